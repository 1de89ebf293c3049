import { reminderFor, type Reminder } from '../../../kernel/recurrence/reminder';
import { defineArea, type Area, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import type { Filter } from '../../../platform/lists/list-filter';
import { CompanyRecord, record } from '../../../platform/records/record';
import { DateScalar } from '../../../platform/graphql/scalars';
import type { Text } from '../../../platform/text';
import { withTimesWithin } from './event-window';
import { cancelStrayChanges, refuseStrayChange, repeated, seriesIsThere } from './repeating';
import { t } from '../texts/text';
import { companyRows } from '../../organisation/organisation.sql';

export { seriesOf, timesFields, zoneOf } from './repeating';

export const EventType = choiceOf('EventType', 'What an event is.', {
  task: 'Something to be done.',
  meet: 'People meet.',
  document: 'Something about a paper, such as a renewal.',
  holiday: 'A free day or journey; it is told, and frees nobody from work.',
});
export const EventCalendar = choiceOf(
  'EventCalendar',
  'Which of the five calendars an event is in. Those called personal and family are seen by who made the event and its guests alone.',
  {
    personal: "One's own matters; seen by who made it and its guests alone.",
    business: 'Matters of the company.',
    family: 'Matters at home; seen by who made it and its guests alone.',
    holiday: 'Free days and journeys.',
    etc: 'Anything else.',
  },
);
export const EventStatus = choiceOf('EventStatus', 'Whether an event takes place.', {
  planned: 'Takes place, or is to.',
  done: 'Has taken place.',
  cancelled: 'Does not take place.',
});
export const EventVisibility = choiceOf('EventVisibility', 'Who sees an event.', {
  company: 'Whoever may see events of the company sees it.',
  private: 'Only who made it and the guests see it.',
});
export const EventReminder = choiceOf<Reminder>(
  'EventReminder',
  'How long before an event its guests and who made it are reminded of it; of whole days on the day at nine, or on the day before.',
  {
    none: 'Nobody is reminded.',
    at_start: 'When it begins; of whole days at nine on the day.',
    ten_minutes: '10 minutes before it begins.',
    one_hour: '60 minutes before it begins.',
    one_day: 'At the same time on the day before; of whole days at nine on the day before.',
  },
);

const zone = `(select c.time_zone from ${companyRows('time_zone')} c where c.id = t.company_id)`;

@record('Event', 'Something that happens at a time: a meeting, a task, a deadline.')
export class Event extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 160, search: true }) title!: string;
  @field.choice(EventType, { description: 'What it is.', initial: 'meet' }) type!: string;
  @field.choice(EventCalendar, {
    description:
      'The calendar it is in; unless told, holidays are in that of holidays and anything else in that of the business.',
    initial: 'business',
  })
  calendar!: string;
  @field.flag({ description: 'Whole days rather than times.', initial: false }) isAllDay!: boolean;
  @field.instant({ reach: 'planned', description: 'When it begins; empty for whole days.', optional: true })
  startAt!: Date | null;
  @field.instant({ reach: 'planned', description: 'When it ends; empty for whole days.', optional: true })
  endAt!: Date | null;
  @field.date({ reach: 'planned', description: 'First day of whole days.', optional: true }) startDate!: string | null;
  @field.date({ reach: 'planned', description: 'Last day of whole days.', optional: true }) endDate!: string | null;
  @field.computed('date', `coalesce(t.start_date, (t.start_at at time zone ${zone})::date)`, {
    description:
      'First day, that of times by the clock of the company, of one that repeats the first of all: what lists are ordered by.',
  })
  day!: string;
  @field.computed(
    'date',
    `coalesce(t.end_date, (greatest(t.start_at, t.end_at - interval '1 millisecond') at time zone ${zone})::date)`,
    {
      description:
        'Last day, that of times by the clock of the company; what ends at midnight ends on the day before. On any day the events with day up to it and lastDay from it take place; asked by lastDay from a day on, alone or with day up to another, lists find one that repeats where one of its times falls there.',
    },
  )
  lastDay!: string;
  @field.text({ description: 'Where.', max: 200, optional: true, search: true }) location!: string | null;
  @field.text({
    description: 'Address on the web, such as that of a call.',
    max: 500,
    pattern: /^https?:\/\/\S+$/,
    example: 'https://example.com/room',
    optional: true,
  })
  url!: string | null;
  @field.longText({ description: 'What it is about.', max: 5000, optional: true, search: true }) description!:
    | string
    | null;
  @field.references('Employee', { description: 'Who else takes part; they see it, private or not.', initial: [] })
  guestIds!: string[];
  @field.text({
    description:
      'Who else takes part and is no employee here: names with commas between. Nobody tells or reminds them.',
    max: 1000,
    optional: true,
    search: true,
    example: 'Lina Farah, Omar Nasser',
  })
  otherGuests!: string | null;
  @field.reference('Employee', {
    description: 'Who made it, where that was an employee.',
    optional: true,
    write: 'never',
  })
  organizerId!: string | null;
  @field.choice(EventVisibility, {
    description: 'Who sees it; always private in the calendars personal and family.',
    initial: 'company',
  })
  visibility!: string;
  @field.choice(EventStatus, { description: 'Whether it takes place.', initial: 'planned' }) status!: string;
  @field.choice(EventReminder, {
    description:
      'When the guests and who made it are reminded of it, each time where it repeats; of whole days at nine in the morning, on the day or on the day before.',
    initial: 'none',
  })
  reminder!: string;
  @field.text({
    description:
      'How it repeats, an RRULE of RFC 5545: daily, weekly by BYDAY, monthly and yearly by BYMONTHDAY or by one BYDAY such as 2TU or -1FR, with INTERVAL, and UNTIL as a day or COUNT. Empty for what takes place once. Its days are then those of the first time.',
    max: 200,
    optional: true,
    example: 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20271231',
  })
  recurrence!: string | null;
  @field.text({
    description: 'IANA time zone by whose clock it repeats; that of the company unless told.',
    codes: 'time_zone',
    optional: true,
  })
  timeZone!: string | null;
  @field.date({
    description: 'The last day on which one that repeats may begin; empty for one without end.',
    optional: true,
    write: 'never',
  })
  repeatsUntil!: string | null;
  @field.json({
    type: () => [DateScalar],
    description: 'Days on which one that repeats does not take place, or takes place otherwise.',
    initial: [],
    write: 'never',
  })
  exceptDays!: string[];
  @field.reference('Event', {
    description: 'The event that repeats of which this is one time, taking place otherwise.',
    optional: true,
    write: 'never',
  })
  seriesId!: string | null;
  @field.date({
    description: 'The day on which it would have taken place as one of that event.',
    optional: true,
    write: 'never',
  })
  occurrenceDay!: string | null;
}

const needed: Text = t('event.needed');
const inverted: Text = t('event.inverted');

/** Whole days have dates and no times, anything else times and no dates. */
function refuseMixedTimes({ isAllDay, startAt, endAt, startDate, endDate }: Row<Event>): void {
  const [start, end] = isAllDay ? ['startDate', 'endDate'] : ['startAt', 'endAt'];
  const [from, to] = isAllDay ? [startDate, endDate] : [startAt, endAt];
  if (!from) throw invalid(start!, needed);
  if (!to) throw invalid(end!, needed);
  if (to < from) throw invalid(end!, inverted);
  const stray = isAllDay
    ? (startAt && 'startAt') || (endAt && 'endAt')
    : (startDate && 'startDate') || (endDate && 'endDate');
  if (stray) {
    throw invalid(stray, t('event.event_has_whole_days_times'));
  }
}

export const personalCalendars = ['personal', 'family'];

/**
 * Which events a calendar shows somebody who may read them all: those of their own among the personal ones. Who is no
 * employee made those that no employee made.
 */
export function ownOrShared({ user: { employeeId } }: Ctx): Filter {
  const own = employeeId
    ? [{ organizerId: { eq: employeeId } }, { guestIds: { in: [employeeId] } }]
    : [{ organizerId: { isEmpty: true } }];
  return {
    or: [{ calendar: { in: Object.keys(EventCalendar).filter((name) => !personalCalendars.includes(name)) } }, ...own],
  };
}

export const event: Area<Event> = defineArea('Event', Event, {
  one: 'event',
  many: 'events',
  label: t('event.event'),
  page: '/calendar?event=:id',
  menu: { group: 'company', title: t('event.menu'), icon: 'calendar', after: '/approvals' },
  sort: 'day',
  descending: true,
  person: 'organizerId',
  sharedWith: 'guestIds',
  reachedWhen: { company: { visibility: 'company' } },
  prepare: (ctx, { calendar, type }): Values => ({
    organizerId: ctx.user.employeeId,
    calendar: calendar ?? (type === 'holiday' ? 'holiday' : 'business'),
  }),
  derive: (ctx, after, before): Values => ({
    visibility: personalCalendars.includes(after.calendar) ? 'private' : after.visibility,
    reminder: reminderFor(after.isAllDay, after.reminder),
    ...repeated(ctx, after, before),
  }),
  guard: async (ctx, after, before) => {
    refuseMixedTimes(after);
    await refuseStrayChange(ctx, after, before);
  },
  asks: withTimesWithin,
  followUp: (ctx, rows) => cancelStrayChanges(ctx, event, rows),
  followed: ['update'],
  notifies: [
    {
      kind: 'event_reminder',
      on: ['remind'],
      employees: ['organizerId', 'guestIds'],
      users: ['createdById'],
      usersWithout: 'organizerId',
      facts: { title: 'title' },
      oncePer: 'begins',
    },
  ],
  // A time of an event that repeats goes and comes back with it.
  keeps: 'series_id is null',
  readable: (granted, _grantsOn, alias) => `(${granted} and ${seriesIsThere(alias)})`,
});
export const EventResolver = CrudResolver(event);
