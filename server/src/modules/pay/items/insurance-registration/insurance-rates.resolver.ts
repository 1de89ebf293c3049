import { Arg, Ctx as Context, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { mayDoSome } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { forbidden } from '../../../../platform/errors';
import { DateScalar, DecimalScalar } from '../../../../platform/graphql/scalars';
import { choiceOf } from '../../../../platform/records/fields';
import type { Text } from '../../../../kernel/text/text';
import { companyOf } from '../../../organisation/organisation.sql';
import { LocalizedText } from '../../runs/payslip/payslip';
import type { InsuranceBranch, InsuranceSchemeCode } from '../../statutory/social-insurance/scheme';
import { insuranceOn } from '../../statutory/social-insurance/schemes';
import { InsuranceScheme, insuranceRegistration } from './insurance-registration';

const InsuredPeople = choiceOf<InsuranceBranch['covers']>('InsuredPeople', 'Whom an insurance is for.', {
  nationals: 'Nationals of the country of the scheme.',
  foreigners: 'Everybody else.',
  everybody: 'All of them.',
});

@ObjectType('InsuranceRate', { description: 'What one insurance takes of the contributory wage of a month.' })
class InsuranceRate {
  @Field(() => LocalizedText, { description: 'The insurance.', simple: true }) branch!: Text;
  @Field(() => InsuredPeople, { description: 'Whom it is for.', simple: true }) covers!: InsuranceBranch['covers'];
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Only who was first insured on this day or later.',
    simple: true,
  })
  firstInsuredFrom!: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Only who was first insured before this day.', simple: true })
  firstInsuredBefore!: string | null;
  @Field(() => Int, { nullable: true, description: 'Only in so many first years with the employer.', simple: true })
  withinYears!: number | null;
  @Field(() => Int, { nullable: true, description: 'Only after so many years with the employer.', simple: true })
  fromYears!: number | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Only where the wage is lower than this.', simple: true })
  wageBelow!: string | null;
  @Field(() => DecimalScalar, { description: 'Share of the employee in percent.', simple: true }) employee!: string;
  @Field(() => DecimalScalar, { description: 'Share of the employer in percent.', simple: true }) employer!: string;
  @Field(() => DecimalScalar, { description: 'Share of the state in percent.', simple: true }) state!: string;
  @Field(() => DecimalScalar, { nullable: true, description: 'Least of the wage that counts.', simple: true })
  floor!: string | null;
  @Field(() => DecimalScalar, { nullable: true, description: 'Most of the wage that counts.', simple: true })
  ceiling!: string | null;
  @Field(() => DateScalar, { description: 'First day it is calculated for.', simple: true }) validFrom!: string;
  @Field(() => Boolean, { description: 'Whether it is in force for longer than that.', simple: true })
  isOlder!: boolean;
  @Field(() => LocalizedText, { description: 'The law.', simple: true }) source!: Text;
}

@ObjectType('InsuranceSchemeRates', { description: 'A scheme of social insurance as of a day.' })
class InsuranceSchemeRates {
  @Field(() => InsuranceScheme, { description: 'Which scheme of social insurance it is.', simple: true })
  scheme!: InsuranceSchemeCode;
  @Field(() => String, { description: 'Currency of the limits, ISO 4217.', simple: true }) currency!: string;
  @Field(() => Boolean, { description: 'Whether it is that of the country of the company.', simple: true })
  isHere!: boolean;
  @Field(() => [InsuranceRate], { description: 'Its insurances.', simple: true }) rates!: InsuranceRate[];
  @Field(() => LocalizedText, { description: 'What of the law is not calculated.', simple: true }) notCovered!: Text;
}

@Resolver()
export class InsuranceRatesResolver {
  @Query(() => [InsuranceSchemeRates], {
    description:
      "The rates payroll takes and pays on a day: of the scheme of the company's country first, and of those nationals of other Gulf states are insured with; none where no scheme is on file for the country.",
  })
  async insuranceRates(
    @Context() ctx: Ctx,
    @Arg('day', () => DateScalar, { description: 'The day.' }) day: string,
  ): Promise<InsuranceSchemeRates[]> {
    if (!mayDoSome(ctx.ability, 'read', insuranceRegistration)) throw forbidden();
    const { country } = await companyOf(ctx, 'country');
    const schemes = insuranceOn(country, day) ?? [];
    return schemes
      .map(({ code, currency, branches, notCovered, ...scheme }) => ({
        scheme: code,
        currency,
        notCovered,
        isHere: scheme.country === country,
        rates: branches.flatMap(({ rates, name, covers, firstInsured, service }) =>
          rates.map((rate) => ({
            branch: name,
            covers,
            firstInsuredFrom: firstInsured && 'from' in firstInsured ? firstInsured.from : null,
            firstInsuredBefore: firstInsured && 'before' in firstInsured ? firstInsured.before : null,
            withinYears: service && 'withinYears' in service ? service.withinYears : null,
            fromYears: service && 'fromYears' in service ? service.fromYears : null,
            wageBelow: rate.wageBelow ?? null,
            employee: rate.employee,
            employer: rate.employer,
            state: rate.state ?? '0',
            floor: rate.floor ?? null,
            ceiling: rate.ceiling ?? null,
            validFrom: rate.validFrom,
            isOlder: rate.isOlder ?? false,
            source: rate.source,
          })),
        ),
      }))
      .toSorted((one, other) => Number(other.isHere) - Number(one.isHere));
  }
}
