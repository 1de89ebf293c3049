import { rowsOf } from '../../platform/database/shared-rows';
import type { BankAccount } from './bank/bank-account/bank-account';
import type { EmployeeSalary } from './items/employee-salary/employee-salary';
import type { PayrollPayment } from './bank/payroll-payment/payroll-payment';
import type { PayrollRun } from './runs/payroll-run/payroll-run';

export const bankAccountRows = rowsOf<BankAccount>('bank_account').sharing(
  'employee_id',
  'holder',
  'iban',
  'person_code',
);
export const employeeSalaryRows = rowsOf<EmployeeSalary>('employee_salary').sharing(
  'base_salary',
  'employee_id',
  'state',
  'valid_from',
);
export const payrollPaymentRows = rowsOf<PayrollPayment>('payroll_payment').sharing('state');
export const payrollRunRows = rowsOf<PayrollRun>('payroll_run').sharing(
  'department_ids',
  'employee_ids',
  'gross',
  'kind',
  'net',
  'period',
  'position_ids',
  'state',
  'to_date',
);
