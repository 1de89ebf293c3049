/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
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

/** Whether a document is in use. Archived ones are kept, and nobody is reminded of them. */
export type DocumentStatus =
  /** In use: it counts as there, and people are told before it expires. */
  | 'active'
  /** Kept, no longer in use; nobody is reminded of it. */
  | 'archived'
  /** Not in use yet; nobody is reminded of it. */
  | 'draft';

/** A document that employees are asked for. */
export type EmployeeDocumentRequest = {
  /** The day by which it is asked for, today or later. At most 5 years ahead. */
  dueOn: string;
  /** Who is asked, at most 500. */
  employeeIds: Array<string>;
  /** What they are told, in up to 500 characters. */
  note?: string | null | undefined;
  /** The type of document. */
  typeId: string;
};

/** What an employee hands in; what is left out stays. */
export type EmployeeDocumentSubmission = {
  /** Its last day. */
  expiryDate?: string | null | undefined;
  /** What the document itself is, as uploaded. */
  fileId?: string | null | undefined;
  /** Its first day. */
  issueDate?: string | null | undefined;
  /** Who issued it. */
  issuingAuthority?: string | null | undefined;
  /** Country it was issued in, ISO 3166-1 alpha-2. */
  issuingCountry?: string | null | undefined;
  /** What whoever issued it numbered it. */
  number?: string | null | undefined;
};

export type ReviewedDocumentFragment = { id: string, version: number, allowedActions: Array<string>, status: DocumentStatus, state: string, review: DocumentReview, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null };

export type ReviewedEmployeeDocumentFragment = { id: string, version: number, allowedActions: Array<string>, status: DocumentStatus, state: string, review: DocumentReview, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, fileId: string | null };

export type VerifyDocumentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type VerifyDocumentMutation = { record: { id: string, version: number, allowedActions: Array<string>, status: DocumentStatus, state: string, review: DocumentReview, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null } };

export type RejectDocumentMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectDocumentMutation = { record: { id: string, version: number, allowedActions: Array<string>, status: DocumentStatus, state: string, review: DocumentReview, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null } };

export type ArchiveDocumentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ArchiveDocumentMutation = { record: { id: string, version: number, allowedActions: Array<string>, status: DocumentStatus, state: string, review: DocumentReview, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null } };

export type VerifyEmployeeDocumentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type VerifyEmployeeDocumentMutation = { record: { id: string, version: number, allowedActions: Array<string>, status: DocumentStatus, state: string, review: DocumentReview, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, fileId: string | null } };

export type RejectEmployeeDocumentMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RejectEmployeeDocumentMutation = { record: { id: string, version: number, allowedActions: Array<string>, status: DocumentStatus, state: string, review: DocumentReview, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, fileId: string | null } };

export type ArchiveEmployeeDocumentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ArchiveEmployeeDocumentMutation = { record: { id: string, version: number, allowedActions: Array<string>, status: DocumentStatus, state: string, review: DocumentReview, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, fileId: string | null } };

export type SubmitEmployeeDocumentMutationVariables = Exact<{
  id: string;
  version: number;
  input: EmployeeDocumentSubmission;
}>;


export type SubmitEmployeeDocumentMutation = { record: { id: string, version: number, allowedActions: Array<string>, status: DocumentStatus, state: string, review: DocumentReview, reviewNote: string | null, submittedByName: string | null, submittedAt: string | null, reviewedByName: string | null, reviewedAt: string | null, number: string | null, issueDate: string | null, expiryDate: string | null, issuingAuthority: string | null, issuingCountry: string | null, fileId: string | null } };

export type RequestEmployeeDocumentsMutationVariables = Exact<{
  input: EmployeeDocumentRequest;
}>;


export type RequestEmployeeDocumentsMutation = { records: Array<{ id: string }> };

export const ReviewedDocumentFragmentDoc = gql`
    fragment ReviewedDocument on Document {
  id
  version
  allowedActions
  status
  state
  review
  reviewNote
  submittedByName
  submittedAt
  reviewedByName
  reviewedAt
}
    `;
export const ReviewedEmployeeDocumentFragmentDoc = gql`
    fragment ReviewedEmployeeDocument on EmployeeDocument {
  id
  version
  allowedActions
  status
  state
  review
  reviewNote
  submittedByName
  submittedAt
  reviewedByName
  reviewedAt
  number
  issueDate
  expiryDate
  issuingAuthority
  issuingCountry
  fileId
}
    `;
export const VerifyDocumentDocument = gql`
    mutation VerifyDocument($id: ID!, $version: Int!) {
  record: verifyDocument(id: $id, version: $version) {
    ...ReviewedDocument
  }
}
    ${ReviewedDocumentFragmentDoc}`;

/**
 * __useVerifyDocumentMutation__
 *
 * To run a mutation, you first call `useVerifyDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyDocumentMutation, { data, loading, error }] = useVerifyDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useVerifyDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VerifyDocumentMutation, VerifyDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyDocumentMutation, VerifyDocumentMutationVariables>(VerifyDocumentDocument, options);
      }
export type VerifyDocumentMutationHookResult = ReturnType<typeof useVerifyDocumentMutation>;
export type VerifyDocumentMutationResult = ApolloReactCommon.MutationResult<VerifyDocumentMutation>;
export const RejectDocumentDocument = gql`
    mutation RejectDocument($id: ID!, $version: Int!, $note: String!) {
  record: rejectDocument(id: $id, version: $version, note: $note) {
    ...ReviewedDocument
  }
}
    ${ReviewedDocumentFragmentDoc}`;

/**
 * __useRejectDocumentMutation__
 *
 * To run a mutation, you first call `useRejectDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectDocumentMutation, { data, loading, error }] = useRejectDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectDocumentMutation, RejectDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectDocumentMutation, RejectDocumentMutationVariables>(RejectDocumentDocument, options);
      }
export type RejectDocumentMutationHookResult = ReturnType<typeof useRejectDocumentMutation>;
export type RejectDocumentMutationResult = ApolloReactCommon.MutationResult<RejectDocumentMutation>;
export const ArchiveDocumentDocument = gql`
    mutation ArchiveDocument($id: ID!, $version: Int!) {
  record: archiveDocument(id: $id, version: $version) {
    ...ReviewedDocument
  }
}
    ${ReviewedDocumentFragmentDoc}`;

/**
 * __useArchiveDocumentMutation__
 *
 * To run a mutation, you first call `useArchiveDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useArchiveDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [archiveDocumentMutation, { data, loading, error }] = useArchiveDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useArchiveDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ArchiveDocumentMutation, ArchiveDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ArchiveDocumentMutation, ArchiveDocumentMutationVariables>(ArchiveDocumentDocument, options);
      }
export type ArchiveDocumentMutationHookResult = ReturnType<typeof useArchiveDocumentMutation>;
export type ArchiveDocumentMutationResult = ApolloReactCommon.MutationResult<ArchiveDocumentMutation>;
export const VerifyEmployeeDocumentDocument = gql`
    mutation VerifyEmployeeDocument($id: ID!, $version: Int!) {
  record: verifyEmployeeDocument(id: $id, version: $version) {
    ...ReviewedEmployeeDocument
  }
}
    ${ReviewedEmployeeDocumentFragmentDoc}`;

/**
 * __useVerifyEmployeeDocumentMutation__
 *
 * To run a mutation, you first call `useVerifyEmployeeDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useVerifyEmployeeDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [verifyEmployeeDocumentMutation, { data, loading, error }] = useVerifyEmployeeDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useVerifyEmployeeDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<VerifyEmployeeDocumentMutation, VerifyEmployeeDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<VerifyEmployeeDocumentMutation, VerifyEmployeeDocumentMutationVariables>(VerifyEmployeeDocumentDocument, options);
      }
export type VerifyEmployeeDocumentMutationHookResult = ReturnType<typeof useVerifyEmployeeDocumentMutation>;
export type VerifyEmployeeDocumentMutationResult = ApolloReactCommon.MutationResult<VerifyEmployeeDocumentMutation>;
export const RejectEmployeeDocumentDocument = gql`
    mutation RejectEmployeeDocument($id: ID!, $version: Int!, $note: String!) {
  record: rejectEmployeeDocument(id: $id, version: $version, note: $note) {
    ...ReviewedEmployeeDocument
  }
}
    ${ReviewedEmployeeDocumentFragmentDoc}`;

/**
 * __useRejectEmployeeDocumentMutation__
 *
 * To run a mutation, you first call `useRejectEmployeeDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRejectEmployeeDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [rejectEmployeeDocumentMutation, { data, loading, error }] = useRejectEmployeeDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      note: // value for 'note'
 *   },
 * });
 */
export function useRejectEmployeeDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RejectEmployeeDocumentMutation, RejectEmployeeDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RejectEmployeeDocumentMutation, RejectEmployeeDocumentMutationVariables>(RejectEmployeeDocumentDocument, options);
      }
export type RejectEmployeeDocumentMutationHookResult = ReturnType<typeof useRejectEmployeeDocumentMutation>;
export type RejectEmployeeDocumentMutationResult = ApolloReactCommon.MutationResult<RejectEmployeeDocumentMutation>;
export const ArchiveEmployeeDocumentDocument = gql`
    mutation ArchiveEmployeeDocument($id: ID!, $version: Int!) {
  record: archiveEmployeeDocument(id: $id, version: $version) {
    ...ReviewedEmployeeDocument
  }
}
    ${ReviewedEmployeeDocumentFragmentDoc}`;

/**
 * __useArchiveEmployeeDocumentMutation__
 *
 * To run a mutation, you first call `useArchiveEmployeeDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useArchiveEmployeeDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [archiveEmployeeDocumentMutation, { data, loading, error }] = useArchiveEmployeeDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useArchiveEmployeeDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ArchiveEmployeeDocumentMutation, ArchiveEmployeeDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ArchiveEmployeeDocumentMutation, ArchiveEmployeeDocumentMutationVariables>(ArchiveEmployeeDocumentDocument, options);
      }
export type ArchiveEmployeeDocumentMutationHookResult = ReturnType<typeof useArchiveEmployeeDocumentMutation>;
export type ArchiveEmployeeDocumentMutationResult = ApolloReactCommon.MutationResult<ArchiveEmployeeDocumentMutation>;
export const SubmitEmployeeDocumentDocument = gql`
    mutation SubmitEmployeeDocument($id: ID!, $version: Int!, $input: EmployeeDocumentSubmission!) {
  record: submitEmployeeDocument(id: $id, version: $version, input: $input) {
    ...ReviewedEmployeeDocument
  }
}
    ${ReviewedEmployeeDocumentFragmentDoc}`;

/**
 * __useSubmitEmployeeDocumentMutation__
 *
 * To run a mutation, you first call `useSubmitEmployeeDocumentMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSubmitEmployeeDocumentMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [submitEmployeeDocumentMutation, { data, loading, error }] = useSubmitEmployeeDocumentMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useSubmitEmployeeDocumentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SubmitEmployeeDocumentMutation, SubmitEmployeeDocumentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SubmitEmployeeDocumentMutation, SubmitEmployeeDocumentMutationVariables>(SubmitEmployeeDocumentDocument, options);
      }
export type SubmitEmployeeDocumentMutationHookResult = ReturnType<typeof useSubmitEmployeeDocumentMutation>;
export type SubmitEmployeeDocumentMutationResult = ApolloReactCommon.MutationResult<SubmitEmployeeDocumentMutation>;
export const RequestEmployeeDocumentsDocument = gql`
    mutation RequestEmployeeDocuments($input: EmployeeDocumentRequest!) {
  records: requestEmployeeDocuments(input: $input) {
    id
  }
}
    `;

/**
 * __useRequestEmployeeDocumentsMutation__
 *
 * To run a mutation, you first call `useRequestEmployeeDocumentsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRequestEmployeeDocumentsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [requestEmployeeDocumentsMutation, { data, loading, error }] = useRequestEmployeeDocumentsMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useRequestEmployeeDocumentsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestEmployeeDocumentsMutation, RequestEmployeeDocumentsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestEmployeeDocumentsMutation, RequestEmployeeDocumentsMutationVariables>(RequestEmployeeDocumentsDocument, options);
      }
export type RequestEmployeeDocumentsMutationHookResult = ReturnType<typeof useRequestEmployeeDocumentsMutation>;
export type RequestEmployeeDocumentsMutationResult = ApolloReactCommon.MutationResult<RequestEmployeeDocumentsMutation>;