/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
export type PostedMonthsQueryVariables = Exact<{ [key: string]: never; }>;


export type PostedMonthsQuery = { posted: { months: number, people: number, last: string | null } };


export const PostedMonthsDocument = gql`
    query PostedMonths {
  posted: postedMonths {
    months
    people
    last
  }
}
    `;

/**
 * __usePostedMonthsQuery__
 *
 * To run a query within a React component, call `usePostedMonthsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePostedMonthsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePostedMonthsQuery({
 *   variables: {
 *   },
 * });
 */
export function usePostedMonthsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PostedMonthsQuery, PostedMonthsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PostedMonthsQuery, PostedMonthsQueryVariables>(PostedMonthsDocument, options);
      }
export function usePostedMonthsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PostedMonthsQuery, PostedMonthsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PostedMonthsQuery, PostedMonthsQueryVariables>(PostedMonthsDocument, options);
        }
// @ts-ignore
export function usePostedMonthsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PostedMonthsQuery, PostedMonthsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PostedMonthsQuery, PostedMonthsQueryVariables>;
export function usePostedMonthsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PostedMonthsQuery, PostedMonthsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PostedMonthsQuery | undefined, PostedMonthsQueryVariables>;
export function usePostedMonthsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PostedMonthsQuery, PostedMonthsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PostedMonthsQuery, PostedMonthsQueryVariables>(PostedMonthsDocument, options);
        }
export type PostedMonthsQueryHookResult = ReturnType<typeof usePostedMonthsQuery>;
export type PostedMonthsLazyQueryHookResult = ReturnType<typeof usePostedMonthsLazyQuery>;
export type PostedMonthsSuspenseQueryHookResult = ReturnType<typeof usePostedMonthsSuspenseQuery>;
export type PostedMonthsQueryResult = ApolloReactCommon.QueryResult<PostedMonthsQuery, PostedMonthsQueryVariables>;