import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  ChatMessagesDocument,
  useMarkChatSeenMutation,
  type ChatMessageShownFragment as Message,
  type ChatMessagesQuery,
} from '../../../generated/apps/chat';
import { useResumed } from '../../../app/notifications/live-link';
import { useActivity } from './activity';
import { withNewest, withOlder, withOne, type Known } from './known-messages';

const pageSize = 30;
const mostAtOnce = 100;
const typingMs = 5_000;

/**
 * A conversation as far as it was read: kept up to date, continued into the past on demand, marked as seen while it is
 * looked at.
 */
export function useConversation(personId: string) {
  const client = useApolloClient();
  const [markSeen] = useMarkChatSeenMutation();
  const [known, setKnown] = useState<Known | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isTyping, setTyping] = useState(false);
  const latest = useRef<Known | null>(null);
  const reading = useRef(false);
  const typingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback((next: Known) => {
    latest.current = next;
    setKnown(next);
  }, []);
  const read = useCallback(
    async (limit: number, before?: string): Promise<Message[]> => {
      const { data } = await client.query<ChatMessagesQuery>({
        query: ChatMessagesDocument,
        variables: { with: personId, before, limit },
        fetchPolicy: 'no-cache',
      });
      return data?.messages ?? [];
    },
    [client, personId],
  );

  const refresh = useCallback(async () => {
    // What is known may have been seen or taken back meanwhile, so as much of it is read again as one page holds.
    const limit = Math.min(mostAtOnce, Math.max(pageSize, latest.current?.messages.length ?? 0));
    try {
      const page = await read(limit);
      change(withNewest(latest.current, page, limit));
      setError(null);
    } catch (thrown) {
      setError(thrown);
    }
  }, [read, change]);

  const readOlder = useCallback(async () => {
    const first = latest.current?.messages[0];
    if (!first || !latest.current?.hasOlder || reading.current) return;
    reading.current = true;
    try {
      const page = await read(pageSize, first.id);
      if (latest.current) change(withOlder(latest.current, page, pageSize));
    } catch {
      // The button that asks for more is still there.
    } finally {
      reading.current = false;
    }
  }, [read, change]);

  useEffect(() => {
    void refresh();
    const again = () => document.visibilityState === 'visible' && void refresh();
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
      clearTimeout(typingTimer.current);
    };
  }, [refresh]);

  useActivity(({ kind, personId: who }) => {
    if (who !== personId) return;
    clearTimeout(typingTimer.current);
    setTyping(kind === 'typing');
    if (kind === 'typing') typingTimer.current = setTimeout(() => setTyping(false), typingMs);
    else void refresh();
  });

  useResumed(() => void refresh());

  const unseen = known?.messages.findLast(({ isMine, seenAt, isDeleted }) => !isMine && !seenAt && !isDeleted)?.id;
  useEffect(() => {
    if (!unseen) return;
    const mark = () => {
      if (document.visibilityState === 'visible')
        void markSeen({ variables: { with: personId, upTo: unseen } }).catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [unseen, personId, markSeen]);

  const put = useCallback((message: Message) => change(withOne(latest.current, message)), [change]);
  return { known, error, isTyping, refresh, readOlder, put };
}
