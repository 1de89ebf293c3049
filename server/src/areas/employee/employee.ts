import { Field, ID, ObjectType } from 'type-graphql';
import type { ShiftSpan } from '../../domain/dated-shift';
import { areaNamed, defineArea, type Row, type Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { invalid } from '../../platform/errors';
import { choiceOf, field, type Behind } from '../../platform/fields';
import { newId } from '../../platform/ids';
import { CompanyRecord, record } from '../../platform/record';
import { DateScalar } from '../../platform/scalars';
import { todayIn } from '../../platform/today';
import { writeRows } from '../../platform/write-rows';
import { refuseUnlessImage } from '../file/file';
import { datedShift, shiftOnFileSql } from './dated-shift';
import { refuseLateHire } from './hire-date';

export const EmployeeStatus = choiceOf('EmployeeStatus', 'Where an employee stands between offer and exit.',
  ['draft', 'onboarding', 'active', 'on_leave', 'suspended', 'notice', 'exited']);
export const Gender = choiceOf('Gender', 'Gender as documents give it.', ['female', 'male']);
export const MaritalStatus = choiceOf('MaritalStatus', 'Marital status.', ['single', 'married', 'divorced', 'widowed', 'separated']);
export const EmployeeType = choiceOf('EmployeeType', 'Form of employment.',
  ['full_time', 'part_time', 'temporary', 'flexible', 'remote', 'job_sharing']);

const leaveDays = { min: 0, max: 10_000, scale: 2, optional: true };

/** A value of the employee a row of another area is about. */
export const ofEmployee = (value: string): Behind => ({ key: 'employee_id', from: 'employee r', value });
export const nameOfEmployee = ofEmployee(`concat_ws(' ', r.first_name, r.middle_name, r.last_name)`);
export const departmentOfEmployee: Behind = { ...ofEmployee('d.name'), from: 'employee r join department d on d.company_id = r.company_id and d.id = r.department_id' };

interface Names { firstName: string; middleName: string | null; lastName: string }

export function fullName({ firstName, middleName, lastName }: Names): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}

@ObjectType('EmployeeShift', { description: 'The shift an employee works by default from a day on, until the next.' })
export class EmployeeShift implements ShiftSpan {
  @Field(() => DateScalar, { nullable: true, description: 'First day; empty: since ever.', simple: true }) from!: string | null;
  @Field(() => ID, { nullable: true, description: 'The shift; empty: none.', simple: true }) shiftId!: string | null;
}

@record('Employee', 'A person employed by the company, now or formerly.')
export class Employee extends CompanyRecord {
  @field.text({ description: 'Employee number, unique in the company.', max: 40, search: true, unique: true }) code!: string;
  @field.text({ description: 'First name.', max: 80, search: true }) firstName!: string;
  @field.text({ description: 'Middle names.', max: 80, optional: true, search: true }) middleName!: string | null;
  @field.text({ description: 'Family name.', max: 80, search: true }) lastName!: string;
  @field.derived<Employee>(() => String, ['firstName', 'middleName', 'lastName'],
    fullName, 'First, middle and last name in one.')
  employeeName!: string;
  @field.text({ description: 'Name in the person\'s own script.', max: 160, optional: true, search: true }) nativeName!: string | null;
  @field.reference('File', { description: 'Photo, an image.', optional: true }) photoFileId!: string | null;
  @field.choice(EmployeeStatus, { description: 'Where the employee stands.', initial: 'active' }) status!: string;
  @field.choice(EmployeeType, { description: 'Form of employment.', initial: 'full_time' }) employeeType!: string;
  @field.reference('Department', { description: 'Department today, from the dated positions; given for a new employee it begins on the first day of employment.', optional: true, write: 'create' })
  departmentId!: string | null;
  @field.reference('Position', { description: 'Position today, from the dated positions; given for a new employee it begins on the first day of employment.', optional: true, write: 'create' })
  positionId!: string | null;
  @field.reference('Employee', { description: 'The employee reported to today, from the dated positions; given for a new employee it begins on the first day of employment.', optional: true, write: 'create' })
  managerId!: string | null;
  @field.reference('Shift', { description: 'The shift worked by default today. Another one holds from `newShiftFrom` on; days before keep theirs.', optional: true }) shiftId!: string | null;
  @field.date({ description: 'When the shift is changed: the first day that holds, today where none is given. Never kept.', optional: true }) newShiftFrom!: string | null;
  @field.json({ description: 'Which shift was, is and will be worked by default, oldest first; empty: it never was another.', type: () => [EmployeeShift], optional: true, write: 'never' }) shifts!: ShiftSpan[] | null;
  @field.text({ description: 'Profession as licences and visas give it, such as registered nurse.', max: 80, optional: true }) profession!: string | null;
  @field.text({ description: 'How the company came to the employee, such as referral or agency.', max: 80, optional: true }) sourceOfHire!: string | null;
  @field.decimal({ description: 'Working hours of a full day by contract.', min: 0, max: 24, scale: 2, optional: true }) workingHoursPerDay!: string | null;
  @field.reference('SalaryFormula', { description: 'The formula overtime, absence and leave are paid by.', optional: true }) salaryFormulaId!: string | null;
  @field.date({ description: 'First day of employment.' }) hireDate!: string;
  @field.date({ description: 'Last day of probation.', optional: true }) probationEnd!: string | null;
  @field.date({ description: 'Last day of a limited contract.', optional: true }) contractEnd!: string | null;
  @field.date({ description: 'Last day of employment.', optional: true }) exitDate!: string | null;
  @field.text({ description: 'Why the employment ended.', max: 250, optional: true }) exitReason!: string | null;
  @field.choice(Gender, { description: 'Gender.', optional: true }) gender!: string | null;
  @field.date({ description: 'Day of birth.', optional: true }) birthDate!: string | null;
  @field.text({ description: 'Nationality.', max: 60, optional: true }) nationality!: string | null;
  @field.choice(MaritalStatus, { description: 'Marital status.', optional: true }) maritalStatus!: string | null;
  @field.email({ description: 'E-mail address at work.', optional: true, search: true }) workEmail!: string | null;
  @field.email({ description: 'Private e-mail address.', optional: true }) personalEmail!: string | null;
  @field.text({ description: 'Mobile telephone.', max: 40, optional: true }) mobilePhone!: string | null;
  @field.text({ description: 'Telephone at work.', max: 40, optional: true }) workPhone!: string | null;
  @field.text({ description: 'Extension of the telephone at work.', max: 12, optional: true }) workPhoneExtension!: string | null;
  @field.text({ description: 'Address in the country of work.', max: 250, optional: true }) address!: string | null;
  @field.text({ description: 'Address in the home country.', max: 250, optional: true }) homeAddress!: string | null;
  @field.text({ description: 'National identity number; shown masked.', max: 40, optional: true, sensitive: true, encrypted: true })
  nationalId!: string | null;
  @field.text({ description: 'Passport number; shown masked.', max: 40, optional: true, sensitive: true, encrypted: true })
  passportNo!: string | null;
  @field.text({ description: 'Health category as the medical check gives it, such as fit.', max: 80, optional: true, sensitive: true }) healthType!: string | null;
  @field.decimal({ description: 'Days of paid leave the employee brought along when added to the system.', ...leaveDays }) openingPaidLeaveDays!: string | null;
  @field.decimal({ description: 'Days of unpaid leave still allowed when added to the system.', ...leaveDays }) openingUnpaidLeaveDays!: string | null;
  @field.decimal({ description: 'Days of sick leave left when added to the system.', ...leaveDays }) openingSickLeaveDays!: string | null;
  @field.decimal({ description: 'Days of maternity leave left when added to the system.', ...leaveDays }) openingMaternityLeaveDays!: string | null;
  @field.decimal({ description: 'Days of parental leave left when added to the system.', ...leaveDays }) openingParentalLeaveDays!: string | null;
  @field.decimal({ description: 'Days of unpaid leave taken before being added to the system; the end of service leaves them out.', ...leaveDays })
  unpaidLeaveDaysBefore!: string | null;
  @field.decimal({ description: 'Days of parental leave taken before being added to the system.', ...leaveDays }) parentalLeaveDaysBefore!: string | null;
  @field.date({ description: 'Last day of the pay of the year that was paid before payroll was run here; sums of that year count it.', optional: true }) payBroughtThrough!: string | null;
  @field.money({ description: 'Gross pay of the year up to that day.', min: 0, optional: true, sensitive: true }) grossBrought!: string | null;
  @field.money({ description: 'Deductions of the year up to that day.', min: 0, optional: true, sensitive: true }) deductionsBrought!: string | null;
  @field.text({ description: 'Whom to call in an emergency.', max: 120, optional: true }) emergencyContactName!: string | null;
  @field.text({ description: 'Telephone of the emergency contact.', max: 40, optional: true }) emergencyContactPhone!: string | null;
  @field.text({ description: 'How the emergency contact is related.', max: 40, optional: true }) emergencyContactRelationship!: string | null;
}

/** Days of something about an employee, by field: in order, and neither before his first day nor after his last. Where it `ends` with the employment, its last day may not be left open once that is known. */
export async function refuseOutsideEmployment(ctx: Ctx, employeeId: string, days: Record<string, string | null>, ends?: string): Promise<void> {
  const given = Object.entries(days).filter((entry): entry is [string, string] => entry[1] !== null);
  const { rows } = await ctx.tx.query<{ hire: string; exit: string | null }>(
    'select hire_date as hire, exit_date as exit from employee where company_id = $1 and id = $2', [ctx.companyId, employeeId]);
  const [employment] = rows;
  for (const [at, [name, day]] of given.entries()) {
    if (at > 0 && day < given[at - 1]![1]) throw invalid(name, { en: 'The last day lies before the first.', ar: 'آخر يوم يسبق أول يوم.' });
    if (employment && day < employment.hire) {
      throw invalid(name, { en: `Employment begins on ${employment.hire}; this cannot be earlier.`, ar: `يبدأ التوظيف في ${employment.hire} ولا يمكن أن يسبقه هذا التاريخ.` });
    }
    if (employment?.exit && day > employment.exit) {
      throw invalid(name, { en: `Employment ends on ${employment.exit}; this cannot be later.`, ar: `ينتهي التوظيف في ${employment.exit} ولا يمكن أن يتأخر هذا التاريخ عنه.` });
    }
  }
  if (employment?.exit && ends && days[ends] === null) {
    throw invalid(ends, { en: `Employment ends on ${employment.exit}; give a last day.`, ar: `ينتهي التوظيف في ${employment.exit}؛ أدخل آخر يوم.` });
  }
}

/** Dates must follow each other, and a manager may not report to himself. An employment is ended by its verb, which ends what hangs on it. */
async function refuseImpossible(ctx: Ctx, after: Row<Employee>, before: Row<Employee> | null): Promise<void> {
  const { hireDate, exitDate, birthDate, probationEnd } = after;
  if (before && exitDate !== before.exitDate) {
    throw invalid('exitDate', {
      en: 'The last day is set by “End employment” (endEmployment), which ends the positions with it.', ar: 'يُحدَّد آخر يوم عمل عبر «إنهاء الخدمة» (endEmployment) الذي ينهي الوظائف معه.',
    });
  }
  if (exitDate && exitDate < hireDate) {
    throw invalid('exitDate', { en: 'The last day lies before the first day of employment.', ar: 'آخر يوم عمل يسبق تاريخ التعيين.' });
  }
  if (before && hireDate > before.hireDate && !after.deletedAt) await refuseLateHire(ctx, after.id, hireDate);
  if (probationEnd && probationEnd < hireDate) {
    throw invalid('probationEnd', { en: 'Probation ends before the first day of employment.', ar: 'تنتهي فترة التجربة قبل تاريخ التعيين.' });
  }
  if (after.contractEnd && after.contractEnd < hireDate) {
    throw invalid('contractEnd', { en: 'The contract ends before the first day of employment.', ar: 'ينتهي العقد قبل تاريخ التعيين.' });
  }
  if (birthDate && birthDate >= hireDate) {
    throw invalid('birthDate', { en: 'The day of birth lies after the first day of employment.', ar: 'تاريخ الميلاد بعد تاريخ التعيين.' });
  }
  if (after.managerId && after.managerId === after.id) {
    throw invalid('managerId', { en: 'An employee cannot report to himself.', ar: 'لا يمكن أن يكون الموظف مديراً لنفسه.' });
  }
  const hasBrought = after.grossBrought !== null || after.deductionsBrought !== null;
  if (hasBrought && !after.payBroughtThrough && (!before || before.payBroughtThrough || before.grossBrought !== after.grossBrought || before.deductionsBrought !== after.deductionsBrought)) {
    throw invalid('payBroughtThrough', { en: 'Say up to which day these sums of the year are.', ar: 'اذكر آخر يوم تشمله مبالغ السنة هذه.' });
  }
  if (after.photoFileId !== (before?.photoFileId ?? null)) await refuseUnlessImage(ctx, 'photoFileId', after.photoFileId);
}

/** A department, position or manager given with a new employee becomes his first dated position. */
async function beginFirstPositions(ctx: Ctx, rows: Row<Employee>[]): Promise<void> {
  const placed = rows.filter((row) => row.departmentId || row.positionId || row.managerId);
  await writeRows(ctx, areaNamed('EmployeePosition')!, placed.map((row) => ({
    id: newId(),
    values: {
      employeeId: row.id, departmentId: row.departmentId, positionId: row.positionId, managerId: row.managerId, isPrimary: true,
      fte: '1', validFrom: row.hireDate, validTo: row.exitDate, startChangeType: 'hire', endChangeType: row.exitDate && 'exit',
    },
  })), 'create');
}

/** Who is entered with a last day is under notice, or has left already. */
const underNotice = (ctx: Ctx, { exitDate, status = 'active' }: Values): Values =>
  exitDate && status === 'active' ? { status: String(exitDate) < todayIn(ctx) ? 'exited' : 'notice' } : {};

export const employee = defineArea('Employee', Employee, {
  one: 'employee', many: 'employees', label: { en: 'employee', ar: 'الموظف' }, sort: 'lastName', title: 'employeeName', person: 'id' as never,
  prepare: underNotice, derive: datedShift, derivedFrom: ['shiftId', 'newShiftFrom'],
  guard: refuseImpossible, guarded: ['hireDate', 'exitDate', 'birthDate', 'probationEnd', 'contractEnd', 'managerId', 'photoFileId'],
  followUp: beginFirstPositions, followed: ['create'],
  notifies: [
    { kind: 'probation_ending', on: ['probationEnding'], employees: ['managerId'], whoMay: 'update', facts: { first: 'firstName', last: 'lastName', day: 'probationEnd' } },
    { kind: 'contract_ending', on: ['contractEnding'], employees: ['managerId'], whoMay: 'update', facts: { first: 'firstName', last: 'lastName', day: 'contractEnd' } },
  ],
});

/** For other areas: the shift on file on a day. */
export { shiftOnFileSql };
