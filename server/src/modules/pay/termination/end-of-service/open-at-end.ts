import type { Ctx } from '../../../../platform/context';
import { conflict } from '../../../../platform/errors';
import { writeRows } from '../../../../platform/records/write-rows';
import type { OpenDeduction } from '../domain/settlement';
import { carriedTakenAtEnd } from './carried-at-end';
import { employeeDeduction } from '../../items/employee-deduction/employee-deduction';
import { refuseInPayroll, appliedEntriesOfRuns } from '../../items/pay-entry/pay-entry';
import { t } from '../../texts/text';

interface OpenRow extends OpenDeduction {
  id: string;
  version: number;
}

/**
 * Approved deductions with what approved and later payrolls took of them, the oldest first, as far as anything is left.
 */
async function openDeductions(ctx: Ctx, employeeId: string, currency: string, lock = ''): Promise<OpenRow[]> {
  const { rows } = await ctx.tx.query<OpenRow & Record<string, unknown>>(
    `select t.id, t.version, t.reason, t.date, t.amount::text, taken.amount::text as taken from employee_deduction t
     cross join lateral (select coalesce(sum(k.amount), 0) as amount from ${appliedEntriesOfRuns}
       where k.company_id = t.company_id and k.source = 'EmployeeDeduction' and k.source_id = t.id
         and r.state in ('approved', 'paid', 'posted')) taken
     where t.company_id = $1 and t.employee_id = $2 and t.currency = $3 and t.state = 'approved'
       and t.deleted_at is null and taken.amount < t.amount order by t.date, t.id ${lock}`,
    [ctx.companyId, employeeId, currency],
  );
  return rows;
}

/**
 * What payslips left to be taken: deductions with a rest, and what was carried forward and no later payslip or end of
 * service took.
 */
export async function openAtEnd(
  ctx: Ctx,
  employeeId: string,
  currency: string,
): Promise<{ open: OpenDeduction[]; carriedForward: string }> {
  const deductions = await openDeductions(ctx, employeeId, currency);
  const {
    rows: [carried],
  } = await ctx.tx.query<{ rest: string }>(
    `select coalesce(sum(u.rest), 0)::text as rest from (
       select p.carried_forward - p.brought_forward as rest from payslip p join payroll_run r
         on r.company_id = p.company_id and r.id = p.run_id and r.state in ('approved', 'paid', 'posted')
         and r.deleted_at is null
       where p.company_id = $1 and p.employee_id = $2 and p.currency = $3
         and (p.carried_forward <> 0 or p.brought_forward <> 0) and p.deleted_at is null
       union all select t.rest from (${carriedTakenAtEnd('$1')} and o.currency = $3) t where t.employee_id = $2) u`,
    [ctx.companyId, employeeId, currency],
  );
  return {
    open: deductions.map(({ reason, date, amount, taken }) => ({ reason, date, amount, taken })),
    carriedForward: carried!.rest,
  };
}

/**
 * Locks what payslips left, so that no payroll is approved with it meanwhile; what an approved payroll takes or leaves
 * stays until it is posted or cancelled.
 */
export async function lockOpenAtEnd(ctx: Ctx, employeeId: string, currency: string): Promise<void> {
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`forwarded ${ctx.companyId}`]);
  const { rows: all } = await ctx.tx.query<{ id: string }>(
    `select id from employee_deduction where company_id = $1 and employee_id = $2 and state = 'approved'
      and deleted_at is null order by id for no key update`,
    [ctx.companyId, employeeId],
  );
  await refuseInPayroll(
    ctx,
    'EmployeeDeduction',
    all.map(({ id }) => id),
  );
  const {
    rows: [run],
  } = await ctx.tx.query<{ period: string }>(
    `select p.period from payslip p join payroll_run r on r.company_id = p.company_id and r.id = p.run_id
      and r.state in ('approved', 'paid') and r.deleted_at is null
     where p.company_id = $1 and p.employee_id = $2 and p.currency = $3
       and (p.carried_forward <> 0 or p.brought_forward <> 0) and p.deleted_at is null limit 1`,
    [ctx.companyId, employeeId, currency],
  );
  if (!run) return;
  throw conflict(t('open_at_end.payroll_which_not_posted_yet', { period: run.period }));
}

/** Once the end of service is paid, no payroll takes these deductions any more. */
export async function takeOpenAtEnd(ctx: Ctx, employeeId: string, currency: string, because: string): Promise<void> {
  const rows = await openDeductions(ctx, employeeId, currency, 'for no key update of t');
  await writeRows(
    ctx,
    employeeDeduction,
    rows.map(({ id, version }) => ({ id, version, values: { state: 'applied' } })),
    'apply',
    because,
  );
}
