import { quantity } from '../../../../kernel/numbers/quantity';
import { listedFurther } from '../../../../kernel/text/listed';
import { t } from '../../texts/text';
import { spansInWords } from '../../../../kernel/dates/date-words';
import { groupBy } from '../../../../kernel/group-by';
import { asDays } from '../../../organisation/domain/leave-days';
import { usualFactorsOn } from '../../statutory/salary-factors';
import { allocate, divideRounded, formatMoney, type Rounding } from '../../../../kernel/numbers/money';
import { daysAway, tenThousandths, type LeaveByDay, type LeaveShare } from './pay-leave-away';
import { daysOfLeave, partOfDay, takenOf, worthOf } from './pay-leave-days';
import { isByStep, shareRule, stepsOf, type ShareRule } from './pay-leave-rule';
import { inTwelfths, writtenDays, type PayRules } from '../pay-rules';
import {
  explainedLine,
  inputLabels,
  withCarried,
  type DraftLine,
  type PayCalculation,
  type StepOutcome,
} from '../pay-step';
import type { LeavePayKind, TakenLeave } from '../payslip';
import { takenYear, yearStart } from '../../../leave/domain/type/leave-rules';
import { dayNumber, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';

const rounding: Rounding = 'half-up';
export const leaveNames: Record<LeavePayKind, Text> = {
  paid: t('pay_leave.paid_leave'),
  unpaid: t('pay_leave.unpaid_leave'),
  sick: t('pay_leave.sick_leave'),
  maternity: t('pay_leave.maternity_leave'),
  parental: t('pay_leave.parental_leave'),
};
const unpaidLabel: Text = t('pay_leave.days_leave');
const daysOffLabel: Text = t('pay_leave.them_weekends_holidays');
const shareLabel: Text = t('pay_leave.percent_pay_goes');

/** Working days of leave under one salary, and the days off that count with them. */
interface Bucket extends LeaveShare {
  salary: bigint;
  taken: number;
  daysOff: PlainDate[];
  off: number;
}

/**
 * What leave takes off the pay: working days by the calendar × the value of a day, less the share that goes on. A
 * weekend or holiday that counts as leave by the type is such a day too, where the month is paid by days that hold it.
 * Sick and parental leave are paid by steps, counted in days of the calendar since 1 January; a leave begun the year
 * before counts whole.
 * Leave of a type is paid by what the type says instead, its steps counted from the beginning of its leave year.
 * Each salary of the month loses its own days at its own rate. Whoever is away on every working day of the month, or of
 * what of it they are employed, is away for all the days that would be paid, weekends and holidays too, under whichever
 * salary and share of leave they lie.
 */
export function leaveTaken(calculation: PayCalculation): StepOutcome {
  const { facts, rules, segments } = calculation;
  if (!facts.leaves.length) return { lines: [] };
  const steps = stepsOf(facts.factors ?? usualFactorsOn(rules.from), facts.factors !== null);
  const rulesOfShares: RulesOfShares = new Map();
  const buckets = new Map<string, Bucket>();
  const passed = new Map<string, number>();
  const begun: BegunYears = new Map();
  const daysOff = new Set<number>();
  const byDay: LeaveByDay = new Map();
  for (const leave of facts.leaves.toSorted((one, other) => (one.fromDate < other.fromDate ? -1 : 1))) {
    for (const day of daysOfLeave(leave, rules)) {
      if (facts.countedTo !== undefined && day.date > facts.countedTo) continue;
      const counted = countedWith(leave, day.date, facts.hireDate, begun);
      const at = passed.get(counted) ?? 0;
      passed.set(counted, at + partOfDay(leave, day));
      const number = dayNumber(day.date);
      const segment = segments.find(({ from, to }) => from <= number && number <= to);
      const isOff = day.isOff && !daysOff.has(number);
      if (!segment) continue;
      const rule = shareRule(leave, day.date, at, steps);
      const percent = Number(rule.percent);
      const of: LeaveShare = {
        share: `${leave.type?.id ?? leave.kind} ${percent}`,
        kind: leave.kind,
        name: leave.type?.name ?? leaveNames[leave.kind],
        percent,
      };
      const known = rulesOfShares.get(of.share);
      if (known) known.push(rule);
      else rulesOfShares.set(of.share, [rule]);
      const here = byDay.get(number) ?? [];
      if (day.minutes || !here.length)
        byDay.set(number, [...here, { of, part: day.minutes && day.minutes / day.dayMinutes }]);
      if (!day.minutes && !isOff) continue;
      if (isOff) daysOff.add(number);
      const key = `${of.share} ${segment.salary}`;
      const bucket = buckets.get(key) ?? { ...of, salary: segment.salary, taken: 0, daysOff: [], off: 0 };
      buckets.set(
        key,
        isOff
          ? { ...bucket, daysOff: [...bucket.daysOff, day.date], off: bucket.off + worthOf(number, rules) }
          : { ...bucket, taken: bucket.taken + takenOf(day, rules) },
      );
    }
  }
  const isLost = ({ percent }: LeaveShare): boolean => percent < 100;
  const away = daysAway(byDay, calculation);
  if (away)
    return {
      lines: linesOf(
        away.filter(isLost).map((each) => ({ ...each, isAway: true, daysOff: [], off: 0, taken: 0 })),
        rules,
        rulesOfShares,
      ),
    };
  const lost = [...buckets.values()]
    .filter(isLost)
    .map((bucket): Lost => ({ ...bucket, isAway: false, days: daysOf(bucket, segments) }));
  return {
    lines: [...groupBy(lost, ({ share }) => share).values()].flatMap((parts) => linesOf(parts, rules, rulesOfShares)),
  };
}

/** Never more than the days paid, on a basis of fewer days than are worked. */
function daysOf({ salary, taken, off }: Bucket, segments: PayCalculation['segments']): number {
  const paid = segments.reduce((sum, segment) => (segment.salary === salary ? sum + segment.days : sum), 0);
  return tenThousandths(Math.min(taken + off, paid));
}

/** First day of the latest year of a type that begins with the first day taken. */
type BegunYears = Map<string, PlainDate>;

/** Days of one name share their steps: those of a type in one of its leave years, or those of a kind. */
function countedWith(
  { kind, type }: TakenLeave,
  day: PlainDate,
  hireDate: PlainDate | null,
  begun: BegunYears,
): string {
  if (!type) return kind;
  if (!isByStep(type)) return type.id;
  const start =
    type.yearBasis === 'first_taken'
      ? takenYear(begun.get(type.id), day)
      : yearStart(type.yearBasis, day, hireDate ?? day);
  begun.set(type.id, start);
  return `${type.id} ${start}`;
}

/** The rules days of leave were paid by, under the share that goes on by them. */
type RulesOfShares = Map<string, ShareRule[]>;

const wordsOf = (rules: readonly ShareRule[]): Text => {
  const told = rules.map(({ told: words }) => words());
  return listedFurther([...new Map(told.map((words) => [JSON.stringify(words), words])).values()] as [Text, ...Text[]]);
};

/** What leave takes of a salary; `days` in ten-thousandths. */
interface Lost extends Bucket {
  days: number;
  isAway: boolean;
}

/** The lines add up to what the exact total rounds to, as those of the salaries do. */
function linesOf(parts: readonly Lost[], rules: PayRules, rulesOfShares: RulesOfShares): DraftLine[] {
  const exact = parts.map(
    ({ salary, percent, days }) => salary * BigInt(days) * BigInt(Math.round((100 - percent) * 100)) * inTwelfths(1),
  );
  const divisor = inTwelfths(rules.basisDays) * 10_000n * 10_000n;
  const amounts = allocate(exact, divisor, rounding);
  return parts.flatMap((part, at) => {
    const amount = amounts[at]!;
    const carried = amount - divideRounded(exact[at]!, divisor, rounding);
    return amount === 0n
      ? []
      : [
          lineOf(part, rules, rulesOfShares.get(part.share)!, {
            days: asDays(part.days, 10_000),
            amount,
            carried,
          }),
        ];
  });
}

function lineOf(
  part: Lost,
  rules: PayRules,
  rulesOfShare: readonly ShareRule[],
  lost: { days: string; amount: bigint; carried: bigint },
): DraftLine {
  const { kind, name } = part;
  return explainedLine(
    rules,
    { code: `LEAVE_${kind.toUpperCase()}`, name, kind: 'deduction', amount: lost.amount },
    () => explained(part, rules, wordsOf(rulesOfShare), lost),
  );
}

function explained(
  { name, percent, salary, taken, daysOff: off, isAway }: Lost,
  { currency, basisDays }: PayRules,
  rule: Text,
  { days, carried }: { days: string; carried: bigint },
): Pick<DraftLine, 'formula' | 'inputs' | 'reason'> {
  const base = formatMoney(salary, currency);
  const why = off.length
    ? withDaysOff(name, { days, working: asDays(taken, 1), percent, off })
    : isAway
      ? t('pay_leave.away_all_days', { name, count: Number(days), percent })
      : t('pay_leave.working_days', { name, count: Number(days), percent });
  const reason = t('pay_leave.text', { why, rule });
  return {
    formula: 'base ÷ basis × days × (100 − share) ÷ 100',
    inputs: [
      { name: 'base', label: inputLabels.base, value: base, unit: currency },
      { name: 'basis', label: inputLabels.basis, value: writtenDays(basisDays), unit: 'days' },
      { name: 'days', label: unpaidLabel, value: days, unit: 'days' },
      ...(off.length ? [{ name: 'off', label: daysOffLabel, value: String(off.length), unit: 'days' }] : []),
      { name: 'share', label: shareLabel, value: String(percent), unit: '%' },
    ],
    reason: carried === 0n ? reason : withCarried(reason, formatMoney(carried, currency)),
  };
}

function withDaysOff(
  name: Text,
  { days, working, percent, off }: { days: string; working: string; percent: number; off: PlainDate[] },
): Text {
  return t('pay_leave.with_days_off', {
    name,
    days: quantity(days, 'day'),
    percent,
    working: t('pay_leave.of_working_days', { count: Number(working) }),
    when: spansInWords(off),
  });
}
