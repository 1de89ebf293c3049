import { choiceOf, field } from '../../platform/fields';
import { record } from '../../platform/record';
import { definePayEntries, PayEntry, PayEntryResolver } from '../pay-entry/pay-entry';

export const EmployeeDeductionType = choiceOf('EmployeeDeductionType', 'What a deduction is made for.', ['advance', 'loan', 'fine', 'damage', 'penalty', 'other']);

@record('EmployeeDeduction', 'A single amount taken off the pay of an employee.')
export class EmployeeDeduction extends PayEntry {
  @field.choice(EmployeeDeductionType, { description: 'Kind of deduction.' }) type!: string;
  @field.integer({ description: 'Payslips it is spread over in equal parts, beginning with that of its day.', min: 1, max: 60, initial: 1 }) instalments!: number;
  @field.decimal({ description: 'Most a payslip gives to it, in percent of the net pay before it; empty for all that is left.', min: 1, max: 100, scale: 2, optional: true })
  capPercent!: string | null;
  @field.flag({ description: 'Ordered by a court or an authority: it comes before all others, whatever their priority.', initial: false }) legalOrder!: boolean;
  @field.integer({ description: 'Which deductions come first where the pay does not reach for all: 1 before 9.', min: 1, max: 9, initial: 5 }) priority!: number;
}

export const employeeDeduction = definePayEntries('EmployeeDeduction', EmployeeDeduction,
  { one: 'employeeDeduction', many: 'employeeDeductions', label: { en: 'deduction of an employee', ar: 'خصم الموظف' }, noticesOf: 'deduction' });
export const EmployeeDeductionResolver = PayEntryResolver(employeeDeduction);
