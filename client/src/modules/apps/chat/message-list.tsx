import { CheckOutlined, DeleteOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChatMessageShownFragment as Message } from '../../../generated/apps/chat';
import { factLine } from '../../../i18n/i18n';
import { useFormat } from '../../../ui/words/format';
import { IconButton } from '../../../ui/icon-button';
import { useToday } from '../../../access/today';
import { useZone } from '../../../ui/words/company-clock';
import { byDay, dayName } from './day-groups';
import type { Unsent } from './unsent';

interface Props {
  messages: readonly Message[];
  unsent: readonly Unsent[];
  name: string;
  remove: (id: string) => void;
  retry: (unsent: Unsent) => void;
  discard: (key: string) => void;
}

/** What was written, oldest first, a heading for each day; what could not be sent stands at the end. */
export function MessageList({ messages, unsent, name, remove, retry, discard }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const zone = useZone();
  const today = useToday();
  return (
    <>
      {byDay(messages, zone).map(({ day, messages: ofDay }) => {
        const near = dayName(day, today);
        return (
          <section key={day}>
            <h3 className="chat-day">
              <time dateTime={day}>{near ? t(`chat.${near}`) : format.day(day)}</time>
            </h3>
            <ol className="chat-bubbles">
              {ofDay.map((message) => (
                <Bubble key={message.id} message={message} name={name} remove={remove} />
              ))}
            </ol>
          </section>
        );
      })}
      {unsent.length > 0 && (
        <ol className="chat-bubbles">
          {unsent.map((each) => (
            <li key={each.key} className="chat-bubble chat-mine chat-unsent">
              <p dir="auto">{each.text}</p>
              {each.problem === undefined ? (
                <span className="chat-foot">{t('chat.sending')}</span>
              ) : (
                <span className="chat-problem" role="alert">
                  <span>
                    <ExclamationCircleOutlined aria-hidden="true" /> {t('chat.notSent')}{' '}
                    <span dir="auto">{each.problem}</span>
                  </span>
                  <span className="button-row">
                    <Button size="small" onClick={() => retry(each)}>
                      {t('chat.retry')}
                    </Button>
                    <Button size="small" onClick={() => discard(each.key)}>
                      {t('chat.discard')}
                    </Button>
                  </span>
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Bubble({ message, name, remove }: { message: Message; name: string; remove: (id: string) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { id, isMine, isDeleted, text, sentAt } = message;
  return (
    <li className={isMine ? 'chat-bubble chat-mine' : 'chat-bubble'}>
      <span className="visually-hidden">{isMine ? t('chat.you') : name}</span>
      {isDeleted ? <p className="chat-deleted">{t('chat.deleted')}</p> : <p dir="auto">{text}</p>}
      <span className="chat-foot">
        <time dateTime={sentAt}>{format.time(sentAt)}</time>
        {isMine && !isDeleted && <Ticks message={message} />}
      </span>
      {isMine && !isDeleted && (
        <span className="chat-delete">
          <Popconfirm
            title={t('chat.deleteAsk')}
            okText={t('chat.delete')}
            cancelText={t('form.cancel')}
            okButtonProps={{ danger: true }}
            onConfirm={() => remove(id)}
          >
            <IconButton size="small" label={t('chat.delete')} icon={<DeleteOutlined />} />
          </Popconfirm>
        </span>
      )}
    </li>
  );
}

/** One tick for sent, two for delivered, two in colour for seen; and the word. */
function Ticks({ message: { deliveredAt, seenAt } }: { message: Message }) {
  const { t } = useTranslation();
  const format = useFormat();
  const state = seenAt ? 'seen' : deliveredAt ? 'delivered' : 'sent';
  const when = seenAt ?? deliveredAt;
  return (
    <span
      className={`chat-ticks chat-ticks-${state}`}
      role="img"
      aria-label={t(`chat.tick.${state}`)}
      title={factLine([t(`chat.tick.${state}`), when && format.instant(when)])}
    >
      <CheckOutlined aria-hidden="true" />
      {state !== 'sent' && <CheckOutlined aria-hidden="true" />}
    </span>
  );
}
