import { Drawer, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useEmailAnswerQuery, useOpenEmailQuery, type EmailAnswerKind } from '../../../generated/apps/internal-mail';
import { Failure } from '../../../ui/failure';
import { ComposeForm } from './compose-form';
import type { Begun, DraftValues } from './use-draft';

/** What is written: a new mail, an answer, or a draft that waits. */
export type Writing = { kind: 'new' } | { kind: EmailAnswerKind; id: string } | { kind: 'draft'; id: string };

interface Props {
  writing: Writing;
  close: () => void;
  send: (id: string) => void;
  discard: (id: string | null) => void;
}

const nothing: DraftValues = { to: [], cc: [], bcc: [], subject: '', body: '', attachmentIds: [] };
const ids = (files: { id: string }[]) => files.map(({ id }) => id);

export default function ComposeDrawer({ writing, close, send, discard }: Props) {
  const { t } = useTranslation();
  const isAnswer = writing.kind !== 'new' && writing.kind !== 'draft';
  const id = writing.kind === 'new' ? '' : writing.id;
  const answer = useEmailAnswerQuery({
    variables: { id, kind: isAnswer ? writing.kind : 'reply' },
    skip: !isAnswer,
    fetchPolicy: 'network-only',
  });
  const draft = useOpenEmailQuery({ variables: { id }, skip: writing.kind !== 'draft', fetchPolicy: 'network-only' });
  const error = answer.error ?? draft.error;

  const begun = (): Begun | null => {
    if (writing.kind === 'new') return { id: null, version: null, answersId: null, values: nothing };
    if (isAnswer) {
      const found = answer.data?.answer;
      return found
        ? {
            id: null,
            version: null,
            answersId: id,
            values: { ...found, bcc: [], attachmentIds: ids(found.attachments) },
          }
        : null;
    }
    const mail = draft.data?.open.mail;
    return mail
      ? {
          id: mail.id,
          version: mail.draftVersion,
          answersId: null,
          values: { ...mail, attachmentIds: ids(mail.attachments) },
        }
      : null;
  };
  const first = begun();
  return (
    <Drawer open size={680} title={t('email.newMail')} onClose={close} destroyOnHidden className="mail-drawer">
      {error ? (
        <Failure error={error} />
      ) : first ? (
        <ComposeForm begun={first} send={send} discard={discard} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Drawer>
  );
}
