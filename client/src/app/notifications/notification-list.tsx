import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../access/session';
import { useToday } from '../../access/today';
import { dayIn } from '../../ui/words/company-clock';
import type { OneNotificationFragment } from '../../generated/messaging/notification';
import { useFormat } from '../../ui/words/format';
import './notification-list.css';

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

interface Props {
  rows: OneNotificationFragment[];
  /** Called when one is opened. */
  follow: (row: OneNotificationFragment) => void;
  /** Which heading stands above each day. */
  level: 'h2' | 'h3';
}

/** What one was told, under the days it happened. */
export function NotificationList({ rows, follow, level: Heading }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const { session } = useSession();
  const dayOf = (row: OneNotificationFragment) => dayIn(session?.company?.timeZone, new Date(row.createdAt));
  const days = [...new Set(rows.map(dayOf))];
  const named = (day: string) => (day > dayBefore(today, 2) ? capital(format.days(day, today)) : format.day(day));
  return (
    <div className="notifications">
      {days.map((day) => (
        <Fragment key={day}>
          <Heading className="notifications-day">{named(day)}</Heading>
          <ul>
            {rows
              .filter((row) => dayOf(row) === day)
              .map((row) => (
                <li key={row.id}>
                  <Link
                    to={row.path}
                    className={row.readAt ? 'notification' : 'notification notification-new'}
                    onClick={() => follow(row)}
                  >
                    <span className="notification-dot">
                      {!row.readAt && <span className="visually-hidden">{t('bell.new')}</span>}
                    </span>
                    <span>
                      <span className="notification-text" dir="auto">
                        {row.text}
                      </span>
                      <span className="notification-time">
                        {t(`area.${row.subject as 'Employee'}.one`, { defaultValue: row.subject })} ·{' '}
                        {day === today ? format.ago(row.createdAt) : format.instant(row.createdAt)}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}
