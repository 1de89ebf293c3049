import type { PlainDate } from '../../../kernel/dates/plain-date';
import { takesPlaceWithin, type Times } from '../../../kernel/recurrence/occurrences';
import type { Ctx } from '../../../platform/context';
import type { Filter } from '../../../platform/lists/list-filter';
import { seriesOf, zoneOf, type Repeating } from './repeating';

interface Window {
  from: PlainDate;
  to: PlainDate | null;
}
type Days = { gte?: PlainDate | null; lte?: PlainDate | null } | null | undefined;

/** The days asked for by conditions that all have to hold: lastDay from the first, day up to the last. */
function windowIn(filter: Filter): Window | null {
  const all: Filter[] = [filter];
  for (const each of all) all.push(...(each.and ?? []));
  const from = all
    .flatMap(({ lastDay }) => (lastDay as Days)?.gte ?? [])
    .sort()
    .at(-1);
  const to = all.flatMap(({ day }) => (day as Days)?.lte ?? []).sort()[0];
  return from ? { from, to: to ?? null } : null;
}

/** The same conditions without those on days. */
function besideDays({ day, lastDay, and, ...rest }: Filter): Filter {
  const { lte: _to, ...ofDay } = (day ?? {}) as object & { lte?: unknown };
  const { gte: _from, ...ofLast } = (lastDay ?? {}) as object & { gte?: unknown };
  return {
    ...rest,
    ...(day ? { day: ofDay } : {}),
    ...(lastDay ? { lastDay: ofLast } : {}),
    ...(and && { and: and.map(besideDays) }),
  };
}

/**
 * A filter that asks for events from a day on, or between two, finds of those that repeat the ones of which a time
 * falls there, whenever they began: their days are those of the first time alone.
 */
export async function withTimesWithin(ctx: Ctx, filter: Filter): Promise<Filter> {
  const window = windowIn(filter);
  if (!window || !ctx.user.company) return filter;
  return {
    or: [
      { and: [filter, { recurrence: { isEmpty: true } }] },
      { and: [besideDays(filter), { id: { in: await seriesWithin(ctx, window) } }] },
    ],
  };
}

/** Of the company, whoever may read them: the list asks for that. */
async function seriesWithin(ctx: Ctx, window: Window): Promise<string[]> {
  const { rows } = await ctx.tx.query<Times & Repeating & { id: string }>(
    `select id, is_all_day as "isAllDay", start_date as "startDate", end_date as "endDate", start_at as "startAt",
      end_at as "endAt", recurrence, time_zone as "timeZone",
       repeats_until as "repeatsUntil", except_days as "exceptDays", series_id as "seriesId",
       occurrence_day as "occurrenceDay" from event
     where company_id = $1 and recurrence is not null and deleted_at is null
       and (repeats_until is null or repeats_until >= $2::date - 33)
       and ($3::date is null or coalesce(start_date, start_at::date) <= $3::date + 1)`,
    [ctx.companyId, window.from, window.to],
  );
  const { timeZone } = ctx.user.company!;
  return rows
    .filter((row) => takesPlaceWithin(seriesOf(ctx, row), row, zoneOf(ctx, row), { ...window, zone: timeZone }))
    .map(({ id }) => id);
}
