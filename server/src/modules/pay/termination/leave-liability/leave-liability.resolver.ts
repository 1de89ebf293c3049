import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../../platform/context';
import { asked, filePage, toExport } from '../../../../platform/export/report-page';
import { offerReport } from '../../../../platform/export/report';
import { DateScalar, DecimalScalar } from '../../../../platform/graphql/scalars';
import { eosProvision } from '../eos-provision/eos-provision';
import {
  leaveLiability,
  leaveLiabilityTotals,
  type LiabilityOfDepartment,
  type LiabilityRow,
  type LiabilitySums,
  type LiabilityTotals,
} from './leave-liability';

@ObjectType('LeaveLiabilityRow', {
  description: 'What would be paid to somebody for leave not taken if the employment ended on a day.',
})
class LeaveLiabilityRow implements LiabilityRow {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => ID, { description: 'Whose leave it is.', simple: true }) employeeId!: string;
  @Field(() => String, { description: 'Employee number.', simple: true }) employeeCode!: string;
  @Field(() => String, { description: 'First, middle and last name.', simple: true }) employeeName!: string;
  @Field(() => String, { nullable: true, description: 'Department on the day; empty for none.', simple: true })
  departmentName!: string | null;
  @Field(() => DecimalScalar, {
    description: 'Days of all types that are paid out at the end, less what was granted for the time after the day.',
    simple: true,
  })
  days!: string;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What one day is worth by the law of the day, rounded; empty where it cannot be told.',
    simple: true,
  })
  dailyWage!: string | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What the days are worth, each type rounded once; empty where it cannot be told.',
    simple: true,
  })
  amount!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why there is no amount, in the language of the request.',
    simple: true,
  })
  problem!: string | null;
}

@ObjectType('LeaveLiability', { description: 'What is owed to employees for leave not taken, on a day.' })
class LeaveLiability {
  @Field(() => [LeaveLiabilityRow], { description: 'By name.', simple: true }) rows!: LeaveLiabilityRow[];
  @Field(() => Int, { description: 'How many rows there are in all.', simple: true }) total!: number;
  @Field(() => String, { description: 'Currency of all amounts, ISO 4217.', simple: true }) currency!: string;
}

@ObjectType({ description: 'What leave owed comes to.' })
abstract class LeaveLiabilitySums implements LiabilitySums {
  @Field(() => Int, { description: 'To how many people days are owed.', simple: true }) people!: number;
  @Field(() => DecimalScalar, { description: 'How many days are owed to them.', simple: true }) days!: string;
  @Field(() => DecimalScalar, { description: 'What the days are worth, as far as it can be told.', simple: true })
  amount!: string;
  @Field(() => Int, { description: 'Of how many of them it cannot be told what their days are worth.', simple: true })
  unvalued!: number;
}

@ObjectType('LeaveLiabilityOfDepartment', { description: 'What is owed for leave to the people of a department.' })
class LeaveLiabilityOfDepartment extends LeaveLiabilitySums implements LiabilityOfDepartment {
  @Field(() => ID, { description: 'The department, by its name.', simple: true }) id!: string;
  @Field(() => String, { nullable: true, description: 'Department on the day; empty for none.', simple: true })
  departmentName!: string | null;
}

@ObjectType('LeaveLiabilityTotals', {
  description: 'What is owed for leave to all of them together, and department by department.',
})
class LeaveLiabilityTotals extends LeaveLiabilitySums implements LiabilityTotals {
  @Field(() => [LeaveLiabilityOfDepartment], { description: 'By name, those without one last.', simple: true })
  departments!: LeaveLiabilityOfDepartment[];
  @Field(() => String, { description: 'Currency of all amounts, ISO 4217.', simple: true }) currency!: string;
}

const ofDay = { nullable: true, description: 'The day; today unless told.' };
const ofDepartment = {
  nullable: true,
  description: 'Department on the day, by its name; an empty text for those without one.',
};
const ofSearch = { nullable: true, description: 'Words that must all occur in name or number.' };

@Resolver()
export class LeaveLiabilityResolver {
  @Query(() => LeaveLiability, {
    description:
      'What would be paid for leave not taken if employments ended on a day, of everybody employed on it whose provisions you may see with their amounts.',
  })
  leaveLiability(
    @Context() ctx: Ctx,
    @Arg('day', () => DateScalar, ofDay) day: string | undefined,
    @Arg('department', () => String, ofDepartment) department: string | undefined,
    @Arg('search', () => String, ofSearch) search: string | undefined,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many rows, at most 200.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many to leave out.' }) offset: number,
  ): Promise<LeaveLiability> {
    return leaveLiability(ctx, { day, department, search, limit, offset });
  }

  @Query(() => LeaveLiabilityTotals, {
    description: 'What all rows of the statement of leave owed come to, those on other pages too.',
  })
  leaveLiabilityTotals(
    @Context() ctx: Ctx,
    @Arg('day', () => DateScalar, ofDay) day: string | undefined,
    @Arg('department', () => String, ofDepartment) department: string | undefined,
    @Arg('search', () => String, ofSearch) search: string | undefined,
  ): Promise<LeaveLiabilityTotals> {
    return leaveLiabilityTotals(ctx, { day, department, search });
  }
}

offerReport('LeaveLiability', {
  area: eosProvision,
  columns: {
    employeeCode: 'text',
    employeeName: 'text',
    departmentName: 'text',
    days: 'number',
    dailyWage: 'amount',
    amount: 'amount',
    problem: 'text',
  },
  page: (ctx, { search, filter }, offset) =>
    leaveLiability(ctx, { ...question(filter), search, limit: filePage, offset }, toExport),
  async sums(ctx, { search, filter }) {
    const { days, amount, currency } = await leaveLiabilityTotals(ctx, { ...question(filter), search }, toExport);
    return { amounts: { days, amount }, currency };
  },
});

const question = (filter: unknown) => ({ day: asked(filter, 'day'), department: asked(filter, 'department') });
