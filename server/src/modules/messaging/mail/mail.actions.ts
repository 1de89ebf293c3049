import { mayDo, mayDoSome } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import type { RowResult } from '../../../platform/records/each-row';
import { conflict, forbidden, invalid, invalidFields, notFound } from '../../../platform/errors';
import { enqueue } from '../../../platform/jobs/jobs';
import { relatedRows } from '../../../platform/records/loaders';
import { mostMailsAtOnce, queueMail, sendingJob } from '../../../platform/mail/queue-mail';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { isMailAddress } from '../../../platform/mail/domain/mail-address';
import { problemsOfTemplate } from '../../../platform/mail/domain/mail-template';
import { employee } from '../../people/employee/employee';
import { mail, type Mail } from './mail';
import { t } from '../texts/text';

export interface Letter {
  employeeIds: string[];
  subject: string;
  message: string;
}

const noOne = t('mail.no_one_text');
const needed = t('mail.needed');
const noAddress = t('mail.no_address');
const tooMany = t('mail.too_many_text', { mostMailsAtOnce });

/** Writes to employees, to each by themselves: nobody sees who else got it. Each answers for itself. */
export async function writeToEmployees(ctx: Ctx, { employeeIds, subject, message }: Letter): Promise<RowResult[]> {
  if (!mayDoSome(ctx.ability, 'send', mail)) throw forbidden();
  const template = { subject: subject.trim(), body: message.trim() };
  const ids = [...new Set(employeeIds)];
  const problems = [
    ...(!ids.length
      ? [{ field: 'employeeIds', text: noOne }]
      : ids.length > mostMailsAtOnce
        ? [{ field: 'employeeIds', text: tooMany }]
        : []),
    ...(!template.subject ? [{ field: 'subject', text: needed }] : []),
    ...(!template.body ? [{ field: 'message', text: needed }] : []),
    ...(template.subject.length > 200 ? [{ field: 'subject', text: longest(200) }] : []),
    ...(template.body.length > 10_000 ? [{ field: 'message', text: longest(10_000) }] : []),
    ...Object.entries(problemsOfTemplate('message', template)).map(([part, text]) => ({
      field: part === 'body' ? 'message' : part,
      text,
    })),
  ];
  if (problems.length) throw invalidFields(problems);
  const people = await relatedRows(ctx, employee, ids);
  const company = ctx.user.company!.name;
  const results: RowResult[] = [];
  for (const id of ids) {
    const person = mayDo(ctx.ability, 'send', mail, { employeeId: id }) ? people.get(id) : undefined;
    const to = [person?.workEmail, person?.personalEmail].find((address) => address && isMailAddress(address));
    const refusal = !person || person.deletedAt ? notFound() : !to ? invalid('employeeIds', noAddress) : undefined;
    if (person && to && !refusal) {
      const values = {
        name: `${person.firstName} ${person.lastName}`,
        first_name: person.firstName,
        employee_number: person.code,
        company,
        sender: ctx.user.name,
      };
      await queueMail(ctx, [
        { kind: 'message', to, key: `message ${ctx.requestId} ${id}`, values, employeeId: id, template },
      ]);
    }
    results.push({ id, done: !refusal, message: refusal?.messageIn(ctx.locale) ?? null });
  }
  return results;
}

const longest = (most: number) => t('mail.use_most_characters', { most });

/** Queues a failed mail once more. */
export async function sendAgain(ctx: Ctx, id: string, version: number): Promise<Row<Mail>> {
  const row = await lockedRecord(ctx, mail, id, 'send');
  if (row.state === 'queued' || row.state === 'sending') return row;
  if (row.state === 'sent') throw conflict(t('mail.mail_sent_already'));
  await enqueue(ctx.tx, sendingJob, { companyId: ctx.companyId, userId: ctx.user.id, recordId: ctx.companyId });
  return saveRecord(
    ctx,
    mail,
    { ...row, version } as Row<Mail>,
    { state: 'queued', attempts: 0, nextAttemptAt: ctx.now },
    'send',
  );
}
