import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CountryRuleShownFragment } from '../../../generated/pay/country-rules';
import { inWords } from '../../../i18n/in-language';
import { factsOf } from '../../../i18n/languages';
import { useFormat } from '../../../ui/words/format';

export type Rule = CountryRuleShownFragment;
type Figure = Rule['figures'][number];

/** What a figure is and how much, in the language and the currency of the rule. */
export function useFigureWords() {
  const { i18n } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const said = (words: Rule['title'] | null | undefined) => inWords(words, i18n.language);
    const money = (amount: string, { currency }: Rule) => format.money(amount, currency ?? undefined);
    const counted = (number: number, unit: string) =>
      new Intl.NumberFormat(factsOf(i18n.language).locale, { style: 'unit', unit, unitDisplay: 'long' }).format(number);
    const numberOf = (number: string, { unit }: Figure, rule: Rule): string => {
      if (unit === 'money') return money(number, rule);
      if (unit === 'percent' || !unit) return `${format.number(Number(number))}\u00a0%`;
      return counted(Number(number), unit);
    };
    return {
      said,
      label: (figure: Figure, rule: Rule): string =>
        figure.limit ? `${said(figure.label)} ${money(figure.limit, rule)}` : said(figure.label),
      value: (figure: Figure, rule: Rule): string => {
        if (figure.number) return numberOf(figure.number, figure, rule);
        return figure.day ? format.day(figure.day) : said(figure.words);
      },
    };
  }, [i18n.language, format]);
}

/** The figures of a rule, one below the other. */
export function RuleFigures({ rule }: { rule: Rule }) {
  const { label, value } = useFigureWords();
  return (
    <dl className="rule-figures">
      {rule.figures.map((figure) => (
        <div key={label(figure, rule)}>
          <dt>{label(figure, rule)}</dt>
          <dd className="figure">{value(figure, rule)}</dd>
        </div>
      ))}
    </dl>
  );
}
