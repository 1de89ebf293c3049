import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';
import type { PayTier, TakenYear } from '../type/leave-type';

export const leaveLawCodes = [
  'annual',
  'sick',
  'maternity',
  'maternity_unpaid',
  'childcare',
  'paternity',
  'parental',
  'marriage',
  'bereavement_close',
  'bereavement',
  'bereavement_distant',
  'hajj',
  'iddah',
  'widow',
  'exam',
  'carer',
] as const;
export type LeaveLawCode = (typeof leaveLawCodes)[number];

/** Leave the law of a country gives, as of a day. What is not named here the law was not found to say. */
export interface LeaveLaw {
  code: LeaveLawCode;
  since: PlainDate;
  /** It was in force before, since when was not found. */
  isOlder?: true;
  /** Of the law of the country; null where it was read without its number. */
  article: string | null;
  /** The most of a leave year, for one event, or in all the time of employment. */
  days: number;
  per: 'year' | 'event' | 'service';
  /** Whether days of the calendar or of work are meant. */
  counts?: 'calendar' | 'working';
  countsHolidays?: boolean;
  /** Up to which of its days which share of pay goes on, where not all of it does; behind the last nothing does. */
  pay?: readonly PayTier[];
  /** From how many months of service on how many days a year are earned. */
  earned?: readonly { afterMonths: number; daysOfYear: number }[];
  year?: TakenYear;
  waitingMonths?: number;
  afterProbation?: true;
  gender?: 'female' | 'male';
  needsDocument?: true;
  /** Whom it is for, what else it asks, and where sources differ. */
  note?: Text;
  /** Addresses it was read at. */
  readAt: readonly string[];
}

/** Leave by the law of one country: dated data. A row is never changed here: a newer one is added with its day. */
export interface LeaveLaws {
  country: string;
  law: Text;
  /** The day all of it was read. */
  readOn: PlainDate;
  /** Newest first for each entitlement. */
  types: readonly LeaveLaw[];
  /** What of the law was not found, or is not calculated, for who has to. */
  notCovered: Text;
}

/** Steps of pay as pairs: the last day of each and the percent that goes on. */
export const steps = (...pairs: readonly (readonly [upToDay: number, percent: string])[]): PayTier[] =>
  pairs.map(([upToDay, percent]) => ({ upToDay, percent }));

export const unpaid = steps();
