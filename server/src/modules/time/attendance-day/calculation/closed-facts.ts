import { groupBy } from '../../../../kernel/group-by';
import { addDays } from '../../../../kernel/dates/plain-date';
import { beforeChanges, type DatedShift } from '../../domain/shift';
import type { Ctx } from '../../../../platform/context';
import type { ShiftsAsClosed } from '../../attendance/attendance';
import type { DayKind } from '../day-beside';

/** What days of closed months keep of what they were worked out by, by "employee day". */
export interface ClosedFacts extends ShiftsAsClosed {
  kinds: ReadonlyMap<string, DayKind>;
}

interface ClosedDay {
  date: string;
  shiftId: string | null;
  kind: DayKind;
  closedAt: Date;
}

/**
 * The shift and the kind of day that closed days of somebody were closed with, and how their shifts were then, as the
 * audit tells it; null where none is closed.
 */
export async function closedFacts(ctx: Ctx, employeeId: string, from: string, to: string): Promise<ClosedFacts | null> {
  const { rows: days } = await ctx.tx.query<ClosedDay>(
    `select d.date, d.shift_id as "shiftId", d.day_kind as kind, m.closed_at as "closedAt" from attendance_day d
     join attendance_month m on m.company_id = d.company_id and m.employee_id = d.employee_id
       and m.period = to_char(d.date, 'YYYY-MM') and m.state = 'closed' and m.deleted_at is null
     where d.company_id = $1 and d.employee_id = $2 and d.date between $3 and $4 and d.status is not null
       and d.day_kind is not null and d.deleted_at is null`,
    [ctx.companyId, employeeId, addDays(from, -2), addDays(to, 2)],
  );
  if (!days.length) return null;
  const { rows: changes } = await ctx.tx.query<{ id: string; at: Date; before: Partial<DatedShift> }>(
    `select record_id as id, at, before from audit_event where company_id = $1
      and record_id in (select id from shift where company_id = $1) and subject = 'Shift' and at > $2
      and before is not null order by at, id`,
    [ctx.companyId, days.reduce((first, { closedAt }) => (closedAt < first ? closedAt : first), ctx.now)],
  );
  const [ofShift, closedOn] = [
    groupBy(changes, ({ id }) => id),
    new Map(days.map(({ date, closedAt }) => [date, closedAt])),
  ];
  return {
    ids: new Map(days.map(({ date, shiftId }) => [`${employeeId} ${date}`, shiftId])),
    kinds: new Map(days.map(({ date, kind }) => [`${employeeId} ${date}`, kind])),
    asked: (shift, date) => {
      const closedAt = closedOn.get(date);
      const replaced = closedAt && ofShift.get(shift.id)?.filter(({ at }) => at > closedAt);
      return replaced?.length
        ? beforeChanges(
            shift,
            replaced.map(({ before }) => before),
          )
        : shift;
    },
  };
}
