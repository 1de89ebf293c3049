import { t } from '../../texts/text';
import { bySecondPerson, decideStep, type Procedure, type StepDecision } from '../../../../kernel/state-machine';

export type PayEntryState = 'draft' | 'pending' | 'approved' | 'rejected' | 'applied' | 'cancelled' | 'reversed';
export type PayEntryAction = 'submit' | 'approve' | 'reject' | 'apply' | 'cancel' | 'reverse';

/**
 * How a reward or a deduction of one employee comes about: entered, asked for, decided by somebody else, paid; and,
 * where that was wrong, taken back, taken in part or whole.
 */
export const payEntryProcedure: Procedure<PayEntryState, PayEntryAction> = {
  what: t('pay_entry.entry'),
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
    draft: t('pay_entry.draft'),
    pending: t('pay_entry.waiting_approval'),
    approved: t('pay_entry.approved'),
    rejected: t('pay_entry.rejected'),
    applied: t('pay_entry.applied_pay_already'),
    cancelled: t('pay_entry.cancelled'),
    reversed: t('pay_entry.reversed'),
  },
  actionNames: {
    submit: t('pay_entry.sent_approval'),
    approve: t('pay_entry.approved_2'),
    reject: t('pay_entry.rejected_2'),
    apply: t('pay_entry.applied'),
    cancel: t('pay_entry.cancelled_2'),
    reverse: t('pay_entry.reversed_2'),
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
      made: t('pay_entry.you_entered_yourself_another_person'),
      own: t('pay_entry.about_yourself_another_person_has'),
    },
  );
}
