import { badFile } from './file-kind';
import { dateOfDayNumber } from '../../../kernel/dates/plain-date';
import { damaged } from './zip-parts';

/**
 * A cell as the sheet writes it: type by ECMA-376 part 1 §18.18.11, index of its style, raw value; a formula where it
 * has one.
 */
export interface CellMark {
  type: string;
  style: number;
  value: string;
  formula?: string;
}

export interface CellFormat {
  shows: 'day' | 'time' | 'number';
  code: string;
}

export interface CellStyles {
  /** By index of the style. */
  formats: readonly CellFormat[];
  /** Days count from 1904-01-01 instead of 1899-12-30. */
  from1904: boolean;
}

/** What the cell says, as text; a formula whose value was never stored stands as it is written, '=E2*1.1'. */
export function cellText(
  { type, style, value, formula }: CellMark,
  texts: readonly string[],
  styles: CellStyles,
): string {
  if (value === '') return formula === undefined || type === 'str' ? '' : `=${formula.slice(0, 100) || '?'}`;
  switch (type) {
    case 's':
      return sharedText(texts, value);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return formatted(value, styles.formats[style], styles.from1904);
    case 'd':
      return value.replace(/T00:00:00(\.0+)?Z?$/, '');
    default:
      return unescaped(value);
  }
}

function formatted(value: string, format: CellFormat | undefined, from1904: boolean): string {
  if (format?.shows === 'day') return dateText(Number(value), from1904);
  if (format?.shows === 'time') return timeText(Number(value), format.code, from1904);
  return codeText(value, format?.code ?? '') ?? numberText(value);
}

/** Whether a number has more digits than Excel keeps (15), so that the last ones are not what was typed. */
export const losesDigits = ({ type, value }: CellMark): boolean => type === 'n' && /^\d{16,}$/.test(numberText(value));

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
  const { days, seconds } = momentOf(serial);
  const date = dateOfDayNumber(days - (from1904 ? 24_107 : 25_569));
  return seconds === 0 ? date : `${date} ${clock(seconds)}`;
}

/** Days and whole seconds. A time before midnight stays before it; only the noise of a double is taken for midnight. */
function momentOf(serial: number): { days: number; seconds: number } {
  const days = Math.floor(serial);
  const seconds = (serial - days) * 86_400;
  if (seconds > 86_399.999) return { days: days + 1, seconds: 0 };
  return { days, seconds: Math.min(86_399, Math.round(seconds)) };
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, ...(seconds % 60 ? [seconds % 60] : [])];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * A time of the day as HH:mm or HH:mm:ss; with its day where the number has one, and hours beyond 24 where the format
 * counts on.
 */
function timeText(serial: number, code: string, from1904: boolean): string {
  if (!(serial >= 0)) return String(serial);
  const { days, seconds } = momentOf(serial);
  if (/\[h+\]/i.test(code)) return clock(days * 86_400 + seconds);
  return serial < 1 ? clock(seconds) : dateText(serial, from1904);
}

/**
 * A number as a format of digits alone shows it, as codes have them: 71 by 00000 is '00071', by "E-"0000 'E-0071', by
 * 000-000 '000-071'. None of amounts: their formats group thousands or have decimals.
 */
function codeText(value: string, code: string): string | undefined {
  const format = (code.split(';')[0] ?? '').replace(/\[[^\]]*\]|_.|\*./g, '');
  const digits = numberText(value);
  if (!/^\d{1,15}$/.test(digits) || !/^(?:"[^"]*"|\\.|[- /()+0])+$/.test(format)) return undefined;
  const marks = [...format.matchAll(/"([^"]*)"|\\(.)|(.)/g)].map(([, quoted, escaped, plain]) => ({
    text: quoted ?? escaped ?? plain!,
    isDigit: plain === '0',
  }));
  const zeros = marks.filter(({ isDigit }) => isDigit).length;
  const before = marks
    .slice(
      0,
      marks.findIndex(({ isDigit }) => isDigit),
    )
    .map(({ text }) => text)
    .join('');
  if (zeros < 2 && !(zeros === 1 && /\p{L}[-/]$/u.test(before))) return undefined;
  const padded = digits.padStart(zeros, '0');
  // More digits than places stand at the first place.
  let at = padded.length - zeros;
  let isFirst = true;
  return marks
    .map(({ text, isDigit }) => {
      if (!isDigit) return text;
      at += 1;
      const shown = isFirst ? padded.slice(0, at) : padded[at - 1]!;
      isFirst = false;
      return shown;
    })
    .join('');
}

/** Characters XML cannot hold stand as _x000D_ (ECMA-376 part 1 §22.9.2.19). */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** What a number format shows: built-in ones by number (ECMA-376 part 1 §18.8.30), others by their letters. */
export function formatOf(id: number, code: string | undefined): CellFormat {
  if (code === undefined)
    return {
      shows: builtInDays(id) ? 'day' : builtInTimes(id) ? 'time' : 'number',
      code: id === 46 ? '[h]:mm:ss' : '',
    };
  const letters = code
    .replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|_.|\*./gi, '')
    .replace(/general/i, '')
    .toLowerCase();
  const isTime = /[hs]/.test(letters);
  return { shows: /[yd]/.test(letters) || (/m/.test(letters) && !isTime) ? 'day' : isTime ? 'time' : 'number', code };
}

const builtInDays = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const builtInTimes = (id: number): boolean => (id >= 18 && id <= 21) || (id >= 45 && id <= 47);
