import type { Text } from '../../../../kernel/text/text';
import { leaveLawsOf } from '../../../leave/domain/law/leave-laws';
import { t } from '../../texts/text';
import { taxOfCountry } from '../income-tax/taxes';
import { schemeOfCountry } from '../social-insurance/schemes';
import type { CountryRule, RuleGroup } from './country-rule';

export const notCoveredKinds = ['excluded', 'product_rule', 'no_rule'] as const;

/** What the rules of a country leave out: a kind of rule there is none of, or a part of one. */
export interface NotCovered {
  group: RuleGroup;
  kind: (typeof notCoveredKinds)[number];
  /** What is left out of a rule, or which rule there is none of. */
  what: Text;
}

/** Every kind of rule a country may have; without a key any of the group. The product has none that is silent. */
const kinds: readonly { group: RuleGroup; key?: string; title: Text; isSilent?: true }[] = [
  { group: 'social_insurance', title: t('country_rules.kind.social_insurance') },
  { group: 'income_tax', title: t('country_rules.kind.income_tax') },
  { group: 'minimum_wage', title: t('country_rules.minimum_wage') },
  { group: 'overtime', title: t('country_rules.kind.overtime') },
  { group: 'working_time', key: 'working_time', title: t('country_rules.working_time') },
  { group: 'working_time', key: 'salary_frequency', title: t('country_rules.salary_frequency') },
  { group: 'leave', title: t('country_rules.kind.leave') },
  { group: 'deductions', key: 'limits', title: t('country_rules.deductions'), isSilent: true },
  { group: 'deductions', key: 'penalty_days', title: t('country_rules.penalty_days') },
  { group: 'end_of_service', key: 'award', title: t('country_rules.kind.award') },
  { group: 'end_of_service', key: 'average_wage', title: t('country_rules.average_wage') },
  { group: 'settlement', key: 'leave', title: t('country_rules.leave_at_end') },
  { group: 'settlement', key: 'notice', title: t('country_rules.notice') },
  { group: 'settlement', key: 'taking', title: t('country_rules.taking') },
  { group: 'encashment', title: t('country_rules.encashment') },
  { group: 'records', title: t('country_rules.records.title'), isSilent: true },
];

/** What the tables say beside their rows of a country that they leave out. */
const gaps: readonly { country: string; group: RuleGroup; what: Text }[] = [
  { country: 'QA', group: 'minimum_wage', what: t('country_rules.gap.minimum_qatar') },
  { country: 'KW', group: 'minimum_wage', what: t('country_rules.gap.minimum_kuwait') },
  { country: 'JO', group: 'minimum_wage', what: t('country_rules.gap.minimum_jordan') },
  { country: 'EG', group: 'minimum_wage', what: t('country_rules.gap.minimum_egypt') },
  { country: 'SA', group: 'minimum_wage', what: t('country_rules.gap.minimum_saudi') },
  { country: 'KW', group: 'end_of_service', what: t('country_rules.gap.dismissal_kuwait') },
];

/** What is left out for a country whose rules, those of the product among them, are these. */
export function notCovered(country: string | null, rules: readonly CountryRule[]): NotCovered[] {
  const excluded: [RuleGroup, Text | undefined][] = [
    ['social_insurance', schemeOfCountry(country)?.notCovered],
    ['income_tax', taxOfCountry(country)?.notCovered],
    ['leave', leaveLawsOf(country)?.notCovered],
    ...gaps.filter((gap) => gap.country === country).map(({ group, what }): [RuleGroup, Text] => [group, what]),
  ];
  const missing = kinds.flatMap(({ group, key, title, isSilent }): NotCovered[] => {
    const found = rules.filter((rule) => rule.group === group && (key === undefined || rule.key === key));
    if (found.some(({ isOfProduct }) => !isOfProduct)) return [];
    return [{ group, kind: found.length && !isSilent ? 'product_rule' : 'no_rule', what: title }];
  });
  return [
    ...missing.filter(({ kind }) => kind === 'no_rule'),
    ...missing.filter(({ kind }) => kind === 'product_rule'),
    ...excluded.flatMap(([group, what]): NotCovered[] => (what ? [{ group, kind: 'excluded', what }] : [])),
  ];
}
