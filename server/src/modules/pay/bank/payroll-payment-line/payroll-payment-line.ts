import { Index } from 'typeorm';
import { defineArea } from '../../../../platform/records/area';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { t } from '../../texts/text';

@record('PayrollPaymentLine', 'One payslip in a payment; a payslip is in one payment at a time.')
@Index('payroll_payment_line_one_per_slip', ['companyId', 'payslipId'], { unique: true, where: 'deleted_at IS NULL' })
export class PayrollPaymentLine extends CompanyRecord {
  @field.reference('PayrollPayment', { description: 'Which payment it is part of.', write: 'never' })
  paymentId!: string;
  @field.reference('Payslip', { description: 'Which payslip it is about.', write: 'never' }) payslipId!: string;
  @field.reference('Employee', { description: 'Who is paid.', write: 'never' }) employeeId!: string;
  @field.reference('BankAccount', { description: 'The account it goes to.', write: 'never' }) bankAccountId!: string;
  @field.text({ description: 'Name on the payslip.', max: 250, search: true, write: 'never' }) employeeName!: string;
  @field.money({ description: 'What is paid.', write: 'never' }) amount!: string;
  @field.text({ identifies: false, description: 'Currency, ISO 4217.', max: 3, write: 'never' }) currency!: string;
}

export const payrollPaymentLine = defineArea('PayrollPaymentLine', PayrollPaymentLine, {
  keptFor: 'pay',
  one: 'payrollPaymentLine',
  many: 'payrollPaymentLines',
  label: t('payroll_payment_line.line_payment'),
  sort: 'employeeName',
  isEditable: () => false,
});
export const PayrollPaymentLineResolver = CrudResolver(payrollPaymentLine, ['list']);
