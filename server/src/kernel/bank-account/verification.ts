import { addDays, type PlainDate } from '../dates/plain-date';
import type { Text } from '../text/text';

/** An account and who answers for what stands in it; `employeeId` is whose it is, null for that of a vendor. */
export interface Waiting {
  state: string | null;
  employeeId: string | null;
  enteredById: string | null;
}

/** Why this person may not verify a bank account; null when he may. */
export function decideVerification(
  { state, employeeId, enteredById }: Waiting,
  actor: { id: string; employeeId: string | null },
): Text | null {
  if (state !== 'pending')
    return { en: 'This bank account does not wait to be verified.', ar: 'هذا الحساب البنكي لا ينتظر التحقق.' };
  if (enteredById === actor.id)
    return {
      en: 'You entered this account. Another person has to verify it.',
      ar: 'أنت من أدخل هذا الحساب. يجب أن يتحقق منه شخص آخر.',
    };
  if (employeeId !== null && employeeId === actor.employeeId)
    return {
      en: 'This is your own account. Another person has to verify it.',
      ar: 'هذا حسابك أنت. يجب أن يتحقق منه شخص آخر.',
    };
  return null;
}

/** Said where an account is rejected that does not wait, or closed that is not verified. */
export const endingRefused: Text = {
  en: 'The state of this bank account does not allow that.',
  ar: 'حالة هذا الحساب البنكي لا تسمح بذلك.',
};

/** The first day pay goes to an account: one that replaces another waits, so that a false one is noticed before it is paid to. */
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
