/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
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

/** Which imports to list; all conditions given must hold. */
export type ImportFilter = {
  /** All of these must hold. */
  and?: Array<ImportFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Rows dealt with by the running or last background step. */
  doneCount?: NumberFilter | null | undefined;
  /** What the file is called. */
  fileName?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** What it brings in. */
  kind?: ImportKindFilter | null | undefined;
  /** The kind of row an undo takes back first; empty where nothing stands that it wrote. */
  lastWritten?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<ImportFilter> | null | undefined;
  /** Rows below the header. */
  rows?: NumberFilter | null | undefined;
  /** Where it stands. */
  state?: ImportStateFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** What an import brings in: people, or the rows of an area. */
export type ImportKind =
  /** Attendance, from a list. */
  | 'Attendance'
  /** Marked days, from a list. */
  | 'AttendanceDay'
  /** Bank accounts, from a list. */
  | 'BankAccount'
  /** CME rules, from a list. */
  | 'CmeRule'
  /** Allowances, from a list. */
  | 'Compensation'
  /** Allowances of employees, from a list. */
  | 'CompensationAssignment'
  /** Regular deductions, from a list. */
  | 'Deduction'
  /** Regular deductions of employees, from a list. */
  | 'DeductionAssignment'
  /** Departments, from a list. */
  | 'Department'
  /** Dependants, from a list. */
  | 'Dependant'
  /** Documents of the company, from a list. */
  | 'Document'
  /** Document types, from a list. */
  | 'DocumentType'
  /** Emergency contacts, from a list. */
  | 'EmergencyContact'
  /** CME activities, from a list. */
  | 'EmployeeCme'
  /** Single deductions, from a list. */
  | 'EmployeeDeduction'
  /** Documents of employees, from a list. */
  | 'EmployeeDocument'
  /** Licences, from a list. */
  | 'EmployeeLicence'
  /** Loans, new or being repaid already, from a list. */
  | 'EmployeeLoan'
  /** Single rewards, from a list. */
  | 'EmployeeReward'
  /** Salaries, from a list. */
  | 'EmployeeSalary'
  /** Skills, from a list. */
  | 'EmployeeSkill'
  /** Grades, from a list. */
  | 'Grade'
  /** Holidays, from a list. */
  | 'Holiday'
  /** Leave days by type, one row per employee and type, from a list. */
  | 'LeaveAdjustment'
  /** Opening leave balances, one row per employee, from a list. */
  | 'LeaveBalance'
  /** Leave types, from a list. */
  | 'LeaveType'
  /** Pay of the year so far, one row per employee, from a list. */
  | 'OpeningPay'
  /** Positions, from a list. */
  | 'Position'
  /** Punches, from a list. */
  | 'PunchEntry'
  /** Shifts, from a list. */
  | 'Shift'
  /** Vendors, from a list. */
  | 'Vendor'
  /** Work locations, from a list. */
  | 'WorkLocation'
  /** Employees, with their departments, positions, managers and salaries. */
  | 'people';

/** Conditions on a ImportKind; all that are given must hold. */
export type ImportKindFilter = {
  /** Equal to. */
  eq?: ImportKind | null | undefined;
  /** One of these. */
  in?: Array<ImportKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: ImportKind | null | undefined;
};

/** One level of the order of imports. */
export type ImportSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: ImportSortField;
};

/** What imports can be sorted by. */
export type ImportSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Rows dealt with by the running or last background step. */
  | 'doneCount'
  /** What the file is called. */
  | 'fileName'
  /** What it brings in. */
  | 'kind'
  /** The kind of row an undo takes back first; empty where nothing stands that it wrote. */
  | 'lastWritten'
  /** Rows below the header. */
  | 'rows'
  /** Where it stands. */
  | 'state'
  /** When the row was last changed. */
  | 'updatedAt';

/** Where an import stands. Checking, committing and undoing run in the background; a closed one can no longer be undone. */
export type ImportState =
  /** The dry run is over: what would be made is counted, and nothing written. */
  | 'checked'
  /** The dry run goes on. */
  | 'checking'
  /** What it wrote stands for good; the values it replaced are forgotten. */
  | 'closed'
  /** Its rows are written; it can be undone. */
  | 'committed'
  /** Its rows are being written. */
  | 'committing'
  /** A step broke off; it can be checked again or undone. */
  | 'failed'
  /** What its columns mean is said; it can be checked. */
  | 'mapped'
  /** What it wrote is being taken back. */
  | 'undoing'
  /** What it wrote was taken back, as far as nobody changed it since. */
  | 'undone'
  /** Its columns are guessed and nobody has agreed yet. */
  | 'uploaded';

/** Conditions on a ImportState; all that are given must hold. */
export type ImportStateFilter = {
  /** Equal to. */
  eq?: ImportState | null | undefined;
  /** One of these. */
  in?: Array<ImportState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: ImportState | null | undefined;
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

export type ImportsQueryVariables = Exact<{
  filter?: ImportFilter | null | undefined;
  sort?: Array<ImportSort> | ImportSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type ImportsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, fileName: string, kind: ImportKind, state: ImportState, rows: number, createdAt: string }> } };

export type ImportQueryVariables = Exact<{
  id: string;
}>;


export type ImportQuery = { record: { doneCount: number, headers: Array<string>, mapping: unknown, transformations: unknown, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, fileName: string, kind: ImportKind, state: ImportState, rows: number, createdAt: string, counts: { create: number, update: number, skip: number, rejected: number, departments: number, positions: number, managers: number, references: number, withoutPay: number | null, undone: number, kept: number }, problems: Array<{ code: string, isError: boolean, header: string | null, target: string | null, value: string, repairKind: string, count: number, rows: Array<number>, message: { en: string, ar: string }, repair: { en: string, ar: string } }>, failure: { en: string, ar: string } | null } };

export type ImportKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportKindsQuery = { kinds: Array<{ value: string, label: { en: string, ar: string } }> };

export type ImportPreviewQueryVariables = Exact<{
  id: string;
  mapping?: unknown;
}>;


export type ImportPreviewQuery = { preview: { columns: Array<{ header: string, target: string | null, guess: string | null, confidence: number, isAsked: boolean, samples: Array<string> }>, targets: Array<{ value: string, label: { en: string, ar: string } }>, offers: Array<{ kind: string, target: string, header: string | null, suggested: string | null, chosen: string | null, isAsked: boolean, title: { en: string, ar: string }, because: { en: string, ar: string }, options: Array<{ value: string, label: { en: string, ar: string } }>, values: Array<{ said: string, times: number, meaning: string | null }> }> } };

export type ImportRowsQueryVariables = Exact<{
  id: string;
  rows?: Array<number> | number | null | undefined;
  outcome?: string | null | undefined;
  limit: number;
  after: number;
}>;


export type ImportRowsQuery = { page: { total: number, rows: Array<{ row: number, cells: Array<string>, isLeftOut: boolean, outcome: string | null, suggestion: Array<string> | null, problems: Array<{ code: string, isError: boolean, header: string | null, message: { en: string, ar: string }, repair: { en: string, ar: string } }> }> } };

export type SetImportMappingMutationVariables = Exact<{
  id: string;
  version: number;
  mapping: unknown;
  transformations?: unknown;
}>;


export type SetImportMappingMutation = { record: { id: string, version: number, state: ImportState, allowedActions: Array<string>, mapping: unknown, transformations: unknown, doneCount: number } };

export type CheckImportMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CheckImportMutation = { record: { id: string, version: number, state: ImportState, allowedActions: Array<string>, mapping: unknown, transformations: unknown, doneCount: number } };

export type CommitImportMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CommitImportMutation = { record: { id: string, version: number, state: ImportState, allowedActions: Array<string>, mapping: unknown, transformations: unknown, doneCount: number } };

export type UndoImportMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type UndoImportMutation = { record: { id: string, version: number, state: ImportState, allowedActions: Array<string>, mapping: unknown, transformations: unknown, doneCount: number } };

export type CorrectImportRowMutationVariables = Exact<{
  id: string;
  row: number;
  cells?: Array<string> | string | null | undefined;
  isLeftOut?: boolean | null | undefined;
}>;


export type CorrectImportRowMutation = { row: { row: number, cells: Array<string>, isLeftOut: boolean, outcome: string | null, suggestion: Array<string> | null, problems: Array<{ code: string, isError: boolean, header: string | null, message: { en: string, ar: string }, repair: { en: string, ar: string } }> } };

export type RestoreImportsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreImportsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type DeleteImportsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteImportsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type ImportStandingFragment = { id: string, version: number, state: ImportState, allowedActions: Array<string>, mapping: unknown, transformations: unknown, doneCount: number };

export type ImportListRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, fileName: string, kind: ImportKind, state: ImportState, rows: number, createdAt: string };

export type ImportRowPartsFragment = { row: number, cells: Array<string>, isLeftOut: boolean, outcome: string | null, suggestion: Array<string> | null, problems: Array<{ code: string, isError: boolean, header: string | null, message: { en: string, ar: string }, repair: { en: string, ar: string } }> };

export const ImportStandingFragmentDoc = gql`
    fragment ImportStanding on Import {
  id
  version
  state
  allowedActions
  mapping
  transformations
  doneCount
}
    `;
export const ImportListRowFragmentDoc = gql`
    fragment ImportListRow on Import {
  id
  version
  deletedAt
  allowedActions
  fileName
  kind
  state
  rows
  createdAt
}
    `;
export const ImportRowPartsFragmentDoc = gql`
    fragment ImportRowParts on ImportRow {
  row
  cells
  isLeftOut
  outcome
  problems {
    code
    isError
    header
    message {
      en
      ar
    }
    repair {
      en
      ar
    }
  }
  suggestion
}
    `;
export const ImportsDocument = gql`
    query Imports($filter: ImportFilter, $sort: [ImportSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: imports(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...ImportListRow
    }
    total
  }
}
    ${ImportListRowFragmentDoc}`;

/**
 * __useImportsQuery__
 *
 * To run a query within a React component, call `useImportsQuery` and pass it any options that fit your needs.
 * When your component renders, `useImportsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useImportsQuery({
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
export function useImportsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ImportsQuery, ImportsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportsQuery, ImportsQueryVariables>(ImportsDocument, options);
      }
export function useImportsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportsQuery, ImportsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportsQuery, ImportsQueryVariables>(ImportsDocument, options);
        }
// @ts-ignore
export function useImportsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ImportsQuery, ImportsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportsQuery, ImportsQueryVariables>;
export function useImportsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportsQuery, ImportsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportsQuery | undefined, ImportsQueryVariables>;
export function useImportsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportsQuery, ImportsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ImportsQuery, ImportsQueryVariables>(ImportsDocument, options);
        }
export type ImportsQueryHookResult = ReturnType<typeof useImportsQuery>;
export type ImportsLazyQueryHookResult = ReturnType<typeof useImportsLazyQuery>;
export type ImportsSuspenseQueryHookResult = ReturnType<typeof useImportsSuspenseQuery>;
export type ImportsQueryResult = ApolloReactCommon.QueryResult<ImportsQuery, ImportsQueryVariables>;
export const ImportDocument = gql`
    query Import($id: ID!) {
  record: import(id: $id) {
    ...ImportListRow
    doneCount
    headers
    mapping
    transformations
    counts {
      create
      update
      skip
      rejected
      departments
      positions
      managers
      references
      withoutPay
      undone
      kept
    }
    problems {
      code
      isError
      header
      target
      value
      message {
        en
        ar
      }
      repairKind
      repair {
        en
        ar
      }
      count
      rows
    }
    failure {
      en
      ar
    }
  }
}
    ${ImportListRowFragmentDoc}`;

/**
 * __useImportQuery__
 *
 * To run a query within a React component, call `useImportQuery` and pass it any options that fit your needs.
 * When your component renders, `useImportQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useImportQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useImportQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ImportQuery, ImportQueryVariables> & ({ variables: ImportQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportQuery, ImportQueryVariables>(ImportDocument, options);
      }
export function useImportLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportQuery, ImportQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportQuery, ImportQueryVariables>(ImportDocument, options);
        }
// @ts-ignore
export function useImportSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ImportQuery, ImportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportQuery, ImportQueryVariables>;
export function useImportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportQuery, ImportQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportQuery | undefined, ImportQueryVariables>;
export function useImportSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportQuery, ImportQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ImportQuery, ImportQueryVariables>(ImportDocument, options);
        }
export type ImportQueryHookResult = ReturnType<typeof useImportQuery>;
export type ImportLazyQueryHookResult = ReturnType<typeof useImportLazyQuery>;
export type ImportSuspenseQueryHookResult = ReturnType<typeof useImportSuspenseQuery>;
export type ImportQueryResult = ApolloReactCommon.QueryResult<ImportQuery, ImportQueryVariables>;
export const ImportKindsDocument = gql`
    query ImportKinds {
  kinds: importKinds {
    value
    label {
      en
      ar
    }
  }
}
    `;

/**
 * __useImportKindsQuery__
 *
 * To run a query within a React component, call `useImportKindsQuery` and pass it any options that fit your needs.
 * When your component renders, `useImportKindsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useImportKindsQuery({
 *   variables: {
 *   },
 * });
 */
export function useImportKindsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ImportKindsQuery, ImportKindsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportKindsQuery, ImportKindsQueryVariables>(ImportKindsDocument, options);
      }
export function useImportKindsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportKindsQuery, ImportKindsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportKindsQuery, ImportKindsQueryVariables>(ImportKindsDocument, options);
        }
// @ts-ignore
export function useImportKindsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ImportKindsQuery, ImportKindsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportKindsQuery, ImportKindsQueryVariables>;
export function useImportKindsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportKindsQuery, ImportKindsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportKindsQuery | undefined, ImportKindsQueryVariables>;
export function useImportKindsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportKindsQuery, ImportKindsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ImportKindsQuery, ImportKindsQueryVariables>(ImportKindsDocument, options);
        }
export type ImportKindsQueryHookResult = ReturnType<typeof useImportKindsQuery>;
export type ImportKindsLazyQueryHookResult = ReturnType<typeof useImportKindsLazyQuery>;
export type ImportKindsSuspenseQueryHookResult = ReturnType<typeof useImportKindsSuspenseQuery>;
export type ImportKindsQueryResult = ApolloReactCommon.QueryResult<ImportKindsQuery, ImportKindsQueryVariables>;
export const ImportPreviewDocument = gql`
    query ImportPreview($id: ID!, $mapping: JSON) {
  preview: importPreview(id: $id, mapping: $mapping) {
    columns {
      header
      target
      guess
      confidence
      isAsked
      samples
    }
    targets {
      value
      label {
        en
        ar
      }
    }
    offers {
      kind
      target
      header
      title {
        en
        ar
      }
      because {
        en
        ar
      }
      options {
        value
        label {
          en
          ar
        }
      }
      suggested
      chosen
      isAsked
      values {
        said
        times
        meaning
      }
    }
  }
}
    `;

/**
 * __useImportPreviewQuery__
 *
 * To run a query within a React component, call `useImportPreviewQuery` and pass it any options that fit your needs.
 * When your component renders, `useImportPreviewQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useImportPreviewQuery({
 *   variables: {
 *      id: // value for 'id'
 *      mapping: // value for 'mapping'
 *   },
 * });
 */
export function useImportPreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ImportPreviewQuery, ImportPreviewQueryVariables> & ({ variables: ImportPreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportPreviewQuery, ImportPreviewQueryVariables>(ImportPreviewDocument, options);
      }
export function useImportPreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportPreviewQuery, ImportPreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportPreviewQuery, ImportPreviewQueryVariables>(ImportPreviewDocument, options);
        }
// @ts-ignore
export function useImportPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ImportPreviewQuery, ImportPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportPreviewQuery, ImportPreviewQueryVariables>;
export function useImportPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportPreviewQuery, ImportPreviewQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportPreviewQuery | undefined, ImportPreviewQueryVariables>;
export function useImportPreviewSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportPreviewQuery, ImportPreviewQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ImportPreviewQuery, ImportPreviewQueryVariables>(ImportPreviewDocument, options);
        }
export type ImportPreviewQueryHookResult = ReturnType<typeof useImportPreviewQuery>;
export type ImportPreviewLazyQueryHookResult = ReturnType<typeof useImportPreviewLazyQuery>;
export type ImportPreviewSuspenseQueryHookResult = ReturnType<typeof useImportPreviewSuspenseQuery>;
export type ImportPreviewQueryResult = ApolloReactCommon.QueryResult<ImportPreviewQuery, ImportPreviewQueryVariables>;
export const ImportRowsDocument = gql`
    query ImportRows($id: ID!, $rows: [Int!], $outcome: String, $limit: Int!, $after: Int!) {
  page: importRows(
    id: $id
    rows: $rows
    outcome: $outcome
    limit: $limit
    after: $after
  ) {
    rows {
      ...ImportRowParts
    }
    total
  }
}
    ${ImportRowPartsFragmentDoc}`;

/**
 * __useImportRowsQuery__
 *
 * To run a query within a React component, call `useImportRowsQuery` and pass it any options that fit your needs.
 * When your component renders, `useImportRowsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useImportRowsQuery({
 *   variables: {
 *      id: // value for 'id'
 *      rows: // value for 'rows'
 *      outcome: // value for 'outcome'
 *      limit: // value for 'limit'
 *      after: // value for 'after'
 *   },
 * });
 */
export function useImportRowsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ImportRowsQuery, ImportRowsQueryVariables> & ({ variables: ImportRowsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ImportRowsQuery, ImportRowsQueryVariables>(ImportRowsDocument, options);
      }
export function useImportRowsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ImportRowsQuery, ImportRowsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ImportRowsQuery, ImportRowsQueryVariables>(ImportRowsDocument, options);
        }
// @ts-ignore
export function useImportRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ImportRowsQuery, ImportRowsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportRowsQuery, ImportRowsQueryVariables>;
export function useImportRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportRowsQuery, ImportRowsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ImportRowsQuery | undefined, ImportRowsQueryVariables>;
export function useImportRowsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ImportRowsQuery, ImportRowsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ImportRowsQuery, ImportRowsQueryVariables>(ImportRowsDocument, options);
        }
export type ImportRowsQueryHookResult = ReturnType<typeof useImportRowsQuery>;
export type ImportRowsLazyQueryHookResult = ReturnType<typeof useImportRowsLazyQuery>;
export type ImportRowsSuspenseQueryHookResult = ReturnType<typeof useImportRowsSuspenseQuery>;
export type ImportRowsQueryResult = ApolloReactCommon.QueryResult<ImportRowsQuery, ImportRowsQueryVariables>;
export const SetImportMappingDocument = gql`
    mutation SetImportMapping($id: ID!, $version: Int!, $mapping: JSON!, $transformations: JSON) {
  record: setImportMapping(
    id: $id
    version: $version
    mapping: $mapping
    transformations: $transformations
  ) {
    ...ImportStanding
  }
}
    ${ImportStandingFragmentDoc}`;

/**
 * __useSetImportMappingMutation__
 *
 * To run a mutation, you first call `useSetImportMappingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetImportMappingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setImportMappingMutation, { data, loading, error }] = useSetImportMappingMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      mapping: // value for 'mapping'
 *      transformations: // value for 'transformations'
 *   },
 * });
 */
export function useSetImportMappingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetImportMappingMutation, SetImportMappingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetImportMappingMutation, SetImportMappingMutationVariables>(SetImportMappingDocument, options);
      }
export type SetImportMappingMutationHookResult = ReturnType<typeof useSetImportMappingMutation>;
export type SetImportMappingMutationResult = ApolloReactCommon.MutationResult<SetImportMappingMutation>;
export const CheckImportDocument = gql`
    mutation CheckImport($id: ID!, $version: Int!) {
  record: checkImport(id: $id, version: $version) {
    ...ImportStanding
  }
}
    ${ImportStandingFragmentDoc}`;

/**
 * __useCheckImportMutation__
 *
 * To run a mutation, you first call `useCheckImportMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCheckImportMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [checkImportMutation, { data, loading, error }] = useCheckImportMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCheckImportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CheckImportMutation, CheckImportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CheckImportMutation, CheckImportMutationVariables>(CheckImportDocument, options);
      }
export type CheckImportMutationHookResult = ReturnType<typeof useCheckImportMutation>;
export type CheckImportMutationResult = ApolloReactCommon.MutationResult<CheckImportMutation>;
export const CommitImportDocument = gql`
    mutation CommitImport($id: ID!, $version: Int!) {
  record: commitImport(id: $id, version: $version) {
    ...ImportStanding
  }
}
    ${ImportStandingFragmentDoc}`;

/**
 * __useCommitImportMutation__
 *
 * To run a mutation, you first call `useCommitImportMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCommitImportMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [commitImportMutation, { data, loading, error }] = useCommitImportMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useCommitImportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CommitImportMutation, CommitImportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CommitImportMutation, CommitImportMutationVariables>(CommitImportDocument, options);
      }
export type CommitImportMutationHookResult = ReturnType<typeof useCommitImportMutation>;
export type CommitImportMutationResult = ApolloReactCommon.MutationResult<CommitImportMutation>;
export const UndoImportDocument = gql`
    mutation UndoImport($id: ID!, $version: Int!) {
  record: undoImport(id: $id, version: $version) {
    ...ImportStanding
  }
}
    ${ImportStandingFragmentDoc}`;

/**
 * __useUndoImportMutation__
 *
 * To run a mutation, you first call `useUndoImportMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUndoImportMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [undoImportMutation, { data, loading, error }] = useUndoImportMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useUndoImportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UndoImportMutation, UndoImportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UndoImportMutation, UndoImportMutationVariables>(UndoImportDocument, options);
      }
export type UndoImportMutationHookResult = ReturnType<typeof useUndoImportMutation>;
export type UndoImportMutationResult = ApolloReactCommon.MutationResult<UndoImportMutation>;
export const CorrectImportRowDocument = gql`
    mutation CorrectImportRow($id: ID!, $row: Int!, $cells: [String!], $isLeftOut: Boolean) {
  row: correctImportRow(id: $id, row: $row, cells: $cells, isLeftOut: $isLeftOut) {
    ...ImportRowParts
  }
}
    ${ImportRowPartsFragmentDoc}`;

/**
 * __useCorrectImportRowMutation__
 *
 * To run a mutation, you first call `useCorrectImportRowMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCorrectImportRowMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [correctImportRowMutation, { data, loading, error }] = useCorrectImportRowMutation({
 *   variables: {
 *      id: // value for 'id'
 *      row: // value for 'row'
 *      cells: // value for 'cells'
 *      isLeftOut: // value for 'isLeftOut'
 *   },
 * });
 */
export function useCorrectImportRowMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CorrectImportRowMutation, CorrectImportRowMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CorrectImportRowMutation, CorrectImportRowMutationVariables>(CorrectImportRowDocument, options);
      }
export type CorrectImportRowMutationHookResult = ReturnType<typeof useCorrectImportRowMutation>;
export type CorrectImportRowMutationResult = ApolloReactCommon.MutationResult<CorrectImportRowMutation>;
export const RestoreImportsDocument = gql`
    mutation RestoreImports($ids: [ID!]!) {
  results: restoreImports(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreImportsMutation__
 *
 * To run a mutation, you first call `useRestoreImportsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreImportsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreImportsMutation, { data, loading, error }] = useRestoreImportsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreImportsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreImportsMutation, RestoreImportsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreImportsMutation, RestoreImportsMutationVariables>(RestoreImportsDocument, options);
      }
export type RestoreImportsMutationHookResult = ReturnType<typeof useRestoreImportsMutation>;
export type RestoreImportsMutationResult = ApolloReactCommon.MutationResult<RestoreImportsMutation>;
export const DeleteImportsDocument = gql`
    mutation DeleteImports($ids: [ID!]!) {
  results: deleteImports(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteImportsMutation__
 *
 * To run a mutation, you first call `useDeleteImportsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteImportsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteImportsMutation, { data, loading, error }] = useDeleteImportsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteImportsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteImportsMutation, DeleteImportsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteImportsMutation, DeleteImportsMutationVariables>(DeleteImportsDocument, options);
      }
export type DeleteImportsMutationHookResult = ReturnType<typeof useDeleteImportsMutation>;
export type DeleteImportsMutationResult = ApolloReactCommon.MutationResult<DeleteImportsMutation>;