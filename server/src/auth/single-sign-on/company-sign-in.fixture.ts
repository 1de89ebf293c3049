import { createTestApp, type Person as Signed, type TestApp } from '../../../test/test-app';
import type { Grant } from '../../platform/access/ability';
import { newId } from '../../platform/records/ids';
import { webhookSender } from '../../platform/notify/webhook-sender';
import { Browser } from '../sign-in/browser.fixture';
import { Directory, type Person } from './directory.fixture';

/** Receivers of a test live on this machine, where no provider of the product may. */
export const onThisMachine = webhookSender({ isOpen: () => true, protocols: ['http:'] });

export const keeping: Grant[] = [
  ...['read', 'create', 'update', 'delete'].map((action): Grant => ({
    subject: 'IdentityProvider',
    action,
    scope: 'company',
  })),
  { subject: 'CompanyRole', action: 'read', scope: 'company' },
];

/** A company, who keeps its provider, and the directory behind it. */
export interface Company {
  id: string;
  kind: 'oidc' | 'saml';
  keeper: Signed;
  directory: Directory;
  provider: string;
  domain: string;
}

/** What tests of signing in through a provider share: a server and directories on this machine. */
export class Stage {
  /** What the server takes for "later than now", in milliseconds. */
  aheadMs = 0;
  readonly directories: Directory[] = [];
  private constructor(public test: TestApp) {}

  static async open(options: { rateLimits?: boolean } = {}): Promise<Stage> {
    const stage: Stage = new Stage(undefined as unknown as TestApp);
    stage.test = await createTestApp({
      ...options,
      webhooks: onThisMachine,
      clock: () => stage.now(),
      level: 'silent',
    });
    return stage;
  }

  now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  async close(): Promise<void> {
    await Promise.all(this.directories.map((each) => each.close()));
    await this.test.close();
  }

  /** A company with a provider that signs its people in. */
  async company(values: Record<string, unknown> = {}): Promise<Company> {
    const id = await this.test.company();
    const keeper = await this.test.as({ company: id, grants: keeping });
    const directory = await Directory.start(() => this.now());
    this.directories.push(directory);
    const domain = `d${newId()}.example`;
    const { createIdentityProvider: made } = await must(
      keeper,
      'mutation($input: IdentityProviderInput!) { createIdentityProvider(input: $input) { id version } }',
      { input: { name: 'Directory', issuer: directory.issuer, clientId: directory.clientId, domains: [domain] } },
    );
    const { keepIdentityProviderSecret: kept } = await must(
      keeper,
      `mutation($id: ID!, $v: Int!, $s: String!) {
        keepIdentityProviderSecret(id: $id, version: $v, secret: $s) { version } }`,
      { id: made.id, v: made.version, s: directory.secret },
    );
    const company = { id, kind: 'oidc' as const, keeper, directory, provider: made.id, domain };
    await this.change(company, { isActive: true, ...values }, kept.version);
    return company;
  }

  async change(
    { keeper, provider }: Pick<Company, 'keeper' | 'provider'>,
    input: object,
    version?: number,
  ): Promise<void> {
    const { identityProvider } = await must(keeper, 'query($id: ID!) { identityProvider(id: $id) { version } }', {
      id: provider,
    });
    await must(
      keeper,
      `mutation($id: ID!, $v: Int!, $i: IdentityProviderChanges!) {
        updateIdentityProvider(id: $id, version: $v, input: $i) { id } }`,
      { id: provider, v: version ?? identityProvider.version, i: input },
    );
  }

  /** A member of it with an address of its domain, and what its directory knows of them. */
  async member(company: Pick<Company, 'id' | 'domain'>, grants: Grant[] = []): Promise<Signed & { known: Person }> {
    const person = await this.test.as({ company: company.id, grants });
    const email = `p${newId()}@${company.domain}`;
    await this.test.sql('update app_user set email = $2 where id = $1', [person.id, email]);
    return Object.assign(person, { known: this.knownAs(email) });
  }

  knownAs(email: string, more: object = {}): Person {
    return { sub: `sub ${email}`, email, email_verified: true, name: 'Ada Lovelace', ...more };
  }

  browser(): Browser {
    return new Browser(this.test.url);
  }

  /** The button is pressed: where the browser is sent. */
  async press(
    browser: Browser,
    { kind, provider }: Pick<Company, 'kind' | 'provider'>,
    more: object = {},
  ): Promise<Response> {
    return browser.post(`/api/auth/signin/${kind}/${provider}`, {
      csrfToken: await browser.csrfToken(),
      json: 'true',
      ...more,
    });
  }

  /** From the button to where somebody ends, with the browser that did it. */
  async through(
    company: Company,
    known: Person,
    browser = this.browser(),
  ): Promise<{ browser: Browser; end: string; answer: string }> {
    const { url } = (await (await this.press(browser, company)).json()) as { url: string };
    const answer = pathOf(await company.directory.visit(url, known));
    return { browser, answer, end: await this.come(browser, answer) };
  }

  /** A browser comes back from the provider: where it is sent. */
  async come(browser: Browser, answer: string): Promise<string> {
    const response = await browser.get(answer);
    return response.headers.get('location') ?? `status ${response.status}`;
  }

  /** What somebody who came through a provider asks, with the session of their browser. */
  async graphql(browser: Browser, query: string, variables: object = {}): Promise<any> {
    const response = await browser.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return response.json();
  }

  /** What the audit of the company says of its provider, oldest first. */
  async told({ id, provider }: Pick<Company, 'id' | 'provider'>): Promise<[string, string | null][]> {
    const rows = await this.test.sql<{ action: string; reason: string | null }>(
      `select action, reason from audit_event where company_id = $1 and record_id = $2
        and action in ('sign_in', 'refuse_sign_in') order by at, id`,
      [id, provider],
    );
    return rows.map(({ action, reason }) => [action, reason]);
  }
}

export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

export async function must(who: Signed, query: string, variables: object = {}): Promise<any> {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The error a sign-in page is told. */
export const told = (end: string): string | null => new URL(end, 'http://localhost').searchParams.get('error');
