import { Field, ID, ObjectType } from 'type-graphql';
import { defineArea } from '../../../../platform/records/area';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { DecimalScalar } from '../../../../platform/graphql/scalars';
import type { Excluded, PaymentFormat as Format } from '../domain/payment';
import { t } from '../../texts/text';

export const PaymentFormat = choiceOf<Format>('PaymentFormat', 'What a bank takes.', {
  csv: 'A plain list, for banks that take one.',
  sepa: 'An ISO 20022 credit transfer, pain.001.001.09.',
  wps: 'The salary information file of the UAE Wages Protection System.',
  qa_wps: 'The salary information file of the Wage Protection System of Qatar, version 1.',
  om_wps: 'The salary information file of the Wage Protection System of Oman.',
  sa_wps: 'The wages file of the Wages Protection System of Saudi Arabia, which Mudad takes.',
});
export const PayrollPaymentState = choiceOf('PayrollPaymentState', 'Where a payment stands.', {
  made: 'Its file was written; the bank has not been said to have paid.',
  paid: 'The bank has paid it.',
  cancelled: 'Taken back; its payslips can be paid by another.',
});

@ObjectType('ExcludedPayslip', { description: 'A payslip a payment leaves out, and why.' })
export class ExcludedPayslip {
  @Field(() => ID, { description: 'Which payslip it is about.', simple: true }) payslipId!: string;
  @Field(() => ID, { description: 'The employee it is about.', simple: true }) employeeId!: string;
  @Field(() => String, { description: 'Employee number.', simple: true }) code!: string;
  @Field(() => String, { description: 'Name of the employee.', simple: true }) name!: string;
  @Field(() => DecimalScalar, { description: 'What is not paid.', simple: true }) amount!: string;
  @Field(() => String, {
    description:
      'held, no_account, not_verified, cooling, no_routing_code, no_person_code, no_latin_name, no_name, ' +
      'no_identity_number, no_bic, no_bank_short_name, no_basic_salary or account_abroad.',
    simple: true,
  })
  why!: string;
}

@record('PayrollPayment', 'A file that tells a bank to pay the payslips of a payroll run, and whom it leaves out.')
export class PayrollPayment extends CompanyRecord {
  @field.reference('PayrollRun', { description: 'The payroll run.', write: 'never' }) runId!: string;
  @field.text({ description: 'Month paid, written YYYY-MM.', max: 7, search: true, write: 'never' }) period!: string;
  @field.choice(PaymentFormat, { description: 'What the bank takes.', write: 'never' }) format!: string;
  @field.date({ description: 'Day the bank is to pay.', write: 'never' }) payDate!: string;
  @field.choice(PayrollPaymentState, { description: 'Where it stands.', initial: 'made', write: 'never' })
  state!: string;
  @field.text({ description: 'Currency, ISO 4217.', max: 3, write: 'never' }) currency!: string;
  @field.integer({ description: 'Payslips it pays.', write: 'never' }) paidCount!: number;
  @field.money({ description: 'What it pays in all.', write: 'never' }) total!: string;
  @field.integer({ description: 'Payslips it leaves out.', write: 'never', formerName: 'excludedCount' })
  excludedCount!: number;
  @field.money({ description: 'What it does not pay, in all.', write: 'never', formerName: 'excludedTotal' })
  excludedTotal!: string;
  @field.json({
    type: () => [ExcludedPayslip],
    description: 'Whom it leaves out and why.',
    write: 'never',
    formerName: 'excluded',
  })
  excluded!: Excluded[];
  @field.text({ description: 'What the file is called.', max: 120, write: 'never' }) fileName!: string;
  @field.text({ description: 'Kind of the file.', max: 80, write: 'never' }) mimeType!: string;
  @field.text({
    description: 'SHA-256 of the file, hexadecimal: what the bank received can be compared with it.',
    max: 64,
    write: 'never',
  })
  sha256!: string;
  @field.internal({ description: 'The file, compressed and encrypted.', encrypted: true }) content!: string;
  @field.reference('User', { description: 'Who made it.', write: 'never' }) madeById!: string;
  @field.computed('text', 'select u.name from app_user u where u.id = t.made_by_id', {
    description: 'Name of who made it.',
    optional: true,
  })
  madeByName!: string | null;
  @field.instant({ description: 'When it was made.', write: 'never' }) madeAt!: Date;
  @field.date({ description: 'Day the pay reached the employees, as noted.', optional: true, write: 'never' }) paidOn!:
    | string
    | null;
  @field.reference('User', { description: 'Who noted it as paid.', optional: true, write: 'never' }) paidById!:
    | string
    | null;
}

export const payrollPayment = defineArea('PayrollPayment', PayrollPayment, {
  one: 'payrollPayment',
  many: 'payrollPayments',
  label: t('payroll_payment.payment'),
  menu: { group: 'pay', title: t('payroll_payment.menu'), icon: 'bank', after: 'Payslip', path: '/payroll-payments' },
  sort: 'madeAt',
  descending: true,
  title: 'fileName',
  stateFields: ['state'],
  isEditable: () => false,
  stepUp: ['pay'],
  verbs: {
    download: (row) => row.state !== 'cancelled',
    pay: (row) => row.state === 'made',
    cancel: (row) => row.state === 'made',
  },
});
