import { retentionOf } from './retention-laws';

it.each([
  [
    'the UAE: pay for seven years, files of workers for two',
    'AE',
    { pay: '2032-01-31', time: '2027-01-31', employment: '2027-01-31' },
  ],
  ['Saudi Arabia: what accounts rest on for ten years', 'SA', { pay: '2035-01-31', time: null, employment: null }],
  ['a country without a rule of its own: no term is made up', 'XX', { pay: null, time: null, employment: null }],
])('records of an employment that ended on 31 January 2025 are kept in %s', (_name, country, until) => {
  expect(retentionOf(country, '2025-01-31', '2026-11-24').until).toEqual(until);
});
