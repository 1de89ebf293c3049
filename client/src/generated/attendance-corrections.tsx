/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Values to change in a correction; what is left out stays. */
export type AttendanceCorrectionChanges = {
  /** The day he came in. At most 5 years ahead. */
  date?: string | null | undefined;
  /** Why the day is otherwise. */
  reason?: string | null | undefined;
  /** When he came in, HH:mm. */
  timeIn?: string | null | undefined;
  /** When he went out, HH:mm; not later than the time in it is on the next day. */
  timeOut?: string | null | undefined;
};

/** Which attendanceCorrections to list; all conditions given must hold. */
export type AttendanceCorrectionFilter = {
  /** All of these must hold. */
  and?: Array<AttendanceCorrectionFilter> | null | undefined;
  /** The month of its day, where that is closed: what the correction changes is settled by the next pay. */
  closedMonth?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** The day he came in. */
  date?: DateFilter | null | undefined;
  /** When that was. */
  decidedAt?: InstantFilter | null | undefined;
  /** Who decided. */
  decidedById?: IdFilter | null | undefined;
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  deciders?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Whose day it is. */
  employeeId?: IdFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<AttendanceCorrectionFilter> | null | undefined;
  /** Why the day is otherwise. */
  reason?: TextFilter | null | undefined;
  /** Who asked for it. */
  requestedById?: IdFilter | null | undefined;
  /** Where it stands. */
  status?: AttendanceCorrectionStatusFilter | null | undefined;
  /** Why it was rejected. */
  statusReason?: TextFilter | null | undefined;
  /** When he came in, HH:mm. */
  timeIn?: TextFilter | null | undefined;
  /** When he went out, HH:mm; not later than the time in it is on the next day. */
  timeOut?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new correction. */
export type AttendanceCorrectionInput = {
  /** The day he came in. At most 5 years ahead. */
  date: string;
  /** Whose day it is. */
  employeeId: string;
  /** Why the day is otherwise. */
  reason: string;
  /** When he came in, HH:mm. */
  timeIn: string;
  /** When he went out, HH:mm; not later than the time in it is on the next day. */
  timeOut: string;
};

/** One level of the order of attendanceCorrections. */
export type AttendanceCorrectionSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: AttendanceCorrectionSortField;
};

/** What attendanceCorrections can be sorted by. */
export type AttendanceCorrectionSortField =
  /** The month of its day, where that is closed: what the correction changes is settled by the next pay. */
  | 'closedMonth'
  /** When the row was made. */
  | 'createdAt'
  /** The day he came in. */
  | 'date'
  /** When that was. */
  | 'decidedAt'
  /** Who decided. */
  | 'decidedById'
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides. */
  | 'deciders'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Whose day it is. */
  | 'employeeId'
  /** Why the day is otherwise. */
  | 'reason'
  /** Who asked for it. */
  | 'requestedById'
  /** Where it stands. */
  | 'status'
  /** Why it was rejected. */
  | 'statusReason'
  /** When he came in, HH:mm. */
  | 'timeIn'
  /** When he went out, HH:mm; not later than the time in it is on the next day. */
  | 'timeOut'
  /** When the row was last changed. */
  | 'updatedAt';

/** Where a correction stands; only an approved one changes the day. */
export type AttendanceCorrectionStatus =
  /** Agreed: the day stands as it says. */
  | 'approved'
  /** Taken back. */
  | 'cancelled'
  /** Being written; nobody has to decide. */
  | 'draft'
  /** Refused; the day stays as it is. */
  | 'rejected'
  /** Waits for a decision. */
  | 'submitted';

/** Conditions on a AttendanceCorrectionStatus; all that are given must hold. */
export type AttendanceCorrectionStatusFilter = {
  /** Equal to. */
  eq?: AttendanceCorrectionStatus | null | undefined;
  /** One of these. */
  in?: Array<AttendanceCorrectionStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: AttendanceCorrectionStatus | null | undefined;
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

export type AttendanceCorrectionsQueryVariables = Exact<{
  filter?: AttendanceCorrectionFilter | null | undefined;
  sort?: Array<AttendanceCorrectionSort> | AttendanceCorrectionSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type AttendanceCorrectionsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, date: string, timeIn: string, timeOut: string, reason: string, status: AttendanceCorrectionStatus, statusReason: string | null, employee: { id: string, label: string | null } | null }> } };

export type AttendanceCorrectionQueryVariables = Exact<{
  id: string;
}>;


export type AttendanceCorrectionQuery = { record: { closedMonth: string | null, requestedById: string | null, decidedById: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, date: string, timeIn: string, timeOut: string, reason: string, status: AttendanceCorrectionStatus, statusReason: string | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type CreateAttendanceCorrectionMutationVariables = Exact<{
  input: AttendanceCorrectionInput;
}>;


export type CreateAttendanceCorrectionMutation = { record: { closedMonth: string | null, requestedById: string | null, decidedById: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, date: string, timeIn: string, timeOut: string, reason: string, status: AttendanceCorrectionStatus, statusReason: string | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type UpdateAttendanceCorrectionMutationVariables = Exact<{
  id: string;
  version: number;
  input: AttendanceCorrectionChanges;
}>;


export type UpdateAttendanceCorrectionMutation = { record: { closedMonth: string | null, requestedById: string | null, decidedById: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, date: string, timeIn: string, timeOut: string, reason: string, status: AttendanceCorrectionStatus, statusReason: string | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type DeleteAttendanceCorrectionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteAttendanceCorrectionsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreAttendanceCorrectionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreAttendanceCorrectionsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type SubmitAttendanceCorrectionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SubmitAttendanceCorrectionMutation = { submitAttendanceCorrection: { closedMonth: string | null, requestedById: string | null, decidedById: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, date: string, timeIn: string, timeOut: string, reason: string, status: AttendanceCorrectionStatus, statusReason: string | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type ApproveAttendanceCorrectionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApproveAttendanceCorrectionMutation = { approveAttendanceCorrection: { closedMonth: string | null, requestedById: string | null, decidedById: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, date: string, timeIn: string, timeOut: string, reason: string, status: AttendanceCorrectionStatus, statusReason: string | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type RejectAttendanceCorrectionMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectAttendanceCorrectionMutation = { rejectAttendanceCorrection: { closedMonth: string | null, requestedById: string | null, decidedById: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, date: string, timeIn: string, timeOut: string, reason: string, status: AttendanceCorrectionStatus, statusReason: string | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type CancelAttendanceCorrectionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelAttendanceCorrectionMutation = { cancelAttendanceCorrection: { closedMonth: string | null, requestedById: string | null, decidedById: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, date: string, timeIn: string, timeOut: string, reason: string, status: AttendanceCorrectionStatus, statusReason: string | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type AttendanceCorrectionRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, date: string, timeIn: string, timeOut: string, reason: string, status: AttendanceCorrectionStatus, statusReason: string | null, employee: { id: string, label: string | null } | null };

export type AttendanceCorrectionRecordFragment = { closedMonth: string | null, requestedById: string | null, decidedById: string | null, decidedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, date: string, timeIn: string, timeOut: string, reason: string, status: AttendanceCorrectionStatus, statusReason: string | null, requestedBy: { id: string, label: string } | null, decidedBy: { id: string, label: string } | null, employee: { id: string, label: string | null } | null };

export type CorrectionOfDayQueryVariables = Exact<{
  employeeId: string;
  date: string;
}>;


export type CorrectionOfDayQuery = { page: { rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, date: string, timeIn: string, timeOut: string, reason: string, status: AttendanceCorrectionStatus, statusReason: string | null, employee: { id: string, label: string | null } | null }> } };

export const AttendanceCorrectionRowFragmentDoc = gql`
    fragment AttendanceCorrectionRow on AttendanceCorrection {
  id
  version
  deletedAt
  allowedActions
  employeeId
  employee {
    id
    label: employeeName
  }
  date
  timeIn
  timeOut
  reason
  status
  statusReason
}
    `;
export const AttendanceCorrectionRecordFragmentDoc = gql`
    fragment AttendanceCorrectionRecord on AttendanceCorrection {
  ...AttendanceCorrectionRow
  closedMonth
  requestedById
  requestedBy {
    id
    label: name
  }
  decidedById
  decidedBy {
    id
    label: name
  }
  decidedAt
  createdAt
  updatedAt
}
    `;
export const AttendanceCorrectionsDocument = gql`
    query AttendanceCorrections($filter: AttendanceCorrectionFilter, $sort: [AttendanceCorrectionSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: attendanceCorrections(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...AttendanceCorrectionRow
    }
    total
  }
}
    ${AttendanceCorrectionRowFragmentDoc}`;

/**
 * __useAttendanceCorrectionsQuery__
 *
 * To run a query within a React component, call `useAttendanceCorrectionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceCorrectionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceCorrectionsQuery({
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
export function useAttendanceCorrectionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AttendanceCorrectionsQuery, AttendanceCorrectionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceCorrectionsQuery, AttendanceCorrectionsQueryVariables>(AttendanceCorrectionsDocument, options);
      }
export function useAttendanceCorrectionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceCorrectionsQuery, AttendanceCorrectionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceCorrectionsQuery, AttendanceCorrectionsQueryVariables>(AttendanceCorrectionsDocument, options);
        }
// @ts-ignore
export function useAttendanceCorrectionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AttendanceCorrectionsQuery, AttendanceCorrectionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceCorrectionsQuery, AttendanceCorrectionsQueryVariables>;
export function useAttendanceCorrectionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceCorrectionsQuery, AttendanceCorrectionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceCorrectionsQuery | undefined, AttendanceCorrectionsQueryVariables>;
export function useAttendanceCorrectionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceCorrectionsQuery, AttendanceCorrectionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AttendanceCorrectionsQuery, AttendanceCorrectionsQueryVariables>(AttendanceCorrectionsDocument, options);
        }
export type AttendanceCorrectionsQueryHookResult = ReturnType<typeof useAttendanceCorrectionsQuery>;
export type AttendanceCorrectionsLazyQueryHookResult = ReturnType<typeof useAttendanceCorrectionsLazyQuery>;
export type AttendanceCorrectionsSuspenseQueryHookResult = ReturnType<typeof useAttendanceCorrectionsSuspenseQuery>;
export type AttendanceCorrectionsQueryResult = ApolloReactCommon.QueryResult<AttendanceCorrectionsQuery, AttendanceCorrectionsQueryVariables>;
export const AttendanceCorrectionDocument = gql`
    query AttendanceCorrection($id: ID!) {
  record: attendanceCorrection(id: $id) {
    ...AttendanceCorrectionRecord
  }
}
    ${AttendanceCorrectionRecordFragmentDoc}
${AttendanceCorrectionRowFragmentDoc}`;

/**
 * __useAttendanceCorrectionQuery__
 *
 * To run a query within a React component, call `useAttendanceCorrectionQuery` and pass it any options that fit your needs.
 * When your component renders, `useAttendanceCorrectionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useAttendanceCorrectionQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useAttendanceCorrectionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AttendanceCorrectionQuery, AttendanceCorrectionQueryVariables> & ({ variables: AttendanceCorrectionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AttendanceCorrectionQuery, AttendanceCorrectionQueryVariables>(AttendanceCorrectionDocument, options);
      }
export function useAttendanceCorrectionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AttendanceCorrectionQuery, AttendanceCorrectionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AttendanceCorrectionQuery, AttendanceCorrectionQueryVariables>(AttendanceCorrectionDocument, options);
        }
// @ts-ignore
export function useAttendanceCorrectionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<AttendanceCorrectionQuery, AttendanceCorrectionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceCorrectionQuery, AttendanceCorrectionQueryVariables>;
export function useAttendanceCorrectionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceCorrectionQuery, AttendanceCorrectionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<AttendanceCorrectionQuery | undefined, AttendanceCorrectionQueryVariables>;
export function useAttendanceCorrectionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<AttendanceCorrectionQuery, AttendanceCorrectionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<AttendanceCorrectionQuery, AttendanceCorrectionQueryVariables>(AttendanceCorrectionDocument, options);
        }
export type AttendanceCorrectionQueryHookResult = ReturnType<typeof useAttendanceCorrectionQuery>;
export type AttendanceCorrectionLazyQueryHookResult = ReturnType<typeof useAttendanceCorrectionLazyQuery>;
export type AttendanceCorrectionSuspenseQueryHookResult = ReturnType<typeof useAttendanceCorrectionSuspenseQuery>;
export type AttendanceCorrectionQueryResult = ApolloReactCommon.QueryResult<AttendanceCorrectionQuery, AttendanceCorrectionQueryVariables>;
export const CreateAttendanceCorrectionDocument = gql`
    mutation CreateAttendanceCorrection($input: AttendanceCorrectionInput!) {
  record: createAttendanceCorrection(input: $input) {
    ...AttendanceCorrectionRecord
  }
}
    ${AttendanceCorrectionRecordFragmentDoc}
${AttendanceCorrectionRowFragmentDoc}`;

/**
 * __useCreateAttendanceCorrectionMutation__
 *
 * To run a mutation, you first call `useCreateAttendanceCorrectionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateAttendanceCorrectionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createAttendanceCorrectionMutation, { data, loading, error }] = useCreateAttendanceCorrectionMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateAttendanceCorrectionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateAttendanceCorrectionMutation, CreateAttendanceCorrectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateAttendanceCorrectionMutation, CreateAttendanceCorrectionMutationVariables>(CreateAttendanceCorrectionDocument, options);
      }
export type CreateAttendanceCorrectionMutationHookResult = ReturnType<typeof useCreateAttendanceCorrectionMutation>;
export type CreateAttendanceCorrectionMutationResult = ApolloReactCommon.MutationResult<CreateAttendanceCorrectionMutation>;
export const UpdateAttendanceCorrectionDocument = gql`
    mutation UpdateAttendanceCorrection($id: ID!, $version: Int!, $input: AttendanceCorrectionChanges!) {
  record: updateAttendanceCorrection(id: $id, version: $version, input: $input) {
    ...AttendanceCorrectionRecord
  }
}
    ${AttendanceCorrectionRecordFragmentDoc}
${AttendanceCorrectionRowFragmentDoc}`;

/**
 * __useUpdateAttendanceCorrectionMutation__
 *
 * To run a mutation, you first call `useUpdateAttendanceCorrectionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateAttendanceCorrectionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateAttendanceCorrectionMutation, { data, loading, error }] = useUpdateAttendanceCorrectionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateAttendanceCorrectionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateAttendanceCorrectionMutation, UpdateAttendanceCorrectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateAttendanceCorrectionMutation, UpdateAttendanceCorrectionMutationVariables>(UpdateAttendanceCorrectionDocument, options);
      }
export type UpdateAttendanceCorrectionMutationHookResult = ReturnType<typeof useUpdateAttendanceCorrectionMutation>;
export type UpdateAttendanceCorrectionMutationResult = ApolloReactCommon.MutationResult<UpdateAttendanceCorrectionMutation>;
export const DeleteAttendanceCorrectionsDocument = gql`
    mutation DeleteAttendanceCorrections($ids: [ID!]!) {
  results: deleteAttendanceCorrections(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteAttendanceCorrectionsMutation__
 *
 * To run a mutation, you first call `useDeleteAttendanceCorrectionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteAttendanceCorrectionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteAttendanceCorrectionsMutation, { data, loading, error }] = useDeleteAttendanceCorrectionsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteAttendanceCorrectionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteAttendanceCorrectionsMutation, DeleteAttendanceCorrectionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteAttendanceCorrectionsMutation, DeleteAttendanceCorrectionsMutationVariables>(DeleteAttendanceCorrectionsDocument, options);
      }
export type DeleteAttendanceCorrectionsMutationHookResult = ReturnType<typeof useDeleteAttendanceCorrectionsMutation>;
export type DeleteAttendanceCorrectionsMutationResult = ApolloReactCommon.MutationResult<DeleteAttendanceCorrectionsMutation>;
export const RestoreAttendanceCorrectionsDocument = gql`
    mutation RestoreAttendanceCorrections($ids: [ID!]!) {
  results: restoreAttendanceCorrections(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreAttendanceCorrectionsMutation__
 *
 * To run a mutation, you first call `useRestoreAttendanceCorrectionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreAttendanceCorrectionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreAttendanceCorrectionsMutation, { data, loading, error }] = useRestoreAttendanceCorrectionsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreAttendanceCorrectionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreAttendanceCorrectionsMutation, RestoreAttendanceCorrectionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreAttendanceCorrectionsMutation, RestoreAttendanceCorrectionsMutationVariables>(RestoreAttendanceCorrectionsDocument, options);
      }
export type RestoreAttendanceCorrectionsMutationHookResult = ReturnType<typeof useRestoreAttendanceCorrectionsMutation>;
export type RestoreAttendanceCorrectionsMutationResult = ApolloReactCommon.MutationResult<RestoreAttendanceCorrectionsMutation>;
export const SubmitAttendanceCorrectionDocument = gql`
    mutation SubmitAttendanceCorrection($id: ID!, $version: Int!) {
  submitAttendanceCorrection(id: $id, version: $version) {
    ...AttendanceCorrectionRecord
  }
}
    ${AttendanceCorrectionRecordFragmentDoc}
${AttendanceCorrectionRowFragmentDoc}`;

/**
 * __useSubmitAttendanceCorrectionMutation__
 *
 * To run a mutation, you first call `useSubmitAttendanceCorrectionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSubmitAttendanceCorrectionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [submitAttendanceCorrectionMutation, { data, loading, error }] = useSubmitAttendanceCorrectionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useSubmitAttendanceCorrectionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitAttendanceCorrectionMutation, SubmitAttendanceCorrectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitAttendanceCorrectionMutation, SubmitAttendanceCorrectionMutationVariables>(SubmitAttendanceCorrectionDocument, options);
      }
export type SubmitAttendanceCorrectionMutationHookResult = ReturnType<typeof useSubmitAttendanceCorrectionMutation>;
export type SubmitAttendanceCorrectionMutationResult = ApolloReactCommon.MutationResult<SubmitAttendanceCorrectionMutation>;
export const ApproveAttendanceCorrectionDocument = gql`
    mutation ApproveAttendanceCorrection($id: ID!, $version: Int!) {
  approveAttendanceCorrection(id: $id, version: $version) {
    ...AttendanceCorrectionRecord
  }
}
    ${AttendanceCorrectionRecordFragmentDoc}
${AttendanceCorrectionRowFragmentDoc}`;

/**
 * __useApproveAttendanceCorrectionMutation__
 *
 * To run a mutation, you first call `useApproveAttendanceCorrectionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useApproveAttendanceCorrectionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [approveAttendanceCorrectionMutation, { data, loading, error }] = useApproveAttendanceCorrectionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useApproveAttendanceCorrectionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ApproveAttendanceCorrectionMutation, ApproveAttendanceCorrectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ApproveAttendanceCorrectionMutation, ApproveAttendanceCorrectionMutationVariables>(ApproveAttendanceCorrectionDocument, options);
      }
export type ApproveAttendanceCorrectionMutationHookResult = ReturnType<typeof useApproveAttendanceCorrectionMutation>;
export type ApproveAttendanceCorrectionMutationResult = ApolloReactCommon.MutationResult<ApproveAttendanceCorrectionMutation>;
export const RejectAttendanceCorrectionDocument = gql`
    mutation RejectAttendanceCorrection($id: ID!, $version: Int!, $note: String!) {
  rejectAttendanceCorrection(id: $id, version: $version, note: $note) {
    ...AttendanceCorrectionRecord
  }
}
    ${AttendanceCorrectionRecordFragmentDoc}
${AttendanceCorrectionRowFragmentDoc}`;

/**
 * __useRejectAttendanceCorrectionMutation__
 *
 * To run a mutation, you first call `useRejectAttendanceCorrectionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectAttendanceCorrectionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectAttendanceCorrectionMutation, { data, loading, error }] = useRejectAttendanceCorrectionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectAttendanceCorrectionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectAttendanceCorrectionMutation, RejectAttendanceCorrectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectAttendanceCorrectionMutation, RejectAttendanceCorrectionMutationVariables>(RejectAttendanceCorrectionDocument, options);
      }
export type RejectAttendanceCorrectionMutationHookResult = ReturnType<typeof useRejectAttendanceCorrectionMutation>;
export type RejectAttendanceCorrectionMutationResult = ApolloReactCommon.MutationResult<RejectAttendanceCorrectionMutation>;
export const CancelAttendanceCorrectionDocument = gql`
    mutation CancelAttendanceCorrection($id: ID!, $version: Int!) {
  cancelAttendanceCorrection(id: $id, version: $version) {
    ...AttendanceCorrectionRecord
  }
}
    ${AttendanceCorrectionRecordFragmentDoc}
${AttendanceCorrectionRowFragmentDoc}`;

/**
 * __useCancelAttendanceCorrectionMutation__
 *
 * To run a mutation, you first call `useCancelAttendanceCorrectionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCancelAttendanceCorrectionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [cancelAttendanceCorrectionMutation, { data, loading, error }] = useCancelAttendanceCorrectionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCancelAttendanceCorrectionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CancelAttendanceCorrectionMutation, CancelAttendanceCorrectionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CancelAttendanceCorrectionMutation, CancelAttendanceCorrectionMutationVariables>(CancelAttendanceCorrectionDocument, options);
      }
export type CancelAttendanceCorrectionMutationHookResult = ReturnType<typeof useCancelAttendanceCorrectionMutation>;
export type CancelAttendanceCorrectionMutationResult = ApolloReactCommon.MutationResult<CancelAttendanceCorrectionMutation>;
export const CorrectionOfDayDocument = gql`
    query CorrectionOfDay($employeeId: ID!, $date: Date!) {
  page: attendanceCorrections(
    filter: {employeeId: {eq: $employeeId}, date: {eq: $date}, status: {in: [submitted, rejected]}}
    sort: [{field: createdAt, direction: DESC}]
    limit: 1
  ) {
    rows {
      ...AttendanceCorrectionRow
    }
  }
}
    ${AttendanceCorrectionRowFragmentDoc}`;

/**
 * __useCorrectionOfDayQuery__
 *
 * To run a query within a React component, call `useCorrectionOfDayQuery` and pass it any options that fit your needs.
 * When your component renders, `useCorrectionOfDayQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCorrectionOfDayQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      date: // value for 'date'
 *   },
 * });
 */
export function useCorrectionOfDayQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CorrectionOfDayQuery, CorrectionOfDayQueryVariables> & ({ variables: CorrectionOfDayQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CorrectionOfDayQuery, CorrectionOfDayQueryVariables>(CorrectionOfDayDocument, options);
      }
export function useCorrectionOfDayLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CorrectionOfDayQuery, CorrectionOfDayQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CorrectionOfDayQuery, CorrectionOfDayQueryVariables>(CorrectionOfDayDocument, options);
        }
// @ts-ignore
export function useCorrectionOfDaySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CorrectionOfDayQuery, CorrectionOfDayQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CorrectionOfDayQuery, CorrectionOfDayQueryVariables>;
export function useCorrectionOfDaySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CorrectionOfDayQuery, CorrectionOfDayQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CorrectionOfDayQuery | undefined, CorrectionOfDayQueryVariables>;
export function useCorrectionOfDaySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CorrectionOfDayQuery, CorrectionOfDayQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CorrectionOfDayQuery, CorrectionOfDayQueryVariables>(CorrectionOfDayDocument, options);
        }
export type CorrectionOfDayQueryHookResult = ReturnType<typeof useCorrectionOfDayQuery>;
export type CorrectionOfDayLazyQueryHookResult = ReturnType<typeof useCorrectionOfDayLazyQuery>;
export type CorrectionOfDaySuspenseQueryHookResult = ReturnType<typeof useCorrectionOfDaySuspenseQuery>;
export type CorrectionOfDayQueryResult = ApolloReactCommon.QueryResult<CorrectionOfDayQuery, CorrectionOfDayQueryVariables>;