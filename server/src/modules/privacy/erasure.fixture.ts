import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { insertRow } from '../../../test/rows';
import type { TestApp } from '../../../test/test-app';
import { areaNamed, type Area, type Values } from '../../platform/records/area';
import type { FieldMeta } from '../../platform/records/fields';
import { encryptedWithin } from '../../platform/http/cipher';
import { newId } from '../../platform/records/ids';
import { isStored, personalAreas } from './whose-rows';

/** Somebody of whom every field that can say who they are holds words that stand nowhere else. */
export interface Marked {
  mark: string;
  company: string;
  employeeId: string;
  userId: string;
  rows: Map<string, string>;
}

/** States in which nothing is open. */
const settled: Record<string, Values> = {
  EndOfService: { state: 'paid' },
  LeaveEncashment: { state: 'paid' },
  EmployeeLeave: { status: 'approved' },
  AttendanceCorrection: { status: 'approved' },
  FormRequest: { state: 'closed' },
  PayslipHold: { releasedAt: '2025-02-01T00:00:00Z' },
  ApprovalTask: { state: 'closed' },
  Approval: { state: 'approved' },
};

const marked = (mark: string, area: Area, { name, kind }: FieldMeta): unknown => {
  const words = `${mark} ${area.name} ${name}`;
  return kind === 'json'
    ? [{ words }]
    : kind === 'email'
      ? `${mark.toLowerCase()}-${area.name}-${name}@example.com`
      : words;
};

/**
 * What is written in a field: texts and JSON, but for what is chosen from a list of codes and what says how a row
 * works.
 */
export const isWritten = (meta: FieldMeta): boolean =>
  isStored(meta) &&
  !meta.codes &&
  meta.identifies !== false &&
  ['text', 'longText', 'email', 'json', 'internal'].includes(meta.kind);

async function markedRow(test: TestApp, area: Area, person: Marked, given: Values): Promise<string> {
  const words = Object.fromEntries(
    [...area.fields.values()].filter(isWritten).map((meta) => [meta.name, marked(person.mark, area, meta)]),
  );
  const id = await insertRow(test, area, person.company, { ...words, ...settled[area.name], ...given });
  person.rows.set(area.name, id);
  return id;
}

/**
 * A person who has left, as full as the areas allow: a row of every kind that is about somebody, made from its
 * declaration.
 */
export async function markedPerson(
  test: TestApp,
  company: string,
  mark: string,
  files: readonly string[],
): Promise<Marked> {
  const person: Marked = { mark, company, employeeId: '', userId: (await test.as({})).id, rows: new Map() };
  await test.sql('update app_user set name = $2, email = $3 where id = $1', [
    person.userId,
    `${mark} user name`,
    `${mark.toLowerCase()}-user@example.com`,
  ]);
  await test.sql(
    `insert into passkey (id, user_id, name, credential_id, public_key, counter, created_at)
     values ($1::char(24), $2, $3, $1::text, '', 0, now())`,
    [newId(), person.userId, `${mark} phone`],
  );
  person.employeeId = await markedRow(test, areaNamed('Employee'), person, {
    status: 'exited',
    hireDate: '2020-01-01',
    exitDate: '2025-01-31',
    photoFileId: files[0],
    birthDate: '1990-05-05',
  });
  const membership = areaNamed('CompanyUser');
  person.rows.set(
    'CompanyUser',
    await insertRow(test, membership, company, {
      userId: person.userId,
      employeeId: person.employeeId,
      roleIds: [],
      externalId: `${mark} CompanyUser externalId`,
      invitedName: `${mark} CompanyUser invitedName`,
      invitedEmail: `${mark.toLowerCase()}-invited@example.com`,
    }),
  );
  const name = (field: string) => `${mark} Employee ${field}`;
  const bankFile = `${name('firstName')} ${name('middleName')} ${name('lastName')};${mark} BankAccount iban;1234.500\nSomebody Else;AE00;1.000`;
  const paymentId = await insertRow(test, 'PayrollPayment', company, {
    state: 'paid',
    content: gzipSync(bankFile).toString('base64'),
  });
  const left = new Set(personalAreas().filter(({ name }) => !person.rows.has(name)));
  while (left.size) {
    const before = left.size;
    for (const area of left) {
      const whose = ownerOf(area, person);
      if (!whose) continue;
      const more: Values =
        area.name === 'PayrollPaymentLine'
          ? { paymentId }
          : area.name === 'EmployeeDocument'
            ? { fileId: files[1] }
            : {};
      await markedRow(test, area, person, { ...whose, ...more });
      left.delete(area);
    }
    if (left.size === before)
      throw new Error(`nobody knows whose rows of ${[...left].map(({ name }) => name).join()} are`);
  }
  for (const [name, id] of person.rows) {
    if (['FormDraft', 'SavedView', 'RosterFill', 'BulkInvitation'].includes(name))
      await test.inside(company, `update "${areaNamed(name).table}" set created_by_id = $2 where id = $1`, [
        id,
        person.userId,
      ]);
  }
  return person;
}

/** The fields that make a row theirs; null as long as the row of another kind it hangs on is not made. */
function ownerOf(area: Area, person: Marked): Values | null {
  const names = area.whose ?? [area.person ?? 'employeeId'];
  const values: Values = {};
  for (const name of names) {
    const target = area.fields.get(name)?.target;
    if (target === 'Employee' || name === 'employeeId') values[name] = person.employeeId;
    else if (target === 'User') values[name] = person.userId;
    else if (target && person.rows.has(target)) values[name] = person.rows.get(target);
    else if (target) return null;
  }
  if (!area.whose && area.isPersonal && !area.fields.has('employeeId')) delete values['employeeId'];
  return values;
}

export async function asOwner<T>(test: TestApp, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(test.ownerUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const quoted = (table: string): string =>
  table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

interface Column {
  table: string;
  column: string;
  type: string;
}

export const columns = (test: TestApp): Promise<Column[]> =>
  asOwner(
    test,
    async (client) =>
      (
        await client.query<Column>(
          `select case when c.relnamespace = 'public'::regnamespace then '' else c.relnamespace::regnamespace || '.' end || c.relname as table, a.attname as column, format_type(a.atttypid, null) as type from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and c.relkind in ('r', 'p') and not c.relispartition order by 1, 2`,
        )
      ).rows,
  );

/** Every value of every table that holds the words, encrypted ones too: `table.column: what it says`. */
export async function holdings(test: TestApp, words: string): Promise<string[]> {
  const all = await columns(test);
  return asOwner(test, async (client) => {
    const found: string[] = [];
    for (const { table, column, type } of all) {
      const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
      const { rows } = await client.query<{ text: string }>(
        `select ${text} as text from ${quoted(table)} where strpos(lower(${text}), lower($1)) > 0 or ${text} ~ 'v[0-9]+:[A-Za-z0-9+/]{38,}'`,
        [words],
      );
      for (const { text: said } of rows) {
        const plain = said.replace(encryptedWithin(), (sealed) => test.app.services.cipher.decrypt(sealed));
        if (plain.toLowerCase().includes(words.toLowerCase())) found.push(`${table}.${column}: ${plain.slice(0, 120)}`);
      }
    }
    return found.toSorted();
  });
}

/** Every row that holds the words, as it is. */
export async function rowsWith(test: TestApp, words: string): Promise<string[]> {
  const tables = [...new Set((await columns(test)).map(({ table }) => table))];
  return asOwner(test, async (client) =>
    (
      await Promise.all(
        tables.map(async (table) =>
          (
            await client.query<{ row: string }>(
              `select t::text as row from ${quoted(table)} t where strpos(lower(t::text), lower($1)) > 0 order by 1`,
              [words],
            )
          ).rows.map(({ row }) => `${table} ${row}`),
        ),
      )
    ).flat(),
  );
}

/**
 * Lines of the audit log about each of their rows that say everything it says, as if it had been written by the
 * product.
 */
export async function auditedLines(
  test: TestApp,
  { company, rows, mark, userId }: Marked,
  asSubject: ReadonlyMap<string, string> = rows,
): Promise<void> {
  await asOwner(test, async (client) => {
    for (const [name, id] of asSubject) {
      const values = Object.fromEntries(
        [...areaNamed(name).fields.values()]
          .filter(isWritten)
          .map((meta) => [meta.name, `${mark} audited ${meta.name}`]),
      );
      for (const [before, after] of [
        [null, values],
        [values, { ...values, status: 'kept' }],
      ]) {
        await client.query(
          `insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, before, after, reason) values ($1, $2, now() - interval '10 minutes', $3, $4, $5, 'update', $6, $7, $8)`,
          [
            newId(),
            areaNamed(name).isTenant ? company : '0'.repeat(24),
            userId,
            name,
            id,
            before,
            after,
            `${mark} audited reason`,
          ],
        );
      }
    }
  });
}

/** Rows of others whose log names them: a payment that left them out, and what was said of them and is no more. */
export async function namedInLogOfOthers(
  test: TestApp,
  { mark, company, employeeId, userId }: Omit<Marked, 'rows'>,
): Promise<void> {
  const [first, last] = ['firstName', 'lastName'].map((name) => `${mark} Employee ${name}`);
  const skipped = [
    { employeeId, code: `${mark} Employee code`, name: `${first} ${last}`, amount: '1.000', why: 'held' },
  ];
  const payment = await insertRow(test, 'PayrollPayment', company, { state: 'paid', excluded: skipped });
  const lines = [
    ['PayrollPayment', payment, { state: 'made', excluded: skipped }, null],
    ['Department', await insertRow(test, 'Department', company, {}), { description: `Ask ${first} ${last}` }, null],
    ['Position', await insertRow(test, 'Position', company, {}), { title: 'Nurse' }, `${first} ${last} asked for it`],
  ] as const;
  for (const [subject, recordId, after, reason] of lines)
    await asOwner(test, (client) =>
      client.query(
        `insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, after, reason) values ($1, $2, now() - interval '10 minutes', $3, $4, $5, 'update', $6, $7)`,
        [newId(), company, userId, subject, recordId, after, reason],
      ),
    );
}

/**
 * Tables that are no area: of these none is about a person, or it says no more than which row: kinds of row, digests,
 * names of series.
 */
export const silent = [
  'applied_entry',
  'audit_link',
  'audit_redaction',
  'auth_throttle',
  'calendar_feed',
  'document_notice',
  'encryption_key',
  'erasure',
  'graphile_worker._private_job_queues',
  'graphile_worker._private_jobs',
  'graphile_worker._private_known_crontabs',
  'graphile_worker._private_tasks',
  'import_memory',
  'internal_mail_last_list',
  'outbox_event',
  'password_link',
  'punch_external',
  'push_device',
  'push_key',
  'running_number',
  'schema_migration',
  'second_factor',
  'typeorm_metadata',
];
