import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../access/live';
import { useSession } from '../../access/session';
import { useHomeAbsenceQuery } from '../../generated/home';
import { PersonAvatar } from '../../ui/person-avatar';
import { useFormat } from '../../ui/words/format';
import { AskedCard, FigureLink } from './card';
import { useCalm } from './use-calm';

const calmMs = 30_000;

/** Who is not there today and why. */
export function AbsenceCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const { data, error, refetch } = useHomeAbsenceQuery({ fetchPolicy: 'cache-and-network' });
  useLive(
    ['Attendance', 'AttendanceDay', 'EmployeeLeave'],
    useCalm(() => void refetch(), calmMs),
  );
  return (
    <AskedCard title={t('home.absence')} asked={{ data, error, refetch }} lines={7}>
      {({ absence }) =>
        absence && (
          <>
            {!absence.isWorkday && (
              <p className="quiet">
                {absence.holiday ? t('home.holiday', { name: absence.holiday }) : t('home.weekend')}
              </p>
            )}
            <div className="home-figures">
              {absence.groups.map(({ reason, figure }) => (
                <FigureLink
                  key={reason}
                  figure={figure}
                  label={t(`home.reason.${reason}`)}
                  tone={reason === 'absent' ? 'error' : reason === 'leave' ? undefined : 'warning'}
                />
              ))}
            </div>
            <ul className="home-rows">
              {absence.groups
                .flatMap(({ reason, people }) => people.slice(0, 3).map((person) => ({ ...person, reason })))
                .map(({ id, name, until, reason }) => (
                  <li key={`${reason} ${id}`}>
                    <PersonAvatar name={name} size={28} />
                    <span className="home-row-text" dir="auto">
                      {ability.can('read', 'Employee') ? <Link to={`/employees/${id}`}>{name}</Link> : name}
                    </span>
                    <span className="quiet">
                      {until ? t('home.until', { day: format.day(until) }) : t(`home.reason.${reason}`)}
                    </span>
                  </li>
                ))}
            </ul>
            {absence.groups.every(({ figure }) => figure.count === 0) && (
              <p className="quiet">{t('home.everybodyThere')}</p>
            )}
          </>
        )
      }
    </AskedCard>
  );
}
