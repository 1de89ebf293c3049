import { decimalOf, fine } from '../../../../kernel/numbers/fixed-point';
import { divideRounded } from '../../../../kernel/numbers/money';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';

const daysOfYear = 365n;

/**
 * So many years of service in ten-thousandths of a day: a year has 365 days (Federal Decree-Law 47/2021 for the
 * Emirates; decision 18).
 */
export const serviceDaysOf = (years: number): bigint => BigInt(years) * daysOfYear * fine;

/** Ten-thousandths of a day as years to two decimals, to be told; nothing is worked out from them. */
export const yearsTold = (days: bigint): string =>
  decimalOf(divideRounded(days, (daysOfYear * fine) / 100n, 'half-up'), 100n);

/** Each 29 February from one day to another, both included. */
export function leapDaysIn(from: PlainDate, to: PlainDate): PlainDate[] {
  const found: PlainDate[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    const day = addDays(`${String(year).padStart(4, '0')}-02-28`, 1);
    if (day.endsWith('-29') && day >= from && day <= to) found.push(day);
  }
  return found;
}
