import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Area } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import { conflict } from '../../../../../platform/errors';
import { writeRows } from '../../../../../platform/records/write-rows';
import { formatMoney } from '../../../../../kernel/numbers/money';
import type { PayslipResult } from '../../../engine/payslip';
import { employeeDeduction } from '../../../items/employee-deduction/employee-deduction';
import { employeeReward } from '../../../items/employee-reward/employee-reward';
import { appliedEntriesOfRuns } from '../../../items/pay-entry/pay-entry';
import { employeeRows } from '../../../../people/people.sql';
import { t } from '../../../texts/text';

const columns = ['source', 'source_id', 'employee_id', 'amount'] as const;
const copied = (entry: Record<(typeof columns)[number], string>): string =>
  `${columns.map((column) => entry[column]).join('\t')}\n`;

/** What a payslip pays or takes of entries, as COPY reads it. */
export function appliedEntryRows(employeeId: string, slip: PayslipResult): string[] {
  if (slip.state === 'error') return [];
  return slip.appliedEntries.map(({ source, id, amount }) =>
    copied({ source, source_id: id, employee_id: employeeId, amount: formatMoney(amount, slip.currency) }),
  );
}

/** Notes what a run pays and takes, in place of what an earlier calculation noted. */
export async function writeAppliedEntries(ctx: Ctx, runId: string, rows: readonly string[]): Promise<void> {
  await ctx.tx.query('delete from applied_entry where company_id = $1 and run_id = $2', [ctx.companyId, runId]);
  if (!rows.length) return;
  const list = columns.join(', ');
  await ctx.tx.query(
    `create temporary table applied_entry_calculated on commit drop as select ${list} from applied_entry with no data`,
  );
  await pipeline(
    Readable.from(rows),
    ctx.tx.client.query(copyFrom(`copy applied_entry_calculated (${list}) from stdin`)),
  );
  await ctx.tx.query(
    `insert into applied_entry (company_id, run_id, ${list}) select $1, $2, ${list} from applied_entry_calculated`,
    [ctx.companyId, runId],
  );
}

const entries = [employeeReward, employeeDeduction] as unknown as readonly Area[];

/** A run is not approved while it pays or takes what is no longer approved. */
export async function refuseOutdatedEntries(ctx: Ctx, runId: string): Promise<void> {
  for (const { name, table } of entries) {
    const {
      rows: [gone],
    } = await ctx.tx.query<{ reason: string; employee: string }>(
      `select e.reason, concat_ws(' ', p.first_name, p.last_name) as employee from applied_entry t join ${table} e
        on e.company_id = t.company_id and e.id = t.source_id
       join ${employeeRows('first_name', 'last_name')} p on p.company_id = t.company_id and p.id = t.employee_id
       where t.company_id = $1 and t.run_id = $2 and t.source = $3
         and (e.state <> 'approved' or e.deleted_at is not null) limit 1`,
      [ctx.companyId, runId, name],
    );
    if (gone) {
      throw conflict(
        t('payroll_run.settled_cancelled_since_calculation_calculate', {
          reason: gone.reason,
          employee: gone.employee,
        }),
      );
    }
  }
}

/** Once a run is posted, what it paid or took in full is applied: no later run takes it again. */
export async function settleAppliedEntries(ctx: Ctx, runId: string): Promise<void> {
  for (const area of entries) {
    const { rows } = await ctx.tx.query<{ id: string; version: number }>(
      `select e.id, e.version from applied_entry t join ${area.table} e on e.company_id = t.company_id
        and e.id = t.source_id
       where t.company_id = $1 and t.run_id = $2 and t.source = $3 and e.state = 'approved' and e.deleted_at is null
         and e.amount <= (select sum(k.amount) from ${appliedEntriesOfRuns}
           where k.company_id = t.company_id and k.source = t.source and k.source_id = t.source_id
             and (r.state = 'posted' or r.id = t.run_id))
       order by e.id for no key update of e`,
      [ctx.companyId, runId, area.name],
    );
    await writeRows(
      ctx,
      area,
      rows.map(({ id, version }) => ({ id, version, values: { state: 'applied' } })),
      'apply',
    );
  }
}
