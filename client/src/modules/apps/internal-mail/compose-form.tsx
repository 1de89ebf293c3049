import { DeleteOutlined, SendOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../../form/unsaved/unsaved-guard';
import { FormError } from '../../../ui/form-error';
import { useFormat } from '../../../ui/words/format';
import { IconButton } from '../../../ui/icon-button';
import { PeopleInput } from './people-input';
import { useDraft, type Begun } from './use-draft';

const FileInput = lazy(() => import('../../../fields/kinds/file-input'));

interface Props {
  begun: Begun;
  /** Told the draft that is to be sent. */
  send: (id: string) => void;
  /** Told the draft, if one was kept, that is thrown away. */
  discard: (id: string | null) => void;
}

/** A mail being written. It is kept as a draft all the while. */
export function ComposeForm({ begun, send, discard }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const draft = useDraft(begun);
  const { values, problems, change } = draft;
  const [hasCc, setHasCc] = useState(values.cc.length > 0);
  const [hasBcc, setHasBcc] = useState(values.bcc.length > 0);
  const [busy, setBusy] = useState(false);
  const guard = useUnsavedGuard(draft.hasUnsaved);

  const submit = async () => {
    if (values.to.length + values.cc.length + values.bcc.length === 0)
      return draft.refuse('toIds', t('form.needed', { field: t('email.to') }));
    setBusy(true);
    const id = await draft.keep();
    setBusy(false);
    if (!id) return undefined;
    guard.release();
    return send(id);
  };
  const state =
    draft.state === 'saving'
      ? t('email.saving')
      : draft.state === 'failed'
        ? t('email.notSaved', { why: draft.failure })
        : draft.savedAt
          ? t('email.savedAt', { time: format.time(draft.savedAt) })
          : '';
  return (
    <form
      className="mail-compose"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Line id="mail-to" label={t('email.to')} wrong={problems.toIds}>
        <PeopleInput
          id="mail-to"
          value={values.to}
          onChange={(to) => change({ to })}
          wrong={problems.toIds}
          autoFocus={values.to.length === 0}
        />
        <span className="mail-more-lines">
          {!hasCc && (
            <Button size="small" type="text" onClick={() => setHasCc(true)}>
              {t('email.cc')}
            </Button>
          )}
          {!hasBcc && (
            <Button size="small" type="text" onClick={() => setHasBcc(true)}>
              {t('email.bcc')}
            </Button>
          )}
        </span>
      </Line>
      {hasCc && (
        <Line id="mail-cc" label={t('email.cc')} wrong={problems.ccIds}>
          <PeopleInput id="mail-cc" value={values.cc} onChange={(cc) => change({ cc })} wrong={problems.ccIds} />
        </Line>
      )}
      {hasBcc && (
        <Line id="mail-bcc" label={t('email.bcc')} wrong={problems.bccIds} help={t('email.bccHint')}>
          <PeopleInput id="mail-bcc" value={values.bcc} onChange={(bcc) => change({ bcc })} wrong={problems.bccIds} />
        </Line>
      )}
      <Line id="mail-subject-box" label={t('email.subject')} wrong={problems.subject}>
        <Input
          id="mail-subject-box"
          dir="auto"
          maxLength={200}
          value={values.subject}
          status={problems.subject && 'error'}
          aria-describedby={problems.subject ? 'mail-subject-box-wrong' : undefined}
          onChange={(event) => change({ subject: event.target.value })}
        />
      </Line>
      <Line id="mail-body" label={t('email.body')} wrong={problems.body}>
        <Input.TextArea
          id="mail-body"
          dir="auto"
          maxLength={100_000}
          autoSize={{ minRows: 9, maxRows: 22 }}
          autoFocus={values.to.length > 0}
          value={values.body}
          status={problems.body && 'error'}
          aria-describedby={problems.body ? 'mail-body-wrong' : undefined}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
          }}
          onFocus={(event) => {
            // An answer begins above what it quotes.
            if (begun.answersId && values.body === begun.values.body) event.target.setSelectionRange(0, 0);
          }}
          onChange={(event) => change({ body: event.target.value })}
        />
      </Line>
      <Line id="mail-files" label={t('email.attach')} wrong={problems.attachmentIds}>
        <Suspense>
          <FileInput
            id="mail-files"
            many
            value={values.attachmentIds}
            onChange={(ids) => change({ attachmentIds: (ids as string[] | null) ?? [] })}
          />
        </Suspense>
      </Line>
      <FormError text={draft.state === 'failed' && Object.keys(problems).length === 0 ? draft.failure : null} />
      <div className="mail-compose-end">
        <Button
          type="primary"
          htmlType="submit"
          icon={<SendOutlined className="mirrored" />}
          loading={busy}
          title={t('email.sendKeys')}
        >
          {t('email.send')}
        </Button>
        <span className="quiet" aria-live="polite">
          {state}
        </span>
        <IconButton
          label={t('email.discard')}
          icon={<DeleteOutlined />}
          onClick={() => {
            guard.release();
            void draft.drop().then(discard);
          }}
        />
      </div>
      {guard.question}
    </form>
  );
}

function Line({
  id,
  label,
  wrong,
  help,
  children,
}: {
  id: string;
  label: string;
  wrong?: string;
  help?: string;
  children: ReactNode;
}) {
  return (
    <div className="mail-line">
      <label htmlFor={id}>{label}</label>
      {children}
      {help && <p className="quiet">{help}</p>}
      {wrong && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}
