import { insertRow } from '../../../test/rows';
import { Browser } from '../sign-in/browser.fixture';
import { must, pathOf, Stage } from './company-sign-in.fixture';
import { realDirectory, type RealDirectory } from './real-directory.fixture';

let stage: Stage;
let directory: RealDirectory;
beforeAll(async () => {
  [stage, directory] = await Promise.all([Stage.open(), realDirectory()]);
});
afterAll(async () => {
  await directory.close();
  await stage.close();
});

const addressIn = (response: Response): string => response.headers.get('location') ?? `status ${response.status}`;

/** Signs in on the pages of the directory: where it sends the browser in the end. */
async function signInThere(address: string, login: string): Promise<string> {
  const browser = new Browser(directory.issuer);
  let at = addressIn(await browser.get(pathOf(address)));
  for (const form of [{ prompt: 'login', login, password: 'any' }, { prompt: 'consent' }]) {
    const there = await browser.post(new URL(at, directory.issuer).pathname, form as Record<string, string>);
    at = addressIn(await browser.get(pathOf(addressIn(there))));
  }
  return at;
}

it('at a certified provider somebody new comes in, and signs out there too', async () => {
  const company = await stage.company();
  const roleId = await insertRow(stage.test, 'CompanyRole', company.id, { grants: [], status: 'active' });
  await stage.change(company, { issuer: directory.issuer, roleId });
  const { identityProvider: row } = await must(
    company.keeper,
    'query($id: ID!) { identityProvider(id: $id) { version redirectUri } }',
    { id: company.provider },
  );
  await must(
    company.keeper,
    'mutation($id: ID!, $v: Int!, $s: String!) { keepIdentityProviderSecret(id: $id, version: $v, secret: $s) { id } }',
    { id: company.provider, v: row.version, s: directory.secret },
  );
  directory.register(row.redirectUri, 'http://localhost/login');
  const { testIdentityProvider: found } = await must(
    company.keeper,
    'query($id: ID!) { testIdentityProvider(id: $id) { problem signsOut } }',
    { id: company.provider },
  );
  expect(found).toEqual({ problem: null, signsOut: true });

  const browser = stage.browser();
  const email = `noor@${company.domain}`;
  const { url } = (await (await stage.press(browser, company, { email })).json()) as { url: string };
  const back = await signInThere(url, email);
  expect(await stage.come(browser, pathOf(back))).toBe('http://localhost');
  expect((await browser.session()).user).toMatchObject({ email, name: 'Noor Haddad', company_id: company.id });

  const signedOut = await browser.post('/api/auth/signout', { csrfToken: await browser.csrfToken(), json: 'true' });
  const leaving = new URL(((await signedOut.json()) as { url: string }).url);
  expect(leaving.origin).toBe(directory.issuer);
  expect((await new Browser(directory.issuer).get(leaving.pathname + leaving.search)).status).toBe(200);
  expect(await browser.session()).toEqual({});
});
