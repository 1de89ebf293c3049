import { t } from '../../texts/text';
import { bySecondPerson, decideStep, type Procedure, type StepDecision } from '../../../../kernel/state-machine';

export type EndOfServiceState = 'draft' | 'calculated' | 'approved' | 'paid' | 'cancelled';
export type EndOfServiceAction = 'calculate' | 'reopen' | 'approve' | 'pay' | 'cancel';

/**
 * Calculated as often as wanted, approved by a second person, then paid; until then it can be taken back, and is
 * approved again.
 */
export const endOfServiceProcedure: Procedure<EndOfServiceState, EndOfServiceAction> = {
  what: t('end_of_service_procedure.end_service'),
  steps: {
    draft: { calculate: 'calculated', cancel: 'cancelled' },
    calculated: { calculate: 'calculated', reopen: 'draft', approve: 'approved', cancel: 'cancelled' },
    approved: { approve: 'approved', reopen: 'draft', pay: 'paid', cancel: 'cancelled' },
    paid: { pay: 'paid' },
    cancelled: { cancel: 'cancelled' },
  },
  stateNames: {
    draft: t('end_of_service_procedure.draft'),
    calculated: t('end_of_service_procedure.calculated'),
    approved: t('end_of_service_procedure.approved'),
    paid: t('end_of_service_procedure.paid'),
    cancelled: t('end_of_service_procedure.cancelled'),
  },
  actionNames: {
    calculate: t('end_of_service_procedure.calculated_2'),
    reopen: t('end_of_service_procedure.changed'),
    approve: t('end_of_service_procedure.approved_2'),
    pay: t('end_of_service_procedure.paid_2'),
    cancel: t('end_of_service_procedure.cancelled_2'),
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
      made: t('end_of_service_procedure.you_calculated_end_service_another'),
      own: t('end_of_service_procedure.your_own_end_service_another'),
    },
  );
}
