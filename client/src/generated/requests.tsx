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

/** How a condition compares the answer to an earlier field. */
export type FormComparison =
  /** Is the same. */
  | 'eq'
  /** Is greater, or later. */
  | 'gt'
  /** Is at least, or not earlier. */
  | 'gte'
  /** Is among the options chosen. */
  | 'includes'
  /** Is smaller, or earlier. */
  | 'lt'
  /** Is at most, or not later. */
  | 'lte'
  /** Is another. */
  | 'ne';

/** How far a form is filled in. */
export type FormDraftInput = {
  /** The answers so far, by the name of the question; what cannot become an answer is left out. */
  answers: unknown;
  /** The employee it is to be about. */
  employeeId?: string | null | undefined;
  /** The version of the form that is being filled in. */
  formVersionId: string;
};

/** What kind of answer a field of a form takes. */
export type FormFieldKind =
  /** One of the options. */
  | 'choice'
  /** Any of the options. */
  | 'choices'
  /** A day. */
  | 'date'
  /** One of the departments. */
  | 'department'
  /** One of the employees. */
  | 'employee'
  /** An uploaded file. */
  | 'file'
  /** Yes or no. */
  | 'flag'
  /** Several lines. */
  | 'longText'
  /** An amount in the currency of the company. */
  | 'money'
  /** A number, decimals included. */
  | 'number'
  /** One line. */
  | 'text';

/** What was done to a request. */
export type FormRequestAction =
  /** Agreed to. */
  | 'approve'
  /** Who asked said that it was done. */
  | 'close'
  /** Who asked said that it was not done. */
  | 'dispute'
  /** Said to be done. */
  | 'fulfil'
  /** Closed by itself, because nobody said that it was not done. */
  | 'lapse'
  /** Refused. */
  | 'reject'
  /** Sent back to be corrected. */
  | 'return'
  /** Sent in, the first time or again. */
  | 'submit'
  /** Taken back by who asked. */
  | 'withdraw';

/** Values to change in a request; what is left out stays. */
export type FormRequestChanges = {
  /** The answers by the name of the field: text, decimal number, day, true or false, a list of choices, an id. */
  answers?: unknown;
};

/** Which formRequests to list; all conditions given must hold. */
export type FormRequestFilter = {
  /** All of these must hold. */
  and?: Array<FormRequestFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When it was decided on. */
  decidedAt?: InstantFilter | null | undefined;
  /** Who decided; never who asked. */
  decidedById?: IdFilter | null | undefined;
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  deciders?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The day by which it is to be answered; empty where its form names no number of days. */
  dueOn?: DateFilter | null | undefined;
  /** Where it stands towards that day: ahead, today or overdue; empty once it owes no answer. */
  dueStanding?: TextFilter | null | undefined;
  /** Whom it is about. */
  employeeId?: IdFilter | null | undefined;
  /** The files among the answers: whoever may read the request may read them. */
  fileIds?: IdsFilter | null | undefined;
  /** What its form is called. */
  formTitle?: TextFilter | null | undefined;
  /** Title of the form in Arabic; the other one where it has none. */
  formTitleAr?: TextFilter | null | undefined;
  /** The form as it was when it was filled in. */
  formVersionId?: IdFilter | null | undefined;
  /** When what was asked for was done. */
  fulfilledAt?: InstantFilter | null | undefined;
  /** Who did it. */
  fulfilledById?: IdFilter | null | undefined;
  /** What was handed over with it, such as a certificate: whoever may read the request may read these files. */
  handedFileIds?: IdsFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Running number in the company. */
  no?: NumberFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<FormRequestFilter> | null | undefined;
  /** The due day on which whoever has to act was reminded. */
  remindedFor?: DateFilter | null | undefined;
  /** Who asked. */
  requesterId?: IdFilter | null | undefined;
  /** Name of who asked. */
  requesterName?: TextFilter | null | undefined;
  /** Where it stands. */
  state?: FormRequestStateFilter | null | undefined;
  /** When it was submitted last. */
  submittedAt?: InstantFilter | null | undefined;
  /** What the form is about. */
  type?: FormTypeFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new request. */
export type FormRequestInput = {
  /** The answers by the name of the field: text, decimal number, day, true or false, a list of choices, an id. */
  answers?: unknown;
  /** Whom it is about. */
  employeeId: string;
  /** The form as it was when it was filled in. */
  formVersionId: string;
};

/** One level of the order of formRequests. */
export type FormRequestSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: FormRequestSortField;
};

/** What formRequests can be sorted by. */
export type FormRequestSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When it was decided on. */
  | 'decidedAt'
  /** Who decided; never who asked. */
  | 'decidedById'
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  | 'deciders'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The day by which it is to be answered; empty where its form names no number of days. */
  | 'dueOn'
  /** Where it stands towards that day: ahead, today or overdue; empty once it owes no answer. */
  | 'dueStanding'
  /** Whom it is about. */
  | 'employeeId'
  /** What its form is called. */
  | 'formTitle'
  /** Title of the form in Arabic; the other one where it has none. */
  | 'formTitleAr'
  /** The form as it was when it was filled in. */
  | 'formVersionId'
  /** When what was asked for was done. */
  | 'fulfilledAt'
  /** Who did it. */
  | 'fulfilledById'
  /** Running number in the company. */
  | 'no'
  /** The due day on which whoever has to act was reminded. */
  | 'remindedFor'
  /** Who asked. */
  | 'requesterId'
  /** Name of who asked. */
  | 'requesterName'
  /** Where it stands. */
  | 'state'
  /** When it was submitted last. */
  | 'submittedAt'
  /** What the form is about. */
  | 'type'
  /** When the row was last changed. */
  | 'updatedAt';

/** Where a request stands. A returned one is corrected and submitted again; what was asked for is done once it is fulfilled, and closed once who asked is content. */
export type FormRequestState =
  /** Agreed; what was asked for is to be done. */
  | 'approved'
  /** Done, and who asked is content or said nothing. */
  | 'closed'
  /** Said to be done; who asked has not agreed yet. */
  | 'fulfilled'
  /** Refused for good. */
  | 'rejected'
  /** Sent back to be corrected and submitted again. */
  | 'returned'
  /** Waits for a decision. */
  | 'submitted'
  /** Taken back by who asked. */
  | 'withdrawn';

/** Conditions on a FormRequestState; all that are given must hold. */
export type FormRequestStateFilter = {
  /** Equal to. */
  eq?: FormRequestState | null | undefined;
  /** One of these. */
  in?: Array<FormRequestState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: FormRequestState | null | undefined;
};

/** What a form is about. */
export type FormType =
  /** Things to work with. */
  | 'equipment'
  /** Being away. */
  | 'leave'
  /** A letter or certificate. */
  | 'letter'
  /** Money, such as an advance or expenses. */
  | 'money'
  /** Anything else. */
  | 'other'
  /** Personal data that changed. */
  | 'personal'
  /** Courses and training. */
  | 'training';

/** Conditions on a FormType; all that are given must hold. */
export type FormTypeFilter = {
  /** Equal to. */
  eq?: FormType | null | undefined;
  /** One of these. */
  in?: Array<FormType> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: FormType | null | undefined;
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

/** After what the working days count within which a request is to be answered. */
export type RequestDueFrom =
  /** When it was approved. */
  | 'approval'
  /** When it was submitted last. */
  | 'submission';

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

export type FormRequestsQueryVariables = Exact<{
  filter?: FormRequestFilter | null | undefined;
  sort?: Array<FormRequestSort> | FormRequestSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type FormRequestsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, employee: { id: string, label: string | null } | null }> } };

export type FormRequestQueryVariables = Exact<{
  id: string;
}>;


export type FormRequestQuery = { record: { requesterId: string, answers: unknown, handedFileIds: Array<string>, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, formVersion: { id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } | null, history: Array<{ action: FormRequestAction, at: string, byName: string, comment: string | null }>, employee: { id: string, label: string | null } | null } };

export type CreateFormRequestMutationVariables = Exact<{
  input: FormRequestInput;
}>;


export type CreateFormRequestMutation = { record: { requesterId: string, answers: unknown, handedFileIds: Array<string>, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, formVersion: { id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } | null, history: Array<{ action: FormRequestAction, at: string, byName: string, comment: string | null }>, employee: { id: string, label: string | null } | null } };

export type DeleteFormRequestsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteFormRequestsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreFormRequestsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreFormRequestsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type MyFormDraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyFormDraftsQuery = { drafts: Array<{ id: string, formId: string, employeeId: string | null, answers: unknown, updatedAt: string }> };

export type SaveFormDraftMutationVariables = Exact<{
  draft: FormDraftInput;
}>;


export type SaveFormDraftMutation = { draft: { id: string, updatedAt: string } };

export type DiscardFormDraftMutationVariables = Exact<{
  formId: string;
}>;


export type DiscardFormDraftMutation = { done: boolean };

export type OfferedFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedFormsQuery = { page: { rows: Array<{ id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> }> } };

export type CorrectFormRequestMutationVariables = Exact<{
  id: string;
  version: number;
  next: number;
  input: FormRequestChanges;
}>;


export type CorrectFormRequestMutation = { updateFormRequest: { id: string }, record: { requesterId: string, answers: unknown, handedFileIds: Array<string>, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, formVersion: { id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } | null, history: Array<{ action: FormRequestAction, at: string, byName: string, comment: string | null }>, employee: { id: string, label: string | null } | null } };

export type OfferedFormFragment = { id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> };

export type ApproveFormRequestMutationVariables = Exact<{
  id: string;
  version: number;
  comment?: string | null | undefined;
}>;


export type ApproveFormRequestMutation = { record: { requesterId: string, answers: unknown, handedFileIds: Array<string>, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, formVersion: { id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } | null, history: Array<{ action: FormRequestAction, at: string, byName: string, comment: string | null }>, employee: { id: string, label: string | null } | null } };

export type RejectFormRequestMutationVariables = Exact<{
  id: string;
  version: number;
  comment: string;
}>;


export type RejectFormRequestMutation = { record: { requesterId: string, answers: unknown, handedFileIds: Array<string>, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, formVersion: { id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } | null, history: Array<{ action: FormRequestAction, at: string, byName: string, comment: string | null }>, employee: { id: string, label: string | null } | null } };

export type ReturnFormRequestMutationVariables = Exact<{
  id: string;
  version: number;
  comment: string;
}>;


export type ReturnFormRequestMutation = { record: { requesterId: string, answers: unknown, handedFileIds: Array<string>, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, formVersion: { id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } | null, history: Array<{ action: FormRequestAction, at: string, byName: string, comment: string | null }>, employee: { id: string, label: string | null } | null } };

export type WithdrawFormRequestMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawFormRequestMutation = { record: { requesterId: string, answers: unknown, handedFileIds: Array<string>, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, formVersion: { id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } | null, history: Array<{ action: FormRequestAction, at: string, byName: string, comment: string | null }>, employee: { id: string, label: string | null } | null } };

export type FulfilFormRequestMutationVariables = Exact<{
  id: string;
  version: number;
  comment?: string | null | undefined;
  fileIds?: Array<string> | string | null | undefined;
}>;


export type FulfilFormRequestMutation = { record: { requesterId: string, answers: unknown, handedFileIds: Array<string>, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, formVersion: { id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } | null, history: Array<{ action: FormRequestAction, at: string, byName: string, comment: string | null }>, employee: { id: string, label: string | null } | null } };

export type CloseFormRequestMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CloseFormRequestMutation = { record: { requesterId: string, answers: unknown, handedFileIds: Array<string>, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, formVersion: { id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } | null, history: Array<{ action: FormRequestAction, at: string, byName: string, comment: string | null }>, employee: { id: string, label: string | null } | null } };

export type DisputeFormRequestMutationVariables = Exact<{
  id: string;
  version: number;
  comment: string;
}>;


export type DisputeFormRequestMutation = { record: { requesterId: string, answers: unknown, handedFileIds: Array<string>, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, formVersion: { id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } | null, history: Array<{ action: FormRequestAction, at: string, byName: string, comment: string | null }>, employee: { id: string, label: string | null } | null } };

export type QuestionFragment = { name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> };

export type FormRequestRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, employee: { id: string, label: string | null } | null };

export type FormRequestRecordFragment = { requesterId: string, answers: unknown, handedFileIds: Array<string>, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, no: number, type: FormType, state: FormRequestState, requesterName: string, submittedAt: string, decidedAt: string | null, dueOn: string | null, dueStanding: string | null, fulfilledAt: string | null, employeeId: string, formTitle: string | null, formVersion: { id: string, formId: string, number: number, type: FormType, title: string, titleAr: string | null, description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } | null, history: Array<{ action: FormRequestAction, at: string, byName: string, comment: string | null }>, employee: { id: string, label: string | null } | null };

export const FormRequestRowFragmentDoc = gql`
    fragment FormRequestRow on FormRequest {
  id
  version
  deletedAt
  allowedActions
  no
  type
  state
  formTitle: formLabel
  requesterName
  submittedAt
  decidedAt
  dueOn
  dueStanding
  fulfilledAt
  employeeId
  employee {
    id
    label: employeeName
  }
}
    `;
export const QuestionFragmentDoc = gql`
    fragment Question on FormField {
  name
  kind
  label
  labelAr
  help
  helpAr
  required
  min
  max
  options {
    value
    label
    labelAr
  }
  conditions {
    field
    comparison
    value
  }
}
    `;
export const OfferedFormFragmentDoc = gql`
    fragment OfferedForm on FormVersion {
  id
  formId
  number
  type
  title
  titleAr
  description
  descriptionAr
  dueWithinDays
  dueFrom
  closeAfterDays
  fields {
    ...Question
  }
}
    `;
export const FormRequestRecordFragmentDoc = gql`
    fragment FormRequestRecord on FormRequest {
  ...FormRequestRow
  requesterId
  answers
  handedFileIds
  formVersion {
    ...OfferedForm
  }
  history {
    action
    at
    byName
    comment
  }
  createdAt
  updatedAt
}
    `;
export const FormRequestsDocument = gql`
    query FormRequests($filter: FormRequestFilter, $sort: [FormRequestSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: formRequests(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...FormRequestRow
    }
    total
  }
}
    ${FormRequestRowFragmentDoc}`;

/**
 * __useFormRequestsQuery__
 *
 * To run a query within a React component, call `useFormRequestsQuery` and pass it any options that fit your needs.
 * When your component renders, `useFormRequestsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFormRequestsQuery({
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
export function useFormRequestsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FormRequestsQuery, FormRequestsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FormRequestsQuery, FormRequestsQueryVariables>(FormRequestsDocument, options);
      }
export function useFormRequestsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FormRequestsQuery, FormRequestsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FormRequestsQuery, FormRequestsQueryVariables>(FormRequestsDocument, options);
        }
// @ts-ignore
export function useFormRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FormRequestsQuery, FormRequestsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FormRequestsQuery, FormRequestsQueryVariables>;
export function useFormRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FormRequestsQuery, FormRequestsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FormRequestsQuery | undefined, FormRequestsQueryVariables>;
export function useFormRequestsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FormRequestsQuery, FormRequestsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FormRequestsQuery, FormRequestsQueryVariables>(FormRequestsDocument, options);
        }
export type FormRequestsQueryHookResult = ReturnType<typeof useFormRequestsQuery>;
export type FormRequestsLazyQueryHookResult = ReturnType<typeof useFormRequestsLazyQuery>;
export type FormRequestsSuspenseQueryHookResult = ReturnType<typeof useFormRequestsSuspenseQuery>;
export type FormRequestsQueryResult = ApolloReactCommon.QueryResult<FormRequestsQuery, FormRequestsQueryVariables>;
export const FormRequestDocument = gql`
    query FormRequest($id: ID!) {
  record: formRequest(id: $id) {
    ...FormRequestRecord
  }
}
    ${FormRequestRecordFragmentDoc}
${FormRequestRowFragmentDoc}
${OfferedFormFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useFormRequestQuery__
 *
 * To run a query within a React component, call `useFormRequestQuery` and pass it any options that fit your needs.
 * When your component renders, `useFormRequestQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFormRequestQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useFormRequestQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FormRequestQuery, FormRequestQueryVariables> & ({ variables: FormRequestQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FormRequestQuery, FormRequestQueryVariables>(FormRequestDocument, options);
      }
export function useFormRequestLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FormRequestQuery, FormRequestQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FormRequestQuery, FormRequestQueryVariables>(FormRequestDocument, options);
        }
// @ts-ignore
export function useFormRequestSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FormRequestQuery, FormRequestQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FormRequestQuery, FormRequestQueryVariables>;
export function useFormRequestSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FormRequestQuery, FormRequestQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FormRequestQuery | undefined, FormRequestQueryVariables>;
export function useFormRequestSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FormRequestQuery, FormRequestQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FormRequestQuery, FormRequestQueryVariables>(FormRequestDocument, options);
        }
export type FormRequestQueryHookResult = ReturnType<typeof useFormRequestQuery>;
export type FormRequestLazyQueryHookResult = ReturnType<typeof useFormRequestLazyQuery>;
export type FormRequestSuspenseQueryHookResult = ReturnType<typeof useFormRequestSuspenseQuery>;
export type FormRequestQueryResult = ApolloReactCommon.QueryResult<FormRequestQuery, FormRequestQueryVariables>;
export const CreateFormRequestDocument = gql`
    mutation CreateFormRequest($input: FormRequestInput!) {
  record: createFormRequest(input: $input) {
    ...FormRequestRecord
  }
}
    ${FormRequestRecordFragmentDoc}
${FormRequestRowFragmentDoc}
${OfferedFormFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useCreateFormRequestMutation__
 *
 * To run a mutation, you first call `useCreateFormRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateFormRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createFormRequestMutation, { data, loading, error }] = useCreateFormRequestMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateFormRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateFormRequestMutation, CreateFormRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateFormRequestMutation, CreateFormRequestMutationVariables>(CreateFormRequestDocument, options);
      }
export type CreateFormRequestMutationHookResult = ReturnType<typeof useCreateFormRequestMutation>;
export type CreateFormRequestMutationResult = ApolloReactCommon.MutationResult<CreateFormRequestMutation>;
export const DeleteFormRequestsDocument = gql`
    mutation DeleteFormRequests($ids: [ID!]!) {
  results: deleteFormRequests(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteFormRequestsMutation__
 *
 * To run a mutation, you first call `useDeleteFormRequestsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteFormRequestsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteFormRequestsMutation, { data, loading, error }] = useDeleteFormRequestsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteFormRequestsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteFormRequestsMutation, DeleteFormRequestsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteFormRequestsMutation, DeleteFormRequestsMutationVariables>(DeleteFormRequestsDocument, options);
      }
export type DeleteFormRequestsMutationHookResult = ReturnType<typeof useDeleteFormRequestsMutation>;
export type DeleteFormRequestsMutationResult = ApolloReactCommon.MutationResult<DeleteFormRequestsMutation>;
export const RestoreFormRequestsDocument = gql`
    mutation RestoreFormRequests($ids: [ID!]!) {
  results: restoreFormRequests(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreFormRequestsMutation__
 *
 * To run a mutation, you first call `useRestoreFormRequestsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreFormRequestsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreFormRequestsMutation, { data, loading, error }] = useRestoreFormRequestsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreFormRequestsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreFormRequestsMutation, RestoreFormRequestsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreFormRequestsMutation, RestoreFormRequestsMutationVariables>(RestoreFormRequestsDocument, options);
      }
export type RestoreFormRequestsMutationHookResult = ReturnType<typeof useRestoreFormRequestsMutation>;
export type RestoreFormRequestsMutationResult = ApolloReactCommon.MutationResult<RestoreFormRequestsMutation>;
export const MyFormDraftsDocument = gql`
    query MyFormDrafts {
  drafts: myFormDrafts {
    id
    formId
    employeeId
    answers
    updatedAt
  }
}
    `;

/**
 * __useMyFormDraftsQuery__
 *
 * To run a query within a React component, call `useMyFormDraftsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyFormDraftsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyFormDraftsQuery({
 *   variables: {
 *   },
 * });
 */
export function useMyFormDraftsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MyFormDraftsQuery, MyFormDraftsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyFormDraftsQuery, MyFormDraftsQueryVariables>(MyFormDraftsDocument, options);
      }
export function useMyFormDraftsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyFormDraftsQuery, MyFormDraftsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyFormDraftsQuery, MyFormDraftsQueryVariables>(MyFormDraftsDocument, options);
        }
// @ts-ignore
export function useMyFormDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MyFormDraftsQuery, MyFormDraftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyFormDraftsQuery, MyFormDraftsQueryVariables>;
export function useMyFormDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyFormDraftsQuery, MyFormDraftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyFormDraftsQuery | undefined, MyFormDraftsQueryVariables>;
export function useMyFormDraftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyFormDraftsQuery, MyFormDraftsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MyFormDraftsQuery, MyFormDraftsQueryVariables>(MyFormDraftsDocument, options);
        }
export type MyFormDraftsQueryHookResult = ReturnType<typeof useMyFormDraftsQuery>;
export type MyFormDraftsLazyQueryHookResult = ReturnType<typeof useMyFormDraftsLazyQuery>;
export type MyFormDraftsSuspenseQueryHookResult = ReturnType<typeof useMyFormDraftsSuspenseQuery>;
export type MyFormDraftsQueryResult = ApolloReactCommon.QueryResult<MyFormDraftsQuery, MyFormDraftsQueryVariables>;
export const SaveFormDraftDocument = gql`
    mutation SaveFormDraft($draft: FormDraftInput!) {
  draft: saveFormDraft(draft: $draft) {
    id
    updatedAt
  }
}
    `;

/**
 * __useSaveFormDraftMutation__
 *
 * To run a mutation, you first call `useSaveFormDraftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveFormDraftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveFormDraftMutation, { data, loading, error }] = useSaveFormDraftMutation({
 *   variables: {
 *      draft: // value for 'draft'
 *   },
 * });
 */
export function useSaveFormDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveFormDraftMutation, SaveFormDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveFormDraftMutation, SaveFormDraftMutationVariables>(SaveFormDraftDocument, options);
      }
export type SaveFormDraftMutationHookResult = ReturnType<typeof useSaveFormDraftMutation>;
export type SaveFormDraftMutationResult = ApolloReactCommon.MutationResult<SaveFormDraftMutation>;
export const DiscardFormDraftDocument = gql`
    mutation DiscardFormDraft($formId: ID!) {
  done: discardFormDraft(formId: $formId)
}
    `;

/**
 * __useDiscardFormDraftMutation__
 *
 * To run a mutation, you first call `useDiscardFormDraftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDiscardFormDraftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [discardFormDraftMutation, { data, loading, error }] = useDiscardFormDraftMutation({
 *   variables: {
 *      formId: // value for 'formId'
 *   },
 * });
 */
export function useDiscardFormDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DiscardFormDraftMutation, DiscardFormDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DiscardFormDraftMutation, DiscardFormDraftMutationVariables>(DiscardFormDraftDocument, options);
      }
export type DiscardFormDraftMutationHookResult = ReturnType<typeof useDiscardFormDraftMutation>;
export type DiscardFormDraftMutationResult = ApolloReactCommon.MutationResult<DiscardFormDraftMutation>;
export const OfferedFormsDocument = gql`
    query OfferedForms {
  page: formVersions(
    filter: {isOffered: {eq: true}}
    sort: [{field: title}]
    limit: 200
  ) {
    rows {
      ...OfferedForm
    }
  }
}
    ${OfferedFormFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useOfferedFormsQuery__
 *
 * To run a query within a React component, call `useOfferedFormsQuery` and pass it any options that fit your needs.
 * When your component renders, `useOfferedFormsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOfferedFormsQuery({
 *   variables: {
 *   },
 * });
 */
export function useOfferedFormsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OfferedFormsQuery, OfferedFormsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OfferedFormsQuery, OfferedFormsQueryVariables>(OfferedFormsDocument, options);
      }
export function useOfferedFormsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OfferedFormsQuery, OfferedFormsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OfferedFormsQuery, OfferedFormsQueryVariables>(OfferedFormsDocument, options);
        }
// @ts-ignore
export function useOfferedFormsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OfferedFormsQuery, OfferedFormsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OfferedFormsQuery, OfferedFormsQueryVariables>;
export function useOfferedFormsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OfferedFormsQuery, OfferedFormsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OfferedFormsQuery | undefined, OfferedFormsQueryVariables>;
export function useOfferedFormsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OfferedFormsQuery, OfferedFormsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OfferedFormsQuery, OfferedFormsQueryVariables>(OfferedFormsDocument, options);
        }
export type OfferedFormsQueryHookResult = ReturnType<typeof useOfferedFormsQuery>;
export type OfferedFormsLazyQueryHookResult = ReturnType<typeof useOfferedFormsLazyQuery>;
export type OfferedFormsSuspenseQueryHookResult = ReturnType<typeof useOfferedFormsSuspenseQuery>;
export type OfferedFormsQueryResult = ApolloReactCommon.QueryResult<OfferedFormsQuery, OfferedFormsQueryVariables>;
export const CorrectFormRequestDocument = gql`
    mutation CorrectFormRequest($id: ID!, $version: Int!, $next: Int!, $input: FormRequestChanges!) {
  updateFormRequest(id: $id, version: $version, input: $input) {
    id
  }
  record: submitFormRequest(id: $id, version: $next) {
    ...FormRequestRecord
  }
}
    ${FormRequestRecordFragmentDoc}
${FormRequestRowFragmentDoc}
${OfferedFormFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useCorrectFormRequestMutation__
 *
 * To run a mutation, you first call `useCorrectFormRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCorrectFormRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [correctFormRequestMutation, { data, loading, error }] = useCorrectFormRequestMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      next: // value for 'next'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCorrectFormRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CorrectFormRequestMutation, CorrectFormRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CorrectFormRequestMutation, CorrectFormRequestMutationVariables>(CorrectFormRequestDocument, options);
      }
export type CorrectFormRequestMutationHookResult = ReturnType<typeof useCorrectFormRequestMutation>;
export type CorrectFormRequestMutationResult = ApolloReactCommon.MutationResult<CorrectFormRequestMutation>;
export const ApproveFormRequestDocument = gql`
    mutation ApproveFormRequest($id: ID!, $version: Int!, $comment: String) {
  record: approveFormRequest(id: $id, version: $version, comment: $comment) {
    ...FormRequestRecord
  }
}
    ${FormRequestRecordFragmentDoc}
${FormRequestRowFragmentDoc}
${OfferedFormFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useApproveFormRequestMutation__
 *
 * To run a mutation, you first call `useApproveFormRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveFormRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveFormRequestMutation, { data, loading, error }] = useApproveFormRequestMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      comment: // value for 'comment'
 *   },
 * });
 */
export function useApproveFormRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveFormRequestMutation, ApproveFormRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveFormRequestMutation, ApproveFormRequestMutationVariables>(ApproveFormRequestDocument, options);
      }
export type ApproveFormRequestMutationHookResult = ReturnType<typeof useApproveFormRequestMutation>;
export type ApproveFormRequestMutationResult = ApolloReactCommon.MutationResult<ApproveFormRequestMutation>;
export const RejectFormRequestDocument = gql`
    mutation RejectFormRequest($id: ID!, $version: Int!, $comment: String!) {
  record: rejectFormRequest(id: $id, version: $version, comment: $comment) {
    ...FormRequestRecord
  }
}
    ${FormRequestRecordFragmentDoc}
${FormRequestRowFragmentDoc}
${OfferedFormFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useRejectFormRequestMutation__
 *
 * To run a mutation, you first call `useRejectFormRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectFormRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectFormRequestMutation, { data, loading, error }] = useRejectFormRequestMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      comment: // value for 'comment'
 *   },
 * });
 */
export function useRejectFormRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectFormRequestMutation, RejectFormRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectFormRequestMutation, RejectFormRequestMutationVariables>(RejectFormRequestDocument, options);
      }
export type RejectFormRequestMutationHookResult = ReturnType<typeof useRejectFormRequestMutation>;
export type RejectFormRequestMutationResult = ApolloReactCommon.MutationResult<RejectFormRequestMutation>;
export const ReturnFormRequestDocument = gql`
    mutation ReturnFormRequest($id: ID!, $version: Int!, $comment: String!) {
  record: returnFormRequest(id: $id, version: $version, comment: $comment) {
    ...FormRequestRecord
  }
}
    ${FormRequestRecordFragmentDoc}
${FormRequestRowFragmentDoc}
${OfferedFormFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useReturnFormRequestMutation__
 *
 * To run a mutation, you first call `useReturnFormRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReturnFormRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [returnFormRequestMutation, { data, loading, error }] = useReturnFormRequestMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      comment: // value for 'comment'
 *   },
 * });
 */
export function useReturnFormRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReturnFormRequestMutation, ReturnFormRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReturnFormRequestMutation, ReturnFormRequestMutationVariables>(ReturnFormRequestDocument, options);
      }
export type ReturnFormRequestMutationHookResult = ReturnType<typeof useReturnFormRequestMutation>;
export type ReturnFormRequestMutationResult = ApolloReactCommon.MutationResult<ReturnFormRequestMutation>;
export const WithdrawFormRequestDocument = gql`
    mutation WithdrawFormRequest($id: ID!, $version: Int!) {
  record: withdrawFormRequest(id: $id, version: $version) {
    ...FormRequestRecord
  }
}
    ${FormRequestRecordFragmentDoc}
${FormRequestRowFragmentDoc}
${OfferedFormFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useWithdrawFormRequestMutation__
 *
 * To run a mutation, you first call `useWithdrawFormRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWithdrawFormRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [withdrawFormRequestMutation, { data, loading, error }] = useWithdrawFormRequestMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useWithdrawFormRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawFormRequestMutation, WithdrawFormRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawFormRequestMutation, WithdrawFormRequestMutationVariables>(WithdrawFormRequestDocument, options);
      }
export type WithdrawFormRequestMutationHookResult = ReturnType<typeof useWithdrawFormRequestMutation>;
export type WithdrawFormRequestMutationResult = ApolloReactCommon.MutationResult<WithdrawFormRequestMutation>;
export const FulfilFormRequestDocument = gql`
    mutation FulfilFormRequest($id: ID!, $version: Int!, $comment: String, $fileIds: [ID!]) {
  record: fulfilFormRequest(
    id: $id
    version: $version
    comment: $comment
    fileIds: $fileIds
  ) {
    ...FormRequestRecord
  }
}
    ${FormRequestRecordFragmentDoc}
${FormRequestRowFragmentDoc}
${OfferedFormFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useFulfilFormRequestMutation__
 *
 * To run a mutation, you first call `useFulfilFormRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useFulfilFormRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [fulfilFormRequestMutation, { data, loading, error }] = useFulfilFormRequestMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      comment: // value for 'comment'
 *      fileIds: // value for 'fileIds'
 *   },
 * });
 */
export function useFulfilFormRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<FulfilFormRequestMutation, FulfilFormRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<FulfilFormRequestMutation, FulfilFormRequestMutationVariables>(FulfilFormRequestDocument, options);
      }
export type FulfilFormRequestMutationHookResult = ReturnType<typeof useFulfilFormRequestMutation>;
export type FulfilFormRequestMutationResult = ApolloReactCommon.MutationResult<FulfilFormRequestMutation>;
export const CloseFormRequestDocument = gql`
    mutation CloseFormRequest($id: ID!, $version: Int!) {
  record: closeFormRequest(id: $id, version: $version) {
    ...FormRequestRecord
  }
}
    ${FormRequestRecordFragmentDoc}
${FormRequestRowFragmentDoc}
${OfferedFormFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useCloseFormRequestMutation__
 *
 * To run a mutation, you first call `useCloseFormRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCloseFormRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [closeFormRequestMutation, { data, loading, error }] = useCloseFormRequestMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCloseFormRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CloseFormRequestMutation, CloseFormRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CloseFormRequestMutation, CloseFormRequestMutationVariables>(CloseFormRequestDocument, options);
      }
export type CloseFormRequestMutationHookResult = ReturnType<typeof useCloseFormRequestMutation>;
export type CloseFormRequestMutationResult = ApolloReactCommon.MutationResult<CloseFormRequestMutation>;
export const DisputeFormRequestDocument = gql`
    mutation DisputeFormRequest($id: ID!, $version: Int!, $comment: String!) {
  record: disputeFormRequest(id: $id, version: $version, comment: $comment) {
    ...FormRequestRecord
  }
}
    ${FormRequestRecordFragmentDoc}
${FormRequestRowFragmentDoc}
${OfferedFormFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useDisputeFormRequestMutation__
 *
 * To run a mutation, you first call `useDisputeFormRequestMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDisputeFormRequestMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [disputeFormRequestMutation, { data, loading, error }] = useDisputeFormRequestMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      comment: // value for 'comment'
 *   },
 * });
 */
export function useDisputeFormRequestMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DisputeFormRequestMutation, DisputeFormRequestMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DisputeFormRequestMutation, DisputeFormRequestMutationVariables>(DisputeFormRequestDocument, options);
      }
export type DisputeFormRequestMutationHookResult = ReturnType<typeof useDisputeFormRequestMutation>;
export type DisputeFormRequestMutationResult = ApolloReactCommon.MutationResult<DisputeFormRequestMutation>;