import { isShortened, saidIn, matchKey } from '../values/clean-text';
import { clockIn, formatsOf } from '../values/day';
import { decimalMarkOf, readAmount, type DecimalMark } from '../values/pay';

/** What stands in one column, counted over every row of the file in bounded memory. */
export interface ColumnProfile {
  header: string;
  filled: number;
  blank: number;
  /** Cells with blanks around or doubled inside. */
  padded: number;
  days: { decided: number; onlyDMY: number; onlyMDY: number; either: number; serial: number };
  /** Times of day beside days, and how often each stands; ends growing at `clocksKept`. */
  clocks: Record<string, number>;
  amounts: number;
  /** Of those with a point or a comma in them, what starts the decimals, as far as the writing shows it. */
  marks: Record<DecimalMark | 'open', number>;
  /** Of those that leave it open, such as are written with a point: '5.500'. */
  dotted: number;
  zeros: number;
  emails: number;
  phones: number;
  /** Cells with a comma between words, as in 'Doe, Jo'. */
  commas: number;
  /** Cells of two words or more. */
  phrases: number;
  /** How often each value stands, by its matchKey; ends growing at `distinctKept`. */
  values: Map<string, { said: string; times: number }>;
  hasMoreValues: boolean;
  /** Some of the amounts, for their median. */
  someAmounts: number[];
}

const distinctKept = 1_000;
const clocksKept = 10;

const newProfile = (header: string): ColumnProfile => ({
  header,
  filled: 0,
  blank: 0,
  padded: 0,
  days: { decided: 0, onlyDMY: 0, onlyMDY: 0, either: 0, serial: 0 },
  clocks: {},
  dotted: 0,
  amounts: 0,
  marks: { point: 0, comma: 0, open: 0 },
  zeros: 0,
  emails: 0,
  phones: 0,
  commas: 0,
  phrases: 0,
  values: new Map(),
  hasMoreValues: false,
  someAmounts: [],
});

export interface TableProfile {
  columns: ColumnProfile[];
  rows: number;
  add(cells: readonly string[]): void;
}

/** Counts rows as they pass: add() each row below the header once. */
export function createProfile(headers: readonly string[]): TableProfile {
  const columns = headers.map(newProfile);
  return {
    columns,
    rows: 0,
    add(cells) {
      this.rows += 1;
      columns.forEach((column, index) => addCell(column, cells[index] ?? ''));
    },
  };
}

function addCell(column: ColumnProfile, cell: string): void {
  const said = saidIn(cell);
  if (cell !== '' && /^\s|\s$|\s\s/.test(cell)) column.padded += 1;
  if (said === '') {
    column.blank += 1;
    return;
  }
  column.filled += 1;
  countDay(column, said);
  countAmount(column, said);
  if (isEmail(said)) column.emails += 1;
  // A number a spreadsheet shortened was a long one: the column is known by it all the same, and the cell refused
  // later.
  if (isPhone(said) || isShortened(said)) column.phones += 1;
  if (/\p{L}\s*,\s*\p{L}/u.test(said)) column.commas += 1;
  if (/\p{L}[\s,]+\p{L}/u.test(said)) column.phrases += 1;
  countValue(column, said);
}

function countDay({ days, clocks }: ColumnProfile, said: string): void {
  const formats = formatsOf(said);
  const clock = formats.length > 0 && said.includes(':') ? clockIn(said) : null;
  if (clock !== null && (clock in clocks || Object.keys(clocks).length < clocksKept))
    clocks[clock] = (clocks[clock] ?? 0) + 1;
  if (formats === 'any') days.decided += 1;
  else if (formats.length === 2) days.either += 1;
  else if (formats[0] === 'DMY') days.onlyDMY += 1;
  else if (formats[0] === 'MDY') days.onlyMDY += 1;
  else if (formats[0] === 'serial') days.serial += 1;
}

function countAmount(column: ColumnProfile, said: string): void {
  const amount = readAmount(said);
  if (amount === null) return;
  column.amounts += 1;
  const mark = decimalMarkOf(said);
  if (mark) column.marks[mark] += 1;
  if (mark === 'open' && /[.\u066b]/.test(said)) column.dotted += 1;
  if (/^[0.]+$/.test(amount)) column.zeros += 1;
  else if (column.someAmounts.length < 2_000) column.someAmounts.push(Number(amount));
}

function countValue(column: ColumnProfile, said: string): void {
  const key = matchKey(said).slice(0, 100);
  const known = column.values.get(key);
  if (known) known.times += 1;
  else if (column.values.size < distinctKept) column.values.set(key, { said: said.slice(0, 100), times: 1 });
  else column.hasMoreValues = true;
}

export const isEmail = (text: string): boolean =>
  /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>().]{2,}$/.test(text) && text.length <= 254;
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]{7,20}$/.test(text) && text.replace(/\D/g, '').length >= 7;

/**
 * Whether every day stands with one and the same evening hour (of two where clocks change), as midnights do that
 * another clock wrote down.
 */
export function isOfEvenings({ clocks, days }: ColumnProfile): boolean {
  const told = Object.keys(clocks).map((clock) => clock.split(':').map(Number) as [number, number, number]);
  const minutes = told.map(([hour, minute]) => hour * 60 + minute || 1_440);
  const count = days.decided + days.onlyDMY + days.onlyMDY + days.either;
  return (
    count > 1 &&
    Object.values(clocks).reduce((sum, times) => sum + times, 0) === count &&
    told.every(([, minute, second]) => minute % 15 === 0 && second === 0) &&
    minutes.every((minute) => minute >= 720) &&
    minutes.some((minute) => minute < 1_440) &&
    Math.max(...minutes) - Math.min(...minutes) <= 60
  );
}

/** Share of the filled cells that are days in one way or another; day numbers do not count. */
export const dayShare = ({ days, filled }: ColumnProfile): number =>
  filled === 0 ? 0 : (days.decided + days.onlyDMY + days.onlyMDY + days.either) / filled;

export function medianAmount({ someAmounts }: ColumnProfile): number {
  const sorted = [...someAmounts].sort((left, right) => left - right);
  return sorted[sorted.length >> 1] ?? 0;
}
