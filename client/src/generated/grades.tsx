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

/** Values to change in a grade; what is left out stays. */
export type GradeChanges = {
  /** Short code, such as G5. */
  code?: string | null | undefined;
  /** Currency, ISO 4217; the company's when left out. */
  currency?: string | null | undefined;
  /** Highest monthly salary of it, for positions without a range of their own. */
  maxSalary?: string | null | undefined;
  /** Lowest monthly salary of it, for positions without a range of their own. */
  minSalary?: string | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** Its place among the others, 1 the lowest. */
  rank?: number | null | undefined;
};

/** Which grades to list; all conditions given must hold. */
export type GradeFilter = {
  /** All of these must hold. */
  and?: Array<GradeFilter> | null | undefined;
  /** Short code, such as G5. */
  code?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency, ISO 4217; the company's when left out. */
  currency?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Highest monthly salary of it, for positions without a range of their own. */
  maxSalary?: DecimalFilter | null | undefined;
  /** Lowest monthly salary of it, for positions without a range of their own. */
  minSalary?: DecimalFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<GradeFilter> | null | undefined;
  /** Its place among the others, 1 the lowest. */
  rank?: NumberFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new grade. */
export type GradeInput = {
  /** Short code, such as G5. */
  code: string;
  /** Currency, ISO 4217; the company's when left out. */
  currency?: string | null | undefined;
  /** Highest monthly salary of it, for positions without a range of their own. */
  maxSalary?: string | null | undefined;
  /** Lowest monthly salary of it, for positions without a range of their own. */
  minSalary?: string | null | undefined;
  /** What it is called. */
  name: string;
  /** Its place among the others, 1 the lowest. */
  rank: number;
};

/** One level of the order of grades. */
export type GradeSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: GradeSortField;
};

/** What grades can be sorted by. */
export type GradeSortField =
  /** Short code, such as G5. */
  | 'code'
  /** When the row was made. */
  | 'createdAt'
  /** Currency, ISO 4217; the company's when left out. */
  | 'currency'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Highest monthly salary of it, for positions without a range of their own. */
  | 'maxSalary'
  /** Lowest monthly salary of it, for positions without a range of their own. */
  | 'minSalary'
  /** What it is called. */
  | 'name'
  /** Its place among the others, 1 the lowest. */
  | 'rank'
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

export type GradesQueryVariables = Exact<{
  filter?: GradeFilter | null | undefined;
  sort?: Array<GradeSort> | GradeSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type GradesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, name: string, rank: number, minSalary: string | null, maxSalary: string | null, currency: string }> } };

export type GradeQueryVariables = Exact<{
  id: string;
}>;


export type GradeQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, name: string, rank: number, minSalary: string | null, maxSalary: string | null, currency: string } };

export type CreateGradeMutationVariables = Exact<{
  input: GradeInput;
}>;


export type CreateGradeMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, name: string, rank: number, minSalary: string | null, maxSalary: string | null, currency: string } };

export type UpdateGradeMutationVariables = Exact<{
  id: string;
  version: number;
  input: GradeChanges;
}>;


export type UpdateGradeMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, name: string, rank: number, minSalary: string | null, maxSalary: string | null, currency: string } };

export type DeleteGradesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteGradesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreGradesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreGradesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type GradeRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, name: string, rank: number, minSalary: string | null, maxSalary: string | null, currency: string };

export type GradeRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, code: string, name: string, rank: number, minSalary: string | null, maxSalary: string | null, currency: string };

export const GradeRowFragmentDoc = gql`
    fragment GradeRow on Grade {
  id
  version
  deletedAt
  allowedActions
  hiddenFields
  code
  name
  rank
  minSalary
  maxSalary
  currency
}
    `;
export const GradeRecordFragmentDoc = gql`
    fragment GradeRecord on Grade {
  ...GradeRow
  createdAt
  updatedAt
}
    `;
export const GradesDocument = gql`
    query Grades($filter: GradeFilter, $sort: [GradeSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: grades(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...GradeRow
    }
    total
  }
}
    ${GradeRowFragmentDoc}`;

/**
 * __useGradesQuery__
 *
 * To run a query within a React component, call `useGradesQuery` and pass it any options that fit your needs.
 * When your component renders, `useGradesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useGradesQuery({
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
export function useGradesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<GradesQuery, GradesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<GradesQuery, GradesQueryVariables>(GradesDocument, options);
      }
export function useGradesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<GradesQuery, GradesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<GradesQuery, GradesQueryVariables>(GradesDocument, options);
        }
// @ts-ignore
export function useGradesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<GradesQuery, GradesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GradesQuery, GradesQueryVariables>;
export function useGradesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GradesQuery, GradesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GradesQuery | undefined, GradesQueryVariables>;
export function useGradesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GradesQuery, GradesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<GradesQuery, GradesQueryVariables>(GradesDocument, options);
        }
export type GradesQueryHookResult = ReturnType<typeof useGradesQuery>;
export type GradesLazyQueryHookResult = ReturnType<typeof useGradesLazyQuery>;
export type GradesSuspenseQueryHookResult = ReturnType<typeof useGradesSuspenseQuery>;
export type GradesQueryResult = ApolloReactCommon.QueryResult<GradesQuery, GradesQueryVariables>;
export const GradeDocument = gql`
    query Grade($id: ID!) {
  record: grade(id: $id) {
    ...GradeRecord
  }
}
    ${GradeRecordFragmentDoc}
${GradeRowFragmentDoc}`;

/**
 * __useGradeQuery__
 *
 * To run a query within a React component, call `useGradeQuery` and pass it any options that fit your needs.
 * When your component renders, `useGradeQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useGradeQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useGradeQuery(baseOptions: ApolloReactHooks.QueryHookOptions<GradeQuery, GradeQueryVariables> & ({ variables: GradeQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<GradeQuery, GradeQueryVariables>(GradeDocument, options);
      }
export function useGradeLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<GradeQuery, GradeQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<GradeQuery, GradeQueryVariables>(GradeDocument, options);
        }
// @ts-ignore
export function useGradeSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<GradeQuery, GradeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GradeQuery, GradeQueryVariables>;
export function useGradeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GradeQuery, GradeQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<GradeQuery | undefined, GradeQueryVariables>;
export function useGradeSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<GradeQuery, GradeQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<GradeQuery, GradeQueryVariables>(GradeDocument, options);
        }
export type GradeQueryHookResult = ReturnType<typeof useGradeQuery>;
export type GradeLazyQueryHookResult = ReturnType<typeof useGradeLazyQuery>;
export type GradeSuspenseQueryHookResult = ReturnType<typeof useGradeSuspenseQuery>;
export type GradeQueryResult = ApolloReactCommon.QueryResult<GradeQuery, GradeQueryVariables>;
export const CreateGradeDocument = gql`
    mutation CreateGrade($input: GradeInput!) {
  record: createGrade(input: $input) {
    ...GradeRecord
  }
}
    ${GradeRecordFragmentDoc}
${GradeRowFragmentDoc}`;

/**
 * __useCreateGradeMutation__
 *
 * To run a mutation, you first call `useCreateGradeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateGradeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createGradeMutation, { data, loading, error }] = useCreateGradeMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateGradeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateGradeMutation, CreateGradeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateGradeMutation, CreateGradeMutationVariables>(CreateGradeDocument, options);
      }
export type CreateGradeMutationHookResult = ReturnType<typeof useCreateGradeMutation>;
export type CreateGradeMutationResult = ApolloReactCommon.MutationResult<CreateGradeMutation>;
export const UpdateGradeDocument = gql`
    mutation UpdateGrade($id: ID!, $version: Int!, $input: GradeChanges!) {
  record: updateGrade(id: $id, version: $version, input: $input) {
    ...GradeRecord
  }
}
    ${GradeRecordFragmentDoc}
${GradeRowFragmentDoc}`;

/**
 * __useUpdateGradeMutation__
 *
 * To run a mutation, you first call `useUpdateGradeMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateGradeMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateGradeMutation, { data, loading, error }] = useUpdateGradeMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateGradeMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateGradeMutation, UpdateGradeMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateGradeMutation, UpdateGradeMutationVariables>(UpdateGradeDocument, options);
      }
export type UpdateGradeMutationHookResult = ReturnType<typeof useUpdateGradeMutation>;
export type UpdateGradeMutationResult = ApolloReactCommon.MutationResult<UpdateGradeMutation>;
export const DeleteGradesDocument = gql`
    mutation DeleteGrades($ids: [ID!]!) {
  results: deleteGrades(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteGradesMutation__
 *
 * To run a mutation, you first call `useDeleteGradesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteGradesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteGradesMutation, { data, loading, error }] = useDeleteGradesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteGradesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteGradesMutation, DeleteGradesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteGradesMutation, DeleteGradesMutationVariables>(DeleteGradesDocument, options);
      }
export type DeleteGradesMutationHookResult = ReturnType<typeof useDeleteGradesMutation>;
export type DeleteGradesMutationResult = ApolloReactCommon.MutationResult<DeleteGradesMutation>;
export const RestoreGradesDocument = gql`
    mutation RestoreGrades($ids: [ID!]!) {
  results: restoreGrades(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreGradesMutation__
 *
 * To run a mutation, you first call `useRestoreGradesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreGradesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreGradesMutation, { data, loading, error }] = useRestoreGradesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreGradesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreGradesMutation, RestoreGradesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreGradesMutation, RestoreGradesMutationVariables>(RestoreGradesDocument, options);
      }
export type RestoreGradesMutationHookResult = ReturnType<typeof useRestoreGradesMutation>;
export type RestoreGradesMutationResult = ApolloReactCommon.MutationResult<RestoreGradesMutation>;