import { onlyAmong } from '../../../../../platform/lists/among-sql';
import type { Row } from '../../../../../platform/records/area';
import type { Ctx } from '../../../../../platform/context';
import { invalid, taken } from '../../../../../platform/errors';
import { monthInWords } from '../../../../../kernel/dates/date-words';
import { retroMonths } from '../../../engine/difference/pay-retro';
import { addMonths } from '../../../../../kernel/dates/plain-date';
import type { PayrollRun } from '../payroll-run';
import { isForEverybody, isForEverybodySql, peopleOf } from './payroll-run.group';
import { employedSql, paidElsewhereSql, sameDaysSql } from './payroll-run.population';
import { groupDaysSql, payGroupOf } from './payroll-run.pay-group';
import { employeeRows } from '../../../../people/people.sql';
import { t } from '../../../texts/text';

/** What no run can be, said beside the field. */
export async function validatePayrollRun(
  ctx: Ctx,
  after: Row<PayrollRun>,
  before: Row<PayrollRun> | null,
): Promise<void> {
  if (after.payDate && after.payDate < after.fromDate) {
    throw invalid('payDate', t('payroll_run.pay_date_lies_before_month'));
  }
  refuseCutOff(after);
  await refuseForGroup(ctx, after);
  if (before) return;
  if (after.kind === 'regular' && isForEverybody(after)) await refuseSecondRegular(ctx, after);
  if (after.kind !== 'correction' && after.employeeIds.length) await refuseWhomItCannotPay(ctx, after);
  if (after.kind === 'final') await refuseWhoStays(ctx, after);
  if (after.kind === 'correction') await refuseNothingClosed(ctx, after);
}

function refuseCutOff({ cutOff, kind, fromDate, toDate }: Row<PayrollRun>): void {
  if (cutOff === null) return;
  if (kind === 'final' || kind === 'correction') {
    throw invalid('cutOff', t('payroll_run.kind_run_leaves_nothing_later'));
  }
  if (cutOff < fromDate || cutOff > toDate) {
    throw invalid('cutOff', t('payroll_run.choose_cut_off_day_month'));
  }
}

async function refuseForGroup(ctx: Ctx, { payGroupId, kind, cutOff }: Row<PayrollRun>): Promise<void> {
  if (payGroupId === null) return;
  if (kind === 'correction') throw invalid('payGroupId', t('payroll_run.correction_of_all_groups'));
  if (cutOff !== null && (await payGroupOf(ctx, payGroupId))?.schedule?.frequency !== 'monthly')
    throw invalid('cutOff', t('payroll_run.cut_off_of_months'));
}

async function refuseSecondRegular(ctx: Ctx, { period, payGroupId, fromDate }: Row<PayrollRun>): Promise<void> {
  const { rows } = await ctx.tx.query(
    `select 1 from payroll_run r where company_id = $1 and period = $2 and kind = 'regular'
      and ${isForEverybodySql('r')} and state <> 'cancelled' and deleted_at is null
      and pay_group_id is not distinct from $3 and ($3 is null or from_date = $4)`,
    [ctx.companyId, period, payGroupId, fromDate],
  );
  if (!rows.length) return;
  throw taken('period', t('payroll_run.already_regular_payroll_run_everybody', { period }));
}

/** Who is named is meant: left out in silence they would go unpaid. */
async function refuseWhomItCannotPay(
  ctx: Ctx,
  { id, kind, period, fromDate, toDate, payGroupId, employeeIds }: Row<PayrollRun>,
): Promise<void> {
  const hasGroups = await payGroupOf(ctx, payGroupId);
  const group = hasGroups && (payGroupId ? '$7::char(24)' : null);
  const isPaid = paidElsewhereSql('$1', 'e.id', '$5', '$6', kind, sameDaysSql(group, '$3', '$4'));
  const isElsewhere = hasGroups
    ? `(${employedSql('e', '$3', '$4')} and not exists (select from (select 1) one
        ${groupDaysSql('$1', group ?? null, '$3', '$4')} where own.paid_from <= own.paid_to))`
    : 'false';
  const {
    rows: [found],
  } = await ctx.tx.query<{ name: string; isPaid: boolean; isElsewhere: boolean }>(
    `select concat_ws(' ', e.first_name, e.middle_name, e.last_name) as name, ${isPaid} as "isPaid",
      ${isElsewhere} as "isElsewhere"
      from ${employeeRows('first_name', 'middle_name', 'last_name', 'status', 'hire_date', 'exit_date')} e
     where e.company_id = $1 and e.id = any($2::char(24)[]) and (not (${employedSql('e', '$3', '$4')})
       or ${isPaid} or ${isElsewhere}) order by 2 desc, 1 limit 1`,
    [ctx.companyId, employeeIds, fromDate, toDate, period, id, ...(payGroupId ? [payGroupId] : [])],
  );
  if (!found) return;
  const month = monthInWords(period);
  throw invalid(
    'employeeIds',
    found.isPaid
      ? t('payroll_run.another_payroll_run_already_leave', { found: found.name, month })
      : found.isElsewhere
        ? t('payroll_run.other_pay_group', { found: found.name, month })
        : t('payroll_run.not_employed_leave_name_out', { found: found.name, month }),
  );
}

/** A final run pays up to a last day: that has to be known. */
async function refuseWhoStays(ctx: Ctx, run: Row<PayrollRun>): Promise<void> {
  const { period, fromDate, toDate, employeeIds } = run;
  const people = await peopleOf(ctx, run);
  const among = onlyAmong('id', 4, people);
  const { rows } = await ctx.tx.query(
    `select 1 from ${employeeRows('exit_date')} where company_id = $1 and deleted_at is null
      and exit_date between $2 and $3${among.sql} limit 1`,
    [ctx.companyId, fromDate, toDate, ...among.values],
  );
  if (rows.length) return;
  const month = monthInWords(period);
  if (people) {
    throw invalid(
      employeeIds.length ? 'employeeIds' : 'departmentIds',
      t('payroll_run.no_last_day_file_anybody', { month }),
    );
  }
  throw invalid('period', t('payroll_run.nobody_has_last_day_enter', { month }));
}

async function refuseNothingClosed(ctx: Ctx, { period, fromDate }: Row<PayrollRun>): Promise<void> {
  const { rows } = await ctx.tx.query(
    `select 1 from payroll_run where company_id = $1 and state = 'posted' and deleted_at is null
      and period between $2 and $3 limit 1`,
    [ctx.companyId, addMonths(fromDate, -retroMonths).slice(0, 7), period],
  );
  if (rows.length) return;
  const month = monthInWords(period);
  throw invalid('period', t('payroll_run.no_month_up_posted_yet', { month }));
}
