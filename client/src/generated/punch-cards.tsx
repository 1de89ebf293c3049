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

/** Values to change in a card; what is left out stays. */
export type PunchCardChanges = {
  /** What a terminal reads from his card. */
  badgeCode?: string | null | undefined;
};

/** Which punchCards to list; all conditions given must hold. */
export type PunchCardFilter = {
  /** All of these must hold. */
  and?: Array<PunchCardFilter> | null | undefined;
  /** What a terminal reads from his card. */
  badgeCode?: TextFilter | null | undefined;
  /** Until when no PIN is taken, after too many wrong ones. */
  blockedUntil?: InstantFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Whose card it is. */
  employeeId?: IdFilter | null | undefined;
  /** Wrong PINs in a row. */
  failedCount?: NumberFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<PunchCardFilter> | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new card. */
export type PunchCardInput = {
  /** What a terminal reads from his card. */
  badgeCode?: string | null | undefined;
  /** Whose card it is. */
  employeeId: string;
};

/** One level of the order of punchCards. */
export type PunchCardSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: PunchCardSortField;
};

/** What punchCards can be sorted by. */
export type PunchCardSortField =
  /** What a terminal reads from his card. */
  | 'badgeCode'
  /** Until when no PIN is taken, after too many wrong ones. */
  | 'blockedUntil'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Whose card it is. */
  | 'employeeId'
  /** Wrong PINs in a row. */
  | 'failedCount'
  /** When the row was last changed. */
  | 'updatedAt';

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

export type PunchCardsQueryVariables = Exact<{
  filter?: PunchCardFilter | null | undefined;
  sort?: Array<PunchCardSort> | PunchCardSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type PunchCardsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, badgeCode: string | null, blockedUntil: string | null, employee: { id: string, label: string | null } | null }> } };

export type PunchCardQueryVariables = Exact<{
  id: string;
}>;


export type PunchCardQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, badgeCode: string | null, blockedUntil: string | null, employee: { id: string, label: string | null } | null } };

export type CreatePunchCardMutationVariables = Exact<{
  input: PunchCardInput;
}>;


export type CreatePunchCardMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, badgeCode: string | null, blockedUntil: string | null, employee: { id: string, label: string | null } | null } };

export type UpdatePunchCardMutationVariables = Exact<{
  id: string;
  version: number;
  input: PunchCardChanges;
}>;


export type UpdatePunchCardMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, badgeCode: string | null, blockedUntil: string | null, employee: { id: string, label: string | null } | null } };

export type DeletePunchCardsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeletePunchCardsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestorePunchCardsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestorePunchCardsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type SetPinMutationVariables = Exact<{
  id: string;
  version: number;
  pin: string;
}>;


export type SetPinMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, badgeCode: string | null, blockedUntil: string | null, employee: { id: string, label: string | null } | null } };

export type PunchCardRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, badgeCode: string | null, blockedUntil: string | null, employee: { id: string, label: string | null } | null };

export type PunchCardRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, badgeCode: string | null, blockedUntil: string | null, employee: { id: string, label: string | null } | null };

export const PunchCardRowFragmentDoc = gql`
    fragment PunchCardRow on PunchCard {
  id
  version
  deletedAt
  allowedActions
  employeeId
  employee {
    id
    label: employeeName
  }
  badgeCode
  blockedUntil
}
    `;
export const PunchCardRecordFragmentDoc = gql`
    fragment PunchCardRecord on PunchCard {
  ...PunchCardRow
  createdAt
  updatedAt
}
    `;
export const PunchCardsDocument = gql`
    query PunchCards($filter: PunchCardFilter, $sort: [PunchCardSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: punchCards(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...PunchCardRow
    }
    total
  }
}
    ${PunchCardRowFragmentDoc}`;

/**
 * __usePunchCardsQuery__
 *
 * To run a query within a React component, call `usePunchCardsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePunchCardsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePunchCardsQuery({
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
export function usePunchCardsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PunchCardsQuery, PunchCardsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PunchCardsQuery, PunchCardsQueryVariables>(PunchCardsDocument, options);
      }
export function usePunchCardsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PunchCardsQuery, PunchCardsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PunchCardsQuery, PunchCardsQueryVariables>(PunchCardsDocument, options);
        }
// @ts-ignore
export function usePunchCardsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PunchCardsQuery, PunchCardsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PunchCardsQuery, PunchCardsQueryVariables>;
export function usePunchCardsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PunchCardsQuery, PunchCardsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PunchCardsQuery | undefined, PunchCardsQueryVariables>;
export function usePunchCardsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PunchCardsQuery, PunchCardsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PunchCardsQuery, PunchCardsQueryVariables>(PunchCardsDocument, options);
        }
export type PunchCardsQueryHookResult = ReturnType<typeof usePunchCardsQuery>;
export type PunchCardsLazyQueryHookResult = ReturnType<typeof usePunchCardsLazyQuery>;
export type PunchCardsSuspenseQueryHookResult = ReturnType<typeof usePunchCardsSuspenseQuery>;
export type PunchCardsQueryResult = ApolloReactCommon.QueryResult<PunchCardsQuery, PunchCardsQueryVariables>;
export const PunchCardDocument = gql`
    query PunchCard($id: ID!) {
  record: punchCard(id: $id) {
    ...PunchCardRecord
  }
}
    ${PunchCardRecordFragmentDoc}
${PunchCardRowFragmentDoc}`;

/**
 * __usePunchCardQuery__
 *
 * To run a query within a React component, call `usePunchCardQuery` and pass it any options that fit your needs.
 * When your component renders, `usePunchCardQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePunchCardQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePunchCardQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PunchCardQuery, PunchCardQueryVariables> & ({ variables: PunchCardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PunchCardQuery, PunchCardQueryVariables>(PunchCardDocument, options);
      }
export function usePunchCardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PunchCardQuery, PunchCardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PunchCardQuery, PunchCardQueryVariables>(PunchCardDocument, options);
        }
// @ts-ignore
export function usePunchCardSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PunchCardQuery, PunchCardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PunchCardQuery, PunchCardQueryVariables>;
export function usePunchCardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PunchCardQuery, PunchCardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PunchCardQuery | undefined, PunchCardQueryVariables>;
export function usePunchCardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PunchCardQuery, PunchCardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PunchCardQuery, PunchCardQueryVariables>(PunchCardDocument, options);
        }
export type PunchCardQueryHookResult = ReturnType<typeof usePunchCardQuery>;
export type PunchCardLazyQueryHookResult = ReturnType<typeof usePunchCardLazyQuery>;
export type PunchCardSuspenseQueryHookResult = ReturnType<typeof usePunchCardSuspenseQuery>;
export type PunchCardQueryResult = ApolloReactCommon.QueryResult<PunchCardQuery, PunchCardQueryVariables>;
export const CreatePunchCardDocument = gql`
    mutation CreatePunchCard($input: PunchCardInput!) {
  record: createPunchCard(input: $input) {
    ...PunchCardRecord
  }
}
    ${PunchCardRecordFragmentDoc}
${PunchCardRowFragmentDoc}`;

/**
 * __useCreatePunchCardMutation__
 *
 * To run a mutation, you first call `useCreatePunchCardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreatePunchCardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createPunchCardMutation, { data, loading, error }] = useCreatePunchCardMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreatePunchCardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePunchCardMutation, CreatePunchCardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePunchCardMutation, CreatePunchCardMutationVariables>(CreatePunchCardDocument, options);
      }
export type CreatePunchCardMutationHookResult = ReturnType<typeof useCreatePunchCardMutation>;
export type CreatePunchCardMutationResult = ApolloReactCommon.MutationResult<CreatePunchCardMutation>;
export const UpdatePunchCardDocument = gql`
    mutation UpdatePunchCard($id: ID!, $version: Int!, $input: PunchCardChanges!) {
  record: updatePunchCard(id: $id, version: $version, input: $input) {
    ...PunchCardRecord
  }
}
    ${PunchCardRecordFragmentDoc}
${PunchCardRowFragmentDoc}`;

/**
 * __useUpdatePunchCardMutation__
 *
 * To run a mutation, you first call `useUpdatePunchCardMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdatePunchCardMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updatePunchCardMutation, { data, loading, error }] = useUpdatePunchCardMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdatePunchCardMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePunchCardMutation, UpdatePunchCardMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePunchCardMutation, UpdatePunchCardMutationVariables>(UpdatePunchCardDocument, options);
      }
export type UpdatePunchCardMutationHookResult = ReturnType<typeof useUpdatePunchCardMutation>;
export type UpdatePunchCardMutationResult = ApolloReactCommon.MutationResult<UpdatePunchCardMutation>;
export const DeletePunchCardsDocument = gql`
    mutation DeletePunchCards($ids: [ID!]!) {
  results: deletePunchCards(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeletePunchCardsMutation__
 *
 * To run a mutation, you first call `useDeletePunchCardsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeletePunchCardsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deletePunchCardsMutation, { data, loading, error }] = useDeletePunchCardsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeletePunchCardsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeletePunchCardsMutation, DeletePunchCardsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeletePunchCardsMutation, DeletePunchCardsMutationVariables>(DeletePunchCardsDocument, options);
      }
export type DeletePunchCardsMutationHookResult = ReturnType<typeof useDeletePunchCardsMutation>;
export type DeletePunchCardsMutationResult = ApolloReactCommon.MutationResult<DeletePunchCardsMutation>;
export const RestorePunchCardsDocument = gql`
    mutation RestorePunchCards($ids: [ID!]!) {
  results: restorePunchCards(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestorePunchCardsMutation__
 *
 * To run a mutation, you first call `useRestorePunchCardsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestorePunchCardsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restorePunchCardsMutation, { data, loading, error }] = useRestorePunchCardsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestorePunchCardsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestorePunchCardsMutation, RestorePunchCardsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestorePunchCardsMutation, RestorePunchCardsMutationVariables>(RestorePunchCardsDocument, options);
      }
export type RestorePunchCardsMutationHookResult = ReturnType<typeof useRestorePunchCardsMutation>;
export type RestorePunchCardsMutationResult = ApolloReactCommon.MutationResult<RestorePunchCardsMutation>;
export const SetPinDocument = gql`
    mutation SetPin($id: ID!, $version: Int!, $pin: String!) {
  record: set_pinPunchCard(id: $id, version: $version, pin: $pin) {
    ...PunchCardRecord
  }
}
    ${PunchCardRecordFragmentDoc}
${PunchCardRowFragmentDoc}`;

/**
 * __useSetPinMutation__
 *
 * To run a mutation, you first call `useSetPinMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetPinMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setPinMutation, { data, loading, error }] = useSetPinMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      pin: // value for 'pin'
 *   },
 * });
 */
export function useSetPinMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetPinMutation, SetPinMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetPinMutation, SetPinMutationVariables>(SetPinDocument, options);
      }
export type SetPinMutationHookResult = ReturnType<typeof useSetPinMutation>;
export type SetPinMutationResult = ApolloReactCommon.MutationResult<SetPinMutation>;