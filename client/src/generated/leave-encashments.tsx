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

/** Which leaveEncashments to list; all conditions given must hold. */
export type LeaveEncashmentFilter = {
  /** What they are paid with. */
  amount?: DecimalFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<LeaveEncashmentFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency, ISO 4217: the company's. */
  currency?: TextFilter | null | undefined;
  /** The day it was asked for: pay and law of that day value the days. */
  date?: DateFilter | null | undefined;
  /** How many days. */
  days?: DecimalFilter | null | undefined;
  /** When that was. */
  decidedAt?: InstantFilter | null | undefined;
  /** Who decided last. */
  decidedById?: IdFilter | null | undefined;
  /** Name of who decided last. */
  decidedByName?: TextFilter | null | undefined;
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  deciders?: TextFilter | null | undefined;
  /** Why it was rejected, or a word with the approval. */
  decisionNote?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Whose days. */
  employeeId?: IdFilter | null | undefined;
  /** First, middle and last name of the employee in one. */
  employeeName?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<LeaveEncashmentFilter> | null | undefined;
  /** Month of the payroll that paid it, written YYYY-MM. */
  paidPeriod?: TextFilter | null | undefined;
  /** Why, or whatever else whoever decides should know. */
  reason?: TextFilter | null | undefined;
  /** Who entered it. */
  requestedById?: IdFilter | null | undefined;
  /** Where it stands. */
  state?: LeaveEncashmentStateFilter | null | undefined;
  /** The day its days left the balance. */
  takenOn?: DateFilter | null | undefined;
  /** Of which type. */
  typeId?: IdFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new payout of leave. */
export type LeaveEncashmentInput = {
  /** How many days. */
  days: string;
  /** Whose days. */
  employeeId: string;
  /** Why, or whatever else whoever decides should know. */
  reason?: string | null | undefined;
  /** Of which type. */
  typeId: string;
};

/** One level of the order of leaveEncashments. */
export type LeaveEncashmentSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: LeaveEncashmentSortField;
};

/** What leaveEncashments can be sorted by. */
export type LeaveEncashmentSortField =
  /** What they are paid with. */
  | 'amount'
  /** When the row was made. */
  | 'createdAt'
  /** Currency, ISO 4217: the company's. */
  | 'currency'
  /** The day it was asked for: pay and law of that day value the days. */
  | 'date'
  /** How many days. */
  | 'days'
  /** When that was. */
  | 'decidedAt'
  /** Who decided last. */
  | 'decidedById'
  /** Name of who decided last. */
  | 'decidedByName'
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  | 'deciders'
  /** Why it was rejected, or a word with the approval. */
  | 'decisionNote'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Whose days. */
  | 'employeeId'
  /** First, middle and last name of the employee in one. */
  | 'employeeName'
  /** Month of the payroll that paid it, written YYYY-MM. */
  | 'paidPeriod'
  /** Why, or whatever else whoever decides should know. */
  | 'reason'
  /** Who entered it. */
  | 'requestedById'
  /** Where it stands. */
  | 'state'
  /** The day its days left the balance. */
  | 'takenOn'
  /** Of which type. */
  | 'typeId'
  /** When the row was last changed. */
  | 'updatedAt';

/** Where a payout of leave stands: its days leave the balance when it is approved, and it is paid once a payroll with it is posted. */
export type LeaveEncashmentState =
  /** Its days have left the balance; a payroll is to pay them. */
  | 'approved'
  /** Taken back; its days are in the balance again. */
  | 'cancelled'
  /** Paid by a posted payroll. */
  | 'paid'
  /** Refused; nothing is paid. */
  | 'rejected'
  /** Waits for a decision; its days are still in the balance. */
  | 'submitted';

/** Conditions on a LeaveEncashmentState; all that are given must hold. */
export type LeaveEncashmentStateFilter = {
  /** Equal to. */
  eq?: LeaveEncashmentState | null | undefined;
  /** One of these. */
  in?: Array<LeaveEncashmentState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveEncashmentState | null | undefined;
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

export type LeaveEncashmentsQueryVariables = Exact<{
  filter?: LeaveEncashmentFilter | null | undefined;
  sort?: Array<LeaveEncashmentSort> | LeaveEncashmentSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type LeaveEncashmentsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, typeId: string, days: string, date: string, amount: string | null, currency: string, state: LeaveEncashmentState, paidPeriod: string | null, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null }> } };

export type LeaveEncashmentQueryVariables = Exact<{
  id: string;
}>;


export type LeaveEncashmentQuery = { record: { reason: string | null, takenOn: string | null, decidedByName: string | null, decisionNote: string | null, approvalRefusal: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, typeId: string, days: string, date: string, amount: string | null, currency: string, state: LeaveEncashmentState, paidPeriod: string | null, lines: Array<{ amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type CreateLeaveEncashmentMutationVariables = Exact<{
  input: LeaveEncashmentInput;
}>;


export type CreateLeaveEncashmentMutation = { record: { reason: string | null, takenOn: string | null, decidedByName: string | null, decisionNote: string | null, approvalRefusal: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, typeId: string, days: string, date: string, amount: string | null, currency: string, state: LeaveEncashmentState, paidPeriod: string | null, lines: Array<{ amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type ApproveLeaveEncashmentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveLeaveEncashmentMutation = { record: { reason: string | null, takenOn: string | null, decidedByName: string | null, decisionNote: string | null, approvalRefusal: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, typeId: string, days: string, date: string, amount: string | null, currency: string, state: LeaveEncashmentState, paidPeriod: string | null, lines: Array<{ amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type RejectLeaveEncashmentMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectLeaveEncashmentMutation = { record: { reason: string | null, takenOn: string | null, decidedByName: string | null, decisionNote: string | null, approvalRefusal: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, typeId: string, days: string, date: string, amount: string | null, currency: string, state: LeaveEncashmentState, paidPeriod: string | null, lines: Array<{ amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type CancelLeaveEncashmentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelLeaveEncashmentMutation = { record: { reason: string | null, takenOn: string | null, decidedByName: string | null, decisionNote: string | null, approvalRefusal: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, typeId: string, days: string, date: string, amount: string | null, currency: string, state: LeaveEncashmentState, paidPeriod: string | null, lines: Array<{ amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null } };

export type LeaveEncashmentRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, typeId: string, days: string, date: string, amount: string | null, currency: string, state: LeaveEncashmentState, paidPeriod: string | null, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null };

export type LeaveEncashmentRecordFragment = { reason: string | null, takenOn: string | null, decidedByName: string | null, decisionNote: string | null, approvalRefusal: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, typeId: string, days: string, date: string, amount: string | null, currency: string, state: LeaveEncashmentState, paidPeriod: string | null, lines: Array<{ amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null, typeMark: { title: string, colour: string } | null };

export type PayLineFragment = { amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } };

export const LeaveEncashmentRowFragmentDoc = gql`
    fragment LeaveEncashmentRow on LeaveEncashment {
  id
  version
  deletedAt
  allowedActions
  employeeId
  employee {
    id
    label: employeeName
  }
  employeeName
  typeId
  type {
    id
    label: title
  }
  typeMark {
    title
    colour
  }
  days
  date
  amount
  currency
  state
  paidPeriod
}
    `;
export const PayLineFragmentDoc = gql`
    fragment PayLine on PayslipLine {
  name {
    en
    ar
  }
  amount
  formula
  inputs
  reason {
    en
    ar
  }
}
    `;
export const LeaveEncashmentRecordFragmentDoc = gql`
    fragment LeaveEncashmentRecord on LeaveEncashment {
  ...LeaveEncashmentRow
  reason
  takenOn
  decidedByName
  decisionNote
  approvalRefusal
  lines {
    ...PayLine
  }
  createdAt
  updatedAt
}
    `;
export const LeaveEncashmentsDocument = gql`
    query LeaveEncashments($filter: LeaveEncashmentFilter, $sort: [LeaveEncashmentSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: leaveEncashments(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...LeaveEncashmentRow
    }
    total
  }
}
    ${LeaveEncashmentRowFragmentDoc}`;

/**
 * __useLeaveEncashmentsQuery__
 *
 * To run a query within a React component, call `useLeaveEncashmentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveEncashmentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveEncashmentsQuery({
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
export function useLeaveEncashmentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<LeaveEncashmentsQuery, LeaveEncashmentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveEncashmentsQuery, LeaveEncashmentsQueryVariables>(LeaveEncashmentsDocument, options);
      }
export function useLeaveEncashmentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveEncashmentsQuery, LeaveEncashmentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveEncashmentsQuery, LeaveEncashmentsQueryVariables>(LeaveEncashmentsDocument, options);
        }
// @ts-ignore
export function useLeaveEncashmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveEncashmentsQuery, LeaveEncashmentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveEncashmentsQuery, LeaveEncashmentsQueryVariables>;
export function useLeaveEncashmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveEncashmentsQuery, LeaveEncashmentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveEncashmentsQuery | undefined, LeaveEncashmentsQueryVariables>;
export function useLeaveEncashmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveEncashmentsQuery, LeaveEncashmentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveEncashmentsQuery, LeaveEncashmentsQueryVariables>(LeaveEncashmentsDocument, options);
        }
export type LeaveEncashmentsQueryHookResult = ReturnType<typeof useLeaveEncashmentsQuery>;
export type LeaveEncashmentsLazyQueryHookResult = ReturnType<typeof useLeaveEncashmentsLazyQuery>;
export type LeaveEncashmentsSuspenseQueryHookResult = ReturnType<typeof useLeaveEncashmentsSuspenseQuery>;
export type LeaveEncashmentsQueryResult = ApolloReactCommon.QueryResult<LeaveEncashmentsQuery, LeaveEncashmentsQueryVariables>;
export const LeaveEncashmentDocument = gql`
    query LeaveEncashment($id: ID!) {
  record: leaveEncashment(id: $id) {
    ...LeaveEncashmentRecord
  }
}
    ${LeaveEncashmentRecordFragmentDoc}
${LeaveEncashmentRowFragmentDoc}
${PayLineFragmentDoc}`;

/**
 * __useLeaveEncashmentQuery__
 *
 * To run a query within a React component, call `useLeaveEncashmentQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveEncashmentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveEncashmentQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useLeaveEncashmentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LeaveEncashmentQuery, LeaveEncashmentQueryVariables> & ({ variables: LeaveEncashmentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveEncashmentQuery, LeaveEncashmentQueryVariables>(LeaveEncashmentDocument, options);
      }
export function useLeaveEncashmentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveEncashmentQuery, LeaveEncashmentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveEncashmentQuery, LeaveEncashmentQueryVariables>(LeaveEncashmentDocument, options);
        }
// @ts-ignore
export function useLeaveEncashmentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveEncashmentQuery, LeaveEncashmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveEncashmentQuery, LeaveEncashmentQueryVariables>;
export function useLeaveEncashmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveEncashmentQuery, LeaveEncashmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveEncashmentQuery | undefined, LeaveEncashmentQueryVariables>;
export function useLeaveEncashmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveEncashmentQuery, LeaveEncashmentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveEncashmentQuery, LeaveEncashmentQueryVariables>(LeaveEncashmentDocument, options);
        }
export type LeaveEncashmentQueryHookResult = ReturnType<typeof useLeaveEncashmentQuery>;
export type LeaveEncashmentLazyQueryHookResult = ReturnType<typeof useLeaveEncashmentLazyQuery>;
export type LeaveEncashmentSuspenseQueryHookResult = ReturnType<typeof useLeaveEncashmentSuspenseQuery>;
export type LeaveEncashmentQueryResult = ApolloReactCommon.QueryResult<LeaveEncashmentQuery, LeaveEncashmentQueryVariables>;
export const CreateLeaveEncashmentDocument = gql`
    mutation CreateLeaveEncashment($input: LeaveEncashmentInput!) {
  record: createLeaveEncashment(input: $input) {
    ...LeaveEncashmentRecord
  }
}
    ${LeaveEncashmentRecordFragmentDoc}
${LeaveEncashmentRowFragmentDoc}
${PayLineFragmentDoc}`;

/**
 * __useCreateLeaveEncashmentMutation__
 *
 * To run a mutation, you first call `useCreateLeaveEncashmentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateLeaveEncashmentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createLeaveEncashmentMutation, { data, loading, error }] = useCreateLeaveEncashmentMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateLeaveEncashmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateLeaveEncashmentMutation, CreateLeaveEncashmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateLeaveEncashmentMutation, CreateLeaveEncashmentMutationVariables>(CreateLeaveEncashmentDocument, options);
      }
export type CreateLeaveEncashmentMutationHookResult = ReturnType<typeof useCreateLeaveEncashmentMutation>;
export type CreateLeaveEncashmentMutationResult = ApolloReactCommon.MutationResult<CreateLeaveEncashmentMutation>;
export const ApproveLeaveEncashmentDocument = gql`
    mutation ApproveLeaveEncashment($id: ID!, $version: Int!) {
  record: approveLeaveEncashment(id: $id, version: $version) {
    ...LeaveEncashmentRecord
  }
}
    ${LeaveEncashmentRecordFragmentDoc}
${LeaveEncashmentRowFragmentDoc}
${PayLineFragmentDoc}`;

/**
 * __useApproveLeaveEncashmentMutation__
 *
 * To run a mutation, you first call `useApproveLeaveEncashmentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveLeaveEncashmentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveLeaveEncashmentMutation, { data, loading, error }] = useApproveLeaveEncashmentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApproveLeaveEncashmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveLeaveEncashmentMutation, ApproveLeaveEncashmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveLeaveEncashmentMutation, ApproveLeaveEncashmentMutationVariables>(ApproveLeaveEncashmentDocument, options);
      }
export type ApproveLeaveEncashmentMutationHookResult = ReturnType<typeof useApproveLeaveEncashmentMutation>;
export type ApproveLeaveEncashmentMutationResult = ApolloReactCommon.MutationResult<ApproveLeaveEncashmentMutation>;
export const RejectLeaveEncashmentDocument = gql`
    mutation RejectLeaveEncashment($id: ID!, $version: Int!, $note: String!) {
  record: rejectLeaveEncashment(id: $id, version: $version, note: $note) {
    ...LeaveEncashmentRecord
  }
}
    ${LeaveEncashmentRecordFragmentDoc}
${LeaveEncashmentRowFragmentDoc}
${PayLineFragmentDoc}`;

/**
 * __useRejectLeaveEncashmentMutation__
 *
 * To run a mutation, you first call `useRejectLeaveEncashmentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectLeaveEncashmentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectLeaveEncashmentMutation, { data, loading, error }] = useRejectLeaveEncashmentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectLeaveEncashmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectLeaveEncashmentMutation, RejectLeaveEncashmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectLeaveEncashmentMutation, RejectLeaveEncashmentMutationVariables>(RejectLeaveEncashmentDocument, options);
      }
export type RejectLeaveEncashmentMutationHookResult = ReturnType<typeof useRejectLeaveEncashmentMutation>;
export type RejectLeaveEncashmentMutationResult = ApolloReactCommon.MutationResult<RejectLeaveEncashmentMutation>;
export const CancelLeaveEncashmentDocument = gql`
    mutation CancelLeaveEncashment($id: ID!, $version: Int!) {
  record: cancelLeaveEncashment(id: $id, version: $version) {
    ...LeaveEncashmentRecord
  }
}
    ${LeaveEncashmentRecordFragmentDoc}
${LeaveEncashmentRowFragmentDoc}
${PayLineFragmentDoc}`;

/**
 * __useCancelLeaveEncashmentMutation__
 *
 * To run a mutation, you first call `useCancelLeaveEncashmentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelLeaveEncashmentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelLeaveEncashmentMutation, { data, loading, error }] = useCancelLeaveEncashmentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCancelLeaveEncashmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelLeaveEncashmentMutation, CancelLeaveEncashmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelLeaveEncashmentMutation, CancelLeaveEncashmentMutationVariables>(CancelLeaveEncashmentDocument, options);
      }
export type CancelLeaveEncashmentMutationHookResult = ReturnType<typeof useCancelLeaveEncashmentMutation>;
export type CancelLeaveEncashmentMutationResult = ApolloReactCommon.MutationResult<CancelLeaveEncashmentMutation>;