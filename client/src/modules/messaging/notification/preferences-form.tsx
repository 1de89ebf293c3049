import { Button, Card, Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
  type HowToBeToldFragment,
} from '../../../generated/messaging/notification';
import { FormError } from '../../../ui/form-error';
import { Failure } from '../../../ui/failure';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import './notifications.css';

export function PreferencesForm() {
  const { data, error, refetch } = useNotificationPreferencesQuery({ fetchPolicy: 'network-only' });
  if (!data) return error ? <Failure error={error} retry={() => void refetch()} /> : <RowsSkeleton columns={3} />;
  return <Preferences kept={data.preferences} />;
}

type Choice = HowToBeToldFragment['choices'][number];
const ways = ['mailOff', 'mailAtOnce', 'mailDaily'] as const;
type Way = (typeof ways)[number];
const wayOf = ({ mail, isDaily }: Choice): Way => (mail ? (isDaily ? 'mailDaily' : 'mailAtOnce') : 'mailOff');

/** What one is told of and by which way, and when mails wait. */
function Preferences({ kept }: { kept: HowToBeToldFragment }) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState(kept.choices);
  const [quiet, setQuiet] = useState({ quietFrom: kept.quietFrom ?? '', quietTo: kept.quietTo ?? '' });
  const [wrong, setWrong] = useState<{ byField: Record<string, string | undefined>; message: string | null }>({
    byField: {},
    message: null,
  });
  const [save, { loading }] = useSetNotificationPreferencesMutation();
  const topics = [...new Map(choices.map(({ topic, topicLabel }) => [topic, topicLabel]))];

  const submit = async () => {
    setWrong({ byField: {}, message: null });
    try {
      const input = {
        quietFrom: quiet.quietFrom || null,
        quietTo: quiet.quietTo || null,
        choices: choices.map(({ kind, inApp, mail, isDaily }) => ({ kind, inApp, mail, isDaily })),
      };
      await save({ variables: { input } });
      toast.success(t('bell.saved'));
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      setWrong({ byField, message: byField.quietFrom || byField.quietTo ? null : message });
    }
  };
  const set = (kind: string, change: Partial<Choice>) =>
    setChoices(choices.map((each) => (each.kind === kind ? { ...each, ...change } : each)));

  return (
    <form
      className="told-how"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormError text={wrong.message} />
      {topics.map(([topic, label]) => (
        <Card key={topic} size="small">
          <table className="told-how-table">
            <caption>{label}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{t('bell.what')}</span>
                </th>
                <th scope="col">{t('bell.inApp')}</th>
                <th scope="col">{t('bell.mail')}</th>
              </tr>
            </thead>
            <tbody>
              {choices
                .filter((each) => each.topic === topic)
                .map((each) => (
                  <tr key={each.kind}>
                    <th scope="row">{each.label}</th>
                    <td>
                      <Checkbox
                        aria-label={`${each.label}: ${t('bell.inApp')}`}
                        checked={each.inApp}
                        onChange={({ target }) => set(each.kind, { inApp: target.checked })}
                      />
                    </td>
                    <td>
                      <Select<Way>
                        size="small"
                        variant="borderless"
                        popupMatchSelectWidth={false}
                        aria-label={`${each.label}: ${t('bell.mail')}`}
                        value={wayOf(each)}
                        options={ways
                          .filter((way) => each.mayBeDaily || way !== 'mailDaily')
                          .map((way) => ({ value: way, label: t(`bell.${way}`) }))}
                        onChange={(way) => set(each.kind, { mail: way !== 'mailOff', isDaily: way === 'mailDaily' })}
                      />
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </Card>
      ))}
      <Card size="small">
        <fieldset className="quiet-hours">
          <legend>{t('bell.quiet')}</legend>
          <p id="quiet-why">{t('bell.quietWhy')}</p>
          <p>{t('bell.mailDailyWhy')}</p>
          <div>
            {(['quietFrom', 'quietTo'] as const).map((field) => (
              <div key={field}>
                <label htmlFor={field}>{t(`bell.${field}`)}</label>
                <Input
                  id={field}
                  type="time"
                  value={quiet[field]}
                  status={wrong.byField[field] ? 'error' : undefined}
                  aria-invalid={!!wrong.byField[field]}
                  aria-describedby={wrong.byField[field] ? `${field}-wrong` : 'quiet-why'}
                  onChange={({ target }) => setQuiet({ ...quiet, [field]: target.value })}
                />
                <span id={`${field}-wrong`} className="quiet-wrong" role="alert">
                  {wrong.byField[field]}
                </span>
              </div>
            ))}
          </div>
        </fieldset>
      </Card>
      <Button type="primary" htmlType="submit" loading={loading}>
        {t('form.save')}
      </Button>
    </form>
  );
}
