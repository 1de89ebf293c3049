import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { ReferenceInput } from '../../../fields/kinds/reference-input';
import {
  useCreateFormRequestMutation,
  useMyFormDraftsQuery,
  useOfferedFormsQuery,
  type MyFormDraftsQuery,
  type OfferedFormFragment,
} from '../../../generated/requests/form-request';
import { useInLanguage } from '../../../i18n/in-language';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { PageHeader } from '../../../ui/page-header';
import { toast } from '../../../ui/dialogs/toasts';
import { FillIn } from './fill-in';
import { useDraft } from './use-draft';
import './requests.css';
import { holds } from '../../../ui/choice-search';

type Draft = MyFormDraftsQuery['drafts'][number];

/** Choosing a form, then filling it in; which form is chosen stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { data, error, refetch } = useOfferedFormsQuery({ fetchPolicy: 'cache-and-network' });
  const drafts = useMyFormDraftsQuery({ fetchPolicy: 'network-only' });
  const failure = (data ? null : error) ?? (drafts.data ? null : drafts.error);
  if (failure) return <Failure error={failure} retry={() => void Promise.all([refetch(), drafts.refetch()])} />;
  if (!data || !drafts.data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const chosen = data.page.rows.find((form) => form.id === address.get('form'));
  const draft = drafts.data.drafts.find(({ formId }) => formId === chosen?.formId);
  return chosen ? (
    <Filling key={`${chosen.id} ${draft?.id}`} form={chosen} draft={draft} startOver={() => drafts.refetch()} />
  ) : (
    <Choosing forms={data.page.rows} drafts={drafts.data.drafts} title={t('request.choose')} />
  );
}

const Back = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className="back-link">
    <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {text}
  </Link>
);

function Choosing({ forms, drafts, title }: { forms: OfferedFormFragment[]; drafts: Draft[]; title: string }) {
  const { t } = useTranslation();
  const pick = useInLanguage();
  const [search, setSearch] = useState('');
  const isFound = (form: OfferedFormFragment) => holds(`${form.title} ${form.titleAr ?? ''}`, search);
  const found = forms.filter(isFound);
  return (
    <>
      <PageHeader
        title={title}
        detail={t('request.chooseWhy')}
        back={<Back to="/requests" text={t('request.back')} />}
      />
      {forms.length === 0 ? (
        <EmptyState title={t('request.noForms')} why={t('request.noFormsWhy')} />
      ) : (
        <>
          {forms.length > 8 && (
            <Input
              className="choose-search"
              type="search"
              aria-label={t('request.search')}
              placeholder={t('request.search')}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
          {found.length === 0 && <EmptyState title={t('list.nothingFound')} why={t('list.nothingFoundWhy')} />}
          <ul className="tiles">
            {found.map((form) => (
              <li key={form.id}>
                <Link className="tile" to={`/requests/new?form=${form.id}`}>
                  <span className="tile-label">{t(`choice.formType.${form.type ?? 'other'}`)}</span>
                  <span className="tile-name" dir="auto">
                    {pick(form.title, form.titleAr)}
                  </span>
                  <span className="tile-note" dir="auto">
                    {pick(form.description, form.descriptionAr)}
                  </span>
                  <Begun draft={drafts.find(({ formId }) => formId === form.formId)} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Begun({ draft }: { draft: Draft | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  return draft ? (
    <span className="draft-mark">{t('request.draftBegun', { ago: format.ago(draft.updatedAt) })}</span>
  ) : null;
}

interface FillingProps {
  form: OfferedFormFragment;
  draft: Draft | undefined;
  startOver: () => Promise<unknown>;
}

function Filling({ form, draft, startOver }: FillingProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session } = useSession();
  const navigate = useNavigate();
  const pick = useInLanguage();
  const [create] = useCreateFormRequestMutation();
  const [employeeId, setEmployeeId] = useState<string | null>(draft?.employeeId ?? session?.employeeId ?? null);
  const [answers, setAnswers] = useState((draft?.answers ?? {}) as Record<string, unknown>);
  const mayAskForOthers = useMayAskForOthers();
  const { keptAt, keep, isKept, stop, discard } = useDraft(form.formId, draft?.updatedAt ?? null);
  const change = (next: { employeeId?: string | null; answers?: Record<string, unknown> }) => {
    const draftNow = { formVersionId: form.id, employeeId, answers, ...next };
    setEmployeeId(draftNow.employeeId);
    setAnswers(draftNow.answers);
    keep(draftNow);
  };
  const begin = async () => {
    await stop();
    await discard();
    await startOver();
    toast.success(t('request.draftGone'));
  };
  return (
    <>
      <PageHeader
        title={pick(form.title, form.titleAr)}
        detail={
          <>
            {pick(form.description, form.descriptionAr)}
            {form.dueWithinDays && (
              <p>{t(`request.answeredWithin.${form.dueFrom}`, { n: format.number(form.dueWithinDays) })}</p>
            )}
          </>
        }
        back={<Back to="/requests/new" text={t('request.otherForm')} />}
      />
      <section className="panel fill-in-panel">
        <FillIn
          fields={form.fields ?? []}
          initial={draft?.answers as Record<string, unknown> | undefined}
          onChange={(next) => change({ answers: next })}
          isKept={isKept}
          sendLabel={t('request.send')}
          headProblem={employeeId ? null : mayAskForOthers ? t('request.forNeeded') : t('request.noEmployee')}
          head={
            <>
              {keptAt && (
                <p className="quiet draft-kept">
                  <span role="status">{t('request.draftKept', { ago: format.ago(keptAt) })}</span>
                  <Button type="link" size="small" onClick={() => void begin()}>
                    {t('request.draftDiscard')}
                  </Button>
                </p>
              )}
              {mayAskForOthers && (
                <div className="question">
                  <label className="question-label" htmlFor="request-for">
                    {t('request.for')}
                  </label>
                  <ReferenceInput
                    id="request-for"
                    to="employee"
                    value={employeeId}
                    onChange={(next) => change({ employeeId: next as string | null })}
                  />
                </div>
              )}
            </>
          }
          send={async (given) => {
            await stop();
            try {
              return await create({
                variables: { input: { formVersionId: form.id, employeeId: employeeId!, answers: given } },
              });
            } catch (error) {
              change({});
              throw error;
            }
          }}
          onSent={(answer) => {
            const { record } = (answer as Awaited<ReturnType<typeof create>>).data!;
            toast.success(t('request.sent', { no: record.no }));
            void navigate(`/requests/${record.id}`);
          }}
        />
      </section>
    </>
  );
}

/** Whether the reader may ask for somebody else too: then they say for whom. */
function useMayAskForOthers(): boolean {
  const { ability } = useSession();
  return ability.rulesFor('create', 'FormRequest').some(({ conditions }) => {
    const reached = (conditions as { employeeId?: { $in?: string[] } } | undefined)?.employeeId?.$in;
    return !conditions || (reached?.length ?? 0) > 1;
  });
}
