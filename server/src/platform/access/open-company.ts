import type { SessionCompany } from './session-user';
import { dayIn } from '../today';

/**
 * SQL of whether company `c` may be worked in at an instant: it is active, and the day it is there is one of its days
 * of use.
 */
export const isOpenSql = (company: string, at: string): string =>
  `(${company}.status = 'active' AND (${at}::timestamptz AT TIME ZONE ${company}.time_zone)::date
    BETWEEN coalesce(${company}.start_at, '-infinity') AND coalesce(${company}.end_at, 'infinity'))`;

interface Used extends Pick<SessionCompany, 'timeZone'> {
  status: string;
  startAt: string | null;
  endAt: string | null;
}

/** The same of a company that was read. */
export function isOpen({ status, startAt, endAt, timeZone }: Used, now: Date): boolean {
  const today = dayIn(timeZone, now);
  return status === 'active' && (startAt ?? today) <= today && today <= (endAt ?? today);
}
