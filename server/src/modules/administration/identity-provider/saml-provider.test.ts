import { keeping, must, Stage } from '../../../auth/single-sign-on/company-sign-in.fixture';
import { certificate, ecKeys, rsaKeys } from '../../../auth/single-sign-on/saml/certificate.fixture';
import { samlCompany } from '../../../auth/single-sign-on/saml/saml-company.fixture';
import { certificateJobs } from './certificate-ending.job';
import { SamlDirectory } from '../../../auth/single-sign-on/saml/saml-directory.fixture';
import type { Person } from '../../../../test/test-app';

let stage: Stage;
let keeper: Person;
const directory = new SamlDirectory();
const keys = rsaKeys();
const later = new Date(Date.now() + 400 * 86_400_000);
const next = certificate(keys, later);
beforeAll(async () => {
  stage = await Stage.open();
  keeper = await stage.test.as({ company: await stage.test.company(), grants: keeping });
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.aheadMs = 0;
});

const create = 'mutation($i: IdentityProviderInput!) { createIdentityProvider(input: $i) { id version } }';
const change = `mutation($id: ID!, $v: Int!, $i: IdentityProviderChanges!) {
    updateIdentityProvider(id: $id, version: $v, input: $i) { version } }`;
const read = `query($id: ID!) { identityProvider(id: $id) {
    version issuer signInUrl signOutUrl certificates certificatesUntil metadata entityId redirectUri } }`;
const test = 'query($id: ID!) { testIdentityProvider(id: $id) { problem signsOut } }';
let made = 0;
const valid = (more: object = {}) => ({
  name: `Directory ${(made += 1)}`,
  kind: 'saml',
  domains: ['example.com'],
  ...more,
});
const byHand = (more: object = {}) =>
  valid({ issuer: 'urn:directory', signInUrl: 'http://127.0.0.1:9/sso', certificates: next, ...more });

async function refusal(query: string, variables: object): Promise<string | undefined> {
  const { errors } = await keeper.graphql(query, variables);
  return errors?.[0]?.extensions['field'];
}

describe('what a provider says of itself', () => {
  it('fills in what it is called, its addresses and its certificate, and is kept nowhere', async () => {
    const { createIdentityProvider: row } = await must(keeper, create, {
      i: valid({ metadata: directory.metadata() }),
    });
    const { identityProvider: kept } = await must(keeper, read, { id: row.id });
    expect(kept).toMatchObject({
      issuer: directory.entityId,
      signInUrl: directory.signInUrl,
      signOutUrl: directory.signOutUrl,
      certificates: directory.certificate,
      metadata: null,
      entityId: `http://localhost/api/auth/metadata/saml/${row.id}`,
      redirectUri: `http://localhost/api/auth/callback/saml/${row.id}`,
    });
    expect(
      JSON.stringify(await stage.test.sql('select * from audit_event where record_id = $1', [row.id])),
    ).not.toContain('EntityDescriptor');
  });

  it('may be pasted again, when its certificate has changed', async () => {
    const { createIdentityProvider: row } = await must(keeper, create, { i: byHand({ certificates: next }) });
    await must(keeper, change, { id: row.id, v: row.version, i: { metadata: directory.metadata() } });
    const { identityProvider: kept } = await must(keeper, read, { id: row.id });
    expect(kept.certificates).toBe(directory.certificate);
  });

  const told = directory.metadata();
  const letters = next.replace(/-----[A-Z ]+-----/g, '');
  const key = /<md:KeyDescriptor.*<\/md:KeyDescriptor>/s.exec(told)![0];
  it('holds two certificates while one follows the other, and none to encrypt for it', async () => {
    const second = key.replace(/(<ds:X509Certificate>).*(<\/ds:X509Certificate>)/s, `$1${letters}$2`);
    for (const [metadata, many] of [
      [told.replace(key, key + second), 2],
      [told.replace(key, key + second.replace('signing', 'encryption')), 1],
    ] as const) {
      const { createIdentityProvider: row } = await must(keeper, create, { i: valid({ metadata }) });
      const { identityProvider: kept } = await must(keeper, read, { id: row.id });
      expect(kept.certificates.match(/BEGIN/g)).toHaveLength(many);
    }
  });

  const cases: [string, string][] = [
    ['that is no XML', 'our directory'],
    ['of something else', '<html/>'],
    ['of several', `<x xmlns="y">${told.slice(told.indexOf('<md:'))}${told.slice(told.indexOf('<md:'))}</x>`],
    ['with a document type', `<!DOCTYPE x>${told.slice(told.indexOf('<md:'))}`],
    ['without a certificate', told.replace(key, '')],
    ['without an address for HTTP-Redirect', told.replaceAll('HTTP-Redirect', 'HTTP-POST')],
    ['that names nobody', told.replace(/ entityID="[^"]+"/, '')],
    ['that is too long', `<!--${'x'.repeat(200_000)}-->${told}`],
  ];
  it.each(cases)('is refused %s', async (_what, metadata) => {
    expect(await refusal(create, { i: valid({ metadata }) })).toBe('metadata');
  });
});

describe('beside its field is refused', () => {
  const weak = certificate(rsaKeys(1024), later);
  const curved = certificate(ecKeys(), later);
  const ended = certificate(keys, new Date(Date.now() - 1000));
  const cases: [string, string, object][] = [
    ['a certificate that is none', 'certificates', byHand({ certificates: 'our certificate' })],
    ['a third certificate', 'certificates', byHand({ certificates: `${next}\n${next}\n${next}` })],
    ['a weak key', 'certificates', byHand({ certificates: weak })],
    ['a key on a curve', 'certificates', byHand({ certificates: curved })],
    ['a certificate that has ended', 'certificates', byHand({ certificates: `${next}\n${ended}` })],
    ['no name', 'issuer', valid()],
    ['a name with blanks', 'issuer', byHand({ issuer: 'our directory' })],
    ['an address that is none', 'signInUrl', byHand({ signInUrl: 'javascript:alert(1)' })],
    ['an address to sign out that is none', 'signOutUrl', byHand({ signOutUrl: 'javascript:alert(1)' })],
    ['being active without an address', 'signInUrl', byHand({ signInUrl: null, isActive: true })],
    ['being active without a certificate', 'certificates', byHand({ certificates: null, isActive: true })],
    ['a client id', 'clientId', byHand({ clientId: 'muster' })],
    ['what SAML alone has', 'signInUrl', { ...byHand(), kind: 'oidc', issuer: 'http://127.0.0.1:9' }],
    ['metadata of SAML', 'metadata', valid({ kind: 'oidc', issuer: 'http://127.0.0.1:9', metadata: '<x/>' })],
  ];
  it.each(cases)('%s', async (_what, field, i) => {
    expect(await refusal(create, { i })).toBe(field);
  });

  it('another kind than it was made with, and a client secret', async () => {
    const { createIdentityProvider: row } = await must(keeper, create, { i: byHand() });
    expect(await refusal(change, { id: row.id, v: row.version, i: { kind: 'oidc' } })).toBe('kind');
    const keep =
      'mutation($id: ID!, $v: Int!) { keepIdentityProviderSecret(id: $id, version: $v, secret: "x") { id } }';
    expect(await refusal(keep, { id: row.id, v: row.version })).toBe('secret');
  });
});

it('says until when its certificates hold', async () => {
  const soon = certificate(keys, new Date(Date.now() + 30 * 86_400_000));
  const { createIdentityProvider: row } = await must(keeper, create, {
    i: byHand({ certificates: `${next}\n${soon}` }),
  });
  const { identityProvider: kept } = await must(keeper, read, { id: row.id });
  expect(kept.certificatesUntil).toBe(later.toISOString().slice(0, 10));
});

it('nobody lets others in by a directory of their own who does not hold what they hold', async () => {
  const company = await samlCompany(stage);
  await stage.test.as({ company: company.id, grants: [{ subject: 'Payslip', action: 'read', scope: 'company' }] });
  const now = async () => (await must(company.keeper, read, { id: company.provider })).identityProvider.version;
  for (const i of [
    { certificates: next },
    { signInUrl: 'http://127.0.0.1:9/mine' },
    { subjectAttribute: 'mine' },
    { issuer: 'urn:mine' },
    { metadata: directory.metadata() },
  ]) {
    const { errors } = await company.keeper.graphql(change, { id: company.provider, v: await now(), i });
    expect([i, errors?.[0]?.extensions['code']]).toEqual([i, 'FORBIDDEN']);
  }
});

describe('its test says in words', () => {
  it('what is missing, what has ended, and that all is well', async () => {
    const { createIdentityProvider: row } = await must(keeper, create, { i: valid({ issuer: 'urn:directory' }) });
    const found = async () => (await must(keeper, test, { id: row.id })).testIdentityProvider;
    const changed = async (i: object) => {
      const { identityProvider: kept } = await must(keeper, read, { id: row.id });
      await must(keeper, change, { id: row.id, v: kept.version, i });
    };
    expect((await found()).problem).toMatch(/address people sign in at/);
    await changed({ signInUrl: 'http://127.0.0.1:9/sso' });
    expect((await found()).problem).toMatch(/certificate the provider signs with/);
    await changed({ certificates: certificate(keys, new Date(Date.now() + 20 * 86_400_000)) });
    expect(await found()).toEqual({ problem: null, signsOut: false });
    await changed({ signOutUrl: 'http://127.0.0.1:9/slo' });
    expect(await found()).toEqual({ problem: null, signsOut: true });
    stage.aheadMs = 21 * 86_400_000;
    expect((await found()).problem).toMatch(/have ended on/);
  });
});

it('who may enter the next certificate is told before the last one ends, once for each time', async () => {
  const company = await samlCompany(stage);
  const soon = certificate(keys, new Date(Date.now() + 20 * 86_400_000));
  await stage.change(company, { certificates: soon });
  const reader = await stage.test.as({ company: company.id, grants: [keeping[0]!] });
  const run = () =>
    certificateJobs(stage.test.app.services).notify_certificate_endings!({
      companyId: company.id,
      userId: reader.id,
      recordId: company.provider,
    });
  const toldTo = async () =>
    (
      await stage.test.inside<{ user_id: string }>(
        company.id,
        `select user_id from notification where kind = 'certificate_ending' order by id`,
        [],
      )
    ).map((row) => row.user_id);
  await run();
  await run();
  expect(await toldTo()).toEqual([company.keeper.id]);
  stage.aheadMs = 15 * 86_400_000;
  await run();
  expect(await toldTo()).toEqual([company.keeper.id, company.keeper.id]);
});
