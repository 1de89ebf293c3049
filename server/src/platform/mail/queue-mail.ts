import { isMailAddress } from './domain/mail-address';
import { mailKindFacts, type MailKind, type MailTemplateText } from './domain/mail-kinds';
import { Question } from '../question';
import { renderedMail, standardTemplate } from './domain/mail-template';
import type { Area } from '../records/area';
import type { Ctx } from '../context';
import { invalid } from '../errors';
import { newId } from '../records/ids';
import { enqueue } from '../jobs/jobs';
import type { MailAttachment } from './mail-attachments';
import { say, type Locale } from '../text';
import { writeRows } from '../records/write-rows';
import { t } from '../texts/text';

/** The area mails wait in. */
export const outbox = new Question<Area>();

export interface NewMail {
  kind: MailKind;
  /** One address. */
  to: string;
  /**
   * Names the cause, unique in the company, such as `document <id> 30 days`: what was caused before is not mailed
   * again.
   */
  key: string;
  /** Values of the kind's placeholders. */
  values: Record<string, string>;
  employeeId?: string | null;
  /** The company's own unless told. */
  locale?: Locale;
  /** In place of the company's template of the kind. */
  template?: MailTemplateText;
  attachment?: MailAttachment;
}

export const sendingJob = 'send_mails';
export const mostMailsAtOnce = 500;

/**
 * Queues mails in the caller's transaction: they go out once it has committed, and never where it is rolled back.
 * Answers how many are new. Refuses what is no single address.
 */
export async function queueMail(ctx: Ctx, mails: NewMail[]): Promise<number> {
  if (mails.length > mostMailsAtOnce) throw invalid('to', tooMany);
  if (mails.some(({ to }) => !isMailAddress(to))) throw invalid('to', noAddress);
  const { rows: known } = await ctx.tx.query<{ key: string }>(
    'select key from mail where company_id = $1 and key = any($2::text[])',
    [ctx.companyId, mails.map(({ key }) => key)],
  );
  const fresh = mails.filter(
    ({ key }, at) => !known.some((row) => row.key === key) && mails.findIndex((other) => other.key === key) === at,
  );
  if (!fresh.length) return 0;
  const {
    rows: [company],
  } = await ctx.tx.query<{ locale: Locale }>('select locale from company where id = $1', [ctx.companyId]);
  const own = await ownTemplates(ctx);
  const host = new URL(ctx.services.publicUrl).hostname;
  // Work that nobody asked for is nobody's doing.
  const sender = ctx.user.name ? ctx.user : null;
  await writeRows(
    ctx,
    outbox.answer,
    fresh.map(({ kind, to, key, values, employeeId = null, template, attachment, ...rest }) => {
      const locale = rest.locale ?? company!.locale;
      const { subject, message } = renderedMail(template ?? templateAmong(own, kind, locale), values);
      const isSecret = mailKindFacts[kind].isConfidential;
      const id = newId();
      return {
        id,
        values: {
          email: to,
          subject,
          message: isSecret ? '' : message,
          secretMessage: isSecret ? message : null,
          kind,
          locale,
          state: 'queued',
          attempts: 0,
          nextAttemptAt: ctx.now,
          sentAt: null,
          failure: null,
          reply: null,
          employeeId,
          senderId: sender?.id ?? null,
          senderName: sender?.name ?? '',
          messageId: `<${id}@${host}>`,
          key,
          attachment: attachment ? JSON.stringify(attachment) : null,
          attachmentName: attachment?.name ?? null,
          deletedAt: null,
        },
      };
    }),
    'create',
  );
  await enqueue(ctx.tx, sendingJob, { companyId: ctx.companyId, userId: ctx.user.id, recordId: ctx.companyId });
  return fresh.length;
}

type OwnTemplate = MailTemplateText & { kind: string; locale: string };

const ownTemplates = async (ctx: Ctx): Promise<OwnTemplate[]> =>
  (
    await ctx.tx.query<OwnTemplate>(
      `select kind, locale, subject, body from mail_template where company_id = $1 and kind <> 'message'
        and status = 'active' and deleted_at is null`,
      [ctx.companyId],
    )
  ).rows;

const templateAmong = (own: OwnTemplate[], kind: MailKind, locale: Locale): MailTemplateText =>
  own.find((each) => each.kind === kind && each.locale === locale) ??
  standardTemplate(kind, (text) => say(text, locale));

/** The mail as it would be written now. */
export const mailAsWritten = async (
  ctx: Ctx,
  { kind, locale, values }: { kind: MailKind; locale: Locale; values: Record<string, string> },
): Promise<{ subject: string; message: string }> =>
  renderedMail(templateAmong(await ownTemplates(ctx), kind, locale), values);

const tooMany = t('queue_mail.too_many_text', { mostMailsAtOnce });
const noAddress = t('queue_mail.no_address');
