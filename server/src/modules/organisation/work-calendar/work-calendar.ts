import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { mondayOf, weekProblem } from '../domain/calendar-week';
import type { WeekParity } from '../domain/work-calendar';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { todayIn } from '../../../platform/today';
import { calendarsChanged } from './calendars-of';
import { t } from '../texts/text';

/** For other areas: who works when. */
export {
  calendarOf,
  calendarsOf,
  calendarsOfTheirOwn,
  companyCalendar,
  calendarFollowers,
  calendarsChanged,
  placesChanged,
} from './calendars-of';
export { calendarTables, employeeSeen } from './calendars-on-file';

const CalendarWeeks = choiceOf('CalendarWeeks', 'Which weeks a time is worked in.', {
  every: 'Each week.',
  even: 'The week that is counted from, and each second one after it.',
  odd: 'The weeks between the even ones.',
});

@ObjectType('CalendarTime', {
  description: 'From and to when a weekday is worked. An end not later than the start is on the next day.',
})
@InputType('CalendarTimeInput', {
  description: 'From and to when a weekday is worked. An end not later than the start is on the next day.',
})
export class CalendarTime {
  @Field(() => Int, { description: 'Weekday, 0 = Sunday to 6 = Saturday.', simple: true }) weekday!: number;
  @Field(() => CalendarWeeks, { description: 'Which weeks.', defaultValue: 'every', simple: true }) weeks!: WeekParity;
  @Field(() => String, { description: 'Start, HH:mm.', simple: true }) start!: string;
  @Field(() => String, { description: 'End, HH:mm.', simple: true }) end!: string;
}

@record('WorkCalendar', 'When a group of people works: the times of each weekday, in every week or in every other.')
export class WorkCalendar extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) name!: string;
  @field.text({
    description: 'IANA time zone its times are meant in; empty for that of the company.',
    codes: 'time_zone',
    optional: true,
  })
  timeZone!: string | null;
  @field.text({
    description: 'Country whose holidays go with it, ISO 3166-1 alpha-2; empty for that of the company.',
    codes: 'country',
    optional: true,
  })
  country!: string | null;
  @field.json({
    description: 'Its times; empty: the weekend and the hours of a day set for the company.',
    type: () => [CalendarTime],
    optional: true,
  })
  times!: CalendarTime[] | null;
  @field.date({
    reach: 'kept',
    description: 'Where weeks alternate: a day of an even week. The server keeps its Monday.',
    optional: true,
  })
  evenFrom!: string | null;
}

/** Times in order; the week alternating ones are counted from by its Monday. */
function inOrder(_ctx: Ctx, { times, evenFrom }: Row<WorkCalendar>): Values {
  if (!times?.length) return { times: null, evenFrom: null };
  const problem = weekProblem(times);
  if (problem) throw invalid('times', problem);
  const sorted = times
    .map(({ weekday, weeks, start, end }) => ({ weekday, weeks, start, end }))
    .sort((one, other) => ((one.weekday + 6) % 7) - ((other.weekday + 6) % 7) || (one.start < other.start ? -1 : 1));
  const isAlternating = times.some(({ weeks }) => weeks !== 'every');
  if (isAlternating && !evenFrom) throw invalid('evenFrom', t('work_calendar.say_which_week_even_ones'));
  return { times: sorted, evenFrom: isAlternating && evenFrom ? mondayOf(evenFrom) : null };
}

export const workCalendar = defineArea('WorkCalendar', WorkCalendar, {
  one: 'workCalendar',
  many: 'workCalendars',
  label: t('work_calendar.work_calendar'),
  page: '/work-calendars?open=:id',
  menu: { group: 'settings', title: t('work_calendar.menu'), icon: 'schedule', after: 'LeaveType' },
  sort: 'name',
  derive: inOrder,
  followUp: (ctx) => calendarsChanged(ctx, todayIn(ctx)),
});
