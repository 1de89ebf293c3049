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

/** Values to change in an end of service; what is left out stays. */
export type EndOfServiceChanges = {
  /** Unpaid days, which are no service; left out or emptied: those on file, of before the employee was added to the system and of approved unpaid leave. */
  excludedDays?: string | null | undefined;
  /** Why other unpaid days are entered than are on file. */
  excludedReason?: string | null | undefined;
  /** Last day of employment. At most 10 years ahead. */
  lastDay?: string | null | undefined;
  /** Whether the employee agreed in writing that loans are taken from what is due at the end. */
  loansConsent?: boolean | null | undefined;
  /** What else there is to say. */
  note?: string | null | undefined;
  /** Who gave notice; empty where nothing is paid or taken for it. */
  noticeBy?: NoticeGiver | null | undefined;
  /** Days of notice due; empty: those by contract, and at least those by the law of the last day. */
  noticeDue?: number | null | undefined;
  /** Days of the notice that were worked. */
  noticeServed?: number | null | undefined;
  /** What is paid or taken besides, entered by hand. */
  others?: Array<SettlementAmountInput> | null | undefined;
  /** Why the employment ends. */
  reason?: EndOfServiceReason | null | undefined;
};

/** Which endOfServices to list; all conditions given must hold. */
export type EndOfServiceFilter = {
  /** All that is due: the award, leave not taken, notice and what was added. */
  additions?: DecimalFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<EndOfServiceFilter> | null | undefined;
  /** When it was approved. */
  approvedAt?: InstantFilter | null | undefined;
  /** Who approved it; never who calculated it. */
  approvedById?: IdFilter | null | undefined;
  /** Name of who approved it. */
  approvedByName?: TextFilter | null | undefined;
  /** The award for the years of service. */
  award?: DecimalFilter | null | undefined;
  /** Basic salary of the last day. */
  basicSalary?: DecimalFilter | null | undefined;
  /** When it was calculated. */
  calculatedAt?: InstantFilter | null | undefined;
  /** Who calculated it. */
  calculatedById?: IdFilter | null | undefined;
  /** Name of who calculated it. */
  calculatedByName?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency, ISO 4217: the company's. */
  currency?: TextFilter | null | undefined;
  /** A day of the pay the law counts. */
  dailySalary?: DecimalFilter | null | undefined;
  /** All that is taken: notice, loans and what was deducted. */
  deductions?: DecimalFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** First, middle and last name of the employee in one. */
  employeeName?: TextFilter | null | undefined;
  /** Unpaid days, which are no service; left out or emptied: those on file, of before the employee was added to the system and of approved unpaid leave. */
  excludedDays?: DecimalFilter | null | undefined;
  /** Whether the unpaid days were entered by hand; those on file follow approved leave until it is approved. */
  excludedEntered?: BooleanFilter | null | undefined;
  /** Why other unpaid days are entered than are on file. */
  excludedReason?: TextFilter | null | undefined;
  /** Pay for the first years. */
  firstYearsAmount?: DecimalFilter | null | undefined;
  /** Days of pay for the first years, of which the law says how many. */
  firstYearsDays?: DecimalFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Last day of employment. */
  lastDay?: DateFilter | null | undefined;
  /** Pay for the years beyond them. */
  laterYearsAmount?: DecimalFilter | null | undefined;
  /** Days of pay for the years beyond them. */
  laterYearsDays?: DecimalFilter | null | undefined;
  /** Whether the employee agreed in writing that loans are taken from what is due at the end. */
  loansConsent?: BooleanFilter | null | undefined;
  /** What is paid; never below zero. */
  net?: DecimalFilter | null | undefined;
  /** What else there is to say. */
  note?: TextFilter | null | undefined;
  /** Who gave notice; empty where nothing is paid or taken for it. */
  noticeBy?: NoticeGiverFilter | null | undefined;
  /** Days of notice due; empty: those by contract, and at least those by the law of the last day. */
  noticeDue?: NumberFilter | null | undefined;
  /** Days of the notice that were worked. */
  noticeServed?: NumberFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EndOfServiceFilter> | null | undefined;
  /** What the employee still owes: what is more than was due, or than the law lets be taken. */
  owed?: DecimalFilter | null | undefined;
  /** When it was noted as paid. */
  paidAt?: InstantFilter | null | undefined;
  /** Why the employment ends. */
  reason?: EndOfServiceReasonFilter | null | undefined;
  /** Days from the first to the last day of employment. */
  serviceDays?: NumberFilter | null | undefined;
  /** Where it stands. */
  state?: EndOfServiceStateFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Years of service: days that count by 365, to two decimals. */
  years?: DecimalFilter | null | undefined;
};

/** Values of a new end of service. */
export type EndOfServiceInput = {
  /** The employee it is about. */
  employeeId: string;
  /** Unpaid days, which are no service; left out or emptied: those on file, of before the employee was added to the system and of approved unpaid leave. */
  excludedDays?: string | null | undefined;
  /** Why other unpaid days are entered than are on file. */
  excludedReason?: string | null | undefined;
  /** Last day of employment. At most 10 years ahead. */
  lastDay: string;
  /** Whether the employee agreed in writing that loans are taken from what is due at the end. */
  loansConsent?: boolean | null | undefined;
  /** What else there is to say. */
  note?: string | null | undefined;
  /** Who gave notice; empty where nothing is paid or taken for it. */
  noticeBy?: NoticeGiver | null | undefined;
  /** Days of notice due; empty: those by contract, and at least those by the law of the last day. */
  noticeDue?: number | null | undefined;
  /** Days of the notice that were worked. */
  noticeServed?: number | null | undefined;
  /** What is paid or taken besides, entered by hand. */
  others?: Array<SettlementAmountInput> | null | undefined;
  /** Why the employment ends. */
  reason: EndOfServiceReason;
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

/** Conditions on a EndOfServiceReason; all that are given must hold. */
export type EndOfServiceReasonFilter = {
  /** Equal to. */
  eq?: EndOfServiceReason | null | undefined;
  /** One of these. */
  in?: Array<EndOfServiceReason> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: EndOfServiceReason | null | undefined;
};

/** One level of the order of endOfServices. */
export type EndOfServiceSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EndOfServiceSortField;
};

/** What endOfServices can be sorted by. */
export type EndOfServiceSortField =
  /** All that is due: the award, leave not taken, notice and what was added. */
  | 'additions'
  /** When it was approved. */
  | 'approvedAt'
  /** Who approved it; never who calculated it. */
  | 'approvedById'
  /** Name of who approved it. */
  | 'approvedByName'
  /** The award for the years of service. */
  | 'award'
  /** Basic salary of the last day. */
  | 'basicSalary'
  /** When it was calculated. */
  | 'calculatedAt'
  /** Who calculated it. */
  | 'calculatedById'
  /** Name of who calculated it. */
  | 'calculatedByName'
  /** When the row was made. */
  | 'createdAt'
  /** Currency, ISO 4217: the company's. */
  | 'currency'
  /** A day of the pay the law counts. */
  | 'dailySalary'
  /** All that is taken: notice, loans and what was deducted. */
  | 'deductions'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The employee it is about. */
  | 'employeeId'
  /** First, middle and last name of the employee in one. */
  | 'employeeName'
  /** Unpaid days, which are no service; left out or emptied: those on file, of before the employee was added to the system and of approved unpaid leave. */
  | 'excludedDays'
  /** Whether the unpaid days were entered by hand; those on file follow approved leave until it is approved. */
  | 'excludedEntered'
  /** Why other unpaid days are entered than are on file. */
  | 'excludedReason'
  /** Pay for the first years. */
  | 'firstYearsAmount'
  /** Days of pay for the first years, of which the law says how many. */
  | 'firstYearsDays'
  /** Last day of employment. */
  | 'lastDay'
  /** Pay for the years beyond them. */
  | 'laterYearsAmount'
  /** Days of pay for the years beyond them. */
  | 'laterYearsDays'
  /** Whether the employee agreed in writing that loans are taken from what is due at the end. */
  | 'loansConsent'
  /** What is paid; never below zero. */
  | 'net'
  /** What else there is to say. */
  | 'note'
  /** Who gave notice; empty where nothing is paid or taken for it. */
  | 'noticeBy'
  /** Days of notice due; empty: those by contract, and at least those by the law of the last day. */
  | 'noticeDue'
  /** Days of the notice that were worked. */
  | 'noticeServed'
  /** What the employee still owes: what is more than was due, or than the law lets be taken. */
  | 'owed'
  /** When it was noted as paid. */
  | 'paidAt'
  /** Why the employment ends. */
  | 'reason'
  /** Days from the first to the last day of employment. */
  | 'serviceDays'
  /** Where it stands. */
  | 'state'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Years of service: days that count by 365, to two decimals. */
  | 'years';

/** Where an end of service stands. */
export type EndOfServiceState =
  /** Agreed by a second person, and not paid yet. */
  | 'approved'
  /** Calculated; waits for a second person. */
  | 'calculated'
  /** Given up. */
  | 'cancelled'
  /** Entered, and not calculated. */
  | 'draft'
  /** Paid; it changes no more. */
  | 'paid';

/** Conditions on a EndOfServiceState; all that are given must hold. */
export type EndOfServiceStateFilter = {
  /** Equal to. */
  eq?: EndOfServiceState | null | undefined;
  /** One of these. */
  in?: Array<EndOfServiceState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: EndOfServiceState | null | undefined;
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

/** Who gave notice. */
export type NoticeGiver =
  /** Who leaves. */
  | 'employee'
  /** The company. */
  | 'employer';

/** Conditions on a NoticeGiver; all that are given must hold. */
export type NoticeGiverFilter = {
  /** Equal to. */
  eq?: NoticeGiver | null | undefined;
  /** One of these. */
  in?: Array<NoticeGiver> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: NoticeGiver | null | undefined;
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

export type EndOfServicesQueryVariables = Exact<{
  filter?: EndOfServiceFilter | null | undefined;
  sort?: Array<EndOfServiceSort> | EndOfServiceSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EndOfServicesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, lastDay: string, reason: EndOfServiceReason, state: EndOfServiceState, years: string | null, award: string | null, net: string | null, owed: string | null, currency: string, employee: { id: string, label: string | null } | null }> } };

export type EndOfServiceQueryVariables = Exact<{
  id: string;
}>;


export type EndOfServiceQuery = { record: { note: string | null, excludedDays: string | null, excludedReason: string | null, noticeBy: NoticeGiver | null, noticeDue: number | null, noticeServed: number | null, loansConsent: boolean, serviceDays: number | null, additions: string | null, deductions: string | null, approvalRefusal: string | null, calculatedByName: string | null, calculatedAt: string | null, approvedByName: string | null, approvedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, lastDay: string, reason: EndOfServiceReason, state: EndOfServiceState, years: string | null, award: string | null, net: string | null, owed: string | null, currency: string, others: Array<{ category: SettlementAmountCategory | null, kind: SettlementAmountKind, title: string, amount: string, reason: string }> | null, lines: Array<{ code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null } };

export type CreateEndOfServiceMutationVariables = Exact<{
  input: EndOfServiceInput;
}>;


export type CreateEndOfServiceMutation = { record: { note: string | null, excludedDays: string | null, excludedReason: string | null, noticeBy: NoticeGiver | null, noticeDue: number | null, noticeServed: number | null, loansConsent: boolean, serviceDays: number | null, additions: string | null, deductions: string | null, approvalRefusal: string | null, calculatedByName: string | null, calculatedAt: string | null, approvedByName: string | null, approvedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, lastDay: string, reason: EndOfServiceReason, state: EndOfServiceState, years: string | null, award: string | null, net: string | null, owed: string | null, currency: string, others: Array<{ category: SettlementAmountCategory | null, kind: SettlementAmountKind, title: string, amount: string, reason: string }> | null, lines: Array<{ code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null } };

export type UpdateEndOfServiceMutationVariables = Exact<{
  id: string;
  version: number;
  input: EndOfServiceChanges;
}>;


export type UpdateEndOfServiceMutation = { record: { note: string | null, excludedDays: string | null, excludedReason: string | null, noticeBy: NoticeGiver | null, noticeDue: number | null, noticeServed: number | null, loansConsent: boolean, serviceDays: number | null, additions: string | null, deductions: string | null, approvalRefusal: string | null, calculatedByName: string | null, calculatedAt: string | null, approvedByName: string | null, approvedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, lastDay: string, reason: EndOfServiceReason, state: EndOfServiceState, years: string | null, award: string | null, net: string | null, owed: string | null, currency: string, others: Array<{ category: SettlementAmountCategory | null, kind: SettlementAmountKind, title: string, amount: string, reason: string }> | null, lines: Array<{ code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null } };

export type DeleteEndOfServicesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEndOfServicesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEndOfServicesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEndOfServicesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type EndOfServiceRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, lastDay: string, reason: EndOfServiceReason, state: EndOfServiceState, years: string | null, award: string | null, net: string | null, owed: string | null, currency: string, employee: { id: string, label: string | null } | null };

export type EndOfServiceRecordFragment = { note: string | null, excludedDays: string | null, excludedReason: string | null, noticeBy: NoticeGiver | null, noticeDue: number | null, noticeServed: number | null, loansConsent: boolean, serviceDays: number | null, additions: string | null, deductions: string | null, approvalRefusal: string | null, calculatedByName: string | null, calculatedAt: string | null, approvedByName: string | null, approvedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, lastDay: string, reason: EndOfServiceReason, state: EndOfServiceState, years: string | null, award: string | null, net: string | null, owed: string | null, currency: string, others: Array<{ category: SettlementAmountCategory | null, kind: SettlementAmountKind, title: string, amount: string, reason: string }> | null, lines: Array<{ code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null };

export type CalculateEndOfServiceMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CalculateEndOfServiceMutation = { record: { note: string | null, excludedDays: string | null, excludedReason: string | null, noticeBy: NoticeGiver | null, noticeDue: number | null, noticeServed: number | null, loansConsent: boolean, serviceDays: number | null, additions: string | null, deductions: string | null, approvalRefusal: string | null, calculatedByName: string | null, calculatedAt: string | null, approvedByName: string | null, approvedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, lastDay: string, reason: EndOfServiceReason, state: EndOfServiceState, years: string | null, award: string | null, net: string | null, owed: string | null, currency: string, others: Array<{ category: SettlementAmountCategory | null, kind: SettlementAmountKind, title: string, amount: string, reason: string }> | null, lines: Array<{ code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null } };

export type ReopenEndOfServiceMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ReopenEndOfServiceMutation = { record: { note: string | null, excludedDays: string | null, excludedReason: string | null, noticeBy: NoticeGiver | null, noticeDue: number | null, noticeServed: number | null, loansConsent: boolean, serviceDays: number | null, additions: string | null, deductions: string | null, approvalRefusal: string | null, calculatedByName: string | null, calculatedAt: string | null, approvedByName: string | null, approvedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, lastDay: string, reason: EndOfServiceReason, state: EndOfServiceState, years: string | null, award: string | null, net: string | null, owed: string | null, currency: string, others: Array<{ category: SettlementAmountCategory | null, kind: SettlementAmountKind, title: string, amount: string, reason: string }> | null, lines: Array<{ code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null } };

export type ApproveEndOfServiceMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveEndOfServiceMutation = { record: { note: string | null, excludedDays: string | null, excludedReason: string | null, noticeBy: NoticeGiver | null, noticeDue: number | null, noticeServed: number | null, loansConsent: boolean, serviceDays: number | null, additions: string | null, deductions: string | null, approvalRefusal: string | null, calculatedByName: string | null, calculatedAt: string | null, approvedByName: string | null, approvedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, lastDay: string, reason: EndOfServiceReason, state: EndOfServiceState, years: string | null, award: string | null, net: string | null, owed: string | null, currency: string, others: Array<{ category: SettlementAmountCategory | null, kind: SettlementAmountKind, title: string, amount: string, reason: string }> | null, lines: Array<{ code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null } };

export type PayEndOfServiceMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type PayEndOfServiceMutation = { record: { note: string | null, excludedDays: string | null, excludedReason: string | null, noticeBy: NoticeGiver | null, noticeDue: number | null, noticeServed: number | null, loansConsent: boolean, serviceDays: number | null, additions: string | null, deductions: string | null, approvalRefusal: string | null, calculatedByName: string | null, calculatedAt: string | null, approvedByName: string | null, approvedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, lastDay: string, reason: EndOfServiceReason, state: EndOfServiceState, years: string | null, award: string | null, net: string | null, owed: string | null, currency: string, others: Array<{ category: SettlementAmountCategory | null, kind: SettlementAmountKind, title: string, amount: string, reason: string }> | null, lines: Array<{ code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null } };

export type CancelEndOfServiceMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelEndOfServiceMutation = { record: { note: string | null, excludedDays: string | null, excludedReason: string | null, noticeBy: NoticeGiver | null, noticeDue: number | null, noticeServed: number | null, loansConsent: boolean, serviceDays: number | null, additions: string | null, deductions: string | null, approvalRefusal: string | null, calculatedByName: string | null, calculatedAt: string | null, approvedByName: string | null, approvedAt: string | null, paidAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, lastDay: string, reason: EndOfServiceReason, state: EndOfServiceState, years: string | null, award: string | null, net: string | null, owed: string | null, currency: string, others: Array<{ category: SettlementAmountCategory | null, kind: SettlementAmountKind, title: string, amount: string, reason: string }> | null, lines: Array<{ code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null } };

export type EmploymentToEndQueryVariables = Exact<{
  id: string;
}>;


export type EmploymentToEndQuery = { employee: { id: string, version: number, status: EmployeeStatus, hireDate: string, exitDate: string | null, allowedActions: Array<string> } };

export type EndEmploymentMutationVariables = Exact<{
  id: string;
  version: number;
  exitDate: string;
  exitReason: string;
}>;


export type EndEmploymentMutation = { endEmployment: { id: string, version: number, status: EmployeeStatus, exitDate: string | null, allowedActions: Array<string> } };

export type LastPayslipsQueryVariables = Exact<{
  employeeId: string;
  period: string;
}>;


export type LastPayslipsQuery = { page: { rows: Array<{ id: string, kind: string, runId: string }> } };

export type EndOfServiceJournalQueryVariables = Exact<{
  id: string;
}>;


export type EndOfServiceJournalQuery = { lines: Array<{ department: string | null, costCentre: string | null, account: string | null, code: string, debit: string, credit: string, name: { en: string, ar: string } }> };

export type AwardLineFragment = { code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } };

export const EndOfServiceRowFragmentDoc = gql`
    fragment EndOfServiceRow on EndOfService {
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
  employeeName
  lastDay
  reason
  state
  years
  award
  net
  owed
  currency
}
    `;
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
export const EndOfServiceRecordFragmentDoc = gql`
    fragment EndOfServiceRecord on EndOfService {
  ...EndOfServiceRow
  note
  excludedDays
  excludedReason
  noticeBy
  noticeDue
  noticeServed
  loansConsent
  others {
    category
    kind
    title
    amount
    reason
  }
  serviceDays
  additions
  deductions
  approvalRefusal
  calculatedByName
  calculatedAt
  approvedByName
  approvedAt
  paidAt
  lines {
    ...AwardLine
  }
  createdAt
  updatedAt
}
    `;
export const EndOfServicesDocument = gql`
    query EndOfServices($filter: EndOfServiceFilter, $sort: [EndOfServiceSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: endOfServices(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EndOfServiceRow
    }
    total
  }
}
    ${EndOfServiceRowFragmentDoc}`;

/**
 * __useEndOfServicesQuery__
 *
 * To run a query within a React component, call `useEndOfServicesQuery` and pass it any options that fit your needs.
 * When your component renders, `useEndOfServicesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEndOfServicesQuery({
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
export function useEndOfServicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EndOfServicesQuery, EndOfServicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EndOfServicesQuery, EndOfServicesQueryVariables>(EndOfServicesDocument, options);
      }
export function useEndOfServicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EndOfServicesQuery, EndOfServicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EndOfServicesQuery, EndOfServicesQueryVariables>(EndOfServicesDocument, options);
        }
// @ts-ignore
export function useEndOfServicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EndOfServicesQuery, EndOfServicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EndOfServicesQuery, EndOfServicesQueryVariables>;
export function useEndOfServicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EndOfServicesQuery, EndOfServicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EndOfServicesQuery | undefined, EndOfServicesQueryVariables>;
export function useEndOfServicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EndOfServicesQuery, EndOfServicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EndOfServicesQuery, EndOfServicesQueryVariables>(EndOfServicesDocument, options);
        }
export type EndOfServicesQueryHookResult = ReturnType<typeof useEndOfServicesQuery>;
export type EndOfServicesLazyQueryHookResult = ReturnType<typeof useEndOfServicesLazyQuery>;
export type EndOfServicesSuspenseQueryHookResult = ReturnType<typeof useEndOfServicesSuspenseQuery>;
export type EndOfServicesQueryResult = ApolloReactCommon.QueryResult<EndOfServicesQuery, EndOfServicesQueryVariables>;
export const EndOfServiceDocument = gql`
    query EndOfService($id: ID!) {
  record: endOfService(id: $id) {
    ...EndOfServiceRecord
  }
}
    ${EndOfServiceRecordFragmentDoc}
${EndOfServiceRowFragmentDoc}
${AwardLineFragmentDoc}`;

/**
 * __useEndOfServiceQuery__
 *
 * To run a query within a React component, call `useEndOfServiceQuery` and pass it any options that fit your needs.
 * When your component renders, `useEndOfServiceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEndOfServiceQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEndOfServiceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EndOfServiceQuery, EndOfServiceQueryVariables> & ({ variables: EndOfServiceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EndOfServiceQuery, EndOfServiceQueryVariables>(EndOfServiceDocument, options);
      }
export function useEndOfServiceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EndOfServiceQuery, EndOfServiceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EndOfServiceQuery, EndOfServiceQueryVariables>(EndOfServiceDocument, options);
        }
// @ts-ignore
export function useEndOfServiceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EndOfServiceQuery, EndOfServiceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EndOfServiceQuery, EndOfServiceQueryVariables>;
export function useEndOfServiceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EndOfServiceQuery, EndOfServiceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EndOfServiceQuery | undefined, EndOfServiceQueryVariables>;
export function useEndOfServiceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EndOfServiceQuery, EndOfServiceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EndOfServiceQuery, EndOfServiceQueryVariables>(EndOfServiceDocument, options);
        }
export type EndOfServiceQueryHookResult = ReturnType<typeof useEndOfServiceQuery>;
export type EndOfServiceLazyQueryHookResult = ReturnType<typeof useEndOfServiceLazyQuery>;
export type EndOfServiceSuspenseQueryHookResult = ReturnType<typeof useEndOfServiceSuspenseQuery>;
export type EndOfServiceQueryResult = ApolloReactCommon.QueryResult<EndOfServiceQuery, EndOfServiceQueryVariables>;
export const CreateEndOfServiceDocument = gql`
    mutation CreateEndOfService($input: EndOfServiceInput!) {
  record: createEndOfService(input: $input) {
    ...EndOfServiceRecord
  }
}
    ${EndOfServiceRecordFragmentDoc}
${EndOfServiceRowFragmentDoc}
${AwardLineFragmentDoc}`;

/**
 * __useCreateEndOfServiceMutation__
 *
 * To run a mutation, you first call `useCreateEndOfServiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEndOfServiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEndOfServiceMutation, { data, loading, error }] = useCreateEndOfServiceMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEndOfServiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEndOfServiceMutation, CreateEndOfServiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEndOfServiceMutation, CreateEndOfServiceMutationVariables>(CreateEndOfServiceDocument, options);
      }
export type CreateEndOfServiceMutationHookResult = ReturnType<typeof useCreateEndOfServiceMutation>;
export type CreateEndOfServiceMutationResult = ApolloReactCommon.MutationResult<CreateEndOfServiceMutation>;
export const UpdateEndOfServiceDocument = gql`
    mutation UpdateEndOfService($id: ID!, $version: Int!, $input: EndOfServiceChanges!) {
  record: updateEndOfService(id: $id, version: $version, input: $input) {
    ...EndOfServiceRecord
  }
}
    ${EndOfServiceRecordFragmentDoc}
${EndOfServiceRowFragmentDoc}
${AwardLineFragmentDoc}`;

/**
 * __useUpdateEndOfServiceMutation__
 *
 * To run a mutation, you first call `useUpdateEndOfServiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEndOfServiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEndOfServiceMutation, { data, loading, error }] = useUpdateEndOfServiceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEndOfServiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEndOfServiceMutation, UpdateEndOfServiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEndOfServiceMutation, UpdateEndOfServiceMutationVariables>(UpdateEndOfServiceDocument, options);
      }
export type UpdateEndOfServiceMutationHookResult = ReturnType<typeof useUpdateEndOfServiceMutation>;
export type UpdateEndOfServiceMutationResult = ApolloReactCommon.MutationResult<UpdateEndOfServiceMutation>;
export const DeleteEndOfServicesDocument = gql`
    mutation DeleteEndOfServices($ids: [ID!]!) {
  results: deleteEndOfServices(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEndOfServicesMutation__
 *
 * To run a mutation, you first call `useDeleteEndOfServicesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEndOfServicesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEndOfServicesMutation, { data, loading, error }] = useDeleteEndOfServicesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEndOfServicesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEndOfServicesMutation, DeleteEndOfServicesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEndOfServicesMutation, DeleteEndOfServicesMutationVariables>(DeleteEndOfServicesDocument, options);
      }
export type DeleteEndOfServicesMutationHookResult = ReturnType<typeof useDeleteEndOfServicesMutation>;
export type DeleteEndOfServicesMutationResult = ApolloReactCommon.MutationResult<DeleteEndOfServicesMutation>;
export const RestoreEndOfServicesDocument = gql`
    mutation RestoreEndOfServices($ids: [ID!]!) {
  results: restoreEndOfServices(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEndOfServicesMutation__
 *
 * To run a mutation, you first call `useRestoreEndOfServicesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEndOfServicesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEndOfServicesMutation, { data, loading, error }] = useRestoreEndOfServicesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEndOfServicesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEndOfServicesMutation, RestoreEndOfServicesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEndOfServicesMutation, RestoreEndOfServicesMutationVariables>(RestoreEndOfServicesDocument, options);
      }
export type RestoreEndOfServicesMutationHookResult = ReturnType<typeof useRestoreEndOfServicesMutation>;
export type RestoreEndOfServicesMutationResult = ApolloReactCommon.MutationResult<RestoreEndOfServicesMutation>;
export const CalculateEndOfServiceDocument = gql`
    mutation CalculateEndOfService($id: ID!, $version: Int!) {
  record: calculateEndOfService(id: $id, version: $version) {
    ...EndOfServiceRecord
  }
}
    ${EndOfServiceRecordFragmentDoc}
${EndOfServiceRowFragmentDoc}
${AwardLineFragmentDoc}`;

/**
 * __useCalculateEndOfServiceMutation__
 *
 * To run a mutation, you first call `useCalculateEndOfServiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCalculateEndOfServiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [calculateEndOfServiceMutation, { data, loading, error }] = useCalculateEndOfServiceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCalculateEndOfServiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CalculateEndOfServiceMutation, CalculateEndOfServiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CalculateEndOfServiceMutation, CalculateEndOfServiceMutationVariables>(CalculateEndOfServiceDocument, options);
      }
export type CalculateEndOfServiceMutationHookResult = ReturnType<typeof useCalculateEndOfServiceMutation>;
export type CalculateEndOfServiceMutationResult = ApolloReactCommon.MutationResult<CalculateEndOfServiceMutation>;
export const ReopenEndOfServiceDocument = gql`
    mutation ReopenEndOfService($id: ID!, $version: Int!) {
  record: reopenEndOfService(id: $id, version: $version) {
    ...EndOfServiceRecord
  }
}
    ${EndOfServiceRecordFragmentDoc}
${EndOfServiceRowFragmentDoc}
${AwardLineFragmentDoc}`;

/**
 * __useReopenEndOfServiceMutation__
 *
 * To run a mutation, you first call `useReopenEndOfServiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReopenEndOfServiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [reopenEndOfServiceMutation, { data, loading, error }] = useReopenEndOfServiceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useReopenEndOfServiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReopenEndOfServiceMutation, ReopenEndOfServiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReopenEndOfServiceMutation, ReopenEndOfServiceMutationVariables>(ReopenEndOfServiceDocument, options);
      }
export type ReopenEndOfServiceMutationHookResult = ReturnType<typeof useReopenEndOfServiceMutation>;
export type ReopenEndOfServiceMutationResult = ApolloReactCommon.MutationResult<ReopenEndOfServiceMutation>;
export const ApproveEndOfServiceDocument = gql`
    mutation ApproveEndOfService($id: ID!, $version: Int!) {
  record: approveEndOfService(id: $id, version: $version) {
    ...EndOfServiceRecord
  }
}
    ${EndOfServiceRecordFragmentDoc}
${EndOfServiceRowFragmentDoc}
${AwardLineFragmentDoc}`;

/**
 * __useApproveEndOfServiceMutation__
 *
 * To run a mutation, you first call `useApproveEndOfServiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveEndOfServiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveEndOfServiceMutation, { data, loading, error }] = useApproveEndOfServiceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApproveEndOfServiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveEndOfServiceMutation, ApproveEndOfServiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveEndOfServiceMutation, ApproveEndOfServiceMutationVariables>(ApproveEndOfServiceDocument, options);
      }
export type ApproveEndOfServiceMutationHookResult = ReturnType<typeof useApproveEndOfServiceMutation>;
export type ApproveEndOfServiceMutationResult = ApolloReactCommon.MutationResult<ApproveEndOfServiceMutation>;
export const PayEndOfServiceDocument = gql`
    mutation PayEndOfService($id: ID!, $version: Int!) {
  record: payEndOfService(id: $id, version: $version) {
    ...EndOfServiceRecord
  }
}
    ${EndOfServiceRecordFragmentDoc}
${EndOfServiceRowFragmentDoc}
${AwardLineFragmentDoc}`;

/**
 * __usePayEndOfServiceMutation__
 *
 * To run a mutation, you first call `usePayEndOfServiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePayEndOfServiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [payEndOfServiceMutation, { data, loading, error }] = usePayEndOfServiceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function usePayEndOfServiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PayEndOfServiceMutation, PayEndOfServiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PayEndOfServiceMutation, PayEndOfServiceMutationVariables>(PayEndOfServiceDocument, options);
      }
export type PayEndOfServiceMutationHookResult = ReturnType<typeof usePayEndOfServiceMutation>;
export type PayEndOfServiceMutationResult = ApolloReactCommon.MutationResult<PayEndOfServiceMutation>;
export const CancelEndOfServiceDocument = gql`
    mutation CancelEndOfService($id: ID!, $version: Int!) {
  record: cancelEndOfService(id: $id, version: $version) {
    ...EndOfServiceRecord
  }
}
    ${EndOfServiceRecordFragmentDoc}
${EndOfServiceRowFragmentDoc}
${AwardLineFragmentDoc}`;

/**
 * __useCancelEndOfServiceMutation__
 *
 * To run a mutation, you first call `useCancelEndOfServiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelEndOfServiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelEndOfServiceMutation, { data, loading, error }] = useCancelEndOfServiceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCancelEndOfServiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelEndOfServiceMutation, CancelEndOfServiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelEndOfServiceMutation, CancelEndOfServiceMutationVariables>(CancelEndOfServiceDocument, options);
      }
export type CancelEndOfServiceMutationHookResult = ReturnType<typeof useCancelEndOfServiceMutation>;
export type CancelEndOfServiceMutationResult = ApolloReactCommon.MutationResult<CancelEndOfServiceMutation>;
export const EmploymentToEndDocument = gql`
    query EmploymentToEnd($id: ID!) {
  employee(id: $id) {
    id
    version
    status
    hireDate
    exitDate
    allowedActions
  }
}
    `;

/**
 * __useEmploymentToEndQuery__
 *
 * To run a query within a React component, call `useEmploymentToEndQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmploymentToEndQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmploymentToEndQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmploymentToEndQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmploymentToEndQuery, EmploymentToEndQueryVariables> & ({ variables: EmploymentToEndQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmploymentToEndQuery, EmploymentToEndQueryVariables>(EmploymentToEndDocument, options);
      }
export function useEmploymentToEndLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmploymentToEndQuery, EmploymentToEndQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmploymentToEndQuery, EmploymentToEndQueryVariables>(EmploymentToEndDocument, options);
        }
// @ts-ignore
export function useEmploymentToEndSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmploymentToEndQuery, EmploymentToEndQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmploymentToEndQuery, EmploymentToEndQueryVariables>;
export function useEmploymentToEndSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmploymentToEndQuery, EmploymentToEndQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmploymentToEndQuery | undefined, EmploymentToEndQueryVariables>;
export function useEmploymentToEndSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmploymentToEndQuery, EmploymentToEndQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmploymentToEndQuery, EmploymentToEndQueryVariables>(EmploymentToEndDocument, options);
        }
export type EmploymentToEndQueryHookResult = ReturnType<typeof useEmploymentToEndQuery>;
export type EmploymentToEndLazyQueryHookResult = ReturnType<typeof useEmploymentToEndLazyQuery>;
export type EmploymentToEndSuspenseQueryHookResult = ReturnType<typeof useEmploymentToEndSuspenseQuery>;
export type EmploymentToEndQueryResult = ApolloReactCommon.QueryResult<EmploymentToEndQuery, EmploymentToEndQueryVariables>;
export const EndEmploymentDocument = gql`
    mutation EndEmployment($id: ID!, $version: Int!, $exitDate: Date!, $exitReason: String!) {
  endEmployment(
    id: $id
    version: $version
    exitDate: $exitDate
    exitReason: $exitReason
  ) {
    id
    version
    status
    exitDate
    allowedActions
  }
}
    `;

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
export const LastPayslipsDocument = gql`
    query LastPayslips($employeeId: ID!, $period: String!) {
  page: payslips(
    filter: {employeeId: {eq: $employeeId}, period: {eq: $period}}
    limit: 5
  ) {
    rows {
      id
      kind
      runId
    }
  }
}
    `;

/**
 * __useLastPayslipsQuery__
 *
 * To run a query within a React component, call `useLastPayslipsQuery` and pass it any options that fit your needs.
 * When your component renders, `useLastPayslipsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLastPayslipsQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      period: // value for 'period'
 *   },
 * });
 */
export function useLastPayslipsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LastPayslipsQuery, LastPayslipsQueryVariables> & ({ variables: LastPayslipsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LastPayslipsQuery, LastPayslipsQueryVariables>(LastPayslipsDocument, options);
      }
export function useLastPayslipsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LastPayslipsQuery, LastPayslipsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LastPayslipsQuery, LastPayslipsQueryVariables>(LastPayslipsDocument, options);
        }
// @ts-ignore
export function useLastPayslipsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LastPayslipsQuery, LastPayslipsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LastPayslipsQuery, LastPayslipsQueryVariables>;
export function useLastPayslipsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LastPayslipsQuery, LastPayslipsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LastPayslipsQuery | undefined, LastPayslipsQueryVariables>;
export function useLastPayslipsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LastPayslipsQuery, LastPayslipsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LastPayslipsQuery, LastPayslipsQueryVariables>(LastPayslipsDocument, options);
        }
export type LastPayslipsQueryHookResult = ReturnType<typeof useLastPayslipsQuery>;
export type LastPayslipsLazyQueryHookResult = ReturnType<typeof useLastPayslipsLazyQuery>;
export type LastPayslipsSuspenseQueryHookResult = ReturnType<typeof useLastPayslipsSuspenseQuery>;
export type LastPayslipsQueryResult = ApolloReactCommon.QueryResult<LastPayslipsQuery, LastPayslipsQueryVariables>;
export const EndOfServiceJournalDocument = gql`
    query EndOfServiceJournal($id: ID!) {
  lines: endOfServiceJournal(id: $id) {
    department
    costCentre
    account
    code
    name {
      en
      ar
    }
    debit
    credit
  }
}
    `;

/**
 * __useEndOfServiceJournalQuery__
 *
 * To run a query within a React component, call `useEndOfServiceJournalQuery` and pass it any options that fit your needs.
 * When your component renders, `useEndOfServiceJournalQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEndOfServiceJournalQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEndOfServiceJournalQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EndOfServiceJournalQuery, EndOfServiceJournalQueryVariables> & ({ variables: EndOfServiceJournalQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EndOfServiceJournalQuery, EndOfServiceJournalQueryVariables>(EndOfServiceJournalDocument, options);
      }
export function useEndOfServiceJournalLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EndOfServiceJournalQuery, EndOfServiceJournalQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EndOfServiceJournalQuery, EndOfServiceJournalQueryVariables>(EndOfServiceJournalDocument, options);
        }
// @ts-ignore
export function useEndOfServiceJournalSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EndOfServiceJournalQuery, EndOfServiceJournalQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EndOfServiceJournalQuery, EndOfServiceJournalQueryVariables>;
export function useEndOfServiceJournalSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EndOfServiceJournalQuery, EndOfServiceJournalQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EndOfServiceJournalQuery | undefined, EndOfServiceJournalQueryVariables>;
export function useEndOfServiceJournalSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EndOfServiceJournalQuery, EndOfServiceJournalQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EndOfServiceJournalQuery, EndOfServiceJournalQueryVariables>(EndOfServiceJournalDocument, options);
        }
export type EndOfServiceJournalQueryHookResult = ReturnType<typeof useEndOfServiceJournalQuery>;
export type EndOfServiceJournalLazyQueryHookResult = ReturnType<typeof useEndOfServiceJournalLazyQuery>;
export type EndOfServiceJournalSuspenseQueryHookResult = ReturnType<typeof useEndOfServiceJournalSuspenseQuery>;
export type EndOfServiceJournalQueryResult = ApolloReactCommon.QueryResult<EndOfServiceJournalQuery, EndOfServiceJournalQueryVariables>;