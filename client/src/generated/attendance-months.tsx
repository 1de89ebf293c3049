/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Which attendanceMonths to list; all conditions given must hold. */
export type AttendanceMonthFilter = {
  /** Days of absence without leave. */
  absentDays?: NumberFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<AttendanceMonthFilter> | null | undefined;
  /** When that was. */
  approvedAt?: InstantFilter | null | undefined;
  /** Who approved it. */
  approvedById?: IdFilter | null | undefined;
  /** When that was. */
  closedAt?: InstantFilter | null | undefined;
  /** Who closed it. */
  closedById?: IdFilter | null | undefined;
  /** When a correction changed it after it was closed: pay settles the difference. */
  correctedAt?: InstantFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Days worked out so far. */
  days?: NumberFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Department on the last day of the month, today in the one that goes on. */
  departmentName?: TextFilter | null | undefined;
  /** Minutes gone too early. */
  earlyMin?: NumberFilter | null | undefined;
  /** Employee number. */
  employeeCode?: TextFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** Minutes worked on public holidays. */
  holidayMin?: NumberFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Minutes come too late. */
  lateMin?: NumberFilter | null | undefined;
  /** Whole days of leave. */
  leaveDays?: NumberFilter | null | undefined;
  /** First and last name of the employee. */
  name?: TextFilter | null | undefined;
  /** Minutes worked by night. */
  nightMin?: NumberFilter | null | undefined;
  /** Minutes of overtime by night, on working days. */
  nightOvertimeMin?: NumberFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<AttendanceMonthFilter> | null | undefined;
  /** Minutes of overtime. */
  overtimeMin?: NumberFilter | null | undefined;
  /** The month, YYYY-MM. */
  period?: TextFilter | null | undefined;
  /** Days somebody has to look at. */
  problems?: NumberFilter | null | undefined;
  /** Why it was opened again. */
  reason?: TextFilter | null | undefined;
  /** Minutes worked on days of rest. */
  restDayMin?: NumberFilter | null | undefined;
  /** Minutes that shifts of which an hour counts more add for pay. */
  shiftExtraMin?: NumberFilter | null | undefined;
  /** How far it is. */
  state?: AttendanceMonthStateFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Minutes worked. */
  workedMin?: NumberFilter | null | undefined;
};

/** One level of the order of attendanceMonths. */
export type AttendanceMonthSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: AttendanceMonthSortField;
};

/** What attendanceMonths can be sorted by. */
export type AttendanceMonthSortField =
  /** Days of absence without leave. */
  | 'absentDays'
  /** When that was. */
  | 'approvedAt'
  /** Who approved it. */
  | 'approvedById'
  /** When that was. */
  | 'closedAt'
  /** Who closed it. */
  | 'closedById'
  /** When a correction changed it after it was closed: pay settles the difference. */
  | 'correctedAt'
  /** When the row was made. */
  | 'createdAt'
  /** Days worked out so far. */
  | 'days'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Department on the last day of the month, today in the one that goes on. */
  | 'departmentName'
  /** Minutes gone too early. */
  | 'earlyMin'
  /** Employee number. */
  | 'employeeCode'
  /** The employee it is about. */
  | 'employeeId'
  /** Minutes worked on public holidays. */
  | 'holidayMin'
  /** Minutes come too late. */
  | 'lateMin'
  /** Whole days of leave. */
  | 'leaveDays'
  /** First and last name of the employee. */
  | 'name'
  /** Minutes worked by night. */
  | 'nightMin'
  /** Minutes of overtime by night, on working days. */
  | 'nightOvertimeMin'
  /** Minutes of overtime. */
  | 'overtimeMin'
  /** The month, YYYY-MM. */
  | 'period'
  /** Days somebody has to look at. */
  | 'problems'
  /** Why it was opened again. */
  | 'reason'
  /** Minutes worked on days of rest. */
  | 'restDayMin'
  /** Minutes that shifts of which an hour counts more add for pay. */
  | 'shiftExtraMin'
  /** How far it is. */
  | 'state'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Minutes worked. */
  | 'workedMin';

/** How far a month of attendance is. */
export type AttendanceMonthState =
  /** The manager agrees with its sums; it is open again where they change. */
  | 'approved'
  /** Stands for pay; later changes are settled by the next one. */
  | 'closed'
  /** Still changes with its days. */
  | 'open';

/** Conditions on a AttendanceMonthState; all that are given must hold. */
export type AttendanceMonthStateFilter = {
  /** Equal to. */
  eq?: AttendanceMonthState | null | undefined;
  /** One of these. */
  in?: Array<AttendanceMonthState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: AttendanceMonthState | null | undefined;
};

/** Why somebody has to look at a day. */
export type AttendanceProblem =
  /** The same, and the rule of the shift puts his way out at its end: worth nothing until somebody confirms it. */
  | 'auto_closed'
  /** They went out, and no way in comes before. */
  | 'missing_in'
  /** He came in, and no way out follows. */
  | 'missing_out'
  /** A time was taken without the photo that is asked for. */
  | 'no_photo'
  /** A time was taken outside the place of the shift. */
  | 'outside'
  /** They were there for more than 16 hours, and their shift asks for less. */
  | 'too_long';

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

export type AttendanceMonthsQueryVariables = Exact<{
  filter?: AttendanceMonthFilter | null | undefined;
  sort?: Array<AttendanceMonthSort> | AttendanceMonthSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type AttendanceMonthsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, name: string, employeeCode: string, departmentName: string | null, period: string, state: AttendanceMonthState, days: number, problems: number, workedMin: number, overtimeMin: number, nightMin: number, nightOvertimeMin: number, restDayMin: number, holidayMin: number, shiftExtraMin: number, lateMin: number, earlyMin: number, absentDays: number, leaveDays: number, correctedAt: string | null }> } };

export type AttendanceMonthQueryVariables = Exact<{
  id: string;
}>;


export type AttendanceMonthQuery = { record: { approvedById: string | null, closedById: string | null, approvedAt: string | null, closedAt: string | null, reason: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, name: string, employeeCode: string, departmentName: string | null, period: string, state: AttendanceMonthState, days: number, problems: number, workedMin: number, overtimeMin: number, nightMin: number, nightOvertimeMin: number, restDayMin: number, holidayMin: number, shiftExtraMin: number, lateMin: number, earlyMin: number, absentDays: number, leaveDays: number, correctedAt: string | null, approvedBy: { id: string, label: string } | null, closedBy: { id: string, label: string } | null } };

export type ApproveAttendanceMonthMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveAttendanceMonthMutation = { approveAttendanceMonth: { approvedById: string | null, closedById: string | null, approvedAt: string | null, closedAt: string | null, reason: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, name: string, employeeCode: string, departmentName: string | null, period: string, state: AttendanceMonthState, days: number, problems: number, workedMin: number, overtimeMin: number, nightMin: number, nightOvertimeMin: number, restDayMin: number, holidayMin: number, shiftExtraMin: number, lateMin: number, earlyMin: number, absentDays: number, leaveDays: number, correctedAt: string | null, approvedBy: { id: string, label: string } | null, closedBy: { id: string, label: string } | null } };

export type AttendanceMonthStandingQueryVariables = Exact<{
  period: string;
  departmentId?: string | null | undefined;
}>;


export type AttendanceMonthStandingQuery = { standing: { people: number, approved: number, closed: number, problems: number, corrections: number, unfinished: number, mayLock: boolean } };

export type AttendanceDaysToSettleQueryVariables = Exact<{
  period: string;
  departmentId?: string | null | undefined;
}>;


export type AttendanceDaysToSettleQuery = { days: Array<{ id: string, date: string, problem: AttendanceProblem | null, employee: { id: string, code: string, label: string | null } | null }> };

export type ConfirmTimesOutMutationVariables = Exact<{
  dayIds: Array<string> | string;
}>;


export type ConfirmTimesOutMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type CloseAttendanceMutationVariables = Exact<{
  period: string;
  departmentId?: string | null | undefined;
}>;


export type CloseAttendanceMutation = { count: number };

export type ReopenAttendanceMutationVariables = Exact<{
  period: string;
  departmentId?: string | null | undefined;
  reason: string;
}>;


export type ReopenAttendanceMutation = { count: number };

export type AttendanceMonthRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, name: string, employeeCode: string, departmentName: string | null, period: string, state: AttendanceMonthState, days: number, problems: number, workedMin: number, overtimeMin: number, nightMin: number, nightOvertimeMin: number, restDayMin: number, holidayMin: number, shiftExtraMin: number, lateMin: number, earlyMin: number, absentDays: number, leaveDays: number, correctedAt: string | null };

export type AttendanceMonthRecordFragment = { approvedById: string | null, closedById: string | null, approvedAt: string | null, closedAt: string | null, reason: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, name: string, employeeCode: string, departmentName: string | null, period: string, state: AttendanceMonthState, days: number, problems: number, workedMin: number, overtimeMin: number, nightMin: number, nightOvertimeMin: number, restDayMin: number, holidayMin: number, shiftExtraMin: number, lateMin: number, earlyMin: number, absentDays: number, leaveDays: number, correctedAt: string | null, approvedBy: { id: string, label: string } | null, closedBy: { id: string, label: string } | null };

export const AttendanceMonthRowFragmentDoc = gql`
    fragment AttendanceMonthRow on AttendanceMonth {
  id
  version
  deletedAt
  allowedActions
  employeeId
  name
  employeeCode
  departmentName
  period
  state
  days
  problems
  workedMin
  overtimeMin
  nightMin
  nightOvertimeMin
  restDayMin
  holidayMin
  shiftExtraMin
  lateMin
  earlyMin
  absentDays
  leaveDays
  correctedAt
}
    `;
export const AttendanceMonthRecordFragmentDoc = gql`
    fragment AttendanceMonthRecord on AttendanceMonth {
  ...AttendanceMonthRow
  approvedById
  approvedBy {
    id
    label: name
  }
  closedById
  closedBy {
    id
    label: name
  }
  approvedAt
  closedAt
  reason
  createdAt
  updatedAt
}
    `;
export const AttendanceMonthsDocument = gql`
    query AttendanceMonths($filter: AttendanceMonthFilter, $sort: [AttendanceMonthSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: attendanceMonths(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...AttendanceMonthRow
    }
    total
  }
}
    ${AttendanceMonthRowFragmentDoc}`;

/**
 * __useAttendanceMonthsQuery__
 *
 * To run a query within a React component, call `useAttendanceMonthsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceMonthsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceMonthsQuery({
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
export function useAttendanceMonthsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AttendanceMonthsQuery, AttendanceMonthsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceMonthsQuery, AttendanceMonthsQueryVariables>(AttendanceMonthsDocument, options);
      }
export function useAttendanceMonthsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceMonthsQuery, AttendanceMonthsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceMonthsQuery, AttendanceMonthsQueryVariables>(AttendanceMonthsDocument, options);
        }
// @ts-ignore
export function useAttendanceMonthsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AttendanceMonthsQuery, AttendanceMonthsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceMonthsQuery, AttendanceMonthsQueryVariables>;
export function useAttendanceMonthsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceMonthsQuery, AttendanceMonthsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceMonthsQuery | undefined, AttendanceMonthsQueryVariables>;
export function useAttendanceMonthsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceMonthsQuery, AttendanceMonthsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AttendanceMonthsQuery, AttendanceMonthsQueryVariables>(AttendanceMonthsDocument, options);
        }
export type AttendanceMonthsQueryHookResult = ReturnType<typeof useAttendanceMonthsQuery>;
export type AttendanceMonthsLazyQueryHookResult = ReturnType<typeof useAttendanceMonthsLazyQuery>;
export type AttendanceMonthsSuspenseQueryHookResult = ReturnType<typeof useAttendanceMonthsSuspenseQuery>;
export type AttendanceMonthsQueryResult = ApolloReactCommon.QueryResult<AttendanceMonthsQuery, AttendanceMonthsQueryVariables>;
export const AttendanceMonthDocument = gql`
    query AttendanceMonth($id: ID!) {
  record: attendanceMonth(id: $id) {
    ...AttendanceMonthRecord
  }
}
    ${AttendanceMonthRecordFragmentDoc}
${AttendanceMonthRowFragmentDoc}`;

/**
 * __useAttendanceMonthQuery__
 *
 * To run a query within a React component, call `useAttendanceMonthQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceMonthQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceMonthQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useAttendanceMonthQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AttendanceMonthQuery, AttendanceMonthQueryVariables> & ({ variables: AttendanceMonthQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceMonthQuery, AttendanceMonthQueryVariables>(AttendanceMonthDocument, options);
      }
export function useAttendanceMonthLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceMonthQuery, AttendanceMonthQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceMonthQuery, AttendanceMonthQueryVariables>(AttendanceMonthDocument, options);
        }
// @ts-ignore
export function useAttendanceMonthSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AttendanceMonthQuery, AttendanceMonthQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceMonthQuery, AttendanceMonthQueryVariables>;
export function useAttendanceMonthSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceMonthQuery, AttendanceMonthQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceMonthQuery | undefined, AttendanceMonthQueryVariables>;
export function useAttendanceMonthSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceMonthQuery, AttendanceMonthQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AttendanceMonthQuery, AttendanceMonthQueryVariables>(AttendanceMonthDocument, options);
        }
export type AttendanceMonthQueryHookResult = ReturnType<typeof useAttendanceMonthQuery>;
export type AttendanceMonthLazyQueryHookResult = ReturnType<typeof useAttendanceMonthLazyQuery>;
export type AttendanceMonthSuspenseQueryHookResult = ReturnType<typeof useAttendanceMonthSuspenseQuery>;
export type AttendanceMonthQueryResult = ApolloReactCommon.QueryResult<AttendanceMonthQuery, AttendanceMonthQueryVariables>;
export const ApproveAttendanceMonthDocument = gql`
    mutation ApproveAttendanceMonth($id: ID!, $version: Int!) {
  approveAttendanceMonth(id: $id, version: $version) {
    ...AttendanceMonthRecord
  }
}
    ${AttendanceMonthRecordFragmentDoc}
${AttendanceMonthRowFragmentDoc}`;

/**
 * __useApproveAttendanceMonthMutation__
 *
 * To run a mutation, you first call `useApproveAttendanceMonthMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveAttendanceMonthMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveAttendanceMonthMutation, { data, loading, error }] = useApproveAttendanceMonthMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApproveAttendanceMonthMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveAttendanceMonthMutation, ApproveAttendanceMonthMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveAttendanceMonthMutation, ApproveAttendanceMonthMutationVariables>(ApproveAttendanceMonthDocument, options);
      }
export type ApproveAttendanceMonthMutationHookResult = ReturnType<typeof useApproveAttendanceMonthMutation>;
export type ApproveAttendanceMonthMutationResult = ApolloReactCommon.MutationResult<ApproveAttendanceMonthMutation>;
export const AttendanceMonthStandingDocument = gql`
    query AttendanceMonthStanding($period: String!, $departmentId: ID) {
  standing: attendanceMonthStanding(period: $period, departmentId: $departmentId) {
    people
    approved
    closed
    problems
    corrections
    unfinished
    mayLock
  }
}
    `;

/**
 * __useAttendanceMonthStandingQuery__
 *
 * To run a query within a React component, call `useAttendanceMonthStandingQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceMonthStandingQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceMonthStandingQuery({
 *   variables: {
 *      period: // value for 'period'
 *      departmentId: // value for 'departmentId'
 *   },
 * });
 */
export function useAttendanceMonthStandingQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AttendanceMonthStandingQuery, AttendanceMonthStandingQueryVariables> & ({ variables: AttendanceMonthStandingQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceMonthStandingQuery, AttendanceMonthStandingQueryVariables>(AttendanceMonthStandingDocument, options);
      }
export function useAttendanceMonthStandingLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceMonthStandingQuery, AttendanceMonthStandingQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceMonthStandingQuery, AttendanceMonthStandingQueryVariables>(AttendanceMonthStandingDocument, options);
        }
// @ts-ignore
export function useAttendanceMonthStandingSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AttendanceMonthStandingQuery, AttendanceMonthStandingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceMonthStandingQuery, AttendanceMonthStandingQueryVariables>;
export function useAttendanceMonthStandingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceMonthStandingQuery, AttendanceMonthStandingQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceMonthStandingQuery | undefined, AttendanceMonthStandingQueryVariables>;
export function useAttendanceMonthStandingSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceMonthStandingQuery, AttendanceMonthStandingQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AttendanceMonthStandingQuery, AttendanceMonthStandingQueryVariables>(AttendanceMonthStandingDocument, options);
        }
export type AttendanceMonthStandingQueryHookResult = ReturnType<typeof useAttendanceMonthStandingQuery>;
export type AttendanceMonthStandingLazyQueryHookResult = ReturnType<typeof useAttendanceMonthStandingLazyQuery>;
export type AttendanceMonthStandingSuspenseQueryHookResult = ReturnType<typeof useAttendanceMonthStandingSuspenseQuery>;
export type AttendanceMonthStandingQueryResult = ApolloReactCommon.QueryResult<AttendanceMonthStandingQuery, AttendanceMonthStandingQueryVariables>;
export const AttendanceDaysToSettleDocument = gql`
    query AttendanceDaysToSettle($period: String!, $departmentId: ID) {
  days: attendanceDaysToSettle(period: $period, departmentId: $departmentId) {
    id
    date
    problem
    employee {
      id
      label: employeeName
      code
    }
  }
}
    `;

/**
 * __useAttendanceDaysToSettleQuery__
 *
 * To run a query within a React component, call `useAttendanceDaysToSettleQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceDaysToSettleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceDaysToSettleQuery({
 *   variables: {
 *      period: // value for 'period'
 *      departmentId: // value for 'departmentId'
 *   },
 * });
 */
export function useAttendanceDaysToSettleQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AttendanceDaysToSettleQuery, AttendanceDaysToSettleQueryVariables> & ({ variables: AttendanceDaysToSettleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceDaysToSettleQuery, AttendanceDaysToSettleQueryVariables>(AttendanceDaysToSettleDocument, options);
      }
export function useAttendanceDaysToSettleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceDaysToSettleQuery, AttendanceDaysToSettleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceDaysToSettleQuery, AttendanceDaysToSettleQueryVariables>(AttendanceDaysToSettleDocument, options);
        }
// @ts-ignore
export function useAttendanceDaysToSettleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AttendanceDaysToSettleQuery, AttendanceDaysToSettleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceDaysToSettleQuery, AttendanceDaysToSettleQueryVariables>;
export function useAttendanceDaysToSettleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceDaysToSettleQuery, AttendanceDaysToSettleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceDaysToSettleQuery | undefined, AttendanceDaysToSettleQueryVariables>;
export function useAttendanceDaysToSettleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceDaysToSettleQuery, AttendanceDaysToSettleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AttendanceDaysToSettleQuery, AttendanceDaysToSettleQueryVariables>(AttendanceDaysToSettleDocument, options);
        }
export type AttendanceDaysToSettleQueryHookResult = ReturnType<typeof useAttendanceDaysToSettleQuery>;
export type AttendanceDaysToSettleLazyQueryHookResult = ReturnType<typeof useAttendanceDaysToSettleLazyQuery>;
export type AttendanceDaysToSettleSuspenseQueryHookResult = ReturnType<typeof useAttendanceDaysToSettleSuspenseQuery>;
export type AttendanceDaysToSettleQueryResult = ApolloReactCommon.QueryResult<AttendanceDaysToSettleQuery, AttendanceDaysToSettleQueryVariables>;
export const ConfirmTimesOutDocument = gql`
    mutation ConfirmTimesOut($dayIds: [ID!]!) {
  results: confirmTimesOut(dayIds: $dayIds) {
    id
    done
    message
  }
}
    `;

/**
 * __useConfirmTimesOutMutation__
 *
 * To run a mutation, you first call `useConfirmTimesOutMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConfirmTimesOutMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [confirmTimesOutMutation, { data, loading, error }] = useConfirmTimesOutMutation({
 *   variables: {
 *      dayIds: // value for 'dayIds'
 *   },
 * });
 */
export function useConfirmTimesOutMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmTimesOutMutation, ConfirmTimesOutMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmTimesOutMutation, ConfirmTimesOutMutationVariables>(ConfirmTimesOutDocument, options);
      }
export type ConfirmTimesOutMutationHookResult = ReturnType<typeof useConfirmTimesOutMutation>;
export type ConfirmTimesOutMutationResult = ApolloReactCommon.MutationResult<ConfirmTimesOutMutation>;
export const CloseAttendanceDocument = gql`
    mutation CloseAttendance($period: String!, $departmentId: ID) {
  count: closeAttendance(period: $period, departmentId: $departmentId)
}
    `;

/**
 * __useCloseAttendanceMutation__
 *
 * To run a mutation, you first call `useCloseAttendanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCloseAttendanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [closeAttendanceMutation, { data, loading, error }] = useCloseAttendanceMutation({
 *   variables: {
 *      period: // value for 'period'
 *      departmentId: // value for 'departmentId'
 *   },
 * });
 */
export function useCloseAttendanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CloseAttendanceMutation, CloseAttendanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CloseAttendanceMutation, CloseAttendanceMutationVariables>(CloseAttendanceDocument, options);
      }
export type CloseAttendanceMutationHookResult = ReturnType<typeof useCloseAttendanceMutation>;
export type CloseAttendanceMutationResult = ApolloReactCommon.MutationResult<CloseAttendanceMutation>;
export const ReopenAttendanceDocument = gql`
    mutation ReopenAttendance($period: String!, $departmentId: ID, $reason: String!) {
  count: reopenAttendance(
    period: $period
    departmentId: $departmentId
    reason: $reason
  )
}
    `;

/**
 * __useReopenAttendanceMutation__
 *
 * To run a mutation, you first call `useReopenAttendanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReopenAttendanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [reopenAttendanceMutation, { data, loading, error }] = useReopenAttendanceMutation({
 *   variables: {
 *      period: // value for 'period'
 *      departmentId: // value for 'departmentId'
 *      reason: // value for 'reason'
 *   },
 * });
 */
export function useReopenAttendanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReopenAttendanceMutation, ReopenAttendanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReopenAttendanceMutation, ReopenAttendanceMutationVariables>(ReopenAttendanceDocument, options);
      }
export type ReopenAttendanceMutationHookResult = ReturnType<typeof useReopenAttendanceMutation>;
export type ReopenAttendanceMutationResult = ApolloReactCommon.MutationResult<ReopenAttendanceMutation>;