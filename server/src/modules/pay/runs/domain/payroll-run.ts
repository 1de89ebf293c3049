import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';

export type PayrollRunState =
  | 'draft'
  | 'calculating'
  | 'failed'
  | 'review'
  | 'returned'
  | 'approved'
  | 'paid'
  | 'posted'
  | 'cancelled';

/** `finish` and `fail` are the job's own: all payslips are written, or it was given up. The others are people's. */
export type PayrollRunAction =
  | 'calculate'
  | 'finish'
  | 'fail'
  | 'approve'
  | 'return'
  | 'disburse'
  | 'pay'
  | 'post'
  | 'cancel';

/** Where an action leads from a state. An action that leads to the state it starts from is a harmless repeat. */
const transitions: Record<PayrollRunState, Partial<Record<PayrollRunAction, PayrollRunState>>> = {
  draft: { calculate: 'calculating', cancel: 'cancelled' },
  calculating: { calculate: 'calculating', finish: 'review', fail: 'failed', cancel: 'cancelled' },
  failed: { calculate: 'calculating', fail: 'failed', cancel: 'cancelled' },
  review: { calculate: 'calculating', finish: 'review', approve: 'approved', return: 'returned', cancel: 'cancelled' },
  returned: { calculate: 'calculating', return: 'returned', cancel: 'cancelled' },
  approved: {
    approve: 'approved',
    return: 'returned',
    disburse: 'approved',
    pay: 'paid',
    post: 'posted',
    cancel: 'cancelled',
  },
  paid: { disburse: 'paid', pay: 'paid', post: 'posted' },
  posted: { disburse: 'posted', post: 'posted' },
  cancelled: { cancel: 'cancelled' },
};

const peopleActions = ['calculate', 'approve', 'return', 'pay', 'post', 'cancel'] as const;

const stateNames: Record<PayrollRunState, Text> = {
  draft: t('payroll_run.state_names.draft'),
  calculating: t('payroll_run.state_names.calculating'),
  failed: t('payroll_run.state_names.failed'),
  review: t('payroll_run.state_names.review'),
  returned: t('payroll_run.state_names.returned'),
  approved: t('payroll_run.state_names.approved'),
  paid: t('payroll_run.state_names.paid'),
  posted: t('payroll_run.state_names.posted'),
  cancelled: t('payroll_run.state_names.cancelled'),
};

const actionNames: Record<PayrollRunAction, Text> = {
  calculate: t('payroll_run.action_names.calculate'),
  finish: t('payroll_run.action_names.finish'),
  fail: t('payroll_run.action_names.fail'),
  approve: t('payroll_run.action_names.approve'),
  return: t('payroll_run.action_names.return'),
  disburse: t('payroll_run.action_names.disburse'),
  pay: t('payroll_run.action_names.pay'),
  post: t('payroll_run.action_names.post'),
  cancel: t('payroll_run.action_names.cancel'),
};

/** `repeated`: it is in that state already, so there is nothing to save. */
export type RunDecision =
  | { approved: true; to: PayrollRunState; repeated: boolean }
  | { approved: false; because: Text };

/** A run as far as its approval depends on it. */
export interface RunForApproval {
  state: PayrollRunState;
  calculatedById: string | null;
  employeeCount: number;
  errorCount: number;
}

/** What people can do to a run in this state, apart from who may; the buttons of the screen. */
export function nextActions(state: PayrollRunState): PayrollRunAction[] {
  return peopleActions.filter((action) => {
    const to = transitions[state][action];
    return to !== undefined && to !== state;
  });
}

/**
 * Whether the run's state lets the action happen. For approving and returning ask decideApproval and decideReturn,
 * which ask more.
 */
export function decideAction(state: PayrollRunState, action: PayrollRunAction): RunDecision {
  const to = transitions[state][action];
  if (to !== undefined) return { approved: true, to, repeated: to === state };
  const [is, done] = [stateNames[state], actionNames[action]];
  return refused(t('payroll_run.payroll_run_cannot', { is, done }));
}

/** Approval by a second person, of a run without errors. Approving an approved run again is harmless. */
export function decideApproval({ run, actorId }: { run: RunForApproval; actorId: string }): RunDecision {
  const decision = decideAction(run.state, 'approve');
  if (!decision.approved || decision.repeated) return decision;
  if (run.calculatedById === null) {
    return refused(t('payroll_run.nobody_recorded_having_calculated_payroll'));
  }
  if (run.calculatedById === actorId) {
    return refused(t('payroll_run.you_calculated_payroll_run_another'));
  }
  if (run.errorCount > 0) {
    return refused(t('payroll_run.payslips_error_repair_them_calculate', { errorCount: run.errorCount }));
  }
  if (run.employeeCount === 0) {
    return refused(t('payroll_run.payroll_run_pays_nobody'));
  }
  return decision;
}

/**
 * Whoever may approve a run may give it back to who calculated it, also after the approval until it is paid or posted.
 */
export function decideReturn({
  run,
  actorId,
}: {
  run: Pick<RunForApproval, 'state' | 'calculatedById'>;
  actorId: string;
}): RunDecision {
  const decision = decideAction(run.state, 'return');
  if (!decision.approved || decision.repeated) return decision;
  return run.calculatedById === actorId ? refused(t('payroll_run.you_calculated_return_nothing')) : decision;
}

function refused(because: Text): RunDecision {
  return { approved: false, because };
}
