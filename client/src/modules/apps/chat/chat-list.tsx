import { Badge, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SearchBox } from '../../../list/search-box';
import type { ChatConversationsQuery, ChatPersonShownFragment as Person } from '../../../generated/apps/chat';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { Presence, PresentFace } from './presence';
import { useChats } from './use-chats';

type Chat = ChatConversationsQuery['conversations'][number];

/** Whom one wrote with and whom one can write to, found by name. */
export function ChatList({ openId }: { openId: string | undefined }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { chats, people, error, retry, hasMoreChats, hasMorePeople, readMoreChats, readMorePeople } = useChats(search);
  return (
    <>
      <div className="chat-search">
        <SearchBox value={search} change={setSearch} label={t('chat.search')} />
      </div>
      <nav className="chat-lists" aria-label={t('chat.lists')}>
        {error ? (
          <Failure error={error} retry={retry} />
        ) : !chats || !people ? (
          <RowsSkeleton columns={1} />
        ) : (
          <>
            <h2>{t('chat.chats')}</h2>
            {chats.length === 0 && <p className="quiet">{search ? t('chat.noneFound') : t('chat.noChats')}</p>}
            <ul>
              {chats.map((chat) => (
                <ChatRow key={chat.id} chat={chat} isOpen={chat.person.id === openId} />
              ))}
            </ul>
            {hasMoreChats && (
              <Button type="text" block onClick={() => void readMoreChats()}>
                {t('chat.more')}
              </Button>
            )}
            <h2>{t('chat.contacts')}</h2>
            {people.length === 0 && <p className="quiet">{search ? t('chat.noneFound') : t('chat.noContacts')}</p>}
            <ul>
              {people.map((person) => (
                <ContactRow key={person.id} person={person} isOpen={person.id === openId} />
              ))}
            </ul>
            {hasMorePeople && (
              <Button type="text" block onClick={() => void readMorePeople()}>
                {t('chat.more')}
              </Button>
            )}
          </>
        )}
      </nav>
    </>
  );
}

function ChatRow({ chat: { person, lastMessage, unseenCount }, isOpen }: { chat: Chat; isOpen: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { isMine, isDeleted, text, sentAt } = lastMessage;
  return (
    <li>
      <Link to={`/chat/${person.id}`} className="chat-row" aria-current={isOpen ? 'page' : undefined}>
        <PresentFace person={person} />
        <span className="chat-row-text">
          <span className="chat-row-name">
            <bdi>{person.name}</bdi>
          </span>
          <span className="visually-hidden">
            <Presence person={person} />
          </span>
          <span className="chat-row-last">
            {isMine && !isDeleted && `${t('chat.youSaid')} `}
            {isDeleted ? t('chat.deleted') : <bdi>{text}</bdi>}
          </span>
        </span>
        <span className="chat-row-end">
          <time dateTime={sentAt}>{format.short(sentAt)}</time>
          {unseenCount > 0 && !isOpen && (
            <>
              <Badge count={unseenCount} overflowCount={99} aria-hidden="true" />
              <span className="visually-hidden">{t('chat.unread', { n: unseenCount })}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  );
}

function ContactRow({ person, isOpen }: { person: Person; isOpen: boolean }) {
  return (
    <li>
      <Link to={`/chat/${person.id}`} className="chat-row" aria-current={isOpen ? 'page' : undefined}>
        <PresentFace person={person} />
        <span className="chat-row-text">
          <span className="chat-row-name">
            <bdi>{person.name}</bdi>
          </span>
          <span className="chat-row-last">
            {person.title && <bdi>{person.title}</bdi>}
            {person.title && ' · '}
            <Presence person={person} />
          </span>
        </span>
      </Link>
    </li>
  );
}
