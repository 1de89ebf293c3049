import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColleagueInput } from '../pieces/colleague-input';
import { DateEntry } from '../../../fields/kinds/date-entry';
import {
  useDelegateApprovalsMutation,
  useEndApprovalDelegationMutation,
  useMyDelegationsQuery,
} from '../../../generated/requests/approval-task';
import { factLine } from '../../../i18n/i18n';
import { FormError } from '../../../ui/form-error';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import { searchedBy } from '../../../ui/choice-search';

interface Typed {
  toUserId: string[];
  fromDate: string | null;
  toDate: string | null;
  subjects: string[];
}
const nothing: Typed = { toUserId: [], fromDate: null, toDate: null, subjects: [] };
const fields = ['toUserId', 'fromDate', 'toDate', 'subjects'] as const;

/** Who decides for the reader while they are away. */
export function Away() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useMyDelegationsQuery({ fetchPolicy: 'cache-and-network' });
  const [end] = useEndApprovalDelegationMutation();
  if (!data) return error ? <Failure error={error} retry={() => void refetch()} /> : <RowsSkeleton columns={2} />;
  const labels = new Map(data.subjects.map(({ subject, label }) => [subject, label]));
  const stop = async (id: string) => {
    try {
      await end({ variables: { id } });
      toast.success(t('approval.away.ended'));
    } catch (refused) {
      toast.error(serverErrorFrom(refused).message);
    }
    await refetch();
  };
  return (
    <section className="panel panel-padded" aria-labelledby="approval-away">
      <h2 id="approval-away" className="form-heading">
        {t('approval.part.away')}
      </h2>
      <p className="quiet">{t('approval.away.why')}</p>
      {data.delegations.length > 0 && (
        <ul className="approval-rows">
          {data.delegations.map(({ id, toUser, fromDate, toDate, subjects }) => (
            <li key={id}>
              <div className="approval-text">
                <b dir="auto">{toUser?.name ?? '–'}</b>
                <span>{format.period(fromDate ?? '', toDate ?? '')}</span>
                <small className="quiet">
                  {factLine((subjects as string[]).map((each) => labels.get(each) ?? each)) ||
                    t('approval.away.everything')}
                </small>
              </div>
              <Button onClick={() => void stop(id)}>{t('approval.away.end')}</Button>
            </li>
          ))}
        </ul>
      )}
      <Delegate options={data.subjects} onDone={() => void refetch()} />
    </section>
  );
}

function Delegate({ options, onDone }: { options: { subject: string; label: string }[]; onDone: () => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<Typed>(nothing);
  const [wrong, setWrong] = useState<{ byField: Record<string, string>; message: string | null }>({
    byField: {},
    message: null,
  });
  const [save, { loading }] = useDelegateApprovalsMutation();
  const submit = async () => {
    const missing = fields.slice(0, 3).filter((field) => typed[field] === null || typed[field]?.length === 0);
    if (missing.length > 0)
      return setWrong({
        byField: Object.fromEntries(missing.map((field) => [field, t('approval.away.needed')])),
        message: null,
      });
    setWrong({ byField: {}, message: null });
    try {
      await save({
        variables: {
          input: {
            toUserId: typed.toUserId[0]!,
            fromDate: typed.fromDate!,
            toDate: typed.toDate!,
            subjects: typed.subjects,
          },
        },
      });
      toast.success(t('approval.away.saved'));
      setTyped(nothing);
      onDone();
    } catch (refused) {
      const { byField, message } = serverErrorFrom(refused);
      setWrong({ byField, message: fields.some((field) => byField[field]) ? null : message });
    }
  };
  const problem = (field: (typeof fields)[number]) =>
    wrong.byField[field] && (
      <p className="question-problem" role="alert">
        {wrong.byField[field]}
      </p>
    );
  return (
    <form
      className="approval-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormError text={wrong.message} />
      <div>
        <span aria-hidden="true">{t('approval.away.who')}</span>
        <ColleagueInput
          label={t('approval.away.who')}
          value={typed.toUserId}
          wrong={wrong.byField.toUserId}
          onChange={(toUserId) => setTyped({ ...typed, toUserId })}
        />
        {problem('toUserId')}
      </div>
      <div>
        <span aria-hidden="true">{t('approval.away.from')}</span>
        <DateEntry
          label={t('approval.away.from')}
          value={typed.fromDate}
          onChange={(fromDate) => setTyped({ ...typed, fromDate })}
        />
        {problem('fromDate')}
      </div>
      <div>
        <span aria-hidden="true">{t('approval.away.to')}</span>
        <DateEntry
          label={t('approval.away.to')}
          value={typed.toDate}
          onChange={(toDate) => setTyped({ ...typed, toDate })}
        />
        {problem('toDate')}
      </div>
      <div>
        <span aria-hidden="true">{t('approval.away.what')}</span>
        <Select<string[]>
          className="wide"
          mode="multiple"
          showSearch={searchedBy('label')}
          aria-label={t('approval.away.what')}
          placeholder={t('approval.away.everything')}
          value={typed.subjects}
          onChange={(subjects) => setTyped({ ...typed, subjects })}
          options={options.map(({ subject, label }) => ({ value: subject, label }))}
        />
        {problem('subjects')}
      </div>
      <Button type="primary" htmlType="submit" loading={loading}>
        {t('approval.away.save')}
      </Button>
    </form>
  );
}
