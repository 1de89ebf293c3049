import { addDays, addMonths, daysBetween, type PlainDate } from '../../../kernel/dates/plain-date';

/** Credits of one kind of activity in one cycle: at least this many must be of it, at most that many count. */
export interface CmeLimit {
  category: string;
  least?: string | null;
  most?: string | null;
}

/** What an authority asks of one profession from a day on. Credits are numeric strings with up to 2 decimals. */
export interface CmeRule {
  validFrom: PlainDate;
  credits: string;
  cycleMonths: number;
  carryOverMost: string | null;
  limits: CmeLimit[];
}

/** `licenceIds` are the licences it is allocated to; without any it counts on every licence of the person. */
export interface CmeActivity {
  category: string;
  amount: string;
  activityDate: PlainDate;
  state: string;
  licenceIds: string[];
}

export interface CmeCategory {
  category: string;
  done: string;
  counted: string;
  least: string | null;
  most: string | null;
  missing: string;
}

/** Where a licence stands in the cycle that contains the day asked for. */
export interface CmeProgress {
  cycleFrom: PlainDate;
  /** Last day of the cycle, on which everything is due. */
  cycleTo: PlainDate;
  required: string;
  /** Brought along from the cycle before. */
  carried: string;
  /** Verified credits that count, those carried among them. */
  counted: string;
  /** Credits that would count besides if all that waits for a reviewer were verified. */
  pending: string;
  shortfall: string;
  categories: CmeCategory[];
}

interface Facts {
  licenceId: string;
  cycleStart: PlainDate;
  rules: CmeRule[];
  activities: CmeActivity[];
  today: PlainDate;
}

/**
 * The progress on `today`; null before the first cycle and without a rule. A credit counts once on each licence its
 * activity is allocated to, in the one cycle that contains its day, a category never beyond its most; what exceeds the
 * requirement is carried into the next cycle as far as the rule allows. Each cycle follows the rule that held on its
 * first day.
 */
export function cmeProgress({ licenceId, cycleStart, rules, activities, today }: Facts): CmeProgress | null {
  if (!rules.length || today < cycleStart) return null;
  const allocated = activities.filter(({ licenceIds }) => licenceIds.length === 0 || licenceIds.includes(licenceId));
  let from = cycleStart;
  let carried = 0;
  for (;;) {
    const rule = ruleOn(rules, from);
    const to = addDays(addMonths(from, rule.cycleMonths), -1);
    const inside = allocated.filter(({ activityDate }) => activityDate >= from && activityDate <= to);
    const verified = tally(
      rule,
      inside.filter(({ state }) => state === 'verified'),
      carried,
    );
    if (today <= to) {
      const all = tally(
        rule,
        inside.filter(({ state }) => state !== 'rejected'),
        carried,
      );
      return {
        cycleFrom: from,
        cycleTo: to,
        required: rule.credits,
        carried: text(carried),
        counted: text(verified.counted),
        pending: text(all.counted - verified.counted),
        shortfall: text(verified.shortfall),
        categories: verified.categories,
      };
    }
    const surplus = Math.max(0, verified.counted - hundredths(rule.credits));
    carried = Math.min(surplus, hundredths(rule.carryOverMost ?? '0'));
    from = addDays(to, 1);
  }
}

/** The latest rule that held on the day; before the first was written down, the first. */
function ruleOn(rules: CmeRule[], day: PlainDate): CmeRule {
  const ordered = [...rules].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return ordered.findLast(({ validFrom }) => validFrom <= day) ?? ordered[0]!;
}

/** Credits a category lacks are short even where the sum is reached: gaining them adds to the sum as well. */
function tally(
  rule: CmeRule,
  activities: CmeActivity[],
  carried: number,
): { counted: number; shortfall: number; categories: CmeCategory[] } {
  const sums = new Map(rule.limits.map(({ category }) => [category, 0]));
  for (const { category, amount } of activities) sums.set(category, (sums.get(category) ?? 0) + hundredths(amount));
  let counted = carried;
  let missing = 0;
  const categories = [...sums].map(([category, done]): CmeCategory => {
    const { least = null, most = null } = rule.limits.find((limit) => limit.category === category) ?? {};
    const counts = most === null ? done : Math.min(done, hundredths(most));
    const lacks = Math.max(0, hundredths(least ?? '0') - counts);
    counted += counts;
    missing += lacks;
    return { category, done: text(done), counted: text(counts), least, most, missing: text(lacks) };
  });
  return { counted, shortfall: Math.max(hundredths(rule.credits) - counted, missing, 0), categories };
}

export type CmeStanding = 'lapsed' | 'met' | 'due_soon' | 'behind' | 'on_track';

/** From this many days before the end of a cycle a shortfall is pressing. */
export const pressingDays = 90;

interface Standing {
  cycleFrom: PlainDate;
  cycleTo: PlainDate;
  required: string;
  counted: string;
  shortfall: string;
  expiryDate: PlainDate | null;
  today: PlainDate;
}

/** What the progress means on a day: what should be there by now, and what will be in the end at this pace. */
export function cmeOutlook({ cycleFrom, cycleTo, required, counted, shortfall, expiryDate, today }: Standing) {
  const total = daysBetween(cycleFrom, cycleTo) + 1;
  const elapsed = Math.min(total, Math.max(1, daysBetween(cycleFrom, today) + 1));
  const daysLeft = daysBetween(today, cycleTo);
  const expected = Math.floor((hundredths(required) * elapsed) / total);
  const standing: CmeStanding =
    expiryDate !== null && expiryDate < today
      ? 'lapsed'
      : hundredths(shortfall) === 0
        ? 'met'
        : daysLeft <= pressingDays
          ? 'due_soon'
          : hundredths(counted) < expected
            ? 'behind'
            : 'on_track';
  return {
    daysLeft,
    expectedByNow: text(expected),
    forecast: text(Math.floor((hundredths(counted) * total) / elapsed)),
    standing,
  };
}

export type CmeAction = 'verify' | 'reject' | 'submit';

/** What may be done in each state; a verified activity is taken back by rejecting it. */
export const cmeTransitions: Record<string, Partial<Record<CmeAction, string>>> = {
  submitted: { verify: 'verified', reject: 'rejected' },
  verified: { reject: 'rejected' },
  rejected: { submit: 'submitted' },
};

const hundredths = (credits: string): number => Math.round(Number(credits) * 100);
const text = (amount: number): string => (amount / 100).toFixed(2);
