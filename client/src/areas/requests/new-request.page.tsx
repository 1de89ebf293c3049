import { ArrowLeftOutlined } from '@ant-design/icons';
import { Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../access/session';
import { ReferenceInput } from '../../crud/kinds/reference-input';
import { useCreateFormRequestMutation, useOfferedFormsQuery, type OfferedFormFragment } from '../../generated/requests';
import { useInLanguage } from '../../i18n/in-language';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { PageHeader } from '../../ui/page-header';
import { toast } from '../../ui/toasts';
import { FillIn } from './fill-in';
import './requests.css';

/** Choosing a form, then filling it in; which form is chosen stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { data, error, refetch } = useOfferedFormsQuery({ fetchPolicy: 'cache-and-network' });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const chosen = data.page.rows.find((form) => form.id === address.get('form'));
  return chosen ? <Filling key={chosen.id} form={chosen} /> : <Choosing forms={data.page.rows} title={t('request.choose')} />;
}

const Back = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className="back-link">
    <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {text}
  </Link>
);

function Choosing({ forms, title }: { forms: OfferedFormFragment[]; title: string }) {
  const { t } = useTranslation();
  const pick = useInLanguage();
  const [search, setSearch] = useState('');
  const isFound = (form: OfferedFormFragment) => `${form.title} ${form.titleAr ?? ''}`.toLowerCase().includes(search.trim().toLowerCase());
  const found = forms.filter(isFound);
  return (
    <>
      <PageHeader title={title} detail={t('request.chooseWhy')} back={<Back to="/requests" text={t('request.back')} />} />
      {forms.length === 0 ? (
        <EmptyState title={t('request.noForms')} why={t('request.noFormsWhy')} />
      ) : (
        <>
          {forms.length > 8 && <Input className="choose-search" type="search" aria-label={t('request.search')} placeholder={t('request.search')} value={search} onChange={(event) => setSearch(event.target.value)} />}
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
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Filling({ form }: { form: OfferedFormFragment }) {
  const { t } = useTranslation();
  const { session } = useSession();
  const navigate = useNavigate();
  const pick = useInLanguage();
  const [create] = useCreateFormRequestMutation();
  const [employeeId, setEmployeeId] = useState<string | null>(session?.employeeId ?? null);
  const mayAskForOthers = useMayAskForOthers();
  return (
    <>
      <PageHeader title={pick(form.title, form.titleAr)} detail={pick(form.description, form.descriptionAr)} back={<Back to="/requests/new" text={t('request.otherForm')} />} />
      <section className="panel fill-in-panel">
        <FillIn
          fields={form.fields ?? []}
          sendLabel={t('request.send')}
          headProblem={employeeId ? null : mayAskForOthers ? t('request.forNeeded') : t('request.noEmployee')}
          head={
            mayAskForOthers && (
              <div className="question">
                <label className="question-label" htmlFor="request-for">
                  {t('request.for')}
                </label>
                <ReferenceInput id="request-for" to="employee" value={employeeId} onChange={(next) => setEmployeeId(next as string | null)} />
              </div>
            )
          }
          send={(answers) => create({ variables: { input: { formVersionId: form.id, employeeId: employeeId!, answers } } })}
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

/** Whether the reader may ask for somebody else too: then he says for whom. */
function useMayAskForOthers(): boolean {
  const { ability } = useSession();
  return ability.rulesFor('create', 'FormRequest').some(({ conditions }) => {
    const reached = (conditions as { employeeId?: { $in?: string[] } } | undefined)?.employeeId?.$in;
    return !conditions || (reached?.length ?? 0) > 1;
  });
}
