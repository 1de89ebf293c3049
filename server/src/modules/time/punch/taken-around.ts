/**
 * Moments of the days from one to another and of those next to them, as SQL. Instants are compared with instants: a day
 * compared with one may tell of rows in its errors, so behind row-level security no index is asked by it, and every
 * punch somebody ever made would be read.
 */
export const takenAround = (at: string, from: string, to: string): string =>
  `${at} >= (${from}::date - 1)::timestamptz and ${at} < (${to}::date + 2)::timestamptz`;
