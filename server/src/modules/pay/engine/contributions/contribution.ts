import { decimalOf, fine, scaled } from '../../../../kernel/numbers/fixed-point';
import { divideRounded, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import { addDays, addMonths, daysBetween, type PlainDate } from '../../../../kernel/dates/plain-date';
import type {
  AllowancePurpose,
  ContributionRate,
  InsuranceBranch,
  InsuranceScheme,
} from '../../statutory/social-insurance/scheme';
import { terminationWageOf, type AllowanceFact } from '../time/termination-wage';
import { inCommon, type Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import type { CalculatedScheme } from './own-scheme';

/** Who is insured, and from when to when they are in a month. */
export interface InsuredPerson {
  /** Null where nobody asks for it. */
  nationality: string | null;
  firstInsured: PlainDate;
  hireDate: PlainDate;
  /** The days of the month they are insured by this registration, both ends included. */
  from: PlainDate;
  to: PlainDate;
}

/** Pay that may count to the contributory wage, decimal texts of a month. */
export interface ContributoryPay {
  basicSalary: string;
  allowances: readonly (Omit<AllowanceFact, 'title'> & { title?: Text; purpose: AllowancePurpose | null })[];
}

/** A part of the contributory wage in smallest coins; below zero is what of a purpose does not count. */
export interface WagePart {
  title: Text;
  amount: bigint;
}
export interface ContributoryWage {
  wage: bigint;
  parts: readonly WagePart[];
}

/** What one insurance comes to for a month, amounts in smallest coins. */
export interface Contribution {
  branch: InsuranceBranch;
  rate: ContributionRate;
  /** What each bears of the wage, decimal texts; the employee's with what is `beyond`, the employer's without. */
  percents: { employee: string; employer: string; state: string };
  /** The contributory wage after floor and ceiling. */
  wage: bigint;
  /** Days that are paid for, where the month counts by days and not all do. */
  days: { counted: number; of: number } | null;
  /** What the employer's share has beyond the most of the country of work; part of the employee's. */
  beyond: string;
  employee: bigint;
  employer: bigint;
  state: bigint;
}

const wholeOfPercents = 100n * fine;

/** The pay that a scheme counts, part by part; allowances whose purpose it asks for and nobody said do not. */
export function contributoryWage(
  { allowances, most = {} }: Pick<InsuranceScheme, 'allowances' | 'most'>,
  { basicSalary, allowances: given }: ContributoryPay,
  currency: string,
): ContributoryWage {
  const { basic, allowances: each } = terminationWageOf({
    basicSalary,
    allowances: given.map((allowance) => ({ ...allowance, title: allowance.title ?? forPurpose(allowance.purpose) })),
    currency,
  });
  const parts: WagePart[] = [{ title: basicSalaryLabel, amount: basic }];
  const sums = new Map<AllowancePurpose, bigint>();
  each.forEach(({ title, amount }, at) => {
    const { purpose } = given[at]!;
    if (amount === 0n || (allowances !== 'all' && (purpose === null || !allowances.includes(purpose)))) return;
    parts.push({ title, amount });
    if (purpose !== null) sums.set(purpose, (sums.get(purpose) ?? 0n) + amount);
  });
  for (const [purpose, sum] of sums) {
    const limit = most[purpose];
    if (limit === undefined || sum <= parseMoney(limit, currency)) continue;
    const told = { purpose: purposeNames[purpose], most: groupedDecimal(limit) };
    parts.push({ title: t('social_insurance.beyond_most', told), amount: parseMoney(limit, currency) - sum });
  }
  return { wage: parts.reduce((sum, { amount }) => sum + amount, 0n), parts };
}

const basicSalaryLabel = inCommon(t('basic_salary.basic_salary'));
const purposeNames: Record<AllowancePurpose, Text> = {
  housing: t('compensation.purposes.housing'),
  transport: t('compensation.purposes.transport'),
  social: t('compensation.purposes.social'),
  other: t('compensation.purposes.other'),
};
const forPurpose = (purpose: AllowancePurpose | null): Text =>
  purpose === null ? t('social_insurance.allowance') : purposeNames[purpose];

/**
 * What is due for the month that begins on `first`. Whoever works abroad takes the insurances of home with them: of
 * those the employer pays no more than the country of work asks for its own, and the employee pays the rest.
 * @param wage of the month, in smallest coins of `currency`
 * @param abroad the scheme of the country of work, where that is not the scheme's
 */
export function contributionsOf(
  scheme: CalculatedScheme,
  person: InsuredPerson,
  { first, wage, currency }: { first: PlainDate; wage: bigint; currency: string },
  abroad: InsuranceScheme | null,
): Contribution[] {
  return scheme.branches
    .filter((branch) => isInsuredBy(branch, scheme, person, first) && (!abroad || branch.isTakenAbroad))
    .flatMap((branch): Contribution[] => {
      const days = daysOf(branch, person, first);
      // Limits are amounts of home, whose currency is not that of the pay.
      const rate = rateOf(branch, first, wage, abroad ? null : currency);
      if (!rate || days?.counted === 0) return [];
      const counts = abroad ? wage : within(wage, rate, currency);
      const highest = abroad?.mostForGulfNationals.find(({ validFrom }) => validFrom <= first)?.percent;
      const beyond = highest === undefined ? 0n : scaled(rate.employer, fine) - scaled(highest, fine);
      const moved = beyond > 0n ? beyond : 0n;
      const employee = scaled(rate.employee, fine) + moved;
      const employer = scaled(rate.employer, fine) - moved;
      const state = scaled(rate.state ?? '0', fine);
      const unit = scheme.isInWholeUnits ? parseMoney('1', currency) : 1n;
      const amountOf = (percent: bigint): bigint =>
        divideRounded(
          counts * percent * BigInt(days?.counted ?? 1),
          wholeOfPercents * BigInt(days?.of ?? 1) * unit,
          scheme.isInWholeUnits ? 'half-even' : 'half-up',
        ) * unit;
      return [
        {
          branch,
          rate,
          percents: {
            employee: decimalOf(employee, fine),
            employer: decimalOf(employer, fine),
            state: decimalOf(state, fine),
          },
          wage: counts,
          days: days && days.counted < days.of ? days : null,
          beyond: moved > 0n ? decimalOf(moved, fine) : '',
          employee: amountOf(employee),
          employer: amountOf(employer),
          state: amountOf(state),
        },
      ];
    });
}

function isInsuredBy(
  { covers, firstInsured, service }: InsuranceBranch,
  { country }: Pick<InsuranceScheme, 'country'>,
  person: InsuredPerson,
  first: PlainDate,
): boolean {
  const isNational = person.nationality === country;
  if (covers !== 'everybody' && (covers === 'nationals') !== isNational) return false;
  if (firstInsured) {
    const isNewer = 'from' in firstInsured;
    if (isNewer !== person.firstInsured >= (isNewer ? firstInsured.from : firstInsured.before)) return false;
  }
  if (!service) return true;
  // A month that begins in the later years is theirs.
  const years = 'withinYears' in service ? service.withinYears : service.fromYears;
  const isLater = addMonths(person.hireDate, years * 12) <= first;
  return isLater === 'fromYears' in service;
}

/** Null where the whole month is due. */
function daysOf(
  { partMonth }: InsuranceBranch,
  { from, to }: InsuredPerson,
  first: PlainDate,
): { counted: number; of: number } | null {
  const last = addDays(addMonths(first, 1), -1);
  if (to < last && (partMonth === 'not_of_leaving' || partMonth === 'days_not_of_leaving'))
    return { counted: 0, of: 1 };
  if (partMonth === 'whole' || partMonth === 'not_of_leaving') return null;
  return {
    counted: daysBetween(from, to) + 1,
    of: daysBetween(first, last) + 1,
  };
}

/** That in force on the first of the month. */
function rateOf(
  { rates }: InsuranceBranch,
  first: PlainDate,
  wage: bigint,
  currency: string | null,
): ContributionRate | undefined {
  const fits = ({ wageBelow }: ContributionRate): boolean =>
    wageBelow === undefined || (currency !== null && wage < parseMoney(wageBelow, currency));
  return rates.find((rate) => rate.validFrom <= first && fits(rate));
}

function within(wage: bigint, { floor, ceiling }: ContributionRate, currency: string): bigint {
  if (floor !== undefined && wage < parseMoney(floor, currency)) return parseMoney(floor, currency);
  return ceiling !== undefined && wage > parseMoney(ceiling, currency) ? parseMoney(ceiling, currency) : wage;
}
