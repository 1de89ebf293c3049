import type { ServiceFacts } from '../domain/end-of-service';
import type { AllowanceFact } from '../../engine/time/termination-wage';
import type { PayProblem } from '../../engine/payslip';
import type { Ctx } from '../../../../platform/context';
import { gulfSchemes } from '../../statutory/social-insurance/schemes';
import { amountSql } from '../../items/pay-assignment/pay-assignment';
import { averagedPartsOf, wageComponentsOf } from '../../items/pay-component/pay-component';
import { unpaidDaysOf, type EndOfEmployee, type UnpaidOnFile } from './unpaid-days';
import { employeeRows } from '../../../people/people.sql';
import { companyRows } from '../../../organisation/organisation.sql';

/**
 * What is on file of a service that ends on a day; no salary where none holds then, and why the wage cannot be told
 * where a component fails.
 */
export interface AwardFacts extends Pick<
  ServiceFacts,
  'country' | 'hireDate' | 'allowances' | 'factors' | 'pensionOf'
> {
  basicSalary: string | null;
  unpaid: UnpaidOnFile;
  wageProblem: PayProblem | null;
}

const homeSchemes = gulfSchemes.map(({ code, country }) => `('${code}', '${country}')`).join(', ');
/** Where that is, if the employee `e` is insured on the day of `g` with the scheme of the own country. */
const pensionSql = `(select case when e.nationality = c.country then 'here' else 'abroad' end
  from insurance_registration r where r.company_id = e.company_id
  and r.employee_id = e.id and r.deleted_at is null
       and r.valid_from <= g.day and coalesce(r.valid_to >= g.day, true)
       and (r.scheme, e.nationality) in (${homeSchemes}) limit 1)`;

/**
 * Employment, last salary, allowances of the last day with the components that count as wage, and formula of these
 * employees, whatever the user themselves may see of them; as many queries for many as for one.
 */
export async function awardFactsOf(
  ctx: Ctx,
  ends: readonly EndOfEmployee[],
  currency: string,
): Promise<Map<string, AwardFacts>> {
  const { rows } = await ctx.tx.query<
    Omit<AwardFacts, 'unpaid' | 'allowances' | 'wageProblem' | 'pensionOf'> & {
      id: string;
      allowances: AllowanceFact[];
      pensionOf: ServiceFacts['pensionOf'] | null;
    }
  >(
    `select e.id, c.country, e.hire_date as "hireDate", s.base_salary::text as "basicSalary",
      ${pensionSql} as "pensionOf",
       case when f.id is not null then json_build_object('gratuityDaysFirstYears', f.gratuity_days_first_years::text,
         'gratuityDaysLaterYears', f.gratuity_days_later_years::text, 'gratuityCapYears',
         f.gratuity_cap_years::text) end as factors,
       coalesce((select json_agg(json_build_object('title', json_build_object('en', i.title, 'ar', i.title), 'basis',
       i.basis, 'fixedAmount', (${amountSql('fixed_amount')})::text, 'percentOfBasic',
       (${amountSql('percent_of_basic')})::text) order by i.title, i.id)
         from compensation_assignment a join compensation i on i.company_id = a.company_id and i.id = a.compensation_id
         where a.company_id = e.company_id and a.employee_id = e.id and a.state = 'approved' and a.deleted_at is null
           and a.valid_from <= g.day and (a.valid_to is null or a.valid_to >= g.day)), '[]'::json) as allowances
     from unnest($2::char(24)[], $3::date[]) as g(id, day)
       join ${employeeRows('hire_date', 'salary_formula_id', 'nationality')} e on e.company_id = $1 and e.id = g.id
         join ${companyRows('country')} c on c.id = e.company_id
     left join salary_formula f on f.company_id = e.company_id and f.id = e.salary_formula_id and f.deleted_at is null
     left join lateral (select base_salary from employee_salary s where s.company_id = e.company_id
       and s.employee_id = e.id and s.state = 'approved' and s.deleted_at is null
       and s.valid_from <= g.day and s.currency = $4 order by s.valid_from desc limit 1) s on true`,
    [ctx.companyId, ends.map(({ employeeId }) => employeeId), ends.map(({ lastDay }) => lastDay), currency],
  );
  const unpaid = await unpaidDaysOf(ctx, ends);
  const lastDays = new Map(ends.map(({ employeeId, lastDay }) => [employeeId, lastDay]));
  const counted = await wageComponentsOf(
    ctx,
    rows.flatMap(({ id, basicSalary, allowances }) =>
      basicSalary ? [{ employeeId: id, day: lastDays.get(id)!, basicSalary, allowances }] : [],
    ),
    currency,
  );
  const averaged = await averagedPartsOf(
    ctx,
    rows.map(({ id, country }) => ({ employeeId: id, country, lastDay: lastDays.get(id)! })),
    currency,
  );
  return new Map(
    rows.map(({ id, allowances, pensionOf, ...facts }) => {
      const wage = counted.get(id) ?? { parts: [] };
      const parts = 'parts' in wage ? wage.parts : [];
      return [
        id,
        {
          ...facts,
          ...(pensionOf && { pensionOf }),
          allowances: [...allowances, ...parts, ...(averaged.get(id) ?? [])],
          wageProblem: 'problem' in wage ? wage.problem : null,
          unpaid: unpaid.get(id)!,
        },
      ];
    }),
  );
}
