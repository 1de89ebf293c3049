import type { Row } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import { groupedDecimal } from '../../../../../kernel/numbers/money';
import { minimumWageOn } from '../../../statutory/minimum-wages';
import { companyOf } from '../../../../organisation/organisation.sql';
import { employeePositionRows, employeeRows } from '../../../../people/people.sql';
import { t } from '../../../texts/text';
import type { PayrollRun } from '../payroll-run';

/**
 * Who is paid less than the minimum wage: by the basic salary agreed for the last day, or by the gross pay of the days
 * paid. Part of full time and part of a month count in proportion. Arguments are written as SQL; `add` takes a value.
 */
export async function wageFindings(
  ctx: Ctx,
  { kind, toDate }: Row<PayrollRun>,
  company: string,
  to: string,
  add: (value: string) => string,
): Promise<string> {
  const { country } = await companyOf(ctx, 'country');
  const wage = country ? minimumWageOn(country, toDate) : null;
  if (!wage || kind !== 'regular') return '';
  const { currency, source } = wage;
  const told = [
    ...(wage.basic ? [t('minimum_wages.basic', { amount: groupedDecimal(wage.basic), currency, source })] : []),
    ...(wage.gross ? [t('minimum_wages.gross', { amount: groupedDecimal(wage.gross), currency, source })] : []),
  ];
  const positions = employeePositionRows('employee_id', 'fte', 'is_primary', 'valid_from', 'valid_to');
  const fullTime = `coalesce((select p.fte from ${positions} p
    where p.company_id = ${company} and p.employee_id = s.employee_id and p.is_primary and p.deleted_at is null
      and p.valid_from <= ${to}::date and coalesce(p.valid_to >= ${to}::date, true)), 1)`;
  const isBelow = [
    ...(wage.basic ? [`n.base_salary < ${add(wage.basic)}::numeric * ${fullTime}`] : []),
    ...(wage.gross
      ? [`s.gross < ${add(wage.gross)}::numeric * ${fullTime} * s.payment_days / nullif(s.basis_days, 0)`]
      : []),
  ];
  return `union all
       select 'below_minimum_wage', s.id, ${add(JSON.stringify(told))}::jsonb, null from slip s
         join ${employeeRows('nationality')} e on e.company_id = ${company} and e.id = s.employee_id
         left join employee_salary n on n.company_id = ${company} and n.employee_id = s.employee_id
           and n.state = 'approved' and n.deleted_at is null and n.currency = s.currency
           and n.valid_from <= ${to}::date and coalesce(n.valid_to >= ${to}::date, true)
         where s.state <> 'error' and s.currency = ${add(currency)}
           ${wage.who === 'nationals' ? `and e.nationality = ${add(wage.country)}` : ''}
           and (${isBelow.join(' or ')})`;
}
