import { verify, X509Certificate } from 'node:crypto';
import { must, Stage } from '../company-sign-in.fixture';
import { makeMissingKeys } from './our-keys';
import { samlCompany, samlThrough, type SamlCompany } from './saml-company.fixture';
import { sentRound } from './sign-out.fixture';

let stage: Stage;
let company: SamlCompany;
beforeAll(async () => {
  stage = await Stage.open();
  company = await samlCompany(stage);
});
afterAll(() => stage.close());

const metadata = async ({ provider }: Pick<SamlCompany, 'provider'>): Promise<string> =>
  (await stage.browser().get(`/api/auth/metadata/saml/${provider}`)).text();

async function certificatesOf(of: Pick<SamlCompany, 'provider'>): Promise<X509Certificate[]> {
  const shown = (await metadata(of)).matchAll(
    /<KeyDescriptor use="signing">\s*<KeyInfo[^>]*>\s*<X509Data><X509Certificate>(.*)<\/X509Certificate>/g,
  );
  return [...shown].map(([, letters]) => new X509Certificate(Buffer.from(letters!, 'base64')));
}
const certificateOf = async (of: Pick<SamlCompany, 'provider'>): Promise<X509Certificate> =>
  (await certificatesOf(of))[0]!;

/** As a provider checks it (SAML Bindings 2.0, section 3.4.4.1): by the letters of the address, in the order named. */
function isSigned(address: string, { publicKey }: X509Certificate): boolean {
  const { search, searchParams } = new URL(address);
  expect(searchParams.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256');
  const told = search.slice(1).split('&');
  const letters = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg']
    .flatMap((name) => told.filter((part) => part.startsWith(`${name}=`)))
    .join('&');
  return verify('sha256', Buffer.from(letters), publicKey, Buffer.from(searchParams.get('Signature')!, 'base64'));
}

async function signInAddress(of: SamlCompany): Promise<string> {
  return ((await (await stage.press(stage.browser(), of)).json()) as { url: string }).url;
}

async function signedIn(): Promise<Awaited<ReturnType<typeof samlThrough>> & { sub: string }> {
  const { known } = await stage.member(company);
  return { ...(await samlThrough(stage, company, known)), sub: known.sub };
}

describe('signed by the key whose certificate our metadata show is', () => {
  it('the request to sign in, and it is no more once anything of it is changed', async () => {
    const certificate = await certificateOf(company);
    const address = await signInAddress(company);
    expect(isSigned(address, certificate)).toBe(true);
    for (const name of ['SAMLRequest', 'RelayState']) {
      const changed = new URL(address);
      changed.searchParams.set(name, `${changed.searchParams.get(name)}A`);
      expect([name, isSigned(changed.href, certificate)]).toEqual([name, false]);
    }
    expect(await metadata(company)).toContain('AuthnRequestsSigned="true"');
  });

  it('the request to sign out', async () => {
    const { browser } = await signedIn();
    const done = await browser.post('/api/auth/signout', { csrfToken: await browser.csrfToken(), json: 'true' });
    const { url } = (await done.json()) as { url: string };
    expect(url).toContain('SAMLRequest=');
    expect(isSigned(url, await certificateOf(company))).toBe(true);
  });

  it.each(['there', `(back to) 'it', & *all* of "it"!`, ''])(
    'the answer to a request to sign out, with the word given back: %s',
    async (relayState) => {
      const { sub } = await signedIn();
      const at = `http://localhost/api/auth/logout/saml/${company.provider}`;
      const path = new URL(at).pathname + sentRound(company.directory, at, { nameId: sub, relayState });
      const answer = (await stage.browser().get(path)).headers.get('location')!;
      expect(new URL(answer).searchParams.get('RelayState')).toBe(relayState || null);
      expect(isSigned(answer, await certificateOf(company))).toBe(true);
    },
  );
});

describe('a key', () => {
  it('is of one provider alone, and lasts ten years', async () => {
    const other = await samlCompany(stage);
    const [mine, theirs] = [await certificateOf(company), await certificateOf(other)];
    expect(isSigned(await signInAddress(company), theirs)).toBe(false);
    expect(mine.publicKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
    expect(mine.verify(mine.publicKey)).toBe(true);
    const holds = (at: number) => new Date(mine.validFrom).getTime() < at && at < new Date(mine.validTo).getTime();
    expect([0, 9.9, 10.1].map((years) => holds(Date.now() + years * 365.25 * 86_400_000))).toEqual([true, true, false]);
  });

  it('is kept sealed, and its certificate alone is shown', async () => {
    const { identityProvider: shown } = await must(
      company.keeper,
      'query($id: ID!) { identityProvider(id: $id) { signingCertificate } }',
      { id: company.provider },
    );
    expect(new X509Certificate(shown.signingCertificate).fingerprint256).toBe(
      (await certificateOf(company)).fingerprint256,
    );
    const [kept] = await stage.test.sql<{ signing_key: string }>(
      'select signing_key from identity_provider where id = $1',
      [company.provider],
    );
    expect(kept!.signing_key).toMatch(/^v\d+:[A-Za-z0-9+/=]+$/);
    const { errors } = await company.keeper.graphql('query($id: ID!) { identityProvider(id: $id) { signingKey } }', {
      id: company.provider,
    });
    expect(errors).toBeDefined();
    const audit = JSON.stringify(
      await stage.test.sql('select before, after from audit_event where record_id = $1', [company.provider]),
    );
    expect(audit).toContain('signingCertificate');
    expect(audit).not.toMatch(/signingKey|PRIVATE KEY/);
    expect(audit).not.toContain(kept!.signing_key);
  });

  it('is made for each provider of before, deleted ones too, once, when a server starts', async () => {
    const [before, gone] = [await samlCompany(stage), await samlCompany(stage)];
    await must(gone.keeper, 'mutation($ids: [ID!]!) { deleteIdentityProviders(ids: $ids) { done } }', {
      ids: [gone.provider],
    });
    const both = [before.provider, gone.provider];
    await stage.test.sql(
      'update identity_provider set signing_key = null, signing_certificate = null where id = any($1)',
      [both],
    );
    const { services } = stage.test.app;
    await Promise.all([makeMissingKeys(services), makeMissingKeys(services)]);
    const { identityProvider: shown } = await must(
      before.keeper,
      'query($id: ID!) { identityProvider(id: $id) { signingCertificate } }',
      { id: before.provider },
    );
    expect(isSigned(await signInAddress(before), new X509Certificate(shown.signingCertificate))).toBe(true);
    const made = `select record_id from audit_event where action = 'make_keys' and record_id = any($1) order by 1`;
    expect(await stage.test.sql(made, [both])).toEqual(both.sort().map((record_id) => ({ record_id })));
  });

  it('is not made for a provider by OpenID Connect, nor shown of one that was deleted', async () => {
    const oidc = await stage.company();
    const gone = await samlCompany(stage);
    await must(gone.keeper, 'mutation($ids: [ID!]!) { deleteIdentityProviders(ids: $ids) { done } }', {
      ids: [gone.provider],
    });
    for (const id of [oidc.provider, gone.provider, 'f'.repeat(24)])
      expect([id, (await stage.browser().get(`/api/auth/metadata/saml/${id}`)).status]).toEqual([id, 404]);
    const kept = 'select signing_key, signing_certificate from identity_provider where id = $1';
    expect(await stage.test.sql(kept, [oidc.provider])).toEqual([{ signing_key: null, signing_certificate: null }]);
  });
});

describe('a key that follows another', () => {
  const act = async ({ keeper, provider }: SamlCompany, deed: string): Promise<string> => {
    const { data } = await keeper.graphql('query($id: ID!) { identityProvider(id: $id) { version } }', {
      id: provider,
    });
    const { errors } = await keeper.graphql(
      `mutation($id: ID!, $v: Int!) { ${deed}IdentityProviderKey(id: $id, version: $v) { version } }`,
      { id: provider, v: data['identityProvider'].version },
    );
    return errors?.[0]?.extensions['code'] ?? 'done';
  };

  it('is shown beside it before it signs, and alone from then on', async () => {
    const theirs = await samlCompany(stage);
    const [old] = await certificatesOf(theirs);
    expect(await act(theirs, 'renew')).toBe('done');
    const [still, next, ...more] = await certificatesOf(theirs);
    expect([still!.fingerprint256, more]).toEqual([old!.fingerprint256, []]);
    const before = await signInAddress(theirs);
    expect([isSigned(before, old!), isSigned(before, next!)]).toEqual([true, false]);

    expect(await act(theirs, 'retire')).toBe('done');
    expect((await certificatesOf(theirs)).map((each) => each.fingerprint256)).toEqual([next!.fingerprint256]);
    const after = await signInAddress(theirs);
    expect([isSigned(after, old!), isSigned(after, next!)]).toEqual([false, true]);
    const { known } = await stage.member(theirs);
    expect((await samlThrough(stage, theirs, known)).end).not.toContain('error');
  });

  it('waits alone, is kept sealed, and is of providers by SAML', async () => {
    const theirs = await samlCompany(stage);
    expect(await act(theirs, 'retire')).toBe('CONFLICT');
    expect([await act(theirs, 'renew'), await act(theirs, 'renew')]).toEqual(['done', 'CONFLICT']);
    const [kept] = await stage.test.sql<{ sealed: string }>(
      'select next_signing_key as sealed from identity_provider where id = $1',
      [theirs.provider],
    );
    expect(kept!.sealed).toMatch(/^v\d+:[A-Za-z0-9+/=]+$/);
    const audit = await stage.test.sql('select action, before, after from audit_event where record_id = $1', [
      theirs.provider,
    ]);
    expect(JSON.stringify(audit)).toContain('renew_key');
    expect(JSON.stringify(audit)).not.toMatch(/SigningKey|PRIVATE KEY/);
    const oidc = (await stage.company()) as unknown as SamlCompany;
    expect([await act(oidc, 'renew'), await act(oidc, 'retire')]).toEqual(['CONFLICT', 'CONFLICT']);
  });
});
