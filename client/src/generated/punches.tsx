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

/** Whether somebody was at the place of his shift. */
export type GeofenceResult =
  /** At the place. */
  | 'inside'
  /** Not at the place, however wrong the phone may be. */
  | 'outside'
  /** The phone did not tell, or not well enough. */
  | 'unknown';

/** Conditions on a GeofenceResult; all that are given must hold. */
export type GeofenceResultFilter = {
  /** Equal to. */
  eq?: GeofenceResult | null | undefined;
  /** One of these. */
  in?: Array<GeofenceResult> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: GeofenceResult | null | undefined;
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

/** Which way somebody went; a terminal may not know. */
export type PunchDirection =
  /** He came. */
  | 'in'
  /** He went. */
  | 'out'
  /** Not told; it follows from the punches around it. */
  | 'unknown';

/** Conditions on a PunchDirection; all that are given must hold. */
export type PunchDirectionFilter = {
  /** Equal to. */
  eq?: PunchDirection | null | undefined;
  /** One of these. */
  in?: Array<PunchDirection> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PunchDirection | null | undefined;
};

/** Which punches to list; all conditions given must hold. */
export type PunchFilter = {
  /** Metres within which that is right. */
  accuracy?: NumberFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<PunchFilter> | null | undefined;
  /** When. */
  at?: InstantFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The device that took it. */
  deviceId?: IdFilter | null | undefined;
  /** Which way. */
  direction?: PunchDirectionFilter | null | undefined;
  /** Employee number. */
  employeeCode?: TextFilter | null | undefined;
  /** Who came or went. */
  employeeId?: IdFilter | null | undefined;
  /** What the sender calls it; sent again, it is taken once. Of devices and lists together with its moment, since they count from one again. */
  externalId?: TextFilter | null | undefined;
  /** Metres from that place. */
  geofenceMetres?: NumberFilter | null | undefined;
  /** Whether that was at the place of the shift; empty where the shift has none. */
  geofenceResult?: GeofenceResultFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Network address it came from. */
  ip?: TextFilter | null | undefined;
  /** Whether somebody has to look at it, since it was taken elsewhere or a photo is missing. */
  isFlagged?: BooleanFilter | null | undefined;
  /** Degrees north, where the phone told. */
  latitude?: DecimalFilter | null | undefined;
  /** The day it was there. */
  localDate?: DateFilter | null | undefined;
  /** Degrees east. */
  longitude?: DecimalFilter | null | undefined;
  /** Why it was entered by hand. */
  note?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<PunchFilter> | null | undefined;
  /** The photo taken with it, for whoever may read the punch; removed once the company keeps it no longer. */
  photoFileId?: IdFilter | null | undefined;
  /** How it was taken down. */
  source?: PunchSourceFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Minutes the clock there was ahead of UTC. */
  utcOffsetMin?: NumberFilter | null | undefined;
  /** IANA zone where it was. */
  zone?: TextFilter | null | undefined;
};

/** One level of the order of punches. */
export type PunchSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: PunchSortField;
};

/** What punches can be sorted by. */
export type PunchSortField =
  /** Metres within which that is right. */
  | 'accuracy'
  /** When. */
  | 'at'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The device that took it. */
  | 'deviceId'
  /** Which way. */
  | 'direction'
  /** Employee number. */
  | 'employeeCode'
  /** Who came or went. */
  | 'employeeId'
  /** What the sender calls it; sent again, it is taken once. Of devices and lists together with its moment, since they count from one again. */
  | 'externalId'
  /** Metres from that place. */
  | 'geofenceMetres'
  /** Whether that was at the place of the shift; empty where the shift has none. */
  | 'geofenceResult'
  /** Network address it came from. */
  | 'ip'
  /** Whether somebody has to look at it, since it was taken elsewhere or a photo is missing. */
  | 'isFlagged'
  /** Degrees north, where the phone told. */
  | 'latitude'
  /** The day it was there. */
  | 'localDate'
  /** Degrees east. */
  | 'longitude'
  /** Why it was entered by hand. */
  | 'note'
  /** The photo taken with it, for whoever may read the punch; removed once the company keeps it no longer. */
  | 'photoFileId'
  /** How it was taken down. */
  | 'source'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Minutes the clock there was ahead of UTC. */
  | 'utcOffsetMin'
  /** IANA zone where it was. */
  | 'zone';

/** How a punch was taken down. */
export type PunchSource =
  /** Read from a terminal. */
  | 'device'
  /** Brought in by an import. */
  | 'import'
  /** Clocked on a tablet that people share. */
  | 'kiosk'
  /** Entered by hand, or by a correction. */
  | 'manual'
  /** Clocked on a phone, perhaps sent later. */
  | 'mobile'
  /** Clocked on the web. */
  | 'web';

/** Conditions on a PunchSource; all that are given must hold. */
export type PunchSourceFilter = {
  /** Equal to. */
  eq?: PunchSource | null | undefined;
  /** One of these. */
  in?: Array<PunchSource> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PunchSource | null | undefined;
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

export type PunchesQueryVariables = Exact<{
  filter?: PunchFilter | null | undefined;
  sort?: Array<PunchSort> | PunchSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type PunchesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeCode: string, at: string, direction: PunchDirection, source: PunchSource, localDate: string, note: string | null, geofenceResult: GeofenceResult | null, geofenceMetres: number | null, isFlagged: boolean, photoFileId: string | null, employee: { id: string, label: string | null } | null }> } };

export type PunchQueryVariables = Exact<{
  id: string;
}>;


export type PunchQuery = { record: { zone: string, externalId: string | null, latitude: string | null, longitude: string | null, accuracy: number | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeCode: string, at: string, direction: PunchDirection, source: PunchSource, localDate: string, note: string | null, geofenceResult: GeofenceResult | null, geofenceMetres: number | null, isFlagged: boolean, photoFileId: string | null, employee: { id: string, label: string | null } | null } };

export type PunchRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeCode: string, at: string, direction: PunchDirection, source: PunchSource, localDate: string, note: string | null, geofenceResult: GeofenceResult | null, geofenceMetres: number | null, isFlagged: boolean, photoFileId: string | null, employee: { id: string, label: string | null } | null };

export type PunchRecordFragment = { zone: string, externalId: string | null, latitude: string | null, longitude: string | null, accuracy: number | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeCode: string, at: string, direction: PunchDirection, source: PunchSource, localDate: string, note: string | null, geofenceResult: GeofenceResult | null, geofenceMetres: number | null, isFlagged: boolean, photoFileId: string | null, employee: { id: string, label: string | null } | null };

export const PunchRowFragmentDoc = gql`
    fragment PunchRow on Punch {
  id
  version
  deletedAt
  allowedActions
  employeeId
  employee {
    id
    label: employeeName
  }
  employeeCode
  at
  direction
  source
  localDate
  note
  geofenceResult
  geofenceMetres
  isFlagged
  photoFileId
}
    `;
export const PunchRecordFragmentDoc = gql`
    fragment PunchRecord on Punch {
  ...PunchRow
  zone
  externalId
  latitude
  longitude
  accuracy
  createdAt
  updatedAt
}
    `;
export const PunchesDocument = gql`
    query Punches($filter: PunchFilter, $sort: [PunchSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: punches(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...PunchRow
    }
    total
  }
}
    ${PunchRowFragmentDoc}`;

/**
 * __usePunchesQuery__
 *
 * To run a query within a React component, call `usePunchesQuery` and pass it any options that fit your needs.
 * When your component renders, `usePunchesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePunchesQuery({
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
export function usePunchesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PunchesQuery, PunchesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PunchesQuery, PunchesQueryVariables>(PunchesDocument, options);
      }
export function usePunchesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PunchesQuery, PunchesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PunchesQuery, PunchesQueryVariables>(PunchesDocument, options);
        }
// @ts-ignore
export function usePunchesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PunchesQuery, PunchesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PunchesQuery, PunchesQueryVariables>;
export function usePunchesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PunchesQuery, PunchesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PunchesQuery | undefined, PunchesQueryVariables>;
export function usePunchesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PunchesQuery, PunchesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PunchesQuery, PunchesQueryVariables>(PunchesDocument, options);
        }
export type PunchesQueryHookResult = ReturnType<typeof usePunchesQuery>;
export type PunchesLazyQueryHookResult = ReturnType<typeof usePunchesLazyQuery>;
export type PunchesSuspenseQueryHookResult = ReturnType<typeof usePunchesSuspenseQuery>;
export type PunchesQueryResult = ApolloReactCommon.QueryResult<PunchesQuery, PunchesQueryVariables>;
export const PunchDocument = gql`
    query Punch($id: ID!) {
  record: punch(id: $id) {
    ...PunchRecord
  }
}
    ${PunchRecordFragmentDoc}
${PunchRowFragmentDoc}`;

/**
 * __usePunchQuery__
 *
 * To run a query within a React component, call `usePunchQuery` and pass it any options that fit your needs.
 * When your component renders, `usePunchQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePunchQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePunchQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PunchQuery, PunchQueryVariables> & ({ variables: PunchQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PunchQuery, PunchQueryVariables>(PunchDocument, options);
      }
export function usePunchLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PunchQuery, PunchQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PunchQuery, PunchQueryVariables>(PunchDocument, options);
        }
// @ts-ignore
export function usePunchSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PunchQuery, PunchQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PunchQuery, PunchQueryVariables>;
export function usePunchSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PunchQuery, PunchQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PunchQuery | undefined, PunchQueryVariables>;
export function usePunchSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PunchQuery, PunchQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PunchQuery, PunchQueryVariables>(PunchDocument, options);
        }
export type PunchQueryHookResult = ReturnType<typeof usePunchQuery>;
export type PunchLazyQueryHookResult = ReturnType<typeof usePunchLazyQuery>;
export type PunchSuspenseQueryHookResult = ReturnType<typeof usePunchSuspenseQuery>;
export type PunchQueryResult = ApolloReactCommon.QueryResult<PunchQuery, PunchQueryVariables>;