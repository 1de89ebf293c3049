import { groupBy } from '../../../kernel/group-by';
import { addDays, type PlainDate } from '../../../kernel/dates/plain-date';
import { occurrenceDays, timesOn, type Times } from '../../../kernel/recurrence/occurrences';
import { remindingOf, whenToldOf, type Reminder, type Reminding } from '../../../kernel/recurrence/reminder';
import type { Area, Row } from '../../../platform/records/area';
import type { Ctx, Services } from '../../../platform/context';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { listRecords } from '../../../platform/lists/list-query';
import { notify } from '../../../platform/notify/notifications';
import { isOpenSql } from '../../../platform/access/open-company';
import { inCompany, onPlatform } from '../../../platform/system-ctx';
import { todayIn } from '../../../platform/today';
import { platformId } from '../../../platform/records/write-rows';
import { takeBackReminders } from './event-reminders-told';
import { event, seriesOf, zoneOf, type Event } from './event';
import { companyRows } from '../../organisation/organisation.sql';

/** What repeats is looked at so many days ahead, and anew before they are over. */
const daysAhead = 62;
const lookAgainAfter = 60 * 86_400_000;
const mostAtOnce = 100;

export const eventReminderJobs = (services: Services): Record<string, JobHandler> => ({
  remind_of_events: () => remindOfEvents(services),
});

/**
 * Looks at the events whose time to be looked at has come, in transactions of a hundred of them; two servers never look
 * at the same one.
 */
async function remindOfEvents(services: Services): Promise<void> {
  const companies = await onPlatform(
    services,
    platformId,
    'read',
    async (ctx) =>
      (
        await ctx.tx.query<{ id: string }>(
          `select c.id from ${companyRows('status', 'time_zone', 'start_at', 'end_at')} c where ${isOpenSql('c', '$1')}
            and exists (select from event_reminder r where r.company_id = c.id and r.look_at <= $1)`,
          [ctx.now],
        )
      ).rows,
  );
  for (const { id } of companies)
    while (await inCompany(services, { companyId: id, userId: platformId }, 'write', remindOfSome));
}

async function remindOfSome(ctx: Ctx): Promise<boolean> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select event_id as id from event_reminder where company_id = $1 and look_at <= $2 order by look_at, event_id
      limit $3 for update skip locked`,
    [ctx.companyId, ctx.now, mostAtOnce],
  );
  const ids = rows.map(({ id }) => id);
  if (!ids.length) return false;
  const reminded = await remindedOf(ctx, ids);
  const now = ctx.now.getTime();
  const isDue = ({ from, until }: Reminding) => from <= now && now < until;
  await takeBackReminders(
    ctx,
    ids,
    reminded.filter(({ from }) => from <= now),
  );
  const due = reminded.filter(isDue);
  await notify(
    ctx,
    event as unknown as Area,
    due.map(({ row }) => row.id),
    'remind',
    Object.fromEntries(
      due.map(({ row, day, times, begins }) => [
        row.id,
        {
          when: whenToldOf(times, ctx.user.company!.timeZone),
          begins: new Date(begins).toISOString(),
          occurrence: day,
        },
      ]),
    ),
  );
  await lookAgain(ctx, ids, reminded);
  return ids.length === mostAtOnce;
}

interface Reminded extends Reminding {
  row: Row<Event>;
  root: string;
  day: PlainDate | null;
  times: Times;
}

/** Every time near today, of what takes place once every time, of which one is reminded. */
async function remindedOf(ctx: Ctx, ids: string[]): Promise<Reminded[]> {
  const today = todayIn(ctx);
  const all: Row<Event>[] = [];
  for (let after: string | undefined; ;) {
    const { rows, endCursor } = await listRecords(
      ctx,
      event,
      {
        filter: {
          or: [{ id: { in: ids } }, { seriesId: { in: ids } }],
          status: { eq: 'planned' },
          reminder: { ne: 'none' },
        },
        sort: [{ field: 'createdAt' }],
        limit: 500,
        after,
      },
      { maxLimit: 500 },
    );
    all.push(...rows);
    if (rows.length < 500 || !endCursor) break;
    after = endCursor;
  }
  return all.flatMap((row) => {
    const zones = { event: zoneOf(ctx, row), company: ctx.user.company!.timeZone };
    return timesNear(ctx, row, today).map(({ day, times }) => ({
      row,
      root: row.seriesId ?? row.id,
      day,
      times,
      ...remindingOf(times, row.reminder as Reminder, zones),
    }));
  });
}

function timesNear(ctx: Ctx, row: Row<Event>, today: PlainDate): Pick<Reminded, 'day' | 'times'>[] {
  if (!row.recurrence) return [{ day: null, times: row }];
  return occurrenceDays(seriesOf(ctx, row), addDays(today, -2), addDays(today, daysAhead)).map((day) => ({
    day,
    times: timesOn(row, day, zoneOf(ctx, row)),
  }));
}

/**
 * When each is to be looked at next: at its next reminder, of what repeats before the days ahead are over; what is not
 * looked at again waits for a change.
 */
async function lookAgain(ctx: Ctx, ids: string[], reminded: Reminded[]): Promise<void> {
  const now = ctx.now.getTime();
  const ofRoot = groupBy(reminded, ({ root }) => root);
  const { rows: repeating } = await ctx.tx.query<{ id: string }>(
    `select id from event where company_id = $1 and id = any($2::char(24)[]) and deleted_at is null
      and status = 'planned' and reminder <> 'none'
       and recurrence is not null and (repeats_until is null or repeats_until >= $3::date)`,
    [ctx.companyId, ids, todayIn(ctx)],
  );
  const goesOn = new Set(repeating.map(({ id }) => id));
  const next = ids.flatMap((id) => {
    const ahead = (ofRoot.get(id) ?? []).map(({ from }) => from).filter((from) => from > now);
    if (goesOn.has(id)) ahead.push(now + lookAgainAfter);
    return ahead.length ? [{ id, at: new Date(Math.min(...ahead)).toISOString() }] : [];
  });
  await ctx.tx.query(
    `update event_reminder r set look_at = n.at from json_to_recordset($2) as n(id char(24), at timestamptz)
      where r.company_id = $1 and r.event_id = n.id`,
    [ctx.companyId, JSON.stringify(next)],
  );
  const again = new Set(next.map(({ id }) => id));
  await ctx.tx.query('delete from event_reminder where company_id = $1 and event_id = any($2::char(24)[])', [
    ctx.companyId,
    ids.filter((id) => !again.has(id)),
  ]);
}
