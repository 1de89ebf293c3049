import { employeeColumn, importable } from '../../../../platform/import/importable';
import { employeeSalary } from './employee-salary';
import { t } from '../../texts/text';

export const employeeSalaryImport = importable(employeeSalary, {
  label: t('employee_salary.salaries'),
  key: ['employeeId', 'validFrom'],
  sample: { baseSalary: '9000' },
  columns: {
    employeeId: employeeColumn,
    baseSalary: [
      t('employee_salary.monthly_salary'),
      'salary|basic salary|base salary|basic|pay|amount|new salary|الراتب|الراتب الأساسي',
    ],
    overtimeSalary: [
      t('employee_salary.overtime_pay_month'),
      'overtime salary|overtime basis|overtime|راتب العمل الإضافي',
    ],
    currency: [t('employee_salary.currency')],
    validFrom: [
      t('employee_salary.from'),
      'start date|effective date|effective from|valid from|since|date|تاريخ السريان|تاريخ البدء',
    ],
    validTo: [t('employee_salary.until'), 'end date|valid to|to|until date|تاريخ الانتهاء'],
    reason: [t('employee_salary.reason'), 'remarks|notes|comment|ملاحظات'],
  },
  follows: { of: ['employeeId'], from: 'validFrom', to: 'validTo' },
});
