/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Values to change in an assignment of a calendar; what is left out stays. */
export type CalendarAssignmentChanges = {
  /** The calendar that holds from then on. */
  calendarId?: string | null | undefined;
  /** First day. */
  validFrom?: string | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
};

/** Which calendarAssignments to list; all conditions given must hold. */
export type CalendarAssignmentFilter = {
  /** All of these must hold. */
  and?: Array<CalendarAssignmentFilter> | null | undefined;
  /** The calendar that holds from then on. */
  calendarId?: IdFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The department it is for, with its parts; empty with no employee either: the whole company. */
  departmentId?: IdFilter | null | undefined;
  /** The employee it is for. */
  employeeId?: IdFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<CalendarAssignmentFilter> | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** First day. */
  validFrom?: DateFilter | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: DateFilter | null | undefined;
};

/** Values of a new assignment of a calendar. */
export type CalendarAssignmentInput = {
  /** The calendar that holds from then on. */
  calendarId: string;
  /** The department it is for, with its parts; empty with no employee either: the whole company. */
  departmentId?: string | null | undefined;
  /** The employee it is for. */
  employeeId?: string | null | undefined;
  /** First day. */
  validFrom: string;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
};

/** One level of the order of calendarAssignments. */
export type CalendarAssignmentSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: CalendarAssignmentSortField;
};

/** What calendarAssignments can be sorted by. */
export type CalendarAssignmentSortField =
  /** The calendar that holds from then on. */
  | 'calendarId'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The department it is for, with its parts; empty with no employee either: the whole company. */
  | 'departmentId'
  /** The employee it is for. */
  | 'employeeId'
  /** When the row was last changed. */
  | 'updatedAt'
  /** First day. */
  | 'validFrom'
  /** Last day; empty while it goes on. */
  | 'validTo';

/** From and to when a weekday is worked. An end not later than the start is on the next day. */
export type CalendarTimeInput = {
  /** End, HH:mm. */
  end: string;
  /** Start, HH:mm. */
  start: string;
  /** Weekday, 0 = Sunday to 6 = Saturday. */
  weekday: number;
  /** Which weeks. */
  weeks?: CalendarWeeks;
};

/** Which weeks a time is worked in. */
export type CalendarWeeks =
  /** The week that is counted from, and each second one after it. */
  | 'even'
  /** Each week. */
  | 'every'
  /** The weeks between the even ones. */
  | 'odd';

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

/** Values to change in a work calendar; what is left out stays. */
export type WorkCalendarChanges = {
  /** Country whose holidays go with it, ISO 3166-1 alpha-2; empty for that of the company. */
  country?: string | null | undefined;
  /** Where weeks alternate: a day of an even week. The server keeps its Monday. */
  evenFrom?: string | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** IANA time zone its times are meant in; empty for that of the company. */
  timeZone?: string | null | undefined;
  /** Its times; empty: the weekend and the hours of a day set for the company. */
  times?: Array<CalendarTimeInput> | null | undefined;
};

/** Which workCalendars to list; all conditions given must hold. */
export type WorkCalendarFilter = {
  /** All of these must hold. */
  and?: Array<WorkCalendarFilter> | null | undefined;
  /** Country whose holidays go with it, ISO 3166-1 alpha-2; empty for that of the company. */
  country?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Where weeks alternate: a day of an even week. The server keeps its Monday. */
  evenFrom?: DateFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<WorkCalendarFilter> | null | undefined;
  /** IANA time zone its times are meant in; empty for that of the company. */
  timeZone?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new work calendar. */
export type WorkCalendarInput = {
  /** Country whose holidays go with it, ISO 3166-1 alpha-2; empty for that of the company. */
  country?: string | null | undefined;
  /** Where weeks alternate: a day of an even week. The server keeps its Monday. */
  evenFrom?: string | null | undefined;
  /** What it is called. */
  name: string;
  /** IANA time zone its times are meant in; empty for that of the company. */
  timeZone?: string | null | undefined;
  /** Its times; empty: the weekend and the hours of a day set for the company. */
  times?: Array<CalendarTimeInput> | null | undefined;
};

/** One level of the order of workCalendars. */
export type WorkCalendarSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: WorkCalendarSortField;
};

/** What workCalendars can be sorted by. */
export type WorkCalendarSortField =
  /** Country whose holidays go with it, ISO 3166-1 alpha-2; empty for that of the company. */
  | 'country'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Where weeks alternate: a day of an even week. The server keeps its Monday. */
  | 'evenFrom'
  /** What it is called. */
  | 'name'
  /** IANA time zone its times are meant in; empty for that of the company. */
  | 'timeZone'
  /** When the row was last changed. */
  | 'updatedAt';

/** What a day is in a work calendar. */
export type WorkingDayKind =
  /** Free before noon or after, and worked otherwise. */
  | 'half_holiday'
  /** A holiday of the calendar. */
  | 'holiday'
  /** No calendar holds on it. */
  | 'no_calendar'
  /** A day of rest. */
  | 'off'
  /** Worked as planned. */
  | 'work';

export type WorkCalendarsQueryVariables = Exact<{
  filter?: WorkCalendarFilter | null | undefined;
  sort?: Array<WorkCalendarSort> | WorkCalendarSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type WorkCalendarsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, timeZone: string | null, country: string | null, evenFrom: string | null, times: Array<{ weekday: number, weeks: CalendarWeeks, start: string, end: string }> | null }> } };

export type WorkCalendarQueryVariables = Exact<{
  id: string;
}>;


export type WorkCalendarQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, timeZone: string | null, country: string | null, evenFrom: string | null, times: Array<{ weekday: number, weeks: CalendarWeeks, start: string, end: string }> | null } };

export type CreateWorkCalendarMutationVariables = Exact<{
  input: WorkCalendarInput;
}>;


export type CreateWorkCalendarMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, timeZone: string | null, country: string | null, evenFrom: string | null, times: Array<{ weekday: number, weeks: CalendarWeeks, start: string, end: string }> | null } };

export type UpdateWorkCalendarMutationVariables = Exact<{
  id: string;
  version: number;
  input: WorkCalendarChanges;
}>;


export type UpdateWorkCalendarMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, timeZone: string | null, country: string | null, evenFrom: string | null, times: Array<{ weekday: number, weeks: CalendarWeeks, start: string, end: string }> | null } };

export type DeleteWorkCalendarsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteWorkCalendarsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreWorkCalendarsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreWorkCalendarsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type CalendarYearQueryVariables = Exact<{
  id: string;
  from: string;
  to: string;
}>;


export type CalendarYearQuery = { days: Array<{ date: string, kind: WorkingDayKind, name: string | null, minutes: number }> };

export type WorkCalendarRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, timeZone: string | null, country: string | null, evenFrom: string | null, times: Array<{ weekday: number, weeks: CalendarWeeks, start: string, end: string }> | null };

export type WorkCalendarRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, timeZone: string | null, country: string | null, evenFrom: string | null, times: Array<{ weekday: number, weeks: CalendarWeeks, start: string, end: string }> | null };

export type CalendarAssignmentsQueryVariables = Exact<{
  filter?: CalendarAssignmentFilter | null | undefined;
  sort?: Array<CalendarAssignmentSort> | CalendarAssignmentSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type CalendarAssignmentsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, calendarId: string, departmentId: string | null, employeeId: string | null, validFrom: string, validTo: string | null, calendar: { id: string, label: string } | null, department: { id: string, label: string } | null, employee: { id: string, label: string | null } | null }> } };

export type CalendarAssignmentQueryVariables = Exact<{
  id: string;
}>;


export type CalendarAssignmentQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, calendarId: string, departmentId: string | null, employeeId: string | null, validFrom: string, validTo: string | null, calendar: { id: string, label: string } | null, department: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type CreateCalendarAssignmentMutationVariables = Exact<{
  input: CalendarAssignmentInput;
}>;


export type CreateCalendarAssignmentMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, calendarId: string, departmentId: string | null, employeeId: string | null, validFrom: string, validTo: string | null, calendar: { id: string, label: string } | null, department: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type UpdateCalendarAssignmentMutationVariables = Exact<{
  id: string;
  version: number;
  input: CalendarAssignmentChanges;
}>;


export type UpdateCalendarAssignmentMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, calendarId: string, departmentId: string | null, employeeId: string | null, validFrom: string, validTo: string | null, calendar: { id: string, label: string } | null, department: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type DeleteCalendarAssignmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteCalendarAssignmentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreCalendarAssignmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreCalendarAssignmentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type CalendarAssignmentRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, calendarId: string, departmentId: string | null, employeeId: string | null, validFrom: string, validTo: string | null, calendar: { id: string, label: string } | null, department: { id: string, label: string } | null, employee: { id: string, label: string | null } | null };

export type CalendarAssignmentRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, calendarId: string, departmentId: string | null, employeeId: string | null, validFrom: string, validTo: string | null, calendar: { id: string, label: string } | null, department: { id: string, label: string } | null, employee: { id: string, label: string | null } | null };

export const WorkCalendarRowFragmentDoc = gql`
    fragment WorkCalendarRow on WorkCalendar {
  id
  version
  deletedAt
  allowedActions
  name
  timeZone
  country
  evenFrom
  times {
    weekday
    weeks
    start
    end
  }
}
    `;
export const WorkCalendarRecordFragmentDoc = gql`
    fragment WorkCalendarRecord on WorkCalendar {
  ...WorkCalendarRow
  createdAt
  updatedAt
}
    `;
export const CalendarAssignmentRowFragmentDoc = gql`
    fragment CalendarAssignmentRow on CalendarAssignment {
  id
  version
  deletedAt
  allowedActions
  calendarId
  calendar {
    id
    label: name
  }
  departmentId
  department {
    id
    label: name
  }
  employeeId
  employee {
    id
    label: employeeName
  }
  validFrom
  validTo
}
    `;
export const CalendarAssignmentRecordFragmentDoc = gql`
    fragment CalendarAssignmentRecord on CalendarAssignment {
  ...CalendarAssignmentRow
  createdAt
  updatedAt
}
    `;
export const WorkCalendarsDocument = gql`
    query WorkCalendars($filter: WorkCalendarFilter, $sort: [WorkCalendarSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: workCalendars(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...WorkCalendarRow
    }
    total
  }
}
    ${WorkCalendarRowFragmentDoc}`;

/**
 * __useWorkCalendarsQuery__
 *
 * To run a query within a React component, call `useWorkCalendarsQuery` and pass it any options that fit your needs.
 * When your component renders, `useWorkCalendarsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWorkCalendarsQuery({
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
export function useWorkCalendarsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<WorkCalendarsQuery, WorkCalendarsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WorkCalendarsQuery, WorkCalendarsQueryVariables>(WorkCalendarsDocument, options);
      }
export function useWorkCalendarsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WorkCalendarsQuery, WorkCalendarsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WorkCalendarsQuery, WorkCalendarsQueryVariables>(WorkCalendarsDocument, options);
        }
// @ts-ignore
export function useWorkCalendarsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WorkCalendarsQuery, WorkCalendarsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WorkCalendarsQuery, WorkCalendarsQueryVariables>;
export function useWorkCalendarsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WorkCalendarsQuery, WorkCalendarsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WorkCalendarsQuery | undefined, WorkCalendarsQueryVariables>;
export function useWorkCalendarsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WorkCalendarsQuery, WorkCalendarsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WorkCalendarsQuery, WorkCalendarsQueryVariables>(WorkCalendarsDocument, options);
        }
export type WorkCalendarsQueryHookResult = ReturnType<typeof useWorkCalendarsQuery>;
export type WorkCalendarsLazyQueryHookResult = ReturnType<typeof useWorkCalendarsLazyQuery>;
export type WorkCalendarsSuspenseQueryHookResult = ReturnType<typeof useWorkCalendarsSuspenseQuery>;
export type WorkCalendarsQueryResult = ApolloReactCommon.QueryResult<WorkCalendarsQuery, WorkCalendarsQueryVariables>;
export const WorkCalendarDocument = gql`
    query WorkCalendar($id: ID!) {
  record: workCalendar(id: $id) {
    ...WorkCalendarRecord
  }
}
    ${WorkCalendarRecordFragmentDoc}
${WorkCalendarRowFragmentDoc}`;

/**
 * __useWorkCalendarQuery__
 *
 * To run a query within a React component, call `useWorkCalendarQuery` and pass it any options that fit your needs.
 * When your component renders, `useWorkCalendarQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useWorkCalendarQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useWorkCalendarQuery(baseOptions: ApolloReactHooks.QueryHookOptions<WorkCalendarQuery, WorkCalendarQueryVariables> & ({ variables: WorkCalendarQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<WorkCalendarQuery, WorkCalendarQueryVariables>(WorkCalendarDocument, options);
      }
export function useWorkCalendarLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<WorkCalendarQuery, WorkCalendarQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<WorkCalendarQuery, WorkCalendarQueryVariables>(WorkCalendarDocument, options);
        }
// @ts-ignore
export function useWorkCalendarSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<WorkCalendarQuery, WorkCalendarQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WorkCalendarQuery, WorkCalendarQueryVariables>;
export function useWorkCalendarSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WorkCalendarQuery, WorkCalendarQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<WorkCalendarQuery | undefined, WorkCalendarQueryVariables>;
export function useWorkCalendarSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<WorkCalendarQuery, WorkCalendarQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<WorkCalendarQuery, WorkCalendarQueryVariables>(WorkCalendarDocument, options);
        }
export type WorkCalendarQueryHookResult = ReturnType<typeof useWorkCalendarQuery>;
export type WorkCalendarLazyQueryHookResult = ReturnType<typeof useWorkCalendarLazyQuery>;
export type WorkCalendarSuspenseQueryHookResult = ReturnType<typeof useWorkCalendarSuspenseQuery>;
export type WorkCalendarQueryResult = ApolloReactCommon.QueryResult<WorkCalendarQuery, WorkCalendarQueryVariables>;
export const CreateWorkCalendarDocument = gql`
    mutation CreateWorkCalendar($input: WorkCalendarInput!) {
  record: createWorkCalendar(input: $input) {
    ...WorkCalendarRecord
  }
}
    ${WorkCalendarRecordFragmentDoc}
${WorkCalendarRowFragmentDoc}`;

/**
 * __useCreateWorkCalendarMutation__
 *
 * To run a mutation, you first call `useCreateWorkCalendarMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateWorkCalendarMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createWorkCalendarMutation, { data, loading, error }] = useCreateWorkCalendarMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateWorkCalendarMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateWorkCalendarMutation, CreateWorkCalendarMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateWorkCalendarMutation, CreateWorkCalendarMutationVariables>(CreateWorkCalendarDocument, options);
      }
export type CreateWorkCalendarMutationHookResult = ReturnType<typeof useCreateWorkCalendarMutation>;
export type CreateWorkCalendarMutationResult = ApolloReactCommon.MutationResult<CreateWorkCalendarMutation>;
export const UpdateWorkCalendarDocument = gql`
    mutation UpdateWorkCalendar($id: ID!, $version: Int!, $input: WorkCalendarChanges!) {
  record: updateWorkCalendar(id: $id, version: $version, input: $input) {
    ...WorkCalendarRecord
  }
}
    ${WorkCalendarRecordFragmentDoc}
${WorkCalendarRowFragmentDoc}`;

/**
 * __useUpdateWorkCalendarMutation__
 *
 * To run a mutation, you first call `useUpdateWorkCalendarMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateWorkCalendarMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateWorkCalendarMutation, { data, loading, error }] = useUpdateWorkCalendarMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateWorkCalendarMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateWorkCalendarMutation, UpdateWorkCalendarMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateWorkCalendarMutation, UpdateWorkCalendarMutationVariables>(UpdateWorkCalendarDocument, options);
      }
export type UpdateWorkCalendarMutationHookResult = ReturnType<typeof useUpdateWorkCalendarMutation>;
export type UpdateWorkCalendarMutationResult = ApolloReactCommon.MutationResult<UpdateWorkCalendarMutation>;
export const DeleteWorkCalendarsDocument = gql`
    mutation DeleteWorkCalendars($ids: [ID!]!) {
  results: deleteWorkCalendars(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteWorkCalendarsMutation__
 *
 * To run a mutation, you first call `useDeleteWorkCalendarsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteWorkCalendarsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteWorkCalendarsMutation, { data, loading, error }] = useDeleteWorkCalendarsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteWorkCalendarsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteWorkCalendarsMutation, DeleteWorkCalendarsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteWorkCalendarsMutation, DeleteWorkCalendarsMutationVariables>(DeleteWorkCalendarsDocument, options);
      }
export type DeleteWorkCalendarsMutationHookResult = ReturnType<typeof useDeleteWorkCalendarsMutation>;
export type DeleteWorkCalendarsMutationResult = ApolloReactCommon.MutationResult<DeleteWorkCalendarsMutation>;
export const RestoreWorkCalendarsDocument = gql`
    mutation RestoreWorkCalendars($ids: [ID!]!) {
  results: restoreWorkCalendars(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreWorkCalendarsMutation__
 *
 * To run a mutation, you first call `useRestoreWorkCalendarsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreWorkCalendarsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreWorkCalendarsMutation, { data, loading, error }] = useRestoreWorkCalendarsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreWorkCalendarsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreWorkCalendarsMutation, RestoreWorkCalendarsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreWorkCalendarsMutation, RestoreWorkCalendarsMutationVariables>(RestoreWorkCalendarsDocument, options);
      }
export type RestoreWorkCalendarsMutationHookResult = ReturnType<typeof useRestoreWorkCalendarsMutation>;
export type RestoreWorkCalendarsMutationResult = ApolloReactCommon.MutationResult<RestoreWorkCalendarsMutation>;
export const CalendarYearDocument = gql`
    query CalendarYear($id: ID!, $from: Date!, $to: Date!) {
  days: calendarDays(id: $id, from: $from, to: $to) {
    date
    kind
    name
    minutes
  }
}
    `;

/**
 * __useCalendarYearQuery__
 *
 * To run a query within a React component, call `useCalendarYearQuery` and pass it any options that fit your needs.
 * When your component renders, `useCalendarYearQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCalendarYearQuery({
 *   variables: {
 *      id: // value for 'id'
 *      from: // value for 'from'
 *      to: // value for 'to'
 *   },
 * });
 */
export function useCalendarYearQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CalendarYearQuery, CalendarYearQueryVariables> & ({ variables: CalendarYearQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarYearQuery, CalendarYearQueryVariables>(CalendarYearDocument, options);
      }
export function useCalendarYearLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CalendarYearQuery, CalendarYearQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CalendarYearQuery, CalendarYearQueryVariables>(CalendarYearDocument, options);
        }
// @ts-ignore
export function useCalendarYearSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CalendarYearQuery, CalendarYearQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarYearQuery, CalendarYearQueryVariables>;
export function useCalendarYearSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarYearQuery, CalendarYearQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarYearQuery | undefined, CalendarYearQueryVariables>;
export function useCalendarYearSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarYearQuery, CalendarYearQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CalendarYearQuery, CalendarYearQueryVariables>(CalendarYearDocument, options);
        }
export type CalendarYearQueryHookResult = ReturnType<typeof useCalendarYearQuery>;
export type CalendarYearLazyQueryHookResult = ReturnType<typeof useCalendarYearLazyQuery>;
export type CalendarYearSuspenseQueryHookResult = ReturnType<typeof useCalendarYearSuspenseQuery>;
export type CalendarYearQueryResult = ApolloReactCommon.QueryResult<CalendarYearQuery, CalendarYearQueryVariables>;
export const CalendarAssignmentsDocument = gql`
    query CalendarAssignments($filter: CalendarAssignmentFilter, $sort: [CalendarAssignmentSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: calendarAssignments(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...CalendarAssignmentRow
    }
    total
  }
}
    ${CalendarAssignmentRowFragmentDoc}`;

/**
 * __useCalendarAssignmentsQuery__
 *
 * To run a query within a React component, call `useCalendarAssignmentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useCalendarAssignmentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCalendarAssignmentsQuery({
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
export function useCalendarAssignmentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CalendarAssignmentsQuery, CalendarAssignmentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarAssignmentsQuery, CalendarAssignmentsQueryVariables>(CalendarAssignmentsDocument, options);
      }
export function useCalendarAssignmentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CalendarAssignmentsQuery, CalendarAssignmentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CalendarAssignmentsQuery, CalendarAssignmentsQueryVariables>(CalendarAssignmentsDocument, options);
        }
// @ts-ignore
export function useCalendarAssignmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CalendarAssignmentsQuery, CalendarAssignmentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarAssignmentsQuery, CalendarAssignmentsQueryVariables>;
export function useCalendarAssignmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarAssignmentsQuery, CalendarAssignmentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarAssignmentsQuery | undefined, CalendarAssignmentsQueryVariables>;
export function useCalendarAssignmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarAssignmentsQuery, CalendarAssignmentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CalendarAssignmentsQuery, CalendarAssignmentsQueryVariables>(CalendarAssignmentsDocument, options);
        }
export type CalendarAssignmentsQueryHookResult = ReturnType<typeof useCalendarAssignmentsQuery>;
export type CalendarAssignmentsLazyQueryHookResult = ReturnType<typeof useCalendarAssignmentsLazyQuery>;
export type CalendarAssignmentsSuspenseQueryHookResult = ReturnType<typeof useCalendarAssignmentsSuspenseQuery>;
export type CalendarAssignmentsQueryResult = ApolloReactCommon.QueryResult<CalendarAssignmentsQuery, CalendarAssignmentsQueryVariables>;
export const CalendarAssignmentDocument = gql`
    query CalendarAssignment($id: ID!) {
  record: calendarAssignment(id: $id) {
    ...CalendarAssignmentRecord
  }
}
    ${CalendarAssignmentRecordFragmentDoc}
${CalendarAssignmentRowFragmentDoc}`;

/**
 * __useCalendarAssignmentQuery__
 *
 * To run a query within a React component, call `useCalendarAssignmentQuery` and pass it any options that fit your needs.
 * When your component renders, `useCalendarAssignmentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCalendarAssignmentQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCalendarAssignmentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CalendarAssignmentQuery, CalendarAssignmentQueryVariables> & ({ variables: CalendarAssignmentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarAssignmentQuery, CalendarAssignmentQueryVariables>(CalendarAssignmentDocument, options);
      }
export function useCalendarAssignmentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CalendarAssignmentQuery, CalendarAssignmentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CalendarAssignmentQuery, CalendarAssignmentQueryVariables>(CalendarAssignmentDocument, options);
        }
// @ts-ignore
export function useCalendarAssignmentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CalendarAssignmentQuery, CalendarAssignmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarAssignmentQuery, CalendarAssignmentQueryVariables>;
export function useCalendarAssignmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarAssignmentQuery, CalendarAssignmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CalendarAssignmentQuery | undefined, CalendarAssignmentQueryVariables>;
export function useCalendarAssignmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CalendarAssignmentQuery, CalendarAssignmentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CalendarAssignmentQuery, CalendarAssignmentQueryVariables>(CalendarAssignmentDocument, options);
        }
export type CalendarAssignmentQueryHookResult = ReturnType<typeof useCalendarAssignmentQuery>;
export type CalendarAssignmentLazyQueryHookResult = ReturnType<typeof useCalendarAssignmentLazyQuery>;
export type CalendarAssignmentSuspenseQueryHookResult = ReturnType<typeof useCalendarAssignmentSuspenseQuery>;
export type CalendarAssignmentQueryResult = ApolloReactCommon.QueryResult<CalendarAssignmentQuery, CalendarAssignmentQueryVariables>;
export const CreateCalendarAssignmentDocument = gql`
    mutation CreateCalendarAssignment($input: CalendarAssignmentInput!) {
  record: createCalendarAssignment(input: $input) {
    ...CalendarAssignmentRecord
  }
}
    ${CalendarAssignmentRecordFragmentDoc}
${CalendarAssignmentRowFragmentDoc}`;

/**
 * __useCreateCalendarAssignmentMutation__
 *
 * To run a mutation, you first call `useCreateCalendarAssignmentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateCalendarAssignmentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createCalendarAssignmentMutation, { data, loading, error }] = useCreateCalendarAssignmentMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateCalendarAssignmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCalendarAssignmentMutation, CreateCalendarAssignmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCalendarAssignmentMutation, CreateCalendarAssignmentMutationVariables>(CreateCalendarAssignmentDocument, options);
      }
export type CreateCalendarAssignmentMutationHookResult = ReturnType<typeof useCreateCalendarAssignmentMutation>;
export type CreateCalendarAssignmentMutationResult = ApolloReactCommon.MutationResult<CreateCalendarAssignmentMutation>;
export const UpdateCalendarAssignmentDocument = gql`
    mutation UpdateCalendarAssignment($id: ID!, $version: Int!, $input: CalendarAssignmentChanges!) {
  record: updateCalendarAssignment(id: $id, version: $version, input: $input) {
    ...CalendarAssignmentRecord
  }
}
    ${CalendarAssignmentRecordFragmentDoc}
${CalendarAssignmentRowFragmentDoc}`;

/**
 * __useUpdateCalendarAssignmentMutation__
 *
 * To run a mutation, you first call `useUpdateCalendarAssignmentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCalendarAssignmentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCalendarAssignmentMutation, { data, loading, error }] = useUpdateCalendarAssignmentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateCalendarAssignmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCalendarAssignmentMutation, UpdateCalendarAssignmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCalendarAssignmentMutation, UpdateCalendarAssignmentMutationVariables>(UpdateCalendarAssignmentDocument, options);
      }
export type UpdateCalendarAssignmentMutationHookResult = ReturnType<typeof useUpdateCalendarAssignmentMutation>;
export type UpdateCalendarAssignmentMutationResult = ApolloReactCommon.MutationResult<UpdateCalendarAssignmentMutation>;
export const DeleteCalendarAssignmentsDocument = gql`
    mutation DeleteCalendarAssignments($ids: [ID!]!) {
  results: deleteCalendarAssignments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteCalendarAssignmentsMutation__
 *
 * To run a mutation, you first call `useDeleteCalendarAssignmentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteCalendarAssignmentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteCalendarAssignmentsMutation, { data, loading, error }] = useDeleteCalendarAssignmentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteCalendarAssignmentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCalendarAssignmentsMutation, DeleteCalendarAssignmentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCalendarAssignmentsMutation, DeleteCalendarAssignmentsMutationVariables>(DeleteCalendarAssignmentsDocument, options);
      }
export type DeleteCalendarAssignmentsMutationHookResult = ReturnType<typeof useDeleteCalendarAssignmentsMutation>;
export type DeleteCalendarAssignmentsMutationResult = ApolloReactCommon.MutationResult<DeleteCalendarAssignmentsMutation>;
export const RestoreCalendarAssignmentsDocument = gql`
    mutation RestoreCalendarAssignments($ids: [ID!]!) {
  results: restoreCalendarAssignments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreCalendarAssignmentsMutation__
 *
 * To run a mutation, you first call `useRestoreCalendarAssignmentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreCalendarAssignmentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreCalendarAssignmentsMutation, { data, loading, error }] = useRestoreCalendarAssignmentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreCalendarAssignmentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreCalendarAssignmentsMutation, RestoreCalendarAssignmentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreCalendarAssignmentsMutation, RestoreCalendarAssignmentsMutationVariables>(RestoreCalendarAssignmentsDocument, options);
      }
export type RestoreCalendarAssignmentsMutationHookResult = ReturnType<typeof useRestoreCalendarAssignmentsMutation>;
export type RestoreCalendarAssignmentsMutationResult = ApolloReactCommon.MutationResult<RestoreCalendarAssignmentsMutation>;