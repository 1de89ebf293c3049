import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import type { CountryRule, RuleGroup } from './country-rule';

/** What of a row was not read in an official text, as its table says beside it. */
export interface ToCheck {
  group: RuleGroup;
  key: string;
  country: string;
  validFrom: PlainDate;
  what: Text;
}

const memory = t('country_rules.to_check.memory');
const settlement = (country: string, validFrom: PlainDate, what: Text): ToCheck[] =>
  ['leave', 'notice'].map((key) => ({ group: 'settlement', key, country, validFrom, what }));
const award = (country: string, validFrom: PlainDate, what: Text): ToCheck => ({
  ...{ group: 'end_of_service', key: 'award', country, validFrom, what },
});
const average = (country: string, validFrom: PlainDate, what: Text): ToCheck => ({
  ...{ group: 'end_of_service', key: 'average_wage', country, validFrom, what },
});
const limits = (country: string, validFrom: PlainDate, what: Text): ToCheck => ({
  ...{ group: 'deductions', key: 'limits', country, validFrom, what },
});

/** A row is taken away here once its text was read. */
export const toCheck: readonly ToCheck[] = [
  ...[
    ['AE', '2022-02-02'],
    ['SA', '2006-04-26'],
  ].map(([country, validFrom]): ToCheck => ({
    ...{ group: 'working_time', key: 'working_time', country: country!, validFrom: validFrom! },
    what: t('country_rules.to_check.rest'),
  })),
  limits('AE', '2022-02-02', t('country_rules.to_check.loans_emirates')),
  limits('SA', '2005-09-27', t('country_rules.to_check.maintenance_saudi')),
  limits('KW', '2010-02-20', t('country_rules.to_check.quarter_kuwait')),
  { group: 'deductions', key: 'penalty_days', country: 'KW', validFrom: '2010-02-20', what: memory },
  average('SA', '2005-09-27', t('country_rules.to_check.commission_saudi')),
  average('KW', '2010-02-20', memory),
  {
    group: 'social_insurance',
    key: 'due_day',
    country: 'SA',
    validFrom: '2022-02-01',
    what: t('country_rules.to_check.due_day_saudi'),
  },
  award('OM', '2003-05-26', t('country_rules.to_check.day')),
  award('OM', '2023-07-26', t('country_rules.to_check.gulf_nationals_oman')),
  award('QA', '2005-01-06', t('country_rules.to_check.day_and_pension_qatar')),
  award('BH', '2024-03-01', t('country_rules.to_check.wage_bahrain')),
  award('BH', '2012-09-02', t('country_rules.to_check.day_and_unpaid_leave')),
  {
    group: 'settlement',
    key: 'taking',
    country: 'AE',
    validFrom: '2022-02-02',
    what: t('country_rules.to_check.number'),
  },
  ...settlement('OM', '2023-07-26', t('country_rules.to_check.days_and_pay')),
  ...settlement('OM', '2003-05-26', t('country_rules.to_check.days_and_pay')),
  ...['2020-09-08', '2005-01-06'].flatMap((validFrom): ToCheck[] => [
    { group: 'settlement', key: 'leave', country: 'QA', validFrom, what: t('country_rules.to_check.articles') },
    { group: 'settlement', key: 'notice', country: 'QA', validFrom, what: t('country_rules.to_check.number') },
  ]),
  ...settlement('KW', '2010-02-20', t('country_rules.to_check.pay_and_articles')),
  ...settlement('BH', '2012-09-02', t('country_rules.to_check.pay_and_articles')),
];

export const withToCheck = (country: string | null, rule: CountryRule): CountryRule => ({
  ...rule,
  toCheck:
    toCheck.find(
      (each) =>
        each.group === rule.group &&
        each.key === rule.key &&
        each.country === country &&
        each.validFrom === rule.validFrom,
    )?.what ?? null,
});
