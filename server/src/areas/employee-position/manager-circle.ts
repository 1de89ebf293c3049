import type { Ctx } from '../../platform/context';
import { invalid } from '../../platform/errors';

interface Place { id?: string; employeeId: string; managerId: string | null; validFrom: string; validTo: string | null }

/**
 * Nobody reports to somebody who on a day of it reports to him, through however many others. Writers of the tree take
 * turns, so that two moves cannot close a circle together.
 */
export async function refuseManagerCircle(ctx: Ctx, { id, employeeId, managerId, validFrom, validTo }: Place): Promise<void> {
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('manager tree ' || $1, 0))`, [ctx.companyId]);
  const { rows } = await ctx.tx.query(
    `with recursive above(id, days) as (
       select $2::char(24), daterange($4::date, $5::date, '[]')
       union
       select p.manager_id, a.days * daterange(p.valid_from, p.valid_to, '[]') from above a join employee_position p
         on p.company_id = $1 and p.employee_id = a.id and p.is_primary and p.deleted_at is null and p.manager_id is not null and p.id is distinct from $6
         and daterange(p.valid_from, p.valid_to, '[]') && a.days
       where a.id <> $3)
     select 1 from above where id = $3 limit 1`, [ctx.companyId, managerId, employeeId, validFrom, validTo, id ?? null]);
  if (rows.length) {
    throw invalid('managerId', {
      en: 'This manager reports to the employee on these days, directly or through others. Choose another.', ar: 'هذا المدير يتبع الموظف في هذه الأيام مباشرة أو عبر آخرين. اختر مديرًا آخر.',
    });
  }
}
