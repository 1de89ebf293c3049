import { languages } from '../../../kernel/text/languages';
import { answerTo, type Answer, type AnswerKind } from '../domain/mail-answers';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import { knownAs, say, type Locale } from '../../../platform/text';
import { oneMail, type Attachment } from './mailbox';
import { t } from '../texts/text';

const wordsIn = (locale: Locale): Parameters<typeof answerTo>[3] => ({
  wrote: (name, when) => say(t('answer.wrote', { when, name }), locale),
  forwarded: say(t('answer.forwarded_mail'), locale),
  from: say(t('answer.from'), locale),
  date: say(t('answer.date'), locale),
  subject: say(t('answer.subject'), locale),
  to: say(t('answer.to'), locale),
  replies: knownAs(t('answer.replies')),
  forwards: knownAs(t('answer.forwards')),
});

/** What an answer to a mail begins with; a mail passed on takes its files along. Nothing is kept of it yet. */
export async function beginAnswer(
  ctx: Ctx,
  id: string,
  kind: AnswerKind,
): Promise<Answer & { attachments: Attachment[] }> {
  const mail = await oneMail(ctx, id);
  if (!mail.sentAt) throw conflict(t('answer.draft_send_first'));
  const sentAt = new Intl.DateTimeFormat(languages[ctx.locale].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: ctx.user.company!.timeZone,
  }).format(mail.sentAt);
  return {
    ...answerTo(kind, { ...mail, sentAt }, ctx.user.id, wordsIn(ctx.locale)),
    attachments: kind === 'forward' ? mail.attachments : [],
  };
}
