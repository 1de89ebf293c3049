/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** How a mail is answered. */
export type EmailAnswerKind =
  /** On to somebody new. */
  | 'forward'
  /** To who wrote it. */
  | 'reply'
  /** To everybody in it. */
  | 'replyAll';

/** What becomes of mails; what is not given stays. */
export type EmailChanges = {
  /** Where they go. What you wrote goes to the trash or back where it belongs. */
  folder?: EmailFolder | null | undefined;
  /** Whether he has opened it. */
  isRead?: boolean | null | undefined;
  /** Marked with a star. */
  isStarred?: boolean | null | undefined;
};

/** A draft as it is now. */
export type EmailDraftInput = {
  /** The mail it answers: it joins that conversation. */
  answersId?: string | null | undefined;
  /** Files that go with it, at most 20, in order. */
  attachmentIds?: Array<string>;
  /** Users who get it unseen by the others. */
  bccIds?: Array<string>;
  /** Plain text, at most 100,000 characters. */
  body?: string;
  /** Users who get it for information. */
  ccIds?: Array<string>;
  /** Subject, at most 200 characters. */
  subject?: string;
  /** Users it goes to. */
  toIds?: Array<string>;
};

/** Where a mail lies in the box of its reader. */
export type EmailFolder =
  /** What he is writing. */
  | 'draft'
  /** What others wrote to him. */
  | 'inbox'
  /** What he sent. */
  | 'sent'
  /** What he put there as unwanted. */
  | 'spam'
  /** What he threw away; it can be taken back. */
  | 'trash';

/** What people mark their mails with. */
export type EmailLabel =
  /** About the company. */
  | 'company'
  /** Not to be overlooked. */
  | 'important'
  /** About himself. */
  | 'personal'
  /** For nobody else to see over his shoulder. */
  | 'private';

/** Which mails are listed. */
export type EmailList =
  /** What one is writing. */
  | 'draft'
  /** What others wrote to one. */
  | 'inbox'
  /** What one sent. */
  | 'sent'
  /** What one put there as unwanted. */
  | 'spam'
  /** What one marked with a star, wherever it lies but in the trash. */
  | 'starred'
  /** What one threw away. */
  | 'trash';

export type EmailsQueryVariables = Exact<{
  folder?: EmailList | null | undefined;
  label?: EmailLabel | null | undefined;
  search?: string | null | undefined;
  limit: number;
  after?: string | null | undefined;
}>;


export type EmailsQuery = { page: { endCursor: string | null, rows: Array<{ subject: string, excerpt: string, time: string, sentAt: string | null, id: string, folder: EmailFolder, isStarred: boolean, isRead: boolean, labels: Array<EmailLabel>, from: { id: string, name: string, email: string }, to: Array<{ id: string, name: string, email: string }>, attachments: Array<{ id: string }> }> } };

export type EmailCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type EmailCountsQuery = { counts: { inbox: number, draft: number, spam: number } };

export type OpenEmailQueryVariables = Exact<{
  id: string;
  folder?: EmailList | null | undefined;
  label?: EmailLabel | null | undefined;
  search?: string | null | undefined;
}>;


export type OpenEmailQuery = { open: { previousId: string | null, nextId: string | null, mail: { draftVersion: number, threadId: string, body: string, subject: string, excerpt: string, time: string, sentAt: string | null, id: string, folder: EmailFolder, isStarred: boolean, isRead: boolean, labels: Array<EmailLabel>, cc: Array<{ id: string, name: string, email: string }>, bcc: Array<{ id: string, name: string, email: string }>, from: { id: string, name: string, email: string }, to: Array<{ id: string, name: string, email: string }>, attachments: Array<{ id: string }> }, thread: Array<{ draftVersion: number, threadId: string, body: string, subject: string, excerpt: string, time: string, sentAt: string | null, id: string, folder: EmailFolder, isStarred: boolean, isRead: boolean, labels: Array<EmailLabel>, cc: Array<{ id: string, name: string, email: string }>, bcc: Array<{ id: string, name: string, email: string }>, from: { id: string, name: string, email: string }, to: Array<{ id: string, name: string, email: string }>, attachments: Array<{ id: string }> }> } };

export type EmailAnswerQueryVariables = Exact<{
  id: string;
  kind: EmailAnswerKind;
}>;


export type EmailAnswerQuery = { answer: { subject: string, body: string, to: Array<{ id: string, name: string, email: string }>, cc: Array<{ id: string, name: string, email: string }>, attachments: Array<{ id: string }> } };

export type EmailPeopleQueryVariables = Exact<{
  search: string;
}>;


export type EmailPeopleQuery = { people: Array<{ id: string, name: string, email: string }> };

export type SaveEmailDraftMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: EmailDraftInput;
}>;


export type SaveEmailDraftMutation = { draft: { id: string, draftVersion: number, time: string } };

export type SendEmailMutationVariables = Exact<{
  id: string;
}>;


export type SendEmailMutation = { mail: { id: string, folder: EmailFolder } };

export type UpdateEmailsMutationVariables = Exact<{
  ids: Array<string> | string;
  changes: EmailChanges;
}>;


export type UpdateEmailsMutation = { rows: Array<{ id: string, folder: EmailFolder, isStarred: boolean, isRead: boolean, labels: Array<EmailLabel> }> };

export type ToggleEmailLabelMutationVariables = Exact<{
  ids: Array<string> | string;
  label: EmailLabel;
}>;


export type ToggleEmailLabelMutation = { rows: Array<{ id: string, folder: EmailFolder, isStarred: boolean, isRead: boolean, labels: Array<EmailLabel> }> };

export type RestoreEmailsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmailsMutation = { rows: Array<{ id: string, folder: EmailFolder, isStarred: boolean, isRead: boolean, labels: Array<EmailLabel> }> };

export type RemoveEmailsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveEmailsMutation = { count: number };

export type EmptyEmailTrashMutationVariables = Exact<{ [key: string]: never; }>;


export type EmptyEmailTrashMutation = { count: number };

export type EmailPersonFragment = { id: string, name: string, email: string };

export type EmailStateFragment = { id: string, folder: EmailFolder, isStarred: boolean, isRead: boolean, labels: Array<EmailLabel> };

export type EmailRowFragment = { subject: string, excerpt: string, time: string, sentAt: string | null, id: string, folder: EmailFolder, isStarred: boolean, isRead: boolean, labels: Array<EmailLabel>, from: { id: string, name: string, email: string }, to: Array<{ id: string, name: string, email: string }>, attachments: Array<{ id: string }> };

export type EmailWholeFragment = { draftVersion: number, threadId: string, body: string, subject: string, excerpt: string, time: string, sentAt: string | null, id: string, folder: EmailFolder, isStarred: boolean, isRead: boolean, labels: Array<EmailLabel>, cc: Array<{ id: string, name: string, email: string }>, bcc: Array<{ id: string, name: string, email: string }>, from: { id: string, name: string, email: string }, to: Array<{ id: string, name: string, email: string }>, attachments: Array<{ id: string }> };

export const EmailStateFragmentDoc = gql`
    fragment EmailState on Email {
  id
  folder
  isStarred
  isRead
  labels
}
    `;
export const EmailPersonFragmentDoc = gql`
    fragment EmailPerson on EmailPerson {
  id
  name
  email
}
    `;
export const EmailRowFragmentDoc = gql`
    fragment EmailRow on Email {
  ...EmailState
  from {
    ...EmailPerson
  }
  to {
    ...EmailPerson
  }
  subject
  excerpt
  time
  sentAt
  attachments {
    id
  }
}
    `;
export const EmailWholeFragmentDoc = gql`
    fragment EmailWhole on Email {
  ...EmailRow
  draftVersion
  threadId
  body
  cc {
    ...EmailPerson
  }
  bcc {
    ...EmailPerson
  }
}
    `;
export const EmailsDocument = gql`
    query Emails($folder: EmailList, $label: EmailLabel, $search: String, $limit: Int!, $after: String) {
  page: emails(
    folder: $folder
    label: $label
    search: $search
    limit: $limit
    after: $after
  ) {
    rows {
      ...EmailRow
    }
    endCursor
  }
}
    ${EmailRowFragmentDoc}
${EmailStateFragmentDoc}
${EmailPersonFragmentDoc}`;

/**
 * __useEmailsQuery__
 *
 * To run a query within a React component, call `useEmailsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmailsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmailsQuery({
 *   variables: {
 *      folder: // value for 'folder'
 *      label: // value for 'label'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useEmailsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmailsQuery, EmailsQueryVariables> & ({ variables: EmailsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmailsQuery, EmailsQueryVariables>(EmailsDocument, options);
      }
export function useEmailsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmailsQuery, EmailsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmailsQuery, EmailsQueryVariables>(EmailsDocument, options);
        }
// @ts-ignore
export function useEmailsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmailsQuery, EmailsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmailsQuery, EmailsQueryVariables>;
export function useEmailsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmailsQuery, EmailsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmailsQuery | undefined, EmailsQueryVariables>;
export function useEmailsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmailsQuery, EmailsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmailsQuery, EmailsQueryVariables>(EmailsDocument, options);
        }
export type EmailsQueryHookResult = ReturnType<typeof useEmailsQuery>;
export type EmailsLazyQueryHookResult = ReturnType<typeof useEmailsLazyQuery>;
export type EmailsSuspenseQueryHookResult = ReturnType<typeof useEmailsSuspenseQuery>;
export type EmailsQueryResult = ApolloReactCommon.QueryResult<EmailsQuery, EmailsQueryVariables>;
export const EmailCountsDocument = gql`
    query EmailCounts {
  counts: emailCounts {
    inbox
    draft
    spam
  }
}
    `;

/**
 * __useEmailCountsQuery__
 *
 * To run a query within a React component, call `useEmailCountsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmailCountsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmailCountsQuery({
 *   variables: {
 *   },
 * });
 */
export function useEmailCountsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmailCountsQuery, EmailCountsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmailCountsQuery, EmailCountsQueryVariables>(EmailCountsDocument, options);
      }
export function useEmailCountsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmailCountsQuery, EmailCountsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmailCountsQuery, EmailCountsQueryVariables>(EmailCountsDocument, options);
        }
// @ts-ignore
export function useEmailCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmailCountsQuery, EmailCountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmailCountsQuery, EmailCountsQueryVariables>;
export function useEmailCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmailCountsQuery, EmailCountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmailCountsQuery | undefined, EmailCountsQueryVariables>;
export function useEmailCountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmailCountsQuery, EmailCountsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmailCountsQuery, EmailCountsQueryVariables>(EmailCountsDocument, options);
        }
export type EmailCountsQueryHookResult = ReturnType<typeof useEmailCountsQuery>;
export type EmailCountsLazyQueryHookResult = ReturnType<typeof useEmailCountsLazyQuery>;
export type EmailCountsSuspenseQueryHookResult = ReturnType<typeof useEmailCountsSuspenseQuery>;
export type EmailCountsQueryResult = ApolloReactCommon.QueryResult<EmailCountsQuery, EmailCountsQueryVariables>;
export const OpenEmailDocument = gql`
    query OpenEmail($id: ID!, $folder: EmailList, $label: EmailLabel, $search: String) {
  open: email(id: $id, folder: $folder, label: $label, search: $search) {
    mail {
      ...EmailWhole
    }
    thread {
      ...EmailWhole
    }
    previousId
    nextId
  }
}
    ${EmailWholeFragmentDoc}
${EmailRowFragmentDoc}
${EmailStateFragmentDoc}
${EmailPersonFragmentDoc}`;

/**
 * __useOpenEmailQuery__
 *
 * To run a query within a React component, call `useOpenEmailQuery` and pass it any options that fit your needs.
 * When your component renders, `useOpenEmailQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOpenEmailQuery({
 *   variables: {
 *      id: // value for 'id'
 *      folder: // value for 'folder'
 *      label: // value for 'label'
 *      search: // value for 'search'
 *   },
 * });
 */
export function useOpenEmailQuery(baseOptions: ApolloReactHooks.QueryHookOptions<OpenEmailQuery, OpenEmailQueryVariables> & ({ variables: OpenEmailQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OpenEmailQuery, OpenEmailQueryVariables>(OpenEmailDocument, options);
      }
export function useOpenEmailLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OpenEmailQuery, OpenEmailQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OpenEmailQuery, OpenEmailQueryVariables>(OpenEmailDocument, options);
        }
// @ts-ignore
export function useOpenEmailSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OpenEmailQuery, OpenEmailQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OpenEmailQuery, OpenEmailQueryVariables>;
export function useOpenEmailSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OpenEmailQuery, OpenEmailQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OpenEmailQuery | undefined, OpenEmailQueryVariables>;
export function useOpenEmailSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OpenEmailQuery, OpenEmailQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OpenEmailQuery, OpenEmailQueryVariables>(OpenEmailDocument, options);
        }
export type OpenEmailQueryHookResult = ReturnType<typeof useOpenEmailQuery>;
export type OpenEmailLazyQueryHookResult = ReturnType<typeof useOpenEmailLazyQuery>;
export type OpenEmailSuspenseQueryHookResult = ReturnType<typeof useOpenEmailSuspenseQuery>;
export type OpenEmailQueryResult = ApolloReactCommon.QueryResult<OpenEmailQuery, OpenEmailQueryVariables>;
export const EmailAnswerDocument = gql`
    query EmailAnswer($id: ID!, $kind: EmailAnswerKind!) {
  answer: emailAnswer(id: $id, kind: $kind) {
    to {
      ...EmailPerson
    }
    cc {
      ...EmailPerson
    }
    subject
    body
    attachments {
      id
    }
  }
}
    ${EmailPersonFragmentDoc}`;

/**
 * __useEmailAnswerQuery__
 *
 * To run a query within a React component, call `useEmailAnswerQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmailAnswerQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmailAnswerQuery({
 *   variables: {
 *      id: // value for 'id'
 *      kind: // value for 'kind'
 *   },
 * });
 */
export function useEmailAnswerQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmailAnswerQuery, EmailAnswerQueryVariables> & ({ variables: EmailAnswerQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmailAnswerQuery, EmailAnswerQueryVariables>(EmailAnswerDocument, options);
      }
export function useEmailAnswerLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmailAnswerQuery, EmailAnswerQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmailAnswerQuery, EmailAnswerQueryVariables>(EmailAnswerDocument, options);
        }
// @ts-ignore
export function useEmailAnswerSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmailAnswerQuery, EmailAnswerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmailAnswerQuery, EmailAnswerQueryVariables>;
export function useEmailAnswerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmailAnswerQuery, EmailAnswerQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmailAnswerQuery | undefined, EmailAnswerQueryVariables>;
export function useEmailAnswerSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmailAnswerQuery, EmailAnswerQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmailAnswerQuery, EmailAnswerQueryVariables>(EmailAnswerDocument, options);
        }
export type EmailAnswerQueryHookResult = ReturnType<typeof useEmailAnswerQuery>;
export type EmailAnswerLazyQueryHookResult = ReturnType<typeof useEmailAnswerLazyQuery>;
export type EmailAnswerSuspenseQueryHookResult = ReturnType<typeof useEmailAnswerSuspenseQuery>;
export type EmailAnswerQueryResult = ApolloReactCommon.QueryResult<EmailAnswerQuery, EmailAnswerQueryVariables>;
export const EmailPeopleDocument = gql`
    query EmailPeople($search: String!) {
  people: emailPeople(search: $search) {
    ...EmailPerson
  }
}
    ${EmailPersonFragmentDoc}`;

/**
 * __useEmailPeopleQuery__
 *
 * To run a query within a React component, call `useEmailPeopleQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmailPeopleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmailPeopleQuery({
 *   variables: {
 *      search: // value for 'search'
 *   },
 * });
 */
export function useEmailPeopleQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmailPeopleQuery, EmailPeopleQueryVariables> & ({ variables: EmailPeopleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmailPeopleQuery, EmailPeopleQueryVariables>(EmailPeopleDocument, options);
      }
export function useEmailPeopleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmailPeopleQuery, EmailPeopleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmailPeopleQuery, EmailPeopleQueryVariables>(EmailPeopleDocument, options);
        }
// @ts-ignore
export function useEmailPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmailPeopleQuery, EmailPeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmailPeopleQuery, EmailPeopleQueryVariables>;
export function useEmailPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmailPeopleQuery, EmailPeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmailPeopleQuery | undefined, EmailPeopleQueryVariables>;
export function useEmailPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmailPeopleQuery, EmailPeopleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmailPeopleQuery, EmailPeopleQueryVariables>(EmailPeopleDocument, options);
        }
export type EmailPeopleQueryHookResult = ReturnType<typeof useEmailPeopleQuery>;
export type EmailPeopleLazyQueryHookResult = ReturnType<typeof useEmailPeopleLazyQuery>;
export type EmailPeopleSuspenseQueryHookResult = ReturnType<typeof useEmailPeopleSuspenseQuery>;
export type EmailPeopleQueryResult = ApolloReactCommon.QueryResult<EmailPeopleQuery, EmailPeopleQueryVariables>;
export const SaveEmailDraftDocument = gql`
    mutation SaveEmailDraft($id: ID, $version: Int, $input: EmailDraftInput!) {
  draft: saveEmailDraft(id: $id, version: $version, input: $input) {
    id
    draftVersion
    time
  }
}
    `;

/**
 * __useSaveEmailDraftMutation__
 *
 * To run a mutation, you first call `useSaveEmailDraftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveEmailDraftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveEmailDraftMutation, { data, loading, error }] = useSaveEmailDraftMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSaveEmailDraftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveEmailDraftMutation, SaveEmailDraftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveEmailDraftMutation, SaveEmailDraftMutationVariables>(SaveEmailDraftDocument, options);
      }
export type SaveEmailDraftMutationHookResult = ReturnType<typeof useSaveEmailDraftMutation>;
export type SaveEmailDraftMutationResult = ApolloReactCommon.MutationResult<SaveEmailDraftMutation>;
export const SendEmailDocument = gql`
    mutation SendEmail($id: ID!) {
  mail: sendEmail(id: $id) {
    id
    folder
  }
}
    `;

/**
 * __useSendEmailMutation__
 *
 * To run a mutation, you first call `useSendEmailMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendEmailMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendEmailMutation, { data, loading, error }] = useSendEmailMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useSendEmailMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendEmailMutation, SendEmailMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendEmailMutation, SendEmailMutationVariables>(SendEmailDocument, options);
      }
export type SendEmailMutationHookResult = ReturnType<typeof useSendEmailMutation>;
export type SendEmailMutationResult = ApolloReactCommon.MutationResult<SendEmailMutation>;
export const UpdateEmailsDocument = gql`
    mutation UpdateEmails($ids: [ID!]!, $changes: EmailChanges!) {
  rows: updateEmails(ids: $ids, changes: $changes) {
    ...EmailState
  }
}
    ${EmailStateFragmentDoc}`;

/**
 * __useUpdateEmailsMutation__
 *
 * To run a mutation, you first call `useUpdateEmailsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmailsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmailsMutation, { data, loading, error }] = useUpdateEmailsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      changes: // value for 'changes'
 *   },
 * });
 */
export function useUpdateEmailsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmailsMutation, UpdateEmailsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmailsMutation, UpdateEmailsMutationVariables>(UpdateEmailsDocument, options);
      }
export type UpdateEmailsMutationHookResult = ReturnType<typeof useUpdateEmailsMutation>;
export type UpdateEmailsMutationResult = ApolloReactCommon.MutationResult<UpdateEmailsMutation>;
export const ToggleEmailLabelDocument = gql`
    mutation ToggleEmailLabel($ids: [ID!]!, $label: EmailLabel!) {
  rows: toggleEmailLabel(ids: $ids, label: $label) {
    ...EmailState
  }
}
    ${EmailStateFragmentDoc}`;

/**
 * __useToggleEmailLabelMutation__
 *
 * To run a mutation, you first call `useToggleEmailLabelMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useToggleEmailLabelMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [toggleEmailLabelMutation, { data, loading, error }] = useToggleEmailLabelMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *      label: // value for 'label'
 *   },
 * });
 */
export function useToggleEmailLabelMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ToggleEmailLabelMutation, ToggleEmailLabelMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ToggleEmailLabelMutation, ToggleEmailLabelMutationVariables>(ToggleEmailLabelDocument, options);
      }
export type ToggleEmailLabelMutationHookResult = ReturnType<typeof useToggleEmailLabelMutation>;
export type ToggleEmailLabelMutationResult = ApolloReactCommon.MutationResult<ToggleEmailLabelMutation>;
export const RestoreEmailsDocument = gql`
    mutation RestoreEmails($ids: [ID!]!) {
  rows: restoreEmails(ids: $ids) {
    ...EmailState
  }
}
    ${EmailStateFragmentDoc}`;

/**
 * __useRestoreEmailsMutation__
 *
 * To run a mutation, you first call `useRestoreEmailsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmailsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmailsMutation, { data, loading, error }] = useRestoreEmailsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmailsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmailsMutation, RestoreEmailsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmailsMutation, RestoreEmailsMutationVariables>(RestoreEmailsDocument, options);
      }
export type RestoreEmailsMutationHookResult = ReturnType<typeof useRestoreEmailsMutation>;
export type RestoreEmailsMutationResult = ApolloReactCommon.MutationResult<RestoreEmailsMutation>;
export const RemoveEmailsDocument = gql`
    mutation RemoveEmails($ids: [ID!]!) {
  count: removeEmails(ids: $ids)
}
    `;

/**
 * __useRemoveEmailsMutation__
 *
 * To run a mutation, you first call `useRemoveEmailsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemoveEmailsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [removeEmailsMutation, { data, loading, error }] = useRemoveEmailsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRemoveEmailsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemoveEmailsMutation, RemoveEmailsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemoveEmailsMutation, RemoveEmailsMutationVariables>(RemoveEmailsDocument, options);
      }
export type RemoveEmailsMutationHookResult = ReturnType<typeof useRemoveEmailsMutation>;
export type RemoveEmailsMutationResult = ApolloReactCommon.MutationResult<RemoveEmailsMutation>;
export const EmptyEmailTrashDocument = gql`
    mutation EmptyEmailTrash {
  count: emptyEmailTrash
}
    `;

/**
 * __useEmptyEmailTrashMutation__
 *
 * To run a mutation, you first call `useEmptyEmailTrashMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEmptyEmailTrashMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [emptyEmailTrashMutation, { data, loading, error }] = useEmptyEmailTrashMutation({
 *   variables: {
 *   },
 * });
 */
export function useEmptyEmailTrashMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EmptyEmailTrashMutation, EmptyEmailTrashMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EmptyEmailTrashMutation, EmptyEmailTrashMutationVariables>(EmptyEmailTrashDocument, options);
      }
export type EmptyEmailTrashMutationHookResult = ReturnType<typeof useEmptyEmailTrashMutation>;
export type EmptyEmailTrashMutationResult = ApolloReactCommon.MutationResult<EmptyEmailTrashMutation>;