import { asWritten, sentences } from '../../../../kernel/text/listed';
import { t } from '../../texts/text';
import type { ServiceFacts, ServiceFigures } from './end-of-service';
import type { EndOfServiceReason } from '../../statutory/end-of-service-laws';
import { dateInWords } from '../../../../kernel/dates/date-words';
import { formatMoney } from '../../../../kernel/numbers/money';
import type { PayInput } from '../../engine/payslip';
import { quantity } from '../../../../kernel/numbers/quantity';
import { leapDaysIn, yearsTold } from '../../engine/time/service-years';
import type { Text } from '../../../../kernel/text/text';
import { sumOfUnpaid } from '../../engine/time/unpaid-leave';

export type SettlementSection = 'award' | 'leave' | 'notice' | 'loans' | 'others' | 'net';

/** One step of the calculation as it is stored and shown. `unit` is a currency, 'days' or 'years'. */
export interface EndOfServiceLine {
  code: string;
  /** What it belongs to; lines of before there were others have none and belong to the award. */
  section?: SettlementSection;
  /** Whether it adds to what is paid or takes from it; steps on the way to a line do neither. */
  kind?: 'addition' | 'deduction';
  name: Text;
  value: string;
  unit: string;
  formula: string;
  inputs: readonly PayInput[];
  reason: Text;
}

export const reasonNames: Record<EndOfServiceReason, Text> = {
  resignation: t('end_of_service_lines.resignation'),
  termination: t('end_of_service_lines.termination_employer'),
  dismissal_for_cause: t('end_of_service_lines.dismissal_cause'),
  contract_end: t('end_of_service_lines.end_contract'),
  retirement: t('end_of_service_lines.retirement'),
  disability: t('end_of_service_lines.disability'),
  death: t('end_of_service_lines.death'),
  force_majeure: t('end_of_service_lines.force_majeure'),
  marriage_or_childbirth: t('end_of_service_lines.marriage_childbirth'),
};

const tenThousandths = (value: bigint): string => (Number(value) / 10_000).toString();

/** The calculation line by line, each with its formula, the values in it and the rule it follows. */
export function explainEndOfService(facts: ServiceFacts, figures: ServiceFigures): EndOfServiceLine[] {
  const { currency } = facts;
  const money = (amount: bigint) => formatMoney(amount, currency);
  const rule = ruleOf(figures);
  const input = (name: string, label: Text, value: string, unit: string): PayInput => ({ name, label, value, unit });
  const { law, isTooShort, pension } = figures;
  const isWage = law.pay === 'wage' || figures.allowances.length > 0;

  const service: EndOfServiceLine[] = [
    {
      code: 'SERVICE',
      name: t('end_of_service_lines.days_service'),
      value: String(figures.serviceDays),
      unit: 'days',
      formula: 'last_day − first_day + 1',
      inputs: [
        input('first_day', t('end_of_service_lines.first_day'), facts.hireDate, 'date'),
        input('last_day', t('end_of_service_lines.last_day'), facts.lastDay, 'date'),
      ],
      reason: t('end_of_service_lines.first_last_day_both_count'),
    },
    ...unpaidLine(facts, figures),
    {
      code: 'YEARS',
      name: t('end_of_service_lines.years_service'),
      value: yearsTold(figures.countedDays),
      unit: 'years',
      formula: law.countsLeapDays ? '(service − excluded) ÷ 365' : '(service − leap_days − excluded) ÷ 365',
      inputs: [
        input('service', t('end_of_service_lines.days_service'), String(figures.serviceDays), 'days'),
        ...(law.countsLeapDays
          ? []
          : [input('leap_days', t('end_of_service_lines.29_february'), String(figures.leapDays), 'days')]),
        input('excluded', t('end_of_service_lines.unpaid_days'), facts.excludedDays, 'days'),
      ],
      reason: law.countsLeapDays
        ? t('end_of_service_lines.unpaid_days_service_told')
        : t('end_of_service_lines.unpaid_days_service_year_365'),
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
              reason: law.wage ? sentences([line.reason, law.wage]) : line.reason,
            },
          ]
        : [],
    ),
    ...(isWage
      ? [
          {
            code: 'WAGE',
            name: t('end_of_service_lines.monthly_wage'),
            value: money(figures.pay),
            unit: currency,
            formula: ['basic', ...figures.allowances.map((_each, at) => `a${at + 1}`)].join(' + '),
            inputs: [
              input('basic', t('end_of_service_lines.basic_salary'), money(figures.basic), currency),
              ...figures.allowances.map(({ title, amount }, at) => input(`a${at + 1}`, title, money(amount), currency)),
            ],
            reason:
              law.pay === 'wage'
                ? t('end_of_service_lines.law_counts_last_wage_allowances', { rule })
                : t('end_of_service_lines.law_counts_basic_salary_average', { rule }),
          },
        ]
      : []),
    {
      code: 'DAILY',
      name: t('end_of_service_lines.pay_day'),
      value: money(figures.daily),
      unit: currency,
      formula: `pay ÷ ${law.daysOfMonth}`,
      inputs: [
        input(
          'pay',
          isWage ? t('end_of_service_lines.monthly_wage') : t('end_of_service_lines.basic_salary'),
          money(figures.pay),
          currency,
        ),
      ],
      reason:
        law.daysOfMonth === 26
          ? t('end_of_service_lines.month_of_work', { days: law.daysOfMonth })
          : t('end_of_service_lines.month_of_days', { days: law.daysOfMonth }),
    },
  ];
  const band = (code: string, name: Text, served: bigint, perYear: bigint, amount: bigint): EndOfServiceLine => ({
    code,
    name,
    value: money(amount),
    unit: currency,
    formula: `pay × served ÷ 365 × days ÷ ${law.daysOfMonth}`,
    inputs: [
      input('pay', t('end_of_service_lines.pay_month'), money(figures.pay), currency),
      input('served', t('end_of_service_lines.days_service'), tenThousandths(served), 'days'),
      input('days', t('end_of_service_lines.days_pay_each_year'), tenThousandths(perYear), 'days'),
    ],
    reason: rule,
  });
  const award: EndOfServiceLine[] =
    isTooShort || pension
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
  if (!isTooShort && !pension && figures.cap !== null && figures.gross < sum) {
    award.push({
      code: 'CAP',
      name: t('end_of_service_lines.most_paid'),
      value: money(figures.cap),
      unit: currency,
      formula: 'min(award, cap)',
      inputs: [
        input('award', t('end_of_service_lines.first_later_years'), money(sum), currency),
        input('cap', t('end_of_service_lines.most_paid'), money(figures.cap), currency),
      ],
      reason: rule,
    });
  }
  return [...service, ...pay, ...award, totalLine(facts, figures, rule, money)];
}

const yearWords: Record<number, { first: Text; later: Text }> = {
  3: {
    first: t('end_of_service_lines.first_three_years'),
    later: t('end_of_service_lines.years_beyond_three'),
  },
  5: {
    first: t('end_of_service_lines.first_five_years'),
    later: t('end_of_service_lines.years_beyond_five'),
  },
};

function bandNames({ firstYears, firstRateBefore, paidByFund }: ServiceFigures['law']): {
  first: Text;
  later: Text;
} {
  const words = yearWords[firstYears]!;
  if (paidByFund) {
    const end = dateInWords(paidByFund.from);
    const before = (years: Text): Text => t('end_of_service_lines.before_fund', { years, end });
    return { first: before(words.first), later: before(words.later) };
  }
  if (!firstRateBefore) return words;
  const day = dateInWords(firstRateBefore);
  return {
    first: t('end_of_service_lines.far_before', { first: words.first, day }),
    later: t('end_of_service_lines.all_other_years'),
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
            label: t('end_of_service_lines.before_employee_was_added'),
            value: before,
            unit: 'days',
          },
        ]
      : []),
    ...leaves.map(({ fromDate, toDate, days, beside }, at) => ({
      name: `l${at + 1}`,
      value: days,
      unit: 'days',
      label: beside
        ? t('end_of_service_lines.unpaid_leave_beside', {
            fromDate,
            toDate,
            beside: t('end_of_service_lines.days_off', { count: beside }),
          })
        : t('end_of_service_lines.unpaid_leave', { fromDate, toDate }),
    })),
  ];
  const isEntered = Number(excludedDays) !== Number(onFile);
  const free = law.unpaidLeave.daysThatCount;
  return [
    {
      code: 'EXCLUDED',
      name: t('end_of_service_lines.unpaid_days'),
      value: String(Number(excludedDays)),
      unit: 'days',
      formula: isEntered ? 'entered' : inputs.map(({ name }) => name).join(' + '),
      inputs,
      reason: isEntered
        ? sentences([
            t('end_of_service_lines.entered_in_place', { onFile }),
            ...(enteredBecause ? [asWritten(enteredBecause)] : []),
          ])
        : sentences([
            free
              ? t('end_of_service_lines.approved_unpaid_leave_some', { free: quantity(free, 'day') })
              : t('end_of_service_lines.approved_unpaid_leave'),
            ...(holdsLeapDay ? [t('end_of_service_lines.leap_day')] : []),
          ]),
    },
  ];
}

function totalLine(
  facts: ServiceFacts,
  figures: ServiceFigures,
  rule: Text,
  money: (amount: bigint) => string,
): EndOfServiceLine {
  const {
    isTooShort,
    pension,
    gross,
    share: [numerator, denominator],
  } = figures;
  const why = reasonNames[facts.reason];
  const fund = figures.law.paidByFund;
  const isWhole = numerator === denominator;
  const base = {
    code: 'AWARD',
    name: t('end_of_service_lines.end_service'),
    value: money(figures.award),
    unit: facts.currency,
  };
  if (pension) return { ...base, formula: '0', inputs: [], reason: pension };
  if (isTooShort) {
    return {
      ...base,
      formula: '0',
      inputs: [],
      reason: t('end_of_service_lines.service_too_short_award', { rule }),
    };
  }
  const text: Text = isWhole
    ? t('end_of_service_lines.whole_award')
    : numerator === 0
      ? t('end_of_service_lines.award')
      : t('end_of_service_lines.award_2', { numerator, denominator });
  return {
    ...base,
    formula: isWhole ? 'award' : `award × ${numerator} ÷ ${denominator}`,
    inputs: [
      {
        name: 'award',
        label: t('end_of_service_lines.award_before_reason_counts'),
        value: money(gross),
        unit: facts.currency,
      },
    ],
    reason: sentences([t('end_of_service_lines.for_reason', { text, why }), ...(fund ? [fund.how] : []), rule]),
  };
}

function ruleOf({ law }: ServiceFigures): Text {
  if (law.country === null) return t('end_of_service_lines.text', { title: law.title, source: law.source });
  const since = dateInWords(law.validFrom);
  return t('end_of_service_lines.force_since', { title: law.title, since, source: law.source });
}
