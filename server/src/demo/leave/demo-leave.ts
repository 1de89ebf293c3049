import { employeeLeave, problemOf, totalOf } from '../../modules/leave/employee-leave/employee-leave';
import { postApprovedLeave } from '../../modules/leave/employee-leave/post-approved-leave';
import { writeEntriesDue } from '../../modules/leave/leave-ledger-entry/leave-ledger-entry';
import { event } from '../../modules/apps/event/event';
import { holiday } from '../../modules/organisation/holiday/holiday';
import { leaveBlock } from '../../modules/leave/leave-block/leave-block';
import type { LeaveSpan } from '../../modules/organisation/domain/leave-days';
import type { LeaveState } from '../../modules/leave/domain/leave-request';
import { addDays, addMonths } from '../../kernel/dates/plain-date';
import type { Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { createRecords } from '../../platform/records/records';
import { todayIn } from '../../platform/today';
import { writeRows } from '../../platform/records/write-rows';
import { fillCalendars } from './demo-calendars';
import { holidaysOf } from './demo-holidays';
import { demoEvents } from '../apps/demo-events';
import { fillLeaveTypes } from './demo-leave-types';
import { sequence } from '../people/names';

/** Who asks, who decides, in the accounts of the demo; both the admin where a company has none of them. */
interface Deciders {
  requestedBy: string;
  decidedBy: string;
}

const kinds = ['paid', 'paid', 'paid', 'paid', 'sick', 'sick', 'unpaid', 'parental'];
const reasons: Record<string, string[]> = {
  paid: ['Family visit', 'Annual holiday', 'Wedding of a relative', 'Moving house'],
  sick: ['Flu', 'Medical appointment', 'Back pain'],
  unpaid: ['Personal matters'],
  parental: ['Birth of a child'],
};

/** A year of leave in every state, the holidays of the country and what the calendar of a company shows. */
export async function fillLeave(ctx: Ctx, country: string, { requestedBy, decidedBy }: Deciders): Promise<void> {
  await createRecords(
    ctx,
    holiday,
    holidaysOf(country).map(({ name, firstDay, lastDay }) => ({ name, firstDay, lastDay: lastDay ?? null })),
  );
  await fillCalendars(ctx, todayIn(ctx));
  const { rows: people } = await ctx.tx.query<{ id: string; manager_id: string | null }>(
    'select id, manager_id from employee where company_id = $1 and deleted_at is null order by code',
    [ctx.companyId],
  );
  const typeIds = await fillLeaveTypes(ctx);
  const today = todayIn(ctx);
  const next = sequence(people.length * 31);
  const taken = new Map<string, LeaveSpan[]>();
  const leaves: Values[] = [];
  for (let at = 0; at < people.length * 4; at += 1) {
    const { id, manager_id: managerId } = people[at % people.length]!;
    const kind = kinds[next(kinds.length)]!;
    const fromDate = addDays(addMonths(today, next(14) - 10), next(28));
    const days = kind === 'sick' ? next(3) : kind === 'parental' ? 4 : next(9);
    const span = { ...spans[next(spans.length)]!, fromDate, toDate: fromDate };
    if (span.unit === 'daily' && span.fromPart !== span.toPart) span.toDate = addDays(fromDate, days);
    const others = taken.get(id) ?? [];
    if (
      others.some((other) => other.fromDate <= span.toDate && span.fromDate <= other.toDate) ||
      (await problemOf(ctx, { ...span, employeeId: id, typeId: null, attachmentFileId: null }, { askedOn: today }))
    )
      continue;
    taken.set(id, [...others, span]);
    const status = stateOf(span, today, next(20));
    const isDecided = status !== 'submitted';
    const team = people.filter((other) => other.id !== id && other.manager_id === managerId);
    const typeId = typeIds.get(span.unit === 'hourly' && kind === 'paid' ? 'HOURLY' : kind) ?? null;
    leaves.push({
      employeeId: id,
      kind,
      typeId,
      attachmentFileId: null,
      ...span,
      reason: reasons[kind]![next(reasons[kind]!.length)]!,
      replacementId: kind === 'paid' && team.length ? team[at % team.length]!.id : null,
      description: null,
      resolutionNumber: null,
      paidPercent: null,
      status,
      statusReason: {
        rejected: 'Too many of the team are away then.',
        cancelled: 'Plans have changed.',
        cancel_requested: 'My trip is put off.',
        approved: null,
        submitted: null,
      }[status],
      requestedById: requestedBy,
      decidedById: isDecided ? decidedBy : null,
      decidedAt: isDecided ? ctx.now : null,
      totalDays: await totalOf(ctx, { ...span, employeeId: id, typeId }),
      dayRows: [],
      deletedAt: null,
    });
  }
  await writeRows(
    ctx,
    employeeLeave,
    leaves.map((values) => ({ id: newId(), values })),
    'create',
  );
  await postApprovedLeave(ctx);
  await postApprovedLeave(ctx);
  const { rows: stores } = await ctx.tx.query<{ id: string }>(
    `select id from department where company_id = $1 and name in ('Warehouse', 'Laboratory') and deleted_at is null`,
    [ctx.companyId],
  );
  const closing = `${today.slice(0, 4)}-12-`;
  await createRecords(
    ctx,
    leaveBlock,
    stores.map(({ id }) => ({
      name: 'Stocktaking',
      fromDate: `${closing}28`,
      toDate: `${closing}31`,
      departmentId: id,
    })),
  );
  await writeEntriesDue(
    ctx,
    people.map(({ id }) => id),
  );
  await createRecords(
    ctx,
    event,
    demoEvents(
      today,
      people.slice(0, 8).map(({ id }) => id),
    ),
  );
}

const wholeDays = { unit: 'daily', fromPart: 'am', toPart: 'pm', fromTime: null, toTime: null } as const;
const spans = [
  wholeDays,
  wholeDays,
  wholeDays,
  wholeDays,
  wholeDays,
  { ...wholeDays, toPart: 'am' },
  { ...wholeDays, fromPart: 'pm' },
  { ...wholeDays, unit: 'hourly', fromTime: '09:00', toTime: '11:30' },
] as Omit<LeaveSpan, 'fromDate' | 'toDate'>[];

/** Of what is past most was taken; of what is to come some still waits. */
function stateOf({ fromDate }: LeaveSpan, today: string, dice: number): LeaveState {
  if (dice === 0) return 'rejected';
  if (dice === 1) return 'cancelled';
  if (dice === 19 && fromDate > today) return 'cancel_requested';
  return fromDate > today && dice < 12 ? 'submitted' : 'approved';
}
