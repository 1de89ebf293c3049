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

/** What an employee may do with his own documents of a type, as far as his roles let him. */
export type DocumentAccess =
  /** He sees his own and hands in new ones. */
  | 'hand_in'
  /** He does not see them. */
  | 'none'
  /** He sees his own, and others hand them in. */
  | 'read';

/** Conditions on a DocumentAccess; all that are given must hold. */
export type DocumentAccessFilter = {
  /** Equal to. */
  eq?: DocumentAccess | null | undefined;
  /** One of these. */
  in?: Array<DocumentAccess> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: DocumentAccess | null | undefined;
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

/** Values to change in a document type; what is left out stays. */
export type DocumentTypeChanges = {
  /** Whose such documents are. */
  appliesTo?: DocumentOwner | null | undefined;
  /** Heading it stands under in the menu. */
  category?: string | null | undefined;
  /** What it is for. */
  description?: string | null | undefined;
  /** What the employee may do with his own, as far as his roles let him. */
  employeeAccess?: DocumentAccess | null | undefined;
  /** Whether such documents expire: they then have a last day, else none. */
  hasExpiry?: boolean | null | undefined;
  /** Whether each of them must have one: every employee, the company, every vendor it buys from. */
  isRequired?: boolean | null | undefined;
  /** Whether roles for a team or a department reach those of its people. */
  isSeenByManagers?: boolean | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** Days before the expiry on which notices are due. */
  noticeDays?: Array<number> | null | undefined;
  /** The form its numbers are written in: # a digit, @ a letter, * either, anything else itself. */
  numberFormat?: string | null | undefined;
  /** Positions whose holders must have one. */
  requiredPositionIds?: Array<string> | null | undefined;
  /** Months such documents are kept: those of an employee from his last day on, those of the company from theirs. Then they are listed to be deleted by somebody. */
  retentionMonths?: number | null | undefined;
  /** Place within its category, smallest first. */
  sortOrder?: number | null | undefined;
};

/** Which documentTypes to list; all conditions given must hold. */
export type DocumentTypeFilter = {
  /** All of these must hold. */
  and?: Array<DocumentTypeFilter> | null | undefined;
  /** Whose such documents are. */
  appliesTo?: DocumentOwnerFilter | null | undefined;
  /** Heading it stands under in the menu. */
  category?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** What it is for. */
  description?: TextFilter | null | undefined;
  /** What the employee may do with his own, as far as his roles let him. */
  employeeAccess?: DocumentAccessFilter | null | undefined;
  /** Whether such documents expire: they then have a last day, else none. */
  hasExpiry?: BooleanFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Whether each of them must have one: every employee, the company, every vendor it buys from. */
  isRequired?: BooleanFilter | null | undefined;
  /** Whether roles for a team or a department reach those of its people. */
  isSeenByManagers?: BooleanFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** The form its numbers are written in: # a digit, @ a letter, * either, anything else itself. */
  numberFormat?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<DocumentTypeFilter> | null | undefined;
  /** Positions whose holders must have one. */
  requiredPositionIds?: IdsFilter | null | undefined;
  /** Months such documents are kept: those of an employee from his last day on, those of the company from theirs. Then they are listed to be deleted by somebody. */
  retentionMonths?: NumberFilter | null | undefined;
  /** Place within its category, smallest first. */
  sortOrder?: NumberFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new document type. */
export type DocumentTypeInput = {
  /** Whose such documents are. */
  appliesTo?: DocumentOwner | null | undefined;
  /** Heading it stands under in the menu. */
  category: string;
  /** What it is for. */
  description?: string | null | undefined;
  /** What the employee may do with his own, as far as his roles let him. */
  employeeAccess?: DocumentAccess | null | undefined;
  /** Whether such documents expire: they then have a last day, else none. */
  hasExpiry?: boolean | null | undefined;
  /** Whether each of them must have one: every employee, the company, every vendor it buys from. */
  isRequired?: boolean | null | undefined;
  /** Whether roles for a team or a department reach those of its people. */
  isSeenByManagers?: boolean | null | undefined;
  /** What it is called. */
  name: string;
  /** Days before the expiry on which notices are due. */
  noticeDays?: Array<number> | null | undefined;
  /** The form its numbers are written in: # a digit, @ a letter, * either, anything else itself. */
  numberFormat?: string | null | undefined;
  /** Positions whose holders must have one. */
  requiredPositionIds?: Array<string> | null | undefined;
  /** Months such documents are kept: those of an employee from his last day on, those of the company from theirs. Then they are listed to be deleted by somebody. */
  retentionMonths?: number | null | undefined;
  /** Place within its category, smallest first. */
  sortOrder?: number | null | undefined;
};

/** One level of the order of documentTypes. */
export type DocumentTypeSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: DocumentTypeSortField;
};

/** What documentTypes can be sorted by. */
export type DocumentTypeSortField =
  /** Whose such documents are. */
  | 'appliesTo'
  /** Heading it stands under in the menu. */
  | 'category'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** What the employee may do with his own, as far as his roles let him. */
  | 'employeeAccess'
  /** Whether such documents expire: they then have a last day, else none. */
  | 'hasExpiry'
  /** Whether each of them must have one: every employee, the company, every vendor it buys from. */
  | 'isRequired'
  /** Whether roles for a team or a department reach those of its people. */
  | 'isSeenByManagers'
  /** What it is called. */
  | 'name'
  /** The form its numbers are written in: # a digit, @ a letter, * either, anything else itself. */
  | 'numberFormat'
  /** Months such documents are kept: those of an employee from his last day on, those of the company from theirs. Then they are listed to be deleted by somebody. */
  | 'retentionMonths'
  /** Place within its category, smallest first. */
  | 'sortOrder'
  /** When the row was last changed. */
  | 'updatedAt';

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

/** Conditions on several references; all that are given must hold. */
export type IdsFilter = {
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
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

export type DocumentTypesQueryVariables = Exact<{
  filter?: DocumentTypeFilter | null | undefined;
  sort?: Array<DocumentTypeSort> | DocumentTypeSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type DocumentTypesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, category: string, appliesTo: DocumentOwner, sortOrder: number, hasExpiry: boolean, noticeDays: Array<number>, isRequired: boolean }> } };

export type DocumentTypeQueryVariables = Exact<{
  id: string;
}>;


export type DocumentTypeQuery = { record: { requiredPositionIds: Array<string>, numberFormat: string | null, retentionMonths: number | null, employeeAccess: DocumentAccess, isSeenByManagers: boolean, description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, category: string, appliesTo: DocumentOwner, sortOrder: number, hasExpiry: boolean, noticeDays: Array<number>, isRequired: boolean } };

export type CreateDocumentTypeMutationVariables = Exact<{
  input: DocumentTypeInput;
}>;


export type CreateDocumentTypeMutation = { record: { requiredPositionIds: Array<string>, numberFormat: string | null, retentionMonths: number | null, employeeAccess: DocumentAccess, isSeenByManagers: boolean, description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, category: string, appliesTo: DocumentOwner, sortOrder: number, hasExpiry: boolean, noticeDays: Array<number>, isRequired: boolean } };

export type UpdateDocumentTypeMutationVariables = Exact<{
  id: string;
  version: number;
  input: DocumentTypeChanges;
}>;


export type UpdateDocumentTypeMutation = { record: { requiredPositionIds: Array<string>, numberFormat: string | null, retentionMonths: number | null, employeeAccess: DocumentAccess, isSeenByManagers: boolean, description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, category: string, appliesTo: DocumentOwner, sortOrder: number, hasExpiry: boolean, noticeDays: Array<number>, isRequired: boolean } };

export type DeleteDocumentTypesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteDocumentTypesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreDocumentTypesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreDocumentTypesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type DocumentTypeRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, category: string, appliesTo: DocumentOwner, sortOrder: number, hasExpiry: boolean, noticeDays: Array<number>, isRequired: boolean };

export type DocumentTypeRecordFragment = { requiredPositionIds: Array<string>, numberFormat: string | null, retentionMonths: number | null, employeeAccess: DocumentAccess, isSeenByManagers: boolean, description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, category: string, appliesTo: DocumentOwner, sortOrder: number, hasExpiry: boolean, noticeDays: Array<number>, isRequired: boolean };

export type AdoptDocumentTypesMutationVariables = Exact<{ [key: string]: never; }>;


export type AdoptDocumentTypesMutation = { adopted: Array<{ id: string }> };

export const DocumentTypeRowFragmentDoc = gql`
    fragment DocumentTypeRow on DocumentType {
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
export const DocumentTypeRecordFragmentDoc = gql`
    fragment DocumentTypeRecord on DocumentType {
  ...DocumentTypeRow
  requiredPositionIds
  numberFormat
  retentionMonths
  employeeAccess
  isSeenByManagers
  description
  createdAt
  updatedAt
}
    `;
export const DocumentTypesDocument = gql`
    query DocumentTypes($filter: DocumentTypeFilter, $sort: [DocumentTypeSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: documentTypes(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...DocumentTypeRow
    }
    total
  }
}
    ${DocumentTypeRowFragmentDoc}`;

/**
 * __useDocumentTypesQuery__
 *
 * To run a query within a React component, call `useDocumentTypesQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentTypesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentTypesQuery({
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
export function useDocumentTypesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DocumentTypesQuery, DocumentTypesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DocumentTypesQuery, DocumentTypesQueryVariables>(DocumentTypesDocument, options);
      }
export function useDocumentTypesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DocumentTypesQuery, DocumentTypesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DocumentTypesQuery, DocumentTypesQueryVariables>(DocumentTypesDocument, options);
        }
// @ts-ignore
export function useDocumentTypesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DocumentTypesQuery, DocumentTypesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentTypesQuery, DocumentTypesQueryVariables>;
export function useDocumentTypesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentTypesQuery, DocumentTypesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentTypesQuery | undefined, DocumentTypesQueryVariables>;
export function useDocumentTypesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentTypesQuery, DocumentTypesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DocumentTypesQuery, DocumentTypesQueryVariables>(DocumentTypesDocument, options);
        }
export type DocumentTypesQueryHookResult = ReturnType<typeof useDocumentTypesQuery>;
export type DocumentTypesLazyQueryHookResult = ReturnType<typeof useDocumentTypesLazyQuery>;
export type DocumentTypesSuspenseQueryHookResult = ReturnType<typeof useDocumentTypesSuspenseQuery>;
export type DocumentTypesQueryResult = ApolloReactCommon.QueryResult<DocumentTypesQuery, DocumentTypesQueryVariables>;
export const DocumentTypeDocument = gql`
    query DocumentType($id: ID!) {
  record: documentType(id: $id) {
    ...DocumentTypeRecord
  }
}
    ${DocumentTypeRecordFragmentDoc}
${DocumentTypeRowFragmentDoc}`;

/**
 * __useDocumentTypeQuery__
 *
 * To run a query within a React component, call `useDocumentTypeQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentTypeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentTypeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDocumentTypeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DocumentTypeQuery, DocumentTypeQueryVariables> & ({ variables: DocumentTypeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DocumentTypeQuery, DocumentTypeQueryVariables>(DocumentTypeDocument, options);
      }
export function useDocumentTypeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DocumentTypeQuery, DocumentTypeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DocumentTypeQuery, DocumentTypeQueryVariables>(DocumentTypeDocument, options);
        }
// @ts-ignore
export function useDocumentTypeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DocumentTypeQuery, DocumentTypeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentTypeQuery, DocumentTypeQueryVariables>;
export function useDocumentTypeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentTypeQuery, DocumentTypeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentTypeQuery | undefined, DocumentTypeQueryVariables>;
export function useDocumentTypeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentTypeQuery, DocumentTypeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DocumentTypeQuery, DocumentTypeQueryVariables>(DocumentTypeDocument, options);
        }
export type DocumentTypeQueryHookResult = ReturnType<typeof useDocumentTypeQuery>;
export type DocumentTypeLazyQueryHookResult = ReturnType<typeof useDocumentTypeLazyQuery>;
export type DocumentTypeSuspenseQueryHookResult = ReturnType<typeof useDocumentTypeSuspenseQuery>;
export type DocumentTypeQueryResult = ApolloReactCommon.QueryResult<DocumentTypeQuery, DocumentTypeQueryVariables>;
export const CreateDocumentTypeDocument = gql`
    mutation CreateDocumentType($input: DocumentTypeInput!) {
  record: createDocumentType(input: $input) {
    ...DocumentTypeRecord
  }
}
    ${DocumentTypeRecordFragmentDoc}
${DocumentTypeRowFragmentDoc}`;

/**
 * __useCreateDocumentTypeMutation__
 *
 * To run a mutation, you first call `useCreateDocumentTypeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateDocumentTypeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createDocumentTypeMutation, { data, loading, error }] = useCreateDocumentTypeMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateDocumentTypeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateDocumentTypeMutation, CreateDocumentTypeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateDocumentTypeMutation, CreateDocumentTypeMutationVariables>(CreateDocumentTypeDocument, options);
      }
export type CreateDocumentTypeMutationHookResult = ReturnType<typeof useCreateDocumentTypeMutation>;
export type CreateDocumentTypeMutationResult = ApolloReactCommon.MutationResult<CreateDocumentTypeMutation>;
export const UpdateDocumentTypeDocument = gql`
    mutation UpdateDocumentType($id: ID!, $version: Int!, $input: DocumentTypeChanges!) {
  record: updateDocumentType(id: $id, version: $version, input: $input) {
    ...DocumentTypeRecord
  }
}
    ${DocumentTypeRecordFragmentDoc}
${DocumentTypeRowFragmentDoc}`;

/**
 * __useUpdateDocumentTypeMutation__
 *
 * To run a mutation, you first call `useUpdateDocumentTypeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateDocumentTypeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateDocumentTypeMutation, { data, loading, error }] = useUpdateDocumentTypeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateDocumentTypeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateDocumentTypeMutation, UpdateDocumentTypeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateDocumentTypeMutation, UpdateDocumentTypeMutationVariables>(UpdateDocumentTypeDocument, options);
      }
export type UpdateDocumentTypeMutationHookResult = ReturnType<typeof useUpdateDocumentTypeMutation>;
export type UpdateDocumentTypeMutationResult = ApolloReactCommon.MutationResult<UpdateDocumentTypeMutation>;
export const DeleteDocumentTypesDocument = gql`
    mutation DeleteDocumentTypes($ids: [ID!]!) {
  results: deleteDocumentTypes(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteDocumentTypesMutation__
 *
 * To run a mutation, you first call `useDeleteDocumentTypesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteDocumentTypesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteDocumentTypesMutation, { data, loading, error }] = useDeleteDocumentTypesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteDocumentTypesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteDocumentTypesMutation, DeleteDocumentTypesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteDocumentTypesMutation, DeleteDocumentTypesMutationVariables>(DeleteDocumentTypesDocument, options);
      }
export type DeleteDocumentTypesMutationHookResult = ReturnType<typeof useDeleteDocumentTypesMutation>;
export type DeleteDocumentTypesMutationResult = ApolloReactCommon.MutationResult<DeleteDocumentTypesMutation>;
export const RestoreDocumentTypesDocument = gql`
    mutation RestoreDocumentTypes($ids: [ID!]!) {
  results: restoreDocumentTypes(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreDocumentTypesMutation__
 *
 * To run a mutation, you first call `useRestoreDocumentTypesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreDocumentTypesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreDocumentTypesMutation, { data, loading, error }] = useRestoreDocumentTypesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreDocumentTypesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreDocumentTypesMutation, RestoreDocumentTypesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreDocumentTypesMutation, RestoreDocumentTypesMutationVariables>(RestoreDocumentTypesDocument, options);
      }
export type RestoreDocumentTypesMutationHookResult = ReturnType<typeof useRestoreDocumentTypesMutation>;
export type RestoreDocumentTypesMutationResult = ApolloReactCommon.MutationResult<RestoreDocumentTypesMutation>;
export const AdoptDocumentTypesDocument = gql`
    mutation AdoptDocumentTypes {
  adopted: adoptDocumentTypes {
    id
  }
}
    `;

/**
 * __useAdoptDocumentTypesMutation__
 *
 * To run a mutation, you first call `useAdoptDocumentTypesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAdoptDocumentTypesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [adoptDocumentTypesMutation, { data, loading, error }] = useAdoptDocumentTypesMutation({
 *   variables: {
 *   },
 * });
 */
export function useAdoptDocumentTypesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AdoptDocumentTypesMutation, AdoptDocumentTypesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AdoptDocumentTypesMutation, AdoptDocumentTypesMutationVariables>(AdoptDocumentTypesDocument, options);
      }
export type AdoptDocumentTypesMutationHookResult = ReturnType<typeof useAdoptDocumentTypesMutation>;
export type AdoptDocumentTypesMutationResult = ApolloReactCommon.MutationResult<AdoptDocumentTypesMutation>;