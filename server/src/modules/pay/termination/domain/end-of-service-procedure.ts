import { bySecondPerson, decideStep, type Procedure, type StepDecision } from '../../../../kernel/state-machine';

export type EndOfServiceState = 'draft' | 'calculated' | 'approved' | 'paid' | 'cancelled';
export type EndOfServiceAction = 'calculate' | 'reopen' | 'approve' | 'pay' | 'cancel';

/**
 * Calculated as often as wanted, approved by a second person, then paid; until then it can be taken back, and is
 * approved again.
 */
export const endOfServiceProcedure: Procedure<EndOfServiceState, EndOfServiceAction> = {
  what: { en: 'end of service', ar: 'نهاية الخدمة هذه' },
  steps: {
    draft: { calculate: 'calculated', cancel: 'cancelled' },
    calculated: { calculate: 'calculated', reopen: 'draft', approve: 'approved', cancel: 'cancelled' },
    approved: { approve: 'approved', reopen: 'draft', pay: 'paid', cancel: 'cancelled' },
    paid: { pay: 'paid' },
    cancelled: { cancel: 'cancelled' },
  },
  stateNames: {
    draft: { en: 'a draft', ar: 'مسودة' },
    calculated: { en: 'calculated', ar: 'محتسبة' },
    approved: { en: 'approved', ar: 'معتمدة' },
    paid: { en: 'paid', ar: 'مدفوعة' },
    cancelled: { en: 'cancelled', ar: 'ملغاة' },
  },
  actionNames: {
    calculate: { en: 'calculated', ar: 'احتسابها' },
    reopen: { en: 'changed', ar: 'تعديلها' },
    approve: { en: 'approved', ar: 'اعتمادها' },
    pay: { en: 'paid', ar: 'دفعها' },
    cancel: { en: 'cancelled', ar: 'إلغاؤها' },
  },
};

export interface EndOfServiceToApprove {
  state: EndOfServiceState;
  employeeId: string;
  calculatedById: string | null;
}

/** Approval is for a second person: neither who calculated it nor whom it pays. */
export function decideEndOfServiceApproval(
  row: EndOfServiceToApprove,
  actor: { id: string; employeeId: string | null },
): StepDecision<EndOfServiceState> {
  return bySecondPerson(
    decideStep(endOfServiceProcedure, row.state, 'approve'),
    actor,
    { madeBy: [row.calculatedById], employeeId: row.employeeId },
    {
      made: {
        en: 'You calculated this end of service. Another person has to approve it.',
        ar: 'أنت من احتسب نهاية الخدمة هذه. يجب أن يعتمدها شخص آخر.',
      },
      own: {
        en: 'This is your own end of service. Another person has to approve it.',
        ar: 'نهاية الخدمة هذه تخصك. يجب أن يعتمدها شخص آخر.',
      },
    },
  );
}
