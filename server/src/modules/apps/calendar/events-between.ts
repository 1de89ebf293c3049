import { addDays, type PlainDate } from '../../../kernel/dates/plain-date';
import { daysLong, firstDayOf, occurrenceDays, timesOn, type Times } from '../../../kernel/recurrence/occurrences';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import type { Filter } from '../../../platform/lists/list-filter';
import { listRecords } from '../../../platform/lists/list-query';
import { event, ownOrShared, seriesOf, zoneOf, type Event } from '../event/event';

export interface EventRange {
  from: PlainDate;
  to: PlainDate;
  calendars?: readonly string[];
}

/** An event at one of its times; `day` is the one it is known by, where it repeats. */
export interface Occurrence {
  row: Row<Event>;
  day: PlainDate | null;
  times: Times;
}

const longest = 31;

const shownBy = (ctx: Ctx, calendars: readonly string[] | undefined): Filter[] => [
  ownOrShared(ctx),
  ...(calendars ? [{ calendar: { in: [...calendars] } }] : []),
];

/** Events that take place once and do so within the range, as far as the reader may see them. */
export async function eventsOnce(ctx: Ctx, { from, to, calendars }: EventRange, most: number): Promise<Row<Event>[]> {
  if (calendars && !calendars.length) return [];
  const { rows } = await listRecords(
    ctx,
    event,
    {
      filter: {
        and: [...shownBy(ctx, calendars), { recurrence: { isEmpty: true } }],
        or: [
          { isAllDay: { eq: true }, startDate: { lte: to }, endDate: { gte: from } },
          // Wide enough for every zone: what begins within a day of the range may fall into it.
          {
            isAllDay: { eq: false },
            startAt: { lt: `${addDays(to, 2)}T00:00:00Z` },
            endAt: { gte: `${addDays(from, -1)}T00:00:00Z` },
          },
        ],
      },
      limit: most,
    },
    { maxLimit: most },
  );
  return rows;
}

/** Events that repeat and may take place within the range. */
export async function eventsRepeating(
  ctx: Ctx,
  { from, to, calendars }: EventRange,
  most: number,
): Promise<Row<Event>[]> {
  if (calendars && !calendars.length) return [];
  const { rows } = await listRecords(
    ctx,
    event,
    {
      filter: {
        and: [...shownBy(ctx, calendars), { recurrence: { isEmpty: false } }],
        day: { lte: addDays(to, 1) },
        or: [{ repeatsUntil: { isEmpty: true } }, { repeatsUntil: { gte: addDays(from, -longest - 1) } }],
      },
      limit: most,
    },
    { maxLimit: most },
  );
  return rows;
}

/** Each time that such events take place within the range, the earliest first. */
export function occurrencesOf(ctx: Ctx, rows: Row<Event>[], { from, to }: EventRange): Occurrence[] {
  return rows.flatMap((row) => {
    const zone = zoneOf(ctx, row);
    return occurrenceDays(seriesOf(ctx, row), addDays(from, -daysLong(row) - 1), addDays(to, 1))
      .map((day): Occurrence => ({ row, day, times: timesOn(row, day, zone) }))
      .filter(({ times }) => !times.isAllDay || (times.startDate! <= to && times.endDate! >= from));
  });
}

export const onceOf = (row: Row<Event>): Occurrence => ({ row, day: null, times: row });

/** Sorts by the day something begins. */
export const byDay =
  (ctx: Ctx) =>
  (one: Occurrence, other: Occurrence): number =>
    firstDayOf(one.times, zoneOf(ctx, one.row)) < firstDayOf(other.times, zoneOf(ctx, other.row)) ? -1 : 1;
