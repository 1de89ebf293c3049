import type { FormField } from '../../../list/area';
import type { SalaryFormulaInput } from '../../../generated/pay/salary-formula';

/** Grouped by what the numbers are for; a factor left empty takes the usual one. */
export const factorFields: FormField<keyof SalaryFormulaInput>[] = [
  { heading: 'overtime' },
  { field: 'firstOvertimeFactor', kind: 'decimal', initial: '1.5', hint: 'overtime' },
  { field: 'secondOvertimeFactor', kind: 'decimal', initial: '1.5' },
  { field: 'thirdOvertimeFactor', kind: 'decimal', initial: '1.5' },
  { field: 'holidayOvertimeFactor', kind: 'decimal', initial: '2' },
  { field: 'weekendOvertimeFactor', kind: 'decimal', initial: '2' },
  { heading: 'absence' },
  { field: 'excusedAbsenceDayFactor', kind: 'decimal', initial: '1', hint: 'absence' },
  { field: 'unexcusedAbsenceDayFactor', kind: 'decimal', initial: '1' },
  { field: 'excusedAbsenceHourFactor', kind: 'decimal', initial: '1' },
  { field: 'unexcusedAbsenceHourFactor', kind: 'decimal', initial: '1' },
  { heading: 'leavePay' },
  { field: 'paidLeavePercent', kind: 'decimal', initial: '100', hint: 'leavePay' },
  { field: 'unpaidLeavePercent', kind: 'decimal', initial: '0' },
  { field: 'maternityLeavePercent', kind: 'decimal', initial: '100' },
  { heading: 'sickPay' },
  { field: 'sickLeaveFirstPercent', kind: 'decimal', initial: '100' },
  { field: 'sickLeaveSecondPercent', kind: 'decimal', initial: '50' },
  { field: 'sickLeaveThirdPercent', kind: 'decimal', initial: '0' },
  { field: 'sickLeavePercent', kind: 'decimal', initial: '30', hint: 'sickLeavePercent' },
  { heading: 'parentalPay' },
  { field: 'parentalLeaveFirstPercent', kind: 'decimal', initial: '100' },
  { field: 'parentalLeaveSecondPercent', kind: 'decimal', initial: '50' },
  { field: 'parentalLeaveThirdPercent', kind: 'decimal', initial: '0' },
  { heading: 'gratuity' },
  { field: 'gratuityDaysFirstYears', kind: 'decimal', initial: '21', hint: 'gratuity' },
  { field: 'gratuityDaysLaterYears', kind: 'decimal', initial: '30' },
  { field: 'gratuityCapYears', kind: 'decimal', initial: '2' },
];

export const salaryFormulaForm: FormField<keyof SalaryFormulaInput>[] = [
  { field: 'title', kind: 'text', required: true },
  { field: 'kind', label: 'formulaKind', kind: 'choice', choice: 'salaryFormulaKind', initial: 'monthly' },
  { field: 'totalHours', kind: 'decimal', hint: 'totalHours' },
  { field: 'status', kind: 'choice', choice: 'activeStatus', initial: 'active' },
  ...factorFields,
];
