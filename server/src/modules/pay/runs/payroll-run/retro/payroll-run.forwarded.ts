import type { Ctx } from '../../../../../platform/context';
import { conflict } from '../../../../../platform/errors';
import { carriedTakenAtEnd } from '../../../termination/end-of-service/end-of-service';
import { settled } from '../../domain/settled-runs';
import { t } from '../../../texts/text';

/**
 * A run is not approved while it takes what earlier payslips left and another run or an end of service has taken since,
 * or what was left by a run that was cancelled.
 */
export async function refuseOutdatedForwarded(ctx: Ctx, runId: string): Promise<void> {
  // Two runs that both take it are approved one after the other.
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`forwarded ${ctx.companyId}`]);
  const {
    rows: [gone],
  } = await ctx.tx.query<{ employee: string }>(
    `select t.employee_name as employee from payslip t where t.company_id = $1 and t.run_id = $2
      and t.deleted_at is null and t.brought_forward > 0
       and t.brought_forward > coalesce((select sum(p.carried_forward - p.brought_forward) from payslip p
       join payroll_run r on r.company_id = p.company_id and r.id = p.run_id
         where p.company_id = t.company_id and p.employee_id = t.employee_id and p.currency = t.currency
           and (p.carried_forward <> 0 or p.brought_forward <> 0)
           and p.run_id <> t.run_id and p.deleted_at is null and ${settled}), 0)
         + coalesce((select sum(e.rest) from (${carriedTakenAtEnd('$1')}) e where e.employee_id = t.employee_id), 0)
     order by t.employee_code limit 1`,
    [ctx.companyId, runId],
  );
  if (!gone) return;
  throw conflict(t('payroll_run.what_earlier_payrolls_left_deductions', { employee: gone.employee }));
}
