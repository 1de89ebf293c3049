/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
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

/** Which permissions to list; all conditions given must hold. */
export type PermissionFilter = {
  /** What it allows to do with such rows. */
  action?: TextFilter | null | undefined;
  /** Name old REST clients know it by. */
  alias?: TextFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<PermissionFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Heading it stands under. */
  heading?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<PermissionFilter> | null | undefined;
  /** State. */
  status?: PermissionStatusFilter | null | undefined;
  /** Kind of row it is about. */
  subject?: TextFilter | null | undefined;
  /** Name for people. */
  title?: TextFilter | null | undefined;
  /** Kind of role it belongs to. */
  type?: PermissionTypeFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** One level of the order of permissions. */
export type PermissionSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: PermissionSortField;
};

/** What permissions can be sorted by. */
export type PermissionSortField =
  /** What it allows to do with such rows. */
  | 'action'
  /** Name old REST clients know it by. */
  | 'alias'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Heading it stands under. */
  | 'heading'
  /** State. */
  | 'status'
  /** Kind of row it is about. */
  | 'subject'
  /** Name for people. */
  | 'title'
  /** Kind of role it belongs to. */
  | 'type'
  /** When the row was last changed. */
  | 'updatedAt';

/** Whether it is offered. */
export type PermissionStatus =
  /** Can be put into roles. */
  | 'active'
  /** Kept, and offered no more. */
  | 'inactive';

/** Conditions on a PermissionStatus; all that are given must hold. */
export type PermissionStatusFilter = {
  /** Equal to. */
  eq?: PermissionStatus | null | undefined;
  /** One of these. */
  in?: Array<PermissionStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PermissionStatus | null | undefined;
};

/** Which roles grant it. */
export type PermissionType =
  /** Granted by the roles of a company. */
  | 'company'
  /** Granted by platform roles, which hold outside any company. */
  | 'platform';

/** Conditions on a PermissionType; all that are given must hold. */
export type PermissionTypeFilter = {
  /** Equal to. */
  eq?: PermissionType | null | undefined;
  /** One of these. */
  in?: Array<PermissionType> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PermissionType | null | undefined;
};

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

export type PermissionsQueryVariables = Exact<{
  filter?: PermissionFilter | null | undefined;
  sort?: Array<PermissionSort> | PermissionSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type PermissionsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, alias: string, heading: string, type: PermissionType, status: PermissionStatus, subject: string, action: string }> } };

export type PermissionQueryVariables = Exact<{
  id: string;
}>;


export type PermissionQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, alias: string, heading: string, type: PermissionType, status: PermissionStatus, subject: string, action: string } };

export type PermissionRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, alias: string, heading: string, type: PermissionType, status: PermissionStatus, subject: string, action: string };

export type PermissionRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, alias: string, heading: string, type: PermissionType, status: PermissionStatus, subject: string, action: string };

export const PermissionRowFragmentDoc = gql`
    fragment PermissionRow on Permission {
  id
  version
  deletedAt
  allowedActions
  title
  alias
  heading
  type
  status
  subject
  action
}
    `;
export const PermissionRecordFragmentDoc = gql`
    fragment PermissionRecord on Permission {
  ...PermissionRow
  createdAt
  updatedAt
}
    `;
export const PermissionsDocument = gql`
    query Permissions($filter: PermissionFilter, $sort: [PermissionSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: permissions(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...PermissionRow
    }
    total
  }
}
    ${PermissionRowFragmentDoc}`;

/**
 * __usePermissionsQuery__
 *
 * To run a query within a React component, call `usePermissionsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePermissionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePermissionsQuery({
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
export function usePermissionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PermissionsQuery, PermissionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PermissionsQuery, PermissionsQueryVariables>(PermissionsDocument, options);
      }
export function usePermissionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PermissionsQuery, PermissionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PermissionsQuery, PermissionsQueryVariables>(PermissionsDocument, options);
        }
// @ts-ignore
export function usePermissionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PermissionsQuery, PermissionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PermissionsQuery, PermissionsQueryVariables>;
export function usePermissionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PermissionsQuery, PermissionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PermissionsQuery | undefined, PermissionsQueryVariables>;
export function usePermissionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PermissionsQuery, PermissionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PermissionsQuery, PermissionsQueryVariables>(PermissionsDocument, options);
        }
export type PermissionsQueryHookResult = ReturnType<typeof usePermissionsQuery>;
export type PermissionsLazyQueryHookResult = ReturnType<typeof usePermissionsLazyQuery>;
export type PermissionsSuspenseQueryHookResult = ReturnType<typeof usePermissionsSuspenseQuery>;
export type PermissionsQueryResult = ApolloReactCommon.QueryResult<PermissionsQuery, PermissionsQueryVariables>;
export const PermissionDocument = gql`
    query Permission($id: ID!) {
  record: permission(id: $id) {
    ...PermissionRecord
  }
}
    ${PermissionRecordFragmentDoc}
${PermissionRowFragmentDoc}`;

/**
 * __usePermissionQuery__
 *
 * To run a query within a React component, call `usePermissionQuery` and pass it any options that fit your needs.
 * When your component renders, `usePermissionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePermissionQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePermissionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PermissionQuery, PermissionQueryVariables> & ({ variables: PermissionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PermissionQuery, PermissionQueryVariables>(PermissionDocument, options);
      }
export function usePermissionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PermissionQuery, PermissionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PermissionQuery, PermissionQueryVariables>(PermissionDocument, options);
        }
// @ts-ignore
export function usePermissionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PermissionQuery, PermissionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PermissionQuery, PermissionQueryVariables>;
export function usePermissionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PermissionQuery, PermissionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PermissionQuery | undefined, PermissionQueryVariables>;
export function usePermissionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PermissionQuery, PermissionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PermissionQuery, PermissionQueryVariables>(PermissionDocument, options);
        }
export type PermissionQueryHookResult = ReturnType<typeof usePermissionQuery>;
export type PermissionLazyQueryHookResult = ReturnType<typeof usePermissionLazyQuery>;
export type PermissionSuspenseQueryHookResult = ReturnType<typeof usePermissionSuspenseQuery>;
export type PermissionQueryResult = ApolloReactCommon.QueryResult<PermissionQuery, PermissionQueryVariables>;