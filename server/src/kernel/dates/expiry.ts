import { daysBetween, type PlainDate } from './plain-date';

export const expiryStates = ['none', 'valid', 'expiring', 'expired'] as const;
export type ExpiryState = (typeof expiryStates)[number];

/** Days before the end of a document or licence on which people are told, unless its type says otherwise. */
export const usualNoticeDays = [90, 30, 7];

/** Of licences to practise, which take longer to renew. */
export const licenceNoticeDays = [180, 90, 60, 30, 7];

/** Where a document stands on a day: its last day still counts, and its notice begins on `noticeFrom`. */
export function expiryStateOf(
  expiryDate: PlainDate | null,
  noticeFrom: PlainDate | null,
  today: PlainDate,
): ExpiryState {
  if (!expiryDate) return 'none';
  if (expiryDate < today) return 'expired';
  return noticeFrom && noticeFrom <= today ? 'expiring' : 'valid';
}

/**
 * What is wrong with the last day of a document of these types: one that expires has one, one that never does has none.
 */
export function expiryProblem(
  types: readonly { hasExpiry: boolean }[],
  expiryDate: PlainDate | null,
): 'needed' | 'refused' | null {
  if (types.length === 0) return null;
  const expires = types.some(({ hasExpiry }) => hasExpiry);
  if (expires === (expiryDate !== null)) return null;
  return expires ? 'needed' : 'refused';
}

/**
 * Which of the notices, each that many days before the expiry, are due on a day, the tightest first. A document that
 * expired more than `patience` days ago owes none any more: that is old news or an old paper just entered.
 */
export function dueNotices(
  expiryDate: PlainDate,
  noticeDays: readonly number[],
  today: PlainDate,
  patience = 7,
): number[] {
  const left = daysBetween(today, expiryDate);
  if (left < -patience) return [];
  return [...new Set(noticeDays)].filter((days) => left <= days).sort((a, b) => a - b);
}
