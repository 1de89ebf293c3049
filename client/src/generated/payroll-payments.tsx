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

/** What a bank takes. */
export type PaymentFormat =
  /** A plain list, for banks that take one. */
  | 'csv'
  /** An ISO 20022 credit transfer, pain.001.001.09. */
  | 'sepa'
  /** The salary information file of the UAE Wages Protection System. */
  | 'wps';

/** Conditions on a PaymentFormat; all that are given must hold. */
export type PaymentFormatFilter = {
  /** Equal to. */
  eq?: PaymentFormat | null | undefined;
  /** One of these. */
  in?: Array<PaymentFormat> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PaymentFormat | null | undefined;
};

/** Which payrollPayments to list; all conditions given must hold. */
export type PayrollPaymentFilter = {
  /** All of these must hold. */
  and?: Array<PayrollPaymentFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Currency, ISO 4217. */
  currency?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** What the file is called. */
  fileName?: TextFilter | null | undefined;
  /** What the bank takes. */
  format?: PaymentFormatFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Payslips it leaves out. */
  leftOutCount?: NumberFilter | null | undefined;
  /** What it does not pay, in all. */
  leftOutTotal?: DecimalFilter | null | undefined;
  /** When it was made. */
  madeAt?: InstantFilter | null | undefined;
  /** Who made it. */
  madeById?: IdFilter | null | undefined;
  /** Name of who made it. */
  madeByName?: TextFilter | null | undefined;
  /** Kind of the file. */
  mimeType?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<PayrollPaymentFilter> | null | undefined;
  /** Who noted it as paid. */
  paidById?: IdFilter | null | undefined;
  /** Payslips it pays. */
  paidCount?: NumberFilter | null | undefined;
  /** Day the pay reached the employees, as noted. */
  paidOn?: DateFilter | null | undefined;
  /** Day the bank is to pay. */
  payDate?: DateFilter | null | undefined;
  /** Month paid, written YYYY-MM. */
  period?: TextFilter | null | undefined;
  /** The payroll run. */
  runId?: IdFilter | null | undefined;
  /** SHA-256 of the file, hexadecimal: what the bank received can be compared with it. */
  sha256?: TextFilter | null | undefined;
  /** Where it stands. */
  state?: PayrollPaymentStateFilter | null | undefined;
  /** What it pays in all. */
  total?: DecimalFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** One level of the order of payrollPayments. */
export type PayrollPaymentSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: PayrollPaymentSortField;
};

/** What payrollPayments can be sorted by. */
export type PayrollPaymentSortField =
  /** When the row was made. */
  | 'createdAt'
  /** Currency, ISO 4217. */
  | 'currency'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** What the file is called. */
  | 'fileName'
  /** What the bank takes. */
  | 'format'
  /** Payslips it leaves out. */
  | 'leftOutCount'
  /** What it does not pay, in all. */
  | 'leftOutTotal'
  /** When it was made. */
  | 'madeAt'
  /** Who made it. */
  | 'madeById'
  /** Name of who made it. */
  | 'madeByName'
  /** Kind of the file. */
  | 'mimeType'
  /** Who noted it as paid. */
  | 'paidById'
  /** Payslips it pays. */
  | 'paidCount'
  /** Day the pay reached the employees, as noted. */
  | 'paidOn'
  /** Day the bank is to pay. */
  | 'payDate'
  /** Month paid, written YYYY-MM. */
  | 'period'
  /** The payroll run. */
  | 'runId'
  /** SHA-256 of the file, hexadecimal: what the bank received can be compared with it. */
  | 'sha256'
  /** Where it stands. */
  | 'state'
  /** What it pays in all. */
  | 'total'
  /** When the row was last changed. */
  | 'updatedAt';

/** Where a payment stands. */
export type PayrollPaymentState =
  /** Taken back; its payslips can be paid by another. */
  | 'cancelled'
  /** Its file was written; the bank has not been said to have paid. */
  | 'made'
  /** The bank has paid it. */
  | 'paid';

/** Conditions on a PayrollPaymentState; all that are given must hold. */
export type PayrollPaymentStateFilter = {
  /** Equal to. */
  eq?: PayrollPaymentState | null | undefined;
  /** One of these. */
  in?: Array<PayrollPaymentState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayrollPaymentState | null | undefined;
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

export type PayrollPaymentsQueryVariables = Exact<{
  filter?: PayrollPaymentFilter | null | undefined;
  sort?: Array<PayrollPaymentSort> | PayrollPaymentSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type PayrollPaymentsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, runId: string, period: string, format: PaymentFormat, payDate: string, state: PayrollPaymentState, currency: string, paidCount: number, total: string, leftOutCount: number, leftOutTotal: string, fileName: string, paidOn: string | null, madeByName: string | null, madeAt: string }> } };

export type PayrollPaymentQueryVariables = Exact<{
  id: string;
}>;


export type PayrollPaymentQuery = { record: { mimeType: string, sha256: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, runId: string, period: string, format: PaymentFormat, payDate: string, state: PayrollPaymentState, currency: string, paidCount: number, total: string, leftOutCount: number, leftOutTotal: string, fileName: string, paidOn: string | null, madeByName: string | null, madeAt: string, leftOut: Array<{ payslipId: string, employeeId: string, code: string, name: string, amount: string, why: string }> } };

export type PayrollPaymentRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, runId: string, period: string, format: PaymentFormat, payDate: string, state: PayrollPaymentState, currency: string, paidCount: number, total: string, leftOutCount: number, leftOutTotal: string, fileName: string, paidOn: string | null, madeByName: string | null, madeAt: string };

export type PayrollPaymentRecordFragment = { mimeType: string, sha256: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, runId: string, period: string, format: PaymentFormat, payDate: string, state: PayrollPaymentState, currency: string, paidCount: number, total: string, leftOutCount: number, leftOutTotal: string, fileName: string, paidOn: string | null, madeByName: string | null, madeAt: string, leftOut: Array<{ payslipId: string, employeeId: string, code: string, name: string, amount: string, why: string }> };

export const PayrollPaymentRowFragmentDoc = gql`
    fragment PayrollPaymentRow on PayrollPayment {
  id
  version
  deletedAt
  allowedActions
  runId
  period
  format
  payDate
  state
  currency
  paidCount
  total
  leftOutCount
  leftOutTotal
  fileName
  paidOn
  madeByName
  madeAt
}
    `;
export const PayrollPaymentRecordFragmentDoc = gql`
    fragment PayrollPaymentRecord on PayrollPayment {
  ...PayrollPaymentRow
  mimeType
  sha256
  leftOut {
    payslipId
    employeeId
    code
    name
    amount
    why
  }
  createdAt
  updatedAt
}
    `;
export const PayrollPaymentsDocument = gql`
    query PayrollPayments($filter: PayrollPaymentFilter, $sort: [PayrollPaymentSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: payrollPayments(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...PayrollPaymentRow
    }
    total
  }
}
    ${PayrollPaymentRowFragmentDoc}`;

/**
 * __usePayrollPaymentsQuery__
 *
 * To run a query within a React component, call `usePayrollPaymentsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayrollPaymentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayrollPaymentsQuery({
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
export function usePayrollPaymentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PayrollPaymentsQuery, PayrollPaymentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayrollPaymentsQuery, PayrollPaymentsQueryVariables>(PayrollPaymentsDocument, options);
      }
export function usePayrollPaymentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayrollPaymentsQuery, PayrollPaymentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayrollPaymentsQuery, PayrollPaymentsQueryVariables>(PayrollPaymentsDocument, options);
        }
// @ts-ignore
export function usePayrollPaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayrollPaymentsQuery, PayrollPaymentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollPaymentsQuery, PayrollPaymentsQueryVariables>;
export function usePayrollPaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollPaymentsQuery, PayrollPaymentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollPaymentsQuery | undefined, PayrollPaymentsQueryVariables>;
export function usePayrollPaymentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollPaymentsQuery, PayrollPaymentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayrollPaymentsQuery, PayrollPaymentsQueryVariables>(PayrollPaymentsDocument, options);
        }
export type PayrollPaymentsQueryHookResult = ReturnType<typeof usePayrollPaymentsQuery>;
export type PayrollPaymentsLazyQueryHookResult = ReturnType<typeof usePayrollPaymentsLazyQuery>;
export type PayrollPaymentsSuspenseQueryHookResult = ReturnType<typeof usePayrollPaymentsSuspenseQuery>;
export type PayrollPaymentsQueryResult = ApolloReactCommon.QueryResult<PayrollPaymentsQuery, PayrollPaymentsQueryVariables>;
export const PayrollPaymentDocument = gql`
    query PayrollPayment($id: ID!) {
  record: payrollPayment(id: $id) {
    ...PayrollPaymentRecord
  }
}
    ${PayrollPaymentRecordFragmentDoc}
${PayrollPaymentRowFragmentDoc}`;

/**
 * __usePayrollPaymentQuery__
 *
 * To run a query within a React component, call `usePayrollPaymentQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayrollPaymentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayrollPaymentQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePayrollPaymentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PayrollPaymentQuery, PayrollPaymentQueryVariables> & ({ variables: PayrollPaymentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayrollPaymentQuery, PayrollPaymentQueryVariables>(PayrollPaymentDocument, options);
      }
export function usePayrollPaymentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayrollPaymentQuery, PayrollPaymentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayrollPaymentQuery, PayrollPaymentQueryVariables>(PayrollPaymentDocument, options);
        }
// @ts-ignore
export function usePayrollPaymentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayrollPaymentQuery, PayrollPaymentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollPaymentQuery, PayrollPaymentQueryVariables>;
export function usePayrollPaymentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollPaymentQuery, PayrollPaymentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayrollPaymentQuery | undefined, PayrollPaymentQueryVariables>;
export function usePayrollPaymentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayrollPaymentQuery, PayrollPaymentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayrollPaymentQuery, PayrollPaymentQueryVariables>(PayrollPaymentDocument, options);
        }
export type PayrollPaymentQueryHookResult = ReturnType<typeof usePayrollPaymentQuery>;
export type PayrollPaymentLazyQueryHookResult = ReturnType<typeof usePayrollPaymentLazyQuery>;
export type PayrollPaymentSuspenseQueryHookResult = ReturnType<typeof usePayrollPaymentSuspenseQuery>;
export type PayrollPaymentQueryResult = ApolloReactCommon.QueryResult<PayrollPaymentQuery, PayrollPaymentQueryVariables>;