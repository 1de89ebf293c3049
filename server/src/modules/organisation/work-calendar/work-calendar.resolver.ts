import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { CalendarDayKind, WorkingDay as Day } from '../domain/work-calendar';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { choiceOf } from '../../../platform/records/fields';
import { DateScalar } from '../../../platform/graphql/scalars';
import { workCalendar } from './work-calendar';
import { calendarDays, workingDaysOf } from './working-days';

const WorkingDayKind = choiceOf('WorkingDayKind', 'What a day is in a work calendar.', {
  work: 'Worked as planned.',
  holiday: 'A holiday of the calendar.',
  half_holiday: 'Free before noon or after, and worked otherwise.',
  off: 'A day of rest.',
  no_calendar: 'No calendar holds on it.',
});
const CalendarSource = choiceOf(
  'CalendarSource',
  "Whose calendar counts for somebody on a day: their own goes before their department's, and that before the company's.",
  {
    own: 'That of the employee.',
    department: 'That of their department.',
    company: 'That of the company.',
  },
);

@ObjectType('WorkingDay', { description: 'A day as it is planned; a night belongs to the day it begins on.' })
class WorkingDay {
  @Field(() => DateScalar, { description: 'The day.', simple: true }) date!: string;
  @Field(() => WorkingDayKind, { description: 'What it is.', simple: true }) kind!: CalendarDayKind;
  @Field(() => String, { nullable: true, description: 'Name of the holiday.', simple: true }) name!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The calendar that counts; empty where it is the week of the company.',
    simple: true,
  })
  calendarId!: string | null;
  @Field(() => Int, { description: 'Minutes to work.', simple: true }) minutes!: number;
  @Field(() => Int, { description: 'Minutes it would have if it were no holiday.', simple: true })
  usualMinutes!: number;
  @Field(() => CalendarSource, { nullable: true, description: 'Whose calendar it is.', simple: true }) from!:
    | 'own'
    | 'department'
    | 'company'
    | null;
}

const shown = (days: Day[]): Day[] => days.map((day) => ({ ...day, calendarId: day.calendarId || null }));

@Resolver()
class WorkingDaysResolver {
  @Query(() => [WorkingDay], { description: 'The days of an employee you may see, as their calendar plans them.' })
  async workingDays(
    @Context() ctx: Ctx,
    @Arg('employeeId', () => ID, { description: 'Whose.' }) employeeId: string,
    @Arg('from', () => DateScalar, { description: 'First day.' }) from: string,
    @Arg('to', () => DateScalar, { description: 'Last day, at most 400 days.' }) to: string,
  ): Promise<Day[]> {
    return shown(await workingDaysOf(ctx, employeeId, from, to));
  }

  @Query(() => [WorkingDay], { description: 'The days of a work calendar, with the holidays that go with it.' })
  async calendarDays(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The calendar.' }) id: string,
    @Arg('from', () => DateScalar, { description: 'First day.' }) from: string,
    @Arg('to', () => DateScalar, { description: 'Last day, at most 400 days.' }) to: string,
  ): Promise<Day[]> {
    return shown(await calendarDays(ctx, id, from, to));
  }
}

export const WorkCalendarResolver = [...CrudResolver(workCalendar), WorkingDaysResolver];
