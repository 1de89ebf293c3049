import { addDays, daysBetween } from '../../../../kernel/dates/plain-date';
import { shiftOn, type DatedShift } from '../../domain/shift';
import { plannedShift, windowOf } from '../../domain/worked/shift-window';
import { plannedInstant } from '../../../../kernel/dates/zone-time';
import type { Ctx } from '../../../../platform/context';
import { todayIn } from '../../../../platform/today';
import { holdWork, knownFromSql } from '../../attendance/attendance';
import { shiftOnFileSql } from '../../../people/employee/employee';
import { settlePunches } from '../../punch/punch';
import { planColumns } from '../../shift/shift';
import { lastBegunDay, zoneOnSql, zonesInUse } from '../../../organisation/work-location/work-location';
import { deriveDays, type StaleDay } from './derive-days';
import { employeeRows } from '../../../people/people.sql';

const punchDaysAtOnce = 2_000;
const daysAtOnce = 14_000;
/** Why a day waits of which nothing else tells. */
const dayOver = 'day over';

/** Presences of punches that wait, some at a time; answers how many days that were. */
export async function processStaleDays(ctx: Ctx): Promise<number> {
  await holdWork(ctx);
  const due = await takeStale(ctx, 'presences', punchDaysAtOnce);
  await settlePunches(ctx, due);
  return due.length;
}

/** Of the days that wait to be worked out those somebody did something about, some at a time. */
export const deriveAsked = (ctx: Ctx): Promise<number> => derive(ctx, `reason <> '${dayOver}'`);

/** Days that wait to be worked out, some at a time. */
export const deriveSome = (ctx: Ctx): Promise<number> => derive(ctx, 'true');

async function derive(ctx: Ctx, which: string): Promise<number> {
  await holdWork(ctx);
  const due = await takeStale(ctx, 'minutes', daysAtOnce, which);
  await deriveDays(ctx, due);
  return due.length;
}

/** Everything that waits and every day of a period that is over, in this transaction: for who needs them right now. */
export async function calculateDays(ctx: Ctx, from: string, to: string): Promise<void> {
  await ctx.tx.query('set local statement_timeout = 0');
  await noteDaysOver(ctx, from, to);
  while (await processStaleDays(ctx));
  while (await deriveSome(ctx));
}

/**
 * Takes days off the list together with doing them: cut off in between, they are on it still. Punches are read from the
 * first to the last of the days, so those of one day go together; minutes by whole weeks, so those of one person do.
 */
async function takeStale(ctx: Ctx, needs: 'presences' | 'minutes', most: number, which = 'true'): Promise<StaleDay[]> {
  const order = needs === 'presences' ? 'date, employee_id' : 'employee_id, date';
  const { rows } = await ctx.tx.query<StaleDay>(
    // By their place, not joined: whatever the statistics say of a list that was empty a moment ago, each is met once.
    `delete from attendance_stale
     where ctid = any (array(select ctid from attendance_stale where company_id = $1 and needs = $2 and ${which}
       order by ${order} limit $3 for update skip locked))
     returning employee_id as "employeeId", date, reason`,
    [ctx.companyId, needs, most],
  );
  return rows;
}

/** A shift of a whole day that begins at midnight in the far west is over so many days later in the far east. */
const longestAgo = 4;

/**
 * As of days that may have ended since a moment: those before it have been looked at. A duty of 24 hours begun shortly
 * before midnight ends on the second day after.
 */
export const noteDaysJustOver = async (ctx: Ctx, since: Date): Promise<void> =>
  noteDaysOver(ctx, addDays(todayIn(ctx), -longestAgo), todayIn(ctx), since);

/**
 * Puts on the list whose day is over and was not worked out: nobody came, so nothing else would tell. Days before the
 * employee could be known are left alone.
 */
export async function noteDaysOver(ctx: Ctx, from: string, to: string, since: Date | null = null): Promise<void> {
  const [zones, last] = [await zonesInUse(ctx), await lastBegunDay(ctx)];
  const { rows: shifts } = await ctx.tx.query<DatedShift & { id: string }>(
    `select id, ${planColumns('shift')} from shift where company_id = $1`,
    [ctx.companyId],
  );
  const lastDay = to < last ? to : last;
  const all = Array.from({ length: Math.max(0, daysBetween(from, lastDay) + 1) }, (_day, at) => addDays(from, at));
  const everywhere = zones.flatMap((zone) =>
    all.map((date) => ({ date, zone, at: new Date(plannedInstant(addDays(date, 1), '00:00:00', zone)) })),
  );
  const ends = everywhere
    .filter(({ date }) => date >= addDays(last, -longestAgo))
    .flatMap(({ date, zone }) =>
      shifts.flatMap((shift) => {
        const version = shiftOn(shift, date);
        const planned = plannedShift(version, date, zone, windowOf(version));
        return planned
          ? [
              {
                id: shift.id,
                date,
                zone,
                at: new Date(planned.closesAt),
                settledAt: planned.end + (version.clockOutAfter ?? 0) * 60_000,
              },
            ]
          : [];
      }),
    );
  const endsAfter = (date: string, moment: number): boolean =>
    everywhere.some((end) => end.date === date && +end.at > moment) ||
    ends.some((end) => end.date === date && Math.max(+end.at, end.settledAt) > moment);
  const days = since ? all.filter((date) => endsAfter(date, +since)) : all;
  await ctx.tx.query(
    // Of most people every day is worked out: they are passed over together, not looked up day by day.
    `with worked as (select employee_id, count(*) as days from attendance_day
         where company_id = $1 and date = any($3::date[]) and deleted_at is null and status is not null group by 1),
       person as materialized (select e.company_id, e.id, e.shift_id, e.shifts, e.hire_date, e.exit_date,
       ${knownFromSql('$2')} as known_from
         from ${employeeRows('shift_id', 'shifts', 'hire_date', 'exit_date', 'status', 'created_at')} e left join worked
           on worked.employee_id = e.id
         where e.company_id = $1 and e.deleted_at is null and e.status <> 'draft'
           and coalesce(worked.days, 0) < cardinality($3::date[]))
     insert into attendance_stale (company_id, employee_id, date, needs, reason)
     select e.company_id, e.id, d.date, 'minutes', '${dayOver}' from unnest($3::date[]) d(date)
       join person e on greatest(e.hire_date, e.known_from) <= d.date
       join unnest($4::date[], $5::text[], $6::timestamptz[]) o(date, zone, over) on o.date = d.date
         and o.zone = ${await zoneOnSql(ctx, 'd.date', '$2')}
       left join (select employee_id, date, shift_id from rostered_shift where company_id = $1
         and date = any($3::date[]) and state = 'published' and deleted_at is null) r on r.employee_id = e.id
         and r.date = d.date
       left join unnest($7::char(24)[], $8::date[], $9::text[], $10::timestamptz[]) s(id, date, zone, over)
         on s.id = coalesce(r.shift_id, ${shiftOnFileSql('e', 'd.date')}) and s.date = d.date and s.zone = o.zone
     where (e.exit_date is null or e.exit_date >= d.date)
       and not exists (select from attendance_day a where a.company_id = $1 and a.employee_id = e.id and a.date = d.date
       and a.deleted_at is null and a.status is not null)
     group by e.company_id, e.id, d.date having max(coalesce(s.over, o.over)) <= $11
     on conflict do nothing`,
    [
      ctx.companyId,
      ctx.user.company!.timeZone,
      days,
      everywhere.map(({ date }) => date),
      everywhere.map((each) => each.zone),
      everywhere.map(({ at }) => at),
      ends.map(({ id }) => id),
      ends.map(({ date }) => date),
      ends.map((each) => each.zone),
      ends.map(({ at }) => at),
      ctx.now,
    ],
  );
}
