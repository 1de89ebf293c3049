import { Index } from 'typeorm';
import type { Correspondent } from '../domain/mail-answers';
import type { MailFolder, MailLabel } from '../domain/mail-folders';
import { defineArea } from '../../../platform/records/area';
import { isActiveMember } from '../../../platform/records/active-membership';
import type { Ctx } from '../../../platform/context';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

export const EmailFolder = choiceOf<MailFolder>('EmailFolder', 'Where a mail lies in the box of its reader.', {
  inbox: 'What others wrote to them.',
  sent: 'What they sent.',
  draft: 'What they are writing.',
  spam: 'What they put there as unwanted.',
  trash: 'What they threw away; it can be taken back.',
});
export const EmailLabel = choiceOf<MailLabel>('EmailLabel', 'What people mark their mails with.', {
  personal: 'About themselves.',
  company: 'About the company.',
  important: 'Not to be overlooked.',
  private: 'For nobody else to see over their shoulder.',
});

export const longestSubject = 200;
export const longestBody = 100_000;

/** What is written stays out of the audit log: it keeps who wrote to whom and when, never what. */
@record(
  'InternalMail',
  'A mail between users of the company: what was written, to whom, with what. Each of them has a copy.',
)
export class InternalMail extends CompanyRecord {
  @field.reference('User', { description: 'Who wrote it.', write: 'never' }) fromId!: string;
  @field.text({ description: 'Their name when they wrote it.', max: 120, write: 'never' }) fromName!: string;
  @field.text({ description: 'Their e-mail address when they wrote it.', max: 254, write: 'never' }) fromEmail!: string;
  @field.json({ description: 'To whom: id, name and e-mail address as they were.', write: 'never' })
  toPeople!: Correspondent[];
  @field.json({ description: 'Who gets it for information.', write: 'never' }) ccPeople!: Correspondent[];
  @field.internal({ description: 'The line above its text.' }) subject!: string;
  @field.internal({ description: 'Plain text.' }) body!: string;
  @field.reference('InternalMail', {
    description: 'The first mail of the conversation; that one names itself.',
    optional: true,
    write: 'never',
  })
  threadId!: string | null;
  @field.instant({ description: 'When it was sent; empty for a draft.', optional: true, write: 'never' })
  sentAt!: Date | null;
}

const inUse = 'deleted_at IS NULL';

/** Row-level security shows a copy to its owner alone, whatever their colleagues may do. */
@record('InternalMailCopy', 'A mail as one person has it: their folder, star and labels.')
@Index('internal_mail_copy_box', ['companyId', 'ownerId', 'folder', 'mailedAt', 'id'], { where: inUse })
@Index('internal_mail_copy_all', ['companyId', 'ownerId', 'mailedAt', 'id'], { where: inUse })
@Index('internal_mail_copy_starred', ['companyId', 'ownerId', 'mailedAt', 'id'], { where: `${inUse} AND is_starred` })
@Index('internal_mail_copy_labelled', ['companyId', 'ownerId', 'mailedAt', 'id'], {
  where: `${inUse} AND labels <> '[]'::jsonb`,
})
@Index('internal_mail_copy_unread', ['companyId', 'ownerId', 'folder'], { where: `${inUse} AND NOT is_read` })
@Index('internal_mail_copy_once', ['companyId', 'messageId', 'ownerId', 'isSender'], { unique: true })
export class InternalMailCopy extends CompanyRecord {
  @field.reference('User', { description: 'Whose copy it is.', write: 'never' }) ownerId!: string;
  @field.reference('InternalMail', { description: 'The mail.', write: 'never', isIndexed: true }) messageId!: string;
  @field.flag({ description: 'The copy of who wrote it.', write: 'never' }) isSender!: boolean;
  @field.json({
    description: 'Who gets it unseen by the others; known to the copy of who wrote it alone.',
    write: 'never',
  })
  bccPeople!: Correspondent[];
  @field.choice(EmailFolder, { description: 'Where it lies.', write: 'never' }) folder!: MailFolder;
  @field.choice(EmailFolder, { description: 'Where it lay before the trash.', optional: true, write: 'never' })
  previousFolder!: MailFolder | null;
  @field.flag({ description: 'Marked with a star.', write: 'never' }) isStarred!: boolean;
  @field.flag({ description: 'Whether they have opened it.', write: 'never' }) isRead!: boolean;
  @field.json({ description: 'What they marked it with.', write: 'never' }) labels!: MailLabel[];
  @field.instant({
    description: 'When it was sent, of a draft when it was last written on: what lists are ordered by.',
    write: 'never',
  })
  mailedAt!: Date;
}

/** Kept apart from the mail, so that a file knows it is in use whoever asks. */
@record('InternalMailAttachment', 'A file that goes with a mail.')
export class InternalMailAttachment extends CompanyRecord {
  @field.reference('InternalMail', { description: 'The mail.', write: 'never' }) messageId!: string;
  @field.reference('File', { description: 'The file; empty once it was taken off.', optional: true }) fileId!:
    | string
    | null;
  @field.integer({ description: 'Its place among the attachments.', min: 0, write: 'never' }) place!: number;
}

/** Who asks, by row-level security; nobody for work of the product itself. */
const me = `nullif(current_setting('app.user_id', true), '')::char(24)`;
const hasCopy = (alias: string, message: string) =>
  `exists (select 1 from internal_mail_copy own where own.company_id = ${alias}.company_id
    and own.message_id = ${message} and own.owner_id = ${me} and own.deleted_at is null)`;

export const internalMail = defineArea('InternalMail', InternalMail, {
  whose: ['fromId'],
  one: 'internalMail',
  many: 'internalMails',
  label: t('internal_mail.mail'),
  sort: 'createdAt',
  isPersonal: true,
  readable: (_granted, _grantsOn, alias) => `(${alias}.from_id = ${me} or ${hasCopy(alias, `${alias}.id`)})`,
});
export const internalMailCopy = defineArea('InternalMailCopy', InternalMailCopy, {
  whose: ['ownerId'],
  one: 'internalMailCopy',
  many: 'internalMailCopies',
  label: t('internal_mail.mail'),
  sort: 'mailedAt',
  descending: true,
  isPersonal: true,
  readable: (_granted, _grantsOn, alias) => `${alias}.owner_id = ${me}`,
});
export const internalMailAttachment = defineArea('InternalMailAttachment', InternalMailAttachment, {
  whose: ['messageId'],
  one: 'internalMailAttachment',
  many: 'internalMailAttachments',
  label: t('internal_mail.attachment'),
  sort: 'place',
  isPersonal: true,
  readable: (_granted, _grantsOn, alias) => hasCopy(alias, `${alias}.message_id`),
});

/** How many mails in the inbox of the one who asks they have not read. */
async function unreadMails(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.tx.query<{ count: number }>(
    `select count(*)::int as count from internal_mail_copy where company_id = $1 and owner_id = $2 and folder = 'inbox'
      and not is_read and deleted_at is null`,
    [ctx.companyId, ctx.user.id],
  );
  return rows[0]!.count;
}

/** Whether they have a box here: a member, or an admin, whom people may answer. Who only visits has none. */
export const hasBox = async (ctx: Ctx): Promise<boolean> => ctx.user.type === 'admin' || isActiveMember(ctx);

/** The entry of the menu with how many mails are unread; none for who has no box. */
export async function mailStanding(ctx: Ctx): Promise<{ badge?: string } | null> {
  if (!(await hasBox(ctx))) return null;
  const unread = await unreadMails(ctx);
  return unread ? { badge: unread > 99 ? '99+' : String(unread) } : {};
}
