import { conditionFields, grantSql, Parameters } from '../access/ability';
import { approvableNamed, followed } from '../approval/approval';
import { sqlOf, type Area, type Row, type Values } from './area';
import type { SessionUser } from '../access/session-user';
import type { Ctx } from '../context';
import { withKeptPlans } from '../database/plans';
import { refusalOf } from '../database/database-refusal';
import { columnOf } from './fields';
import { newId } from './ids';
import { statementName } from '../lists/list-query';
import { withNeeds } from '../lists/select-list';
import { isNews, notifyOfWrites } from '../notify/notifications';
import type { BaseRecord } from './record';

/** Rows of the platform itself (companies, users) are audited under this id in place of a company. */
export const platformId = '0'.repeat(24);

export interface Write {
  id: string;
  version?: number;
  values: Values;
}

/**
 * The only writer: rows, their audit lines and their outbox events in one statement; then those are told whom it
 * concerns.
 * With a version the row is updated where that version still stands; without, it is inserted.
 * All writes of one call name the same fields. Answers the rows as stored, fewer when a version was stale; `isPlain`
 * leaves out what is computed about each, for whoever writes very many and asks nothing of them.
 */
export async function writeRows<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  writes: Write[],
  action: string,
  reason: string | null = null,
  isPlain = false,
): Promise<Row<R>[]> {
  if (!writes.length) return [];
  const isTold = isNews(area, action);
  const isFollowed = !!approvableNamed(area.name);
  const written = await rowsWritten(ctx, area, writes, action, reason, isPlain);
  const inFlow = isFollowed ? await followed(ctx, area, written, action) : undefined;
  if (isTold) await notifyOfWrites(ctx, area, written, action, inFlow);
  return written;
}

async function rowsWritten<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  writes: Write[],
  action: string,
  reason: string | null,
  isPlain: boolean,
): Promise<Row<R>[]> {
  const isNew = writes[0]!.version === undefined;
  const names = Object.keys(writes[0]!.values);
  if (writes.length === 1 && !isNew) return updateRow(ctx, area, writes[0]!, names, action, reason, isPlain);
  const text = statement(area, names, isNew, isPlain);
  const given = writes.map((write) => stored(ctx, area, write));
  const values = [
    JSON.stringify(given),
    area.isTenant ? ctx.companyId : (ctx.user.company?.id ?? platformId),
    ctx.session?.id ?? null,
    ctx.now,
    area.name,
    action,
    ctx.requestId,
    reason,
    writes.map(() => newId()),
  ];
  ctx.written.add(area.name);
  try {
    const { rows } = await withKeptPlans(ctx.tx, () =>
      ctx.tx.query<Values>({ name: statementName(text), text, values }),
    );
    return rows as Row<R>[];
  } catch (error) {
    throw refusalOf(area, error);
  }
}

/** The same for the update of one row, which most writes are: without the list of rows it takes half as long. */
async function updateRow<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  write: Write,
  names: string[],
  action: string,
  reason: string | null,
  isPlain: boolean,
): Promise<Row<R>[]> {
  return changed(
    ctx,
    area,
    updateStatement(area, names, '', isPlain ? plainFields(area) : undefined),
    updateValues(ctx, area, write, names, action, reason),
  );
}

/**
 * The update of one row without anybody having read it, in one statement: it changes what is
 * on file at that version, is not deleted and may be updated by the user. Answers the fields asked for and those that
 * what they may see and do depends on; nothing where there is no such row.
 */
export async function updateUnread<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  write: Write,
  asked: ReadonlySet<string>,
): Promise<Row<R> | undefined> {
  const names = Object.keys(write.values);
  const values = updateValues(ctx, area, write, names, 'update', null);
  const parameters = new Parameters(values);
  const only = `and r.deleted_at is null ${area.unread ? `and r.${columnOf(area.unread.unlessSet)} is null ` : ''}and
    ${grantSql(ctx.ability, 'update', area, parameters, 'r')}`;
  const text = updateStatement(area, names, only, new Set([...asked, ...conditionFields(ctx.ability, area)]));
  return (await changed<R>(ctx, area, text, values))[0];
}

function updateValues(
  ctx: Ctx,
  area: Area,
  write: Write,
  names: string[],
  action: string,
  reason: string | null,
): unknown[] {
  const row = stored(ctx, area, write);
  return [
    area.isTenant ? ctx.companyId : (ctx.user.company?.id ?? platformId),
    write.id,
    write.version,
    ctx.now,
    ctx.session?.id ?? null,
    newId(),
    area.name,
    action,
    ctx.requestId,
    reason,
    ...names.map((name) => {
      const value = row[columnOf(name)] ?? null;
      return area.fields.get(name)?.kind === 'json' && value !== null ? JSON.stringify(value) : value;
    }),
  ];
}

async function changed<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  text: string,
  values: unknown[],
): Promise<Row<R>[]> {
  ctx.written.add(area.name);
  try {
    return (await ctx.tx.query<Values>({ name: statementName(text), text, values })).rows as Row<R>[];
  } catch (error) {
    throw refusalOf(area, error);
  }
}

/** An audit line for something that changed no row, such as looking at a masked value. */
export async function noteInAudit(
  ctx: Pick<Ctx, 'tx' | 'now' | 'requestId'> & { user: Pick<SessionUser, 'id' | 'company'> },
  area: Area,
  recordId: string,
  action: string,
  reason: string | null = null,
): Promise<void> {
  await ctx.tx.query(
    `insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, request_id, reason)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      newId(),
      ctx.user.company?.id ?? platformId,
      ctx.now,
      ctx.user.id,
      area.name,
      recordId,
      action,
      ctx.requestId,
      reason,
    ],
  );
}

function stored(ctx: Ctx, area: Area, { id, version, values }: Write): Values {
  const row: Values = { id, version };
  for (const [name, value] of Object.entries(values)) {
    const isSealed = area.fields.get(name)?.encrypted && value !== null && value !== undefined;
    row[columnOf(name)] = isSealed ? ctx.services.cipher.encrypt(String(value)) : value;
  }
  return row;
}

const statements = new Map<string, string>();

function known(key: string, write: () => string): string {
  let text = statements.get(key);
  if (!text) {
    if (statements.size > 5_000) statements.clear();
    statements.set(key, (text = write()));
  }
  return text;
}

function statement(area: Area, names: string[], isNew: boolean, isPlain: boolean): string {
  return known(`${area.name}:${isNew}:${isPlain}:${names.join()}`, () => build(area, names, isNew, isPlain));
}

/** `only`: what else the row must be like. `asked`: the fields to answer, all unless told. */
function updateStatement(area: Area, names: string[], only = '', asked?: ReadonlySet<string>): string {
  return known(`${area.name}:one:${names.join()}:${only}:${asked ? [...asked].join() : '*'}`, () =>
    buildUpdate(area, names, only, asked),
  );
}

function buildUpdate(area: Area, names: string[], only: string, asked?: ReadonlySet<string>): string {
  const { table } = area;
  const columns = names.map(columnOf);
  const key = area.isTenant ? 'r.company_id = $1::char(24) and r.id = $2::char(24)' : 'r.id = $2::char(24)';
  return `with after as (update ${table} r set version = r.version + 1, updated_at = $4, updated_by_id = $5::char(24)
      ${columns.map((column, at) => `, ${column} = $${at + 11}`).join('')} where ${key} and r.version = $3::int ${only}
      returning new.*, ${logged(area, names, 'old')} as "logged:before", ${logged(area, names, 'new')} as "logged:after"),
    audit as (insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, before, after, request_id, reason)
      select $6::char(24), $1::char(24), $4::timestamptz, $5::char(24), $7::text, id, $8::text, "logged:before", "logged:after", $9::text, $10::text from after),
    event as (insert into outbox_event (company_id, subject, record_id, action, version) select $1::char(24), $7::text, id, $8::text, version from after)
    select ${answered(area, asked)} from after t`;
}

/** No function of PostgreSQL takes more than 100 arguments. */
const mostPairs = 50;

/** What the audit log keeps of a row: the fields written, without secrets. */
function logged(area: Area, names: string[], alias: string): string {
  const kept = names
    .filter((name) => area.fields.get(name)?.kind !== 'internal')
    .map((name) => `'${name}', ${alias}.${columnOf(name)}`);
  const objects = [];
  for (let at = 0; at < kept.length; at += mostPairs)
    objects.push(`jsonb_build_object(${kept.slice(at, at + mostPairs).join(', ')})`);
  return objects.join(' || ') || `'{}'::jsonb`;
}

function answered(area: Area, asked?: ReadonlySet<string>): string {
  const needed = asked && withNeeds(area, asked);
  const fields = [...area.fields.values()]
    .filter((meta) => !meta.from && meta.kind !== 'internal' && needed?.has(meta.name) !== false)
    .map((meta) => `${sqlOf(area, meta.name)} as "${meta.name}"`);
  return ['t.id, t.version', ...(area.isTenant ? ['t.company_id as "companyId"'] : []), ...fields].join(', ');
}

const plainFields = (area: Area): ReadonlySet<string> =>
  new Set([...area.fields.values()].filter(({ expression, from }) => !expression && !from).map(({ name }) => name));

function build(area: Area, names: string[], isNew: boolean, isPlain: boolean): string {
  const { table } = area;
  const columns = names.map(columnOf);
  const json = (alias: string) => logged(area, names, alias);
  const key = area.isTenant ? 'r.company_id = $2 and r.id = n.id' : 'r.id = n.id';
  // Each row stands beside the id of its audit line, as `unnest`.
  const given = `given as (select n.* from rows from (json_populate_recordset(null::"${table}", $1::json),
      unnest($9::char(24)[])) with ordinality n)`;
  const answer = answered(area, isPlain ? plainFields(area) : undefined);
  const [write, audited, ordered] = isNew
    ? [
        `after as (insert into ${table} (${[
          'id',
          ...(area.isTenant ? ['company_id'] : []),
          'version',
          'created_at',
          'updated_at',
          'created_by_id',
          'updated_by_id',
          ...columns,
        ].join(', ')})
      select n.id, ${area.isTenant ? '$2, ' : ''}1, $4, $4, $3::char(24),
        $3::char(24)${columns.map((column) => `, n.${column}`).join('')}
      from given n returning *)`,
        `select n.unnest, null::jsonb, ${json('a')}, a.id from after a join given n on n.id = a.id`,
        `select ${answer} from after t join given g on g.id = t.id order by g.ordinality`,
      ]
    : [
        `after as (update ${table} r set version = r.version + 1, updated_at = $4, updated_by_id = $3::char(24)
      ${columns.map((column) => `, ${column} = n.${column}`).join('')}
      from given n where ${key} and r.version = n.version
      returning new.*, n.unnest as "logged:id", n.ordinality as "logged:at", ${json('old')} as "logged:before",
        ${json('new')} as "logged:after")`,
        `select "logged:id", "logged:before", "logged:after", id from after`,
        `select ${answer} from after t order by t."logged:at"`,
      ];
  return `with ${given}, ${write},
    audit as (insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, before, after,
      request_id, reason)
      select l.id, $2::char(24), $4::timestamptz, $3::char(24), $5::text, l.record, $6::text, l.old, l.new, $7::text,
        $8::text
      from (${audited}) as l(id, old, new, record)),
    event as (insert into outbox_event (company_id, subject, record_id, action, version)
      select $2::char(24), $5::text, id, $6::text, version from after)
    ${ordered}`;
}
