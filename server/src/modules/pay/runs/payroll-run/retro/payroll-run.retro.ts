import { setImmediate as nextTurn } from 'node:timers/promises';
import { lineRows } from '../../payslip/payslip-lines';
import { jsonRow } from '../../../../../platform/lists/json-row';
import { amongSql, onlyAmong } from '../../../../../platform/lists/among-sql';
import type { Ctx } from '../../../../../platform/context';
import { retroOf } from '../../../engine/pay-recompute';
import { retroMonths, retroNet, type EmployeeRetro, type PaidAmount } from '../../../engine/difference/pay-retro';
import { groupBy } from '../../../../../kernel/group-by';
import { near } from '../../../../leave/domain/type/leave-type';
import type { PayDayBasis, PayRules } from '../../../engine/pay-rules';
import { addMonths, monthPeriod } from '../../../../../kernel/dates/plain-date';
import { namesTimeSql } from '../load-inputs/payroll-run.load-inputs';
import { payRulesOf } from '../../../items/pay-component/pay-component';
import { employeesAtOnce, monthBefore, type GatheredRun } from '../load-inputs/payroll-run.load-employees';
import { employeeRows } from '../../../../people/people.sql';
import { attendanceMonthRows } from '../../../../time/time.sql';
import { employeeLeaveRows } from '../../../../leave/leave.sql';

const stretch = 50;
/** People whose closed months are looked at together. */
const together = 1_000;

/**
 * People whose pay of a closed month may have changed, or of whom a cut-off day left days to the next payslip, with the
 * rules it was calculated by: they hold when it is looked at again.
 */
interface Changed {
  period: string;
  dayBasis: PayDayBasis | null;
  takesDaysOff: boolean;
  employeeIds: string[];
}

/** The closed months a run looks at again: those before it, and for a correction its own too. */
const lastMonth = (run: GatheredRun): string => (run.kind === 'correction' ? run.period : monthBefore(run));

interface MonthAgain extends Changed {
  rulesOf: (employeeId: string) => PayRules;
}

/** What was found of some people, everybody up to an id worked out. */
interface Part {
  to: string;
  found: Map<string, EmployeeRetro>;
}

/**
 * What closed months come to otherwise by what is known today, of everybody whose facts were touched since. It is
 * worked out of some people at a time, in the order of their ids, as the run comes to them: memory holds those, however
 * many there are;
 * the next are read while some are calculated. What runs that are not cancelled settle of a month counts as paid, this
 * run left out.
 */
export class ClosedMonthsAgain {
  /** Of those worked out and not taken yet. */
  readonly found = new Map<string, EmployeeRetro>();
  /** How many there are to be worked out, and how many are. */
  readonly all: number;
  done = 0;
  private calculatedTo = '';
  private readonly ahead: AsyncGenerator<Part>;

  private constructor(
    ctx: Ctx,
    private readonly run: GatheredRun,
    months: readonly MonthAgain[],
  ) {
    const everybody = [...new Set(months.flatMap(({ employeeIds }) => employeeIds))].sort();
    this.all = everybody.length;
    this.ahead = calculated(ctx, run, months, everybody);
  }

  static async of(ctx: Ctx, run: GatheredRun): Promise<ClosedMonthsAgain> {
    return new ClosedMonthsAgain(ctx, run, await monthsAgain(ctx, run));
  }

  /** Until those of an employee are found, and of all before them; of everybody where none is named. */
  async calculateTo(employeeId = afterAll): Promise<void> {
    while (this.calculatedTo < employeeId) await this.calculateNext();
  }

  /**
   * Whom a correction pays, part by part; a part may have none. What was paid too much is taken by the next regular
   * payslip.
   */
  async *owed(): AsyncGenerator<string[]> {
    while (this.calculatedTo < afterAll)
      yield [...(await this.calculateNext())]
        .filter(([, each]) => each.problems.length > 0 || retroNet(each, this.run.currency) > 0n)
        .map(([employeeId]) => employeeId);
  }

  take(employeeId: string): EmployeeRetro | undefined {
    const found = this.found.get(employeeId);
    this.found.delete(employeeId);
    return found;
  }

  /** Waits for what was asked of the database ahead. */
  async stop(): Promise<void> {
    await this.ahead.return(undefined);
  }

  private async calculateNext(): Promise<Part['found']> {
    const { value = { to: afterAll, found: new Map<string, EmployeeRetro>() } } = await this.ahead.next();
    this.calculatedTo = value.to;
    for (const [employeeId, retro] of value.found) this.found.set(employeeId, retro);
    this.done = Math.min(this.done + together, this.all);
    return value.found;
  }
}

/** Stands after every id. */
const afterAll = '~';

async function monthsAgain(ctx: Ctx, run: GatheredRun): Promise<MonthAgain[]> {
  const months: MonthAgain[] = [];
  for (const changed of await changedSince(ctx, run))
    months.push({
      ...changed,
      rulesOf: await payRulesOf(
        ctx,
        { period: changed.period, currency: run.currency, only: changed.employeeIds },
        (settings) => ({ ...settings, dayBasis: changed.dayBasis ?? settings.dayBasis, isUndigested: true }),
      ),
    });
  return months;
}

async function* calculated(
  ctx: Ctx,
  run: GatheredRun,
  months: readonly MonthAgain[],
  everybody: readonly string[],
): AsyncGenerator<Part> {
  const groupOf = new Map(everybody.map((id, nth) => [id, Math.floor(nth / together)]));
  const parts = months
    .flatMap((month) =>
      [...groupBy(month.employeeIds, (id) => groupOf.get(id)!)].map(([group, ids]) => ({ month, group, ids })),
    )
    .sort((one, other) => one.group - other.group);
  const read = ({ month, ids }: (typeof parts)[number]) => {
    const facts = Promise.all([employeesAtOnce(ctx, monthOf(run, month, ids)), paidFor(ctx, run, month, ids)]);
    // Whoever waits for them is told when it comes to them.
    facts.catch(() => undefined);
    return facts;
  };
  let found: Part['found'] = new Map();
  const note = (employeeId: string, { differences, problems }: EmployeeRetro): void => {
    if (!differences.length && !problems.length) return;
    const before = found.get(employeeId) ?? { differences: [], problems: [] };
    found.set(employeeId, {
      differences: [...before.differences, ...differences],
      problems: [...before.problems, ...problems],
    });
  };
  let ahead = parts[0] && read(parts[0]);
  try {
    for (const [at, { month, group }] of parts.entries()) {
      const [employees, paid] = await ahead!;
      const next = parts[at + 1];
      ahead = next && read(next);
      for (const [nth, employee] of employees.entries()) {
        const { employeeId } = employee;
        note(employeeId, retroOf(employee, month.rulesOf(employeeId), paid.get(employeeId) ?? []));
        paid.delete(employeeId);
        if (nth % stretch === stretch - 1) await nextTurn();
      }
      for (const [employeeId, amounts] of paid) note(employeeId, retroOf(null, month.rulesOf(employeeId), amounts));
      if (next?.group === group) continue;
      yield { to: everybody[Math.min((group + 1) * together, everybody.length) - 1]!, found };
      found = new Map();
    }
  } finally {
    await ahead?.catch(() => undefined);
  }
}

function monthOf(run: GatheredRun, { period, takesDaysOff }: Changed, only: string[]): GatheredRun {
  const { from: fromDate, to: toDate } = monthPeriod(period);
  return {
    ...run,
    period,
    fromDate,
    toDate,
    cutOff: null,
    kind: 'regular',
    trial: { employeeId: null },
    only,
    takesDaysOff,
  };
}

/** Facts of a person, attendance by its month beside them; and those of the company, which are everybody's. */
export const ofPerson = [
  'employee_salary',
  'employee_position',
  'employee_leave',
  'compensation_assignment',
  'deduction_assignment',
];
export const ofEverybody = [
  'compensation',
  'deduction',
  'pay_component',
  'pay_table_row',
  'salary_formula',
  'leave_type',
  'work_calendar',
  'calendar_assignment',
  'holiday',
];
/** A change may have been written while the run was already reading; nobody is harmed by being looked at once more. */
const reading = `interval '15 minutes'`;

async function changedSince(ctx: Ctx, run: GatheredRun): Promise<Changed[]> {
  const among = onlyAmong('p.employee_id', 5, run.only);
  const { rows } = await ctx.tx.query<Changed>(
    `with touched as (select employee_id, max(at) as at from (
       select id as employee_id, updated_at as at from ${employeeRows('updated_at')} where company_id = $1
       ${ofPerson.map((table) => `union all select employee_id, updated_at from ${table} where company_id = $1`).join(' ')}) u group by 1),
     everybody as (select max(at) as at from (${ofEverybody.map((table) => `select max(updated_at) as at from ${table} where company_id = $1`).join(' union all ')}) u)
     select p.period, r.day_basis as "dayBasis", r.takes_days_off as "takesDaysOff", array_agg(p.employee_id) as "employeeIds" from payslip p
     join payroll_run r on r.company_id = p.company_id and r.id = p.run_id
     join ${employeeRows()} e on e.company_id = p.company_id and e.id = p.employee_id and e.deleted_at is null
     join touched on touched.employee_id = p.employee_id cross join everybody
     left join ${attendanceMonthRows('employee_id', 'period', 'updated_at')} m on m.company_id = p.company_id and m.employee_id = p.employee_id and m.period = p.period and m.deleted_at is null and ${namesTimeSql('$1')}
     where p.company_id = $1 and p.deleted_at is null and p.state = 'posted' and r.kind <> 'correction' and p.currency = $2 and p.period between $3 and $4${among.sql}
       and (greatest(touched.at, everybody.at, m.updated_at) > coalesce(r.calculated_at - ${reading}, '-infinity')
         or p.counted_to is not null and not exists (select from payslip n where n.company_id = p.company_id and n.employee_id = p.employee_id and n.period > p.period and n.kind <> 'correction' and n.state = 'posted' and n.deleted_at is null)
           and (${namesTimeSql('$1')} and m.id is not null or exists (select from ${employeeLeaveRows('employee_id', 'from_date', 'to_date')} l where l.company_id = p.company_id and l.employee_id = p.employee_id and l.deleted_at is null
           and l.from_date <= r.to_date + ${near} and l.to_date > p.counted_to - ${near})))
     group by 1, 2, 3 order by 1, 2, 3`,
    [ctx.companyId, run.currency, addMonths(run.fromDate, -retroMonths).slice(0, 7), lastMonth(run), ...among.values],
  );
  return rows;
}

type Amount = Omit<PaidAmount, 'hidden'> & { hidden: boolean };
const amountOfLine = jsonRow<Amount>({
  code: 'l.code',
  name: 'l.name',
  kind: 'l.kind',
  amount: 'l.amount::text',
  hidden: 'l.is_hidden',
});
const amountOfNote = jsonRow<Amount>({
  code: `n->>'code'`,
  name: `n->'name'`,
  kind: `n->>'kind'`,
  amount: `n->>'amount'`,
  hidden: `n ? 'hidden'`,
});

const inOrder = (one: PaidAmount, other: PaidAmount): number =>
  compared(one.code, other.code) || compared(one.name.ar, other.name.ar) || compared(one.name.en, other.name.en);
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

async function paidFor(
  ctx: Ctx,
  run: GatheredRun,
  { period }: Changed,
  employeeIds: readonly string[],
): Promise<Map<string, PaidAmount[]>> {
  const { rows } = await ctx.tx.query<{ employeeId: string; amounts: Amount[] | null }>(
    `select p.employee_id as "employeeId", (select json_agg(${amountOfLine}) from ${lineRows('p')} l where l.kind <> 'information') as amounts
     from payslip p where p.company_id = $1 and p.period = $2 and ${amongSql('p.employee_id', '$3')} and p.state = 'posted' and p.deleted_at is null
     union all
     select p.employee_id, json_agg(${amountOfNote})
     from payslip p join payroll_run r on r.company_id = p.company_id and r.id = p.run_id, jsonb_array_elements(p.retro) n
     where p.company_id = $1 and p.retro <> '[]'::jsonb and ${amongSql('p.employee_id', '$3')} and p.run_id <> $4 and p.deleted_at is null and p.state <> 'error'
       and r.state <> 'cancelled' and r.deleted_at is null and n->>'month' = $2 group by 1`,
    [ctx.companyId, period, employeeIds, run.id],
  );
  const paid = new Map<string, PaidAmount[]>();
  for (const { employeeId, amounts } of rows) {
    const theirs = paid.get(employeeId) ?? [];
    for (const { hidden, ...amount } of amounts ?? []) theirs.push({ ...amount, ...(hidden && { hidden }) });
    paid.set(employeeId, theirs);
  }
  for (const amounts of paid.values()) amounts.sort(inOrder);
  return paid;
}
