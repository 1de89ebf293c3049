import type { RequestHandler } from 'express';
import ical, { ICalEventStatus } from 'ical-generator';
import { readInside } from '../../auth/session-reading';
import { addDays } from '../../domain/plain-date';
import { scopeOf, signedInCtx, type Ctx, type Services } from '../../platform/context';
import { newId } from '../../platform/ids';
import { localeOf, type Text } from '../../platform/text';
import { todayIn } from '../../platform/today';
import { inTransaction } from '../../platform/transaction';
import { calendarEntries, type CalendarEntry } from './calendar-entries';
import { feedOwner } from './calendar-feed';

const daysBack = 90;
const daysAhead = 300;
const leaveWord: Text = { en: 'Leave', ar: 'إجازة' };

/** GET /calendar-feeds/:token.ics: events, holidays and one's own leave, as far as the owner may see them when it is read. */
export const calendarFeedRoute = (services: Services): RequestHandler => async (request, response) => {
  const owner = await feedOwner(services, String(request.params.token));
  const session = owner && await inTransaction(services.pool, { platform: true }, 'read', (tx) => readInside(tx, owner.userId, owner.companyId));
  if (!session) {
    response.status(404).type('text/plain').send('There is no such calendar.');
    return;
  }
  const locale = localeOf(request.headers['accept-language']);
  const text = await inTransaction(services.pool, scopeOf(session, services.clock()), 'read', async (tx) =>
    feedText(await signedInCtx({ services, requestId: newId(), locale, session, tx })));
  response.set({ 'Cache-Control': 'private, no-store', 'Content-Disposition': 'inline; filename="muster.ics"' }).type('text/calendar').send(text);
};

async function feedText(ctx: Ctx): Promise<string> {
  const today = todayIn(ctx);
  const { employeeId } = ctx.user;
  const entries = await calendarEntries(ctx, {
    from: addDays(today, -daysBack), to: addDays(today, daysAhead), ofEmployee: employeeId ?? undefined,
  }, ['events', 'holidays', ...employeeId ? ['leave' as const] : []]);
  const calendar = ical({ name: ctx.user.company?.name, prodId: { company: 'Muster', product: 'Calendar' } });
  for (const entry of entries) {
    calendar.createEvent({
      id: `${entry.layer}-${entry.recordId}@muster`, stamp: ctx.now, summary: entry.layer === 'leave' ? leaveWord[ctx.locale] : entry.title,
      description: entry.layer === 'events' ? entry.detail : null, location: entry.location, url: entry.url,
      status: statusOf(entry), allDay: entry.isAllDay, ...timesOf(entry),
    });
  }
  return calendar.toString();
}

/** Of whole days iCalendar names the day after the last. */
function timesOf({ isAllDay, startDate, endDate, startAt, endAt }: CalendarEntry): { start: Date; end: Date } {
  if (!isAllDay) return { start: startAt!, end: endAt! };
  return { start: new Date(`${startDate}T00:00:00Z`), end: new Date(`${addDays(endDate!, 1)}T00:00:00Z`) };
}

function statusOf({ status }: CalendarEntry): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'submitted' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
