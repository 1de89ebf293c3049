import { employeeColumn, importable } from '../../../../platform/import/importable';
import { payAssignmentColumns } from '../pay-assignment/pay-assignment-words';
import { compensationAssignment } from './compensation-assignment';
import { t } from '../../texts/text';

export const compensationAssignmentImport = importable(compensationAssignment, {
  label: t('compensation_assignment.allowances_employees'),
  key: ['employeeId', 'compensationId', 'validFrom'],
  columns: {
    employeeId: employeeColumn,
    compensationId: [t('compensation_assignment.allowance'), t('compensation_assignment.allowance_words')],
    ...payAssignmentColumns,
  },
  sample: { ownAmount: '1500', ownPercent: '' },
  follows: { of: ['employeeId', 'compensationId'], from: 'validFrom', to: 'validTo' },
});
