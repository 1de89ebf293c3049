import { setImmediate as nextTurn } from 'node:timers/promises';
import { mayDoSome } from '../../../../../platform/access/ability';
import type { Ctx } from '../../../../../platform/context';
import { forbidden, invalid, noCompany, notFound } from '../../../../../platform/errors';
import { checkedLimit, checkedOffset } from '../../../../../platform/lists/list-query';
import { isId } from '../../../../../platform/records/ids';
import type { Area } from '../../../../../platform/records/area';
import { oneRecord } from '../../../../../platform/records/records';
import type { SalaryFactors } from '../../../statutory/salary-factors';
import { formatMoney, parseMoney } from '../../../../../kernel/numbers/money';
import type { PayRules, PaySettings } from '../../../engine/pay-rules';
import {
  keptBetween,
  type PayComponentSource,
  type PayPlan,
  type PayTableRowSource,
} from '../../../engine/components/pay-plan';
import { ownSchemeCode } from '../../../engine/contributions/contribution-lines';
import type { OwnScheme } from '../../../engine/contributions/own-scheme';
import type { SharedCalculation } from '../../../engine/pay-step';
import { payslipFor } from '../../../engine/payroll';
import type { AssignedItem, PayLine, PayProblem, PayslipResult } from '../../../engine/payslip';
import { settledPayslip, type SettledPayslip } from '../../../engine/difference/payslip-settling';
import { monthPeriod } from '../../../../../kernel/dates/plain-date';
import { raised, type Raise } from '../../domain/raise';
import { refuseFarMonth } from '../../../../../platform/graphql/asked-days';
import { compensation } from '../../../items/compensation/compensation';
import { contributionScheme } from '../../../items/contribution-scheme/contribution-scheme';
import { deduction } from '../../../items/deduction/deduction';
import { payComponent, payRulesOf, placed } from '../../../items/pay-component/pay-component';
import { payTableRow } from '../../../items/pay-table-row/pay-table-row';
import { payrollRun } from '../payroll-run';
import type { GatheredRun } from '../load-inputs/gathered-run';
import { employeesFetched, type EmployeeToPay } from '../load-inputs/payroll-run.load-employees';
import { peopleOf, type Group } from '../load-inputs/payroll-run.group';
import { t } from '../../../texts/text';

const stretch = 50;

/** Pay of everybody is shown here: it is for who calculates payrolls and may see what is tried. */
function trialRun(ctx: Ctx, period: string, employeeId: string | null, area: Area = payComponent): GatheredRun {
  if (!ctx.user.company) throw noCompany();
  if (!mayDoSome(ctx.ability, 'calculate', payrollRun) || !mayDoSome(ctx.ability, 'read', area)) throw forbidden();
  refuseFarMonth(ctx, 'period', period);
  const { from, to } = monthPeriod(period);
  return {
    id: '',
    period,
    fromDate: from,
    toDate: to,
    kind: 'regular',
    currency: ctx.user.company.currency,
    trial: { employeeId },
  };
}

/** Nobody compares what is only tried with what was, and of everybody the amounts alone are told. */
const tried =
  (run: GatheredRun) =>
  (settings: PaySettings): PaySettings => ({ ...settings, isUndigested: true, isUnexplained: !run.trial?.employeeId });

const slipOf = (employee: EmployeeToPay, rules: PayRules, shared?: SharedCalculation): SettledPayslip =>
  settledPayslip(payslipFor(employee, rules, shared), employee.toSettle, rules.negativeNet);

type RulesOf = (employeeId: string) => PayRules;

/** Rules of a month that are tried; a row of a table may take the place of `replaced`. */
interface TriedRules {
  component?: PayComponentSource | null;
  row?: PayTableRowSource | null;
  replaced?: PayTableRowSource | null;
  scheme?: OwnScheme | null;
}

/** The rules of the month as they are, and as they would be with those that are tried. */
async function rulesWith(
  ctx: Ctx,
  run: GatheredRun,
  { component, row, replaced, scheme }: TriedRules,
): Promise<{ now: RulesOf; later: RulesOf }> {
  const employeeId = run.trial?.employeeId;
  const month = employeeId ? { ...run, only: [employeeId] } : run;
  const now = await payRulesOf(ctx, month, tried(run));
  if (!component && !row && !scheme) return { now, later: now };
  const later = await payRulesOf(ctx, month, (settings) => ({
    ...tried(run)(settings),
    ...(component && { components: withOne(settings.components, component) }),
    ...(scheme && { ownSchemes: withOne(settings.ownSchemes, scheme) }),
    ...(row && {
      tableRows: [
        ...(settings.tableRows ?? []).filter(
          (each) => !isSameStep(each, row) && !(replaced && isSameStep(each, replaced)),
        ),
        row,
      ],
    }),
  }));
  const { plan } = later('').pay;
  const fault =
    'faults' in plan ? (plan.faults.find(({ code }) => code === component?.code) ?? plan.faults[0]) : undefined;
  if (fault) throw invalid(component ? fault.in : 'tableName', placed(fault));
  return { now, later };
}

/** The list in the order of codes, with this one in place of the one of its code. */
const withOne = <Each extends { code: string }>(list: readonly Each[] = [], one: Each): Each[] =>
  [...list.filter(({ code }) => code !== one.code), one].sort((a, b) => (a.code < b.code ? -1 : 1));

const isSameStep = (one: PayTableRowSource, other: PayTableRowSource): boolean =>
  one.tableName === other.tableName && Number(one.fromValue) === Number(other.fromValue);

export interface PayTrial {
  line: PayLine | null;
  problems: PayProblem[];
  net: string | null;
  currency: string;
}

async function slipOfOne(ctx: Ctx, run: GatheredRun, rulesOf: RulesOf): Promise<SettledPayslip> {
  let slip: SettledPayslip | undefined;
  for await (const [employee] of employeesFetched(ctx, run, 1))
    if (employee) slip = slipOf(employee, rulesOf(employee.employeeId));
  if (!slip) throw invalid('employeeId', t('pay_trial.person_not_employed_month_choose'));
  return slip;
}

/** What one person would get by a component in a month, with everything it was worked out from. Nothing is saved. */
export async function tryComponent(
  ctx: Ctx,
  component: PayComponentSource,
  employeeId: string,
  period: string,
): Promise<PayTrial> {
  if (!isId(employeeId)) throw notFound();
  const run = trialRun(ctx, period, employeeId);
  const { later } = await rulesWith(ctx, run, { component });
  const slip = await slipOfOne(ctx, run, later);
  if (slip.state === 'error') return { line: null, problems: slip.problems, net: null, currency: run.currency };
  return {
    line: slip.lines.find(({ code }) => code === component.code) ?? null,
    problems: [],
    net: slip.net,
    currency: run.currency,
  };
}

export interface SchemeTrial {
  lines: PayLine[];
  problems: PayProblem[];
  net: string | null;
  currency: string;
}

/**
 * What a scheme of the company would take of one person and month, and have the company pay. One for who is registered
 * is tried as if they were: nobody can be before it is saved.
 */
export async function tryScheme(ctx: Ctx, scheme: OwnScheme, employeeId: string, period: string): Promise<SchemeTrial> {
  if (!isId(employeeId)) throw notFound();
  const run = trialRun(ctx, period, employeeId, contributionScheme);
  const own = scheme.members === 'registered' ? { ...scheme, members: 'everybody' as const } : scheme;
  const { later } = await rulesWith(ctx, run, { scheme: own });
  const slip = await slipOfOne(ctx, run, later);
  const { currency } = run;
  if (slip.state === 'error') return { lines: [], problems: slip.problems, net: null, currency };
  const codes = ['', '_EMPLOYER'].map((suffix) => ownSchemeCode(scheme.code, suffix));
  return { lines: slip.lines.filter(({ code }) => codes.includes(code)), problems: [], net: slip.net, currency };
}

export interface WhatIfRow {
  employeeId: string;
  employeeCode: string;
  employeeName: string;
  departmentName: string | null;
  before: string | null;
  after: string | null;
  difference: string;
  problems: PayProblem[];
}
export interface WhatIf {
  currency: string;
  employees: number;
  changed: number;
  errors: number;
  netBefore: string;
  netAfter: string;
  costBefore: string;
  costAfter: string;
  rows: WhatIfRow[];
}
/** Salaries that would be others, of whom; of everybody where none are named. */
export interface RaiseTrial extends Raise, Group {}
/** A row of a pay table as it would be; `id` is that of the row it stands in for. */
export interface TableRowTrial {
  id: string | null;
  row: PayTableRowSource;
}
/** Amount and percentage of an allowance or a deduction as they would be, for those who have none agreed with them. */
export interface ItemTrial {
  kind: AssignedItem['kind'];
  id: string;
  fixedAmount: string | null;
  percentOfBasic: string | null;
}
export interface Change {
  tableRow: TableRowTrial | null;
  item: ItemTrial | null;
  component: PayComponentSource | null;
  formula: { id: string; factors: Partial<SalaryFactors> } | null;
  raise: RaiseTrial | null;
  scheme: OwnScheme | null;
}

/**
 * What everybody's pay of a month would be with a change, beside what it is: totals, and the rows that differ most.
 * Nothing is saved.
 */
export async function whatIf(
  ctx: Ctx,
  change: Change,
  period: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<WhatIf> {
  checkedLimit(limit);
  checkedOffset(offset);
  const run = trialRun(ctx, period, null, change.scheme ? contributionScheme : payComponent);
  const { currency } = run;
  const replaced = change.tableRow?.id ? await oneRecord(ctx, payTableRow, change.tableRow.id) : null;
  const { component, scheme, tableRow } = change;
  const { now, later } = await rulesWith(ctx, run, { component, scheme, row: tableRow?.row, replaced });
  const others = [
    change.component?.code,
    ...componentsNaming(later('').pay, [change.tableRow?.row.tableName, replaced?.tableName]),
  ];
  const kept = keptBetween(now('').pay, later('').pay, new Set(others.filter((code) => code !== undefined)));
  const item = change.item && (await itemIn(ctx, change.item));
  const raise = change.raise && (await raiseIn(ctx, run, change.raise));
  const coins = (slip: PayslipResult, total: 'net' | 'cost'): bigint =>
    slip.state === 'error' ? 0n : total === 'net' ? parseMoney(slip.net, currency) : costOf(slip, currency);
  const sums = { netBefore: 0n, netAfter: 0n, costBefore: 0n, costAfter: 0n };
  const changed: (WhatIfRow & { size: bigint })[] = [];
  let [employees, errors] = [0, 0];
  let factorsThen: SalaryFactors | undefined;
  for await (const together of employeesFetched(ctx, run, stretch)) {
    for (const employee of together) {
      const isOfFormula = change.formula !== null && employee.salaryFormulaId === change.formula.id;
      if (isOfFormula && employee.factors) factorsThen ??= { ...employee.factors, ...change.formula!.factors };
      const factors = isOfFormula && factorsThen ? factorsThen : employee.factors;
      const salaries = raise?.isFor(employee.employeeId) ? raised(employee.salaries, raise) : employee.salaries;
      const items = item ? employee.items.map(item) : employee.items;
      const hasOtherFacts =
        factors !== employee.factors ||
        salaries !== employee.salaries ||
        items.some((each, at) => each !== employee.items[at]);
      const shared =
        kept && later !== now && !hasOtherFacts ? { ...kept, outcomes: new Map(), worked: new Map() } : undefined;
      const before = slipOf(employee, now(employee.employeeId), shared);
      const after =
        later !== now || hasOtherFacts
          ? slipOf({ ...employee, factors, salaries, items }, later(employee.employeeId), shared)
          : before;
      employees += 1;
      const [netBefore, netAfter, costBefore, costAfter] = [
        coins(before, 'net'),
        coins(after, 'net'),
        coins(before, 'cost'),
        coins(after, 'cost'),
      ];
      sums.netBefore += netBefore;
      sums.netAfter += netAfter;
      sums.costBefore += costBefore;
      sums.costAfter += costAfter;
      const breaks = after.state === 'error' && before.state !== 'error';
      if (breaks) errors += 1;
      if (netBefore === netAfter && costBefore === costAfter && !breaks) continue;
      const size = netAfter - netBefore;
      changed.push({
        employeeId: employee.employeeId,
        employeeCode: employee.code,
        employeeName: employee.name,
        departmentName: employee.departmentName,
        before: before.state === 'error' ? null : before.net,
        after: after.state === 'error' ? null : after.net,
        difference: formatMoney(size, currency),
        problems: after.state === 'error' ? after.problems : [],
        size: breaks ? 2n ** 62n : size < 0n ? -size : size,
      });
    }
    await nextTurn();
  }
  changed.sort((one, other) =>
    one.size > other.size ? -1 : one.size < other.size ? 1 : one.employeeCode < other.employeeCode ? -1 : 1,
  );
  const money = Object.fromEntries(
    Object.entries(sums).map(([name, sum]) => [name, formatMoney(sum, currency)]),
  ) as Record<keyof typeof sums, string>;
  return {
    currency,
    employees,
    changed: changed.length,
    errors,
    ...money,
    rows: changed.slice(offset, offset + limit).map(({ size: _size, ...row }) => row),
  };
}

/** Codes of those that may look up in one of the tables: their formula or condition has its name in it. */
const componentsNaming = ({ components }: PayPlan, tables: readonly (string | undefined)[]): string[] =>
  [...components.values()]
    .filter(({ formula, condition }) =>
      tables.some((table) => table !== undefined && `${formula} ${condition ?? ''}`.includes(table)),
    )
    .map(({ code }) => code);

/** Turns what somebody has of the item into what it would be; what was agreed with them stays. */
async function itemIn(
  ctx: Ctx,
  { kind, id, fixedAmount, percentOfBasic }: ItemTrial,
): Promise<(item: AssignedItem) => AssignedItem> {
  const { title } = kind === 'allowance' ? await oneRecord(ctx, compensation, id) : await oneRecord(ctx, deduction, id);
  return (item) =>
    item.kind === kind && item.title === title && !item.own ? { ...item, fixedAmount, percentOfBasic } : item;
}

async function raiseIn(
  ctx: Ctx,
  run: GatheredRun,
  { by, value, from, ...group }: RaiseTrial,
): Promise<Raise & { isFor: (employeeId: string) => boolean }> {
  if (from < run.fromDate || from > run.toDate) throw invalid('from', t('pay_trial.choose_day_month'));
  const people = await peopleOf(ctx, { fromDate: run.fromDate, toDate: run.toDate, ...group });
  const whom = people && new Set(people);
  return { by, value, from, isFor: (employeeId) => !whom || whom.has(employeeId) };
}

/** What the company pays: gross pay and what it pays beside. */
const costOf = (slip: Extract<PayslipResult, { state: 'ready' }>, currency: string): bigint =>
  slip.lines.reduce(
    (sum, { kind, amount }) =>
      kind === 'earning' || kind === 'employer_cost' ? sum + parseMoney(amount, currency) : sum,
    0n,
  );
