import type { Ctx } from '../../../../platform/context';
import { conflict } from '../../../../platform/errors';
import { t } from '../../texts/text';

/** Applied entries `k` of payroll runs `r` that stand. */
export const appliedEntriesOfRuns = `applied_entry k join payroll_run r on r.company_id = k.company_id
  and r.id = k.run_id and r.deleted_at is null`;

/** What posted payrolls paid or took. */
export const postedEntries = `${appliedEntriesOfRuns} and r.state = 'posted'`;

/** What an approved or paid payroll pays or takes of these stays as it is until that payroll is posted or cancelled. */
export async function refuseInPayroll(ctx: Ctx, source: string, ids: readonly string[]): Promise<void> {
  const {
    rows: [run],
  } = await ctx.tx.query<{ period: string; isPaid: boolean }>(
    `select r.period, r.state = 'paid' as "isPaid" from ${appliedEntriesOfRuns}
     where k.company_id = $1 and k.source = $2 and k.source_id = any($3::char(24)[]) and r.state in ('approved', 'paid')
       limit 1`,
    [ctx.companyId, source, ids],
  );
  if (!run) return;
  throw conflict(
    run.isPaid
      ? t('applied_entries.payroll_which_paid_not_posted', { period: run.period })
      : t('applied_entries.approved_payroll_contains_cancel_payroll', { period: run.period }),
  );
}
