import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import type { IncomeTax, TaxRates } from '../income-tax/tax';
import { taxOfCountry } from '../income-tax/taxes';
import { inUnit, inWords, ruleWith, type CountryRule, type RuleFigure } from './country-rule';

/** The income tax of a country: its tables, what is taken off the income, and what changes the tax. */
export function incomeTaxRules(country: string | null): CountryRule[] {
  const tax = taxOfCountry(country);
  if (!tax) return [];
  return tax.rates.flatMap((rates) => {
    const rule = (key: string, title: Text, figures: RuleFigure[]): CountryRule[] =>
      figures.length
        ? [
            ruleWith({
              ...{ group: 'income_tax', key, title, figures, source: rates.source },
              ...{ validFrom: rates.validFrom, currency: tax.currency, law: rates },
            }),
          ]
        : [];
    return [
      ...rates.tables.flatMap((_, at) =>
        rule(`brackets ${at}`, t('country_rules.tax_brackets'), bracketsOf(rates, at)),
      ),
      ...rule('off', t('country_rules.tax_off'), takenOff(rates)),
      ...rule('besides', t('country_rules.tax_besides'), besides(rates)),
      ...rule('year', t('country_rules.tax_year'), yearOf(tax)),
    ];
  });
}

function bracketsOf({ tables }: TaxRates, at: number): RuleFigure[] {
  const { upTo, brackets } = tables[at]!;
  const before = tables[at - 1]?.upTo;
  return [
    ...(upTo ? [inUnit(t('country_rules.tax_incomes_up_to'), 'money', upTo)] : []),
    ...(!upTo && before ? [inUnit(t('country_rules.tax_incomes_above'), 'money', before)] : []),
    ...brackets.map(({ above, percent }) => inUnit(t('country_rules.above'), 'percent', percent, above)),
  ];
}

function takenOff({ allowances, relief }: TaxRates): RuleFigure[] {
  const reliefs = relief
    ? [
        inUnit(t('country_rules.of_it_at_most', { what: relief.name }), 'money', relief.most),
        ...(relief.mostWithDependants
          ? [inUnit(t('country_rules.with_dependants', { what: relief.name }), 'money', relief.mostWithDependants)]
          : []),
        ...(relief.mostPercent
          ? [inUnit(t('country_rules.share_of_income', { what: relief.name }), 'percent', relief.mostPercent)]
          : []),
      ]
    : [];
  return [...allowances.map(({ name, amount }) => inUnit(name, 'money', amount)), ...reliefs];
}

function besides({ rebate, surcharges, further, cess, roundIncomeTo, roundTaxTo }: TaxRates): RuleFigure[] {
  const above = (what: Text) => t('country_rules.incomes_above', { what });
  return [
    ...(rebate
      ? [inUnit(t('country_rules.incomes_up_to', { what: rebate.name }), 'money', rebate.most, rebate.incomeUpTo)]
      : []),
    ...(surcharges?.rows ?? []).map((row) => inUnit(above(surcharges!.name), 'percent', row.percent, row.above)),
    ...(further ? [inUnit(above(further.name), 'percent', further.percent, further.above)] : []),
    ...(cess ? [inUnit(cess.name, 'percent', cess.percent)] : []),
    ...(roundIncomeTo ? [inUnit(t('country_rules.round_income'), 'money', roundIncomeTo)] : []),
    ...(roundTaxTo ? [inUnit(t('country_rules.round_tax'), 'money', roundTaxTo)] : []),
  ];
}

function yearOf({ firstMonth, method, isInsuranceDeductible }: IncomeTax): RuleFigure[] {
  const first = t('country_rules.month', { month: `2026-${String(firstMonth).padStart(2, '0')}-01` });
  return [
    inWords(t('country_rules.tax_year_begins'), first),
    inWords(
      t('country_rules.tax_method'),
      method === 'year_to_date' ? t('country_rules.year_to_date') : t('country_rules.month_by_itself'),
    ),
    inWords(
      t('country_rules.insurance_share'),
      isInsuranceDeductible ? t('country_rules.not_taxed') : t('country_rules.taxed'),
    ),
  ];
}
