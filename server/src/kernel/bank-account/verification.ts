import { addDays, type PlainDate } from '../dates/plain-date';
import type { Text } from '../text/text';
import { t } from '../texts/text';

/** An account and who answers for what stands in it; `employeeId` is whose it is, null for that of a vendor. */
export interface Waiting {
  state: string | null;
  employeeId: string | null;
  enteredById: string | null;
}

/** Why this person may not verify a bank account; null when they may. */
export function decideVerification(
  { state, employeeId, enteredById }: Waiting,
  actor: { id: string; employeeId: string | null },
): Text | null {
  if (state !== 'pending') return t('verification.bank_account_does_not_wait');
  if (enteredById === actor.id) return t('verification.you_entered_account_another_person');
  if (employeeId !== null && employeeId === actor.employeeId) return t('verification.your_own_account_another_person');
  return null;
}

/** Said where an account is rejected that does not wait, or closed that is not verified. */
export const endingRefused: Text = t('verification.ending_refused');

/**
 * The first day pay goes to an account: one that replaces another waits, so that a false one is noticed before it is
 * paid to.
 */
export function usableFrom(
  wanted: PlainDate,
  replacesAnother: boolean,
  today: PlainDate,
  coolOffDays: number,
): PlainDate {
  if (!replacesAnother) return wanted;
  const earliest = addDays(today, coolOffDays);
  return wanted > earliest ? wanted : earliest;
}
