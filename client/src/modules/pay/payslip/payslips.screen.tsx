import { areaScreen } from '../../../list/area-screen';
import { usePayslipQuery, usePayslipsQuery } from '../../../generated/pay/payslip';

export const Component = areaScreen({
  subject: 'Payslip',
  list: usePayslipsQuery,
  one: usePayslipQuery,
  title: (row) => row.employeeName ?? '',
  page: (row) => `/payslips/${row.id}`,
  firstSort: { field: 'period', direction: 'DESC' },
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    { field: 'employeeCode', kind: 'code', sort: true, filter: true },
    { field: 'period', kind: 'month', sort: true, filter: true },
    { field: 'departmentName', label: 'departmentId', kind: 'text', sort: true, filter: true },
    { field: 'positionTitle', label: 'positionId', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'paymentDays', kind: 'number', sort: true, hidden: true },
    { field: 'gross', kind: 'money', sort: true },
    { field: 'deductions', kind: 'money', sort: true },
    { field: 'net', kind: 'money', sort: true, filter: true },
    { field: 'state', kind: 'choice', choice: 'payslipState', sort: true, filter: true },
  ],
});
