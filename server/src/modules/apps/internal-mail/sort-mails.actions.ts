import { folderRestored, folderWanted, toggled, type MailFolder, type MailLabel } from '../domain/mail-folders';
import type { Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid, notFound } from '../../../platform/errors';
import { isId } from '../../../platform/records/ids';
import { writeRows } from '../../../platform/records/write-rows';
import { internalMail, internalMailAttachment, internalMailCopy } from './internal-mail';
import { mailsOf, type MailView } from './mailbox';
import { asPostman } from './write-mail.actions';
import { t } from '../texts/text';

const mostAtOnce = 500;

export interface MailChanges {
  folder?: MailFolder | null;
  isStarred?: boolean | null;
  isRead?: boolean | null;
}

/** One's own copies of these ids, locked; ids of anything else are passed over, and only they are not found. */
async function lockedMails(ctx: Ctx, ids: string[]): Promise<MailView[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length > mostAtOnce) throw invalid('ids', t('sort_mails.choose_most_mails', { mostAtOnce }));
  await ctx.tx.query(
    `select 1 from internal_mail_copy where company_id = $1 and owner_id = $2 and id = any($3::char(24)[])
      order by id for no key update`,
    [ctx.companyId, ctx.user.id, wanted.filter(isId)],
  );
  const found = new Map((await mailsOf(ctx, wanted.filter(isId))).map((mail) => [mail.id, mail]));
  if (wanted.length && !found.size) throw notFound();
  return wanted.flatMap((id) => found.get(id) ?? []);
}

/** Writes what becomes of each mail, where that is anything new, and answers them as they are then. */
async function rewrite(
  ctx: Ctx,
  mails: MailView[],
  action: string,
  valuesOf: (mail: MailView) => Values,
): Promise<MailView[]> {
  const writes = mails
    .map((mail) => ({ mail, values: valuesOf(mail) }))
    .filter(({ mail, values }) =>
      Object.entries(values).some(
        ([name, value]) => JSON.stringify((mail as unknown as Values)[name]) !== JSON.stringify(value),
      ),
    );
  await writeRows(
    ctx,
    internalMailCopy,
    writes.map(({ mail: { id, version }, values }) => ({ id, version, values })),
    action,
  );
  const after = new Map(
    (
      await mailsOf(
        ctx,
        mails.map(({ id }) => id),
      )
    ).map((mail) => [mail.id, mail]),
  );
  return mails.flatMap(({ id }) => after.get(id) ?? []);
}

const moved = (mail: MailView, folder: MailFolder): Values => ({
  folder,
  previousFolder: folder === mail.folder ? mail.previousFolder : folder === 'trash' ? mail.folder : null,
});

const placed = (mail: MailView) => ({ ...mail, isSent: mail.sentAt !== null });

/** Moves mails, stars and reads them, or takes that back. */
export async function updateMails(
  ctx: Ctx,
  ids: string[],
  { folder, isStarred, isRead }: MailChanges,
): Promise<MailView[]> {
  const mails = await lockedMails(ctx, ids);
  return rewrite(ctx, mails, folder ? 'move' : 'update', (mail) => {
    const to = folder && folderWanted(placed(mail), folder);
    if (folder && !to) throw invalid('folder', t('sort_mails.only_what_you_sent_yourself'));
    return {
      ...(to ? moved(mail, to) : {}),
      ...(typeof isStarred === 'boolean' ? { isStarred } : {}),
      ...(typeof isRead === 'boolean' ? { isRead } : {}),
    };
  });
}

/** Puts a label on each mail that lacks it, and takes it off each that has it. */
export async function toggleLabel(ctx: Ctx, ids: string[], label: MailLabel): Promise<MailView[]> {
  return rewrite(ctx, await lockedMails(ctx, ids), 'label', (mail) => ({ labels: toggled(mail.labels, label) }));
}

/** Takes mails out of the trash, each to where it lay. */
export async function restoreMails(ctx: Ctx, ids: string[]): Promise<MailView[]> {
  const mails = (await lockedMails(ctx, ids)).filter(({ folder }) => folder === 'trash');
  return rewrite(ctx, mails, 'restore', (mail) => moved(mail, folderRestored(placed(mail))));
}

/** Removes mails of the trash for good: one's own copies, and what nobody has a copy of any more. Answers how many. */
export async function removeMails(ctx: Ctx, ids: string[]): Promise<number> {
  const mails = await lockedMails(ctx, ids);
  if (mails.some(({ folder }) => folder !== 'trash')) {
    throw conflict(t('sort_mails.only_mails_trash_removed_good'));
  }
  await writeRows(
    ctx,
    internalMailCopy,
    mails.map(({ id, version }) => ({ id, version, values: { deletedAt: ctx.now } })),
    'delete',
  );
  await asPostman(ctx, () =>
    forgetUnkept(
      ctx,
      mails.map(({ messageId }) => messageId),
    ),
  );
  return mails.length;
}

/** Removes what lies in the trash, so many at once; answers how many, and nought once it is empty. */
export async function emptyTrash(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select id from internal_mail_copy where company_id = $1 and owner_id = $2 and folder = 'trash'
      and deleted_at is null order by mailed_at limit ${mostAtOnce}`,
    [ctx.companyId, ctx.user.id],
  );
  return rows.length
    ? removeMails(
        ctx,
        rows.map(({ id }) => id),
      )
    : 0;
}

/** A mail without a single copy is emptied, and its files are let go. */
async function forgetUnkept(ctx: Ctx, messageIds: string[]): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string; version: number }>(
    `select m.id, m.version from internal_mail m where m.company_id = $1 and m.id = any($2::char(24)[])
      and m.deleted_at is null
       and not exists (select 1 from internal_mail_copy c where c.company_id = m.company_id and c.message_id = m.id
       and c.deleted_at is null) for no key update of m`,
    [ctx.companyId, messageIds],
  );
  if (!rows.length) return;
  await writeRows(
    ctx,
    internalMail,
    rows.map(({ id, version }) => ({ id, version, values: { subject: '', body: '', deletedAt: ctx.now } })),
    'delete',
  );
  const { rows: files } = await ctx.tx.query<{ id: string; version: number }>(
    `select id, version from internal_mail_attachment where company_id = $1 and message_id = any($2::char(24)[])
      and deleted_at is null`,
    [ctx.companyId, rows.map(({ id }) => id)],
  );
  await writeRows(
    ctx,
    internalMailAttachment,
    files.map(({ id, version }) => ({ id, version, values: { fileId: null, deletedAt: ctx.now } })),
    'delete',
  );
}
