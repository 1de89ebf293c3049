/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Conditions on an exact number; all that are given must hold. */
export type DecimalFilter = {
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

/** Conditions on a whole number; all that are given must hold. */
export type NumberFilter = {
  /** Equal to. */
  eq?: number | null | undefined;
  /** Greater than. */
  gt?: number | null | undefined;
  /** Greater than or equal to. */
  gte?: number | null | undefined;
  /** One of these. */
  in?: Array<number> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Less than. */
  lt?: number | null | undefined;
  /** Less than or equal to. */
  lte?: number | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: number | null | undefined;
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

/** Values to change in a work location; what is left out stays. */
export type WorkLocationChanges = {
  /** Street address. */
  address?: string | null | undefined;
  /** Short code. */
  code?: string | null | undefined;
  /** Degrees north of it. */
  fenceLatitude?: string | null | undefined;
  /** Degrees east of it. */
  fenceLongitude?: string | null | undefined;
  /** Metres around it within which somebody is there; with all three, who works there by contract is asked on his phone where he is, unless his shift has a place of its own. */
  fenceRadius?: number | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** State. */
  status?: WorkLocationStatus | null | undefined;
  /** IANA time zone there, by whose clock days and shifts of who works there by contract are told; empty: that of the company. */
  timeZone?: string | null | undefined;
};

/** Which workLocations to list; all conditions given must hold. */
export type WorkLocationFilter = {
  /** Street address. */
  address?: TextFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<WorkLocationFilter> | null | undefined;
  /** Short code. */
  code?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Degrees north of it. */
  fenceLatitude?: DecimalFilter | null | undefined;
  /** Degrees east of it. */
  fenceLongitude?: DecimalFilter | null | undefined;
  /** Metres around it within which somebody is there; with all three, who works there by contract is asked on his phone where he is, unless his shift has a place of its own. */
  fenceRadius?: NumberFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<WorkLocationFilter> | null | undefined;
  /** State. */
  status?: WorkLocationStatusFilter | null | undefined;
  /** IANA time zone there, by whose clock days and shifts of who works there by contract are told; empty: that of the company. */
  timeZone?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new work location. */
export type WorkLocationInput = {
  /** Street address. */
  address?: string | null | undefined;
  /** Short code. */
  code?: string | null | undefined;
  /** Degrees north of it. */
  fenceLatitude?: string | null | undefined;
  /** Degrees east of it. */
  fenceLongitude?: string | null | undefined;
  /** Metres around it within which somebody is there; with all three, who works there by contract is asked on his phone where he is, unless his shift has a place of its own. */
  fenceRadius?: number | null | undefined;
  /** What it is called. */
  name: string;
  /** State. */
  status?: WorkLocationStatus | null | undefined;
  /** IANA time zone there, by whose clock days and shifts of who works there by contract are told; empty: that of the company. */
  timeZone?: string | null | undefined;
};

/** One level of the order of workLocations. */
export type WorkLocationSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: WorkLocationSortField;
};

/** What workLocations can be sorted by. */
export type WorkLocationSortField =
  /** Street address. */
  | 'address'
  /** Short code. */
  | 'code'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Degrees north of it. */
  | 'fenceLatitude'
  /** Degrees east of it. */
  | 'fenceLongitude'
  /** Metres around it within which somebody is there; with all three, who works there by contract is asked on his phone where he is, unless his shift has a place of its own. */
  | 'fenceRadius'
  /** What it is called. */
  | 'name'
  /** State. */
  | 'status'
  /** IANA time zone there, by whose clock days and shifts of who works there by contract are told; empty: that of the company. */
  | 'timeZone'
  /** When the row was last changed. */
  | 'updatedAt';

/** Whether people are placed at a location. */
export type WorkLocationStatus =
  /** People can be placed there. */
  | 'active'
  /** Kept; nobody is placed there any more. */
  | 'inactive';

/** Conditions on a WorkLocationStatus; all that are given must hold. */
export type WorkLocationStatusFilter = {
  /** Equal to. */
  eq?: WorkLocationStatus | null | undefined;
  /** One of these. */
  in?: Array<WorkLocationStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: WorkLocationStatus | null | undefined;
};

export type WorkLocationsQueryVariables = Exact<{
  filter?: WorkLocationFilter | null | undefined;
  sort?: Array<WorkLocationSort> | WorkLocationSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type WorkLocationsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, code: string | null, address: string | null, timeZone: string | null, fenceRadius: number | null, status: WorkLocationStatus }> } };

export type WorkLocationQueryVariables = Exact<{
  id: string;
}>;


export type WorkLocationQuery = { record: { fenceLatitude: string | null, fenceLongitude: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, code: string | null, address: string | null, timeZone: string | null, fenceRadius: number | null, status: WorkLocationStatus } };

export type CreateWorkLocationMutationVariables = Exact<{
  input: WorkLocationInput;
}>;


export type CreateWorkLocationMutation = { record: { fenceLatitude: string | null, fenceLongitude: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, code: string | null, address: string | null, timeZone: string | null, fenceRadius: number | null, status: WorkLocationStatus } };

export type UpdateWorkLocationMutationVariables = Exact<{
  id: string;
  version: number;
  input: WorkLocationChanges;
}>;


export type UpdateWorkLocationMutation = { record: { fenceLatitude: string | null, fenceLongitude: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, code: string | null, address: string | null, timeZone: string | null, fenceRadius: number | null, status: WorkLocationStatus } };

export type DeleteWorkLocationsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteWorkLocationsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreWorkLocationsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreWorkLocationsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type WorkLocationRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, code: string | null, address: string | null, timeZone: string | null, fenceRadius: number | null, status: WorkLocationStatus };

export type WorkLocationRecordFragment = { fenceLatitude: string | null, fenceLongitude: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, code: string | null, address: string | null, timeZone: string | null, fenceRadius: number | null, status: WorkLocationStatus };

export const WorkLocationRowFragmentDoc = gql`
    fragment WorkLocationRow on WorkLocation {
  id
  version
  deletedAt
  allowedActions
  name
  code
  address
  timeZone
  fenceRadius
  status
}
    `;
export const WorkLocationRecordFragmentDoc = gql`
    fragment WorkLocationRecord on WorkLocation {
  ...WorkLocationRow
  fenceLatitude
  fenceLongitude
  createdAt
  updatedAt
}
    `;
export const WorkLocationsDocument = gql`
    query WorkLocations($filter: WorkLocationFilter, $sort: [WorkLocationSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: workLocations(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...WorkLocationRow
    }
    total
  }
}
    ${WorkLocationRowFragmentDoc}`;

/**
 * __useWorkLocationsQuery__
 *
 * To run a query within a React component, call `useWorkLocationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useWorkLocationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWorkLocationsQuery({
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
export function useWorkLocationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WorkLocationsQuery, WorkLocationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WorkLocationsQuery, WorkLocationsQueryVariables>(WorkLocationsDocument, options);
      }
export function useWorkLocationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WorkLocationsQuery, WorkLocationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WorkLocationsQuery, WorkLocationsQueryVariables>(WorkLocationsDocument, options);
        }
// @ts-ignore
export function useWorkLocationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WorkLocationsQuery, WorkLocationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WorkLocationsQuery, WorkLocationsQueryVariables>;
export function useWorkLocationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WorkLocationsQuery, WorkLocationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WorkLocationsQuery | undefined, WorkLocationsQueryVariables>;
export function useWorkLocationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WorkLocationsQuery, WorkLocationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WorkLocationsQuery, WorkLocationsQueryVariables>(WorkLocationsDocument, options);
        }
export type WorkLocationsQueryHookResult = ReturnType<typeof useWorkLocationsQuery>;
export type WorkLocationsLazyQueryHookResult = ReturnType<typeof useWorkLocationsLazyQuery>;
export type WorkLocationsSuspenseQueryHookResult = ReturnType<typeof useWorkLocationsSuspenseQuery>;
export type WorkLocationsQueryResult = ApolloReactCommon.QueryResult<WorkLocationsQuery, WorkLocationsQueryVariables>;
export const WorkLocationDocument = gql`
    query WorkLocation($id: ID!) {
  record: workLocation(id: $id) {
    ...WorkLocationRecord
  }
}
    ${WorkLocationRecordFragmentDoc}
${WorkLocationRowFragmentDoc}`;

/**
 * __useWorkLocationQuery__
 *
 * To run a query within a React component, call `useWorkLocationQuery` and pass it any options that fit your needs.
 * When your component renders, `useWorkLocationQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWorkLocationQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useWorkLocationQuery(baseOptions: ApolloReactHooks.QueryHookOptions<WorkLocationQuery, WorkLocationQueryVariables> & ({ variables: WorkLocationQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WorkLocationQuery, WorkLocationQueryVariables>(WorkLocationDocument, options);
      }
export function useWorkLocationLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WorkLocationQuery, WorkLocationQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WorkLocationQuery, WorkLocationQueryVariables>(WorkLocationDocument, options);
        }
// @ts-ignore
export function useWorkLocationSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WorkLocationQuery, WorkLocationQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WorkLocationQuery, WorkLocationQueryVariables>;
export function useWorkLocationSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WorkLocationQuery, WorkLocationQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WorkLocationQuery | undefined, WorkLocationQueryVariables>;
export function useWorkLocationSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WorkLocationQuery, WorkLocationQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WorkLocationQuery, WorkLocationQueryVariables>(WorkLocationDocument, options);
        }
export type WorkLocationQueryHookResult = ReturnType<typeof useWorkLocationQuery>;
export type WorkLocationLazyQueryHookResult = ReturnType<typeof useWorkLocationLazyQuery>;
export type WorkLocationSuspenseQueryHookResult = ReturnType<typeof useWorkLocationSuspenseQuery>;
export type WorkLocationQueryResult = ApolloReactCommon.QueryResult<WorkLocationQuery, WorkLocationQueryVariables>;
export const CreateWorkLocationDocument = gql`
    mutation CreateWorkLocation($input: WorkLocationInput!) {
  record: createWorkLocation(input: $input) {
    ...WorkLocationRecord
  }
}
    ${WorkLocationRecordFragmentDoc}
${WorkLocationRowFragmentDoc}`;

/**
 * __useCreateWorkLocationMutation__
 *
 * To run a mutation, you first call `useCreateWorkLocationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateWorkLocationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createWorkLocationMutation, { data, loading, error }] = useCreateWorkLocationMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateWorkLocationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateWorkLocationMutation, CreateWorkLocationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateWorkLocationMutation, CreateWorkLocationMutationVariables>(CreateWorkLocationDocument, options);
      }
export type CreateWorkLocationMutationHookResult = ReturnType<typeof useCreateWorkLocationMutation>;
export type CreateWorkLocationMutationResult = ApolloReactCommon.MutationResult<CreateWorkLocationMutation>;
export const UpdateWorkLocationDocument = gql`
    mutation UpdateWorkLocation($id: ID!, $version: Int!, $input: WorkLocationChanges!) {
  record: updateWorkLocation(id: $id, version: $version, input: $input) {
    ...WorkLocationRecord
  }
}
    ${WorkLocationRecordFragmentDoc}
${WorkLocationRowFragmentDoc}`;

/**
 * __useUpdateWorkLocationMutation__
 *
 * To run a mutation, you first call `useUpdateWorkLocationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateWorkLocationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateWorkLocationMutation, { data, loading, error }] = useUpdateWorkLocationMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateWorkLocationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateWorkLocationMutation, UpdateWorkLocationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateWorkLocationMutation, UpdateWorkLocationMutationVariables>(UpdateWorkLocationDocument, options);
      }
export type UpdateWorkLocationMutationHookResult = ReturnType<typeof useUpdateWorkLocationMutation>;
export type UpdateWorkLocationMutationResult = ApolloReactCommon.MutationResult<UpdateWorkLocationMutation>;
export const DeleteWorkLocationsDocument = gql`
    mutation DeleteWorkLocations($ids: [ID!]!) {
  results: deleteWorkLocations(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteWorkLocationsMutation__
 *
 * To run a mutation, you first call `useDeleteWorkLocationsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteWorkLocationsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteWorkLocationsMutation, { data, loading, error }] = useDeleteWorkLocationsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteWorkLocationsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteWorkLocationsMutation, DeleteWorkLocationsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteWorkLocationsMutation, DeleteWorkLocationsMutationVariables>(DeleteWorkLocationsDocument, options);
      }
export type DeleteWorkLocationsMutationHookResult = ReturnType<typeof useDeleteWorkLocationsMutation>;
export type DeleteWorkLocationsMutationResult = ApolloReactCommon.MutationResult<DeleteWorkLocationsMutation>;
export const RestoreWorkLocationsDocument = gql`
    mutation RestoreWorkLocations($ids: [ID!]!) {
  results: restoreWorkLocations(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreWorkLocationsMutation__
 *
 * To run a mutation, you first call `useRestoreWorkLocationsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreWorkLocationsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreWorkLocationsMutation, { data, loading, error }] = useRestoreWorkLocationsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreWorkLocationsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreWorkLocationsMutation, RestoreWorkLocationsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreWorkLocationsMutation, RestoreWorkLocationsMutationVariables>(RestoreWorkLocationsDocument, options);
      }
export type RestoreWorkLocationsMutationHookResult = ReturnType<typeof useRestoreWorkLocationsMutation>;
export type RestoreWorkLocationsMutationResult = ApolloReactCommon.MutationResult<RestoreWorkLocationsMutation>;