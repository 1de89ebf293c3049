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

/** Values to change in a device; what is left out stays. */
export type PunchDeviceChanges = {
  /** What it is. */
  kind?: PunchDeviceKind | null | undefined;
  /** Where it stands. */
  location?: string | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** State. */
  status?: PunchDeviceStatus | null | undefined;
  /** IANA time zone where it stands; when left out, that of whoever uses it. */
  timeZone?: string | null | undefined;
};

/** Which punchDevices to list; all conditions given must hold. */
export type PunchDeviceFilter = {
  /** All of these must hold. */
  and?: Array<PunchDeviceFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What it is. */
  kind?: PunchDeviceKindFilter | null | undefined;
  /** When it was heard of last. */
  lastSeenAt?: InstantFilter | null | undefined;
  /** Where it stands. */
  location?: TextFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<PunchDeviceFilter> | null | undefined;
  /** State. */
  status?: PunchDeviceStatusFilter | null | undefined;
  /** IANA time zone where it stands; when left out, that of whoever uses it. */
  timeZone?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new device. */
export type PunchDeviceInput = {
  /** What it is. */
  kind?: PunchDeviceKind | null | undefined;
  /** Where it stands. */
  location?: string | null | undefined;
  /** What it is called. */
  name: string;
  /** State. */
  status?: PunchDeviceStatus | null | undefined;
  /** IANA time zone where it stands; when left out, that of whoever uses it. */
  timeZone?: string | null | undefined;
};

/** What takes the punches. */
export type PunchDeviceKind =
  /** A tablet on which people clock in one after another. */
  | 'kiosk'
  /** A machine that reads cards or fingers and sends what it took. */
  | 'terminal';

/** Conditions on a PunchDeviceKind; all that are given must hold. */
export type PunchDeviceKindFilter = {
  /** Equal to. */
  eq?: PunchDeviceKind | null | undefined;
  /** One of these. */
  in?: Array<PunchDeviceKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PunchDeviceKind | null | undefined;
};

/** One level of the order of punchDevices. */
export type PunchDeviceSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: PunchDeviceSortField;
};

/** What punchDevices can be sorted by. */
export type PunchDeviceSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** What it is. */
  | 'kind'
  /** When it was heard of last. */
  | 'lastSeenAt'
  /** Where it stands. */
  | 'location'
  /** What it is called. */
  | 'name'
  /** State. */
  | 'status'
  /** IANA time zone where it stands; when left out, that of whoever uses it. */
  | 'timeZone'
  /** When the row was last changed. */
  | 'updatedAt';

/** Whether punches of the device are taken. */
export type PunchDeviceStatus =
  /** Its punches are taken. */
  | 'active'
  /** Its punches are refused. */
  | 'blocked';

/** Conditions on a PunchDeviceStatus; all that are given must hold. */
export type PunchDeviceStatusFilter = {
  /** Equal to. */
  eq?: PunchDeviceStatus | null | undefined;
  /** One of these. */
  in?: Array<PunchDeviceStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PunchDeviceStatus | null | undefined;
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

export type PunchDevicesQueryVariables = Exact<{
  filter?: PunchDeviceFilter | null | undefined;
  sort?: Array<PunchDeviceSort> | PunchDeviceSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type PunchDevicesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: PunchDeviceKind, location: string | null, timeZone: string | null, status: PunchDeviceStatus, lastSeenAt: string | null }> } };

export type PunchDeviceQueryVariables = Exact<{
  id: string;
}>;


export type PunchDeviceQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: PunchDeviceKind, location: string | null, timeZone: string | null, status: PunchDeviceStatus, lastSeenAt: string | null } };

export type CreatePunchDeviceMutationVariables = Exact<{
  input: PunchDeviceInput;
}>;


export type CreatePunchDeviceMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: PunchDeviceKind, location: string | null, timeZone: string | null, status: PunchDeviceStatus, lastSeenAt: string | null } };

export type UpdatePunchDeviceMutationVariables = Exact<{
  id: string;
  version: number;
  input: PunchDeviceChanges;
}>;


export type UpdatePunchDeviceMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: PunchDeviceKind, location: string | null, timeZone: string | null, status: PunchDeviceStatus, lastSeenAt: string | null } };

export type DeletePunchDevicesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeletePunchDevicesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestorePunchDevicesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestorePunchDevicesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type IssueDeviceTokenMutationVariables = Exact<{
  id: string;
}>;


export type IssueDeviceTokenMutation = { issued: { token: string, device: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: PunchDeviceKind, location: string | null, timeZone: string | null, status: PunchDeviceStatus, lastSeenAt: string | null } } };

export type PunchDeviceRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: PunchDeviceKind, location: string | null, timeZone: string | null, status: PunchDeviceStatus, lastSeenAt: string | null };

export type PunchDeviceRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: PunchDeviceKind, location: string | null, timeZone: string | null, status: PunchDeviceStatus, lastSeenAt: string | null };

export const PunchDeviceRowFragmentDoc = gql`
    fragment PunchDeviceRow on PunchDevice {
  id
  version
  deletedAt
  allowedActions
  name
  kind
  location
  timeZone
  status
  lastSeenAt
}
    `;
export const PunchDeviceRecordFragmentDoc = gql`
    fragment PunchDeviceRecord on PunchDevice {
  ...PunchDeviceRow
  createdAt
  updatedAt
}
    `;
export const PunchDevicesDocument = gql`
    query PunchDevices($filter: PunchDeviceFilter, $sort: [PunchDeviceSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: punchDevices(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...PunchDeviceRow
    }
    total
  }
}
    ${PunchDeviceRowFragmentDoc}`;

/**
 * __usePunchDevicesQuery__
 *
 * To run a query within a React component, call `usePunchDevicesQuery` and pass it any options that fit your needs.
 * When your component renders, `usePunchDevicesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePunchDevicesQuery({
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
export function usePunchDevicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PunchDevicesQuery, PunchDevicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PunchDevicesQuery, PunchDevicesQueryVariables>(PunchDevicesDocument, options);
      }
export function usePunchDevicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PunchDevicesQuery, PunchDevicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PunchDevicesQuery, PunchDevicesQueryVariables>(PunchDevicesDocument, options);
        }
// @ts-ignore
export function usePunchDevicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PunchDevicesQuery, PunchDevicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PunchDevicesQuery, PunchDevicesQueryVariables>;
export function usePunchDevicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PunchDevicesQuery, PunchDevicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PunchDevicesQuery | undefined, PunchDevicesQueryVariables>;
export function usePunchDevicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PunchDevicesQuery, PunchDevicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PunchDevicesQuery, PunchDevicesQueryVariables>(PunchDevicesDocument, options);
        }
export type PunchDevicesQueryHookResult = ReturnType<typeof usePunchDevicesQuery>;
export type PunchDevicesLazyQueryHookResult = ReturnType<typeof usePunchDevicesLazyQuery>;
export type PunchDevicesSuspenseQueryHookResult = ReturnType<typeof usePunchDevicesSuspenseQuery>;
export type PunchDevicesQueryResult = ApolloReactCommon.QueryResult<PunchDevicesQuery, PunchDevicesQueryVariables>;
export const PunchDeviceDocument = gql`
    query PunchDevice($id: ID!) {
  record: punchDevice(id: $id) {
    ...PunchDeviceRecord
  }
}
    ${PunchDeviceRecordFragmentDoc}
${PunchDeviceRowFragmentDoc}`;

/**
 * __usePunchDeviceQuery__
 *
 * To run a query within a React component, call `usePunchDeviceQuery` and pass it any options that fit your needs.
 * When your component renders, `usePunchDeviceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePunchDeviceQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePunchDeviceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PunchDeviceQuery, PunchDeviceQueryVariables> & ({ variables: PunchDeviceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PunchDeviceQuery, PunchDeviceQueryVariables>(PunchDeviceDocument, options);
      }
export function usePunchDeviceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PunchDeviceQuery, PunchDeviceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PunchDeviceQuery, PunchDeviceQueryVariables>(PunchDeviceDocument, options);
        }
// @ts-ignore
export function usePunchDeviceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PunchDeviceQuery, PunchDeviceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PunchDeviceQuery, PunchDeviceQueryVariables>;
export function usePunchDeviceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PunchDeviceQuery, PunchDeviceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PunchDeviceQuery | undefined, PunchDeviceQueryVariables>;
export function usePunchDeviceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PunchDeviceQuery, PunchDeviceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PunchDeviceQuery, PunchDeviceQueryVariables>(PunchDeviceDocument, options);
        }
export type PunchDeviceQueryHookResult = ReturnType<typeof usePunchDeviceQuery>;
export type PunchDeviceLazyQueryHookResult = ReturnType<typeof usePunchDeviceLazyQuery>;
export type PunchDeviceSuspenseQueryHookResult = ReturnType<typeof usePunchDeviceSuspenseQuery>;
export type PunchDeviceQueryResult = ApolloReactCommon.QueryResult<PunchDeviceQuery, PunchDeviceQueryVariables>;
export const CreatePunchDeviceDocument = gql`
    mutation CreatePunchDevice($input: PunchDeviceInput!) {
  record: createPunchDevice(input: $input) {
    ...PunchDeviceRecord
  }
}
    ${PunchDeviceRecordFragmentDoc}
${PunchDeviceRowFragmentDoc}`;

/**
 * __useCreatePunchDeviceMutation__
 *
 * To run a mutation, you first call `useCreatePunchDeviceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreatePunchDeviceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createPunchDeviceMutation, { data, loading, error }] = useCreatePunchDeviceMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreatePunchDeviceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePunchDeviceMutation, CreatePunchDeviceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePunchDeviceMutation, CreatePunchDeviceMutationVariables>(CreatePunchDeviceDocument, options);
      }
export type CreatePunchDeviceMutationHookResult = ReturnType<typeof useCreatePunchDeviceMutation>;
export type CreatePunchDeviceMutationResult = ApolloReactCommon.MutationResult<CreatePunchDeviceMutation>;
export const UpdatePunchDeviceDocument = gql`
    mutation UpdatePunchDevice($id: ID!, $version: Int!, $input: PunchDeviceChanges!) {
  record: updatePunchDevice(id: $id, version: $version, input: $input) {
    ...PunchDeviceRecord
  }
}
    ${PunchDeviceRecordFragmentDoc}
${PunchDeviceRowFragmentDoc}`;

/**
 * __useUpdatePunchDeviceMutation__
 *
 * To run a mutation, you first call `useUpdatePunchDeviceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdatePunchDeviceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updatePunchDeviceMutation, { data, loading, error }] = useUpdatePunchDeviceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdatePunchDeviceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePunchDeviceMutation, UpdatePunchDeviceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePunchDeviceMutation, UpdatePunchDeviceMutationVariables>(UpdatePunchDeviceDocument, options);
      }
export type UpdatePunchDeviceMutationHookResult = ReturnType<typeof useUpdatePunchDeviceMutation>;
export type UpdatePunchDeviceMutationResult = ApolloReactCommon.MutationResult<UpdatePunchDeviceMutation>;
export const DeletePunchDevicesDocument = gql`
    mutation DeletePunchDevices($ids: [ID!]!) {
  results: deletePunchDevices(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeletePunchDevicesMutation__
 *
 * To run a mutation, you first call `useDeletePunchDevicesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeletePunchDevicesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deletePunchDevicesMutation, { data, loading, error }] = useDeletePunchDevicesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeletePunchDevicesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeletePunchDevicesMutation, DeletePunchDevicesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeletePunchDevicesMutation, DeletePunchDevicesMutationVariables>(DeletePunchDevicesDocument, options);
      }
export type DeletePunchDevicesMutationHookResult = ReturnType<typeof useDeletePunchDevicesMutation>;
export type DeletePunchDevicesMutationResult = ApolloReactCommon.MutationResult<DeletePunchDevicesMutation>;
export const RestorePunchDevicesDocument = gql`
    mutation RestorePunchDevices($ids: [ID!]!) {
  results: restorePunchDevices(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestorePunchDevicesMutation__
 *
 * To run a mutation, you first call `useRestorePunchDevicesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestorePunchDevicesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restorePunchDevicesMutation, { data, loading, error }] = useRestorePunchDevicesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestorePunchDevicesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestorePunchDevicesMutation, RestorePunchDevicesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestorePunchDevicesMutation, RestorePunchDevicesMutationVariables>(RestorePunchDevicesDocument, options);
      }
export type RestorePunchDevicesMutationHookResult = ReturnType<typeof useRestorePunchDevicesMutation>;
export type RestorePunchDevicesMutationResult = ApolloReactCommon.MutationResult<RestorePunchDevicesMutation>;
export const IssueDeviceTokenDocument = gql`
    mutation IssueDeviceToken($id: ID!) {
  issued: issue_tokenPunchDevice(id: $id) {
    token
    device {
      ...PunchDeviceRecord
    }
  }
}
    ${PunchDeviceRecordFragmentDoc}
${PunchDeviceRowFragmentDoc}`;

/**
 * __useIssueDeviceTokenMutation__
 *
 * To run a mutation, you first call `useIssueDeviceTokenMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useIssueDeviceTokenMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [issueDeviceTokenMutation, { data, loading, error }] = useIssueDeviceTokenMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useIssueDeviceTokenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<IssueDeviceTokenMutation, IssueDeviceTokenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<IssueDeviceTokenMutation, IssueDeviceTokenMutationVariables>(IssueDeviceTokenDocument, options);
      }
export type IssueDeviceTokenMutationHookResult = ReturnType<typeof useIssueDeviceTokenMutation>;
export type IssueDeviceTokenMutationResult = ApolloReactCommon.MutationResult<IssueDeviceTokenMutation>;