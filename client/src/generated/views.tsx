/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** A view as it is to be kept. */
export type ListViewInput = {
  /** The list as its address says it: what stands after the question mark. */
  address: string;
  /** Share it with the company. */
  isShared?: boolean;
  /** What it is called. */
  name: string;
  /** Kind of row the list shows, such as Employee. */
  subject: string;
};

export type ListSettingsQueryVariables = Exact<{
  subject: string;
}>;


export type ListSettingsQuery = { settings: { columns: Array<string> | null, defaultViewId: string | null, mayShare: boolean, views: Array<{ id: string, name: string, address: string, isShared: boolean, isMine: boolean, mayChange: boolean }> } };

export type SetListColumnsMutationVariables = Exact<{
  subject: string;
  columns?: Array<string> | string | null | undefined;
}>;


export type SetListColumnsMutation = { setListColumns: boolean };

export type SaveViewMutationVariables = Exact<{
  id?: string | null | undefined;
  view: ListViewInput;
}>;


export type SaveViewMutation = { view: { id: string } };

export type DeleteViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteViewMutation = { deleteView: boolean };

export type SetDefaultViewMutationVariables = Exact<{
  subject: string;
  id?: string | null | undefined;
}>;


export type SetDefaultViewMutation = { setDefaultView: boolean };


export const ListSettingsDocument = gql`
    query ListSettings($subject: String!) {
  settings: listSettings(subject: $subject) {
    columns
    defaultViewId
    mayShare
    views {
      id
      name
      address
      isShared
      isMine
      mayChange
    }
  }
}
    `;

/**
 * __useListSettingsQuery__
 *
 * To run a query within a React component, call `useListSettingsQuery` and pass it any options that fit your needs.
 * When your component renders, `useListSettingsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useListSettingsQuery({
 *   variables: {
 *      subject: // value for 'subject'
 *   },
 * });
 */
export function useListSettingsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ListSettingsQuery, ListSettingsQueryVariables> & ({ variables: ListSettingsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ListSettingsQuery, ListSettingsQueryVariables>(ListSettingsDocument, options);
      }
export function useListSettingsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ListSettingsQuery, ListSettingsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ListSettingsQuery, ListSettingsQueryVariables>(ListSettingsDocument, options);
        }
// @ts-ignore
export function useListSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ListSettingsQuery, ListSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ListSettingsQuery, ListSettingsQueryVariables>;
export function useListSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ListSettingsQuery, ListSettingsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ListSettingsQuery | undefined, ListSettingsQueryVariables>;
export function useListSettingsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ListSettingsQuery, ListSettingsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ListSettingsQuery, ListSettingsQueryVariables>(ListSettingsDocument, options);
        }
export type ListSettingsQueryHookResult = ReturnType<typeof useListSettingsQuery>;
export type ListSettingsLazyQueryHookResult = ReturnType<typeof useListSettingsLazyQuery>;
export type ListSettingsSuspenseQueryHookResult = ReturnType<typeof useListSettingsSuspenseQuery>;
export type ListSettingsQueryResult = ApolloReactCommon.QueryResult<ListSettingsQuery, ListSettingsQueryVariables>;
export const SetListColumnsDocument = gql`
    mutation SetListColumns($subject: String!, $columns: [String!]) {
  setListColumns(subject: $subject, columns: $columns)
}
    `;

/**
 * __useSetListColumnsMutation__
 *
 * To run a mutation, you first call `useSetListColumnsMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetListColumnsMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setListColumnsMutation, { data, loading, error }] = useSetListColumnsMutation({
 *   variables: {
 *      subject: // value for 'subject'
 *      columns: // value for 'columns'
 *   },
 * });
 */
export function useSetListColumnsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetListColumnsMutation, SetListColumnsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetListColumnsMutation, SetListColumnsMutationVariables>(SetListColumnsDocument, options);
      }
export type SetListColumnsMutationHookResult = ReturnType<typeof useSetListColumnsMutation>;
export type SetListColumnsMutationResult = ApolloReactCommon.MutationResult<SetListColumnsMutation>;
export const SaveViewDocument = gql`
    mutation SaveView($id: ID, $view: ListViewInput!) {
  view: saveView(id: $id, view: $view) {
    id
  }
}
    `;

/**
 * __useSaveViewMutation__
 *
 * To run a mutation, you first call `useSaveViewMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSaveViewMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [saveViewMutation, { data, loading, error }] = useSaveViewMutation({
 *   variables: {
 *      id: // value for 'id'
 *      view: // value for 'view'
 *   },
 * });
 */
export function useSaveViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveViewMutation, SaveViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveViewMutation, SaveViewMutationVariables>(SaveViewDocument, options);
      }
export type SaveViewMutationHookResult = ReturnType<typeof useSaveViewMutation>;
export type SaveViewMutationResult = ApolloReactCommon.MutationResult<SaveViewMutation>;
export const DeleteViewDocument = gql`
    mutation DeleteView($id: ID!) {
  deleteView(id: $id)
}
    `;

/**
 * __useDeleteViewMutation__
 *
 * To run a mutation, you first call `useDeleteViewMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteViewMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteViewMutation, { data, loading, error }] = useDeleteViewMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteViewMutation, DeleteViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteViewMutation, DeleteViewMutationVariables>(DeleteViewDocument, options);
      }
export type DeleteViewMutationHookResult = ReturnType<typeof useDeleteViewMutation>;
export type DeleteViewMutationResult = ApolloReactCommon.MutationResult<DeleteViewMutation>;
export const SetDefaultViewDocument = gql`
    mutation SetDefaultView($subject: String!, $id: ID) {
  setDefaultView(subject: $subject, id: $id)
}
    `;

/**
 * __useSetDefaultViewMutation__
 *
 * To run a mutation, you first call `useSetDefaultViewMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetDefaultViewMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setDefaultViewMutation, { data, loading, error }] = useSetDefaultViewMutation({
 *   variables: {
 *      subject: // value for 'subject'
 *      id: // value for 'id'
 *   },
 * });
 */
export function useSetDefaultViewMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetDefaultViewMutation, SetDefaultViewMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetDefaultViewMutation, SetDefaultViewMutationVariables>(SetDefaultViewDocument, options);
      }
export type SetDefaultViewMutationHookResult = ReturnType<typeof useSetDefaultViewMutation>;
export type SetDefaultViewMutationResult = ApolloReactCommon.MutationResult<SetDefaultViewMutation>;