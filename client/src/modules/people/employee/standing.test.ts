import { standingOf } from './standing';

it.each([
  ['2026-01-01', null, 'now'],
  ['2026-11-20', null, 'now'],
  ['2026-01-01', '2026-11-20', 'now'],
  ['2026-01-01', '2026-11-19', 'past'],
  ['2026-11-21', null, 'future'],
  ['2026-11-21', '2026-12-31', 'future'],
])('a fact from %s to %s is %s on 20 November', (validFrom, validTo, standing) => {
  expect(standingOf({ validFrom, validTo }, '2026-11-20')).toBe(standing);
});
