/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** What a chart shows. */
export type StructureKind =
  /** Parts of the company, each below the one it belongs to. */
  | 'departments'
  /** People, each below the one he reports to. */
  | 'people';

export type StructureQueryVariables = Exact<{
  of: StructureKind;
}>;


export type StructureQuery = { structure: { total: number, rows: Array<{ id: string, parentId: string | null, name: string, detail: string | null, photoFileId: string | null, people: number, isClosed: boolean }> } };


export const StructureDocument = gql`
    query Structure($of: StructureKind!) {
  structure(of: $of) {
    rows {
      id
      parentId
      name
      detail
      photoFileId
      people
      isClosed
    }
    total
  }
}
    `;

/**
 * __useStructureQuery__
 *
 * To run a query within a React component, call `useStructureQuery` and pass it any options that fit your needs.
 * When your component renders, `useStructureQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStructureQuery({
 *   variables: {
 *      of: // value for 'of'
 *   },
 * });
 */
export function useStructureQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StructureQuery, StructureQueryVariables> & ({ variables: StructureQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StructureQuery, StructureQueryVariables>(StructureDocument, options);
      }
export function useStructureLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StructureQuery, StructureQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StructureQuery, StructureQueryVariables>(StructureDocument, options);
        }
// @ts-ignore
export function useStructureSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StructureQuery, StructureQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StructureQuery, StructureQueryVariables>;
export function useStructureSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StructureQuery, StructureQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StructureQuery | undefined, StructureQueryVariables>;
export function useStructureSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StructureQuery, StructureQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StructureQuery, StructureQueryVariables>(StructureDocument, options);
        }
export type StructureQueryHookResult = ReturnType<typeof useStructureQuery>;
export type StructureLazyQueryHookResult = ReturnType<typeof useStructureLazyQuery>;
export type StructureSuspenseQueryHookResult = ReturnType<typeof useStructureSuspenseQuery>;
export type StructureQueryResult = ApolloReactCommon.QueryResult<StructureQuery, StructureQueryVariables>;