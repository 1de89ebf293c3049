import { grouped } from '../../domain/grouped';
import type { ShiftPlan } from '../../domain/shift';
import type { Ctx } from '../../platform/context';

interface PublishedShift extends ShiftPlan { id: string; employeeId: string; date: string }

/**
 * What some people work by the published roster between two days, by "employee day": several shifts of fixed times on a
 * day are one with the times of all.
 */
export async function publishedShifts(ctx: Ctx, employeeIds: string[], from: string, to: string): Promise<Map<string, PublishedShift>> {
  const { rows } = await ctx.tx.query<PublishedShift>(
    `select r.employee_id as "employeeId", r.date, s.id, s.kind, s.total_hours as "totalHours", s.periods from rostered_shift r
       join shift s on s.company_id = r.company_id and s.id = r.shift_id
     where r.company_id = $1 and r.employee_id = any($2::char(24)[]) and r.date between $3 and $4 and r.state = 'published' and r.deleted_at is null
     order by s.periods -> 0 ->> 'start', s.id`, [ctx.companyId, employeeIds, from, to]);
  return new Map([...grouped(rows, ({ employeeId, date }) => `${employeeId} ${date}`)].map(([key, [first, ...others]]): [string, PublishedShift] =>
    [key, { ...first!, periods: [first!, ...others].flatMap(({ kind, periods }) => kind === first!.kind ? periods : []) }]));
}
