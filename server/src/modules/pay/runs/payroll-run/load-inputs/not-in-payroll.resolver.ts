import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../../../platform/context';
import { offerReport } from '../../../../../platform/export/report';
import { DateScalar } from '../../../../../platform/graphql/scalars';
import { employee } from '../../../../people/employee/employee';
import { notInPayroll, type NotInPayroll as Row } from './not-in-payroll';

@ObjectType('NotInPayroll', { description: 'Somebody employed in a month whom no payroll of it has.' })
class NotInPayroll implements Row {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => String, { description: 'Employee number.', simple: true }) employeeCode!: string;
  @Field(() => String, { description: 'First and last name.', simple: true }) employeeName!: string;
  @Field(() => String, { nullable: true, description: 'Department today, where you may see it.', simple: true })
  departmentName!: string | null;
  @Field(() => DateScalar, { description: 'First day of employment.', simple: true }) hireDate!: string;
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
      'Who is employed in a month and in no payroll of it that is not cancelled, corrections left out; of the employees you may read.',
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
  columns: { employeeCode: 'text', employeeName: 'text', departmentName: 'text', hireDate: 'day' },
  async page(ctx, { search, filter }, offset) {
    const { period } = (filter ?? {}) as Record<string, { eq?: unknown } | undefined>;
    return notInPayroll(ctx, { period: String(period?.eq ?? ''), search, limit: pageSize, offset }, ['read', 'export']);
  },
});
