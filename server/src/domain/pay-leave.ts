import { spansInWords } from './date-words';
import { asDays } from './leave-days';
import { usualFactorsOn, type SalaryFactors } from './law/salary-factors';
import { divideRounded, formatMoney } from './money';
import { daysOfLeave, partOfDay } from './pay-leave-days';
import { inputLabels, type DraftLine, type PayCalculation, type StepOutcome } from './pay-step';
import type { LeavePayKind, TakenLeave } from './payslip';
import { yearStart } from './leave-type/leave-rules';
import { dateOfDayNumber, dayNumber, type PlainDate } from './plain-date';
import type { Text } from './text';

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
interface Bucket { kind: LeavePayKind; name: Text; percent: number; salary: bigint; taken: number; daysOff: PlainDate[] }

/**
 * What leave takes off the pay: working days by the calendar × the value of a day, less the share that goes on. A weekend or
 * holiday that counts as leave by the type is such a day too, where the month is paid by days that hold it. Sick and
 * parental leave are paid by steps, counted in days of the calendar since 1 January; a leave begun the year before counts whole.
 * Leave of a type is paid by what the type says instead, its steps counted from the beginning of its leave year.
 * Whoever is away on every working day of a salary is away for all the days it would be paid for, weekends and holidays too.
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
      const key = `${leave.type?.id ?? leave.kind} ${percent} ${segment.salary}`;
      const bucket = buckets.get(key) ?? { kind: leave.kind, name: leave.type?.name ?? leaveNames[leave.kind], percent, salary: segment.salary, taken: 0, daysOff: [] };
      buckets.set(key, isOff ? { ...bucket, daysOff: [...bucket.daysOff, day.date] } : { ...bucket, taken: bucket.taken + day.minutes / day.dayMinutes });
    }
  }
  const lines = [...buckets.values()].flatMap((bucket) => bucket.percent >= 100 ? [] : lineOf(bucket, calculation));
  return { lines };
}

/** Days of one name share their steps: those of a type in one of its leave years, or those of a kind. */
function countedWith({ kind, type }: TakenLeave, day: PlainDate, hireDate: PlainDate | null): string {
  if (!type) return kind;
  return type.tiers.length ? `${type.id} ${yearStart(type.yearBasis, day, hireDate ?? day)}` : type.id;
}

const shareOfType = ({ type }: TakenLeave, at: number): string | null =>
  type ? type.tiers.find(({ upToDay }) => at < upToDay)?.percent ?? type.paidPercent : null;

function lineOf({ kind, name, percent, salary, taken, daysOff }: Bucket, { rules, segments }: PayCalculation): DraftLine[] {
  const { currency, basisDays, calendar } = rules;
  const under = segments.filter((segment) => segment.salary === salary);
  const worked = under.reduce((sum, { from, to }) => sum + workingDays(from, to, calendar), 0);
  const paid = under.reduce((sum, segment) => sum + segment.days, 0);
  // Never more than the days paid: on a basis of fewer days than are worked a full month away is a full month.
  const isAway = taken > 0 && Math.round(taken * 10_000) >= Math.round(worked * 10_000);
  const days = isAway ? String(paid) : asDays(Math.min(taken + daysOff.length, paid), 1);
  const off = isAway ? [] : daysOff;
  const [day, withheld] = [BigInt(Math.round(Number(days) * 10_000)), BigInt(Math.round((100 - percent) * 100))];
  const amount = divideRounded(salary * day * withheld, BigInt(basisDays) * 10_000n * 10_000n, 'half-up');
  if (amount === 0n) return [];
  const { en, ar } = name;
  const base = formatMoney(salary, currency);
  return [{
    code: `LEAVE_${kind.toUpperCase()}`, name, kind: 'deduction', amount, formula: 'base ÷ basis × days × (100 − share) ÷ 100',
    inputs: [
      { name: 'base', label: inputLabels.base, value: base, unit: currency }, { name: 'basis', label: inputLabels.basis, value: String(basisDays), unit: 'days' },
      { name: 'days', label: unpaidLabel, value: days, unit: 'days' },
      ...off.length ? [{ name: 'off', label: daysOffLabel, value: String(off.length), unit: 'days' }] : [], { name: 'share', label: shareLabel, value: String(percent), unit: '%' },
    ],
    reason: off.length ? withDaysOff(name, { days, working: asDays(taken, 1), percent, off }) : {
      en: `${en}: ${days} working days, of which ${percent} % of the pay goes on${isAway ? '; away on every working day, so weekends and holidays count too' : ''}`,
      ar: `${ar}: ${days} من أيام العمل، يستمر منها ${percent}٪ من الأجر${isAway ? '؛ غياب عن كل أيام العمل فتحتسب العطل أيضاً' : ''}`,
    },
  }];
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
