import { addMonths, type PlainDate } from '../../../../kernel/dates/plain-date';
import { divideRounded, multiplyByRatio } from '../../../../kernel/numbers/money';

/** `flat`: interest of every month is on the whole principal; `reducing`: on what is still owed. */
export type LoanMethod = 'flat' | 'reducing';

export interface LoanTerms {
  /** Smallest coins. */
  principal: bigint;
  /** Interest of a year in ten-thousandths of a percent: 8.4 % is 84000; 0 for none. */
  yearlyRate: bigint;
  method: LoanMethod;
  instalments: number;
  /** The day the first instalment is due; the others follow on its day of each month. */
  firstDue: PlainDate;
  /** Instalments are rounded up to whole multiples of this many coins; the last one is what is left. */
  roundUpTo: bigint;
}

/**
 * An instalment in smallest coins. `interest` and `principal` add up to `due`; `owed` is what is left of the principal
 * after it.
 */
export interface Instalment {
  number: number;
  dueOn: PlainDate;
  due: bigint;
  interest: bigint;
  principal: bigint;
  owed: bigint;
}

const wholeYear = 12n * 100n * 10_000n;
/** Monthly factors are kept to so many decimals while an annuity is worked out. */
const precision = 10n ** 30n;

const roundedUp = (amount: bigint, to: bigint): bigint => ((amount + to - 1n) / to) * to;

/**
 * What each month takes: the annuity of a reducing loan, or principal and interest of a flat one in equal parts;
 * rounded up.
 */
export function instalmentOf({ principal, yearlyRate, method, instalments, roundUpTo }: LoanTerms): bigint {
  const count = BigInt(instalments);
  if (yearlyRate === 0n) return roundedUp(divideUp(principal, count), roundUpTo);
  if (method === 'flat')
    return roundedUp(divideUp(principal * (wholeYear + yearlyRate * count), wholeYear * count), roundUpTo);
  // principal × r ÷ (1 − (1 + r)^−n)
  let grown = precision;
  for (let month = 0; month < instalments; month += 1) grown = (grown * (wholeYear + yearlyRate)) / wholeYear;
  return roundedUp(divideUp(principal * yearlyRate * grown, wholeYear * (grown - precision)), roundUpTo);
}

const divideUp = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator;

/** The months of a loan until nothing is owed; as few as it takes where rounding up pays it off sooner. */
export function loanSchedule(terms: LoanTerms): Instalment[] {
  if (terms.principal <= 0n || terms.instalments < 1 || terms.yearlyRate < 0n || terms.roundUpTo < 1n)
    throw new RangeError('a loan needs a principal, an instalment and a rate that is not below zero');
  const regular = instalmentOf(terms);
  const rows: Instalment[] = [];
  let owed = terms.principal;
  // The whole interest of a flat loan is agreed at its beginning; each month takes its share, and what rounding leaves
  // comes last.
  const agreed =
    terms.method === 'flat'
      ? multiplyByRatio(terms.principal, terms.yearlyRate * BigInt(terms.instalments), wholeYear, 'half-up')
      : 0n;
  let charged = 0n;
  for (let number = 1; owed > 0n; number += 1) {
    const isLast = number === terms.instalments;
    const interest =
      terms.method === 'reducing'
        ? multiplyByRatio(owed, terms.yearlyRate, wholeYear, 'half-up')
        : isLast
          ? agreed - charged
          : divideRounded(agreed * BigInt(number), BigInt(terms.instalments), 'half-up') - charged;
    const room = regular - interest;
    const principal = isLast || room > owed ? owed : room;
    owed -= principal;
    charged += interest;
    rows.push({
      number,
      dueOn: addMonths(terms.firstDue, number - 1),
      due: principal + interest,
      interest,
      principal,
      owed,
    });
  }
  return rows;
}

/**
 * A schedule of which so much was repaid before it was entered: instalments repaid whole have nothing due, one repaid
 * in part what is left of it, interest first.
 */
export function leftAfter(schedule: readonly Instalment[], repaid: bigint): Instalment[] {
  let rest = repaid;
  return schedule.map((row) => {
    const taken = leastOf(rest, row.due);
    rest -= taken;
    const interest = row.interest - leastOf(row.interest, taken);
    return { ...row, due: row.due - taken, interest, principal: row.due - taken - interest };
  });
}

/** An instalment that is not repaid in full, as it stands: `taken` of what is due, interest first. */
export interface OpenInstalment extends Pick<Instalment, 'due' | 'principal'> {
  taken: bigint;
}

/**
 * What settles a loan: the principal of the instalments still open, with the interest of the month begun where it is
 * charged on what is owed.
 */
export function settlementOf(
  { method, yearlyRate }: Pick<LoanTerms, 'method' | 'yearlyRate'>,
  open: readonly OpenInstalment[],
): { principal: bigint; interest: bigint; due: bigint } {
  const principal = open.reduce((sum, each) => sum + leastOf(each.principal, each.due - each.taken), 0n);
  const interest = method === 'reducing' ? multiplyByRatio(principal, yearlyRate, wholeYear, 'half-up') : 0n;
  return { principal, interest, due: principal + interest };
}

export const leastOf = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** The day an instalment is due once it waits for so many months; the day of the month stays that of the first. */
export const postponed = (firstDue: PlainDate, dueOn: PlainDate, months: number): PlainDate =>
  addMonths(firstDue, monthNumber(dueOn) - monthNumber(firstDue) + months);

const monthNumber = (day: PlainDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
