import { employeeColumn, importable } from '../../../../platform/import/importable';
import { payAssignmentColumns } from '../pay-assignment/pay-assignment-words';
import { deductionAssignment } from './deduction-assignment';

export const deductionAssignmentImport = importable(deductionAssignment, {
  label: { en: 'Regular deductions of employees', ar: 'استقطاعات الموظفين المنتظمة' },
  key: ['employeeId', 'deductionId', 'validFrom'],
  columns: {
    employeeId: employeeColumn,
    deductionId: ['Deduction', 'الاستقطاع', 'deduction name|withholding|pay item|component|title|الخصم|اسم الاستقطاع'],
    ...payAssignmentColumns,
  },
  sample: { ownAmount: '1500', ownPercent: '' },
  follows: { of: ['employeeId', 'deductionId'], from: 'validFrom', to: 'validTo' },
});
