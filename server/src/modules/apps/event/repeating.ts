import {
  daysLong,
  firstDayOf,
  firstOccurrence,
  lastOccurrence,
  timesOn,
  type Series,
  type Times,
} from '../../../kernel/recurrence/occurrences';
import {
  anchored,
  moved,
  parseRecurrence,
  patternText,
  recurrenceText,
  type RecurrenceRule,
} from '../../../kernel/recurrence/recurrence-rule';
import type { Area, Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import type { BaseRecord } from '../../../platform/records/record';
import { writeRows } from '../../../platform/records/write-rows';
import { t } from '../texts/text';

/** What of an event says how it repeats. */
export interface Repeating extends Times {
  recurrence: string | null;
  timeZone: string | null;
  repeatsUntil: string | null;
  exceptDays: string[];
  seriesId: string | null;
  occurrenceDay: string | null;
}

/** So that one time does not reach far into those that follow. */
const mostDaysLong = 31;

const unknownRule = invalid('recurrence', t('repeating.give_rule_calendar_repeats_daily'));
const noDay = invalid('recurrence', t('repeating.rule_takes_place_no_day'));
const tooLong = invalid('recurrence', t('repeating.what_lasts_longer_days_does', { mostDaysLong }));
const oneTime = invalid('recurrence', t('repeating.time_event_repeats_change_event'));

export const zoneOf = (ctx: Ctx, { timeZone }: Pick<Repeating, 'timeZone'>): string =>
  timeZone ?? ctx.user.company?.timeZone ?? 'UTC';

const hasTimes = ({ isAllDay, startDate, endDate, startAt, endAt }: Times): boolean =>
  !!(isAllDay ? startDate && endDate : startAt && endAt);

/** The days of an event that repeats. */
export function seriesOf(ctx: Ctx, event: Repeating): Series {
  return {
    rule: parseRecurrence(event.recurrence!)!,
    first: firstDayOf(event, zoneOf(ctx, event)),
    last: event.repeatsUntil,
    except: event.exceptDays,
  };
}

/**
 * What follows from the rule of an event: the rule in full, its first and last day, and the days that stay left out.
 */
export function repeated(ctx: Ctx, after: Repeating, before: Repeating | null): Values {
  const { isAllDay, startDate, endDate, startAt, endAt, recurrence } = after;
  const asGiven = { startDate, endDate, startAt, endAt };
  if (!recurrence || !hasTimes(after))
    return { recurrence, timeZone: after.timeZone, repeatsUntil: null, exceptDays: [], ...asGiven };
  const said = parseRecurrence(recurrence);
  if (!said) throw unknownRule;
  if (after.seriesId) throw oneTime;
  if (daysLong(after) > mostDaysLong) throw tooLong;
  const zone = zoneOf(ctx, after);
  const day = firstDayOf(after, zone);
  const isSameRule = before?.recurrence === recurrence && hasTimes(before);
  const rule = anchored(isSameRule ? moved(said, firstDayOf(before, zoneOf(ctx, before)), day) : said, day);
  const first = firstOccurrence(rule, day);
  if (!first) throw noDay;
  const times = first === day ? asGiven : timesFields(timesOn(after, first, zone));
  const repeatsUntil = lastOccurrence(rule, first);
  const timeZone = isAllDay ? after.timeZone : zone;
  const isSamePlan =
    before?.recurrence &&
    planOf(ctx, before) === planOf(ctx, { ...after, ...times, recurrence: recurrenceText(rule), timeZone });
  return {
    recurrence: recurrenceText(rule),
    timeZone,
    repeatsUntil,
    ...times,
    exceptDays: isSamePlan ? after.exceptDays.filter((each) => !repeatsUntil || each <= repeatsUntil) : [],
  };
}

export const timesFields = ({ startDate, endDate, startAt, endAt }: Times): Values => ({
  startDate,
  endDate,
  startAt,
  endAt,
});

/** What two events must have in common for the days of the one to be those of the other, apart from when they end. */
function planOf(ctx: Ctx, event: Repeating): string {
  const rule: RecurrenceRule = parseRecurrence(event.recurrence!)!;
  return JSON.stringify([patternText(rule), event.isAllDay, timesFields(event), event.isAllDay || zoneOf(ctx, event)]);
}

/** SQL: this is no time of an event that repeats, or that event is still there. */
export const seriesIsThere = (alias: string): string =>
  `(${alias}.series_id is null or exists (select 1 from event s where s.company_id = ${alias}.company_id
    and s.id = ${alias}.series_id and s.deleted_at is null))`;

/**
 * What takes place otherwise than its event says does so only while that event leaves the day to it: otherwise it is
 * deleted.
 */
export async function cancelStrayChanges<R extends BaseRecord>(ctx: Ctx, area: Area<R>, rows: Row<R>[]): Promise<void> {
  const { rows: stray } = await ctx.tx.query<{ id: string; version: number }>(
    `select t.id, t.version from event t join event s on s.company_id = t.company_id and s.id = t.series_id
     where t.company_id = $1 and t.series_id = any($2::char(24)[]) and t.deleted_at is null
       and not s.except_days ? t.occurrence_day::text`,
    [ctx.companyId, rows.map(({ id }) => id)],
  );
  await writeRows(
    ctx,
    area,
    stray.map(({ id, version }) => ({ id, version, values: { deletedAt: ctx.now } })),
    'delete',
  );
}

/** One time that was deleted does not come back where its event takes place as ever on that day. */
export async function refuseStrayChange(
  ctx: Ctx,
  after: Repeating & { deletedAt?: unknown },
  before: { deletedAt?: unknown } | null,
): Promise<void> {
  if (!after.seriesId || !before?.deletedAt || after.deletedAt) return;
  const { rowCount } = await ctx.tx.query(
    'select 1 from event where company_id = $1 and id = $2 and except_days ? $3',
    [ctx.companyId, after.seriesId, after.occurrenceDay],
  );
  if (!rowCount) throw conflict(t('repeating.day_event_takes_place_ever'));
}
