import { addDays, weekdayOf, type PlainDate, type Weekday } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import type { WeekParity, WorkPart } from './work-calendar';
import { t } from '../texts/text';

/** Times of work on a weekday as people enter them, 'HH:mm'; an end not later than the start is on the next day. */
export interface WeekTimes {
  weekday: number;
  weeks: WeekParity;
  start: string;
  end: string;
}

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const noon = '12:00';
const mostTimes = 112;
const day = 1440;
const fortnight = 14 * day;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const lengthOf = ({ start, end }: Pick<WeekTimes, 'start' | 'end'>): number =>
  ((minuteOf(end) - minuteOf(start) + day - 1) % day) + 1;

/**
 * The times with the half of the day they are in; what goes over noon is cut there, so that half a holiday takes the
 * half it names.
 */
export const partsOf = (times: readonly WeekTimes[]): WorkPart[] =>
  times.flatMap(({ weekday, weeks, start, end }) => {
    const part = { weekday: weekday as Weekday, weeks };
    if (start >= noon) return [{ ...part, half: 'pm', start, end }];
    if (start < end && end <= noon) return [{ ...part, half: 'am', start, end }];
    return [
      { ...part, half: 'am', start, end: noon },
      { ...part, half: 'pm', start: noon, end },
    ];
  });

export const mondayOf = (date: PlainDate): PlainDate => addDays(date, -((weekdayOf(date) + 6) % 7));

/**
 * What is wrong with the times of a week: their form, or two that overlap, over midnight and over the end of a week
 * too.
 */
export function weekProblem(times: readonly WeekTimes[]): Text | null {
  if (!times.length || times.length > mostTimes) return t('calendar_week.give_times_least_day');
  if (times.some(({ weekday }) => !Number.isInteger(weekday) || weekday < 0 || weekday > 6)) {
    return t('calendar_week.weekdays_0_sunday_6_saturday');
  }
  if (times.some(({ start, end }) => !clock.test(start) || !clock.test(end)))
    return t('calendar_week.write_times_like_08_00');
  const laid = times
    .flatMap((each) =>
      (each.weeks === 'every' ? [0, 1] : each.weeks === 'even' ? [0] : [1]).map((week) => {
        const from = (week * 7 + ((each.weekday + 6) % 7)) * day + minuteOf(each.start);
        return { from, to: from + lengthOf(each), each };
      }),
    )
    .sort((one, other) => one.from - other.from);
  for (const [at, { to }] of laid.entries()) {
    const isLast = at === laid.length - 1;
    const next = laid[isLast ? 0 : at + 1]!;
    if (laid.length > 1 && to > next.from + (isLast ? fortnight : 0)) {
      const weekday = weekdays[next.each.weekday]!;
      return t('calendar_week.times_overlap_begins_before_time', { weekday, start: next.each.start });
    }
  }
  return null;
}

const weekdays: readonly Text[] = [
  t('calendar_week.sunday'),
  t('calendar_week.monday'),
  t('calendar_week.tuesday'),
  t('calendar_week.wednesday'),
  t('calendar_week.thursday'),
  t('calendar_week.friday'),
  t('calendar_week.saturday'),
];
