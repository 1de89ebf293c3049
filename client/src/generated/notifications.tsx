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
  | 'allowance_approved'
  | 'allowance_rejected'
  | 'approval_delegated'
  | 'approval_due'
  | 'approval_escalated'
  | 'approval_reminder'
  | 'approval_withdrawn'
  | 'bank_account_verified'
  | 'bank_account_waiting'
  | 'cme_due'
  | 'company_document_rejected'
  | 'company_document_submitted'
  | 'company_ending'
  | 'contract_ending'
  | 'correction_approved'
  | 'correction_rejected'
  | 'correction_submitted'
  | 'deduction_approved'
  | 'deduction_rejected'
  | 'deduction_reversed'
  | 'deduction_submitted'
  | 'document_expiring'
  | 'document_rejected'
  | 'document_requested'
  | 'document_submitted'
  | 'document_to_confirm'
  | 'document_verified'
  | 'employee_document_expiring'
  | 'encashment_approved'
  | 'encashment_rejected'
  | 'encashment_submitted'
  | 'event_reminder'
  | 'import_failed'
  | 'import_finished'
  | 'leave_approved'
  | 'leave_cancel_asked'
  | 'leave_cancel_withdrawn'
  | 'leave_cancelled'
  | 'leave_given_back'
  | 'leave_kept'
  | 'leave_rejected'
  | 'leave_replaced'
  | 'leave_replaced_by_other'
  | 'leave_replaced_no_more'
  | 'leave_submitted'
  | 'licence_expiring'
  | 'loan_approved'
  | 'loan_consent_asked'
  | 'loan_consented'
  | 'loan_paid_out'
  | 'loan_rejected'
  | 'loan_submitted'
  | 'mail_failed'
  | 'payroll_approved'
  | 'payroll_calculated'
  | 'payroll_failed'
  | 'payroll_waiting'
  | 'payslip_posted'
  | 'probation_ending'
  | 'regular_deduction_approved'
  | 'regular_deduction_rejected'
  | 'request_approved'
  | 'request_decision_due'
  | 'request_disputed'
  | 'request_fulfilled'
  | 'request_fulfilment_due'
  | 'request_rejected'
  | 'request_returned'
  | 'request_submitted'
  | 'request_to_fulfil'
  | 'reward_approved'
  | 'reward_rejected'
  | 'reward_reversed'
  | 'reward_submitted'
  | 'roster_changed'
  | 'roster_published'
  | 'roster_removed'
  | 'salary_approved'
  | 'salary_rejected'
  | 'swap_approved'
  | 'swap_asked'
  | 'swap_declined'
  | 'swap_rejected'
  | 'swap_waiting'
  | 'user_added'
  | 'vendor_account_rejected'
  | 'vendor_account_verified'
  | 'vendor_account_waiting'
  | 'vendor_licence_expiring'
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