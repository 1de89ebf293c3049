import { groupBy } from '../../../kernel/group-by';
import type { WorkedMonth } from '../domain/ledger/accrual';
import { leaveInForce } from '../domain/leave-request';
import type { Ctx } from '../../../platform/context';
import { Question } from '../../../platform/question';
import { todayIn } from '../../../platform/today';
import { textsSql } from '../../../platform/lists/texts-sql';
import { leaveTypesOf } from '../leave-type/leave-type';

/**
 * Days that were worked and what their months are, as SQL reads them; of a day `d` the minutes on a day of rest or a
 * holiday that are not paid by the salary.
 */
export const attendance = new Question<{ days: string; dayOffMinutes: string; months: string }>();

/** SQL of the percent a type `y` pays on the day of a row `r`: of what it paid before, the last that had begun. */
export const paidOnDay = `case when y.pay_from > (r ->> 'date')::date then (select (v ->> 'paidPercent')::numeric
  from jsonb_array_elements(y.pay_earlier) v
  where coalesce(v ->> 'payFrom', '') <= r ->> 'date' order by coalesce(v ->> 'payFrom', '') desc limit 1)
    else y.paid_percent end`;

/**
 * What these employees worked month by month since the first plan by hours began; nothing is read where no type has
 * such a plan.
 */
export async function workedMonths(ctx: Ctx, employeeIds: string[]): Promise<Map<string, WorkedMonth[]>> {
  const begins = (await leaveTypesOf(ctx))
    .filter(({ deletedAt }) => !deletedAt)
    .flatMap((type) => [...type.accrualEarlier, type])
    .flatMap(({ accrualFrequency, accrualFrom }) => (accrualFrequency === 'hourly' && accrualFrom ? [accrualFrom] : []))
    .sort();
  if (!begins.length) return new Map();
  const { days, dayOffMinutes, months } = attendance.answer;
  const { rows } = await ctx.tx.query<WorkedMonth & { employeeId: string }>(
    `with worked as (
       select employee_id, to_char(date, 'YYYY-MM') as period, sum(worked_min)::int as minutes,
         sum(${dayOffMinutes})::int as off
       from ${days} d
       where company_id = $1 and employee_id = any($2::char(24)[]) and deleted_at is null and date between $3 and $4
         group by 1, 2
     ), away as (
       select l.employee_id, left(r ->> 'date', 7) as period, sum((r ->> 'minutes')::numeric)::int as minutes
       from employee_leave l left join leave_type y on y.company_id = l.company_id and y.id = l.type_id
         cross join lateral jsonb_array_elements(l.day_rows) r
       where l.company_id = $1 and l.employee_id = any($2::char(24)[]) and l.deleted_at is null
         and l.status in (${textsSql(leaveInForce)}) and l.kind <> 'unpaid'
         and coalesce(l.paid_percent, ${paidOnDay}, 100) > 0 and r ->> 'kind' = 'work'
         and r ->> 'date' between $3::text and $4::text group by 1, 2
     ), months as (
       select employee_id, period, coalesce(w.minutes, 0) as worked, coalesce(w.off, 0) as off,
         coalesce(a.minutes, 0) as away from worked w full
         join away a using (employee_id, period)
     )
     select s.employee_id as "employeeId", s.period, s.worked as "workedMinutes",
       s.off as "dayOffMinutes", s.away as "leaveMinutes",
       coalesce(m.state = 'closed', false) as "isClosed", m.corrected_at is not null as "isCorrected"
     from months s left join ${months} m on m.company_id = $1 and m.employee_id = s.employee_id and m.period = s.period
       and m.deleted_at is null order by 1, 2`,
    [ctx.companyId, employeeIds, begins[0], todayIn(ctx)],
  );
  return groupBy(rows, ({ employeeId }) => employeeId);
}
