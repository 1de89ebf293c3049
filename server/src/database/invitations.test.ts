import { createHash } from 'node:crypto';
import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { createTestApp, type Person, type TestApp } from '../../test/test-app';
import { newId } from '../platform/records/ids';
import { Invitations1796600000000 } from './migrations/2026-12-19-invitations';

let test: TestApp;
let owner: Client;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ isAlone: true });
  owner = new Client(test.ownerUrl);
  await owner.connect();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(async () => {
  await owner.end();
  await test.close();
});

const migration = new Invitations1796600000000();
const runner = { query: async (text: string) => (await owner.query(text)).rows } as unknown as QueryRunner;
const token = 'a'.repeat(43);

it('an invitation that was mailed before holds with the account made for it then; going back ends those without one', async () => {
  await admin.ask('mutation($i: CompanyUserInput!) { createCompanyUser(input: $i) { id } }', {
    i: { name: 'Rana Khalil', email: `${newId()}@example.com` },
  });
  await migration.down(runner);
  expect((await owner.query('select id from membership')).rows).toEqual([]);

  const email = `${newId()}@example.com`;
  const userId = newId();
  await owner.query(
    `insert into app_user (id, created_at, updated_at, name, email, type, status, role_ids, locale) values ($1, now(), now(), 'Sami Nasser', $2, 'employee', 'active', '{}', 'en')`,
    [userId, email],
  );
  await owner.query(
    `insert into membership (id, company_id, created_at, updated_at, user_id, status, role_ids) values ($1, $2, now(), now(), $3, 'invited', '{}')`,
    [newId(), company, userId],
  );
  await owner.query(
    `insert into password_link (id, user_id, kind, token_hash, created_at, expires_at) values ($1, $2, 'invite', $3, now(), now() + interval '7 days')`,
    [newId(), userId, createHash('sha256').update(token).digest()],
  );
  await migration.up(runner);
  const { data } = await admin.ask<any>(
    'mutation($t: String!) { choosePassword(token: $t, password: "a lighthouse in fog") }',
    { t: token },
  );
  expect(data).toEqual({ choosePassword: true });
  expect((await owner.query('select user_id as "userId", status from membership')).rows).toEqual([
    { userId, status: 'active' },
  ]);
  const signedIn = { email, password: 'a lighthouse in fog', ip: '127.0.0.1', userAgent: null };
  expect((await test.app.auth.signInWithPassword(signedIn)).kind).toBe('signedIn');
});
