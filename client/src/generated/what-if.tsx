/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** What becomes of the amount of a component. */
export type PayComponentKind =
  /** Taken off his pay. */
  | 'deduction'
  /** Paid to the employee. */
  | 'earning'
  /** Paid by the employer beside the pay. */
  | 'employer_cost'
  /** Shown, and paid by nobody. */
  | 'information';

/** To what its amount is rounded. */
export type PayComponentRounding =
  /** The smallest coin of the currency. */
  | 'coin'
  /** The nearest whole unit. */
  | 'whole'
  /** The next whole unit below. */
  | 'whole_down'
  /** The next whole unit above. */
  | 'whole_up';

/** A component as it would be; nothing of it is saved. */
export type PayComponentTrial = {
  /** What formulas call it. */
  code: string;
  /** When it counts at all; empty for always. */
  condition?: string | null | undefined;
  /** Whether an hour of overtime is worth it too; not unless told. */
  countsForOvertime?: boolean | null | undefined;
  /** What it comes to, in the language of formulas. */
  formula: string;
  /** Whether it is paid, taken off, paid by the employer or only shown. */
  kind: PayComponentKind;
  /** Its name; the code unless told. */
  name?: string | null | undefined;
  /** Whether it is paid for the days paid only. */
  prorated: boolean;
  /** To what it is rounded. */
  rounding: PayComponentRounding;
};

/** Whether it is paid or taken month after month. */
export type PayItemKind =
  /** Paid beside the basic salary. */
  | 'allowance'
  /** Taken off the pay. */
  | 'deduction';

/** What an allowance or a regular deduction would come to, for whoever has no amount agreed with him; nothing of it is saved. */
export type PayItemTrial = {
  /** Amount of money it would be, beside a percentage. */
  fixedAmount?: string | null | undefined;
  /** The allowance or the deduction. */
  id: string;
  /** Which of the two it is. */
  kind: PayItemKind;
  /** Its percentage of the basic salary. */
  percentOfBasic?: string | null | undefined;
};

/** Salaries as they would be, by exactly one of percent, amount and salary; nothing of it is saved. Whom it is for counts as in a payroll run; everybody where nobody is named. */
export type PayRaiseTrial = {
  /** By how much a month they would rise, or fall where it is negative, in the currency of the company. */
  amount?: string | null | undefined;
  /** Departments, with those below them. */
  departmentIds?: Array<string>;
  /** People besides. */
  employeeIds?: Array<string>;
  /** From which day of the month on; from its first unless told. At most 5 years ahead. */
  from?: string | null | undefined;
  /** By how many percent they would rise, or fall where it is negative; above -100, at most 1,000, up to four decimals. */
  percent?: string | null | undefined;
  /** Whom it is for by position; none: any. */
  positionIds?: Array<string>;
  /** To how much a month they would change, in the currency of the company. */
  salary?: string | null | undefined;
};

/** A row of a pay table as it would be; nothing of it is saved. */
export type PayTableRowTrial = {
  /** Lower bound of the step. */
  fromValue: string;
  /** The row it stands in for; empty for a new one. */
  id?: string | null | undefined;
  /** What formulas call the table the row is of. */
  tableName: string;
  /** What would count from there on. */
  value: string;
};

export type PayWhatIfQueryVariables = Exact<{
  component?: PayComponentTrial | null | undefined;
  salaryFormulaId?: string | null | undefined;
  factors?: unknown;
  raise?: PayRaiseTrial | null | undefined;
  tableRow?: PayTableRowTrial | null | undefined;
  item?: PayItemTrial | null | undefined;
  period: string;
  limit: number;
  offset: number;
}>;


export type PayWhatIfQuery = { whatIf: { currency: string, employees: number, changed: number, errors: number, netBefore: string, netAfter: string, costBefore: string, costAfter: string, rows: Array<{ employeeId: string, employeeCode: string, employeeName: string, departmentName: string | null, before: string | null, after: string | null, difference: string, problems: Array<{ code: string, message: { en: string, ar: string } }> }> } };


export const PayWhatIfDocument = gql`
    query PayWhatIf($component: PayComponentTrial, $salaryFormulaId: ID, $factors: JSON, $raise: PayRaiseTrial, $tableRow: PayTableRowTrial, $item: PayItemTrial, $period: String!, $limit: Int!, $offset: Int!) {
  whatIf: payWhatIf(
    component: $component
    salaryFormulaId: $salaryFormulaId
    factors: $factors
    raise: $raise
    tableRow: $tableRow
    item: $item
    period: $period
    limit: $limit
    offset: $offset
  ) {
    currency
    employees
    changed
    errors
    netBefore
    netAfter
    costBefore
    costAfter
    rows {
      employeeId
      employeeCode
      employeeName
      departmentName
      before
      after
      difference
      problems {
        code
        message {
          en
          ar
        }
      }
    }
  }
}
    `;

/**
 * __usePayWhatIfQuery__
 *
 * To run a query within a React component, call `usePayWhatIfQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayWhatIfQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayWhatIfQuery({
 *   variables: {
 *      component: // value for 'component'
 *      salaryFormulaId: // value for 'salaryFormulaId'
 *      factors: // value for 'factors'
 *      raise: // value for 'raise'
 *      tableRow: // value for 'tableRow'
 *      item: // value for 'item'
 *      period: // value for 'period'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *   },
 * });
 */
export function usePayWhatIfQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PayWhatIfQuery, PayWhatIfQueryVariables> & ({ variables: PayWhatIfQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayWhatIfQuery, PayWhatIfQueryVariables>(PayWhatIfDocument, options);
      }
export function usePayWhatIfLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayWhatIfQuery, PayWhatIfQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayWhatIfQuery, PayWhatIfQueryVariables>(PayWhatIfDocument, options);
        }
// @ts-ignore
export function usePayWhatIfSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayWhatIfQuery, PayWhatIfQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayWhatIfQuery, PayWhatIfQueryVariables>;
export function usePayWhatIfSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayWhatIfQuery, PayWhatIfQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayWhatIfQuery | undefined, PayWhatIfQueryVariables>;
export function usePayWhatIfSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayWhatIfQuery, PayWhatIfQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayWhatIfQuery, PayWhatIfQueryVariables>(PayWhatIfDocument, options);
        }
export type PayWhatIfQueryHookResult = ReturnType<typeof usePayWhatIfQuery>;
export type PayWhatIfLazyQueryHookResult = ReturnType<typeof usePayWhatIfLazyQuery>;
export type PayWhatIfSuspenseQueryHookResult = ReturnType<typeof usePayWhatIfSuspenseQuery>;
export type PayWhatIfQueryResult = ApolloReactCommon.QueryResult<PayWhatIfQuery, PayWhatIfQueryVariables>;