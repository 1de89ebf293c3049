import type { LeaveDay, LeaveSpan } from '../../organisation/domain/leave-days';
import { daysOfUnits, daysTaken, inDays, near } from '../domain/type/leave-type';
import { leaveInForce } from '../domain/leave-request';
import { onlyAmong } from '../../../platform/lists/among-sql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { saveRecord } from '../../../platform/records/records';
import { todayIn } from '../../../platform/today';
import { textsSql } from '../../../platform/lists/texts-sql';
import {
  bookedDays,
  daysOf,
  isCountable,
  lockLeaveOf,
  recountPosted,
  spanColumns,
  totalOf,
} from '../leave-ledger-entry/leave-ledger-entry';
import { employeeLeave } from './employee-leave';
import { calendarsOf } from '../../organisation/work-calendar/work-calendar';

const columns = `id, version, employee_id as "employeeId", type_id as "typeId", ${spanColumns}, day_rows as "dayRows"`;
interface Approved extends LeaveSpan {
  id: string;
  version: number;
  employeeId: string;
  typeId: string | null;
  dayRows: LeaveDay[];
}

/** Leave follows a calendar that changed for these days: what waits as a whole, what is approved for days to come. */
export async function recountLeave(
  ctx: Ctx,
  from: string,
  to: string,
  employeeIds: readonly string[] | null,
): Promise<void> {
  const among = onlyAmong('employee_id', 4, employeeIds);
  await recountWaiting(ctx, `from_date <= $3::date + ${near} and to_date >= $2::date - ${near}${among.sql}`, [
    from,
    to,
    ...among.values,
  ]);
  await recountApproved(ctx, from, to, employeeIds);
}

/** Leave that waits follows its types, whose rules changed. */
export const recountOfTypes = (ctx: Ctx, typeIds: string[]): Promise<void> =>
  recountWaiting(ctx, 'type_id = any($2::char(24)[])', [typeIds]);

/** Leave asked for shows the days it takes now, and holds as many of the balance; approved, it takes those. */
async function recountWaiting(ctx: Ctx, which: string, values: unknown[]): Promise<void> {
  const { rows } = await ctx.tx.query<Approved & { totalDays: string | null }>(
    `select ${columns}, total_days::text as "totalDays" from employee_leave where company_id = $1
      and status = 'submitted' and deleted_at is null and ${which} order by employee_id, id for no key update`,
    [ctx.companyId, ...values],
  );
  const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
  await lockLeaveOf(ctx, people);
  await calendarsOf(ctx, people);
  for (const leave of rows.filter(isCountable)) {
    const totalDays = await totalOf(ctx, leave);
    if (Number(totalDays) !== Number(leave.totalDays))
      await saveRecord(ctx, employeeLeave, leave as unknown as Row, { totalDays }, 'recount_waiting');
  }
}

/**
 * Counts approved leave anew where the calendar of these days has changed, days to come alone: what it no longer takes
 * is given back and the person is told. Days that became working days are not taken on top.
 */
async function recountApproved(
  ctx: Ctx,
  from: string,
  to: string,
  employeeIds: readonly string[] | null,
): Promise<void> {
  const today = todayIn(ctx);
  if (to < today) return;
  const among = onlyAmong('employee_id', 4, employeeIds);
  const { rows } = await ctx.tx.query<Approved & Record<string, unknown>>(
    `select ${columns} from employee_leave where company_id = $1 and status in (${textsSql(leaveInForce)})
      and deleted_at is null and from_date <= $3::date + ${near} and to_date >= $2::date - ${near}
      and day_rows <> '[]'${among.sql} order by employee_id, id`,
    [ctx.companyId, from < today ? today : from, to, ...among.values],
  );
  if (!rows.length) return;
  const people = [...new Set(rows.map(({ employeeId }) => employeeId))];
  await lockLeaveOf(ctx, people);
  await calendarsOf(ctx, people);
  for (const leave of rows) {
    const before = new Map(leave.dayRows.map((day) => [day.date, day]));
    const now = new Map((await daysOf(ctx, leave, true)).map((day) => [day.date, day]));
    // A day between two leaves that it no longer has to take is left out; one that another leave took stays with that.
    const dayRows = leave.dayRows.flatMap((stood) => {
      const day = now.get(stood.date);
      return stood.date < today ? stood : !day ? [] : partOf(day) >= partOf(stood) ? stood : day;
    });
    if (
      dayRows.length === leave.dayRows.length &&
      dayRows.every((day) => partOf(before.get(day.date)!) === partOf(day))
    )
      continue;
    await keepCount(ctx, leave, dayRows, 'recount');
  }
}

const partOf = ({ minutes, dayMinutes }: LeaveDay) => inDays(minutes, dayMinutes);

async function keepCount(ctx: Ctx, leave: Approved, dayRows: LeaveDay[], action: string): Promise<void> {
  const saved = await saveRecord(
    ctx,
    employeeLeave,
    leave as unknown as Row,
    { totalDays: daysOfUnits(daysTaken(dayRows)), dayRows },
    action,
  );
  await recountPosted(ctx, { ...leave, version: Number(saved.version) }, bookedDays(dayRows));
}

/** Gives back the weekends between two leaves of which this one is no longer taken, whichever of the two held them. */
export async function giveBackBetween(
  ctx: Ctx,
  { id, employeeId, typeId, fromDate, toDate }: Pick<Approved, 'id' | 'employeeId' | 'typeId' | 'fromDate' | 'toDate'>,
): Promise<void> {
  const { rows } = await ctx.tx.query<Approved & Record<string, unknown>>(
    `select ${columns} from employee_leave where company_id = $1 and employee_id = $2 and type_id = $3 and id <> $4
      and status in (${textsSql(leaveInForce)}) and deleted_at is null
       and from_date <= $6::date + ${near} and to_date >= $5::date - ${near}
       and day_rows @> '[{"isBetweenLeaves": true}]' order by id for no key update`,
    [ctx.companyId, employeeId, typeId, id, fromDate, toDate],
  );
  for (const leave of rows) {
    const still = new Set(
      (await daysOf(ctx, leave, true)).filter(({ isBetweenLeaves }) => isBetweenLeaves).map(({ date }) => date),
    );
    const dayRows = leave.dayRows.flatMap((day) => {
      if (!day.isBetweenLeaves || still.has(day.date)) return day;
      return day.date < leave.fromDate || day.date > leave.toDate ? [] : { ...day, minutes: 0, isBetweenLeaves: false };
    });
    if (dayRows.some((day, at) => day !== leave.dayRows[at]) || dayRows.length < leave.dayRows.length)
      await keepCount(ctx, leave, dayRows, 'give_back');
  }
}
