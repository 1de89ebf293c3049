import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { DayUnits, LedgerEntry, Lot, TraceLine } from './ledger';

interface LiveLot extends Lot {
  isOver: boolean;
}

/** What a line took from which lots, for the line that takes it back. */
interface Use {
  parts: { lot: LiveLot; amount: DayUnits }[];
  debt: DayUnits;
}

/**
 * A ledger gone through line by line in the order of its days; each line costs about the same, however many there are.
 */
export interface Replay {
  /** What can be used now. */
  days(): DayUnits;
  /** Lots that ended before a day are gone. */
  expireBefore(date: PlainDate): void;
  /** A line, on no earlier day than the one before. */
  take(entry: LedgerEntry): void;
  /** Lots with something left, what expires first in front. */
  lots(): Lot[];
}

/** Starts with an empty ledger; `tell` hears of each step. */
export function replay(tell: (line: TraceLine) => void = () => undefined): Replay {
  const lots: LiveLot[] = [];
  const uses = new Map<string, Use>();
  let [left, debt] = [0, 0];
  // Lots before `live` are over; from `live` to `open` nothing is left.
  let [live, open] = [0, 0];

  function give(entry: LedgerEntry): void {
    const paid = Math.min(debt, entry.amount);
    debt -= paid;
    left += entry.amount - paid;
    const lot = {
      key: entry.key,
      left: entry.amount - paid,
      since: entry.effectiveDate,
      expiresOn: entry.expiresOn,
      isOver: false,
    };
    let at = lots.length;
    while (at > live && expiresLater(lots[at - 1]!, lot)) at -= 1;
    lots.splice(at, 0, lot);
    open = Math.min(open, at);
  }

  function takeAway(entry: LedgerEntry): TraceLine['from'] {
    let wanted = -entry.amount;
    const parts: Use['parts'] = [];
    while (wanted > 0 && open < lots.length) {
      const lot = lots[open]!;
      const taken = Math.min(lot.left, wanted);
      lot.left -= taken;
      wanted -= taken;
      left -= taken;
      if (taken > 0) parts.push({ lot, amount: taken });
      if (lot.left <= 0) open += 1;
    }
    debt += wanted;
    uses.set(entry.key, { parts, debt: wanted });
    return parts.map(({ lot, amount }) => ({ key: lot.key, amount }));
  }

  function giveBack(use: Use, amount: DayUnits): void {
    const free = Math.min(use.debt, amount);
    use.debt -= free;
    debt -= Math.min(debt, free);
    let given = amount - free;
    for (const part of use.parts.toReversed()) {
      const back = Math.min(part.amount, given);
      part.amount -= back;
      part.lot.left += back;
      given -= back;
      if (!part.lot.isOver) left += back;
    }
    open = live;
  }

  return {
    days: () => left - debt,
    expireBefore(date) {
      for (let lot = lots[live]; lot && lot.expiresOn !== null && lot.expiresOn < date; lot = lots[live]) {
        live += 1;
        open = Math.max(open, live);
        lot.isOver = true;
        left -= lot.left;
        if (lot.left > 0)
          tell({
            date: addDays(lot.expiresOn, 1),
            kind: 'expiry',
            key: lot.key,
            amount: -lot.left,
            balance: left - debt,
          });
      }
    },
    take(entry) {
      const { effectiveDate: date, kind, key, amount, expiresOn } = entry;
      const use = entry.reverses ? uses.get(entry.reverses) : undefined;
      let from: TraceLine['from'];
      if (use && amount > 0) giveBack(use, amount);
      else if (amount > 0) give(entry);
      else from = takeAway(entry);
      tell({ date, kind, key, amount, balance: left - debt, expiresOn: amount > 0 ? expiresOn : undefined, from });
    },
    lots: () =>
      lots
        .slice(live)
        .filter((lot) => lot.left > 0)
        .map(({ isOver: _, ...lot }) => lot),
  };
}

const expiresLater = (one: Lot, other: Lot): boolean =>
  (one.expiresOn ?? '9999-12-31') > (other.expiresOn ?? '9999-12-31') ||
  (one.expiresOn === other.expiresOn && one.since > other.since);

/**
 * Of one day what lapses with the old year comes first, what is given before what is taken, and what is taken back
 * last.
 */
const rank = ({ kind, amount, reverses }: LedgerEntry): number =>
  kind === 'lapse' ? 0 : reverses ? 3 : amount > 0 ? 1 : 2;

/** By day, of one day by what they do; else as they were written. */
export const inOrder = (entries: readonly LedgerEntry[]): LedgerEntry[] => [...entries].sort(byDay);

export const byDay = (one: LedgerEntry, other: LedgerEntry): number =>
  one.effectiveDate < other.effectiveDate ? -1 : one.effectiveDate > other.effectiveDate ? 1 : rank(one) - rank(other);
