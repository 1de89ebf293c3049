/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** What a calendar shows, each to be switched on and off. */
export type CalendarLayer =
  /** Whose birthday it is. */
  | 'birthdays'
  /** What expires. */
  | 'documents'
  /** Events one may see. */
  | 'events'
  /** Free days of the company. */
  | 'holidays'
  /** Who is on leave. */
  | 'leave';

/** Which of the five calendars an event is in. Those called personal and family are seen by who made the event and its guests alone. */
export type EventCalendar =
  /** Matters of the company. */
  | 'business'
  /** Anything else. */
  | 'etc'
  /** Matters at home; seen by who made it and its guests alone. */
  | 'family'
  /** Free days and journeys. */
  | 'holiday'
  /** One's own matters; seen by who made it and its guests alone. */
  | 'personal';

/** Values to change in an event; what is left out stays. */
export type EventChanges = {
  /** The calendar it is in; unless told, holidays are in that of holidays and anything else in that of the business. */
  calendar?: EventCalendar | null | undefined;
  /** What it is about. */
  description?: string | null | undefined;
  /** When it ends; empty for whole days. At most 5 years ahead. */
  endAt?: string | null | undefined;
  /** Last day of whole days. At most 5 years ahead. */
  endDate?: string | null | undefined;
  /** Who else takes part; they see it, private or not. */
  guestIds?: Array<string> | null | undefined;
  /** Whole days rather than times. */
  isAllDay?: boolean | null | undefined;
  /** Where. */
  location?: string | null | undefined;
  /** Who else takes part and is no employee here: names with commas between. Nobody tells or reminds them. */
  otherGuests?: string | null | undefined;
  /** How it repeats, an RRULE of RFC 5545: daily, weekly by BYDAY, monthly and yearly by BYMONTHDAY or by one BYDAY such as 2TU or -1FR, with INTERVAL, and UNTIL as a day or COUNT. Empty for what takes place once. Its days are then those of the first time. */
  recurrence?: string | null | undefined;
  /** When the guests and who made it are reminded of it, each time where it repeats; of whole days at nine in the morning, on the day or on the day before. */
  reminder?: EventReminder | null | undefined;
  /** When it begins; empty for whole days. At most 5 years ahead. */
  startAt?: string | null | undefined;
  /** First day of whole days. At most 5 years ahead. */
  startDate?: string | null | undefined;
  /** Whether it takes place. */
  status?: EventStatus | null | undefined;
  /** IANA time zone by whose clock it repeats; that of the company unless told. */
  timeZone?: string | null | undefined;
  /** What it is called. */
  title?: string | null | undefined;
  /** What it is. */
  type?: EventType | null | undefined;
  /** Address on the web, such as that of a call. */
  url?: string | null | undefined;
  /** Who sees it; always private in the calendars personal and family. */
  visibility?: EventVisibility | null | undefined;
};

/** Values of a new event. */
export type EventInput = {
  /** The calendar it is in; unless told, holidays are in that of holidays and anything else in that of the business. */
  calendar?: EventCalendar | null | undefined;
  /** What it is about. */
  description?: string | null | undefined;
  /** When it ends; empty for whole days. At most 5 years ahead. */
  endAt?: string | null | undefined;
  /** Last day of whole days. At most 5 years ahead. */
  endDate?: string | null | undefined;
  /** Who else takes part; they see it, private or not. */
  guestIds?: Array<string> | null | undefined;
  /** Whole days rather than times. */
  isAllDay?: boolean | null | undefined;
  /** Where. */
  location?: string | null | undefined;
  /** Who else takes part and is no employee here: names with commas between. Nobody tells or reminds them. */
  otherGuests?: string | null | undefined;
  /** How it repeats, an RRULE of RFC 5545: daily, weekly by BYDAY, monthly and yearly by BYMONTHDAY or by one BYDAY such as 2TU or -1FR, with INTERVAL, and UNTIL as a day or COUNT. Empty for what takes place once. Its days are then those of the first time. */
  recurrence?: string | null | undefined;
  /** When the guests and who made it are reminded of it, each time where it repeats; of whole days at nine in the morning, on the day or on the day before. */
  reminder?: EventReminder | null | undefined;
  /** When it begins; empty for whole days. At most 5 years ahead. */
  startAt?: string | null | undefined;
  /** First day of whole days. At most 5 years ahead. */
  startDate?: string | null | undefined;
  /** Whether it takes place. */
  status?: EventStatus | null | undefined;
  /** IANA time zone by whose clock it repeats; that of the company unless told. */
  timeZone?: string | null | undefined;
  /** What it is called. */
  title: string;
  /** What it is. */
  type?: EventType | null | undefined;
  /** Address on the web, such as that of a call. */
  url?: string | null | undefined;
  /** Who sees it; always private in the calendars personal and family. */
  visibility?: EventVisibility | null | undefined;
};

/** How long before an event its guests and who made it are reminded of it; of whole days on the day at nine, or on the day before. */
export type EventReminder =
  /** When it begins; of whole days at nine on the day. */
  | 'at_start'
  /** Nobody is reminded. */
  | 'none'
  /** At the same time on the day before; of whole days at nine on the day before. */
  | 'one_day'
  /** 60 minutes before it begins. */
  | 'one_hour'
  /** 10 minutes before it begins. */
  | 'ten_minutes';

/** Whether an event takes place. */
export type EventStatus =
  /** Does not take place. */
  | 'cancelled'
  /** Has taken place. */
  | 'done'
  /** Takes place, or is to. */
  | 'planned';

/** What an event is. */
export type EventType =
  /** Something about a paper, such as a renewal. */
  | 'document'
  /** A free day or journey; it is told, and frees nobody from work. */
  | 'holiday'
  /** People meet. */
  | 'meet'
  /** Something to be done. */
  | 'task';

/** Who sees an event. */
export type EventVisibility =
  /** Whoever may see events of the company sees it. */
  | 'company'
  /** Only who made it and the guests see it. */
  | 'private';

/** How much of an event that repeats: one time of it, that one and those that follow, or all. */
export type OccurrenceScope =
  /** Every time of it. */
  | 'all'
  /** That time and those after it. */
  | 'following'
  /** That time alone. */
  | 'one';

export type CalendarEntriesQueryVariables = Exact<{
  from: string;
  to: string;
  layers: Array<CalendarLayer> | CalendarLayer;
  calendars: Array<EventCalendar> | EventCalendar;
}>;


export type CalendarEntriesQuery = { entries: Array<{ layer: CalendarLayer, recordId: string, title: string, detail: string | null, status: string | null, isAllDay: boolean, startDate: string | null, endDate: string | null, startAt: string | null, endAt: string | null, location: string | null, url: string | null, calendar: EventCalendar | null, eventVersion: number | null, occurrenceDay: string | null, repeats: boolean, allowedActions: Array<string> }> };

export type CalendarWeekQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarWeekQuery = { week: { firstDay: number, weekendDays: Array<number> } };

export type MoveEventMutationVariables = Exact<{
  id: string;
  version: number;
  input: EventChanges;
}>;


export type MoveEventMutation = { record: { id: string, version: number } };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { feed: { createdAt: string, readAt: string | null } | null };

export type IssueCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type IssueCalendarFeedMutation = { address: string };

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarFeedMutation = { done: boolean };

export type EventQueryVariables = Exact<{
  id: string;
}>;


export type EventQuery = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: EventType, calendar: EventCalendar, isAllDay: boolean, startAt: string | null, endAt: string | null, startDate: string | null, endDate: string | null, location: string | null, url: string | null, description: string | null, guestIds: Array<string>, otherGuests: string | null, organizerId: string | null, visibility: EventVisibility, status: EventStatus, reminder: EventReminder, recurrence: string | null, timeZone: string | null, seriesId: string | null, occurrenceDay: string | null, organizer: { id: string, label: string | null } | null } };

export type CreateEventMutationVariables = Exact<{
  input: EventInput;
}>;


export type CreateEventMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: EventType, calendar: EventCalendar, isAllDay: boolean, startAt: string | null, endAt: string | null, startDate: string | null, endDate: string | null, location: string | null, url: string | null, description: string | null, guestIds: Array<string>, otherGuests: string | null, organizerId: string | null, visibility: EventVisibility, status: EventStatus, reminder: EventReminder, recurrence: string | null, timeZone: string | null, seriesId: string | null, occurrenceDay: string | null, organizer: { id: string, label: string | null } | null } };

export type UpdateEventMutationVariables = Exact<{
  id: string;
  version: number;
  input: EventChanges;
}>;


export type UpdateEventMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: EventType, calendar: EventCalendar, isAllDay: boolean, startAt: string | null, endAt: string | null, startDate: string | null, endDate: string | null, location: string | null, url: string | null, description: string | null, guestIds: Array<string>, otherGuests: string | null, organizerId: string | null, visibility: EventVisibility, status: EventStatus, reminder: EventReminder, recurrence: string | null, timeZone: string | null, seriesId: string | null, occurrenceDay: string | null, organizer: { id: string, label: string | null } | null } };

export type ChangeEventOccurrenceMutationVariables = Exact<{
  id: string;
  version: number;
  day: string;
  scope: OccurrenceScope;
  input: EventChanges;
}>;


export type ChangeEventOccurrenceMutation = { record: { id: string, version: number } };

export type CancelEventOccurrenceMutationVariables = Exact<{
  id: string;
  version: number;
  day: string;
  scope: OccurrenceScope;
}>;


export type CancelEventOccurrenceMutation = { record: { id: string, version: number } };

export type RestoreEventOccurrenceMutationVariables = Exact<{
  id: string;
  version: number;
  day: string;
}>;


export type RestoreEventOccurrenceMutation = { record: { id: string, version: number } };

export type DeleteEventsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEventsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEventsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEventsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type EventRecordFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, type: EventType, calendar: EventCalendar, isAllDay: boolean, startAt: string | null, endAt: string | null, startDate: string | null, endDate: string | null, location: string | null, url: string | null, description: string | null, guestIds: Array<string>, otherGuests: string | null, organizerId: string | null, visibility: EventVisibility, status: EventStatus, reminder: EventReminder, recurrence: string | null, timeZone: string | null, seriesId: string | null, occurrenceDay: string | null, organizer: { id: string, label: string | null } | null };

export const EventRecordFragmentDoc = gql`
    fragment EventRecord on Event {
  id
  version
  deletedAt
  allowedActions
  title
  type
  calendar
  isAllDay
  startAt
  endAt
  startDate
  endDate
  location
  url
  description
  guestIds
  otherGuests
  organizerId
  organizer {
    id
    label: employeeName
  }
  visibility
  status
  reminder
  recurrence
  timeZone
  seriesId
  occurrenceDay
}
    `;
export const CalendarEntriesDocument = gql`
    query CalendarEntries($from: Date!, $to: Date!, $layers: [CalendarLayer!]!, $calendars: [EventCalendar!]!) {
  entries: calendarEntries(
    from: $from
    to: $to
    layers: $layers
    calendars: $calendars
  ) {
    layer
    recordId
    title
    detail
    status
    isAllDay
    startDate
    endDate
    startAt
    endAt
    location
    url
    calendar
    eventVersion
    occurrenceDay
    repeats
    allowedActions
  }
}
    `;

/**
 * __useCalendarEntriesQuery__
 *
 * To run a query within a React component, call `useCalendarEntriesQuery` and pass it any options that fit your needs.
 * When your component renders, `useCalendarEntriesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCalendarEntriesQuery({
 *   variables: {
 *      from: // value for 'from'
 *      to: // value for 'to'
 *      layers: // value for 'layers'
 *      calendars: // value for 'calendars'
 *   },
 * });
 */
export function useCalendarEntriesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CalendarEntriesQuery, CalendarEntriesQueryVariables> & ({ variables: CalendarEntriesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarEntriesQuery, CalendarEntriesQueryVariables>(CalendarEntriesDocument, options);
      }
export function useCalendarEntriesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CalendarEntriesQuery, CalendarEntriesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CalendarEntriesQuery, CalendarEntriesQueryVariables>(CalendarEntriesDocument, options);
        }
// @ts-ignore
export function useCalendarEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CalendarEntriesQuery, CalendarEntriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarEntriesQuery, CalendarEntriesQueryVariables>;
export function useCalendarEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarEntriesQuery, CalendarEntriesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarEntriesQuery | undefined, CalendarEntriesQueryVariables>;
export function useCalendarEntriesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarEntriesQuery, CalendarEntriesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CalendarEntriesQuery, CalendarEntriesQueryVariables>(CalendarEntriesDocument, options);
        }
export type CalendarEntriesQueryHookResult = ReturnType<typeof useCalendarEntriesQuery>;
export type CalendarEntriesLazyQueryHookResult = ReturnType<typeof useCalendarEntriesLazyQuery>;
export type CalendarEntriesSuspenseQueryHookResult = ReturnType<typeof useCalendarEntriesSuspenseQuery>;
export type CalendarEntriesQueryResult = ApolloReactCommon.QueryResult<CalendarEntriesQuery, CalendarEntriesQueryVariables>;
export const CalendarWeekDocument = gql`
    query CalendarWeek {
  week: calendarWeek {
    firstDay
    weekendDays
  }
}
    `;

/**
 * __useCalendarWeekQuery__
 *
 * To run a query within a React component, call `useCalendarWeekQuery` and pass it any options that fit your needs.
 * When your component renders, `useCalendarWeekQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCalendarWeekQuery({
 *   variables: {
 *   },
 * });
 */
export function useCalendarWeekQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CalendarWeekQuery, CalendarWeekQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarWeekQuery, CalendarWeekQueryVariables>(CalendarWeekDocument, options);
      }
export function useCalendarWeekLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CalendarWeekQuery, CalendarWeekQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CalendarWeekQuery, CalendarWeekQueryVariables>(CalendarWeekDocument, options);
        }
// @ts-ignore
export function useCalendarWeekSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CalendarWeekQuery, CalendarWeekQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarWeekQuery, CalendarWeekQueryVariables>;
export function useCalendarWeekSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarWeekQuery, CalendarWeekQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarWeekQuery | undefined, CalendarWeekQueryVariables>;
export function useCalendarWeekSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarWeekQuery, CalendarWeekQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CalendarWeekQuery, CalendarWeekQueryVariables>(CalendarWeekDocument, options);
        }
export type CalendarWeekQueryHookResult = ReturnType<typeof useCalendarWeekQuery>;
export type CalendarWeekLazyQueryHookResult = ReturnType<typeof useCalendarWeekLazyQuery>;
export type CalendarWeekSuspenseQueryHookResult = ReturnType<typeof useCalendarWeekSuspenseQuery>;
export type CalendarWeekQueryResult = ApolloReactCommon.QueryResult<CalendarWeekQuery, CalendarWeekQueryVariables>;
export const MoveEventDocument = gql`
    mutation MoveEvent($id: ID!, $version: Int!, $input: EventChanges!) {
  record: updateEvent(id: $id, version: $version, input: $input) {
    id
    version
  }
}
    `;

/**
 * __useMoveEventMutation__
 *
 * To run a mutation, you first call `useMoveEventMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMoveEventMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [moveEventMutation, { data, loading, error }] = useMoveEventMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useMoveEventMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MoveEventMutation, MoveEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MoveEventMutation, MoveEventMutationVariables>(MoveEventDocument, options);
      }
export type MoveEventMutationHookResult = ReturnType<typeof useMoveEventMutation>;
export type MoveEventMutationResult = ApolloReactCommon.MutationResult<MoveEventMutation>;
export const CalendarFeedDocument = gql`
    query CalendarFeed {
  feed: calendarFeed {
    createdAt
    readAt
  }
}
    `;

/**
 * __useCalendarFeedQuery__
 *
 * To run a query within a React component, call `useCalendarFeedQuery` and pass it any options that fit your needs.
 * When your component renders, `useCalendarFeedQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCalendarFeedQuery({
 *   variables: {
 *   },
 * });
 */
export function useCalendarFeedQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarFeedQuery, CalendarFeedQueryVariables>(CalendarFeedDocument, options);
      }
export function useCalendarFeedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CalendarFeedQuery, CalendarFeedQueryVariables>(CalendarFeedDocument, options);
        }
// @ts-ignore
export function useCalendarFeedSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarFeedQuery, CalendarFeedQueryVariables>;
export function useCalendarFeedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarFeedQuery | undefined, CalendarFeedQueryVariables>;
export function useCalendarFeedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarFeedQuery, CalendarFeedQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CalendarFeedQuery, CalendarFeedQueryVariables>(CalendarFeedDocument, options);
        }
export type CalendarFeedQueryHookResult = ReturnType<typeof useCalendarFeedQuery>;
export type CalendarFeedLazyQueryHookResult = ReturnType<typeof useCalendarFeedLazyQuery>;
export type CalendarFeedSuspenseQueryHookResult = ReturnType<typeof useCalendarFeedSuspenseQuery>;
export type CalendarFeedQueryResult = ApolloReactCommon.QueryResult<CalendarFeedQuery, CalendarFeedQueryVariables>;
export const IssueCalendarFeedDocument = gql`
    mutation IssueCalendarFeed {
  address: issueCalendarFeed
}
    `;

/**
 * __useIssueCalendarFeedMutation__
 *
 * To run a mutation, you first call `useIssueCalendarFeedMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useIssueCalendarFeedMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [issueCalendarFeedMutation, { data, loading, error }] = useIssueCalendarFeedMutation({
 *   variables: {
 *   },
 * });
 */
export function useIssueCalendarFeedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<IssueCalendarFeedMutation, IssueCalendarFeedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<IssueCalendarFeedMutation, IssueCalendarFeedMutationVariables>(IssueCalendarFeedDocument, options);
      }
export type IssueCalendarFeedMutationHookResult = ReturnType<typeof useIssueCalendarFeedMutation>;
export type IssueCalendarFeedMutationResult = ApolloReactCommon.MutationResult<IssueCalendarFeedMutation>;
export const RevokeCalendarFeedDocument = gql`
    mutation RevokeCalendarFeed {
  done: revokeCalendarFeed
}
    `;

/**
 * __useRevokeCalendarFeedMutation__
 *
 * To run a mutation, you first call `useRevokeCalendarFeedMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevokeCalendarFeedMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revokeCalendarFeedMutation, { data, loading, error }] = useRevokeCalendarFeedMutation({
 *   variables: {
 *   },
 * });
 */
export function useRevokeCalendarFeedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>(RevokeCalendarFeedDocument, options);
      }
export type RevokeCalendarFeedMutationHookResult = ReturnType<typeof useRevokeCalendarFeedMutation>;
export type RevokeCalendarFeedMutationResult = ApolloReactCommon.MutationResult<RevokeCalendarFeedMutation>;
export const EventDocument = gql`
    query Event($id: ID!) {
  record: event(id: $id) {
    ...EventRecord
  }
}
    ${EventRecordFragmentDoc}`;

/**
 * __useEventQuery__
 *
 * To run a query within a React component, call `useEventQuery` and pass it any options that fit your needs.
 * When your component renders, `useEventQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEventQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEventQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EventQuery, EventQueryVariables> & ({ variables: EventQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EventQuery, EventQueryVariables>(EventDocument, options);
      }
export function useEventLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EventQuery, EventQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EventQuery, EventQueryVariables>(EventDocument, options);
        }
// @ts-ignore
export function useEventSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EventQuery, EventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventQuery, EventQueryVariables>;
export function useEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventQuery, EventQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EventQuery | undefined, EventQueryVariables>;
export function useEventSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EventQuery, EventQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EventQuery, EventQueryVariables>(EventDocument, options);
        }
export type EventQueryHookResult = ReturnType<typeof useEventQuery>;
export type EventLazyQueryHookResult = ReturnType<typeof useEventLazyQuery>;
export type EventSuspenseQueryHookResult = ReturnType<typeof useEventSuspenseQuery>;
export type EventQueryResult = ApolloReactCommon.QueryResult<EventQuery, EventQueryVariables>;
export const CreateEventDocument = gql`
    mutation CreateEvent($input: EventInput!) {
  record: createEvent(input: $input) {
    ...EventRecord
  }
}
    ${EventRecordFragmentDoc}`;

/**
 * __useCreateEventMutation__
 *
 * To run a mutation, you first call `useCreateEventMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEventMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEventMutation, { data, loading, error }] = useCreateEventMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEventMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEventMutation, CreateEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEventMutation, CreateEventMutationVariables>(CreateEventDocument, options);
      }
export type CreateEventMutationHookResult = ReturnType<typeof useCreateEventMutation>;
export type CreateEventMutationResult = ApolloReactCommon.MutationResult<CreateEventMutation>;
export const UpdateEventDocument = gql`
    mutation UpdateEvent($id: ID!, $version: Int!, $input: EventChanges!) {
  record: updateEvent(id: $id, version: $version, input: $input) {
    ...EventRecord
  }
}
    ${EventRecordFragmentDoc}`;

/**
 * __useUpdateEventMutation__
 *
 * To run a mutation, you first call `useUpdateEventMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEventMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEventMutation, { data, loading, error }] = useUpdateEventMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEventMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEventMutation, UpdateEventMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEventMutation, UpdateEventMutationVariables>(UpdateEventDocument, options);
      }
export type UpdateEventMutationHookResult = ReturnType<typeof useUpdateEventMutation>;
export type UpdateEventMutationResult = ApolloReactCommon.MutationResult<UpdateEventMutation>;
export const ChangeEventOccurrenceDocument = gql`
    mutation ChangeEventOccurrence($id: ID!, $version: Int!, $day: Date!, $scope: OccurrenceScope!, $input: EventChanges!) {
  record: changeEventOccurrence(
    id: $id
    version: $version
    day: $day
    scope: $scope
    input: $input
  ) {
    id
    version
  }
}
    `;

/**
 * __useChangeEventOccurrenceMutation__
 *
 * To run a mutation, you first call `useChangeEventOccurrenceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangeEventOccurrenceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changeEventOccurrenceMutation, { data, loading, error }] = useChangeEventOccurrenceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      day: // value for 'day'
 *      scope: // value for 'scope'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useChangeEventOccurrenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangeEventOccurrenceMutation, ChangeEventOccurrenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangeEventOccurrenceMutation, ChangeEventOccurrenceMutationVariables>(ChangeEventOccurrenceDocument, options);
      }
export type ChangeEventOccurrenceMutationHookResult = ReturnType<typeof useChangeEventOccurrenceMutation>;
export type ChangeEventOccurrenceMutationResult = ApolloReactCommon.MutationResult<ChangeEventOccurrenceMutation>;
export const CancelEventOccurrenceDocument = gql`
    mutation CancelEventOccurrence($id: ID!, $version: Int!, $day: Date!, $scope: OccurrenceScope!) {
  record: cancelEventOccurrence(
    id: $id
    version: $version
    day: $day
    scope: $scope
  ) {
    id
    version
  }
}
    `;

/**
 * __useCancelEventOccurrenceMutation__
 *
 * To run a mutation, you first call `useCancelEventOccurrenceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelEventOccurrenceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelEventOccurrenceMutation, { data, loading, error }] = useCancelEventOccurrenceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      day: // value for 'day'
 *      scope: // value for 'scope'
 *   },
 * });
 */
export function useCancelEventOccurrenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelEventOccurrenceMutation, CancelEventOccurrenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelEventOccurrenceMutation, CancelEventOccurrenceMutationVariables>(CancelEventOccurrenceDocument, options);
      }
export type CancelEventOccurrenceMutationHookResult = ReturnType<typeof useCancelEventOccurrenceMutation>;
export type CancelEventOccurrenceMutationResult = ApolloReactCommon.MutationResult<CancelEventOccurrenceMutation>;
export const RestoreEventOccurrenceDocument = gql`
    mutation RestoreEventOccurrence($id: ID!, $version: Int!, $day: Date!) {
  record: restoreEventOccurrence(id: $id, version: $version, day: $day) {
    id
    version
  }
}
    `;

/**
 * __useRestoreEventOccurrenceMutation__
 *
 * To run a mutation, you first call `useRestoreEventOccurrenceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEventOccurrenceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEventOccurrenceMutation, { data, loading, error }] = useRestoreEventOccurrenceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      day: // value for 'day'
 *   },
 * });
 */
export function useRestoreEventOccurrenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEventOccurrenceMutation, RestoreEventOccurrenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEventOccurrenceMutation, RestoreEventOccurrenceMutationVariables>(RestoreEventOccurrenceDocument, options);
      }
export type RestoreEventOccurrenceMutationHookResult = ReturnType<typeof useRestoreEventOccurrenceMutation>;
export type RestoreEventOccurrenceMutationResult = ApolloReactCommon.MutationResult<RestoreEventOccurrenceMutation>;
export const DeleteEventsDocument = gql`
    mutation DeleteEvents($ids: [ID!]!) {
  results: deleteEvents(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEventsMutation__
 *
 * To run a mutation, you first call `useDeleteEventsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEventsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEventsMutation, { data, loading, error }] = useDeleteEventsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEventsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEventsMutation, DeleteEventsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEventsMutation, DeleteEventsMutationVariables>(DeleteEventsDocument, options);
      }
export type DeleteEventsMutationHookResult = ReturnType<typeof useDeleteEventsMutation>;
export type DeleteEventsMutationResult = ApolloReactCommon.MutationResult<DeleteEventsMutation>;
export const RestoreEventsDocument = gql`
    mutation RestoreEvents($ids: [ID!]!) {
  results: restoreEvents(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEventsMutation__
 *
 * To run a mutation, you first call `useRestoreEventsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEventsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEventsMutation, { data, loading, error }] = useRestoreEventsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEventsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEventsMutation, RestoreEventsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEventsMutation, RestoreEventsMutationVariables>(RestoreEventsDocument, options);
      }
export type RestoreEventsMutationHookResult = ReturnType<typeof useRestoreEventsMutation>;
export type RestoreEventsMutationResult = ApolloReactCommon.MutationResult<RestoreEventsMutation>;