/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { gql } from '@apollo/client';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '../app/apollo-hooks';
const defaultOptions = {} as const;
/** What happened in a conversation. */
export type ChatHappening =
  /** A message was taken back. */
  | 'deleted'
  /** What one wrote has reached the other one. */
  | 'delivered'
  /** Somebody wrote. */
  | 'message'
  /** What one wrote was looked at. */
  | 'seen'
  /** The other one is writing now. */
  | 'typing';

/** Whether a person can be reached: as he says himself, and offline while he is not here. */
export type ChatStatus =
  /** Here, and will answer later. */
  | 'away'
  /** Here, and does not want to be disturbed. */
  | 'busy'
  /** Not here. */
  | 'offline'
  /** Here. */
  | 'online';

export type ChatPersonShownFragment = { id: string, name: string, title: string | null, status: ChatStatus, chosenStatus: ChatStatus, about: string, lastSeenAt: string | null, isReachable: boolean };

export type ChatMessageShownFragment = { id: string, isMine: boolean, text: string, sentAt: string, deliveredAt: string | null, seenAt: string | null, isDeleted: boolean };

export type ChatSelfQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatSelfQuery = { self: { unseenCount: number, person: { id: string, name: string, title: string | null, status: ChatStatus, chosenStatus: ChatStatus, about: string, lastSeenAt: string | null, isReachable: boolean } } };

export type ChatPersonQueryVariables = Exact<{
  id: string;
}>;


export type ChatPersonQuery = { person: { id: string, name: string, title: string | null, status: ChatStatus, chosenStatus: ChatStatus, about: string, lastSeenAt: string | null, isReachable: boolean } };

export type ChatConversationsQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
  limit: number;
}>;


export type ChatConversationsQuery = { conversations: Array<{ id: string, unseenCount: number, person: { id: string, name: string, title: string | null, status: ChatStatus, chosenStatus: ChatStatus, about: string, lastSeenAt: string | null, isReachable: boolean }, lastMessage: { id: string, isMine: boolean, text: string, sentAt: string, deliveredAt: string | null, seenAt: string | null, isDeleted: boolean } }> };

export type ChatPeopleQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
  limit: number;
}>;


export type ChatPeopleQuery = { people: Array<{ id: string, name: string, title: string | null, status: ChatStatus, chosenStatus: ChatStatus, about: string, lastSeenAt: string | null, isReachable: boolean }> };

export type ChatMessagesQueryVariables = Exact<{
  with: string;
  before?: string | null | undefined;
  limit: number;
}>;


export type ChatMessagesQuery = { messages: Array<{ id: string, isMine: boolean, text: string, sentAt: string, deliveredAt: string | null, seenAt: string | null, isDeleted: boolean }> };

export type SendChatMessageMutationVariables = Exact<{
  to: string;
  text: string;
  key: string;
}>;


export type SendChatMessageMutation = { message: { id: string, isMine: boolean, text: string, sentAt: string, deliveredAt: string | null, seenAt: string | null, isDeleted: boolean } };

export type DeleteChatMessageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteChatMessageMutation = { message: { id: string, isMine: boolean, text: string, sentAt: string, deliveredAt: string | null, seenAt: string | null, isDeleted: boolean } };

export type ReceiveChatMutationVariables = Exact<{ [key: string]: never; }>;


export type ReceiveChatMutation = { received: boolean };

export type MarkChatSeenMutationVariables = Exact<{
  with: string;
  upTo?: string | null | undefined;
}>;


export type MarkChatSeenMutation = { count: number };

export type SetMyChatStatusMutationVariables = Exact<{
  status: ChatStatus;
  about: string;
}>;


export type SetMyChatStatusMutation = { self: { unseenCount: number, person: { id: string, name: string, title: string | null, status: ChatStatus, chosenStatus: ChatStatus, about: string, lastSeenAt: string | null, isReachable: boolean } } };

export type TellChatTypingMutationVariables = Exact<{
  with: string;
}>;


export type TellChatTypingMutation = { told: boolean };

export type ChatActivitySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ChatActivitySubscription = { activity: { kind: ChatHappening, personId: string } };

export const ChatPersonShownFragmentDoc = gql`
    fragment ChatPersonShown on ChatPerson {
  id
  name
  title
  status
  chosenStatus
  about
  lastSeenAt
  isReachable
}
    `;
export const ChatMessageShownFragmentDoc = gql`
    fragment ChatMessageShown on ChatMessage {
  id
  isMine
  text
  sentAt
  deliveredAt
  seenAt
  isDeleted
}
    `;
export const ChatSelfDocument = gql`
    query ChatSelf {
  self: chatSelf {
    person {
      ...ChatPersonShown
    }
    unseenCount
  }
}
    ${ChatPersonShownFragmentDoc}`;

/**
 * __useChatSelfQuery__
 *
 * To run a query within a React component, call `useChatSelfQuery` and pass it any options that fit your needs.
 * When your component renders, `useChatSelfQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatSelfQuery({
 *   variables: {
 *   },
 * });
 */
export function useChatSelfQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ChatSelfQuery, ChatSelfQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChatSelfQuery, ChatSelfQueryVariables>(ChatSelfDocument, options);
      }
export function useChatSelfLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ChatSelfQuery, ChatSelfQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChatSelfQuery, ChatSelfQueryVariables>(ChatSelfDocument, options);
        }
// @ts-ignore
export function useChatSelfSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ChatSelfQuery, ChatSelfQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChatSelfQuery, ChatSelfQueryVariables>;
export function useChatSelfSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChatSelfQuery, ChatSelfQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChatSelfQuery | undefined, ChatSelfQueryVariables>;
export function useChatSelfSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChatSelfQuery, ChatSelfQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ChatSelfQuery, ChatSelfQueryVariables>(ChatSelfDocument, options);
        }
export type ChatSelfQueryHookResult = ReturnType<typeof useChatSelfQuery>;
export type ChatSelfLazyQueryHookResult = ReturnType<typeof useChatSelfLazyQuery>;
export type ChatSelfSuspenseQueryHookResult = ReturnType<typeof useChatSelfSuspenseQuery>;
export type ChatSelfQueryResult = ApolloReactCommon.QueryResult<ChatSelfQuery, ChatSelfQueryVariables>;
export const ChatPersonDocument = gql`
    query ChatPerson($id: ID!) {
  person: chatPerson(id: $id) {
    ...ChatPersonShown
  }
}
    ${ChatPersonShownFragmentDoc}`;

/**
 * __useChatPersonQuery__
 *
 * To run a query within a React component, call `useChatPersonQuery` and pass it any options that fit your needs.
 * When your component renders, `useChatPersonQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatPersonQuery({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useChatPersonQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ChatPersonQuery, ChatPersonQueryVariables> & ({ variables: ChatPersonQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChatPersonQuery, ChatPersonQueryVariables>(ChatPersonDocument, options);
      }
export function useChatPersonLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ChatPersonQuery, ChatPersonQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChatPersonQuery, ChatPersonQueryVariables>(ChatPersonDocument, options);
        }
// @ts-ignore
export function useChatPersonSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ChatPersonQuery, ChatPersonQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChatPersonQuery, ChatPersonQueryVariables>;
export function useChatPersonSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChatPersonQuery, ChatPersonQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChatPersonQuery | undefined, ChatPersonQueryVariables>;
export function useChatPersonSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChatPersonQuery, ChatPersonQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ChatPersonQuery, ChatPersonQueryVariables>(ChatPersonDocument, options);
        }
export type ChatPersonQueryHookResult = ReturnType<typeof useChatPersonQuery>;
export type ChatPersonLazyQueryHookResult = ReturnType<typeof useChatPersonLazyQuery>;
export type ChatPersonSuspenseQueryHookResult = ReturnType<typeof useChatPersonSuspenseQuery>;
export type ChatPersonQueryResult = ApolloReactCommon.QueryResult<ChatPersonQuery, ChatPersonQueryVariables>;
export const ChatConversationsDocument = gql`
    query ChatConversations($search: String, $after: ID, $limit: Int!) {
  conversations: chatConversations(search: $search, after: $after, limit: $limit) {
    id
    unseenCount
    person {
      ...ChatPersonShown
    }
    lastMessage {
      ...ChatMessageShown
    }
  }
}
    ${ChatPersonShownFragmentDoc}
${ChatMessageShownFragmentDoc}`;

/**
 * __useChatConversationsQuery__
 *
 * To run a query within a React component, call `useChatConversationsQuery` and pass it any options that fit your needs.
 * When your component renders, `useChatConversationsQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatConversationsQuery({
 *   variables: {
 *      search: // value for 'search'
 *      after: // value for 'after'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useChatConversationsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ChatConversationsQuery, ChatConversationsQueryVariables> & ({ variables: ChatConversationsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChatConversationsQuery, ChatConversationsQueryVariables>(ChatConversationsDocument, options);
      }
export function useChatConversationsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ChatConversationsQuery, ChatConversationsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChatConversationsQuery, ChatConversationsQueryVariables>(ChatConversationsDocument, options);
        }
// @ts-ignore
export function useChatConversationsSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ChatConversationsQuery, ChatConversationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChatConversationsQuery, ChatConversationsQueryVariables>;
export function useChatConversationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChatConversationsQuery, ChatConversationsQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChatConversationsQuery | undefined, ChatConversationsQueryVariables>;
export function useChatConversationsSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChatConversationsQuery, ChatConversationsQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ChatConversationsQuery, ChatConversationsQueryVariables>(ChatConversationsDocument, options);
        }
export type ChatConversationsQueryHookResult = ReturnType<typeof useChatConversationsQuery>;
export type ChatConversationsLazyQueryHookResult = ReturnType<typeof useChatConversationsLazyQuery>;
export type ChatConversationsSuspenseQueryHookResult = ReturnType<typeof useChatConversationsSuspenseQuery>;
export type ChatConversationsQueryResult = ApolloReactCommon.QueryResult<ChatConversationsQuery, ChatConversationsQueryVariables>;
export const ChatPeopleDocument = gql`
    query ChatPeople($search: String, $after: ID, $limit: Int!) {
  people: chatPeople(search: $search, after: $after, limit: $limit, isNew: true) {
    ...ChatPersonShown
  }
}
    ${ChatPersonShownFragmentDoc}`;

/**
 * __useChatPeopleQuery__
 *
 * To run a query within a React component, call `useChatPeopleQuery` and pass it any options that fit your needs.
 * When your component renders, `useChatPeopleQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatPeopleQuery({
 *   variables: {
 *      search: // value for 'search'
 *      after: // value for 'after'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useChatPeopleQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ChatPeopleQuery, ChatPeopleQueryVariables> & ({ variables: ChatPeopleQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChatPeopleQuery, ChatPeopleQueryVariables>(ChatPeopleDocument, options);
      }
export function useChatPeopleLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ChatPeopleQuery, ChatPeopleQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChatPeopleQuery, ChatPeopleQueryVariables>(ChatPeopleDocument, options);
        }
// @ts-ignore
export function useChatPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ChatPeopleQuery, ChatPeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChatPeopleQuery, ChatPeopleQueryVariables>;
export function useChatPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChatPeopleQuery, ChatPeopleQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChatPeopleQuery | undefined, ChatPeopleQueryVariables>;
export function useChatPeopleSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChatPeopleQuery, ChatPeopleQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ChatPeopleQuery, ChatPeopleQueryVariables>(ChatPeopleDocument, options);
        }
export type ChatPeopleQueryHookResult = ReturnType<typeof useChatPeopleQuery>;
export type ChatPeopleLazyQueryHookResult = ReturnType<typeof useChatPeopleLazyQuery>;
export type ChatPeopleSuspenseQueryHookResult = ReturnType<typeof useChatPeopleSuspenseQuery>;
export type ChatPeopleQueryResult = ApolloReactCommon.QueryResult<ChatPeopleQuery, ChatPeopleQueryVariables>;
export const ChatMessagesDocument = gql`
    query ChatMessages($with: ID!, $before: ID, $limit: Int!) {
  messages: chatMessages(with: $with, before: $before, limit: $limit) {
    ...ChatMessageShown
  }
}
    ${ChatMessageShownFragmentDoc}`;

/**
 * __useChatMessagesQuery__
 *
 * To run a query within a React component, call `useChatMessagesQuery` and pass it any options that fit your needs.
 * When your component renders, `useChatMessagesQuery` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the query, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatMessagesQuery({
 *   variables: {
 *      with: // value for 'with'
 *      before: // value for 'before'
 *      limit: // value for 'limit'
 *   },
 * });
 */
export function useChatMessagesQuery(baseOptions: ApolloReactHooks.QueryHookOptions<ChatMessagesQuery, ChatMessagesQueryVariables> & ({ variables: ChatMessagesQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ChatMessagesQuery, ChatMessagesQueryVariables>(ChatMessagesDocument, options);
      }
export function useChatMessagesLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ChatMessagesQuery, ChatMessagesQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ChatMessagesQuery, ChatMessagesQueryVariables>(ChatMessagesDocument, options);
        }
// @ts-ignore
export function useChatMessagesSuspenseQuery(baseOptions?: ApolloReactHooks.SuspenseQueryHookOptions<ChatMessagesQuery, ChatMessagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChatMessagesQuery, ChatMessagesQueryVariables>;
export function useChatMessagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChatMessagesQuery, ChatMessagesQueryVariables>): ApolloReactHooks.UseSuspenseQueryResult<ChatMessagesQuery | undefined, ChatMessagesQueryVariables>;
export function useChatMessagesSuspenseQuery(baseOptions?: ApolloReactHooks.SkipToken | ApolloReactHooks.SuspenseQueryHookOptions<ChatMessagesQuery, ChatMessagesQueryVariables>) {
          const options = baseOptions === ApolloReactHooks.skipToken ? baseOptions : {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useSuspenseQuery<ChatMessagesQuery, ChatMessagesQueryVariables>(ChatMessagesDocument, options);
        }
export type ChatMessagesQueryHookResult = ReturnType<typeof useChatMessagesQuery>;
export type ChatMessagesLazyQueryHookResult = ReturnType<typeof useChatMessagesLazyQuery>;
export type ChatMessagesSuspenseQueryHookResult = ReturnType<typeof useChatMessagesSuspenseQuery>;
export type ChatMessagesQueryResult = ApolloReactCommon.QueryResult<ChatMessagesQuery, ChatMessagesQueryVariables>;
export const SendChatMessageDocument = gql`
    mutation SendChatMessage($to: ID!, $text: String!, $key: String!) {
  message: sendChatMessage(to: $to, text: $text, key: $key) {
    ...ChatMessageShown
  }
}
    ${ChatMessageShownFragmentDoc}`;

/**
 * __useSendChatMessageMutation__
 *
 * To run a mutation, you first call `useSendChatMessageMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSendChatMessageMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [sendChatMessageMutation, { data, loading, error }] = useSendChatMessageMutation({
 *   variables: {
 *      to: // value for 'to'
 *      text: // value for 'text'
 *      key: // value for 'key'
 *   },
 * });
 */
export function useSendChatMessageMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SendChatMessageMutation, SendChatMessageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SendChatMessageMutation, SendChatMessageMutationVariables>(SendChatMessageDocument, options);
      }
export type SendChatMessageMutationHookResult = ReturnType<typeof useSendChatMessageMutation>;
export type SendChatMessageMutationResult = ApolloReactCommon.MutationResult<SendChatMessageMutation>;
export const DeleteChatMessageDocument = gql`
    mutation DeleteChatMessage($id: ID!) {
  message: deleteChatMessage(id: $id) {
    ...ChatMessageShown
  }
}
    ${ChatMessageShownFragmentDoc}`;

/**
 * __useDeleteChatMessageMutation__
 *
 * To run a mutation, you first call `useDeleteChatMessageMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useDeleteChatMessageMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [deleteChatMessageMutation, { data, loading, error }] = useDeleteChatMessageMutation({
 *   variables: {
 *      id: // value for 'id'
 *   },
 * });
 */
export function useDeleteChatMessageMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<DeleteChatMessageMutation, DeleteChatMessageMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<DeleteChatMessageMutation, DeleteChatMessageMutationVariables>(DeleteChatMessageDocument, options);
      }
export type DeleteChatMessageMutationHookResult = ReturnType<typeof useDeleteChatMessageMutation>;
export type DeleteChatMessageMutationResult = ApolloReactCommon.MutationResult<DeleteChatMessageMutation>;
export const ReceiveChatDocument = gql`
    mutation ReceiveChat {
  received: receiveChat
}
    `;

/**
 * __useReceiveChatMutation__
 *
 * To run a mutation, you first call `useReceiveChatMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useReceiveChatMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [receiveChatMutation, { data, loading, error }] = useReceiveChatMutation({
 *   variables: {
 *   },
 * });
 */
export function useReceiveChatMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<ReceiveChatMutation, ReceiveChatMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<ReceiveChatMutation, ReceiveChatMutationVariables>(ReceiveChatDocument, options);
      }
export type ReceiveChatMutationHookResult = ReturnType<typeof useReceiveChatMutation>;
export type ReceiveChatMutationResult = ApolloReactCommon.MutationResult<ReceiveChatMutation>;
export const MarkChatSeenDocument = gql`
    mutation MarkChatSeen($with: ID!, $upTo: ID) {
  count: markChatSeen(with: $with, upTo: $upTo)
}
    `;

/**
 * __useMarkChatSeenMutation__
 *
 * To run a mutation, you first call `useMarkChatSeenMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useMarkChatSeenMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [markChatSeenMutation, { data, loading, error }] = useMarkChatSeenMutation({
 *   variables: {
 *      with: // value for 'with'
 *      upTo: // value for 'upTo'
 *   },
 * });
 */
export function useMarkChatSeenMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MarkChatSeenMutation, MarkChatSeenMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MarkChatSeenMutation, MarkChatSeenMutationVariables>(MarkChatSeenDocument, options);
      }
export type MarkChatSeenMutationHookResult = ReturnType<typeof useMarkChatSeenMutation>;
export type MarkChatSeenMutationResult = ApolloReactCommon.MutationResult<MarkChatSeenMutation>;
export const SetMyChatStatusDocument = gql`
    mutation SetMyChatStatus($status: ChatStatus!, $about: String!) {
  self: setMyChatStatus(status: $status, about: $about) {
    person {
      ...ChatPersonShown
    }
    unseenCount
  }
}
    ${ChatPersonShownFragmentDoc}`;

/**
 * __useSetMyChatStatusMutation__
 *
 * To run a mutation, you first call `useSetMyChatStatusMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useSetMyChatStatusMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [setMyChatStatusMutation, { data, loading, error }] = useSetMyChatStatusMutation({
 *   variables: {
 *      status: // value for 'status'
 *      about: // value for 'about'
 *   },
 * });
 */
export function useSetMyChatStatusMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetMyChatStatusMutation, SetMyChatStatusMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetMyChatStatusMutation, SetMyChatStatusMutationVariables>(SetMyChatStatusDocument, options);
      }
export type SetMyChatStatusMutationHookResult = ReturnType<typeof useSetMyChatStatusMutation>;
export type SetMyChatStatusMutationResult = ApolloReactCommon.MutationResult<SetMyChatStatusMutation>;
export const TellChatTypingDocument = gql`
    mutation TellChatTyping($with: ID!) {
  told: tellChatTyping(with: $with)
}
    `;

/**
 * __useTellChatTypingMutation__
 *
 * To run a mutation, you first call `useTellChatTypingMutation` within a React component and pass it any options that fit your needs.
 * When your component renders, `useTellChatTypingMutation` returns a tuple that includes:
 * - A mutate function that you can call at any time to execute the mutation
 * - An object with fields that represent the current status of the mutation's execution
 *
 * @param baseOptions options that will be passed into the mutation, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options-2;
 *
 * @example
 * const [tellChatTypingMutation, { data, loading, error }] = useTellChatTypingMutation({
 *   variables: {
 *      with: // value for 'with'
 *   },
 * });
 */
export function useTellChatTypingMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<TellChatTypingMutation, TellChatTypingMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<TellChatTypingMutation, TellChatTypingMutationVariables>(TellChatTypingDocument, options);
      }
export type TellChatTypingMutationHookResult = ReturnType<typeof useTellChatTypingMutation>;
export type TellChatTypingMutationResult = ApolloReactCommon.MutationResult<TellChatTypingMutation>;
export const ChatActivityDocument = gql`
    subscription ChatActivity {
  activity: chatActivity {
    kind
    personId
  }
}
    `;

/**
 * __useChatActivitySubscription__
 *
 * To run a query within a React component, call `useChatActivitySubscription` and pass it any options that fit your needs.
 * When your component renders, `useChatActivitySubscription` returns an object from Apollo Client that contains loading, error, and data properties
 * you can use to render your UI.
 *
 * @param baseOptions options that will be passed into the subscription, supported options are listed on: https://www.apollographql.com/docs/react/api/react-hooks/#options;
 *
 * @example
 * const { data, loading, error } = useChatActivitySubscription({
 *   variables: {
 *   },
 * });
 */
export function useChatActivitySubscription(baseOptions?: ApolloReactHooks.SubscriptionHookOptions<ChatActivitySubscription, ChatActivitySubscriptionVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useSubscription<ChatActivitySubscription, ChatActivitySubscriptionVariables>(ChatActivityDocument, options);
      }
export type ChatActivitySubscriptionHookResult = ReturnType<typeof useChatActivitySubscription>;
export type ChatActivitySubscriptionResult = ApolloReactCommon.SubscriptionResult<ChatActivitySubscription>;