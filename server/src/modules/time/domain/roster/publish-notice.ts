import { daysBetween, type PlainDate } from '../../../../kernel/dates/plain-date';

/**
 * Whether a shift that is published today comes later than people have to be told: so many days before the day it
 * begins on; 0 is no rule.
 */
export const isLateNotice = (begins: PlainDate, today: PlainDate, noticeDays: number): boolean =>
  noticeDays > 0 && daysBetween(today, begins) < noticeDays;
