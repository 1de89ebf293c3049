import type { Progress, Seat } from '../../../platform/approval/domain/approval-progress';
import type { Brief } from '../../../platform/approval/approval';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';
import { approval, type Approval } from '../approval/approval';
import { writeRows, type Write } from '../../../platform/records/write-rows';
import { approvalTask } from './approval-task';

/** A seat as it is kept; one just opened has no id yet. */
export interface KeptSeat extends Seat {
  id?: string;
  version?: number;
  dueSince?: Date;
  reminders?: number;
}
export interface Kept {
  row: Row<Approval>;
  progress: Progress<KeptSeat>;
}

const columns = `a.id, a.version, a.subject, a.record_id as "recordId", a.flow_id as "flowId", a.flow_name as "flowName", a.state, a.at, a.steps,
  a.requesters, a.employee_id as "employeeId", a.due_since as "dueSince", a.created_at as "createdAt", a.updated_at as "updatedAt"`;
const seatColumns = `k.id, k.version, k.approval_id as "approvalId", k.step, k.assignee_id as "userId", k.delegate_id as "delegateId", k.escalated_to_id as "escalatedToId",
  k.state, k.decided_by_id as "decidedById", k.due_since as "dueSince", k.reminders`;

/** Flows of these rows that are open, locked until the transaction ends. */
export async function openApprovals(
  ctx: Ctx,
  subject: string,
  recordIds: readonly string[],
): Promise<Map<string, Kept>> {
  const kept = await loaded(
    ctx,
    `a.subject = $2 and a.record_id = any($3::text[]) and a.state = 'open' and a.deleted_at is null
      order by a.id for update`,
    [subject, recordIds],
  );
  return new Map(kept.map((each) => [each.row.recordId, each]));
}

export async function openApproval(ctx: Ctx, id: string): Promise<Kept | undefined> {
  return (await loaded(ctx, `a.id = $2 and a.state = 'open' and a.deleted_at is null for update`, [id]))[0];
}

/** The last way a row went through a flow, open or not. */
export async function lastApproval(ctx: Ctx, subject: string, recordId: string): Promise<Kept | undefined> {
  return (
    await loaded(ctx, 'a.subject = $2 and a.record_id = $3 and a.deleted_at is null order by a.id desc limit 1', [
      subject,
      recordId,
    ])
  )[0];
}

async function loaded(ctx: Ctx, where: string, values: unknown[]): Promise<Kept[]> {
  const { rows } = await ctx.tx.query<Row<Approval>>(
    `select ${columns} from approval a where a.company_id = $1 and ${where}`,
    [ctx.companyId, ...values],
  );
  if (!rows.length) return [];
  const { rows: seats } = await ctx.tx.query<KeptSeat & { approvalId: string } & Record<string, unknown>>(
    `select ${seatColumns} from approval_task k where k.company_id = $1 and k.approval_id = any($2::char(24)[])
      and k.deleted_at is null order by k.step, k.id`,
    [ctx.companyId, rows.map(({ id }) => id)],
  );
  return rows.map((row) => ({
    row,
    progress: {
      requesters: row.requesters,
      state: row.state,
      at: row.at,
      steps: row.steps,
      seats: seats.filter(({ approvalId }) => approvalId === (row.id as unknown as string)),
    },
  }));
}

/** Keeps a flow that begins. */
export async function keepBegun(
  ctx: Ctx,
  values: Omit<Row<Approval>, 'id'> | Record<string, unknown>,
  progress: Progress,
  about: string,
  brief: Brief,
): Promise<void> {
  const { state, at, steps, requesters } = progress;
  const [row] = await writeRows(
    ctx,
    approval,
    [
      {
        id: newId(),
        values: { ...values, state, at, steps: JSON.parse(JSON.stringify(steps)), requesters, dueSince: ctx.now },
      },
    ],
    'create',
  );
  await keepSeats(ctx, row!.id as unknown as string, [], progress.seats, { about, fileIds: brief.fileIds ?? [] });
}

/**
 * Keeps what became of a flow: the decision just made with its reason, the tasks that follow, and those nobody has to
 * do any more.
 */
export async function keepProgress(
  ctx: Ctx,
  { row, progress: before }: Kept,
  after: Progress<KeptSeat>,
  reason: string | null = null,
): Promise<void> {
  const id = row.id as unknown as string;
  const [first] = (
    await ctx.tx.query<{ about: string; fileIds: string[] }>(
      `select about, file_ids as "fileIds" from approval_task where company_id = $1 and approval_id = $2 order by id
        limit 1`,
      [ctx.companyId, id],
    )
  ).rows;
  await keepSeats(ctx, id, before.seats, after.seats, first ?? { about: row.flowName, fileIds: [] }, reason);
  if (
    after.state === before.state &&
    after.at === before.at &&
    JSON.stringify(after.steps) === JSON.stringify(before.steps)
  )
    return;
  await writeRows(
    ctx,
    approval,
    [
      {
        id,
        version: row.version as unknown as number,
        values: {
          state: after.state,
          at: after.at,
          steps: after.steps,
          ...(after.at === before.at ? {} : { dueSince: ctx.now }),
        },
      },
    ],
    after.state === 'open' ? 'advance' : after.state,
  );
}

const askedAs = (old: KeptSeat, { delegateId, escalatedToId }: KeptSeat): string =>
  delegateId && delegateId !== old.delegateId
    ? 'delegate'
    : escalatedToId && escalatedToId !== old.escalatedToId
      ? 'escalate'
      : 'take_back';

async function keepSeats(
  ctx: Ctx,
  approvalId: string,
  before: readonly KeptSeat[],
  after: readonly KeptSeat[],
  about: { about: string; fileIds: readonly string[] },
  reason: string | null = null,
): Promise<void> {
  const known = new Map(before.map((seat) => [seat.id, seat]));
  const changes = new Map<string, Write[]>();
  const change = (action: string, seat: KeptSeat, values: Record<string, unknown>) =>
    changes.set(action, [...(changes.get(action) ?? []), { id: seat.id!, version: seat.version!, values }]);
  for (const seat of after) {
    const old = seat.id ? known.get(seat.id) : undefined;
    if (!old) continue;
    if (old.state !== seat.state && seat.state === 'closed') change('close', seat, { state: 'closed' });
    else if (old.state !== seat.state)
      change('decide', seat, { state: seat.state, decidedById: seat.decidedById, decidedAt: ctx.now, reason });
    else if (old.delegateId !== seat.delegateId || old.escalatedToId !== seat.escalatedToId)
      change(askedAs(old, seat), seat, { delegateId: seat.delegateId, escalatedToId: seat.escalatedToId });
  }
  for (const [action, writes] of changes) await writeRows(ctx, approvalTask, writes, action);
  await writeRows(
    ctx,
    approvalTask,
    after
      .filter(({ id }) => !id)
      .map((seat) => ({
        id: newId(),
        values: {
          approvalId,
          step: seat.step,
          assigneeId: seat.userId,
          delegateId: seat.delegateId,
          escalatedToId: seat.escalatedToId,
          state: seat.state,
          decidedById: seat.decidedById,
          decidedAt: seat.decidedById ? ctx.now : null,
          reason: seat.decidedById ? reason : null,
          about: about.about,
          fileIds: about.fileIds,
          dueSince: ctx.now,
          reminders: 0,
          deletedAt: null,
        },
      })),
    'create',
  );
}
