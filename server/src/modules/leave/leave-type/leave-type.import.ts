import { importable } from '../../../platform/import/importable';
import { leaveType } from './leave-type';
import { t } from '../texts/text';

export const leaveTypeImport = importable(leaveType, {
  label: t('leave_type.leave_types'),
  key: ['code'],
  columns: {
    code: [t('leave_type.code'), 'leave code|type code'],
    name: [t('leave_type.name'), 'leave type|type|leave name|نوع الإجازة'],
    nameAr: [t('leave_type.name_arabic'), 'arabic name|name (arabic)'],
    kind: [t('leave_type.kind'), 'category'],
    unit: [t('leave_type.smallest_part'), 'unit'],
    paidPercent: [t('leave_type.percent_pay'), 'paid percent|pay percent'],
    requiresAllocation: [t('leave_type.needs_balance'), 'requires allocation|balance needed'],
    maxPerYear: [t('leave_type.days_year_most'), 'max per year|maximum per year'],
    maxConsecutive: [t('leave_type.days_row_most'), 'max consecutive'],
    noticeDays: [t('leave_type.days_notice'), 'notice'],
    waitingDays: [t('leave_type.days_service_before'), 'waiting days|waiting period'],
    afterProbation: [t('leave_type.after_probation_only'), 'after probation|not in probation|not during probation'],
  },
});
