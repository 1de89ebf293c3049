import { areaScreen } from '../../../list/area-screen';
import { usePayrollPaymentQuery, usePayrollPaymentsQuery } from '../../../generated/pay/payroll-payment';

export const Component = areaScreen({
  subject: 'PayrollPayment',
  list: usePayrollPaymentsQuery,
  one: usePayrollPaymentQuery,
  title: (row) => row.fileName ?? '',
  page: (row) => `/payroll-runs/${row.runId}`,
  firstSort: { field: 'madeAt', direction: 'DESC' },
  columns: [
    { field: 'fileName', kind: 'text', sort: true, filter: true },
    { field: 'period', kind: 'month', sort: true, filter: true },
    { field: 'format', kind: 'choice', choice: 'paymentFormat', sort: true, filter: true },
    { field: 'payDate', kind: 'date', sort: true, filter: true },
    { field: 'paidCount', kind: 'number', sort: true },
    { field: 'total', kind: 'money', sort: true, filter: true },
    { field: 'excludedCount', kind: 'number', sort: true, filter: true },
    { field: 'excludedTotal', kind: 'money', sort: true, hidden: true },
    { field: 'paidOn', kind: 'date', sort: true, filter: true, hidden: true },
    { field: 'state', kind: 'choice', choice: 'payrollPaymentState', sort: true, filter: true },
  ],
});
