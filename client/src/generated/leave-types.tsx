/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Conditions on a yes or no; all that are given must hold. */
export type BooleanFilter = {
  /** Equal to. */
  eq?: boolean | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
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

/** What is granted from so many months of service on. */
export type LeaveAccrualLevelInput = {
  /** Months of service after which it begins. */
  afterMonths: number;
  /** Days of a whole period, or of an hour worked. */
  days: string;
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

/** Up to which day of a leave year which share of pay goes on. */
export type LeavePayTierInput = {
  /** Percent of pay. */
  percent: string;
  /** Last day of the step, counted from the first day taken in the leave year. */
  upToDay: number;
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

/** Values to change in a leave type; what is left out stays. */
export type LeaveTypeChanges = {
  /** Whether hours of paid leave count as worked, where days are granted by the hour. */
  accrualCountsLeave?: boolean | null | undefined;
  /** How often days are granted; empty where none are by themselves. */
  accrualFrequency?: LeaveAccrualFrequency | null | undefined;
  /** First day days are granted for by the rules on file. At most 10 years ahead. */
  accrualFrom?: string | null | undefined;
  /** On which day of its period a grant is given. */
  accrualGain?: LeaveAccrualGain | null | undefined;
  /** Days of a period by months of service. */
  accrualLevels?: Array<LeaveAccrualLevelInput> | null | undefined;
  /** Months a grant can be used; empty without end. */
  accrualMonths?: number | null | undefined;
  /** Balance beyond which nothing is granted. */
  accrualMostBalance?: string | null | undefined;
  /** Days granted in a calendar year at most. */
  accrualMostPerYear?: string | null | undefined;
  /** The day chosen: 1 (Monday) to 7 of a week, DD-DD of half months, 1 to 31 of a month, MM-DD of longer periods with the month counted from their first, in a year of service from January. */
  accrualOn?: string | null | undefined;
  /** Whether the period somebody joins in is granted by its days from then on; else whole. */
  accrualProratesFirst?: boolean | null | undefined;
  /** Whether the period somebody leaves in is granted by its days until then; else whole. */
  accrualProratesLast?: boolean | null | undefined;
  /** How they are rounded. */
  accrualRounding?: LeaveRounding | null | undefined;
  /** Grants are rounded to whole steps of this. */
  accrualStep?: string | null | undefined;
  /** Whether it may be taken only once probation is over. */
  afterProbation?: boolean | null | undefined;
  /** Days afterwards it can still be asked for; empty without limit. */
  backdateDays?: number | null | undefined;
  /** What goes along into the next leave year. */
  carryOver?: LeaveCarryOver | null | undefined;
  /** Days they can be used in the new year, its first included, where not by months. */
  carryOverDays?: number | null | undefined;
  /** Whether days overdrawn are forgiven when the leave year ends. */
  carryOverForgives?: boolean | null | undefined;
  /** Months they can be used in the new year; empty without end. */
  carryOverMonths?: number | null | undefined;
  /** Days that go along at most. */
  carryOverMost?: string | null | undefined;
  /** Until which day of the new year they can be used, as MM-DD, where neither by months nor by days. */
  carryOverUntil?: string | null | undefined;
  /** Short code. */
  code?: string | null | undefined;
  /** Colour of its mark. */
  colour?: string | null | undefined;
  /** Whether its days count as service at the end of it; where not said, those that are paid do. */
  countsAsService?: boolean | null | undefined;
  /** Whether holidays count. */
  countsHolidays?: boolean | null | undefined;
  /** Days beyond which a document is needed. */
  documentAfterDays?: number | null | undefined;
  /** When a document is needed. */
  documentRule?: LeaveDocumentRule | null | undefined;
  /** The form of employment it is for alone; empty for all. */
  employeeType?: EmployeeType | null | undefined;
  /** Days that have to be left after a payout. */
  encashKeep?: string | null | undefined;
  /** Days paid out in a leave year at most. */
  encashMost?: string | null | undefined;
  /** For whom alone it is; empty for everybody. */
  gender?: Gender | null | undefined;
  /** Whether it can be asked for. */
  isActive?: boolean | null | undefined;
  /** Whether days can be paid out. */
  isEncashable?: boolean | null | undefined;
  /** What integrators and papers call it. */
  kind?: LeaveKind | null | undefined;
  /** Days that may follow each other, over several requests too. */
  maxConsecutive?: string | null | undefined;
  /** Days of a leave year at most. */
  maxPerYear?: string | null | undefined;
  /** Hours are taken in steps of so many minutes. */
  minMinutes?: number | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** Name in Arabic. */
  nameAr?: string | null | undefined;
  /** Days the balance may fall below zero. */
  negativeTo?: string | null | undefined;
  /** When how days are granted is changed: the first day that holds; where none is given the first day after the period that runs. Days before keep what held then. Never kept. At most 5 years ahead. */
  newAccrualFrom?: string | null | undefined;
  /** When how much of the pay goes on, or whether days count as service, is changed: the first day that holds; where none is given the first of the next month. Days before keep what held then. Never kept. At most 5 years ahead. */
  newPayFrom?: string | null | undefined;
  /** Days ahead it has to be asked for. */
  noticeDays?: number | null | undefined;
  /** Whether days left on the last day of employment are paid out. */
  paidAtEnd?: boolean | null | undefined;
  /** Percent of pay that goes on, where no step says otherwise. */
  paidPercent?: string | null | undefined;
  /** Steps of pay by day of the leave year. */
  payTiers?: Array<LeavePayTierInput> | null | undefined;
  /** Whether only days granted before can be taken. */
  requiresAllocation?: boolean | null | undefined;
  /** Place in lists, smallest first; the first of a kind is taken where only the kind is known. */
  sortOrder?: number | null | undefined;
  /** The smallest part in which it is taken. */
  unit?: LeaveTypeUnit | null | undefined;
  /** Days of service before it may be taken. */
  waitingDays?: number | null | undefined;
  /** Which weekends count. */
  weekends?: LeaveWeekends | null | undefined;
  /** When its leave year begins. */
  yearBasis?: LeaveYearBasis | null | undefined;
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

/** Values of a new leave type. */
export type LeaveTypeInput = {
  /** Whether hours of paid leave count as worked, where days are granted by the hour. */
  accrualCountsLeave?: boolean | null | undefined;
  /** How often days are granted; empty where none are by themselves. */
  accrualFrequency?: LeaveAccrualFrequency | null | undefined;
  /** First day days are granted for by the rules on file. At most 10 years ahead. */
  accrualFrom?: string | null | undefined;
  /** On which day of its period a grant is given. */
  accrualGain?: LeaveAccrualGain | null | undefined;
  /** Days of a period by months of service. */
  accrualLevels?: Array<LeaveAccrualLevelInput> | null | undefined;
  /** Months a grant can be used; empty without end. */
  accrualMonths?: number | null | undefined;
  /** Balance beyond which nothing is granted. */
  accrualMostBalance?: string | null | undefined;
  /** Days granted in a calendar year at most. */
  accrualMostPerYear?: string | null | undefined;
  /** The day chosen: 1 (Monday) to 7 of a week, DD-DD of half months, 1 to 31 of a month, MM-DD of longer periods with the month counted from their first, in a year of service from January. */
  accrualOn?: string | null | undefined;
  /** Whether the period somebody joins in is granted by its days from then on; else whole. */
  accrualProratesFirst?: boolean | null | undefined;
  /** Whether the period somebody leaves in is granted by its days until then; else whole. */
  accrualProratesLast?: boolean | null | undefined;
  /** How they are rounded. */
  accrualRounding?: LeaveRounding | null | undefined;
  /** Grants are rounded to whole steps of this. */
  accrualStep?: string | null | undefined;
  /** Whether it may be taken only once probation is over. */
  afterProbation?: boolean | null | undefined;
  /** Days afterwards it can still be asked for; empty without limit. */
  backdateDays?: number | null | undefined;
  /** What goes along into the next leave year. */
  carryOver?: LeaveCarryOver | null | undefined;
  /** Days they can be used in the new year, its first included, where not by months. */
  carryOverDays?: number | null | undefined;
  /** Whether days overdrawn are forgiven when the leave year ends. */
  carryOverForgives?: boolean | null | undefined;
  /** Months they can be used in the new year; empty without end. */
  carryOverMonths?: number | null | undefined;
  /** Days that go along at most. */
  carryOverMost?: string | null | undefined;
  /** Until which day of the new year they can be used, as MM-DD, where neither by months nor by days. */
  carryOverUntil?: string | null | undefined;
  /** Short code. */
  code: string;
  /** Colour of its mark. */
  colour?: string | null | undefined;
  /** Whether its days count as service at the end of it; where not said, those that are paid do. */
  countsAsService?: boolean | null | undefined;
  /** Whether holidays count. */
  countsHolidays?: boolean | null | undefined;
  /** Days beyond which a document is needed. */
  documentAfterDays?: number | null | undefined;
  /** When a document is needed. */
  documentRule?: LeaveDocumentRule | null | undefined;
  /** The form of employment it is for alone; empty for all. */
  employeeType?: EmployeeType | null | undefined;
  /** Days that have to be left after a payout. */
  encashKeep?: string | null | undefined;
  /** Days paid out in a leave year at most. */
  encashMost?: string | null | undefined;
  /** For whom alone it is; empty for everybody. */
  gender?: Gender | null | undefined;
  /** Whether it can be asked for. */
  isActive?: boolean | null | undefined;
  /** Whether days can be paid out. */
  isEncashable?: boolean | null | undefined;
  /** What integrators and papers call it. */
  kind?: LeaveKind | null | undefined;
  /** Days that may follow each other, over several requests too. */
  maxConsecutive?: string | null | undefined;
  /** Days of a leave year at most. */
  maxPerYear?: string | null | undefined;
  /** Hours are taken in steps of so many minutes. */
  minMinutes?: number | null | undefined;
  /** What it is called. */
  name: string;
  /** Name in Arabic. */
  nameAr?: string | null | undefined;
  /** Days the balance may fall below zero. */
  negativeTo?: string | null | undefined;
  /** When how days are granted is changed: the first day that holds; where none is given the first day after the period that runs. Days before keep what held then. Never kept. At most 5 years ahead. */
  newAccrualFrom?: string | null | undefined;
  /** When how much of the pay goes on, or whether days count as service, is changed: the first day that holds; where none is given the first of the next month. Days before keep what held then. Never kept. At most 5 years ahead. */
  newPayFrom?: string | null | undefined;
  /** Days ahead it has to be asked for. */
  noticeDays?: number | null | undefined;
  /** Whether days left on the last day of employment are paid out. */
  paidAtEnd?: boolean | null | undefined;
  /** Percent of pay that goes on, where no step says otherwise. */
  paidPercent?: string | null | undefined;
  /** Steps of pay by day of the leave year. */
  payTiers?: Array<LeavePayTierInput> | null | undefined;
  /** Whether only days granted before can be taken. */
  requiresAllocation?: boolean | null | undefined;
  /** Place in lists, smallest first; the first of a kind is taken where only the kind is known. */
  sortOrder?: number | null | undefined;
  /** The smallest part in which it is taken. */
  unit?: LeaveTypeUnit | null | undefined;
  /** Days of service before it may be taken. */
  waitingDays?: number | null | undefined;
  /** Which weekends count. */
  weekends?: LeaveWeekends | null | undefined;
  /** When its leave year begins. */
  yearBasis?: LeaveYearBasis | null | undefined;
};

/** One level of the order of leaveTypes. */
export type LeaveTypeSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: LeaveTypeSortField;
};

/** What leaveTypes can be sorted by. */
export type LeaveTypeSortField =
  /** Whether hours of paid leave count as worked, where days are granted by the hour. */
  | 'accrualCountsLeave'
  /** How often days are granted; empty where none are by themselves. */
  | 'accrualFrequency'
  /** First day days are granted for by the rules on file. */
  | 'accrualFrom'
  /** On which day of its period a grant is given. */
  | 'accrualGain'
  /** Months a grant can be used; empty without end. */
  | 'accrualMonths'
  /** Balance beyond which nothing is granted. */
  | 'accrualMostBalance'
  /** Days granted in a calendar year at most. */
  | 'accrualMostPerYear'
  /** The day chosen: 1 (Monday) to 7 of a week, DD-DD of half months, 1 to 31 of a month, MM-DD of longer periods with the month counted from their first, in a year of service from January. */
  | 'accrualOn'
  /** Whether the period somebody joins in is granted by its days from then on; else whole. */
  | 'accrualProratesFirst'
  /** Whether the period somebody leaves in is granted by its days until then; else whole. */
  | 'accrualProratesLast'
  /** How they are rounded. */
  | 'accrualRounding'
  /** Grants are rounded to whole steps of this. */
  | 'accrualStep'
  /** Tells grants by these rules from those by earlier ones. */
  | 'accrualVersion'
  /** Whether it may be taken only once probation is over. */
  | 'afterProbation'
  /** Days afterwards it can still be asked for; empty without limit. */
  | 'backdateDays'
  /** What goes along into the next leave year. */
  | 'carryOver'
  /** Days they can be used in the new year, its first included, where not by months. */
  | 'carryOverDays'
  /** Whether days overdrawn are forgiven when the leave year ends. */
  | 'carryOverForgives'
  /** Months they can be used in the new year; empty without end. */
  | 'carryOverMonths'
  /** Days that go along at most. */
  | 'carryOverMost'
  /** Until which day of the new year they can be used, as MM-DD, where neither by months nor by days. */
  | 'carryOverUntil'
  /** Short code. */
  | 'code'
  /** Colour of its mark. */
  | 'colour'
  /** Whether its days count as service at the end of it; where not said, those that are paid do. */
  | 'countsAsService'
  /** Whether holidays count. */
  | 'countsHolidays'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Days beyond which a document is needed. */
  | 'documentAfterDays'
  /** When a document is needed. */
  | 'documentRule'
  /** The form of employment it is for alone; empty for all. */
  | 'employeeType'
  /** Days that have to be left after a payout. */
  | 'encashKeep'
  /** Days paid out in a leave year at most. */
  | 'encashMost'
  /** For whom alone it is; empty for everybody. */
  | 'gender'
  /** Whether it can be asked for. */
  | 'isActive'
  /** Whether days can be paid out. */
  | 'isEncashable'
  /** What integrators and papers call it. */
  | 'kind'
  /** Days that may follow each other, over several requests too. */
  | 'maxConsecutive'
  /** Days of a leave year at most. */
  | 'maxPerYear'
  /** Hours are taken in steps of so many minutes. */
  | 'minMinutes'
  /** What it is called. */
  | 'name'
  /** Name in Arabic. */
  | 'nameAr'
  /** Days the balance may fall below zero. */
  | 'negativeTo'
  /** When how days are granted is changed: the first day that holds; where none is given the first day after the period that runs. Days before keep what held then. Never kept. */
  | 'newAccrualFrom'
  /** When how much of the pay goes on, or whether days count as service, is changed: the first day that holds; where none is given the first of the next month. Days before keep what held then. Never kept. */
  | 'newPayFrom'
  /** Days ahead it has to be asked for. */
  | 'noticeDays'
  /** Whether days left on the last day of employment are paid out. */
  | 'paidAtEnd'
  /** Percent of pay that goes on, where no step says otherwise. */
  | 'paidPercent'
  /** First day that is paid as the percent and the steps say; empty: every day. */
  | 'payFrom'
  /** Whether only days granted before can be taken. */
  | 'requiresAllocation'
  /** First day its days count as service, or do not, as is said; empty: they always did. */
  | 'serviceFrom'
  /** Place in lists, smallest first; the first of a kind is taken where only the kind is known. */
  | 'sortOrder'
  /** The smallest part in which it is taken. */
  | 'unit'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Days of service before it may be taken. */
  | 'waitingDays'
  /** Which weekends count. */
  | 'weekends'
  /** When its leave year begins. */
  | 'yearBasis';

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

export type LeaveTypesQueryVariables = Exact<{
  filter?: LeaveTypeFilter | null | undefined;
  sort?: Array<LeaveTypeSort> | LeaveTypeSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type LeaveTypesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, code: string, name: string, nameAr: string | null, title: string | null, kind: LeaveKind, colour: string, isActive: boolean, sortOrder: number, unit: LeaveTypeUnit, paidPercent: string, requiresAllocation: boolean, accrualFrequency: LeaveAccrualFrequency | null, carryOver: LeaveCarryOver }> } };

export type LeaveTypeQueryVariables = Exact<{
  id: string;
}>;


export type LeaveTypeQuery = { record: { minMinutes: number | null, weekends: LeaveWeekends, countsHolidays: boolean, maxConsecutive: string | null, maxPerYear: string | null, noticeDays: number | null, backdateDays: number | null, waitingDays: number | null, afterProbation: boolean, gender: Gender | null, employeeType: EmployeeType | null, documentRule: LeaveDocumentRule, documentAfterDays: number | null, newPayFrom: string | null, payFrom: string | null, countsAsService: boolean, serviceFrom: string | null, negativeTo: string, yearBasis: LeaveYearBasis, accrualFrom: string | null, newAccrualFrom: string | null, accrualGain: LeaveAccrualGain, accrualOn: string | null, accrualProratesFirst: boolean, accrualProratesLast: boolean, accrualCountsLeave: boolean, accrualMostBalance: string | null, accrualMostPerYear: string | null, accrualMonths: number | null, accrualStep: string, accrualRounding: LeaveRounding, carryOverMost: string | null, carryOverMonths: number | null, carryOverDays: number | null, carryOverUntil: string | null, carryOverForgives: boolean, paidAtEnd: boolean, isEncashable: boolean, encashMost: string | null, encashKeep: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, code: string, name: string, nameAr: string | null, title: string | null, kind: LeaveKind, colour: string, isActive: boolean, sortOrder: number, unit: LeaveTypeUnit, paidPercent: string, requiresAllocation: boolean, accrualFrequency: LeaveAccrualFrequency | null, carryOver: LeaveCarryOver, payTiers: Array<{ upToDay: number, percent: string }>, accrualLevels: Array<{ afterMonths: number, days: string }>, payEarlier: Array<{ payFrom: string | null, paidPercent: string, payTiers: Array<{ upToDay: number, percent: string }> }>, serviceEarlier: Array<{ serviceFrom: string | null, countsAsService: boolean }>, accrualEarlier: Array<{ accrualVersion: number, accrualFrom: string | null, accrualFrequency: LeaveAccrualFrequency | null, accrualLevels: Array<{ afterMonths: number, days: string }> }> } };

export type CreateLeaveTypeMutationVariables = Exact<{
  input: LeaveTypeInput;
}>;


export type CreateLeaveTypeMutation = { record: { minMinutes: number | null, weekends: LeaveWeekends, countsHolidays: boolean, maxConsecutive: string | null, maxPerYear: string | null, noticeDays: number | null, backdateDays: number | null, waitingDays: number | null, afterProbation: boolean, gender: Gender | null, employeeType: EmployeeType | null, documentRule: LeaveDocumentRule, documentAfterDays: number | null, newPayFrom: string | null, payFrom: string | null, countsAsService: boolean, serviceFrom: string | null, negativeTo: string, yearBasis: LeaveYearBasis, accrualFrom: string | null, newAccrualFrom: string | null, accrualGain: LeaveAccrualGain, accrualOn: string | null, accrualProratesFirst: boolean, accrualProratesLast: boolean, accrualCountsLeave: boolean, accrualMostBalance: string | null, accrualMostPerYear: string | null, accrualMonths: number | null, accrualStep: string, accrualRounding: LeaveRounding, carryOverMost: string | null, carryOverMonths: number | null, carryOverDays: number | null, carryOverUntil: string | null, carryOverForgives: boolean, paidAtEnd: boolean, isEncashable: boolean, encashMost: string | null, encashKeep: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, code: string, name: string, nameAr: string | null, title: string | null, kind: LeaveKind, colour: string, isActive: boolean, sortOrder: number, unit: LeaveTypeUnit, paidPercent: string, requiresAllocation: boolean, accrualFrequency: LeaveAccrualFrequency | null, carryOver: LeaveCarryOver, payTiers: Array<{ upToDay: number, percent: string }>, accrualLevels: Array<{ afterMonths: number, days: string }>, payEarlier: Array<{ payFrom: string | null, paidPercent: string, payTiers: Array<{ upToDay: number, percent: string }> }>, serviceEarlier: Array<{ serviceFrom: string | null, countsAsService: boolean }>, accrualEarlier: Array<{ accrualVersion: number, accrualFrom: string | null, accrualFrequency: LeaveAccrualFrequency | null, accrualLevels: Array<{ afterMonths: number, days: string }> }> } };

export type UpdateLeaveTypeMutationVariables = Exact<{
  id: string;
  version: number;
  input: LeaveTypeChanges;
}>;


export type UpdateLeaveTypeMutation = { record: { minMinutes: number | null, weekends: LeaveWeekends, countsHolidays: boolean, maxConsecutive: string | null, maxPerYear: string | null, noticeDays: number | null, backdateDays: number | null, waitingDays: number | null, afterProbation: boolean, gender: Gender | null, employeeType: EmployeeType | null, documentRule: LeaveDocumentRule, documentAfterDays: number | null, newPayFrom: string | null, payFrom: string | null, countsAsService: boolean, serviceFrom: string | null, negativeTo: string, yearBasis: LeaveYearBasis, accrualFrom: string | null, newAccrualFrom: string | null, accrualGain: LeaveAccrualGain, accrualOn: string | null, accrualProratesFirst: boolean, accrualProratesLast: boolean, accrualCountsLeave: boolean, accrualMostBalance: string | null, accrualMostPerYear: string | null, accrualMonths: number | null, accrualStep: string, accrualRounding: LeaveRounding, carryOverMost: string | null, carryOverMonths: number | null, carryOverDays: number | null, carryOverUntil: string | null, carryOverForgives: boolean, paidAtEnd: boolean, isEncashable: boolean, encashMost: string | null, encashKeep: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, code: string, name: string, nameAr: string | null, title: string | null, kind: LeaveKind, colour: string, isActive: boolean, sortOrder: number, unit: LeaveTypeUnit, paidPercent: string, requiresAllocation: boolean, accrualFrequency: LeaveAccrualFrequency | null, carryOver: LeaveCarryOver, payTiers: Array<{ upToDay: number, percent: string }>, accrualLevels: Array<{ afterMonths: number, days: string }>, payEarlier: Array<{ payFrom: string | null, paidPercent: string, payTiers: Array<{ upToDay: number, percent: string }> }>, serviceEarlier: Array<{ serviceFrom: string | null, countsAsService: boolean }>, accrualEarlier: Array<{ accrualVersion: number, accrualFrom: string | null, accrualFrequency: LeaveAccrualFrequency | null, accrualLevels: Array<{ afterMonths: number, days: string }> }> } };

export type DeleteLeaveTypesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteLeaveTypesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreLeaveTypesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreLeaveTypesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type LeaveTypeRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, code: string, name: string, nameAr: string | null, title: string | null, kind: LeaveKind, colour: string, isActive: boolean, sortOrder: number, unit: LeaveTypeUnit, paidPercent: string, requiresAllocation: boolean, accrualFrequency: LeaveAccrualFrequency | null, carryOver: LeaveCarryOver };

export type LeaveTypeRecordFragment = { minMinutes: number | null, weekends: LeaveWeekends, countsHolidays: boolean, maxConsecutive: string | null, maxPerYear: string | null, noticeDays: number | null, backdateDays: number | null, waitingDays: number | null, afterProbation: boolean, gender: Gender | null, employeeType: EmployeeType | null, documentRule: LeaveDocumentRule, documentAfterDays: number | null, newPayFrom: string | null, payFrom: string | null, countsAsService: boolean, serviceFrom: string | null, negativeTo: string, yearBasis: LeaveYearBasis, accrualFrom: string | null, newAccrualFrom: string | null, accrualGain: LeaveAccrualGain, accrualOn: string | null, accrualProratesFirst: boolean, accrualProratesLast: boolean, accrualCountsLeave: boolean, accrualMostBalance: string | null, accrualMostPerYear: string | null, accrualMonths: number | null, accrualStep: string, accrualRounding: LeaveRounding, carryOverMost: string | null, carryOverMonths: number | null, carryOverDays: number | null, carryOverUntil: string | null, carryOverForgives: boolean, paidAtEnd: boolean, isEncashable: boolean, encashMost: string | null, encashKeep: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, code: string, name: string, nameAr: string | null, title: string | null, kind: LeaveKind, colour: string, isActive: boolean, sortOrder: number, unit: LeaveTypeUnit, paidPercent: string, requiresAllocation: boolean, accrualFrequency: LeaveAccrualFrequency | null, carryOver: LeaveCarryOver, payTiers: Array<{ upToDay: number, percent: string }>, accrualLevels: Array<{ afterMonths: number, days: string }>, payEarlier: Array<{ payFrom: string | null, paidPercent: string, payTiers: Array<{ upToDay: number, percent: string }> }>, serviceEarlier: Array<{ serviceFrom: string | null, countsAsService: boolean }>, accrualEarlier: Array<{ accrualVersion: number, accrualFrom: string | null, accrualFrequency: LeaveAccrualFrequency | null, accrualLevels: Array<{ afterMonths: number, days: string }> }> };

export const LeaveTypeRowFragmentDoc = gql`
    fragment LeaveTypeRow on LeaveType {
  id
  version
  deletedAt
  allowedActions
  code
  name
  nameAr
  title
  kind
  colour
  isActive
  sortOrder
  unit
  paidPercent
  requiresAllocation
  accrualFrequency
  carryOver
}
    `;
export const LeaveTypeRecordFragmentDoc = gql`
    fragment LeaveTypeRecord on LeaveType {
  ...LeaveTypeRow
  payTiers {
    upToDay
    percent
  }
  accrualLevels {
    afterMonths
    days
  }
  minMinutes
  weekends
  countsHolidays
  maxConsecutive
  maxPerYear
  noticeDays
  backdateDays
  waitingDays
  afterProbation
  gender
  employeeType
  documentRule
  documentAfterDays
  newPayFrom
  payFrom
  payEarlier {
    payFrom
    paidPercent
    payTiers {
      upToDay
      percent
    }
  }
  countsAsService
  serviceFrom
  serviceEarlier {
    serviceFrom
    countsAsService
  }
  negativeTo
  yearBasis
  accrualFrom
  newAccrualFrom
  accrualEarlier {
    accrualVersion
    accrualFrom
    accrualFrequency
    accrualLevels {
      afterMonths
      days
    }
  }
  accrualGain
  accrualOn
  accrualProratesFirst
  accrualProratesLast
  accrualCountsLeave
  accrualMostBalance
  accrualMostPerYear
  accrualMonths
  accrualStep
  accrualRounding
  carryOverMost
  carryOverMonths
  carryOverDays
  carryOverUntil
  carryOverForgives
  paidAtEnd
  isEncashable
  encashMost
  encashKeep
  createdAt
  updatedAt
}
    `;
export const LeaveTypesDocument = gql`
    query LeaveTypes($filter: LeaveTypeFilter, $sort: [LeaveTypeSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: leaveTypes(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...LeaveTypeRow
    }
    total
  }
}
    ${LeaveTypeRowFragmentDoc}`;

/**
 * __useLeaveTypesQuery__
 *
 * To run a query within a React component, call `useLeaveTypesQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveTypesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveTypesQuery({
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
export function useLeaveTypesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<LeaveTypesQuery, LeaveTypesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveTypesQuery, LeaveTypesQueryVariables>(LeaveTypesDocument, options);
      }
export function useLeaveTypesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveTypesQuery, LeaveTypesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveTypesQuery, LeaveTypesQueryVariables>(LeaveTypesDocument, options);
        }
// @ts-ignore
export function useLeaveTypesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveTypesQuery, LeaveTypesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveTypesQuery, LeaveTypesQueryVariables>;
export function useLeaveTypesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveTypesQuery, LeaveTypesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveTypesQuery | undefined, LeaveTypesQueryVariables>;
export function useLeaveTypesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveTypesQuery, LeaveTypesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveTypesQuery, LeaveTypesQueryVariables>(LeaveTypesDocument, options);
        }
export type LeaveTypesQueryHookResult = ReturnType<typeof useLeaveTypesQuery>;
export type LeaveTypesLazyQueryHookResult = ReturnType<typeof useLeaveTypesLazyQuery>;
export type LeaveTypesSuspenseQueryHookResult = ReturnType<typeof useLeaveTypesSuspenseQuery>;
export type LeaveTypesQueryResult = ApolloReactCommon.QueryResult<LeaveTypesQuery, LeaveTypesQueryVariables>;
export const LeaveTypeDocument = gql`
    query LeaveType($id: ID!) {
  record: leaveType(id: $id) {
    ...LeaveTypeRecord
  }
}
    ${LeaveTypeRecordFragmentDoc}
${LeaveTypeRowFragmentDoc}`;

/**
 * __useLeaveTypeQuery__
 *
 * To run a query within a React component, call `useLeaveTypeQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveTypeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveTypeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useLeaveTypeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LeaveTypeQuery, LeaveTypeQueryVariables> & ({ variables: LeaveTypeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveTypeQuery, LeaveTypeQueryVariables>(LeaveTypeDocument, options);
      }
export function useLeaveTypeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveTypeQuery, LeaveTypeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveTypeQuery, LeaveTypeQueryVariables>(LeaveTypeDocument, options);
        }
// @ts-ignore
export function useLeaveTypeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveTypeQuery, LeaveTypeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveTypeQuery, LeaveTypeQueryVariables>;
export function useLeaveTypeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveTypeQuery, LeaveTypeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveTypeQuery | undefined, LeaveTypeQueryVariables>;
export function useLeaveTypeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveTypeQuery, LeaveTypeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveTypeQuery, LeaveTypeQueryVariables>(LeaveTypeDocument, options);
        }
export type LeaveTypeQueryHookResult = ReturnType<typeof useLeaveTypeQuery>;
export type LeaveTypeLazyQueryHookResult = ReturnType<typeof useLeaveTypeLazyQuery>;
export type LeaveTypeSuspenseQueryHookResult = ReturnType<typeof useLeaveTypeSuspenseQuery>;
export type LeaveTypeQueryResult = ApolloReactCommon.QueryResult<LeaveTypeQuery, LeaveTypeQueryVariables>;
export const CreateLeaveTypeDocument = gql`
    mutation CreateLeaveType($input: LeaveTypeInput!) {
  record: createLeaveType(input: $input) {
    ...LeaveTypeRecord
  }
}
    ${LeaveTypeRecordFragmentDoc}
${LeaveTypeRowFragmentDoc}`;

/**
 * __useCreateLeaveTypeMutation__
 *
 * To run a mutation, you first call `useCreateLeaveTypeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateLeaveTypeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createLeaveTypeMutation, { data, loading, error }] = useCreateLeaveTypeMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateLeaveTypeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateLeaveTypeMutation, CreateLeaveTypeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateLeaveTypeMutation, CreateLeaveTypeMutationVariables>(CreateLeaveTypeDocument, options);
      }
export type CreateLeaveTypeMutationHookResult = ReturnType<typeof useCreateLeaveTypeMutation>;
export type CreateLeaveTypeMutationResult = ApolloReactCommon.MutationResult<CreateLeaveTypeMutation>;
export const UpdateLeaveTypeDocument = gql`
    mutation UpdateLeaveType($id: ID!, $version: Int!, $input: LeaveTypeChanges!) {
  record: updateLeaveType(id: $id, version: $version, input: $input) {
    ...LeaveTypeRecord
  }
}
    ${LeaveTypeRecordFragmentDoc}
${LeaveTypeRowFragmentDoc}`;

/**
 * __useUpdateLeaveTypeMutation__
 *
 * To run a mutation, you first call `useUpdateLeaveTypeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateLeaveTypeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateLeaveTypeMutation, { data, loading, error }] = useUpdateLeaveTypeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateLeaveTypeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateLeaveTypeMutation, UpdateLeaveTypeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateLeaveTypeMutation, UpdateLeaveTypeMutationVariables>(UpdateLeaveTypeDocument, options);
      }
export type UpdateLeaveTypeMutationHookResult = ReturnType<typeof useUpdateLeaveTypeMutation>;
export type UpdateLeaveTypeMutationResult = ApolloReactCommon.MutationResult<UpdateLeaveTypeMutation>;
export const DeleteLeaveTypesDocument = gql`
    mutation DeleteLeaveTypes($ids: [ID!]!) {
  results: deleteLeaveTypes(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteLeaveTypesMutation__
 *
 * To run a mutation, you first call `useDeleteLeaveTypesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteLeaveTypesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteLeaveTypesMutation, { data, loading, error }] = useDeleteLeaveTypesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteLeaveTypesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteLeaveTypesMutation, DeleteLeaveTypesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteLeaveTypesMutation, DeleteLeaveTypesMutationVariables>(DeleteLeaveTypesDocument, options);
      }
export type DeleteLeaveTypesMutationHookResult = ReturnType<typeof useDeleteLeaveTypesMutation>;
export type DeleteLeaveTypesMutationResult = ApolloReactCommon.MutationResult<DeleteLeaveTypesMutation>;
export const RestoreLeaveTypesDocument = gql`
    mutation RestoreLeaveTypes($ids: [ID!]!) {
  results: restoreLeaveTypes(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreLeaveTypesMutation__
 *
 * To run a mutation, you first call `useRestoreLeaveTypesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreLeaveTypesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreLeaveTypesMutation, { data, loading, error }] = useRestoreLeaveTypesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreLeaveTypesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreLeaveTypesMutation, RestoreLeaveTypesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreLeaveTypesMutation, RestoreLeaveTypesMutationVariables>(RestoreLeaveTypesDocument, options);
      }
export type RestoreLeaveTypesMutationHookResult = ReturnType<typeof useRestoreLeaveTypesMutation>;
export type RestoreLeaveTypesMutationResult = ApolloReactCommon.MutationResult<RestoreLeaveTypesMutation>;