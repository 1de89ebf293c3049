import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { t } from '../texts/text';

interface Place {
  id?: string;
  employeeId: string;
  managerId: string | null;
  validFrom: string;
  validTo: string | null;
}

/**
 * Nobody reports to somebody who on a day of it reports to them, through however many others. Writers of the tree take
 * turns, so that two moves cannot close a circle together.
 */
export const refuseManagerCircle = (
  ctx: Ctx,
  { id, employeeId, managerId, validFrom, validTo }: Place,
): Promise<void> =>
  refuseCircle(ctx, `select $3::char(24), $4::char(24), daterange($5::date, $6::date, '[]')`, id, [
    employeeId,
    managerId,
    validFrom,
    validTo,
  ]);

/** The same for the main positions of several employees, once they are written. */
export const refuseCirclesOf = (ctx: Ctx, employeeIds: readonly string[]): Promise<void> =>
  refuseCircle(
    ctx,
    `select p.employee_id, p.manager_id, ${days} from employee_position p where p.employee_id = any($3::char(24)[])
      and ${leads}`,
    undefined,
    [employeeIds],
  );

const days = `daterange(p.valid_from, p.valid_to, '[]')`;
const leads = 'p.company_id = $1 and p.is_primary and p.deleted_at is null and p.manager_id is not null';

/** `first` says who begins to report to whom on which days, `replaced` which position no longer counts. */
async function refuseCircle(
  ctx: Ctx,
  first: string,
  replaced: string | undefined,
  values: readonly unknown[],
): Promise<void> {
  await lockTree(ctx);
  const { rows } = await ctx.tx.query(
    `with recursive above(of, id, days) as (
       ${first}
       union
       select a.of, p.manager_id, a.days * ${days} from above a join employee_position p
         on ${leads} and p.employee_id = a.id and p.id is distinct from $2 and ${days} && a.days
       where a.id <> a.of)
     select 1 from above where id = of limit 1`,
    [ctx.companyId, replaced ?? null, ...values],
  );
  if (rows.length) throw inCircle();
}

const lockTree = (ctx: Ctx) =>
  ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('manager tree ' || $1, 0))`, [ctx.companyId]);

const inCircle = () => invalid('managerId', t('manager_circle.manager_reports_employee_days_directly'));
