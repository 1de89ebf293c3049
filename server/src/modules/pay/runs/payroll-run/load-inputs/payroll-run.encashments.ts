import type { Ctx } from '../../../../../platform/context';
import { conflict } from '../../../../../platform/errors';
import { writeRows } from '../../../../../platform/records/write-rows';
import type { PayableEncashment } from '../../../engine/entries/pay-encashment';
import { leaveEncashment } from '../../../items/leave-encashment/leave-encashment';
import type { GatheredRun } from './gathered-run';
import { ofThem } from './payroll-run.population';
import { employeeRows } from '../../../../people/people.sql';
import { t } from '../../../texts/text';

/** Leave paid out that no other run has paid, a row per employee; `taken` is what other runs took. */
export function encashmentTable(ctx: Ctx, run: GatheredRun): string {
  const text = (value: string) => ctx.tx.client.escapeLiteral(value);
  return `paidout as (
      select t.employee_id, jsonb_agg(jsonb_build_object('id', t.id, 'currency', t.currency, 'line', t.lines -> 0)
        order by t.date, t.id) as list
      from leave_encashment t left join taken k on k.source = 'LeaveEncashment' and k.source_id = t.id
      where t.company_id = ${text(ctx.companyId)} and t.deleted_at is null ${ofThem(run, 't')} and t.state = 'approved'
        and t.date <= ${text(run.toDate)} and k.source_id is null group by 1)`;
}

export type GatheredEncashments = PayableEncashment[] | null;

/** A run is not approved while it pays out leave that was taken back since. */
export async function refuseOutdatedEncashments(ctx: Ctx, runId: string): Promise<void> {
  const {
    rows: [gone],
  } = await ctx.tx.query<{ employee: string }>(
    `select concat_ws(' ', p.first_name, p.last_name) as employee from applied_entry t
     join leave_encashment e on e.company_id = t.company_id and e.id = t.source_id
       join ${employeeRows('first_name', 'last_name')} p on p.company_id = t.company_id and p.id = t.employee_id
     where t.company_id = $1 and t.run_id = $2 and t.source = 'LeaveEncashment'
       and (e.state <> 'approved' or e.deleted_at is not null) limit 1`,
    [ctx.companyId, runId],
  );
  if (!gone) return;
  throw conflict(t('payroll_run.encashment_cancelled_since_calculation', { employee: gone.employee }));
}

/** Once a run is posted, what it paid out is paid: no later run pays it again. */
export async function settleEncashments(ctx: Ctx, runId: string): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string; version: number }>(
    `select e.id, e.version from applied_entry t join leave_encashment e on e.company_id = t.company_id
      and e.id = t.source_id
     where t.company_id = $1 and t.run_id = $2 and t.source = 'LeaveEncashment' and e.state = 'approved'
       and e.deleted_at is null order by e.id for no key update of e`,
    [ctx.companyId, runId],
  );
  await writeRows(
    ctx,
    leaveEncashment,
    rows.map(({ id, version }) => ({ id, version, values: { state: 'paid' } })),
    'pay',
  );
}
