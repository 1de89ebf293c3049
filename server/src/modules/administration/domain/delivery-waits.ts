/**
 * Minutes to wait after the first, second … attempt, as Standard Webhooks recommends; after the last one the delivery
 * has failed.
 */
const waits = [1, 5, 30, 120, 300, 600, 840, 1200, 1440];
export const mostTries = waits.length + 1;

/** When to try again after so many attempts; null when it was tried often enough. */
export function nextTry(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * 60_000);
}

/** Days a receiver may fail without a break before it is left alone. */
export const patientDays = 5;

export interface Answer {
  status: number | null;
  failingSince: Date | null;
  attempts: number;
}
export interface Verdict {
  state: 'delivered' | 'queued' | 'failed';
  next: Date | null;
  isPaused: boolean;
}

/**
 * What becomes of a delivery and of its receiver: 2xx is an answer, 410 asks never to be called again, anything else is
 * tried again.
 */
export function judgedAnswer({ status, failingSince, attempts }: Answer, now: Date): Verdict {
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered', next: null, isPaused: false };
  const next = status === 410 ? null : nextTry(attempts, now);
  const isTooLong = failingSince !== null && now.getTime() - failingSince.getTime() >= patientDays * 86_400_000;
  return { state: next ? 'queued' : 'failed', next, isPaused: status === 410 || isTooLong };
}
