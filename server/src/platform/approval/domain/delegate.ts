import type { PlainDate } from '../../../kernel/dates/plain-date';

/** Somebody decides for another from one day to another; about everything, or only about some kinds of row. */
export interface Delegation {
  fromUserId: string;
  toUserId: string;
  fromDate: PlainDate;
  toDate: PlainDate;
  subjects: readonly string[];
}

/**
 * Who stands in for a person on a day: the delegate of their delegate where that one is away too. Nobody where they
 * stand in for each other in a circle, or where there is no delegation.
 */
export function delegateFor(
  userId: string,
  subject: string,
  day: PlainDate,
  delegations: readonly Delegation[],
): string | null {
  const met = new Set([userId]);
  let last: string | null = null;
  for (let at = userId; ;) {
    const next = delegations.find(
      (each) =>
        each.fromUserId === at &&
        each.fromDate <= day &&
        day <= each.toDate &&
        (each.subjects.length === 0 || each.subjects.includes(subject)),
    );
    if (!next) return last;
    if (met.has(next.toUserId)) return null;
    met.add(next.toUserId);
    last = at = next.toUserId;
  }
}
