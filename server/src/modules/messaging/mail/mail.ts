import { locales, type Locale } from '../../../kernel/text/languages';
import { Index } from 'typeorm';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { say, type Text } from '../../../platform/text';
import { failureTexts, mostAttempts, type MailFailure } from '../../../platform/mail/domain/mail-failure';
import type { MailKind } from '../../../platform/mail/domain/mail-kinds';
import { MailKindChoice } from '../mail-template/mail-template';
import { t } from '../texts/text';

export const MailState = choiceOf(
  'MailState',
  'Where a mail stands. Neither a bounced nor a failed one is tried again unless somebody asks.',
  {
    queued: 'Waits to be sent, or to be tried again.',
    sending: 'Being handed to the mail server.',
    sent: 'The mail server took it.',
    bounced: 'The mail server refused the address for good.',
    failed: 'Given up after several attempts, or refused otherwise.',
  },
);
export const MailFailureChoice = choiceOf<MailFailure>('MailFailure', 'What went wrong at the last attempt.', {
  address: 'The address was refused.',
  message: 'The mail itself was refused.',
  busy: 'The server asked to try later.',
  sign_in: 'The server refused the sign-in of the product.',
  unreachable: 'There was no connection to the server.',
  timeout: 'The server did not answer in time.',
  attachment: 'The file it carries could not be made.',
  other: 'Something else, which the log of the server tells.',
});

@record('Mail', 'A mail to one person, kept from the moment something causes it.')
@Index('mail_key_key', ['companyId', 'key'], { unique: true })
@Index('mail_address', ['companyId', 'email', 'updatedAt'], {
  where: `state IN ('sent', 'bounced') AND deleted_at IS NULL`,
})
@Index('mail_due', ['companyId', 'nextAttemptAt'], { where: `state IN ('queued', 'sending') AND deleted_at IS NULL` })
export class Mail extends CompanyRecord {
  @field.email({ description: 'Where it goes.', search: true, write: 'never' }) email!: string;
  @field.text({ description: 'The line above its text.', search: true, write: 'never' }) subject!: string;
  @field.longText({
    description: 'Text. Empty for invitations and password resets, whose link only the addressee may see.',
    write: 'never',
  })
  message!: string;
  @field.choice(MailKindChoice, { description: 'What it is about.', write: 'never' }) kind!: MailKind;
  @field.text({ description: `Its language: ${locales.join(', ')}.`, write: 'never' }) locale!: Locale;
  @field.choice(MailState, { description: 'Where it stands.', initial: 'queued', write: 'never' }) state!: string;
  @field.integer({
    description: `How often it was tried, at most ${mostAttempts} times by itself.`,
    initial: 0,
    write: 'never',
  })
  attempts!: number;
  @field.instant({ description: 'When it is tried next.', optional: true, write: 'never' }) nextAttemptAt!: Date | null;
  @field.instant({ description: 'When the mail server took it.', optional: true, write: 'never' }) sentAt!: Date | null;
  @field.choice(MailFailureChoice, { description: 'What went wrong last.', optional: true, write: 'never' })
  failure!: MailFailure | null;
  @field.text({ description: 'What the mail server said about it.', optional: true, write: 'never' }) reply!:
    | string
    | null;
  @field.reference('Employee', {
    description: 'The employee it goes to, if it is one.',
    optional: true,
    write: 'never',
  })
  employeeId!: string | null;
  @field.reference('User', { description: 'Whose doing caused it.', optional: true, write: 'never' }) senderId!:
    | string
    | null;
  @field.text({ description: 'What the sender is called.', search: true, write: 'never' }) senderName!: string;
  @field.text({
    description: 'Its Message-ID, the same at every attempt, so that a mail that arrives twice can be told.',
    write: 'never',
  })
  messageId!: string;
  @field.text({ description: 'Names the cause: a second mail of the same key is not made.', write: 'never' })
  key!: string;
  @field.internal({ description: 'Text of a confidential mail until it is sent.', optional: true, encrypted: true })
  secretMessage!: string | null;
  @field.text({
    description: 'Name of the file it carries, which is made when it is sent; empty where it carries none.',
    optional: true,
    write: 'never',
  })
  attachmentName!: string | null;
  @field.internal({ description: 'What the file is made of, as JSON.', optional: true }) attachment!: string | null;
  @field.derivedInContext<Row<Mail>>(
    () => String,
    ['state', 'failure', 'reply', 'attempts'],
    noteOn,
    'In plain words, in the language of the request: why it was not sent yet or at all.',
  )
  note!: string | null;
}

function noteOn({ state, failure, reply, attempts }: Row<Mail>, ctx: Ctx): string | null {
  const parts: Text[] = [];
  if (!isOver(state) && state !== 'queued') return null;
  if (failure) parts.push(failureTexts[failure]);
  if (failure && reply) parts.push(t('mail.said', { reply }));
  if (state === 'queued' && !ctx.services.mailer) parts.push(noMailServer);
  else if (state === 'queued' && attempts) parts.push(t('mail.tried_times', { attempts, mostAttempts }));
  return parts.map((part) => say(part, ctx.locale)).join(' ') || null;
}

const noMailServer: Text = t('mail.no_mail_server');

/** Tried no more by itself, and not sent. */
const isOver = (state: string): boolean => state === 'failed' || state === 'bounced';

/**
 * SQL: whether a mail is nobody's business in the company that happens to send it. Who asks for a new password of their
 * own, or changes how they sign in, may belong elsewhere too.
 */
export const isNobodysSql = (t: string): string =>
  `(${t}.kind in ('password_reset', 'sign_in_changed') and ${t}.sender_id is null)`;

export const mail = defineArea('Mail', Mail, {
  one: 'mail',
  many: 'mails',
  label: t('mail.mail'),
  page: '/mails/:id',
  menu: { group: 'company', title: t('mail.menu'), icon: 'mail', after: 'pay' },
  sort: 'createdAt',
  descending: true,
  person: 'employeeId',
  stateFields: ['state'],
  isEditable: () => false,
  readable: (granted, _grantsOn, t) => `(${granted} and not ${isNobodysSql(t)})`,
  verbs: { send: ({ state }) => isOver(state) },
  notifies: [
    {
      kind: 'mail_failed',
      on: ['fail'],
      when: ({ state }) => isOver(String(state)),
      users: ['senderId'],
      until: ['send'],
      facts: { email: 'email', title: 'subject' },
      evenActor: true,
    },
  ],
});
