import { asWritten } from '../../../../kernel/text/listed';
import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import { averageWageLaws } from '../average-wage-laws';
import {
  endOfServiceLaws,
  type AwardShare,
  type EndOfServiceLaw,
  type EndOfServiceReason,
} from '../end-of-service-laws';
import { settlementLaws, type SettlementLaw } from '../settlement-laws';
import {
  inUnit,
  inWords,
  limitOf,
  onDay,
  payInWords,
  rulesOfRows,
  yesOrNo,
  type CountryRule,
  type RuleFigure,
} from './country-rule';

const reasons: Record<EndOfServiceReason, Text> = {
  resignation: t('printed_settlement.reasons.resignation'),
  termination: t('printed_settlement.reasons.termination'),
  dismissal_for_cause: t('printed_settlement.reasons.dismissal_for_cause'),
  contract_end: t('printed_settlement.reasons.contract_end'),
  retirement: t('printed_settlement.reasons.retirement'),
  disability: t('printed_settlement.reasons.disability'),
  death: t('printed_settlement.reasons.death'),
  force_majeure: t('printed_settlement.reasons.force_majeure'),
  marriage_or_childbirth: t('printed_settlement.reasons.marriage_or_childbirth'),
};

/** The award for the years of service, and how pay that rises and falls counts in it. */
export const endOfServiceRules = (country: string | null): CountryRule[] => [
  ...rulesOfRows(endOfServiceLaws, country, (law) => [
    {
      group: 'end_of_service',
      key: 'award',
      title: t('country_rules.award', { law: law.title }),
      figures: [...howItIsCounted(law), ...whatIsEarned(law), ...sharesOf(law)],
      note: law.pensionInPlace?.why ?? null,
      source: law.source,
    },
  ]),
  ...rulesOfRows(averageWageLaws, country, ({ months, countsAsBasic, source }) => [
    {
      group: 'end_of_service',
      key: 'average_wage',
      title: t('country_rules.average_wage'),
      figures: [
        inUnit(t('country_rules.average_over'), 'month', months),
        yesOrNo(t('country_rules.counts_as_basic'), countsAsBasic),
      ],
      source,
    },
  ]),
];

function howItIsCounted({ pay, daysOfMonth, wage, countsLeapDays, unpaidLeave, cap }: EndOfServiceLaw): RuleFigure[] {
  const most = cap && (cap.of === 'basic' ? t('country_rules.cap_basic') : t('country_rules.cap_wage'));
  return [
    inWords(t('country_rules.counted_of'), payInWords(pay)),
    ...(wage ? [inWords(t('country_rules.what_counts'), wage)] : []),
    inUnit(t('country_rules.month_has'), 'day', daysOfMonth),
    cap && most ? inUnit(most, 'month', cap.months) : inWords(t('country_rules.at_most'), t('country_rules.no_limit')),
    inUnit(t('country_rules.unpaid_leave_counts'), 'day', unpaidLeave.daysThatCount),
    yesOrNo(t('country_rules.leap_days'), countsLeapDays),
  ];
}

function whatIsEarned(law: EndOfServiceLaw): RuleFigure[] {
  const { nothingWithin, daysPerYear, firstYears, firstRateBefore, paidByFund } = law;
  const none = nothingWithin.inclusive ? t('country_rules.no_award_up_to') : t('country_rules.no_award_below');
  return [
    ...(nothingWithin.years ? [inUnit(none, 'year', nothingWithin.years)] : []),
    inUnit(t('country_rules.each_of_first_years', { count: firstYears }), 'day', daysPerYear.first),
    inUnit(t('country_rules.each_later_year'), 'day', daysPerYear.later),
    ...(firstRateBefore ? [onDay(t('country_rules.first_rate_before'), firstRateBefore)] : []),
    ...(paidByFund
      ? [
          onDay(t('country_rules.paid_by_fund_from'), paidByFund.from),
          inWords(t('country_rules.paid_by_fund'), paidByFund.how),
        ]
      : []),
  ];
}

/** What each reason is paid of the award; whatever is not named is paid whole. */
const sharesOf = ({ shares }: EndOfServiceLaw): RuleFigure[] => [
  ...(Object.entries(shares) as [EndOfServiceReason, readonly AwardShare[]][]).flatMap(([reason, steps]) =>
    steps.map(({ withinYears, inclusive, share: [part, of] }) => {
      const values = { reason: reasons[reason], count: withinYears };
      const label =
        withinYears >= 100
          ? reasons[reason]
          : inclusive
            ? t('country_rules.reason_up_to', values)
            : t('country_rules.reason_below', values);
      return inWords(label, part === 0 ? t('country_rules.no_award') : asWritten(`${part}/${of}`));
    }),
  ),
  inWords(t('country_rules.otherwise'), t('country_rules.whole_award')),
];

/** What is paid at the end beside the award, and the most that is taken of it. */
export const settlementRules = (country: string | null): CountryRule[] =>
  rulesOfRows(settlementLaws, country, ({ leave, notice, taking }) => [
    {
      group: 'settlement',
      key: 'leave',
      title: t('country_rules.leave_at_end'),
      figures: [
        inWords(t('country_rules.counted_of'), payInWords(leave.pay)),
        inUnit(t('country_rules.month_has'), 'day', leave.daysOfMonth ?? 30),
      ],
      source: leave.source,
    },
    {
      group: 'settlement',
      key: 'notice',
      title: t('country_rules.notice'),
      figures: noticeOf(notice),
      source: notice.source,
    },
    ...(taking
      ? [
          {
            group: 'settlement' as const,
            key: 'taking',
            title: t('country_rules.taking'),
            figures: [
              limitOf(t('country_rules.all_deductions'), taking.most),
              limitOf(t('country_rules.loans_without_consent'), taking.loans),
            ],
            source: taking.source,
          },
        ]
      : []),
  ]);

const noticeOf = ({ days, longer, pay }: SettlementLaw['notice']): RuleFigure[] => [
  inUnit(t('country_rules.notice_employer'), 'day', days.employer),
  inUnit(t('country_rules.notice_employee'), 'day', days.employee),
  ...(longer
    ? [
        inUnit(t('country_rules.notice_employer_beyond', { count: longer.beyondYears }), 'day', longer.days.employer),
        inUnit(t('country_rules.notice_employee_beyond', { count: longer.beyondYears }), 'day', longer.days.employee),
      ]
    : []),
  inWords(t('country_rules.counted_of'), payInWords(pay ?? 'wage')),
];
