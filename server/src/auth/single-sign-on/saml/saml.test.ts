import { must, pathOf, Stage, told } from '../company-sign-in.fixture';
import { bring, samlCompany, samlThrough, signInThere } from './saml-company.fixture';
import { byAddress, type SamlLies } from './saml-directory.fixture';
import { certificate, rsaKeys } from './certificate.fixture';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.aheadMs = 0;
});

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';

it('the browser is sent with a request to the provider, and goes on to where it was before', async () => {
  const company = await samlCompany(stage);
  const member = await stage.member(company);
  const browser = stage.browser();
  const { url } = (await (await stage.press(browser, company, { callbackUrl: '/calendar' })).json()) as { url: string };
  expect(url.startsWith(`${company.directory.signInUrl}&`)).toBe(true);
  const answer = company.directory.visit(url, member.known);
  expect(company.directory.request).toMatchObject({
    name: 'AuthnRequest',
    Destination: company.directory.signInUrl,
    Issuer: `http://localhost/api/auth/metadata/saml/${company.provider}`,
    AssertionConsumerServiceURL: `http://localhost/api/auth/callback/saml/${company.provider}`,
    ProtocolBinding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
  });
  const cookie = browser.cookies.get('muster.single-sign-on')!;
  expect([cookie.attributes.has('httponly'), cookie.attributes.get('samesite')]).toEqual([true, 'Lax']);
  expect(await bring(browser, answer)).toBe('http://localhost/calendar');
  expect(browser.cookies.has('muster.single-sign-on')).toBe(false);
  expect((await browser.session()).user).toMatchObject({ _id: member.id, company_id: company.id });
  expect(await stage.told(company)).toEqual([['sign_in', '127.0.0.1']]);
});

describe('the form of a provider', () => {
  it('is passed on by a page of ours that runs its own script alone, and does nothing else', async () => {
    const company = await samlCompany(stage);
    const browser = stage.browser();
    const { at, fields } = await signInThere(stage, company, stage.knownAs(`a@${company.domain}`), browser);
    const other = stage.browser();
    const page = await other.post(new URL(at).pathname, fields, {
      'sec-fetch-site': 'cross-site',
      'accept-language': 'ar',
    });
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+'; form-action 'self'; .*ancestors 'none'$/,
    );
    expect(await page.text()).toContain('متابعة');
    expect(other.cookies.size).toBe(0);
    expect(await stage.told(company)).toEqual([]);
  });

  it('is refused from another site at the address it is passed on to', async () => {
    const company = await samlCompany(stage);
    const browser = stage.browser();
    const { fields } = await signInThere(stage, company, stage.knownAs(`a@${company.domain}`), browser);
    const response = await browser.post(`/api/auth/answer/saml/${company.provider}`, fields, {
      'sec-fetch-site': 'cross-site',
    });
    expect(response.status).toBe(403);
  });

  it('leads to the button where nobody asked the provider', async () => {
    const company = await samlCompany(stage);
    const { at, fields } = await signInThere(stage, company, stage.knownAs(`a@${company.domain}`), stage.browser());
    for (const RelayState of ['', 'https://evil.example/"><script>'])
      expect(await bring(stage.browser(), { at, fields: { ...fields, RelayState } })).toBe(
        `/login?error=SingleSignOn_unasked&provider=${company.provider}`,
      );
    expect(await bring(stage.browser(), { at, fields: { ...fields, SAMLResponse: '"><script>' } })).toContain(
      'unasked',
    );
  });

  it('is refused beyond a size', async () => {
    const company = await samlCompany(stage);
    const member = await stage.member(company);
    company.directory.lies = { told: { attributes: { groups: Array(1_700).fill('a group') } } };
    expect((await samlThrough(stage, company, member.known)).end).toBe('status 413');
  });
});

describe('an answer counts', () => {
  it('once, with the same cookie either, and in the browser that asked alone', async () => {
    const company = await samlCompany(stage);
    const member = await stage.member(company);
    const [browser, thief] = [stage.browser(), stage.browser()];
    const answer = await signInThere(stage, company, member.known, browser);
    const cookie = browser.cookies.get('muster.single-sign-on')!;
    expect(told(await bring(thief, answer))).toBe('SingleSignOn_expired');
    await stage.press(thief, company);
    expect(told(await bring(thief, answer))).toBe('SingleSignOn_expired');
    expect(await bring(browser, answer)).toBe('http://localhost');
    thief.cookies.set('muster.single-sign-on', cookie);
    expect(told(await bring(thief, answer))).toBe('SingleSignOn_expired');
    expect(await thief.session()).toEqual({});
  });

  it('for ten minutes', async () => {
    const company = await samlCompany(stage);
    const browser = stage.browser();
    const answer = await signInThere(stage, company, stage.knownAs(`a@${company.domain}`), browser);
    stage.aheadMs = 11 * 60_000;
    expect(told(await bring(browser, answer))).toBe('SingleSignOn_expired');
  });

  it('as an assertion that was never taken before, whatever request it answers', async () => {
    const company = await samlCompany(stage);
    const member = await stage.member(company);
    company.directory.lies = { told: { assertionId: `_${company.id}` } };
    expect((await samlThrough(stage, company, member.known)).end).toBe('http://localhost');
    expect(told((await samlThrough(stage, company, member.known)).end)).toBe('SingleSignOn_notProven');
  });

  it('at the provider that was asked alone: one never answers for another', async () => {
    const [mine, theirs] = [await samlCompany(stage), await samlCompany(stage)];
    const member = await stage.member(mine);
    const browser = stage.browser();
    const { url } = (await (await stage.press(browser, theirs)).json()) as { url: string };
    // A provider that is not honest sends the browser on to an honest one, which answers where it was asked to.
    const answer = mine.directory.visit(url, member.known);
    expect(told(await bring(browser, answer))).toBe('SingleSignOn_notProven');
    await stage.press(browser, theirs);
    const own = `http://localhost/api/auth/callback/saml/${mine.provider}`;
    expect(told(await bring(browser, { ...answer, at: own }))).toBe('SingleSignOn_expired');
    expect(await browser.session()).toEqual({});
  });

  it('in the language of its provider alone', async () => {
    const [saml, oidc] = [await samlCompany(stage), await stage.company()];
    for (const at of [
      { kind: 'oidc' as const, provider: saml.provider },
      { kind: 'saml' as const, provider: oidc.provider },
    ])
      expect(await (await stage.press(stage.browser(), at)).json()).toEqual({
        url: 'http://localhost/api/auth/signin?error=SingleSignOn_off',
      });
  });
});

it('who turns back at the provider is told so', async () => {
  const company = await samlCompany(stage);
  company.directory.lies = { told: { status: 'AuthnFailed' } };
  const { end } = await samlThrough(stage, company, stage.knownAs(`a@${company.domain}`));
  expect(told(end)).toBe('SingleSignOn_cancelled');
});

describe('who it is', () => {
  const told_ = (attributes: Record<string, string | string[]>) => (): SamlLies => ({ told: { attributes } });
  const ways: [string, (email: string) => SamlLies][] = [
    ['by a NameID that is an address', byAddress],
    ['by the claim of Entra ID and AD FS', (email) => told_({ [`${claims}emailaddress`]: email })()],
    ['by the attribute of a directory', (email) => told_({ mail: email.toUpperCase() })()],
    ['by the number of that attribute', (email) => told_({ 'urn:oid:0.9.2342.19200300.100.1.3': email })()],
  ];
  it.each(ways)('is told %s', async (_how, lies) => {
    const company = await samlCompany(stage);
    const member = await stage.member(company);
    company.directory.lies = lies(String(member.known['email']));
    const { browser } = await samlThrough(stage, company, member.known);
    expect((await browser.session()).user).toMatchObject({ _id: member.id });
  });

  const not: [string, (email: string) => SamlLies, string][] = [
    ['no address', told_({}), 'unverified'],
    ['two addresses', (email) => told_({ mail: [email, 'b@elsewhere.example'] })(), 'unverified'],
    ['an address of another domain', told_({ mail: 'ada@elsewhere.example' }), 'otherDomain'],
  ];
  it.each(not)('is not told by %s', async (_how, lies, why) => {
    const company = await samlCompany(stage);
    const member = await stage.member(company);
    company.directory.lies = lies(String(member.known['email']));
    expect(told((await samlThrough(stage, company, member.known)).end)).toBe(`SingleSignOn_${why}`);
    expect(await stage.told(company)).toEqual([['refuse_sign_in', why]]);
  });

  it('is told by the attribute named for it, and the same letters under another are somebody else', async () => {
    const company = await samlCompany(stage, { subjectAttribute: 'employeeNumber' });
    const [one, two] = [await stage.member(company), await stage.member(company)];
    const as = (attributes: Record<string, string | string[]>) => {
      company.directory.lies = { told: { attributes } };
      return samlThrough(stage, company, { sub: 'whoever' });
    };
    await as({ employeeNumber: '17', mail: String(one.known['email']) });
    const { browser } = await as({ employeeNumber: '17' });
    expect((await browser.session()).user).toMatchObject({ _id: one.id });
    for (const given of [{ other: '17' }, { employeeNumber: ['17', '18'] }] as Record<string, string | string[]>[])
      expect(told((await as(given)).end)).toBe('SingleSignOn_notProven');
    await stage.change(company, { subjectAttribute: 'badge' });
    const later = await as({ badge: '17', mail: String(two.known['email']) });
    expect((await later.browser.session()).user).toMatchObject({ _id: two.id });
  });
});

it('while a provider changes its certificate both are believed', async () => {
  const company = await samlCompany(stage);
  const member = await stage.member(company);
  const keys = rsaKeys();
  const next = certificate(keys, new Date(stage.now().getTime() + 86_400_000));
  company.directory.lies = { keys };
  expect(told((await samlThrough(stage, company, member.known)).end)).toBe('SingleSignOn_notProven');
  await stage.change(company, { certificates: `${company.directory.certificate}\n${next}` });
  expect((await samlThrough(stage, company, member.known)).end).toBe('http://localhost');
  company.directory.lies = {};
  expect((await samlThrough(stage, company, member.known)).end).toBe('http://localhost');
});

describe('signing out', () => {
  const signOut = async (browser: ReturnType<Stage['browser']>) => {
    const done = await browser.post('/api/auth/signout', { csrfToken: await browser.csrfToken(), json: 'true' });
    return ((await done.json()) as { url: string }).url;
  };

  it('leads to the provider, which is told who it is by the name it gave', async () => {
    const company = await samlCompany(stage);
    const member = await stage.member(company);
    const { browser } = await samlThrough(stage, company, member.known);
    const url = await signOut(browser);
    expect(url.startsWith(`${company.directory.signOutUrl}?`)).toBe(true);
    const asked = company.directory.read(url);
    expect(asked).toMatchObject({
      name: 'LogoutRequest',
      NameID: member.known.sub,
      Destination: company.directory.signOutUrl,
    });
    expect(asked['SessionIndex']).toBe(`session of ${member.known.sub}`);
    expect(await browser.session()).toEqual({});
  });

  it('ends here where the provider has no address for it', async () => {
    const company = await samlCompany(stage);
    await stage.change(company, { signOutUrl: null });
    const { browser } = await samlThrough(stage, company, (await stage.member(company)).known);
    expect(pathOf(await signOut(browser))).not.toContain('SAMLRequest');
    expect(await browser.session()).toEqual({});
  });
});

it('a session ends with its provider, and when that becomes another', async () => {
  for (const change of [{ isActive: false }, { issuer: 'https://another.example/idp' }]) {
    const company = await samlCompany(stage);
    const { browser } = await samlThrough(stage, company, (await stage.member(company)).known);
    expect((await browser.session()).user).toBeDefined();
    await stage.change(company, change);
    expect(await browser.session()).toEqual({});
  }
});

describe('what a provider reads of this product', () => {
  it('names it, and where it takes answers', async () => {
    const company = await samlCompany(stage);
    const answer = await stage.browser().get(`/api/auth/metadata/saml/${company.provider}`);
    expect(answer.headers.get('content-type')).toContain('application/samlmetadata+xml');
    const xml = await answer.text();
    const { identityProvider: row } = await must(
      company.keeper,
      'query($id: ID!) { identityProvider(id: $id) { entityId redirectUri } }',
      { id: company.provider },
    );
    expect(xml).toContain(`entityID="${row.entityId}"`);
    expect(xml).toContain(`Location="${row.redirectUri}"`);
    expect(xml).toContain('WantAssertionsSigned="true"');
  });
});

it('the sign-in page offers it by the domain, as another kind', async () => {
  const company = await samlCompany(stage);
  const answer = await stage.browser().get(`/api/auth/providers?email=a@${company.domain}`);
  const id = `saml/${company.provider}`;
  expect(((await answer.json()) as Record<string, unknown>)[id]).toMatchObject({
    id,
    type: 'saml',
    signinUrl: `http://localhost/api/auth/signin/${id}`,
    host: new URL(company.directory.signInUrl).host,
  });
});
