import { settled } from '../../domain/settled-runs';
import { finished } from 'node:stream/promises';
import { to as copyTo } from 'pg-copy-streams';
import type { Ctx } from '../../../../../platform/context';
import type { SalaryFactors } from '../../../statutory/salary-factors';
import type { PayFacts, PaySalary } from '../../../engine/payslip';
import {
  comparedAsStored,
  comparedLines,
  type ComparedLine,
  type ComparedLines,
  type ComparedPayslip,
} from '../../../engine/difference/payslip-difference';
import type { SalaryQuote } from '../../../engine/components/salary-frequency';
import type { ToSettle } from '../../../engine/difference/payslip-settling';
import { jsonRow } from '../../../../../platform/lists/json-row';
import { addDays, addMonths } from '../../../../../kernel/dates/plain-date';
import { factorsByFormula } from '../../../items/pay-component/pay-component';
import { lineRows } from '../../payslip/payslip-lines';
import type { PayslipContract } from '../../payslip/payslip';
import { carriedTakenAtEnd } from '../../../termination/end-of-service/end-of-service';
import { factColumns, factJoins, factTables, payFactsIn, type GatheredFacts } from './payroll-run.load-inputs';
import { countedToSql, employedSql, namedSql, ofThem, paidElsewhereSql, sameDaysSql } from './payroll-run.population';
import { employeePositionRows, employeeRows } from '../../../../people/people.sql';
import { departmentRows, positionRows } from '../../../../organisation/organisation.sql';
import { ownDaysSql } from './payroll-run.pay-group';
import { daysKnown, type GatheredRun } from './gathered-run';

/** What a payslip is calculated from, with the names it is shown under. */
export interface EmployeeToPay extends PayFacts {
  salaryFormulaId: string | null;
  /** The salaries and the main positions that hold in the month, as they stood. */
  contracts: readonly PayslipContract[];
  /** The departments of those positions. */
  departmentsHeld: readonly { from: string; department: string | null }[];
  code: string;
  name: string;
  departmentName: string | null;
  positionTitle: string | null;
  /** What earlier payslips left to this one. */
  toSettle: ToSettle;
  /** Last month's approved payslip. */
  previous: Extract<ComparedPayslip, { state: 'ready' }> | null;
}

export const monthBefore = (run: GatheredRun): string => addMonths(run.fromDate, -1).slice(0, 7);

/**
 * Employed on some day of the month, and not paid for it by another run; a final run pays those whose last day is in
 * the month. A correction pays whoever is owed something.
 */
function populationSql(ctx: Ctx, run: GatheredRun): string {
  const text = (value: string) => ctx.tx.client.escapeLiteral(value);
  const people = `from ${employeeRows('code', 'first_name', 'middle_name', 'last_name', 'hire_date', 'exit_date', 'salary_formula_id', 'birth_date', 'employee_type', 'status', 'gender', 'marital_status', 'nationality', 'nationality_as_given', 'profession', 'working_hours_per_day')} e ${run.kind === 'correction' ? '' : ownDaysSql(ctx, run)} where e.company_id = ${text(ctx.companyId)} ${ofThem(run, 'e', 'id')}`;
  if (run.kind === 'correction') return `${people} and e.deleted_at is null and e.status <> 'draft'`;
  return `${people} ${run.kind === 'final' ? `and e.exit_date between ${text(run.fromDate)} and ${text(run.toDate)}` : ''}
    and ${employedSql('e', text(run.fromDate), text(run.toDate))}
    ${run.payGroup ? 'and own.paid_from <= own.paid_to' : ''}
    ${run.trial ? '' : `and not ${paidByAnother(ctx, run, 'e.company_id', 'e.id')}`}`;
}

function paidByAnother(ctx: Ctx, run: GatheredRun, company: string, person: string): string {
  const text = (value: string) => ctx.tx.client.escapeLiteral(value);
  const group = run.payGroup && run.payGroup.id && text(run.payGroup.id);
  const sameDays = sameDaysSql(group, text(run.fromDate), text(run.toDate));
  return paidElsewhereSql(company, person, text(run.period), text(run.id), run.kind, sameDays);
}

/** The slips `p` the run is compared with: of the month before, or of the period before of the same pay group. */
function slipsBefore(ctx: Ctx, { payGroup, ...run }: GatheredRun): string {
  const text = (value: string) => ctx.tx.client.escapeLiteral(value);
  if (payGroup?.id)
    return `p.pay_group_id = ${text(payGroup.id)} and p.to_date = ${text(addDays(run.fromDate, -1))}::date`;
  return `p.period = ${text(monthBefore(run))} ${payGroup ? 'and p.pay_group_id is null' : ''}`;
}

/**
 * How many the run will pay, and what the month before came to for those whom it is for, corrections left out: who is
 * in another run of the month is compared there.
 */
export async function aheadOf(ctx: Ctx, run: GatheredRun): Promise<{ all: number; before: string | null }> {
  const text = (value: string) => ctx.tx.client.escapeLiteral(value);
  const before = `select sum(p.net)::text from payslip p join payroll_run r on r.company_id = p.company_id
    and r.id = p.run_id
    where p.company_id = ${text(ctx.companyId)} and ${slipsBefore(ctx, run)}
      and p.currency = ${text(run.currency)} and p.kind <> 'correction' and p.deleted_at is null and ${settled}
      ${ofThem(run, 'p')} and not ${paidByAnother(ctx, run, 'p.company_id', 'p.employee_id')}`;
  const { rows } = await ctx.tx.query<{ all: number; before: string | null }>(
    `with ${namedSql(ctx, run)} select (select count(*)::int ${populationSql(ctx, run)}) as all,
      (${run.kind === 'regular' ? before : 'select null'}) as before`,
  );
  return rows[0]!;
}

type Dated = Omit<PayslipContract, 'kind'>;
interface GatheredSalary extends Dated, Pick<PaySalary, 'amount' | 'currency'> {
  quote: SalaryQuote | null;
  overtimeBasis: string | null;
}
interface GatheredPosition extends Dated {
  department: string | null;
}
interface LineBefore extends Omit<ComparedLine, 'inputs'> {
  inputs: ComparedLine['inputs'] | null;
}
/** What is gathered of an employee, each under its name. */
interface Line extends GatheredFacts {
  id: string;
  code: string;
  name: string;
  departmentName: string | null;
  positionTitle: string | null;
  hireDate: string | null;
  exitDate: string | null;
  salaries: GatheredSalary[] | null;
  positions: GatheredPosition[] | null;
  countedTo: string | null;
  absentDays: number | null;
  halfDays: number | null;
  net: string | null;
  paymentDays: number;
  basisDays: number;
  compared: ComparedLines | null;
  lines: LineBefore[] | null;
  broughtForward: string | null;
  paidFrom: string | null;
  paidTo: string | null;
}

/**
 * Everything the run needs of every employee, in one statement and one snapshot, streamed: memory holds one piece of
 * the answer, however many employees there are. At most `together` of them are answered at a time, in the order of
 * their ids:
 * so salaries and positions are merged in that order, and the first is there before all are read.
 */
export async function* employeesToPay(ctx: Ctx, run: GatheredRun, together: number): AsyncGenerator<EmployeeToPay[]> {
  const factors = await readyToGather(ctx);
  const stream = ctx.tx.client.query(copyTo(`copy (${gathering(ctx, run, [])}) to stdout`));
  let rest = '';
  stream.setEncoding('utf8');
  try {
    for await (const piece of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
      const lines = piece.split('\n');
      lines[0] = rest + lines[0];
      rest = lines.pop()!;
      for (let at = 0; at < lines.length; at += together)
        yield lines.slice(at, at + together).map((line) => employeeIn(line, factors));
    }
  } finally {
    // Who stops reading early leaves the connection in the middle of an answer: it has to be read to its end.
    await finished(stream.resume()).catch(() => undefined);
  }
}

/**
 * The same over a connection of the web, which cannot COPY, or over one that is asked other things meanwhile: fetched
 * in pieces, the next while one is looked at.
 */
export async function* employeesFetched(ctx: Ctx, run: GatheredRun, together: number): AsyncGenerator<EmployeeToPay[]> {
  const factors = await readyToGather(ctx);
  await ctx.tx.query(`declare employees_to_pay no scroll cursor for ${gathering(ctx, run, [])}`);
  const fetchNext = () => ctx.tx.query<{ line: string }>(`fetch ${fetchedTogether} from employees_to_pay`);
  let ahead = fetchNext();
  try {
    for (let isLast = false; !isLast;) {
      const { rows } = await ahead;
      isLast = rows.length < fetchedTogether;
      if (!isLast) ahead = fetchNext();
      for (let at = 0; at < rows.length; at += together)
        yield rows.slice(at, at + together).map(({ line }) => employeeOf(JSON.parse(line) as Line, factors));
    }
  } finally {
    // Who stops reading early leaves an answer on its way.
    await ahead.catch(() => undefined);
  }
  await ctx.tx.query('close employees_to_pay');
}

const fetchedTogether = 500;

/**
 * The same of few enough to be held at once, by their ids in order: as text until somebody comes to them, so that what
 * is read of it does not outlive them.
 */
export async function employeesAtOnce(ctx: Ctx, run: GatheredRun): Promise<Map<string, () => EmployeeToPay>> {
  const factors = await readyToGather(ctx);
  const { rows } = await ctx.tx.query<{ id: string; line: string }>(gathering(ctx, run, ['e.id']));
  return new Map(rows.map(({ id, line }) => [id, () => employeeOf(JSON.parse(line) as Line, factors)]));
}

async function readyToGather(ctx: Ctx): Promise<ReadonlyMap<string, SalaryFactors>> {
  // A stale statistic would otherwise make the planner search salaries once per employee.
  await ctx.tx.query(
    `select set_config('enable_nestloop', 'off', true), set_config('work_mem', '32MB', true), set_config('cursor_tuple_fraction', '1', true)`,
  );
  return factorsByFormula(ctx);
}

const lineColumns = (ctx: Ctx, run: GatheredRun): Record<keyof Line, string> => ({
  id: 'e.id',
  code: 'e.code',
  name: `concat_ws(' ', e.first_name, e.middle_name, e.last_name)`,
  departmentName: 'd.name',
  positionTitle: 'j.title',
  hireDate: 'e.hire_date',
  exitDate: 'e.exit_date',
  salaries: 'salary.list',
  positions: 'place.list',
  countedTo: countedToSql(ctx, run, 'e.id'),
  absentDays: 'missed.days',
  halfDays: 'missed.halves',
  net: 'before.net::text',
  paymentDays: 'before.payment_days',
  basisDays: 'before.basis_days',
  compared: 'before.compared',
  lines: 'before.lines',
  broughtForward: 'forwarded.rest',
  paidFrom: run.payGroup
    ? `case when e.paid_from > greatest(${ctx.tx.client.escapeLiteral(run.fromDate)}, e.hire_date) then e.paid_from end`
    : 'null',
  paidTo: run.payGroup
    ? `case when e.paid_to < least(${ctx.tx.client.escapeLiteral(run.toDate)}, e.exit_date) then e.paid_to end`
    : 'null',
  ...factColumns(ctx, run),
});

const dated = (alias: string): Record<keyof Dated, string> => ({
  validFrom: `${alias}.valid_from`,
  validTo: `${alias}.valid_to`,
  recordId: `${alias}.id`,
  recordVersion: `${alias}.version`,
});
const salaryRow = jsonRow<GatheredSalary>({
  ...dated('s'),
  amount: 's.base_salary::text',
  currency: 's.currency',
  quote: `case when s.frequency <> 'month' then ${jsonRow<SalaryQuote>({
    frequency: 's.frequency',
    amount: 's.quoted_amount::text',
    conversion: 's.conversion',
  })} end`,
  overtimeBasis: 'case when s.overtime_salary not in (0, s.base_salary) then s.overtime_salary::text end',
});
const positionRow = jsonRow<GatheredPosition>({ ...dated('m'), department: 'n.name' });
const lineBefore = jsonRow<LineBefore>({
  code: 'l.code',
  name: 'l.name',
  kind: 'l.kind',
  amount: 'l.amount::text',
  inputs: `case when l.code = 'BASIC' then l.inputs end`,
});

/** One text of each employee, behind the columns asked for beside it. */
function gathering(ctx: Ctx, run: GatheredRun, beside: readonly string[]): string {
  const text = (value: string) => ctx.tx.client.escapeLiteral(value);
  const company = text(ctx.companyId);
  const [from, to] = [text(run.fromDate), text(run.toDate)];
  const known = daysKnown(run);
  const columns = Object.entries(lineColumns(ctx, run)).map(([name, sql]) => `'${name}', ${sql}`);
  return `
    with ${namedSql(ctx, run)}, paid as (select e.id, e.code, e.first_name, e.middle_name, e.last_name, e.hire_date,
      e.exit_date, e.salary_formula_id,
      e.birth_date, e.employee_type, e.status, e.gender, e.marital_status, e.nationality, e.nationality_as_given,
      e.profession, e.working_hours_per_day ${run.payGroup ? ', own.paid_from, own.paid_to' : ''}
      ${populationSql(ctx, run)}),
    salary as (
      select employee_id, json_agg(${salaryRow}) as list from employee_salary s
      where s.company_id = ${company} and s.state = 'approved' and s.deleted_at is null
        and s.valid_from <= ${text(known.to)}
        and (s.valid_to is null or s.valid_to >= ${text(known.from)}) ${ofThem(run, 's')} group by 1),
    place as (
      select m.employee_id, (array_agg(n.name order by m.valid_from desc))[1] as department, (array_agg(j.title
        order by m.valid_from desc))[1] as position,
        json_agg(${positionRow} order by m.valid_from) as list
      from ${employeePositionRows('employee_id', 'valid_from', 'valid_to', 'version', 'department_id', 'position_id', 'is_primary')} m left join ${departmentRows('name')} n on n.company_id = ${company} and n.id = m.department_id left join ${positionRows('title')} j on j.company_id = ${company} and j.id = m.position_id
      where m.company_id = ${company} and m.deleted_at is null and m.is_primary and m.valid_from <= ${to}
        and (m.valid_to is null or m.valid_to >= ${from}) ${ofThem(run, 'm')} group by 1),
    before as (
      select p.employee_id, p.net, p.payment_days, p.basis_days, p.compared, case when p.compared is null then
        (select json_agg(${lineBefore} order by l.place)
          from ${lineRows('p')} l where l.kind in ('earning', 'deduction')) end as lines
      from payslip p join payroll_run r on r.company_id = p.company_id and r.id = p.run_id
      where p.company_id = ${company} and ${slipsBefore(ctx, run)} and p.currency = ${text(run.currency)}
        and p.deleted_at is null and r.kind <> 'correction'
        and ${settled} ${run.trial ? 'and false' : ofThem(run, 'p')}),
    forwarded as (
      select u.employee_id, sum(u.rest)::text as rest from (
        select p.employee_id, p.carried_forward - p.brought_forward as rest from payslip p join payroll_run r
          on r.company_id = p.company_id and r.id = p.run_id
        where p.company_id = ${company} and p.currency = ${text(run.currency)}
          and (p.carried_forward <> 0 or p.brought_forward <> 0) and p.run_id <> ${text(run.id)}
          and p.deleted_at is null
          and ${settled} ${run.trial ? `and p.period < ${text(run.period)}` : ''} ${ofThem(run, 'p')}
        union all ${carriedTakenAtEnd(company)}
          and o.currency = ${text(run.currency)} ${run.trial ? `and o.last_day < ${text(run.fromDate)}` : ''} ${ofThem(run, 'o')}) u group by 1),
    ${factTables(ctx, run)}
    select ${[...beside, `json_build_object(${columns.join(', ')})::text as line`].join(', ')}
    from paid e
    left join salary on salary.employee_id = e.id
    left join place on place.employee_id = e.id
    cross join lateral (select place.department as name) d
    cross join lateral (select place.position as title) j
    left join before on before.employee_id = e.id
    left join forwarded on forwarded.employee_id = e.id
    ${factJoins(run)}
    order by e.id`;
}

/** Of a payslip from before it was kept with it. */
const comparedBefore = (lines: readonly LineBefore[]): ComparedLines =>
  comparedLines(lines.map((line) => ({ ...line, inputs: line.inputs ?? [] })));

function employeeIn(line: string, factors: ReadonlyMap<string, SalaryFactors>): EmployeeToPay {
  // COPY doubles each backslash; JSON holds nothing else that it escapes.
  const json = line.includes('\\') ? line.replaceAll('\\\\', '\\') : line;
  return employeeOf(JSON.parse(json) as Line, factors);
}

const contractOf = (
  kind: PayslipContract['kind'],
  { recordId, recordVersion, validFrom, validTo }: Dated,
): PayslipContract => ({ kind, recordId, recordVersion, validFrom, validTo });

function employeeOf(line: Line, factors: ReadonlyMap<string, SalaryFactors>): EmployeeToPay {
  const { id, code, name, departmentName, positionTitle, hireDate, exitDate, salaries, positions } = line;
  const { countedTo, absentDays, halfDays, net, paymentDays, basisDays, compared, lines, paidFrom, paidTo } = line;
  return {
    employeeId: id,
    code,
    name,
    departmentName,
    positionTitle,
    hireDate,
    exitDate,
    salaries: (salaries ?? []).map(({ amount, currency, validFrom, validTo, quote, overtimeBasis }): PaySalary => ({
      amount,
      currency,
      validFrom,
      validTo,
      ...(quote && { quote }),
      ...(overtimeBasis && { overtimeBasis }),
    })),
    ...(countedTo && { countedTo }),
    ...(paidFrom && { paidFrom }),
    ...(paidTo && { paidTo }),
    absentDays: absentDays ?? 0,
    halfDays: halfDays ?? 0,
    contracts: [
      ...(salaries ?? []).map((salary) => contractOf('salary', salary)),
      ...(positions ?? []).map((position) => contractOf('position', position)),
    ],
    departmentsHeld: (positions ?? []).map(({ validFrom, department }) => ({ from: validFrom, department })),
    toSettle: { broughtForward: line.broughtForward ?? '0' },
    previous:
      net === null
        ? null
        : {
            state: 'ready',
            net,
            paymentDays,
            basisDays,
            compared: compared ? comparedAsStored(compared) : comparedBefore(lines ?? []),
          },
    ...payFactsIn(line, factors),
  };
}
