import { useTranslation } from 'react-i18next';
import type { ChatPersonShownFragment as Person } from '../../../generated/apps/chat';
import { PersonAvatar } from '../../../ui/person-avatar';
import { useFormat } from '../../../ui/words/format';

/** A photo with the dot of how its owner can be reached; the words stand beside it for who cannot see the colour. */
export function PresentFace({ person, size = 40 }: { person: Person; size?: number }) {
  return (
    <span className="chat-avatar">
      <PersonAvatar name={person.name} size={size} />
      <span className={`chat-dot chat-dot-${person.status}`} aria-hidden="true" />
    </span>
  );
}

/** How somebody can be reached, in words; when they were last here where they are not. */
export function Presence({ person }: { person: Person }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!person.isReachable) return <>{t('chat.left')}</>;
  if (person.status === 'offline' && person.chosenStatus !== 'offline' && person.lastSeenAt)
    return <>{t('chat.lastSeen', { when: format.ago(person.lastSeenAt) })}</>;
  return <>{t(`chat.status.${person.status}`)}</>;
}
