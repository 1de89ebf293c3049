import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { Select } from 'antd';
import { holds, searchedBy } from './choice-search';

it.each([
  ['Müller, Anna', 'muller', true],
  ['Müller, Anna', 'anna MÜL', true],
  ['Müller, Anna', 'mueller', true],
  ['Müller, Anna', 'moller', false],
  ['O’Neil, Sean', 'oneil', true],
  ['Weiß', 'weiss', true],
  ['فاطمة الزهراء', 'فاطمه', true],
  ['إجازة سنوية', 'اجازه', true],
  ['شهر ٣', '3', true],
  ['Annual leave', '', true],
])('%s with %s typed: %s', (text, typed, isFound) => {
  expect(holds(text, typed)).toBe(isFound);
});

it('choices are found in any spelling, by the parts that are named', () => {
  const options = [
    { value: 'a', label: 'Núñez', detail: 'Zürich' },
    { value: 'b', label: 'أحمد', detail: 'Nunavut' },
    { value: 'c', label: <b>Nunez</b> },
  ];
  render(<Select aria-label="Who" open options={options} showSearch={searchedBy('label', 'detail')} />);
  const shown = (typed: string) => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Who' }), { target: { value: typed } });
    return [...document.querySelectorAll('.ant-select-item-option-content')].map(({ textContent }) => textContent);
  };
  expect(shown('nunez')).toEqual(['Núñez']);
  expect(shown('zurich')).toEqual(['Núñez']);
  expect(shown('احمد')).toEqual(['أحمد']);
  expect(shown('nun')).toEqual(['Núñez', 'أحمد']);
});

const source = path.resolve(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|generated/.test(name),
);

/**
 * Parts of files that look for what is typed by the letters themselves: by the filter of a Select, of which that of one
 * for many is on by itself.
 */
const byTheLetter = (text: string): string[] => [
  ...(text.match(/optionFilterProp\b.*/g) ?? []),
  ...(text.match(/(Lower|Upper)Case\(\)\s*\.(includes|startsWith|indexOf)\(.*/g) ?? []),
  ...(text.match(/<Select\b(?:[^>]|=>)*mode="multiple"(?:[^>]|=>)*>/g) ?? []).filter(
    (each) => !/showSearch|shared/.test(each),
  ),
];

it('is the only way the app looks for what is typed', () => {
  expect(byTheLetter(`<Select mode="multiple" onChange={(x) => x} />`)).toHaveLength(1);
  expect(byTheLetter(`a.toLowerCase().includes(b)`)).toHaveLength(1);
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.flatMap((name) =>
      byTheLetter(readFileSync(path.join(source, name), 'utf8')).map((found) => `${name}: ${found}`),
    ),
  ).toEqual([]);
});
