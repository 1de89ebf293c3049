import { mayDoSome, Parameters } from '../../access/ability';
import { areaNamed, type Area, type Row, type Values } from '../area';
import type { Ctx } from '../../context';
import { invalid } from '../../errors';
import { enumNames, namesInAudit, type FieldMeta } from '../fields';
import { listRecords } from '../../lists/list-query';
import { oneRecord } from '../records';
import { titleFieldOf, titleOf } from '../title';
import { maySee, seesReason } from '../field-masking';
import { platformId } from '../write-rows';
import { t } from '../../texts/text';
import { checkedLimit } from '../../lists/list-query';

export interface HistoryChange {
  field: string;
  kind: string;
  choice: string | null;
  /** As text: a reference by what people call the row. Empty where there was no value, and where it is encrypted. */
  before: string | null;
  after: string | null;
  isMasked: boolean;
}

/** One thing that was done, in words for the reader. */
export interface HistoryEvent {
  id: string;
  at: Date;
  subject: string;
  recordId: string;
  action: string;
  actorId: string | null;
  actorName: string | null;
  tokenName: string | null;
  reason: string | null;
  changes: HistoryChange[];
}

/** A line of the audit log as the database answers it. */
export interface AuditLine {
  id: string;
  at: Date;
  mark: string;
  subject: string;
  recordId: string;
  action: string;
  actorId: string | null;
  tokenId: string | null;
  reason: string | null;
  before: Values | null;
  after: Values | null;
}

/** What only carries on in one row what a line of another tells. */
export const consequences = ['position', 'progress', 'book'];
export const auditColumns = `e.id, e.at, e.subject, e.record_id as "recordId", e.action, e.actor_id as "actorId", e.token_id as "tokenId", e.reason, e.before, e.after`;
const never = new Set(['createdAt', 'updatedAt', 'deletedAt']);

export const longestHistory = 100;

/** What was done to one row, newest first, to whoever may read it; of fields hidden from them nothing is told. */
export async function historyOf(
  ctx: Ctx,
  area: Area,
  id: string,
  limit: number,
  after: string | null,
): Promise<{ events: HistoryEvent[]; endCursor: string | null }> {
  const row = await oneRecord(ctx, area, id, 'read', new Set(), true);
  const parameters = new Parameters();
  const companies = area.isTenant ? [ctx.companyId] : [platformId, ...(ctx.user.company ? [ctx.user.company.id] : [])];
  const { rows } = await ctx.tx.query<AuditLine>(
    `select ${auditColumns}, ${markSql} as mark from audit_event e
     where e.company_id = any(${parameters.add(companies, '::char(24)[]')})
       and e.record_id = ${parameters.add(row.id, '::char(24)')}
       and e.subject = ${parameters.add(area.name)} and e.action <> all(${parameters.add(consequences, '::text[]')})
       and ${olderSql(after, parameters)}
     order by e.at desc, e.id desc limit ${parameters.add(checkedLimit(limit, longestHistory), '::int')}`,
    parameters.values,
  );
  return { events: await told(ctx, rows, () => ({ area, row })), endCursor: endOf(rows, limit) };
}

/** Where a page ended: the time of its last line, exactly, and its id. */
export const markSql = `to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US') || ' ' || e.id`;

export function olderSql(after: string | null, parameters: Parameters): string {
  if (!after) return 'true';
  const [at, id, ...rest] = after.split(' ');
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/.test(at ?? '') || !/^[0-9a-f]{24}$/.test(id ?? '') || rest.length) {
    throw invalid('after', t('history.page_mark_belongs_another_list'));
  }
  return `(e.at, e.id) < (${parameters.add(`${at}Z`, '::timestamptz')}, ${parameters.add(id, '::char(24)')})`;
}

export const endOf = (rows: { mark: string }[], limit: number): string | null =>
  rows.length === limit ? rows[rows.length - 1]!.mark : null;

/** Audit lines in words for this reader; `about` names the area and the row each line is about. */
export async function told(
  ctx: Ctx,
  lines: AuditLine[],
  about: (line: AuditLine) => { area: Area; row: Row },
): Promise<HistoryEvent[]> {
  const drafts = lines.map((line) => ({
    line,
    changes: changesOf(ctx, line, about(line)),
    reason: seesReason(ctx, about(line).area, about(line).row) ? line.reason : null,
  }));
  const [names, tokens, titles] = await Promise.all([
    actorNames(ctx, lines),
    tokenNames(ctx, lines),
    referenceTitles(
      ctx,
      drafts.flatMap(({ changes }) => changes),
    ),
  ]);
  return drafts.map(({ line: { id, at, subject, recordId, action, actorId, tokenId }, changes, reason }) => ({
    id,
    at,
    subject,
    recordId,
    action,
    reason,
    actorId: actorId === platformId ? null : actorId,
    actorName: names.get(actorId ?? '') ?? null,
    tokenName: tokens.get(tokenId ?? '') ?? null,
    changes: changes.map(({ meta, before, after }) => ({
      field: meta.name,
      kind: meta.kind,
      choice: enumNames.get(meta.graphqlType() as object) ?? null,
      isMasked: !!meta.encrypted,
      before: textOf(meta, before, titles),
      after: textOf(meta, after, titles),
    })),
  }));
}

/** The rows the lines are about that the reader may read, deleted ones too. */
export async function rowsAbout(ctx: Ctx, lines: readonly AuditLine[]): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  for (const subject of new Set(lines.map((line) => line.subject))) {
    const area = areaNamed(subject);
    if (!mayDoSome(ctx.ability, 'read', area)) continue;
    const ids = [...new Set(lines.filter((line) => line.subject === subject).map(({ recordId }) => recordId))];
    const { rows } = await listRecords(
      ctx,
      area,
      { filter: { id: { in: ids } }, limit: ids.length, includeDeleted: true },
      { maxLimit: ids.length },
    );
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

interface Change {
  meta: FieldMeta;
  before: unknown;
  after: unknown;
}

function changesOf(ctx: Ctx, { before, after }: AuditLine, { area, row }: { area: Area; row: Row }): Change[] {
  return [...area.fields.values()].flatMap((meta): Change[] => {
    const { name } = meta;
    if (never.has(name) || meta.kind === 'internal' || !maySee(ctx, area, meta, row)) return [];
    const [old, now] = [before, after].map((line) => valueTold(line, meta));
    return JSON.stringify(old) === JSON.stringify(now) ? [] : [{ meta, before: old, after: now }];
  });
}

/** What a line says of a field, in names of today; a list without anything in it tells as little as no value. */
function valueTold(line: AuditLine['before'], meta: FieldMeta): unknown {
  const values = namesInAudit(meta).map((name) => line?.[name]);
  const value = values.find((each) => each !== undefined) ?? null;
  if (Array.isArray(value) && !value.length) return null;
  return meta.formerValues?.[value as string] ?? value;
}

const idsIn = (value: unknown): string[] => [value ?? []].flat() as string[];

/** What people call the rows referred to; one they may not read stays unnamed. */
async function referenceTitles(ctx: Ctx, changes: Change[]): Promise<Map<string, string>> {
  const wanted = new Map<string, Set<string>>();
  for (const { meta, before, after } of changes.filter(({ meta: { target } }) => target)) {
    const ids = wanted.get(meta.target!) ?? new Set();
    for (const id of [...idsIn(before), ...idsIn(after)]) ids.add(id);
    wanted.set(meta.target!, ids);
  }
  const titles = new Map<string, string>();
  for (const [target, ids] of wanted) {
    const area = areaNamed(target);
    const title = titleFieldOf(area);
    if (!ids.size || !title || (area.isTenant && !ctx.user.company)) continue;
    const { rows } = await listRecords(
      ctx,
      area,
      { filter: { id: { in: [...ids] } }, limit: ids.size, includeDeleted: true },
      { fields: new Set([title.name]), maxLimit: ids.size },
    );
    for (const each of rows) titles.set(each.id, titleOf(ctx, area, each) ?? each.id);
  }
  return titles;
}

function textOf(meta: FieldMeta, value: unknown, titles: Map<string, string>): string | null {
  if (value === null || value === undefined || meta.encrypted) return null;
  if (meta.target)
    return idsIn(value)
      .map((id) => titles.get(id) ?? '…')
      .join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Row-level security shows the members of the company: an admin from outside stays unnamed. */
async function actorNames(ctx: Ctx, lines: AuditLine[]): Promise<Map<string, string>> {
  const ids = [...new Set(lines.flatMap(({ actorId }) => actorId ?? []))];
  if (!ids.length) return new Map();
  const { rows } = await ctx.tx.query<{ id: string; name: string }>(
    'select id, name from app_user where id = any($1::char(24)[])',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What the tokens are called by which programs acted. */
async function tokenNames(ctx: Ctx, lines: AuditLine[]): Promise<Map<string, string>> {
  const ids = [...new Set(lines.flatMap(({ tokenId }) => tokenId ?? []))];
  if (!ids.length || !ctx.user.company) return new Map();
  const { rows } = await ctx.tx.query<{ id: string; name: string }>(
    'select id, name from api_token where company_id = $1 and id = any($2::char(24)[])',
    [ctx.companyId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
