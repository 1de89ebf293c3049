import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { inOrder, replay } from './replay';

/** Days in ten-thousandths, as the ledger stores them: 25000 is two and a half days. */
export type DayUnits = number;
export const wholeDay: DayUnits = 10_000;

export type EntryKind =
  | 'opening'
  | 'accrual'
  | 'allocation'
  | 'carry_over'
  | 'lapse'
  | 'consumption'
  | 'reversal'
  | 'encashment'
  | 'adjustment';

/**
 * A line of the ledger; lines are added, never changed. What is more than zero is a lot that can be used until
 * `expiresOn`, that day included.
 */
export interface LedgerEntry {
  /** Tells lines apart and makes a repeat harmless: the same key is never written twice. */
  key: string;
  kind: EntryKind;
  amount: DayUnits;
  effectiveDate: PlainDate;
  expiresOn: PlainDate | null;
  /** Of a reversal: the line it takes back, whole or in part; it stands on the same day. */
  reverses?: string | null;
  /** Of leave taken the working minutes of the day, of a grant by hours worked those it rests on. */
  minutes?: number | null;
}

/** What is left of a lot. */
export interface Lot {
  key: string;
  left: DayUnits;
  since: PlainDate;
  expiresOn: PlainDate | null;
}

/** One step of the way to a balance. `expiry` is the end of a lot, which no line of the ledger tells. */
export interface TraceLine {
  date: PlainDate;
  kind: EntryKind | 'expiry';
  key: string;
  amount: DayUnits;
  balance: DayUnits;
  /** Until when what is given can be used. */
  expiresOn?: PlainDate | null;
  /** The lots that what is taken was taken from; the rest is a debt. */
  from?: { key: string; amount: DayUnits }[];
}

export interface Balance {
  /** What can be used on the day; below zero where more was taken than there was. */
  days: DayUnits;
  /** The lots it consists of, those that expire first in front. */
  lots: Lot[];
  trace: TraceLine[];
}

/**
 * The balance at the end of a day, past or to come. What is taken is taken from the lots of its own day, first from
 * those that expire first, so that leave across an expiry uses the old lot before it and another after it. What no lot
 * covers is a debt, which the next lot pays.
 */
export function balanceAt(entries: readonly LedgerEntry[], day: PlainDate): Balance {
  const trace: TraceLine[] = [];
  const run = replay((line) => trace.push(line));
  for (const entry of inOrder(entries)) {
    if (entry.effectiveDate > day) break;
    run.expireBefore(entry.effectiveDate);
    run.take(entry);
  }
  run.expireBefore(day);
  return { days: run.days(), lots: run.lots(), trace };
}

export const leftIn = (lots: readonly Lot[]): DayUnits => lots.reduce((sum, { left }) => sum + left, 0);

/**
 * The least the balance falls to from a day on, since a later leave that is approved or asked for already may need what
 * would be used up.
 */
export function lowestFrom(entries: readonly LedgerEntry[], day: PlainDate): DayUnits {
  const days = new Set([
    day,
    ...entries
      .filter(({ amount, effectiveDate }) => amount < 0 && effectiveDate > day)
      .map(({ effectiveDate }) => effectiveDate),
  ]);
  const lines = inOrder(entries);
  const run = replay();
  let [at, least] = [0, Infinity];
  for (const each of [...days].sort()) {
    for (; lines[at] && lines[at]!.effectiveDate <= each; at += 1) {
      run.expireBefore(lines[at]!.effectiveDate);
      run.take(lines[at]!);
    }
    run.expireBefore(each);
    least = Math.min(least, run.days());
  }
  return least;
}

/**
 * The same with everything already written and `taken` besides, from the first day of that: what a request must look
 * at. `taken` is not empty.
 */
export const lowestBalance = (entries: readonly LedgerEntry[], taken: readonly LedgerEntry[]): DayUnits =>
  lowestFrom(
    [...entries, ...taken],
    taken.reduce((least, { effectiveDate }) => (effectiveDate < least ? effectiveDate : least), '9999-12-31'),
  );

/** What the rules of paying days out look at. */
export interface EncashmentFacts {
  /** Paid out or asked for in this leave year before. */
  inYear: DayUnits;
  /** The least the balance falls to from that day on with so many days paid out, leave to come included. */
  lowestWith(days: DayUnits): DayUnits;
}

/**
 * The most that can be taken on a day of which there is `has`, so that the balance never falls below zero from then on;
 * below zero what it lacks already. `lowest` tells the least it falls to with so much taken: each part of it lowers
 * that by as much at most, and by less where it would have lapsed with the year.
 */
export function mostTaken(has: DayUnits, lowest: (taken: DayUnits) => DayUnits): DayUnits {
  const without = lowest(0);
  if (without < 0) return without;
  // Where no later day is lower, all of it can be taken.
  if (without === has) return has;
  for (let most = has; most > 0;) {
    const least = lowest(most);
    if (least >= 0) return most;
    most += least;
  }
  return 0;
}
