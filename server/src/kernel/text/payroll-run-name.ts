import { monthInWords } from '../dates/date-words';
import type { Month } from '../dates/plain-date';
import type { Bilingual } from './text';

/** What tells the payroll runs of a month apart; `people` are those named one by one. */
export interface RunToName {
  period: Month;
  kind: string;
  group: string | null;
  people: number;
}

const kinds: Record<string, Bilingual> = {
  off_cycle: { en: 'off-cycle', ar: 'خارج الدورة' },
  final: { en: 'final pay', ar: 'الراتب الأخير' },
  correction: { en: 'correction', ar: 'تصحيح' },
};

/**
 * What a payroll run is called: its month, and where it is no regular run of everybody, its kind and whom it is for.
 */
export function runName({ period, kind, group, people }: RunToName): Bilingual {
  const month = monthInWords(period);
  const named = (one: string, many: string) => (people === 0 ? [] : [people === 1 ? one : many]);
  const parts = (language: 'en' | 'ar') => [
    month[language],
    ...(kinds[kind] ? [kinds[kind][language]] : []),
    ...(group ? [group] : []),
  ];
  return {
    en: [...parts('en'), ...named('1 person', `${people} people`)].join(' · '),
    ar: [...parts('ar'), ...named('شخص واحد', `عدد الأشخاص ${people}`)].join(' · '),
  };
}

const mark = /^(\d{4}-(?:0[1-9]|1[0-2])) (regular|off_cycle|final|correction) (\d+)(?: (.+))?$/s;

/**
 * The run a mark of the database names ("2026-10 off_cycle 0 Sales"); null where it is none. Kept, it is put into words
 * for each reader.
 */
export function runOfMark(text: string): RunToName | null {
  const found = mark.exec(text);
  return found && { period: found[1]!, kind: found[2]!, people: Number(found[3]), group: found[4] ?? null };
}
