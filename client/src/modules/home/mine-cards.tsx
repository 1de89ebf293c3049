import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../access/live';
import { useSession } from '../../access/session';
import { ClockPanel } from '../time/pieces/clock-panel';
import { useHomeMineQuery, type HomeMineQuery } from '../../generated/home';
import { PersonAvatar } from '../../ui/person-avatar';
import { useConnection } from '../../ui/words/connection';
import { useFormat } from '../../ui/words/format';
import { areHours, hoursOf, leaveFigures, type LeaveFigures } from '../../ui/figures/leave-figures';
import { TypeMark } from '../../ui/figures/leave-statement';
import { AskedCard, FigureLink } from './card';
import { Expiry } from './papers-cards';

type Mine = NonNullable<HomeMineQuery['mine']>;

/** The button one comes for, with its place kept while the server is asked where one stands. */
export function Clock() {
  const { ability } = useSession();
  return ability.can('clock', 'Attendance') ? (
    <div className="home-whole home-clock">
      <ClockPanel onChanged={() => undefined} />
    </div>
  ) : null;
}

/** What concerns oneself: leave, pay, requests, papers and who of the team is away. */
export function MineCards() {
  const { t } = useTranslation();
  const { ability } = useSession();
  const { data, error, refetch } = useHomeMineQuery({ fetchPolicy: 'cache-and-network' });
  useLive(['EmployeeLeave', 'LeaveLedgerEntry', 'FormRequest', 'Payslip', 'EmployeeDocument'], () => void refetch());
  const asked = { data, error, refetch };
  const shows = (subject: string, part: keyof Mine) => ability.can('read', subject) && data?.mine?.[part] !== null;
  return (
    <>
      {shows('EmployeeLeave', 'leave') && (
        <AskedCard
          title={t('home.myLeave')}
          asked={asked}
          lines={5}
          aside={
            ability.can('create', 'EmployeeLeave') && <Link to="/my-leave?ask=yes">{t('area.EmployeeLeave.add')}</Link>
          }
        >
          {({ mine }) => mine && <Leave mine={mine} />}
        </AskedCard>
      )}
      {ability.can('read', 'Payslip') && (
        <AskedCard title={t('home.myPayslip')} asked={asked} lines={3}>
          {({ mine }) => mine && <LastPayslip mine={mine} />}
        </AskedCard>
      )}
      {shows('FormRequest', 'requestsWaiting') && (
        <AskedCard
          title={t('home.myRequests')}
          asked={asked}
          lines={3}
          aside={ability.can('create', 'FormRequest') && <Link to="/requests/new">{t('area.FormRequest.add')}</Link>}
        >
          {({ mine }) => (
            <div className="home-figures">
              {mine?.requestsWaiting && <FigureLink figure={mine.requestsWaiting} label={t('home.requestsWaiting')} />}
              {mine?.requestsReturned && (
                <FigureLink figure={mine.requestsReturned} label={t('home.requestsReturned')} tone="warning" />
              )}
              {mine?.requestsFulfilled && (
                <FigureLink figure={mine.requestsFulfilled} label={t('home.requestsFulfilled')} />
              )}
            </div>
          )}
        </AskedCard>
      )}
      {shows('EmployeeDocument', 'documents') && (
        <AskedCard title={t('home.myPapers')} asked={asked} lines={3}>
          {({ mine }) => (
            <>
              {mine?.documentsAsked && mine.documentsAsked.count > 0 && (
                <div className="home-figures">
                  <FigureLink figure={mine.documentsAsked} label={t('home.papersAsked')} tone="warning" />
                </div>
              )}
              {mine?.documents && <Expiry expiry={mine.documents} />}
            </>
          )}
        </AskedCard>
      )}
      {ability.can('see_away', 'EmployeeLeave') && data?.mine?.away !== null && (
        <AskedCard title={t('home.teamAway')} asked={asked} lines={3}>
          {({ mine }) => mine?.away && <Away people={mine.away} />}
        </AskedCard>
      )}
    </>
  );
}

function Leave({ mine: { leave, nextLeave, leaveWaiting } }: { mine: Mine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const days = (exact: string | number, dayMinutes: number) =>
    areHours(Number(exact))
      ? hoursOf(Number(exact), dayMinutes)
      : // A hundredth of a day is some five minutes.
        format.number(Math.round(Number(exact) * 100) / 100);
  const told = ({ label, days: n }: LeaveFigures['main'], dayMinutes: number) =>
    t('leaveBalance.figure', { label: t(`field.${label}`), n: days(n, dayMinutes) });
  return (
    <>
      <dl className="home-leave">
        {leave?.map(({ typeId, title, colour, taken, ahead, dayMinutes, ...standing }) => {
          const { main, besides } = leaveFigures(standing);
          return (
            <div key={typeId}>
              <dt>
                <Link to={`/my-leave?type=${typeId}`}>
                  <TypeMark title={title} colour={colour} />
                </Link>
              </dt>
              <dd>
                {main.label !== 'takenOnly' && <strong>{told(main, dayMinutes)}</strong>}
                {besides.length > 0 && <span>{besides.map((each) => told(each, dayMinutes)).join(' · ')}</span>}
                <span className="quiet">
                  {t('home.daysTaken', { taken: days(taken, dayMinutes), ahead: days(ahead, dayMinutes) })}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
      {leave?.length === 0 && <p className="quiet">{t('home.noLeave')}</p>}
      <p>
        {nextLeave ? (
          <Link to={`/employee-leaves/${nextLeave.id}`}>
            {t('home.nextLeave', { period: format.period(nextLeave.fromDate, nextLeave.toDate) })}
          </Link>
        ) : (
          <span className="quiet">{t('home.noNextLeave')}</span>
        )}
      </p>
      {leaveWaiting && leaveWaiting.count > 0 && (
        <div className="home-figures">
          <FigureLink figure={leaveWaiting} label={t('home.leaveWaiting')} />
        </div>
      )}
    </>
  );
}

function LastPayslip({ mine: { payslip } }: { mine: Mine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { isLost } = useConnection();
  if (!payslip && isLost) return <p className="quiet">{t('connection.needed')}</p>;
  if (!payslip) return <p className="quiet">{t('home.noPayslip')}</p>;
  return (
    <Link to={`/payslips/${payslip.id}`} className="home-figure">
      <span className="home-count">{format.money(payslip.net, payslip.currency)}</span>
      <span className="home-label">
        {format.month(payslip.period)}
        {Number(payslip.difference) !== 0 &&
          ` · ${t('home.difference', { amount: format.difference(payslip.difference, payslip.currency) })}`}
      </span>
    </Link>
  );
}

function Away({ people }: { people: NonNullable<Mine['away']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (people.length === 0) return <p className="quiet">{t('home.teamThere')}</p>;
  return (
    <ul className="home-rows">
      {people.map(({ id, name, until }) => (
        <li key={id}>
          <PersonAvatar name={name} size={28} />
          <span className="home-row-text" dir="auto">
            {name}
          </span>
          {until && <span className="quiet">{t('home.until', { day: format.day(until) })}</span>}
        </li>
      ))}
    </ul>
  );
}
