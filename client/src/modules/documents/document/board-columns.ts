import dayjs from 'dayjs';

export type Owner = 'company' | 'employee';

/** Days from today each column ends at; expired ones lie before, the last column has no end. */
const ends = { week: 7, month: 30, quarter: 90 };

const dayAfter = (today: string, days: number): string => dayjs(today).add(days, 'day').format('YYYY-MM-DD');

/** The last days of the middle columns. */
export const limitsOf = (today: string) => ({
  today,
  week: dayAfter(today, ends.week),
  month: dayAfter(today, ends.month),
  quarter: dayAfter(today, ends.quarter),
});

const address = (from: string | null, to: string | null) =>
  new URLSearchParams({ ...(from && { 'f.expiryDate.gte': from }), ...(to && { 'f.expiryDate.lte': to }) }).toString();

/** The columns of the board in order, each with the address of the list that shows the same rows. */
export const columns = [
  { key: 'expired', filter: (today: string) => address(null, dayAfter(today, -1)) },
  { key: 'week', filter: (today: string) => address(today, dayAfter(today, ends.week)) },
  { key: 'month', filter: (today: string) => address(dayAfter(today, ends.week + 1), dayAfter(today, ends.month)) },
  {
    key: 'quarter',
    filter: (today: string) => address(dayAfter(today, ends.month + 1), dayAfter(today, ends.quarter)),
  },
  { key: 'later', filter: (today: string) => address(dayAfter(today, ends.quarter + 1), null) },
] as const;
