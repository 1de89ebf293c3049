import { Secret, TOTP } from 'otpauth';
import type { Answer, TestApp } from '../../../test/test-app';
import type { Grant } from '../../platform/access/ability';
import { newId } from '../../platform/records/ids';
import { Browser } from '../sign-in/browser.fixture';
import { Authenticator, type Otherwise } from './authenticator.fixture';

export const password = 'seven quiet lamps';
/** Where the product of a test says it is. */
export const site = 'http://localhost';

export const refusal = ({ errors }: Answer) =>
  errors && [
    errors[0]!.extensions['code'],
    errors[0]!.extensions['field'] ?? errors[0]!.extensions['fields']?.[0]?.field,
  ];

/** Somebody with an account, at a browser of their own. */
export class Someone {
  readonly browser: Browser;

  private constructor(
    private readonly test: TestApp,
    readonly id: string,
    readonly email: string,
  ) {
    this.browser = this.anotherBrowser();
  }

  /** A member of a company with a password, signed in by it. */
  static async signedIn(test: TestApp, company?: string, grants: Grant[] = []): Promise<Someone> {
    const { id } = await test.as({ company, grants });
    const email = `${newId()}@example.com`;
    const hash = await test.app.auth.passwords.hashPassword(password);
    await test.sql('update app_user set email = $2, password_hash = $3 where id = $1', [id, email, hash]);
    const someone = new Someone(test, id, email);
    await someone.browser.signIn(email, password);
    return someone;
  }

  anotherBrowser(headers?: Record<string, string>): Browser {
    return new Browser(this.test.url, headers);
  }

  async ask(query: string, variables: object = {}, browser = this.browser): Promise<Answer> {
    const response = await browser.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer;
  }

  /** What is asked to make a passkey, once they have proven that it is they. */
  async begin(proof: object = { current: password }): Promise<Answer> {
    return this.ask('mutation($proof: Proof!) { beginPasskey(proof: $proof) }', { proof });
  }

  add(passkey: unknown, name = 'Phone'): Promise<Answer> {
    return this.ask('mutation($name: String!, $passkey: JSON!) { addPasskey(name: $name, passkey: $passkey) }', {
      name,
      passkey,
    });
  }

  /** A passkey of theirs; the password proves it before the first, another passkey afterwards. */
  async withPasskey(name = 'Phone', options: { counter?: number } = {}, before?: Authenticator) {
    const authenticator = new Authenticator(site, options);
    const begun = await this.begin(before ? { passkey: await this.proof(before) } : undefined);
    const { errors } = await this.add(authenticator.make(begun.data.beginPasskey), name);
    if (errors) throw new Error(errors[0]!.message);
    return authenticator;
  }

  /** An authenticator app, as its page sets it up; answers its secret. */
  async withApp(now: Date, passkey?: Authenticator): Promise<string> {
    const begun = await this.ask(
      'mutation($p: String!, $k: JSON) { beginSecondFactor(current: $p, passkey: $k) { secret } }',
      { p: password, k: passkey && (await this.proof(passkey)) },
    );
    if (begun.errors) throw new Error(begun.errors[0]!.message);
    const { secret } = begun.data.beginSecondFactor as { secret: string };
    await this.ask('mutation($c: String!) { confirmSecondFactor(code: $c) }', { c: codeOf(secret, now) });
    return secret;
  }

  /** What a passkey of theirs signs to prove that it is they. */
  async proof(authenticator: Authenticator, otherwise?: Otherwise) {
    const { data } = await this.ask('mutation { askPasskey }');
    return authenticator.show(data.askPasskey, otherwise);
  }

  async passkeys(): Promise<{ id: string; name: string; createdAt: string; lastUsedAt: string | null }[]> {
    const { data } = await this.ask('{ secondFactor { passkeys { id name createdAt lastUsedAt } } }');
    return data.secondFactor.passkeys;
  }

  remove(id: string, proof: object): Promise<Answer> {
    return this.ask('mutation($id: ID!, $proof: Proof!) { removePasskey(id: $id, proof: $proof) }', { id, proof });
  }
}

export const codeOf = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** What is asked of a passkey by the sign-in page. */
export async function challengeAt(browser: Browser): Promise<{ challenge: string }> {
  const response = await browser.post('/api/auth/passkey', { csrfToken: await browser.csrfToken() });
  return (await response.json()) as { challenge: string };
}

/** Shows what a passkey signed at the sign-in page: the name of the error, or 'in'. */
export async function showAt(browser: Browser, credential: unknown): Promise<string> {
  const response = await browser.post('/api/auth/callback/passkey', {
    credential: JSON.stringify(credential),
    csrfToken: await browser.csrfToken(),
    json: 'true',
  });
  const { url } = (await response.json()) as { url: string };
  const why = new URL(url).searchParams.get('error') ?? 'in';
  if ((response.status === 200) !== (why === 'in')) throw new Error(`${response.status} for ${why}`);
  return why;
}

export async function signInBy(browser: Browser, authenticator: Authenticator, otherwise?: Otherwise): Promise<string> {
  return showAt(browser, authenticator.show(await challengeAt(browser), otherwise));
}
