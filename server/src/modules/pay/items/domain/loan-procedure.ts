import { t } from '../../texts/text';
import { bySecondPerson, decideStep, type Procedure, type StepDecision } from '../../../../kernel/state-machine';

export type LoanState =
  | 'draft'
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'repaying'
  | 'closed'
  | 'written_off'
  | 'cancelled';
export type LoanAction = 'submit' | 'approve' | 'reject' | 'disburse' | 'pause' | 'settle' | 'forgive' | 'cancel';

/** How a loan comes about and ends: asked for, decided by somebody else, paid out, repaid month by month. */
export const loanProcedure: Procedure<LoanState, LoanAction> = {
  what: t('loan_procedure.loan'),
  steps: {
    draft: { submit: 'pending', cancel: 'cancelled' },
    pending: { submit: 'pending', approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
    approved: { approve: 'approved', disburse: 'repaying', cancel: 'cancelled' },
    rejected: { reject: 'rejected' },
    repaying: { disburse: 'repaying', pause: 'repaying', settle: 'closed', forgive: 'written_off' },
    closed: { settle: 'closed' },
    written_off: { forgive: 'written_off' },
    cancelled: { cancel: 'cancelled' },
  },
  stateNames: {
    draft: t('loan_procedure.draft'),
    pending: t('loan_procedure.waiting_approval'),
    approved: t('loan_procedure.approved_paid_out'),
    rejected: t('loan_procedure.rejected'),
    repaying: t('loan_procedure.paid_out_being_repaid'),
    closed: t('loan_procedure.repaid'),
    written_off: t('loan_procedure.written_off'),
    cancelled: t('loan_procedure.cancelled'),
  },
  actionNames: {
    submit: t('loan_procedure.sent_approval'),
    approve: t('loan_procedure.approved'),
    reject: t('loan_procedure.rejected_2'),
    disburse: t('loan_procedure.paid_out'),
    pause: t('loan_procedure.paused'),
    settle: t('loan_procedure.settled'),
    forgive: t('loan_procedure.written_off_2'),
    cancel: t('loan_procedure.cancelled_2'),
  },
};

export interface LoanToDecide {
  state: LoanState;
  employeeId: string;
  enteredById: string | null;
  submittedById: string | null;
}

/** Approving or rejecting is for a second person: neither who entered it or sent it in, nor who gets it. */
export function decideLoan(
  loan: LoanToDecide,
  action: 'approve' | 'reject',
  actor: { id: string; employeeId: string | null },
): StepDecision<LoanState> {
  return bySecondPerson(
    decideStep(loanProcedure, loan.state, action),
    actor,
    { madeBy: [loan.enteredById, loan.submittedById], employeeId: loan.employeeId },
    {
      made: t('loan_procedure.you_asked_loan_yourself_another'),
      own: t('loan_procedure.loan_your_own_another_person'),
    },
  );
}
