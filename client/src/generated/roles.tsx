/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** One line of a role. */
export type GrantInput = {
  /** What may be done: read, create, update, delete, read_sensitive, read_medical, read_pay, read_range, export, or a verb of the area. */
  action: string;
  /** Whose rows. */
  scope: GrantScope;
  /** Kind of row, such as Employee. */
  subject: string;
};

/** Whose rows a grant reaches. */
export type GrantScope =
  /** All rows of the company. */
  | 'company'
  /** Rows about people of the departments one heads. */
  | 'department'
  /** Rows about oneself. */
  | 'own'
  /** Rows about oneself and everybody below, down all levels. */
  | 'team';

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

/** Values to change in a platform role; what is left out stays. */
export type RoleChanges = {
  /** What the role allows. */
  grants?: Array<GrantInput> | null | undefined;
  /** Whether it grants anything now. */
  status?: RoleStatus | null | undefined;
  /** Name of the role. */
  title?: string | null | undefined;
  /** Free grouping of roles. */
  type?: string | null | undefined;
};

/** Which roles to list; all conditions given must hold. */
export type RoleFilter = {
  /** All of these must hold. */
  and?: Array<RoleFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<RoleFilter> | null | undefined;
  /** Whether it grants anything now. */
  status?: RoleStatusFilter | null | undefined;
  /** Name of the role. */
  title?: TextFilter | null | undefined;
  /** Free grouping of roles. */
  type?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new platform role. */
export type RoleInput = {
  /** What the role allows. */
  grants?: Array<GrantInput> | null | undefined;
  /** Whether it grants anything now. */
  status?: RoleStatus | null | undefined;
  /** Name of the role. */
  title: string;
  /** Free grouping of roles. */
  type?: string | null | undefined;
};

/** One level of the order of roles. */
export type RoleSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: RoleSortField;
};

/** What roles can be sorted by. */
export type RoleSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Whether it grants anything now. */
  | 'status'
  /** Name of the role. */
  | 'title'
  /** Free grouping of roles. */
  | 'type'
  /** When the row was last changed. */
  | 'updatedAt';

/** Whether a role grants anything now. */
export type RoleStatus =
  /** Its grants hold for whoever has it. */
  | 'active'
  /** Kept with its holders, and grants nothing. */
  | 'inactive';

/** Conditions on a RoleStatus; all that are given must hold. */
export type RoleStatusFilter = {
  /** Equal to. */
  eq?: RoleStatus | null | undefined;
  /** One of these. */
  in?: Array<RoleStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: RoleStatus | null | undefined;
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

export type RolesQueryVariables = Exact<{
  filter?: RoleFilter | null | undefined;
  sort?: Array<RoleSort> | RoleSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type RolesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: string | null, status: RoleStatus, grants: Array<{ subject: string, action: string, scope: GrantScope }> }> } };

export type RoleQueryVariables = Exact<{
  id: string;
}>;


export type RoleQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: string | null, status: RoleStatus, grants: Array<{ subject: string, action: string, scope: GrantScope }> } };

export type CreateRoleMutationVariables = Exact<{
  input: RoleInput;
}>;


export type CreateRoleMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: string | null, status: RoleStatus, grants: Array<{ subject: string, action: string, scope: GrantScope }> } };

export type UpdateRoleMutationVariables = Exact<{
  id: string;
  version: number;
  input: RoleChanges;
}>;


export type UpdateRoleMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: string | null, status: RoleStatus, grants: Array<{ subject: string, action: string, scope: GrantScope }> } };

export type DeleteRolesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteRolesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreRolesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreRolesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RoleRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: string | null, status: RoleStatus, grants: Array<{ subject: string, action: string, scope: GrantScope }> };

export type RoleRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: string | null, status: RoleStatus, grants: Array<{ subject: string, action: string, scope: GrantScope }> };

export const RoleRowFragmentDoc = gql`
    fragment RoleRow on Role {
  id
  version
  deletedAt
  allowedActions
  title
  type
  status
  grants {
    subject
    action
    scope
  }
}
    `;
export const RoleRecordFragmentDoc = gql`
    fragment RoleRecord on Role {
  ...RoleRow
  createdAt
  updatedAt
}
    `;
export const RolesDocument = gql`
    query Roles($filter: RoleFilter, $sort: [RoleSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: roles(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...RoleRow
    }
    total
  }
}
    ${RoleRowFragmentDoc}`;

/**
 * __useRolesQuery__
 *
 * To run a query within a React component, call `useRolesQuery` and pass it any options that fit your needs.
 * When your component renders, `useRolesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRolesQuery({
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
export function useRolesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RolesQuery, RolesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RolesQuery, RolesQueryVariables>(RolesDocument, options);
      }
export function useRolesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RolesQuery, RolesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RolesQuery, RolesQueryVariables>(RolesDocument, options);
        }
// @ts-ignore
export function useRolesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RolesQuery, RolesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RolesQuery, RolesQueryVariables>;
export function useRolesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RolesQuery, RolesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RolesQuery | undefined, RolesQueryVariables>;
export function useRolesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RolesQuery, RolesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RolesQuery, RolesQueryVariables>(RolesDocument, options);
        }
export type RolesQueryHookResult = ReturnType<typeof useRolesQuery>;
export type RolesLazyQueryHookResult = ReturnType<typeof useRolesLazyQuery>;
export type RolesSuspenseQueryHookResult = ReturnType<typeof useRolesSuspenseQuery>;
export type RolesQueryResult = ApolloReactCommon.QueryResult<RolesQuery, RolesQueryVariables>;
export const RoleDocument = gql`
    query Role($id: ID!) {
  record: role(id: $id) {
    ...RoleRecord
  }
}
    ${RoleRecordFragmentDoc}
${RoleRowFragmentDoc}`;

/**
 * __useRoleQuery__
 *
 * To run a query within a React component, call `useRoleQuery` and pass it any options that fit your needs.
 * When your component renders, `useRoleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRoleQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useRoleQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RoleQuery, RoleQueryVariables> & ({ variables: RoleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RoleQuery, RoleQueryVariables>(RoleDocument, options);
      }
export function useRoleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RoleQuery, RoleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RoleQuery, RoleQueryVariables>(RoleDocument, options);
        }
// @ts-ignore
export function useRoleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RoleQuery, RoleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RoleQuery, RoleQueryVariables>;
export function useRoleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RoleQuery, RoleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RoleQuery | undefined, RoleQueryVariables>;
export function useRoleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RoleQuery, RoleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RoleQuery, RoleQueryVariables>(RoleDocument, options);
        }
export type RoleQueryHookResult = ReturnType<typeof useRoleQuery>;
export type RoleLazyQueryHookResult = ReturnType<typeof useRoleLazyQuery>;
export type RoleSuspenseQueryHookResult = ReturnType<typeof useRoleSuspenseQuery>;
export type RoleQueryResult = ApolloReactCommon.QueryResult<RoleQuery, RoleQueryVariables>;
export const CreateRoleDocument = gql`
    mutation CreateRole($input: RoleInput!) {
  record: createRole(input: $input) {
    ...RoleRecord
  }
}
    ${RoleRecordFragmentDoc}
${RoleRowFragmentDoc}`;

/**
 * __useCreateRoleMutation__
 *
 * To run a mutation, you first call `useCreateRoleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateRoleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createRoleMutation, { data, loading, error }] = useCreateRoleMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateRoleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateRoleMutation, CreateRoleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateRoleMutation, CreateRoleMutationVariables>(CreateRoleDocument, options);
      }
export type CreateRoleMutationHookResult = ReturnType<typeof useCreateRoleMutation>;
export type CreateRoleMutationResult = ApolloReactCommon.MutationResult<CreateRoleMutation>;
export const UpdateRoleDocument = gql`
    mutation UpdateRole($id: ID!, $version: Int!, $input: RoleChanges!) {
  record: updateRole(id: $id, version: $version, input: $input) {
    ...RoleRecord
  }
}
    ${RoleRecordFragmentDoc}
${RoleRowFragmentDoc}`;

/**
 * __useUpdateRoleMutation__
 *
 * To run a mutation, you first call `useUpdateRoleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateRoleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateRoleMutation, { data, loading, error }] = useUpdateRoleMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateRoleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateRoleMutation, UpdateRoleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateRoleMutation, UpdateRoleMutationVariables>(UpdateRoleDocument, options);
      }
export type UpdateRoleMutationHookResult = ReturnType<typeof useUpdateRoleMutation>;
export type UpdateRoleMutationResult = ApolloReactCommon.MutationResult<UpdateRoleMutation>;
export const DeleteRolesDocument = gql`
    mutation DeleteRoles($ids: [ID!]!) {
  results: deleteRoles(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteRolesMutation__
 *
 * To run a mutation, you first call `useDeleteRolesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteRolesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteRolesMutation, { data, loading, error }] = useDeleteRolesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteRolesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteRolesMutation, DeleteRolesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteRolesMutation, DeleteRolesMutationVariables>(DeleteRolesDocument, options);
      }
export type DeleteRolesMutationHookResult = ReturnType<typeof useDeleteRolesMutation>;
export type DeleteRolesMutationResult = ApolloReactCommon.MutationResult<DeleteRolesMutation>;
export const RestoreRolesDocument = gql`
    mutation RestoreRoles($ids: [ID!]!) {
  results: restoreRoles(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreRolesMutation__
 *
 * To run a mutation, you first call `useRestoreRolesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreRolesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreRolesMutation, { data, loading, error }] = useRestoreRolesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreRolesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreRolesMutation, RestoreRolesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreRolesMutation, RestoreRolesMutationVariables>(RestoreRolesDocument, options);
      }
export type RestoreRolesMutationHookResult = ReturnType<typeof useRestoreRolesMutation>;
export type RestoreRolesMutationResult = ApolloReactCommon.MutationResult<RestoreRolesMutation>;