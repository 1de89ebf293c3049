import { dateInWords } from '../../../../kernel/dates/date-words';
import { t } from '../../texts/text';
import { wageDeductionLawOn, type WageDeductionLaw } from '../../statutory/wage-deduction-laws';
import { encashmentCode } from '../encashment/encashment-value';
import { formatMoney, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import { deductionReversedCode } from '../difference/pay-reversal';
import { inTwelfths } from '../pay-rules';
import type { DraftLine, PayCalculation } from '../pay-step';
import type { OwedAmount, PayInput } from '../payslip';
import type { Text } from '../../../../kernel/text/text';

/** The most that may be taken now by law, and, told where it is what keeps the rest back, by which of its limits. */
export interface DeductionLimit {
  most: bigint;
  told: () => { input: PayInput; reason: Text };
}

/** Paid once, and no wage of the month. */
const besideWage = new Set(['REWARD', 'RETRO', encashmentCode, deductionReversedCode]);
const isLeave = ({ code, kind }: DraftLine): boolean => kind === 'deduction' && code.startsWith('LEAVE_');

/** What the month was worked for: the salary with allowances and components, less leave that is not paid. */
const wageIn = (lines: readonly DraftLine[]): bigint =>
  lines.reduce(
    (sum, line) =>
      isLeave(line)
        ? sum - line.amount
        : line.kind === 'earning' && !besideWage.has(line.code)
          ? sum + line.amount
          : sum,
    0n,
  );

/**
 * Deductions that earlier payslips carried forward and this one takes before any other; what is given back of them
 * makes no room.
 */
export function broughtForward({ facts, rules: { currency } }: PayCalculation): bigint {
  const brought = parseMoney(facts.toSettle?.broughtForward ?? '0', currency, 'half-up');
  return brought > 0n ? brought : 0n;
}

/** What a law limits by itself. */
type Limited = 'loan' | 'order' | 'maintenance' | 'penalty' | 'overpaid';

function limitedAs({ loan, legalOrder, ground, source }: OwedAmount): Limited | null {
  if (loan) return 'loan';
  if (legalOrder) return ground === 'maintenance' ? 'maintenance' : 'order';
  if (source === 'RewardReversal') return 'overpaid';
  return ground === 'penalty' ? 'penalty' : null;
}

/** What the law of the country and month lets be taken from one wage, told of each amount that is. */
export class DeductionLimits {
  private readonly law: WageDeductionLaw;
  private readonly currency: string;
  private readonly wage: bigint;
  private readonly basisDays: number;
  private readonly taken = new Map<Limited, bigint>();
  private all: bigint;

  constructor(calculation: PayCalculation) {
    const { rules, lines } = calculation;
    this.law = wageDeductionLawOn(rules.country ?? '', rules.to);
    this.currency = rules.currency;
    this.basisDays = rules.basisDays;
    const wage = wageIn(lines);
    this.wage = wage > 0n ? wage : 0n;
    this.all = lines.reduce(
      (sum, line) => (line.kind === 'deduction' && !isLeave(line) ? sum + line.amount : sum),
      broughtForward(calculation),
    );
  }

  /** The narrowest limit for the amount; null where the law sets none. */
  of(entry: OwedAmount): DeductionLimit | null {
    const as = limitedAs(entry);
    const own = as && this.limit(this.percentOf(as, entry), this.takenAs(as), this.wordsOf(as, entry));
    const days = as === 'penalty' ? this.limitInDays(this.taken.get(as) ?? 0n) : null;
    const all = this.limit(this.law.all, this.all, ofAll);
    return [own, days, all].reduce(
      (narrowest, each) => (each && (!narrowest || each.most < narrowest.most) ? each : narrowest),
      null,
    );
  }

  took(entry: OwedAmount, amount: bigint): void {
    this.all += amount;
    const as = limitedAs(entry);
    if (as) this.taken.set(as, (this.taken.get(as) ?? 0n) + amount);
  }

  /** Where maintenance has the limit of orders, both share it. */
  private takenAs(as: Limited): bigint {
    const taken = (of: Limited): bigint => this.taken.get(of) ?? 0n;
    const isShared =
      (as === 'order' || as === 'maintenance') && this.law.orders !== null && this.law.orders.maintenance !== null;
    return isShared ? taken('order') + taken('maintenance') : taken(as);
  }

  private percentOf(as: Limited, { loan, capPercent }: OwedAmount): number | null {
    const { loans, orders, penalties, overpaid } = this.law;
    switch (as) {
      case 'loan':
        return loan!.consent ? loans.withConsent : loans.without;
      case 'order':
        return orders && !(orders.unlessOrdered && capPercent !== null) ? orders.most : null;
      case 'maintenance':
        return orders && orders.maintenance;
      case 'penalty':
        return penalties;
      case 'overpaid':
        return overpaid;
    }
  }

  private wordsOf(as: Limited, { loan }: OwedAmount): Text {
    if (as !== 'loan') return words[as];
    return loan!.consent ? consented : this.law.loans.without === this.law.loans.withConsent ? ofLoans : notConsented;
  }

  private limit(percent: number | null, before: bigint, what: Text): DeductionLimit | null {
    if (percent === null) return null;
    const share = (this.wage * BigInt(percent)) / 100n;
    return { most: share > before ? share - before : 0n, told: () => this.told(percent, what) };
  }

  /** A day's wage is that of the month by the days it is divided by. */
  private limitInDays(before: bigint): DeductionLimit | null {
    const { penaltyDays } = this.law;
    if (!penaltyDays) return null;
    const share = (this.wage * BigInt(penaltyDays.most) * inTwelfths(1)) / inTwelfths(this.basisDays);
    const most: Text = t('pay_deduction_limit.penalties_most_days', { most: penaltyDays.most });
    return { most: share > before ? share - before : 0n, told: () => this.ofWage(most, penaltyDays.source) };
  }

  private told(percent: number, what: Text): { input: PayInput; reason: Text } {
    return this.ofWage(t('pay_deduction_limit.most', { what, percent }), this.law.source);
  }

  private ofWage(most: Text, source: Text): { input: PayInput; reason: Text } {
    const wage = formatMoney(this.wage, this.currency);
    const { country, validFrom } = this.law;
    const rule =
      country === null ? source : t('pay_deduction_limit.in_force', { source, since: dateInWords(validFrom) });
    return {
      input: { name: 'wage', label: t('pay_deduction_limit.wage_month'), value: wage, unit: this.currency },
      reason: t('pay_deduction_limit.of_wage_by_rule', { most, wage: groupedDecimal(wage), rule }),
    };
  }
}

const words: Record<Exclude<Limited, 'loan'>, Text> = {
  order: t('pay_deduction_limit.orders_courts_authorities'),
  maintenance: t('pay_deduction_limit.maintenance'),
  penalty: t('pay_deduction_limit.penalties'),
  overpaid: t('pay_deduction_limit.what_was_paid_too_much'),
};
const ofLoans: Text = t('pay_deduction_limit.loans');
const consented: Text = t('pay_deduction_limit.loans_agreed_writing');
const notConsented: Text = t('pay_deduction_limit.loans_without_written_consent');
const ofAll: Text = t('pay_deduction_limit.all_deductions_together');
