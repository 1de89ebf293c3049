import type { Services } from '../../../../../platform/context';
import { hasJobSql } from '../../../../../platform/jobs/jobs';
import { saveRecord } from '../../../../../platform/records/records';
import { inEachCompany } from '../../../../../platform/system-ctx';
import { payrollRun } from '../payroll-run';
import { calculationJob } from '../payroll-run.actions';

/**
 * Runs whose calculation will never end, since its job was given up, fail: from there they can be calculated again or
 * cancelled.
 */
export const failAbandonedRuns = (services: Services): Promise<void> =>
  inEachCompany(services, async (ctx) => {
    const { rows } = await ctx.tx.query<{ id: string; version: number }>(
      `select r.id, r.version from payroll_run r
     where r.company_id = $1 and r.state = 'calculating' and r.deleted_at is null
       and not ${hasJobSql(`'${calculationJob}'`, 'r.id')} for update`,
      [ctx.companyId],
    );
    for (const row of rows) await saveRecord(ctx, payrollRun, row as never, { state: 'failed' }, 'fail');
  });
