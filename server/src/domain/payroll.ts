import { basicSalary } from './basic-salary';
import { hashOf } from './inputs-hash';
import { formatMoney } from './money';
import { countedDays, type PayRules } from './pay-rules';
import type { DraftLine, PayCalculation, PayStep } from './pay-step';
import type { PayFacts, PayLineKind, PayProblem, PayslipResult } from './payslip';
import { salarySegments, type SalarySegment } from './salary-segments';

// The order is the order of calculation and of the lines on the slip.
const steps: readonly PayStep[] = [basicSalary];

// Raised when the same facts would give another slip than before, so that inputsHash tells.
const calculationVersion = 1;

/** The payslip of one employee for one month. Never throws for what is on file: that is answered as problems. */
export function payslipFor(facts: PayFacts, rules: PayRules): PayslipResult {
  const { calendarDays, basisDays, currency } = rules;
  const inputsHash = inputsHashOf(facts, rules);
  const segments = salarySegments(facts, rules);
  if (areProblems(segments)) return { state: 'error', problems: segments, calendarDays, basisDays, inputsHash };
  const counted = segments.map((segment, index) => {
    const joins = index === 0 && facts.hireDate !== null && facts.hireDate >= rules.from;
    return { ...segment, days: countedDays(rules, segment.from, segment.to, joins) };
  });
  const lines: DraftLine[] = [];
  const paymentDays = counted.reduce((days, segment) => days + segment.days, 0);
  const calculation: PayCalculation = { facts, rules, segments: counted, paymentDays, lines };
  for (const step of steps) lines.push(...step(calculation));
  const gross = sumOf(lines, 'earning');
  const deductions = sumOf(lines, 'deduction');
  return {
    state: 'ready',
    lines: lines.map((line) => ({ ...line, amount: formatMoney(line.amount, currency) })),
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

function inputsHashOf(facts: PayFacts, rules: PayRules): string {
  const { employeeId, hireDate, exitDate } = facts;
  const salaries = facts.salaries.map(({ amount, currency, validFrom, validTo }) => {
    return [validFrom, validTo, amount, currency];
  });
  salaries.sort((one, other) => (String(one) < String(other) ? -1 : 1));
  return hashOf([calculationVersion, rules.settingsHash, employeeId, hireDate, exitDate, salaries]);
}

function areProblems(outcome: SalarySegment[] | PayProblem[]): outcome is PayProblem[] {
  return outcome[0] !== undefined && 'code' in outcome[0];
}

function sumOf(lines: readonly DraftLine[], kind: PayLineKind): bigint {
  return lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0n);
}
