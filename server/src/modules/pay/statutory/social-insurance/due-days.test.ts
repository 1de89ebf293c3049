import { dueDayOf } from './due-days';

/** The days as the authorities tell them; see the table for where each was read. */
it.each([
  ['the Emirates: from the 1st to the 15th of the next month', 'ae_gpssa', '2024-10', '2024-11-15'],
  ['Bahrain: in the first 15 days of the next month', 'bh_sio', '2026-11', '2026-12-15'],
  ['India: within fifteen days of the close of the month, that of February too', 'in_epf', '2026-02', '2026-03-15'],
  ['Jordan: in the first 15 days of the next month', 'jo_ssc', '2026-11', '2026-12-15'],
  [
    'Kuwait: at the beginning of the next month, without an additional amount until the 10th',
    'kw_pifss',
    '2026-12',
    '2027-01-10',
  ],
  ['Qatar: not later than the fifth day of the next month', 'qa_grsia', '2026-12', '2027-01-05'],
  ['Saudi Arabia: within the first fifteen days of the next month', 'sa_gosi', '2026-11', '2026-12-15'],
  ['Oman: no rule was found', 'om_spf', '2026-11', null],
  ['Egypt: no rule was found', 'eg_nosi', '2026-11', null],
  ['a month before a scheme is calculated', 'qa_grsia', '2022-12', null],
  ['a scheme of the company', 'own', '2026-11', null],
])('contributions are due: %s', (_name, scheme, month, day) => {
  expect(dueDayOf(scheme, month)).toBe(day);
});
