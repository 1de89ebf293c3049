/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
export type SearchEverywhereQueryVariables = Exact<{
  text: string;
}>;


export type SearchEverywhereQuery = { found: Array<{ subject: string, id: string, title: string, detail: string | null, path: string }> };


export const SearchEverywhereDocument = gql`
    query SearchEverywhere($text: String!) {
  found: search(text: $text) {
    subject
    id
    title
    detail
    path
  }
}
    `;

/**
 * __useSearchEverywhereQuery__
 *
 * To run a query within a React component, call `useSearchEverywhereQuery` and pass it any options that fit your needs.
 * When your component renders, `useSearchEverywhereQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSearchEverywhereQuery({
 *   variables: {
 *      text: // value for 'text'
 *   },
 * });
 */
export function useSearchEverywhereQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SearchEverywhereQuery, SearchEverywhereQueryVariables> & ({ variables: SearchEverywhereQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SearchEverywhereQuery, SearchEverywhereQueryVariables>(SearchEverywhereDocument, options);
      }
export function useSearchEverywhereLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SearchEverywhereQuery, SearchEverywhereQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SearchEverywhereQuery, SearchEverywhereQueryVariables>(SearchEverywhereDocument, options);
        }
// @ts-ignore
export function useSearchEverywhereSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SearchEverywhereQuery, SearchEverywhereQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SearchEverywhereQuery, SearchEverywhereQueryVariables>;
export function useSearchEverywhereSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SearchEverywhereQuery, SearchEverywhereQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SearchEverywhereQuery | undefined, SearchEverywhereQueryVariables>;
export function useSearchEverywhereSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SearchEverywhereQuery, SearchEverywhereQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SearchEverywhereQuery, SearchEverywhereQueryVariables>(SearchEverywhereDocument, options);
        }
export type SearchEverywhereQueryHookResult = ReturnType<typeof useSearchEverywhereQuery>;
export type SearchEverywhereLazyQueryHookResult = ReturnType<typeof useSearchEverywhereLazyQuery>;
export type SearchEverywhereSuspenseQueryHookResult = ReturnType<typeof useSearchEverywhereSuspenseQuery>;
export type SearchEverywhereQueryResult = ApolloReactCommon.QueryResult<SearchEverywhereQuery, SearchEverywhereQueryVariables>;