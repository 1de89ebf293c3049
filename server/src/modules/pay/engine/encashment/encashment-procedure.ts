import { t } from '../../texts/text';
import { bySecondPerson, decideStep, type Procedure, type StepDecision } from '../../../../kernel/state-machine';

export type EncashmentState = 'submitted' | 'approved' | 'rejected' | 'cancelled' | 'paid';
export type EncashmentAction = 'approve' | 'reject' | 'cancel';

/** Asked for, decided by somebody else, paid by a payroll. */
export const encashmentProcedure: Procedure<EncashmentState, EncashmentAction> = {
  what: t('encashment_procedure.encashment'),
  steps: {
    submitted: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
    approved: { approve: 'approved', cancel: 'cancelled' },
    rejected: { reject: 'rejected' },
    cancelled: { cancel: 'cancelled' },
    paid: {},
  },
  stateNames: {
    submitted: t('encashment_procedure.waiting_approval'),
    approved: t('encashment_procedure.approved'),
    rejected: t('encashment_procedure.rejected'),
    cancelled: t('encashment_procedure.cancelled'),
    paid: t('encashment_procedure.paid'),
  },
  actionNames: {
    approve: t('encashment_procedure.approved_2'),
    reject: t('encashment_procedure.rejected_2'),
    cancel: t('encashment_procedure.cancelled_2'),
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
      made: t('encashment_procedure.you_asked_encashment_yourself'),
      own: t('encashment_procedure.encashment_your_own'),
    },
  );
}
