import { daysInMonth, type PlainDate } from '../../../kernel/dates/plain-date';

/**
 * The birthdays from one day to another, both included; who was born on 29 February celebrates on the 28th in other
 * years.
 */
export function birthdaysIn(birthDate: PlainDate, from: PlainDate, to: PlainDate): PlainDate[] {
  const [bornIn, month, day] = birthDate.split('-').map(Number) as [number, number, number];
  const days: PlainDate[] = [];
  for (let year = Math.max(Number(from.slice(0, 4)), bornIn + 1); year <= Number(to.slice(0, 4)); year += 1) {
    const date = `${year}-${birthDate.slice(5, 7)}-${String(Math.min(day, daysInMonth(year, month))).padStart(2, '0')}`;
    if (from <= date && date <= to) days.push(date);
  }
  return days;
}
