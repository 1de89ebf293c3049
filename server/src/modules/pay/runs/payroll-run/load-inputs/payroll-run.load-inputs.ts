import type { Ctx } from '../../../../../platform/context';
import { jsonRow } from '../../../../../platform/lists/json-row';
import { textsSql } from '../../../../../platform/lists/texts-sql';
import type { Plain } from '../../../../../kernel/formula/compile';
import { timePrefix } from '../../../engine/components/formula-variables';
import type { SalaryFactors } from '../../../statutory/salary-factors';
import type {
  AssignedItem,
  DaysOfPay,
  DeductionGround,
  LoanShare,
  OwedAmount,
  PayableEntry,
  PayFacts,
  Reversal,
  Reversed,
  TakenLeave,
  WorkedMinutes,
} from '../../../engine/payslip';
import { leaveInForce } from '../../../../leave/domain/leave-request';
import { near } from '../../../../leave/domain/type/leave-type';
import { attributesIn, attributesSql, type Attributes } from '../../../items/pay-component/pay-component';
import { amountSql } from '../../../items/pay-assignment/pay-assignment';
import { appliedEntriesOfRuns } from '../../../items/pay-entry/pay-entry';
import { ordinaryMinutes, paidDays, paidMinutes } from '../../../../time/attendance-month/attendance-month';
import { encashmentTable, type GatheredEncashments } from './payroll-run.encashments';
import { insuranceColumn, insuranceIn, insuranceTable, type GatheredInsurance } from './payroll-run.insurance';
import { incomeTaxIn, taxColumn, taxNames, taxTables, type GatheredTax } from './payroll-run.tax';
import { daysKnown, type GatheredRun } from './gathered-run';
import { onOwnDays, paidInMonthSql } from './payroll-run.pay-group';
import { countedToSql, ofThem } from './payroll-run.population';
import { employeeLeaveRows, leaveTypeRows } from '../../../../leave/leave.sql';
import { attendanceDayRows, attendanceMonthRows, shiftRows } from '../../../../time/time.sql';

interface GatheredItem extends Omit<AssignedItem, 'own' | 'purpose' | 'taxFree'> {
  own: boolean;
  taxFree: boolean;
  purpose: AssignedItem['purpose'] | null;
}
interface GatheredOwed extends Omit<OwedAmount, 'legalOrder' | 'ground' | 'daysOfPay'> {
  legalOrder?: boolean;
  ground?: DeductionGround | null;
  daysOfPay?: DaysOfPay | null;
}
interface GivenBack extends Reversal {
  source: 'DeductionReversal';
}
interface GatheredMinutes extends Omit<WorkedMinutes, 'shift' | 'secondFactor'> {
  shift: NonNullable<WorkedMinutes['shift']> | null;
  secondFactor: string | null;
}
export interface GatheredFacts {
  salaryFormulaId: string | null;
  items: GatheredItem[] | null;
  rewards: PayableEntry[] | null;
  owed: (GatheredOwed | GivenBack)[] | null;
  leaves: TakenLeave[] | null;
  worked: GatheredMinutes[] | null;
  paidOut: GatheredEncashments;
  insurance: GatheredInsurance;
  incomeTax: GatheredTax;
  paidInMonth: string[] | null;
  attributes: Attributes | null;
}

/** Loans and rewards taken back stand among deductions as one entered without a priority does. */
const usualPriority = 5;

const entry = (amount: string, date: string): Record<keyof PayableEntry, string> => ({
  id: 't.id',
  name: 't.reason',
  amount: `${amount}::text`,
  currency: 't.currency',
  date,
});
const reversed = entry('t.reversed_amount', 't.reversed_on');
const reversal = jsonRow<Reversed>({ of: 't.date', because: 't.reversal_note' });
const takenBefore = 'coalesce(k.amount, 0)::text';

// Their order is that of the digest of a payslip's inputs, which stays what it was while nothing of them changes.
const itemRow = jsonRow<GatheredItem>({
  kind: 'kind',
  title: 'title',
  basis: 'basis',
  fixedAmount: 'fixed_amount::text',
  percentOfBasic: 'percent_of_basic::text',
  currency: 'currency',
  validFrom: 'valid_from',
  validTo: 'valid_to',
  own: 'own',
  purpose: 'purpose',
  taxFree: 'tax_free',
});
const rewardRow = jsonRow<PayableEntry>(entry('t.amount', 't.date'));
const deductionRow = jsonRow<GatheredOwed>({
  ...entry('t.amount', 't.date'),
  source: `'EmployeeDeduction'`,
  taken: takenBefore,
  instalments: 't.instalments',
  capPercent: 't.cap_percent::text',
  priority: 't.priority',
  legalOrder: 't.legal_order',
  ground: `case when t.type in ('maintenance', 'penalty') then t.type end`,
  daysOfPay: `case when t.days_of_pay is not null then ${jsonRow<DaysOfPay>({ base: 't.monthly_pay::text', days: 't.days_of_pay::text' })} end`,
});
const instalmentRow = jsonRow<GatheredOwed>({
  ...entry('t.due', 't.due_on'),
  source: `'LoanInstalment'`,
  taken: 't.taken::text',
  instalments: '1',
  capPercent: 't.cap_percent::text',
  priority: `${usualPriority}`,
  loan: jsonRow<LoanShare>({
    id: 't.loan_id',
    of: 'greatest(t.instalments, t.number)',
    open: 't.open::text',
    number: 't.number',
    consent: 't.consent',
  }),
});
const rewardTakenBackRow = jsonRow<GatheredOwed>({
  ...reversed,
  source: `'RewardReversal'`,
  taken: takenBefore,
  instalments: '1',
  capPercent: 'null',
  priority: `${usualPriority}`,
  reversal,
});
const givenBackRow = jsonRow<GivenBack>({ ...reversed, source: `'DeductionReversal'`, reversal });
const minutesRow = jsonRow<GatheredMinutes>({
  day: 'min(d.date)',
  overtimeMin: `sum(${paidMinutes.overtime})`,
  nightOvertimeMin: `sum(${paidMinutes.nightOvertime})`,
  restDayMin: `sum(${paidMinutes.restDay})`,
  holidayMin: `sum(${paidMinutes.holiday})`,
  nightMin: `sum(${paidMinutes.night})`,
  lateMin: `sum(${paidMinutes.late})`,
  shift: `case when d.pay_factor is not null then ${jsonRow<NonNullable<WorkedMinutes['shift']>>({
    title: 'h.title',
    factor: 'd.pay_factor::text',
    ordinaryMin: `sum(${ordinaryMinutes})`,
  })} end`,
  secondFactor: 'd.second_factor::text',
});

/** What the payroll pays beside the salary, each with one row per employee; `paid` is who is paid. */
export function factTables(ctx: Ctx, run: GatheredRun): string {
  const text = (value: string) => ctx.tx.client.escapeLiteral(value);
  const [company, from, to] = [text(ctx.companyId), text(run.fromDate), text(run.toDate)];
  const known = daysKnown(run);
  const until = (alias: string): string => `coalesce(${countedToSql(ctx, run, `${alias}.employee_id`)}, ${to})`;
  const inUse = (alias: string) =>
    `${alias}.company_id = ${company} and ${alias}.deleted_at is null ${ofThem(run, alias)}`;
  const assigned = (item: string, kind: string) => `
    select a.employee_id, '${kind}' as kind, i.title, i.basis, ${amountSql('fixed_amount')} as fixed_amount,
      ${amountSql('percent_of_basic')} as percent_of_basic, i.currency, a.valid_from, a.valid_to,
      coalesce(a.own_amount, a.own_percent) is not null as own,
      ${item === 'compensation' ? 'i.purpose' : 'null'} as purpose,
      ${item === 'compensation' ? 'i.tax_free' : 'false'} as tax_free
    from ${item}_assignment a join ${item} i on i.company_id = a.company_id and i.id = a.${item}_id
    where ${inUse('a')} and a.state = 'approved' and a.valid_from <= ${text(known.to)}
      and (a.valid_to is null or a.valid_to >= ${text(known.from)})`;
  // Leave paid by steps, now or before, is counted from the beginning of its year.
  const hasSteps = `(y.pay_tiers <> '[]' or y.pay_earlier <> '[]')`;
  const lookedBack = `case when y.year_basis = 'first_taken' and ${hasSteps} then ${text('1900-01-01')}::date
    when y.year_basis = 'service' and ${hasSteps} then ${from}::date - 366
    when t.kind in ('sick', 'parental') or ${hasSteps} then ${text(`${run.fromDate.slice(0, 4)}-01-01`)}::date
    else ${from}::date end`;
  return `item as (
      select employee_id, json_agg(${itemRow} order by kind, title, valid_from) as list
      from (${assigned('compensation', 'allowance')} union all ${assigned('deduction', 'deduction')}) u group by 1),
    taken as (
      select k.source, k.source_id, sum(k.amount) as amount from ${appliedEntriesOfRuns}
      where k.company_id = ${company} and k.run_id <> ${text(run.id)} ${ofThem(run, 'k')} and r.state <> 'cancelled'
        group by 1, 2),
    reward as (
      select t.employee_id, json_agg(${rewardRow} order by t.date, t.id) as list
      from employee_reward t left join taken k on k.source = 'EmployeeReward' and k.source_id = t.id
      where ${inUse('t')} and t.kind = 'money' and t.state = 'approved' and t.date <= ${until('t')}
        and k.source_id is null group by 1),
    instalment as (
      select i.id, i.employee_id, i.number, i.due, i.due_on, coalesce(k.amount, 0) as taken, l.id as loan_id, l.reason,
        l.currency, l.cap_percent, l.instalments, l.consented_at is not null as consent,
        sum(i.due - coalesce(k.amount, 0)) over (partition by l.id) as open
      from loan_instalment i join employee_loan l on l.company_id = i.company_id and l.id = i.loan_id left join taken k
        on k.source = 'LoanInstalment' and k.source_id = i.id
      where ${inUse('i')} and i.state = 'due' and l.state = 'repaying' and l.deleted_at is null),
    owing as (
      select employee_id, json_agg(entry order by day, id) as list from (
        select t.employee_id, t.date as day, t.id, ${deductionRow} as entry
        from employee_deduction t left join taken k on k.source = 'EmployeeDeduction' and k.source_id = t.id
        where ${inUse('t')} and t.state = 'approved' and t.date <= ${until('t')} and coalesce(k.amount, 0) < t.amount
        union all
        select t.employee_id, t.due_on, t.id, ${instalmentRow} from instalment t where t.due_on <= ${to}
          and t.taken < t.due
        union all
        select t.employee_id, t.reversed_on, t.id, ${rewardTakenBackRow}
        from employee_reward t left join taken k on k.source = 'RewardReversal' and k.source_id = t.id
        where ${inUse('t')} and t.state = 'reversed' and t.reversed_on <= ${to}
          and coalesce(k.amount, 0) < t.reversed_amount
        union all
        select t.employee_id, t.reversed_on, t.id, ${givenBackRow}
        from employee_deduction t left join taken k on k.source = 'DeductionReversal' and k.source_id = t.id
        where ${inUse('t')} and t.state = 'reversed' and t.reversed_on <= ${to} and k.source_id is null) u group by 1),
    ${encashmentTable(ctx, run)},
    ${[insuranceTable(ctx, run), ...taxTables(ctx, run)].join(',\n    ')},
    away as (
      select t.employee_id, jsonb_agg(jsonb_build_object('kind', t.kind, 'unit', t.unit, 'fromDate', t.from_date,
        'toDate', t.to_date, 'fromPart', t.from_part,
        'toPart', t.to_part, 'fromTime', t.from_time, 'toTime', t.to_time, 'paidPercent', t.paid_percent::text, 'type',
        case when y.id is not null then
        jsonb_build_object('id', y.id, 'name', jsonb_build_object('en', y.name, 'ar', coalesce(y.name_ar, y.name)),
        'paidPercent', y.paid_percent::text, 'tiers', y.pay_tiers, 'yearBasis', y.year_basis)
          || case when y.pay_from is not null then jsonb_build_object('payFrom', y.pay_from, 'payEarlier',
          y.pay_earlier) else '{}' end end)
        || case when o.days is not null then jsonb_build_object('daysOff', o.days) else '{}' end
        order by t.from_date, t.id) as list
      from ${employeeLeaveRows('employee_id', 'reason', 'kind', 'unit', 'from_date', 'to_date', 'from_part', 'to_part', 'from_time', 'to_time', 'paid_percent', 'type_id', 'day_rows', 'status')} t left join ${leaveTypeRows('name', 'name_ar', 'paid_percent', 'pay_tiers', 'year_basis', 'pay_from', 'pay_earlier')} y on y.company_id = t.company_id and y.id = t.type_id
        left join lateral (select jsonb_agg(r->>'date' order by r->>'date') as days,
          bool_or(r->>'date' >= ${from}) as here from jsonb_array_elements(t.day_rows) r
          where ${run.takesDaysOff !== false} and t.from_date <= ${to}::date + ${near}
            and t.to_date >= ${lookedBack} - ${near}
            and r->>'kind' <> 'work' and (r->>'minutes')::numeric > 0 and r->>'date' <= ${to}
            and (r->>'date' >= ${from} or (r->>'isBetweenLeaves')::boolean)) o on true
      where ${inUse('t')} and t.status in (${textsSql(leaveInForce)}) and (o.here or t.from_date <= ${to}
        and t.to_date >= ${lookedBack}) group by 1),
    missed as (${missedDays(ctx, run)}),
    worked as (
      select employee_id, json_agg(minutes order by day, title nulls first, factor, second nulls first) as list from (
        select d.employee_id, min(d.date) as day, h.title, d.pay_factor::text as factor,
          d.second_factor as second, ${minutesRow} as minutes
        from ${paidDays} d join employee_salary s on s.company_id = d.company_id and s.employee_id = d.employee_id
          and s.state = 'approved' and s.deleted_at is null
          and s.valid_from <= d.date and coalesce(s.valid_to >= d.date, true)
          left join ${shiftRows('title')} h on d.pay_factor is not null and h.company_id = d.company_id
            and h.id = d.shift_id
        where ${inUse('d')} and d.date between ${from} and ${until('d')} ${onOwnDays(run, 'd', 'd.date')}
          and (${Object.values(paidMinutes)
            .map((sql) => `${sql} > 0`)
            .join(' or ')} or d.pay_factor is not null and ${ordinaryMinutes} > 0)
          and ${run.trial && !run.only ? 'true' : namesTimeSql(company)}
          group by d.employee_id, s.valid_from, d.pay_factor, d.second_factor, h.title) u group by 1)`;
}

/** Days of absence and half days: the sums of months have them, but for those up to a cut-off day. */
function missedDays(ctx: Ctx, run: GatheredRun): string {
  const text = (value: string) => ctx.tx.client.escapeLiteral(value);
  const whose = (alias: string) =>
    `${alias}.company_id = ${text(ctx.companyId)} and ${alias}.deleted_at is null ${ofThem(run, alias)}`;
  if (!run.cutOff && !run.payGroup)
    return `select m.employee_id, m.absent_days as days, m.half_days as halves
      from ${attendanceMonthRows('employee_id', 'absent_days', 'half_days', 'period')} m where ${whose('m')}
        and m.period = ${text(run.period)} and (m.absent_days > 0 or m.half_days > 0)`;
  return `select d.employee_id, (count(*) filter (where d.absent))::int as days,
      (count(*) filter (where d.status = 'half_day'))::int as halves
    from ${attendanceDayRows('employee_id', 'absent', 'date', 'status')} d
    where ${whose('d')} and (d.absent or d.status = 'half_day')
    and d.date between ${text(run.fromDate)} and coalesce(${countedToSql(ctx, run, 'd.employee_id')},
    ${text(run.toDate)}) ${onOwnDays(run, 'd', 'd.date')} group by 1`;
}

export const factColumns = (ctx: Ctx, run: GatheredRun): Record<keyof GatheredFacts, string> => ({
  salaryFormulaId: 'e.salary_formula_id',
  items: 'item.list',
  rewards: 'reward.list',
  owed: 'owing.list',
  leaves: 'away.list',
  worked: 'worked.list',
  paidOut: 'paidout.list',
  insurance: insuranceColumn(run, ctx.tx.client.escapeLiteral(ctx.companyId)),
  incomeTax: taxColumn(run),
  paidInMonth: paidInMonthSql(run, ctx.tx.client.escapeLiteral(ctx.companyId)),
  attributes: attributesColumn(run),
});

/** Whether a component of the company asks for attendance: else no day of it is read. `company` is written as SQL. */
export const namesTimeSql = (
  company: string,
): string => `(select count(*) from pay_component n where n.company_id = ${company} and n.deleted_at is null
  and strpos(n.formula || ' ' || coalesce(n.condition, ''), '${timePrefix}') > 0) > 0`;

/** What formulas may ask of a person, where the company has any or one is tried: else nobody's slip depends on it. */
function attributesColumn({ trial }: GatheredRun): string {
  return trial
    ? attributesSql
    : `case when (select count(*) from pay_component where deleted_at is null) > 0 then ${attributesSql} end`;
}

const nothingAsked: ReadonlyMap<string, Plain> = new Map();
const factJoinNames = ['item', 'reward', 'owing', 'away', 'worked', 'missed', 'paidout', 'insured'];
export const factJoins = (run: GatheredRun): string =>
  [...factJoinNames, ...taxNames(run)]
    .map((table) => `left join ${table} on ${table}.employee_id = e.id`)
    .join('\n    ');

type Facts = Pick<
  PayFacts,
  | 'items'
  | 'rewards'
  | 'owed'
  | 'givenBack'
  | 'leaves'
  | 'encashments'
  | 'factors'
  | 'attributes'
  | 'worked'
  | 'insurance'
  | 'incomeTax'
  | 'paidInMonth'
>;

const isGivenBack = (each: GatheredOwed | GivenBack): each is GivenBack => each.source === 'DeductionReversal';

export function payFactsIn(
  {
    salaryFormulaId,
    items,
    rewards,
    owed,
    leaves,
    worked,
    paidOut,
    insurance,
    incomeTax,
    paidInMonth,
    attributes,
  }: GatheredFacts,
  factors: ReadonlyMap<string, SalaryFactors>,
): Facts & { salaryFormulaId: string | null } {
  return {
    salaryFormulaId,
    items: (items ?? []).map(({ own, purpose, taxFree, ...item }) => ({
      ...item,
      ...(own && { own }),
      ...(purpose && { purpose }),
      ...(taxFree && { taxFree }),
    })),
    rewards: rewards ?? [],
    owed: (owed ?? []).flatMap((each): OwedAmount[] => {
      if (isGivenBack(each)) return [];
      const { legalOrder, ground, daysOfPay, ...rest } = each;
      return [
        { ...rest, ...(legalOrder && { legalOrder }), ...(ground && { ground }), ...(daysOfPay && { daysOfPay }) },
      ];
    }),
    givenBack: (owed ?? []).filter(isGivenBack),
    leaves: leaves ?? [],
    ...(worked && {
      worked: worked.map(({ shift, secondFactor, ...minutes }) => ({
        ...minutes,
        ...(shift && { shift }),
        ...(secondFactor && { secondFactor }),
      })),
    }),
    encashments: paidOut ?? [],
    insurance: insuranceIn(insurance),
    ...(incomeTax && { incomeTax: incomeTaxIn(incomeTax) }),
    ...(paidInMonth && { paidInMonth }),
    factors: salaryFormulaId === null ? null : (factors.get(salaryFormulaId) ?? null),
    attributes: attributes ? attributesIn(attributes) : nothingAsked,
  };
}
