import { mayChangeReplacement } from '../../domain/leave-replacement';
import { mayDo } from '../../../../platform/access/ability';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict, forbidden } from '../../../../platform/errors';
import { notify } from '../../../../platform/notify/notifications';
import { lockedRecord, saveRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { employeeLeave, type EmployeeLeave } from '../employee-leave';
import { refuseReplacement } from './replacement';
import { t } from '../../texts/text';

/**
 * Has somebody else stand in during approved leave, or nobody: by who asked for it and who may change such leave. Both
 * who stood in and who does now are told.
 */
export async function changeReplacement(
  ctx: Ctx,
  id: string,
  version: number,
  replacementId: string | null,
): Promise<Row<EmployeeLeave>> {
  const leave = await lockedRecord(ctx, employeeLeave, id, 'read');
  if (!mayDo(ctx.ability, 'update', employeeLeave, leave)) throw forbidden();
  if (!mayChangeReplacement(leave, todayIn(ctx))) {
    throw conflict(t('change_replacement.only_approved_leave_not_over'));
  }
  if (replacementId === leave.replacementId) return leave;
  await refuseReplacement(ctx, { ...leave, replacementId });
  if (leave.replacementId && leave.version === version) await notify(ctx, employeeLeave, [id], 'before_replacement');
  return saveRecord(ctx, employeeLeave, { ...leave, version }, { replacementId }, 'change_replacement');
}
