/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** What became of one person's part in a step. */
export type ApprovalSeatState =
  /** He agreed. */
  | 'approved'
  /** He is no longer asked. */
  | 'closed'
  /** He has not answered yet. */
  | 'open'
  /** He refused. */
  | 'rejected';

/** Why a step asked nobody. */
export type ApprovalSkipReason =
  /** Everybody was away and nobody stood in. */
  | 'absent'
  /** Whoever would decide has agreed in a step before. */
  | 'already'
  /** Only who asked could have decided. */
  | 'requester';

/** What became of a row on its way through a flow; cancelled where it was taken back or changed meanwhile. */
export type ApprovalState =
  /** All its steps agreed. */
  | 'approved'
  /** Taken back or changed meanwhile; nobody is asked any more. */
  | 'cancelled'
  /** On its way. */
  | 'open'
  /** A step refused. */
  | 'rejected';

/** Where a step of a flow stands; a skipped one asked nobody, a closed one is no longer needed. */
export type ApprovalStepState =
  /** As many as it needs have agreed. */
  | 'approved'
  /** No longer needed: another step refused, or the row was taken back. */
  | 'closed'
  /** It is asked now. */
  | 'due'
  /** Somebody refused. */
  | 'rejected'
  /** It asked nobody. */
  | 'skipped'
  /** The steps before it go on. */
  | 'waiting';

/** A decision. */
export type ApprovalVerdict =
  /** It was agreed to. */
  | 'approved'
  /** It was refused. */
  | 'rejected';

export type ApprovalTimelineQueryVariables = Exact<{
  subject: string;
  id: string;
}>;


export type ApprovalTimelineQuery = { timeline: { state: ApprovalState, flowName: string, since: string, waiting: { canReject: boolean, asksToCancel: boolean | null } | null, steps: Array<{ state: ApprovalStepState, skipped: ApprovalSkipReason | null, needed: number, people: Array<{ id: string, name: string, state: ApprovalSeatState, delegateName: string | null, escalatedToName: string | null, decidedByName: string | null, decidedAt: string | null, reason: string | null }> }> } | null };

export type ApprovalColleaguesQueryVariables = Exact<{
  search: string;
  ids?: Array<string> | string | null | undefined;
}>;


export type ApprovalColleaguesQuery = { people: Array<{ id: string, name: string }> };

export type DecideApprovalsMutationVariables = Exact<{
  subject: string;
  ids: Array<string> | string;
  verdict: ApprovalVerdict;
  reason?: string | null | undefined;
}>;


export type DecideApprovalsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };


export const ApprovalTimelineDocument = gql`
    query ApprovalTimeline($subject: String!, $id: ID!) {
  timeline: approvalTimeline(subject: $subject, id: $id) {
    state
    flowName
    since
    waiting {
      canReject
      asksToCancel
    }
    steps {
      state
      skipped
      needed
      people {
        id
        name
        state
        delegateName
        escalatedToName
        decidedByName
        decidedAt
        reason
      }
    }
  }
}
    `;

/**
 * __useApprovalTimelineQuery__
 *
 * To run a query within a React component, call `useApprovalTimelineQuery` and pass it any options that fit your needs.
 * When your component renders, `useApprovalTimelineQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApprovalTimelineQuery({
 *   variables: {
 *      subject: // value for 'subject'
 *      id: // value for 'id'
 *   },
 * });
 */
export function useApprovalTimelineQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ApprovalTimelineQuery, ApprovalTimelineQueryVariables> & ({ variables: ApprovalTimelineQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApprovalTimelineQuery, ApprovalTimelineQueryVariables>(ApprovalTimelineDocument, options);
      }
export function useApprovalTimelineLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApprovalTimelineQuery, ApprovalTimelineQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApprovalTimelineQuery, ApprovalTimelineQueryVariables>(ApprovalTimelineDocument, options);
        }
// @ts-ignore
export function useApprovalTimelineSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApprovalTimelineQuery, ApprovalTimelineQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalTimelineQuery, ApprovalTimelineQueryVariables>;
export function useApprovalTimelineSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalTimelineQuery, ApprovalTimelineQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalTimelineQuery | undefined, ApprovalTimelineQueryVariables>;
export function useApprovalTimelineSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalTimelineQuery, ApprovalTimelineQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApprovalTimelineQuery, ApprovalTimelineQueryVariables>(ApprovalTimelineDocument, options);
        }
export type ApprovalTimelineQueryHookResult = ReturnType<typeof useApprovalTimelineQuery>;
export type ApprovalTimelineLazyQueryHookResult = ReturnType<typeof useApprovalTimelineLazyQuery>;
export type ApprovalTimelineSuspenseQueryHookResult = ReturnType<typeof useApprovalTimelineSuspenseQuery>;
export type ApprovalTimelineQueryResult = ApolloReactCommon.QueryResult<ApprovalTimelineQuery, ApprovalTimelineQueryVariables>;
export const ApprovalColleaguesDocument = gql`
    query ApprovalColleagues($search: String!, $ids: [ID!]) {
  people: approvalColleagues(search: $search, ids: $ids) {
    id
    name
  }
}
    `;

/**
 * __useApprovalColleaguesQuery__
 *
 * To run a query within a React component, call `useApprovalColleaguesQuery` and pass it any options that fit your needs.
 * When your component renders, `useApprovalColleaguesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApprovalColleaguesQuery({
 *   variables: {
 *      search: // value for 'search'
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useApprovalColleaguesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ApprovalColleaguesQuery, ApprovalColleaguesQueryVariables> & ({ variables: ApprovalColleaguesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApprovalColleaguesQuery, ApprovalColleaguesQueryVariables>(ApprovalColleaguesDocument, options);
      }
export function useApprovalColleaguesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApprovalColleaguesQuery, ApprovalColleaguesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApprovalColleaguesQuery, ApprovalColleaguesQueryVariables>(ApprovalColleaguesDocument, options);
        }
// @ts-ignore
export function useApprovalColleaguesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApprovalColleaguesQuery, ApprovalColleaguesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalColleaguesQuery, ApprovalColleaguesQueryVariables>;
export function useApprovalColleaguesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalColleaguesQuery, ApprovalColleaguesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalColleaguesQuery | undefined, ApprovalColleaguesQueryVariables>;
export function useApprovalColleaguesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalColleaguesQuery, ApprovalColleaguesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApprovalColleaguesQuery, ApprovalColleaguesQueryVariables>(ApprovalColleaguesDocument, options);
        }
export type ApprovalColleaguesQueryHookResult = ReturnType<typeof useApprovalColleaguesQuery>;
export type ApprovalColleaguesLazyQueryHookResult = ReturnType<typeof useApprovalColleaguesLazyQuery>;
export type ApprovalColleaguesSuspenseQueryHookResult = ReturnType<typeof useApprovalColleaguesSuspenseQuery>;
export type ApprovalColleaguesQueryResult = ApolloReactCommon.QueryResult<ApprovalColleaguesQuery, ApprovalColleaguesQueryVariables>;
export const DecideApprovalsDocument = gql`
    mutation DecideApprovals($subject: String!, $ids: [ID!]!, $verdict: ApprovalVerdict!, $reason: String) {
  results: decideApprovals(
    subject: $subject
    ids: $ids
    verdict: $verdict
    reason: $reason
  ) {
    id
    done
    message
  }
}
    `;

/**
 * __useDecideApprovalsMutation__
 *
 * To run a mutation, you first call `useDecideApprovalsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDecideApprovalsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [decideApprovalsMutation, { data, loading, error }] = useDecideApprovalsMutation({
 *   variables: {
 *      subject: // value for 'subject'
 *      ids: // value for 'ids'
 *      verdict: // value for 'verdict'
 *      reason: // value for 'reason'
 *   },
 * });
 */
export function useDecideApprovalsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DecideApprovalsMutation, DecideApprovalsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DecideApprovalsMutation, DecideApprovalsMutationVariables>(DecideApprovalsDocument, options);
      }
export type DecideApprovalsMutationHookResult = ReturnType<typeof useDecideApprovalsMutation>;
export type DecideApprovalsMutationResult = ApolloReactCommon.MutationResult<DecideApprovalsMutation>;