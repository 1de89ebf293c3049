import { Arg, Ctx as Context, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { countries } from '../../../../kernel/countries';
import type { Text } from '../../../../kernel/text/text';
import { mayDoSome } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { forbidden, invalid } from '../../../../platform/errors';
import { DateScalar, DecimalScalar } from '../../../../platform/graphql/scalars';
import { choiceOf } from '../../../../platform/records/fields';
import { companyOf } from '../../../organisation/organisation.sql';
import { payComponent } from '../pay-component/pay-component';
import { LocalizedText } from '../../runs/payslip/payslip';
import { t } from '../../texts/text';
import type { FigureUnit, RuleFigure, RuleGroup } from '../../statutory/country-rules/country-rule';
import {
  countriesOnFile,
  rulesOfCountry,
  statedOn,
  type StatedRule,
} from '../../statutory/country-rules/country-rules';
import { notCovered, type NotCovered } from '../../statutory/country-rules/not-covered';

const Group = choiceOf<RuleGroup>('CountryRuleGroup', 'What a rule of a country is about.', {
  social_insurance: 'Social insurance: who is insured, the wage that counts and the shares of it.',
  income_tax: 'Income tax on pay: brackets and what is taken off.',
  minimum_wage: 'The least that is paid.',
  overtime: 'Overtime, work by night, on rest days and holidays, and lateness.',
  working_time: 'The length of work, night and rest.',
  leave: 'Leave the law gives.',
  deductions: 'The most that is taken of a wage.',
  end_of_service: 'The award for the years of service.',
  settlement: 'Notice, and leave paid at the end.',
  encashment: 'Leave encashment while employed.',
  records: 'How long records are kept.',
});

const Unit = choiceOf<FigureUnit>('CountryRuleUnit', 'What the number of a figure counts.', {
  percent: 'Parts of a hundred.',
  money: 'The currency of the rule.',
  day: 'Days, of the calendar unless the rule says others.',
  week: 'Weeks of a year.',
  month: 'Months, of pay or of service.',
  year: 'Years, of service or from the end of it.',
  hour: 'Hours of work or of rest.',
});

const State = choiceOf<StatedRule['state']>('CountryRuleState', 'How a rule stands on the day asked for.', {
  in_force: 'It holds on that day.',
  coming: 'It holds from a later day.',
  former: 'It held before, or has ended.',
});

const Kind = choiceOf<NotCovered['kind']>('NotCoveredKind', 'How something is not covered.', {
  excluded: 'A part of a law that is not calculated, or was not found.',
  product_rule: 'No law of the kind is on file for the country: the rule of the product holds.',
  no_rule: 'No law of the kind is on file for the country, and nothing is calculated by one.',
});

@ObjectType('CountryRuleFigure', { description: 'One figure of a rule: a number with its unit, a day or words.' })
class CountryRuleFigure implements RuleFigure {
  @Field(() => LocalizedText, { description: 'What it is.', simple: true }) label!: Text;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Amount that ends the label, such as where a bracket begins.',
    simple: true,
  })
  limit!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'The number, where it is one.', simple: true })
  number!: string | null;
  @Field(() => Unit, { nullable: true, description: 'What that number counts.', simple: true })
  unit!: FigureUnit | null;
  @Field(() => DateScalar, { nullable: true, description: 'The day, where it is one.', simple: true })
  day!: string | null;
  @Field(() => LocalizedText, { nullable: true, description: 'The words, where it is none of both.', simple: true })
  words!: Text | null;
}

@ObjectType('CountryRule', { description: 'A rule of a country as it holds from a day on, with its law.' })
class CountryRule implements Omit<StatedRule, 'law'> {
  @Field(() => Group, { description: 'What it is about.', simple: true }) group!: RuleGroup;
  @Field(() => String, { description: 'The same for values of one rule at different times.', simple: true })
  key!: string;
  @Field(() => LocalizedText, { description: 'What it is in plain words.', simple: true }) title!: Text;
  @Field(() => [CountryRuleFigure], { description: 'What it comes to, label by label.', simple: true })
  figures!: readonly RuleFigure[];
  @Field(() => LocalizedText, { nullable: true, description: 'What else it asks or leaves out.', simple: true })
  note!: Text | null;
  @Field(() => LocalizedText, { description: 'The law, with its article where it is known.', simple: true })
  source!: Text;
  @Field(() => [String], { description: 'Where it was read; empty where that is not on file.', simple: true })
  readAt!: readonly string[];
  @Field(() => DateScalar, { nullable: true, description: 'The day it was read, where that was noted.', simple: true })
  readOn!: string | null;
  @Field(() => LocalizedText, {
    nullable: true,
    description: 'What of it was not read in an official text.',
    simple: true,
  })
  toCheck!: Text | null;
  @Field(() => String, { nullable: true, description: 'Currency of its amounts, ISO 4217.', simple: true })
  currency!: string | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day it holds; empty for what is no value of a time.',
    simple: true,
  })
  validFrom!: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Last day it was decided for.', simple: true })
  validTo!: string | null;
  @Field(() => Boolean, { description: 'Whether it held before that first day too.', simple: true }) isOlder!: boolean;
  @Field(() => Boolean, {
    description: 'Whether it is the rule of the product, which holds where no law is on file.',
    simple: true,
  })
  isOfProduct!: boolean;
  @Field(() => State, { description: 'How it stands on the day.', simple: true }) state!: StatedRule['state'];
}

@ObjectType('CountryRuleNotCovered', { description: 'What the rules of a country leave out.' })
class CountryRuleNotCovered implements NotCovered {
  @Field(() => Group, { description: 'What it is about.', simple: true }) group!: RuleGroup;
  @Field(() => Kind, { description: 'How it is not covered.', simple: true }) kind!: NotCovered['kind'];
  @Field(() => LocalizedText, {
    description: 'What is left out, or which rule there is none of.',
    simple: true,
  })
  what!: Text;
}

@ObjectType('CountryRules', { description: 'The rules of a country payroll and leave go by, as of a day.' })
class CountryRules {
  @Field(() => String, {
    nullable: true,
    description: 'The country, ISO 3166-1; empty where none is chosen.',
    simple: true,
  })
  country!: string | null;
  @Field(() => Boolean, { description: 'Whether it is the country of your company.', simple: true })
  isOwn!: boolean;
  @Field(() => Boolean, { description: 'Whether any law of the country is on file.', simple: true })
  isOnFile!: boolean;
  @Field(() => [String], {
    description: 'Countries whose laws are on file, with the one of your company, ISO 3166-1.',
    simple: true,
  })
  countries!: string[];
  @Field(() => Int, { description: 'How many rules are in force on the day.', simple: true }) inForce!: number;
  @Field(() => [CountryRule], {
    description: 'Rule by rule: what is in force, then what comes, then what was, each newest first.',
    simple: true,
  })
  rules!: StatedRule[];
  @Field(() => [CountryRuleNotCovered], { description: 'What they leave out.', simple: true })
  notCovered!: NotCovered[];
}

@Resolver()
export class CountryRulesResolver {
  @Query(() => CountryRules, {
    description:
      'By which laws of a country pay and leave go on a day, and what is not covered; for readers of pay components.',
  })
  async countryRules(
    @Context() ctx: Ctx,
    @Arg('day', () => DateScalar, { description: 'The day.' }) day: string,
    @Arg('country', () => String, {
      nullable: true,
      description: 'Country, ISO 3166-1; that of your company unless told.',
    })
    asked: string | undefined,
  ): Promise<CountryRules> {
    if (!mayDoSome(ctx.ability, 'read', payComponent)) throw forbidden();
    const own = (await companyOf(ctx, 'country')).country ?? null;
    if (asked && !countries.includes(asked))
      throw invalid('country', t('country_rules.bad_country', { country: asked.slice(0, 40) }));
    const country = asked ?? own;
    const rules = rulesOfCountry(country);
    const stated = statedOn(rules, day);
    return {
      country,
      isOwn: country === own,
      isOnFile: rules.some(({ isOfProduct }) => !isOfProduct),
      countries: [...new Set([...(own ? [own] : []), ...(country ? [country] : []), ...countriesOnFile])],
      inForce: stated.filter(({ state }) => state === 'in_force').length,
      rules: stated,
      notCovered: notCovered(country, rules),
    };
  }
}
