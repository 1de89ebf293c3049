import { matchingFlow, type Facts, type Flow } from '../../../platform/approval/domain/approval-flow';
import {
  begun,
  cancelled,
  decided,
  dueSeats,
  type Refusal,
  type Verdict,
} from '../../../platform/approval/domain/approval-progress';
import { keepFlows, type Declared } from '../../../platform/approval/approval';
import type { Area, Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, type AppError } from '../../../platform/errors';
import { notify } from '../../../platform/notify/notifications';
import { asAsked } from '../../../platform/system-ctx';
import { approvalTask } from './approval-task';
import { peopleOf } from './approvers';
import { keepBegun, keepProgress, openApprovals, type Kept } from './kept-progress';
import { firstLanguage, say } from '../../../platform/text';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';
import { departmentRows, gradeRows, positionRows } from '../../organisation/organisation.sql';

interface NamedFlow extends Flow {
  id: string;
  name: string;
}

const idOf = ({ id }: Row): string => id as unknown as string;

async function activeFlows(ctx: Ctx, subject: string): Promise<NamedFlow[]> {
  const { rows } = await ctx.tx.query<NamedFlow & Record<string, unknown>>(
    `select id, name, conditions, steps from approval_flow where company_id = $1 and subject = $2 and is_active
      and deleted_at is null and jsonb_array_length(steps) > 0 order by place, id`,
    [ctx.companyId, subject],
  );
  return rows;
}

/** Begins, begins anew or ends what rows just written wait for. A change of what is asked asks everybody again. */
async function follow(ctx: Ctx, approvable: Declared, rows: Row[], action: string): Promise<ReadonlySet<string>> {
  const subject = approvable.area.name;
  const open = action === 'create' ? new Map<string, Kept>() : await openApprovals(ctx, subject, rows.map(idOf));
  const waiting = rows.filter((row) => !row.deletedAt && approvable.waits?.(row));
  const flows = waiting.length ? await activeFlows(ctx, subject) : [];
  const inFlow = new Set<string>();
  for (const row of rows) {
    const id = idOf(row);
    const [before, isWaiting] = [open.get(id), waiting.includes(row)];
    if (before && isWaiting && action !== 'update') inFlow.add(id);
    else {
      if (before) {
        await keepProgress(ctx, before, cancelled(before.progress));
        // Those who had it before them hear of what was done to the row where that is news.
        await notify(
          ctx,
          approvalTask as unknown as Area,
          dueSeats(before.progress).flatMap(({ id: seatId }) => seatId ?? []),
          action,
        );
      }
      if (isWaiting && flows.length && (await begin(ctx, approvable, row, flows))) inFlow.add(id);
    }
  }
  return inFlow;
}

async function begin(ctx: Ctx, approvable: Declared, row: Row, flows: NamedFlow[]): Promise<boolean> {
  const { area } = approvable;
  const { facts, brief } = await asAsked(ctx, async (asked) => ({
    facts: await factsAbout(asked, approvable, row),
    brief: await approvable.brief(asked, row),
  }));
  const flow = matchingFlow(flows, facts);
  if (!flow) return false;
  const users = approvable.askedBy.flatMap((field) => (row[field as string] as string | null) ?? []);
  const who = await whoIsAbout(ctx, area.person ? (row[area.person] as string | null) : null, users);
  const recordId = idOf(row);
  const people = await peopleOf(ctx, flow.steps, { approvable, recordId, employeeId: who.employeeId });
  const progress = begun(flow.steps, [...new Set([...users, ...who.userIds])], people);
  await keepBegun(
    ctx,
    {
      subject: area.name,
      recordId,
      flowId: flow.id,
      flowName: flow.name,
      employeeId: who.employeeId,
      deletedAt: null,
    },
    progress,
    who.name ?? brief.about ?? brief.what ?? say(area.label, firstLanguage),
    brief,
  );
  return true;
}

const knownFlows = new WeakMap<object, Map<string, Promise<NamedFlow[]>>>();

/** Asked for each of many rows of one transaction, so its flows are read once. */
async function fits(ctx: Ctx, approvable: Declared, row: Row): Promise<boolean> {
  const known = knownFlows.get(ctx.tx) ?? new Map<string, Promise<NamedFlow[]>>();
  knownFlows.set(ctx.tx, known);
  const subject = approvable.area.name;
  if (!known.has(subject)) known.set(subject, activeFlows(ctx, subject));
  const flows = await known.get(subject)!;
  return (
    flows.length > 0 && matchingFlow(flows, await asAsked(ctx, (asked) => factsAbout(asked, approvable, row))) !== null
  );
}

/** What conditions may ask of a row. */
export async function factsAbout(ctx: Ctx, { area, factsOf }: Declared, row: Row): Promise<Facts> {
  const about = area.person ? (row[area.person] as string | null) : null;
  return {
    department: await departmentsOf(ctx, about),
    level: await levelOf(ctx, about),
    ...(await factsOf?.(ctx, row)),
  };
}

/** The rank of the grade of an employee's position; null where they have none. */
async function levelOf(ctx: Ctx, employeeId: string | null): Promise<string | null> {
  const {
    rows: [grade],
  } = await ctx.tx.query<{ rank: number }>(
    `select g.rank from ${employeeRows('position_id')} e join ${positionRows('grade_id')} p
      on p.company_id = e.company_id and p.id = e.position_id join ${gradeRows('rank')} g on g.company_id = p.company_id
      and g.id = p.grade_id
     where e.company_id = $1 and e.id = $2 and g.deleted_at is null`,
    [ctx.companyId, employeeId],
  );
  return grade ? String(grade.rank) : null;
}

/** The department of an employee and those above it. */
export async function departmentsOf(ctx: Ctx, employeeId: string | null): Promise<string[]> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    `with recursive above (id) as (select department_id from ${employeeRows('department_id')} where company_id = $1
      and id = $2
       union select d.parent_id from above a join ${departmentRows('parent_id')} d on d.company_id = $1 and d.id = a.id)
     select id from above where id is not null`,
    [ctx.companyId, employeeId],
  );
  return rows.map(({ id }) => id);
}

/** Whom it is about: the employee themselves, or who asked where it is about nobody. */
async function whoIsAbout(
  ctx: Ctx,
  person: string | null,
  askedBy: string[],
): Promise<{ employeeId: string | null; name: string | null; userIds: string[] }> {
  const { rows } = await ctx.tx.query<{ employeeId: string | null; name: string; userId: string | null }>(
    `select e.id as "employeeId", concat_ws(' ', e.first_name, e.last_name) as name, m.user_id as "userId"
      from ${employeeRows('first_name', 'last_name')} e
     left join membership m on m.company_id = $1 and m.employee_id = e.id and m.deleted_at is null
     where e.company_id = $1 and e.id = coalesce($2::char(24), (select employee_id from membership where company_id = $1
       and user_id = any($3::char(24)[]) and deleted_at is null
       and employee_id is not null order by array_position($3::char(24)[], user_id) limit 1))`,
    [ctx.companyId, person, askedBy],
  );
  const [first] = rows;
  return {
    employeeId: first?.employeeId ?? null,
    name: person && first ? first.name : null,
    userIds: person && first?.userId ? [first.userId] : [],
  };
}

async function step(
  ctx: Ctx,
  approvable: Declared,
  row: Row,
  verdict: Verdict,
  reason: string | null,
): Promise<'now' | 'later'> {
  const subject = approvable.area.name;
  const kept = (await openApprovals(ctx, subject, [idOf(row)])).get(idOf(row));
  if (!kept) return 'now';
  const { progress } = kept;
  const people = await peopleOf(
    ctx,
    progress.steps.map(({ rule }) => rule),
    { approvable, recordId: idOf(row), employeeId: kept.row.employeeId },
    progress.at,
  );
  const decision = decided(progress, ctx.user.id, verdict, people);
  if (!decision.allowed) throw await refusal(ctx, decision.because, kept);
  if (decision.repeated) return 'later';
  await keepProgress(ctx, kept, decision.progress, reason?.trim() || null);
  if (decision.progress.state === verdict) return 'now';
  await tellWatchers(ctx, subject, idOf(row));
  return 'later';
}

/** Pages that show the row read it again, although only its flow went on. */
async function tellWatchers(ctx: Ctx, subject: string, recordId: string): Promise<void> {
  await ctx.tx.query(`insert into outbox_event (company_id, subject, record_id, action) values ($1, $2, $3, 'step')`, [
    ctx.companyId,
    subject,
    recordId,
  ]);
  ctx.written.add(subject);
}

async function refusal(ctx: Ctx, because: Refusal, { progress }: Kept): Promise<AppError> {
  if (because === 'own') {
    return conflict(t('approval_engine.about_yourself_you_asked_another'));
  }
  const { rows } = await ctx.tx.query<{ name: string }>(
    'select name from app_user where id = any($1::char(24)[]) order by name',
    [dueSeats(progress).flatMap(({ userId, delegateId }) => [userId, ...(delegateId ? [delegateId] : [])])],
  );
  const names = rows.map(({ name }) => name).join(', ');
  const [at, all] = [progress.at + 1, progress.steps.length];
  return conflict(t('approval_engine.waits_now_step', { names: names || t('approval_engine.somebody_else'), at, all }));
}

keepFlows({ follow, step, fits });
