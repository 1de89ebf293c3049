import { workingDaysOf } from '../../organisation/domain/leave-days';
import { isMedicalLeave } from '../domain/leave-request';
import { needsApproval } from '../../../platform/approval/approval';
import type { Ctx } from '../../../platform/context';
import { typeChoices } from '../leave-type/leave-type';
import { employeeLeave, LeaveKind, shownDays } from './employee-leave';
import { replacementAway } from './replacement';
import { decideAboutLeave } from './employee-leave.actions';

const kinds = {
  paid: { en: 'Paid', ar: 'مدفوعة' },
  unpaid: { en: 'Unpaid', ar: 'غير مدفوعة' },
  sick: { en: 'Sick', ar: 'مرضية' },
  maternity: { en: 'Maternity', ar: 'أمومة' },
  parental: { en: 'Parental', ar: 'والدية' },
} satisfies Record<keyof typeof LeaveKind, unknown>;

const workingDays = async (ctx: Ctx, leave: Parameters<typeof shownDays>[1]): Promise<string> =>
  workingDaysOf(await shownDays(ctx, leave));

export const employeeLeaveApproval = needsApproval(employeeLeave, {
  waiting: { status: { in: ['submitted', 'cancel_requested'] } },
  waits: ({ status }) => status === 'submitted' || status === 'cancel_requested',
  askedBy: ['requestedById'],
  facts: [
    { name: 'days', label: { en: 'Working days', ar: 'أيام العمل' }, kind: 'number' },
    { name: 'type', label: { en: 'Type of leave', ar: 'نوع الإجازة' }, kind: 'choice', choicesOf: typeChoices },
    { name: 'kind', label: { en: 'Kind of leave', ar: 'فئة الإجازة' }, kind: 'choice', choices: kinds },
  ],
  factsOf: async (ctx, leave) => ({ days: await workingDays(ctx, leave), type: leave.typeId, kind: leave.kind }),
  // Who was granted to see why somebody is ill finds it on the page of the leave.
  brief: async (ctx, leave) => ({
    kind: leave.kind,
    fromDate: leave.fromDate,
    toDate: leave.toDate,
    days: await workingDays(ctx, leave),
    ...(isMedicalLeave(leave.kind)
      ? {}
      : leave.status === 'cancel_requested'
        ? { what: leave.statusReason }
        : { what: leave.reason, note: leave.description }),
    ...(leave.status === 'cancel_requested' ? { asksToCancel: true } : {}),
    replacement: leave.replacementName,
    isReplacementAway: (await replacementAway(ctx, leave)).length > 0,
    fileIds: leave.attachmentFileId && !isMedicalLeave(leave.kind) ? [leave.attachmentFileId] : [],
  }),
  approve: (ctx, id, version, reason) => decideAboutLeave(ctx, 'approve', id, version, reason),
  reject: (ctx, id, version, reason) => decideAboutLeave(ctx, 'reject', id, version, reason),
});
