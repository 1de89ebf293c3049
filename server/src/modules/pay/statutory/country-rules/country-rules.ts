import type { PlainDate } from '../../../../kernel/dates/plain-date';
import { leaveLaws } from '../../../leave/domain/law/leave-laws';
import { workingTimeLaws } from '../../../time/domain/working-time';
import { retentionLaws } from '../../../../platform/privacy/domain/retention-laws';
import { attendancePayLaws } from '../attendance-pay-laws';
import { averageWageLaws } from '../average-wage-laws';
import { endOfServiceLaws } from '../end-of-service-laws';
import { incomeTaxes } from '../income-tax/taxes';
import { leaveEncashmentLaws } from '../leave-encashment-laws';
import { minimumWages } from '../minimum-wages';
import { settlementLaws } from '../settlement-laws';
import { insuranceSchemes } from '../social-insurance/schemes';
import { wageDeductionLaws } from '../wage-deduction-laws';
import { ruleGroups, type CountryRule } from './country-rule';
import { endOfServiceRules, settlementRules } from './end-rules';
import { incomeTaxRules } from './income-tax-rules';
import { insuranceRules } from './insurance-rules';
import { leaveRules } from './leave-rules';
import { recordRules } from './record-rules';
import { withReading } from './read-at';
import { withToCheck } from './to-check';
import { overtimeRules, workingTimeRules } from './time-rules';
import { deductionRules, encashmentRules, minimumWageRules } from './wage-rules';

const tables: readonly (readonly { country: string | null }[])[] = [
  insuranceSchemes,
  incomeTaxes,
  minimumWages,
  attendancePayLaws,
  workingTimeLaws,
  leaveLaws,
  wageDeductionLaws,
  averageWageLaws,
  endOfServiceLaws,
  settlementLaws,
  leaveEncashmentLaws,
  retentionLaws,
];

/** Countries of which any rule is on file. */
export const countriesOnFile: readonly string[] = [
  ...new Set(tables.flatMap((table) => table.flatMap(({ country }) => country ?? []))),
].sort();

const shown: Record<(typeof ruleGroups)[number], (country: string | null) => CountryRule[]> = {
  social_insurance: insuranceRules,
  income_tax: incomeTaxRules,
  minimum_wage: minimumWageRules,
  overtime: overtimeRules,
  working_time: workingTimeRules,
  leave: leaveRules,
  deductions: deductionRules,
  end_of_service: endOfServiceRules,
  settlement: settlementRules,
  encashment: encashmentRules,
  records: recordRules,
};

/** Every row of every table of law a country has, and the rules of the product; without a country these alone. */
export const rulesOfCountry = (country: string | null): CountryRule[] =>
  ruleGroups.flatMap((group) => shown[group](country)).map((rule) => withReading(country, withToCheck(country, rule)));

export const ruleStates = ['in_force', 'coming', 'former'] as const;
export type StatedRule = CountryRule & { state: (typeof ruleStates)[number] };

/** Those rules as of a day; one of the product only where the country has none in force. */
export function statedOn(rules: readonly CountryRule[], day: PlainDate): StatedRule[] {
  const keys = [...new Set(rules.map(({ group, key }) => `${group} ${key}`))];
  return keys.flatMap((at) => {
    const values = rules.filter(({ group, key }) => `${group} ${key}` === at);
    const stated = statedOfOne(
      values.filter(({ isOfProduct }) => !isOfProduct),
      day,
    );
    const isLeftToProduct = stated.every(({ state }) => state !== 'in_force');
    const ofProduct = values.filter(({ isOfProduct }) => isOfProduct && isLeftToProduct);
    return [...ofProduct.map((rule): StatedRule => ({ ...rule, state: 'in_force' })), ...stated];
  });
}

/** The values of one rule: the newest that began is in force unless it ended, and so is one older than its day. */
function statedOfOne(values: readonly CountryRule[], day: PlainDate): StatedRule[] {
  const began = values.find(({ validFrom }) => validFrom === null || validFrom <= day);
  const oldest = values.at(-1);
  const isOlderThanItsDay = oldest?.group === 'leave' && oldest.isOlder;
  const newest = began ?? (isOlderThanItsDay ? oldest : undefined);
  return values.map((rule) => {
    if (newest && rule.validFrom === newest.validFrom)
      return { ...rule, state: rule.validTo !== null && rule.validTo < day ? 'former' : 'in_force' };
    return { ...rule, state: rule.validFrom !== null && rule.validFrom > day ? 'coming' : 'former' };
  });
}
