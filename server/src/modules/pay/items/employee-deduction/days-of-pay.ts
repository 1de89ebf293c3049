import type { Row, Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { amountOfDays, penaltyRefusal } from '../../engine/time/days-of-pay';
import { monthPeriod } from '../../../../kernel/dates/plain-date';
import type { EmployeeDeduction } from './employee-deduction';
import { companyRows } from '../../../organisation/organisation.sql';
import { t } from '../../texts/text';

/** Days of pay are valued by the basic salary that holds on the day of the deduction, whenever a draft is written. */
export async function valuedByDays(ctx: Ctx, after: Row<EmployeeDeduction>): Promise<Values> {
  if (after.kind !== 'days_of_pay') return { daysOfPay: null, monthlyPay: null };
  const { employeeId, date, daysOfPay: days, currency } = after;
  if (days === null) throw invalid('daysOfPay', t('days_of_pay.say_how_many_days_pay'));
  const {
    rows: [salary],
  } = await ctx.tx.query<{ base: string }>(
    `select base_salary::text as base from employee_salary where company_id = $1 and employee_id = $2
      and state = 'approved' and deleted_at is null
       and valid_from <= $3 and coalesce(valid_to >= $3, true)`,
    [ctx.companyId, employeeId, date],
  );
  if (!salary) throw invalid('daysOfPay', t('days_of_pay.no_salary_file_day_enter'));
  return { amount: amountOfDays({ days, base: salary.base }, currency), monthlyPay: salary.base };
}

/**
 * Penalties of an employee are entered one after another, so that two together are not more than the law lets be
 * imposed.
 */
export async function refusePenaltyBeyondLaw(
  ctx: Ctx,
  { id, employeeId, type, date, daysOfPay }: Row<EmployeeDeduction>,
): Promise<void> {
  if (type !== 'penalty' || daysOfPay === null) return;
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('penalties ' || $1, 0))`, [employeeId]);
  const { from, to } = monthPeriod(date.slice(0, 7));
  const {
    rows: [found],
  } = await ctx.tx.query<{ country: string; others: string }>(
    `select c.country, (select coalesce(sum(d.days_of_pay), 0)::text from employee_deduction d where d.company_id = c.id
      and d.employee_id = $2 and d.id <> $3 and d.type = 'penalty'
       and d.date between $4 and $5 and d.state not in ('rejected', 'cancelled', 'reversed')
       and d.deleted_at is null) as others from ${companyRows('country')} c where c.id = $1`,
    [ctx.companyId, employeeId, id, from, to],
  );
  const refusal = penaltyRefusal({ country: found!.country ?? '', date, days: daysOfPay, others: found!.others });
  if (refusal) throw invalid('daysOfPay', refusal);
}
