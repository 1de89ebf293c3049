import type { LeaveDay, LeaveSpan } from '../../domain/leave-days';
import { daysOfUnits, daysTaken } from '../../domain/leave-type/leave-type';
import { areaNamed, type Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { saveRecord } from '../../platform/records';
import { todayIn } from '../../platform/today';
import { lockLeaveOf, recountBooked } from '../leave-ledger-entry/leave-ledger-entry';
import { bookedDays, daysOf, spanColumns } from './leave-count';

interface Approved extends LeaveSpan { id: string; version: number; employeeId: string; typeId: string | null; dayRows: LeaveDay[] }

/**
 * Counts approved leave anew where the calendar of these days has changed, days to come alone: what it no longer takes is
 * given back and the person is told. Days that became working days are not taken on top.
 */
export async function recountLeave(ctx: Ctx, from: string, to: string): Promise<void> {
  const today = todayIn(ctx);
  if (to < today) return;
  const { rows } = await ctx.tx.query<Approved & Record<string, unknown>>(
    `select id, version, employee_id as "employeeId", type_id as "typeId", ${spanColumns}, day_rows as "dayRows"
     from employee_leave where company_id = $1 and status in ('approved', 'cancel_requested') and deleted_at is null and from_date <= $3 and to_date >= $2 and day_rows <> '[]' order by employee_id, id`,
    [ctx.companyId, from < today ? today : from, to]);
  if (!rows.length) return;
  await lockLeaveOf(ctx, [...new Set(rows.map(({ employeeId }) => employeeId))]);
  const area = areaNamed('EmployeeLeave')!;
  for (const leave of rows) {
    const before = new Map(leave.dayRows.map((day) => [day.date, day]));
    const dayRows = (await daysOf(ctx, leave)).map((day) => {
      const stood = before.get(day.date);
      return stood && (day.date < today || day.minutes > stood.minutes) ? stood : day;
    });
    const days = bookedDays(dayRows);
    if (days.every(({ date, minutes }) => before.get(date)?.minutes === minutes)) continue;
    const totalDays = daysOfUnits(daysTaken(dayRows));
    const saved = await saveRecord(ctx, area, leave as unknown as Row, { totalDays, dayRows }, 'recount');
    await recountBooked(ctx, { ...leave, version: Number(saved.version) }, days);
  }
}
