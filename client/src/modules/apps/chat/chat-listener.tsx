import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useResumed } from '../../../app/notifications/live-link';
import { useChatActivitySubscription, useReceiveChatMutation } from '../../../generated/apps/chat';
import { announce } from './activity';

const quietMs = 200;

/** Listens wherever one is in the app: what arrives counts as delivered, and the menu says how much is unread. */
export default function ChatListener() {
  const client = useApolloClient();
  const [receive] = useReceiveChatMutation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arrived = useRef(false);
  const soon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void client.refetchQueries({ include: ['Menu'] });
      if (arrived.current) void receive().catch(() => undefined);
      arrived.current = false;
    }, quietMs);
  };
  useEffect(() => {
    // What came while nobody listened.
    void receive().catch(() => undefined);
    return () => clearTimeout(timer.current);
  }, [receive]);
  useResumed(() => {
    arrived.current = true;
    soon();
  });
  useChatActivitySubscription({
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { activity } = data;
      announce(activity);
      if (activity.kind === 'message') arrived.current = true;
      if (activity.kind === 'message' || activity.kind === 'seen' || activity.kind === 'deleted') soon();
    },
    onError: () => undefined,
  });
  return null;
}
