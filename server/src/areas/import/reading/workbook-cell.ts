import { badFile } from './file-kind';
import { dateOfDayNumber } from '../../../domain/plain-date';
import { damaged } from './zip-parts';

/** A cell as the sheet writes it: type by ECMA-376 part 1 §18.18.11, index of its style, raw value. */
export interface CellMark { type: string; style: number; value: string }

export interface CellStyles {
  /** By index of the style: whether numbers of it are shown as dates. */
  isDate: readonly boolean[];
  /** Days count from 1904-01-01 instead of 1899-12-30. */
  from1904: boolean;
}

/** What the cell says, as text. */
export function cellText({ type, style, value }: CellMark, texts: readonly string[], styles: CellStyles): string {
  switch (type) {
    case 's': return sharedText(texts, value);
    case 'b': return value === '1' ? 'TRUE' : 'FALSE';
    case 'n': return styles.isDate[style] ? dateText(Number(value), styles.from1904) : numberText(value);
    case 'd': return value.replace(/T00:00:00(\.0+)?Z?$/, '');
    default: return unescaped(value);
  }
}

function sharedText(texts: readonly string[], index: string): string {
  const text = texts[Number(index)];
  if (text === undefined) throw badFile(damaged);
  return text;
}

/** Excel writes 17 digits of a double: 5208.83 stands as 5208.8299999999999. */
function numberText(value: string): string {
  const text = String(Number(value));
  return /^-?\d+(\.\d+)?$/.test(text) ? text : value.trim();
}

/** A day number of Excel; its fraction is the time of the day, kept only where there is one. */
function dateText(serial: number, from1904: boolean): string {
  if (!(serial >= 1 && serial < 2_958_466)) return String(serial);
  const minutes = Math.round((serial % 1) * 1440);
  const day = Math.floor(serial) + (minutes === 1440 ? 1 : 0) - (from1904 ? 24_107 : 25_569);
  const date = dateOfDayNumber(day);
  if (minutes % 1440 === 0) return date;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Characters XML cannot hold stand as _x000D_ (ECMA-376 part 1 §22.9.2.19). */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** Whether a number format shows a day: built-in ones by number (ECMA-376 part 1 §18.8.30), others by their letters. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  const letters = code.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|_.|\*./gi, '').toLowerCase();
  return /[yd]/.test(letters) || (/m/.test(letters) && !/[hs]/.test(letters));
}
