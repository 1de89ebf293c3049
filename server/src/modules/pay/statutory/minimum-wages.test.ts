import { minimumWageOn, minimumWages } from './minimum-wages';

const cases: [law: string, country: string, day: string, basic: string | null, gross: string | null][] = [
  ['the Emirates name none until every salary had to be raised', 'AE', '2026-06-30', null, null],
  ['6,000 to citizens in the Emirates since July 2026', 'AE', '2026-07-01', null, '6000'],
  ['225 basic of 325 to citizens in Oman since July 2013', 'OM', '2013-07-01', '225', '325'],
  ['none in Qatar the day before', 'QA', '2021-03-19', null, null],
  ['1,000 basic to everybody in Qatar since 20 March 2021', 'QA', '2021-03-20', '1000', null],
  ['75 to everybody in Kuwait', 'KW', '2026-10-31', null, '75'],
  ['290 to everybody in Jordan until the end of 2027', 'JO', '2027-12-31', null, '290'],
  ['what was decided until a day holds no longer', 'JO', '2028-01-01', null, null],
  ['none in a country without one on file', 'SA', '2026-10-31', null, null],
];
it.each(cases)('the minimum wage is: %s', (_law, country, day, basic, gross) => {
  const wage = minimumWageOn(country, day);
  expect([wage?.basic ?? null, wage?.gross ?? null]).toEqual([basic, gross]);
});

it('the newest stands first within a country', () => {
  for (const { country } of minimumWages) {
    const days = minimumWages.filter((wage) => wage.country === country).map(({ validFrom }) => validFrom);
    expect(days).toEqual(days.toSorted().toReversed());
  }
});
