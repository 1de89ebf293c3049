/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** Values to change in a company user; what is left out stays. */
export type CompanyUserChanges = {
  /** The employee this user is, if any. */
  employeeId?: string | null | undefined;
  /** Roles in this company. */
  roleIds?: Array<string> | null | undefined;
  /** State. */
  status?: MembershipStatus | null | undefined;
};

/** Which companyUsers to list; all conditions given must hold. */
export type CompanyUserFilter = {
  /** active when both the membership and the account are; otherwise what keeps the user out. */
  accountStatus?: TextFilter | null | undefined;
  /** Kind of account: admin, client or employee. */
  accountType?: TextFilter | null | undefined;
  /** All of these must hold. */
  and?: Array<CompanyUserFilter> | null | undefined;
  /** When the row was made. */
  createdAt?: InstantFilter | null | undefined;
  /** When the row was deleted; empty for a row in use. */
  deletedAt?: InstantFilter | null | undefined;
  /** E-mail address of the user. */
  email?: TextFilter | null | undefined;
  /** The employee this user is, if any. */
  employeeId?: IdFilter | null | undefined;
  /** Last day of the employee this user was: since then the account opens his payslips, documents and settlement alone. */
  formerSince?: DateFilter | null | undefined;
  /** Identifier. */
  id?: IdFilter | null | undefined;
  /** The address it was mailed to, until it is accepted. */
  invitedEmail?: TextFilter | null | undefined;
  /** Whom the invitation names, until it is accepted. */
  invitedName?: TextFilter | null | undefined;
  /** Kind of account that accepting makes, where its address has none. */
  invitedType?: UserTypeFilter | null | undefined;
  /** Since when mail to that address is refused; empty where it arrives as far as is known. */
  mailRefusedOn?: DateFilter | null | undefined;
  /** Name of the user. */
  name?: TextFilter | null | undefined;
  /** At least one of these must hold. */
  or?: Array<CompanyUserFilter> | null | undefined;
  /** Roles in this company. */
  roleIds?: IdsFilter | null | undefined;
  /** State. */
  status?: MembershipStatusFilter | null | undefined;
  /** When the row was last changed. */
  updatedAt?: InstantFilter | null | undefined;
  /** The account it is about; empty until the invitation is accepted. */
  userId?: IdFilter | null | undefined;
};

/** Whom to invite into this company. They are mailed a link to accept by. */
export type CompanyUserInput = {
  /** E-mail address to sign in with. */
  email: string;
  /** The employee he is, if any. */
  employeeId?: string | null | undefined;
  /** Full name. */
  name: string;
  /** Roles in this company; none beyond your own grants. */
  roleIds?: Array<string> | null | undefined;
  /** active unless told; inactive mails nothing yet. */
  status?: UserStatus | null | undefined;
  /** Kind of account to make where the address has none, employee unless told. */
  type?: UserType | null | undefined;
};

/** One level of the order of companyUsers. */
export type CompanyUserSort = {
  /** Smallest first unless told. */
  direction?: SortDirection | null | undefined;
  /** The field to sort by. */
  field: CompanyUserSortField;
};

/** What companyUsers can be sorted by. */
export type CompanyUserSortField =
  /** active when both the membership and the account are; otherwise what keeps the user out. */
  | 'accountStatus'
  /** Kind of account: admin, client or employee. */
  | 'accountType'
  /** When the row was made. */
  | 'createdAt'
  /** When the row was deleted; empty for a row in use. */
  | 'deletedAt'
  /** E-mail address of the user. */
  | 'email'
  /** The employee this user is, if any. */
  | 'employeeId'
  /** Last day of the employee this user was: since then the account opens his payslips, documents and settlement alone. */
  | 'formerSince'
  /** The address it was mailed to, until it is accepted. */
  | 'invitedEmail'
  /** Whom the invitation names, until it is accepted. */
  | 'invitedName'
  /** Kind of account that accepting makes, where its address has none. */
  | 'invitedType'
  /** Since when mail to that address is refused; empty where it arrives as far as is known. */
  | 'mailRefusedOn'
  /** Name of the user. */
  | 'name'
  /** State. */
  | 'status'
  /** When the row was last changed. */
  | 'updatedAt'
  /** The account it is about; empty until the invitation is accepted. */
  | 'userId';

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

/** State of a membership; only an active one lets its user in. */
export type MembershipStatus =
  /** Lets its user in. */
  | 'active'
  /** Asked in by mail, and has not accepted yet. */
  | 'invited'
  /** Ended: its user is no longer in the company. */
  | 'left'
  /** Keeps its user out for now. */
  | 'suspended';

/** Conditions on a MembershipStatus; all that are given must hold. */
export type MembershipStatusFilter = {
  /** Equal to. */
  eq?: MembershipStatus | null | undefined;
  /** One of these. */
  in?: Array<MembershipStatus> | null | undefined;
  /** True: without a value; false: with one. */
  isEmpty?: boolean | null | undefined;
  /** Not equal to; empty values count as different. */
  ne?: MembershipStatus | null | undefined;
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

/** Only active users may use the product. */
export type UserStatus =
  /** May use the product. */
  | 'active'
  /** Is let into nothing, in no company. */
  | 'inactive';

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

export type CompanyUsersQueryVariables = Exact<{
  filter?: CompanyUserFilter | null | undefined;
  sort?: Array<CompanyUserSort> | CompanyUserSort | null | undefined;
  search?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  includeDeleted?: boolean | null | undefined;
}>;


export type CompanyUsersQuery = { page: { total: number, rows: Array<{ id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, userId: string | null, name: string, email: string, mailRefusedOn: string | null, status: MembershipStatus, roleIds: Array<string>, employeeId: string | null, formerSince: string | null, employee: { id: string, label: string | null } | null }> } };

export type CompanyUserQueryVariables = Exact<{
  id: string;
}>;


export type CompanyUserQuery = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, userId: string | null, name: string, email: string, mailRefusedOn: string | null, status: MembershipStatus, roleIds: Array<string>, employeeId: string | null, formerSince: string | null, employee: { id: string, label: string | null } | null } };

export type UpdateCompanyUserMutationVariables = Exact<{
  id: string;
  version: number;
  input: CompanyUserChanges;
}>;


export type UpdateCompanyUserMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, userId: string | null, name: string, email: string, mailRefusedOn: string | null, status: MembershipStatus, roleIds: Array<string>, employeeId: string | null, formerSince: string | null, employee: { id: string, label: string | null } | null } };

export type DeleteCompanyUsersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteCompanyUsersMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type RestoreCompanyUsersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreCompanyUsersMutation = { results: Array<{ id: string, done: boolean, message: string | null }> };

export type CompanyUserRowFragment = { id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, userId: string | null, name: string, email: string, mailRefusedOn: string | null, status: MembershipStatus, roleIds: Array<string>, employeeId: string | null, formerSince: string | null, employee: { id: string, label: string | null } | null };

export type CompanyUserRecordFragment = { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, userId: string | null, name: string, email: string, mailRefusedOn: string | null, status: MembershipStatus, roleIds: Array<string>, employeeId: string | null, formerSince: string | null, employee: { id: string, label: string | null } | null };

export type CreateCompanyUserMutationVariables = Exact<{
  input: CompanyUserInput;
}>;


export type CreateCompanyUserMutation = { record: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, userId: string | null, name: string, email: string, mailRefusedOn: string | null, status: MembershipStatus, roleIds: Array<string>, employeeId: string | null, formerSince: string | null, employee: { id: string, label: string | null } | null } };

export type InviteCompanyUserMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type InviteCompanyUserMutation = { inviteCompanyUser: { createdAt: string, updatedAt: string, id: string, version: number, deletedAt: string | null, allowedActions: Array<string>, userId: string | null, name: string, email: string, mailRefusedOn: string | null, status: MembershipStatus, roleIds: Array<string>, employeeId: string | null, formerSince: string | null, employee: { id: string, label: string | null } | null } };

export type SendCompanyUserPasswordLinkMutationVariables = Exact<{
  id: string;
}>;


export type SendCompanyUserPasswordLinkMutation = { sendCompanyUserPasswordLink: { id: string } };

export const CompanyUserRowFragmentDoc = gql`
    fragment CompanyUserRow on CompanyUser {
  id
  version
  deletedAt
  allowedActions
  userId
  name
  email
  mailRefusedOn
  status
  roleIds
  employeeId
  formerSince
  employee {
    id
    label: employeeName
  }
}
    `;
export const CompanyUserRecordFragmentDoc = gql`
    fragment CompanyUserRecord on CompanyUser {
  ...CompanyUserRow
  createdAt
  updatedAt
}
    `;
export const CompanyUsersDocument = gql`
    query CompanyUsers($filter: CompanyUserFilter, $sort: [CompanyUserSort!], $search: String, $limit: Int, $offset: Int, $includeDeleted: Boolean) {
  page: companyUsers(
    filter: $filter
    sort: $sort
    search: $search
    limit: $limit
    offset: $offset
    includeDeleted: $includeDeleted
  ) {
    rows {
      ...CompanyUserRow
    }
    total
  }
}
    ${CompanyUserRowFragmentDoc}`;

/**
 * __useCompanyUsersQuery__
 *
 * To run a query within a React component, call `useCompanyUsersQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompanyUsersQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompanyUsersQuery({
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
export function useCompanyUsersQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<CompanyUsersQuery, CompanyUsersQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyUsersQuery, CompanyUsersQueryVariables>(CompanyUsersDocument, options);
      }
export function useCompanyUsersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyUsersQuery, CompanyUsersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyUsersQuery, CompanyUsersQueryVariables>(CompanyUsersDocument, options);
        }
// @ts-ignore
export function useCompanyUsersSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CompanyUsersQuery, CompanyUsersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanyUsersQuery, CompanyUsersQueryVariables>;
export function useCompanyUsersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanyUsersQuery, CompanyUsersQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanyUsersQuery | undefined, CompanyUsersQueryVariables>;
export function useCompanyUsersSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanyUsersQuery, CompanyUsersQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CompanyUsersQuery, CompanyUsersQueryVariables>(CompanyUsersDocument, options);
        }
export type CompanyUsersQueryHookResult = ReturnType<typeof useCompanyUsersQuery>;
export type CompanyUsersLazyQueryHookResult = ReturnType<typeof useCompanyUsersLazyQuery>;
export type CompanyUsersSuspenseQueryHookResult = ReturnType<typeof useCompanyUsersSuspenseQuery>;
export type CompanyUsersQueryResult = ApolloReactCommon.QueryResult<CompanyUsersQuery, CompanyUsersQueryVariables>;
export const CompanyUserDocument = gql`
    query CompanyUser($id: ID!) {
  record: companyUser(id: $id) {
    ...CompanyUserRecord
  }
}
    ${CompanyUserRecordFragmentDoc}
${CompanyUserRowFragmentDoc}`;

/**
 * __useCompanyUserQuery__
 *
 * To run a query within a React component, call `useCompanyUserQuery` and pass it any options that fit your needs.
 * When your component renders, `useCompanyUserQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useCompanyUserQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useCompanyUserQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CompanyUserQuery, CompanyUserQueryVariables> & ({ variables: CompanyUserQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CompanyUserQuery, CompanyUserQueryVariables>(CompanyUserDocument, options);
      }
export function useCompanyUserLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CompanyUserQuery, CompanyUserQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CompanyUserQuery, CompanyUserQueryVariables>(CompanyUserDocument, options);
        }
// @ts-ignore
export function useCompanyUserSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<CompanyUserQuery, CompanyUserQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanyUserQuery, CompanyUserQueryVariables>;
export function useCompanyUserSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanyUserQuery, CompanyUserQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<CompanyUserQuery | undefined, CompanyUserQueryVariables>;
export function useCompanyUserSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<CompanyUserQuery, CompanyUserQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<CompanyUserQuery, CompanyUserQueryVariables>(CompanyUserDocument, options);
        }
export type CompanyUserQueryHookResult = ReturnType<typeof useCompanyUserQuery>;
export type CompanyUserLazyQueryHookResult = ReturnType<typeof useCompanyUserLazyQuery>;
export type CompanyUserSuspenseQueryHookResult = ReturnType<typeof useCompanyUserSuspenseQuery>;
export type CompanyUserQueryResult = ApolloReactCommon.QueryResult<CompanyUserQuery, CompanyUserQueryVariables>;
export const UpdateCompanyUserDocument = gql`
    mutation UpdateCompanyUser($id: ID!, $version: Int!, $input: CompanyUserChanges!) {
  record: updateCompanyUser(id: $id, version: $version, input: $input) {
    ...CompanyUserRecord
  }
}
    ${CompanyUserRecordFragmentDoc}
${CompanyUserRowFragmentDoc}`;

/**
 * __useUpdateCompanyUserMutation__
 *
 * To run a mutation, you first call `useUpdateCompanyUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useUpdateCompanyUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [updateCompanyUserMutation, { data, loading, error }] = useUpdateCompanyUserMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *      input: // value for 'input'
 *   },
 * });
 */
export function useUpdateCompanyUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<UpdateCompanyUserMutation, UpdateCompanyUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<UpdateCompanyUserMutation, UpdateCompanyUserMutationVariables>(UpdateCompanyUserDocument, options);
      }
export type UpdateCompanyUserMutationHookResult = ReturnType<typeof useUpdateCompanyUserMutation>;
export type UpdateCompanyUserMutationResult = ApolloReactCommon.MutationResult<UpdateCompanyUserMutation>;
export const DeleteCompanyUsersDocument = gql`
    mutation DeleteCompanyUsers($ids: [ID!]!) {
  results: deleteCompanyUsers(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useDeleteCompanyUsersMutation__
 *
 * To run a mutation, you first call `useDeleteCompanyUsersMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteCompanyUsersMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteCompanyUsersMutation, { data, loading, error }] = useDeleteCompanyUsersMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useDeleteCompanyUsersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteCompanyUsersMutation, DeleteCompanyUsersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteCompanyUsersMutation, DeleteCompanyUsersMutationVariables>(DeleteCompanyUsersDocument, options);
      }
export type DeleteCompanyUsersMutationHookResult = ReturnType<typeof useDeleteCompanyUsersMutation>;
export type DeleteCompanyUsersMutationResult = ApolloReactCommon.MutationResult<DeleteCompanyUsersMutation>;
export const RestoreCompanyUsersDocument = gql`
    mutation RestoreCompanyUsers($ids: [ID!]!) {
  results: restoreCompanyUsers(ids: $ids) {
    id
    done
    message
  }
}
    `;

/**
 * __useRestoreCompanyUsersMutation__
 *
 * To run a mutation, you first call `useRestoreCompanyUsersMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRestoreCompanyUsersMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [restoreCompanyUsersMutation, { data, loading, error }] = useRestoreCompanyUsersMutation({
 *   variables: {
 *      ids: // value for 'ids'
 *   },
 * });
 */
export function useRestoreCompanyUsersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RestoreCompanyUsersMutation, RestoreCompanyUsersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RestoreCompanyUsersMutation, RestoreCompanyUsersMutationVariables>(RestoreCompanyUsersDocument, options);
      }
export type RestoreCompanyUsersMutationHookResult = ReturnType<typeof useRestoreCompanyUsersMutation>;
export type RestoreCompanyUsersMutationResult = ApolloReactCommon.MutationResult<RestoreCompanyUsersMutation>;
export const CreateCompanyUserDocument = gql`
    mutation CreateCompanyUser($input: CompanyUserInput!) {
  record: createCompanyUser(input: $input) {
    ...CompanyUserRecord
  }
}
    ${CompanyUserRecordFragmentDoc}
${CompanyUserRowFragmentDoc}`;

/**
 * __useCreateCompanyUserMutation__
 *
 * To run a mutation, you first call `useCreateCompanyUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useCreateCompanyUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [createCompanyUserMutation, { data, loading, error }] = useCreateCompanyUserMutation({
 *   variables: {
 *      input: // value for 'input'
 *   },
 * });
 */
export function useCreateCompanyUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<CreateCompanyUserMutation, CreateCompanyUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<CreateCompanyUserMutation, CreateCompanyUserMutationVariables>(CreateCompanyUserDocument, options);
      }
export type CreateCompanyUserMutationHookResult = ReturnType<typeof useCreateCompanyUserMutation>;
export type CreateCompanyUserMutationResult = ApolloReactCommon.MutationResult<CreateCompanyUserMutation>;
export const InviteCompanyUserDocument = gql`
    mutation InviteCompanyUser($id: ID!, $version: Int!) {
  inviteCompanyUser(id: $id, version: $version) {
    ...CompanyUserRecord
  }
}
    ${CompanyUserRecordFragmentDoc}
${CompanyUserRowFragmentDoc}`;

/**
 * __useInviteCompanyUserMutation__
 *
 * To run a mutation, you first call `useInviteCompanyUserMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useInviteCompanyUserMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [inviteCompanyUserMutation, { data, loading, error }] = useInviteCompanyUserMutation({
 *   variables: {
 *      id: // value for 'id'
 *      version: // value for 'version'
 *   },
 * });
 */
export function useInviteCompanyUserMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<InviteCompanyUserMutation, InviteCompanyUserMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<InviteCompanyUserMutation, InviteCompanyUserMutationVariables>(InviteCompanyUserDocument, options);
      }
export type InviteCompanyUserMutationHookResult = ReturnType<typeof useInviteCompanyUserMutation>;
export type InviteCompanyUserMutationResult = ApolloReactCommon.MutationResult<InviteCompanyUserMutation>;
export const SendCompanyUserPasswordLinkDocument = gql`
    mutation SendCompanyUserPasswordLink($id: ID!) {
  sendCompanyUserPasswordLink(id: $id) {
    id
  }
}
    `;

/**
 * __useSendCompanyUserPasswordLinkMutation__
 *
 * To run a mutation, you first call `useSendCompanyUserPasswordLinkMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendCompanyUserPasswordLinkMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendCompanyUserPasswordLinkMutation, { data, loading, error }] = useSendCompanyUserPasswordLinkMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useSendCompanyUserPasswordLinkMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendCompanyUserPasswordLinkMutation, SendCompanyUserPasswordLinkMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendCompanyUserPasswordLinkMutation, SendCompanyUserPasswordLinkMutationVariables>(SendCompanyUserPasswordLinkDocument, options);
      }
export type SendCompanyUserPasswordLinkMutationHookResult = ReturnType<typeof useSendCompanyUserPasswordLinkMutation>;
export type SendCompanyUserPasswordLinkMutationResult = ApolloReactCommon.MutationResult<SendCompanyUserPasswordLinkMutation>;