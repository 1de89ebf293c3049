import type { Services } from '../../platform/context';
import { newId } from '../../platform/ids';
import { hasJobSql } from '../../platform/jobs';
import { saveRecord } from '../../platform/records';
import { inCompany, onPlatform } from '../../platform/system-ctx';
import { platformId } from '../../platform/write-rows';
import { payrollRun } from './payroll-run';
import { calculationJob } from './payroll-run.actions';

/** Runs whose calculation will never end, since its job was given up, fail: from there they can be calculated again or cancelled. */
export async function failAbandonedRuns(services: Services): Promise<void> {
  const companies = await onPlatform(services, newId(), 'read', async (ctx) =>
    (await ctx.tx.query<{ id: string }>('select id from company where deleted_at is null')).rows);
  for (const { id: companyId } of companies) {
    await inCompany(services, { companyId, userId: platformId }, 'write', async (ctx) => {
      const { rows } = await ctx.tx.query<{ id: string; version: number }>(
        `select r.id, r.version from payroll_run r
         where r.company_id = $1 and r.state = 'calculating' and r.deleted_at is null and not ${hasJobSql(`'${calculationJob}'`, 'r.id')} for update`, [companyId]);
      for (const row of rows) await saveRecord(ctx, payrollRun, row as never, { state: 'failed' }, 'fail');
    });
  }
}
