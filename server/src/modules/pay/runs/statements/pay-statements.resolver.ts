import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../../platform/context';
import { asked, filePage, toExport, type ReportPage } from '../../../../platform/export/report-page';
import { offerReport, type ReportQuestion } from '../../../../platform/export/report';
import { DecimalScalar } from '../../../../platform/graphql/scalars';
import { payslip } from '../payslip/payslip';
import {
  headcountCost,
  payVariance,
  salaryRegister,
  type CostRow,
  type CostSums,
  type RegisterAmounts,
  type RegisterRow,
  type Statement,
  type VarianceAmounts,
  type VarianceRow,
} from './pay-statements';

const amount =
  (description: string): PropertyDecorator =>
  (proto, key) =>
    Field(() => DecimalScalar, { description, simple: true })(proto, key);

@ObjectType('SalaryRegisterSums', { description: 'What all rows of a salary register come to.' })
class SalaryRegisterSums implements RegisterAmounts {
  @amount('Basic salary.') basic!: string;
  @amount('What regular allowances on file came to.') allowances!: string;
  @amount('Whatever else was paid.') otherEarnings!: string;
  @amount("Social insurance, the employee's share.") insurance!: string;
  @amount('Income tax that was taken off.') incomeTax!: string;
  @amount('Whatever else was taken off.') otherDeductions!: string;
  @amount('What the employer pays beside the pay, of the lines you may see.') employerCost!: string;
  @amount('Sum of what was paid.') gross!: string;
  @amount('Sum of what was taken off.') deductions!: string;
  @amount('What was paid out.') net!: string;
}

@ObjectType('SalaryRegisterRow', { description: 'What somebody was paid in a month, part by part.' })
class SalaryRegisterRow extends SalaryRegisterSums implements RegisterRow {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => ID, { description: 'Whose pay it is.', simple: true }) employeeId!: string;
  @Field(() => String, { description: 'Employee number on the payslip.', simple: true }) employeeCode!: string;
  @Field(() => String, { description: 'Name on the payslip.', simple: true }) employeeName!: string;
  @Field(() => String, { nullable: true, description: 'Department on the payslip.', simple: true })
  departmentName!: string | null;
  @Field(() => ID, { description: 'The payslip it stands on, the last of several.', simple: true }) payslipId!: string;
}

@ObjectType('SalaryRegister', { description: 'What approved payrolls of a month paid, by employee.' })
class SalaryRegister {
  @Field(() => [SalaryRegisterRow], { description: 'By name.', simple: true }) rows!: SalaryRegisterRow[];
  @Field(() => Int, { description: 'How many rows there are in all.', simple: true }) total!: number;
  @Field(() => SalaryRegisterSums, { description: 'What all of them come to, those on other pages too.', simple: true })
  sums!: SalaryRegisterSums;
  @Field(() => String, { description: 'Currency of all amounts, ISO 4217.', simple: true }) currency!: string;
}

@ObjectType('PayVarianceSums', { description: 'What two months come to for everybody, and how they differ.' })
class PayVarianceSums implements VarianceAmounts {
  @amount('Gross pay of the earlier month.') grossBefore!: string;
  @amount('Gross pay of the month.') gross!: string;
  @amount('Gross pay, the month less the earlier one.') grossDifference!: string;
  @amount('Deductions of the earlier month.') deductionsBefore!: string;
  @amount('Deductions of the month.') deductions!: string;
  @amount('Deductions, the month less the earlier one.') deductionsDifference!: string;
  @amount('Net pay of the earlier month.') netBefore!: string;
  @amount('Net pay of the month.') net!: string;
  @amount('Net pay, the month less the earlier one.') netDifference!: string;
  @amount('What the employer pays beside the pay of the earlier month.') employerCostBefore!: string;
  @amount('What the employer pays beside the pay of the month.') employerCost!: string;
  @amount('What the employer pays beside the pay, the month less the earlier one.') employerCostDifference!: string;
}

@ObjectType('PayVarianceRow', { description: 'What two months paid somebody, and how they differ.' })
class PayVarianceRow extends PayVarianceSums implements VarianceRow {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => ID, { description: 'Whose pay it is.', simple: true }) employeeId!: string;
  @Field(() => String, { description: 'Employee number on the payslip.', simple: true }) employeeCode!: string;
  @Field(() => String, { description: 'Name on the payslip.', simple: true }) employeeName!: string;
  @Field(() => String, { nullable: true, description: 'Department on the payslip.', simple: true })
  departmentName!: string | null;
  @Field(() => ID, { nullable: true, description: 'The payslip of the earlier month; empty for none.', simple: true })
  payslipBeforeId!: string | null;
  @Field(() => ID, { nullable: true, description: 'The payslip of the month; empty for none.', simple: true })
  payslipId!: string | null;
}

@ObjectType('PayVariance', { description: 'How what approved payrolls of two months paid differs.' })
class PayVariance {
  @Field(() => [PayVarianceRow], { description: 'The biggest difference of the net pay first.', simple: true })
  rows!: PayVarianceRow[];
  @Field(() => Int, { description: 'How many rows there are in all.', simple: true }) total!: number;
  @Field(() => PayVarianceSums, { description: 'What all of them come to, those on other pages too.', simple: true })
  sums!: PayVarianceSums;
  @Field(() => String, { description: 'Currency of all amounts, ISO 4217.', simple: true }) currency!: string;
  @Field(() => String, { description: 'The earlier month, written YYYY-MM.', simple: true }) before!: string;
}

@ObjectType('HeadcountCostSums', { description: 'How many people were paid and what they cost.' })
class HeadcountCostSums implements CostSums {
  @Field(() => Int, { description: 'How many people were paid.', simple: true }) people!: number;
  @amount('Sum of what was paid.') gross!: string;
  @amount('What the employer pays beside the pay, of the lines you may see.') employerCost!: string;
  @amount('Both together.') cost!: string;
}

@ObjectType('HeadcountCostRow', { description: 'What the people of a department cost in a month.' })
class HeadcountCostRow extends HeadcountCostSums implements CostRow {
  @Field(() => ID, { description: 'The department, by its name.', simple: true }) id!: string;
  @Field(() => String, { nullable: true, description: 'Department on the payslips; empty for none.', simple: true })
  departmentName!: string | null;
  @Field(() => String, { nullable: true, description: 'Cost centre the department has now.', simple: true })
  costCentre!: string | null;
  @amount('What one of them costs on average.') average!: string;
}

@ObjectType('HeadcountCost', { description: 'What people cost in a month, by department.' })
class HeadcountCost {
  @Field(() => [HeadcountCostRow], { description: 'By department, those without one last.', simple: true })
  rows!: HeadcountCostRow[];
  @Field(() => Int, { description: 'How many rows there are in all.', simple: true }) total!: number;
  @Field(() => HeadcountCostSums, { description: 'What all of them come to, those on other pages too.', simple: true })
  sums!: HeadcountCostSums;
  @Field(() => String, { description: 'Currency of all amounts, ISO 4217.', simple: true }) currency!: string;
}

const ofMonth = { description: 'Month paid, written YYYY-MM.' };
const ofDepartment = {
  nullable: true,
  description: 'Department on the payslip, by its name; an empty text for those without one.',
};
const ofSearch = { nullable: true, description: 'Words that must all occur in name or number.' };
const rows = { defaultValue: 25, description: 'How many rows, at most 200.' };
const skipped = { defaultValue: 0, description: 'How many to leave out.' };

@Resolver()
export class PayStatementsResolver {
  @Query(() => SalaryRegister, {
    description: 'What approved payrolls of a month paid by employee, part by part, of the payslips you may read.',
  })
  salaryRegister(
    @Context() ctx: Ctx,
    @Arg('period', () => String, ofMonth) period: string,
    @Arg('department', () => String, ofDepartment) department: string | undefined,
    @Arg('search', () => String, ofSearch) search: string | undefined,
    @Arg('limit', () => Int, rows) limit: number,
    @Arg('offset', () => Int, skipped) offset: number,
  ): Promise<SalaryRegister> {
    return salaryRegister(ctx, { period, department, search, limit, offset });
  }

  @Query(() => PayVariance, {
    description: 'How what approved payrolls of two months paid differs by employee, of the payslips you may read.',
  })
  payVariance(
    @Context() ctx: Ctx,
    @Arg('period', () => String, ofMonth) period: string,
    @Arg('before', () => String, {
      nullable: true,
      description: 'The month it is compared with; the one before unless told.',
    })
    before: string | undefined,
    @Arg('isWhole', () => Boolean, { defaultValue: false, description: 'Whether whom both paid the same is told too.' })
    isWhole: boolean,
    @Arg('department', () => String, ofDepartment) department: string | undefined,
    @Arg('search', () => String, ofSearch) search: string | undefined,
    @Arg('limit', () => Int, rows) limit: number,
    @Arg('offset', () => Int, skipped) offset: number,
  ): Promise<PayVariance> {
    return payVariance(ctx, { period, before: before ?? undefined, isWhole, department, search, limit, offset });
  }

  @Query(() => HeadcountCost, {
    description: 'What people cost in a month by department, of the payslips of approved payrolls you may read.',
  })
  headcountCost(
    @Context() ctx: Ctx,
    @Arg('period', () => String, ofMonth) period: string,
    @Arg('search', () => String, ofSearch) search: string | undefined,
    @Arg('limit', () => Int, rows) limit: number,
    @Arg('offset', () => Int, skipped) offset: number,
  ): Promise<HeadcountCost> {
    return headcountCost(ctx, { period, search, limit, offset });
  }
}

const amounts = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'amount' as const]));
const person = { employeeCode: 'text', employeeName: 'text', departmentName: 'text' } as const;

const registerFile = (ctx: Ctx, { search, filter }: ReportQuestion, page: ReportPage) =>
  salaryRegister(
    ctx,
    { period: asked(filter, 'period') ?? '', department: asked(filter, 'department'), search, ...page },
    toExport,
  );
const varianceFile = (ctx: Ctx, { search, filter }: ReportQuestion, page: ReportPage) =>
  payVariance(
    ctx,
    {
      period: asked(filter, 'period') ?? '',
      before: asked(filter, 'before') ?? undefined,
      isWhole: asked(filter, 'isWhole') === 'true',
      department: asked(filter, 'department'),
      search,
      ...page,
    },
    toExport,
  );
const costFile = (ctx: Ctx, { search, filter }: ReportQuestion, page: ReportPage) =>
  headcountCost(ctx, { period: asked(filter, 'period') ?? '', search, ...page }, toExport);

/** A statement as a file: its rows page by page, and on paper with its sums. */
const written = (
  file: (ctx: Ctx, question: ReportQuestion, page: ReportPage) => Promise<Statement<object, object>>,
) => ({
  page: (ctx: Ctx, question: ReportQuestion, offset: number) => file(ctx, question, { limit: filePage, offset }),
  async sums(ctx: Ctx, question: ReportQuestion) {
    const { sums, currency } = await file(ctx, question, { limit: 1 });
    return { amounts: sums, currency };
  },
});

offerReport('SalaryRegister', {
  area: payslip,
  columns: {
    ...person,
    ...amounts([
      'basic',
      'allowances',
      'otherEarnings',
      'insurance',
      'incomeTax',
      'otherDeductions',
      'employerCost',
      'gross',
      'deductions',
      'net',
    ]),
  },
  ...written(registerFile),
});

offerReport('PayVariance', {
  area: payslip,
  columns: {
    ...person,
    ...amounts([
      'grossBefore',
      'gross',
      'grossDifference',
      'deductionsBefore',
      'deductions',
      'deductionsDifference',
      'netBefore',
      'net',
      'netDifference',
      'employerCostBefore',
      'employerCost',
      'employerCostDifference',
    ]),
  },
  ...written(varianceFile),
});

offerReport('HeadcountCost', {
  area: payslip,
  columns: {
    departmentName: 'text',
    costCentre: 'text',
    people: 'number',
    ...amounts(['gross', 'employerCost', 'cost', 'average']),
  },
  ...written(costFile),
});
