/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Conditions on a day; all that are given must hold. */
export type DateFilter = {
  /** Equal to. */
  eq?: string | null | undefined;
  /** Greater than. */
  gt?: string | null | undefined;
  /** Greater than or equal to. */
  gte?: string | null | undefined;
  /** On this day or later, or without a value: what has not ended before it. */
  gteOrEmpty?: string | null | undefined;
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

/** How far the filling of a roster is. */
export type RosterFillState =
  /** All people are done. */
  | 'done'
  /** Broke off; filling again plans what is missing. */
  | 'failed'
  /** Goes on in the background. */
  | 'filling';

/** What stands against a shift. */
export type RosterFindingKind =
  /** Leave on its day. */
  | 'leave'
  /** No valid licence for it. */
  | 'licence'
  /** Another shift at the same time. */
  | 'overlap'
  /** Too little rest before it. */
  | 'rest'
  /** A skill it needs is missing. */
  | 'skill'
  /** Too many hours in its week. */
  | 'week';

/** Why filling gave somebody no shift. */
export type RosterLeftOutReason =
  /** He is on leave. */
  | 'leave'
  /** The shift needs a valid licence he has not. */
  | 'licence'
  /** He works by no pattern. */
  | 'no_pattern'
  /** The shift needs a skill he has not. */
  | 'skill'
  /** The shift of his pattern is no longer given. */
  | 'unused_shift';

/** Whether a shift of the roster is told to whom it concerns. */
export type RosterState =
  /** Seen by who plans alone; it can change without a word. */
  | 'planned'
  /** Told to whom it concerns, as each change is. */
  | 'published';

/** Values to change in a shift of the roster; what is left out stays. */
export type RosteredShiftChanges = {
  /** Of an open shift: whose people may take it, those of its parts too; empty: anybody. */
  departmentId?: string | null | undefined;
  /** Who works it; empty while it is open. */
  employeeId?: string | null | undefined;
  /** Remark. */
  note?: string | null | undefined;
  /** What is worked. */
  shiftId?: string | null | undefined;
};

/** Values of a new shift of the roster. */
export type RosteredShiftInput = {
  /** Day it begins on. At most 5 years ahead. */
  date: string;
  /** Of an open shift: whose people may take it, those of its parts too; empty: anybody. */
  departmentId?: string | null | undefined;
  /** Who works it; empty while it is open. */
  employeeId?: string | null | undefined;
  /** Remark. */
  note?: string | null | undefined;
  /** What is worked. */
  shiftId: string;
};

/** Which shiftSwaps to list; all conditions given must hold. */
export type ShiftSwapFilter = {
  /** All of these must hold. */
  and?: Array<ShiftSwapFilter> | null | undefined;
  /** Name of who asks. */
  askerName?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** The earlier of the two days; after it the swap has expired. */
  date?: DateFilter | null | undefined;
  /** When that was. */
  decidedAt?: InstantFilter | null | undefined;
  /** Who approved or rejected it. */
  decidedById?: IdFilter | null | undefined;
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  deciders?: TextFilter | null | undefined;
  /** Why it was rejected. */
  decisionNote?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Who asks. */
  employeeId?: IdFilter | null | undefined;
  /** Its day. */
  givesDate?: DateFilter | null | undefined;
  /** The shift he gives. */
  givesId?: IdFilter | null | undefined;
  /** What that shift is called. */
  givesTitle?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What he writes to the colleague. */
  note?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<ShiftSwapFilter> | null | undefined;
  /** The colleague who is asked. */
  peerId?: IdFilter | null | undefined;
  /** Name of the colleague. */
  peerName?: TextFilter | null | undefined;
  /** How far it is. */
  state?: ShiftSwapStateFilter | null | undefined;
  /** Its day. */
  takesDate?: DateFilter | null | undefined;
  /** The shift he takes for it; empty where the colleague takes his and gives none. */
  takesId?: IdFilter | null | undefined;
  /** What that shift is called. */
  takesTitle?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** One level of the order of shiftSwaps. */
export type ShiftSwapSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: ShiftSwapSortField;
};

/** What shiftSwaps can be sorted by. */
export type ShiftSwapSortField =
  /** Name of who asks. */
  | 'askerName'
  /** When the row was made. */
  | 'createdAt'
  /** The earlier of the two days; after it the swap has expired. */
  | 'date'
  /** When that was. */
  | 'decidedAt'
  /** Who approved or rejected it. */
  | 'decidedById'
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  | 'deciders'
  /** Why it was rejected. */
  | 'decisionNote'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Who asks. */
  | 'employeeId'
  /** Its day. */
  | 'givesDate'
  /** The shift he gives. */
  | 'givesId'
  /** What that shift is called. */
  | 'givesTitle'
  /** What he writes to the colleague. */
  | 'note'
  /** The colleague who is asked. */
  | 'peerId'
  /** Name of the colleague. */
  | 'peerName'
  /** How far it is. */
  | 'state'
  /** Its day. */
  | 'takesDate'
  /** The shift he takes for it; empty where the colleague takes his and gives none. */
  | 'takesId'
  /** What that shift is called. */
  | 'takesTitle'
  /** When the row was last changed. */
  | 'updatedAt';

/** How far a swap is. */
export type ShiftSwapState =
  /** The colleague agrees; waits for a decision. */
  | 'accepted_by_peer'
  /** The shifts have changed hands. */
  | 'applied'
  /** Agreed by who decides; the shifts are about to change hands. */
  | 'approved'
  /** Taken back by who asked. */
  | 'cancelled'
  /** The colleague does not want it. */
  | 'declined'
  /** Nobody answered before its day came. */
  | 'expired'
  /** Refused by who decides. */
  | 'rejected'
  /** Waits for the colleague. */
  | 'requested';

/** Conditions on a ShiftSwapState; all that are given must hold. */
export type ShiftSwapStateFilter = {
  /** Equal to. */
  eq?: ShiftSwapState | null | undefined;
  /** One of these. */
  in?: Array<ShiftSwapState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: ShiftSwapState | null | undefined;
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


export type RosterQuery = { roster: { days: Array<string>, total: number, mayOpen: boolean, openDepartmentId: string | null, rows: Array<{ id: string, employeeName: string, employeeCode: string, departmentName: string | null, minutes: number, shifts: Array<{ id: string, revision: number, employeeId: string | null, departmentId: string | null, departmentName: string | null, date: string, shiftId: string, title: string, colour: string | null, state: RosterState, note: string | null, fromPattern: boolean, allowedActions: Array<string>, periods: Array<{ start: string, end: string }>, findings: Array<{ kind: RosterFindingKind, minutes: number | null, blocks: boolean, licence: { profession: string | null, number: string | null, validFrom: string | null, validTo: string | null } | null, skill: { skill: string, validFrom: string | null, validTo: string | null } | null }> }> }>, open: Array<{ id: string, revision: number, employeeId: string | null, departmentId: string | null, departmentName: string | null, date: string, shiftId: string, title: string, colour: string | null, state: RosterState, note: string | null, fromPattern: boolean, allowedActions: Array<string>, periods: Array<{ start: string, end: string }>, findings: Array<{ kind: RosterFindingKind, minutes: number | null, blocks: boolean, licence: { profession: string | null, number: string | null, validFrom: string | null, validTo: string | null } | null, skill: { skill: string, validFrom: string | null, validTo: string | null } | null }> }> } };

export type RosterStandingQueryVariables = Exact<{
  from: string;
  to: string;
  departmentId?: string | null | undefined;
}>;


export type RosterStandingQuery = { standing: { planned: number, late: number, noticeDays: number, gaps: Array<{ departmentName: string, date: string, shiftTitle: string, start: string, end: string, missing: number }>, fill: { id: string, state: RosterFillState, people: number, done: number, made: number, removed: number, updatedAt: string, leftOut: Array<{ reason: RosterLeftOutReason, people: number, shifts: number, names: Array<string> }> } | null } };

export type RosterFillingFragment = { id: string, state: RosterFillState, people: number, done: number, made: number, removed: number, updatedAt: string, leftOut: Array<{ reason: RosterLeftOutReason, people: number, shifts: number, names: Array<string> }> };

export type FillRosterMutationVariables = Exact<{
  from: string;
  to: string;
  departmentId?: string | null | undefined;
}>;


export type FillRosterMutation = { filled: { id: string, state: RosterFillState, people: number, done: number, made: number, removed: number, updatedAt: string, leftOut: Array<{ reason: RosterLeftOutReason, people: number, shifts: number, names: Array<string> }> } };

export type PublishRosterMutationVariables = Exact<{
  from: string;
  to: string;
  departmentId?: string | null | undefined;
  late: boolean;
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


export type MyShiftsQuery = { myShifts: Array<{ id: string, date: string, title: string, colour: string | null, note: string | null, departmentName: string | null, isOpen: boolean, refusal: string | null, warning: string | null, periods: Array<{ start: string, end: string }> }> };

export type TakeOpenShiftMutationVariables = Exact<{
  id: string;
}>;


export type TakeOpenShiftMutation = { takeOpenShift: string };

export type RosterShiftFragment = { id: string, revision: number, employeeId: string | null, departmentId: string | null, departmentName: string | null, date: string, shiftId: string, title: string, colour: string | null, state: RosterState, note: string | null, fromPattern: boolean, allowedActions: Array<string>, periods: Array<{ start: string, end: string }>, findings: Array<{ kind: RosterFindingKind, minutes: number | null, blocks: boolean, licence: { profession: string | null, number: string | null, validFrom: string | null, validTo: string | null } | null, skill: { skill: string, validFrom: string | null, validTo: string | null } | null }> };

export type ShiftSwapsQueryVariables = Exact<{
  filter?: ShiftSwapFilter | null | undefined;
  sort?: Array<ShiftSwapSort> | ShiftSwapSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type ShiftSwapsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, askerName: string, peerName: string, givesTitle: string, givesDate: string, takesTitle: string | null, takesDate: string | null, date: string, note: string | null, state: ShiftSwapState, mayAnswer: boolean | null }> } };

export type ShiftSwapQueryVariables = Exact<{
  id: string;
}>;


export type ShiftSwapQuery = { record: { decisionNote: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, askerName: string, peerName: string, givesTitle: string, givesDate: string, takesTitle: string | null, takesDate: string | null, date: string, note: string | null, state: ShiftSwapState, mayAnswer: boolean | null } };

export type SwapColleaguesQueryVariables = Exact<{
  until: string;
}>;


export type SwapColleaguesQuery = { colleagues: Array<{ id: string, name: string, shifts: Array<{ id: string, date: string, title: string }> }> };

export type SwapConcernsQueryVariables = Exact<{
  id: string;
}>;


export type SwapConcernsQuery = { concerns: Array<{ text: string, refuses: boolean }> };

export type AskForShiftSwapMutationVariables = Exact<{
  givesId: string;
  peerId: string;
  takesId?: string | null | undefined;
  note?: string | null | undefined;
}>;


export type AskForShiftSwapMutation = { record: { decisionNote: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, askerName: string, peerName: string, givesTitle: string, givesDate: string, takesTitle: string | null, takesDate: string | null, date: string, note: string | null, state: ShiftSwapState, mayAnswer: boolean | null } };

export type AnswerShiftSwapMutationVariables = Exact<{
  id: string;
  version: number;
  accept: boolean;
}>;


export type AnswerShiftSwapMutation = { record: { decisionNote: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, askerName: string, peerName: string, givesTitle: string, givesDate: string, takesTitle: string | null, takesDate: string | null, date: string, note: string | null, state: ShiftSwapState, mayAnswer: boolean | null } };

export type ApproveShiftSwapMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveShiftSwapMutation = { record: { decisionNote: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, askerName: string, peerName: string, givesTitle: string, givesDate: string, takesTitle: string | null, takesDate: string | null, date: string, note: string | null, state: ShiftSwapState, mayAnswer: boolean | null } };

export type RejectShiftSwapMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectShiftSwapMutation = { record: { decisionNote: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, askerName: string, peerName: string, givesTitle: string, givesDate: string, takesTitle: string | null, takesDate: string | null, date: string, note: string | null, state: ShiftSwapState, mayAnswer: boolean | null } };

export type CancelShiftSwapMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelShiftSwapMutation = { record: { decisionNote: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, askerName: string, peerName: string, givesTitle: string, givesDate: string, takesTitle: string | null, takesDate: string | null, date: string, note: string | null, state: ShiftSwapState, mayAnswer: boolean | null } };

export type ShiftSwapRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, askerName: string, peerName: string, givesTitle: string, givesDate: string, takesTitle: string | null, takesDate: string | null, date: string, note: string | null, state: ShiftSwapState, mayAnswer: boolean | null };

export type ShiftSwapRecordFragment = { decisionNote: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, askerName: string, peerName: string, givesTitle: string, givesDate: string, takesTitle: string | null, takesDate: string | null, date: string, note: string | null, state: ShiftSwapState, mayAnswer: boolean | null };

export const RosterFillingFragmentDoc = gql`
    fragment RosterFilling on RosterFilling {
  id
  state
  people
  done
  made
  removed
  updatedAt
  leftOut {
    reason
    people
    shifts
    names
  }
}
    `;
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
    licence {
      profession
      number
      validFrom
      validTo
    }
    skill {
      skill
      validFrom
      validTo
    }
    blocks
  }
}
    `;
export const ShiftSwapRowFragmentDoc = gql`
    fragment ShiftSwapRow on ShiftSwap {
  id
  version
  deletedAt
  allowedActions
  askerName
  peerName
  givesTitle
  givesDate
  takesTitle
  takesDate
  date
  note
  state
  mayAnswer
}
    `;
export const ShiftSwapRecordFragmentDoc = gql`
    fragment ShiftSwapRecord on ShiftSwap {
  ...ShiftSwapRow
  decisionNote
  decidedAt
  createdAt
  updatedAt
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
    mayOpen
    openDepartmentId
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
export const RosterStandingDocument = gql`
    query RosterStanding($from: Date!, $to: Date!, $departmentId: ID) {
  standing: rosterStanding(from: $from, to: $to, departmentId: $departmentId) {
    planned
    late
    noticeDays
    gaps {
      departmentName
      date
      shiftTitle
      start
      end
      missing
    }
    fill {
      ...RosterFilling
    }
  }
}
    ${RosterFillingFragmentDoc}`;

/**
 * __useRosterStandingQuery__
 *
 * To run a query within a React component, call `useRosterStandingQuery` and pass it any options that fit your needs.
 * When your component renders, `useRosterStandingQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useRosterStandingQuery({
 *   variables: {
 *      from: // value for 'from'
 *      to: // value for 'to'
 *      departmentId: // value for 'departmentId'
 *   },
 * });
 */
export function useRosterStandingQuery(baseOptions: ApolloReactHooks.QueryHookOptions<RosterStandingQuery, RosterStandingQueryVariables> & ({ variables: RosterStandingQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<RosterStandingQuery, RosterStandingQueryVariables>(RosterStandingDocument, options);
      }
export function useRosterStandingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<RosterStandingQuery, RosterStandingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<RosterStandingQuery, RosterStandingQueryVariables>(RosterStandingDocument, options);
        }
// @ts-ignore
export function useRosterStandingSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<RosterStandingQuery, RosterStandingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RosterStandingQuery, RosterStandingQueryVariables>;
export function useRosterStandingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RosterStandingQuery, RosterStandingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<RosterStandingQuery | undefined, RosterStandingQueryVariables>;
export function useRosterStandingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<RosterStandingQuery, RosterStandingQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<RosterStandingQuery, RosterStandingQueryVariables>(RosterStandingDocument, options);
        }
export type RosterStandingQueryHookResult = ReturnType<typeof useRosterStandingQuery>;
export type RosterStandingLazyQueryHookResult = ReturnType<typeof useRosterStandingLazyQuery>;
export type RosterStandingSuspenseQueryHookResult = ReturnType<typeof useRosterStandingSuspenseQuery>;
export type RosterStandingQueryResult = ApolloReactCommon.QueryResult<RosterStandingQuery, RosterStandingQueryVariables>;
export const FillRosterDocument = gql`
    mutation FillRoster($from: Date!, $to: Date!, $departmentId: ID) {
  filled: fillRoster(from: $from, to: $to, departmentId: $departmentId) {
    ...RosterFilling
  }
}
    ${RosterFillingFragmentDoc}`;

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
    mutation PublishRoster($from: Date!, $to: Date!, $departmentId: ID, $late: Boolean!) {
  published: publishRoster(
    from: $from
    to: $to
    departmentId: $departmentId
    late: $late
  )
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
 *      late: // value for 'late'
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
    warning
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
export const ShiftSwapsDocument = gql`
    query ShiftSwaps($filter: ShiftSwapFilter, $sort: [ShiftSwapSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: shiftSwaps(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...ShiftSwapRow
    }
    total
  }
}
    ${ShiftSwapRowFragmentDoc}`;

/**
 * __useShiftSwapsQuery__
 *
 * To run a query within a React component, call `useShiftSwapsQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftSwapsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftSwapsQuery({
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
export function useShiftSwapsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ShiftSwapsQuery, ShiftSwapsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftSwapsQuery, ShiftSwapsQueryVariables>(ShiftSwapsDocument, options);
      }
export function useShiftSwapsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftSwapsQuery, ShiftSwapsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftSwapsQuery, ShiftSwapsQueryVariables>(ShiftSwapsDocument, options);
        }
// @ts-ignore
export function useShiftSwapsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftSwapsQuery, ShiftSwapsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftSwapsQuery, ShiftSwapsQueryVariables>;
export function useShiftSwapsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftSwapsQuery, ShiftSwapsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftSwapsQuery | undefined, ShiftSwapsQueryVariables>;
export function useShiftSwapsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftSwapsQuery, ShiftSwapsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftSwapsQuery, ShiftSwapsQueryVariables>(ShiftSwapsDocument, options);
        }
export type ShiftSwapsQueryHookResult = ReturnType<typeof useShiftSwapsQuery>;
export type ShiftSwapsLazyQueryHookResult = ReturnType<typeof useShiftSwapsLazyQuery>;
export type ShiftSwapsSuspenseQueryHookResult = ReturnType<typeof useShiftSwapsSuspenseQuery>;
export type ShiftSwapsQueryResult = ApolloReactCommon.QueryResult<ShiftSwapsQuery, ShiftSwapsQueryVariables>;
export const ShiftSwapDocument = gql`
    query ShiftSwap($id: ID!) {
  record: shiftSwap(id: $id) {
    ...ShiftSwapRecord
  }
}
    ${ShiftSwapRecordFragmentDoc}
${ShiftSwapRowFragmentDoc}`;

/**
 * __useShiftSwapQuery__
 *
 * To run a query within a React component, call `useShiftSwapQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftSwapQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftSwapQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useShiftSwapQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ShiftSwapQuery, ShiftSwapQueryVariables> & ({ variables: ShiftSwapQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftSwapQuery, ShiftSwapQueryVariables>(ShiftSwapDocument, options);
      }
export function useShiftSwapLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftSwapQuery, ShiftSwapQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftSwapQuery, ShiftSwapQueryVariables>(ShiftSwapDocument, options);
        }
// @ts-ignore
export function useShiftSwapSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftSwapQuery, ShiftSwapQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftSwapQuery, ShiftSwapQueryVariables>;
export function useShiftSwapSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftSwapQuery, ShiftSwapQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftSwapQuery | undefined, ShiftSwapQueryVariables>;
export function useShiftSwapSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftSwapQuery, ShiftSwapQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftSwapQuery, ShiftSwapQueryVariables>(ShiftSwapDocument, options);
        }
export type ShiftSwapQueryHookResult = ReturnType<typeof useShiftSwapQuery>;
export type ShiftSwapLazyQueryHookResult = ReturnType<typeof useShiftSwapLazyQuery>;
export type ShiftSwapSuspenseQueryHookResult = ReturnType<typeof useShiftSwapSuspenseQuery>;
export type ShiftSwapQueryResult = ApolloReactCommon.QueryResult<ShiftSwapQuery, ShiftSwapQueryVariables>;
export const SwapColleaguesDocument = gql`
    query SwapColleagues($until: Date!) {
  colleagues: swapColleagues(until: $until) {
    id
    name
    shifts {
      id
      date
      title
    }
  }
}
    `;

/**
 * __useSwapColleaguesQuery__
 *
 * To run a query within a React component, call `useSwapColleaguesQuery` and pass it any options that fit your needs.
 * When your component renders, `useSwapColleaguesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSwapColleaguesQuery({
 *   variables: {
 *      until: // value for 'until'
 *   },
 * });
 */
export function useSwapColleaguesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SwapColleaguesQuery, SwapColleaguesQueryVariables> & ({ variables: SwapColleaguesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SwapColleaguesQuery, SwapColleaguesQueryVariables>(SwapColleaguesDocument, options);
      }
export function useSwapColleaguesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SwapColleaguesQuery, SwapColleaguesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SwapColleaguesQuery, SwapColleaguesQueryVariables>(SwapColleaguesDocument, options);
        }
// @ts-ignore
export function useSwapColleaguesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SwapColleaguesQuery, SwapColleaguesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SwapColleaguesQuery, SwapColleaguesQueryVariables>;
export function useSwapColleaguesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SwapColleaguesQuery, SwapColleaguesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SwapColleaguesQuery | undefined, SwapColleaguesQueryVariables>;
export function useSwapColleaguesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SwapColleaguesQuery, SwapColleaguesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SwapColleaguesQuery, SwapColleaguesQueryVariables>(SwapColleaguesDocument, options);
        }
export type SwapColleaguesQueryHookResult = ReturnType<typeof useSwapColleaguesQuery>;
export type SwapColleaguesLazyQueryHookResult = ReturnType<typeof useSwapColleaguesLazyQuery>;
export type SwapColleaguesSuspenseQueryHookResult = ReturnType<typeof useSwapColleaguesSuspenseQuery>;
export type SwapColleaguesQueryResult = ApolloReactCommon.QueryResult<SwapColleaguesQuery, SwapColleaguesQueryVariables>;
export const SwapConcernsDocument = gql`
    query SwapConcerns($id: ID!) {
  concerns: swapConcerns(id: $id) {
    text
    refuses
  }
}
    `;

/**
 * __useSwapConcernsQuery__
 *
 * To run a query within a React component, call `useSwapConcernsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSwapConcernsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSwapConcernsQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useSwapConcernsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SwapConcernsQuery, SwapConcernsQueryVariables> & ({ variables: SwapConcernsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SwapConcernsQuery, SwapConcernsQueryVariables>(SwapConcernsDocument, options);
      }
export function useSwapConcernsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SwapConcernsQuery, SwapConcernsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SwapConcernsQuery, SwapConcernsQueryVariables>(SwapConcernsDocument, options);
        }
// @ts-ignore
export function useSwapConcernsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SwapConcernsQuery, SwapConcernsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SwapConcernsQuery, SwapConcernsQueryVariables>;
export function useSwapConcernsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SwapConcernsQuery, SwapConcernsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SwapConcernsQuery | undefined, SwapConcernsQueryVariables>;
export function useSwapConcernsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SwapConcernsQuery, SwapConcernsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SwapConcernsQuery, SwapConcernsQueryVariables>(SwapConcernsDocument, options);
        }
export type SwapConcernsQueryHookResult = ReturnType<typeof useSwapConcernsQuery>;
export type SwapConcernsLazyQueryHookResult = ReturnType<typeof useSwapConcernsLazyQuery>;
export type SwapConcernsSuspenseQueryHookResult = ReturnType<typeof useSwapConcernsSuspenseQuery>;
export type SwapConcernsQueryResult = ApolloReactCommon.QueryResult<SwapConcernsQuery, SwapConcernsQueryVariables>;
export const AskForShiftSwapDocument = gql`
    mutation AskForShiftSwap($givesId: ID!, $peerId: ID!, $takesId: ID, $note: String) {
  record: askForShiftSwap(
    givesId: $givesId
    peerId: $peerId
    takesId: $takesId
    note: $note
  ) {
    ...ShiftSwapRecord
  }
}
    ${ShiftSwapRecordFragmentDoc}
${ShiftSwapRowFragmentDoc}`;

/**
 * __useAskForShiftSwapMutation__
 *
 * To run a mutation, you first call `useAskForShiftSwapMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAskForShiftSwapMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [askForShiftSwapMutation, { data, loading, error }] = useAskForShiftSwapMutation({
 *   variables: {
 *      givesId: // value for 'givesId'
 *      peerId: // value for 'peerId'
 *      takesId: // value for 'takesId'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useAskForShiftSwapMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AskForShiftSwapMutation, AskForShiftSwapMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AskForShiftSwapMutation, AskForShiftSwapMutationVariables>(AskForShiftSwapDocument, options);
      }
export type AskForShiftSwapMutationHookResult = ReturnType<typeof useAskForShiftSwapMutation>;
export type AskForShiftSwapMutationResult = ApolloReactCommon.MutationResult<AskForShiftSwapMutation>;
export const AnswerShiftSwapDocument = gql`
    mutation AnswerShiftSwap($id: ID!, $version: Int!, $accept: Boolean!) {
  record: answerShiftSwap(id: $id, version: $version, accept: $accept) {
    ...ShiftSwapRecord
  }
}
    ${ShiftSwapRecordFragmentDoc}
${ShiftSwapRowFragmentDoc}`;

/**
 * __useAnswerShiftSwapMutation__
 *
 * To run a mutation, you first call `useAnswerShiftSwapMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useAnswerShiftSwapMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [answerShiftSwapMutation, { data, loading, error }] = useAnswerShiftSwapMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      accept: // value for 'accept'
 *   },
 * });
 */
export function useAnswerShiftSwapMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AnswerShiftSwapMutation, AnswerShiftSwapMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AnswerShiftSwapMutation, AnswerShiftSwapMutationVariables>(AnswerShiftSwapDocument, options);
      }
export type AnswerShiftSwapMutationHookResult = ReturnType<typeof useAnswerShiftSwapMutation>;
export type AnswerShiftSwapMutationResult = ApolloReactCommon.MutationResult<AnswerShiftSwapMutation>;
export const ApproveShiftSwapDocument = gql`
    mutation ApproveShiftSwap($id: ID!, $version: Int!) {
  record: approveShiftSwap(id: $id, version: $version) {
    ...ShiftSwapRecord
  }
}
    ${ShiftSwapRecordFragmentDoc}
${ShiftSwapRowFragmentDoc}`;

/**
 * __useApproveShiftSwapMutation__
 *
 * To run a mutation, you first call `useApproveShiftSwapMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveShiftSwapMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveShiftSwapMutation, { data, loading, error }] = useApproveShiftSwapMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApproveShiftSwapMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveShiftSwapMutation, ApproveShiftSwapMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveShiftSwapMutation, ApproveShiftSwapMutationVariables>(ApproveShiftSwapDocument, options);
      }
export type ApproveShiftSwapMutationHookResult = ReturnType<typeof useApproveShiftSwapMutation>;
export type ApproveShiftSwapMutationResult = ApolloReactCommon.MutationResult<ApproveShiftSwapMutation>;
export const RejectShiftSwapDocument = gql`
    mutation RejectShiftSwap($id: ID!, $version: Int!, $note: String!) {
  record: rejectShiftSwap(id: $id, version: $version, note: $note) {
    ...ShiftSwapRecord
  }
}
    ${ShiftSwapRecordFragmentDoc}
${ShiftSwapRowFragmentDoc}`;

/**
 * __useRejectShiftSwapMutation__
 *
 * To run a mutation, you first call `useRejectShiftSwapMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectShiftSwapMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectShiftSwapMutation, { data, loading, error }] = useRejectShiftSwapMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectShiftSwapMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectShiftSwapMutation, RejectShiftSwapMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectShiftSwapMutation, RejectShiftSwapMutationVariables>(RejectShiftSwapDocument, options);
      }
export type RejectShiftSwapMutationHookResult = ReturnType<typeof useRejectShiftSwapMutation>;
export type RejectShiftSwapMutationResult = ApolloReactCommon.MutationResult<RejectShiftSwapMutation>;
export const CancelShiftSwapDocument = gql`
    mutation CancelShiftSwap($id: ID!, $version: Int!) {
  record: cancelShiftSwap(id: $id, version: $version) {
    ...ShiftSwapRecord
  }
}
    ${ShiftSwapRecordFragmentDoc}
${ShiftSwapRowFragmentDoc}`;

/**
 * __useCancelShiftSwapMutation__
 *
 * To run a mutation, you first call `useCancelShiftSwapMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelShiftSwapMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelShiftSwapMutation, { data, loading, error }] = useCancelShiftSwapMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCancelShiftSwapMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelShiftSwapMutation, CancelShiftSwapMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelShiftSwapMutation, CancelShiftSwapMutationVariables>(CancelShiftSwapDocument, options);
      }
export type CancelShiftSwapMutationHookResult = ReturnType<typeof useCancelShiftSwapMutation>;
export type CancelShiftSwapMutationResult = ApolloReactCommon.MutationResult<CancelShiftSwapMutation>;