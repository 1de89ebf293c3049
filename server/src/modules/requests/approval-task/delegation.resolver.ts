import { Arg, Ctx as Context, Field, ID, InputType, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { amongSql } from '../../../platform/lists/among-sql';
import type { Row } from '../../../platform/records/area';
import { worksHereSql } from '../../../platform/records/active-membership';
import type { Ctx } from '../../../platform/context';
import { Parameters } from '../../../platform/access/ability';
import { DateScalar } from '../../../platform/graphql/scalars';
import { wordsFound } from '../../../platform/lists/search-text';
import { ApprovalDelegation } from '../approval-delegation/approval-delegation';
import { delegate, endDelegation, myDelegations, type DelegationInput } from './delegations';

@InputType('ApprovalDelegationInput', { description: 'Who decides for you from when to when.' })
class ApprovalDelegationInput implements DelegationInput {
  @Field(() => ID, { description: 'Who decides meanwhile: a user of the company.' }) toUserId!: string;
  @Field(() => DateScalar, { description: 'First day.' }) fromDate!: string;
  @Field(() => DateScalar, { description: 'Last day.' }) toDate!: string;
  @Field(() => [String], {
    defaultValue: [],
    description: 'Kinds of rows it is for, such as EmployeeLeave; all where empty.',
  })
  subjects!: string[];
}

@ObjectType('Colleague', { description: 'Somebody who works in the company you are in.' })
class Colleague {
  @Field(() => ID, { description: 'The user.', simple: true }) id!: string;
  @Field(() => String, { description: 'What they are called.', simple: true }) name!: string;
}

const mostFound = 20;

@Resolver()
export class DelegationResolver {
  @Query(() => [ApprovalDelegation], { description: 'Who decides for you while you are away, now or later.' })
  myDelegations(@Context() ctx: Ctx): Promise<Row<ApprovalDelegation>[]> {
    return myDelegations(ctx);
  }

  @Query(() => [Colleague], {
    description:
      'People who work in the company you are in, for naming who decides: by words of the name, and those of these ids first.',
  })
  async approvalColleagues(
    @Context() ctx: Ctx,
    @Arg('search', () => String, { defaultValue: '', description: 'Part of the name.' }) search: string,
    @Arg('ids', () => [ID], { defaultValue: [], description: 'People to name in any case.' }) ids: string[],
  ): Promise<Colleague[]> {
    if (ctx.user.type === 'client') return [];
    const parameters = new Parameters([ctx.companyId, ids, mostFound + ids.length]);
    const found = wordsFound(search.slice(0, 100), ['u.name'], parameters, 'u.search_text').join(' and ') || 'true';
    const { rows } = await ctx.tx.query<Colleague & Record<string, unknown>>(
      `select u.id, u.name from membership m join app_user u on u.id = m.user_id
       where m.company_id = $1 and ${worksHereSql}
         and (${found} or ${amongSql('u.id', '$2', 'text')}) order by u.id = any($2::text[]) desc, u.name, u.id
         limit $3`,
      parameters.values,
    );
    return rows;
  }

  @Mutation(() => ApprovalDelegation, {
    description: 'Lets somebody decide for you while you are away; what waits for you now goes to them while it lasts.',
  })
  delegateApprovals(
    @Context() ctx: Ctx,
    @Arg('input', () => ApprovalDelegationInput, { description: 'Who, and when.' }) input: ApprovalDelegationInput,
  ): Promise<Row<ApprovalDelegation>> {
    return delegate(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Ends a delegation of yours; what still waits comes back to you.' })
  async endApprovalDelegation(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The delegation.' }) id: string,
  ): Promise<boolean> {
    await endDelegation(ctx, id);
    return true;
  }
}
