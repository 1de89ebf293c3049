/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Conditions on a day; all that are given must hold. */
export type DateFilter = {
  /** Equal to. */
  eq?: string | null | undefined;
  /** Greater than. */
  gt?: string | null | undefined;
  /** Greater than or equal to. */
  gte?: string | null | undefined;
  /** On this day or later, or without a value: what has not ended before it. */
  gteOrEmpty?: string | null | undefined;
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

/** Values to change in a department; what is left out stays. */
export type DepartmentChanges = {
  /** Short code. */
  code?: string | null | undefined;
  /** Cost centre in the accounts. */
  costCentre?: string | null | undefined;
  /** What it does. */
  description?: string | null | undefined;
  /** The employee who heads it. */
  managerId?: string | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** The department it belongs to; empty at the top. */
  parentId?: string | null | undefined;
  /** State. */
  status?: DepartmentStatus | null | undefined;
  /** First day it is there; empty: it always was. */
  validFrom?: string | null | undefined;
  /** Last day it is there; after it nobody holds a position in it. Empty while it goes on. */
  validTo?: string | null | undefined;
};

/** Which departments to list; all conditions given must hold. */
export type DepartmentFilter = {
  /** All of these must hold. */
  and?: Array<DepartmentFilter> | null | undefined;
  /** Short code. */
  code?: TextFilter | null | undefined;
  /** Cost centre in the accounts. */
  costCentre?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** What it does. */
  description?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** The employee who heads it. */
  managerId?: IdFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<DepartmentFilter> | null | undefined;
  /** The department it belongs to; empty at the top. */
  parentId?: IdFilter | null | undefined;
  /** State. */
  status?: DepartmentStatusFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** First day it is there; empty: it always was. */
  validFrom?: DateFilter | null | undefined;
  /** Last day it is there; after it nobody holds a position in it. Empty while it goes on. */
  validTo?: DateFilter | null | undefined;
};

/** Values of a new department. */
export type DepartmentInput = {
  /** Short code. */
  code?: string | null | undefined;
  /** Cost centre in the accounts. */
  costCentre?: string | null | undefined;
  /** What it does. */
  description?: string | null | undefined;
  /** The employee who heads it. */
  managerId?: string | null | undefined;
  /** What it is called. */
  name: string;
  /** The department it belongs to; empty at the top. */
  parentId?: string | null | undefined;
  /** State. */
  status?: DepartmentStatus | null | undefined;
  /** First day it is there; empty: it always was. */
  validFrom?: string | null | undefined;
  /** Last day it is there; after it nobody holds a position in it. Empty while it goes on. */
  validTo?: string | null | undefined;
};

/** One level of the order of departments. */
export type DepartmentSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: DepartmentSortField;
};

/** What departments can be sorted by. */
export type DepartmentSortField =
  /** Short code. */
  | 'code'
  /** Cost centre in the accounts. */
  | 'costCentre'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The employee who heads it. */
  | 'managerId'
  /** What it is called. */
  | 'name'
  /** The department it belongs to; empty at the top. */
  | 'parentId'
  /** State. */
  | 'status'
  /** When the row was last changed. */
  | 'updatedAt'
  /** First day it is there; empty: it always was. */
  | 'validFrom'
  /** Last day it is there; after it nobody holds a position in it. Empty while it goes on. */
  | 'validTo';

/** Whether a department is in use. */
export type DepartmentStatus =
  /** In use. */
  | 'active'
  /** Kept; nobody is placed in it any more. */
  | 'inactive';

/** Conditions on a DepartmentStatus; all that are given must hold. */
export type DepartmentStatusFilter = {
  /** Equal to. */
  eq?: DepartmentStatus | null | undefined;
  /** One of these. */
  in?: Array<DepartmentStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: DepartmentStatus | null | undefined;
};

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

export type DepartmentsQueryVariables = Exact<{
  filter?: DepartmentFilter | null | undefined;
  sort?: Array<DepartmentSort> | DepartmentSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type DepartmentsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, code: string | null, costCentre: string | null, status: DepartmentStatus, validFrom: string | null, validTo: string | null, parentId: string | null, managerId: string | null, parent: { id: string, label: string } | null, manager: { id: string, label: string | null } | null }> } };

export type DepartmentQueryVariables = Exact<{
  id: string;
}>;


export type DepartmentQuery = { record: { description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, code: string | null, costCentre: string | null, status: DepartmentStatus, validFrom: string | null, validTo: string | null, parentId: string | null, managerId: string | null, parent: { id: string, label: string } | null, manager: { id: string, label: string | null } | null } };

export type CreateDepartmentMutationVariables = Exact<{
  input: DepartmentInput;
}>;


export type CreateDepartmentMutation = { record: { description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, code: string | null, costCentre: string | null, status: DepartmentStatus, validFrom: string | null, validTo: string | null, parentId: string | null, managerId: string | null, parent: { id: string, label: string } | null, manager: { id: string, label: string | null } | null } };

export type UpdateDepartmentMutationVariables = Exact<{
  id: string;
  version: number;
  input: DepartmentChanges;
}>;


export type UpdateDepartmentMutation = { record: { description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, code: string | null, costCentre: string | null, status: DepartmentStatus, validFrom: string | null, validTo: string | null, parentId: string | null, managerId: string | null, parent: { id: string, label: string } | null, manager: { id: string, label: string | null } | null } };

export type DeleteDepartmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteDepartmentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreDepartmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreDepartmentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type DepartmentRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, code: string | null, costCentre: string | null, status: DepartmentStatus, validFrom: string | null, validTo: string | null, parentId: string | null, managerId: string | null, parent: { id: string, label: string } | null, manager: { id: string, label: string | null } | null };

export type DepartmentRecordFragment = { description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, code: string | null, costCentre: string | null, status: DepartmentStatus, validFrom: string | null, validTo: string | null, parentId: string | null, managerId: string | null, parent: { id: string, label: string } | null, manager: { id: string, label: string | null } | null };

export const DepartmentRowFragmentDoc = gql`
    fragment DepartmentRow on Department {
  id
  version
  deletedAt
  allowedActions
  name
  code
  costCentre
  status
  validFrom
  validTo
  parentId
  parent {
    id
    label: name
  }
  managerId
  manager {
    id
    label: employeeName
  }
}
    `;
export const DepartmentRecordFragmentDoc = gql`
    fragment DepartmentRecord on Department {
  ...DepartmentRow
  description
  createdAt
  updatedAt
}
    `;
export const DepartmentsDocument = gql`
    query Departments($filter: DepartmentFilter, $sort: [DepartmentSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: departments(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...DepartmentRow
    }
    total
  }
}
    ${DepartmentRowFragmentDoc}`;

/**
 * __useDepartmentsQuery__
 *
 * To run a query within a React component, call `useDepartmentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDepartmentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDepartmentsQuery({
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
export function useDepartmentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DepartmentsQuery, DepartmentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DepartmentsQuery, DepartmentsQueryVariables>(DepartmentsDocument, options);
      }
export function useDepartmentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DepartmentsQuery, DepartmentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DepartmentsQuery, DepartmentsQueryVariables>(DepartmentsDocument, options);
        }
// @ts-ignore
export function useDepartmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DepartmentsQuery, DepartmentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DepartmentsQuery, DepartmentsQueryVariables>;
export function useDepartmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DepartmentsQuery, DepartmentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DepartmentsQuery | undefined, DepartmentsQueryVariables>;
export function useDepartmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DepartmentsQuery, DepartmentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DepartmentsQuery, DepartmentsQueryVariables>(DepartmentsDocument, options);
        }
export type DepartmentsQueryHookResult = ReturnType<typeof useDepartmentsQuery>;
export type DepartmentsLazyQueryHookResult = ReturnType<typeof useDepartmentsLazyQuery>;
export type DepartmentsSuspenseQueryHookResult = ReturnType<typeof useDepartmentsSuspenseQuery>;
export type DepartmentsQueryResult = ApolloReactCommon.QueryResult<DepartmentsQuery, DepartmentsQueryVariables>;
export const DepartmentDocument = gql`
    query Department($id: ID!) {
  record: department(id: $id) {
    ...DepartmentRecord
  }
}
    ${DepartmentRecordFragmentDoc}
${DepartmentRowFragmentDoc}`;

/**
 * __useDepartmentQuery__
 *
 * To run a query within a React component, call `useDepartmentQuery` and pass it any options that fit your needs.
 * When your component renders, `useDepartmentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDepartmentQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDepartmentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DepartmentQuery, DepartmentQueryVariables> & ({ variables: DepartmentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DepartmentQuery, DepartmentQueryVariables>(DepartmentDocument, options);
      }
export function useDepartmentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DepartmentQuery, DepartmentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DepartmentQuery, DepartmentQueryVariables>(DepartmentDocument, options);
        }
// @ts-ignore
export function useDepartmentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DepartmentQuery, DepartmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DepartmentQuery, DepartmentQueryVariables>;
export function useDepartmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DepartmentQuery, DepartmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DepartmentQuery | undefined, DepartmentQueryVariables>;
export function useDepartmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DepartmentQuery, DepartmentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DepartmentQuery, DepartmentQueryVariables>(DepartmentDocument, options);
        }
export type DepartmentQueryHookResult = ReturnType<typeof useDepartmentQuery>;
export type DepartmentLazyQueryHookResult = ReturnType<typeof useDepartmentLazyQuery>;
export type DepartmentSuspenseQueryHookResult = ReturnType<typeof useDepartmentSuspenseQuery>;
export type DepartmentQueryResult = ApolloReactCommon.QueryResult<DepartmentQuery, DepartmentQueryVariables>;
export const CreateDepartmentDocument = gql`
    mutation CreateDepartment($input: DepartmentInput!) {
  record: createDepartment(input: $input) {
    ...DepartmentRecord
  }
}
    ${DepartmentRecordFragmentDoc}
${DepartmentRowFragmentDoc}`;

/**
 * __useCreateDepartmentMutation__
 *
 * To run a mutation, you first call `useCreateDepartmentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateDepartmentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createDepartmentMutation, { data, loading, error }] = useCreateDepartmentMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateDepartmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateDepartmentMutation, CreateDepartmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateDepartmentMutation, CreateDepartmentMutationVariables>(CreateDepartmentDocument, options);
      }
export type CreateDepartmentMutationHookResult = ReturnType<typeof useCreateDepartmentMutation>;
export type CreateDepartmentMutationResult = ApolloReactCommon.MutationResult<CreateDepartmentMutation>;
export const UpdateDepartmentDocument = gql`
    mutation UpdateDepartment($id: ID!, $version: Int!, $input: DepartmentChanges!) {
  record: updateDepartment(id: $id, version: $version, input: $input) {
    ...DepartmentRecord
  }
}
    ${DepartmentRecordFragmentDoc}
${DepartmentRowFragmentDoc}`;

/**
 * __useUpdateDepartmentMutation__
 *
 * To run a mutation, you first call `useUpdateDepartmentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateDepartmentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateDepartmentMutation, { data, loading, error }] = useUpdateDepartmentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateDepartmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateDepartmentMutation, UpdateDepartmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateDepartmentMutation, UpdateDepartmentMutationVariables>(UpdateDepartmentDocument, options);
      }
export type UpdateDepartmentMutationHookResult = ReturnType<typeof useUpdateDepartmentMutation>;
export type UpdateDepartmentMutationResult = ApolloReactCommon.MutationResult<UpdateDepartmentMutation>;
export const DeleteDepartmentsDocument = gql`
    mutation DeleteDepartments($ids: [ID!]!) {
  results: deleteDepartments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteDepartmentsMutation__
 *
 * To run a mutation, you first call `useDeleteDepartmentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteDepartmentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteDepartmentsMutation, { data, loading, error }] = useDeleteDepartmentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteDepartmentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteDepartmentsMutation, DeleteDepartmentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteDepartmentsMutation, DeleteDepartmentsMutationVariables>(DeleteDepartmentsDocument, options);
      }
export type DeleteDepartmentsMutationHookResult = ReturnType<typeof useDeleteDepartmentsMutation>;
export type DeleteDepartmentsMutationResult = ApolloReactCommon.MutationResult<DeleteDepartmentsMutation>;
export const RestoreDepartmentsDocument = gql`
    mutation RestoreDepartments($ids: [ID!]!) {
  results: restoreDepartments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreDepartmentsMutation__
 *
 * To run a mutation, you first call `useRestoreDepartmentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreDepartmentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreDepartmentsMutation, { data, loading, error }] = useRestoreDepartmentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreDepartmentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreDepartmentsMutation, RestoreDepartmentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreDepartmentsMutation, RestoreDepartmentsMutationVariables>(RestoreDepartmentsDocument, options);
      }
export type RestoreDepartmentsMutationHookResult = ReturnType<typeof useRestoreDepartmentsMutation>;
export type RestoreDepartmentsMutationResult = ApolloReactCommon.MutationResult<RestoreDepartmentsMutation>;