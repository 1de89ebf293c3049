import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { DateScalar } from '../../../../platform/graphql/scalars';
import { oneRecord } from '../../../../platform/records/records';
import { periodsTouching } from '../../engine/periods/pay-period';
import { t } from '../../texts/text';
import { payDatesOf, payGroup, scheduleOf } from './pay-group';

@ObjectType('PayCalendarPeriod', { description: 'A pay period of a pay group and the day its pay is due.' })
class PayCalendarPeriod {
  @Field(() => DateScalar, { description: 'Its first day.', simple: true }) from!: PlainDate;
  @Field(() => DateScalar, { description: 'Its last day.', simple: true }) to!: PlainDate;
  @Field(() => DateScalar, {
    description: 'When its pay is due: the last working day before a weekend or holiday.',
    simple: true,
  })
  payDate!: PlainDate;
}

const years = { first: 1990, last: 2200 };

@Resolver()
export class PayCalendarResolver {
  @Query(() => [PayCalendarPeriod], {
    description: 'The pay periods of a group that touch a year, with their pay dates; those before it begins left out.',
  })
  async payCalendar(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The pay group.' }) id: string,
    @Arg('year', () => Int, { description: `The year, ${years.first} to ${years.last}.` }) year: number,
  ): Promise<PayCalendarPeriod[]> {
    const group = await oneRecord(ctx, payGroup, id);
    if (year < years.first || year > years.last) throw invalid('year', t('pay_group.calendar_years', years));
    const payDateOf = await payDatesOf(ctx, group);
    return periodsTouching(scheduleOf(group), String(year))
      .filter(({ to }) => to >= group.validFrom)
      .map((period) => ({ ...period, payDate: payDateOf(period) }));
  }
}
