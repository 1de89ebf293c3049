/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
export type ChangePasswordMutationVariables = Exact<{
  current: string;
  next: string;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type PasswordLinkQueryVariables = Exact<{
  token: string;
}>;


export type PasswordLinkQuery = { passwordLink: { kind: string, name: string, email: string, company: string | null, choosesPassword: boolean } | null };

export type ChoosePasswordMutationVariables = Exact<{
  token: string;
  password?: string | null | undefined;
}>;


export type ChoosePasswordMutation = { choosePassword: boolean };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: boolean };


export const ChangePasswordDocument = gql`
    mutation ChangePassword($current: String!, $next: String!) {
  changePassword(current: $current, next: $next)
}
    `;

/**
 * __useChangePasswordMutation__
 *
 * To run a mutation, you first call `useChangePasswordMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChangePasswordMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [changePasswordMutation, { data, loading, error }] = useChangePasswordMutation({
 *   variables: {
 *      current: // value for 'current'
 *      next: // value for 'next'
 *   },
 * });
 */
export function useChangePasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChangePasswordMutation, ChangePasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChangePasswordMutation, ChangePasswordMutationVariables>(ChangePasswordDocument, options);
      }
export type ChangePasswordMutationHookResult = ReturnType<typeof useChangePasswordMutation>;
export type ChangePasswordMutationResult = ApolloReactCommon.MutationResult<ChangePasswordMutation>;
export const PasswordLinkDocument = gql`
    query PasswordLink($token: String!) {
  passwordLink(token: $token) {
    kind
    name
    email
    company
    choosesPassword
  }
}
    `;

/**
 * __usePasswordLinkQuery__
 *
 * To run a query within a React component, call `usePasswordLinkQuery` and pass it any options that fit your needs.
 * When your component renders, `usePasswordLinkQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = usePasswordLinkQuery({
 *   variables: {
 *      token: // value for 'token'
 *   },
 * });
 */
export function usePasswordLinkQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PasswordLinkQuery, PasswordLinkQueryVariables> & ({ variables: PasswordLinkQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PasswordLinkQuery, PasswordLinkQueryVariables>(PasswordLinkDocument, options);
      }
export function usePasswordLinkLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PasswordLinkQuery, PasswordLinkQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PasswordLinkQuery, PasswordLinkQueryVariables>(PasswordLinkDocument, options);
        }
// @ts-ignore
export function usePasswordLinkSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<PasswordLinkQuery, PasswordLinkQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PasswordLinkQuery, PasswordLinkQueryVariables>;
export function usePasswordLinkSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PasswordLinkQuery, PasswordLinkQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<PasswordLinkQuery | undefined, PasswordLinkQueryVariables>;
export function usePasswordLinkSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<PasswordLinkQuery, PasswordLinkQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<PasswordLinkQuery, PasswordLinkQueryVariables>(PasswordLinkDocument, options);
        }
export type PasswordLinkQueryHookResult = ReturnType<typeof usePasswordLinkQuery>;
export type PasswordLinkLazyQueryHookResult = ReturnType<typeof usePasswordLinkLazyQuery>;
export type PasswordLinkSuspenseQueryHookResult = ReturnType<typeof usePasswordLinkSuspenseQuery>;
export type PasswordLinkQueryResult = ApolloReactCommon.QueryResult<PasswordLinkQuery, PasswordLinkQueryVariables>;
export const ChoosePasswordDocument = gql`
    mutation ChoosePassword($token: String!, $password: String) {
  choosePassword(token: $token, password: $password)
}
    `;

/**
 * __useChoosePasswordMutation__
 *
 * To run a mutation, you first call `useChoosePasswordMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useChoosePasswordMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [choosePasswordMutation, { data, loading, error }] = useChoosePasswordMutation({
 *   variables: {
 *      token: // value for 'token'
 *      password: // value for 'password'
 *   },
 * });
 */
export function useChoosePasswordMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ChoosePasswordMutation, ChoosePasswordMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ChoosePasswordMutation, ChoosePasswordMutationVariables>(ChoosePasswordDocument, options);
      }
export type ChoosePasswordMutationHookResult = ReturnType<typeof useChoosePasswordMutation>;
export type ChoosePasswordMutationResult = ApolloReactCommon.MutationResult<ChoosePasswordMutation>;
export const RequestPasswordResetDocument = gql`
    mutation RequestPasswordReset($email: String!) {
  requestPasswordReset(email: $email)
}
    `;

/**
 * __useRequestPasswordResetMutation__
 *
 * To run a mutation, you first call `useRequestPasswordResetMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useRequestPasswordResetMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [requestPasswordResetMutation, { data, loading, error }] = useRequestPasswordResetMutation({
 *   variables: {
 *      email: // value for 'email'
 *   },
 * });
 */
export function useRequestPasswordResetMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>(RequestPasswordResetDocument, options);
      }
export type RequestPasswordResetMutationHookResult = ReturnType<typeof useRequestPasswordResetMutation>;
export type RequestPasswordResetMutationResult = ApolloReactCommon.MutationResult<RequestPasswordResetMutation>;