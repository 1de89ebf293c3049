import { addDays, type PlainDate } from '../plain-date';

/** Days in ten-thousandths, as the ledger stores them: 25000 is two and a half days. */
export type DayUnits = number;
export const wholeDay: DayUnits = 10_000;

export type EntryKind = 'opening' | 'accrual' | 'allocation' | 'carry_over' | 'lapse' | 'consumption' | 'reversal' | 'encashment' | 'adjustment';

/** A line of the ledger; lines are added, never changed. What is more than zero is a lot that can be used until `expiresOn`, that day included. */
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
export interface Lot { key: string; left: DayUnits; since: PlainDate; expiresOn: PlainDate | null }

/** One step of the way to a balance. `expiry` is the end of a lot, which no line of the ledger tells. */
export interface TraceLine { date: PlainDate; kind: EntryKind | 'expiry'; key: string; amount: DayUnits; balance: DayUnits;
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
 * The balance at the end of a day, past or to come. What is taken is taken from the lots of its own day, first from those
 * that expire first, so that leave across an expiry uses the old lot before it and another after it. What no lot covers
 * is a debt, which the next lot pays.
 */
export function balanceAt(entries: readonly LedgerEntry[], day: PlainDate): Balance {
  let lots: Lot[] = [];
  let debt: DayUnits = 0;
  const trace: TraceLine[] = [];
  const uses = new Map<string, Use>();
  const tell = (line: Omit<TraceLine, 'balance'>): void => {
    trace.push({ ...line, balance: leftIn(lots) - debt });
  };
  const expireBefore = (date: PlainDate): void => {
    for (const lot of lots.filter(({ expiresOn }) => expiresOn !== null && expiresOn < date)) {
      lots = lots.filter((each) => each !== lot);
      if (lot.left > 0) tell({ date: addDays(lot.expiresOn!, 1), kind: 'expiry', key: lot.key, amount: -lot.left });
    }
  };
  for (const entry of inOrder(entries)) {
    if (entry.effectiveDate > day) break;
    expireBefore(entry.effectiveDate);
    const use = entry.reverses ? uses.get(entry.reverses) : undefined;
    let from: TraceLine['from'];
    if (use && entry.amount > 0) {
      let given = entry.amount;
      const free = Math.min(use.debt, given);
      use.debt -= free;
      debt -= Math.min(debt, free);
      given -= free;
      for (const part of use.parts.toReversed()) {
        const back = Math.min(part.amount, given);
        part.amount -= back;
        part.lot.left += back;
        given -= back;
      }
    } else if (entry.amount > 0) {
      const paid = Math.min(debt, entry.amount);
      debt -= paid;
      const lot = { key: entry.key, left: entry.amount - paid, since: entry.effectiveDate, expiresOn: entry.expiresOn };
      const at = lots.findIndex((other) => expiresLater(other, lot));
      lots.splice(at < 0 ? lots.length : at, 0, lot);
    } else {
      let wanted = -entry.amount;
      const parts: Use['parts'] = [];
      for (const lot of lots) {
        const taken = Math.min(lot.left, wanted);
        lot.left -= taken;
        wanted -= taken;
        if (taken > 0) parts.push({ lot, amount: taken });
      }
      debt += wanted;
      uses.set(entry.key, { parts, debt: wanted });
      from = parts.map(({ lot, amount }) => ({ key: lot.key, amount }));
    }
    tell({ date: entry.effectiveDate, kind: entry.kind, key: entry.key, amount: entry.amount, expiresOn: entry.amount > 0 ? entry.expiresOn : undefined, from });
  }
  expireBefore(day);
  lots = lots.filter(({ left }) => left > 0);
  return { days: leftIn(lots) - debt, lots, trace };
}

/** What a line took from which lots, for the line that takes it back. */
interface Use { parts: { lot: Lot; amount: DayUnits }[]; debt: DayUnits }

export const leftIn = (lots: readonly Lot[]): DayUnits => lots.reduce((sum, { left }) => sum + left, 0);

const expiresLater = (one: Lot, other: Lot): boolean =>
  (one.expiresOn ?? '9999-12-31') > (other.expiresOn ?? '9999-12-31') || (one.expiresOn === other.expiresOn && one.since > other.since);

/** By day; of one day what lapses with the old year comes first, what is given before what is taken, and what is taken back last; else as they were written. */
function inOrder(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const rank = ({ kind, amount, reverses }: LedgerEntry): number => kind === 'lapse' ? 0 : reverses ? 3 : amount > 0 ? 1 : 2;
  return [...entries].sort((one, other) => one.effectiveDate < other.effectiveDate ? -1 : one.effectiveDate > other.effectiveDate ? 1 : rank(one) - rank(other));
}

/** The least the balance falls to from a day on, since a later leave that is approved or asked for already may need what would be used up. */
export function lowestFrom(entries: readonly LedgerEntry[], day: PlainDate): DayUnits {
  const days = new Set([day, ...entries.filter(({ amount, effectiveDate }) => amount < 0 && effectiveDate > day).map(({ effectiveDate }) => effectiveDate)]);
  return [...days].reduce((least, each) => Math.min(least, balanceAt(entries, each).days), Infinity);
}

/** The same with everything already written and `taken` besides, from the first day of that: what a request must look at. `taken` is not empty. */
export const lowestBalance = (entries: readonly LedgerEntry[], taken: readonly LedgerEntry[]): DayUnits =>
  lowestFrom([...entries, ...taken], taken.reduce((least, { effectiveDate }) => effectiveDate < least ? effectiveDate : least, '9999-12-31'));

/**
 * The most that can be taken on a day of which there is `has`, so that the balance never falls below zero from then on; below
 * zero what it lacks already. `lowest` tells the least it falls to with so much taken: each part of it lowers that by as
 * much at most, and by less where it would have lapsed with the year.
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
