import type { Row } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import { taxYearOf } from '../../../engine/income-tax/income-tax-lines';
import { taxOfCountry } from '../../../statutory/income-tax/taxes';
import { companyOf } from '../../../../organisation/organisation.sql';
import { employeeRows } from '../../../../people/people.sql';
import type { PayrollRun } from '../payroll-run';

/**
 * Who is paid and not registered with the tax of the country, registrations without a number, and who was hired within
 * the tax year of whom nobody said what a former employer paid and took. Arguments are written as SQL.
 */
export async function taxFindings(
  ctx: Ctx,
  { kind, currency, fromDate }: Row<PayrollRun>,
  company: string,
  from: string,
  to: string,
): Promise<string> {
  const { country } = await companyOf(ctx, 'country');
  const tax = taxOfCountry(country);
  if (!tax || tax.currency !== currency || kind === 'correction') return '';
  const begin = ctx.tx.client.escapeLiteral(taxYearOf(tax, fromDate).from);
  const touches = `g.company_id = ${company} and g.employee_id = s.employee_id and g.deleted_at is null
    and g.valid_from <= ${to}::date and coalesce(g.valid_to >= ${from}::date, true)`;
  return `union all
       select 'not_taxed', s.id, '[]', null from slip s where not exists (select from tax_registration g
         where ${touches})
       union all
       select distinct 'tax_number_missing', s.id, '[]'::jsonb, null::date from slip s
         join tax_registration g on ${touches} and g.number is null
       union all
       select distinct 'tax_opening_missing', s.id, '[]'::jsonb, null::date from slip s
         join tax_registration g on ${touches} and g.opening_pay is null
           and g.valid_from >= ${begin}::date + interval '1 month'
         join ${employeeRows('hire_date')} e on e.company_id = ${company} and e.id = s.employee_id
           and e.hire_date >= ${begin}::date + interval '1 month'
         where not exists (select from tax_registration o where o.company_id = ${company}
           and o.employee_id = s.employee_id and o.deleted_at is null and o.opening_pay is not null
           and o.valid_from >= ${begin}::date)`;
}
