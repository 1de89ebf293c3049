import { internalMail, internalMailAttachment, internalMailCopy } from '../../modules/apps/internal-mail/internal-mail';
import type { Correspondent } from '../../modules/apps/domain/mail-answers';
import type { Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { writeRows } from '../../platform/records/write-rows';
import { fileOf } from '../people/demo-documents';
import { demoPdf } from '../people/demo-files';
import { demoMails, signedAnswer, type DemoMail, type Sorted, type Writer } from './demo-mail-texts';

interface Row {
  id: string;
  values: Values;
}
interface Box {
  mails: Row[];
  copies: Row[];
  attachments: Row[];
}

/**
 * Mails between the accounts of a company over the last weeks: conversations, drafts, stars, labels, spam and trash.
 */
export async function fillMail(ctx: Ctx, accounts: Record<Writer, string>): Promise<void> {
  const { rows } = await ctx.tx.query<Correspondent & Values>(
    'select id, name, email from app_user where id = any($1::char(24)[])',
    [Object.values(accounts)],
  );
  const person = (who: Writer): Correspondent => rows.find(({ id }) => id === accounts[who])!;
  const box: Box = { mails: [], copies: [], attachments: [] };
  for (const demo of demoMails) {
    const threadId = newId();
    post(ctx, box, person, demo, threadId, threadId);
    if (demo.file)
      box.attachments.push({
        id: newId(),
        values: {
          messageId: threadId,
          fileId: await fileOf(ctx, demo.file, demoPdf('Rota', ['Nights of the second week are open.'])),
          place: 0,
          deletedAt: null,
        },
      });
    for (const [from, hours, body] of demo.answers ?? []) {
      const to = [demo.from, ...demo.to, ...(demo.cc ?? [])].filter(
        (who, at, all) => who !== from && all.indexOf(who) === at,
      );
      post(
        ctx,
        box,
        person,
        { from, to, subject: `Re: ${demo.subject}`, body: signedAnswer(from, body), hours },
        threadId,
        newId(),
      );
    }
  }
  await writeRows(ctx, internalMail, box.mails, 'create');
  await writeRows(ctx, internalMailCopy, box.copies, 'create');
  await writeRows(ctx, internalMailAttachment, box.attachments, 'create');
}

function post(
  ctx: Ctx,
  box: Box,
  person: (who: Writer) => Correspondent,
  demo: DemoMail,
  threadId: string,
  id: string,
): void {
  const { from, to, cc = [], bcc = [], subject, body, hours, isDraft = false, sorted = {} } = demo;
  const mailedAt = new Date(ctx.now.getTime() - hours * 3_600_000);
  const writer = person(from);
  box.mails.push({
    id,
    values: {
      fromId: writer.id,
      fromName: writer.name,
      fromEmail: writer.email,
      toPeople: to.map(person),
      ccPeople: cc.map(person),
      subject,
      body,
      threadId,
      sentAt: isDraft ? null : mailedAt,
      deletedAt: null,
    },
  });
  const copy = (
    who: Writer,
    isSender: boolean,
    { folder = 'inbox', star = false, read = hours > 240, labels = [] }: Sorted,
  ): void => {
    box.copies.push({
      id: newId(),
      values: {
        ownerId: person(who).id,
        messageId: id,
        isSender,
        bccPeople: isSender ? bcc.map(person) : [],
        folder,
        previousFolder: folder === 'trash' ? 'inbox' : null,
        isStarred: star,
        isRead: read,
        labels,
        mailedAt,
        deletedAt: null,
      },
    });
  };
  copy(from, true, { folder: isDraft ? 'draft' : 'sent', read: true });
  if (!isDraft) for (const who of [...to, ...cc, ...bcc]) copy(who, false, sorted[who] ?? {});
}
