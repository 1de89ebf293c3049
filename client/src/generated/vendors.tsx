/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
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

/** What a vendor delivers. */
export type VendorCategory =
  /** Food and drink. */
  | 'catering'
  /** Machines and instruments. */
  | 'equipment'
  /** Buildings, cleaning and upkeep. */
  | 'facilities'
  /** Cover against loss and illness. */
  | 'insurance'
  /** Computers, programs and networks. */
  | 'it'
  /** Medicines and medical supplies. */
  | 'medical'
  /** Anything else. */
  | 'other'
  /** Advice, such as of lawyers and auditors. */
  | 'professional'
  /** People who work for a time. */
  | 'staffing'
  /** Courses and training. */
  | 'training'
  /** Driving and carrying. */
  | 'transport';

/** Conditions on a VendorCategory; all that are given must hold. */
export type VendorCategoryFilter = {
  /** Equal to. */
  eq?: VendorCategory | null | undefined;
  /** One of these. */
  in?: Array<VendorCategory> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: VendorCategory | null | undefined;
};

/** Values to change in a vendor; what is left out stays. */
export type VendorChanges = {
  /** Where post reaches it. */
  address?: string | null | undefined;
  /** Name its bank account is held in. */
  bankHolder?: string | null | undefined;
  /** IBAN of the account; shown masked. */
  bankIban?: string | null | undefined;
  /** Bank of the account. */
  bankName?: string | null | undefined;
  /** What it delivers. */
  category?: VendorCategory | null | undefined;
  /** Whom to speak to. */
  contactPerson?: string | null | undefined;
  /** Others to speak to, at most 20. */
  contacts?: Array<VendorContactInput> | null | undefined;
  /** E-mail address. */
  email?: string | null | undefined;
  /** Last day of the trade licence. */
  licenceExpiry?: string | null | undefined;
  /** Number of the trade licence. */
  licenceNo?: string | null | undefined;
  /** Mobile telephone. */
  mobilePhone?: string | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** Remarks, such as why it is blocked. */
  notes?: string | null | undefined;
  /** Telephone of the office. */
  phone?: string | null | undefined;
  /** How content the company is, 1 to 5. */
  rating?: number | null | undefined;
  /** Whether the company buys from it. */
  status?: VendorStatus | null | undefined;
  /** Tax registration number. */
  taxNo?: string | null | undefined;
  /** Web page. */
  website?: string | null | undefined;
};

/** Somebody to speak to at a vendor. */
export type VendorContactInput = {
  /** E-mail address. */
  email?: string | null | undefined;
  /** Name, at most 120 characters. */
  name: string;
  /** Telephone. */
  phone?: string | null | undefined;
  /** What it is about: orders, accounts. */
  role?: string | null | undefined;
};

/** Which vendors to list; all conditions given must hold. */
export type VendorFilter = {
  /** Where post reaches it. */
  address?: TextFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<VendorFilter> | null | undefined;
  /** When the account was verified or rejected. */
  bankDecidedAt?: InstantFilter | null | undefined;
  /** Who verified or rejected the account; never who entered it. */
  bankDecidedById?: IdFilter | null | undefined;
  /** Name of who verified or rejected the account. */
  bankDecidedByName?: TextFilter | null | undefined;
  /** When the account was entered last. */
  bankEnteredAt?: InstantFilter | null | undefined;
  /** Who entered the account last. */
  bankEnteredById?: IdFilter | null | undefined;
  /** Name of who entered the account last. */
  bankEnteredByName?: TextFilter | null | undefined;
  /** Name its bank account is held in. */
  bankHolder?: TextFilter | null | undefined;
  /** Bank of the account. */
  bankName?: TextFilter | null | undefined;
  /** Why the account was rejected. */
  bankNote?: TextFilter | null | undefined;
  /** Whether a second person has verified the account; it waits again whenever holder, bank or IBAN change. Empty without an account. */
  bankState?: BankAccountStateFilter | null | undefined;
  /** What it delivers. */
  category?: VendorCategoryFilter | null | undefined;
  /** Whom to speak to. */
  contactPerson?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** E-mail address. */
  email?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Last day of the trade licence. */
  licenceExpiry?: DateFilter | null | undefined;
  /** Number of the trade licence. */
  licenceNo?: TextFilter | null | undefined;
  /** Mobile telephone. */
  mobilePhone?: TextFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** Remarks, such as why it is blocked. */
  notes?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<VendorFilter> | null | undefined;
  /** Telephone of the office. */
  phone?: TextFilter | null | undefined;
  /** How content the company is, 1 to 5. */
  rating?: NumberFilter | null | undefined;
  /** Whether the company buys from it. */
  status?: VendorStatusFilter | null | undefined;
  /** Tax registration number. */
  taxNo?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** Web page. */
  website?: TextFilter | null | undefined;
};

/** Values of a new vendor. */
export type VendorInput = {
  /** Where post reaches it. */
  address?: string | null | undefined;
  /** Name its bank account is held in. */
  bankHolder?: string | null | undefined;
  /** IBAN of the account; shown masked. */
  bankIban?: string | null | undefined;
  /** Bank of the account. */
  bankName?: string | null | undefined;
  /** What it delivers. */
  category?: VendorCategory | null | undefined;
  /** Whom to speak to. */
  contactPerson?: string | null | undefined;
  /** Others to speak to, at most 20. */
  contacts?: Array<VendorContactInput> | null | undefined;
  /** E-mail address. */
  email?: string | null | undefined;
  /** Last day of the trade licence. */
  licenceExpiry?: string | null | undefined;
  /** Number of the trade licence. */
  licenceNo?: string | null | undefined;
  /** Mobile telephone. */
  mobilePhone?: string | null | undefined;
  /** What it is called. */
  name: string;
  /** Remarks, such as why it is blocked. */
  notes?: string | null | undefined;
  /** Telephone of the office. */
  phone?: string | null | undefined;
  /** How content the company is, 1 to 5. */
  rating?: number | null | undefined;
  /** Whether the company buys from it. */
  status?: VendorStatus | null | undefined;
  /** Tax registration number. */
  taxNo?: string | null | undefined;
  /** Web page. */
  website?: string | null | undefined;
};

/** One level of the order of vendors. */
export type VendorSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: VendorSortField;
};

/** What vendors can be sorted by. */
export type VendorSortField =
  /** Where post reaches it. */
  | 'address'
  /** When the account was verified or rejected. */
  | 'bankDecidedAt'
  /** Who verified or rejected the account; never who entered it. */
  | 'bankDecidedById'
  /** Name of who verified or rejected the account. */
  | 'bankDecidedByName'
  /** When the account was entered last. */
  | 'bankEnteredAt'
  /** Who entered the account last. */
  | 'bankEnteredById'
  /** Name of who entered the account last. */
  | 'bankEnteredByName'
  /** Name its bank account is held in. */
  | 'bankHolder'
  /** Bank of the account. */
  | 'bankName'
  /** Why the account was rejected. */
  | 'bankNote'
  /** Whether a second person has verified the account; it waits again whenever holder, bank or IBAN change. Empty without an account. */
  | 'bankState'
  /** What it delivers. */
  | 'category'
  /** Whom to speak to. */
  | 'contactPerson'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** E-mail address. */
  | 'email'
  /** Last day of the trade licence. */
  | 'licenceExpiry'
  /** Number of the trade licence. */
  | 'licenceNo'
  /** Mobile telephone. */
  | 'mobilePhone'
  /** What it is called. */
  | 'name'
  /** Telephone of the office. */
  | 'phone'
  /** How content the company is, 1 to 5. */
  | 'rating'
  /** Whether the company buys from it. */
  | 'status'
  /** Tax registration number. */
  | 'taxNo'
  /** When the row was last changed. */
  | 'updatedAt'
  /** Web page. */
  | 'website';

/** Whether the company buys from a vendor. */
export type VendorStatus =
  /** Is bought from. */
  | 'active'
  /** Kept, and bought from no more. */
  | 'blocked';

/** Conditions on a VendorStatus; all that are given must hold. */
export type VendorStatusFilter = {
  /** Equal to. */
  eq?: VendorStatus | null | undefined;
  /** One of these. */
  in?: Array<VendorStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: VendorStatus | null | undefined;
};

export type VendorsQueryVariables = Exact<{
  filter?: VendorFilter | null | undefined;
  sort?: Array<VendorSort> | VendorSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type VendorsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, name: string, category: VendorCategory | null, status: VendorStatus, contactPerson: string | null, email: string | null, mobilePhone: string | null, phone: string | null, licenceNo: string | null, licenceExpiry: string | null, rating: number | null, bankState: BankAccountState | null }> } };

export type VendorQueryVariables = Exact<{
  id: string;
}>;


export type VendorQuery = { record: { website: string | null, address: string | null, taxNo: string | null, bankHolder: string | null, bankName: string | null, bankIban: string | null, verificationRefusal: string | null, bankEnteredByName: string | null, bankEnteredAt: string | null, bankDecidedByName: string | null, bankDecidedAt: string | null, bankNote: string | null, notes: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, name: string, category: VendorCategory | null, status: VendorStatus, contactPerson: string | null, email: string | null, mobilePhone: string | null, phone: string | null, licenceNo: string | null, licenceExpiry: string | null, rating: number | null, bankState: BankAccountState | null, contacts: Array<{ name: string, role: string | null, phone: string | null, email: string | null }> } };

export type CreateVendorMutationVariables = Exact<{
  input: VendorInput;
}>;


export type CreateVendorMutation = { record: { website: string | null, address: string | null, taxNo: string | null, bankHolder: string | null, bankName: string | null, bankIban: string | null, verificationRefusal: string | null, bankEnteredByName: string | null, bankEnteredAt: string | null, bankDecidedByName: string | null, bankDecidedAt: string | null, bankNote: string | null, notes: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, name: string, category: VendorCategory | null, status: VendorStatus, contactPerson: string | null, email: string | null, mobilePhone: string | null, phone: string | null, licenceNo: string | null, licenceExpiry: string | null, rating: number | null, bankState: BankAccountState | null, contacts: Array<{ name: string, role: string | null, phone: string | null, email: string | null }> } };

export type UpdateVendorMutationVariables = Exact<{
  id: string;
  version: number;
  input: VendorChanges;
}>;


export type UpdateVendorMutation = { record: { website: string | null, address: string | null, taxNo: string | null, bankHolder: string | null, bankName: string | null, bankIban: string | null, verificationRefusal: string | null, bankEnteredByName: string | null, bankEnteredAt: string | null, bankDecidedByName: string | null, bankDecidedAt: string | null, bankNote: string | null, notes: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, name: string, category: VendorCategory | null, status: VendorStatus, contactPerson: string | null, email: string | null, mobilePhone: string | null, phone: string | null, licenceNo: string | null, licenceExpiry: string | null, rating: number | null, bankState: BankAccountState | null, contacts: Array<{ name: string, role: string | null, phone: string | null, email: string | null }> } };

export type DeleteVendorsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteVendorsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreVendorsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreVendorsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type VendorRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, name: string, category: VendorCategory | null, status: VendorStatus, contactPerson: string | null, email: string | null, mobilePhone: string | null, phone: string | null, licenceNo: string | null, licenceExpiry: string | null, rating: number | null, bankState: BankAccountState | null };

export type VendorRecordFragment = { website: string | null, address: string | null, taxNo: string | null, bankHolder: string | null, bankName: string | null, bankIban: string | null, verificationRefusal: string | null, bankEnteredByName: string | null, bankEnteredAt: string | null, bankDecidedByName: string | null, bankDecidedAt: string | null, bankNote: string | null, notes: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, name: string, category: VendorCategory | null, status: VendorStatus, contactPerson: string | null, email: string | null, mobilePhone: string | null, phone: string | null, licenceNo: string | null, licenceExpiry: string | null, rating: number | null, bankState: BankAccountState | null, contacts: Array<{ name: string, role: string | null, phone: string | null, email: string | null }> };

export type VendorDocumentsQueryVariables = Exact<{
  id: string;
}>;


export type VendorDocumentsQuery = { page: { rows: Array<{ id: string, title: string, number: string | null, state: string, expiryDate: string | null, fileIds: Array<string> }> } };

export type VerifyVendorMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type VerifyVendorMutation = { record: { website: string | null, address: string | null, taxNo: string | null, bankHolder: string | null, bankName: string | null, bankIban: string | null, verificationRefusal: string | null, bankEnteredByName: string | null, bankEnteredAt: string | null, bankDecidedByName: string | null, bankDecidedAt: string | null, bankNote: string | null, notes: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, name: string, category: VendorCategory | null, status: VendorStatus, contactPerson: string | null, email: string | null, mobilePhone: string | null, phone: string | null, licenceNo: string | null, licenceExpiry: string | null, rating: number | null, bankState: BankAccountState | null, contacts: Array<{ name: string, role: string | null, phone: string | null, email: string | null }> } };

export type RejectVendorMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectVendorMutation = { record: { website: string | null, address: string | null, taxNo: string | null, bankHolder: string | null, bankName: string | null, bankIban: string | null, verificationRefusal: string | null, bankEnteredByName: string | null, bankEnteredAt: string | null, bankDecidedByName: string | null, bankDecidedAt: string | null, bankNote: string | null, notes: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, hiddenFields: Array<string>, name: string, category: VendorCategory | null, status: VendorStatus, contactPerson: string | null, email: string | null, mobilePhone: string | null, phone: string | null, licenceNo: string | null, licenceExpiry: string | null, rating: number | null, bankState: BankAccountState | null, contacts: Array<{ name: string, role: string | null, phone: string | null, email: string | null }> } };

export const VendorRowFragmentDoc = gql`
    fragment VendorRow on Vendor {
  id
  version
  deletedAt
  allowedActions
  hiddenFields
  name
  category
  status
  contactPerson
  email
  mobilePhone
  phone
  licenceNo
  licenceExpiry
  rating
  bankState
}
    `;
export const VendorRecordFragmentDoc = gql`
    fragment VendorRecord on Vendor {
  ...VendorRow
  website
  address
  taxNo
  contacts {
    name
    role
    phone
    email
  }
  bankHolder
  bankName
  bankIban
  verificationRefusal
  bankEnteredByName
  bankEnteredAt
  bankDecidedByName
  bankDecidedAt
  bankNote
  notes
  createdAt
  updatedAt
}
    `;
export const VendorsDocument = gql`
    query Vendors($filter: VendorFilter, $sort: [VendorSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: vendors(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...VendorRow
    }
    total
  }
}
    ${VendorRowFragmentDoc}`;

/**
 * __useVendorsQuery__
 *
 * To run a query within a React component, call `useVendorsQuery` and pass it any options that fit your needs.
 * When your component renders, `useVendorsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVendorsQuery({
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
export function useVendorsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<VendorsQuery, VendorsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VendorsQuery, VendorsQueryVariables>(VendorsDocument, options);
      }
export function useVendorsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VendorsQuery, VendorsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VendorsQuery, VendorsQueryVariables>(VendorsDocument, options);
        }
// @ts-ignore
export function useVendorsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<VendorsQuery, VendorsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VendorsQuery, VendorsQueryVariables>;
export function useVendorsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VendorsQuery, VendorsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VendorsQuery | undefined, VendorsQueryVariables>;
export function useVendorsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VendorsQuery, VendorsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<VendorsQuery, VendorsQueryVariables>(VendorsDocument, options);
        }
export type VendorsQueryHookResult = ReturnType<typeof useVendorsQuery>;
export type VendorsLazyQueryHookResult = ReturnType<typeof useVendorsLazyQuery>;
export type VendorsSuspenseQueryHookResult = ReturnType<typeof useVendorsSuspenseQuery>;
export type VendorsQueryResult = ApolloReactCommon.QueryResult<VendorsQuery, VendorsQueryVariables>;
export const VendorDocument = gql`
    query Vendor($id: ID!) {
  record: vendor(id: $id) {
    ...VendorRecord
  }
}
    ${VendorRecordFragmentDoc}
${VendorRowFragmentDoc}`;

/**
 * __useVendorQuery__
 *
 * To run a query within a React component, call `useVendorQuery` and pass it any options that fit your needs.
 * When your component renders, `useVendorQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVendorQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useVendorQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VendorQuery, VendorQueryVariables> & ({ variables: VendorQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VendorQuery, VendorQueryVariables>(VendorDocument, options);
      }
export function useVendorLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VendorQuery, VendorQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VendorQuery, VendorQueryVariables>(VendorDocument, options);
        }
// @ts-ignore
export function useVendorSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<VendorQuery, VendorQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VendorQuery, VendorQueryVariables>;
export function useVendorSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VendorQuery, VendorQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VendorQuery | undefined, VendorQueryVariables>;
export function useVendorSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VendorQuery, VendorQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<VendorQuery, VendorQueryVariables>(VendorDocument, options);
        }
export type VendorQueryHookResult = ReturnType<typeof useVendorQuery>;
export type VendorLazyQueryHookResult = ReturnType<typeof useVendorLazyQuery>;
export type VendorSuspenseQueryHookResult = ReturnType<typeof useVendorSuspenseQuery>;
export type VendorQueryResult = ApolloReactCommon.QueryResult<VendorQuery, VendorQueryVariables>;
export const CreateVendorDocument = gql`
    mutation CreateVendor($input: VendorInput!) {
  record: createVendor(input: $input) {
    ...VendorRecord
  }
}
    ${VendorRecordFragmentDoc}
${VendorRowFragmentDoc}`;

/**
 * __useCreateVendorMutation__
 *
 * To run a mutation, you first call `useCreateVendorMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateVendorMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createVendorMutation, { data, loading, error }] = useCreateVendorMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateVendorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateVendorMutation, CreateVendorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateVendorMutation, CreateVendorMutationVariables>(CreateVendorDocument, options);
      }
export type CreateVendorMutationHookResult = ReturnType<typeof useCreateVendorMutation>;
export type CreateVendorMutationResult = ApolloReactCommon.MutationResult<CreateVendorMutation>;
export const UpdateVendorDocument = gql`
    mutation UpdateVendor($id: ID!, $version: Int!, $input: VendorChanges!) {
  record: updateVendor(id: $id, version: $version, input: $input) {
    ...VendorRecord
  }
}
    ${VendorRecordFragmentDoc}
${VendorRowFragmentDoc}`;

/**
 * __useUpdateVendorMutation__
 *
 * To run a mutation, you first call `useUpdateVendorMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateVendorMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateVendorMutation, { data, loading, error }] = useUpdateVendorMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateVendorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateVendorMutation, UpdateVendorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateVendorMutation, UpdateVendorMutationVariables>(UpdateVendorDocument, options);
      }
export type UpdateVendorMutationHookResult = ReturnType<typeof useUpdateVendorMutation>;
export type UpdateVendorMutationResult = ApolloReactCommon.MutationResult<UpdateVendorMutation>;
export const DeleteVendorsDocument = gql`
    mutation DeleteVendors($ids: [ID!]!) {
  results: deleteVendors(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteVendorsMutation__
 *
 * To run a mutation, you first call `useDeleteVendorsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteVendorsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteVendorsMutation, { data, loading, error }] = useDeleteVendorsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteVendorsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteVendorsMutation, DeleteVendorsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteVendorsMutation, DeleteVendorsMutationVariables>(DeleteVendorsDocument, options);
      }
export type DeleteVendorsMutationHookResult = ReturnType<typeof useDeleteVendorsMutation>;
export type DeleteVendorsMutationResult = ApolloReactCommon.MutationResult<DeleteVendorsMutation>;
export const RestoreVendorsDocument = gql`
    mutation RestoreVendors($ids: [ID!]!) {
  results: restoreVendors(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreVendorsMutation__
 *
 * To run a mutation, you first call `useRestoreVendorsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreVendorsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreVendorsMutation, { data, loading, error }] = useRestoreVendorsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreVendorsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreVendorsMutation, RestoreVendorsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreVendorsMutation, RestoreVendorsMutationVariables>(RestoreVendorsDocument, options);
      }
export type RestoreVendorsMutationHookResult = ReturnType<typeof useRestoreVendorsMutation>;
export type RestoreVendorsMutationResult = ApolloReactCommon.MutationResult<RestoreVendorsMutation>;
export const VendorDocumentsDocument = gql`
    query VendorDocuments($id: ID!) {
  page: documents(
    filter: {vendorId: {eq: $id}, status: {ne: archived}}
    sort: [{field: expiryDate}]
    limit: 100
  ) {
    rows {
      id
      title
      number
      state
      expiryDate
      fileIds
    }
  }
}
    `;

/**
 * __useVendorDocumentsQuery__
 *
 * To run a query within a React component, call `useVendorDocumentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useVendorDocumentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useVendorDocumentsQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useVendorDocumentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<VendorDocumentsQuery, VendorDocumentsQueryVariables> & ({ variables: VendorDocumentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<VendorDocumentsQuery, VendorDocumentsQueryVariables>(VendorDocumentsDocument, options);
      }
export function useVendorDocumentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<VendorDocumentsQuery, VendorDocumentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<VendorDocumentsQuery, VendorDocumentsQueryVariables>(VendorDocumentsDocument, options);
        }
// @ts-ignore
export function useVendorDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<VendorDocumentsQuery, VendorDocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VendorDocumentsQuery, VendorDocumentsQueryVariables>;
export function useVendorDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VendorDocumentsQuery, VendorDocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<VendorDocumentsQuery | undefined, VendorDocumentsQueryVariables>;
export function useVendorDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<VendorDocumentsQuery, VendorDocumentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<VendorDocumentsQuery, VendorDocumentsQueryVariables>(VendorDocumentsDocument, options);
        }
export type VendorDocumentsQueryHookResult = ReturnType<typeof useVendorDocumentsQuery>;
export type VendorDocumentsLazyQueryHookResult = ReturnType<typeof useVendorDocumentsLazyQuery>;
export type VendorDocumentsSuspenseQueryHookResult = ReturnType<typeof useVendorDocumentsSuspenseQuery>;
export type VendorDocumentsQueryResult = ApolloReactCommon.QueryResult<VendorDocumentsQuery, VendorDocumentsQueryVariables>;
export const VerifyVendorDocument = gql`
    mutation VerifyVendor($id: ID!, $version: Int!) {
  record: verifyVendor(id: $id, version: $version) {
    ...VendorRecord
  }
}
    ${VendorRecordFragmentDoc}
${VendorRowFragmentDoc}`;

/**
 * __useVerifyVendorMutation__
 *
 * To run a mutation, you first call `useVerifyVendorMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyVendorMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyVendorMutation, { data, loading, error }] = useVerifyVendorMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useVerifyVendorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VerifyVendorMutation, VerifyVendorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyVendorMutation, VerifyVendorMutationVariables>(VerifyVendorDocument, options);
      }
export type VerifyVendorMutationHookResult = ReturnType<typeof useVerifyVendorMutation>;
export type VerifyVendorMutationResult = ApolloReactCommon.MutationResult<VerifyVendorMutation>;
export const RejectVendorDocument = gql`
    mutation RejectVendor($id: ID!, $version: Int!, $note: String!) {
  record: rejectVendor(id: $id, version: $version, note: $note) {
    ...VendorRecord
  }
}
    ${VendorRecordFragmentDoc}
${VendorRowFragmentDoc}`;

/**
 * __useRejectVendorMutation__
 *
 * To run a mutation, you first call `useRejectVendorMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectVendorMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectVendorMutation, { data, loading, error }] = useRejectVendorMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectVendorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectVendorMutation, RejectVendorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectVendorMutation, RejectVendorMutationVariables>(RejectVendorDocument, options);
      }
export type RejectVendorMutationHookResult = ReturnType<typeof useRejectVendorMutation>;
export type RejectVendorMutationResult = ApolloReactCommon.MutationResult<RejectVendorMutation>;