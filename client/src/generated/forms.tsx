/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Values to change in a form; what is left out stays. */
export type FormChanges = {
  /** Days after which a fulfilled request of it is closed by itself; empty where only who asked closes it. */
  closeAfterDays?: number | null | undefined;
  /** What it is for. */
  description?: string | null | undefined;
  /** What it is for, in Arabic. */
  descriptionAr?: string | null | undefined;
  /** After what these days count. */
  dueFrom?: RequestDueFrom | null | undefined;
  /** Working days within which its requests are to be answered; empty where they have no due day. */
  dueWithinDays?: number | null | undefined;
  /** What it asks, in order. */
  fields?: Array<FormFieldInput> | null | undefined;
  /** What it is called. */
  title?: string | null | undefined;
  /** Title in Arabic; the other one where empty. */
  titleAr?: string | null | undefined;
  /** What it is about. */
  type?: FormType | null | undefined;
};

/** How a condition compares the answer to an earlier field. */
export type FormComparison =
  /** Is the same. */
  | 'eq'
  /** Is greater, or later. */
  | 'gt'
  /** Is at least, or not earlier. */
  | 'gte'
  /** Is among the options chosen. */
  | 'includes'
  /** Is smaller, or earlier. */
  | 'lt'
  /** Is at most, or not later. */
  | 'lte'
  /** Is another. */
  | 'ne';

/** Holds where the answer to an earlier field compares so; never while that is unanswered. */
export type FormConditionInput = {
  /** How it compares. */
  comparison: FormComparison;
  /** Name of the earlier field. */
  field: string;
  /** With what: a text, a decimal number, a day, true or false, the value of an option, an id. */
  value: string;
};

/** One question of a form. */
export type FormFieldInput = {
  /** When it is asked: all must hold; none means always. */
  conditions?: Array<FormConditionInput>;
  /** A hint below it. */
  help?: string | null | undefined;
  /** The hint in Arabic. */
  helpAr?: string | null | undefined;
  /** Kind of answer. */
  kind: FormFieldKind;
  /** What is asked. */
  label: string;
  /** What is asked, in Arabic. */
  labelAr?: string | null | undefined;
  /** Most characters, highest number, last day or most choices, by kind. */
  max?: string | null | undefined;
  /** Fewest characters, least number, first day or fewest choices, by kind. */
  min?: string | null | undefined;
  /** What answers are kept under: a small letter, then letters and digits; unique in the form. */
  name: string;
  /** What a choice offers. */
  options?: Array<FormFieldOptionInput>;
  /** Whether it has to be answered where it is asked. */
  required?: boolean;
};

/** What kind of answer a field of a form takes. */
export type FormFieldKind =
  /** One of the options. */
  | 'choice'
  /** Any of the options. */
  | 'choices'
  /** A day. */
  | 'date'
  /** One of the departments. */
  | 'department'
  /** One of the employees. */
  | 'employee'
  /** An uploaded file. */
  | 'file'
  /** Yes or no. */
  | 'flag'
  /** Several lines. */
  | 'longText'
  /** An amount in the currency of the company. */
  | 'money'
  /** A number, decimals included. */
  | 'number'
  /** One line. */
  | 'text';

/** Something to choose in a field of a form. */
export type FormFieldOptionInput = {
  /** What is read. */
  label: string;
  /** What is read in Arabic; the other text where empty. */
  labelAr?: string | null | undefined;
  /** What an answer keeps. */
  value: string;
};

/** Which forms to list; all conditions given must hold. */
export type FormFilter = {
  /** All of these must hold. */
  and?: Array<FormFilter> | null | undefined;
  /** Days after which a fulfilled request of it is closed by itself; empty where only who asked closes it. */
  closeAfterDays?: NumberFilter | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** What it is for. */
  description?: TextFilter | null | undefined;
  /** What it is for, in Arabic. */
  descriptionAr?: TextFilter | null | undefined;
  /** After what these days count. */
  dueFrom?: RequestDueFromFilter | null | undefined;
  /** Working days within which its requests are to be answered; empty where they have no due day. */
  dueWithinDays?: NumberFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** The newest published version; empty before the first. */
  number?: NumberFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<FormFilter> | null | undefined;
  /** State. */
  status?: FormStatusFilter | null | undefined;
  /** What it is called. */
  title?: TextFilter | null | undefined;
  /** Title in Arabic; the other one where empty. */
  titleAr?: TextFilter | null | undefined;
  /** What it is about. */
  type?: FormTypeFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new form. */
export type FormInput = {
  /** Days after which a fulfilled request of it is closed by itself; empty where only who asked closes it. */
  closeAfterDays?: number | null | undefined;
  /** What it is for. */
  description?: string | null | undefined;
  /** What it is for, in Arabic. */
  descriptionAr?: string | null | undefined;
  /** After what these days count. */
  dueFrom?: RequestDueFrom | null | undefined;
  /** Working days within which its requests are to be answered; empty where they have no due day. */
  dueWithinDays?: number | null | undefined;
  /** What it asks, in order. */
  fields?: Array<FormFieldInput> | null | undefined;
  /** What it is called. */
  title: string;
  /** Title in Arabic; the other one where empty. */
  titleAr?: string | null | undefined;
  /** What it is about. */
  type?: FormType | null | undefined;
};

/** One level of the order of forms. */
export type FormSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: FormSortField;
};

/** What forms can be sorted by. */
export type FormSortField =
  /** Days after which a fulfilled request of it is closed by itself; empty where only who asked closes it. */
  | 'closeAfterDays'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** After what these days count. */
  | 'dueFrom'
  /** Working days within which its requests are to be answered; empty where they have no due day. */
  | 'dueWithinDays'
  /** The newest published version; empty before the first. */
  | 'number'
  /** State. */
  | 'status'
  /** What it is called. */
  | 'title'
  /** Title in Arabic; the other one where empty. */
  | 'titleAr'
  /** What it is about. */
  | 'type'
  /** When the row was last changed. */
  | 'updatedAt';

/** Requests are made from published forms only; an archived one is kept for its requests. */
export type FormStatus =
  /** Kept for its requests; no new one can be made. */
  | 'archived'
  /** Being put together; no request can be made from it. */
  | 'draft'
  /** Offered to whoever may make requests. */
  | 'published';

/** Conditions on a FormStatus; all that are given must hold. */
export type FormStatusFilter = {
  /** Equal to. */
  eq?: FormStatus | null | undefined;
  /** One of these. */
  in?: Array<FormStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: FormStatus | null | undefined;
};

/** What a form is about. */
export type FormType =
  /** Things to work with. */
  | 'equipment'
  /** Being away. */
  | 'leave'
  /** A letter or certificate. */
  | 'letter'
  /** Money, such as an advance or expenses. */
  | 'money'
  /** Anything else. */
  | 'other'
  /** Personal data that changed. */
  | 'personal'
  /** Courses and training. */
  | 'training';

/** Conditions on a FormType; all that are given must hold. */
export type FormTypeFilter = {
  /** Equal to. */
  eq?: FormType | null | undefined;
  /** One of these. */
  in?: Array<FormType> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: FormType | null | undefined;
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

/** After what the working days count within which a request is to be answered. */
export type RequestDueFrom =
  /** When it was approved. */
  | 'approval'
  /** When it was submitted last. */
  | 'submission';

/** Conditions on a RequestDueFrom; all that are given must hold. */
export type RequestDueFromFilter = {
  /** Equal to. */
  eq?: RequestDueFrom | null | undefined;
  /** One of these. */
  in?: Array<RequestDueFrom> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: RequestDueFrom | null | undefined;
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

export type FormsQueryVariables = Exact<{
  filter?: FormFilter | null | undefined;
  sort?: Array<FormSort> | FormSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type FormsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, titleAr: string | null, number: number | null, type: FormType, status: FormStatus }> } };

export type FormQueryVariables = Exact<{
  id: string;
}>;


export type FormQuery = { record: { description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, titleAr: string | null, number: number | null, type: FormType, status: FormStatus, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } };

export type CreateFormMutationVariables = Exact<{
  input: FormInput;
}>;


export type CreateFormMutation = { record: { description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, titleAr: string | null, number: number | null, type: FormType, status: FormStatus, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } };

export type UpdateFormMutationVariables = Exact<{
  id: string;
  version: number;
  input: FormChanges;
}>;


export type UpdateFormMutation = { record: { description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, titleAr: string | null, number: number | null, type: FormType, status: FormStatus, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } };

export type DeleteFormsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteFormsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreFormsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreFormsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type PublishFormMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type PublishFormMutation = { record: { description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, titleAr: string | null, number: number | null, type: FormType, status: FormStatus, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } };

export type ArchiveFormMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ArchiveFormMutation = { record: { description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, titleAr: string | null, number: number | null, type: FormType, status: FormStatus, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> } };

export type QuestionFragment = { name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> };

export type FormRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, titleAr: string | null, number: number | null, type: FormType, status: FormStatus };

export type FormRecordFragment = { description: string | null, descriptionAr: string | null, dueWithinDays: number | null, dueFrom: RequestDueFrom, closeAfterDays: number | null, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, title: string, titleAr: string | null, number: number | null, type: FormType, status: FormStatus, fields: Array<{ name: string, kind: FormFieldKind, label: string, labelAr: string | null, help: string | null, helpAr: string | null, required: boolean, min: string | null, max: string | null, options: Array<{ value: string, label: string, labelAr: string | null }>, conditions: Array<{ field: string, comparison: FormComparison, value: string }> }> };

export const FormRowFragmentDoc = gql`
    fragment FormRow on Form {
  id
  version
  deletedAt
  allowedActions
  title
  titleAr
  number
  type
  status
}
    `;
export const QuestionFragmentDoc = gql`
    fragment Question on FormField {
  name
  kind
  label
  labelAr
  help
  helpAr
  required
  min
  max
  options {
    value
    label
    labelAr
  }
  conditions {
    field
    comparison
    value
  }
}
    `;
export const FormRecordFragmentDoc = gql`
    fragment FormRecord on Form {
  ...FormRow
  description
  descriptionAr
  dueWithinDays
  dueFrom
  closeAfterDays
  fields {
    ...Question
  }
  createdAt
  updatedAt
}
    `;
export const FormsDocument = gql`
    query Forms($filter: FormFilter, $sort: [FormSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: forms(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...FormRow
    }
    total
  }
}
    ${FormRowFragmentDoc}`;

/**
 * __useFormsQuery__
 *
 * To run a query within a React component, call `useFormsQuery` and pass it any options that fit your needs.
 * When your component renders, `useFormsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFormsQuery({
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
export function useFormsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<FormsQuery, FormsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FormsQuery, FormsQueryVariables>(FormsDocument, options);
      }
export function useFormsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FormsQuery, FormsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FormsQuery, FormsQueryVariables>(FormsDocument, options);
        }
// @ts-ignore
export function useFormsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FormsQuery, FormsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FormsQuery, FormsQueryVariables>;
export function useFormsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FormsQuery, FormsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FormsQuery | undefined, FormsQueryVariables>;
export function useFormsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FormsQuery, FormsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FormsQuery, FormsQueryVariables>(FormsDocument, options);
        }
export type FormsQueryHookResult = ReturnType<typeof useFormsQuery>;
export type FormsLazyQueryHookResult = ReturnType<typeof useFormsLazyQuery>;
export type FormsSuspenseQueryHookResult = ReturnType<typeof useFormsSuspenseQuery>;
export type FormsQueryResult = ApolloReactCommon.QueryResult<FormsQuery, FormsQueryVariables>;
export const FormDocument = gql`
    query Form($id: ID!) {
  record: form(id: $id) {
    ...FormRecord
  }
}
    ${FormRecordFragmentDoc}
${FormRowFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useFormQuery__
 *
 * To run a query within a React component, call `useFormQuery` and pass it any options that fit your needs.
 * When your component renders, `useFormQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useFormQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useFormQuery(baseOptions: ApolloReactHooks.QueryHookOptions<FormQuery, FormQueryVariables> & ({ variables: FormQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<FormQuery, FormQueryVariables>(FormDocument, options);
      }
export function useFormLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<FormQuery, FormQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<FormQuery, FormQueryVariables>(FormDocument, options);
        }
// @ts-ignore
export function useFormSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<FormQuery, FormQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FormQuery, FormQueryVariables>;
export function useFormSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FormQuery, FormQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<FormQuery | undefined, FormQueryVariables>;
export function useFormSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<FormQuery, FormQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<FormQuery, FormQueryVariables>(FormDocument, options);
        }
export type FormQueryHookResult = ReturnType<typeof useFormQuery>;
export type FormLazyQueryHookResult = ReturnType<typeof useFormLazyQuery>;
export type FormSuspenseQueryHookResult = ReturnType<typeof useFormSuspenseQuery>;
export type FormQueryResult = ApolloReactCommon.QueryResult<FormQuery, FormQueryVariables>;
export const CreateFormDocument = gql`
    mutation CreateForm($input: FormInput!) {
  record: createForm(input: $input) {
    ...FormRecord
  }
}
    ${FormRecordFragmentDoc}
${FormRowFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useCreateFormMutation__
 *
 * To run a mutation, you first call `useCreateFormMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateFormMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createFormMutation, { data, loading, error }] = useCreateFormMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateFormMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateFormMutation, CreateFormMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateFormMutation, CreateFormMutationVariables>(CreateFormDocument, options);
      }
export type CreateFormMutationHookResult = ReturnType<typeof useCreateFormMutation>;
export type CreateFormMutationResult = ApolloReactCommon.MutationResult<CreateFormMutation>;
export const UpdateFormDocument = gql`
    mutation UpdateForm($id: ID!, $version: Int!, $input: FormChanges!) {
  record: updateForm(id: $id, version: $version, input: $input) {
    ...FormRecord
  }
}
    ${FormRecordFragmentDoc}
${FormRowFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useUpdateFormMutation__
 *
 * To run a mutation, you first call `useUpdateFormMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateFormMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateFormMutation, { data, loading, error }] = useUpdateFormMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateFormMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateFormMutation, UpdateFormMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateFormMutation, UpdateFormMutationVariables>(UpdateFormDocument, options);
      }
export type UpdateFormMutationHookResult = ReturnType<typeof useUpdateFormMutation>;
export type UpdateFormMutationResult = ApolloReactCommon.MutationResult<UpdateFormMutation>;
export const DeleteFormsDocument = gql`
    mutation DeleteForms($ids: [ID!]!) {
  results: deleteForms(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteFormsMutation__
 *
 * To run a mutation, you first call `useDeleteFormsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteFormsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteFormsMutation, { data, loading, error }] = useDeleteFormsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteFormsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteFormsMutation, DeleteFormsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteFormsMutation, DeleteFormsMutationVariables>(DeleteFormsDocument, options);
      }
export type DeleteFormsMutationHookResult = ReturnType<typeof useDeleteFormsMutation>;
export type DeleteFormsMutationResult = ApolloReactCommon.MutationResult<DeleteFormsMutation>;
export const RestoreFormsDocument = gql`
    mutation RestoreForms($ids: [ID!]!) {
  results: restoreForms(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreFormsMutation__
 *
 * To run a mutation, you first call `useRestoreFormsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreFormsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreFormsMutation, { data, loading, error }] = useRestoreFormsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreFormsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreFormsMutation, RestoreFormsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreFormsMutation, RestoreFormsMutationVariables>(RestoreFormsDocument, options);
      }
export type RestoreFormsMutationHookResult = ReturnType<typeof useRestoreFormsMutation>;
export type RestoreFormsMutationResult = ApolloReactCommon.MutationResult<RestoreFormsMutation>;
export const PublishFormDocument = gql`
    mutation PublishForm($id: ID!, $version: Int!) {
  record: publishForm(id: $id, version: $version) {
    ...FormRecord
  }
}
    ${FormRecordFragmentDoc}
${FormRowFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __usePublishFormMutation__
 *
 * To run a mutation, you first call `usePublishFormMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `usePublishFormMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [publishFormMutation, { data, loading, error }] = usePublishFormMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function usePublishFormMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<PublishFormMutation, PublishFormMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<PublishFormMutation, PublishFormMutationVariables>(PublishFormDocument, options);
      }
export type PublishFormMutationHookResult = ReturnType<typeof usePublishFormMutation>;
export type PublishFormMutationResult = ApolloReactCommon.MutationResult<PublishFormMutation>;
export const ArchiveFormDocument = gql`
    mutation ArchiveForm($id: ID!, $version: Int!) {
  record: archiveForm(id: $id, version: $version) {
    ...FormRecord
  }
}
    ${FormRecordFragmentDoc}
${FormRowFragmentDoc}
${QuestionFragmentDoc}`;

/**
 * __useArchiveFormMutation__
 *
 * To run a mutation, you first call `useArchiveFormMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useArchiveFormMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [archiveFormMutation, { data, loading, error }] = useArchiveFormMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useArchiveFormMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ArchiveFormMutation, ArchiveFormMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ArchiveFormMutation, ArchiveFormMutationVariables>(ArchiveFormDocument, options);
      }
export type ArchiveFormMutationHookResult = ReturnType<typeof useArchiveFormMutation>;
export type ArchiveFormMutationResult = ApolloReactCommon.MutationResult<ArchiveFormMutation>;