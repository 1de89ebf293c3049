import { codeOfRehire } from './code-of-rehire';

it.each([
  ['E-7', false, 'E-7-2'],
  ['E-7-2', true, 'E-7-3'],
  ['E-7-2', false, 'E-7-2-2'],
  ['104', true, '104-2'],
])('who was %s (rehired: %s) comes back as %s', (code, wasRehired, proposed) => {
  expect(codeOfRehire(code, wasRehired)).toBe(proposed);
});
