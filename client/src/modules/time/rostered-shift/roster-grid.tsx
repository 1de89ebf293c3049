import { useTranslation } from 'react-i18next';
import type { RosterQuery, RosterShiftFragment } from '../../../generated/time/rostered-shift';
import { useFormat } from '../../../ui/words/format';
import { useGridMoves } from '../../../ui/grid-moves';
import { asHours } from '../../../ui/words/hours';
import { useRosterWords } from './roster-words';
import { ShiftChip } from './shift-chip';
import { weekDayOf } from './week';

export interface RosterLine {
  id: string | null;
  name: string;
  detail: string | null;
  minutes: number | null;
  shifts: RosterShiftFragment[];
}
export interface Place {
  line: RosterLine;
  date: string;
}

interface Props {
  roster: RosterQuery['roster'];
  lines: RosterLine[];
  today: string;
  weekendDays: number[];
  open: (place: Place) => void;
}

/** A week of shifts against people. One cell is in the tab order; the arrows move on from it, Enter opens it. */
export function RosterGrid({ roster, lines, today, weekendDays, open }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useRosterWords();
  const { table, current, setAt, onKeyDown } = useGridMoves({ row: lines.length - 1, column: roster.days.length - 1 });
  return (
    <div className="scroller sheet-scroller">
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className="sheet roster"
        aria-label={t('area.RosteredShift.many')}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className="sheet-person">
              {t('field.employeeId')}
            </th>
            {roster.days.map((date) => (
              <th
                key={date}
                scope="col"
                className={[weekendDays.includes(weekDayOf(date)) && 'sheet-off', date === today && 'sheet-today']
                  .filter(Boolean)
                  .join(' ')}
              >
                <small>{format.weekDay(weekDayOf(date), 'column')}</small>
                <span>{Number(date.slice(8))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <tr key={line.id ?? 'open'}>
              <th scope="row" className="sheet-person">
                <span dir="auto">{line.name}</span>
                <small>
                  <span dir="auto">{line.detail}</span>
                  {line.minutes !== null && <bdi className="figure"> · {asHours(line.minutes)}</bdi>}
                </small>
              </th>
              {roster.days.map((date, column) => {
                const shifts = line.shifts.filter((shift) => shift.date === date);
                return (
                  <td
                    key={date}
                    className={`roster-cell${weekendDays.includes(weekDayOf(date)) ? ' sheet-off' : ''}`}
                    data-cell={`${row}.${column}`}
                    tabIndex={row === current.row && column === current.column ? 0 : -1}
                    aria-label={words.cell(line.name, date, shifts)}
                    onFocus={() => setAt({ row, column })}
                    onClick={() => open({ line, date })}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter' && event.key !== ' ') return;
                      event.preventDefault();
                      open({ line, date });
                    }}
                  >
                    {shifts.map((shift) => (
                      <ShiftChip key={shift.id} shift={shift} />
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
