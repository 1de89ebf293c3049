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

/** Which leaveAdjustments to list; all conditions given must hold. */
export type LeaveAdjustmentFilter = {
  /** All of these must hold. */
  and?: Array<LeaveAdjustmentFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Days given, or taken where below zero. */
  days?: DecimalFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The day it counts from. */
  effectiveDate?: DateFilter | null | undefined;
  /** Whose days. */
  employeeId?: IdFilter | null | undefined;
  /** Until when days given can be used; empty without end. */
  expiresOn?: DateFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What it is. */
  kind?: LeaveAdjustmentKindFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<LeaveAdjustmentFilter> | null | undefined;
  /** Why days are given or taken. */
  reason?: TextFilter | null | undefined;
  /** Of which type. */
  typeId?: IdFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new change of a leave balance. */
export type LeaveAdjustmentInput = {
  /** Days given, or taken where below zero. */
  days: string;
  /** The day it counts from. At most 5 years ahead. */
  effectiveDate: string;
  /** Whose days. */
  employeeId: string;
  /** Until when days given can be used; empty without end. */
  expiresOn?: string | null | undefined;
  /** What it is. */
  kind?: LeaveAdjustmentKind | null | undefined;
  /** Why days are given or taken. */
  reason: string;
  /** Of which type. */
  typeId: string;
};

/** What a change of a balance by hand is. */
export type LeaveAdjustmentKind =
  /** A correction, up or down. */
  | 'adjustment'
  /** Days given beside what accrues. */
  | 'allocation'
  /** Days somebody brings along from before the ledger. */
  | 'opening';

/** Conditions on a LeaveAdjustmentKind; all that are given must hold. */
export type LeaveAdjustmentKindFilter = {
  /** Equal to. */
  eq?: LeaveAdjustmentKind | null | undefined;
  /** One of these. */
  in?: Array<LeaveAdjustmentKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: LeaveAdjustmentKind | null | undefined;
};

/** One level of the order of leaveAdjustments. */
export type LeaveAdjustmentSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: LeaveAdjustmentSortField;
};

/** What leaveAdjustments can be sorted by. */
export type LeaveAdjustmentSortField =
  /** When the row was made. */
  | 'createdAt'
  /** Days given, or taken where below zero. */
  | 'days'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The day it counts from. */
  | 'effectiveDate'
  /** Whose days. */
  | 'employeeId'
  /** Until when days given can be used; empty without end. */
  | 'expiresOn'
  /** What it is. */
  | 'kind'
  /** Why days are given or taken. */
  | 'reason'
  /** Of which type. */
  | 'typeId'
  /** When the row was last changed. */
  | 'updatedAt';

/** Which leaveBalances to list; all conditions given must hold. */
export type LeaveBalanceFilter = {
  /** All of these must hold. */
  and?: Array<LeaveBalanceFilter> | null | undefined;
  /** The day this holds for. */
  asOf?: DateFilter | null | undefined;
  /** Days that can still be asked for from today on, with all that is approved and asked for; empty where the type needs no balance. */
  available?: DecimalFilter | null | undefined;
  /** Days that can be used today; below zero where more was taken than there was. */
  balance?: DecimalFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Department of the employee today. */
  departmentName?: TextFilter | null | undefined;
  /** Number of the employee. */
  employeeCode?: TextFilter | null | undefined;
  /** Whose. */
  employeeId?: IdFilter | null | undefined;
  /** First and last name. */
  employeeName?: TextFilter | null | undefined;
  /** Their last day. */
  expiresOn?: DateFilter | null | undefined;
  /** Days that end next. */
  expiring?: DecimalFilter | null | undefined;
  /** Days given in this leave year. */
  granted?: DecimalFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<LeaveBalanceFilter> | null | undefined;
  /** Days asked for and not decided. */
  pending?: DecimalFilter | null | undefined;
  /** Days approved for later. */
  planned?: DecimalFilter | null | undefined;
  /** Days taken in this leave year. */
  taken?: DecimalFilter | null | undefined;
  /** Of which type. */
  typeId?: IdFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** One level of the order of leaveBalances. */
export type LeaveBalanceSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: LeaveBalanceSortField;
};

/** What leaveBalances can be sorted by. */
export type LeaveBalanceSortField =
  /** The day this holds for. */
  | 'asOf'
  /** Days that can still be asked for from today on, with all that is approved and asked for; empty where the type needs no balance. */
  | 'available'
  /** Days that can be used today; below zero where more was taken than there was. */
  | 'balance'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Department of the employee today. */
  | 'departmentName'
  /** Number of the employee. */
  | 'employeeCode'
  /** Whose. */
  | 'employeeId'
  /** First and last name. */
  | 'employeeName'
  /** Their last day. */
  | 'expiresOn'
  /** Days that end next. */
  | 'expiring'
  /** Days given in this leave year. */
  | 'granted'
  /** Days asked for and not decided. */
  | 'pending'
  /** Days approved for later. */
  | 'planned'
  /** Days taken in this leave year. */
  | 'taken'
  /** Of which type. */
  | 'typeId'
  /** When the row was last changed. */
  | 'updatedAt';

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

export type LeaveAdjustmentsQueryVariables = Exact<{
  filter?: LeaveAdjustmentFilter | null | undefined;
  sort?: Array<LeaveAdjustmentSort> | LeaveAdjustmentSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type LeaveAdjustmentsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, typeId: string, kind: LeaveAdjustmentKind, days: string, effectiveDate: string, expiresOn: string | null, reason: string, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null }> } };

export type LeaveAdjustmentQueryVariables = Exact<{
  id: string;
}>;


export type LeaveAdjustmentQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, typeId: string, kind: LeaveAdjustmentKind, days: string, effectiveDate: string, expiresOn: string | null, reason: string, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null } };

export type CreateLeaveAdjustmentMutationVariables = Exact<{
  input: LeaveAdjustmentInput;
}>;


export type CreateLeaveAdjustmentMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, typeId: string, kind: LeaveAdjustmentKind, days: string, effectiveDate: string, expiresOn: string | null, reason: string, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null } };

export type DeleteLeaveAdjustmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteLeaveAdjustmentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreLeaveAdjustmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreLeaveAdjustmentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type LeaveAdjustmentRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, typeId: string, kind: LeaveAdjustmentKind, days: string, effectiveDate: string, expiresOn: string | null, reason: string, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null };

export type LeaveAdjustmentRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, typeId: string, kind: LeaveAdjustmentKind, days: string, effectiveDate: string, expiresOn: string | null, reason: string, employee: { id: string, label: string | null } | null, type: { id: string, label: string | null } | null };

export type LeaveBalancesQueryVariables = Exact<{
  filter?: LeaveBalanceFilter | null | undefined;
  sort?: Array<LeaveBalanceSort> | LeaveBalanceSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type LeaveBalancesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, employeeCode: string, departmentName: string | null, typeId: string, balance: string, available: string | null, granted: string, taken: string, planned: string, pending: string, expiring: string | null, expiresOn: string | null, asOf: string, typeMark: { title: string, colour: string } | null }> } };

export type LeaveBalanceQueryVariables = Exact<{
  id: string;
}>;


export type LeaveBalanceQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, employeeCode: string, departmentName: string | null, typeId: string, balance: string, available: string | null, granted: string, taken: string, planned: string, pending: string, expiring: string | null, expiresOn: string | null, asOf: string, typeMark: { title: string, colour: string } | null } };

export type LeaveBalanceRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, employeeCode: string, departmentName: string | null, typeId: string, balance: string, available: string | null, granted: string, taken: string, planned: string, pending: string, expiring: string | null, expiresOn: string | null, asOf: string, typeMark: { title: string, colour: string } | null };

export type LeaveBalanceRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, employeeCode: string, departmentName: string | null, typeId: string, balance: string, available: string | null, granted: string, taken: string, planned: string, pending: string, expiring: string | null, expiresOn: string | null, asOf: string, typeMark: { title: string, colour: string } | null };

export const LeaveAdjustmentRowFragmentDoc = gql`
    fragment LeaveAdjustmentRow on LeaveAdjustment {
  id
  version
  deletedAt
  allowedActions
  employeeId
  employee {
    id
    label: employeeName
  }
  typeId
  type {
    id
    label: title
  }
  kind
  days
  effectiveDate
  expiresOn
  reason
}
    `;
export const LeaveAdjustmentRecordFragmentDoc = gql`
    fragment LeaveAdjustmentRecord on LeaveAdjustment {
  ...LeaveAdjustmentRow
  createdAt
  updatedAt
}
    `;
export const LeaveBalanceRowFragmentDoc = gql`
    fragment LeaveBalanceRow on LeaveBalance {
  id
  version
  deletedAt
  allowedActions
  employeeId
  employeeName
  employeeCode
  departmentName
  typeId
  typeMark {
    title
    colour
  }
  balance
  available
  granted
  taken
  planned
  pending
  expiring
  expiresOn
  asOf
}
    `;
export const LeaveBalanceRecordFragmentDoc = gql`
    fragment LeaveBalanceRecord on LeaveBalance {
  ...LeaveBalanceRow
  createdAt
  updatedAt
}
    `;
export const LeaveAdjustmentsDocument = gql`
    query LeaveAdjustments($filter: LeaveAdjustmentFilter, $sort: [LeaveAdjustmentSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: leaveAdjustments(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...LeaveAdjustmentRow
    }
    total
  }
}
    ${LeaveAdjustmentRowFragmentDoc}`;

/**
 * __useLeaveAdjustmentsQuery__
 *
 * To run a query within a React component, call `useLeaveAdjustmentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveAdjustmentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveAdjustmentsQuery({
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
export function useLeaveAdjustmentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<LeaveAdjustmentsQuery, LeaveAdjustmentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveAdjustmentsQuery, LeaveAdjustmentsQueryVariables>(LeaveAdjustmentsDocument, options);
      }
export function useLeaveAdjustmentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveAdjustmentsQuery, LeaveAdjustmentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveAdjustmentsQuery, LeaveAdjustmentsQueryVariables>(LeaveAdjustmentsDocument, options);
        }
// @ts-ignore
export function useLeaveAdjustmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveAdjustmentsQuery, LeaveAdjustmentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveAdjustmentsQuery, LeaveAdjustmentsQueryVariables>;
export function useLeaveAdjustmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveAdjustmentsQuery, LeaveAdjustmentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveAdjustmentsQuery | undefined, LeaveAdjustmentsQueryVariables>;
export function useLeaveAdjustmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveAdjustmentsQuery, LeaveAdjustmentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveAdjustmentsQuery, LeaveAdjustmentsQueryVariables>(LeaveAdjustmentsDocument, options);
        }
export type LeaveAdjustmentsQueryHookResult = ReturnType<typeof useLeaveAdjustmentsQuery>;
export type LeaveAdjustmentsLazyQueryHookResult = ReturnType<typeof useLeaveAdjustmentsLazyQuery>;
export type LeaveAdjustmentsSuspenseQueryHookResult = ReturnType<typeof useLeaveAdjustmentsSuspenseQuery>;
export type LeaveAdjustmentsQueryResult = ApolloReactCommon.QueryResult<LeaveAdjustmentsQuery, LeaveAdjustmentsQueryVariables>;
export const LeaveAdjustmentDocument = gql`
    query LeaveAdjustment($id: ID!) {
  record: leaveAdjustment(id: $id) {
    ...LeaveAdjustmentRecord
  }
}
    ${LeaveAdjustmentRecordFragmentDoc}
${LeaveAdjustmentRowFragmentDoc}`;

/**
 * __useLeaveAdjustmentQuery__
 *
 * To run a query within a React component, call `useLeaveAdjustmentQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveAdjustmentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveAdjustmentQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useLeaveAdjustmentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LeaveAdjustmentQuery, LeaveAdjustmentQueryVariables> & ({ variables: LeaveAdjustmentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveAdjustmentQuery, LeaveAdjustmentQueryVariables>(LeaveAdjustmentDocument, options);
      }
export function useLeaveAdjustmentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveAdjustmentQuery, LeaveAdjustmentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveAdjustmentQuery, LeaveAdjustmentQueryVariables>(LeaveAdjustmentDocument, options);
        }
// @ts-ignore
export function useLeaveAdjustmentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveAdjustmentQuery, LeaveAdjustmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveAdjustmentQuery, LeaveAdjustmentQueryVariables>;
export function useLeaveAdjustmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveAdjustmentQuery, LeaveAdjustmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveAdjustmentQuery | undefined, LeaveAdjustmentQueryVariables>;
export function useLeaveAdjustmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveAdjustmentQuery, LeaveAdjustmentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveAdjustmentQuery, LeaveAdjustmentQueryVariables>(LeaveAdjustmentDocument, options);
        }
export type LeaveAdjustmentQueryHookResult = ReturnType<typeof useLeaveAdjustmentQuery>;
export type LeaveAdjustmentLazyQueryHookResult = ReturnType<typeof useLeaveAdjustmentLazyQuery>;
export type LeaveAdjustmentSuspenseQueryHookResult = ReturnType<typeof useLeaveAdjustmentSuspenseQuery>;
export type LeaveAdjustmentQueryResult = ApolloReactCommon.QueryResult<LeaveAdjustmentQuery, LeaveAdjustmentQueryVariables>;
export const CreateLeaveAdjustmentDocument = gql`
    mutation CreateLeaveAdjustment($input: LeaveAdjustmentInput!) {
  record: createLeaveAdjustment(input: $input) {
    ...LeaveAdjustmentRecord
  }
}
    ${LeaveAdjustmentRecordFragmentDoc}
${LeaveAdjustmentRowFragmentDoc}`;

/**
 * __useCreateLeaveAdjustmentMutation__
 *
 * To run a mutation, you first call `useCreateLeaveAdjustmentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateLeaveAdjustmentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createLeaveAdjustmentMutation, { data, loading, error }] = useCreateLeaveAdjustmentMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateLeaveAdjustmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateLeaveAdjustmentMutation, CreateLeaveAdjustmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateLeaveAdjustmentMutation, CreateLeaveAdjustmentMutationVariables>(CreateLeaveAdjustmentDocument, options);
      }
export type CreateLeaveAdjustmentMutationHookResult = ReturnType<typeof useCreateLeaveAdjustmentMutation>;
export type CreateLeaveAdjustmentMutationResult = ApolloReactCommon.MutationResult<CreateLeaveAdjustmentMutation>;
export const DeleteLeaveAdjustmentsDocument = gql`
    mutation DeleteLeaveAdjustments($ids: [ID!]!) {
  results: deleteLeaveAdjustments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteLeaveAdjustmentsMutation__
 *
 * To run a mutation, you first call `useDeleteLeaveAdjustmentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteLeaveAdjustmentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteLeaveAdjustmentsMutation, { data, loading, error }] = useDeleteLeaveAdjustmentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteLeaveAdjustmentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteLeaveAdjustmentsMutation, DeleteLeaveAdjustmentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteLeaveAdjustmentsMutation, DeleteLeaveAdjustmentsMutationVariables>(DeleteLeaveAdjustmentsDocument, options);
      }
export type DeleteLeaveAdjustmentsMutationHookResult = ReturnType<typeof useDeleteLeaveAdjustmentsMutation>;
export type DeleteLeaveAdjustmentsMutationResult = ApolloReactCommon.MutationResult<DeleteLeaveAdjustmentsMutation>;
export const RestoreLeaveAdjustmentsDocument = gql`
    mutation RestoreLeaveAdjustments($ids: [ID!]!) {
  results: restoreLeaveAdjustments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreLeaveAdjustmentsMutation__
 *
 * To run a mutation, you first call `useRestoreLeaveAdjustmentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreLeaveAdjustmentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreLeaveAdjustmentsMutation, { data, loading, error }] = useRestoreLeaveAdjustmentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreLeaveAdjustmentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreLeaveAdjustmentsMutation, RestoreLeaveAdjustmentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreLeaveAdjustmentsMutation, RestoreLeaveAdjustmentsMutationVariables>(RestoreLeaveAdjustmentsDocument, options);
      }
export type RestoreLeaveAdjustmentsMutationHookResult = ReturnType<typeof useRestoreLeaveAdjustmentsMutation>;
export type RestoreLeaveAdjustmentsMutationResult = ApolloReactCommon.MutationResult<RestoreLeaveAdjustmentsMutation>;
export const LeaveBalancesDocument = gql`
    query LeaveBalances($filter: LeaveBalanceFilter, $sort: [LeaveBalanceSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: leaveBalances(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...LeaveBalanceRow
    }
    total
  }
}
    ${LeaveBalanceRowFragmentDoc}`;

/**
 * __useLeaveBalancesQuery__
 *
 * To run a query within a React component, call `useLeaveBalancesQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveBalancesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveBalancesQuery({
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
export function useLeaveBalancesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<LeaveBalancesQuery, LeaveBalancesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveBalancesQuery, LeaveBalancesQueryVariables>(LeaveBalancesDocument, options);
      }
export function useLeaveBalancesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveBalancesQuery, LeaveBalancesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveBalancesQuery, LeaveBalancesQueryVariables>(LeaveBalancesDocument, options);
        }
// @ts-ignore
export function useLeaveBalancesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveBalancesQuery, LeaveBalancesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveBalancesQuery, LeaveBalancesQueryVariables>;
export function useLeaveBalancesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveBalancesQuery, LeaveBalancesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveBalancesQuery | undefined, LeaveBalancesQueryVariables>;
export function useLeaveBalancesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveBalancesQuery, LeaveBalancesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveBalancesQuery, LeaveBalancesQueryVariables>(LeaveBalancesDocument, options);
        }
export type LeaveBalancesQueryHookResult = ReturnType<typeof useLeaveBalancesQuery>;
export type LeaveBalancesLazyQueryHookResult = ReturnType<typeof useLeaveBalancesLazyQuery>;
export type LeaveBalancesSuspenseQueryHookResult = ReturnType<typeof useLeaveBalancesSuspenseQuery>;
export type LeaveBalancesQueryResult = ApolloReactCommon.QueryResult<LeaveBalancesQuery, LeaveBalancesQueryVariables>;
export const LeaveBalanceDocument = gql`
    query LeaveBalance($id: ID!) {
  record: leaveBalance(id: $id) {
    ...LeaveBalanceRecord
  }
}
    ${LeaveBalanceRecordFragmentDoc}
${LeaveBalanceRowFragmentDoc}`;

/**
 * __useLeaveBalanceQuery__
 *
 * To run a query within a React component, call `useLeaveBalanceQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveBalanceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveBalanceQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useLeaveBalanceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LeaveBalanceQuery, LeaveBalanceQueryVariables> & ({ variables: LeaveBalanceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveBalanceQuery, LeaveBalanceQueryVariables>(LeaveBalanceDocument, options);
      }
export function useLeaveBalanceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveBalanceQuery, LeaveBalanceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveBalanceQuery, LeaveBalanceQueryVariables>(LeaveBalanceDocument, options);
        }
// @ts-ignore
export function useLeaveBalanceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveBalanceQuery, LeaveBalanceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveBalanceQuery, LeaveBalanceQueryVariables>;
export function useLeaveBalanceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveBalanceQuery, LeaveBalanceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveBalanceQuery | undefined, LeaveBalanceQueryVariables>;
export function useLeaveBalanceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveBalanceQuery, LeaveBalanceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveBalanceQuery, LeaveBalanceQueryVariables>(LeaveBalanceDocument, options);
        }
export type LeaveBalanceQueryHookResult = ReturnType<typeof useLeaveBalanceQuery>;
export type LeaveBalanceLazyQueryHookResult = ReturnType<typeof useLeaveBalanceLazyQuery>;
export type LeaveBalanceSuspenseQueryHookResult = ReturnType<typeof useLeaveBalanceSuspenseQuery>;
export type LeaveBalanceQueryResult = ApolloReactCommon.QueryResult<LeaveBalanceQuery, LeaveBalanceQueryVariables>;