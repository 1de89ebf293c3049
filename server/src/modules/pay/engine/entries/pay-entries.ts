import { listedFurther } from '../../../../kernel/text/listed';
import { t } from '../../texts/text';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { daysFormula, daysInputs, daysInWords } from '../time/days-of-pay';
import { formatMoney, groupedDecimal, multiplyByRatio, parseMoney } from '../../../../kernel/numbers/money';
import { broughtForward, DeductionLimits, type DeductionLimit } from './pay-deduction-limit';
import { rewardReversedCode, reversalReason } from '../difference/pay-reversal';
import {
  explainedLine,
  inputLabels,
  netOf,
  otherCurrency,
  type DraftLine,
  type PayCalculation,
  type StepOutcome,
} from '../pay-step';
import type { PayRules } from '../pay-rules';
import type { OwedAmount, PayInput, PayProblem, AppliedEntry } from '../payslip';
import { named, type Text } from '../../../../kernel/text/text';

const takenLabel: Text = t('pay_entries.taken_before');
const owedLabel: Text = t('pay_entries.owed_loan_before');
const instalmentsLabel: Text = t('pay_entries.payslips_spread_over');

/** Approved rewards that no run has paid yet, each whole and once. */
export function rewards({ facts, rules: { currency } }: PayCalculation): StepOutcome {
  const outcome: Required<StepOutcome> = { lines: [], appliedEntries: [], problems: [] };
  for (const entry of facts.rewards) {
    if (entry.currency !== currency) {
      outcome.problems.push(otherCurrency(entry, currency));
      continue;
    }
    const amount = parseMoney(entry.amount, currency, 'half-up');
    const day = dateInWords(entry.date);
    outcome.lines.push({
      code: 'REWARD',
      name: named(entry.name),
      kind: 'earning',
      amount,
      formula: 'amount',
      inputs: [{ name: 'amount', label: inputLabels.amount, value: formatMoney(amount, currency), unit: currency }],
      reason: t('pay_entries.reward_paid_once', { day }),
    });
    outcome.appliedEntries.push({ source: 'EmployeeReward', id: entry.id, amount });
  }
  return outcome;
}

/**
 * Single deductions, instalments of loans and rewards taken back: what a court or an authority ordered first,
 * maintenance before the rest of it, then the lowest priority number, then the oldest. Each takes its instalment, no
 * more than its cap of the net pay before it, than the law lets be taken of the wage, and never more than is left to be
 * paid out; the rest waits for the next payslip.
 * The cap of a loan is that of the payslip: all its instalments together take no more. What earlier payslips carried
 * forward comes before all of them.
 */
export function amountsOwed(calculation: PayCalculation): StepOutcome {
  const {
    facts,
    rules: { currency },
    lines,
  } = calculation;
  const outcome: { lines: DraftLine[]; appliedEntries: AppliedEntry[]; problems: PayProblem[] } = {
    lines: [],
    appliedEntries: [],
    problems: [],
  };
  const order = facts.owed.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.priority - other.priority ||
      (one.date < other.date ? -1 : one.date > other.date ? 1 : one.id < other.id ? -1 : 1),
  );
  const limits = new DeductionLimits(calculation);
  let net = netOf(lines) - broughtForward(calculation);
  const loans = new Map<string, OfLoan>();
  for (const entry of order) {
    if (entry.currency !== currency) {
      outcome.problems.push(otherCurrency(entry, currency));
      continue;
    }
    const [amount, taken] = [
      parseMoney(entry.amount, currency, 'half-up'),
      parseMoney(entry.taken, currency, 'half-up'),
    ];
    const count = BigInt(entry.instalments);
    const left = amount - taken;
    const due = least(left, (amount + count - 1n) / count);
    const before = loans.get(entry.loan?.id ?? '');
    const cap =
      entry.capPercent === null
        ? null
        : before
          ? before.left!
          : multiplyByRatio(most(net, 0n), hundredths(entry.capPercent), 10_000n, 'half-up');
    const limit = limits.of(entry);
    const now = most(0n, least(due, cap ?? due, limit?.most ?? due, net));
    if (entry.loan) loans.set(entry.loan.id, { paidBack: (before?.paidBack ?? 0n) + now, left: cap && cap - now });
    if (now === 0n) continue;
    net -= now;
    limits.took(entry, now);
    outcome.appliedEntries.push({ source: entry.source, id: entry.id, amount: now });
    const owed = entry.loan ? parseMoney(entry.loan.open, currency, 'half-up') - (before?.paidBack ?? 0n) : 0n;
    const isFurther = before !== undefined && before.paidBack > 0n;
    outcome.lines.push(
      lineOf(entry, { now, due, left, taken, cap, limit, amount, owed, isFurther }, calculation.rules),
    );
  }
  return outcome;
}

/** What this payslip takes of a loan, and what its cap still lets it take. */
interface OfLoan {
  paidBack: bigint;
  left: bigint | null;
}

/** `owed`: what is open of a loan before this line; `isFurther`: another instalment of it is taken before. */
interface Share {
  now: bigint;
  due: bigint;
  left: bigint;
  taken: bigint;
  cap: bigint | null;
  limit: DeductionLimit | null;
  amount: bigint;
  owed: bigint;
  isFurther: boolean;
}

function lineOf(entry: OwedAmount, share: Share, rules: PayRules): DraftLine {
  const code = entry.loan ? 'LOAN' : entry.reversal ? rewardReversedCode : 'ONE_OFF';
  return explainedLine(rules, { code, name: named(entry.name), kind: 'deduction', amount: share.now }, () =>
    explained(entry, share, rules.currency),
  );
}

function explained(
  entry: OwedAmount,
  { now, due, left, taken, cap, limit, amount, owed, isFurther }: Share,
  currency: string,
): Pick<DraftLine, 'formula' | 'inputs' | 'reason'> {
  const money = (value: bigint) => groupedDecimal(formatMoney(value, currency));
  const isSpread = entry.instalments > 1;
  const inputs: PayInput[] = [
    ...(entry.daysOfPay ? daysInputs(entry.daysOfPay, currency) : []),
    { name: 'amount', label: inputLabels.amount, value: formatMoney(amount, currency), unit: currency },
  ];
  if (isSpread)
    inputs.push({ name: 'instalments', label: instalmentsLabel, value: String(entry.instalments), unit: '' });
  if (taken > 0n)
    inputs.push({ name: 'taken', label: takenLabel, value: formatMoney(taken, currency), unit: currency });
  if (entry.loan) inputs.push({ name: 'owed', label: owedLabel, value: formatMoney(owed, currency), unit: currency });
  const ground = groundOf(entry);
  const told: [Text, ...Text[]] = [
    entry.daysOfPay ? t('pay_entries.of_days', { ground, days: daysInWords(entry.daysOfPay, currency) }) : ground,
  ];
  if (now < due && limit?.most === now) {
    const { input, reason } = limit.told();
    inputs.push(input);
    told.push(reason);
  } else if (now < due) {
    const percent = Number(entry.capPercent);
    told.push(
      cap === null || now !== cap
        ? t('pay_entries.what_pay_leaves')
        : isFurther
          ? t('pay_entries.most_before_loan', { percent })
          : t('pay_entries.most_before_it', { percent }),
    );
  }
  if (entry.loan) told.push(t('pay_entries.still_to_repay', { rest: money(owed - now) }));
  else if (left > now) told.push(t('pay_entries.still_to_come', { rest: money(left - now) }));
  return {
    formula: isSpread
      ? 'amount ÷ instalments'
      : taken > 0n
        ? 'amount − taken'
        : entry.daysOfPay
          ? daysFormula
          : 'amount',
    inputs,
    reason: listedFurther(told),
  };
}

function groundOf({ loan, reversal, legalOrder, ground, date }: OwedAmount): Text {
  const day = dateInWords(date);
  if (loan) return t('pay_entries.instalment_due', { number: loan.number, of: loan.of, day });
  if (reversal) return reversalReason('reward', reversal);
  if (legalOrder && ground === 'maintenance') return t('pay_entries.maintenance_order_court', { day });
  return legalOrder ? t('pay_entries.deduction_order_court_authority', { day }) : t('pay_entries.deduction', { day });
}

const rank = ({ legalOrder, ground }: OwedAmount): number => (!legalOrder ? 2 : ground === 'maintenance' ? 0 : 1);
const least = (first: bigint, ...others: bigint[]): bigint =>
  others.reduce((found, each) => (each < found ? each : found), first);
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const hundredths = (percent: string): bigint => BigInt(Math.round(Number(percent) * 100));
