import type { Ctx } from '../../../../../platform/context';
import { conflict } from '../../../../../platform/errors';
import { writeRows } from '../../../../../platform/records/write-rows';
import { employeeLoan } from '../../../items/employee-loan/employee-loan';
import { loanInstalment } from '../../../items/loan-instalment/loan-instalment';
import { appliedEntriesOfRuns } from '../../../items/pay-entry/pay-entry';
import { employeeRows } from '../../../../people/people.sql';
import { t } from '../../../texts/text';

/** A run is not approved while it takes instalments that were settled, written off or postponed since. */
export async function refuseOutdatedInstalments(ctx: Ctx, runId: string): Promise<void> {
  const {
    rows: [gone],
  } = await ctx.tx.query<{ reason: string; employee: string }>(
    `select l.reason, concat_ws(' ', p.first_name, p.last_name) as employee from applied_entry t
     join payroll_run r on r.company_id = t.company_id and r.id = t.run_id
     join loan_instalment i on i.company_id = t.company_id and i.id = t.source_id
     join employee_loan l on l.company_id = i.company_id and l.id = i.loan_id
     join ${employeeRows('first_name', 'last_name')} p on p.company_id = t.company_id and p.id = t.employee_id
     where t.company_id = $1 and t.run_id = $2 and t.source = 'LoanInstalment'
       and (i.state <> 'due' or l.state <> 'repaying' or i.due_on > r.to_date) limit 1`,
    [ctx.companyId, runId],
  );
  if (!gone) return;
  throw conflict(
    t('payroll_run.loan_changed_since_calculation_calculate', { reason: gone.reason, employee: gone.employee }),
  );
}

/** Once a run is posted, its instalments know what was taken of them, and loans what is still to be repaid. */
export async function settleInstalments(ctx: Ctx, runId: string): Promise<void> {
  const { rows: loans } = await ctx.tx.query<{ id: string; version: number }>(
    `select l.id, l.version from employee_loan l where l.company_id = $1 and l.id in (
       select i.loan_id from applied_entry t join loan_instalment i on i.company_id = t.company_id
         and i.id = t.source_id
       where t.company_id = $1 and t.run_id = $2 and t.source = 'LoanInstalment')
     order by l.id for no key update`,
    [ctx.companyId, runId],
  );
  if (!loans.length) return;
  const { rows: taken } = await ctx.tx.query<{ id: string; version: number; taken: string; isPaid: boolean }>(
    `select i.id, i.version, s.taken::text, s.taken >= i.due as "isPaid" from loan_instalment i join (
       select k.source_id, sum(k.amount) as taken from ${appliedEntriesOfRuns}
       where k.company_id = $1 and k.source = 'LoanInstalment' and (r.state = 'posted' or r.id = $2)
         and k.source_id in (select o.source_id from applied_entry o where o.company_id = $1 and o.run_id = $2
         and o.source = 'LoanInstalment') group by 1) s on s.source_id = i.id
     where i.company_id = $1 and i.state = 'due' order by i.id`,
    [ctx.companyId, runId],
  );
  await writeRows(
    ctx,
    loanInstalment,
    taken.map(({ id, version, taken: amount, isPaid }) => ({
      id,
      version,
      values: { taken: amount, state: isPaid ? 'paid' : 'due' },
    })),
    'repay',
  );
  const { rows: left } = await ctx.tx.query<{ id: string; balance: string }>(
    `select loan_id as id, sum(due - taken)::text as balance from loan_instalment
     where company_id = $1 and loan_id = any($2) and state = 'due' and deleted_at is null group by 1`,
    [ctx.companyId, loans.map(({ id }) => id)],
  );
  const balances = new Map(left.map(({ id, balance }) => [id, balance]));
  await writeRows(
    ctx,
    employeeLoan,
    loans.map(({ id, version }) => {
      const balance = balances.get(id) ?? '0';
      return { id, version, values: { balance, state: Number(balance) > 0 ? 'repaying' : 'closed' } };
    }),
    'repay',
  );
}
