import type { RequestHandler } from 'express';
import ical, { ICalEventStatus } from 'ical-generator';
import { refuseOffNetwork } from '../../../auth/sessions/note-off-network';
import { readInside } from '../../../auth/sessions/session-reading';
import { addDays } from '../../../kernel/dates/plain-date';
import { zoneComponent } from '../../../kernel/recurrence/zone-component';
import { scopeOf, signedInCtx } from '../../../platform/access/signed-in-ctx';
import type { Ctx, Services } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';
import { say, localeOf, type Text } from '../../../platform/text';
import { secretShown } from '../../../platform/access/throttle';
import { todayIn } from '../../../platform/today';
import { inTransaction } from '../../../platform/database/transaction';
import { calendarEntries, mostOfLayer } from './calendar-entries';
import { feedOwner } from './calendar-feed';
import { datesAlone, eventsInFeed, wholeDays } from './feed-events';
import { t } from '../texts/text';

const daysBack = 90;
const daysAhead = 300;
const leaveWord: Text = t('calendar_feed.leave_word');

/**
 * GET /calendar-feeds/:token.ics: events, holidays and one's own leave, as far as the owner may see them when it is
 * read.
 */
export const calendarFeedRoute =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const owner = await secretShown(services.throttle, request.ip ?? '', () =>
      feedOwner(services, String(request.params.token)),
    );
    const session =
      owner &&
      (await inTransaction(services.pool, { platform: true }, 'read', (tx) =>
        readInside(tx, owner.userId, owner.companyId, services.clock()),
      ));
    if (!session) {
      response.status(404).type('text/plain').send('There is no such calendar.');
      return;
    }
    await refuseOffNetwork(services, session, request.ip ?? '');
    const locale = localeOf(request.headers['accept-language']);
    const text = await inTransaction(services.pool, scopeOf(session, services.clock()), 'read', async (tx) =>
      feedText(await signedInCtx({ services, requestId: newId(), locale, session, tx })),
    );
    response
      .set({ 'Cache-Control': 'private, no-store', 'Content-Disposition': 'inline; filename="muster.ics"' })
      .type('text/calendar')
      .send(text);
  };

async function feedText(ctx: Ctx): Promise<string> {
  const today = todayIn(ctx);
  const { employeeId } = ctx.user;
  const asked = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
  const entries = await calendarEntries(ctx, { ...asked, ofEmployee: employeeId ?? undefined }, [
    'holidays',
    ...(employeeId ? ['leave' as const] : []),
  ]);
  const calendar = ical({
    name: ctx.user.company?.name,
    prodId: { company: 'Muster', product: 'Calendar' },
    timezone: { name: null, generator: (zone) => zoneComponent(zone, Number(today.slice(0, 4))) },
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: `${entry.layer}-${entry.recordId}@muster`,
      stamp: ctx.now,
      summary: entry.layer === 'leave' ? say(leaveWord, ctx.locale) : entry.title,
      status: statusOf(entry),
      allDay: true,
      ...wholeDays(entry),
    });
  }
  for (const event of await eventsInFeed(ctx, asked, mostOfLayer))
    calendar.createEvent({ ...event, status: statusOf(event), stamp: ctx.now });
  return datesAlone(calendar.toString());
}

function statusOf({ status }: { status?: string | null }): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'submitted' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
