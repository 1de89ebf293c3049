import type { CalendarWeeks } from '../../../generated/organisation/work-calendar';

export interface WeekTime {
  weekday: number;
  weeks: CalendarWeeks;
  start: string;
  end: string;
}

/** Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0];

/** Without the type's name that answers carry and the server does not take back. */
export const timesIn = (value: unknown): WeekTime[] =>
  Array.isArray(value)
    ? (value as WeekTime[]).map(({ weekday, weeks, start, end }) => ({ weekday, weeks, start, end }))
    : [];

/** Every time apart for even and odd weeks, or only those of even weeks for all of them. */
export const alternating = (times: WeekTime[], isOn: boolean): WeekTime[] =>
  isOn
    ? times.flatMap((time) =>
        time.weeks === 'every'
          ? [
              { ...time, weeks: 'even' as const },
              { ...time, weeks: 'odd' as const },
            ]
          : [time],
      )
    : times.filter(({ weeks }) => weeks !== 'odd').map((time) => ({ ...time, weeks: 'every' as const }));

/** The times of one day put in place of those of another. */
export const copied = (times: WeekTime[], from: number, to: number): WeekTime[] => [
  ...times.filter(({ weekday }) => weekday !== to),
  ...times.filter(({ weekday }) => weekday === from).map((time) => ({ ...time, weekday: to })),
];
