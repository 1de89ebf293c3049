import {
  keeping,
  must,
  onThisMachine,
  Stage,
  type Company,
} from '../../../auth/single-sign-on/company-sign-in.fixture';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { webhookSender } from '../../../platform/notify/webhook-sender';
import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';

let stage: Stage;
/** A server that calls what the product calls. */
let strict: TestApp;
beforeAll(async () => {
  stage = await Stage.open();
  strict = await createTestApp({ isAlone: true });
});
afterAll(async () => {
  await stage.close();
  await strict.close();
});

const create = 'mutation($i: IdentityProviderInput!) { createIdentityProvider(input: $i) { id version } }';
const change = `mutation($id: ID!, $v: Int!, $i: IdentityProviderChanges!) {
    updateIdentityProvider(id: $id, version: $v, input: $i) { id version } }`;
const keep = `mutation($id: ID!, $v: Int!, $s: String!) {
    keepIdentityProviderSecret(id: $id, version: $v, secret: $s) { version } }`;
const test = 'query($id: ID!) { testIdentityProvider(id: $id) { problem signsOut } }';
const valid = { name: 'Directory', issuer: 'https://login.example.com', domains: ['example.com'] };

const keeperOf = async (app: TestApp, more: Grant[] = []): Promise<Person> =>
  app.as({ company: await app.company(), grants: [...keeping, ...more] });

const refusal = async (who: Person, query: string, variables: object): Promise<[string, string | undefined]> => {
  const { errors } = await who.graphql(query, variables);
  return [errors![0]!.extensions['code'], errors![0]!.extensions['field']];
};

describe('an issuer is refused', () => {
  it.each([
    ['that is not https', 'http://login.example.com'],
    ['on this machine', 'https://127.0.0.1:8443'],
    ['on this machine by name', 'https://localhost'],
    ['in the network of the server', 'https://10.0.0.8'],
    ['where the cloud tells secrets', 'https://169.254.169.254'],
    ['of an internal name', 'https://login.internal'],
    ['on this machine in the long form', 'https://[::ffff:127.0.0.1]'],
    ['with a name and a password', 'https://a:b@login.example.com'],
    ['with what follows a question mark', 'https://login.example.com?tenant=1'],
    ['that is no address', 'our directory'],
  ])('%s', async (_what, issuer) => {
    expect(await refusal(await keeperOf(strict), create, { i: { ...valid, issuer } })).toEqual(['INVALID', 'issuer']);
  });

  it('and one whose name leads to this machine is not called', async () => {
    const sender = webhookSender({ protocols: ['http:', 'https:'] });
    await expect(sender.ask('http://127.0.0.1:1', { method: 'GET', headers: {} })).rejects.toThrow(/open internet/);
    const keeper = await keeperOf(strict);
    const { createIdentityProvider: made } = await must(keeper, create, { i: valid });
    const { testIdentityProvider: found } = await must(keeper, test, { id: made.id });
    expect(found).toEqual({
      problem: expect.stringContaining('https://login.example.com/.well-known/openid-configuration'),
      signsOut: false,
    });
  });
});

describe('domains are refused', () => {
  it.each([
    ['where there is none', []],
    ['in capitals', ['Example.com']],
    ['that are an address', ['ada@example.com']],
    ['that are one word', ['localhost']],
    ['that are an address of a network', ['10.0.0.1']],
    ['with a star', ['*.example.com']],
    ['twice', ['example.com', 'example.com']],
    ['that are too many', Array.from({ length: 21 }, (_each, number) => `d${number}.example.com`)],
  ])('%s', async (_what, domains) => {
    expect(await refusal(await keeperOf(strict), create, { i: { ...valid, domains } })).toEqual(['INVALID', 'domains']);
  });
});

it('it signs nobody in before it has a client id and a secret', async () => {
  const keeper = await keeperOf(strict);
  expect(await refusal(keeper, create, { i: { ...valid, isActive: true } })).toEqual(['INVALID', 'clientId']);
  expect(await refusal(keeper, create, { i: { ...valid, clientId: 'x', isActive: true } })).toEqual([
    'INVALID',
    'isActive',
  ]);
});

it('its secret is kept encrypted and given back to nobody', async () => {
  const keeper = await keeperOf(strict);
  const { createIdentityProvider: made } = await must(keeper, create, { i: valid });
  for (const secret of ['', '  ', 'two\nlines', 'x'.repeat(1_001)])
    expect(await refusal(keeper, keep, { id: made.id, v: made.version, s: secret })).toEqual(['INVALID', 'secret']);
  await must(keeper, keep, { id: made.id, v: made.version, s: ' of the directory ' });
  const rows = await strict.sql<{ secret: string }>('select secret from identity_provider where id = $1', [made.id]);
  expect(strict.app.services.cipher.decrypt(rows[0]!.secret)).toBe('of the directory');
  const { errors } = await keeper.graphql('query($id: ID!) { identityProvider(id: $id) { secret } }', { id: made.id });
  expect(errors![0]!.extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
  const audit = await strict.sql('select * from audit_event where record_id = $1', [made.id]);
  expect(JSON.stringify(audit)).not.toContain('of the directory');
  expect(await refusal(keeper, keep, { id: made.id, v: made.version, s: 'again' })).toEqual(['STALE', undefined]);
});

describe('nobody opens by a provider what they do not hold', () => {
  const more: Grant = { subject: 'Payslip', action: 'read', scope: 'company' };

  it('not by the role of new members', async () => {
    const keeper = await keeperOf(strict);
    const roleId = await insertRow(strict, 'CompanyRole', keeper.companyId, { grants: [more], status: 'active' });
    expect(await refusal(keeper, create, { i: { ...valid, roleId } })).toEqual(['FORBIDDEN', undefined]);
    const held = await insertRow(strict, 'CompanyRole', keeper.companyId, { grants: [keeping[0]], status: 'active' });
    await must(keeper, create, { i: { ...valid, roleId: held } });
    const off = await insertRow(strict, 'CompanyRole', keeper.companyId, { grants: [], status: 'inactive' });
    expect(await refusal(keeper, create, { i: { ...valid, name: 'Another', roleId: off } })).toEqual([
      'INVALID',
      'roleId',
    ]);
  });

  it('nor by a directory of their own that calls them anybody', async () => {
    const company = await stage.company();
    await stage.test.as({ company: company.id, grants: [more] });
    const now = async () =>
      (
        await must(company.keeper, 'query($id: ID!) { identityProvider(id: $id) { version } }', {
          id: company.provider,
        })
      ).identityProvider.version;
    for (const input of [{ issuer: 'http://127.0.0.1:1' }, { clientId: 'mine' }, { domains: ['mine.example'] }])
      expect(await refusal(company.keeper, change, { id: company.provider, v: await now(), i: input })).toEqual([
        'FORBIDDEN',
        undefined,
      ]);
    expect(await refusal(company.keeper, keep, { id: company.provider, v: await now(), s: 'mine' })).toEqual([
      'FORBIDDEN',
      undefined,
    ]);
    await must(company.keeper, change, { id: company.provider, v: await now(), i: { isActive: false } });
    expect(
      await refusal(company.keeper, change, { id: company.provider, v: await now(), i: { isActive: true } }),
    ).toEqual(['FORBIDDEN', undefined]);
    const whole = await stage.test.as({ company: company.id, grants: [...keeping, more] });
    await must(whole, change, { id: company.provider, v: await now(), i: { isActive: true } });
  });
});

describe('its test says in words', () => {
  const cases: [string, Company['directory']['lies'], string][] = [
    ['that nothing is there', { instead: { status: 404, body: '' } }, 'answers with status 404'],
    ['that it is moved', { instead: { status: 302, body: '' } }, 'answers with status 302'],
    ['that it is no document', { instead: { status: 200, body: '<html>' } }, 'no discovery document'],
    ['that it is too long', { instead: { status: 200, body: 'x'.repeat(300_000) } }, 'Nobody answers'],
    ['which issuer it is', { document: { issuer: 'https://true.example.com' } }, 'https://true.example.com'],
    ['that it names no issuer', { document: { issuer: undefined } }, 'names no issuer'],
    ['that it has no code flow', { document: { response_types_supported: ['id_token'] } }, 'authorization code flow'],
    ['that it has no PKCE', { document: { code_challenge_methods_supported: ['plain'] } }, 'PKCE'],
    ['what it lacks', { document: { token_endpoint: undefined } }, 'token_endpoint'],
    ['which address is not called', { document: { jwks_uri: 'file:///etc/passwd' } }, 'jwks_uri'],
    ['where nobody signs out', { document: { end_session_endpoint: 'javascript:alert(1)' } }, 'end_session_endpoint'],
  ];
  it.each(cases)('%s', async (_what, lies, words) => {
    const company = await stage.company();
    company.directory.lies = lies;
    const { testIdentityProvider: found } = await must(company.keeper, test, { id: company.provider });
    expect(found).toEqual({ problem: expect.stringContaining(words), signsOut: false });
  });

  it('that all is well, and whether it signs people out', async () => {
    const company = await stage.company();
    const found = async () => (await must(company.keeper, test, { id: company.provider })).testIdentityProvider;
    expect(await found()).toEqual({ problem: null, signsOut: true });
    company.directory.lies = { document: { end_session_endpoint: undefined } };
    expect(await found()).toEqual({ problem: null, signsOut: false });
  });

  it('nothing to whoever may not change it, or is of another company', async () => {
    const company = await stage.company();
    const reader = await stage.test.as({ company: company.id, grants: [keeping[0]!] });
    expect(await refusal(reader, test, { id: company.provider })).toEqual(['NOT_FOUND', undefined]);
    const foreign = await stage.company();
    expect(await refusal(company.keeper, test, { id: foreign.provider })).toEqual(['NOT_FOUND', undefined]);
  });
});

describe('the sign-in page is told', () => {
  const offered = async (query: string) =>
    Object.keys((await (await stage.browser().get(`/api/auth/providers${query}`)).json()) as object);

  it('of no provider unless it asks for a domain or by a link, as old clients know it', async () => {
    const company = await stage.company();
    const id = `oidc/${company.provider}`;
    expect(await offered('')).toEqual(['credentials']);
    expect(await offered(`?email=anybody@${company.domain}`)).toEqual(['credentials', id]);
    expect(await offered(`?email=ANYBODY@${company.domain.toUpperCase()}`)).toEqual(['credentials', id]);
    expect(await offered(`?provider=${company.provider}`)).toEqual(['credentials', id]);
    for (const query of [
      '?email=a@nowhere.example',
      '?email=',
      `?email=a@mail.${company.domain}`,
      `?provider=${newId()}`,
    ])
      expect([query, await offered(query)]).toEqual([query, ['credentials']]);
    const answer = (await (await stage.browser().get(`/api/auth/providers?email=@${company.domain}`)).json()) as any;
    expect(answer[id]).toEqual({
      id,
      name: 'Directory',
      type: 'oidc',
      signinUrl: `http://localhost/api/auth/signin/${id}`,
      callbackUrl: `http://localhost/api/auth/callback/${id}`,
      company: expect.stringContaining('Company'),
      host: new URL(company.directory.issuer).host,
    });
  });

  it('of those that sign people in alone', async () => {
    const company = await stage.company();
    await stage.change(company, { isActive: false });
    expect(await offered(`?email=a@${company.domain}`)).toEqual(['credentials']);
    expect(await offered(`?provider=${company.provider}`)).toEqual(['credentials']);
  });
});

it('what is called for tests is called in tests alone', () => {
  expect(onThisMachine.problemWith('http://127.0.0.1:1')).toBe(null);
  expect(webhookSender().problemWith('http://127.0.0.1:1')).not.toBe(null);
});
