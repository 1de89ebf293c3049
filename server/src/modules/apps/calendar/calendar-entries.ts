import { birthdaysIn } from '../../people/domain/birthdays';
import { addDays, daysBetween, weekdayNamed, type weekDays } from '../../../kernel/dates/plain-date';
import { leaveInForce } from '../../leave/domain/leave-request';
import { grantSql, Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { listRecords } from '../../../platform/lists/list-query';
import { relatedRows } from '../../../platform/records/loaders';
import { choiceOf } from '../../../platform/records/fields';
import { allowedActions } from '../../../platform/records/field-masking';
import { document } from '../../documents/document/document';
import { employee } from '../../people/employee/employee';
import { employeeDocument } from '../../documents/employee-document/employee-document';
import { employeeLeave, nameOfLeave } from '../../leave/employee-leave/employee-leave';
import { event } from '../event/event';
import { holiday } from '../../organisation/holiday/holiday';
import { byDay, eventsOnce, eventsRepeating, occurrencesOf, onceOf } from './events-between';
import { t } from '../texts/text';
import { companyOf } from '../../organisation/organisation.sql';
import { employeeRows } from '../../people/people.sql';

export const CalendarLayer = choiceOf('CalendarLayer', 'What a calendar shows, each to be switched on and off.', {
  events: 'Events one may see.',
  leave: 'Who is on leave.',
  holidays: 'Free days of the company.',
  birthdays: 'Whose birthday it is.',
  documents: 'What expires.',
});
export type Layer = keyof typeof CalendarLayer;

/** Whole days have dates, both inclusive; anything else has instants. */
export interface CalendarEntry {
  layer: Layer;
  recordId: string;
  title: string;
  detail: string | null;
  status: string | null;
  isAllDay: boolean;
  startDate: string | null;
  endDate: string | null;
  startAt: Date | null;
  endAt: Date | null;
  location: string | null;
  url: string | null;
  calendar: string | null;
  eventVersion: number | null;
  occurrenceDay: string | null;
  repeats: boolean;
  allowedActions: string[];
}

/** `to` is the last day asked for. */
export interface CalendarRange {
  from: string;
  to: string;
}

const longestDays = 400;
/** Entries of one layer; whoever has more of them looks at lists. */
export const mostOfLayer = 500;

interface Asked extends CalendarRange {
  /** Events of these calendars alone. */
  calendars?: readonly string[];
  /** What is about employees, about this one alone. */
  ofEmployee?: string;
}

type Reader = (ctx: Ctx, asked: Asked) => Promise<CalendarEntry[]>;

const wholeDays = {
  isAllDay: true,
  startAt: null,
  endAt: null,
  location: null,
  url: null,
  calendar: null,
  eventVersion: null,
  occurrenceDay: null,
  repeats: false,
  allowedActions: [] as string[],
} as const;

const events: Reader = async (ctx, asked) => {
  const found = [
    ...(await eventsOnce(ctx, asked, mostOfLayer)).map(onceOf),
    ...occurrencesOf(ctx, await eventsRepeating(ctx, asked, mostOfLayer), asked),
  ];
  if (found.length > mostOfLayer) found.sort(byDay(ctx));
  return found.slice(0, mostOfLayer).map(({ row, day, times: { startDate, endDate, startAt, endAt } }) => {
    const { id, title, description, status, isAllDay, location, url, calendar, version, seriesId } = row;
    return {
      layer: 'events',
      recordId: id,
      title,
      detail: description,
      status,
      isAllDay,
      startDate,
      endDate,
      startAt,
      endAt,
      location,
      url,
      calendar,
      eventVersion: version,
      occurrenceDay: day,
      repeats: !!day || !!seriesId,
      allowedActions: allowedActions(ctx, event, row),
    };
  });
};

const leave: Reader = async (ctx, { from, to, ofEmployee }) => {
  const { rows } = await listRecords(
    ctx,
    employeeLeave,
    {
      filter: {
        status: { in: ['submitted', ...leaveInForce] },
        fromDate: { lte: to },
        toDate: { gte: from },
        ...(ofEmployee ? { employeeId: { eq: ofEmployee } } : {}),
      },
      limit: mostOfLayer,
    },
    { maxLimit: mostOfLayer },
  );
  const people = await relatedRows(
    ctx,
    employee,
    rows.map((row) => row.employeeId),
  );
  return Promise.all(
    rows.map(async (row) => {
      const who = people.get(row.employeeId);
      return {
        layer: 'leave',
        recordId: row.id,
        title: who ? `${who.firstName} ${who.lastName}` : '',
        detail: await nameOfLeave(ctx, row),
        status: row.status,
        startDate: row.fromDate,
        endDate: row.toDate,
        ...wholeDays,
      };
    }),
  );
};

const holidays: Reader = async (ctx, { from, to }) => {
  const { rows } = await listRecords(
    ctx,
    holiday,
    {
      filter: { firstDay: { lte: to }, or: [{ lastDay: { gte: from } }, { firstDay: { gte: from } }] },
      limit: mostOfLayer,
    },
    { maxLimit: mostOfLayer },
  );
  return rows.map(({ id, name, kind, firstDay, lastDay }) => ({
    layer: 'holidays',
    recordId: id,
    title: name,
    detail: kind,
    status: null,
    startDate: firstDay,
    endDate: lastDay ?? firstDay,
    ...wholeDays,
  }));
};

interface Born {
  id: string;
  name: string;
  birthDate: string;
}

/** Of those who work here and whom one may see; day and month alone, never the year. */
const birthdays: Reader = async (ctx, { from, to }) => {
  const parameters = new Parameters();
  const months = [
    ...new Set(
      Array.from({ length: Math.min(daysBetween(from, to), 366) + 1 }, (_, at) =>
        Number(addDays(from, at).slice(5, 7)),
      ),
    ),
  ];
  const { rows } = await ctx.tx.query<Born>(
    `select t.id, t.first_name || ' ' || t.last_name as name, t.birth_date as "birthDate"
      from ${employeeRows('first_name', 'last_name', 'birth_date', 'exit_date')} t
     where t.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and t.deleted_at is null
       and t.birth_date is not null
       and (t.exit_date is null or t.exit_date >= ${parameters.add(from, '::date')})
       and extract(month from t.birth_date) = any(${parameters.add(months, '::int[]')})
       and ${grantSql(ctx.ability, 'read', employee, parameters)}
     order by extract(month from t.birth_date), extract(day from t.birth_date), t.id limit ${mostOfLayer}`,
    parameters.values,
  );
  return rows.flatMap(({ id, name, birthDate }) =>
    birthdaysIn(birthDate, from, to).map((day): CalendarEntry => ({
      layer: 'birthdays',
      recordId: id,
      title: name,
      detail: null,
      status: null,
      startDate: day,
      endDate: day,
      ...wholeDays,
    })),
  );
};

/**
 * Those of the company and of employees on the day they expire; archived ones no longer matter, and neither do drafts.
 */
const documents: Reader = async (ctx, { from, to, ofEmployee }) => {
  const args = {
    filter: { status: { eq: 'active' }, expiryDate: { gte: from, lte: to } },
    sort: [{ field: 'expiryDate' }],
    limit: mostOfLayer,
  };
  const most = { maxLimit: mostOfLayer };
  const ofCompany = ofEmployee ? [] : (await listRecords(ctx, document, args, most)).rows;
  const { rows: ofPeople } = await listRecords(
    ctx,
    employeeDocument,
    ofEmployee ? { ...args, filter: { ...args.filter, employeeId: { eq: ofEmployee } } } : args,
    most,
  );
  const people = await relatedRows(
    ctx,
    employee,
    ofPeople.map((row) => row.employeeId),
  );
  const entry = (id: string, title: string, owner: 'company' | 'employee', day: string | null): CalendarEntry => ({
    layer: 'documents',
    recordId: id,
    title,
    detail: owner,
    status: null,
    startDate: day,
    endDate: day,
    ...wholeDays,
  });
  return [
    ...ofCompany.map(({ id, fullTitle, expiryDate }) => entry(id, fullTitle, 'company', expiryDate)),
    ...ofPeople.map(({ id, title, employeeId, expiryDate }) => {
      const who = people.get(employeeId);
      return entry(id, who ? `${title}, ${who.firstName} ${who.lastName}` : title, 'employee', expiryDate);
    }),
  ]
    .sort((one, other) => (one.startDate! < other.startDate! ? -1 : 1))
    .slice(0, mostOfLayer);
};

const readers: Record<Layer, Reader> = { events, leave, holidays, birthdays, documents };

/** A visitor is told to sign in and who is in no company to enter one, also when no layer is asked for. */
const refuseOutside = (ctx: Ctx): string => ctx.companyId;

/** What the signed-in user may see of the layers between two days, each layer through the grants of its own rows. */
export async function calendarEntries(ctx: Ctx, asked: Asked, layers: readonly Layer[]): Promise<CalendarEntry[]> {
  refuseOutside(ctx);
  if (asked.to < asked.from) throw invalid('to', t('calendar_entries.last_day_lies_before_first'));
  if (daysBetween(asked.from, asked.to) >= longestDays) {
    throw invalid('to', t('calendar_entries.ask_most_days_once', { longestDays }));
  }
  const found: CalendarEntry[] = [];
  for (const layer of new Set(layers)) found.push(...(await readers[layer](ctx, asked)));
  return found;
}

/** How the company's week runs, for everybody in it. */
export async function calendarWeek(ctx: Ctx): Promise<{ firstDay: number; weekendDays: number[] }> {
  const { weekStart, weekendDays } = await companyOf(ctx, 'weekStart', 'weekendDays');
  return { firstDay: weekdayNamed(weekStart as (typeof weekDays)[number]), weekendDays };
}
