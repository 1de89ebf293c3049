import { groupBy } from '../../../../kernel/group-by';
import type { AllowanceFact } from '../../engine/time/termination-wage';
import type { PayProblem } from '../../engine/payslip';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { wageComponents, type CountedComponents } from '../../engine/components/wage-components';
import type { Ctx } from '../../../../platform/context';
import { attributesIn, attributesSql, factorsByFormula, type Attributes } from './person-attributes';
import { payRulesOf } from './rules-of-month';
import { employeePositionRows, employeeRows } from '../../../people/people.sql';
import { departmentRows, positionRows } from '../../../organisation/organisation.sql';

/** Somebody's pay of a month on a day. */
export interface PayOnDay {
  employeeId: string;
  day: PlainDate;
  basicSalary: string;
  allowances: readonly AllowanceFact[];
}
interface Person {
  id: string;
  hireDate: PlainDate;
  exitDate: PlainDate | null;
  formulaId: string | null;
  attributes: Attributes;
}

/**
 * What components that count as wage add to the pay of each, by the version of the month of their day; why it cannot be
 * told where a formula fails. A few queries for each month asked for, however many people; one where no component
 * counts.
 */
export async function wageComponentsOf(
  ctx: Ctx,
  pays: readonly PayOnDay[],
  currency: string,
): Promise<Map<string, { parts: AllowanceFact[] } | { problem: PayProblem }>> {
  const found = new Map<string, { parts: AllowanceFact[] } | { problem: PayProblem }>();
  for (const [period, ofMonth] of groupBy(pays, ({ day }) => day.slice(0, 7))) {
    const counted = await countedIn(ctx, period);
    if (!counted.size) continue;
    const rulesOf = await payRulesOf(
      ctx,
      { period, currency, only: ofMonth.map(({ employeeId }) => employeeId) },
      (settings) => ({ ...settings, isUndigested: true }),
    );
    const [factors, people] = [await factorsByFormula(ctx), await peopleOf(ctx, ofMonth)];
    for (const { employeeId, basicSalary, allowances } of ofMonth) {
      const { hireDate, exitDate, formulaId, attributes } = people.get(employeeId)!;
      const facts = {
        employeeId,
        hireDate,
        exitDate,
        factors: formulaId === null ? null : (factors.get(formulaId) ?? null),
        attributes: attributesIn(attributes),
        basicSalary,
        allowances,
      };
      found.set(employeeId, wageComponents(facts, rulesOf(employeeId), counted));
    }
  }
  return found;
}

async function countedIn(ctx: Ctx, period: string): Promise<CountedComponents> {
  const { rows } = await ctx.tx.query<{ code: string; since: PlainDate }>(
    `select code, valid_from as since from pay_component where company_id = $1 and deleted_at is null
      and counts_for_gratuity and gratuity_basis = 'last_wage'
       and daterange(valid_from, valid_to, '[]') @> (($2 || '-01')::date + interval '1 month - 1 day')::date`,
    [ctx.companyId, period],
  );
  return new Map(rows.map(({ code, since }) => [code, since]));
}

async function peopleOf(ctx: Ctx, pays: readonly PayOnDay[]): Promise<Map<string, Person>> {
  const { rows } = await ctx.tx.query<Person & Record<string, unknown>>(
    `select e.id, e.hire_date as "hireDate", e.exit_date as "exitDate", e.salary_formula_id as "formulaId",
      ${attributesSql} as attributes
     from unnest($2::char(24)[], $3::date[]) as g(id, day)
       join ${employeeRows('hire_date', 'exit_date', 'salary_formula_id', 'birth_date', 'employee_type', 'status', 'gender', 'marital_status', 'nationality', 'nationality_as_given', 'profession', 'working_hours_per_day')} e on e.company_id = $1 and e.id = g.id
     left join lateral (select department_id, position_id
       from ${employeePositionRows('employee_id', 'is_primary', 'valid_from', 'valid_to', 'department_id', 'position_id')} p where p.company_id = e.company_id and p.employee_id = e.id and p.deleted_at is null
       and p.is_primary and p.valid_from <= g.day and (p.valid_to is null or p.valid_to >= g.day)
       order by p.valid_from desc limit 1) place on true
     left join ${departmentRows('name')} d on d.company_id = e.company_id and d.id = place.department_id
     left join ${positionRows('title')} j on j.company_id = e.company_id and j.id = place.position_id`,
    [ctx.companyId, pays.map(({ employeeId }) => employeeId), pays.map(({ day }) => day)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
