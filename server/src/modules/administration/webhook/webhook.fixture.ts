import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver on this machine and the calls it took; `answer` decides what it says to each. */
export async function receiver(
  answer: (call: Call, count: number) => number | Promise<number> = () => 204,
): Promise<{ url: string; calls: Call[]; close: () => Promise<void> }> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on(
        'end',
        () =>
          void (async () => {
            const call = { headers: request.headers, body: Buffer.concat(parts).toString() };
            calls.push(call);
            const status = await answer(call, calls.length);
            response
              .writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {})
              .end(status >= 400 ? 'Not now' : undefined);
          })(),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    calls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
