import { asHours } from './hours';

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [485, '8:05'],
  [6000, '100:00'],
])('%d minutes are %s', (minutes, text) => {
  expect(asHours(minutes)).toBe(text);
});
