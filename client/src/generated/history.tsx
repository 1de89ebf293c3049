/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
export type HistoryQueryVariables = Exact<{
  subject: string;
  id: string;
  after?: string | null | undefined;
}>;


export type HistoryQuery = { history: { endCursor: string | null, events: Array<{ id: string, at: string, subject: string, action: string, actorId: string | null, actorName: string | null, tokenName: string | null, reason: string | null, changes: Array<{ field: string, kind: string, choice: string | null, before: string | null, after: string | null, isMasked: boolean }> }> } };


export const HistoryDocument = gql`
    query History($subject: String!, $id: ID!, $after: String) {
  history(subject: $subject, id: $id, after: $after, limit: 20) {
    events {
      id
      at
      subject
      action
      actorId
      actorName
      tokenName
      reason
      changes {
        field
        kind
        choice
        before
        after
        isMasked
      }
    }
    endCursor
  }
}
    `;

/**
 * __useHistoryQuery__
 *
 * To run a query within a React component, call `useHistoryQuery` and pass it any options that fit your needs.
 * When your component renders, `useHistoryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHistoryQuery({
 *   variables: {
 *      subject: // value for 'subject'
 *      id: // value for 'id'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useHistoryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<HistoryQuery, HistoryQueryVariables> & ({ variables: HistoryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HistoryQuery, HistoryQueryVariables>(HistoryDocument, options);
      }
export function useHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HistoryQuery, HistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HistoryQuery, HistoryQueryVariables>(HistoryDocument, options);
        }
// @ts-ignore
export function useHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HistoryQuery, HistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HistoryQuery, HistoryQueryVariables>;
export function useHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HistoryQuery, HistoryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HistoryQuery | undefined, HistoryQueryVariables>;
export function useHistorySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HistoryQuery, HistoryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HistoryQuery, HistoryQueryVariables>(HistoryDocument, options);
        }
export type HistoryQueryHookResult = ReturnType<typeof useHistoryQuery>;
export type HistoryLazyQueryHookResult = ReturnType<typeof useHistoryLazyQuery>;
export type HistorySuspenseQueryHookResult = ReturnType<typeof useHistorySuspenseQuery>;
export type HistoryQueryResult = ApolloReactCommon.QueryResult<HistoryQuery, HistoryQueryVariables>;