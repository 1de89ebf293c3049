import { createTestApp, type TestApp } from '../../../test/test-app';
import { newId } from '../../platform/records/ids';
import { limits } from '../../platform/access/throttle';
import { Browser } from '../sign-in/browser.fixture';
import { mailedText } from './mailed.fixture';

let test: TestApp;
let company: string;
let now = new Date('2026-11-10T08:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ rateLimits: true, clock: () => now });
  company = await test.company();
});
afterAll(() => test.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 3 * 60 * 60_000);
  await test.sql('delete from auth_throttle');
});

const password = 'a harbour at night';
let last = 0;
/** An address no other test has used. */
const elsewhere = () => `203.0.${(last += 1) >> 8}.${last & 255}`;
const browserAt = (ip: string) => new Browser(test.url, { 'x-forwarded-for': ip });
/** The same browser in another place. */
function moved(browser: Browser, ip = elsewhere()): Browser {
  const there = browserAt(ip);
  for (const [name, cookie] of browser.cookies) there.cookies.set(name, cookie);
  return there;
}
async function owner() {
  const { id } = await test.as({ company });
  const [{ email }] = (await test.sql<{ email: string }>(
    'update app_user set password_hash = $2 where id = $1 returning email',
    [id, await test.app.auth.passwords.hashPassword(password)],
  )) as [{ email: string }];
  return { id, email };
}
const statusOf = async (browser: Browser, email: string, word = password) => (await browser.signIn(email, word)).status;
/** Strangers use up all tries of an account, each from an address of its own. */
const attacked = async (email: string) => {
  const answers = await Promise.all(
    Array.from({ length: limits.signInAccount.points + 5 }, () =>
      test.app.auth.signInWithPassword({ email, password: 'wrong horse', ip: elsewhere(), userAgent: null }),
    ),
  );
  expect(answers.filter(({ kind }) => kind === 'throttled').length).toBe(5);
};
const asked = async (query: string, variables: object, ip: string) =>
  (await (
    await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify({ query, variables }),
    })
  ).json()) as {
    data: Record<string, unknown> | null;
    errors?: { extensions: { code: string; retryAfterSeconds?: number } }[];
  };
const reset = 'mutation($e: String!) { requestPasswordReset(email: $e) }';

describe('while strangers try an account, its owner', () => {
  it('gets in from a new address with the browser that was signed in before', async () => {
    const { email } = await owner();
    const browser = browserAt(elsewhere());
    expect(await statusOf(browser, email)).toBe(200);
    await attacked(email);
    expect(await statusOf(browserAt(elsewhere()), email)).toBe(429);
    expect(await statusOf(moved(browser), email)).toBe(200);
  });

  it('gets in from a new address with another browser by choosing a new password by mail', async () => {
    const { email } = await owner();
    await attacked(email);
    const home = elsewhere();
    expect(await statusOf(browserAt(home), email)).toBe(429);
    expect((await asked(reset, { e: email }, home)).data).toEqual({ requestPasswordReset: true });
    const token = /#([\w-]{43})/.exec(await mailedText(test, email))![1]!;
    expect(
      (
        await asked(
          'mutation($t: String!) { choosePassword(token: $t, password: "a lighthouse in fog") }',
          { t: token },
          home,
        )
      ).data,
    ).toEqual({ choosePassword: true });
    expect(await statusOf(browserAt(home), email, 'a lighthouse in fog')).toBe(200);
    expect(await statusOf(browserAt(elsewhere()), email, 'a lighthouse in fog')).toBe(429);
  });
});

describe('what a browser keeps of the accounts it was signed in to', () => {
  const cookieOf = (browser: Browser) => browser.cookies.get('muster.browser')!;

  it('gives whoever stole it as few tries as anybody, and none at other accounts', async () => {
    const [{ email }, other] = [await owner(), await owner()];
    const browser = browserAt(elsewhere());
    await browser.signIn(email, password);
    await attacked(email);
    const statuses: number[] = [];
    for (let guess = 0; guess < limits.signInDevice.points + 1; guess += 1)
      statuses.push(await statusOf(moved(browser), email, 'wrong horse'));
    expect(statuses).toEqual([...Array<number>(limits.signInDevice.points).fill(401), 429]);
    await attacked(other.email);
    expect(await statusOf(moved(browser), other.email)).toBe(429);
  });

  it('is worth nothing when made up, changed or a year old', async () => {
    const { email, id } = await owner();
    const browser = browserAt(elsewhere());
    await browser.signIn(email, password);
    await attacked(email);
    const kept = cookieOf(browser).value;
    for (const value of [
      `${id}.${kept.split('.').slice(1).join('.')}x`,
      kept.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      `${newId()}${kept.slice(24)}`,
      'x'.repeat(4000),
    ]) {
      const thief = browserAt(elsewhere());
      thief.cookies.set('muster.browser', { value, attributes: new Map() });
      expect(await statusOf(thief, email)).toBe(429);
    }
    now = new Date(now.getTime() + 366 * 86_400_000);
    await attacked(email);
    expect(await statusOf(moved(browser), email)).toBe(429);
  });

  it('is read by no script, sent from no other site, and stays after signing out', async () => {
    const { email } = await owner();
    const browser = browserAt(elsewhere());
    await browser.signIn(email, password);
    const { attributes } = cookieOf(browser);
    expect([attributes.has('httponly'), attributes.get('samesite'), attributes.get('path')]).toEqual([
      true,
      'Lax',
      '/',
    ]);
    await browser.post('/api/auth/signout', { csrfToken: await browser.csrfToken(), json: 'true' });
    expect(browser.cookies.has('muster.browser')).toBe(true);
  });

  it('holds five accounts, the last ones used', async () => {
    const browser = browserAt(elsewhere());
    const owners = [];
    for (let at = 0; at < 6; at += 1) {
      const one = await owner();
      owners.push(one);
      await browser.signIn(one.email, password);
    }
    expect(
      cookieOf(browser)
        .value.split('~')
        .map((entry) => entry.slice(0, 24)),
    ).toEqual(
      owners
        .slice(1)
        .reverse()
        .map(({ id }) => id),
    );
  });
});

describe('tries are counted for', () => {
  it('links to choose a password that one sender asks for, whether there is such an account or not', async () => {
    for (const email of [`${newId()}@example.com`, (await owner()).email]) {
      const ip = elsewhere();
      const codes = await Promise.all(
        Array.from(
          { length: limits.resetAddress.points + 2 },
          async () => (await asked(reset, { e: email }, ip)).errors?.[0]?.extensions.code,
        ),
      );
      expect(codes.filter((code) => code === 'TOO_MANY').length).toBe(2);
      now = new Date(now.getTime() + 61 * 60_000);
      expect((await asked(reset, { e: email }, ip)).errors).toBeUndefined();
    }
  });

  it.each([
    [
      'devices',
      (ip: string) =>
        fetch(`${test.url}/device/self`, {
          headers: { authorization: `Device ${company}.${newId()}.${'a'.repeat(32)}`, 'x-forwarded-for': ip },
        }),
      401,
    ],
    [
      'calendars',
      (ip: string) =>
        fetch(`${test.url}/calendar-feeds/${company}${'a'.repeat(43)}.ics`, { headers: { 'x-forwarded-for': ip } }),
      404,
    ],
  ])('tokens of %s that nobody was given', async (_what, show, refused) => {
    const ip = elsewhere();
    const statuses: number[] = [];
    for (let at = 0; at < limits.unknownToken.points + 1; at += 1) statuses.push((await show(ip)).status);
    expect([new Set(statuses.slice(0, -1)), statuses.at(-1)]).toEqual([new Set([refused]), 429]);
    expect((await show(elsewhere())).status).toBe(refused);
    now = new Date(now.getTime() + 16 * 60_000);
    expect((await show(ip)).status).toBe(refused);
  });

  it('tokens of mailed links that nobody was given', async () => {
    const ip = elsewhere();
    const show = async () =>
      (await asked('query { passwordLink(token: "none") { kind } }', {}, ip)).errors?.[0]?.extensions.code;
    for (let at = 0; at < limits.unknownToken.points; at += 1) expect(await show()).toBeUndefined();
    expect(await show()).toBe('TOO_MANY');
  });

  it('a device that is known is not refused for wrong tokens of its neighbours', async () => {
    const ip = elsewhere();
    const admin = await test.as({ type: 'admin', company });
    const { data } = await admin.graphql('mutation { made: createPunchDevice(input: {name: "Gate"}) { id } }');
    const {
      data: { issued },
    } = await admin.graphql('mutation($id: ID!) { issued: issue_tokenPunchDevice(id: $id) { token } }', {
      id: data.made.id,
    });
    const shown = async (token: string) =>
      (await fetch(`${test.url}/device/self`, { headers: { authorization: `Device ${token}`, 'x-forwarded-for': ip } }))
        .status;
    for (let at = 0; at < limits.unknownToken.points + 1; at += 1) await shown('wrong');
    expect(await shown('wrong')).toBe(429);
    expect(await shown(issued.token)).toBe(200);
  });

  it('no longer than they last: what ended is cleared away, so that the table stays small', async () => {
    const fill = 'insert into auth_throttle select $1 || n, 1, $2 from generate_series(1, 500) n';
    await test.sql(fill, ['old:', now.getTime() - 1]);
    now = new Date(now.getTime() + 120_000);
    await asked(reset, { e: 'nobody@example.com' }, elsewhere());
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await test.sql(`select 1 from auth_throttle where key like 'old:%'`)).toEqual([]);
  });
});
