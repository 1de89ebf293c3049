import { taxCodes } from '../../../engine/income-tax/income-tax-lines';
import { ofContributions } from '../../../engine/contributions/contribution-lines';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lineRows, readName } from '../../payslip/payslip-lines';
import { jsonRow } from '../../../../../platform/lists/json-row';
import { amongSql, onlyAmong } from '../../../../../platform/lists/among-sql';
import type { Ctx } from '../../../../../platform/context';
import { retroOf } from '../../../engine/pay-recompute';
import { retroMonths, retroNet, type EmployeeRetro, type PaidAmount } from '../../../engine/difference/pay-retro';
import { groupBy } from '../../../../../kernel/group-by';
import { secondLanguage } from '../../../../../kernel/text/languages';
import { say } from '../../../../../platform/text';
import { near } from '../../../../leave/domain/type/leave-type';
import type { PayDayBasis, PayRules } from '../../../engine/pay-rules';
import { addMonths } from '../../../../../kernel/dates/plain-date';
import { namesTimeSql } from '../load-inputs/payroll-run.load-inputs';
import { payRulesOf } from '../../../items/pay-component/pay-component';
import { withOwnPeriod, type GatheredRun } from '../load-inputs/gathered-run';
import { payGroupOf } from '../load-inputs/payroll-run.pay-group';
import { employeesAtOnce, monthBefore, type EmployeeToPay } from '../load-inputs/payroll-run.load-employees';
import { employeeRows } from '../../../../people/people.sql';
import { attendanceMonthRows } from '../../../../time/time.sql';
import { employeeLeaveRows } from '../../../../leave/leave.sql';

/** People worked out at a stretch, before other requests get their turn. */
const stretch = 10;
/** Months of people that are read together. */
const together = 3_000;

/**
 * People whose pay of a closed month may have changed, or of whom a cut-off day left days to the next payslip, with the
 * rules it was calculated by: they hold when it is looked at again.
 */
interface Changed {
  period: string;
  /** Days of its run. */
  fromDate: string;
  toDate: string;
  payGroupId: string | null;
  dayBasis: PayDayBasis | null;
  takesDaysOff: boolean;
  employeeIds: string[];
}

/** The closed months a run looks at again: those before it, and for a correction its own too. */
const lastMonth = (run: GatheredRun): string =>
  run.kind === 'correction' || run.payGroup ? run.period : monthBefore(run);

interface MonthAgain extends Changed {
  payGroup: GatheredRun['payGroup'];
  rulesOf: (employeeId: string) => PayRules;
}

/** What was read of some people: all of them whose ids are not above `to`. */
interface Part {
  to: string;
  months: readonly {
    month: MonthAgain;
    facts: Map<string, () => EmployeeToPay>;
    paid: Map<string, () => PaidAmount[]>;
  }[];
}

/**
 * What closed months come to otherwise by what is known today, of everybody whose facts were touched since. It is
 * worked out person by person as the run comes to them, in the order of their ids: memory holds what was read of some,
 * however many there are; the next are read while they are calculated. What runs that are not cancelled settle of a
 * month counts as paid, this run left out.
 */
export class ClosedMonthsAgain {
  /** Of those whom the run has not come to. */
  readonly found = new Map<string, EmployeeRetro>();
  /** How many there are to be worked out, and how many are. */
  readonly all: number;
  done = 0;
  private part: Part = { to: '', months: [] };
  private readonly ahead: AsyncGenerator<Part>;

  private constructor(
    ctx: Ctx,
    private readonly run: GatheredRun,
    months: readonly MonthAgain[],
  ) {
    const everybody = [...new Set(months.flatMap(({ employeeIds }) => employeeIds))].sort();
    this.all = everybody.length;
    this.ahead = readInParts(ctx, run, months, everybody);
  }

  static async of(ctx: Ctx, run: GatheredRun): Promise<ClosedMonthsAgain> {
    return new ClosedMonthsAgain(ctx, run, await monthsAgain(ctx, run));
  }

  /** What is settled with an employee; whoever comes before them is not asked for any more. */
  async take(employeeId: string): Promise<EmployeeRetro | undefined> {
    while (this.part.to < employeeId) {
      await this.calculateRest();
      await this.readNext();
    }
    const found = this.found.get(employeeId) ?? this.calculate(employeeId);
    this.found.delete(employeeId);
    return found;
  }

  /** Everybody the run has not come to. */
  async calculateAll(): Promise<void> {
    for (; this.part.to < afterAll; await this.readNext()) await this.calculateRest();
  }

  /**
   * Whom a correction pays, part by part; a part may have none. What was paid too much is taken by the next regular
   * payslip.
   */
  async *owed(): AsyncGenerator<string[]> {
    for (await this.readNext(); this.part.to < afterAll; await this.readNext()) {
      yield [...(await this.calculateRest())]
        .filter(([, each]) => each.problems.length > 0 || retroNet(each, this.run.currency) > 0n)
        .map(([employeeId]) => employeeId);
    }
  }

  /** Waits for what was asked of the database ahead. */
  async stop(): Promise<void> {
    await this.ahead.return(undefined);
  }

  private async readNext(): Promise<void> {
    const { value } = await this.ahead.next();
    this.part = value ?? { to: afterAll, months: [] };
  }

  /** Those of the part that nobody took. */
  private async calculateRest(): Promise<Map<string, EmployeeRetro>> {
    const { months } = this.part;
    const left = new Set(months.flatMap(({ facts, paid }) => [...facts.keys(), ...paid.keys()]));
    const found = new Map<string, EmployeeRetro>();
    for (const [nth, employeeId] of [...left].sort().entries()) {
      const theirs = this.calculate(employeeId);
      if (theirs) found.set(employeeId, theirs);
      if (nth % stretch === stretch - 1) await nextTurn();
    }
    for (const [employeeId, theirs] of found) this.found.set(employeeId, theirs);
    return found;
  }

  /** Nothing where their months are as they were. */
  private calculate(employeeId: string): EmployeeRetro | undefined {
    const all: EmployeeRetro[] = [];
    for (const { month, facts, paid } of this.part.months) {
      const [theirs, amounts] = [facts.get(employeeId), paid.get(employeeId)];
      if (!theirs && !amounts) continue;
      all.push(retroOf(theirs?.() ?? null, month.rulesOf(employeeId), amounts?.() ?? [], readName));
      facts.delete(employeeId);
      paid.delete(employeeId);
    }
    if (all.length) this.done += 1;
    const [differences, problems] = [all.flatMap((each) => each.differences), all.flatMap((each) => each.problems)];
    return differences.length || problems.length ? { differences, problems } : undefined;
  }
}

/** Stands after every id. */
const afterAll = '~';

async function monthsAgain(ctx: Ctx, run: GatheredRun): Promise<MonthAgain[]> {
  const months: MonthAgain[] = [];
  for (const changed of await changedSince(ctx, run))
    months.push({
      ...changed,
      ...(await paidBy(ctx, run, changed)),
    });
  return months;
}

async function paidBy(
  ctx: Ctx,
  { currency }: GatheredRun,
  { period, fromDate, toDate, payGroupId, dayBasis, employeeIds }: Changed,
): Promise<Pick<MonthAgain, 'payGroup' | 'rulesOf'>> {
  const payGroup = await payGroupOf(ctx, payGroupId);
  const ownPeriod = withOwnPeriod({ payGroup, fromDate, toDate });
  return {
    payGroup,
    rulesOf: await payRulesOf(ctx, { period, toDate, currency, only: employeeIds }, (settings) => ({
      ...ownPeriod(settings),
      dayBasis: dayBasis ?? settings.dayBasis,
      isUndigested: true,
    })),
  };
}

async function* readInParts(
  ctx: Ctx,
  run: GatheredRun,
  months: readonly MonthAgain[],
  everybody: readonly string[],
): AsyncGenerator<Part> {
  const size = Math.ceil(together / months.length);
  const partOf = new Map(everybody.map((id, nth) => [id, Math.floor(nth / size)]));
  const inParts = months.map((month) => ({ month, parts: groupBy(month.employeeIds, (id) => partOf.get(id)!) }));
  const read = (nth: number) => {
    const part = Promise.all(
      inParts.flatMap(({ month, parts }) => {
        const ids = parts.get(nth);
        return ids ? [readMonth(ctx, run, month, ids)] : [];
      }),
    );
    // Whoever waits for them is told when it comes to them.
    part.catch(() => undefined);
    return part;
  };
  let ahead = read(0);
  try {
    for (let nth = 0; nth * size < everybody.length; nth += 1) {
      const part = await ahead;
      ahead = read(nth + 1);
      yield { to: everybody[Math.min((nth + 1) * size, everybody.length) - 1]!, months: part };
    }
  } finally {
    await ahead.catch(() => undefined);
  }
}

async function readMonth(
  ctx: Ctx,
  run: GatheredRun,
  month: MonthAgain,
  ids: string[],
): Promise<Part['months'][number]> {
  const [facts, paid] = await Promise.all([
    employeesAtOnce(ctx, monthOf(run, month, ids)),
    paidFor(ctx, run, month, ids),
  ]);
  return { month, facts, paid };
}

function monthOf(
  run: GatheredRun,
  { period, fromDate, toDate, payGroup, takesDaysOff }: MonthAgain,
  only: string[],
): GatheredRun {
  return {
    ...run,
    period,
    fromDate,
    toDate,
    payGroup,
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
  'insurance_registration',
  'tax_registration',
];
export const ofEverybody = [
  'compensation',
  'deduction',
  'pay_component',
  'pay_table_row',
  'contribution_scheme',
  'salary_formula',
  'leave_type',
  'work_calendar',
  'calendar_assignment',
  'holiday',
];
/** A change may have been written while the run was already reading; nobody is harmed by being looked at once more. */
const reading = `interval '15 minutes'`;

async function changedSince(ctx: Ctx, run: GatheredRun): Promise<Changed[]> {
  const asked = [ctx.companyId, run.currency, addMonths(run.fromDate, -retroMonths).slice(0, 7), lastMonth(run)];
  // Of pay groups more than one period may end in a month.
  const isBefore = run.payGroup ? `and coalesce(p.to_date, r.to_date) < $${asked.push(run.fromDate)}` : '';
  const among = onlyAmong('p.employee_id', asked.length + 1, run.only);
  const { rows } = await ctx.tx.query<Changed>(
    `with touched as (select employee_id, max(at) as at from (
       select id as employee_id, updated_at as at from ${employeeRows('updated_at')} where company_id = $1
       ${ofPerson
         .map(
           (table) => `union all select employee_id, updated_at from ${table}
       where company_id = $1`,
         )
         .join(' ')}) u group by 1),
     everybody as (select max(at) as at from (${ofEverybody
       .map(
         (table) => `select max(updated_at) as at from ${table}
       where company_id = $1`,
       )
       .join(' union all ')}) u)
     select p.period, r.from_date::text as "fromDate", r.to_date::text as "toDate", r.pay_group_id as "payGroupId",
       r.day_basis as "dayBasis", r.takes_days_off as "takesDaysOff",
       array_agg(p.employee_id) as "employeeIds" from payslip p
     join payroll_run r on r.company_id = p.company_id and r.id = p.run_id
     join ${employeeRows()} e on e.company_id = p.company_id and e.id = p.employee_id and e.deleted_at is null
     join touched on touched.employee_id = p.employee_id cross join everybody
     left join ${attendanceMonthRows('employee_id', 'period', 'updated_at')} m on m.company_id = p.company_id
       and m.employee_id = p.employee_id and m.period = p.period and m.deleted_at is null and ${namesTimeSql('$1')}
     left join ${attendanceMonthRows('employee_id', 'period', 'updated_at')} b on p.pay_group_id is not null
       and b.company_id = p.company_id and b.employee_id = p.employee_id and b.deleted_at is null
       and b.period = to_char(r.from_date, 'YYYY-MM') and b.period <> p.period and ${namesTimeSql('$1')}
     where p.company_id = $1 and p.deleted_at is null and p.state = 'posted' and r.kind <> 'correction'
       and p.currency = $2 and p.period between $3 and $4 ${isBefore}${among.sql}
       and (greatest(touched.at, everybody.at, m.updated_at, b.updated_at)
           > coalesce(r.calculated_at - ${reading}, '-infinity')
         or p.counted_to is not null and not exists (select from payslip n where n.company_id = p.company_id
         and n.employee_id = p.employee_id and n.period > p.period and n.kind <> 'correction' and n.state = 'posted'
         and n.deleted_at is null)
           and (${namesTimeSql('$1')} and m.id is not null
           or exists (select from ${employeeLeaveRows('employee_id', 'from_date', 'to_date')} l
           where l.company_id = p.company_id and l.employee_id = p.employee_id and l.deleted_at is null
           and l.from_date <= r.to_date + ${near} and l.to_date > p.counted_to - ${near})))
     group by 1, 2, 3, 4, 5, 6 order by 1, 2, 4 nulls first, 5, 6`,
    [...asked, ...among.values],
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
  compared(one.code, other.code) ||
  compared(say(one.name, secondLanguage), say(other.name, secondLanguage)) ||
  compared(readName(one.name), readName(other.name));
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** As text until somebody comes to them. */
async function paidFor(
  ctx: Ctx,
  run: GatheredRun,
  { period, fromDate, toDate, payGroupId }: Changed,
  employeeIds: readonly string[],
): Promise<Map<string, () => PaidAmount[]>> {
  const { rows } = await ctx.tx.query<{ employeeId: string; amounts: string | null }>(
    `select p.employee_id as "employeeId", (select json_agg(${amountOfLine}) from ${lineRows('p')} l
      where l.kind <> 'information' or l.code = '${taxCodes.pay}' or l.code ${ofContributions})::text as amounts
     from payslip p where p.company_id = $1 and p.period = $2 and ${amongSql('p.employee_id', '$3')}
       and p.pay_group_id is not distinct from $5 and coalesce(p.from_date, $6) between $6 and $7
       and p.state = 'posted' and p.deleted_at is null
     union all
     select p.employee_id, json_agg(${amountOfNote})::text
     from payslip p join payroll_run r on r.company_id = p.company_id
       and r.id = p.run_id, jsonb_array_elements(p.retro) n
     where p.company_id = $1 and p.retro <> '[]'::jsonb and ${amongSql('p.employee_id', '$3')} and p.run_id <> $4
       and p.deleted_at is null and p.state <> 'error'
       and r.state <> 'cancelled' and r.deleted_at is null and n->>'month' = $2
       and coalesce(n->>'from', '') = $8 group by 1`,
    [ctx.companyId, period, employeeIds, run.id, payGroupId, fromDate, toDate, payGroupId ? fromDate : ''],
  );
  return new Map(
    [...groupBy(rows, ({ employeeId }) => employeeId)].map(([id, theirs]) => [id, () => amountsIn(theirs)]),
  );
}

const amountsIn = (rows: readonly { amounts: string | null }[]): PaidAmount[] =>
  rows
    .flatMap(({ amounts }) => JSON.parse(amounts ?? '[]') as Amount[])
    .map(({ hidden, ...amount }): PaidAmount => ({ ...amount, ...(hidden && { hidden }) }))
    .sort(inOrder);
