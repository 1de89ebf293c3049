import { deflateRawSync } from 'node:zlib';
import type { Browser } from '../../sign-in/browser.fixture';
import { Stage } from '../company-sign-in.fixture';
import { rsaKeys } from './certificate.fixture';
import { samlCompany, samlThrough } from './saml-company.fixture';
import { instant } from './saml-directory.fixture';
import { sentRound, type SignOutTold } from './sign-out.fixture';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** Somebody with two sessions through their provider, and what their browser is sent here with to end them. */
async function signedInTwice() {
  const company = await samlCompany(stage);
  const member = await stage.member(company);
  const browsers: Browser[] = [];
  for (const session of ['one', 'two']) {
    company.directory.lies = {
      before: (xml) => xml.replace(/SessionIndex="[^"]+"/, `SessionIndex="${session}"`),
    };
    browsers.push((await samlThrough(stage, company, member.known)).browser);
  }
  const at = `http://localhost/api/auth/logout/saml/${company.provider}`;
  const address = (told: SignOutTold = {}) =>
    `${new URL(at).pathname}${sentRound(company.directory, at, { nameId: member.known.sub, ...told })}`;
  const go = async (path: string) => (await stage.browser().get(path)).headers.get('location')!;
  const open = async () => Promise.all(browsers.map(async (browser) => !!(await browser.session()).user));
  return { company, address, go, open };
}

describe('a provider that signs somebody out', () => {
  it('ends all they began through it, and is told so where it takes answers', async () => {
    const { company, address, go, open } = await signedInTwice();
    const path = address();
    const answer = await go(path);
    expect(await open()).toEqual([false, false]);
    expect(answer.startsWith(`${company.directory.signOutUrl}?`)).toBe(true);
    const { searchParams } = new URL(answer);
    expect(searchParams.get('RelayState')).toBe('there');
    const told = company.directory.read(answer.replace('SAMLResponse', 'SAMLRequest'));
    const asked = company.directory.read(`http://localhost${path}`);
    expect(told).toMatchObject({ name: 'LogoutResponse', InResponseTo: asked['ID'] });
    const audit = `select count(*)::int as n from audit_event where record_id = $1 and action = 'sign_out'`;
    expect(await stage.test.sql(audit, [company.provider])).toEqual([{ n: 1 }]);
  });

  it('ends the session it names alone, of SHA-512 and within its time too', async () => {
    const { company, address, go, open } = await signedInTwice();
    await go(
      address({
        sessions: ['two'],
        algorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
        notOnOrAfter: instant(company.directory.seconds() + 60),
        relayState: '',
      }),
    );
    expect(await open()).toEqual([true, false]);
  });

  it('sends them to the sign-in page where it takes no answer', async () => {
    const { company, address, go, open } = await signedInTwice();
    await stage.change(company, { signOutUrl: null });
    expect(await go(address())).toBe('http://localhost/login');
    expect(await open()).toEqual([false, false]);
  });

  it('does so once with one word', async () => {
    const { company, address, go } = await signedInTwice();
    const path = address();
    await go(path);
    const { browser } = await samlThrough(stage, company, (await stage.member(company)).known);
    expect(await go(path)).toBe('/login');
    expect((await browser.session()).user).toBeDefined();
  });
});

describe('nobody is signed out by a word', () => {
  const another = rsaKeys();
  const long = `<x>${'y'.repeat(30_000)}</x>`;
  const cases: [string, SignOutTold | ((seconds: number) => SignOutTold)][] = [
    ['signed by somebody else', { keys: another }],
    ['that is not signed', { after: (search) => search.replace(/&Signature=.*/, '') }],
    ['signed with SHA-1', { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
    ['whose way back was changed', { after: (search) => search.replace('RelayState=there', 'RelayState=elsewhere') }],
    [
      'with another message before it',
      {
        after: (search) =>
          `?SAMLRequest=${encodeURIComponent(deflateRawSync('<a/>').toString('base64'))}&${search.slice(1)}`,
      },
    ],
    ['of another issuer', { issuer: 'https://another.example' }],
    ['for another address', { destination: 'http://localhost/api/auth/logout/saml/another' }],
    ['of long ago', (now) => ({ issued: instant(now - 400) })],
    ['that has ended', (now) => ({ issued: instant(now - 120), notOnOrAfter: instant(now - 61) })],
    ['of a time to come', (now) => ({ issued: instant(now + 120) })],
    ['without a time', { issued: 'now' }],
    ['of another kind', { root: 'AuthnRequest' }],
    ['about nobody', { before: (xml) => xml.replace(/<saml:NameID>.*<\/saml:NameID>/, '') }],
    ['with a document type', { before: (xml) => `<!DOCTYPE x>${xml}` }],
    ['longer than such a word is', { before: (xml) => xml.replace('</saml:Issuer>', `$&${long}`) }],
  ];
  it.each(cases)('%s', async (_what, told) => {
    const { company, address, go, open } = await signedInTwice();
    expect(await go(address(typeof told === 'function' ? told(company.directory.seconds()) : told))).toBe('/login');
    expect(await open()).toEqual([true, true]);
    // The next true word counts: it was this one that did not hold.
    await go(address());
    expect(await open()).toEqual([false, false]);
  });
});
