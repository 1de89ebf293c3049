import { allApprovable, approvableNamed, type Brief, type Declared } from '../../../platform/approval/approval';
import type { Verdict } from '../../../platform/approval/domain/approval-progress';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { largestPage, listRecords } from '../../../platform/lists/list-query';
import { relatedRows } from '../../../platform/records/loaders';
import { asAsked } from '../../../platform/system-ctx';
import { employee } from '../../people/employee/employee';
import { pageOf } from '../../../platform/notify/record-page';
import { isMineSql, openToMe, tasksBySubject } from './standing';
import { say } from '../../../platform/text';

export interface Group {
  subject: string;
  label: string;
  count: number;
  canReject: boolean;
  returns: boolean;
}

/** Something that waits for the reader, with what they must know to decide. */
export interface Item extends Brief {
  id: string;
  subject: string;
  since: Date;
  who: string | null;
  employeeId: string | null;
  canReject: boolean;
  returns: boolean;
  canReturn: boolean;
  asksFirst: boolean;
  final: readonly Verdict[];
  path: string | null;
  flowName: string | null;
  step: number | null;
  steps: number | null;
  insteadOf: string | null;
}

/** What waits for the reader, by kind; kinds they never decide about are left out. */
export async function groupsFor(ctx: Ctx): Promise<Group[]> {
  const tasks = await tasksBySubject(ctx);
  const groups: Group[] = [];
  for (const approvable of allApprovable()) {
    const { area, reject, returns = false } = approvable;
    const open = openToMe(ctx, approvable);
    const count = (tasks.get(area.name) ?? 0) + (open ? await countOf(ctx, approvable, open) : 0);
    if (count || open)
      groups.push({ subject: area.name, label: say(area.label, ctx.locale), count, canReject: !!reject, returns });
  }
  return groups;
}

const asked = new WeakMap<Ctx, Promise<Group[]>>();

/** The same for one request, which asks of it in several places. */
export function waitingGroups(ctx: Ctx): Promise<Group[]> {
  const groups = asked.get(ctx) ?? groupsFor(ctx);
  asked.set(ctx, groups);
  return groups;
}

const countOf = async (ctx: Ctx, { area, verb }: Declared, filter: object): Promise<number> =>
  (
    await listRecords(
      ctx,
      area,
      { filter: filter as never, limit: 1 },
      { action: ['read', verb], fields: new Set(), withTotal: true, withCursor: false },
    )
  ).total;

type Standing = Pick<Item, 'since' | 'path' | 'flowName' | 'step' | 'steps' | 'insteadOf'>;
interface Found {
  approvable: Declared;
  row: Row;
  standing: Standing;
}

/**
 * One page of what waits of a kind: what a flow asks them first, then what waits for whoever may; each the longest
 * waiting first.
 */
export async function waitingFor(
  ctx: Ctx,
  subject: string,
  limit: number,
  offset: number,
): Promise<{ rows: Item[]; total: number }> {
  const approvable = approvableNamed(subject);
  if (!ctx.companyId || !approvable) throw notFound();
  const size = Math.min(Math.max(limit, 1), largestPage);
  const { found, total } = await rowsWaiting(ctx, approvable, size, offset);
  return { rows: await itemsOf(ctx, found), total };
}

/** What waits for the reader, whatever it is: how much of each kind, and the longest waiting. */
export async function allWaiting(ctx: Ctx, limit: number): Promise<{ groups: Group[]; items: Item[] }> {
  const groups = await groupsFor(ctx);
  const found: Found[] = [];
  for (const { subject, count } of groups)
    if (count) found.push(...(await rowsWaiting(ctx, approvableNamed(subject)!, limit, 0)).found);
  found.sort((one, other) => Number(one.standing.since) - Number(other.standing.since));
  return { groups, items: await itemsOf(ctx, found.slice(0, limit)) };
}

async function rowsWaiting(
  ctx: Ctx,
  approvable: Declared,
  size: number,
  offset: number,
): Promise<{ found: Found[]; total: number }> {
  const { area, verb } = approvable;
  const inFlows = (await tasksBySubject(ctx)).get(area.name) ?? 0;
  const tasks = offset < inFlows ? await tasksOf(ctx, approvable, null, size, offset) : [];
  const first = await rowsOfTasks(ctx, approvable, tasks);
  const open = openToMe(ctx, approvable);
  if (!open) return { found: first, total: inFlows };
  const room = size - tasks.length;
  const rest = await listRecords(
    ctx,
    area,
    { filter: open, sort: [{ field: 'createdAt' }], limit: Math.max(room, 1), offset: Math.max(offset - inFlows, 0) },
    { action: ['read', verb], withTotal: true, withCursor: false },
  );
  const others = rest.rows.slice(0, room).map((row) => ({
    approvable,
    row,
    standing: {
      since: row.createdAt,
      path: pageOf(area.name, idOf(row)),
      flowName: null,
      step: null,
      steps: null,
      insteadOf: null,
    },
  }));
  return { found: [...first, ...others], total: inFlows + rest.total };
}

/** What a flow asks the reader about this row now; null where it asks them nothing. */
export async function waitingItem(ctx: Ctx, approvable: Declared, recordId: string): Promise<Item | null> {
  const found = await rowsOfTasks(ctx, approvable, await tasksOf(ctx, approvable, recordId, 1, 0));
  return (await itemsOf(ctx, found))[0] ?? null;
}

interface Task {
  recordId: string;
  since: Date;
  flowName: string;
  step: number;
  steps: number;
  insteadOf: string | null;
  mayOpen?: boolean;
}

async function tasksOf(
  ctx: Ctx,
  { area }: Declared,
  recordId: string | null,
  limit: number,
  offset: number,
): Promise<Task[]> {
  const { rows } = await ctx.tx.query<Task & Record<string, unknown>>(
    `select a.record_id as "recordId", min(k.due_since) as since, a.flow_name as "flowName", a.at as step,
      jsonb_array_length(a.steps) as steps,
       case when not bool_or(k.assignee_id = $2) then (array_agg(u.name
       order by k.delegate_id is distinct from $2, k.id))[1] end as "insteadOf"
     from approval_task k join approval a on a.company_id = k.company_id and a.id = k.approval_id left join app_user u
       on u.id = k.assignee_id
     where k.company_id = $1 and ${isMineSql('$2')} and a.subject = $3 and ($6::text is null or a.record_id = $6)
       group by a.company_id, a.id order by min(k.due_since), a.id limit $4 offset $5`,
    [ctx.companyId, ctx.user.id, area.name, limit, offset, recordId],
  );
  const { rows: readable } = await listRecords(
    ctx,
    area,
    { filter: { id: { in: rows.map(({ recordId }) => recordId) } }, limit },
    { fields: new Set(), withCursor: false },
  );
  const open = new Set(readable.map(idOf));
  return rows.map((row) => ({ ...row, mayOpen: open.has(row.recordId) }));
}

async function rowsOfTasks(ctx: Ctx, approvable: Declared, tasks: Task[]): Promise<Found[]> {
  if (!tasks.length) return [];
  const { area } = approvable;
  const { rows } = await asAsked(ctx, (all) =>
    listRecords(
      all,
      area,
      { filter: { id: { in: tasks.map(({ recordId }) => recordId) } }, limit: tasks.length },
      { withCursor: false },
    ),
  );
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return tasks.flatMap(({ mayOpen, recordId, ...task }) => {
    const row = byId.get(recordId);
    const path = mayOpen ? pageOf(area.name, recordId) : null;
    return row ? { approvable, row, standing: { ...task, step: task.step + 1, path } } : [];
  });
}

/** Each with what one must know to decide: of what a flow asks somebody, they learn it whatever they may read. */
async function itemsOf(ctx: Ctx, found: readonly Found[]): Promise<Item[]> {
  const items: Item[] = [];
  for (const each of found)
    items.push(await (each.standing.flowName === null ? itemOf(ctx, each) : asAsked(ctx, (all) => itemOf(all, each))));
  return items;
}

async function itemOf(ctx: Ctx, { approvable, row, standing }: Found): Promise<Item> {
  const { area, brief, reject, giveBack, final, asksFirst = false, returns = false } = approvable;
  const employeeId = area.person ? (row[area.person] as string | null) : null;
  const person = employeeId ? (await relatedRows(ctx, employee, [employeeId])).get(employeeId) : undefined;
  return {
    id: idOf(row),
    subject: area.name,
    employeeId,
    who: person ? `${person.firstName} ${person.lastName}` : null,
    canReject: !!reject,
    returns,
    canReturn: !!giveBack,
    asksFirst,
    final: final?.(row) ?? [],
    ...(await brief(ctx, row)),
    ...standing,
  };
}

const idOf = ({ id }: Row): string => id as unknown as string;

/** The entry of the menu with how much waits; none for who never decides about anything. */
export async function approvalsStanding(ctx: Ctx): Promise<{ badge?: string } | null> {
  if (!ctx.user.company) return null;
  const groups = await waitingGroups(ctx);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return !groups.length ? null : count ? { badge: String(count) } : {};
}
