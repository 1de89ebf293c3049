import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';

/** What rules of a country are about, in the order they are shown. */
export const ruleGroups = [
  'social_insurance',
  'income_tax',
  'minimum_wage',
  'overtime',
  'working_time',
  'leave',
  'deductions',
  'end_of_service',
  'settlement',
  'encashment',
  'records',
] as const;
export type RuleGroup = (typeof ruleGroups)[number];

export const figureUnits = ['percent', 'money', 'day', 'week', 'month', 'year', 'hour'] as const;
export type FigureUnit = (typeof figureUnits)[number];

/** One figure of a rule with what it is: a number with its unit, a day, or words. */
export interface RuleFigure {
  label: Text;
  /** An amount behind the label, in the currency of the rule. */
  limit: string | null;
  number: string | null;
  unit: FigureUnit | null;
  day: PlainDate | null;
  words: Text | null;
}

/** A row of a table of law as it is shown; a row may be shown as several rules. */
export interface CountryRule {
  group: RuleGroup;
  /** Which rows of a country are values of one rule at different times. */
  key: string;
  title: Text;
  figures: readonly RuleFigure[];
  note: Text | null;
  source: Text;
  /** Addresses it was read at, where they are on file. */
  readAt: readonly string[];
  /** The day it was read, where that was noted. */
  readOn: PlainDate | null;
  /** What of it is not from an official text. */
  toCheck: Text | null;
  currency: string | null;
  /** Null where it is no value of a time, such as what counts to a wage. */
  validFrom: PlainDate | null;
  validTo: PlainDate | null;
  /** It was in force before, since when was not found or is not calculated. */
  isOlder: boolean;
  /** The rule of the product for countries without one of their own. */
  isOfProduct: boolean;
  /** The row it shows. */
  law: object;
}

const figure = (label: Text, said: Partial<RuleFigure>): RuleFigure => ({
  label,
  limit: null,
  number: null,
  unit: null,
  day: null,
  words: null,
  ...said,
});

export const inUnit = (label: Text, unit: FigureUnit, number: string | number, limit?: string): RuleFigure =>
  figure(label, { number: String(number), unit, limit: limit ?? null });
export const inWords = (label: Text, words: Text): RuleFigure => figure(label, { words });
export const onDay = (label: Text, day: PlainDate): RuleFigure => figure(label, { day });

export const yesOrNo = (label: Text, isSo: boolean): RuleFigure =>
  inWords(label, isSo ? t('country_rules.yes') : t('country_rules.no'));

/** A limit in percent: none, nothing at all, or so much. */
export const limitOf = (label: Text, percent: number | null | undefined): RuleFigure =>
  percent === null || percent === undefined
    ? inWords(label, t('country_rules.no_limit'))
    : percent === 0
      ? inWords(label, t('country_rules.nothing_may'))
      : inUnit(label, 'percent', percent);

export const payInWords = (pay: 'basic' | 'wage'): Text =>
  pay === 'basic' ? t('country_rules.basic_salary') : t('country_rules.wage_with_allowances');

export const whomInWords = (who: 'nationals' | 'foreigners' | 'everybody'): Text =>
  ({
    nationals: t('country_rules.nationals'),
    foreigners: t('country_rules.foreigners'),
    everybody: t('country_rules.everybody'),
  })[who];

type Required = 'group' | 'key' | 'title' | 'figures' | 'source' | 'law';

/** A rule with what most rules do not say. */
export const ruleWith = (rule: Pick<CountryRule, Required> & Partial<CountryRule>): CountryRule => ({
  note: null,
  readAt: [],
  readOn: null,
  toCheck: null,
  currency: null,
  validFrom: null,
  validTo: null,
  isOlder: false,
  isOfProduct: false,
  ...rule,
});

/** Rules of tables whose rows name their country; null is the rule of the product. */
export const rulesOfRows = <Row extends { country: string | null; validFrom: PlainDate }>(
  rows: readonly Row[],
  country: string | null,
  rulesOf: (row: Row) => (Pick<CountryRule, Exclude<Required, 'law'>> & Partial<CountryRule>)[],
): CountryRule[] =>
  rows
    .filter((row) => row.country === country || row.country === null)
    .flatMap((row) =>
      rulesOf(row).map((rule) =>
        ruleWith({
          law: row,
          validFrom: row.country === null ? null : row.validFrom,
          isOfProduct: row.country === null,
          ...rule,
        }),
      ),
    );
