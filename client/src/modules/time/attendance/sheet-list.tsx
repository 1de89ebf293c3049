import { useTranslation } from 'react-i18next';
import type { SheetRowFragment } from '../../../generated/time/attendance';
import { factLine } from '../../../i18n/i18n';
import { asHours } from '../../../ui/words/hours';
import { standingOf, useDayWords, type SheetDay } from './day-words';

interface Props {
  row: SheetRowFragment;
  today: string;
  open: (row: SheetRowFragment, day: SheetDay) => void;
}

/** One person's month as a list, for a phone: what has come, the newest day first. */
export function SheetList({ row, today, open }: Props) {
  const { t } = useTranslation();
  const words = useDayWords();
  const days = row.days.filter(({ date }) => date <= today).toReversed();
  return (
    <>
      <div className="panel-text">
        <h2 dir="auto">{row.employeeName}</h2>
        <p className="quiet">
          {factLine([
            row.shift?.title,
            `${t('days.workedOfExpected')}: ${asHours(row.worked)}${row.expected === null ? '' : ` / ${asHours(row.expected)}`}`,
          ])}
        </p>
      </div>
      <ul className="day-list">
        {days.map((day) => (
          <li key={day.date} className={`day day-${standingOf(day)}`}>
            <button type="button" onClick={() => open(row, day)}>
              <span>
                {words.dayOf(day.date)}
                <small>
                  {[words.status(day), day.late > 0 && t('days.late', { time: asHours(day.late) })]
                    .filter(Boolean)
                    .join(t('list.comma'))}
                </small>
              </span>
              <span className="day-figures figure">
                {day.worked > 0 && <bdi>{asHours(day.worked)}</bdi>}
                <small>
                  <bdi dir="ltr">{words.times(day)}</bdi>
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
