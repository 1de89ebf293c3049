import { Index } from 'typeorm';
import { defineArea, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { conflict, invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import {
  payDateOf,
  type PayDateRule,
  type PayFrequency,
  type PayPeriod,
  type PaySchedule,
} from '../../engine/periods/pay-period';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { companyCalendar } from '../../../organisation/work-calendar/work-calendar';
import { t } from '../../texts/text';

export const PayFrequencyChoice = choiceOf<PayFrequency>('PayFrequency', 'How often a pay group is paid.', {
  monthly: 'Twelve times a year, each period from its first day to the day before it in the next month.',
  semi_monthly: 'Twice a month, 24 times a year.',
  fortnightly: 'Every two weeks: a period is paid 12/26 of a month.',
  weekly: 'Every week: a period is paid 12/52 of a month.',
});
export const PayDateRuleChoice = choiceOf<PayDateRule>('PayDateRule', 'How the pay date follows from a pay period.', {
  day_of_month: 'A day of the month the period ends in.',
  day_of_next_month: 'A day of the month after the one the period ends in.',
  days_after: 'So many days after the last day of the period.',
});

@record(
  'PayGroup',
  'Employees who are paid together by pay periods of their own, in place of the calendar month; who belongs to it stands in pay group assignments.',
)
@Index('pay_group_name', ['companyId', 'name'], { unique: true, where: 'deleted_at IS NULL' })
export class PayGroup extends CompanyRecord {
  @field.text({ description: 'What it is called, on runs and payslips too.', max: 80, search: true }) name!: string;
  @field.choice(PayFrequencyChoice, { description: 'How often it is paid; not changed later.', write: 'create' })
  frequency!: PayFrequency;
  @field.integer({
    description: 'Day of the month a period begins on, 1 to 28; empty for weeks and fortnights.',
    min: 1,
    max: 28,
    optional: true,
    write: 'create',
  })
  firstDay!: number | null;
  @field.integer({
    description: 'Day of the month the other period begins on, where it is paid twice a month.',
    min: 1,
    max: 28,
    optional: true,
    write: 'create',
  })
  secondDay!: number | null;
  @field.date({
    reach: 'planned',
    description: 'Some day a week or fortnight begins on; the others are counted from it.',
    optional: true,
    write: 'create',
  })
  anchor!: string | null;
  @field.choice(PayDateRuleChoice, {
    description: 'How the pay date is found; on a weekend or holiday it is the last working day before.',
    initial: 'days_after',
  })
  payRule!: PayDateRule;
  @field.integer({
    description: 'That day of the month, or how many days after the end of the period.',
    min: 0,
    max: 31,
    initial: 0,
  })
  payDays!: number;
  @field.date({ reach: 'planned', description: 'First day it pays anybody.', write: 'create' }) validFrom!: string;
}

/** What of a group says how its periods are divided. */
export type PayGroupSchedule = Pick<Row<PayGroup>, 'frequency' | 'firstDay' | 'secondDay' | 'anchor'>;

export function scheduleOf({ frequency, firstDay, secondDay, anchor }: PayGroupSchedule): PaySchedule {
  if (frequency === 'monthly') return { frequency, firstDay: firstDay! };
  if (frequency === 'semi_monthly') return { frequency, firstDay: firstDay!, secondDay: secondDay! };
  return { frequency, anchor: anchor! };
}

/** When each period of a group is paid, by its rule and the company's calendar. */
export async function payDatesOf(
  ctx: Ctx,
  { payRule: rule, payDays: days }: Pick<Row<PayGroup>, 'payRule' | 'payDays'>,
): Promise<(period: PayPeriod) => PlainDate> {
  const calendar = await companyCalendar(ctx);
  return (period) => payDateOf({ rule, days }, period, (day) => calendar.dayOn(day).minutes > 0);
}

async function validatePayGroup(ctx: Ctx, after: Row<PayGroup>): Promise<void> {
  if (after.deletedAt) return refuseWhatIsUsed(ctx, after);
  const byMonth = after.frequency === 'monthly' || after.frequency === 'semi_monthly';
  refuseAbsence('firstDay', after.firstDay, byMonth);
  refuseAbsence('secondDay', after.secondDay, after.frequency === 'semi_monthly');
  refuseAbsence('anchor', after.anchor, !byMonth);
  if (after.firstDay !== null && after.firstDay === after.secondDay)
    throw invalid('secondDay', t('pay_group.same_day_twice'));
  if (after.payRule !== 'days_after' && after.payDays === 0) throw invalid('payDays', t('pay_group.no_day_0'));
  if (after.payRule !== 'days_after' && after.frequency !== 'monthly')
    throw invalid('payRule', t('pay_group.days_after_alone'));
}

function refuseAbsence(name: 'firstDay' | 'secondDay' | 'anchor', value: unknown, isNeeded: boolean): void {
  if (isNeeded && value === null) throw invalid(name, t('pay_group.needed'));
  if (!isNeeded && value !== null) throw invalid(name, t('pay_group.not_needed'));
}

async function refuseWhatIsUsed(ctx: Ctx, { id }: Row<PayGroup>): Promise<void> {
  const { rows } = await ctx.tx.query(
    `select from pay_group_assignment where company_id = $1 and pay_group_id = $2 and deleted_at is null
     union all select from payroll_run where company_id = $1 and pay_group_id = $2 and deleted_at is null limit 1`,
    [ctx.companyId, id],
  );
  if (rows.length) throw conflict(t('pay_group.in_use'));
}

export const payGroup = defineArea('PayGroup', PayGroup, {
  one: 'payGroup',
  many: 'payGroups',
  label: t('pay_group.group'),
  page: '/pay-groups?open=:id',
  menu: { group: 'pay', title: t('pay_group.menu'), icon: 'schedule', after: 'Payslip' },
  sort: 'name',
  guard: validatePayGroup,
});
export const PayGroupResolver = CrudResolver(payGroup);
