/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
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

/** Values to change in a loan; what is left out stays. */
export type EmployeeLoanChanges = {
  /** Most a payslip gives to the loan, all instalments due together, in percent of the net pay before it; empty for all that is left. */
  capPercent?: string | null | undefined;
  /** Everything else there is to say. */
  description?: string | null | undefined;
  /** The day the first instalment is due; payroll takes it in the month of that day, and the others month by month. At most 5 years ahead. */
  firstDue?: string | null | undefined;
  /** In how many months it is repaid. */
  instalments?: number | null | undefined;
  /** On what interest is charged. */
  method?: LoanMethod | null | undefined;
  /** Day it was paid out, where that was before it was entered here. At most 5 years ahead. */
  paidOutBefore?: string | null | undefined;
  /** What is lent. */
  principal?: string | null | undefined;
  /** What it is for, in a few words; payslips show it. */
  reason?: string | null | undefined;
  /** What was repaid of it before it was entered here, interest included. */
  repaidBefore?: string | null | undefined;
  /** Interest of a year, in percent; 0 for none. */
  yearlyRate?: string | null | undefined;
};

/** Which employeeLoans to list; all conditions given must hold. */
export type EmployeeLoanFilter = {
  /** All of these must hold. */
  and?: Array<EmployeeLoanFilter> | null | undefined;
  /** What is still to be repaid, interest included; empty before it is paid out. */
  balance?: DecimalFilter | null | undefined;
  /** Most a payslip gives to the loan, all instalments due together, in percent of the net pay before it; empty for all that is left. */
  capPercent?: DecimalFilter | null | undefined;
  /** Who agreed, or noted the paper. */
  consentById?: IdFilter | null | undefined;
  /** Name of who agreed, or noted the paper. */
  consentByName?: TextFilter | null | undefined;
  /** The signed paper. */
  consentFileId?: IdFilter | null | undefined;
  /** Day the paper was signed. */
  consentSignedOn?: DateFilter | null | undefined;
  /** What the employee agreed to, as it was read; empty where a paper was signed. */
  consentWords?: TextFilter | null | undefined;
  /** When the employee agreed that it is taken from the pay, or his signed paper was noted; empty until then. */
  consentedAt?: InstantFilter | null | undefined;
  /** Country whose law says what may be taken of the pay, ISO 3166-1. */
  country?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency, ISO 4217: the company's. */
  currency?: TextFilter | null | undefined;
  /** When it was approved or rejected. */
  decidedAt?: InstantFilter | null | undefined;
  /** Who approved or rejected it; never who asked for it. */
  decidedById?: IdFilter | null | undefined;
  /** Name of who approved or rejected it. */
  decidedByName?: TextFilter | null | undefined;
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  deciders?: TextFilter | null | undefined;
  /** Why it was rejected. */
  decisionNote?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Everything else there is to say. */
  description?: TextFilter | null | undefined;
  /** Day it was paid out. */
  disbursedOn?: DateFilter | null | undefined;
  /** Who gets the loan. */
  employeeId?: IdFilter | null | undefined;
  /** First, middle and last name of the employee in one. */
  employeeName?: TextFilter | null | undefined;
  /** What settled it early, or what was written off. */
  endedAmount?: DecimalFilter | null | undefined;
  /** Day it was settled early, by the end of service in part too, or written off. */
  endedOn?: DateFilter | null | undefined;
  /** Who entered it. */
  enteredById?: IdFilter | null | undefined;
  /** Name of who entered it. */
  enteredByName?: TextFilter | null | undefined;
  /** The day the first instalment is due; payroll takes it in the month of that day, and the others month by month. */
  firstDue?: DateFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** In how many months it is repaid. */
  instalments?: NumberFilter | null | undefined;
  /** On what interest is charged. */
  method?: LoanMethodFilter | null | undefined;
  /** Day of the next instalment; empty where none is to come. */
  nextDueOn?: DateFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmployeeLoanFilter> | null | undefined;
  /** Day it was paid out, where that was before it was entered here. */
  paidOutBefore?: DateFilter | null | undefined;
  /** What is lent. */
  principal?: DecimalFilter | null | undefined;
  /** What it is for, in a few words; payslips show it. */
  reason?: TextFilter | null | undefined;
  /** What was repaid of it before it was entered here, interest included. */
  repaidBefore?: DecimalFilter | null | undefined;
  /** Where it stands. */
  state?: LoanStateFilter | null | undefined;
  /** Why it was settled early, paused last or written off. */
  stepNote?: TextFilter | null | undefined;
  /** Who sent it for approval. */
  submittedById?: IdFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Interest of a year, in percent; 0 for none. */
  yearlyRate?: DecimalFilter | null | undefined;
};

/** Values of a new loan. */
export type EmployeeLoanInput = {
  /** Most a payslip gives to the loan, all instalments due together, in percent of the net pay before it; empty for all that is left. */
  capPercent?: string | null | undefined;
  /** Everything else there is to say. */
  description?: string | null | undefined;
  /** Who gets the loan. */
  employeeId: string;
  /** The day the first instalment is due; payroll takes it in the month of that day, and the others month by month. At most 5 years ahead. */
  firstDue: string;
  /** In how many months it is repaid. */
  instalments: number;
  /** On what interest is charged. */
  method?: LoanMethod | null | undefined;
  /** Day it was paid out, where that was before it was entered here. At most 5 years ahead. */
  paidOutBefore?: string | null | undefined;
  /** What is lent. */
  principal: string;
  /** What it is for, in a few words; payslips show it. */
  reason: string;
  /** What was repaid of it before it was entered here, interest included. */
  repaidBefore?: string | null | undefined;
  /** Interest of a year, in percent; 0 for none. */
  yearlyRate?: string | null | undefined;
};

/** One level of the order of employeeLoans. */
export type EmployeeLoanSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EmployeeLoanSortField;
};

/** What employeeLoans can be sorted by. */
export type EmployeeLoanSortField =
  /** What is still to be repaid, interest included; empty before it is paid out. */
  | 'balance'
  /** Most a payslip gives to the loan, all instalments due together, in percent of the net pay before it; empty for all that is left. */
  | 'capPercent'
  /** Who agreed, or noted the paper. */
  | 'consentById'
  /** Name of who agreed, or noted the paper. */
  | 'consentByName'
  /** The signed paper. */
  | 'consentFileId'
  /** Day the paper was signed. */
  | 'consentSignedOn'
  /** What the employee agreed to, as it was read; empty where a paper was signed. */
  | 'consentWords'
  /** When the employee agreed that it is taken from the pay, or his signed paper was noted; empty until then. */
  | 'consentedAt'
  /** Country whose law says what may be taken of the pay, ISO 3166-1. */
  | 'country'
  /** When the row was made. */
  | 'createdAt'
  /** Currency, ISO 4217: the company's. */
  | 'currency'
  /** When it was approved or rejected. */
  | 'decidedAt'
  /** Who approved or rejected it; never who asked for it. */
  | 'decidedById'
  /** Name of who approved or rejected it. */
  | 'decidedByName'
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  | 'deciders'
  /** Why it was rejected. */
  | 'decisionNote'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Day it was paid out. */
  | 'disbursedOn'
  /** Who gets the loan. */
  | 'employeeId'
  /** First, middle and last name of the employee in one. */
  | 'employeeName'
  /** What settled it early, or what was written off. */
  | 'endedAmount'
  /** Day it was settled early, by the end of service in part too, or written off. */
  | 'endedOn'
  /** Who entered it. */
  | 'enteredById'
  /** Name of who entered it. */
  | 'enteredByName'
  /** The day the first instalment is due; payroll takes it in the month of that day, and the others month by month. */
  | 'firstDue'
  /** In how many months it is repaid. */
  | 'instalments'
  /** On what interest is charged. */
  | 'method'
  /** Day of the next instalment; empty where none is to come. */
  | 'nextDueOn'
  /** Day it was paid out, where that was before it was entered here. */
  | 'paidOutBefore'
  /** What is lent. */
  | 'principal'
  /** What it is for, in a few words; payslips show it. */
  | 'reason'
  /** What was repaid of it before it was entered here, interest included. */
  | 'repaidBefore'
  /** Where it stands. */
  | 'state'
  /** Why it was settled early, paused last or written off. */
  | 'stepNote'
  /** Who sent it for approval. */
  | 'submittedById'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Interest of a year, in percent; 0 for none. */
  | 'yearlyRate';

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

/** On what interest is charged. */
export type LoanMethod =
  /** Of the whole loan every month. */
  | 'flat'
  /** Of what is still owed. */
  | 'reducing';

/** Conditions on a LoanMethod; all that are given must hold. */
export type LoanMethodFilter = {
  /** Equal to. */
  eq?: LoanMethod | null | undefined;
  /** One of these. */
  in?: Array<LoanMethod> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LoanMethod | null | undefined;
};

/** How a loan is settled early. */
export type LoanSettlement =
  /** The employee has paid it back himself. */
  | 'paid'
  /** The payroll of the day takes what is left. */
  | 'payroll';

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

/** Conditions on a LoanState; all that are given must hold. */
export type LoanStateFilter = {
  /** Equal to. */
  eq?: LoanState | null | undefined;
  /** One of these. */
  in?: Array<LoanState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LoanState | null | undefined;
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

export type EmployeeLoansQueryVariables = Exact<{
  filter?: EmployeeLoanFilter | null | undefined;
  sort?: Array<EmployeeLoanSort> | EmployeeLoanSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmployeeLoansQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, employee: { id: string, label: string | null } | null }> } };

export type EmployeeLoanQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeLoanQuery = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type CreateEmployeeLoanMutationVariables = Exact<{
  input: EmployeeLoanInput;
}>;


export type CreateEmployeeLoanMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type UpdateEmployeeLoanMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeLoanChanges;
}>;


export type UpdateEmployeeLoanMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type DeleteEmployeeLoansMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeeLoansMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmployeeLoansMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeeLoansMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type EmployeeLoanRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, employee: { id: string, label: string | null } | null };

export type EmployeeLoanRecordFragment = { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null };

export type LoanScheduleQueryVariables = Exact<{
  id: string;
}>;


export type LoanScheduleQuery = { loanSchedule: { settlement: string | null, consent: { isNeeded: boolean, words: { en: string, ar: string } } | null, lines: Array<{ code: string, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }>, rows: Array<{ number: number, dueOn: string, due: string | null, interest: string | null, taken: string | null, state: string, paidIn: Array<string> }> } };

export type SubmitEmployeeLoanMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SubmitEmployeeLoanMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type ApproveEmployeeLoanMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveEmployeeLoanMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type CancelEmployeeLoanMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelEmployeeLoanMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type RejectEmployeeLoanMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectEmployeeLoanMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type ForgiveEmployeeLoanMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type ForgiveEmployeeLoanMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type DisburseEmployeeLoanMutationVariables = Exact<{
  id: string;
  version: number;
  day: string;
  firstDue?: string | null | undefined;
}>;


export type DisburseEmployeeLoanMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type PauseEmployeeLoanMutationVariables = Exact<{
  id: string;
  version: number;
  from: string;
  months: number;
  note: string;
}>;


export type PauseEmployeeLoanMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type SettleEmployeeLoanMutationVariables = Exact<{
  id: string;
  version: number;
  day: string;
  way: LoanSettlement;
  note: string;
}>;


export type SettleEmployeeLoanMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type ConsentToEmployeeLoanMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ConsentToEmployeeLoanMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type AskEmployeeLoanConsentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type AskEmployeeLoanConsentMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export type NoteEmployeeLoanConsentMutationVariables = Exact<{
  id: string;
  version: number;
  fileId: string;
  signedOn: string;
}>;


export type NoteEmployeeLoanConsentMutation = { record: { yearlyRate: string, method: LoanMethod, capPercent: string | null, description: string | null, disbursedOn: string | null, repaidBefore: string | null, endedOn: string | null, endedAmount: string | null, stepNote: string | null, decisionNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, consentByName: string | null, consentWords: string | null, consentSignedOn: string | null, consentFileId: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, reason: string, principal: string | null, currency: string, instalments: number, firstDue: string, balance: string | null, nextDueOn: string | null, paidOutBefore: string | null, consentedAt: string | null, state: LoanState, consentFile: { id: string, name: string, size: number, type: FileType } | null, employee: { id: string, label: string | null } | null } };

export const EmployeeLoanRowFragmentDoc = gql`
    fragment EmployeeLoanRow on EmployeeLoan {
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
  reason
  principal
  currency
  instalments
  firstDue
  balance
  nextDueOn
  paidOutBefore
  consentedAt
  state
}
    `;
export const EmployeeLoanRecordFragmentDoc = gql`
    fragment EmployeeLoanRecord on EmployeeLoan {
  ...EmployeeLoanRow
  yearlyRate
  method
  capPercent
  description
  disbursedOn
  repaidBefore
  endedOn
  endedAmount
  stepNote
  decisionNote
  approvalRefusal
  enteredByName
  decidedByName
  consentByName
  consentWords
  consentSignedOn
  consentFileId
  consentFile {
    id
    name
    size
    type
  }
  createdAt
  updatedAt
}
    `;
export const EmployeeLoansDocument = gql`
    query EmployeeLoans($filter: EmployeeLoanFilter, $sort: [EmployeeLoanSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: employeeLoans(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmployeeLoanRow
    }
    total
  }
}
    ${EmployeeLoanRowFragmentDoc}`;

/**
 * __useEmployeeLoansQuery__
 *
 * To run a query within a React component, call `useEmployeeLoansQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeLoansQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeLoansQuery({
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
export function useEmployeeLoansQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeeLoansQuery, EmployeeLoansQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeLoansQuery, EmployeeLoansQueryVariables>(EmployeeLoansDocument, options);
      }
export function useEmployeeLoansLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeLoansQuery, EmployeeLoansQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeLoansQuery, EmployeeLoansQueryVariables>(EmployeeLoansDocument, options);
        }
// @ts-ignore
export function useEmployeeLoansSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLoansQuery, EmployeeLoansQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLoansQuery, EmployeeLoansQueryVariables>;
export function useEmployeeLoansSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLoansQuery, EmployeeLoansQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLoansQuery | undefined, EmployeeLoansQueryVariables>;
export function useEmployeeLoansSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLoansQuery, EmployeeLoansQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeLoansQuery, EmployeeLoansQueryVariables>(EmployeeLoansDocument, options);
        }
export type EmployeeLoansQueryHookResult = ReturnType<typeof useEmployeeLoansQuery>;
export type EmployeeLoansLazyQueryHookResult = ReturnType<typeof useEmployeeLoansLazyQuery>;
export type EmployeeLoansSuspenseQueryHookResult = ReturnType<typeof useEmployeeLoansSuspenseQuery>;
export type EmployeeLoansQueryResult = ApolloReactCommon.QueryResult<EmployeeLoansQuery, EmployeeLoansQueryVariables>;
export const EmployeeLoanDocument = gql`
    query EmployeeLoan($id: ID!) {
  record: employeeLoan(id: $id) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useEmployeeLoanQuery__
 *
 * To run a query within a React component, call `useEmployeeLoanQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeLoanQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeLoanQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeLoanQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeLoanQuery, EmployeeLoanQueryVariables> & ({ variables: EmployeeLoanQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeLoanQuery, EmployeeLoanQueryVariables>(EmployeeLoanDocument, options);
      }
export function useEmployeeLoanLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeLoanQuery, EmployeeLoanQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeLoanQuery, EmployeeLoanQueryVariables>(EmployeeLoanDocument, options);
        }
// @ts-ignore
export function useEmployeeLoanSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLoanQuery, EmployeeLoanQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLoanQuery, EmployeeLoanQueryVariables>;
export function useEmployeeLoanSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLoanQuery, EmployeeLoanQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLoanQuery | undefined, EmployeeLoanQueryVariables>;
export function useEmployeeLoanSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLoanQuery, EmployeeLoanQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeLoanQuery, EmployeeLoanQueryVariables>(EmployeeLoanDocument, options);
        }
export type EmployeeLoanQueryHookResult = ReturnType<typeof useEmployeeLoanQuery>;
export type EmployeeLoanLazyQueryHookResult = ReturnType<typeof useEmployeeLoanLazyQuery>;
export type EmployeeLoanSuspenseQueryHookResult = ReturnType<typeof useEmployeeLoanSuspenseQuery>;
export type EmployeeLoanQueryResult = ApolloReactCommon.QueryResult<EmployeeLoanQuery, EmployeeLoanQueryVariables>;
export const CreateEmployeeLoanDocument = gql`
    mutation CreateEmployeeLoan($input: EmployeeLoanInput!) {
  record: createEmployeeLoan(input: $input) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useCreateEmployeeLoanMutation__
 *
 * To run a mutation, you first call `useCreateEmployeeLoanMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEmployeeLoanMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEmployeeLoanMutation, { data, loading, error }] = useCreateEmployeeLoanMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEmployeeLoanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEmployeeLoanMutation, CreateEmployeeLoanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEmployeeLoanMutation, CreateEmployeeLoanMutationVariables>(CreateEmployeeLoanDocument, options);
      }
export type CreateEmployeeLoanMutationHookResult = ReturnType<typeof useCreateEmployeeLoanMutation>;
export type CreateEmployeeLoanMutationResult = ApolloReactCommon.MutationResult<CreateEmployeeLoanMutation>;
export const UpdateEmployeeLoanDocument = gql`
    mutation UpdateEmployeeLoan($id: ID!, $version: Int!, $input: EmployeeLoanChanges!) {
  record: updateEmployeeLoan(id: $id, version: $version, input: $input) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useUpdateEmployeeLoanMutation__
 *
 * To run a mutation, you first call `useUpdateEmployeeLoanMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmployeeLoanMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmployeeLoanMutation, { data, loading, error }] = useUpdateEmployeeLoanMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEmployeeLoanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmployeeLoanMutation, UpdateEmployeeLoanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmployeeLoanMutation, UpdateEmployeeLoanMutationVariables>(UpdateEmployeeLoanDocument, options);
      }
export type UpdateEmployeeLoanMutationHookResult = ReturnType<typeof useUpdateEmployeeLoanMutation>;
export type UpdateEmployeeLoanMutationResult = ApolloReactCommon.MutationResult<UpdateEmployeeLoanMutation>;
export const DeleteEmployeeLoansDocument = gql`
    mutation DeleteEmployeeLoans($ids: [ID!]!) {
  results: deleteEmployeeLoans(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmployeeLoansMutation__
 *
 * To run a mutation, you first call `useDeleteEmployeeLoansMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmployeeLoansMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmployeeLoansMutation, { data, loading, error }] = useDeleteEmployeeLoansMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmployeeLoansMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmployeeLoansMutation, DeleteEmployeeLoansMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmployeeLoansMutation, DeleteEmployeeLoansMutationVariables>(DeleteEmployeeLoansDocument, options);
      }
export type DeleteEmployeeLoansMutationHookResult = ReturnType<typeof useDeleteEmployeeLoansMutation>;
export type DeleteEmployeeLoansMutationResult = ApolloReactCommon.MutationResult<DeleteEmployeeLoansMutation>;
export const RestoreEmployeeLoansDocument = gql`
    mutation RestoreEmployeeLoans($ids: [ID!]!) {
  results: restoreEmployeeLoans(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmployeeLoansMutation__
 *
 * To run a mutation, you first call `useRestoreEmployeeLoansMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmployeeLoansMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmployeeLoansMutation, { data, loading, error }] = useRestoreEmployeeLoansMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmployeeLoansMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmployeeLoansMutation, RestoreEmployeeLoansMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmployeeLoansMutation, RestoreEmployeeLoansMutationVariables>(RestoreEmployeeLoansDocument, options);
      }
export type RestoreEmployeeLoansMutationHookResult = ReturnType<typeof useRestoreEmployeeLoansMutation>;
export type RestoreEmployeeLoansMutationResult = ApolloReactCommon.MutationResult<RestoreEmployeeLoansMutation>;
export const LoanScheduleDocument = gql`
    query LoanSchedule($id: ID!) {
  loanSchedule(id: $id) {
    settlement
    consent {
      isNeeded
      words {
        en
        ar
      }
    }
    lines {
      code
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
    rows {
      number
      dueOn
      due
      interest
      taken
      state
      paidIn
    }
  }
}
    `;

/**
 * __useLoanScheduleQuery__
 *
 * To run a query within a React component, call `useLoanScheduleQuery` and pass it any options that fit your needs.
 * When your component renders, `useLoanScheduleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLoanScheduleQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useLoanScheduleQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LoanScheduleQuery, LoanScheduleQueryVariables> & ({ variables: LoanScheduleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LoanScheduleQuery, LoanScheduleQueryVariables>(LoanScheduleDocument, options);
      }
export function useLoanScheduleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LoanScheduleQuery, LoanScheduleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LoanScheduleQuery, LoanScheduleQueryVariables>(LoanScheduleDocument, options);
        }
// @ts-ignore
export function useLoanScheduleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LoanScheduleQuery, LoanScheduleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LoanScheduleQuery, LoanScheduleQueryVariables>;
export function useLoanScheduleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LoanScheduleQuery, LoanScheduleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LoanScheduleQuery | undefined, LoanScheduleQueryVariables>;
export function useLoanScheduleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LoanScheduleQuery, LoanScheduleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LoanScheduleQuery, LoanScheduleQueryVariables>(LoanScheduleDocument, options);
        }
export type LoanScheduleQueryHookResult = ReturnType<typeof useLoanScheduleQuery>;
export type LoanScheduleLazyQueryHookResult = ReturnType<typeof useLoanScheduleLazyQuery>;
export type LoanScheduleSuspenseQueryHookResult = ReturnType<typeof useLoanScheduleSuspenseQuery>;
export type LoanScheduleQueryResult = ApolloReactCommon.QueryResult<LoanScheduleQuery, LoanScheduleQueryVariables>;
export const SubmitEmployeeLoanDocument = gql`
    mutation SubmitEmployeeLoan($id: ID!, $version: Int!) {
  record: submitEmployeeLoan(id: $id, version: $version) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useSubmitEmployeeLoanMutation__
 *
 * To run a mutation, you first call `useSubmitEmployeeLoanMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSubmitEmployeeLoanMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [submitEmployeeLoanMutation, { data, loading, error }] = useSubmitEmployeeLoanMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useSubmitEmployeeLoanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitEmployeeLoanMutation, SubmitEmployeeLoanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitEmployeeLoanMutation, SubmitEmployeeLoanMutationVariables>(SubmitEmployeeLoanDocument, options);
      }
export type SubmitEmployeeLoanMutationHookResult = ReturnType<typeof useSubmitEmployeeLoanMutation>;
export type SubmitEmployeeLoanMutationResult = ApolloReactCommon.MutationResult<SubmitEmployeeLoanMutation>;
export const ApproveEmployeeLoanDocument = gql`
    mutation ApproveEmployeeLoan($id: ID!, $version: Int!) {
  record: approveEmployeeLoan(id: $id, version: $version) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useApproveEmployeeLoanMutation__
 *
 * To run a mutation, you first call `useApproveEmployeeLoanMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveEmployeeLoanMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveEmployeeLoanMutation, { data, loading, error }] = useApproveEmployeeLoanMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApproveEmployeeLoanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveEmployeeLoanMutation, ApproveEmployeeLoanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveEmployeeLoanMutation, ApproveEmployeeLoanMutationVariables>(ApproveEmployeeLoanDocument, options);
      }
export type ApproveEmployeeLoanMutationHookResult = ReturnType<typeof useApproveEmployeeLoanMutation>;
export type ApproveEmployeeLoanMutationResult = ApolloReactCommon.MutationResult<ApproveEmployeeLoanMutation>;
export const CancelEmployeeLoanDocument = gql`
    mutation CancelEmployeeLoan($id: ID!, $version: Int!) {
  record: cancelEmployeeLoan(id: $id, version: $version) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useCancelEmployeeLoanMutation__
 *
 * To run a mutation, you first call `useCancelEmployeeLoanMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelEmployeeLoanMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelEmployeeLoanMutation, { data, loading, error }] = useCancelEmployeeLoanMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCancelEmployeeLoanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelEmployeeLoanMutation, CancelEmployeeLoanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelEmployeeLoanMutation, CancelEmployeeLoanMutationVariables>(CancelEmployeeLoanDocument, options);
      }
export type CancelEmployeeLoanMutationHookResult = ReturnType<typeof useCancelEmployeeLoanMutation>;
export type CancelEmployeeLoanMutationResult = ApolloReactCommon.MutationResult<CancelEmployeeLoanMutation>;
export const RejectEmployeeLoanDocument = gql`
    mutation RejectEmployeeLoan($id: ID!, $version: Int!, $note: String!) {
  record: rejectEmployeeLoan(id: $id, version: $version, note: $note) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useRejectEmployeeLoanMutation__
 *
 * To run a mutation, you first call `useRejectEmployeeLoanMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectEmployeeLoanMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectEmployeeLoanMutation, { data, loading, error }] = useRejectEmployeeLoanMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectEmployeeLoanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectEmployeeLoanMutation, RejectEmployeeLoanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectEmployeeLoanMutation, RejectEmployeeLoanMutationVariables>(RejectEmployeeLoanDocument, options);
      }
export type RejectEmployeeLoanMutationHookResult = ReturnType<typeof useRejectEmployeeLoanMutation>;
export type RejectEmployeeLoanMutationResult = ApolloReactCommon.MutationResult<RejectEmployeeLoanMutation>;
export const ForgiveEmployeeLoanDocument = gql`
    mutation ForgiveEmployeeLoan($id: ID!, $version: Int!, $note: String!) {
  record: forgiveEmployeeLoan(id: $id, version: $version, note: $note) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useForgiveEmployeeLoanMutation__
 *
 * To run a mutation, you first call `useForgiveEmployeeLoanMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useForgiveEmployeeLoanMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [forgiveEmployeeLoanMutation, { data, loading, error }] = useForgiveEmployeeLoanMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useForgiveEmployeeLoanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ForgiveEmployeeLoanMutation, ForgiveEmployeeLoanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ForgiveEmployeeLoanMutation, ForgiveEmployeeLoanMutationVariables>(ForgiveEmployeeLoanDocument, options);
      }
export type ForgiveEmployeeLoanMutationHookResult = ReturnType<typeof useForgiveEmployeeLoanMutation>;
export type ForgiveEmployeeLoanMutationResult = ApolloReactCommon.MutationResult<ForgiveEmployeeLoanMutation>;
export const DisburseEmployeeLoanDocument = gql`
    mutation DisburseEmployeeLoan($id: ID!, $version: Int!, $day: Date!, $firstDue: Date) {
  record: disburseEmployeeLoan(
    id: $id
    version: $version
    day: $day
    firstDue: $firstDue
  ) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useDisburseEmployeeLoanMutation__
 *
 * To run a mutation, you first call `useDisburseEmployeeLoanMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDisburseEmployeeLoanMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [disburseEmployeeLoanMutation, { data, loading, error }] = useDisburseEmployeeLoanMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      day: // value for 'day'
 *      firstDue: // value for 'firstDue'
 *   },
 * });
 */
export function useDisburseEmployeeLoanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DisburseEmployeeLoanMutation, DisburseEmployeeLoanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DisburseEmployeeLoanMutation, DisburseEmployeeLoanMutationVariables>(DisburseEmployeeLoanDocument, options);
      }
export type DisburseEmployeeLoanMutationHookResult = ReturnType<typeof useDisburseEmployeeLoanMutation>;
export type DisburseEmployeeLoanMutationResult = ApolloReactCommon.MutationResult<DisburseEmployeeLoanMutation>;
export const PauseEmployeeLoanDocument = gql`
    mutation PauseEmployeeLoan($id: ID!, $version: Int!, $from: Date!, $months: Int!, $note: String!) {
  record: pauseEmployeeLoan(
    id: $id
    version: $version
    from: $from
    months: $months
    note: $note
  ) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __usePauseEmployeeLoanMutation__
 *
 * To run a mutation, you first call `usePauseEmployeeLoanMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePauseEmployeeLoanMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [pauseEmployeeLoanMutation, { data, loading, error }] = usePauseEmployeeLoanMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      from: // value for 'from'
 *      months: // value for 'months'
 *      note: // value for 'note'
 *   },
 * });
 */
export function usePauseEmployeeLoanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PauseEmployeeLoanMutation, PauseEmployeeLoanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PauseEmployeeLoanMutation, PauseEmployeeLoanMutationVariables>(PauseEmployeeLoanDocument, options);
      }
export type PauseEmployeeLoanMutationHookResult = ReturnType<typeof usePauseEmployeeLoanMutation>;
export type PauseEmployeeLoanMutationResult = ApolloReactCommon.MutationResult<PauseEmployeeLoanMutation>;
export const SettleEmployeeLoanDocument = gql`
    mutation SettleEmployeeLoan($id: ID!, $version: Int!, $day: Date!, $way: LoanSettlement!, $note: String!) {
  record: settleEmployeeLoan(
    id: $id
    version: $version
    day: $day
    way: $way
    note: $note
  ) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useSettleEmployeeLoanMutation__
 *
 * To run a mutation, you first call `useSettleEmployeeLoanMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSettleEmployeeLoanMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [settleEmployeeLoanMutation, { data, loading, error }] = useSettleEmployeeLoanMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      day: // value for 'day'
 *      way: // value for 'way'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useSettleEmployeeLoanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SettleEmployeeLoanMutation, SettleEmployeeLoanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SettleEmployeeLoanMutation, SettleEmployeeLoanMutationVariables>(SettleEmployeeLoanDocument, options);
      }
export type SettleEmployeeLoanMutationHookResult = ReturnType<typeof useSettleEmployeeLoanMutation>;
export type SettleEmployeeLoanMutationResult = ApolloReactCommon.MutationResult<SettleEmployeeLoanMutation>;
export const ConsentToEmployeeLoanDocument = gql`
    mutation ConsentToEmployeeLoan($id: ID!, $version: Int!) {
  record: consentToEmployeeLoan(id: $id, version: $version) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useConsentToEmployeeLoanMutation__
 *
 * To run a mutation, you first call `useConsentToEmployeeLoanMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConsentToEmployeeLoanMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [consentToEmployeeLoanMutation, { data, loading, error }] = useConsentToEmployeeLoanMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useConsentToEmployeeLoanMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConsentToEmployeeLoanMutation, ConsentToEmployeeLoanMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConsentToEmployeeLoanMutation, ConsentToEmployeeLoanMutationVariables>(ConsentToEmployeeLoanDocument, options);
      }
export type ConsentToEmployeeLoanMutationHookResult = ReturnType<typeof useConsentToEmployeeLoanMutation>;
export type ConsentToEmployeeLoanMutationResult = ApolloReactCommon.MutationResult<ConsentToEmployeeLoanMutation>;
export const AskEmployeeLoanConsentDocument = gql`
    mutation AskEmployeeLoanConsent($id: ID!, $version: Int!) {
  record: askEmployeeLoanConsent(id: $id, version: $version) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useAskEmployeeLoanConsentMutation__
 *
 * To run a mutation, you first call `useAskEmployeeLoanConsentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAskEmployeeLoanConsentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [askEmployeeLoanConsentMutation, { data, loading, error }] = useAskEmployeeLoanConsentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useAskEmployeeLoanConsentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AskEmployeeLoanConsentMutation, AskEmployeeLoanConsentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AskEmployeeLoanConsentMutation, AskEmployeeLoanConsentMutationVariables>(AskEmployeeLoanConsentDocument, options);
      }
export type AskEmployeeLoanConsentMutationHookResult = ReturnType<typeof useAskEmployeeLoanConsentMutation>;
export type AskEmployeeLoanConsentMutationResult = ApolloReactCommon.MutationResult<AskEmployeeLoanConsentMutation>;
export const NoteEmployeeLoanConsentDocument = gql`
    mutation NoteEmployeeLoanConsent($id: ID!, $version: Int!, $fileId: ID!, $signedOn: Date!) {
  record: noteEmployeeLoanConsent(
    id: $id
    version: $version
    fileId: $fileId
    signedOn: $signedOn
  ) {
    ...EmployeeLoanRecord
  }
}
    ${EmployeeLoanRecordFragmentDoc}
${EmployeeLoanRowFragmentDoc}`;

/**
 * __useNoteEmployeeLoanConsentMutation__
 *
 * To run a mutation, you first call `useNoteEmployeeLoanConsentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useNoteEmployeeLoanConsentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [noteEmployeeLoanConsentMutation, { data, loading, error }] = useNoteEmployeeLoanConsentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      fileId: // value for 'fileId'
 *      signedOn: // value for 'signedOn'
 *   },
 * });
 */
export function useNoteEmployeeLoanConsentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<NoteEmployeeLoanConsentMutation, NoteEmployeeLoanConsentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<NoteEmployeeLoanConsentMutation, NoteEmployeeLoanConsentMutationVariables>(NoteEmployeeLoanConsentDocument, options);
      }
export type NoteEmployeeLoanConsentMutationHookResult = ReturnType<typeof useNoteEmployeeLoanConsentMutation>;
export type NoteEmployeeLoanConsentMutationResult = ApolloReactCommon.MutationResult<NoteEmployeeLoanConsentMutation>;