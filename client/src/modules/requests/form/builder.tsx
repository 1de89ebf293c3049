import { inWords } from '../../../i18n/in-language';
import { ConfigProvider, Skeleton } from 'antd';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsOfForm, type FormField } from '../../../../../server/src/modules/requests/domain/form-definition';
import { useUnsavedGuard } from '../../../form/unsaved/unsaved-guard';
import { useUpdateFormMutation, type FormRecordFragment } from '../../../generated/requests/form';
import { currentLanguage } from '../../../i18n/i18n';
import { serverErrorFrom, type ServerError } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { BuilderHeader } from './builder-header';
import { BuilderRefusal } from './builder-refusal';
import { aboutTheForm, draftOf, isSameDraft, moved, newField, renamed, type Draft, type PlacedProblem } from './draft';
import { FormDetails } from './form-details';
import { QuestionList } from './question-list';
import { QuestionPanel } from './question-panel';
import './builder.css';

const FormPreview = lazy(() => import('./form-preview'));

interface Props {
  form: FormRecordFragment;
  reload: () => Promise<FormRecordFragment | undefined>;
}

export function Builder({ form, reload }: Props) {
  const { t } = useTranslation();
  const [base, setBase] = useState(form);
  const [draft, setDraft] = useState(() => draftOf(form));
  const [selected, setSelected] = useState(aboutTheForm);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<ServerError | null>(null);
  const [update, { loading }] = useUpdateFormMutation();
  const saved = useMemo(() => draftOf(base), [base]);
  const guard = useUnsavedGuard(() => !isSameDraft(draft, saved));
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused) summary.current?.focus();
  }, [refused]);

  const readOnly = !base.allowedActions.includes('update');
  const found = problemsIn(draft, t('builder.titleNeeded'));
  const told = problemsOf(refused);
  // A question that was moved before what it waits for is told at once; what is merely not filled in yet, once it is to
  // be saved.
  const shown = [...found.filter(({ part }) => tried || part === 'conditions'), ...told];
  const problemsAt = (at: number) =>
    Object.fromEntries(shown.filter((problem) => problem.at === at).map(({ part, text }) => [part, text]));

  const change = (values: Partial<Draft>) => {
    setDraft({ ...draft, ...values });
    setRefused(null);
  };
  const setFields = (fields: FormField[]) => change({ fields });

  const save = async (version = base.version) => {
    setTried(true);
    setRefused(null);
    const [first] = found;
    if (first) {
      setSelected(first.at);
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    try {
      const { data } = await update({ variables: { id: base.id, version, input: inputOf(draft) } });
      const record = data!.record;
      setBase(record);
      setDraft(draftOf(record));
      setTried(false);
      toast.success(
        record.status === 'published' ? t('builder.published', { n: record.number ?? 1 }) : t('builder.saved'),
      );
    } catch (error) {
      const refusal = serverErrorFrom(error);
      setRefused(refusal);
      const [problem] = problemsOf(refusal);
      if (problem) setSelected(problem.at);
    }
  };

  const take = (record: FormRecordFragment) => {
    setBase(record);
    setDraft(draftOf(record));
    setRefused(null);
  };

  return (
    <>
      <BuilderHeader
        form={base}
        isChanged={!isSameDraft(draft, saved)}
        saving={loading}
        save={() => void save()}
        onChanged={take}
      />
      <BuilderRefusal
        ref={summary}
        problems={tried ? shown : told}
        refused={refused}
        fields={draft.fields}
        show={setSelected}
        takeTheirs={async () => {
          const theirs = await reload();
          if (theirs) take(theirs);
        }}
        keepMine={async () => {
          const theirs = await reload();
          if (theirs) await save(theirs.version);
        }}
      />
      {readOnly && <p className="quiet builder-closed">{base.status === 'archived' ? t('builder.closed') : null}</p>}
      <div className="builder">
        <QuestionList
          fields={draft.fields}
          selected={selected}
          select={setSelected}
          wrong={new Set(shown.map(({ at }) => at))}
          readOnly={readOnly}
          add={(kind) => {
            setFields([...draft.fields, newField(draft.fields, kind)]);
            setSelected(draft.fields.length);
          }}
          move={(from, to) => {
            setFields(moved(draft.fields, from, to));
            setSelected(to);
          }}
          remove={(at) => {
            setFields(draft.fields.filter((_, index) => index !== at));
            setSelected(Math.min(at, draft.fields.length - 2));
          }}
        />
        <section
          className="panel builder-panel"
          aria-label={selected === aboutTheForm ? t('builder.details') : t('builder.question', { n: selected + 1 })}
        >
          <ConfigProvider componentDisabled={readOnly}>
            {selected === aboutTheForm || !draft.fields[selected] ? (
              <FormDetails draft={draft} change={change} problems={problemsAt(aboutTheForm)} />
            ) : (
              <QuestionPanel
                key={selected}
                fields={draft.fields}
                at={selected}
                problems={problemsAt(selected)}
                change={(field) => setFields(draft.fields.map((each, at) => (at === selected ? field : each)))}
                rename={(name) => setFields(renamed(draft.fields, selected, name))}
              />
            )}
          </ConfigProvider>
        </section>
        <Suspense fallback={<Skeleton active className="panel builder-preview" />}>
          <FormPreview draft={draft} />
        </Suspense>
      </div>
      {guard.question}
    </>
  );
}

const inputOf = ({ titleAr, description, descriptionAr, ...rest }: Draft) => ({
  ...rest,
  titleAr: titleAr || null,
  description: description || null,
  descriptionAr: descriptionAr || null,
});

function problemsIn(draft: Draft, titleNeeded: string): PlacedProblem[] {
  const language = currentLanguage();
  return [
    ...(draft.title.trim() ? [] : [{ at: aboutTheForm, part: 'title' as const, text: titleNeeded }]),
    ...problemsOfForm(draft.fields).map(({ at, part, text }) => ({ at, part, text: inWords(text, language) })),
  ];
}

/** What the server refused, at its place: `fields.2.label`, or a field of the form itself. */
function problemsOf(refused: ServerError | null): PlacedProblem[] {
  return Object.entries(refused?.byField ?? {}).map(([field, text]) => {
    const [, at, part] = /^fields\.(\d+)\.(\w+)$/.exec(field) ?? [];
    return { at: at === undefined ? aboutTheForm : Number(at), part: (part ?? field) as PlacedProblem['part'], text };
  });
}
