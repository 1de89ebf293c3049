import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import { leaveEncashmentLaws } from '../leave-encashment-laws';
import { minimumWages } from '../minimum-wages';
import { wageDeductionLaws, type WageDeductionLaw } from '../wage-deduction-laws';
import {
  inUnit,
  inWords,
  limitOf,
  onDay,
  payInWords,
  rulesOfRows,
  whomInWords,
  yesOrNo,
  type CountryRule,
} from './country-rule';

export const minimumWageRules = (country: string | null): CountryRule[] =>
  rulesOfRows(minimumWages, country, ({ who, basic, gross, validTo, currency, source }) => [
    {
      group: 'minimum_wage',
      key: 'minimum_wage',
      title: t('country_rules.minimum_wage'),
      figures: [
        inWords(t('country_rules.for_whom'), whomInWords(who)),
        ...(basic ? [inUnit(t('country_rules.minimum_basic'), 'money', basic)] : []),
        ...(gross ? [inUnit(t('country_rules.minimum_gross'), 'money', gross)] : []),
        ...(validTo ? [onDay(t('country_rules.decided_until'), validTo)] : []),
      ],
      ...{ validTo, currency, source },
    },
  ]);

const imposed: Record<'month' | 'violation' | 'any', Text> = {
  month: t('country_rules.imposed.month'),
  violation: t('country_rules.imposed.violation'),
  any: t('country_rules.imposed.any'),
};

/** The most that is taken of a wage, together and for each reason. */
export const deductionRules = (country: string | null): CountryRule[] =>
  rulesOfRows(wageDeductionLaws, country, (law) => [
    {
      group: 'deductions',
      key: 'limits',
      title: t('country_rules.deductions'),
      figures: limitsOf(law),
      source: law.source,
    },
    ...(law.penaltyDays
      ? [
          {
            group: 'deductions' as const,
            key: 'penalty_days',
            title: t('country_rules.penalty_days'),
            figures: [
              inUnit(t('country_rules.penalty_days_month'), 'day', law.penaltyDays.most),
              inWords(t('country_rules.imposed.label'), imposed[law.penaltyDays.imposed ?? 'any']),
            ],
            source: law.penaltyDays.source,
          },
        ]
      : []),
  ]);

const limitsOf = ({ loans, orders, penalties, overpaid, all }: WageDeductionLaw) => [
  limitOf(t('country_rules.all_deductions'), all),
  limitOf(t('country_rules.loans_with_consent'), loans.withConsent),
  limitOf(t('country_rules.loans_without_consent'), loans.without),
  yesOrNo(t('country_rules.loans_interest'), loans.interest),
  limitOf(t('country_rules.orders'), orders?.most),
  limitOf(t('country_rules.maintenance'), orders?.maintenance),
  ...(orders ? [yesOrNo(t('country_rules.orders_otherwise'), orders.unlessOrdered)] : []),
  limitOf(t('country_rules.penalties'), penalties),
  limitOf(t('country_rules.overpaid'), overpaid),
];

/** What a day of leave is worth that is paid out while employment goes on. */
export const encashmentRules = (country: string | null): CountryRule[] =>
  rulesOfRows(leaveEncashmentLaws, country, ({ pay, limit, source }) => [
    {
      group: 'encashment',
      key: 'encashment',
      title: t('country_rules.encashment'),
      figures: [
        inWords(t('country_rules.counted_of'), payInWords(pay)),
        ...(limit ? [inWords(t('country_rules.not_paid_out'), limit)] : []),
      ],
      source,
    },
  ]);
