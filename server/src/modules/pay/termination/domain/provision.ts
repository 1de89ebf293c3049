import { calculationOn } from '../../engine/calculation';
import { dateInWords, monthInWords } from '../../../../kernel/dates/date-words';
import { awardOf, endOfService, type ServiceFacts } from './end-of-service';
import type { EndOfServiceLine } from './end-of-service-lines';
import { endOfServiceLawOn } from '../../statutory/end-of-service-laws';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { PayInput } from '../../engine/payslip';
import type { ExplainedAmount } from '../../engine/figures/payslip-totals';
import { monthPeriod, type Month } from '../../../../kernel/dates/plain-date';
import type { Bilingual } from '../../../../kernel/text/text';

/** What a provision is worked out from, decimal texts. */
export interface ProvisionFacts {
  /** The service as it would end with the month. */
  service: ServiceFacts;
  /** The same as it would have ended with the month before; null where it had not begun. */
  before: ServiceFacts | null;
  /**
   * What was provided at the end of the month before; null where that month has no provision, and what it would have
   * been holds.
   */
  brought: string | null;
  /** The award paid in the month, or before it; null where none was paid. */
  paid: { amount: string; isOfMonth: boolean } | null;
}

/** By which formulas and which law a provision is made. */
export const calculationOf = ({ country, lastDay }: ServiceFacts): string => calculationOn(country, lastDay);

/** What the employer would owe, and what of it is new: opening + charge + revaluation − payout = closing. */
export interface Provision {
  years: string;
  opening: string;
  charge: string;
  revaluation: string;
  payout: string;
  closing: string;
}

/**
 * The movement of a month: what another pay makes of the service there was before is revaluation, everything else that
 * is new is charge.
 */
export function provisionOf({ service, before, brought, paid }: ProvisionFacts): Provision {
  const { currency } = service;
  const coinsOf = (facts: ServiceFacts) => parseMoney(awardOf(facts).award, currency);
  const owed = awardOf(service);
  const opening = brought !== null ? parseMoney(brought, currency) : before ? coinsOf(before) : 0n;
  const closing = paid ? 0n : parseMoney(owed.award, currency);
  const payout = paid?.isOfMonth ? parseMoney(paid.amount, currency) : 0n;
  const revaluation = before && !paid ? coinsOf(atPayOf(service, before)) - opening : 0n;
  const money = (amount: bigint) => formatMoney(amount, currency);
  return {
    years: owed.years,
    opening: money(opening),
    revaluation: money(revaluation),
    payout: money(payout),
    closing: money(closing),
    charge: money(closing - opening - revaluation + payout),
  };
}

const atPayOf = ({ basicSalary, allowances, factors }: ServiceFacts, before: ServiceFacts): ServiceFacts => ({
  ...before,
  basicSalary,
  allowances,
  factors,
});

const byEarlierRules: Bilingual = {
  en: ' It was worked out by earlier formulas or law: work the month out again to see each step.',
  ar: ' احتُسب بصيغ أو أحكام سابقة: أعد احتساب الشهر لعرض كل خطوة.',
};

/**
 * The award line by line, then how the provision moved; the movement alone where what was stored was made by other
 * formulas or law than now.
 */
export function explainProvision(
  { service, before, paid, calculation }: Omit<ProvisionFacts, 'brought'> & { calculation?: string },
  stored: Provision,
): EndOfServiceLine[] {
  const isOfNow = calculation === calculationOf(service);
  const { currency } = service;
  const money = (name: keyof Provision) => formatMoney(parseMoney(stored[name], currency), currency);
  const moved = {
    opening: money('opening'),
    charge: money('charge'),
    revaluation: money('revaluation'),
    payout: money('payout'),
    closing: money('closing'),
  };
  const input = (name: string, label: Bilingual, value: string): PayInput => ({ name, label, value, unit: currency });
  const line = (
    code: string,
    name: Bilingual,
    value: string,
    formula: string,
    inputs: PayInput[],
    reason: Bilingual,
  ): EndOfServiceLine => ({ code, section: 'net', name, value, unit: currency, formula, inputs, reason });
  const opening = input('opening', { en: 'Provided the month before', ar: 'مخصص الشهر السابق' }, moved.opening);
  const closing = input('closing', { en: 'Owed at the end of the month', ar: 'المستحق في نهاية الشهر' }, moved.closing);
  const revaluation = input('revaluation', { en: 'Revaluation', ar: 'إعادة التقييم' }, moved.revaluation);
  const payout = input('payout', { en: 'Paid out', ar: 'المدفوع' }, moved.payout);
  const revalued =
    before && !paid && isOfNow
      ? input(
          'revalued',
          { en: 'Service before at the pay of today', ar: 'الخدمة السابقة بأجر اليوم' },
          awardOf(atPayOf(service, before)).award,
        )
      : null;
  return [
    ...(isOfNow ? endOfService(service).lines : []).map((each): EndOfServiceLine => ({ ...each, section: 'award' })),
    line('OPENING', { en: 'Opening', ar: 'أول المدة' }, moved.opening, 'opening', [opening], {
      en: 'What was provided at the end of the month before.',
      ar: 'ما خُصص في نهاية الشهر السابق.',
    }),
    ...(revalued
      ? [
          line(
            'REVALUATION',
            { en: 'Revaluation', ar: 'إعادة التقييم' },
            moved.revaluation,
            'revalued − opening',
            [revalued, opening],
            {
              en: 'The same service at another pay: what a change of pay makes of it.',
              ar: 'الخدمة نفسها بأجر آخر: أثر تغيّر الأجر.',
            },
          ),
        ]
      : []),
    line(
      'CHARGE',
      { en: 'Charge of the month', ar: 'عبء الشهر' },
      moved.charge,
      'closing − opening − revaluation + payout',
      [closing, opening, revaluation, payout],
      {
        en: 'What the service of the month adds, and all else that is not another pay.',
        ar: 'ما تضيفه خدمة الشهر وكل ما ليس تغيّراً في الأجر.',
      },
    ),
    ...(paid
      ? [
          line('PAYOUT', { en: 'Paid out', ar: 'المدفوع' }, moved.payout, 'payout', [payout], {
            en: 'The award of the end of service paid in the month.',
            ar: 'مكافأة نهاية الخدمة المدفوعة في الشهر.',
          }),
        ]
      : []),
    line(
      'CLOSING',
      { en: 'Closing', ar: 'آخر المدة' },
      moved.closing,
      'opening + charge + revaluation − payout',
      [opening, input('charge', { en: 'Charge of the month', ar: 'عبء الشهر' }, moved.charge), revaluation, payout],
      paid
        ? { en: 'The award is paid: nothing more is owed.', ar: 'دُفعت المكافأة: لا مستحق بعدها.' }
        : {
            en: `The award if the employer ended the service with the month.${isOfNow ? '' : byEarlierRules.en}`,
            ar: `المكافأة لو أنهى صاحب العمل الخدمة بنهاية الشهر.${isOfNow ? '' : byEarlierRules.ar}`,
          },
    ),
  ];
}

/**
 * What the provisions of a month come to for all together, decimal texts; `byMonth` is what each month of the financial
 * year has added.
 */
export interface ProvisionSums extends Omit<Provision, 'years'> {
  people: number;
  byMonth: readonly { period: Month; charge: string }[];
}

/**
 * The sums of a month and how they hang together; the rule of each award is the law of its day, told with the provision
 * of each employee.
 */
export function explainProvisionSums(
  sums: ProvisionSums,
  { country, currency, month }: { country: string; currency: string; month: Month },
): ExplainedAmount[] {
  const money = (amount: string) => formatMoney(parseMoney(amount, currency), currency);
  const label = {
    opening: { en: 'Opening', ar: 'أول المدة' },
    charge: { en: 'Charge of the month', ar: 'عبء الشهر' },
    revaluation: { en: 'Revaluation', ar: 'إعادة التقييم' },
    payout: { en: 'Paid out', ar: 'المدفوع' },
    closing: { en: 'Closing', ar: 'آخر المدة' },
  } satisfies Record<string, Bilingual>;
  type Name = keyof typeof label;
  const people: PayInput = {
    name: 'n',
    label: { en: 'Employees', ar: 'الموظفون' },
    value: String(sums.people),
    unit: '',
  };
  const inputs = (...names: Name[]): PayInput[] =>
    names.map((name) => ({ name, label: label[name], value: money(sums[name]), unit: currency }));
  const line = (name: Name, formula: string, given: PayInput[], reason: Bilingual): ExplainedAmount => ({
    code: name.toUpperCase(),
    name: label[name],
    value: money(sums[name]),
    unit: currency,
    formula,
    inputs: given,
    reason,
  });
  const law = endOfServiceLawOn(country, monthPeriod(month).to);
  const since = dateInWords(law.validFrom);
  const rule =
    law.country === null
      ? law.title
      : {
          en: `${law.title.en}, in force since ${since.en}: ${law.source.en}`,
          ar: `${law.title.ar}، ساري منذ ${since.ar}: ${law.source.ar}`,
        };
  return [
    line('opening', 'Σ opening', [people], {
      en: 'What was provided for each at the end of the month before.',
      ar: 'ما خُصص لكل موظف في نهاية الشهر السابق.',
    }),
    line('charge', 'closing − opening − revaluation + payout', inputs('closing', 'opening', 'revaluation', 'payout'), {
      en: 'What the service of the month adds, and all else that is not another pay.',
      ar: 'ما تضيفه خدمة الشهر وكل ما ليس تغيّراً في الأجر.',
    }),
    line('revaluation', 'Σ (revalued − opening)', [people], {
      en: 'The same service at another pay: what changes of pay make of it.',
      ar: 'الخدمة نفسها بأجر آخر: أثر تغيّرات الأجر.',
    }),
    line('payout', 'Σ payout', [people], {
      en: 'Awards of ends of service paid in the month.',
      ar: 'مكافآت نهاية الخدمة المدفوعة في الشهر.',
    }),
    line('closing', 'opening + charge + revaluation − payout', inputs('opening', 'charge', 'revaluation', 'payout'), {
      en: `The award of each if the employer ended the service with the month. ${rule.en}`,
      ar: `مكافأة كل موظف لو أنهى صاحب العمل الخدمة بنهاية الشهر. ${rule.ar}`,
    }),
    {
      code: 'YEAR_CHARGE',
      name: { en: 'Added in the financial year', ar: 'المضاف في السنة المالية' },
      unit: currency,
      value: formatMoney(
        sums.byMonth.reduce((total, { charge }) => total + parseMoney(charge, currency), 0n),
        currency,
      ),
      formula: sums.byMonth.map((_each, at) => `m${at + 1}`).join(' + ') || '0',
      inputs: sums.byMonth.map(({ period, charge }, at) => ({
        name: `m${at + 1}`,
        label: monthInWords(period),
        value: money(charge),
        unit: currency,
      })),
      reason: {
        en: 'What service and changes of pay added month by month.',
        ar: 'ما أضافته الخدمة وتغيّرات الأجر شهراً بعد شهر.',
      },
    },
  ];
}
