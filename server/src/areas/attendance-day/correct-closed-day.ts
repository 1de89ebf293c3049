import { addDays } from '../../domain/plain-date';
import type { Ctx } from '../../platform/context';
import { closedMonths } from '../attendance/attendance';
import { noteCorrected, refreshMonths } from '../attendance-month/attendance-month';
import { workingTimeOf } from '../shift/shift';
import { deriveDays } from './derive-days';

/**
 * Works a day out anew although its month is closed, with the rest of its week, since overtime of the week is spread over
 * it. The months stay closed with other sums, and pay settles the difference to what it paid.
 */
export async function correctClosedDay(ctx: Ctx, employeeId: string, date: string, reason: string): Promise<void> {
  const { weekOf } = await workingTimeOf(ctx);
  const from = weekOf(date);
  const to = addDays(from, 6);
  const periods = [...await closedMonths(ctx, [employeeId], from, to)].map((key) => key.split(' ')[1]!);
  const lock = (locked: boolean) => ctx.tx.query(
    `update attendance_day set locked = $6 where company_id = $1 and employee_id = $2 and date between $3 and $4 and to_char(date, 'YYYY-MM') = any($5::text[]) and deleted_at is null and locked <> $6`,
    [ctx.companyId, employeeId, from, to, periods, locked]);
  await lock(false);
  await deriveDays(ctx, [{ employeeId, date, reason: 'correction' }]);
  await lock(true);
  for (const period of periods) await refreshMonths(ctx, period, [employeeId], true);
  await noteCorrected(ctx, employeeId, date.slice(0, 7), reason);
}
