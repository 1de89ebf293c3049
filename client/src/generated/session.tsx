/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Whether a bar stays in sight, scrolls away or is not there. */
export type BarPlace =
  /** Stays in sight. */
  | 'fixed'
  /** Is not there. */
  | 'hidden'
  /** Scrolls away with the page. */
  | 'static';

/** Whether pages use the whole width or at most 1440 pixels. */
export type ContentWidth =
  /** 1440 pixels at most, in the middle. */
  | 'boxed'
  /** The whole width of the window. */
  | 'full';

/** Whose rows a grant reaches. */
export type GrantScope =
  /** All rows of the company. */
  | 'company'
  /** Rows about people of the departments one heads. */
  | 'department'
  /** Rows about oneself. */
  | 'own'
  /** Rows about oneself and everybody below, down all levels. */
  | 'team';

/** Writing direction of the web app. */
export type InterfaceDirection =
  /** As the language is written. */
  | 'auto'
  /** From left to right. */
  | 'ltr'
  /** From right to left. */
  | 'rtl';

/** Colours of the web app. */
export type InterfaceMode =
  /** Dark colours. */
  | 'dark'
  /** Bright colours. */
  | 'light'
  /** Bright colours beside a dark menu. */
  | 'semi_dark'
  /** As the device is set. */
  | 'system';

/** How the web app is to look to you. */
export type InterfaceSettingsInput = {
  /** The bar on top. */
  appBar: BarPlace;
  /** Width of pages. */
  contentWidth: ContentWidth;
  /** Writing direction. */
  direction: InterfaceDirection;
  /** The line at the foot. */
  footer: BarPlace;
  /** Where the menu stands on wide screens. */
  layout: MenuLayout;
  /** Colours. */
  mode: InterfaceMode;
  /** Whether the side menu is folded to its icons. */
  navCollapsed: boolean;
  /** Whether the side menu shows only when it is opened. */
  navHidden: boolean;
  /** Seconds between two looks at the session; 0 looks only when the tab comes back into sight. */
  sessionPollSeconds: number;
  /** How panels stand out. */
  skin: InterfaceSkin;
  /** Where short news appears. */
  toastPosition: ToastPosition;
};

/** How panels stand out. */
export type InterfaceSkin =
  /** Panels have a line around them. */
  | 'bordered'
  /** Panels cast a shadow. */
  | 'default';

/** Menu at the side or below the top bar. */
export type MenuLayout =
  /** Below the top bar. */
  | 'horizontal'
  /** At the side. */
  | 'vertical';

/** Where short news appears. */
export type ToastPosition =
  /** Below, in the middle. */
  | 'bottomCenter'
  /** Below, at the left edge. */
  | 'bottomLeft'
  /** Below, at the right edge. */
  | 'bottomRight'
  /** Above, in the middle. */
  | 'topCenter'
  /** Above, at the left edge. */
  | 'topLeft'
  /** Above, at the right edge. */
  | 'topRight';

export type GrantableQueryVariables = Exact<{ [key: string]: never; }>;


export type GrantableQuery = { grantable: Array<{ subject: string, actions: Array<string>, scopes: Array<GrantScope> }> };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { session: { roles: Array<string>, employeeId: string | null, mayVisit: boolean, formerUntil: string | null, rules: unknown, expires: string, user: { id: string, name: string, email: string, type: string, status: string }, company: { id: string, name: string, currency: string, timeZone: string, logoFileId: string | null } | null, companies: Array<{ id: string, name: string }>, viewing: { id: string, title: string } | null } | null };

export type MenuQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuQuery = { menu: Array<{ title: string | null, path: string | null, icon: string | null, sectionTitle: string | null, action: string | null, subject: string | null, disabled: boolean, openInNewTab: boolean, badgeContent: string | null, badgeColor: string | null, children: Array<{ title: string | null, path: string | null, icon: string | null, sectionTitle: string | null, action: string | null, subject: string | null, disabled: boolean, openInNewTab: boolean, badgeContent: string | null, badgeColor: string | null, children: Array<{ title: string | null, path: string | null, icon: string | null, sectionTitle: string | null, action: string | null, subject: string | null, disabled: boolean, openInNewTab: boolean, badgeContent: string | null, badgeColor: string | null }> | null }> | null }> };

export type MenuEntryFragment = { title: string | null, path: string | null, icon: string | null, sectionTitle: string | null, action: string | null, subject: string | null, disabled: boolean, openInNewTab: boolean, badgeContent: string | null, badgeColor: string | null };

export type EnterCompanyMutationVariables = Exact<{
  id: string;
}>;


export type EnterCompanyMutation = { enterCompany: { expires: string } };

export type LeaveCompanyMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveCompanyMutation = { leaveCompany: { expires: string } };

export type ViewAsRoleMutationVariables = Exact<{
  id: string;
  employeeId?: string | null | undefined;
}>;


export type ViewAsRoleMutation = { viewAsRole: { expires: string } };

export type StopViewingMutationVariables = Exact<{ [key: string]: never; }>;


export type StopViewingMutation = { stopViewing: { expires: string } };

export type ChangesSubscriptionVariables = Exact<{
  subjects: Array<string> | string;
}>;


export type ChangesSubscription = { change: { subject: string, id: string, action: string } };

export type InterfaceSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type InterfaceSettingsQuery = { settings: { mode: InterfaceMode, skin: InterfaceSkin, direction: InterfaceDirection, contentWidth: ContentWidth, footer: BarPlace, appBar: BarPlace, navCollapsed: boolean, navHidden: boolean, layout: MenuLayout, toastPosition: ToastPosition, sessionPollSeconds: number } | null };

export type KeepInterfaceSettingsMutationVariables = Exact<{
  settings: InterfaceSettingsInput;
}>;


export type KeepInterfaceSettingsMutation = { settings: { mode: InterfaceMode, skin: InterfaceSkin, direction: InterfaceDirection, contentWidth: ContentWidth, footer: BarPlace, appBar: BarPlace, navCollapsed: boolean, navHidden: boolean, layout: MenuLayout, toastPosition: ToastPosition, sessionPollSeconds: number } };

export type KeptSettingsFragment = { mode: InterfaceMode, skin: InterfaceSkin, direction: InterfaceDirection, contentWidth: ContentWidth, footer: BarPlace, appBar: BarPlace, navCollapsed: boolean, navHidden: boolean, layout: MenuLayout, toastPosition: ToastPosition, sessionPollSeconds: number };

export type MyRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRolesQuery = { session: { roles: Array<string> } | null };

export const MenuEntryFragmentDoc = gql`
    fragment MenuEntry on MenuItem {
  title
  path
  icon
  sectionTitle
  action
  subject
  disabled
  openInNewTab
  badgeContent
  badgeColor
}
    `;
export const KeptSettingsFragmentDoc = gql`
    fragment KeptSettings on InterfaceSettings {
  mode
  skin
  direction
  contentWidth
  footer
  appBar
  navCollapsed
  navHidden
  layout
  toastPosition
  sessionPollSeconds
}
    `;
export const GrantableDocument = gql`
    query Grantable {
  grantable {
    subject
    actions
    scopes
  }
}
    `;

/**
 * __useGrantableQuery__
 *
 * To run a query within a React component, call `useGrantableQuery` and pass it any options that fit your needs.
 * When your component renders, `useGrantableQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useGrantableQuery({
 *   variables: {
 *   },
 * });
 */
export function useGrantableQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<GrantableQuery, GrantableQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<GrantableQuery, GrantableQueryVariables>(GrantableDocument, options);
      }
export function useGrantableLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<GrantableQuery, GrantableQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<GrantableQuery, GrantableQueryVariables>(GrantableDocument, options);
        }
// @ts-ignore
export function useGrantableSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<GrantableQuery, GrantableQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GrantableQuery, GrantableQueryVariables>;
export function useGrantableSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GrantableQuery, GrantableQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GrantableQuery | undefined, GrantableQueryVariables>;
export function useGrantableSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GrantableQuery, GrantableQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<GrantableQuery, GrantableQueryVariables>(GrantableDocument, options);
        }
export type GrantableQueryHookResult = ReturnType<typeof useGrantableQuery>;
export type GrantableLazyQueryHookResult = ReturnType<typeof useGrantableLazyQuery>;
export type GrantableSuspenseQueryHookResult = ReturnType<typeof useGrantableSuspenseQuery>;
export type GrantableQueryResult = ApolloReactCommon.QueryResult<GrantableQuery, GrantableQueryVariables>;
export const SessionDocument = gql`
    query Session {
  session {
    user {
      id
      name
      email
      type
      status
    }
    company {
      id
      name
      currency
      timeZone
      logoFileId
    }
    companies {
      id
      name
    }
    roles
    viewing {
      id
      title
    }
    employeeId
    mayVisit
    formerUntil
    rules
    expires
  }
}
    `;

/**
 * __useSessionQuery__
 *
 * To run a query within a React component, call `useSessionQuery` and pass it any options that fit your needs.
 * When your component renders, `useSessionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSessionQuery({
 *   variables: {
 *   },
 * });
 */
export function useSessionQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SessionQuery, SessionQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SessionQuery, SessionQueryVariables>(SessionDocument, options);
      }
export function useSessionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SessionQuery, SessionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SessionQuery, SessionQueryVariables>(SessionDocument, options);
        }
// @ts-ignore
export function useSessionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SessionQuery, SessionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SessionQuery, SessionQueryVariables>;
export function useSessionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SessionQuery, SessionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SessionQuery | undefined, SessionQueryVariables>;
export function useSessionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SessionQuery, SessionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SessionQuery, SessionQueryVariables>(SessionDocument, options);
        }
export type SessionQueryHookResult = ReturnType<typeof useSessionQuery>;
export type SessionLazyQueryHookResult = ReturnType<typeof useSessionLazyQuery>;
export type SessionSuspenseQueryHookResult = ReturnType<typeof useSessionSuspenseQuery>;
export type SessionQueryResult = ApolloReactCommon.QueryResult<SessionQuery, SessionQueryVariables>;
export const MenuDocument = gql`
    query Menu {
  menu {
    ...MenuEntry
    children {
      ...MenuEntry
      children {
        ...MenuEntry
      }
    }
  }
}
    ${MenuEntryFragmentDoc}`;

/**
 * __useMenuQuery__
 *
 * To run a query within a React component, call `useMenuQuery` and pass it any options that fit your needs.
 * When your component renders, `useMenuQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMenuQuery({
 *   variables: {
 *   },
 * });
 */
export function useMenuQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MenuQuery, MenuQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MenuQuery, MenuQueryVariables>(MenuDocument, options);
      }
export function useMenuLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MenuQuery, MenuQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MenuQuery, MenuQueryVariables>(MenuDocument, options);
        }
// @ts-ignore
export function useMenuSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MenuQuery, MenuQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MenuQuery, MenuQueryVariables>;
export function useMenuSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MenuQuery, MenuQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MenuQuery | undefined, MenuQueryVariables>;
export function useMenuSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MenuQuery, MenuQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MenuQuery, MenuQueryVariables>(MenuDocument, options);
        }
export type MenuQueryHookResult = ReturnType<typeof useMenuQuery>;
export type MenuLazyQueryHookResult = ReturnType<typeof useMenuLazyQuery>;
export type MenuSuspenseQueryHookResult = ReturnType<typeof useMenuSuspenseQuery>;
export type MenuQueryResult = ApolloReactCommon.QueryResult<MenuQuery, MenuQueryVariables>;
export const EnterCompanyDocument = gql`
    mutation EnterCompany($id: ID!) {
  enterCompany(id: $id) {
    expires
  }
}
    `;

/**
 * __useEnterCompanyMutation__
 *
 * To run a mutation, you first call `useEnterCompanyMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEnterCompanyMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [enterCompanyMutation, { data, loading, error }] = useEnterCompanyMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEnterCompanyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EnterCompanyMutation, EnterCompanyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EnterCompanyMutation, EnterCompanyMutationVariables>(EnterCompanyDocument, options);
      }
export type EnterCompanyMutationHookResult = ReturnType<typeof useEnterCompanyMutation>;
export type EnterCompanyMutationResult = ApolloReactCommon.MutationResult<EnterCompanyMutation>;
export const LeaveCompanyDocument = gql`
    mutation LeaveCompany {
  leaveCompany {
    expires
  }
}
    `;

/**
 * __useLeaveCompanyMutation__
 *
 * To run a mutation, you first call `useLeaveCompanyMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useLeaveCompanyMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [leaveCompanyMutation, { data, loading, error }] = useLeaveCompanyMutation({
 *   variables: {
 *   },
 * });
 */
export function useLeaveCompanyMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<LeaveCompanyMutation, LeaveCompanyMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<LeaveCompanyMutation, LeaveCompanyMutationVariables>(LeaveCompanyDocument, options);
      }
export type LeaveCompanyMutationHookResult = ReturnType<typeof useLeaveCompanyMutation>;
export type LeaveCompanyMutationResult = ApolloReactCommon.MutationResult<LeaveCompanyMutation>;
export const ViewAsRoleDocument = gql`
    mutation ViewAsRole($id: ID!, $employeeId: ID) {
  viewAsRole(id: $id, employeeId: $employeeId) {
    expires
  }
}
    `;

/**
 * __useViewAsRoleMutation__
 *
 * To run a mutation, you first call `useViewAsRoleMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useViewAsRoleMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [viewAsRoleMutation, { data, loading, error }] = useViewAsRoleMutation({
 *   variables: {
 *      id: // value for 'id'
 *      employeeId: // value for 'employeeId'
 *   },
 * });
 */
export function useViewAsRoleMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ViewAsRoleMutation, ViewAsRoleMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ViewAsRoleMutation, ViewAsRoleMutationVariables>(ViewAsRoleDocument, options);
      }
export type ViewAsRoleMutationHookResult = ReturnType<typeof useViewAsRoleMutation>;
export type ViewAsRoleMutationResult = ApolloReactCommon.MutationResult<ViewAsRoleMutation>;
export const StopViewingDocument = gql`
    mutation StopViewing {
  stopViewing {
    expires
  }
}
    `;

/**
 * __useStopViewingMutation__
 *
 * To run a mutation, you first call `useStopViewingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useStopViewingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [stopViewingMutation, { data, loading, error }] = useStopViewingMutation({
 *   variables: {
 *   },
 * });
 */
export function useStopViewingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<StopViewingMutation, StopViewingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<StopViewingMutation, StopViewingMutationVariables>(StopViewingDocument, options);
      }
export type StopViewingMutationHookResult = ReturnType<typeof useStopViewingMutation>;
export type StopViewingMutationResult = ApolloReactCommon.MutationResult<StopViewingMutation>;
export const ChangesDocument = gql`
    subscription Changes($subjects: [String!]!) {
  change: changes(subjects: $subjects) {
    subject
    id
    action
  }
}
    `;

/**
 * __useChangesSubscription__
 *
 * To run a query within a React component, call `useChangesSubscription` and pass it any options that fit your needs.
 * When your component renders, `useChangesSubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChangesSubscription({
 *   variables: {
 *      subjects: // value for 'subjects'
 *   },
 * });
 */
export function useChangesSubscription(baseOptions: ApolloReactHooks.SubscriptionHookOptions<ChangesSubscription, ChangesSubscriptionVariables> & ({ variables: ChangesSubscriptionVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<ChangesSubscription, ChangesSubscriptionVariables>(ChangesDocument, options);
      }
export type ChangesSubscriptionHookResult = ReturnType<typeof useChangesSubscription>;
export type ChangesSubscriptionResult = ApolloReactCommon.SubscriptionResult<ChangesSubscription>;
export const InterfaceSettingsDocument = gql`
    query InterfaceSettings {
  settings: interfaceSettings {
    ...KeptSettings
  }
}
    ${KeptSettingsFragmentDoc}`;

/**
 * __useInterfaceSettingsQuery__
 *
 * To run a query within a React component, call `useInterfaceSettingsQuery` and pass it any options that fit your needs.
 * When your component renders, `useInterfaceSettingsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useInterfaceSettingsQuery({
 *   variables: {
 *   },
 * });
 */
export function useInterfaceSettingsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<InterfaceSettingsQuery, InterfaceSettingsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InterfaceSettingsQuery, InterfaceSettingsQueryVariables>(InterfaceSettingsDocument, options);
      }
export function useInterfaceSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InterfaceSettingsQuery, InterfaceSettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InterfaceSettingsQuery, InterfaceSettingsQueryVariables>(InterfaceSettingsDocument, options);
        }
// @ts-ignore
export function useInterfaceSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InterfaceSettingsQuery, InterfaceSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InterfaceSettingsQuery, InterfaceSettingsQueryVariables>;
export function useInterfaceSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InterfaceSettingsQuery, InterfaceSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InterfaceSettingsQuery | undefined, InterfaceSettingsQueryVariables>;
export function useInterfaceSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InterfaceSettingsQuery, InterfaceSettingsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InterfaceSettingsQuery, InterfaceSettingsQueryVariables>(InterfaceSettingsDocument, options);
        }
export type InterfaceSettingsQueryHookResult = ReturnType<typeof useInterfaceSettingsQuery>;
export type InterfaceSettingsLazyQueryHookResult = ReturnType<typeof useInterfaceSettingsLazyQuery>;
export type InterfaceSettingsSuspenseQueryHookResult = ReturnType<typeof useInterfaceSettingsSuspenseQuery>;
export type InterfaceSettingsQueryResult = ApolloReactCommon.QueryResult<InterfaceSettingsQuery, InterfaceSettingsQueryVariables>;
export const KeepInterfaceSettingsDocument = gql`
    mutation KeepInterfaceSettings($settings: InterfaceSettingsInput!) {
  settings: keepInterfaceSettings(settings: $settings) {
    ...KeptSettings
  }
}
    ${KeptSettingsFragmentDoc}`;

/**
 * __useKeepInterfaceSettingsMutation__
 *
 * To run a mutation, you first call `useKeepInterfaceSettingsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useKeepInterfaceSettingsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [keepInterfaceSettingsMutation, { data, loading, error }] = useKeepInterfaceSettingsMutation({
 *   variables: {
 *      settings: // value for 'settings'
 *   },
 * });
 */
export function useKeepInterfaceSettingsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<KeepInterfaceSettingsMutation, KeepInterfaceSettingsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<KeepInterfaceSettingsMutation, KeepInterfaceSettingsMutationVariables>(KeepInterfaceSettingsDocument, options);
      }
export type KeepInterfaceSettingsMutationHookResult = ReturnType<typeof useKeepInterfaceSettingsMutation>;
export type KeepInterfaceSettingsMutationResult = ApolloReactCommon.MutationResult<KeepInterfaceSettingsMutation>;
export const MyRolesDocument = gql`
    query MyRoles {
  session {
    roles
  }
}
    `;

/**
 * __useMyRolesQuery__
 *
 * To run a query within a React component, call `useMyRolesQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyRolesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyRolesQuery({
 *   variables: {
 *   },
 * });
 */
export function useMyRolesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MyRolesQuery, MyRolesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyRolesQuery, MyRolesQueryVariables>(MyRolesDocument, options);
      }
export function useMyRolesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyRolesQuery, MyRolesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyRolesQuery, MyRolesQueryVariables>(MyRolesDocument, options);
        }
// @ts-ignore
export function useMyRolesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MyRolesQuery, MyRolesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyRolesQuery, MyRolesQueryVariables>;
export function useMyRolesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyRolesQuery, MyRolesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyRolesQuery | undefined, MyRolesQueryVariables>;
export function useMyRolesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyRolesQuery, MyRolesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MyRolesQuery, MyRolesQueryVariables>(MyRolesDocument, options);
        }
export type MyRolesQueryHookResult = ReturnType<typeof useMyRolesQuery>;
export type MyRolesLazyQueryHookResult = ReturnType<typeof useMyRolesLazyQuery>;
export type MyRolesSuspenseQueryHookResult = ReturnType<typeof useMyRolesSuspenseQuery>;
export type MyRolesQueryResult = ApolloReactCommon.QueryResult<MyRolesQuery, MyRolesQueryVariables>;