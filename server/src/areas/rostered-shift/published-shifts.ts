import { grouped } from '../../domain/grouped';
import { shiftOn, type DatedShift } from '../../domain/shift';
import type { Ctx } from '../../platform/context';
import { planColumns } from '../shift/shift';

interface PublishedShift extends DatedShift { id: string; employeeId: string; date: string }

/**
 * What some people work by the published roster between two days, by "employee day": several shifts of fixed times on a
 * day are one with the times of all.
 */
export async function publishedShifts(ctx: Ctx, employeeIds: string[], from: string, to: string): Promise<Map<string, PublishedShift>> {
  const { rows } = await ctx.tx.query<PublishedShift>(
    `select r.employee_id as "employeeId", r.date, s.id, ${planColumns('s')} from rostered_shift r
       join shift s on s.company_id = r.company_id and s.id = r.shift_id
     where r.company_id = $1 and r.employee_id = any($2::char(24)[]) and r.date between $3 and $4 and r.state = 'published' and r.deleted_at is null`, [ctx.companyId, employeeIds, from, to]);
  const start = ({ periods }: PublishedShift): string => periods[0]?.start ?? '';
  const dated = rows.map((row) => shiftOn(row, row.date)).sort((one, other) => `${start(one)} ${one.id}` < `${start(other)} ${other.id}` ? -1 : 1);
  return new Map([...grouped(dated, ({ employeeId, date }) => `${employeeId} ${date}`)].map(([key, [first, ...others]]): [string, PublishedShift] =>
    [key, { ...first!, timesFrom: null, earlier: [], periods: [first!, ...others].flatMap(({ kind, periods }) => kind === first!.kind ? periods : []) }]));
}
