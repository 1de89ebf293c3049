import { addDays, addMonths, type PlainDate } from '../../../../kernel/dates/plain-date';
import { dayOfMonth } from './grant-periods';
import { balanceAt, leftIn, type DayUnits, type LedgerEntry } from './ledger';

/** What becomes of what is left at the end of a leave year. */
export interface CarryOverRule {
  /** Most that is taken along; 0 for nothing, null for everything. */
  most: DayUnits | null;
  /**
   * How long it can be used in the new year: months, days, or until a day of the year as 'MM-DD'; one of them, or none
   * where it has no end.
   */
  validMonths: number | null;
  validDays: number | null;
  validUntil: string | null;
  /** Whether days overdrawn are forgiven. */
  forgivesDebt: boolean;
}

/** What is left at the end of a leave year, and what of it is taken along, by its end. */
interface Closing {
  left: DayUnits;
  kept: ReadonlyMap<PlainDate | null, DayUnits>;
  owed: DayUnits;
}

/**
 * The lines that close a leave year on its last day, standing on the first of the new one: what was left lapses, and
 * what may be taken along is a lot with an end of its own. A lot that ends with the year or before is gone without any
 * line; one with a later end keeps it where that is sooner. Keyed by the day, so that closing twice writes nothing new.
 * What changes in a year that was closed is corrected by lines of their own, which count on from those.
 */
export function carriedOver(ledger: readonly LedgerEntry[], lastDay: PlainDate, rule: CarryOverRule): LedgerEntry[] {
  const [lapse, carried] = [`lapse:${lastDay}`, `carry_over:${lastDay}`];
  const written = ledger.filter(({ key }) => [lapse, carried].some((of) => key === of || key.startsWith(`${of}:`)));
  const line = (
    key: string,
    kind: LedgerEntry['kind'],
    amount: DayUnits,
    expiresOn: PlainDate | null = null,
  ): LedgerEntry => ({ key, kind, amount, effectiveDate: addDays(lastDay, 1), expiresOn });
  if (written.length) return corrections(ledger, written, lastDay, rule, line);
  const { left, kept, owed } = closingOf(ledger, lastDay, rule, rule.most);
  if (owed > 0) return rule.forgivesDebt ? [line(carried, 'adjustment', owed)] : [];
  if (left === 0 || (rule.most === null && endOf(rule, addDays(lastDay, 1)) === null)) return [];
  return [
    line(lapse, 'lapse', -left),
    ...[...kept].map(([expiresOn, amount], at) => line(`${carried}:${at}`, 'carry_over', amount, expiresOn)),
  ];
}

/**
 * The differences to what a year was closed with; none while what was left then is what is left now, whatever the rule
 * says since.
 */
function corrections(
  ledger: readonly LedgerEntry[],
  written: readonly LedgerEntry[],
  lastDay: PlainDate,
  rule: CarryOverRule,
  line: (key: string, kind: LedgerEntry['kind'], amount: DayUnits, expiresOn?: PlainDate | null) => LedgerEntry,
): LedgerEntry[] {
  const of = (kind: LedgerEntry['kind']) => written.filter((entry) => entry.kind === kind);
  const sum = (entries: readonly LedgerEntry[]): DayUnits => entries.reduce((all, { amount }) => all + amount, 0);
  const [lapsed, taken, forgiven] = [-sum(of('lapse')), sum(of('carry_over')), sum(of('adjustment'))];
  // What lapsed in part tells the limit of then, which the rule of today need not have any more.
  const most = taken < lapsed ? taken : rule.most === null ? null : Math.max(rule.most, taken);
  const { left, kept, owed } = closingOf(ledger, lastDay, rule, most);
  const forgives = rule.forgivesDebt || forgiven > 0 ? owed : 0;
  if (left === lapsed && forgives === forgiven) return [];
  const found: LedgerEntry[] = [];
  let at = written.length - of('lapse').length;
  const add = (kind: 'carry_over' | 'adjustment', amount: DayUnits, expiresOn: PlainDate | null = null): void => {
    if (amount !== 0) found.push(line(`carry_over:${lastDay}:${at++}`, kind, amount, expiresOn));
  };
  if (left !== lapsed) found.push(line(`lapse:${lastDay}:${of('lapse').length}`, 'lapse', lapsed - left));
  const difference = [...kept.values()].reduce((all, amount) => all + amount, 0) - taken;
  let open = Math.abs(difference);
  for (const expiresOn of new Set([...kept.keys(), ...of('carry_over').map((entry) => entry.expiresOn)])) {
    const gap = (kept.get(expiresOn) ?? 0) - sum(of('carry_over').filter((entry) => entry.expiresOn === expiresOn));
    const part = Math.max(0, Math.min(open, gap * Math.sign(difference)));
    open -= part;
    if (part > 0) add('carry_over', part * Math.sign(difference), expiresOn);
  }
  add('adjustment', forgives - forgiven);
  return found;
}

function closingOf(
  ledger: readonly LedgerEntry[],
  lastDay: PlainDate,
  rule: CarryOverRule,
  most: DayUnits | null,
): Closing {
  const firstDay = addDays(lastDay, 1);
  const balance = balanceAt(ledger, lastDay);
  const kept = new Map<PlainDate | null, DayUnits>();
  if (balance.days < 0) return { left: 0, kept, owed: -balance.days };
  const lots = balance.lots.filter(({ expiresOn }) => expiresOn === null || expiresOn >= firstDay);
  const left = leftIn(lots);
  const end = endOf(rule, firstDay);
  let room = most ?? left;
  // Those that last longest are worth most to whoever keeps them.
  for (const lot of lots.toReversed()) {
    const amount = Math.min(lot.left, room);
    room -= amount;
    const expiresOn = lot.expiresOn !== null && (end === null || lot.expiresOn < end) ? lot.expiresOn : end;
    if (amount > 0) kept.set(expiresOn, (kept.get(expiresOn) ?? 0) + amount);
  }
  return { left, kept, owed: 0 };
}

function endOf({ validMonths, validDays, validUntil }: CarryOverRule, firstDay: PlainDate): PlainDate | null {
  if (validMonths !== null) return addDays(addMonths(firstDay, validMonths), -1);
  if (validDays !== null) return addDays(firstDay, validDays - 1);
  if (validUntil === null) return null;
  const [month, day] = validUntil.split('-');
  const inYear = (year: number): PlainDate => dayOfMonth(`${year}-${month}-01`, Number(day));
  const year = Number(firstDay.slice(0, 4));
  return inYear(year) >= firstDay ? inYear(year) : inYear(year + 1);
}
