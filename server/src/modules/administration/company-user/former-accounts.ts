import type { Ctx, Services } from '../../../platform/context';
import { inEachCompany } from '../../../platform/system-ctx';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import { companyUser, endSessionsOfShutOut, isKeeping } from './company-user';
import { companyRows } from '../../organisation/organisation.sql';
import { employeeRows } from '../../people/people.sql';

interface Membership {
  id: string;
  version: number;
  formerSince: string | null;
  exitDate: string | null;
  isKeeper: boolean;
  isOver: boolean;
}

/**
 * Accounts follow employments: of who has left it opens what is their own alone, and nothing once the days the company
 * gives are over.
 * Done once for each ending: whom somebody lets in again stays. Who alone keeps the accounts of the company stays as
 * they are.
 */
export const keepFormerAccounts = (services: Services): Promise<void> =>
  inEachCompany(
    services,
    async (ctx) => {
      const members = await membersToSettle(ctx);
      if (!members.length) return;
      const staying =
        members.some(({ isKeeper }) => isKeeper) && !(await isKeptByOthers(ctx))
          ? members.find(({ isKeeper, exitDate }) => isKeeper && exitDate)?.id
          : null;
      const settled = members.filter(({ id }) => id !== staying);
      const reduced = settled.filter(({ formerSince, exitDate }) => formerSince !== exitDate);
      const written = await writeRows(
        ctx,
        companyUser,
        reduced.map(({ id, version, exitDate }) => ({ id, version, values: { formerSince: exitDate } })),
        'exit',
      );
      const versions = new Map(written.map(({ id, version }) => [String(id), version]));
      const over = settled.filter(({ isOver }) => isOver);
      const shutOut = await writeRows(
        ctx,
        companyUser,
        over.map(({ id, version }) => ({ id, version: versions.get(id) ?? version, values: { status: 'left' } })),
        'shut_out',
      );
      await endSessionsOfShutOut(ctx, shutOut);
    },
    'open',
  );

/** Members whose account does not yet stand as their employment does. */
async function membersToSettle(ctx: Ctx): Promise<Membership[]> {
  const { rows } = await ctx.tx.query<Membership & { grants: Parameters<typeof isKeeping>[0] | null }>(
    `select * from (
       select m.id, m.version, m.former_since as "formerSince", e.exit_date as "exitDate",
         (select jsonb_agg(g) from company_role r, jsonb_array_elements(r.grants) g where r.company_id = m.company_id
         and r.id = any(m.role_ids) and r.status = 'active' and r.deleted_at is null) as grants,
         coalesce(e.exit_date + c.former_access_days < $2::date and not exists (
           select from audit_event a where a.company_id = m.company_id and a.subject = 'CompanyUser'
             and a.record_id = m.id and a.action = 'shut_out' and a.at::date > e.exit_date), false) as "isOver"
       from membership m join ${companyRows('former_access_days')} c on c.id = m.company_id
       left join ${employeeRows('exit_date', 'status')} e on e.company_id = m.company_id and e.id = m.employee_id
         and e.status = 'exited' and e.exit_date < $2::date and e.deleted_at is null
       where m.company_id = $1 and m.status = 'active' and m.deleted_at is null) s
     where s."formerSince" is distinct from s."exitDate" or s."isOver" order by id`,
    [ctx.companyId, todayIn(ctx)],
  );
  return rows.map(({ grants, ...row }) => ({ ...row, isKeeper: isKeeping(grants ?? []) }));
}

/** Whether somebody keeps the accounts of the company who has not left. */
async function isKeptByOthers(ctx: Ctx): Promise<boolean> {
  const { rows } = await ctx.tx.query<{ grants: Parameters<typeof isKeeping>[0] }>(
    `select r.grants from membership m join app_user u on u.id = m.user_id and u.status = 'active'
      and u.deleted_at is null
       join company_role r on r.company_id = m.company_id and r.id = any(m.role_ids) and r.status = 'active'
         and r.deleted_at is null
       left join ${employeeRows('status', 'exit_date')} e on e.company_id = m.company_id and e.id = m.employee_id
         and e.deleted_at is null
     where m.company_id = $1 and m.status = 'active' and m.deleted_at is null
       and (e.id is null or e.status <> 'exited' or e.exit_date >= $2::date)`,
    [ctx.companyId, todayIn(ctx)],
  );
  return rows.some(({ grants }) => isKeeping(grants));
}
