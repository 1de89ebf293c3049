/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Conditions on a yes or no; all that are given must hold. */
export type BooleanFilter = {
  /** Equal to. */
  eq?: boolean | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
};

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

/** Conditions on an exact number; all that are given must hold. */
export type DecimalFilter = {
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

/** Conditions on a whole number; all that are given must hold. */
export type NumberFilter = {
  /** Equal to. */
  eq?: number | null | undefined;
  /** Greater than. */
  gt?: number | null | undefined;
  /** Greater than or equal to. */
  gte?: number | null | undefined;
  /** One of these. */
  in?: Array<number> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Less than. */
  lt?: number | null | undefined;
  /** Less than or equal to. */
  lte?: number | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: number | null | undefined;
};

/** Values to change in a shift; what is left out stays. */
export type ShiftChanges = {
  /** Minutes after its end from which on a way out nobody took is put at its end, or at when the hours it asks for are full. It counts for nothing until somebody confirms it. Empty: the way out stays missing. */
  autoCloseAfter?: number | null | undefined;
  /** Short code, such as N for the night. */
  code?: string | null | undefined;
  /** Colour on calendars and sheets. */
  colour?: string | null | undefined;
  /** What of a day counts as worked; breaks between its times never do. */
  counting?: ShiftCounting | null | undefined;
  /** Degrees north of the place it is worked at. */
  fenceLatitude?: string | null | undefined;
  /** Degrees east of it. */
  fenceLongitude?: string | null | undefined;
  /** Metres around it within which somebody is there; with all three, whoever clocks in on his phone is asked where he is. */
  fenceRadius?: number | null | undefined;
  /** Whether people take turns on it. Laws that pay more for overtime by night may leave shift workers out. */
  isShiftWork?: boolean | null | undefined;
  /** What it asks for. */
  kind?: ShiftKind | null | undefined;
  /** Minutes worked below which a day counts as half; empty: any presence makes it whole. */
  leastFull?: number | null | undefined;
  /** Minutes worked below which a day counts as absence; empty: any presence counts. */
  leastHalf?: number | null | undefined;
  /** Minutes of overtime a working day must come to before any of them counts; 0: each minute does. */
  leastOvertime?: number | null | undefined;
  /** The profession of the licence it is worked with, as it stands on licences; empty where it needs none. */
  licenceNeeded?: string | null | undefined;
  /** How much an hour worked in it counts for pay: 1.5 makes two hours three. */
  multiplier?: string | null | undefined;
  /** When what it asks for is changed: the first day that holds, today where none is given. Days before keep what held then. Never kept. */
  newTimesFrom?: string | null | undefined;
  /** Its times in order, with fixed times only. */
  periods?: Array<ShiftPeriodInput> | null | undefined;
  /** The skills it is worked with, as they stand of employees, with commas between them; empty where it needs none. */
  skillsNeeded?: string | null | undefined;
  /** State. */
  status?: ShiftStatus | null | undefined;
  /** What it is called. */
  title?: string | null | undefined;
  /** Hours a day, or a month where that is what it asks for; with fixed times the server adds them up. */
  totalHours?: string | null | undefined;
  /** Minutes after its end within which a punch is one of the shift. */
  windowAfter?: number | null | undefined;
  /** Minutes before its start within which a punch is one of the shift. */
  windowBefore?: number | null | undefined;
};

/** What of a day counts as worked, its breaks left out. */
export type ShiftCounting =
  /** All from the first way in to the last way out, whatever lies between. */
  | 'first_to_last'
  /** Each presence from its way in to its way out. */
  | 'pairs';

/** Conditions on a ShiftCounting; all that are given must hold. */
export type ShiftCountingFilter = {
  /** Equal to. */
  eq?: ShiftCounting | null | undefined;
  /** One of these. */
  in?: Array<ShiftCounting> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: ShiftCounting | null | undefined;
};

/** Which shifts to list; all conditions given must hold. */
export type ShiftFilter = {
  /** All of these must hold. */
  and?: Array<ShiftFilter> | null | undefined;
  /** Minutes after its end from which on a way out nobody took is put at its end, or at when the hours it asks for are full. It counts for nothing until somebody confirms it. Empty: the way out stays missing. */
  autoCloseAfter?: NumberFilter | null | undefined;
  /** Short code, such as N for the night. */
  code?: TextFilter | null | undefined;
  /** Colour on calendars and sheets. */
  colour?: TextFilter | null | undefined;
  /** What of a day counts as worked; breaks between its times never do. */
  counting?: ShiftCountingFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Degrees north of the place it is worked at. */
  fenceLatitude?: DecimalFilter | null | undefined;
  /** Degrees east of it. */
  fenceLongitude?: DecimalFilter | null | undefined;
  /** Metres around it within which somebody is there; with all three, whoever clocks in on his phone is asked where he is. */
  fenceRadius?: NumberFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Whether people take turns on it. Laws that pay more for overtime by night may leave shift workers out. */
  isShiftWork?: BooleanFilter | null | undefined;
  /** What it asks for. */
  kind?: ShiftKindFilter | null | undefined;
  /** Minutes worked below which a day counts as half; empty: any presence makes it whole. */
  leastFull?: NumberFilter | null | undefined;
  /** Minutes worked below which a day counts as absence; empty: any presence counts. */
  leastHalf?: NumberFilter | null | undefined;
  /** Minutes of overtime a working day must come to before any of them counts; 0: each minute does. */
  leastOvertime?: NumberFilter | null | undefined;
  /** The profession of the licence it is worked with, as it stands on licences; empty where it needs none. */
  licenceNeeded?: TextFilter | null | undefined;
  /** How much an hour worked in it counts for pay: 1.5 makes two hours three. */
  multiplier?: DecimalFilter | null | undefined;
  /** When what it asks for is changed: the first day that holds, today where none is given. Days before keep what held then. Never kept. */
  newTimesFrom?: DateFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<ShiftFilter> | null | undefined;
  /** The skills it is worked with, as they stand of employees, with commas between them; empty where it needs none. */
  skillsNeeded?: TextFilter | null | undefined;
  /** State. */
  status?: ShiftStatusFilter | null | undefined;
  /** First day of what it asks for now; empty: it always did. */
  timesFrom?: DateFilter | null | undefined;
  /** What it is called. */
  title?: TextFilter | null | undefined;
  /** Hours a day, or a month where that is what it asks for; with fixed times the server adds them up. */
  totalHours?: DecimalFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Minutes after its end within which a punch is one of the shift. */
  windowAfter?: NumberFilter | null | undefined;
  /** Minutes before its start within which a punch is one of the shift. */
  windowBefore?: NumberFilter | null | undefined;
};

/** Values of a new shift. */
export type ShiftInput = {
  /** Minutes after its end from which on a way out nobody took is put at its end, or at when the hours it asks for are full. It counts for nothing until somebody confirms it. Empty: the way out stays missing. */
  autoCloseAfter?: number | null | undefined;
  /** Short code, such as N for the night. */
  code?: string | null | undefined;
  /** Colour on calendars and sheets. */
  colour?: string | null | undefined;
  /** What of a day counts as worked; breaks between its times never do. */
  counting?: ShiftCounting | null | undefined;
  /** Degrees north of the place it is worked at. */
  fenceLatitude?: string | null | undefined;
  /** Degrees east of it. */
  fenceLongitude?: string | null | undefined;
  /** Metres around it within which somebody is there; with all three, whoever clocks in on his phone is asked where he is. */
  fenceRadius?: number | null | undefined;
  /** Whether people take turns on it. Laws that pay more for overtime by night may leave shift workers out. */
  isShiftWork?: boolean | null | undefined;
  /** What it asks for. */
  kind?: ShiftKind | null | undefined;
  /** Minutes worked below which a day counts as half; empty: any presence makes it whole. */
  leastFull?: number | null | undefined;
  /** Minutes worked below which a day counts as absence; empty: any presence counts. */
  leastHalf?: number | null | undefined;
  /** Minutes of overtime a working day must come to before any of them counts; 0: each minute does. */
  leastOvertime?: number | null | undefined;
  /** The profession of the licence it is worked with, as it stands on licences; empty where it needs none. */
  licenceNeeded?: string | null | undefined;
  /** How much an hour worked in it counts for pay: 1.5 makes two hours three. */
  multiplier?: string | null | undefined;
  /** When what it asks for is changed: the first day that holds, today where none is given. Days before keep what held then. Never kept. */
  newTimesFrom?: string | null | undefined;
  /** Its times in order, with fixed times only. */
  periods?: Array<ShiftPeriodInput> | null | undefined;
  /** The skills it is worked with, as they stand of employees, with commas between them; empty where it needs none. */
  skillsNeeded?: string | null | undefined;
  /** State. */
  status?: ShiftStatus | null | undefined;
  /** What it is called. */
  title: string;
  /** Hours a day, or a month where that is what it asks for; with fixed times the server adds them up. */
  totalHours?: string | null | undefined;
  /** Minutes after its end within which a punch is one of the shift. */
  windowAfter?: number | null | undefined;
  /** Minutes before its start within which a punch is one of the shift. */
  windowBefore?: number | null | undefined;
};

/** What a shift asks for. */
export type ShiftKind =
  /** So many hours a day, whenever they are worked. */
  | 'daily_hours'
  /** So many hours a month, on whatever days. */
  | 'monthly_hours'
  /** Presence from and to the times given. */
  | 'times';

/** Conditions on a ShiftKind; all that are given must hold. */
export type ShiftKindFilter = {
  /** Equal to. */
  eq?: ShiftKind | null | undefined;
  /** One of these. */
  in?: Array<ShiftKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: ShiftKind | null | undefined;
};

/** From and to when a shift works. An end not later than the start is on the next day. */
export type ShiftPeriodInput = {
  /** End, HH:mm. */
  end: string;
  /** Minutes one may come later without being late. */
  graceIn?: number;
  /** Minutes one may go earlier without leaving early. */
  graceOut?: number;
  /** Start, HH:mm. */
  start: string;
};

/** One level of the order of shifts. */
export type ShiftSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: ShiftSortField;
};

/** What shifts can be sorted by. */
export type ShiftSortField =
  /** Minutes after its end from which on a way out nobody took is put at its end, or at when the hours it asks for are full. It counts for nothing until somebody confirms it. Empty: the way out stays missing. */
  | 'autoCloseAfter'
  /** Short code, such as N for the night. */
  | 'code'
  /** Colour on calendars and sheets. */
  | 'colour'
  /** What of a day counts as worked; breaks between its times never do. */
  | 'counting'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Degrees north of the place it is worked at. */
  | 'fenceLatitude'
  /** Degrees east of it. */
  | 'fenceLongitude'
  /** Metres around it within which somebody is there; with all three, whoever clocks in on his phone is asked where he is. */
  | 'fenceRadius'
  /** Whether people take turns on it. Laws that pay more for overtime by night may leave shift workers out. */
  | 'isShiftWork'
  /** What it asks for. */
  | 'kind'
  /** Minutes worked below which a day counts as half; empty: any presence makes it whole. */
  | 'leastFull'
  /** Minutes worked below which a day counts as absence; empty: any presence counts. */
  | 'leastHalf'
  /** Minutes of overtime a working day must come to before any of them counts; 0: each minute does. */
  | 'leastOvertime'
  /** The profession of the licence it is worked with, as it stands on licences; empty where it needs none. */
  | 'licenceNeeded'
  /** How much an hour worked in it counts for pay: 1.5 makes two hours three. */
  | 'multiplier'
  /** When what it asks for is changed: the first day that holds, today where none is given. Days before keep what held then. Never kept. */
  | 'newTimesFrom'
  /** The skills it is worked with, as they stand of employees, with commas between them; empty where it needs none. */
  | 'skillsNeeded'
  /** State. */
  | 'status'
  /** First day of what it asks for now; empty: it always did. */
  | 'timesFrom'
  /** What it is called. */
  | 'title'
  /** Hours a day, or a month where that is what it asks for; with fixed times the server adds them up. */
  | 'totalHours'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Minutes after its end within which a punch is one of the shift. */
  | 'windowAfter'
  /** Minutes before its start within which a punch is one of the shift. */
  | 'windowBefore';

/** Whether a shift can be given to employees. */
export type ShiftStatus =
  /** Can be given and planned. */
  | 'active'
  /** Kept for who has it; given to nobody any more. */
  | 'inactive';

/** Conditions on a ShiftStatus; all that are given must hold. */
export type ShiftStatusFilter = {
  /** Equal to. */
  eq?: ShiftStatus | null | undefined;
  /** One of these. */
  in?: Array<ShiftStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: ShiftStatus | null | undefined;
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

export type ShiftsQueryVariables = Exact<{
  filter?: ShiftFilter | null | undefined;
  sort?: Array<ShiftSort> | ShiftSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type ShiftsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, code: string | null, kind: ShiftKind, totalHours: string, colour: string | null, status: ShiftStatus, timesFrom: string | null, isShiftWork: boolean, counting: ShiftCounting, multiplier: string, periods: Array<{ start: string, end: string, graceIn: number, graceOut: number }> }> } };

export type ShiftQueryVariables = Exact<{
  id: string;
}>;


export type ShiftQuery = { record: { newTimesFrom: string | null, windowBefore: number, windowAfter: number, leastHalf: number | null, leastFull: number | null, leastOvertime: number, autoCloseAfter: number | null, fenceLatitude: string | null, fenceLongitude: string | null, fenceRadius: number | null, licenceNeeded: string | null, skillsNeeded: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, code: string | null, kind: ShiftKind, totalHours: string, colour: string | null, status: ShiftStatus, timesFrom: string | null, isShiftWork: boolean, counting: ShiftCounting, multiplier: string, earlier: Array<{ from: string | null, kind: ShiftKind, totalHours: string, counting: ShiftCounting, multiplier: string, periods: Array<{ start: string, end: string, graceIn: number, graceOut: number }> }>, periods: Array<{ start: string, end: string, graceIn: number, graceOut: number }> } };

export type CreateShiftMutationVariables = Exact<{
  input: ShiftInput;
}>;


export type CreateShiftMutation = { record: { newTimesFrom: string | null, windowBefore: number, windowAfter: number, leastHalf: number | null, leastFull: number | null, leastOvertime: number, autoCloseAfter: number | null, fenceLatitude: string | null, fenceLongitude: string | null, fenceRadius: number | null, licenceNeeded: string | null, skillsNeeded: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, code: string | null, kind: ShiftKind, totalHours: string, colour: string | null, status: ShiftStatus, timesFrom: string | null, isShiftWork: boolean, counting: ShiftCounting, multiplier: string, earlier: Array<{ from: string | null, kind: ShiftKind, totalHours: string, counting: ShiftCounting, multiplier: string, periods: Array<{ start: string, end: string, graceIn: number, graceOut: number }> }>, periods: Array<{ start: string, end: string, graceIn: number, graceOut: number }> } };

export type UpdateShiftMutationVariables = Exact<{
  id: string;
  version: number;
  input: ShiftChanges;
}>;


export type UpdateShiftMutation = { record: { newTimesFrom: string | null, windowBefore: number, windowAfter: number, leastHalf: number | null, leastFull: number | null, leastOvertime: number, autoCloseAfter: number | null, fenceLatitude: string | null, fenceLongitude: string | null, fenceRadius: number | null, licenceNeeded: string | null, skillsNeeded: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, code: string | null, kind: ShiftKind, totalHours: string, colour: string | null, status: ShiftStatus, timesFrom: string | null, isShiftWork: boolean, counting: ShiftCounting, multiplier: string, earlier: Array<{ from: string | null, kind: ShiftKind, totalHours: string, counting: ShiftCounting, multiplier: string, periods: Array<{ start: string, end: string, graceIn: number, graceOut: number }> }>, periods: Array<{ start: string, end: string, graceIn: number, graceOut: number }> } };

export type DeleteShiftsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteShiftsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreShiftsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreShiftsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type ShiftRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, code: string | null, kind: ShiftKind, totalHours: string, colour: string | null, status: ShiftStatus, timesFrom: string | null, isShiftWork: boolean, counting: ShiftCounting, multiplier: string, periods: Array<{ start: string, end: string, graceIn: number, graceOut: number }> };

export type ShiftRecordFragment = { newTimesFrom: string | null, windowBefore: number, windowAfter: number, leastHalf: number | null, leastFull: number | null, leastOvertime: number, autoCloseAfter: number | null, fenceLatitude: string | null, fenceLongitude: string | null, fenceRadius: number | null, licenceNeeded: string | null, skillsNeeded: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, code: string | null, kind: ShiftKind, totalHours: string, colour: string | null, status: ShiftStatus, timesFrom: string | null, isShiftWork: boolean, counting: ShiftCounting, multiplier: string, earlier: Array<{ from: string | null, kind: ShiftKind, totalHours: string, counting: ShiftCounting, multiplier: string, periods: Array<{ start: string, end: string, graceIn: number, graceOut: number }> }>, periods: Array<{ start: string, end: string, graceIn: number, graceOut: number }> };

export const ShiftRowFragmentDoc = gql`
    fragment ShiftRow on Shift {
  id
  version
  deletedAt
  allowedActions
  title
  code
  kind
  totalHours
  periods {
    start
    end
    graceIn
    graceOut
  }
  colour
  status
  timesFrom
  isShiftWork
  counting
  multiplier
}
    `;
export const ShiftRecordFragmentDoc = gql`
    fragment ShiftRecord on Shift {
  ...ShiftRow
  newTimesFrom
  windowBefore
  windowAfter
  leastHalf
  leastFull
  leastOvertime
  autoCloseAfter
  fenceLatitude
  fenceLongitude
  fenceRadius
  licenceNeeded
  skillsNeeded
  earlier {
    from
    kind
    totalHours
    counting
    multiplier
    periods {
      start
      end
      graceIn
      graceOut
    }
  }
  createdAt
  updatedAt
}
    `;
export const ShiftsDocument = gql`
    query Shifts($filter: ShiftFilter, $sort: [ShiftSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: shifts(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...ShiftRow
    }
    total
  }
}
    ${ShiftRowFragmentDoc}`;

/**
 * __useShiftsQuery__
 *
 * To run a query within a React component, call `useShiftsQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftsQuery({
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
export function useShiftsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ShiftsQuery, ShiftsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftsQuery, ShiftsQueryVariables>(ShiftsDocument, options);
      }
export function useShiftsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftsQuery, ShiftsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftsQuery, ShiftsQueryVariables>(ShiftsDocument, options);
        }
// @ts-ignore
export function useShiftsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftsQuery, ShiftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftsQuery, ShiftsQueryVariables>;
export function useShiftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftsQuery, ShiftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftsQuery | undefined, ShiftsQueryVariables>;
export function useShiftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftsQuery, ShiftsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftsQuery, ShiftsQueryVariables>(ShiftsDocument, options);
        }
export type ShiftsQueryHookResult = ReturnType<typeof useShiftsQuery>;
export type ShiftsLazyQueryHookResult = ReturnType<typeof useShiftsLazyQuery>;
export type ShiftsSuspenseQueryHookResult = ReturnType<typeof useShiftsSuspenseQuery>;
export type ShiftsQueryResult = ApolloReactCommon.QueryResult<ShiftsQuery, ShiftsQueryVariables>;
export const ShiftDocument = gql`
    query Shift($id: ID!) {
  record: shift(id: $id) {
    ...ShiftRecord
  }
}
    ${ShiftRecordFragmentDoc}
${ShiftRowFragmentDoc}`;

/**
 * __useShiftQuery__
 *
 * To run a query within a React component, call `useShiftQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useShiftQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ShiftQuery, ShiftQueryVariables> & ({ variables: ShiftQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftQuery, ShiftQueryVariables>(ShiftDocument, options);
      }
export function useShiftLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftQuery, ShiftQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftQuery, ShiftQueryVariables>(ShiftDocument, options);
        }
// @ts-ignore
export function useShiftSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftQuery, ShiftQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftQuery, ShiftQueryVariables>;
export function useShiftSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftQuery, ShiftQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftQuery | undefined, ShiftQueryVariables>;
export function useShiftSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftQuery, ShiftQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftQuery, ShiftQueryVariables>(ShiftDocument, options);
        }
export type ShiftQueryHookResult = ReturnType<typeof useShiftQuery>;
export type ShiftLazyQueryHookResult = ReturnType<typeof useShiftLazyQuery>;
export type ShiftSuspenseQueryHookResult = ReturnType<typeof useShiftSuspenseQuery>;
export type ShiftQueryResult = ApolloReactCommon.QueryResult<ShiftQuery, ShiftQueryVariables>;
export const CreateShiftDocument = gql`
    mutation CreateShift($input: ShiftInput!) {
  record: createShift(input: $input) {
    ...ShiftRecord
  }
}
    ${ShiftRecordFragmentDoc}
${ShiftRowFragmentDoc}`;

/**
 * __useCreateShiftMutation__
 *
 * To run a mutation, you first call `useCreateShiftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateShiftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createShiftMutation, { data, loading, error }] = useCreateShiftMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateShiftMutation, CreateShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateShiftMutation, CreateShiftMutationVariables>(CreateShiftDocument, options);
      }
export type CreateShiftMutationHookResult = ReturnType<typeof useCreateShiftMutation>;
export type CreateShiftMutationResult = ApolloReactCommon.MutationResult<CreateShiftMutation>;
export const UpdateShiftDocument = gql`
    mutation UpdateShift($id: ID!, $version: Int!, $input: ShiftChanges!) {
  record: updateShift(id: $id, version: $version, input: $input) {
    ...ShiftRecord
  }
}
    ${ShiftRecordFragmentDoc}
${ShiftRowFragmentDoc}`;

/**
 * __useUpdateShiftMutation__
 *
 * To run a mutation, you first call `useUpdateShiftMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateShiftMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateShiftMutation, { data, loading, error }] = useUpdateShiftMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateShiftMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateShiftMutation, UpdateShiftMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateShiftMutation, UpdateShiftMutationVariables>(UpdateShiftDocument, options);
      }
export type UpdateShiftMutationHookResult = ReturnType<typeof useUpdateShiftMutation>;
export type UpdateShiftMutationResult = ApolloReactCommon.MutationResult<UpdateShiftMutation>;
export const DeleteShiftsDocument = gql`
    mutation DeleteShifts($ids: [ID!]!) {
  results: deleteShifts(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteShiftsMutation__
 *
 * To run a mutation, you first call `useDeleteShiftsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteShiftsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteShiftsMutation, { data, loading, error }] = useDeleteShiftsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteShiftsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteShiftsMutation, DeleteShiftsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteShiftsMutation, DeleteShiftsMutationVariables>(DeleteShiftsDocument, options);
      }
export type DeleteShiftsMutationHookResult = ReturnType<typeof useDeleteShiftsMutation>;
export type DeleteShiftsMutationResult = ApolloReactCommon.MutationResult<DeleteShiftsMutation>;
export const RestoreShiftsDocument = gql`
    mutation RestoreShifts($ids: [ID!]!) {
  results: restoreShifts(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreShiftsMutation__
 *
 * To run a mutation, you first call `useRestoreShiftsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreShiftsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreShiftsMutation, { data, loading, error }] = useRestoreShiftsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreShiftsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreShiftsMutation, RestoreShiftsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreShiftsMutation, RestoreShiftsMutationVariables>(RestoreShiftsDocument, options);
      }
export type RestoreShiftsMutationHookResult = ReturnType<typeof useRestoreShiftsMutation>;
export type RestoreShiftsMutationResult = ApolloReactCommon.MutationResult<RestoreShiftsMutation>;