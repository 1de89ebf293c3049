import { answerTo, type Answer, type AnswerKind } from '../domain/mail-answers';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import type { Locale } from '../../../platform/text';
import { oneMail, type Attachment } from './mailbox';

const words: Record<Locale, Parameters<typeof answerTo>[3]> = {
  en: {
    wrote: (name, when) => `On ${when}, ${name} wrote:`,
    forwarded: 'Forwarded mail',
    from: 'From',
    date: 'Date',
    subject: 'Subject',
    to: 'To',
  },
  ar: {
    wrote: (name, when) => `في ${when} كتب ${name}:`,
    forwarded: 'رسالة معاد توجيهها',
    from: 'من',
    date: 'التاريخ',
    subject: 'الموضوع',
    to: 'إلى',
  },
};

/** What an answer to a mail begins with; a mail passed on takes its files along. Nothing is kept of it yet. */
export async function beginAnswer(
  ctx: Ctx,
  id: string,
  kind: AnswerKind,
): Promise<Answer & { attachments: Attachment[] }> {
  const mail = await oneMail(ctx, id);
  if (!mail.sentAt) throw conflict({ en: 'This is a draft. Send it first.', ar: 'هذه مسودة. أرسلها أولاً.' });
  const sentAt = new Intl.DateTimeFormat(ctx.locale === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: ctx.user.company!.timeZone,
  }).format(mail.sentAt);
  return {
    ...answerTo(kind, { ...mail, sentAt }, ctx.user.id, words[ctx.locale]),
    attachments: kind === 'forward' ? mail.attachments : [],
  };
}
