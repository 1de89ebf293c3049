import type { Ctx } from '../../../platform/context';
import { say } from '../../../platform/text';
import { type LeaveKind, markOfType } from '../leave-type/leave-type';
import { t } from '../texts/text';

/** What each kind of leave is called where no type of the company names it. */
export const leaveKinds = {
  paid: t('employee_leave.kinds.paid'),
  unpaid: t('employee_leave.kinds.unpaid'),
  sick: t('employee_leave.kinds.sick'),
  maternity: t('employee_leave.kinds.maternity'),
  parental: t('employee_leave.kinds.parental'),
} satisfies Record<keyof typeof LeaveKind, unknown>;

/** What a leave is called, in the words of the reader: as its type is, everywhere it is shown. */
export const nameOfLeave = async (ctx: Ctx, leave: { typeId: string | null; kind: string }): Promise<string> =>
  (await markOfType(ctx, leave.typeId))?.title ?? say(leaveKinds[leave.kind as keyof typeof leaveKinds], ctx.locale);
