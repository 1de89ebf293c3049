import { asDays, dayKind, leaveDays } from './leave-days';
import { usualFactorsOn } from './law/salary-factors';
import { divideRounded, formatMoney } from './money';
import { inputLabels, type DraftLine, type PayCalculation, type StepOutcome } from './pay-step';
import type { LeavePayKind, LeaveShares, TakenLeave } from './payslip';
import { dateOfDayNumber, dayNumber } from './plain-date';
import type { Text } from './text';

export const leaveNames: Record<LeavePayKind, Text> = {
  paid: { en: 'Paid leave', ar: 'إجازة مدفوعة' }, unpaid: { en: 'Unpaid leave', ar: 'إجازة غير مدفوعة' }, sick: { en: 'Sick leave', ar: 'إجازة مرضية' },
  maternity: { en: 'Maternity leave', ar: 'إجازة أمومة' }, parental: { en: 'Parental leave', ar: 'إجازة والدية' },
};
const unpaidLabel: Text = { en: 'Days of leave', ar: 'أيام الإجازة' };
const shareLabel: Text = { en: 'Percent of pay that goes on', ar: 'نسبة الأجر المستمرة' };

/** Shares by how many days of the kind there have been since the beginning of the year: up to `through` days. */
const stepsOf = (shares: LeaveShares): Record<LeavePayKind, { through: number; percent: string }[]> => ({
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

/** Minutes of leave under one salary that are paid at one share of it. */
interface Bucket { kind: LeavePayKind; percent: number; salary: bigint; minutes: number }

/**
 * What leave takes off the pay: working time by the company's calendar × the value of a day, less the share that goes on. Sick and
 * parental leave are paid by steps, counted in days of the calendar since 1 January; a leave begun the year before counts whole.
 * Whoever is away on every working day of a salary is away for all the days it would be paid for, weekends and holidays too.
 */
export function leaveTaken(calculation: PayCalculation): StepOutcome {
  const { facts, rules, segments } = calculation;
  if (!facts.leaves.length) return { lines: [] };
  const steps = stepsOf(facts.leaveShares ?? usualFactorsOn(rules.from));
  const { dayMinutes } = rules.calendar;
  const buckets = new Map<string, Bucket>();
  const passed = new Map<LeavePayKind, number>();
  for (const leave of facts.leaves.toSorted((one, other) => one.fromDate < other.fromDate ? -1 : 1)) {
    for (const day of leaveDays(leave, rules.calendar)) {
      const at = passed.get(leave.kind) ?? 0;
      passed.set(leave.kind, at + partOfDay(leave, day.date, day.minutes, dayMinutes));
      const number = dayNumber(day.date);
      const segment = segments.find(({ from, to }) => from <= number && number <= to);
      if (!segment || !day.minutes) continue;
      const percent = Number(leave.paidPercent ?? steps[leave.kind].find(({ through }) => at < through)!.percent);
      const key = `${leave.kind} ${percent} ${segment.salary}`;
      const bucket = buckets.get(key) ?? { kind: leave.kind, percent, salary: segment.salary, minutes: 0 };
      buckets.set(key, { ...bucket, minutes: bucket.minutes + day.minutes });
    }
  }
  const lines = [...buckets.values()].flatMap((bucket) => bucket.percent >= 100 ? [] : lineOf(bucket, calculation));
  return { lines };
}

function partOfDay(leave: TakenLeave, date: string, minutes: number, dayMinutes: number): number {
  if (leave.unit === 'hourly') return minutes / dayMinutes;
  return 1 - (leave.fromPart === 'pm' && date === leave.fromDate ? 0.5 : 0) - (leave.toPart === 'am' && date === leave.toDate ? 0.5 : 0);
}

function lineOf({ kind, percent, salary, minutes }: Bucket, { rules, segments }: PayCalculation): DraftLine[] {
  const { currency, basisDays, calendar } = rules;
  const under = segments.filter((segment) => segment.salary === salary);
  const worked = under.reduce((sum, { from, to }) => sum + workingMinutes(from, to, calendar), 0);
  const paid = under.reduce((sum, segment) => sum + segment.days, 0);
  // Never more than the days paid: on a basis of fewer days than are worked a full month away is a full month.
  const days = minutes >= worked ? String(paid) : asDays(Math.min(minutes, paid * calendar.dayMinutes), calendar.dayMinutes);
  const [day, withheld] = [BigInt(Math.round(Number(days) * 10_000)), BigInt(Math.round((100 - percent) * 100))];
  const amount = divideRounded(salary * day * withheld, BigInt(basisDays) * 10_000n * 10_000n, 'half-up');
  if (amount === 0n) return [];
  const { en, ar } = leaveNames[kind];
  const base = formatMoney(salary, currency);
  return [{
    code: `LEAVE_${kind.toUpperCase()}`, name: leaveNames[kind], kind: 'deduction', amount, formula: 'base ÷ basis × days × (100 − share) ÷ 100',
    inputs: [
      { name: 'base', label: inputLabels.base, value: base, unit: currency }, { name: 'basis', label: inputLabels.basis, value: String(basisDays), unit: 'days' },
      { name: 'days', label: unpaidLabel, value: days, unit: 'days' }, { name: 'share', label: shareLabel, value: String(percent), unit: '%' },
    ],
    reason: {
      en: `${en}: ${days} working days, of which ${percent} % of the pay goes on${minutes >= worked ? '; away on every working day, so weekends and holidays count too' : ''}`,
      ar: `${ar}: ${days} من أيام العمل، يستمر منها ${percent}٪ من الأجر${minutes >= worked ? '؛ غياب عن كل أيام العمل فتحتسب العطل أيضاً' : ''}`,
    },
  }];
}

function workingMinutes(from: number, to: number, calendar: PayCalculation['rules']['calendar']): number {
  let minutes = 0;
  for (let day = from; day <= to; day += 1) if (dayKind(dateOfDayNumber(day), calendar).kind === 'work') minutes += calendar.dayMinutes;
  return minutes;
}
