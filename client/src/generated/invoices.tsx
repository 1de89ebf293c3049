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

/** Values to change in an invoice; what is left out stays. */
export type InvoiceChanges = {
  /** Where the invoice goes by post. */
  clientAddress?: string | null | undefined;
  /** The company the client speaks for. */
  clientCompany?: string | null | undefined;
  /** Telephone of the client. */
  clientContact?: string | null | undefined;
  /** The country of that address. */
  clientCountry?: string | null | undefined;
  /** Where it is sent. */
  clientEmail?: string | null | undefined;
  /** Name of the client, a person or whom it is for. */
  clientName?: string | null | undefined;
  /** Currency, ISO 4217; the company's when left out. */
  currency?: string | null | undefined;
  /** Day it is to be paid. */
  dueOn?: string | null | undefined;
  /** Day it is issued. */
  issuedOn?: string | null | undefined;
  /** Its lines, at most 100. */
  lines?: Array<InvoiceLineInput> | null | undefined;
  /** What stands below the lines, such as how to pay. */
  note?: string | null | undefined;
  /** What it is for, in a few words. */
  service?: string | null | undefined;
  /** The vendor it is charged to, where the client is one. */
  vendorId?: string | null | undefined;
};

/** Which invoices to list; all conditions given must hold. */
export type InvoiceFilter = {
  /** All of these must hold. */
  and?: Array<InvoiceFilter> | null | undefined;
  /** What is still owed; of a credit note what is to be refunded. */
  balance?: DecimalFilter | null | undefined;
  /** Where the invoice goes by post. */
  clientAddress?: TextFilter | null | undefined;
  /** The company the client speaks for. */
  clientCompany?: TextFilter | null | undefined;
  /** Telephone of the client. */
  clientContact?: TextFilter | null | undefined;
  /** The country of that address. */
  clientCountry?: TextFilter | null | undefined;
  /** Where it is sent. */
  clientEmail?: TextFilter | null | undefined;
  /** Name of the client, a person or whom it is for. */
  clientName?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** Sum of its credit notes that were sent; of a credit note what was set off against what was still owed. */
  credited?: DecimalFilter | null | undefined;
  /** The invoice a credit note gives back of. */
  creditsId?: IdFilter | null | undefined;
  /** Currency, ISO 4217; the company's when left out. */
  currency?: TextFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Day it is to be paid. */
  dueOn?: DateFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Day it is issued. */
  issuedOn?: DateFilter | null | undefined;
  /** Whether it is an invoice or a credit note. */
  kind?: InvoiceKindFilter | null | undefined;
  /** What stands below the lines, such as how to pay. */
  note?: TextFilter | null | undefined;
  /** Its number, running in the company without a gap, that of credit notes by itself; given when it is sent. */
  number?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<InvoiceFilter> | null | undefined;
  /** What was paid so far; of a credit note what was refunded. */
  paid?: DecimalFilter | null | undefined;
  /** When it was sent. */
  sentAt?: InstantFilter | null | undefined;
  /** What it is for, in a few words. */
  service?: TextFilter | null | undefined;
  /** How far it has come. */
  state?: InvoiceStateFilter | null | undefined;
  /** Where it stands today: draft, sent, downloaded, partial_payment, paid, past_due or credited; a credit note draft, refund_due or settled. */
  status?: TextFilter | null | undefined;
  /** Sum of the lines before tax. */
  subtotal?: DecimalFilter | null | undefined;
  /** Sum of the taxes of the lines. */
  tax?: DecimalFilter | null | undefined;
  /** What is charged. */
  total?: DecimalFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** The vendor it is charged to, where the client is one. */
  vendorId?: IdFilter | null | undefined;
};

/** Values of a new invoice. */
export type InvoiceInput = {
  /** Where the invoice goes by post. */
  clientAddress?: string | null | undefined;
  /** The company the client speaks for. */
  clientCompany?: string | null | undefined;
  /** Telephone of the client. */
  clientContact?: string | null | undefined;
  /** The country of that address. */
  clientCountry?: string | null | undefined;
  /** Where it is sent. */
  clientEmail?: string | null | undefined;
  /** Name of the client, a person or whom it is for. */
  clientName: string;
  /** Currency, ISO 4217; the company's when left out. */
  currency?: string | null | undefined;
  /** Day it is to be paid. */
  dueOn: string;
  /** Day it is issued. */
  issuedOn: string;
  /** Its lines, at most 100. */
  lines?: Array<InvoiceLineInput> | null | undefined;
  /** What stands below the lines, such as how to pay. */
  note?: string | null | undefined;
  /** What it is for, in a few words. */
  service?: string | null | undefined;
  /** The vendor it is charged to, where the client is one. */
  vendorId?: string | null | undefined;
};

/** What an invoice does. */
export type InvoiceKind =
  /** Gives back all or part of an invoice that was sent. */
  | 'credit_note'
  /** Charges a client. */
  | 'invoice';

/** Conditions on a InvoiceKind; all that are given must hold. */
export type InvoiceKindFilter = {
  /** Equal to. */
  eq?: InvoiceKind | null | undefined;
  /** One of these. */
  in?: Array<InvoiceKind> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: InvoiceKind | null | undefined;
};

/** One line of an invoice. */
export type InvoiceLineInput = {
  /** What is charged, at most 500 characters. */
  description: string;
  /** How many, at most four decimals. */
  quantity: string;
  /** Tax on it in percent, at most two decimals. */
  taxPercent: string;
  /** Price of one; a discount is a line with a price below zero. */
  unitPrice: string;
};

/** A payment to record. */
export type InvoicePaymentInput = {
  /** How much, at most what is still owed. */
  amount: string;
  /** Such as a bank reference, at most 250 characters. */
  note?: string | null | undefined;
  /** The day it was paid, today or before. At most 5 years ahead. */
  paidOn: string;
};

/** One level of the order of invoices. */
export type InvoiceSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: InvoiceSortField;
};

/** What invoices can be sorted by. */
export type InvoiceSortField =
  /** What is still owed; of a credit note what is to be refunded. */
  | 'balance'
  /** Where the invoice goes by post. */
  | 'clientAddress'
  /** The company the client speaks for. */
  | 'clientCompany'
  /** Telephone of the client. */
  | 'clientContact'
  /** The country of that address. */
  | 'clientCountry'
  /** Where it is sent. */
  | 'clientEmail'
  /** Name of the client, a person or whom it is for. */
  | 'clientName'
  /** When the row was made. */
  | 'createdAt'
  /** Sum of its credit notes that were sent; of a credit note what was set off against what was still owed. */
  | 'credited'
  /** The invoice a credit note gives back of. */
  | 'creditsId'
  /** Currency, ISO 4217; the company's when left out. */
  | 'currency'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Day it is to be paid. */
  | 'dueOn'
  /** Day it is issued. */
  | 'issuedOn'
  /** Whether it is an invoice or a credit note. */
  | 'kind'
  /** Its number, running in the company without a gap, that of credit notes by itself; given when it is sent. */
  | 'number'
  /** What was paid so far; of a credit note what was refunded. */
  | 'paid'
  /** When it was sent. */
  | 'sentAt'
  /** What it is for, in a few words. */
  | 'service'
  /** How far it has come. */
  | 'state'
  /** Where it stands today: draft, sent, downloaded, partial_payment, paid, past_due or credited; a credit note draft, refund_due or settled. */
  | 'status'
  /** Sum of the lines before tax. */
  | 'subtotal'
  /** Sum of the taxes of the lines. */
  | 'tax'
  /** What is charged. */
  | 'total'
  /** When the row was last changed. */
  | 'updatedAt'
  /** The vendor it is charged to, where the client is one. */
  | 'vendorId';

/** How far an invoice has come, payments aside. */
export type InvoiceState =
  /** Sent, and the client has downloaded it. */
  | 'downloaded'
  /** Still changed; without a number, and not sent. */
  | 'draft'
  /** Numbered and mailed; its lines change no more. */
  | 'sent';

/** Conditions on a InvoiceState; all that are given must hold. */
export type InvoiceStateFilter = {
  /** Equal to. */
  eq?: InvoiceState | null | undefined;
  /** One of these. */
  in?: Array<InvoiceState> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: InvoiceState | null | undefined;
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

export type InvoicesQueryVariables = Exact<{
  filter?: InvoiceFilter | null | undefined;
  sort?: Array<InvoiceSort> | InvoiceSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type InvoicesQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, kind: InvoiceKind, number: string | null, status: string, clientName: string, clientCompany: string | null, clientEmail: string | null, service: string | null, issuedOn: string, dueOn: string, currency: string, total: string, balance: string }> } };

export type InvoiceQueryVariables = Exact<{
  id: string;
}>;


export type InvoiceQuery = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, kind: InvoiceKind, number: string | null, state: InvoiceState, status: string, creditsId: string | null, issuedOn: string, dueOn: string, clientName: string, clientCompany: string | null, clientEmail: string | null, clientAddress: string | null, clientCountry: string | null, clientContact: string | null, vendorId: string | null, service: string | null, note: string | null, currency: string, subtotal: string, tax: string, total: string, paid: string, credited: string, balance: string, sentAt: string | null, credits: { id: string, number: string | null, issuedOn: string } | null, vendor: { id: string, label: string } | null, lines: Array<{ description: string, quantity: string, unitPrice: string, taxPercent: string }>, amounts: Array<{ net: string, tax: string, total: string }>, payments: Array<{ amount: string, paidOn: string, note: string | null, recordedBy: string }>, issuer: { name: string, legalName: string | null, address: string | null, phone: string | null, website: string | null } | null } };

export type InvoiceSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type InvoiceSummaryQuery = { summary: { clientCount: number, invoiceCount: number, pastDueCount: number, otherCurrencyCount: number, paid: string, unpaid: string, pastDue: string, currency: string, taxPercent: string } };

export type CreateInvoiceMutationVariables = Exact<{
  input: InvoiceInput;
}>;


export type CreateInvoiceMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, kind: InvoiceKind, number: string | null, state: InvoiceState, status: string, creditsId: string | null, issuedOn: string, dueOn: string, clientName: string, clientCompany: string | null, clientEmail: string | null, clientAddress: string | null, clientCountry: string | null, clientContact: string | null, vendorId: string | null, service: string | null, note: string | null, currency: string, subtotal: string, tax: string, total: string, paid: string, credited: string, balance: string, sentAt: string | null, credits: { id: string, number: string | null, issuedOn: string } | null, vendor: { id: string, label: string } | null, lines: Array<{ description: string, quantity: string, unitPrice: string, taxPercent: string }>, amounts: Array<{ net: string, tax: string, total: string }>, payments: Array<{ amount: string, paidOn: string, note: string | null, recordedBy: string }>, issuer: { name: string, legalName: string | null, address: string | null, phone: string | null, website: string | null } | null } };

export type UpdateInvoiceMutationVariables = Exact<{
  id: string;
  version: number;
  input: InvoiceChanges;
}>;


export type UpdateInvoiceMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, kind: InvoiceKind, number: string | null, state: InvoiceState, status: string, creditsId: string | null, issuedOn: string, dueOn: string, clientName: string, clientCompany: string | null, clientEmail: string | null, clientAddress: string | null, clientCountry: string | null, clientContact: string | null, vendorId: string | null, service: string | null, note: string | null, currency: string, subtotal: string, tax: string, total: string, paid: string, credited: string, balance: string, sentAt: string | null, credits: { id: string, number: string | null, issuedOn: string } | null, vendor: { id: string, label: string } | null, lines: Array<{ description: string, quantity: string, unitPrice: string, taxPercent: string }>, amounts: Array<{ net: string, tax: string, total: string }>, payments: Array<{ amount: string, paidOn: string, note: string | null, recordedBy: string }>, issuer: { name: string, legalName: string | null, address: string | null, phone: string | null, website: string | null } | null } };

export type DeleteInvoicesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteInvoicesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreInvoicesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreInvoicesMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type SendInvoiceMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type SendInvoiceMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, kind: InvoiceKind, number: string | null, state: InvoiceState, status: string, creditsId: string | null, issuedOn: string, dueOn: string, clientName: string, clientCompany: string | null, clientEmail: string | null, clientAddress: string | null, clientCountry: string | null, clientContact: string | null, vendorId: string | null, service: string | null, note: string | null, currency: string, subtotal: string, tax: string, total: string, paid: string, credited: string, balance: string, sentAt: string | null, credits: { id: string, number: string | null, issuedOn: string } | null, vendor: { id: string, label: string } | null, lines: Array<{ description: string, quantity: string, unitPrice: string, taxPercent: string }>, amounts: Array<{ net: string, tax: string, total: string }>, payments: Array<{ amount: string, paidOn: string, note: string | null, recordedBy: string }>, issuer: { name: string, legalName: string | null, address: string | null, phone: string | null, website: string | null } | null } };

export type DownloadInvoiceMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DownloadInvoiceMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, kind: InvoiceKind, number: string | null, state: InvoiceState, status: string, creditsId: string | null, issuedOn: string, dueOn: string, clientName: string, clientCompany: string | null, clientEmail: string | null, clientAddress: string | null, clientCountry: string | null, clientContact: string | null, vendorId: string | null, service: string | null, note: string | null, currency: string, subtotal: string, tax: string, total: string, paid: string, credited: string, balance: string, sentAt: string | null, credits: { id: string, number: string | null, issuedOn: string } | null, vendor: { id: string, label: string } | null, lines: Array<{ description: string, quantity: string, unitPrice: string, taxPercent: string }>, amounts: Array<{ net: string, tax: string, total: string }>, payments: Array<{ amount: string, paidOn: string, note: string | null, recordedBy: string }>, issuer: { name: string, legalName: string | null, address: string | null, phone: string | null, website: string | null } | null } };

export type PayInvoiceMutationVariables = Exact<{
  id: string;
  version: number;
  input: InvoicePaymentInput;
}>;


export type PayInvoiceMutation = { record: { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, kind: InvoiceKind, number: string | null, state: InvoiceState, status: string, creditsId: string | null, issuedOn: string, dueOn: string, clientName: string, clientCompany: string | null, clientEmail: string | null, clientAddress: string | null, clientCountry: string | null, clientContact: string | null, vendorId: string | null, service: string | null, note: string | null, currency: string, subtotal: string, tax: string, total: string, paid: string, credited: string, balance: string, sentAt: string | null, credits: { id: string, number: string | null, issuedOn: string } | null, vendor: { id: string, label: string } | null, lines: Array<{ description: string, quantity: string, unitPrice: string, taxPercent: string }>, amounts: Array<{ net: string, tax: string, total: string }>, payments: Array<{ amount: string, paidOn: string, note: string | null, recordedBy: string }>, issuer: { name: string, legalName: string | null, address: string | null, phone: string | null, website: string | null } | null } };

export type CreditInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type CreditInvoiceMutation = { record: { id: string } };

export type CreditNotesQueryVariables = Exact<{
  id: string;
}>;


export type CreditNotesQuery = { page: { rows: Array<{ id: string, number: string | null, status: string, issuedOn: string, currency: string, total: string }> } };

export type DuplicateInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateInvoiceMutation = { record: { id: string } };

export type InvoiceRecordFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, kind: InvoiceKind, number: string | null, state: InvoiceState, status: string, creditsId: string | null, issuedOn: string, dueOn: string, clientName: string, clientCompany: string | null, clientEmail: string | null, clientAddress: string | null, clientCountry: string | null, clientContact: string | null, vendorId: string | null, service: string | null, note: string | null, currency: string, subtotal: string, tax: string, total: string, paid: string, credited: string, balance: string, sentAt: string | null, credits: { id: string, number: string | null, issuedOn: string } | null, vendor: { id: string, label: string } | null, lines: Array<{ description: string, quantity: string, unitPrice: string, taxPercent: string }>, amounts: Array<{ net: string, tax: string, total: string }>, payments: Array<{ amount: string, paidOn: string, note: string | null, recordedBy: string }>, issuer: { name: string, legalName: string | null, address: string | null, phone: string | null, website: string | null } | null };

export const InvoiceRecordFragmentDoc = gql`
    fragment InvoiceRecord on Invoice {
  id
  version
  deletedAt
  allowedActions
  kind
  number
  state
  status
  creditsId
  credits {
    id
    number
    issuedOn
  }
  issuedOn
  dueOn
  clientName
  clientCompany
  clientEmail
  clientAddress
  clientCountry
  clientContact
  vendorId
  vendor {
    id
    label: name
  }
  service
  note
  currency
  lines {
    description
    quantity
    unitPrice
    taxPercent
  }
  amounts {
    net
    tax
    total
  }
  subtotal
  tax
  total
  paid
  credited
  balance
  payments {
    amount
    paidOn
    note
    recordedBy
  }
  sentAt
  issuer {
    name
    legalName
    address
    phone
    website
  }
}
    `;
export const InvoicesDocument = gql`
    query Invoices($filter: InvoiceFilter, $sort: [InvoiceSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: invoices(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      id
      version
      deletedAt
      allowedActions
      kind
      number
      status
      clientName
      clientCompany
      clientEmail
      service
      issuedOn
      dueOn
      currency
      total
      balance
    }
    total
  }
}
    `;

/**
 * __useInvoicesQuery__
 *
 * To run a query within a React component, call `useInvoicesQuery` and pass it any options that fit your needs.
 * When your component renders, `useInvoicesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useInvoicesQuery({
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
export function useInvoicesQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<InvoicesQuery, InvoicesQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoicesQuery, InvoicesQueryVariables>(InvoicesDocument, options);
      }
export function useInvoicesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoicesQuery, InvoicesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoicesQuery, InvoicesQueryVariables>(InvoicesDocument, options);
        }
// @ts-ignore
export function useInvoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InvoicesQuery, InvoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoicesQuery, InvoicesQueryVariables>;
export function useInvoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoicesQuery, InvoicesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoicesQuery | undefined, InvoicesQueryVariables>;
export function useInvoicesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoicesQuery, InvoicesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InvoicesQuery, InvoicesQueryVariables>(InvoicesDocument, options);
        }
export type InvoicesQueryHookResult = ReturnType<typeof useInvoicesQuery>;
export type InvoicesLazyQueryHookResult = ReturnType<typeof useInvoicesLazyQuery>;
export type InvoicesSuspenseQueryHookResult = ReturnType<typeof useInvoicesSuspenseQuery>;
export type InvoicesQueryResult = ApolloReactCommon.QueryResult<InvoicesQuery, InvoicesQueryVariables>;
export const InvoiceDocument = gql`
    query Invoice($id: ID!) {
  record: invoice(id: $id) {
    ...InvoiceRecord
  }
}
    ${InvoiceRecordFragmentDoc}`;

/**
 * __useInvoiceQuery__
 *
 * To run a query within a React component, call `useInvoiceQuery` and pass it any options that fit your needs.
 * When your component renders, `useInvoiceQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useInvoiceQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useInvoiceQuery(baseOptions: ApolloReactHooks.QueryHookOptions<InvoiceQuery, InvoiceQueryVariables> & ({ variables: InvoiceQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoiceQuery, InvoiceQueryVariables>(InvoiceDocument, options);
      }
export function useInvoiceLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoiceQuery, InvoiceQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoiceQuery, InvoiceQueryVariables>(InvoiceDocument, options);
        }
// @ts-ignore
export function useInvoiceSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InvoiceQuery, InvoiceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoiceQuery, InvoiceQueryVariables>;
export function useInvoiceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoiceQuery, InvoiceQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoiceQuery | undefined, InvoiceQueryVariables>;
export function useInvoiceSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoiceQuery, InvoiceQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InvoiceQuery, InvoiceQueryVariables>(InvoiceDocument, options);
        }
export type InvoiceQueryHookResult = ReturnType<typeof useInvoiceQuery>;
export type InvoiceLazyQueryHookResult = ReturnType<typeof useInvoiceLazyQuery>;
export type InvoiceSuspenseQueryHookResult = ReturnType<typeof useInvoiceSuspenseQuery>;
export type InvoiceQueryResult = ApolloReactCommon.QueryResult<InvoiceQuery, InvoiceQueryVariables>;
export const InvoiceSummaryDocument = gql`
    query InvoiceSummary {
  summary: invoiceSummary {
    clientCount
    invoiceCount
    pastDueCount
    otherCurrencyCount
    paid
    unpaid
    pastDue
    currency
    taxPercent
  }
}
    `;

/**
 * __useInvoiceSummaryQuery__
 *
 * To run a query within a React component, call `useInvoiceSummaryQuery` and pass it any options that fit your needs.
 * When your component renders, `useInvoiceSummaryQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useInvoiceSummaryQuery({
 *   variables: {
 *   },
 * });
 */
export function useInvoiceSummaryQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<InvoiceSummaryQuery, InvoiceSummaryQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<InvoiceSummaryQuery, InvoiceSummaryQueryVariables>(InvoiceSummaryDocument, options);
      }
export function useInvoiceSummaryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<InvoiceSummaryQuery, InvoiceSummaryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<InvoiceSummaryQuery, InvoiceSummaryQueryVariables>(InvoiceSummaryDocument, options);
        }
// @ts-ignore
export function useInvoiceSummarySuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<InvoiceSummaryQuery, InvoiceSummaryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoiceSummaryQuery, InvoiceSummaryQueryVariables>;
export function useInvoiceSummarySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoiceSummaryQuery, InvoiceSummaryQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<InvoiceSummaryQuery | undefined, InvoiceSummaryQueryVariables>;
export function useInvoiceSummarySuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<InvoiceSummaryQuery, InvoiceSummaryQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<InvoiceSummaryQuery, InvoiceSummaryQueryVariables>(InvoiceSummaryDocument, options);
        }
export type InvoiceSummaryQueryHookResult = ReturnType<typeof useInvoiceSummaryQuery>;
export type InvoiceSummaryLazyQueryHookResult = ReturnType<typeof useInvoiceSummaryLazyQuery>;
export type InvoiceSummarySuspenseQueryHookResult = ReturnType<typeof useInvoiceSummarySuspenseQuery>;
export type InvoiceSummaryQueryResult = ApolloReactCommon.QueryResult<InvoiceSummaryQuery, InvoiceSummaryQueryVariables>;
export const CreateInvoiceDocument = gql`
    mutation CreateInvoice($input: InvoiceInput!) {
  record: createInvoice(input: $input) {
    ...InvoiceRecord
  }
}
    ${InvoiceRecordFragmentDoc}`;

/**
 * __useCreateInvoiceMutation__
 *
 * To run a mutation, you first call `useCreateInvoiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateInvoiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createInvoiceMutation, { data, loading, error }] = useCreateInvoiceMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateInvoiceMutation, CreateInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateInvoiceMutation, CreateInvoiceMutationVariables>(CreateInvoiceDocument, options);
      }
export type CreateInvoiceMutationHookResult = ReturnType<typeof useCreateInvoiceMutation>;
export type CreateInvoiceMutationResult = ApolloReactCommon.MutationResult<CreateInvoiceMutation>;
export const UpdateInvoiceDocument = gql`
    mutation UpdateInvoice($id: ID!, $version: Int!, $input: InvoiceChanges!) {
  record: updateInvoice(id: $id, version: $version, input: $input) {
    ...InvoiceRecord
  }
}
    ${InvoiceRecordFragmentDoc}`;

/**
 * __useUpdateInvoiceMutation__
 *
 * To run a mutation, you first call `useUpdateInvoiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateInvoiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateInvoiceMutation, { data, loading, error }] = useUpdateInvoiceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateInvoiceMutation, UpdateInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateInvoiceMutation, UpdateInvoiceMutationVariables>(UpdateInvoiceDocument, options);
      }
export type UpdateInvoiceMutationHookResult = ReturnType<typeof useUpdateInvoiceMutation>;
export type UpdateInvoiceMutationResult = ApolloReactCommon.MutationResult<UpdateInvoiceMutation>;
export const DeleteInvoicesDocument = gql`
    mutation DeleteInvoices($ids: [ID!]!) {
  results: deleteInvoices(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteInvoicesMutation__
 *
 * To run a mutation, you first call `useDeleteInvoicesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteInvoicesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteInvoicesMutation, { data, loading, error }] = useDeleteInvoicesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteInvoicesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteInvoicesMutation, DeleteInvoicesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteInvoicesMutation, DeleteInvoicesMutationVariables>(DeleteInvoicesDocument, options);
      }
export type DeleteInvoicesMutationHookResult = ReturnType<typeof useDeleteInvoicesMutation>;
export type DeleteInvoicesMutationResult = ApolloReactCommon.MutationResult<DeleteInvoicesMutation>;
export const RestoreInvoicesDocument = gql`
    mutation RestoreInvoices($ids: [ID!]!) {
  results: restoreInvoices(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreInvoicesMutation__
 *
 * To run a mutation, you first call `useRestoreInvoicesMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreInvoicesMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreInvoicesMutation, { data, loading, error }] = useRestoreInvoicesMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreInvoicesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreInvoicesMutation, RestoreInvoicesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreInvoicesMutation, RestoreInvoicesMutationVariables>(RestoreInvoicesDocument, options);
      }
export type RestoreInvoicesMutationHookResult = ReturnType<typeof useRestoreInvoicesMutation>;
export type RestoreInvoicesMutationResult = ApolloReactCommon.MutationResult<RestoreInvoicesMutation>;
export const SendInvoiceDocument = gql`
    mutation SendInvoice($id: ID!, $version: Int!) {
  record: sendInvoice(id: $id, version: $version) {
    ...InvoiceRecord
  }
}
    ${InvoiceRecordFragmentDoc}`;

/**
 * __useSendInvoiceMutation__
 *
 * To run a mutation, you first call `useSendInvoiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendInvoiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendInvoiceMutation, { data, loading, error }] = useSendInvoiceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useSendInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendInvoiceMutation, SendInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendInvoiceMutation, SendInvoiceMutationVariables>(SendInvoiceDocument, options);
      }
export type SendInvoiceMutationHookResult = ReturnType<typeof useSendInvoiceMutation>;
export type SendInvoiceMutationResult = ApolloReactCommon.MutationResult<SendInvoiceMutation>;
export const DownloadInvoiceDocument = gql`
    mutation DownloadInvoice($id: ID!, $version: Int!) {
  record: downloadInvoice(id: $id, version: $version) {
    ...InvoiceRecord
  }
}
    ${InvoiceRecordFragmentDoc}`;

/**
 * __useDownloadInvoiceMutation__
 *
 * To run a mutation, you first call `useDownloadInvoiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDownloadInvoiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [downloadInvoiceMutation, { data, loading, error }] = useDownloadInvoiceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useDownloadInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DownloadInvoiceMutation, DownloadInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DownloadInvoiceMutation, DownloadInvoiceMutationVariables>(DownloadInvoiceDocument, options);
      }
export type DownloadInvoiceMutationHookResult = ReturnType<typeof useDownloadInvoiceMutation>;
export type DownloadInvoiceMutationResult = ApolloReactCommon.MutationResult<DownloadInvoiceMutation>;
export const PayInvoiceDocument = gql`
    mutation PayInvoice($id: ID!, $version: Int!, $input: InvoicePaymentInput!) {
  record: payInvoice(id: $id, version: $version, input: $input) {
    ...InvoiceRecord
  }
}
    ${InvoiceRecordFragmentDoc}`;

/**
 * __usePayInvoiceMutation__
 *
 * To run a mutation, you first call `usePayInvoiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePayInvoiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [payInvoiceMutation, { data, loading, error }] = usePayInvoiceMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function usePayInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PayInvoiceMutation, PayInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PayInvoiceMutation, PayInvoiceMutationVariables>(PayInvoiceDocument, options);
      }
export type PayInvoiceMutationHookResult = ReturnType<typeof usePayInvoiceMutation>;
export type PayInvoiceMutationResult = ApolloReactCommon.MutationResult<PayInvoiceMutation>;
export const CreditInvoiceDocument = gql`
    mutation CreditInvoice($id: ID!) {
  record: creditInvoice(id: $id) {
    id
  }
}
    `;

/**
 * __useCreditInvoiceMutation__
 *
 * To run a mutation, you first call `useCreditInvoiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreditInvoiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [creditInvoiceMutation, { data, loading, error }] = useCreditInvoiceMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCreditInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreditInvoiceMutation, CreditInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreditInvoiceMutation, CreditInvoiceMutationVariables>(CreditInvoiceDocument, options);
      }
export type CreditInvoiceMutationHookResult = ReturnType<typeof useCreditInvoiceMutation>;
export type CreditInvoiceMutationResult = ApolloReactCommon.MutationResult<CreditInvoiceMutation>;
export const CreditNotesDocument = gql`
    query CreditNotes($id: ID!) {
  page: invoices(
    filter: {creditsId: {eq: $id}}
    sort: [{field: createdAt}]
    limit: 100
  ) {
    rows {
      id
      number
      status
      issuedOn
      currency
      total
    }
  }
}
    `;

/**
 * __useCreditNotesQuery__
 *
 * To run a query within a React component, call `useCreditNotesQuery` and pass it any options that fit your needs.
 * When your component renders, `useCreditNotesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCreditNotesQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCreditNotesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CreditNotesQuery, CreditNotesQueryVariables> & ({ variables: CreditNotesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CreditNotesQuery, CreditNotesQueryVariables>(CreditNotesDocument, options);
      }
export function useCreditNotesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CreditNotesQuery, CreditNotesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CreditNotesQuery, CreditNotesQueryVariables>(CreditNotesDocument, options);
        }
// @ts-ignore
export function useCreditNotesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CreditNotesQuery, CreditNotesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CreditNotesQuery, CreditNotesQueryVariables>;
export function useCreditNotesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CreditNotesQuery, CreditNotesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CreditNotesQuery | undefined, CreditNotesQueryVariables>;
export function useCreditNotesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CreditNotesQuery, CreditNotesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CreditNotesQuery, CreditNotesQueryVariables>(CreditNotesDocument, options);
        }
export type CreditNotesQueryHookResult = ReturnType<typeof useCreditNotesQuery>;
export type CreditNotesLazyQueryHookResult = ReturnType<typeof useCreditNotesLazyQuery>;
export type CreditNotesSuspenseQueryHookResult = ReturnType<typeof useCreditNotesSuspenseQuery>;
export type CreditNotesQueryResult = ApolloReactCommon.QueryResult<CreditNotesQuery, CreditNotesQueryVariables>;
export const DuplicateInvoiceDocument = gql`
    mutation DuplicateInvoice($id: ID!) {
  record: duplicateInvoice(id: $id) {
    id
  }
}
    `;

/**
 * __useDuplicateInvoiceMutation__
 *
 * To run a mutation, you first call `useDuplicateInvoiceMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDuplicateInvoiceMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [duplicateInvoiceMutation, { data, loading, error }] = useDuplicateInvoiceMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDuplicateInvoiceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DuplicateInvoiceMutation, DuplicateInvoiceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DuplicateInvoiceMutation, DuplicateInvoiceMutationVariables>(DuplicateInvoiceDocument, options);
      }
export type DuplicateInvoiceMutationHookResult = ReturnType<typeof useDuplicateInvoiceMutation>;
export type DuplicateInvoiceMutationResult = ApolloReactCommon.MutationResult<DuplicateInvoiceMutation>;