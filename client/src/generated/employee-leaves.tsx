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

/** Values to change in a leave request; what is left out stays. */
export type EmployeeLeaveChanges = {
  /** Document that goes with it, such as a medical certificate. */
  attachmentFileId?: string | null | undefined;
  /** How to reach the employee meanwhile: a telephone number or an address. */
  contact?: string | null | undefined;
  /** Whatever else whoever decides should know. */
  description?: string | null | undefined;
  /** First day. At most 5 years ahead. */
  fromDate?: string | null | undefined;
  /** With which half the first day begins; pm: it is worked until noon. */
  fromPart?: LeaveDayPart | null | undefined;
  /** Of hourly leave: from what time in the zone of the company, HH:mm. */
  fromTime?: string | null | undefined;
  /** What it is for: that of its type. */
  kind?: LeaveKind | null | undefined;
  /** Percent of pay that goes on; empty where the kind decides. */
  paidPercent?: string | null | undefined;
  /** Why it is asked for. */
  reason?: string | null | undefined;
  /** Who stands in meanwhile: somebody you may see, or a colleague of the employee. */
  replacementId?: string | null | undefined;
  /** Number of the resolution it rests on. */
  resolutionNumber?: string | null | undefined;
  /** Last day, the same for a single day. At most 5 years ahead. */
  toDate?: string | null | undefined;
  /** With which half the last day ends; am: it is worked after noon. */
  toPart?: LeaveDayPart | null | undefined;
  /** Of hourly leave: until what time, HH:mm. */
  toTime?: string | null | undefined;
  /** Its type, whose rules it keeps; the first of its kind where only that is given. */
  typeId?: string | null | undefined;
  /** Days or hours. */
  unit?: LeaveUnit | null | undefined;
};

/** Which employeeLeaves to list; all conditions given must hold. */
export type EmployeeLeaveFilter = {
  /** All of these must hold. */
  and?: Array<EmployeeLeaveFilter> | null | undefined;
  /** Document that goes with it, such as a medical certificate. */
  attachmentFileId?: IdFilter | null | undefined;
  /** How to reach the employee meanwhile: a telephone number or an address. */
  contact?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When that was. */
  decidedAt?: InstantFilter | null | undefined;
  /** Who decided last. */
  decidedById?: IdFilter | null | undefined;
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  deciders?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Whatever else whoever decides should know. */
  description?: TextFilter | null | undefined;
  /** Who is away. */
  employeeId?: IdFilter | null | undefined;
  /** First day. */
  fromDate?: DateFilter | null | undefined;
  /** With which half the first day begins; pm: it is worked until noon. */
  fromPart?: LeaveDayPartFilter | null | undefined;
  /** Of hourly leave: from what time in the zone of the company, HH:mm. */
  fromTime?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What it is for: that of its type. */
  kind?: LeaveKindFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmployeeLeaveFilter> | null | undefined;
  /** Percent of pay that goes on; empty where the kind decides. */
  paidPercent?: DecimalFilter | null | undefined;
  /** Why it is asked for. */
  reason?: TextFilter | null | undefined;
  /** Who stands in meanwhile: somebody you may see, or a colleague of the employee. */
  replacementId?: IdFilter | null | undefined;
  /** Name of who stands in, also for who may not see more of him. */
  replacementName?: TextFilter | null | undefined;
  /** Who entered it. */
  requestedById?: IdFilter | null | undefined;
  /** Number of the resolution it rests on. */
  resolutionNumber?: TextFilter | null | undefined;
  /** Where it stands. */
  status?: LeaveStatusFilter | null | undefined;
  /** Why it was rejected or cancelled, why its employee asks to cancel it or that was refused, or a word with the approval. */
  statusReason?: TextFilter | null | undefined;
  /** Last day, the same for a single day. */
  toDate?: DateFilter | null | undefined;
  /** With which half the last day ends; am: it is worked after noon. */
  toPart?: LeaveDayPartFilter | null | undefined;
  /** Of hourly leave: until what time, HH:mm. */
  toTime?: TextFilter | null | undefined;
  /** Days it takes by its type, as they were counted when it was asked for, approved or counted anew. */
  totalDays?: DecimalFilter | null | undefined;
  /** Its type, whose rules it keeps; the first of its kind where only that is given. */
  typeId?: IdFilter | null | undefined;
  /** Days or hours. */
  unit?: LeaveUnitFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new leave request. */
export type EmployeeLeaveInput = {
  /** Document that goes with it, such as a medical certificate. */
  attachmentFileId?: string | null | undefined;
  /** How to reach the employee meanwhile: a telephone number or an address. */
  contact?: string | null | undefined;
  /** Whatever else whoever decides should know. */
  description?: string | null | undefined;
  /** Who is away. */
  employeeId: string;
  /** First day. At most 5 years ahead. */
  fromDate: string;
  /** With which half the first day begins; pm: it is worked until noon. */
  fromPart?: LeaveDayPart | null | undefined;
  /** Of hourly leave: from what time in the zone of the company, HH:mm. */
  fromTime?: string | null | undefined;
  /** What it is for: that of its type. */
  kind?: LeaveKind | null | undefined;
  /** Percent of pay that goes on; empty where the kind decides. */
  paidPercent?: string | null | undefined;
  /** Why it is asked for. */
  reason?: string | null | undefined;
  /** Who stands in meanwhile: somebody you may see, or a colleague of the employee. */
  replacementId?: string | null | undefined;
  /** Number of the resolution it rests on. */
  resolutionNumber?: string | null | undefined;
  /** Last day, the same for a single day. At most 5 years ahead. */
  toDate: string;
  /** With which half the last day ends; am: it is worked after noon. */
  toPart?: LeaveDayPart | null | undefined;
  /** Of hourly leave: until what time, HH:mm. */
  toTime?: string | null | undefined;
  /** Its type, whose rules it keeps; the first of its kind where only that is given. */
  typeId?: string | null | undefined;
  /** Days or hours. */
  unit?: LeaveUnit | null | undefined;
};

/** One level of the order of employeeLeaves. */
export type EmployeeLeaveSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EmployeeLeaveSortField;
};

/** What employeeLeaves can be sorted by. */
export type EmployeeLeaveSortField =
  /** Document that goes with it, such as a medical certificate. */
  | 'attachmentFileId'
  /** How to reach the employee meanwhile: a telephone number or an address. */
  | 'contact'
  /** When the row was made. */
  | 'createdAt'
  /** When that was. */
  | 'decidedAt'
  /** Who decided last. */
  | 'decidedById'
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  | 'deciders'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Who is away. */
  | 'employeeId'
  /** First day. */
  | 'fromDate'
  /** With which half the first day begins; pm: it is worked until noon. */
  | 'fromPart'
  /** Of hourly leave: from what time in the zone of the company, HH:mm. */
  | 'fromTime'
  /** What it is for: that of its type. */
  | 'kind'
  /** Percent of pay that goes on; empty where the kind decides. */
  | 'paidPercent'
  /** Why it is asked for. */
  | 'reason'
  /** Who stands in meanwhile: somebody you may see, or a colleague of the employee. */
  | 'replacementId'
  /** Name of who stands in, also for who may not see more of him. */
  | 'replacementName'
  /** Who entered it. */
  | 'requestedById'
  /** Number of the resolution it rests on. */
  | 'resolutionNumber'
  /** Where it stands. */
  | 'status'
  /** Why it was rejected or cancelled, why its employee asks to cancel it or that was refused, or a word with the approval. */
  | 'statusReason'
  /** Last day, the same for a single day. */
  | 'toDate'
  /** With which half the last day ends; am: it is worked after noon. */
  | 'toPart'
  /** Of hourly leave: until what time, HH:mm. */
  | 'toTime'
  /** Days it takes by its type, as they were counted when it was asked for, approved or counted anew. */
  | 'totalDays'
  /** Its type, whose rules it keeps; the first of its kind where only that is given. */
  | 'typeId'
  /** Days or hours. */
  | 'unit'
  /** When the row was last changed. */
  | 'updatedAt';

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

/** What a day is in the calendar of the company. */
export type LeaveDayKind =
  /** A holiday of the calendar. */
  | 'holiday'
  /** A day of rest. */
  | 'weekend'
  /** Worked as a rule; leave takes it. */
  | 'work';

/** Half of a working day. */
export type LeaveDayPart =
  /** The half before noon. */
  | 'am'
  /** The half after noon. */
  | 'pm';

/** Conditions on a LeaveDayPart; all that are given must hold. */
export type LeaveDayPartFilter = {
  /** Equal to. */
  eq?: LeaveDayPart | null | undefined;
  /** One of these. */
  in?: Array<LeaveDayPart> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveDayPart | null | undefined;
};

/** When a request needs a document. */
export type LeaveDocumentRule =
  /** Requests for more days than the type names need one. */
  | 'after_days'
  /** Each request needs one. */
  | 'always'
  /** No document is asked for. */
  | 'never';

/** How far a request for leave is filled in. */
export type LeaveDraftInput = {
  /** Who would be away. */
  employeeId: string;
  /** The draft to change; a new one without. */
  id?: string | null | undefined;
  /** What is filled in so far: fields of EmployeeLeaveChanges, none of them needed. */
  values: unknown;
  /** The version of it you read; STALE when it was saved elsewhere since. */
  version?: number | null | undefined;
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

/** From when to when leave is thought of. */
export type LeaveSpanInput = {
  /** First day. At most 5 years ahead. */
  fromDate: string;
  /** With which half the first day begins. */
  fromPart?: LeaveDayPart;
  /** Of hourly leave: from what time, HH:mm. */
  fromTime?: string | null | undefined;
  /** Whether a document goes with it. */
  hasDocument?: boolean;
  /** Last day. At most 5 years ahead. */
  toDate: string;
  /** With which half the last day ends. */
  toPart?: LeaveDayPart;
  /** Of hourly leave: until what time, HH:mm. */
  toTime?: string | null | undefined;
  /** Which type of leave; without one no rule of a type is asked. */
  typeId?: string | null | undefined;
  /** Days or hours. */
  unit: LeaveUnit;
};

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

/** Conditions on a LeaveStatus; all that are given must hold. */
export type LeaveStatusFilter = {
  /** Equal to. */
  eq?: LeaveStatus | null | undefined;
  /** One of these. */
  in?: Array<LeaveStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveStatus | null | undefined;
};

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

/** The smallest part in which a type of leave is taken. */
export type LeaveTypeUnit =
  /** Whole days. */
  | 'day'
  /** Halves of days. */
  | 'half_day'
  /** Hours, or the minutes the type names. */
  | 'hour';

/** By what leave is taken. */
export type LeaveUnit =
  /** In days and halves of days. */
  | 'daily'
  /** In hours. */
  | 'hourly';

/** Conditions on a LeaveUnit; all that are given must hold. */
export type LeaveUnitFilter = {
  /** Equal to. */
  eq?: LeaveUnit | null | undefined;
  /** One of these. */
  in?: Array<LeaveUnit> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveUnit | null | undefined;
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

export type EmployeeLeavesQueryVariables = Exact<{
  filter?: EmployeeLeaveFilter | null | undefined;
  sort?: Array<EmployeeLeaveSort> | EmployeeLeaveSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmployeeLeavesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, typeId: string | null, kind: LeaveKind, unit: LeaveUnit, fromDate: string, toDate: string, fromPart: LeaveDayPart, toPart: LeaveDayPart, fromTime: string | null, toTime: string | null, workingDays: string | null, replacementName: string | null, reason: string | null, status: LeaveStatus, statusReason: string | null, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null }> } };

export type EmployeeLeaveQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeLeaveQuery = { record: { days: number | null, hours: string | null, replacementId: string | null, mayWithdrawCancel: boolean | null, mayReplace: boolean | null, description: string | null, contact: string | null, resolutionNumber: string | null, paidPercent: string | null, attachmentFileId: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, typeId: string | null, kind: LeaveKind, unit: LeaveUnit, fromDate: string, toDate: string, fromPart: LeaveDayPart, toPart: LeaveDayPart, fromTime: string | null, toTime: string | null, workingDays: string | null, replacementName: string | null, reason: string | null, status: LeaveStatus, statusReason: string | null, dayList: Array<{ date: string, kind: LeaveDayKind, name: string | null, minutes: number, isBetweenLeaves: boolean | null }> | null, replacementAway: Array<{ fromDate: string, toDate: string }> | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type CreateEmployeeLeaveMutationVariables = Exact<{
  input: EmployeeLeaveInput;
}>;


export type CreateEmployeeLeaveMutation = { record: { days: number | null, hours: string | null, replacementId: string | null, mayWithdrawCancel: boolean | null, mayReplace: boolean | null, description: string | null, contact: string | null, resolutionNumber: string | null, paidPercent: string | null, attachmentFileId: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, typeId: string | null, kind: LeaveKind, unit: LeaveUnit, fromDate: string, toDate: string, fromPart: LeaveDayPart, toPart: LeaveDayPart, fromTime: string | null, toTime: string | null, workingDays: string | null, replacementName: string | null, reason: string | null, status: LeaveStatus, statusReason: string | null, dayList: Array<{ date: string, kind: LeaveDayKind, name: string | null, minutes: number, isBetweenLeaves: boolean | null }> | null, replacementAway: Array<{ fromDate: string, toDate: string }> | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type UpdateEmployeeLeaveMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeLeaveChanges;
}>;


export type UpdateEmployeeLeaveMutation = { record: { days: number | null, hours: string | null, replacementId: string | null, mayWithdrawCancel: boolean | null, mayReplace: boolean | null, description: string | null, contact: string | null, resolutionNumber: string | null, paidPercent: string | null, attachmentFileId: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, typeId: string | null, kind: LeaveKind, unit: LeaveUnit, fromDate: string, toDate: string, fromPart: LeaveDayPart, toPart: LeaveDayPart, fromTime: string | null, toTime: string | null, workingDays: string | null, replacementName: string | null, reason: string | null, status: LeaveStatus, statusReason: string | null, dayList: Array<{ date: string, kind: LeaveDayKind, name: string | null, minutes: number, isBetweenLeaves: boolean | null }> | null, replacementAway: Array<{ fromDate: string, toDate: string }> | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type DeleteEmployeeLeavesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeeLeavesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmployeeLeavesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeeLeavesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type ApproveEmployeeLeaveMutationVariables = Exact<{
  id: string;
  version: number;
  reason?: string | null | undefined;
}>;


export type ApproveEmployeeLeaveMutation = { record: { days: number | null, hours: string | null, replacementId: string | null, mayWithdrawCancel: boolean | null, mayReplace: boolean | null, description: string | null, contact: string | null, resolutionNumber: string | null, paidPercent: string | null, attachmentFileId: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, typeId: string | null, kind: LeaveKind, unit: LeaveUnit, fromDate: string, toDate: string, fromPart: LeaveDayPart, toPart: LeaveDayPart, fromTime: string | null, toTime: string | null, workingDays: string | null, replacementName: string | null, reason: string | null, status: LeaveStatus, statusReason: string | null, dayList: Array<{ date: string, kind: LeaveDayKind, name: string | null, minutes: number, isBetweenLeaves: boolean | null }> | null, replacementAway: Array<{ fromDate: string, toDate: string }> | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type RejectEmployeeLeaveMutationVariables = Exact<{
  id: string;
  version: number;
  reason: string;
}>;


export type RejectEmployeeLeaveMutation = { record: { days: number | null, hours: string | null, replacementId: string | null, mayWithdrawCancel: boolean | null, mayReplace: boolean | null, description: string | null, contact: string | null, resolutionNumber: string | null, paidPercent: string | null, attachmentFileId: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, typeId: string | null, kind: LeaveKind, unit: LeaveUnit, fromDate: string, toDate: string, fromPart: LeaveDayPart, toPart: LeaveDayPart, fromTime: string | null, toTime: string | null, workingDays: string | null, replacementName: string | null, reason: string | null, status: LeaveStatus, statusReason: string | null, dayList: Array<{ date: string, kind: LeaveDayKind, name: string | null, minutes: number, isBetweenLeaves: boolean | null }> | null, replacementAway: Array<{ fromDate: string, toDate: string }> | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type CancelEmployeeLeaveMutationVariables = Exact<{
  id: string;
  version: number;
  reason?: string | null | undefined;
}>;


export type CancelEmployeeLeaveMutation = { record: { days: number | null, hours: string | null, replacementId: string | null, mayWithdrawCancel: boolean | null, mayReplace: boolean | null, description: string | null, contact: string | null, resolutionNumber: string | null, paidPercent: string | null, attachmentFileId: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, typeId: string | null, kind: LeaveKind, unit: LeaveUnit, fromDate: string, toDate: string, fromPart: LeaveDayPart, toPart: LeaveDayPart, fromTime: string | null, toTime: string | null, workingDays: string | null, replacementName: string | null, reason: string | null, status: LeaveStatus, statusReason: string | null, dayList: Array<{ date: string, kind: LeaveDayKind, name: string | null, minutes: number, isBetweenLeaves: boolean | null }> | null, replacementAway: Array<{ fromDate: string, toDate: string }> | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type WithdrawLeaveCancelMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawLeaveCancelMutation = { record: { days: number | null, hours: string | null, replacementId: string | null, mayWithdrawCancel: boolean | null, mayReplace: boolean | null, description: string | null, contact: string | null, resolutionNumber: string | null, paidPercent: string | null, attachmentFileId: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, typeId: string | null, kind: LeaveKind, unit: LeaveUnit, fromDate: string, toDate: string, fromPart: LeaveDayPart, toPart: LeaveDayPart, fromTime: string | null, toTime: string | null, workingDays: string | null, replacementName: string | null, reason: string | null, status: LeaveStatus, statusReason: string | null, dayList: Array<{ date: string, kind: LeaveDayKind, name: string | null, minutes: number, isBetweenLeaves: boolean | null }> | null, replacementAway: Array<{ fromDate: string, toDate: string }> | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type MyLeaveDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyLeaveDraftsQuery = { drafts: Array<{ id: string, version: number, employeeId: string, values: unknown, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null, hint: { field: string, text: string } | null }> };

export type SaveLeaveDraftMutationVariables = Exact<{
  draft: LeaveDraftInput;
}>;


export type SaveLeaveDraftMutation = { draft: { id: string, version: number, employeeId: string, values: unknown, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null, hint: { field: string, text: string } | null } };

export type SubmitLeaveDraftMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SubmitLeaveDraftMutation = { record: { days: number | null, hours: string | null, replacementId: string | null, mayWithdrawCancel: boolean | null, mayReplace: boolean | null, description: string | null, contact: string | null, resolutionNumber: string | null, paidPercent: string | null, attachmentFileId: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, typeId: string | null, kind: LeaveKind, unit: LeaveUnit, fromDate: string, toDate: string, fromPart: LeaveDayPart, toPart: LeaveDayPart, fromTime: string | null, toTime: string | null, workingDays: string | null, replacementName: string | null, reason: string | null, status: LeaveStatus, statusReason: string | null, dayList: Array<{ date: string, kind: LeaveDayKind, name: string | null, minutes: number, isBetweenLeaves: boolean | null }> | null, replacementAway: Array<{ fromDate: string, toDate: string }> | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type DiscardLeaveDraftMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DiscardLeaveDraftMutation = { discardLeaveDraft: boolean };

export type LeaveDraftLineFragment = { id: string, version: number, employeeId: string, values: unknown, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null, hint: { field: string, text: string } | null };

export type LeavePreviewQueryVariables = Exact<{
  employeeId: string;
  span: LeaveSpanInput;
  leaveId?: string | null | undefined;
}>;


export type LeavePreviewQuery = { preview: { workingDays: string, balanceBefore: string | null, balanceWaiting: string | null, balanceAfter: string | null, problem: string | null, problemField: string | null, standsIn: Array<{ id: string, name: string, fromDate: string, toDate: string }>, days: Array<{ date: string, kind: LeaveDayKind, name: string | null, minutes: number, isBetweenLeaves: boolean | null }>, away: Array<{ id: string, fromDate: string, toDate: string, status: LeaveStatus, employee: { id: string, label: string | null } | null }> } };

export type LeaveReplacementsQueryVariables = Exact<{
  employeeId: string;
  span?: LeaveSpanInput | null | undefined;
  search: string;
  ids: Array<string> | string;
}>;


export type LeaveReplacementsQuery = { people: Array<{ id: string, name: string, away: Array<{ fromDate: string, toDate: string }> }> };

export type StandingInQueryVariables = Exact<{ [key: string]: never; }>;


export type StandingInQuery = { leaves: Array<{ id: string, name: string, fromDate: string, toDate: string }> };

export type LeaveOptionsQueryVariables = Exact<{
  employeeId: string;
}>;


export type LeaveOptionsQuery = { options: Array<{ id: string, title: string, colour: string, kind: LeaveKind, unit: LeaveTypeUnit, documentRule: LeaveDocumentRule, documentAfterDays: number | null, requiresAllocation: boolean }> };

export type EmployeeLeaveRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, typeId: string | null, kind: LeaveKind, unit: LeaveUnit, fromDate: string, toDate: string, fromPart: LeaveDayPart, toPart: LeaveDayPart, fromTime: string | null, toTime: string | null, workingDays: string | null, replacementName: string | null, reason: string | null, status: LeaveStatus, statusReason: string | null, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null };

export type ChangeLeaveReplacementMutationVariables = Exact<{
  id: string;
  version: number;
  replacementId?: string | null | undefined;
}>;


export type ChangeLeaveReplacementMutation = { record: { days: number | null, hours: string | null, replacementId: string | null, mayWithdrawCancel: boolean | null, mayReplace: boolean | null, description: string | null, contact: string | null, resolutionNumber: string | null, paidPercent: string | null, attachmentFileId: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, typeId: string | null, kind: LeaveKind, unit: LeaveUnit, fromDate: string, toDate: string, fromPart: LeaveDayPart, toPart: LeaveDayPart, fromTime: string | null, toTime: string | null, workingDays: string | null, replacementName: string | null, reason: string | null, status: LeaveStatus, statusReason: string | null, dayList: Array<{ date: string, kind: LeaveDayKind, name: string | null, minutes: number, isBetweenLeaves: boolean | null }> | null, replacementAway: Array<{ fromDate: string, toDate: string }> | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type EmployeeLeaveRecordFragment = { days: number | null, hours: string | null, replacementId: string | null, mayWithdrawCancel: boolean | null, mayReplace: boolean | null, description: string | null, contact: string | null, resolutionNumber: string | null, paidPercent: string | null, attachmentFileId: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, typeId: string | null, kind: LeaveKind, unit: LeaveUnit, fromDate: string, toDate: string, fromPart: LeaveDayPart, toPart: LeaveDayPart, fromTime: string | null, toTime: string | null, workingDays: string | null, replacementName: string | null, reason: string | null, status: LeaveStatus, statusReason: string | null, dayList: Array<{ date: string, kind: LeaveDayKind, name: string | null, minutes: number, isBetweenLeaves: boolean | null }> | null, replacementAway: Array<{ fromDate: string, toDate: string }> | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null };

export type MyLeaveStatementsQueryVariables = Exact<{
  employeeId: string;
  day?: string | null | undefined;
}>;


export type MyLeaveStatementsQuery = { statements: Array<{ typeId: string, title: string, colour: string, day: string, balance: string, waiting: string, available: string | null, rules: Array<string>, lots: Array<{ days: string, since: string, expiresOn: string | null }>, trace: Array<{ date: string, kind: LeaveTraceKind, days: string, balance: string, expiresOn: string | null, isForeseen: boolean, leaveId: string | null, reason: string | null, rule: string | null, from: Array<{ days: string, givenOn: string | null }> }> }> };

export type TeamLeaveQueryVariables = Exact<{
  from: string;
  to: string;
  departmentId?: string | null | undefined;
  search?: string | null | undefined;
  limit: number;
  offset: number;
}>;


export type TeamLeaveQuery = { calendar: { total: number, days: Array<{ date: string, isOff: boolean, holiday: string | null }>, people: Array<{ id: string, name: string, departmentName: string | null, leaves: Array<{ leaveId: string | null, unit: LeaveUnit, fromDate: string, toDate: string, isWaiting: boolean, replacement: string | null, mark: { title: string, colour: string } | null }> }> } };

export type TeamPersonFragment = { id: string, name: string, departmentName: string | null, leaves: Array<{ leaveId: string | null, unit: LeaveUnit, fromDate: string, toDate: string, isWaiting: boolean, replacement: string | null, mark: { title: string, colour: string } | null }> };

export const LeaveDraftLineFragmentDoc = gql`
    fragment LeaveDraftLine on LeaveDraft {
  id
  version
  employeeId
  employee {
    id
    label: employeeName
  }
  values
  typeMark {
    title
    colour
  }
  hint {
    field
    text
  }
}
    `;
export const EmployeeLeaveRowFragmentDoc = gql`
    fragment EmployeeLeaveRow on EmployeeLeave {
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
  typeId
  typeMark {
    title
    colour
  }
  kind
  unit
  fromDate
  toDate
  fromPart
  toPart
  fromTime
  toTime
  workingDays
  replacementName
  reason
  status
  statusReason
}
    `;
export const EmployeeLeaveRecordFragmentDoc = gql`
    fragment EmployeeLeaveRecord on EmployeeLeave {
  ...EmployeeLeaveRow
  days
  hours
  dayList {
    date
    kind
    name
    minutes
    isBetweenLeaves
  }
  replacementId
  replacementAway {
    fromDate
    toDate
  }
  mayWithdrawCancel
  mayReplace
  description
  contact
  resolutionNumber
  paidPercent
  attachmentFileId
  requestedBy {
    id
    label: name
  }
  decidedBy {
    id
    label: name
  }
  decidedAt
  createdAt
  updatedAt
}
    `;
export const TeamPersonFragmentDoc = gql`
    fragment TeamPerson on TeamLeavePerson {
  id
  name
  departmentName
  leaves {
    leaveId
    mark {
      title
      colour
    }
    unit
    fromDate
    toDate
    isWaiting
    replacement
  }
}
    `;
export const EmployeeLeavesDocument = gql`
    query EmployeeLeaves($filter: EmployeeLeaveFilter, $sort: [EmployeeLeaveSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: employeeLeaves(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmployeeLeaveRow
    }
    total
  }
}
    ${EmployeeLeaveRowFragmentDoc}`;

/**
 * __useEmployeeLeavesQuery__
 *
 * To run a query within a React component, call `useEmployeeLeavesQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeLeavesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeLeavesQuery({
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
export function useEmployeeLeavesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeeLeavesQuery, EmployeeLeavesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeLeavesQuery, EmployeeLeavesQueryVariables>(EmployeeLeavesDocument, options);
      }
export function useEmployeeLeavesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeLeavesQuery, EmployeeLeavesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeLeavesQuery, EmployeeLeavesQueryVariables>(EmployeeLeavesDocument, options);
        }
// @ts-ignore
export function useEmployeeLeavesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLeavesQuery, EmployeeLeavesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLeavesQuery, EmployeeLeavesQueryVariables>;
export function useEmployeeLeavesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLeavesQuery, EmployeeLeavesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLeavesQuery | undefined, EmployeeLeavesQueryVariables>;
export function useEmployeeLeavesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLeavesQuery, EmployeeLeavesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeLeavesQuery, EmployeeLeavesQueryVariables>(EmployeeLeavesDocument, options);
        }
export type EmployeeLeavesQueryHookResult = ReturnType<typeof useEmployeeLeavesQuery>;
export type EmployeeLeavesLazyQueryHookResult = ReturnType<typeof useEmployeeLeavesLazyQuery>;
export type EmployeeLeavesSuspenseQueryHookResult = ReturnType<typeof useEmployeeLeavesSuspenseQuery>;
export type EmployeeLeavesQueryResult = ApolloReactCommon.QueryResult<EmployeeLeavesQuery, EmployeeLeavesQueryVariables>;
export const EmployeeLeaveDocument = gql`
    query EmployeeLeave($id: ID!) {
  record: employeeLeave(id: $id) {
    ...EmployeeLeaveRecord
  }
}
    ${EmployeeLeaveRecordFragmentDoc}
${EmployeeLeaveRowFragmentDoc}`;

/**
 * __useEmployeeLeaveQuery__
 *
 * To run a query within a React component, call `useEmployeeLeaveQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeLeaveQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeLeaveQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeLeaveQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeLeaveQuery, EmployeeLeaveQueryVariables> & ({ variables: EmployeeLeaveQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeLeaveQuery, EmployeeLeaveQueryVariables>(EmployeeLeaveDocument, options);
      }
export function useEmployeeLeaveLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeLeaveQuery, EmployeeLeaveQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeLeaveQuery, EmployeeLeaveQueryVariables>(EmployeeLeaveDocument, options);
        }
// @ts-ignore
export function useEmployeeLeaveSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLeaveQuery, EmployeeLeaveQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLeaveQuery, EmployeeLeaveQueryVariables>;
export function useEmployeeLeaveSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLeaveQuery, EmployeeLeaveQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeLeaveQuery | undefined, EmployeeLeaveQueryVariables>;
export function useEmployeeLeaveSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeLeaveQuery, EmployeeLeaveQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeLeaveQuery, EmployeeLeaveQueryVariables>(EmployeeLeaveDocument, options);
        }
export type EmployeeLeaveQueryHookResult = ReturnType<typeof useEmployeeLeaveQuery>;
export type EmployeeLeaveLazyQueryHookResult = ReturnType<typeof useEmployeeLeaveLazyQuery>;
export type EmployeeLeaveSuspenseQueryHookResult = ReturnType<typeof useEmployeeLeaveSuspenseQuery>;
export type EmployeeLeaveQueryResult = ApolloReactCommon.QueryResult<EmployeeLeaveQuery, EmployeeLeaveQueryVariables>;
export const CreateEmployeeLeaveDocument = gql`
    mutation CreateEmployeeLeave($input: EmployeeLeaveInput!) {
  record: createEmployeeLeave(input: $input) {
    ...EmployeeLeaveRecord
  }
}
    ${EmployeeLeaveRecordFragmentDoc}
${EmployeeLeaveRowFragmentDoc}`;

/**
 * __useCreateEmployeeLeaveMutation__
 *
 * To run a mutation, you first call `useCreateEmployeeLeaveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEmployeeLeaveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEmployeeLeaveMutation, { data, loading, error }] = useCreateEmployeeLeaveMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEmployeeLeaveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEmployeeLeaveMutation, CreateEmployeeLeaveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEmployeeLeaveMutation, CreateEmployeeLeaveMutationVariables>(CreateEmployeeLeaveDocument, options);
      }
export type CreateEmployeeLeaveMutationHookResult = ReturnType<typeof useCreateEmployeeLeaveMutation>;
export type CreateEmployeeLeaveMutationResult = ApolloReactCommon.MutationResult<CreateEmployeeLeaveMutation>;
export const UpdateEmployeeLeaveDocument = gql`
    mutation UpdateEmployeeLeave($id: ID!, $version: Int!, $input: EmployeeLeaveChanges!) {
  record: updateEmployeeLeave(id: $id, version: $version, input: $input) {
    ...EmployeeLeaveRecord
  }
}
    ${EmployeeLeaveRecordFragmentDoc}
${EmployeeLeaveRowFragmentDoc}`;

/**
 * __useUpdateEmployeeLeaveMutation__
 *
 * To run a mutation, you first call `useUpdateEmployeeLeaveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmployeeLeaveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmployeeLeaveMutation, { data, loading, error }] = useUpdateEmployeeLeaveMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEmployeeLeaveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmployeeLeaveMutation, UpdateEmployeeLeaveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmployeeLeaveMutation, UpdateEmployeeLeaveMutationVariables>(UpdateEmployeeLeaveDocument, options);
      }
export type UpdateEmployeeLeaveMutationHookResult = ReturnType<typeof useUpdateEmployeeLeaveMutation>;
export type UpdateEmployeeLeaveMutationResult = ApolloReactCommon.MutationResult<UpdateEmployeeLeaveMutation>;
export const DeleteEmployeeLeavesDocument = gql`
    mutation DeleteEmployeeLeaves($ids: [ID!]!) {
  results: deleteEmployeeLeaves(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmployeeLeavesMutation__
 *
 * To run a mutation, you first call `useDeleteEmployeeLeavesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmployeeLeavesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmployeeLeavesMutation, { data, loading, error }] = useDeleteEmployeeLeavesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmployeeLeavesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmployeeLeavesMutation, DeleteEmployeeLeavesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmployeeLeavesMutation, DeleteEmployeeLeavesMutationVariables>(DeleteEmployeeLeavesDocument, options);
      }
export type DeleteEmployeeLeavesMutationHookResult = ReturnType<typeof useDeleteEmployeeLeavesMutation>;
export type DeleteEmployeeLeavesMutationResult = ApolloReactCommon.MutationResult<DeleteEmployeeLeavesMutation>;
export const RestoreEmployeeLeavesDocument = gql`
    mutation RestoreEmployeeLeaves($ids: [ID!]!) {
  results: restoreEmployeeLeaves(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmployeeLeavesMutation__
 *
 * To run a mutation, you first call `useRestoreEmployeeLeavesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmployeeLeavesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmployeeLeavesMutation, { data, loading, error }] = useRestoreEmployeeLeavesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmployeeLeavesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmployeeLeavesMutation, RestoreEmployeeLeavesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmployeeLeavesMutation, RestoreEmployeeLeavesMutationVariables>(RestoreEmployeeLeavesDocument, options);
      }
export type RestoreEmployeeLeavesMutationHookResult = ReturnType<typeof useRestoreEmployeeLeavesMutation>;
export type RestoreEmployeeLeavesMutationResult = ApolloReactCommon.MutationResult<RestoreEmployeeLeavesMutation>;
export const ApproveEmployeeLeaveDocument = gql`
    mutation ApproveEmployeeLeave($id: ID!, $version: Int!, $reason: String) {
  record: approveEmployeeLeave(id: $id, version: $version, reason: $reason) {
    ...EmployeeLeaveRecord
  }
}
    ${EmployeeLeaveRecordFragmentDoc}
${EmployeeLeaveRowFragmentDoc}`;

/**
 * __useApproveEmployeeLeaveMutation__
 *
 * To run a mutation, you first call `useApproveEmployeeLeaveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveEmployeeLeaveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveEmployeeLeaveMutation, { data, loading, error }] = useApproveEmployeeLeaveMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      reason: // value for 'reason'
 *   },
 * });
 */
export function useApproveEmployeeLeaveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveEmployeeLeaveMutation, ApproveEmployeeLeaveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveEmployeeLeaveMutation, ApproveEmployeeLeaveMutationVariables>(ApproveEmployeeLeaveDocument, options);
      }
export type ApproveEmployeeLeaveMutationHookResult = ReturnType<typeof useApproveEmployeeLeaveMutation>;
export type ApproveEmployeeLeaveMutationResult = ApolloReactCommon.MutationResult<ApproveEmployeeLeaveMutation>;
export const RejectEmployeeLeaveDocument = gql`
    mutation RejectEmployeeLeave($id: ID!, $version: Int!, $reason: String!) {
  record: rejectEmployeeLeave(id: $id, version: $version, reason: $reason) {
    ...EmployeeLeaveRecord
  }
}
    ${EmployeeLeaveRecordFragmentDoc}
${EmployeeLeaveRowFragmentDoc}`;

/**
 * __useRejectEmployeeLeaveMutation__
 *
 * To run a mutation, you first call `useRejectEmployeeLeaveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectEmployeeLeaveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectEmployeeLeaveMutation, { data, loading, error }] = useRejectEmployeeLeaveMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      reason: // value for 'reason'
 *   },
 * });
 */
export function useRejectEmployeeLeaveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectEmployeeLeaveMutation, RejectEmployeeLeaveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectEmployeeLeaveMutation, RejectEmployeeLeaveMutationVariables>(RejectEmployeeLeaveDocument, options);
      }
export type RejectEmployeeLeaveMutationHookResult = ReturnType<typeof useRejectEmployeeLeaveMutation>;
export type RejectEmployeeLeaveMutationResult = ApolloReactCommon.MutationResult<RejectEmployeeLeaveMutation>;
export const CancelEmployeeLeaveDocument = gql`
    mutation CancelEmployeeLeave($id: ID!, $version: Int!, $reason: String) {
  record: cancelEmployeeLeave(id: $id, version: $version, reason: $reason) {
    ...EmployeeLeaveRecord
  }
}
    ${EmployeeLeaveRecordFragmentDoc}
${EmployeeLeaveRowFragmentDoc}`;

/**
 * __useCancelEmployeeLeaveMutation__
 *
 * To run a mutation, you first call `useCancelEmployeeLeaveMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelEmployeeLeaveMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelEmployeeLeaveMutation, { data, loading, error }] = useCancelEmployeeLeaveMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      reason: // value for 'reason'
 *   },
 * });
 */
export function useCancelEmployeeLeaveMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelEmployeeLeaveMutation, CancelEmployeeLeaveMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelEmployeeLeaveMutation, CancelEmployeeLeaveMutationVariables>(CancelEmployeeLeaveDocument, options);
      }
export type CancelEmployeeLeaveMutationHookResult = ReturnType<typeof useCancelEmployeeLeaveMutation>;
export type CancelEmployeeLeaveMutationResult = ApolloReactCommon.MutationResult<CancelEmployeeLeaveMutation>;
export const WithdrawLeaveCancelDocument = gql`
    mutation WithdrawLeaveCancel($id: ID!, $version: Int!) {
  record: withdrawLeaveCancel(id: $id, version: $version) {
    ...EmployeeLeaveRecord
  }
}
    ${EmployeeLeaveRecordFragmentDoc}
${EmployeeLeaveRowFragmentDoc}`;

/**
 * __useWithdrawLeaveCancelMutation__
 *
 * To run a mutation, you first call `useWithdrawLeaveCancelMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWithdrawLeaveCancelMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [withdrawLeaveCancelMutation, { data, loading, error }] = useWithdrawLeaveCancelMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useWithdrawLeaveCancelMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawLeaveCancelMutation, WithdrawLeaveCancelMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawLeaveCancelMutation, WithdrawLeaveCancelMutationVariables>(WithdrawLeaveCancelDocument, options);
      }
export type WithdrawLeaveCancelMutationHookResult = ReturnType<typeof useWithdrawLeaveCancelMutation>;
export type WithdrawLeaveCancelMutationResult = ApolloReactCommon.MutationResult<WithdrawLeaveCancelMutation>;
export const MyLeaveDraftsDocument = gql`
    query MyLeaveDrafts {
  drafts: myLeaveDrafts {
    ...LeaveDraftLine
  }
}
    ${LeaveDraftLineFragmentDoc}`;

/**
 * __useMyLeaveDraftsQuery__
 *
 * To run a query within a React component, call `useMyLeaveDraftsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyLeaveDraftsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyLeaveDraftsQuery({
 *   variables: {
 *   },
 * });
 */
export function useMyLeaveDraftsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MyLeaveDraftsQuery, MyLeaveDraftsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyLeaveDraftsQuery, MyLeaveDraftsQueryVariables>(MyLeaveDraftsDocument, options);
      }
export function useMyLeaveDraftsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyLeaveDraftsQuery, MyLeaveDraftsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyLeaveDraftsQuery, MyLeaveDraftsQueryVariables>(MyLeaveDraftsDocument, options);
        }
// @ts-ignore
export function useMyLeaveDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MyLeaveDraftsQuery, MyLeaveDraftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyLeaveDraftsQuery, MyLeaveDraftsQueryVariables>;
export function useMyLeaveDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyLeaveDraftsQuery, MyLeaveDraftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyLeaveDraftsQuery | undefined, MyLeaveDraftsQueryVariables>;
export function useMyLeaveDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyLeaveDraftsQuery, MyLeaveDraftsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MyLeaveDraftsQuery, MyLeaveDraftsQueryVariables>(MyLeaveDraftsDocument, options);
        }
export type MyLeaveDraftsQueryHookResult = ReturnType<typeof useMyLeaveDraftsQuery>;
export type MyLeaveDraftsLazyQueryHookResult = ReturnType<typeof useMyLeaveDraftsLazyQuery>;
export type MyLeaveDraftsSuspenseQueryHookResult = ReturnType<typeof useMyLeaveDraftsSuspenseQuery>;
export type MyLeaveDraftsQueryResult = ApolloReactCommon.QueryResult<MyLeaveDraftsQuery, MyLeaveDraftsQueryVariables>;
export const SaveLeaveDraftDocument = gql`
    mutation SaveLeaveDraft($draft: LeaveDraftInput!) {
  draft: saveLeaveDraft(draft: $draft) {
    ...LeaveDraftLine
  }
}
    ${LeaveDraftLineFragmentDoc}`;

/**
 * __useSaveLeaveDraftMutation__
 *
 * To run a mutation, you first call `useSaveLeaveDraftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveLeaveDraftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveLeaveDraftMutation, { data, loading, error }] = useSaveLeaveDraftMutation({
 *   variables: {
 *      draft: // value for 'draft'
 *   },
 * });
 */
export function useSaveLeaveDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveLeaveDraftMutation, SaveLeaveDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveLeaveDraftMutation, SaveLeaveDraftMutationVariables>(SaveLeaveDraftDocument, options);
      }
export type SaveLeaveDraftMutationHookResult = ReturnType<typeof useSaveLeaveDraftMutation>;
export type SaveLeaveDraftMutationResult = ApolloReactCommon.MutationResult<SaveLeaveDraftMutation>;
export const SubmitLeaveDraftDocument = gql`
    mutation SubmitLeaveDraft($id: ID!, $version: Int!) {
  record: submitLeaveDraft(id: $id, version: $version) {
    ...EmployeeLeaveRecord
  }
}
    ${EmployeeLeaveRecordFragmentDoc}
${EmployeeLeaveRowFragmentDoc}`;

/**
 * __useSubmitLeaveDraftMutation__
 *
 * To run a mutation, you first call `useSubmitLeaveDraftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSubmitLeaveDraftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [submitLeaveDraftMutation, { data, loading, error }] = useSubmitLeaveDraftMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useSubmitLeaveDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitLeaveDraftMutation, SubmitLeaveDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitLeaveDraftMutation, SubmitLeaveDraftMutationVariables>(SubmitLeaveDraftDocument, options);
      }
export type SubmitLeaveDraftMutationHookResult = ReturnType<typeof useSubmitLeaveDraftMutation>;
export type SubmitLeaveDraftMutationResult = ApolloReactCommon.MutationResult<SubmitLeaveDraftMutation>;
export const DiscardLeaveDraftDocument = gql`
    mutation DiscardLeaveDraft($id: ID!, $version: Int!) {
  discardLeaveDraft(id: $id, version: $version)
}
    `;

/**
 * __useDiscardLeaveDraftMutation__
 *
 * To run a mutation, you first call `useDiscardLeaveDraftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDiscardLeaveDraftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [discardLeaveDraftMutation, { data, loading, error }] = useDiscardLeaveDraftMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useDiscardLeaveDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DiscardLeaveDraftMutation, DiscardLeaveDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DiscardLeaveDraftMutation, DiscardLeaveDraftMutationVariables>(DiscardLeaveDraftDocument, options);
      }
export type DiscardLeaveDraftMutationHookResult = ReturnType<typeof useDiscardLeaveDraftMutation>;
export type DiscardLeaveDraftMutationResult = ApolloReactCommon.MutationResult<DiscardLeaveDraftMutation>;
export const LeavePreviewDocument = gql`
    query LeavePreview($employeeId: ID!, $span: LeaveSpanInput!, $leaveId: ID) {
  preview: leavePreview(employeeId: $employeeId, span: $span, leaveId: $leaveId) {
    workingDays
    standsIn {
      id
      name
      fromDate
      toDate
    }
    balanceBefore
    balanceWaiting
    balanceAfter
    problem
    problemField
    days {
      date
      kind
      name
      minutes
      isBetweenLeaves
    }
    away {
      id
      fromDate
      toDate
      status
      employee {
        id
        label: employeeName
      }
    }
  }
}
    `;

/**
 * __useLeavePreviewQuery__
 *
 * To run a query within a React component, call `useLeavePreviewQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeavePreviewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeavePreviewQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      span: // value for 'span'
 *      leaveId: // value for 'leaveId'
 *   },
 * });
 */
export function useLeavePreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LeavePreviewQuery, LeavePreviewQueryVariables> & ({ variables: LeavePreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeavePreviewQuery, LeavePreviewQueryVariables>(LeavePreviewDocument, options);
      }
export function useLeavePreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeavePreviewQuery, LeavePreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeavePreviewQuery, LeavePreviewQueryVariables>(LeavePreviewDocument, options);
        }
// @ts-ignore
export function useLeavePreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeavePreviewQuery, LeavePreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeavePreviewQuery, LeavePreviewQueryVariables>;
export function useLeavePreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeavePreviewQuery, LeavePreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeavePreviewQuery | undefined, LeavePreviewQueryVariables>;
export function useLeavePreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeavePreviewQuery, LeavePreviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeavePreviewQuery, LeavePreviewQueryVariables>(LeavePreviewDocument, options);
        }
export type LeavePreviewQueryHookResult = ReturnType<typeof useLeavePreviewQuery>;
export type LeavePreviewLazyQueryHookResult = ReturnType<typeof useLeavePreviewLazyQuery>;
export type LeavePreviewSuspenseQueryHookResult = ReturnType<typeof useLeavePreviewSuspenseQuery>;
export type LeavePreviewQueryResult = ApolloReactCommon.QueryResult<LeavePreviewQuery, LeavePreviewQueryVariables>;
export const LeaveReplacementsDocument = gql`
    query LeaveReplacements($employeeId: ID!, $span: LeaveSpanInput, $search: String!, $ids: [ID!]!) {
  people: leaveReplacements(
    employeeId: $employeeId
    span: $span
    search: $search
    ids: $ids
  ) {
    id
    name
    away {
      fromDate
      toDate
    }
  }
}
    `;

/**
 * __useLeaveReplacementsQuery__
 *
 * To run a query within a React component, call `useLeaveReplacementsQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveReplacementsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveReplacementsQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      span: // value for 'span'
 *      search: // value for 'search'
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useLeaveReplacementsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LeaveReplacementsQuery, LeaveReplacementsQueryVariables> & ({ variables: LeaveReplacementsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveReplacementsQuery, LeaveReplacementsQueryVariables>(LeaveReplacementsDocument, options);
      }
export function useLeaveReplacementsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveReplacementsQuery, LeaveReplacementsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveReplacementsQuery, LeaveReplacementsQueryVariables>(LeaveReplacementsDocument, options);
        }
// @ts-ignore
export function useLeaveReplacementsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveReplacementsQuery, LeaveReplacementsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveReplacementsQuery, LeaveReplacementsQueryVariables>;
export function useLeaveReplacementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveReplacementsQuery, LeaveReplacementsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveReplacementsQuery | undefined, LeaveReplacementsQueryVariables>;
export function useLeaveReplacementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveReplacementsQuery, LeaveReplacementsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveReplacementsQuery, LeaveReplacementsQueryVariables>(LeaveReplacementsDocument, options);
        }
export type LeaveReplacementsQueryHookResult = ReturnType<typeof useLeaveReplacementsQuery>;
export type LeaveReplacementsLazyQueryHookResult = ReturnType<typeof useLeaveReplacementsLazyQuery>;
export type LeaveReplacementsSuspenseQueryHookResult = ReturnType<typeof useLeaveReplacementsSuspenseQuery>;
export type LeaveReplacementsQueryResult = ApolloReactCommon.QueryResult<LeaveReplacementsQuery, LeaveReplacementsQueryVariables>;
export const StandingInDocument = gql`
    query StandingIn {
  leaves: standingIn {
    id
    name
    fromDate
    toDate
  }
}
    `;

/**
 * __useStandingInQuery__
 *
 * To run a query within a React component, call `useStandingInQuery` and pass it any options that fit your needs.
 * When your component renders, `useStandingInQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStandingInQuery({
 *   variables: {
 *   },
 * });
 */
export function useStandingInQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StandingInQuery, StandingInQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StandingInQuery, StandingInQueryVariables>(StandingInDocument, options);
      }
export function useStandingInLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StandingInQuery, StandingInQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StandingInQuery, StandingInQueryVariables>(StandingInDocument, options);
        }
// @ts-ignore
export function useStandingInSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StandingInQuery, StandingInQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StandingInQuery, StandingInQueryVariables>;
export function useStandingInSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StandingInQuery, StandingInQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StandingInQuery | undefined, StandingInQueryVariables>;
export function useStandingInSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StandingInQuery, StandingInQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StandingInQuery, StandingInQueryVariables>(StandingInDocument, options);
        }
export type StandingInQueryHookResult = ReturnType<typeof useStandingInQuery>;
export type StandingInLazyQueryHookResult = ReturnType<typeof useStandingInLazyQuery>;
export type StandingInSuspenseQueryHookResult = ReturnType<typeof useStandingInSuspenseQuery>;
export type StandingInQueryResult = ApolloReactCommon.QueryResult<StandingInQuery, StandingInQueryVariables>;
export const LeaveOptionsDocument = gql`
    query LeaveOptions($employeeId: ID!) {
  options: leaveOptions(employeeId: $employeeId) {
    id
    title
    colour
    kind
    unit
    documentRule
    documentAfterDays
    requiresAllocation
  }
}
    `;

/**
 * __useLeaveOptionsQuery__
 *
 * To run a query within a React component, call `useLeaveOptionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveOptionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveOptionsQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *   },
 * });
 */
export function useLeaveOptionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LeaveOptionsQuery, LeaveOptionsQueryVariables> & ({ variables: LeaveOptionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveOptionsQuery, LeaveOptionsQueryVariables>(LeaveOptionsDocument, options);
      }
export function useLeaveOptionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveOptionsQuery, LeaveOptionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveOptionsQuery, LeaveOptionsQueryVariables>(LeaveOptionsDocument, options);
        }
// @ts-ignore
export function useLeaveOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveOptionsQuery, LeaveOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveOptionsQuery, LeaveOptionsQueryVariables>;
export function useLeaveOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveOptionsQuery, LeaveOptionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveOptionsQuery | undefined, LeaveOptionsQueryVariables>;
export function useLeaveOptionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveOptionsQuery, LeaveOptionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveOptionsQuery, LeaveOptionsQueryVariables>(LeaveOptionsDocument, options);
        }
export type LeaveOptionsQueryHookResult = ReturnType<typeof useLeaveOptionsQuery>;
export type LeaveOptionsLazyQueryHookResult = ReturnType<typeof useLeaveOptionsLazyQuery>;
export type LeaveOptionsSuspenseQueryHookResult = ReturnType<typeof useLeaveOptionsSuspenseQuery>;
export type LeaveOptionsQueryResult = ApolloReactCommon.QueryResult<LeaveOptionsQuery, LeaveOptionsQueryVariables>;
export const ChangeLeaveReplacementDocument = gql`
    mutation ChangeLeaveReplacement($id: ID!, $version: Int!, $replacementId: ID) {
  record: changeLeaveReplacement(
    id: $id
    version: $version
    replacementId: $replacementId
  ) {
    ...EmployeeLeaveRecord
  }
}
    ${EmployeeLeaveRecordFragmentDoc}
${EmployeeLeaveRowFragmentDoc}`;

/**
 * __useChangeLeaveReplacementMutation__
 *
 * To run a mutation, you first call `useChangeLeaveReplacementMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangeLeaveReplacementMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changeLeaveReplacementMutation, { data, loading, error }] = useChangeLeaveReplacementMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      replacementId: // value for 'replacementId'
 *   },
 * });
 */
export function useChangeLeaveReplacementMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeLeaveReplacementMutation, ChangeLeaveReplacementMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeLeaveReplacementMutation, ChangeLeaveReplacementMutationVariables>(ChangeLeaveReplacementDocument, options);
      }
export type ChangeLeaveReplacementMutationHookResult = ReturnType<typeof useChangeLeaveReplacementMutation>;
export type ChangeLeaveReplacementMutationResult = ApolloReactCommon.MutationResult<ChangeLeaveReplacementMutation>;
export const MyLeaveStatementsDocument = gql`
    query MyLeaveStatements($employeeId: ID!, $day: Date) {
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
 * __useMyLeaveStatementsQuery__
 *
 * To run a query within a React component, call `useMyLeaveStatementsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyLeaveStatementsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyLeaveStatementsQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      day: // value for 'day'
 *   },
 * });
 */
export function useMyLeaveStatementsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MyLeaveStatementsQuery, MyLeaveStatementsQueryVariables> & ({ variables: MyLeaveStatementsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyLeaveStatementsQuery, MyLeaveStatementsQueryVariables>(MyLeaveStatementsDocument, options);
      }
export function useMyLeaveStatementsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyLeaveStatementsQuery, MyLeaveStatementsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyLeaveStatementsQuery, MyLeaveStatementsQueryVariables>(MyLeaveStatementsDocument, options);
        }
// @ts-ignore
export function useMyLeaveStatementsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MyLeaveStatementsQuery, MyLeaveStatementsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyLeaveStatementsQuery, MyLeaveStatementsQueryVariables>;
export function useMyLeaveStatementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyLeaveStatementsQuery, MyLeaveStatementsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyLeaveStatementsQuery | undefined, MyLeaveStatementsQueryVariables>;
export function useMyLeaveStatementsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyLeaveStatementsQuery, MyLeaveStatementsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MyLeaveStatementsQuery, MyLeaveStatementsQueryVariables>(MyLeaveStatementsDocument, options);
        }
export type MyLeaveStatementsQueryHookResult = ReturnType<typeof useMyLeaveStatementsQuery>;
export type MyLeaveStatementsLazyQueryHookResult = ReturnType<typeof useMyLeaveStatementsLazyQuery>;
export type MyLeaveStatementsSuspenseQueryHookResult = ReturnType<typeof useMyLeaveStatementsSuspenseQuery>;
export type MyLeaveStatementsQueryResult = ApolloReactCommon.QueryResult<MyLeaveStatementsQuery, MyLeaveStatementsQueryVariables>;
export const TeamLeaveDocument = gql`
    query TeamLeave($from: Date!, $to: Date!, $departmentId: ID, $search: String, $limit: Int!, $offset: Int!) {
  calendar: teamLeave(
    from: $from
    to: $to
    departmentId: $departmentId
    search: $search
    limit: $limit
    offset: $offset
  ) {
    days {
      date
      isOff
      holiday
    }
    people: rows {
      ...TeamPerson
    }
    total
  }
}
    ${TeamPersonFragmentDoc}`;

/**
 * __useTeamLeaveQuery__
 *
 * To run a query within a React component, call `useTeamLeaveQuery` and pass it any options that fit your needs.
 * When your component renders, `useTeamLeaveQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTeamLeaveQuery({
 *   variables: {
 *      from: // value for 'from'
 *      to: // value for 'to'
 *      departmentId: // value for 'departmentId'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *   },
 * });
 */
export function useTeamLeaveQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TeamLeaveQuery, TeamLeaveQueryVariables> & ({ variables: TeamLeaveQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TeamLeaveQuery, TeamLeaveQueryVariables>(TeamLeaveDocument, options);
      }
export function useTeamLeaveLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TeamLeaveQuery, TeamLeaveQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TeamLeaveQuery, TeamLeaveQueryVariables>(TeamLeaveDocument, options);
        }
// @ts-ignore
export function useTeamLeaveSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TeamLeaveQuery, TeamLeaveQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TeamLeaveQuery, TeamLeaveQueryVariables>;
export function useTeamLeaveSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TeamLeaveQuery, TeamLeaveQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TeamLeaveQuery | undefined, TeamLeaveQueryVariables>;
export function useTeamLeaveSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TeamLeaveQuery, TeamLeaveQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TeamLeaveQuery, TeamLeaveQueryVariables>(TeamLeaveDocument, options);
        }
export type TeamLeaveQueryHookResult = ReturnType<typeof useTeamLeaveQuery>;
export type TeamLeaveLazyQueryHookResult = ReturnType<typeof useTeamLeaveLazyQuery>;
export type TeamLeaveSuspenseQueryHookResult = ReturnType<typeof useTeamLeaveSuspenseQuery>;
export type TeamLeaveQueryResult = ApolloReactCommon.QueryResult<TeamLeaveQuery, TeamLeaveQueryVariables>;