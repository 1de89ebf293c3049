import type { Ctx } from '../../../../../platform/context';
import { conflict } from '../../../../../platform/errors';
import { t } from '../../../texts/text';

/**
 * A run is not approved once a payroll that settled closed months of somebody it pays was given up since: what that one
 * had settled is open again, and a line that took it back would take what nobody was paid.
 */
export async function refuseOutdatedRetro(ctx: Ctx, runId: string): Promise<void> {
  const {
    rows: [gone],
  } = await ctx.tx.query<{ employee: string }>(
    `select t.employee_name as employee from payslip t join payroll_run r on r.company_id = t.company_id
      and r.id = t.run_id
     where t.company_id = $1 and t.run_id = $2 and t.deleted_at is null and exists (
       select from payslip p join payroll_run o on o.company_id = p.company_id and o.id = p.run_id
       where p.company_id = t.company_id and p.employee_id = t.employee_id and p.run_id <> t.run_id
         and p.retro <> '[]'::jsonb and p.deleted_at > r.calculated_at and o.state = 'cancelled')
     order by t.employee_code limit 1`,
    [ctx.companyId, runId],
  );
  if (!gone) return;
  throw conflict(t('payroll_run.payroll_settled_closed_months_cancelled', { employee: gone.employee }));
}
