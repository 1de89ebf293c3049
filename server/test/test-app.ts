import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse, validate, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import pino, { type Logger } from 'pino';
import { createApp, type App } from '../src/app';
import { appSchema } from '../src/schema';
import type { Grant } from '../src/platform/access/ability';
import { newId } from '../src/platform/records/ids';
import type { MailSettings } from '../src/platform/mail/mailer';
import { inTransaction } from '../src/platform/database/transaction';
import type { TxtRecords } from '../src/platform/http/txt-records';
import type { WebhookSender } from '../src/platform/notify/webhook-sender';
import { ownDatabaseUrl, TEST_SECRET, fileDatabaseUrl } from './copied-database';

export interface Answer<T = Record<string, any>> {
  data: T;
  errors?: { message: string; path?: string[]; extensions: Record<string, any> }[];
}

/** A signed-in person: asks over GraphQL, REST and plain HTTP as themselves. */
export interface Person {
  id: string;
  token: string;
  companyId: string | null;
  graphql<T = Record<string, any>>(
    query: string,
    variables?: object,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
  /** The same below HTTP, for tests that ask some ten thousand times. */
  ask<T = Record<string, any>>(query: string, variables?: object): Promise<Answer<T>>;
  rest(method: string, path: string, body?: unknown): Promise<{ status: number; body: any }>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export interface TestApp {
  app: App;
  url: string;
  ownerUrl: string;
  /** A company of this test's own. */
  company(values?: Record<string, unknown>): Promise<string>;
  /** A new user signed in: an admin, or a member of a company holding just these grants, or of no company. */
  as(who: {
    type?: 'admin' | 'client' | 'employee';
    company?: string;
    grants?: Grant[];
    employeeId?: string;
  }): Promise<Person>;
  sql<R extends Record<string, any>>(text: string, values?: unknown[]): Promise<R[]>;
  /** The same as one of a company, which sees its rows alone. */
  inside<R extends Record<string, any>>(company: string, text: string, values?: unknown[]): Promise<R[]>;
  /** Until a statement waits for what another transaction holds. */
  someoneWaits(): Promise<void>;
  close(): Promise<void>;
}

const noPassword = 'no password fits this';

/**
 * A whole server on the database of this test file (`isAlone`: on one of its own; `at`: on one that is there, with its
 * folder) and a free port, with cheap passwords (`slowPasswords`: as dear as they are in use) and without rate limits
 * unless told.
 */
export async function createTestApp(
  options: {
    rateLimits?: boolean;
    trustProxy?: string;
    clock?: () => Date;
    jobs?: boolean;
    isAlone?: boolean;
    slowPasswords?: boolean;
    at?: { ownerUrl: string; dataDir: string };
    level?: 'error' | 'silent';
    log?: Logger;
    mail?: MailSettings;
    webhooks?: WebhookSender;
    txtRecords?: TxtRecords;
  } = {},
): Promise<TestApp> {
  const dataDir = options.at?.dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'muster-app-'));
  const ownerUrl = options.at?.ownerUrl ?? (await (options.isAlone ? ownDatabaseUrl() : fileDatabaseUrl()));
  const app = await createApp({
    ownerUrl,
    secret: TEST_SECRET,
    publicUrl: 'http://localhost',
    dataDir,
    rateLimits: options.rateLimits ?? false,
    trustProxy: options.trustProxy,
    bcryptCost: options.slowPasswords ? undefined : 4,
    mail: options.mail,
    log:
      options.log ??
      pino({
        level: process.env['TEST_LOG'] ?? options.level ?? 'error',
        serializers: { error: pino.stdSerializers.err },
      }),
    clock: options.clock,
    webhooks: options.webhooks,
    txtRecords: options.txtRecords,
  });
  await new Promise<void>((resolve) => {
    app.server.listen(0, '127.0.0.1', resolve);
  });
  if (options.jobs) await app.startJobs();
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the test server has no address');
  const url = `http://127.0.0.1:${address.port}`;
  const trusted = <T>(work: Parameters<typeof inTransaction<T>>[3], companyId?: string) =>
    inTransaction(app.services.pool, { platform: true, companyId }, 'write', work);
  const sql: TestApp['sql'] = (text, values) => trusted(async (tx) => (await tx.query(text, values)).rows) as never;

  async function insert(table: string, values: Record<string, unknown>, companyId?: string): Promise<string> {
    const row = {
      id: newId(),
      version: 1,
      created_at: new Date(),
      updated_at: new Date(),
      ...(companyId ? { company_id: companyId } : {}),
      ...values,
    };
    const names = Object.keys(row);
    await trusted(
      (tx) =>
        tx.query(
          `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from json_populate_record(null::${table}, $1)`,
          [JSON.stringify(row)],
        ),
      companyId,
    );
    return String(row.id);
  }

  return {
    app,
    url,
    ownerUrl,
    sql,
    inside: (company, text, values) => trusted(async (tx) => (await tx.query(text, values)).rows, company) as never,
    company: (values = {}) =>
      insert('company', {
        name: `Company ${lettersOf(newId())}`,
        country: 'AE',
        currency: 'AED',
        time_zone: 'Asia/Dubai',
        locale: 'en',
        week_start: 'monday',
        weekend_days: [6, 0],
        workday_hours: '8',
        payroll_day_basis: 'calendar',
        negative_net: 'block',
        payslip_mail: 'none',
        bank_cool_off_days: 3,
        fence_rule: 'record',
        punch_photo: 'none',
        punch_photo_months: 3,
        licence_rule: 'refuse_taking',
        skill_rule: 'refuse_taking',
        roster_notice_days: 0,
        former_access_days: 90,
        contact_changes: 'at_once',
        address_changes: 'at_once',
        photo_changes: 'at_once',
        emergency_changes: 'at_once',
        dependant_changes: 'approval',
        directory_mail: true,
        directory_phone: true,
        directory_mobile: false,
        directory_location: true,
        directory_presence: true,
        file_quota_mb: 100,
        set_up_skipped: [],
        status: 'active',
        ...values,
      }),
    async as({ type = 'employee', company, grants = [], employeeId }) {
      const id = await insert('app_user', {
        name: `Person ${newId()}`,
        email: `${newId()}@example.com`,
        type,
        status: 'active',
        role_ids: [],
        locale: 'en',
        password_hash: noPassword,
      });
      if (company && type !== 'admin') {
        const role = await insert('company_role', { title: `Role ${newId()}`, status: 'active', grants }, company);
        await insert(
          'membership',
          { user_id: id, status: 'active', role_ids: [role], employee_id: employeeId ?? null },
          company,
        );
      } else if (grants.length) {
        const role = await insert('role', { title: `Role ${newId()}`, status: 'active', grants });
        await sql('update app_user set role_ids = $2 where id = $1', [id, [role]]);
      }
      const begun = await app.auth.sessions.begin(
        { id, status: 'active', passwordHash: noPassword },
        { ip: '127.0.0.1', userAgent: 'test' },
      );
      if (!begun) throw new Error('the session could not begin');
      const { token, session } = begun;
      if (company) await app.auth.sessions.enterCompany(session, company, '127.0.0.1');
      return personOf(app, url, id, token, company ?? null);
    },
    async someoneWaits() {
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while (!(await sql(waiting)).length) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    async close() {
      await app.close();
      if (!options.at) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Documents as the API reads them: checked against the schema, once each. */
const documents = new Map<string, DocumentNode>();

function documentOf(query: string): DocumentNode {
  let document = documents.get(query);
  if (!document) {
    document = parse(query);
    const errors = validate(appSchema(), document);
    if (errors.length) throw new Error(`${errors.map(({ message }) => message).join('\n')}\n${query}`);
    documents.set(query, document);
  }
  return document;
}

function personOf({ auth, execute }: App, url: string, id: string, token: string, companyId: string | null): Person {
  const send: Person['fetch'] = (target, init = {}) =>
    fetch(url + target, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
  return {
    id,
    token,
    companyId,
    fetch: send,
    async graphql<T>(query: string, variables?: object, headers: Record<string, string> = {}) {
      const response = await send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as Answer<T>;
    },
    async ask<T>(query: string, variables = {}) {
      const document = documentOf(query);
      const facts = {
        session: await auth.sessions.fromToken(token, '127.0.0.1'),
        requestId: id,
        locale: 'en' as const,
        extras: { auth, visitor: { ip: '127.0.0.1', userAgent: null } },
      };
      const result = await execute(
        document,
        document.definitions[0] as OperationDefinitionNode,
        query,
        variables as Record<string, unknown>,
        facts,
      );
      return JSON.parse(JSON.stringify(result)) as Answer<T>;
    },
    async rest(method, target, body) {
      const isText = typeof body === 'string';
      const response = await send(target, {
        method,
        ...(body === undefined
          ? {}
          : {
              body: isText ? body : JSON.stringify(body),
              headers: { 'content-type': isText ? 'text/plain' : 'application/json' },
            }),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}

/** An id in letters alone: a name with digits would have those of an amount one day. */
const lettersOf = (id: string): string => id.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
