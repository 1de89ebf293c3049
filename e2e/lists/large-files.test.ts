import fs from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import { startProduct, type Product } from '../product';

const gigabyte = 1_000_000_000;
const mostMore = 150_000_000;
let product: Product;
let headers: { authorization: string };
beforeAll(async () => {
  product = await startProduct();
  const response = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation { signIn(email: "hr@muster.example", password: "muster-demo") { token } }',
    }),
  });
  const { data } = (await response.json()) as { data: { signIn: { token: string } } };
  headers = { authorization: `Bearer ${data.signIn.token}` };
});
afterAll(() => product?.close());

/** Bytes of memory the server takes at most while something is done, beyond what it took before. */
async function moreMemoryDuring(work: () => Promise<void>): Promise<number> {
  const before = product.memory();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, product.memory());
  }, 20);
  await work().finally(() => clearInterval(timer));
  return most - before;
}

/** So many bytes of a file as a browser sends them, made as they leave. */
async function upload(bytes: number): Promise<{ status: number; body: { id: string; message: string } }> {
  const boundary = 'part-of-many';
  const piece = Buffer.alloc(1_000_000, 'a');
  async function* form() {
    yield `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
    for (let left = bytes; left > 0; left -= piece.length) yield left < piece.length ? piece.subarray(0, left) : piece;
    yield `\r\n--${boundary}--\r\n`;
  }
  const sent = request(`${product.url}/upload/file`, {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject);
  });
  await pipeline(Readable.from(form()), sent);
  const answer = await answered;
  return { status: answer.statusCode!, body: JSON.parse((await answer.toArray()).join('')) };
}

test('a gigabyte that is brought is refused, and leaves neither bytes nor memory behind', async () => {
  let answer: Awaited<ReturnType<typeof upload>>;
  const more = await moreMemoryDuring(async () => {
    answer = await upload(gigabyte);
  });
  expect([answer!.status, answer!.body.message]).toEqual([413, expect.stringContaining('50 MB')]);
  expect(more).toBeLessThan(mostMore);
  expect(fs.readdirSync(path.join(product.folder, 'uploads'))).toEqual([]);
});

test('a gigabyte that is fetched goes out as fast as it is taken, and is never held', async () => {
  const {
    body: { id },
  } = await upload(10);
  const owner = new Client(product.databaseUrl);
  await owner.connect();
  const {
    rows: [{ company_id: company }],
  } = await owner.query('update stored_file set size = $2 where id = $1 returning company_id', [id, gigabyte]);
  await owner.end();
  // A file of holes takes no room on the disk.
  fs.truncateSync(path.join(product.folder, 'files', company, id), gigabyte);
  let [taken, status] = [0, 0];
  const more = await moreMemoryDuring(async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${product.url}/files/${id}`, { headers }, resolve).on('error', reject).end();
    });
    status = answer.statusCode!;
    let hasPaused = false;
    for await (const piece of answer as AsyncIterable<Buffer>) {
      taken += piece.length;
      if (hasPaused || taken < gigabyte / 4) continue;
      hasPaused = true;
      await after(1_000);
    }
  });
  expect([status, taken]).toEqual([200, gigabyte]);
  expect(more).toBeLessThan(mostMore);
});
