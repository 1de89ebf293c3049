import type { LeaveSpan } from '../../organisation/domain/leave-days';
import { daysOfUnits, daysTaken } from '../domain/type/leave-type';
import { leaveInForce } from '../domain/leave-request';
import type { Ctx } from '../../../platform/context';
import { writeRows } from '../../../platform/records/write-rows';
import { textsSql } from '../../../platform/lists/texts-sql';
import { bookedDays, postLeave, daysOf, lockLeaveOf, spanColumns } from '../leave-ledger-entry/leave-ledger-entry';
import { employeeLeave } from './employee-leave';
import { employeeRows } from '../../people/people.sql';
import { companyRows } from '../../organisation/organisation.sql';

const employees = employeeRows(
  'opening_paid_leave_days',
  'opening_sick_leave_days',
  'opening_unpaid_leave_days',
  'opening_maternity_leave_days',
  'opening_parental_leave_days',
  'created_at',
);

interface Unbooked extends LeaveSpan {
  id: string;
  version: number;
  employeeId: string;
  typeId: string;
  since: string | null;
}
const atOnce = 200;

/**
 * Takes from the ledger what was approved before there was one. Days from before somebody was added with what they had
 * left are in that already. Answers whether there may be more.
 */
export async function postApprovedLeave(ctx: Ctx): Promise<boolean> {
  const { rows } = await ctx.tx.query<Unbooked & Record<string, unknown>>(
    `select l.id, l.version, l.employee_id as "employeeId", l.type_id as "typeId", ${spanColumns},
       case when coalesce(e.opening_paid_leave_days, e.opening_sick_leave_days, e.opening_unpaid_leave_days,
       e.opening_maternity_leave_days, e.opening_parental_leave_days) is not null
         then (e.created_at at time zone c.time_zone)::date end as since
     from employee_leave l
       join ${employees} e on e.company_id = l.company_id and e.id = l.employee_id
       join ${companyRows('time_zone')} c on c.id = l.company_id
     where l.company_id = $1 and l.status in (${textsSql(leaveInForce)}) and l.deleted_at is null
       and l.type_id is not null and l.day_rows = '[]' order by l.id limit ${atOnce} for no key update of l`,
    [ctx.companyId],
  );
  if (!rows.length) return false;
  await lockLeaveOf(ctx, [...new Set(rows.map(({ employeeId }) => employeeId))]);
  const counted = await Promise.all(rows.map(async (leave) => ({ leave, dayRows: await daysOf(ctx, leave) })));
  await writeRows(
    ctx,
    employeeLeave,
    counted.map(({ leave: { id, version }, dayRows }) => ({
      id,
      version,
      values: { totalDays: daysOfUnits(daysTaken(dayRows)), dayRows },
    })),
    'book',
  );
  await postLeave(
    ctx,
    counted.map(({ leave, dayRows }) => ({
      leave,
      days: bookedDays(dayRows).filter(({ date }) => leave.since === null || date >= leave.since),
    })),
  );
  return rows.length === atOnce;
}
