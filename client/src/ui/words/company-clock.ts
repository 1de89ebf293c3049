import { createContext, useContext } from 'react';

/**
 * The IANA time zone by whose clock times are told: that of the company somebody is in, so that no screen tells two
 * times.
 */
export const CompanyClock = createContext<string | undefined>(undefined);

/** The zone times are told in; outside any company that of the device. */
export const useZone = (): string | undefined => useContext(CompanyClock);

/** The day it is in a zone, 'YYYY-MM-DD'. */
export function dayIn(timeZone: string | undefined, now: Date): string {
  let format = dayFormats.get(timeZone);
  if (!format)
    dayFormats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })),
    );
  return format.format(now);
}

/** By zone: lists ask for the day of each of their rows. */
const dayFormats = new Map<string | undefined, Intl.DateTimeFormat>();

const parts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

/** The instant at which a day, 'YYYY-MM-DD', begins in a zone. */
export function startOfDay(day: string, timeZone: string | undefined): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`);
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, ...parts });
  const shownAt = (time: number): number => Date.parse(`${clock.format(time).replace(' ', 'T')}Z`);
  // The second look is for a day on which clocks change.
  const near = wanted - (shownAt(wanted) - wanted);
  return new Date(near - (shownAt(near) - wanted));
}
