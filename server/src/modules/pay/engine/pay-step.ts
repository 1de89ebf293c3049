import { t } from '../texts/text';
import { dayBasisNames, writtenDays, type PayRules } from './pay-rules';
import type { PayableEntry, PayFacts, PayLine, PayProblem, AppliedEntry } from './payslip';
import type { Words } from './components/known-words';
import type { Worked } from '../../../kernel/formula/components';
import type { SalarySegment } from './components/salary-segments';
import { formatMoney } from '../../../kernel/numbers/money';
import { nothing } from '../../../kernel/text/listed';
import type { Text } from '../../../kernel/text/text';

/** A line before it is written out: `amount` in smallest coins. `taxFree` is an allowance that is not taxed. */
export type DraftLine = Omit<PayLine, 'amount'> & { amount: bigint; taxFree?: true };

type Explanation = Pick<DraftLine, 'formula' | 'inputs' | 'reason' | 'forEmployee'>;
type Bare = Omit<DraftLine, keyof Explanation>;

/** A line with what it follows from, as far as anybody is to read it. */
export function explainedLine(
  rules: PayRules,
  line: Bare,
  explain: () => Explanation,
  reasonOf: () => Text = () => explain().reason,
): DraftLine {
  if (rules.reasonsOnDemand && !rules.isUnexplained) return new LineOnDemand(line, reasonOf);
  const { code, name, kind, amount, hidden, taxFree } = line;
  const { formula, inputs, reason, forEmployee } = rules.isUnexplained ? unexplained : explain();
  // Written out, not spread: of a hundred thousand payslips millions are made.
  const explained: DraftLine = { code, name, kind, amount, formula, inputs, reason };
  if (hidden) explained.hidden = hidden;
  if (taxFree) explained.taxFree = taxFree;
  if (forEmployee) explained.forEmployee = forEmployee;
  return explained;
}

/** A line as it stands on a payslip. */
export function writtenLine(line: DraftLine, currency: string): PayLine {
  const { code, name, kind, formula, inputs, reason, hidden, forEmployee } = line;
  const written: PayLine = { code, name, kind, amount: formatMoney(line.amount, currency), formula, inputs, reason };
  if (hidden) written.hidden = hidden;
  if (forEmployee) written.forEmployee = forEmployee;
  return written;
}

const unexplained: Explanation = { formula: '', inputs: [], reason: nothing };

/**
 * Why it is there is put into words once it is asked for. A class, since a getter written into each object takes forty
 * times as long.
 */
class LineOnDemand implements DraftLine {
  readonly code: string;
  readonly name: Text;
  readonly kind: PayLine['kind'];
  readonly amount: bigint;
  readonly hidden?: true;
  readonly taxFree?: true;
  readonly formula = unexplained.formula;
  readonly inputs = unexplained.inputs;

  constructor(
    { code, name, kind, amount, hidden, taxFree }: Bare,
    private readonly reasonOf: () => Text,
  ) {
    this.code = code;
    this.name = name;
    this.kind = kind;
    this.amount = amount;
    if (hidden) this.hidden = hidden;
    if (taxFree) this.taxFree = taxFree;
  }

  get reason(): Text {
    return this.reasonOf();
  }
}

/** What steps calculate from: sound facts, and the lines of the steps before. */
export interface PayCalculation {
  facts: PayFacts;
  rules: PayRules;
  segments: readonly (SalarySegment & { days: number })[];
  paymentDays: number;
  lines: readonly DraftLine[];
  shared?: SharedCalculation;
}

/**
 * What the pay of the same facts by other components has in common with what was calculated before; the first
 * calculation fills it.
 */
export interface SharedCalculation {
  /** Codes of the components that are others, and of those that read them. */
  affected: ReadonlySet<string>;
  /** Whether what overtime comes to is the same. */
  keepsOvertime: boolean;
  outcomes: Map<PayStep, StepOutcome>;
  worked: Map<string, Worked>;
  words?: Words;
}

/** What a step adds to a payslip. Any problem makes it a payslip in error. */
export interface StepOutcome {
  lines: DraftLine[];
  appliedEntries?: AppliedEntry[];
  problems?: PayProblem[];
}

/**
 * One rule of pay: reads the calculation so far, answers the lines it adds, changes nothing else. Components,
 * attendance, leave, loans join the payroll as steps: each brings its facts in PayFacts and its place in the order.
 */
export type PayStep = (calculation: PayCalculation) => StepOutcome;

/** What the lines so far leave to be paid out, in smallest coins. */
export const netOf = (lines: readonly DraftLine[]): bigint =>
  lines.reduce(
    (sum, { kind, amount }) => (kind === 'earning' ? sum + amount : kind === 'deduction' ? sum - amount : sum),
    0n,
  );

/** What a component or the day's pay is divided by, in words. */
export const daysOfBasis = (rules: PayRules, days: number): Text =>
  t('pay_step.days_of_basis', { days, of: writtenDays(rules.basisDays), basis: dayBasisNames[rules.dayBasis] });

/** What a part of the month took over so that all of them add up. */
export const withCarried = (reason: Text, carried: string): Text => t('pay_step.carried', { reason, carried });

export const inputLabels = {
  base: t('pay_step.monthly_salary'),
  days: t('pay_step.days_paid'),
  basis: t('pay_step.days_month_divided'),
  from: t('pay_step.from'),
  to: t('pay_step.to'),
  amount: t('pay_step.amount'),
  percent: t('pay_step.percent'),
} satisfies Record<string, Text>;

export const otherCurrency = ({ name, currency }: PayableEntry, paid: string): PayProblem => ({
  code: 'item_currency',
  message: t('pay_step.company_pays', { name, currency, paid }),
});
