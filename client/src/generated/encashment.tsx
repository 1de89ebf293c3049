/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Values of a new payout of leave. */
export type LeaveEncashmentInput = {
  /** How many days. */
  days: string;
  /** Whose days. */
  employeeId: string;
  /** Why, or whatever else whoever decides should know. */
  reason?: string | null | undefined;
  /** Of which type. */
  typeId: string;
};

/** Where a payout of leave stands: its days leave the balance when it is approved, and it is paid once a payroll with it is posted. */
export type LeaveEncashmentState =
  /** Its days have left the balance; a payroll is to pay them. */
  | 'approved'
  /** Taken back; its days are in the balance again. */
  | 'cancelled'
  /** Paid by a posted payroll. */
  | 'paid'
  /** Refused; nothing is paid. */
  | 'rejected'
  /** Waits for a decision; its days are still in the balance. */
  | 'submitted';

export type LeavePayoutsQueryVariables = Exact<{
  employeeId: string;
}>;


export type LeavePayoutsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, days: string, date: string, amount: string | null, currency: string, state: LeaveEncashmentState, paidPeriod: string | null, decisionNote: string | null, typeMark: { title: string, colour: string } | null }> } };

export type LeavePayoutOffersQueryVariables = Exact<{
  employeeId: string;
}>;


export type LeavePayoutOffersQuery = { offers: Array<{ typeId: string, title: string, balance: string, most: string, step: string, keep: string, mostPerYear: string | null, inYear: string, limit: string | null }> };

export type LeavePayoutPreviewQueryVariables = Exact<{
  employeeId: string;
  typeId: string;
  days: string;
}>;


export type LeavePayoutPreviewQuery = { preview: { currency: string, problem: string | null, line: { amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } } | null } };

export type AskForLeavePayoutMutationVariables = Exact<{
  input: LeaveEncashmentInput;
}>;


export type AskForLeavePayoutMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, days: string, date: string, amount: string | null, currency: string, state: LeaveEncashmentState, paidPeriod: string | null, decisionNote: string | null, typeMark: { title: string, colour: string } | null } };

export type TakeBackLeavePayoutMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type TakeBackLeavePayoutMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, days: string, date: string, amount: string | null, currency: string, state: LeaveEncashmentState, paidPeriod: string | null, decisionNote: string | null, typeMark: { title: string, colour: string } | null } };

export type LeavePayoutFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, days: string, date: string, amount: string | null, currency: string, state: LeaveEncashmentState, paidPeriod: string | null, decisionNote: string | null, typeMark: { title: string, colour: string } | null };

export type PayLineFragment = { amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } };

export const LeavePayoutFragmentDoc = gql`
    fragment LeavePayout on LeaveEncashment {
  id
  version
  deletedAt
  allowedActions
  typeMark {
    title
    colour
  }
  days
  date
  amount
  currency
  state
  paidPeriod
  decisionNote
}
    `;
export const PayLineFragmentDoc = gql`
    fragment PayLine on PayslipLine {
  name {
    en
    ar
  }
  amount
  formula
  inputs
  reason {
    en
    ar
  }
}
    `;
export const LeavePayoutsDocument = gql`
    query LeavePayouts($employeeId: ID!) {
  page: leaveEncashments(
    filter: {employeeId: {eq: $employeeId}}
    sort: [{field: date, direction: DESC}]
    limit: 20
  ) {
    rows {
      ...LeavePayout
    }
    total
  }
}
    ${LeavePayoutFragmentDoc}`;

/**
 * __useLeavePayoutsQuery__
 *
 * To run a query within a React component, call `useLeavePayoutsQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeavePayoutsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeavePayoutsQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *   },
 * });
 */
export function useLeavePayoutsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LeavePayoutsQuery, LeavePayoutsQueryVariables> & ({ variables: LeavePayoutsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeavePayoutsQuery, LeavePayoutsQueryVariables>(LeavePayoutsDocument, options);
      }
export function useLeavePayoutsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeavePayoutsQuery, LeavePayoutsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeavePayoutsQuery, LeavePayoutsQueryVariables>(LeavePayoutsDocument, options);
        }
// @ts-ignore
export function useLeavePayoutsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeavePayoutsQuery, LeavePayoutsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeavePayoutsQuery, LeavePayoutsQueryVariables>;
export function useLeavePayoutsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeavePayoutsQuery, LeavePayoutsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeavePayoutsQuery | undefined, LeavePayoutsQueryVariables>;
export function useLeavePayoutsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeavePayoutsQuery, LeavePayoutsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeavePayoutsQuery, LeavePayoutsQueryVariables>(LeavePayoutsDocument, options);
        }
export type LeavePayoutsQueryHookResult = ReturnType<typeof useLeavePayoutsQuery>;
export type LeavePayoutsLazyQueryHookResult = ReturnType<typeof useLeavePayoutsLazyQuery>;
export type LeavePayoutsSuspenseQueryHookResult = ReturnType<typeof useLeavePayoutsSuspenseQuery>;
export type LeavePayoutsQueryResult = ApolloReactCommon.QueryResult<LeavePayoutsQuery, LeavePayoutsQueryVariables>;
export const LeavePayoutOffersDocument = gql`
    query LeavePayoutOffers($employeeId: ID!) {
  offers: leaveEncashmentOffers(employeeId: $employeeId) {
    typeId
    title
    balance
    most
    step
    keep
    mostPerYear
    inYear
    limit
  }
}
    `;

/**
 * __useLeavePayoutOffersQuery__
 *
 * To run a query within a React component, call `useLeavePayoutOffersQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeavePayoutOffersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeavePayoutOffersQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *   },
 * });
 */
export function useLeavePayoutOffersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LeavePayoutOffersQuery, LeavePayoutOffersQueryVariables> & ({ variables: LeavePayoutOffersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeavePayoutOffersQuery, LeavePayoutOffersQueryVariables>(LeavePayoutOffersDocument, options);
      }
export function useLeavePayoutOffersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeavePayoutOffersQuery, LeavePayoutOffersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeavePayoutOffersQuery, LeavePayoutOffersQueryVariables>(LeavePayoutOffersDocument, options);
        }
// @ts-ignore
export function useLeavePayoutOffersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeavePayoutOffersQuery, LeavePayoutOffersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeavePayoutOffersQuery, LeavePayoutOffersQueryVariables>;
export function useLeavePayoutOffersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeavePayoutOffersQuery, LeavePayoutOffersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeavePayoutOffersQuery | undefined, LeavePayoutOffersQueryVariables>;
export function useLeavePayoutOffersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeavePayoutOffersQuery, LeavePayoutOffersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeavePayoutOffersQuery, LeavePayoutOffersQueryVariables>(LeavePayoutOffersDocument, options);
        }
export type LeavePayoutOffersQueryHookResult = ReturnType<typeof useLeavePayoutOffersQuery>;
export type LeavePayoutOffersLazyQueryHookResult = ReturnType<typeof useLeavePayoutOffersLazyQuery>;
export type LeavePayoutOffersSuspenseQueryHookResult = ReturnType<typeof useLeavePayoutOffersSuspenseQuery>;
export type LeavePayoutOffersQueryResult = ApolloReactCommon.QueryResult<LeavePayoutOffersQuery, LeavePayoutOffersQueryVariables>;
export const LeavePayoutPreviewDocument = gql`
    query LeavePayoutPreview($employeeId: ID!, $typeId: ID!, $days: Decimal!) {
  preview: leaveEncashmentPreview(
    employeeId: $employeeId
    typeId: $typeId
    days: $days
  ) {
    currency
    problem
    line {
      ...PayLine
    }
  }
}
    ${PayLineFragmentDoc}`;

/**
 * __useLeavePayoutPreviewQuery__
 *
 * To run a query within a React component, call `useLeavePayoutPreviewQuery` and pass it any options that fit your needs.
 * When your component renders, `useLeavePayoutPreviewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useLeavePayoutPreviewQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      typeId: // value for 'typeId'
 *      days: // value for 'days'
 *   },
 * });
 */
export function useLeavePayoutPreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<LeavePayoutPreviewQuery, LeavePayoutPreviewQueryVariables> & ({ variables: LeavePayoutPreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeavePayoutPreviewQuery, LeavePayoutPreviewQueryVariables>(LeavePayoutPreviewDocument, options);
      }
export function useLeavePayoutPreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeavePayoutPreviewQuery, LeavePayoutPreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeavePayoutPreviewQuery, LeavePayoutPreviewQueryVariables>(LeavePayoutPreviewDocument, options);
        }
// @ts-ignore
export function useLeavePayoutPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<LeavePayoutPreviewQuery, LeavePayoutPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeavePayoutPreviewQuery, LeavePayoutPreviewQueryVariables>;
export function useLeavePayoutPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeavePayoutPreviewQuery, LeavePayoutPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<LeavePayoutPreviewQuery | undefined, LeavePayoutPreviewQueryVariables>;
export function useLeavePayoutPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<LeavePayoutPreviewQuery, LeavePayoutPreviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<LeavePayoutPreviewQuery, LeavePayoutPreviewQueryVariables>(LeavePayoutPreviewDocument, options);
        }
export type LeavePayoutPreviewQueryHookResult = ReturnType<typeof useLeavePayoutPreviewQuery>;
export type LeavePayoutPreviewLazyQueryHookResult = ReturnType<typeof useLeavePayoutPreviewLazyQuery>;
export type LeavePayoutPreviewSuspenseQueryHookResult = ReturnType<typeof useLeavePayoutPreviewSuspenseQuery>;
export type LeavePayoutPreviewQueryResult = ApolloReactCommon.QueryResult<LeavePayoutPreviewQuery, LeavePayoutPreviewQueryVariables>;
export const AskForLeavePayoutDocument = gql`
    mutation AskForLeavePayout($input: LeaveEncashmentInput!) {
  record: createLeaveEncashment(input: $input) {
    ...LeavePayout
  }
}
    ${LeavePayoutFragmentDoc}`;

/**
 * __useAskForLeavePayoutMutation__
 *
 * To run a mutation, you first call `useAskForLeavePayoutMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAskForLeavePayoutMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [askForLeavePayoutMutation, { data, loading, error }] = useAskForLeavePayoutMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useAskForLeavePayoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AskForLeavePayoutMutation, AskForLeavePayoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AskForLeavePayoutMutation, AskForLeavePayoutMutationVariables>(AskForLeavePayoutDocument, options);
      }
export type AskForLeavePayoutMutationHookResult = ReturnType<typeof useAskForLeavePayoutMutation>;
export type AskForLeavePayoutMutationResult = ApolloReactCommon.MutationResult<AskForLeavePayoutMutation>;
export const TakeBackLeavePayoutDocument = gql`
    mutation TakeBackLeavePayout($id: ID!, $version: Int!) {
  record: cancelLeaveEncashment(id: $id, version: $version) {
    ...LeavePayout
  }
}
    ${LeavePayoutFragmentDoc}`;

/**
 * __useTakeBackLeavePayoutMutation__
 *
 * To run a mutation, you first call `useTakeBackLeavePayoutMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useTakeBackLeavePayoutMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [takeBackLeavePayoutMutation, { data, loading, error }] = useTakeBackLeavePayoutMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useTakeBackLeavePayoutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TakeBackLeavePayoutMutation, TakeBackLeavePayoutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TakeBackLeavePayoutMutation, TakeBackLeavePayoutMutationVariables>(TakeBackLeavePayoutDocument, options);
      }
export type TakeBackLeavePayoutMutationHookResult = ReturnType<typeof useTakeBackLeavePayoutMutation>;
export type TakeBackLeavePayoutMutationResult = ApolloReactCommon.MutationResult<TakeBackLeavePayoutMutation>;