/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Who decides for you from when to when. */
export type ApprovalDelegationInput = {
  /** First day. At most 5 years ahead. */
  fromDate: string;
  /** Kinds of rows it is for, such as EmployeeLeave; all where empty. */
  subjects?: Array<string>;
  /** Last day. At most 5 years ahead. */
  toDate: string;
  /** Who decides meanwhile: a user of the company. */
  toUserId: string;
};

/** A decision. */
export type ApprovalVerdict =
  /** It was agreed to. */
  | 'approved'
  /** It was refused. */
  | 'rejected';

export type ApprovalGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalGroupsQuery = { groups: Array<{ subject: string, label: string, count: number, canReject: boolean }> };

export type ApprovalsWaitingQueryVariables = Exact<{
  subject: string;
  limit: number;
}>;


export type ApprovalsWaitingQuery = { page: { total: number, rows: Array<{ id: string, subject: string, since: string, who: string | null, path: string | null, canReject: boolean, flowName: string | null, step: number | null, steps: number | null, insteadOf: string | null, what: string | null, kind: string | null, fromDate: string | null, toDate: string | null, days: string | null, amount: string | null, currency: string | null, note: string | null, asksToCancel: boolean | null, replacement: string | null, isReplacementAway: boolean | null, fileIds: Array<string> | null, dueOn: string | null, dueStanding: string | null }> } };

export type ApprovalWaitingFragment = { id: string, subject: string, since: string, who: string | null, path: string | null, canReject: boolean, flowName: string | null, step: number | null, steps: number | null, insteadOf: string | null, what: string | null, kind: string | null, fromDate: string | null, toDate: string | null, days: string | null, amount: string | null, currency: string | null, note: string | null, asksToCancel: boolean | null, replacement: string | null, isReplacementAway: boolean | null, fileIds: Array<string> | null, dueOn: string | null, dueStanding: string | null };

export type MyApprovalDecisionsQueryVariables = Exact<{
  limit: number;
}>;


export type MyApprovalDecisionsQuery = { page: { total: number, rows: Array<{ id: string, label: string, path: string, about: string | null, verdict: ApprovalVerdict, reason: string | null, at: string }> } };

export type MyDelegationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDelegationsQuery = { delegations: Array<{ id: string, toUserId: string, fromDate: string, toDate: string, subjects: unknown, toUser: { id: string, name: string } | null }>, subjects: Array<{ subject: string, label: string }> };

export type DelegateApprovalsMutationVariables = Exact<{
  input: ApprovalDelegationInput;
}>;


export type DelegateApprovalsMutation = { delegateApprovals: { id: string } };

export type EndApprovalDelegationMutationVariables = Exact<{
  id: string;
}>;


export type EndApprovalDelegationMutation = { endApprovalDelegation: boolean };

export const ApprovalWaitingFragmentDoc = gql`
    fragment ApprovalWaiting on ApprovalItem {
  id
  subject
  since
  who
  path
  canReject
  flowName
  step
  steps
  insteadOf
  what
  kind
  fromDate
  toDate
  days
  amount
  currency
  note
  asksToCancel
  replacement
  isReplacementAway
  fileIds
  dueOn
  dueStanding
}
    `;
export const ApprovalGroupsDocument = gql`
    query ApprovalGroups {
  groups: approvalGroups {
    subject
    label
    count
    canReject
  }
}
    `;

/**
 * __useApprovalGroupsQuery__
 *
 * To run a query within a React component, call `useApprovalGroupsQuery` and pass it any options that fit your needs.
 * When your component renders, `useApprovalGroupsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApprovalGroupsQuery({
 *   variables: {
 *   },
 * });
 */
export function useApprovalGroupsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ApprovalGroupsQuery, ApprovalGroupsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApprovalGroupsQuery, ApprovalGroupsQueryVariables>(ApprovalGroupsDocument, options);
      }
export function useApprovalGroupsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApprovalGroupsQuery, ApprovalGroupsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApprovalGroupsQuery, ApprovalGroupsQueryVariables>(ApprovalGroupsDocument, options);
        }
// @ts-ignore
export function useApprovalGroupsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApprovalGroupsQuery, ApprovalGroupsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalGroupsQuery, ApprovalGroupsQueryVariables>;
export function useApprovalGroupsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalGroupsQuery, ApprovalGroupsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalGroupsQuery | undefined, ApprovalGroupsQueryVariables>;
export function useApprovalGroupsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalGroupsQuery, ApprovalGroupsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApprovalGroupsQuery, ApprovalGroupsQueryVariables>(ApprovalGroupsDocument, options);
        }
export type ApprovalGroupsQueryHookResult = ReturnType<typeof useApprovalGroupsQuery>;
export type ApprovalGroupsLazyQueryHookResult = ReturnType<typeof useApprovalGroupsLazyQuery>;
export type ApprovalGroupsSuspenseQueryHookResult = ReturnType<typeof useApprovalGroupsSuspenseQuery>;
export type ApprovalGroupsQueryResult = ApolloReactCommon.QueryResult<ApprovalGroupsQuery, ApprovalGroupsQueryVariables>;
export const ApprovalsWaitingDocument = gql`
    query ApprovalsWaiting($subject: String!, $limit: Int!) {
  page: approvalsWaiting(subject: $subject, limit: $limit) {
    total
    rows {
      ...ApprovalWaiting
    }
  }
}
    ${ApprovalWaitingFragmentDoc}`;

/**
 * __useApprovalsWaitingQuery__
 *
 * To run a query within a React component, call `useApprovalsWaitingQuery` and pass it any options that fit your needs.
 * When your component renders, `useApprovalsWaitingQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApprovalsWaitingQuery({
 *   variables: {
 *      subject: // value for 'subject'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useApprovalsWaitingQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ApprovalsWaitingQuery, ApprovalsWaitingQueryVariables> & ({ variables: ApprovalsWaitingQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApprovalsWaitingQuery, ApprovalsWaitingQueryVariables>(ApprovalsWaitingDocument, options);
      }
export function useApprovalsWaitingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApprovalsWaitingQuery, ApprovalsWaitingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApprovalsWaitingQuery, ApprovalsWaitingQueryVariables>(ApprovalsWaitingDocument, options);
        }
// @ts-ignore
export function useApprovalsWaitingSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApprovalsWaitingQuery, ApprovalsWaitingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalsWaitingQuery, ApprovalsWaitingQueryVariables>;
export function useApprovalsWaitingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalsWaitingQuery, ApprovalsWaitingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalsWaitingQuery | undefined, ApprovalsWaitingQueryVariables>;
export function useApprovalsWaitingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalsWaitingQuery, ApprovalsWaitingQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApprovalsWaitingQuery, ApprovalsWaitingQueryVariables>(ApprovalsWaitingDocument, options);
        }
export type ApprovalsWaitingQueryHookResult = ReturnType<typeof useApprovalsWaitingQuery>;
export type ApprovalsWaitingLazyQueryHookResult = ReturnType<typeof useApprovalsWaitingLazyQuery>;
export type ApprovalsWaitingSuspenseQueryHookResult = ReturnType<typeof useApprovalsWaitingSuspenseQuery>;
export type ApprovalsWaitingQueryResult = ApolloReactCommon.QueryResult<ApprovalsWaitingQuery, ApprovalsWaitingQueryVariables>;
export const MyApprovalDecisionsDocument = gql`
    query MyApprovalDecisions($limit: Int!) {
  page: myApprovalDecisions(limit: $limit) {
    total
    rows {
      id
      label
      path
      about
      verdict
      reason
      at
    }
  }
}
    `;

/**
 * __useMyApprovalDecisionsQuery__
 *
 * To run a query within a React component, call `useMyApprovalDecisionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyApprovalDecisionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyApprovalDecisionsQuery({
 *   variables: {
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useMyApprovalDecisionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MyApprovalDecisionsQuery, MyApprovalDecisionsQueryVariables> & ({ variables: MyApprovalDecisionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyApprovalDecisionsQuery, MyApprovalDecisionsQueryVariables>(MyApprovalDecisionsDocument, options);
      }
export function useMyApprovalDecisionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyApprovalDecisionsQuery, MyApprovalDecisionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyApprovalDecisionsQuery, MyApprovalDecisionsQueryVariables>(MyApprovalDecisionsDocument, options);
        }
// @ts-ignore
export function useMyApprovalDecisionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MyApprovalDecisionsQuery, MyApprovalDecisionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyApprovalDecisionsQuery, MyApprovalDecisionsQueryVariables>;
export function useMyApprovalDecisionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyApprovalDecisionsQuery, MyApprovalDecisionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyApprovalDecisionsQuery | undefined, MyApprovalDecisionsQueryVariables>;
export function useMyApprovalDecisionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyApprovalDecisionsQuery, MyApprovalDecisionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MyApprovalDecisionsQuery, MyApprovalDecisionsQueryVariables>(MyApprovalDecisionsDocument, options);
        }
export type MyApprovalDecisionsQueryHookResult = ReturnType<typeof useMyApprovalDecisionsQuery>;
export type MyApprovalDecisionsLazyQueryHookResult = ReturnType<typeof useMyApprovalDecisionsLazyQuery>;
export type MyApprovalDecisionsSuspenseQueryHookResult = ReturnType<typeof useMyApprovalDecisionsSuspenseQuery>;
export type MyApprovalDecisionsQueryResult = ApolloReactCommon.QueryResult<MyApprovalDecisionsQuery, MyApprovalDecisionsQueryVariables>;
export const MyDelegationsDocument = gql`
    query MyDelegations {
  delegations: myDelegations {
    id
    toUserId
    toUser {
      id
      name
    }
    fromDate
    toDate
    subjects
  }
  subjects: approvalSubjects {
    subject
    label
  }
}
    `;

/**
 * __useMyDelegationsQuery__
 *
 * To run a query within a React component, call `useMyDelegationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyDelegationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyDelegationsQuery({
 *   variables: {
 *   },
 * });
 */
export function useMyDelegationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MyDelegationsQuery, MyDelegationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyDelegationsQuery, MyDelegationsQueryVariables>(MyDelegationsDocument, options);
      }
export function useMyDelegationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyDelegationsQuery, MyDelegationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyDelegationsQuery, MyDelegationsQueryVariables>(MyDelegationsDocument, options);
        }
// @ts-ignore
export function useMyDelegationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MyDelegationsQuery, MyDelegationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyDelegationsQuery, MyDelegationsQueryVariables>;
export function useMyDelegationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyDelegationsQuery, MyDelegationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyDelegationsQuery | undefined, MyDelegationsQueryVariables>;
export function useMyDelegationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyDelegationsQuery, MyDelegationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MyDelegationsQuery, MyDelegationsQueryVariables>(MyDelegationsDocument, options);
        }
export type MyDelegationsQueryHookResult = ReturnType<typeof useMyDelegationsQuery>;
export type MyDelegationsLazyQueryHookResult = ReturnType<typeof useMyDelegationsLazyQuery>;
export type MyDelegationsSuspenseQueryHookResult = ReturnType<typeof useMyDelegationsSuspenseQuery>;
export type MyDelegationsQueryResult = ApolloReactCommon.QueryResult<MyDelegationsQuery, MyDelegationsQueryVariables>;
export const DelegateApprovalsDocument = gql`
    mutation DelegateApprovals($input: ApprovalDelegationInput!) {
  delegateApprovals(input: $input) {
    id
  }
}
    `;

/**
 * __useDelegateApprovalsMutation__
 *
 * To run a mutation, you first call `useDelegateApprovalsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDelegateApprovalsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [delegateApprovalsMutation, { data, loading, error }] = useDelegateApprovalsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useDelegateApprovalsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DelegateApprovalsMutation, DelegateApprovalsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DelegateApprovalsMutation, DelegateApprovalsMutationVariables>(DelegateApprovalsDocument, options);
      }
export type DelegateApprovalsMutationHookResult = ReturnType<typeof useDelegateApprovalsMutation>;
export type DelegateApprovalsMutationResult = ApolloReactCommon.MutationResult<DelegateApprovalsMutation>;
export const EndApprovalDelegationDocument = gql`
    mutation EndApprovalDelegation($id: ID!) {
  endApprovalDelegation(id: $id)
}
    `;

/**
 * __useEndApprovalDelegationMutation__
 *
 * To run a mutation, you first call `useEndApprovalDelegationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useEndApprovalDelegationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [endApprovalDelegationMutation, { data, loading, error }] = useEndApprovalDelegationMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEndApprovalDelegationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<EndApprovalDelegationMutation, EndApprovalDelegationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<EndApprovalDelegationMutation, EndApprovalDelegationMutationVariables>(EndApprovalDelegationDocument, options);
      }
export type EndApprovalDelegationMutationHookResult = ReturnType<typeof useEndApprovalDelegationMutation>;
export type EndApprovalDelegationMutationResult = ApolloReactCommon.MutationResult<EndApprovalDelegationMutation>;