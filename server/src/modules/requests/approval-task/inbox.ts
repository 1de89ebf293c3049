import { allApprovable, approvableNamed, type Brief, type Declared } from '../../../platform/approval/approval';
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
  asksFirst: boolean;
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

const countOf = async (ctx: Ctx, { area, verb }: Declared, filter: object): Promise<number> =>
  (
    await listRecords(
      ctx,
      area,
      { filter: filter as never, limit: 1 },
      { action: ['read', verb], fields: new Set(), withTotal: true, withCursor: false },
    )
  ).total;

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
  const asked = (await tasksBySubject(ctx)).get(subject) ?? 0;
  const tasks = offset < asked ? await tasksOf(ctx, approvable, null, size, offset) : [];
  const first = tasks.length ? await asAsked(ctx, (all) => itemsOfTasks(all, approvable, tasks)) : [];
  const open = openToMe(ctx, approvable);
  if (!open) return { rows: first, total: asked };
  const room = size - tasks.length;
  const rest = await listRecords(
    ctx,
    approvable.area,
    { filter: open, sort: [{ field: 'createdAt' }], limit: Math.max(room, 1), offset: Math.max(offset - asked, 0) },
    { action: ['read', approvable.verb], withTotal: true, withCursor: false },
  );
  const others =
    room > 0
      ? await itemsOf(ctx, approvable, rest.rows, (row) => ({
          since: row.createdAt,
          path: pageOf(subject, idOf(row)),
          flowName: null,
          step: null,
          steps: null,
          insteadOf: null,
        }))
      : [];
  return { rows: [...first, ...others], total: asked + rest.total };
}

/** What a flow asks the reader about this row now; null where it asks them nothing. */
export async function waitingItem(ctx: Ctx, approvable: Declared, recordId: string): Promise<Item | null> {
  const tasks = await tasksOf(ctx, approvable, recordId, 1, 0);
  const [item] = await asAsked(ctx, (all) => itemsOfTasks(all, approvable, tasks));
  return item ?? null;
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

async function itemsOfTasks(ctx: Ctx, approvable: Declared, tasks: Task[]): Promise<Item[]> {
  const { area } = approvable;
  const { rows } = await listRecords(
    ctx,
    area,
    { filter: { id: { in: tasks.map(({ recordId }) => recordId) } }, limit: tasks.length },
    { withCursor: false },
  );
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const known = new Map(tasks.map((task) => [task.recordId, task]));
  return itemsOf(
    ctx,
    approvable,
    tasks.flatMap(({ recordId }) => byId.get(recordId) ?? []),
    (row) => {
      const { mayOpen, recordId, ...task } = known.get(idOf(row))!;
      return { ...task, step: task.step + 1, path: mayOpen ? pageOf(area.name, recordId) : null };
    },
  );
}

type Standing = Pick<Item, 'since' | 'path' | 'flowName' | 'step' | 'steps' | 'insteadOf'>;

async function itemsOf(
  ctx: Ctx,
  approvable: Declared,
  rows: readonly Row[],
  standing: (row: Row) => Standing,
): Promise<Item[]> {
  const { area, brief, reject, asksFirst = false, returns = false } = approvable;
  const personOf = (row: Row) => (area.person ? (row[area.person] as string | null) : null);
  const people = await relatedRows(ctx, employee, rows.map(personOf));
  return Promise.all(
    rows.map(async (row) => {
      const employeeId = personOf(row);
      const person = employeeId ? people.get(employeeId) : undefined;
      return {
        id: idOf(row),
        subject: area.name,
        employeeId,
        who: person ? `${person.firstName} ${person.lastName}` : null,
        canReject: !!reject,
        returns,
        asksFirst,
        ...(await brief(ctx, row)),
        ...standing(row),
      };
    }),
  );
}

const idOf = ({ id }: Row): string => id as unknown as string;

/** The entry of the menu with how much waits; none for who never decides about anything. */
export async function approvalsStanding(ctx: Ctx): Promise<{ badge?: string } | null> {
  if (!ctx.user.company) return null;
  const groups = await groupsFor(ctx);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return !groups.length ? null : count ? { badge: String(count) } : {};
}
