import { daysBetween } from '../../../../kernel/dates/plain-date';
import { daysIn, type Frequency, type Period } from './grant-periods';
import type { DayUnits } from './ledger';

/** Periods of a year, where they are the same in every year; a year by the week has 52 of them. */
const periodsOfYear: Partial<Record<Frequency, number>> = {
  weekly: 52,
  twice_a_month: 24,
  monthly: 12,
  quarterly: 4,
  half_yearly: 2,
};

/**
 * Days of a period as they are entered, in ten-thousandths. Who means 20 days a year by the month enters 1.6667: what
 * is the part of a year's days, in hundredths, to four decimals is that part and no more, so that the year comes to 20
 * and not to
 * 20.0004.
 */
export function daysOfPeriod(entered: string, frequency: Frequency): number {
  const days = Math.round(Number(entered) * 1e8) / 1e4;
  const parts = periodsOfYear[frequency];
  if (!parts) return days;
  const exact = (Math.round((days * parts) / 100) * 100) / parts;
  return Math.round(exact) === days ? exact : days;
}

/** The place of a period among those that begin in its year, from 0; of a year there is one. */
function placeInYear(frequency: Frequency, { from }: Period): number {
  const month = Number(from.slice(5, 7)) - 1;
  switch (frequency) {
    case 'daily':
      return daysBetween(`${from.slice(0, 4)}-01-01`, from);
    case 'weekly':
      return Math.floor(daysBetween(`${from.slice(0, 4)}-01-01`, from) / 7);
    case 'twice_a_month':
      return month * 2 + (from.endsWith('-01') ? 0 : 1);
    case 'monthly':
      return month;
    case 'quarterly':
      return month / 3;
    case 'half_yearly':
      return month / 6;
    default:
      return 0;
  }
}

/** What lies within a millionth of a ten-thousandth of a whole number is that number. */
const whole = (amount: number): DayUnits => Math.round(Math.round(amount * 1e6) / 1e6);

/**
 * The part of a period, of so many days for all of it: the growth of the rounded sum of the year, so that parts and
 * periods add up to the year.
 */
export function partOf(amount: number, frequency: Frequency, period: Period, counted: Period): DayUnits {
  const [place, days] = [placeInYear(frequency, period), daysIn(period)];
  const before = daysBetween(period.from, counted.from);
  // What neither begins nor ends with its period adds to nothing else of it.
  if (before > 0 && counted.to < period.to) return whole((amount * daysIn(counted)) / days);
  const upTo = (day: number): DayUnits => whole((amount * (place * days + day)) / days);
  return upTo(before + daysIn(counted)) - upTo(before);
}
