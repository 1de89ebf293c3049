import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A certified OpenID provider on this machine, where everybody may sign in under an address and any password. */
export interface RealDirectory {
  issuer: string;
  clientId: string;
  secret: string;
  /** From now on it sends browsers back to these addresses. */
  register(redirectUri: string, afterSignOut: string): void;
  close(): Promise<void>;
}

/** What is used of it here. */
type ProviderClass = new (issuer: string, configuration: object) => { callback(): RequestListener };

export async function realDirectory(): Promise<RealDirectory> {
  // It says at length that it is set up for tests, and on which runtimes it is supported.
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  // @ts-expect-error: the package comes without types.
  const { Provider } = (await import('oidc-provider')) as { Provider: ProviderClass };
  const clientId = 'muster';
  const secret = 'a secret of thirty-two characters';
  let answer: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const register = (redirectUri: string, afterSignOut: string): void => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: secret,
          redirect_uris: [redirectUri],
          post_logout_redirect_uris: [afterSignOut],
        },
      ],
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      cookies: { keys: ['of this test alone'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      findAccount: (_ctx: unknown, id: string) => ({
        accountId: id,
        claims: () => ({ sub: id, email: id, email_verified: true, name: 'Noor Haddad' }),
      }),
    });
    answer = provider.callback();
  };
  register('https://muster.example.com', 'https://muster.example.com');
  return {
    issuer,
    clientId,
    secret,
    register,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
