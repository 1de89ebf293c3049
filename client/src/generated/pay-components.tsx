/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Conditions on a yes or no; all that are given must hold. */
export type BooleanFilter = {
  /** Equal to. */
  eq?: boolean | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
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

/** By which pay a component that is part of the wage counts. */
export type GratuityBasis =
  /** The average of what was paid of it, over the months the law looks back. */
  | 'average'
  /** Its formula for a whole month. */
  | 'last_wage';

/** Conditions on a GratuityBasis; all that are given must hold. */
export type GratuityBasisFilter = {
  /** Equal to. */
  eq?: GratuityBasis | null | undefined;
  /** One of these. */
  in?: Array<GratuityBasis> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: GratuityBasis | null | undefined;
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

/** Values to change in a pay component; what is left out stays. */
export type PayComponentChanges = {
  /** What formulas call it; small letters, digits and _. Versions of one component share it. */
  code?: string | null | undefined;
  /** Whom it applies to, such as employee.type = "full_time"; empty for everybody. */
  condition?: string | null | undefined;
  /** Whether it is part of the regular wage an end of service, notice and leave paid out are valued by, where the law values them by the wage. */
  countsForGratuity?: boolean | null | undefined;
  /** Whether an hour of overtime, and of work on days of rest and holidays, is worth its amount of a whole month too, beside the salary and the allowances. */
  countsForOvertime?: boolean | null | undefined;
  /** What it amounts to, such as basic * 25%. */
  formula?: string | null | undefined;
  /** Account of the general ledger it is booked to. */
  glAccount?: string | null | undefined;
  /** By which pay it counts as wage: by its formula for a whole month, or, where it rises and falls, by the average of what was paid. */
  gratuityBasis?: GratuityBasis | null | undefined;
  /** Whether its line is kept from the employee, on the screen, on paper and in the mail; whoever may read payroll runs sees it. For employer costs and information only. */
  hiddenFromEmployee?: boolean | null | undefined;
  /** Whether it is paid, taken off, paid by the employer or only shown. */
  kind?: PayComponentKind | null | undefined;
  /** Name, as payslips show it. */
  name?: string | null | undefined;
  /** Name on Arabic payslips; empty for the same. */
  nameAr?: string | null | undefined;
  /** Whether it is paid for the days paid of the month only. */
  prorated?: boolean | null | undefined;
  /** To what the amount is rounded. */
  rounding?: PayComponentRounding | null | undefined;
  /** First day; a payroll takes the version in force on the last day of its month. */
  validFrom?: string | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
  /** How bank files count it. */
  wpsPart?: WpsPart | null | undefined;
};

/** Which payComponents to list; all conditions given must hold. */
export type PayComponentFilter = {
  /** All of these must hold. */
  and?: Array<PayComponentFilter> | null | undefined;
  /** What formulas call it; small letters, digits and _. Versions of one component share it. */
  code?: TextFilter | null | undefined;
  /** Whom it applies to, such as employee.type = "full_time"; empty for everybody. */
  condition?: TextFilter | null | undefined;
  /** Whether it is part of the regular wage an end of service, notice and leave paid out are valued by, where the law values them by the wage. */
  countsForGratuity?: BooleanFilter | null | undefined;
  /** Whether an hour of overtime, and of work on days of rest and holidays, is worth its amount of a whole month too, beside the salary and the allowances. */
  countsForOvertime?: BooleanFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** What it amounts to, such as basic * 25%. */
  formula?: TextFilter | null | undefined;
  /** Account of the general ledger it is booked to. */
  glAccount?: TextFilter | null | undefined;
  /** By which pay it counts as wage: by its formula for a whole month, or, where it rises and falls, by the average of what was paid. */
  gratuityBasis?: GratuityBasisFilter | null | undefined;
  /** Whether its line is kept from the employee, on the screen, on paper and in the mail; whoever may read payroll runs sees it. For employer costs and information only. */
  hiddenFromEmployee?: BooleanFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Whether it is paid, taken off, paid by the employer or only shown. */
  kind?: PayComponentKindFilter | null | undefined;
  /** Name, as payslips show it. */
  name?: TextFilter | null | undefined;
  /** Name on Arabic payslips; empty for the same. */
  nameAr?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<PayComponentFilter> | null | undefined;
  /** Whether it is paid for the days paid of the month only. */
  prorated?: BooleanFilter | null | undefined;
  /** To what the amount is rounded. */
  rounding?: PayComponentRoundingFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** First day; a payroll takes the version in force on the last day of its month. */
  validFrom?: DateFilter | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: DateFilter | null | undefined;
  /** How bank files count it. */
  wpsPart?: WpsPartFilter | null | undefined;
};

/** Values of a new pay component. */
export type PayComponentInput = {
  /** What formulas call it; small letters, digits and _. Versions of one component share it. */
  code: string;
  /** Whom it applies to, such as employee.type = "full_time"; empty for everybody. */
  condition?: string | null | undefined;
  /** Whether it is part of the regular wage an end of service, notice and leave paid out are valued by, where the law values them by the wage. */
  countsForGratuity?: boolean | null | undefined;
  /** Whether an hour of overtime, and of work on days of rest and holidays, is worth its amount of a whole month too, beside the salary and the allowances. */
  countsForOvertime?: boolean | null | undefined;
  /** What it amounts to, such as basic * 25%. */
  formula: string;
  /** Account of the general ledger it is booked to. */
  glAccount?: string | null | undefined;
  /** By which pay it counts as wage: by its formula for a whole month, or, where it rises and falls, by the average of what was paid. */
  gratuityBasis?: GratuityBasis | null | undefined;
  /** Whether its line is kept from the employee, on the screen, on paper and in the mail; whoever may read payroll runs sees it. For employer costs and information only. */
  hiddenFromEmployee?: boolean | null | undefined;
  /** Whether it is paid, taken off, paid by the employer or only shown. */
  kind?: PayComponentKind | null | undefined;
  /** Name, as payslips show it. */
  name: string;
  /** Name on Arabic payslips; empty for the same. */
  nameAr?: string | null | undefined;
  /** Whether it is paid for the days paid of the month only. */
  prorated?: boolean | null | undefined;
  /** To what the amount is rounded. */
  rounding?: PayComponentRounding | null | undefined;
  /** First day; a payroll takes the version in force on the last day of its month. */
  validFrom: string;
  /** Last day; empty while it goes on. */
  validTo?: string | null | undefined;
  /** How bank files count it. */
  wpsPart?: WpsPart | null | undefined;
};

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

/** Conditions on a PayComponentKind; all that are given must hold. */
export type PayComponentKindFilter = {
  /** Equal to. */
  eq?: PayComponentKind | null | undefined;
  /** One of these. */
  in?: Array<PayComponentKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayComponentKind | null | undefined;
};

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

/** Conditions on a PayComponentRounding; all that are given must hold. */
export type PayComponentRoundingFilter = {
  /** Equal to. */
  eq?: PayComponentRounding | null | undefined;
  /** One of these. */
  in?: Array<PayComponentRounding> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: PayComponentRounding | null | undefined;
};

/** One level of the order of payComponents. */
export type PayComponentSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: PayComponentSortField;
};

/** What payComponents can be sorted by. */
export type PayComponentSortField =
  /** What formulas call it; small letters, digits and _. Versions of one component share it. */
  | 'code'
  /** Whether it is part of the regular wage an end of service, notice and leave paid out are valued by, where the law values them by the wage. */
  | 'countsForGratuity'
  /** Whether an hour of overtime, and of work on days of rest and holidays, is worth its amount of a whole month too, beside the salary and the allowances. */
  | 'countsForOvertime'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Account of the general ledger it is booked to. */
  | 'glAccount'
  /** By which pay it counts as wage: by its formula for a whole month, or, where it rises and falls, by the average of what was paid. */
  | 'gratuityBasis'
  /** Whether its line is kept from the employee, on the screen, on paper and in the mail; whoever may read payroll runs sees it. For employer costs and information only. */
  | 'hiddenFromEmployee'
  /** Whether it is paid, taken off, paid by the employer or only shown. */
  | 'kind'
  /** Name, as payslips show it. */
  | 'name'
  /** Name on Arabic payslips; empty for the same. */
  | 'nameAr'
  /** Whether it is paid for the days paid of the month only. */
  | 'prorated'
  /** To what the amount is rounded. */
  | 'rounding'
  /** When the row was last changed. */
  | 'updatedAt'
  /** First day; a payroll takes the version in force on the last day of its month. */
  | 'validFrom'
  /** Last day; empty while it goes on. */
  | 'validTo'
  /** How bank files count it. */
  | 'wpsPart';

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

/** A component as it is being written. */
export type PayFormulaInput = {
  /** Its code; may still be empty. */
  code: string;
  /** When it counts at all; empty for always. */
  condition?: string | null | undefined;
  /** Whether an hour of overtime is worth it too; not unless told. */
  countsForOvertime?: boolean | null | undefined;
  /** What it comes to, in the language of formulas. */
  formula: string;
  /** The version that is changed; empty for a new one. */
  id?: string | null | undefined;
  /** First day; today unless told. */
  validFrom?: string | null | undefined;
  /** Last day. */
  validTo?: string | null | undefined;
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

/** Which income a bank file of the wage protection system counts it to; basic pay is always fixed. */
export type WpsPart =
  /** Part of the fixed income. */
  | 'fixed'
  /** Nothing was said of it; what is paid of it counts as variable. */
  | 'none'
  /** Part of the variable income. */
  | 'variable';

/** Conditions on a WpsPart; all that are given must hold. */
export type WpsPartFilter = {
  /** Equal to. */
  eq?: WpsPart | null | undefined;
  /** One of these. */
  in?: Array<WpsPart> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: WpsPart | null | undefined;
};

export type PayComponentsQueryVariables = Exact<{
  filter?: PayComponentFilter | null | undefined;
  sort?: Array<PayComponentSort> | PayComponentSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type PayComponentsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, code: string, name: string, kind: PayComponentKind, formula: string, prorated: boolean, validFrom: string, validTo: string | null }> } };

export type PayComponentQueryVariables = Exact<{
  id: string;
}>;


export type PayComponentQuery = { record: { nameAr: string | null, condition: string | null, rounding: PayComponentRounding, countsForGratuity: boolean, countsForOvertime: boolean, gratuityBasis: GratuityBasis, hiddenFromEmployee: boolean, wpsPart: WpsPart, glAccount: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, code: string, name: string, kind: PayComponentKind, formula: string, prorated: boolean, validFrom: string, validTo: string | null } };

export type CreatePayComponentMutationVariables = Exact<{
  input: PayComponentInput;
}>;


export type CreatePayComponentMutation = { record: { nameAr: string | null, condition: string | null, rounding: PayComponentRounding, countsForGratuity: boolean, countsForOvertime: boolean, gratuityBasis: GratuityBasis, hiddenFromEmployee: boolean, wpsPart: WpsPart, glAccount: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, code: string, name: string, kind: PayComponentKind, formula: string, prorated: boolean, validFrom: string, validTo: string | null } };

export type UpdatePayComponentMutationVariables = Exact<{
  id: string;
  version: number;
  input: PayComponentChanges;
}>;


export type UpdatePayComponentMutation = { record: { nameAr: string | null, condition: string | null, rounding: PayComponentRounding, countsForGratuity: boolean, countsForOvertime: boolean, gratuityBasis: GratuityBasis, hiddenFromEmployee: boolean, wpsPart: WpsPart, glAccount: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, code: string, name: string, kind: PayComponentKind, formula: string, prorated: boolean, validFrom: string, validTo: string | null } };

export type DeletePayComponentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeletePayComponentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestorePayComponentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestorePayComponentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type PayComponentRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, code: string, name: string, kind: PayComponentKind, formula: string, prorated: boolean, validFrom: string, validTo: string | null };

export type PayComponentRecordFragment = { nameAr: string | null, condition: string | null, rounding: PayComponentRounding, countsForGratuity: boolean, countsForOvertime: boolean, gratuityBasis: GratuityBasis, hiddenFromEmployee: boolean, wpsPart: WpsPart, glAccount: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, code: string, name: string, kind: PayComponentKind, formula: string, prorated: boolean, validFrom: string, validTo: string | null };

export type PayVocabularyQueryVariables = Exact<{ [key: string]: never; }>;


export type PayVocabularyQuery = { vocabulary: { tables: Array<string>, words: Array<{ name: string, type: string, label: { en: string, ar: string } }>, functions: Array<{ name: string, example: string, help: { en: string, ar: string } }> } };

export type CheckPayComponentQueryVariables = Exact<{
  input: PayFormulaInput;
}>;


export type CheckPayComponentQuery = { faults: Array<{ in: string, start: number, end: number, message: { en: string, ar: string } }> };

export type TryPayComponentQueryVariables = Exact<{
  component: PayComponentTrial;
  employeeId: string;
  period: string;
}>;


export type TryPayComponentQuery = { trial: { net: string | null, currency: string, line: { amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } } | null, problems: Array<{ code: string, message: { en: string, ar: string } }> } };

export type OfferedPayComponentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferedPayComponentsQuery = { offered: Array<{ code: string, name: string, nameAr: string, kind: PayComponentKind, formula: string, since: string | null, own: boolean, rule: { en: string, ar: string } }> };

export type PayLineFragment = { amount: string, formula: string, inputs: unknown, name: { en: string, ar: string }, reason: { en: string, ar: string } };

export const PayComponentRowFragmentDoc = gql`
    fragment PayComponentRow on PayComponent {
  id
  version
  deletedAt
  allowedActions
  code
  name
  kind
  formula
  prorated
  validFrom
  validTo
}
    `;
export const PayComponentRecordFragmentDoc = gql`
    fragment PayComponentRecord on PayComponent {
  ...PayComponentRow
  nameAr
  condition
  rounding
  countsForGratuity
  countsForOvertime
  gratuityBasis
  hiddenFromEmployee
  wpsPart
  glAccount
  createdAt
  updatedAt
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
export const PayComponentsDocument = gql`
    query PayComponents($filter: PayComponentFilter, $sort: [PayComponentSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: payComponents(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...PayComponentRow
    }
    total
  }
}
    ${PayComponentRowFragmentDoc}`;

/**
 * __usePayComponentsQuery__
 *
 * To run a query within a React component, call `usePayComponentsQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayComponentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayComponentsQuery({
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
export function usePayComponentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PayComponentsQuery, PayComponentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayComponentsQuery, PayComponentsQueryVariables>(PayComponentsDocument, options);
      }
export function usePayComponentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayComponentsQuery, PayComponentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayComponentsQuery, PayComponentsQueryVariables>(PayComponentsDocument, options);
        }
// @ts-ignore
export function usePayComponentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayComponentsQuery, PayComponentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayComponentsQuery, PayComponentsQueryVariables>;
export function usePayComponentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayComponentsQuery, PayComponentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayComponentsQuery | undefined, PayComponentsQueryVariables>;
export function usePayComponentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayComponentsQuery, PayComponentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayComponentsQuery, PayComponentsQueryVariables>(PayComponentsDocument, options);
        }
export type PayComponentsQueryHookResult = ReturnType<typeof usePayComponentsQuery>;
export type PayComponentsLazyQueryHookResult = ReturnType<typeof usePayComponentsLazyQuery>;
export type PayComponentsSuspenseQueryHookResult = ReturnType<typeof usePayComponentsSuspenseQuery>;
export type PayComponentsQueryResult = ApolloReactCommon.QueryResult<PayComponentsQuery, PayComponentsQueryVariables>;
export const PayComponentDocument = gql`
    query PayComponent($id: ID!) {
  record: payComponent(id: $id) {
    ...PayComponentRecord
  }
}
    ${PayComponentRecordFragmentDoc}
${PayComponentRowFragmentDoc}`;

/**
 * __usePayComponentQuery__
 *
 * To run a query within a React component, call `usePayComponentQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayComponentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayComponentQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function usePayComponentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PayComponentQuery, PayComponentQueryVariables> & ({ variables: PayComponentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayComponentQuery, PayComponentQueryVariables>(PayComponentDocument, options);
      }
export function usePayComponentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayComponentQuery, PayComponentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayComponentQuery, PayComponentQueryVariables>(PayComponentDocument, options);
        }
// @ts-ignore
export function usePayComponentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayComponentQuery, PayComponentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayComponentQuery, PayComponentQueryVariables>;
export function usePayComponentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayComponentQuery, PayComponentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayComponentQuery | undefined, PayComponentQueryVariables>;
export function usePayComponentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayComponentQuery, PayComponentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayComponentQuery, PayComponentQueryVariables>(PayComponentDocument, options);
        }
export type PayComponentQueryHookResult = ReturnType<typeof usePayComponentQuery>;
export type PayComponentLazyQueryHookResult = ReturnType<typeof usePayComponentLazyQuery>;
export type PayComponentSuspenseQueryHookResult = ReturnType<typeof usePayComponentSuspenseQuery>;
export type PayComponentQueryResult = ApolloReactCommon.QueryResult<PayComponentQuery, PayComponentQueryVariables>;
export const CreatePayComponentDocument = gql`
    mutation CreatePayComponent($input: PayComponentInput!) {
  record: createPayComponent(input: $input) {
    ...PayComponentRecord
  }
}
    ${PayComponentRecordFragmentDoc}
${PayComponentRowFragmentDoc}`;

/**
 * __useCreatePayComponentMutation__
 *
 * To run a mutation, you first call `useCreatePayComponentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreatePayComponentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createPayComponentMutation, { data, loading, error }] = useCreatePayComponentMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreatePayComponentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreatePayComponentMutation, CreatePayComponentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreatePayComponentMutation, CreatePayComponentMutationVariables>(CreatePayComponentDocument, options);
      }
export type CreatePayComponentMutationHookResult = ReturnType<typeof useCreatePayComponentMutation>;
export type CreatePayComponentMutationResult = ApolloReactCommon.MutationResult<CreatePayComponentMutation>;
export const UpdatePayComponentDocument = gql`
    mutation UpdatePayComponent($id: ID!, $version: Int!, $input: PayComponentChanges!) {
  record: updatePayComponent(id: $id, version: $version, input: $input) {
    ...PayComponentRecord
  }
}
    ${PayComponentRecordFragmentDoc}
${PayComponentRowFragmentDoc}`;

/**
 * __useUpdatePayComponentMutation__
 *
 * To run a mutation, you first call `useUpdatePayComponentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdatePayComponentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updatePayComponentMutation, { data, loading, error }] = useUpdatePayComponentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdatePayComponentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdatePayComponentMutation, UpdatePayComponentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdatePayComponentMutation, UpdatePayComponentMutationVariables>(UpdatePayComponentDocument, options);
      }
export type UpdatePayComponentMutationHookResult = ReturnType<typeof useUpdatePayComponentMutation>;
export type UpdatePayComponentMutationResult = ApolloReactCommon.MutationResult<UpdatePayComponentMutation>;
export const DeletePayComponentsDocument = gql`
    mutation DeletePayComponents($ids: [ID!]!) {
  results: deletePayComponents(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeletePayComponentsMutation__
 *
 * To run a mutation, you first call `useDeletePayComponentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeletePayComponentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deletePayComponentsMutation, { data, loading, error }] = useDeletePayComponentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeletePayComponentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeletePayComponentsMutation, DeletePayComponentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeletePayComponentsMutation, DeletePayComponentsMutationVariables>(DeletePayComponentsDocument, options);
      }
export type DeletePayComponentsMutationHookResult = ReturnType<typeof useDeletePayComponentsMutation>;
export type DeletePayComponentsMutationResult = ApolloReactCommon.MutationResult<DeletePayComponentsMutation>;
export const RestorePayComponentsDocument = gql`
    mutation RestorePayComponents($ids: [ID!]!) {
  results: restorePayComponents(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestorePayComponentsMutation__
 *
 * To run a mutation, you first call `useRestorePayComponentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestorePayComponentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restorePayComponentsMutation, { data, loading, error }] = useRestorePayComponentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestorePayComponentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestorePayComponentsMutation, RestorePayComponentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestorePayComponentsMutation, RestorePayComponentsMutationVariables>(RestorePayComponentsDocument, options);
      }
export type RestorePayComponentsMutationHookResult = ReturnType<typeof useRestorePayComponentsMutation>;
export type RestorePayComponentsMutationResult = ApolloReactCommon.MutationResult<RestorePayComponentsMutation>;
export const PayVocabularyDocument = gql`
    query PayVocabulary {
  vocabulary: payVocabulary {
    words {
      name
      type
      label {
        en
        ar
      }
    }
    functions {
      name
      example
      help {
        en
        ar
      }
    }
    tables
  }
}
    `;

/**
 * __usePayVocabularyQuery__
 *
 * To run a query within a React component, call `usePayVocabularyQuery` and pass it any options that fit your needs.
 * When your component renders, `usePayVocabularyQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePayVocabularyQuery({
 *   variables: {
 *   },
 * });
 */
export function usePayVocabularyQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<PayVocabularyQuery, PayVocabularyQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PayVocabularyQuery, PayVocabularyQueryVariables>(PayVocabularyDocument, options);
      }
export function usePayVocabularyLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PayVocabularyQuery, PayVocabularyQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PayVocabularyQuery, PayVocabularyQueryVariables>(PayVocabularyDocument, options);
        }
// @ts-ignore
export function usePayVocabularySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PayVocabularyQuery, PayVocabularyQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayVocabularyQuery, PayVocabularyQueryVariables>;
export function usePayVocabularySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayVocabularyQuery, PayVocabularyQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PayVocabularyQuery | undefined, PayVocabularyQueryVariables>;
export function usePayVocabularySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PayVocabularyQuery, PayVocabularyQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PayVocabularyQuery, PayVocabularyQueryVariables>(PayVocabularyDocument, options);
        }
export type PayVocabularyQueryHookResult = ReturnType<typeof usePayVocabularyQuery>;
export type PayVocabularyLazyQueryHookResult = ReturnType<typeof usePayVocabularyLazyQuery>;
export type PayVocabularySuspenseQueryHookResult = ReturnType<typeof usePayVocabularySuspenseQuery>;
export type PayVocabularyQueryResult = ApolloReactCommon.QueryResult<PayVocabularyQuery, PayVocabularyQueryVariables>;
export const CheckPayComponentDocument = gql`
    query CheckPayComponent($input: PayFormulaInput!) {
  faults: checkPayComponent(input: $input) {
    in
    start
    end
    message {
      en
      ar
    }
  }
}
    `;

/**
 * __useCheckPayComponentQuery__
 *
 * To run a query within a React component, call `useCheckPayComponentQuery` and pass it any options that fit your needs.
 * When your component renders, `useCheckPayComponentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCheckPayComponentQuery({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCheckPayComponentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CheckPayComponentQuery, CheckPayComponentQueryVariables> & ({ variables: CheckPayComponentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CheckPayComponentQuery, CheckPayComponentQueryVariables>(CheckPayComponentDocument, options);
      }
export function useCheckPayComponentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CheckPayComponentQuery, CheckPayComponentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CheckPayComponentQuery, CheckPayComponentQueryVariables>(CheckPayComponentDocument, options);
        }
// @ts-ignore
export function useCheckPayComponentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CheckPayComponentQuery, CheckPayComponentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheckPayComponentQuery, CheckPayComponentQueryVariables>;
export function useCheckPayComponentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheckPayComponentQuery, CheckPayComponentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CheckPayComponentQuery | undefined, CheckPayComponentQueryVariables>;
export function useCheckPayComponentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CheckPayComponentQuery, CheckPayComponentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CheckPayComponentQuery, CheckPayComponentQueryVariables>(CheckPayComponentDocument, options);
        }
export type CheckPayComponentQueryHookResult = ReturnType<typeof useCheckPayComponentQuery>;
export type CheckPayComponentLazyQueryHookResult = ReturnType<typeof useCheckPayComponentLazyQuery>;
export type CheckPayComponentSuspenseQueryHookResult = ReturnType<typeof useCheckPayComponentSuspenseQuery>;
export type CheckPayComponentQueryResult = ApolloReactCommon.QueryResult<CheckPayComponentQuery, CheckPayComponentQueryVariables>;
export const TryPayComponentDocument = gql`
    query TryPayComponent($component: PayComponentTrial!, $employeeId: ID!, $period: String!) {
  trial: tryPayComponent(
    component: $component
    employeeId: $employeeId
    period: $period
  ) {
    line {
      ...PayLine
    }
    problems {
      code
      message {
        en
        ar
      }
    }
    net
    currency
  }
}
    ${PayLineFragmentDoc}`;

/**
 * __useTryPayComponentQuery__
 *
 * To run a query within a React component, call `useTryPayComponentQuery` and pass it any options that fit your needs.
 * When your component renders, `useTryPayComponentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useTryPayComponentQuery({
 *   variables: {
 *      component: // value for 'component'
 *      employeeId: // value for 'employeeId'
 *      period: // value for 'period'
 *   },
 * });
 */
export function useTryPayComponentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<TryPayComponentQuery, TryPayComponentQueryVariables> & ({ variables: TryPayComponentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<TryPayComponentQuery, TryPayComponentQueryVariables>(TryPayComponentDocument, options);
      }
export function useTryPayComponentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<TryPayComponentQuery, TryPayComponentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<TryPayComponentQuery, TryPayComponentQueryVariables>(TryPayComponentDocument, options);
        }
// @ts-ignore
export function useTryPayComponentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<TryPayComponentQuery, TryPayComponentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TryPayComponentQuery, TryPayComponentQueryVariables>;
export function useTryPayComponentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TryPayComponentQuery, TryPayComponentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<TryPayComponentQuery | undefined, TryPayComponentQueryVariables>;
export function useTryPayComponentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<TryPayComponentQuery, TryPayComponentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<TryPayComponentQuery, TryPayComponentQueryVariables>(TryPayComponentDocument, options);
        }
export type TryPayComponentQueryHookResult = ReturnType<typeof useTryPayComponentQuery>;
export type TryPayComponentLazyQueryHookResult = ReturnType<typeof useTryPayComponentLazyQuery>;
export type TryPayComponentSuspenseQueryHookResult = ReturnType<typeof useTryPayComponentSuspenseQuery>;
export type TryPayComponentQueryResult = ApolloReactCommon.QueryResult<TryPayComponentQuery, TryPayComponentQueryVariables>;
export const OfferedPayComponentsDocument = gql`
    query OfferedPayComponents {
  offered: offeredPayComponents {
    code
    name
    nameAr
    kind
    formula
    rule {
      en
      ar
    }
    since
    own
  }
}
    `;

/**
 * __useOfferedPayComponentsQuery__
 *
 * To run a query within a React component, call `useOfferedPayComponentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useOfferedPayComponentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useOfferedPayComponentsQuery({
 *   variables: {
 *   },
 * });
 */
export function useOfferedPayComponentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<OfferedPayComponentsQuery, OfferedPayComponentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<OfferedPayComponentsQuery, OfferedPayComponentsQueryVariables>(OfferedPayComponentsDocument, options);
      }
export function useOfferedPayComponentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<OfferedPayComponentsQuery, OfferedPayComponentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<OfferedPayComponentsQuery, OfferedPayComponentsQueryVariables>(OfferedPayComponentsDocument, options);
        }
// @ts-ignore
export function useOfferedPayComponentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<OfferedPayComponentsQuery, OfferedPayComponentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OfferedPayComponentsQuery, OfferedPayComponentsQueryVariables>;
export function useOfferedPayComponentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OfferedPayComponentsQuery, OfferedPayComponentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<OfferedPayComponentsQuery | undefined, OfferedPayComponentsQueryVariables>;
export function useOfferedPayComponentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<OfferedPayComponentsQuery, OfferedPayComponentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<OfferedPayComponentsQuery, OfferedPayComponentsQueryVariables>(OfferedPayComponentsDocument, options);
        }
export type OfferedPayComponentsQueryHookResult = ReturnType<typeof useOfferedPayComponentsQuery>;
export type OfferedPayComponentsLazyQueryHookResult = ReturnType<typeof useOfferedPayComponentsLazyQuery>;
export type OfferedPayComponentsSuspenseQueryHookResult = ReturnType<typeof useOfferedPayComponentsSuspenseQuery>;
export type OfferedPayComponentsQueryResult = ApolloReactCommon.QueryResult<OfferedPayComponentsQuery, OfferedPayComponentsQueryVariables>;