import { Agent, createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { startProduct, type Product } from '../product';

let product: Product;
let proxy: Server;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  proxy?.close();
  await product?.close().catch(() => undefined);
});

/** A proxy as any: it asks the servers whether they are ready and sends requests round to those that are, each once. */
async function proxyOf(urls: readonly string[]): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(urls);
  const timer = setInterval(() => {
    for (const url of urls)
      void fetch(`${url}/readyz`).then(
        ({ ok }) => (ok ? ready.add(url) : ready.delete(url)),
        () => ready.delete(url),
      );
  }, 200);
  let turn = 0;
  proxy = createServer((incoming, outgoing) => {
    const [target] = [...ready].slice(turn++ % ready.size);
    const onward = request(
      `${target}${incoming.url}`,
      { method: incoming.method, headers: { ...incoming.headers, connection: 'keep-alive' }, agent },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', (error) => outgoing.writeHead(502).end(String(error)));
    incoming.pipe(onward);
  })
    .listen(0, '127.0.0.1')
    .on('close', () => clearInterval(timer));
  await once(proxy, 'listening');
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

test('servers replaced one after the other under load fail no request, and nothing written is lost', async () => {
  const second = await product.startBeside();
  const url = await proxyOf([product.url, second.url]);
  const post = async (query: string, variables: object, token?: string) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, body: await response.text() };
  };
  const signedIn = await post('mutation { signIn(email: "hr@muster.example", password: "muster-demo") { token } }', {});
  const { token } = JSON.parse(signedIn.body).data.signIn;

  let isOver = false;
  const failed: string[] = [];
  const made: string[] = [];
  let read = 0;
  const working = Promise.all(
    Array.from({ length: 8 }, async (_, worker) => {
      for (let nth = 0; !isOver; nth += 1) {
        const name = `Ward ${worker}-${nth}`;
        const isWrite = nth % 3 === 0;
        const answer = await post(
          isWrite
            ? 'mutation($name: String!) { createDepartment(input: {name: $name}) { id } }'
            : '{ employees(limit: 20) { total rows { id employeeName } } }',
          { name },
          token,
        ).catch((error: unknown) => ({ status: 0, body: String(error) }));
        if (answer.status !== 200 || answer.body.includes('"errors"'))
          failed.push(`${answer.status} ${answer.body.slice(0, 200)}`);
        else if (isWrite) made.push(name);
        else read += 1;
      }
    }),
  );
  await after(1_000);
  await product.endAndStart();
  await after(500);
  await second.stop('SIGTERM');
  await after(500);
  isOver = true;
  await working;
  expect(failed).toEqual([]);
  expect(read).toBeGreaterThan(50);
  const { body } = await post('{ departments(limit: 1, filter: {name: {startsWith: "Ward "}}) { total } }', {}, token);
  expect(JSON.parse(body).data.departments.total).toBe(made.length);
});
