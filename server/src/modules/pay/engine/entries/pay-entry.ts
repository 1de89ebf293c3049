import { bySecondPerson, decideStep, type Procedure, type StepDecision } from '../../../../kernel/state-machine';

export type PayEntryState = 'draft' | 'pending' | 'approved' | 'rejected' | 'applied' | 'cancelled' | 'reversed';
export type PayEntryAction = 'submit' | 'approve' | 'reject' | 'apply' | 'cancel' | 'reverse';

/**
 * How a reward or a deduction of one employee comes about: entered, asked for, decided by somebody else, paid; and,
 * where that was wrong, taken back, taken in part or whole.
 */
export const payEntryProcedure: Procedure<PayEntryState, PayEntryAction> = {
  what: { en: 'entry', ar: 'هذا القيد' },
  steps: {
    draft: { submit: 'pending', cancel: 'cancelled' },
    pending: { submit: 'pending', approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
    approved: { approve: 'approved', apply: 'applied', cancel: 'cancelled', reverse: 'reversed' },
    rejected: { reject: 'rejected' },
    applied: { apply: 'applied', reverse: 'reversed' },
    cancelled: { cancel: 'cancelled' },
    reversed: { reverse: 'reversed' },
  },
  stateNames: {
    draft: { en: 'a draft', ar: 'مسودة' },
    pending: { en: 'waiting for approval', ar: 'بانتظار الاعتماد' },
    approved: { en: 'approved', ar: 'معتمد' },
    rejected: { en: 'rejected', ar: 'مرفوض' },
    applied: { en: 'applied to the pay already', ar: 'مطبق على الراتب' },
    cancelled: { en: 'cancelled', ar: 'ملغى' },
    reversed: { en: 'reversed', ar: 'معكوس' },
  },
  actionNames: {
    submit: { en: 'sent for approval', ar: 'إرساله للاعتماد' },
    approve: { en: 'approved', ar: 'اعتماده' },
    reject: { en: 'rejected', ar: 'رفضه' },
    apply: { en: 'applied', ar: 'تطبيقه' },
    cancel: { en: 'cancelled', ar: 'إلغاؤه' },
    reverse: { en: 'reversed', ar: 'عكسه' },
  },
};

/** What a second person does. */
export type DecidedEntryAction = 'approve' | 'reject' | 'reverse';

export interface EntryToDecide {
  state: PayEntryState;
  employeeId: string;
  enteredById: string | null;
  submittedById: string | null;
}

/**
 * Approving, rejecting or reversing is for a second person: neither who entered it or sent it in, nor whom it is about.
 */
export function decideEntry(
  entry: EntryToDecide,
  action: DecidedEntryAction,
  actor: { id: string; employeeId: string | null },
): StepDecision<PayEntryState> {
  return bySecondPerson(
    decideStep(payEntryProcedure, entry.state, action),
    actor,
    { madeBy: [entry.enteredById, entry.submittedById], employeeId: entry.employeeId },
    {
      made: {
        en: 'You entered this yourself. Another person has to decide it.',
        ar: 'أنت من أدخل هذا القيد. يجب أن يقرره شخص آخر.',
      },
      own: {
        en: 'This is about yourself. Another person has to decide it.',
        ar: 'هذا القيد يخصك. يجب أن يقرره شخص آخر.',
      },
    },
  );
}
