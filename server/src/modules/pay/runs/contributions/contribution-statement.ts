import { grantSql, Parameters } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { refuseFarMonth } from '../../../../platform/graphql/asked-days';
import { checkedReport, toRead, type ReportActions, type ReportPage } from '../../../../platform/export/report-page';
import { wordsFound } from '../../../../platform/lists/search-text';
import { parseMoney, formatMoney } from '../../../../kernel/numbers/money';
import type { Month, PlainDate } from '../../../../kernel/dates/plain-date';
import { ofContributions, ownSchemePrefix } from '../../engine/contributions/contribution-lines';
import {
  insuranceRegistration,
  type RegisteredScheme,
} from '../../items/insurance-registration/insurance-registration';
import { dueDayOf } from '../../statutory/social-insurance/due-days';
import { settled } from '../domain/settled-runs';
import { lineRows } from '../payslip/payslip-lines';
import { payslip } from '../payslip/payslip';

/** Shares in decimal texts of the currency the company pays. */
interface Shares {
  employee: string;
  employer: string;
  state: string;
  total: string;
}
/** What is due for one person to one scheme; `month` is that the shares are for, an earlier one where it is settled. */
export interface ContributionRow extends Shares {
  id: string;
  scheme: RegisteredScheme;
  /** Of a scheme of the company its code and its name; empty for one of law. */
  ownScheme: string | null;
  ownSchemeName: string | null;
  month: Month;
  employeeId: string;
  /** The payslip it stands on; the last of several. */
  payslipId: string;
  employeeCode: string;
  employeeName: string;
  /** Empty for who may not see it, and where none was entered. */
  insuranceNumber: string | null;
  /** Of the month; empty where a closed month is settled. */
  contributoryWage: string | null;
}
export interface SchemeSum extends Shares {
  scheme: RegisteredScheme;
  ownScheme: string | null;
  ownSchemeName: string | null;
  people: number;
  /** The last day on which it is paid in time; null where none is on file. */
  dueOn: PlainDate | null;
}
export interface ContributionStatement {
  rows: ContributionRow[];
  total: number;
  sums: SchemeSum[];
  currency: string;
  /** Payrolls of the month that are not approved yet, and so not counted. */
  waiting: number;
}
export interface ContributionQuestion extends ReportPage {
  period: Month;
  scheme?: RegisteredScheme | null;
  /** Of one scheme of the company alone, by its code. */
  ownScheme?: string | null;
}

const isOwnSql = (code: string): string => `starts_with(${code}, '${ownSchemePrefix}')`;
/** `SI_SA_GOSI_ANNUITIES` is of the scheme `sa_gosi`, `SI_OWN_MEDICAL_EMPLOYER` of `medical` of the company. */
export const schemeSql = (code: string): string => `case when ${isOwnSql(code)} then 'own'
  else lower(split_part(${code}, '_', 2) || '_' || split_part(${code}, '_', 3)) end`;
export const ownSql = (code: string): string => `case when ${isOwnSql(code)}
  then lower(regexp_replace(substr(${code}, ${ownSchemePrefix.length + 1}), '_(EMPLOYER|STATE)$', '')) end`;
export const shareSql = (kind: string): string => `coalesce(sum(amount) filter (where kind = '${kind}'), 0)`;

/** What approved payrolls of a month owe social insurance, of the payslips one may read. */
export async function contributionStatement(
  ctx: Ctx,
  { period, scheme = null, ownScheme = null, ...asked }: ContributionQuestion,
  actions: ReportActions = toRead,
): Promise<ContributionStatement> {
  const { search, limit, offset } = checkedReport(ctx, payslip, asked, actions);
  refuseFarMonth(ctx, 'period', period);
  const parameters = new Parameters();
  const [company, month] = [parameters.add(ctx.companyId, '::char(24)'), parameters.add(period)];
  const where = [
    `t.company_id = ${company}`,
    `t.period = ${month}`,
    `t.state <> 'error'`,
    't.deleted_at is null',
    ...actions.map((action) => grantSql(ctx.ability, action, payslip, parameters)),
  ].join(' and ');
  const wanted = [
    scheme === null ? 'true' : `scheme = ${parameters.add(scheme)}`,
    ownScheme === null ? 'true' : `own = ${parameters.add(ownScheme)}`,
    ...wordsFound(search, ['employee_code', 'employee_name'], parameters),
  ].join(' and ');
  const number = `select g.number from insurance_registration g where g.company_id = ${company}
    and g.employee_id = p.employee_id and g.scheme = p.scheme and g.deleted_at is null
       and (p.own is null or exists (select from contribution_scheme c where c.company_id = g.company_id
         and c.id = g.contribution_scheme_id and c.code = p.own))
       and ${grantSql(ctx.ability, 'read', insuranceRegistration, parameters, 'g')}
       and ${grantSql(ctx.ability, 'read_sensitive', insuranceRegistration, parameters, 'g')} order by g.valid_from desc
       limit 1`;
  const nameOf = (own: string): string => `(select ${ctx.locale === 'ar' ? 'coalesce(c.name_ar, c.name)' : 'c.name'}
    from contribution_scheme c where c.company_id = ${company} and c.code = ${own} and c.deleted_at is null
      and c.state = 'approved' order by c.valid_from desc limit 1)`;
  const page = `limit ${parameters.add(limit, '::int')} offset ${parameters.add(offset, '::int')}`;
  const {
    rows: [found],
  } = await ctx.tx.query<{
    rows: (Omit<ContributionRow, 'id' | 'total' | 'insuranceNumber'> & { number: string | null })[];
    total: number;
    sums: Omit<SchemeSum, 'total' | 'dueOn'>[];
    currency: string | null;
    waiting: number;
  }>(
    `with slip as (select t.id, t.employee_id, t.employee_code, t.employee_name, t.period, t.lines, t.retro, t.currency
      from payslip t join payroll_run r on r.company_id = t.company_id and r.id = t.run_id and ${settled}
        where ${where}),
     line as (
       select s.id as payslip_id, s.employee_id, s.employee_code, s.employee_name, s.period as month,
         ${schemeSql('l.code')} as scheme, ${ownSql('l.code')} as own, l.kind, l.amount,
         (jsonb_path_query_first(l.inputs, '$[*] ? (@.name == "wage").value') #>> '{}')::numeric as wage
       from slip s, ${lineRows('s')} l where l.code ${ofContributions}
       union all
       select s.id, s.employee_id, s.employee_code, s.employee_name, n->>'month',
         ${schemeSql(`n->>'code'`)}, ${ownSql(`n->>'code'`)},
         n->>'kind',
         (n->>'amount')::numeric, null
       from slip s, jsonb_array_elements(s.retro) n where n->>'code' ${ofContributions}),
     person as (
       select scheme, own, month, employee_id, employee_code, employee_name, ${shareSql('deduction')} as employee,
         ${shareSql('employer_cost')} as employer, ${shareSql('information')} as state, max(wage) as wage,
         max(payslip_id) as payslip_id
       from line where ${wanted} group by 1, 2, 3, 4, 5, 6)
     select
       coalesce((select json_agg(row_to_json(each) order by nth) from (
         select row_number() over (order by p.scheme, p.own, p.employee_name, p.employee_id, p.month) as nth,
           p.scheme, p.own as "ownScheme", ${nameOf('p.own')} as "ownSchemeName",
           p.month, p.employee_id as "employeeId", p.payslip_id as "payslipId",
           p.employee_code as "employeeCode", p.employee_name as "employeeName",
           p.employee::text, p.employer::text, p.state::text, p.wage::text as "contributoryWage", (${number}) as number
         from person p order by nth ${page}) each), '[]') as rows,
       (select count(*)::int from person) as total,
       coalesce((select json_agg(row_to_json(each) order by scheme, "ownScheme") from (
         select scheme, own as "ownScheme", ${nameOf('person.own')} as "ownSchemeName",
           count(distinct employee_id)::int as people, sum(employee)::text as employee,
           sum(employer)::text as employer, sum(state)::text as state from person group by 1, 2) each), '[]') as sums,
       (select min(currency) from slip) as currency,
       (select count(*)::int from payroll_run r where r.company_id = ${company} and r.period = ${month}
       and r.deleted_at is null and r.state in ('calculating', 'review', 'returned', 'failed')) as waiting`,
    parameters.values,
  );
  const { rows, sums, total, waiting } = found!;
  const currency = found!.currency ?? ctx.user.company?.currency ?? 'AED';
  const withTotal = <Given extends Omit<Shares, 'total'>>(given: Given): Given & Shares => {
    const [employee, employer, state] = [given.employee, given.employer, given.state].map((amount) =>
      parseMoney(amount, currency, 'half-up'),
    ) as [bigint, bigint, bigint];
    const told = (amount: bigint): string => formatMoney(amount, currency);
    return {
      ...given,
      employee: told(employee),
      employer: told(employer),
      state: told(state),
      total: told(employee + employer + state),
    };
  };
  return {
    rows: rows.map(({ number: kept, ...row }) => ({
      ...withTotal(row),
      id: [row.scheme, ...(row.ownScheme === null ? [] : [row.ownScheme]), row.employeeId, row.month].join(':'),
      contributoryWage:
        row.contributoryWage && formatMoney(parseMoney(row.contributoryWage, currency, 'half-up'), currency),
      insuranceNumber: kept === null ? null : ctx.services.cipher.decrypt(kept),
    })),
    sums: sums.map((sum) => ({ ...withTotal(sum), dueOn: dueDayOf(sum.scheme, period) })),
    total,
    currency,
    waiting,
  };
}

/** What is due to all schemes together. */
export const sumOfSchemes = (sums: readonly Shares[], currency: string): Shares => {
  const all = (name: keyof Shares) =>
    formatMoney(
      sums.reduce((sum, each) => sum + parseMoney(each[name], currency), 0n),
      currency,
    );
  return { employee: all('employee'), employer: all('employer'), state: all('state'), total: all('total') };
};
