import { grantSql, Parameters } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { refuseFarMonth } from '../../../../platform/graphql/asked-days';
import { checkedReport, toRead, type ReportActions, type ReportPage } from '../../../../platform/export/report-page';
import { wordsFound } from '../../../../platform/lists/search-text';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { addMonths, type Month } from '../../../../kernel/dates/plain-date';
import { companyOf } from '../../../organisation/organisation.sql';
import { taxRegistration } from '../../items/tax-registration/tax-registration';
import { taxOfCountry } from '../../statutory/income-tax/taxes';
import { settled } from '../domain/settled-runs';
import { payslip } from '../payslip/payslip';
import { taxSums } from '../payroll-run/payroll-run';

/** What a person was paid and what was taken in a tax year by this employer, decimal texts. */
export interface TaxCertificate {
  id: string;
  employeeId: string;
  employeeCode: string;
  employeeName: string;
  /** Empty for who may not see it, and where none was entered. */
  taxNumber: string | null;
  months: number;
  /** The last payslip of the year. */
  payslipId: string;
  gross: string;
  taxablePay: string;
  tax: string;
}
export interface TaxCertificates {
  rows: TaxCertificate[];
  total: number;
  taxablePay: string;
  tax: string;
  currency: string;
  /** The months of the year. */
  from: Month;
  to: Month;
}
export interface TaxCertificateQuestion extends ReportPage {
  /** Calendar year the tax year begins in. */
  year: number;
}

/** What approved payrolls of a tax year paid and took, by person, of the payslips one may read. */
export async function taxCertificates(
  ctx: Ctx,
  { year, ...asked }: TaxCertificateQuestion,
  actions: ReportActions = toRead,
): Promise<TaxCertificates> {
  const { search, limit, offset } = checkedReport(ctx, payslip, asked, actions);
  const { country } = await companyOf(ctx, 'country');
  const tax = taxOfCountry(country);
  const first = `${String(year).padStart(4, '0')}-${String(tax?.firstMonth ?? 1).padStart(2, '0')}`;
  refuseFarMonth(ctx, 'year', first);
  const [from, to] = [first, addMonths(`${first}-01`, 11).slice(0, 7)];
  const currency = tax?.currency ?? ctx.user.company?.currency ?? 'AED';
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  const where = [
    `t.company_id = ${company}`,
    `t.period between ${parameters.add(from)} and ${parameters.add(to)}`,
    `t.currency = ${parameters.add(currency)}`,
    `t.state <> 'error'`,
    't.deleted_at is null',
    ...actions.map((action) => grantSql(ctx.ability, action, payslip, parameters)),
  ].join(' and ');
  const wanted = ['true', ...wordsFound(search, ['p.employee_code', 'p.employee_name'], parameters)].join(' and ');
  const number = `select g.number from tax_registration g where g.company_id = ${company}
    and g.employee_id = y.employee_id and g.deleted_at is null
       and ${grantSql(ctx.ability, 'read', taxRegistration, parameters, 'g')}
       and ${grantSql(ctx.ability, 'read_sensitive', taxRegistration, parameters, 'g')} order by g.valid_from desc
       limit 1`;
  const page = `limit ${parameters.add(limit, '::int')} offset ${parameters.add(offset, '::int')}`;
  const {
    rows: [found],
  } = await ctx.tx.query<{
    rows: (Omit<TaxCertificate, 'id' | 'taxNumber'> & { number: string | null })[];
    total: number;
    taxablePay: string;
    tax: string;
  }>(
    `with slip as (select t.* from payslip t join payroll_run r on r.company_id = t.company_id and r.id = t.run_id
        and ${settled} where ${where}),
     year as (
       select p.employee_id, (array_agg(p.employee_code order by p.period desc, p.id desc))[1] as employee_code,
         (array_agg(p.employee_name order by p.period desc, p.id desc))[1] as employee_name,
         (array_agg(p.id order by p.period desc, p.id desc))[1] as payslip_id, count(distinct p.period)::int as months,
         sum(p.gross) as gross, sum(${taxSums.pay}) as pay, sum(${taxSums.tax}) as tax
       from slip p where ${wanted} group by 1),
     taxed as (select * from year where pay <> 0 or tax <> 0)
     select
       coalesce((select json_agg(row_to_json(each) order by nth) from (
         select row_number() over (order by y.employee_name, y.employee_id) as nth, y.employee_id as "employeeId",
           y.employee_code as "employeeCode", y.employee_name as "employeeName", y.payslip_id as "payslipId", y.months,
           y.gross::text, y.pay::text as "taxablePay", y.tax::text, (${number}) as number
         from taxed y order by nth ${page}) each), '[]') as rows,
       (select count(*)::int from taxed) as total,
       (select coalesce(sum(pay), 0)::text from taxed) as "taxablePay",
       (select coalesce(sum(tax), 0)::text from taxed) as tax`,
    parameters.values,
  );
  const told = (amount: string): string => formatMoney(parseMoney(amount, currency, 'half-up'), currency);
  const { rows, total, taxablePay, tax: taken } = found!;
  return {
    rows: rows.map(({ number: kept, gross, taxablePay: pay, tax: ofPerson, ...row }) => ({
      ...row,
      id: `${row.employeeId}:${year}`,
      gross: told(gross),
      taxablePay: told(pay),
      tax: told(ofPerson),
      taxNumber: kept === null ? null : ctx.services.cipher.decrypt(kept),
    })),
    total,
    taxablePay: told(taxablePay),
    tax: told(taken),
    currency,
    from,
    to,
  };
}
