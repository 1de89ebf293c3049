/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Values to change in a API token; what is left out stays. */
export type ApiTokenChanges = {
  /** What it is for. */
  name?: string | null | undefined;
};

/** Which apiTokens to list; all conditions given must hold. */
export type ApiTokenFilter = {
  /** All of these must hold. */
  and?: Array<ApiTokenFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** Its last day, at most 366 days ahead. */
  expiresOn?: DateFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** When it was used last, to the minute. */
  lastUsedAt?: InstantFilter | null | undefined;
  /** The network address it was used from last. */
  lastUsedFrom?: TextFilter | null | undefined;
  /** What it is for. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<ApiTokenFilter> | null | undefined;
  /** Who made it, and for whom it acts. */
  ownerId?: IdFilter | null | undefined;
  /** Name of who made it. */
  ownerName?: TextFilter | null | undefined;
  /** How its value begins. */
  prefix?: TextFilter | null | undefined;
  /** When it was revoked. */
  revokedAt?: InstantFilter | null | undefined;
  /** The role that bounds what it may do; decisions are never among it. */
  roleId?: IdFilter | null | undefined;
  /** active; unissued until its value was told; expired or revoked for good. */
  standing?: TextFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new API token. */
export type ApiTokenInput = {
  /** Its last day, at most 366 days ahead. At most 5 years ahead. */
  expiresOn: string;
  /** What it is for. */
  name: string;
  /** The role that bounds what it may do; decisions are never among it. */
  roleId: string;
};

/** One level of the order of apiTokens. */
export type ApiTokenSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: ApiTokenSortField;
};

/** What apiTokens can be sorted by. */
export type ApiTokenSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** Its last day, at most 366 days ahead. */
  | 'expiresOn'
  /** When it was used last, to the minute. */
  | 'lastUsedAt'
  /** The network address it was used from last. */
  | 'lastUsedFrom'
  /** What it is for. */
  | 'name'
  /** Who made it, and for whom it acts. */
  | 'ownerId'
  /** Name of who made it. */
  | 'ownerName'
  /** How its value begins. */
  | 'prefix'
  /** When it was revoked. */
  | 'revokedAt'
  /** The role that bounds what it may do; decisions are never among it. */
  | 'roleId'
  /** active; unissued until its value was told; expired or revoked for good. */
  | 'standing'
  /** When the row was last changed. */
  | 'updatedAt';

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

export type ApiTokensQueryVariables = Exact<{
  filter?: ApiTokenFilter | null | undefined;
  sort?: Array<ApiTokenSort> | ApiTokenSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type ApiTokensQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, roleId: string, ownerId: string, ownerName: string | null, expiresOn: string, standing: string, prefix: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, revokedAt: string | null, role: { id: string, label: string } | null }> } };

export type ApiTokenQueryVariables = Exact<{
  id: string;
}>;


export type ApiTokenQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, roleId: string, ownerId: string, ownerName: string | null, expiresOn: string, standing: string, prefix: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, revokedAt: string | null, role: { id: string, label: string } | null } };

export type CreateApiTokenMutationVariables = Exact<{
  input: ApiTokenInput;
}>;


export type CreateApiTokenMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, roleId: string, ownerId: string, ownerName: string | null, expiresOn: string, standing: string, prefix: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, revokedAt: string | null, role: { id: string, label: string } | null } };

export type UpdateApiTokenMutationVariables = Exact<{
  id: string;
  version: number;
  input: ApiTokenChanges;
}>;


export type UpdateApiTokenMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, roleId: string, ownerId: string, ownerName: string | null, expiresOn: string, standing: string, prefix: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, revokedAt: string | null, role: { id: string, label: string } | null } };

export type IssueApiTokenMutationVariables = Exact<{
  id: string;
}>;


export type IssueApiTokenMutation = { issued: { token: string, apiToken: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, roleId: string, ownerId: string, ownerName: string | null, expiresOn: string, standing: string, prefix: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, revokedAt: string | null, role: { id: string, label: string } | null } } };

export type RevokeApiTokenMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RevokeApiTokenMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, roleId: string, ownerId: string, ownerName: string | null, expiresOn: string, standing: string, prefix: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, revokedAt: string | null, role: { id: string, label: string } | null } };

export type ApiTokenRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, roleId: string, ownerId: string, ownerName: string | null, expiresOn: string, standing: string, prefix: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, revokedAt: string | null, role: { id: string, label: string } | null };

export type ApiTokenRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, roleId: string, ownerId: string, ownerName: string | null, expiresOn: string, standing: string, prefix: string | null, lastUsedAt: string | null, lastUsedFrom: string | null, revokedAt: string | null, role: { id: string, label: string } | null };

export const ApiTokenRowFragmentDoc = gql`
    fragment ApiTokenRow on ApiToken {
  id
  version
  deletedAt
  allowedActions
  name
  roleId
  role {
    id
    label: title
  }
  ownerId
  ownerName
  expiresOn
  standing
  prefix
  lastUsedAt
  lastUsedFrom
  revokedAt
}
    `;
export const ApiTokenRecordFragmentDoc = gql`
    fragment ApiTokenRecord on ApiToken {
  ...ApiTokenRow
  createdAt
  updatedAt
}
    `;
export const ApiTokensDocument = gql`
    query ApiTokens($filter: ApiTokenFilter, $sort: [ApiTokenSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: apiTokens(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...ApiTokenRow
    }
    total
  }
}
    ${ApiTokenRowFragmentDoc}`;

/**
 * __useApiTokensQuery__
 *
 * To run a query within a React component, call `useApiTokensQuery` and pass it any options that fit your needs.
 * When your component renders, `useApiTokensQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApiTokensQuery({
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
export function useApiTokensQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApiTokensQuery, ApiTokensQueryVariables>(ApiTokensDocument, options);
      }
export function useApiTokensLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApiTokensQuery, ApiTokensQueryVariables>(ApiTokensDocument, options);
        }
// @ts-ignore
export function useApiTokensSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApiTokensQuery, ApiTokensQueryVariables>;
export function useApiTokensSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApiTokensQuery | undefined, ApiTokensQueryVariables>;
export function useApiTokensSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApiTokensQuery, ApiTokensQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApiTokensQuery, ApiTokensQueryVariables>(ApiTokensDocument, options);
        }
export type ApiTokensQueryHookResult = ReturnType<typeof useApiTokensQuery>;
export type ApiTokensLazyQueryHookResult = ReturnType<typeof useApiTokensLazyQuery>;
export type ApiTokensSuspenseQueryHookResult = ReturnType<typeof useApiTokensSuspenseQuery>;
export type ApiTokensQueryResult = ApolloReactCommon.QueryResult<ApiTokensQuery, ApiTokensQueryVariables>;
export const ApiTokenDocument = gql`
    query ApiToken($id: ID!) {
  record: apiToken(id: $id) {
    ...ApiTokenRecord
  }
}
    ${ApiTokenRecordFragmentDoc}
${ApiTokenRowFragmentDoc}`;

/**
 * __useApiTokenQuery__
 *
 * To run a query within a React component, call `useApiTokenQuery` and pass it any options that fit your needs.
 * When your component renders, `useApiTokenQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useApiTokenQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useApiTokenQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ApiTokenQuery, ApiTokenQueryVariables> & ({ variables: ApiTokenQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ApiTokenQuery, ApiTokenQueryVariables>(ApiTokenDocument, options);
      }
export function useApiTokenLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ApiTokenQuery, ApiTokenQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ApiTokenQuery, ApiTokenQueryVariables>(ApiTokenDocument, options);
        }
// @ts-ignore
export function useApiTokenSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ApiTokenQuery, ApiTokenQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApiTokenQuery, ApiTokenQueryVariables>;
export function useApiTokenSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApiTokenQuery, ApiTokenQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ApiTokenQuery | undefined, ApiTokenQueryVariables>;
export function useApiTokenSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ApiTokenQuery, ApiTokenQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ApiTokenQuery, ApiTokenQueryVariables>(ApiTokenDocument, options);
        }
export type ApiTokenQueryHookResult = ReturnType<typeof useApiTokenQuery>;
export type ApiTokenLazyQueryHookResult = ReturnType<typeof useApiTokenLazyQuery>;
export type ApiTokenSuspenseQueryHookResult = ReturnType<typeof useApiTokenSuspenseQuery>;
export type ApiTokenQueryResult = ApolloReactCommon.QueryResult<ApiTokenQuery, ApiTokenQueryVariables>;
export const CreateApiTokenDocument = gql`
    mutation CreateApiToken($input: ApiTokenInput!) {
  record: createApiToken(input: $input) {
    ...ApiTokenRecord
  }
}
    ${ApiTokenRecordFragmentDoc}
${ApiTokenRowFragmentDoc}`;

/**
 * __useCreateApiTokenMutation__
 *
 * To run a mutation, you first call `useCreateApiTokenMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateApiTokenMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createApiTokenMutation, { data, loading, error }] = useCreateApiTokenMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateApiTokenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateApiTokenMutation, CreateApiTokenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateApiTokenMutation, CreateApiTokenMutationVariables>(CreateApiTokenDocument, options);
      }
export type CreateApiTokenMutationHookResult = ReturnType<typeof useCreateApiTokenMutation>;
export type CreateApiTokenMutationResult = ApolloReactCommon.MutationResult<CreateApiTokenMutation>;
export const UpdateApiTokenDocument = gql`
    mutation UpdateApiToken($id: ID!, $version: Int!, $input: ApiTokenChanges!) {
  record: updateApiToken(id: $id, version: $version, input: $input) {
    ...ApiTokenRecord
  }
}
    ${ApiTokenRecordFragmentDoc}
${ApiTokenRowFragmentDoc}`;

/**
 * __useUpdateApiTokenMutation__
 *
 * To run a mutation, you first call `useUpdateApiTokenMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateApiTokenMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateApiTokenMutation, { data, loading, error }] = useUpdateApiTokenMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateApiTokenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateApiTokenMutation, UpdateApiTokenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateApiTokenMutation, UpdateApiTokenMutationVariables>(UpdateApiTokenDocument, options);
      }
export type UpdateApiTokenMutationHookResult = ReturnType<typeof useUpdateApiTokenMutation>;
export type UpdateApiTokenMutationResult = ApolloReactCommon.MutationResult<UpdateApiTokenMutation>;
export const IssueApiTokenDocument = gql`
    mutation IssueApiToken($id: ID!) {
  issued: issueApiToken(id: $id) {
    token
    apiToken {
      ...ApiTokenRecord
    }
  }
}
    ${ApiTokenRecordFragmentDoc}
${ApiTokenRowFragmentDoc}`;

/**
 * __useIssueApiTokenMutation__
 *
 * To run a mutation, you first call `useIssueApiTokenMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useIssueApiTokenMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [issueApiTokenMutation, { data, loading, error }] = useIssueApiTokenMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useIssueApiTokenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<IssueApiTokenMutation, IssueApiTokenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<IssueApiTokenMutation, IssueApiTokenMutationVariables>(IssueApiTokenDocument, options);
      }
export type IssueApiTokenMutationHookResult = ReturnType<typeof useIssueApiTokenMutation>;
export type IssueApiTokenMutationResult = ApolloReactCommon.MutationResult<IssueApiTokenMutation>;
export const RevokeApiTokenDocument = gql`
    mutation RevokeApiToken($id: ID!, $version: Int!) {
  record: revokeApiToken(id: $id, version: $version) {
    ...ApiTokenRecord
  }
}
    ${ApiTokenRecordFragmentDoc}
${ApiTokenRowFragmentDoc}`;

/**
 * __useRevokeApiTokenMutation__
 *
 * To run a mutation, you first call `useRevokeApiTokenMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRevokeApiTokenMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [revokeApiTokenMutation, { data, loading, error }] = useRevokeApiTokenMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useRevokeApiTokenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RevokeApiTokenMutation, RevokeApiTokenMutationVariables>(RevokeApiTokenDocument, options);
      }
export type RevokeApiTokenMutationHookResult = ReturnType<typeof useRevokeApiTokenMutation>;
export type RevokeApiTokenMutationResult = ApolloReactCommon.MutationResult<RevokeApiTokenMutation>;