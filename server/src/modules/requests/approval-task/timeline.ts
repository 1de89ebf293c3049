import {
  seatDue,
  type Seat,
  type SeatState,
  type SkipReason,
  type StepState,
} from '../../../platform/approval/domain/approval-progress';
import type { FlowStep } from '../../../platform/approval/domain/approval-flow';
import { approvableNamed } from '../../../platform/approval/approval';
import type { Ctx } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { listRecords } from '../../../platform/lists/list-query';
import { isId } from '../../../platform/records/ids';
import type { Approval } from '../approval/approval';
import type { Area, Row } from '../../../platform/records/area';
import { oneRecord } from '../../../platform/records/records';
import { asAsked } from '../../../platform/system-ctx';
import { seesReason } from '../../../platform/records/field-masking';
import { type Item, waitingItem } from './inbox';
import { lastApproval } from './kept-progress';

export interface Person {
  id: string;
  name: string;
  state: SeatState;
  delegateName: string | null;
  escalatedToName: string | null;
  decidedByName: string | null;
  decidedAt: Date | null;
  reason: string | null;
}
export interface TimelineStep {
  state: StepState;
  skipped: SkipReason | null;
  rule: FlowStep;
  needed: number;
  people: Person[];
}
export interface Timeline {
  state: Row<Approval>['state'];
  flowName: string;
  since: Date;
  waiting: Item | null;
  steps: TimelineStep[];
}

/**
 * How a row goes through its flow, for whom may read the row or has a part in it; null where no flow ever asked
 * anybody.
 */
export async function timelineOf(ctx: Ctx, subject: string, recordId: string): Promise<Timeline | null> {
  const approvable = approvableNamed(subject);
  if (!ctx.companyId || !approvable || !isId(recordId)) throw notFound();
  const { rows } = await listRecords(
    ctx,
    approvable.area,
    { filter: { id: { eq: recordId } }, limit: 1 },
    { fields: new Set(), withCursor: false },
  );
  const kept = await lastApproval(ctx, subject, recordId);
  const takesPart = kept?.progress.seats.some(({ userId, delegateId, escalatedToId, decidedById }) =>
    [userId, delegateId, escalatedToId, decidedById].includes(ctx.user.id),
  );
  if (!rows.length && !takesPart) throw notFound();
  if (!kept) return null;
  const { row, progress } = kept;
  const isAsked = !!seatDue(progress, ctx.user.id);
  const names = await namesOf(ctx, progress.seats);
  const isTold = await seesReasons(ctx, approvable.area, recordId);
  const said = await decisionsOf(ctx, row.id as unknown as string);
  const nameOf = (id: string | null) => (id ? (names.get(id) ?? null) : null);
  return {
    state: row.state,
    flowName: row.flowName,
    since: row.createdAt,
    waiting: isAsked ? await waitingItem(ctx, approvable, recordId) : null,
    steps: progress.steps.map(({ state, skipped, rule, needed }, at) => ({
      state,
      skipped,
      rule,
      needed,
      // Who was no longer needed is told only while nobody else tells what became of the step.
      people: progress.seats
        .filter((seat) => seat.step === at && (seat.state !== 'closed' || state === 'closed'))
        .map((seat) => ({
          id: seat.userId,
          name: nameOf(seat.userId) ?? '–',
          state: seat.state,
          delegateName: nameOf(seat.delegateId),
          escalatedToName: nameOf(seat.escalatedToId),
          decidedByName: nameOf(seat.decidedById),
          ...(said.get(seat.id!) ?? { decidedAt: null, reason: null }),
          ...(isTold || seat.decidedById === ctx.user.id ? {} : { reason: null }),
        })),
    })),
  };
}

/** Also of a row they take part in deciding about without reading it. */
async function seesReasons(ctx: Ctx, area: Area, recordId: string): Promise<boolean> {
  return (
    !area.reasonIn ||
    asAsked(ctx, async (asked) =>
      seesReason(ctx, area, await oneRecord(asked, area, recordId, 'read', undefined, true)),
    )
  );
}

async function namesOf(ctx: Ctx, seats: readonly Seat[]): Promise<Map<string, string>> {
  const ids = new Set(
    seats.flatMap(({ userId, delegateId, escalatedToId, decidedById }) =>
      [userId, delegateId, escalatedToId, decidedById].filter((id) => id !== null),
    ),
  );
  const { rows } = await ctx.tx.query<{ id: string; name: string }>(
    'select id, name from app_user where id = any($1::char(24)[])',
    [[...ids]],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function decisionsOf(
  ctx: Ctx,
  approvalId: string,
): Promise<Map<string, { decidedAt: Date | null; reason: string | null }>> {
  const { rows } = await ctx.tx.query<{ id: string; decidedAt: Date | null; reason: string | null }>(
    'select id, decided_at as "decidedAt", reason from approval_task where company_id = $1 and approval_id = $2',
    [ctx.companyId, approvalId],
  );
  return new Map(rows.map(({ id, ...said }) => [id, said]));
}
