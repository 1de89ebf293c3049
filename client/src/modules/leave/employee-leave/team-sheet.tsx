import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TeamLeaveQuery, TeamPersonFragment } from '../../../generated/leave/employee-leave';
import { useFormat } from '../../../ui/words/format';
import { useNarrow } from '../../../ui/words/use-narrow';
import './team-leave.css';

type Calendar = TeamLeaveQuery['calendar'];
type Span = TeamPersonFragment['leaves'][number];

/** People by department: on a wide screen a track of days each, on a narrow one their leave as lines. */
export function TeamSheet({ calendar: { days, people }, today }: { calendar: Calendar; today: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isNarrow = useNarrow(900);
  const named = days.filter(({ holiday }) => holiday);
  const departments = [...new Set(people.map(({ departmentName }) => departmentName))];
  return (
    <div className="team" style={{ '--days': days.length } as CSSProperties}>
      {named.length > 0 && (
        <p className="team-holidays quiet">
          {t('teamLeave.holidays')}:{' '}
          {named.map(({ date, holiday }) => `${format.day(date)} ${holiday}`).join(t('list.comma'))}
        </p>
      )}
      {!isNarrow && (
        <div className="team-line team-head" aria-hidden="true">
          <span />
          <div className="team-track">
            {days.map(({ date, isOff }) => (
              <span
                key={date}
                className={[isOff && 'team-off', date === today && 'team-today'].filter(Boolean).join(' ')}
              >
                <small>{format.weekDay(new Date(`${date}T00:00Z`).getUTCDay(), 'column')}</small>
                {Number(date.slice(8))}
              </span>
            ))}
          </div>
        </div>
      )}
      {departments.map((department) => (
        <section key={department ?? ''} aria-label={department ?? t('teamLeave.noDepartment')}>
          <h2 className="team-department" dir="auto">
            {department ?? t('teamLeave.noDepartment')}
          </h2>
          <ul className="team-people">
            {people
              .filter(({ departmentName }) => departmentName === department)
              .map((person) => (
                <li key={person.id} className={isNarrow ? 'team-card' : 'team-card team-line'}>
                  <span className="team-name" dir="auto">
                    {person.name}
                  </span>
                  {isNarrow ? <Lines leaves={person.leaves} /> : <Track person={person} days={days} today={today} />}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What a leave is called here: its type for whoever may read it, else no more than that somebody is away. */
function useWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const what = ({ mark }: Span) => mark?.title ?? t('teamLeave.away');
  const when = ({ fromDate, toDate }: Span) => format.period(fromDate, toDate);
  const coveredBy = ({ replacement }: Span) => replacement && t('teamLeave.coveredBy', { name: replacement });
  return {
    what,
    when,
    coveredBy,
    told: (span: Span) =>
      [what(span), when(span), span.isWaiting && t('teamLeave.waiting'), coveredBy(span)]
        .filter(Boolean)
        .join(t('list.comma')),
  };
}

function Lines({ leaves }: { leaves: Span[] }) {
  const { t } = useTranslation();
  const { what, when, coveredBy } = useWords();
  return (
    <ul className="team-leaves">
      {leaves.map((span) => (
        <li key={`${span.fromDate} ${span.leaveId}`}>
          <i className="team-dot" style={{ background: span.mark?.colour }} aria-hidden="true" />
          {span.leaveId ? <Link to={`/employee-leaves/${span.leaveId}`}>{when(span)}</Link> : <span>{when(span)}</span>}
          <span className="quiet">
            <span dir="auto">{what(span)}</span>
            {span.isWaiting && ` (${t('teamLeave.waiting')})`}
            {span.replacement && (
              <bdi>
                {t('list.comma')}
                {coveredBy(span)}
              </bdi>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Track({ person, days, today }: { person: TeamPersonFragment; days: Calendar['days']; today: string }) {
  const { what, told } = useWords();
  const [first, last] = [days[0]!.date, days.at(-1)!.date];
  const columnOf = (date: string) => Number(date.slice(8));
  return (
    <div className="team-track">
      <div className="team-track team-shade" aria-hidden="true">
        {days.map(({ date, isOff }) => (
          <i key={date} className={[isOff && 'team-off', date === today && 'team-today'].filter(Boolean).join(' ')} />
        ))}
      </div>
      {person.leaves.map((span) => {
        const [from, to] = [span.fromDate < first ? first : span.fromDate, span.toDate > last ? last : span.toDate];
        const bar = {
          className: span.isWaiting ? 'team-bar team-waiting' : 'team-bar',
          style: {
            gridColumn: `${columnOf(from)} / ${columnOf(to) + 1}`,
            '--type': span.mark?.colour,
          } as CSSProperties,
          title: told(span),
        };
        const text = (
          <>
            <span aria-hidden="true">{what(span)}</span>
            <span className="visually-hidden">{told(span)}</span>
          </>
        );
        const key = `${span.fromDate} ${span.leaveId}`;
        return span.leaveId ? (
          <Link key={key} to={`/employee-leaves/${span.leaveId}`} {...bar}>
            {text}
          </Link>
        ) : (
          <span key={key} {...bar}>
            {text}
          </span>
        );
      })}
    </div>
  );
}
