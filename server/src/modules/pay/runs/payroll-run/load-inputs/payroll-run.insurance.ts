import type { Ctx } from '../../../../../platform/context';
import { jsonRow } from '../../../../../platform/lists/json-row';
import { textsSql } from '../../../../../platform/lists/texts-sql';
import type { ContributoryPay } from '../../../engine/contributions/contribution';
import type { InsuranceRegistration, OwnRegistration, PersonInsurance } from '../../../engine/payslip';
import type { RegisteredScheme } from '../../../items/insurance-registration/insurance-registration';
import { amountSql } from '../../../items/pay-assignment/pay-assignment';
import { insuranceSchemes } from '../../../statutory/social-insurance/schemes';
import { daysKnown, type GatheredRun } from './gathered-run';
import { isForOtherDays } from './payroll-run.pay-group';
import { ofThem } from './payroll-run.population';
import { ofContributions } from '../../../engine/contributions/contribution-lines';
import { lineRows } from '../../payslip/payslip-lines';

interface GatheredRegistration extends Omit<InsuranceRegistration, 'ofYear' | 'scheme'> {
  scheme: RegisteredScheme;
  /** Code of the scheme of the company. */
  own: string | null;
  ofYear: ContributoryPay | null;
}
export interface GatheredInsurance {
  nationality: string | null;
  isMonthTaken: boolean;
  registrations: GatheredRegistration[] | null;
}

const fixedForYear = insuranceSchemes.filter(({ isFixedForYear }) => isFixedForYear).map(({ code }) => code);

const allowanceRow = jsonRow<ContributoryPay['allowances'][number]>({
  basis: 'i.basis',
  fixedAmount: `${amountSql('fixed_amount')}::text`,
  percentOfBasic: `${amountSql('percent_of_basic')}::text`,
  purpose: 'i.purpose',
});
const registrationRow = jsonRow<GatheredRegistration>({
  scheme: 'g.scheme',
  own: 'c.code',
  validFrom: 'g.valid_from',
  validTo: 'g.valid_to',
  firstInsured: 'g.first_insured',
  wage: 'g.contributory_wage::text',
  ofYear: `case when s.base_salary is not null then ${jsonRow<ContributoryPay>({
    basicSalary: 's.base_salary::text',
    allowances: `coalesce(allowed.list, '[]'::json)`,
  })} end`,
});

/**
 * Registrations that touch the month, by employee; with the pay of January, or of the first month insured after it,
 * where
 * a scheme counts that for the year.
 */
export function insuranceTable(ctx: Ctx, run: GatheredRun): string {
  const text = (value: string) => ctx.tx.client.escapeLiteral(value);
  const known = daysKnown(run);
  const [company, from, to] = [text(ctx.companyId), text(known.from), text(known.to)];
  const month = text(`${run.period}-01`);
  const january = text(`${run.period.slice(0, 4)}-01-31`);
  const monthOfFirst = `(date_trunc('month', r.valid_from) + interval '1 month - 1 day')::date`;
  const inForce = (alias: string) =>
    `${alias}.company_id = ${company} and ${alias}.employee_id = g.employee_id and ${alias}.state = 'approved'
      and ${alias}.deleted_at is null
        and ${alias}.valid_from <= g.counts_on and coalesce(${alias}.valid_to >= g.counts_on, true)`;
  return `registration as (
      select r.*, case when r.scheme in (${textsSql(fixedForYear)}) and r.contributory_wage is null
        and greatest(${january}::date, ${monthOfFirst}) < ${month}::date
        then greatest(${january}::date, ${monthOfFirst}) end as counts_on
      from insurance_registration r
      where r.company_id = ${company} and r.deleted_at is null and r.valid_from <= ${to}
        and (r.valid_to is null or r.valid_to >= ${from}) ${ofThem(run, 'r')}),
    allowed as (
      select g.id, json_agg(${allowanceRow} order by i.title, a.valid_from) as list
      from registration g join compensation_assignment a on ${inForce('a')} join compensation i
        on i.company_id = a.company_id and i.id = a.compensation_id
      group by 1),
    insured as (
      select g.employee_id, json_agg(${registrationRow} order by g.valid_from) as list
      from registration g left join employee_salary s on ${inForce('s')} left join allowed on allowed.id = g.id
        left join contribution_scheme c on c.company_id = ${company} and c.id = g.contribution_scheme_id
        group by 1)`;
}

/** Schemes of the company may be for who is registered nowhere. */
export const insuranceColumn = (run: GatheredRun, company: string): string =>
  jsonRow<GatheredInsurance>({
    nationality: 'e.nationality',
    registrations: 'insured.list',
    isMonthTaken: run.payGroup ? takenSql(run, company) : 'false',
  });

/** Whether a payslip of the month for other days has contributions. */
const takenSql = (run: GatheredRun, company: string): string =>
  `exists (select from payslip p where ${isForOtherDays(run, company)}
    and exists (select from ${lineRows('p')} l where l.code ${ofContributions}))`;

export function insuranceIn({ nationality, registrations, isMonthTaken }: GatheredInsurance): PersonInsurance {
  const ofLaw: InsuranceRegistration[] = [];
  const own: OwnRegistration[] = [];
  for (const { scheme, own: code, ofYear, ...each } of registrations ?? []) {
    if (scheme !== 'own') ofLaw.push({ scheme, ...each, ...(ofYear && { ofYear }) });
    else if (code !== null) own.push({ code, validFrom: each.validFrom, validTo: each.validTo, wage: each.wage });
  }
  return { nationality, registrations: ofLaw, ...(own.length && { own }), ...(isMonthTaken && { isMonthTaken }) };
}
