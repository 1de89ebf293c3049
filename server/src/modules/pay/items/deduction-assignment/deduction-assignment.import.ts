import { employeeColumn, importable } from '../../../../platform/import/importable';
import { payAssignmentColumns } from '../pay-assignment/pay-assignment-words';
import { deductionAssignment } from './deduction-assignment';
import { t } from '../../texts/text';

export const deductionAssignmentImport = importable(deductionAssignment, {
  label: t('deduction_assignment.regular_deductions_employees'),
  key: ['employeeId', 'deductionId', 'validFrom'],
  columns: {
    employeeId: employeeColumn,
    deductionId: [t('deduction_assignment.deduction'), t('deduction_assignment.deduction_words')],
    ...payAssignmentColumns,
  },
  sample: { ownAmount: '1500', ownPercent: '' },
  follows: { of: ['employeeId', 'deductionId'], from: 'validFrom', to: 'validTo' },
});
