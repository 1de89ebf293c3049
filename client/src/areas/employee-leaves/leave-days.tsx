import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format';

interface Day {
  date: string;
  kind: 'work' | 'weekend' | 'holiday';
  name: string | null;
  minutes: number;
}

/** The days of a leave that take nothing, named: the rest is work. Runs of the same are told as one. */
export function LeaveDays({ days }: { days: Day[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const free = runsOf(days.filter(({ kind }) => kind !== 'work'));
  if (free.length === 0) return null;
  return (
    <>
      <h3>{t('leave.notCounted')}</h3>
      <ul>
        {free.map(({ from, to, kind, name }) => (
          <li key={from}>
            {from === to ? format.day(from) : format.period(from, to)}: <span dir="auto">{name ?? t(`leave.dayKind.${kind}`)}</span>
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
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

export function runsOf(days: Day[]): Run[] {
  const runs: Run[] = [];
  for (const { date, kind, name } of days) {
    const last = runs.at(-1);
    if (last && last.kind === kind && last.name === name && dayAfter(last.to) === date) last.to = date;
    else if (kind !== 'work') runs.push({ from: date, to: date, kind, name });
  }
  return runs;
}
