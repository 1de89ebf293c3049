import { SendOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTellChatTypingMutation } from '../../../generated/apps/chat';

const longest = 4_000;
const tellAgainMs = 4_000;

interface Props {
  personId: string;
  name: string;
  draft: string;
  /** Whether they have written to each other: only then is the other one told of typing. */
  isBegun: boolean;
  setDraft: (text: string) => void;
  send: () => void;
}

/** Enter sends, Shift+Enter begins a line; while an input method composes a letter, Enter is its own. */
export function Composer({ personId, name, draft, isBegun, setDraft, send }: Props) {
  const { t } = useTranslation();
  const [tell] = useTellChatTypingMutation();
  const toldAt = useRef(0);
  const left = longest - [...draft.trim()].length;
  const maySend = draft.trim() !== '' && left >= 0;
  const write = (text: string) => {
    setDraft(text);
    if (!isBegun || !text || Date.now() - toldAt.current < tellAgainMs) return;
    toldAt.current = Date.now();
    void tell({ variables: { with: personId } }).catch(() => undefined);
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend) send();
      }}
    >
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 6 }}
        dir="auto"
        aria-label={t('chat.write', { name })}
        aria-describedby={left < 200 ? 'chat-left' : undefined}
        aria-invalid={left < 0}
        placeholder={t('chat.write', { name })}
        value={draft}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (maySend) send();
        }}
      />
      <Button
        type="primary"
        htmlType="submit"
        disabled={!maySend}
        icon={<SendOutlined className="mirrored" />}
        aria-label={t('chat.send')}
      />
      <p
        className={left < 200 ? 'chat-hint' : 'chat-hint chat-keys'}
        id="chat-left"
        role={left < 0 ? 'alert' : undefined}
      >
        {left < 0
          ? t('chat.tooLong', { count: -left, n: -left })
          : left < 200
            ? t('chat.charactersLeft', { count: left, n: left })
            : t('chat.keys')}
      </p>
    </form>
  );
}
