import type { Ctx } from '../../platform/context';
import { invalid } from '../../platform/errors';

interface Place { id?: string; employeeId: string; managerId: string | null; validFrom: string; validTo: string | null }

/**
 * Nobody reports to somebody who on a day of it reports to him, through however many others. Writers of the tree take
 * turns, so that two moves cannot close a circle together.
 */
export async function refuseManagerCircle(ctx: Ctx, { id, employeeId, managerId, validFrom, validTo }: Place): Promise<void> {
  await lockTree(ctx);
  const { rows } = await ctx.tx.query(
    `with recursive above(id, days) as (
       select $2::char(24), daterange($4::date, $5::date, '[]')
       union
       select p.manager_id, a.days * daterange(p.valid_from, p.valid_to, '[]') from above a join employee_position p
         on p.company_id = $1 and p.employee_id = a.id and p.is_primary and p.deleted_at is null and p.manager_id is not null and p.id is distinct from $6
         and daterange(p.valid_from, p.valid_to, '[]') && a.days
       where a.id <> $3)
     select 1 from above where id = $3 limit 1`, [ctx.companyId, managerId, employeeId, validFrom, validTo, id ?? null]);
  if (rows.length) throw inCircle();
}

/** The same for the main positions of several employees, once they are written. */
export async function refuseCirclesOf(ctx: Ctx, employeeIds: readonly string[]): Promise<void> {
  await lockTree(ctx);
  const { rows } = await ctx.tx.query(
    `with recursive above(of, id, days) as (
       select p.employee_id, p.manager_id, daterange(p.valid_from, p.valid_to, '[]') from employee_position p
       where p.company_id = $1 and p.employee_id = any($2::char(24)[]) and p.is_primary and p.deleted_at is null and p.manager_id is not null
       union
       select a.of, p.manager_id, a.days * daterange(p.valid_from, p.valid_to, '[]') from above a join employee_position p
         on p.company_id = $1 and p.employee_id = a.id and p.is_primary and p.deleted_at is null and p.manager_id is not null
         and daterange(p.valid_from, p.valid_to, '[]') && a.days
       where a.id <> a.of)
     select 1 from above where id = of limit 1`, [ctx.companyId, employeeIds]);
  if (rows.length) throw inCircle();
}

const lockTree = (ctx: Ctx) => ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('manager tree ' || $1, 0))`, [ctx.companyId]);

const inCircle = () => invalid('managerId', {
  en: 'This manager reports to the employee on these days, directly or through others. Choose another.', ar: 'هذا المدير يتبع الموظف في هذه الأيام مباشرة أو عبر آخرين. اختر مديرًا آخر.',
});
