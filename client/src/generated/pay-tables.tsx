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

/** Values to change in a step of a pay table; what is left out stays. */
export type PayTableRowChanges = {
  /** Lower bound of the step. */
  fromValue?: string | null | undefined;
  /** The table, as lookup("housing", …) names it. */
  tableName?: string | null | undefined;
  /** First day. */
  validFrom?: string | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
  /** What counts from there on. */
  value?: string | null | undefined;
};

/** Which payTableRows to list; all conditions given must hold. */
export type PayTableRowFilter = {
  /** All of these must hold. */
  and?: Array<PayTableRowFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Lower bound of the step. */
  fromValue?: DecimalFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<PayTableRowFilter> | null | undefined;
  /** The table, as lookup("housing", …) names it. */
  tableName?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** First day. */
  validFrom?: DateFilter | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: DateFilter | null | undefined;
  /** What counts from there on. */
  value?: DecimalFilter | null | undefined;
};

/** Values of a new step of a pay table. */
export type PayTableRowInput = {
  /** Lower bound of the step. */
  fromValue: string;
  /** The table, as lookup("housing", …) names it. */
  tableName: string;
  /** First day. */
  validFrom: string;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
  /** What counts from there on. */
  value: string;
};

/** One level of the order of payTableRows. */
export type PayTableRowSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: PayTableRowSortField;
};

/** What payTableRows can be sorted by. */
export type PayTableRowSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Lower bound of the step. */
  | 'fromValue'
  /** The table, as lookup("housing", …) names it. */
  | 'tableName'
  /** When the row was last changed. */
  | 'updatedAt'
  /** First day. */
  | 'validFrom'
  /** Last day; empty while it goes on. */
  | 'validTo'
  /** What counts from there on. */
  | 'value';

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

export type PayTableRowsQueryVariables = Exact<{
  filter?: PayTableRowFilter | null | undefined;
  sort?: Array<PayTableRowSort> | PayTableRowSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type PayTableRowsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, tableName: string, fromValue: string, value: string, validFrom: string, validTo: string | null }> } };

export type PayTableRowQueryVariables = Exact<{
  id: string;
}>;


export type PayTableRowQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, tableName: string, fromValue: string, value: string, validFrom: string, validTo: string | null } };

export type CreatePayTableRowMutationVariables = Exact<{
  input: PayTableRowInput;
}>;


export type CreatePayTableRowMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, tableName: string, fromValue: string, value: string, validFrom: string, validTo: string | null } };

export type UpdatePayTableRowMutationVariables = Exact<{
  id: string;
  version: number;
  input: PayTableRowChanges;
}>;


export type UpdatePayTableRowMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, tableName: string, fromValue: string, value: string, validFrom: string, validTo: string | null } };

export type DeletePayTableRowsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeletePayTableRowsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestorePayTableRowsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestorePayTableRowsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type PayTableRowRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, tableName: string, fromValue: string, value: string, validFrom: string, validTo: string | null };

export type PayTableRowRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, tableName: string, fromValue: string, value: string, validFrom: string, validTo: string | null };

export const PayTableRowRowFragmentDoc = gql`
    fragment PayTableRowRow on PayTableRow {
  id
  version
  deletedAt
  allowedActions
  tableName
  fromValue
  value
  validFrom
  validTo
}
    `;
export const PayTableRowRecordFragmentDoc = gql`
    fragment PayTableRowRecord on PayTableRow {
  ...PayTableRowRow
  createdAt
  updatedAt
}
    `;
export const PayTableRowsDocument = gql`
    query PayTableRows($filter: PayTableRowFilter, $sort: [PayTableRowSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: payTableRows(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...PayTableRowRow
    }
    total
  }
}
    ${PayTableRowRowFragmentDoc}`;

/**
 * __usePayTableRowsQuery__
 *
 * To run a query within a React component, call `usePayTableRowsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayTableRowsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayTableRowsQuery({
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
export function usePayTableRowsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PayTableRowsQuery, PayTableRowsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayTableRowsQuery, PayTableRowsQueryVariables>(PayTableRowsDocument, options);
      }
export function usePayTableRowsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayTableRowsQuery, PayTableRowsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayTableRowsQuery, PayTableRowsQueryVariables>(PayTableRowsDocument, options);
        }
// @ts-ignore
export function usePayTableRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayTableRowsQuery, PayTableRowsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayTableRowsQuery, PayTableRowsQueryVariables>;
export function usePayTableRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayTableRowsQuery, PayTableRowsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayTableRowsQuery | undefined, PayTableRowsQueryVariables>;
export function usePayTableRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayTableRowsQuery, PayTableRowsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayTableRowsQuery, PayTableRowsQueryVariables>(PayTableRowsDocument, options);
        }
export type PayTableRowsQueryHookResult = ReturnType<typeof usePayTableRowsQuery>;
export type PayTableRowsLazyQueryHookResult = ReturnType<typeof usePayTableRowsLazyQuery>;
export type PayTableRowsSuspenseQueryHookResult = ReturnType<typeof usePayTableRowsSuspenseQuery>;
export type PayTableRowsQueryResult = ApolloReactCommon.QueryResult<PayTableRowsQuery, PayTableRowsQueryVariables>;
export const PayTableRowDocument = gql`
    query PayTableRow($id: ID!) {
  record: payTableRow(id: $id) {
    ...PayTableRowRecord
  }
}
    ${PayTableRowRecordFragmentDoc}
${PayTableRowRowFragmentDoc}`;

/**
 * __usePayTableRowQuery__
 *
 * To run a query within a React component, call `usePayTableRowQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayTableRowQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayTableRowQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePayTableRowQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PayTableRowQuery, PayTableRowQueryVariables> & ({ variables: PayTableRowQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayTableRowQuery, PayTableRowQueryVariables>(PayTableRowDocument, options);
      }
export function usePayTableRowLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayTableRowQuery, PayTableRowQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayTableRowQuery, PayTableRowQueryVariables>(PayTableRowDocument, options);
        }
// @ts-ignore
export function usePayTableRowSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayTableRowQuery, PayTableRowQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayTableRowQuery, PayTableRowQueryVariables>;
export function usePayTableRowSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayTableRowQuery, PayTableRowQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayTableRowQuery | undefined, PayTableRowQueryVariables>;
export function usePayTableRowSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayTableRowQuery, PayTableRowQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayTableRowQuery, PayTableRowQueryVariables>(PayTableRowDocument, options);
        }
export type PayTableRowQueryHookResult = ReturnType<typeof usePayTableRowQuery>;
export type PayTableRowLazyQueryHookResult = ReturnType<typeof usePayTableRowLazyQuery>;
export type PayTableRowSuspenseQueryHookResult = ReturnType<typeof usePayTableRowSuspenseQuery>;
export type PayTableRowQueryResult = ApolloReactCommon.QueryResult<PayTableRowQuery, PayTableRowQueryVariables>;
export const CreatePayTableRowDocument = gql`
    mutation CreatePayTableRow($input: PayTableRowInput!) {
  record: createPayTableRow(input: $input) {
    ...PayTableRowRecord
  }
}
    ${PayTableRowRecordFragmentDoc}
${PayTableRowRowFragmentDoc}`;

/**
 * __useCreatePayTableRowMutation__
 *
 * To run a mutation, you first call `useCreatePayTableRowMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreatePayTableRowMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createPayTableRowMutation, { data, loading, error }] = useCreatePayTableRowMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreatePayTableRowMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePayTableRowMutation, CreatePayTableRowMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePayTableRowMutation, CreatePayTableRowMutationVariables>(CreatePayTableRowDocument, options);
      }
export type CreatePayTableRowMutationHookResult = ReturnType<typeof useCreatePayTableRowMutation>;
export type CreatePayTableRowMutationResult = ApolloReactCommon.MutationResult<CreatePayTableRowMutation>;
export const UpdatePayTableRowDocument = gql`
    mutation UpdatePayTableRow($id: ID!, $version: Int!, $input: PayTableRowChanges!) {
  record: updatePayTableRow(id: $id, version: $version, input: $input) {
    ...PayTableRowRecord
  }
}
    ${PayTableRowRecordFragmentDoc}
${PayTableRowRowFragmentDoc}`;

/**
 * __useUpdatePayTableRowMutation__
 *
 * To run a mutation, you first call `useUpdatePayTableRowMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdatePayTableRowMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updatePayTableRowMutation, { data, loading, error }] = useUpdatePayTableRowMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdatePayTableRowMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePayTableRowMutation, UpdatePayTableRowMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePayTableRowMutation, UpdatePayTableRowMutationVariables>(UpdatePayTableRowDocument, options);
      }
export type UpdatePayTableRowMutationHookResult = ReturnType<typeof useUpdatePayTableRowMutation>;
export type UpdatePayTableRowMutationResult = ApolloReactCommon.MutationResult<UpdatePayTableRowMutation>;
export const DeletePayTableRowsDocument = gql`
    mutation DeletePayTableRows($ids: [ID!]!) {
  results: deletePayTableRows(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeletePayTableRowsMutation__
 *
 * To run a mutation, you first call `useDeletePayTableRowsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeletePayTableRowsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deletePayTableRowsMutation, { data, loading, error }] = useDeletePayTableRowsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeletePayTableRowsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeletePayTableRowsMutation, DeletePayTableRowsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeletePayTableRowsMutation, DeletePayTableRowsMutationVariables>(DeletePayTableRowsDocument, options);
      }
export type DeletePayTableRowsMutationHookResult = ReturnType<typeof useDeletePayTableRowsMutation>;
export type DeletePayTableRowsMutationResult = ApolloReactCommon.MutationResult<DeletePayTableRowsMutation>;
export const RestorePayTableRowsDocument = gql`
    mutation RestorePayTableRows($ids: [ID!]!) {
  results: restorePayTableRows(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestorePayTableRowsMutation__
 *
 * To run a mutation, you first call `useRestorePayTableRowsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestorePayTableRowsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restorePayTableRowsMutation, { data, loading, error }] = useRestorePayTableRowsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestorePayTableRowsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestorePayTableRowsMutation, RestorePayTableRowsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestorePayTableRowsMutation, RestorePayTableRowsMutationVariables>(RestorePayTableRowsDocument, options);
      }
export type RestorePayTableRowsMutationHookResult = ReturnType<typeof useRestorePayTableRowsMutation>;
export type RestorePayTableRowsMutationResult = ApolloReactCommon.MutationResult<RestorePayTableRowsMutation>;