import { endOfService, type EndOfServiceResult, type ServiceFacts } from './end-of-service';
import { terminationWageOf } from '../../engine/time/termination-wage';
import type { EndOfServiceLine } from './end-of-service-lines';
import { hashOf } from '../../engine/inputs-hash';
import { settlementLawOn, type SettlementLaw } from '../../statutory/settlement-laws';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { addMonths } from '../../../../kernel/dates/plain-date';
import { payOfDays, valueOfLeave } from './leave-value';
import {
  leaveLine,
  limitLine,
  loanLine,
  loanRestLine,
  netLines,
  noticeLine,
  otherLine,
  providedLine,
  type TakingLimit,
} from './settlement-lines';
import { broughtForwardLine, openDeductionLine } from './settlement-open-lines';
import {
  type UnusedLeave,
  type Notice,
  type LoanAtEnd,
  type ProvidedAward,
  type OtherAmount,
  type OpenDeduction,
} from './settlement-facts';

export { type UnusedLeave, type Notice, type LoanAtEnd, type ProvidedAward, type OtherAmount, type OpenDeduction };

export interface SettlementFacts {
  service: ServiceFacts;
  leave: readonly UnusedLeave[];
  notice: Notice | null;
  loans: readonly LoanAtEnd[];
  others: readonly OtherAmount[];
  /** Deductions with a rest, and what payslips carried forward, decimal text; nothing unless told. */
  open?: readonly OpenDeduction[];
  carriedForward?: string;
  /** Told beside the award, which does not come from it; null where nothing is provided. */
  provided?: ProvidedAward | null;
  /** Whether they agreed in writing that loans are taken from what is due. */
  loansConsent?: boolean;
}

/**
 * All that is paid or owed at the end. `net` is what is paid and never below zero; `owed` is what the employee still
 * owes then: more than was due, or than the law lets be taken.
 */
export interface Settlement extends EndOfServiceResult {
  additions: string;
  deductions: string;
  net: string;
  owed: string;
  /** What is taken of each loan, in their order; the rest of one stays owed as that loan. */
  loansTaken: string[];
}

/** Every line of the end: the award, leave not taken, notice, loans, what was entered, and what it comes to. */
export function settlement(facts: SettlementFacts): Settlement {
  const { service, leave, notice, loans, others } = facts;
  const { currency } = service;
  const law = settlementLawOn(service.country, service.lastDay);
  const award = endOfService(service);
  const pay = terminationWageOf(service);
  const lines: EndOfServiceLine[] = [
    ...award.lines.map((line): EndOfServiceLine => ({
      ...line,
      section: 'award',
      ...(line.code === 'AWARD' && { kind: 'addition' }),
    })),
    ...(facts.provided ? [providedLine(facts.provided, award.award, currency)] : []),
    ...leave.map((each) => leaveLine(each, pay, law, currency, valueOfLeave(each, pay, law).amount)),
    ...(notice ? [noticeOf(notice, service, pay, law)] : []),
    ...loans.map((loan, at) => loanLine(loan, at + 1, currency, owedOf(loan, currency))),
    ...(facts.open ?? []).map((deduction, at) => openDeductionLine(deduction, at + 1, currency)),
    ...(Number(facts.carriedForward ?? 0) > 0 ? [broughtForwardLine(facts.carriedForward!, currency)] : []),
    ...others.map((other, at) => otherLine(other, at + 1, currency, parseMoney(other.amount, currency))),
  ];
  const sumOf = (kind: 'addition' | 'deduction') =>
    lines.reduce((sum, line) => (line.kind === kind ? sum + parseMoney(line.value, currency) : sum), 0n);
  const [additions, deductions] = [sumOf('addition'), sumOf('deduction')];
  const taking = takingOf(lines, law, facts.loansConsent ?? false, currency);
  const [net, owed] = [additions - taking.taken, deductions - taking.taken];
  const loansTaken = takenOfEach(
    loans.map((loan) => owedOf(loan, currency)),
    taking.taken - taking.ofOthers,
  );
  const rests = loans.flatMap((loan, at) =>
    loansTaken[at] === owedOf(loan, currency)
      ? []
      : [loanRestLine(loan, at + 1, currency, owedOf(loan, currency), loansTaken[at]!)],
  );
  return {
    ...award,
    loansTaken: loansTaken.map((taken) => formatMoney(taken, currency)),
    lines: [
      ...lines,
      ...rests,
      ...(taking.limit ? [limitLine(taking.limit, law, currency)] : []),
      ...netLines(lines, currency, net, owed),
    ],
    additions: formatMoney(additions, currency),
    deductions: formatMoney(deductions, currency),
    net: formatMoney(net, currency),
    owed: formatMoney(owed, currency),
    inputsHash: hashOf([
      award.inputsHash,
      leave,
      notice,
      loans,
      others,
      law.country,
      law.validFrom,
      ...(facts.loansConsent ? ['consent'] : []),
      ...(facts.open?.length ? [{ open: facts.open }] : []),
      ...(Number(facts.carriedForward ?? 0) > 0 ? [{ carriedForward: facts.carriedForward }] : []),
    ]),
  };
}

const owedOf = ({ principal, interest }: LoanAtEnd, currency: string): bigint =>
  parseMoney(principal, currency) + parseMoney(interest, currency);

/** What the loans are given is given to one after the other. */
function takenOfEach(owed: readonly bigint[], given: bigint): bigint[] {
  let left = given;
  return owed.map((amount) => {
    const taken = least(amount, left);
    left -= taken;
    return taken;
  });
}

/**
 * What is taken of the deductions, of it what is no loan, and where the law lets less be taken than there is to take,
 * by what.
 */
function takingOf(
  lines: readonly EndOfServiceLine[],
  { taking }: SettlementLaw,
  consent: boolean,
  currency: string,
): { taken: bigint; ofOthers: bigint; limit: TakingLimit | null } {
  const sum = (of: (line: EndOfServiceLine) => boolean): bigint =>
    lines.reduce((all, line) => (of(line) ? all + parseMoney(line.value, currency) : all), 0n);
  const due = sum(({ kind }) => kind === 'addition');
  const loans = sum(({ section }) => section === 'loans');
  const others = sum(({ kind, section }) => kind === 'deduction' && section !== 'loans');
  const share = (percent: number | null): bigint | null => (percent === null ? null : (due * BigInt(percent)) / 100n);
  const ofLoans = least(loans, consent ? null : share(taking?.loans ?? null));
  const taken = least(ofLoans + others, share(taking?.most ?? null), due);
  const isLimited = taking !== null && due > 0n && taken < least(loans + others, due);
  // The rest of a loan is owed as that loan; of other claims nothing else is on file, so they are taken first.
  return {
    taken,
    ofOthers: least(others, taken),
    limit: isLimited ? { due, loans, others, taken, consent, isOfLoans: ofLoans < loans } : null,
  };
}

const least = (first: bigint, ...limits: (bigint | null)[]): bigint =>
  limits.reduce<bigint>((found, each) => (each !== null && each < found ? each : found), first);

function noticeOf(
  notice: Notice,
  { hireDate, lastDay, currency }: ServiceFacts,
  pay: ReturnType<typeof terminationWageOf>,
  law: SettlementLaw,
): EndOfServiceLine {
  const { days, longer, pay: of = 'wage' } = law.notice;
  const isLonger = longer !== undefined && lastDay >= addMonths(hireDate, longer.beyondYears * 12);
  const least = (isLonger ? longer : { days }).days[notice.by];
  const due = notice.due ?? Math.max(least, notice.contract ?? 0);
  const short = BigInt(Math.max(0, due - notice.served)) * 10_000n;
  return noticeLine(
    { ...notice, due, from: notice.due !== null ? 'told' : due > least ? 'contract' : 'law' },
    pay,
    law,
    currency,
    payOfDays(pay[of], short),
  );
}
