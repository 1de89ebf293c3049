import type { PlainDate } from '../../../kernel/dates/plain-date';
import { lawOn } from '../../../kernel/law-on';

/**
 * What a law says of the length of work: when night is, by clocks on the wall, and beyond how many minutes a week is
 * overtime.
 */
export interface WorkingTimeLaw {
  /** Country, ISO 3166-1; null is the rule for countries without one of their own. */
  country: string | null;
  validFrom: PlainDate;
  source: string;
  night: { from: string; to: string };
  /** Whether overtime by night is worth more to those who work in shifts too. */
  nightCountsInShifts: boolean;
  weeklyMinutes: number;
  /** Between the end of one day of work and the start of the next. */
  restMinutes: number;
}

/**
 * Directive 2003/88/EC, article 3: eleven hours. Neither the law of the Emirates nor that of Saudi Arabia gives a
 * number of its own.
 */
const usualRest = 11 * 60;

/** Newest first within a country. A law is never changed here: a newer one is added with its day. */
export const workingTimeLaws: readonly WorkingTimeLaw[] = [
  {
    country: 'AE',
    validFrom: '2022-02-02',
    source: 'Federal Decree-Law 33 of 2021, articles 17 and 19; who works in shifts is left out by article 19 (3)',
    night: { from: '22:00', to: '04:00' },
    nightCountsInShifts: false,
    weeklyMinutes: 48 * 60,
    restMinutes: usualRest,
  },
  {
    country: 'SA',
    validFrom: '2006-04-26',
    source: 'Labor Law (Royal Decree M/51), article 98; night work by decision of the minister, 23:00 to 06:00',
    night: { from: '23:00', to: '06:00' },
    nightCountsInShifts: true,
    weeklyMinutes: 48 * 60,
    restMinutes: usualRest,
  },
  {
    country: null,
    validFrom: '1900-01-01',
    source: 'ILO conventions 1 (48 hours a week) and 171 (seven hours that include midnight to five)',
    night: { from: '22:00', to: '05:00' },
    nightCountsInShifts: true,
    weeklyMinutes: 48 * 60,
    restMinutes: usualRest,
  },
];

/** The law of a country as of a day. */
export const workingTimeLaw = (country: string, day: PlainDate): WorkingTimeLaw => lawOn(workingTimeLaws, country, day);
