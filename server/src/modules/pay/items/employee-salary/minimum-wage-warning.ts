import { formatMoney, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import { earlier, later, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { Ctx } from '../../../../platform/context';
import { grantSql, Parameters } from '../../../../platform/access/ability';
import type { Warning } from '../../../../platform/records/area';
import { todayIn } from '../../../../platform/today';
import { companyOf } from '../../../organisation/organisation.sql';
import { employeePositionRows, employeeRows } from '../../../people/people.sql';
import { minimumWageOn } from '../../statutory/minimum-wages';
import { compensationAssignment } from '../compensation-assignment/compensation-assignment';
import { belowMinimumOf } from '../domain/below-minimum-wage';
import { amountSql } from '../pay-assignment/pay-assignment';
import { t } from '../../texts/text';

/** What of a salary is looked at. */
interface Salary {
  employeeId: string;
  frequency: string;
  baseSalary: string;
  currency: string;
  validFrom: PlainDate;
  validTo: PlainDate | null;
}

interface OnFile {
  nationality: string | null;
  fullTime: string;
  gross: string | null;
}

/**
 * Whether a salary stays below the minimum wage of the country, as of today or its nearest day: by itself, and with the
 * allowances on file where whoever asks may see those.
 */
export async function belowMinimumWage(ctx: Ctx, row: Salary): Promise<Warning<'baseSalary' | 'quotedAmount'>[]> {
  const { country } = await companyOf(ctx, 'country');
  const day = earlier(later(row.validFrom, todayIn(ctx)), row.validTo);
  const wage = country ? minimumWageOn(country, day) : null;
  if (!wage || !row.baseSalary) return [];
  const pay = { ...(await onFile(ctx, row, day)), basic: row.baseSalary, currency: row.currency };
  const { currency, source } = wage;
  return belowMinimumOf(wage, pay).map((of) => {
    const least = { amount: groupedDecimal(wage[of]!), currency, source };
    return {
      field: row.frequency === 'month' ? 'baseSalary' : 'quotedAmount',
      text: t('employee_salary.below_minimum', {
        least: of === 'basic' ? t('minimum_wages.basic', least) : t('minimum_wages.gross', least),
        paid: groupedDecimal(
          formatMoney(parseMoney((of === 'basic' ? pay.basic : pay.gross)!, currency, 'half-up'), currency),
        ),
        currency,
      }),
    };
  });
}

/** Allowances by the day count for thirty days, as in an award. */
async function onFile(ctx: Ctx, { employeeId, baseSalary }: Salary, day: string): Promise<OnFile> {
  const parameters = new Parameters([ctx.companyId, employeeId, day, baseSalary]);
  const mayAsk = ['read', 'read_sensitive'].map((action) =>
    grantSql(ctx.ability, action, compensationAssignment, parameters, 'a'),
  );
  const positions = employeePositionRows('employee_id', 'fte', 'is_primary', 'valid_from', 'valid_to');
  const { rows } = await ctx.tx.query<OnFile & Record<string, unknown>>(
    `select e.nationality, coalesce((select p.fte from ${positions} p
         where p.company_id = e.company_id and p.employee_id = e.id and p.is_primary and p.deleted_at is null
           and p.valid_from <= $3::date and coalesce(p.valid_to >= $3::date, true)), 1)::text as "fullTime",
       case when coalesce(w.isTold, true) then round($4::numeric + coalesce(w.sum, 0), 3)::text end as gross
     from ${employeeRows('nationality')} e
     cross join lateral (select bool_and(${mayAsk.join(' and ')}) as isTold,
         sum((coalesce(${amountSql('fixed_amount')}, 0)
           + $4::numeric * coalesce(${amountSql('percent_of_basic')}, 0) / 100)
           * case i.basis when 'daily' then 30 else 1 end) as sum
       from compensation_assignment a join compensation i on i.company_id = a.company_id and i.id = a.compensation_id
       where a.company_id = e.company_id and a.employee_id = e.id and a.state = 'approved' and a.deleted_at is null
         and a.valid_from <= $3 and coalesce(a.valid_to >= $3, true)) w
     where e.company_id = $1 and e.id = $2`,
    parameters.values,
  );
  return rows[0]!;
}
