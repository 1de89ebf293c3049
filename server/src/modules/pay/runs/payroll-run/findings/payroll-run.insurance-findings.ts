import type { Row } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import { textsSql } from '../../../../../platform/lists/texts-sql';
import { insuranceSchemes, schemeOfCountry, schemesIn } from '../../../statutory/social-insurance/schemes';
import { companyOf } from '../../../../organisation/organisation.sql';
import { employeeRows } from '../../../../people/people.sql';
import type { PayrollRun } from '../payroll-run';

const byPurpose = insuranceSchemes.filter(({ allowances }) => allowances !== 'all').map(({ code }) => code);

/**
 * Whom the law insures and who is not registered, registrations without a number, and allowances of which nobody said
 * whether the law counts them. Arguments are written as SQL.
 */
export async function insuranceFindings(
  ctx: Ctx,
  { kind }: Row<PayrollRun>,
  company: string,
  from: string,
  to: string,
): Promise<string> {
  const { country } = await companyOf(ctx, 'country');
  const scheme = schemeOfCountry(country);
  if (!scheme || kind === 'correction') return '';
  const insuresForeigners = scheme.branches.some(({ covers }) => covers !== 'nationals');
  const isInsured = insuresForeigners
    ? 'e.nationality is not null'
    : `e.nationality in (${textsSql(schemesIn(country).map((each) => each.country))})`;
  const touches = `g.company_id = ${company} and g.employee_id = s.employee_id and g.deleted_at is null
    and g.scheme <> 'own' and g.valid_from <= ${to}::date and coalesce(g.valid_to >= ${from}::date, true)`;
  return `union all
       select 'not_insured', s.id, '[]', null from slip s join ${employeeRows('nationality')} e
         on e.company_id = ${company} and e.id = s.employee_id
         where ${isInsured}
           and not exists (select from insurance_registration g where ${touches})
       union all
       select distinct 'insurance_number_missing', s.id, '[]'::jsonb, null::date from slip s
         join insurance_registration g on ${touches} and g.number is null
       union all
       select 'allowance_purpose_missing', s.id,
         jsonb_agg(distinct jsonb_build_object('en', i.title, 'ar', i.title)), null from slip s
         join insurance_registration g on ${touches} and g.contributory_wage is null
           and g.scheme in (${textsSql(byPurpose)})
         join compensation_assignment a on a.company_id = ${company} and a.employee_id = s.employee_id
           and a.state = 'approved' and a.deleted_at is null
           and a.valid_from <= ${to}::date and coalesce(a.valid_to >= ${from}::date, true)
         join compensation i on i.company_id = a.company_id and i.id = a.compensation_id and i.purpose is null
         group by s.id`;
}
