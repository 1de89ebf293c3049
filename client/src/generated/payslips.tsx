/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
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

/** Which payslips to list; all conditions given must hold. */
export type PayslipFilter = {
  /** Days of absence without leave by attendance, as far as counted; empty in corrections and where it was calculated before this was kept. */
  absentDays?: NumberFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<PayslipFilter> | null | undefined;
  /** Days a full month has on the company's day basis; by working days half a day off leaves half of one. */
  basisDays?: NumberFilter | null | undefined;
  /** Deductions of earlier payslips taken in this one. */
  broughtForward?: DecimalFilter | null | undefined;
  /** Days of the month. */
  calendarDays?: NumberFilter | null | undefined;
  /** Deductions left to the next payslip, since they exceed the pay. */
  carriedForward?: DecimalFilter | null | undefined;
  /** Last day of which attendance, leave and single amounts are counted, where its run has a cut-off day: later ones come with the next payslip. */
  countedTo?: DateFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency, ISO 4217. */
  currency?: TextFilter | null | undefined;
  /** Sum of deductions. */
  deductions?: DecimalFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Department when it was calculated. */
  departmentName?: TextFilter | null | undefined;
  /** Net pay less that of the month before. */
  difference?: DecimalFilter | null | undefined;
  /** Employee number when it was calculated. */
  employeeCode?: TextFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** Name when it was calculated. */
  employeeName?: TextFilter | null | undefined;
  /** Sum of earnings. */
  gross?: DecimalFilter | null | undefined;
  /** Why its pay is held back; empty while it is not. */
  heldReason?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Digest of everything the slip was calculated from: same digest, same slip. */
  inputsHash?: TextFilter | null | undefined;
  /** What its run is for: regular, off_cycle, final or correction. */
  kind?: TextFilter | null | undefined;
  /** Month and kind of its run, as notifications keep them. */
  mark?: TextFilter | null | undefined;
  /** What is paid out. */
  net?: DecimalFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<PayslipFilter> | null | undefined;
  /** Days paid, on the same basis. */
  paymentDays?: NumberFilter | null | undefined;
  /** Month paid, written YYYY-MM. */
  period?: TextFilter | null | undefined;
  /** Position when it was calculated. */
  positionTitle?: TextFilter | null | undefined;
  /** Net pay of the month before; empty when there was none. */
  previousNet?: DecimalFilter | null | undefined;
  /** The payroll run. */
  runId?: IdFilter | null | undefined;
  /** Where it stands. */
  state?: PayslipStateFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** One level of the order of payslips. */
export type PayslipSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: PayslipSortField;
};

/** What payslips can be sorted by. */
export type PayslipSortField =
  /** Days of absence without leave by attendance, as far as counted; empty in corrections and where it was calculated before this was kept. */
  | 'absentDays'
  /** Days a full month has on the company's day basis; by working days half a day off leaves half of one. */
  | 'basisDays'
  /** Deductions of earlier payslips taken in this one. */
  | 'broughtForward'
  /** Days of the month. */
  | 'calendarDays'
  /** Deductions left to the next payslip, since they exceed the pay. */
  | 'carriedForward'
  /** Last day of which attendance, leave and single amounts are counted, where its run has a cut-off day: later ones come with the next payslip. */
  | 'countedTo'
  /** When the row was made. */
  | 'createdAt'
  /** Currency, ISO 4217. */
  | 'currency'
  /** Sum of deductions. */
  | 'deductions'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Department when it was calculated. */
  | 'departmentName'
  /** Net pay less that of the month before. */
  | 'difference'
  /** Employee number when it was calculated. */
  | 'employeeCode'
  /** The employee it is about. */
  | 'employeeId'
  /** Name when it was calculated. */
  | 'employeeName'
  /** Sum of earnings. */
  | 'gross'
  /** Why its pay is held back; empty while it is not. */
  | 'heldReason'
  /** Digest of everything the slip was calculated from: same digest, same slip. */
  | 'inputsHash'
  /** What its run is for: regular, off_cycle, final or correction. */
  | 'kind'
  /** Month and kind of its run, as notifications keep them. */
  | 'mark'
  /** What is paid out. */
  | 'net'
  /** Days paid, on the same basis. */
  | 'paymentDays'
  /** Month paid, written YYYY-MM. */
  | 'period'
  /** Position when it was calculated. */
  | 'positionTitle'
  /** Net pay of the month before; empty when there was none. */
  | 'previousNet'
  /** The payroll run. */
  | 'runId'
  /** Where it stands. */
  | 'state'
  /** When the row was last changed. */
  | 'updatedAt';

/** ready to be approved, in error with its reasons, or posted for good. */
export type PayslipState =
  /** In error, for the reasons it gives; its run cannot be approved. */
  | 'error'
  /** Final; its employee sees it. */
  | 'posted'
  /** Calculated without errors; its run can be approved. */
  | 'ready';

/** Conditions on a PayslipState; all that are given must hold. */
export type PayslipStateFilter = {
  /** Equal to. */
  eq?: PayslipState | null | undefined;
  /** One of these. */
  in?: Array<PayslipState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayslipState | null | undefined;
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

export type PayslipsQueryVariables = Exact<{
  filter?: PayslipFilter | null | undefined;
  sort?: Array<PayslipSort> | PayslipSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type PayslipsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, period: string, employeeId: string, employeeCode: string, employeeName: string, departmentName: string | null, positionTitle: string | null, state: PayslipState, heldReason: string | null, paymentDays: number, currency: string, gross: string, deductions: string, net: string }> } };

export type HoldPayslipMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type HoldPayslipMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, period: string, employeeId: string, employeeCode: string, employeeName: string, departmentName: string | null, positionTitle: string | null, state: PayslipState, heldReason: string | null, paymentDays: number, currency: string, gross: string, deductions: string, net: string } };

export type ReleasePayslipMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type ReleasePayslipMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, period: string, employeeId: string, employeeCode: string, employeeName: string, departmentName: string | null, positionTitle: string | null, state: PayslipState, heldReason: string | null, paymentDays: number, currency: string, gross: string, deductions: string, net: string } };

export type PayslipQueryVariables = Exact<{
  id: string;
}>;


export type PayslipQuery = { year: { count: number, gross: string, deductions: string, net: string, broughtThrough: string | null, grossBrought: string | null, deductionsBrought: string | null, explained: Array<{ code: string, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> }, record: { runId: string, basisDays: number, calendarDays: number, employerCost: string | null, unpaidDays: string | null, absentDays: number | null, countedTo: string | null, previousNet: string | null, difference: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, period: string, employeeId: string, employeeCode: string, employeeName: string, departmentName: string | null, positionTitle: string | null, state: PayslipState, heldReason: string | null, paymentDays: number, currency: string, gross: string, deductions: string, net: string, departments: Array<{ name: string | null }> | null, contracts: Array<{ kind: string, recordId: string, recordVersion: number, validFrom: string, validTo: string | null }>, differenceReasons: Array<{ en: string, ar: string }>, totals: Array<{ code: string, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }> | null, lines: Array<{ code: string, hidden: boolean | null, kind: string, amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } }>, problems: Array<{ code: string, message: { en: string, ar: string } }> } };

export type PayslipRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, period: string, employeeId: string, employeeCode: string, employeeName: string, departmentName: string | null, positionTitle: string | null, state: PayslipState, heldReason: string | null, paymentDays: number, currency: string, gross: string, deductions: string, net: string };

export type SlipSettlementQueryVariables = Exact<{
  employeeId: string;
  from: string;
  to: string;
}>;


export type SlipSettlementQuery = { page: { rows: Array<{ id: string, lastDay: string }> } };

export type ExplainedFragment = { code: string, value: string, unit: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } };

export type PayLineFragment = { amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } };

export const PayslipRowFragmentDoc = gql`
    fragment PayslipRow on Payslip {
  id
  version
  deletedAt
  allowedActions
  period
  employeeId
  employeeCode
  employeeName
  departmentName
  positionTitle
  state
  heldReason
  paymentDays
  currency
  gross
  deductions
  net
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
export const PayLineFragmentDoc = gql`
    fragment PayLine on PayslipLine {
  name {
    en
    ar
  }
  amount
  formula
  inputs
  reason {
    en
    ar
  }
}
    `;
export const PayslipsDocument = gql`
    query Payslips($filter: PayslipFilter, $sort: [PayslipSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: payslips(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...PayslipRow
    }
    total
  }
}
    ${PayslipRowFragmentDoc}`;

/**
 * __usePayslipsQuery__
 *
 * To run a query within a React component, call `usePayslipsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayslipsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayslipsQuery({
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
export function usePayslipsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PayslipsQuery, PayslipsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayslipsQuery, PayslipsQueryVariables>(PayslipsDocument, options);
      }
export function usePayslipsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayslipsQuery, PayslipsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayslipsQuery, PayslipsQueryVariables>(PayslipsDocument, options);
        }
// @ts-ignore
export function usePayslipsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayslipsQuery, PayslipsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayslipsQuery, PayslipsQueryVariables>;
export function usePayslipsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayslipsQuery, PayslipsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayslipsQuery | undefined, PayslipsQueryVariables>;
export function usePayslipsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayslipsQuery, PayslipsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayslipsQuery, PayslipsQueryVariables>(PayslipsDocument, options);
        }
export type PayslipsQueryHookResult = ReturnType<typeof usePayslipsQuery>;
export type PayslipsLazyQueryHookResult = ReturnType<typeof usePayslipsLazyQuery>;
export type PayslipsSuspenseQueryHookResult = ReturnType<typeof usePayslipsSuspenseQuery>;
export type PayslipsQueryResult = ApolloReactCommon.QueryResult<PayslipsQuery, PayslipsQueryVariables>;
export const HoldPayslipDocument = gql`
    mutation HoldPayslip($id: ID!, $version: Int!, $note: String!) {
  record: holdPayslip(id: $id, version: $version, note: $note) {
    ...PayslipRow
  }
}
    ${PayslipRowFragmentDoc}`;

/**
 * __useHoldPayslipMutation__
 *
 * To run a mutation, you first call `useHoldPayslipMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useHoldPayslipMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [holdPayslipMutation, { data, loading, error }] = useHoldPayslipMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useHoldPayslipMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<HoldPayslipMutation, HoldPayslipMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<HoldPayslipMutation, HoldPayslipMutationVariables>(HoldPayslipDocument, options);
      }
export type HoldPayslipMutationHookResult = ReturnType<typeof useHoldPayslipMutation>;
export type HoldPayslipMutationResult = ApolloReactCommon.MutationResult<HoldPayslipMutation>;
export const ReleasePayslipDocument = gql`
    mutation ReleasePayslip($id: ID!, $version: Int!, $note: String!) {
  record: releasePayslip(id: $id, version: $version, note: $note) {
    ...PayslipRow
  }
}
    ${PayslipRowFragmentDoc}`;

/**
 * __useReleasePayslipMutation__
 *
 * To run a mutation, you first call `useReleasePayslipMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReleasePayslipMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [releasePayslipMutation, { data, loading, error }] = useReleasePayslipMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useReleasePayslipMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReleasePayslipMutation, ReleasePayslipMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReleasePayslipMutation, ReleasePayslipMutationVariables>(ReleasePayslipDocument, options);
      }
export type ReleasePayslipMutationHookResult = ReturnType<typeof useReleasePayslipMutation>;
export type ReleasePayslipMutationResult = ApolloReactCommon.MutationResult<ReleasePayslipMutation>;
export const PayslipDocument = gql`
    query Payslip($id: ID!) {
  year: payslipYearToDate(id: $id) {
    count
    gross
    deductions
    net
    broughtThrough
    grossBrought
    deductionsBrought
    explained {
      ...Explained
    }
  }
  record: payslip(id: $id) {
    ...PayslipRow
    runId
    basisDays
    calendarDays
    employerCost
    unpaidDays
    absentDays
    countedTo
    departments {
      name
    }
    contracts {
      kind
      recordId
      recordVersion
      validFrom
      validTo
    }
    previousNet
    difference
    differenceReasons {
      en
      ar
    }
    totals {
      ...Explained
    }
    lines {
      code
      hidden
      kind
      ...PayLine
    }
    problems {
      code
      message {
        en
        ar
      }
    }
  }
}
    ${ExplainedFragmentDoc}
${PayslipRowFragmentDoc}
${PayLineFragmentDoc}`;

/**
 * __usePayslipQuery__
 *
 * To run a query within a React component, call `usePayslipQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayslipQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayslipQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePayslipQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PayslipQuery, PayslipQueryVariables> & ({ variables: PayslipQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayslipQuery, PayslipQueryVariables>(PayslipDocument, options);
      }
export function usePayslipLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayslipQuery, PayslipQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayslipQuery, PayslipQueryVariables>(PayslipDocument, options);
        }
// @ts-ignore
export function usePayslipSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayslipQuery, PayslipQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayslipQuery, PayslipQueryVariables>;
export function usePayslipSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayslipQuery, PayslipQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayslipQuery | undefined, PayslipQueryVariables>;
export function usePayslipSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayslipQuery, PayslipQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayslipQuery, PayslipQueryVariables>(PayslipDocument, options);
        }
export type PayslipQueryHookResult = ReturnType<typeof usePayslipQuery>;
export type PayslipLazyQueryHookResult = ReturnType<typeof usePayslipLazyQuery>;
export type PayslipSuspenseQueryHookResult = ReturnType<typeof usePayslipSuspenseQuery>;
export type PayslipQueryResult = ApolloReactCommon.QueryResult<PayslipQuery, PayslipQueryVariables>;
export const SlipSettlementDocument = gql`
    query SlipSettlement($employeeId: ID!, $from: Date!, $to: Date!) {
  page: endOfServices(
    filter: {employeeId: {eq: $employeeId}, lastDay: {gte: $from, lte: $to}, state: {ne: cancelled}}
    limit: 1
  ) {
    rows {
      id
      lastDay
    }
  }
}
    `;

/**
 * __useSlipSettlementQuery__
 *
 * To run a query within a React component, call `useSlipSettlementQuery` and pass it any options that fit your needs.
 * When your component renders, `useSlipSettlementQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSlipSettlementQuery({
 *   variables: {
 *      employeeId: // value for 'employeeId'
 *      from: // value for 'from'
 *      to: // value for 'to'
 *   },
 * });
 */
export function useSlipSettlementQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SlipSettlementQuery, SlipSettlementQueryVariables> & ({ variables: SlipSettlementQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SlipSettlementQuery, SlipSettlementQueryVariables>(SlipSettlementDocument, options);
      }
export function useSlipSettlementLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SlipSettlementQuery, SlipSettlementQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SlipSettlementQuery, SlipSettlementQueryVariables>(SlipSettlementDocument, options);
        }
// @ts-ignore
export function useSlipSettlementSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SlipSettlementQuery, SlipSettlementQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SlipSettlementQuery, SlipSettlementQueryVariables>;
export function useSlipSettlementSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SlipSettlementQuery, SlipSettlementQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SlipSettlementQuery | undefined, SlipSettlementQueryVariables>;
export function useSlipSettlementSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SlipSettlementQuery, SlipSettlementQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SlipSettlementQuery, SlipSettlementQueryVariables>(SlipSettlementDocument, options);
        }
export type SlipSettlementQueryHookResult = ReturnType<typeof useSlipSettlementQuery>;
export type SlipSettlementLazyQueryHookResult = ReturnType<typeof useSlipSettlementLazyQuery>;
export type SlipSettlementSuspenseQueryHookResult = ReturnType<typeof useSlipSettlementSuspenseQuery>;
export type SlipSettlementQueryResult = ApolloReactCommon.QueryResult<SlipSettlementQuery, SlipSettlementQueryVariables>;