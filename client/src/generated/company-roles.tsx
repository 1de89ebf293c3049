/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Values to change in a role; what is left out stays. */
export type CompanyRoleChanges = {
  /** What the role allows. */
  grants?: Array<GrantInput> | null | undefined;
  /** Whether it grants anything now. */
  status?: RoleStatus | null | undefined;
  /** Name of the role. */
  title?: string | null | undefined;
  /** Free grouping of roles. */
  type?: string | null | undefined;
};

/** Which companyRoles to list; all conditions given must hold. */
export type CompanyRoleFilter = {
  /** All of these must hold. */
  and?: Array<CompanyRoleFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<CompanyRoleFilter> | null | undefined;
  /** Whether it grants anything now. */
  status?: RoleStatusFilter | null | undefined;
  /** Name of the role. */
  title?: TextFilter | null | undefined;
  /** Free grouping of roles. */
  type?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new role. */
export type CompanyRoleInput = {
  /** What the role allows. */
  grants?: Array<GrantInput> | null | undefined;
  /** Whether it grants anything now. */
  status?: RoleStatus | null | undefined;
  /** Name of the role. */
  title: string;
  /** Free grouping of roles. */
  type?: string | null | undefined;
};

/** One level of the order of companyRoles. */
export type CompanyRoleSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: CompanyRoleSortField;
};

/** What companyRoles can be sorted by. */
export type CompanyRoleSortField =
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

export type CompanyRolesQueryVariables = Exact<{
  filter?: CompanyRoleFilter | null | undefined;
  sort?: Array<CompanyRoleSort> | CompanyRoleSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type CompanyRolesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: string | null, status: RoleStatus, grants: Array<{ subject: string, action: string, scope: GrantScope }> }> } };

export type CompanyRoleQueryVariables = Exact<{
  id: string;
}>;


export type CompanyRoleQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: string | null, status: RoleStatus, grants: Array<{ subject: string, action: string, scope: GrantScope }> } };

export type CreateCompanyRoleMutationVariables = Exact<{
  input: CompanyRoleInput;
}>;


export type CreateCompanyRoleMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: string | null, status: RoleStatus, grants: Array<{ subject: string, action: string, scope: GrantScope }> } };

export type UpdateCompanyRoleMutationVariables = Exact<{
  id: string;
  version: number;
  input: CompanyRoleChanges;
}>;


export type UpdateCompanyRoleMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: string | null, status: RoleStatus, grants: Array<{ subject: string, action: string, scope: GrantScope }> } };

export type DeleteCompanyRolesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteCompanyRolesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreCompanyRolesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreCompanyRolesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type CompanyRoleRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: string | null, status: RoleStatus, grants: Array<{ subject: string, action: string, scope: GrantScope }> };

export type CompanyRoleRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: string | null, status: RoleStatus, grants: Array<{ subject: string, action: string, scope: GrantScope }> };

export const CompanyRoleRowFragmentDoc = gql`
    fragment CompanyRoleRow on CompanyRole {
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
export const CompanyRoleRecordFragmentDoc = gql`
    fragment CompanyRoleRecord on CompanyRole {
  ...CompanyRoleRow
  createdAt
  updatedAt
}
    `;
export const CompanyRolesDocument = gql`
    query CompanyRoles($filter: CompanyRoleFilter, $sort: [CompanyRoleSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: companyRoles(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...CompanyRoleRow
    }
    total
  }
}
    ${CompanyRoleRowFragmentDoc}`;

/**
 * __useCompanyRolesQuery__
 *
 * To run a query within a React component, call `useCompanyRolesQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompanyRolesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompanyRolesQuery({
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
export function useCompanyRolesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanyRolesQuery, CompanyRolesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyRolesQuery, CompanyRolesQueryVariables>(CompanyRolesDocument, options);
      }
export function useCompanyRolesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyRolesQuery, CompanyRolesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyRolesQuery, CompanyRolesQueryVariables>(CompanyRolesDocument, options);
        }
// @ts-ignore
export function useCompanyRolesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CompanyRolesQuery, CompanyRolesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanyRolesQuery, CompanyRolesQueryVariables>;
export function useCompanyRolesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanyRolesQuery, CompanyRolesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanyRolesQuery | undefined, CompanyRolesQueryVariables>;
export function useCompanyRolesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanyRolesQuery, CompanyRolesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CompanyRolesQuery, CompanyRolesQueryVariables>(CompanyRolesDocument, options);
        }
export type CompanyRolesQueryHookResult = ReturnType<typeof useCompanyRolesQuery>;
export type CompanyRolesLazyQueryHookResult = ReturnType<typeof useCompanyRolesLazyQuery>;
export type CompanyRolesSuspenseQueryHookResult = ReturnType<typeof useCompanyRolesSuspenseQuery>;
export type CompanyRolesQueryResult = ApolloReactCommon.QueryResult<CompanyRolesQuery, CompanyRolesQueryVariables>;
export const CompanyRoleDocument = gql`
    query CompanyRole($id: ID!) {
  record: companyRole(id: $id) {
    ...CompanyRoleRecord
  }
}
    ${CompanyRoleRecordFragmentDoc}
${CompanyRoleRowFragmentDoc}`;

/**
 * __useCompanyRoleQuery__
 *
 * To run a query within a React component, call `useCompanyRoleQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompanyRoleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompanyRoleQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCompanyRoleQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CompanyRoleQuery, CompanyRoleQueryVariables> & ({ variables: CompanyRoleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyRoleQuery, CompanyRoleQueryVariables>(CompanyRoleDocument, options);
      }
export function useCompanyRoleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyRoleQuery, CompanyRoleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyRoleQuery, CompanyRoleQueryVariables>(CompanyRoleDocument, options);
        }
// @ts-ignore
export function useCompanyRoleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CompanyRoleQuery, CompanyRoleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanyRoleQuery, CompanyRoleQueryVariables>;
export function useCompanyRoleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanyRoleQuery, CompanyRoleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanyRoleQuery | undefined, CompanyRoleQueryVariables>;
export function useCompanyRoleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanyRoleQuery, CompanyRoleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CompanyRoleQuery, CompanyRoleQueryVariables>(CompanyRoleDocument, options);
        }
export type CompanyRoleQueryHookResult = ReturnType<typeof useCompanyRoleQuery>;
export type CompanyRoleLazyQueryHookResult = ReturnType<typeof useCompanyRoleLazyQuery>;
export type CompanyRoleSuspenseQueryHookResult = ReturnType<typeof useCompanyRoleSuspenseQuery>;
export type CompanyRoleQueryResult = ApolloReactCommon.QueryResult<CompanyRoleQuery, CompanyRoleQueryVariables>;
export const CreateCompanyRoleDocument = gql`
    mutation CreateCompanyRole($input: CompanyRoleInput!) {
  record: createCompanyRole(input: $input) {
    ...CompanyRoleRecord
  }
}
    ${CompanyRoleRecordFragmentDoc}
${CompanyRoleRowFragmentDoc}`;

/**
 * __useCreateCompanyRoleMutation__
 *
 * To run a mutation, you first call `useCreateCompanyRoleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateCompanyRoleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createCompanyRoleMutation, { data, loading, error }] = useCreateCompanyRoleMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateCompanyRoleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCompanyRoleMutation, CreateCompanyRoleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCompanyRoleMutation, CreateCompanyRoleMutationVariables>(CreateCompanyRoleDocument, options);
      }
export type CreateCompanyRoleMutationHookResult = ReturnType<typeof useCreateCompanyRoleMutation>;
export type CreateCompanyRoleMutationResult = ApolloReactCommon.MutationResult<CreateCompanyRoleMutation>;
export const UpdateCompanyRoleDocument = gql`
    mutation UpdateCompanyRole($id: ID!, $version: Int!, $input: CompanyRoleChanges!) {
  record: updateCompanyRole(id: $id, version: $version, input: $input) {
    ...CompanyRoleRecord
  }
}
    ${CompanyRoleRecordFragmentDoc}
${CompanyRoleRowFragmentDoc}`;

/**
 * __useUpdateCompanyRoleMutation__
 *
 * To run a mutation, you first call `useUpdateCompanyRoleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCompanyRoleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCompanyRoleMutation, { data, loading, error }] = useUpdateCompanyRoleMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateCompanyRoleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCompanyRoleMutation, UpdateCompanyRoleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCompanyRoleMutation, UpdateCompanyRoleMutationVariables>(UpdateCompanyRoleDocument, options);
      }
export type UpdateCompanyRoleMutationHookResult = ReturnType<typeof useUpdateCompanyRoleMutation>;
export type UpdateCompanyRoleMutationResult = ApolloReactCommon.MutationResult<UpdateCompanyRoleMutation>;
export const DeleteCompanyRolesDocument = gql`
    mutation DeleteCompanyRoles($ids: [ID!]!) {
  results: deleteCompanyRoles(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteCompanyRolesMutation__
 *
 * To run a mutation, you first call `useDeleteCompanyRolesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteCompanyRolesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteCompanyRolesMutation, { data, loading, error }] = useDeleteCompanyRolesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteCompanyRolesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCompanyRolesMutation, DeleteCompanyRolesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCompanyRolesMutation, DeleteCompanyRolesMutationVariables>(DeleteCompanyRolesDocument, options);
      }
export type DeleteCompanyRolesMutationHookResult = ReturnType<typeof useDeleteCompanyRolesMutation>;
export type DeleteCompanyRolesMutationResult = ApolloReactCommon.MutationResult<DeleteCompanyRolesMutation>;
export const RestoreCompanyRolesDocument = gql`
    mutation RestoreCompanyRoles($ids: [ID!]!) {
  results: restoreCompanyRoles(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreCompanyRolesMutation__
 *
 * To run a mutation, you first call `useRestoreCompanyRolesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreCompanyRolesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreCompanyRolesMutation, { data, loading, error }] = useRestoreCompanyRolesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreCompanyRolesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreCompanyRolesMutation, RestoreCompanyRolesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreCompanyRolesMutation, RestoreCompanyRolesMutationVariables>(RestoreCompanyRolesDocument, options);
      }
export type RestoreCompanyRolesMutationHookResult = ReturnType<typeof useRestoreCompanyRolesMutation>;
export type RestoreCompanyRolesMutationResult = ApolloReactCommon.MutationResult<RestoreCompanyRolesMutation>;