import type { ShiftSpan } from '../domain/dated-shift';
import { nextStatuses, type EmploymentStatus } from '../domain/employment-status';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { refusedOnSql } from '../../../platform/http/refused-address';
import { todayIn } from '../../../platform/today';
import { accountSql, standingSql } from './status-rules';
import { EmployeeStatus, Gender, MaritalStatus, EmployeeType, EmployeeShift } from './employee-choices';

const leaveDays = { min: 0, max: 10_000, scale: 2, optional: true };

interface Names {
  firstName: string;
  middleName: string | null;
  lastName: string;
}

export function fullName({ firstName, middleName, lastName }: Names): string {
  return [firstName, middleName, lastName].filter(Boolean).join(' ');
}

@record('Employee', 'A person employed by the company, now or formerly.')
export class Employee extends CompanyRecord {
  @field.text({ description: 'Employee number, unique in the company.', max: 40, search: true, unique: true })
  code!: string;
  @field.text({ description: 'Given name, as documents write it.', max: 80, search: true }) firstName!: string;
  @field.text({ description: 'What stands between first and last name.', max: 80, optional: true, search: true })
  middleName!: string | null;
  @field.text({ description: 'Family name.', max: 80, search: true }) lastName!: string;
  @field.derived<Employee>(
    () => String,
    ['firstName', 'middleName', 'lastName'],
    fullName,
    'First, middle and last name in one.',
  )
  employeeName!: string;
  @field.text({ description: "Name in the person's own script.", max: 160, optional: true, search: true }) nativeName!:
    | string
    | null;
  @field.reference('File', {
    description: 'Photo, an image.',
    optional: true,
    alsoReadBy: { action: 'find', rows: (alias) => `${alias}.status not in ('draft', 'exited')` },
  })
  photoFileId!: string | null;
  @field.choice(EmployeeStatus, {
    description:
      'Where the employee stands. Notice and leaving come with `endEmployment`; `nextStatuses` are those that may be given.',
    initial: 'active',
  })
  status!: EmploymentStatus;
  @field.computed('text', standingSql, {
    description:
      'Where the employee stands today: the status, or on_leave of who is active and on approved leave all day.',
  })
  standing!: string;
  @field.computed('text', accountSql, {
    description:
      'Whether they use the product: none, invited, seen (they opened it), expired, active, suspended or left.',
  })
  account!: string;
  @field.derivedInContext<Employee>(
    () => [EmployeeStatus],
    ['status', 'hireDate'],
    ({ status, hireDate }, ctx) => nextStatuses(status, hireDate <= todayIn(ctx)),
    'The statuses that may be given instead of the present one.',
  )
  nextStatuses!: EmploymentStatus[];
  @field.choice(EmployeeType, { description: 'Form of employment.', initial: 'full_time' }) employeeType!: string;
  @field.reference('Department', {
    description:
      'Department today, from the dated positions; given for a new employee it begins on the first day of employment.',
    optional: true,
    write: 'create',
  })
  departmentId!: string | null;
  @field.reference('Position', {
    description:
      'Position today, from the dated positions; given for a new employee it begins on the first day of employment.',
    optional: true,
    write: 'create',
  })
  positionId!: string | null;
  @field.reference('Employee', {
    description:
      'The employee reported to today, from the dated positions; given for a new employee it begins on the first day of employment.',
    optional: true,
    write: 'create',
  })
  managerId!: string | null;
  @field.reference('WorkLocation', {
    description:
      'Where the employee works today, from the dated positions; given for a new employee it begins on the first day of employment.',
    optional: true,
    write: 'create',
  })
  workLocationId!: string | null;
  @field.decimal({
    description:
      'Hours a week by the contract of today, from the dated positions; given for a new employee they begin on the first day of employment. Empty: the share of a whole week of the calendar.',
    min: '0.25',
    max: 168,
    scale: 2,
    optional: true,
    write: 'create',
  })
  weeklyHours!: string | null;
  @field.reference('Shift', {
    description:
      'The shift worked by default today. Another one holds from `newShiftFrom` on; days before keep theirs.',
    optional: true,
  })
  shiftId!: string | null;
  @field.date({
    reach: 'planned',
    description: 'When the shift is changed: the first day that holds, today where none is given. Never kept.',
    optional: true,
  })
  newShiftFrom!: string | null;
  @field.json({
    identifies: false,
    description: 'Which shift was, is and will be worked by default, oldest first; empty: it never was another.',
    type: () => [EmployeeShift],
    optional: true,
    write: 'never',
  })
  shifts!: ShiftSpan[] | null;
  @field.text({
    description: 'Profession as licences and visas give it, such as registered nurse.',
    max: 80,
    optional: true,
  })
  profession!: string | null;
  @field.text({
    description: 'How the company came to the employee, such as referral or agency.',
    max: 80,
    optional: true,
  })
  sourceOfHire!: string | null;
  @field.decimal({ description: 'Working hours of a full day by contract.', min: 0, max: 24, scale: 2, optional: true })
  workingHoursPerDay!: string | null;
  @field.reference('SalaryFormula', {
    description: 'The formula overtime, absence and leave are paid by.',
    optional: true,
  })
  salaryFormulaId!: string | null;
  @field.date({ reach: 'service', description: 'First day of employment.' }) hireDate!: string;
  @field.reference('Employee', {
    description: 'The former employment of the same person, for who comes back; given with `rehireEmployee`.',
    optional: true,
    write: 'create',
    unique: true,
  })
  rehireOfId!: string | null;
  @field.date({ reach: 'service', description: 'Last day of probation.', optional: true }) probationEnd!: string | null;
  @field.date({
    reach: 'service',
    description:
      'Day probation was confirmed as passed, with `confirmEmployee`; nobody is reminded of its end any more.',
    optional: true,
  })
  confirmationDate!: string | null;
  @field.integer({
    description: 'Days of notice by contract; empty: the least by law.',
    min: 0,
    max: 365,
    optional: true,
  })
  noticePeriodDays!: number | null;
  @field.date({ reach: 'kept', description: 'Last day of a limited contract.', optional: true }) contractEnd!:
    | string
    | null;
  @field.date({ reach: 'kept', description: 'Last day of employment.', optional: true }) exitDate!: string | null;
  @field.instant({
    description: 'When the person was erased: since then the row stands under a pseudonym and is changed no more.',
    optional: true,
    write: 'never',
  })
  erasedAt!: Date | null;
  @field.text({ description: 'Why the employment ended.', max: 250, optional: true }) exitReason!: string | null;
  @field.choice(Gender, { identifies: true, description: 'As documents give it.', optional: true }) gender!:
    | string
    | null;
  @field.date({ reach: 'kept', identifies: true, description: 'Day of birth.', optional: true }) birthDate!:
    | string
    | null;
  @field.text({ description: 'Country of the nationality, ISO 3166-1 alpha-2.', codes: 'country', optional: true })
  nationality!: string | null;
  @field.text({
    description:
      'The nationality as somebody worded it. Where it tells the country, that is taken from it; where it does not, the country stays empty until somebody chooses it.',
    max: 60,
    optional: true,
  })
  nationalityAsGiven!: string | null;
  @field.choice(MaritalStatus, { identifies: true, description: 'Whether they are married, or were.', optional: true })
  maritalStatus!: string | null;
  @field.email({ description: 'E-mail address at work.', optional: true, search: true }) workEmail!: string | null;
  @field.computed('date', refusedOnSql('t.work_email'), {
    description: 'Since when mail to that address is refused; empty where it arrives as far as is known.',
    optional: true,
  })
  mailRefusedOn!: string | null;
  @field.email({ description: 'Private e-mail address.', optional: true }) personalEmail!: string | null;
  @field.text({ description: 'Mobile telephone.', max: 40, optional: true }) mobilePhone!: string | null;
  @field.text({ description: 'Telephone at work.', max: 40, optional: true }) workPhone!: string | null;
  @field.text({ description: 'Extension of the telephone at work.', max: 12, optional: true }) workPhoneExtension!:
    | string
    | null;
  @field.text({ description: 'Address in the country of work.', max: 250, optional: true }) address!: string | null;
  @field.text({ description: 'Address in the home country.', max: 250, optional: true }) homeAddress!: string | null;
  @field.text({
    description: 'National identity number; shown masked.',
    max: 40,
    optional: true,
    sensitive: true,
    encrypted: true,
  })
  nationalId!: string | null;
  @field.text({
    description: 'Passport number; shown masked.',
    max: 40,
    optional: true,
    sensitive: true,
    encrypted: true,
  })
  passportNo!: string | null;
  @field.text({
    description: 'Health category as the medical check gives it, such as fit.',
    max: 80,
    optional: true,
    sensitive: 'medical',
  })
  healthType!: string | null;
  @field.decimal({
    description: 'Days of paid leave the employee brought along when added to the system.',
    ...leaveDays,
  })
  openingPaidLeaveDays!: string | null;
  @field.decimal({ description: 'Days of unpaid leave still allowed when added to the system.', ...leaveDays })
  openingUnpaidLeaveDays!: string | null;
  @field.decimal({ description: 'Days of sick leave left when added to the system.', ...leaveDays })
  openingSickLeaveDays!: string | null;
  @field.decimal({ description: 'Days of maternity leave left when added to the system.', ...leaveDays })
  openingMaternityLeaveDays!: string | null;
  @field.decimal({ description: 'Days of parental leave left when added to the system.', ...leaveDays })
  openingParentalLeaveDays!: string | null;
  @field.decimal({
    description: 'Days of unpaid leave taken before being added to the system; the end of service leaves them out.',
    ...leaveDays,
  })
  unpaidLeaveDaysBefore!: string | null;
  @field.decimal({ description: 'Days of parental leave taken before being added to the system.', ...leaveDays })
  parentalLeaveDaysBefore!: string | null;
  @field.date({
    reach: 'planned',
    description:
      'Last day of the pay of the year that was paid before payroll was run here; sums of that year count it.',
    optional: true,
  })
  payBroughtThrough!: string | null;
  @field.money({ description: 'Gross pay of the year up to that day.', min: 0, optional: true, sensitive: 'pay' })
  grossBrought!: string | null;
  @field.money({ description: 'Deductions of the year up to that day.', min: 0, optional: true, sensitive: 'pay' })
  deductionsBrought!: string | null;
  @field.text({
    description:
      'Whom to call first in an emergency, from the emergency contacts; given for a new employee it becomes the first of them.',
    max: 120,
    optional: true,
    write: 'create',
  })
  emergencyContactName!: string | null;
  @field.text({ description: 'Telephone of whom to call first.', max: 40, optional: true, write: 'create' })
  emergencyContactPhone!: string | null;
  @field.text({ description: 'How whom to call first is related.', max: 40, optional: true, write: 'create' })
  emergencyContactRelationship!: string | null;
  @field.flag({
    description: 'Whether colleagues are told their birthday, without the year: they alone say so.',
    optional: true,
    initial: false,
    write: 'never',
  })
  showsBirthday!: boolean | null;
  @field.flag({
    description: 'Whether colleagues are told the day they began: they alone say so.',
    optional: true,
    initial: false,
    write: 'never',
  })
  showsAnniversary!: boolean | null;
}
