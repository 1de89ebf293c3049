import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { asPlatform } from '../../../platform/database/transaction';
import { correctNotifications } from '../../messaging/notification/notification';
import { event, type Event } from './event';
import { notificationRows } from '../../messaging/messaging.sql';

interface Told {
  id: string;
  userId: string;
  recordId: string;
  root: string;
  begins: Date;
  title: string;
}

/** A time that is told of by now; `day` is the one it is known by, where it repeats. */
interface Standing {
  root: string;
  begins: number;
  row: Pick<Row<Event>, 'id' | 'title'>;
  day: string | null;
}

/**
 * What people were told of times that are still to begin, or began today, follows those times: of one that stands under
 * another name, or takes place otherwise, it says so; of one that no longer stands, it is taken back.
 */
export async function takeBackReminders(ctx: Ctx, roots: string[], standing: Standing[]): Promise<void> {
  const standsAt = new Map(
    standing.map(({ root, begins, row: { id, title }, day }) => [
      `${root} ${begins}`,
      { recordId: id, title, occurrence: day },
    ]),
  );
  await asPlatform(ctx.tx, async () => {
    const { rows } = await ctx.tx.query<Told & Record<string, unknown>>(
      `select n.id, n.user_id as "userId", n.record_id as "recordId", coalesce(e.series_id, e.id) as root,
        (n.facts ->> 'begins')::timestamptz as begins, n.facts ->> 'title' as title
       from event e join ${notificationRows('user_id', 'record_id', 'facts', 'subject', 'kind')} n
         on n.company_id = e.company_id and n.record_id = e.id and n.subject = $3 and n.kind = 'event_reminder'
       where e.company_id = $1 and (e.id = any($2::char(24)[]) or e.series_id = any($2::char(24)[]))
         and (n.facts ->> 'begins')::timestamptz > $4::timestamptz - interval '1 day'`,
      [ctx.companyId, roots, event.name, ctx.now],
    );
    const told = rows.map((row) => ({ ...row, now: standsAt.get(`${row.root} ${row.begins.getTime()}`) }));
    const back = told.filter(({ now }) => !now);
    const others = told.flatMap(({ id, userId, recordId, title, now }) =>
      now && (now.recordId !== recordId || now.title !== title)
        ? [{ id, userId, recordId: now.recordId, facts: { title: now.title, occurrence: now.occurrence } }]
        : [],
    );
    if (back.length || others.length) await correctNotifications(ctx, back, others);
  });
}
