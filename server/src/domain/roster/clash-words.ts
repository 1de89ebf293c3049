import type { PlainDate } from '../plain-date';
import type { Text } from '../text';
import type { Clash } from './roster-clashes';

const hoursOf = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** What stands against a shift of a day, as a sentence. */
export function clashWords({ kind, minutes }: Clash, date: PlainDate): Text {
  const by = hoursOf(minutes ?? 0);
  const words: Record<Clash['kind'], Text> = {
    overlap: { en: `On ${date} two shifts overlap.`, ar: `تتداخل ورديتان في ${date}.` },
    rest: { en: `Before the shift of ${date} the rest is too short by ${by} h.`, ar: `الراحة قبل وردية ${date} أقصر من اللازم بمقدار ${by} ساعة.` },
    week: { en: `With the shift of ${date} the week is too long by ${by} h.`, ar: `مع وردية ${date} تزيد ساعات الأسبوع بمقدار ${by} ساعة.` },
    leave: { en: `There is approved leave on ${date}.`, ar: `توجد إجازة معتمدة في ${date}.` },
    licence: { en: `On ${date} the licence is not valid.`, ar: `الترخيص غير ساري في ${date}.` },
  };
  return words[kind];
}
