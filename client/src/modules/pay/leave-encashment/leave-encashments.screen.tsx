import { areaScreen } from '../../../list/area-screen';
import {
  useCreateLeaveEncashmentMutation,
  useLeaveEncashmentQuery,
  useLeaveEncashmentsQuery,
} from '../../../generated/pay/leave-encashment';
import { TypeMark } from '../../../ui/figures/leave-statement';
import { EncashmentSteps, Explained } from './encashment-facts';

const typeKind = {
  kind: 'own' as const,
  Show: ({ value }: { value: unknown }) =>
    value ? <TypeMark {...(value as { title: string; colour: string })} /> : null,
  Input: () => null,
};

export const Component = areaScreen({
  subject: 'LeaveEncashment',
  list: useLeaveEncashmentsQuery,
  one: useLeaveEncashmentQuery,
  create: useCreateLeaveEncashmentMutation,
  title: (row) => `${row.employeeName}: ${row.typeMark?.title ?? ''}`,
  firstSort: { field: 'date', direction: 'DESC' },
  bulk: { verbs: ['approve', 'cancel'], notedVerbs: ['reject'] },
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    { field: 'typeMark', label: 'leaveTypeId', ...typeKind },
    { field: 'typeId', label: 'leaveTypeId', kind: 'reference', to: 'leaveType', filter: true, hidden: true },
    { field: 'days', label: 'leaveDays', kind: 'number', sort: true, filter: true },
    { field: 'amount', kind: 'money', sort: true, filter: true },
    { field: 'date', label: 'encashmentDate', kind: 'date', sort: true, filter: true },
    { field: 'state', kind: 'choice', choice: 'leaveEncashmentState', sort: true, filter: true },
  ],
  facts: [
    { field: 'state', kind: 'choice', choice: 'leaveEncashmentState' },
    { field: 'takenOn', kind: 'date' },
    { field: 'paidPeriod', kind: 'text' },
    { field: 'decidedByName', kind: 'text' },
    { field: 'decisionNote', kind: 'text' },
    { field: 'lines', label: 'encashmentLines', kind: 'own', Show: Explained, Input: () => null, wide: true },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'typeId', label: 'leaveTypeId', kind: 'reference', to: 'leaveType', required: true, only: 'create' },
    { field: 'days', label: 'leaveDays', kind: 'decimal', required: true, only: 'create' },
    { field: 'reason', kind: 'text', only: 'create' },
  ],
  actions: (row) => <EncashmentSteps row={row} />,
});
