import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { newId } from '../platform/records/ids';
import { FolderStorage } from './folder-storage';
import { S3Storage } from './s3-storage';
import { MissingBytes, type Storage } from './storage';

const folder = mkdtempSync(path.join(os.tmpdir(), 'muster-storage-'));
const objects = new Map<string, Buffer>();
const answers = { missing: 'NoSuchKey' };
let store: Server;
let s3: Storage;

/** As much of S3 as the driver asks for; a page of its list holds two keys. */
function fakeS3(): Server {
  return createServer((request, response) => {
    const url = new URL(request.url!, 'http://store');
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
    const isSigned = /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/us-east-1\/s3\/aws4_request/.test(
      request.headers.authorization ?? '',
    );
    if (!isSigned || !url.pathname.startsWith('/bucket')) return void response.writeHead(403).end();
    const pieces: Buffer[] = [];
    request
      .on('data', (piece: Buffer) => pieces.push(piece))
      .on('end', () => {
        if (request.method === 'PUT') objects.set(key, Buffer.concat(pieces));
        if (request.method === 'DELETE') objects.delete(key);
        if (request.method !== 'GET') return void response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
        if (!key)
          return void response
            .writeHead(200, { 'content-type': 'application/xml' })
            .end(listing(url.searchParams.get('continuation-token')));
        const found = objects.get(key);
        if (!found)
          return void response
            .writeHead(404, { 'content-type': 'application/xml' })
            .end(`<Error><Code>${answers.missing}</Code></Error>`);
        const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
        response.writeHead(start ? 206 : 200).end(start ? found.subarray(Number(start), Number(end) + 1) : found);
      });
  });
}

function listing(token: string | null): string {
  const keys = [...objects.keys()].sort();
  const from = token ? keys.indexOf(token) : 0;
  const contents = keys
    .slice(from, from + 2)
    .map((key) => `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`);
  const next = keys[from + 2];
  return `<ListBucketResult>${contents.join('')}<IsTruncated>${!!next}</IsTruncated>${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`;
}

beforeAll(async () => {
  store = fakeS3();
  await new Promise<void>((resolve) => {
    store.listen(0, '127.0.0.1', resolve);
  });
  s3 = new S3Storage({
    bucket: 'bucket',
    endpoint: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  });
});
afterAll(() => {
  store.closeAllConnections();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each<[string, () => Storage]>([
  ['a folder', () => new FolderStorage(path.join(folder, 'files'))],
  ['a bucket', () => s3],
])('files in %s', (_where, storage) => {
  const company = newId();
  const keep = async (content: string) => {
    const from = path.join(folder, newId());
    writeFileSync(from, content);
    const key = `${company}/${newId()}`;
    await storage().keep(key, from);
    return key;
  };

  it('are read whole and in part, listed and removed, removing twice is no error', async () => {
    const keys = await Promise.all(['0123456789', 'second', 'third'].map(keep));
    expect(await text(await storage().read(keys[0]!))).toBe('0123456789');
    expect(await text(await storage().read(keys[0]!, { start: 2, end: 4 }))).toBe('234');
    const listed: string[] = [];
    for await (const { key, writtenAt } of storage().keys()) {
      listed.push(key);
      expect(writtenAt.getTime()).toBeGreaterThan(0);
    }
    expect(listed.sort()).toEqual([...keys].sort());
    for (const key of [...keys, keys[0]!]) await storage().remove(key);
    await expect(storage().read(keys[0]!)).rejects.toThrow(MissingBytes);
  });
});

it.each([
  ['NoSuchKey', true],
  ['NotFound', true],
  ['NoSuchBucket', false],
])('a bucket that answers %s to a read: the bytes are missing, %s', async (code, isMissing) => {
  answers.missing = code;
  const error = await s3.read(`${newId()}/${newId()}`).catch((reason: unknown) => reason);
  expect(error instanceof MissingBytes).toBe(isMissing);
});

it('a folder takes no key but those made by us, and leaves nothing of a file it could not take over', async () => {
  const storage = new FolderStorage(path.join(folder, 'strict'));
  for (const key of ['../../etc/passwd', 'a/b', `${newId()}/../${newId()}`, newId()])
    await expect(storage.read(key)).rejects.toThrow('is no key of a file');
  const company = newId();
  await expect(storage.keep(`${company}/${newId()}`, path.join(folder, 'absent'))).rejects.toThrow('ENOENT');
  expect(readdirSync(path.join(folder, 'strict', company))).toEqual([]);
});
