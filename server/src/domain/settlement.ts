import { endOfService, lastPayOf, type EndOfServiceResult, type ServiceFacts } from './end-of-service';
import type { EndOfServiceLine } from './end-of-service-lines';
import { hashOf } from './inputs-hash';
import { settlementLawOn, type NoticeGiver, type SettlementLaw } from './law/settlement-laws';
import { unitsOf } from './leave-type/leave-type';
import { divideRounded, formatMoney, parseMoney } from './money';
import { leaveLine, loanLine, netLines, noticeLine, otherLine } from './settlement-lines';
import type { Text } from './text';

/** Days of a type of leave on the last day, decimal texts; `unearned` were granted for time after it and are given back. */
export interface UnusedLeave { code: string; name: Text; left: string; unearned: string }
/** Who gave notice, the days due where other than the law's least, and how many of them were worked. */
export interface Notice { by: NoticeGiver; due: number | null; served: number }
/** What settles a loan on the last day, decimal texts. */
export interface LoanAtEnd { reason: string; principal: string; interest: string }
/** An amount entered by hand. */
export interface OtherAmount { kind: 'addition' | 'deduction'; title: string; amount: string; reason: string }

export interface SettlementFacts {
  service: ServiceFacts;
  leave: readonly UnusedLeave[];
  notice: Notice | null;
  loans: readonly LoanAtEnd[];
  others: readonly OtherAmount[];
}

/** All that is paid or owed at the end. `net` is what is paid and never below zero; `owed` is what the employee still owes then. */
export interface Settlement extends EndOfServiceResult { additions: string; deductions: string; net: string; owed: string }

/** What is left of one month's pay over days, in ten-thousandths of a day: rounded once. */
const payOfDays = (pay: bigint, units: bigint): bigint => divideRounded(pay * units, 30n * 10_000n, 'half-up');

/** Every line of the end: the award, leave not taken, notice, loans, what was entered, and what it comes to. */
export function settlement(facts: SettlementFacts): Settlement {
  const { service, leave, notice, loans, others } = facts;
  const { currency } = service;
  const law = settlementLawOn(service.country, service.lastDay);
  const award = endOfService(service);
  const pay = lastPayOf(service);
  const lines: EndOfServiceLine[] = [
    ...award.lines.map((line): EndOfServiceLine => ({ ...line, section: 'award', ...line.code === 'AWARD' && { kind: 'addition' } })),
    ...leave.map((each) => {
      const units = BigInt(Math.max(0, unitsOf(each.left) - unitsOf(each.unearned)));
      return leaveLine(each, pay, law, currency, payOfDays(law.leave.pay === 'wage' ? pay.wage : pay.basic, units));
    }),
    ...notice ? [noticeOf(notice, pay, law, currency)] : [],
    ...loans.map((loan, at) => loanLine(loan, at + 1, currency, parseMoney(loan.principal, currency) + parseMoney(loan.interest, currency))),
    ...others.map((other, at) => otherLine(other, at + 1, currency, parseMoney(other.amount, currency))),
  ];
  const sumOf = (kind: 'addition' | 'deduction') => lines.reduce((sum, line) => line.kind === kind ? sum + parseMoney(line.value, currency) : sum, 0n);
  const [additions, deductions] = [sumOf('addition'), sumOf('deduction')];
  const net = additions > deductions ? additions - deductions : 0n;
  const owed = deductions > additions ? deductions - additions : 0n;
  return {
    ...award, lines: [...lines, ...netLines(lines, currency, net, owed)],
    additions: formatMoney(additions, currency), deductions: formatMoney(deductions, currency), net: formatMoney(net, currency), owed: formatMoney(owed, currency),
    inputsHash: hashOf([award.inputsHash, leave, notice, loans, others, law.country, law.validFrom]),
  };
}

function noticeOf(notice: Notice, pay: ReturnType<typeof lastPayOf>, law: SettlementLaw, currency: string): EndOfServiceLine {
  const due = notice.due ?? law.notice.days[notice.by];
  const short = BigInt(Math.max(0, due - notice.served)) * 10_000n;
  return noticeLine({ ...notice, due, isByLaw: notice.due === null }, pay, law, currency, payOfDays(pay.wage, short));
}
