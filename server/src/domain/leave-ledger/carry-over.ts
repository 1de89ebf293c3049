import { addDays, addMonths, type PlainDate } from '../plain-date';
import { dayOfMonth } from './accrual';
import { balanceAt, leftIn, type DayUnits, type LedgerEntry } from './ledger';

/** What becomes of what is left at the end of a leave year. */
export interface CarryOverRule {
  /** Most that is taken along; 0 for nothing, null for everything. */
  most: DayUnits | null;
  /** How long it can be used in the new year: months, or until a day of the year as 'MM-DD'; null without end. */
  validMonths: number | null;
  validUntil: string | null;
  /** Whether days overdrawn are forgiven. */
  forgivesDebt: boolean;
}

/**
 * The lines that close a leave year on its last day, standing on the first of the new one: what was left lapses, and what
 * may be taken along is a lot with an end of its own. A lot that ends with the year or before is gone without any line;
 * one with a later end keeps it where that is sooner. Keyed by the day, so that closing twice writes nothing new.
 */
export function carriedOver(ledger: readonly LedgerEntry[], lastDay: PlainDate, rule: CarryOverRule): LedgerEntry[] {
  const [lapse, carried] = [`lapse:${lastDay}`, `carry_over:${lastDay}`];
  if (ledger.some(({ key }) => key === lapse || key.startsWith(carried))) return [];
  const firstDay = addDays(lastDay, 1);
  const balance = balanceAt(ledger, lastDay);
  if (balance.days < 0) {
    return rule.forgivesDebt ? [{ key: carried, kind: 'adjustment', amount: -balance.days, effectiveDate: firstDay, expiresOn: null }] : [];
  }
  const lots = balance.lots.filter(({ expiresOn }) => expiresOn === null || expiresOn >= firstDay);
  const left = leftIn(lots);
  const end = endOf(rule, firstDay);
  if (left === 0 || (rule.most === null && end === null)) return [];
  let room = rule.most ?? left;
  // Those that last longest are worth most to whoever keeps them.
  const kept = new Map<PlainDate | null, DayUnits>();
  for (const lot of lots.toReversed()) {
    const amount = Math.min(lot.left, room);
    room -= amount;
    const expiresOn = lot.expiresOn !== null && (end === null || lot.expiresOn < end) ? lot.expiresOn : end;
    if (amount > 0) kept.set(expiresOn, (kept.get(expiresOn) ?? 0) + amount);
  }
  return [
    { key: lapse, kind: 'lapse', amount: -left, effectiveDate: firstDay, expiresOn: null },
    ...[...kept].map(([expiresOn, amount], at): LedgerEntry => ({ key: `${carried}:${at}`, kind: 'carry_over', amount, effectiveDate: firstDay, expiresOn })),
  ];
}

function endOf({ validMonths, validUntil }: CarryOverRule, firstDay: PlainDate): PlainDate | null {
  if (validMonths !== null) return addDays(addMonths(firstDay, validMonths), -1);
  if (validUntil === null) return null;
  const [month, day] = validUntil.split('-');
  const inYear = (year: number): PlainDate => dayOfMonth(`${year}-${month}-01`, Number(day));
  const year = Number(firstDay.slice(0, 4));
  return inYear(year) >= firstDay ? inYear(year) : inYear(year + 1);
}
