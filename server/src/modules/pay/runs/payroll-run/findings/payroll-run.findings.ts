import { Field, ID, Int, ObjectType } from 'type-graphql';
import { grantSql, Parameters } from '../../../../../platform/access/ability';
import type { Row } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import { columnOf } from '../../../../../platform/records/fields';
import { oneRecord } from '../../../../../platform/records/records';
import { DateScalar } from '../../../../../platform/graphql/scalars';
import { dateInWords, monthInWords } from '../../../../../kernel/dates/date-words';
import { needsConsent } from '../../../statutory/wage-deduction-laws';
import { retroMonths } from '../../../engine/difference/pay-retro';
import { payrollFindings, type FindingCode } from '../../domain/payroll-findings';
import { timePrefix } from '../../../engine/components/formula-variables';
import { spansOf } from '../../../../../kernel/dates/spans';
import { runName, runOfMark } from '../../../../../kernel/text/payroll-run-name';
import { addMonths, type PlainDate } from '../../../../../kernel/dates/plain-date';
import type { Text } from '../../../../../kernel/text/text';
import { lineRows } from '../../payslip/payslip-lines';
import { LocalizedText, payslip } from '../../payslip/payslip';
import { employee } from '../../../../people/employee/employee';
import { wageDeductionLaw } from '../../../items/employee-loan/employee-loan';
import { dismissalsOf, PayrollRunDismissal } from './kept-dismissals';
import { payrollRun, type PayrollRun } from '../payroll-run';
import { unsettledDaysSql } from '../load-inputs/payroll-run.attendance';
import { namesTimeSql } from '../load-inputs/payroll-run.load-inputs';
import { settled } from '../../domain/settled-runs';
import { peopleOf, runMarkSql } from '../load-inputs/payroll-run.group';
import { ofEverybody, ofPerson } from '../retro/payroll-run.retro';
import { payGroupOf } from '../load-inputs/payroll-run.pay-group';
import { hasSlipSql, inNoRunSql } from '../load-inputs/payroll-run.population';
import { employeeRows } from '../../../../people/people.sql';
import { t } from '../../../texts/text';
import { attendanceMonthRows } from '../../../../time/time.sql';
import { companyRows } from '../../../../organisation/organisation.sql';
import { taxFindings } from './payroll-run.tax-findings';
import { insuranceFindings } from './payroll-run.insurance-findings';
import { wageFindings } from './payroll-run.wage-findings';
import { checkedLimit } from '../../../../../platform/lists/list-query';

@ObjectType('PayrollRunFindingPerson', { description: 'Somebody a finding is about.' })
export class PayrollRunFindingPerson {
  @Field(() => ID, { description: 'The employee it is about.', simple: true }) employeeId!: string;
  @Field(() => ID, {
    nullable: true,
    description:
      'The payslip: the last one of who has left before, that of the other run of whom another pays; empty for who has none.',
    simple: true,
  })
  payslipId!: string | null;
  @Field(() => String, { description: 'Employee number.', simple: true }) employeeCode!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) employeeName!: string;
  @Field(() => [LocalizedText], { description: 'What exactly, where there is more to say.', simple: true })
  details!: Text[];
  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The day it is about: the last day of who leaves, the first of the earliest month that was not paid, the earliest day of attendance to look at.',
    simple: true,
  })
  day!: PlainDate | null;
}

@ObjectType('PayrollRunFinding', { description: 'Something to look at before a payroll run is approved.' })
export class PayrollRunFinding {
  @Field(() => String, {
    description:
      'error, changed, in_other_run, in_no_run, month_unpaid, no_account, held, carried_forward, loan_not_agreed, below_minimum_wage, not_insured, insurance_number_missing, allowance_purpose_missing, not_taxed, tax_number_missing, tax_opening_missing, salary_waiting, nothing_paid, attendance_unsettled, attendance_open, no_mail_address, no_pdf_password, owed_to_leaver, owed_by_leaver or last_month_of.',
    simple: true,
  })
  code!: FindingCode;
  @Field(() => String, {
    description: 'blocker: approval waits for it; warning: it may be approved all the same.',
    simple: true,
  })
  level!: string;
  @Field(() => LocalizedText, { description: 'What was found.', simple: true }) title!: Text;
  @Field(() => LocalizedText, { description: 'What repairs it.', simple: true }) repair!: Text;
  @Field(() => Int, { description: 'How many people it is about.', simple: true }) count!: number;
  @Field(() => [PayrollRunFindingPerson], { description: 'The first of them, by name.', simple: true })
  people!: PayrollRunFindingPerson[];
  @Field(() => PayrollRunDismissal, {
    nullable: true,
    description: 'Who let this warning stand, and why; empty where nobody did, and again once it tells something else.',
    simple: true,
  })
  dismissal!: PayrollRunDismissal | null;
  @Field(() => Boolean, {
    description: 'Whether it is a warning that may be let stand with a reason; what changed since is calculated again.',
    simple: true,
  })
  mayBeDismissed!: boolean;
  /** Changes with whom it is about, what it says of them and what they are paid. */
  told!: string;
}

const mostPeople = 1000;
const daysShown = 5;

type Detail = Text | string;
type Found = Omit<PayrollRunFindingPerson, 'details'> & {
  code: FindingCode;
  count: number;
  told: string;
  details: Detail[];
};

/** What stops a run and what to look at, each with whom it is about and what repairs it; blockers first. */
export async function payrollRunFindings(ctx: Ctx, runId: string, limit: number): Promise<PayrollRunFinding[]> {
  checkedLimit(limit, mostPeople);
  const run = await oneRecord(ctx, payrollRun, runId);
  const parameters = new Parameters();
  const beside = await besideRun(ctx, run, parameters);
  const [company, id, payDate, from, to] = [
    ctx.companyId,
    run.id,
    run.payDate ?? run.toDate,
    run.fromDate,
    run.toDate,
  ].map((value) => parameters.add(value)) as [string, string, string, string, string];
  const { rows } = await ctx.tx.query<Found>(
    `with slip as (select t.* from payslip t where t.company_id = ${company} and t.run_id = ${id}
      and t.deleted_at is null and ${grantSql(ctx.ability, 'read', payslip, parameters)}),
     gone as (select t.*, case when l."isOwed" then 'owed_to_leaver' else 'owed_by_leaver' end as why, l.details
       from payroll_run r, jsonb_to_recordset(coalesce(r.unsettled_retro, '[]')::jsonb) l("employeeId" char(24),
         "isOwed" boolean, details jsonb)
       join ${employeeRows('exit_date')} e on e.company_id = ${company} and e.id = l."employeeId"
         and e.exit_date < ${from}
       join lateral (select p.* from payslip p where p.company_id = ${company} and p.employee_id = e.id
         and p.state = 'posted' and p.deleted_at is null order by p.period desc, p.id limit 1) t on true
       where r.company_id = ${company} and r.id = ${id} and ${grantSql(ctx.ability, 'read', payslip, parameters)}),
     ${beside.map(({ code, rows: each }) => `${code} as (${each}),`).join('\n')}
     looked as (select id, id as payslip_id, employee_id, employee_code, employee_name,
         concat_ws(' ', net, carried_forward) as pay from slip
       union all select id, id, employee_id, employee_code, employee_name, '' from gone
       ${beside
         .map(
           ({ code }) => `union all select id, payslip_id, employee_id, employee_code, employee_name, ''
       from ${code}`,
         )
         .join(' ')}),
     found as (
       select why as code, id, jsonb_build_array(details) as details, null::date as day from gone
       union all
       select 'error' as code, s.id, (select jsonb_agg(p->'message')
         from jsonb_array_elements(s.problems) p) as details, null from slip s where s.state = 'error'
       union all
       select 'no_account', s.id, '[]', null from slip s where s.state <> 'error' and s.net > 0
         and not exists (select from bank_account a where a.company_id = ${company} and a.employee_id = s.employee_id
         and a.state = 'verified' and a.deleted_at is null and a.valid_from <= ${payDate}
         and (a.valid_to is null or a.valid_to >= ${payDate}))
       union all
       select 'held', s.id, jsonb_build_array(jsonb_build_object('en', h.reason, 'ar', h.reason)), null from slip s
         join payslip_hold h on h.company_id = ${company} and h.payslip_id = s.id and h.released_at is null
           and h.deleted_at is null
       union all
       select 'carried_forward', s.id, '[]', null from slip s where s.carried_forward > 0
       ${(await loansNeedConsent(ctx, run)) ? loanNotAgreed(company, to) : ''}
       ${await wageFindings(ctx, run, company, to, (value) => parameters.add(value))}
       ${await insuranceFindings(ctx, run, company, from, to)}
       ${await taxFindings(ctx, run, company, from, to)}
       union all
       select distinct 'salary_waiting', s.id, '[]'::jsonb, null::date from slip s join employee_salary n
         on n.company_id = ${company} and n.employee_id = s.employee_id and n.state = 'proposed'
         and n.deleted_at is null
         and n.valid_from <= ${to}::date
       union all
       select 'nothing_paid', s.id, '[]', null from slip s where s.state <> 'error' and s.net = 0
         and s.carried_forward = 0
       union all
       select 'attendance_unsettled', s.id, (select jsonb_agg(day)
         from unnest((array_agg(u.date::text order by u.date))[1:${daysShown}]) day), min(u.date)
         from slip s join (${unsettledDaysSql(company, run, (value, cast) => parameters.add(value, cast))}) u
           on u.employee_id = s.employee_id where s.state <> 'error' group by s.id
       union all
       select 'attendance_open', s.id, '[]', null from slip s
         join ${attendanceMonthRows('employee_id', 'period', 'state')} m on m.company_id = ${company}
           and m.employee_id = s.employee_id and m.period = s.period and m.state = 'open' and m.deleted_at is null
         where s.state <> 'error' and exists (select from ${lineRows('s')} l
           where jsonb_path_exists(l.inputs, '$[*] ? (@.name starts with "${timePrefix}" && @.value != "0")'))
       union all
       select case when coalesce(e.work_email, e.personal_email) is null then 'no_mail_address'
         else 'no_pdf_password' end, s.id, '[]', null from slip s
         join ${employeeRows('work_email', 'personal_email', 'national_id', 'birth_date')} e
           on e.company_id = ${company} and e.id = s.employee_id join ${companyRows('payslip_mail')} c
           on c.id = ${company}
         where s.state = 'ready' and c.payslip_mail <> 'none' and (coalesce(e.work_email, e.personal_email) is null
           or c.payslip_mail = 'protected_pdf' and (e.national_id is null or e.birth_date is null))
       union all
       ${beside.map(({ code }) => `select '${code}', id, details, null from ${code} union all`).join(' ')}
       ${['review', 'returned'].includes(run.state) ? changed(company, id, to) : ''}
       ${run.kind === 'correction' ? '' : monthUnpaid(company, from, parameters.add(addMonths(run.fromDate, -retroMonths).slice(0, 7)))}
       select 'last_month_of', s.id, '[]', e.exit_date from slip s join ${employeeRows('exit_date')} e
         on e.company_id = ${company} and e.id = s.employee_id
         where e.exit_date between ${from} and ${to} and not exists (select from end_of_service o
           where o.company_id = ${company} and o.employee_id = e.id
           and o.state <> 'cancelled' and o.deleted_at is null))
     select * from (
       select f.code, f.details, f.day, s.payslip_id as "payslipId", s.employee_id as "employeeId",
         s.employee_code as "employeeCode", s.employee_name as "employeeName",
         count(*) over (partition by f.code)::int as count,
         (sum(hashtextextended(concat_ws(' ', s.employee_id, f.day, f.details, s.pay), 0)::numeric)
           over (partition by f.code))::text as told, row_number() over (partition by f.code
         order by s.employee_name, s.id) as nth
       from found f join looked s on s.id = f.id) each where nth <= ${parameters.add(limit, '::int')} order by nth`,
    parameters.values,
  );
  const findings = (Object.keys(payrollFindings) as FindingCode[]).flatMap((code) => {
    const found = rows.filter((row) => row.code === code);
    if (!found.length) return [];
    const [{ count, told }] = found as [Found];
    const mayBeDismissed = payrollFindings[code].level === 'warning' && code !== 'changed';
    return [{ code, ...payrollFindings[code], count, told, mayBeDismissed, people: found.map(inWords) }];
  });
  const dismissals = await dismissalsOf(ctx, run.id, findings);
  return findings.map((finding) => ({ ...finding, dismissal: dismissals.get(finding.code) ?? null }));
}

/** Days, months and runs come as they are written in the database. */
const inWords = ({ details, ...person }: Found): PayrollRunFindingPerson => ({
  ...person,
  details: spans(details),
});

/** Months that follow each other are one line. */
function spans(details: Detail[]): Text[] {
  const isMonth = (detail: Detail): detail is string => typeof detail === 'string' && /^\d{4}-\d{2}$/.test(detail);
  const following = (month: string) => addMonths(`${month}-01`, 1).slice(0, 7);
  const months = spansOf(details.filter(isMonth), following).map(([first, last]) =>
    first === last
      ? monthInWords(first)
      : t('payroll_run.months_from_to', { first: monthInWords(first), last: monthInWords(last) }),
  );
  const others = details.filter((detail) => !isMonth(detail));
  return [...months, ...others.map((detail) => (typeof detail === 'string' ? runOrDay(detail) : detail))];
}

function runOrDay(detail: string): Text {
  const run = runOfMark(detail);
  return run ? runName(run) : dateInWords(detail);
}

/**
 * People that have no payslip in this run: whom it is chosen for and another run pays, and who is in none of the month.
 */
async function besideRun(
  ctx: Ctx,
  run: Row<PayrollRun>,
  parameters: Parameters,
): Promise<{ code: FindingCode; rows: string }[]> {
  if (run.kind === 'correction') return [];
  const people = await peopleOf(ctx, run);
  const [company, period, from, to] = [ctx.companyId, run.period, run.fromDate, run.toDate].map((value) =>
    parameters.add(value),
  ) as [string, string, string, string];
  const payGroup = await payGroupOf(ctx, run.payGroupId);
  const group = payGroup?.id ? parameters.add(payGroup.id, '::char(24)') : payGroup?.id;
  const missed = inNoRunSql(company, group, { period, from, to });
  return [
    ...(people
      ? [
          {
            code: 'in_other_run' as const,
            rows: `
      select o.id, o.id as payslip_id, o.employee_id, o.employee_code, o.employee_name,
        (select jsonb_build_array((${runMarkSql})) from payroll_run t where t.company_id = o.company_id
        and t.id = o.run_id) as details
      from (select t.* from payslip t where t.company_id = ${company} and t.period = ${period}
        and t.run_id <> ${parameters.add(run.id)} and t.employee_id = any(${parameters.add(people, '::char(24)[]')})
        and t.kind <> 'correction' and (t.state <> 'error' or t.kind = 'regular') and t.deleted_at is null
        and ${grantSql(ctx.ability, 'read', payslip, parameters)}) o
      where not exists (select from slip where slip.employee_id = o.employee_id)`,
          },
        ]
      : []),
    ...(run.kind === 'regular'
      ? [
          {
            code: 'in_no_run' as const,
            rows: `
      select e.id, null::char(24) as payslip_id, e.id as employee_id, e.code as employee_code,
        concat_ws(' ', e.first_name, e.middle_name, e.last_name) as employee_name, '[]'::jsonb as details
      from ${employeeRows('code', 'first_name', 'middle_name', 'last_name', 'status', 'hire_date', 'exit_date')} e
        ${missed.joined} where ${missed.where}
          and ${grantSql(ctx.ability, 'read', employee, parameters, 'e')}`,
          },
        ]
      : []),
  ];
}

/**
 * What a payslip was calculated from was touched afterwards; attendance where its sums were, not where it was merely
 * approved or closed.
 */
const changed = (company: string, id: string, to: string): string => `
  select 'changed', s.id, '[]', null from slip s join payroll_run r on r.company_id = ${company} and r.id = ${id}
  where (select max(at) from (${ofEverybody
    .map(
      (table) => `select max(updated_at) as at from ${table}
    where company_id = ${company}`,
    )
    .join(' union all ')}) u) > r.calculated_at
    or s.employee_id in (
      select id from ${employeeRows('updated_at')} where company_id = ${company} and updated_at > r.calculated_at
      ${[...ofPerson, ...entries]
        .map(
          (table) => `union all select u.employee_id from ${table} u
      where u.company_id = ${company} and u.updated_at > r.calculated_at
        ${table in begins ? touchesMonth(table, to) : ''}`,
        )
        .join(' ')}
      union all select employee_id
        from ${attendanceMonthRows('period', 'updated_at', 'approved_at', 'closed_at', 'employee_id')} m
          where m.company_id = ${company} and m.period = r.period and m.updated_at > r.calculated_at
        and m.updated_at is distinct from greatest(m.approved_at, m.closed_at) and ${namesTimeSql(company)})
  union all`;
const entries = ['employee_reward', 'employee_deduction', 'employee_loan', 'leave_encashment'];
const begins: Record<string, string> = {
  employee_leave: 'fromDate',
  employee_salary: 'validFrom',
  employee_position: 'validFrom',
  compensation_assignment: 'validFrom',
  deduction_assignment: 'validFrom',
  insurance_registration: 'validFrom',
  tax_registration: 'validFrom',
};

/**
 * What begins after the month changes nothing of it, unless it began in it before, nor does what merely ends after it:
 * a later salary ends the one that goes on. The audit log tells what was written since.
 */
function touchesMonth(table: string, to: string): string {
  const first = begins[table]!;
  const since = `from audit_event a where a.company_id = u.company_id and a.record_id = u.id
    and a.at > r.calculated_at`;
  const isOther = `coalesce((a.before->>'validTo')::date < ${to}::date, false)
    or exists (select from jsonb_each(a.after) n where n.key <> 'validTo'
    and n.value is distinct from a.before->n.key)`;
  return `and case when u.${columnOf(first)} > ${to}::date then exists (select ${since}
    and (a.before->>'${first}')::date <= ${to}::date)
    ${
      first === 'validFrom'
        ? `when u.valid_to < ${to}::date then true
    else (select coalesce(bool_or(${isOther}), true) ${since})`
        : 'else true'
    } end`;
}

/** Instalments of the month or of earlier ones that wait for the written consent the law of the country asks for. */
const loanNotAgreed = (company: string, to: string): string => `
  union all
  select 'loan_not_agreed', s.id, jsonb_agg(distinct jsonb_build_object('en', l.reason, 'ar', l.reason)), null
    from slip s
    join employee_loan l on l.company_id = ${company} and l.employee_id = s.employee_id and l.state = 'repaying'
      and l.consented_at is null and l.deleted_at is null
    join loan_instalment i on i.company_id = l.company_id and i.loan_id = l.id and i.state = 'due' and i.due_on <= ${to}
      and i.deleted_at is null
  where s.state <> 'error' group by s.id`;

async function loansNeedConsent(ctx: Ctx, { kind, toDate }: Row<PayrollRun>): Promise<boolean> {
  return kind !== 'correction' && needsConsent(await wageDeductionLaw(ctx, toDate));
}

/** Of those whom the month before did not pay: closed months since their first day that no run paid them. */
const monthUnpaid = (company: string, from: string, since: string): string => `
  select 'month_unpaid', s.id, jsonb_agg(distinct r.period), min(r.from_date) from slip s
    join ${employeeRows('hire_date')} e on e.company_id = ${company} and e.id = s.employee_id
    join payroll_run r on r.company_id = ${company} and r.kind = 'regular' and ${settled} and r.from_date < ${from}
      and r.period >= ${since} and r.to_date >= e.hire_date
  where s.previous_net is null and not ${hasSlipSql(company, 's.employee_id', 'r.period', `and o.state <> 'error'`)}
  group by s.id union all`;
