import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { keyFor } from './keys';
import { readSessionToken, signSessionToken } from './tokens';

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-12-20T10:00:00Z');
const key = keyFor('jwt', 'the secret of this server');
const sessionId = '0123456789abcdef01234567';
const genuine = signSessionToken(key, sessionId, now, later);
const claims = {
  sid: sessionId,
  typ: 'session',
  iss: 'muster',
  aud: 'muster:session',
  iat: now.getTime() / 1000,
  exp: later.getTime() / 1000,
};
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (changes: object, algorithm: jwt.Algorithm = 'HS256', by = key): string =>
  jwt.sign({ ...claims, ...changes }, by, { algorithm });
const without = (name: keyof typeof claims): string => {
  const { [name]: _gone, ...rest } = claims;
  const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(rest)}`;
  return `${head}.${createHmac('sha256', key).update(head).digest('base64url')}`;
};

test('a genuine token names its session', () => {
  expect(readSessionToken(key, genuine, now)).toEqual({ sessionId, issuedAt: now });
  expect(readSessionToken(key, signed({}), now)).toEqual({ sessionId, issuedAt: now });
});

test.each([
  ['without a signature, algorithm none', `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
  [
    'with algorithm None and the genuine signature',
    `${part({ alg: 'None' })}.${genuine.split('.').slice(1).join('.')}`,
  ],
  ['signed with another algorithm', signed({}, 'HS512')],
  ['signed with another secret', signed({}, 'HS256', keyFor('jwt', 'another secret'))],
  ['signed with the key of another purpose', signed({}, 'HS256', keyFor('csrf', 'the secret of this server'))],
  ['for another audience', signed({ aud: 'muster:other' })],
  ['by another issuer', signed({ iss: 'other' })],
  ['of another type', signed({ typ: 'api' })],
  ['without a type', without('typ')],
  ['without an audience', without('aud')],
  ['without an issuer', without('iss')],
  ['without an expiry', without('exp')],
  ['without a time of issue', without('iat')],
  ['without a session', without('sid')],
  ['naming no id', signed({ sid: "x' OR 1=1 --" })],
  ['naming a list of ids', signed({ sid: [sessionId] })],
  [
    'with a changed payload',
    `${genuine.split('.')[0]}.${part({ ...claims, sid: 'f'.repeat(24) })}.${genuine.split('.')[2]}`,
  ],
  ['that expired', signSessionToken(key, sessionId, new Date('2026-10-01'), new Date('2026-10-31'))],
  ['that is empty', ''],
  ['that is not a token', 'abc'],
  ['that is no JSON inside', 'a.b.c'],
])('a token %s is refused', (_name, token) => {
  expect(readSessionToken(key, token, now)).toBeNull();
});

test('a token ends in the second of its expiry', () => {
  expect(readSessionToken(key, genuine, new Date(later.getTime() - 1000))).not.toBeNull();
  expect(readSessionToken(key, genuine, later)).toBeNull();
});
