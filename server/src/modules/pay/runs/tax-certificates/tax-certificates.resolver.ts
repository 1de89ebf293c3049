import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../../platform/context';
import { asked, filePage, toExport } from '../../../../platform/export/report-page';
import { offerReport } from '../../../../platform/export/report';
import { DecimalScalar } from '../../../../platform/graphql/scalars';
import { payslip } from '../payslip/payslip';
import { taxCertificates, type TaxCertificate as Row, type TaxCertificates as Certificates } from './tax-certificates';

@ObjectType('TaxCertificate', { description: 'What a person was paid and what tax was taken of it in a tax year.' })
class TaxCertificate implements Row {
  @Field(() => ID, { description: 'Employee and year.', simple: true }) id!: string;
  @Field(() => ID, { description: 'Whose pay it is.', simple: true }) employeeId!: string;
  @Field(() => String, { description: 'Employee number.', simple: true }) employeeCode!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) employeeName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Tax number, where you may see it and one is on file.',
    simple: true,
  })
  taxNumber!: string | null;
  @Field(() => Int, { description: 'How many months of the year were paid.', simple: true }) months!: number;
  @Field(() => ID, { description: 'The last payslip of the year.', simple: true }) payslipId!: string;
  @Field(() => DecimalScalar, { description: 'Gross pay.', simple: true }) gross!: string;
  @Field(() => DecimalScalar, {
    description: 'What of it is taxed, less deductible social insurance, before the allowances of the year.',
    simple: true,
  })
  taxablePay!: string;
  @Field(() => DecimalScalar, { description: 'Tax taken, less what was given back.', simple: true }) tax!: string;
}

@ObjectType('TaxCertificates', { description: 'What approved payrolls of a tax year paid and took, by person.' })
class TaxCertificates implements Certificates {
  @Field(() => [TaxCertificate], { description: 'By name.', simple: true }) rows!: Row[];
  @Field(() => Int, { description: 'How many rows there are in all.', simple: true }) total!: number;
  @Field(() => DecimalScalar, { description: 'Taxable pay of all rows.', simple: true }) taxablePay!: string;
  @Field(() => DecimalScalar, { description: 'Tax of all rows.', simple: true }) tax!: string;
  @Field(() => String, { description: 'Currency of all amounts, ISO 4217.', simple: true }) currency!: string;
  @Field(() => String, { description: 'First month of the tax year, written YYYY-MM.', simple: true }) from!: string;
  @Field(() => String, { description: 'Its last month.', simple: true }) to!: string;
}

@Resolver()
export class TaxCertificatesResolver {
  @Query(() => TaxCertificates, {
    description: 'What approved payrolls of a tax year paid and took by person, of the payslips you may read.',
  })
  taxCertificates(
    @Context() ctx: Ctx,
    @Arg('year', () => Int, { description: 'Calendar year the tax year begins in.' }) year: number,
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur in name or number.' })
    search: string | undefined,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many rows, at most 200.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to leave out.' }) offset: number,
  ): Promise<TaxCertificates> {
    return taxCertificates(ctx, { year, search, limit, offset });
  }
}

offerReport('TaxCertificate', {
  area: payslip,
  columns: {
    employeeCode: 'text',
    employeeName: 'text',
    taxNumber: 'text',
    months: 'number',
    gross: 'amount',
    taxablePay: 'amount',
    tax: 'amount',
  },
  async page(ctx, { search, filter }, offset) {
    const year = Number(asked(filter, 'year'));
    return taxCertificates(ctx, { year: Number.isInteger(year) ? year : 0, search, limit: filePage, offset }, toExport);
  },
});
