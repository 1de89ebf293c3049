import { dateInWords, dayOfYearInWords } from '../../../../kernel/dates/date-words';
import { daysOfUnits } from '../type/leave-type';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { quantity } from '../../../../kernel/numbers/quantity';
import type { Text } from '../../../../kernel/text/text';
import { grantOf, levelAt, limitsOf, type AccrualPlan, type Employment } from './accrual';
import { dayOfMonth, daysIn, periodOf, type Frequency } from './grant-periods';
import type { CarryOverRule } from './carry-over';
import type { LedgerPlan } from './entries-due';
import type { LedgerEntry } from './ledger';
import { shareOf } from './working-share';
import { t } from '../../texts/text';

const periods: Record<Frequency, Text> = {
  hourly: t('rule_words.periods.hourly'),
  daily: t('rule_words.periods.daily'),
  weekly: t('rule_words.periods.weekly'),
  twice_a_month: t('rule_words.periods.twice_a_month'),
  monthly: t('rule_words.periods.monthly'),
  quarterly: t('rule_words.periods.quarterly'),
  half_yearly: t('rule_words.periods.half_yearly'),
  yearly: t('rule_words.periods.yearly'),
  anniversary: t('rule_words.periods.anniversary'),
};

const weekDays: Text[] = [
  t('rule_words.monday'),
  t('rule_words.tuesday'),
  t('rule_words.wednesday'),
  t('rule_words.thursday'),
  t('rule_words.friday'),
  t('rule_words.saturday'),
  t('rule_words.sunday'),
];

/** 'MM-DD' of a year that has 29 February; a day its month does not have is its last. */
const inLeapYear = (day: string): PlainDate => dayOfMonth(`2000-${day.slice(0, 2)}-01`, Number(day.slice(3)));

/** On which day of its period a grant is given. */
function dayInWords({ frequency, gain, on }: AccrualPlan): Text {
  if (frequency === 'hourly') return t('rule_words.granted_when_month_over');
  if (gain !== 'day' || !on)
    return gain === 'start' ? t('rule_words.granted_first_day') : t('rule_words.granted_last_day');
  if (frequency === 'weekly') {
    const weekDay = weekDays[Number(on) - 1]!;
    return t('rule_words.granted', { weekDay });
  }
  const [day, month] = on.split('-').map(Number).toReversed() as [number, number];
  if (frequency === 'twice_a_month') return t('rule_words.granted_days_month', { month, day });
  if (month === undefined) return t('rule_words.granted_day_month', { day });
  if (frequency !== 'yearly' && frequency !== 'anniversary') return t('rule_words.granted_day_month_2', { day, month });
  const date = dayOfYearInWords(inLeapYear(on));
  return t('rule_words.granted_2', { date });
}

type Mark = (first: Text, second: Text) => Text;
const semicolon: Mark = (first, second) => t('rule_words.semicolon', { first, second });
const colon: Mark = (first, second) => t('rule_words.colon', { first, second });
const comma: Mark = (first, second) => t('rule_words.comma', { first, second });
const joined = (parts: readonly Text[], mark = semicolon): Text => parts.reduce(mark);

/**
 * The rules of a type from a day on: what is granted since when, then by which other rules, and what becomes of it when
 * the leave year ends.
 */
export function ruleInWords({ accruals, carryOver, yearBasis }: LedgerPlan, day: PlainDate): Text[] {
  const year: Text =
    yearBasis === 'calendar'
      ? t('rule_words.leave_year_begins_1_january')
      : t('rule_words.leave_year_begins_anniversary_hire');
  return [
    ...accruals.filter(({ until }) => until === null || until >= day).map(planInWords),
    joined([year, carryInWords(carryOver)]),
  ];
}

/** Days of an hour or of a day have more digits than the ledger. */
const daysText = (amount: number): string => String(Number((amount / 10_000).toFixed(amount < 1_000 ? 8 : 4)));
/** Whether an amount is another than the rule gives, but for what rounding made when it was written. */
const differs = (amount: number, ruled: number): boolean => Math.abs(amount - ruled) > 1;

function planInWords(plan: AccrualPlan): Text {
  const { levels, frequency, validMonths, countsLeave, hours, from, until } = plan;
  if (levels.length === 0) return joined([...heldInWords(from, until), t('rule_words.no_days_granted')], colon);
  const period = frequency === 'hourly' && hours === 'days_off' ? t('rule_words.periods.day_off') : periods[frequency];
  const parts = levels.map(({ afterMonths, amount, mostBalance }): Text => {
    const days = daysText(amount);
    const [given, service] = [quantity(days, 'day'), quantity(afterMonths, 'month')];
    const level =
      afterMonths === 0
        ? t('rule_words.given_period', { given, period })
        : t('rule_words.after_service', { given, period, service });
    return typeof mostBalance === 'number'
      ? t('rule_words.up_to_balance', { level, most: quantity(daysOfUnits(mostBalance), 'day') })
      : level;
  });
  if (frequency === 'hourly' && countsLeave) parts.push(t('rule_words.hours_paid_leave_count'));
  parts.push(dayInWords(plan), ...wholePeriods(plan), ...workingInWords(plan));
  if (validMonths !== null) parts.push(usedWithin(validMonths, 'month'));
  return joined([...heldInWords(from, until), joined(parts)], colon);
}

function heldInWords(from: PlainDate | null, until: PlainDate | null): Text[] {
  if (!from) return [];
  const [since, last] = [dateInWords(from), until && dateInWords(until)];
  return last ? [t('rule_words.from_to', { since, last })] : [t('rule_words.from', { since })];
}

/** By which days parts are told, and what unpaid leave takes; hours worked know both by themselves. */
function workingInWords({ frequency, dayBasis, unpaid }: AccrualPlan): Text[] {
  if (frequency === 'hourly') return [];
  return [
    ...(dayBasis === 'working'
      ? [frequency === 'daily' ? t('rule_words.working_days_alone') : t('rule_words.parts_by_working_days')]
      : []),
    ...(unpaid === 'full_months' ? [t('rule_words.full_months_unpaid')] : []),
    ...(unpaid === 'share' ? [t('rule_words.share_unpaid')] : []),
  ];
}

/** What is granted whole though somebody was not there for all of it; by the hour nothing is. */
function wholePeriods({ frequency, proratesFirst, proratesLast }: AccrualPlan): Text[] {
  if (frequency === 'hourly' || frequency === 'daily' || (proratesFirst && proratesLast)) return [];
  if (!proratesFirst && !proratesLast) return [t('rule_words.periods_joins_leaves_granted_whole')];
  return [proratesFirst ? t('rule_words.period_leaves_granted_whole') : t('rule_words.period_joins_granted_whole')];
}

const usedWithin = (count: number, unit: 'month' | 'day'): Text =>
  t('rule_words.used_within', { count: quantity(count, unit) });

const forgiven: Text = t('rule_words.forgiven');

function carryInWords(rule: CarryOverRule): Text {
  return rule.forgivesDebt ? joined([keptInWords(rule), forgiven]) : keptInWords(rule);
}

function keptInWords({ most, validMonths, validDays, validUntil }: CarryOverRule): Text {
  if (most === 0) return t('rule_words.what_left_ends');
  const kept: Text =
    most === null
      ? t('rule_words.all_left_goes_along')
      : t('rule_words.most_go_along', { most: quantity(daysOfUnits(most), 'day') });
  if (validMonths !== null) return joined([kept, usedWithin(validMonths, 'month')], comma);
  if (validDays !== null) return joined([kept, usedWithin(validDays, 'day')], comma);
  if (validUntil === null) return kept;
  const until = dayOfYearInWords(inLeapYear(validUntil));
  return joined([kept, t('rule_words.used_until', { until })], comma);
}

const workDays = (days: number): string => String(Number(days.toFixed(2)));

const between = (from: PlainDate, to: PlainDate): Text => {
  const [first, last] = [dateInWords(from), dateInWords(to)];
  return from === to ? t('rule_words.for', { first }) : t('rule_words.for_to', { first, last });
};

/** By which rule a line came that nobody entered; null of any other. `key` is that of the plan, without whose it is. */
export function lineInWords(
  { accruals, carryOver }: LedgerPlan,
  employment: Employment,
  { kind, key, amount, minutes }: LedgerEntry,
): Text | null {
  if (kind === 'accrual')
    return accrualInWords(
      accruals.find(({ code }) => key.startsWith(`accrual:${code}:`)),
      employment,
      key,
      amount,
      minutes,
    );
  if (kind === 'adjustment' && key.startsWith('carry_over:')) return forgiven;
  return kind === 'lapse' || kind === 'carry_over' ? carryInWords(carryOver) : null;
}

/** A difference behind a grant has a number in its key, and of hours worked the minutes it rests on. */
function accrualInWords(
  plan: AccrualPlan | undefined,
  employment: Employment,
  key: string,
  amount: number,
  minutes: number | null | undefined,
): Text | null {
  const [, , first = '', behind] = key.split(':');
  const difference = behind === 'part' ? undefined : behind;
  if (difference !== undefined && typeof minutes !== 'number') {
    return plan?.unpaid === 'full_months' || plan?.unpaid === 'share'
      ? t('rule_words.difference_since_unpaid_leave')
      : t('rule_words.difference_since_rule_last_day');
  }
  if (!plan) return key.startsWith('accrual:') ? t('rule_words.rule_no_longer_holds') : null;
  if (plan.frequency === 'hourly') return hoursInWords(plan, employment, first, difference, minutes ?? 0);
  // What was granted before another plan was to follow is told by the period it was granted for.
  const period = periodOf(plan.frequency, first, employment.hireDate);
  const before: AccrualPlan = { ...plan, until: null };
  // The same with unpaid leave that was entered later.
  const [told = plan] = [before, plan, { ...before, unpaid: 'granted' as const }].filter(
    (each) => !differs(amount, grantOf(each, employment, period).amount),
  );
  return grantInWords(told, employment, first, amount);
}

function hoursInWords(
  plan: AccrualPlan,
  employment: Employment,
  first: PlainDate,
  correction: string | undefined,
  minutes: number,
): Text {
  const { from, to } = periodOf('hourly', first, employment.hireDate);
  const [level, hours] = [
    daysText(levelAt(plan, employment.hireDate, from < employment.hireDate ? employment.hireDate : from)),
    String(Number((minutes / 60).toFixed(2))),
  ];
  const rate: Text = t('rule_words.rate', { level: quantity(level, 'day'), hours: quantity(hours, 'hour') });
  return joined(
    [between(from, to), rate, ...(correction ? [t('rule_words.difference_what_granted_before_attendance')] : [])],
    comma,
  );
}

function grantInWords(plan: AccrualPlan, employment: Employment, day: PlainDate, amount: number): Text {
  const period = periodOf(plan.frequency, day, employment.hireDate);
  const { from, to, counted, amount: full } = grantOf(plan, employment, period);
  const share = employment.working && daysIn(counted) > 0 ? shareOf(plan, employment.working, period, counted) : null;
  const level = daysText(levelAt(plan, employment.hireDate, from));
  const rate = periods[plan.frequency];
  const [days, of] = [daysIn(counted), daysIn(period)];
  const parts: Text[] = [t('rule_words.level_rate', { level: quantity(level, 'day'), rate }), between(from, to)];
  if (share && plan.dayBasis === 'working') {
    if (share.ofPeriod < 1)
      parts.push(
        t('rule_words.of_working_days', {
          days: workDays(share.worked.days),
          of: quantity(workDays(share.worked.of), 'day'),
        }),
      );
  } else if (days < of) parts.push(t('rule_words.period', { days, of: quantity(of, 'day'), level, of2: of }));
  if (share && share.daysAway > 0)
    parts.push(
      t('rule_words.less_days_away', {
        days: quantity(workDays(share.daysAway), 'day'),
        of: workDays(share.worked.days),
      }),
    );
  if (share && share.monthsAway > 0)
    parts.push(t('rule_words.less_months_away', { months: quantity(share.monthsAway, 'month') }));
  const { mostBalance, mostPerYear } = limitsOf(plan, employment.hireDate, from);
  if (amount < full && differs(amount, full) && (mostBalance !== null || mostPerYear !== null))
    parts.push(t('rule_words.no_more_type_allows'));
  else if (differs(amount, full)) return joined([between(from, to), t('rule_words.rule_held_when_written')], comma);
  return joined(parts, comma);
}
