import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Person } from '../directory.fixture';
import { SamlDirectory } from './saml-directory.fixture';

/**
 * A SAML provider on this machine for browsers: a page with a button that signs somebody in, one they leave at, and a
 * tile that sends them where nobody asked it to.
 */
export async function samlPages(
  person: Person,
): Promise<{ directory: SamlDirectory; tile(at: string): string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname, href, searchParams } = new URL(request.url ?? '/', origin);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const page = (body: string) => void response.end(`<!doctype html><title>A directory</title>${body}`);
    const form = (at: string, fields: object) => {
      const inputs = Object.entries(fields).map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
      );
      page(`<form method="post" action="${at}">${inputs.join('')}<button>Sign in here</button></form>`);
    };
    if (pathname === '/tile') return form(searchParams.get('at')!, { SAMLResponse: 'eA==' });
    if (pathname !== '/sso') return page('<h1>Signed out there</h1>');
    const { at, fields } = directory.visit(href, person);
    form(at, fields);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const directory: SamlDirectory = new SamlDirectory(() => new Date(), origin);
  return {
    directory,
    tile: (at) => `${origin}/tile?${new URLSearchParams({ at })}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
