import { Arg, Args, ArgsType, Ctx as Context, Field, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { AnswerKind } from '../domain/mail-answers';
import type { MailLabel } from '../domain/mail-folders';
import type { Ctx } from '../../../platform/context';
import { beginAnswer } from './answer';
import { EmailLabel } from './internal-mail';
import {
  Email,
  EmailAnswer,
  EmailAnswerKind,
  EmailChanges,
  EmailCounts,
  EmailDraftInput,
  EmailList,
  EmailPage,
  EmailPerson,
  OpenEmail,
} from './email-types';
import { listMails, mailCounts, neighboursOf, oneMail, threadOf, type MailFilter } from './mailbox';
import { findPeople } from './people';
import { emptyTrash, removeMails, restoreMails, toggleLabel, updateMails } from './sort-mails.actions';
import { saveDraft, sendMail } from './write-mail.actions';

@ArgsType()
class EmailFilterArgs implements MailFilter {
  @Field(() => EmailList, { nullable: true, description: 'Folder; without one all mails outside the trash.' })
  folder?: MailFilter['folder'];
  @Field(() => EmailLabel, { nullable: true, description: 'Only mails with this label.' }) label?: MailLabel | null;
  @Field(() => String, { nullable: true, description: 'Text in the name of who wrote it, the subject or the mail.' })
  search?: string | null;
}

@ArgsType()
class EmailListArgs extends EmailFilterArgs {
  @Field(() => Int, { defaultValue: 25, description: '1 to 100.' }) limit!: number;
  @Field(() => String, { nullable: true, description: '`endCursor` of the page before.' }) after?: string | null;
}

const mail = { description: 'Your copy of the mail.' };
const mails = { description: 'Your copies of the mails, at most 500.' };

/** Mail between users of a company. Everybody in it has a box, and each reads their own alone. */
@Resolver()
export class InternalMailResolver {
  @Query(() => EmailPage, { description: 'Your mails, newest first.' })
  emails(
    @Context() ctx: Ctx,
    @Args(() => EmailListArgs) { limit, after, ...filter }: EmailListArgs,
  ): Promise<EmailPage> {
    return listMails(ctx, filter, limit, after);
  }

  @Query(() => EmailCounts, { description: 'How many of your mails want attention.' })
  emailCounts(@Context() ctx: Ctx): Promise<EmailCounts> {
    return mailCounts(ctx);
  }

  @Query(() => OpenEmail, {
    description: 'One of your mails with its conversation, and what stands beside it in a list.',
  })
  email(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, mail) id: string,
    @Args(() => EmailFilterArgs) filter: EmailFilterArgs,
  ): Promise<OpenEmail> {
    return openMail(ctx, id, filter);
  }

  @Query(() => EmailAnswer, {
    description: 'What an answer to a mail begins with. It becomes a draft when it is saved.',
  })
  emailAnswer(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, mail) id: string,
    @Arg('kind', () => EmailAnswerKind, { description: 'How it is answered.' }) kind: AnswerKind,
  ): Promise<EmailAnswer> {
    return beginAnswer(ctx, id, kind);
  }

  @Query(() => [EmailPerson], { description: 'People of the company one may write to, at most 20.' })
  emailPeople(
    @Context() ctx: Ctx,
    @Arg('search', () => String, { defaultValue: '', description: 'Text in the name or e-mail address.' })
    search: string,
  ): Promise<EmailPerson[]> {
    return findPeople(ctx, search);
  }

  @Mutation(() => Email, { description: 'Keeps a draft, yours alone, and answers it; without an id a new one.' })
  saveEmailDraft(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { nullable: true, description: 'The draft to go on with.' }) id: string | undefined,
    @Arg('version', () => Int, {
      nullable: true,
      description: '`draftVersion` as you read it; without it whatever it is now.',
    })
    version: number | undefined,
    @Arg('input', () => EmailDraftInput, { description: 'The draft.' }) input: EmailDraftInput,
  ): Promise<Email> {
    return saveDraft(ctx, id ?? null, version ?? null, input);
  }

  @Mutation(() => Email, { description: 'Sends a draft to everybody it names. Sent twice, it goes once.' })
  sendEmail(@Context() ctx: Ctx, @Arg('id', () => ID, mail) id: string): Promise<Email> {
    return sendMail(ctx, id);
  }

  @Mutation(() => [Email], { description: 'Moves mails, stars them, marks them read, or takes that back.' })
  updateEmails(
    @Context() ctx: Ctx,
    @Arg('ids', () => [ID], mails) ids: string[],
    @Arg('changes', () => EmailChanges, { description: 'What becomes of them.' }) changes: EmailChanges,
  ): Promise<Email[]> {
    return updateMails(ctx, ids, changes);
  }

  @Mutation(() => [Email], {
    description: 'Puts a label on each of the mails that lacks it and takes it off each that has it.',
  })
  toggleEmailLabel(
    @Context() ctx: Ctx,
    @Arg('ids', () => [ID], mails) ids: string[],
    @Arg('label', () => EmailLabel, { description: 'What is put on each, or taken off where it is on it.' })
    label: MailLabel,
  ): Promise<Email[]> {
    return toggleLabel(ctx, ids, label);
  }

  @Mutation(() => [Email], { description: 'Takes mails out of the trash, each to where it lay.' })
  restoreEmails(@Context() ctx: Ctx, @Arg('ids', () => [ID], mails) ids: string[]): Promise<Email[]> {
    return restoreMails(ctx, ids);
  }

  @Mutation(() => Int, { description: 'Removes mails of the trash for good and answers how many.' })
  removeEmails(@Context() ctx: Ctx, @Arg('ids', () => [ID], mails) ids: string[]): Promise<number> {
    return removeMails(ctx, ids);
  }

  @Mutation(() => Int, {
    description: 'Removes what lies in the trash, the oldest 500 at once; answers how many, 0 once it is empty.',
  })
  emptyEmailTrash(@Context() ctx: Ctx): Promise<number> {
    return emptyTrash(ctx);
  }
}

async function openMail(ctx: Ctx, id: string, filter: MailFilter): Promise<OpenEmail> {
  const found = await oneMail(ctx, id);
  return { mail: found, thread: await threadOf(ctx, found), ...(await neighboursOf(ctx, found, filter)) };
}
