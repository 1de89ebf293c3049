import { decideVerification, usableFrom } from './verification';
import { say } from '../../platform/text';

it.each([
  ['another person verifies it', { state: 'pending', enteredById: 'u1' }, null],
  ['who entered it does not', { state: 'pending', enteredById: 'u2' }, /You entered/],
  ['whose account it is does not', { state: 'pending', enteredById: 'u1', employeeId: 'e2' }, /your own/],
  ['what is verified is not verified again', { state: 'verified', enteredById: 'u1' }, /does not wait/],
  ["an account of a vendor is nobody's own", { state: 'pending', enteredById: 'u1', employeeId: null }, null],
  ['nor verified by who entered it', { state: 'pending', enteredById: 'u2', employeeId: null }, /You entered/],
  ['where there is none, nothing is', { state: null, enteredById: null, employeeId: null }, /does not wait/],
] as const)('%s', (_what, account, message) => {
  const because = decideVerification(
    { employeeId: 'e1', ...account },
    {
      id: 'u2',
      employeeId: account.state === null || ('employeeId' in account && account.employeeId === null) ? null : 'e2',
    },
  );
  if (message === null) expect(because).toBeNull();
  else expect(say(because!, 'en')).toMatch(message);
});

it.each([
  ['the first account holds from the day wanted', '2026-01-01', false, '2026-01-01'],
  ['one that replaces another waits', '2026-08-01', true, '2026-08-23'],
  ['one for later is not held up further', '2026-09-01', true, '2026-09-01'],
] as const)('%s', (_what, wanted, replaces, day) => expect(usableFrom(wanted, replaces, '2026-08-20', 3)).toBe(day));
