import { addDays, daysBetween, type PlainDate } from '../../../kernel/dates/plain-date';
import { firstDayOf, occurrenceDays, timesOn } from '../../../kernel/recurrence/occurrences';
import { parseRecurrence, recurrenceText, type RecurrenceRule } from '../../../kernel/recurrence/recurrence-rule';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { choiceOf } from '../../../platform/records/fields';
import { newId } from '../../../platform/records/ids';
import {
  checkedChanges,
  deleteRecord,
  lockedRecord,
  saveRecord,
  updateRecord,
} from '../../../platform/records/records';
import { writeRows } from '../../../platform/records/write-rows';
import { event, seriesOf, timesFields, zoneOf, type Event } from '../event/event';
import { t } from '../texts/text';

export const OccurrenceScope = choiceOf(
  'OccurrenceScope',
  'How much of an event that repeats: one time of it, that one and those that follow, or all.',
  {
    one: 'That time alone.',
    following: 'That time and those after it.',
    all: 'Every time of it.',
  },
);
export type Scope = keyof typeof OccurrenceScope;

/** One time of an event that repeats. */
export interface Which {
  id: string;
  version: number | null;
  day: PlainDate;
  scope: Scope;
}

const notOnThatDay = conflict(t('occurrences.event_does_not_take_place'));
const oneDoesNotRepeat = invalid('recurrence', t('occurrences.time_alone_does_not_repeat'));

/** The event, locked, and what is to be changed, checked as anywhere. */
async function seriesWith(
  ctx: Ctx,
  { id, version, day }: Which,
  input: Values = {},
): Promise<{ series: Row<Event>; given: Values }> {
  const row = await lockedRecord(ctx, event, id, 'update');
  const given = await checkedChanges(ctx, event, input);
  if (!row.recurrence || !occurrenceDays(seriesOf(ctx, row), day, day).length) throw notOnThatDay;
  return { series: version === null ? row : { ...row, version }, given };
}

const own = [
  'title',
  'type',
  'calendar',
  'isAllDay',
  'location',
  'url',
  'description',
  'guestIds',
  'otherGuests',
  'organizerId',
  'visibility',
  'status',
  'reminder',
  'timeZone',
] as const;

/** The event as it would stand by itself on that day. */
const standingAlone = (ctx: Ctx, row: Row<Event>, day: PlainDate): Values => ({
  ...Object.fromEntries(own.map((name) => [name, row[name]])),
  ...timesFields(timesOn(row, day, zoneOf(ctx, row))),
});

/** A new row as the server decided it, with all that follows from its values. */
async function added(ctx: Ctx, values: Values, decided: Values): Promise<Row<Event>> {
  const row = {
    ...values,
    repeatsUntil: null,
    exceptDays: [],
    seriesId: null,
    occurrenceDay: null,
    deletedAt: null,
    ...decided,
  };
  const whole = { ...row, ...(await event.derive!(ctx, row as unknown as Row<Event>, null)), ...decided };
  await event.guard!(ctx, whole as unknown as Row<Event>, null);
  return (await writeRows(ctx, event, [{ id: newId(), values: whole }], 'create'))[0]!;
}

const leavingOut = (row: Row<Event>, day: PlainDate): Values => ({ exceptDays: [...row.exceptDays, day].sort() });

/** Ends an event on the day before; what it left out from then on is no longer its own. */
function endedBefore(row: Row<Event>, day: PlainDate): Values {
  const { count: _, ...rule } = parseRecurrence(row.recurrence!)!;
  const until = addDays(day, -1);
  return {
    recurrence: recurrenceText({ ...rule, until }),
    repeatsUntil: until,
    exceptDays: row.exceptDays.filter((each) => each < day),
  };
}

/** The rule from that day on: of one counted by times as many as are left. */
function restFrom(ctx: Ctx, row: Row<Event>, day: PlainDate): RecurrenceRule {
  const { rule, first } = seriesOf(ctx, row);
  if (!rule.count) return rule;
  const done = occurrenceDays({ rule, first, last: row.repeatsUntil, except: [] }, first, addDays(day, -1)).length;
  return { ...rule, count: rule.count - done };
}

/**
 * Changes one time of an event that repeats, that one and those that follow, or all of them by what is asked of this
 * one.
 */
export async function changeOccurrence(ctx: Ctx, which: Which, input: Values): Promise<Row<Event>> {
  const {
    series,
    given: { recurrence, ...given },
  } = await seriesWith(ctx, which, input);
  const { day, scope } = which;
  const { first } = seriesOf(ctx, series);
  if (scope === 'all' || (scope === 'following' && day === first)) return changedThroughout(ctx, series, day, input);
  const alone = { ...standingAlone(ctx, series, day), ...given };
  if (scope === 'one') {
    if (recurrence && recurrence !== series.recurrence) throw oneDoesNotRepeat;
    await saveRecord(ctx, event, series, leavingOut(series, day), 'update');
    return added(ctx, { ...alone, recurrence: null }, { seriesId: series.id, occurrenceDay: day });
  }
  const isOther = recurrence !== undefined && recurrence !== series.recurrence;
  const begun = isOther ? await added(ctx, { ...alone, recurrence }, {}) : await goneOn(ctx, series, day);
  await saveRecord(ctx, event, series, endedBefore(series, day), 'update');
  return isOther || !Object.keys(given).length ? begun : updateRecord(ctx, event, begun.id, null, given);
}

/** The event from that day on as one of its own, with the times that take place otherwise. */
async function goneOn(ctx: Ctx, series: Row<Event>, day: PlainDate): Promise<Row<Event>> {
  const recurrence = recurrenceText(restFrom(ctx, series, day));
  const begun = await added(
    ctx,
    { ...standingAlone(ctx, series, day), recurrence },
    { exceptDays: series.exceptDays.filter((each) => each > day) },
  );
  const { rows } = await ctx.tx.query<{ id: string; version: number }>(
    `select id, version from event where company_id = $1 and series_id = $2 and deleted_at is null
      and occurrence_day > $3`,
    [ctx.companyId, series.id, day],
  );
  await writeRows(
    ctx,
    event,
    rows.map(({ id, version }) => ({ id, version, values: { seriesId: begun.id } })),
    'update',
  );
  return begun;
}

/** All of them are moved by as much as this one is. */
async function changedThroughout(ctx: Ctx, series: Row<Event>, day: PlainDate, input: Values): Promise<Row<Event>> {
  const zone = zoneOf(ctx, series);
  const after = { ...series, ...timesOn(series, day, zone), ...input } as Row<Event>;
  const isTimed = ['isAllDay', 'startAt', 'endAt', 'startDate', 'endDate'].some((name) => name in input);
  const isWhole = after.isAllDay ? after.startDate && after.endDate : after.startAt && after.endAt;
  const first = firstDayOf(series, zone);
  const times =
    isTimed && isWhole
      ? timesFields(timesOn(after, addDays(first, daysBetween(day, firstDayOf(after, zone))), zone))
      : {};
  return updateRecord(ctx, event, series.id, series.version, { ...input, ...times });
}

/**
 * Takes one time of an event that repeats out of it, ends it before that time, or deletes it. Answers what is left of
 * it.
 */
export async function cancelOccurrence(ctx: Ctx, which: Which): Promise<Row<Event>> {
  const { series } = await seriesWith(ctx, which);
  const { day, scope } = which;
  if (scope === 'all' || (scope === 'following' && day === seriesOf(ctx, series).first)) {
    await deleteRecord(ctx, event, series.id);
    return { ...series, deletedAt: ctx.now };
  }
  return saveRecord(ctx, event, series, scope === 'one' ? leavingOut(series, day) : endedBefore(series, day), 'update');
}

/** Puts one time back that was taken out. */
export async function restoreOccurrence(ctx: Ctx, { id, version, day }: Omit<Which, 'scope'>): Promise<Row<Event>> {
  const series = await lockedRecord(ctx, event, id, 'update');
  const { rowCount: isOtherwise } = await ctx.tx.query(
    'select 1 from event where company_id = $1 and series_id = $2 and occurrence_day = $3 and deleted_at is null',
    [ctx.companyId, id, day],
  );
  if (isOtherwise || !series.exceptDays.includes(day)) throw notOnThatDay;
  return saveRecord(
    ctx,
    event,
    { ...series, version: version ?? series.version },
    { exceptDays: series.exceptDays.filter((each) => each !== day) },
    'update',
  );
}
