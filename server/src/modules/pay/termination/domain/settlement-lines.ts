import { dateInWords, monthInWords } from '../../../../kernel/dates/date-words';
import type { TerminationWage } from '../../engine/time/termination-wage';
import type { EndOfServiceLine } from './end-of-service-lines';
import type { DatedLaw } from '../../../../kernel/law-on';
import type { SettlementLaw } from '../../statutory/settlement-laws';
import { daysOfUnits, unitsOf } from '../../../leave/domain/type/leave-type';
import { formatMoney, groupedDecimal, parseMoney } from '../../../../kernel/numbers/money';
import type { PayInput } from '../../engine/payslip';
import type { AmountCategory, LoanAtEnd, Notice, OtherAmount, ProvidedAward, UnusedLeave } from './settlement';
import type { Bilingual } from '../../../../kernel/text/text';

const input = (name: string, en: string, ar: string, value: string, unit: string): PayInput => ({
  name,
  label: { en, ar },
  value,
  unit,
});

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
      input('basic', 'Basic salary', 'الراتب الأساسي', formatMoney(basic, currency), currency),
      ...parts.map(({ title, amount }, at) =>
        input(`a${at + 1}`, title.en, title.ar, formatMoney(amount, currency), currency),
      ),
    ],
  };
}

/** The rule as a reason says it: its source, and since when it is in force. */
export function ruleOf({ country, validFrom }: DatedLaw, source: Bilingual): Bilingual {
  if (country === null) return source;
  const since = dateInWords(validFrom);
  return { en: `${source.en}, in force since ${since.en}.`, ar: `${source.ar}، ساري منذ ${since.ar}.` };
}

/** What of the award is provided already, and what its payment still charges or frees. */
export function providedLine({ month, amount }: ProvidedAward, award: string, currency: string): EndOfServiceLine {
  const provided = parseMoney(amount, currency, 'half-up');
  const rest = parseMoney(award, currency) - provided;
  const [when, more] = [
    monthInWords(month),
    `${groupedDecimal(formatMoney(rest < 0n ? -rest : rest, currency))} ${currency}`,
  ];
  const difference: Bilingual =
    rest === 0n
      ? { en: 'It covers the award.', ar: 'وهو يغطي المكافأة.' }
      : rest > 0n
        ? {
            en: `The award is ${more} more: a charge that is still to come.`,
            ar: `تزيد المكافأة عليه بمقدار ${more}: عبء لم يُحمّل بعد.`,
          }
        : {
            en: `The award is ${more} less: the provision frees that much.`,
            ar: `تقل المكافأة عنه بمقدار ${more}: يُحرر من المخصص هذا القدر.`,
          };
  return {
    code: 'PROVIDED',
    section: 'award',
    value: formatMoney(provided, currency),
    unit: currency,
    name: { en: 'Provided for it so far', ar: 'المخصص لها حتى الآن' },
    formula: 'closing',
    inputs: [
      input(
        'closing',
        `Provision at the end of ${when.en}`,
        `المخصص في نهاية ${when.ar}`,
        formatMoney(provided, currency),
        currency,
      ),
    ],
    reason: {
      en: `For the accounts; it changes nothing of what is paid. ${difference.en}`,
      ar: `للحسابات ولا يغيّر شيئاً مما يُدفع. ${difference.ar}`,
    },
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
  const part: Bilingual =
    daysOfMonth === 26
      ? { en: 'A day is a twenty-sixth of the', ar: 'اليوم جزء من ستة وعشرين من' }
      : { en: 'A day is a thirtieth of the', ar: 'اليوم جزء من ثلاثين من' };
  const of: Bilingual =
    law.leave.pay === 'wage'
      ? { en: 'wage with its allowances.', ar: 'الأجر مع البدلات.' }
      : { en: 'basic salary.', ar: 'الراتب الأساسي.' };
  const basis: Bilingual = { en: `${part.en} ${of.en}`, ar: `${part.ar} ${of.ar}` };
  const below: Bilingual = isBelow
    ? { en: 'More was taken than there was; that is not taken back here.', ar: 'أُخذ أكثر من الرصيد، ولا يُسترد ذلك هنا.' }
    : { en: '', ar: '' };
  return {
    code: `LEAVE:${code}`,
    section: 'leave',
    kind: 'addition',
    value: formatMoney(amount, currency),
    unit: currency,
    name: { en: `Not taken: ${name.en}`, ar: `غير مأخوذة: ${name.ar}` },
    formula: isBelow ? '0' : `${month.formula} ÷ ${daysOfMonth} × ${days}`,
    inputs: [
      ...month.inputs,
      input('left', 'Days in the ledger on the last day', 'أيام الدفتر في آخر يوم', daysOfUnits(unitsOf(left)), 'days'),
      ...(isGivenBack
        ? [
            input(
              'unearned',
              'Granted for time after the last day',
              'مُنحت عن مدة بعد آخر يوم',
              daysOfUnits(unitsOf(unearned)),
              'days',
            ),
          ]
        : []),
    ],
    reason: {
      en: [below.en, basis.en, rule.en].filter(Boolean).join(' '),
      ar: [below.ar, basis.ar, rule.ar].filter(Boolean).join(' '),
    },
  };
}

const daysOfNotice = {
  law: { en: 'Days of notice by law', ar: 'أيام الإنذار بالقانون' },
  contract: { en: 'Days of notice by contract', ar: 'أيام الإنذار بالعقد' },
  told: { en: 'Days of notice due', ar: 'أيام الإنذار المستحقة' },
} as const satisfies Record<string, Bilingual>;

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
  const who: Bilingual = isServed
    ? { en: 'The notice was worked in full.', ar: 'اكتملت مدة الإنذار عملاً.' }
    : by === 'employer'
      ? {
          en: 'The employer gave notice and pays the days of it that were not worked.',
          ar: 'أنذر صاحب العمل ويدفع أيام الإنذار التي لم تُعمل.',
        }
      : {
          en: 'The employee gave notice and owes the days of it that were not worked.',
          ar: 'أنذر الموظف وعليه أجر أيام الإنذار التي لم يعملها.',
        };
  return {
    code: 'NOTICE',
    section: 'notice',
    kind: by === 'employer' ? 'addition' : 'deduction',
    value: formatMoney(amount, currency),
    unit: currency,
    name:
      by === 'employer'
        ? { en: 'Pay in place of notice', ar: 'بدل الإنذار' }
        : { en: 'Notice not served', ar: 'إنذار لم يُستكمل' },
    formula: isServed ? '0' : `${month.formula} ÷ 30 × (due − served)`,
    inputs: [
      ...month.inputs,
      input('due', daysOfNotice[from].en, daysOfNotice[from].ar, String(due), 'days'),
      input('served', 'Days worked of it', 'أيام عُملت منها', String(served), 'days'),
    ],
    reason: { en: `${who.en} ${rule.en}`, ar: `${who.ar} ${rule.ar}` },
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
  name: { en: `Loan: ${reason}`, ar: `قرض: ${reason}` },
  formula: 'principal + interest',
  inputs: [
    input('principal', 'Principal still owed', 'أصل المبلغ المتبقي', principal, currency),
    input('interest', 'Interest of the month begun', 'فائدة الشهر الجاري', interest, currency),
  ],
  reason: {
    en: 'What would settle the loan now is to be taken; taken whole, the loan is closed when the end of service is paid.',
    ar: 'يُستقطع ما يسوّي القرض الآن، وإذا استُقطع كاملاً يُغلق القرض عند دفع نهاية الخدمة.',
  },
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
  name: { en: `Still owed: ${reason}`, ar: `متبقٍ من القرض: ${reason}` },
  formula: 'owed − taken',
  inputs: [
    input('owed', 'What would settle it', 'ما يسوّي القرض', formatMoney(owed, currency), currency),
    input('taken', 'Taken from what is due', 'المستقطع من المستحقات', formatMoney(taken, currency), currency),
  ],
  reason: {
    en: 'Other claims are taken first, then loans, the oldest first. The loan keeps this rest until it is paid back or written off.',
    ar: 'تُستقطع المطالبات الأخرى أولاً ثم القروض بدءاً بالأقدم. يبقى هذا المتبقي على القرض حتى يُسدد أو يُعدم.',
  },
});

const categories = {
  asset: { code: 'ASSET', name: { en: 'Asset not returned', ar: 'عهدة لم تُعد' } },
  ticket: { code: 'TICKET', name: { en: 'Repatriation ticket', ar: 'تذكرة العودة إلى الوطن' } },
} as const satisfies Record<AmountCategory, { code: string; name: Bilingual }>;

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
    name: found ? { en: `${found.name.en}: ${title}`, ar: `${found.name.ar}: ${title}` } : { en: title, ar: title },
    formula: 'entered',
    inputs: [input('entered', 'Entered by hand', 'أُدخل يدوياً', formatMoney(amount, currency), currency)],
    reason: { en: reason, ar: reason },
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
  const forLoans: Bilingual =
    byLoans && isOfLoans
      ? {
          en: ` For loans no more than ${ofLoans} % of it without the written consent of the employee.`,
          ar: ` ولا يُستقطع للقروض أكثر من ${ofLoans}٪ منه دون موافقة الموظف الكتابية.`,
        }
      : { en: '', ar: '' };
  const money = (amount: bigint): string => formatMoney(amount, currency);
  return {
    code: 'LIMIT',
    section: 'net',
    value: money(taken),
    unit: currency,
    name: { en: 'Taken at most, by law', ar: 'الحد الأقصى للاستقطاع قانوناً' },
    formula: byLoans
      ? `min(min(loans, due × ${ofLoans} %) + others, due × ${most} %)`
      : `min(loans + others, due × ${most} %)`,
    inputs: [
      input('due', 'All that is due', 'كل المستحقات', money(due), currency),
      input('loans', 'Loans', 'القروض', money(loans), currency),
      input('others', 'Other deductions', 'استقطاعات أخرى', money(others), currency),
    ],
    reason: {
      en: `No more than ${most} % of what is due is taken.${forLoans.en} ${rule.en}`,
      ar: `لا يُستقطع أكثر من ${most}٪ من المستحقات.${forLoans.ar} ${rule.ar}`,
    },
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
    name: { en: 'Paid to the employee', ar: 'يُدفع للموظف' },
    value: formatMoney(net, currency),
    formula: isLimited ? `${sum} + owed` : owed > 0n ? '0' : sum,
    inputs: isLimited ? [...inputs, input('owed', 'Not taken', 'ما لم يُستقطع', left, currency)] : inputs,
    reason: isLimited
      ? {
          en: `All that is due less what may be taken; ${more} ${currency} may not be taken from it.`,
          ar: `كل المستحقات مطروحاً منها ما يجوز استقطاعه؛ ولا يجوز استقطاع ${more} ${currency} منها.`,
        }
      : owed > 0n
        ? {
            en: `Deductions are ${more} ${currency} more than what is due: nothing is paid.`,
            ar: `تزيد الاستقطاعات على المستحقات بمقدار ${more} ${currency}: لا يُدفع شيء.`,
          }
        : { en: 'All that is due less all that is taken.', ar: 'كل المستحقات مطروحاً منها كل الاستقطاعات.' },
  };
  if (owed === 0n) return [paid];
  return [
    paid,
    {
      ...rest,
      code: 'OWED',
      name: { en: 'Still owed by the employee', ar: 'متبقٍ على الموظف' },
      value: left,
      formula: isLimited ? `net − (${sum})` : `−(${sum})`,
      inputs: isLimited
        ? [...inputs, input('net', 'Paid to the employee', 'يُدفع للموظف', formatMoney(net, currency), currency)]
        : inputs,
      reason: isLimited
        ? {
            en: 'The law lets no more be taken from what is due: it is to be collected otherwise.',
            ar: 'لا يسمح القانون باستقطاع أكثر من المستحقات: يُحصّل بطريقة أخرى.',
          }
        : {
            en: 'No pay is left to take it from: it is to be collected from the employee outside of payroll.',
            ar: 'لا أجر متبقٍ يُستقطع منه: يُحصّل من الموظف خارج الرواتب.',
          },
    },
  ];
}
