import { useTranslation } from 'react-i18next';
import type { SheetRowFragment } from '../../../generated/time/attendance';
import { useFormat } from '../../../ui/words/format';
import { asHours } from '../../../ui/words/hours';

export type SheetDay = SheetRowFragment['days'][number];

/** How a day is shown: what the rule of a shift closed is told apart from a way out that is merely missing. */
export const standingOf = ({ status, autoOut }: Pick<SheetDay, 'status' | 'autoOut'>) =>
  autoOut ? ('automatic_clock_out' as const) : status;

/** A day of a sheet in words: all of it, for who does not see its colour and place. */
export function useDayWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const dayOf = (date: string) => `${format.weekDay(new Date(`${date}T00:00Z`).getUTCDay())} ${format.day(date)}`;
  const status = (day: SheetDay) => t(`days.status.${standingOf(day)}`);
  return {
    dayOf,
    status,
    /** What stands in the cell. */
    sign: (day: SheetDay) => (day.worked > 0 ? asHours(day.worked) : t(`days.sign.${standingOf(day)}`)),
    times: (day: SheetDay) =>
      day.timeIn
        ? `${day.timeIn.slice(0, 5)}–${day.timeOut?.slice(0, 5) ?? (day.autoOut ? `≈${day.autoOut.slice(0, 5)}` : '…')}`
        : '',
    told: (day: SheetDay) =>
      [
        dayOf(day.date),
        status(day),
        day.autoOut && t('days.outByRule', { time: day.autoOut.slice(0, 5) }),
        day.worked > 0 && t('days.worked', { time: asHours(day.worked) }),
        day.late > 0 && t('days.late', { time: asHours(day.late) }),
        day.early > 0 && t('days.early', { time: asHours(day.early) }),
        day.note,
      ]
        .filter(Boolean)
        .join(t('list.comma')),
  };
}
