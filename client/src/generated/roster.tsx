/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** What stands against a shift: another at the same time, too little rest before it, too long a week, leave, or no valid licence. */
export type RosterFindingKind =
  | 'leave'
  | 'licence'
  | 'overlap'
  | 'rest'
  | 'week';

/** Whether a shift of the roster is still being planned, or told to whom it concerns. */
export type RosterState =
  | 'planned'
  | 'published';

/** Values to change in a shift of the roster; what is left out stays. */
export type RosteredShiftChanges = {
  /** Of an open shift: whose people may take it, those of its parts too; empty: anybody. */
  departmentId?: string | null | undefined;
  /** Who works it; empty while it is open. */
  employeeId?: string | null | undefined;
  /** Remark. */
  note?: string | null | undefined;
  /** The shift. */
  shiftId?: string | null | undefined;
};

/** Values of a new shift of the roster. */
export type RosteredShiftInput = {
  /** Day it begins on. */
  date: string;
  /** Of an open shift: whose people may take it, those of its parts too; empty: anybody. */
  departmentId?: string | null | undefined;
  /** Who works it; empty while it is open. */
  employeeId?: string | null | undefined;
  /** Remark. */
  note?: string | null | undefined;
  /** The shift. */
  shiftId: string;
};

export type RosterWeekQueryVariables = Exact<{ [key: string]: never; }>;


export type RosterWeekQuery = { week: { firstDay: number, weekendDays: Array<number> } };

export type RosterQueryVariables = Exact<{
  from: string;
  to: string;
  departmentId?: string | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RosterQuery = { roster: { days: Array<string>, total: number, planned: number, mayOpen: boolean, rows: Array<{ id: string, employeeName: string, employeeCode: string, departmentName: string | null, minutes: number, shifts: Array<{ id: string, revision: number, employeeId: string | null, departmentId: string | null, departmentName: string | null, date: string, shiftId: string, title: string, colour: string | null, state: RosterState, note: string | null, fromPattern: boolean, allowedActions: Array<string>, periods: Array<{ start: string, end: string }>, findings: Array<{ kind: RosterFindingKind, minutes: number | null }> }> }>, open: Array<{ id: string, revision: number, employeeId: string | null, departmentId: string | null, departmentName: string | null, date: string, shiftId: string, title: string, colour: string | null, state: RosterState, note: string | null, fromPattern: boolean, allowedActions: Array<string>, periods: Array<{ start: string, end: string }>, findings: Array<{ kind: RosterFindingKind, minutes: number | null }> }>, gaps: Array<{ departmentName: string, date: string, shiftTitle: string, start: string, end: string, missing: number }> } };

export type FillRosterMutationVariables = Exact<{
  from: string;
  to: string;
  departmentId?: string | null | undefined;
}>;


export type FillRosterMutation = { filled: { made: number, removed: number } };

export type PublishRosterMutationVariables = Exact<{
  from: string;
  to: string;
  departmentId?: string | null | undefined;
}>;


export type PublishRosterMutation = { published: number };

export type CreateRosteredShiftMutationVariables = Exact<{
  input: RosteredShiftInput;
}>;


export type CreateRosteredShiftMutation = { record: { id: string } };

export type UpdateRosteredShiftMutationVariables = Exact<{
  id: string;
  version: number;
  input: RosteredShiftChanges;
}>;


export type UpdateRosteredShiftMutation = { record: { id: string } };

export type DeleteRosteredShiftsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteRosteredShiftsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type MyShiftsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type MyShiftsQuery = { myShifts: Array<{ id: string, date: string, title: string, colour: string | null, note: string | null, departmentName: string | null, isOpen: boolean, refusal: string | null, periods: Array<{ start: string, end: string }> }> };

export type TakeOpenShiftMutationVariables = Exact<{
  id: string;
}>;


export type TakeOpenShiftMutation = { takeOpenShift: string };

export type RosterShiftFragment = { id: string, revision: number, employeeId: string | null, departmentId: string | null, departmentName: string | null, date: string, shiftId: string, title: string, colour: string | null, state: RosterState, note: string | null, fromPattern: boolean, allowedActions: Array<string>, periods: Array<{ start: string, end: string }>, findings: Array<{ kind: RosterFindingKind, minutes: number | null }> };

export const RosterShiftFragmentDoc = gql`
    fragment RosterShift on RosterCell {
  id
  revision
  employeeId
  departmentId
  departmentName
  date
  shiftId
  title
  colour
  state
  note
  fromPattern
  allowedActions
  periods {
    start
    end
  }
  findings {
    kind
    minutes
  }
}
    `;
export const RosterWeekDocument = gql`
    query RosterWeek {
  week: calendarWeek {
    firstDay
    weekendDays
  }
}
    `;

/**
 * __useRosterWeekQuery__
 *
 * To run a query within a React component, call `useRosterWeekQuery` and pass it any options that fit your needs.
 * When your component renders, `useRosterWeekQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRosterWeekQuery({
 *   variables: {
 *   },
 * });
 */
export function useRosterWeekQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<RosterWeekQuery, RosterWeekQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RosterWeekQuery, RosterWeekQueryVariables>(RosterWeekDocument, options);
      }
export function useRosterWeekLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RosterWeekQuery, RosterWeekQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RosterWeekQuery, RosterWeekQueryVariables>(RosterWeekDocument, options);
        }
// @ts-ignore
export function useRosterWeekSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RosterWeekQuery, RosterWeekQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RosterWeekQuery, RosterWeekQueryVariables>;
export function useRosterWeekSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RosterWeekQuery, RosterWeekQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RosterWeekQuery | undefined, RosterWeekQueryVariables>;
export function useRosterWeekSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RosterWeekQuery, RosterWeekQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RosterWeekQuery, RosterWeekQueryVariables>(RosterWeekDocument, options);
        }
export type RosterWeekQueryHookResult = ReturnType<typeof useRosterWeekQuery>;
export type RosterWeekLazyQueryHookResult = ReturnType<typeof useRosterWeekLazyQuery>;
export type RosterWeekSuspenseQueryHookResult = ReturnType<typeof useRosterWeekSuspenseQuery>;
export type RosterWeekQueryResult = ApolloReactCommon.QueryResult<RosterWeekQuery, RosterWeekQueryVariables>;
export const RosterDocument = gql`
    query Roster($from: Date!, $to: Date!, $departmentId: ID, $search: String, $limit: Int, $offset: Int) {
  roster(
    from: $from
    to: $to
    departmentId: $departmentId
    search: $search
    limit: $limit
    offset: $offset
  ) {
    days
    total
    planned
    mayOpen
    rows {
      id
      employeeName
      employeeCode
      departmentName
      minutes
      shifts {
        ...RosterShift
      }
    }
    open {
      ...RosterShift
    }
    gaps {
      departmentName
      date
      shiftTitle
      start
      end
      missing
    }
  }
}
    ${RosterShiftFragmentDoc}`;

/**
 * __useRosterQuery__
 *
 * To run a query within a React component, call `useRosterQuery` and pass it any options that fit your needs.
 * When your component renders, `useRosterQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRosterQuery({
 *   variables: {
 *      from: // value for 'from'
 *      to: // value for 'to'
 *      departmentId: // value for 'departmentId'
 *      search: // value for 'search'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *   },
 * });
 */
export function useRosterQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RosterQuery, RosterQueryVariables> & ({ variables: RosterQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RosterQuery, RosterQueryVariables>(RosterDocument, options);
      }
export function useRosterLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RosterQuery, RosterQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RosterQuery, RosterQueryVariables>(RosterDocument, options);
        }
// @ts-ignore
export function useRosterSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RosterQuery, RosterQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RosterQuery, RosterQueryVariables>;
export function useRosterSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RosterQuery, RosterQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RosterQuery | undefined, RosterQueryVariables>;
export function useRosterSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RosterQuery, RosterQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RosterQuery, RosterQueryVariables>(RosterDocument, options);
        }
export type RosterQueryHookResult = ReturnType<typeof useRosterQuery>;
export type RosterLazyQueryHookResult = ReturnType<typeof useRosterLazyQuery>;
export type RosterSuspenseQueryHookResult = ReturnType<typeof useRosterSuspenseQuery>;
export type RosterQueryResult = ApolloReactCommon.QueryResult<RosterQuery, RosterQueryVariables>;
export const FillRosterDocument = gql`
    mutation FillRoster($from: Date!, $to: Date!, $departmentId: ID) {
  filled: fillRoster(from: $from, to: $to, departmentId: $departmentId) {
    made
    removed
  }
}
    `;

/**
 * __useFillRosterMutation__
 *
 * To run a mutation, you first call `useFillRosterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useFillRosterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [fillRosterMutation, { data, loading, error }] = useFillRosterMutation({
 *   variables: {
 *      from: // value for 'from'
 *      to: // value for 'to'
 *      departmentId: // value for 'departmentId'
 *   },
 * });
 */
export function useFillRosterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<FillRosterMutation, FillRosterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<FillRosterMutation, FillRosterMutationVariables>(FillRosterDocument, options);
      }
export type FillRosterMutationHookResult = ReturnType<typeof useFillRosterMutation>;
export type FillRosterMutationResult = ApolloReactCommon.MutationResult<FillRosterMutation>;
export const PublishRosterDocument = gql`
    mutation PublishRoster($from: Date!, $to: Date!, $departmentId: ID) {
  published: publishRoster(from: $from, to: $to, departmentId: $departmentId)
}
    `;

/**
 * __usePublishRosterMutation__
 *
 * To run a mutation, you first call `usePublishRosterMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePublishRosterMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [publishRosterMutation, { data, loading, error }] = usePublishRosterMutation({
 *   variables: {
 *      from: // value for 'from'
 *      to: // value for 'to'
 *      departmentId: // value for 'departmentId'
 *   },
 * });
 */
export function usePublishRosterMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PublishRosterMutation, PublishRosterMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PublishRosterMutation, PublishRosterMutationVariables>(PublishRosterDocument, options);
      }
export type PublishRosterMutationHookResult = ReturnType<typeof usePublishRosterMutation>;
export type PublishRosterMutationResult = ApolloReactCommon.MutationResult<PublishRosterMutation>;
export const CreateRosteredShiftDocument = gql`
    mutation CreateRosteredShift($input: RosteredShiftInput!) {
  record: createRosteredShift(input: $input) {
    id
  }
}
    `;

/**
 * __useCreateRosteredShiftMutation__
 *
 * To run a mutation, you first call `useCreateRosteredShiftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateRosteredShiftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createRosteredShiftMutation, { data, loading, error }] = useCreateRosteredShiftMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateRosteredShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateRosteredShiftMutation, CreateRosteredShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateRosteredShiftMutation, CreateRosteredShiftMutationVariables>(CreateRosteredShiftDocument, options);
      }
export type CreateRosteredShiftMutationHookResult = ReturnType<typeof useCreateRosteredShiftMutation>;
export type CreateRosteredShiftMutationResult = ApolloReactCommon.MutationResult<CreateRosteredShiftMutation>;
export const UpdateRosteredShiftDocument = gql`
    mutation UpdateRosteredShift($id: ID!, $version: Int!, $input: RosteredShiftChanges!) {
  record: updateRosteredShift(id: $id, version: $version, input: $input) {
    id
  }
}
    `;

/**
 * __useUpdateRosteredShiftMutation__
 *
 * To run a mutation, you first call `useUpdateRosteredShiftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateRosteredShiftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateRosteredShiftMutation, { data, loading, error }] = useUpdateRosteredShiftMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateRosteredShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateRosteredShiftMutation, UpdateRosteredShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateRosteredShiftMutation, UpdateRosteredShiftMutationVariables>(UpdateRosteredShiftDocument, options);
      }
export type UpdateRosteredShiftMutationHookResult = ReturnType<typeof useUpdateRosteredShiftMutation>;
export type UpdateRosteredShiftMutationResult = ApolloReactCommon.MutationResult<UpdateRosteredShiftMutation>;
export const DeleteRosteredShiftsDocument = gql`
    mutation DeleteRosteredShifts($ids: [ID!]!) {
  results: deleteRosteredShifts(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteRosteredShiftsMutation__
 *
 * To run a mutation, you first call `useDeleteRosteredShiftsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteRosteredShiftsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteRosteredShiftsMutation, { data, loading, error }] = useDeleteRosteredShiftsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteRosteredShiftsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteRosteredShiftsMutation, DeleteRosteredShiftsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteRosteredShiftsMutation, DeleteRosteredShiftsMutationVariables>(DeleteRosteredShiftsDocument, options);
      }
export type DeleteRosteredShiftsMutationHookResult = ReturnType<typeof useDeleteRosteredShiftsMutation>;
export type DeleteRosteredShiftsMutationResult = ApolloReactCommon.MutationResult<DeleteRosteredShiftsMutation>;
export const MyShiftsDocument = gql`
    query MyShifts($from: Date!, $to: Date!) {
  myShifts(from: $from, to: $to) {
    id
    date
    title
    colour
    note
    departmentName
    isOpen
    refusal
    periods {
      start
      end
    }
  }
}
    `;

/**
 * __useMyShiftsQuery__
 *
 * To run a query within a React component, call `useMyShiftsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMyShiftsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMyShiftsQuery({
 *   variables: {
 *      from: // value for 'from'
 *      to: // value for 'to'
 *   },
 * });
 */
export function useMyShiftsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MyShiftsQuery, MyShiftsQueryVariables> & ({ variables: MyShiftsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MyShiftsQuery, MyShiftsQueryVariables>(MyShiftsDocument, options);
      }
export function useMyShiftsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MyShiftsQuery, MyShiftsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MyShiftsQuery, MyShiftsQueryVariables>(MyShiftsDocument, options);
        }
// @ts-ignore
export function useMyShiftsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MyShiftsQuery, MyShiftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyShiftsQuery, MyShiftsQueryVariables>;
export function useMyShiftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyShiftsQuery, MyShiftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MyShiftsQuery | undefined, MyShiftsQueryVariables>;
export function useMyShiftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MyShiftsQuery, MyShiftsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MyShiftsQuery, MyShiftsQueryVariables>(MyShiftsDocument, options);
        }
export type MyShiftsQueryHookResult = ReturnType<typeof useMyShiftsQuery>;
export type MyShiftsLazyQueryHookResult = ReturnType<typeof useMyShiftsLazyQuery>;
export type MyShiftsSuspenseQueryHookResult = ReturnType<typeof useMyShiftsSuspenseQuery>;
export type MyShiftsQueryResult = ApolloReactCommon.QueryResult<MyShiftsQuery, MyShiftsQueryVariables>;
export const TakeOpenShiftDocument = gql`
    mutation TakeOpenShift($id: ID!) {
  takeOpenShift(id: $id)
}
    `;

/**
 * __useTakeOpenShiftMutation__
 *
 * To run a mutation, you first call `useTakeOpenShiftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useTakeOpenShiftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [takeOpenShiftMutation, { data, loading, error }] = useTakeOpenShiftMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useTakeOpenShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TakeOpenShiftMutation, TakeOpenShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TakeOpenShiftMutation, TakeOpenShiftMutationVariables>(TakeOpenShiftDocument, options);
      }
export type TakeOpenShiftMutationHookResult = ReturnType<typeof useTakeOpenShiftMutation>;
export type TakeOpenShiftMutationResult = ApolloReactCommon.MutationResult<TakeOpenShiftMutation>;