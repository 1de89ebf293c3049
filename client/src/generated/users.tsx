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

/** Values to change in a user; what is left out stays. */
export type UserChanges = {
  /** E-mail address to sign in with, in lower case; unique in the product. */
  email?: string | null | undefined;
  /** Language of mails and documents: en or ar. */
  locale?: string | null | undefined;
  /** Full name. */
  name?: string | null | undefined;
  /** Platform roles, which hold outside any company. */
  roleIds?: Array<string> | null | undefined;
  /** Whether the user may use the product. */
  status?: UserStatus | null | undefined;
  /** Kind of account. */
  type?: UserType | null | undefined;
};

/** Which users to list; all conditions given must hold. */
export type UserFilter = {
  /** All of these must hold. */
  and?: Array<UserFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** E-mail address to sign in with, in lower case; unique in the product. */
  email?: TextFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** Language of mails and documents: en or ar. */
  locale?: TextFilter | null | undefined;
  /** Full name. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<UserFilter> | null | undefined;
  /** Platform roles, which hold outside any company. */
  roleIds?: IdsFilter | null | undefined;
  /** Whether the user may use the product. */
  status?: UserStatusFilter | null | undefined;
  /** Kind of account. */
  type?: UserTypeFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
};

/** Values of a new user. */
export type UserInput = {
  /** E-mail address to sign in with, in lower case; unique in the product. */
  email: string;
  /** Language of mails and documents: en or ar. */
  locale?: string | null | undefined;
  /** Full name. */
  name: string;
  /** Platform roles, which hold outside any company. */
  roleIds?: Array<string> | null | undefined;
  /** Whether the user may use the product. */
  status?: UserStatus | null | undefined;
  /** Kind of account. */
  type?: UserType | null | undefined;
};

/** One level of the order of users. */
export type UserSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: UserSortField;
};

/** What users can be sorted by. */
export type UserSortField =
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** E-mail address to sign in with, in lower case; unique in the product. */
  | 'email'
  /** Language of mails and documents: en or ar. */
  | 'locale'
  /** Full name. */
  | 'name'
  /** Whether the user may use the product. */
  | 'status'
  /** Kind of account. */
  | 'type'
  /** When the row was last changed. */
  | 'updatedAt';

/** Only active users may use the product. */
export type UserStatus =
  /** May use the product. */
  | 'active'
  /** Is let into nothing, in no company. */
  | 'inactive';

/** Conditions on a UserStatus; all that are given must hold. */
export type UserStatusFilter = {
  /** Equal to. */
  eq?: UserStatus | null | undefined;
  /** One of these. */
  in?: Array<UserStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: UserStatus | null | undefined;
};

/** What kind of account it is. */
export type UserType =
  /** Manages everything in every company. */
  | 'admin'
  /** Sees the acl-page alone. */
  | 'client'
  /** May do what his roles grant. */
  | 'employee';

/** Conditions on a UserType; all that are given must hold. */
export type UserTypeFilter = {
  /** Equal to. */
  eq?: UserType | null | undefined;
  /** One of these. */
  in?: Array<UserType> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: UserType | null | undefined;
};

export type UsersQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  sort?: Array<UserSort> | UserSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type UsersQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, email: string, type: UserType, status: UserStatus, roleIds: Array<string> }> } };

export type UserQueryVariables = Exact<{
  id: string;
}>;


export type UserQuery = { record: { locale: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, email: string, type: UserType, status: UserStatus, roleIds: Array<string> } };

export type UpdateUserMutationVariables = Exact<{
  id: string;
  version: number;
  input: UserChanges;
}>;


export type UpdateUserMutation = { record: { locale: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, email: string, type: UserType, status: UserStatus, roleIds: Array<string> } };

export type DeleteUsersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteUsersMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreUsersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreUsersMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type UserRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, email: string, type: UserType, status: UserStatus, roleIds: Array<string> };

export type UserRecordFragment = { locale: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, email: string, type: UserType, status: UserStatus, roleIds: Array<string> };

export type CreateUserMutationVariables = Exact<{
  input: UserInput;
}>;


export type CreateUserMutation = { record: { locale: string, createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, name: string, email: string, type: UserType, status: UserStatus, roleIds: Array<string> } };

export type SendUserPasswordLinkMutationVariables = Exact<{
  id: string;
}>;


export type SendUserPasswordLinkMutation = { record: { id: string } };

export const UserRowFragmentDoc = gql`
    fragment UserRow on User {
  id
  version
  deletedAt
  allowedActions
  name
  email
  type
  status
  roleIds
}
    `;
export const UserRecordFragmentDoc = gql`
    fragment UserRecord on User {
  ...UserRow
  locale
  createdAt
  updatedAt
}
    `;
export const UsersDocument = gql`
    query Users($filter: UserFilter, $sort: [UserSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: users(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...UserRow
    }
    total
  }
}
    ${UserRowFragmentDoc}`;

/**
 * __useUsersQuery__
 *
 * To run a query within a React component, call `useUsersQuery` and pass it any options that fit your needs.
 * When your component renders, `useUsersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUsersQuery({
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
export function useUsersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<UsersQuery, UsersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
      }
export function useUsersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UsersQuery, UsersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
        }
// @ts-ignore
export function useUsersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UsersQuery, UsersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UsersQuery, UsersQueryVariables>;
export function useUsersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UsersQuery, UsersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UsersQuery | undefined, UsersQueryVariables>;
export function useUsersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UsersQuery, UsersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UsersQuery, UsersQueryVariables>(UsersDocument, options);
        }
export type UsersQueryHookResult = ReturnType<typeof useUsersQuery>;
export type UsersLazyQueryHookResult = ReturnType<typeof useUsersLazyQuery>;
export type UsersSuspenseQueryHookResult = ReturnType<typeof useUsersSuspenseQuery>;
export type UsersQueryResult = ApolloReactCommon.QueryResult<UsersQuery, UsersQueryVariables>;
export const UserDocument = gql`
    query User($id: ID!) {
  record: user(id: $id) {
    ...UserRecord
  }
}
    ${UserRecordFragmentDoc}
${UserRowFragmentDoc}`;

/**
 * __useUserQuery__
 *
 * To run a query within a React component, call `useUserQuery` and pass it any options that fit your needs.
 * When your component renders, `useUserQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useUserQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useUserQuery(baseOptions: ApolloReactHooks.QueryHookOptions<UserQuery, UserQueryVariables> & ({ variables: UserQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<UserQuery, UserQueryVariables>(UserDocument, options);
      }
export function useUserLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<UserQuery, UserQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<UserQuery, UserQueryVariables>(UserDocument, options);
        }
// @ts-ignore
export function useUserSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<UserQuery, UserQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UserQuery, UserQueryVariables>;
export function useUserSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UserQuery, UserQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<UserQuery | undefined, UserQueryVariables>;
export function useUserSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<UserQuery, UserQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<UserQuery, UserQueryVariables>(UserDocument, options);
        }
export type UserQueryHookResult = ReturnType<typeof useUserQuery>;
export type UserLazyQueryHookResult = ReturnType<typeof useUserLazyQuery>;
export type UserSuspenseQueryHookResult = ReturnType<typeof useUserSuspenseQuery>;
export type UserQueryResult = ApolloReactCommon.QueryResult<UserQuery, UserQueryVariables>;
export const UpdateUserDocument = gql`
    mutation UpdateUser($id: ID!, $version: Int!, $input: UserChanges!) {
  record: updateUser(id: $id, version: $version, input: $input) {
    ...UserRecord
  }
}
    ${UserRecordFragmentDoc}
${UserRowFragmentDoc}`;

/**
 * __useUpdateUserMutation__
 *
 * To run a mutation, you first call `useUpdateUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateUserMutation, { data, loading, error }] = useUpdateUserMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateUserMutation, UpdateUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateUserMutation, UpdateUserMutationVariables>(UpdateUserDocument, options);
      }
export type UpdateUserMutationHookResult = ReturnType<typeof useUpdateUserMutation>;
export type UpdateUserMutationResult = ApolloReactCommon.MutationResult<UpdateUserMutation>;
export const DeleteUsersDocument = gql`
    mutation DeleteUsers($ids: [ID!]!) {
  results: deleteUsers(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteUsersMutation__
 *
 * To run a mutation, you first call `useDeleteUsersMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteUsersMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteUsersMutation, { data, loading, error }] = useDeleteUsersMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteUsersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteUsersMutation, DeleteUsersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteUsersMutation, DeleteUsersMutationVariables>(DeleteUsersDocument, options);
      }
export type DeleteUsersMutationHookResult = ReturnType<typeof useDeleteUsersMutation>;
export type DeleteUsersMutationResult = ApolloReactCommon.MutationResult<DeleteUsersMutation>;
export const RestoreUsersDocument = gql`
    mutation RestoreUsers($ids: [ID!]!) {
  results: restoreUsers(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreUsersMutation__
 *
 * To run a mutation, you first call `useRestoreUsersMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreUsersMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreUsersMutation, { data, loading, error }] = useRestoreUsersMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreUsersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreUsersMutation, RestoreUsersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreUsersMutation, RestoreUsersMutationVariables>(RestoreUsersDocument, options);
      }
export type RestoreUsersMutationHookResult = ReturnType<typeof useRestoreUsersMutation>;
export type RestoreUsersMutationResult = ApolloReactCommon.MutationResult<RestoreUsersMutation>;
export const CreateUserDocument = gql`
    mutation CreateUser($input: UserInput!) {
  record: createUser(input: $input) {
    ...UserRecord
  }
}
    ${UserRecordFragmentDoc}
${UserRowFragmentDoc}`;

/**
 * __useCreateUserMutation__
 *
 * To run a mutation, you first call `useCreateUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createUserMutation, { data, loading, error }] = useCreateUserMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateUserMutation, CreateUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateUserMutation, CreateUserMutationVariables>(CreateUserDocument, options);
      }
export type CreateUserMutationHookResult = ReturnType<typeof useCreateUserMutation>;
export type CreateUserMutationResult = ApolloReactCommon.MutationResult<CreateUserMutation>;
export const SendUserPasswordLinkDocument = gql`
    mutation SendUserPasswordLink($id: ID!) {
  record: sendUserPasswordLink(id: $id) {
    id
  }
}
    `;

/**
 * __useSendUserPasswordLinkMutation__
 *
 * To run a mutation, you first call `useSendUserPasswordLinkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendUserPasswordLinkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendUserPasswordLinkMutation, { data, loading, error }] = useSendUserPasswordLinkMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useSendUserPasswordLinkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendUserPasswordLinkMutation, SendUserPasswordLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendUserPasswordLinkMutation, SendUserPasswordLinkMutationVariables>(SendUserPasswordLinkDocument, options);
      }
export type SendUserPasswordLinkMutationHookResult = ReturnType<typeof useSendUserPasswordLinkMutation>;
export type SendUserPasswordLinkMutationResult = ApolloReactCommon.MutationResult<SendUserPasswordLinkMutation>;