/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Where a payroll run stands; a failed one was given up after several attempts and can be calculated again, a posted one never changes. */
export type PayrollRunState =
  | 'approved'
  | 'calculating'
  | 'cancelled'
  | 'draft'
  | 'failed'
  | 'posted'
  | 'review';

export type HomeCountsQueryVariables = Exact<{
  people: boolean;
  departments: boolean;
  positions: boolean;
  payroll: boolean;
}>;


export type HomeCountsQuery = { employees?: { total: number }, departments?: { total: number }, positions?: { total: number }, payrollRuns?: { total: number, rows: Array<{ id: string, period: string, state: PayrollRunState }> } };


export const HomeCountsDocument = gql`
    query HomeCounts($people: Boolean!, $departments: Boolean!, $positions: Boolean!, $payroll: Boolean!) {
  employees(
    filter: {status: {in: [active, onboarding, on_leave, notice]}}
    limit: 1
  ) @include(if: $people) {
    total
  }
  departments(limit: 1) @include(if: $departments) {
    total
  }
  positions(limit: 1) @include(if: $positions) {
    total
  }
  payrollRuns(limit: 1, sort: [{field: period, direction: DESC}]) @include(if: $payroll) {
    rows {
      id
      period
      state
    }
    total
  }
}
    `;

/**
 * __useHomeCountsQuery__
 *
 * To run a query within a React component, call `useHomeCountsQuery` and pass it any options that fit your needs.
 * When your component renders, `useHomeCountsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHomeCountsQuery({
 *   variables: {
 *      people: // value for 'people'
 *      departments: // value for 'departments'
 *      positions: // value for 'positions'
 *      payroll: // value for 'payroll'
 *   },
 * });
 */
export function useHomeCountsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<HomeCountsQuery, HomeCountsQueryVariables> & ({ variables: HomeCountsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HomeCountsQuery, HomeCountsQueryVariables>(HomeCountsDocument, options);
      }
export function useHomeCountsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HomeCountsQuery, HomeCountsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HomeCountsQuery, HomeCountsQueryVariables>(HomeCountsDocument, options);
        }
// @ts-ignore
export function useHomeCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HomeCountsQuery, HomeCountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeCountsQuery, HomeCountsQueryVariables>;
export function useHomeCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeCountsQuery, HomeCountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HomeCountsQuery | undefined, HomeCountsQueryVariables>;
export function useHomeCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HomeCountsQuery, HomeCountsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HomeCountsQuery, HomeCountsQueryVariables>(HomeCountsDocument, options);
        }
export type HomeCountsQueryHookResult = ReturnType<typeof useHomeCountsQuery>;
export type HomeCountsLazyQueryHookResult = ReturnType<typeof useHomeCountsLazyQuery>;
export type HomeCountsSuspenseQueryHookResult = ReturnType<typeof useHomeCountsSuspenseQuery>;
export type HomeCountsQueryResult = ApolloReactCommon.QueryResult<HomeCountsQuery, HomeCountsQueryVariables>;