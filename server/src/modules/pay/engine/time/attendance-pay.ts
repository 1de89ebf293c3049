import { listed } from '../../../../kernel/text/listed';
import { t } from '../../texts/text';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { exponentOf } from '../../../../kernel/numbers/currencies';
import { decimalText, one, over, rounded, type Decimal } from '../../../../kernel/formula/decimal';
import {
  attendancePayLawOn,
  type AttendancePayLaw,
  type PaidTime,
  type TimeRate,
} from '../../statutory/attendance-pay-laws';
import { divideRounded, formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { OvertimeBase, overtimeBase } from './overtime-base';
import type { PayCalculation } from '../pay-step';
import { timePrefix } from '../components/formula-variables';
import type { PayInput, WorkedMinutes } from '../payslip';
import { dateOfDayNumber, dayNumber, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { SalarySegment } from '../components/salary-segments';
import type { Text } from '../../../../kernel/text/text';

const minutesOf: Record<PaidTime | 'late', keyof WorkedMinutes & `${string}Min`> = {
  overtime: 'overtimeMin',
  night_overtime: 'nightOvertimeMin',
  rest_day: 'restDayMin',
  holiday: 'holidayMin',
  late: 'lateMin',
};
type Counted = keyof typeof minutesOf | 'shift';
const paidTimes: readonly PaidTime[] = ['overtime', 'night_overtime', 'rest_day', 'holiday'];
const counted: readonly Counted[] = [...(Object.keys(minutesOf) as (keyof typeof minutesOf)[]), 'shift'];

/** Percent of the hourly wage and of the hourly basic salary; `second`: by the second step of overtime. */
interface Rate extends Pick<TimeRate, 'wage' | 'basic'> {
  second?: true;
}

/**
 * Minutes of one kind under one salary, each worth so many hundredths of one. Wages are of a month, in smallest coins.
 */
interface Part {
  from: PlainDate;
  minutes: number;
  hundredths: number;
  shift: WorkedMinutes['shift'];
  rate: Rate;
  isSecond: boolean;
  basic: bigint;
  wage: bigint;
  hasOwnBasis: boolean;
  components: readonly Text[];
}

type Counting = ReturnType<typeof overtimeBase>;

const none: OvertimeBase = { amount: 0n, names: [] };
const usual = 100;
/**
 * An hour of the second step is worth its factor, of which the law says how much is of the wage; where the law has more
 * paid already, as on a holiday, that is paid. No hour has more than one of the two.
 */
function rateOfMinutes(rate: TimeRate, secondFactor: string | undefined): Rate {
  const percent = Math.round(Number(secondFactor ?? 0) * 100);
  return percent > rate.wage + rate.basic ? { wage: rate.wage, basic: percent - rate.wage, second: true } : rate;
}
const hundredthsOf = (shift: WorkedMinutes['shift']): number =>
  shift ? Math.round(Number(shift.factor) * usual) : usual;

const partsOf = (
  { facts, segments, rules }: PayCalculation,
  kind: Counted,
  rate: TimeRate,
  counting: Counting,
): Part[] =>
  (facts.worked ?? []).flatMap((each): Part[] => {
    // The salary pays an hour of every shift; what it counts beyond that is the shift's own. Nobody misses more than
    // they were due.
    const minutes = kind === 'shift' ? each.shift?.ordinaryMin : each[minutesOf[kind]];
    if (!minutes) return [];
    const hundredths = kind === 'late' ? usual : hundredthsOf(each.shift) - (kind === 'shift' ? usual : 0);
    const day = dayNumber(each.day);
    const segment = segments.findLast(({ from }) => from <= day) ?? segments[0]!;
    // Hours the salary pays, and those missed of them, are worth the salary itself.
    const isPaidBySalary = kind === 'late' || kind === 'shift';
    const basis = isPaidBySalary ? undefined : segment.overtimeBasis;
    const basic = basis ?? segment.salary;
    const { amount, names } = isPaidBySalary ? none : counting(segment);
    return [
      {
        from: dateOfDayNumber(segment.from),
        minutes,
        hundredths,
        shift: kind === 'late' ? undefined : each.shift,
        rate: isPaidBySalary ? rate : rateOfMinutes(rate, each.secondFactor),
        isSecond: each.secondFactor !== undefined,
        hasOwnBasis: basis !== undefined,
        components: names,
        // Where the law pays overtime by the basic salary alone, components that count are paid like it.
        basic: rate.wage ? basic : basic + amount,
        wage: wageOf(segment, facts.items, rules.currency) - segment.salary + basic + amount,
      },
    ];
  });

/** The salary with the monthly allowances held on the last day it was in force in the month. */
function wageOf({ to, salary }: SalarySegment, items: PayCalculation['facts']['items'], currency: string): bigint {
  const day = dateOfDayNumber(to);
  return items.reduce((sum, { kind, basis, fixedAmount, percentOfBasic, currency: its, validFrom, validTo }) => {
    if (kind !== 'allowance' || validFrom > day || (validTo !== null && validTo < day)) return sum;
    const fixed =
      basis === 'monthly' && fixedAmount !== null && its === currency
        ? parseMoney(fixedAmount, currency, 'half-up')
        : 0n;
    return (
      sum +
      fixed +
      divideRounded(salary * BigInt(Math.round(Number(percentOfBasic ?? 0) * 10_000)), 1_000_000n, 'half-up')
    );
  }, salary);
}

/** 30 days of so many hours make a month, whatever was worked of it. */
const monthHours = (hours: Decimal): Decimal => 30n * hours;
const coin = (currency: string): Decimal => one / 10n ** BigInt(exponentOf(currency));

/** The sum of minutes × what each counts × (wage × its percent + basic × its percent), divided once. */
function due(parts: readonly Part[], hours: Decimal, currency: string): Decimal {
  const exact = parts.reduce(
    (sum, { minutes, hundredths, rate, wage, basic }) =>
      sum + BigInt(minutes * hundredths) * (wage * BigInt(rate.wage) + basic * BigInt(rate.basic)),
    0n,
  );
  return divideRounded(exact * coin(currency) * one, 60n * 100n * 100n * monthHours(hours), 'half-even');
}

/** The most the law lets be taken for lateness of the month; null where it sets no limit. */
function mostForLateness(
  { facts, segments, rules }: PayCalculation,
  { lateness: { most } }: AttendancePayLaw,
): Decimal | null {
  if (!most) return null;
  const wage = wageOf(segments.at(-1)!, facts.items, rules.currency) * coin(rules.currency);
  return 'percent' in most ? over(wage * BigInt(most.percent), 100n * one) : over(wage * BigInt(most.days), 30n * one);
}

const lawOf = ({ rules }: PayCalculation): AttendancePayLaw => attendancePayLawOn(rules.country ?? '', rules.to);
const hoursIn = (minutes: number): Decimal => over(BigInt(minutes) * one, 60n * one);
/** Hours as they count. */
const total = (parts: readonly Pick<Part, 'minutes' | 'hundredths'>[]): Decimal =>
  over(BigInt(parts.reduce((sum, { minutes, hundredths }) => sum + minutes * hundredths, 0)) * one, 6_000n * one);
/** Hours missed are worth the hourly basic salary. */
const rateOf = (law: AttendancePayLaw, kind: Counted): TimeRate =>
  kind === 'late'
    ? { wage: 0, basic: 100, source: law.lateness.source }
    : kind === 'shift'
      ? { wage: 0, basic: 100, source: ruleOfShift }
      : law.rates[kind];
const ruleOfShift: Text = t('attendance_pay.what_shift_says_hour_counts');

/** What each word of attendance asks for. */
const asked = new Map<string, { kind: Counted | 'night'; of: 'hours' | 'due' | 'second_hours' }>([
  ...counted.flatMap((kind) =>
    (['hours', 'due'] as const).map((of) => [`${timePrefix}${kind}_${of}`, { kind, of }] as const),
  ),
  ...paidTimes.map((kind) => [`${timePrefix}${kind}_second_hours`, { kind, of: 'second_hours' }] as const),
  [`${timePrefix}night_hours`, { kind: 'night', of: 'hours' }],
]);

/**
 * What formulas may ask of attendance: hours of each kind, and what the law of the day has paid or lets be taken for
 * them. Other names have no value.
 */
export function timeValue(
  name: string,
  calculation: PayCalculation,
  hours: Decimal,
  counting: Counting,
): Decimal | undefined {
  const word = asked.get(name);
  if (!word) return undefined;
  const {
    facts: { worked },
    rules: { currency },
  } = calculation;
  if (!worked?.length) return 0n;
  if (word.kind === 'night')
    return total(worked.map(({ nightMin, shift }) => ({ minutes: nightMin, hundredths: hundredthsOf(shift) })));
  const law = lawOf(calculation);
  const rate = rateOf(law, word.kind);
  const parts = partsOf(calculation, word.kind, rate, word.of === 'due' ? counting : () => none);
  if (word.of === 'hours') return total(parts);
  if (word.of === 'second_hours') return total(parts.filter(({ isSecond }) => isSecond));
  const value = due(parts, hours, currency);
  const most = word.kind === 'late' ? mostForLateness(calculation, law) : null;
  return most !== null && most < value ? most : value;
}

const factorLabel = (shift: string, isBeyond: boolean): Text =>
  isBeyond ? t('attendance_pay.hour_shift_counts_much_more', { shift }) : t('attendance_pay.shift', { shift });

const labels = {
  hours: t('attendance_pay.hours'),
  second: t('attendance_pay.hours_of_second_step'),
  late: t('attendance_pay.hours_missed'),
  basic: t('attendance_pay.hourly_basic_salary'),
  wage: t('attendance_pay.hourly_wage_allowances'),
  ownBasic: t('attendance_pay.hourly_basis_overtime_agreed'),
  ownWage: t('attendance_pay.hourly_basis_overtime_agreed_allowances'),
  basicPercent: t('attendance_pay.hourly_basic_salary_2'),
  wagePercent: t('attendance_pay.hourly_wage'),
  secondPercent: t('attendance_pay.hourly_basic_salary_second_step'),
  most: t('attendance_pay.most_month'),
} satisfies Record<string, Text>;

const withComponents = (label: Text, part: Pick<Part, 'components'> | null): Text =>
  part?.components.length ? t('attendance_pay.with_components', { label, components: listed(part.components) }) : label;

/**
 * Which parts have their wage or their basic salary multiplied by which percent, and these percents by name: that of
 * the basic salary is another for each factor of the second step.
 */
function groupsOf(parts: readonly Part[]): {
  groups: { of: 'wage' | 'basic'; percent: string; at: number[] }[];
  percents: PayInput[];
} {
  const groups = new Map<string, { of: 'wage' | 'basic'; percent: string; at: number[] }>();
  const percents: PayInput[] = [];
  let seconds = 0;
  for (const of of ['wage', 'basic'] as const) {
    for (const [at, { rate }] of parts.entries()) {
      if (!rate[of]) continue;
      const isSecond = of === 'basic' && rate.second === true;
      const key = `${of} ${isSecond} ${rate[of]}`;
      if (!groups.has(key)) {
        if (isSecond) seconds += 1;
        const percent = isSecond ? `second_percent${seconds > 1 ? `_${seconds}` : ''}` : `${of}_percent`;
        groups.set(key, { of, percent, at: [] });
        const label = isSecond ? labels.secondPercent : labels[`${of}Percent`];
        percents.push({ name: percent, label, value: String(rate[of]), unit: '%' });
      }
      groups.get(key)!.at.push(at);
    }
  }
  return { groups: [...groups.values()], percents };
}

const kindOfDue = new Map(counted.map((kind) => [`${timePrefix}${kind}_due`, kind]));

/** What an amount by law was worked out from, and the rule with its day; null for names that are none. */
export function timeExplained(
  name: string,
  calculation: PayCalculation,
  hours: Decimal,
  counting: Counting,
): { formula: string; inputs: PayInput[]; reason: Text } | null {
  const kind = kindOfDue.get(name);
  if (!kind) return null;
  const law = lawOf(calculation);
  const rate = rateOf(law, kind);
  const parts = partsOf(calculation, kind, rate, counting);
  if (!parts.length) return null;
  const { currency } = calculation.rules;
  const { wage, basic } = rate;
  const source = parts.some((part) => part.rate.second)
    ? t('attendance_pay.second_step_of_company', { source: rate.source })
    : rate.source;
  const hourly = (monthly: bigint): string =>
    decimalText(rounded(divideRounded(monthly * coin(currency) * one, monthHours(hours), 'half-even'), 4));
  const named = (word: string, at: number): string => (at ? `${word}_${at + 1}` : word);
  const sum = (each: readonly string[]): string => (each.length > 1 ? `(${each.join(' + ')})` : each[0]!);
  const { groups, percents } = groupsOf(parts);
  const shares = groups.map(
    ({ of, percent, at }) =>
      `${sum(at.map((each) => `${named('hours', each)}${parts[each]!.shift ? ` × ${named('factor', each)}` : ''} × ${named(of, each)}`))} × ${percent}`,
  );
  const isRaised = new Set(parts.map(({ from }) => from)).size > 1;
  const inputs = parts.flatMap((part, at): PayInput[] => {
    const since = isRaised ? dateInWords(part.from) : null;
    const label = (text: Text): Text => (since ? t('attendance_pay.from', { text, since }) : text);
    return [
      {
        name: named('hours', at),
        label: label(kind === 'late' ? labels.late : part.rate.second ? labels.second : labels.hours),
        value: hoursText(hoursIn(part.minutes)),
        unit: 'hours',
      },
      ...(part.shift
        ? [
            {
              name: named('factor', at),
              label: factorLabel(part.shift.title, kind === 'shift'),
              value: decimalText((BigInt(part.hundredths) * one) / 100n),
              unit: '',
            },
          ]
        : []),
      ...(wage
        ? [
            {
              name: named('wage', at),
              label: label(withComponents(part.hasOwnBasis ? labels.ownWage : labels.wage, part)),
              value: hourly(part.wage),
              unit: currency,
            },
          ]
        : []),
      ...(basic
        ? [
            {
              name: named('basic', at),
              label: label(withComponents(part.hasOwnBasis ? labels.ownBasic : labels.basic, wage ? null : part)),
              value: hourly(part.basic),
              unit: currency,
            },
          ]
        : []),
    ];
  });
  inputs.push(...percents);
  const most = kind === 'late' ? mostForLateness(calculation, law) : null;
  if (most !== null)
    inputs.push({
      name: 'most',
      label: labels.most,
      value: formatMoney(parseMoney(decimalText(most), currency, 'half-up'), currency),
      unit: currency,
    });
  const day = dateInWords(law.validFrom);
  return {
    formula: `${name} = ${most === null ? shares.join(' + ') : `min(${shares.join(' + ')}, most)`}`,
    inputs,
    reason: law.country === null || kind === 'shift' ? source : t('attendance_pay.force_since', { source, day }),
  };
}

/** Hours as people read them: to the minute they are shown by four decimals at most. */
export const hoursText = (hours: Decimal): string => decimalText(rounded(hours, 4));
