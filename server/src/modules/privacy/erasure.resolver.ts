import { Arg, Ctx as Context, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Row } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { oneRecord } from '../../platform/records/records';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars';
import { asPlatform } from '../../platform/database/transaction';
import { maskFields } from '../../platform/records/field-masking';
import { Employee, employee } from '../people/employee/employee';
import { erasePerson } from './erase-person';
import { erasurePlan } from './erasure-plan';
import { say } from '../../platform/text';

@ObjectType('ErasureKind', { description: 'Rows of one kind that erasing a person is about.' })
class ErasureKind {
  @Field(() => String, { description: 'Kind of row, such as BankAccount.', simple: true }) subject!: string;
  @Field(() => Int, { description: 'How many.', simple: true }) count!: number;
  @Field(() => String, {
    nullable: true,
    description: 'What law keeps them for: pay, time or employment; empty for what is removed.',
    simple: true,
  })
  keptFor!: string | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Until when they are kept; empty for what is removed, and where no term is on file.',
    simple: true,
  })
  keptUntil!: string | null;
}

@ObjectType('ErasurePreview', { description: 'What erasing a person would do.' })
class ErasurePreview {
  @Field(() => [String], {
    description: 'What stands in its way, in sentences; empty where the person can be erased.',
    simple: true,
  })
  problems!: string[];
  @Field(() => [ErasureKind], { description: 'What is removed, and what stays under the pseudonym.', simple: true })
  kinds!: ErasureKind[];
  @Field(() => Int, { description: 'Files whose content is removed for good.', simple: true }) files!: number;
  @Field(() => String, {
    description:
      'What becomes of the account: none where there is none, else ends; it is erased where it is of no other company.',
    simple: true,
  })
  account!: string;
  @Field(() => String, { description: 'The law that says what is kept.', simple: true }) source!: string;
}

@ObjectType('EmployeeErasure', { description: 'That a person was erased.' })
class EmployeeErasure {
  @Field(() => DateTimeScalar, { description: 'When.', simple: true }) erasedAt!: Date;
  @Field(() => String, { nullable: true, description: 'Name of who did it.', simple: true }) erasedByName!:
    | string
    | null;
  @Field(() => String, { description: 'Why, as who did it said.', simple: true }) reason!: string;
}

@Resolver()
export class ErasureResolver {
  @Query(() => ErasurePreview, {
    description:
      'What erasing somebody who has left would remove, what would stay under a pseudonym and until when, and what stands in its way. Needs the action erase.',
  })
  async erasurePreview(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The employee.' }) id: string,
  ): Promise<ErasurePreview> {
    const plan = await erasurePlan(ctx, await oneRecord(ctx, employee, id, 'erase'));
    return {
      ...plan,
      problems: plan.problems.map((text) => say(text, ctx.locale)),
      source: say(plan.source, ctx.locale),
    };
  }

  @Query(() => [EmployeeErasure], { description: 'When, by whom and why the person was erased; none for who was not.' })
  async employeeErasure(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The employee.' }) id: string,
  ): Promise<EmployeeErasure[]> {
    await oneRecord(ctx, employee, id, 'read', new Set());
    const { rows } = await asPlatform(ctx.tx, () =>
      ctx.tx.query<{ erasedAt: Date; erasedByName: string | null; reason: string }>(
        `select e.erased_at as "erasedAt", u.name as "erasedByName", e.reason from erasure e left join app_user u
          on u.id = e.erased_by_id where e.company_id = $1 and $2::char(24) = any(e.employee_ids)`,
        [ctx.companyId, id],
      ),
    );
    return rows;
  }

  @Mutation(() => Employee, {
    description:
      'Erases who has left, for good: what no law keeps is removed, what law keeps stands under a pseudonym. Refused while anything is open.',
  })
  async eraseEmployee(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The employee.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' })
    version: number,
    @Arg('code', () => String, { description: 'The employee number, typed to confirm.' }) code: string,
    @Arg('reason', () => String, { description: 'Why, in at most 500 characters.' }) reason: string,
  ): Promise<Row<Employee>> {
    await erasePerson(ctx, id, version, code, reason);
    return maskFields(ctx, employee, await oneRecord(ctx, employee, id));
  }
}
