import type { Browser } from '../../sign-in/browser.fixture';
import { keeping, must, type Company, type Stage } from '../company-sign-in.fixture';
import type { Person } from '../directory.fixture';
import { newId } from '../../../platform/records/ids';
import { SamlDirectory, type Answer } from './saml-directory.fixture';

export type SamlCompany = Omit<Company, 'directory'> & { directory: SamlDirectory };

/** A company whose people sign in by SAML: its provider is entered by its metadata. */
export async function samlCompany(stage: Stage, values: Record<string, unknown> = {}): Promise<SamlCompany> {
  const id = await stage.test.company();
  const keeper = await stage.test.as({ company: id, grants: keeping });
  const directory = new SamlDirectory(() => stage.now());
  const domain = `d${newId()}.example`;
  const { createIdentityProvider: made } = await must(
    keeper,
    'mutation($input: IdentityProviderInput!) { createIdentityProvider(input: $input) { id } }',
    {
      input: {
        name: 'Directory',
        kind: 'saml',
        metadata: directory.metadata(),
        domains: [domain],
        isActive: true,
        ...values,
      },
    },
  );
  return { id, kind: 'saml', keeper, directory, provider: made.id, domain };
}

/** A browser brings what the provider gave it, as a form of another site, and goes on from the page it is shown. */
export async function bring(browser: Browser, { at, fields }: Answer): Promise<string> {
  const page = await browser.post(new URL(at).pathname, fields, {
    'sec-fetch-site': 'cross-site',
    origin: 'https://directory.example',
  });
  const passed = page.headers.get('location');
  if (passed || page.status !== 200) return passed ?? `status ${page.status}`;
  const html = await page.text();
  const action = /action="([^"]+)"/.exec(html)![1]!;
  const inputs = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  const answer = await browser.post(action, Object.fromEntries(inputs) as Record<string, string>, {
    'sec-fetch-site': 'same-origin',
  });
  return answer.headers.get('location') ?? `status ${answer.status}`;
}

/** From the button to what the browser is sent back with. */
export async function signInThere(
  stage: Stage,
  company: SamlCompany,
  known: Person,
  browser: Browser,
): Promise<Answer> {
  const { url } = (await (await stage.press(browser, company)).json()) as { url: string };
  return company.directory.visit(url, known);
}

/** From the button to where somebody ends, with the browser that did it. */
export async function samlThrough(
  stage: Stage,
  company: SamlCompany,
  known: Person,
  browser = stage.browser(),
): Promise<{ browser: Browser; end: string; answer: Answer }> {
  const answer = await signInThere(stage, company, known, browser);
  return { browser, answer, end: await bring(browser, answer) };
}
