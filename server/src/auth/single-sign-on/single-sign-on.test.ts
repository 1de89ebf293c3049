import { newId } from '../../platform/records/ids';
import { Stage, told } from './company-sign-in.fixture';
import type { Lies, Person } from './directory.fixture';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.aheadMs = 0;
});

const minutes = 60_000;

it('a member comes in by an address their provider verified, and is known by its subject from then on', async () => {
  const company = await stage.company();
  const member = await stage.member(company);
  const { browser, end } = await stage.through(company, member.known);
  expect(end).toBe('http://localhost');
  expect((await browser.session()).user).toMatchObject({ _id: member.id, company_id: company.id });
  expect(await stage.told(company)).toEqual([['sign_in', '127.0.0.1']]);
  const later = await stage.through(company, { ...member.known, email: 'new@elsewhere.example' });
  expect((await later.browser.session()).user).toMatchObject({ _id: member.id });
});

it('the browser is sent with PKCE, state and nonce, and goes on to where it was before', async () => {
  const company = await stage.company();
  const member = await stage.member(company);
  const browser = stage.browser();
  const { url } = (await (
    await stage.press(browser, company, { callbackUrl: '/calendar', email: member.known['email'] })
  ).json()) as { url: string };
  const asked = new URL(url);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'muster',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    redirect_uri: `http://localhost/api/auth/callback/oidc/${company.provider}`,
    login_hint: member.known['email'],
  });
  expect([...asked.searchParams.keys()]).toEqual(expect.arrayContaining(['state', 'nonce', 'code_challenge']));
  const cookie = browser.cookies.get('muster.single-sign-on')!;
  expect([cookie.attributes.has('httponly'), cookie.attributes.get('samesite')]).toEqual([true, 'Lax']);
  const answer = new URL(await company.directory.visit(url, member.known));
  expect(await stage.come(browser, answer.pathname + answer.search)).toBe('http://localhost/calendar');
  expect(browser.cookies.has('muster.single-sign-on')).toBe(false);
});

it('nobody is sent to a provider by an address alone, nor without the token of the page', async () => {
  const company = await stage.company();
  const browser = stage.browser();
  expect(await stage.come(browser, `/api/auth/signin/oidc/${company.provider}?callbackUrl=/people`)).toBe(
    `/login?callbackUrl=http%3A%2F%2Flocalhost%2Fpeople&provider=${company.provider}`,
  );
  const pressed = await browser.post(`/api/auth/signin/oidc/${company.provider}`, { json: 'true' });
  expect(await pressed.json()).toEqual({ url: 'http://localhost/api/auth/signin?csrf=true' });
  expect(browser.cookies.has('muster.single-sign-on')).toBe(false);
  expect(company.directory.asked).toEqual([]);
});

describe('what a provider sends back is refused', () => {
  const aMinuteOver = 60 + 61;
  const cases: [string, Lies | ((seconds: number) => Lies)][] = [
    ['with a signature of another key', { isForged: true }],
    ['without a signature', { isUnsigned: true }],
    ['for another audience', { claims: { aud: 'another product' } }],
    ['for several audiences, where another was authorized', { claims: { aud: ['muster', 'x'], azp: 'x' } }],
    ['by another issuer', { claims: { iss: 'https://another.example.com' } }],
    ['with another nonce', { claims: { nonce: 'of another question' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['that ran out longer ago than clocks may differ', (now) => ({ claims: { exp: now - aMinuteOver } })],
    [
      'that will be issued later than clocks may differ',
      (now) => ({ claims: { iat: now + aMinuteOver, exp: now + 300 } }),
    ],
    ['that was issued before it was asked for', (now) => ({ claims: { iat: now - 660 - 1, exp: now + 300 } })],
    ['that says when it ends no more', { claims: { exp: undefined } }],
    ['in the name of another issuer beside the code', { answer: { iss: 'https://another.example.com' } }],
    ['without an issuer beside the code, where it promises one', { answer: { iss: undefined } }],
    ['without a code', { answer: { code: undefined } }],
    ['with a code it never gave', { answer: { code: 'guessed' } }],
  ];
  it.each(cases)('%s', async (_what, lies) => {
    const company = await stage.company();
    const member = await stage.member(company);
    company.directory.lies = typeof lies === 'function' ? lies(company.directory.seconds()) : lies;
    const { browser, end } = await stage.through(company, member.known);
    expect(told(end)).toBe('SingleSignOn_notProven');
    expect(await browser.session()).toEqual({});
    expect(await stage.told(company)).toEqual([['refuse_sign_in', 'notProven']]);
  });

  it('but not for a clock that is a little off', async () => {
    const company = await stage.company();
    const member = await stage.member(company);
    const now = company.directory.seconds();
    company.directory.lies = { claims: { exp: now - 20, iat: now + 20 } };
    expect((await stage.through(company, member.known)).end).toBe('http://localhost');
  });

  it('and the time that counts is the one of the server', async () => {
    stage.aheadMs = 90 * 24 * 60 * minutes;
    const company = await stage.company();
    const member = await stage.member(company);
    expect((await stage.through(company, member.known)).end).toBe('http://localhost');
    const now = Math.floor(Date.now() / 1000);
    company.directory.lies = { claims: { iat: now, exp: now + 300 } };
    expect(told((await stage.through(company, member.known)).end)).toBe('SingleSignOn_notProven');
  });
});

it('who turns back at the provider is told so', async () => {
  const company = await stage.company();
  company.directory.lies = { answer: { code: undefined, error: 'access_denied' } };
  const { end } = await stage.through(company, stage.knownAs(`a@${company.domain}`));
  expect(told(end)).toBe('SingleSignOn_cancelled');
  expect(await stage.told(company)).toEqual([['refuse_sign_in', 'cancelled']]);
});

describe('an answer counts', () => {
  it('once: the same address signs nobody in again, with the same cookie either', async () => {
    const company = await stage.company();
    const member = await stage.member(company);
    const browser = stage.browser();
    const { url } = (await (await stage.press(browser, company)).json()) as { url: string };
    const cookie = browser.cookies.get('muster.single-sign-on')!;
    const { pathname, search } = new URL(await company.directory.visit(url, member.known));
    expect(await stage.come(browser, pathname + search)).toBe('http://localhost');
    expect(told(await stage.come(browser, pathname + search))).toBe('SingleSignOn_expired');
    const thief = stage.browser();
    thief.cookies.set('muster.single-sign-on', cookie);
    expect(told(await stage.come(thief, pathname + search))).toBe('SingleSignOn_expired');
    const another = new URL(await company.directory.visit(url, member.known));
    expect(told(await stage.come(thief, another.pathname + another.search))).toBe('SingleSignOn_expired');
    expect(await thief.session()).toEqual({});
  });

  it('in the browser that asked alone', async () => {
    const company = await stage.company();
    const member = await stage.member(company);
    const [one, other] = [stage.browser(), stage.browser()];
    const { url } = (await (await stage.press(one, company)).json()) as { url: string };
    await stage.press(other, company);
    const { pathname, search } = new URL(await company.directory.visit(url, member.known));
    expect(told(await stage.come(other, pathname + search))).toBe('SingleSignOn_expired');
    expect(told(await stage.come(stage.browser(), pathname + search))).toBe('SingleSignOn_expired');
    expect(await stage.come(one, pathname + search)).toBe('http://localhost');
  });

  it('for ten minutes, and with a cookie of ours alone', async () => {
    const company = await stage.company();
    const member = await stage.member(company);
    const browser = stage.browser();
    const { url } = (await (await stage.press(browser, company)).json()) as { url: string };
    const { pathname, search } = new URL(await company.directory.visit(url, member.known));
    stage.aheadMs = 11 * minutes;
    expect(told(await stage.come(browser, pathname + search))).toBe('SingleSignOn_expired');
    browser.cookies.set('muster.single-sign-on', { value: 'eyJhbGciOiJub25lIn0.e30.', attributes: new Map() });
    expect(told(await stage.come(browser, pathname + search))).toBe('SingleSignOn_expired');
  });

  it('at the provider that was asked alone: one never answers for another', async () => {
    const [mine, theirs] = [await stage.company(), await stage.company()];
    const member = await stage.member(mine);
    const browser = stage.browser();
    const { url } = (await (await stage.press(browser, theirs)).json()) as { url: string };
    const question = new URL(url).searchParams;
    // A provider that is not honest sends the browser on to an honest one, to be given the code of that.
    const misled = new URL(`${mine.directory.issuer}/authorize`);
    for (const [name, value] of question) misled.searchParams.set(name, value);
    const answer = new URL(await mine.directory.visit(misled.href, member.known));
    expect(told(await stage.come(browser, answer.pathname + answer.search))).toBe('SingleSignOn_notProven');
    const path = `/api/auth/callback/oidc/${mine.provider}`;
    const again = stage.browser();
    await stage.press(again, theirs);
    expect(told(await stage.come(again, path + answer.search))).toBe('SingleSignOn_expired');
    expect(theirs.directory.asked).not.toContain('/token');
  });
});

describe('who it is', () => {
  const cases: [string, (email: string) => Partial<Person>, string][] = [
    ['an address that is not verified', () => ({ email_verified: false }), 'unverified'],
    [
      'an address that is not verified, whoever owns its domain',
      () => ({ email_verified: false, xms_edov: true }),
      'unverified',
    ],
    ['an address of which nothing is said', () => ({ email_verified: undefined }), 'unverified'],
    ['no address', () => ({ email: undefined }), 'unverified'],
    ['an address of another domain', () => ({ email: 'ada@elsewhere.example' }), 'otherDomain'],
    ['an address of a domain below', (email) => ({ email: email.replace('@', '@mail.') }), 'otherDomain'],
    ['an address of nobody', (email) => ({ email: email.replace(/^.*@/, '@') }), 'unverified'],
    ['an address with two signs', (email) => ({ email: `${email}@elsewhere.example` }), 'unverified'],
  ];
  it.each(cases)('is not told by %s', async (_what, change, why) => {
    const company = await stage.company();
    const member = await stage.member(company);
    const known = { ...member.known, ...change(String(member.known['email'])) };
    expect(told((await stage.through(company, known)).end)).toBe(`SingleSignOn_${why}`);
    expect(await stage.told(company)).toEqual([['refuse_sign_in', why]]);
  });

  it.each([
    ['in capitals', (known: Person): Person => ({ ...known, email: String(known['email']).toUpperCase() })],
    ['as Entra ID says it', (known: Person): Person => ({ ...known, email_verified: undefined, xms_edov: true })],
  ])('is told by an address %s', async (_how, change) => {
    const company = await stage.company();
    const member = await stage.member(company);
    expect((await stage.through(company, change(member.known))).end).toBe('http://localhost');
  });

  it('is asked for where the token does not tell it', async () => {
    const company = await stage.company();
    const member = await stage.member(company);
    company.directory.lies = { isTerse: true };
    expect((await stage.through(company, member.known)).end).toBe('http://localhost');
    expect(company.directory.asked).toContain('/person');
  });

  it('is another once the provider has another issuer, whatever subject it says', async () => {
    const [company, other] = [await stage.company(), await stage.company()];
    const [one, two] = [await stage.member(company), await stage.member(company)];
    await stage.through(company, one.known);
    await stage.change(company, { issuer: other.directory.issuer });
    await stage.test.sql(
      'update identity_provider set secret = (select secret from identity_provider where id = $2) where id = $1',
      [company.provider, other.provider],
    );
    const known = { ...two.known, sub: one.known.sub };
    const { browser, end } = await stage.through({ ...company, directory: other.directory }, known);
    expect(end).toBe('http://localhost');
    expect((await browser.session()).user).toMatchObject({ _id: two.id });
  });

  it('follows the address to the account whose it is now: the subject known before opens nothing more', async () => {
    const company = await stage.company();
    const member = await stage.member(company);
    await stage.through(company, member.known);
    await stage.through(company, { ...member.known, sub: `made anew ${newId()}` });
    const { end } = await stage.through(company, { ...member.known, email: 'left@elsewhere.example' });
    expect(told(end)).toBe('SingleSignOn_otherDomain');
  });
});

it('a provider that cannot be reached, or says what it should not, signs nobody in and is told of', async () => {
  const company = await stage.company();
  company.directory.lies = { instead: { status: 503, body: 'not now' } };
  const pressed = await stage.press(stage.browser(), company);
  expect([pressed.status, await pressed.json()]).toEqual([
    502,
    { url: 'http://localhost/api/auth/signin?error=SingleSignOn_unavailable' },
  ]);
  expect(await stage.told(company)).toEqual([['refuse_sign_in', 'unavailable']]);
  expect(told(await stage.come(stage.browser(), '/api/auth/error?error=SingleSignOn_unavailable'))).toBe(
    'SingleSignOn_unavailable',
  );
});

it('attempts of one sender are counted, and given back to who comes in', async () => {
  const limited = await Stage.open({ rateLimits: true });
  try {
    const company = await limited.company();
    const member = await limited.member(company);
    for (let done = 0; done < 3; done += 1) await limited.through(company, member.known);
    const counted = async () =>
      (await limited.test.sql(`select points from auth_throttle where key like 'provider:%'`)).map(
        ({ points }) => points,
      );
    expect(await counted()).toEqual([0]);
    await limited.test.sql(`update auth_throttle set points = 100 where key like 'provider:%'`);
    const browser = limited.browser();
    const refused = await limited.press(browser, company);
    expect([refused.status, await refused.json()]).toEqual([
      429,
      { url: 'http://localhost/api/auth/signin?error=SingleSignOn_tooMany' },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
