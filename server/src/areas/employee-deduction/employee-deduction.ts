import { choiceOf, field } from '../../platform/fields';
import { record } from '../../platform/record';
import { definePayEntries, PayEntry, payEntryNotices, PayEntryResolver } from '../pay-entry/pay-entry';

export const EmployeeDeductionType = choiceOf('EmployeeDeductionType', 'What a deduction is made for.', ['advance', 'loan', 'fine', 'damage', 'penalty', 'other']);

@record('EmployeeDeduction', 'A single amount taken off the pay of an employee.')
export class EmployeeDeduction extends PayEntry {
  @field.choice(EmployeeDeductionType, { description: 'Kind of deduction.' }) type!: string;
}

export const employeeDeduction = definePayEntries('EmployeeDeduction', EmployeeDeduction,
  { one: 'employeeDeduction', many: 'employeeDeductions', label: { en: 'deduction of an employee', ar: 'خصم الموظف' }, notifies: payEntryNotices('deduction') });
export const EmployeeDeductionResolver = PayEntryResolver(employeeDeduction);
