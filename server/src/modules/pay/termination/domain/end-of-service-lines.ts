import type { ServiceFacts, ServiceFigures } from './end-of-service';
import type { EndOfServiceReason } from '../../statutory/end-of-service-laws';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { formatMoney } from '../../../../kernel/numbers/money';
import type { PayInput } from '../../engine/payslip';
import { quantity } from '../../../../kernel/numbers/quantity';
import { leapDaysIn, yearsTold } from '../../engine/time/service-years';
import type { Bilingual } from '../../../../kernel/text/text';
import { sumOfUnpaid } from '../../engine/time/unpaid-leave';

export type SettlementSection = 'award' | 'leave' | 'notice' | 'loans' | 'others' | 'net';

/** One step of the calculation as it is stored and shown. `unit` is a currency, 'days' or 'years'. */
export interface EndOfServiceLine {
  code: string;
  /** What it belongs to; lines of before there were others have none and belong to the award. */
  section?: SettlementSection;
  /** Whether it adds to what is paid or takes from it; steps on the way to a line do neither. */
  kind?: 'addition' | 'deduction';
  name: Bilingual;
  value: string;
  unit: string;
  formula: string;
  inputs: readonly PayInput[];
  reason: Bilingual;
}

export const reasonNames: Record<EndOfServiceReason, Bilingual> = {
  resignation: { en: 'resignation', ar: 'الاستقالة' },
  termination: { en: 'termination by the employer', ar: 'إنهاء من صاحب العمل' },
  dismissal_for_cause: { en: 'dismissal for cause', ar: 'الفصل لسبب مشروع' },
  contract_end: { en: 'end of the contract', ar: 'انتهاء العقد' },
  retirement: { en: 'retirement', ar: 'التقاعد' },
  disability: { en: 'disability', ar: 'العجز' },
  death: { en: 'death', ar: 'الوفاة' },
  force_majeure: { en: 'force majeure', ar: 'القوة القاهرة' },
  marriage_or_childbirth: { en: 'marriage or childbirth', ar: 'الزواج أو الولادة' },
};

const tenThousandths = (value: bigint): string => (Number(value) / 10_000).toString();

/** The calculation line by line, each with its formula, the values in it and the rule it follows. */
export function explainEndOfService(facts: ServiceFacts, figures: ServiceFigures): EndOfServiceLine[] {
  const { currency } = facts;
  const money = (amount: bigint) => formatMoney(amount, currency);
  const rule = ruleOf(figures);
  const input = (name: string, en: string, ar: string, value: string, unit: string): PayInput => ({
    name,
    label: { en, ar },
    value,
    unit,
  });
  const { law, isTooShort } = figures;
  const isWage = law.pay === 'wage' || figures.allowances.length > 0;

  const service: EndOfServiceLine[] = [
    {
      code: 'SERVICE',
      name: { en: 'Days of service', ar: 'أيام الخدمة' },
      value: String(figures.serviceDays),
      unit: 'days',
      formula: 'last_day − first_day + 1',
      inputs: [
        input('first_day', 'First day', 'أول يوم', facts.hireDate, 'date'),
        input('last_day', 'Last day', 'آخر يوم', facts.lastDay, 'date'),
      ],
      reason: { en: 'First and last day both count.', ar: 'يُحتسب أول يوم وآخر يوم.' },
    },
    ...unpaidLine(facts, figures),
    {
      code: 'YEARS',
      name: { en: 'Years of service', ar: 'سنوات الخدمة' },
      value: yearsTold(figures.countedDays),
      unit: 'years',
      formula: law.countsLeapDays ? '(service − excluded) ÷ 365' : '(service − leap_days − excluded) ÷ 365',
      inputs: [
        input('service', 'Days of service', 'أيام الخدمة', String(figures.serviceDays), 'days'),
        ...(law.countsLeapDays
          ? []
          : [input('leap_days', '29 February', '29 فبراير', String(figures.leapDays), 'days')]),
        input('excluded', 'Unpaid days', 'أيام بلا أجر', facts.excludedDays, 'days'),
      ],
      reason: law.countsLeapDays
        ? {
            en: 'Unpaid days are no service. Told to two decimals; the lines below count the days.',
            ar: 'الأيام بلا أجر لا تُعد خدمة. معروضة حتى منزلتين عشريتين، والأسطر التالية تحتسب الأيام.',
          }
        : {
            en: 'Unpaid days are no service, and a year is 365 days whether or not it has a 29 February. Told to two decimals; the lines below count the days.',
            ar: 'الأيام بلا أجر لا تُعد خدمة، والسنة 365 يوماً سواء كان فيها 29 فبراير أم لا. معروضة حتى منزلتين عشريتين، والأسطر التالية تحتسب الأيام.',
          },
    },
  ];
  const pay: EndOfServiceLine[] = [
    ...figures.allowances.flatMap(({ title, amount, line }): EndOfServiceLine[] =>
      line
        ? [
            {
              ...line,
              code: `COMPONENT:${line.code.toUpperCase()}`,
              name: title,
              value: money(amount),
              unit: currency,
              reason: {
                en: `${line.reason.en} ${law.wage?.en ?? ''}`.trim(),
                ar: `${line.reason.ar} ${law.wage?.ar ?? ''}`.trim(),
              },
            },
          ]
        : [],
    ),
    ...(isWage
      ? [
          {
            code: 'WAGE',
            name: { en: 'Monthly wage', ar: 'الأجر الشهري' },
            value: money(figures.pay),
            unit: currency,
            formula: ['basic', ...figures.allowances.map((_each, at) => `a${at + 1}`)].join(' + '),
            inputs: [
              input('basic', 'Basic salary', 'الراتب الأساسي', money(figures.basic), currency),
              ...figures.allowances.map(({ title, amount }, at) =>
                input(`a${at + 1}`, title.en, title.ar, money(amount), currency),
              ),
            ],
            reason:
              law.pay === 'wage'
                ? {
                    en: `The law counts the last wage with its allowances. ${rule.en}`,
                    ar: `يحتسب النظام آخر أجر مع البدلات. ${rule.ar}`,
                  }
                : {
                    en: `The law counts the basic salary, and the average of what rises and falls beside it. ${rule.en}`,
                    ar: `يحتسب القانون الراتب الأساسي ومتوسط ما يزيد وينقص معه. ${rule.ar}`,
                  },
          },
        ]
      : []),
    {
      code: 'DAILY',
      name: { en: 'Pay of a day', ar: 'أجر اليوم' },
      value: money(figures.daily),
      unit: currency,
      formula: `pay ÷ ${law.daysOfMonth}`,
      inputs: [
        input(
          'pay',
          isWage ? 'Monthly wage' : 'Basic salary',
          isWage ? 'الأجر الشهري' : 'الراتب الأساسي',
          money(figures.pay),
          currency,
        ),
      ],
      reason: {
        en: `A month has ${law.daysOfMonth} days${law.daysOfMonth === 26 ? ' of work' : ''}. Shown rounded; the lines below use the exact value.`,
        ar: `الشهر ${law.daysOfMonth} يوم${law.daysOfMonth === 26 ? ' عمل' : 'اً'}. القيمة معروضة مقربة، والأسطر التالية تستخدم القيمة الدقيقة.`,
      },
    },
  ];
  const band = (code: string, name: Bilingual, served: bigint, perYear: bigint, amount: bigint): EndOfServiceLine => ({
    code,
    name,
    value: money(amount),
    unit: currency,
    formula: `pay × served ÷ 365 × days ÷ ${law.daysOfMonth}`,
    inputs: [
      input('pay', 'Pay of a month', 'أجر الشهر', money(figures.pay), currency),
      input('served', 'Days of service', 'أيام الخدمة', tenThousandths(served), 'days'),
      input('days', 'Days of pay for each year', 'أيام الأجر عن كل سنة', tenThousandths(perYear), 'days'),
    ],
    reason: rule,
  });
  const award: EndOfServiceLine[] = isTooShort
    ? []
    : [
        ...(figures.firstDays > 0n || figures.laterDays === 0n
          ? [band('FIRST', bandNames(law).first, figures.firstDays, figures.perYear.first, figures.first)]
          : []),
        ...(figures.laterDays > 0n
          ? [band('LATER', bandNames(law).later, figures.laterDays, figures.perYear.later, figures.later)]
          : []),
      ];
  const sum = figures.first + figures.later;
  if (!isTooShort && figures.cap !== null && figures.gross < sum) {
    award.push({
      code: 'CAP',
      name: { en: 'Most that is paid', ar: 'الحد الأقصى' },
      value: money(figures.cap),
      unit: currency,
      formula: 'min(award, cap)',
      inputs: [
        input('award', 'First and later years', 'السنوات الأولى واللاحقة', money(sum), currency),
        input('cap', 'Most that is paid', 'الحد الأقصى', money(figures.cap), currency),
      ],
      reason: rule,
    });
  }
  return [...service, ...pay, ...award, totalLine(facts, figures, rule, money)];
}

const yearWords: Record<number, { first: Bilingual; later: Bilingual }> = {
  3: {
    first: { en: 'First three years', ar: 'أول ثلاث سنوات' },
    later: { en: 'Years beyond three', ar: 'ما زاد على ثلاث سنوات' },
  },
  5: {
    first: { en: 'First five years', ar: 'أول خمس سنوات' },
    later: { en: 'Years beyond five', ar: 'ما زاد على خمس سنوات' },
  },
};

function bandNames({ firstYears, firstRateBefore, paidByFund }: ServiceFigures['law']): {
  first: Bilingual;
  later: Bilingual;
} {
  const words = yearWords[firstYears]!;
  if (paidByFund) {
    const end = dateInWords(paidByFund.from);
    const before = ({ en, ar }: Bilingual): Bilingual => ({
      en: `${en}, as far as before ${end.en}`,
      ar: `${ar} قبل ${end.ar}`,
    });
    return { first: before(words.first), later: before(words.later) };
  }
  if (!firstRateBefore) return words;
  const day = dateInWords(firstRateBefore);
  return {
    first: { en: `${words.first.en}, as far as before ${day.en}`, ar: `${words.first.ar} قبل ${day.ar}` },
    later: { en: 'All other years', ar: 'بقية السنوات' },
  };
}

/** The unpaid days and where they come from; left out where there is nothing to say. */
function unpaidLine({ unpaid, excludedDays }: ServiceFacts, { law }: ServiceFigures): EndOfServiceLine[] {
  if (!unpaid || (Number(excludedDays) === 0 && unpaid.leaves.length === 0)) return [];
  const { before, leaves, enteredBecause } = unpaid;
  const holdsLeapDay =
    !law.countsLeapDays && leaves.some(({ fromDate, toDate }) => leapDaysIn(fromDate, toDate).length > 0);
  const onFile = sumOfUnpaid(before, leaves);
  const inputs: PayInput[] = [
    ...(Number(before) > 0
      ? [
          {
            name: 'before',
            label: { en: 'Before the employee was added', ar: 'قبل إضافة الموظف' },
            value: before,
            unit: 'days',
          },
        ]
      : []),
    ...leaves.map(({ fromDate, toDate, days, beside }, at) => ({
      name: `l${at + 1}`,
      value: days,
      unit: 'days',
      label: {
        en: `Unpaid leave ${fromDate} to ${toDate}${beside ? `, with ${beside} days off between it and other leave` : ''}`,
        ar: `إجازة بلا أجر من ${fromDate} إلى ${toDate}${beside ? `، منها ${beside} من أيام العطل بينها وبين إجازة أخرى` : ''}`,
      },
    })),
  ];
  const isEntered = Number(excludedDays) !== Number(onFile);
  const free = law.unpaidLeave.daysThatCount;
  return [
    {
      code: 'EXCLUDED',
      name: { en: 'Unpaid days', ar: 'أيام بلا أجر' },
      value: String(Number(excludedDays)),
      unit: 'days',
      formula: isEntered ? 'entered' : inputs.map(({ name }) => name).join(' + '),
      inputs,
      reason: isEntered
        ? {
            en: `Entered by hand in place of ${onFile} on file. ${enteredBecause ?? ''}`.trim(),
            ar: `أُدخلت يدوياً بدلاً من ${onFile} المسجلة. ${enteredBecause ?? ''}`.trim(),
          }
        : {
            en: `Approved unpaid leave in days of the calendar, weekends included${free ? `; of each leave, ${quantity(free, 'day').en} count as service` : ''}.${holdsLeapDay ? ' A 29 February in it is no day of service anyway.' : ''}`,
            ar: `الإجازات المعتمدة بلا أجر بأيام التقويم بما فيها العطل الأسبوعية${free ? `؛ ولا يُخصم أول ${quantity(free, 'day').ar} من كل إجازة` : ''}.${holdsLeapDay ? ' ولا يُعد 29 فبراير فيها يوم خدمة أصلاً.' : ''}`,
          },
    },
  ];
}

function totalLine(
  facts: ServiceFacts,
  figures: ServiceFigures,
  rule: Bilingual,
  money: (amount: bigint) => string,
): EndOfServiceLine {
  const {
    isTooShort,
    gross,
    share: [numerator, denominator],
  } = figures;
  const why = reasonNames[facts.reason];
  const fund = figures.law.paidByFund;
  const isWhole = numerator === denominator;
  const base = {
    code: 'AWARD',
    name: { en: 'End of service', ar: 'مكافأة نهاية الخدمة' },
    value: money(figures.award),
    unit: facts.currency,
  };
  if (isTooShort) {
    return {
      ...base,
      formula: '0',
      inputs: [],
      reason: {
        en: `The service is too short for an award. ${rule.en}`,
        ar: `مدة الخدمة أقصر من أن تستحق مكافأة. ${rule.ar}`,
      },
    };
  }
  const text: Bilingual = isWhole
    ? { en: 'The whole award', ar: 'المكافأة كاملة' }
    : numerator === 0
      ? { en: 'No award', ar: 'لا تُستحق مكافأة' }
      : { en: `${numerator}/${denominator} of the award`, ar: `${numerator}/${denominator} من المكافأة` };
  return {
    ...base,
    formula: isWhole ? 'award' : `award × ${numerator} ÷ ${denominator}`,
    inputs: [
      {
        name: 'award',
        label: { en: 'Award before the reason counts', ar: 'المكافأة قبل احتساب السبب' },
        value: money(gross),
        unit: facts.currency,
      },
    ],
    reason: {
      en: [`${text.en} for ${why.en} after this service.`, ...(fund ? [fund.how.en] : []), rule.en].join(' '),
      ar: [`${text.ar} بسبب ${why.ar} بعد هذه الخدمة.`, ...(fund ? [fund.how.ar] : []), rule.ar].join(' '),
    },
  };
}

function ruleOf({ law }: ServiceFigures): Bilingual {
  if (law.country === null) return { en: `${law.title.en}: ${law.source.en}`, ar: `${law.title.ar}: ${law.source.ar}` };
  const since = dateInWords(law.validFrom);
  return {
    en: `${law.title.en}, in force since ${since.en}: ${law.source.en}`,
    ar: `${law.title.ar}، ساري منذ ${since.ar}: ${law.source.ar}`,
  };
}
