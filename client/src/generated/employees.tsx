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

/** Conditions on a yes or no; all that are given must hold. */
export type BooleanFilter = {
  /** Equal to. */
  eq?: boolean | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
};

/** Values to change in an assignment of a calendar; what is left out stays. */
export type CalendarAssignmentChanges = {
  /** The calendar that holds from then on. */
  calendarId?: string | null | undefined;
  /** First day. */
  validFrom?: string | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
};

/** Values of a new assignment of a calendar. */
export type CalendarAssignmentInput = {
  /** The calendar that holds from then on. */
  calendarId: string;
  /** The department it is for, with its parts; empty with no employee either: the whole company. */
  departmentId?: string | null | undefined;
  /** The employee it is for. */
  employeeId?: string | null | undefined;
  /** First day. */
  validFrom: string;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
};

/** Kind of a training activity. */
export type CmeCategory =
  /** Attended a congress or conference. */
  | 'conference'
  /** Attended a course in a classroom. */
  | 'course'
  /** Read articles with questions to answer. */
  | 'journal'
  /** A course or webinar over the net. */
  | 'online'
  /** Any other kind of activity. */
  | 'other'
  /** Wrote or reviewed what was published. */
  | 'publication'
  /** Studied alone, without a provider. */
  | 'self_study'
  /** Taught or supervised others. */
  | 'teaching'
  /** Practised skills in a small group. */
  | 'workshop';

/** Where a licence stands with its credits. */
export type CmeStanding =
  /** Fewer credits than the day asks for. */
  | 'behind'
  /** Credits are missing and the cycle ends within 90 days. */
  | 'due_soon'
  /** The licence has expired. */
  | 'lapsed'
  /** All credits of the cycle are there. */
  | 'met'
  /** As many credits as the day asks for. */
  | 'on_track';

/** Whether somebody has looked at the proof of an activity; verified ones alone count. */
export type CmeState =
  /** Its proof was refused; it does not count. */
  | 'rejected'
  /** Nobody has looked at its proof yet; it does not count. */
  | 'submitted'
  /** Its proof was found right; it counts. */
  | 'verified';

/** Values to change in an allowance of an employee; what is left out stays. */
export type CompensationAssignmentChanges = {
  /** Fixed amount for this employee; an amount or a percentage of his own stands in for both of the item. */
  ownAmount?: string | null | undefined;
  /** Percentage of the basic salary for this employee; 25 is a quarter of it. May stand beside an amount, then both count. */
  ownPercent?: string | null | undefined;
  /** First day. */
  validFrom?: string | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
};

/** Values of a new allowance of an employee. */
export type CompensationAssignmentInput = {
  /** The allowance. */
  compensationId: string;
  /** The employee it is about. */
  employeeId: string;
  /** Fixed amount for this employee; an amount or a percentage of his own stands in for both of the item. */
  ownAmount?: string | null | undefined;
  /** Percentage of the basic salary for this employee; 25 is a quarter of it. May stand beside an amount, then both count. */
  ownPercent?: string | null | undefined;
  /** First day. */
  validFrom: string;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
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

/** Values to change in a regular deduction of an employee; what is left out stays. */
export type DeductionAssignmentChanges = {
  /** Fixed amount for this employee; an amount or a percentage of his own stands in for both of the item. */
  ownAmount?: string | null | undefined;
  /** Percentage of the basic salary for this employee; 25 is a quarter of it. May stand beside an amount, then both count. */
  ownPercent?: string | null | undefined;
  /** First day. */
  validFrom?: string | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
};

/** Values of a new regular deduction of an employee. */
export type DeductionAssignmentInput = {
  /** What is taken off. */
  deductionId: string;
  /** The employee it is about. */
  employeeId: string;
  /** Fixed amount for this employee; an amount or a percentage of his own stands in for both of the item. */
  ownAmount?: string | null | undefined;
  /** Percentage of the basic salary for this employee; 25 is a quarter of it. May stand beside an amount, then both count. */
  ownPercent?: string | null | undefined;
  /** First day. */
  validFrom: string;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
};

/** Values to change in a dependant; what is left out stays. */
export type DependantChanges = {
  /** Day of birth. */
  birthDate?: string | null | undefined;
  /** As documents give it. */
  gender?: Gender | null | undefined;
  /** Full name. */
  name?: string | null | undefined;
  /** National identity number; shown masked. */
  nationalId?: string | null | undefined;
  /** Passport number; shown masked. */
  passportNo?: string | null | undefined;
  /** What the dependant is to the employee. */
  relation?: DependantRelation | null | undefined;
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

/** Values of a new dependant. */
export type DependantInput = {
  /** Day of birth. */
  birthDate?: string | null | undefined;
  /** The employee it is about. */
  employeeId: string;
  /** As documents give it. */
  gender?: Gender | null | undefined;
  /** Full name. */
  name: string;
  /** National identity number; shown masked. */
  nationalId?: string | null | undefined;
  /** Passport number; shown masked. */
  passportNo?: string | null | undefined;
  /** What the dependant is to the employee. */
  relation: DependantRelation;
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

/** One level of the order of dependants. */
export type DependantSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: DependantSortField;
};

/** What dependants can be sorted by. */
export type DependantSortField =
  /** Day of birth. */
  | 'birthDate'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The employee it is about. */
  | 'employeeId'
  /** As documents give it. */
  | 'gender'
  /** Full name. */
  | 'name'
  /** What the dependant is to the employee. */
  | 'relation'
  /** When the row was last changed. */
  | 'updatedAt';

/** Whether somebody who may verify a document has looked at it. */
export type DocumentReview =
  /** Sent back with a reason. */
  | 'rejected'
  /** Asked of its employee, who has not handed it in yet. */
  | 'requested'
  /** Handed in, and waits to be looked at. */
  | 'submitted'
  /** Found right by somebody who may verify it. */
  | 'verified';

/** Whether a document is in use. Archived ones are kept, and nobody is reminded of them. */
export type DocumentStatus =
  /** In use: it counts as there, and people are told before it expires. */
  | 'active'
  /** Kept, no longer in use; nobody is reminded of it. */
  | 'archived'
  /** Not in use yet; nobody is reminded of it. */
  | 'draft';

/** Values to change in an emergency contact; what is left out stays. */
export type EmergencyContactChanges = {
  /** What he is called. */
  name?: string | null | undefined;
  /** Telephone. */
  phone?: string | null | undefined;
  /** Who is called first: 1 before 2; of equal ones the one entered first. */
  rank?: number | null | undefined;
  /** How the contact is related to the employee. */
  relationship?: string | null | undefined;
};

/** Which emergencyContacts to list; all conditions given must hold. */
export type EmergencyContactFilter = {
  /** All of these must hold. */
  and?: Array<EmergencyContactFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What he is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmergencyContactFilter> | null | undefined;
  /** Telephone. */
  phone?: TextFilter | null | undefined;
  /** Who is called first: 1 before 2; of equal ones the one entered first. */
  rank?: NumberFilter | null | undefined;
  /** How the contact is related to the employee. */
  relationship?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new emergency contact. */
export type EmergencyContactInput = {
  /** The employee it is about. */
  employeeId: string;
  /** What he is called. */
  name: string;
  /** Telephone. */
  phone?: string | null | undefined;
  /** Who is called first: 1 before 2; of equal ones the one entered first. */
  rank?: number | null | undefined;
  /** How the contact is related to the employee. */
  relationship?: string | null | undefined;
};

/** One level of the order of emergencyContacts. */
export type EmergencyContactSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EmergencyContactSortField;
};

/** What emergencyContacts can be sorted by. */
export type EmergencyContactSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The employee it is about. */
  | 'employeeId'
  /** What he is called. */
  | 'name'
  /** Telephone. */
  | 'phone'
  /** Who is called first: 1 before 2; of equal ones the one entered first. */
  | 'rank'
  /** How the contact is related to the employee. */
  | 'relationship'
  /** When the row was last changed. */
  | 'updatedAt';

/** Values to change in an employee; what is left out stays. */
export type EmployeeChanges = {
  /** Address in the country of work. */
  address?: string | null | undefined;
  /** Day of birth. */
  birthDate?: string | null | undefined;
  /** Employee number, unique in the company. */
  code?: string | null | undefined;
  /** Day probation was confirmed as passed, with `confirmEmployee`; nobody is reminded of its end any more. At most 10 years ahead. */
  confirmationDate?: string | null | undefined;
  /** Last day of a limited contract. */
  contractEnd?: string | null | undefined;
  /** Deductions of the year up to that day. */
  deductionsBrought?: string | null | undefined;
  /** Form of employment. */
  employeeType?: EmployeeType | null | undefined;
  /** Last day of employment. */
  exitDate?: string | null | undefined;
  /** Why the employment ended. */
  exitReason?: string | null | undefined;
  /** Given name, as documents write it. */
  firstName?: string | null | undefined;
  /** As documents give it. */
  gender?: Gender | null | undefined;
  /** Gross pay of the year up to that day. */
  grossBrought?: string | null | undefined;
  /** Health category as the medical check gives it, such as fit. */
  healthType?: string | null | undefined;
  /** First day of employment. At most 10 years ahead. */
  hireDate?: string | null | undefined;
  /** Address in the home country. */
  homeAddress?: string | null | undefined;
  /** Family name. */
  lastName?: string | null | undefined;
  /** Whether he is married, or was. */
  maritalStatus?: MaritalStatus | null | undefined;
  /** What stands between first and last name. */
  middleName?: string | null | undefined;
  /** Mobile telephone. */
  mobilePhone?: string | null | undefined;
  /** National identity number; shown masked. */
  nationalId?: string | null | undefined;
  /** Country of the nationality, ISO 3166-1 alpha-2. */
  nationality?: string | null | undefined;
  /** The nationality as somebody worded it. Where it tells the country, that is taken from it; where it does not, the country stays empty until somebody chooses it. */
  nationalityAsGiven?: string | null | undefined;
  /** Name in the person's own script. */
  nativeName?: string | null | undefined;
  /** When the shift is changed: the first day that holds, today where none is given. Never kept. At most 5 years ahead. */
  newShiftFrom?: string | null | undefined;
  /** Days of notice by contract; empty: the least by law. */
  noticePeriodDays?: number | null | undefined;
  /** Days of maternity leave left when added to the system. */
  openingMaternityLeaveDays?: string | null | undefined;
  /** Days of paid leave the employee brought along when added to the system. */
  openingPaidLeaveDays?: string | null | undefined;
  /** Days of parental leave left when added to the system. */
  openingParentalLeaveDays?: string | null | undefined;
  /** Days of sick leave left when added to the system. */
  openingSickLeaveDays?: string | null | undefined;
  /** Days of unpaid leave still allowed when added to the system. */
  openingUnpaidLeaveDays?: string | null | undefined;
  /** Days of parental leave taken before being added to the system. */
  parentalLeaveDaysBefore?: string | null | undefined;
  /** Passport number; shown masked. */
  passportNo?: string | null | undefined;
  /** Last day of the pay of the year that was paid before payroll was run here; sums of that year count it. At most 5 years ahead. */
  payBroughtThrough?: string | null | undefined;
  /** Private e-mail address. */
  personalEmail?: string | null | undefined;
  /** Photo, an image. */
  photoFileId?: string | null | undefined;
  /** Last day of probation. At most 10 years ahead. */
  probationEnd?: string | null | undefined;
  /** Profession as licences and visas give it, such as registered nurse. */
  profession?: string | null | undefined;
  /** The formula overtime, absence and leave are paid by. */
  salaryFormulaId?: string | null | undefined;
  /** The shift worked by default today. Another one holds from `newShiftFrom` on; days before keep theirs. */
  shiftId?: string | null | undefined;
  /** How the company came to the employee, such as referral or agency. */
  sourceOfHire?: string | null | undefined;
  /** Where the employee stands. Notice and leaving come with `endEmployment`; `nextStatuses` are those that may be given. */
  status?: EmployeeStatus | null | undefined;
  /** Days of unpaid leave taken before being added to the system; the end of service leaves them out. */
  unpaidLeaveDaysBefore?: string | null | undefined;
  /** E-mail address at work. */
  workEmail?: string | null | undefined;
  /** Telephone at work. */
  workPhone?: string | null | undefined;
  /** Extension of the telephone at work. */
  workPhoneExtension?: string | null | undefined;
  /** Working hours of a full day by contract. */
  workingHoursPerDay?: string | null | undefined;
};

/** Values to change in a CME activity; what is left out stays. */
export type EmployeeCmeChanges = {
  /** Number under which an authority accredited it; the same number and day count once. */
  accreditationNo?: string | null | undefined;
  /** The day it took place, or its last day. At most 5 years ahead. */
  activityDate?: string | null | undefined;
  /** Credits it gives. */
  amount?: string | null | undefined;
  /** Kind of activity. */
  category?: CmeCategory | null | undefined;
  /** The proof of it, as a file. */
  certificateFileId?: string | null | undefined;
  /** Further words about it. */
  description?: string | null | undefined;
  /** Hours it took. */
  hours?: string | null | undefined;
  /** Licences of the employee it counts on; without any, all whose rule accepts it. */
  licenceIds?: Array<string> | null | undefined;
  /** Who offered it. */
  provider?: string | null | undefined;
  /** What it was. */
  title?: string | null | undefined;
  /** Page about it, or of the certificate. */
  url?: string | null | undefined;
};

/** Values of a new CME activity. */
export type EmployeeCmeInput = {
  /** Number under which an authority accredited it; the same number and day count once. */
  accreditationNo?: string | null | undefined;
  /** The day it took place, or its last day. At most 5 years ahead. */
  activityDate: string;
  /** Credits it gives. */
  amount: string;
  /** Kind of activity. */
  category?: CmeCategory | null | undefined;
  /** The proof of it, as a file. */
  certificateFileId?: string | null | undefined;
  /** Further words about it. */
  description?: string | null | undefined;
  /** The employee it is about. */
  employeeId: string;
  /** Hours it took. */
  hours?: string | null | undefined;
  /** Licences of the employee it counts on; without any, all whose rule accepts it. */
  licenceIds?: Array<string> | null | undefined;
  /** Who offered it. */
  provider?: string | null | undefined;
  /** What it was. */
  title: string;
  /** Page about it, or of the certificate. */
  url?: string | null | undefined;
};

/** What a deduction is made for. */
export type EmployeeDeductionType =
  /** Pay he had early. */
  | 'advance'
  /** Something he broke or lost. */
  | 'damage'
  /** A fine of an authority the company paid for him. */
  | 'fine'
  /** Money lent to him. */
  | 'loan'
  /** Maintenance he owes, by a court. */
  | 'maintenance'
  /** Any other reason. */
  | 'other'
  /** A penalty by the rules of the company. */
  | 'penalty';

/** Values to change in a document; what is left out stays. */
export type EmployeeDocumentChanges = {
  /** The dependant of the employee it belongs to; empty where it is his own. */
  dependantId?: string | null | undefined;
  /** What it says. */
  description?: string | null | undefined;
  /** Last day. */
  expiryDate?: string | null | undefined;
  /** What the document itself is, as uploaded. */
  fileId?: string | null | undefined;
  /** First day. */
  issueDate?: string | null | undefined;
  /** Who issued it. */
  issuingAuthority?: string | null | undefined;
  /** Country it was issued in, ISO 3166-1 alpha-2. */
  issuingCountry?: string | null | undefined;
  /** Days of notice before the expiry, where they differ from those of its type. */
  notifyBeforeDays?: number | null | undefined;
  /** What whoever issued it numbered it. */
  number?: string | null | undefined;
  /** Whether it is in use. */
  status?: DocumentStatus | null | undefined;
  /** What it is called. */
  title?: string | null | undefined;
  /** Which kind of document it is. */
  typeId?: string | null | undefined;
};

/** Values of a new document. */
export type EmployeeDocumentInput = {
  /** The dependant of the employee it belongs to; empty where it is his own. */
  dependantId?: string | null | undefined;
  /** What it says. */
  description?: string | null | undefined;
  /** The employee it is about. */
  employeeId: string;
  /** Last day. */
  expiryDate?: string | null | undefined;
  /** What the document itself is, as uploaded. */
  fileId?: string | null | undefined;
  /** First day. */
  issueDate?: string | null | undefined;
  /** Who issued it. */
  issuingAuthority?: string | null | undefined;
  /** Country it was issued in, ISO 3166-1 alpha-2. */
  issuingCountry?: string | null | undefined;
  /** Days of notice before the expiry, where they differ from those of its type. */
  notifyBeforeDays?: number | null | undefined;
  /** What whoever issued it numbered it. */
  number?: string | null | undefined;
  /** Whether it is in use. */
  status?: DocumentStatus | null | undefined;
  /** What it is called. */
  title: string;
  /** Which kind of document it is. */
  typeId?: string | null | undefined;
};

/** What a document of an employee is from now on. */
export type EmployeeDocumentRenewal = {
  /** Its last day, after the present one. */
  expiryDate?: string | null | undefined;
  /** What the document itself is, as uploaded. */
  fileId?: string | null | undefined;
  /** Its first day; the day after the present last one when left out. */
  issueDate?: string | null | undefined;
  /** Its number; the present one when left out. */
  number?: string | null | undefined;
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

/** Values of a new employee. */
export type EmployeeInput = {
  /** Address in the country of work. */
  address?: string | null | undefined;
  /** Day of birth. */
  birthDate?: string | null | undefined;
  /** Employee number, unique in the company. */
  code: string;
  /** Day probation was confirmed as passed, with `confirmEmployee`; nobody is reminded of its end any more. At most 10 years ahead. */
  confirmationDate?: string | null | undefined;
  /** Last day of a limited contract. */
  contractEnd?: string | null | undefined;
  /** Deductions of the year up to that day. */
  deductionsBrought?: string | null | undefined;
  /** Department today, from the dated positions; given for a new employee it begins on the first day of employment. */
  departmentId?: string | null | undefined;
  /** Whom to call first in an emergency, from the emergency contacts; given for a new employee it becomes the first of them. */
  emergencyContactName?: string | null | undefined;
  /** Telephone of whom to call first. */
  emergencyContactPhone?: string | null | undefined;
  /** How whom to call first is related. */
  emergencyContactRelationship?: string | null | undefined;
  /** Form of employment. */
  employeeType?: EmployeeType | null | undefined;
  /** Last day of employment. */
  exitDate?: string | null | undefined;
  /** Why the employment ended. */
  exitReason?: string | null | undefined;
  /** Given name, as documents write it. */
  firstName: string;
  /** As documents give it. */
  gender?: Gender | null | undefined;
  /** Gross pay of the year up to that day. */
  grossBrought?: string | null | undefined;
  /** Health category as the medical check gives it, such as fit. */
  healthType?: string | null | undefined;
  /** First day of employment. At most 10 years ahead. */
  hireDate: string;
  /** Address in the home country. */
  homeAddress?: string | null | undefined;
  /** Family name. */
  lastName: string;
  /** The employee reported to today, from the dated positions; given for a new employee it begins on the first day of employment. */
  managerId?: string | null | undefined;
  /** Whether he is married, or was. */
  maritalStatus?: MaritalStatus | null | undefined;
  /** What stands between first and last name. */
  middleName?: string | null | undefined;
  /** Mobile telephone. */
  mobilePhone?: string | null | undefined;
  /** National identity number; shown masked. */
  nationalId?: string | null | undefined;
  /** Country of the nationality, ISO 3166-1 alpha-2. */
  nationality?: string | null | undefined;
  /** The nationality as somebody worded it. Where it tells the country, that is taken from it; where it does not, the country stays empty until somebody chooses it. */
  nationalityAsGiven?: string | null | undefined;
  /** Name in the person's own script. */
  nativeName?: string | null | undefined;
  /** When the shift is changed: the first day that holds, today where none is given. Never kept. At most 5 years ahead. */
  newShiftFrom?: string | null | undefined;
  /** Days of notice by contract; empty: the least by law. */
  noticePeriodDays?: number | null | undefined;
  /** Days of maternity leave left when added to the system. */
  openingMaternityLeaveDays?: string | null | undefined;
  /** Days of paid leave the employee brought along when added to the system. */
  openingPaidLeaveDays?: string | null | undefined;
  /** Days of parental leave left when added to the system. */
  openingParentalLeaveDays?: string | null | undefined;
  /** Days of sick leave left when added to the system. */
  openingSickLeaveDays?: string | null | undefined;
  /** Days of unpaid leave still allowed when added to the system. */
  openingUnpaidLeaveDays?: string | null | undefined;
  /** Days of parental leave taken before being added to the system. */
  parentalLeaveDaysBefore?: string | null | undefined;
  /** Passport number; shown masked. */
  passportNo?: string | null | undefined;
  /** Last day of the pay of the year that was paid before payroll was run here; sums of that year count it. At most 5 years ahead. */
  payBroughtThrough?: string | null | undefined;
  /** Private e-mail address. */
  personalEmail?: string | null | undefined;
  /** Photo, an image. */
  photoFileId?: string | null | undefined;
  /** Position today, from the dated positions; given for a new employee it begins on the first day of employment. */
  positionId?: string | null | undefined;
  /** Last day of probation. At most 10 years ahead. */
  probationEnd?: string | null | undefined;
  /** Profession as licences and visas give it, such as registered nurse. */
  profession?: string | null | undefined;
  /** The former employment of the same person, for who comes back; given with `rehireEmployee`. */
  rehireOfId?: string | null | undefined;
  /** The formula overtime, absence and leave are paid by. */
  salaryFormulaId?: string | null | undefined;
  /** The shift worked by default today. Another one holds from `newShiftFrom` on; days before keep theirs. */
  shiftId?: string | null | undefined;
  /** How the company came to the employee, such as referral or agency. */
  sourceOfHire?: string | null | undefined;
  /** Where the employee stands. Notice and leaving come with `endEmployment`; `nextStatuses` are those that may be given. */
  status?: EmployeeStatus | null | undefined;
  /** Days of unpaid leave taken before being added to the system; the end of service leaves them out. */
  unpaidLeaveDaysBefore?: string | null | undefined;
  /** Hours a week by the contract of today, from the dated positions; given for a new employee they begin on the first day of employment. Empty: the share of a whole week of the calendar. */
  weeklyHours?: string | null | undefined;
  /** E-mail address at work. */
  workEmail?: string | null | undefined;
  /** Where the employee works today, from the dated positions; given for a new employee it begins on the first day of employment. */
  workLocationId?: string | null | undefined;
  /** Telephone at work. */
  workPhone?: string | null | undefined;
  /** Extension of the telephone at work. */
  workPhoneExtension?: string | null | undefined;
  /** Working hours of a full day by contract. */
  workingHoursPerDay?: string | null | undefined;
};

/** Values to change in a licence; what is left out stays. */
export type EmployeeLicenceChanges = {
  /** Authority that issued it. */
  authority?: string | null | undefined;
  /** First day of the first cycle, where that is not the first day of the licence. At most 10 years ahead. */
  cycleStart?: string | null | undefined;
  /** Last day of the licence. */
  expiryDate?: string | null | undefined;
  /** First day of the licence. At most 10 years ahead. */
  issueDate?: string | null | undefined;
  /** Number on the licence. */
  number?: string | null | undefined;
  /** Profession it licenses. */
  profession?: string | null | undefined;
  /** Which credits it needs; later rules of the same authority and profession follow by themselves. Empty where none are needed. */
  ruleId?: string | null | undefined;
};

/** Values of a new licence. */
export type EmployeeLicenceInput = {
  /** Authority that issued it. */
  authority: string;
  /** First day of the first cycle, where that is not the first day of the licence. At most 10 years ahead. */
  cycleStart?: string | null | undefined;
  /** The employee it is about. */
  employeeId: string;
  /** Last day of the licence. */
  expiryDate?: string | null | undefined;
  /** First day of the licence. At most 10 years ahead. */
  issueDate: string;
  /** Number on the licence. */
  number: string;
  /** Profession it licenses. */
  profession?: string | null | undefined;
  /** Which credits it needs; later rules of the same authority and profession follow by themselves. Empty where none are needed. */
  ruleId?: string | null | undefined;
};

/** Values to change in a position of an employee; what is left out stays. */
export type EmployeePositionChanges = {
  /** The department it is held in. */
  departmentId?: string | null | undefined;
  /** Why it ended. */
  endChangeType?: PositionChange | null | undefined;
  /** Share of full time, 1 = full. */
  fte?: string | null | undefined;
  /** The main position; primary positions of one employee never overlap. */
  isPrimary?: boolean | null | undefined;
  /** The employee reported to. */
  managerId?: string | null | undefined;
  /** The position held. */
  positionId?: string | null | undefined;
  /** Why it began. */
  startChangeType?: PositionChange | null | undefined;
  /** First day. */
  validFrom?: string | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
  /** Hours a week by contract; empty: the share of what the calendar of the employee plans for a whole week. */
  weeklyHours?: string | null | undefined;
  /** Where it is worked. */
  workLocationId?: string | null | undefined;
};

/** Which employeePositions to list; all conditions given must hold. */
export type EmployeePositionFilter = {
  /** All of these must hold. */
  and?: Array<EmployeePositionFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The department it is held in. */
  departmentId?: IdFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** Why it ended. */
  endChangeType?: PositionChangeFilter | null | undefined;
  /** Share of full time, 1 = full. */
  fte?: DecimalFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** The main position; primary positions of one employee never overlap. */
  isPrimary?: BooleanFilter | null | undefined;
  /** The employee reported to. */
  managerId?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmployeePositionFilter> | null | undefined;
  /** The position held. */
  positionId?: IdFilter | null | undefined;
  /** Why it began. */
  startChangeType?: PositionChangeFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** First day. */
  validFrom?: DateFilter | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: DateFilter | null | undefined;
  /** Hours a week by contract; empty: the share of what the calendar of the employee plans for a whole week. */
  weeklyHours?: DecimalFilter | null | undefined;
  /** Where it is worked. */
  workLocationId?: IdFilter | null | undefined;
};

/** Values of a new position of an employee. */
export type EmployeePositionInput = {
  /** The department it is held in. */
  departmentId?: string | null | undefined;
  /** The employee it is about. */
  employeeId: string;
  /** Why it ended. */
  endChangeType?: PositionChange | null | undefined;
  /** Share of full time, 1 = full. */
  fte?: string | null | undefined;
  /** The main position; primary positions of one employee never overlap. */
  isPrimary?: boolean | null | undefined;
  /** The employee reported to. */
  managerId?: string | null | undefined;
  /** The position held. */
  positionId?: string | null | undefined;
  /** Why it began. */
  startChangeType?: PositionChange | null | undefined;
  /** First day. */
  validFrom: string;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
  /** Hours a week by contract; empty: the share of what the calendar of the employee plans for a whole week. */
  weeklyHours?: string | null | undefined;
  /** Where it is worked. */
  workLocationId?: string | null | undefined;
};

/** One level of the order of employeePositions. */
export type EmployeePositionSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EmployeePositionSortField;
};

/** What employeePositions can be sorted by. */
export type EmployeePositionSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The department it is held in. */
  | 'departmentId'
  /** The employee it is about. */
  | 'employeeId'
  /** Why it ended. */
  | 'endChangeType'
  /** Share of full time, 1 = full. */
  | 'fte'
  /** The main position; primary positions of one employee never overlap. */
  | 'isPrimary'
  /** The employee reported to. */
  | 'managerId'
  /** The position held. */
  | 'positionId'
  /** Why it began. */
  | 'startChangeType'
  /** When the row was last changed. */
  | 'updatedAt'
  /** First day. */
  | 'validFrom'
  /** Last day; empty while it goes on. */
  | 'validTo'
  /** Hours a week by contract; empty: the share of what the calendar of the employee plans for a whole week. */
  | 'weeklyHours'
  /** Where it is worked. */
  | 'workLocationId';

/** Values to change in a salary; what is left out stays. */
export type EmployeeSalaryChanges = {
  /** Basic salary of a full month; worked out where it is agreed on for another time. */
  baseSalary?: string | null | undefined;
  /** Currency, ISO 4217; the company's when left out. */
  currency?: string | null | undefined;
  /** What it is agreed on for. */
  frequency?: SalaryFrequency | null | undefined;
  /** Basis of overtime of a full month, where it differs from the basic salary. */
  overtimeSalary?: string | null | undefined;
  /** What is agreed on, where that is not for a month: the basic salary of a month follows from it. */
  quotedAmount?: string | null | undefined;
  /** Why it was set. */
  reason?: string | null | undefined;
  /** First day. */
  validFrom?: string | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
  /** Hours a week, of pay by the hour; those of the contract when left out. */
  weeklyHours?: string | null | undefined;
};

/** Which employeeSalaries to list; all conditions given must hold. */
export type EmployeeSalaryFilter = {
  /** All of these must hold. */
  and?: Array<EmployeeSalaryFilter> | null | undefined;
  /** When that was. */
  approvedAt?: InstantFilter | null | undefined;
  /** Who approved or rejected it; never who proposed it. */
  approvedById?: IdFilter | null | undefined;
  /** Name of who approved or rejected it. */
  approvedByName?: TextFilter | null | undefined;
  /** Basic salary of a full month; worked out where it is agreed on for another time. */
  baseSalary?: DecimalFilter | null | undefined;
  /** By what the agreed amount was multiplied for the salary of a month; later settings of the company do not change it. */
  conversion?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency, ISO 4217; the company's when left out. */
  currency?: TextFilter | null | undefined;
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  deciders?: TextFilter | null | undefined;
  /** Why it was rejected. */
  decisionNote?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** What it is agreed on for. */
  frequency?: SalaryFrequencyFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmployeeSalaryFilter> | null | undefined;
  /** Basis of overtime of a full month, where it differs from the basic salary. */
  overtimeSalary?: DecimalFilter | null | undefined;
  /** Who proposed it, or changed the proposal last; empty where it held at once. */
  proposedById?: IdFilter | null | undefined;
  /** What is agreed on, where that is not for a month: the basic salary of a month follows from it. */
  quotedAmount?: DecimalFilter | null | undefined;
  /** Where it lies towards the salaries of the main position held today, or on its nearest day, or of its grade: below, within or above; empty where none are set. Shown by `read_range`: what somebody earns himself tells him nothing of it. */
  rangePosition?: TextFilter | null | undefined;
  /** Why it was set. */
  reason?: TextFilter | null | undefined;
  /** Where it stands. */
  state?: SalaryStateFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** First day. */
  validFrom?: DateFilter | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: DateFilter | null | undefined;
  /** Hours a week, of pay by the hour; those of the contract when left out. */
  weeklyHours?: DecimalFilter | null | undefined;
};

/** Values of a new salary. */
export type EmployeeSalaryInput = {
  /** Basic salary of a full month; worked out where it is agreed on for another time. */
  baseSalary?: string | null | undefined;
  /** Currency, ISO 4217; the company's when left out. */
  currency?: string | null | undefined;
  /** The employee it is about. */
  employeeId: string;
  /** What it is agreed on for. */
  frequency?: SalaryFrequency | null | undefined;
  /** Basis of overtime of a full month, where it differs from the basic salary. */
  overtimeSalary?: string | null | undefined;
  /** What is agreed on, where that is not for a month: the basic salary of a month follows from it. */
  quotedAmount?: string | null | undefined;
  /** Why it was set. */
  reason?: string | null | undefined;
  /** First day. */
  validFrom: string;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
  /** Hours a week, of pay by the hour; those of the contract when left out. */
  weeklyHours?: string | null | undefined;
};

/** One level of the order of employeeSalaries. */
export type EmployeeSalarySort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EmployeeSalarySortField;
};

/** What employeeSalaries can be sorted by. */
export type EmployeeSalarySortField =
  /** When that was. */
  | 'approvedAt'
  /** Who approved or rejected it; never who proposed it. */
  | 'approvedById'
  /** Name of who approved or rejected it. */
  | 'approvedByName'
  /** Basic salary of a full month; worked out where it is agreed on for another time. */
  | 'baseSalary'
  /** By what the agreed amount was multiplied for the salary of a month; later settings of the company do not change it. */
  | 'conversion'
  /** When the row was made. */
  | 'createdAt'
  /** Currency, ISO 4217; the company's when left out. */
  | 'currency'
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  | 'deciders'
  /** Why it was rejected. */
  | 'decisionNote'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The employee it is about. */
  | 'employeeId'
  /** What it is agreed on for. */
  | 'frequency'
  /** Basis of overtime of a full month, where it differs from the basic salary. */
  | 'overtimeSalary'
  /** Who proposed it, or changed the proposal last; empty where it held at once. */
  | 'proposedById'
  /** What is agreed on, where that is not for a month: the basic salary of a month follows from it. */
  | 'quotedAmount'
  /** Where it lies towards the salaries of the main position held today, or on its nearest day, or of its grade: below, within or above; empty where none are set. Shown by `read_range`: what somebody earns himself tells him nothing of it. */
  | 'rangePosition'
  /** Why it was set. */
  | 'reason'
  /** Where it stands. */
  | 'state'
  /** When the row was last changed. */
  | 'updatedAt'
  /** First day. */
  | 'validFrom'
  /** Last day; empty while it goes on. */
  | 'validTo'
  /** Hours a week, of pay by the hour; those of the contract when left out. */
  | 'weeklyHours';

/** One level of the order of employees. */
export type EmployeeSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EmployeeSortField;
};

/** What employees can be sorted by. */
export type EmployeeSortField =
  /** Address in the country of work. */
  | 'address'
  /** Day of birth. */
  | 'birthDate'
  /** Employee number, unique in the company. */
  | 'code'
  /** Day probation was confirmed as passed, with `confirmEmployee`; nobody is reminded of its end any more. */
  | 'confirmationDate'
  /** Last day of a limited contract. */
  | 'contractEnd'
  /** When the row was made. */
  | 'createdAt'
  /** Deductions of the year up to that day. */
  | 'deductionsBrought'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Department today, from the dated positions; given for a new employee it begins on the first day of employment. */
  | 'departmentId'
  /** Whom to call first in an emergency, from the emergency contacts; given for a new employee it becomes the first of them. */
  | 'emergencyContactName'
  /** Telephone of whom to call first. */
  | 'emergencyContactPhone'
  /** How whom to call first is related. */
  | 'emergencyContactRelationship'
  /** Form of employment. */
  | 'employeeType'
  /** When the person was erased: since then the row stands under a pseudonym and is changed no more. */
  | 'erasedAt'
  /** Last day of employment. */
  | 'exitDate'
  /** Why the employment ended. */
  | 'exitReason'
  /** Given name, as documents write it. */
  | 'firstName'
  /** As documents give it. */
  | 'gender'
  /** Gross pay of the year up to that day. */
  | 'grossBrought'
  /** Health category as the medical check gives it, such as fit. */
  | 'healthType'
  /** First day of employment. */
  | 'hireDate'
  /** Address in the home country. */
  | 'homeAddress'
  /** Family name. */
  | 'lastName'
  /** Since when mail to that address is refused; empty where it arrives as far as is known. */
  | 'mailRefusedOn'
  /** The employee reported to today, from the dated positions; given for a new employee it begins on the first day of employment. */
  | 'managerId'
  /** Whether he is married, or was. */
  | 'maritalStatus'
  /** What stands between first and last name. */
  | 'middleName'
  /** Mobile telephone. */
  | 'mobilePhone'
  /** Country of the nationality, ISO 3166-1 alpha-2. */
  | 'nationality'
  /** The nationality as somebody worded it. Where it tells the country, that is taken from it; where it does not, the country stays empty until somebody chooses it. */
  | 'nationalityAsGiven'
  /** Name in the person's own script. */
  | 'nativeName'
  /** When the shift is changed: the first day that holds, today where none is given. Never kept. */
  | 'newShiftFrom'
  /** Days of notice by contract; empty: the least by law. */
  | 'noticePeriodDays'
  /** Days of maternity leave left when added to the system. */
  | 'openingMaternityLeaveDays'
  /** Days of paid leave the employee brought along when added to the system. */
  | 'openingPaidLeaveDays'
  /** Days of parental leave left when added to the system. */
  | 'openingParentalLeaveDays'
  /** Days of sick leave left when added to the system. */
  | 'openingSickLeaveDays'
  /** Days of unpaid leave still allowed when added to the system. */
  | 'openingUnpaidLeaveDays'
  /** Days of parental leave taken before being added to the system. */
  | 'parentalLeaveDaysBefore'
  /** Last day of the pay of the year that was paid before payroll was run here; sums of that year count it. */
  | 'payBroughtThrough'
  /** Private e-mail address. */
  | 'personalEmail'
  /** Photo, an image. */
  | 'photoFileId'
  /** Position today, from the dated positions; given for a new employee it begins on the first day of employment. */
  | 'positionId'
  /** Last day of probation. */
  | 'probationEnd'
  /** Profession as licences and visas give it, such as registered nurse. */
  | 'profession'
  /** The former employment of the same person, for who comes back; given with `rehireEmployee`. */
  | 'rehireOfId'
  /** The formula overtime, absence and leave are paid by. */
  | 'salaryFormulaId'
  /** The shift worked by default today. Another one holds from `newShiftFrom` on; days before keep theirs. */
  | 'shiftId'
  /** How the company came to the employee, such as referral or agency. */
  | 'sourceOfHire'
  /** Where the employee stands today: the status, or on_leave of who is active and on approved leave all day. */
  | 'standing'
  /** Where the employee stands. Notice and leaving come with `endEmployment`; `nextStatuses` are those that may be given. */
  | 'status'
  /** Days of unpaid leave taken before being added to the system; the end of service leaves them out. */
  | 'unpaidLeaveDaysBefore'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Hours a week by the contract of today, from the dated positions; given for a new employee they begin on the first day of employment. Empty: the share of a whole week of the calendar. */
  | 'weeklyHours'
  /** E-mail address at work. */
  | 'workEmail'
  /** Where the employee works today, from the dated positions; given for a new employee it begins on the first day of employment. */
  | 'workLocationId'
  /** Telephone at work. */
  | 'workPhone'
  /** Extension of the telephone at work. */
  | 'workPhoneExtension'
  /** Working hours of a full day by contract. */
  | 'workingHoursPerDay';

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

/** Why an employment ends; laws pay by it. */
export type EndOfServiceReason =
  /** A limited contract ran out. */
  | 'contract_end'
  /** The employee has died. */
  | 'death'
  /** The employee can work no more. */
  | 'disability'
  /** The employer ended it at once, for a fault the law names. */
  | 'dismissal_for_cause'
  /** The work cannot go on, by nobody's fault. */
  | 'force_majeure'
  /** She gave it up on marrying or having a child, where a law pays that in full. */
  | 'marriage_or_childbirth'
  /** The employee gave it up. */
  | 'resignation'
  /** The age of retirement was reached. */
  | 'retirement'
  /** The employer ended it with notice. */
  | 'termination';

/** Where a document stands today. */
export type ExpiryState =
  /** Its last day is past. */
  | 'expired'
  /** Its notice has begun; its last day is still to come or today. */
  | 'expiring'
  /** Has no last day. */
  | 'none'
  /** Its notice has not begun. */
  | 'valid';

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

/** Where a request for leave stands; leave counts once it is approved, also while its employee asks to cancel it. */
export type LeaveStatus =
  /** Granted: its days are taken and its employee is away. */
  | 'approved'
  /** Granted, and its employee asks to cancel it; it counts until that is decided. */
  | 'cancel_requested'
  /** Taken back; its days are given back. */
  | 'cancelled'
  /** Refused; nothing is taken. */
  | 'rejected'
  /** Waits for a decision; its days are asked for, not taken. */
  | 'submitted';

/** What a line of a statement is. */
export type LeaveTraceKind =
  /** Days granted by the plan of the type. */
  | 'accrual'
  /** A correction. */
  | 'adjustment'
  /** Days given by hand. */
  | 'allocation'
  /** Days taken along from the leave year before. */
  | 'carry_over'
  /** Days taken as leave. */
  | 'consumption'
  /** Days paid out. */
  | 'encashment'
  /** Days not used by the day until which they could be. */
  | 'expiry'
  /** Days that ended with their leave year. */
  | 'lapse'
  /** Days brought along from before the ledger. */
  | 'opening'
  /** A line before it is taken back, whole or in part. */
  | 'reversal';

/** Where a loan stands. */
export type LoanState =
  /** Agreed, and not paid out yet. */
  | 'approved'
  /** Given up before it was paid out. */
  | 'cancelled'
  /** Repaid in full. */
  | 'closed'
  /** Entered, and not sent in. */
  | 'draft'
  /** Waits for a second person. */
  | 'pending'
  /** Refused; nothing is paid out. */
  | 'rejected'
  /** Paid out, and repaid month by month. */
  | 'repaying'
  /** What was left is forgiven. */
  | 'written_off';

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

/** Who gave notice. */
export type NoticeGiver =
  /** Who leaves. */
  | 'employee'
  /** The company. */
  | 'employer';

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

/** Where an allowance or deduction of an employee stands; where no flow of approval is for it, it is approved at once. */
export type PayAssignmentState =
  /** In force from its first day. */
  | 'approved'
  /** Waits for approval; nothing is paid or taken by it. */
  | 'proposed'
  /** Refused; nothing is ever paid or taken by it. */
  | 'rejected';

/** What an amount counts for. */
export type PayBasis =
  /** So much for each day that is paid. */
  | 'daily'
  /** So much a month. */
  | 'monthly';

/** Where a reward or a deduction of one employee stands. */
export type PayEntryState =
  /** Paid or taken by a posted payroll. */
  | 'applied'
  /** Agreed; the payroll of its month takes it. */
  | 'approved'
  /** Taken back before it was paid or taken. */
  | 'cancelled'
  /** Entered, and not sent in. */
  | 'draft'
  /** Waits for a second person. */
  | 'pending'
  /** Refused; nothing comes of it. */
  | 'rejected'
  /** Was wrong: taken back after it was agreed or paid. */
  | 'reversed';

/** ready to be approved, in error with its reasons, or posted for good. */
export type PayslipState =
  /** In error, for the reasons it gives; its run cannot be approved. */
  | 'error'
  /** Final; its employee sees it. */
  | 'posted'
  /** Calculated without errors; its run can be approved. */
  | 'ready';

/** Why a position began or ended. */
export type PositionChange =
  /** What stood here was wrong. */
  | 'correction'
  /** Moved down. */
  | 'demotion'
  /** The employment ended. */
  | 'exit'
  /** The employment began. */
  | 'hire'
  /** Moved up. */
  | 'promotion'
  /** The company was put in another order. */
  | 'reorganisation'
  /** Moved to another department, place or manager. */
  | 'transfer';

/** Conditions on a PositionChange; all that are given must hold. */
export type PositionChangeFilter = {
  /** Equal to. */
  eq?: PositionChange | null | undefined;
  /** One of these. */
  in?: Array<PositionChange> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PositionChange | null | undefined;
};

/** The new employment of somebody who comes back. */
export type RehireInput = {
  /** Employee number, unique in the company. */
  code: string;
  /** Department from the first day on. */
  departmentId?: string | null | undefined;
  /** Form of employment; full time where none is given. */
  employeeType?: EmployeeType | null | undefined;
  /** First day of the new employment, after the last day of the former. At most 10 years ahead. */
  hireDate: string;
  /** The employee reported to from the first day on. */
  managerId?: string | null | undefined;
  /** Position from the first day on. */
  positionId?: string | null | undefined;
  /** Last day of probation. At most 10 years ahead. */
  probationEnd?: string | null | undefined;
};

/** What a reward is. */
export type RewardKind =
  /** A thing that is handed over, for points or for nothing. */
  | 'item'
  /** An amount that payroll pays. */
  | 'money'
  /** Points an employee gathers. */
  | 'points';

/** What a reward is given for. */
export type RewardType =
  /** Good work, or a good year. */
  | 'bonus'
  /** What somebody sold. */
  | 'commission'
  /** An aim that was reached. */
  | 'incentive'
  /** Any other reason. */
  | 'other'
  /** Thanks, such as for years of service. */
  | 'recognition'
  /** What somebody paid for the company. */
  | 'reimbursement';

/** What a salary is agreed on for; payroll pays by the month. */
export type SalaryFrequency =
  /** So much a day. */
  | 'day'
  /** So much an hour. */
  | 'hour'
  /** So much a month. */
  | 'month'
  /** So much a week. */
  | 'week'
  /** So much a year. */
  | 'year';

/** Conditions on a SalaryFrequency; all that are given must hold. */
export type SalaryFrequencyFilter = {
  /** Equal to. */
  eq?: SalaryFrequency | null | undefined;
  /** One of these. */
  in?: Array<SalaryFrequency> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: SalaryFrequency | null | undefined;
};

/** Where a salary stands; where no flow of approval is for it and it is not that of whoever enters it, it is approved at once. */
export type SalaryState =
  /** In force from its first day. */
  | 'approved'
  /** Waits for approval; nothing is paid by it. */
  | 'proposed'
  /** Refused; nothing is ever paid by it. */
  | 'rejected';

/** Conditions on a SalaryState; all that are given must hold. */
export type SalaryStateFilter = {
  /** Equal to. */
  eq?: SalaryState | null | undefined;
  /** One of these. */
  in?: Array<SalaryState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: SalaryState | null | undefined;
};

/** What an amount is for, where the settlement tells it apart. */
export type SettlementAmountCategory =
  /** Something of the company he has not returned, which is taken. */
  | 'asset'
  /** The journey home, which is paid. */
  | 'ticket';

/** An amount of the end entered by hand, such as a ticket home or an asset not returned. */
export type SettlementAmountInput = {
  /** How much, above zero. */
  amount: string;
  /** What it is for; empty for anything else. */
  category?: SettlementAmountCategory | null | undefined;
  /** Whether it is paid or taken. */
  kind: SettlementAmountKind;
  /** Why it is paid or taken. */
  reason: string;
  /** What it is. */
  title: string;
};

/** Which way an amount goes. */
export type SettlementAmountKind =
  /** Paid to the employee. */
  | 'addition'
  /** Taken from him. */
  | 'deduction';

/** Order of a list: smallest or largest first. */
export type SortDirection =
  /** Smallest, earliest or first by letter at the top. */
  | 'ASC'
  /** Largest, latest or last by letter at the top. */
  | 'DESC';

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

/** What a day is in a work calendar. */
export type WorkingDayKind =
  /** Free before noon or after, and worked otherwise. */
  | 'half_holiday'
  /** A holiday of the calendar. */
  | 'holiday'
  /** No calendar holds on it. */
  | 'no_calendar'
  /** A day of rest. */
  | 'off'
  /** Worked as planned. */
  | 'work';

export type AwardLineFragment = { code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } };

export type EmployeeAccountsQueryVariables = Exact<{
  employeeId: string;
}>;


export type EmployeeAccountsQuery = { page: { rows: Array<{ id: string, holder: string, iban: string | null, bankName: string | null, validFrom: string, validTo: string | null, state: BankAccountState }> } };

export type EmployeesQueryVariables = Exact<{
  filter?: EmployeeFilter | null | undefined;
  sort?: Array<EmployeeSort> | EmployeeSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmployeesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, firstName: string, lastName: string, employeeName: string | null, status: EmployeeStatus, standing: string, employeeType: EmployeeType, photoFileId: string | null, hireDate: string, exitDate: string | null, workEmail: string | null, mailRefusedOn: string | null, mobilePhone: string | null, nationality: string | null, nationalityAsGiven: string | null, gender: Gender | null, birthDate: string | null, departmentId: string | null, positionId: string | null, managerId: string | null, workLocationId: string | null, weeklyHours: string | null, shiftId: string | null, department: { id: string, label: string } | null, position: { id: string, label: string } | null, manager: { id: string, label: string | null } | null, workLocation: { id: string, label: string } | null, shift: { id: string, label: string } | null }> } };

export type EmployeeQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeQuery = { record: { nextStatuses: Array<EmployeeStatus> | null, rehireOfId: string | null, newShiftFrom: string | null, profession: string | null, sourceOfHire: string | null, workingHoursPerDay: string | null, salaryFormulaId: string | null, workPhoneExtension: string | null, healthType: string | null, openingPaidLeaveDays: string | null, openingUnpaidLeaveDays: string | null, openingSickLeaveDays: string | null, openingMaternityLeaveDays: string | null, openingParentalLeaveDays: string | null, unpaidLeaveDaysBefore: string | null, parentalLeaveDaysBefore: string | null, payBroughtThrough: string | null, grossBrought: string | null, deductionsBrought: string | null, middleName: string | null, nativeName: string | null, maritalStatus: MaritalStatus | null, probationEnd: string | null, confirmationDate: string | null, noticePeriodDays: number | null, contractEnd: string | null, exitReason: string | null, erasedAt: string | null, personalEmail: string | null, workPhone: string | null, address: string | null, homeAddress: string | null, nationalId: string | null, passportNo: string | null, emergencyContactName: string | null, emergencyContactPhone: string | null, emergencyContactRelationship: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, firstName: string, lastName: string, employeeName: string | null, status: EmployeeStatus, standing: string, employeeType: EmployeeType, photoFileId: string | null, hireDate: string, exitDate: string | null, workEmail: string | null, mailRefusedOn: string | null, mobilePhone: string | null, nationality: string | null, nationalityAsGiven: string | null, gender: Gender | null, birthDate: string | null, departmentId: string | null, positionId: string | null, managerId: string | null, workLocationId: string | null, weeklyHours: string | null, shiftId: string | null, rehireOf: { id: string, code: string, exitDate: string | null } | null, next: Array<{ id: string, code: string, hireDate: string }>, shifts: Array<{ from: string | null, shiftId: string | null, title: string | null }> | null, salaryFormula: { id: string, label: string } | null, department: { id: string, label: string } | null, position: { id: string, label: string } | null, manager: { id: string, label: string | null } | null, workLocation: { id: string, label: string } | null, shift: { id: string, label: string } | null } };

export type CreateEmployeeMutationVariables = Exact<{
  input: EmployeeInput;
}>;


export type CreateEmployeeMutation = { record: { nextStatuses: Array<EmployeeStatus> | null, rehireOfId: string | null, newShiftFrom: string | null, profession: string | null, sourceOfHire: string | null, workingHoursPerDay: string | null, salaryFormulaId: string | null, workPhoneExtension: string | null, healthType: string | null, openingPaidLeaveDays: string | null, openingUnpaidLeaveDays: string | null, openingSickLeaveDays: string | null, openingMaternityLeaveDays: string | null, openingParentalLeaveDays: string | null, unpaidLeaveDaysBefore: string | null, parentalLeaveDaysBefore: string | null, payBroughtThrough: string | null, grossBrought: string | null, deductionsBrought: string | null, middleName: string | null, nativeName: string | null, maritalStatus: MaritalStatus | null, probationEnd: string | null, confirmationDate: string | null, noticePeriodDays: number | null, contractEnd: string | null, exitReason: string | null, erasedAt: string | null, personalEmail: string | null, workPhone: string | null, address: string | null, homeAddress: string | null, nationalId: string | null, passportNo: string | null, emergencyContactName: string | null, emergencyContactPhone: string | null, emergencyContactRelationship: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, firstName: string, lastName: string, employeeName: string | null, status: EmployeeStatus, standing: string, employeeType: EmployeeType, photoFileId: string | null, hireDate: string, exitDate: string | null, workEmail: string | null, mailRefusedOn: string | null, mobilePhone: string | null, nationality: string | null, nationalityAsGiven: string | null, gender: Gender | null, birthDate: string | null, departmentId: string | null, positionId: string | null, managerId: string | null, workLocationId: string | null, weeklyHours: string | null, shiftId: string | null, rehireOf: { id: string, code: string, exitDate: string | null } | null, next: Array<{ id: string, code: string, hireDate: string }>, shifts: Array<{ from: string | null, shiftId: string | null, title: string | null }> | null, salaryFormula: { id: string, label: string } | null, department: { id: string, label: string } | null, position: { id: string, label: string } | null, manager: { id: string, label: string | null } | null, workLocation: { id: string, label: string } | null, shift: { id: string, label: string } | null } };

export type UpdateEmployeeMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeChanges;
}>;


export type UpdateEmployeeMutation = { record: { nextStatuses: Array<EmployeeStatus> | null, rehireOfId: string | null, newShiftFrom: string | null, profession: string | null, sourceOfHire: string | null, workingHoursPerDay: string | null, salaryFormulaId: string | null, workPhoneExtension: string | null, healthType: string | null, openingPaidLeaveDays: string | null, openingUnpaidLeaveDays: string | null, openingSickLeaveDays: string | null, openingMaternityLeaveDays: string | null, openingParentalLeaveDays: string | null, unpaidLeaveDaysBefore: string | null, parentalLeaveDaysBefore: string | null, payBroughtThrough: string | null, grossBrought: string | null, deductionsBrought: string | null, middleName: string | null, nativeName: string | null, maritalStatus: MaritalStatus | null, probationEnd: string | null, confirmationDate: string | null, noticePeriodDays: number | null, contractEnd: string | null, exitReason: string | null, erasedAt: string | null, personalEmail: string | null, workPhone: string | null, address: string | null, homeAddress: string | null, nationalId: string | null, passportNo: string | null, emergencyContactName: string | null, emergencyContactPhone: string | null, emergencyContactRelationship: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, firstName: string, lastName: string, employeeName: string | null, status: EmployeeStatus, standing: string, employeeType: EmployeeType, photoFileId: string | null, hireDate: string, exitDate: string | null, workEmail: string | null, mailRefusedOn: string | null, mobilePhone: string | null, nationality: string | null, nationalityAsGiven: string | null, gender: Gender | null, birthDate: string | null, departmentId: string | null, positionId: string | null, managerId: string | null, workLocationId: string | null, weeklyHours: string | null, shiftId: string | null, rehireOf: { id: string, code: string, exitDate: string | null } | null, next: Array<{ id: string, code: string, hireDate: string }>, shifts: Array<{ from: string | null, shiftId: string | null, title: string | null }> | null, salaryFormula: { id: string, label: string } | null, department: { id: string, label: string } | null, position: { id: string, label: string } | null, manager: { id: string, label: string | null } | null, workLocation: { id: string, label: string } | null, shift: { id: string, label: string } | null } };

export type EndEmploymentMutationVariables = Exact<{
  id: string;
  version: number;
  exitDate: string;
  exitReason: string;
}>;


export type EndEmploymentMutation = { record: { nextStatuses: Array<EmployeeStatus> | null, rehireOfId: string | null, newShiftFrom: string | null, profession: string | null, sourceOfHire: string | null, workingHoursPerDay: string | null, salaryFormulaId: string | null, workPhoneExtension: string | null, healthType: string | null, openingPaidLeaveDays: string | null, openingUnpaidLeaveDays: string | null, openingSickLeaveDays: string | null, openingMaternityLeaveDays: string | null, openingParentalLeaveDays: string | null, unpaidLeaveDaysBefore: string | null, parentalLeaveDaysBefore: string | null, payBroughtThrough: string | null, grossBrought: string | null, deductionsBrought: string | null, middleName: string | null, nativeName: string | null, maritalStatus: MaritalStatus | null, probationEnd: string | null, confirmationDate: string | null, noticePeriodDays: number | null, contractEnd: string | null, exitReason: string | null, erasedAt: string | null, personalEmail: string | null, workPhone: string | null, address: string | null, homeAddress: string | null, nationalId: string | null, passportNo: string | null, emergencyContactName: string | null, emergencyContactPhone: string | null, emergencyContactRelationship: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, firstName: string, lastName: string, employeeName: string | null, status: EmployeeStatus, standing: string, employeeType: EmployeeType, photoFileId: string | null, hireDate: string, exitDate: string | null, workEmail: string | null, mailRefusedOn: string | null, mobilePhone: string | null, nationality: string | null, nationalityAsGiven: string | null, gender: Gender | null, birthDate: string | null, departmentId: string | null, positionId: string | null, managerId: string | null, workLocationId: string | null, weeklyHours: string | null, shiftId: string | null, rehireOf: { id: string, code: string, exitDate: string | null } | null, next: Array<{ id: string, code: string, hireDate: string }>, shifts: Array<{ from: string | null, shiftId: string | null, title: string | null }> | null, salaryFormula: { id: string, label: string } | null, department: { id: string, label: string } | null, position: { id: string, label: string } | null, manager: { id: string, label: string | null } | null, workLocation: { id: string, label: string } | null, shift: { id: string, label: string } | null } };

export type WithdrawEndingMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawEndingMutation = { record: { nextStatuses: Array<EmployeeStatus> | null, rehireOfId: string | null, newShiftFrom: string | null, profession: string | null, sourceOfHire: string | null, workingHoursPerDay: string | null, salaryFormulaId: string | null, workPhoneExtension: string | null, healthType: string | null, openingPaidLeaveDays: string | null, openingUnpaidLeaveDays: string | null, openingSickLeaveDays: string | null, openingMaternityLeaveDays: string | null, openingParentalLeaveDays: string | null, unpaidLeaveDaysBefore: string | null, parentalLeaveDaysBefore: string | null, payBroughtThrough: string | null, grossBrought: string | null, deductionsBrought: string | null, middleName: string | null, nativeName: string | null, maritalStatus: MaritalStatus | null, probationEnd: string | null, confirmationDate: string | null, noticePeriodDays: number | null, contractEnd: string | null, exitReason: string | null, erasedAt: string | null, personalEmail: string | null, workPhone: string | null, address: string | null, homeAddress: string | null, nationalId: string | null, passportNo: string | null, emergencyContactName: string | null, emergencyContactPhone: string | null, emergencyContactRelationship: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, firstName: string, lastName: string, employeeName: string | null, status: EmployeeStatus, standing: string, employeeType: EmployeeType, photoFileId: string | null, hireDate: string, exitDate: string | null, workEmail: string | null, mailRefusedOn: string | null, mobilePhone: string | null, nationality: string | null, nationalityAsGiven: string | null, gender: Gender | null, birthDate: string | null, departmentId: string | null, positionId: string | null, managerId: string | null, workLocationId: string | null, weeklyHours: string | null, shiftId: string | null, rehireOf: { id: string, code: string, exitDate: string | null } | null, next: Array<{ id: string, code: string, hireDate: string }>, shifts: Array<{ from: string | null, shiftId: string | null, title: string | null }> | null, salaryFormula: { id: string, label: string } | null, department: { id: string, label: string } | null, position: { id: string, label: string } | null, manager: { id: string, label: string | null } | null, workLocation: { id: string, label: string } | null, shift: { id: string, label: string } | null } };

export type ConfirmEmployeeMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ConfirmEmployeeMutation = { record: { nextStatuses: Array<EmployeeStatus> | null, rehireOfId: string | null, newShiftFrom: string | null, profession: string | null, sourceOfHire: string | null, workingHoursPerDay: string | null, salaryFormulaId: string | null, workPhoneExtension: string | null, healthType: string | null, openingPaidLeaveDays: string | null, openingUnpaidLeaveDays: string | null, openingSickLeaveDays: string | null, openingMaternityLeaveDays: string | null, openingParentalLeaveDays: string | null, unpaidLeaveDaysBefore: string | null, parentalLeaveDaysBefore: string | null, payBroughtThrough: string | null, grossBrought: string | null, deductionsBrought: string | null, middleName: string | null, nativeName: string | null, maritalStatus: MaritalStatus | null, probationEnd: string | null, confirmationDate: string | null, noticePeriodDays: number | null, contractEnd: string | null, exitReason: string | null, erasedAt: string | null, personalEmail: string | null, workPhone: string | null, address: string | null, homeAddress: string | null, nationalId: string | null, passportNo: string | null, emergencyContactName: string | null, emergencyContactPhone: string | null, emergencyContactRelationship: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, firstName: string, lastName: string, employeeName: string | null, status: EmployeeStatus, standing: string, employeeType: EmployeeType, photoFileId: string | null, hireDate: string, exitDate: string | null, workEmail: string | null, mailRefusedOn: string | null, mobilePhone: string | null, nationality: string | null, nationalityAsGiven: string | null, gender: Gender | null, birthDate: string | null, departmentId: string | null, positionId: string | null, managerId: string | null, workLocationId: string | null, weeklyHours: string | null, shiftId: string | null, rehireOf: { id: string, code: string, exitDate: string | null } | null, next: Array<{ id: string, code: string, hireDate: string }>, shifts: Array<{ from: string | null, shiftId: string | null, title: string | null }> | null, salaryFormula: { id: string, label: string } | null, department: { id: string, label: string } | null, position: { id: string, label: string } | null, manager: { id: string, label: string | null } | null, workLocation: { id: string, label: string } | null, shift: { id: string, label: string } | null } };

export type RehireEmployeeMutationVariables = Exact<{
  id: string;
  version: number;
  input: RehireInput;
}>;


export type RehireEmployeeMutation = { record: { nextStatuses: Array<EmployeeStatus> | null, rehireOfId: string | null, newShiftFrom: string | null, profession: string | null, sourceOfHire: string | null, workingHoursPerDay: string | null, salaryFormulaId: string | null, workPhoneExtension: string | null, healthType: string | null, openingPaidLeaveDays: string | null, openingUnpaidLeaveDays: string | null, openingSickLeaveDays: string | null, openingMaternityLeaveDays: string | null, openingParentalLeaveDays: string | null, unpaidLeaveDaysBefore: string | null, parentalLeaveDaysBefore: string | null, payBroughtThrough: string | null, grossBrought: string | null, deductionsBrought: string | null, middleName: string | null, nativeName: string | null, maritalStatus: MaritalStatus | null, probationEnd: string | null, confirmationDate: string | null, noticePeriodDays: number | null, contractEnd: string | null, exitReason: string | null, erasedAt: string | null, personalEmail: string | null, workPhone: string | null, address: string | null, homeAddress: string | null, nationalId: string | null, passportNo: string | null, emergencyContactName: string | null, emergencyContactPhone: string | null, emergencyContactRelationship: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, firstName: string, lastName: string, employeeName: string | null, status: EmployeeStatus, standing: string, employeeType: EmployeeType, photoFileId: string | null, hireDate: string, exitDate: string | null, workEmail: string | null, mailRefusedOn: string | null, mobilePhone: string | null, nationality: string | null, nationalityAsGiven: string | null, gender: Gender | null, birthDate: string | null, departmentId: string | null, positionId: string | null, managerId: string | null, workLocationId: string | null, weeklyHours: string | null, shiftId: string | null, rehireOf: { id: string, code: string, exitDate: string | null } | null, next: Array<{ id: string, code: string, hireDate: string }>, shifts: Array<{ from: string | null, shiftId: string | null, title: string | null }> | null, salaryFormula: { id: string, label: string } | null, department: { id: string, label: string } | null, position: { id: string, label: string } | null, manager: { id: string, label: string | null } | null, workLocation: { id: string, label: string } | null, shift: { id: string, label: string } | null } };

export type DeleteEmployeesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmployeesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type EmployeeRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, firstName: string, lastName: string, employeeName: string | null, status: EmployeeStatus, standing: string, employeeType: EmployeeType, photoFileId: string | null, hireDate: string, exitDate: string | null, workEmail: string | null, mailRefusedOn: string | null, mobilePhone: string | null, nationality: string | null, nationalityAsGiven: string | null, gender: Gender | null, birthDate: string | null, departmentId: string | null, positionId: string | null, managerId: string | null, workLocationId: string | null, weeklyHours: string | null, shiftId: string | null, department: { id: string, label: string } | null, position: { id: string, label: string } | null, manager: { id: string, label: string | null } | null, workLocation: { id: string, label: string } | null, shift: { id: string, label: string } | null };

export type EmployeeRecordFragment = { nextStatuses: Array<EmployeeStatus> | null, rehireOfId: string | null, newShiftFrom: string | null, profession: string | null, sourceOfHire: string | null, workingHoursPerDay: string | null, salaryFormulaId: string | null, workPhoneExtension: string | null, healthType: string | null, openingPaidLeaveDays: string | null, openingUnpaidLeaveDays: string | null, openingSickLeaveDays: string | null, openingMaternityLeaveDays: string | null, openingParentalLeaveDays: string | null, unpaidLeaveDaysBefore: string | null, parentalLeaveDaysBefore: string | null, payBroughtThrough: string | null, grossBrought: string | null, deductionsBrought: string | null, middleName: string | null, nativeName: string | null, maritalStatus: MaritalStatus | null, probationEnd: string | null, confirmationDate: string | null, noticePeriodDays: number | null, contractEnd: string | null, exitReason: string | null, erasedAt: string | null, personalEmail: string | null, workPhone: string | null, address: string | null, homeAddress: string | null, nationalId: string | null, passportNo: string | null, emergencyContactName: string | null, emergencyContactPhone: string | null, emergencyContactRelationship: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, firstName: string, lastName: string, employeeName: string | null, status: EmployeeStatus, standing: string, employeeType: EmployeeType, photoFileId: string | null, hireDate: string, exitDate: string | null, workEmail: string | null, mailRefusedOn: string | null, mobilePhone: string | null, nationality: string | null, nationalityAsGiven: string | null, gender: Gender | null, birthDate: string | null, departmentId: string | null, positionId: string | null, managerId: string | null, workLocationId: string | null, weeklyHours: string | null, shiftId: string | null, rehireOf: { id: string, code: string, exitDate: string | null } | null, next: Array<{ id: string, code: string, hireDate: string }>, shifts: Array<{ from: string | null, shiftId: string | null, title: string | null }> | null, salaryFormula: { id: string, label: string } | null, department: { id: string, label: string } | null, position: { id: string, label: string } | null, manager: { id: string, label: string | null } | null, workLocation: { id: string, label: string } | null, shift: { id: string, label: string } | null };

export type EndOfServicePreviewQueryVariables = Exact<{
  employeeId: string;
  lastDay: string;
  reason: EndOfServiceReason;
  noticeBy?: NoticeGiver | null | undefined;
  noticeDue?: number | null | undefined;
  noticeServed?: number | null | undefined;
  loansConsent?: boolean | null | undefined;
  others?: Array<SettlementAmountInput> | SettlementAmountInput | null | undefined;
}>;


export type EndOfServicePreviewQuery = { preview: { currency: string, years: string, award: string, additions: string, deductions: string, net: string, owed: string, lines: Array<{ code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> } };

export type ErasurePreviewQueryVariables = Exact<{
  id: string;
}>;


export type ErasurePreviewQuery = { preview: { problems: Array<string>, files: number, account: string, source: string, kinds: Array<{ subject: string, count: number, keptFor: string | null, keptUntil: string | null }> } };

export type EmployeeErasureQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeErasureQuery = { erasure: Array<{ erasedAt: string, erasedByName: string | null, reason: string }> };

export type EraseEmployeeMutationVariables = Exact<{
  id: string;
  version: number;
  code: string;
  reason: string;
}>;


export type EraseEmployeeMutation = { record: { nextStatuses: Array<EmployeeStatus> | null, rehireOfId: string | null, newShiftFrom: string | null, profession: string | null, sourceOfHire: string | null, workingHoursPerDay: string | null, salaryFormulaId: string | null, workPhoneExtension: string | null, healthType: string | null, openingPaidLeaveDays: string | null, openingUnpaidLeaveDays: string | null, openingSickLeaveDays: string | null, openingMaternityLeaveDays: string | null, openingParentalLeaveDays: string | null, unpaidLeaveDaysBefore: string | null, parentalLeaveDaysBefore: string | null, payBroughtThrough: string | null, grossBrought: string | null, deductionsBrought: string | null, middleName: string | null, nativeName: string | null, maritalStatus: MaritalStatus | null, probationEnd: string | null, confirmationDate: string | null, noticePeriodDays: number | null, contractEnd: string | null, exitReason: string | null, erasedAt: string | null, personalEmail: string | null, workPhone: string | null, address: string | null, homeAddress: string | null, nationalId: string | null, passportNo: string | null, emergencyContactName: string | null, emergencyContactPhone: string | null, emergencyContactRelationship: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, firstName: string, lastName: string, employeeName: string | null, status: EmployeeStatus, standing: string, employeeType: EmployeeType, photoFileId: string | null, hireDate: string, exitDate: string | null, workEmail: string | null, mailRefusedOn: string | null, mobilePhone: string | null, nationality: string | null, nationalityAsGiven: string | null, gender: Gender | null, birthDate: string | null, departmentId: string | null, positionId: string | null, managerId: string | null, workLocationId: string | null, weeklyHours: string | null, shiftId: string | null, rehireOf: { id: string, code: string, exitDate: string | null } | null, next: Array<{ id: string, code: string, hireDate: string }>, shifts: Array<{ from: string | null, shiftId: string | null, title: string | null }> | null, salaryFormula: { id: string, label: string } | null, department: { id: string, label: string } | null, position: { id: string, label: string } | null, manager: { id: string, label: string | null } | null, workLocation: { id: string, label: string } | null, shift: { id: string, label: string } | null } };

export type DependantsQueryVariables = Exact<{
  filter?: DependantFilter | null | undefined;
  sort?: Array<DependantSort> | DependantSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type DependantsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, name: string, relation: DependantRelation, birthDate: string | null, gender: Gender | null, nationalId: string | null, passportNo: string | null, employee: { id: string, label: string | null } | null }> } };

export type DependantQueryVariables = Exact<{
  id: string;
}>;


export type DependantQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, name: string, relation: DependantRelation, birthDate: string | null, gender: Gender | null, nationalId: string | null, passportNo: string | null, employee: { id: string, label: string | null } | null } };

export type CreateDependantMutationVariables = Exact<{
  input: DependantInput;
}>;


export type CreateDependantMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, name: string, relation: DependantRelation, birthDate: string | null, gender: Gender | null, nationalId: string | null, passportNo: string | null, employee: { id: string, label: string | null } | null } };

export type UpdateDependantMutationVariables = Exact<{
  id: string;
  version: number;
  input: DependantChanges;
}>;


export type UpdateDependantMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, name: string, relation: DependantRelation, birthDate: string | null, gender: Gender | null, nationalId: string | null, passportNo: string | null, employee: { id: string, label: string | null } | null } };

export type DeleteDependantsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteDependantsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreDependantsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreDependantsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type DependantRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, name: string, relation: DependantRelation, birthDate: string | null, gender: Gender | null, nationalId: string | null, passportNo: string | null, employee: { id: string, label: string | null } | null };

export type DependantRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, name: string, relation: DependantRelation, birthDate: string | null, gender: Gender | null, nationalId: string | null, passportNo: string | null, employee: { id: string, label: string | null } | null };

export type EmergencyContactsQueryVariables = Exact<{
  filter?: EmergencyContactFilter | null | undefined;
  sort?: Array<EmergencyContactSort> | EmergencyContactSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmergencyContactsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, name: string, phone: string | null, relationship: string | null, rank: number, employee: { id: string, label: string | null } | null }> } };

export type EmergencyContactQueryVariables = Exact<{
  id: string;
}>;


export type EmergencyContactQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, name: string, phone: string | null, relationship: string | null, rank: number, employee: { id: string, label: string | null } | null } };

export type CreateEmergencyContactMutationVariables = Exact<{
  input: EmergencyContactInput;
}>;


export type CreateEmergencyContactMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, name: string, phone: string | null, relationship: string | null, rank: number, employee: { id: string, label: string | null } | null } };

export type UpdateEmergencyContactMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmergencyContactChanges;
}>;


export type UpdateEmergencyContactMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, name: string, phone: string | null, relationship: string | null, rank: number, employee: { id: string, label: string | null } | null } };

export type DeleteEmergencyContactsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmergencyContactsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmergencyContactsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmergencyContactsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type EmergencyContactRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, name: string, phone: string | null, relationship: string | null, rank: number, employee: { id: string, label: string | null } | null };

export type EmergencyContactRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, name: string, phone: string | null, relationship: string | null, rank: number, employee: { id: string, label: string | null } | null };

export type EmployeeCalendarsQueryVariables = Exact<{
  employeeId: string;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmployeeCalendarsQuery = { page: { rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, calendarId: string, validFrom: string, validTo: string | null, calendar: { id: string, label: string } | null }> } };

export type EmployeeCalendarQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeCalendarQuery = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, calendarId: string, validFrom: string, validTo: string | null, calendar: { id: string, label: string } | null } };

export type EmployeeYearQueryVariables = Exact<{
  employeeId: string;
  from: string;
  to: string;
}>;


export type EmployeeYearQuery = { days: Array<{ date: string, kind: WorkingDayKind, name: string | null, minutes: number }> };

export type FullWeekQueryVariables = Exact<{
  employeeId: string;
  from: string;
  to: string;
}>;


export type FullWeekQuery = { days: Array<{ date: string, usualMinutes: number }> };

export type GiveEmployeeCalendarMutationVariables = Exact<{
  input: CalendarAssignmentInput;
}>;


export type GiveEmployeeCalendarMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, calendarId: string, validFrom: string, validTo: string | null, calendar: { id: string, label: string } | null } };

export type ChangeEmployeeCalendarMutationVariables = Exact<{
  id: string;
  version: number;
  input: CalendarAssignmentChanges;
}>;


export type ChangeEmployeeCalendarMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, calendarId: string, validFrom: string, validTo: string | null, calendar: { id: string, label: string } | null } };

export type DeleteEmployeeCalendarsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeeCalendarsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmployeeCalendarsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeeCalendarsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type EmployeeCalendarRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, calendarId: string, validFrom: string, validTo: string | null, calendar: { id: string, label: string } | null };

export type EmployeeLeaveTabQueryVariables = Exact<{
  employeeId: string;
}>;


export type EmployeeLeaveTabQuery = { page: { total: number, rows: Array<{ id: string, kind: LeaveKind, fromDate: string, toDate: string, workingDays: string | null, status: LeaveStatus, typeMark: { title: string, colour: string } | null }> } };

export type EmployeeLeaveStatementsQueryVariables = Exact<{
  employeeId: string;
  day?: string | null | undefined;
}>;


export type EmployeeLeaveStatementsQuery = { statements: Array<{ typeId: string, title: string, colour: string, day: string, balance: string, waiting: string, available: string | null, rules: Array<string>, lots: Array<{ days: string, since: string, expiresOn: string | null }>, trace: Array<{ date: string, kind: LeaveTraceKind, days: string, balance: string, expiresOn: string | null, isForeseen: boolean, leaveId: string | null, reason: string | null, rule: string | null, from: Array<{ days: string, givenOn: string | null }> }> }> };

export type EmployeePositionsQueryVariables = Exact<{
  filter?: EmployeePositionFilter | null | undefined;
  sort?: Array<EmployeePositionSort> | EmployeePositionSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmployeePositionsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, isPrimary: boolean, fte: string, weeklyHours: string | null, workLocationId: string | null, validFrom: string, validTo: string | null, startChangeType: PositionChange | null, endChangeType: PositionChange | null, positionId: string | null, departmentId: string | null, managerId: string | null, workLocation: { id: string, label: string } | null, position: { id: string, label: string } | null, department: { id: string, label: string } | null, manager: { id: string, label: string | null } | null }> } };

export type EmployeePositionQueryVariables = Exact<{
  id: string;
}>;


export type EmployeePositionQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, isPrimary: boolean, fte: string, weeklyHours: string | null, workLocationId: string | null, validFrom: string, validTo: string | null, startChangeType: PositionChange | null, endChangeType: PositionChange | null, positionId: string | null, departmentId: string | null, managerId: string | null, workLocation: { id: string, label: string } | null, position: { id: string, label: string } | null, department: { id: string, label: string } | null, manager: { id: string, label: string | null } | null } };

export type CreateEmployeePositionMutationVariables = Exact<{
  input: EmployeePositionInput;
}>;


export type CreateEmployeePositionMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, isPrimary: boolean, fte: string, weeklyHours: string | null, workLocationId: string | null, validFrom: string, validTo: string | null, startChangeType: PositionChange | null, endChangeType: PositionChange | null, positionId: string | null, departmentId: string | null, managerId: string | null, workLocation: { id: string, label: string } | null, position: { id: string, label: string } | null, department: { id: string, label: string } | null, manager: { id: string, label: string | null } | null } };

export type UpdateEmployeePositionMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeePositionChanges;
}>;


export type UpdateEmployeePositionMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, isPrimary: boolean, fte: string, weeklyHours: string | null, workLocationId: string | null, validFrom: string, validTo: string | null, startChangeType: PositionChange | null, endChangeType: PositionChange | null, positionId: string | null, departmentId: string | null, managerId: string | null, workLocation: { id: string, label: string } | null, position: { id: string, label: string } | null, department: { id: string, label: string } | null, manager: { id: string, label: string | null } | null } };

export type DeleteEmployeePositionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeePositionsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmployeePositionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeePositionsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type EmployeePositionRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, isPrimary: boolean, fte: string, weeklyHours: string | null, workLocationId: string | null, validFrom: string, validTo: string | null, startChangeType: PositionChange | null, endChangeType: PositionChange | null, positionId: string | null, departmentId: string | null, managerId: string | null, workLocation: { id: string, label: string } | null, position: { id: string, label: string } | null, department: { id: string, label: string } | null, manager: { id: string, label: string | null } | null };

export type EmployeePositionRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, isPrimary: boolean, fte: string, weeklyHours: string | null, workLocationId: string | null, validFrom: string, validTo: string | null, startChangeType: PositionChange | null, endChangeType: PositionChange | null, positionId: string | null, departmentId: string | null, managerId: string | null, workLocation: { id: string, label: string } | null, position: { id: string, label: string } | null, department: { id: string, label: string } | null, manager: { id: string, label: string | null } | null };

export type EmployeeTimelineQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type EmployeeTimelineQuery = { timeline: { endCursor: string | null, entries: Array<{ id: string, at: string, day: string | null, subject: string, action: string, actorId: string | null, actorName: string | null, tokenName: string | null, reason: string | null, changes: Array<{ field: string, kind: string, choice: string | null, before: string | null, after: string | null, isMasked: boolean }> }> } };

export type CmeOfEmployeeQueryVariables = Exact<{
  employeeId: string;
  withLicences: boolean;
}>;


export type CmeOfEmployeeQuery = { licences?: { rows: Array<{ id: string, version: number, allowedActions: Array<string>, number: string, authority: string, profession: string | null, ruleId: string | null, issueDate: string, expiryDate: string | null, cycleStart: string | null, cycleFrom: string | null, cycleTo: string | null, required: string | null, carried: string, counted: string, pending: string, shortfall: string, standing: CmeStanding | null, daysLeft: number | null, forecast: string | null, rule: { id: string, label: string } | null, categories: Array<{ category: CmeCategory, done: string, counted: string, least: string | null, most: string | null, missing: string }> }> }, activities: { rows: Array<{ id: string, version: number, allowedActions: Array<string>, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null }> } };

export type ReloadLicenceQueryVariables = Exact<{
  id: string;
}>;


export type ReloadLicenceQuery = { record: { id: string, version: number, allowedActions: Array<string>, number: string, authority: string, profession: string | null, ruleId: string | null, issueDate: string, expiryDate: string | null, cycleStart: string | null, cycleFrom: string | null, cycleTo: string | null, required: string | null, carried: string, counted: string, pending: string, shortfall: string, standing: CmeStanding | null, daysLeft: number | null, forecast: string | null, rule: { id: string, label: string } | null, categories: Array<{ category: CmeCategory, done: string, counted: string, least: string | null, most: string | null, missing: string }> } };

export type ReloadActivityQueryVariables = Exact<{
  id: string;
}>;


export type ReloadActivityQuery = { record: { id: string, version: number, allowedActions: Array<string>, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null } };

export type AddLicenceMutationVariables = Exact<{
  input: EmployeeLicenceInput;
}>;


export type AddLicenceMutation = { record: { id: string, version: number, allowedActions: Array<string>, number: string, authority: string, profession: string | null, ruleId: string | null, issueDate: string, expiryDate: string | null, cycleStart: string | null, cycleFrom: string | null, cycleTo: string | null, required: string | null, carried: string, counted: string, pending: string, shortfall: string, standing: CmeStanding | null, daysLeft: number | null, forecast: string | null, rule: { id: string, label: string } | null, categories: Array<{ category: CmeCategory, done: string, counted: string, least: string | null, most: string | null, missing: string }> } };

export type ChangeLicenceMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeLicenceChanges;
}>;


export type ChangeLicenceMutation = { record: { id: string, version: number, allowedActions: Array<string>, number: string, authority: string, profession: string | null, ruleId: string | null, issueDate: string, expiryDate: string | null, cycleStart: string | null, cycleFrom: string | null, cycleTo: string | null, required: string | null, carried: string, counted: string, pending: string, shortfall: string, standing: CmeStanding | null, daysLeft: number | null, forecast: string | null, rule: { id: string, label: string } | null, categories: Array<{ category: CmeCategory, done: string, counted: string, least: string | null, most: string | null, missing: string }> } };

export type AddActivityMutationVariables = Exact<{
  input: EmployeeCmeInput;
}>;


export type AddActivityMutation = { record: { id: string, version: number, allowedActions: Array<string>, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null } };

export type ChangeActivityMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeCmeChanges;
}>;


export type ChangeActivityMutation = { record: { id: string, version: number, allowedActions: Array<string>, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null } };

export type VerifyActivityMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type VerifyActivityMutation = { record: { id: string, version: number, allowedActions: Array<string>, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null } };

export type RejectActivityMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectActivityMutation = { record: { id: string, version: number, allowedActions: Array<string>, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null } };

export type SubmitActivityMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SubmitActivityMutation = { record: { id: string, version: number, allowedActions: Array<string>, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null } };

export type LicenceOfEmployeeFragment = { id: string, version: number, allowedActions: Array<string>, number: string, authority: string, profession: string | null, ruleId: string | null, issueDate: string, expiryDate: string | null, cycleStart: string | null, cycleFrom: string | null, cycleTo: string | null, required: string | null, carried: string, counted: string, pending: string, shortfall: string, standing: CmeStanding | null, daysLeft: number | null, forecast: string | null, rule: { id: string, label: string } | null, categories: Array<{ category: CmeCategory, done: string, counted: string, least: string | null, most: string | null, missing: string }> };

export type ActivityOfEmployeeFragment = { id: string, version: number, allowedActions: Array<string>, title: string, category: CmeCategory, licenceIds: Array<string>, amount: string, activityDate: string, provider: string | null, accreditationNo: string | null, hours: string | null, certificateFileId: string | null, url: string | null, description: string | null, state: CmeState, standing: string, reviewNote: string | null, reviewedBy: { id: string, label: string } | null };

export type EmployeeDocumentsOfQueryVariables = Exact<{
  employeeId: string;
}>;


export type EmployeeDocumentsOfQuery = { page: { rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, dependantId: string | null, number: string | null, typeId: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, dueOn: string | null, requestNote: string | null, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, notifyBeforeDays: number | null, revision: number, status: DocumentStatus, description: string | null, fileId: string | null, updatedAt: string, dependant: { id: string, label: string } | null, type: { id: string, hasExpiry: boolean, label: string } | null }> }, types: { rows: Array<{ id: string, name: string, isRequired: boolean, requiredPositionIds: Array<string> }> } };

export type AddEmployeeDocumentMutationVariables = Exact<{
  input: EmployeeDocumentInput;
}>;


export type AddEmployeeDocumentMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, dependantId: string | null, number: string | null, typeId: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, dueOn: string | null, requestNote: string | null, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, notifyBeforeDays: number | null, revision: number, status: DocumentStatus, description: string | null, fileId: string | null, updatedAt: string, dependant: { id: string, label: string } | null, type: { id: string, hasExpiry: boolean, label: string } | null } };

export type ChangeEmployeeDocumentMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeDocumentChanges;
}>;


export type ChangeEmployeeDocumentMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, dependantId: string | null, number: string | null, typeId: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, dueOn: string | null, requestNote: string | null, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, notifyBeforeDays: number | null, revision: number, status: DocumentStatus, description: string | null, fileId: string | null, updatedAt: string, dependant: { id: string, label: string } | null, type: { id: string, hasExpiry: boolean, label: string } | null } };

export type RenewDocumentOfEmployeeMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeDocumentRenewal;
}>;


export type RenewDocumentOfEmployeeMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, dependantId: string | null, number: string | null, typeId: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, dueOn: string | null, requestNote: string | null, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, notifyBeforeDays: number | null, revision: number, status: DocumentStatus, description: string | null, fileId: string | null, updatedAt: string, dependant: { id: string, label: string } | null, type: { id: string, hasExpiry: boolean, label: string } | null } };

export type FormerEmployeeDocumentsQueryVariables = Exact<{
  id: string;
}>;


export type FormerEmployeeDocumentsQuery = { page: { rows: Array<{ id: string, revision: number, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, fileId: string | null, createdAt: string }> } };

export type EmployeeDocumentOfFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, dependantId: string | null, number: string | null, typeId: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, dueOn: string | null, requestNote: string | null, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, notifyBeforeDays: number | null, revision: number, status: DocumentStatus, description: string | null, fileId: string | null, updatedAt: string, dependant: { id: string, label: string } | null, type: { id: string, hasExpiry: boolean, label: string } | null };

export type AllowancesOfEmployeeQueryVariables = Exact<{
  employeeId: string;
  includeDeleted?: boolean | null | undefined;
}>;


export type AllowancesOfEmployeeQuery = { page: { rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, compensationId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, compensation: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null }> } };

export type AllowanceOfEmployeeQueryVariables = Exact<{
  id: string;
}>;


export type AllowanceOfEmployeeQuery = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, compensationId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, compensation: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null } };

export type GiveAllowanceMutationVariables = Exact<{
  input: CompensationAssignmentInput;
}>;


export type GiveAllowanceMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, compensationId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, compensation: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null } };

export type ChangeAllowanceMutationVariables = Exact<{
  id: string;
  version: number;
  input: CompensationAssignmentChanges;
}>;


export type ChangeAllowanceMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, compensationId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, compensation: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null } };

export type AllowanceOfEmployeeFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, compensationId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, compensation: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null };

export type DeductionsOfEmployeeQueryVariables = Exact<{
  employeeId: string;
  includeDeleted?: boolean | null | undefined;
}>;


export type DeductionsOfEmployeeQuery = { page: { rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, deductionId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, deduction: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null }> } };

export type DeductionOfEmployeeQueryVariables = Exact<{
  id: string;
}>;


export type DeductionOfEmployeeQuery = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, deductionId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, deduction: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null } };

export type AddDeductionMutationVariables = Exact<{
  input: DeductionAssignmentInput;
}>;


export type AddDeductionMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, deductionId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, deduction: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null } };

export type ChangeDeductionMutationVariables = Exact<{
  id: string;
  version: number;
  input: DeductionAssignmentChanges;
}>;


export type ChangeDeductionMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, deductionId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, deduction: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null } };

export type DeductionOfEmployeeFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, deductionId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, deduction: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null };

export type EntriesOfEmployeeQueryVariables = Exact<{
  employeeId: string;
  withRewards: boolean;
  withDeductions: boolean;
  withLoans: boolean;
}>;


export type EntriesOfEmployeeQuery = { rewards?: { rows: Array<{ id: string, type: RewardType, kind: RewardKind, points: number | null, item: string | null, reason: string, amount: string | null, currency: string, date: string, state: PayEntryState }> }, points?: { given: number, spent: number, left: number }, deductions?: { rows: Array<{ id: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, state: PayEntryState }> }, loans?: { rows: Array<{ id: string, reason: string, principal: string | null, balance: string | null, nextDueOn: string | null, currency: string, firstDue: string, state: LoanState }> } };

export type DeleteAllowancesOfEmployeeMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteAllowancesOfEmployeeMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreAllowancesOfEmployeeMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreAllowancesOfEmployeeMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type DeleteDeductionsOfEmployeeMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteDeductionsOfEmployeeMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreDeductionsOfEmployeeMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreDeductionsOfEmployeeMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type ApproveAllowanceMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveAllowanceMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, compensationId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, compensation: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null } };

export type RejectAllowanceMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectAllowanceMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, compensationId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, compensation: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null } };

export type ApproveRegularDeductionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveRegularDeductionMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, deductionId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, deduction: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null } };

export type RejectRegularDeductionMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectRegularDeductionMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, ownAmount: string | null, ownPercent: string | null, state: PayAssignmentState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, deductionId: string, validFrom: string, validTo: string | null, proposedBy: { id: string, name: string } | null, deduction: { id: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, label: string } | null } };

export type EmployeePayslipsQueryVariables = Exact<{
  employeeId: string;
}>;


export type EmployeePayslipsQuery = { page: { total: number, rows: Array<{ id: string, period: string, net: string, currency: string, state: PayslipState }> } };

export type EmployeeSalariesQueryVariables = Exact<{
  filter?: EmployeeSalaryFilter | null | undefined;
  sort?: Array<EmployeeSalarySort> | EmployeeSalarySort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmployeeSalariesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, frequency: SalaryFrequency, quotedAmount: string | null, weeklyHours: string | null, conversion: string | null, baseSalary: string | null, overtimeSalary: string | null, currency: string, validFrom: string, validTo: string | null, reason: string | null, state: SalaryState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, rangePosition: string | null, proposedBy: { id: string, name: string } | null }> } };

export type EmployeeSalaryQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeSalaryQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, frequency: SalaryFrequency, quotedAmount: string | null, weeklyHours: string | null, conversion: string | null, baseSalary: string | null, overtimeSalary: string | null, currency: string, validFrom: string, validTo: string | null, reason: string | null, state: SalaryState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, rangePosition: string | null, proposedBy: { id: string, name: string } | null } };

export type CreateEmployeeSalaryMutationVariables = Exact<{
  input: EmployeeSalaryInput;
}>;


export type CreateEmployeeSalaryMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, frequency: SalaryFrequency, quotedAmount: string | null, weeklyHours: string | null, conversion: string | null, baseSalary: string | null, overtimeSalary: string | null, currency: string, validFrom: string, validTo: string | null, reason: string | null, state: SalaryState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, rangePosition: string | null, proposedBy: { id: string, name: string } | null } };

export type UpdateEmployeeSalaryMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeSalaryChanges;
}>;


export type UpdateEmployeeSalaryMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, frequency: SalaryFrequency, quotedAmount: string | null, weeklyHours: string | null, conversion: string | null, baseSalary: string | null, overtimeSalary: string | null, currency: string, validFrom: string, validTo: string | null, reason: string | null, state: SalaryState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, rangePosition: string | null, proposedBy: { id: string, name: string } | null } };

export type DeleteEmployeeSalariesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeeSalariesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmployeeSalariesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeeSalariesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type ApproveEmployeeSalaryMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveEmployeeSalaryMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, frequency: SalaryFrequency, quotedAmount: string | null, weeklyHours: string | null, conversion: string | null, baseSalary: string | null, overtimeSalary: string | null, currency: string, validFrom: string, validTo: string | null, reason: string | null, state: SalaryState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, rangePosition: string | null, proposedBy: { id: string, name: string } | null } };

export type RejectEmployeeSalaryMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectEmployeeSalaryMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, frequency: SalaryFrequency, quotedAmount: string | null, weeklyHours: string | null, conversion: string | null, baseSalary: string | null, overtimeSalary: string | null, currency: string, validFrom: string, validTo: string | null, reason: string | null, state: SalaryState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, rangePosition: string | null, proposedBy: { id: string, name: string } | null } };

export type EmployeeSalaryRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, frequency: SalaryFrequency, quotedAmount: string | null, weeklyHours: string | null, conversion: string | null, baseSalary: string | null, overtimeSalary: string | null, currency: string, validFrom: string, validTo: string | null, reason: string | null, state: SalaryState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, rangePosition: string | null, proposedBy: { id: string, name: string } | null };

export type EmployeeSalaryRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, frequency: SalaryFrequency, quotedAmount: string | null, weeklyHours: string | null, conversion: string | null, baseSalary: string | null, overtimeSalary: string | null, currency: string, validFrom: string, validTo: string | null, reason: string | null, state: SalaryState, approvalRefusal: string | null, approvedByName: string | null, decisionNote: string | null, rangePosition: string | null, proposedBy: { id: string, name: string } | null };

export const AwardLineFragmentDoc = gql`
    fragment AwardLine on EndOfServiceLine {
  code
  section
  kind
  name {
    en
    ar
  }
  value
  unit
  formula
  inputs
  reason {
    en
    ar
  }
}
    `;
export const EmployeeRowFragmentDoc = gql`
    fragment EmployeeRow on Employee {
  id
  version
  deletedAt
  allowedActions
  hiddenFields
  code
  firstName
  lastName
  employeeName
  status
  standing
  employeeType
  photoFileId
  hireDate
  exitDate
  workEmail
  mailRefusedOn
  mobilePhone
  nationality
  nationalityAsGiven
  gender
  birthDate
  departmentId
  department {
    id
    label: name
  }
  positionId
  position {
    id
    label: title
  }
  managerId
  manager {
    id
    label: employeeName
  }
  workLocationId
  workLocation {
    id
    label: name
  }
  weeklyHours
  shiftId
  shift {
    id
    label: title
  }
}
    `;
export const EmployeeRecordFragmentDoc = gql`
    fragment EmployeeRecord on Employee {
  ...EmployeeRow
  nextStatuses
  rehireOfId
  rehireOf {
    id
    code
    exitDate
  }
  next: employeesAsRehireOf(limit: 1) {
    id
    code
    hireDate
  }
  newShiftFrom
  shifts {
    from
    shiftId
    title
  }
  profession
  sourceOfHire
  workingHoursPerDay
  salaryFormulaId
  salaryFormula {
    id
    label: title
  }
  workPhoneExtension
  healthType
  openingPaidLeaveDays
  openingUnpaidLeaveDays
  openingSickLeaveDays
  openingMaternityLeaveDays
  openingParentalLeaveDays
  unpaidLeaveDaysBefore
  parentalLeaveDaysBefore
  payBroughtThrough
  grossBrought
  deductionsBrought
  middleName
  nativeName
  maritalStatus
  probationEnd
  confirmationDate
  noticePeriodDays
  contractEnd
  exitReason
  erasedAt
  personalEmail
  workPhone
  address
  homeAddress
  nationalId
  passportNo
  emergencyContactName
  emergencyContactPhone
  emergencyContactRelationship
  createdAt
  updatedAt
}
    `;
export const DependantRowFragmentDoc = gql`
    fragment DependantRow on Dependant {
  id
  version
  deletedAt
  allowedActions
  hiddenFields
  employeeId
  employee {
    id
    label: employeeName
  }
  name
  relation
  birthDate
  gender
  nationalId
  passportNo
}
    `;
export const DependantRecordFragmentDoc = gql`
    fragment DependantRecord on Dependant {
  ...DependantRow
  createdAt
  updatedAt
}
    `;
export const EmergencyContactRowFragmentDoc = gql`
    fragment EmergencyContactRow on EmergencyContact {
  id
  version
  deletedAt
  allowedActions
  employeeId
  employee {
    id
    label: employeeName
  }
  name
  phone
  relationship
  rank
}
    `;
export const EmergencyContactRecordFragmentDoc = gql`
    fragment EmergencyContactRecord on EmergencyContact {
  ...EmergencyContactRow
  createdAt
  updatedAt
}
    `;
export const EmployeeCalendarRowFragmentDoc = gql`
    fragment EmployeeCalendarRow on CalendarAssignment {
  id
  version
  deletedAt
  allowedActions
  calendarId
  calendar {
    id
    label: name
  }
  validFrom
  validTo
}
    `;
export const EmployeePositionRowFragmentDoc = gql`
    fragment EmployeePositionRow on EmployeePosition {
  id
  version
  deletedAt
  allowedActions
  employeeId
  isPrimary
  fte
  weeklyHours
  workLocationId
  workLocation {
    id
    label: name
  }
  validFrom
  validTo
  startChangeType
  endChangeType
  positionId
  position {
    id
    label: title
  }
  departmentId
  department {
    id
    label: name
  }
  managerId
  manager {
    id
    label: employeeName
  }
}
    `;
export const EmployeePositionRecordFragmentDoc = gql`
    fragment EmployeePositionRecord on EmployeePosition {
  ...EmployeePositionRow
  createdAt
  updatedAt
}
    `;
export const LicenceOfEmployeeFragmentDoc = gql`
    fragment LicenceOfEmployee on EmployeeLicence {
  id
  version
  allowedActions
  number
  authority
  profession
  ruleId
  rule {
    id
    label: profession
  }
  issueDate
  expiryDate
  cycleStart
  cycleFrom
  cycleTo
  required
  carried
  counted
  pending
  shortfall
  standing
  daysLeft
  forecast
  categories {
    category
    done
    counted
    least
    most
    missing
  }
}
    `;
export const ActivityOfEmployeeFragmentDoc = gql`
    fragment ActivityOfEmployee on EmployeeCme {
  id
  version
  allowedActions
  title
  category
  licenceIds
  amount
  activityDate
  provider
  accreditationNo
  hours
  certificateFileId
  url
  description
  state
  standing
  reviewNote
  reviewedBy {
    id
    label: name
  }
}
    `;
export const EmployeeDocumentOfFragmentDoc = gql`
    fragment EmployeeDocumentOf on EmployeeDocument {
  id
  version
  deletedAt
  allowedActions
  title
  dependantId
  dependant {
    id
    label: name
  }
  number
  typeId
  type {
    id
    label: name
    hasExpiry
  }
  issueDate
  expiryDate
  issuingAuthority
  issuingCountry
  expiryState
  state
  review
  dueOn
  requestNote
  reviewNote
  submittedByName
  submittedAt
  reviewedByName
  reviewedAt
  notifyBeforeDays
  revision
  status
  description
  fileId
  updatedAt
}
    `;
export const AllowanceOfEmployeeFragmentDoc = gql`
    fragment AllowanceOfEmployee on CompensationAssignment {
  id
  version
  deletedAt
  allowedActions
  hiddenFields
  employeeId
  ownAmount
  ownPercent
  state
  approvalRefusal
  approvedByName
  decisionNote
  proposedBy {
    id
    name
  }
  compensationId
  compensation {
    id
    label: title
    basis
    fixedAmount
    percentOfBasic
    currency
  }
  validFrom
  validTo
}
    `;
export const DeductionOfEmployeeFragmentDoc = gql`
    fragment DeductionOfEmployee on DeductionAssignment {
  id
  version
  deletedAt
  allowedActions
  hiddenFields
  employeeId
  ownAmount
  ownPercent
  state
  approvalRefusal
  approvedByName
  decisionNote
  proposedBy {
    id
    name
  }
  deductionId
  deduction {
    id
    label: title
    basis
    fixedAmount
    percentOfBasic
    currency
  }
  validFrom
  validTo
}
    `;
export const EmployeeSalaryRowFragmentDoc = gql`
    fragment EmployeeSalaryRow on EmployeeSalary {
  id
  version
  deletedAt
  allowedActions
  hiddenFields
  employeeId
  frequency
  quotedAmount
  weeklyHours
  conversion
  baseSalary
  overtimeSalary
  currency
  validFrom
  validTo
  reason
  state
  approvalRefusal
  approvedByName
  decisionNote
  proposedBy {
    id
    name
  }
  rangePosition
}
    `;
export const EmployeeSalaryRecordFragmentDoc = gql`
    fragment EmployeeSalaryRecord on EmployeeSalary {
  ...EmployeeSalaryRow
  createdAt
  updatedAt
}
    `;
export const EmployeeAccountsDocument = gql`
    query EmployeeAccounts($employeeId: ID!) {
  page: bankAccounts(
    filter: {employeeId: {eq: $employeeId}, state: {in: [verified, pending]}}
    sort: [{field: validFrom, direction: DESC}]
    limit: 10
  ) {
    rows {
      id
      holder
      iban
      bankName
      validFrom
      validTo
      state
    }
  }
}
    `;

/**
 * __useEmployeeAccountsQuery__
 *
 * To run a query within a React component, call `useEmployeeAccountsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeAccountsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeAccountsQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *   },
 * });
 */
export function useEmployeeAccountsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeAccountsQuery, EmployeeAccountsQueryVariables> & ({ variables: EmployeeAccountsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeAccountsQuery, EmployeeAccountsQueryVariables>(EmployeeAccountsDocument, options);
      }
export function useEmployeeAccountsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeAccountsQuery, EmployeeAccountsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeAccountsQuery, EmployeeAccountsQueryVariables>(EmployeeAccountsDocument, options);
        }
// @ts-ignore
export function useEmployeeAccountsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeAccountsQuery, EmployeeAccountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeAccountsQuery, EmployeeAccountsQueryVariables>;
export function useEmployeeAccountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeAccountsQuery, EmployeeAccountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeAccountsQuery | undefined, EmployeeAccountsQueryVariables>;
export function useEmployeeAccountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeAccountsQuery, EmployeeAccountsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeAccountsQuery, EmployeeAccountsQueryVariables>(EmployeeAccountsDocument, options);
        }
export type EmployeeAccountsQueryHookResult = ReturnType<typeof useEmployeeAccountsQuery>;
export type EmployeeAccountsLazyQueryHookResult = ReturnType<typeof useEmployeeAccountsLazyQuery>;
export type EmployeeAccountsSuspenseQueryHookResult = ReturnType<typeof useEmployeeAccountsSuspenseQuery>;
export type EmployeeAccountsQueryResult = ApolloReactCommon.QueryResult<EmployeeAccountsQuery, EmployeeAccountsQueryVariables>;
export const EmployeesDocument = gql`
    query Employees($filter: EmployeeFilter, $sort: [EmployeeSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: employees(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmployeeRow
    }
    total
  }
}
    ${EmployeeRowFragmentDoc}`;

/**
 * __useEmployeesQuery__
 *
 * To run a query within a React component, call `useEmployeesQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeesQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      sort: // value for 'sort'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useEmployeesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeesQuery, EmployeesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeesQuery, EmployeesQueryVariables>(EmployeesDocument, options);
      }
export function useEmployeesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeesQuery, EmployeesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeesQuery, EmployeesQueryVariables>(EmployeesDocument, options);
        }
// @ts-ignore
export function useEmployeesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeesQuery, EmployeesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeesQuery, EmployeesQueryVariables>;
export function useEmployeesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeesQuery, EmployeesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeesQuery | undefined, EmployeesQueryVariables>;
export function useEmployeesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeesQuery, EmployeesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeesQuery, EmployeesQueryVariables>(EmployeesDocument, options);
        }
export type EmployeesQueryHookResult = ReturnType<typeof useEmployeesQuery>;
export type EmployeesLazyQueryHookResult = ReturnType<typeof useEmployeesLazyQuery>;
export type EmployeesSuspenseQueryHookResult = ReturnType<typeof useEmployeesSuspenseQuery>;
export type EmployeesQueryResult = ApolloReactCommon.QueryResult<EmployeesQuery, EmployeesQueryVariables>;
export const EmployeeDocument = gql`
    query Employee($id: ID!) {
  record: employee(id: $id) {
    ...EmployeeRecord
  }
}
    ${EmployeeRecordFragmentDoc}
${EmployeeRowFragmentDoc}`;

/**
 * __useEmployeeQuery__
 *
 * To run a query within a React component, call `useEmployeeQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeQuery, EmployeeQueryVariables> & ({ variables: EmployeeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeQuery, EmployeeQueryVariables>(EmployeeDocument, options);
      }
export function useEmployeeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeQuery, EmployeeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeQuery, EmployeeQueryVariables>(EmployeeDocument, options);
        }
// @ts-ignore
export function useEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeQuery, EmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeQuery, EmployeeQueryVariables>;
export function useEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeQuery, EmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeQuery | undefined, EmployeeQueryVariables>;
export function useEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeQuery, EmployeeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeQuery, EmployeeQueryVariables>(EmployeeDocument, options);
        }
export type EmployeeQueryHookResult = ReturnType<typeof useEmployeeQuery>;
export type EmployeeLazyQueryHookResult = ReturnType<typeof useEmployeeLazyQuery>;
export type EmployeeSuspenseQueryHookResult = ReturnType<typeof useEmployeeSuspenseQuery>;
export type EmployeeQueryResult = ApolloReactCommon.QueryResult<EmployeeQuery, EmployeeQueryVariables>;
export const CreateEmployeeDocument = gql`
    mutation CreateEmployee($input: EmployeeInput!) {
  record: createEmployee(input: $input) {
    ...EmployeeRecord
  }
}
    ${EmployeeRecordFragmentDoc}
${EmployeeRowFragmentDoc}`;

/**
 * __useCreateEmployeeMutation__
 *
 * To run a mutation, you first call `useCreateEmployeeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEmployeeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEmployeeMutation, { data, loading, error }] = useCreateEmployeeMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEmployeeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEmployeeMutation, CreateEmployeeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEmployeeMutation, CreateEmployeeMutationVariables>(CreateEmployeeDocument, options);
      }
export type CreateEmployeeMutationHookResult = ReturnType<typeof useCreateEmployeeMutation>;
export type CreateEmployeeMutationResult = ApolloReactCommon.MutationResult<CreateEmployeeMutation>;
export const UpdateEmployeeDocument = gql`
    mutation UpdateEmployee($id: ID!, $version: Int!, $input: EmployeeChanges!) {
  record: updateEmployee(id: $id, version: $version, input: $input) {
    ...EmployeeRecord
  }
}
    ${EmployeeRecordFragmentDoc}
${EmployeeRowFragmentDoc}`;

/**
 * __useUpdateEmployeeMutation__
 *
 * To run a mutation, you first call `useUpdateEmployeeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmployeeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmployeeMutation, { data, loading, error }] = useUpdateEmployeeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEmployeeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmployeeMutation, UpdateEmployeeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmployeeMutation, UpdateEmployeeMutationVariables>(UpdateEmployeeDocument, options);
      }
export type UpdateEmployeeMutationHookResult = ReturnType<typeof useUpdateEmployeeMutation>;
export type UpdateEmployeeMutationResult = ApolloReactCommon.MutationResult<UpdateEmployeeMutation>;
export const EndEmploymentDocument = gql`
    mutation EndEmployment($id: ID!, $version: Int!, $exitDate: Date!, $exitReason: String!) {
  record: endEmployment(
    id: $id
    version: $version
    exitDate: $exitDate
    exitReason: $exitReason
  ) {
    ...EmployeeRecord
  }
}
    ${EmployeeRecordFragmentDoc}
${EmployeeRowFragmentDoc}`;

/**
 * __useEndEmploymentMutation__
 *
 * To run a mutation, you first call `useEndEmploymentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEndEmploymentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [endEmploymentMutation, { data, loading, error }] = useEndEmploymentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      exitDate: // value for 'exitDate'
 *      exitReason: // value for 'exitReason'
 *   },
 * });
 */
export function useEndEmploymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndEmploymentMutation, EndEmploymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndEmploymentMutation, EndEmploymentMutationVariables>(EndEmploymentDocument, options);
      }
export type EndEmploymentMutationHookResult = ReturnType<typeof useEndEmploymentMutation>;
export type EndEmploymentMutationResult = ApolloReactCommon.MutationResult<EndEmploymentMutation>;
export const WithdrawEndingDocument = gql`
    mutation WithdrawEnding($id: ID!, $version: Int!) {
  record: withdrawEnding(id: $id, version: $version) {
    ...EmployeeRecord
  }
}
    ${EmployeeRecordFragmentDoc}
${EmployeeRowFragmentDoc}`;

/**
 * __useWithdrawEndingMutation__
 *
 * To run a mutation, you first call `useWithdrawEndingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWithdrawEndingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [withdrawEndingMutation, { data, loading, error }] = useWithdrawEndingMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useWithdrawEndingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawEndingMutation, WithdrawEndingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawEndingMutation, WithdrawEndingMutationVariables>(WithdrawEndingDocument, options);
      }
export type WithdrawEndingMutationHookResult = ReturnType<typeof useWithdrawEndingMutation>;
export type WithdrawEndingMutationResult = ApolloReactCommon.MutationResult<WithdrawEndingMutation>;
export const ConfirmEmployeeDocument = gql`
    mutation ConfirmEmployee($id: ID!, $version: Int!) {
  record: confirmEmployee(id: $id, version: $version) {
    ...EmployeeRecord
  }
}
    ${EmployeeRecordFragmentDoc}
${EmployeeRowFragmentDoc}`;

/**
 * __useConfirmEmployeeMutation__
 *
 * To run a mutation, you first call `useConfirmEmployeeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConfirmEmployeeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [confirmEmployeeMutation, { data, loading, error }] = useConfirmEmployeeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useConfirmEmployeeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmEmployeeMutation, ConfirmEmployeeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmEmployeeMutation, ConfirmEmployeeMutationVariables>(ConfirmEmployeeDocument, options);
      }
export type ConfirmEmployeeMutationHookResult = ReturnType<typeof useConfirmEmployeeMutation>;
export type ConfirmEmployeeMutationResult = ApolloReactCommon.MutationResult<ConfirmEmployeeMutation>;
export const RehireEmployeeDocument = gql`
    mutation RehireEmployee($id: ID!, $version: Int!, $input: RehireInput!) {
  record: rehireEmployee(id: $id, version: $version, input: $input) {
    ...EmployeeRecord
  }
}
    ${EmployeeRecordFragmentDoc}
${EmployeeRowFragmentDoc}`;

/**
 * __useRehireEmployeeMutation__
 *
 * To run a mutation, you first call `useRehireEmployeeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRehireEmployeeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rehireEmployeeMutation, { data, loading, error }] = useRehireEmployeeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRehireEmployeeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RehireEmployeeMutation, RehireEmployeeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RehireEmployeeMutation, RehireEmployeeMutationVariables>(RehireEmployeeDocument, options);
      }
export type RehireEmployeeMutationHookResult = ReturnType<typeof useRehireEmployeeMutation>;
export type RehireEmployeeMutationResult = ApolloReactCommon.MutationResult<RehireEmployeeMutation>;
export const DeleteEmployeesDocument = gql`
    mutation DeleteEmployees($ids: [ID!]!) {
  results: deleteEmployees(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmployeesMutation__
 *
 * To run a mutation, you first call `useDeleteEmployeesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmployeesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmployeesMutation, { data, loading, error }] = useDeleteEmployeesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmployeesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmployeesMutation, DeleteEmployeesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmployeesMutation, DeleteEmployeesMutationVariables>(DeleteEmployeesDocument, options);
      }
export type DeleteEmployeesMutationHookResult = ReturnType<typeof useDeleteEmployeesMutation>;
export type DeleteEmployeesMutationResult = ApolloReactCommon.MutationResult<DeleteEmployeesMutation>;
export const RestoreEmployeesDocument = gql`
    mutation RestoreEmployees($ids: [ID!]!) {
  results: restoreEmployees(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmployeesMutation__
 *
 * To run a mutation, you first call `useRestoreEmployeesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmployeesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmployeesMutation, { data, loading, error }] = useRestoreEmployeesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmployeesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmployeesMutation, RestoreEmployeesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmployeesMutation, RestoreEmployeesMutationVariables>(RestoreEmployeesDocument, options);
      }
export type RestoreEmployeesMutationHookResult = ReturnType<typeof useRestoreEmployeesMutation>;
export type RestoreEmployeesMutationResult = ApolloReactCommon.MutationResult<RestoreEmployeesMutation>;
export const EndOfServicePreviewDocument = gql`
    query EndOfServicePreview($employeeId: ID!, $lastDay: Date!, $reason: EndOfServiceReason!, $noticeBy: NoticeGiver, $noticeDue: Int, $noticeServed: Int, $loansConsent: Boolean, $others: [SettlementAmountInput!]) {
  preview: endOfServicePreview(
    employeeId: $employeeId
    lastDay: $lastDay
    reason: $reason
    noticeBy: $noticeBy
    noticeDue: $noticeDue
    noticeServed: $noticeServed
    loansConsent: $loansConsent
    others: $others
  ) {
    currency
    years
    award
    additions
    deductions
    net
    owed
    lines {
      ...AwardLine
    }
  }
}
    ${AwardLineFragmentDoc}`;

/**
 * __useEndOfServicePreviewQuery__
 *
 * To run a query within a React component, call `useEndOfServicePreviewQuery` and pass it any options that fit your needs.
 * When your component renders, `useEndOfServicePreviewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEndOfServicePreviewQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      lastDay: // value for 'lastDay'
 *      reason: // value for 'reason'
 *      noticeBy: // value for 'noticeBy'
 *      noticeDue: // value for 'noticeDue'
 *      noticeServed: // value for 'noticeServed'
 *      loansConsent: // value for 'loansConsent'
 *      others: // value for 'others'
 *   },
 * });
 */
export function useEndOfServicePreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EndOfServicePreviewQuery, EndOfServicePreviewQueryVariables> & ({ variables: EndOfServicePreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EndOfServicePreviewQuery, EndOfServicePreviewQueryVariables>(EndOfServicePreviewDocument, options);
      }
export function useEndOfServicePreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EndOfServicePreviewQuery, EndOfServicePreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EndOfServicePreviewQuery, EndOfServicePreviewQueryVariables>(EndOfServicePreviewDocument, options);
        }
// @ts-ignore
export function useEndOfServicePreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EndOfServicePreviewQuery, EndOfServicePreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EndOfServicePreviewQuery, EndOfServicePreviewQueryVariables>;
export function useEndOfServicePreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EndOfServicePreviewQuery, EndOfServicePreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EndOfServicePreviewQuery | undefined, EndOfServicePreviewQueryVariables>;
export function useEndOfServicePreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EndOfServicePreviewQuery, EndOfServicePreviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EndOfServicePreviewQuery, EndOfServicePreviewQueryVariables>(EndOfServicePreviewDocument, options);
        }
export type EndOfServicePreviewQueryHookResult = ReturnType<typeof useEndOfServicePreviewQuery>;
export type EndOfServicePreviewLazyQueryHookResult = ReturnType<typeof useEndOfServicePreviewLazyQuery>;
export type EndOfServicePreviewSuspenseQueryHookResult = ReturnType<typeof useEndOfServicePreviewSuspenseQuery>;
export type EndOfServicePreviewQueryResult = ApolloReactCommon.QueryResult<EndOfServicePreviewQuery, EndOfServicePreviewQueryVariables>;
export const ErasurePreviewDocument = gql`
    query ErasurePreview($id: ID!) {
  preview: erasurePreview(id: $id) {
    problems
    files
    account
    source
    kinds {
      subject
      count
      keptFor
      keptUntil
    }
  }
}
    `;

/**
 * __useErasurePreviewQuery__
 *
 * To run a query within a React component, call `useErasurePreviewQuery` and pass it any options that fit your needs.
 * When your component renders, `useErasurePreviewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useErasurePreviewQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useErasurePreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ErasurePreviewQuery, ErasurePreviewQueryVariables> & ({ variables: ErasurePreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ErasurePreviewQuery, ErasurePreviewQueryVariables>(ErasurePreviewDocument, options);
      }
export function useErasurePreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ErasurePreviewQuery, ErasurePreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ErasurePreviewQuery, ErasurePreviewQueryVariables>(ErasurePreviewDocument, options);
        }
// @ts-ignore
export function useErasurePreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ErasurePreviewQuery, ErasurePreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ErasurePreviewQuery, ErasurePreviewQueryVariables>;
export function useErasurePreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ErasurePreviewQuery, ErasurePreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ErasurePreviewQuery | undefined, ErasurePreviewQueryVariables>;
export function useErasurePreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ErasurePreviewQuery, ErasurePreviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ErasurePreviewQuery, ErasurePreviewQueryVariables>(ErasurePreviewDocument, options);
        }
export type ErasurePreviewQueryHookResult = ReturnType<typeof useErasurePreviewQuery>;
export type ErasurePreviewLazyQueryHookResult = ReturnType<typeof useErasurePreviewLazyQuery>;
export type ErasurePreviewSuspenseQueryHookResult = ReturnType<typeof useErasurePreviewSuspenseQuery>;
export type ErasurePreviewQueryResult = ApolloReactCommon.QueryResult<ErasurePreviewQuery, ErasurePreviewQueryVariables>;
export const EmployeeErasureDocument = gql`
    query EmployeeErasure($id: ID!) {
  erasure: employeeErasure(id: $id) {
    erasedAt
    erasedByName
    reason
  }
}
    `;

/**
 * __useEmployeeErasureQuery__
 *
 * To run a query within a React component, call `useEmployeeErasureQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeErasureQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeErasureQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeErasureQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeErasureQuery, EmployeeErasureQueryVariables> & ({ variables: EmployeeErasureQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeErasureQuery, EmployeeErasureQueryVariables>(EmployeeErasureDocument, options);
      }
export function useEmployeeErasureLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeErasureQuery, EmployeeErasureQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeErasureQuery, EmployeeErasureQueryVariables>(EmployeeErasureDocument, options);
        }
// @ts-ignore
export function useEmployeeErasureSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeErasureQuery, EmployeeErasureQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeErasureQuery, EmployeeErasureQueryVariables>;
export function useEmployeeErasureSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeErasureQuery, EmployeeErasureQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeErasureQuery | undefined, EmployeeErasureQueryVariables>;
export function useEmployeeErasureSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeErasureQuery, EmployeeErasureQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeErasureQuery, EmployeeErasureQueryVariables>(EmployeeErasureDocument, options);
        }
export type EmployeeErasureQueryHookResult = ReturnType<typeof useEmployeeErasureQuery>;
export type EmployeeErasureLazyQueryHookResult = ReturnType<typeof useEmployeeErasureLazyQuery>;
export type EmployeeErasureSuspenseQueryHookResult = ReturnType<typeof useEmployeeErasureSuspenseQuery>;
export type EmployeeErasureQueryResult = ApolloReactCommon.QueryResult<EmployeeErasureQuery, EmployeeErasureQueryVariables>;
export const EraseEmployeeDocument = gql`
    mutation EraseEmployee($id: ID!, $version: Int!, $code: String!, $reason: String!) {
  record: eraseEmployee(id: $id, version: $version, code: $code, reason: $reason) {
    ...EmployeeRecord
  }
}
    ${EmployeeRecordFragmentDoc}
${EmployeeRowFragmentDoc}`;

/**
 * __useEraseEmployeeMutation__
 *
 * To run a mutation, you first call `useEraseEmployeeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEraseEmployeeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [eraseEmployeeMutation, { data, loading, error }] = useEraseEmployeeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      code: // value for 'code'
 *      reason: // value for 'reason'
 *   },
 * });
 */
export function useEraseEmployeeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EraseEmployeeMutation, EraseEmployeeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EraseEmployeeMutation, EraseEmployeeMutationVariables>(EraseEmployeeDocument, options);
      }
export type EraseEmployeeMutationHookResult = ReturnType<typeof useEraseEmployeeMutation>;
export type EraseEmployeeMutationResult = ApolloReactCommon.MutationResult<EraseEmployeeMutation>;
export const DependantsDocument = gql`
    query Dependants($filter: DependantFilter, $sort: [DependantSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: dependants(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...DependantRow
    }
    total
  }
}
    ${DependantRowFragmentDoc}`;

/**
 * __useDependantsQuery__
 *
 * To run a query within a React component, call `useDependantsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDependantsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDependantsQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      sort: // value for 'sort'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useDependantsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DependantsQuery, DependantsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DependantsQuery, DependantsQueryVariables>(DependantsDocument, options);
      }
export function useDependantsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DependantsQuery, DependantsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DependantsQuery, DependantsQueryVariables>(DependantsDocument, options);
        }
// @ts-ignore
export function useDependantsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DependantsQuery, DependantsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DependantsQuery, DependantsQueryVariables>;
export function useDependantsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DependantsQuery, DependantsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DependantsQuery | undefined, DependantsQueryVariables>;
export function useDependantsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DependantsQuery, DependantsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DependantsQuery, DependantsQueryVariables>(DependantsDocument, options);
        }
export type DependantsQueryHookResult = ReturnType<typeof useDependantsQuery>;
export type DependantsLazyQueryHookResult = ReturnType<typeof useDependantsLazyQuery>;
export type DependantsSuspenseQueryHookResult = ReturnType<typeof useDependantsSuspenseQuery>;
export type DependantsQueryResult = ApolloReactCommon.QueryResult<DependantsQuery, DependantsQueryVariables>;
export const DependantDocument = gql`
    query Dependant($id: ID!) {
  record: dependant(id: $id) {
    ...DependantRecord
  }
}
    ${DependantRecordFragmentDoc}
${DependantRowFragmentDoc}`;

/**
 * __useDependantQuery__
 *
 * To run a query within a React component, call `useDependantQuery` and pass it any options that fit your needs.
 * When your component renders, `useDependantQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDependantQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDependantQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DependantQuery, DependantQueryVariables> & ({ variables: DependantQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DependantQuery, DependantQueryVariables>(DependantDocument, options);
      }
export function useDependantLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DependantQuery, DependantQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DependantQuery, DependantQueryVariables>(DependantDocument, options);
        }
// @ts-ignore
export function useDependantSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DependantQuery, DependantQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DependantQuery, DependantQueryVariables>;
export function useDependantSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DependantQuery, DependantQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DependantQuery | undefined, DependantQueryVariables>;
export function useDependantSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DependantQuery, DependantQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DependantQuery, DependantQueryVariables>(DependantDocument, options);
        }
export type DependantQueryHookResult = ReturnType<typeof useDependantQuery>;
export type DependantLazyQueryHookResult = ReturnType<typeof useDependantLazyQuery>;
export type DependantSuspenseQueryHookResult = ReturnType<typeof useDependantSuspenseQuery>;
export type DependantQueryResult = ApolloReactCommon.QueryResult<DependantQuery, DependantQueryVariables>;
export const CreateDependantDocument = gql`
    mutation CreateDependant($input: DependantInput!) {
  record: createDependant(input: $input) {
    ...DependantRecord
  }
}
    ${DependantRecordFragmentDoc}
${DependantRowFragmentDoc}`;

/**
 * __useCreateDependantMutation__
 *
 * To run a mutation, you first call `useCreateDependantMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateDependantMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createDependantMutation, { data, loading, error }] = useCreateDependantMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateDependantMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateDependantMutation, CreateDependantMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateDependantMutation, CreateDependantMutationVariables>(CreateDependantDocument, options);
      }
export type CreateDependantMutationHookResult = ReturnType<typeof useCreateDependantMutation>;
export type CreateDependantMutationResult = ApolloReactCommon.MutationResult<CreateDependantMutation>;
export const UpdateDependantDocument = gql`
    mutation UpdateDependant($id: ID!, $version: Int!, $input: DependantChanges!) {
  record: updateDependant(id: $id, version: $version, input: $input) {
    ...DependantRecord
  }
}
    ${DependantRecordFragmentDoc}
${DependantRowFragmentDoc}`;

/**
 * __useUpdateDependantMutation__
 *
 * To run a mutation, you first call `useUpdateDependantMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateDependantMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateDependantMutation, { data, loading, error }] = useUpdateDependantMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateDependantMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateDependantMutation, UpdateDependantMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateDependantMutation, UpdateDependantMutationVariables>(UpdateDependantDocument, options);
      }
export type UpdateDependantMutationHookResult = ReturnType<typeof useUpdateDependantMutation>;
export type UpdateDependantMutationResult = ApolloReactCommon.MutationResult<UpdateDependantMutation>;
export const DeleteDependantsDocument = gql`
    mutation DeleteDependants($ids: [ID!]!) {
  results: deleteDependants(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteDependantsMutation__
 *
 * To run a mutation, you first call `useDeleteDependantsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteDependantsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteDependantsMutation, { data, loading, error }] = useDeleteDependantsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteDependantsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteDependantsMutation, DeleteDependantsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteDependantsMutation, DeleteDependantsMutationVariables>(DeleteDependantsDocument, options);
      }
export type DeleteDependantsMutationHookResult = ReturnType<typeof useDeleteDependantsMutation>;
export type DeleteDependantsMutationResult = ApolloReactCommon.MutationResult<DeleteDependantsMutation>;
export const RestoreDependantsDocument = gql`
    mutation RestoreDependants($ids: [ID!]!) {
  results: restoreDependants(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreDependantsMutation__
 *
 * To run a mutation, you first call `useRestoreDependantsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreDependantsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreDependantsMutation, { data, loading, error }] = useRestoreDependantsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreDependantsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreDependantsMutation, RestoreDependantsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreDependantsMutation, RestoreDependantsMutationVariables>(RestoreDependantsDocument, options);
      }
export type RestoreDependantsMutationHookResult = ReturnType<typeof useRestoreDependantsMutation>;
export type RestoreDependantsMutationResult = ApolloReactCommon.MutationResult<RestoreDependantsMutation>;
export const EmergencyContactsDocument = gql`
    query EmergencyContacts($filter: EmergencyContactFilter, $sort: [EmergencyContactSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: emergencyContacts(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmergencyContactRow
    }
    total
  }
}
    ${EmergencyContactRowFragmentDoc}`;

/**
 * __useEmergencyContactsQuery__
 *
 * To run a query within a React component, call `useEmergencyContactsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmergencyContactsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmergencyContactsQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      sort: // value for 'sort'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useEmergencyContactsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmergencyContactsQuery, EmergencyContactsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmergencyContactsQuery, EmergencyContactsQueryVariables>(EmergencyContactsDocument, options);
      }
export function useEmergencyContactsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmergencyContactsQuery, EmergencyContactsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmergencyContactsQuery, EmergencyContactsQueryVariables>(EmergencyContactsDocument, options);
        }
// @ts-ignore
export function useEmergencyContactsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmergencyContactsQuery, EmergencyContactsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmergencyContactsQuery, EmergencyContactsQueryVariables>;
export function useEmergencyContactsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmergencyContactsQuery, EmergencyContactsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmergencyContactsQuery | undefined, EmergencyContactsQueryVariables>;
export function useEmergencyContactsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmergencyContactsQuery, EmergencyContactsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmergencyContactsQuery, EmergencyContactsQueryVariables>(EmergencyContactsDocument, options);
        }
export type EmergencyContactsQueryHookResult = ReturnType<typeof useEmergencyContactsQuery>;
export type EmergencyContactsLazyQueryHookResult = ReturnType<typeof useEmergencyContactsLazyQuery>;
export type EmergencyContactsSuspenseQueryHookResult = ReturnType<typeof useEmergencyContactsSuspenseQuery>;
export type EmergencyContactsQueryResult = ApolloReactCommon.QueryResult<EmergencyContactsQuery, EmergencyContactsQueryVariables>;
export const EmergencyContactDocument = gql`
    query EmergencyContact($id: ID!) {
  record: emergencyContact(id: $id) {
    ...EmergencyContactRecord
  }
}
    ${EmergencyContactRecordFragmentDoc}
${EmergencyContactRowFragmentDoc}`;

/**
 * __useEmergencyContactQuery__
 *
 * To run a query within a React component, call `useEmergencyContactQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmergencyContactQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmergencyContactQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmergencyContactQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmergencyContactQuery, EmergencyContactQueryVariables> & ({ variables: EmergencyContactQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmergencyContactQuery, EmergencyContactQueryVariables>(EmergencyContactDocument, options);
      }
export function useEmergencyContactLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmergencyContactQuery, EmergencyContactQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmergencyContactQuery, EmergencyContactQueryVariables>(EmergencyContactDocument, options);
        }
// @ts-ignore
export function useEmergencyContactSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmergencyContactQuery, EmergencyContactQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmergencyContactQuery, EmergencyContactQueryVariables>;
export function useEmergencyContactSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmergencyContactQuery, EmergencyContactQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmergencyContactQuery | undefined, EmergencyContactQueryVariables>;
export function useEmergencyContactSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmergencyContactQuery, EmergencyContactQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmergencyContactQuery, EmergencyContactQueryVariables>(EmergencyContactDocument, options);
        }
export type EmergencyContactQueryHookResult = ReturnType<typeof useEmergencyContactQuery>;
export type EmergencyContactLazyQueryHookResult = ReturnType<typeof useEmergencyContactLazyQuery>;
export type EmergencyContactSuspenseQueryHookResult = ReturnType<typeof useEmergencyContactSuspenseQuery>;
export type EmergencyContactQueryResult = ApolloReactCommon.QueryResult<EmergencyContactQuery, EmergencyContactQueryVariables>;
export const CreateEmergencyContactDocument = gql`
    mutation CreateEmergencyContact($input: EmergencyContactInput!) {
  record: createEmergencyContact(input: $input) {
    ...EmergencyContactRecord
  }
}
    ${EmergencyContactRecordFragmentDoc}
${EmergencyContactRowFragmentDoc}`;

/**
 * __useCreateEmergencyContactMutation__
 *
 * To run a mutation, you first call `useCreateEmergencyContactMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEmergencyContactMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEmergencyContactMutation, { data, loading, error }] = useCreateEmergencyContactMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEmergencyContactMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEmergencyContactMutation, CreateEmergencyContactMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEmergencyContactMutation, CreateEmergencyContactMutationVariables>(CreateEmergencyContactDocument, options);
      }
export type CreateEmergencyContactMutationHookResult = ReturnType<typeof useCreateEmergencyContactMutation>;
export type CreateEmergencyContactMutationResult = ApolloReactCommon.MutationResult<CreateEmergencyContactMutation>;
export const UpdateEmergencyContactDocument = gql`
    mutation UpdateEmergencyContact($id: ID!, $version: Int!, $input: EmergencyContactChanges!) {
  record: updateEmergencyContact(id: $id, version: $version, input: $input) {
    ...EmergencyContactRecord
  }
}
    ${EmergencyContactRecordFragmentDoc}
${EmergencyContactRowFragmentDoc}`;

/**
 * __useUpdateEmergencyContactMutation__
 *
 * To run a mutation, you first call `useUpdateEmergencyContactMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmergencyContactMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmergencyContactMutation, { data, loading, error }] = useUpdateEmergencyContactMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEmergencyContactMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmergencyContactMutation, UpdateEmergencyContactMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmergencyContactMutation, UpdateEmergencyContactMutationVariables>(UpdateEmergencyContactDocument, options);
      }
export type UpdateEmergencyContactMutationHookResult = ReturnType<typeof useUpdateEmergencyContactMutation>;
export type UpdateEmergencyContactMutationResult = ApolloReactCommon.MutationResult<UpdateEmergencyContactMutation>;
export const DeleteEmergencyContactsDocument = gql`
    mutation DeleteEmergencyContacts($ids: [ID!]!) {
  results: deleteEmergencyContacts(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmergencyContactsMutation__
 *
 * To run a mutation, you first call `useDeleteEmergencyContactsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmergencyContactsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmergencyContactsMutation, { data, loading, error }] = useDeleteEmergencyContactsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmergencyContactsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmergencyContactsMutation, DeleteEmergencyContactsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmergencyContactsMutation, DeleteEmergencyContactsMutationVariables>(DeleteEmergencyContactsDocument, options);
      }
export type DeleteEmergencyContactsMutationHookResult = ReturnType<typeof useDeleteEmergencyContactsMutation>;
export type DeleteEmergencyContactsMutationResult = ApolloReactCommon.MutationResult<DeleteEmergencyContactsMutation>;
export const RestoreEmergencyContactsDocument = gql`
    mutation RestoreEmergencyContacts($ids: [ID!]!) {
  results: restoreEmergencyContacts(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmergencyContactsMutation__
 *
 * To run a mutation, you first call `useRestoreEmergencyContactsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmergencyContactsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmergencyContactsMutation, { data, loading, error }] = useRestoreEmergencyContactsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmergencyContactsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmergencyContactsMutation, RestoreEmergencyContactsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmergencyContactsMutation, RestoreEmergencyContactsMutationVariables>(RestoreEmergencyContactsDocument, options);
      }
export type RestoreEmergencyContactsMutationHookResult = ReturnType<typeof useRestoreEmergencyContactsMutation>;
export type RestoreEmergencyContactsMutationResult = ApolloReactCommon.MutationResult<RestoreEmergencyContactsMutation>;
export const EmployeeCalendarsDocument = gql`
    query EmployeeCalendars($employeeId: ID!, $includeDeleted: Boolean) {
  page: calendarAssignments(
    filter: {employeeId: {eq: $employeeId}}
    sort: [{field: validFrom, direction: DESC}]
    limit: 100
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmployeeCalendarRow
    }
  }
}
    ${EmployeeCalendarRowFragmentDoc}`;

/**
 * __useEmployeeCalendarsQuery__
 *
 * To run a query within a React component, call `useEmployeeCalendarsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeCalendarsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeCalendarsQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useEmployeeCalendarsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeCalendarsQuery, EmployeeCalendarsQueryVariables> & ({ variables: EmployeeCalendarsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeCalendarsQuery, EmployeeCalendarsQueryVariables>(EmployeeCalendarsDocument, options);
      }
export function useEmployeeCalendarsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeCalendarsQuery, EmployeeCalendarsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeCalendarsQuery, EmployeeCalendarsQueryVariables>(EmployeeCalendarsDocument, options);
        }
// @ts-ignore
export function useEmployeeCalendarsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeCalendarsQuery, EmployeeCalendarsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeCalendarsQuery, EmployeeCalendarsQueryVariables>;
export function useEmployeeCalendarsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeCalendarsQuery, EmployeeCalendarsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeCalendarsQuery | undefined, EmployeeCalendarsQueryVariables>;
export function useEmployeeCalendarsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeCalendarsQuery, EmployeeCalendarsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeCalendarsQuery, EmployeeCalendarsQueryVariables>(EmployeeCalendarsDocument, options);
        }
export type EmployeeCalendarsQueryHookResult = ReturnType<typeof useEmployeeCalendarsQuery>;
export type EmployeeCalendarsLazyQueryHookResult = ReturnType<typeof useEmployeeCalendarsLazyQuery>;
export type EmployeeCalendarsSuspenseQueryHookResult = ReturnType<typeof useEmployeeCalendarsSuspenseQuery>;
export type EmployeeCalendarsQueryResult = ApolloReactCommon.QueryResult<EmployeeCalendarsQuery, EmployeeCalendarsQueryVariables>;
export const EmployeeCalendarDocument = gql`
    query EmployeeCalendar($id: ID!) {
  record: calendarAssignment(id: $id) {
    ...EmployeeCalendarRow
  }
}
    ${EmployeeCalendarRowFragmentDoc}`;

/**
 * __useEmployeeCalendarQuery__
 *
 * To run a query within a React component, call `useEmployeeCalendarQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeCalendarQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeCalendarQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeCalendarQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeCalendarQuery, EmployeeCalendarQueryVariables> & ({ variables: EmployeeCalendarQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeCalendarQuery, EmployeeCalendarQueryVariables>(EmployeeCalendarDocument, options);
      }
export function useEmployeeCalendarLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeCalendarQuery, EmployeeCalendarQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeCalendarQuery, EmployeeCalendarQueryVariables>(EmployeeCalendarDocument, options);
        }
// @ts-ignore
export function useEmployeeCalendarSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeCalendarQuery, EmployeeCalendarQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeCalendarQuery, EmployeeCalendarQueryVariables>;
export function useEmployeeCalendarSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeCalendarQuery, EmployeeCalendarQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeCalendarQuery | undefined, EmployeeCalendarQueryVariables>;
export function useEmployeeCalendarSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeCalendarQuery, EmployeeCalendarQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeCalendarQuery, EmployeeCalendarQueryVariables>(EmployeeCalendarDocument, options);
        }
export type EmployeeCalendarQueryHookResult = ReturnType<typeof useEmployeeCalendarQuery>;
export type EmployeeCalendarLazyQueryHookResult = ReturnType<typeof useEmployeeCalendarLazyQuery>;
export type EmployeeCalendarSuspenseQueryHookResult = ReturnType<typeof useEmployeeCalendarSuspenseQuery>;
export type EmployeeCalendarQueryResult = ApolloReactCommon.QueryResult<EmployeeCalendarQuery, EmployeeCalendarQueryVariables>;
export const EmployeeYearDocument = gql`
    query EmployeeYear($employeeId: ID!, $from: Date!, $to: Date!) {
  days: workingDays(employeeId: $employeeId, from: $from, to: $to) {
    date
    kind
    name
    minutes
  }
}
    `;

/**
 * __useEmployeeYearQuery__
 *
 * To run a query within a React component, call `useEmployeeYearQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeYearQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeYearQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      from: // value for 'from'
 *      to: // value for 'to'
 *   },
 * });
 */
export function useEmployeeYearQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeYearQuery, EmployeeYearQueryVariables> & ({ variables: EmployeeYearQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeYearQuery, EmployeeYearQueryVariables>(EmployeeYearDocument, options);
      }
export function useEmployeeYearLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeYearQuery, EmployeeYearQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeYearQuery, EmployeeYearQueryVariables>(EmployeeYearDocument, options);
        }
// @ts-ignore
export function useEmployeeYearSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeYearQuery, EmployeeYearQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeYearQuery, EmployeeYearQueryVariables>;
export function useEmployeeYearSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeYearQuery, EmployeeYearQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeYearQuery | undefined, EmployeeYearQueryVariables>;
export function useEmployeeYearSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeYearQuery, EmployeeYearQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeYearQuery, EmployeeYearQueryVariables>(EmployeeYearDocument, options);
        }
export type EmployeeYearQueryHookResult = ReturnType<typeof useEmployeeYearQuery>;
export type EmployeeYearLazyQueryHookResult = ReturnType<typeof useEmployeeYearLazyQuery>;
export type EmployeeYearSuspenseQueryHookResult = ReturnType<typeof useEmployeeYearSuspenseQuery>;
export type EmployeeYearQueryResult = ApolloReactCommon.QueryResult<EmployeeYearQuery, EmployeeYearQueryVariables>;
export const FullWeekDocument = gql`
    query FullWeek($employeeId: ID!, $from: Date!, $to: Date!) {
  days: workingDays(employeeId: $employeeId, from: $from, to: $to) {
    date
    usualMinutes
  }
}
    `;

/**
 * __useFullWeekQuery__
 *
 * To run a query within a React component, call `useFullWeekQuery` and pass it any options that fit your needs.
 * When your component renders, `useFullWeekQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFullWeekQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      from: // value for 'from'
 *      to: // value for 'to'
 *   },
 * });
 */
export function useFullWeekQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FullWeekQuery, FullWeekQueryVariables> & ({ variables: FullWeekQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FullWeekQuery, FullWeekQueryVariables>(FullWeekDocument, options);
      }
export function useFullWeekLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FullWeekQuery, FullWeekQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FullWeekQuery, FullWeekQueryVariables>(FullWeekDocument, options);
        }
// @ts-ignore
export function useFullWeekSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FullWeekQuery, FullWeekQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FullWeekQuery, FullWeekQueryVariables>;
export function useFullWeekSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FullWeekQuery, FullWeekQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FullWeekQuery | undefined, FullWeekQueryVariables>;
export function useFullWeekSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FullWeekQuery, FullWeekQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FullWeekQuery, FullWeekQueryVariables>(FullWeekDocument, options);
        }
export type FullWeekQueryHookResult = ReturnType<typeof useFullWeekQuery>;
export type FullWeekLazyQueryHookResult = ReturnType<typeof useFullWeekLazyQuery>;
export type FullWeekSuspenseQueryHookResult = ReturnType<typeof useFullWeekSuspenseQuery>;
export type FullWeekQueryResult = ApolloReactCommon.QueryResult<FullWeekQuery, FullWeekQueryVariables>;
export const GiveEmployeeCalendarDocument = gql`
    mutation GiveEmployeeCalendar($input: CalendarAssignmentInput!) {
  record: createCalendarAssignment(input: $input) {
    ...EmployeeCalendarRow
  }
}
    ${EmployeeCalendarRowFragmentDoc}`;

/**
 * __useGiveEmployeeCalendarMutation__
 *
 * To run a mutation, you first call `useGiveEmployeeCalendarMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useGiveEmployeeCalendarMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [giveEmployeeCalendarMutation, { data, loading, error }] = useGiveEmployeeCalendarMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useGiveEmployeeCalendarMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<GiveEmployeeCalendarMutation, GiveEmployeeCalendarMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<GiveEmployeeCalendarMutation, GiveEmployeeCalendarMutationVariables>(GiveEmployeeCalendarDocument, options);
      }
export type GiveEmployeeCalendarMutationHookResult = ReturnType<typeof useGiveEmployeeCalendarMutation>;
export type GiveEmployeeCalendarMutationResult = ApolloReactCommon.MutationResult<GiveEmployeeCalendarMutation>;
export const ChangeEmployeeCalendarDocument = gql`
    mutation ChangeEmployeeCalendar($id: ID!, $version: Int!, $input: CalendarAssignmentChanges!) {
  record: updateCalendarAssignment(id: $id, version: $version, input: $input) {
    ...EmployeeCalendarRow
  }
}
    ${EmployeeCalendarRowFragmentDoc}`;

/**
 * __useChangeEmployeeCalendarMutation__
 *
 * To run a mutation, you first call `useChangeEmployeeCalendarMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangeEmployeeCalendarMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changeEmployeeCalendarMutation, { data, loading, error }] = useChangeEmployeeCalendarMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useChangeEmployeeCalendarMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeEmployeeCalendarMutation, ChangeEmployeeCalendarMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeEmployeeCalendarMutation, ChangeEmployeeCalendarMutationVariables>(ChangeEmployeeCalendarDocument, options);
      }
export type ChangeEmployeeCalendarMutationHookResult = ReturnType<typeof useChangeEmployeeCalendarMutation>;
export type ChangeEmployeeCalendarMutationResult = ApolloReactCommon.MutationResult<ChangeEmployeeCalendarMutation>;
export const DeleteEmployeeCalendarsDocument = gql`
    mutation DeleteEmployeeCalendars($ids: [ID!]!) {
  results: deleteCalendarAssignments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmployeeCalendarsMutation__
 *
 * To run a mutation, you first call `useDeleteEmployeeCalendarsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmployeeCalendarsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmployeeCalendarsMutation, { data, loading, error }] = useDeleteEmployeeCalendarsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmployeeCalendarsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmployeeCalendarsMutation, DeleteEmployeeCalendarsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmployeeCalendarsMutation, DeleteEmployeeCalendarsMutationVariables>(DeleteEmployeeCalendarsDocument, options);
      }
export type DeleteEmployeeCalendarsMutationHookResult = ReturnType<typeof useDeleteEmployeeCalendarsMutation>;
export type DeleteEmployeeCalendarsMutationResult = ApolloReactCommon.MutationResult<DeleteEmployeeCalendarsMutation>;
export const RestoreEmployeeCalendarsDocument = gql`
    mutation RestoreEmployeeCalendars($ids: [ID!]!) {
  results: restoreCalendarAssignments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmployeeCalendarsMutation__
 *
 * To run a mutation, you first call `useRestoreEmployeeCalendarsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmployeeCalendarsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmployeeCalendarsMutation, { data, loading, error }] = useRestoreEmployeeCalendarsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmployeeCalendarsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmployeeCalendarsMutation, RestoreEmployeeCalendarsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmployeeCalendarsMutation, RestoreEmployeeCalendarsMutationVariables>(RestoreEmployeeCalendarsDocument, options);
      }
export type RestoreEmployeeCalendarsMutationHookResult = ReturnType<typeof useRestoreEmployeeCalendarsMutation>;
export type RestoreEmployeeCalendarsMutationResult = ApolloReactCommon.MutationResult<RestoreEmployeeCalendarsMutation>;
export const EmployeeLeaveTabDocument = gql`
    query EmployeeLeaveTab($employeeId: ID!) {
  page: employeeLeaves(
    filter: {employeeId: {eq: $employeeId}}
    sort: [{field: fromDate, direction: DESC}]
    limit: 50
  ) {
    rows {
      id
      kind
      typeMark {
        title
        colour
      }
      fromDate
      toDate
      workingDays
      status
    }
    total
  }
}
    `;

/**
 * __useEmployeeLeaveTabQuery__
 *
 * To run a query within a React component, call `useEmployeeLeaveTabQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeLeaveTabQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeLeaveTabQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *   },
 * });
 */
export function useEmployeeLeaveTabQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeLeaveTabQuery, EmployeeLeaveTabQueryVariables> & ({ variables: EmployeeLeaveTabQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeLeaveTabQuery, EmployeeLeaveTabQueryVariables>(EmployeeLeaveTabDocument, options);
      }
export function useEmployeeLeaveTabLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeLeaveTabQuery, EmployeeLeaveTabQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeLeaveTabQuery, EmployeeLeaveTabQueryVariables>(EmployeeLeaveTabDocument, options);
        }
// @ts-ignore
export function useEmployeeLeaveTabSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLeaveTabQuery, EmployeeLeaveTabQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLeaveTabQuery, EmployeeLeaveTabQueryVariables>;
export function useEmployeeLeaveTabSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLeaveTabQuery, EmployeeLeaveTabQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLeaveTabQuery | undefined, EmployeeLeaveTabQueryVariables>;
export function useEmployeeLeaveTabSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLeaveTabQuery, EmployeeLeaveTabQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeLeaveTabQuery, EmployeeLeaveTabQueryVariables>(EmployeeLeaveTabDocument, options);
        }
export type EmployeeLeaveTabQueryHookResult = ReturnType<typeof useEmployeeLeaveTabQuery>;
export type EmployeeLeaveTabLazyQueryHookResult = ReturnType<typeof useEmployeeLeaveTabLazyQuery>;
export type EmployeeLeaveTabSuspenseQueryHookResult = ReturnType<typeof useEmployeeLeaveTabSuspenseQuery>;
export type EmployeeLeaveTabQueryResult = ApolloReactCommon.QueryResult<EmployeeLeaveTabQuery, EmployeeLeaveTabQueryVariables>;
export const EmployeeLeaveStatementsDocument = gql`
    query EmployeeLeaveStatements($employeeId: ID!, $day: Date) {
  statements: leaveStatements(employeeId: $employeeId, day: $day) {
    typeId
    title
    colour
    day
    balance
    waiting
    available
    rules
    lots {
      days
      since
      expiresOn
    }
    trace {
      date
      kind
      days
      balance
      expiresOn
      isForeseen
      leaveId
      reason
      rule
      from {
        days
        givenOn
      }
    }
  }
}
    `;

/**
 * __useEmployeeLeaveStatementsQuery__
 *
 * To run a query within a React component, call `useEmployeeLeaveStatementsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeLeaveStatementsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeLeaveStatementsQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      day: // value for 'day'
 *   },
 * });
 */
export function useEmployeeLeaveStatementsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeLeaveStatementsQuery, EmployeeLeaveStatementsQueryVariables> & ({ variables: EmployeeLeaveStatementsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeLeaveStatementsQuery, EmployeeLeaveStatementsQueryVariables>(EmployeeLeaveStatementsDocument, options);
      }
export function useEmployeeLeaveStatementsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeLeaveStatementsQuery, EmployeeLeaveStatementsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeLeaveStatementsQuery, EmployeeLeaveStatementsQueryVariables>(EmployeeLeaveStatementsDocument, options);
        }
// @ts-ignore
export function useEmployeeLeaveStatementsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLeaveStatementsQuery, EmployeeLeaveStatementsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLeaveStatementsQuery, EmployeeLeaveStatementsQueryVariables>;
export function useEmployeeLeaveStatementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLeaveStatementsQuery, EmployeeLeaveStatementsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLeaveStatementsQuery | undefined, EmployeeLeaveStatementsQueryVariables>;
export function useEmployeeLeaveStatementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLeaveStatementsQuery, EmployeeLeaveStatementsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeLeaveStatementsQuery, EmployeeLeaveStatementsQueryVariables>(EmployeeLeaveStatementsDocument, options);
        }
export type EmployeeLeaveStatementsQueryHookResult = ReturnType<typeof useEmployeeLeaveStatementsQuery>;
export type EmployeeLeaveStatementsLazyQueryHookResult = ReturnType<typeof useEmployeeLeaveStatementsLazyQuery>;
export type EmployeeLeaveStatementsSuspenseQueryHookResult = ReturnType<typeof useEmployeeLeaveStatementsSuspenseQuery>;
export type EmployeeLeaveStatementsQueryResult = ApolloReactCommon.QueryResult<EmployeeLeaveStatementsQuery, EmployeeLeaveStatementsQueryVariables>;
export const EmployeePositionsDocument = gql`
    query EmployeePositions($filter: EmployeePositionFilter, $sort: [EmployeePositionSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: employeePositions(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmployeePositionRow
    }
    total
  }
}
    ${EmployeePositionRowFragmentDoc}`;

/**
 * __useEmployeePositionsQuery__
 *
 * To run a query within a React component, call `useEmployeePositionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeePositionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeePositionsQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      sort: // value for 'sort'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useEmployeePositionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeePositionsQuery, EmployeePositionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeePositionsQuery, EmployeePositionsQueryVariables>(EmployeePositionsDocument, options);
      }
export function useEmployeePositionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeePositionsQuery, EmployeePositionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeePositionsQuery, EmployeePositionsQueryVariables>(EmployeePositionsDocument, options);
        }
// @ts-ignore
export function useEmployeePositionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeePositionsQuery, EmployeePositionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeePositionsQuery, EmployeePositionsQueryVariables>;
export function useEmployeePositionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeePositionsQuery, EmployeePositionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeePositionsQuery | undefined, EmployeePositionsQueryVariables>;
export function useEmployeePositionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeePositionsQuery, EmployeePositionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeePositionsQuery, EmployeePositionsQueryVariables>(EmployeePositionsDocument, options);
        }
export type EmployeePositionsQueryHookResult = ReturnType<typeof useEmployeePositionsQuery>;
export type EmployeePositionsLazyQueryHookResult = ReturnType<typeof useEmployeePositionsLazyQuery>;
export type EmployeePositionsSuspenseQueryHookResult = ReturnType<typeof useEmployeePositionsSuspenseQuery>;
export type EmployeePositionsQueryResult = ApolloReactCommon.QueryResult<EmployeePositionsQuery, EmployeePositionsQueryVariables>;
export const EmployeePositionDocument = gql`
    query EmployeePosition($id: ID!) {
  record: employeePosition(id: $id) {
    ...EmployeePositionRecord
  }
}
    ${EmployeePositionRecordFragmentDoc}
${EmployeePositionRowFragmentDoc}`;

/**
 * __useEmployeePositionQuery__
 *
 * To run a query within a React component, call `useEmployeePositionQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeePositionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeePositionQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeePositionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeePositionQuery, EmployeePositionQueryVariables> & ({ variables: EmployeePositionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeePositionQuery, EmployeePositionQueryVariables>(EmployeePositionDocument, options);
      }
export function useEmployeePositionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeePositionQuery, EmployeePositionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeePositionQuery, EmployeePositionQueryVariables>(EmployeePositionDocument, options);
        }
// @ts-ignore
export function useEmployeePositionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeePositionQuery, EmployeePositionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeePositionQuery, EmployeePositionQueryVariables>;
export function useEmployeePositionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeePositionQuery, EmployeePositionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeePositionQuery | undefined, EmployeePositionQueryVariables>;
export function useEmployeePositionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeePositionQuery, EmployeePositionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeePositionQuery, EmployeePositionQueryVariables>(EmployeePositionDocument, options);
        }
export type EmployeePositionQueryHookResult = ReturnType<typeof useEmployeePositionQuery>;
export type EmployeePositionLazyQueryHookResult = ReturnType<typeof useEmployeePositionLazyQuery>;
export type EmployeePositionSuspenseQueryHookResult = ReturnType<typeof useEmployeePositionSuspenseQuery>;
export type EmployeePositionQueryResult = ApolloReactCommon.QueryResult<EmployeePositionQuery, EmployeePositionQueryVariables>;
export const CreateEmployeePositionDocument = gql`
    mutation CreateEmployeePosition($input: EmployeePositionInput!) {
  record: createEmployeePosition(input: $input) {
    ...EmployeePositionRecord
  }
}
    ${EmployeePositionRecordFragmentDoc}
${EmployeePositionRowFragmentDoc}`;

/**
 * __useCreateEmployeePositionMutation__
 *
 * To run a mutation, you first call `useCreateEmployeePositionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEmployeePositionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEmployeePositionMutation, { data, loading, error }] = useCreateEmployeePositionMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEmployeePositionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEmployeePositionMutation, CreateEmployeePositionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEmployeePositionMutation, CreateEmployeePositionMutationVariables>(CreateEmployeePositionDocument, options);
      }
export type CreateEmployeePositionMutationHookResult = ReturnType<typeof useCreateEmployeePositionMutation>;
export type CreateEmployeePositionMutationResult = ApolloReactCommon.MutationResult<CreateEmployeePositionMutation>;
export const UpdateEmployeePositionDocument = gql`
    mutation UpdateEmployeePosition($id: ID!, $version: Int!, $input: EmployeePositionChanges!) {
  record: updateEmployeePosition(id: $id, version: $version, input: $input) {
    ...EmployeePositionRecord
  }
}
    ${EmployeePositionRecordFragmentDoc}
${EmployeePositionRowFragmentDoc}`;

/**
 * __useUpdateEmployeePositionMutation__
 *
 * To run a mutation, you first call `useUpdateEmployeePositionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmployeePositionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmployeePositionMutation, { data, loading, error }] = useUpdateEmployeePositionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEmployeePositionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmployeePositionMutation, UpdateEmployeePositionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmployeePositionMutation, UpdateEmployeePositionMutationVariables>(UpdateEmployeePositionDocument, options);
      }
export type UpdateEmployeePositionMutationHookResult = ReturnType<typeof useUpdateEmployeePositionMutation>;
export type UpdateEmployeePositionMutationResult = ApolloReactCommon.MutationResult<UpdateEmployeePositionMutation>;
export const DeleteEmployeePositionsDocument = gql`
    mutation DeleteEmployeePositions($ids: [ID!]!) {
  results: deleteEmployeePositions(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmployeePositionsMutation__
 *
 * To run a mutation, you first call `useDeleteEmployeePositionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmployeePositionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmployeePositionsMutation, { data, loading, error }] = useDeleteEmployeePositionsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmployeePositionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmployeePositionsMutation, DeleteEmployeePositionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmployeePositionsMutation, DeleteEmployeePositionsMutationVariables>(DeleteEmployeePositionsDocument, options);
      }
export type DeleteEmployeePositionsMutationHookResult = ReturnType<typeof useDeleteEmployeePositionsMutation>;
export type DeleteEmployeePositionsMutationResult = ApolloReactCommon.MutationResult<DeleteEmployeePositionsMutation>;
export const RestoreEmployeePositionsDocument = gql`
    mutation RestoreEmployeePositions($ids: [ID!]!) {
  results: restoreEmployeePositions(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmployeePositionsMutation__
 *
 * To run a mutation, you first call `useRestoreEmployeePositionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmployeePositionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmployeePositionsMutation, { data, loading, error }] = useRestoreEmployeePositionsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmployeePositionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmployeePositionsMutation, RestoreEmployeePositionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmployeePositionsMutation, RestoreEmployeePositionsMutationVariables>(RestoreEmployeePositionsDocument, options);
      }
export type RestoreEmployeePositionsMutationHookResult = ReturnType<typeof useRestoreEmployeePositionsMutation>;
export type RestoreEmployeePositionsMutationResult = ApolloReactCommon.MutationResult<RestoreEmployeePositionsMutation>;
export const EmployeeTimelineDocument = gql`
    query EmployeeTimeline($id: ID!, $after: String) {
  timeline: employeeTimeline(id: $id, after: $after, limit: 25) {
    entries {
      id
      at
      day
      subject
      action
      actorId
      actorName
      tokenName
      reason
      changes {
        field
        kind
        choice
        before
        after
        isMasked
      }
    }
    endCursor
  }
}
    `;

/**
 * __useEmployeeTimelineQuery__
 *
 * To run a query within a React component, call `useEmployeeTimelineQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeTimelineQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeTimelineQuery({
 *   variables: {
 *      id: // value for 'id'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useEmployeeTimelineQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeTimelineQuery, EmployeeTimelineQueryVariables> & ({ variables: EmployeeTimelineQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeTimelineQuery, EmployeeTimelineQueryVariables>(EmployeeTimelineDocument, options);
      }
export function useEmployeeTimelineLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeTimelineQuery, EmployeeTimelineQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeTimelineQuery, EmployeeTimelineQueryVariables>(EmployeeTimelineDocument, options);
        }
// @ts-ignore
export function useEmployeeTimelineSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeTimelineQuery, EmployeeTimelineQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeTimelineQuery, EmployeeTimelineQueryVariables>;
export function useEmployeeTimelineSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeTimelineQuery, EmployeeTimelineQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeTimelineQuery | undefined, EmployeeTimelineQueryVariables>;
export function useEmployeeTimelineSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeTimelineQuery, EmployeeTimelineQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeTimelineQuery, EmployeeTimelineQueryVariables>(EmployeeTimelineDocument, options);
        }
export type EmployeeTimelineQueryHookResult = ReturnType<typeof useEmployeeTimelineQuery>;
export type EmployeeTimelineLazyQueryHookResult = ReturnType<typeof useEmployeeTimelineLazyQuery>;
export type EmployeeTimelineSuspenseQueryHookResult = ReturnType<typeof useEmployeeTimelineSuspenseQuery>;
export type EmployeeTimelineQueryResult = ApolloReactCommon.QueryResult<EmployeeTimelineQuery, EmployeeTimelineQueryVariables>;
export const CmeOfEmployeeDocument = gql`
    query CmeOfEmployee($employeeId: ID!, $withLicences: Boolean!) {
  licences: employeeLicences(
    filter: {employeeId: {eq: $employeeId}}
    sort: [{field: issueDate, direction: DESC}]
    limit: 50
  ) @include(if: $withLicences) {
    rows {
      ...LicenceOfEmployee
    }
  }
  activities: employeeCmes(
    filter: {employeeId: {eq: $employeeId}}
    sort: [{field: activityDate, direction: DESC}]
    limit: 200
  ) {
    rows {
      ...ActivityOfEmployee
    }
  }
}
    ${LicenceOfEmployeeFragmentDoc}
${ActivityOfEmployeeFragmentDoc}`;

/**
 * __useCmeOfEmployeeQuery__
 *
 * To run a query within a React component, call `useCmeOfEmployeeQuery` and pass it any options that fit your needs.
 * When your component renders, `useCmeOfEmployeeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCmeOfEmployeeQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      withLicences: // value for 'withLicences'
 *   },
 * });
 */
export function useCmeOfEmployeeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CmeOfEmployeeQuery, CmeOfEmployeeQueryVariables> & ({ variables: CmeOfEmployeeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CmeOfEmployeeQuery, CmeOfEmployeeQueryVariables>(CmeOfEmployeeDocument, options);
      }
export function useCmeOfEmployeeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CmeOfEmployeeQuery, CmeOfEmployeeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CmeOfEmployeeQuery, CmeOfEmployeeQueryVariables>(CmeOfEmployeeDocument, options);
        }
// @ts-ignore
export function useCmeOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CmeOfEmployeeQuery, CmeOfEmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CmeOfEmployeeQuery, CmeOfEmployeeQueryVariables>;
export function useCmeOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CmeOfEmployeeQuery, CmeOfEmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CmeOfEmployeeQuery | undefined, CmeOfEmployeeQueryVariables>;
export function useCmeOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CmeOfEmployeeQuery, CmeOfEmployeeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CmeOfEmployeeQuery, CmeOfEmployeeQueryVariables>(CmeOfEmployeeDocument, options);
        }
export type CmeOfEmployeeQueryHookResult = ReturnType<typeof useCmeOfEmployeeQuery>;
export type CmeOfEmployeeLazyQueryHookResult = ReturnType<typeof useCmeOfEmployeeLazyQuery>;
export type CmeOfEmployeeSuspenseQueryHookResult = ReturnType<typeof useCmeOfEmployeeSuspenseQuery>;
export type CmeOfEmployeeQueryResult = ApolloReactCommon.QueryResult<CmeOfEmployeeQuery, CmeOfEmployeeQueryVariables>;
export const ReloadLicenceDocument = gql`
    query ReloadLicence($id: ID!) {
  record: employeeLicence(id: $id) {
    ...LicenceOfEmployee
  }
}
    ${LicenceOfEmployeeFragmentDoc}`;

/**
 * __useReloadLicenceQuery__
 *
 * To run a query within a React component, call `useReloadLicenceQuery` and pass it any options that fit your needs.
 * When your component renders, `useReloadLicenceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReloadLicenceQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useReloadLicenceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReloadLicenceQuery, ReloadLicenceQueryVariables> & ({ variables: ReloadLicenceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReloadLicenceQuery, ReloadLicenceQueryVariables>(ReloadLicenceDocument, options);
      }
export function useReloadLicenceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReloadLicenceQuery, ReloadLicenceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReloadLicenceQuery, ReloadLicenceQueryVariables>(ReloadLicenceDocument, options);
        }
// @ts-ignore
export function useReloadLicenceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ReloadLicenceQuery, ReloadLicenceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReloadLicenceQuery, ReloadLicenceQueryVariables>;
export function useReloadLicenceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReloadLicenceQuery, ReloadLicenceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReloadLicenceQuery | undefined, ReloadLicenceQueryVariables>;
export function useReloadLicenceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReloadLicenceQuery, ReloadLicenceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ReloadLicenceQuery, ReloadLicenceQueryVariables>(ReloadLicenceDocument, options);
        }
export type ReloadLicenceQueryHookResult = ReturnType<typeof useReloadLicenceQuery>;
export type ReloadLicenceLazyQueryHookResult = ReturnType<typeof useReloadLicenceLazyQuery>;
export type ReloadLicenceSuspenseQueryHookResult = ReturnType<typeof useReloadLicenceSuspenseQuery>;
export type ReloadLicenceQueryResult = ApolloReactCommon.QueryResult<ReloadLicenceQuery, ReloadLicenceQueryVariables>;
export const ReloadActivityDocument = gql`
    query ReloadActivity($id: ID!) {
  record: employeeCme(id: $id) {
    ...ActivityOfEmployee
  }
}
    ${ActivityOfEmployeeFragmentDoc}`;

/**
 * __useReloadActivityQuery__
 *
 * To run a query within a React component, call `useReloadActivityQuery` and pass it any options that fit your needs.
 * When your component renders, `useReloadActivityQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useReloadActivityQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useReloadActivityQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ReloadActivityQuery, ReloadActivityQueryVariables> & ({ variables: ReloadActivityQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ReloadActivityQuery, ReloadActivityQueryVariables>(ReloadActivityDocument, options);
      }
export function useReloadActivityLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ReloadActivityQuery, ReloadActivityQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ReloadActivityQuery, ReloadActivityQueryVariables>(ReloadActivityDocument, options);
        }
// @ts-ignore
export function useReloadActivitySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ReloadActivityQuery, ReloadActivityQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReloadActivityQuery, ReloadActivityQueryVariables>;
export function useReloadActivitySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReloadActivityQuery, ReloadActivityQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ReloadActivityQuery | undefined, ReloadActivityQueryVariables>;
export function useReloadActivitySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ReloadActivityQuery, ReloadActivityQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ReloadActivityQuery, ReloadActivityQueryVariables>(ReloadActivityDocument, options);
        }
export type ReloadActivityQueryHookResult = ReturnType<typeof useReloadActivityQuery>;
export type ReloadActivityLazyQueryHookResult = ReturnType<typeof useReloadActivityLazyQuery>;
export type ReloadActivitySuspenseQueryHookResult = ReturnType<typeof useReloadActivitySuspenseQuery>;
export type ReloadActivityQueryResult = ApolloReactCommon.QueryResult<ReloadActivityQuery, ReloadActivityQueryVariables>;
export const AddLicenceDocument = gql`
    mutation AddLicence($input: EmployeeLicenceInput!) {
  record: createEmployeeLicence(input: $input) {
    ...LicenceOfEmployee
  }
}
    ${LicenceOfEmployeeFragmentDoc}`;

/**
 * __useAddLicenceMutation__
 *
 * To run a mutation, you first call `useAddLicenceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddLicenceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addLicenceMutation, { data, loading, error }] = useAddLicenceMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddLicenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddLicenceMutation, AddLicenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddLicenceMutation, AddLicenceMutationVariables>(AddLicenceDocument, options);
      }
export type AddLicenceMutationHookResult = ReturnType<typeof useAddLicenceMutation>;
export type AddLicenceMutationResult = ApolloReactCommon.MutationResult<AddLicenceMutation>;
export const ChangeLicenceDocument = gql`
    mutation ChangeLicence($id: ID!, $version: Int!, $input: EmployeeLicenceChanges!) {
  record: updateEmployeeLicence(id: $id, version: $version, input: $input) {
    ...LicenceOfEmployee
  }
}
    ${LicenceOfEmployeeFragmentDoc}`;

/**
 * __useChangeLicenceMutation__
 *
 * To run a mutation, you first call `useChangeLicenceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangeLicenceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changeLicenceMutation, { data, loading, error }] = useChangeLicenceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useChangeLicenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeLicenceMutation, ChangeLicenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeLicenceMutation, ChangeLicenceMutationVariables>(ChangeLicenceDocument, options);
      }
export type ChangeLicenceMutationHookResult = ReturnType<typeof useChangeLicenceMutation>;
export type ChangeLicenceMutationResult = ApolloReactCommon.MutationResult<ChangeLicenceMutation>;
export const AddActivityDocument = gql`
    mutation AddActivity($input: EmployeeCmeInput!) {
  record: createEmployeeCme(input: $input) {
    ...ActivityOfEmployee
  }
}
    ${ActivityOfEmployeeFragmentDoc}`;

/**
 * __useAddActivityMutation__
 *
 * To run a mutation, you first call `useAddActivityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddActivityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addActivityMutation, { data, loading, error }] = useAddActivityMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddActivityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddActivityMutation, AddActivityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddActivityMutation, AddActivityMutationVariables>(AddActivityDocument, options);
      }
export type AddActivityMutationHookResult = ReturnType<typeof useAddActivityMutation>;
export type AddActivityMutationResult = ApolloReactCommon.MutationResult<AddActivityMutation>;
export const ChangeActivityDocument = gql`
    mutation ChangeActivity($id: ID!, $version: Int!, $input: EmployeeCmeChanges!) {
  record: updateEmployeeCme(id: $id, version: $version, input: $input) {
    ...ActivityOfEmployee
  }
}
    ${ActivityOfEmployeeFragmentDoc}`;

/**
 * __useChangeActivityMutation__
 *
 * To run a mutation, you first call `useChangeActivityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangeActivityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changeActivityMutation, { data, loading, error }] = useChangeActivityMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useChangeActivityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeActivityMutation, ChangeActivityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeActivityMutation, ChangeActivityMutationVariables>(ChangeActivityDocument, options);
      }
export type ChangeActivityMutationHookResult = ReturnType<typeof useChangeActivityMutation>;
export type ChangeActivityMutationResult = ApolloReactCommon.MutationResult<ChangeActivityMutation>;
export const VerifyActivityDocument = gql`
    mutation VerifyActivity($id: ID!, $version: Int!) {
  record: verifyEmployeeCme(id: $id, version: $version) {
    ...ActivityOfEmployee
  }
}
    ${ActivityOfEmployeeFragmentDoc}`;

/**
 * __useVerifyActivityMutation__
 *
 * To run a mutation, you first call `useVerifyActivityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyActivityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyActivityMutation, { data, loading, error }] = useVerifyActivityMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useVerifyActivityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VerifyActivityMutation, VerifyActivityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyActivityMutation, VerifyActivityMutationVariables>(VerifyActivityDocument, options);
      }
export type VerifyActivityMutationHookResult = ReturnType<typeof useVerifyActivityMutation>;
export type VerifyActivityMutationResult = ApolloReactCommon.MutationResult<VerifyActivityMutation>;
export const RejectActivityDocument = gql`
    mutation RejectActivity($id: ID!, $version: Int!, $note: String!) {
  record: rejectEmployeeCme(id: $id, version: $version, note: $note) {
    ...ActivityOfEmployee
  }
}
    ${ActivityOfEmployeeFragmentDoc}`;

/**
 * __useRejectActivityMutation__
 *
 * To run a mutation, you first call `useRejectActivityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectActivityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectActivityMutation, { data, loading, error }] = useRejectActivityMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectActivityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectActivityMutation, RejectActivityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectActivityMutation, RejectActivityMutationVariables>(RejectActivityDocument, options);
      }
export type RejectActivityMutationHookResult = ReturnType<typeof useRejectActivityMutation>;
export type RejectActivityMutationResult = ApolloReactCommon.MutationResult<RejectActivityMutation>;
export const SubmitActivityDocument = gql`
    mutation SubmitActivity($id: ID!, $version: Int!) {
  record: submitEmployeeCme(id: $id, version: $version) {
    ...ActivityOfEmployee
  }
}
    ${ActivityOfEmployeeFragmentDoc}`;

/**
 * __useSubmitActivityMutation__
 *
 * To run a mutation, you first call `useSubmitActivityMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSubmitActivityMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [submitActivityMutation, { data, loading, error }] = useSubmitActivityMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useSubmitActivityMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitActivityMutation, SubmitActivityMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitActivityMutation, SubmitActivityMutationVariables>(SubmitActivityDocument, options);
      }
export type SubmitActivityMutationHookResult = ReturnType<typeof useSubmitActivityMutation>;
export type SubmitActivityMutationResult = ApolloReactCommon.MutationResult<SubmitActivityMutation>;
export const EmployeeDocumentsOfDocument = gql`
    query EmployeeDocumentsOf($employeeId: ID!) {
  page: employeeDocuments(
    filter: {employeeId: {eq: $employeeId}}
    sort: [{field: expiryDate}]
    limit: 200
  ) {
    rows {
      ...EmployeeDocumentOf
    }
  }
  types: documentTypes(
    filter: {appliesTo: {eq: employee}}
    sort: [{field: sortOrder}]
    limit: 200
  ) {
    rows {
      id
      name
      isRequired
      requiredPositionIds
    }
  }
}
    ${EmployeeDocumentOfFragmentDoc}`;

/**
 * __useEmployeeDocumentsOfQuery__
 *
 * To run a query within a React component, call `useEmployeeDocumentsOfQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeDocumentsOfQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeDocumentsOfQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *   },
 * });
 */
export function useEmployeeDocumentsOfQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeDocumentsOfQuery, EmployeeDocumentsOfQueryVariables> & ({ variables: EmployeeDocumentsOfQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeDocumentsOfQuery, EmployeeDocumentsOfQueryVariables>(EmployeeDocumentsOfDocument, options);
      }
export function useEmployeeDocumentsOfLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeDocumentsOfQuery, EmployeeDocumentsOfQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeDocumentsOfQuery, EmployeeDocumentsOfQueryVariables>(EmployeeDocumentsOfDocument, options);
        }
// @ts-ignore
export function useEmployeeDocumentsOfSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentsOfQuery, EmployeeDocumentsOfQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDocumentsOfQuery, EmployeeDocumentsOfQueryVariables>;
export function useEmployeeDocumentsOfSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentsOfQuery, EmployeeDocumentsOfQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDocumentsOfQuery | undefined, EmployeeDocumentsOfQueryVariables>;
export function useEmployeeDocumentsOfSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentsOfQuery, EmployeeDocumentsOfQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeDocumentsOfQuery, EmployeeDocumentsOfQueryVariables>(EmployeeDocumentsOfDocument, options);
        }
export type EmployeeDocumentsOfQueryHookResult = ReturnType<typeof useEmployeeDocumentsOfQuery>;
export type EmployeeDocumentsOfLazyQueryHookResult = ReturnType<typeof useEmployeeDocumentsOfLazyQuery>;
export type EmployeeDocumentsOfSuspenseQueryHookResult = ReturnType<typeof useEmployeeDocumentsOfSuspenseQuery>;
export type EmployeeDocumentsOfQueryResult = ApolloReactCommon.QueryResult<EmployeeDocumentsOfQuery, EmployeeDocumentsOfQueryVariables>;
export const AddEmployeeDocumentDocument = gql`
    mutation AddEmployeeDocument($input: EmployeeDocumentInput!) {
  record: createEmployeeDocument(input: $input) {
    ...EmployeeDocumentOf
  }
}
    ${EmployeeDocumentOfFragmentDoc}`;

/**
 * __useAddEmployeeDocumentMutation__
 *
 * To run a mutation, you first call `useAddEmployeeDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddEmployeeDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addEmployeeDocumentMutation, { data, loading, error }] = useAddEmployeeDocumentMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddEmployeeDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddEmployeeDocumentMutation, AddEmployeeDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddEmployeeDocumentMutation, AddEmployeeDocumentMutationVariables>(AddEmployeeDocumentDocument, options);
      }
export type AddEmployeeDocumentMutationHookResult = ReturnType<typeof useAddEmployeeDocumentMutation>;
export type AddEmployeeDocumentMutationResult = ApolloReactCommon.MutationResult<AddEmployeeDocumentMutation>;
export const ChangeEmployeeDocumentDocument = gql`
    mutation ChangeEmployeeDocument($id: ID!, $version: Int!, $input: EmployeeDocumentChanges!) {
  record: updateEmployeeDocument(id: $id, version: $version, input: $input) {
    ...EmployeeDocumentOf
  }
}
    ${EmployeeDocumentOfFragmentDoc}`;

/**
 * __useChangeEmployeeDocumentMutation__
 *
 * To run a mutation, you first call `useChangeEmployeeDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangeEmployeeDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changeEmployeeDocumentMutation, { data, loading, error }] = useChangeEmployeeDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useChangeEmployeeDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeEmployeeDocumentMutation, ChangeEmployeeDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeEmployeeDocumentMutation, ChangeEmployeeDocumentMutationVariables>(ChangeEmployeeDocumentDocument, options);
      }
export type ChangeEmployeeDocumentMutationHookResult = ReturnType<typeof useChangeEmployeeDocumentMutation>;
export type ChangeEmployeeDocumentMutationResult = ApolloReactCommon.MutationResult<ChangeEmployeeDocumentMutation>;
export const RenewDocumentOfEmployeeDocument = gql`
    mutation RenewDocumentOfEmployee($id: ID!, $version: Int!, $input: EmployeeDocumentRenewal!) {
  record: renewEmployeeDocument(id: $id, version: $version, input: $input) {
    ...EmployeeDocumentOf
  }
}
    ${EmployeeDocumentOfFragmentDoc}`;

/**
 * __useRenewDocumentOfEmployeeMutation__
 *
 * To run a mutation, you first call `useRenewDocumentOfEmployeeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRenewDocumentOfEmployeeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [renewDocumentOfEmployeeMutation, { data, loading, error }] = useRenewDocumentOfEmployeeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRenewDocumentOfEmployeeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RenewDocumentOfEmployeeMutation, RenewDocumentOfEmployeeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RenewDocumentOfEmployeeMutation, RenewDocumentOfEmployeeMutationVariables>(RenewDocumentOfEmployeeDocument, options);
      }
export type RenewDocumentOfEmployeeMutationHookResult = ReturnType<typeof useRenewDocumentOfEmployeeMutation>;
export type RenewDocumentOfEmployeeMutationResult = ApolloReactCommon.MutationResult<RenewDocumentOfEmployeeMutation>;
export const FormerEmployeeDocumentsDocument = gql`
    query FormerEmployeeDocuments($id: ID!) {
  page: employeeDocumentVersions(
    filter: {documentId: {eq: $id}}
    sort: [{field: revision, direction: DESC}]
    limit: 100
  ) {
    rows {
      id
      revision
      number
      issueDate
      expiryDate
      issuingAuthority
      issuingCountry
      fileId
      createdAt
    }
  }
}
    `;

/**
 * __useFormerEmployeeDocumentsQuery__
 *
 * To run a query within a React component, call `useFormerEmployeeDocumentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useFormerEmployeeDocumentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFormerEmployeeDocumentsQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useFormerEmployeeDocumentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FormerEmployeeDocumentsQuery, FormerEmployeeDocumentsQueryVariables> & ({ variables: FormerEmployeeDocumentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FormerEmployeeDocumentsQuery, FormerEmployeeDocumentsQueryVariables>(FormerEmployeeDocumentsDocument, options);
      }
export function useFormerEmployeeDocumentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FormerEmployeeDocumentsQuery, FormerEmployeeDocumentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FormerEmployeeDocumentsQuery, FormerEmployeeDocumentsQueryVariables>(FormerEmployeeDocumentsDocument, options);
        }
// @ts-ignore
export function useFormerEmployeeDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FormerEmployeeDocumentsQuery, FormerEmployeeDocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FormerEmployeeDocumentsQuery, FormerEmployeeDocumentsQueryVariables>;
export function useFormerEmployeeDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FormerEmployeeDocumentsQuery, FormerEmployeeDocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FormerEmployeeDocumentsQuery | undefined, FormerEmployeeDocumentsQueryVariables>;
export function useFormerEmployeeDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FormerEmployeeDocumentsQuery, FormerEmployeeDocumentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FormerEmployeeDocumentsQuery, FormerEmployeeDocumentsQueryVariables>(FormerEmployeeDocumentsDocument, options);
        }
export type FormerEmployeeDocumentsQueryHookResult = ReturnType<typeof useFormerEmployeeDocumentsQuery>;
export type FormerEmployeeDocumentsLazyQueryHookResult = ReturnType<typeof useFormerEmployeeDocumentsLazyQuery>;
export type FormerEmployeeDocumentsSuspenseQueryHookResult = ReturnType<typeof useFormerEmployeeDocumentsSuspenseQuery>;
export type FormerEmployeeDocumentsQueryResult = ApolloReactCommon.QueryResult<FormerEmployeeDocumentsQuery, FormerEmployeeDocumentsQueryVariables>;
export const AllowancesOfEmployeeDocument = gql`
    query AllowancesOfEmployee($employeeId: ID!, $includeDeleted: Boolean) {
  page: compensationAssignments(
    filter: {employeeId: {eq: $employeeId}}
    sort: [{field: validFrom, direction: DESC}]
    limit: 200
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...AllowanceOfEmployee
    }
  }
}
    ${AllowanceOfEmployeeFragmentDoc}`;

/**
 * __useAllowancesOfEmployeeQuery__
 *
 * To run a query within a React component, call `useAllowancesOfEmployeeQuery` and pass it any options that fit your needs.
 * When your component renders, `useAllowancesOfEmployeeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAllowancesOfEmployeeQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useAllowancesOfEmployeeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AllowancesOfEmployeeQuery, AllowancesOfEmployeeQueryVariables> & ({ variables: AllowancesOfEmployeeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AllowancesOfEmployeeQuery, AllowancesOfEmployeeQueryVariables>(AllowancesOfEmployeeDocument, options);
      }
export function useAllowancesOfEmployeeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AllowancesOfEmployeeQuery, AllowancesOfEmployeeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AllowancesOfEmployeeQuery, AllowancesOfEmployeeQueryVariables>(AllowancesOfEmployeeDocument, options);
        }
// @ts-ignore
export function useAllowancesOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AllowancesOfEmployeeQuery, AllowancesOfEmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AllowancesOfEmployeeQuery, AllowancesOfEmployeeQueryVariables>;
export function useAllowancesOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AllowancesOfEmployeeQuery, AllowancesOfEmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AllowancesOfEmployeeQuery | undefined, AllowancesOfEmployeeQueryVariables>;
export function useAllowancesOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AllowancesOfEmployeeQuery, AllowancesOfEmployeeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AllowancesOfEmployeeQuery, AllowancesOfEmployeeQueryVariables>(AllowancesOfEmployeeDocument, options);
        }
export type AllowancesOfEmployeeQueryHookResult = ReturnType<typeof useAllowancesOfEmployeeQuery>;
export type AllowancesOfEmployeeLazyQueryHookResult = ReturnType<typeof useAllowancesOfEmployeeLazyQuery>;
export type AllowancesOfEmployeeSuspenseQueryHookResult = ReturnType<typeof useAllowancesOfEmployeeSuspenseQuery>;
export type AllowancesOfEmployeeQueryResult = ApolloReactCommon.QueryResult<AllowancesOfEmployeeQuery, AllowancesOfEmployeeQueryVariables>;
export const AllowanceOfEmployeeDocument = gql`
    query AllowanceOfEmployee($id: ID!) {
  record: compensationAssignment(id: $id) {
    ...AllowanceOfEmployee
  }
}
    ${AllowanceOfEmployeeFragmentDoc}`;

/**
 * __useAllowanceOfEmployeeQuery__
 *
 * To run a query within a React component, call `useAllowanceOfEmployeeQuery` and pass it any options that fit your needs.
 * When your component renders, `useAllowanceOfEmployeeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAllowanceOfEmployeeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useAllowanceOfEmployeeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AllowanceOfEmployeeQuery, AllowanceOfEmployeeQueryVariables> & ({ variables: AllowanceOfEmployeeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AllowanceOfEmployeeQuery, AllowanceOfEmployeeQueryVariables>(AllowanceOfEmployeeDocument, options);
      }
export function useAllowanceOfEmployeeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AllowanceOfEmployeeQuery, AllowanceOfEmployeeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AllowanceOfEmployeeQuery, AllowanceOfEmployeeQueryVariables>(AllowanceOfEmployeeDocument, options);
        }
// @ts-ignore
export function useAllowanceOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AllowanceOfEmployeeQuery, AllowanceOfEmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AllowanceOfEmployeeQuery, AllowanceOfEmployeeQueryVariables>;
export function useAllowanceOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AllowanceOfEmployeeQuery, AllowanceOfEmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AllowanceOfEmployeeQuery | undefined, AllowanceOfEmployeeQueryVariables>;
export function useAllowanceOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AllowanceOfEmployeeQuery, AllowanceOfEmployeeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AllowanceOfEmployeeQuery, AllowanceOfEmployeeQueryVariables>(AllowanceOfEmployeeDocument, options);
        }
export type AllowanceOfEmployeeQueryHookResult = ReturnType<typeof useAllowanceOfEmployeeQuery>;
export type AllowanceOfEmployeeLazyQueryHookResult = ReturnType<typeof useAllowanceOfEmployeeLazyQuery>;
export type AllowanceOfEmployeeSuspenseQueryHookResult = ReturnType<typeof useAllowanceOfEmployeeSuspenseQuery>;
export type AllowanceOfEmployeeQueryResult = ApolloReactCommon.QueryResult<AllowanceOfEmployeeQuery, AllowanceOfEmployeeQueryVariables>;
export const GiveAllowanceDocument = gql`
    mutation GiveAllowance($input: CompensationAssignmentInput!) {
  record: createCompensationAssignment(input: $input) {
    ...AllowanceOfEmployee
  }
}
    ${AllowanceOfEmployeeFragmentDoc}`;

/**
 * __useGiveAllowanceMutation__
 *
 * To run a mutation, you first call `useGiveAllowanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useGiveAllowanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [giveAllowanceMutation, { data, loading, error }] = useGiveAllowanceMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useGiveAllowanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<GiveAllowanceMutation, GiveAllowanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<GiveAllowanceMutation, GiveAllowanceMutationVariables>(GiveAllowanceDocument, options);
      }
export type GiveAllowanceMutationHookResult = ReturnType<typeof useGiveAllowanceMutation>;
export type GiveAllowanceMutationResult = ApolloReactCommon.MutationResult<GiveAllowanceMutation>;
export const ChangeAllowanceDocument = gql`
    mutation ChangeAllowance($id: ID!, $version: Int!, $input: CompensationAssignmentChanges!) {
  record: updateCompensationAssignment(id: $id, version: $version, input: $input) {
    ...AllowanceOfEmployee
  }
}
    ${AllowanceOfEmployeeFragmentDoc}`;

/**
 * __useChangeAllowanceMutation__
 *
 * To run a mutation, you first call `useChangeAllowanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangeAllowanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changeAllowanceMutation, { data, loading, error }] = useChangeAllowanceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useChangeAllowanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeAllowanceMutation, ChangeAllowanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeAllowanceMutation, ChangeAllowanceMutationVariables>(ChangeAllowanceDocument, options);
      }
export type ChangeAllowanceMutationHookResult = ReturnType<typeof useChangeAllowanceMutation>;
export type ChangeAllowanceMutationResult = ApolloReactCommon.MutationResult<ChangeAllowanceMutation>;
export const DeductionsOfEmployeeDocument = gql`
    query DeductionsOfEmployee($employeeId: ID!, $includeDeleted: Boolean) {
  page: deductionAssignments(
    filter: {employeeId: {eq: $employeeId}}
    sort: [{field: validFrom, direction: DESC}]
    limit: 200
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...DeductionOfEmployee
    }
  }
}
    ${DeductionOfEmployeeFragmentDoc}`;

/**
 * __useDeductionsOfEmployeeQuery__
 *
 * To run a query within a React component, call `useDeductionsOfEmployeeQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeductionsOfEmployeeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeductionsOfEmployeeQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useDeductionsOfEmployeeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DeductionsOfEmployeeQuery, DeductionsOfEmployeeQueryVariables> & ({ variables: DeductionsOfEmployeeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeductionsOfEmployeeQuery, DeductionsOfEmployeeQueryVariables>(DeductionsOfEmployeeDocument, options);
      }
export function useDeductionsOfEmployeeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeductionsOfEmployeeQuery, DeductionsOfEmployeeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeductionsOfEmployeeQuery, DeductionsOfEmployeeQueryVariables>(DeductionsOfEmployeeDocument, options);
        }
// @ts-ignore
export function useDeductionsOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DeductionsOfEmployeeQuery, DeductionsOfEmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DeductionsOfEmployeeQuery, DeductionsOfEmployeeQueryVariables>;
export function useDeductionsOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DeductionsOfEmployeeQuery, DeductionsOfEmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DeductionsOfEmployeeQuery | undefined, DeductionsOfEmployeeQueryVariables>;
export function useDeductionsOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DeductionsOfEmployeeQuery, DeductionsOfEmployeeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DeductionsOfEmployeeQuery, DeductionsOfEmployeeQueryVariables>(DeductionsOfEmployeeDocument, options);
        }
export type DeductionsOfEmployeeQueryHookResult = ReturnType<typeof useDeductionsOfEmployeeQuery>;
export type DeductionsOfEmployeeLazyQueryHookResult = ReturnType<typeof useDeductionsOfEmployeeLazyQuery>;
export type DeductionsOfEmployeeSuspenseQueryHookResult = ReturnType<typeof useDeductionsOfEmployeeSuspenseQuery>;
export type DeductionsOfEmployeeQueryResult = ApolloReactCommon.QueryResult<DeductionsOfEmployeeQuery, DeductionsOfEmployeeQueryVariables>;
export const DeductionOfEmployeeDocument = gql`
    query DeductionOfEmployee($id: ID!) {
  record: deductionAssignment(id: $id) {
    ...DeductionOfEmployee
  }
}
    ${DeductionOfEmployeeFragmentDoc}`;

/**
 * __useDeductionOfEmployeeQuery__
 *
 * To run a query within a React component, call `useDeductionOfEmployeeQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeductionOfEmployeeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeductionOfEmployeeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeductionOfEmployeeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DeductionOfEmployeeQuery, DeductionOfEmployeeQueryVariables> & ({ variables: DeductionOfEmployeeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeductionOfEmployeeQuery, DeductionOfEmployeeQueryVariables>(DeductionOfEmployeeDocument, options);
      }
export function useDeductionOfEmployeeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeductionOfEmployeeQuery, DeductionOfEmployeeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeductionOfEmployeeQuery, DeductionOfEmployeeQueryVariables>(DeductionOfEmployeeDocument, options);
        }
// @ts-ignore
export function useDeductionOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DeductionOfEmployeeQuery, DeductionOfEmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DeductionOfEmployeeQuery, DeductionOfEmployeeQueryVariables>;
export function useDeductionOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DeductionOfEmployeeQuery, DeductionOfEmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DeductionOfEmployeeQuery | undefined, DeductionOfEmployeeQueryVariables>;
export function useDeductionOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DeductionOfEmployeeQuery, DeductionOfEmployeeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DeductionOfEmployeeQuery, DeductionOfEmployeeQueryVariables>(DeductionOfEmployeeDocument, options);
        }
export type DeductionOfEmployeeQueryHookResult = ReturnType<typeof useDeductionOfEmployeeQuery>;
export type DeductionOfEmployeeLazyQueryHookResult = ReturnType<typeof useDeductionOfEmployeeLazyQuery>;
export type DeductionOfEmployeeSuspenseQueryHookResult = ReturnType<typeof useDeductionOfEmployeeSuspenseQuery>;
export type DeductionOfEmployeeQueryResult = ApolloReactCommon.QueryResult<DeductionOfEmployeeQuery, DeductionOfEmployeeQueryVariables>;
export const AddDeductionDocument = gql`
    mutation AddDeduction($input: DeductionAssignmentInput!) {
  record: createDeductionAssignment(input: $input) {
    ...DeductionOfEmployee
  }
}
    ${DeductionOfEmployeeFragmentDoc}`;

/**
 * __useAddDeductionMutation__
 *
 * To run a mutation, you first call `useAddDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAddDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [addDeductionMutation, { data, loading, error }] = useAddDeductionMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAddDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AddDeductionMutation, AddDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AddDeductionMutation, AddDeductionMutationVariables>(AddDeductionDocument, options);
      }
export type AddDeductionMutationHookResult = ReturnType<typeof useAddDeductionMutation>;
export type AddDeductionMutationResult = ApolloReactCommon.MutationResult<AddDeductionMutation>;
export const ChangeDeductionDocument = gql`
    mutation ChangeDeduction($id: ID!, $version: Int!, $input: DeductionAssignmentChanges!) {
  record: updateDeductionAssignment(id: $id, version: $version, input: $input) {
    ...DeductionOfEmployee
  }
}
    ${DeductionOfEmployeeFragmentDoc}`;

/**
 * __useChangeDeductionMutation__
 *
 * To run a mutation, you first call `useChangeDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangeDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changeDeductionMutation, { data, loading, error }] = useChangeDeductionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useChangeDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeDeductionMutation, ChangeDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeDeductionMutation, ChangeDeductionMutationVariables>(ChangeDeductionDocument, options);
      }
export type ChangeDeductionMutationHookResult = ReturnType<typeof useChangeDeductionMutation>;
export type ChangeDeductionMutationResult = ApolloReactCommon.MutationResult<ChangeDeductionMutation>;
export const EntriesOfEmployeeDocument = gql`
    query EntriesOfEmployee($employeeId: ID!, $withRewards: Boolean!, $withDeductions: Boolean!, $withLoans: Boolean!) {
  rewards: employeeRewards(
    filter: {employeeId: {eq: $employeeId}}
    sort: [{field: date, direction: DESC}]
    limit: 50
  ) @include(if: $withRewards) {
    rows {
      id
      type
      kind
      points
      item
      reason
      amount
      currency
      date
      state
    }
  }
  points: rewardPoints(employeeId: $employeeId) @include(if: $withRewards) {
    given
    spent
    left
  }
  deductions: employeeDeductions(
    filter: {employeeId: {eq: $employeeId}}
    sort: [{field: date, direction: DESC}]
    limit: 50
  ) @include(if: $withDeductions) {
    rows {
      id
      type
      reason
      amount
      currency
      date
      state
    }
  }
  loans: employeeLoans(
    filter: {employeeId: {eq: $employeeId}}
    sort: [{field: firstDue, direction: DESC}]
    limit: 50
  ) @include(if: $withLoans) {
    rows {
      id
      reason
      principal
      balance
      nextDueOn
      currency
      firstDue
      state
    }
  }
}
    `;

/**
 * __useEntriesOfEmployeeQuery__
 *
 * To run a query within a React component, call `useEntriesOfEmployeeQuery` and pass it any options that fit your needs.
 * When your component renders, `useEntriesOfEmployeeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEntriesOfEmployeeQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      withRewards: // value for 'withRewards'
 *      withDeductions: // value for 'withDeductions'
 *      withLoans: // value for 'withLoans'
 *   },
 * });
 */
export function useEntriesOfEmployeeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EntriesOfEmployeeQuery, EntriesOfEmployeeQueryVariables> & ({ variables: EntriesOfEmployeeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EntriesOfEmployeeQuery, EntriesOfEmployeeQueryVariables>(EntriesOfEmployeeDocument, options);
      }
export function useEntriesOfEmployeeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EntriesOfEmployeeQuery, EntriesOfEmployeeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EntriesOfEmployeeQuery, EntriesOfEmployeeQueryVariables>(EntriesOfEmployeeDocument, options);
        }
// @ts-ignore
export function useEntriesOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EntriesOfEmployeeQuery, EntriesOfEmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EntriesOfEmployeeQuery, EntriesOfEmployeeQueryVariables>;
export function useEntriesOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EntriesOfEmployeeQuery, EntriesOfEmployeeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EntriesOfEmployeeQuery | undefined, EntriesOfEmployeeQueryVariables>;
export function useEntriesOfEmployeeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EntriesOfEmployeeQuery, EntriesOfEmployeeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EntriesOfEmployeeQuery, EntriesOfEmployeeQueryVariables>(EntriesOfEmployeeDocument, options);
        }
export type EntriesOfEmployeeQueryHookResult = ReturnType<typeof useEntriesOfEmployeeQuery>;
export type EntriesOfEmployeeLazyQueryHookResult = ReturnType<typeof useEntriesOfEmployeeLazyQuery>;
export type EntriesOfEmployeeSuspenseQueryHookResult = ReturnType<typeof useEntriesOfEmployeeSuspenseQuery>;
export type EntriesOfEmployeeQueryResult = ApolloReactCommon.QueryResult<EntriesOfEmployeeQuery, EntriesOfEmployeeQueryVariables>;
export const DeleteAllowancesOfEmployeeDocument = gql`
    mutation DeleteAllowancesOfEmployee($ids: [ID!]!) {
  results: deleteCompensationAssignments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteAllowancesOfEmployeeMutation__
 *
 * To run a mutation, you first call `useDeleteAllowancesOfEmployeeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteAllowancesOfEmployeeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteAllowancesOfEmployeeMutation, { data, loading, error }] = useDeleteAllowancesOfEmployeeMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteAllowancesOfEmployeeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteAllowancesOfEmployeeMutation, DeleteAllowancesOfEmployeeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteAllowancesOfEmployeeMutation, DeleteAllowancesOfEmployeeMutationVariables>(DeleteAllowancesOfEmployeeDocument, options);
      }
export type DeleteAllowancesOfEmployeeMutationHookResult = ReturnType<typeof useDeleteAllowancesOfEmployeeMutation>;
export type DeleteAllowancesOfEmployeeMutationResult = ApolloReactCommon.MutationResult<DeleteAllowancesOfEmployeeMutation>;
export const RestoreAllowancesOfEmployeeDocument = gql`
    mutation RestoreAllowancesOfEmployee($ids: [ID!]!) {
  results: restoreCompensationAssignments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreAllowancesOfEmployeeMutation__
 *
 * To run a mutation, you first call `useRestoreAllowancesOfEmployeeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreAllowancesOfEmployeeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreAllowancesOfEmployeeMutation, { data, loading, error }] = useRestoreAllowancesOfEmployeeMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreAllowancesOfEmployeeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreAllowancesOfEmployeeMutation, RestoreAllowancesOfEmployeeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreAllowancesOfEmployeeMutation, RestoreAllowancesOfEmployeeMutationVariables>(RestoreAllowancesOfEmployeeDocument, options);
      }
export type RestoreAllowancesOfEmployeeMutationHookResult = ReturnType<typeof useRestoreAllowancesOfEmployeeMutation>;
export type RestoreAllowancesOfEmployeeMutationResult = ApolloReactCommon.MutationResult<RestoreAllowancesOfEmployeeMutation>;
export const DeleteDeductionsOfEmployeeDocument = gql`
    mutation DeleteDeductionsOfEmployee($ids: [ID!]!) {
  results: deleteDeductionAssignments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteDeductionsOfEmployeeMutation__
 *
 * To run a mutation, you first call `useDeleteDeductionsOfEmployeeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteDeductionsOfEmployeeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteDeductionsOfEmployeeMutation, { data, loading, error }] = useDeleteDeductionsOfEmployeeMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteDeductionsOfEmployeeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteDeductionsOfEmployeeMutation, DeleteDeductionsOfEmployeeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteDeductionsOfEmployeeMutation, DeleteDeductionsOfEmployeeMutationVariables>(DeleteDeductionsOfEmployeeDocument, options);
      }
export type DeleteDeductionsOfEmployeeMutationHookResult = ReturnType<typeof useDeleteDeductionsOfEmployeeMutation>;
export type DeleteDeductionsOfEmployeeMutationResult = ApolloReactCommon.MutationResult<DeleteDeductionsOfEmployeeMutation>;
export const RestoreDeductionsOfEmployeeDocument = gql`
    mutation RestoreDeductionsOfEmployee($ids: [ID!]!) {
  results: restoreDeductionAssignments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreDeductionsOfEmployeeMutation__
 *
 * To run a mutation, you first call `useRestoreDeductionsOfEmployeeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreDeductionsOfEmployeeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreDeductionsOfEmployeeMutation, { data, loading, error }] = useRestoreDeductionsOfEmployeeMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreDeductionsOfEmployeeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreDeductionsOfEmployeeMutation, RestoreDeductionsOfEmployeeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreDeductionsOfEmployeeMutation, RestoreDeductionsOfEmployeeMutationVariables>(RestoreDeductionsOfEmployeeDocument, options);
      }
export type RestoreDeductionsOfEmployeeMutationHookResult = ReturnType<typeof useRestoreDeductionsOfEmployeeMutation>;
export type RestoreDeductionsOfEmployeeMutationResult = ApolloReactCommon.MutationResult<RestoreDeductionsOfEmployeeMutation>;
export const ApproveAllowanceDocument = gql`
    mutation ApproveAllowance($id: ID!, $version: Int!) {
  record: approveCompensationAssignment(id: $id, version: $version) {
    ...AllowanceOfEmployee
  }
}
    ${AllowanceOfEmployeeFragmentDoc}`;

/**
 * __useApproveAllowanceMutation__
 *
 * To run a mutation, you first call `useApproveAllowanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveAllowanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveAllowanceMutation, { data, loading, error }] = useApproveAllowanceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApproveAllowanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveAllowanceMutation, ApproveAllowanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveAllowanceMutation, ApproveAllowanceMutationVariables>(ApproveAllowanceDocument, options);
      }
export type ApproveAllowanceMutationHookResult = ReturnType<typeof useApproveAllowanceMutation>;
export type ApproveAllowanceMutationResult = ApolloReactCommon.MutationResult<ApproveAllowanceMutation>;
export const RejectAllowanceDocument = gql`
    mutation RejectAllowance($id: ID!, $version: Int!, $note: String!) {
  record: rejectCompensationAssignment(id: $id, version: $version, note: $note) {
    ...AllowanceOfEmployee
  }
}
    ${AllowanceOfEmployeeFragmentDoc}`;

/**
 * __useRejectAllowanceMutation__
 *
 * To run a mutation, you first call `useRejectAllowanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectAllowanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectAllowanceMutation, { data, loading, error }] = useRejectAllowanceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectAllowanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectAllowanceMutation, RejectAllowanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectAllowanceMutation, RejectAllowanceMutationVariables>(RejectAllowanceDocument, options);
      }
export type RejectAllowanceMutationHookResult = ReturnType<typeof useRejectAllowanceMutation>;
export type RejectAllowanceMutationResult = ApolloReactCommon.MutationResult<RejectAllowanceMutation>;
export const ApproveRegularDeductionDocument = gql`
    mutation ApproveRegularDeduction($id: ID!, $version: Int!) {
  record: approveDeductionAssignment(id: $id, version: $version) {
    ...DeductionOfEmployee
  }
}
    ${DeductionOfEmployeeFragmentDoc}`;

/**
 * __useApproveRegularDeductionMutation__
 *
 * To run a mutation, you first call `useApproveRegularDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveRegularDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveRegularDeductionMutation, { data, loading, error }] = useApproveRegularDeductionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApproveRegularDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveRegularDeductionMutation, ApproveRegularDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveRegularDeductionMutation, ApproveRegularDeductionMutationVariables>(ApproveRegularDeductionDocument, options);
      }
export type ApproveRegularDeductionMutationHookResult = ReturnType<typeof useApproveRegularDeductionMutation>;
export type ApproveRegularDeductionMutationResult = ApolloReactCommon.MutationResult<ApproveRegularDeductionMutation>;
export const RejectRegularDeductionDocument = gql`
    mutation RejectRegularDeduction($id: ID!, $version: Int!, $note: String!) {
  record: rejectDeductionAssignment(id: $id, version: $version, note: $note) {
    ...DeductionOfEmployee
  }
}
    ${DeductionOfEmployeeFragmentDoc}`;

/**
 * __useRejectRegularDeductionMutation__
 *
 * To run a mutation, you first call `useRejectRegularDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectRegularDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectRegularDeductionMutation, { data, loading, error }] = useRejectRegularDeductionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectRegularDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectRegularDeductionMutation, RejectRegularDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectRegularDeductionMutation, RejectRegularDeductionMutationVariables>(RejectRegularDeductionDocument, options);
      }
export type RejectRegularDeductionMutationHookResult = ReturnType<typeof useRejectRegularDeductionMutation>;
export type RejectRegularDeductionMutationResult = ApolloReactCommon.MutationResult<RejectRegularDeductionMutation>;
export const EmployeePayslipsDocument = gql`
    query EmployeePayslips($employeeId: ID!) {
  page: payslips(
    filter: {employeeId: {eq: $employeeId}}
    sort: [{field: period, direction: DESC}]
    limit: 120
  ) {
    rows {
      id
      period
      net
      currency
      state
    }
    total
  }
}
    `;

/**
 * __useEmployeePayslipsQuery__
 *
 * To run a query within a React component, call `useEmployeePayslipsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeePayslipsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeePayslipsQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *   },
 * });
 */
export function useEmployeePayslipsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeePayslipsQuery, EmployeePayslipsQueryVariables> & ({ variables: EmployeePayslipsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeePayslipsQuery, EmployeePayslipsQueryVariables>(EmployeePayslipsDocument, options);
      }
export function useEmployeePayslipsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeePayslipsQuery, EmployeePayslipsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeePayslipsQuery, EmployeePayslipsQueryVariables>(EmployeePayslipsDocument, options);
        }
// @ts-ignore
export function useEmployeePayslipsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeePayslipsQuery, EmployeePayslipsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeePayslipsQuery, EmployeePayslipsQueryVariables>;
export function useEmployeePayslipsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeePayslipsQuery, EmployeePayslipsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeePayslipsQuery | undefined, EmployeePayslipsQueryVariables>;
export function useEmployeePayslipsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeePayslipsQuery, EmployeePayslipsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeePayslipsQuery, EmployeePayslipsQueryVariables>(EmployeePayslipsDocument, options);
        }
export type EmployeePayslipsQueryHookResult = ReturnType<typeof useEmployeePayslipsQuery>;
export type EmployeePayslipsLazyQueryHookResult = ReturnType<typeof useEmployeePayslipsLazyQuery>;
export type EmployeePayslipsSuspenseQueryHookResult = ReturnType<typeof useEmployeePayslipsSuspenseQuery>;
export type EmployeePayslipsQueryResult = ApolloReactCommon.QueryResult<EmployeePayslipsQuery, EmployeePayslipsQueryVariables>;
export const EmployeeSalariesDocument = gql`
    query EmployeeSalaries($filter: EmployeeSalaryFilter, $sort: [EmployeeSalarySort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: employeeSalaries(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmployeeSalaryRow
    }
    total
  }
}
    ${EmployeeSalaryRowFragmentDoc}`;

/**
 * __useEmployeeSalariesQuery__
 *
 * To run a query within a React component, call `useEmployeeSalariesQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeSalariesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeSalariesQuery({
 *   variables: {
 *      filter: // value for 'filter'
 *      sort: // value for 'sort'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *      includeDeleted: // value for 'includeDeleted'
 *   },
 * });
 */
export function useEmployeeSalariesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeeSalariesQuery, EmployeeSalariesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeSalariesQuery, EmployeeSalariesQueryVariables>(EmployeeSalariesDocument, options);
      }
export function useEmployeeSalariesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeSalariesQuery, EmployeeSalariesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeSalariesQuery, EmployeeSalariesQueryVariables>(EmployeeSalariesDocument, options);
        }
// @ts-ignore
export function useEmployeeSalariesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeSalariesQuery, EmployeeSalariesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeSalariesQuery, EmployeeSalariesQueryVariables>;
export function useEmployeeSalariesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeSalariesQuery, EmployeeSalariesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeSalariesQuery | undefined, EmployeeSalariesQueryVariables>;
export function useEmployeeSalariesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeSalariesQuery, EmployeeSalariesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeSalariesQuery, EmployeeSalariesQueryVariables>(EmployeeSalariesDocument, options);
        }
export type EmployeeSalariesQueryHookResult = ReturnType<typeof useEmployeeSalariesQuery>;
export type EmployeeSalariesLazyQueryHookResult = ReturnType<typeof useEmployeeSalariesLazyQuery>;
export type EmployeeSalariesSuspenseQueryHookResult = ReturnType<typeof useEmployeeSalariesSuspenseQuery>;
export type EmployeeSalariesQueryResult = ApolloReactCommon.QueryResult<EmployeeSalariesQuery, EmployeeSalariesQueryVariables>;
export const EmployeeSalaryDocument = gql`
    query EmployeeSalary($id: ID!) {
  record: employeeSalary(id: $id) {
    ...EmployeeSalaryRecord
  }
}
    ${EmployeeSalaryRecordFragmentDoc}
${EmployeeSalaryRowFragmentDoc}`;

/**
 * __useEmployeeSalaryQuery__
 *
 * To run a query within a React component, call `useEmployeeSalaryQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeSalaryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeSalaryQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeSalaryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeSalaryQuery, EmployeeSalaryQueryVariables> & ({ variables: EmployeeSalaryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeSalaryQuery, EmployeeSalaryQueryVariables>(EmployeeSalaryDocument, options);
      }
export function useEmployeeSalaryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeSalaryQuery, EmployeeSalaryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeSalaryQuery, EmployeeSalaryQueryVariables>(EmployeeSalaryDocument, options);
        }
// @ts-ignore
export function useEmployeeSalarySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeSalaryQuery, EmployeeSalaryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeSalaryQuery, EmployeeSalaryQueryVariables>;
export function useEmployeeSalarySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeSalaryQuery, EmployeeSalaryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeSalaryQuery | undefined, EmployeeSalaryQueryVariables>;
export function useEmployeeSalarySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeSalaryQuery, EmployeeSalaryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeSalaryQuery, EmployeeSalaryQueryVariables>(EmployeeSalaryDocument, options);
        }
export type EmployeeSalaryQueryHookResult = ReturnType<typeof useEmployeeSalaryQuery>;
export type EmployeeSalaryLazyQueryHookResult = ReturnType<typeof useEmployeeSalaryLazyQuery>;
export type EmployeeSalarySuspenseQueryHookResult = ReturnType<typeof useEmployeeSalarySuspenseQuery>;
export type EmployeeSalaryQueryResult = ApolloReactCommon.QueryResult<EmployeeSalaryQuery, EmployeeSalaryQueryVariables>;
export const CreateEmployeeSalaryDocument = gql`
    mutation CreateEmployeeSalary($input: EmployeeSalaryInput!) {
  record: createEmployeeSalary(input: $input) {
    ...EmployeeSalaryRecord
  }
}
    ${EmployeeSalaryRecordFragmentDoc}
${EmployeeSalaryRowFragmentDoc}`;

/**
 * __useCreateEmployeeSalaryMutation__
 *
 * To run a mutation, you first call `useCreateEmployeeSalaryMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEmployeeSalaryMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEmployeeSalaryMutation, { data, loading, error }] = useCreateEmployeeSalaryMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEmployeeSalaryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEmployeeSalaryMutation, CreateEmployeeSalaryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEmployeeSalaryMutation, CreateEmployeeSalaryMutationVariables>(CreateEmployeeSalaryDocument, options);
      }
export type CreateEmployeeSalaryMutationHookResult = ReturnType<typeof useCreateEmployeeSalaryMutation>;
export type CreateEmployeeSalaryMutationResult = ApolloReactCommon.MutationResult<CreateEmployeeSalaryMutation>;
export const UpdateEmployeeSalaryDocument = gql`
    mutation UpdateEmployeeSalary($id: ID!, $version: Int!, $input: EmployeeSalaryChanges!) {
  record: updateEmployeeSalary(id: $id, version: $version, input: $input) {
    ...EmployeeSalaryRecord
  }
}
    ${EmployeeSalaryRecordFragmentDoc}
${EmployeeSalaryRowFragmentDoc}`;

/**
 * __useUpdateEmployeeSalaryMutation__
 *
 * To run a mutation, you first call `useUpdateEmployeeSalaryMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmployeeSalaryMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmployeeSalaryMutation, { data, loading, error }] = useUpdateEmployeeSalaryMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEmployeeSalaryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmployeeSalaryMutation, UpdateEmployeeSalaryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmployeeSalaryMutation, UpdateEmployeeSalaryMutationVariables>(UpdateEmployeeSalaryDocument, options);
      }
export type UpdateEmployeeSalaryMutationHookResult = ReturnType<typeof useUpdateEmployeeSalaryMutation>;
export type UpdateEmployeeSalaryMutationResult = ApolloReactCommon.MutationResult<UpdateEmployeeSalaryMutation>;
export const DeleteEmployeeSalariesDocument = gql`
    mutation DeleteEmployeeSalaries($ids: [ID!]!) {
  results: deleteEmployeeSalaries(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmployeeSalariesMutation__
 *
 * To run a mutation, you first call `useDeleteEmployeeSalariesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmployeeSalariesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmployeeSalariesMutation, { data, loading, error }] = useDeleteEmployeeSalariesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmployeeSalariesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmployeeSalariesMutation, DeleteEmployeeSalariesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmployeeSalariesMutation, DeleteEmployeeSalariesMutationVariables>(DeleteEmployeeSalariesDocument, options);
      }
export type DeleteEmployeeSalariesMutationHookResult = ReturnType<typeof useDeleteEmployeeSalariesMutation>;
export type DeleteEmployeeSalariesMutationResult = ApolloReactCommon.MutationResult<DeleteEmployeeSalariesMutation>;
export const RestoreEmployeeSalariesDocument = gql`
    mutation RestoreEmployeeSalaries($ids: [ID!]!) {
  results: restoreEmployeeSalaries(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmployeeSalariesMutation__
 *
 * To run a mutation, you first call `useRestoreEmployeeSalariesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmployeeSalariesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmployeeSalariesMutation, { data, loading, error }] = useRestoreEmployeeSalariesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmployeeSalariesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmployeeSalariesMutation, RestoreEmployeeSalariesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmployeeSalariesMutation, RestoreEmployeeSalariesMutationVariables>(RestoreEmployeeSalariesDocument, options);
      }
export type RestoreEmployeeSalariesMutationHookResult = ReturnType<typeof useRestoreEmployeeSalariesMutation>;
export type RestoreEmployeeSalariesMutationResult = ApolloReactCommon.MutationResult<RestoreEmployeeSalariesMutation>;
export const ApproveEmployeeSalaryDocument = gql`
    mutation ApproveEmployeeSalary($id: ID!, $version: Int!) {
  record: approveEmployeeSalary(id: $id, version: $version) {
    ...EmployeeSalaryRecord
  }
}
    ${EmployeeSalaryRecordFragmentDoc}
${EmployeeSalaryRowFragmentDoc}`;

/**
 * __useApproveEmployeeSalaryMutation__
 *
 * To run a mutation, you first call `useApproveEmployeeSalaryMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveEmployeeSalaryMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveEmployeeSalaryMutation, { data, loading, error }] = useApproveEmployeeSalaryMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApproveEmployeeSalaryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveEmployeeSalaryMutation, ApproveEmployeeSalaryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveEmployeeSalaryMutation, ApproveEmployeeSalaryMutationVariables>(ApproveEmployeeSalaryDocument, options);
      }
export type ApproveEmployeeSalaryMutationHookResult = ReturnType<typeof useApproveEmployeeSalaryMutation>;
export type ApproveEmployeeSalaryMutationResult = ApolloReactCommon.MutationResult<ApproveEmployeeSalaryMutation>;
export const RejectEmployeeSalaryDocument = gql`
    mutation RejectEmployeeSalary($id: ID!, $version: Int!, $note: String!) {
  record: rejectEmployeeSalary(id: $id, version: $version, note: $note) {
    ...EmployeeSalaryRecord
  }
}
    ${EmployeeSalaryRecordFragmentDoc}
${EmployeeSalaryRowFragmentDoc}`;

/**
 * __useRejectEmployeeSalaryMutation__
 *
 * To run a mutation, you first call `useRejectEmployeeSalaryMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectEmployeeSalaryMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectEmployeeSalaryMutation, { data, loading, error }] = useRejectEmployeeSalaryMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectEmployeeSalaryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectEmployeeSalaryMutation, RejectEmployeeSalaryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectEmployeeSalaryMutation, RejectEmployeeSalaryMutationVariables>(RejectEmployeeSalaryDocument, options);
      }
export type RejectEmployeeSalaryMutationHookResult = ReturnType<typeof useRejectEmployeeSalaryMutation>;
export type RejectEmployeeSalaryMutationResult = ApolloReactCommon.MutationResult<RejectEmployeeSalaryMutation>;