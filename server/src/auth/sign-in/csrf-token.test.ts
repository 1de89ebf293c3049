import { csrfTokenOf, isCsrfTokenRight, newCsrfToken } from './csrf-token';
import { keyFor } from '../keys';

const key = keyFor('csrf', 'the secret of this server');
const { token, cookie } = newCsrfToken(key);
const foreign = newCsrfToken(keyFor('csrf', 'another secret'));
const other = newCsrfToken(key);

test('a token is 32 random bytes in hex and comes with its keyed digest', () => {
  expect(cookie).toMatch(/^[0-9a-f]{64}\|[0-9a-f]{64}$/);
  expect(csrfTokenOf(cookie, key)).toBe(token);
  expect(other.token).not.toBe(token);
});

test.each<[string, string | undefined, unknown, boolean]>([
  ['its own token', cookie, token, true],
  ['no cookie', undefined, token, false],
  ['an empty cookie', '', '', false],
  ['another token of ours', cookie, other.token, false],
  ['a cookie of another server', foreign.cookie, foreign.token, false],
  ['a token without digest', token, token, false],
  ['a changed digest', `${token}|${'0'.repeat(64)}`, token, false],
  ['the digest as the token', cookie, cookie.split('|')[1], false],
  ['no token', cookie, undefined, false],
  ['a list', cookie, [token], false],
  ['a token cut short', cookie, token.slice(0, 63), false],
  ['as many letters, more bytes', cookie, 'é'.repeat(64), false],
  ['upper-case letters', cookie, token.toUpperCase().replace(/\d/g, 'A'), false],
])('a body with %s', (_name, sentCookie, sentToken, isRight) => {
  expect(isCsrfTokenRight(sentCookie, sentToken, key)).toBe(isRight);
});
