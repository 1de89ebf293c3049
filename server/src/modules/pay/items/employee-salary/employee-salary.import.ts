import { employeeColumn, importable } from '../../../../platform/import/importable';
import { employeeSalary } from './employee-salary';

export const employeeSalaryImport = importable(employeeSalary, {
  label: { en: 'Salaries', ar: 'الرواتب' },
  key: ['employeeId', 'validFrom'],
  sample: { baseSalary: '9000' },
  columns: {
    employeeId: employeeColumn,
    baseSalary: [
      'Monthly salary',
      'الراتب الشهري',
      'salary|basic salary|base salary|basic|pay|amount|new salary|الراتب|الراتب الأساسي',
    ],
    overtimeSalary: [
      'Overtime pay a month',
      'أساس العمل الإضافي الشهري',
      'overtime salary|overtime basis|overtime|راتب العمل الإضافي',
    ],
    currency: ['Currency', 'العملة'],
    validFrom: [
      'From',
      'من تاريخ',
      'start date|effective date|effective from|valid from|since|date|تاريخ السريان|تاريخ البدء',
    ],
    validTo: ['Until', 'حتى تاريخ', 'end date|valid to|to|until date|تاريخ الانتهاء'],
    reason: ['Reason', 'السبب', 'remarks|notes|comment|ملاحظات'],
  },
  follows: { of: ['employeeId'], from: 'validFrom', to: 'validTo' },
});
