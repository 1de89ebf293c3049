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

/** Values to change in a deduction of an employee; what is left out stays. */
export type EmployeeDeductionChanges = {
  /** Amount; empty for a reward that is no money. */
  amount?: string | null | undefined;
  /** Most a payslip gives to it, in percent of the net pay before it; empty for all that is left. */
  capPercent?: string | null | undefined;
  /** The day it is for; the payroll of its month takes it. At most 5 years ahead. */
  date?: string | null | undefined;
  /** Days of the basic salary it is, where it is days of pay; its amount follows from them. */
  daysOfPay?: string | null | undefined;
  /** Everything else there is to say. */
  description?: string | null | undefined;
  /** Payslips it is spread over in equal parts, beginning with that of its day. */
  instalments?: number | null | undefined;
  /** Whether it is an amount of money or so many days of pay. */
  kind?: EmployeeDeductionKind | null | undefined;
  /** Ordered by a court or an authority: it comes before all others, whatever their priority, within what the law of the country lets be taken for orders. */
  legalOrder?: boolean | null | undefined;
  /** Which deductions come first where the pay does not reach for all: 1 before 9. */
  priority?: number | null | undefined;
  /** What it is for, in a few words. */
  reason?: string | null | undefined;
  /** Number of the resolution or letter that grounds it. */
  resolutionNumber?: string | null | undefined;
  /** Kind of deduction. */
  type?: EmployeeDeductionType | null | undefined;
};

/** Which employeeDeductions to list; all conditions given must hold. */
export type EmployeeDeductionFilter = {
  /** Amount; empty for a reward that is no money. */
  amount?: DecimalFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<EmployeeDeductionFilter> | null | undefined;
  /** Most a payslip gives to it, in percent of the net pay before it; empty for all that is left. */
  capPercent?: DecimalFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency, ISO 4217: the company's. */
  currency?: TextFilter | null | undefined;
  /** The day it is for; the payroll of its month takes it. */
  date?: DateFilter | null | undefined;
  /** Days of the basic salary it is, where it is days of pay; its amount follows from them. */
  daysOfPay?: DecimalFilter | null | undefined;
  /** When it was approved or rejected. */
  decidedAt?: InstantFilter | null | undefined;
  /** Who approved or rejected it; never who entered it. */
  decidedById?: IdFilter | null | undefined;
  /** Name of who approved or rejected it. */
  decidedByName?: TextFilter | null | undefined;
  /** Why it was rejected. */
  decisionNote?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Everything else there is to say. */
  description?: TextFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** First, middle and last name of the employee in one. */
  employeeName?: TextFilter | null | undefined;
  /** Who entered it. */
  enteredById?: IdFilter | null | undefined;
  /** Name of who entered it. */
  enteredByName?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Payslips it is spread over in equal parts, beginning with that of its day. */
  instalments?: NumberFilter | null | undefined;
  /** Whether it is an amount of money or so many days of pay. */
  kind?: EmployeeDeductionKindFilter | null | undefined;
  /** Ordered by a court or an authority: it comes before all others, whatever their priority, within what the law of the country lets be taken for orders. */
  legalOrder?: BooleanFilter | null | undefined;
  /** Basic salary of a month on its day, a thirtieth of which a day of it is. */
  monthlyPay?: DecimalFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmployeeDeductionFilter> | null | undefined;
  /** How many posted payrolls paid or took of it. */
  postedPayrolls?: NumberFilter | null | undefined;
  /** Which deductions come first where the pay does not reach for all: 1 before 9. */
  priority?: NumberFilter | null | undefined;
  /** What it is for, in a few words. */
  reason?: TextFilter | null | undefined;
  /** Number of the resolution or letter that grounds it. */
  resolutionNumber?: TextFilter | null | undefined;
  /** Why it was reversed; the payslip says so. */
  reversalNote?: TextFilter | null | undefined;
  /** What posted payrolls paid or took of it, and the next turns round. */
  reversedAmount?: DecimalFilter | null | undefined;
  /** Who reversed it; never who entered it. */
  reversedById?: IdFilter | null | undefined;
  /** The day it was reversed: payrolls from then on turn it round. */
  reversedOn?: DateFilter | null | undefined;
  /** Where it stands. */
  state?: PayEntryStateFilter | null | undefined;
  /** Who sent it for approval. */
  submittedById?: IdFilter | null | undefined;
  /** Kind of deduction. */
  type?: EmployeeDeductionTypeFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new deduction of an employee. */
export type EmployeeDeductionInput = {
  /** Amount; empty for a reward that is no money. */
  amount?: string | null | undefined;
  /** Most a payslip gives to it, in percent of the net pay before it; empty for all that is left. */
  capPercent?: string | null | undefined;
  /** The day it is for; the payroll of its month takes it. At most 5 years ahead. */
  date: string;
  /** Days of the basic salary it is, where it is days of pay; its amount follows from them. */
  daysOfPay?: string | null | undefined;
  /** Everything else there is to say. */
  description?: string | null | undefined;
  /** The employee it is about. */
  employeeId: string;
  /** Payslips it is spread over in equal parts, beginning with that of its day. */
  instalments?: number | null | undefined;
  /** Whether it is an amount of money or so many days of pay. */
  kind?: EmployeeDeductionKind | null | undefined;
  /** Ordered by a court or an authority: it comes before all others, whatever their priority, within what the law of the country lets be taken for orders. */
  legalOrder?: boolean | null | undefined;
  /** Which deductions come first where the pay does not reach for all: 1 before 9. */
  priority?: number | null | undefined;
  /** What it is for, in a few words. */
  reason: string;
  /** Number of the resolution or letter that grounds it. */
  resolutionNumber?: string | null | undefined;
  /** Kind of deduction. */
  type: EmployeeDeductionType;
};

/** What a deduction is given as. */
export type EmployeeDeductionKind =
  /** So much money. */
  | 'amount'
  /** The pay of so many days. */
  | 'days_of_pay';

/** Conditions on a EmployeeDeductionKind; all that are given must hold. */
export type EmployeeDeductionKindFilter = {
  /** Equal to. */
  eq?: EmployeeDeductionKind | null | undefined;
  /** One of these. */
  in?: Array<EmployeeDeductionKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: EmployeeDeductionKind | null | undefined;
};

/** One level of the order of employeeDeductions. */
export type EmployeeDeductionSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EmployeeDeductionSortField;
};

/** What employeeDeductions can be sorted by. */
export type EmployeeDeductionSortField =
  /** Amount; empty for a reward that is no money. */
  | 'amount'
  /** Most a payslip gives to it, in percent of the net pay before it; empty for all that is left. */
  | 'capPercent'
  /** When the row was made. */
  | 'createdAt'
  /** Currency, ISO 4217: the company's. */
  | 'currency'
  /** The day it is for; the payroll of its month takes it. */
  | 'date'
  /** Days of the basic salary it is, where it is days of pay; its amount follows from them. */
  | 'daysOfPay'
  /** When it was approved or rejected. */
  | 'decidedAt'
  /** Who approved or rejected it; never who entered it. */
  | 'decidedById'
  /** Name of who approved or rejected it. */
  | 'decidedByName'
  /** Why it was rejected. */
  | 'decisionNote'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The employee it is about. */
  | 'employeeId'
  /** First, middle and last name of the employee in one. */
  | 'employeeName'
  /** Who entered it. */
  | 'enteredById'
  /** Name of who entered it. */
  | 'enteredByName'
  /** Payslips it is spread over in equal parts, beginning with that of its day. */
  | 'instalments'
  /** Whether it is an amount of money or so many days of pay. */
  | 'kind'
  /** Ordered by a court or an authority: it comes before all others, whatever their priority, within what the law of the country lets be taken for orders. */
  | 'legalOrder'
  /** Basic salary of a month on its day, a thirtieth of which a day of it is. */
  | 'monthlyPay'
  /** How many posted payrolls paid or took of it. */
  | 'postedPayrolls'
  /** Which deductions come first where the pay does not reach for all: 1 before 9. */
  | 'priority'
  /** What it is for, in a few words. */
  | 'reason'
  /** Number of the resolution or letter that grounds it. */
  | 'resolutionNumber'
  /** Why it was reversed; the payslip says so. */
  | 'reversalNote'
  /** What posted payrolls paid or took of it, and the next turns round. */
  | 'reversedAmount'
  /** Who reversed it; never who entered it. */
  | 'reversedById'
  /** The day it was reversed: payrolls from then on turn it round. */
  | 'reversedOn'
  /** Where it stands. */
  | 'state'
  /** Who sent it for approval. */
  | 'submittedById'
  /** Kind of deduction. */
  | 'type'
  /** When the row was last changed. */
  | 'updatedAt';

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

/** Conditions on a EmployeeDeductionType; all that are given must hold. */
export type EmployeeDeductionTypeFilter = {
  /** Equal to. */
  eq?: EmployeeDeductionType | null | undefined;
  /** One of these. */
  in?: Array<EmployeeDeductionType> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: EmployeeDeductionType | null | undefined;
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

/** Conditions on a PayEntryState; all that are given must hold. */
export type PayEntryStateFilter = {
  /** Equal to. */
  eq?: PayEntryState | null | undefined;
  /** One of these. */
  in?: Array<PayEntryState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayEntryState | null | undefined;
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

export type EmployeeDeductionsQueryVariables = Exact<{
  filter?: EmployeeDeductionFilter | null | undefined;
  sort?: Array<EmployeeDeductionSort> | EmployeeDeductionSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmployeeDeductionsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, legalOrder: boolean, state: PayEntryState, employee: { id: string, label: string | null } | null }> } };

export type EmployeeDeductionQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeDeductionQuery = { record: { kind: EmployeeDeductionKind, daysOfPay: string | null, monthlyPay: string | null, instalments: number, capPercent: string | null, priority: number, description: string | null, takenAmount: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, legalOrder: boolean, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type CreateEmployeeDeductionMutationVariables = Exact<{
  input: EmployeeDeductionInput;
}>;


export type CreateEmployeeDeductionMutation = { record: { kind: EmployeeDeductionKind, daysOfPay: string | null, monthlyPay: string | null, instalments: number, capPercent: string | null, priority: number, description: string | null, takenAmount: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, legalOrder: boolean, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type UpdateEmployeeDeductionMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeDeductionChanges;
}>;


export type UpdateEmployeeDeductionMutation = { record: { kind: EmployeeDeductionKind, daysOfPay: string | null, monthlyPay: string | null, instalments: number, capPercent: string | null, priority: number, description: string | null, takenAmount: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, legalOrder: boolean, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type DeleteEmployeeDeductionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeeDeductionsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmployeeDeductionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeeDeductionsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type EmployeeDeductionRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, legalOrder: boolean, state: PayEntryState, employee: { id: string, label: string | null } | null };

export type EmployeeDeductionRecordFragment = { kind: EmployeeDeductionKind, daysOfPay: string | null, monthlyPay: string | null, instalments: number, capPercent: string | null, priority: number, description: string | null, takenAmount: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, legalOrder: boolean, state: PayEntryState, employee: { id: string, label: string | null } | null };

export type SubmitEmployeeDeductionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SubmitEmployeeDeductionMutation = { record: { kind: EmployeeDeductionKind, daysOfPay: string | null, monthlyPay: string | null, instalments: number, capPercent: string | null, priority: number, description: string | null, takenAmount: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, legalOrder: boolean, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type ApproveEmployeeDeductionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveEmployeeDeductionMutation = { record: { kind: EmployeeDeductionKind, daysOfPay: string | null, monthlyPay: string | null, instalments: number, capPercent: string | null, priority: number, description: string | null, takenAmount: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, legalOrder: boolean, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type ApplyEmployeeDeductionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApplyEmployeeDeductionMutation = { record: { kind: EmployeeDeductionKind, daysOfPay: string | null, monthlyPay: string | null, instalments: number, capPercent: string | null, priority: number, description: string | null, takenAmount: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, legalOrder: boolean, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type CancelEmployeeDeductionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelEmployeeDeductionMutation = { record: { kind: EmployeeDeductionKind, daysOfPay: string | null, monthlyPay: string | null, instalments: number, capPercent: string | null, priority: number, description: string | null, takenAmount: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, legalOrder: boolean, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type RejectEmployeeDeductionMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectEmployeeDeductionMutation = { record: { kind: EmployeeDeductionKind, daysOfPay: string | null, monthlyPay: string | null, instalments: number, capPercent: string | null, priority: number, description: string | null, takenAmount: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, legalOrder: boolean, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export type ReverseEmployeeDeductionMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type ReverseEmployeeDeductionMutation = { record: { kind: EmployeeDeductionKind, daysOfPay: string | null, monthlyPay: string | null, instalments: number, capPercent: string | null, priority: number, description: string | null, takenAmount: string | null, decisionNote: string | null, reversedOn: string | null, reversedAmount: string | null, reversalNote: string | null, approvalRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, type: EmployeeDeductionType, reason: string, amount: string | null, currency: string, date: string, resolutionNumber: string | null, legalOrder: boolean, state: PayEntryState, employee: { id: string, label: string | null } | null } };

export const EmployeeDeductionRowFragmentDoc = gql`
    fragment EmployeeDeductionRow on EmployeeDeduction {
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
  type
  reason
  amount
  currency
  date
  resolutionNumber
  legalOrder
  state
}
    `;
export const EmployeeDeductionRecordFragmentDoc = gql`
    fragment EmployeeDeductionRecord on EmployeeDeduction {
  ...EmployeeDeductionRow
  kind
  daysOfPay
  monthlyPay
  instalments
  capPercent
  priority
  description
  takenAmount
  decisionNote
  reversedOn
  reversedAmount
  reversalNote
  approvalRefusal
  enteredByName
  decidedByName
  decidedAt
  createdAt
  updatedAt
}
    `;
export const EmployeeDeductionsDocument = gql`
    query EmployeeDeductions($filter: EmployeeDeductionFilter, $sort: [EmployeeDeductionSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: employeeDeductions(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmployeeDeductionRow
    }
    total
  }
}
    ${EmployeeDeductionRowFragmentDoc}`;

/**
 * __useEmployeeDeductionsQuery__
 *
 * To run a query within a React component, call `useEmployeeDeductionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeDeductionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeDeductionsQuery({
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
export function useEmployeeDeductionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeeDeductionsQuery, EmployeeDeductionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeDeductionsQuery, EmployeeDeductionsQueryVariables>(EmployeeDeductionsDocument, options);
      }
export function useEmployeeDeductionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeDeductionsQuery, EmployeeDeductionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeDeductionsQuery, EmployeeDeductionsQueryVariables>(EmployeeDeductionsDocument, options);
        }
// @ts-ignore
export function useEmployeeDeductionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDeductionsQuery, EmployeeDeductionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDeductionsQuery, EmployeeDeductionsQueryVariables>;
export function useEmployeeDeductionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDeductionsQuery, EmployeeDeductionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDeductionsQuery | undefined, EmployeeDeductionsQueryVariables>;
export function useEmployeeDeductionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDeductionsQuery, EmployeeDeductionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeDeductionsQuery, EmployeeDeductionsQueryVariables>(EmployeeDeductionsDocument, options);
        }
export type EmployeeDeductionsQueryHookResult = ReturnType<typeof useEmployeeDeductionsQuery>;
export type EmployeeDeductionsLazyQueryHookResult = ReturnType<typeof useEmployeeDeductionsLazyQuery>;
export type EmployeeDeductionsSuspenseQueryHookResult = ReturnType<typeof useEmployeeDeductionsSuspenseQuery>;
export type EmployeeDeductionsQueryResult = ApolloReactCommon.QueryResult<EmployeeDeductionsQuery, EmployeeDeductionsQueryVariables>;
export const EmployeeDeductionDocument = gql`
    query EmployeeDeduction($id: ID!) {
  record: employeeDeduction(id: $id) {
    ...EmployeeDeductionRecord
  }
}
    ${EmployeeDeductionRecordFragmentDoc}
${EmployeeDeductionRowFragmentDoc}`;

/**
 * __useEmployeeDeductionQuery__
 *
 * To run a query within a React component, call `useEmployeeDeductionQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeDeductionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeDeductionQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeDeductionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeDeductionQuery, EmployeeDeductionQueryVariables> & ({ variables: EmployeeDeductionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeDeductionQuery, EmployeeDeductionQueryVariables>(EmployeeDeductionDocument, options);
      }
export function useEmployeeDeductionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeDeductionQuery, EmployeeDeductionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeDeductionQuery, EmployeeDeductionQueryVariables>(EmployeeDeductionDocument, options);
        }
// @ts-ignore
export function useEmployeeDeductionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDeductionQuery, EmployeeDeductionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDeductionQuery, EmployeeDeductionQueryVariables>;
export function useEmployeeDeductionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDeductionQuery, EmployeeDeductionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDeductionQuery | undefined, EmployeeDeductionQueryVariables>;
export function useEmployeeDeductionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDeductionQuery, EmployeeDeductionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeDeductionQuery, EmployeeDeductionQueryVariables>(EmployeeDeductionDocument, options);
        }
export type EmployeeDeductionQueryHookResult = ReturnType<typeof useEmployeeDeductionQuery>;
export type EmployeeDeductionLazyQueryHookResult = ReturnType<typeof useEmployeeDeductionLazyQuery>;
export type EmployeeDeductionSuspenseQueryHookResult = ReturnType<typeof useEmployeeDeductionSuspenseQuery>;
export type EmployeeDeductionQueryResult = ApolloReactCommon.QueryResult<EmployeeDeductionQuery, EmployeeDeductionQueryVariables>;
export const CreateEmployeeDeductionDocument = gql`
    mutation CreateEmployeeDeduction($input: EmployeeDeductionInput!) {
  record: createEmployeeDeduction(input: $input) {
    ...EmployeeDeductionRecord
  }
}
    ${EmployeeDeductionRecordFragmentDoc}
${EmployeeDeductionRowFragmentDoc}`;

/**
 * __useCreateEmployeeDeductionMutation__
 *
 * To run a mutation, you first call `useCreateEmployeeDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEmployeeDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEmployeeDeductionMutation, { data, loading, error }] = useCreateEmployeeDeductionMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEmployeeDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEmployeeDeductionMutation, CreateEmployeeDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEmployeeDeductionMutation, CreateEmployeeDeductionMutationVariables>(CreateEmployeeDeductionDocument, options);
      }
export type CreateEmployeeDeductionMutationHookResult = ReturnType<typeof useCreateEmployeeDeductionMutation>;
export type CreateEmployeeDeductionMutationResult = ApolloReactCommon.MutationResult<CreateEmployeeDeductionMutation>;
export const UpdateEmployeeDeductionDocument = gql`
    mutation UpdateEmployeeDeduction($id: ID!, $version: Int!, $input: EmployeeDeductionChanges!) {
  record: updateEmployeeDeduction(id: $id, version: $version, input: $input) {
    ...EmployeeDeductionRecord
  }
}
    ${EmployeeDeductionRecordFragmentDoc}
${EmployeeDeductionRowFragmentDoc}`;

/**
 * __useUpdateEmployeeDeductionMutation__
 *
 * To run a mutation, you first call `useUpdateEmployeeDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmployeeDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmployeeDeductionMutation, { data, loading, error }] = useUpdateEmployeeDeductionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEmployeeDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmployeeDeductionMutation, UpdateEmployeeDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmployeeDeductionMutation, UpdateEmployeeDeductionMutationVariables>(UpdateEmployeeDeductionDocument, options);
      }
export type UpdateEmployeeDeductionMutationHookResult = ReturnType<typeof useUpdateEmployeeDeductionMutation>;
export type UpdateEmployeeDeductionMutationResult = ApolloReactCommon.MutationResult<UpdateEmployeeDeductionMutation>;
export const DeleteEmployeeDeductionsDocument = gql`
    mutation DeleteEmployeeDeductions($ids: [ID!]!) {
  results: deleteEmployeeDeductions(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmployeeDeductionsMutation__
 *
 * To run a mutation, you first call `useDeleteEmployeeDeductionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmployeeDeductionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmployeeDeductionsMutation, { data, loading, error }] = useDeleteEmployeeDeductionsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmployeeDeductionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmployeeDeductionsMutation, DeleteEmployeeDeductionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmployeeDeductionsMutation, DeleteEmployeeDeductionsMutationVariables>(DeleteEmployeeDeductionsDocument, options);
      }
export type DeleteEmployeeDeductionsMutationHookResult = ReturnType<typeof useDeleteEmployeeDeductionsMutation>;
export type DeleteEmployeeDeductionsMutationResult = ApolloReactCommon.MutationResult<DeleteEmployeeDeductionsMutation>;
export const RestoreEmployeeDeductionsDocument = gql`
    mutation RestoreEmployeeDeductions($ids: [ID!]!) {
  results: restoreEmployeeDeductions(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmployeeDeductionsMutation__
 *
 * To run a mutation, you first call `useRestoreEmployeeDeductionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmployeeDeductionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmployeeDeductionsMutation, { data, loading, error }] = useRestoreEmployeeDeductionsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmployeeDeductionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmployeeDeductionsMutation, RestoreEmployeeDeductionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmployeeDeductionsMutation, RestoreEmployeeDeductionsMutationVariables>(RestoreEmployeeDeductionsDocument, options);
      }
export type RestoreEmployeeDeductionsMutationHookResult = ReturnType<typeof useRestoreEmployeeDeductionsMutation>;
export type RestoreEmployeeDeductionsMutationResult = ApolloReactCommon.MutationResult<RestoreEmployeeDeductionsMutation>;
export const SubmitEmployeeDeductionDocument = gql`
    mutation SubmitEmployeeDeduction($id: ID!, $version: Int!) {
  record: submitEmployeeDeduction(id: $id, version: $version) {
    ...EmployeeDeductionRecord
  }
}
    ${EmployeeDeductionRecordFragmentDoc}
${EmployeeDeductionRowFragmentDoc}`;

/**
 * __useSubmitEmployeeDeductionMutation__
 *
 * To run a mutation, you first call `useSubmitEmployeeDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSubmitEmployeeDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [submitEmployeeDeductionMutation, { data, loading, error }] = useSubmitEmployeeDeductionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useSubmitEmployeeDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitEmployeeDeductionMutation, SubmitEmployeeDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitEmployeeDeductionMutation, SubmitEmployeeDeductionMutationVariables>(SubmitEmployeeDeductionDocument, options);
      }
export type SubmitEmployeeDeductionMutationHookResult = ReturnType<typeof useSubmitEmployeeDeductionMutation>;
export type SubmitEmployeeDeductionMutationResult = ApolloReactCommon.MutationResult<SubmitEmployeeDeductionMutation>;
export const ApproveEmployeeDeductionDocument = gql`
    mutation ApproveEmployeeDeduction($id: ID!, $version: Int!) {
  record: approveEmployeeDeduction(id: $id, version: $version) {
    ...EmployeeDeductionRecord
  }
}
    ${EmployeeDeductionRecordFragmentDoc}
${EmployeeDeductionRowFragmentDoc}`;

/**
 * __useApproveEmployeeDeductionMutation__
 *
 * To run a mutation, you first call `useApproveEmployeeDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveEmployeeDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveEmployeeDeductionMutation, { data, loading, error }] = useApproveEmployeeDeductionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApproveEmployeeDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveEmployeeDeductionMutation, ApproveEmployeeDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveEmployeeDeductionMutation, ApproveEmployeeDeductionMutationVariables>(ApproveEmployeeDeductionDocument, options);
      }
export type ApproveEmployeeDeductionMutationHookResult = ReturnType<typeof useApproveEmployeeDeductionMutation>;
export type ApproveEmployeeDeductionMutationResult = ApolloReactCommon.MutationResult<ApproveEmployeeDeductionMutation>;
export const ApplyEmployeeDeductionDocument = gql`
    mutation ApplyEmployeeDeduction($id: ID!, $version: Int!) {
  record: applyEmployeeDeduction(id: $id, version: $version) {
    ...EmployeeDeductionRecord
  }
}
    ${EmployeeDeductionRecordFragmentDoc}
${EmployeeDeductionRowFragmentDoc}`;

/**
 * __useApplyEmployeeDeductionMutation__
 *
 * To run a mutation, you first call `useApplyEmployeeDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApplyEmployeeDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [applyEmployeeDeductionMutation, { data, loading, error }] = useApplyEmployeeDeductionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApplyEmployeeDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApplyEmployeeDeductionMutation, ApplyEmployeeDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApplyEmployeeDeductionMutation, ApplyEmployeeDeductionMutationVariables>(ApplyEmployeeDeductionDocument, options);
      }
export type ApplyEmployeeDeductionMutationHookResult = ReturnType<typeof useApplyEmployeeDeductionMutation>;
export type ApplyEmployeeDeductionMutationResult = ApolloReactCommon.MutationResult<ApplyEmployeeDeductionMutation>;
export const CancelEmployeeDeductionDocument = gql`
    mutation CancelEmployeeDeduction($id: ID!, $version: Int!) {
  record: cancelEmployeeDeduction(id: $id, version: $version) {
    ...EmployeeDeductionRecord
  }
}
    ${EmployeeDeductionRecordFragmentDoc}
${EmployeeDeductionRowFragmentDoc}`;

/**
 * __useCancelEmployeeDeductionMutation__
 *
 * To run a mutation, you first call `useCancelEmployeeDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelEmployeeDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelEmployeeDeductionMutation, { data, loading, error }] = useCancelEmployeeDeductionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCancelEmployeeDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelEmployeeDeductionMutation, CancelEmployeeDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelEmployeeDeductionMutation, CancelEmployeeDeductionMutationVariables>(CancelEmployeeDeductionDocument, options);
      }
export type CancelEmployeeDeductionMutationHookResult = ReturnType<typeof useCancelEmployeeDeductionMutation>;
export type CancelEmployeeDeductionMutationResult = ApolloReactCommon.MutationResult<CancelEmployeeDeductionMutation>;
export const RejectEmployeeDeductionDocument = gql`
    mutation RejectEmployeeDeduction($id: ID!, $version: Int!, $note: String!) {
  record: rejectEmployeeDeduction(id: $id, version: $version, note: $note) {
    ...EmployeeDeductionRecord
  }
}
    ${EmployeeDeductionRecordFragmentDoc}
${EmployeeDeductionRowFragmentDoc}`;

/**
 * __useRejectEmployeeDeductionMutation__
 *
 * To run a mutation, you first call `useRejectEmployeeDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectEmployeeDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectEmployeeDeductionMutation, { data, loading, error }] = useRejectEmployeeDeductionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectEmployeeDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectEmployeeDeductionMutation, RejectEmployeeDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectEmployeeDeductionMutation, RejectEmployeeDeductionMutationVariables>(RejectEmployeeDeductionDocument, options);
      }
export type RejectEmployeeDeductionMutationHookResult = ReturnType<typeof useRejectEmployeeDeductionMutation>;
export type RejectEmployeeDeductionMutationResult = ApolloReactCommon.MutationResult<RejectEmployeeDeductionMutation>;
export const ReverseEmployeeDeductionDocument = gql`
    mutation ReverseEmployeeDeduction($id: ID!, $version: Int!, $note: String!) {
  record: reverseEmployeeDeduction(id: $id, version: $version, note: $note) {
    ...EmployeeDeductionRecord
  }
}
    ${EmployeeDeductionRecordFragmentDoc}
${EmployeeDeductionRowFragmentDoc}`;

/**
 * __useReverseEmployeeDeductionMutation__
 *
 * To run a mutation, you first call `useReverseEmployeeDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReverseEmployeeDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [reverseEmployeeDeductionMutation, { data, loading, error }] = useReverseEmployeeDeductionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useReverseEmployeeDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReverseEmployeeDeductionMutation, ReverseEmployeeDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReverseEmployeeDeductionMutation, ReverseEmployeeDeductionMutationVariables>(ReverseEmployeeDeductionDocument, options);
      }
export type ReverseEmployeeDeductionMutationHookResult = ReturnType<typeof useReverseEmployeeDeductionMutation>;
export type ReverseEmployeeDeductionMutationResult = ApolloReactCommon.MutationResult<ReverseEmployeeDeductionMutation>;