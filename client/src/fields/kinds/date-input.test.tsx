import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import DateInput from './date-input';

let firstDay: number | undefined;
jest.mock('react-i18next', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }));
jest.mock('../../access/session', () => ({ useSession: () => ({ session: { company: { timeZone: 'Asia/Dubai' } } }) }));
jest.mock('../../generated/fields/kinds', () => ({
  useWeekOfPickersQuery: () => ({ data: firstDay === undefined ? undefined : { week: { firstDay } } }),
}));

test('a day that is being typed stays when the week of the company arrives meanwhile', async () => {
  const onChange = jest.fn();
  const field = () => (
    <Suspense>
      <DateInput value="2027-01-27" onChange={onChange} />
    </Suspense>
  );
  const { rerender } = await act(async () => render(field()));
  const box = await screen.findByRole('textbox');
  fireEvent.mouseDown(box);
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: '5 Mar 2031' } });
  firstDay = 0;
  rerender(field());
  expect(box).toHaveProperty('value', '5 Mar 2031');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(onChange.mock.calls).toEqual([['2031-03-05']]);
});
