import { say } from '../../../platform/text';
import { createProfile } from '../columns/column-profile';
import type { ImportSettings } from '../columns/import-settings';
import { offersFor } from '../columns/offers';
import { checkRow } from './check-row';
import { checked, codesOf, headers, planFor, sound } from './untidy-list.fixture';

describe('days that all tell an evening hour', () => {
  const offered = (...days: string[]) => {
    const profile = createProfile(['Name', 'Hire date']);
    days.forEach((day) => profile.add(['Jo Doe', day]));
    return offersFor(profile.columns, { Name: 'fullName', 'Hire date': 'hireDate' })
      .filter(({ kind }) => kind === 'dayShift')
      .map(({ suggested, isAsked }) => [suggested, isAsked])[0];
  };
  // Midnight in Dubai is 20:00 UTC of the day before; in Cairo 22:00, in summer 21:00.
  test.each<[string, string[], unknown]>([
    ['in UTC', ['2021-01-31T20:00:00.000Z', '2021-02-28T20:00:00.000Z'], ['next_day', true]],
    ['without saying so', ['2021-01-31 20:00', '2021-02-28 20:00'], ['next_day', true]],
    ['of two halves of a year', ['2021-01-31 22:00', '2021-06-30 21:00'], ['next_day', true]],
    ['or midnight itself', ['2021-01-31 00:00', '2021-06-30 23:00'], ['next_day', true]],
    ['of a real clock', ['2021-01-31 20:07', '2021-02-28 20:07'], undefined],
    ['and others', ['2021-01-31 20:00', '2021-02-28 17:00'], undefined],
    ['but for one', ['2021-01-31 20:00', '2021-02-28'], undefined],
    ['of midnight', ['2021-01-31 00:00', '2021-02-28 00:00'], undefined],
    ['at the last second', ['2021-01-31 23:59:59', '2021-02-28 23:59:59'], undefined],
  ])('%s are asked about: %j', (_, days, expected) => expect(offered(...days)).toEqual(expected));
  test.each<[ImportSettings['dayShifts'], string]>([
    [{ hireDate: 'next_day' }, '2012-05-01'],
    [{ hireDate: 'as_written' }, '2012-04-30'],
    [{}, '2012-04-30'],
  ])('by %j 30 April at 20:00 is %s', (dayShifts, hired) => {
    expect(checked({ DateofHire: '4/30/2012 20:00' }, { dayShifts }).person?.values.hireDate).toBe(hired);
  });
});

describe('amounts that may be thousands', () => {
  const offered = (header: string, ...cells: string[]) => {
    const profile = createProfile(['Name', header]);
    cells.forEach((cell) => profile.add(['Jo Doe', cell]));
    return offersFor(profile.columns, { Name: 'fullName', [header]: header === 'Salary' ? 'salary' : 'weeklyHours' })
      .filter(({ kind }) => kind === 'decimalMark')
      .map(({ suggested, isAsked }) => [suggested, isAsked])[0];
  };
  test.each<[string[], unknown]>([
    [
      ['5.500', '12.250', '4.500'],
      ['comma', true],
    ],
    [
      ['450.500', '620.250'],
      ['point', true],
    ],
    [['5.500', '4500.50'], undefined],
    [['5,500', '4,500'], undefined],
    [
      ['5.500,00', '4.500,00'],
      ['comma', false],
    ],
    [
      ['5.500', '4.500,00'],
      ['comma', true],
    ],
    [['4500', '5500'], undefined],
  ])('%j: %j', (cells, expected) => expect(offered('Salary', ...cells)).toEqual(expected));
  test('are asked about by a cell that shows the doubt, not by the error or the shortened number above it', () => {
    const profile = createProfile(['Name', 'Salary']);
    for (const cell of ['#REF!', '4.5E+3', '5.500']) profile.add(['Jo Doe', cell]);
    const [offer] = offersFor(profile.columns, { Name: 'fullName', Salary: 'salary' }).filter(
      ({ kind }) => kind === 'decimalMark',
    );
    expect(say(offer!.because, 'en')).toContain('"5.500"');
  });
  test('are asked about in hours too', () =>
    expect(offered('Weekly hours', '37.500', '40.000')).toEqual(['point', true]));
  test.each<[ImportSettings['decimalMarks'], string, string[]]>([
    [{ salary: 'comma' }, '5500.00', []],
    [{ salary: 'point' }, '5.50', ['pay_low']],
  ])('5.500 by %j is %s', (decimalMarks, pay, codes) => {
    const row = checked({ Salary: '5.500' }, { decimalMarks, payPeriod: 'monthly' });
    expect([row.person?.salary, codesOf(row)]).toEqual([pay, codes]);
  });
});

test.each([
  ['40', '40'],
  ['40:00', '40'],
  ['37:30', '37.5'],
  ['37:20', '37.33'],
  ['7:77', undefined],
])('hours a week written %s are %s', (said, hours) => {
  const withHours = [...headers, 'Weekly hours'];
  const profile = createProfile(withHours);
  sound.forEach((row) => profile.add([...row, said]));
  const plan = {
    ...planFor(sound),
    headers: withHours,
    mapping: { ...planFor(sound).mapping, 'Weekly hours': 'weeklyHours' },
  };
  expect(checkRow({ row: 5, cells: [...sound[3]!, said] }, plan).person?.weeklyHours).toBe(hours);
});
