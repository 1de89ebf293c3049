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
import type { Bilingual } from '../../../../kernel/text/text';

const same = (text: string): Bilingual => ({ en: text, ar: text });
const takenLabel: Bilingual = { en: 'Taken before', ar: 'المستقطع سابقاً' };
const owedLabel: Bilingual = { en: 'Owed of the loan before', ar: 'المتبقي من القرض قبله' };
const instalmentsLabel: Bilingual = { en: 'Payslips it is spread over', ar: 'عدد القسائم الموزع عليها' };

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
      name: same(entry.name),
      kind: 'earning',
      amount,
      formula: 'amount',
      inputs: [{ name: 'amount', label: inputLabels.amount, value: formatMoney(amount, currency), unit: currency }],
      reason: { en: `Reward of ${day.en}, paid once`, ar: `مكافأة ${day.ar}، تدفع مرة واحدة` },
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
  return explainedLine(rules, { code, name: same(entry.name), kind: 'deduction', amount: share.now }, () =>
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
  let { en, ar } = groundOf(entry);
  if (entry.daysOfPay) {
    const days = daysInWords(entry.daysOfPay, currency);
    en += `: ${days.en}`;
    ar += `: ${days.ar}`;
  }
  if (now < due && limit?.most === now) {
    const { input, reason } = limit.told();
    inputs.push(input);
    en += `; ${reason.en}`;
    ar += `؛ ${reason.ar}`;
  } else if (now < due) {
    const capped = cap !== null && now === cap;
    en += capped
      ? `; at most ${Number(entry.capPercent)} % of the net pay before ${isFurther ? 'the loan, all instalments together' : 'it'}`
      : '; no more than the pay leaves';
    ar += capped
      ? `؛ بحد أقصى ${Number(entry.capPercent)}٪ من صافي الراتب ${isFurther ? 'قبل القرض لكل أقساطه معاً' : 'قبله'}`
      : '؛ لا يتجاوز ما يتبقى من الراتب';
  }
  if (entry.loan) {
    en += `; ${money(owed - now)} of the loan still to repay`;
    ar += `؛ المتبقي من القرض ${money(owed - now)}`;
  } else if (left > now) {
    en += `; ${money(left - now)} still to come`;
    ar += `؛ المتبقي ${money(left - now)}`;
  }
  return {
    formula: isSpread
      ? 'amount ÷ instalments'
      : taken > 0n
        ? 'amount − taken'
        : entry.daysOfPay
          ? daysFormula
          : 'amount',
    inputs,
    reason: { en, ar },
  };
}

function groundOf({ loan, reversal, legalOrder, ground, date }: OwedAmount): Bilingual {
  const day = dateInWords(date);
  if (loan)
    return {
      en: `Instalment ${loan.number} of ${loan.of}, due on ${day.en}`,
      ar: `القسط ${loan.number} من ${loan.of}، مستحق في ${day.ar}`,
    };
  if (reversal) return reversalReason('reward', reversal);
  if (legalOrder && ground === 'maintenance')
    return { en: `Maintenance of ${day.en} by order of a court`, ar: `نفقة ${day.ar} بأمر محكمة` };
  return legalOrder
    ? { en: `Deduction of ${day.en} by order of a court or an authority`, ar: `خصم ${day.ar} بأمر محكمة أو جهة رسمية` }
    : { en: `Deduction of ${day.en}`, ar: `خصم ${day.ar}` };
}

const rank = ({ legalOrder, ground }: OwedAmount): number => (!legalOrder ? 2 : ground === 'maintenance' ? 0 : 1);
const least = (first: bigint, ...others: bigint[]): bigint =>
  others.reduce((found, each) => (each < found ? each : found), first);
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
const hundredths = (percent: string): bigint => BigInt(Math.round(Number(percent) * 100));
