import { areaScreen } from '../../crud/area-screen';
import {
  useCreateEmployeeLoanMutation,
  useDeleteEmployeeLoansMutation,
  useEmployeeLoanQuery,
  useEmployeeLoansQuery,
  useRestoreEmployeeLoansMutation,
  useUpdateEmployeeLoanMutation,
} from '../../generated/employee-loans';
import { LoanSteps } from './loan-steps';
import { Schedule } from './schedule';

export const Component = areaScreen({
  subject: 'EmployeeLoan',
  list: useEmployeeLoansQuery,
  one: useEmployeeLoanQuery,
  create: useCreateEmployeeLoanMutation,
  update: useUpdateEmployeeLoanMutation,
  remove: useDeleteEmployeeLoansMutation,
  restore: useRestoreEmployeeLoansMutation,
  title: (row) => `${row.employeeName}: ${row.reason}`,
  firstSort: { field: 'firstDue', direction: 'DESC' },
  bulk: { verbs: ['submit', 'approve', 'cancel'], notedVerbs: ['reject'] },
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    { field: 'reason', label: 'entryReason', kind: 'text', sort: true, filter: true },
    { field: 'principal', kind: 'money', sort: true, filter: true },
    { field: 'instalments', label: 'loanInstalments', kind: 'number', sort: true, filter: true, hidden: true },
    { field: 'balance', kind: 'money', sort: true, filter: true },
    { field: 'nextDueOn', kind: 'date', sort: true, filter: true },
    { field: 'firstDue', kind: 'date', sort: true, filter: true, hidden: true },
    { field: 'state', kind: 'choice', choice: 'loanState', sort: true, filter: true },
  ],
  facts: [
    { field: 'state', kind: 'choice', choice: 'loanState' },
    { field: 'balance', kind: 'money' },
    { field: 'nextDueOn', kind: 'date' },
    { field: 'disbursedOn', kind: 'date' },
    { field: 'endedOn', kind: 'date' },
    { field: 'endedAmount', kind: 'money' },
    { field: 'stepNote', kind: 'text' },
    { field: 'enteredByName', kind: 'text' },
    { field: 'decidedByName', kind: 'text' },
    { field: 'decisionNote', kind: 'text' },
    { field: 'id', label: 'loanSchedule', kind: 'own', Show: Schedule, Input: () => null, wide: true },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'reason', label: 'entryReason', kind: 'text', required: true },
    { field: 'principal', kind: 'money', required: true },
    { field: 'instalments', label: 'loanInstalments', kind: 'number', required: true, hint: 'loanInstalments' },
    { field: 'firstDue', kind: 'date', required: true, hint: 'firstDue' },
    { field: 'yearlyRate', kind: 'decimal', initial: '0', hint: 'loanRate' },
    { field: 'method', kind: 'choice', choice: 'loanMethod', initial: 'reducing' },
    { field: 'capPercent', kind: 'decimal', hint: 'capPercent' },
    { field: 'description', kind: 'longText' },
  ],
  actions: (row) => <LoanSteps row={row} />,
});
