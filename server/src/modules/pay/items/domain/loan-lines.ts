import type { TextValue } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { formatMoney } from '../../../../kernel/numbers/money';
import type { PayInput } from '../../engine/payslip';
import type { Text } from '../../../../kernel/text/text';
import { instalmentOf, leastOf, settlementOf, type Instalment, type LoanTerms, type OpenInstalment } from './loan';

/** A figure of a loan with its formula, the values in it and the rule. */
export interface LoanLine {
  code: 'INSTALMENT' | 'NEXT' | 'BALANCE' | 'SETTLEMENT';
  name: Text;
  value: string;
  unit: string;
  formula: string;
  inputs: PayInput[];
  reason: Text;
}

/** An instalment that is not repaid in full. */
export interface OwedInstalment extends OpenInstalment, Pick<Instalment, 'number' | 'dueOn' | 'interest'> {}

const input = (name: string, label: Text, value: string, unit: string): PayInput => ({ name, label, value, unit });
const percent = (rate: bigint): string =>
  `${rate / 10_000n}.${String(rate % 10_000n).padStart(4, '0')}`.replace(/\.?0+$/, '');

const instalmentFormulas = {
  free: 'up(principal ÷ months)',
  flat: 'up(principal × (1 + rate ÷ 12 × months) ÷ months)',
  reducing: 'up(principal × rate ÷ 12 ÷ (1 − (1 + rate ÷ 12)^−months))',
} as const;

function regularLine(terms: LoanTerms, currency: string): LoanLine {
  const { principal, yearlyRate, method, instalments, roundUpTo } = terms;
  const unit = currency;
  const charged: TextValue =
    yearlyRate === 0n
      ? ''
      : method === 'flat'
        ? t('loan_lines.interest_whole_loan_every_month')
        : t('loan_lines.interest_month_what_still_owed');
  return {
    code: 'INSTALMENT',
    name: t('loan_lines.instalment'),
    value: formatMoney(instalmentOf(terms), currency),
    unit,
    formula: instalmentFormulas[yearlyRate === 0n ? 'free' : method],
    inputs: [
      input('principal', t('loan_lines.amount_lent'), formatMoney(principal, currency), unit),
      input('months', t('loan_lines.months_repay'), String(instalments), ''),
      ...(yearlyRate === 0n ? [] : [input('rate', t('loan_lines.interest_year'), percent(yearlyRate), '%')]),
      input(
        'exact',
        t('loan_lines.before_rounded_up'),
        formatMoney(instalmentOf({ ...terms, roundUpTo: 1n }), currency),
        unit,
      ),
    ],
    reason: t('loan_lines.equal_instalments_agreed_rounded_up', {
      roundUpTo: formatMoney(roundUpTo, currency),
      currency,
      charged,
    }),
  };
}

function nextLine(
  { number, dueOn, due, interest, principal, taken }: OwedInstalment,
  owed: bigint,
  { method, yearlyRate }: LoanTerms,
  currency: string,
): LoanLine {
  const day = dateInWords(dueOn);
  const isReducing = method === 'reducing' && interest > 0n;
  return {
    code: 'NEXT',
    name: t('loan_lines.next_instalment', { number }),
    value: formatMoney(due - taken, currency),
    unit: currency,
    formula: taken > 0n ? 'principal + interest − taken' : 'principal + interest',
    inputs: [
      input('principal', t('loan_lines.principal'), formatMoney(principal, currency), currency),
      input('interest', t('loan_lines.interest'), formatMoney(interest, currency), currency),
      ...(isReducing
        ? [
            input('owed', t('loan_lines.principal_owed_before'), formatMoney(owed, currency), currency),
            input('rate', t('loan_lines.interest_year'), percent(yearlyRate), '%'),
          ]
        : []),
      ...(taken > 0n ? [input('taken', t('loan_lines.taken_payslips'), formatMoney(taken, currency), currency)] : []),
    ],
    reason: isReducing ? t('loan_lines.due_with_interest', { day }) : t('loan_lines.due', { day }),
  };
}

/**
 * How the figures of a loan come about: its instalment, and where it is being repaid, the next one, what is still to be
 * repaid and what would settle it now.
 * `agreed` is the day it was ended early with something left: what settles it was reckoned then.
 */
export function explainLoan(
  terms: LoanTerms,
  currency: string,
  open: readonly OwedInstalment[],
  agreed: string | null,
): LoanLine[] {
  const regular = regularLine(terms, currency);
  const [next] = open;
  if (!next) return [regular];
  const sum = (of: (row: OwedInstalment) => bigint): bigint => open.reduce((all, row) => all + of(row), 0n);
  const [due, taken] = [sum((row) => row.due), sum((row) => row.taken)];
  const balance: LoanLine = {
    code: 'BALANCE',
    name: t('loan_lines.still_repaid'),
    value: formatMoney(due - taken, currency),
    unit: currency,
    formula: 'due − taken',
    inputs: [
      input('due', t('loan_lines.instalments_repaid_full'), formatMoney(due, currency), currency),
      input('taken', t('loan_lines.taken_them_payslips'), formatMoney(taken, currency), currency),
    ],
    reason: t('loan_lines.interest_agreed_instalments_repaid_full', { length: open.length }),
  };
  const isReckoned = agreed !== null;
  const owed = sum((row) => leastOf(row.principal, row.due - row.taken));
  const settled = isReckoned ? { principal: owed, interest: due - taken - owed } : settlementOf(terms, open);
  const day = isReckoned ? dateInWords(agreed) : null;
  const settlement: LoanLine = {
    code: 'SETTLEMENT',
    name: t('loan_lines.settling_now'),
    value: formatMoney(settled.principal + settled.interest, currency),
    unit: currency,
    formula: 'principal + interest',
    inputs: [
      input('principal', t('loan_lines.principal_still_owed'), formatMoney(settled.principal, currency), currency),
      input(
        'interest',
        isReckoned ? t('loan_lines.interest_reckoned_then') : t('loan_lines.interest_month_begun'),
        formatMoney(settled.interest, currency),
        currency,
      ),
    ],
    reason: day
      ? t('loan_lines.what_settles_was_reckoned_nothing', { day })
      : settled.interest > 0n
        ? t('loan_lines.interest_what_owed_settlement_asks')
        : t('loan_lines.settlement_asks_principal_still_owed'),
  };
  return [regular, nextLine(next, owed, terms, currency), balance, settlement];
}
