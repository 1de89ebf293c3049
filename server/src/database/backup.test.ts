import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { insertRow } from '../../test/rows';
import { TEST_SECRET } from '../../test/copied-database';
import { createTestApp } from '../../test/test-app';
import { smallPdf, upload } from '../modules/files/file/file.fixture';
import { sealAudit, verifyAudit } from '../platform/audit/audit-chain';
import { Cipher } from '../platform/http/cipher';
import { type Embedded, startEmbedded } from './embedded/embedded';
import { migrate } from './migrate';

let parent: string;
let running: Embedded | null = null;
beforeAll(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-backup-'));
  fs.chmodSync(parent, 0o711);
});
afterAll(async () => {
  await running?.stop();
  fs.rmSync(parent, { recursive: true, force: true });
});

const start = async (dataDir: string): Promise<Embedded> =>
  (running = await startEmbedded(path.join(dataDir, 'database'), { log: () => undefined }));
async function stop(): Promise<void> {
  await running?.stop();
  running = null;
}

/** Whether any file below a folder holds these words. */
const holds = (folder: string, words: string): boolean =>
  spawnSync('grep', ['--recursive', '--quiet', '--text', '--fixed-strings', words, folder]).status === 0;

/** How many rows each table has. */
async function holdings(ownerUrl: string): Promise<Record<string, number>> {
  const client = new Client(ownerUrl);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables)
    counts[name] = Number((await client.query(`select count(*) from ${name}`)).rows[0].count);
  await client.end();
  return counts;
}

// As docs/operations.md says.
it('a folder packed while nothing runs and unpacked elsewhere holds every row, every file, what is encrypted, and an audit that fits', async () => {
  const [data, restored] = [path.join(parent, 'data'), path.join(parent, 'restored', 'data')];
  fs.mkdirSync(data, { mode: 0o711 });
  const { url } = await start(data);
  await migrate(url, TEST_SECRET);
  const before = await createTestApp({ at: { ownerUrl: url, dataDir: data } });
  const company = await before.company();
  const hr = await before.as({ type: 'admin', company });
  const {
    data: { made },
  } = await hr.graphql(
    'mutation { made: createEmployee(input: {code: "E-1", firstName: "Mona", lastName: "Haddad", hireDate: "2024-01-01", nationalId: "784-1990-1234567-6"}) { id } }',
  );
  for (let nth = 0; nth < 20; nth += 1) await insertRow(before, 'Department', company, {});
  const file = (await upload(hr, smallPdf, 'contract.pdf')).body;
  await sealAudit(before.app.services);
  await before.close();
  const had = await holdings(url);
  await stop();

  // Neither tables nor their log hold in clear what is encrypted; a name they do.
  expect([holds(data, '784-1990-1234567-6'), holds(data, 'Haddad')]).toEqual([false, true]);

  const archive = path.join(parent, 'muster.tar.gz');
  execFileSync('tar', ['--create', '--gzip', '--same-owner', '--file', archive, 'data'], { cwd: parent });
  fs.mkdirSync(path.dirname(restored), { mode: 0o711 });
  execFileSync('tar', ['--extract', '--gzip', '--same-owner', '--preserve-permissions', '--file', archive], {
    cwd: path.dirname(restored),
  });
  fs.rmSync(data, { recursive: true });

  const there = await start(restored);
  expect(await holdings(there.url)).toEqual(had);
  expect([had['employee'], had['department']]).toEqual([1, 20]);
  await migrate(there.url, TEST_SECRET);
  const after = await createTestApp({ at: { ownerUrl: there.url, dataDir: restored } });
  const report = await verifyAudit(after.app.services.pool, new Cipher(TEST_SECRET));
  const reader = await after.as({ type: 'admin', company });
  const {
    data: { revealed },
  } = await reader.graphql(
    'mutation($id: ID!) { revealed: revealValue(subject: "Employee", id: $id, field: "nationalId") }',
    { id: made.id },
  );
  const bytes = Buffer.from(await (await reader.fetch(`/files/${file.id}`)).arrayBuffer());
  await after.close();
  await stop();
  expect([report.problems, report.lines]).toEqual([[], had['audit_link']]);
  expect(revealed).toBe('784-1990-1234567-6');
  expect(bytes.equals(smallPdf)).toBe(true);
}, 120_000);
