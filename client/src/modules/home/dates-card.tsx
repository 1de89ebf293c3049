import { FileProtectOutlined, GiftOutlined, HourglassOutlined, StarOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useToday } from '../../access/today';
import { useHomeDatesQuery } from '../../generated/home';
import { useFormat } from '../../ui/words/format';
import { AskedCard } from './card';

const signs = {
  birthday: <GiftOutlined />,
  anniversary: <StarOutlined />,
  probation_end: <HourglassOutlined />,
  contract_end: <FileProtectOutlined />,
};

/** Whom to congratulate in the coming fortnight, and about whom to decide in the coming month. */
export function DatesCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { data, error, refetch } = useHomeDatesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AskedCard title={t('home.dates')} asked={{ data, error, refetch }} lines={6}>
      {({ dates }) =>
        dates && dates.length > 0 ? (
          <ul className="home-rows">
            {dates.map(({ occasion, date, employeeId, name, years }) => (
              <li key={`${occasion} ${employeeId}`}>
                <span aria-hidden="true" className="home-sign">
                  {signs[occasion]}
                </span>
                <span className="home-row-text">
                  <Link to={`/employees/${employeeId}`} dir="auto">
                    {name}
                  </Link>
                  <small className="quiet">{t(`home.occasion.${occasion}`, { count: years ?? 0 })}</small>
                </span>
                <span className="quiet">{date === today ? t('home.today') : format.days(date, today)}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="quiet">{t('home.noDates')}</p>
        )
      }
    </AskedCard>
  );
}
