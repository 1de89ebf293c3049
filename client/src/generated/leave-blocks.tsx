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

/** Values to change in a blocked days; what is left out stays. */
export type LeaveBlockChanges = {
  /** Whom it is for, with its parts; empty: everybody. */
  departmentId?: string | null | undefined;
  /** First day. At most 5 years ahead. */
  fromDate?: string | null | undefined;
  /** Why, as who asks reads it. */
  name?: string | null | undefined;
  /** Last day. At most 5 years ahead. */
  toDate?: string | null | undefined;
};

/** Which leaveBlocks to list; all conditions given must hold. */
export type LeaveBlockFilter = {
  /** All of these must hold. */
  and?: Array<LeaveBlockFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Whom it is for, with its parts; empty: everybody. */
  departmentId?: IdFilter | null | undefined;
  /** First day. */
  fromDate?: DateFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Why, as who asks reads it. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<LeaveBlockFilter> | null | undefined;
  /** Last day. */
  toDate?: DateFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new blocked days. */
export type LeaveBlockInput = {
  /** Whom it is for, with its parts; empty: everybody. */
  departmentId?: string | null | undefined;
  /** First day. At most 5 years ahead. */
  fromDate: string;
  /** Why, as who asks reads it. */
  name: string;
  /** Last day. At most 5 years ahead. */
  toDate: string;
};

/** One level of the order of leaveBlocks. */
export type LeaveBlockSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: LeaveBlockSortField;
};

/** What leaveBlocks can be sorted by. */
export type LeaveBlockSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Whom it is for, with its parts; empty: everybody. */
  | 'departmentId'
  /** First day. */
  | 'fromDate'
  /** Why, as who asks reads it. */
  | 'name'
  /** Last day. */
  | 'toDate'
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

export type LeaveBlocksQueryVariables = Exact<{
  filter?: LeaveBlockFilter | null | undefined;
  sort?: Array<LeaveBlockSort> | LeaveBlockSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type LeaveBlocksQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, fromDate: string, toDate: string, departmentId: string | null, department: { id: string, label: string } | null }> } };

export type LeaveBlockQueryVariables = Exact<{
  id: string;
}>;


export type LeaveBlockQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, fromDate: string, toDate: string, departmentId: string | null, department: { id: string, label: string } | null } };

export type CreateLeaveBlockMutationVariables = Exact<{
  input: LeaveBlockInput;
}>;


export type CreateLeaveBlockMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, fromDate: string, toDate: string, departmentId: string | null, department: { id: string, label: string } | null } };

export type UpdateLeaveBlockMutationVariables = Exact<{
  id: string;
  version: number;
  input: LeaveBlockChanges;
}>;


export type UpdateLeaveBlockMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, fromDate: string, toDate: string, departmentId: string | null, department: { id: string, label: string } | null } };

export type DeleteLeaveBlocksMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteLeaveBlocksMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreLeaveBlocksMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreLeaveBlocksMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type LeaveBlockRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, fromDate: string, toDate: string, departmentId: string | null, department: { id: string, label: string } | null };

export type LeaveBlockRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, fromDate: string, toDate: string, departmentId: string | null, department: { id: string, label: string } | null };

export const LeaveBlockRowFragmentDoc = gql`
    fragment LeaveBlockRow on LeaveBlock {
  id
  version
  deletedAt
  allowedActions
  name
  fromDate
  toDate
  departmentId
  department {
    id
    label: name
  }
}
    `;
export const LeaveBlockRecordFragmentDoc = gql`
    fragment LeaveBlockRecord on LeaveBlock {
  ...LeaveBlockRow
  createdAt
  updatedAt
}
    `;
export const LeaveBlocksDocument = gql`
    query LeaveBlocks($filter: LeaveBlockFilter, $sort: [LeaveBlockSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: leaveBlocks(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...LeaveBlockRow
    }
    total
  }
}
    ${LeaveBlockRowFragmentDoc}`;

/**
 * __useLeaveBlocksQuery__
 *
 * To run a query within a React component, call `useLeaveBlocksQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveBlocksQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveBlocksQuery({
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
export function useLeaveBlocksQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<LeaveBlocksQuery, LeaveBlocksQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveBlocksQuery, LeaveBlocksQueryVariables>(LeaveBlocksDocument, options);
      }
export function useLeaveBlocksLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveBlocksQuery, LeaveBlocksQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveBlocksQuery, LeaveBlocksQueryVariables>(LeaveBlocksDocument, options);
        }
// @ts-ignore
export function useLeaveBlocksSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveBlocksQuery, LeaveBlocksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveBlocksQuery, LeaveBlocksQueryVariables>;
export function useLeaveBlocksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveBlocksQuery, LeaveBlocksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveBlocksQuery | undefined, LeaveBlocksQueryVariables>;
export function useLeaveBlocksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveBlocksQuery, LeaveBlocksQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveBlocksQuery, LeaveBlocksQueryVariables>(LeaveBlocksDocument, options);
        }
export type LeaveBlocksQueryHookResult = ReturnType<typeof useLeaveBlocksQuery>;
export type LeaveBlocksLazyQueryHookResult = ReturnType<typeof useLeaveBlocksLazyQuery>;
export type LeaveBlocksSuspenseQueryHookResult = ReturnType<typeof useLeaveBlocksSuspenseQuery>;
export type LeaveBlocksQueryResult = ApolloReactCommon.QueryResult<LeaveBlocksQuery, LeaveBlocksQueryVariables>;
export const LeaveBlockDocument = gql`
    query LeaveBlock($id: ID!) {
  record: leaveBlock(id: $id) {
    ...LeaveBlockRecord
  }
}
    ${LeaveBlockRecordFragmentDoc}
${LeaveBlockRowFragmentDoc}`;

/**
 * __useLeaveBlockQuery__
 *
 * To run a query within a React component, call `useLeaveBlockQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeaveBlockQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeaveBlockQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useLeaveBlockQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LeaveBlockQuery, LeaveBlockQueryVariables> & ({ variables: LeaveBlockQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeaveBlockQuery, LeaveBlockQueryVariables>(LeaveBlockDocument, options);
      }
export function useLeaveBlockLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeaveBlockQuery, LeaveBlockQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeaveBlockQuery, LeaveBlockQueryVariables>(LeaveBlockDocument, options);
        }
// @ts-ignore
export function useLeaveBlockSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeaveBlockQuery, LeaveBlockQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveBlockQuery, LeaveBlockQueryVariables>;
export function useLeaveBlockSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveBlockQuery, LeaveBlockQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeaveBlockQuery | undefined, LeaveBlockQueryVariables>;
export function useLeaveBlockSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeaveBlockQuery, LeaveBlockQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeaveBlockQuery, LeaveBlockQueryVariables>(LeaveBlockDocument, options);
        }
export type LeaveBlockQueryHookResult = ReturnType<typeof useLeaveBlockQuery>;
export type LeaveBlockLazyQueryHookResult = ReturnType<typeof useLeaveBlockLazyQuery>;
export type LeaveBlockSuspenseQueryHookResult = ReturnType<typeof useLeaveBlockSuspenseQuery>;
export type LeaveBlockQueryResult = ApolloReactCommon.QueryResult<LeaveBlockQuery, LeaveBlockQueryVariables>;
export const CreateLeaveBlockDocument = gql`
    mutation CreateLeaveBlock($input: LeaveBlockInput!) {
  record: createLeaveBlock(input: $input) {
    ...LeaveBlockRecord
  }
}
    ${LeaveBlockRecordFragmentDoc}
${LeaveBlockRowFragmentDoc}`;

/**
 * __useCreateLeaveBlockMutation__
 *
 * To run a mutation, you first call `useCreateLeaveBlockMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateLeaveBlockMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createLeaveBlockMutation, { data, loading, error }] = useCreateLeaveBlockMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateLeaveBlockMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateLeaveBlockMutation, CreateLeaveBlockMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateLeaveBlockMutation, CreateLeaveBlockMutationVariables>(CreateLeaveBlockDocument, options);
      }
export type CreateLeaveBlockMutationHookResult = ReturnType<typeof useCreateLeaveBlockMutation>;
export type CreateLeaveBlockMutationResult = ApolloReactCommon.MutationResult<CreateLeaveBlockMutation>;
export const UpdateLeaveBlockDocument = gql`
    mutation UpdateLeaveBlock($id: ID!, $version: Int!, $input: LeaveBlockChanges!) {
  record: updateLeaveBlock(id: $id, version: $version, input: $input) {
    ...LeaveBlockRecord
  }
}
    ${LeaveBlockRecordFragmentDoc}
${LeaveBlockRowFragmentDoc}`;

/**
 * __useUpdateLeaveBlockMutation__
 *
 * To run a mutation, you first call `useUpdateLeaveBlockMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateLeaveBlockMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateLeaveBlockMutation, { data, loading, error }] = useUpdateLeaveBlockMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateLeaveBlockMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateLeaveBlockMutation, UpdateLeaveBlockMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateLeaveBlockMutation, UpdateLeaveBlockMutationVariables>(UpdateLeaveBlockDocument, options);
      }
export type UpdateLeaveBlockMutationHookResult = ReturnType<typeof useUpdateLeaveBlockMutation>;
export type UpdateLeaveBlockMutationResult = ApolloReactCommon.MutationResult<UpdateLeaveBlockMutation>;
export const DeleteLeaveBlocksDocument = gql`
    mutation DeleteLeaveBlocks($ids: [ID!]!) {
  results: deleteLeaveBlocks(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteLeaveBlocksMutation__
 *
 * To run a mutation, you first call `useDeleteLeaveBlocksMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteLeaveBlocksMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteLeaveBlocksMutation, { data, loading, error }] = useDeleteLeaveBlocksMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteLeaveBlocksMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteLeaveBlocksMutation, DeleteLeaveBlocksMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteLeaveBlocksMutation, DeleteLeaveBlocksMutationVariables>(DeleteLeaveBlocksDocument, options);
      }
export type DeleteLeaveBlocksMutationHookResult = ReturnType<typeof useDeleteLeaveBlocksMutation>;
export type DeleteLeaveBlocksMutationResult = ApolloReactCommon.MutationResult<DeleteLeaveBlocksMutation>;
export const RestoreLeaveBlocksDocument = gql`
    mutation RestoreLeaveBlocks($ids: [ID!]!) {
  results: restoreLeaveBlocks(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreLeaveBlocksMutation__
 *
 * To run a mutation, you first call `useRestoreLeaveBlocksMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreLeaveBlocksMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreLeaveBlocksMutation, { data, loading, error }] = useRestoreLeaveBlocksMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreLeaveBlocksMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreLeaveBlocksMutation, RestoreLeaveBlocksMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreLeaveBlocksMutation, RestoreLeaveBlocksMutationVariables>(RestoreLeaveBlocksDocument, options);
      }
export type RestoreLeaveBlocksMutationHookResult = ReturnType<typeof useRestoreLeaveBlocksMutation>;
export type RestoreLeaveBlocksMutationResult = ApolloReactCommon.MutationResult<RestoreLeaveBlocksMutation>;