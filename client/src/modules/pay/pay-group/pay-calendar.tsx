import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../access/today';
import { usePayCalendarQuery } from '../../../generated/pay/pay-group';
import { Failure } from '../../../ui/failure';
import { IconButton } from '../../../ui/icon-button';
import { useFormat } from '../../../ui/words/format';

/** The pay periods of a group and when each is paid, a year at a time. */
export function PayCalendar({ group: { id } }: { group: { id: string } }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [year, setYear] = useState(Number(useToday().slice(0, 4)));
  const { data, previousData, error, refetch } = usePayCalendarQuery({ variables: { id, year } });
  const periods = (data ?? previousData)?.periods;
  return (
    <section className="detail-group" aria-labelledby="pay-calendar">
      <div className="month-choice">
        <IconButton
          label={t('payCalendar.before')}
          icon={<LeftOutlined className="mirrored" />}
          onClick={() => setYear(year - 1)}
        />
        <h2 className="form-heading" id="pay-calendar" aria-live="polite">
          {t('payCalendar.title', { year })}
        </h2>
        <IconButton
          label={t('payCalendar.after')}
          icon={<RightOutlined className="mirrored" />}
          onClick={() => setYear(year + 1)}
        />
      </div>
      {error && !periods && <Failure error={error} retry={() => void refetch()} />}
      {!periods && !error && <Skeleton active />}
      {periods?.length === 0 && <p className="quiet">{t('payCalendar.none')}</p>}
      <ul className="plain-list">
        {periods?.map(({ from, to, payDate }) => (
          <li key={from}>
            {format.period(from, to)}{' '}
            <span className="quiet">{t('payCalendar.paid', { day: format.day(payDate) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
