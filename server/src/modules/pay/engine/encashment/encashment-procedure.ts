import { bySecondPerson, decideStep, type Procedure, type StepDecision } from '../../../../kernel/state-machine';

export type EncashmentState = 'submitted' | 'approved' | 'rejected' | 'cancelled' | 'paid';
export type EncashmentAction = 'approve' | 'reject' | 'cancel';

/** Asked for, decided by somebody else, paid by a payroll. */
export const encashmentProcedure: Procedure<EncashmentState, EncashmentAction> = {
  what: { en: 'payout', ar: 'هذا الصرف' },
  steps: {
    submitted: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
    approved: { approve: 'approved', cancel: 'cancelled' },
    rejected: { reject: 'rejected' },
    cancelled: { cancel: 'cancelled' },
    paid: {},
  },
  stateNames: {
    submitted: { en: 'waiting for approval', ar: 'بانتظار الموافقة' },
    approved: { en: 'approved', ar: 'موافق عليه' },
    rejected: { en: 'rejected', ar: 'مرفوض' },
    cancelled: { en: 'cancelled', ar: 'ملغى' },
    paid: { en: 'paid', ar: 'مدفوع' },
  },
  actionNames: {
    approve: { en: 'approved', ar: 'الموافقة عليه' },
    reject: { en: 'rejected', ar: 'رفضه' },
    cancel: { en: 'cancelled', ar: 'إلغاؤه' },
  },
};

export interface EncashmentToDecide {
  state: EncashmentState;
  employeeId: string;
  requestedById: string | null;
}

/** Approving or rejecting is for a second person: neither who entered it nor who is paid by it. */
export function decideEncashment(
  row: EncashmentToDecide,
  action: EncashmentAction,
  actor: { id: string; employeeId: string | null },
): StepDecision<EncashmentState> {
  const decision = decideStep(encashmentProcedure, row.state, action);
  if (action === 'cancel') return decision;
  return bySecondPerson(
    decision,
    actor,
    { madeBy: [row.requestedById], employeeId: row.employeeId },
    {
      made: {
        en: 'You asked for this payout yourself. Another person has to decide about it.',
        ar: 'أنت من طلب هذا الصرف. يجب أن يبت فيه شخص آخر.',
      },
      own: {
        en: 'This payout is your own. Another person has to decide about it.',
        ar: 'هذا الصرف لك. يجب أن يبت فيه شخص آخر.',
      },
    },
  );
}
