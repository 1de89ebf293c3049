import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { factLine, type Dictionary } from '../../i18n/i18n';
import { useFormat } from '../words/format';
import { asHours } from '../words/hours';
import { IconButton } from '../icon-button';
import './year-of-days.css';

type Kind = keyof Dictionary['workWeek']['kind'];
interface Day {
  date: string;
  kind: Kind;
  name?: string | null;
  minutes: number;
}

interface Props {
  year: number;
  days: Day[] | undefined;
  show: (year: number) => void;
}

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
const monday = (date: string): number => (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7;

/** A year of planned days, a small month each, with what every month comes to; holidays are named below it. */
export function YearOfDays({ year, days, show }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const worked = (list: Day[]) => list.filter(({ minutes }) => minutes > 0).length;
  const hours = (list: Day[]) => asHours(list.reduce((sum, { minutes }) => sum + minutes, 0));
  return (
    <section className="year" aria-label={t('workWeek.year', { year })}>
      <div className="year-head">
        <IconButton
          label={t('workWeek.yearBefore')}
          icon={<LeftOutlined className="mirrored" />}
          onClick={() => show(year - 1)}
        />
        <h3>{t('workWeek.year', { year })}</h3>
        <IconButton
          label={t('workWeek.yearAfter')}
          icon={<RightOutlined className="mirrored" />}
          onClick={() => show(year + 1)}
        />
        {days && (
          <span className="quiet">{t('workWeek.sum', { days: format.number(worked(days)), hours: hours(days) })}</span>
        )}
      </div>
      {days ? (
        <div className="year-months">
          {months.map((month) => {
            const own = days.filter(({ date }) => date.slice(5, 7) === month);
            const named = own.filter(({ name }) => name);
            return (
              <section key={month} className="year-month">
                <h4>{format.month(`${year}-${month}`)}</h4>
                <ol aria-label={format.month(`${year}-${month}`)}>
                  {own.map(({ date, kind, name, minutes }, at) => (
                    <li
                      key={date}
                      className={`year-day year-${kind}`}
                      style={at === 0 ? { gridColumnStart: monday(date) + 1 } : undefined}
                      title={factLine([
                        format.day(date),
                        name ?? t(`workWeek.kind.${kind}`),
                        minutes > 0 && asHours(minutes),
                      ])}
                    >
                      {Number(date.slice(8))}
                      <span className="visually-hidden">{name ?? t(`workWeek.kind.${kind}`)}</span>
                    </li>
                  ))}
                </ol>
                <p className="quiet">{t('workWeek.sum', { days: format.number(worked(own)), hours: hours(own) })}</p>
                {named.length > 0 && (
                  <ul className="year-named">
                    {named.map(({ date, name, kind }) => (
                      <li key={date}>
                        <bdi className="figure">{Number(date.slice(8))}</bdi> <span dir="auto">{name}</span>
                        {kind === 'half_holiday' && <small className="quiet"> {t('workWeek.kind.half_holiday')}</small>}
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            );
          })}
        </div>
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </section>
  );
}
