import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from '../../i18n/en';
import { SheetChoice } from './sheet-choice';

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { translation: en } }, interpolation: { escapeValue: false } });
});

const sheets = [
  { name: 'Staff', columns: ['Employee No', 'Name'] },
  { name: 'Former', columns: ['Employee No', 'Name', 'Exit date'] },
];

describe('which sheet of a workbook holds the list', () => {
  it('is the likeliest unless another is chosen', () => {
    const chosen: string[] = [];
    render(<SheetChoice file={new File([], 'people.xlsx')} sheets={sheets} choose={(sheet) => chosen.push(sheet)} />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Which sheet holds the list?' }));
    expect(screen.getByRole('radiogroup', { name: 'Which sheet holds the list?' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use this sheet' }));
    fireEvent.click(screen.getByRole('radio', { name: /Former/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Use this sheet' }));
    expect(chosen).toEqual(['Staff', 'Former']);
  });
});
