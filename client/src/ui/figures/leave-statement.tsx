import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Dictionary } from '../../i18n/i18n';
import { EmptyState } from '../empty-state';
import { useFormat } from '../words/format';
import { areHours, hoursOf, leaveFigures, type LeaveStanding } from './leave-figures';
import { useAddress } from '../words/use-address';
import './leave-statement.css';

export interface TraceLine {
  date: string;
  kind: keyof Dictionary['leaveBalance']['kind'];
  days: string;
  balance: string;
  expiresOn: string | null;
  isForeseen: boolean;
  leaveId: string | null;
  reason: string | null;
  rule: string | null;
  from: { days: string; givenOn: string | null }[];
}

export interface Statement extends LeaveStanding {
  typeId: string;
  title: string;
  colour: string;
  /** Minutes of a day as a rule. */
  dayMinutes: number;
  rules: string[];
  lots: { days: string; since: string; expiresOn: string | null }[];
  trace: TraceLine[];
}

/** What a type is called, behind a dot of its colour. */
export function TypeMark({ title, colour }: { title: string; colour: string }) {
  return (
    <span className="leave-type-mark">
      <span className="leave-dot" style={{ background: colour }} aria-hidden="true" />
      <span dir="auto">{title}</span>
    </span>
  );
}

/** Balances side by side; the one the address names opens with its rules and line by line. */
export function LeaveStatements({ statements }: { statements: Statement[] }) {
  const { t } = useTranslation();
  const { address, change } = useAddress();
  const open = statements.find(({ typeId }) => typeId === address.get('type'));
  const choose = (type: string | null) => change({ type }, true);
  if (statements.length === 0) return <EmptyState title={t('leaveBalance.none')} why={t('leaveBalance.noneWhy')} />;
  return (
    <>
      <div className="leave-tiles">
        {statements.map((statement) => (
          <Tile
            key={statement.typeId}
            statement={statement}
            isOpen={statement === open}
            choose={() => choose(statement === open ? null : statement.typeId)}
          />
        ))}
      </div>
      {open && <Trace statement={open} />}
    </>
  );
}

function Tile({ statement, isOpen, choose }: { statement: Statement; isOpen: boolean; choose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, colour, lots, dayMinutes } = statement;
  const told = (days: number) => (areHours(days) ? hoursOf(days, dayMinutes) : format.number(days));
  const { main, besides } = leaveFigures(statement);
  const [next] = lots.filter(({ expiresOn }) => expiresOn !== null);
  return (
    <button type="button" className="leave-tile" aria-expanded={isOpen} onClick={choose}>
      <TypeMark title={title} colour={colour} />
      <b className="figure">{told(main.days)}</b>
      <span>
        {main.label === 'takenOnly' && areHours(main.days) ? t('field.hoursTaken') : t(`field.${main.label}`)}
      </span>
      {besides.map(({ label, days }) => (
        <small key={label}>{t('leaveBalance.figure', { label: t(`field.${label}`), n: told(days) })}</small>
      ))}
      {next && (
        <small>
          {t('leaveBalance.ends', { n: format.number(Number(next.days)), day: format.day(next.expiresOn!) })}
        </small>
      )}
    </button>
  );
}

/** What is left by the day it ends, soonest first; '' is without end. */
function byEnd(lots: Statement['lots']): [until: string, days: number][] {
  const days = new Map<string, number>();
  for (const { days: left, expiresOn } of lots)
    days.set(expiresOn ?? '', (days.get(expiresOn ?? '') ?? 0) + Number(left));
  return [...days];
}

function Trace({ statement: { title, trace, rules, lots } }: { statement: Statement }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = `${t('leaveBalance.statement')}: ${title}`;
  return (
    <section className="leave-trace" aria-label={name}>
      {lots.length > 0 && (
        <p>
          {t('leaveBalance.lots')}{' '}
          {byEnd(lots).map(([until, days]) => (
            <bdi key={until} className="leave-lot">
              {until
                ? t('leaveBalance.lotUntil', { n: format.number(days), day: format.day(until) })
                : t('leaveBalance.lot', { n: format.number(days) })}
            </bdi>
          ))}
        </p>
      )}
      {rules.length > 0 && (
        <>
          <h3>{t('leaveBalance.rules')}</h3>
          <ul className="leave-rules">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
      <table>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('leaveBalance.day')}</th>
            <th scope="col">{t('leaveBalance.what')}</th>
            <th scope="col" className="number">
              {t('leaveBalance.days')}
            </th>
            <th scope="col" className="number">
              {t('leaveBalance.rest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {trace.toReversed().map((line, at) => (
            <tr key={trace.length - at}>
              <td className="day">{format.day(line.date)}</td>
              <td>
                {line.leaveId ? (
                  <Link to={`/employee-leaves/${line.leaveId}`}>{t(`leaveBalance.kind.${line.kind}`)}</Link>
                ) : (
                  t(`leaveBalance.kind.${line.kind}`)
                )}{' '}
                {line.reason && <bdi>{line.reason}</bdi>} <Details line={line} />
              </td>
              <td className="number">
                <bdi>{format.number(Number(line.days))}</bdi>
              </td>
              <td className="number">
                <bdi>{format.number(Number(line.balance))}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Details({ line: { kind, isForeseen, expiresOn, from, rule } }: { line: TraceLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const parts = [
    isForeseen ? t('leaveBalance.foreseen') : null,
    rule,
    expiresOn && t('leaveBalance.until', { day: format.day(expiresOn) }),
    // What a leave year ends with is all there was.
    ...(kind === 'lapse' ? [] : from).map(
      ({ days, givenOn }) =>
        givenOn && t('leaveBalance.fromLot', { n: format.number(Number(days)), day: format.day(givenOn) }),
    ),
  ].filter(Boolean);
  return parts.length > 0 ? <small>({parts.join(t('list.comma'))})</small> : null;
}
