/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
export type FailedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type FailedJobsQuery = { jobs: Array<{ id: string, label: string, companyName: string | null, reason: string, said: string | null, attempts: number, firstAt: string, lastAt: string, path: string | null }> };

export type RetryFailedJobsMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type RetryFailedJobsMutation = { count: number };


export const FailedJobsDocument = gql`
    query FailedJobs {
  jobs: failedJobs {
    id
    label
    companyName
    reason
    said
    attempts
    firstAt
    lastAt
    path
  }
}
    `;

/**
 * __useFailedJobsQuery__
 *
 * To run a query within a React component, call `useFailedJobsQuery` and pass it any options that fit your needs.
 * When your component renders, `useFailedJobsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFailedJobsQuery({
 *   variables: {
 *   },
 * });
 */
export function useFailedJobsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FailedJobsQuery, FailedJobsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FailedJobsQuery, FailedJobsQueryVariables>(FailedJobsDocument, options);
      }
export function useFailedJobsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FailedJobsQuery, FailedJobsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FailedJobsQuery, FailedJobsQueryVariables>(FailedJobsDocument, options);
        }
// @ts-ignore
export function useFailedJobsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FailedJobsQuery, FailedJobsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FailedJobsQuery, FailedJobsQueryVariables>;
export function useFailedJobsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FailedJobsQuery, FailedJobsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FailedJobsQuery | undefined, FailedJobsQueryVariables>;
export function useFailedJobsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FailedJobsQuery, FailedJobsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FailedJobsQuery, FailedJobsQueryVariables>(FailedJobsDocument, options);
        }
export type FailedJobsQueryHookResult = ReturnType<typeof useFailedJobsQuery>;
export type FailedJobsLazyQueryHookResult = ReturnType<typeof useFailedJobsLazyQuery>;
export type FailedJobsSuspenseQueryHookResult = ReturnType<typeof useFailedJobsSuspenseQuery>;
export type FailedJobsQueryResult = ApolloReactCommon.QueryResult<FailedJobsQuery, FailedJobsQueryVariables>;
export const RetryFailedJobsDocument = gql`
    mutation RetryFailedJobs($ids: [ID!]) {
  count: retryFailedJobs(ids: $ids)
}
    `;

/**
 * __useRetryFailedJobsMutation__
 *
 * To run a mutation, you first call `useRetryFailedJobsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRetryFailedJobsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [retryFailedJobsMutation, { data, loading, error }] = useRetryFailedJobsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRetryFailedJobsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RetryFailedJobsMutation, RetryFailedJobsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RetryFailedJobsMutation, RetryFailedJobsMutationVariables>(RetryFailedJobsDocument, options);
      }
export type RetryFailedJobsMutationHookResult = ReturnType<typeof useRetryFailedJobsMutation>;
export type RetryFailedJobsMutationResult = ApolloReactCommon.MutationResult<RetryFailedJobsMutation>;