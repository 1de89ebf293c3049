import { averageWageLawOn } from '../../statutory/average-wage-laws';
import {
  endOfServiceLawOn,
  type AwardShare,
  type EndOfServiceLaw,
  type EndOfServiceReason,
} from '../../statutory/end-of-service-laws';
import { explainEndOfService, type EndOfServiceLine } from './end-of-service-lines';
import { hashOf } from '../../engine/inputs-hash';
import { decimalOf, fine, scaled } from '../../../../kernel/numbers/fixed-point';
import { usualFactorsOn } from '../../statutory/salary-factors';
import { terminationWageOf, type AllowanceFact, type WagePart } from '../../engine/time/termination-wage';
import { allocate, divideRounded, formatMoney, type Rounding } from '../../../../kernel/numbers/money';
import { leapDaysIn, serviceDaysOf, yearsTold } from '../../engine/time/service-years';
import type { Text } from '../../../../kernel/text/text';
import type { UnpaidLeave } from '../../engine/time/unpaid-leave';
import { addDays, dayNumber, type PlainDate } from '../../../../kernel/dates/plain-date';

/** What an end of service is calculated from. `lastDay` is the last day of employment and counts. */
export interface ServiceFacts {
  country: string;
  currency: string;
  hireDate: PlainDate;
  lastDay: PlainDate;
  reason: EndOfServiceReason;
  /** Of which state, that of work or home, they are insured for the pension on the last day; of none unless told. */
  pensionOf?: 'here' | 'abroad';
  /** Unpaid days within the service, decimal text. */
  excludedDays: string;
  /** Where that figure comes from: what is on file, and why another one was entered. */
  unpaid?: { before: string; leaves: readonly UnpaidLeave[]; enteredBecause: string | null };
  basicSalary: string;
  allowances: readonly AllowanceFact[];
  /**
   * Of the employee's salary formula: what holds where no law does; null where they have none, then the usual ones
   * hold.
   */
  factors: { gratuityDaysFirstYears: string; gratuityDaysLaterYears: string; gratuityCapYears: string } | null;
}

/**
 * Amounts in smallest coins, days in ten-thousandths where not whole. Nothing here is rounded but amounts that are
 * told.
 */
export interface ServiceFigures {
  law: EndOfServiceLaw;
  serviceDays: number;
  leapDays: number;
  countedDays: bigint;
  /**
   * Of the days that count, those that earn at the rate of the first years, and those that earn at the rate of the
   * others.
   */
  firstDays: bigint;
  laterDays: bigint;
  basic: bigint;
  /** Those the law counts. */
  allowances: readonly WagePart[];
  /** What the law counts as pay: the basic salary, with the allowances above where it counts any. */
  pay: bigint;
  daily: bigint;
  perYear: { first: bigint; later: bigint };
  isTooShort: boolean;
  /** Told where a pension stands in place of the award. */
  pension: Text | null;
  /** Both bands, of which the sum is rounded once. */
  first: bigint;
  later: bigint;
  cap: bigint | null;
  gross: bigint;
  share: readonly [numerator: number, denominator: number];
  exactAward: readonly [numerator: bigint, denominator: bigint];
  award: bigint;
}

/** The same as it is stored: decimal texts, and each line with how it came about. */
export interface EndOfServiceResult {
  serviceDays: number;
  years: string;
  dailySalary: string;
  firstYearsDays: string;
  firstYearsAmount: string;
  laterYearsDays: string;
  laterYearsAmount: string;
  award: string;
  lines: EndOfServiceLine[];
  inputsHash: string;
}

const rounding: Rounding = 'half-up';

/**
 * Service in days, the days that do not count, and the law of the last day. Throws RangeError when nothing is left to
 * count.
 */
export function endOfService(facts: ServiceFacts): EndOfServiceResult {
  const figures = figuresOf(facts);
  const { currency } = facts;
  const { perYear, firstDays, laterDays } = figures;
  const isNothing = figures.isTooShort || figures.pension !== null;
  const days = (served: bigint, each: bigint) =>
    decimalOf(isNothing ? 0n : divideRounded(served * each, serviceDaysOf(1), rounding), fine);
  return {
    serviceDays: figures.serviceDays,
    years: yearsTold(figures.countedDays),
    dailySalary: formatMoney(figures.daily, currency),
    firstYearsDays: days(firstDays, perYear.first),
    firstYearsAmount: formatMoney(figures.first, currency),
    laterYearsDays: days(laterDays, perYear.later),
    laterYearsAmount: formatMoney(figures.later, currency),
    award: formatMoney(figures.award, currency),
    lines: explainEndOfService(facts, figures),
    inputsHash: hashOf([
      facts,
      figures.law.country,
      figures.law.validFrom,
      ...(figures.law.country === null && !facts.factors ? [usualFactorsOn(facts.lastDay).gratuityCapYears] : []),
    ]),
  };
}

/** The award alone, with the years of service. Throws RangeError when nothing is left to count. */
export function awardOf(facts: ServiceFacts): Pick<EndOfServiceResult, 'award' | 'years'> {
  const { award, countedDays } = figuresOf(facts);
  return { award: formatMoney(award, facts.currency), years: yearsTold(countedDays) };
}

/** The award in smallest coins before it is rounded, and the days that count, in ten-thousandths. */
export function exactAwardOf(facts: ServiceFacts): { award: readonly [bigint, bigint]; countedDays: bigint } {
  const { exactAward, countedDays } = figuresOf(facts);
  return { award: exactAward, countedDays };
}

/** Whether no more days are left out than were served. */
export const hasService = (facts: ServiceFacts): boolean => countedOf(facts).countedDays >= 0n;

function countedOf({
  country,
  hireDate,
  lastDay,
  excludedDays,
}: ServiceFacts): Pick<ServiceFigures, 'law' | 'serviceDays' | 'leapDays' | 'countedDays'> {
  const law = endOfServiceLawOn(country, lastDay);
  const serviceDays = dayNumber(lastDay) - dayNumber(hireDate) + 1;
  const leapDays = law.countsLeapDays ? 0 : leapDaysIn(hireDate, lastDay).length;
  return {
    law,
    serviceDays,
    leapDays,
    countedDays: BigInt(serviceDays - leapDays) * fine - scaled(excludedDays, fine),
  };
}

function figuresOf(facts: ServiceFacts): ServiceFigures {
  const { law, serviceDays, leapDays, countedDays } = countedOf(facts);
  if (countedDays < 0n) throw new RangeError('more days are left out than were served');
  const earning = law.paidByFund ? daysBefore(facts, law.paidByFund.from, countedDays) : countedDays;
  const atFirstRate = law.firstRateBefore ? daysBefore(facts, law.firstRateBefore, countedDays) : earning;
  const firstDays = atFirstRate < serviceDaysOf(law.firstYears) ? atFirstRate : serviceDaysOf(law.firstYears);
  const laterDays = earning - firstDays;
  const limit = serviceDaysOf(law.nothingWithin.years);
  const isTooShort = law.nothingWithin.inclusive ? countedDays <= limit : countedDays < limit;

  const { pensionInPlace } = law;
  const isInPlace = facts.pensionOf === 'here' || (facts.pensionOf && pensionInPlace?.of === 'gulf_nationals');
  const pension = isInPlace ? (pensionInPlace?.why ?? null) : null;

  const { basic, allowances, wage } = terminationWageOf(facts);
  const counted =
    law.pay === 'wage'
      ? allowances
      : averageWageLawOn(facts.country, facts.lastDay).countsAsBasic
        ? allowances.filter(({ isAverage }) => isAverage)
        : [];
  const pay = counted.reduce((sum, { amount }) => sum + amount, basic);
  const own = law.country === null ? (facts.factors ?? usualFactorsOn(facts.lastDay)) : null;
  const perYear = {
    first: own ? scaled(own.gratuityDaysFirstYears, fine) : BigInt(law.daysPerYear.first) * fine,
    later: own ? scaled(own.gratuityDaysLaterYears, fine) : BigInt(law.daysPerYear.later) * fine,
  };
  const month = BigInt(law.daysOfMonth);
  const exact = (served: bigint, each: bigint) => (isTooShort || pension ? 0n : pay * served * each);
  const [ofFirst, ofLater, parts] = [
    exact(firstDays, perYear.first),
    exact(laterDays, perYear.later),
    serviceDaysOf(1) * fine * month,
  ];
  const [first, later] = allocate([ofFirst, ofLater], parts, rounding) as [bigint, bigint];
  const cap = own
    ? divideRounded(basic * 12n * scaled(own.gratuityCapYears, fine), fine, rounding)
    : law.cap
      ? BigInt(law.cap.months) * (law.cap.of === 'wage' ? wage : basic)
      : null;
  const isCapped = cap !== null && ofFirst + ofLater > cap * parts;
  const share = shareOf(law.shares[facts.reason], countedDays);
  const exactAward = [
    (isCapped ? cap * parts : ofFirst + ofLater) * BigInt(share[0]),
    parts * BigInt(share[1]),
  ] as const;
  return {
    law,
    serviceDays,
    leapDays,
    countedDays,
    firstDays,
    laterDays,
    basic,
    allowances: counted,
    pay,
    daily: divideRounded(pay, month, rounding),
    perYear,
    isTooShort,
    pension,
    first,
    later,
    cap,
    gross: isCapped ? cap : first + later,
    share,
    exactAward,
    award: divideRounded(...exactAward, rounding),
  };
}

/**
 * Days of service before a day. Unpaid days that were entered by hand, of which no day is known, are taken off the time
 * since.
 */
function daysBefore({ hireDate, unpaid }: ServiceFacts, day: PlainDate, countedDays: bigint): bigint {
  const last = addDays(day, -1);
  if (hireDate > last) return 0n;
  const onFile = unpaid && !unpaid.enteredBecause ? unpaid : { before: '0', leaves: [] };
  const away = onFile.leaves.reduce((sum, leave) => sum + awayBefore(leave, day), scaled(onFile.before, fine));
  const counted = BigInt(dayNumber(day) - dayNumber(hireDate) - leapDaysIn(hireDate, last).length) * fine - away;
  return counted < 0n ? 0n : counted < countedDays ? counted : countedDays;
}

/** What of a leave lies before a day; in proportion where it goes across it and was kept without that figure. */
function awayBefore({ fromDate, toDate, days, daysBefore: told }: UnpaidLeave, day: PlainDate): bigint {
  if (fromDate >= day) return 0n;
  if (toDate < day) return scaled(days, fine);
  if (told !== undefined) return scaled(told, fine);
  return (
    (scaled(days, fine) * BigInt(dayNumber(day) - dayNumber(fromDate))) /
    BigInt(dayNumber(toDate) - dayNumber(fromDate) + 1)
  );
}

function shareOf(steps: readonly AwardShare[] | undefined, countedDays: bigint): readonly [number, number] {
  const step = steps?.find(({ withinYears, inclusive }) => {
    const limit = serviceDaysOf(withinYears);
    return inclusive ? countedDays <= limit : countedDays < limit;
  });
  return step?.share ?? [1, 1];
}
