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

/** Which employees have to read a document and confirm it. */
export type DocumentAudience =
  /** Those of the departments it names, with all below them. */
  | 'departments'
  /** All employees. */
  | 'everyone'
  /** It is for nobody to confirm. */
  | 'nobody';

/** Conditions on a DocumentAudience; all that are given must hold. */
export type DocumentAudienceFilter = {
  /** Equal to. */
  eq?: DocumentAudience | null | undefined;
  /** One of these. */
  in?: Array<DocumentAudience> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: DocumentAudience | null | undefined;
};

/** Values to change in a document; what is left out stays. */
export type DocumentChanges = {
  /** Who has to read it and confirm each version of it; whoever has to may read it. */
  audience?: DocumentAudience | null | undefined;
  /** Those departments, with all below them. */
  audienceDepartmentIds?: Array<string> | null | undefined;
  /** Heading of its own, beside those of its types. */
  category?: string | null | undefined;
  /** What it says. */
  description?: string | null | undefined;
  /** Last day. */
  expiryDate?: string | null | undefined;
  /** What the document itself is, as uploaded. */
  fileIds?: Array<string> | null | undefined;
  /** First day. */
  issueDate?: string | null | undefined;
  /** Who issued it. */
  issuingAuthority?: string | null | undefined;
  /** Country it was issued in, ISO 3166-1 alpha-2. */
  issuingCountry?: string | null | undefined;
  /** Days of notice before the expiry, where they differ from those of its type. */
  notifyBeforeDays?: number | null | undefined;
  /** What whoever issued it numbered it. */
  number?: string | null | undefined;
  /** Whether it is in use. */
  status?: DocumentStatus | null | undefined;
  /** What it is called. */
  title?: string | null | undefined;
  /** Which kinds of document it is. */
  typeIds?: Array<string> | null | undefined;
  /** The vendor it belongs to; empty where it is the company's own. */
  vendorId?: string | null | undefined;
};

/** Whether an employee still has to confirm a document. */
export type DocumentConfirmationState =
  /** He has confirmed the present version. */
  | 'confirmed'
  /** He has not confirmed the present version. */
  | 'open';

/** Which documents to list; all conditions given must hold. */
export type DocumentFilter = {
  /** All of these must hold. */
  and?: Array<DocumentFilter> | null | undefined;
  /** Who has to read it and confirm each version of it; whoever has to may read it. */
  audience?: DocumentAudienceFilter | null | undefined;
  /** Those departments, with all below them. */
  audienceDepartmentIds?: IdsFilter | null | undefined;
  /** Heading of its own, beside those of its types. */
  category?: TextFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The day from which it is to be deleted by somebody, where its type says how long it is kept. */
  deletionDueOn?: DateFilter | null | undefined;
  /** What it says. */
  description?: TextFilter | null | undefined;
  /** Last day. */
  expiryDate?: DateFilter | null | undefined;
  /** What the document itself is, as uploaded. */
  fileIds?: IdsFilter | null | undefined;
  /** Title, with the name of the vendor it belongs to. */
  fullTitle?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** First day. */
  issueDate?: DateFilter | null | undefined;
  /** Who issued it. */
  issuingAuthority?: TextFilter | null | undefined;
  /** Country it was issued in, ISO 3166-1 alpha-2. */
  issuingCountry?: TextFilter | null | undefined;
  /** First day of the notice before it expires. */
  noticeFrom?: DateFilter | null | undefined;
  /** Days of notice before the expiry, where they differ from those of its type. */
  notifyBeforeDays?: NumberFilter | null | undefined;
  /** What whoever issued it numbered it. */
  number?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<DocumentFilter> | null | undefined;
  /** When those who had not confirmed it were reminded last. */
  remindedAt?: InstantFilter | null | undefined;
  /** Whether somebody has looked at it. What is entered by who may verify it is verified at once. */
  review?: DocumentReviewFilter | null | undefined;
  /** Why it was rejected. */
  reviewNote?: TextFilter | null | undefined;
  /** When that was. */
  reviewedAt?: InstantFilter | null | undefined;
  /** Who verified or rejected it; never who handed it in, nor the employee it is about. */
  reviewedById?: IdFilter | null | undefined;
  /** Name of who verified or rejected it. */
  reviewedByName?: TextFilter | null | undefined;
  /** Counts up with each renewal; former ones are kept. */
  revision?: NumberFilter | null | undefined;
  /** Where it stands today: draft, requested, submitted, verified, rejected, expiring, expired, renewed (verified and renewed before) or archived. */
  state?: TextFilter | null | undefined;
  /** Whether it is in use. */
  status?: DocumentStatusFilter | null | undefined;
  /** When that was. */
  submittedAt?: InstantFilter | null | undefined;
  /** Who handed it in last. */
  submittedById?: IdFilter | null | undefined;
  /** Name of who handed it in last. */
  submittedByName?: TextFilter | null | undefined;
  /** What it is called. */
  title?: TextFilter | null | undefined;
  /** Which kinds of document it is. */
  typeIds?: IdsFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** The vendor it belongs to; empty where it is the company's own. */
  vendorId?: IdFilter | null | undefined;
};

/** Values of a new document. */
export type DocumentInput = {
  /** Who has to read it and confirm each version of it; whoever has to may read it. */
  audience?: DocumentAudience | null | undefined;
  /** Those departments, with all below them. */
  audienceDepartmentIds?: Array<string> | null | undefined;
  /** Heading of its own, beside those of its types. */
  category?: string | null | undefined;
  /** What it says. */
  description?: string | null | undefined;
  /** Last day. */
  expiryDate?: string | null | undefined;
  /** What the document itself is, as uploaded. */
  fileIds?: Array<string> | null | undefined;
  /** First day. */
  issueDate?: string | null | undefined;
  /** Who issued it. */
  issuingAuthority?: string | null | undefined;
  /** Country it was issued in, ISO 3166-1 alpha-2. */
  issuingCountry?: string | null | undefined;
  /** Days of notice before the expiry, where they differ from those of its type. */
  notifyBeforeDays?: number | null | undefined;
  /** What whoever issued it numbered it. */
  number?: string | null | undefined;
  /** Whether it is in use. */
  status?: DocumentStatus | null | undefined;
  /** What it is called. */
  title: string;
  /** Which kinds of document it is. */
  typeIds?: Array<string> | null | undefined;
  /** The vendor it belongs to; empty where it is the company's own. */
  vendorId?: string | null | undefined;
};

/** What a document of the company is from now on. */
export type DocumentRenewal = {
  /** Its last day, after the present one. */
  expiryDate?: string | null | undefined;
  /** What the document itself is, as uploaded. */
  fileIds?: Array<string> | null | undefined;
  /** Its first day; the day after the present last one when left out. */
  issueDate?: string | null | undefined;
  /** Its number; the present one when left out. */
  number?: string | null | undefined;
};

/** Whether somebody who may verify a document has looked at it. */
export type DocumentReview =
  /** Sent back with a reason. */
  | 'rejected'
  /** Asked of its employee, who has not handed it in yet. */
  | 'requested'
  /** Handed in, and waits to be looked at. */
  | 'submitted'
  /** Found right by somebody who may verify it. */
  | 'verified';

/** Conditions on a DocumentReview; all that are given must hold. */
export type DocumentReviewFilter = {
  /** Equal to. */
  eq?: DocumentReview | null | undefined;
  /** One of these. */
  in?: Array<DocumentReview> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: DocumentReview | null | undefined;
};

/** One level of the order of documents. */
export type DocumentSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: DocumentSortField;
};

/** What documents can be sorted by. */
export type DocumentSortField =
  /** Who has to read it and confirm each version of it; whoever has to may read it. */
  | 'audience'
  /** Heading of its own, beside those of its types. */
  | 'category'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The day from which it is to be deleted by somebody, where its type says how long it is kept. */
  | 'deletionDueOn'
  /** Last day. */
  | 'expiryDate'
  /** Title, with the name of the vendor it belongs to. */
  | 'fullTitle'
  /** First day. */
  | 'issueDate'
  /** Who issued it. */
  | 'issuingAuthority'
  /** Country it was issued in, ISO 3166-1 alpha-2. */
  | 'issuingCountry'
  /** First day of the notice before it expires. */
  | 'noticeFrom'
  /** Days of notice before the expiry, where they differ from those of its type. */
  | 'notifyBeforeDays'
  /** What whoever issued it numbered it. */
  | 'number'
  /** When those who had not confirmed it were reminded last. */
  | 'remindedAt'
  /** Whether somebody has looked at it. What is entered by who may verify it is verified at once. */
  | 'review'
  /** Why it was rejected. */
  | 'reviewNote'
  /** When that was. */
  | 'reviewedAt'
  /** Who verified or rejected it; never who handed it in, nor the employee it is about. */
  | 'reviewedById'
  /** Name of who verified or rejected it. */
  | 'reviewedByName'
  /** Counts up with each renewal; former ones are kept. */
  | 'revision'
  /** Where it stands today: draft, requested, submitted, verified, rejected, expiring, expired, renewed (verified and renewed before) or archived. */
  | 'state'
  /** Whether it is in use. */
  | 'status'
  /** When that was. */
  | 'submittedAt'
  /** Who handed it in last. */
  | 'submittedById'
  /** Name of who handed it in last. */
  | 'submittedByName'
  /** What it is called. */
  | 'title'
  /** When the row was last changed. */
  | 'updatedAt'
  /** The vendor it belongs to; empty where it is the company's own. */
  | 'vendorId';

/** Whether a document is in use. Archived ones are kept, and nobody is reminded of them. */
export type DocumentStatus =
  /** In use: it counts as there, and people are told before it expires. */
  | 'active'
  /** Kept, no longer in use; nobody is reminded of it. */
  | 'archived'
  /** Not in use yet; nobody is reminded of it. */
  | 'draft';

/** Conditions on a DocumentStatus; all that are given must hold. */
export type DocumentStatusFilter = {
  /** Equal to. */
  eq?: DocumentStatus | null | undefined;
  /** One of these. */
  in?: Array<DocumentStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: DocumentStatus | null | undefined;
};

/** Values to change in a document; what is left out stays. */
export type EmployeeDocumentChanges = {
  /** The dependant of the employee it belongs to; empty where it is his own. */
  dependantId?: string | null | undefined;
  /** What it says. */
  description?: string | null | undefined;
  /** Last day. */
  expiryDate?: string | null | undefined;
  /** What the document itself is, as uploaded. */
  fileId?: string | null | undefined;
  /** First day. */
  issueDate?: string | null | undefined;
  /** Who issued it. */
  issuingAuthority?: string | null | undefined;
  /** Country it was issued in, ISO 3166-1 alpha-2. */
  issuingCountry?: string | null | undefined;
  /** Days of notice before the expiry, where they differ from those of its type. */
  notifyBeforeDays?: number | null | undefined;
  /** What whoever issued it numbered it. */
  number?: string | null | undefined;
  /** Whether it is in use. */
  status?: DocumentStatus | null | undefined;
  /** What it is called. */
  title?: string | null | undefined;
  /** Which kind of document it is. */
  typeId?: string | null | undefined;
};

/** Which employeeDocuments to list; all conditions given must hold. */
export type EmployeeDocumentFilter = {
  /** All of these must hold. */
  and?: Array<EmployeeDocumentFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** The day from which it is to be deleted by somebody, where its type says how long it is kept. */
  deletionDueOn?: DateFilter | null | undefined;
  /** The dependant of the employee it belongs to; empty where it is his own. */
  dependantId?: IdFilter | null | undefined;
  /** What it says. */
  description?: TextFilter | null | undefined;
  /** The day by which it was asked for. */
  dueOn?: DateFilter | null | undefined;
  /** The employee it is about. */
  employeeId?: IdFilter | null | undefined;
  /** Last day. */
  expiryDate?: DateFilter | null | undefined;
  /** What the document itself is, as uploaded. */
  fileId?: IdFilter | null | undefined;
  /** Title, with the name of the dependant it belongs to. */
  fullTitle?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** First day. */
  issueDate?: DateFilter | null | undefined;
  /** Who issued it. */
  issuingAuthority?: TextFilter | null | undefined;
  /** Country it was issued in, ISO 3166-1 alpha-2. */
  issuingCountry?: TextFilter | null | undefined;
  /** First day of the notice before it expires. */
  noticeFrom?: DateFilter | null | undefined;
  /** Days of notice before the expiry, where they differ from those of its type. */
  notifyBeforeDays?: NumberFilter | null | undefined;
  /** What whoever issued it numbered it. */
  number?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<EmployeeDocumentFilter> | null | undefined;
  /** What the employee was told when it was asked for. */
  requestNote?: TextFilter | null | undefined;
  /** Who asked the employee for it. */
  requestedById?: IdFilter | null | undefined;
  /** Whether somebody has looked at it. What is entered by who may verify it is verified at once. */
  review?: DocumentReviewFilter | null | undefined;
  /** Why it was rejected. */
  reviewNote?: TextFilter | null | undefined;
  /** When that was. */
  reviewedAt?: InstantFilter | null | undefined;
  /** Who verified or rejected it; never who handed it in, nor the employee it is about. */
  reviewedById?: IdFilter | null | undefined;
  /** Name of who verified or rejected it. */
  reviewedByName?: TextFilter | null | undefined;
  /** Counts up with each renewal; former ones are kept. */
  revision?: NumberFilter | null | undefined;
  /** Where it stands today: draft, requested, submitted, verified, rejected, expiring, expired, renewed (verified and renewed before) or archived. */
  state?: TextFilter | null | undefined;
  /** Whether it is in use. */
  status?: DocumentStatusFilter | null | undefined;
  /** When that was. */
  submittedAt?: InstantFilter | null | undefined;
  /** Who handed it in last. */
  submittedById?: IdFilter | null | undefined;
  /** Name of who handed it in last. */
  submittedByName?: TextFilter | null | undefined;
  /** What it is called. */
  title?: TextFilter | null | undefined;
  /** Which kind of document it is. */
  typeId?: IdFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new document. */
export type EmployeeDocumentInput = {
  /** The dependant of the employee it belongs to; empty where it is his own. */
  dependantId?: string | null | undefined;
  /** What it says. */
  description?: string | null | undefined;
  /** The employee it is about. */
  employeeId: string;
  /** Last day. */
  expiryDate?: string | null | undefined;
  /** What the document itself is, as uploaded. */
  fileId?: string | null | undefined;
  /** First day. */
  issueDate?: string | null | undefined;
  /** Who issued it. */
  issuingAuthority?: string | null | undefined;
  /** Country it was issued in, ISO 3166-1 alpha-2. */
  issuingCountry?: string | null | undefined;
  /** Days of notice before the expiry, where they differ from those of its type. */
  notifyBeforeDays?: number | null | undefined;
  /** What whoever issued it numbered it. */
  number?: string | null | undefined;
  /** Whether it is in use. */
  status?: DocumentStatus | null | undefined;
  /** What it is called. */
  title: string;
  /** Which kind of document it is. */
  typeId?: string | null | undefined;
};

/** What a document of an employee is from now on. */
export type EmployeeDocumentRenewal = {
  /** Its last day, after the present one. */
  expiryDate?: string | null | undefined;
  /** What the document itself is, as uploaded. */
  fileId?: string | null | undefined;
  /** Its first day; the day after the present last one when left out. */
  issueDate?: string | null | undefined;
  /** Its number; the present one when left out. */
  number?: string | null | undefined;
};

/** One level of the order of employeeDocuments. */
export type EmployeeDocumentSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: EmployeeDocumentSortField;
};

/** What employeeDocuments can be sorted by. */
export type EmployeeDocumentSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** The day from which it is to be deleted by somebody, where its type says how long it is kept. */
  | 'deletionDueOn'
  /** The dependant of the employee it belongs to; empty where it is his own. */
  | 'dependantId'
  /** The day by which it was asked for. */
  | 'dueOn'
  /** The employee it is about. */
  | 'employeeId'
  /** Last day. */
  | 'expiryDate'
  /** What the document itself is, as uploaded. */
  | 'fileId'
  /** Title, with the name of the dependant it belongs to. */
  | 'fullTitle'
  /** First day. */
  | 'issueDate'
  /** Who issued it. */
  | 'issuingAuthority'
  /** Country it was issued in, ISO 3166-1 alpha-2. */
  | 'issuingCountry'
  /** First day of the notice before it expires. */
  | 'noticeFrom'
  /** Days of notice before the expiry, where they differ from those of its type. */
  | 'notifyBeforeDays'
  /** What whoever issued it numbered it. */
  | 'number'
  /** What the employee was told when it was asked for. */
  | 'requestNote'
  /** Who asked the employee for it. */
  | 'requestedById'
  /** Whether somebody has looked at it. What is entered by who may verify it is verified at once. */
  | 'review'
  /** Why it was rejected. */
  | 'reviewNote'
  /** When that was. */
  | 'reviewedAt'
  /** Who verified or rejected it; never who handed it in, nor the employee it is about. */
  | 'reviewedById'
  /** Name of who verified or rejected it. */
  | 'reviewedByName'
  /** Counts up with each renewal; former ones are kept. */
  | 'revision'
  /** Where it stands today: draft, requested, submitted, verified, rejected, expiring, expired, renewed (verified and renewed before) or archived. */
  | 'state'
  /** Whether it is in use. */
  | 'status'
  /** When that was. */
  | 'submittedAt'
  /** Who handed it in last. */
  | 'submittedById'
  /** Name of who handed it in last. */
  | 'submittedByName'
  /** What it is called. */
  | 'title'
  /** Which kind of document it is. */
  | 'typeId'
  /** When the row was last changed. */
  | 'updatedAt';

/** Where a document stands today. */
export type ExpiryState =
  /** Its last day is past. */
  | 'expired'
  /** Its notice has begun; its last day is still to come or today. */
  | 'expiring'
  /** Has no last day. */
  | 'none'
  /** Its notice has not begun. */
  | 'valid';

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

/** Conditions on several references; all that are given must hold. */
export type IdsFilter = {
  /** One of these. */
  in?: Array<string> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
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

/** Why a required document is missing. */
export type MissingDocumentState =
  /** The last one has expired. */
  | 'expired'
  /** There is none in use. */
  | 'missing';

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

export type DocumentBoardQueryVariables = Exact<{
  today: string;
  week: string;
  month: string;
  quarter: string;
}>;


export type DocumentBoardQuery = { expired: { total: number, rows: Array<{ id: string, version: number, allowedActions: Array<string>, title: string, number: string | null, expiryDate: string | null, state: string, review: DocumentReview, typeIds: Array<string>, category: string | null, vendor: { id: string, label: string } | null }> }, week: { total: number, rows: Array<{ id: string, version: number, allowedActions: Array<string>, title: string, number: string | null, expiryDate: string | null, state: string, review: DocumentReview, typeIds: Array<string>, category: string | null, vendor: { id: string, label: string } | null }> }, month: { total: number, rows: Array<{ id: string, version: number, allowedActions: Array<string>, title: string, number: string | null, expiryDate: string | null, state: string, review: DocumentReview, typeIds: Array<string>, category: string | null, vendor: { id: string, label: string } | null }> }, quarter: { total: number, rows: Array<{ id: string, version: number, allowedActions: Array<string>, title: string, number: string | null, expiryDate: string | null, state: string, review: DocumentReview, typeIds: Array<string>, category: string | null, vendor: { id: string, label: string } | null }> }, later: { total: number, rows: Array<{ id: string, version: number, allowedActions: Array<string>, title: string, number: string | null, expiryDate: string | null, state: string, review: DocumentReview, typeIds: Array<string>, category: string | null, vendor: { id: string, label: string } | null }> } };

export type DocumentCardFragment = { id: string, version: number, allowedActions: Array<string>, title: string, number: string | null, expiryDate: string | null, state: string, review: DocumentReview, typeIds: Array<string>, category: string | null, vendor: { id: string, label: string } | null };

export type EmployeeDocumentBoardQueryVariables = Exact<{
  today: string;
  week: string;
  month: string;
  quarter: string;
}>;


export type EmployeeDocumentBoardQuery = { expired: { total: number, rows: Array<{ id: string, version: number, allowedActions: Array<string>, title: string, number: string | null, expiryDate: string | null, state: string, review: DocumentReview, employee: { id: string, photoFileId: string | null, label: string | null } | null, type: { id: string, label: string } | null }> }, week: { total: number, rows: Array<{ id: string, version: number, allowedActions: Array<string>, title: string, number: string | null, expiryDate: string | null, state: string, review: DocumentReview, employee: { id: string, photoFileId: string | null, label: string | null } | null, type: { id: string, label: string } | null }> }, month: { total: number, rows: Array<{ id: string, version: number, allowedActions: Array<string>, title: string, number: string | null, expiryDate: string | null, state: string, review: DocumentReview, employee: { id: string, photoFileId: string | null, label: string | null } | null, type: { id: string, label: string } | null }> }, quarter: { total: number, rows: Array<{ id: string, version: number, allowedActions: Array<string>, title: string, number: string | null, expiryDate: string | null, state: string, review: DocumentReview, employee: { id: string, photoFileId: string | null, label: string | null } | null, type: { id: string, label: string } | null }> }, later: { total: number, rows: Array<{ id: string, version: number, allowedActions: Array<string>, title: string, number: string | null, expiryDate: string | null, state: string, review: DocumentReview, employee: { id: string, photoFileId: string | null, label: string | null } | null, type: { id: string, label: string } | null }> } };

export type EmployeeDocumentCardFragment = { id: string, version: number, allowedActions: Array<string>, title: string, number: string | null, expiryDate: string | null, state: string, review: DocumentReview, employee: { id: string, photoFileId: string | null, label: string | null } | null, type: { id: string, label: string } | null };

export type DocumentsToConfirmQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentsToConfirmQuery = { documents: Array<{ id: string, title: string, description: string | null, revision: number, fileIds: Array<string>, unopenedFileIds: Array<string>, confirmedAt: string | null }> };

export type DocumentToConfirmFactsFragment = { id: string, title: string, description: string | null, revision: number, fileIds: Array<string>, unopenedFileIds: Array<string>, confirmedAt: string | null };

export type OpenDocumentFileMutationVariables = Exact<{
  id: string;
  revision: number;
  fileId: string;
}>;


export type OpenDocumentFileMutation = { document: { id: string, title: string, description: string | null, revision: number, fileIds: Array<string>, unopenedFileIds: Array<string>, confirmedAt: string | null } };

export type ConfirmDocumentMutationVariables = Exact<{
  id: string;
  revision: number;
}>;


export type ConfirmDocumentMutation = { document: { id: string, title: string, description: string | null, revision: number, fileIds: Array<string>, unopenedFileIds: Array<string>, confirmedAt: string | null } };

export type DocumentConfirmationsQueryVariables = Exact<{
  documentId: string;
  search?: string | null | undefined;
  state?: DocumentConfirmationState | null | undefined;
  limit: number;
  offset: number;
}>;


export type DocumentConfirmationsQuery = { document: { id: string, version: number, title: string, revision: number, allowedActions: Array<string> }, page: { total: number, confirmed: number, asked: number, rows: Array<{ id: string, employeeName: string, employeeCode: string, departmentName: string | null, openedAt: string | null, confirmedAt: string | null }> } };

export type RemindDocumentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemindDocumentMutation = { record: { id: string, version: number, allowedActions: Array<string>, remindedAt: string | null } };

export type DocumentsQueryVariables = Exact<{
  filter?: DocumentFilter | null | undefined;
  sort?: Array<DocumentSort> | DocumentSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type DocumentsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, vendorId: string | null, typeIds: Array<string>, category: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, audience: DocumentAudience, audienceDepartmentIds: Array<string>, revision: number, status: DocumentStatus, vendor: { id: string, label: string } | null }> } };

export type DocumentQueryVariables = Exact<{
  id: string;
}>;


export type DocumentQuery = { record: { description: string | null, notifyBeforeDays: number | null, noticeFrom: string | null, fileIds: Array<string>, reviewNote: string | null, remindedAt: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, vendorId: string | null, typeIds: Array<string>, category: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, audience: DocumentAudience, audienceDepartmentIds: Array<string>, revision: number, status: DocumentStatus, vendor: { id: string, label: string } | null } };

export type CreateDocumentMutationVariables = Exact<{
  input: DocumentInput;
}>;


export type CreateDocumentMutation = { record: { description: string | null, notifyBeforeDays: number | null, noticeFrom: string | null, fileIds: Array<string>, reviewNote: string | null, remindedAt: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, vendorId: string | null, typeIds: Array<string>, category: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, audience: DocumentAudience, audienceDepartmentIds: Array<string>, revision: number, status: DocumentStatus, vendor: { id: string, label: string } | null } };

export type UpdateDocumentMutationVariables = Exact<{
  id: string;
  version: number;
  input: DocumentChanges;
}>;


export type UpdateDocumentMutation = { record: { description: string | null, notifyBeforeDays: number | null, noticeFrom: string | null, fileIds: Array<string>, reviewNote: string | null, remindedAt: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, vendorId: string | null, typeIds: Array<string>, category: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, audience: DocumentAudience, audienceDepartmentIds: Array<string>, revision: number, status: DocumentStatus, vendor: { id: string, label: string } | null } };

export type DeleteDocumentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteDocumentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreDocumentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreDocumentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type DocumentRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, vendorId: string | null, typeIds: Array<string>, category: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, audience: DocumentAudience, audienceDepartmentIds: Array<string>, revision: number, status: DocumentStatus, vendor: { id: string, label: string } | null };

export type DocumentRecordFragment = { description: string | null, notifyBeforeDays: number | null, noticeFrom: string | null, fileIds: Array<string>, reviewNote: string | null, remindedAt: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, vendorId: string | null, typeIds: Array<string>, category: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, audience: DocumentAudience, audienceDepartmentIds: Array<string>, revision: number, status: DocumentStatus, vendor: { id: string, label: string } | null };

export type RenewDocumentMutationVariables = Exact<{
  id: string;
  version: number;
  input: DocumentRenewal;
}>;


export type RenewDocumentMutation = { record: { description: string | null, notifyBeforeDays: number | null, noticeFrom: string | null, fileIds: Array<string>, reviewNote: string | null, remindedAt: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, vendorId: string | null, typeIds: Array<string>, category: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, audience: DocumentAudience, audienceDepartmentIds: Array<string>, revision: number, status: DocumentStatus, vendor: { id: string, label: string } | null } };

export type DocumentVersionsQueryVariables = Exact<{
  id: string;
}>;


export type DocumentVersionsQuery = { page: { rows: Array<{ id: string, revision: number, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, fileIds: Array<string>, createdAt: string }> } };

export type MissingCompanyDocumentsQueryVariables = Exact<{
  search?: string | null | undefined;
  typeId?: string | null | undefined;
  state?: MissingDocumentState | null | undefined;
  limit: number;
  offset: number;
}>;


export type MissingCompanyDocumentsQuery = { page: { total: number, rows: Array<{ id: string, vendorId: string | null, vendorName: string | null, typeId: string, typeName: string, state: MissingDocumentState, expiryDate: string | null }> } };

export type MissingDocumentsQueryVariables = Exact<{
  search?: string | null | undefined;
  typeId?: string | null | undefined;
  state?: MissingDocumentState | null | undefined;
  limit: number;
  offset: number;
}>;


export type MissingDocumentsQuery = { page: { total: number, rows: Array<{ id: string, employeeId: string, employeeName: string, employeeCode: string, departmentName: string | null, typeName: string, state: MissingDocumentState, expiryDate: string | null }> } };

export type EmployeeDocumentsQueryVariables = Exact<{
  filter?: EmployeeDocumentFilter | null | undefined;
  sort?: Array<EmployeeDocumentSort> | EmployeeDocumentSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type EmployeeDocumentsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, employeeId: string, dependantId: string | null, typeId: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, dueOn: string | null, requestNote: string | null, reviewNote: string | null, revision: number, status: DocumentStatus, employee: { id: string, photoFileId: string | null, label: string | null } | null, dependant: { id: string, label: string } | null, type: { id: string, hasExpiry: boolean, label: string } | null }> } };

export type EmployeeDocumentQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeDocumentQuery = { record: { description: string | null, notifyBeforeDays: number | null, noticeFrom: string | null, fileId: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, employeeId: string, dependantId: string | null, typeId: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, dueOn: string | null, requestNote: string | null, reviewNote: string | null, revision: number, status: DocumentStatus, requestedBy: { id: string, label: string } | null, employee: { id: string, photoFileId: string | null, label: string | null } | null, dependant: { id: string, label: string } | null, type: { id: string, hasExpiry: boolean, label: string } | null } };

export type CreateEmployeeDocumentMutationVariables = Exact<{
  input: EmployeeDocumentInput;
}>;


export type CreateEmployeeDocumentMutation = { record: { description: string | null, notifyBeforeDays: number | null, noticeFrom: string | null, fileId: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, employeeId: string, dependantId: string | null, typeId: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, dueOn: string | null, requestNote: string | null, reviewNote: string | null, revision: number, status: DocumentStatus, requestedBy: { id: string, label: string } | null, employee: { id: string, photoFileId: string | null, label: string | null } | null, dependant: { id: string, label: string } | null, type: { id: string, hasExpiry: boolean, label: string } | null } };

export type UpdateEmployeeDocumentMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeDocumentChanges;
}>;


export type UpdateEmployeeDocumentMutation = { record: { description: string | null, notifyBeforeDays: number | null, noticeFrom: string | null, fileId: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, employeeId: string, dependantId: string | null, typeId: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, dueOn: string | null, requestNote: string | null, reviewNote: string | null, revision: number, status: DocumentStatus, requestedBy: { id: string, label: string } | null, employee: { id: string, photoFileId: string | null, label: string | null } | null, dependant: { id: string, label: string } | null, type: { id: string, hasExpiry: boolean, label: string } | null } };

export type DeleteEmployeeDocumentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeeDocumentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreEmployeeDocumentsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeeDocumentsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type EmployeeDocumentRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, employeeId: string, dependantId: string | null, typeId: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, dueOn: string | null, requestNote: string | null, reviewNote: string | null, revision: number, status: DocumentStatus, employee: { id: string, photoFileId: string | null, label: string | null } | null, dependant: { id: string, label: string } | null, type: { id: string, hasExpiry: boolean, label: string } | null };

export type EmployeeDocumentRecordFragment = { description: string | null, notifyBeforeDays: number | null, noticeFrom: string | null, fileId: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, employeeId: string, dependantId: string | null, typeId: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, dueOn: string | null, requestNote: string | null, reviewNote: string | null, revision: number, status: DocumentStatus, requestedBy: { id: string, label: string } | null, employee: { id: string, photoFileId: string | null, label: string | null } | null, dependant: { id: string, label: string } | null, type: { id: string, hasExpiry: boolean, label: string } | null };

export type RenewEmployeeDocumentMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeDocumentRenewal;
}>;


export type RenewEmployeeDocumentMutation = { record: { description: string | null, notifyBeforeDays: number | null, noticeFrom: string | null, fileId: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, employeeId: string, dependantId: string | null, typeId: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, expiryState: ExpiryState | null, state: string, review: DocumentReview, deletionDueOn: string | null, dueOn: string | null, requestNote: string | null, reviewNote: string | null, revision: number, status: DocumentStatus, requestedBy: { id: string, label: string } | null, employee: { id: string, photoFileId: string | null, label: string | null } | null, dependant: { id: string, label: string } | null, type: { id: string, hasExpiry: boolean, label: string } | null } };

export type EmployeeDocumentVersionsQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeDocumentVersionsQuery = { page: { rows: Array<{ id: string, revision: number, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, fileId: string | null, createdAt: string }> } };

export const DocumentCardFragmentDoc = gql`
    fragment DocumentCard on Document {
  id
  version
  allowedActions
  title
  number
  expiryDate
  state
  review
  vendor {
    id
    label: name
  }
  typeIds
  category
}
    `;
export const EmployeeDocumentCardFragmentDoc = gql`
    fragment EmployeeDocumentCard on EmployeeDocument {
  id
  version
  allowedActions
  title
  number
  expiryDate
  state
  review
  employee {
    id
    label: employeeName
    photoFileId
  }
  type {
    id
    label: name
  }
}
    `;
export const DocumentToConfirmFactsFragmentDoc = gql`
    fragment DocumentToConfirmFacts on DocumentToConfirm {
  id
  title
  description
  revision
  fileIds
  unopenedFileIds
  confirmedAt
}
    `;
export const DocumentRowFragmentDoc = gql`
    fragment DocumentRow on Document {
  id
  version
  deletedAt
  allowedActions
  title
  vendorId
  vendor {
    id
    label: name
  }
  typeIds
  category
  number
  issueDate
  expiryDate
  issuingAuthority
  issuingCountry
  expiryState
  state
  review
  deletionDueOn
  audience
  audienceDepartmentIds
  revision
  status
}
    `;
export const DocumentRecordFragmentDoc = gql`
    fragment DocumentRecord on Document {
  ...DocumentRow
  description
  notifyBeforeDays
  noticeFrom
  fileIds
  reviewNote
  remindedAt
  submittedByName
  submittedAt
  reviewedByName
  reviewedAt
  createdAt
  updatedAt
}
    `;
export const EmployeeDocumentRowFragmentDoc = gql`
    fragment EmployeeDocumentRow on EmployeeDocument {
  id
  version
  deletedAt
  allowedActions
  title
  employeeId
  employee {
    id
    label: employeeName
    photoFileId
  }
  dependantId
  dependant {
    id
    label: name
  }
  typeId
  type {
    id
    label: name
    hasExpiry
  }
  number
  issueDate
  expiryDate
  issuingAuthority
  issuingCountry
  expiryState
  state
  review
  deletionDueOn
  dueOn
  requestNote
  reviewNote
  revision
  status
}
    `;
export const EmployeeDocumentRecordFragmentDoc = gql`
    fragment EmployeeDocumentRecord on EmployeeDocument {
  ...EmployeeDocumentRow
  description
  notifyBeforeDays
  noticeFrom
  fileId
  submittedByName
  submittedAt
  reviewedByName
  reviewedAt
  requestedBy {
    id
    label: name
  }
  createdAt
  updatedAt
}
    `;
export const DocumentBoardDocument = gql`
    query DocumentBoard($today: Date!, $week: Date!, $month: Date!, $quarter: Date!) {
  expired: documents(
    filter: {expiryDate: {lt: $today}, status: {ne: archived}}
    sort: [{field: expiryDate}]
    limit: 30
  ) {
    rows {
      ...DocumentCard
    }
    total
  }
  week: documents(
    filter: {expiryDate: {gte: $today, lte: $week}, status: {ne: archived}}
    sort: [{field: expiryDate}]
    limit: 30
  ) {
    rows {
      ...DocumentCard
    }
    total
  }
  month: documents(
    filter: {expiryDate: {gt: $week, lte: $month}, status: {ne: archived}}
    sort: [{field: expiryDate}]
    limit: 30
  ) {
    rows {
      ...DocumentCard
    }
    total
  }
  quarter: documents(
    filter: {expiryDate: {gt: $month, lte: $quarter}, status: {ne: archived}}
    sort: [{field: expiryDate}]
    limit: 30
  ) {
    rows {
      ...DocumentCard
    }
    total
  }
  later: documents(
    filter: {expiryDate: {gt: $quarter}, status: {ne: archived}}
    sort: [{field: expiryDate}]
    limit: 30
  ) {
    rows {
      ...DocumentCard
    }
    total
  }
}
    ${DocumentCardFragmentDoc}`;

/**
 * __useDocumentBoardQuery__
 *
 * To run a query within a React component, call `useDocumentBoardQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentBoardQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentBoardQuery({
 *   variables: {
 *      today: // value for 'today'
 *      week: // value for 'week'
 *      month: // value for 'month'
 *      quarter: // value for 'quarter'
 *   },
 * });
 */
export function useDocumentBoardQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DocumentBoardQuery, DocumentBoardQueryVariables> & ({ variables: DocumentBoardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DocumentBoardQuery, DocumentBoardQueryVariables>(DocumentBoardDocument, options);
      }
export function useDocumentBoardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DocumentBoardQuery, DocumentBoardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DocumentBoardQuery, DocumentBoardQueryVariables>(DocumentBoardDocument, options);
        }
// @ts-ignore
export function useDocumentBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DocumentBoardQuery, DocumentBoardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentBoardQuery, DocumentBoardQueryVariables>;
export function useDocumentBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentBoardQuery, DocumentBoardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentBoardQuery | undefined, DocumentBoardQueryVariables>;
export function useDocumentBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentBoardQuery, DocumentBoardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DocumentBoardQuery, DocumentBoardQueryVariables>(DocumentBoardDocument, options);
        }
export type DocumentBoardQueryHookResult = ReturnType<typeof useDocumentBoardQuery>;
export type DocumentBoardLazyQueryHookResult = ReturnType<typeof useDocumentBoardLazyQuery>;
export type DocumentBoardSuspenseQueryHookResult = ReturnType<typeof useDocumentBoardSuspenseQuery>;
export type DocumentBoardQueryResult = ApolloReactCommon.QueryResult<DocumentBoardQuery, DocumentBoardQueryVariables>;
export const EmployeeDocumentBoardDocument = gql`
    query EmployeeDocumentBoard($today: Date!, $week: Date!, $month: Date!, $quarter: Date!) {
  expired: employeeDocuments(
    filter: {expiryDate: {lt: $today}, status: {ne: archived}}
    sort: [{field: expiryDate}]
    limit: 30
  ) {
    rows {
      ...EmployeeDocumentCard
    }
    total
  }
  week: employeeDocuments(
    filter: {expiryDate: {gte: $today, lte: $week}, status: {ne: archived}}
    sort: [{field: expiryDate}]
    limit: 30
  ) {
    rows {
      ...EmployeeDocumentCard
    }
    total
  }
  month: employeeDocuments(
    filter: {expiryDate: {gt: $week, lte: $month}, status: {ne: archived}}
    sort: [{field: expiryDate}]
    limit: 30
  ) {
    rows {
      ...EmployeeDocumentCard
    }
    total
  }
  quarter: employeeDocuments(
    filter: {expiryDate: {gt: $month, lte: $quarter}, status: {ne: archived}}
    sort: [{field: expiryDate}]
    limit: 30
  ) {
    rows {
      ...EmployeeDocumentCard
    }
    total
  }
  later: employeeDocuments(
    filter: {expiryDate: {gt: $quarter}, status: {ne: archived}}
    sort: [{field: expiryDate}]
    limit: 30
  ) {
    rows {
      ...EmployeeDocumentCard
    }
    total
  }
}
    ${EmployeeDocumentCardFragmentDoc}`;

/**
 * __useEmployeeDocumentBoardQuery__
 *
 * To run a query within a React component, call `useEmployeeDocumentBoardQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeDocumentBoardQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeDocumentBoardQuery({
 *   variables: {
 *      today: // value for 'today'
 *      week: // value for 'week'
 *      month: // value for 'month'
 *      quarter: // value for 'quarter'
 *   },
 * });
 */
export function useEmployeeDocumentBoardQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeDocumentBoardQuery, EmployeeDocumentBoardQueryVariables> & ({ variables: EmployeeDocumentBoardQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeDocumentBoardQuery, EmployeeDocumentBoardQueryVariables>(EmployeeDocumentBoardDocument, options);
      }
export function useEmployeeDocumentBoardLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeDocumentBoardQuery, EmployeeDocumentBoardQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeDocumentBoardQuery, EmployeeDocumentBoardQueryVariables>(EmployeeDocumentBoardDocument, options);
        }
// @ts-ignore
export function useEmployeeDocumentBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentBoardQuery, EmployeeDocumentBoardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDocumentBoardQuery, EmployeeDocumentBoardQueryVariables>;
export function useEmployeeDocumentBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentBoardQuery, EmployeeDocumentBoardQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDocumentBoardQuery | undefined, EmployeeDocumentBoardQueryVariables>;
export function useEmployeeDocumentBoardSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentBoardQuery, EmployeeDocumentBoardQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeDocumentBoardQuery, EmployeeDocumentBoardQueryVariables>(EmployeeDocumentBoardDocument, options);
        }
export type EmployeeDocumentBoardQueryHookResult = ReturnType<typeof useEmployeeDocumentBoardQuery>;
export type EmployeeDocumentBoardLazyQueryHookResult = ReturnType<typeof useEmployeeDocumentBoardLazyQuery>;
export type EmployeeDocumentBoardSuspenseQueryHookResult = ReturnType<typeof useEmployeeDocumentBoardSuspenseQuery>;
export type EmployeeDocumentBoardQueryResult = ApolloReactCommon.QueryResult<EmployeeDocumentBoardQuery, EmployeeDocumentBoardQueryVariables>;
export const DocumentsToConfirmDocument = gql`
    query DocumentsToConfirm {
  documents: documentsToConfirm {
    ...DocumentToConfirmFacts
  }
}
    ${DocumentToConfirmFactsFragmentDoc}`;

/**
 * __useDocumentsToConfirmQuery__
 *
 * To run a query within a React component, call `useDocumentsToConfirmQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentsToConfirmQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentsToConfirmQuery({
 *   variables: {
 *   },
 * });
 */
export function useDocumentsToConfirmQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DocumentsToConfirmQuery, DocumentsToConfirmQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DocumentsToConfirmQuery, DocumentsToConfirmQueryVariables>(DocumentsToConfirmDocument, options);
      }
export function useDocumentsToConfirmLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DocumentsToConfirmQuery, DocumentsToConfirmQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DocumentsToConfirmQuery, DocumentsToConfirmQueryVariables>(DocumentsToConfirmDocument, options);
        }
// @ts-ignore
export function useDocumentsToConfirmSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DocumentsToConfirmQuery, DocumentsToConfirmQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentsToConfirmQuery, DocumentsToConfirmQueryVariables>;
export function useDocumentsToConfirmSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentsToConfirmQuery, DocumentsToConfirmQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentsToConfirmQuery | undefined, DocumentsToConfirmQueryVariables>;
export function useDocumentsToConfirmSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentsToConfirmQuery, DocumentsToConfirmQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DocumentsToConfirmQuery, DocumentsToConfirmQueryVariables>(DocumentsToConfirmDocument, options);
        }
export type DocumentsToConfirmQueryHookResult = ReturnType<typeof useDocumentsToConfirmQuery>;
export type DocumentsToConfirmLazyQueryHookResult = ReturnType<typeof useDocumentsToConfirmLazyQuery>;
export type DocumentsToConfirmSuspenseQueryHookResult = ReturnType<typeof useDocumentsToConfirmSuspenseQuery>;
export type DocumentsToConfirmQueryResult = ApolloReactCommon.QueryResult<DocumentsToConfirmQuery, DocumentsToConfirmQueryVariables>;
export const OpenDocumentFileDocument = gql`
    mutation OpenDocumentFile($id: ID!, $revision: Int!, $fileId: ID!) {
  document: openDocumentFile(id: $id, revision: $revision, fileId: $fileId) {
    ...DocumentToConfirmFacts
  }
}
    ${DocumentToConfirmFactsFragmentDoc}`;

/**
 * __useOpenDocumentFileMutation__
 *
 * To run a mutation, you first call `useOpenDocumentFileMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useOpenDocumentFileMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [openDocumentFileMutation, { data, loading, error }] = useOpenDocumentFileMutation({
 *   variables: {
 *      id: // value for 'id'
 *      revision: // value for 'revision'
 *      fileId: // value for 'fileId'
 *   },
 * });
 */
export function useOpenDocumentFileMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<OpenDocumentFileMutation, OpenDocumentFileMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<OpenDocumentFileMutation, OpenDocumentFileMutationVariables>(OpenDocumentFileDocument, options);
      }
export type OpenDocumentFileMutationHookResult = ReturnType<typeof useOpenDocumentFileMutation>;
export type OpenDocumentFileMutationResult = ApolloReactCommon.MutationResult<OpenDocumentFileMutation>;
export const ConfirmDocumentDocument = gql`
    mutation ConfirmDocument($id: ID!, $revision: Int!) {
  document: confirmDocument(id: $id, revision: $revision) {
    ...DocumentToConfirmFacts
  }
}
    ${DocumentToConfirmFactsFragmentDoc}`;

/**
 * __useConfirmDocumentMutation__
 *
 * To run a mutation, you first call `useConfirmDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useConfirmDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [confirmDocumentMutation, { data, loading, error }] = useConfirmDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      revision: // value for 'revision'
 *   },
 * });
 */
export function useConfirmDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ConfirmDocumentMutation, ConfirmDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ConfirmDocumentMutation, ConfirmDocumentMutationVariables>(ConfirmDocumentDocument, options);
      }
export type ConfirmDocumentMutationHookResult = ReturnType<typeof useConfirmDocumentMutation>;
export type ConfirmDocumentMutationResult = ApolloReactCommon.MutationResult<ConfirmDocumentMutation>;
export const DocumentConfirmationsDocument = gql`
    query DocumentConfirmations($documentId: ID!, $search: String, $state: DocumentConfirmationState, $limit: Int!, $offset: Int!) {
  document(id: $documentId) {
    id
    version
    title
    revision
    allowedActions
  }
  page: documentConfirmations(
    documentId: $documentId
    search: $search
    state: $state
    limit: $limit
    offset: $offset
  ) {
    rows {
      id
      employeeName
      employeeCode
      departmentName
      openedAt
      confirmedAt
    }
    total
    confirmed
    asked
  }
}
    `;

/**
 * __useDocumentConfirmationsQuery__
 *
 * To run a query within a React component, call `useDocumentConfirmationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentConfirmationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentConfirmationsQuery({
 *   variables: {
 *      documentId: // value for 'documentId'
 *      search: // value for 'search'
 *      state: // value for 'state'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *   },
 * });
 */
export function useDocumentConfirmationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DocumentConfirmationsQuery, DocumentConfirmationsQueryVariables> & ({ variables: DocumentConfirmationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DocumentConfirmationsQuery, DocumentConfirmationsQueryVariables>(DocumentConfirmationsDocument, options);
      }
export function useDocumentConfirmationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DocumentConfirmationsQuery, DocumentConfirmationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DocumentConfirmationsQuery, DocumentConfirmationsQueryVariables>(DocumentConfirmationsDocument, options);
        }
// @ts-ignore
export function useDocumentConfirmationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DocumentConfirmationsQuery, DocumentConfirmationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentConfirmationsQuery, DocumentConfirmationsQueryVariables>;
export function useDocumentConfirmationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentConfirmationsQuery, DocumentConfirmationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentConfirmationsQuery | undefined, DocumentConfirmationsQueryVariables>;
export function useDocumentConfirmationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentConfirmationsQuery, DocumentConfirmationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DocumentConfirmationsQuery, DocumentConfirmationsQueryVariables>(DocumentConfirmationsDocument, options);
        }
export type DocumentConfirmationsQueryHookResult = ReturnType<typeof useDocumentConfirmationsQuery>;
export type DocumentConfirmationsLazyQueryHookResult = ReturnType<typeof useDocumentConfirmationsLazyQuery>;
export type DocumentConfirmationsSuspenseQueryHookResult = ReturnType<typeof useDocumentConfirmationsSuspenseQuery>;
export type DocumentConfirmationsQueryResult = ApolloReactCommon.QueryResult<DocumentConfirmationsQuery, DocumentConfirmationsQueryVariables>;
export const RemindDocumentDocument = gql`
    mutation RemindDocument($id: ID!, $version: Int!) {
  record: remindDocument(id: $id, version: $version) {
    id
    version
    allowedActions
    remindedAt
  }
}
    `;

/**
 * __useRemindDocumentMutation__
 *
 * To run a mutation, you first call `useRemindDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRemindDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [remindDocumentMutation, { data, loading, error }] = useRemindDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useRemindDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemindDocumentMutation, RemindDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemindDocumentMutation, RemindDocumentMutationVariables>(RemindDocumentDocument, options);
      }
export type RemindDocumentMutationHookResult = ReturnType<typeof useRemindDocumentMutation>;
export type RemindDocumentMutationResult = ApolloReactCommon.MutationResult<RemindDocumentMutation>;
export const DocumentsDocument = gql`
    query Documents($filter: DocumentFilter, $sort: [DocumentSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: documents(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...DocumentRow
    }
    total
  }
}
    ${DocumentRowFragmentDoc}`;

/**
 * __useDocumentsQuery__
 *
 * To run a query within a React component, call `useDocumentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentsQuery({
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
export function useDocumentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<DocumentsQuery, DocumentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DocumentsQuery, DocumentsQueryVariables>(DocumentsDocument, options);
      }
export function useDocumentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DocumentsQuery, DocumentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DocumentsQuery, DocumentsQueryVariables>(DocumentsDocument, options);
        }
// @ts-ignore
export function useDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DocumentsQuery, DocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentsQuery, DocumentsQueryVariables>;
export function useDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentsQuery, DocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentsQuery | undefined, DocumentsQueryVariables>;
export function useDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentsQuery, DocumentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DocumentsQuery, DocumentsQueryVariables>(DocumentsDocument, options);
        }
export type DocumentsQueryHookResult = ReturnType<typeof useDocumentsQuery>;
export type DocumentsLazyQueryHookResult = ReturnType<typeof useDocumentsLazyQuery>;
export type DocumentsSuspenseQueryHookResult = ReturnType<typeof useDocumentsSuspenseQuery>;
export type DocumentsQueryResult = ApolloReactCommon.QueryResult<DocumentsQuery, DocumentsQueryVariables>;
export const DocumentDocument = gql`
    query Document($id: ID!) {
  record: document(id: $id) {
    ...DocumentRecord
  }
}
    ${DocumentRecordFragmentDoc}
${DocumentRowFragmentDoc}`;

/**
 * __useDocumentQuery__
 *
 * To run a query within a React component, call `useDocumentQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDocumentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DocumentQuery, DocumentQueryVariables> & ({ variables: DocumentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DocumentQuery, DocumentQueryVariables>(DocumentDocument, options);
      }
export function useDocumentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DocumentQuery, DocumentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DocumentQuery, DocumentQueryVariables>(DocumentDocument, options);
        }
// @ts-ignore
export function useDocumentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DocumentQuery, DocumentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentQuery, DocumentQueryVariables>;
export function useDocumentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentQuery, DocumentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentQuery | undefined, DocumentQueryVariables>;
export function useDocumentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentQuery, DocumentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DocumentQuery, DocumentQueryVariables>(DocumentDocument, options);
        }
export type DocumentQueryHookResult = ReturnType<typeof useDocumentQuery>;
export type DocumentLazyQueryHookResult = ReturnType<typeof useDocumentLazyQuery>;
export type DocumentSuspenseQueryHookResult = ReturnType<typeof useDocumentSuspenseQuery>;
export type DocumentQueryResult = ApolloReactCommon.QueryResult<DocumentQuery, DocumentQueryVariables>;
export const CreateDocumentDocument = gql`
    mutation CreateDocument($input: DocumentInput!) {
  record: createDocument(input: $input) {
    ...DocumentRecord
  }
}
    ${DocumentRecordFragmentDoc}
${DocumentRowFragmentDoc}`;

/**
 * __useCreateDocumentMutation__
 *
 * To run a mutation, you first call `useCreateDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createDocumentMutation, { data, loading, error }] = useCreateDocumentMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateDocumentMutation, CreateDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateDocumentMutation, CreateDocumentMutationVariables>(CreateDocumentDocument, options);
      }
export type CreateDocumentMutationHookResult = ReturnType<typeof useCreateDocumentMutation>;
export type CreateDocumentMutationResult = ApolloReactCommon.MutationResult<CreateDocumentMutation>;
export const UpdateDocumentDocument = gql`
    mutation UpdateDocument($id: ID!, $version: Int!, $input: DocumentChanges!) {
  record: updateDocument(id: $id, version: $version, input: $input) {
    ...DocumentRecord
  }
}
    ${DocumentRecordFragmentDoc}
${DocumentRowFragmentDoc}`;

/**
 * __useUpdateDocumentMutation__
 *
 * To run a mutation, you first call `useUpdateDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateDocumentMutation, { data, loading, error }] = useUpdateDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateDocumentMutation, UpdateDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateDocumentMutation, UpdateDocumentMutationVariables>(UpdateDocumentDocument, options);
      }
export type UpdateDocumentMutationHookResult = ReturnType<typeof useUpdateDocumentMutation>;
export type UpdateDocumentMutationResult = ApolloReactCommon.MutationResult<UpdateDocumentMutation>;
export const DeleteDocumentsDocument = gql`
    mutation DeleteDocuments($ids: [ID!]!) {
  results: deleteDocuments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteDocumentsMutation__
 *
 * To run a mutation, you first call `useDeleteDocumentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteDocumentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteDocumentsMutation, { data, loading, error }] = useDeleteDocumentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteDocumentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteDocumentsMutation, DeleteDocumentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteDocumentsMutation, DeleteDocumentsMutationVariables>(DeleteDocumentsDocument, options);
      }
export type DeleteDocumentsMutationHookResult = ReturnType<typeof useDeleteDocumentsMutation>;
export type DeleteDocumentsMutationResult = ApolloReactCommon.MutationResult<DeleteDocumentsMutation>;
export const RestoreDocumentsDocument = gql`
    mutation RestoreDocuments($ids: [ID!]!) {
  results: restoreDocuments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreDocumentsMutation__
 *
 * To run a mutation, you first call `useRestoreDocumentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreDocumentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreDocumentsMutation, { data, loading, error }] = useRestoreDocumentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreDocumentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreDocumentsMutation, RestoreDocumentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreDocumentsMutation, RestoreDocumentsMutationVariables>(RestoreDocumentsDocument, options);
      }
export type RestoreDocumentsMutationHookResult = ReturnType<typeof useRestoreDocumentsMutation>;
export type RestoreDocumentsMutationResult = ApolloReactCommon.MutationResult<RestoreDocumentsMutation>;
export const RenewDocumentDocument = gql`
    mutation RenewDocument($id: ID!, $version: Int!, $input: DocumentRenewal!) {
  record: renewDocument(id: $id, version: $version, input: $input) {
    ...DocumentRecord
  }
}
    ${DocumentRecordFragmentDoc}
${DocumentRowFragmentDoc}`;

/**
 * __useRenewDocumentMutation__
 *
 * To run a mutation, you first call `useRenewDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRenewDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [renewDocumentMutation, { data, loading, error }] = useRenewDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRenewDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RenewDocumentMutation, RenewDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RenewDocumentMutation, RenewDocumentMutationVariables>(RenewDocumentDocument, options);
      }
export type RenewDocumentMutationHookResult = ReturnType<typeof useRenewDocumentMutation>;
export type RenewDocumentMutationResult = ApolloReactCommon.MutationResult<RenewDocumentMutation>;
export const DocumentVersionsDocument = gql`
    query DocumentVersions($id: ID!) {
  page: documentVersions(
    filter: {documentId: {eq: $id}}
    sort: [{field: revision, direction: DESC}]
    limit: 100
  ) {
    rows {
      id
      revision
      number
      issueDate
      expiryDate
      issuingAuthority
      issuingCountry
      fileIds
      createdAt
    }
  }
}
    `;

/**
 * __useDocumentVersionsQuery__
 *
 * To run a query within a React component, call `useDocumentVersionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useDocumentVersionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useDocumentVersionsQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDocumentVersionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<DocumentVersionsQuery, DocumentVersionsQueryVariables> & ({ variables: DocumentVersionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<DocumentVersionsQuery, DocumentVersionsQueryVariables>(DocumentVersionsDocument, options);
      }
export function useDocumentVersionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<DocumentVersionsQuery, DocumentVersionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<DocumentVersionsQuery, DocumentVersionsQueryVariables>(DocumentVersionsDocument, options);
        }
// @ts-ignore
export function useDocumentVersionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<DocumentVersionsQuery, DocumentVersionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentVersionsQuery, DocumentVersionsQueryVariables>;
export function useDocumentVersionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentVersionsQuery, DocumentVersionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<DocumentVersionsQuery | undefined, DocumentVersionsQueryVariables>;
export function useDocumentVersionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<DocumentVersionsQuery, DocumentVersionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<DocumentVersionsQuery, DocumentVersionsQueryVariables>(DocumentVersionsDocument, options);
        }
export type DocumentVersionsQueryHookResult = ReturnType<typeof useDocumentVersionsQuery>;
export type DocumentVersionsLazyQueryHookResult = ReturnType<typeof useDocumentVersionsLazyQuery>;
export type DocumentVersionsSuspenseQueryHookResult = ReturnType<typeof useDocumentVersionsSuspenseQuery>;
export type DocumentVersionsQueryResult = ApolloReactCommon.QueryResult<DocumentVersionsQuery, DocumentVersionsQueryVariables>;
export const MissingCompanyDocumentsDocument = gql`
    query MissingCompanyDocuments($search: String, $typeId: ID, $state: MissingDocumentState, $limit: Int!, $offset: Int!) {
  page: missingCompanyDocuments(
    search: $search
    typeId: $typeId
    state: $state
    limit: $limit
    offset: $offset
  ) {
    rows {
      id
      vendorId
      vendorName
      typeId
      typeName
      state
      expiryDate
    }
    total
  }
}
    `;

/**
 * __useMissingCompanyDocumentsQuery__
 *
 * To run a query within a React component, call `useMissingCompanyDocumentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMissingCompanyDocumentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMissingCompanyDocumentsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      typeId: // value for 'typeId'
 *      state: // value for 'state'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *   },
 * });
 */
export function useMissingCompanyDocumentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MissingCompanyDocumentsQuery, MissingCompanyDocumentsQueryVariables> & ({ variables: MissingCompanyDocumentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MissingCompanyDocumentsQuery, MissingCompanyDocumentsQueryVariables>(MissingCompanyDocumentsDocument, options);
      }
export function useMissingCompanyDocumentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MissingCompanyDocumentsQuery, MissingCompanyDocumentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MissingCompanyDocumentsQuery, MissingCompanyDocumentsQueryVariables>(MissingCompanyDocumentsDocument, options);
        }
// @ts-ignore
export function useMissingCompanyDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MissingCompanyDocumentsQuery, MissingCompanyDocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MissingCompanyDocumentsQuery, MissingCompanyDocumentsQueryVariables>;
export function useMissingCompanyDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MissingCompanyDocumentsQuery, MissingCompanyDocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MissingCompanyDocumentsQuery | undefined, MissingCompanyDocumentsQueryVariables>;
export function useMissingCompanyDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MissingCompanyDocumentsQuery, MissingCompanyDocumentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MissingCompanyDocumentsQuery, MissingCompanyDocumentsQueryVariables>(MissingCompanyDocumentsDocument, options);
        }
export type MissingCompanyDocumentsQueryHookResult = ReturnType<typeof useMissingCompanyDocumentsQuery>;
export type MissingCompanyDocumentsLazyQueryHookResult = ReturnType<typeof useMissingCompanyDocumentsLazyQuery>;
export type MissingCompanyDocumentsSuspenseQueryHookResult = ReturnType<typeof useMissingCompanyDocumentsSuspenseQuery>;
export type MissingCompanyDocumentsQueryResult = ApolloReactCommon.QueryResult<MissingCompanyDocumentsQuery, MissingCompanyDocumentsQueryVariables>;
export const MissingDocumentsDocument = gql`
    query MissingDocuments($search: String, $typeId: ID, $state: MissingDocumentState, $limit: Int!, $offset: Int!) {
  page: missingDocuments(
    search: $search
    typeId: $typeId
    state: $state
    limit: $limit
    offset: $offset
  ) {
    rows {
      id
      employeeId
      employeeName
      employeeCode
      departmentName
      typeName
      state
      expiryDate
    }
    total
  }
}
    `;

/**
 * __useMissingDocumentsQuery__
 *
 * To run a query within a React component, call `useMissingDocumentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useMissingDocumentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useMissingDocumentsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      typeId: // value for 'typeId'
 *      state: // value for 'state'
 *      limit: // value for 'limit'
 *      offset: // value for 'offset'
 *   },
 * });
 */
export function useMissingDocumentsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MissingDocumentsQuery, MissingDocumentsQueryVariables> & ({ variables: MissingDocumentsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MissingDocumentsQuery, MissingDocumentsQueryVariables>(MissingDocumentsDocument, options);
      }
export function useMissingDocumentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MissingDocumentsQuery, MissingDocumentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MissingDocumentsQuery, MissingDocumentsQueryVariables>(MissingDocumentsDocument, options);
        }
// @ts-ignore
export function useMissingDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<MissingDocumentsQuery, MissingDocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MissingDocumentsQuery, MissingDocumentsQueryVariables>;
export function useMissingDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MissingDocumentsQuery, MissingDocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<MissingDocumentsQuery | undefined, MissingDocumentsQueryVariables>;
export function useMissingDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<MissingDocumentsQuery, MissingDocumentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<MissingDocumentsQuery, MissingDocumentsQueryVariables>(MissingDocumentsDocument, options);
        }
export type MissingDocumentsQueryHookResult = ReturnType<typeof useMissingDocumentsQuery>;
export type MissingDocumentsLazyQueryHookResult = ReturnType<typeof useMissingDocumentsLazyQuery>;
export type MissingDocumentsSuspenseQueryHookResult = ReturnType<typeof useMissingDocumentsSuspenseQuery>;
export type MissingDocumentsQueryResult = ApolloReactCommon.QueryResult<MissingDocumentsQuery, MissingDocumentsQueryVariables>;
export const EmployeeDocumentsDocument = gql`
    query EmployeeDocuments($filter: EmployeeDocumentFilter, $sort: [EmployeeDocumentSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: employeeDocuments(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...EmployeeDocumentRow
    }
    total
  }
}
    ${EmployeeDocumentRowFragmentDoc}`;

/**
 * __useEmployeeDocumentsQuery__
 *
 * To run a query within a React component, call `useEmployeeDocumentsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeDocumentsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeDocumentsQuery({
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
export function useEmployeeDocumentsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<EmployeeDocumentsQuery, EmployeeDocumentsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeDocumentsQuery, EmployeeDocumentsQueryVariables>(EmployeeDocumentsDocument, options);
      }
export function useEmployeeDocumentsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeDocumentsQuery, EmployeeDocumentsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeDocumentsQuery, EmployeeDocumentsQueryVariables>(EmployeeDocumentsDocument, options);
        }
// @ts-ignore
export function useEmployeeDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentsQuery, EmployeeDocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDocumentsQuery, EmployeeDocumentsQueryVariables>;
export function useEmployeeDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentsQuery, EmployeeDocumentsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDocumentsQuery | undefined, EmployeeDocumentsQueryVariables>;
export function useEmployeeDocumentsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentsQuery, EmployeeDocumentsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeDocumentsQuery, EmployeeDocumentsQueryVariables>(EmployeeDocumentsDocument, options);
        }
export type EmployeeDocumentsQueryHookResult = ReturnType<typeof useEmployeeDocumentsQuery>;
export type EmployeeDocumentsLazyQueryHookResult = ReturnType<typeof useEmployeeDocumentsLazyQuery>;
export type EmployeeDocumentsSuspenseQueryHookResult = ReturnType<typeof useEmployeeDocumentsSuspenseQuery>;
export type EmployeeDocumentsQueryResult = ApolloReactCommon.QueryResult<EmployeeDocumentsQuery, EmployeeDocumentsQueryVariables>;
export const EmployeeDocumentDocument = gql`
    query EmployeeDocument($id: ID!) {
  record: employeeDocument(id: $id) {
    ...EmployeeDocumentRecord
  }
}
    ${EmployeeDocumentRecordFragmentDoc}
${EmployeeDocumentRowFragmentDoc}`;

/**
 * __useEmployeeDocumentQuery__
 *
 * To run a query within a React component, call `useEmployeeDocumentQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeDocumentQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeDocumentQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeDocumentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeDocumentQuery, EmployeeDocumentQueryVariables> & ({ variables: EmployeeDocumentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeDocumentQuery, EmployeeDocumentQueryVariables>(EmployeeDocumentDocument, options);
      }
export function useEmployeeDocumentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeDocumentQuery, EmployeeDocumentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeDocumentQuery, EmployeeDocumentQueryVariables>(EmployeeDocumentDocument, options);
        }
// @ts-ignore
export function useEmployeeDocumentSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentQuery, EmployeeDocumentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDocumentQuery, EmployeeDocumentQueryVariables>;
export function useEmployeeDocumentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentQuery, EmployeeDocumentQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDocumentQuery | undefined, EmployeeDocumentQueryVariables>;
export function useEmployeeDocumentSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentQuery, EmployeeDocumentQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeDocumentQuery, EmployeeDocumentQueryVariables>(EmployeeDocumentDocument, options);
        }
export type EmployeeDocumentQueryHookResult = ReturnType<typeof useEmployeeDocumentQuery>;
export type EmployeeDocumentLazyQueryHookResult = ReturnType<typeof useEmployeeDocumentLazyQuery>;
export type EmployeeDocumentSuspenseQueryHookResult = ReturnType<typeof useEmployeeDocumentSuspenseQuery>;
export type EmployeeDocumentQueryResult = ApolloReactCommon.QueryResult<EmployeeDocumentQuery, EmployeeDocumentQueryVariables>;
export const CreateEmployeeDocumentDocument = gql`
    mutation CreateEmployeeDocument($input: EmployeeDocumentInput!) {
  record: createEmployeeDocument(input: $input) {
    ...EmployeeDocumentRecord
  }
}
    ${EmployeeDocumentRecordFragmentDoc}
${EmployeeDocumentRowFragmentDoc}`;

/**
 * __useCreateEmployeeDocumentMutation__
 *
 * To run a mutation, you first call `useCreateEmployeeDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateEmployeeDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createEmployeeDocumentMutation, { data, loading, error }] = useCreateEmployeeDocumentMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateEmployeeDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateEmployeeDocumentMutation, CreateEmployeeDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateEmployeeDocumentMutation, CreateEmployeeDocumentMutationVariables>(CreateEmployeeDocumentDocument, options);
      }
export type CreateEmployeeDocumentMutationHookResult = ReturnType<typeof useCreateEmployeeDocumentMutation>;
export type CreateEmployeeDocumentMutationResult = ApolloReactCommon.MutationResult<CreateEmployeeDocumentMutation>;
export const UpdateEmployeeDocumentDocument = gql`
    mutation UpdateEmployeeDocument($id: ID!, $version: Int!, $input: EmployeeDocumentChanges!) {
  record: updateEmployeeDocument(id: $id, version: $version, input: $input) {
    ...EmployeeDocumentRecord
  }
}
    ${EmployeeDocumentRecordFragmentDoc}
${EmployeeDocumentRowFragmentDoc}`;

/**
 * __useUpdateEmployeeDocumentMutation__
 *
 * To run a mutation, you first call `useUpdateEmployeeDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateEmployeeDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateEmployeeDocumentMutation, { data, loading, error }] = useUpdateEmployeeDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateEmployeeDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateEmployeeDocumentMutation, UpdateEmployeeDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateEmployeeDocumentMutation, UpdateEmployeeDocumentMutationVariables>(UpdateEmployeeDocumentDocument, options);
      }
export type UpdateEmployeeDocumentMutationHookResult = ReturnType<typeof useUpdateEmployeeDocumentMutation>;
export type UpdateEmployeeDocumentMutationResult = ApolloReactCommon.MutationResult<UpdateEmployeeDocumentMutation>;
export const DeleteEmployeeDocumentsDocument = gql`
    mutation DeleteEmployeeDocuments($ids: [ID!]!) {
  results: deleteEmployeeDocuments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteEmployeeDocumentsMutation__
 *
 * To run a mutation, you first call `useDeleteEmployeeDocumentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteEmployeeDocumentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteEmployeeDocumentsMutation, { data, loading, error }] = useDeleteEmployeeDocumentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteEmployeeDocumentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteEmployeeDocumentsMutation, DeleteEmployeeDocumentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteEmployeeDocumentsMutation, DeleteEmployeeDocumentsMutationVariables>(DeleteEmployeeDocumentsDocument, options);
      }
export type DeleteEmployeeDocumentsMutationHookResult = ReturnType<typeof useDeleteEmployeeDocumentsMutation>;
export type DeleteEmployeeDocumentsMutationResult = ApolloReactCommon.MutationResult<DeleteEmployeeDocumentsMutation>;
export const RestoreEmployeeDocumentsDocument = gql`
    mutation RestoreEmployeeDocuments($ids: [ID!]!) {
  results: restoreEmployeeDocuments(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreEmployeeDocumentsMutation__
 *
 * To run a mutation, you first call `useRestoreEmployeeDocumentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreEmployeeDocumentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreEmployeeDocumentsMutation, { data, loading, error }] = useRestoreEmployeeDocumentsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreEmployeeDocumentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreEmployeeDocumentsMutation, RestoreEmployeeDocumentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreEmployeeDocumentsMutation, RestoreEmployeeDocumentsMutationVariables>(RestoreEmployeeDocumentsDocument, options);
      }
export type RestoreEmployeeDocumentsMutationHookResult = ReturnType<typeof useRestoreEmployeeDocumentsMutation>;
export type RestoreEmployeeDocumentsMutationResult = ApolloReactCommon.MutationResult<RestoreEmployeeDocumentsMutation>;
export const RenewEmployeeDocumentDocument = gql`
    mutation RenewEmployeeDocument($id: ID!, $version: Int!, $input: EmployeeDocumentRenewal!) {
  record: renewEmployeeDocument(id: $id, version: $version, input: $input) {
    ...EmployeeDocumentRecord
  }
}
    ${EmployeeDocumentRecordFragmentDoc}
${EmployeeDocumentRowFragmentDoc}`;

/**
 * __useRenewEmployeeDocumentMutation__
 *
 * To run a mutation, you first call `useRenewEmployeeDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRenewEmployeeDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [renewEmployeeDocumentMutation, { data, loading, error }] = useRenewEmployeeDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRenewEmployeeDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RenewEmployeeDocumentMutation, RenewEmployeeDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RenewEmployeeDocumentMutation, RenewEmployeeDocumentMutationVariables>(RenewEmployeeDocumentDocument, options);
      }
export type RenewEmployeeDocumentMutationHookResult = ReturnType<typeof useRenewEmployeeDocumentMutation>;
export type RenewEmployeeDocumentMutationResult = ApolloReactCommon.MutationResult<RenewEmployeeDocumentMutation>;
export const EmployeeDocumentVersionsDocument = gql`
    query EmployeeDocumentVersions($id: ID!) {
  page: employeeDocumentVersions(
    filter: {documentId: {eq: $id}}
    sort: [{field: revision, direction: DESC}]
    limit: 100
  ) {
    rows {
      id
      revision
      number
      issueDate
      expiryDate
      issuingAuthority
      issuingCountry
      fileId
      createdAt
    }
  }
}
    `;

/**
 * __useEmployeeDocumentVersionsQuery__
 *
 * To run a query within a React component, call `useEmployeeDocumentVersionsQuery` and pass it any options that fit your needs.
 * When your component renders, `useEmployeeDocumentVersionsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useEmployeeDocumentVersionsQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useEmployeeDocumentVersionsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<EmployeeDocumentVersionsQuery, EmployeeDocumentVersionsQueryVariables> & ({ variables: EmployeeDocumentVersionsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<EmployeeDocumentVersionsQuery, EmployeeDocumentVersionsQueryVariables>(EmployeeDocumentVersionsDocument, options);
      }
export function useEmployeeDocumentVersionsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<EmployeeDocumentVersionsQuery, EmployeeDocumentVersionsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<EmployeeDocumentVersionsQuery, EmployeeDocumentVersionsQueryVariables>(EmployeeDocumentVersionsDocument, options);
        }
// @ts-ignore
export function useEmployeeDocumentVersionsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentVersionsQuery, EmployeeDocumentVersionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDocumentVersionsQuery, EmployeeDocumentVersionsQueryVariables>;
export function useEmployeeDocumentVersionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentVersionsQuery, EmployeeDocumentVersionsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<EmployeeDocumentVersionsQuery | undefined, EmployeeDocumentVersionsQueryVariables>;
export function useEmployeeDocumentVersionsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<EmployeeDocumentVersionsQuery, EmployeeDocumentVersionsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<EmployeeDocumentVersionsQuery, EmployeeDocumentVersionsQueryVariables>(EmployeeDocumentVersionsDocument, options);
        }
export type EmployeeDocumentVersionsQueryHookResult = ReturnType<typeof useEmployeeDocumentVersionsQuery>;
export type EmployeeDocumentVersionsLazyQueryHookResult = ReturnType<typeof useEmployeeDocumentVersionsLazyQuery>;
export type EmployeeDocumentVersionsSuspenseQueryHookResult = ReturnType<typeof useEmployeeDocumentVersionsSuspenseQuery>;
export type EmployeeDocumentVersionsQueryResult = ApolloReactCommon.QueryResult<EmployeeDocumentVersionsQuery, EmployeeDocumentVersionsQueryVariables>;