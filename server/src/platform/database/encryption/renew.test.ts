import { Client } from 'pg';
import { TEST_SECRET } from '../../../../test/copied-database';
import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { modules } from '../../../modules/modules';
import { sealAudit, verifyAudit } from '../../audit/audit-chain';
import { inTransaction } from '../transaction';
import { Cipher } from '../../http/cipher';
import { allAreas } from '../../records/area';
import { newId } from '../../records/ids';
import { encryptedValues, versionsOf } from './encrypted-values.fixture';
import { learnKeys, makeKey, newestKey } from './keys';
import { renewEncryption } from './renew';
import { sealedPlaces } from './sealed-places';

const secrets = { secret: TEST_SECRET };
const places = sealedPlaces(modules.flatMap(({ sealed = [] }) => sealed));

let test: TestApp;
let other: TestApp;
let company: string;
let admin: Person;

/** What only the owner of the database can do. */
async function asOwner(text: string, values: unknown[] = []): Promise<void> {
  const owner = new Client(test.ownerUrl);
  await owner.connect();
  await owner.query(text, values).finally(() => owner.end());
}

const learn = (app: TestApp) => learnKeys(app.app.services.pool, app.app.services.cipher, secrets);
const renew = (some = places) => renewEncryption(test.app.services, some);
const newest = () => inTransaction(test.app.services.pool, { platform: true, userId: newId() }, 'read', newestKey);
/** A key whose minutes of being learnt have passed. */
async function keyInUse(): Promise<string> {
  const made = await makeKey(test.app.services.pool, secrets);
  await asOwner(`update encryption_key set used_from = now() where version = $1`, [made!.version]);
  for (const each of [test, other]) await learn(each);
  return made!.version;
}
/** As if a quarter of an hour had passed since the newest key was first used. */
const later = () =>
  asOwner(`update encryption_key set used_from = now() - interval '16 minutes' where renewed_at is null`);

/** An encrypted value in every place there is. */
async function fillPlaces(): Promise<void> {
  const { cipher } = test.app.services;
  for (const area of allAreas()) {
    const names = [...area.fields.values()].filter(({ encrypted }) => encrypted).map(({ name }) => name);
    if (names.length)
      await insertRow(test, area, company, Object.fromEntries(names.map((name) => [name, `${name} of before`])));
  }
  const importId = await insertRow(test, 'Import', company, { profile: cipher.encrypt('[]') });
  await test.inside(
    company,
    `insert into import_row (company_id, import_id, row_no, cells, suggestion, meant) values ($1, $2, 1, $3, $3, $4)`,
    [company, importId, [cipher.encrypt('["cell"]')], `{"of": 1.10, "values": {"iban": "${cipher.encrypt('AE07')}"}}`],
  );
  await test.inside(
    company,
    `insert into import_write (company_id, import_id, row_no, subject, record_id, version, before)
      values ($1, $2, 1, 'BankAccount', $3, 1, $4)`,
    [company, importId, newId(), JSON.stringify({ iban: cipher.encrypt('AE08') })],
  );
  await test.sql(
    `insert into idempotency_key (user_id, key, request_hash, status, answer, created_at)
      values ($1, 'once', 'hash', 200, $2, now())`,
    [admin.id, JSON.stringify(cipher.encrypt('"answer"'))],
  );
  await test.sql(`insert into second_factor (user_id, secret, created_at) values ($1, $2, now())`, [
    admin.id,
    cipher.encrypt('JBSWY3DPEHPK3PXP'),
  ]);
  await test.sql(
    `insert into push_device (id, user_id, session_id, endpoint, p256dh, auth, name, created_at)
      select $1, $2, s.id, 'https://push.example/1', 'key', $3, 'Phone', now() from auth_session s where s.user_id = $2`,
    [newId(), admin.id, cipher.encrypt('auth')],
  );
  await test.sql('update auth_session set id_token = $2 where user_id = $1', [admin.id, cipher.encrypt('token')]);
  await test.sql(`insert into push_key (id, public_key, private_key, created_at) values (1, 'public', $1, now())`, [
    cipher.encrypt('private'),
  ]);
}

beforeAll(async () => {
  test = await createTestApp({ isAlone: true });
  other = await createTestApp({ at: { ownerUrl: test.ownerUrl, dataDir: test.app.services.dataDir } });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  await fillPlaces();
});
afterAll(async () => {
  await other.close();
  await test.close();
});

/** The same session at one of the two servers. */
const at = (server: TestApp) => ({
  async ask<T>(query: string, variables: object): Promise<T> {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  },
});
const ofEmployees =
  'mutation($id: ID!, $v: Int!, $n: String!) { updateEmployee(id: $id, version: $v, input: { passportNo: $n }) { version } }';
const inClear = 'mutation($id: ID!) { revealValue(subject: "Employee", id: $id, field: "passportNo") }';

it('a new key encrypts only after every server has learnt it, and nobody meets a value they cannot read', async () => {
  const id = await insertRow(test, 'Employee', company);
  const made = await makeKey(test.app.services.pool, secrets);
  expect(made).toMatchObject({ version: 'v2', renewedAt: null });
  for (const each of [test, other]) await learn(each);
  expect([test, other].map(({ app }) => app.services.cipher.current)).toEqual(['v1', 'v1']);
  // Its minutes pass, and one of the two looks first.
  await asOwner(`update encryption_key set used_from = now() where version = 'v2'`);
  await learn(other);
  expect([test, other].map(({ app }) => app.services.cipher.current)).toEqual(['v1', 'v2']);
  await at(other).ask(ofEmployees, { id, v: 1, n: 'P1234567' });
  expect(await at(test).ask(inClear, { id })).toEqual({ revealValue: 'P1234567' });
  await learn(test);
  expect(await makeKey(test.app.services.pool, secrets)).toBeNull();
});

it('every encrypted value there is comes under the new key, in the audit log too, while people write and look', async () => {
  const ids = await Promise.all([1, 2, 3, 4].map(() => insertRow(test, 'Employee', company)));
  const before = await encryptedValues(test);
  expect(Object.keys(before).toSorted()).toEqual(
    [
      ...places.flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`)),
      'audit_event.after',
      'audit_event.before',
    ].toSorted(),
  );
  expect(versionsOf(Object.values(before).flat())).toEqual(['v1', 'v2']);
  let isOver = false;
  const written = Promise.all(
    ids.map(async (id, nth) => {
      let count = 0;
      for (let version = 1; !isOver; version += 1) {
        const number = `P${1_000_000 + version}${nth}`;
        await at(nth % 2 ? test : other).ask(ofEmployees, { id, v: version, n: number });
        expect(await at(nth % 2 ? other : test).ask(inClear, { id })).toEqual({ revealValue: number });
        count += 1;
      }
      return count;
    }),
  );
  await later();
  while (!(await newest()).renewedAt) await renew();
  isOver = true;
  for (const count of await written) expect(count).toBeGreaterThan(0);

  const after = await encryptedValues(test);
  expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(before)));
  expect(versionsOf(Object.values(after).flat())).toEqual(['v2']);
  await sealAudit(test.app.services);
  expect((await verifyAudit(test.app.services.pool, test.app.services.cipher)).problems).toEqual([]);
});

it('nothing but the encrypted values changes', async () => {
  const [row] = await test.inside<{ meant: string; version: number }>(
    company,
    `select r.meant::text as meant, i.version from import_row r join file_import i on i.id = r.import_id`,
  );
  expect(row!.meant).toMatch(/^\{"of": 1\.10, "values": \{"iban": "v2:[^"]+"\}\}$/);
  expect(row!.version).toBe(1);
});

it('goes on where it was cut off', async () => {
  const version = await keyInUse();
  await later();
  const broken = { ...places[1]!, table: 'no_such_table' };
  await expect(renew([places[0]!, broken, ...places.slice(2)])).rejects.toThrow('no_such_table');
  expect((await newest()).renewedAt).toBeNull();
  while (!(await newest()).renewedAt) await renew();
  expect(versionsOf(Object.values(await encryptedValues(test)).flat())).toEqual([version]);
});

it('a text that only looks like an encrypted value stays, and keeps nothing from being done', async () => {
  const looksLike = `v1:${'A'.repeat(60)}`;
  await test.inside(company, `update import_row set meant = jsonb_build_object('name', $1::text)`, [looksLike]);
  await keyInUse();
  await later();
  await renew();
  await renew();
  expect((await newest()).renewedAt).not.toBeNull();
  expect(await test.inside(company, 'select meant from import_row')).toEqual([{ meant: { name: looksLike } }]);
});

it('no line of the audit log is changed in anything else by the same way', async () => {
  const [line] = await test.inside<{ id: string; at: string; after: object }>(
    company,
    `select e.id, e.at::text as at, e.after from audit_event e join audit_redaction r on r.event_id = e.id
      where e.company_id = $1 and e.subject = 'Employee' limit 1`,
    [company],
  );
  const change = (after: object) =>
    test.inside(
      company,
      'select renew_audit($1, array[$2]::char(24)[], array[$3]::timestamptz[], array[null]::jsonb[], array[$4]::jsonb[]) as done',
      [company, line!.id, line!.at, JSON.stringify(after)],
    );
  expect(await change({ ...line!.after, passportNo: 'Mallory' })).toEqual([{ done: 0 }]);
  expect(await change({ ...line!.after, more: 'words' })).toEqual([{ done: 0 }]);
});

it('no company sees the keys', async () => {
  expect(
    await inTransaction(
      test.app.services.pool,
      { companyId: company, userId: admin.id },
      'read',
      async (tx) => (await tx.query('select * from encryption_key')).rows,
    ),
  ).toEqual([]);
});

it('a changed secret keeps what is encrypted and signed, and one that is not it is told before anything is written', async () => {
  const { pool, cipher } = test.app.services;
  const sealed = cipher.encrypt('AE07 0331');
  const changed = { secret: 'a'.repeat(64), secretBefore: TEST_SECRET };
  await learnKeys(pool, new Cipher(changed.secret), changed);
  const now = new Cipher(changed.secret);
  await learnKeys(pool, now, { secret: changed.secret });
  expect(now.decrypt(sealed)).toBe('AE07 0331');
  expect(now.sign('text')).toEqual(cipher.sign('text'));
  await expect(learnKeys(pool, new Cipher('b'.repeat(64)), { secret: 'b'.repeat(64) })).rejects.toThrow(
    'SESSION_SECRET is not the secret',
  );
});
