import { onlyAmong } from '../../../platform/lists/among-sql';
import type { Ctx } from '../../../platform/context';
import { writeRows } from '../../../platform/records/write-rows';
import { refreshCmeProgress } from '../cme-progress/cme-progress';
import { employee } from '../employee/employee';
import { companyRows } from '../../organisation/organisation.sql';

interface Difference {
  id: string;
  version: number;
  departmentId: string | null;
  positionId: string | null;
  managerId: string | null;
  workLocationId: string | null;
  weeklyHours: string | null;
}

/**
 * Brings department, position, manager, work location and weekly hours of employees in line with the primary position
 * they hold today, in the zone of the company. Asked after every change of positions, and each night for those that
 * begin or end by themselves.
 */
export async function refreshCurrentPositions(ctx: Ctx, employeeIds: string[] | null): Promise<void> {
  const among = onlyAmong('e.id', 3, employeeIds);
  const { rows } = await ctx.tx.query<Difference>({
    name: employeeIds ? 'current-positions-of' : 'current-positions',
    values: [ctx.companyId, ctx.now, ...among.values],
    text: `select e.id, e.version, p.department_id as "departmentId", p.position_id as "positionId",
      p.manager_id as "managerId",
        p.work_location_id as "workLocationId", p.weekly_hours::text as "weeklyHours"
      from employee e join ${companyRows('time_zone')} c on c.id = e.company_id
      left join lateral (
        select p.* from employee_position p
        where p.company_id = e.company_id and p.employee_id = e.id and p.is_primary and p.deleted_at is null
          and p.valid_from <= greatest(e.hire_date, ($2::timestamptz at time zone c.time_zone)::date)
        order by p.valid_from desc limit 1) p on true
      where e.company_id = $1 and e.deleted_at is null${among.sql}
        and (e.department_id is distinct from p.department_id or e.position_id is distinct from p.position_id
          or e.manager_id is distinct from p.manager_id or e.work_location_id is distinct from p.work_location_id
          or e.weekly_hours is distinct from p.weekly_hours)${employeeIds ? '' : ' and p.id is not null'}
      for no key update of e`,
  });
  await writeRows(
    ctx,
    employee,
    rows.map(({ id, version, ...values }) => ({ id, version, values })),
    'position',
    null,
    true,
  );
  if (rows.length)
    await refreshCmeProgress(
      ctx,
      rows.map(({ id }) => id),
    );
}
