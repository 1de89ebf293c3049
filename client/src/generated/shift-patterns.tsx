/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Values to change in a minimum cover; what is left out stays. */
export type CoverNeedChanges = {
  /** Where so many are needed. */
  departmentId?: string | null | undefined;
  /** How many people at least. */
  people?: number | null | undefined;
  /** The shift, by whose times they are needed. */
  shiftId?: string | null | undefined;
  /** On which weekdays, 0 = Sunday to 6 = Saturday; empty: on all. */
  weekdays?: Array<number> | null | undefined;
};

/** Which coverNeeds to list; all conditions given must hold. */
export type CoverNeedFilter = {
  /** All of these must hold. */
  and?: Array<CoverNeedFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Where so many are needed. */
  departmentId?: IdFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<CoverNeedFilter> | null | undefined;
  /** How many people at least. */
  people?: NumberFilter | null | undefined;
  /** The shift, by whose times they are needed. */
  shiftId?: IdFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new minimum cover. */
export type CoverNeedInput = {
  /** Where so many are needed. */
  departmentId: string;
  /** How many people at least. */
  people?: number | null | undefined;
  /** The shift, by whose times they are needed. */
  shiftId: string;
  /** On which weekdays, 0 = Sunday to 6 = Saturday; empty: on all. */
  weekdays?: Array<number> | null | undefined;
};

/** One level of the order of coverNeeds. */
export type CoverNeedSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: CoverNeedSortField;
};

/** What coverNeeds can be sorted by. */
export type CoverNeedSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Where so many are needed. */
  | 'departmentId'
  /** How many people at least. */
  | 'people'
  /** The shift, by whose times they are needed. */
  | 'shiftId'
  /** When the row was last changed. */
  | 'updatedAt';

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

/** Values to change in an assignment of a pattern; what is left out stays. */
export type ShiftAssignmentChanges = {
  /** What he works by. */
  patternId?: string | null | undefined;
  /** Which day of the cycle the first day is, from 1. */
  startsAt?: number | null | undefined;
  /** First day. */
  validFrom?: string | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
};

/** Which shiftAssignments to list; all conditions given must hold. */
export type ShiftAssignmentFilter = {
  /** All of these must hold. */
  and?: Array<ShiftAssignmentFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The department it is for, with its parts. */
  departmentId?: IdFilter | null | undefined;
  /** The employee it is for. */
  employeeId?: IdFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<ShiftAssignmentFilter> | null | undefined;
  /** What he works by. */
  patternId?: IdFilter | null | undefined;
  /** Which day of the cycle the first day is, from 1. */
  startsAt?: NumberFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** First day. */
  validFrom?: DateFilter | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: DateFilter | null | undefined;
};

/** Values of a new assignment of a pattern. */
export type ShiftAssignmentInput = {
  /** The department it is for, with its parts. */
  departmentId?: string | null | undefined;
  /** The employee it is for. */
  employeeId?: string | null | undefined;
  /** What he works by. */
  patternId: string;
  /** Which day of the cycle the first day is, from 1. */
  startsAt?: number | null | undefined;
  /** First day. */
  validFrom: string;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
};

/** One level of the order of shiftAssignments. */
export type ShiftAssignmentSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: ShiftAssignmentSortField;
};

/** What shiftAssignments can be sorted by. */
export type ShiftAssignmentSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The department it is for, with its parts. */
  | 'departmentId'
  /** The employee it is for. */
  | 'employeeId'
  /** What he works by. */
  | 'patternId'
  /** Which day of the cycle the first day is, from 1. */
  | 'startsAt'
  /** When the row was last changed. */
  | 'updatedAt'
  /** First day. */
  | 'validFrom'
  /** Last day; empty while it goes on. */
  | 'validTo';

/** Values to change in a shift pattern; what is left out stays. */
export type ShiftPatternChanges = {
  /** After how many days it begins anew. */
  cycleDays?: number | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** The shifts of its days; days without one are free. */
  slots?: Array<ShiftPatternSlotInput> | null | undefined;
};

/** Which shiftPatterns to list; all conditions given must hold. */
export type ShiftPatternFilter = {
  /** All of these must hold. */
  and?: Array<ShiftPatternFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** After how many days it begins anew. */
  cycleDays?: NumberFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<ShiftPatternFilter> | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new shift pattern. */
export type ShiftPatternInput = {
  /** After how many days it begins anew. */
  cycleDays?: number | null | undefined;
  /** What it is called. */
  name: string;
  /** The shifts of its days; days without one are free. */
  slots: Array<ShiftPatternSlotInput>;
};

/** A shift of a day of the cycle. */
export type ShiftPatternSlotInput = {
  /** Day of the cycle, 0 the first. */
  day: number;
  /** What is worked. */
  shiftId: string;
};

/** One level of the order of shiftPatterns. */
export type ShiftPatternSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: ShiftPatternSortField;
};

/** What shiftPatterns can be sorted by. */
export type ShiftPatternSortField =
  /** When the row was made. */
  | 'createdAt'
  /** After how many days it begins anew. */
  | 'cycleDays'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** What it is called. */
  | 'name'
  /** When the row was last changed. */
  | 'updatedAt';

/** Whether a shift can be given to employees. */
export type ShiftStatus =
  /** Can be given and planned. */
  | 'active'
  /** Kept for who has it; given to nobody any more. */
  | 'inactive';

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

export type ShiftPatternsQueryVariables = Exact<{
  filter?: ShiftPatternFilter | null | undefined;
  sort?: Array<ShiftPatternSort> | ShiftPatternSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type ShiftPatternsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, cycleDays: number, slots: Array<{ day: number, shiftId: string }> }> } };

export type ShiftPatternQueryVariables = Exact<{
  id: string;
}>;


export type ShiftPatternQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, cycleDays: number, slots: Array<{ day: number, shiftId: string }> } };

export type CreateShiftPatternMutationVariables = Exact<{
  input: ShiftPatternInput;
}>;


export type CreateShiftPatternMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, cycleDays: number, slots: Array<{ day: number, shiftId: string }> } };

export type UpdateShiftPatternMutationVariables = Exact<{
  id: string;
  version: number;
  input: ShiftPatternChanges;
}>;


export type UpdateShiftPatternMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, cycleDays: number, slots: Array<{ day: number, shiftId: string }> } };

export type DeleteShiftPatternsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteShiftPatternsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreShiftPatternsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreShiftPatternsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type ShiftPatternRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, cycleDays: number, slots: Array<{ day: number, shiftId: string }> };

export type ShiftPatternRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, cycleDays: number, slots: Array<{ day: number, shiftId: string }> };

export type ShiftAssignmentsQueryVariables = Exact<{
  filter?: ShiftAssignmentFilter | null | undefined;
  sort?: Array<ShiftAssignmentSort> | ShiftAssignmentSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type ShiftAssignmentsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, patternId: string, departmentId: string | null, employeeId: string | null, validFrom: string, validTo: string | null, startsAt: number, pattern: { id: string, label: string } | null, department: { id: string, label: string } | null, employee: { id: string, label: string | null } | null }> } };

export type ShiftAssignmentQueryVariables = Exact<{
  id: string;
}>;


export type ShiftAssignmentQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, patternId: string, departmentId: string | null, employeeId: string | null, validFrom: string, validTo: string | null, startsAt: number, pattern: { id: string, label: string } | null, department: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type CreateShiftAssignmentMutationVariables = Exact<{
  input: ShiftAssignmentInput;
}>;


export type CreateShiftAssignmentMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, patternId: string, departmentId: string | null, employeeId: string | null, validFrom: string, validTo: string | null, startsAt: number, pattern: { id: string, label: string } | null, department: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type UpdateShiftAssignmentMutationVariables = Exact<{
  id: string;
  version: number;
  input: ShiftAssignmentChanges;
}>;


export type UpdateShiftAssignmentMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, patternId: string, departmentId: string | null, employeeId: string | null, validFrom: string, validTo: string | null, startsAt: number, pattern: { id: string, label: string } | null, department: { id: string, label: string } | null, employee: { id: string, label: string | null } | null } };

export type DeleteShiftAssignmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteShiftAssignmentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreShiftAssignmentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreShiftAssignmentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type ShiftAssignmentRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, patternId: string, departmentId: string | null, employeeId: string | null, validFrom: string, validTo: string | null, startsAt: number, pattern: { id: string, label: string } | null, department: { id: string, label: string } | null, employee: { id: string, label: string | null } | null };

export type ShiftAssignmentRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, patternId: string, departmentId: string | null, employeeId: string | null, validFrom: string, validTo: string | null, startsAt: number, pattern: { id: string, label: string } | null, department: { id: string, label: string } | null, employee: { id: string, label: string | null } | null };

export type CoverNeedsQueryVariables = Exact<{
  filter?: CoverNeedFilter | null | undefined;
  sort?: Array<CoverNeedSort> | CoverNeedSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type CoverNeedsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, departmentId: string, shiftId: string, people: number, weekdays: Array<number> | null, department: { id: string, label: string } | null, shift: { id: string, label: string } | null }> } };

export type CoverNeedQueryVariables = Exact<{
  id: string;
}>;


export type CoverNeedQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, departmentId: string, shiftId: string, people: number, weekdays: Array<number> | null, department: { id: string, label: string } | null, shift: { id: string, label: string } | null } };

export type CreateCoverNeedMutationVariables = Exact<{
  input: CoverNeedInput;
}>;


export type CreateCoverNeedMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, departmentId: string, shiftId: string, people: number, weekdays: Array<number> | null, department: { id: string, label: string } | null, shift: { id: string, label: string } | null } };

export type UpdateCoverNeedMutationVariables = Exact<{
  id: string;
  version: number;
  input: CoverNeedChanges;
}>;


export type UpdateCoverNeedMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, departmentId: string, shiftId: string, people: number, weekdays: Array<number> | null, department: { id: string, label: string } | null, shift: { id: string, label: string } | null } };

export type DeleteCoverNeedsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteCoverNeedsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreCoverNeedsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreCoverNeedsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type CoverNeedRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, departmentId: string, shiftId: string, people: number, weekdays: Array<number> | null, department: { id: string, label: string } | null, shift: { id: string, label: string } | null };

export type CoverNeedRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, departmentId: string, shiftId: string, people: number, weekdays: Array<number> | null, department: { id: string, label: string } | null, shift: { id: string, label: string } | null };

export type SlotShiftsQueryVariables = Exact<{ [key: string]: never; }>;


export type SlotShiftsQuery = { page: { rows: Array<{ id: string, title: string, colour: string | null, status: ShiftStatus, deletedAt: string | null }> } };

export const ShiftPatternRowFragmentDoc = gql`
    fragment ShiftPatternRow on ShiftPattern {
  id
  version
  deletedAt
  allowedActions
  name
  cycleDays
  slots {
    day
    shiftId
  }
}
    `;
export const ShiftPatternRecordFragmentDoc = gql`
    fragment ShiftPatternRecord on ShiftPattern {
  ...ShiftPatternRow
  createdAt
  updatedAt
}
    `;
export const ShiftAssignmentRowFragmentDoc = gql`
    fragment ShiftAssignmentRow on ShiftAssignment {
  id
  version
  deletedAt
  allowedActions
  patternId
  pattern {
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
  startsAt
}
    `;
export const ShiftAssignmentRecordFragmentDoc = gql`
    fragment ShiftAssignmentRecord on ShiftAssignment {
  ...ShiftAssignmentRow
  createdAt
  updatedAt
}
    `;
export const CoverNeedRowFragmentDoc = gql`
    fragment CoverNeedRow on CoverNeed {
  id
  version
  deletedAt
  allowedActions
  departmentId
  department {
    id
    label: name
  }
  shiftId
  shift {
    id
    label: title
  }
  people
  weekdays
}
    `;
export const CoverNeedRecordFragmentDoc = gql`
    fragment CoverNeedRecord on CoverNeed {
  ...CoverNeedRow
  createdAt
  updatedAt
}
    `;
export const ShiftPatternsDocument = gql`
    query ShiftPatterns($filter: ShiftPatternFilter, $sort: [ShiftPatternSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: shiftPatterns(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...ShiftPatternRow
    }
    total
  }
}
    ${ShiftPatternRowFragmentDoc}`;

/**
 * __useShiftPatternsQuery__
 *
 * To run a query within a React component, call `useShiftPatternsQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftPatternsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftPatternsQuery({
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
export function useShiftPatternsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ShiftPatternsQuery, ShiftPatternsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftPatternsQuery, ShiftPatternsQueryVariables>(ShiftPatternsDocument, options);
      }
export function useShiftPatternsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftPatternsQuery, ShiftPatternsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftPatternsQuery, ShiftPatternsQueryVariables>(ShiftPatternsDocument, options);
        }
// @ts-ignore
export function useShiftPatternsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftPatternsQuery, ShiftPatternsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftPatternsQuery, ShiftPatternsQueryVariables>;
export function useShiftPatternsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftPatternsQuery, ShiftPatternsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftPatternsQuery | undefined, ShiftPatternsQueryVariables>;
export function useShiftPatternsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftPatternsQuery, ShiftPatternsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftPatternsQuery, ShiftPatternsQueryVariables>(ShiftPatternsDocument, options);
        }
export type ShiftPatternsQueryHookResult = ReturnType<typeof useShiftPatternsQuery>;
export type ShiftPatternsLazyQueryHookResult = ReturnType<typeof useShiftPatternsLazyQuery>;
export type ShiftPatternsSuspenseQueryHookResult = ReturnType<typeof useShiftPatternsSuspenseQuery>;
export type ShiftPatternsQueryResult = ApolloReactCommon.QueryResult<ShiftPatternsQuery, ShiftPatternsQueryVariables>;
export const ShiftPatternDocument = gql`
    query ShiftPattern($id: ID!) {
  record: shiftPattern(id: $id) {
    ...ShiftPatternRecord
  }
}
    ${ShiftPatternRecordFragmentDoc}
${ShiftPatternRowFragmentDoc}`;

/**
 * __useShiftPatternQuery__
 *
 * To run a query within a React component, call `useShiftPatternQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftPatternQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftPatternQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useShiftPatternQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ShiftPatternQuery, ShiftPatternQueryVariables> & ({ variables: ShiftPatternQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftPatternQuery, ShiftPatternQueryVariables>(ShiftPatternDocument, options);
      }
export function useShiftPatternLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftPatternQuery, ShiftPatternQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftPatternQuery, ShiftPatternQueryVariables>(ShiftPatternDocument, options);
        }
// @ts-ignore
export function useShiftPatternSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftPatternQuery, ShiftPatternQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftPatternQuery, ShiftPatternQueryVariables>;
export function useShiftPatternSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftPatternQuery, ShiftPatternQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftPatternQuery | undefined, ShiftPatternQueryVariables>;
export function useShiftPatternSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftPatternQuery, ShiftPatternQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftPatternQuery, ShiftPatternQueryVariables>(ShiftPatternDocument, options);
        }
export type ShiftPatternQueryHookResult = ReturnType<typeof useShiftPatternQuery>;
export type ShiftPatternLazyQueryHookResult = ReturnType<typeof useShiftPatternLazyQuery>;
export type ShiftPatternSuspenseQueryHookResult = ReturnType<typeof useShiftPatternSuspenseQuery>;
export type ShiftPatternQueryResult = ApolloReactCommon.QueryResult<ShiftPatternQuery, ShiftPatternQueryVariables>;
export const CreateShiftPatternDocument = gql`
    mutation CreateShiftPattern($input: ShiftPatternInput!) {
  record: createShiftPattern(input: $input) {
    ...ShiftPatternRecord
  }
}
    ${ShiftPatternRecordFragmentDoc}
${ShiftPatternRowFragmentDoc}`;

/**
 * __useCreateShiftPatternMutation__
 *
 * To run a mutation, you first call `useCreateShiftPatternMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateShiftPatternMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createShiftPatternMutation, { data, loading, error }] = useCreateShiftPatternMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateShiftPatternMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateShiftPatternMutation, CreateShiftPatternMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateShiftPatternMutation, CreateShiftPatternMutationVariables>(CreateShiftPatternDocument, options);
      }
export type CreateShiftPatternMutationHookResult = ReturnType<typeof useCreateShiftPatternMutation>;
export type CreateShiftPatternMutationResult = ApolloReactCommon.MutationResult<CreateShiftPatternMutation>;
export const UpdateShiftPatternDocument = gql`
    mutation UpdateShiftPattern($id: ID!, $version: Int!, $input: ShiftPatternChanges!) {
  record: updateShiftPattern(id: $id, version: $version, input: $input) {
    ...ShiftPatternRecord
  }
}
    ${ShiftPatternRecordFragmentDoc}
${ShiftPatternRowFragmentDoc}`;

/**
 * __useUpdateShiftPatternMutation__
 *
 * To run a mutation, you first call `useUpdateShiftPatternMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateShiftPatternMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateShiftPatternMutation, { data, loading, error }] = useUpdateShiftPatternMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateShiftPatternMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateShiftPatternMutation, UpdateShiftPatternMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateShiftPatternMutation, UpdateShiftPatternMutationVariables>(UpdateShiftPatternDocument, options);
      }
export type UpdateShiftPatternMutationHookResult = ReturnType<typeof useUpdateShiftPatternMutation>;
export type UpdateShiftPatternMutationResult = ApolloReactCommon.MutationResult<UpdateShiftPatternMutation>;
export const DeleteShiftPatternsDocument = gql`
    mutation DeleteShiftPatterns($ids: [ID!]!) {
  results: deleteShiftPatterns(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteShiftPatternsMutation__
 *
 * To run a mutation, you first call `useDeleteShiftPatternsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteShiftPatternsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteShiftPatternsMutation, { data, loading, error }] = useDeleteShiftPatternsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteShiftPatternsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteShiftPatternsMutation, DeleteShiftPatternsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteShiftPatternsMutation, DeleteShiftPatternsMutationVariables>(DeleteShiftPatternsDocument, options);
      }
export type DeleteShiftPatternsMutationHookResult = ReturnType<typeof useDeleteShiftPatternsMutation>;
export type DeleteShiftPatternsMutationResult = ApolloReactCommon.MutationResult<DeleteShiftPatternsMutation>;
export const RestoreShiftPatternsDocument = gql`
    mutation RestoreShiftPatterns($ids: [ID!]!) {
  results: restoreShiftPatterns(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreShiftPatternsMutation__
 *
 * To run a mutation, you first call `useRestoreShiftPatternsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreShiftPatternsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreShiftPatternsMutation, { data, loading, error }] = useRestoreShiftPatternsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreShiftPatternsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreShiftPatternsMutation, RestoreShiftPatternsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreShiftPatternsMutation, RestoreShiftPatternsMutationVariables>(RestoreShiftPatternsDocument, options);
      }
export type RestoreShiftPatternsMutationHookResult = ReturnType<typeof useRestoreShiftPatternsMutation>;
export type RestoreShiftPatternsMutationResult = ApolloReactCommon.MutationResult<RestoreShiftPatternsMutation>;
export const ShiftAssignmentsDocument = gql`
    query ShiftAssignments($filter: ShiftAssignmentFilter, $sort: [ShiftAssignmentSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: shiftAssignments(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...ShiftAssignmentRow
    }
    total
  }
}
    ${ShiftAssignmentRowFragmentDoc}`;

/**
 * __useShiftAssignmentsQuery__
 *
 * To run a query within a React component, call `useShiftAssignmentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftAssignmentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftAssignmentsQuery({
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
export function useShiftAssignmentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ShiftAssignmentsQuery, ShiftAssignmentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftAssignmentsQuery, ShiftAssignmentsQueryVariables>(ShiftAssignmentsDocument, options);
      }
export function useShiftAssignmentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftAssignmentsQuery, ShiftAssignmentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftAssignmentsQuery, ShiftAssignmentsQueryVariables>(ShiftAssignmentsDocument, options);
        }
// @ts-ignore
export function useShiftAssignmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftAssignmentsQuery, ShiftAssignmentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftAssignmentsQuery, ShiftAssignmentsQueryVariables>;
export function useShiftAssignmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftAssignmentsQuery, ShiftAssignmentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftAssignmentsQuery | undefined, ShiftAssignmentsQueryVariables>;
export function useShiftAssignmentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftAssignmentsQuery, ShiftAssignmentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftAssignmentsQuery, ShiftAssignmentsQueryVariables>(ShiftAssignmentsDocument, options);
        }
export type ShiftAssignmentsQueryHookResult = ReturnType<typeof useShiftAssignmentsQuery>;
export type ShiftAssignmentsLazyQueryHookResult = ReturnType<typeof useShiftAssignmentsLazyQuery>;
export type ShiftAssignmentsSuspenseQueryHookResult = ReturnType<typeof useShiftAssignmentsSuspenseQuery>;
export type ShiftAssignmentsQueryResult = ApolloReactCommon.QueryResult<ShiftAssignmentsQuery, ShiftAssignmentsQueryVariables>;
export const ShiftAssignmentDocument = gql`
    query ShiftAssignment($id: ID!) {
  record: shiftAssignment(id: $id) {
    ...ShiftAssignmentRecord
  }
}
    ${ShiftAssignmentRecordFragmentDoc}
${ShiftAssignmentRowFragmentDoc}`;

/**
 * __useShiftAssignmentQuery__
 *
 * To run a query within a React component, call `useShiftAssignmentQuery` and pass it any options that fit your needs.
 * When your component renders, `useShiftAssignmentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useShiftAssignmentQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useShiftAssignmentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ShiftAssignmentQuery, ShiftAssignmentQueryVariables> & ({ variables: ShiftAssignmentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ShiftAssignmentQuery, ShiftAssignmentQueryVariables>(ShiftAssignmentDocument, options);
      }
export function useShiftAssignmentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ShiftAssignmentQuery, ShiftAssignmentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ShiftAssignmentQuery, ShiftAssignmentQueryVariables>(ShiftAssignmentDocument, options);
        }
// @ts-ignore
export function useShiftAssignmentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ShiftAssignmentQuery, ShiftAssignmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftAssignmentQuery, ShiftAssignmentQueryVariables>;
export function useShiftAssignmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftAssignmentQuery, ShiftAssignmentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ShiftAssignmentQuery | undefined, ShiftAssignmentQueryVariables>;
export function useShiftAssignmentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ShiftAssignmentQuery, ShiftAssignmentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ShiftAssignmentQuery, ShiftAssignmentQueryVariables>(ShiftAssignmentDocument, options);
        }
export type ShiftAssignmentQueryHookResult = ReturnType<typeof useShiftAssignmentQuery>;
export type ShiftAssignmentLazyQueryHookResult = ReturnType<typeof useShiftAssignmentLazyQuery>;
export type ShiftAssignmentSuspenseQueryHookResult = ReturnType<typeof useShiftAssignmentSuspenseQuery>;
export type ShiftAssignmentQueryResult = ApolloReactCommon.QueryResult<ShiftAssignmentQuery, ShiftAssignmentQueryVariables>;
export const CreateShiftAssignmentDocument = gql`
    mutation CreateShiftAssignment($input: ShiftAssignmentInput!) {
  record: createShiftAssignment(input: $input) {
    ...ShiftAssignmentRecord
  }
}
    ${ShiftAssignmentRecordFragmentDoc}
${ShiftAssignmentRowFragmentDoc}`;

/**
 * __useCreateShiftAssignmentMutation__
 *
 * To run a mutation, you first call `useCreateShiftAssignmentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateShiftAssignmentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createShiftAssignmentMutation, { data, loading, error }] = useCreateShiftAssignmentMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateShiftAssignmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateShiftAssignmentMutation, CreateShiftAssignmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateShiftAssignmentMutation, CreateShiftAssignmentMutationVariables>(CreateShiftAssignmentDocument, options);
      }
export type CreateShiftAssignmentMutationHookResult = ReturnType<typeof useCreateShiftAssignmentMutation>;
export type CreateShiftAssignmentMutationResult = ApolloReactCommon.MutationResult<CreateShiftAssignmentMutation>;
export const UpdateShiftAssignmentDocument = gql`
    mutation UpdateShiftAssignment($id: ID!, $version: Int!, $input: ShiftAssignmentChanges!) {
  record: updateShiftAssignment(id: $id, version: $version, input: $input) {
    ...ShiftAssignmentRecord
  }
}
    ${ShiftAssignmentRecordFragmentDoc}
${ShiftAssignmentRowFragmentDoc}`;

/**
 * __useUpdateShiftAssignmentMutation__
 *
 * To run a mutation, you first call `useUpdateShiftAssignmentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateShiftAssignmentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateShiftAssignmentMutation, { data, loading, error }] = useUpdateShiftAssignmentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateShiftAssignmentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateShiftAssignmentMutation, UpdateShiftAssignmentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateShiftAssignmentMutation, UpdateShiftAssignmentMutationVariables>(UpdateShiftAssignmentDocument, options);
      }
export type UpdateShiftAssignmentMutationHookResult = ReturnType<typeof useUpdateShiftAssignmentMutation>;
export type UpdateShiftAssignmentMutationResult = ApolloReactCommon.MutationResult<UpdateShiftAssignmentMutation>;
export const DeleteShiftAssignmentsDocument = gql`
    mutation DeleteShiftAssignments($ids: [ID!]!) {
  results: deleteShiftAssignments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteShiftAssignmentsMutation__
 *
 * To run a mutation, you first call `useDeleteShiftAssignmentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteShiftAssignmentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteShiftAssignmentsMutation, { data, loading, error }] = useDeleteShiftAssignmentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteShiftAssignmentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteShiftAssignmentsMutation, DeleteShiftAssignmentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteShiftAssignmentsMutation, DeleteShiftAssignmentsMutationVariables>(DeleteShiftAssignmentsDocument, options);
      }
export type DeleteShiftAssignmentsMutationHookResult = ReturnType<typeof useDeleteShiftAssignmentsMutation>;
export type DeleteShiftAssignmentsMutationResult = ApolloReactCommon.MutationResult<DeleteShiftAssignmentsMutation>;
export const RestoreShiftAssignmentsDocument = gql`
    mutation RestoreShiftAssignments($ids: [ID!]!) {
  results: restoreShiftAssignments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreShiftAssignmentsMutation__
 *
 * To run a mutation, you first call `useRestoreShiftAssignmentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreShiftAssignmentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreShiftAssignmentsMutation, { data, loading, error }] = useRestoreShiftAssignmentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreShiftAssignmentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreShiftAssignmentsMutation, RestoreShiftAssignmentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreShiftAssignmentsMutation, RestoreShiftAssignmentsMutationVariables>(RestoreShiftAssignmentsDocument, options);
      }
export type RestoreShiftAssignmentsMutationHookResult = ReturnType<typeof useRestoreShiftAssignmentsMutation>;
export type RestoreShiftAssignmentsMutationResult = ApolloReactCommon.MutationResult<RestoreShiftAssignmentsMutation>;
export const CoverNeedsDocument = gql`
    query CoverNeeds($filter: CoverNeedFilter, $sort: [CoverNeedSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: coverNeeds(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...CoverNeedRow
    }
    total
  }
}
    ${CoverNeedRowFragmentDoc}`;

/**
 * __useCoverNeedsQuery__
 *
 * To run a query within a React component, call `useCoverNeedsQuery` and pass it any options that fit your needs.
 * When your component renders, `useCoverNeedsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCoverNeedsQuery({
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
export function useCoverNeedsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CoverNeedsQuery, CoverNeedsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CoverNeedsQuery, CoverNeedsQueryVariables>(CoverNeedsDocument, options);
      }
export function useCoverNeedsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CoverNeedsQuery, CoverNeedsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CoverNeedsQuery, CoverNeedsQueryVariables>(CoverNeedsDocument, options);
        }
// @ts-ignore
export function useCoverNeedsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CoverNeedsQuery, CoverNeedsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CoverNeedsQuery, CoverNeedsQueryVariables>;
export function useCoverNeedsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CoverNeedsQuery, CoverNeedsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CoverNeedsQuery | undefined, CoverNeedsQueryVariables>;
export function useCoverNeedsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CoverNeedsQuery, CoverNeedsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CoverNeedsQuery, CoverNeedsQueryVariables>(CoverNeedsDocument, options);
        }
export type CoverNeedsQueryHookResult = ReturnType<typeof useCoverNeedsQuery>;
export type CoverNeedsLazyQueryHookResult = ReturnType<typeof useCoverNeedsLazyQuery>;
export type CoverNeedsSuspenseQueryHookResult = ReturnType<typeof useCoverNeedsSuspenseQuery>;
export type CoverNeedsQueryResult = ApolloReactCommon.QueryResult<CoverNeedsQuery, CoverNeedsQueryVariables>;
export const CoverNeedDocument = gql`
    query CoverNeed($id: ID!) {
  record: coverNeed(id: $id) {
    ...CoverNeedRecord
  }
}
    ${CoverNeedRecordFragmentDoc}
${CoverNeedRowFragmentDoc}`;

/**
 * __useCoverNeedQuery__
 *
 * To run a query within a React component, call `useCoverNeedQuery` and pass it any options that fit your needs.
 * When your component renders, `useCoverNeedQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCoverNeedQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCoverNeedQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CoverNeedQuery, CoverNeedQueryVariables> & ({ variables: CoverNeedQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CoverNeedQuery, CoverNeedQueryVariables>(CoverNeedDocument, options);
      }
export function useCoverNeedLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CoverNeedQuery, CoverNeedQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CoverNeedQuery, CoverNeedQueryVariables>(CoverNeedDocument, options);
        }
// @ts-ignore
export function useCoverNeedSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CoverNeedQuery, CoverNeedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CoverNeedQuery, CoverNeedQueryVariables>;
export function useCoverNeedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CoverNeedQuery, CoverNeedQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CoverNeedQuery | undefined, CoverNeedQueryVariables>;
export function useCoverNeedSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CoverNeedQuery, CoverNeedQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CoverNeedQuery, CoverNeedQueryVariables>(CoverNeedDocument, options);
        }
export type CoverNeedQueryHookResult = ReturnType<typeof useCoverNeedQuery>;
export type CoverNeedLazyQueryHookResult = ReturnType<typeof useCoverNeedLazyQuery>;
export type CoverNeedSuspenseQueryHookResult = ReturnType<typeof useCoverNeedSuspenseQuery>;
export type CoverNeedQueryResult = ApolloReactCommon.QueryResult<CoverNeedQuery, CoverNeedQueryVariables>;
export const CreateCoverNeedDocument = gql`
    mutation CreateCoverNeed($input: CoverNeedInput!) {
  record: createCoverNeed(input: $input) {
    ...CoverNeedRecord
  }
}
    ${CoverNeedRecordFragmentDoc}
${CoverNeedRowFragmentDoc}`;

/**
 * __useCreateCoverNeedMutation__
 *
 * To run a mutation, you first call `useCreateCoverNeedMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateCoverNeedMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createCoverNeedMutation, { data, loading, error }] = useCreateCoverNeedMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateCoverNeedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCoverNeedMutation, CreateCoverNeedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCoverNeedMutation, CreateCoverNeedMutationVariables>(CreateCoverNeedDocument, options);
      }
export type CreateCoverNeedMutationHookResult = ReturnType<typeof useCreateCoverNeedMutation>;
export type CreateCoverNeedMutationResult = ApolloReactCommon.MutationResult<CreateCoverNeedMutation>;
export const UpdateCoverNeedDocument = gql`
    mutation UpdateCoverNeed($id: ID!, $version: Int!, $input: CoverNeedChanges!) {
  record: updateCoverNeed(id: $id, version: $version, input: $input) {
    ...CoverNeedRecord
  }
}
    ${CoverNeedRecordFragmentDoc}
${CoverNeedRowFragmentDoc}`;

/**
 * __useUpdateCoverNeedMutation__
 *
 * To run a mutation, you first call `useUpdateCoverNeedMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCoverNeedMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCoverNeedMutation, { data, loading, error }] = useUpdateCoverNeedMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateCoverNeedMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCoverNeedMutation, UpdateCoverNeedMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCoverNeedMutation, UpdateCoverNeedMutationVariables>(UpdateCoverNeedDocument, options);
      }
export type UpdateCoverNeedMutationHookResult = ReturnType<typeof useUpdateCoverNeedMutation>;
export type UpdateCoverNeedMutationResult = ApolloReactCommon.MutationResult<UpdateCoverNeedMutation>;
export const DeleteCoverNeedsDocument = gql`
    mutation DeleteCoverNeeds($ids: [ID!]!) {
  results: deleteCoverNeeds(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteCoverNeedsMutation__
 *
 * To run a mutation, you first call `useDeleteCoverNeedsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteCoverNeedsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteCoverNeedsMutation, { data, loading, error }] = useDeleteCoverNeedsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteCoverNeedsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCoverNeedsMutation, DeleteCoverNeedsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCoverNeedsMutation, DeleteCoverNeedsMutationVariables>(DeleteCoverNeedsDocument, options);
      }
export type DeleteCoverNeedsMutationHookResult = ReturnType<typeof useDeleteCoverNeedsMutation>;
export type DeleteCoverNeedsMutationResult = ApolloReactCommon.MutationResult<DeleteCoverNeedsMutation>;
export const RestoreCoverNeedsDocument = gql`
    mutation RestoreCoverNeeds($ids: [ID!]!) {
  results: restoreCoverNeeds(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreCoverNeedsMutation__
 *
 * To run a mutation, you first call `useRestoreCoverNeedsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreCoverNeedsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreCoverNeedsMutation, { data, loading, error }] = useRestoreCoverNeedsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreCoverNeedsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreCoverNeedsMutation, RestoreCoverNeedsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreCoverNeedsMutation, RestoreCoverNeedsMutationVariables>(RestoreCoverNeedsDocument, options);
      }
export type RestoreCoverNeedsMutationHookResult = ReturnType<typeof useRestoreCoverNeedsMutation>;
export type RestoreCoverNeedsMutationResult = ApolloReactCommon.MutationResult<RestoreCoverNeedsMutation>;
export const SlotShiftsDocument = gql`
    query SlotShifts {
  page: shifts(limit: 200, includeDeleted: true, sort: [{field: title}]) {
    rows {
      id
      title
      colour
      status
      deletedAt
    }
  }
}
    `;

/**
 * __useSlotShiftsQuery__
 *
 * To run a query within a React component, call `useSlotShiftsQuery` and pass it any options that fit your needs.
 * When your component renders, `useSlotShiftsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSlotShiftsQuery({
 *   variables: {
 *   },
 * });
 */
export function useSlotShiftsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SlotShiftsQuery, SlotShiftsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SlotShiftsQuery, SlotShiftsQueryVariables>(SlotShiftsDocument, options);
      }
export function useSlotShiftsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SlotShiftsQuery, SlotShiftsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SlotShiftsQuery, SlotShiftsQueryVariables>(SlotShiftsDocument, options);
        }
// @ts-ignore
export function useSlotShiftsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SlotShiftsQuery, SlotShiftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SlotShiftsQuery, SlotShiftsQueryVariables>;
export function useSlotShiftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SlotShiftsQuery, SlotShiftsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SlotShiftsQuery | undefined, SlotShiftsQueryVariables>;
export function useSlotShiftsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SlotShiftsQuery, SlotShiftsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SlotShiftsQuery, SlotShiftsQueryVariables>(SlotShiftsDocument, options);
        }
export type SlotShiftsQueryHookResult = ReturnType<typeof useSlotShiftsQuery>;
export type SlotShiftsLazyQueryHookResult = ReturnType<typeof useSlotShiftsLazyQuery>;
export type SlotShiftsSuspenseQueryHookResult = ReturnType<typeof useSlotShiftsSuspenseQuery>;
export type SlotShiftsQueryResult = ApolloReactCommon.QueryResult<SlotShiftsQuery, SlotShiftsQueryVariables>;