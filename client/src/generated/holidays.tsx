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

/** Values to change in a holiday; what is left out stays. */
export type HolidayChanges = {
  /** Only of this work calendar; empty for all. */
  calendarId?: string | null | undefined;
  /** Only of work calendars of this country, ISO 3166-1 alpha-2; empty for all. */
  country?: string | null | undefined;
  /** The day it falls on, or the earliest of several. At most 10 years ahead. */
  firstDay?: string | null | undefined;
  /** Who gives it. */
  kind?: HolidayKind | null | undefined;
  /** Last day; empty for a single day. At most 10 years ahead. */
  lastDay?: string | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** How much of each day is free. */
  part?: HolidayPart | null | undefined;
};

/** Which holidays to list; all conditions given must hold. */
export type HolidayFilter = {
  /** All of these must hold. */
  and?: Array<HolidayFilter> | null | undefined;
  /** Only of this work calendar; empty for all. */
  calendarId?: IdFilter | null | undefined;
  /** Only of work calendars of this country, ISO 3166-1 alpha-2; empty for all. */
  country?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The day it falls on, or the earliest of several. */
  firstDay?: DateFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Who gives it. */
  kind?: HolidayKindFilter | null | undefined;
  /** Last day; empty for a single day. */
  lastDay?: DateFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<HolidayFilter> | null | undefined;
  /** How much of each day is free. */
  part?: HolidayPartFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new holiday. */
export type HolidayInput = {
  /** Only of this work calendar; empty for all. */
  calendarId?: string | null | undefined;
  /** Only of work calendars of this country, ISO 3166-1 alpha-2; empty for all. */
  country?: string | null | undefined;
  /** The day it falls on, or the earliest of several. At most 10 years ahead. */
  firstDay: string;
  /** Who gives it. */
  kind?: HolidayKind | null | undefined;
  /** Last day; empty for a single day. At most 10 years ahead. */
  lastDay?: string | null | undefined;
  /** What it is called. */
  name: string;
  /** How much of each day is free. */
  part?: HolidayPart | null | undefined;
};

/** Who gives a holiday. */
export type HolidayKind =
  /** Given by the company. */
  | 'company'
  /** Free for nobody in general: whoever wants it asks for leave. */
  | 'optional'
  /** Given by law. */
  | 'public'
  /** A day of rest like a weekend. */
  | 'weekly_off';

/** Conditions on a HolidayKind; all that are given must hold. */
export type HolidayKindFilter = {
  /** Equal to. */
  eq?: HolidayKind | null | undefined;
  /** One of these. */
  in?: Array<HolidayKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: HolidayKind | null | undefined;
};

/** How much of each day is free. */
export type HolidayPart =
  /** Before noon. */
  | 'am'
  /** The whole day. */
  | 'full'
  /** After noon. */
  | 'pm';

/** Conditions on a HolidayPart; all that are given must hold. */
export type HolidayPartFilter = {
  /** Equal to. */
  eq?: HolidayPart | null | undefined;
  /** One of these. */
  in?: Array<HolidayPart> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: HolidayPart | null | undefined;
};

/** One level of the order of holidays. */
export type HolidaySort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: HolidaySortField;
};

/** What holidays can be sorted by. */
export type HolidaySortField =
  /** Only of this work calendar; empty for all. */
  | 'calendarId'
  /** Only of work calendars of this country, ISO 3166-1 alpha-2; empty for all. */
  | 'country'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The day it falls on, or the earliest of several. */
  | 'firstDay'
  /** Who gives it. */
  | 'kind'
  /** Last day; empty for a single day. */
  | 'lastDay'
  /** What it is called. */
  | 'name'
  /** How much of each day is free. */
  | 'part'
  /** When the row was last changed. */
  | 'updatedAt';

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

export type HolidaysQueryVariables = Exact<{
  filter?: HolidayFilter | null | undefined;
  sort?: Array<HolidaySort> | HolidaySort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type HolidaysQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, firstDay: string, lastDay: string | null, kind: HolidayKind, part: HolidayPart, country: string | null, calendarId: string | null, calendar: { id: string, label: string } | null }> } };

export type HolidayQueryVariables = Exact<{
  id: string;
}>;


export type HolidayQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, firstDay: string, lastDay: string | null, kind: HolidayKind, part: HolidayPart, country: string | null, calendarId: string | null, calendar: { id: string, label: string } | null } };

export type CreateHolidayMutationVariables = Exact<{
  input: HolidayInput;
}>;


export type CreateHolidayMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, firstDay: string, lastDay: string | null, kind: HolidayKind, part: HolidayPart, country: string | null, calendarId: string | null, calendar: { id: string, label: string } | null } };

export type UpdateHolidayMutationVariables = Exact<{
  id: string;
  version: number;
  input: HolidayChanges;
}>;


export type UpdateHolidayMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, firstDay: string, lastDay: string | null, kind: HolidayKind, part: HolidayPart, country: string | null, calendarId: string | null, calendar: { id: string, label: string } | null } };

export type DeleteHolidaysMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteHolidaysMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreHolidaysMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreHolidaysMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type HolidayRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, firstDay: string, lastDay: string | null, kind: HolidayKind, part: HolidayPart, country: string | null, calendarId: string | null, calendar: { id: string, label: string } | null };

export type HolidayRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, firstDay: string, lastDay: string | null, kind: HolidayKind, part: HolidayPart, country: string | null, calendarId: string | null, calendar: { id: string, label: string } | null };

export const HolidayRowFragmentDoc = gql`
    fragment HolidayRow on Holiday {
  id
  version
  deletedAt
  allowedActions
  name
  firstDay
  lastDay
  kind
  part
  country
  calendarId
  calendar {
    id
    label: name
  }
}
    `;
export const HolidayRecordFragmentDoc = gql`
    fragment HolidayRecord on Holiday {
  ...HolidayRow
  createdAt
  updatedAt
}
    `;
export const HolidaysDocument = gql`
    query Holidays($filter: HolidayFilter, $sort: [HolidaySort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: holidays(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...HolidayRow
    }
    total
  }
}
    ${HolidayRowFragmentDoc}`;

/**
 * __useHolidaysQuery__
 *
 * To run a query within a React component, call `useHolidaysQuery` and pass it any options that fit your needs.
 * When your component renders, `useHolidaysQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHolidaysQuery({
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
export function useHolidaysQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<HolidaysQuery, HolidaysQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HolidaysQuery, HolidaysQueryVariables>(HolidaysDocument, options);
      }
export function useHolidaysLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HolidaysQuery, HolidaysQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HolidaysQuery, HolidaysQueryVariables>(HolidaysDocument, options);
        }
// @ts-ignore
export function useHolidaysSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HolidaysQuery, HolidaysQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HolidaysQuery, HolidaysQueryVariables>;
export function useHolidaysSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HolidaysQuery, HolidaysQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HolidaysQuery | undefined, HolidaysQueryVariables>;
export function useHolidaysSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HolidaysQuery, HolidaysQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HolidaysQuery, HolidaysQueryVariables>(HolidaysDocument, options);
        }
export type HolidaysQueryHookResult = ReturnType<typeof useHolidaysQuery>;
export type HolidaysLazyQueryHookResult = ReturnType<typeof useHolidaysLazyQuery>;
export type HolidaysSuspenseQueryHookResult = ReturnType<typeof useHolidaysSuspenseQuery>;
export type HolidaysQueryResult = ApolloReactCommon.QueryResult<HolidaysQuery, HolidaysQueryVariables>;
export const HolidayDocument = gql`
    query Holiday($id: ID!) {
  record: holiday(id: $id) {
    ...HolidayRecord
  }
}
    ${HolidayRecordFragmentDoc}
${HolidayRowFragmentDoc}`;

/**
 * __useHolidayQuery__
 *
 * To run a query within a React component, call `useHolidayQuery` and pass it any options that fit your needs.
 * When your component renders, `useHolidayQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useHolidayQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useHolidayQuery(baseOptions: ApolloReactHooks.QueryHookOptions<HolidayQuery, HolidayQueryVariables> & ({ variables: HolidayQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<HolidayQuery, HolidayQueryVariables>(HolidayDocument, options);
      }
export function useHolidayLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<HolidayQuery, HolidayQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<HolidayQuery, HolidayQueryVariables>(HolidayDocument, options);
        }
// @ts-ignore
export function useHolidaySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<HolidayQuery, HolidayQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HolidayQuery, HolidayQueryVariables>;
export function useHolidaySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HolidayQuery, HolidayQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<HolidayQuery | undefined, HolidayQueryVariables>;
export function useHolidaySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<HolidayQuery, HolidayQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<HolidayQuery, HolidayQueryVariables>(HolidayDocument, options);
        }
export type HolidayQueryHookResult = ReturnType<typeof useHolidayQuery>;
export type HolidayLazyQueryHookResult = ReturnType<typeof useHolidayLazyQuery>;
export type HolidaySuspenseQueryHookResult = ReturnType<typeof useHolidaySuspenseQuery>;
export type HolidayQueryResult = ApolloReactCommon.QueryResult<HolidayQuery, HolidayQueryVariables>;
export const CreateHolidayDocument = gql`
    mutation CreateHoliday($input: HolidayInput!) {
  record: createHoliday(input: $input) {
    ...HolidayRecord
  }
}
    ${HolidayRecordFragmentDoc}
${HolidayRowFragmentDoc}`;

/**
 * __useCreateHolidayMutation__
 *
 * To run a mutation, you first call `useCreateHolidayMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateHolidayMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createHolidayMutation, { data, loading, error }] = useCreateHolidayMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateHolidayMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateHolidayMutation, CreateHolidayMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateHolidayMutation, CreateHolidayMutationVariables>(CreateHolidayDocument, options);
      }
export type CreateHolidayMutationHookResult = ReturnType<typeof useCreateHolidayMutation>;
export type CreateHolidayMutationResult = ApolloReactCommon.MutationResult<CreateHolidayMutation>;
export const UpdateHolidayDocument = gql`
    mutation UpdateHoliday($id: ID!, $version: Int!, $input: HolidayChanges!) {
  record: updateHoliday(id: $id, version: $version, input: $input) {
    ...HolidayRecord
  }
}
    ${HolidayRecordFragmentDoc}
${HolidayRowFragmentDoc}`;

/**
 * __useUpdateHolidayMutation__
 *
 * To run a mutation, you first call `useUpdateHolidayMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateHolidayMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateHolidayMutation, { data, loading, error }] = useUpdateHolidayMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateHolidayMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateHolidayMutation, UpdateHolidayMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateHolidayMutation, UpdateHolidayMutationVariables>(UpdateHolidayDocument, options);
      }
export type UpdateHolidayMutationHookResult = ReturnType<typeof useUpdateHolidayMutation>;
export type UpdateHolidayMutationResult = ApolloReactCommon.MutationResult<UpdateHolidayMutation>;
export const DeleteHolidaysDocument = gql`
    mutation DeleteHolidays($ids: [ID!]!) {
  results: deleteHolidays(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteHolidaysMutation__
 *
 * To run a mutation, you first call `useDeleteHolidaysMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteHolidaysMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteHolidaysMutation, { data, loading, error }] = useDeleteHolidaysMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteHolidaysMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteHolidaysMutation, DeleteHolidaysMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteHolidaysMutation, DeleteHolidaysMutationVariables>(DeleteHolidaysDocument, options);
      }
export type DeleteHolidaysMutationHookResult = ReturnType<typeof useDeleteHolidaysMutation>;
export type DeleteHolidaysMutationResult = ApolloReactCommon.MutationResult<DeleteHolidaysMutation>;
export const RestoreHolidaysDocument = gql`
    mutation RestoreHolidays($ids: [ID!]!) {
  results: restoreHolidays(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreHolidaysMutation__
 *
 * To run a mutation, you first call `useRestoreHolidaysMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreHolidaysMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreHolidaysMutation, { data, loading, error }] = useRestoreHolidaysMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreHolidaysMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreHolidaysMutation, RestoreHolidaysMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreHolidaysMutation, RestoreHolidaysMutationVariables>(RestoreHolidaysDocument, options);
      }
export type RestoreHolidaysMutationHookResult = ReturnType<typeof useRestoreHolidaysMutation>;
export type RestoreHolidaysMutationResult = ApolloReactCommon.MutationResult<RestoreHolidaysMutation>;