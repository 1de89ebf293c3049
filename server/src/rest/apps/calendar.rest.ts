import { Router, type RequestHandler } from 'express';
import { addDays, isPlainDate } from '../../kernel/dates/plain-date';
import { timesOn } from '../../kernel/recurrence/occurrences';
import { mayDoSome } from '../../platform/access/ability';
import type { Row, Values } from '../../platform/records/area';
import type { Ctx, Services } from '../../platform/context';
import { AppError, forbidden, invalid } from '../../platform/errors';
import { isId } from '../../platform/records/ids';
import { listRecords } from '../../platform/lists/list-query';
import { relatedRows } from '../../platform/records/loaders';
import { createRecord, deleteRecord, oneRecord, updateRecord } from '../../platform/records/records';
import { at, inRequest } from '../../platform/http/rest';
import { listParameter, restBodies } from '../../platform/http/rest-body';
import { todayIn } from '../../platform/today';
import { employee } from '../../modules/people/employee/employee';
import { event, ownOrShared, zoneOf, type Event } from '../../modules/apps/event/event';
import { occurrencesOf, onceOf, type Occurrence } from '../../modules/apps/calendar/events-between';
import { cancelOccurrence, changeOccurrence } from '../../modules/apps/calendar/occurrences.actions';
import { timesOnWire, timesFrom } from './wire-times.rest';
import { t } from '../texts/text';

/** Names of the five calendars on the wire. */
const wireCalendars: Record<string, string> = {
  personal: 'Personal',
  business: 'Business',
  family: 'Family',
  holiday: 'Holiday',
  etc: 'ETC',
};
const ownCalendars = new Map(Object.entries(wireCalendars).map(([own, wire]) => [wire.toLowerCase(), own]));

interface WireEvent {
  id?: unknown;
  url?: unknown;
  title?: unknown;
  start?: unknown;
  end?: unknown;
  allDay?: unknown;
  extendedProps?: { calendar?: unknown; guests?: unknown; description?: unknown };
}

const pageOfAll = 1_000;
/** Old clients ask for all events at once: of one that repeats they get this many days. */
const daysBack = 90;
const daysAhead = 365;
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`;

/** The demo calendar of old clients, answered from the company's events. */
export function calendarApp(services: Services): Router {
  const router = Router();
  at(router, '/apps/calendar/events', {
    get: [
      async (request, response) => {
        const calendars = listParameter(request.query, 'calendars').flatMap(
          (name) => ownCalendars.get(name.toLowerCase()) ?? [],
        );
        response.json(
          await inRequest(services, request, 'read', async (ctx) => {
            if (!ctx.user.company) return [];
            if (!mayDoSome(ctx.ability, 'read', event)) throw forbidden();
            const found: Row<Event>[] = [];
            let after: string | null = null;
            do {
              const page: Awaited<ReturnType<typeof listRecords<Event>>> = calendars.length
                ? await listRecords(
                    ctx,
                    event,
                    { filter: { and: [ownOrShared(ctx)], calendar: { in: calendars } }, limit: pageOfAll, after },
                    { maxLimit: pageOfAll },
                  )
                : { rows: [], total: 0, endCursor: null };
              found.push(...page.rows);
              after = page.endCursor;
            } while (after);
            const range = { from: addDays(todayIn(ctx), -daysBack), to: addDays(todayIn(ctx), daysAhead) };
            const repeating = found.filter(({ recurrence }) => recurrence);
            return onWire(ctx, [
              ...found.filter(({ recurrence }) => !recurrence).map(onceOf),
              ...occurrencesOf(ctx, repeating, range),
            ]);
          }),
        );
      },
    ],
  });
  at(router, '/apps/calendar/add-event', {
    post: written(services, 201, async (ctx, given) =>
      onceOf(await createRecord(ctx, event, await valuesFrom(ctx, given, null))),
    ),
  });
  at(router, '/apps/calendar/update-event', {
    post: written(services, 200, async (ctx, given) => {
      const { id, day } = wiredTo(String(given.id ?? ''));
      const before = await oneRecord(ctx, event, id, 'update');
      if (!day) return onceOf(await updateRecord(ctx, event, id, null, await valuesFrom(ctx, given, before)));
      const values = await valuesFrom(ctx, given, { ...before, ...timesOn(before, day, zoneOf(ctx, before)) });
      return onceOf(await changeOccurrence(ctx, { id, version: null, day, scope: 'one' }, values));
    }),
  });
  at(router, '/apps/calendar/remove-event', {
    delete: [
      async (request, response) => {
        await inRequest(services, request, 'write', async (ctx) => {
          if (!mayDoSome(ctx.ability, 'delete', event)) throw forbidden();
          const { id, day } = wiredTo(String(request.query.id ?? ''));
          await (
            day ? cancelOccurrence(ctx, { id, version: null, day, scope: 'one' }) : deleteRecord(ctx, event, id)
          ).catch((error: unknown) => {
            if (!isUnknown(error)) throw error;
          });
        });
        response.json({ success: true });
      },
    ],
  });
  return router;
}

const isUnknown = (error: unknown): error is AppError => error instanceof AppError && error.code === 'NOT_FOUND';

function written(
  services: Services,
  status: number,
  write: (ctx: Ctx, given: WireEvent) => Promise<Occurrence>,
): RequestHandler[] {
  return [
    ...restBodies,
    async (request, response) => {
      const given = (request.body as { data?: { event?: WireEvent } } | undefined)?.data?.event;
      if (typeof given !== 'object' || given === null) {
        throw invalid('data', t('calendar.send_event_data_event'));
      }
      const answer = await inRequest(
        services,
        request,
        'write',
        async (ctx) => (await onWire(ctx, [await write(ctx, given)]))[0],
      ).catch((error: unknown) => {
        if (!isUnknown(error)) throw error;
        return null;
      });
      if (answer) response.status(status).json({ event: answer });
      else response.status(400).json({ error: 'There is no such event.' });
    },
  ];
}

/** Each time of an event that repeats is an event of its own to old clients, named by its day. */
const wireId = ({ row: { id }, day }: Occurrence): string => (day ? `${id}-${day}` : id);

function wiredTo(text: string): { id: string; day: string | null } {
  const day = text.slice(25);
  return isPlainDate(day) ? { id: text.slice(0, 24), day } : { id: text, day: null };
}

async function onWire(ctx: Ctx, found: Occurrence[]): Promise<Values[]> {
  const people = await relatedRows(
    ctx,
    employee,
    found.flatMap(({ row }) => row.guestIds),
  );
  return found.map(({ row, day, times }) => ({
    id: wireId({ row, day, times }),
    url: row.url ?? '',
    title: row.title,
    ...timesOnWire(times),
    allDay: row.isAllDay,
    extendedProps: {
      calendar: wireCalendars[row.calendar],
      guests: [...row.guestIds.flatMap((id) => people.get(id) ?? []).map(nameOf), ...namesIn(row.otherGuests)],
      description: row.description ?? '',
    },
  }));
}

/** Values of an event as a client sends it; what it leaves out stays as it was. */
async function valuesFrom(ctx: Ctx, given: WireEvent, before: Row<Event> | null): Promise<Values> {
  const { title, url, extendedProps = {} } = given;
  const calendar =
    extendedProps.calendar === undefined ? undefined : ownCalendars.get(String(extendedProps.calendar).toLowerCase());
  if (extendedProps.calendar !== undefined && !calendar) {
    throw invalid('calendar', t('calendar.choose_personal_business_family_holiday'));
  }
  const text = (value: unknown) => (value === undefined ? {} : { is: value === null ? '' : String(value) });
  const [named, linked, described] = [text(title), text(url), text(extendedProps.description)];
  return {
    ...('is' in named && { title: named.is }),
    ...('is' in linked && { url: linked.is }),
    ...('is' in described && { description: described.is }),
    ...(calendar && { calendar }),
    ...(!before && calendar === 'holiday' && { type: 'holiday' }),
    ...timesFrom(given, before, ctx.user.company?.timeZone ?? 'UTC'),
    ...(extendedProps.guests !== undefined && (await guestsFrom(ctx, extendedProps.guests, before?.guestIds ?? []))),
  };
}

const namesIn = (text: string | null): string[] =>
  text
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean) ?? [];

/**
 * Guests by id, name or e-mail address, and the names of whoever is no employee here. Guests of before whom the user
 * may not see, and so cannot have named, stay.
 */
async function guestsFrom(
  ctx: Ctx,
  given: unknown,
  before: string[],
): Promise<{ guestIds: string[]; otherGuests: string | null }> {
  const known = await relatedRows(ctx, employee, before);
  const ids = before.filter((id) => !known.has(id));
  const others: string[] = [];
  for (const word of [given]
    .flat()
    .map((each) => String(each ?? '').trim())
    .filter(Boolean)) {
    const isMeant = (each: { id: string; firstName: string; lastName: string; workEmail: string | null }) =>
      each.id === word || nameOf(each) === word || each.workEmail === word.toLowerCase();
    const found =
      [...known.values()].find(isMeant) ??
      (
        await listRecords(ctx, employee, isId(word) ? { filter: { id: { eq: word } } } : { search: word, limit: 200 })
      ).rows.find(isMeant);
    if (!found && isId(word)) throw invalid('guests', t('calendar.no_employee', { word }));
    if (found) ids.push(found.id);
    else others.push(word.replaceAll(',', ' '));
  }
  return { guestIds: [...new Set(ids)], otherGuests: [...new Set(others)].join(', ') || null };
}
