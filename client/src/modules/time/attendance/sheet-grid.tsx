import { useTranslation } from 'react-i18next';
import type { AttendanceSheetQuery, SheetRowFragment } from '../../../generated/time/attendance';
import { useFormat } from '../../../ui/words/format';
import { standingOf, useDayWords, type SheetDay } from './day-words';
import { asHours } from '../../../ui/words/hours';
import { useGridMoves } from '../../../ui/grid-moves';

interface Props {
  sheet: AttendanceSheetQuery['sheet'];
  today: string;
  open: (row: SheetRowFragment, day: SheetDay) => void;
}

/** A month of days against people. One cell is in the tab order; the arrows move on from it, Enter opens it. */
export function SheetGrid({ sheet, today, open }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { table, current, setAt, onKeyDown } = useGridMoves({
    row: sheet.rows.length - 1,
    column: sheet.days.length - 1,
  });
  return (
    <div className="scroller sheet-scroller">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={table} role="grid" className="sheet" aria-label={t('area.AttendanceDay.many')} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col" className="sheet-person">
              {t('field.employeeId')}
            </th>
            {sheet.days.map(({ date, isWeekend }) => (
              <th
                key={date}
                scope="col"
                className={[isWeekend && 'sheet-off', date === today && 'sheet-today'].filter(Boolean).join(' ')}
              >
                <small>{format.weekDay(new Date(`${date}T00:00Z`).getUTCDay(), 'column')}</small>
                <span>{Number(date.slice(8))}</span>
              </th>
            ))}
            <th scope="col" className="sheet-sum">
              {t('days.workedOfExpected')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, index) => (
            <tr key={row.id}>
              <th scope="row" className="sheet-person">
                <span dir="auto">{row.employeeName}</span>
                <small>
                  {row.shift?.colour && <i style={{ background: row.shift.colour }} aria-hidden="true" />}
                  <span dir="auto">{row.shift?.title ?? row.departmentName ?? row.employeeCode}</span>
                </small>
              </th>
              {row.days.map((day, column) => (
                <Cell
                  key={day.date}
                  day={day}
                  cell={`${index}.${column}`}
                  isCurrent={index === current.row && column === current.column}
                  onFocus={() => setAt({ row: index, column })}
                  open={() => open(row, day)}
                />
              ))}
              <td className="sheet-sum figure">
                <bdi>{asHours(row.worked)}</bdi>
                {row.expected !== null && <small>/ {asHours(row.expected)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  day: SheetDay;
  cell: string;
  isCurrent: boolean;
  onFocus: () => void;
  open: () => void;
}

function Cell({ day, cell, isCurrent, onFocus, open }: CellProps) {
  const words = useDayWords();
  const told = words.told(day);
  return (
    <td
      className={`day day-${standingOf(day)}`}
      data-cell={cell}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={told}
      title={told}
      onFocus={onFocus}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        open();
      }}
    >
      <span>{words.sign(day)}</span>
      {(day.late > 0 || day.early > 0) && <i className="day-late" aria-hidden="true" />}
    </td>
  );
}
