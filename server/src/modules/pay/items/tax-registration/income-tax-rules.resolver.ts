import { Arg, Ctx as Context, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { mayDoSome } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { forbidden } from '../../../../platform/errors';
import { DateScalar, DecimalScalar } from '../../../../platform/graphql/scalars';
import type { Text } from '../../../../kernel/text/text';
import { companyOf } from '../../../organisation/organisation.sql';
import { LocalizedText } from '../../runs/payslip/payslip';
import type { IncomeTaxCode, TaxBracket, TaxRates } from '../../statutory/income-tax/tax';
import { incomeTaxOn } from '../../statutory/income-tax/taxes';
import { IncomeTaxChoice, taxRegistration } from './tax-registration';

@ObjectType('IncomeTaxBracket', { description: 'What is taken of the part of an income above an amount.' })
class IncomeTaxBracket implements TaxBracket {
  @Field(() => DecimalScalar, { description: 'The amount.', simple: true }) above!: string;
  @Field(() => DecimalScalar, { description: 'Share of that part, 0 to 100.', simple: true }) percent!: string;
}

@ObjectType('IncomeTaxTable', { description: 'Brackets of taxable incomes of a year up to an amount.' })
class IncomeTaxTable {
  @Field(() => DecimalScalar, { nullable: true, description: 'That amount; empty for all others.', simple: true })
  upTo!: string | null;
  @Field(() => [IncomeTaxBracket], { description: 'Lowest first.', simple: true }) brackets!: readonly TaxBracket[];
}

@ObjectType('IncomeTaxRule', { description: 'What else changes the tax of a year.' })
class IncomeTaxRule {
  @Field(() => String, {
    description: 'allowance, relief, rebate, surcharge, further or cess.',
    simple: true,
  })
  kind!: 'allowance' | 'relief' | 'rebate' | 'surcharge' | 'further' | 'cess';
  @Field(() => LocalizedText, { description: 'What it is.', simple: true }) name!: Text;
  @Field(() => DecimalScalar, { nullable: true, description: 'How much, or the most of it.', simple: true })
  amount!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Which share, 0 to 100.', simple: true })
  percent!: string | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'For incomes above that; of a rebate up to that.',
    simple: true,
  })
  income!: string | null;
}

@ObjectType('IncomeTaxRules', { description: 'The tax of a country on pay as of a day; amounts are of a year.' })
class IncomeTaxRules {
  @Field(() => IncomeTaxChoice, { description: 'Which tax.', simple: true }) tax!: IncomeTaxCode;
  @Field(() => String, { description: 'Currency of all amounts, ISO 4217.', simple: true }) currency!: string;
  @Field(() => Int, { description: 'Month the tax year begins with, 1 for January.', simple: true })
  firstMonth!: number;
  @Field(() => Boolean, {
    description: "Whether the employee's share of social insurance is not taxed.",
    simple: true,
  })
  isInsuranceDeductible!: boolean;
  @Field(() => DateScalar, { description: 'First day it is calculated for.', simple: true }) validFrom!: string;
  @Field(() => LocalizedText, { description: 'The law.', simple: true }) source!: Text;
  @Field(() => [IncomeTaxTable], { description: 'The first that an income does not exceed holds.', simple: true })
  tables!: IncomeTaxTable[];
  @Field(() => [IncomeTaxRule], { description: 'Allowances, reliefs, rebate, surcharges and cess.', simple: true })
  rules!: IncomeTaxRule[];
  @Field(() => LocalizedText, { description: 'What of the law is not calculated.', simple: true }) notCovered!: Text;
}

@Resolver()
export class IncomeTaxRulesResolver {
  @Query(() => IncomeTaxRules, {
    nullable: true,
    description:
      'By which rules payroll takes income tax on a day in the country of the company; nothing where it takes none.',
  })
  async incomeTaxRules(
    @Context() ctx: Ctx,
    @Arg('day', () => DateScalar, { description: 'The day.' }) day: string,
  ): Promise<IncomeTaxRules | null> {
    if (!mayDoSome(ctx.ability, 'read', taxRegistration)) throw forbidden();
    const { country } = await companyOf(ctx, 'country');
    const tax = incomeTaxOn(country, day);
    if (!tax?.rates) return null;
    const { code, currency, firstMonth, isInsuranceDeductible, notCovered, rates } = tax;
    return {
      tax: code,
      currency,
      firstMonth,
      isInsuranceDeductible,
      notCovered,
      validFrom: rates.validFrom,
      source: rates.source,
      tables: rates.tables.map(({ upTo = null, brackets }) => ({ upTo, brackets })),
      rules: rulesOf(rates),
    };
  }
}

function rulesOf({ allowances, relief, rebate, surcharges, further, cess }: TaxRates): IncomeTaxRule[] {
  const none = { amount: null, percent: null, income: null };
  return [
    ...allowances.map(({ name, amount }) => ({ ...none, kind: 'allowance' as const, name, amount })),
    ...(relief
      ? [
          {
            ...none,
            kind: 'relief' as const,
            name: relief.name,
            amount: relief.mostWithDependants ?? relief.most,
            percent: relief.mostPercent ?? null,
          },
        ]
      : []),
    ...(rebate
      ? [{ ...none, kind: 'rebate' as const, name: rebate.name, amount: rebate.most, income: rebate.incomeUpTo }]
      : []),
    ...(surcharges?.rows ?? []).map(({ above, percent }) => ({
      ...none,
      kind: 'surcharge' as const,
      name: surcharges!.name,
      percent,
      income: above,
    })),
    ...(further
      ? [{ ...none, kind: 'further' as const, name: further.name, percent: further.percent, income: further.above }]
      : []),
    ...(cess ? [{ ...none, kind: 'cess' as const, name: cess.name, percent: cess.percent }] : []),
  ];
}
