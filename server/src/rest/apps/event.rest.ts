import { relatedRows } from '../../platform/records/loaders';
import type { Filter } from '../../platform/lists/list-filter';
import type { RestList } from '../../platform/http/rest';
import { isPlainDate } from '../../platform/graphql/scalars';
import { employee } from '../../modules/people/employee/employee';
import { event, type Event } from '../../modules/apps/event/event';

/** Old names of the kinds of event. */
const wireTypes: Record<string, string> = { task: 'Task', meet: 'Meet', document: 'Document', holiday: 'Holiday' };
const ownTypes = new Map(Object.entries(wireTypes).map(([own, wire]) => [wire.toLowerCase(), own]));

/** A day as old clients cut it off at the T, in no zone. */
const midnight = (day: string | null): string => `${day}T00:00:00`;

/**
 * Events that take place on some day of a range, those that began before or go on after too; what is no day filters
 * nothing.
 */
const reaching =
  (field: 'day' | 'lastDay', operator: 'lte' | 'gte') =>
  (value: string): Filter | null => {
    const day = value.slice(0, 10);
    return isPlainDate(day) ? { [field]: { [operator]: day } } : null;
  };
const from = reaching('lastDay', 'gte');
const to = reaching('day', 'lte');

export const eventRest: RestList<Event> = {
  path: '/api/event',
  area: event,
  filters: {
    eventType: (types) => ({
      type: { in: types.split(',').map((type) => ownTypes.get(type.trim().toLowerCase()) ?? type.trim()) },
    }),
    eventStatus: (status) => ({ status: { eq: status } }),
    date: (day) => {
      const parts = [from(day), to(day)].filter((part) => part !== null);
      return parts.length ? { and: parts } : null;
    },
    fromDate: from,
    toDate: to,
  },
  manyOf: ['eventType'],
  sorts: { startDate: 'day', endDate: 'lastDay', allDay: 'isAllDay', user_id: 'organizerId' },
  async project(ctx, rows) {
    const people = await relatedRows(
      ctx,
      employee,
      rows.flatMap((row) => [...row.guestIds, row.organizerId]),
    );
    const info = (id: string) => {
      const who = people.get(id);
      return who ? [{ _id: who.id, name: [who.firstName, who.lastName].join(' '), email: who.workEmail }] : [];
    };
    return rows.map((row) => ({
      title: row.title,
      description: row.description,
      type: wireTypes[row.type],
      allDay: row.isAllDay,
      startDate: row.isAllDay ? midnight(row.startDate) : row.startAt,
      endDate: row.isAllDay ? midnight(row.endDate) : row.endAt,
      users: row.guestIds,
      user_id: row.organizerId,
      user_info: row.organizerId ? info(row.organizerId) : [],
      users_info: row.guestIds.flatMap(info),
      location: row.location,
      url: row.url,
      status: row.status,
    }));
  },
};
