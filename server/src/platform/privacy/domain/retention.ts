import type { PlainDate } from '../../../kernel/dates/plain-date';

/** Rows that tell only how something went, and are no record of the company. */
export type Passing = 'deliveredCalls' | 'failedCalls' | 'repeats' | 'passwordLinks' | 'failedJobs';

/** How many days they are kept, by the day from which the rule holds; no law asks for any of them. */
const rules: readonly { from: PlainDate; days: Record<Passing, number> }[] = [
  {
    from: '2026-11-23',
    days: { deliveredCalls: 30, failedCalls: 90, repeats: 30, passwordLinks: 90, failedJobs: 180 },
  },
];

export const daysKept = (what: Passing, today: PlainDate): number =>
  (rules.findLast(({ from }) => from <= today) ?? rules[0]!).days[what];
