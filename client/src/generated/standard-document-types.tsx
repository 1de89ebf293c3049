/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Conditions on a yes or no; all that are given must hold. */
export type BooleanFilter = {
  /** Equal to. */
  eq?: boolean | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
};

/** Whose documents of a type are. */
export type DocumentOwner =
  /** Papers of the company itself. */
  | 'company'
  /** Papers of each employee. */
  | 'employee'
  /** Papers of each vendor. */
  | 'vendor';

/** Conditions on a DocumentOwner; all that are given must hold. */
export type DocumentOwnerFilter = {
  /** Equal to. */
  eq?: DocumentOwner | null | undefined;
  /** One of these. */
  in?: Array<DocumentOwner> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: DocumentOwner | null | undefined;
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

/** Values to change in a standard document type; what is left out stays. */
export type StandardDocumentTypeChanges = {
  /** Whose such documents are. */
  appliesTo?: DocumentOwner | null | undefined;
  /** Heading it stands under in the menu. */
  category?: string | null | undefined;
  /** Whether such documents expire. */
  hasExpiry?: boolean | null | undefined;
  /** Whether each of them must have one: every employee, the company, every vendor it buys from. */
  isRequired?: boolean | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** Days before the expiry on which notices are due. */
  noticeDays?: Array<number> | null | undefined;
  /** Place within its category, smallest first. */
  sortOrder?: number | null | undefined;
};

/** Which standardDocumentTypes to list; all conditions given must hold. */
export type StandardDocumentTypeFilter = {
  /** All of these must hold. */
  and?: Array<StandardDocumentTypeFilter> | null | undefined;
  /** Whose such documents are. */
  appliesTo?: DocumentOwnerFilter | null | undefined;
  /** Heading it stands under in the menu. */
  category?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Whether such documents expire. */
  hasExpiry?: BooleanFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Whether each of them must have one: every employee, the company, every vendor it buys from. */
  isRequired?: BooleanFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<StandardDocumentTypeFilter> | null | undefined;
  /** Place within its category, smallest first. */
  sortOrder?: NumberFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new standard document type. */
export type StandardDocumentTypeInput = {
  /** Whose such documents are. */
  appliesTo?: DocumentOwner | null | undefined;
  /** Heading it stands under in the menu. */
  category: string;
  /** Whether such documents expire. */
  hasExpiry?: boolean | null | undefined;
  /** Whether each of them must have one: every employee, the company, every vendor it buys from. */
  isRequired?: boolean | null | undefined;
  /** What it is called. */
  name: string;
  /** Days before the expiry on which notices are due. */
  noticeDays?: Array<number> | null | undefined;
  /** Place within its category, smallest first. */
  sortOrder?: number | null | undefined;
};

/** One level of the order of standardDocumentTypes. */
export type StandardDocumentTypeSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: StandardDocumentTypeSortField;
};

/** What standardDocumentTypes can be sorted by. */
export type StandardDocumentTypeSortField =
  /** Whose such documents are. */
  | 'appliesTo'
  /** Heading it stands under in the menu. */
  | 'category'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Whether such documents expire. */
  | 'hasExpiry'
  /** Whether each of them must have one: every employee, the company, every vendor it buys from. */
  | 'isRequired'
  /** What it is called. */
  | 'name'
  /** Place within its category, smallest first. */
  | 'sortOrder'
  /** When the row was last changed. */
  | 'updatedAt';

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

export type StandardDocumentTypesQueryVariables = Exact<{
  filter?: StandardDocumentTypeFilter | null | undefined;
  sort?: Array<StandardDocumentTypeSort> | StandardDocumentTypeSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type StandardDocumentTypesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, category: string, appliesTo: DocumentOwner, sortOrder: number, hasExpiry: boolean, noticeDays: Array<number>, isRequired: boolean }> } };

export type StandardDocumentTypeQueryVariables = Exact<{
  id: string;
}>;


export type StandardDocumentTypeQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, category: string, appliesTo: DocumentOwner, sortOrder: number, hasExpiry: boolean, noticeDays: Array<number>, isRequired: boolean } };

export type CreateStandardDocumentTypeMutationVariables = Exact<{
  input: StandardDocumentTypeInput;
}>;


export type CreateStandardDocumentTypeMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, category: string, appliesTo: DocumentOwner, sortOrder: number, hasExpiry: boolean, noticeDays: Array<number>, isRequired: boolean } };

export type UpdateStandardDocumentTypeMutationVariables = Exact<{
  id: string;
  version: number;
  input: StandardDocumentTypeChanges;
}>;


export type UpdateStandardDocumentTypeMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, category: string, appliesTo: DocumentOwner, sortOrder: number, hasExpiry: boolean, noticeDays: Array<number>, isRequired: boolean } };

export type DeleteStandardDocumentTypesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteStandardDocumentTypesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreStandardDocumentTypesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreStandardDocumentTypesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type StandardDocumentTypeRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, category: string, appliesTo: DocumentOwner, sortOrder: number, hasExpiry: boolean, noticeDays: Array<number>, isRequired: boolean };

export type StandardDocumentTypeRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, category: string, appliesTo: DocumentOwner, sortOrder: number, hasExpiry: boolean, noticeDays: Array<number>, isRequired: boolean };

export const StandardDocumentTypeRowFragmentDoc = gql`
    fragment StandardDocumentTypeRow on StandardDocumentType {
  id
  version
  deletedAt
  allowedActions
  name
  category
  appliesTo
  sortOrder
  hasExpiry
  noticeDays
  isRequired
}
    `;
export const StandardDocumentTypeRecordFragmentDoc = gql`
    fragment StandardDocumentTypeRecord on StandardDocumentType {
  ...StandardDocumentTypeRow
  createdAt
  updatedAt
}
    `;
export const StandardDocumentTypesDocument = gql`
    query StandardDocumentTypes($filter: StandardDocumentTypeFilter, $sort: [StandardDocumentTypeSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: standardDocumentTypes(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...StandardDocumentTypeRow
    }
    total
  }
}
    ${StandardDocumentTypeRowFragmentDoc}`;

/**
 * __useStandardDocumentTypesQuery__
 *
 * To run a query within a React component, call `useStandardDocumentTypesQuery` and pass it any options that fit your needs.
 * When your component renders, `useStandardDocumentTypesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStandardDocumentTypesQuery({
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
export function useStandardDocumentTypesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<StandardDocumentTypesQuery, StandardDocumentTypesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StandardDocumentTypesQuery, StandardDocumentTypesQueryVariables>(StandardDocumentTypesDocument, options);
      }
export function useStandardDocumentTypesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StandardDocumentTypesQuery, StandardDocumentTypesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StandardDocumentTypesQuery, StandardDocumentTypesQueryVariables>(StandardDocumentTypesDocument, options);
        }
// @ts-ignore
export function useStandardDocumentTypesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StandardDocumentTypesQuery, StandardDocumentTypesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StandardDocumentTypesQuery, StandardDocumentTypesQueryVariables>;
export function useStandardDocumentTypesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StandardDocumentTypesQuery, StandardDocumentTypesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StandardDocumentTypesQuery | undefined, StandardDocumentTypesQueryVariables>;
export function useStandardDocumentTypesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StandardDocumentTypesQuery, StandardDocumentTypesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StandardDocumentTypesQuery, StandardDocumentTypesQueryVariables>(StandardDocumentTypesDocument, options);
        }
export type StandardDocumentTypesQueryHookResult = ReturnType<typeof useStandardDocumentTypesQuery>;
export type StandardDocumentTypesLazyQueryHookResult = ReturnType<typeof useStandardDocumentTypesLazyQuery>;
export type StandardDocumentTypesSuspenseQueryHookResult = ReturnType<typeof useStandardDocumentTypesSuspenseQuery>;
export type StandardDocumentTypesQueryResult = ApolloReactCommon.QueryResult<StandardDocumentTypesQuery, StandardDocumentTypesQueryVariables>;
export const StandardDocumentTypeDocument = gql`
    query StandardDocumentType($id: ID!) {
  record: standardDocumentType(id: $id) {
    ...StandardDocumentTypeRecord
  }
}
    ${StandardDocumentTypeRecordFragmentDoc}
${StandardDocumentTypeRowFragmentDoc}`;

/**
 * __useStandardDocumentTypeQuery__
 *
 * To run a query within a React component, call `useStandardDocumentTypeQuery` and pass it any options that fit your needs.
 * When your component renders, `useStandardDocumentTypeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useStandardDocumentTypeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useStandardDocumentTypeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<StandardDocumentTypeQuery, StandardDocumentTypeQueryVariables> & ({ variables: StandardDocumentTypeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<StandardDocumentTypeQuery, StandardDocumentTypeQueryVariables>(StandardDocumentTypeDocument, options);
      }
export function useStandardDocumentTypeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<StandardDocumentTypeQuery, StandardDocumentTypeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<StandardDocumentTypeQuery, StandardDocumentTypeQueryVariables>(StandardDocumentTypeDocument, options);
        }
// @ts-ignore
export function useStandardDocumentTypeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<StandardDocumentTypeQuery, StandardDocumentTypeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StandardDocumentTypeQuery, StandardDocumentTypeQueryVariables>;
export function useStandardDocumentTypeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StandardDocumentTypeQuery, StandardDocumentTypeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<StandardDocumentTypeQuery | undefined, StandardDocumentTypeQueryVariables>;
export function useStandardDocumentTypeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<StandardDocumentTypeQuery, StandardDocumentTypeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<StandardDocumentTypeQuery, StandardDocumentTypeQueryVariables>(StandardDocumentTypeDocument, options);
        }
export type StandardDocumentTypeQueryHookResult = ReturnType<typeof useStandardDocumentTypeQuery>;
export type StandardDocumentTypeLazyQueryHookResult = ReturnType<typeof useStandardDocumentTypeLazyQuery>;
export type StandardDocumentTypeSuspenseQueryHookResult = ReturnType<typeof useStandardDocumentTypeSuspenseQuery>;
export type StandardDocumentTypeQueryResult = ApolloReactCommon.QueryResult<StandardDocumentTypeQuery, StandardDocumentTypeQueryVariables>;
export const CreateStandardDocumentTypeDocument = gql`
    mutation CreateStandardDocumentType($input: StandardDocumentTypeInput!) {
  record: createStandardDocumentType(input: $input) {
    ...StandardDocumentTypeRecord
  }
}
    ${StandardDocumentTypeRecordFragmentDoc}
${StandardDocumentTypeRowFragmentDoc}`;

/**
 * __useCreateStandardDocumentTypeMutation__
 *
 * To run a mutation, you first call `useCreateStandardDocumentTypeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateStandardDocumentTypeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createStandardDocumentTypeMutation, { data, loading, error }] = useCreateStandardDocumentTypeMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateStandardDocumentTypeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateStandardDocumentTypeMutation, CreateStandardDocumentTypeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateStandardDocumentTypeMutation, CreateStandardDocumentTypeMutationVariables>(CreateStandardDocumentTypeDocument, options);
      }
export type CreateStandardDocumentTypeMutationHookResult = ReturnType<typeof useCreateStandardDocumentTypeMutation>;
export type CreateStandardDocumentTypeMutationResult = ApolloReactCommon.MutationResult<CreateStandardDocumentTypeMutation>;
export const UpdateStandardDocumentTypeDocument = gql`
    mutation UpdateStandardDocumentType($id: ID!, $version: Int!, $input: StandardDocumentTypeChanges!) {
  record: updateStandardDocumentType(id: $id, version: $version, input: $input) {
    ...StandardDocumentTypeRecord
  }
}
    ${StandardDocumentTypeRecordFragmentDoc}
${StandardDocumentTypeRowFragmentDoc}`;

/**
 * __useUpdateStandardDocumentTypeMutation__
 *
 * To run a mutation, you first call `useUpdateStandardDocumentTypeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateStandardDocumentTypeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateStandardDocumentTypeMutation, { data, loading, error }] = useUpdateStandardDocumentTypeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateStandardDocumentTypeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateStandardDocumentTypeMutation, UpdateStandardDocumentTypeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateStandardDocumentTypeMutation, UpdateStandardDocumentTypeMutationVariables>(UpdateStandardDocumentTypeDocument, options);
      }
export type UpdateStandardDocumentTypeMutationHookResult = ReturnType<typeof useUpdateStandardDocumentTypeMutation>;
export type UpdateStandardDocumentTypeMutationResult = ApolloReactCommon.MutationResult<UpdateStandardDocumentTypeMutation>;
export const DeleteStandardDocumentTypesDocument = gql`
    mutation DeleteStandardDocumentTypes($ids: [ID!]!) {
  results: deleteStandardDocumentTypes(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteStandardDocumentTypesMutation__
 *
 * To run a mutation, you first call `useDeleteStandardDocumentTypesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteStandardDocumentTypesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteStandardDocumentTypesMutation, { data, loading, error }] = useDeleteStandardDocumentTypesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteStandardDocumentTypesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteStandardDocumentTypesMutation, DeleteStandardDocumentTypesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteStandardDocumentTypesMutation, DeleteStandardDocumentTypesMutationVariables>(DeleteStandardDocumentTypesDocument, options);
      }
export type DeleteStandardDocumentTypesMutationHookResult = ReturnType<typeof useDeleteStandardDocumentTypesMutation>;
export type DeleteStandardDocumentTypesMutationResult = ApolloReactCommon.MutationResult<DeleteStandardDocumentTypesMutation>;
export const RestoreStandardDocumentTypesDocument = gql`
    mutation RestoreStandardDocumentTypes($ids: [ID!]!) {
  results: restoreStandardDocumentTypes(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreStandardDocumentTypesMutation__
 *
 * To run a mutation, you first call `useRestoreStandardDocumentTypesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreStandardDocumentTypesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreStandardDocumentTypesMutation, { data, loading, error }] = useRestoreStandardDocumentTypesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreStandardDocumentTypesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreStandardDocumentTypesMutation, RestoreStandardDocumentTypesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreStandardDocumentTypesMutation, RestoreStandardDocumentTypesMutationVariables>(RestoreStandardDocumentTypesDocument, options);
      }
export type RestoreStandardDocumentTypesMutationHookResult = ReturnType<typeof useRestoreStandardDocumentTypesMutation>;
export type RestoreStandardDocumentTypesMutationResult = ApolloReactCommon.MutationResult<RestoreStandardDocumentTypesMutation>;