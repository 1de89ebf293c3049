import type { TextValue } from '../../../../kernel/text/text';
import { sentences } from '../../../../kernel/text/listed';
import { t } from '../../texts/text';
import { asWritten } from '../../../../kernel/text/listed';
import { dateInWords, monthInWords } from '../../../../kernel/dates/date-words';
import type { TerminationWage } from '../../engine/time/termination-wage';
import type { EndOfServiceLine } from './end-of-service-lines';
import type { DatedLaw } from '../../../../kernel/law-on';
import type { SettlementLaw } from '../../statutory/settlement-laws';
import { daysOfUnits, unitsOf } from '../../../leave/domain/type/leave-type';
import { formatMoney, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import type { PayInput } from '../../engine/payslip';
import type { AmountCategory, LoanAtEnd, Notice, OtherAmount, ProvidedAward, UnusedLeave } from './settlement-facts';
import type { Text } from '../../../../kernel/text/text';

const input = (name: string, label: Text, value: string, unit: string): PayInput => ({ name, label, value, unit });

/** The pay of a month in a formula: the basic salary, or the wage as the sum of its parts. */
export function monthsPay(
  { basic, allowances }: TerminationWage,
  of: 'basic' | 'wage',
  currency: string,
): { formula: string; inputs: PayInput[] } {
  const parts = of === 'wage' ? allowances : [];
  const names = ['basic', ...parts.map((_each, at) => `a${at + 1}`)];
  return {
    formula: names.length > 1 ? `(${names.join(' + ')})` : names[0]!,
    inputs: [
      input('basic', t('settlement_lines.basic_salary'), formatMoney(basic, currency), currency),
      ...parts.map(({ title, amount }, at) => input(`a${at + 1}`, title, formatMoney(amount, currency), currency)),
    ],
  };
}

/** The rule as a reason says it: its source, and since when it is in force. */
export function ruleOf({ country, validFrom }: DatedLaw, source: Text): Text {
  if (country === null) return source;
  const since = dateInWords(validFrom);
  return t('settlement_lines.force_since', { source, since });
}

/** What of the award is provided already, and what its payment still charges or frees. */
export function providedLine({ month, amount }: ProvidedAward, award: string, currency: string): EndOfServiceLine {
  const provided = parseMoney(amount, currency, 'half-up');
  const rest = parseMoney(award, currency) - provided;
  const [when, more] = [
    monthInWords(month),
    `${groupedDecimal(formatMoney(rest < 0n ? -rest : rest, currency))} ${currency}`,
  ];
  const difference: Text =
    rest === 0n
      ? t('settlement_lines.covers_award')
      : rest > 0n
        ? t('settlement_lines.award_more_charge_still_come', { more })
        : t('settlement_lines.award_less_provision_frees_much', { more });
  return {
    code: 'PROVIDED',
    section: 'award',
    value: formatMoney(provided, currency),
    unit: currency,
    name: t('settlement_lines.provided_far'),
    formula: 'closing',
    inputs: [
      input('closing', t('settlement_lines.provision_end', { when }), formatMoney(provided, currency), currency),
    ],
    reason: t('settlement_lines.accounts_changes_nothing_what_paid', { difference }),
  };
}

/** Leave not taken. What the ledger has below zero is not taken back. */
export function leaveLine(
  { code, name, left, unearned }: UnusedLeave,
  pay: TerminationWage,
  law: SettlementLaw,
  currency: string,
  amount: bigint,
): EndOfServiceLine {
  const month = monthsPay(pay, law.leave.pay, currency);
  const rule = ruleOf(law, law.leave.source);
  const isGivenBack = unitsOf(unearned) > 0;
  const isBelow = unitsOf(left) - unitsOf(unearned) < 0;
  const days = isGivenBack ? '(left − unearned)' : 'left';
  const { daysOfMonth = 30 } = law.leave;
  const part: Text = daysOfMonth === 26 ? t('settlement_lines.day_twenty_sixth') : t('settlement_lines.day_thirtieth');
  const of: Text =
    law.leave.pay === 'wage' ? t('settlement_lines.wage_allowances') : t('settlement_lines.basic_salary_2');
  const basis: Text = t('settlement_lines.text', { part, of });
  const below = isBelow ? [t('settlement_lines.more_was_taken_there_was')] : [];
  return {
    code: `LEAVE:${code}`,
    section: 'leave',
    kind: 'addition',
    value: formatMoney(amount, currency),
    unit: currency,
    name: t('settlement_lines.taken', { name }),
    formula: isBelow ? '0' : `${month.formula} ÷ ${daysOfMonth} × ${days}`,
    inputs: [
      ...month.inputs,
      input('left', t('settlement_lines.days_ledger_last_day'), daysOfUnits(unitsOf(left)), 'days'),
      ...(isGivenBack
        ? [input('unearned', t('settlement_lines.granted_time_after_last_day'), daysOfUnits(unitsOf(unearned)), 'days')]
        : []),
    ],
    reason: sentences([...below, basis, rule]),
  };
}

const daysOfNotice = {
  law: t('settlement_lines.days_notice_law'),
  contract: t('settlement_lines.days_notice_contract'),
  told: t('settlement_lines.days_notice_due'),
} as const satisfies Record<string, Text>;

/** Pay in place of notice: to the employee where the employer let it fall short, else taken from them. */
export function noticeLine(
  { by, due, served, from }: Notice & { due: number; from: keyof typeof daysOfNotice },
  pay: TerminationWage,
  law: SettlementLaw,
  currency: string,
  amount: bigint,
): EndOfServiceLine {
  const month = monthsPay(pay, law.notice.pay ?? 'wage', currency);
  const rule = ruleOf(law, law.notice.source);
  const isServed = served >= due;
  const who: Text = isServed
    ? t('settlement_lines.notice_was_worked_full')
    : by === 'employer'
      ? t('settlement_lines.employer_gave_notice_pays_days')
      : t('settlement_lines.employee_gave_notice_owes_days');
  return {
    code: 'NOTICE',
    section: 'notice',
    kind: by === 'employer' ? 'addition' : 'deduction',
    value: formatMoney(amount, currency),
    unit: currency,
    name: by === 'employer' ? t('settlement_lines.pay_place_notice') : t('settlement_lines.notice_served'),
    formula: isServed ? '0' : `${month.formula} ÷ 30 × (due − served)`,
    inputs: [
      ...month.inputs,
      input('due', daysOfNotice[from], String(due), 'days'),
      input('served', t('settlement_lines.days_worked'), String(served), 'days'),
    ],
    reason: t('settlement_lines.text_2', { who, rule }),
  };
}

export const loanLine = (
  { reason, principal, interest }: LoanAtEnd,
  number: number,
  currency: string,
  amount: bigint,
): EndOfServiceLine => ({
  code: `LOAN:${number}`,
  section: 'loans',
  kind: 'deduction',
  value: formatMoney(amount, currency),
  unit: currency,
  name: t('settlement_lines.loan', { reason }),
  formula: 'principal + interest',
  inputs: [
    input('principal', t('settlement_lines.principal_still_owed'), principal, currency),
    input('interest', t('settlement_lines.interest_month_begun'), interest, currency),
  ],
  reason: t('settlement_lines.what_would_settle_loan_now'),
});

/** What stays owed of a loan of which not all could be taken. */
export const loanRestLine = (
  { reason }: LoanAtEnd,
  number: number,
  currency: string,
  owed: bigint,
  taken: bigint,
): EndOfServiceLine => ({
  code: `LOAN_REST:${number}`,
  section: 'loans',
  value: formatMoney(owed - taken, currency),
  unit: currency,
  name: t('settlement_lines.still_owed', { reason }),
  formula: 'owed − taken',
  inputs: [
    input('owed', t('settlement_lines.what_would_settle'), formatMoney(owed, currency), currency),
    input('taken', t('settlement_lines.taken_what_due'), formatMoney(taken, currency), currency),
  ],
  reason: t('settlement_lines.other_claims_taken_first_then'),
});

const categories = {
  asset: { code: 'ASSET', name: t('settlement_lines.asset_returned') },
  ticket: { code: 'TICKET', name: t('settlement_lines.repatriation_ticket') },
} as const satisfies Record<AmountCategory, { code: string; name: Text }>;

export function otherLine(
  { category, kind, title, reason }: OtherAmount,
  number: number,
  currency: string,
  amount: bigint,
): EndOfServiceLine {
  const found = category ? categories[category] : null;
  return {
    code: `${found?.code ?? 'OTHER'}:${number}`,
    section: 'others',
    kind,
    value: formatMoney(amount, currency),
    unit: currency,
    name: found ? t('settlement_lines.text_3', { name: found.name, title }) : asWritten(title),
    formula: 'entered',
    inputs: [input('entered', t('settlement_lines.entered_hand'), formatMoney(amount, currency), currency)],
    reason: asWritten(reason),
  };
}

/** Where the law lets less be taken than there is to take, in smallest coins. */
export interface TakingLimit {
  due: bigint;
  loans: bigint;
  others: bigint;
  taken: bigint;
  consent: boolean;
  isOfLoans: boolean;
}

/** What is taken of the deductions, and the rule that lets no more be taken. */
export function limitLine(
  { due, loans, others, taken, consent, isOfLoans }: TakingLimit,
  law: SettlementLaw,
  currency: string,
): EndOfServiceLine {
  const { most, loans: ofLoans, source } = law.taking!;
  const rule = ruleOf(law, source);
  const byLoans = ofLoans !== null && !consent;
  const forLoans: TextValue =
    byLoans && isOfLoans ? t('settlement_lines.loans_more_without_written_consent', { ofLoans }) : '';
  const money = (amount: bigint): string => formatMoney(amount, currency);
  return {
    code: 'LIMIT',
    section: 'net',
    value: money(taken),
    unit: currency,
    name: t('settlement_lines.taken_most_law'),
    formula: byLoans
      ? `min(min(loans, due × ${ofLoans} %) + others, due × ${most} %)`
      : `min(loans + others, due × ${most} %)`,
    inputs: [
      input('due', t('settlement_lines.all_due'), money(due), currency),
      input('loans', t('settlement_lines.loans'), money(loans), currency),
      input('others', t('settlement_lines.other_deductions'), money(others), currency),
    ],
    reason: t('settlement_lines.more_what_due_taken', { most, forLoans, rule }),
  };
}

/** What it comes to: paid, and where deductions are more than is due or may be taken, what the employee still owes. */
export function netLines(
  lines: readonly EndOfServiceLine[],
  currency: string,
  net: bigint,
  owed: bigint,
): EndOfServiceLine[] {
  const counted = lines
    .filter(({ kind }) => kind)
    .map((line, at) => ({
      ...line,
      name: `l${at + 1}`,
      label: line.name,
      sign: line.kind === 'deduction' ? '−' : '+',
    }));
  const inputs = counted.map(({ name, label, value, unit }): PayInput => ({ name, label, value, unit }));
  const sum = counted.map(({ name, sign }, at) => (at === 0 && sign === '+' ? name : `${sign} ${name}`)).join(' ');
  const [left, more, rest] = [
    formatMoney(owed, currency),
    groupedDecimal(formatMoney(owed, currency)),
    { unit: currency, section: 'net' } as const,
  ];
  const isLimited = net > 0n && owed > 0n;
  const paid: EndOfServiceLine = {
    ...rest,
    code: 'NET',
    name: t('settlement_lines.paid_employee'),
    value: formatMoney(net, currency),
    formula: isLimited ? `${sum} + owed` : owed > 0n ? '0' : sum,
    inputs: isLimited ? [...inputs, input('owed', t('settlement_lines.taken_2'), left, currency)] : inputs,
    reason: isLimited
      ? t('settlement_lines.all_due_less_what_may', { more, currency })
      : owed > 0n
        ? t('settlement_lines.deductions_more_what_due_nothing', { more, currency })
        : t('settlement_lines.all_due_less_all_taken'),
  };
  if (owed === 0n) return [paid];
  return [
    paid,
    {
      ...rest,
      code: 'OWED',
      name: t('settlement_lines.still_owed_employee'),
      value: left,
      formula: isLimited ? `net − (${sum})` : `−(${sum})`,
      inputs: isLimited
        ? [...inputs, input('net', t('settlement_lines.paid_employee'), formatMoney(net, currency), currency)]
        : inputs,
      reason: isLimited
        ? t('settlement_lines.law_lets_more_taken_what')
        : t('settlement_lines.pay_left_take_collected_employee'),
    },
  ];
}
