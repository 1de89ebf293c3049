import { Stage, told } from '../company-sign-in.fixture';
import { rsaKeys } from './certificate.fixture';
import { samlCompany, samlThrough } from './saml-company.fixture';
import { instant, type SamlLies } from './saml-directory.fixture';

let stage: Stage;
/** Why an answer did not hold, as the log of the server says it. */
let said: jest.SpyInstance;
beforeAll(async () => {
  stage = await Stage.open();
  said = jest.spyOn(stage.test.app.services.log, 'info');
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.aheadMs = 0;
  said.mockClear();
});

const why = (): string => String((said.mock.calls.at(-1)?.[0] as { problem?: string } | undefined)?.problem);

const assertionIn = (xml: string): string => /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)![0];
const signatureIn = (xml: string): string => /<ds:Signature.*?<\/ds:Signature>/s.exec(xml)![0];
const unsigned = (xml: string): string => xml.replace(/<ds:Signature.*?<\/ds:Signature>/gs, '');
/** What an attacker would have believed, in place of what was signed. */
const forged = (xml: string): string =>
  unsigned(xml)
    .replace(/ ID="[^"]+"/, ' ID="_forged"')
    .replace(/(<saml:NameID[^>]*>)[^<]+/, '$1somebody else')
    .replace(/[^>]+@/g, 'somebody.else@');
const inAssertion = (change: (assertion: string) => string): SamlLies => ({
  after: (xml) => xml.replace(assertionIn(xml), change(assertionIn(xml))),
});
const withSignature = (part: string, signature: string): string =>
  part.replace('</saml:Issuer>', `</saml:Issuer>${signature}`);
const holding = (signature: string, held: string): string =>
  signature.replace('</ds:Signature>', `<ds:Object>${held}</ds:Object></ds:Signature>`);

const bomb = `<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>`;
const another = rsaKeys();

describe('an answer is refused', () => {
  const cases: [string, SamlLies | ((seconds: number) => SamlLies), RegExp][] = [
    ['signed with another key, though it shows a certificate of it', { keys: another }, /^Invalid signature/],
    ['that is not signed', { signs: [] }, /not signed/],
    ['signed as a whole alone', { signs: ['Response'] }, /not signed/],
    ['changed once it was signed', { after: (xml) => xml.replace('Ada Lovelace', 'Eve') }, /^Invalid signature/],
    [
      'whose signature over the whole does not hold, though that over the assertion does',
      { signs: ['Assertion', 'Response'], after: (xml) => xml.replace(/Destination="[^"]+"/, '') },
      /^Invalid document signature/,
    ],
    ['signed with SHA-1', { signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }, /algorithm of SignatureMethod/],
    ['digested with SHA-1', { digest: 'http://www.w3.org/2000/09/xmldsig#sha1' }, /algorithm of DigestMethod/],
    [
      'signed with the certificate as a shared key',
      { after: (xml) => xml.replace(/[^"]+rsa-sha256/, 'http://www.w3.org/2000/09/xmldsig#hmac-sha1') },
      /algorithm of SignatureMethod/,
    ],
    [
      'that is transformed before it is looked at',
      { after: (xml) => xml.replace(/[^"]+enveloped-signature/, 'http://www.w3.org/TR/1999/REC-xslt-19991116') },
      /algorithm of Transform/,
    ],
    [
      'signed along with its comments',
      { canonicalization: 'http://www.w3.org/2001/10/xml-exc-c14n#WithComments' },
      /algorithm of CanonicalizationMethod/,
    ],
    ['with a comment in a name', inAssertion((it) => it.replace('</saml:NameID>', '<!-- -->.evil$&')), /comment/],
    ['with CDATA in a name', inAssertion((it) => it.replace('</saml:NameID>', '<![CDATA[x]]>$&')), /CDATA/],
    ['with an instruction', { after: (xml) => `<?evil it?>${xml}` }, /instruction/],
    ['with a document type and its entities', { after: (xml) => bomb + xml }, /document type/],
    ['that is deep', { after: (xml) => xml.replace('<samlp:Status>', `${'<x>'.repeat(60)}$&`) }, /too deep/],
    ['that is no XML', { after: () => 'nonsense' }, /./],
    ['of another kind', { after: (xml) => xml.replaceAll('samlp:Response', 'samlp:LogoutResponse') }, /no response/],
    [
      'whose assertion is encrypted',
      { after: (xml) => xml.replaceAll('saml:Assertion', 'saml:EncryptedAssertion') },
      /encrypted/,
    ],
    ['without an assertion', { after: (xml) => xml.replace(assertionIn(xml), '') }, /no assertion/],
    [
      'with an element of the same id',
      { after: (xml) => xml.replace('<samlp:Status>', `<x ID="${/Assertion ID="([^"]+)/.exec(xml)![1]}"/>$&`) },
      /same id twice/,
    ],
    ['for another audience', { told: { audience: 'https://another.example' } }, /audience/i],
    ['by another issuer', { told: { issuer: 'https://another.example' } }, /another issuer/],
    ['sent to another address', { told: { destination: 'https://another.example' } }, /another destination/],
    ['for another recipient', { told: { recipient: 'https://another.example' } }, /somebody else/],
    [
      'confirmed in another way',
      { told: { method: 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches' } },
      /somebody else/,
    ],
    ['whose assertion answers another request', { told: { inResponseTo: '_another' } }, /another request/],
    ['whose assertion answers none', { told: { inResponseTo: undefined } }, /another request/],
    ['that answers another request as a whole', { told: { answers: '_another' } }, /another request/],
    ['that answers none as a whole', { told: { answers: undefined } }, /another request/],
    ['that ran out', (now) => ({ told: { notOnOrAfter: instant(now - 61) } }), /another time/],
    ['that does not hold yet', (now) => ({ told: { notBefore: instant(now + 65) } }), /another time/],
    ['confirmed for too long ago', (now) => ({ told: { confirmedUntil: instant(now - 61) } }), /another time/],
    ['confirmed without an end', { told: { confirmedUntil: undefined } }, /no.* valid date/],
    ['whose times are none', { told: { notOnOrAfter: 'tomorrow' } }, /no.* valid date/],
    ['that says it failed', { told: { status: 'Responder' } }, /status/],
    [
      'that calls people by what changes each time',
      { told: { format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' } },
      /changes each time/,
    ],
    ['that calls nobody', inAssertionBefore((it) => it.replace(/<saml:NameID.*?<\/saml:NameID>/, '')), /nobody/],
    [
      'by nobody who signed in',
      inAssertionBefore((it) => it.replace(/<saml:AuthnStatement.*?<\/saml:AuthnStatement>/, '')),
      /nobody signed in/,
    ],
  ];
  it.each(cases)('%s', async (_what, lies, reason) => {
    const company = await samlCompany(stage);
    const member = await stage.member(company);
    company.directory.lies = typeof lies === 'function' ? lies(company.directory.seconds()) : lies;
    const { browser, end } = await samlThrough(stage, company, member.known);
    expect([told(end), why()]).toEqual(['SingleSignOn_notProven', expect.stringMatching(reason)]);
    expect(await browser.session()).toEqual({});
    expect(await stage.told(company)).toEqual([['refuse_sign_in', 'notProven']]);
  });
});

/** Signed as it is, since the directory itself says so. */
function inAssertionBefore(change: (assertion: string) => string): SamlLies {
  return { before: (xml) => xml.replace(assertionIn(xml), change(assertionIn(xml))) };
}

describe('a signed assertion is not wrapped around a forged one', () => {
  const both: SamlLies['signs'] = ['Assertion', 'Response'];
  /** By the names that the paper gives them which found them (Somorovsky and others, 2012). */
  const cases: [string, SamlLies][] = [
    [
      '1: the signed response inside the signature of a forged one',
      {
        signs: both,
        after: (xml) => withSignature(forged(xml), holding(wholeSignature(xml), xml.replace(wholeSignature(xml), ''))),
      },
    ],
    [
      '2: the signed response beside the signature of a forged one',
      {
        signs: both,
        after: (xml) => withSignature(forged(xml), wholeSignature(xml) + xml.replace(wholeSignature(xml), '')),
      },
    ],
    ['3: the forged before the signed', inAssertion((it) => forged(it) + it)],
    ['4: the signed within the forged', inAssertion((it) => forged(it).replace('</saml:Issuer>', `$&${it}`))],
    [
      '5: the signature in the forged, the signed behind it',
      inAssertion((it) => withSignature(forged(it), signatureIn(it)) + unsigned(it)),
    ],
    [
      '6: the signed within the signature of the forged, without an object',
      inAssertion((it) =>
        withSignature(forged(it), signatureIn(it).replace('</ds:Signature>', `${unsigned(it)}</ds:Signature>`)),
      ),
    ],
    [
      '7: the forged in extensions',
      {
        after: (xml) =>
          xml.replace('<samlp:Status>', `<samlp:Extensions>${forged(assertionIn(xml))}</samlp:Extensions>$&`),
      },
    ],
    [
      '8: the signed within an object of the signature of the forged',
      inAssertion((it) => withSignature(forged(it), holding(signatureIn(it), unsigned(it)))),
    ],
    [
      'and not given its id, where the signed stands in no place at all',
      inAssertion((it) => {
        const id = / ID="([^"]+)"/.exec(it)![1]!;
        return withSignature(forged(it).replace('_forged', id), signatureIn(it));
      }),
    ],
  ];
  it.each(cases)('%s', async (_how, lies) => {
    const company = await samlCompany(stage);
    const [attacker] = [await stage.member(company)];
    company.directory.lies = lies;
    const { browser, end } = await samlThrough(stage, company, attacker.known);
    expect(told(end)).toBe('SingleSignOn_notProven');
    expect(await browser.session()).toEqual({});
  });

  const wholeSignature = (xml: string): string => signatureIn(xml);
});

describe('an answer holds', () => {
  const cases: [string, SamlLies | ((seconds: number) => SamlLies)][] = [
    ['signed as a whole as well', { signs: ['Assertion', 'Response'] }],
    ['signed with SHA-512', { signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512' }],
    [
      'of a clock that is a little off',
      (now) => ({
        told: { notBefore: instant(now + 30), notOnOrAfter: instant(now - 30), confirmedUntil: instant(now - 30) },
      }),
    ],
    ['that names no destination', { told: { destination: undefined } }],
  ];
  it.each(cases)('%s', async (_what, lies) => {
    const company = await samlCompany(stage);
    const member = await stage.member(company);
    company.directory.lies = typeof lies === 'function' ? lies(company.directory.seconds()) : lies;
    expect((await samlThrough(stage, company, member.known)).end).toBe('http://localhost');
  });

  it('by the time of the server, and by a certificate while that holds', async () => {
    stage.aheadMs = 90 * 86_400_000;
    const company = await samlCompany(stage);
    const member = await stage.member(company);
    expect((await samlThrough(stage, company, member.known)).end).toBe('http://localhost');
    company.directory.lies = { told: { notOnOrAfter: instant(Date.now() / 1000 + 300) } };
    expect(told((await samlThrough(stage, company, member.known)).end)).toBe('SingleSignOn_notProven');
    company.directory.lies = {};
    stage.aheadMs += 20 * 366 * 86_400_000;
    expect(told((await samlThrough(stage, company, member.known)).end)).toBe('SingleSignOn_notProven');
    expect(why()).toMatch(/^Invalid signature/);
  });
});
