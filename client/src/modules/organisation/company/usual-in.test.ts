import { usualIn } from './usual-in';

// CLDR's week data as it stands in ICU; currencies by ISO 4217.
it.each([
  ['AE', { currency: 'AED', weekStart: 'monday', weekendDays: [0, 6] }],
  ['SA', { currency: 'SAR', weekStart: 'sunday', weekendDays: [5, 6] }],
  ['KW', { currency: 'KWD', weekStart: 'saturday', weekendDays: [5, 6] }],
  ['IN', { currency: 'INR', weekStart: 'sunday', weekendDays: [0] }],
  ['DE', { weekStart: 'monday', weekendDays: [0, 6] }],
  [null, {}],
])('a company of %s begins with %j', (country, usual) => {
  expect(usualIn(country)).toEqual(usual);
});
