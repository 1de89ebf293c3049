/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
export type MatchingRowsQueryVariables = Exact<{
  subject: string;
  filter?: unknown;
  search?: string | null | undefined;
  includeDeleted?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type MatchingRowsQuery = { page: { endCursor: string | null, rows: Array<{ id: string, name: string | null }> } };

export type BulkMutationVariables = Exact<{
  subject: string;
  action: string;
  ids: Array<string> | string;
  input?: unknown;
  dryRun: boolean;
}>;


export type BulkMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };


export const MatchingRowsDocument = gql`
    query MatchingRows($subject: String!, $filter: JSON, $search: String, $includeDeleted: Boolean, $after: String) {
  page: matchingRows(
    subject: $subject
    filter: $filter
    search: $search
    includeDeleted: $includeDeleted
    after: $after
  ) {
    rows {
      id
      name
    }
    endCursor
  }
}
    `;

/**
 * __useMatchingRowsQuery__
 *
 * To run a query within a React component, call `useMatchingRowsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMatchingRowsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMatchingRowsQuery({
 *   variables: {
 *      subject: // value for 'subject'
 *      filter: // value for 'filter'
 *      search: // value for 'search'
 *      includeDeleted: // value for 'includeDeleted'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useMatchingRowsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MatchingRowsQuery, MatchingRowsQueryVariables> & ({ variables: MatchingRowsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MatchingRowsQuery, MatchingRowsQueryVariables>(MatchingRowsDocument, options);
      }
export function useMatchingRowsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MatchingRowsQuery, MatchingRowsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MatchingRowsQuery, MatchingRowsQueryVariables>(MatchingRowsDocument, options);
        }
// @ts-ignore
export function useMatchingRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MatchingRowsQuery, MatchingRowsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MatchingRowsQuery, MatchingRowsQueryVariables>;
export function useMatchingRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MatchingRowsQuery, MatchingRowsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MatchingRowsQuery | undefined, MatchingRowsQueryVariables>;
export function useMatchingRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MatchingRowsQuery, MatchingRowsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MatchingRowsQuery, MatchingRowsQueryVariables>(MatchingRowsDocument, options);
        }
export type MatchingRowsQueryHookResult = ReturnType<typeof useMatchingRowsQuery>;
export type MatchingRowsLazyQueryHookResult = ReturnType<typeof useMatchingRowsLazyQuery>;
export type MatchingRowsSuspenseQueryHookResult = ReturnType<typeof useMatchingRowsSuspenseQuery>;
export type MatchingRowsQueryResult = ApolloReactCommon.QueryResult<MatchingRowsQuery, MatchingRowsQueryVariables>;
export const BulkDocument = gql`
    mutation Bulk($subject: String!, $action: String!, $ids: [ID!]!, $input: JSON, $dryRun: Boolean!) {
  results: bulk(
    subject: $subject
    action: $action
    ids: $ids
    input: $input
    dryRun: $dryRun
  ) {
    id
    done
    message
  }
}
    `;

/**
 * __useBulkMutation__
 *
 * To run a mutation, you first call `useBulkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useBulkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [bulkMutation, { data, loading, error }] = useBulkMutation({
 *   variables: {
 *      subject: // value for 'subject'
 *      action: // value for 'action'
 *      ids: // value for 'ids'
 *      input: // value for 'input'
 *      dryRun: // value for 'dryRun'
 *   },
 * });
 */
export function useBulkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkMutation, BulkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkMutation, BulkMutationVariables>(BulkDocument, options);
      }
export type BulkMutationHookResult = ReturnType<typeof useBulkMutation>;
export type BulkMutationResult = ApolloReactCommon.MutationResult<BulkMutation>;