import { decideStep, type Procedure, type StepDecision } from '../../../../kernel/state-machine';
import { t } from '../../texts/text';

export type SchemeState = 'proposed' | 'approved' | 'rejected';
export type SchemeAction = 'approve' | 'reject';

const procedure: Procedure<SchemeState, SchemeAction> = {
  what: t('contribution_scheme.scheme'),
  steps: {
    proposed: { approve: 'approved', reject: 'rejected' },
    approved: { approve: 'approved' },
    rejected: { reject: 'rejected' },
  },
  stateNames: {
    proposed: t('contribution_scheme.states.proposed'),
    approved: t('contribution_scheme.states.approved'),
    rejected: t('contribution_scheme.states.rejected'),
  },
  actionNames: {
    approve: t('contribution_scheme.states.approved'),
    reject: t('contribution_scheme.states.rejected'),
  },
};

/** Whoever wrote it does not decide about it. */
export function decideScheme(
  { state, proposedById }: { state: SchemeState; proposedById: string | null },
  action: SchemeAction,
  userId: string,
): StepDecision<SchemeState> {
  const decision = decideStep(procedure, state, action);
  return decision.approved && !decision.repeated && proposedById === userId
    ? { approved: false, because: t('contribution_scheme.you_wrote_it') }
    : decision;
}
