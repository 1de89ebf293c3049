import { asDays } from '../../domain/leave-days';
import { addDays } from '../../domain/plain-date';
import type { Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { listRecords } from '../../platform/list-query';
import { dayIn, todayIn } from '../../platform/today';
import { employee, type Employee } from '../employee/employee';
import { daysOf, employeeLeave, type EmployeeLeave } from '../employee-leave/employee-leave';

interface KindOfLeave { kind: string; left: string | null; taken: string; ahead: string }
type Next = Pick<Row<EmployeeLeave>, 'kind' | 'fromDate' | 'toDate'> & { id: string };

/** What somebody brought along when he was added, by kind; unpaid leave is a limit like the others. */
const openings = {
  paid: 'openingPaidLeaveDays', sick: 'openingSickLeaveDays', unpaid: 'openingUnpaidLeaveDays', maternity: 'openingMaternityLeaveDays', parental: 'openingParentalLeaveDays',
} as const satisfies Record<string, keyof Employee>;

const mostLeaves = 1_000;

/** An employee's own approved leave by kind, in working days of his calendar, and the one that comes next. */
export async function ownLeave(ctx: Ctx, employeeId: string): Promise<{ kinds: KindOfLeave[]; next: Next | null }> {
  const today = todayIn(ctx);
  const { rows: [person] } = await listRecords(ctx, employee, { filter: { id: { eq: employeeId } }, limit: 1 },
    { fields: new Set([...Object.values(openings), 'createdAt']), withCursor: false });
  const addedOn = person ? dayIn(ctx.user.company!.timeZone, person.createdAt) : today;
  const yearStart = `${today.slice(0, 4)}-01-01`;
  const { rows } = await listRecords(ctx, employeeLeave, {
    filter: { employeeId: { eq: employeeId }, status: { eq: 'approved' }, toDate: { gte: addedOn < yearStart ? addedOn : yearStart } }, sort: [{ field: 'fromDate' }], limit: mostLeaves,
  }, { maxLimit: mostLeaves, withCursor: false });
  const tomorrow = addDays(today, 1);
  const days = new Map<string, { since: number; taken: number; ahead: number }>();
  for (const leave of rows) {
    const sums = days.get(leave.kind) ?? { since: 0, taken: 0, ahead: 0 };
    days.set(leave.kind, sums);
    for (const day of await daysOf(ctx, { ...leave as Row<EmployeeLeave>, employeeId })) {
      if (day.minutes === 0) continue;
      const part = day.minutes / day.dayMinutes;
      if (day.date >= addedOn) sums.since += part;
      if (day.date >= tomorrow) sums.ahead += part;
      else if (day.date >= yearStart) sums.taken += part;
    }
  }
  const kinds = Object.entries(openings).flatMap(([kind, field]): KindOfLeave[] => {
    const { since, taken, ahead } = days.get(kind) ?? { since: 0, taken: 0, ahead: 0 };
    const opening = person?.[field] ?? null;
    const left = opening === null ? null : Number(opening) - since;
    if (left === null && !taken && !ahead) return [];
    return [{ kind, left: left === null ? null : `${left < 0 ? '-' : ''}${asDays(Math.abs(left), 1)}`, taken: asDays(taken, 1), ahead: asDays(ahead, 1) }];
  });
  const next = rows.find(({ toDate }) => toDate >= today);
  return { kinds, next: next ? { ...next, id: String(next.id) } : null };
}
