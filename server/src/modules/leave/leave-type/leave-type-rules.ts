import { isGrantDay, type Frequency } from '../domain/ledger/grant-periods';
import { isPlainDate } from '../../../kernel/dates/plain-date';
import { invalid } from '../../../platform/errors';
import type { Text } from '../../../platform/text';
import type { LeaveType } from './leave-type-record';
import { t } from '../texts/text';

type Type = Pick<
  LeaveType,
  | 'unit'
  | 'minMinutes'
  | 'documentRule'
  | 'documentAfterDays'
  | 'payTiers'
  | 'accrualFrequency'
  | 'accrualFrom'
  | 'accrualGain'
  | 'accrualOn'
  | 'accrualLevels'
  | 'accrualCountsLeave'
  | 'accrualHours'
  | 'accrualDayBasis'
  | 'accrualUnpaid'
  | 'carryOver'
  | 'carryOverMost'
  | 'carryOverMonths'
  | 'carryOverDays'
  | 'carryOverUntil'
  | 'isEncashable'
  | 'requiresAllocation'
  | 'yearBasis'
  | 'negativeTo'
> & { deletedAt: Date | null };

const most = 20;
const isShare = (text: string): boolean => /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/.test(text);
const isDays = (text: string): boolean => /^\d{1,4}(\.\d{1,8})?$/.test(text);
const isDaysOfHour = (text: string): boolean => /^0?\.\d{1,8}$|^[01]$/.test(text);

/** What does not fit together in the rules of a type, beside its field. */
export function refuseStrangeType(type: Type): void {
  if (type.deletedAt) return;
  if (type.minMinutes !== null && type.unit !== 'hour')
    refuse('minMinutes', t('leave_type_rules.only_leave_taken_hours_has'));
  if (type.documentRule === 'after_days' && type.documentAfterDays === null) {
    refuse('documentAfterDays', t('leave_type_rules.say_beyond_how_many_days'));
  }
  refuseStrangeTiers(type);
  refuseStrangePlan(type);
  if (type.carryOver === 'capped' && type.carryOverMost === null)
    refuse('carryOverMost', t('leave_type_rules.say_how_many_days_go'));
  if (type.carryOver !== 'capped' && type.carryOverMost !== null)
    refuse('carryOverMost', t('leave_type_rules.counts_only_where_what_goes'));
  const [, second] = (['carryOverMonths', 'carryOverDays', 'carryOverUntil'] as const).filter(
    (field) => type[field] !== null,
  );
  if (second) refuse(second, t('leave_type_rules.give_months_days_day_year'));
  if (type.carryOverUntil !== null && !isPlainDate(`2000-${type.carryOverUntil}`))
    refuse('carryOverUntil', t('leave_type_rules.no_year_has_day'));
  if (type.yearBasis === 'first_taken' && (type.requiresAllocation || type.accrualFrequency !== null))
    refuse('yearBasis', t('leave_type_rules.year_first_taken_grants_nothing'));
  if (Number(type.negativeTo) > 0 && !type.requiresAllocation)
    refuse('negativeTo', t('leave_type_rules.only_type_takes_granted_days'));
}

function refuseStrangeTiers({ payTiers }: Type): void {
  const isAscending = payTiers.every(({ upToDay }, at) => upToDay > (payTiers[at - 1]?.upToDay ?? 0));
  if (
    payTiers.length > most ||
    !isAscending ||
    payTiers.some(({ upToDay, percent }) => upToDay > 10_000 || !isShare(percent))
  )
    refuse('payTiers', t('leave_type_rules.give_up_20_steps_each'));
}

function refuseStrangePlan(type: Type): void {
  const { accrualFrequency, accrualFrom, accrualGain, accrualOn, accrualLevels } = type;
  if (accrualGain !== 'day' && accrualOn !== null)
    refuse('accrualOn', t('leave_type_rules.counts_only_where_days_given'));
  if (accrualFrequency === null) return;
  if (accrualGain === 'day') refuseStrangeDay(accrualFrequency as Frequency, accrualOn ?? '');
  if (accrualFrom === null) refuse('accrualFrom', t('leave_type_rules.say_which_day_days_granted'));
  const isHourly = accrualFrequency === 'hourly';
  refuseStrangeTime(type, isHourly);
  if (isHourly && !accrualFrom.endsWith('-01'))
    refuse('accrualFrom', t('leave_type_rules.hours_worked_counted_month_begin'));
  const isAscending = accrualLevels.every(
    ({ afterMonths }, at) => afterMonths > (accrualLevels[at - 1]?.afterMonths ?? -1),
  );
  if (
    !accrualLevels.length ||
    accrualLevels.length > most ||
    !isAscending ||
    accrualLevels.some(({ afterMonths, days }) => afterMonths > 1_200 || !(isHourly ? isDaysOfHour : isDays)(days))
  ) {
    refuse(
      'accrualLevels',
      t('leave_type_rules.give_up_20_levels_ascending', {
        more: isHourly ? t('leave_type_rules.hour_worked_such_0_0096') : t('leave_type_rules.period'),
      }),
    );
  }
}

/** Hours worked leave out of themselves what is not worked; only they can be those of days off. */
function refuseStrangeTime(
  { accrualHours, accrualCountsLeave, accrualDayBasis, accrualUnpaid, accrualLevels }: Type,
  isHourly: boolean,
): void {
  if (!isHourly && accrualHours !== 'all') refuse('accrualHours', t('leave_type_rules.only_hours_can_be_days_off'));
  if (accrualHours === 'days_off' && accrualCountsLeave)
    refuse('accrualCountsLeave', t('leave_type_rules.no_leave_on_days_off'));
  if (isHourly && accrualDayBasis !== 'calendar')
    refuse('accrualDayBasis', t('leave_type_rules.hours_worked_need_no_days'));
  if (isHourly && accrualUnpaid !== 'granted') refuse('accrualUnpaid', t('leave_type_rules.hours_worked_need_no_days'));
  if (accrualLevels.some(({ mostBalance }) => typeof mostBalance === 'string' && !isDays(mostBalance)))
    refuse('accrualLevels', t('leave_type_rules.most_balance_of_level'));
}

const grantDays: Partial<Record<Frequency, Text>> = {
  weekly: t('leave_type_rules.grant_days.weekly'),
  twice_a_month: t('leave_type_rules.grant_days.twice_a_month'),
  monthly: t('leave_type_rules.grant_days.monthly'),
  quarterly: t('leave_type_rules.grant_days.quarterly'),
  half_yearly: t('leave_type_rules.grant_days.half_yearly'),
  yearly: t('leave_type_rules.grant_days.yearly'),
  anniversary: t('leave_type_rules.grant_days.anniversary'),
};

function refuseStrangeDay(frequency: Frequency, on: string): void {
  const wanted = grantDays[frequency];
  if (frequency === 'hourly') refuse('accrualGain', t('leave_type_rules.days_hours_worked_granted_when'));
  if (!wanted) refuse('accrualGain', t('leave_type_rules.what_granted_each_day_has'));
  if (!isGrantDay(frequency, on)) refuse('accrualOn', wanted);
}

function refuse(field: string, text: Text): never {
  throw invalid(field, text);
}
