import { chmodSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { newId } from '../../../platform/records/ids';
import type { Services } from '../../../platform/context';
import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { fileJobs, sweepFiles } from './file.job';
import { smallPdf, upload } from './file.fixture';

let now = new Date('2026-05-01T08:00:00Z');
let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const folder = (name: string) => path.join(test.app.services.dataDir, name);
const kept = (): string[] => readdirSync(path.join(folder('files'), company));
const inDays = (days: number) => {
  now = new Date(Date.parse('2026-05-01T08:00:00Z') + days * 86_400_000);
};

it('a file whose bytes are gone from the storage says so, in either language, and the log names its key', async () => {
  const { id } = (await upload(admin, smallPdf, 'lost.pdf')).body;
  const key = `${company}/${id}`;
  await test.app.services.storage.remove(key);
  const told = jest.spyOn(test.app.services.log, 'error').mockImplementation(() => undefined);
  for (const [language, words] of [
    ['en', 'no longer in the storage'],
    ['ar', 'لم يعد محتوى هذا الملف'],
  ] as const) {
    const response = await admin.fetch(`/files/${id}`, { headers: { 'accept-language': language } });
    expect([response.status, response.headers.get('content-type'), response.headers.get('etag')]).toEqual([
      410,
      expect.stringContaining('application/json'),
      null,
    ]);
    expect(await response.json()).toEqual({ success: false, message: expect.stringContaining(words) });
  }
  expect(told.mock.calls.map(([given]) => (given as unknown as { key: string }).key)).toEqual([key, key]);
  told.mockRestore();
});

describe('the daily sweep', () => {
  it('deletes what was linked to nothing after a week, and its bytes a month later; what is linked stays', async () => {
    inDays(0);
    const [stray, linked] = [
      (await upload(admin, smallPdf, 'stray.pdf')).body.id,
      (await upload(admin, smallPdf, 'linked.pdf')).body.id,
    ];
    await insertRow(test, 'Document', company, { fileIds: [linked], deletedAt: now.toISOString() });
    const standing = async () =>
      (
        await admin.graphql(
          'query($ids: [ID!]) { files(filter: { id: { in: $ids } }, includeDeleted: true, sort: [{ field: name, direction: DESC }]) { rows { deletedAt bytesRemovedAt } } }',
          { ids: [stray, linked] },
        )
      ).data.files.rows.map((row: { deletedAt: string | null; bytesRemovedAt: string | null }) => [
        !!row.deletedAt,
        !!row.bytesRemovedAt,
      ]);
    inDays(6);
    await sweepFiles(test.app.services);
    expect(await standing()).toEqual([
      [false, false],
      [false, false],
    ]);
    inDays(8);
    await sweepFiles(test.app.services);
    expect([await standing(), kept().includes(stray)]).toEqual([
      [
        [true, false],
        [false, false],
      ],
      true,
    ]);
    inDays(40);
    admin = await test.as({ type: 'admin', company });
    await sweepFiles(test.app.services);
    await sweepFiles(test.app.services);
    expect([await standing(), kept().includes(stray), kept().includes(linked)]).toEqual([
      [
        [true, true],
        [false, false],
      ],
      false,
      true,
    ]);
    const [restored] = (
      await admin.graphql('mutation($ids: [ID!]!) { restoreFiles(ids: $ids) { done message } }', { ids: [stray] })
    ).data.restoreFiles;
    expect(restored).toMatchObject({ done: false, message: expect.stringContaining('removed for good') });
  });

  it('removes bytes no row knows of once they are a day old', async () => {
    const [old, fresh] = [newId(), newId()];
    for (const id of [old, fresh]) writeFileSync(path.join(folder('files'), company, id), 'left by a crash');
    utimesSync(path.join(folder('files'), company, old), now, new Date(now.getTime() - 2 * 86_400_000));
    utimesSync(path.join(folder('files'), company, fresh), now, now);
    await sweepFiles(test.app.services);
    expect([kept().includes(old), kept().includes(fresh)]).toEqual([false, true]);
  });
});

describe('with a scanner', () => {
  const judged = async (script: string) => {
    const program = path.join(test.app.services.dataDir, `scan-${newId()}`);
    writeFileSync(program, `#!/bin/sh\n${script}\n`);
    chmodSync(program, 0o700);
    const services: Services = { ...test.app.services, fileScanner: [program, '--quiet'] };
    const {
      body: { id },
    } = await upload(admin, smallPdf, 'a.pdf');
    const place = (sql: string) =>
      test.app.services.pool.query(`begin; set local app.company_id = '${company}'; ${sql}; commit`);
    await place(`update stored_file set scan_status = 'pending' where id = '${id}'`);
    const before = (await admin.fetch(`/files/${id}`)).status;
    const failure = await fileJobs(services)['file-scan']!({ companyId: company, userId: admin.id, recordId: id }).then(
      () => null,
      () => 'tried again',
    );
    const { data } = await admin.graphql('query($id: ID!) { file(id: $id) { scanStatus } }', { id });
    return [before, failure, data.file.scanStatus, (await admin.fetch(`/files/${id}`)).status];
  };

  it.each([
    ['is handed out once it is found clean', 'test "$1" = --quiet && grep -q %PDF "$2"', [409, null, 'clean', 200]],
    ['is never handed out once it is found infected', 'exit 1', [409, null, 'infected', 409]],
    ['stays back while the scanner fails', 'exit 2', [409, 'tried again', 'pending', 409]],
  ])('a file %s', async (_what, script, outcome) => {
    expect(await judged(script)).toEqual(outcome);
  });
});

describe('what would harm', () => {
  /** A ZIP file of one part that claims to unpack to `claimed` bytes. */
  function packageOf(name: string, claimed: number): Buffer {
    const content = deflateRawSync(
      Buffer.from(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    );
    const parts = ['[Content_Types].xml', name].map((part) => {
      const header = Buffer.alloc(30);
      header.writeUInt32LE(0x04034b50, 0);
      header.writeUInt16LE(8, 8);
      header.writeUInt32LE(crc32(content), 14);
      header.writeUInt32LE(content.length, 18);
      header.writeUInt32LE(256, 22);
      header.writeUInt16LE(part.length, 26);
      return { part, local: Buffer.concat([header, Buffer.from(part), content]) };
    });
    let offset = 0;
    const directory = Buffer.concat(
      parts.map(({ part, local }) => {
        const entry = Buffer.alloc(46);
        entry.writeUInt32LE(0x02014b50, 0);
        entry.writeUInt16LE(8, 10);
        entry.writeUInt32LE(content.length, 20);
        entry.writeUInt32LE(part === name ? claimed : 256, 24);
        entry.writeUInt16LE(part.length, 28);
        entry.writeUInt32LE(offset, 42);
        offset += local.length;
        return Buffer.concat([entry, Buffer.from(part)]);
      }),
    );
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(2, 8);
    end.writeUInt16LE(2, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(offset, 16);
    return Buffer.concat([...parts.map(({ local }) => local), directory, end]);
  }

  it.each<[string, string, number, number, RegExp]>([
    ['an ordinary document is kept', 'word/document.xml', 2_000, 201, /^$/],
    ['a zip bomb is not', 'word/document.xml', 4_000_000_000, 422, /unpacks to far more/],
    ['nor macros under a harmless name', 'word/vbaProject.bin', 2_000, 422, /holds macros/],
  ])('%s', async (_what, name, claimed, status, message) => {
    const { status: answered, body } = await upload(admin, packageOf(name, claimed), 'contract.docx');
    expect([answered, body.message ?? '']).toEqual([status, expect.stringMatching(message)]);
  });
});
