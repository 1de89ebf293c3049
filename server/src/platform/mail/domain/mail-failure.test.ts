import { judgedFailure, mostAttempts, nextAttempt, type SmtpError } from './mail-failure';

it.each<[string, SmtpError, string]>([
  ['a refused address', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'address final bounced'],
  [
    'an address that is none, by its extended code',
    { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 No such user' },
    'address final bounced',
  ],
  [
    'a mailbox that is closed',
    { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.2.1 Mailbox disabled' },
    'address final bounced',
  ],
  [
    'a server that relays for none of us',
    { code: 'EENVELOPE', responseCode: 554, command: 'RCPT TO', response: '554 5.7.1 Relay access denied' },
    'message final',
  ],
  ['a full mailbox for now', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, 'busy'],
  ['refused content', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'message final'],
  ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'sign_in server'],
  ['a server that closes', { responseCode: 421, command: 'CONN' }, 'busy server'],
  ['no answer', { code: 'ETIMEDOUT', command: 'CONN' }, 'timeout server'],
  ['no server', { code: 'ESOCKET', command: 'CONN' }, 'unreachable server'],
  ['no name', { code: 'EDNS', command: 'CONN' }, 'unreachable server'],
  ['a broken connection', { code: 'ECONNECTION', command: 'DATA' }, 'unreachable server'],
  ['anything else', {}, 'other'],
])('%s is judged %3$s', (_what, error, expected) => {
  const { failure, isFinal, isOfServer, hasBounced } = judgedFailure(error);
  expect([failure, isFinal && 'final', isOfServer && 'server', hasBounced && 'bounced'].filter(Boolean).join(' ')).toBe(
    expected,
  );
});

it(`is tried ${mostAttempts} times, each later than the one before`, () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const waits = Array.from({ length: mostAttempts }, (_, at) => nextAttempt(at + 1, now)?.getTime());
  expect(waits.at(-1)).toBeUndefined();
  const times = waits.slice(0, -1) as number[];
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[0]! - now.getTime()).toBe(60_000);
});
