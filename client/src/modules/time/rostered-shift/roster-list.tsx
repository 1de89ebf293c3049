import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/words/format';
import type { Place, RosterLine } from './roster-grid';
import { ShiftChip } from './shift-chip';
import { weekDayOf } from './week';

interface Props {
  days: string[];
  day: string;
  choose: (day: string) => void;
  lines: RosterLine[];
  open: (place: Place) => void;
}

/** One day of everybody as a list, for a phone. */
export function RosterList({ days, day, choose, lines, open }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <div className="roster-days" role="group" aria-label={t('field.date')}>
        {days.map((date) => (
          <button
            key={date}
            type="button"
            aria-pressed={date === day}
            aria-label={`${format.weekDay(weekDayOf(date))} ${format.day(date)}`}
            onClick={() => choose(date)}
          >
            <small>{format.weekDay(weekDayOf(date), 'short')}</small>
            {Number(date.slice(8))}
          </button>
        ))}
      </div>
      <ul className="roster-day">
        {lines.map((line) => {
          const shifts = line.shifts.filter(({ date }) => date === day);
          return (
            <li key={line.id ?? 'open'}>
              <button type="button" onClick={() => open({ line, date: day })}>
                <span>
                  <span dir="auto">{line.name}</span>
                  <small dir="auto">{line.detail}</small>
                </span>
                <span>
                  {shifts.map((shift) => (
                    <ShiftChip key={shift.id} shift={shift} />
                  ))}
                  {shifts.length === 0 && <span className="quiet">{line.id ? t('roster.free') : '–'}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
