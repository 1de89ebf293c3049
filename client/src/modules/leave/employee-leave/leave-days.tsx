import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/words/format';
import { daysAfter } from '../../../ui/words/days';

interface Day {
  date: string;
  kind: 'work' | 'weekend' | 'holiday';
  name: string | null;
  minutes: number;
  isBetweenLeaves?: boolean | null;
}

/**
 * The days of a leave nobody works, named: those that take nothing, and those its type counts all the same. The rest is
 * work.
 */
export function LeaveDays({ days }: { days: Day[] }) {
  const { t } = useTranslation();
  const off = days.filter(({ kind }) => kind !== 'work');
  return (
    <>
      <Runs title={t('leave.notCounted')} days={off.filter(({ minutes }) => minutes === 0)} />
      <Runs title={t('leave.countedToo')} days={off.filter(({ minutes }) => minutes > 0)} tells />
    </>
  );
}

/** Runs of the same are told as one; `tells`: also why they count. */
function Runs({ title, days, tells = false }: { title: string; days: Day[]; tells?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const runs = runsOf(days);
  if (runs.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {runs.map(({ from, to, kind, name, isBetweenLeaves }) => (
          <li key={from}>
            {format.period(from, to)}: <span dir="auto">{name ?? t(`leave.dayKind.${kind}`)}</span>
            {tells && ` (${t(isBetweenLeaves ? 'leave.betweenLeaves' : 'leave.betweenDays')})`}
          </li>
        ))}
      </ul>
    </>
  );
}

interface Run {
  from: string;
  to: string;
  kind: 'weekend' | 'holiday';
  name: string | null;
  isBetweenLeaves: boolean;
}

export function runsOf(days: Day[]): Run[] {
  const runs: Run[] = [];
  for (const { date, kind, name, isBetweenLeaves } of days) {
    const last = runs.at(-1);
    if (
      last &&
      last.kind === kind &&
      last.name === name &&
      last.isBetweenLeaves === !!isBetweenLeaves &&
      daysAfter(last.to, 1) === date
    )
      last.to = date;
    else if (kind !== 'work') runs.push({ from: date, to: date, kind, name, isBetweenLeaves: !!isBetweenLeaves });
  }
  return runs;
}
