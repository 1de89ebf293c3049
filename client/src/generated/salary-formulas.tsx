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

/** Values to change in a salary formula; what is left out stays. */
export type SalaryFormulaChanges = {
  /** Days of pay lost by a day of excused absence. */
  excusedAbsenceDayFactor?: string | null | undefined;
  /** Hours of pay lost by an hour of excused absence. */
  excusedAbsenceHourFactor?: string | null | undefined;
  /** An hour of overtime of the first step, in hours. */
  firstOvertimeFactor?: string | null | undefined;
  /** Most an end of service pays, in years of pay, where no law says otherwise. */
  gratuityCapYears?: string | null | undefined;
  /** Days of basic pay for each of the first five years of service, where no law says otherwise. */
  gratuityDaysFirstYears?: string | null | undefined;
  /** Days of basic pay for each year of service beyond five, where no law says otherwise. */
  gratuityDaysLaterYears?: string | null | undefined;
  /** An hour worked on a holiday, in hours. */
  holidayOvertimeFactor?: string | null | undefined;
  /** What working time is measured against. */
  kind?: SalaryFormulaKind | null | undefined;
  /** A day of maternity leave, in percent of a day's pay. */
  maternityLeavePercent?: string | null | undefined;
  /** A day of paid leave, in percent of a day's pay. */
  paidLeavePercent?: string | null | undefined;
  /** Parental leave from the 1st to the 45th day, in percent of a day's pay. */
  parentalLeaveFirstPercent?: string | null | undefined;
  /** Parental leave from the 46th to the 60th day, in percent of a day's pay. */
  parentalLeaveSecondPercent?: string | null | undefined;
  /** Parental leave from the 61st to the 105th day, in percent of a day's pay. */
  parentalLeaveThirdPercent?: string | null | undefined;
  /** An hour of overtime of the second step, in hours. */
  secondOvertimeFactor?: string | null | undefined;
  /** Sick leave from the 1st to the 15th day, in percent of a day's pay. */
  sickLeaveFirstPercent?: string | null | undefined;
  /** A day of sick leave no step below reaches, in percent of a day's pay. */
  sickLeavePercent?: string | null | undefined;
  /** Sick leave from the 16th to the 30th day, in percent of a day's pay. */
  sickLeaveSecondPercent?: string | null | undefined;
  /** Sick leave from the 31st to the 90th day, in percent of a day's pay. */
  sickLeaveThirdPercent?: string | null | undefined;
  /** State. */
  status?: SalaryFormulaStatus | null | undefined;
  /** An hour of overtime of the third step, in hours. */
  thirdOvertimeFactor?: string | null | undefined;
  /** Name of the formula. */
  title?: string | null | undefined;
  /** Hours of a month or of a day, as the kind tells; empty for the other kinds. */
  totalHours?: string | null | undefined;
  /** Days of pay lost by a day of unexcused absence. */
  unexcusedAbsenceDayFactor?: string | null | undefined;
  /** Hours of pay lost by an hour of unexcused absence. */
  unexcusedAbsenceHourFactor?: string | null | undefined;
  /** A day of unpaid leave, in percent of a day's pay. */
  unpaidLeavePercent?: string | null | undefined;
  /** An hour worked on a weekend, in hours. */
  weekendOvertimeFactor?: string | null | undefined;
};

/** Which salaryFormulas to list; all conditions given must hold. */
export type SalaryFormulaFilter = {
  /** All of these must hold. */
  and?: Array<SalaryFormulaFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Days of pay lost by a day of excused absence. */
  excusedAbsenceDayFactor?: DecimalFilter | null | undefined;
  /** Hours of pay lost by an hour of excused absence. */
  excusedAbsenceHourFactor?: DecimalFilter | null | undefined;
  /** An hour of overtime of the first step, in hours. */
  firstOvertimeFactor?: DecimalFilter | null | undefined;
  /** Most an end of service pays, in years of pay, where no law says otherwise. */
  gratuityCapYears?: DecimalFilter | null | undefined;
  /** Days of basic pay for each of the first five years of service, where no law says otherwise. */
  gratuityDaysFirstYears?: DecimalFilter | null | undefined;
  /** Days of basic pay for each year of service beyond five, where no law says otherwise. */
  gratuityDaysLaterYears?: DecimalFilter | null | undefined;
  /** An hour worked on a holiday, in hours. */
  holidayOvertimeFactor?: DecimalFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What working time is measured against. */
  kind?: SalaryFormulaKindFilter | null | undefined;
  /** A day of maternity leave, in percent of a day's pay. */
  maternityLeavePercent?: DecimalFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<SalaryFormulaFilter> | null | undefined;
  /** A day of paid leave, in percent of a day's pay. */
  paidLeavePercent?: DecimalFilter | null | undefined;
  /** Parental leave from the 1st to the 45th day, in percent of a day's pay. */
  parentalLeaveFirstPercent?: DecimalFilter | null | undefined;
  /** Parental leave from the 46th to the 60th day, in percent of a day's pay. */
  parentalLeaveSecondPercent?: DecimalFilter | null | undefined;
  /** Parental leave from the 61st to the 105th day, in percent of a day's pay. */
  parentalLeaveThirdPercent?: DecimalFilter | null | undefined;
  /** An hour of overtime of the second step, in hours. */
  secondOvertimeFactor?: DecimalFilter | null | undefined;
  /** Sick leave from the 1st to the 15th day, in percent of a day's pay. */
  sickLeaveFirstPercent?: DecimalFilter | null | undefined;
  /** A day of sick leave no step below reaches, in percent of a day's pay. */
  sickLeavePercent?: DecimalFilter | null | undefined;
  /** Sick leave from the 16th to the 30th day, in percent of a day's pay. */
  sickLeaveSecondPercent?: DecimalFilter | null | undefined;
  /** Sick leave from the 31st to the 90th day, in percent of a day's pay. */
  sickLeaveThirdPercent?: DecimalFilter | null | undefined;
  /** State. */
  status?: SalaryFormulaStatusFilter | null | undefined;
  /** An hour of overtime of the third step, in hours. */
  thirdOvertimeFactor?: DecimalFilter | null | undefined;
  /** Name of the formula. */
  title?: TextFilter | null | undefined;
  /** Hours of a month or of a day, as the kind tells; empty for the other kinds. */
  totalHours?: DecimalFilter | null | undefined;
  /** Days of pay lost by a day of unexcused absence. */
  unexcusedAbsenceDayFactor?: DecimalFilter | null | undefined;
  /** Hours of pay lost by an hour of unexcused absence. */
  unexcusedAbsenceHourFactor?: DecimalFilter | null | undefined;
  /** A day of unpaid leave, in percent of a day's pay. */
  unpaidLeavePercent?: DecimalFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** An hour worked on a weekend, in hours. */
  weekendOvertimeFactor?: DecimalFilter | null | undefined;
};

/** Values of a new salary formula. */
export type SalaryFormulaInput = {
  /** Days of pay lost by a day of excused absence. */
  excusedAbsenceDayFactor?: string | null | undefined;
  /** Hours of pay lost by an hour of excused absence. */
  excusedAbsenceHourFactor?: string | null | undefined;
  /** An hour of overtime of the first step, in hours. */
  firstOvertimeFactor?: string | null | undefined;
  /** Most an end of service pays, in years of pay, where no law says otherwise. */
  gratuityCapYears?: string | null | undefined;
  /** Days of basic pay for each of the first five years of service, where no law says otherwise. */
  gratuityDaysFirstYears?: string | null | undefined;
  /** Days of basic pay for each year of service beyond five, where no law says otherwise. */
  gratuityDaysLaterYears?: string | null | undefined;
  /** An hour worked on a holiday, in hours. */
  holidayOvertimeFactor?: string | null | undefined;
  /** What working time is measured against. */
  kind?: SalaryFormulaKind | null | undefined;
  /** A day of maternity leave, in percent of a day's pay. */
  maternityLeavePercent?: string | null | undefined;
  /** A day of paid leave, in percent of a day's pay. */
  paidLeavePercent?: string | null | undefined;
  /** Parental leave from the 1st to the 45th day, in percent of a day's pay. */
  parentalLeaveFirstPercent?: string | null | undefined;
  /** Parental leave from the 46th to the 60th day, in percent of a day's pay. */
  parentalLeaveSecondPercent?: string | null | undefined;
  /** Parental leave from the 61st to the 105th day, in percent of a day's pay. */
  parentalLeaveThirdPercent?: string | null | undefined;
  /** An hour of overtime of the second step, in hours. */
  secondOvertimeFactor?: string | null | undefined;
  /** Sick leave from the 1st to the 15th day, in percent of a day's pay. */
  sickLeaveFirstPercent?: string | null | undefined;
  /** A day of sick leave no step below reaches, in percent of a day's pay. */
  sickLeavePercent?: string | null | undefined;
  /** Sick leave from the 16th to the 30th day, in percent of a day's pay. */
  sickLeaveSecondPercent?: string | null | undefined;
  /** Sick leave from the 31st to the 90th day, in percent of a day's pay. */
  sickLeaveThirdPercent?: string | null | undefined;
  /** State. */
  status?: SalaryFormulaStatus | null | undefined;
  /** An hour of overtime of the third step, in hours. */
  thirdOvertimeFactor?: string | null | undefined;
  /** Name of the formula. */
  title: string;
  /** Hours of a month or of a day, as the kind tells; empty for the other kinds. */
  totalHours?: string | null | undefined;
  /** Days of pay lost by a day of unexcused absence. */
  unexcusedAbsenceDayFactor?: string | null | undefined;
  /** Hours of pay lost by an hour of unexcused absence. */
  unexcusedAbsenceHourFactor?: string | null | undefined;
  /** A day of unpaid leave, in percent of a day's pay. */
  unpaidLeavePercent?: string | null | undefined;
  /** An hour worked on a weekend, in hours. */
  weekendOvertimeFactor?: string | null | undefined;
};

/** What working time is measured against. */
export type SalaryFormulaKind =
  /** So many hours of a day, as the formula says. */
  | 'daily_total_hours'
  /** Nothing: working time is not measured. */
  | 'flexible'
  /** The days of the month. */
  | 'monthly'
  /** So many hours of a month, as the formula says. */
  | 'monthly_total_hours';

/** Conditions on a SalaryFormulaKind; all that are given must hold. */
export type SalaryFormulaKindFilter = {
  /** Equal to. */
  eq?: SalaryFormulaKind | null | undefined;
  /** One of these. */
  in?: Array<SalaryFormulaKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: SalaryFormulaKind | null | undefined;
};

/** One level of the order of salaryFormulas. */
export type SalaryFormulaSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: SalaryFormulaSortField;
};

/** What salaryFormulas can be sorted by. */
export type SalaryFormulaSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Days of pay lost by a day of excused absence. */
  | 'excusedAbsenceDayFactor'
  /** Hours of pay lost by an hour of excused absence. */
  | 'excusedAbsenceHourFactor'
  /** An hour of overtime of the first step, in hours. */
  | 'firstOvertimeFactor'
  /** Most an end of service pays, in years of pay, where no law says otherwise. */
  | 'gratuityCapYears'
  /** Days of basic pay for each of the first five years of service, where no law says otherwise. */
  | 'gratuityDaysFirstYears'
  /** Days of basic pay for each year of service beyond five, where no law says otherwise. */
  | 'gratuityDaysLaterYears'
  /** An hour worked on a holiday, in hours. */
  | 'holidayOvertimeFactor'
  /** What working time is measured against. */
  | 'kind'
  /** A day of maternity leave, in percent of a day's pay. */
  | 'maternityLeavePercent'
  /** A day of paid leave, in percent of a day's pay. */
  | 'paidLeavePercent'
  /** Parental leave from the 1st to the 45th day, in percent of a day's pay. */
  | 'parentalLeaveFirstPercent'
  /** Parental leave from the 46th to the 60th day, in percent of a day's pay. */
  | 'parentalLeaveSecondPercent'
  /** Parental leave from the 61st to the 105th day, in percent of a day's pay. */
  | 'parentalLeaveThirdPercent'
  /** An hour of overtime of the second step, in hours. */
  | 'secondOvertimeFactor'
  /** Sick leave from the 1st to the 15th day, in percent of a day's pay. */
  | 'sickLeaveFirstPercent'
  /** A day of sick leave no step below reaches, in percent of a day's pay. */
  | 'sickLeavePercent'
  /** Sick leave from the 16th to the 30th day, in percent of a day's pay. */
  | 'sickLeaveSecondPercent'
  /** Sick leave from the 31st to the 90th day, in percent of a day's pay. */
  | 'sickLeaveThirdPercent'
  /** State. */
  | 'status'
  /** An hour of overtime of the third step, in hours. */
  | 'thirdOvertimeFactor'
  /** Name of the formula. */
  | 'title'
  /** Hours of a month or of a day, as the kind tells; empty for the other kinds. */
  | 'totalHours'
  /** Days of pay lost by a day of unexcused absence. */
  | 'unexcusedAbsenceDayFactor'
  /** Hours of pay lost by an hour of unexcused absence. */
  | 'unexcusedAbsenceHourFactor'
  /** A day of unpaid leave, in percent of a day's pay. */
  | 'unpaidLeavePercent'
  /** When the row was last changed. */
  | 'updatedAt'
  /** An hour worked on a weekend, in hours. */
  | 'weekendOvertimeFactor';

/** Whether employees can be paid by it. */
export type SalaryFormulaStatus =
  /** Can be given to employees. */
  | 'active'
  /** Kept for who has it; given to nobody any more. */
  | 'inactive';

/** Conditions on a SalaryFormulaStatus; all that are given must hold. */
export type SalaryFormulaStatusFilter = {
  /** Equal to. */
  eq?: SalaryFormulaStatus | null | undefined;
  /** One of these. */
  in?: Array<SalaryFormulaStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: SalaryFormulaStatus | null | undefined;
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

export type SalaryFormulasQueryVariables = Exact<{
  filter?: SalaryFormulaFilter | null | undefined;
  sort?: Array<SalaryFormulaSort> | SalaryFormulaSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type SalaryFormulasQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, kind: SalaryFormulaKind, totalHours: string | null, status: SalaryFormulaStatus }> } };

export type SalaryFormulaQueryVariables = Exact<{
  id: string;
}>;


export type SalaryFormulaQuery = { record: { firstOvertimeFactor: string, secondOvertimeFactor: string, thirdOvertimeFactor: string, holidayOvertimeFactor: string, weekendOvertimeFactor: string, excusedAbsenceDayFactor: string, unexcusedAbsenceDayFactor: string, excusedAbsenceHourFactor: string, unexcusedAbsenceHourFactor: string, gratuityDaysFirstYears: string, gratuityDaysLaterYears: string, gratuityCapYears: string, paidLeavePercent: string, unpaidLeavePercent: string, sickLeavePercent: string, sickLeaveFirstPercent: string, sickLeaveSecondPercent: string, sickLeaveThirdPercent: string, maternityLeavePercent: string, parentalLeaveFirstPercent: string, parentalLeaveSecondPercent: string, parentalLeaveThirdPercent: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, kind: SalaryFormulaKind, totalHours: string | null, status: SalaryFormulaStatus } };

export type CreateSalaryFormulaMutationVariables = Exact<{
  input: SalaryFormulaInput;
}>;


export type CreateSalaryFormulaMutation = { record: { firstOvertimeFactor: string, secondOvertimeFactor: string, thirdOvertimeFactor: string, holidayOvertimeFactor: string, weekendOvertimeFactor: string, excusedAbsenceDayFactor: string, unexcusedAbsenceDayFactor: string, excusedAbsenceHourFactor: string, unexcusedAbsenceHourFactor: string, gratuityDaysFirstYears: string, gratuityDaysLaterYears: string, gratuityCapYears: string, paidLeavePercent: string, unpaidLeavePercent: string, sickLeavePercent: string, sickLeaveFirstPercent: string, sickLeaveSecondPercent: string, sickLeaveThirdPercent: string, maternityLeavePercent: string, parentalLeaveFirstPercent: string, parentalLeaveSecondPercent: string, parentalLeaveThirdPercent: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, kind: SalaryFormulaKind, totalHours: string | null, status: SalaryFormulaStatus } };

export type UpdateSalaryFormulaMutationVariables = Exact<{
  id: string;
  version: number;
  input: SalaryFormulaChanges;
}>;


export type UpdateSalaryFormulaMutation = { record: { firstOvertimeFactor: string, secondOvertimeFactor: string, thirdOvertimeFactor: string, holidayOvertimeFactor: string, weekendOvertimeFactor: string, excusedAbsenceDayFactor: string, unexcusedAbsenceDayFactor: string, excusedAbsenceHourFactor: string, unexcusedAbsenceHourFactor: string, gratuityDaysFirstYears: string, gratuityDaysLaterYears: string, gratuityCapYears: string, paidLeavePercent: string, unpaidLeavePercent: string, sickLeavePercent: string, sickLeaveFirstPercent: string, sickLeaveSecondPercent: string, sickLeaveThirdPercent: string, maternityLeavePercent: string, parentalLeaveFirstPercent: string, parentalLeaveSecondPercent: string, parentalLeaveThirdPercent: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, kind: SalaryFormulaKind, totalHours: string | null, status: SalaryFormulaStatus } };

export type DeleteSalaryFormulasMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteSalaryFormulasMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreSalaryFormulasMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreSalaryFormulasMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type SalaryFormulaRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, kind: SalaryFormulaKind, totalHours: string | null, status: SalaryFormulaStatus };

export type SalaryFormulaRecordFragment = { firstOvertimeFactor: string, secondOvertimeFactor: string, thirdOvertimeFactor: string, holidayOvertimeFactor: string, weekendOvertimeFactor: string, excusedAbsenceDayFactor: string, unexcusedAbsenceDayFactor: string, excusedAbsenceHourFactor: string, unexcusedAbsenceHourFactor: string, gratuityDaysFirstYears: string, gratuityDaysLaterYears: string, gratuityCapYears: string, paidLeavePercent: string, unpaidLeavePercent: string, sickLeavePercent: string, sickLeaveFirstPercent: string, sickLeaveSecondPercent: string, sickLeaveThirdPercent: string, maternityLeavePercent: string, parentalLeaveFirstPercent: string, parentalLeaveSecondPercent: string, parentalLeaveThirdPercent: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, kind: SalaryFormulaKind, totalHours: string | null, status: SalaryFormulaStatus };

export const SalaryFormulaRowFragmentDoc = gql`
    fragment SalaryFormulaRow on SalaryFormula {
  id
  version
  deletedAt
  allowedActions
  title
  kind
  totalHours
  status
}
    `;
export const SalaryFormulaRecordFragmentDoc = gql`
    fragment SalaryFormulaRecord on SalaryFormula {
  ...SalaryFormulaRow
  firstOvertimeFactor
  secondOvertimeFactor
  thirdOvertimeFactor
  holidayOvertimeFactor
  weekendOvertimeFactor
  excusedAbsenceDayFactor
  unexcusedAbsenceDayFactor
  excusedAbsenceHourFactor
  unexcusedAbsenceHourFactor
  gratuityDaysFirstYears
  gratuityDaysLaterYears
  gratuityCapYears
  paidLeavePercent
  unpaidLeavePercent
  sickLeavePercent
  sickLeaveFirstPercent
  sickLeaveSecondPercent
  sickLeaveThirdPercent
  maternityLeavePercent
  parentalLeaveFirstPercent
  parentalLeaveSecondPercent
  parentalLeaveThirdPercent
  createdAt
  updatedAt
}
    `;
export const SalaryFormulasDocument = gql`
    query SalaryFormulas($filter: SalaryFormulaFilter, $sort: [SalaryFormulaSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: salaryFormulas(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...SalaryFormulaRow
    }
    total
  }
}
    ${SalaryFormulaRowFragmentDoc}`;

/**
 * __useSalaryFormulasQuery__
 *
 * To run a query within a React component, call `useSalaryFormulasQuery` and pass it any options that fit your needs.
 * When your component renders, `useSalaryFormulasQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSalaryFormulasQuery({
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
export function useSalaryFormulasQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<SalaryFormulasQuery, SalaryFormulasQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SalaryFormulasQuery, SalaryFormulasQueryVariables>(SalaryFormulasDocument, options);
      }
export function useSalaryFormulasLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SalaryFormulasQuery, SalaryFormulasQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SalaryFormulasQuery, SalaryFormulasQueryVariables>(SalaryFormulasDocument, options);
        }
// @ts-ignore
export function useSalaryFormulasSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SalaryFormulasQuery, SalaryFormulasQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SalaryFormulasQuery, SalaryFormulasQueryVariables>;
export function useSalaryFormulasSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SalaryFormulasQuery, SalaryFormulasQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SalaryFormulasQuery | undefined, SalaryFormulasQueryVariables>;
export function useSalaryFormulasSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SalaryFormulasQuery, SalaryFormulasQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SalaryFormulasQuery, SalaryFormulasQueryVariables>(SalaryFormulasDocument, options);
        }
export type SalaryFormulasQueryHookResult = ReturnType<typeof useSalaryFormulasQuery>;
export type SalaryFormulasLazyQueryHookResult = ReturnType<typeof useSalaryFormulasLazyQuery>;
export type SalaryFormulasSuspenseQueryHookResult = ReturnType<typeof useSalaryFormulasSuspenseQuery>;
export type SalaryFormulasQueryResult = ApolloReactCommon.QueryResult<SalaryFormulasQuery, SalaryFormulasQueryVariables>;
export const SalaryFormulaDocument = gql`
    query SalaryFormula($id: ID!) {
  record: salaryFormula(id: $id) {
    ...SalaryFormulaRecord
  }
}
    ${SalaryFormulaRecordFragmentDoc}
${SalaryFormulaRowFragmentDoc}`;

/**
 * __useSalaryFormulaQuery__
 *
 * To run a query within a React component, call `useSalaryFormulaQuery` and pass it any options that fit your needs.
 * When your component renders, `useSalaryFormulaQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useSalaryFormulaQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useSalaryFormulaQuery(baseOptions: ApolloReactHooks.QueryHookOptions<SalaryFormulaQuery, SalaryFormulaQueryVariables> & ({ variables: SalaryFormulaQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<SalaryFormulaQuery, SalaryFormulaQueryVariables>(SalaryFormulaDocument, options);
      }
export function useSalaryFormulaLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<SalaryFormulaQuery, SalaryFormulaQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<SalaryFormulaQuery, SalaryFormulaQueryVariables>(SalaryFormulaDocument, options);
        }
// @ts-ignore
export function useSalaryFormulaSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<SalaryFormulaQuery, SalaryFormulaQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SalaryFormulaQuery, SalaryFormulaQueryVariables>;
export function useSalaryFormulaSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SalaryFormulaQuery, SalaryFormulaQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<SalaryFormulaQuery | undefined, SalaryFormulaQueryVariables>;
export function useSalaryFormulaSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<SalaryFormulaQuery, SalaryFormulaQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<SalaryFormulaQuery, SalaryFormulaQueryVariables>(SalaryFormulaDocument, options);
        }
export type SalaryFormulaQueryHookResult = ReturnType<typeof useSalaryFormulaQuery>;
export type SalaryFormulaLazyQueryHookResult = ReturnType<typeof useSalaryFormulaLazyQuery>;
export type SalaryFormulaSuspenseQueryHookResult = ReturnType<typeof useSalaryFormulaSuspenseQuery>;
export type SalaryFormulaQueryResult = ApolloReactCommon.QueryResult<SalaryFormulaQuery, SalaryFormulaQueryVariables>;
export const CreateSalaryFormulaDocument = gql`
    mutation CreateSalaryFormula($input: SalaryFormulaInput!) {
  record: createSalaryFormula(input: $input) {
    ...SalaryFormulaRecord
  }
}
    ${SalaryFormulaRecordFragmentDoc}
${SalaryFormulaRowFragmentDoc}`;

/**
 * __useCreateSalaryFormulaMutation__
 *
 * To run a mutation, you first call `useCreateSalaryFormulaMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateSalaryFormulaMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createSalaryFormulaMutation, { data, loading, error }] = useCreateSalaryFormulaMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateSalaryFormulaMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateSalaryFormulaMutation, CreateSalaryFormulaMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateSalaryFormulaMutation, CreateSalaryFormulaMutationVariables>(CreateSalaryFormulaDocument, options);
      }
export type CreateSalaryFormulaMutationHookResult = ReturnType<typeof useCreateSalaryFormulaMutation>;
export type CreateSalaryFormulaMutationResult = ApolloReactCommon.MutationResult<CreateSalaryFormulaMutation>;
export const UpdateSalaryFormulaDocument = gql`
    mutation UpdateSalaryFormula($id: ID!, $version: Int!, $input: SalaryFormulaChanges!) {
  record: updateSalaryFormula(id: $id, version: $version, input: $input) {
    ...SalaryFormulaRecord
  }
}
    ${SalaryFormulaRecordFragmentDoc}
${SalaryFormulaRowFragmentDoc}`;

/**
 * __useUpdateSalaryFormulaMutation__
 *
 * To run a mutation, you first call `useUpdateSalaryFormulaMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateSalaryFormulaMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateSalaryFormulaMutation, { data, loading, error }] = useUpdateSalaryFormulaMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateSalaryFormulaMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateSalaryFormulaMutation, UpdateSalaryFormulaMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateSalaryFormulaMutation, UpdateSalaryFormulaMutationVariables>(UpdateSalaryFormulaDocument, options);
      }
export type UpdateSalaryFormulaMutationHookResult = ReturnType<typeof useUpdateSalaryFormulaMutation>;
export type UpdateSalaryFormulaMutationResult = ApolloReactCommon.MutationResult<UpdateSalaryFormulaMutation>;
export const DeleteSalaryFormulasDocument = gql`
    mutation DeleteSalaryFormulas($ids: [ID!]!) {
  results: deleteSalaryFormulas(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteSalaryFormulasMutation__
 *
 * To run a mutation, you first call `useDeleteSalaryFormulasMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteSalaryFormulasMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteSalaryFormulasMutation, { data, loading, error }] = useDeleteSalaryFormulasMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteSalaryFormulasMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteSalaryFormulasMutation, DeleteSalaryFormulasMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteSalaryFormulasMutation, DeleteSalaryFormulasMutationVariables>(DeleteSalaryFormulasDocument, options);
      }
export type DeleteSalaryFormulasMutationHookResult = ReturnType<typeof useDeleteSalaryFormulasMutation>;
export type DeleteSalaryFormulasMutationResult = ApolloReactCommon.MutationResult<DeleteSalaryFormulasMutation>;
export const RestoreSalaryFormulasDocument = gql`
    mutation RestoreSalaryFormulas($ids: [ID!]!) {
  results: restoreSalaryFormulas(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreSalaryFormulasMutation__
 *
 * To run a mutation, you first call `useRestoreSalaryFormulasMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreSalaryFormulasMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreSalaryFormulasMutation, { data, loading, error }] = useRestoreSalaryFormulasMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreSalaryFormulasMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreSalaryFormulasMutation, RestoreSalaryFormulasMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreSalaryFormulasMutation, RestoreSalaryFormulasMutationVariables>(RestoreSalaryFormulasDocument, options);
      }
export type RestoreSalaryFormulasMutationHookResult = ReturnType<typeof useRestoreSalaryFormulasMutation>;
export type RestoreSalaryFormulasMutationResult = ApolloReactCommon.MutationResult<RestoreSalaryFormulasMutation>;