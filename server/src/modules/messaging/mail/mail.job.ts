import { judgedFailure, nextAttempt, type SmtpError } from '../../../platform/mail/domain/mail-failure';
import { htmlOf } from '../../../platform/mail/domain/mail-template';
import type { Row, Values } from '../../../platform/records/area';
import type { Services } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';
import { enqueue, type Job, type JobHandler } from '../../../platform/jobs/jobs';
import { madeAttachment, type MailAttachment } from '../../../platform/mail/mail-attachments';
import type { Mailer } from '../../../platform/mail/mailer';
import { sendingJob } from '../../../platform/mail/queue-mail';
import { inCompany, onPlatform } from '../../../platform/system-ctx';
import { platformId, writeRows } from '../../../platform/records/write-rows';
import { mail, type Mail } from './mail';

const mailsOfOneJob = 100;

export const mailJobs = (services: Services): Record<string, JobHandler> => ({
  [sendingJob]: (job) => sendDue(services, job),
  wake_mails: () => wakeMails(services),
});

type Claimed = Pick<
  Row<Mail>,
  | 'id'
  | 'version'
  | 'email'
  | 'subject'
  | 'message'
  | 'secretMessage'
  | 'locale'
  | 'attempts'
  | 'messageId'
  | 'attachment'
>;

/**
 * Sends what is due of a company. One job of a company runs at a time, so a mail found `sending` was cut off with the
 * process that sent it: whether the server took it nobody knows, and it is sent again under the same Message-ID.
 */
async function sendDue(services: Services, job: Job): Promise<void> {
  const { mailer } = services;
  if (!mailer) return;
  for (let sent = 0; sent < mailsOfOneJob; sent += 1) {
    const due = await claimed(services, job);
    if (!due) return;
    if (!(await sendOne(services, mailer, job, due))) return;
  }
  await inCompany(services, job, 'write', (ctx) => enqueue(ctx.tx, sendingJob, job));
}

function claimed(services: Services, job: Job): Promise<Claimed | null> {
  return inCompany(services, job, 'write', async (ctx) => {
    const {
      rows: [row],
    } = await ctx.tx.query<Claimed & Values>(
      `select id, version, email, subject, message, secret_message as "secretMessage", locale, attempts,
        message_id as "messageId", attachment from mail
       where company_id = $1 and deleted_at is null and (state = 'sending' or state = 'queued'
         and next_attempt_at <= $2)
       order by next_attempt_at, id limit 1 for update`,
      [ctx.companyId, ctx.now],
    );
    if (!row) return null;
    const { cipher } = services;
    await save(ctx, row, { state: 'sending', attempts: row.attempts + 1 }, 'attempt');
    return {
      ...row,
      attempts: row.attempts + 1,
      version: row.version + 1,
      secretMessage: row.secretMessage && cipher.decrypt(row.secretMessage),
    };
  });
}

/** Whether to go on with the next one. */
async function sendOne(services: Services, mailer: Mailer, job: Job, row: Claimed): Promise<boolean> {
  const text = row.secretMessage ?? row.message;
  const failed = await handOver(services, mailer, job, row, text).then(
    () => null,
    (error: SmtpError & Error & { response?: string }) => error,
  );
  return inCompany(services, job, 'write', async (ctx) => {
    if (!failed) {
      await save(
        ctx,
        row,
        { state: 'sent', sentAt: ctx.now, nextAttemptAt: null, failure: null, reply: null, secretMessage: null },
        'send',
      );
      return true;
    }
    const { failure, isFinal, isOfServer, hasBounced } = judgedFailure(failed);
    const next = isFinal ? null : nextAttempt(row.attempts, ctx.now);
    const reply = failed.response?.replace(/\s+/g, ' ').slice(0, 250) ?? null;
    await save(
      ctx,
      row,
      { state: hasBounced ? 'bounced' : next ? 'queued' : 'failed', nextAttemptAt: next, failure, reply },
      'fail',
    );
    return !isOfServer;
  });
}

async function handOver(services: Services, mailer: Mailer, job: Job, row: Claimed, text: string): Promise<void> {
  const attachments = row.attachment
    ? [await madeAttachment(services, job, JSON.parse(row.attachment) as MailAttachment, row.locale)]
    : undefined;
  await mailer.send({
    to: row.email,
    subject: row.subject,
    text,
    html: htmlOf(text, row.locale),
    messageId: row.messageId,
    date: services.clock(),
    ...(attachments && { attachments }),
  });
}

type Ctx = Parameters<Parameters<typeof inCompany>[3]>[0];

const save = (ctx: Ctx, { id, version }: Pick<Claimed, 'id' | 'version'>, values: Values, action: string) =>
  writeRows(ctx, mail, [{ id: id as unknown as string, version: version as unknown as number, values }], action);

/** Mails whose next attempt has come, and those of a process that died, are nobody's job until somebody asks. */
async function wakeMails(services: Services): Promise<void> {
  if (!services.mailer) return;
  await onPlatform(services, newId(), 'write', async (ctx) => {
    const { rows } = await ctx.tx.query<{ companyId: string }>(
      `select distinct company_id as "companyId" from mail
       where deleted_at is null and state in ('queued', 'sending') and next_attempt_at <= $1`,
      [ctx.now],
    );
    for (const { companyId } of rows)
      await enqueue(ctx.tx, sendingJob, { companyId, userId: platformId, recordId: companyId });
  });
}
