import { compounded, factorScale } from '../../../../kernel/numbers/compound';
import { divideRounded, formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import {
  addDays,
  addMonths,
  dateOfDayNumber,
  dayNumber,
  earlier,
  type PlainDate,
} from '../../../../kernel/dates/plain-date';
import { exactAwardOf, type ServiceFacts } from './end-of-service';

/** What a company assumes of the years to come; rates are decimal texts, in percent a year. */
export interface ProvisionAssumptions {
  discountRate: string;
  salaryGrowth: string;
}

/** The same for one person: `until` is the day the service is expected to end. */
export interface Projection extends ProvisionAssumptions {
  until: PlainDate;
}

/** When a service is expected to end: on the day on file, else after so many years, or before an age is reached. */
export function expectedEnd({
  lastDay,
  endOnFile,
  hireDate,
  birthDate,
  serviceYears,
  retirementAge,
}: {
  lastDay: PlainDate;
  endOnFile: PlainDate | null;
  hireDate: PlainDate;
  birthDate: PlainDate | null;
  serviceYears: number;
  retirementAge: number | null;
}): PlainDate {
  const after = (begin: PlainDate, years: number) => addDays(addMonths(begin, 12 * years), -1);
  const byAge = birthDate && retirementAge !== null ? after(birthDate, retirementAge) : null;
  const end = endOnFile ?? earlier(after(hireDate, serviceYears), byAge);
  return end > lastDay ? end : lastDay;
}

/** A benefit at the end of a service, earned evenly over `total` of which `served` are over. */
export interface EvenBenefit {
  /** In smallest coins, before rounding. */
  benefit: readonly [numerator: bigint, denominator: bigint];
  served: bigint;
  total: bigint;
  /** Months until it is paid, and the rate they are discounted by. */
  months: number;
  discountRate: string;
}

/** What of a benefit is earned so far, at its value of today: IAS 19 paragraphs 67 to 70. */
export function presentValue({ benefit: [amount, parts], served, total, months, discountRate }: EvenBenefit): bigint {
  if (total <= 0n) return 0n;
  return divideRounded(amount * served * factorScale, parts * total * compounded(discountRate, months), 'half-up');
}

/** How the projected provision moved: opening + service cost + interest + remeasurement − settled = closing. */
export interface ProjectedMovement {
  projectedOpening: string;
  serviceCost: string;
  interest: string;
  remeasurement: string;
  projectedClosing: string;
}

/**
 * The movement of a month. What other pay, other assumptions, or a payment of another amount make of the service before
 * is remeasurement.
 */
export function projectedProvisionOf({
  service,
  before,
  brought,
  paid,
  projection,
}: {
  service: ServiceFacts;
  before: ServiceFacts | null;
  brought: string | null;
  paid: { amount: string; isOfMonth: boolean } | null;
  projection: Projection;
}): ProjectedMovement {
  const { currency } = service;
  const award = projectedAward(service, projection);
  const servedBefore = before ? exactAwardOf(before).countedDays : 0n;
  const settled = paid?.isOfMonth ? parseMoney(paid.amount, currency) : 0n;
  const opening = brought !== null ? parseMoney(brought, currency) : before ? openingOf(before, projection) : 0n;
  const closing = paid ? 0n : presentValue(award);
  const atNewTerms = paid ? 0n : presentValue({ ...award, served: servedBefore });
  const interest =
    before && !paid
      ? divideRounded(opening * compounded(projection.discountRate, 1), factorScale, 'half-up') - opening
      : 0n;
  const money = (amount: bigint) => formatMoney(amount, currency);
  return {
    projectedOpening: money(opening),
    serviceCost: money(closing - atNewTerms),
    interest: money(interest),
    remeasurement: money(atNewTerms - opening - interest + settled),
    projectedClosing: money(closing),
  };
}

const openingOf = (before: ServiceFacts, projection: Projection): bigint =>
  presentValue(
    projectedAward(before, projection.until < before.lastDay ? { ...projection, until: before.lastDay } : projection),
  );

/**
 * The award at the expected end, at the pay of then, which grows each January. It is earned evenly until further
 * service adds nothing but through pay: IAS 19 paragraph 70 (b).
 */
export function projectedAward(service: ServiceFacts, { until, salaryGrowth, discountRate }: Projection): EvenBenefit {
  const months = monthsBetween(service.lastDay, until);
  const raises = yearOf(until) - yearOf(service.lastDay);
  const { award } = exactAwardOf({ ...service, lastDay: until });
  return {
    benefit: [award[0] * compounded(salaryGrowth, 12 * raises), award[1] * factorScale],
    served: exactAwardOf(service).countedDays,
    total: exactAwardOf({ ...service, lastDay: earnedThrough(service, until) }).countedDays,
    months,
    discountRate,
  };
}

const yearOf = (day: PlainDate): number => Number(day.slice(0, 4));
const monthsBetween = (from: PlainDate, to: PlainDate): number =>
  (yearOf(to) - yearOf(from)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** The first day from the last one served on which the whole award is earned. */
function earnedThrough(service: ServiceFacts, until: PlainDate): PlainDate {
  const earnedBy = (day: number): boolean => {
    const [amount, parts] = exactAwardOf({ ...service, lastDay: dateOfDayNumber(day) }).award;
    return amount * whole[1] >= whole[0] * parts;
  };
  const whole = exactAwardOf({ ...service, lastDay: until }).award;
  let [first, last] = [dayNumber(service.lastDay), dayNumber(until)];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (earnedBy(middle)) last = middle;
    else first = middle + 1;
  }
  return dateOfDayNumber(last);
}
