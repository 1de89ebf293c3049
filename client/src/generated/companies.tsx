/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Values to change in a company; what is left out stays. */
export type CompanyChanges = {
  /** Street address. */
  address?: string | null | undefined;
  /** Days before pay goes to a bank account that replaces another one. */
  bankCoolOffDays?: number | null | undefined;
  /** Country, ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
  /** Currency of pay, ISO 4217. */
  currency?: string | null | undefined;
  /** Days of a month that pay by the day is turned into months by: 30, 26, or 30.4167 for calendar days; empty for the rule of the product, 30. */
  daysPerMonth?: string | null | undefined;
  /** Establishment number at the labour authority (MOHRE number in the UAE). */
  employerId?: string | null | undefined;
  /** Last day of use, in its zone: after it only admins of the platform are let in, and nothing is mailed, accrued or calculated. The platform sets it. */
  endAt?: string | null | undefined;
  /** What becomes of a time somebody takes outside the place of his shift. */
  fenceRule?: FenceRule | null | undefined;
  /** Megabytes its files may take; only an admin changes it. */
  fileQuotaMb?: number | null | undefined;
  /** Month and day its financial year begins, MM-DD; empty for 1 January. The cost of pay and provisions are summed by it; sums on payslips are of the calendar year. */
  fiscalYearStart?: string | null | undefined;
  /** Days after the last day of employment in which the account of who has left still opens his payslips, documents and settlement, and nothing else. */
  formerAccessDays?: number | null | undefined;
  /** Name in the trade register. */
  legalName?: string | null | undefined;
  /** What becomes of a shift whose employee has no valid licence for it. */
  licenceRule?: QualificationRule | null | undefined;
  /** Language of its documents: en or ar. */
  locale?: string | null | undefined;
  /** Its logo, an image; all its members may see it. */
  logoFileId?: string | null | undefined;
  /** The user who manages the company. */
  managerUserId?: string | null | undefined;
  /** Name in everyday use. */
  name?: string | null | undefined;
  /** What happens to a payslip whose deductions exceed the pay. */
  negativeNet?: NegativeNet | null | undefined;
  /** BIC of the bank salaries are paid from. */
  payerBic?: string | null | undefined;
  /** IBAN salaries are paid from. */
  payerIban?: string | null | undefined;
  /** Routing code of that bank in the UAE Wages Protection System, 9 digits. */
  payerRoutingCode?: string | null | undefined;
  /** What a monthly salary is divided by when only some days are paid. */
  payrollDayBasis?: PayrollDayBasis | null | undefined;
  /** How payslips reach employees by mail once a payroll is posted. */
  payslipMail?: PayslipMail | null | undefined;
  /** Telephone. */
  phone?: string | null | undefined;
  /** Whether a photo is taken with times. */
  punchPhoto?: PunchPhotoRule | null | undefined;
  /** Months such photos are kept; then they are removed for good. */
  punchPhotoMonths?: number | null | undefined;
  /** Emirate, state or province of that address. */
  region?: string | null | undefined;
  /** Days before it begins a shift of the roster has to be published; 0: no rule. */
  rosterNoticeDays?: number | null | undefined;
  /** What becomes of a shift whose employee has not a skill it needs. */
  skillRule?: QualificationRule | null | undefined;
  /** First day of use, in its zone: before it only admins of the platform are let in. The platform sets it. */
  startAt?: string | null | undefined;
  /** State; those who belong to it cannot change it, the platform can. */
  status?: CompanyStatus | null | undefined;
  /** IANA time zone in which its days begin and end. */
  timeZone?: string | null | undefined;
  /** Number of the trade licence. */
  tradeLicenceNo?: string | null | undefined;
  /** Line of business. */
  type?: string | null | undefined;
  /** Web address. */
  website?: string | null | undefined;
  /** First day of the week. */
  weekStart?: WeekDay | null | undefined;
  /** Days without work, 0 = Sunday to 6 = Saturday. */
  weekendDays?: Array<number> | null | undefined;
  /** Weeks of a year that pay by the week or the hour is turned into months by; empty for the rule of the product, 52. */
  weeksPerYear?: string | null | undefined;
  /** Hours of a whole working day: hours of leave are counted as parts of it. */
  workdayHours?: string | null | undefined;
};

/** Which companies to list; all conditions given must hold. */
export type CompanyFilter = {
  /** Street address. */
  address?: TextFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<CompanyFilter> | null | undefined;
  /** Days before pay goes to a bank account that replaces another one. */
  bankCoolOffDays?: NumberFilter | null | undefined;
  /** Country, ISO 3166-1 alpha-2. */
  country?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency of pay, ISO 4217. */
  currency?: TextFilter | null | undefined;
  /** Days of a month that pay by the day is turned into months by: 30, 26, or 30.4167 for calendar days; empty for the rule of the product, 30. */
  daysPerMonth?: DecimalFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Establishment number at the labour authority (MOHRE number in the UAE). */
  employerId?: TextFilter | null | undefined;
  /** Last day of use, in its zone: after it only admins of the platform are let in, and nothing is mailed, accrued or calculated. The platform sets it. */
  endAt?: DateFilter | null | undefined;
  /** What becomes of a time somebody takes outside the place of his shift. */
  fenceRule?: FenceRuleFilter | null | undefined;
  /** Megabytes its files may take; only an admin changes it. */
  fileQuotaMb?: NumberFilter | null | undefined;
  /** Month and day its financial year begins, MM-DD; empty for 1 January. The cost of pay and provisions are summed by it; sums on payslips are of the calendar year. */
  fiscalYearStart?: TextFilter | null | undefined;
  /** Days after the last day of employment in which the account of who has left still opens his payslips, documents and settlement, and nothing else. */
  formerAccessDays?: NumberFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Name in the trade register. */
  legalName?: TextFilter | null | undefined;
  /** What becomes of a shift whose employee has no valid licence for it. */
  licenceRule?: QualificationRuleFilter | null | undefined;
  /** Language of its documents: en or ar. */
  locale?: TextFilter | null | undefined;
  /** Its logo, an image; all its members may see it. */
  logoFileId?: IdFilter | null | undefined;
  /** The user who manages the company. */
  managerUserId?: IdFilter | null | undefined;
  /** Name in everyday use. */
  name?: TextFilter | null | undefined;
  /** What happens to a payslip whose deductions exceed the pay. */
  negativeNet?: NegativeNetFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<CompanyFilter> | null | undefined;
  /** BIC of the bank salaries are paid from. */
  payerBic?: TextFilter | null | undefined;
  /** IBAN salaries are paid from. */
  payerIban?: TextFilter | null | undefined;
  /** Routing code of that bank in the UAE Wages Protection System, 9 digits. */
  payerRoutingCode?: TextFilter | null | undefined;
  /** What a monthly salary is divided by when only some days are paid. */
  payrollDayBasis?: PayrollDayBasisFilter | null | undefined;
  /** How payslips reach employees by mail once a payroll is posted. */
  payslipMail?: PayslipMailFilter | null | undefined;
  /** Telephone. */
  phone?: TextFilter | null | undefined;
  /** Whether a photo is taken with times. */
  punchPhoto?: PunchPhotoRuleFilter | null | undefined;
  /** Months such photos are kept; then they are removed for good. */
  punchPhotoMonths?: NumberFilter | null | undefined;
  /** Emirate, state or province of that address. */
  region?: TextFilter | null | undefined;
  /** Days before it begins a shift of the roster has to be published; 0: no rule. */
  rosterNoticeDays?: NumberFilter | null | undefined;
  /** What becomes of a shift whose employee has not a skill it needs. */
  skillRule?: QualificationRuleFilter | null | undefined;
  /** First day of use, in its zone: before it only admins of the platform are let in. The platform sets it. */
  startAt?: DateFilter | null | undefined;
  /** State; those who belong to it cannot change it, the platform can. */
  status?: CompanyStatusFilter | null | undefined;
  /** IANA time zone in which its days begin and end. */
  timeZone?: TextFilter | null | undefined;
  /** Number of the trade licence. */
  tradeLicenceNo?: TextFilter | null | undefined;
  /** Line of business. */
  type?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Web address. */
  website?: TextFilter | null | undefined;
  /** First day of the week. */
  weekStart?: WeekDayFilter | null | undefined;
  /** Weeks of a year that pay by the week or the hour is turned into months by; empty for the rule of the product, 52. */
  weeksPerYear?: DecimalFilter | null | undefined;
  /** Hours of a whole working day: hours of leave are counted as parts of it. */
  workdayHours?: DecimalFilter | null | undefined;
};

/** Values of a new company. */
export type CompanyInput = {
  /** Street address. */
  address?: string | null | undefined;
  /** Days before pay goes to a bank account that replaces another one. */
  bankCoolOffDays?: number | null | undefined;
  /** Country, ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
  /** Currency of pay, ISO 4217. */
  currency?: string | null | undefined;
  /** Days of a month that pay by the day is turned into months by: 30, 26, or 30.4167 for calendar days; empty for the rule of the product, 30. */
  daysPerMonth?: string | null | undefined;
  /** Establishment number at the labour authority (MOHRE number in the UAE). */
  employerId?: string | null | undefined;
  /** Last day of use, in its zone: after it only admins of the platform are let in, and nothing is mailed, accrued or calculated. The platform sets it. */
  endAt?: string | null | undefined;
  /** What becomes of a time somebody takes outside the place of his shift. */
  fenceRule?: FenceRule | null | undefined;
  /** Megabytes its files may take; only an admin changes it. */
  fileQuotaMb?: number | null | undefined;
  /** Month and day its financial year begins, MM-DD; empty for 1 January. The cost of pay and provisions are summed by it; sums on payslips are of the calendar year. */
  fiscalYearStart?: string | null | undefined;
  /** Days after the last day of employment in which the account of who has left still opens his payslips, documents and settlement, and nothing else. */
  formerAccessDays?: number | null | undefined;
  /** Name in the trade register. */
  legalName?: string | null | undefined;
  /** What becomes of a shift whose employee has no valid licence for it. */
  licenceRule?: QualificationRule | null | undefined;
  /** Language of its documents: en or ar. */
  locale?: string | null | undefined;
  /** Its logo, an image; all its members may see it. */
  logoFileId?: string | null | undefined;
  /** The user who manages the company. */
  managerUserId?: string | null | undefined;
  /** Name in everyday use. */
  name: string;
  /** What happens to a payslip whose deductions exceed the pay. */
  negativeNet?: NegativeNet | null | undefined;
  /** BIC of the bank salaries are paid from. */
  payerBic?: string | null | undefined;
  /** IBAN salaries are paid from. */
  payerIban?: string | null | undefined;
  /** Routing code of that bank in the UAE Wages Protection System, 9 digits. */
  payerRoutingCode?: string | null | undefined;
  /** What a monthly salary is divided by when only some days are paid. */
  payrollDayBasis?: PayrollDayBasis | null | undefined;
  /** How payslips reach employees by mail once a payroll is posted. */
  payslipMail?: PayslipMail | null | undefined;
  /** Telephone. */
  phone?: string | null | undefined;
  /** Whether a photo is taken with times. */
  punchPhoto?: PunchPhotoRule | null | undefined;
  /** Months such photos are kept; then they are removed for good. */
  punchPhotoMonths?: number | null | undefined;
  /** Emirate, state or province of that address. */
  region?: string | null | undefined;
  /** Days before it begins a shift of the roster has to be published; 0: no rule. */
  rosterNoticeDays?: number | null | undefined;
  /** What becomes of a shift whose employee has not a skill it needs. */
  skillRule?: QualificationRule | null | undefined;
  /** First day of use, in its zone: before it only admins of the platform are let in. The platform sets it. */
  startAt?: string | null | undefined;
  /** State; those who belong to it cannot change it, the platform can. */
  status?: CompanyStatus | null | undefined;
  /** IANA time zone in which its days begin and end. */
  timeZone?: string | null | undefined;
  /** Number of the trade licence. */
  tradeLicenceNo?: string | null | undefined;
  /** Line of business. */
  type?: string | null | undefined;
  /** Web address. */
  website?: string | null | undefined;
  /** First day of the week. */
  weekStart?: WeekDay | null | undefined;
  /** Days without work, 0 = Sunday to 6 = Saturday. */
  weekendDays?: Array<number> | null | undefined;
  /** Weeks of a year that pay by the week or the hour is turned into months by; empty for the rule of the product, 52. */
  weeksPerYear?: string | null | undefined;
  /** Hours of a whole working day: hours of leave are counted as parts of it. */
  workdayHours?: string | null | undefined;
};

/** One level of the order of companies. */
export type CompanySort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: CompanySortField;
};

/** What companies can be sorted by. */
export type CompanySortField =
  /** Street address. */
  | 'address'
  /** Days before pay goes to a bank account that replaces another one. */
  | 'bankCoolOffDays'
  /** Country, ISO 3166-1 alpha-2. */
  | 'country'
  /** When the row was made. */
  | 'createdAt'
  /** Currency of pay, ISO 4217. */
  | 'currency'
  /** Days of a month that pay by the day is turned into months by: 30, 26, or 30.4167 for calendar days; empty for the rule of the product, 30. */
  | 'daysPerMonth'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Establishment number at the labour authority (MOHRE number in the UAE). */
  | 'employerId'
  /** Last day of use, in its zone: after it only admins of the platform are let in, and nothing is mailed, accrued or calculated. The platform sets it. */
  | 'endAt'
  /** What becomes of a time somebody takes outside the place of his shift. */
  | 'fenceRule'
  /** Megabytes its files may take; only an admin changes it. */
  | 'fileQuotaMb'
  /** Month and day its financial year begins, MM-DD; empty for 1 January. The cost of pay and provisions are summed by it; sums on payslips are of the calendar year. */
  | 'fiscalYearStart'
  /** Days after the last day of employment in which the account of who has left still opens his payslips, documents and settlement, and nothing else. */
  | 'formerAccessDays'
  /** Name in the trade register. */
  | 'legalName'
  /** What becomes of a shift whose employee has no valid licence for it. */
  | 'licenceRule'
  /** Language of its documents: en or ar. */
  | 'locale'
  /** Its logo, an image; all its members may see it. */
  | 'logoFileId'
  /** The user who manages the company. */
  | 'managerUserId'
  /** Name in everyday use. */
  | 'name'
  /** What happens to a payslip whose deductions exceed the pay. */
  | 'negativeNet'
  /** BIC of the bank salaries are paid from. */
  | 'payerBic'
  /** IBAN salaries are paid from. */
  | 'payerIban'
  /** Routing code of that bank in the UAE Wages Protection System, 9 digits. */
  | 'payerRoutingCode'
  /** What a monthly salary is divided by when only some days are paid. */
  | 'payrollDayBasis'
  /** How payslips reach employees by mail once a payroll is posted. */
  | 'payslipMail'
  /** Telephone. */
  | 'phone'
  /** Whether a photo is taken with times. */
  | 'punchPhoto'
  /** Months such photos are kept; then they are removed for good. */
  | 'punchPhotoMonths'
  /** Emirate, state or province of that address. */
  | 'region'
  /** Days before it begins a shift of the roster has to be published; 0: no rule. */
  | 'rosterNoticeDays'
  /** What becomes of a shift whose employee has not a skill it needs. */
  | 'skillRule'
  /** First day of use, in its zone: before it only admins of the platform are let in. The platform sets it. */
  | 'startAt'
  /** State; those who belong to it cannot change it, the platform can. */
  | 'status'
  /** IANA time zone in which its days begin and end. */
  | 'timeZone'
  /** Number of the trade licence. */
  | 'tradeLicenceNo'
  /** Line of business. */
  | 'type'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Web address. */
  | 'website'
  /** First day of the week. */
  | 'weekStart'
  /** Weeks of a year that pay by the week or the hour is turned into months by; empty for the rule of the product, 52. */
  | 'weeksPerYear'
  /** Hours of a whole working day: hours of leave are counted as parts of it. */
  | 'workdayHours';

/** Whether a company may be worked in. */
export type CompanyStatus =
  /** Its people work in it. */
  | 'active'
  /** Given up: those who belong to it are kept out; admins are not. */
  | 'closed'
  /** Those who belong to it are kept out for now; admins are not. */
  | 'suspended';

/** Conditions on a CompanyStatus; all that are given must hold. */
export type CompanyStatusFilter = {
  /** Equal to. */
  eq?: CompanyStatus | null | undefined;
  /** One of these. */
  in?: Array<CompanyStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: CompanyStatus | null | undefined;
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

/** What becomes of a time taken outside the place of a shift. */
export type FenceRule =
  /** Its day is one to settle. */
  | 'flag'
  /** It is put down with the distance, and that is all. */
  | 'record'
  /** It is refused while the phone is online. */
  | 'refuse';

/** Conditions on a FenceRule; all that are given must hold. */
export type FenceRuleFilter = {
  /** Equal to. */
  eq?: FenceRule | null | undefined;
  /** One of these. */
  in?: Array<FenceRule> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: FenceRule | null | undefined;
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

/** What happens to a payslip whose deductions exceed the pay. */
export type NegativeNet =
  /** The payslip is in error until somebody repairs it. */
  | 'block'
  /** What is left is taken from the next payroll. */
  | 'carry_forward';

/** Conditions on a NegativeNet; all that are given must hold. */
export type NegativeNetFilter = {
  /** Equal to. */
  eq?: NegativeNet | null | undefined;
  /** One of these. */
  in?: Array<NegativeNet> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: NegativeNet | null | undefined;
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

/** What a monthly salary is divided by when only some days are paid. */
export type PayrollDayBasis =
  /** The days of the month, 28 to 31. */
  | 'calendar'
  /** 30, whatever the month. */
  | 'fixed30'
  /** The working days of the month. */
  | 'working';

/** Conditions on a PayrollDayBasis; all that are given must hold. */
export type PayrollDayBasisFilter = {
  /** Equal to. */
  eq?: PayrollDayBasis | null | undefined;
  /** One of these. */
  in?: Array<PayrollDayBasis> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayrollDayBasis | null | undefined;
};

/** How payslips are mailed. */
export type PayslipMail =
  /** No payslip is mailed. */
  | 'none'
  /** Attached as a PDF. */
  | 'pdf'
  /** Attached as a PDF that opens with the end of the national identity number and the year of birth; who has neither on file gets the link alone. */
  | 'protected_pdf';

/** Conditions on a PayslipMail; all that are given must hold. */
export type PayslipMailFilter = {
  /** Equal to. */
  eq?: PayslipMail | null | undefined;
  /** One of these. */
  in?: Array<PayslipMail> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayslipMail | null | undefined;
};

/** Whether a photo is taken with each time somebody clocks on the web, a phone or a shared tablet. */
export type PunchPhotoRule =
  /** A photo is asked for, and a day without one is one to settle. */
  | 'flag'
  /** No photo is asked for. */
  | 'none'
  /** Without a photo no time is taken while the device is online. */
  | 'refuse';

/** Conditions on a PunchPhotoRule; all that are given must hold. */
export type PunchPhotoRuleFilter = {
  /** Equal to. */
  eq?: PunchPhotoRule | null | undefined;
  /** One of these. */
  in?: Array<PunchPhotoRule> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PunchPhotoRule | null | undefined;
};

/** What becomes of a shift whose employee lacks a valid licence or a skill. */
export type QualificationRule =
  /** Nobody can plan or publish it either. */
  | 'block'
  /** He cannot take such a shift himself or by a swap, and filling leaves it out. */
  | 'refuse_taking'
  /** It is told, and nothing is refused. */
  | 'warn';

/** Conditions on a QualificationRule; all that are given must hold. */
export type QualificationRuleFilter = {
  /** Equal to. */
  eq?: QualificationRule | null | undefined;
  /** One of these. */
  in?: Array<QualificationRule> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: QualificationRule | null | undefined;
};

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

/** Sunday to Saturday, by name. */
export type WeekDay =
  /** Day 5 of the week of ISO 8601. */
  | 'friday'
  /** Day 1 of the week of ISO 8601. */
  | 'monday'
  /** Day 6 of the week of ISO 8601. */
  | 'saturday'
  /** Day 7 of the week of ISO 8601. */
  | 'sunday'
  /** Day 4 of the week of ISO 8601. */
  | 'thursday'
  /** Day 2 of the week of ISO 8601. */
  | 'tuesday'
  /** Day 3 of the week of ISO 8601. */
  | 'wednesday';

/** Conditions on a WeekDay; all that are given must hold. */
export type WeekDayFilter = {
  /** Equal to. */
  eq?: WeekDay | null | undefined;
  /** One of these. */
  in?: Array<WeekDay> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: WeekDay | null | undefined;
};

export type CompaniesQueryVariables = Exact<{
  filter?: CompanyFilter | null | undefined;
  sort?: Array<CompanySort> | CompanySort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type CompaniesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, legalName: string | null, country: string, currency: string, timeZone: string, status: CompanyStatus, managerUserId: string | null, managerUser: { id: string, label: string } | null }> } };

export type CompanyQueryVariables = Exact<{
  id: string;
}>;


export type CompanyQuery = { record: { logoFileId: string | null, fileQuotaMb: number, tradeLicenceNo: string | null, employerId: string | null, type: string | null, locale: string, weekStart: WeekDay, weekendDays: Array<number>, workdayHours: string, payrollDayBasis: PayrollDayBasis, daysPerMonth: string | null, weeksPerYear: string | null, negativeNet: NegativeNet, payslipMail: PayslipMail, payerIban: string | null, payerBic: string | null, payerRoutingCode: string | null, bankCoolOffDays: number, fenceRule: FenceRule, punchPhoto: PunchPhotoRule, punchPhotoMonths: number, licenceRule: QualificationRule, skillRule: QualificationRule, rosterNoticeDays: number, formerAccessDays: number, fiscalYearStart: string | null, address: string | null, region: string | null, phone: string | null, website: string | null, startAt: string | null, endAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, legalName: string | null, country: string, currency: string, timeZone: string, status: CompanyStatus, managerUserId: string | null, managerUser: { id: string, label: string } | null } };

export type CreateCompanyMutationVariables = Exact<{
  input: CompanyInput;
}>;


export type CreateCompanyMutation = { record: { logoFileId: string | null, fileQuotaMb: number, tradeLicenceNo: string | null, employerId: string | null, type: string | null, locale: string, weekStart: WeekDay, weekendDays: Array<number>, workdayHours: string, payrollDayBasis: PayrollDayBasis, daysPerMonth: string | null, weeksPerYear: string | null, negativeNet: NegativeNet, payslipMail: PayslipMail, payerIban: string | null, payerBic: string | null, payerRoutingCode: string | null, bankCoolOffDays: number, fenceRule: FenceRule, punchPhoto: PunchPhotoRule, punchPhotoMonths: number, licenceRule: QualificationRule, skillRule: QualificationRule, rosterNoticeDays: number, formerAccessDays: number, fiscalYearStart: string | null, address: string | null, region: string | null, phone: string | null, website: string | null, startAt: string | null, endAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, legalName: string | null, country: string, currency: string, timeZone: string, status: CompanyStatus, managerUserId: string | null, managerUser: { id: string, label: string } | null } };

export type UpdateCompanyMutationVariables = Exact<{
  id: string;
  version: number;
  input: CompanyChanges;
}>;


export type UpdateCompanyMutation = { record: { logoFileId: string | null, fileQuotaMb: number, tradeLicenceNo: string | null, employerId: string | null, type: string | null, locale: string, weekStart: WeekDay, weekendDays: Array<number>, workdayHours: string, payrollDayBasis: PayrollDayBasis, daysPerMonth: string | null, weeksPerYear: string | null, negativeNet: NegativeNet, payslipMail: PayslipMail, payerIban: string | null, payerBic: string | null, payerRoutingCode: string | null, bankCoolOffDays: number, fenceRule: FenceRule, punchPhoto: PunchPhotoRule, punchPhotoMonths: number, licenceRule: QualificationRule, skillRule: QualificationRule, rosterNoticeDays: number, formerAccessDays: number, fiscalYearStart: string | null, address: string | null, region: string | null, phone: string | null, website: string | null, startAt: string | null, endAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, legalName: string | null, country: string, currency: string, timeZone: string, status: CompanyStatus, managerUserId: string | null, managerUser: { id: string, label: string } | null } };

export type DeleteCompaniesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteCompaniesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreCompaniesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreCompaniesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type CompanyRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, legalName: string | null, country: string, currency: string, timeZone: string, status: CompanyStatus, managerUserId: string | null, managerUser: { id: string, label: string } | null };

export type CompanyRecordFragment = { logoFileId: string | null, fileQuotaMb: number, tradeLicenceNo: string | null, employerId: string | null, type: string | null, locale: string, weekStart: WeekDay, weekendDays: Array<number>, workdayHours: string, payrollDayBasis: PayrollDayBasis, daysPerMonth: string | null, weeksPerYear: string | null, negativeNet: NegativeNet, payslipMail: PayslipMail, payerIban: string | null, payerBic: string | null, payerRoutingCode: string | null, bankCoolOffDays: number, fenceRule: FenceRule, punchPhoto: PunchPhotoRule, punchPhotoMonths: number, licenceRule: QualificationRule, skillRule: QualificationRule, rosterNoticeDays: number, formerAccessDays: number, fiscalYearStart: string | null, address: string | null, region: string | null, phone: string | null, website: string | null, startAt: string | null, endAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, legalName: string | null, country: string, currency: string, timeZone: string, status: CompanyStatus, managerUserId: string | null, managerUser: { id: string, label: string } | null };

export const CompanyRowFragmentDoc = gql`
    fragment CompanyRow on Company {
  id
  version
  deletedAt
  allowedActions
  name
  legalName
  country
  currency
  timeZone
  status
  managerUserId
  managerUser {
    id
    label: name
  }
}
    `;
export const CompanyRecordFragmentDoc = gql`
    fragment CompanyRecord on Company {
  ...CompanyRow
  logoFileId
  fileQuotaMb
  tradeLicenceNo
  employerId
  type
  locale
  weekStart
  weekendDays
  workdayHours
  payrollDayBasis
  daysPerMonth
  weeksPerYear
  negativeNet
  payslipMail
  payerIban
  payerBic
  payerRoutingCode
  bankCoolOffDays
  fenceRule
  punchPhoto
  punchPhotoMonths
  licenceRule
  skillRule
  rosterNoticeDays
  formerAccessDays
  fiscalYearStart
  address
  region
  phone
  website
  startAt
  endAt
  createdAt
  updatedAt
}
    `;
export const CompaniesDocument = gql`
    query Companies($filter: CompanyFilter, $sort: [CompanySort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: companies(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...CompanyRow
    }
    total
  }
}
    ${CompanyRowFragmentDoc}`;

/**
 * __useCompaniesQuery__
 *
 * To run a query within a React component, call `useCompaniesQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompaniesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompaniesQuery({
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
export function useCompaniesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompaniesQuery, CompaniesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompaniesQuery, CompaniesQueryVariables>(CompaniesDocument, options);
      }
export function useCompaniesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompaniesQuery, CompaniesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompaniesQuery, CompaniesQueryVariables>(CompaniesDocument, options);
        }
// @ts-ignore
export function useCompaniesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CompaniesQuery, CompaniesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompaniesQuery, CompaniesQueryVariables>;
export function useCompaniesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompaniesQuery, CompaniesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompaniesQuery | undefined, CompaniesQueryVariables>;
export function useCompaniesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompaniesQuery, CompaniesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CompaniesQuery, CompaniesQueryVariables>(CompaniesDocument, options);
        }
export type CompaniesQueryHookResult = ReturnType<typeof useCompaniesQuery>;
export type CompaniesLazyQueryHookResult = ReturnType<typeof useCompaniesLazyQuery>;
export type CompaniesSuspenseQueryHookResult = ReturnType<typeof useCompaniesSuspenseQuery>;
export type CompaniesQueryResult = ApolloReactCommon.QueryResult<CompaniesQuery, CompaniesQueryVariables>;
export const CompanyDocument = gql`
    query Company($id: ID!) {
  record: company(id: $id) {
    ...CompanyRecord
  }
}
    ${CompanyRecordFragmentDoc}
${CompanyRowFragmentDoc}`;

/**
 * __useCompanyQuery__
 *
 * To run a query within a React component, call `useCompanyQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompanyQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompanyQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCompanyQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CompanyQuery, CompanyQueryVariables> & ({ variables: CompanyQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyQuery, CompanyQueryVariables>(CompanyDocument, options);
      }
export function useCompanyLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyQuery, CompanyQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyQuery, CompanyQueryVariables>(CompanyDocument, options);
        }
// @ts-ignore
export function useCompanySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CompanyQuery, CompanyQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanyQuery, CompanyQueryVariables>;
export function useCompanySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanyQuery, CompanyQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanyQuery | undefined, CompanyQueryVariables>;
export function useCompanySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanyQuery, CompanyQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CompanyQuery, CompanyQueryVariables>(CompanyDocument, options);
        }
export type CompanyQueryHookResult = ReturnType<typeof useCompanyQuery>;
export type CompanyLazyQueryHookResult = ReturnType<typeof useCompanyLazyQuery>;
export type CompanySuspenseQueryHookResult = ReturnType<typeof useCompanySuspenseQuery>;
export type CompanyQueryResult = ApolloReactCommon.QueryResult<CompanyQuery, CompanyQueryVariables>;
export const CreateCompanyDocument = gql`
    mutation CreateCompany($input: CompanyInput!) {
  record: createCompany(input: $input) {
    ...CompanyRecord
  }
}
    ${CompanyRecordFragmentDoc}
${CompanyRowFragmentDoc}`;

/**
 * __useCreateCompanyMutation__
 *
 * To run a mutation, you first call `useCreateCompanyMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateCompanyMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createCompanyMutation, { data, loading, error }] = useCreateCompanyMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateCompanyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCompanyMutation, CreateCompanyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCompanyMutation, CreateCompanyMutationVariables>(CreateCompanyDocument, options);
      }
export type CreateCompanyMutationHookResult = ReturnType<typeof useCreateCompanyMutation>;
export type CreateCompanyMutationResult = ApolloReactCommon.MutationResult<CreateCompanyMutation>;
export const UpdateCompanyDocument = gql`
    mutation UpdateCompany($id: ID!, $version: Int!, $input: CompanyChanges!) {
  record: updateCompany(id: $id, version: $version, input: $input) {
    ...CompanyRecord
  }
}
    ${CompanyRecordFragmentDoc}
${CompanyRowFragmentDoc}`;

/**
 * __useUpdateCompanyMutation__
 *
 * To run a mutation, you first call `useUpdateCompanyMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCompanyMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCompanyMutation, { data, loading, error }] = useUpdateCompanyMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateCompanyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCompanyMutation, UpdateCompanyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCompanyMutation, UpdateCompanyMutationVariables>(UpdateCompanyDocument, options);
      }
export type UpdateCompanyMutationHookResult = ReturnType<typeof useUpdateCompanyMutation>;
export type UpdateCompanyMutationResult = ApolloReactCommon.MutationResult<UpdateCompanyMutation>;
export const DeleteCompaniesDocument = gql`
    mutation DeleteCompanies($ids: [ID!]!) {
  results: deleteCompanies(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteCompaniesMutation__
 *
 * To run a mutation, you first call `useDeleteCompaniesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteCompaniesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteCompaniesMutation, { data, loading, error }] = useDeleteCompaniesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteCompaniesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCompaniesMutation, DeleteCompaniesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCompaniesMutation, DeleteCompaniesMutationVariables>(DeleteCompaniesDocument, options);
      }
export type DeleteCompaniesMutationHookResult = ReturnType<typeof useDeleteCompaniesMutation>;
export type DeleteCompaniesMutationResult = ApolloReactCommon.MutationResult<DeleteCompaniesMutation>;
export const RestoreCompaniesDocument = gql`
    mutation RestoreCompanies($ids: [ID!]!) {
  results: restoreCompanies(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreCompaniesMutation__
 *
 * To run a mutation, you first call `useRestoreCompaniesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreCompaniesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreCompaniesMutation, { data, loading, error }] = useRestoreCompaniesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreCompaniesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreCompaniesMutation, RestoreCompaniesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreCompaniesMutation, RestoreCompaniesMutationVariables>(RestoreCompaniesDocument, options);
      }
export type RestoreCompaniesMutationHookResult = ReturnType<typeof useRestoreCompaniesMutation>;
export type RestoreCompaniesMutationResult = ApolloReactCommon.MutationResult<RestoreCompaniesMutation>;