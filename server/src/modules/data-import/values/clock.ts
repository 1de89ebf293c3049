import { cleaned, latinDigits } from './clean-text';

/**
 * The time of day a cell shows as HH:mm:ss, or null: '8:05', '8.05 am', '٠٨:٠٥', 0.336805 of a day as spreadsheets
 * count.
 */
export function readClock(cell: string): string | null {
  const text = latinDigits(cleaned(cell));
  if (/^0?\.\d+$/.test(text)) return shown(Math.min(86_399, Math.round(Number(text) * 86_400)));
  const match =
    /^(?:\d{4}-\d{2}-\d{2}[T ])?(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)? ?(am|pm|a\.m\.|p\.m\.|ص|م)?$/i.exec(
      text,
    );
  if (!match) return null;
  const [hour, minute, second] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59 || (match[4] && (hour < 1 || hour > 12))) return null;
  return shown((match[4] ? (hour % 12) + (/^(p|م)/i.test(match[4]) ? 12 : 0) : hour) * 3_600 + minute * 60 + second);
}

const shown = (seconds: number): string =>
  [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
