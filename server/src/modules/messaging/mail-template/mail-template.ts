import { firstLanguage, languagePattern, locales } from '../../../kernel/text/languages';
import { Index } from 'typeorm';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalidFields, taken } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import type { MailKind } from '../../../platform/mail/domain/mail-kinds';
import { problemsOfTemplate } from '../../../platform/mail/domain/mail-template';
import { t } from '../texts/text';

export const MailKindChoice = choiceOf<MailKind>(
  'MailKind',
  "What a mail is about. A message is written by somebody; the others are sent by the product and use the company's active template of their kind and language, or the standard one.",
  {
    message: 'Written by somebody of the company.',
    invite: 'Invites somebody into a company.',
    password_reset: 'Brings the link by which a forgotten password is chosen anew.',
    sign_in_changed: 'Tells the owner of an account that how they sign in was changed.',
    request_decided: 'Tells who asked what became of their request.',
    document_expiry: 'Tells somebody that a document of theirs expires.',
    documents_expiring: 'Tells who keeps the documents which of them expire.',
    cme_due: 'Tells who holds a licence how many credits it lacks.',
    invoice: 'Brings an invoice to a client.',
    credit_note: 'Brings a credit note to a client.',
    payslip: 'Brings a payslip to its employee.',
    notification: 'Tells one thing of those somebody wants to be told of by mail.',
    notification_digest: 'Tells all such things of a day in one mail.',
  },
);
export const MailTemplateStatus = choiceOf('MailTemplateStatus', 'Whether a template is used.', {
  active: 'Mails of its kind and language use it.',
  inactive: 'Kept, and used by no mail.',
});

@record('MailTemplate', 'Words of a mail in one language, with placeholders such as {{name}}.')
@Index('mail_template_kind_key', ['companyId', 'kind', 'locale'], {
  unique: true,
  where: `kind <> 'message' AND status = 'active' AND deleted_at IS NULL`,
})
export class MailTemplate extends CompanyRecord {
  @field.text({ description: 'What people call it.', max: 120, search: true }) name!: string;
  @field.choice(MailKindChoice, { description: 'What it is about.', initial: 'message' }) kind!: MailKind;
  @field.text({
    description: `Its language: ${locales.join(', ')}.`,
    pattern: languagePattern,
    example: firstLanguage,
    initial: firstLanguage,
  })
  locale!: string;
  @field.text({ description: 'Subject, one line.', max: 200, search: true }) subject!: string;
  @field.longText({ description: 'Text; a blank line begins a paragraph.', max: 10_000 }) body!: string;
  @field.choice(MailTemplateStatus, { description: 'State.', initial: 'active' }) status!: string;
}

async function refuseUnusable(ctx: Ctx, after: Row<MailTemplate>): Promise<void> {
  const problems = Object.entries(problemsOfTemplate(after.kind, after)).map(([name, text]) => ({ field: name, text }));
  if (problems.length) throw invalidFields(problems);
  if (after.kind === 'message' || after.status !== 'active' || after.deletedAt) return;
  const { rows } = await ctx.tx.query(
    `select 1 from mail_template where company_id = $1 and kind = $2 and locale = $3 and status = 'active'
      and deleted_at is null and id <> $4`,
    [ctx.companyId, after.kind, after.locale, after.id],
  );
  if (rows.length) {
    throw taken('kind', t('mail_template.active_template_kind_language_already'));
  }
}

export const mailTemplate = defineArea('MailTemplate', MailTemplate, {
  one: 'mailTemplate',
  many: 'mailTemplates',
  label: t('mail_template.mail_template'),
  page: '/mail-templates?open=:id',
  menu: { group: 'settings', title: t('mail_template.menu'), icon: 'snippets', after: 'Company' },
  sort: 'name',
  guard: refuseUnusable,
});
export const MailTemplateResolver = CrudResolver(mailTemplate);
