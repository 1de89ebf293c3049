import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWeekOfPickersQuery } from '../../../../generated/fields/kinds';
import { factLine } from '../../../../i18n/i18n';
import { useGridMoves } from '../../../../ui/grid-moves';
import { MonthChoice } from '../../../../ui/month-choice';
import { daysAfter } from '../../../../ui/words/days';
import { useFormat } from '../../../../ui/words/format';
import { rangeWith, weeksOf, type Range } from './range';

interface Props {
  label: string;
  today: string;
  range: Range | null;
  choose: (range: Range) => void;
}

/** A month to tap days in: the first tap is a day alone, the second one where it ends. */
export function DayRange({ label, today, range, choose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [month, setMonth] = useState((range?.from ?? today).slice(0, 7));
  const { data } = useWeekOfPickersQuery();
  const firstDay = data?.week.firstDay ?? 1;
  const weeks = weeksOf(month, firstDay);
  const { table, current, setAt, onKeyDown } = useGridMoves({ row: weeks.length - 1, column: 6 });
  const isIn = (day: string) => range !== null && day >= range.from && day <= range.to;
  return (
    <div className="day-range">
      <MonthChoice label={t('days.month')} month={month} choose={setMonth} />
      <table ref={table} aria-label={label}>
        <thead>
          <tr>
            {weeks[0]!.map((day) => {
              const weekDay = new Date(day).getUTCDay();
              return (
                <th key={day} scope="col" abbr={format.weekDay(weekDay)}>
                  {format.weekDay(weekDay, 'column')}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week[0]}>
              {week.map((day, column) => (
                <td key={day} className={isIn(day) ? 'day-in' : undefined}>
                  <button
                    type="button"
                    onKeyDown={onKeyDown}
                    data-cell={`${row}.${column}`}
                    tabIndex={current.row === row && current.column === column ? 0 : -1}
                    aria-label={format.day(day)}
                    aria-pressed={isIn(day)}
                    aria-current={day === today ? 'date' : undefined}
                    className={[
                      day.startsWith(month) || 'day-beside',
                      range && (day === range.from || day === range.to) && 'day-end',
                    ]
                      .filter((name) => typeof name === 'string')
                      .join(' ')}
                    onClick={() => {
                      setAt({ row, column });
                      choose(rangeWith(range, day));
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet" role="status">
        {range
          ? factLine([format.period(range.from, range.to), range.from === range.to && t('leave.tapLast')])
          : t('leave.tapFirst', { day: format.day(daysAfter(today, 1)) })}
      </p>
    </div>
  );
}
