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

/** Values to change in a deduction; what is left out stays. */
export type DeductionChanges = {
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

/** Which deductions to list; all conditions given must hold. */
export type DeductionFilter = {
  /** All of these must hold. */
  and?: Array<DeductionFilter> | null | undefined;
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
  or?: Array<DeductionFilter> | null | undefined;
  /** Percentage of the basic salary; 25 is a quarter of it. */
  percentOfBasic?: DecimalFilter | null | undefined;
  /** State. */
  status?: PayItemStatusFilter | null | undefined;
  /** Name, as payslips show it. */
  title?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new deduction. */
export type DeductionInput = {
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

/** One level of the order of deductions. */
export type DeductionSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: DeductionSortField;
};

/** What deductions can be sorted by. */
export type DeductionSortField =
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

export type DeductionsQueryVariables = Exact<{
  filter?: DeductionFilter | null | undefined;
  sort?: Array<DeductionSort> | DeductionSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type DeductionsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, status: PayItemStatus }> } };

export type DeductionQueryVariables = Exact<{
  id: string;
}>;


export type DeductionQuery = { record: { description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, status: PayItemStatus } };

export type CreateDeductionMutationVariables = Exact<{
  input: DeductionInput;
}>;


export type CreateDeductionMutation = { record: { description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, status: PayItemStatus } };

export type UpdateDeductionMutationVariables = Exact<{
  id: string;
  version: number;
  input: DeductionChanges;
}>;


export type UpdateDeductionMutation = { record: { description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, status: PayItemStatus } };

export type DeleteDeductionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteDeductionsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreDeductionsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreDeductionsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type DeductionRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, status: PayItemStatus };

export type DeductionRecordFragment = { description: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, title: string, basis: PayBasis, fixedAmount: string | null, percentOfBasic: string | null, currency: string, status: PayItemStatus };

export const DeductionRowFragmentDoc = gql`
    fragment DeductionRow on Deduction {
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
export const DeductionRecordFragmentDoc = gql`
    fragment DeductionRecord on Deduction {
  ...DeductionRow
  description
  createdAt
  updatedAt
}
    `;
export const DeductionsDocument = gql`
    query Deductions($filter: DeductionFilter, $sort: [DeductionSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: deductions(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...DeductionRow
    }
    total
  }
}
    ${DeductionRowFragmentDoc}`;

/**
 * __useDeductionsQuery__
 *
 * To run a query within a React component, call `useDeductionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeductionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeductionsQuery({
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
export function useDeductionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DeductionsQuery, DeductionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeductionsQuery, DeductionsQueryVariables>(DeductionsDocument, options);
      }
export function useDeductionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeductionsQuery, DeductionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeductionsQuery, DeductionsQueryVariables>(DeductionsDocument, options);
        }
// @ts-ignore
export function useDeductionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DeductionsQuery, DeductionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DeductionsQuery, DeductionsQueryVariables>;
export function useDeductionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DeductionsQuery, DeductionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DeductionsQuery | undefined, DeductionsQueryVariables>;
export function useDeductionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DeductionsQuery, DeductionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DeductionsQuery, DeductionsQueryVariables>(DeductionsDocument, options);
        }
export type DeductionsQueryHookResult = ReturnType<typeof useDeductionsQuery>;
export type DeductionsLazyQueryHookResult = ReturnType<typeof useDeductionsLazyQuery>;
export type DeductionsSuspenseQueryHookResult = ReturnType<typeof useDeductionsSuspenseQuery>;
export type DeductionsQueryResult = ApolloReactCommon.QueryResult<DeductionsQuery, DeductionsQueryVariables>;
export const DeductionDocument = gql`
    query Deduction($id: ID!) {
  record: deduction(id: $id) {
    ...DeductionRecord
  }
}
    ${DeductionRecordFragmentDoc}
${DeductionRowFragmentDoc}`;

/**
 * __useDeductionQuery__
 *
 * To run a query within a React component, call `useDeductionQuery` and pass it any options that fit your needs.
 * When your component renders, `useDeductionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDeductionQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeductionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DeductionQuery, DeductionQueryVariables> & ({ variables: DeductionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DeductionQuery, DeductionQueryVariables>(DeductionDocument, options);
      }
export function useDeductionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DeductionQuery, DeductionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DeductionQuery, DeductionQueryVariables>(DeductionDocument, options);
        }
// @ts-ignore
export function useDeductionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DeductionQuery, DeductionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DeductionQuery, DeductionQueryVariables>;
export function useDeductionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DeductionQuery, DeductionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DeductionQuery | undefined, DeductionQueryVariables>;
export function useDeductionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DeductionQuery, DeductionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DeductionQuery, DeductionQueryVariables>(DeductionDocument, options);
        }
export type DeductionQueryHookResult = ReturnType<typeof useDeductionQuery>;
export type DeductionLazyQueryHookResult = ReturnType<typeof useDeductionLazyQuery>;
export type DeductionSuspenseQueryHookResult = ReturnType<typeof useDeductionSuspenseQuery>;
export type DeductionQueryResult = ApolloReactCommon.QueryResult<DeductionQuery, DeductionQueryVariables>;
export const CreateDeductionDocument = gql`
    mutation CreateDeduction($input: DeductionInput!) {
  record: createDeduction(input: $input) {
    ...DeductionRecord
  }
}
    ${DeductionRecordFragmentDoc}
${DeductionRowFragmentDoc}`;

/**
 * __useCreateDeductionMutation__
 *
 * To run a mutation, you first call `useCreateDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createDeductionMutation, { data, loading, error }] = useCreateDeductionMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateDeductionMutation, CreateDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateDeductionMutation, CreateDeductionMutationVariables>(CreateDeductionDocument, options);
      }
export type CreateDeductionMutationHookResult = ReturnType<typeof useCreateDeductionMutation>;
export type CreateDeductionMutationResult = ApolloReactCommon.MutationResult<CreateDeductionMutation>;
export const UpdateDeductionDocument = gql`
    mutation UpdateDeduction($id: ID!, $version: Int!, $input: DeductionChanges!) {
  record: updateDeduction(id: $id, version: $version, input: $input) {
    ...DeductionRecord
  }
}
    ${DeductionRecordFragmentDoc}
${DeductionRowFragmentDoc}`;

/**
 * __useUpdateDeductionMutation__
 *
 * To run a mutation, you first call `useUpdateDeductionMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateDeductionMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateDeductionMutation, { data, loading, error }] = useUpdateDeductionMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateDeductionMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateDeductionMutation, UpdateDeductionMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateDeductionMutation, UpdateDeductionMutationVariables>(UpdateDeductionDocument, options);
      }
export type UpdateDeductionMutationHookResult = ReturnType<typeof useUpdateDeductionMutation>;
export type UpdateDeductionMutationResult = ApolloReactCommon.MutationResult<UpdateDeductionMutation>;
export const DeleteDeductionsDocument = gql`
    mutation DeleteDeductions($ids: [ID!]!) {
  results: deleteDeductions(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteDeductionsMutation__
 *
 * To run a mutation, you first call `useDeleteDeductionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteDeductionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteDeductionsMutation, { data, loading, error }] = useDeleteDeductionsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteDeductionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteDeductionsMutation, DeleteDeductionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteDeductionsMutation, DeleteDeductionsMutationVariables>(DeleteDeductionsDocument, options);
      }
export type DeleteDeductionsMutationHookResult = ReturnType<typeof useDeleteDeductionsMutation>;
export type DeleteDeductionsMutationResult = ApolloReactCommon.MutationResult<DeleteDeductionsMutation>;
export const RestoreDeductionsDocument = gql`
    mutation RestoreDeductions($ids: [ID!]!) {
  results: restoreDeductions(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreDeductionsMutation__
 *
 * To run a mutation, you first call `useRestoreDeductionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreDeductionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreDeductionsMutation, { data, loading, error }] = useRestoreDeductionsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreDeductionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreDeductionsMutation, RestoreDeductionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreDeductionsMutation, RestoreDeductionsMutationVariables>(RestoreDeductionsDocument, options);
      }
export type RestoreDeductionsMutationHookResult = ReturnType<typeof useRestoreDeductionsMutation>;
export type RestoreDeductionsMutationResult = ApolloReactCommon.MutationResult<RestoreDeductionsMutation>;