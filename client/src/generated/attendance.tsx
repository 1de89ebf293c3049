/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Values to change in an attendance; what is left out stays. */
export type AttendanceChanges = {
  /** Day it begins on, where it is. At most 5 years ahead. */
  date?: string | null | undefined;
  /** Remark. */
  note?: string | null | undefined;
  /** The shift worked; that of the employee when left out. */
  shiftId?: string | null | undefined;
  /** Clock on the wall when coming in, HH:mm or HH:mm:ss. */
  timeIn?: string | null | undefined;
  /** Clock on the wall when going out; not later than the time in it is on the next day, the same only where the shift is a whole day; empty while still in. */
  timeOut?: string | null | undefined;
};

/** Values to change in a day of attendance; what is left out stays. */
export type AttendanceDayChanges = {
  /** How the day counts, where somebody decided. */
  mark?: AttendanceMark | null | undefined;
  /** Why it counts so. */
  note?: string | null | undefined;
};

/** Values of a new day of attendance. */
export type AttendanceDayInput = {
  /** The day. At most 5 years ahead. */
  date: string;
  /** The employee it is about. */
  employeeId: string;
  /** How the day counts, where somebody decided. */
  mark?: AttendanceMark | null | undefined;
  /** Why it counts so. */
  note?: string | null | undefined;
};

/** How a day of an employee stands now: as marked, or as it follows from his times, shift and employment. */
export type AttendanceDayStatus =
  /** He was not there, without leave. */
  | 'absent'
  /** He worked half of the day. */
  | 'half_day'
  /** It was a holiday. */
  | 'holiday'
  /** He is in now. */
  | 'in_now'
  /** He was on leave. */
  | 'leave'
  /** A way in or out is missing, and somebody has to settle it. */
  | 'missing_punch'
  /** He was not employed on it. */
  | 'not_employed'
  /** It lies before his record and his first presence. */
  | 'not_recorded'
  /** He was there. */
  | 'present'
  /** He worked elsewhere. */
  | 'remote'
  /** His times are not over and he has not come. */
  | 'upcoming'
  /** It was a day of rest. */
  | 'weekly_off';

/** Which attendances to list; all conditions given must hold. */
export type AttendanceFilter = {
  /** All of these must hold. */
  and?: Array<AttendanceFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Day it begins on, where it is. */
  date?: DateFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Employee number. */
  employeeCode?: TextFilter | null | undefined;
  /** Who was present. */
  employeeId?: IdFilter | null | undefined;
  /** When the employee went out; empty while still in, or where it was forgotten. */
  endedAt?: InstantFilter | null | undefined;
  /** Whether it follows from punches; whoever changes its times ends that. */
  fromPunches?: BooleanFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** First and last name of the employee. */
  name?: TextFilter | null | undefined;
  /** Remark. */
  note?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<AttendanceFilter> | null | undefined;
  /** The shift worked; that of the employee when left out. */
  shiftId?: IdFilter | null | undefined;
  /** How it was taken down. */
  source?: AttendanceSourceFilter | null | undefined;
  /** When the employee came in. */
  startedAt?: InstantFilter | null | undefined;
  /** Clock on the wall when coming in, HH:mm or HH:mm:ss. */
  timeIn?: TextFilter | null | undefined;
  /** Clock on the wall when going out; not later than the time in it is on the next day, the same only where the shift is a whole day; empty while still in. */
  timeOut?: TextFilter | null | undefined;
  /** IANA zone of the clock on the wall. */
  timeZone?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new attendance. */
export type AttendanceInput = {
  /** Day it begins on, where it is. At most 5 years ahead. */
  date: string;
  /** Who was present. */
  employeeId: string;
  /** Remark. */
  note?: string | null | undefined;
  /** The shift worked; that of the employee when left out. */
  shiftId?: string | null | undefined;
  /** Clock on the wall when coming in, HH:mm or HH:mm:ss. */
  timeIn: string;
  /** Clock on the wall when going out; not later than the time in it is on the next day, the same only where the shift is a whole day; empty while still in. */
  timeOut?: string | null | undefined;
};

/** How a day of an employee is to be looked at. */
export type AttendanceMark =
  /** He was not there, without leave. */
  | 'absent'
  /** He worked half of the day. */
  | 'half_day'
  /** It was a holiday. */
  | 'holiday'
  /** He was on leave. */
  | 'leave'
  /** A way in or out is missing, and somebody has to settle it. */
  | 'missing_punch'
  /** He was there. */
  | 'present'
  /** He worked elsewhere. */
  | 'remote'
  /** It was a day of rest. */
  | 'weekly_off';

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

/** Why a day stands as it does: what was decided about it, or the first of the facts that speaks. */
export type AttendanceReason =
  /** He came in, no way out follows, and the rule of the shift puts it at its end, for somebody to confirm. */
  | 'auto_closed'
  /** He was there long enough. */
  | 'came'
  /** Somebody said how it stands. */
  | 'decided'
  /** It is a day of rest. */
  | 'free'
  /** He was there too short for a whole day of the shift. */
  | 'half'
  /** A holiday of his calendar, whole. */
  | 'holiday'
  /** He is on leave. */
  | 'leave'
  /** He came in, and no way out follows. */
  | 'no_way_out'
  /** His times have passed and he has not come. */
  | 'nobody_came'
  /** He was not employed on it. */
  | 'not_employed'
  /** His times are not over. */
  | 'not_over'
  /** It lies before his record and his first presence. */
  | 'not_recorded'
  /** He is in now. */
  | 'still_in'
  /** He was there too short for half a day of the shift. */
  | 'too_little';

/** One level of the order of attendances. */
export type AttendanceSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: AttendanceSortField;
};

/** What attendances can be sorted by. */
export type AttendanceSortField =
  /** When the row was made. */
  | 'createdAt'
  /** Day it begins on, where it is. */
  | 'date'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Employee number. */
  | 'employeeCode'
  /** Who was present. */
  | 'employeeId'
  /** When the employee went out; empty while still in, or where it was forgotten. */
  | 'endedAt'
  /** Whether it follows from punches; whoever changes its times ends that. */
  | 'fromPunches'
  /** First and last name of the employee. */
  | 'name'
  /** Remark. */
  | 'note'
  /** The shift worked; that of the employee when left out. */
  | 'shiftId'
  /** How it was taken down. */
  | 'source'
  /** When the employee came in. */
  | 'startedAt'
  /** Clock on the wall when coming in, HH:mm or HH:mm:ss. */
  | 'timeIn'
  /** Clock on the wall when going out; not later than the time in it is on the next day, the same only where the shift is a whole day; empty while still in. */
  | 'timeOut'
  /** IANA zone of the clock on the wall. */
  | 'timeZone'
  /** When the row was last changed. */
  | 'updatedAt';

/** How a presence was taken down. */
export type AttendanceSource =
  /** Read from a terminal. */
  | 'device'
  /** Brought in by an import. */
  | 'import'
  /** Clocked on a tablet that people share. */
  | 'kiosk'
  /** Written by hand. */
  | 'manual'
  /** Clocked on a phone, perhaps sent later. */
  | 'mobile'
  /** Clocked on the web. */
  | 'web';

/** Conditions on a AttendanceSource; all that are given must hold. */
export type AttendanceSourceFilter = {
  /** Equal to. */
  eq?: AttendanceSource | null | undefined;
  /** One of these. */
  in?: Array<AttendanceSource> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: AttendanceSource | null | undefined;
};

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

/** How somebody stands out on a day. */
export type DayStanding =
  /** His times have passed and he has not come. */
  | 'absent'
  /** His times have begun and he has not come yet. */
  | 'expected'
  /** He came after the grace. */
  | 'late';

/** Whether somebody was at the place of his shift. */
export type GeofenceResult =
  /** At the place. */
  | 'inside'
  /** Not at the place, however wrong the phone may be. */
  | 'outside'
  /** The phone did not tell, or not well enough. */
  | 'unknown';

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

/** Which way somebody went; a terminal may not know. */
export type PunchDirection =
  /** He came. */
  | 'in'
  /** He went. */
  | 'out'
  /** Not told; it follows from the punches around it. */
  | 'unknown';

/** What became of a punch. */
export type PunchFate =
  /** Lies between the first way in and the last way out, which alone count by the shift. */
  | 'between'
  /** Written by a correction. */
  | 'corrected'
  /** A way out to which no way in was found. */
  | 'no_way_in'
  /** Held by the shift of another day. */
  | 'other_day'
  /** The same tap once more. */
  | 'same_tap'
  /** What somebody wrote by hand took its place. */
  | 'set_aside'
  /** Began a presence. */
  | 'way_in'
  /** Ended a presence. */
  | 'way_out';

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

/** What of a day counts as worked, its breaks left out. */
export type ShiftCounting =
  /** All from the first way in to the last way out, whatever lies between. */
  | 'first_to_last'
  /** Each presence from its way in to its way out. */
  | 'pairs';

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

export type AttendanceSheetQueryVariables = Exact<{
  from: string;
  to: string;
  departmentId?: string | null | undefined;
  shiftId?: string | null | undefined;
  search?: string | null | undefined;
  standing?: DayStanding | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type AttendanceSheetQuery = { sheet: { total: number, days: Array<{ date: string, isWeekend: boolean }>, rows: Array<{ id: string, employeeName: string, employeeCode: string, departmentName: string | null, worked: number, expected: number | null, late: number, absences: number, shift: { id: string, title: string, colour: string | null, periods: Array<{ start: string, end: string }> } | null, days: Array<{ date: string, status: AttendanceDayStatus, worked: number, expected: number | null, late: number, early: number, timeIn: string | null, timeOut: string | null, autoOut: string | null, note: string | null }> }> } };

export type AttendanceOfDayQueryVariables = Exact<{
  employeeId: string;
  date: string;
}>;


export type AttendanceOfDayQuery = { presences: { rows: Array<{ id: string, version: number, allowedActions: Array<string>, timeIn: string, timeOut: string | null, time: string | null, note: string | null }> }, decided: { rows: Array<{ id: string, version: number, allowedActions: Array<string>, mark: AttendanceMark | null, note: string | null, problem: AttendanceProblem | null, workedMin: number, breakMin: number, overtimeMin: number, nightMin: number, locked: boolean }> } };

export type CreateAttendanceDayMutationVariables = Exact<{
  input: AttendanceDayInput;
}>;


export type CreateAttendanceDayMutation = { record: { id: string, version: number, allowedActions: Array<string>, mark: AttendanceMark | null, note: string | null, problem: AttendanceProblem | null, workedMin: number, breakMin: number, overtimeMin: number, nightMin: number, locked: boolean } };

export type UpdateAttendanceDayMutationVariables = Exact<{
  id: string;
  version: number;
  input: AttendanceDayChanges;
}>;


export type UpdateAttendanceDayMutation = { record: { id: string, version: number, allowedActions: Array<string>, mark: AttendanceMark | null, note: string | null, problem: AttendanceProblem | null, workedMin: number, breakMin: number, overtimeMin: number, nightMin: number, locked: boolean } };

export type DeleteAttendanceDaysMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteAttendanceDaysMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type SheetRowFragment = { id: string, employeeName: string, employeeCode: string, departmentName: string | null, worked: number, expected: number | null, late: number, absences: number, shift: { id: string, title: string, colour: string | null, periods: Array<{ start: string, end: string }> } | null, days: Array<{ date: string, status: AttendanceDayStatus, worked: number, expected: number | null, late: number, early: number, timeIn: string | null, timeOut: string | null, autoOut: string | null, note: string | null }> };

export type DayPresenceFragment = { id: string, version: number, allowedActions: Array<string>, timeIn: string, timeOut: string | null, time: string | null, note: string | null };

export type DecidedDayFragment = { id: string, version: number, allowedActions: Array<string>, mark: AttendanceMark | null, note: string | null, problem: AttendanceProblem | null, workedMin: number, breakMin: number, overtimeMin: number, nightMin: number, locked: boolean };

export type AttendanceExplanationQueryVariables = Exact<{
  employeeId: string;
  date: string;
}>;


export type AttendanceExplanationQuery = { why: { reason: AttendanceReason, isRostered: boolean, counting: ShiftCounting, multiplier: string, autoOut: string | null, autoWorkedMin: number | null, presenceMin: number, workedMin: number, expectedMin: number | null, overtimeOfDayMin: number, overtimeOfWeekMin: number, nightMin: number, nightFrom: string, nightTo: string, weeklyMin: number, leastOvertimeMin: number, lawSource: string, lawSince: string, holiday: string | null, leaveId: string | null, isAsStored: boolean, shift: { id: string, title: string, updatedAt: string } | null, punches: Array<{ time: string, direction: PunchDirection, source: PunchSource, fate: PunchFate, day: string, note: string | null, geofenceResult: GeofenceResult | null, geofenceMetres: number | null, isFlagged: boolean, photoFileId: string | null }>, shares: Array<{ title: string, factor: string, workedMin: number }>, breaks: Array<{ from: string, to: string, taken: number }>, late: { by: number, grace: number, counted: number } | null, early: { by: number, grace: number, counted: number } | null } };

export type AttendancesQueryVariables = Exact<{
  filter?: AttendanceFilter | null | undefined;
  sort?: Array<AttendanceSort> | AttendanceSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type AttendancesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, employeeCode: string, employeeId: string, date: string, timeIn: string, timeOut: string | null, time: string | null, shiftId: string | null, source: AttendanceSource, note: string | null, employee: { id: string, label: string | null } | null, shift: { id: string, label: string } | null }> } };

export type AttendanceQueryVariables = Exact<{
  id: string;
}>;


export type AttendanceQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, employeeCode: string, employeeId: string, date: string, timeIn: string, timeOut: string | null, time: string | null, shiftId: string | null, source: AttendanceSource, note: string | null, employee: { id: string, label: string | null } | null, shift: { id: string, label: string } | null } };

export type CreateAttendanceMutationVariables = Exact<{
  input: AttendanceInput;
}>;


export type CreateAttendanceMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, employeeCode: string, employeeId: string, date: string, timeIn: string, timeOut: string | null, time: string | null, shiftId: string | null, source: AttendanceSource, note: string | null, employee: { id: string, label: string | null } | null, shift: { id: string, label: string } | null } };

export type UpdateAttendanceMutationVariables = Exact<{
  id: string;
  version: number;
  input: AttendanceChanges;
}>;


export type UpdateAttendanceMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, employeeCode: string, employeeId: string, date: string, timeIn: string, timeOut: string | null, time: string | null, shiftId: string | null, source: AttendanceSource, note: string | null, employee: { id: string, label: string | null } | null, shift: { id: string, label: string } | null } };

export type DeleteAttendancesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteAttendancesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreAttendancesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreAttendancesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type AttendanceRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, employeeCode: string, employeeId: string, date: string, timeIn: string, timeOut: string | null, time: string | null, shiftId: string | null, source: AttendanceSource, note: string | null, employee: { id: string, label: string | null } | null, shift: { id: string, label: string } | null };

export type AttendanceRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, employeeCode: string, employeeId: string, date: string, timeIn: string, timeOut: string | null, time: string | null, shiftId: string | null, source: AttendanceSource, note: string | null, employee: { id: string, label: string | null } | null, shift: { id: string, label: string } | null };

export const SheetRowFragmentDoc = gql`
    fragment SheetRow on AttendanceSheetRow {
  id
  employeeName
  employeeCode
  departmentName
  worked
  expected
  late
  absences
  shift {
    id
    title
    colour
    periods {
      start
      end
    }
  }
  days {
    date
    status
    worked
    expected
    late
    early
    timeIn
    timeOut
    autoOut
    note
  }
}
    `;
export const DayPresenceFragmentDoc = gql`
    fragment DayPresence on Attendance {
  id
  version
  allowedActions
  timeIn
  timeOut
  time
  note
}
    `;
export const DecidedDayFragmentDoc = gql`
    fragment DecidedDay on AttendanceDay {
  id
  version
  allowedActions
  mark
  note
  problem
  workedMin
  breakMin
  overtimeMin
  nightMin
  locked
}
    `;
export const AttendanceRowFragmentDoc = gql`
    fragment AttendanceRow on Attendance {
  id
  version
  deletedAt
  allowedActions
  name
  employeeCode
  employeeId
  employee {
    id
    label: employeeName
  }
  date
  timeIn
  timeOut
  time
  shiftId
  shift {
    id
    label: title
  }
  source
  note
}
    `;
export const AttendanceRecordFragmentDoc = gql`
    fragment AttendanceRecord on Attendance {
  ...AttendanceRow
  createdAt
  updatedAt
}
    `;
export const AttendanceSheetDocument = gql`
    query AttendanceSheet($from: Date!, $to: Date!, $departmentId: ID, $shiftId: ID, $search: String, $standing: DayStanding, $limit: Int, $offset: Int) {
  sheet: attendanceSheet(
    from: $from
    to: $to
    departmentId: $departmentId
    shiftId: $shiftId
    search: $search
    standing: $standing
    limit: $limit
    offset: $offset
  ) {
    days {
      date
      isWeekend
    }
    rows {
      ...SheetRow
    }
    total
  }
}
    ${SheetRowFragmentDoc}`;

/**
 * __useAttendanceSheetQuery__
 *
 * To run a query within a React component, call `useAttendanceSheetQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceSheetQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceSheetQuery({
 *   variables: {
 *      from: // value for 'from'
 *      to: // value for 'to'
 *      departmentId: // value for 'departmentId'
 *      shiftId: // value for 'shiftId'
 *      search: // value for 'search'
 *      standing: // value for 'standing'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *   },
 * });
 */
export function useAttendanceSheetQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AttendanceSheetQuery, AttendanceSheetQueryVariables> & ({ variables: AttendanceSheetQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceSheetQuery, AttendanceSheetQueryVariables>(AttendanceSheetDocument, options);
      }
export function useAttendanceSheetLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceSheetQuery, AttendanceSheetQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceSheetQuery, AttendanceSheetQueryVariables>(AttendanceSheetDocument, options);
        }
// @ts-ignore
export function useAttendanceSheetSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AttendanceSheetQuery, AttendanceSheetQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceSheetQuery, AttendanceSheetQueryVariables>;
export function useAttendanceSheetSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceSheetQuery, AttendanceSheetQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceSheetQuery | undefined, AttendanceSheetQueryVariables>;
export function useAttendanceSheetSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceSheetQuery, AttendanceSheetQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AttendanceSheetQuery, AttendanceSheetQueryVariables>(AttendanceSheetDocument, options);
        }
export type AttendanceSheetQueryHookResult = ReturnType<typeof useAttendanceSheetQuery>;
export type AttendanceSheetLazyQueryHookResult = ReturnType<typeof useAttendanceSheetLazyQuery>;
export type AttendanceSheetSuspenseQueryHookResult = ReturnType<typeof useAttendanceSheetSuspenseQuery>;
export type AttendanceSheetQueryResult = ApolloReactCommon.QueryResult<AttendanceSheetQuery, AttendanceSheetQueryVariables>;
export const AttendanceOfDayDocument = gql`
    query AttendanceOfDay($employeeId: ID!, $date: Date!) {
  presences: attendances(
    filter: {employeeId: {eq: $employeeId}, date: {eq: $date}}
    sort: [{field: startedAt}]
    limit: 50
  ) {
    rows {
      ...DayPresence
    }
  }
  decided: attendanceDays(
    filter: {employeeId: {eq: $employeeId}, date: {eq: $date}}
    limit: 1
  ) {
    rows {
      ...DecidedDay
    }
  }
}
    ${DayPresenceFragmentDoc}
${DecidedDayFragmentDoc}`;

/**
 * __useAttendanceOfDayQuery__
 *
 * To run a query within a React component, call `useAttendanceOfDayQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceOfDayQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceOfDayQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      date: // value for 'date'
 *   },
 * });
 */
export function useAttendanceOfDayQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AttendanceOfDayQuery, AttendanceOfDayQueryVariables> & ({ variables: AttendanceOfDayQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceOfDayQuery, AttendanceOfDayQueryVariables>(AttendanceOfDayDocument, options);
      }
export function useAttendanceOfDayLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceOfDayQuery, AttendanceOfDayQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceOfDayQuery, AttendanceOfDayQueryVariables>(AttendanceOfDayDocument, options);
        }
// @ts-ignore
export function useAttendanceOfDaySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AttendanceOfDayQuery, AttendanceOfDayQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceOfDayQuery, AttendanceOfDayQueryVariables>;
export function useAttendanceOfDaySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceOfDayQuery, AttendanceOfDayQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceOfDayQuery | undefined, AttendanceOfDayQueryVariables>;
export function useAttendanceOfDaySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceOfDayQuery, AttendanceOfDayQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AttendanceOfDayQuery, AttendanceOfDayQueryVariables>(AttendanceOfDayDocument, options);
        }
export type AttendanceOfDayQueryHookResult = ReturnType<typeof useAttendanceOfDayQuery>;
export type AttendanceOfDayLazyQueryHookResult = ReturnType<typeof useAttendanceOfDayLazyQuery>;
export type AttendanceOfDaySuspenseQueryHookResult = ReturnType<typeof useAttendanceOfDaySuspenseQuery>;
export type AttendanceOfDayQueryResult = ApolloReactCommon.QueryResult<AttendanceOfDayQuery, AttendanceOfDayQueryVariables>;
export const CreateAttendanceDayDocument = gql`
    mutation CreateAttendanceDay($input: AttendanceDayInput!) {
  record: createAttendanceDay(input: $input) {
    ...DecidedDay
  }
}
    ${DecidedDayFragmentDoc}`;

/**
 * __useCreateAttendanceDayMutation__
 *
 * To run a mutation, you first call `useCreateAttendanceDayMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateAttendanceDayMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createAttendanceDayMutation, { data, loading, error }] = useCreateAttendanceDayMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateAttendanceDayMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateAttendanceDayMutation, CreateAttendanceDayMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateAttendanceDayMutation, CreateAttendanceDayMutationVariables>(CreateAttendanceDayDocument, options);
      }
export type CreateAttendanceDayMutationHookResult = ReturnType<typeof useCreateAttendanceDayMutation>;
export type CreateAttendanceDayMutationResult = ApolloReactCommon.MutationResult<CreateAttendanceDayMutation>;
export const UpdateAttendanceDayDocument = gql`
    mutation UpdateAttendanceDay($id: ID!, $version: Int!, $input: AttendanceDayChanges!) {
  record: updateAttendanceDay(id: $id, version: $version, input: $input) {
    ...DecidedDay
  }
}
    ${DecidedDayFragmentDoc}`;

/**
 * __useUpdateAttendanceDayMutation__
 *
 * To run a mutation, you first call `useUpdateAttendanceDayMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateAttendanceDayMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateAttendanceDayMutation, { data, loading, error }] = useUpdateAttendanceDayMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateAttendanceDayMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateAttendanceDayMutation, UpdateAttendanceDayMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateAttendanceDayMutation, UpdateAttendanceDayMutationVariables>(UpdateAttendanceDayDocument, options);
      }
export type UpdateAttendanceDayMutationHookResult = ReturnType<typeof useUpdateAttendanceDayMutation>;
export type UpdateAttendanceDayMutationResult = ApolloReactCommon.MutationResult<UpdateAttendanceDayMutation>;
export const DeleteAttendanceDaysDocument = gql`
    mutation DeleteAttendanceDays($ids: [ID!]!) {
  results: deleteAttendanceDays(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteAttendanceDaysMutation__
 *
 * To run a mutation, you first call `useDeleteAttendanceDaysMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteAttendanceDaysMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteAttendanceDaysMutation, { data, loading, error }] = useDeleteAttendanceDaysMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteAttendanceDaysMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteAttendanceDaysMutation, DeleteAttendanceDaysMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteAttendanceDaysMutation, DeleteAttendanceDaysMutationVariables>(DeleteAttendanceDaysDocument, options);
      }
export type DeleteAttendanceDaysMutationHookResult = ReturnType<typeof useDeleteAttendanceDaysMutation>;
export type DeleteAttendanceDaysMutationResult = ApolloReactCommon.MutationResult<DeleteAttendanceDaysMutation>;
export const AttendanceExplanationDocument = gql`
    query AttendanceExplanation($employeeId: ID!, $date: Date!) {
  why: attendanceExplanation(employeeId: $employeeId, date: $date) {
    reason
    isRostered
    shift {
      id
      title
      updatedAt
    }
    punches {
      time
      direction
      source
      fate
      day
      note
      geofenceResult
      geofenceMetres
      isFlagged
      photoFileId
    }
    counting
    multiplier
    shares {
      title
      factor
      workedMin
    }
    autoOut
    autoWorkedMin
    presenceMin
    workedMin
    expectedMin
    breaks {
      from
      to
      taken
    }
    late {
      by
      grace
      counted
    }
    early {
      by
      grace
      counted
    }
    overtimeOfDayMin
    overtimeOfWeekMin
    nightMin
    nightFrom
    nightTo
    weeklyMin
    leastOvertimeMin
    lawSource
    lawSince
    holiday
    leaveId
    isAsStored
  }
}
    `;

/**
 * __useAttendanceExplanationQuery__
 *
 * To run a query within a React component, call `useAttendanceExplanationQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceExplanationQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceExplanationQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      date: // value for 'date'
 *   },
 * });
 */
export function useAttendanceExplanationQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AttendanceExplanationQuery, AttendanceExplanationQueryVariables> & ({ variables: AttendanceExplanationQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceExplanationQuery, AttendanceExplanationQueryVariables>(AttendanceExplanationDocument, options);
      }
export function useAttendanceExplanationLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceExplanationQuery, AttendanceExplanationQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceExplanationQuery, AttendanceExplanationQueryVariables>(AttendanceExplanationDocument, options);
        }
// @ts-ignore
export function useAttendanceExplanationSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AttendanceExplanationQuery, AttendanceExplanationQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceExplanationQuery, AttendanceExplanationQueryVariables>;
export function useAttendanceExplanationSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceExplanationQuery, AttendanceExplanationQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceExplanationQuery | undefined, AttendanceExplanationQueryVariables>;
export function useAttendanceExplanationSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceExplanationQuery, AttendanceExplanationQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AttendanceExplanationQuery, AttendanceExplanationQueryVariables>(AttendanceExplanationDocument, options);
        }
export type AttendanceExplanationQueryHookResult = ReturnType<typeof useAttendanceExplanationQuery>;
export type AttendanceExplanationLazyQueryHookResult = ReturnType<typeof useAttendanceExplanationLazyQuery>;
export type AttendanceExplanationSuspenseQueryHookResult = ReturnType<typeof useAttendanceExplanationSuspenseQuery>;
export type AttendanceExplanationQueryResult = ApolloReactCommon.QueryResult<AttendanceExplanationQuery, AttendanceExplanationQueryVariables>;
export const AttendancesDocument = gql`
    query Attendances($filter: AttendanceFilter, $sort: [AttendanceSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: attendances(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...AttendanceRow
    }
    total
  }
}
    ${AttendanceRowFragmentDoc}`;

/**
 * __useAttendancesQuery__
 *
 * To run a query within a React component, call `useAttendancesQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendancesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendancesQuery({
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
export function useAttendancesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AttendancesQuery, AttendancesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendancesQuery, AttendancesQueryVariables>(AttendancesDocument, options);
      }
export function useAttendancesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendancesQuery, AttendancesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendancesQuery, AttendancesQueryVariables>(AttendancesDocument, options);
        }
// @ts-ignore
export function useAttendancesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AttendancesQuery, AttendancesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendancesQuery, AttendancesQueryVariables>;
export function useAttendancesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendancesQuery, AttendancesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendancesQuery | undefined, AttendancesQueryVariables>;
export function useAttendancesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendancesQuery, AttendancesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AttendancesQuery, AttendancesQueryVariables>(AttendancesDocument, options);
        }
export type AttendancesQueryHookResult = ReturnType<typeof useAttendancesQuery>;
export type AttendancesLazyQueryHookResult = ReturnType<typeof useAttendancesLazyQuery>;
export type AttendancesSuspenseQueryHookResult = ReturnType<typeof useAttendancesSuspenseQuery>;
export type AttendancesQueryResult = ApolloReactCommon.QueryResult<AttendancesQuery, AttendancesQueryVariables>;
export const AttendanceDocument = gql`
    query Attendance($id: ID!) {
  record: attendance(id: $id) {
    ...AttendanceRecord
  }
}
    ${AttendanceRecordFragmentDoc}
${AttendanceRowFragmentDoc}`;

/**
 * __useAttendanceQuery__
 *
 * To run a query within a React component, call `useAttendanceQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useAttendanceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AttendanceQuery, AttendanceQueryVariables> & ({ variables: AttendanceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceQuery, AttendanceQueryVariables>(AttendanceDocument, options);
      }
export function useAttendanceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceQuery, AttendanceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceQuery, AttendanceQueryVariables>(AttendanceDocument, options);
        }
// @ts-ignore
export function useAttendanceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AttendanceQuery, AttendanceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceQuery, AttendanceQueryVariables>;
export function useAttendanceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceQuery, AttendanceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceQuery | undefined, AttendanceQueryVariables>;
export function useAttendanceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceQuery, AttendanceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AttendanceQuery, AttendanceQueryVariables>(AttendanceDocument, options);
        }
export type AttendanceQueryHookResult = ReturnType<typeof useAttendanceQuery>;
export type AttendanceLazyQueryHookResult = ReturnType<typeof useAttendanceLazyQuery>;
export type AttendanceSuspenseQueryHookResult = ReturnType<typeof useAttendanceSuspenseQuery>;
export type AttendanceQueryResult = ApolloReactCommon.QueryResult<AttendanceQuery, AttendanceQueryVariables>;
export const CreateAttendanceDocument = gql`
    mutation CreateAttendance($input: AttendanceInput!) {
  record: createAttendance(input: $input) {
    ...AttendanceRecord
  }
}
    ${AttendanceRecordFragmentDoc}
${AttendanceRowFragmentDoc}`;

/**
 * __useCreateAttendanceMutation__
 *
 * To run a mutation, you first call `useCreateAttendanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateAttendanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createAttendanceMutation, { data, loading, error }] = useCreateAttendanceMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateAttendanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateAttendanceMutation, CreateAttendanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateAttendanceMutation, CreateAttendanceMutationVariables>(CreateAttendanceDocument, options);
      }
export type CreateAttendanceMutationHookResult = ReturnType<typeof useCreateAttendanceMutation>;
export type CreateAttendanceMutationResult = ApolloReactCommon.MutationResult<CreateAttendanceMutation>;
export const UpdateAttendanceDocument = gql`
    mutation UpdateAttendance($id: ID!, $version: Int!, $input: AttendanceChanges!) {
  record: updateAttendance(id: $id, version: $version, input: $input) {
    ...AttendanceRecord
  }
}
    ${AttendanceRecordFragmentDoc}
${AttendanceRowFragmentDoc}`;

/**
 * __useUpdateAttendanceMutation__
 *
 * To run a mutation, you first call `useUpdateAttendanceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateAttendanceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateAttendanceMutation, { data, loading, error }] = useUpdateAttendanceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateAttendanceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateAttendanceMutation, UpdateAttendanceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateAttendanceMutation, UpdateAttendanceMutationVariables>(UpdateAttendanceDocument, options);
      }
export type UpdateAttendanceMutationHookResult = ReturnType<typeof useUpdateAttendanceMutation>;
export type UpdateAttendanceMutationResult = ApolloReactCommon.MutationResult<UpdateAttendanceMutation>;
export const DeleteAttendancesDocument = gql`
    mutation DeleteAttendances($ids: [ID!]!) {
  results: deleteAttendances(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteAttendancesMutation__
 *
 * To run a mutation, you first call `useDeleteAttendancesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteAttendancesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteAttendancesMutation, { data, loading, error }] = useDeleteAttendancesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteAttendancesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteAttendancesMutation, DeleteAttendancesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteAttendancesMutation, DeleteAttendancesMutationVariables>(DeleteAttendancesDocument, options);
      }
export type DeleteAttendancesMutationHookResult = ReturnType<typeof useDeleteAttendancesMutation>;
export type DeleteAttendancesMutationResult = ApolloReactCommon.MutationResult<DeleteAttendancesMutation>;
export const RestoreAttendancesDocument = gql`
    mutation RestoreAttendances($ids: [ID!]!) {
  results: restoreAttendances(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreAttendancesMutation__
 *
 * To run a mutation, you first call `useRestoreAttendancesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreAttendancesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreAttendancesMutation, { data, loading, error }] = useRestoreAttendancesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreAttendancesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreAttendancesMutation, RestoreAttendancesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreAttendancesMutation, RestoreAttendancesMutationVariables>(RestoreAttendancesDocument, options);
      }
export type RestoreAttendancesMutationHookResult = ReturnType<typeof useRestoreAttendancesMutation>;
export type RestoreAttendancesMutationResult = ApolloReactCommon.MutationResult<RestoreAttendancesMutation>;