import { addDays, addMonths, daysBetween, type PlainDate } from '../../../../kernel/dates/plain-date';

/** `hourly`: by the hours worked in a month, granted when it is over. */
export type Frequency =
  | 'hourly'
  | 'daily'
  | 'weekly'
  | 'twice_a_month'
  | 'monthly'
  | 'quarterly'
  | 'half_yearly'
  | 'yearly'
  | 'anniversary';

/** How often a plan grants, and on which day. */
export interface GrantDay {
  frequency: Frequency;
  /** Whether a period is granted on its first day, its last, or the one chosen. */
  gain: 'start' | 'end' | 'day';
  /**
   * The day chosen: 1 (Monday) to 7 of a week, DD-DD of half months, 1 to 31 of a month, MM-DD within longer periods,
   * the month counted from their first, in a year of service from January.
   */
  on?: string | null;
}

/** Both ends included. */
export interface Period {
  from: PlainDate;
  to: PlainDate;
}

export const daysIn = ({ from, to }: Period): number => daysBetween(from, to) + 1;

export const monthsIn: Partial<Record<Frequency, number>> = {
  hourly: 1,
  monthly: 1,
  quarterly: 3,
  half_yearly: 6,
  yearly: 12,
};

/** The period of a plan that a day lies in, both ends included. Weeks begin on Monday. */
export function periodOf(frequency: Frequency, day: PlainDate, hireDate: PlainDate): Period {
  const first = `${day.slice(0, 7)}-01`;
  switch (frequency) {
    case 'daily':
      return { from: day, to: day };
    case 'weekly': {
      const from = addDays(day, -(((daysBetween('2024-01-01', day) % 7) + 7) % 7));
      return { from, to: addDays(from, 6) };
    }
    case 'twice_a_month':
      return day.slice(8) <= '15'
        ? { from: first, to: `${day.slice(0, 7)}-15` }
        : { from: `${day.slice(0, 7)}-16`, to: addDays(addMonths(first, 1), -1) };
    case 'anniversary': {
      let years = Number(day.slice(0, 4)) - Number(hireDate.slice(0, 4));
      if (addMonths(hireDate, years * 12) > day) years -= 1;
      return { from: addMonths(hireDate, years * 12), to: addDays(addMonths(hireDate, years * 12 + 12), -1) };
    }
    default: {
      const months = monthsIn[frequency]!;
      const from = addMonths(first, -((Number(day.slice(5, 7)) - 1) % months));
      return { from, to: addDays(addMonths(from, months), -1) };
    }
  }
}

/** Whether such a day can be chosen for periods of this length: those of a day and hours worked have none. */
export function isGrantDay(frequency: Frequency, on: string): boolean {
  if (frequency === 'weekly') return /^[1-7]$/.test(on);
  if (frequency === 'monthly') return /^([1-9]|[12]\d|3[01])$/.test(on);
  if (frequency === 'twice_a_month') return /^(0[1-9]|1[0-5])-(1[6-9]|2\d|3[01])$/.test(on);
  const months = { quarterly: 3, half_yearly: 6, yearly: 12, anniversary: 12 }[frequency as string];
  const [, month] = /^(\d\d)-(0[1-9]|[12]\d|3[01])$/.exec(on) ?? [];
  return months !== undefined && month !== undefined && Number(month) >= 1 && Number(month) <= months;
}

/** The day of a whole period on which a plan grants. */
export function grantDayOf({ gain, on, frequency }: GrantDay, period: Period): PlainDate {
  if (gain !== 'day' || !on) return gain === 'start' ? period.from : period.to;
  if (frequency === 'weekly') return addDays(period.from, Number(on) - 1);
  if (frequency === 'twice_a_month')
    return dayOfMonth(period.from, Number(on.split('-')[period.from.endsWith('-01') ? 0 : 1]));
  const [day, month = 1] = on.split('-').map(Number).toReversed();
  if (frequency !== 'anniversary') return dayOfMonth(addMonths(period.from, month - 1), day!);
  // A year of service holds each day of the calendar once, in the year it begins or in the one after.
  const inYear = dayOfMonth(`${period.from.slice(0, 4)}-${on.slice(0, 2)}-01`, day!);
  return inYear >= period.from ? inYear : dayOfMonth(`${period.to.slice(0, 4)}-${on.slice(0, 2)}-01`, day!);
}

/** A day of the month of another; one that it does not have is its last. */
export function dayOfMonth(inMonth: PlainDate, day: number): PlainDate {
  const first = `${inMonth.slice(0, 7)}-01`;
  const [chosen, last] = [addDays(first, day - 1), addDays(addMonths(first, 1), -1)];
  return chosen < last ? chosen : last;
}
