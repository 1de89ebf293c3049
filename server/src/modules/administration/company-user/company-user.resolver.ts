import { Arg, Ctx as Context, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { offerInBulk } from '../../../platform/graphql/bulk';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { maskFields } from '../../../platform/records/field-masking';
import { UserStatus, UserType } from '../user/user';
import { companyUser, CompanyUser } from './company-user';
import { addMember } from './company-user.actions';
import { resetMemberSecondFactor } from './reset-second-factor';
import { inviteAgain, sendMemberPasswordLink } from './invitation';

@InputType('CompanyUserInput', {
  description: 'Whom to invite into this company. They are mailed a link to accept by.',
})
class CompanyUserInput {
  @Field(() => String, { description: 'Full name.' }) name!: string;
  @Field(() => String, { description: 'E-mail address to sign in with.' }) email!: string;
  @Field(() => UserType, {
    nullable: true,
    description: 'Kind of account to make where the address has none, employee unless told.',
  })
  type?: string;
  @Field(() => UserStatus, { nullable: true, description: 'active unless told; inactive mails nothing yet.' })
  status?: string;
  @Field(() => [ID], { nullable: true, description: 'Roles in this company; none beyond your own grants.' })
  roleIds?: string[];
  @Field(() => ID, { nullable: true, description: 'The employee they are, if any.' }) employeeId?: string;
}

@Resolver()
class CompanyUserActions {
  @Mutation(() => CompanyUser, {
    description: 'Invites somebody into this company: a member once they accept by the link they are mailed.',
  })
  async createCompanyUser(
    @Context() ctx: Ctx,
    @Arg('input', () => CompanyUserInput, { description: 'Its values.' }) input: CompanyUserInput,
  ): Promise<Row<CompanyUser>> {
    return maskFields(ctx, companyUser, await addMember(ctx, input));
  }

  @Mutation(() => CompanyUser, {
    description: 'Mails an invited member a new link to accept by; the former one ends.',
  })
  async inviteCompanyUser(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The member.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read; STALE when someone else changed it since.' })
    version: number,
  ): Promise<Row<CompanyUser>> {
    return maskFields(ctx, companyUser, await inviteAgain(ctx, id, version));
  }

  @Mutation(() => CompanyUser, {
    description: 'Mails a member a link to choose a new password; at most three an hour. Nobody else sets one.',
  })
  async sendCompanyUserPasswordLink(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The member.' }) id: string,
  ): Promise<Row<CompanyUser>> {
    return maskFields(ctx, companyUser, await sendMemberPasswordLink(ctx, id));
  }

  @Mutation(() => CompanyUser, {
    description: 'Asks to reset the second factor of a member who lost it; whoever else asks for the same confirms it.',
  })
  async resetCompanyUserSecondFactor(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The member.' }) id: string,
  ): Promise<Row<CompanyUser>> {
    return maskFields(ctx, companyUser, await resetMemberSecondFactor(ctx, id));
  }
}

offerInBulk(companyUser, { invite: inviteAgain });

export const CompanyUserResolver = [...CrudResolver(companyUser, ['list', 'update', 'delete']), CompanyUserActions];
