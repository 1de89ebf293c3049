import { Arg, Ctx as Context, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { inputTypesOf } from '../../../platform/graphql/crud-resolver';
import { DateScalar, DateTimeScalar } from '../../../platform/graphql/scalars';
import { maskFields } from '../../../platform/records/field-masking';
import {
  calendarEntries,
  CalendarLayer,
  calendarWeek,
  mostOfLayer,
  type CalendarEntry as Entry,
  type Layer,
} from './calendar-entries';
import { Event, event, EventCalendar } from '../event/event';
import { issueFeed, ownFeed, revokeFeed, type Feed } from './calendar-feed';
import {
  cancelOccurrence,
  changeOccurrence,
  OccurrenceScope,
  restoreOccurrence,
  type Scope,
} from './occurrences.actions';

@ObjectType('CalendarEntry', {
  description: 'Something a calendar shows: whole days have dates, both inclusive, anything else has instants.',
})
class CalendarEntry implements Entry {
  @Field(() => CalendarLayer, { description: 'What it is.', simple: true }) layer!: Layer;
  @Field(() => ID, {
    description:
      'The row it stands for: an event, leave, a holiday, a document that expires, or the employee whose birthday it is.',
    simple: true,
  })
  recordId!: string;
  @Field(() => String, {
    description:
      "What stands on it; the employee's name for leave and birthdays, and beside the title of their documents.",
    simple: true,
  })
  title!: string;
  @Field(() => String, {
    nullable: true,
    description:
      "Name of the leave, kind of a holiday, description of an event, whether a document is the company's or an employee's.",
    simple: true,
  })
  detail!: string | null;
  @Field(() => String, { nullable: true, description: 'State of the event or leave.', simple: true }) status!:
    | string
    | null;
  @Field(() => Boolean, { description: 'Whole days rather than times.', simple: true }) isAllDay!: boolean;
  @Field(() => DateScalar, { nullable: true, description: 'First day.', simple: true }) startDate!: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Last day.', simple: true }) endDate!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it begins.', simple: true }) startAt!: Date | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends.', simple: true }) endAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Where.', simple: true }) location!: string | null;
  @Field(() => String, { nullable: true, description: 'Address on the web.', simple: true }) url!: string | null;
  @Field(() => EventCalendar, {
    nullable: true,
    description: 'The calendar an event is in; empty for anything else.',
    simple: true,
  })
  calendar!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Version of an event, to send back when it is moved.',
    simple: true,
  })
  eventVersion!: number | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Of an event that repeats, the day this time of it is known by.',
    simple: true,
  })
  occurrenceDay!: string | null;
  @Field(() => Boolean, {
    description: 'Whether it is one time of an event that repeats, as ever or otherwise.',
    simple: true,
  })
  repeats!: boolean;
  @Field(() => [String], { description: 'What you may do with the event; nothing for anything else.', simple: true })
  allowedActions!: string[];
}

@ObjectType('CalendarWeek', { description: "How the company's week runs." })
class CalendarWeek {
  @Field(() => Int, { description: 'First day of the week, 0 = Sunday.', simple: true }) firstDay!: number;
  @Field(() => [Int], { description: 'Days without work, 0 = Sunday.', simple: true }) weekendDays!: number[];
}

@ObjectType('CalendarFeed', { description: 'The secret address one reads the calendar at from elsewhere.' })
class CalendarFeed implements Feed {
  @Field(() => DateTimeScalar, { description: 'When it was made.', simple: true }) createdAt!: Date;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last read.', simple: true })
  readAt!: Date | null;
}

const which = { description: 'The event that repeats.' };
const read = { description: 'The version of it you read; STALE when someone else changed it since.' };
const ofDay = { description: 'The day this time of it is known by.' };
const howMuch = { description: 'Whether this time of it is meant, this one and those that follow, or all.' };

@Resolver()
class OccurrenceActions {
  @Mutation(() => Event, {
    description:
      'Changes one time of an event that repeats, that one and those that follow, or all; answers the event as which what you changed takes place from now on.',
  })
  async changeEventOccurrence(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('day', () => DateScalar, ofDay) day: string,
    @Arg('scope', () => OccurrenceScope, howMuch) scope: Scope,
    @Arg('input', () => inputTypesOf(event).Changes, {
      description: 'What to change; times are those of this time of it.',
    })
    input: Values,
  ): Promise<Row<Event>> {
    return maskFields(ctx, event, await changeOccurrence(ctx, { id, version, day, scope }, { ...input }));
  }

  @Mutation(() => Event, {
    description:
      'Cancels one time of an event that repeats, that one and those that follow, or all, which deletes it; answers what is left of it.',
  })
  async cancelEventOccurrence(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('day', () => DateScalar, ofDay) day: string,
    @Arg('scope', () => OccurrenceScope, howMuch) scope: Scope,
  ): Promise<Row<Event>> {
    return maskFields(ctx, event, await cancelOccurrence(ctx, { id, version, day, scope }));
  }

  @Mutation(() => Event, { description: 'Puts back one time of an event that repeats.' })
  async restoreEventOccurrence(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, which) id: string,
    @Arg('version', () => Int, read) version: number,
    @Arg('day', () => DateScalar, ofDay) day: string,
  ): Promise<Row<Event>> {
    return maskFields(ctx, event, await restoreOccurrence(ctx, { id, version, day }));
  }
}

@Resolver()
class Calendar {
  @Query(() => [CalendarEntry], {
    description: `What you may see of the layers between two days, both included; at most ${mostOfLayer} entries of each.`,
  })
  calendarEntries(
    @Context() ctx: Ctx,
    @Arg('from', () => DateScalar, { description: 'First day.' }) from: string,
    @Arg('to', () => DateScalar, { description: 'Last day, at most 400 days later.' }) to: string,
    @Arg('layers', () => [CalendarLayer], { description: 'What to show.' }) layers: Layer[],
    @Arg('calendars', () => [EventCalendar], {
      nullable: true,
      description: 'Events of these calendars only; none of them: no events. Those of all five unless told.',
    })
    calendars?: string[],
  ): Promise<Entry[]> {
    return calendarEntries(ctx, { from, to, calendars }, layers);
  }

  @Query(() => CalendarWeek, { description: 'The week of the company one is in.' })
  calendarWeek(@Context() ctx: Ctx): Promise<CalendarWeek> {
    return calendarWeek(ctx);
  }

  @Query(() => CalendarFeed, { nullable: true, description: 'The feed you have in this company, without its address.' })
  calendarFeed(@Context() ctx: Ctx): Promise<Feed | null> {
    return ownFeed(ctx);
  }

  @Mutation(() => String, {
    description: 'A new secret address for other calendars to read; told once, and the one before ends.',
  })
  issueCalendarFeed(@Context() ctx: Ctx): Promise<string> {
    return issueFeed(ctx);
  }

  @Mutation(() => Boolean, { description: 'Ends the feed: its address answers nothing any more.' })
  revokeCalendarFeed(@Context() ctx: Ctx): Promise<boolean> {
    return revokeFeed(ctx);
  }
}

export const CalendarResolver = [Calendar, OccurrenceActions] as const;
