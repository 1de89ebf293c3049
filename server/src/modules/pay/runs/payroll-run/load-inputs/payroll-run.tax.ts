import type { Ctx } from '../../../../../platform/context';
import { jsonRow } from '../../../../../platform/lists/json-row';
import { taxCodes, taxYearOf } from '../../../engine/income-tax/income-tax-lines';
import type { TaxClaims } from '../../../engine/income-tax/tax-of-year';
import type { PersonTax } from '../../../engine/payslip';
import { incomeTaxes } from '../../../statutory/income-tax/taxes';
import { settled } from '../../domain/settled-runs';
import { lineRows } from '../../payslip/payslip-lines';
import type { GatheredRun } from './gathered-run';
import { ofThem } from './payroll-run.population';

type Year = NonNullable<PersonTax['year']>;
type GatheredYear = Omit<Year, 'month'> & { month: Year['month'] | null };
export type GatheredTax = (Omit<PersonTax, 'year'> & { year: GatheredYear | null }) | null;

const claimsRow = jsonRow<TaxClaims>({
  hasDependants: 'taxed.has_dependants',
  hasDisability: 'taxed.has_disability',
  relief: 'taxed.relief::text',
});
const monthRow = jsonRow<NonNullable<Year['month']>>({
  regular: 'taxyear.month_regular::text',
  once: '(taxyear.month_pay - taxyear.month_regular)::text',
  tax: 'taxyear.month_tax::text',
});
const yearRow = jsonRow<GatheredYear>({
  pay: `(coalesce(taxed.opening_pay, 0) + coalesce(taxyear.pay, 0))::text`,
  tax: `(coalesce(taxed.opening_tax, 0) + coalesce(taxyear.tax, 0))::text`,
  month: `case when taxyear.month_pay is not null then ${monthRow} end`,
});

/** A tax is paid in its currency: nobody else's payroll asks for it. */
const taxOfRun = ({ currency }: GatheredRun) => incomeTaxes.find((tax) => tax.currency === currency);
/** A closed month that is looked at again is taxed by the one that settles it. */
const isLookedAtAgain = ({ trial, only }: GatheredRun): boolean => Boolean(trial && only);

const regularPay = `(select coalesce(sum(l.amount), 0) from ${lineRows('p')} l where l.code = '${taxCodes.pay}')`;

/**
 * SQL: amounts of the tax year over payslips `p`: taxable pay with what is settled of closed months, and tax less what
 * was given back.
 */
export const taxSums = {
  pay: `(select coalesce(sum(l.amount), 0) from ${lineRows('p')} l
      where l.code in ('${taxCodes.pay}', '${taxCodes.once}'))
    + (select coalesce(sum((n->>'amount')::numeric), 0) from jsonb_array_elements(p.retro) n
      where n->>'code' = '${taxCodes.pay}')`,
  tax: `(select coalesce(sum(case l.kind when 'deduction' then l.amount else -l.amount end), 0)
    from ${lineRows('p')} l where l.code = '${taxCodes.tax}')`,
};

/** Registrations with income tax on the last day of the month, and what of the tax year went before. */
export function taxTables(ctx: Ctx, run: GatheredRun): string[] {
  const tax = taxOfRun(run);
  if (!tax) return [];
  const text = (value: string) => ctx.tx.client.escapeLiteral(value);
  const [company, from, to] = [text(ctx.companyId), text(run.fromDate), text(run.toDate)];
  const ofMonth = `p.period = ${text(run.period)}`;
  const begin = taxYearOf(tax, `${run.period}-01`).from;
  const inUse = `g.company_id = ${company} and g.deleted_at is null and g.tax = ${text(tax.code)} ${ofThem(run, 'g')}`;
  const registered = `taxed as (
      select distinct on (g.employee_id) g.employee_id, g.has_dependants, g.has_disability, g.relief, o.opening_pay,
        o.opening_tax
      from tax_registration g left join (
        select distinct on (g.employee_id) g.employee_id, g.opening_pay, g.opening_tax from tax_registration g
        where ${inUse} and g.valid_from between ${text(begin)} and ${to}
          and coalesce(g.opening_pay, g.opening_tax) is not null
        order by g.employee_id, g.valid_from desc) o on o.employee_id = g.employee_id
      where ${inUse} and g.valid_from <= ${to} and (g.valid_to is null or g.valid_to >= ${from})
      order by g.employee_id, g.valid_from desc)`;
  if (isLookedAtAgain(run)) return [registered];
  return [
    registered,
    `taxyear as (
      select p.employee_id, sum(${taxSums.pay}) as pay, sum(${taxSums.tax}) as tax,
        sum(${regularPay}) filter (where ${ofMonth}) as month_regular,
        sum(${taxSums.pay}) filter (where ${ofMonth}) as month_pay,
        sum(${taxSums.tax}) filter (where ${ofMonth}) as month_tax
      from payslip p join payroll_run r on r.company_id = p.company_id and r.id = p.run_id
      where p.company_id = ${company} and p.deleted_at is null and p.state <> 'error'
        and p.period between ${text(begin.slice(0, 7))} and ${text(run.period)} and p.run_id <> ${text(run.id)}
        and p.currency = ${text(run.currency)} and ${settled} ${ofThem(run, 'p')}
        and p.employee_id in (select t.employee_id from taxed t) group by 1)`,
  ];
}

export const taxNames = (run: GatheredRun): string[] =>
  !taxOfRun(run) ? [] : isLookedAtAgain(run) ? ['taxed'] : ['taxed', 'taxyear'];

export const taxColumn = (run: GatheredRun): string =>
  taxOfRun(run)
    ? `case when taxed.employee_id is not null then ${jsonRow<NonNullable<GatheredTax>>({
        claims: claimsRow,
        year: isLookedAtAgain(run) ? 'null' : yearRow,
      })} end`
    : 'null';

export function incomeTaxIn({ claims, year }: NonNullable<GatheredTax>): PersonTax {
  if (!year) return { claims, year };
  const { month, ...ofYear } = year;
  return { claims, year: { ...ofYear, ...(month && { month }) } };
}
