import { t } from '../texts/text';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { lawOn } from '../../../kernel/law-on';

/** What turns pay of another time into that of a month, as of a day; decimal texts. */
export interface SalaryFrequencyRule {
  country: string | null;
  validFrom: PlainDate;
  weeksPerYear: string;
  daysPerMonth: string;
  source: Text;
}

/**
 * Newest first. A rule is never changed here: a newer one is added with its day. No law of a country was looked up for
 * it: companies say otherwise in their settings.
 */
export const salaryFrequencyRules: readonly SalaryFrequencyRule[] = [
  {
    country: null,
    validFrom: '1900-01-01',
    weeksPerYear: '52',
    daysPerMonth: '30',
    source: t('salary_frequency_rules.rule_product'),
  },
];

export const salaryFrequencyRuleOn = (day: PlainDate): SalaryFrequencyRule => lawOn(salaryFrequencyRules, '', day);
