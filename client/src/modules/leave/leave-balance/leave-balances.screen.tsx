import { areaScreen } from '../../../list/area-screen';
import { useLeaveBalanceQuery, useLeaveBalancesQuery } from '../../../generated/leave/leave-balance';
import { TypeMark } from '../../../ui/figures/leave-statement';
import { BalanceLinks } from './balance-links';

const typeKind = {
  kind: 'own' as const,
  Show: ({ value }: { value: unknown }) =>
    value ? <TypeMark {...(value as { title: string; colour: string })} /> : null,
  Input: () => null,
};

export const Component = areaScreen({
  subject: 'LeaveBalance',
  list: useLeaveBalancesQuery,
  one: useLeaveBalanceQuery,
  title: (row) => row.employeeName,
  page: (row) => `/employees/${row.employeeId}?tab=leave&type=${row.typeId}`,
  firstSort: { field: 'balance', direction: 'DESC' },
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    { field: 'employeeCode', kind: 'code', sort: true, filter: true, hidden: true },
    { field: 'departmentName', kind: 'text', label: 'departmentId', sort: true, filter: true },
    { field: 'typeMark', ...typeKind },
    { field: 'typeId', label: 'leaveTypeId', kind: 'reference', to: 'leaveType', filter: true, hidden: true },
    { field: 'balance', label: 'leaveBalanceNow', kind: 'number', sort: true, filter: true },
    { field: 'pending', label: 'leavePending', kind: 'number', sort: true, filter: true },
    { field: 'available', label: 'leaveAvailable', kind: 'number', sort: true, filter: true },
    { field: 'granted', kind: 'number', sort: true, filter: true },
    { field: 'taken', label: 'takenInYear', kind: 'number', sort: true, filter: true },
    { field: 'planned', kind: 'number', sort: true, filter: true },
    { field: 'expiring', kind: 'number', sort: true, filter: true, hidden: true },
    { field: 'expiresOn', kind: 'date', sort: true, filter: true, hidden: true },
  ],
  toolbar: <BalanceLinks />,
});
