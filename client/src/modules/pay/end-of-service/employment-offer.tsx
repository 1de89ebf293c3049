import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useToday } from '../../../access/today';
import {
  useEmploymentToEndQuery,
  type EndOfServiceRecordFragment,
  useEndEmploymentMutation,
} from '../../../generated/pay/end-of-service';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

/** An approved end of service ends no employment by itself: that is offered here, and told once it is done. */
export function EmploymentOffer({ record }: { record: EndOfServiceRecordFragment }) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { data, refetch } = useEmploymentToEndQuery({
    variables: { id: record.employeeId },
    fetchPolicy: 'cache-and-network',
  });
  const [endEmployment] = useEndEmploymentMutation();
  const [busy, setBusy] = useState(false);
  const employee = data?.employee;
  if (!employee) return null;
  const day = format.day(record.lastDay);
  const page = <Link to={`/employees/${employee.id}`}>{t('award.toEmployee')}</Link>;
  const isOver = employee.status === 'exited' || (employee.status === 'notice' && record.lastDay >= today);
  if (employee.exitDate === record.lastDay && isOver) {
    return (
      <section className="panel panel-text">
        <h2>{t('award.endedTitle')}</h2>
        <p className="quiet">{t('award.ended', { day })}</p>
        <p>{page}</p>
      </section>
    );
  }
  const end = async () => {
    setBusy(true);
    try {
      await endEmployment({
        variables: {
          id: employee.id,
          version: employee.version,
          exitDate: record.lastDay,
          exitReason: t(`choice.endOfServiceReason.${record.reason}`),
        },
      });
      toast.success(t('form.saved'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    } finally {
      setBusy(false);
      void refetch();
    }
  };
  return (
    <section className="panel panel-text" aria-labelledby="end-employment">
      <h2 id="end-employment">{t('award.offerTitle')}</h2>
      <p className="quiet">{t('award.offer', { day })}</p>
      <p>{page}</p>
      {employee.allowedActions.includes('update') && (
        <p>
          <Popconfirm
            title={t('award.endAsk', { day })}
            okText={t('award.end')}
            cancelText={t('form.cancel')}
            onConfirm={() => void end()}
          >
            <Button loading={busy}>{t('award.end')}</Button>
          </Popconfirm>
        </p>
      )}
    </section>
  );
}
