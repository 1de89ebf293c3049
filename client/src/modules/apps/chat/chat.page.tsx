import { MessageOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useChatSelfQuery } from '../../../generated/apps/chat';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { useNarrow } from '../../../ui/words/use-narrow';
import { ChatList } from './chat-list';
import { Conversation } from './conversation';
import { PresentFace } from './presence';
import './chat.css';

const StatusDialog = lazy(() => import('./status-dialog'));

/** Chats and colleagues beside the conversation that is open; on a phone one of the two. */
export function Component() {
  const { id } = useParams();
  const { t } = useTranslation();
  const isNarrow = useNarrow(900);
  const [isChoosing, setChoosing] = useState(false);
  const { data, error, refetch } = useChatSelfQuery({ fetchPolicy: 'cache-and-network' });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  const me = data?.self.person;
  return (
    <div className="panel chat">
      <title>{`${t('chat.title')} · Muster`}</title>
      {!(isNarrow && id) && (
        <div className="chat-side">
          <header className="chat-head">
            <h1>{t('chat.title')}</h1>
            {me ? (
              <button type="button" className="chat-me" onClick={() => setChoosing(true)} aria-haspopup="dialog">
                <PresentFace person={{ ...me, status: me.chosenStatus }} size={32} />
                <span className="visually-hidden">{t('chat.myStatus')}: </span>
                <span>{t(`chat.status.${me.chosenStatus}`)}</span>
              </button>
            ) : (
              <Skeleton.Avatar active size={32} />
            )}
          </header>
          <ChatList openId={id} />
        </div>
      )}
      {id ? (
        <Conversation key={id} personId={id} isAlone={isNarrow} />
      ) : (
        !isNarrow && <EmptyState title={t('chat.choose')} why={t('chat.why')} icon={<MessageOutlined />} />
      )}
      {isChoosing && me && (
        <Suspense>
          <StatusDialog person={me} close={() => setChoosing(false)} />
        </Suspense>
      )}
    </div>
  );
}
