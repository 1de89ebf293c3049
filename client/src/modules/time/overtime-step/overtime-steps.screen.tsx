import { areaScreen } from '../../../list/area-screen';
import {
  useCreateOvertimeStepMutation,
  useDeleteOvertimeStepsMutation,
  useOvertimeStepQuery,
  useOvertimeStepsQuery,
  useRestoreOvertimeStepsMutation,
  useUpdateOvertimeStepMutation,
} from '../../../generated/time/overtime-step';

export const Component = areaScreen({
  subject: 'OvertimeStep',
  list: useOvertimeStepsQuery,
  one: useOvertimeStepQuery,
  create: useCreateOvertimeStepMutation,
  update: useUpdateOvertimeStepMutation,
  remove: useDeleteOvertimeStepsMutation,
  restore: useRestoreOvertimeStepsMutation,
  title: (row) => row.validFrom,
  firstSort: { field: 'validFrom', direction: 'DESC' },
  columns: [
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true },
    { field: 'afterHours', kind: 'number', sort: true },
    { field: 'factor', label: 'overtimeFactor', kind: 'number', sort: true },
  ],
  form: [
    { field: 'afterHours', kind: 'number', required: true, initial: '12', hint: 'afterHours' },
    { field: 'factor', label: 'overtimeFactor', kind: 'number', required: true, initial: '2', hint: 'overtimeFactor' },
    { field: 'validFrom', kind: 'date', required: true, hint: 'overtimeStepFrom' },
    { field: 'validTo', kind: 'date' },
  ],
});
