import type { Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { invalid, taken } from '../../platform/errors';
import { monthInWords } from '../../domain/date-words';
import { retroMonths } from '../../domain/pay-retro';
import { addMonths } from '../../domain/plain-date';
import type { PayrollRun } from './payroll-run';

/** What no run can be, said beside the field. */
export async function refuseImpossibleRun(ctx: Ctx, after: Row<PayrollRun>, before: Row<PayrollRun> | null): Promise<void> {
  if (after.payDate && after.payDate < after.fromDate) {
    throw invalid('payDate', { en: 'The pay date lies before the month that is paid.', ar: 'تاريخ الدفع يسبق الشهر المدفوع.' });
  }
  if (before) return;
  if (after.kind === 'regular') await refuseSecondRegular(ctx, after);
  if (after.kind === 'final') await refuseWhoStays(ctx, after);
  if (after.kind === 'correction') await refuseNothingClosed(ctx, after);
}

async function refuseSecondRegular(ctx: Ctx, { period, employeeId }: Row<PayrollRun>): Promise<void> {
  if (employeeId) {
    throw invalid('employeeId', { en: 'A regular run pays everybody. Choose another type to pay one person.', ar: 'التشغيل العادي يدفع للجميع. اختر نوعاً آخر للدفع لشخص واحد.' });
  }
  const { rows } = await ctx.tx.query(
    `select 1 from payroll_run where company_id = $1 and period = $2 and kind = 'regular' and state <> 'cancelled' and deleted_at is null`, [ctx.companyId, period]);
  if (!rows.length) return;
  throw taken('period', {
    en: `There already is a regular payroll run for ${period}. Open that one, or cancel it first.`,
    ar: `يوجد تشغيل رواتب منتظم لشهر ${period}. افتحه أو ألغِه أولاً.`,
  });
}

/** A final run pays up to a last day: that has to be known. */
async function refuseWhoStays(ctx: Ctx, { period, employeeId, fromDate, toDate }: Row<PayrollRun>): Promise<void> {
  const { rows } = await ctx.tx.query(
    `select 1 from employee where company_id = $1 and deleted_at is null and exit_date between $2 and $3 and ($4::char(24) is null or id = $4) limit 1`,
    [ctx.companyId, fromDate, toDate, employeeId]);
  if (rows.length) return;
  const { en, ar } = monthInWords(period);
  if (employeeId) throw invalid('employeeId', { en: `No last day in ${en} is on file for this person. Enter it first.`, ar: `لا يوجد آخر يوم عمل في ${ar} لهذا الشخص. أدخله أولاً.` });
  throw invalid('period', { en: `Nobody has the last day in ${en}. Enter it with the person first.`, ar: `لا أحد آخر يوم عمل له في ${ar}. أدخله في ملف الشخص أولاً.` });
}

async function refuseNothingClosed(ctx: Ctx, { period, fromDate }: Row<PayrollRun>): Promise<void> {
  const { rows } = await ctx.tx.query(
    `select 1 from payroll_run where company_id = $1 and state = 'posted' and deleted_at is null and period between $2 and $3 limit 1`,
    [ctx.companyId, addMonths(fromDate, -retroMonths).slice(0, 7), period]);
  if (rows.length) return;
  const { en, ar } = monthInWords(period);
  throw invalid('period', { en: `No month up to ${en} is posted yet. What is not posted is calculated again instead.`, ar: `لم يُرحّل أي شهر حتى ${ar}. ما لم يُرحّل يعاد احتسابه.` });
}
