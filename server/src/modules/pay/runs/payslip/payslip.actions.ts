import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict } from '../../../../platform/errors';
import { newId } from '../../../../platform/records/ids';
import { reasonIn } from '../../../../platform/records/note';
import { refuseOwnMatter } from '../../../../platform/access/own-matters';
import { lockedRecord, saveRecord } from '../../../../platform/records/records';
import { noteInAudit, writeRows } from '../../../../platform/records/write-rows';
import { payslipHold, type PayslipHold } from '../payslip-hold/payslip-hold';
import { payslip, type Payslip } from './payslip';
import { t } from '../../texts/text';

/**
 * Keeps the pay of a payslip out of payments until it is released; the payslip itself stays as it is, posted or not.
 */
export async function holdPayslip(ctx: Ctx, id: string, _version: number, note: string): Promise<Row<Payslip>> {
  const slip = await lockedRecord(ctx, payslip, id, 'hold');
  const reason = reasonIn(note, 300);
  if (slip.state === 'error') throw conflict(t('payslip.payslip_error_pays_nothing_could'));
  if (slip.heldReason) return slip;
  const { rows } = await ctx.tx.query(
    'select 1 from payroll_payment_line where company_id = $1 and payslip_id = $2 and deleted_at is null',
    [ctx.companyId, id],
  );
  if (rows.length) {
    throw conflict(t('payslip.payment_holds_payslip_already_cancel'));
  }
  await refuseOwnMatter(ctx, payslipHold, 'hold', slip);
  await writeRows(
    ctx,
    payslipHold,
    [
      {
        id: newId(),
        values: { payslipId: id, employeeId: slip.employeeId, reason, heldById: ctx.user.id, heldAt: ctx.now },
      },
    ],
    'hold',
  );
  await noteInAudit(ctx, payslip, id, 'hold', reason);
  return lockedRecord(ctx, payslip, id, 'hold');
}

/** Lets the next payment take the pay of a payslip that was held. */
export async function releasePayslip(ctx: Ctx, id: string, _version: number, note: string): Promise<Row<Payslip>> {
  const slip = await lockedRecord(ctx, payslip, id, 'release');
  const releaseReason = reasonIn(note, 300);
  const { rows } = await ctx.tx.query<Row<PayslipHold>>(
    `select id, version, employee_id as "employeeId" from payslip_hold where company_id = $1 and payslip_id = $2
      and released_at is null and deleted_at is null for no key update`,
    [ctx.companyId, id],
  );
  if (!rows[0]) return slip;
  await saveRecord(
    ctx,
    payslipHold,
    rows[0],
    { releaseReason, releasedById: ctx.user.id, releasedAt: ctx.now },
    'release',
  );
  await noteInAudit(ctx, payslip, id, 'release', releaseReason);
  return lockedRecord(ctx, payslip, id, 'release');
}
