import { addMonths, type PlainDate } from '../../../kernel/dates/plain-date';
import type { Procedure } from '../../../kernel/state-machine';
import { t } from '../texts/text';

export type CorrectionState = 'draft' | 'submitted' | 'approved' | 'rejected' | 'cancelled';
export type CorrectionAction = 'submit' | 'approve' | 'reject' | 'cancel';

/**
 * Whether a run to come, which looks so many months back, still settles what changes in a closed month: the next one
 * may be that of the next month already, and looks back from there.
 */
export const isSettledByPay = (period: string, today: PlainDate, monthsBack: number): boolean =>
  period >= addMonths(`${today.slice(0, 7)}-01`, 1 - monthsBack).slice(0, 7);

/** An approved correction has written punches, which stay: who was wrong asks for another one. */
export const correctionProcedure: Procedure<CorrectionState, CorrectionAction> = {
  what: t('attendance_correction.correction'),
  steps: {
    draft: { submit: 'submitted', cancel: 'cancelled' },
    submitted: { submit: 'submitted', approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
    approved: { approve: 'approved' },
    rejected: { reject: 'rejected', submit: 'submitted' },
    cancelled: { cancel: 'cancelled' },
  },
  stateNames: {
    draft: t('attendance_correction.correction_procedure.state_names.draft'),
    submitted: t('attendance_correction.correction_procedure.state_names.submitted'),
    approved: t('attendance_correction.correction_procedure.state_names.approved'),
    rejected: t('attendance_correction.correction_procedure.state_names.rejected'),
    cancelled: t('attendance_correction.correction_procedure.state_names.cancelled'),
  },
  actionNames: {
    submit: t('attendance_correction.correction_procedure.action_names.submit'),
    approve: t('attendance_correction.correction_procedure.action_names.approve'),
    reject: t('attendance_correction.correction_procedure.action_names.reject'),
    cancel: t('attendance_correction.correction_procedure.action_names.cancel'),
  },
};
