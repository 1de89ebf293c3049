import { t } from '../texts/text';
import { basicSalary } from './components/basic-salary';
import { hashAsMade, hashOf } from './inputs-hash';
import { formatMoney, groupedDecimal } from '../../../kernel/numbers/money';
import { countedDays, type PayRules } from './pay-rules';
import { contributions } from './contributions/contribution-lines';
import { isLastOfMonth } from './contributions/insured-months';
import { incomeTax } from './income-tax/income-tax-lines';
import { components, paidInMonth } from './components/pay-components';
import { encashments } from './entries/pay-encashment';
import { amountsOwed, rewards } from './entries/pay-entries';
import { allowances, regularDeductions } from './components/pay-items';
import { leaveTaken } from './time/pay-leave';
import { retroLines } from './difference/pay-retro';
import { deductionsGivenBack } from './difference/pay-reversal';
import {
  netOf,
  writtenLine,
  type DraftLine,
  type PayCalculation,
  type PayStep,
  type SharedCalculation,
} from './pay-step';
import type { PayFacts, PayLineKind, PayProblem, PayslipResult, AppliedEntry } from './payslip';
import { overPayslipLimits } from './payslip-limits';
import { salarySegments, type SalarySegment } from './components/salary-segments';

// The order is the order of calculation and of the lines on the slip.
const steps: readonly PayStep[] = [
  basicSalary,
  allowances,
  rewards,
  encashments,
  deductionsGivenBack,
  leaveTaken,
  components,
  contributions,
  regularDeductions,
  retroLines,
  incomeTax,
  amountsOwed,
];
/** Those that other components change; the others do not look at their lines. */
const byComponents: ReadonlySet<PayStep> = new Set([components, contributions, incomeTax, amountsOwed]);

/**
 * The payslip of one employee for one month. Never throws for what is on file: that is answered as problems.
 * @param shared given to two calculations of the same facts under rules that differ in components alone, it spares the
 * second what is the same.
 */
export function payslipFor(facts: PayFacts, rules: PayRules, shared?: SharedCalculation): PayslipResult {
  const { calendarDays, basisDays, currency } = rules;
  const inputsHash = rules.isUndigested ? '' : inputsHashOf(facts, rules);
  const { lines, appliedEntries, paymentDays, problems } = draftFor(facts, rules, shared);
  if (problems.length) return { state: 'error', problems, calendarDays, basisDays, inputsHash };
  const gross = sumOf(lines, 'earning');
  const deductions = sumOf(lines, 'deduction');
  return {
    state: 'ready',
    lines: lines.map((line) => writtenLine(line, currency)),
    appliedEntries,
    gross: formatMoney(gross, currency),
    deductions: formatMoney(deductions, currency),
    net: formatMoney(gross - deductions, currency),
    currency,
    calendarDays,
    basisDays,
    paymentDays,
    inputsHash,
  };
}

interface PayslipDraft {
  lines: DraftLine[];
  appliedEntries: AppliedEntry[];
  paymentDays: number;
  problems: PayProblem[];
}

/** The lines of a payslip before they are written out, or why it has none. */
export function draftFor(facts: PayFacts, rules: PayRules, shared?: SharedCalculation): PayslipDraft {
  const { currency } = rules;
  const segments = salarySegments(facts, rules);
  if (areProblems(segments))
    return {
      lines: [],
      appliedEntries: [],
      paymentDays: 0,
      problems: segments,
    };
  const counted = segments.map((segment, index) => {
    const joins = index === 0 && facts.hireDate !== null && facts.hireDate >= rules.from;
    return {
      ...segment,
      days: countedDays(rules, segment.from, segment.to, joins),
    };
  });
  const lines: DraftLine[] = [];
  const paymentDays = counted.reduce((days, segment) => days + segment.days, 0);
  const calculation: PayCalculation = {
    facts,
    rules,
    segments: counted,
    paymentDays,
    lines,
    ...(shared && { shared }),
  };
  const appliedEntries: AppliedEntry[] = [];
  const problems: PayProblem[] = [];
  for (const step of steps) {
    const outcome = (!byComponents.has(step) && shared?.outcomes.get(step)) || step(calculation);
    shared?.outcomes.set(step, outcome);
    lines.push(...outcome.lines);
    appliedEntries.push(...(outcome.appliedEntries ?? []));
    problems.push(...(outcome.problems ?? []));
  }
  if (netOf(lines) < 0n && rules.negativeNet !== 'carry_forward') problems.push(belowZero(netOf(lines), currency));
  problems.push(...overPayslipLimits(lines, currency));
  return { lines, appliedEntries, paymentDays, problems };
}

function inputsHashOf(facts: PayFacts, rules: PayRules): string {
  const { employeeId, hireDate, exitDate } = facts;
  const salaries = facts.salaries.map(({ amount, currency, validFrom, validTo, quote, overtimeBasis }) => {
    return [
      validFrom,
      validTo,
      amount,
      currency,
      ...(quote ? [quote] : []),
      ...(overtimeBasis ? [{ overtimeBasis }] : []),
    ];
  });
  salaries.sort((one, other) => (String(one) < String(other) ? -1 : 1));
  const {
    items,
    rewards: given,
    owed,
    leaves,
    factors,
    attributes,
    retro,
    worked,
    absentDays,
    halfDays,
    countedTo,
    insurance,
    incomeTax: taxed,
  } = facts;
  const earlier = retro && (retro.differences.length || retro.problems.length) ? [retro] : [];
  const paidOut = facts.encashments?.length ? [{ encashments: facts.encashments }] : [];
  const givenBack = facts.givenBack?.length ? [{ givenBack: facts.givenBack }] : [];
  const isLast = isLastOfMonth(facts, rules, { to: exitDate ?? rules.to });
  const paidBefore = isLast ? paidInMonth(facts, rules).sort() : [];
  const broughtForward = Number(facts.toSettle?.broughtForward ?? 0);
  const known = [...attributes].map(([name, value]) => [name, typeof value === 'bigint' ? String(value) : value]);
  return hashAsMade([
    rules.settingsHash,
    employeeId,
    hireDate,
    exitDate,
    salaries,
    items,
    given,
    owed,
    leaves,
    factors && digestOf(factors),
    known,
    ...earlier,
    ...(worked?.length ? [{ worked }] : []),
    ...paidOut,
    ...givenBack,
    ...(insurance?.registrations.length || (insurance && rules.ownSchemes?.length) ? [{ insurance }] : []),
    ...(taxed ? [{ taxed }] : []),
    ...(absentDays ? [{ absentDays }] : []),
    ...(halfDays ? [{ halfDays }] : []),
    ...(countedTo ? [{ countedTo }] : []),
    ...(paidBefore.length ? [{ paidInMonth: paidBefore }] : []),
    ...(facts.paidFrom ? [{ paidFrom: facts.paidFrom }] : []),
    ...(facts.paidTo ? [{ paidTo: facts.paidTo }] : []),
    ...(broughtForward && owed.length ? [{ broughtForward }] : []),
  ]);
}

const digests = new WeakMap<object, string>();

/** Factors are the same for everybody of a formula: their digest is made once. */
function digestOf(factors: object): string {
  let digest = digests.get(factors);
  if (!digest) digests.set(factors, (digest = hashOf(factors)));
  return digest;
}

function belowZero(net: bigint, currency: string): PayProblem {
  const missing = groupedDecimal(formatMoney(-net, currency));
  return {
    code: 'net_below_zero',
    message: t('payroll.regular_deductions_more_pay_lower', { missing }),
  };
}

function areProblems(outcome: SalarySegment[] | PayProblem[]): outcome is PayProblem[] {
  return outcome[0] !== undefined && 'code' in outcome[0];
}

function sumOf(lines: readonly DraftLine[], kind: PayLineKind): bigint {
  return lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0n);
}
