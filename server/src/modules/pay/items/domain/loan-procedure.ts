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
  what: { en: 'loan', ar: 'هذا القرض' },
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
    draft: { en: 'a draft', ar: 'مسودة' },
    pending: { en: 'waiting for approval', ar: 'بانتظار الاعتماد' },
    approved: { en: 'approved and not paid out', ar: 'معتمد ولم يُصرف' },
    rejected: { en: 'rejected', ar: 'مرفوض' },
    repaying: { en: 'paid out and being repaid', ar: 'مصروف وقيد السداد' },
    closed: { en: 'repaid', ar: 'مسدد' },
    written_off: { en: 'written off', ar: 'معدوم' },
    cancelled: { en: 'cancelled', ar: 'ملغى' },
  },
  actionNames: {
    submit: { en: 'sent for approval', ar: 'إرساله للاعتماد' },
    approve: { en: 'approved', ar: 'اعتماده' },
    reject: { en: 'rejected', ar: 'رفضه' },
    disburse: { en: 'paid out', ar: 'صرفه' },
    pause: { en: 'paused', ar: 'تأجيله' },
    settle: { en: 'settled', ar: 'تسويته' },
    forgive: { en: 'written off', ar: 'إعدامه' },
    cancel: { en: 'cancelled', ar: 'إلغاؤه' },
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
      made: {
        en: 'You asked for this loan yourself. Another person has to decide it.',
        ar: 'أنت من طلب هذا القرض. يجب أن يقرره شخص آخر.',
      },
      own: { en: 'This loan is your own. Another person has to decide it.', ar: 'هذا القرض لك. يجب أن يقرره شخص آخر.' },
    },
  );
}
