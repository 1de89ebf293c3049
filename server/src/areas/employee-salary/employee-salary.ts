import { Exclusion } from 'typeorm';
import { defineArea, type Row, type Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { CrudResolver } from '../../platform/crud-resolver';
import { invalid } from '../../platform/errors';
import { field } from '../../platform/fields';
import { refuseUnpayable } from '../../platform/payable';
import { CompanyRecord, record } from '../../platform/record';
import { endFormer } from '../../platform/successive';
import { refuseOutsideEmployment } from '../employee/employee';

@record('EmployeeSalary', 'What an employee earns from one day to another; a new one without an end ends the one before it. Hidden without the grant read_sensitive.')
@Exclusion('employee_salary_no_overlap',
  `USING gist (company_id WITH =, employee_id WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (deleted_at IS NULL)`)
export class EmployeeSalary extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee.', write: 'create' }) employeeId!: string;
  @field.money({ description: 'Basic salary of a full month.', min: 0, sensitive: true }) baseSalary!: string;
  @field.money({ description: 'Basis of overtime of a full month, where it differs from the basic salary.', min: 0, optional: true, sensitive: true })
  overtimeSalary!: string | null;
  @field.text({ description: 'Currency, ISO 4217; the company\'s when left out.', pattern: /^[A-Z]{3}$/, example: 'AED', initial: '' }) currency!: string;
  @field.date({ description: 'First day.' }) validFrom!: string;
  @field.date({ description: 'Last day; empty while it goes on.', optional: true }) validTo!: string | null;
  @field.text({ description: 'Why it was set.', max: 250, optional: true }) reason!: string | null;
}

async function refuseImpossible(ctx: Ctx, after: Row<EmployeeSalary>, before: Row<EmployeeSalary> | null): Promise<void> {
  if (after.deletedAt) return;
  const isMoved = !before || before.deletedAt || before.validFrom !== after.validFrom || before.validTo !== after.validTo;
  if (isMoved) await refuseOutsideEmployment(ctx, after.employeeId, { validFrom: after.validFrom, validTo: after.validTo });
  const { rows } = await ctx.tx.query<{ currency: string }>('select currency from company where id = $1', [ctx.companyId]);
  if (after.currency !== rows[0]?.currency) {
    throw invalid('currency', {
      en: `The company pays in ${rows[0]?.currency}; give the salary in that currency.`,
      ar: `تدفع الشركة بعملة ${rows[0]?.currency}؛ أدخل الراتب بهذه العملة.`,
    });
  }
  for (const name of ['baseSalary', 'overtimeSalary'] as const) refuseUnpayable(name, after[name], after.currency);
  if (!before) await endFormer(ctx, employeeSalary, after);
}

const inCompanyCurrency = (ctx: Ctx, values: Values): Values => ({ currency: values.currency || ctx.user.company?.currency });

export const employeeSalary = defineArea('EmployeeSalary', EmployeeSalary, {
  one: 'employeeSalary', many: 'employeeSalaries', label: { en: 'salary', ar: 'الراتب' },
  sort: 'validFrom', descending: true, person: 'employeeId', timeline: { day: 'validFrom', tells: ['baseSalary', 'currency', 'reason'] },
  guard: refuseImpossible, prepare: inCompanyCurrency,
});
export const EmployeeSalaryResolver = CrudResolver(employeeSalary);
