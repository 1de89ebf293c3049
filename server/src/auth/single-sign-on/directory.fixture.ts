import { createHash, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';

/** What a directory knows of somebody, as claims. */
export type Person = Record<string, unknown> & { sub: string };

interface Granted {
  challenge: string;
  nonce: string;
  redirectUri: string;
  clientId: string;
  person: Person;
}

/** How a directory lies: tests put it here, and it does so until they take it away. */
export interface Lies {
  /** Claims of the ID token in place of the true ones; undefined takes one away. */
  claims?: Record<string, unknown>;
  /** Another key than it publishes. */
  isForged?: boolean;
  isUnsigned?: boolean;
  /** Parameters of the answer in the address in place of the true ones. */
  answer?: Record<string, string | undefined>;
  /** Entries of the discovery document. */
  document?: Record<string, unknown>;
  /** The whole answer in place of the discovery document. */
  instead?: { status: number; body: string };
  /** Tells of the person only where it is asked for it. */
  isTerse?: boolean;
}

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** An OpenID provider on this machine that says what a test wants. */
export class Directory {
  readonly clientId = 'muster';
  readonly secret = `secret ${randomBytes(8).toString('hex')}`;
  lies: Lies = {};
  person: Person = { sub: 'nobody' };
  readonly asked: string[] = [];
  readonly seconds = (): number => Math.floor(this.now().getTime() / 1000);
  private readonly keys = pair();
  private readonly others = pair();
  private readonly codes = new Map<string, Granted>();

  private constructor(
    readonly issuer: string,
    private readonly now: () => Date,
    readonly close: () => Promise<void>,
  ) {}

  static async start(now: () => Date = () => new Date()): Promise<Directory> {
    const server = createServer((request, response) => void directory.answer(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const directory: Directory = new Directory(issuer, now, async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    });
    return directory;
  }

  /** Somebody signs in there: where their browser is sent back to. */
  async visit(address: string, person: Person): Promise<string> {
    this.person = person;
    const response = await fetch(address, { redirect: 'manual' });
    const back = response.headers.get('location');
    if (!back) throw new Error(`the directory answered ${response.status}: ${await response.text()}`);
    return back;
  }

  /** A token of its own about somebody, such as one that tells of a sign-out. */
  sign(claims: object, key: KeyObject = this.keys.privateKey, header: object = {}): string {
    return jwt.sign(claims, key, {
      algorithm: 'RS256',
      keyid: 'one',
      header: { alg: 'RS256', ...header },
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer);
    this.asked.push(url.pathname);
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/.well-known/openid-configuration') {
      const { instead } = this.lies;
      if (instead) return void response.writeHead(instead.status).end(instead.body);
      return void json({
        issuer: this.issuer,
        authorization_endpoint: `${this.issuer}/authorize`,
        token_endpoint: `${this.issuer}/token`,
        jwks_uri: `${this.issuer}/keys`,
        userinfo_endpoint: `${this.issuer}/person`,
        end_session_endpoint: `${this.issuer}/leave`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
        ...this.lies.document,
      });
    }
    if (url.pathname === '/keys')
      return void json({
        keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
      });
    if (url.pathname === '/authorize') return this.authorize(url, response);
    if (url.pathname === '/token') return this.exchange(request, json);
    if (url.pathname === '/person') return void json(this.person);
    json({ error: 'unknown' }, 404);
  }

  private authorize({ searchParams: given }: URL, response: ServerResponse): void {
    const code = randomBytes(16).toString('hex');
    this.codes.set(code, {
      challenge: given.get('code_challenge') ?? '',
      nonce: given.get('nonce') ?? '',
      redirectUri: given.get('redirect_uri') ?? '',
      clientId: given.get('client_id') ?? '',
      person: this.person,
    });
    const back = new URL(given.get('redirect_uri')!);
    const told = { code, state: given.get('state') ?? '', iss: this.issuer, ...this.lies.answer };
    for (const [name, value] of Object.entries(told)) if (value !== undefined) back.searchParams.set(name, value);
    response.writeHead(302, { location: back.href }).end();
  }

  private async exchange(request: IncomingMessage, json: (body: object, status?: number) => unknown): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const given = new URLSearchParams(Buffer.concat(parts).toString());
    const granted = this.codes.get(given.get('code') ?? '');
    this.codes.delete(given.get('code') ?? '');
    const basic = `Basic ${Buffer.from([this.clientId, this.secret].map(encoded).join(':')).toString('base64')}`;
    const digest = createHash('sha256')
      .update(given.get('code_verifier') ?? '')
      .digest('base64url');
    if (request.headers.authorization !== basic) return void json({ error: 'invalid_client' }, 401);
    if (!granted || granted.challenge !== digest || granted.redirectUri !== given.get('redirect_uri'))
      return void json({ error: 'invalid_grant' }, 400);
    const { person, nonce, clientId } = granted;
    const told = this.lies.isTerse ? { sub: person.sub } : person;
    const claims = Object.fromEntries(
      Object.entries({
        iss: this.issuer,
        aud: clientId,
        iat: this.seconds(),
        exp: this.seconds() + 300,
        nonce,
        ...told,
        ...this.lies.claims,
      }).filter(([, value]) => value !== undefined),
    );
    const unsigned = `${encodedJson({ alg: 'none' })}.${encodedJson(claims)}.`;
    const token = this.lies.isUnsigned
      ? unsigned
      : this.sign(claims, this.lies.isForged ? this.others.privateKey : this.keys.privateKey);
    json({ access_token: 'an access token', token_type: 'Bearer', expires_in: 300, id_token: token });
  }
}

const encodedJson = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** As forms write it (RFC 6749, section 2.3.1). */
const encoded = (value: string): string => new URLSearchParams({ v: value }).toString().slice(2);
