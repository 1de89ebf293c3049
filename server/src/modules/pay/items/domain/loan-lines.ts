import { dateInWords } from '../../../../kernel/dates/date-words';
import { formatMoney } from '../../../../kernel/numbers/money';
import type { PayInput } from '../../engine/payslip';
import type { Bilingual } from '../../../../kernel/text/text';
import { instalmentOf, leastOf, settlementOf, type Instalment, type LoanTerms, type OpenInstalment } from './loan';

/** A figure of a loan with its formula, the values in it and the rule. */
export interface LoanLine {
  code: 'INSTALMENT' | 'NEXT' | 'BALANCE' | 'SETTLEMENT';
  name: Bilingual;
  value: string;
  unit: string;
  formula: string;
  inputs: PayInput[];
  reason: Bilingual;
}

/** An instalment that is not repaid in full. */
export interface OwedInstalment extends OpenInstalment, Pick<Instalment, 'number' | 'dueOn' | 'interest'> {}

const input = (name: string, en: string, ar: string, value: string, unit: string): PayInput => ({
  name,
  label: { en, ar },
  value,
  unit,
});
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
  const charged: Bilingual =
    yearlyRate === 0n
      ? { en: '', ar: '' }
      : method === 'flat'
        ? { en: ' Interest is on the whole loan every month.', ar: ' تحتسب الفائدة على القرض كله كل شهر.' }
        : { en: ' Interest of a month is on what is still owed.', ar: ' تحتسب فائدة الشهر على ما يتبقى.' };
  return {
    code: 'INSTALMENT',
    name: { en: 'Instalment', ar: 'القسط' },
    value: formatMoney(instalmentOf(terms), currency),
    unit,
    formula: instalmentFormulas[yearlyRate === 0n ? 'free' : method],
    inputs: [
      input('principal', 'Amount lent', 'مبلغ القرض', formatMoney(principal, currency), unit),
      input('months', 'Months to repay', 'أشهر السداد', String(instalments), ''),
      ...(yearlyRate === 0n ? [] : [input('rate', 'Interest of a year', 'الفائدة السنوية', percent(yearlyRate), '%')]),
      input(
        'exact',
        'Before it is rounded up',
        'قبل التقريب لأعلى',
        formatMoney(instalmentOf({ ...terms, roundUpTo: 1n }), currency),
        unit,
      ),
    ],
    reason: {
      en: `Equal instalments as agreed, rounded up to ${formatMoney(roundUpTo, currency)} ${currency}; the last one is what is left.${charged.en}`,
      ar: `أقساط متساوية كما اتُّفق عليها، تُقرَّب لأعلى إلى ${formatMoney(roundUpTo, currency)} ${currency}، والأخير هو ما يتبقى.${charged.ar}`,
    },
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
    name: { en: `Next: instalment ${number}`, ar: `التالي: القسط ${number}` },
    value: formatMoney(due - taken, currency),
    unit: currency,
    formula: taken > 0n ? 'principal + interest − taken' : 'principal + interest',
    inputs: [
      input('principal', 'Principal in it', 'أصل الدين فيه', formatMoney(principal, currency), currency),
      input('interest', 'Interest in it', 'الفائدة فيه', formatMoney(interest, currency), currency),
      ...(isReducing
        ? [
            input('owed', 'Principal owed before it', 'أصل الدين المتبقي قبله', formatMoney(owed, currency), currency),
            input('rate', 'Interest of a year', 'الفائدة السنوية', percent(yearlyRate), '%'),
          ]
        : []),
      ...(taken > 0n
        ? [input('taken', 'Taken by payslips', 'ما استقطعته القسائم', formatMoney(taken, currency), currency)]
        : []),
    ],
    reason: {
      en: `Due on ${day.en}: payroll takes it in that month.${isReducing ? ' Its interest is owed × rate ÷ 12.' : ''}`,
      ar: `يستحق في ${day.ar}: تستقطعه رواتب ذلك الشهر.${isReducing ? ' فائدته owed × rate ÷ 12.' : ''}`,
    },
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
    name: { en: 'Still to be repaid', ar: 'المتبقي للسداد' },
    value: formatMoney(due - taken, currency),
    unit: currency,
    formula: 'due − taken',
    inputs: [
      input(
        'due',
        'Instalments not repaid in full',
        'الأقساط غير المسددة بالكامل',
        formatMoney(due, currency),
        currency,
      ),
      input('taken', 'Taken of them by payslips', 'ما استقطعته القسائم منها', formatMoney(taken, currency), currency),
    ],
    reason: {
      en: `The interest agreed on is in it; ${open.length} instalments are not repaid in full.`,
      ar: `يشمل الفائدة المتفق عليها؛ عدد الأقساط غير المسددة بالكامل ${open.length}.`,
    },
  };
  const isReckoned = agreed !== null;
  const owed = sum((row) => leastOf(row.principal, row.due - row.taken));
  const settled = isReckoned ? { principal: owed, interest: due - taken - owed } : settlementOf(terms, open);
  const day = isReckoned ? dateInWords(agreed) : null;
  const settlement: LoanLine = {
    code: 'SETTLEMENT',
    name: { en: 'Settling it now', ar: 'تسويته الآن' },
    value: formatMoney(settled.principal + settled.interest, currency),
    unit: currency,
    formula: 'principal + interest',
    inputs: [
      input(
        'principal',
        'Principal still owed',
        'أصل المبلغ المتبقي',
        formatMoney(settled.principal, currency),
        currency,
      ),
      input(
        'interest',
        isReckoned ? 'Interest reckoned then' : 'Interest of the month begun',
        isReckoned ? 'الفائدة المحتسبة حينها' : 'فائدة الشهر الجاري',
        formatMoney(settled.interest, currency),
        currency,
      ),
    ],
    reason: day
      ? {
          en: `What settles it was reckoned for ${day.en}; nothing is added to the rest.`,
          ar: `احتُسب ما يسويه في ${day.ar}، ولا يُضاف إلى الباقي شيء.`,
        }
      : settled.interest > 0n
        ? {
            en: 'Interest is on what is owed: a settlement asks for one month of it, not for the months to come.',
            ar: 'الفائدة على المتبقي: تُطلب عند التسوية فائدة شهر واحد لا فوائد الأشهر القادمة.',
          }
        : {
            en: 'A settlement asks for the principal still owed; interest of months to come is not asked for.',
            ar: 'يُطلب عند التسوية أصل المبلغ المتبقي دون فوائد الأشهر القادمة.',
          },
  };
  return [regular, nextLine(next, owed, terms, currency), balance, settlement];
}
