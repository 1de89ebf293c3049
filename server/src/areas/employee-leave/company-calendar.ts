import type { WorkCalendar } from '../../domain/leave-days';
import type { Ctx } from '../../platform/context';

const key = 'company calendar';

/**
 * When the company works, read once per request whatever the number of rows. Whoever sees a leave sees the days it takes,
 * so this asks for no grant on holidays.
 */
export function companyCalendar(ctx: Ctx): Promise<WorkCalendar> {
  let calendar = ctx.loaders.get(key) as Promise<WorkCalendar> | undefined;
  if (!calendar) ctx.loaders.set(key, calendar = read(ctx));
  return calendar;
}

interface Found extends Omit<WorkCalendar, 'dayMinutes'> { workdayHours: string }

async function read(ctx: Ctx): Promise<WorkCalendar> {
  const { rows } = await ctx.tx.query<Found>(
    `select weekend_days as "weekendDays", workday_hours as "workdayHours", (select coalesce(json_agg(json_build_object(
       'name', h.name, 'firstDay', h.first_day, 'lastDay', coalesce(h.last_day, h.first_day)) order by h.first_day), '[]')
       from holiday h where h.company_id = c.id and h.deleted_at is null) as holidays from company c where c.id = $1`, [ctx.companyId]);
  const { weekendDays, workdayHours, holidays } = rows[0]!;
  return { weekendDays, holidays, dayMinutes: Math.round(Number(workdayHours) * 60) };
}
