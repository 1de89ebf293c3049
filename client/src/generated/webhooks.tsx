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

/** Values to change in a webhook; what is left out stays. */
export type WebhookChanges = {
  /** What is told of them: any of create, update, delete, other. */
  deeds?: Array<string> | null | undefined;
  /** Whether it is called. */
  isActive?: boolean | null | undefined;
  /** What it is for. */
  name?: string | null | undefined;
  /** Kinds of rows that are told of, such as Employee. */
  subjects?: Array<string> | null | undefined;
  /** Where calls go: an https address on the open internet. */
  url?: string | null | undefined;
};

/** Which webhookDeliveries to list; all conditions given must hold. */
export type WebhookDeliveryFilter = {
  /** What was done: create, update, delete, restore or a verb. */
  action?: TextFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<WebhookDeliveryFilter> | null | undefined;
  /** How the last answer began, or why there was none. */
  answer?: TextFilter | null | undefined;
  /** How often it was tried, at most 10 times by itself. */
  attempts?: NumberFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** When it was taken. */
  deliveredAt?: InstantFilter | null | undefined;
  /** Names what happened, the same at every attempt: whoever sees it twice has it already. */
  eventId?: TextFilter | null | undefined;
  /** When it happened. */
  happenedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** When it is tried next. */
  nextAttemptAt?: InstantFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<WebhookDeliveryFilter> | null | undefined;
  /** The row. */
  recordId?: TextFilter | null | undefined;
  /** Version of the row it made; empty where many rows changed at once. */
  recordVersion?: NumberFilter | null | undefined;
  /** Where it stands. */
  state?: WebhookDeliveryStateFilter | null | undefined;
  /** Status the receiver answered last; empty where nobody answered. */
  status?: NumberFilter | null | undefined;
  /** Kind of row, such as Employee. */
  subject?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Whose call it is. */
  webhookId?: IdFilter | null | undefined;
};

/** One level of the order of webhookDeliveries. */
export type WebhookDeliverySort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: WebhookDeliverySortField;
};

/** What webhookDeliveries can be sorted by. */
export type WebhookDeliverySortField =
  /** What was done: create, update, delete, restore or a verb. */
  | 'action'
  /** How the last answer began, or why there was none. */
  | 'answer'
  /** How often it was tried, at most 10 times by itself. */
  | 'attempts'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** When it was taken. */
  | 'deliveredAt'
  /** Names what happened, the same at every attempt: whoever sees it twice has it already. */
  | 'eventId'
  /** When it happened. */
  | 'happenedAt'
  /** When it is tried next. */
  | 'nextAttemptAt'
  /** The row. */
  | 'recordId'
  /** Version of the row it made; empty where many rows changed at once. */
  | 'recordVersion'
  /** Where it stands. */
  | 'state'
  /** Status the receiver answered last; empty where nobody answered. */
  | 'status'
  /** Kind of row, such as Employee. */
  | 'subject'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Whose call it is. */
  | 'webhookId';

/** Where a call stands; a failed one is tried no more unless it is sent again. */
export type WebhookDeliveryState =
  /** The receiver has taken it. */
  | 'delivered'
  /** Given up after several attempts. */
  | 'failed'
  /** Waits for its first call, or for the next. */
  | 'queued';

/** Conditions on a WebhookDeliveryState; all that are given must hold. */
export type WebhookDeliveryStateFilter = {
  /** Equal to. */
  eq?: WebhookDeliveryState | null | undefined;
  /** One of these. */
  in?: Array<WebhookDeliveryState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: WebhookDeliveryState | null | undefined;
};

/** Which webhooks to list; all conditions given must hold. */
export type WebhookFilter = {
  /** All of these must hold. */
  and?: Array<WebhookFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Since when every call failed. */
  failingSince?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Whether it is called. */
  isActive?: BooleanFilter | null | undefined;
  /** What it is for. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<WebhookFilter> | null | undefined;
  /** When calls were paused because they failed for days, or because the receiver asked not to be called again. */
  pausedAt?: InstantFilter | null | undefined;
  /** When its secret was made. */
  secretMadeAt?: InstantFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Where calls go: an https address on the open internet. */
  url?: TextFilter | null | undefined;
};

/** Values of a new webhook. */
export type WebhookInput = {
  /** What is told of them: any of create, update, delete, other. */
  deeds?: Array<string> | null | undefined;
  /** Whether it is called. */
  isActive?: boolean | null | undefined;
  /** What it is for. */
  name: string;
  /** Kinds of rows that are told of, such as Employee. */
  subjects: Array<string>;
  /** Where calls go: an https address on the open internet. */
  url: string;
};

/** One level of the order of webhooks. */
export type WebhookSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: WebhookSortField;
};

/** What webhooks can be sorted by. */
export type WebhookSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Since when every call failed. */
  | 'failingSince'
  /** Whether it is called. */
  | 'isActive'
  /** What it is for. */
  | 'name'
  /** When calls were paused because they failed for days, or because the receiver asked not to be called again. */
  | 'pausedAt'
  /** When its secret was made. */
  | 'secretMadeAt'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Where calls go: an https address on the open internet. */
  | 'url';

export type WebhooksQueryVariables = Exact<{
  filter?: WebhookFilter | null | undefined;
  sort?: Array<WebhookSort> | WebhookSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type WebhooksQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, url: string, subjects: Array<string>, deeds: Array<string>, isActive: boolean, secretMadeAt: string | null, failingSince: string | null, pausedAt: string | null }> } };

export type WebhookQueryVariables = Exact<{
  id: string;
}>;


export type WebhookQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, url: string, subjects: Array<string>, deeds: Array<string>, isActive: boolean, secretMadeAt: string | null, failingSince: string | null, pausedAt: string | null } };

export type CreateWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type CreateWebhookMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, url: string, subjects: Array<string>, deeds: Array<string>, isActive: boolean, secretMadeAt: string | null, failingSince: string | null, pausedAt: string | null } };

export type UpdateWebhookMutationVariables = Exact<{
  id: string;
  version: number;
  input: WebhookChanges;
}>;


export type UpdateWebhookMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, url: string, subjects: Array<string>, deeds: Array<string>, isActive: boolean, secretMadeAt: string | null, failingSince: string | null, pausedAt: string | null } };

export type DeleteWebhooksMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteWebhooksMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreWebhooksMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreWebhooksMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type IssueWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type IssueWebhookSecretMutation = { issued: { secret: string, webhook: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, url: string, subjects: Array<string>, deeds: Array<string>, isActive: boolean, secretMadeAt: string | null, failingSince: string | null, pausedAt: string | null } } };

export type WebhookSubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookSubjectsQuery = { subjects: Array<string> };

export type WebhookRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, url: string, subjects: Array<string>, deeds: Array<string>, isActive: boolean, secretMadeAt: string | null, failingSince: string | null, pausedAt: string | null };

export type WebhookRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, url: string, subjects: Array<string>, deeds: Array<string>, isActive: boolean, secretMadeAt: string | null, failingSince: string | null, pausedAt: string | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  filter?: WebhookDeliveryFilter | null | undefined;
  sort?: Array<WebhookDeliverySort> | WebhookDeliverySort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type WebhookDeliveriesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, webhookId: string, eventId: string, subject: string, recordId: string, action: string, recordVersion: number | null, happenedAt: string, state: WebhookDeliveryState, attempts: number, nextAttemptAt: string | null, deliveredAt: string | null, status: number | null, answer: string | null, webhook: { id: string, label: string } | null }> } };

export type WebhookDeliveryQueryVariables = Exact<{
  id: string;
}>;


export type WebhookDeliveryQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, webhookId: string, eventId: string, subject: string, recordId: string, action: string, recordVersion: number | null, happenedAt: string, state: WebhookDeliveryState, attempts: number, nextAttemptAt: string | null, deliveredAt: string | null, status: number | null, answer: string | null, webhook: { id: string, label: string } | null } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ResendWebhookDeliveryMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, webhookId: string, eventId: string, subject: string, recordId: string, action: string, recordVersion: number | null, happenedAt: string, state: WebhookDeliveryState, attempts: number, nextAttemptAt: string | null, deliveredAt: string | null, status: number | null, answer: string | null, webhook: { id: string, label: string } | null } };

export type WebhookDeliveryRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, webhookId: string, eventId: string, subject: string, recordId: string, action: string, recordVersion: number | null, happenedAt: string, state: WebhookDeliveryState, attempts: number, nextAttemptAt: string | null, deliveredAt: string | null, status: number | null, answer: string | null, webhook: { id: string, label: string } | null };

export type WebhookDeliveryRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, webhookId: string, eventId: string, subject: string, recordId: string, action: string, recordVersion: number | null, happenedAt: string, state: WebhookDeliveryState, attempts: number, nextAttemptAt: string | null, deliveredAt: string | null, status: number | null, answer: string | null, webhook: { id: string, label: string } | null };

export const WebhookRowFragmentDoc = gql`
    fragment WebhookRow on Webhook {
  id
  version
  deletedAt
  allowedActions
  name
  url
  subjects
  deeds
  isActive
  secretMadeAt
  failingSince
  pausedAt
}
    `;
export const WebhookRecordFragmentDoc = gql`
    fragment WebhookRecord on Webhook {
  ...WebhookRow
  createdAt
  updatedAt
}
    `;
export const WebhookDeliveryRowFragmentDoc = gql`
    fragment WebhookDeliveryRow on WebhookDelivery {
  id
  version
  deletedAt
  allowedActions
  webhookId
  webhook {
    id
    label: name
  }
  eventId
  subject
  recordId
  action
  recordVersion
  happenedAt
  state
  attempts
  nextAttemptAt
  deliveredAt
  status
  answer
}
    `;
export const WebhookDeliveryRecordFragmentDoc = gql`
    fragment WebhookDeliveryRecord on WebhookDelivery {
  ...WebhookDeliveryRow
  createdAt
  updatedAt
}
    `;
export const WebhooksDocument = gql`
    query Webhooks($filter: WebhookFilter, $sort: [WebhookSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: webhooks(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...WebhookRow
    }
    total
  }
}
    ${WebhookRowFragmentDoc}`;

/**
 * __useWebhooksQuery__
 *
 * To run a query within a React component, call `useWebhooksQuery` and pass it any options that fit your needs.
 * When your component renders, `useWebhooksQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWebhooksQuery({
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
export function useWebhooksQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WebhooksQuery, WebhooksQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
      }
export function useWebhooksLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
        }
// @ts-ignore
export function useWebhooksSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhooksQuery, WebhooksQueryVariables>;
export function useWebhooksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhooksQuery | undefined, WebhooksQueryVariables>;
export function useWebhooksSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhooksQuery, WebhooksQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhooksQuery, WebhooksQueryVariables>(WebhooksDocument, options);
        }
export type WebhooksQueryHookResult = ReturnType<typeof useWebhooksQuery>;
export type WebhooksLazyQueryHookResult = ReturnType<typeof useWebhooksLazyQuery>;
export type WebhooksSuspenseQueryHookResult = ReturnType<typeof useWebhooksSuspenseQuery>;
export type WebhooksQueryResult = ApolloReactCommon.QueryResult<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDocument = gql`
    query Webhook($id: ID!) {
  record: webhook(id: $id) {
    ...WebhookRecord
  }
}
    ${WebhookRecordFragmentDoc}
${WebhookRowFragmentDoc}`;

/**
 * __useWebhookQuery__
 *
 * To run a query within a React component, call `useWebhookQuery` and pass it any options that fit your needs.
 * When your component renders, `useWebhookQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWebhookQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useWebhookQuery(baseOptions: ApolloReactHooks.QueryHookOptions<WebhookQuery, WebhookQueryVariables> & ({ variables: WebhookQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhookQuery, WebhookQueryVariables>(WebhookDocument, options);
      }
export function useWebhookLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhookQuery, WebhookQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhookQuery, WebhookQueryVariables>(WebhookDocument, options);
        }
// @ts-ignore
export function useWebhookSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhookQuery, WebhookQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookQuery, WebhookQueryVariables>;
export function useWebhookSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookQuery, WebhookQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookQuery | undefined, WebhookQueryVariables>;
export function useWebhookSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookQuery, WebhookQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhookQuery, WebhookQueryVariables>(WebhookDocument, options);
        }
export type WebhookQueryHookResult = ReturnType<typeof useWebhookQuery>;
export type WebhookLazyQueryHookResult = ReturnType<typeof useWebhookLazyQuery>;
export type WebhookSuspenseQueryHookResult = ReturnType<typeof useWebhookSuspenseQuery>;
export type WebhookQueryResult = ApolloReactCommon.QueryResult<WebhookQuery, WebhookQueryVariables>;
export const CreateWebhookDocument = gql`
    mutation CreateWebhook($input: WebhookInput!) {
  record: createWebhook(input: $input) {
    ...WebhookRecord
  }
}
    ${WebhookRecordFragmentDoc}
${WebhookRowFragmentDoc}`;

/**
 * __useCreateWebhookMutation__
 *
 * To run a mutation, you first call `useCreateWebhookMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateWebhookMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createWebhookMutation, { data, loading, error }] = useCreateWebhookMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateWebhookMutation, CreateWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateWebhookMutation, CreateWebhookMutationVariables>(CreateWebhookDocument, options);
      }
export type CreateWebhookMutationHookResult = ReturnType<typeof useCreateWebhookMutation>;
export type CreateWebhookMutationResult = ApolloReactCommon.MutationResult<CreateWebhookMutation>;
export const UpdateWebhookDocument = gql`
    mutation UpdateWebhook($id: ID!, $version: Int!, $input: WebhookChanges!) {
  record: updateWebhook(id: $id, version: $version, input: $input) {
    ...WebhookRecord
  }
}
    ${WebhookRecordFragmentDoc}
${WebhookRowFragmentDoc}`;

/**
 * __useUpdateWebhookMutation__
 *
 * To run a mutation, you first call `useUpdateWebhookMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateWebhookMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateWebhookMutation, { data, loading, error }] = useUpdateWebhookMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateWebhookMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateWebhookMutation, UpdateWebhookMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateWebhookMutation, UpdateWebhookMutationVariables>(UpdateWebhookDocument, options);
      }
export type UpdateWebhookMutationHookResult = ReturnType<typeof useUpdateWebhookMutation>;
export type UpdateWebhookMutationResult = ApolloReactCommon.MutationResult<UpdateWebhookMutation>;
export const DeleteWebhooksDocument = gql`
    mutation DeleteWebhooks($ids: [ID!]!) {
  results: deleteWebhooks(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteWebhooksMutation__
 *
 * To run a mutation, you first call `useDeleteWebhooksMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteWebhooksMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteWebhooksMutation, { data, loading, error }] = useDeleteWebhooksMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteWebhooksMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteWebhooksMutation, DeleteWebhooksMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteWebhooksMutation, DeleteWebhooksMutationVariables>(DeleteWebhooksDocument, options);
      }
export type DeleteWebhooksMutationHookResult = ReturnType<typeof useDeleteWebhooksMutation>;
export type DeleteWebhooksMutationResult = ApolloReactCommon.MutationResult<DeleteWebhooksMutation>;
export const RestoreWebhooksDocument = gql`
    mutation RestoreWebhooks($ids: [ID!]!) {
  results: restoreWebhooks(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreWebhooksMutation__
 *
 * To run a mutation, you first call `useRestoreWebhooksMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreWebhooksMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreWebhooksMutation, { data, loading, error }] = useRestoreWebhooksMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreWebhooksMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreWebhooksMutation, RestoreWebhooksMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreWebhooksMutation, RestoreWebhooksMutationVariables>(RestoreWebhooksDocument, options);
      }
export type RestoreWebhooksMutationHookResult = ReturnType<typeof useRestoreWebhooksMutation>;
export type RestoreWebhooksMutationResult = ApolloReactCommon.MutationResult<RestoreWebhooksMutation>;
export const IssueWebhookSecretDocument = gql`
    mutation IssueWebhookSecret($id: ID!) {
  issued: issueWebhook(id: $id) {
    secret
    webhook {
      ...WebhookRecord
    }
  }
}
    ${WebhookRecordFragmentDoc}
${WebhookRowFragmentDoc}`;

/**
 * __useIssueWebhookSecretMutation__
 *
 * To run a mutation, you first call `useIssueWebhookSecretMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useIssueWebhookSecretMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [issueWebhookSecretMutation, { data, loading, error }] = useIssueWebhookSecretMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useIssueWebhookSecretMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<IssueWebhookSecretMutation, IssueWebhookSecretMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<IssueWebhookSecretMutation, IssueWebhookSecretMutationVariables>(IssueWebhookSecretDocument, options);
      }
export type IssueWebhookSecretMutationHookResult = ReturnType<typeof useIssueWebhookSecretMutation>;
export type IssueWebhookSecretMutationResult = ApolloReactCommon.MutationResult<IssueWebhookSecretMutation>;
export const WebhookSubjectsDocument = gql`
    query WebhookSubjects {
  subjects: webhookSubjects
}
    `;

/**
 * __useWebhookSubjectsQuery__
 *
 * To run a query within a React component, call `useWebhookSubjectsQuery` and pass it any options that fit your needs.
 * When your component renders, `useWebhookSubjectsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWebhookSubjectsQuery({
 *   variables: {
 *   },
 * });
 */
export function useWebhookSubjectsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WebhookSubjectsQuery, WebhookSubjectsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhookSubjectsQuery, WebhookSubjectsQueryVariables>(WebhookSubjectsDocument, options);
      }
export function useWebhookSubjectsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhookSubjectsQuery, WebhookSubjectsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhookSubjectsQuery, WebhookSubjectsQueryVariables>(WebhookSubjectsDocument, options);
        }
// @ts-ignore
export function useWebhookSubjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhookSubjectsQuery, WebhookSubjectsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookSubjectsQuery, WebhookSubjectsQueryVariables>;
export function useWebhookSubjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookSubjectsQuery, WebhookSubjectsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookSubjectsQuery | undefined, WebhookSubjectsQueryVariables>;
export function useWebhookSubjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookSubjectsQuery, WebhookSubjectsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhookSubjectsQuery, WebhookSubjectsQueryVariables>(WebhookSubjectsDocument, options);
        }
export type WebhookSubjectsQueryHookResult = ReturnType<typeof useWebhookSubjectsQuery>;
export type WebhookSubjectsLazyQueryHookResult = ReturnType<typeof useWebhookSubjectsLazyQuery>;
export type WebhookSubjectsSuspenseQueryHookResult = ReturnType<typeof useWebhookSubjectsSuspenseQuery>;
export type WebhookSubjectsQueryResult = ApolloReactCommon.QueryResult<WebhookSubjectsQuery, WebhookSubjectsQueryVariables>;
export const WebhookDeliveriesDocument = gql`
    query WebhookDeliveries($filter: WebhookDeliveryFilter, $sort: [WebhookDeliverySort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: webhookDeliveries(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...WebhookDeliveryRow
    }
    total
  }
}
    ${WebhookDeliveryRowFragmentDoc}`;

/**
 * __useWebhookDeliveriesQuery__
 *
 * To run a query within a React component, call `useWebhookDeliveriesQuery` and pass it any options that fit your needs.
 * When your component renders, `useWebhookDeliveriesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWebhookDeliveriesQuery({
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
export function useWebhookDeliveriesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
      }
export function useWebhookDeliveriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
        }
// @ts-ignore
export function useWebhookDeliveriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export function useWebhookDeliveriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookDeliveriesQuery | undefined, WebhookDeliveriesQueryVariables>;
export function useWebhookDeliveriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>(WebhookDeliveriesDocument, options);
        }
export type WebhookDeliveriesQueryHookResult = ReturnType<typeof useWebhookDeliveriesQuery>;
export type WebhookDeliveriesLazyQueryHookResult = ReturnType<typeof useWebhookDeliveriesLazyQuery>;
export type WebhookDeliveriesSuspenseQueryHookResult = ReturnType<typeof useWebhookDeliveriesSuspenseQuery>;
export type WebhookDeliveriesQueryResult = ApolloReactCommon.QueryResult<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const WebhookDeliveryDocument = gql`
    query WebhookDelivery($id: ID!) {
  record: webhookDelivery(id: $id) {
    ...WebhookDeliveryRecord
  }
}
    ${WebhookDeliveryRecordFragmentDoc}
${WebhookDeliveryRowFragmentDoc}`;

/**
 * __useWebhookDeliveryQuery__
 *
 * To run a query within a React component, call `useWebhookDeliveryQuery` and pass it any options that fit your needs.
 * When your component renders, `useWebhookDeliveryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWebhookDeliveryQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useWebhookDeliveryQuery(baseOptions: ApolloReactHooks.QueryHookOptions<WebhookDeliveryQuery, WebhookDeliveryQueryVariables> & ({ variables: WebhookDeliveryQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>(WebhookDeliveryDocument, options);
      }
export function useWebhookDeliveryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>(WebhookDeliveryDocument, options);
        }
// @ts-ignore
export function useWebhookDeliverySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>;
export function useWebhookDeliverySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WebhookDeliveryQuery | undefined, WebhookDeliveryQueryVariables>;
export function useWebhookDeliverySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>(WebhookDeliveryDocument, options);
        }
export type WebhookDeliveryQueryHookResult = ReturnType<typeof useWebhookDeliveryQuery>;
export type WebhookDeliveryLazyQueryHookResult = ReturnType<typeof useWebhookDeliveryLazyQuery>;
export type WebhookDeliverySuspenseQueryHookResult = ReturnType<typeof useWebhookDeliverySuspenseQuery>;
export type WebhookDeliveryQueryResult = ApolloReactCommon.QueryResult<WebhookDeliveryQuery, WebhookDeliveryQueryVariables>;
export const ResendWebhookDeliveryDocument = gql`
    mutation ResendWebhookDelivery($id: ID!, $version: Int!) {
  record: resendWebhookDelivery(id: $id, version: $version) {
    ...WebhookDeliveryRecord
  }
}
    ${WebhookDeliveryRecordFragmentDoc}
${WebhookDeliveryRowFragmentDoc}`;

/**
 * __useResendWebhookDeliveryMutation__
 *
 * To run a mutation, you first call `useResendWebhookDeliveryMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useResendWebhookDeliveryMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [resendWebhookDeliveryMutation, { data, loading, error }] = useResendWebhookDeliveryMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useResendWebhookDeliveryMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>(ResendWebhookDeliveryDocument, options);
      }
export type ResendWebhookDeliveryMutationHookResult = ReturnType<typeof useResendWebhookDeliveryMutation>;
export type ResendWebhookDeliveryMutationResult = ApolloReactCommon.MutationResult<ResendWebhookDeliveryMutation>;