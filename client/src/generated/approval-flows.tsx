/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** How a condition compares. */
export type ApprovalComparison =
  /** Is one of the values. */
  | 'eq'
  /** Is greater than the value. */
  | 'gt'
  /** Is the value or greater. */
  | 'gte'
  /** Is smaller than the value. */
  | 'lt'
  /** Is the value or smaller. */
  | 'lte'
  /** Is known, and none of the values. */
  | 'ne';

/** Holds where a fact of the row compares so to one of the values; never where it is not known. */
export type ApprovalConditionInput = {
  /** How it compares. */
  comparison: ApprovalComparison;
  /** Name of the fact. */
  fact: string;
  /** With what. */
  values: Array<string>;
};

/** Values to change in an approval flow; what is left out stays. */
export type ApprovalFlowChanges = {
  /** When it applies: all must hold; none means always. */
  conditions?: Array<ApprovalConditionInput> | null | undefined;
  /** Whether it applies to what is asked from now on. */
  isActive?: boolean | null | undefined;
  /** What it is called. */
  name?: string | null | undefined;
  /** Order among the flows of the same kind: the first that fits applies. */
  place?: number | null | undefined;
  /** Its steps, in order. */
  steps?: Array<ApprovalStepInput> | null | undefined;
  /** Kind of row, such as EmployeeLeave. */
  subject?: string | null | undefined;
};

/** Which approvalFlows to list; all conditions given must hold. */
export type ApprovalFlowFilter = {
  /** All of these must hold. */
  and?: Array<ApprovalFlowFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Whether it applies to what is asked from now on. */
  isActive?: BooleanFilter | null | undefined;
  /** What it is called. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<ApprovalFlowFilter> | null | undefined;
  /** Order among the flows of the same kind: the first that fits applies. */
  place?: NumberFilter | null | undefined;
  /** Kind of row, such as EmployeeLeave. */
  subject?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new approval flow. */
export type ApprovalFlowInput = {
  /** When it applies: all must hold; none means always. */
  conditions?: Array<ApprovalConditionInput> | null | undefined;
  /** Whether it applies to what is asked from now on. */
  isActive?: boolean | null | undefined;
  /** What it is called. */
  name: string;
  /** Order among the flows of the same kind: the first that fits applies. */
  place?: number | null | undefined;
  /** Its steps, in order. */
  steps?: Array<ApprovalStepInput> | null | undefined;
  /** Kind of row, such as EmployeeLeave. */
  subject: string;
};

/** One level of the order of approvalFlows. */
export type ApprovalFlowSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: ApprovalFlowSortField;
};

/** What approvalFlows can be sorted by. */
export type ApprovalFlowSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Whether it applies to what is asked from now on. */
  | 'isActive'
  /** What it is called. */
  | 'name'
  /** Order among the flows of the same kind: the first that fits applies. */
  | 'place'
  /** Kind of row, such as EmployeeLeave. */
  | 'subject'
  /** When the row was last changed. */
  | 'updatedAt';

/** How many of them have to approve. */
export type ApprovalMode =
  /** Each of them. */
  | 'all'
  /** One of them. */
  | 'any'
  /** As many of them as the step says. */
  | 'n_of';

/** A step of a flow of approval. */
export type ApprovalStepInput = {
  /** Who decides. */
  approvers: Array<ApproverInput>;
  /** Asks the manager of whoever is due too, after so many hours. */
  escalateAfterHours?: number | null | undefined;
  /** How many have to approve. */
  mode: ApprovalMode;
  /** How many, for n_of. */
  needed?: number | null | undefined;
  /** Reminds whoever is due every so many hours. */
  remindAfterHours?: number | null | undefined;
  /** Leaves out who is on leave and has nobody standing in for him. */
  skipAbsent?: boolean;
};

/** Who decides in a step. */
export type ApproverInput = {
  /** How he is named. */
  kind: ApproverKind;
  /** Of a manager: how far above, 1 being the direct one. */
  levels?: number | null | undefined;
  /** Of a role: which role of the company. */
  roleId?: string | null | undefined;
  /** Of people: which users of the company. */
  userIds?: Array<string> | null | undefined;
};

/** How a step names who decides. */
export type ApproverKind =
  /** Whoever heads the department of whom it is about. */
  | 'department_head'
  /** Whoever may decide for the whole company. */
  | 'hr'
  /** The manager so many levels above whom it is about. */
  | 'manager'
  /** Users by name. */
  | 'people'
  /** Whoever has a role of the company. */
  | 'role';

/** Conditions on a yes or no; all that are given must hold. */
export type BooleanFilter = {
  /** Equal to. */
  eq?: boolean | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
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

export type ApprovalFlowsQueryVariables = Exact<{
  filter?: ApprovalFlowFilter | null | undefined;
  sort?: Array<ApprovalFlowSort> | ApprovalFlowSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type ApprovalFlowsQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, subject: string, place: number, isActive: boolean }> } };

export type ApprovalFlowQueryVariables = Exact<{
  id: string;
}>;


export type ApprovalFlowQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, subject: string, place: number, isActive: boolean, conditions: Array<{ fact: string, comparison: ApprovalComparison, values: Array<string> }>, steps: Array<{ mode: ApprovalMode, needed: number | null, skipAbsent: boolean, remindAfterHours: number | null, escalateAfterHours: number | null, approvers: Array<{ kind: ApproverKind, levels: number | null, roleId: string | null, userIds: Array<string> | null }> }> } };

export type CreateApprovalFlowMutationVariables = Exact<{
  input: ApprovalFlowInput;
}>;


export type CreateApprovalFlowMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, subject: string, place: number, isActive: boolean, conditions: Array<{ fact: string, comparison: ApprovalComparison, values: Array<string> }>, steps: Array<{ mode: ApprovalMode, needed: number | null, skipAbsent: boolean, remindAfterHours: number | null, escalateAfterHours: number | null, approvers: Array<{ kind: ApproverKind, levels: number | null, roleId: string | null, userIds: Array<string> | null }> }> } };

export type UpdateApprovalFlowMutationVariables = Exact<{
  id: string;
  version: number;
  input: ApprovalFlowChanges;
}>;


export type UpdateApprovalFlowMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, subject: string, place: number, isActive: boolean, conditions: Array<{ fact: string, comparison: ApprovalComparison, values: Array<string> }>, steps: Array<{ mode: ApprovalMode, needed: number | null, skipAbsent: boolean, remindAfterHours: number | null, escalateAfterHours: number | null, approvers: Array<{ kind: ApproverKind, levels: number | null, roleId: string | null, userIds: Array<string> | null }> }> } };

export type DeleteApprovalFlowsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteApprovalFlowsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreApprovalFlowsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreApprovalFlowsMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type ApprovalSubjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApprovalSubjectsQuery = { subjects: Array<{ subject: string, label: string, isAboutEmployee: boolean, facts: Array<{ name: string, label: string, kind: string, choices: Array<{ value: string, label: string }> }> }> };

export type ApprovalTrialQueryVariables = Exact<{
  subject: string;
  steps: Array<ApprovalStepInput> | ApprovalStepInput;
  employeeId: string;
}>;


export type ApprovalTrialQuery = { steps: Array<{ isOpen: boolean, skipped: string | null, people: Array<{ name: string, delegateName: string | null }> }> };

export type ApprovalFlowRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, subject: string, place: number, isActive: boolean };

export type ApprovalFlowRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, subject: string, place: number, isActive: boolean, conditions: Array<{ fact: string, comparison: ApprovalComparison, values: Array<string> }>, steps: Array<{ mode: ApprovalMode, needed: number | null, skipAbsent: boolean, remindAfterHours: number | null, escalateAfterHours: number | null, approvers: Array<{ kind: ApproverKind, levels: number | null, roleId: string | null, userIds: Array<string> | null }> }> };

export const ApprovalFlowRowFragmentDoc = gql`
    fragment ApprovalFlowRow on ApprovalFlow {
  id
  version
  deletedAt
  allowedActions
  name
  subject
  place
  isActive
}
    `;
export const ApprovalFlowRecordFragmentDoc = gql`
    fragment ApprovalFlowRecord on ApprovalFlow {
  ...ApprovalFlowRow
  createdAt
  updatedAt
  conditions {
    fact
    comparison
    values
  }
  steps {
    mode
    needed
    approvers {
      kind
      levels
      roleId
      userIds
    }
    skipAbsent
    remindAfterHours
    escalateAfterHours
  }
}
    `;
export const ApprovalFlowsDocument = gql`
    query ApprovalFlows($filter: ApprovalFlowFilter, $sort: [ApprovalFlowSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: approvalFlows(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...ApprovalFlowRow
    }
    total
  }
}
    ${ApprovalFlowRowFragmentDoc}`;

/**
 * __useApprovalFlowsQuery__
 *
 * To run a query within a React component, call `useApprovalFlowsQuery` and pass it any options that fit your needs.
 * When your component renders, `useApprovalFlowsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApprovalFlowsQuery({
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
export function useApprovalFlowsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ApprovalFlowsQuery, ApprovalFlowsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApprovalFlowsQuery, ApprovalFlowsQueryVariables>(ApprovalFlowsDocument, options);
      }
export function useApprovalFlowsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApprovalFlowsQuery, ApprovalFlowsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApprovalFlowsQuery, ApprovalFlowsQueryVariables>(ApprovalFlowsDocument, options);
        }
// @ts-ignore
export function useApprovalFlowsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApprovalFlowsQuery, ApprovalFlowsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalFlowsQuery, ApprovalFlowsQueryVariables>;
export function useApprovalFlowsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalFlowsQuery, ApprovalFlowsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalFlowsQuery | undefined, ApprovalFlowsQueryVariables>;
export function useApprovalFlowsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalFlowsQuery, ApprovalFlowsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApprovalFlowsQuery, ApprovalFlowsQueryVariables>(ApprovalFlowsDocument, options);
        }
export type ApprovalFlowsQueryHookResult = ReturnType<typeof useApprovalFlowsQuery>;
export type ApprovalFlowsLazyQueryHookResult = ReturnType<typeof useApprovalFlowsLazyQuery>;
export type ApprovalFlowsSuspenseQueryHookResult = ReturnType<typeof useApprovalFlowsSuspenseQuery>;
export type ApprovalFlowsQueryResult = ApolloReactCommon.QueryResult<ApprovalFlowsQuery, ApprovalFlowsQueryVariables>;
export const ApprovalFlowDocument = gql`
    query ApprovalFlow($id: ID!) {
  record: approvalFlow(id: $id) {
    ...ApprovalFlowRecord
  }
}
    ${ApprovalFlowRecordFragmentDoc}
${ApprovalFlowRowFragmentDoc}`;

/**
 * __useApprovalFlowQuery__
 *
 * To run a query within a React component, call `useApprovalFlowQuery` and pass it any options that fit your needs.
 * When your component renders, `useApprovalFlowQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApprovalFlowQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useApprovalFlowQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ApprovalFlowQuery, ApprovalFlowQueryVariables> & ({ variables: ApprovalFlowQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApprovalFlowQuery, ApprovalFlowQueryVariables>(ApprovalFlowDocument, options);
      }
export function useApprovalFlowLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApprovalFlowQuery, ApprovalFlowQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApprovalFlowQuery, ApprovalFlowQueryVariables>(ApprovalFlowDocument, options);
        }
// @ts-ignore
export function useApprovalFlowSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApprovalFlowQuery, ApprovalFlowQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalFlowQuery, ApprovalFlowQueryVariables>;
export function useApprovalFlowSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalFlowQuery, ApprovalFlowQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalFlowQuery | undefined, ApprovalFlowQueryVariables>;
export function useApprovalFlowSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalFlowQuery, ApprovalFlowQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApprovalFlowQuery, ApprovalFlowQueryVariables>(ApprovalFlowDocument, options);
        }
export type ApprovalFlowQueryHookResult = ReturnType<typeof useApprovalFlowQuery>;
export type ApprovalFlowLazyQueryHookResult = ReturnType<typeof useApprovalFlowLazyQuery>;
export type ApprovalFlowSuspenseQueryHookResult = ReturnType<typeof useApprovalFlowSuspenseQuery>;
export type ApprovalFlowQueryResult = ApolloReactCommon.QueryResult<ApprovalFlowQuery, ApprovalFlowQueryVariables>;
export const CreateApprovalFlowDocument = gql`
    mutation CreateApprovalFlow($input: ApprovalFlowInput!) {
  record: createApprovalFlow(input: $input) {
    ...ApprovalFlowRecord
  }
}
    ${ApprovalFlowRecordFragmentDoc}
${ApprovalFlowRowFragmentDoc}`;

/**
 * __useCreateApprovalFlowMutation__
 *
 * To run a mutation, you first call `useCreateApprovalFlowMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateApprovalFlowMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createApprovalFlowMutation, { data, loading, error }] = useCreateApprovalFlowMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateApprovalFlowMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateApprovalFlowMutation, CreateApprovalFlowMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateApprovalFlowMutation, CreateApprovalFlowMutationVariables>(CreateApprovalFlowDocument, options);
      }
export type CreateApprovalFlowMutationHookResult = ReturnType<typeof useCreateApprovalFlowMutation>;
export type CreateApprovalFlowMutationResult = ApolloReactCommon.MutationResult<CreateApprovalFlowMutation>;
export const UpdateApprovalFlowDocument = gql`
    mutation UpdateApprovalFlow($id: ID!, $version: Int!, $input: ApprovalFlowChanges!) {
  record: updateApprovalFlow(id: $id, version: $version, input: $input) {
    ...ApprovalFlowRecord
  }
}
    ${ApprovalFlowRecordFragmentDoc}
${ApprovalFlowRowFragmentDoc}`;

/**
 * __useUpdateApprovalFlowMutation__
 *
 * To run a mutation, you first call `useUpdateApprovalFlowMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateApprovalFlowMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateApprovalFlowMutation, { data, loading, error }] = useUpdateApprovalFlowMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateApprovalFlowMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateApprovalFlowMutation, UpdateApprovalFlowMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateApprovalFlowMutation, UpdateApprovalFlowMutationVariables>(UpdateApprovalFlowDocument, options);
      }
export type UpdateApprovalFlowMutationHookResult = ReturnType<typeof useUpdateApprovalFlowMutation>;
export type UpdateApprovalFlowMutationResult = ApolloReactCommon.MutationResult<UpdateApprovalFlowMutation>;
export const DeleteApprovalFlowsDocument = gql`
    mutation DeleteApprovalFlows($ids: [ID!]!) {
  results: deleteApprovalFlows(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteApprovalFlowsMutation__
 *
 * To run a mutation, you first call `useDeleteApprovalFlowsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteApprovalFlowsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteApprovalFlowsMutation, { data, loading, error }] = useDeleteApprovalFlowsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteApprovalFlowsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteApprovalFlowsMutation, DeleteApprovalFlowsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteApprovalFlowsMutation, DeleteApprovalFlowsMutationVariables>(DeleteApprovalFlowsDocument, options);
      }
export type DeleteApprovalFlowsMutationHookResult = ReturnType<typeof useDeleteApprovalFlowsMutation>;
export type DeleteApprovalFlowsMutationResult = ApolloReactCommon.MutationResult<DeleteApprovalFlowsMutation>;
export const RestoreApprovalFlowsDocument = gql`
    mutation RestoreApprovalFlows($ids: [ID!]!) {
  results: restoreApprovalFlows(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreApprovalFlowsMutation__
 *
 * To run a mutation, you first call `useRestoreApprovalFlowsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreApprovalFlowsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreApprovalFlowsMutation, { data, loading, error }] = useRestoreApprovalFlowsMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreApprovalFlowsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreApprovalFlowsMutation, RestoreApprovalFlowsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreApprovalFlowsMutation, RestoreApprovalFlowsMutationVariables>(RestoreApprovalFlowsDocument, options);
      }
export type RestoreApprovalFlowsMutationHookResult = ReturnType<typeof useRestoreApprovalFlowsMutation>;
export type RestoreApprovalFlowsMutationResult = ApolloReactCommon.MutationResult<RestoreApprovalFlowsMutation>;
export const ApprovalSubjectsDocument = gql`
    query ApprovalSubjects {
  subjects: approvalSubjects {
    subject
    label
    isAboutEmployee
    facts {
      name
      label
      kind
      choices {
        value
        label
      }
    }
  }
}
    `;

/**
 * __useApprovalSubjectsQuery__
 *
 * To run a query within a React component, call `useApprovalSubjectsQuery` and pass it any options that fit your needs.
 * When your component renders, `useApprovalSubjectsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApprovalSubjectsQuery({
 *   variables: {
 *   },
 * });
 */
export function useApprovalSubjectsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ApprovalSubjectsQuery, ApprovalSubjectsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApprovalSubjectsQuery, ApprovalSubjectsQueryVariables>(ApprovalSubjectsDocument, options);
      }
export function useApprovalSubjectsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApprovalSubjectsQuery, ApprovalSubjectsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApprovalSubjectsQuery, ApprovalSubjectsQueryVariables>(ApprovalSubjectsDocument, options);
        }
// @ts-ignore
export function useApprovalSubjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApprovalSubjectsQuery, ApprovalSubjectsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalSubjectsQuery, ApprovalSubjectsQueryVariables>;
export function useApprovalSubjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalSubjectsQuery, ApprovalSubjectsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalSubjectsQuery | undefined, ApprovalSubjectsQueryVariables>;
export function useApprovalSubjectsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalSubjectsQuery, ApprovalSubjectsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApprovalSubjectsQuery, ApprovalSubjectsQueryVariables>(ApprovalSubjectsDocument, options);
        }
export type ApprovalSubjectsQueryHookResult = ReturnType<typeof useApprovalSubjectsQuery>;
export type ApprovalSubjectsLazyQueryHookResult = ReturnType<typeof useApprovalSubjectsLazyQuery>;
export type ApprovalSubjectsSuspenseQueryHookResult = ReturnType<typeof useApprovalSubjectsSuspenseQuery>;
export type ApprovalSubjectsQueryResult = ApolloReactCommon.QueryResult<ApprovalSubjectsQuery, ApprovalSubjectsQueryVariables>;
export const ApprovalTrialDocument = gql`
    query ApprovalTrial($subject: String!, $steps: [ApprovalStepInput!]!, $employeeId: ID!) {
  steps: approvalTrial(subject: $subject, steps: $steps, employeeId: $employeeId) {
    isOpen
    skipped
    people {
      name
      delegateName
    }
  }
}
    `;

/**
 * __useApprovalTrialQuery__
 *
 * To run a query within a React component, call `useApprovalTrialQuery` and pass it any options that fit your needs.
 * When your component renders, `useApprovalTrialQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApprovalTrialQuery({
 *   variables: {
 *      subject: // value for 'subject'
 *      steps: // value for 'steps'
 *      employeeId: // value for 'employeeId'
 *   },
 * });
 */
export function useApprovalTrialQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ApprovalTrialQuery, ApprovalTrialQueryVariables> & ({ variables: ApprovalTrialQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApprovalTrialQuery, ApprovalTrialQueryVariables>(ApprovalTrialDocument, options);
      }
export function useApprovalTrialLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApprovalTrialQuery, ApprovalTrialQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApprovalTrialQuery, ApprovalTrialQueryVariables>(ApprovalTrialDocument, options);
        }
// @ts-ignore
export function useApprovalTrialSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApprovalTrialQuery, ApprovalTrialQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalTrialQuery, ApprovalTrialQueryVariables>;
export function useApprovalTrialSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalTrialQuery, ApprovalTrialQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApprovalTrialQuery | undefined, ApprovalTrialQueryVariables>;
export function useApprovalTrialSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApprovalTrialQuery, ApprovalTrialQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApprovalTrialQuery, ApprovalTrialQueryVariables>(ApprovalTrialDocument, options);
        }
export type ApprovalTrialQueryHookResult = ReturnType<typeof useApprovalTrialQuery>;
export type ApprovalTrialLazyQueryHookResult = ReturnType<typeof useApprovalTrialLazyQuery>;
export type ApprovalTrialSuspenseQueryHookResult = ReturnType<typeof useApprovalTrialSuspenseQuery>;
export type ApprovalTrialQueryResult = ApolloReactCommon.QueryResult<ApprovalTrialQuery, ApprovalTrialQueryVariables>;