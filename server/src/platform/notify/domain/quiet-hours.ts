import type { PlainDate } from '../../../kernel/dates/plain-date';

export interface QuietHours {
  from: string;
  to: string;
}

/** How long notifications that were read are kept, by the day from which the rule holds. */
const retention: readonly { from: PlainDate; days: number }[] = [{ from: '2026-11-21', days: 90 }];

export function daysReadOnesAreKept(today: PlainDate): number {
  return (retention.findLast(({ from }) => from <= today) ?? retention[0]!).days;
}

/** Whether a time of day 'HH:mm' lies in quiet hours, which may reach over midnight. */
export const isQuiet = ({ from, to }: QuietHours, time: string): boolean =>
  from < to ? time >= from && time < to : time >= from || time < to;
