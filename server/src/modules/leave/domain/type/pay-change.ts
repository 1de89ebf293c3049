import { addMonths, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { PayTier } from './leave-type';

/**
 * How much of the pay goes on during leave of a type: the first step a day of the leave year lies in, else the percent.
 */
export interface PayRule {
  paidPercent: string;
  payTiers: readonly PayTier[];
}

/** A rule with the first day it holds; null where it always did. */
export interface PayVersion extends PayRule {
  payFrom: PlainDate | null;
}

/** The rule that holds now or from a day to come, and those before it, oldest first. */
export interface DatedPay extends PayVersion {
  payEarlier: readonly PayVersion[];
}

const asText = ({ paidPercent, payTiers }: PayRule): string =>
  JSON.stringify([Number(paidPercent), payTiers.map(({ upToDay, percent }) => [upToDay, Number(percent)])]);

/** Whether no day would be paid otherwise by one than by the other. */
export const paysTheSame = (one: PayRule, other: PayRule): boolean => asText(one) === asText(other);

/**
 * What holds on each day when another rule holds from a day on: what held from that day or later is superseded, and a
 * rule that stays as it is only begins on another day.
 */
export function payChangedFrom(
  before: DatedPay,
  after: PayRule,
  day: PlainDate,
): Pick<DatedPay, 'payFrom' | 'payEarlier'> {
  const { payFrom, payEarlier, paidPercent, payTiers } = before;
  const held = [...payEarlier, ...(paysTheSame(before, after) ? [] : [{ payFrom, paidPercent, payTiers }])];
  return { payFrom: day, payEarlier: held.filter(({ payFrom: from }) => from === null || from < day) };
}

/**
 * The day another rule holds from where nobody says: the first of the next month, so that the one that runs is paid by
 * one rule.
 */
export const nextPayDay = ({ payFrom }: Pick<PayVersion, 'payFrom'>, today: PlainDate): PlainDate =>
  payFrom !== null && payFrom > today ? payFrom : addMonths(`${today.slice(0, 7)}-01`, 1);

/** The rule a day is paid by, and the first day it holds no more; null where nothing follows. */
export function payOn({ payEarlier, ...latest }: DatedPay, day: PlainDate): PayVersion & { next: PlainDate | null } {
  const versions: PayVersion[] = [...payEarlier, latest];
  const at = Math.max(
    0,
    versions.findLastIndex(({ payFrom }) => payFrom === null || payFrom <= day),
  );
  return { ...versions[at]!, next: versions[at + 1]?.payFrom ?? null };
}
