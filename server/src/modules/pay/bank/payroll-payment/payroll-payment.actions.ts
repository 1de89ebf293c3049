import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import { newId } from '../../../../platform/records/ids';
import { nextNumber } from '../../../../platform/records/running-number';
import { lockedRecord, oneRecord, saveRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { noteInAudit, writeRows } from '../../../../platform/records/write-rows';
import { dividePayees, lacksForFormat } from '../domain/divide-payees';
import type { Paid, PaymentFormat } from '../domain/payment';
import { paymentFile } from '../domain/payment-file';
import { isWagesFormat } from '../domain/payment-formats';
import { sumOf } from '../domain/sum';
import { decideAction } from '../../runs/domain/payroll-run';
import { payrollRun, type PayrollRun } from '../../runs/payroll-run/payroll-run';
import { outsidePayments, payeesOf, payerOf } from './payees';
import { payrollPayment, type PayrollPayment } from './payroll-payment';
import { t } from '../../texts/text';

/**
 * Makes the file a bank is to pay by. Whoever has no verified account or is held is left out and named; a later payment
 * takes them.
 */
export async function disbursePayrollRun(
  ctx: Ctx,
  runId: string,
  format: PaymentFormat,
  payDate: string,
): Promise<Row<PayrollPayment>> {
  const run = await lockedRecord(ctx, payrollRun, runId, 'disburse');
  const decision = decideAction(run.state, 'disburse');
  if (!decision.approved) throw conflict(decision.because);
  if (payDate < run.fromDate) throw invalid('payDate', t('payroll_payment.pay_date_lies_before_month'));
  const payer = await payerOf(ctx);
  const lacks = lacksForFormat(format, payer, run.currency);
  if (lacks) throw invalid('format', lacks);
  const payees = await payeesOf(ctx, runId, payDate);
  const { paid, excluded } = dividePayees(payees, format, run.currency);
  if (!paid.length) throw conflict(excluded.length ? nobodyPayable(excluded.length) : allPaid);
  const id = newId();
  const madeAt = localTime(ctx);
  const file = paymentFile(
    {
      id,
      format,
      period: run.period,
      from: run.fromDate,
      to: run.toDate,
      payDate,
      madeAt,
      serial: isWagesFormat(format) ? await nextNumber(ctx, `wages file ${madeAt.slice(0, 10)}`) : 1,
      currency: run.currency,
      payer,
    },
    paid,
  );
  const excludedTotal = sumOf(
    excluded.map(({ amount }) => amount),
    run.currency,
  );
  await refuseOtherSum(ctx, run, file.total, excludedTotal);
  const bytes = Buffer.from(file.content, 'utf8');
  const [payment] = await writeRows(
    ctx,
    payrollPayment,
    [
      {
        id,
        values: {
          runId,
          period: run.period,
          format,
          payDate,
          state: 'made',
          currency: run.currency,
          paidCount: file.count,
          total: file.total,
          excludedCount: excluded.length,
          excludedTotal,
          excluded,
          fileName: file.name,
          mimeType: file.mimeType,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          content: (await promisify(gzip)(bytes)).toString('base64'),
          madeById: ctx.user.id,
          madeAt: ctx.now,
        },
      },
    ],
    'disburse',
  );
  await writeLines(ctx, id, run.currency, paid);
  return payment!;
}

const nobodyPayable = (count: number) => t('payroll_payment.nobody_can_paid_all_payslips', { count });
const allPaid = t('payroll_payment.all_paid');

const localTime = (ctx: Ctx): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: ctx.user.company?.timeZone ?? 'UTC',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(ctx.now)
    .replace(' ', 'T');

/**
 * What all payments pay and what is left out must be what the run pays: anything else is a defect, and no file leaves
 * the house.
 */
async function refuseOtherSum(ctx: Ctx, run: Row<PayrollRun>, total: string, excludedTotal: string): Promise<void> {
  const { rows } = await ctx.tx.query<{ isSame: boolean }>(
    `select coalesce((select sum(l.amount) from payroll_payment_line l join payslip p on p.company_id = l.company_id
      and p.id = l.payslip_id
       where l.company_id = $1 and p.run_id = $2 and l.deleted_at is null),
         0) + $3::numeric + $4::numeric = $5::numeric as "isSame"`,
    [ctx.companyId, run.id, total, excludedTotal, run.net],
  );
  if (!rows[0]!.isSame) throw new Error(`the payments of payroll run ${String(run.id)} do not add up to its net pay`);
}

async function writeLines(ctx: Ctx, paymentId: string, currency: string, paid: readonly Paid[]): Promise<void> {
  await ctx.tx.query(
    `insert into payroll_payment_line (company_id, id, version, created_at, updated_at, created_by_id, updated_by_id,
      payment_id, payslip_id, employee_id, bank_account_id, employee_name, amount, currency)
     select $1, n.id, 1, $2, $2, $3, $3, $4, n.payslip, n.employee, n.account, n.name, n.amount, $5
     from unnest($6::char(24)[], $7::char(24)[], $8::char(24)[], $9::char(24)[], $10::text[], $11::numeric[]) as n (id,
       payslip, employee, account, name, amount)`,
    [
      ctx.companyId,
      ctx.now,
      ctx.user.id,
      paymentId,
      currency,
      paid.map(() => newId()),
      paid.map((one) => one.payslipId),
      paid.map((one) => one.employeeId),
      paid.map((one) => one.account.id),
      paid.map((one) => one.name),
      paid.map((one) => one.net),
    ],
  );
}

/** The bytes of a payment's file as they were made; every download is audited. */
export async function paymentFileOf(ctx: Ctx, id: string): Promise<{ name: string; mimeType: string; bytes: Buffer }> {
  const payment = await oneRecord(ctx, payrollPayment, id, 'download');
  if (payment.state === 'cancelled') throw conflict(t('payroll_payment.payment_cancelled_file_must_not'));
  const { rows } = await ctx.tx.query<{ content: string }>(
    'select content from payroll_payment where company_id = $1 and id = $2',
    [ctx.companyId, id],
  );
  const bytes = await promisify(gunzip)(Buffer.from(ctx.services.cipher.decrypt(rows[0]!.content), 'base64'));
  await noteInAudit(ctx, payrollPayment, id, 'download', payment.sha256);
  return { name: payment.fileName, mimeType: payment.mimeType, bytes };
}

function refuseOtherDay(ctx: Ctx, paidOn: string, from: string): void {
  if (paidOn > todayIn(ctx)) throw invalid('paidOn', t('payroll_payment.day_has_not_come_yet'));
  if (paidOn < from) throw invalid('paidOn', t('payroll_payment.day_lies_before_month_paid'));
}

/** Notes that the bank has paid, on the day it did. */
export async function payPayrollPayment(
  ctx: Ctx,
  id: string,
  version: number,
  paidOn: string,
): Promise<Row<PayrollPayment>> {
  const payment = await lockedRecord(ctx, payrollPayment, id, 'pay');
  if (payment.state === 'paid') return payment;
  if (payment.state === 'cancelled') throw conflict(t('payroll_payment.payment_cancelled'));
  refuseOtherDay(ctx, paidOn, `${payment.period}-01`);
  return saveRecord(
    ctx,
    payrollPayment,
    { ...payment, version },
    { state: 'paid', paidOn, paidById: ctx.user.id },
    'pay',
  );
}

/** Gives a payment up that no bank has paid: its payslips can be paid by another. */
export async function cancelPayrollPayment(ctx: Ctx, id: string, version: number): Promise<Row<PayrollPayment>> {
  const payment = await lockedRecord(ctx, payrollPayment, id, 'cancel');
  if (payment.state === 'cancelled') return payment;
  if (payment.state === 'paid') throw conflict(t('payroll_payment.payment_paid_cannot_cancelled'));
  await ctx.tx.query(
    `update payroll_payment_line set deleted_at = $3, updated_at = $3, updated_by_id = $4, version = version + 1
      where company_id = $1 and payment_id = $2 and deleted_at is null`,
    [ctx.companyId, id, ctx.now, ctx.user.id],
  );
  return saveRecord(ctx, payrollPayment, { ...payment, version }, { state: 'cancelled' }, 'cancel');
}

/**
 * Notes an approved run as paid, and with it the payments made of it. Whom no payment holds must be known: `outside`
 * says how many they are, who are paid another way, or later.
 */
export async function payPayrollRun(
  ctx: Ctx,
  id: string,
  version: number,
  paidOn: string,
  outside = 0,
): Promise<Row<PayrollRun>> {
  const run = await lockedRecord(ctx, payrollRun, id, 'pay');
  const decision = decideAction(run.state, 'pay');
  if (!decision.approved) throw conflict(decision.because);
  if (decision.repeated) return run;
  refuseOtherDay(ctx, paidOn, run.fromDate);
  const { count } = await outsidePayments(ctx, id);
  if (count !== outside) throw invalid('outside', t('payroll_payment.outside_payments', { count }));
  const { rows } = await ctx.tx.query<{ id: string; version: number }>(
    `select id, version from payroll_payment where company_id = $1 and run_id = $2 and state = 'made'
      and deleted_at is null for no key update`,
    [ctx.companyId, id],
  );
  await writeRows(
    ctx,
    payrollPayment,
    rows.map((row) => ({ ...row, values: { state: 'paid', paidOn, paidById: ctx.user.id } })),
    'pay',
  );
  return saveRecord(ctx, payrollRun, { ...run, version }, { state: decision.to, paidOn }, 'pay');
}
