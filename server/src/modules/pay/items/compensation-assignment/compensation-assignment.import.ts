import { employeeColumn, importable } from '../../../../platform/import/importable';
import { payAssignmentColumns } from '../pay-assignment/pay-assignment-words';
import { compensationAssignment } from './compensation-assignment';

export const compensationAssignmentImport = importable(compensationAssignment, {
  label: { en: 'Allowances of employees', ar: 'بدلات الموظفين' },
  key: ['employeeId', 'compensationId', 'validFrom'],
  columns: {
    employeeId: employeeColumn,
    compensationId: ['Allowance', 'البدل', 'allowance name|compensation|pay item|benefit|component|title|اسم البدل'],
    ...payAssignmentColumns,
  },
  sample: { ownAmount: '1500', ownPercent: '' },
  follows: { of: ['employeeId', 'compensationId'], from: 'validFrom', to: 'validTo' },
});
