import { Alert, Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keptAnswers, problemsOfAnswers } from '../../../../../server/src/modules/requests/domain/form-answers';
import type { FormField } from '../../../../../server/src/modules/requests/domain/form-definition';
import { isAnyUploading } from '../../../fields/kinds/pending-uploads';
import { focusQuestion, QuestionFields, type Given } from '../../../form/questions/question-fields';
import { useUnsavedGuard } from '../../../form/unsaved/unsaved-guard';
import { currentLanguage } from '../../../i18n/i18n';
import { inWords } from '../../../i18n/in-language';
import { useInLanguage } from '../../../i18n/in-language';
import { serverErrorFrom, type ServerError } from '../../../ui/words/server-error';

interface Props {
  fields: readonly FormField[];
  initial?: Given;
  /** Stands above the questions. */
  head?: ReactNode;
  sendLabel: string;
  /** What is wrong besides the answers; sending waits for it. */
  headProblem?: string | null;
  send: (answers: Given) => Promise<unknown>;
  onSent: (answer: unknown) => void;
  /** Told of every change, where what is typed is kept elsewhere too: then nothing is lost by leaving. */
  onChange?: (given: Given) => void;
  isKept?: () => boolean;
}

const noAnswers: Given = {};

/** A form being filled in: messages appear once a question was left, all of them once it was to be sent. */
export function FillIn({
  fields,
  initial = noAnswers,
  head,
  sendLabel,
  headProblem,
  send,
  onSent,
  onChange,
  isKept,
}: Props) {
  const { t } = useTranslation();
  const pick = useInLanguage();
  const [given, setGiven] = useState<Given>(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<ServerError | null>(null);
  const [isEarly, setEarly] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const guard = useUnsavedGuard(
    () => !isKept?.() && JSON.stringify(keptAnswers(fields, given)) !== JSON.stringify(keptAnswers(fields, initial)),
  );

  const wrong = problemsOfAnswers(fields, given);
  const problems = Object.fromEntries(
    fields.map(({ name }) => [
      name,
      (tried || left.has(name) ? inWords(wrong[name], currentLanguage()) : '') || refused?.byField[`answers.${name}`],
    ]),
  );
  const listed = fields.filter(({ name }) => problems[name]);
  const others =
    refused && !Object.keys(refused.byField).some((field) => field.startsWith('answers.'))
      ? refused.message
      : isEarly
        ? t('file.stillSending')
        : null;
  const isShown = tried && (listed.length > 0 || !!others || !!headProblem);
  useEffect(() => {
    if (isShown) summary.current?.focus();
  }, [isShown]);

  const submit = async () => {
    setTried(true);
    setRefused(null);
    setEarly(isAnyUploading());
    if (isAnyUploading()) return;
    if (Object.keys(wrong).length > 0 || headProblem) {
      summary.current?.focus();
      return;
    }
    setSending(true);
    try {
      const answer = await send(keptAnswers(fields, given));
      guard.release();
      onSent(answer);
    } catch (error) {
      setRefused(serverErrorFrom(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      noValidate
      className="fill-in"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div
        ref={summary}
        tabIndex={-1}
        className={isShown ? 'form-summary' : undefined}
        role={isShown ? 'alert' : undefined}
      >
        {isShown && (
          <Alert
            type="error"
            showIcon
            title={others ?? t('request.wrong')}
            description={
              !others && (
                <ul>
                  {headProblem && <li>{headProblem}</li>}
                  {listed.map((field) => (
                    <li key={field.name}>
                      <button type="button" className="plain-link" onClick={() => focusQuestion(field.name)}>
                        {pick(field.label, field.labelAr)}
                      </button>
                      {`: ${problems[field.name]}`}
                    </li>
                  ))}
                </ul>
              )
            }
          />
        )}
      </div>
      {head}
      <QuestionFields
        fields={fields}
        given={given}
        onChange={(next) => {
          setGiven(next);
          setRefused(null);
          setEarly(false);
          onChange?.(next);
        }}
        problems={problems}
        onLeave={(name) => setLeft((names) => (names.has(name) ? names : new Set([...names, name])))}
      />
      <div className="panel-actions fill-in-actions">
        <Button type="primary" htmlType="submit" loading={sending}>
          {sendLabel}
        </Button>
      </div>
      {guard.question}
    </form>
  );
}
