import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { askerOf } from '../asking';
import { type Product, startProduct } from '../product';

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

const heard: Call[] = [];
let answers = true;
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      if (answers) response.writeHead(204).end();
    });
});
let product: Product;
let url: string;

jest.setTimeout(600_000);
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  product = await startProduct({ NODE_OPTIONS: `--require ${path.join(__dirname, '../lenient-webhooks.cjs')}` });
});
afterAll(async () => {
  await product?.close();
  receiver.closeAllConnections();
  receiver.close();
});

/**
 * As a receiver checks a call by the text of Standard Webhooks 1.0.0, with the cryptography of browsers: none of it is
 * the server's own.
 */
async function isGenuine(secret: string, { headers, body }: Call): Promise<boolean> {
  const told = (name: string): string => String(headers[`webhook-${name}`]);
  if (Math.abs(Date.now() / 1000 - Number(told('timestamp'))) > 300) return false;
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const signed = new TextEncoder().encode(`${told('id')}.${told('timestamp')}.${body}`);
  const checked = told('signature')
    .split(' ')
    .map((each) => each.split(','))
    .filter(([version]) => version === 'v1')
    .map(([, signature]) =>
      crypto.subtle.verify(
        'HMAC',
        key,
        Uint8Array.from(atob(signature!), (letter) => letter.charCodeAt(0)),
        signed,
      ),
    );
  return (await Promise.all(checked)).includes(true);
}

async function inDatabase(text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(product.databaseUrl);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 180_000; !(await isSo());) {
    if (Date.now() > end) throw new Error(`not within three minutes: ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
const told = (id: string): Call[] =>
  heard.filter(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id === id);

test('a receiver hears of all that was committed before the server was killed, every time under the same id and signed', async () => {
  const ask = askerOf(product.url);
  const { id: hook } = await ask<{ id: string }>(
    'hr',
    'mutation($input: WebhookInput!) { createWebhook(input: $input) { id } }',
    { input: { name: 'Killed', url, subjects: ['Department'], deeds: ['create'] } },
    'hook',
  );
  const { secret } = await ask<{ secret: string }>('hr', 'mutation($id: ID!) { issueWebhook(id: $id) { secret } }', {
    id: hook,
  });
  const department = async (name: string): Promise<string> =>
    (
      await ask<{ id: string }>(
        'hr',
        'mutation($input: DepartmentInput!) { createDepartment(input: $input) { id } }',
        { input: { name } },
        name,
      )
    ).id;

  const made: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    made.push(await department(`Killed after its commit ${nth}`));
    await product.killAndStart();
  }
  await until('all are told', () => made.every((id) => told(id).length > 0));

  answers = false;
  const cutOff = await department('Killed while the receiver listens');
  await until('it is told', () => told(cutOff).length > 0);
  await product.killAndStart();
  answers = true;
  // Two minutes from then what was cut off, this one or one before it, would be sent again.
  await inDatabase(
    `update webhook_delivery set next_attempt_at = now() where webhook_id = '${hook}' and state <> 'delivered'`,
  );
  await until('it is told again', () => told(cutOff).length > 1);
  await until(
    'it is noted',
    async () =>
      (await inDatabase(`select 1 from webhook_delivery where webhook_id = '${hook}' and state <> 'delivered'`))
        .length === 0,
  );

  for (const id of [...made, cutOff]) {
    const calls = told(id);
    expect([calls.length > 0, new Set(calls.map(({ headers }) => headers['webhook-id'])).size]).toEqual([true, 1]);
    expect(await Promise.all(calls.map((call) => isGenuine(secret, call)))).toEqual(calls.map(() => true));
    expect(
      await isGenuine(secret, {
        ...calls[0]!,
        body: calls[0]!.body.replace(id, id.toUpperCase()).replace('create', 'delete'),
      }),
    ).toBe(false);
  }
  expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(made.length + 1);
});
