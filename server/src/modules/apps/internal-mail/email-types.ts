import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Correspondent } from '../domain/mail-answers';
import type { MailFolder, MailLabel } from '../domain/mail-folders';
import { choiceOf } from '../../../platform/records/fields';
import { EmailFolder, EmailLabel } from './internal-mail';
import type { Attachment, MailCounts, MailView } from './mailbox';
import type { DraftInput } from './write-mail.actions';

export const EmailList = choiceOf('EmailList', 'Which mails are listed.', {
  inbox: 'What others wrote to one.',
  sent: 'What one sent.',
  draft: 'What one is writing.',
  spam: 'What one put there as unwanted.',
  trash: 'What one threw away.',
  starred: 'What one marked with a star, wherever it lies but in the trash.',
});
export const EmailAnswerKind = choiceOf('EmailAnswerKind', 'How a mail is answered.', {
  reply: 'To who wrote it.',
  replyAll: 'To everybody in it.',
  forward: 'On to somebody new.',
});

@ObjectType('EmailPerson', { description: 'Somebody who writes or gets mail, as they were called then.' })
export class EmailPerson implements Correspondent {
  @Field(() => ID, { description: 'The user.', simple: true }) id!: string;
  @Field(() => String, { description: 'What they are called.', simple: true }) name!: string;
  @Field(() => String, { description: 'E-mail address.', simple: true }) email!: string;
}

@ObjectType('EmailAttachment', { description: 'A file that goes with a mail; its content is at /files/ID.' })
export class EmailAttachment implements Attachment {
  @Field(() => ID, { description: 'The file.', simple: true }) id!: string;
  @Field(() => String, { description: 'Name of the file.', simple: true }) name!: string;
  @Field(() => String, { description: 'What it is: image, pdf and so on.', simple: true }) type!: string;
  @Field(() => Int, { description: 'Bytes.', simple: true }) size!: number;
}

@ObjectType('Email', { description: 'A mail between users of the company, as you have it.' })
export class Email implements Omit<MailView, 'version' | 'messageId' | 'draftVersion' | 'previousFolder' | 'isSender'> {
  @Field(() => ID, { description: 'Identifier of your copy.', simple: true }) id!: string;
  @Field(() => Int, {
    description: 'Counts up with every change of what is written; send it back when saving a draft.',
    simple: true,
  })
  draftVersion!: number;
  @Field(() => ID, { description: 'The conversation it belongs to.', simple: true }) threadId!: string;
  @Field(() => EmailFolder, { description: 'Where it lies.', simple: true }) folder!: MailFolder;
  @Field(() => Boolean, { description: 'Marked with a star.', simple: true }) isStarred!: boolean;
  @Field(() => Boolean, { description: 'Whether they have opened it.', simple: true }) isRead!: boolean;
  @Field(() => [EmailLabel], { description: 'What they marked it with.', simple: true }) labels!: MailLabel[];
  @Field(() => EmailPerson, { description: 'Who wrote it.', simple: true }) from!: Correspondent;
  @Field(() => [EmailPerson], { description: 'To whom.', simple: true }) to!: Correspondent[];
  @Field(() => [EmailPerson], { description: 'Who gets it for information.', simple: true }) cc!: Correspondent[];
  @Field(() => [EmailPerson], {
    description: 'Who gets it unseen by the others; told to who wrote it alone.',
    simple: true,
  })
  bcc!: Correspondent[];
  @Field(() => String, { description: 'The line above its text.', simple: true }) subject!: string;
  @Field(() => String, { description: 'Plain text; in lists its beginning.', simple: true }) body!: string;
  @Field(() => String, { description: 'Its beginning on one line, without what it quotes.', simple: true })
  excerpt!: string;
  @Field(() => Date, { description: 'When it was sent; of a draft, when it was last written on.', simple: true })
  time!: Date;
  @Field(() => Date, { nullable: true, description: 'When it was sent; empty for a draft.', simple: true })
  sentAt!: Date | null;
  @Field(() => [EmailAttachment], { description: 'Files that go with it.', simple: true }) attachments!: Attachment[];
}

@ObjectType('EmailPage', { description: 'One page of mails, newest first.' })
export class EmailPage {
  @Field(() => [Email], { description: 'The mails of this page.', simple: true }) rows!: Email[];
  @Field(() => String, {
    nullable: true,
    description:
      'Give it as `after` to get the next page; empty when there is none. A search reads some thousand mails at once: its page may hold fewer than asked for, and this goes on.',
    simple: true,
  })
  endCursor!: string | null;
}

@ObjectType('EmailCounts', { description: 'Numbers beside the folders.' })
export class EmailCounts implements MailCounts {
  @Field(() => Int, { description: 'Unread in the inbox.', simple: true }) inbox!: number;
  @Field(() => Int, { description: 'How many they are writing.', simple: true }) draft!: number;
  @Field(() => Int, { description: 'Unread in spam.', simple: true }) spam!: number;
}

@ObjectType('OpenEmail', { description: 'A mail with its conversation and its place in a list.' })
export class OpenEmail {
  @Field(() => Email, { description: 'What one opened.', simple: true }) mail!: Email;
  @Field(() => [Email], {
    description: 'The other mails of its conversation that you have outside the trash, oldest first.',
    simple: true,
  })
  thread!: Email[];
  @Field(() => ID, { nullable: true, description: 'The mail before it in the list, a newer one.', simple: true })
  previousId!: string | null;
  @Field(() => ID, { nullable: true, description: 'The mail after it in the list, an older one.', simple: true })
  nextId!: string | null;
}

@ObjectType('EmailAnswer', { description: 'What an answer begins with.' })
export class EmailAnswer {
  @Field(() => [EmailPerson], { description: 'To whom.', simple: true }) to!: Correspondent[];
  @Field(() => [EmailPerson], { description: 'Who gets it for information.', simple: true }) cc!: Correspondent[];
  @Field(() => String, { description: 'The line above its text.', simple: true }) subject!: string;
  @Field(() => String, { description: 'The mail it answers, quoted.', simple: true }) body!: string;
  @Field(() => [EmailAttachment], { description: 'Files it takes along when passed on.', simple: true })
  attachments!: Attachment[];
}

@InputType('EmailDraftInput', { description: 'A draft as it is now.' })
export class EmailDraftInput implements DraftInput {
  @Field(() => [ID], { defaultValue: [], description: 'Users it goes to.' }) toIds!: string[];
  @Field(() => [ID], { defaultValue: [], description: 'Users who get it for information.' }) ccIds!: string[];
  @Field(() => [ID], { defaultValue: [], description: 'Users who get it unseen by the others.' }) bccIds!: string[];
  @Field(() => String, { defaultValue: '', description: 'Subject, at most 200 characters.' }) subject!: string;
  @Field(() => String, { defaultValue: '', description: 'Plain text, at most 100,000 characters.' }) body!: string;
  @Field(() => [ID], { defaultValue: [], description: 'Files that go with it, at most 20, in order.' })
  attachmentIds!: string[];
  @Field(() => ID, { nullable: true, description: 'The mail it answers: it joins that conversation.' }) answersId?:
    | string
    | null;
}

@InputType('EmailChanges', { description: 'What becomes of mails; what is not given stays.' })
export class EmailChanges {
  @Field(() => EmailFolder, {
    nullable: true,
    description: 'Where they go. What you wrote goes to the trash or back where it belongs.',
  })
  folder?: MailFolder | null;
  @Field(() => Boolean, { nullable: true, description: 'Marked with a star.' }) isStarred?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether they have opened it.' }) isRead?: boolean | null;
}
