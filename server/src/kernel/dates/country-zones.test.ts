import { zonesOfCountry } from './country-zones';

const now = Date.parse('2026-03-15T08:00:00Z');

it.each([
  ['AE', ['Asia/Dubai']],
  ['SA', ['Asia/Riyadh']],
  ['QA', ['Asia/Qatar']],
  ['EG', ['Africa/Cairo']],
  ['FR', ['Europe/Paris']],
  // Berlin and Büsingen go by the same clocks.
  ['DE', ['Europe/Berlin']],
  ['ES', ['Africa/Ceuta', 'Atlantic/Canary']],
])('%s has the zones %j', (country, zones) => {
  expect(zonesOfCountry(country, now)).toEqual(zones);
});

it.each(['US', 'AU', 'CA', 'BR', 'ID', 'PT', 'RU'])('%s has several', (country) => {
  expect(zonesOfCountry(country, now).length).toBeGreaterThan(1);
});

it('an island where nobody lives may have none', () => {
  expect(zonesOfCountry('BV', now)).toEqual([]);
});
