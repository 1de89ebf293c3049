/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
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

/** Values to change in a position; what is left out stays. */
export type PositionChanges = {
  /** Which credits the licences of its profession need, where a licence names no rule of its own. */
  cmeRuleId?: string | null | undefined;
  /** Short code. */
  code?: string | null | undefined;
  /** The department it usually belongs to. */
  departmentId?: string | null | undefined;
  /** Its grade; a position without salaries of its own has those of its grade. */
  gradeId?: string | null | undefined;
  /** How many people should hold it. */
  headcountPlanned?: number | null | undefined;
  /** The profession of the licence it is held with, as it stands on licences: who holds it works no shift without a valid one. Empty where it needs none. */
  licenceRequired?: string | null | undefined;
  /** Highest monthly salary for it; with neither of the two, the range is that of the grade. */
  maxSalary?: string | null | undefined;
  /** Lowest monthly salary for it; with neither of the two, the range is that of the grade. */
  minSalary?: string | null | undefined;
  /** State. */
  status?: PositionStatus | null | undefined;
  /** Title of the job. */
  title?: string | null | undefined;
};

/** Which positions to list; all conditions given must hold. */
export type PositionFilter = {
  /** All of these must hold. */
  and?: Array<PositionFilter> | null | undefined;
  /** Which credits the licences of its profession need, where a licence names no rule of its own. */
  cmeRuleId?: IdFilter | null | undefined;
  /** Short code. */
  code?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The department it usually belongs to. */
  departmentId?: IdFilter | null | undefined;
  /** Its grade; a position without salaries of its own has those of its grade. */
  gradeId?: IdFilter | null | undefined;
  /** How many employees hold it now as their main position. */
  headcount?: NumberFilter | null | undefined;
  /** How many people should hold it. */
  headcountPlanned?: NumberFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** The profession of the licence it is held with, as it stands on licences: who holds it works no shift without a valid one. Empty where it needs none. */
  licenceRequired?: TextFilter | null | undefined;
  /** Highest monthly salary for it; with neither of the two, the range is that of the grade. */
  maxSalary?: DecimalFilter | null | undefined;
  /** Lowest monthly salary for it; with neither of the two, the range is that of the grade. */
  minSalary?: DecimalFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<PositionFilter> | null | undefined;
  /** State. */
  status?: PositionStatusFilter | null | undefined;
  /** Title of the job. */
  title?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new position. */
export type PositionInput = {
  /** Which credits the licences of its profession need, where a licence names no rule of its own. */
  cmeRuleId?: string | null | undefined;
  /** Short code. */
  code?: string | null | undefined;
  /** The department it usually belongs to. */
  departmentId?: string | null | undefined;
  /** Its grade; a position without salaries of its own has those of its grade. */
  gradeId?: string | null | undefined;
  /** How many people should hold it. */
  headcountPlanned?: number | null | undefined;
  /** The profession of the licence it is held with, as it stands on licences: who holds it works no shift without a valid one. Empty where it needs none. */
  licenceRequired?: string | null | undefined;
  /** Highest monthly salary for it; with neither of the two, the range is that of the grade. */
  maxSalary?: string | null | undefined;
  /** Lowest monthly salary for it; with neither of the two, the range is that of the grade. */
  minSalary?: string | null | undefined;
  /** State. */
  status?: PositionStatus | null | undefined;
  /** Title of the job. */
  title: string;
};

/** One level of the order of positions. */
export type PositionSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: PositionSortField;
};

/** What positions can be sorted by. */
export type PositionSortField =
  /** Which credits the licences of its profession need, where a licence names no rule of its own. */
  | 'cmeRuleId'
  /** Short code. */
  | 'code'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The department it usually belongs to. */
  | 'departmentId'
  /** Its grade; a position without salaries of its own has those of its grade. */
  | 'gradeId'
  /** How many employees hold it now as their main position. */
  | 'headcount'
  /** How many people should hold it. */
  | 'headcountPlanned'
  /** The profession of the licence it is held with, as it stands on licences: who holds it works no shift without a valid one. Empty where it needs none. */
  | 'licenceRequired'
  /** Highest monthly salary for it; with neither of the two, the range is that of the grade. */
  | 'maxSalary'
  /** Lowest monthly salary for it; with neither of the two, the range is that of the grade. */
  | 'minSalary'
  /** State. */
  | 'status'
  /** Title of the job. */
  | 'title'
  /** When the row was last changed. */
  | 'updatedAt';

/** Whether a position can be filled. */
export type PositionStatus =
  /** Can be filled. */
  | 'active'
  /** Kept for who holds it; filled no more. */
  | 'inactive';

/** Conditions on a PositionStatus; all that are given must hold. */
export type PositionStatusFilter = {
  /** Equal to. */
  eq?: PositionStatus | null | undefined;
  /** One of these. */
  in?: Array<PositionStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PositionStatus | null | undefined;
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

export type PositionsQueryVariables = Exact<{
  filter?: PositionFilter | null | undefined;
  sort?: Array<PositionSort> | PositionSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type PositionsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, code: string | null, headcountPlanned: number | null, headcount: number, licenceRequired: string | null, cmeRuleId: string | null, gradeId: string | null, minSalary: string | null, maxSalary: string | null, status: PositionStatus, departmentId: string | null, cmeRule: { id: string, label: string } | null, grade: { id: string, label: string } | null, department: { id: string, label: string } | null }> } };

export type PositionQueryVariables = Exact<{
  id: string;
}>;


export type PositionQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, code: string | null, headcountPlanned: number | null, headcount: number, licenceRequired: string | null, cmeRuleId: string | null, gradeId: string | null, minSalary: string | null, maxSalary: string | null, status: PositionStatus, departmentId: string | null, cmeRule: { id: string, label: string } | null, grade: { id: string, label: string } | null, department: { id: string, label: string } | null } };

export type CreatePositionMutationVariables = Exact<{
  input: PositionInput;
}>;


export type CreatePositionMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, code: string | null, headcountPlanned: number | null, headcount: number, licenceRequired: string | null, cmeRuleId: string | null, gradeId: string | null, minSalary: string | null, maxSalary: string | null, status: PositionStatus, departmentId: string | null, cmeRule: { id: string, label: string } | null, grade: { id: string, label: string } | null, department: { id: string, label: string } | null } };

export type UpdatePositionMutationVariables = Exact<{
  id: string;
  version: number;
  input: PositionChanges;
}>;


export type UpdatePositionMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, code: string | null, headcountPlanned: number | null, headcount: number, licenceRequired: string | null, cmeRuleId: string | null, gradeId: string | null, minSalary: string | null, maxSalary: string | null, status: PositionStatus, departmentId: string | null, cmeRule: { id: string, label: string } | null, grade: { id: string, label: string } | null, department: { id: string, label: string } | null } };

export type DeletePositionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeletePositionsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestorePositionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestorePositionsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type PositionRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, code: string | null, headcountPlanned: number | null, headcount: number, licenceRequired: string | null, cmeRuleId: string | null, gradeId: string | null, minSalary: string | null, maxSalary: string | null, status: PositionStatus, departmentId: string | null, cmeRule: { id: string, label: string } | null, grade: { id: string, label: string } | null, department: { id: string, label: string } | null };

export type PositionRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, code: string | null, headcountPlanned: number | null, headcount: number, licenceRequired: string | null, cmeRuleId: string | null, gradeId: string | null, minSalary: string | null, maxSalary: string | null, status: PositionStatus, departmentId: string | null, cmeRule: { id: string, label: string } | null, grade: { id: string, label: string } | null, department: { id: string, label: string } | null };

export const PositionRowFragmentDoc = gql`
    fragment PositionRow on Position {
  id
  version
  deletedAt
  allowedActions
  hiddenFields
  title
  code
  headcountPlanned
  headcount
  licenceRequired
  cmeRuleId
  cmeRule {
    id
    label: profession
  }
  gradeId
  grade {
    id
    label: name
  }
  minSalary
  maxSalary
  status
  departmentId
  department {
    id
    label: name
  }
}
    `;
export const PositionRecordFragmentDoc = gql`
    fragment PositionRecord on Position {
  ...PositionRow
  createdAt
  updatedAt
}
    `;
export const PositionsDocument = gql`
    query Positions($filter: PositionFilter, $sort: [PositionSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: positions(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...PositionRow
    }
    total
  }
}
    ${PositionRowFragmentDoc}`;

/**
 * __usePositionsQuery__
 *
 * To run a query within a React component, call `usePositionsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePositionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePositionsQuery({
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
export function usePositionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PositionsQuery, PositionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PositionsQuery, PositionsQueryVariables>(PositionsDocument, options);
      }
export function usePositionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PositionsQuery, PositionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PositionsQuery, PositionsQueryVariables>(PositionsDocument, options);
        }
// @ts-ignore
export function usePositionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PositionsQuery, PositionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PositionsQuery, PositionsQueryVariables>;
export function usePositionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PositionsQuery, PositionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PositionsQuery | undefined, PositionsQueryVariables>;
export function usePositionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PositionsQuery, PositionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PositionsQuery, PositionsQueryVariables>(PositionsDocument, options);
        }
export type PositionsQueryHookResult = ReturnType<typeof usePositionsQuery>;
export type PositionsLazyQueryHookResult = ReturnType<typeof usePositionsLazyQuery>;
export type PositionsSuspenseQueryHookResult = ReturnType<typeof usePositionsSuspenseQuery>;
export type PositionsQueryResult = ApolloReactCommon.QueryResult<PositionsQuery, PositionsQueryVariables>;
export const PositionDocument = gql`
    query Position($id: ID!) {
  record: position(id: $id) {
    ...PositionRecord
  }
}
    ${PositionRecordFragmentDoc}
${PositionRowFragmentDoc}`;

/**
 * __usePositionQuery__
 *
 * To run a query within a React component, call `usePositionQuery` and pass it any options that fit your needs.
 * When your component renders, `usePositionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePositionQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePositionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PositionQuery, PositionQueryVariables> & ({ variables: PositionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PositionQuery, PositionQueryVariables>(PositionDocument, options);
      }
export function usePositionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PositionQuery, PositionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PositionQuery, PositionQueryVariables>(PositionDocument, options);
        }
// @ts-ignore
export function usePositionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PositionQuery, PositionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PositionQuery, PositionQueryVariables>;
export function usePositionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PositionQuery, PositionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PositionQuery | undefined, PositionQueryVariables>;
export function usePositionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PositionQuery, PositionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PositionQuery, PositionQueryVariables>(PositionDocument, options);
        }
export type PositionQueryHookResult = ReturnType<typeof usePositionQuery>;
export type PositionLazyQueryHookResult = ReturnType<typeof usePositionLazyQuery>;
export type PositionSuspenseQueryHookResult = ReturnType<typeof usePositionSuspenseQuery>;
export type PositionQueryResult = ApolloReactCommon.QueryResult<PositionQuery, PositionQueryVariables>;
export const CreatePositionDocument = gql`
    mutation CreatePosition($input: PositionInput!) {
  record: createPosition(input: $input) {
    ...PositionRecord
  }
}
    ${PositionRecordFragmentDoc}
${PositionRowFragmentDoc}`;

/**
 * __useCreatePositionMutation__
 *
 * To run a mutation, you first call `useCreatePositionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreatePositionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createPositionMutation, { data, loading, error }] = useCreatePositionMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreatePositionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePositionMutation, CreatePositionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePositionMutation, CreatePositionMutationVariables>(CreatePositionDocument, options);
      }
export type CreatePositionMutationHookResult = ReturnType<typeof useCreatePositionMutation>;
export type CreatePositionMutationResult = ApolloReactCommon.MutationResult<CreatePositionMutation>;
export const UpdatePositionDocument = gql`
    mutation UpdatePosition($id: ID!, $version: Int!, $input: PositionChanges!) {
  record: updatePosition(id: $id, version: $version, input: $input) {
    ...PositionRecord
  }
}
    ${PositionRecordFragmentDoc}
${PositionRowFragmentDoc}`;

/**
 * __useUpdatePositionMutation__
 *
 * To run a mutation, you first call `useUpdatePositionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdatePositionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updatePositionMutation, { data, loading, error }] = useUpdatePositionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdatePositionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePositionMutation, UpdatePositionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePositionMutation, UpdatePositionMutationVariables>(UpdatePositionDocument, options);
      }
export type UpdatePositionMutationHookResult = ReturnType<typeof useUpdatePositionMutation>;
export type UpdatePositionMutationResult = ApolloReactCommon.MutationResult<UpdatePositionMutation>;
export const DeletePositionsDocument = gql`
    mutation DeletePositions($ids: [ID!]!) {
  results: deletePositions(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeletePositionsMutation__
 *
 * To run a mutation, you first call `useDeletePositionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeletePositionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deletePositionsMutation, { data, loading, error }] = useDeletePositionsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeletePositionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeletePositionsMutation, DeletePositionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeletePositionsMutation, DeletePositionsMutationVariables>(DeletePositionsDocument, options);
      }
export type DeletePositionsMutationHookResult = ReturnType<typeof useDeletePositionsMutation>;
export type DeletePositionsMutationResult = ApolloReactCommon.MutationResult<DeletePositionsMutation>;
export const RestorePositionsDocument = gql`
    mutation RestorePositions($ids: [ID!]!) {
  results: restorePositions(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestorePositionsMutation__
 *
 * To run a mutation, you first call `useRestorePositionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestorePositionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restorePositionsMutation, { data, loading, error }] = useRestorePositionsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestorePositionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestorePositionsMutation, RestorePositionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestorePositionsMutation, RestorePositionsMutationVariables>(RestorePositionsDocument, options);
      }
export type RestorePositionsMutationHookResult = ReturnType<typeof useRestorePositionsMutation>;
export type RestorePositionsMutationResult = ApolloReactCommon.MutationResult<RestorePositionsMutation>;