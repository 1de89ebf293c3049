/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Values to change in a bank account; what is left out stays. */
export type BankAccountChanges = {
  /** Bank of the account. */
  bankName?: string | null | undefined;
  /** BIC of the bank. */
  bic?: string | null | undefined;
  /** Name the account is held in. */
  holder?: string | null | undefined;
  /** IBAN; shown masked. */
  iban?: string | null | undefined;
  /** Person code of the employee at the labour authority, 14 digits. */
  personCode?: string | null | undefined;
  /** Routing code of the bank in the UAE Wages Protection System, 9 digits. */
  routingCode?: string | null | undefined;
  /** First day pay goes there; later where it replaces another account, by the company's days of waiting. At most 5 years ahead. */
  validFrom?: string | null | undefined;
};

/** Which bankAccounts to list; all conditions given must hold. */
export type BankAccountFilter = {
  /** All of these must hold. */
  and?: Array<BankAccountFilter> | null | undefined;
  /** Bank of the account. */
  bankName?: TextFilter | null | undefined;
  /** BIC of the bank. */
  bic?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When it was verified or rejected. */
  decidedAt?: InstantFilter | null | undefined;
  /** Who verified or rejected it; never who entered it. */
  decidedById?: IdFilter | null | undefined;
  /** Name of who verified or rejected it. */
  decidedByName?: TextFilter | null | undefined;
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may verify decides. */
  deciders?: TextFilter | null | undefined;
  /** Why it was rejected or closed. */
  decisionNote?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Whose account it is. */
  employeeId?: IdFilter | null | undefined;
  /** First, middle and last name of the employee in one. */
  employeeName?: TextFilter | null | undefined;
  /** Who entered it last. */
  enteredById?: IdFilter | null | undefined;
  /** Name of who entered it last. */
  enteredByName?: TextFilter | null | undefined;
  /** Name the account is held in. */
  holder?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<BankAccountFilter> | null | undefined;
  /** Person code of the employee at the labour authority, 14 digits. */
  personCode?: TextFilter | null | undefined;
  /** Routing code of the bank in the UAE Wages Protection System, 9 digits. */
  routingCode?: TextFilter | null | undefined;
  /** Where it stands. */
  state?: BankAccountStateFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** First day pay goes there; later where it replaces another account, by the company's days of waiting. */
  validFrom?: DateFilter | null | undefined;
  /** Last day; empty while it goes on. */
  validTo?: DateFilter | null | undefined;
};

/** Values of a new bank account. */
export type BankAccountInput = {
  /** Bank of the account. */
  bankName?: string | null | undefined;
  /** BIC of the bank. */
  bic?: string | null | undefined;
  /** Whose account it is. */
  employeeId: string;
  /** Name the account is held in. */
  holder: string;
  /** IBAN; shown masked. */
  iban: string;
  /** Person code of the employee at the labour authority, 14 digits. */
  personCode?: string | null | undefined;
  /** Routing code of the bank in the UAE Wages Protection System, 9 digits. */
  routingCode?: string | null | undefined;
  /** First day pay goes there; later where it replaces another account, by the company's days of waiting. At most 5 years ahead. */
  validFrom: string;
};

/** One level of the order of bankAccounts. */
export type BankAccountSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: BankAccountSortField;
};

/** What bankAccounts can be sorted by. */
export type BankAccountSortField =
  /** Bank of the account. */
  | 'bankName'
  /** BIC of the bank. */
  | 'bic'
  /** When the row was made. */
  | 'createdAt'
  /** When it was verified or rejected. */
  | 'decidedAt'
  /** Who verified or rejected it; never who entered it. */
  | 'decidedById'
  /** Name of who verified or rejected it. */
  | 'decidedByName'
  /** Who is due by a flow of approval: ids of users, or anybody; empty where whoever may verify decides. */
  | 'deciders'
  /** Why it was rejected or closed. */
  | 'decisionNote'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Whose account it is. */
  | 'employeeId'
  /** First, middle and last name of the employee in one. */
  | 'employeeName'
  /** Who entered it last. */
  | 'enteredById'
  /** Name of who entered it last. */
  | 'enteredByName'
  /** Name the account is held in. */
  | 'holder'
  /** Person code of the employee at the labour authority, 14 digits. */
  | 'personCode'
  /** Routing code of the bank in the UAE Wages Protection System, 9 digits. */
  | 'routingCode'
  /** Where it stands. */
  | 'state'
  /** When the row was last changed. */
  | 'updatedAt'
  /** First day pay goes there; later where it replaces another account, by the company's days of waiting. */
  | 'validFrom'
  /** Last day; empty while it goes on. */
  | 'validTo';

/** Where a bank account stands, of an employee or a vendor: pay goes to verified ones alone. */
export type BankAccountState =
  /** Was verified, and is no longer used. */
  | 'closed'
  /** Entered, and waits for a second person; no pay goes there. */
  | 'pending'
  /** Found wrong by a second person; no pay goes there. */
  | 'rejected'
  /** Checked by a second person; pay goes there while it is in force. */
  | 'verified';

/** Conditions on a BankAccountState; all that are given must hold. */
export type BankAccountStateFilter = {
  /** Equal to. */
  eq?: BankAccountState | null | undefined;
  /** One of these. */
  in?: Array<BankAccountState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: BankAccountState | null | undefined;
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

export type BankAccountsQueryVariables = Exact<{
  filter?: BankAccountFilter | null | undefined;
  sort?: Array<BankAccountSort> | BankAccountSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type BankAccountsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, holder: string, iban: string | null, bankName: string | null, bic: string | null, routingCode: string | null, personCode: string | null, validFrom: string, validTo: string | null, state: BankAccountState, employee: { id: string, label: string | null } | null }> } };

export type BankAccountQueryVariables = Exact<{
  id: string;
}>;


export type BankAccountQuery = { record: { verificationRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, decisionNote: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, holder: string, iban: string | null, bankName: string | null, bic: string | null, routingCode: string | null, personCode: string | null, validFrom: string, validTo: string | null, state: BankAccountState, employee: { id: string, label: string | null } | null } };

export type CreateBankAccountMutationVariables = Exact<{
  input: BankAccountInput;
}>;


export type CreateBankAccountMutation = { record: { verificationRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, decisionNote: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, holder: string, iban: string | null, bankName: string | null, bic: string | null, routingCode: string | null, personCode: string | null, validFrom: string, validTo: string | null, state: BankAccountState, employee: { id: string, label: string | null } | null } };

export type UpdateBankAccountMutationVariables = Exact<{
  id: string;
  version: number;
  input: BankAccountChanges;
}>;


export type UpdateBankAccountMutation = { record: { verificationRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, decisionNote: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, holder: string, iban: string | null, bankName: string | null, bic: string | null, routingCode: string | null, personCode: string | null, validFrom: string, validTo: string | null, state: BankAccountState, employee: { id: string, label: string | null } | null } };

export type DeleteBankAccountsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteBankAccountsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreBankAccountsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreBankAccountsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type BankAccountRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, holder: string, iban: string | null, bankName: string | null, bic: string | null, routingCode: string | null, personCode: string | null, validFrom: string, validTo: string | null, state: BankAccountState, employee: { id: string, label: string | null } | null };

export type BankAccountRecordFragment = { verificationRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, decisionNote: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, holder: string, iban: string | null, bankName: string | null, bic: string | null, routingCode: string | null, personCode: string | null, validFrom: string, validTo: string | null, state: BankAccountState, employee: { id: string, label: string | null } | null };

export type VerifyBankAccountMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type VerifyBankAccountMutation = { record: { verificationRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, decisionNote: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, holder: string, iban: string | null, bankName: string | null, bic: string | null, routingCode: string | null, personCode: string | null, validFrom: string, validTo: string | null, state: BankAccountState, employee: { id: string, label: string | null } | null } };

export type RejectBankAccountMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectBankAccountMutation = { record: { verificationRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, decisionNote: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, holder: string, iban: string | null, bankName: string | null, bic: string | null, routingCode: string | null, personCode: string | null, validFrom: string, validTo: string | null, state: BankAccountState, employee: { id: string, label: string | null } | null } };

export type CloseBankAccountMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type CloseBankAccountMutation = { record: { verificationRefusal: string | null, enteredByName: string | null, decidedByName: string | null, decidedAt: string | null, decisionNote: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, employeeId: string, employeeName: string, holder: string, iban: string | null, bankName: string | null, bic: string | null, routingCode: string | null, personCode: string | null, validFrom: string, validTo: string | null, state: BankAccountState, employee: { id: string, label: string | null } | null } };

export const BankAccountRowFragmentDoc = gql`
    fragment BankAccountRow on BankAccount {
  id
  version
  deletedAt
  allowedActions
  hiddenFields
  employeeId
  employee {
    id
    label: employeeName
  }
  employeeName
  holder
  iban
  bankName
  bic
  routingCode
  personCode
  validFrom
  validTo
  state
}
    `;
export const BankAccountRecordFragmentDoc = gql`
    fragment BankAccountRecord on BankAccount {
  ...BankAccountRow
  verificationRefusal
  enteredByName
  decidedByName
  decidedAt
  decisionNote
  createdAt
  updatedAt
}
    `;
export const BankAccountsDocument = gql`
    query BankAccounts($filter: BankAccountFilter, $sort: [BankAccountSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: bankAccounts(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...BankAccountRow
    }
    total
  }
}
    ${BankAccountRowFragmentDoc}`;

/**
 * __useBankAccountsQuery__
 *
 * To run a query within a React component, call `useBankAccountsQuery` and pass it any options that fit your needs.
 * When your component renders, `useBankAccountsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBankAccountsQuery({
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
export function useBankAccountsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<BankAccountsQuery, BankAccountsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BankAccountsQuery, BankAccountsQueryVariables>(BankAccountsDocument, options);
      }
export function useBankAccountsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BankAccountsQuery, BankAccountsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BankAccountsQuery, BankAccountsQueryVariables>(BankAccountsDocument, options);
        }
// @ts-ignore
export function useBankAccountsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BankAccountsQuery, BankAccountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BankAccountsQuery, BankAccountsQueryVariables>;
export function useBankAccountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BankAccountsQuery, BankAccountsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BankAccountsQuery | undefined, BankAccountsQueryVariables>;
export function useBankAccountsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BankAccountsQuery, BankAccountsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BankAccountsQuery, BankAccountsQueryVariables>(BankAccountsDocument, options);
        }
export type BankAccountsQueryHookResult = ReturnType<typeof useBankAccountsQuery>;
export type BankAccountsLazyQueryHookResult = ReturnType<typeof useBankAccountsLazyQuery>;
export type BankAccountsSuspenseQueryHookResult = ReturnType<typeof useBankAccountsSuspenseQuery>;
export type BankAccountsQueryResult = ApolloReactCommon.QueryResult<BankAccountsQuery, BankAccountsQueryVariables>;
export const BankAccountDocument = gql`
    query BankAccount($id: ID!) {
  record: bankAccount(id: $id) {
    ...BankAccountRecord
  }
}
    ${BankAccountRecordFragmentDoc}
${BankAccountRowFragmentDoc}`;

/**
 * __useBankAccountQuery__
 *
 * To run a query within a React component, call `useBankAccountQuery` and pass it any options that fit your needs.
 * When your component renders, `useBankAccountQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useBankAccountQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useBankAccountQuery(baseOptions: ApolloReactHooks.QueryHookOptions<BankAccountQuery, BankAccountQueryVariables> & ({ variables: BankAccountQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<BankAccountQuery, BankAccountQueryVariables>(BankAccountDocument, options);
      }
export function useBankAccountLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<BankAccountQuery, BankAccountQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<BankAccountQuery, BankAccountQueryVariables>(BankAccountDocument, options);
        }
// @ts-ignore
export function useBankAccountSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<BankAccountQuery, BankAccountQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BankAccountQuery, BankAccountQueryVariables>;
export function useBankAccountSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BankAccountQuery, BankAccountQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<BankAccountQuery | undefined, BankAccountQueryVariables>;
export function useBankAccountSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<BankAccountQuery, BankAccountQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<BankAccountQuery, BankAccountQueryVariables>(BankAccountDocument, options);
        }
export type BankAccountQueryHookResult = ReturnType<typeof useBankAccountQuery>;
export type BankAccountLazyQueryHookResult = ReturnType<typeof useBankAccountLazyQuery>;
export type BankAccountSuspenseQueryHookResult = ReturnType<typeof useBankAccountSuspenseQuery>;
export type BankAccountQueryResult = ApolloReactCommon.QueryResult<BankAccountQuery, BankAccountQueryVariables>;
export const CreateBankAccountDocument = gql`
    mutation CreateBankAccount($input: BankAccountInput!) {
  record: createBankAccount(input: $input) {
    ...BankAccountRecord
  }
}
    ${BankAccountRecordFragmentDoc}
${BankAccountRowFragmentDoc}`;

/**
 * __useCreateBankAccountMutation__
 *
 * To run a mutation, you first call `useCreateBankAccountMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateBankAccountMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createBankAccountMutation, { data, loading, error }] = useCreateBankAccountMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateBankAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateBankAccountMutation, CreateBankAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateBankAccountMutation, CreateBankAccountMutationVariables>(CreateBankAccountDocument, options);
      }
export type CreateBankAccountMutationHookResult = ReturnType<typeof useCreateBankAccountMutation>;
export type CreateBankAccountMutationResult = ApolloReactCommon.MutationResult<CreateBankAccountMutation>;
export const UpdateBankAccountDocument = gql`
    mutation UpdateBankAccount($id: ID!, $version: Int!, $input: BankAccountChanges!) {
  record: updateBankAccount(id: $id, version: $version, input: $input) {
    ...BankAccountRecord
  }
}
    ${BankAccountRecordFragmentDoc}
${BankAccountRowFragmentDoc}`;

/**
 * __useUpdateBankAccountMutation__
 *
 * To run a mutation, you first call `useUpdateBankAccountMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateBankAccountMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateBankAccountMutation, { data, loading, error }] = useUpdateBankAccountMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateBankAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateBankAccountMutation, UpdateBankAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateBankAccountMutation, UpdateBankAccountMutationVariables>(UpdateBankAccountDocument, options);
      }
export type UpdateBankAccountMutationHookResult = ReturnType<typeof useUpdateBankAccountMutation>;
export type UpdateBankAccountMutationResult = ApolloReactCommon.MutationResult<UpdateBankAccountMutation>;
export const DeleteBankAccountsDocument = gql`
    mutation DeleteBankAccounts($ids: [ID!]!) {
  results: deleteBankAccounts(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteBankAccountsMutation__
 *
 * To run a mutation, you first call `useDeleteBankAccountsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteBankAccountsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteBankAccountsMutation, { data, loading, error }] = useDeleteBankAccountsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteBankAccountsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteBankAccountsMutation, DeleteBankAccountsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteBankAccountsMutation, DeleteBankAccountsMutationVariables>(DeleteBankAccountsDocument, options);
      }
export type DeleteBankAccountsMutationHookResult = ReturnType<typeof useDeleteBankAccountsMutation>;
export type DeleteBankAccountsMutationResult = ApolloReactCommon.MutationResult<DeleteBankAccountsMutation>;
export const RestoreBankAccountsDocument = gql`
    mutation RestoreBankAccounts($ids: [ID!]!) {
  results: restoreBankAccounts(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreBankAccountsMutation__
 *
 * To run a mutation, you first call `useRestoreBankAccountsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreBankAccountsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreBankAccountsMutation, { data, loading, error }] = useRestoreBankAccountsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreBankAccountsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreBankAccountsMutation, RestoreBankAccountsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreBankAccountsMutation, RestoreBankAccountsMutationVariables>(RestoreBankAccountsDocument, options);
      }
export type RestoreBankAccountsMutationHookResult = ReturnType<typeof useRestoreBankAccountsMutation>;
export type RestoreBankAccountsMutationResult = ApolloReactCommon.MutationResult<RestoreBankAccountsMutation>;
export const VerifyBankAccountDocument = gql`
    mutation VerifyBankAccount($id: ID!, $version: Int!) {
  record: verifyBankAccount(id: $id, version: $version) {
    ...BankAccountRecord
  }
}
    ${BankAccountRecordFragmentDoc}
${BankAccountRowFragmentDoc}`;

/**
 * __useVerifyBankAccountMutation__
 *
 * To run a mutation, you first call `useVerifyBankAccountMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyBankAccountMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyBankAccountMutation, { data, loading, error }] = useVerifyBankAccountMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useVerifyBankAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VerifyBankAccountMutation, VerifyBankAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyBankAccountMutation, VerifyBankAccountMutationVariables>(VerifyBankAccountDocument, options);
      }
export type VerifyBankAccountMutationHookResult = ReturnType<typeof useVerifyBankAccountMutation>;
export type VerifyBankAccountMutationResult = ApolloReactCommon.MutationResult<VerifyBankAccountMutation>;
export const RejectBankAccountDocument = gql`
    mutation RejectBankAccount($id: ID!, $version: Int!, $note: String!) {
  record: rejectBankAccount(id: $id, version: $version, note: $note) {
    ...BankAccountRecord
  }
}
    ${BankAccountRecordFragmentDoc}
${BankAccountRowFragmentDoc}`;

/**
 * __useRejectBankAccountMutation__
 *
 * To run a mutation, you first call `useRejectBankAccountMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectBankAccountMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectBankAccountMutation, { data, loading, error }] = useRejectBankAccountMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectBankAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectBankAccountMutation, RejectBankAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectBankAccountMutation, RejectBankAccountMutationVariables>(RejectBankAccountDocument, options);
      }
export type RejectBankAccountMutationHookResult = ReturnType<typeof useRejectBankAccountMutation>;
export type RejectBankAccountMutationResult = ApolloReactCommon.MutationResult<RejectBankAccountMutation>;
export const CloseBankAccountDocument = gql`
    mutation CloseBankAccount($id: ID!, $version: Int!, $note: String!) {
  record: closeBankAccount(id: $id, version: $version, note: $note) {
    ...BankAccountRecord
  }
}
    ${BankAccountRecordFragmentDoc}
${BankAccountRowFragmentDoc}`;

/**
 * __useCloseBankAccountMutation__
 *
 * To run a mutation, you first call `useCloseBankAccountMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCloseBankAccountMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [closeBankAccountMutation, { data, loading, error }] = useCloseBankAccountMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useCloseBankAccountMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CloseBankAccountMutation, CloseBankAccountMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CloseBankAccountMutation, CloseBankAccountMutationVariables>(CloseBankAccountDocument, options);
      }
export type CloseBankAccountMutationHookResult = ReturnType<typeof useCloseBankAccountMutation>;
export type CloseBankAccountMutationResult = ApolloReactCommon.MutationResult<CloseBankAccountMutation>;