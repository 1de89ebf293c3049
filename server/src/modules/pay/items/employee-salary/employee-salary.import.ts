import { employeeColumn, importable } from '../../../../platform/import/importable';
import { employeeSalary } from './employee-salary';
import { t } from '../../texts/text';

export const employeeSalaryImport = importable(employeeSalary, {
  label: t('employee_salary.salaries'),
  key: ['employeeId', 'validFrom'],
  sample: { baseSalary: '9000' },
  columns: {
    employeeId: employeeColumn,
    baseSalary: [t('employee_salary.monthly_salary'), t('employee_salary.monthly_salary_words')],
    overtimeSalary: [t('employee_salary.overtime_pay_month'), t('employee_salary.overtime_pay_month_words')],
    currency: [t('employee_salary.currency')],
    validFrom: [t('employee_salary.from'), t('employee_salary.from_words')],
    validTo: [t('employee_salary.until'), t('employee_salary.until_words')],
    reason: [t('employee_salary.reason'), t('employee_salary.reason_words')],
  },
  follows: { of: ['employeeId'], from: 'validFrom', to: 'validTo' },
});
