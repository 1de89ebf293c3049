import { addDays, addMonths, type PlainDate } from '../../../../kernel/dates/plain-date';
import { periodOf, type Frequency } from './grant-periods';

/** What decides how much is granted and when, as a type of leave has it on file. */
export interface GrantRules {
  accrualFrequency: string | null;
  accrualGain: string;
  accrualOn: string | null;
  accrualLevels: readonly { afterMonths: number; days: string; mostBalance?: string | null }[];
  accrualProratesFirst: boolean;
  accrualProratesLast: boolean;
  accrualCountsLeave: boolean;
  accrualHours: string;
  accrualDayBasis: string;
  accrualUnpaid: string;
  accrualMostBalance: string | null;
  accrualMostPerYear: string | null;
  accrualMonths: number | null;
  accrualStep: string;
  accrualRounding: string;
}

/** Rules with the first day they hold and a number that no other rules of the type ever had. */
export interface GrantVersion extends GrantRules {
  accrualFrom: PlainDate | null;
  accrualVersion: number;
}

/** The rules that hold now or from a day to come, and those before them, oldest first. */
export interface DatedGrants extends GrantVersion {
  accrualEarlier: readonly GrantVersion[];
}

const rulesOf = (of: GrantRules): GrantRules => ({
  accrualFrequency: of.accrualFrequency,
  accrualGain: of.accrualGain,
  accrualOn: of.accrualOn,
  accrualLevels: of.accrualLevels.map(({ afterMonths, days, mostBalance }) => ({
    afterMonths,
    days,
    ...(typeof mostBalance === 'string' && { mostBalance }),
  })),
  accrualProratesFirst: of.accrualProratesFirst,
  accrualProratesLast: of.accrualProratesLast,
  accrualCountsLeave: of.accrualCountsLeave,
  accrualHours: of.accrualHours,
  accrualDayBasis: of.accrualDayBasis,
  accrualUnpaid: of.accrualUnpaid,
  accrualMostBalance: of.accrualMostBalance,
  accrualMostPerYear: of.accrualMostPerYear,
  accrualMonths: of.accrualMonths,
  accrualStep: of.accrualStep,
  accrualRounding: of.accrualRounding,
});

const number = (text: string | null): number | null => (text === null ? null : Number(text));
const asText = (of: GrantRules): string =>
  of.accrualFrequency === null
    ? ''
    : JSON.stringify({
        ...rulesOf(of),
        accrualLevels: of.accrualLevels.map(({ afterMonths, days, mostBalance }) => [
          afterMonths,
          Number(days),
          number(mostBalance ?? null),
        ]),
        accrualMostBalance: number(of.accrualMostBalance),
        accrualMostPerYear: number(of.accrualMostPerYear),
        accrualStep: Number(of.accrualStep),
      });

/** Whether nothing would be granted otherwise by one than by the other. */
export const grantsTheSame = (one: GrantRules, other: GrantRules): boolean => asText(one) === asText(other);

/**
 * What holds on each day when `after` holds from a day on: what held from that day or later is superseded, and rules
 * that stay as they are only begin on another day.
 */
export function grantsChangedFrom(
  before: DatedGrants,
  after: GrantRules,
  day: PlainDate,
): Pick<DatedGrants, 'accrualFrom' | 'accrualVersion' | 'accrualEarlier'> {
  const { accrualFrom, accrualVersion, accrualEarlier } = before;
  const held: GrantVersion[] = [
    ...accrualEarlier,
    ...(grantsTheSame(before, after) ? [] : [{ ...rulesOf(before), accrualFrom, accrualVersion }]),
  ];
  return {
    accrualFrom: day,
    accrualVersion: accrualVersion + 1,
    accrualEarlier: held.filter(({ accrualFrom: from }) => from === null || from < day),
  };
}

/**
 * The day other rules hold from where nobody says: when the period that runs is over, so that no grant is changed.
 * Years of service begin on another day for everybody and hours are counted by the month: there it is the first of the
 * next one.
 */
export function nextGrantDay(before: GrantVersion, after: GrantRules, today: PlainDate): PlainDate {
  if (before.accrualFrom !== null && before.accrualFrom > today) return before.accrualFrom;
  const frequencies = [before.accrualFrequency, after.accrualFrequency];
  if (frequencies.includes('hourly') || before.accrualFrequency === 'anniversary')
    return addMonths(`${today.slice(0, 7)}-01`, 1);
  return before.accrualFrequency === null
    ? today
    : addDays(periodOf(before.accrualFrequency as Frequency, today, today).to, 1);
}
