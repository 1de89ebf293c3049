import { spansInWords } from './date-words';
import { grouped } from './grouped';
import { asDays } from './leave-days';
import { usualFactorsOn, type SalaryFactors } from './law/salary-factors';
import { allocate, divideRounded, formatMoney, type Rounding } from './money';
import { daysOfLeave, partOfDay } from './pay-leave-days';
import type { PayRules } from './pay-rules';
import { inputLabels, withCarried, type DraftLine, type PayCalculation, type StepOutcome } from './pay-step';
import type { LeavePayKind, TakenLeave } from './payslip';
import { yearStart } from './leave-type/leave-rules';
import { dateOfDayNumber, dayNumber, type PlainDate } from './plain-date';
import type { Text } from './text';

const rounding: Rounding = 'half-up';
export const leaveNames: Record<LeavePayKind, Text> = {
  paid: { en: 'Paid leave', ar: 'إجازة مدفوعة' }, unpaid: { en: 'Unpaid leave', ar: 'إجازة غير مدفوعة' }, sick: { en: 'Sick leave', ar: 'إجازة مرضية' },
  maternity: { en: 'Maternity leave', ar: 'إجازة أمومة' }, parental: { en: 'Parental leave', ar: 'إجازة والدية' },
};
const unpaidLabel: Text = { en: 'Days of leave', ar: 'أيام الإجازة' };
const daysOffLabel: Text = { en: 'Of them weekends and holidays', ar: 'منها عطل أسبوعية ورسمية' };
const shareLabel: Text = { en: 'Percent of pay that goes on', ar: 'نسبة الأجر المستمرة' };

/** Shares by how many days of the kind there have been since the beginning of the year: up to `through` days. */
const stepsOf = (shares: SalaryFactors): Record<LeavePayKind, { through: number; percent: string }[]> => ({
  paid: [{ through: Infinity, percent: shares.paidLeavePercent }],
  unpaid: [{ through: Infinity, percent: shares.unpaidLeavePercent }],
  maternity: [{ through: Infinity, percent: shares.maternityLeavePercent }],
  sick: [
    { through: 15, percent: shares.sickLeaveFirstPercent }, { through: 30, percent: shares.sickLeaveSecondPercent }, { through: 90, percent: shares.sickLeaveThirdPercent },
    { through: Infinity, percent: shares.sickLeavePercent },
  ],
  parental: [
    { through: 45, percent: shares.parentalLeaveFirstPercent }, { through: 60, percent: shares.parentalLeaveSecondPercent },
    { through: Infinity, percent: shares.parentalLeaveThirdPercent },
  ],
});

/** Working days of leave under one salary that are paid at one share of it, and the days off that count with them. */
interface Bucket { share: string; kind: LeavePayKind; name: Text; percent: number; salary: bigint; taken: number; daysOff: PlainDate[] }

/**
 * What leave takes off the pay: working days by the calendar × the value of a day, less the share that goes on. A weekend or
 * holiday that counts as leave by the type is such a day too, where the month is paid by days that hold it. Sick and
 * parental leave are paid by steps, counted in days of the calendar since 1 January; a leave begun the year before counts whole.
 * Leave of a type is paid by what the type says instead, its steps counted from the beginning of its leave year.
 * Each salary of the month loses its own days at its own rate. Whoever is away on every working day of the month, or of what of
 * it he is employed, is away for all the days he would be paid for, weekends and holidays too, under whichever salary they lie.
 */
export function leaveTaken(calculation: PayCalculation): StepOutcome {
  const { facts, rules, segments } = calculation;
  if (!facts.leaves.length) return { lines: [] };
  const steps = stepsOf(facts.factors ?? usualFactorsOn(rules.from));
  const buckets = new Map<string, Bucket>();
  const passed = new Map<string, number>();
  const daysOff = new Set<number>();
  for (const leave of facts.leaves.toSorted((one, other) => one.fromDate < other.fromDate ? -1 : 1)) {
    for (const day of daysOfLeave(leave, rules)) {
      if (facts.countedTo !== undefined && day.date > facts.countedTo) continue;
      const counted = countedWith(leave, day.date, facts.hireDate);
      const at = passed.get(counted) ?? 0;
      passed.set(counted, at + partOfDay(leave, day));
      const number = dayNumber(day.date);
      const segment = segments.find(({ from, to }) => from <= number && number <= to);
      const isOff = day.isOff && !daysOff.has(number);
      if (!segment || (!day.minutes && !isOff)) continue;
      if (isOff) daysOff.add(number);
      const percent = Number(leave.paidPercent ?? shareOfType(leave, at) ?? steps[leave.kind].find(({ through }) => at < through)!.percent);
      const share = `${leave.type?.id ?? leave.kind} ${percent}`;
      const key = `${share} ${segment.salary}`;
      const bucket = buckets.get(key) ?? { share, kind: leave.kind, name: leave.type?.name ?? leaveNames[leave.kind], percent, salary: segment.salary, taken: 0, daysOff: [] };
      buckets.set(key, isOff ? { ...bucket, daysOff: [...bucket.daysOff, day.date] } : { ...bucket, taken: bucket.taken + day.minutes / day.dayMinutes });
    }
  }
  const all = [...buckets.values()];
  const whole = wholeMonth(all, calculation);
  const shares = grouped((whole ?? all).filter(({ percent }) => percent < 100), ({ share }) => share);
  return { lines: [...shares.values()].flatMap((parts) => linesOf(parts, calculation, whole !== null)) };
}

/** A share that is all of the month: one for each of its salaries, those without a working day too. */
function wholeMonth(buckets: readonly Bucket[], { segments, rules }: PayCalculation): Bucket[] | null {
  const worked = tenThousandths(segments.reduce((sum, { from, to }) => sum + workingDays(from, to, rules.calendar), 0));
  const takenOf = (share: string): number => tenThousandths(buckets.reduce((sum, each) => each.share === share ? sum + each.taken : sum, 0));
  const found = buckets.find(({ share, taken }) => taken > 0 && takenOf(share) >= worked);
  return found ? [...new Set(segments.map(({ salary }) => salary))].map((salary) => ({ ...found, salary })) : null;
}

/** Days of one name share their steps: those of a type in one of its leave years, or those of a kind. */
function countedWith({ kind, type }: TakenLeave, day: PlainDate, hireDate: PlainDate | null): string {
  if (!type) return kind;
  return type.tiers.length ? `${type.id} ${yearStart(type.yearBasis, day, hireDate ?? day)}` : type.id;
}

const shareOfType = ({ type }: TakenLeave, at: number): string | null =>
  type ? type.tiers.find(({ upToDay }) => at < upToDay)?.percent ?? type.paidPercent : null;

/** What one share takes of each salary. The lines add up to what the exact total rounds to, as those of the salaries do. */
function linesOf(parts: readonly Bucket[], { rules, segments }: PayCalculation, isAway: boolean): DraftLine[] {
  const days = parts.map(({ salary, taken, daysOff }) => {
    const paid = segments.reduce((sum, segment) => segment.salary === salary ? sum + segment.days : sum, 0);
    // Never more than the days paid, on a basis of fewer days than are worked.
    return isAway ? String(paid) : asDays(Math.min(taken + daysOff.length, paid), 1);
  });
  const exact = parts.map(({ salary, percent }, at) => salary * BigInt(tenThousandths(Number(days[at]))) * BigInt(Math.round((100 - percent) * 100)));
  const divisor = BigInt(rules.basisDays) * 10_000n * 10_000n;
  const amounts = allocate(exact, divisor, rounding);
  return parts.flatMap((part, at) => {
    const amount = amounts[at]!;
    const carried = amount - divideRounded(exact[at]!, divisor, rounding);
    return amount === 0n ? [] : [lineOf(isAway ? { ...part, daysOff: [] } : part, rules, { days: days[at]!, amount, carried, isAway })];
  });
}

interface Taken { days: string; amount: bigint; carried: bigint; isAway: boolean }

function lineOf({ kind, name, percent, salary, taken, daysOff: off }: Bucket, { currency, basisDays }: PayRules, { days, amount, carried, isAway }: Taken): DraftLine {
  const { en, ar } = name;
  const base = formatMoney(salary, currency);
  const reason = off.length ? withDaysOff(name, { days, working: asDays(taken, 1), percent, off }) : {
    en: `${en}: ${days} working days, of which ${percent} % of the pay goes on${isAway ? '; away on every working day, so weekends and holidays count too' : ''}`,
    ar: `${ar}: ${days} من أيام العمل، يستمر منها ${percent}٪ من الأجر${isAway ? '؛ غياب عن كل أيام العمل فتحتسب العطل أيضاً' : ''}`,
  };
  return {
    code: `LEAVE_${kind.toUpperCase()}`, name, kind: 'deduction', amount, formula: 'base ÷ basis × days × (100 − share) ÷ 100',
    inputs: [
      { name: 'base', label: inputLabels.base, value: base, unit: currency }, { name: 'basis', label: inputLabels.basis, value: String(basisDays), unit: 'days' },
      { name: 'days', label: unpaidLabel, value: days, unit: 'days' },
      ...off.length ? [{ name: 'off', label: daysOffLabel, value: String(off.length), unit: 'days' }] : [], { name: 'share', label: shareLabel, value: String(percent), unit: '%' },
    ],
    reason: carried === 0n ? reason : withCarried(reason, formatMoney(carried, currency)),
  };
}

function withDaysOff({ en, ar }: Text, { days, working, percent, off }: { days: string; working: string; percent: number; off: PlainDate[] }): Text {
  const when = spansInWords(off);
  return {
    en: `${en}: ${days} days, of which ${percent} % of the pay goes on: ${working} working days, and weekends and holidays that count as leave by its type (${when.en})`,
    ar: `${ar}: ${days} من الأيام، يستمر منها ${percent}٪ من الأجر: ${working} من أيام العمل، وعطل تُحتسب إجازة بحسب نوعها (${when.ar})`,
  };
}

/** What is worked of the days between two, each day as the part a holiday leaves of it. */
function workingDays(from: number, to: number, calendar: PayCalculation['rules']['calendar']): number {
  let days = 0;
  for (let number = from; number <= to; number += 1) {
    const { kind, minutes, usualMinutes } = calendar.dayOn(dateOfDayNumber(number));
    if (kind === 'work') days += minutes / usualMinutes;
  }
  return days;
}

const tenThousandths = (days: number): number => Math.round(days * 10_000);
