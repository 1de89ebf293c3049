import { Arg, Ctx as Context, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { DateTimeScalar } from '../../../platform/graphql/scalars';
import { BulkInvitationState, NotInvited } from './bulk-invitation';
import { invitePeople, ownBulkInvitation, previewInvitations, type InvitationPreview } from './bulk-invitation.actions';
import { WhomToInvite } from './whom-to-invite';

@ObjectType('WouldBeInvited', { description: 'Somebody who would be invited.' })
class WouldBeInvited {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => String, { description: 'Full name.', simple: true }) name!: string;
  @Field(() => String, { description: 'Where the mail goes: the address at work, else the private one.', simple: true })
  email!: string;
}

@ObjectType('InvitationPreview', { description: 'What inviting these people would come to.' })
class Preview implements InvitationPreview {
  @Field(() => Int, { description: 'How many would be invited.', simple: true }) people!: number;
  @Field(() => [WouldBeInvited], { description: 'The first of them, at most a hundred.', simple: true })
  shown!: WouldBeInvited[];
  @Field(() => [NotInvited], { description: 'Who would not, and why.', simple: true }) refused!: NotInvited[];
  @Field(() => String, { description: 'Subject of the mail.', simple: true }) subject!: string;
  @Field(() => String, { description: 'The mail as the first of them would read it, without the link.', simple: true })
  message!: string;
}

@ObjectType('PeopleInviting', { description: 'Many people being invited, or what came of it.' })
class PeopleInviting {
  @Field(() => ID, { description: 'The bulk invitation.', simple: true }) id!: string;
  @Field(() => BulkInvitationState, { description: 'How far it is.', simple: true }) state!: string;
  @Field(() => Int, { description: 'How many people it is for.', simple: true }) people!: number;
  @Field(() => Int, { description: 'How many of them are done.', simple: true }) done!: number;
  @Field(() => Int, { description: 'How many were invited.', simple: true }) invited!: number;
  @Field(() => [NotInvited], { description: 'Who was not, and why.', simple: true }) refused!: NotInvited[];
  @Field(() => DateTimeScalar, { description: 'When it last went on.', simple: true }) updatedAt!: Date;
}

const whomArg = { description: 'Which employees.' };
const localeArg = { description: 'Language of the mail, and of the accounts: en, ar, fr.' };

@Resolver()
export class BulkInvitationResolver {
  @Query(() => Preview, { description: 'Who would be invited, who would not and why, and the mail they would get.' })
  invitationPreview(
    @Context() ctx: Ctx,
    @Arg('whom', () => WhomToInvite, whomArg) whom: WhomToInvite,
    @Arg('locale', () => String, localeArg) locale: string,
  ): Promise<InvitationPreview> {
    return previewInvitations(ctx, whom, locale);
  }

  @Query(() => PeopleInviting, {
    nullable: true,
    description: 'How far inviting people is that you asked for; the last one unless told.',
  })
  bulkInvitation(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { nullable: true, description: 'Which one.' }) id: string | undefined,
  ): Promise<PeopleInviting | null> {
    return ownBulkInvitation(ctx, id ?? null);
  }

  @Mutation(() => PeopleInviting, {
    description:
      'Invites many employees in the background, each as if alone; who cannot be is passed over, with the reason.',
  })
  inviteEmployees(
    @Context() ctx: Ctx,
    @Arg('whom', () => WhomToInvite, whomArg) whom: WhomToInvite,
    @Arg('roleIds', () => [ID], { description: 'The roles they get; none beyond your own grants.' }) roleIds: string[],
    @Arg('locale', () => String, localeArg) locale: string,
  ): Promise<PeopleInviting> {
    return invitePeople(ctx, whom, { roleIds, locale });
  }
}
