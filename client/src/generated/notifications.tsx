/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** How you want to be told of something from now on. */
export type NotificationChoiceInput = {
  /** Here, at the bell. */
  inApp: boolean;
  /** By one mail in the morning; at once where left out. */
  isDaily?: boolean | null | undefined;
  /** Of what. */
  kind: NotificationKind;
  /** By mail. */
  mail: boolean;
};

/** What one is told of. */
export type NotificationKind =
  /** An allowance I proposed was approved. */
  | 'allowance_approved'
  /** An allowance I proposed was rejected. */
  | 'allowance_rejected'
  /** I stand in for somebody. */
  | 'approval_delegated'
  /** A step of an approval waits for me. */
  | 'approval_due'
  /** Somebody did not decide in time. */
  | 'approval_escalated'
  /** A decision of mine is overdue. */
  | 'approval_reminder'
  /** What I was to decide was taken back. */
  | 'approval_withdrawn'
  /** A bank account was verified. */
  | 'bank_account_verified'
  /** A bank account waits to be verified. */
  | 'bank_account_waiting'
  /** Credits of a licence are due. */
  | 'cme_due'
  /** A document of the company was rejected. */
  | 'company_document_rejected'
  /** A document of the company waits to be verified. */
  | 'company_document_submitted'
  /** The company ends to be used. */
  | 'company_ending'
  /** The limited contract of an employee ends. */
  | 'contract_ending'
  /** A correction of a day was approved. */
  | 'correction_approved'
  /** A correction of a day was rejected. */
  | 'correction_rejected'
  /** A correction of a day waits for my decision. */
  | 'correction_submitted'
  /** A deduction was approved. */
  | 'deduction_approved'
  /** A deduction was rejected. */
  | 'deduction_rejected'
  /** A deduction was reversed. */
  | 'deduction_reversed'
  /** A deduction waits for my decision. */
  | 'deduction_submitted'
  /** A document of the company expires. */
  | 'document_expiring'
  /** A document of an employee was rejected. */
  | 'document_rejected'
  /** I am asked for a document. */
  | 'document_requested'
  /** A document of an employee waits to be verified. */
  | 'document_submitted'
  /** I have to read and confirm a document. */
  | 'document_to_confirm'
  /** A document of an employee was verified. */
  | 'document_verified'
  /** A document of an employee expires. */
  | 'employee_document_expiring'
  /** A payout of leave was approved. */
  | 'encashment_approved'
  /** A payout of leave was rejected. */
  | 'encashment_rejected'
  /** A payout of leave waits for my decision. */
  | 'encashment_submitted'
  /** An event of mine begins soon. */
  | 'event_reminder'
  /** My import failed. */
  | 'import_failed'
  /** My import is done. */
  | 'import_finished'
  /** Leave was approved. */
  | 'leave_approved'
  /** Somebody asks to cancel approved leave. */
  | 'leave_cancel_asked'
  /** Somebody no longer asks to cancel leave. */
  | 'leave_cancel_withdrawn'
  /** Leave was cancelled. */
  | 'leave_cancelled'
  /** Days of leave were given back. */
  | 'leave_given_back'
  /** Leave asked to be cancelled stays. */
  | 'leave_kept'
  /** Leave was rejected. */
  | 'leave_rejected'
  /** I stand in for somebody on leave. */
  | 'leave_replaced'
  /** I no longer stand in for somebody on leave. */
  | 'leave_replaced_by_other'
  /** Leave I was to stand in for was cancelled. */
  | 'leave_replaced_no_more'
  /** Leave waits for my decision. */
  | 'leave_submitted'
  /** A licence to practise expires. */
  | 'licence_expiring'
  /** A loan was approved. */
  | 'loan_approved'
  /** I am asked to agree that a loan is taken from my pay. */
  | 'loan_consent_asked'
  /** Somebody agreed that a loan is taken from the pay. */
  | 'loan_consented'
  /** A loan was paid out. */
  | 'loan_paid_out'
  /** A loan was rejected. */
  | 'loan_rejected'
  /** A loan waits for my decision. */
  | 'loan_submitted'
  /** A mail did not arrive. */
  | 'mail_failed'
  /** My payroll run was approved. */
  | 'payroll_approved'
  /** My payroll run was calculated. */
  | 'payroll_calculated'
  /** My payroll run failed. */
  | 'payroll_failed'
  /** A payroll run waits for my approval. */
  | 'payroll_waiting'
  /** My payslip is there. */
  | 'payslip_posted'
  /** The probation of an employee ends. */
  | 'probation_ending'
  /** A regular deduction I proposed was approved. */
  | 'regular_deduction_approved'
  /** A regular deduction I proposed was rejected. */
  | 'regular_deduction_rejected'
  /** A request was approved. */
  | 'request_approved'
  /** A request is to be answered today. */
  | 'request_decision_due'
  /** A request that was done is said not to be. */
  | 'request_disputed'
  /** What a request asked for was done. */
  | 'request_fulfilled'
  /** An approved request is to be done today. */
  | 'request_fulfilment_due'
  /** A request was rejected. */
  | 'request_rejected'
  /** A request came back for correction. */
  | 'request_returned'
  /** A request waits for my decision. */
  | 'request_submitted'
  /** An approved request waits to be done. */
  | 'request_to_fulfil'
  /** A reward was approved. */
  | 'reward_approved'
  /** A reward was rejected. */
  | 'reward_rejected'
  /** A reward was reversed. */
  | 'reward_reversed'
  /** A reward waits for my decision. */
  | 'reward_submitted'
  /** A published shift of mine was changed. */
  | 'roster_changed'
  /** My shifts were published. */
  | 'roster_published'
  /** A published shift of mine was taken off. */
  | 'roster_removed'
  /** A salary I proposed was approved. */
  | 'salary_approved'
  /** A salary I proposed was rejected. */
  | 'salary_rejected'
  /** A swap of mine was approved. */
  | 'swap_approved'
  /** A colleague asks me for a swap of shifts. */
  | 'swap_asked'
  /** A colleague declined my swap. */
  | 'swap_declined'
  /** A swap of mine was rejected. */
  | 'swap_rejected'
  /** A swap of shifts waits for my decision. */
  | 'swap_waiting'
  /** A user joined the company. */
  | 'user_added'
  /** A bank account I entered for a vendor was rejected. */
  | 'vendor_account_rejected'
  /** A bank account I entered for a vendor was verified. */
  | 'vendor_account_verified'
  /** A bank account of a vendor waits to be verified. */
  | 'vendor_account_waiting'
  /** The trade licence of a vendor expires. */
  | 'vendor_licence_expiring'
  /** A webhook was paused. */
  | 'webhook_paused';

/** How you want to be told from now on. */
export type NotificationPreferencesInput = {
  /** What to change; the rest stays. */
  choices: Array<NotificationChoiceInput>;
  /** No mails from this time on, HH:mm; empty with quietTo: at any time. */
  quietFrom?: string | null | undefined;
  /** Until this time, HH:mm. */
  quietTo?: string | null | undefined;
};

export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsQuery = { unread: number };

export type NotificationsQueryVariables = Exact<{
  limit: number;
  after?: string | null | undefined;
  unreadOnly: boolean;
}>;


export type NotificationsQuery = { page: { endCursor: string | null, rows: Array<{ id: string, kind: NotificationKind, text: string, subject: string, path: string, createdAt: string, readAt: string | null }> } };

export type OneNotificationFragment = { id: string, kind: NotificationKind, text: string, subject: string, path: string, createdAt: string, readAt: string | null };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type MarkNotificationsReadMutation = { unread: number };

export type NotificationsChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationsChangedSubscription = { notificationsChanged: boolean };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { preferences: { quietFrom: string | null, quietTo: string | null, choices: Array<{ kind: NotificationKind, label: string, topic: string, topicLabel: string, inApp: boolean, mail: boolean, isDaily: boolean, mayBeDaily: boolean }> } };

export type SetNotificationPreferencesMutationVariables = Exact<{
  input: NotificationPreferencesInput;
}>;


export type SetNotificationPreferencesMutation = { preferences: { quietFrom: string | null, quietTo: string | null, choices: Array<{ kind: NotificationKind, label: string, topic: string, topicLabel: string, inApp: boolean, mail: boolean, isDaily: boolean, mayBeDaily: boolean }> } };

export type HowToBeToldFragment = { quietFrom: string | null, quietTo: string | null, choices: Array<{ kind: NotificationKind, label: string, topic: string, topicLabel: string, inApp: boolean, mail: boolean, isDaily: boolean, mayBeDaily: boolean }> };

export const OneNotificationFragmentDoc = gql`
    fragment OneNotification on Notification {
  id
  kind
  text
  subject
  path
  createdAt
  readAt
}
    `;
export const HowToBeToldFragmentDoc = gql`
    fragment HowToBeTold on NotificationPreferences {
  quietFrom
  quietTo
  choices {
    kind
    label
    topic
    topicLabel
    inApp
    mail
    isDaily
    mayBeDaily
  }
}
    `;
export const UnreadNotificationsDocument = gql`
    query UnreadNotifications {
  unread: unreadNotifications
}
    `;

/**
 * __useUnreadNotificationsQuery__
 *
 * To run a query within a React component, call `useUnreadNotificationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useUnreadNotificationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUnreadNotificationsQuery({
 *   variables: {
 *   },
 * });
 */
export function useUnreadNotificationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>(UnreadNotificationsDocument, options);
      }
export function useUnreadNotificationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>(UnreadNotificationsDocument, options);
        }
// @ts-ignore
export function useUnreadNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;
export function useUnreadNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UnreadNotificationsQuery | undefined, UnreadNotificationsQueryVariables>;
export function useUnreadNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>(UnreadNotificationsDocument, options);
        }
export type UnreadNotificationsQueryHookResult = ReturnType<typeof useUnreadNotificationsQuery>;
export type UnreadNotificationsLazyQueryHookResult = ReturnType<typeof useUnreadNotificationsLazyQuery>;
export type UnreadNotificationsSuspenseQueryHookResult = ReturnType<typeof useUnreadNotificationsSuspenseQuery>;
export type UnreadNotificationsQueryResult = ApolloReactCommon.QueryResult<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;
export const NotificationsDocument = gql`
    query Notifications($limit: Int!, $after: ID, $unreadOnly: Boolean!) {
  page: notifications(limit: $limit, after: $after, unreadOnly: $unreadOnly) {
    endCursor
    rows {
      ...OneNotification
    }
  }
}
    ${OneNotificationFragmentDoc}`;

/**
 * __useNotificationsQuery__
 *
 * To run a query within a React component, call `useNotificationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useNotificationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNotificationsQuery({
 *   variables: {
 *      limit: // value for 'limit'
 *      after: // value for 'after'
 *      unreadOnly: // value for 'unreadOnly'
 *   },
 * });
 */
export function useNotificationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<NotificationsQuery, NotificationsQueryVariables> & ({ variables: NotificationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NotificationsQuery, NotificationsQueryVariables>(NotificationsDocument, options);
      }
export function useNotificationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NotificationsQuery, NotificationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NotificationsQuery, NotificationsQueryVariables>(NotificationsDocument, options);
        }
// @ts-ignore
export function useNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<NotificationsQuery, NotificationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<NotificationsQuery, NotificationsQueryVariables>;
export function useNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<NotificationsQuery, NotificationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<NotificationsQuery | undefined, NotificationsQueryVariables>;
export function useNotificationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<NotificationsQuery, NotificationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<NotificationsQuery, NotificationsQueryVariables>(NotificationsDocument, options);
        }
export type NotificationsQueryHookResult = ReturnType<typeof useNotificationsQuery>;
export type NotificationsLazyQueryHookResult = ReturnType<typeof useNotificationsLazyQuery>;
export type NotificationsSuspenseQueryHookResult = ReturnType<typeof useNotificationsSuspenseQuery>;
export type NotificationsQueryResult = ApolloReactCommon.QueryResult<NotificationsQuery, NotificationsQueryVariables>;
export const MarkNotificationsReadDocument = gql`
    mutation MarkNotificationsRead($ids: [ID!]) {
  unread: markNotificationsRead(ids: $ids)
}
    `;

/**
 * __useMarkNotificationsReadMutation__
 *
 * To run a mutation, you first call `useMarkNotificationsReadMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMarkNotificationsReadMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [markNotificationsReadMutation, { data, loading, error }] = useMarkNotificationsReadMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useMarkNotificationsReadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>(MarkNotificationsReadDocument, options);
      }
export type MarkNotificationsReadMutationHookResult = ReturnType<typeof useMarkNotificationsReadMutation>;
export type MarkNotificationsReadMutationResult = ApolloReactCommon.MutationResult<MarkNotificationsReadMutation>;
export const NotificationsChangedDocument = gql`
    subscription NotificationsChanged {
  notificationsChanged
}
    `;

/**
 * __useNotificationsChangedSubscription__
 *
 * To run a query within a React component, call `useNotificationsChangedSubscription` and pass it any options that fit your needs.
 * When your component renders, `useNotificationsChangedSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNotificationsChangedSubscription({
 *   variables: {
 *   },
 * });
 */
export function useNotificationsChangedSubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<NotificationsChangedSubscription, NotificationsChangedSubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<NotificationsChangedSubscription, NotificationsChangedSubscriptionVariables>(NotificationsChangedDocument, options);
      }
export type NotificationsChangedSubscriptionHookResult = ReturnType<typeof useNotificationsChangedSubscription>;
export type NotificationsChangedSubscriptionResult = ApolloReactCommon.SubscriptionResult<NotificationsChangedSubscription>;
export const NotificationPreferencesDocument = gql`
    query NotificationPreferences {
  preferences: notificationPreferences {
    ...HowToBeTold
  }
}
    ${HowToBeToldFragmentDoc}`;

/**
 * __useNotificationPreferencesQuery__
 *
 * To run a query within a React component, call `useNotificationPreferencesQuery` and pass it any options that fit your needs.
 * When your component renders, `useNotificationPreferencesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useNotificationPreferencesQuery({
 *   variables: {
 *   },
 * });
 */
export function useNotificationPreferencesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>(NotificationPreferencesDocument, options);
      }
export function useNotificationPreferencesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>(NotificationPreferencesDocument, options);
        }
// @ts-ignore
export function useNotificationPreferencesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export function useNotificationPreferencesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<NotificationPreferencesQuery | undefined, NotificationPreferencesQueryVariables>;
export function useNotificationPreferencesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>(NotificationPreferencesDocument, options);
        }
export type NotificationPreferencesQueryHookResult = ReturnType<typeof useNotificationPreferencesQuery>;
export type NotificationPreferencesLazyQueryHookResult = ReturnType<typeof useNotificationPreferencesLazyQuery>;
export type NotificationPreferencesSuspenseQueryHookResult = ReturnType<typeof useNotificationPreferencesSuspenseQuery>;
export type NotificationPreferencesQueryResult = ApolloReactCommon.QueryResult<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const SetNotificationPreferencesDocument = gql`
    mutation SetNotificationPreferences($input: NotificationPreferencesInput!) {
  preferences: setNotificationPreferences(input: $input) {
    ...HowToBeTold
  }
}
    ${HowToBeToldFragmentDoc}`;

/**
 * __useSetNotificationPreferencesMutation__
 *
 * To run a mutation, you first call `useSetNotificationPreferencesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetNotificationPreferencesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setNotificationPreferencesMutation, { data, loading, error }] = useSetNotificationPreferencesMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSetNotificationPreferencesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetNotificationPreferencesMutation, SetNotificationPreferencesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetNotificationPreferencesMutation, SetNotificationPreferencesMutationVariables>(SetNotificationPreferencesDocument, options);
      }
export type SetNotificationPreferencesMutationHookResult = ReturnType<typeof useSetNotificationPreferencesMutation>;
export type SetNotificationPreferencesMutationResult = ApolloReactCommon.MutationResult<SetNotificationPreferencesMutation>;