import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { DayUnits, LedgerEntry } from './ledger';
import { byDay, inOrder, replay } from './replay';

/** What may be granted at most. */
export interface GrantLimits {
  /** Nothing is granted beyond this balance; null without limit. */
  mostBalance: DayUnits | null;
  /** Nothing is granted beyond this in a calendar year; null without limit. */
  mostPerYear: DayUnits | null;
}

/** Asks for what limits leave of grants, day after day, and goes through the ledger once for all of them. */
export interface GrantRoom {
  /**
   * What of an amount may be granted on a day, no earlier than any asked for before; zero or less where nothing may.
   */
  within(limits: GrantLimits, amount: DayUnits, date: PlainDate): DayUnits;
  /** Counts what was granted since, in the order of its days. */
  add(grant: LedgerEntry): void;
}

export function grantRoom(ledger: readonly LedgerEntry[]): GrantRoom {
  let written: LedgerEntry[] | undefined;
  const granted: LedgerEntry[] = [];
  const run = replay();
  let [atWritten, atGranted] = [0, 0];
  let ofYears: Map<string, DayUnits> | undefined;

  /** Lines of a day change what there is by their amounts, in whatever order they come. */
  function balanceOn(date: PlainDate): DayUnits {
    written ??= inOrder(ledger);
    for (;;) {
      const [one, other] = [written[atWritten], granted[atGranted]];
      const isGranted = !one || (!!other && byDay(other, one) < 0);
      const next = isGranted ? other : one;
      if (!next || next.effectiveDate >= date) break;
      run.expireBefore(next.effectiveDate);
      run.take(next);
      if (isGranted) atGranted += 1;
      else atWritten += 1;
    }
    run.expireBefore(date);
    return run.days() + onDay(written, atWritten, date) + onDay(granted, atGranted, date);
  }

  function grantedIn(year: string): DayUnits {
    if (!ofYears) {
      ofYears = new Map();
      for (const entry of [...ledger, ...granted]) count(ofYears, entry);
    }
    return ofYears.get(year) ?? 0;
  }

  return {
    within({ mostBalance, mostPerYear }, amount, date) {
      let most = amount;
      if (mostPerYear !== null) most = Math.min(most, mostPerYear - grantedIn(date.slice(0, 4)));
      if (mostBalance !== null) most = Math.min(most, mostBalance - balanceOn(date));
      return most;
    },
    add(grant) {
      granted.push(grant);
      if (ofYears) count(ofYears, grant);
    },
  };
}

function onDay(entries: readonly LedgerEntry[], from: number, date: PlainDate): DayUnits {
  let sum = 0;
  for (let at = from; entries[at]?.effectiveDate === date; at += 1) sum += entries[at]!.amount;
  return sum;
}

function count(ofYears: Map<string, DayUnits>, { kind, effectiveDate, amount }: LedgerEntry): void {
  if (kind !== 'accrual') return;
  const year = effectiveDate.slice(0, 4);
  ofYears.set(year, (ofYears.get(year) ?? 0) + amount);
}
