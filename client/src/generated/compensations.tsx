/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Values to change in an allowance; what is left out stays. */
export type CompensationChanges = {
  /** What the amount counts for. */
  basis?: PayBasis | null | undefined;
  /** Who gets it and why. */
  description?: string | null | undefined;
  /** Fixed amount; may stand beside a percentage, then both count. */
  fixedAmount?: string | null | undefined;
  /** Percentage of the basic salary; 25 is a quarter of it. */
  percentOfBasic?: string | null | undefined;
  /** State. */
  status?: PayItemStatus | null | undefined;
  /** Name, as payslips show it. */
  title?: string | null | undefined;
};

/** Which compensations to list; all conditions given must hold. */
export type CompensationFilter = {
  /** All of these must hold. */
  and?: Array<CompensationFilter> | null | undefined;
  /** What the amount counts for. */
  basis?: PayBasisFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency of the fixed amount, ISO 4217: the company's. */
  currency?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Who gets it and why. */
  description?: TextFilter | null | undefined;
  /** Fixed amount; may stand beside a percentage, then both count. */
  fixedAmount?: DecimalFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<CompensationFilter> | null | undefined;
  /** Percentage of the basic salary; 25 is a quarter of it. */
  percentOfBasic?: DecimalFilter | null | undefined;
  /** State. */
  status?: PayItemStatusFilter | null | undefined;
  /** Name, as payslips show it. */
  title?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new allowance. */
export type CompensationInput = {
  /** What the amount counts for. */
  basis?: PayBasis | null | undefined;
  /** Who gets it and why. */
  description?: string | null | undefined;
  /** Fixed amount; may stand beside a percentage, then both count. */
  fixedAmount?: string | null | undefined;
  /** Percentage of the basic salary; 25 is a quarter of it. */
  percentOfBasic?: string | null | undefined;
  /** State. */
  status?: PayItemStatus | null | undefined;
  /** Name, as payslips show it. */
  title: string;
};

/** One level of the order of compensations. */
export type CompensationSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: CompensationSortField;
};

/** What compensations can be sorted by. */
export type CompensationSortField =
  /** What the amount counts for. */
  | 'basis'
  /** When the row was made. */
  | 'createdAt'
  /** Currency of the fixed amount, ISO 4217: the company's. */
  | 'currency'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Who gets it and why. */
  | 'description'
  /** Fixed amount; may stand beside a percentage, then both count. */
  | 'fixedAmount'
  /** Percentage of the basic salary; 25 is a quarter of it. */
  | 'percentOfBasic'
  /** State. */
  | 'status'
  /** Name, as payslips show it. */
  | 'title'
  /** When the row was last changed. */
  | 'updatedAt';

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

/** What an amount counts for. */
export type PayBasis =
  /** So much for each day that is paid. */
  | 'daily'
  /** So much a month. */
  | 'monthly';

/** Conditions on a PayBasis; all that are given must hold. */
export type PayBasisFilter = {
  /** Equal to. */
  eq?: PayBasis | null | undefined;
  /** One of these. */
  in?: Array<PayBasis> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayBasis | null | undefined;
};

/** Whether it can be given to employees. */
export type PayItemStatus =
  /** Can be given to employees. */
  | 'active'
  /** Kept for who has it; given to nobody any more. */
  | 'inactive';

/** Conditions on a PayItemStatus; all that are given must hold. */
export type PayItemStatusFilter = {
  /** Equal to. */
  eq?: PayItemStatus | null | undefined;
  /** One of these. */
  in?: Array<PayItemStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayItemStatus | null | undefined;
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

export type CompensationsQueryVariables = Exact<{
  filter?: CompensationFilter | null | undefined;
  sort?: Array<CompensationSort> | CompensationSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type CompensationsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, status: PayItemStatus }> } };

export type CompensationQueryVariables = Exact<{
  id: string;
}>;


export type CompensationQuery = { record: { description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, status: PayItemStatus } };

export type CreateCompensationMutationVariables = Exact<{
  input: CompensationInput;
}>;


export type CreateCompensationMutation = { record: { description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, status: PayItemStatus } };

export type UpdateCompensationMutationVariables = Exact<{
  id: string;
  version: number;
  input: CompensationChanges;
}>;


export type UpdateCompensationMutation = { record: { description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, status: PayItemStatus } };

export type DeleteCompensationsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteCompensationsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreCompensationsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreCompensationsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type CompensationRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, status: PayItemStatus };

export type CompensationRecordFragment = { description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, status: PayItemStatus };

export const CompensationRowFragmentDoc = gql`
    fragment CompensationRow on Compensation {
  id
  version
  deletedAt
  allowedActions
  hiddenFields
  title
  basis
  fixedAmount
  percentOfBasic
  currency
  status
}
    `;
export const CompensationRecordFragmentDoc = gql`
    fragment CompensationRecord on Compensation {
  ...CompensationRow
  description
  createdAt
  updatedAt
}
    `;
export const CompensationsDocument = gql`
    query Compensations($filter: CompensationFilter, $sort: [CompensationSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: compensations(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...CompensationRow
    }
    total
  }
}
    ${CompensationRowFragmentDoc}`;

/**
 * __useCompensationsQuery__
 *
 * To run a query within a React component, call `useCompensationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompensationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompensationsQuery({
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
export function useCompensationsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompensationsQuery, CompensationsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompensationsQuery, CompensationsQueryVariables>(CompensationsDocument, options);
      }
export function useCompensationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompensationsQuery, CompensationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompensationsQuery, CompensationsQueryVariables>(CompensationsDocument, options);
        }
// @ts-ignore
export function useCompensationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CompensationsQuery, CompensationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompensationsQuery, CompensationsQueryVariables>;
export function useCompensationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompensationsQuery, CompensationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompensationsQuery | undefined, CompensationsQueryVariables>;
export function useCompensationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompensationsQuery, CompensationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CompensationsQuery, CompensationsQueryVariables>(CompensationsDocument, options);
        }
export type CompensationsQueryHookResult = ReturnType<typeof useCompensationsQuery>;
export type CompensationsLazyQueryHookResult = ReturnType<typeof useCompensationsLazyQuery>;
export type CompensationsSuspenseQueryHookResult = ReturnType<typeof useCompensationsSuspenseQuery>;
export type CompensationsQueryResult = ApolloReactCommon.QueryResult<CompensationsQuery, CompensationsQueryVariables>;
export const CompensationDocument = gql`
    query Compensation($id: ID!) {
  record: compensation(id: $id) {
    ...CompensationRecord
  }
}
    ${CompensationRecordFragmentDoc}
${CompensationRowFragmentDoc}`;

/**
 * __useCompensationQuery__
 *
 * To run a query within a React component, call `useCompensationQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompensationQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompensationQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCompensationQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CompensationQuery, CompensationQueryVariables> & ({ variables: CompensationQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompensationQuery, CompensationQueryVariables>(CompensationDocument, options);
      }
export function useCompensationLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompensationQuery, CompensationQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompensationQuery, CompensationQueryVariables>(CompensationDocument, options);
        }
// @ts-ignore
export function useCompensationSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CompensationQuery, CompensationQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompensationQuery, CompensationQueryVariables>;
export function useCompensationSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompensationQuery, CompensationQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompensationQuery | undefined, CompensationQueryVariables>;
export function useCompensationSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompensationQuery, CompensationQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CompensationQuery, CompensationQueryVariables>(CompensationDocument, options);
        }
export type CompensationQueryHookResult = ReturnType<typeof useCompensationQuery>;
export type CompensationLazyQueryHookResult = ReturnType<typeof useCompensationLazyQuery>;
export type CompensationSuspenseQueryHookResult = ReturnType<typeof useCompensationSuspenseQuery>;
export type CompensationQueryResult = ApolloReactCommon.QueryResult<CompensationQuery, CompensationQueryVariables>;
export const CreateCompensationDocument = gql`
    mutation CreateCompensation($input: CompensationInput!) {
  record: createCompensation(input: $input) {
    ...CompensationRecord
  }
}
    ${CompensationRecordFragmentDoc}
${CompensationRowFragmentDoc}`;

/**
 * __useCreateCompensationMutation__
 *
 * To run a mutation, you first call `useCreateCompensationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateCompensationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createCompensationMutation, { data, loading, error }] = useCreateCompensationMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateCompensationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCompensationMutation, CreateCompensationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCompensationMutation, CreateCompensationMutationVariables>(CreateCompensationDocument, options);
      }
export type CreateCompensationMutationHookResult = ReturnType<typeof useCreateCompensationMutation>;
export type CreateCompensationMutationResult = ApolloReactCommon.MutationResult<CreateCompensationMutation>;
export const UpdateCompensationDocument = gql`
    mutation UpdateCompensation($id: ID!, $version: Int!, $input: CompensationChanges!) {
  record: updateCompensation(id: $id, version: $version, input: $input) {
    ...CompensationRecord
  }
}
    ${CompensationRecordFragmentDoc}
${CompensationRowFragmentDoc}`;

/**
 * __useUpdateCompensationMutation__
 *
 * To run a mutation, you first call `useUpdateCompensationMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCompensationMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCompensationMutation, { data, loading, error }] = useUpdateCompensationMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateCompensationMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCompensationMutation, UpdateCompensationMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCompensationMutation, UpdateCompensationMutationVariables>(UpdateCompensationDocument, options);
      }
export type UpdateCompensationMutationHookResult = ReturnType<typeof useUpdateCompensationMutation>;
export type UpdateCompensationMutationResult = ApolloReactCommon.MutationResult<UpdateCompensationMutation>;
export const DeleteCompensationsDocument = gql`
    mutation DeleteCompensations($ids: [ID!]!) {
  results: deleteCompensations(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteCompensationsMutation__
 *
 * To run a mutation, you first call `useDeleteCompensationsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteCompensationsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteCompensationsMutation, { data, loading, error }] = useDeleteCompensationsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteCompensationsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCompensationsMutation, DeleteCompensationsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCompensationsMutation, DeleteCompensationsMutationVariables>(DeleteCompensationsDocument, options);
      }
export type DeleteCompensationsMutationHookResult = ReturnType<typeof useDeleteCompensationsMutation>;
export type DeleteCompensationsMutationResult = ApolloReactCommon.MutationResult<DeleteCompensationsMutation>;
export const RestoreCompensationsDocument = gql`
    mutation RestoreCompensations($ids: [ID!]!) {
  results: restoreCompensations(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreCompensationsMutation__
 *
 * To run a mutation, you first call `useRestoreCompensationsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreCompensationsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreCompensationsMutation, { data, loading, error }] = useRestoreCompensationsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreCompensationsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreCompensationsMutation, RestoreCompensationsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreCompensationsMutation, RestoreCompensationsMutationVariables>(RestoreCompensationsDocument, options);
      }
export type RestoreCompensationsMutationHookResult = ReturnType<typeof useRestoreCompensationsMutation>;
export type RestoreCompensationsMutationResult = ApolloReactCommon.MutationResult<RestoreCompensationsMutation>;