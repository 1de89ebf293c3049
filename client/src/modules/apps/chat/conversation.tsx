import { ArrowLeftOutlined, MessageOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useResumed } from '../../../app/notifications/live-link';
import { useChatPersonQuery, useDeleteChatMessageMutation } from '../../../generated/apps/chat';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { useActivity } from './activity';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { Presence, PresentFace } from './presence';
import { useConversation } from './use-conversation';
import { useSending } from './use-sending';

const presenceEveryMs = 60_000;

/** Everything between the signed-in user and one colleague, and the line they write next. */
export function Conversation({ personId, isAlone }: { personId: string; isAlone: boolean }) {
  const { t } = useTranslation();
  const {
    data,
    error: unknown,
    refetch,
  } = useChatPersonQuery({
    variables: { id: personId },
    fetchPolicy: 'cache-and-network',
    pollInterval: presenceEveryMs,
  });
  const { known, error, isTyping, refresh, readOlder, put } = useConversation(personId);
  // Who does something is here.
  useActivity(({ personId: who }) => who === personId && void refetch().catch(() => undefined));
  useResumed(() => void refetch().catch(() => undefined));
  const sending = useSending(personId, put);
  const [remove] = useDeleteChatMessageMutation();
  const sheet = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const person = data?.person;
  const name = person?.name ?? '';
  const hasOlder = known?.hasOlder ?? false;

  const oldest = known?.messages[0]?.id;
  useEffect(() => {
    if (!more.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void readOlder(), {
      root: sheet.current,
    });
    observer.observe(more.current);
    return () => observer.disconnect();
  }, [hasOlder, readOlder, oldest]);
  const unsentCount = sending.unsent.length;
  useEffect(() => {
    if (sheet.current && unsentCount > 0) sheet.current.scrollTop = 0;
  }, [unsentCount]);

  const takeBack = async (id: string) => {
    try {
      const { data: taken } = await remove({ variables: { id } });
      if (taken) put(taken.message);
    } catch (thrown) {
      toast.error(serverErrorFrom(thrown).message);
    }
  };
  if (unknown && !person) return <Failure error={unknown} retry={() => void refetch()} />;
  const Heading = isAlone ? 'h1' : 'h2';
  return (
    <section className="chat-conversation" aria-label={t('chat.with', { name })}>
      <header className="chat-head">
        {isAlone && (
          <Link to="/chat" className="chat-back" aria-label={t('chat.back')}>
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" />
          </Link>
        )}
        {person ? (
          <>
            <PresentFace person={person} />
            <div className="chat-who">
              <Heading>
                <bdi>{person.name}</bdi>
              </Heading>
              <p>
                <span role="status">{isTyping ? t('chat.typing') : <Presence person={person} />}</span>
                {(person.about || person.title) && ' · '}
                <bdi>{person.about || person.title}</bdi>
              </p>
            </div>
          </>
        ) : (
          <Skeleton active avatar paragraph={false} />
        )}
      </header>
      {/* Its one child grows upwards from the end, so that what is older or newer moves nothing that is read. */}
      {/* What scrolls has to be reached by the keyboard. */}
      <div
        className="chat-sheet"
        ref={sheet}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={t('chat.messages')}
        aria-busy={!known}
      >
        <div className="chat-sheet-inner">
          {hasOlder && (
            <Button ref={more} type="text" className="chat-older" onClick={() => void readOlder()}>
              {t('chat.older')}
            </Button>
          )}
          {!known &&
            (error ? (
              <Failure error={error} retry={() => void refresh()} />
            ) : (
              <Skeleton active paragraph={{ rows: 6 }} title={false} />
            ))}
          {known && known.messages.length === 0 && unsentCount === 0 && (
            <EmptyState title={t('chat.nothing', { name })} why={t('chat.nothingWhy')} icon={<MessageOutlined />} />
          )}
          <MessageList
            messages={known?.messages ?? []}
            unsent={sending.unsent}
            name={name}
            remove={(id) => void takeBack(id)}
            retry={sending.retry}
            discard={sending.discard}
          />
        </div>
      </div>
      <Incoming messages={known?.messages} name={name} />
      {person?.isReachable === false ? (
        <p className="chat-closed">{t('chat.closed', { name })}</p>
      ) : (
        <Composer
          personId={personId}
          name={name}
          draft={sending.draft}
          isBegun={!!known?.messages.length}
          setDraft={sending.setDraft}
          send={sending.sendDraft}
        />
      )}
    </section>
  );
}

/** Reads aloud what comes in while the conversation is open, and nothing that was there already. */
function Incoming({
  messages,
  name,
}: {
  messages?: readonly { id: string; isMine: boolean; text: string }[];
  name: string;
}) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!messages) return;
    const newest = messages.at(-1);
    const before = last.current;
    last.current = newest?.id ?? '';
    if (before !== null && newest && newest.id > before && !newest.isMine && newest.text)
      setSaid(t('chat.says', { name, text: newest.text }));
  }, [messages, name, t]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}
