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

/** What a mail is about. A message is written by somebody; the others are sent by the product and use the company's active template of their kind and language, or the standard one. */
export type MailKind =
  /** Tells who holds a licence how many credits it lacks. */
  | 'cme_due'
  /** Brings a credit note to a client. */
  | 'credit_note'
  /** Tells somebody that a document of his expires. */
  | 'document_expiry'
  /** Tells who keeps the documents which of them expire. */
  | 'documents_expiring'
  /** Invites somebody into a company. */
  | 'invite'
  /** Brings an invoice to a client. */
  | 'invoice'
  /** Written by somebody of the company. */
  | 'message'
  /** Tells one thing of those somebody wants to be told of by mail. */
  | 'notification'
  /** Tells all such things of a day in one mail. */
  | 'notification_digest'
  /** Brings the link by which a forgotten password is chosen anew. */
  | 'password_reset'
  /** Brings a payslip to its employee. */
  | 'payslip'
  /** Tells who asked what became of his request. */
  | 'request_decided';

/** Conditions on a MailKind; all that are given must hold. */
export type MailKindFilter = {
  /** Equal to. */
  eq?: MailKind | null | undefined;
  /** One of these. */
  in?: Array<MailKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: MailKind | null | undefined;
};

/** Values to change in a mail template; what is left out stays. */
export type MailTemplateChanges = {
  /** Text; a blank line begins a paragraph. */
  body?: string | null | undefined;
  /** What it is about. */
  kind?: MailKind | null | undefined;
  /** Its language: en or ar. */
  locale?: string | null | undefined;
  /** What people call it. */
  name?: string | null | undefined;
  /** State. */
  status?: MailTemplateStatus | null | undefined;
  /** Subject, one line. */
  subject?: string | null | undefined;
};

/** Which mailTemplates to list; all conditions given must hold. */
export type MailTemplateFilter = {
  /** All of these must hold. */
  and?: Array<MailTemplateFilter> | null | undefined;
  /** Text; a blank line begins a paragraph. */
  body?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What it is about. */
  kind?: MailKindFilter | null | undefined;
  /** Its language: en or ar. */
  locale?: TextFilter | null | undefined;
  /** What people call it. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<MailTemplateFilter> | null | undefined;
  /** State. */
  status?: MailTemplateStatusFilter | null | undefined;
  /** Subject, one line. */
  subject?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new mail template. */
export type MailTemplateInput = {
  /** Text; a blank line begins a paragraph. */
  body: string;
  /** What it is about. */
  kind?: MailKind | null | undefined;
  /** Its language: en or ar. */
  locale?: string | null | undefined;
  /** What people call it. */
  name: string;
  /** State. */
  status?: MailTemplateStatus | null | undefined;
  /** Subject, one line. */
  subject: string;
};

/** One level of the order of mailTemplates. */
export type MailTemplateSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: MailTemplateSortField;
};

/** What mailTemplates can be sorted by. */
export type MailTemplateSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** What it is about. */
  | 'kind'
  /** Its language: en or ar. */
  | 'locale'
  /** What people call it. */
  | 'name'
  /** State. */
  | 'status'
  /** Subject, one line. */
  | 'subject'
  /** When the row was last changed. */
  | 'updatedAt';

/** Whether a template is used. */
export type MailTemplateStatus =
  /** Mails of its kind and language use it. */
  | 'active'
  /** Kept, and used by no mail. */
  | 'inactive';

/** Conditions on a MailTemplateStatus; all that are given must hold. */
export type MailTemplateStatusFilter = {
  /** Equal to. */
  eq?: MailTemplateStatus | null | undefined;
  /** One of these. */
  in?: Array<MailTemplateStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: MailTemplateStatus | null | undefined;
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

export type MailTemplatesQueryVariables = Exact<{
  filter?: MailTemplateFilter | null | undefined;
  sort?: Array<MailTemplateSort> | MailTemplateSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type MailTemplatesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: MailKind, locale: string, subject: string, status: MailTemplateStatus }> } };

export type MailTemplateQueryVariables = Exact<{
  id: string;
}>;


export type MailTemplateQuery = { record: { body: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: MailKind, locale: string, subject: string, status: MailTemplateStatus } };

export type CreateMailTemplateMutationVariables = Exact<{
  input: MailTemplateInput;
}>;


export type CreateMailTemplateMutation = { record: { body: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: MailKind, locale: string, subject: string, status: MailTemplateStatus } };

export type UpdateMailTemplateMutationVariables = Exact<{
  id: string;
  version: number;
  input: MailTemplateChanges;
}>;


export type UpdateMailTemplateMutation = { record: { body: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: MailKind, locale: string, subject: string, status: MailTemplateStatus } };

export type DeleteMailTemplatesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteMailTemplatesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreMailTemplatesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreMailTemplatesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type MailTemplateRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: MailKind, locale: string, subject: string, status: MailTemplateStatus };

export type MailTemplateRecordFragment = { body: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, kind: MailKind, locale: string, subject: string, status: MailTemplateStatus };

export const MailTemplateRowFragmentDoc = gql`
    fragment MailTemplateRow on MailTemplate {
  id
  version
  deletedAt
  allowedActions
  name
  kind
  locale
  subject
  status
}
    `;
export const MailTemplateRecordFragmentDoc = gql`
    fragment MailTemplateRecord on MailTemplate {
  ...MailTemplateRow
  body
  createdAt
  updatedAt
}
    `;
export const MailTemplatesDocument = gql`
    query MailTemplates($filter: MailTemplateFilter, $sort: [MailTemplateSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: mailTemplates(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...MailTemplateRow
    }
    total
  }
}
    ${MailTemplateRowFragmentDoc}`;

/**
 * __useMailTemplatesQuery__
 *
 * To run a query within a React component, call `useMailTemplatesQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailTemplatesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailTemplatesQuery({
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
export function useMailTemplatesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MailTemplatesQuery, MailTemplatesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailTemplatesQuery, MailTemplatesQueryVariables>(MailTemplatesDocument, options);
      }
export function useMailTemplatesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MailTemplatesQuery, MailTemplatesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailTemplatesQuery, MailTemplatesQueryVariables>(MailTemplatesDocument, options);
        }
// @ts-ignore
export function useMailTemplatesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MailTemplatesQuery, MailTemplatesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailTemplatesQuery, MailTemplatesQueryVariables>;
export function useMailTemplatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailTemplatesQuery, MailTemplatesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailTemplatesQuery | undefined, MailTemplatesQueryVariables>;
export function useMailTemplatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailTemplatesQuery, MailTemplatesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MailTemplatesQuery, MailTemplatesQueryVariables>(MailTemplatesDocument, options);
        }
export type MailTemplatesQueryHookResult = ReturnType<typeof useMailTemplatesQuery>;
export type MailTemplatesLazyQueryHookResult = ReturnType<typeof useMailTemplatesLazyQuery>;
export type MailTemplatesSuspenseQueryHookResult = ReturnType<typeof useMailTemplatesSuspenseQuery>;
export type MailTemplatesQueryResult = ApolloReactCommon.QueryResult<MailTemplatesQuery, MailTemplatesQueryVariables>;
export const MailTemplateDocument = gql`
    query MailTemplate($id: ID!) {
  record: mailTemplate(id: $id) {
    ...MailTemplateRecord
  }
}
    ${MailTemplateRecordFragmentDoc}
${MailTemplateRowFragmentDoc}`;

/**
 * __useMailTemplateQuery__
 *
 * To run a query within a React component, call `useMailTemplateQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailTemplateQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailTemplateQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useMailTemplateQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MailTemplateQuery, MailTemplateQueryVariables> & ({ variables: MailTemplateQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailTemplateQuery, MailTemplateQueryVariables>(MailTemplateDocument, options);
      }
export function useMailTemplateLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MailTemplateQuery, MailTemplateQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailTemplateQuery, MailTemplateQueryVariables>(MailTemplateDocument, options);
        }
// @ts-ignore
export function useMailTemplateSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MailTemplateQuery, MailTemplateQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailTemplateQuery, MailTemplateQueryVariables>;
export function useMailTemplateSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailTemplateQuery, MailTemplateQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailTemplateQuery | undefined, MailTemplateQueryVariables>;
export function useMailTemplateSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailTemplateQuery, MailTemplateQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MailTemplateQuery, MailTemplateQueryVariables>(MailTemplateDocument, options);
        }
export type MailTemplateQueryHookResult = ReturnType<typeof useMailTemplateQuery>;
export type MailTemplateLazyQueryHookResult = ReturnType<typeof useMailTemplateLazyQuery>;
export type MailTemplateSuspenseQueryHookResult = ReturnType<typeof useMailTemplateSuspenseQuery>;
export type MailTemplateQueryResult = ApolloReactCommon.QueryResult<MailTemplateQuery, MailTemplateQueryVariables>;
export const CreateMailTemplateDocument = gql`
    mutation CreateMailTemplate($input: MailTemplateInput!) {
  record: createMailTemplate(input: $input) {
    ...MailTemplateRecord
  }
}
    ${MailTemplateRecordFragmentDoc}
${MailTemplateRowFragmentDoc}`;

/**
 * __useCreateMailTemplateMutation__
 *
 * To run a mutation, you first call `useCreateMailTemplateMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateMailTemplateMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createMailTemplateMutation, { data, loading, error }] = useCreateMailTemplateMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateMailTemplateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateMailTemplateMutation, CreateMailTemplateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateMailTemplateMutation, CreateMailTemplateMutationVariables>(CreateMailTemplateDocument, options);
      }
export type CreateMailTemplateMutationHookResult = ReturnType<typeof useCreateMailTemplateMutation>;
export type CreateMailTemplateMutationResult = ApolloReactCommon.MutationResult<CreateMailTemplateMutation>;
export const UpdateMailTemplateDocument = gql`
    mutation UpdateMailTemplate($id: ID!, $version: Int!, $input: MailTemplateChanges!) {
  record: updateMailTemplate(id: $id, version: $version, input: $input) {
    ...MailTemplateRecord
  }
}
    ${MailTemplateRecordFragmentDoc}
${MailTemplateRowFragmentDoc}`;

/**
 * __useUpdateMailTemplateMutation__
 *
 * To run a mutation, you first call `useUpdateMailTemplateMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateMailTemplateMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateMailTemplateMutation, { data, loading, error }] = useUpdateMailTemplateMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateMailTemplateMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateMailTemplateMutation, UpdateMailTemplateMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateMailTemplateMutation, UpdateMailTemplateMutationVariables>(UpdateMailTemplateDocument, options);
      }
export type UpdateMailTemplateMutationHookResult = ReturnType<typeof useUpdateMailTemplateMutation>;
export type UpdateMailTemplateMutationResult = ApolloReactCommon.MutationResult<UpdateMailTemplateMutation>;
export const DeleteMailTemplatesDocument = gql`
    mutation DeleteMailTemplates($ids: [ID!]!) {
  results: deleteMailTemplates(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteMailTemplatesMutation__
 *
 * To run a mutation, you first call `useDeleteMailTemplatesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteMailTemplatesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteMailTemplatesMutation, { data, loading, error }] = useDeleteMailTemplatesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteMailTemplatesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteMailTemplatesMutation, DeleteMailTemplatesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteMailTemplatesMutation, DeleteMailTemplatesMutationVariables>(DeleteMailTemplatesDocument, options);
      }
export type DeleteMailTemplatesMutationHookResult = ReturnType<typeof useDeleteMailTemplatesMutation>;
export type DeleteMailTemplatesMutationResult = ApolloReactCommon.MutationResult<DeleteMailTemplatesMutation>;
export const RestoreMailTemplatesDocument = gql`
    mutation RestoreMailTemplates($ids: [ID!]!) {
  results: restoreMailTemplates(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreMailTemplatesMutation__
 *
 * To run a mutation, you first call `useRestoreMailTemplatesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreMailTemplatesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreMailTemplatesMutation, { data, loading, error }] = useRestoreMailTemplatesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreMailTemplatesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreMailTemplatesMutation, RestoreMailTemplatesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreMailTemplatesMutation, RestoreMailTemplatesMutationVariables>(RestoreMailTemplatesDocument, options);
      }
export type RestoreMailTemplatesMutationHookResult = ReturnType<typeof useRestoreMailTemplatesMutation>;
export type RestoreMailTemplatesMutationResult = ApolloReactCommon.MutationResult<RestoreMailTemplatesMutation>;