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

/** What a bank takes. */
export type PaymentFormat =
  /** A plain list, for banks that take one. */
  | 'csv'
  /** An ISO 20022 credit transfer, pain.001.001.09. */
  | 'sepa'
  /** The salary information file of the UAE Wages Protection System. */
  | 'wps';

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

/** Where a payment stands. */
export type PayrollPaymentState =
  /** Taken back; its payslips can be paid by another. */
  | 'cancelled'
  /** Its file was written; the bank has not been said to have paid. */
  | 'made'
  /** The bank has paid it. */
  | 'paid';

/** Values to change in a payroll run; what is left out stays. */
export type PayrollRunChanges = {
  /** Last day of the month of which attendance, leave, rewards and single deductions are counted; what is of later days comes with the next run. Empty counts the whole month. Who leaves in the month is counted whole. At most 5 years ahead. */
  cutOff?: string | null | undefined;
  /** Day the pay reaches the employees. At most 5 years ahead. */
  payDate?: string | null | undefined;
};

/** Which payrollRuns to list; all conditions given must hold. */
export type PayrollRunFilter = {
  /** All of these must hold. */
  and?: Array<PayrollRunFilter> | null | undefined;
  /** When it was approved. */
  approvedAt?: InstantFilter | null | undefined;
  /** Who approved it; never who calculated it. */
  approvedById?: IdFilter | null | undefined;
  /** When it was calculated. */
  calculatedAt?: InstantFilter | null | undefined;
  /** Who calculated it. */
  calculatedById?: IdFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency, ISO 4217. */
  currency?: TextFilter | null | undefined;
  /** Last day of the month of which attendance, leave, rewards and single deductions are counted; what is of later days comes with the next run. Empty counts the whole month. Who leaves in the month is counted whole. */
  cutOff?: DateFilter | null | undefined;
  /** Day basis it was calculated by. */
  dayBasis?: PayrollDayBasisFilter | null | undefined;
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  deciders?: TextFilter | null | undefined;
  /** Sum of deductions. */
  deductions?: DecimalFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Departments it is for, with those below them. Without department, position or employee it is for everybody. */
  departmentIds?: IdsFilter | null | undefined;
  /** Employees calculated so far; rises while the run is calculating. */
  doneCount?: NumberFilter | null | undefined;
  /** Employees it covers, those in error among them. */
  employeeCount?: NumberFilter | null | undefined;
  /** Employees it is for, whatever department and position they have. */
  employeeIds?: IdsFilter | null | undefined;
  /** Sum of what the employer pays beside the pay; empty where it was calculated before this was kept. */
  employerCost?: DecimalFilter | null | undefined;
  /** Employees that could not be calculated. */
  errorCount?: NumberFilter | null | undefined;
  /** First day of the month. */
  fromDate?: DateFilter | null | undefined;
  /** Sum of gross pay. */
  gross?: DecimalFilter | null | undefined;
  /** Departments and positions it is for, as they are called; empty where it is for none of its own. */
  groupName?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What the run is for. */
  kind?: PayrollRunKindFilter | null | undefined;
  /** What tells it from other runs of the month: month, kind, how many are named and its departments and positions. */
  mark?: TextFilter | null | undefined;
  /** Sum of net pay. */
  net?: DecimalFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<PayrollRunFilter> | null | undefined;
  /** Day its pay reached the employees, as noted; empty until then. */
  paidOn?: DateFilter | null | undefined;
  /** Day the pay reaches the employees. */
  payDate?: DateFilter | null | undefined;
  /** Month paid, written YYYY-MM. */
  period?: TextFilter | null | undefined;
  /** Positions it is for; with departments, those who hold one of them there. */
  positionIds?: IdsFilter | null | undefined;
  /** When it was posted. */
  postedAt?: InstantFilter | null | undefined;
  /** Net pay of the month before, as approved, of the same people; empty when there was none and for other than regular runs. */
  previousNet?: DecimalFilter | null | undefined;
  /** Where it stands. */
  state?: PayrollRunStateFilter | null | undefined;
  /** Whether it took weekends and holidays that count as leave by its type off the pay like leave; runs of before did not. */
  takesDaysOff?: BooleanFilter | null | undefined;
  /** Last day of the month. */
  toDate?: DateFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new payroll run. */
export type PayrollRunInput = {
  /** Last day of the month of which attendance, leave, rewards and single deductions are counted; what is of later days comes with the next run. Empty counts the whole month. Who leaves in the month is counted whole. At most 5 years ahead. */
  cutOff?: string | null | undefined;
  /** Departments it is for, with those below them. Without department, position or employee it is for everybody. */
  departmentIds?: Array<string> | null | undefined;
  /** Employees it is for, whatever department and position they have. */
  employeeIds?: Array<string> | null | undefined;
  /** What the run is for. */
  kind?: PayrollRunKind | null | undefined;
  /** Day the pay reaches the employees. At most 5 years ahead. */
  payDate?: string | null | undefined;
  /** Month paid, written YYYY-MM. */
  period: string;
  /** Positions it is for; with departments, those who hold one of them there. */
  positionIds?: Array<string> | null | undefined;
};

/** What a run is for; the regular runs of a month together pay everybody once. */
export type PayrollRunKind =
  /** Pays what closed months are owed by what is known today. */
  | 'correction'
  /** Pays those who leave in the month, up to their last day. */
  | 'final'
  /** Pays those whom no other run of the month pays. */
  | 'off_cycle'
  /** Pays whom no regular run of the month before it has. */
  | 'regular';

/** Conditions on a PayrollRunKind; all that are given must hold. */
export type PayrollRunKindFilter = {
  /** Equal to. */
  eq?: PayrollRunKind | null | undefined;
  /** One of these. */
  in?: Array<PayrollRunKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayrollRunKind | null | undefined;
};

/** One level of the order of payrollRuns. */
export type PayrollRunSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: PayrollRunSortField;
};

/** What payrollRuns can be sorted by. */
export type PayrollRunSortField =
  /** When it was approved. */
  | 'approvedAt'
  /** Who approved it; never who calculated it. */
  | 'approvedById'
  /** When it was calculated. */
  | 'calculatedAt'
  /** Who calculated it. */
  | 'calculatedById'
  /** When the row was made. */
  | 'createdAt'
  /** Currency, ISO 4217. */
  | 'currency'
  /** Last day of the month of which attendance, leave, rewards and single deductions are counted; what is of later days comes with the next run. Empty counts the whole month. Who leaves in the month is counted whole. */
  | 'cutOff'
  /** Day basis it was calculated by. */
  | 'dayBasis'
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  | 'deciders'
  /** Sum of deductions. */
  | 'deductions'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Employees calculated so far; rises while the run is calculating. */
  | 'doneCount'
  /** Employees it covers, those in error among them. */
  | 'employeeCount'
  /** Sum of what the employer pays beside the pay; empty where it was calculated before this was kept. */
  | 'employerCost'
  /** Employees that could not be calculated. */
  | 'errorCount'
  /** First day of the month. */
  | 'fromDate'
  /** Sum of gross pay. */
  | 'gross'
  /** Departments and positions it is for, as they are called; empty where it is for none of its own. */
  | 'groupName'
  /** What the run is for. */
  | 'kind'
  /** What tells it from other runs of the month: month, kind, how many are named and its departments and positions. */
  | 'mark'
  /** Sum of net pay. */
  | 'net'
  /** Day its pay reached the employees, as noted; empty until then. */
  | 'paidOn'
  /** Day the pay reaches the employees. */
  | 'payDate'
  /** Month paid, written YYYY-MM. */
  | 'period'
  /** When it was posted. */
  | 'postedAt'
  /** Net pay of the month before, as approved, of the same people; empty when there was none and for other than regular runs. */
  | 'previousNet'
  /** Where it stands. */
  | 'state'
  /** Whether it took weekends and holidays that count as leave by its type off the pay like leave; runs of before did not. */
  | 'takesDaysOff'
  /** Last day of the month. */
  | 'toDate'
  /** When the row was last changed. */
  | 'updatedAt';

/** Where a payroll run stands; a failed one was given up after several attempts and can be calculated again, a posted one never changes. */
export type PayrollRunState =
  /** Agreed by a second person; it can be paid and posted. */
  | 'approved'
  /** Its payslips are being written. */
  | 'calculating'
  /** Given up; its people can be paid by another run. */
  | 'cancelled'
  /** Made, and not calculated. */
  | 'draft'
  /** The calculation was given up; it can be calculated again. */
  | 'failed'
  /** Said to be paid, and not posted. */
  | 'paid'
  /** Final: payslips are seen by their employees and nothing changes. */
  | 'posted'
  /** Calculated; waits to be approved, or calculated again. */
  | 'review';

/** Conditions on a PayrollRunState; all that are given must hold. */
export type PayrollRunStateFilter = {
  /** Equal to. */
  eq?: PayrollRunState | null | undefined;
  /** One of these. */
  in?: Array<PayrollRunState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayrollRunState | null | undefined;
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

export type PayrollRunsQueryVariables = Exact<{
  filter?: PayrollRunFilter | null | undefined;
  sort?: Array<PayrollRunSort> | PayrollRunSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type PayrollRunsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string | null, period: string, payDate: string | null, toDate: string, cutOff: string | null, kind: PayrollRunKind, groupName: string | null, departmentIds: Array<string>, positionIds: Array<string>, employeeIds: Array<string>, state: PayrollRunState, currency: string, employeeCount: number, errorCount: number, gross: string, deductions: string, net: string, employerCost: string | null }> } };

export type PayrollRunQueryVariables = Exact<{
  id: string;
}>;


export type PayrollRunQuery = { record: { fromDate: string, doneCount: number, previousNet: string | null, approvalRefusal: string | null, calculatedAt: string | null, approvedAt: string | null, paidOn: string | null, postedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string | null, period: string, payDate: string | null, toDate: string, cutOff: string | null, kind: PayrollRunKind, groupName: string | null, departmentIds: Array<string>, positionIds: Array<string>, employeeIds: Array<string>, state: PayrollRunState, currency: string, employeeCount: number, errorCount: number, gross: string, deductions: string, net: string, employerCost: string | null, calculatedBy: { id: string, name: string } | null, approvedBy: { id: string, name: string } | null } };

export type CreatePayrollRunMutationVariables = Exact<{
  input: PayrollRunInput;
}>;


export type CreatePayrollRunMutation = { record: { fromDate: string, doneCount: number, previousNet: string | null, approvalRefusal: string | null, calculatedAt: string | null, approvedAt: string | null, paidOn: string | null, postedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string | null, period: string, payDate: string | null, toDate: string, cutOff: string | null, kind: PayrollRunKind, groupName: string | null, departmentIds: Array<string>, positionIds: Array<string>, employeeIds: Array<string>, state: PayrollRunState, currency: string, employeeCount: number, errorCount: number, gross: string, deductions: string, net: string, employerCost: string | null, calculatedBy: { id: string, name: string } | null, approvedBy: { id: string, name: string } | null } };

export type UpdatePayrollRunMutationVariables = Exact<{
  id: string;
  version: number;
  input: PayrollRunChanges;
}>;


export type UpdatePayrollRunMutation = { record: { fromDate: string, doneCount: number, previousNet: string | null, approvalRefusal: string | null, calculatedAt: string | null, approvedAt: string | null, paidOn: string | null, postedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string | null, period: string, payDate: string | null, toDate: string, cutOff: string | null, kind: PayrollRunKind, groupName: string | null, departmentIds: Array<string>, positionIds: Array<string>, employeeIds: Array<string>, state: PayrollRunState, currency: string, employeeCount: number, errorCount: number, gross: string, deductions: string, net: string, employerCost: string | null, calculatedBy: { id: string, name: string } | null, approvedBy: { id: string, name: string } | null } };

export type DeletePayrollRunsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeletePayrollRunsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestorePayrollRunsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestorePayrollRunsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type CalculatePayrollRunMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CalculatePayrollRunMutation = { record: { fromDate: string, doneCount: number, previousNet: string | null, approvalRefusal: string | null, calculatedAt: string | null, approvedAt: string | null, paidOn: string | null, postedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string | null, period: string, payDate: string | null, toDate: string, cutOff: string | null, kind: PayrollRunKind, groupName: string | null, departmentIds: Array<string>, positionIds: Array<string>, employeeIds: Array<string>, state: PayrollRunState, currency: string, employeeCount: number, errorCount: number, gross: string, deductions: string, net: string, employerCost: string | null, calculatedBy: { id: string, name: string } | null, approvedBy: { id: string, name: string } | null } };

export type ApprovePayrollRunMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApprovePayrollRunMutation = { record: { fromDate: string, doneCount: number, previousNet: string | null, approvalRefusal: string | null, calculatedAt: string | null, approvedAt: string | null, paidOn: string | null, postedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string | null, period: string, payDate: string | null, toDate: string, cutOff: string | null, kind: PayrollRunKind, groupName: string | null, departmentIds: Array<string>, positionIds: Array<string>, employeeIds: Array<string>, state: PayrollRunState, currency: string, employeeCount: number, errorCount: number, gross: string, deductions: string, net: string, employerCost: string | null, calculatedBy: { id: string, name: string } | null, approvedBy: { id: string, name: string } | null } };

export type PostPayrollRunMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type PostPayrollRunMutation = { record: { fromDate: string, doneCount: number, previousNet: string | null, approvalRefusal: string | null, calculatedAt: string | null, approvedAt: string | null, paidOn: string | null, postedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string | null, period: string, payDate: string | null, toDate: string, cutOff: string | null, kind: PayrollRunKind, groupName: string | null, departmentIds: Array<string>, positionIds: Array<string>, employeeIds: Array<string>, state: PayrollRunState, currency: string, employeeCount: number, errorCount: number, gross: string, deductions: string, net: string, employerCost: string | null, calculatedBy: { id: string, name: string } | null, approvedBy: { id: string, name: string } | null } };

export type CancelPayrollRunMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelPayrollRunMutation = { record: { fromDate: string, doneCount: number, previousNet: string | null, approvalRefusal: string | null, calculatedAt: string | null, approvedAt: string | null, paidOn: string | null, postedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string | null, period: string, payDate: string | null, toDate: string, cutOff: string | null, kind: PayrollRunKind, groupName: string | null, departmentIds: Array<string>, positionIds: Array<string>, employeeIds: Array<string>, state: PayrollRunState, currency: string, employeeCount: number, errorCount: number, gross: string, deductions: string, net: string, employerCost: string | null, calculatedBy: { id: string, name: string } | null, approvedBy: { id: string, name: string } | null } };

export type PayPayrollRunMutationVariables = Exact<{
  id: string;
  version: number;
  paidOn: string;
}>;


export type PayPayrollRunMutation = { record: { fromDate: string, doneCount: number, previousNet: string | null, approvalRefusal: string | null, calculatedAt: string | null, approvedAt: string | null, paidOn: string | null, postedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string | null, period: string, payDate: string | null, toDate: string, cutOff: string | null, kind: PayrollRunKind, groupName: string | null, departmentIds: Array<string>, positionIds: Array<string>, employeeIds: Array<string>, state: PayrollRunState, currency: string, employeeCount: number, errorCount: number, gross: string, deductions: string, net: string, employerCost: string | null, calculatedBy: { id: string, name: string } | null, approvedBy: { id: string, name: string } | null } };

export type RunPaymentsQueryVariables = Exact<{
  runId: string;
}>;


export type RunPaymentsQuery = { page: { rows: Array<{ id: string, version: number, allowedActions: Array<string>, format: PaymentFormat, payDate: string, paidOn: string | null, state: PayrollPaymentState, currency: string, paidCount: number, total: string, leftOutTotal: string, fileName: string, sha256: string, madeByName: string | null, leftOut: Array<{ payslipId: string, employeeId: string, code: string, name: string, amount: string, why: string }> }> } };

export type RunPaymentFragment = { id: string, version: number, allowedActions: Array<string>, format: PaymentFormat, payDate: string, paidOn: string | null, state: PayrollPaymentState, currency: string, paidCount: number, total: string, leftOutTotal: string, fileName: string, sha256: string, madeByName: string | null, leftOut: Array<{ payslipId: string, employeeId: string, code: string, name: string, amount: string, why: string }> };

export type DisbursePayrollRunMutationVariables = Exact<{
  id: string;
  format: PaymentFormat;
  payDate: string;
}>;


export type DisbursePayrollRunMutation = { record: { id: string, version: number, allowedActions: Array<string>, format: PaymentFormat, payDate: string, paidOn: string | null, state: PayrollPaymentState, currency: string, paidCount: number, total: string, leftOutTotal: string, fileName: string, sha256: string, madeByName: string | null, leftOut: Array<{ payslipId: string, employeeId: string, code: string, name: string, amount: string, why: string }> } };

export type PayRunPaymentMutationVariables = Exact<{
  id: string;
  version: number;
  paidOn: string;
}>;


export type PayRunPaymentMutation = { record: { id: string, version: number, allowedActions: Array<string>, format: PaymentFormat, payDate: string, paidOn: string | null, state: PayrollPaymentState, currency: string, paidCount: number, total: string, leftOutTotal: string, fileName: string, sha256: string, madeByName: string | null, leftOut: Array<{ payslipId: string, employeeId: string, code: string, name: string, amount: string, why: string }> } };

export type CancelRunPaymentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelRunPaymentMutation = { record: { id: string, version: number, allowedActions: Array<string>, format: PaymentFormat, payDate: string, paidOn: string | null, state: PayrollPaymentState, currency: string, paidCount: number, total: string, leftOutTotal: string, fileName: string, sha256: string, madeByName: string | null, leftOut: Array<{ payslipId: string, employeeId: string, code: string, name: string, amount: string, why: string }> } };

export type PayrollRunJournalQueryVariables = Exact<{
  runId: string;
}>;


export type PayrollRunJournalQuery = { lines: Array<{ department: string | null, costCentre: string | null, account: string | null, code: string, debit: string, credit: string, count: number, name: { en: string, ar: string } }> };

export type NotInPayrollQueryVariables = Exact<{
  period: string;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type NotInPayrollQuery = { page: { total: number, rows: Array<{ id: string, employeeCode: string, employeeName: string, departmentName: string | null, hireDate: string }> } };

export type PayrollRunReviewQueryVariables = Exact<{
  runId: string;
}>;


export type PayrollRunReviewQuery = { findings: Array<{ code: string, level: string, count: number, title: { en: string, ar: string }, repair: { en: string, ar: string }, people: Array<{ employeeId: string, payslipId: string | null, day: string | null, employeeCode: string, employeeName: string, details: Array<{ en: string, ar: string }> }> }>, more: { total: number, rows: Array<{ id: string, employeeName: string, employeeCode: string, net: string, previousNet: string | null, difference: string, differenceReasons: Array<{ en: string, ar: string }> }> }, less: { total: number, rows: Array<{ id: string, employeeName: string, employeeCode: string, net: string, previousNet: string | null, difference: string, differenceReasons: Array<{ en: string, ar: string }> }> } };

export type PayslipDifferenceFragment = { id: string, employeeName: string, employeeCode: string, net: string, previousNet: string | null, difference: string, differenceReasons: Array<{ en: string, ar: string }> };

export type PayrollRunRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string | null, period: string, payDate: string | null, toDate: string, cutOff: string | null, kind: PayrollRunKind, groupName: string | null, departmentIds: Array<string>, positionIds: Array<string>, employeeIds: Array<string>, state: PayrollRunState, currency: string, employeeCount: number, errorCount: number, gross: string, deductions: string, net: string, employerCost: string | null };

export type PayrollRunRecordFragment = { fromDate: string, doneCount: number, previousNet: string | null, approvalRefusal: string | null, calculatedAt: string | null, approvedAt: string | null, paidOn: string | null, postedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string | null, period: string, payDate: string | null, toDate: string, cutOff: string | null, kind: PayrollRunKind, groupName: string | null, departmentIds: Array<string>, positionIds: Array<string>, employeeIds: Array<string>, state: PayrollRunState, currency: string, employeeCount: number, errorCount: number, gross: string, deductions: string, net: string, employerCost: string | null, calculatedBy: { id: string, name: string } | null, approvedBy: { id: string, name: string } | null };

export type PayrollRunTotalsQueryVariables = Exact<{
  runId: string;
}>;


export type PayrollRunTotalsQuery = { totals: Array<{ code: string, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> };

export type ExplainedFragment = { code: string, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } };

export const RunPaymentFragmentDoc = gql`
    fragment RunPayment on PayrollPayment {
  id
  version
  allowedActions
  format
  payDate
  paidOn
  state
  currency
  paidCount
  total
  leftOutTotal
  leftOut {
    payslipId
    employeeId
    code
    name
    amount
    why
  }
  fileName
  sha256
  madeByName
}
    `;
export const PayslipDifferenceFragmentDoc = gql`
    fragment PayslipDifference on Payslip {
  id
  employeeName
  employeeCode
  net
  previousNet
  difference
  differenceReasons {
    en
    ar
  }
}
    `;
export const PayrollRunRowFragmentDoc = gql`
    fragment PayrollRunRow on PayrollRun {
  id
  version
  deletedAt
  allowedActions
  name
  period
  payDate
  toDate
  cutOff
  kind
  groupName
  departmentIds
  positionIds
  employeeIds
  state
  currency
  employeeCount
  errorCount
  gross
  deductions
  net
  employerCost
}
    `;
export const PayrollRunRecordFragmentDoc = gql`
    fragment PayrollRunRecord on PayrollRun {
  ...PayrollRunRow
  fromDate
  doneCount
  previousNet
  approvalRefusal
  calculatedAt
  calculatedBy {
    id
    name
  }
  approvedAt
  approvedBy {
    id
    name
  }
  paidOn
  postedAt
  createdAt
  updatedAt
}
    `;
export const ExplainedFragmentDoc = gql`
    fragment Explained on ExplainedAmount {
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
    `;
export const PayrollRunsDocument = gql`
    query PayrollRuns($filter: PayrollRunFilter, $sort: [PayrollRunSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: payrollRuns(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...PayrollRunRow
    }
    total
  }
}
    ${PayrollRunRowFragmentDoc}`;

/**
 * __usePayrollRunsQuery__
 *
 * To run a query within a React component, call `usePayrollRunsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayrollRunsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayrollRunsQuery({
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
export function usePayrollRunsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PayrollRunsQuery, PayrollRunsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayrollRunsQuery, PayrollRunsQueryVariables>(PayrollRunsDocument, options);
      }
export function usePayrollRunsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayrollRunsQuery, PayrollRunsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayrollRunsQuery, PayrollRunsQueryVariables>(PayrollRunsDocument, options);
        }
// @ts-ignore
export function usePayrollRunsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunsQuery, PayrollRunsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollRunsQuery, PayrollRunsQueryVariables>;
export function usePayrollRunsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunsQuery, PayrollRunsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollRunsQuery | undefined, PayrollRunsQueryVariables>;
export function usePayrollRunsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunsQuery, PayrollRunsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayrollRunsQuery, PayrollRunsQueryVariables>(PayrollRunsDocument, options);
        }
export type PayrollRunsQueryHookResult = ReturnType<typeof usePayrollRunsQuery>;
export type PayrollRunsLazyQueryHookResult = ReturnType<typeof usePayrollRunsLazyQuery>;
export type PayrollRunsSuspenseQueryHookResult = ReturnType<typeof usePayrollRunsSuspenseQuery>;
export type PayrollRunsQueryResult = ApolloReactCommon.QueryResult<PayrollRunsQuery, PayrollRunsQueryVariables>;
export const PayrollRunDocument = gql`
    query PayrollRun($id: ID!) {
  record: payrollRun(id: $id) {
    ...PayrollRunRecord
  }
}
    ${PayrollRunRecordFragmentDoc}
${PayrollRunRowFragmentDoc}`;

/**
 * __usePayrollRunQuery__
 *
 * To run a query within a React component, call `usePayrollRunQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayrollRunQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayrollRunQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePayrollRunQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PayrollRunQuery, PayrollRunQueryVariables> & ({ variables: PayrollRunQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayrollRunQuery, PayrollRunQueryVariables>(PayrollRunDocument, options);
      }
export function usePayrollRunLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayrollRunQuery, PayrollRunQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayrollRunQuery, PayrollRunQueryVariables>(PayrollRunDocument, options);
        }
// @ts-ignore
export function usePayrollRunSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunQuery, PayrollRunQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollRunQuery, PayrollRunQueryVariables>;
export function usePayrollRunSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunQuery, PayrollRunQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollRunQuery | undefined, PayrollRunQueryVariables>;
export function usePayrollRunSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunQuery, PayrollRunQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayrollRunQuery, PayrollRunQueryVariables>(PayrollRunDocument, options);
        }
export type PayrollRunQueryHookResult = ReturnType<typeof usePayrollRunQuery>;
export type PayrollRunLazyQueryHookResult = ReturnType<typeof usePayrollRunLazyQuery>;
export type PayrollRunSuspenseQueryHookResult = ReturnType<typeof usePayrollRunSuspenseQuery>;
export type PayrollRunQueryResult = ApolloReactCommon.QueryResult<PayrollRunQuery, PayrollRunQueryVariables>;
export const CreatePayrollRunDocument = gql`
    mutation CreatePayrollRun($input: PayrollRunInput!) {
  record: createPayrollRun(input: $input) {
    ...PayrollRunRecord
  }
}
    ${PayrollRunRecordFragmentDoc}
${PayrollRunRowFragmentDoc}`;

/**
 * __useCreatePayrollRunMutation__
 *
 * To run a mutation, you first call `useCreatePayrollRunMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreatePayrollRunMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createPayrollRunMutation, { data, loading, error }] = useCreatePayrollRunMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreatePayrollRunMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePayrollRunMutation, CreatePayrollRunMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePayrollRunMutation, CreatePayrollRunMutationVariables>(CreatePayrollRunDocument, options);
      }
export type CreatePayrollRunMutationHookResult = ReturnType<typeof useCreatePayrollRunMutation>;
export type CreatePayrollRunMutationResult = ApolloReactCommon.MutationResult<CreatePayrollRunMutation>;
export const UpdatePayrollRunDocument = gql`
    mutation UpdatePayrollRun($id: ID!, $version: Int!, $input: PayrollRunChanges!) {
  record: updatePayrollRun(id: $id, version: $version, input: $input) {
    ...PayrollRunRecord
  }
}
    ${PayrollRunRecordFragmentDoc}
${PayrollRunRowFragmentDoc}`;

/**
 * __useUpdatePayrollRunMutation__
 *
 * To run a mutation, you first call `useUpdatePayrollRunMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdatePayrollRunMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updatePayrollRunMutation, { data, loading, error }] = useUpdatePayrollRunMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdatePayrollRunMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePayrollRunMutation, UpdatePayrollRunMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePayrollRunMutation, UpdatePayrollRunMutationVariables>(UpdatePayrollRunDocument, options);
      }
export type UpdatePayrollRunMutationHookResult = ReturnType<typeof useUpdatePayrollRunMutation>;
export type UpdatePayrollRunMutationResult = ApolloReactCommon.MutationResult<UpdatePayrollRunMutation>;
export const DeletePayrollRunsDocument = gql`
    mutation DeletePayrollRuns($ids: [ID!]!) {
  results: deletePayrollRuns(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeletePayrollRunsMutation__
 *
 * To run a mutation, you first call `useDeletePayrollRunsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeletePayrollRunsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deletePayrollRunsMutation, { data, loading, error }] = useDeletePayrollRunsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeletePayrollRunsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeletePayrollRunsMutation, DeletePayrollRunsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeletePayrollRunsMutation, DeletePayrollRunsMutationVariables>(DeletePayrollRunsDocument, options);
      }
export type DeletePayrollRunsMutationHookResult = ReturnType<typeof useDeletePayrollRunsMutation>;
export type DeletePayrollRunsMutationResult = ApolloReactCommon.MutationResult<DeletePayrollRunsMutation>;
export const RestorePayrollRunsDocument = gql`
    mutation RestorePayrollRuns($ids: [ID!]!) {
  results: restorePayrollRuns(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestorePayrollRunsMutation__
 *
 * To run a mutation, you first call `useRestorePayrollRunsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestorePayrollRunsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restorePayrollRunsMutation, { data, loading, error }] = useRestorePayrollRunsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestorePayrollRunsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestorePayrollRunsMutation, RestorePayrollRunsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestorePayrollRunsMutation, RestorePayrollRunsMutationVariables>(RestorePayrollRunsDocument, options);
      }
export type RestorePayrollRunsMutationHookResult = ReturnType<typeof useRestorePayrollRunsMutation>;
export type RestorePayrollRunsMutationResult = ApolloReactCommon.MutationResult<RestorePayrollRunsMutation>;
export const CalculatePayrollRunDocument = gql`
    mutation CalculatePayrollRun($id: ID!, $version: Int!) {
  record: calculatePayrollRun(id: $id, version: $version) {
    ...PayrollRunRecord
  }
}
    ${PayrollRunRecordFragmentDoc}
${PayrollRunRowFragmentDoc}`;

/**
 * __useCalculatePayrollRunMutation__
 *
 * To run a mutation, you first call `useCalculatePayrollRunMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCalculatePayrollRunMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [calculatePayrollRunMutation, { data, loading, error }] = useCalculatePayrollRunMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCalculatePayrollRunMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CalculatePayrollRunMutation, CalculatePayrollRunMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CalculatePayrollRunMutation, CalculatePayrollRunMutationVariables>(CalculatePayrollRunDocument, options);
      }
export type CalculatePayrollRunMutationHookResult = ReturnType<typeof useCalculatePayrollRunMutation>;
export type CalculatePayrollRunMutationResult = ApolloReactCommon.MutationResult<CalculatePayrollRunMutation>;
export const ApprovePayrollRunDocument = gql`
    mutation ApprovePayrollRun($id: ID!, $version: Int!) {
  record: approvePayrollRun(id: $id, version: $version) {
    ...PayrollRunRecord
  }
}
    ${PayrollRunRecordFragmentDoc}
${PayrollRunRowFragmentDoc}`;

/**
 * __useApprovePayrollRunMutation__
 *
 * To run a mutation, you first call `useApprovePayrollRunMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApprovePayrollRunMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approvePayrollRunMutation, { data, loading, error }] = useApprovePayrollRunMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApprovePayrollRunMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApprovePayrollRunMutation, ApprovePayrollRunMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApprovePayrollRunMutation, ApprovePayrollRunMutationVariables>(ApprovePayrollRunDocument, options);
      }
export type ApprovePayrollRunMutationHookResult = ReturnType<typeof useApprovePayrollRunMutation>;
export type ApprovePayrollRunMutationResult = ApolloReactCommon.MutationResult<ApprovePayrollRunMutation>;
export const PostPayrollRunDocument = gql`
    mutation PostPayrollRun($id: ID!, $version: Int!) {
  record: postPayrollRun(id: $id, version: $version) {
    ...PayrollRunRecord
  }
}
    ${PayrollRunRecordFragmentDoc}
${PayrollRunRowFragmentDoc}`;

/**
 * __usePostPayrollRunMutation__
 *
 * To run a mutation, you first call `usePostPayrollRunMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePostPayrollRunMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [postPayrollRunMutation, { data, loading, error }] = usePostPayrollRunMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function usePostPayrollRunMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PostPayrollRunMutation, PostPayrollRunMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PostPayrollRunMutation, PostPayrollRunMutationVariables>(PostPayrollRunDocument, options);
      }
export type PostPayrollRunMutationHookResult = ReturnType<typeof usePostPayrollRunMutation>;
export type PostPayrollRunMutationResult = ApolloReactCommon.MutationResult<PostPayrollRunMutation>;
export const CancelPayrollRunDocument = gql`
    mutation CancelPayrollRun($id: ID!, $version: Int!) {
  record: cancelPayrollRun(id: $id, version: $version) {
    ...PayrollRunRecord
  }
}
    ${PayrollRunRecordFragmentDoc}
${PayrollRunRowFragmentDoc}`;

/**
 * __useCancelPayrollRunMutation__
 *
 * To run a mutation, you first call `useCancelPayrollRunMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelPayrollRunMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelPayrollRunMutation, { data, loading, error }] = useCancelPayrollRunMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCancelPayrollRunMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelPayrollRunMutation, CancelPayrollRunMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelPayrollRunMutation, CancelPayrollRunMutationVariables>(CancelPayrollRunDocument, options);
      }
export type CancelPayrollRunMutationHookResult = ReturnType<typeof useCancelPayrollRunMutation>;
export type CancelPayrollRunMutationResult = ApolloReactCommon.MutationResult<CancelPayrollRunMutation>;
export const PayPayrollRunDocument = gql`
    mutation PayPayrollRun($id: ID!, $version: Int!, $paidOn: Date!) {
  record: payPayrollRun(id: $id, version: $version, paidOn: $paidOn) {
    ...PayrollRunRecord
  }
}
    ${PayrollRunRecordFragmentDoc}
${PayrollRunRowFragmentDoc}`;

/**
 * __usePayPayrollRunMutation__
 *
 * To run a mutation, you first call `usePayPayrollRunMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePayPayrollRunMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [payPayrollRunMutation, { data, loading, error }] = usePayPayrollRunMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      paidOn: // value for 'paidOn'
 *   },
 * });
 */
export function usePayPayrollRunMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PayPayrollRunMutation, PayPayrollRunMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PayPayrollRunMutation, PayPayrollRunMutationVariables>(PayPayrollRunDocument, options);
      }
export type PayPayrollRunMutationHookResult = ReturnType<typeof usePayPayrollRunMutation>;
export type PayPayrollRunMutationResult = ApolloReactCommon.MutationResult<PayPayrollRunMutation>;
export const RunPaymentsDocument = gql`
    query RunPayments($runId: ID!) {
  page: payrollPayments(
    filter: {runId: {eq: $runId}}
    sort: [{field: madeAt, direction: DESC}]
    limit: 50
  ) {
    rows {
      ...RunPayment
    }
  }
}
    ${RunPaymentFragmentDoc}`;

/**
 * __useRunPaymentsQuery__
 *
 * To run a query within a React component, call `useRunPaymentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useRunPaymentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRunPaymentsQuery({
 *   variables: {
 *      runId: // value for 'runId'
 *   },
 * });
 */
export function useRunPaymentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RunPaymentsQuery, RunPaymentsQueryVariables> & ({ variables: RunPaymentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RunPaymentsQuery, RunPaymentsQueryVariables>(RunPaymentsDocument, options);
      }
export function useRunPaymentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RunPaymentsQuery, RunPaymentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RunPaymentsQuery, RunPaymentsQueryVariables>(RunPaymentsDocument, options);
        }
// @ts-ignore
export function useRunPaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RunPaymentsQuery, RunPaymentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RunPaymentsQuery, RunPaymentsQueryVariables>;
export function useRunPaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RunPaymentsQuery, RunPaymentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RunPaymentsQuery | undefined, RunPaymentsQueryVariables>;
export function useRunPaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RunPaymentsQuery, RunPaymentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RunPaymentsQuery, RunPaymentsQueryVariables>(RunPaymentsDocument, options);
        }
export type RunPaymentsQueryHookResult = ReturnType<typeof useRunPaymentsQuery>;
export type RunPaymentsLazyQueryHookResult = ReturnType<typeof useRunPaymentsLazyQuery>;
export type RunPaymentsSuspenseQueryHookResult = ReturnType<typeof useRunPaymentsSuspenseQuery>;
export type RunPaymentsQueryResult = ApolloReactCommon.QueryResult<RunPaymentsQuery, RunPaymentsQueryVariables>;
export const DisbursePayrollRunDocument = gql`
    mutation DisbursePayrollRun($id: ID!, $format: PaymentFormat!, $payDate: Date!) {
  record: disbursePayrollRun(id: $id, format: $format, payDate: $payDate) {
    ...RunPayment
  }
}
    ${RunPaymentFragmentDoc}`;

/**
 * __useDisbursePayrollRunMutation__
 *
 * To run a mutation, you first call `useDisbursePayrollRunMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDisbursePayrollRunMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [disbursePayrollRunMutation, { data, loading, error }] = useDisbursePayrollRunMutation({
 *   variables: {
 *      id: // value for 'id'
 *      format: // value for 'format'
 *      payDate: // value for 'payDate'
 *   },
 * });
 */
export function useDisbursePayrollRunMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DisbursePayrollRunMutation, DisbursePayrollRunMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DisbursePayrollRunMutation, DisbursePayrollRunMutationVariables>(DisbursePayrollRunDocument, options);
      }
export type DisbursePayrollRunMutationHookResult = ReturnType<typeof useDisbursePayrollRunMutation>;
export type DisbursePayrollRunMutationResult = ApolloReactCommon.MutationResult<DisbursePayrollRunMutation>;
export const PayRunPaymentDocument = gql`
    mutation PayRunPayment($id: ID!, $version: Int!, $paidOn: Date!) {
  record: payPayrollPayment(id: $id, version: $version, paidOn: $paidOn) {
    ...RunPayment
  }
}
    ${RunPaymentFragmentDoc}`;

/**
 * __usePayRunPaymentMutation__
 *
 * To run a mutation, you first call `usePayRunPaymentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePayRunPaymentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [payRunPaymentMutation, { data, loading, error }] = usePayRunPaymentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      paidOn: // value for 'paidOn'
 *   },
 * });
 */
export function usePayRunPaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PayRunPaymentMutation, PayRunPaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PayRunPaymentMutation, PayRunPaymentMutationVariables>(PayRunPaymentDocument, options);
      }
export type PayRunPaymentMutationHookResult = ReturnType<typeof usePayRunPaymentMutation>;
export type PayRunPaymentMutationResult = ApolloReactCommon.MutationResult<PayRunPaymentMutation>;
export const CancelRunPaymentDocument = gql`
    mutation CancelRunPayment($id: ID!, $version: Int!) {
  record: cancelPayrollPayment(id: $id, version: $version) {
    ...RunPayment
  }
}
    ${RunPaymentFragmentDoc}`;

/**
 * __useCancelRunPaymentMutation__
 *
 * To run a mutation, you first call `useCancelRunPaymentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelRunPaymentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelRunPaymentMutation, { data, loading, error }] = useCancelRunPaymentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCancelRunPaymentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelRunPaymentMutation, CancelRunPaymentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelRunPaymentMutation, CancelRunPaymentMutationVariables>(CancelRunPaymentDocument, options);
      }
export type CancelRunPaymentMutationHookResult = ReturnType<typeof useCancelRunPaymentMutation>;
export type CancelRunPaymentMutationResult = ApolloReactCommon.MutationResult<CancelRunPaymentMutation>;
export const PayrollRunJournalDocument = gql`
    query PayrollRunJournal($runId: ID!) {
  lines: payrollRunJournal(runId: $runId) {
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
    count
  }
}
    `;

/**
 * __usePayrollRunJournalQuery__
 *
 * To run a query within a React component, call `usePayrollRunJournalQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayrollRunJournalQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayrollRunJournalQuery({
 *   variables: {
 *      runId: // value for 'runId'
 *   },
 * });
 */
export function usePayrollRunJournalQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PayrollRunJournalQuery, PayrollRunJournalQueryVariables> & ({ variables: PayrollRunJournalQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayrollRunJournalQuery, PayrollRunJournalQueryVariables>(PayrollRunJournalDocument, options);
      }
export function usePayrollRunJournalLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayrollRunJournalQuery, PayrollRunJournalQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayrollRunJournalQuery, PayrollRunJournalQueryVariables>(PayrollRunJournalDocument, options);
        }
// @ts-ignore
export function usePayrollRunJournalSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunJournalQuery, PayrollRunJournalQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollRunJournalQuery, PayrollRunJournalQueryVariables>;
export function usePayrollRunJournalSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunJournalQuery, PayrollRunJournalQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollRunJournalQuery | undefined, PayrollRunJournalQueryVariables>;
export function usePayrollRunJournalSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunJournalQuery, PayrollRunJournalQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayrollRunJournalQuery, PayrollRunJournalQueryVariables>(PayrollRunJournalDocument, options);
        }
export type PayrollRunJournalQueryHookResult = ReturnType<typeof usePayrollRunJournalQuery>;
export type PayrollRunJournalLazyQueryHookResult = ReturnType<typeof usePayrollRunJournalLazyQuery>;
export type PayrollRunJournalSuspenseQueryHookResult = ReturnType<typeof usePayrollRunJournalSuspenseQuery>;
export type PayrollRunJournalQueryResult = ApolloReactCommon.QueryResult<PayrollRunJournalQuery, PayrollRunJournalQueryVariables>;
export const NotInPayrollDocument = gql`
    query NotInPayroll($period: String!, $search: String, $limit: Int, $offset: Int) {
  page: notInPayroll(
    period: $period
    search: $search
    limit: $limit
    offset: $offset
  ) {
    rows {
      id
      employeeCode
      employeeName
      departmentName
      hireDate
    }
    total
  }
}
    `;

/**
 * __useNotInPayrollQuery__
 *
 * To run a query within a React component, call `useNotInPayrollQuery` and pass it any options that fit your needs.
 * When your component renders, `useNotInPayrollQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNotInPayrollQuery({
 *   variables: {
 *      period: // value for 'period'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *   },
 * });
 */
export function useNotInPayrollQuery(baseOptions: ApolloReactHooks.QueryHookOptions<NotInPayrollQuery, NotInPayrollQueryVariables> & ({ variables: NotInPayrollQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NotInPayrollQuery, NotInPayrollQueryVariables>(NotInPayrollDocument, options);
      }
export function useNotInPayrollLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NotInPayrollQuery, NotInPayrollQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NotInPayrollQuery, NotInPayrollQueryVariables>(NotInPayrollDocument, options);
        }
// @ts-ignore
export function useNotInPayrollSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<NotInPayrollQuery, NotInPayrollQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<NotInPayrollQuery, NotInPayrollQueryVariables>;
export function useNotInPayrollSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<NotInPayrollQuery, NotInPayrollQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<NotInPayrollQuery | undefined, NotInPayrollQueryVariables>;
export function useNotInPayrollSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<NotInPayrollQuery, NotInPayrollQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<NotInPayrollQuery, NotInPayrollQueryVariables>(NotInPayrollDocument, options);
        }
export type NotInPayrollQueryHookResult = ReturnType<typeof useNotInPayrollQuery>;
export type NotInPayrollLazyQueryHookResult = ReturnType<typeof useNotInPayrollLazyQuery>;
export type NotInPayrollSuspenseQueryHookResult = ReturnType<typeof useNotInPayrollSuspenseQuery>;
export type NotInPayrollQueryResult = ApolloReactCommon.QueryResult<NotInPayrollQuery, NotInPayrollQueryVariables>;
export const PayrollRunReviewDocument = gql`
    query PayrollRunReview($runId: ID!) {
  findings: payrollRunFindings(runId: $runId) {
    code
    level
    count
    title {
      en
      ar
    }
    repair {
      en
      ar
    }
    people {
      employeeId
      payslipId
      day
      employeeCode
      employeeName
      details {
        en
        ar
      }
    }
  }
  more: payslips(
    filter: {runId: {eq: $runId}, difference: {gt: "0"}}
    sort: [{field: difference, direction: DESC}]
    limit: 10
  ) {
    rows {
      ...PayslipDifference
    }
    total
  }
  less: payslips(
    filter: {runId: {eq: $runId}, difference: {lt: "0"}}
    sort: [{field: difference}]
    limit: 10
  ) {
    rows {
      ...PayslipDifference
    }
    total
  }
}
    ${PayslipDifferenceFragmentDoc}`;

/**
 * __usePayrollRunReviewQuery__
 *
 * To run a query within a React component, call `usePayrollRunReviewQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayrollRunReviewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayrollRunReviewQuery({
 *   variables: {
 *      runId: // value for 'runId'
 *   },
 * });
 */
export function usePayrollRunReviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PayrollRunReviewQuery, PayrollRunReviewQueryVariables> & ({ variables: PayrollRunReviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayrollRunReviewQuery, PayrollRunReviewQueryVariables>(PayrollRunReviewDocument, options);
      }
export function usePayrollRunReviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayrollRunReviewQuery, PayrollRunReviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayrollRunReviewQuery, PayrollRunReviewQueryVariables>(PayrollRunReviewDocument, options);
        }
// @ts-ignore
export function usePayrollRunReviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunReviewQuery, PayrollRunReviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollRunReviewQuery, PayrollRunReviewQueryVariables>;
export function usePayrollRunReviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunReviewQuery, PayrollRunReviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollRunReviewQuery | undefined, PayrollRunReviewQueryVariables>;
export function usePayrollRunReviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunReviewQuery, PayrollRunReviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayrollRunReviewQuery, PayrollRunReviewQueryVariables>(PayrollRunReviewDocument, options);
        }
export type PayrollRunReviewQueryHookResult = ReturnType<typeof usePayrollRunReviewQuery>;
export type PayrollRunReviewLazyQueryHookResult = ReturnType<typeof usePayrollRunReviewLazyQuery>;
export type PayrollRunReviewSuspenseQueryHookResult = ReturnType<typeof usePayrollRunReviewSuspenseQuery>;
export type PayrollRunReviewQueryResult = ApolloReactCommon.QueryResult<PayrollRunReviewQuery, PayrollRunReviewQueryVariables>;
export const PayrollRunTotalsDocument = gql`
    query PayrollRunTotals($runId: ID!) {
  totals: payrollRunTotals(runId: $runId) {
    ...Explained
  }
}
    ${ExplainedFragmentDoc}`;

/**
 * __usePayrollRunTotalsQuery__
 *
 * To run a query within a React component, call `usePayrollRunTotalsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayrollRunTotalsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayrollRunTotalsQuery({
 *   variables: {
 *      runId: // value for 'runId'
 *   },
 * });
 */
export function usePayrollRunTotalsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PayrollRunTotalsQuery, PayrollRunTotalsQueryVariables> & ({ variables: PayrollRunTotalsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayrollRunTotalsQuery, PayrollRunTotalsQueryVariables>(PayrollRunTotalsDocument, options);
      }
export function usePayrollRunTotalsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayrollRunTotalsQuery, PayrollRunTotalsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayrollRunTotalsQuery, PayrollRunTotalsQueryVariables>(PayrollRunTotalsDocument, options);
        }
// @ts-ignore
export function usePayrollRunTotalsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunTotalsQuery, PayrollRunTotalsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollRunTotalsQuery, PayrollRunTotalsQueryVariables>;
export function usePayrollRunTotalsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunTotalsQuery, PayrollRunTotalsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollRunTotalsQuery | undefined, PayrollRunTotalsQueryVariables>;
export function usePayrollRunTotalsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollRunTotalsQuery, PayrollRunTotalsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayrollRunTotalsQuery, PayrollRunTotalsQueryVariables>(PayrollRunTotalsDocument, options);
        }
export type PayrollRunTotalsQueryHookResult = ReturnType<typeof usePayrollRunTotalsQuery>;
export type PayrollRunTotalsLazyQueryHookResult = ReturnType<typeof usePayrollRunTotalsLazyQuery>;
export type PayrollRunTotalsSuspenseQueryHookResult = ReturnType<typeof usePayrollRunTotalsSuspenseQuery>;
export type PayrollRunTotalsQueryResult = ApolloReactCommon.QueryResult<PayrollRunTotalsQuery, PayrollRunTotalsQueryVariables>;