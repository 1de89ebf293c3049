import { averageWageLawOn } from './law/average-wage-laws';
import { endOfServiceLawOn, type AwardShare, type EndOfServiceLaw, type EndOfServiceReason } from './law/end-of-service-laws';
import { explainEndOfService, type EndOfServiceLine } from './end-of-service-lines';
import { hashOf } from './inputs-hash';
import { decimalOf, fine, scaled } from './fine-numbers';
import { usualFactorsOn } from './law/salary-factors';
import { lastPayOf, type AllowanceFact, type WagePart } from './last-pay';
import { divideRounded, formatMoney, type Rounding } from './money';
import type { UnpaidLeave } from './unpaid-leave';
import { addDays, dayNumber, type PlainDate } from './plain-date';

/** What an end of service is calculated from. `lastDay` is the last day of employment and counts. */
export interface ServiceFacts {
  country: string;
  currency: string;
  hireDate: PlainDate;
  lastDay: PlainDate;
  reason: EndOfServiceReason;
  /** Unpaid days within the service, decimal text. */
  excludedDays: string;
  /** Where that figure comes from: what is on file, and why another one was entered. */
  unpaid?: { before: string; leaves: readonly UnpaidLeave[]; enteredBecause: string | null };
  basicSalary: string;
  allowances: readonly AllowanceFact[];
  /** Of the employee's salary formula: what holds where no law does; null where he has none, then the usual ones hold. */
  factors: { gratuityDaysFirstYears: string; gratuityDaysLaterYears: string; gratuityCapYears: string } | null;
}

/** Amounts in smallest coins, years and days in hundredths where not whole. */
export interface ServiceFigures {
  law: EndOfServiceLaw;
  serviceDays: number;
  leapDays: number;
  countedDays: bigint;
  years: bigint;
  firstYears: bigint;
  laterYears: bigint;
  basic: bigint;
  /** Those the law counts. */
  allowances: readonly WagePart[];
  /** What the law counts as pay: the basic salary, with the allowances above where it counts any. */
  pay: bigint;
  daily: bigint;
  perYear: { first: bigint; later: bigint };
  isTooShort: boolean;
  first: bigint;
  later: bigint;
  cap: bigint | null;
  gross: bigint;
  share: readonly [numerator: number, denominator: number];
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
const daysOfYear = 365n;
/** 29 Februaries from one day to another, both included. */
function leapDaysIn(from: PlainDate, to: PlainDate): number {
  let count = 0;
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    const day = addDays(`${String(year).padStart(4, '0')}-02-28`, 1);
    if (day.endsWith('-29') && day >= from && day <= to) count += 1;
  }
  return count;
}

/** Service in days, the days that do not count, and the law of the last day. Throws RangeError when nothing is left to count. */
export function endOfService(facts: ServiceFacts): EndOfServiceResult {
  const figures = figuresOf(facts);
  const { currency } = facts;
  const { perYear, firstYears, laterYears, isTooShort } = figures;
  const days = (years: bigint, each: bigint) => decimalOf(isTooShort ? 0n : divideRounded(years * each, 100n, rounding), fine);
  return {
    serviceDays: figures.serviceDays,
    years: decimalOf(figures.years, 100n),
    dailySalary: formatMoney(figures.daily, currency),
    firstYearsDays: days(firstYears, perYear.first),
    firstYearsAmount: formatMoney(figures.first, currency),
    laterYearsDays: days(laterYears, perYear.later),
    laterYearsAmount: formatMoney(figures.later, currency),
    award: formatMoney(figures.award, currency),
    lines: explainEndOfService(facts, figures),
    inputsHash: hashOf([facts, figures.law.country, figures.law.validFrom, ...figures.law.country === null && !facts.factors ? [usualFactorsOn(facts.lastDay).gratuityCapYears] : []]),
  };
}

/** The award alone, with the years of service. Throws RangeError when nothing is left to count. */
export function awardOf(facts: ServiceFacts): Pick<EndOfServiceResult, 'award' | 'years'> {
  const { award, years } = figuresOf(facts);
  return { award: formatMoney(award, facts.currency), years: decimalOf(years, 100n) };
}

/** Whether no more days are left out than were served. */
export const hasService = (facts: ServiceFacts): boolean => countedOf(facts).countedDays >= 0n;

function countedOf({ country, hireDate, lastDay, excludedDays }: ServiceFacts): Pick<ServiceFigures, 'law' | 'serviceDays' | 'leapDays' | 'countedDays'> {
  const law = endOfServiceLawOn(country, lastDay);
  const serviceDays = dayNumber(lastDay) - dayNumber(hireDate) + 1;
  const leapDays = law.countsLeapDays ? 0 : leapDaysIn(hireDate, lastDay);
  return { law, serviceDays, leapDays, countedDays: BigInt(serviceDays - leapDays) * 100n - scaled(excludedDays, 100n) };
}

function figuresOf(facts: ServiceFacts): ServiceFigures {
  const { law, serviceDays, leapDays, countedDays } = countedOf(facts);
  if (countedDays < 0n) throw new RangeError('more days are left out than were served');
  const years = divideRounded(countedDays, daysOfYear, rounding);
  const earning = law.paidByFund ? yearsBefore(facts, law.paidByFund.from, countedDays) : years;
  const atFirstRate = law.firstRateBefore ? yearsBefore(facts, law.firstRateBefore, countedDays) : earning;
  const firstYears = atFirstRate < BigInt(law.firstYears) * 100n ? atFirstRate : BigInt(law.firstYears) * 100n;
  const laterYears = earning - firstYears;
  const limit = BigInt(law.nothingWithin.years) * daysOfYear * 100n;
  const isTooShort = law.nothingWithin.inclusive ? countedDays <= limit : countedDays < limit;

  const { basic, allowances, wage } = lastPayOf(facts);
  const counted = law.pay === 'wage' ? allowances : averageWageLawOn(facts.country, facts.lastDay).countsAsBasic ? allowances.filter(({ isAverage }) => isAverage) : [];
  const pay = counted.reduce((sum, { amount }) => sum + amount, basic);
  const own = law.country === null ? facts.factors ?? usualFactorsOn(facts.lastDay) : null;
  const perYear = {
    first: own ? scaled(own.gratuityDaysFirstYears, fine) : BigInt(law.daysPerYear.first) * fine,
    later: own ? scaled(own.gratuityDaysLaterYears, fine) : BigInt(law.daysPerYear.later) * fine,
  };
  const month = BigInt(law.daysOfMonth);
  const amount = (of: bigint, each: bigint) => isTooShort ? 0n : divideRounded(pay * of * each, 100n * fine * month, rounding);
  const [first, later] = [amount(firstYears, perYear.first), amount(laterYears, perYear.later)];
  const cap = own ? divideRounded(basic * 12n * scaled(own.gratuityCapYears, fine), fine, rounding)
    : law.cap ? BigInt(law.cap.months) * (law.cap.of === 'wage' ? wage : basic) : null;
  const gross = cap !== null && first + later > cap ? cap : first + later;
  const share = shareOf(law.shares[facts.reason], countedDays);
  return {
    law, serviceDays, leapDays, countedDays, years, firstYears, laterYears, basic, allowances: counted, pay,
    daily: divideRounded(pay, month, rounding), perYear, isTooShort, first, later, cap, gross, share,
    award: divideRounded(gross * BigInt(share[0]), BigInt(share[1]), rounding),
  };
}

/** Years of service before a day. Unpaid days that were entered by hand, of which no day is known, are taken off the time since. */
function yearsBefore({ hireDate, unpaid }: ServiceFacts, day: PlainDate, countedDays: bigint): bigint {
  const last = addDays(day, -1);
  if (hireDate > last) return 0n;
  const onFile = unpaid && !unpaid.enteredBecause ? unpaid : { before: '0', leaves: [] };
  const away = onFile.leaves.reduce((sum, { fromDate, toDate, days }) => {
    const within = dayNumber(toDate < last ? toDate : last) - dayNumber(fromDate) + 1;
    return within > 0 ? sum + scaled(days, 100n) * BigInt(within) / BigInt(dayNumber(toDate) - dayNumber(fromDate) + 1) : sum;
  }, scaled(onFile.before, 100n));
  const counted = BigInt(dayNumber(day) - dayNumber(hireDate) - leapDaysIn(hireDate, last)) * 100n - away;
  return divideRounded(counted < 0n ? 0n : counted < countedDays ? counted : countedDays, daysOfYear, rounding);
}

function shareOf(steps: readonly AwardShare[] | undefined, countedDays: bigint): readonly [number, number] {
  const step = steps?.find(({ withinYears, inclusive }) => {
    const limit = BigInt(withinYears) * daysOfYear * 100n;
    return inclusive ? countedDays <= limit : countedDays < limit;
  });
  return step?.share ?? [1, 1];
}
