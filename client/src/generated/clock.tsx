/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Where a phone says it is. */
export type ClockPositionInput = {
  /** Metres within which that is right. */
  accuracy?: number | null | undefined;
  /** Degrees north. */
  latitude: string;
  /** Degrees east. */
  longitude: string;
};

/** A moment at which the signed-in employee came or went, kept by his phone. */
export type OwnPunchInput = {
  /** Metres within which that is right. */
  accuracy?: number | null | undefined;
  /** When; of the last week, not ahead of now. At most 5 years ahead. */
  at: string;
  /** Which way. */
  direction: PunchDirection;
  /** What the phone calls it; sent again under the same name it is taken once. */
  externalId: string;
  /** Degrees north, where the phone may tell. */
  latitude?: string | null | undefined;
  /** Degrees east. */
  longitude?: string | null | undefined;
  /** A photo taken then, a JPEG of at most 200 kB in base64, where the company asks for one. */
  photo?: string | null | undefined;
};

/** Which way somebody went; a terminal may not know. */
export type PunchDirection =
  /** He came. */
  | 'in'
  /** He went. */
  | 'out'
  /** Not told; it follows from the punches around it. */
  | 'unknown';

/** Whether a photo is taken with each time somebody clocks on the web, a phone or a shared tablet. */
export type PunchPhotoRule =
  /** A photo is asked for, and a day without one is one to settle. */
  | 'flag'
  /** No photo is asked for. */
  | 'none'
  /** Without a photo no time is taken while the device is online. */
  | 'refuse';

export type ClockQueryVariables = Exact<{ [key: string]: never; }>;


export type ClockQuery = { clock: { mayClock: boolean, serverTime: string, minutesToday: number, asksPosition: boolean, photo: PunchPhotoRule, last: { id: string, date: string, timeIn: string, timeOut: string | null } | null } };

export type ClockInMutationVariables = Exact<{
  position?: ClockPositionInput | null | undefined;
  photo?: string | null | undefined;
}>;


export type ClockInMutation = { clockIn: { id: string, timeIn: string } };

export type ClockOutMutationVariables = Exact<{
  position?: ClockPositionInput | null | undefined;
  photo?: string | null | undefined;
}>;


export type ClockOutMutation = { clockOut: { id: string, timeOut: string | null, time: string | null } };

export type SendPunchesMutationVariables = Exact<{
  punches: Array<OwnPunchInput> | OwnPunchInput;
}>;


export type SendPunchesMutation = { sendPunches: Array<{ externalId: string, isNew: boolean }> };


export const ClockDocument = gql`
    query Clock {
  clock {
    mayClock
    serverTime
    minutesToday
    asksPosition
    photo
    last {
      id
      date
      timeIn
      timeOut
    }
  }
}
    `;

/**
 * __useClockQuery__
 *
 * To run a query within a React component, call `useClockQuery` and pass it any options that fit your needs.
 * When your component renders, `useClockQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useClockQuery({
 *   variables: {
 *   },
 * });
 */
export function useClockQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ClockQuery, ClockQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ClockQuery, ClockQueryVariables>(ClockDocument, options);
      }
export function useClockLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ClockQuery, ClockQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ClockQuery, ClockQueryVariables>(ClockDocument, options);
        }
// @ts-ignore
export function useClockSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ClockQuery, ClockQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ClockQuery, ClockQueryVariables>;
export function useClockSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ClockQuery, ClockQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ClockQuery | undefined, ClockQueryVariables>;
export function useClockSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ClockQuery, ClockQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ClockQuery, ClockQueryVariables>(ClockDocument, options);
        }
export type ClockQueryHookResult = ReturnType<typeof useClockQuery>;
export type ClockLazyQueryHookResult = ReturnType<typeof useClockLazyQuery>;
export type ClockSuspenseQueryHookResult = ReturnType<typeof useClockSuspenseQuery>;
export type ClockQueryResult = ApolloReactCommon.QueryResult<ClockQuery, ClockQueryVariables>;
export const ClockInDocument = gql`
    mutation ClockIn($position: ClockPositionInput, $photo: String) {
  clockIn(position: $position, photo: $photo) {
    id
    timeIn
  }
}
    `;

/**
 * __useClockInMutation__
 *
 * To run a mutation, you first call `useClockInMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useClockInMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [clockInMutation, { data, loading, error }] = useClockInMutation({
 *   variables: {
 *      position: // value for 'position'
 *      photo: // value for 'photo'
 *   },
 * });
 */
export function useClockInMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ClockInMutation, ClockInMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ClockInMutation, ClockInMutationVariables>(ClockInDocument, options);
      }
export type ClockInMutationHookResult = ReturnType<typeof useClockInMutation>;
export type ClockInMutationResult = ApolloReactCommon.MutationResult<ClockInMutation>;
export const ClockOutDocument = gql`
    mutation ClockOut($position: ClockPositionInput, $photo: String) {
  clockOut(position: $position, photo: $photo) {
    id
    timeOut
    time
  }
}
    `;

/**
 * __useClockOutMutation__
 *
 * To run a mutation, you first call `useClockOutMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useClockOutMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [clockOutMutation, { data, loading, error }] = useClockOutMutation({
 *   variables: {
 *      position: // value for 'position'
 *      photo: // value for 'photo'
 *   },
 * });
 */
export function useClockOutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ClockOutMutation, ClockOutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ClockOutMutation, ClockOutMutationVariables>(ClockOutDocument, options);
      }
export type ClockOutMutationHookResult = ReturnType<typeof useClockOutMutation>;
export type ClockOutMutationResult = ApolloReactCommon.MutationResult<ClockOutMutation>;
export const SendPunchesDocument = gql`
    mutation SendPunches($punches: [OwnPunchInput!]!) {
  sendPunches(punches: $punches) {
    externalId
    isNew
  }
}
    `;

/**
 * __useSendPunchesMutation__
 *
 * To run a mutation, you first call `useSendPunchesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendPunchesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendPunchesMutation, { data, loading, error }] = useSendPunchesMutation({
 *   variables: {
 *      punches: // value for 'punches'
 *   },
 * });
 */
export function useSendPunchesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendPunchesMutation, SendPunchesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendPunchesMutation, SendPunchesMutationVariables>(SendPunchesDocument, options);
      }
export type SendPunchesMutationHookResult = ReturnType<typeof useSendPunchesMutation>;
export type SendPunchesMutationResult = ApolloReactCommon.MutationResult<SendPunchesMutation>;