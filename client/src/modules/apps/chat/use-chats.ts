import { useEffect, useRef, useState } from 'react';
import { useChatConversationsQuery, useChatPeopleQuery } from '../../../generated/apps/chat';
import { useResumed } from '../../../app/notifications/live-link';
import { useActivity } from './activity';

const pageSize = 30;
const quietMs = 150;
const presenceEveryMs = 60_000;

/** Conversations and colleagues beside them, as many as were asked for, kept up to date. */
export function useChats(search: string) {
  const variables = { search: search || null, limit: pageSize };
  const polled = { variables, fetchPolicy: 'cache-and-network', pollInterval: presenceEveryMs } as const;
  const chats = useChatConversationsQuery(polled);
  const people = useChatPeopleQuery(polled);
  const [moreChats, setMoreChats] = useState<NonNullable<typeof chats.data>['conversations']>([]);
  const [morePeople, setMorePeople] = useState<NonNullable<typeof people.data>['people']>([]);
  const [ended, setEnded] = useState({ chats: false, people: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    setMoreChats([]);
    setMorePeople([]);
    setEnded({ chats: false, people: false });
  }, [search]);

  const soon = (withPeople: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void chats.refetch().catch(() => undefined);
      if (withPeople) void people.refetch().catch(() => undefined);
    }, quietMs);
  };
  useActivity(({ kind }) => kind !== 'typing' && soon(kind === 'message'));
  useResumed(() => soon(true));

  const firstChats = (chats.data ?? chats.previousData)?.conversations;
  const firstPeople = (people.data ?? people.previousData)?.people;
  const shownChats = firstChats && [
    ...firstChats,
    ...moreChats.filter(({ id }) => !firstChats.some((each) => each.id === id)),
  ];
  const shownPeople = firstPeople && [
    ...firstPeople,
    ...morePeople.filter(
      ({ id }) => ![...firstPeople, ...(shownChats ?? []).map(({ person }) => person)].some((each) => each.id === id),
    ),
  ];
  return {
    chats: shownChats,
    people: shownPeople,
    error: (!chats.data && chats.error) || (!people.data && people.error) || null,
    retry: () => void Promise.all([chats.refetch(), people.refetch()]).catch(() => undefined),
    hasMoreChats: !ended.chats && firstChats?.length === pageSize,
    hasMorePeople: !ended.people && firstPeople?.length === pageSize,
    readMoreChats: async () => {
      const { data } = await chats.fetchMore({
        variables: { ...variables, after: shownChats?.at(-1)?.person.id },
        updateQuery: (now) => now,
      });
      setMoreChats([...moreChats, ...(data?.conversations ?? [])]);
      if ((data?.conversations.length ?? 0) < pageSize) setEnded({ ...ended, chats: true });
    },
    readMorePeople: async () => {
      const { data } = await people.fetchMore({
        variables: { ...variables, after: shownPeople?.at(-1)?.id },
        updateQuery: (now) => now,
      });
      setMorePeople([...morePeople, ...(data?.people ?? [])]);
      if ((data?.people.length ?? 0) < pageSize) setEnded({ ...ended, people: true });
    },
  };
}
