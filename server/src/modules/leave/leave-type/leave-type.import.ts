import { importable } from '../../../platform/import/importable';
import { leaveType } from './leave-type';
import { t } from '../texts/text';

export const leaveTypeImport = importable(leaveType, {
  label: t('leave_type.leave_types'),
  key: ['code'],
  columns: {
    code: [t('leave_type.code'), t('leave_type.code_words')],
    name: [t('leave_type.name'), t('leave_type.name_words')],
    nameAr: [t('leave_type.name_arabic'), t('leave_type.name_arabic_words')],
    kind: [t('leave_type.kind'), t('leave_type.kind_words')],
    unit: [t('leave_type.smallest_part'), t('leave_type.smallest_part_words')],
    paidPercent: [t('leave_type.percent_pay'), t('leave_type.percent_pay_words')],
    requiresAllocation: [t('leave_type.needs_balance'), t('leave_type.needs_balance_words')],
    maxPerYear: [t('leave_type.days_year_most'), t('leave_type.days_year_most_words')],
    maxConsecutive: [t('leave_type.days_row_most'), t('leave_type.days_row_most_words')],
    noticeDays: [t('leave_type.days_notice'), t('leave_type.days_notice_words')],
    waitingDays: [t('leave_type.days_service_before'), t('leave_type.days_service_before_words')],
    afterProbation: [t('leave_type.after_probation_only'), t('leave_type.after_probation_only_words')],
  },
});
