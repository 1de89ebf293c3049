import { retroMonths } from '../../pay/engine/difference/pay-retro';
import { addMonths, type PlainDate } from '../../../kernel/dates/plain-date';
import type { Procedure } from '../../../kernel/steps';

export type CorrectionState = 'draft' | 'submitted' | 'approved' | 'rejected' | 'cancelled';
export type CorrectionAction = 'submit' | 'approve' | 'reject' | 'cancel';

/**
 * Whether a run to come still settles what changes in a closed month: the next one may be that of the next month already,
 * and looks back from there.
 */
export const isSettledByPay = (period: string, today: PlainDate): boolean =>
  period >= addMonths(`${today.slice(0, 7)}-01`, 1 - retroMonths).slice(0, 7);

/** An approved correction has written punches, which stay: who was wrong asks for another one. */
export const correctionProcedure: Procedure<CorrectionState, CorrectionAction> = {
  what: { en: 'correction', ar: 'طلب التصحيح' },
  steps: {
    draft: { submit: 'submitted', cancel: 'cancelled' },
    submitted: { submit: 'submitted', approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
    approved: { approve: 'approved' },
    rejected: { reject: 'rejected', submit: 'submitted' },
    cancelled: { cancel: 'cancelled' },
  },
  stateNames: {
    draft: { en: 'a draft', ar: 'مسودة' },
    submitted: { en: 'waiting for a decision', ar: 'بانتظار القرار' },
    approved: { en: 'approved', ar: 'معتمد' },
    rejected: { en: 'rejected', ar: 'مرفوض' },
    cancelled: { en: 'cancelled', ar: 'ملغى' },
  },
  actionNames: {
    submit: { en: 'submitted', ar: 'تقديمه' },
    approve: { en: 'approved', ar: 'اعتماده' },
    reject: { en: 'rejected', ar: 'رفضه' },
    cancel: { en: 'cancelled', ar: 'إلغاؤه' },
  },
};
