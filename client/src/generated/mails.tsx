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

/** A mail to employees, each of whom gets one of his own. */
export type LetterInput = {
  /** The employees, at most 500. */
  employeeIds: Array<string>;
  /** Text with the same placeholders; a blank line begins a paragraph. */
  message: string;
  /** Subject, one line; may name {{name}}, {{first_name}}, {{employee_number}}, {{company}} and {{sender}}. */
  subject: string;
};

/** What went wrong at the last attempt. */
export type MailFailure =
  /** The address was refused. */
  | 'address'
  /** The file it carries could not be made. */
  | 'attachment'
  /** The server asked to try later. */
  | 'busy'
  /** The mail itself was refused. */
  | 'message'
  /** Something else, which the log of the server tells. */
  | 'other'
  /** The server refused the sign-in of the product. */
  | 'sign_in'
  /** The server did not answer in time. */
  | 'timeout'
  /** There was no connection to the server. */
  | 'unreachable';

/** Conditions on a MailFailure; all that are given must hold. */
export type MailFailureFilter = {
  /** Equal to. */
  eq?: MailFailure | null | undefined;
  /** One of these. */
  in?: Array<MailFailure> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: MailFailure | null | undefined;
};

/** Which mails to list; all conditions given must hold. */
export type MailFilter = {
  /** All of these must hold. */
  and?: Array<MailFilter> | null | undefined;
  /** Name of the file it carries, which is made when it is sent; empty where it carries none. */
  attachmentName?: TextFilter | null | undefined;
  /** How often it was tried, at most 6 times by itself. */
  attempts?: NumberFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Where it goes. */
  email?: TextFilter | null | undefined;
  /** The employee it goes to, if it is one. */
  employeeId?: IdFilter | null | undefined;
  /** What went wrong last. */
  failure?: MailFailureFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Names the cause: a second mail of the same key is not made. */
  key?: TextFilter | null | undefined;
  /** What it is about. */
  kind?: MailKindFilter | null | undefined;
  /** Its language: en or ar. */
  locale?: TextFilter | null | undefined;
  /** Text. Empty for invitations and password resets, whose link only the addressee may see. */
  message?: TextFilter | null | undefined;
  /** Its Message-ID, the same at every attempt, so that a mail that arrives twice can be told. */
  messageId?: TextFilter | null | undefined;
  /** When it is tried next. */
  nextAttemptAt?: InstantFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<MailFilter> | null | undefined;
  /** What the mail server said about it. */
  reply?: TextFilter | null | undefined;
  /** Whose doing caused it. */
  senderId?: IdFilter | null | undefined;
  /** What the sender is called. */
  senderName?: TextFilter | null | undefined;
  /** When the mail server took it. */
  sentAt?: InstantFilter | null | undefined;
  /** Where it stands. */
  state?: MailStateFilter | null | undefined;
  /** The line above its text. */
  subject?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
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

/** One level of the order of mails. */
export type MailSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: MailSortField;
};

/** What mails can be sorted by. */
export type MailSortField =
  /** Name of the file it carries, which is made when it is sent; empty where it carries none. */
  | 'attachmentName'
  /** How often it was tried, at most 6 times by itself. */
  | 'attempts'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Where it goes. */
  | 'email'
  /** The employee it goes to, if it is one. */
  | 'employeeId'
  /** What went wrong last. */
  | 'failure'
  /** Names the cause: a second mail of the same key is not made. */
  | 'key'
  /** What it is about. */
  | 'kind'
  /** Its language: en or ar. */
  | 'locale'
  /** Its Message-ID, the same at every attempt, so that a mail that arrives twice can be told. */
  | 'messageId'
  /** When it is tried next. */
  | 'nextAttemptAt'
  /** What the mail server said about it. */
  | 'reply'
  /** Whose doing caused it. */
  | 'senderId'
  /** What the sender is called. */
  | 'senderName'
  /** When the mail server took it. */
  | 'sentAt'
  /** Where it stands. */
  | 'state'
  /** The line above its text. */
  | 'subject'
  /** When the row was last changed. */
  | 'updatedAt';

/** Where a mail stands. Neither a bounced nor a failed one is tried again unless somebody asks. */
export type MailState =
  /** The mail server refused the address for good. */
  | 'bounced'
  /** Given up after several attempts, or refused otherwise. */
  | 'failed'
  /** Waits to be sent, or to be tried again. */
  | 'queued'
  /** Being handed to the mail server. */
  | 'sending'
  /** The mail server took it. */
  | 'sent';

/** Conditions on a MailState; all that are given must hold. */
export type MailStateFilter = {
  /** Equal to. */
  eq?: MailState | null | undefined;
  /** One of these. */
  in?: Array<MailState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: MailState | null | undefined;
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

export type MailsQueryVariables = Exact<{
  filter?: MailFilter | null | undefined;
  sort?: Array<MailSort> | MailSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type MailsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, email: string, subject: string, kind: MailKind, state: MailState, note: string | null, senderName: string, sentAt: string | null, attempts: number, createdAt: string, employeeId: string | null, employee: { id: string, label: string | null } | null }> } };

export type MailQueryVariables = Exact<{
  id: string;
}>;


export type MailQuery = { record: { message: string, locale: string, nextAttemptAt: string | null, attachmentName: string | null, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, email: string, subject: string, kind: MailKind, state: MailState, note: string | null, senderName: string, sentAt: string | null, attempts: number, createdAt: string, employeeId: string | null, employee: { id: string, label: string | null } | null } };

export type SendMailMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SendMailMutation = { record: { message: string, locale: string, nextAttemptAt: string | null, attachmentName: string | null, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, email: string, subject: string, kind: MailKind, state: MailState, note: string | null, senderName: string, sentAt: string | null, attempts: number, createdAt: string, employeeId: string | null, employee: { id: string, label: string | null } | null } };

export type WriteToEmployeesMutationVariables = Exact<{
  input: LetterInput;
}>;


export type WriteToEmployeesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type LetterTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type LetterTemplatesQuery = { page: { rows: Array<{ id: string, name: string, locale: string, subject: string, body: string }> } };

export type MailRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, email: string, subject: string, kind: MailKind, state: MailState, note: string | null, senderName: string, sentAt: string | null, attempts: number, createdAt: string, employeeId: string | null, employee: { id: string, label: string | null } | null };

export type MailRecordFragment = { message: string, locale: string, nextAttemptAt: string | null, attachmentName: string | null, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, email: string, subject: string, kind: MailKind, state: MailState, note: string | null, senderName: string, sentAt: string | null, attempts: number, createdAt: string, employeeId: string | null, employee: { id: string, label: string | null } | null };

export const MailRowFragmentDoc = gql`
    fragment MailRow on Mail {
  id
  version
  deletedAt
  allowedActions
  email
  subject
  kind
  state
  note
  senderName
  sentAt
  attempts
  createdAt
  employeeId
  employee {
    id
    label: employeeName
  }
}
    `;
export const MailRecordFragmentDoc = gql`
    fragment MailRecord on Mail {
  ...MailRow
  message
  locale
  nextAttemptAt
  attachmentName
  updatedAt
}
    `;
export const MailsDocument = gql`
    query Mails($filter: MailFilter, $sort: [MailSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: mails(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...MailRow
    }
    total
  }
}
    ${MailRowFragmentDoc}`;

/**
 * __useMailsQuery__
 *
 * To run a query within a React component, call `useMailsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailsQuery({
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
export function useMailsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MailsQuery, MailsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailsQuery, MailsQueryVariables>(MailsDocument, options);
      }
export function useMailsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MailsQuery, MailsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailsQuery, MailsQueryVariables>(MailsDocument, options);
        }
// @ts-ignore
export function useMailsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MailsQuery, MailsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailsQuery, MailsQueryVariables>;
export function useMailsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailsQuery, MailsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailsQuery | undefined, MailsQueryVariables>;
export function useMailsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailsQuery, MailsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MailsQuery, MailsQueryVariables>(MailsDocument, options);
        }
export type MailsQueryHookResult = ReturnType<typeof useMailsQuery>;
export type MailsLazyQueryHookResult = ReturnType<typeof useMailsLazyQuery>;
export type MailsSuspenseQueryHookResult = ReturnType<typeof useMailsSuspenseQuery>;
export type MailsQueryResult = ApolloReactCommon.QueryResult<MailsQuery, MailsQueryVariables>;
export const MailDocument = gql`
    query Mail($id: ID!) {
  record: mail(id: $id) {
    ...MailRecord
  }
}
    ${MailRecordFragmentDoc}
${MailRowFragmentDoc}`;

/**
 * __useMailQuery__
 *
 * To run a query within a React component, call `useMailQuery` and pass it any options that fit your needs.
 * When your component renders, `useMailQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMailQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useMailQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MailQuery, MailQueryVariables> & ({ variables: MailQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MailQuery, MailQueryVariables>(MailDocument, options);
      }
export function useMailLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MailQuery, MailQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MailQuery, MailQueryVariables>(MailDocument, options);
        }
// @ts-ignore
export function useMailSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MailQuery, MailQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailQuery, MailQueryVariables>;
export function useMailSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailQuery, MailQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MailQuery | undefined, MailQueryVariables>;
export function useMailSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MailQuery, MailQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MailQuery, MailQueryVariables>(MailDocument, options);
        }
export type MailQueryHookResult = ReturnType<typeof useMailQuery>;
export type MailLazyQueryHookResult = ReturnType<typeof useMailLazyQuery>;
export type MailSuspenseQueryHookResult = ReturnType<typeof useMailSuspenseQuery>;
export type MailQueryResult = ApolloReactCommon.QueryResult<MailQuery, MailQueryVariables>;
export const SendMailDocument = gql`
    mutation SendMail($id: ID!, $version: Int!) {
  record: sendMail(id: $id, version: $version) {
    ...MailRecord
  }
}
    ${MailRecordFragmentDoc}
${MailRowFragmentDoc}`;

/**
 * __useSendMailMutation__
 *
 * To run a mutation, you first call `useSendMailMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendMailMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendMailMutation, { data, loading, error }] = useSendMailMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useSendMailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendMailMutation, SendMailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendMailMutation, SendMailMutationVariables>(SendMailDocument, options);
      }
export type SendMailMutationHookResult = ReturnType<typeof useSendMailMutation>;
export type SendMailMutationResult = ApolloReactCommon.MutationResult<SendMailMutation>;
export const WriteToEmployeesDocument = gql`
    mutation WriteToEmployees($input: LetterInput!) {
  results: writeToEmployees(input: $input) {
    id
    done
    message
  }
}
    `;

/**
 * __useWriteToEmployeesMutation__
 *
 * To run a mutation, you first call `useWriteToEmployeesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWriteToEmployeesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [writeToEmployeesMutation, { data, loading, error }] = useWriteToEmployeesMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useWriteToEmployeesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WriteToEmployeesMutation, WriteToEmployeesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WriteToEmployeesMutation, WriteToEmployeesMutationVariables>(WriteToEmployeesDocument, options);
      }
export type WriteToEmployeesMutationHookResult = ReturnType<typeof useWriteToEmployeesMutation>;
export type WriteToEmployeesMutationResult = ApolloReactCommon.MutationResult<WriteToEmployeesMutation>;
export const LetterTemplatesDocument = gql`
    query LetterTemplates {
  page: mailTemplates(
    filter: {kind: {eq: message}, status: {eq: active}}
    sort: [{field: name}]
    limit: 200
  ) {
    rows {
      id
      name
      locale
      subject
      body
    }
  }
}
    `;

/**
 * __useLetterTemplatesQuery__
 *
 * To run a query within a React component, call `useLetterTemplatesQuery` and pass it any options that fit your needs.
 * When your component renders, `useLetterTemplatesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLetterTemplatesQuery({
 *   variables: {
 *   },
 * });
 */
export function useLetterTemplatesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<LetterTemplatesQuery, LetterTemplatesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LetterTemplatesQuery, LetterTemplatesQueryVariables>(LetterTemplatesDocument, options);
      }
export function useLetterTemplatesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LetterTemplatesQuery, LetterTemplatesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LetterTemplatesQuery, LetterTemplatesQueryVariables>(LetterTemplatesDocument, options);
        }
// @ts-ignore
export function useLetterTemplatesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LetterTemplatesQuery, LetterTemplatesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LetterTemplatesQuery, LetterTemplatesQueryVariables>;
export function useLetterTemplatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LetterTemplatesQuery, LetterTemplatesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LetterTemplatesQuery | undefined, LetterTemplatesQueryVariables>;
export function useLetterTemplatesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LetterTemplatesQuery, LetterTemplatesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LetterTemplatesQuery, LetterTemplatesQueryVariables>(LetterTemplatesDocument, options);
        }
export type LetterTemplatesQueryHookResult = ReturnType<typeof useLetterTemplatesQuery>;
export type LetterTemplatesLazyQueryHookResult = ReturnType<typeof useLetterTemplatesLazyQuery>;
export type LetterTemplatesSuspenseQueryHookResult = ReturnType<typeof useLetterTemplatesSuspenseQuery>;
export type LetterTemplatesQueryResult = ApolloReactCommon.QueryResult<LetterTemplatesQuery, LetterTemplatesQueryVariables>;