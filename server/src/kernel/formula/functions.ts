import { t } from '../texts/text';
import { addMonths, daysBetween, isPlainDate } from '../dates/plain-date';
import { ceiled, decimalOf, floored, one, over, rounded, type Decimal } from './decimal';
import type { ValueType } from './expression';
import type { Text } from '../text/text';

/**
 * A table a formula looks up in: steps with their lower bounds ascending. At `from` or above counts `value`, until the
 * next step.
 */
export interface LookupTable {
  steps: readonly LookupStep[];
}
/** `since`: the first day it is in force, where that is known. */
export interface LookupStep {
  from: Decimal;
  value: Decimal;
  since?: string;
}

/**
 * What a function of the language takes and answers. Those that take care of their arguments themselves have no
 * `apply`.
 */
export interface FormulaFunction {
  takes: readonly ValueType[];
  /** The last of `takes` may come again. */
  repeats?: boolean;
  /** How many at the end may be left out. */
  optional?: number;
  answers: ValueType;
  /** How it is written, with what it does, for the screen. */
  example: string;
  help: Text;
  /** Answers undefined for values it is not made for. */
  apply?: (...given: never[]) => Decimal | string | undefined;
}

const whole = (count: number): Decimal => BigInt(count) * one;
const numbers = (answer: (...given: Decimal[]) => Decimal | undefined) => answer as FormulaFunction['apply'];

/**
 * The functions of the language by name. `if` and `lookup` are read by the compiler: one takes a single branch, the
 * other a table.
 */
export const functions: Readonly<Record<string, FormulaFunction>> = {
  if: {
    takes: ['truth', 'number', 'number'],
    answers: 'number',
    example: 'if(years(employee.hire_date, period.end) >= 5, 30, 21)',
    help: t('functions.second_value_where_first_true'),
  },
  lookup: {
    takes: ['text', 'number'],
    answers: 'number',
    example: 'lookup("housing", basic)',
    help: t('functions.value_step_table_number_falls'),
  },
  min: {
    takes: ['number', 'number'],
    repeats: true,
    answers: 'number',
    example: 'min(basic * 10%, 500)',
    help: t('functions.least_values'),
    apply: numbers((...given) => given.reduce((least, each) => (each < least ? each : least))),
  },
  max: {
    takes: ['number', 'number'],
    repeats: true,
    answers: 'number',
    example: 'max(basic - 3000, 0)',
    help: t('functions.greatest_values'),
    apply: numbers((...given) => given.reduce((most, each) => (each > most ? each : most))),
  },
  round: {
    takes: ['number', 'number'],
    optional: 1,
    answers: 'number',
    example: 'round(basic / 30, 2)',
    help: t('functions.many_decimals_0_unless_told'),
    apply: numbers((value, places = 0n) =>
      places % one === 0n && places >= 0n && places <= 12n * one ? rounded(value!, Number(places / one)) : undefined,
    ),
  },
  floor: {
    takes: ['number'],
    answers: 'number',
    example: 'floor(time.overtime_hours)',
    help: t('functions.whole_number_below'),
    apply: numbers((value) => floored(value!)),
  },
  ceil: {
    takes: ['number'],
    answers: 'number',
    example: 'ceil(time.late_hours)',
    help: t('functions.whole_number_above'),
    apply: numbers((value) => ceiled(value!)),
  },
  abs: {
    takes: ['number'],
    answers: 'number',
    example: 'abs(basic - 5000)',
    help: t('functions.number_without_sign'),
    apply: numbers((value) => (value! < 0n ? -value! : value)),
  },
  date: {
    takes: ['text'],
    answers: 'date',
    example: 'date("2026-01-31")',
    help: t('functions.day_written_year_month_day'),
    apply: ((text: string) => (isPlainDate(text) ? text : undefined)) as FormulaFunction['apply'],
  },
  days: {
    takes: ['date', 'date'],
    answers: 'number',
    example: 'days(employee.hire_date, period.end)',
    help: t('functions.days_one_day_another_both'),
    apply: ((from: string, to: string) =>
      to < from ? 0n : whole(daysBetween(from, to) + 1)) as FormulaFunction['apply'],
  },
  month: {
    takes: ['date'],
    answers: 'number',
    example: 'month(period.end)',
    help: t('functions.month_of_day'),
    apply: ((day: string) => whole(Number(day.slice(5, 7)))) as FormulaFunction['apply'],
  },
  months: {
    takes: ['date', 'date'],
    answers: 'number',
    example: 'months(employee.hire_date, period.end)',
    help: t('functions.whole_months_completed_one_day'),
    apply: ((from: string, to: string) => whole(monthsCompleted(from, to))) as FormulaFunction['apply'],
  },
  years: {
    takes: ['date', 'date'],
    answers: 'number',
    example: 'years(employee.hire_date, period.end)',
    help: t('functions.whole_years_completed_one_day'),
    apply: ((from: string, to: string) =>
      floored(over(whole(monthsCompleted(from, to)), decimalOf('12')!))) as FormulaFunction['apply'],
  },
};

/**
 * A month is completed on the day before its day comes again, from 16 January on 15 February; where a month has no such
 * day, on its last.
 */
function monthsCompleted(from: string, to: string): number {
  if (to < from) return 0;
  const apart =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return isCompleted(from, to, apart + 1) ? apart + 1 : isCompleted(from, to, apart) ? apart : Math.max(0, apart - 1);
}

function isCompleted(from: string, to: string, months: number): boolean {
  const again = addMonths(from, months);
  return daysBetween(again, to) >= (again.slice(8) === from.slice(8) ? -1 : 0);
}
