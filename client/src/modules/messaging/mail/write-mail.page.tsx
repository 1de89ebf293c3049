import { ArrowLeftOutlined, SendOutlined } from '@ant-design/icons';
import { Alert, Button, Input, Select, type GetRef } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { problemsOfTemplate } from '../../../../../server/src/platform/mail/domain/mail-template';
import { useSession } from '../../../access/session';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import { Placeholders, TemplatePreview } from '../pieces/template-words';
import { useUnsavedGuard } from '../../../form/unsaved/unsaved-guard';
import { useLetterTemplatesQuery, useWriteToEmployeesMutation } from '../../../generated/messaging/mail';
import { currentLanguage } from '../../../i18n/i18n';
import { inWords } from '../../../i18n/in-language';
import { mailLanguage } from '../pieces/mail-language';
import { PageHeader } from '../../../ui/page-header';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import './mails.css';

interface Refused {
  id: string;
  message?: string | null;
}

/** A mail to one or many employees; `?to=` names those it begins with. */
export function Component() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { ability } = useSession();
  const [address] = useSearchParams();
  const [first] = useState(() => (address.get('to') ?? '').split(',').filter(Boolean));
  const [people, setPeople] = useState(first);
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [language, setLanguage] = useState(() => mailLanguage(currentLanguage()));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused[]>([]);
  const [send, { loading }] = useWriteToEmployeesMutation();
  const templates = useLetterTemplatesQuery({ skip: !ability.can('read', 'MailTemplate') });
  const textBox = useRef<GetRef<typeof Input.TextArea>>(null);
  const summary = useRef<HTMLDivElement>(null);
  const guard = useUnsavedGuard(() => subject !== '' || message !== '');
  const isRefused = Object.keys(problems).length > 0 || !!failure || refused.length > 0;
  useEffect(() => {
    if (isRefused) summary.current?.focus();
  }, [isRefused, problems]);

  const submit = async () => {
    setProblems({});
    setFailure(null);
    setRefused([]);
    try {
      const { data } = await send({ variables: { input: { employeeIds: people, subject, message } } });
      const results = data?.results ?? [];
      const sent = results.filter((result) => result.done);
      if (sent.length > 0) toast.success(t('mail.queued', { n: sent.length }));
      const others = results.filter((result) => !result.done);
      if (others.length === 0) {
        guard.release();
        void navigate('/mails');
        return;
      }
      // Those who got theirs are not written to twice.
      setPeople(others.map((result) => result.id));
      setRefused(others);
    } catch (error) {
      const { byField, message: why } = serverErrorFrom(error);
      setProblems(byField);
      if (Object.keys(byField).length === 0) setFailure(why);
    }
  };

  const forget = (field: string) =>
    setProblems((all) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== field)));
  const typeSubject = (text: string) => {
    setSubject(text);
    forget('subject');
  };
  const typeMessage = (text: string) => {
    setMessage(text);
    forget('message');
  };

  const insert = (placeholder: string) => {
    const box = textBox.current?.resizableTextArea?.textArea;
    const at = box?.selectionStart ?? message.length;
    typeMessage(message.slice(0, at) + placeholder + message.slice(box?.selectionEnd ?? at));
    box?.focus();
  };
  const live = problemsOfTemplate('message', { subject, body: message });
  const wrongOf = (field: 'employeeIds' | 'subject' | 'message') =>
    problems[field] ??
    (field === 'employeeIds' ? undefined : inWords(live[field === 'message' ? 'body' : 'subject'], currentLanguage()));

  return (
    <>
      <PageHeader
        title={t('mail.write')}
        back={
          <Link to="/mails" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('mail.back')}
          </Link>
        }
      />
      <form
        noValidate
        className="panel write-mail"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div ref={summary} tabIndex={-1} className="form-summary" role={isRefused ? 'alert' : undefined}>
          {refused.length > 0 ? (
            <Alert
              type="warning"
              showIcon
              title={t('mail.refused', { n: refused.length })}
              description={[...new Set(refused.map((one) => one.message))].join(' ')}
            />
          ) : (
            isRefused && <Alert type="error" showIcon title={failure ?? t('mail.wrong')} />
          )}
        </div>
        <Control id="mail-people" label={t('mail.people')} help={t('mail.peopleHint')} wrong={wrongOf('employeeIds')}>
          <ReferenceInput
            id="mail-people"
            to="employee"
            many
            value={people}
            onChange={(next) => {
              setPeople((next as string[] | null) ?? []);
              forget('employeeIds');
            }}
          />
        </Control>
        {(templates.data?.page.rows.length ?? 0) > 0 && (
          <Control id="mail-template" label={t('mail.template')}>
            <Select
              id="mail-template"
              className="wide"
              allowClear
              options={templates.data!.page.rows.map((template) => ({
                value: template.id,
                label: `${template.name} (${t(`choice.language.${mailLanguage(template.locale)}`)})`,
              }))}
              onChange={(id?: string) => {
                const template = templates.data!.page.rows.find((row) => row.id === id);
                if (!template) return;
                setLanguage(mailLanguage(template.locale));
                typeSubject(template.subject ?? '');
                typeMessage(template.body ?? '');
              }}
            />
          </Control>
        )}
        <Control id="mail-subject" label={t('mail.subject')} wrong={wrongOf('subject')}>
          <Input
            id="mail-subject"
            dir="auto"
            value={subject}
            status={wrongOf('subject') && 'error'}
            aria-describedby="mail-subject-wrong"
            onChange={(event) => typeSubject(event.target.value)}
          />
        </Control>
        <Control id="mail-text" label={t('mail.text')} wrong={wrongOf('message')}>
          <Input.TextArea
            id="mail-text"
            ref={textBox}
            dir="auto"
            autoSize={{ minRows: 8, maxRows: 24 }}
            value={message}
            status={wrongOf('message') && 'error'}
            aria-describedby="mail-text-wrong"
            onChange={(event) => typeMessage(event.target.value)}
          />
        </Control>
        <Placeholders kind="message" insert={insert} />
        {(subject || message) && <TemplatePreview kind="message" locale={language} subject={subject} body={message} />}
        <div className="panel-actions">
          <Button type="primary" htmlType="submit" icon={<SendOutlined />} loading={loading}>
            {t('mail.send')}
          </Button>
        </div>
      </form>
      {guard.question}
    </>
  );
}

function Control({
  id,
  label,
  help,
  wrong,
  children,
}: {
  id: string;
  label: string;
  help?: string;
  wrong?: string;
  children: ReactNode;
}) {
  return (
    <div className="control">
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
