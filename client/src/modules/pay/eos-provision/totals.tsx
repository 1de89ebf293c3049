import { Button, Popconfirm, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { useEosProvisionTotalsQuery, useCalculateEosProvisionsMutation } from '../../../generated/pay/eos-provision';
import { usePostEosProvisionJournalMutation } from '../../../generated/pay/accounting/journal-entry';
import { PostJournal } from '../pieces/post-journal';
import { FormError } from '../../../ui/form-error';
import { Failure } from '../../../ui/failure';
import { Figures } from '../../../ui/figures/figures';
import { MonthChoice } from '../../../ui/month-choice';
import { useFormat } from '../../../ui/words/format';
import { monthAfter } from '../../../ui/words/month';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

const sums = ['opening', 'charge', 'revaluation', 'settled', 'closing'] as const;
const projected = [
  ['projectedOpening', 'PROJECTED_OPENING'],
  ['serviceCost', 'SERVICE_COST'],
  ['interest', 'INTEREST'],
  ['remeasurement', 'REMEASUREMENT'],
  ['projectedClosing', 'PROJECTED_CLOSING'],
] as const;

/** What the provisions of a month come to, and the button that works them out. */
export function Totals() {
  const { t } = useTranslation();
  const format = useFormat();
  const last = monthAfter(useToday().slice(0, 7), -1);
  const [period, setPeriod] = useState(last);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useEosProvisionTotalsQuery({
    variables: { period },
    fetchPolicy: 'cache-and-network',
  });
  const [calculate, { loading }] = useCalculateEosProvisionsMutation();
  const [post] = usePostEosProvisionJournalMutation();
  useLive(['EosProvision'], () => void refetch());
  const totals = (data ?? previousData)?.totals;
  const month = format.month(period);
  const run = async () => {
    setRefusal(null);
    try {
      const { data: done } = await calculate({ variables: { period } });
      toast.success(t('provision.done', { count: done?.written ?? 0, n: format.number(done?.written ?? 0) }));
    } catch (failure) {
      setRefusal(serverErrorFrom(failure).message);
    } finally {
      await refetch();
    }
  };
  if (error && !totals) return <Failure error={error} retry={() => void refetch()} />;
  return (
    <section className="panel panel-padded" aria-label={t('provision.totals')}>
      <div className="toolbar">
        <MonthChoice label={t('field.period')} month={period} choose={setPeriod} last={last} />
        {totals?.mayCalculate && (
          <Popconfirm
            title={t('provision.calculateAsk', { month })}
            okText={t('provision.calculateNow')}
            cancelText={t('form.cancel')}
            onConfirm={run}
          >
            <Button loading={loading}>{t('provision.calculate', { month })}</Button>
          </Popconfirm>
        )}
        <PostJournal
          of={{ origin: { eq: 'eos_provision' }, period: { eq: period } }}
          isFinal={!!totals && totals.people > 0}
          post={() => post({ variables: { period } })}
        />
      </div>
      <FormError text={refusal} />
      {!totals && <Skeleton active paragraph={{ rows: 2 }} />}
      {totals && totals.people === 0 && <p className="quiet">{t('provision.none')}</p>}
      {totals?.method && totals.people > 0 && (
        <p className="quiet">{t('provision.posted', { method: t(`choice.provisionMethod.${totals.method}`) })}</p>
      )}
      {totals && totals.people > 0 && (
        <Figures
          figures={[
            ...sums.map((name) => ({
              label: t(`field.${name}`),
              value: format.money(totals[name], totals.currency),
              why: totals.explained.find(({ code }) => code === name.toUpperCase()),
              ...(name === 'closing' && {
                note: t('provision.people', { count: totals.people, n: format.number(totals.people) }),
              }),
            })),
            ...projected.flatMap(([name, code]) => {
              const value = totals[name];
              return value === null
                ? []
                : [
                    {
                      label: t(`field.${name === 'interest' ? 'provisionInterest' : name}`),
                      value: format.money(value, totals.currency),
                      why: totals.explained.find((each) => each.code === code),
                    },
                  ];
            }),
            ...(totals.yearFrom
              ? [
                  {
                    label: t('provision.ofYear', { from: format.month(totals.yearFrom) }),
                    value: format.money(totals.yearCharge, totals.currency),
                    why: totals.explained.find(({ code }) => code === 'YEAR_CHARGE'),
                  },
                ]
              : []),
          ]}
        />
      )}
    </section>
  );
}
