import { areaScreen } from '../../../list/area-screen';
import {
  useCoverNeedQuery,
  useCoverNeedsQuery,
  useCreateCoverNeedMutation,
  useDeleteCoverNeedsMutation,
  useRestoreCoverNeedsMutation,
  useUpdateCoverNeedMutation,
} from '../../../generated/time/shift-pattern';
import { factLine } from '../../../i18n/i18n';

export const Component = areaScreen({
  subject: 'CoverNeed',
  list: useCoverNeedsQuery,
  one: useCoverNeedQuery,
  create: useCreateCoverNeedMutation,
  update: useUpdateCoverNeedMutation,
  remove: useDeleteCoverNeedsMutation,
  restore: useRestoreCoverNeedsMutation,
  title: (row) => factLine([row.department?.label, row.shift?.label]),
  firstSort: { field: 'people', direction: 'DESC' },
  columns: [
    { field: 'departmentId', kind: 'reference', to: 'department', filter: true },
    { field: 'shiftId', kind: 'reference', to: 'shift', filter: true },
    { field: 'people', label: 'coverPeople', kind: 'number', sort: true, filter: true },
    { field: 'weekdays', kind: 'weekDays' },
  ],
  form: [
    { field: 'departmentId', kind: 'reference', to: 'department', required: true },
    { field: 'shiftId', kind: 'reference', to: 'shift', required: true },
    { field: 'people', label: 'coverPeople', kind: 'number', initial: 1 },
    { field: 'weekdays', kind: 'weekDays', hint: 'coverWeekdays' },
  ],
});
