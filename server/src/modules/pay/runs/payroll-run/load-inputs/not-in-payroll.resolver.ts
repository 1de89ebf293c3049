import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../../../platform/context';
import { offerReport } from '../../../../../platform/export/report';
import { DateScalar } from '../../../../../platform/graphql/scalars';
import { employee } from '../../../../people/employee/employee';
import { notInPayroll, type NotInPayroll as Row } from './not-in-payroll';

@ObjectType('NotInPayroll', { description: 'Somebody paid for days of a month whom no payroll of them has.' })
class NotInPayroll implements Row {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => String, { description: 'Employee number.', simple: true }) employeeCode!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) employeeName!: string;
  @Field(() => String, { nullable: true, description: 'Department today, where you may see it.', simple: true })
  departmentName!: string | null;
  @Field(() => DateScalar, { description: 'First day of employment.', simple: true }) hireDate!: string;
  @Field(() => ID, { nullable: true, description: 'The pay group that pays these days.', simple: true })
  payGroupId!: string | null;
  @Field(() => String, { nullable: true, description: 'Its name; empty for the calendar month.', simple: true })
  payGroupName!: string | null;
  @Field(() => DateScalar, { description: 'First day of the period.', simple: true }) fromDate!: string;
  @Field(() => DateScalar, { description: 'Last day of the period.', simple: true }) toDate!: string;
}

@ObjectType('NotInPayrollPage', { description: 'Who is in no payroll of a month.' })
class NotInPayrollPage {
  @Field(() => [NotInPayroll], { description: 'By name.', simple: true }) rows!: Row[];
  @Field(() => Int, { description: 'How many there are in all.', simple: true }) total!: number;
}

@Resolver()
export class NotInPayrollResolver {
  @Query(() => NotInPayrollPage, {
    description:
      'Who is paid for days of a month and in no payroll of them that is not cancelled, corrections left out; of the employees you may read. Whoever is in a pay group is told once for each of its periods that end in the month.',
  })
  notInPayroll(
    @Context() ctx: Ctx,
    @Arg('period', () => String, { description: 'The month, written YYYY-MM.' }) period: string,
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur in name or number.' })
    search: string | undefined,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many, at most 200.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to leave out.' }) offset: number,
  ): Promise<NotInPayrollPage> {
    return notInPayroll(ctx, { period, search, limit, offset });
  }
}

const pageSize = 2_000;

offerReport('NotInPayroll', {
  area: employee,
  columns: {
    employeeCode: 'text',
    employeeName: 'text',
    departmentName: 'text',
    hireDate: 'day',
    payGroupName: 'text',
    fromDate: 'day',
    toDate: 'day',
  },
  async page(ctx, { search, filter }, offset) {
    const { period } = (filter ?? {}) as Record<string, { eq?: unknown } | undefined>;
    return notInPayroll(ctx, { period: String(period?.eq ?? ''), search, limit: pageSize, offset }, ['read', 'export']);
  },
});
