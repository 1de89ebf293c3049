import { listed } from '../../../../kernel/text/listed';
import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import { dueDayRules } from '../social-insurance/due-days';
import { schemeOfCountry } from '../social-insurance/schemes';
import type {
  AllowancePurpose,
  ContributionRate,
  InsuranceBranch,
  InsuranceScheme,
  PartMonth,
} from '../social-insurance/scheme';
import { inUnit, inWords, onDay, ruleWith, whomInWords, type CountryRule, type RuleFigure } from './country-rule';

const purposes: Record<AllowancePurpose, Text> = {
  housing: t('country_rules.purpose.housing'),
  transport: t('country_rules.purpose.transport'),
  social: t('country_rules.purpose.social'),
  other: t('country_rules.purpose.other'),
};

const partMonths: Record<PartMonth, Text> = {
  whole: t('country_rules.part_month.whole'),
  not_of_leaving: t('country_rules.part_month.not_of_leaving'),
  days: t('country_rules.part_month.days'),
  days_not_of_leaving: t('country_rules.part_month.days_not_of_leaving'),
};

/** The social insurance of a country: the wage that counts, each insurance, and the most for nationals of the Gulf. */
export function insuranceRules(country: string | null): CountryRule[] {
  const scheme = schemeOfCountry(country);
  if (!scheme) return [];
  const { currency } = scheme;
  return [
    ...scheme.branches.flatMap((branch, at) =>
      branch.rates.map((rate) =>
        ruleWith({
          group: 'social_insurance',
          key: `${branch.code} ${at}`,
          title: t('social_insurance.of_employee', { scheme: scheme.name, branch: branch.name }),
          figures: [...whom(branch, rate), ...shares(rate), ...howItHolds(branch)],
          source: rate.source,
          validFrom: rate.validFrom,
          isOlder: rate.isOlder ?? false,
          currency,
          law: rate,
        }),
      ),
    ),
    contributoryWage(scheme),
    ...dueDayRules
      .filter(({ scheme: code }) => code === scheme.code)
      .map((due) =>
        ruleWith({
          group: 'social_insurance',
          key: 'due_day',
          title: t('country_rules.due_day.title'),
          figures: [inWords(t('country_rules.due_day.label'), t('country_rules.due_day.words', { day: due.day }))],
          source: due.source,
          validFrom: due.validFrom,
          isOlder: due.isOlder,
          law: due,
        }),
      ),
    ...scheme.mostForGulfNationals.map((most) =>
      ruleWith({
        group: 'social_insurance',
        key: 'gulf_nationals',
        title: t('country_rules.gulf_nationals'),
        figures: [inUnit(t('country_rules.employer_at_most'), 'percent', most.percent)],
        source: most.source,
        validFrom: most.validFrom,
        law: most,
      }),
    ),
  ];
}

function whom({ covers, firstInsured, service }: InsuranceBranch, { wageBelow }: ContributionRate): RuleFigure[] {
  return [
    inWords(t('country_rules.for_whom'), whomInWords(covers)),
    ...(firstInsured
      ? [
          'from' in firstInsured
            ? onDay(t('country_rules.first_insured_from'), firstInsured.from)
            : onDay(t('country_rules.first_insured_before'), firstInsured.before),
        ]
      : []),
    ...(service
      ? [
          'withinYears' in service
            ? inUnit(t('country_rules.within_years'), 'year', service.withinYears)
            : inUnit(t('country_rules.from_years'), 'year', service.fromYears),
        ]
      : []),
    ...(wageBelow ? [inUnit(t('country_rules.wage_below'), 'money', wageBelow)] : []),
  ];
}

const shares = ({ employee, employer, state, floor, ceiling }: ContributionRate): RuleFigure[] => [
  inUnit(t('country_rules.share_employee'), 'percent', employee),
  inUnit(t('country_rules.share_employer'), 'percent', employer),
  ...(state ? [inUnit(t('country_rules.share_state'), 'percent', state)] : []),
  ...(floor ? [inUnit(t('country_rules.floor'), 'money', floor)] : []),
  ...(ceiling ? [inUnit(t('country_rules.ceiling'), 'money', ceiling)] : []),
];

const howItHolds = ({ partMonth, isTakenAbroad }: InsuranceBranch): RuleFigure[] => [
  inWords(t('country_rules.part_month.label'), partMonths[partMonth]),
  ...(isTakenAbroad ? [inWords(t('country_rules.taken_abroad'), t('country_rules.stay_insured'))] : []),
];

function contributoryWage(scheme: InsuranceScheme): CountryRule {
  const { name, allowances, most = {}, isFixedForYear, isInWholeUnits, currency } = scheme;
  const counts =
    allowances === 'all'
      ? t('country_rules.basic_and_all')
      : t('country_rules.basic_and', { allowances: listed(allowances.map((purpose) => purposes[purpose])) });
  return ruleWith({
    group: 'social_insurance',
    key: 'contributory_wage',
    title: t('social_insurance.contributory_wage'),
    figures: [
      inWords(t('country_rules.what_counts'), counts),
      ...Object.entries(most).map(([purpose, amount]) =>
        inUnit(t('country_rules.of_it_at_most', { what: purposes[purpose as AllowancePurpose] }), 'money', amount),
      ),
      inWords(
        t('country_rules.wage_of'),
        isFixedForYear ? t('country_rules.wage_of_january') : t('country_rules.wage_of_month'),
      ),
      ...(isInWholeUnits ? [inWords(t('country_rules.rounded_to'), t('country_rules.whole_units'))] : []),
    ],
    source: name,
    currency,
    law: scheme,
  });
}
