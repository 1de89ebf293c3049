import type { SalaryAction } from '../../domain/salary-approval';
import { decisionOf } from '../../platform/approval';
import type { Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { conflict, invalid } from '../../platform/errors';
import { noteIn } from '../../platform/note';
import { lockedRecord, oneRecord, saveRecord } from '../../platform/records';
import { asAsked } from '../../platform/system-ctx';
import { refuseOutsideEmployment } from '../employee/employee';
import { employeeSalary, endFormerSalary, salaryDecision, type EmployeeSalary } from './employee-salary';

/** Approves a proposed salary, which ends the one before it, or rejects it with a reason. Asked again it changes nothing. */
export async function decideAboutSalary(ctx: Ctx, action: SalaryAction, id: string, version: number, note: string | null): Promise<Row<EmployeeSalary>> {
  const row = await lockedRecord(ctx, employeeSalary, id, action);
  const decision = salaryDecision(ctx, row, action);
  if (!decision.approved) throw conflict(decision.because);
  if (decision.repeated) return row;
  const because = noteIn(note);
  if (action === 'reject' && !because) throw invalid('note', { en: 'Say why it is rejected.', ar: 'اذكر سبب الرفض.' });
  // Employment may have been ended since it was proposed.
  if (action === 'approve') await refuseOutsideEmployment(ctx, row.employeeId, { validFrom: row.validFrom, validTo: row.validTo });
  if (await decisionOf(ctx, employeeSalary, row, action === 'approve' ? 'approved' : 'rejected', because) === 'later') return oneRecord(ctx, employeeSalary, id, action);
  if (action === 'approve') await asAsked(ctx, (asked) => endFormerSalary(asked, { ...row, state: 'approved' }));
  return saveRecord(ctx, employeeSalary, { ...row, version }, { state: decision.to, approvedById: ctx.user.id, approvedAt: ctx.now, decisionNote: because }, action, because ?? undefined);
}
