import { seenLine, seenText } from '../../../kernel/text/written-text';
import type { Correspondent } from '../domain/mail-answers';
import type { Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden, invalid, invalidFields, notFound } from '../../../platform/errors';
import { isId, newId } from '../../../platform/records/ids';
import { saveRecord } from '../../../platform/records/records';
import { problemsWithReferences } from '../../../platform/code-lists/references';
import { platformId, writeRows, type Write } from '../../../platform/records/write-rows';
import {
  hasBox,
  internalMail,
  internalMailAttachment,
  internalMailCopy,
  longestBody,
  longestSubject,
} from './internal-mail';
import { oneMail, threadOf, type MailView } from './mailbox';
import { namedPeople, type Lines } from './people';
import { t } from '../texts/text';

export interface DraftInput extends Record<Lines, string[]> {
  subject: string;
  body: string;
  attachmentIds: string[];
  /** One's own copy of the mail it answers: it joins that conversation. */
  answersId?: string | null;
}

const mostAttachments = 20;

/** A draft as its author goes on writing it; without an id a new one. */
export async function saveDraft(
  ctx: Ctx,
  id: string | null,
  version: number | null,
  input: DraftInput,
): Promise<MailView> {
  if (!(await hasBox(ctx))) {
    throw forbidden(t('write_mail.mail_people_who_have_account'));
  }
  const before = id === null ? null : await ownDraft(ctx, id);
  const answered = input.answersId ? await oneMail(ctx, input.answersId) : null;
  refuseTooLong(input);
  const known = await peopleKnown(ctx, before ?? answered);
  const people = await namedPeople(ctx, input, known);
  const values: Values = {
    fromName: ctx.user.name,
    fromEmail: ctx.user.email,
    toPeople: people.toIds,
    ccPeople: people.ccIds,
    subject: seenLine(input.subject).replace(/\s+/g, ' '),
    body: seenText(input.body).replace(/\r\n?/g, '\n'),
  };
  const messageId = before?.messageId ?? newId();
  const threadId = before && before.threadId !== before.messageId ? before.threadId : (answered?.threadId ?? messageId);
  const place: Values = { bccPeople: people.bccIds, mailedAt: ctx.now };
  let copyId = before?.id;
  if (before) {
    await saveRecord(
      ctx,
      internalMail,
      { ...before, id: messageId, version: version ?? before.draftVersion } as never,
      { ...values, threadId },
      'update',
    );
    await saveRecord(ctx, internalMailCopy, before as never, place, 'update');
  } else {
    copyId = newId();
    await writeRows(
      ctx,
      internalMail,
      [{ id: messageId, values: { ...values, threadId, fromId: ctx.user.id, sentAt: null, deletedAt: null } }],
      'create',
    );
    await writeRows(
      ctx,
      internalMailCopy,
      [
        {
          id: copyId,
          values: {
            ...place,
            ownerId: ctx.user.id,
            messageId,
            isSender: true,
            folder: 'draft',
            previousFolder: null,
            isStarred: false,
            isRead: true,
            labels: [],
            deletedAt: null,
          },
        },
      ],
      'create',
    );
  }
  await attach(ctx, messageId, input.attachmentIds);
  return oneMail(ctx, copyId!);
}

async function ownDraft(ctx: Ctx, id: string): Promise<MailView> {
  const mail = await oneMail(ctx, id);
  if (!mail.isSender) throw notFound();
  if (mail.sentAt) throw conflict(t('write_mail.mail_sent_can_no_longer'));
  return mail;
}

/** People of the conversation: whom one may answer, member or not. */
async function peopleKnown(ctx: Ctx, mail: MailView | null): Promise<Correspondent[]> {
  if (!mail) return [];
  return [mail, ...(await threadOf(ctx, mail))]
    .filter(({ sentAt }) => sentAt)
    .flatMap(({ from, to, cc }) => [from, ...to, ...cc]);
}

function refuseTooLong({ subject, body, attachmentIds }: DraftInput): void {
  if ([...subject].length > longestSubject)
    throw invalid('subject', t('write_mail.write_most_characters', { longestSubject }));
  if (body.length > longestBody) throw invalid('body', t('write_mail.write_most_characters_2', { longestBody }));
  if (attachmentIds.length > mostAttachments)
    throw invalid('attachmentIds', t('write_mail.attach_most_files', { mostAttachments }));
}

/** The files that go with a draft from here on; those one may not read are not there. */
async function attach(ctx: Ctx, messageId: string, fileIds: string[]): Promise<void> {
  const wanted = [...new Set(fileIds)];
  const { rows } = await ctx.tx.query<{ id: string; version: number; fileId: string }>(
    `select id, version, file_id as "fileId" from internal_mail_attachment where company_id = $1 and message_id = $2
      and deleted_at is null and file_id is not null for no key update`,
    [ctx.companyId, messageId],
  );
  const added = wanted.filter((fileId) => !rows.some((row) => row.fileId === fileId));
  const problems = added.every(isId)
    ? await problemsWithReferences(
        ctx,
        internalMailAttachment,
        added.map((fileId) => ({ fileId })),
      )
    : [noFile];
  if (problems.length) throw invalidFields(problems.map(({ text }) => ({ field: 'attachmentIds', text })));
  const removed = rows.filter(({ fileId }) => !wanted.includes(fileId));
  await writeRows(
    ctx,
    internalMailAttachment,
    removed.map(({ id, version }) => ({ id, version, values: { fileId: null, deletedAt: ctx.now } })),
    'delete',
  );
  await writeRows(
    ctx,
    internalMailAttachment,
    added.map((fileId) => ({
      id: newId(),
      values: { messageId, fileId, place: wanted.indexOf(fileId), deletedAt: null },
    })),
    'create',
  );
}
const noFile = { field: 'attachmentIds', text: t('write_mail.file_does_not_exist') };

/** Sends a draft: everybody it names gets a copy at once. A mail that was sent already is answered as it is. */
export async function sendMail(ctx: Ctx, id: string): Promise<MailView> {
  const first = await oneMail(ctx, id);
  if (!first.isSender) throw notFound();
  await ctx.tx.query('select 1 from internal_mail where company_id = $1 and id = $2 for no key update', [
    ctx.companyId,
    first.messageId,
  ]);
  const mail = await oneMail(ctx, id);
  if (mail.sentAt) return mail;
  const lines = { toIds: mail.to, ccIds: mail.cc, bccIds: mail.bcc };
  const ids = Object.fromEntries(
    Object.entries(lines).map(([name, people]) => [name, people.map((each) => each.id)]),
  ) as Record<Lines, string[]>;
  const people = await namedPeople(ctx, ids, await peopleKnown(ctx, mail));
  const readers = [...people.toIds, ...people.ccIds, ...people.bccIds];
  if (!readers.length) throw invalid('toIds', t('write_mail.say_whom_mail_goes'));
  await saveRecord(
    ctx,
    internalMail,
    { ...mail, id: mail.messageId, version: mail.draftVersion } as never,
    { sentAt: ctx.now, toPeople: people.toIds, ccPeople: people.ccIds },
    'send',
  );
  await saveRecord(
    ctx,
    internalMailCopy,
    mail as never,
    { folder: 'sent', previousFolder: null, mailedAt: ctx.now, bccPeople: people.bccIds },
    'send',
  );
  await deliver(
    ctx,
    readers.map(({ id: ownerId }): Write => ({
      id: newId(),
      values: {
        ownerId,
        messageId: mail.messageId,
        isSender: false,
        bccPeople: [],
        folder: 'inbox',
        previousFolder: null,
        isStarred: false,
        isRead: false,
        labels: [],
        mailedAt: ctx.now,
        deletedAt: null,
      },
    })),
  );
  return oneMail(ctx, id);
}

const deliver = (ctx: Ctx, copies: Write[]): Promise<void> =>
  asPostman(ctx, async () => {
    await writeRows(ctx, internalMailCopy, copies, 'deliver');
  });

/**
 * Row-level security lets a person touch their own copies alone; what puts copies into the boxes of others does so as
 * the product itself.
 */
export async function asPostman<T>(ctx: Ctx, work: () => Promise<T>): Promise<T> {
  const {
    rows: [before],
  } = await ctx.tx.query<{ id: string }>(`select current_setting('app.user_id', true) as id`);
  await ctx.tx.query(`select set_config('app.user_id', $1, true)`, [platformId]);
  const answer = await work();
  await ctx.tx.query(`select set_config('app.user_id', $1, true)`, [before!.id]);
  return answer;
}
