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

/** Which eosProvisions to list; all conditions given must hold. */
export type EosProvisionFilter = {
  /** All of these must hold. */
  and?: Array<EosProvisionFilter> | null | undefined;
  /** What the service of the month adds. */
  charge?: DecimalFilter | null | undefined;
  /** What would be owed at the end of the month. */
  closing?: DecimalFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency, ISO 4217. */
  currency?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Department of the employee today. */
  departmentName?: TextFilter | null | undefined;
  /** Number of the employee. */
  employeeCode?: TextFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** First and last name. */
  employeeName?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Provided at the end of the month before. */
  opening?: DecimalFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EosProvisionFilter> | null | undefined;
  /** Award paid in the month. */
  payout?: DecimalFilter | null | undefined;
  /** The month, YYYY-MM. */
  period?: TextFilter | null | undefined;
  /** What a change of pay makes of the service before. */
  revaluation?: DecimalFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Years of service by the end of the month. */
  years?: DecimalFilter | null | undefined;
};

/** One level of the order of eosProvisions. */
export type EosProvisionSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EosProvisionSortField;
};

/** What eosProvisions can be sorted by. */
export type EosProvisionSortField =
  /** What the service of the month adds. */
  | 'charge'
  /** What would be owed at the end of the month. */
  | 'closing'
  /** When the row was made. */
  | 'createdAt'
  /** Currency, ISO 4217. */
  | 'currency'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Department of the employee today. */
  | 'departmentName'
  /** Number of the employee. */
  | 'employeeCode'
  /** The employee it is about. */
  | 'employeeId'
  /** First and last name. */
  | 'employeeName'
  /** Provided at the end of the month before. */
  | 'opening'
  /** Award paid in the month. */
  | 'payout'
  /** The month, YYYY-MM. */
  | 'period'
  /** What a change of pay makes of the service before. */
  | 'revaluation'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Years of service by the end of the month. */
  | 'years';

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

export type EosProvisionsQueryVariables = Exact<{
  filter?: EosProvisionFilter | null | undefined;
  sort?: Array<EosProvisionSort> | EosProvisionSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EosProvisionsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, employeeCode: string, departmentName: string | null, period: string, currency: string, years: string, opening: string | null, charge: string | null, revaluation: string | null, payout: string | null, closing: string | null, employee: { id: string, label: string | null } | null }> } };

export type EosProvisionQueryVariables = Exact<{
  id: string;
}>;


export type EosProvisionQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, employeeCode: string, departmentName: string | null, period: string, currency: string, years: string, opening: string | null, charge: string | null, revaluation: string | null, payout: string | null, closing: string | null, lines: Array<{ code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, employee: { id: string, label: string | null } | null } };

export type EosProvisionTotalsQueryVariables = Exact<{
  period?: string | null | undefined;
}>;


export type EosProvisionTotalsQuery = { totals: { period: string | null, currency: string, people: number, opening: string, charge: string, revaluation: string, payout: string, closing: string, yearFrom: string | null, yearCharge: string, mayCalculate: boolean, explained: Array<{ code: string, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> } };

export type WorkOutEosProvisionsMutationVariables = Exact<{
  period: string;
}>;


export type WorkOutEosProvisionsMutation = { written: number };

export type EosProvisionRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, employeeId: string, employeeName: string, employeeCode: string, departmentName: string | null, period: string, currency: string, years: string, opening: string | null, charge: string | null, revaluation: string | null, payout: string | null, closing: string | null, employee: { id: string, label: string | null } | null };

export type AwardLineFragment = { code: string, section: string | null, kind: string | null, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } };

export type ExplainedFragment = { code: string, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } };

export const EosProvisionRowFragmentDoc = gql`
    fragment EosProvisionRow on EosProvision {
  id
  version
  deletedAt
  allowedActions
  employeeId
  employee {
    id
    label: employeeName
  }
  employeeName
  employeeCode
  departmentName
  period
  currency
  years
  opening
  charge
  revaluation
  payout
  closing
}
    `;
export const AwardLineFragmentDoc = gql`
    fragment AwardLine on EndOfServiceLine {
  code
  section
  kind
  name {
    en
    ar
  }
  value
  unit
  formula
  inputs
  reason {
    en
    ar
  }
}
    `;
export const ExplainedFragmentDoc = gql`
    fragment Explained on ExplainedAmount {
  code
  name {
    en
    ar
  }
  value
  unit
  formula
  inputs
  reason {
    en
    ar
  }
}
    `;
export const EosProvisionsDocument = gql`
    query EosProvisions($filter: EosProvisionFilter, $sort: [EosProvisionSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: eosProvisions(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EosProvisionRow
    }
    total
  }
}
    ${EosProvisionRowFragmentDoc}`;

/**
 * __useEosProvisionsQuery__
 *
 * To run a query within a React component, call `useEosProvisionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEosProvisionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEosProvisionsQuery({
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
export function useEosProvisionsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EosProvisionsQuery, EosProvisionsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EosProvisionsQuery, EosProvisionsQueryVariables>(EosProvisionsDocument, options);
      }
export function useEosProvisionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EosProvisionsQuery, EosProvisionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EosProvisionsQuery, EosProvisionsQueryVariables>(EosProvisionsDocument, options);
        }
// @ts-ignore
export function useEosProvisionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EosProvisionsQuery, EosProvisionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EosProvisionsQuery, EosProvisionsQueryVariables>;
export function useEosProvisionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EosProvisionsQuery, EosProvisionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EosProvisionsQuery | undefined, EosProvisionsQueryVariables>;
export function useEosProvisionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EosProvisionsQuery, EosProvisionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EosProvisionsQuery, EosProvisionsQueryVariables>(EosProvisionsDocument, options);
        }
export type EosProvisionsQueryHookResult = ReturnType<typeof useEosProvisionsQuery>;
export type EosProvisionsLazyQueryHookResult = ReturnType<typeof useEosProvisionsLazyQuery>;
export type EosProvisionsSuspenseQueryHookResult = ReturnType<typeof useEosProvisionsSuspenseQuery>;
export type EosProvisionsQueryResult = ApolloReactCommon.QueryResult<EosProvisionsQuery, EosProvisionsQueryVariables>;
export const EosProvisionDocument = gql`
    query EosProvision($id: ID!) {
  record: eosProvision(id: $id) {
    ...EosProvisionRow
    lines {
      ...AwardLine
    }
    createdAt
    updatedAt
  }
}
    ${EosProvisionRowFragmentDoc}
${AwardLineFragmentDoc}`;

/**
 * __useEosProvisionQuery__
 *
 * To run a query within a React component, call `useEosProvisionQuery` and pass it any options that fit your needs.
 * When your component renders, `useEosProvisionQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEosProvisionQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEosProvisionQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EosProvisionQuery, EosProvisionQueryVariables> & ({ variables: EosProvisionQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EosProvisionQuery, EosProvisionQueryVariables>(EosProvisionDocument, options);
      }
export function useEosProvisionLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EosProvisionQuery, EosProvisionQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EosProvisionQuery, EosProvisionQueryVariables>(EosProvisionDocument, options);
        }
// @ts-ignore
export function useEosProvisionSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EosProvisionQuery, EosProvisionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EosProvisionQuery, EosProvisionQueryVariables>;
export function useEosProvisionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EosProvisionQuery, EosProvisionQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EosProvisionQuery | undefined, EosProvisionQueryVariables>;
export function useEosProvisionSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EosProvisionQuery, EosProvisionQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EosProvisionQuery, EosProvisionQueryVariables>(EosProvisionDocument, options);
        }
export type EosProvisionQueryHookResult = ReturnType<typeof useEosProvisionQuery>;
export type EosProvisionLazyQueryHookResult = ReturnType<typeof useEosProvisionLazyQuery>;
export type EosProvisionSuspenseQueryHookResult = ReturnType<typeof useEosProvisionSuspenseQuery>;
export type EosProvisionQueryResult = ApolloReactCommon.QueryResult<EosProvisionQuery, EosProvisionQueryVariables>;
export const EosProvisionTotalsDocument = gql`
    query EosProvisionTotals($period: String) {
  totals: eosProvisionTotals(period: $period) {
    period
    currency
    people
    explained {
      ...Explained
    }
    opening
    charge
    revaluation
    payout
    closing
    yearFrom
    yearCharge
    mayCalculate
  }
}
    ${ExplainedFragmentDoc}`;

/**
 * __useEosProvisionTotalsQuery__
 *
 * To run a query within a React component, call `useEosProvisionTotalsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEosProvisionTotalsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEosProvisionTotalsQuery({
 *   variables: {
 *      period: // value for 'period'
 *   },
 * });
 */
export function useEosProvisionTotalsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EosProvisionTotalsQuery, EosProvisionTotalsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EosProvisionTotalsQuery, EosProvisionTotalsQueryVariables>(EosProvisionTotalsDocument, options);
      }
export function useEosProvisionTotalsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EosProvisionTotalsQuery, EosProvisionTotalsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EosProvisionTotalsQuery, EosProvisionTotalsQueryVariables>(EosProvisionTotalsDocument, options);
        }
// @ts-ignore
export function useEosProvisionTotalsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EosProvisionTotalsQuery, EosProvisionTotalsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EosProvisionTotalsQuery, EosProvisionTotalsQueryVariables>;
export function useEosProvisionTotalsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EosProvisionTotalsQuery, EosProvisionTotalsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EosProvisionTotalsQuery | undefined, EosProvisionTotalsQueryVariables>;
export function useEosProvisionTotalsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EosProvisionTotalsQuery, EosProvisionTotalsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EosProvisionTotalsQuery, EosProvisionTotalsQueryVariables>(EosProvisionTotalsDocument, options);
        }
export type EosProvisionTotalsQueryHookResult = ReturnType<typeof useEosProvisionTotalsQuery>;
export type EosProvisionTotalsLazyQueryHookResult = ReturnType<typeof useEosProvisionTotalsLazyQuery>;
export type EosProvisionTotalsSuspenseQueryHookResult = ReturnType<typeof useEosProvisionTotalsSuspenseQuery>;
export type EosProvisionTotalsQueryResult = ApolloReactCommon.QueryResult<EosProvisionTotalsQuery, EosProvisionTotalsQueryVariables>;
export const WorkOutEosProvisionsDocument = gql`
    mutation WorkOutEosProvisions($period: String!) {
  written: workOutEosProvisions(period: $period)
}
    `;

/**
 * __useWorkOutEosProvisionsMutation__
 *
 * To run a mutation, you first call `useWorkOutEosProvisionsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useWorkOutEosProvisionsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [workOutEosProvisionsMutation, { data, loading, error }] = useWorkOutEosProvisionsMutation({
 *   variables: {
 *      period: // value for 'period'
 *   },
 * });
 */
export function useWorkOutEosProvisionsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WorkOutEosProvisionsMutation, WorkOutEosProvisionsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WorkOutEosProvisionsMutation, WorkOutEosProvisionsMutationVariables>(WorkOutEosProvisionsDocument, options);
      }
export type WorkOutEosProvisionsMutationHookResult = ReturnType<typeof useWorkOutEosProvisionsMutation>;
export type WorkOutEosProvisionsMutationResult = ApolloReactCommon.MutationResult<WorkOutEosProvisionsMutation>;