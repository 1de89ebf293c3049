import { cleaned, latinDigits } from './clean-text';
import { halfOfDay, hourOfDay } from './half-of-day';

const clock = new RegExp(
  String.raw`^(?:\d{4}-\d{2}-\d{2}[T ])?(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)? ?(${halfOfDay})?$`,
  'i',
);

/**
 * The time of day a cell shows as HH:mm:ss, in any digits, or null: '8:05', '8.05 am', 0.336805 of a day as
 * spreadsheets count.
 */
export function readClock(cell: string): string | null {
  const text = latinDigits(cleaned(cell));
  if (/^0?\.\d+$/.test(text)) return shown(Math.min(86_399, Math.round(Number(text) * 86_400)));
  const match = clock.exec(text);
  if (!match) return null;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59 || (match[4] && (hour < 1 || hour > 12))) return null;
  return shown(hourOfDay(hour, match[4]) * 3_600 + minute * 60 + second);
}

const shown = (seconds: number): string =>
  [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
