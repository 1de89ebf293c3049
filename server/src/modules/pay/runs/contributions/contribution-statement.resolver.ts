import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../../platform/context';
import { asked, filePage, toExport, type ReportPage } from '../../../../platform/export/report-page';
import { offerReport, type ReportQuestion } from '../../../../platform/export/report';
import { DateScalar, DecimalScalar } from '../../../../platform/graphql/scalars';
import { InsuranceScheme, type RegisteredScheme } from '../../items/insurance-registration/insurance-registration';
import { payslip } from '../payslip/payslip';
import {
  contributionStatement,
  sumOfSchemes,
  type ContributionRow as Row,
  type ContributionStatement as Statement,
  type SchemeSum as Sum,
} from './contribution-statement';

const ownCode = 'Code of the scheme, where it is one of the company.';
const ownName = 'Its name, in the language of the request.';

@ObjectType({ description: 'Shares of social insurance, in the currency of the statement.' })
abstract class ContributionShares {
  @Field(() => DecimalScalar, { description: 'Taken off the pay of employees.', simple: true }) employee!: string;
  @Field(() => DecimalScalar, { description: 'Paid by the employer.', simple: true }) employer!: string;
  @Field(() => DecimalScalar, { description: 'Paid by the state in place of the employer.', simple: true })
  state!: string;
  @Field(() => DecimalScalar, { description: 'All of them.', simple: true }) total!: string;
}

@ObjectType('ContributionRow', { description: 'What is due for a person to a scheme of social insurance.' })
class ContributionRow extends ContributionShares implements Row {
  @Field(() => ID, { description: 'Scheme, employee and month.', simple: true }) id!: string;
  @Field(() => InsuranceScheme, { description: 'To whom.', simple: true }) scheme!: RegisteredScheme;
  @Field(() => String, { nullable: true, description: ownCode, simple: true }) ownScheme!: string | null;
  @Field(() => String, { nullable: true, description: ownName, simple: true }) ownSchemeName!: string | null;
  @Field(() => String, {
    description: 'The month it is for, written YYYY-MM: an earlier one where that is settled.',
    simple: true,
  })
  month!: string;
  @Field(() => ID, { description: 'Whose pay it is.', simple: true }) employeeId!: string;
  @Field(() => ID, { description: 'The payslip it stands on; the last of several.', simple: true }) payslipId!: string;
  @Field(() => String, { description: 'Employee number.', simple: true }) employeeCode!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) employeeName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Number with the authority, where you may see it and one is on file.',
    simple: true,
  })
  insuranceNumber!: string | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Contributory wage of the month; empty where an earlier one is settled.',
    simple: true,
  })
  contributoryWage!: string | null;
}

@ObjectType('ContributionSum', { description: 'What is due to a scheme of social insurance for a month.' })
class ContributionSum extends ContributionShares implements Sum {
  @Field(() => InsuranceScheme, { description: 'To whom.', simple: true }) scheme!: RegisteredScheme;
  @Field(() => String, { nullable: true, description: ownCode, simple: true }) ownScheme!: string | null;
  @Field(() => String, { nullable: true, description: ownName, simple: true }) ownSchemeName!: string | null;
  @Field(() => Int, { description: 'For how many people.', simple: true }) people!: number;
  @Field(() => DateScalar, {
    nullable: true,
    description:
      'The last day on which it is paid in time, as the law of the scheme says; empty where none is on file.',
    simple: true,
  })
  dueOn!: string | null;
}

@ObjectType('ContributionStatement', { description: 'What approved payrolls of a month owe social insurance.' })
class ContributionStatement implements Statement {
  @Field(() => [ContributionRow], { description: 'By scheme and name.', simple: true }) rows!: Row[];
  @Field(() => Int, { description: 'How many rows there are in all.', simple: true }) total!: number;
  @Field(() => [ContributionSum], { description: 'Sums of all rows, by scheme.', simple: true }) sums!: Sum[];
  @Field(() => String, { description: 'Currency of all amounts, ISO 4217.', simple: true }) currency!: string;
  @Field(() => Int, {
    description: 'Payrolls of the month that are not approved yet, and not counted.',
    simple: true,
  })
  waiting!: number;
}

@Resolver()
export class ContributionStatementResolver {
  @Query(() => ContributionStatement, {
    description:
      'What approved payrolls of a month owe social insurance, differences of closed months that they settle among it; of the payslips you may read.',
  })
  contributionStatement(
    @Context() ctx: Ctx,
    @Arg('period', () => String, { description: 'The month, written YYYY-MM.' }) period: string,
    @Arg('scheme', () => InsuranceScheme, { nullable: true, description: 'Of this scheme alone.' })
    scheme: RegisteredScheme | undefined,
    @Arg('ownScheme', () => String, {
      nullable: true,
      description: 'Of this scheme of the company alone, by its code.',
    })
    ownScheme: string | undefined,
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur in name or number.' })
    search: string | undefined,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many rows, at most 200.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to leave out.' }) offset: number,
  ): Promise<ContributionStatement> {
    return contributionStatement(ctx, { period, scheme, ownScheme, search, limit, offset });
  }
}

offerReport('Contribution', {
  area: payslip,
  columns: {
    scheme: 'text',
    ownSchemeName: 'text',
    month: 'text',
    employeeCode: 'text',
    employeeName: 'text',
    insuranceNumber: 'text',
    contributoryWage: 'amount',
    employee: 'amount',
    employer: 'amount',
    state: 'amount',
    total: 'amount',
  },
  page: (ctx, question, offset) => contributionFile(ctx, question, { limit: filePage, offset }),
  async sums(ctx, question) {
    const { sums, currency } = await contributionFile(ctx, question, { limit: 1 });
    return { amounts: sumOfSchemes(sums, currency), currency };
  },
});

function contributionFile(ctx: Ctx, { search, filter }: ReportQuestion, page: ReportPage): Promise<Statement> {
  const scheme = Object.values(InsuranceScheme).find((code) => code === asked(filter, 'scheme'));
  const of = { period: asked(filter, 'period') ?? '', scheme, ownScheme: asked(filter, 'ownScheme') };
  return contributionStatement(ctx, { ...of, search, ...page }, toExport);
}
