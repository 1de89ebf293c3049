/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Where a bank account stands, of an employee or a vendor: pay goes to verified ones alone. */
export type BankAccountState =
  /** Was verified, and is no longer used. */
  | 'closed'
  /** Entered, and waits for a second person; no pay goes there. */
  | 'pending'
  /** Found wrong by a second person; no pay goes there. */
  | 'rejected'
  /** Checked by a second person; pay goes there while it is in force. */
  | 'verified';

/** Conditions on a BankAccountState; all that are given must hold. */
export type BankAccountStateFilter = {
  /** Equal to. */
  eq?: BankAccountState | null | undefined;
  /** One of these. */
  in?: Array<BankAccountState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: BankAccountState | null | undefined;
};

/** Conditions on a yes or no; all that are given must hold. */
export type BooleanFilter = {
  /** Equal to. */
  eq?: boolean | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
};

/** Which cmeRules to list; all conditions given must hold. */
export type CmeRuleFilter = {
  /** All of these must hold. */
  and?: Array<CmeRuleFilter> | null | undefined;
  /** Licensing authority. */
  authority?: TextFilter | null | undefined;
  /** Credits beyond the need that count in the next cycle, at most. */
  carryOverMost?: DecimalFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Credits a cycle needs. */
  credits?: DecimalFilter | null | undefined;
  /** How many months a cycle lasts, before the next begins. */
  cycleMonths?: NumberFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<CmeRuleFilter> | null | undefined;
  /** Profession or kind of licence. */
  profession?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** First day it holds; a later rule of the same authority and profession holds for the cycles that begin after it. */
  validFrom?: DateFilter | null | undefined;
};

/** Codes others keep the lists of. */
export type CodeList =
  /** Countries and territories, ISO 3166-1 alpha-2, such as AE. */
  | 'country'
  /** Currencies, ISO 4217, such as AED. */
  | 'currency'
  /** Time zones of the IANA database, such as Asia/Dubai. */
  | 'time_zone';

/** Which companyRoles to list; all conditions given must hold. */
export type CompanyRoleFilter = {
  /** All of these must hold. */
  and?: Array<CompanyRoleFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<CompanyRoleFilter> | null | undefined;
  /** Whether it grants anything now. */
  status?: RoleStatusFilter | null | undefined;
  /** Name of the role. */
  title?: TextFilter | null | undefined;
  /** Free grouping of roles. */
  type?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Which compensations to list; all conditions given must hold. */
export type CompensationFilter = {
  /** All of these must hold. */
  and?: Array<CompensationFilter> | null | undefined;
  /** What the amount counts for. */
  basis?: PayBasisFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency of the fixed amount, ISO 4217: the company's. */
  currency?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Who gets it and why. */
  description?: TextFilter | null | undefined;
  /** Fixed amount; may stand beside a percentage, then both count. */
  fixedAmount?: DecimalFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<CompensationFilter> | null | undefined;
  /** Percentage of the basic salary; 25 is a quarter of it. */
  percentOfBasic?: DecimalFilter | null | undefined;
  /** State. */
  status?: PayItemStatusFilter | null | undefined;
  /** Name, as payslips show it. */
  title?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Conditions on a day; all that are given must hold. */
export type DateFilter = {
  /** Equal to. */
  eq?: string | null | undefined;
  /** Greater than. */
  gt?: string | null | undefined;
  /** Greater than or equal to. */
  gte?: string | null | undefined;
  /** On this day or later, or without a value: what has not ended before it. */
  gteOrEmpty?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Less than. */
  lt?: string | null | undefined;
  /** Less than or equal to. */
  lte?: string | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
};

/** Conditions on an exact number; all that are given must hold. */
export type DecimalFilter = {
  /** Equal to. */
  eq?: string | null | undefined;
  /** Greater than. */
  gt?: string | null | undefined;
  /** Greater than or equal to. */
  gte?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Less than. */
  lt?: string | null | undefined;
  /** Less than or equal to. */
  lte?: string | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
};

/** Which deductions to list; all conditions given must hold. */
export type DeductionFilter = {
  /** All of these must hold. */
  and?: Array<DeductionFilter> | null | undefined;
  /** What the amount counts for. */
  basis?: PayBasisFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency of the fixed amount, ISO 4217: the company's. */
  currency?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Who gets it and why. */
  description?: TextFilter | null | undefined;
  /** Fixed amount; may stand beside a percentage, then both count. */
  fixedAmount?: DecimalFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<DeductionFilter> | null | undefined;
  /** Percentage of the basic salary; 25 is a quarter of it. */
  percentOfBasic?: DecimalFilter | null | undefined;
  /** State. */
  status?: PayItemStatusFilter | null | undefined;
  /** Name, as payslips show it. */
  title?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Which departments to list; all conditions given must hold. */
export type DepartmentFilter = {
  /** All of these must hold. */
  and?: Array<DepartmentFilter> | null | undefined;
  /** Short code. */
  code?: TextFilter | null | undefined;
  /** Cost centre in the accounts. */
  costCentre?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** What it does. */
  description?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** The employee who heads it. */
  managerId?: IdFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<DepartmentFilter> | null | undefined;
  /** The department it belongs to; empty at the top. */
  parentId?: IdFilter | null | undefined;
  /** State. */
  status?: DepartmentStatusFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** First day it is there; empty: it always was. */
  validFrom?: DateFilter | null | undefined;
  /** Last day it is there; after it nobody holds a position in it. Empty while it goes on. */
  validTo?: DateFilter | null | undefined;
};

/** Whether a department is in use. */
export type DepartmentStatus =
  /** In use. */
  | 'active'
  /** Kept; nobody is placed in it any more. */
  | 'inactive';

/** Conditions on a DepartmentStatus; all that are given must hold. */
export type DepartmentStatusFilter = {
  /** Equal to. */
  eq?: DepartmentStatus | null | undefined;
  /** One of these. */
  in?: Array<DepartmentStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: DepartmentStatus | null | undefined;
};

/** Which dependants to list; all conditions given must hold. */
export type DependantFilter = {
  /** All of these must hold. */
  and?: Array<DependantFilter> | null | undefined;
  /** Day of birth. */
  birthDate?: DateFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** As documents give it. */
  gender?: GenderFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Full name. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<DependantFilter> | null | undefined;
  /** What the dependant is to the employee. */
  relation?: DependantRelationFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** What a dependant is to the employee. */
export type DependantRelation =
  /** Son or daughter. */
  | 'child'
  /** Anybody else. */
  | 'other'
  /** Father or mother. */
  | 'parent'
  /** Brother or sister. */
  | 'sibling'
  /** Husband or wife. */
  | 'spouse';

/** Conditions on a DependantRelation; all that are given must hold. */
export type DependantRelationFilter = {
  /** Equal to. */
  eq?: DependantRelation | null | undefined;
  /** One of these. */
  in?: Array<DependantRelation> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: DependantRelation | null | undefined;
};

/** What an employee may do with his own documents of a type, as far as his roles let him. */
export type DocumentAccess =
  /** He sees his own and hands in new ones. */
  | 'hand_in'
  /** He does not see them. */
  | 'none'
  /** He sees his own, and others hand them in. */
  | 'read';

/** Conditions on a DocumentAccess; all that are given must hold. */
export type DocumentAccessFilter = {
  /** Equal to. */
  eq?: DocumentAccess | null | undefined;
  /** One of these. */
  in?: Array<DocumentAccess> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: DocumentAccess | null | undefined;
};

/** Whose documents of a type are. */
export type DocumentOwner =
  /** Papers of the company itself. */
  | 'company'
  /** Papers of each employee. */
  | 'employee'
  /** Papers of each vendor. */
  | 'vendor';

/** Conditions on a DocumentOwner; all that are given must hold. */
export type DocumentOwnerFilter = {
  /** Equal to. */
  eq?: DocumentOwner | null | undefined;
  /** One of these. */
  in?: Array<DocumentOwner> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: DocumentOwner | null | undefined;
};

/** Which documentTypes to list; all conditions given must hold. */
export type DocumentTypeFilter = {
  /** All of these must hold. */
  and?: Array<DocumentTypeFilter> | null | undefined;
  /** Whose such documents are. */
  appliesTo?: DocumentOwnerFilter | null | undefined;
  /** Heading it stands under in the menu. */
  category?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** What it is for. */
  description?: TextFilter | null | undefined;
  /** What the employee may do with his own, as far as his roles let him. */
  employeeAccess?: DocumentAccessFilter | null | undefined;
  /** Whether such documents expire: they then have a last day, else none. */
  hasExpiry?: BooleanFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Whether each of them must have one: every employee, the company, every vendor it buys from. */
  isRequired?: BooleanFilter | null | undefined;
  /** Whether roles for a team or a department reach those of its people. */
  isSeenByManagers?: BooleanFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** The form its numbers are written in: # a digit, @ a letter, * either, anything else itself. */
  numberFormat?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<DocumentTypeFilter> | null | undefined;
  /** Positions whose holders must have one. */
  requiredPositionIds?: IdsFilter | null | undefined;
  /** Months such documents are kept: those of an employee from his last day on, those of the company from theirs. Then they are listed to be deleted by somebody. */
  retentionMonths?: NumberFilter | null | undefined;
  /** Place within its category, smallest first. */
  sortOrder?: NumberFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Which employees to list; all conditions given must hold. */
export type EmployeeFilter = {
  /** Address in the country of work. */
  address?: TextFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<EmployeeFilter> | null | undefined;
  /** Day of birth. */
  birthDate?: DateFilter | null | undefined;
  /** Employee number, unique in the company. */
  code?: TextFilter | null | undefined;
  /** Day probation was confirmed as passed, with `confirmEmployee`; nobody is reminded of its end any more. */
  confirmationDate?: DateFilter | null | undefined;
  /** Last day of a limited contract. */
  contractEnd?: DateFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Deductions of the year up to that day. */
  deductionsBrought?: DecimalFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Department today, from the dated positions; given for a new employee it begins on the first day of employment. */
  departmentId?: IdFilter | null | undefined;
  /** Whom to call first in an emergency, from the emergency contacts; given for a new employee it becomes the first of them. */
  emergencyContactName?: TextFilter | null | undefined;
  /** Telephone of whom to call first. */
  emergencyContactPhone?: TextFilter | null | undefined;
  /** How whom to call first is related. */
  emergencyContactRelationship?: TextFilter | null | undefined;
  /** Form of employment. */
  employeeType?: EmployeeTypeFilter | null | undefined;
  /** When the person was erased: since then the row stands under a pseudonym and is changed no more. */
  erasedAt?: InstantFilter | null | undefined;
  /** Last day of employment. */
  exitDate?: DateFilter | null | undefined;
  /** Why the employment ended. */
  exitReason?: TextFilter | null | undefined;
  /** Given name, as documents write it. */
  firstName?: TextFilter | null | undefined;
  /** As documents give it. */
  gender?: GenderFilter | null | undefined;
  /** Gross pay of the year up to that day. */
  grossBrought?: DecimalFilter | null | undefined;
  /** Health category as the medical check gives it, such as fit. */
  healthType?: TextFilter | null | undefined;
  /** First day of employment. */
  hireDate?: DateFilter | null | undefined;
  /** Address in the home country. */
  homeAddress?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Family name. */
  lastName?: TextFilter | null | undefined;
  /** Since when mail to that address is refused; empty where it arrives as far as is known. */
  mailRefusedOn?: DateFilter | null | undefined;
  /** The employee reported to today, from the dated positions; given for a new employee it begins on the first day of employment. */
  managerId?: IdFilter | null | undefined;
  /** Whether he is married, or was. */
  maritalStatus?: MaritalStatusFilter | null | undefined;
  /** What stands between first and last name. */
  middleName?: TextFilter | null | undefined;
  /** Mobile telephone. */
  mobilePhone?: TextFilter | null | undefined;
  /** Country of the nationality, ISO 3166-1 alpha-2. */
  nationality?: TextFilter | null | undefined;
  /** The nationality as somebody worded it. Where it tells the country, that is taken from it; where it does not, the country stays empty until somebody chooses it. */
  nationalityAsGiven?: TextFilter | null | undefined;
  /** Name in the person's own script. */
  nativeName?: TextFilter | null | undefined;
  /** When the shift is changed: the first day that holds, today where none is given. Never kept. */
  newShiftFrom?: DateFilter | null | undefined;
  /** Days of notice by contract; empty: the least by law. */
  noticePeriodDays?: NumberFilter | null | undefined;
  /** Days of maternity leave left when added to the system. */
  openingMaternityLeaveDays?: DecimalFilter | null | undefined;
  /** Days of paid leave the employee brought along when added to the system. */
  openingPaidLeaveDays?: DecimalFilter | null | undefined;
  /** Days of parental leave left when added to the system. */
  openingParentalLeaveDays?: DecimalFilter | null | undefined;
  /** Days of sick leave left when added to the system. */
  openingSickLeaveDays?: DecimalFilter | null | undefined;
  /** Days of unpaid leave still allowed when added to the system. */
  openingUnpaidLeaveDays?: DecimalFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmployeeFilter> | null | undefined;
  /** Days of parental leave taken before being added to the system. */
  parentalLeaveDaysBefore?: DecimalFilter | null | undefined;
  /** Last day of the pay of the year that was paid before payroll was run here; sums of that year count it. */
  payBroughtThrough?: DateFilter | null | undefined;
  /** Private e-mail address. */
  personalEmail?: TextFilter | null | undefined;
  /** Photo, an image. */
  photoFileId?: IdFilter | null | undefined;
  /** Position today, from the dated positions; given for a new employee it begins on the first day of employment. */
  positionId?: IdFilter | null | undefined;
  /** Last day of probation. */
  probationEnd?: DateFilter | null | undefined;
  /** Profession as licences and visas give it, such as registered nurse. */
  profession?: TextFilter | null | undefined;
  /** The former employment of the same person, for who comes back; given with `rehireEmployee`. */
  rehireOfId?: IdFilter | null | undefined;
  /** The formula overtime, absence and leave are paid by. */
  salaryFormulaId?: IdFilter | null | undefined;
  /** The shift worked by default today. Another one holds from `newShiftFrom` on; days before keep theirs. */
  shiftId?: IdFilter | null | undefined;
  /** How the company came to the employee, such as referral or agency. */
  sourceOfHire?: TextFilter | null | undefined;
  /** Where the employee stands today: the status, or on_leave of who is active and on approved leave all day. */
  standing?: TextFilter | null | undefined;
  /** Where the employee stands. Notice and leaving come with `endEmployment`; `nextStatuses` are those that may be given. */
  status?: EmployeeStatusFilter | null | undefined;
  /** Days of unpaid leave taken before being added to the system; the end of service leaves them out. */
  unpaidLeaveDaysBefore?: DecimalFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Hours a week by the contract of today, from the dated positions; given for a new employee they begin on the first day of employment. Empty: the share of a whole week of the calendar. */
  weeklyHours?: DecimalFilter | null | undefined;
  /** E-mail address at work. */
  workEmail?: TextFilter | null | undefined;
  /** Where the employee works today, from the dated positions; given for a new employee it begins on the first day of employment. */
  workLocationId?: IdFilter | null | undefined;
  /** Telephone at work. */
  workPhone?: TextFilter | null | undefined;
  /** Extension of the telephone at work. */
  workPhoneExtension?: TextFilter | null | undefined;
  /** Working hours of a full day by contract. */
  workingHoursPerDay?: DecimalFilter | null | undefined;
};

/** Which employeeLicences to list; all conditions given must hold. */
export type EmployeeLicenceFilter = {
  /** All of these must hold. */
  and?: Array<EmployeeLicenceFilter> | null | undefined;
  /** Authority that issued it. */
  authority?: TextFilter | null | undefined;
  /** Credits brought along from the cycle before. */
  carried?: DecimalFilter | null | undefined;
  /** Verified credits that count, those carried among them. */
  counted?: DecimalFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** First day of the present cycle; empty without a rule. */
  cycleFrom?: DateFilter | null | undefined;
  /** First day of the first cycle, where that is not the first day of the licence. */
  cycleStart?: DateFilter | null | undefined;
  /** Last day of the present cycle, on which the credits are due. */
  cycleTo?: DateFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** Last day of the licence. */
  expiryDate?: DateFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** First day of the licence. */
  issueDate?: DateFilter | null | undefined;
  /** Number on the licence. */
  number?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmployeeLicenceFilter> | null | undefined;
  /** Credits that would count besides once all submitted activities are verified. */
  pending?: DecimalFilter | null | undefined;
  /** Profession it licenses. */
  profession?: TextFilter | null | undefined;
  /** Credits the cycle needs. */
  required?: DecimalFilter | null | undefined;
  /** Which credits it needs; later rules of the same authority and profession follow by themselves. Empty where none are needed. */
  ruleId?: IdFilter | null | undefined;
  /** Credits still needed. */
  shortfall?: DecimalFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Where an employee stands between offer and exit. */
export type EmployeeStatus =
  /** Employed and at work, on leave included. */
  | 'active'
  /** Being entered; nobody reckons with him yet. */
  | 'draft'
  /** The last day is past. */
  | 'exited'
  /** Employed until a last day that is set. */
  | 'notice'
  /** Agreed on; the work has not begun. */
  | 'onboarding'
  /** Employed, and kept from work for now. */
  | 'suspended';

/** Conditions on a EmployeeStatus; all that are given must hold. */
export type EmployeeStatusFilter = {
  /** Equal to. */
  eq?: EmployeeStatus | null | undefined;
  /** One of these. */
  in?: Array<EmployeeStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: EmployeeStatus | null | undefined;
};

/** Form of employment. */
export type EmployeeType =
  /** Works when agreed from time to time. */
  | 'flexible'
  /** Works a whole week. */
  | 'full_time'
  /** Shares one position with somebody else. */
  | 'job_sharing'
  /** Works part of a week. */
  | 'part_time'
  /** Works elsewhere than at the company. */
  | 'remote'
  /** Employed for a limited time. */
  | 'temporary';

/** Conditions on a EmployeeType; all that are given must hold. */
export type EmployeeTypeFilter = {
  /** Equal to. */
  eq?: EmployeeType | null | undefined;
  /** One of these. */
  in?: Array<EmployeeType> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: EmployeeType | null | undefined;
};

/** What the content of a file is. */
export type FileType =
  /** A text document of an office program. */
  | 'document'
  /** A picture: PNG, JPEG, GIF or WebP. */
  | 'image'
  /** A PDF, whatever it shows. */
  | 'pdf'
  /** Slides of an office program. */
  | 'presentation'
  /** A table of a spreadsheet program. */
  | 'spreadsheet'
  /** Plain text, CSV included. */
  | 'text';

/** Gender as documents give it. */
export type Gender =
  /** A woman. */
  | 'female'
  /** A man. */
  | 'male';

/** Conditions on a Gender; all that are given must hold. */
export type GenderFilter = {
  /** Equal to. */
  eq?: Gender | null | undefined;
  /** One of these. */
  in?: Array<Gender> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: Gender | null | undefined;
};

/** Which grades to list; all conditions given must hold. */
export type GradeFilter = {
  /** All of these must hold. */
  and?: Array<GradeFilter> | null | undefined;
  /** Short code, such as G5. */
  code?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency, ISO 4217; the company's when left out. */
  currency?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Highest monthly salary of it, for positions without a range of their own. */
  maxSalary?: DecimalFilter | null | undefined;
  /** Lowest monthly salary of it, for positions without a range of their own. */
  minSalary?: DecimalFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<GradeFilter> | null | undefined;
  /** Its place among the others, 1 the lowest. */
  rank?: NumberFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Conditions on a reference; all that are given must hold. */
export type IdFilter = {
  /** Equal to. */
  eq?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
};

/** Conditions on several references; all that are given must hold. */
export type IdsFilter = {
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
};

/** Conditions on an instant; all that are given must hold. */
export type InstantFilter = {
  /** Equal to. */
  eq?: string | null | undefined;
  /** Greater than. */
  gt?: string | null | undefined;
  /** Greater than or equal to. */
  gte?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Less than. */
  lt?: string | null | undefined;
  /** Less than or equal to. */
  lte?: string | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
};

/** How often days are granted. */
export type LeaveAccrualFrequency =
  /** Each year of service, from the day of hire. */
  | 'anniversary'
  /** Each day. */
  | 'daily'
  /** Each half of a calendar year. */
  | 'half_yearly'
  /** By the hours worked in a month. */
  | 'hourly'
  /** Each calendar month. */
  | 'monthly'
  /** Each quarter of a calendar year. */
  | 'quarterly'
  /** Each half of a month: from the 1st and from the 16th. */
  | 'twice_a_month'
  /** Each week, from Monday. */
  | 'weekly'
  /** Each calendar year. */
  | 'yearly';

/** Conditions on a LeaveAccrualFrequency; all that are given must hold. */
export type LeaveAccrualFrequencyFilter = {
  /** Equal to. */
  eq?: LeaveAccrualFrequency | null | undefined;
  /** One of these. */
  in?: Array<LeaveAccrualFrequency> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveAccrualFrequency | null | undefined;
};

/** On which day of its period a grant is given. */
export type LeaveAccrualGain =
  /** On the day the type names. */
  | 'day'
  /** On its last day. */
  | 'end'
  /** On its first day. */
  | 'start';

/** Conditions on a LeaveAccrualGain; all that are given must hold. */
export type LeaveAccrualGainFilter = {
  /** Equal to. */
  eq?: LeaveAccrualGain | null | undefined;
  /** One of these. */
  in?: Array<LeaveAccrualGain> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveAccrualGain | null | undefined;
};

/** What of the days left goes along into the next leave year. */
export type LeaveCarryOver =
  /** Every day left. */
  | 'all'
  /** As many days as the type names, at most. */
  | 'capped'
  /** No day left. */
  | 'none';

/** Conditions on a LeaveCarryOver; all that are given must hold. */
export type LeaveCarryOverFilter = {
  /** Equal to. */
  eq?: LeaveCarryOver | null | undefined;
  /** One of these. */
  in?: Array<LeaveCarryOver> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveCarryOver | null | undefined;
};

/** When a request needs a document. */
export type LeaveDocumentRule =
  /** Requests for more days than the type names need one. */
  | 'after_days'
  /** Each request needs one. */
  | 'always'
  /** No document is asked for. */
  | 'never';

/** Conditions on a LeaveDocumentRule; all that are given must hold. */
export type LeaveDocumentRuleFilter = {
  /** Equal to. */
  eq?: LeaveDocumentRule | null | undefined;
  /** One of these. */
  in?: Array<LeaveDocumentRule> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveDocumentRule | null | undefined;
};

/** What leave is for; each kind has its own share of pay. */
export type LeaveKind =
  /** Giving birth. */
  | 'maternity'
  /** Rest, paid. */
  | 'paid'
  /** Being with a new child. */
  | 'parental'
  /** Illness. */
  | 'sick'
  /** Anything that is not paid. */
  | 'unpaid';

/** Conditions on a LeaveKind; all that are given must hold. */
export type LeaveKindFilter = {
  /** Equal to. */
  eq?: LeaveKind | null | undefined;
  /** One of these. */
  in?: Array<LeaveKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveKind | null | undefined;
};

/** How what is granted is rounded. */
export type LeaveRounding =
  /** To the step below. */
  | 'down'
  /** To the nearest step. */
  | 'nearest'
  /** To the step above. */
  | 'up';

/** Conditions on a LeaveRounding; all that are given must hold. */
export type LeaveRoundingFilter = {
  /** Equal to. */
  eq?: LeaveRounding | null | undefined;
  /** One of these. */
  in?: Array<LeaveRounding> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveRounding | null | undefined;
};

/** Which leaveTypes to list; all conditions given must hold. */
export type LeaveTypeFilter = {
  /** Whether hours of paid leave count as worked, where days are granted by the hour. */
  accrualCountsLeave?: BooleanFilter | null | undefined;
  /** How often days are granted; empty where none are by themselves. */
  accrualFrequency?: LeaveAccrualFrequencyFilter | null | undefined;
  /** First day days are granted for by the rules on file. */
  accrualFrom?: DateFilter | null | undefined;
  /** On which day of its period a grant is given. */
  accrualGain?: LeaveAccrualGainFilter | null | undefined;
  /** Months a grant can be used; empty without end. */
  accrualMonths?: NumberFilter | null | undefined;
  /** Balance beyond which nothing is granted. */
  accrualMostBalance?: DecimalFilter | null | undefined;
  /** Days granted in a calendar year at most. */
  accrualMostPerYear?: DecimalFilter | null | undefined;
  /** The day chosen: 1 (Monday) to 7 of a week, DD-DD of half months, 1 to 31 of a month, MM-DD of longer periods with the month counted from their first, in a year of service from January. */
  accrualOn?: TextFilter | null | undefined;
  /** Whether the period somebody joins in is granted by its days from then on; else whole. */
  accrualProratesFirst?: BooleanFilter | null | undefined;
  /** Whether the period somebody leaves in is granted by its days until then; else whole. */
  accrualProratesLast?: BooleanFilter | null | undefined;
  /** How they are rounded. */
  accrualRounding?: LeaveRoundingFilter | null | undefined;
  /** Grants are rounded to whole steps of this. */
  accrualStep?: DecimalFilter | null | undefined;
  /** Tells grants by these rules from those by earlier ones. */
  accrualVersion?: NumberFilter | null | undefined;
  /** Whether it may be taken only once probation is over. */
  afterProbation?: BooleanFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<LeaveTypeFilter> | null | undefined;
  /** Days afterwards it can still be asked for; empty without limit. */
  backdateDays?: NumberFilter | null | undefined;
  /** What goes along into the next leave year. */
  carryOver?: LeaveCarryOverFilter | null | undefined;
  /** Days they can be used in the new year, its first included, where not by months. */
  carryOverDays?: NumberFilter | null | undefined;
  /** Whether days overdrawn are forgiven when the leave year ends. */
  carryOverForgives?: BooleanFilter | null | undefined;
  /** Months they can be used in the new year; empty without end. */
  carryOverMonths?: NumberFilter | null | undefined;
  /** Days that go along at most. */
  carryOverMost?: DecimalFilter | null | undefined;
  /** Until which day of the new year they can be used, as MM-DD, where neither by months nor by days. */
  carryOverUntil?: TextFilter | null | undefined;
  /** Short code. */
  code?: TextFilter | null | undefined;
  /** Colour of its mark. */
  colour?: TextFilter | null | undefined;
  /** Whether its days count as service at the end of it; where not said, those that are paid do. */
  countsAsService?: BooleanFilter | null | undefined;
  /** Whether holidays count. */
  countsHolidays?: BooleanFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Days beyond which a document is needed. */
  documentAfterDays?: NumberFilter | null | undefined;
  /** When a document is needed. */
  documentRule?: LeaveDocumentRuleFilter | null | undefined;
  /** The form of employment it is for alone; empty for all. */
  employeeType?: EmployeeTypeFilter | null | undefined;
  /** Days that have to be left after a payout. */
  encashKeep?: DecimalFilter | null | undefined;
  /** Days paid out in a leave year at most. */
  encashMost?: DecimalFilter | null | undefined;
  /** For whom alone it is; empty for everybody. */
  gender?: GenderFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Whether it can be asked for. */
  isActive?: BooleanFilter | null | undefined;
  /** Whether days can be paid out. */
  isEncashable?: BooleanFilter | null | undefined;
  /** What integrators and papers call it. */
  kind?: LeaveKindFilter | null | undefined;
  /** Days that may follow each other, over several requests too. */
  maxConsecutive?: DecimalFilter | null | undefined;
  /** Days of a leave year at most. */
  maxPerYear?: DecimalFilter | null | undefined;
  /** Hours are taken in steps of so many minutes. */
  minMinutes?: NumberFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** Name in Arabic. */
  nameAr?: TextFilter | null | undefined;
  /** Days the balance may fall below zero. */
  negativeTo?: DecimalFilter | null | undefined;
  /** When how days are granted is changed: the first day that holds; where none is given the first day after the period that runs. Days before keep what held then. Never kept. */
  newAccrualFrom?: DateFilter | null | undefined;
  /** When how much of the pay goes on, or whether days count as service, is changed: the first day that holds; where none is given the first of the next month. Days before keep what held then. Never kept. */
  newPayFrom?: DateFilter | null | undefined;
  /** Days ahead it has to be asked for. */
  noticeDays?: NumberFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<LeaveTypeFilter> | null | undefined;
  /** Whether days left on the last day of employment are paid out. */
  paidAtEnd?: BooleanFilter | null | undefined;
  /** Percent of pay that goes on, where no step says otherwise. */
  paidPercent?: DecimalFilter | null | undefined;
  /** First day that is paid as the percent and the steps say; empty: every day. */
  payFrom?: DateFilter | null | undefined;
  /** Whether only days granted before can be taken. */
  requiresAllocation?: BooleanFilter | null | undefined;
  /** First day its days count as service, or do not, as is said; empty: they always did. */
  serviceFrom?: DateFilter | null | undefined;
  /** Place in lists, smallest first; the first of a kind is taken where only the kind is known. */
  sortOrder?: NumberFilter | null | undefined;
  /** The smallest part in which it is taken. */
  unit?: LeaveTypeUnitFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Days of service before it may be taken. */
  waitingDays?: NumberFilter | null | undefined;
  /** Which weekends count. */
  weekends?: LeaveWeekendsFilter | null | undefined;
  /** When its leave year begins. */
  yearBasis?: LeaveYearBasisFilter | null | undefined;
};

/** The smallest part in which a type of leave is taken. */
export type LeaveTypeUnit =
  /** Whole days. */
  | 'day'
  /** Halves of days. */
  | 'half_day'
  /** Hours, or the minutes the type names. */
  | 'hour';

/** Conditions on a LeaveTypeUnit; all that are given must hold. */
export type LeaveTypeUnitFilter = {
  /** Equal to. */
  eq?: LeaveTypeUnit | null | undefined;
  /** One of these. */
  in?: Array<LeaveTypeUnit> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveTypeUnit | null | undefined;
};

/** Which weekends count as leave. */
export type LeaveWeekends =
  /** Those at the ends count too. */
  | 'adjacent'
  /** Those between days taken count. */
  | 'between'
  /** No day of rest counts. */
  | 'none';

/** Conditions on a LeaveWeekends; all that are given must hold. */
export type LeaveWeekendsFilter = {
  /** Equal to. */
  eq?: LeaveWeekends | null | undefined;
  /** One of these. */
  in?: Array<LeaveWeekends> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveWeekends | null | undefined;
};

/** When a leave year begins. */
export type LeaveYearBasis =
  /** On 1 January. */
  | 'calendar'
  /** On the anniversary of the hire. */
  | 'service';

/** Conditions on a LeaveYearBasis; all that are given must hold. */
export type LeaveYearBasisFilter = {
  /** Equal to. */
  eq?: LeaveYearBasis | null | undefined;
  /** One of these. */
  in?: Array<LeaveYearBasis> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveYearBasis | null | undefined;
};

/** Whether somebody is married, or was. */
export type MaritalStatus =
  /** A marriage was ended by law. */
  | 'divorced'
  /** Married now. */
  | 'married'
  /** Married, and living apart. */
  | 'separated'
  /** Never married. */
  | 'single'
  /** The spouse has died. */
  | 'widowed';

/** Conditions on a MaritalStatus; all that are given must hold. */
export type MaritalStatusFilter = {
  /** Equal to. */
  eq?: MaritalStatus | null | undefined;
  /** One of these. */
  in?: Array<MaritalStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: MaritalStatus | null | undefined;
};

/** Conditions on a whole number; all that are given must hold. */
export type NumberFilter = {
  /** Equal to. */
  eq?: number | null | undefined;
  /** Greater than. */
  gt?: number | null | undefined;
  /** Greater than or equal to. */
  gte?: number | null | undefined;
  /** One of these. */
  in?: Array<number> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Less than. */
  lt?: number | null | undefined;
  /** Less than or equal to. */
  lte?: number | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: number | null | undefined;
};

/** What an amount counts for. */
export type PayBasis =
  /** So much for each day that is paid. */
  | 'daily'
  /** So much a month. */
  | 'monthly';

/** Conditions on a PayBasis; all that are given must hold. */
export type PayBasisFilter = {
  /** Equal to. */
  eq?: PayBasis | null | undefined;
  /** One of these. */
  in?: Array<PayBasis> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayBasis | null | undefined;
};

/** Whether it can be given to employees. */
export type PayItemStatus =
  /** Can be given to employees. */
  | 'active'
  /** Kept for who has it; given to nobody any more. */
  | 'inactive';

/** Conditions on a PayItemStatus; all that are given must hold. */
export type PayItemStatusFilter = {
  /** Equal to. */
  eq?: PayItemStatus | null | undefined;
  /** One of these. */
  in?: Array<PayItemStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayItemStatus | null | undefined;
};

/** Which positions to list; all conditions given must hold. */
export type PositionFilter = {
  /** All of these must hold. */
  and?: Array<PositionFilter> | null | undefined;
  /** Which credits the licences of its profession need, where a licence names no rule of its own. */
  cmeRuleId?: IdFilter | null | undefined;
  /** Short code. */
  code?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The department it usually belongs to. */
  departmentId?: IdFilter | null | undefined;
  /** Its grade; a position without salaries of its own has those of its grade. */
  gradeId?: IdFilter | null | undefined;
  /** How many employees hold it now as their main position. */
  headcount?: NumberFilter | null | undefined;
  /** How many people should hold it. */
  headcountPlanned?: NumberFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** The profession of the licence it is held with, as it stands on licences: who holds it works no shift without a valid one. Empty where it needs none. */
  licenceRequired?: TextFilter | null | undefined;
  /** Highest monthly salary for it; with neither of the two, the range is that of the grade. */
  maxSalary?: DecimalFilter | null | undefined;
  /** Lowest monthly salary for it; with neither of the two, the range is that of the grade. */
  minSalary?: DecimalFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<PositionFilter> | null | undefined;
  /** State. */
  status?: PositionStatusFilter | null | undefined;
  /** Title of the job. */
  title?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Whether a position can be filled. */
export type PositionStatus =
  /** Can be filled. */
  | 'active'
  /** Kept for who holds it; filled no more. */
  | 'inactive';

/** Conditions on a PositionStatus; all that are given must hold. */
export type PositionStatusFilter = {
  /** Equal to. */
  eq?: PositionStatus | null | undefined;
  /** One of these. */
  in?: Array<PositionStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PositionStatus | null | undefined;
};

/** Which roles to list; all conditions given must hold. */
export type RoleFilter = {
  /** All of these must hold. */
  and?: Array<RoleFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<RoleFilter> | null | undefined;
  /** Whether it grants anything now. */
  status?: RoleStatusFilter | null | undefined;
  /** Name of the role. */
  title?: TextFilter | null | undefined;
  /** Free grouping of roles. */
  type?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Whether a role grants anything now. */
export type RoleStatus =
  /** Its grants hold for whoever has it. */
  | 'active'
  /** Kept with its holders, and grants nothing. */
  | 'inactive';

/** Conditions on a RoleStatus; all that are given must hold. */
export type RoleStatusFilter = {
  /** Equal to. */
  eq?: RoleStatus | null | undefined;
  /** One of these. */
  in?: Array<RoleStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: RoleStatus | null | undefined;
};

/** Which salaryFormulas to list; all conditions given must hold. */
export type SalaryFormulaFilter = {
  /** All of these must hold. */
  and?: Array<SalaryFormulaFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Days of pay lost by a day of excused absence. */
  excusedAbsenceDayFactor?: DecimalFilter | null | undefined;
  /** Hours of pay lost by an hour of excused absence. */
  excusedAbsenceHourFactor?: DecimalFilter | null | undefined;
  /** An hour of overtime of the first step, in hours. */
  firstOvertimeFactor?: DecimalFilter | null | undefined;
  /** Most an end of service pays, in years of pay, where no law says otherwise. */
  gratuityCapYears?: DecimalFilter | null | undefined;
  /** Days of basic pay for each of the first five years of service, where no law says otherwise. */
  gratuityDaysFirstYears?: DecimalFilter | null | undefined;
  /** Days of basic pay for each year of service beyond five, where no law says otherwise. */
  gratuityDaysLaterYears?: DecimalFilter | null | undefined;
  /** An hour worked on a holiday, in hours. */
  holidayOvertimeFactor?: DecimalFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What working time is measured against. */
  kind?: SalaryFormulaKindFilter | null | undefined;
  /** A day of maternity leave, in percent of a day's pay. */
  maternityLeavePercent?: DecimalFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<SalaryFormulaFilter> | null | undefined;
  /** A day of paid leave, in percent of a day's pay. */
  paidLeavePercent?: DecimalFilter | null | undefined;
  /** Parental leave from the 1st to the 45th day, in percent of a day's pay. */
  parentalLeaveFirstPercent?: DecimalFilter | null | undefined;
  /** Parental leave from the 46th to the 60th day, in percent of a day's pay. */
  parentalLeaveSecondPercent?: DecimalFilter | null | undefined;
  /** Parental leave from the 61st to the 105th day, in percent of a day's pay. */
  parentalLeaveThirdPercent?: DecimalFilter | null | undefined;
  /** An hour of overtime of the second step, in hours. */
  secondOvertimeFactor?: DecimalFilter | null | undefined;
  /** Sick leave from the 1st to the 15th day, in percent of a day's pay. */
  sickLeaveFirstPercent?: DecimalFilter | null | undefined;
  /** A day of sick leave no step below reaches, in percent of a day's pay. */
  sickLeavePercent?: DecimalFilter | null | undefined;
  /** Sick leave from the 16th to the 30th day, in percent of a day's pay. */
  sickLeaveSecondPercent?: DecimalFilter | null | undefined;
  /** Sick leave from the 31st to the 90th day, in percent of a day's pay. */
  sickLeaveThirdPercent?: DecimalFilter | null | undefined;
  /** State. */
  status?: SalaryFormulaStatusFilter | null | undefined;
  /** An hour of overtime of the third step, in hours. */
  thirdOvertimeFactor?: DecimalFilter | null | undefined;
  /** Name of the formula. */
  title?: TextFilter | null | undefined;
  /** Hours of a month or of a day, as the kind tells; empty for the other kinds. */
  totalHours?: DecimalFilter | null | undefined;
  /** Days of pay lost by a day of unexcused absence. */
  unexcusedAbsenceDayFactor?: DecimalFilter | null | undefined;
  /** Hours of pay lost by an hour of unexcused absence. */
  unexcusedAbsenceHourFactor?: DecimalFilter | null | undefined;
  /** A day of unpaid leave, in percent of a day's pay. */
  unpaidLeavePercent?: DecimalFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** An hour worked on a weekend, in hours. */
  weekendOvertimeFactor?: DecimalFilter | null | undefined;
};

/** What working time is measured against. */
export type SalaryFormulaKind =
  /** So many hours of a day, as the formula says. */
  | 'daily_total_hours'
  /** Nothing: working time is not measured. */
  | 'flexible'
  /** The days of the month. */
  | 'monthly'
  /** So many hours of a month, as the formula says. */
  | 'monthly_total_hours';

/** Conditions on a SalaryFormulaKind; all that are given must hold. */
export type SalaryFormulaKindFilter = {
  /** Equal to. */
  eq?: SalaryFormulaKind | null | undefined;
  /** One of these. */
  in?: Array<SalaryFormulaKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: SalaryFormulaKind | null | undefined;
};

/** Whether employees can be paid by it. */
export type SalaryFormulaStatus =
  /** Can be given to employees. */
  | 'active'
  /** Kept for who has it; given to nobody any more. */
  | 'inactive';

/** Conditions on a SalaryFormulaStatus; all that are given must hold. */
export type SalaryFormulaStatusFilter = {
  /** Equal to. */
  eq?: SalaryFormulaStatus | null | undefined;
  /** One of these. */
  in?: Array<SalaryFormulaStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: SalaryFormulaStatus | null | undefined;
};

/** What a virus scanner said. */
export type ScanStatus =
  /** The scanner found nothing. */
  | 'clean'
  /** The scanner found something; it is never handed out. */
  | 'infected'
  /** Not looked at yet, and not handed out. */
  | 'pending'
  /** No scanner is set up; it is handed out as it is. */
  | 'unchecked';

/** What of a day counts as worked, its breaks left out. */
export type ShiftCounting =
  /** All from the first way in to the last way out, whatever lies between. */
  | 'first_to_last'
  /** Each presence from its way in to its way out. */
  | 'pairs';

/** Conditions on a ShiftCounting; all that are given must hold. */
export type ShiftCountingFilter = {
  /** Equal to. */
  eq?: ShiftCounting | null | undefined;
  /** One of these. */
  in?: Array<ShiftCounting> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: ShiftCounting | null | undefined;
};

/** Which shifts to list; all conditions given must hold. */
export type ShiftFilter = {
  /** All of these must hold. */
  and?: Array<ShiftFilter> | null | undefined;
  /** Minutes after its end from which on a way out nobody took is put at its end, or at when the hours it asks for are full. It counts for nothing until somebody confirms it. Empty: the way out stays missing. */
  autoCloseAfter?: NumberFilter | null | undefined;
  /** Short code, such as N for the night. */
  code?: TextFilter | null | undefined;
  /** Colour on calendars and sheets. */
  colour?: TextFilter | null | undefined;
  /** What of a day counts as worked; breaks between its times never do. */
  counting?: ShiftCountingFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Degrees north of the place it is worked at. */
  fenceLatitude?: DecimalFilter | null | undefined;
  /** Degrees east of it. */
  fenceLongitude?: DecimalFilter | null | undefined;
  /** Metres around it within which somebody is there; with all three, whoever clocks in on his phone is asked where he is. */
  fenceRadius?: NumberFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Whether people take turns on it. Laws that pay more for overtime by night may leave shift workers out. */
  isShiftWork?: BooleanFilter | null | undefined;
  /** What it asks for. */
  kind?: ShiftKindFilter | null | undefined;
  /** Minutes worked below which a day counts as half; empty: any presence makes it whole. */
  leastFull?: NumberFilter | null | undefined;
  /** Minutes worked below which a day counts as absence; empty: any presence counts. */
  leastHalf?: NumberFilter | null | undefined;
  /** Minutes of overtime a working day must come to before any of them counts; 0: each minute does. */
  leastOvertime?: NumberFilter | null | undefined;
  /** The profession of the licence it is worked with, as it stands on licences; empty where it needs none. */
  licenceNeeded?: TextFilter | null | undefined;
  /** How much an hour worked in it counts for pay: 1.5 makes two hours three. */
  multiplier?: DecimalFilter | null | undefined;
  /** When what it asks for is changed: the first day that holds, today where none is given. Days before keep what held then. Never kept. */
  newTimesFrom?: DateFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<ShiftFilter> | null | undefined;
  /** The skills it is worked with, as they stand of employees, with commas between them; empty where it needs none. */
  skillsNeeded?: TextFilter | null | undefined;
  /** State. */
  status?: ShiftStatusFilter | null | undefined;
  /** First day of what it asks for now; empty: it always did. */
  timesFrom?: DateFilter | null | undefined;
  /** What it is called. */
  title?: TextFilter | null | undefined;
  /** Hours a day, or a month where that is what it asks for; with fixed times the server adds them up. */
  totalHours?: DecimalFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Minutes after its end within which a punch is one of the shift. */
  windowAfter?: NumberFilter | null | undefined;
  /** Minutes before its start within which a punch is one of the shift. */
  windowBefore?: NumberFilter | null | undefined;
};

/** What a shift asks for. */
export type ShiftKind =
  /** So many hours a day, whenever they are worked. */
  | 'daily_hours'
  /** So many hours a month, on whatever days. */
  | 'monthly_hours'
  /** Presence from and to the times given. */
  | 'times';

/** Conditions on a ShiftKind; all that are given must hold. */
export type ShiftKindFilter = {
  /** Equal to. */
  eq?: ShiftKind | null | undefined;
  /** One of these. */
  in?: Array<ShiftKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: ShiftKind | null | undefined;
};

/** Which shiftPatterns to list; all conditions given must hold. */
export type ShiftPatternFilter = {
  /** All of these must hold. */
  and?: Array<ShiftPatternFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** After how many days it begins anew. */
  cycleDays?: NumberFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<ShiftPatternFilter> | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Whether a shift can be given to employees. */
export type ShiftStatus =
  /** Can be given and planned. */
  | 'active'
  /** Kept for who has it; given to nobody any more. */
  | 'inactive';

/** Conditions on a ShiftStatus; all that are given must hold. */
export type ShiftStatusFilter = {
  /** Equal to. */
  eq?: ShiftStatus | null | undefined;
  /** One of these. */
  in?: Array<ShiftStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: ShiftStatus | null | undefined;
};

/** Conditions on a text; all that are given must hold. */
export type TextFilter = {
  /** Contains this text, in any spelling: case, accents and ways to write a letter make no difference. */
  contains?: string | null | undefined;
  /** Equal to. */
  eq?: string | null | undefined;
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: string | null | undefined;
  /** Starts with this text, in any spelling. */
  startsWith?: string | null | undefined;
};

/** Which users to list; all conditions given must hold. */
export type UserFilter = {
  /** All of these must hold. */
  and?: Array<UserFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** E-mail address to sign in with, in lower case; unique in the product. */
  email?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Language of mails and documents: en or ar. */
  locale?: TextFilter | null | undefined;
  /** Full name. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<UserFilter> | null | undefined;
  /** Platform roles, which hold outside any company. */
  roleIds?: IdsFilter | null | undefined;
  /** Whether the user may use the product. */
  status?: UserStatusFilter | null | undefined;
  /** Kind of account. */
  type?: UserTypeFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Only active users may use the product. */
export type UserStatus =
  /** May use the product. */
  | 'active'
  /** Is let into nothing, in no company. */
  | 'inactive';

/** Conditions on a UserStatus; all that are given must hold. */
export type UserStatusFilter = {
  /** Equal to. */
  eq?: UserStatus | null | undefined;
  /** One of these. */
  in?: Array<UserStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: UserStatus | null | undefined;
};

/** What kind of account it is. */
export type UserType =
  /** Manages everything in every company. */
  | 'admin'
  /** Sees the acl-page alone. */
  | 'client'
  /** May do what his roles grant. */
  | 'employee';

/** Conditions on a UserType; all that are given must hold. */
export type UserTypeFilter = {
  /** Equal to. */
  eq?: UserType | null | undefined;
  /** One of these. */
  in?: Array<UserType> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: UserType | null | undefined;
};

/** What a vendor delivers. */
export type VendorCategory =
  /** Food and drink. */
  | 'catering'
  /** Machines and instruments. */
  | 'equipment'
  /** Buildings, cleaning and upkeep. */
  | 'facilities'
  /** Cover against loss and illness. */
  | 'insurance'
  /** Computers, programs and networks. */
  | 'it'
  /** Medicines and medical supplies. */
  | 'medical'
  /** Anything else. */
  | 'other'
  /** Advice, such as of lawyers and auditors. */
  | 'professional'
  /** People who work for a time. */
  | 'staffing'
  /** Courses and training. */
  | 'training'
  /** Driving and carrying. */
  | 'transport';

/** Conditions on a VendorCategory; all that are given must hold. */
export type VendorCategoryFilter = {
  /** Equal to. */
  eq?: VendorCategory | null | undefined;
  /** One of these. */
  in?: Array<VendorCategory> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: VendorCategory | null | undefined;
};

/** Which vendors to list; all conditions given must hold. */
export type VendorFilter = {
  /** Where post reaches it. */
  address?: TextFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<VendorFilter> | null | undefined;
  /** When the account was verified or rejected. */
  bankDecidedAt?: InstantFilter | null | undefined;
  /** Who verified or rejected the account; never who entered it. */
  bankDecidedById?: IdFilter | null | undefined;
  /** Name of who verified or rejected the account. */
  bankDecidedByName?: TextFilter | null | undefined;
  /** When the account was entered last. */
  bankEnteredAt?: InstantFilter | null | undefined;
  /** Who entered the account last. */
  bankEnteredById?: IdFilter | null | undefined;
  /** Name of who entered the account last. */
  bankEnteredByName?: TextFilter | null | undefined;
  /** Name its bank account is held in. */
  bankHolder?: TextFilter | null | undefined;
  /** Bank of the account. */
  bankName?: TextFilter | null | undefined;
  /** Why the account was rejected. */
  bankNote?: TextFilter | null | undefined;
  /** Whether a second person has verified the account; it waits again whenever holder, bank or IBAN change. Empty without an account. */
  bankState?: BankAccountStateFilter | null | undefined;
  /** What it delivers. */
  category?: VendorCategoryFilter | null | undefined;
  /** Whom to speak to. */
  contactPerson?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** E-mail address. */
  email?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Last day of the trade licence. */
  licenceExpiry?: DateFilter | null | undefined;
  /** Number of the trade licence. */
  licenceNo?: TextFilter | null | undefined;
  /** Mobile telephone. */
  mobilePhone?: TextFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** Remarks, such as why it is blocked. */
  notes?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<VendorFilter> | null | undefined;
  /** Telephone of the office. */
  phone?: TextFilter | null | undefined;
  /** How content the company is, 1 to 5. */
  rating?: NumberFilter | null | undefined;
  /** Whether the company buys from it. */
  status?: VendorStatusFilter | null | undefined;
  /** Tax registration number. */
  taxNo?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Web page. */
  website?: TextFilter | null | undefined;
};

/** Whether the company buys from a vendor. */
export type VendorStatus =
  /** Is bought from. */
  | 'active'
  /** Kept, and bought from no more. */
  | 'blocked';

/** Conditions on a VendorStatus; all that are given must hold. */
export type VendorStatusFilter = {
  /** Equal to. */
  eq?: VendorStatus | null | undefined;
  /** One of these. */
  in?: Array<VendorStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: VendorStatus | null | undefined;
};

/** Which webhooks to list; all conditions given must hold. */
export type WebhookFilter = {
  /** All of these must hold. */
  and?: Array<WebhookFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Since when every call failed. */
  failingSince?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Whether it is called. */
  isActive?: BooleanFilter | null | undefined;
  /** What it is for. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<WebhookFilter> | null | undefined;
  /** When calls were paused because they failed for days, or because the receiver asked not to be called again. */
  pausedAt?: InstantFilter | null | undefined;
  /** When its secret was made. */
  secretMadeAt?: InstantFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Where calls go: an https address on the open internet. */
  url?: TextFilter | null | undefined;
};

/** Which workCalendars to list; all conditions given must hold. */
export type WorkCalendarFilter = {
  /** All of these must hold. */
  and?: Array<WorkCalendarFilter> | null | undefined;
  /** Country whose holidays go with it, ISO 3166-1 alpha-2; empty for that of the company. */
  country?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Where weeks alternate: a day of an even week. The server keeps its Monday. */
  evenFrom?: DateFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<WorkCalendarFilter> | null | undefined;
  /** IANA time zone its times are meant in; empty for that of the company. */
  timeZone?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Which workLocations to list; all conditions given must hold. */
export type WorkLocationFilter = {
  /** Street address. */
  address?: TextFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<WorkLocationFilter> | null | undefined;
  /** Short code. */
  code?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Degrees north of it. */
  fenceLatitude?: DecimalFilter | null | undefined;
  /** Degrees east of it. */
  fenceLongitude?: DecimalFilter | null | undefined;
  /** Metres around it within which somebody is there; with all three, who works there by contract is asked on his phone where he is, unless his shift has a place of its own. */
  fenceRadius?: NumberFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<WorkLocationFilter> | null | undefined;
  /** State. */
  status?: WorkLocationStatusFilter | null | undefined;
  /** IANA time zone there, by whose clock days and shifts of who works there by contract are told; empty: that of the company. */
  timeZone?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Whether people are placed at a location. */
export type WorkLocationStatus =
  /** People can be placed there. */
  | 'active'
  /** Kept; nobody is placed there any more. */
  | 'inactive';

/** Conditions on a WorkLocationStatus; all that are given must hold. */
export type WorkLocationStatusFilter = {
  /** Equal to. */
  eq?: WorkLocationStatus | null | undefined;
  /** One of these. */
  in?: Array<WorkLocationStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: WorkLocationStatus | null | undefined;
};

export type FilesByIdQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type FilesByIdQuery = { page: { rows: Array<{ id: string, name: string, type: FileType, mimeType: string, size: number, scanStatus: ScanStatus }> } };

export type FileSummaryFragment = { id: string, name: string, type: FileType, mimeType: string, size: number, scanStatus: ScanStatus };

export type RevealValueMutationVariables = Exact<{
  subject: string;
  id: string;
  field: string;
}>;


export type RevealValueMutation = { value: string | null };

export type CompensationOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: CompensationFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type CompensationOptionsQuery = { page: { rows: Array<{ id: string, label: string }> } };

export type DeductionOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: DeductionFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type DeductionOptionsQuery = { page: { rows: Array<{ id: string, label: string }> } };

export type SalaryFormulaOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: SalaryFormulaFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type SalaryFormulaOptionsQuery = { page: { rows: Array<{ id: string, label: string }> } };

export type DepartmentOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: DepartmentFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type DepartmentOptionsQuery = { page: { rows: Array<{ id: string, label: string, detail: string | null }> } };

export type PositionOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: PositionFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type PositionOptionsQuery = { page: { rows: Array<{ id: string, label: string, detail: string | null }> } };

export type EmployeeOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: EmployeeFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type EmployeeOptionsQuery = { page: { rows: Array<{ id: string, label: string | null, detail: string }> } };

export type DependantOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: DependantFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type DependantOptionsQuery = { page: { rows: Array<{ id: string, label: string, employee: { id: string, employeeName: string | null } | null }> } };

export type EmployeeLicenceOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: EmployeeLicenceFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type EmployeeLicenceOptionsQuery = { page: { rows: Array<{ id: string, label: string, detail: string }> } };

export type CmeRuleOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: CmeRuleFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type CmeRuleOptionsQuery = { page: { rows: Array<{ id: string, label: string, detail: string }> } };

export type UserOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: UserFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type UserOptionsQuery = { page: { rows: Array<{ id: string, label: string, detail: string }> } };

export type RoleOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: RoleFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type RoleOptionsQuery = { page: { rows: Array<{ id: string, label: string, detail: string | null }> } };

export type CompanyRoleOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: CompanyRoleFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type CompanyRoleOptionsQuery = { page: { rows: Array<{ id: string, label: string, detail: string | null }> } };

export type WebhookOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: WebhookFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type WebhookOptionsQuery = { page: { rows: Array<{ id: string, label: string }> } };

export type ShiftOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ShiftFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type ShiftOptionsQuery = { page: { rows: Array<{ id: string, label: string }> } };

export type DocumentTypeOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: DocumentTypeFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type DocumentTypeOptionsQuery = { page: { rows: Array<{ id: string, label: string, detail: string }> } };

export type VendorOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: VendorFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type VendorOptionsQuery = { page: { rows: Array<{ id: string, label: string, detail: VendorCategory | null }> } };

export type WorkCalendarOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: WorkCalendarFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type WorkCalendarOptionsQuery = { page: { rows: Array<{ id: string, label: string, detail: string | null }> } };

export type LeaveTypeOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: LeaveTypeFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type LeaveTypeOptionsQuery = { page: { rows: Array<{ id: string, label: string | null, detail: string }> } };

export type ShiftPatternOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ShiftPatternFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type ShiftPatternOptionsQuery = { page: { rows: Array<{ id: string, label: string }> } };

export type CodesQueryVariables = Exact<{
  list: CodeList;
}>;


export type CodesQuery = { codes: Array<string> };

export type WorkLocationOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: WorkLocationFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type WorkLocationOptionsQuery = { page: { rows: Array<{ id: string, label: string }> } };

export type GradeOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: GradeFilter | null | undefined;
  limit?: number | null | undefined;
}>;


export type GradeOptionsQuery = { page: { rows: Array<{ id: string, label: string, detail: string }> } };

export const FileSummaryFragmentDoc = gql`
    fragment FileSummary on File {
  id
  name
  type
  mimeType
  size
  scanStatus
}
    `;
export const FilesByIdDocument = gql`
    query FilesById($ids: [ID!]) {
  page: files(filter: {id: {in: $ids}}, limit: 200) {
    rows {
      ...FileSummary
    }
  }
}
    ${FileSummaryFragmentDoc}`;

/**
 * __useFilesByIdQuery__
 *
 * To run a query within a React component, call `useFilesByIdQuery` and pass it any options that fit your needs.
 * When your component renders, `useFilesByIdQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFilesByIdQuery({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useFilesByIdQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FilesByIdQuery, FilesByIdQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FilesByIdQuery, FilesByIdQueryVariables>(FilesByIdDocument, options);
      }
export function useFilesByIdLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FilesByIdQuery, FilesByIdQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FilesByIdQuery, FilesByIdQueryVariables>(FilesByIdDocument, options);
        }
// @ts-ignore
export function useFilesByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FilesByIdQuery, FilesByIdQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FilesByIdQuery, FilesByIdQueryVariables>;
export function useFilesByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FilesByIdQuery, FilesByIdQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FilesByIdQuery | undefined, FilesByIdQueryVariables>;
export function useFilesByIdSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FilesByIdQuery, FilesByIdQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FilesByIdQuery, FilesByIdQueryVariables>(FilesByIdDocument, options);
        }
export type FilesByIdQueryHookResult = ReturnType<typeof useFilesByIdQuery>;
export type FilesByIdLazyQueryHookResult = ReturnType<typeof useFilesByIdLazyQuery>;
export type FilesByIdSuspenseQueryHookResult = ReturnType<typeof useFilesByIdSuspenseQuery>;
export type FilesByIdQueryResult = ApolloReactCommon.QueryResult<FilesByIdQuery, FilesByIdQueryVariables>;
export const RevealValueDocument = gql`
    mutation RevealValue($subject: String!, $id: ID!, $field: String!) {
  value: revealValue(subject: $subject, id: $id, field: $field)
}
    `;

/**
 * __useRevealValueMutation__
 *
 * To run a mutation, you first call `useRevealValueMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevealValueMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revealValueMutation, { data, loading, error }] = useRevealValueMutation({
 *   variables: {
 *      subject: // value for 'subject'
 *      id: // value for 'id'
 *      field: // value for 'field'
 *   },
 * });
 */
export function useRevealValueMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevealValueMutation, RevealValueMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevealValueMutation, RevealValueMutationVariables>(RevealValueDocument, options);
      }
export type RevealValueMutationHookResult = ReturnType<typeof useRevealValueMutation>;
export type RevealValueMutationResult = ApolloReactCommon.MutationResult<RevealValueMutation>;
export const CompensationOptionsDocument = gql`
    query CompensationOptions($search: String, $filter: CompensationFilter, $limit: Int) {
  page: compensations(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: title}]
  ) {
    rows {
      id
      label: title
    }
  }
}
    `;

/**
 * __useCompensationOptionsQuery__
 *
 * To run a query within a React component, call `useCompensationOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompensationOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompensationOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useCompensationOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompensationOptionsQuery, CompensationOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompensationOptionsQuery, CompensationOptionsQueryVariables>(CompensationOptionsDocument, options);
      }
export function useCompensationOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompensationOptionsQuery, CompensationOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompensationOptionsQuery, CompensationOptionsQueryVariables>(CompensationOptionsDocument, options);
        }
// @ts-ignore
export function useCompensationOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CompensationOptionsQuery, CompensationOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompensationOptionsQuery, CompensationOptionsQueryVariables>;
export function useCompensationOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompensationOptionsQuery, CompensationOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompensationOptionsQuery | undefined, CompensationOptionsQueryVariables>;
export function useCompensationOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompensationOptionsQuery, CompensationOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CompensationOptionsQuery, CompensationOptionsQueryVariables>(CompensationOptionsDocument, options);
        }
export type CompensationOptionsQueryHookResult = ReturnType<typeof useCompensationOptionsQuery>;
export type CompensationOptionsLazyQueryHookResult = ReturnType<typeof useCompensationOptionsLazyQuery>;
export type CompensationOptionsSuspenseQueryHookResult = ReturnType<typeof useCompensationOptionsSuspenseQuery>;
export type CompensationOptionsQueryResult = ApolloReactCommon.QueryResult<CompensationOptionsQuery, CompensationOptionsQueryVariables>;
export const DeductionOptionsDocument = gql`
    query DeductionOptions($search: String, $filter: DeductionFilter, $limit: Int) {
  page: deductions(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: title}]
  ) {
    rows {
      id
      label: title
    }
  }
}
    `;

/**
 * __useDeductionOptionsQuery__
 *
 * To run a query within a React component, call `useDeductionOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeductionOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeductionOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useDeductionOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DeductionOptionsQuery, DeductionOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeductionOptionsQuery, DeductionOptionsQueryVariables>(DeductionOptionsDocument, options);
      }
export function useDeductionOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeductionOptionsQuery, DeductionOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeductionOptionsQuery, DeductionOptionsQueryVariables>(DeductionOptionsDocument, options);
        }
// @ts-ignore
export function useDeductionOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DeductionOptionsQuery, DeductionOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DeductionOptionsQuery, DeductionOptionsQueryVariables>;
export function useDeductionOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DeductionOptionsQuery, DeductionOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DeductionOptionsQuery | undefined, DeductionOptionsQueryVariables>;
export function useDeductionOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DeductionOptionsQuery, DeductionOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DeductionOptionsQuery, DeductionOptionsQueryVariables>(DeductionOptionsDocument, options);
        }
export type DeductionOptionsQueryHookResult = ReturnType<typeof useDeductionOptionsQuery>;
export type DeductionOptionsLazyQueryHookResult = ReturnType<typeof useDeductionOptionsLazyQuery>;
export type DeductionOptionsSuspenseQueryHookResult = ReturnType<typeof useDeductionOptionsSuspenseQuery>;
export type DeductionOptionsQueryResult = ApolloReactCommon.QueryResult<DeductionOptionsQuery, DeductionOptionsQueryVariables>;
export const SalaryFormulaOptionsDocument = gql`
    query SalaryFormulaOptions($search: String, $filter: SalaryFormulaFilter, $limit: Int) {
  page: salaryFormulas(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: title}]
  ) {
    rows {
      id
      label: title
    }
  }
}
    `;

/**
 * __useSalaryFormulaOptionsQuery__
 *
 * To run a query within a React component, call `useSalaryFormulaOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSalaryFormulaOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSalaryFormulaOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useSalaryFormulaOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SalaryFormulaOptionsQuery, SalaryFormulaOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SalaryFormulaOptionsQuery, SalaryFormulaOptionsQueryVariables>(SalaryFormulaOptionsDocument, options);
      }
export function useSalaryFormulaOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SalaryFormulaOptionsQuery, SalaryFormulaOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SalaryFormulaOptionsQuery, SalaryFormulaOptionsQueryVariables>(SalaryFormulaOptionsDocument, options);
        }
// @ts-ignore
export function useSalaryFormulaOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SalaryFormulaOptionsQuery, SalaryFormulaOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SalaryFormulaOptionsQuery, SalaryFormulaOptionsQueryVariables>;
export function useSalaryFormulaOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SalaryFormulaOptionsQuery, SalaryFormulaOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SalaryFormulaOptionsQuery | undefined, SalaryFormulaOptionsQueryVariables>;
export function useSalaryFormulaOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SalaryFormulaOptionsQuery, SalaryFormulaOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SalaryFormulaOptionsQuery, SalaryFormulaOptionsQueryVariables>(SalaryFormulaOptionsDocument, options);
        }
export type SalaryFormulaOptionsQueryHookResult = ReturnType<typeof useSalaryFormulaOptionsQuery>;
export type SalaryFormulaOptionsLazyQueryHookResult = ReturnType<typeof useSalaryFormulaOptionsLazyQuery>;
export type SalaryFormulaOptionsSuspenseQueryHookResult = ReturnType<typeof useSalaryFormulaOptionsSuspenseQuery>;
export type SalaryFormulaOptionsQueryResult = ApolloReactCommon.QueryResult<SalaryFormulaOptionsQuery, SalaryFormulaOptionsQueryVariables>;
export const DepartmentOptionsDocument = gql`
    query DepartmentOptions($search: String, $filter: DepartmentFilter, $limit: Int) {
  page: departments(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: name}]
  ) {
    rows {
      id
      label: name
      detail: code
    }
  }
}
    `;

/**
 * __useDepartmentOptionsQuery__
 *
 * To run a query within a React component, call `useDepartmentOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDepartmentOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDepartmentOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useDepartmentOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DepartmentOptionsQuery, DepartmentOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DepartmentOptionsQuery, DepartmentOptionsQueryVariables>(DepartmentOptionsDocument, options);
      }
export function useDepartmentOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DepartmentOptionsQuery, DepartmentOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DepartmentOptionsQuery, DepartmentOptionsQueryVariables>(DepartmentOptionsDocument, options);
        }
// @ts-ignore
export function useDepartmentOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DepartmentOptionsQuery, DepartmentOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DepartmentOptionsQuery, DepartmentOptionsQueryVariables>;
export function useDepartmentOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DepartmentOptionsQuery, DepartmentOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DepartmentOptionsQuery | undefined, DepartmentOptionsQueryVariables>;
export function useDepartmentOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DepartmentOptionsQuery, DepartmentOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DepartmentOptionsQuery, DepartmentOptionsQueryVariables>(DepartmentOptionsDocument, options);
        }
export type DepartmentOptionsQueryHookResult = ReturnType<typeof useDepartmentOptionsQuery>;
export type DepartmentOptionsLazyQueryHookResult = ReturnType<typeof useDepartmentOptionsLazyQuery>;
export type DepartmentOptionsSuspenseQueryHookResult = ReturnType<typeof useDepartmentOptionsSuspenseQuery>;
export type DepartmentOptionsQueryResult = ApolloReactCommon.QueryResult<DepartmentOptionsQuery, DepartmentOptionsQueryVariables>;
export const PositionOptionsDocument = gql`
    query PositionOptions($search: String, $filter: PositionFilter, $limit: Int) {
  page: positions(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: title}]
  ) {
    rows {
      id
      label: title
      detail: code
    }
  }
}
    `;

/**
 * __usePositionOptionsQuery__
 *
 * To run a query within a React component, call `usePositionOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePositionOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePositionOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function usePositionOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PositionOptionsQuery, PositionOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PositionOptionsQuery, PositionOptionsQueryVariables>(PositionOptionsDocument, options);
      }
export function usePositionOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PositionOptionsQuery, PositionOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PositionOptionsQuery, PositionOptionsQueryVariables>(PositionOptionsDocument, options);
        }
// @ts-ignore
export function usePositionOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PositionOptionsQuery, PositionOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PositionOptionsQuery, PositionOptionsQueryVariables>;
export function usePositionOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PositionOptionsQuery, PositionOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PositionOptionsQuery | undefined, PositionOptionsQueryVariables>;
export function usePositionOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PositionOptionsQuery, PositionOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PositionOptionsQuery, PositionOptionsQueryVariables>(PositionOptionsDocument, options);
        }
export type PositionOptionsQueryHookResult = ReturnType<typeof usePositionOptionsQuery>;
export type PositionOptionsLazyQueryHookResult = ReturnType<typeof usePositionOptionsLazyQuery>;
export type PositionOptionsSuspenseQueryHookResult = ReturnType<typeof usePositionOptionsSuspenseQuery>;
export type PositionOptionsQueryResult = ApolloReactCommon.QueryResult<PositionOptionsQuery, PositionOptionsQueryVariables>;
export const EmployeeOptionsDocument = gql`
    query EmployeeOptions($search: String, $filter: EmployeeFilter, $limit: Int) {
  page: employees(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: firstName}]
  ) {
    rows {
      id
      label: employeeName
      detail: code
    }
  }
}
    `;

/**
 * __useEmployeeOptionsQuery__
 *
 * To run a query within a React component, call `useEmployeeOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useEmployeeOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeeOptionsQuery, EmployeeOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeOptionsQuery, EmployeeOptionsQueryVariables>(EmployeeOptionsDocument, options);
      }
export function useEmployeeOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeOptionsQuery, EmployeeOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeOptionsQuery, EmployeeOptionsQueryVariables>(EmployeeOptionsDocument, options);
        }
// @ts-ignore
export function useEmployeeOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeOptionsQuery, EmployeeOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeOptionsQuery, EmployeeOptionsQueryVariables>;
export function useEmployeeOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeOptionsQuery, EmployeeOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeOptionsQuery | undefined, EmployeeOptionsQueryVariables>;
export function useEmployeeOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeOptionsQuery, EmployeeOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeOptionsQuery, EmployeeOptionsQueryVariables>(EmployeeOptionsDocument, options);
        }
export type EmployeeOptionsQueryHookResult = ReturnType<typeof useEmployeeOptionsQuery>;
export type EmployeeOptionsLazyQueryHookResult = ReturnType<typeof useEmployeeOptionsLazyQuery>;
export type EmployeeOptionsSuspenseQueryHookResult = ReturnType<typeof useEmployeeOptionsSuspenseQuery>;
export type EmployeeOptionsQueryResult = ApolloReactCommon.QueryResult<EmployeeOptionsQuery, EmployeeOptionsQueryVariables>;
export const DependantOptionsDocument = gql`
    query DependantOptions($search: String, $filter: DependantFilter, $limit: Int) {
  page: dependants(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: name}]
  ) {
    rows {
      id
      label: name
      employee {
        id
        employeeName
      }
    }
  }
}
    `;

/**
 * __useDependantOptionsQuery__
 *
 * To run a query within a React component, call `useDependantOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDependantOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDependantOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useDependantOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DependantOptionsQuery, DependantOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DependantOptionsQuery, DependantOptionsQueryVariables>(DependantOptionsDocument, options);
      }
export function useDependantOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DependantOptionsQuery, DependantOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DependantOptionsQuery, DependantOptionsQueryVariables>(DependantOptionsDocument, options);
        }
// @ts-ignore
export function useDependantOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DependantOptionsQuery, DependantOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DependantOptionsQuery, DependantOptionsQueryVariables>;
export function useDependantOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DependantOptionsQuery, DependantOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DependantOptionsQuery | undefined, DependantOptionsQueryVariables>;
export function useDependantOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DependantOptionsQuery, DependantOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DependantOptionsQuery, DependantOptionsQueryVariables>(DependantOptionsDocument, options);
        }
export type DependantOptionsQueryHookResult = ReturnType<typeof useDependantOptionsQuery>;
export type DependantOptionsLazyQueryHookResult = ReturnType<typeof useDependantOptionsLazyQuery>;
export type DependantOptionsSuspenseQueryHookResult = ReturnType<typeof useDependantOptionsSuspenseQuery>;
export type DependantOptionsQueryResult = ApolloReactCommon.QueryResult<DependantOptionsQuery, DependantOptionsQueryVariables>;
export const EmployeeLicenceOptionsDocument = gql`
    query EmployeeLicenceOptions($search: String, $filter: EmployeeLicenceFilter, $limit: Int) {
  page: employeeLicences(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: number}]
  ) {
    rows {
      id
      label: number
      detail: authority
    }
  }
}
    `;

/**
 * __useEmployeeLicenceOptionsQuery__
 *
 * To run a query within a React component, call `useEmployeeLicenceOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeLicenceOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeLicenceOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useEmployeeLicenceOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeeLicenceOptionsQuery, EmployeeLicenceOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeLicenceOptionsQuery, EmployeeLicenceOptionsQueryVariables>(EmployeeLicenceOptionsDocument, options);
      }
export function useEmployeeLicenceOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeLicenceOptionsQuery, EmployeeLicenceOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeLicenceOptionsQuery, EmployeeLicenceOptionsQueryVariables>(EmployeeLicenceOptionsDocument, options);
        }
// @ts-ignore
export function useEmployeeLicenceOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLicenceOptionsQuery, EmployeeLicenceOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLicenceOptionsQuery, EmployeeLicenceOptionsQueryVariables>;
export function useEmployeeLicenceOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLicenceOptionsQuery, EmployeeLicenceOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLicenceOptionsQuery | undefined, EmployeeLicenceOptionsQueryVariables>;
export function useEmployeeLicenceOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLicenceOptionsQuery, EmployeeLicenceOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeLicenceOptionsQuery, EmployeeLicenceOptionsQueryVariables>(EmployeeLicenceOptionsDocument, options);
        }
export type EmployeeLicenceOptionsQueryHookResult = ReturnType<typeof useEmployeeLicenceOptionsQuery>;
export type EmployeeLicenceOptionsLazyQueryHookResult = ReturnType<typeof useEmployeeLicenceOptionsLazyQuery>;
export type EmployeeLicenceOptionsSuspenseQueryHookResult = ReturnType<typeof useEmployeeLicenceOptionsSuspenseQuery>;
export type EmployeeLicenceOptionsQueryResult = ApolloReactCommon.QueryResult<EmployeeLicenceOptionsQuery, EmployeeLicenceOptionsQueryVariables>;
export const CmeRuleOptionsDocument = gql`
    query CmeRuleOptions($search: String, $filter: CmeRuleFilter, $limit: Int) {
  page: cmeRules(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: profession}]
  ) {
    rows {
      id
      label: profession
      detail: authority
    }
  }
}
    `;

/**
 * __useCmeRuleOptionsQuery__
 *
 * To run a query within a React component, call `useCmeRuleOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useCmeRuleOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCmeRuleOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useCmeRuleOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CmeRuleOptionsQuery, CmeRuleOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CmeRuleOptionsQuery, CmeRuleOptionsQueryVariables>(CmeRuleOptionsDocument, options);
      }
export function useCmeRuleOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CmeRuleOptionsQuery, CmeRuleOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CmeRuleOptionsQuery, CmeRuleOptionsQueryVariables>(CmeRuleOptionsDocument, options);
        }
// @ts-ignore
export function useCmeRuleOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CmeRuleOptionsQuery, CmeRuleOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CmeRuleOptionsQuery, CmeRuleOptionsQueryVariables>;
export function useCmeRuleOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CmeRuleOptionsQuery, CmeRuleOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CmeRuleOptionsQuery | undefined, CmeRuleOptionsQueryVariables>;
export function useCmeRuleOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CmeRuleOptionsQuery, CmeRuleOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CmeRuleOptionsQuery, CmeRuleOptionsQueryVariables>(CmeRuleOptionsDocument, options);
        }
export type CmeRuleOptionsQueryHookResult = ReturnType<typeof useCmeRuleOptionsQuery>;
export type CmeRuleOptionsLazyQueryHookResult = ReturnType<typeof useCmeRuleOptionsLazyQuery>;
export type CmeRuleOptionsSuspenseQueryHookResult = ReturnType<typeof useCmeRuleOptionsSuspenseQuery>;
export type CmeRuleOptionsQueryResult = ApolloReactCommon.QueryResult<CmeRuleOptionsQuery, CmeRuleOptionsQueryVariables>;
export const UserOptionsDocument = gql`
    query UserOptions($search: String, $filter: UserFilter, $limit: Int) {
  page: users(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: name}]
  ) {
    rows {
      id
      label: name
      detail: email
    }
  }
}
    `;

/**
 * __useUserOptionsQuery__
 *
 * To run a query within a React component, call `useUserOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useUserOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUserOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useUserOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<UserOptionsQuery, UserOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UserOptionsQuery, UserOptionsQueryVariables>(UserOptionsDocument, options);
      }
export function useUserOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UserOptionsQuery, UserOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UserOptionsQuery, UserOptionsQueryVariables>(UserOptionsDocument, options);
        }
// @ts-ignore
export function useUserOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UserOptionsQuery, UserOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UserOptionsQuery, UserOptionsQueryVariables>;
export function useUserOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UserOptionsQuery, UserOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UserOptionsQuery | undefined, UserOptionsQueryVariables>;
export function useUserOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UserOptionsQuery, UserOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UserOptionsQuery, UserOptionsQueryVariables>(UserOptionsDocument, options);
        }
export type UserOptionsQueryHookResult = ReturnType<typeof useUserOptionsQuery>;
export type UserOptionsLazyQueryHookResult = ReturnType<typeof useUserOptionsLazyQuery>;
export type UserOptionsSuspenseQueryHookResult = ReturnType<typeof useUserOptionsSuspenseQuery>;
export type UserOptionsQueryResult = ApolloReactCommon.QueryResult<UserOptionsQuery, UserOptionsQueryVariables>;
export const RoleOptionsDocument = gql`
    query RoleOptions($search: String, $filter: RoleFilter, $limit: Int) {
  page: roles(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: title}]
  ) {
    rows {
      id
      label: title
      detail: type
    }
  }
}
    `;

/**
 * __useRoleOptionsQuery__
 *
 * To run a query within a React component, call `useRoleOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useRoleOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRoleOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useRoleOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RoleOptionsQuery, RoleOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RoleOptionsQuery, RoleOptionsQueryVariables>(RoleOptionsDocument, options);
      }
export function useRoleOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RoleOptionsQuery, RoleOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RoleOptionsQuery, RoleOptionsQueryVariables>(RoleOptionsDocument, options);
        }
// @ts-ignore
export function useRoleOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RoleOptionsQuery, RoleOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RoleOptionsQuery, RoleOptionsQueryVariables>;
export function useRoleOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RoleOptionsQuery, RoleOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RoleOptionsQuery | undefined, RoleOptionsQueryVariables>;
export function useRoleOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RoleOptionsQuery, RoleOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RoleOptionsQuery, RoleOptionsQueryVariables>(RoleOptionsDocument, options);
        }
export type RoleOptionsQueryHookResult = ReturnType<typeof useRoleOptionsQuery>;
export type RoleOptionsLazyQueryHookResult = ReturnType<typeof useRoleOptionsLazyQuery>;
export type RoleOptionsSuspenseQueryHookResult = ReturnType<typeof useRoleOptionsSuspenseQuery>;
export type RoleOptionsQueryResult = ApolloReactCommon.QueryResult<RoleOptionsQuery, RoleOptionsQueryVariables>;
export const CompanyRoleOptionsDocument = gql`
    query CompanyRoleOptions($search: String, $filter: CompanyRoleFilter, $limit: Int) {
  page: companyRoles(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: title}]
  ) {
    rows {
      id
      label: title
      detail: type
    }
  }
}
    `;

/**
 * __useCompanyRoleOptionsQuery__
 *
 * To run a query within a React component, call `useCompanyRoleOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompanyRoleOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompanyRoleOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useCompanyRoleOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanyRoleOptionsQuery, CompanyRoleOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyRoleOptionsQuery, CompanyRoleOptionsQueryVariables>(CompanyRoleOptionsDocument, options);
      }
export function useCompanyRoleOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyRoleOptionsQuery, CompanyRoleOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyRoleOptionsQuery, CompanyRoleOptionsQueryVariables>(CompanyRoleOptionsDocument, options);
        }
// @ts-ignore
export function useCompanyRoleOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CompanyRoleOptionsQuery, CompanyRoleOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanyRoleOptionsQuery, CompanyRoleOptionsQueryVariables>;
export function useCompanyRoleOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanyRoleOptionsQuery, CompanyRoleOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanyRoleOptionsQuery | undefined, CompanyRoleOptionsQueryVariables>;
export function useCompanyRoleOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanyRoleOptionsQuery, CompanyRoleOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CompanyRoleOptionsQuery, CompanyRoleOptionsQueryVariables>(CompanyRoleOptionsDocument, options);
        }
export type CompanyRoleOptionsQueryHookResult = ReturnType<typeof useCompanyRoleOptionsQuery>;
export type CompanyRoleOptionsLazyQueryHookResult = ReturnType<typeof useCompanyRoleOptionsLazyQuery>;
export type CompanyRoleOptionsSuspenseQueryHookResult = ReturnType<typeof useCompanyRoleOptionsSuspenseQuery>;
export type CompanyRoleOptionsQueryResult = ApolloReactCommon.QueryResult<CompanyRoleOptionsQuery, CompanyRoleOptionsQueryVariables>;
export const WebhookOptionsDocument = gql`
    query WebhookOptions($search: String, $filter: WebhookFilter, $limit: Int) {
  page: webhooks(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: name}]
  ) {
    rows {
      id
      label: name
    }
  }
}
    `;

/**
 * __useWebhookOptionsQuery__
 *
 * To run a query within a React component, call `useWebhookOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useWebhookOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWebhookOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useWebhookOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WebhookOptionsQuery, WebhookOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhookOptionsQuery, WebhookOptionsQueryVariables>(WebhookOptionsDocument, options);
      }
export function useWebhookOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhookOptionsQuery, WebhookOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhookOptionsQuery, WebhookOptionsQueryVariables>(WebhookOptionsDocument, options);
        }
// @ts-ignore
export function useWebhookOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhookOptionsQuery, WebhookOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookOptionsQuery, WebhookOptionsQueryVariables>;
export function useWebhookOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookOptionsQuery, WebhookOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookOptionsQuery | undefined, WebhookOptionsQueryVariables>;
export function useWebhookOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookOptionsQuery, WebhookOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhookOptionsQuery, WebhookOptionsQueryVariables>(WebhookOptionsDocument, options);
        }
export type WebhookOptionsQueryHookResult = ReturnType<typeof useWebhookOptionsQuery>;
export type WebhookOptionsLazyQueryHookResult = ReturnType<typeof useWebhookOptionsLazyQuery>;
export type WebhookOptionsSuspenseQueryHookResult = ReturnType<typeof useWebhookOptionsSuspenseQuery>;
export type WebhookOptionsQueryResult = ApolloReactCommon.QueryResult<WebhookOptionsQuery, WebhookOptionsQueryVariables>;
export const ShiftOptionsDocument = gql`
    query ShiftOptions($search: String, $filter: ShiftFilter, $limit: Int) {
  page: shifts(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: title}]
  ) {
    rows {
      id
      label: title
    }
  }
}
    `;

/**
 * __useShiftOptionsQuery__
 *
 * To run a query within a React component, call `useShiftOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useShiftOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ShiftOptionsQuery, ShiftOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftOptionsQuery, ShiftOptionsQueryVariables>(ShiftOptionsDocument, options);
      }
export function useShiftOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftOptionsQuery, ShiftOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftOptionsQuery, ShiftOptionsQueryVariables>(ShiftOptionsDocument, options);
        }
// @ts-ignore
export function useShiftOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftOptionsQuery, ShiftOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftOptionsQuery, ShiftOptionsQueryVariables>;
export function useShiftOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftOptionsQuery, ShiftOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftOptionsQuery | undefined, ShiftOptionsQueryVariables>;
export function useShiftOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftOptionsQuery, ShiftOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftOptionsQuery, ShiftOptionsQueryVariables>(ShiftOptionsDocument, options);
        }
export type ShiftOptionsQueryHookResult = ReturnType<typeof useShiftOptionsQuery>;
export type ShiftOptionsLazyQueryHookResult = ReturnType<typeof useShiftOptionsLazyQuery>;
export type ShiftOptionsSuspenseQueryHookResult = ReturnType<typeof useShiftOptionsSuspenseQuery>;
export type ShiftOptionsQueryResult = ApolloReactCommon.QueryResult<ShiftOptionsQuery, ShiftOptionsQueryVariables>;
export const DocumentTypeOptionsDocument = gql`
    query DocumentTypeOptions($search: String, $filter: DocumentTypeFilter, $limit: Int) {
  page: documentTypes(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: category}, {field: name}]
  ) {
    rows {
      id
      label: name
      detail: category
    }
  }
}
    `;

/**
 * __useDocumentTypeOptionsQuery__
 *
 * To run a query within a React component, call `useDocumentTypeOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentTypeOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentTypeOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useDocumentTypeOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DocumentTypeOptionsQuery, DocumentTypeOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DocumentTypeOptionsQuery, DocumentTypeOptionsQueryVariables>(DocumentTypeOptionsDocument, options);
      }
export function useDocumentTypeOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DocumentTypeOptionsQuery, DocumentTypeOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DocumentTypeOptionsQuery, DocumentTypeOptionsQueryVariables>(DocumentTypeOptionsDocument, options);
        }
// @ts-ignore
export function useDocumentTypeOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DocumentTypeOptionsQuery, DocumentTypeOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentTypeOptionsQuery, DocumentTypeOptionsQueryVariables>;
export function useDocumentTypeOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentTypeOptionsQuery, DocumentTypeOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentTypeOptionsQuery | undefined, DocumentTypeOptionsQueryVariables>;
export function useDocumentTypeOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentTypeOptionsQuery, DocumentTypeOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DocumentTypeOptionsQuery, DocumentTypeOptionsQueryVariables>(DocumentTypeOptionsDocument, options);
        }
export type DocumentTypeOptionsQueryHookResult = ReturnType<typeof useDocumentTypeOptionsQuery>;
export type DocumentTypeOptionsLazyQueryHookResult = ReturnType<typeof useDocumentTypeOptionsLazyQuery>;
export type DocumentTypeOptionsSuspenseQueryHookResult = ReturnType<typeof useDocumentTypeOptionsSuspenseQuery>;
export type DocumentTypeOptionsQueryResult = ApolloReactCommon.QueryResult<DocumentTypeOptionsQuery, DocumentTypeOptionsQueryVariables>;
export const VendorOptionsDocument = gql`
    query VendorOptions($search: String, $filter: VendorFilter, $limit: Int) {
  page: vendors(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: name}]
  ) {
    rows {
      id
      label: name
      detail: category
    }
  }
}
    `;

/**
 * __useVendorOptionsQuery__
 *
 * To run a query within a React component, call `useVendorOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useVendorOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVendorOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useVendorOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<VendorOptionsQuery, VendorOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VendorOptionsQuery, VendorOptionsQueryVariables>(VendorOptionsDocument, options);
      }
export function useVendorOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VendorOptionsQuery, VendorOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VendorOptionsQuery, VendorOptionsQueryVariables>(VendorOptionsDocument, options);
        }
// @ts-ignore
export function useVendorOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<VendorOptionsQuery, VendorOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VendorOptionsQuery, VendorOptionsQueryVariables>;
export function useVendorOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VendorOptionsQuery, VendorOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VendorOptionsQuery | undefined, VendorOptionsQueryVariables>;
export function useVendorOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VendorOptionsQuery, VendorOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<VendorOptionsQuery, VendorOptionsQueryVariables>(VendorOptionsDocument, options);
        }
export type VendorOptionsQueryHookResult = ReturnType<typeof useVendorOptionsQuery>;
export type VendorOptionsLazyQueryHookResult = ReturnType<typeof useVendorOptionsLazyQuery>;
export type VendorOptionsSuspenseQueryHookResult = ReturnType<typeof useVendorOptionsSuspenseQuery>;
export type VendorOptionsQueryResult = ApolloReactCommon.QueryResult<VendorOptionsQuery, VendorOptionsQueryVariables>;
export const WorkCalendarOptionsDocument = gql`
    query WorkCalendarOptions($search: String, $filter: WorkCalendarFilter, $limit: Int) {
  page: workCalendars(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: name}]
  ) {
    rows {
      id
      label: name
      detail: country
    }
  }
}
    `;

/**
 * __useWorkCalendarOptionsQuery__
 *
 * To run a query within a React component, call `useWorkCalendarOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useWorkCalendarOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWorkCalendarOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useWorkCalendarOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WorkCalendarOptionsQuery, WorkCalendarOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WorkCalendarOptionsQuery, WorkCalendarOptionsQueryVariables>(WorkCalendarOptionsDocument, options);
      }
export function useWorkCalendarOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WorkCalendarOptionsQuery, WorkCalendarOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WorkCalendarOptionsQuery, WorkCalendarOptionsQueryVariables>(WorkCalendarOptionsDocument, options);
        }
// @ts-ignore
export function useWorkCalendarOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WorkCalendarOptionsQuery, WorkCalendarOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WorkCalendarOptionsQuery, WorkCalendarOptionsQueryVariables>;
export function useWorkCalendarOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WorkCalendarOptionsQuery, WorkCalendarOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WorkCalendarOptionsQuery | undefined, WorkCalendarOptionsQueryVariables>;
export function useWorkCalendarOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WorkCalendarOptionsQuery, WorkCalendarOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WorkCalendarOptionsQuery, WorkCalendarOptionsQueryVariables>(WorkCalendarOptionsDocument, options);
        }
export type WorkCalendarOptionsQueryHookResult = ReturnType<typeof useWorkCalendarOptionsQuery>;
export type WorkCalendarOptionsLazyQueryHookResult = ReturnType<typeof useWorkCalendarOptionsLazyQuery>;
export type WorkCalendarOptionsSuspenseQueryHookResult = ReturnType<typeof useWorkCalendarOptionsSuspenseQuery>;
export type WorkCalendarOptionsQueryResult = ApolloReactCommon.QueryResult<WorkCalendarOptionsQuery, WorkCalendarOptionsQueryVariables>;
export const LeaveTypeOptionsDocument = gql`
    query LeaveTypeOptions($search: String, $filter: LeaveTypeFilter, $limit: Int) {
  page: leaveTypes(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: sortOrder}]
  ) {
    rows {
      id
      label: title
      detail: code
    }
  }
}
    `;

/**
 * __useLeaveTypeOptionsQuery__
 *
 * To run a query within a React component, call `useLeaveTypeOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveTypeOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveTypeOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useLeaveTypeOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<LeaveTypeOptionsQuery, LeaveTypeOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveTypeOptionsQuery, LeaveTypeOptionsQueryVariables>(LeaveTypeOptionsDocument, options);
      }
export function useLeaveTypeOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveTypeOptionsQuery, LeaveTypeOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveTypeOptionsQuery, LeaveTypeOptionsQueryVariables>(LeaveTypeOptionsDocument, options);
        }
// @ts-ignore
export function useLeaveTypeOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveTypeOptionsQuery, LeaveTypeOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveTypeOptionsQuery, LeaveTypeOptionsQueryVariables>;
export function useLeaveTypeOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveTypeOptionsQuery, LeaveTypeOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveTypeOptionsQuery | undefined, LeaveTypeOptionsQueryVariables>;
export function useLeaveTypeOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveTypeOptionsQuery, LeaveTypeOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveTypeOptionsQuery, LeaveTypeOptionsQueryVariables>(LeaveTypeOptionsDocument, options);
        }
export type LeaveTypeOptionsQueryHookResult = ReturnType<typeof useLeaveTypeOptionsQuery>;
export type LeaveTypeOptionsLazyQueryHookResult = ReturnType<typeof useLeaveTypeOptionsLazyQuery>;
export type LeaveTypeOptionsSuspenseQueryHookResult = ReturnType<typeof useLeaveTypeOptionsSuspenseQuery>;
export type LeaveTypeOptionsQueryResult = ApolloReactCommon.QueryResult<LeaveTypeOptionsQuery, LeaveTypeOptionsQueryVariables>;
export const ShiftPatternOptionsDocument = gql`
    query ShiftPatternOptions($search: String, $filter: ShiftPatternFilter, $limit: Int) {
  page: shiftPatterns(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: name}]
  ) {
    rows {
      id
      label: name
    }
  }
}
    `;

/**
 * __useShiftPatternOptionsQuery__
 *
 * To run a query within a React component, call `useShiftPatternOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftPatternOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftPatternOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useShiftPatternOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ShiftPatternOptionsQuery, ShiftPatternOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftPatternOptionsQuery, ShiftPatternOptionsQueryVariables>(ShiftPatternOptionsDocument, options);
      }
export function useShiftPatternOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftPatternOptionsQuery, ShiftPatternOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftPatternOptionsQuery, ShiftPatternOptionsQueryVariables>(ShiftPatternOptionsDocument, options);
        }
// @ts-ignore
export function useShiftPatternOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftPatternOptionsQuery, ShiftPatternOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftPatternOptionsQuery, ShiftPatternOptionsQueryVariables>;
export function useShiftPatternOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftPatternOptionsQuery, ShiftPatternOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftPatternOptionsQuery | undefined, ShiftPatternOptionsQueryVariables>;
export function useShiftPatternOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftPatternOptionsQuery, ShiftPatternOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftPatternOptionsQuery, ShiftPatternOptionsQueryVariables>(ShiftPatternOptionsDocument, options);
        }
export type ShiftPatternOptionsQueryHookResult = ReturnType<typeof useShiftPatternOptionsQuery>;
export type ShiftPatternOptionsLazyQueryHookResult = ReturnType<typeof useShiftPatternOptionsLazyQuery>;
export type ShiftPatternOptionsSuspenseQueryHookResult = ReturnType<typeof useShiftPatternOptionsSuspenseQuery>;
export type ShiftPatternOptionsQueryResult = ApolloReactCommon.QueryResult<ShiftPatternOptionsQuery, ShiftPatternOptionsQueryVariables>;
export const CodesDocument = gql`
    query Codes($list: CodeList!) {
  codes(list: $list)
}
    `;

/**
 * __useCodesQuery__
 *
 * To run a query within a React component, call `useCodesQuery` and pass it any options that fit your needs.
 * When your component renders, `useCodesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCodesQuery({
 *   variables: {
 *      list: // value for 'list'
 *   },
 * });
 */
export function useCodesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CodesQuery, CodesQueryVariables> & ({ variables: CodesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CodesQuery, CodesQueryVariables>(CodesDocument, options);
      }
export function useCodesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CodesQuery, CodesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CodesQuery, CodesQueryVariables>(CodesDocument, options);
        }
// @ts-ignore
export function useCodesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CodesQuery, CodesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CodesQuery, CodesQueryVariables>;
export function useCodesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CodesQuery, CodesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CodesQuery | undefined, CodesQueryVariables>;
export function useCodesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CodesQuery, CodesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CodesQuery, CodesQueryVariables>(CodesDocument, options);
        }
export type CodesQueryHookResult = ReturnType<typeof useCodesQuery>;
export type CodesLazyQueryHookResult = ReturnType<typeof useCodesLazyQuery>;
export type CodesSuspenseQueryHookResult = ReturnType<typeof useCodesSuspenseQuery>;
export type CodesQueryResult = ApolloReactCommon.QueryResult<CodesQuery, CodesQueryVariables>;
export const WorkLocationOptionsDocument = gql`
    query WorkLocationOptions($search: String, $filter: WorkLocationFilter, $limit: Int) {
  page: workLocations(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: name}]
  ) {
    rows {
      id
      label: name
    }
  }
}
    `;

/**
 * __useWorkLocationOptionsQuery__
 *
 * To run a query within a React component, call `useWorkLocationOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useWorkLocationOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWorkLocationOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useWorkLocationOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WorkLocationOptionsQuery, WorkLocationOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WorkLocationOptionsQuery, WorkLocationOptionsQueryVariables>(WorkLocationOptionsDocument, options);
      }
export function useWorkLocationOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WorkLocationOptionsQuery, WorkLocationOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WorkLocationOptionsQuery, WorkLocationOptionsQueryVariables>(WorkLocationOptionsDocument, options);
        }
// @ts-ignore
export function useWorkLocationOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WorkLocationOptionsQuery, WorkLocationOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WorkLocationOptionsQuery, WorkLocationOptionsQueryVariables>;
export function useWorkLocationOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WorkLocationOptionsQuery, WorkLocationOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WorkLocationOptionsQuery | undefined, WorkLocationOptionsQueryVariables>;
export function useWorkLocationOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WorkLocationOptionsQuery, WorkLocationOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WorkLocationOptionsQuery, WorkLocationOptionsQueryVariables>(WorkLocationOptionsDocument, options);
        }
export type WorkLocationOptionsQueryHookResult = ReturnType<typeof useWorkLocationOptionsQuery>;
export type WorkLocationOptionsLazyQueryHookResult = ReturnType<typeof useWorkLocationOptionsLazyQuery>;
export type WorkLocationOptionsSuspenseQueryHookResult = ReturnType<typeof useWorkLocationOptionsSuspenseQuery>;
export type WorkLocationOptionsQueryResult = ApolloReactCommon.QueryResult<WorkLocationOptionsQuery, WorkLocationOptionsQueryVariables>;
export const GradeOptionsDocument = gql`
    query GradeOptions($search: String, $filter: GradeFilter, $limit: Int) {
  page: grades(
    search: $search
    filter: $filter
    limit: $limit
    sort: [{field: rank}]
  ) {
    rows {
      id
      label: name
      detail: code
    }
  }
}
    `;

/**
 * __useGradeOptionsQuery__
 *
 * To run a query within a React component, call `useGradeOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useGradeOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useGradeOptionsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      filter: // value for 'filter'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useGradeOptionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<GradeOptionsQuery, GradeOptionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<GradeOptionsQuery, GradeOptionsQueryVariables>(GradeOptionsDocument, options);
      }
export function useGradeOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<GradeOptionsQuery, GradeOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<GradeOptionsQuery, GradeOptionsQueryVariables>(GradeOptionsDocument, options);
        }
// @ts-ignore
export function useGradeOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<GradeOptionsQuery, GradeOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GradeOptionsQuery, GradeOptionsQueryVariables>;
export function useGradeOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GradeOptionsQuery, GradeOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GradeOptionsQuery | undefined, GradeOptionsQueryVariables>;
export function useGradeOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GradeOptionsQuery, GradeOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<GradeOptionsQuery, GradeOptionsQueryVariables>(GradeOptionsDocument, options);
        }
export type GradeOptionsQueryHookResult = ReturnType<typeof useGradeOptionsQuery>;
export type GradeOptionsLazyQueryHookResult = ReturnType<typeof useGradeOptionsLazyQuery>;
export type GradeOptionsSuspenseQueryHookResult = ReturnType<typeof useGradeOptionsSuspenseQuery>;
export type GradeOptionsQueryResult = ApolloReactCommon.QueryResult<GradeOptionsQuery, GradeOptionsQueryVariables>;