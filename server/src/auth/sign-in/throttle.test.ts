import { AuthWorld } from '../auth.fixture';
import { Browser } from './browser.fixture';
import { limits } from '../../platform/access/throttle';

let world: AuthWorld;
beforeAll(async () => {
  world = await AuthWorld.start({ rateLimits: true });
});
afterAll(() => world.close());

let lastAddress = 0;
/** An address no other test has used. */
const newAddress = (): string => {
  lastAddress += 1;
  return `198.51.${lastAddress >> 8}.${lastAddress & 255}`;
};
const attempt = async (email: string, password: string, ip: string) =>
  (await world.auth.signInWithPassword({ email, password, ip, userAgent: null })).kind;
const attempts = (count: number, email: () => string, ip: () => string, password = 'wrong horse') =>
  Promise.all(Array.from({ length: count }, () => attempt(email(), password, ip())));
const countOf = (kinds: string[], kind: string): number => kinds.filter((each) => each === kind).length;
beforeEach(() => world.write('DELETE FROM auth_throttle'));

test('a hundred guesses at once count as a hundred: ten are looked at', async () => {
  const { email } = await world.makeUser();
  const ip = newAddress();
  const kinds = await attempts(
    100,
    () => email,
    () => ip,
  );
  expect([countOf(kinds, 'refused'), countOf(kinds, 'throttled')]).toEqual([10, 90]);
});

test('even the right password waits once a pair is throttled, and the answer says how long', async () => {
  const { email, password } = await world.makeUser();
  const ip = newAddress();
  await attempts(
    limits.signInPair.points,
    () => email,
    () => ip,
  );
  const answer = await world.auth.signInWithPassword({ email, password, ip, userAgent: null });
  expect(answer).toEqual({ kind: 'throttled', retryAfterSeconds: expect.any(Number) });
  const { retryAfterSeconds } = answer as { retryAfterSeconds: number };
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(limits.signInPair.seconds);
});

test('the case of the e-mail address opens no second count', async () => {
  const { email, password } = await world.makeUser();
  const ip = newAddress();
  await attempts(
    limits.signInPair.points,
    () => email.toUpperCase(),
    () => ip,
  );
  expect(await attempt(` ${email}`, password, ip)).toBe('throttled');
});

test('an unknown account is throttled like a known one', async () => {
  const ip = newAddress();
  const kinds = await attempts(
    30,
    () => 'nobody@muster.test',
    () => ip,
  );
  expect([countOf(kinds, 'refused'), countOf(kinds, 'throttled')]).toEqual([10, 20]);
});

test('one address cannot try many accounts', async () => {
  const ip = newAddress();
  let account = 0;
  const kinds = await attempts(
    limits.signInAddress.points + 20,
    () => `nobody${(account += 1)}@muster.test`,
    () => ip,
  );
  expect(countOf(kinds, 'throttled')).toBe(20);
});

test('many addresses cannot try one account', async () => {
  const { email } = await world.makeUser();
  const kinds = await attempts(limits.signInAccount.points + 20, () => email, newAddress);
  expect(countOf(kinds, 'throttled')).toBe(20);
});

test('strangers cannot lock the owner out: from where they signed in before, they still do', async () => {
  const { email, password } = await world.makeUser();
  const home = newAddress();
  expect(await attempt(email, password, home)).toBe('signedIn');
  await attempts(limits.signInAccount.points + 20, () => email, newAddress);
  expect(await attempt(email, password, newAddress())).toBe('throttled');
  expect(await attempt(email, password, home)).toBe('signedIn');
});

test('a noisy neighbour behind the same address does not lock them out either', async () => {
  const { email, password } = await world.makeUser();
  const office = newAddress();
  expect(await attempt(email, password, office)).toBe('signedIn');
  let account = 0;
  await attempts(
    limits.signInAddress.points + 20,
    () => `nobody${(account += 1)}@muster.test`,
    () => office,
  );
  expect(await attempt('someone@muster.test', 'wrong horse', office)).toBe('throttled');
  expect(await attempt(email, password, office)).toBe('signedIn');
});

test('right passwords do not use the count up', async () => {
  const { email, password } = await world.makeUser();
  const ip = newAddress();
  const kinds: string[] = [];
  for (let i = 0; i < limits.signInPair.points * 2; i += 1) kinds.push(await attempt(email, password, ip));
  expect(new Set(kinds)).toEqual(new Set(['signedIn']));
});

test('guessing the present password while changing it is throttled too', async () => {
  const { email, password } = await world.makeUser();
  const ip = newAddress();
  const { session } = await world.signIn(email, password, ip);
  const codes: string[] = [];
  for (let i = 0; i < limits.signInPair.points + 1; i += 1) {
    await world.auth
      .changePassword(session, 'wrong horse', 'battery staple', ip)
      .catch((error: { code: string }) => codes.push(error.code));
  }
  expect([countOf(codes, 'INVALID'), countOf(codes, 'TOO_MANY')]).toEqual([limits.signInPair.points, 1]);
});

test('over /api/auth the answer is 429 with Retry-After and an address a client can read', async () => {
  const browser = new Browser(world.base, { 'x-forwarded-for': newAddress() });
  const { email } = await world.makeUser();
  for (let i = 0; i < limits.signInPair.points; i += 1)
    expect((await browser.signIn(email, 'wrong horse')).status).toBe(401);
  const response = await browser.signIn(email, 'wrong horse');
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const { url } = (await response.json()) as { url: string };
  expect(new URL(url).searchParams.get('error')).toBe('TooManyAttempts');
});

test('switched off, nothing is counted', async () => {
  const free = await AuthWorld.start();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      free.auth.signInWithPassword({ email: 'nobody@muster.test', password: 'x', ip: '::1', userAgent: null }),
    ),
  );
  await free.close();
  expect(
    countOf(
      answers.map(({ kind }) => kind),
      'refused',
    ),
  ).toBe(30);
});
