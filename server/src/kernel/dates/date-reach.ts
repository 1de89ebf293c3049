import { addMonths, type PlainDate } from './plain-date';

/**
 * How far a day may lie away, by what is done with it:
 * - `kept`: stored, shown and compared, never counted to: papers, birth, contracts, since when something holds. A lease
 * of 99
 *   years and a birth in 1900 fit in.
 * - `service`: service, and with it leave and its end, is counted from it or to it: hired, last day.
 * - `planned`: what is worked out day by day: leave, attendance, shifts, events, pay, instalments, and any day asked
 * about.
 */
export type DateReach = 'kept' | 'service' | 'planned';

export interface DateSpan {
  from: PlainDate;
  to: PlainDate;
}

/** Both ends included. */
const kept: DateSpan = { from: '1900-01-01', to: '2200-12-31' };
/** Who worked for a company before that is no part of its pay any more. */
const yearsBack = 100;
const yearsAhead = { service: 10, planned: 5 };

/** The first and the last day that may be given, as of today. */
export const spanOf = (reach: DateReach, today: PlainDate): DateSpan =>
  reach === 'kept' ? kept : { from: addMonths(today, -yearsBack * 12), to: addMonths(today, yearsAhead[reach] * 12) };

/** The last day that may be given, as of today. */
export const farthest = (reach: DateReach, today: PlainDate): PlainDate => spanOf(reach, today).to;

/** For descriptions: `kept` days are bounded too, too far away to be told each time. */
export const reachInWords: Record<DateReach, string> = {
  kept: '',
  service: `At most ${yearsAhead.service} years ahead.`,
  planned: `At most ${yearsAhead.planned} years ahead.`,
};
