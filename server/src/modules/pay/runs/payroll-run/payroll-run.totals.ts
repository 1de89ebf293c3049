import type { PayLineKind } from '../../engine/payslip';
import { totalsOf, type ExplainedAmount } from '../../engine/figures/payslip-totals';
import type { Text } from '../../../../kernel/text/text';
import { grantSql, Parameters } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { oneRecord } from '../../../../platform/records/records';
import { lineRows } from '../payslip/payslip-lines';
import { payslip } from '../payslip/payslip';
import { payrollRun } from './payroll-run';

/** What the sums of a run are made of, of the payslips one may read: one statement, whatever the headcount. */
export async function payrollRunTotals(ctx: Ctx, runId: string): Promise<ExplainedAmount[]> {
  const run = await oneRecord(ctx, payrollRun, runId);
  const parameters = new Parameters();
  const { rows } = await ctx.tx.query<{ kind: PayLineKind; code: string; name: Text; amount: string }>(
    `select l.kind, l.code, l.name, sum(l.amount)::text as amount
     from payslip t, ${lineRows('t')} l
     where t.company_id = ${parameters.add(ctx.companyId)} and t.run_id = ${parameters.add(runId)}
       and t.state <> 'error' and t.deleted_at is null and l.kind <> 'information'
       and ${grantSql(ctx.ability, 'read', payslip, parameters)}
     group by 1, 2, 3 order by min(l.place), 2, 3`,
    parameters.values,
  );
  return totalsOf(rows, run.currency, 'run');
}
