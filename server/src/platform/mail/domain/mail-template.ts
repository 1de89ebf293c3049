import { languages, type Locale } from '../../../kernel/text/languages';
import Mustache from 'mustache';
import type { Text } from '../../../kernel/text/text';
import { t } from '../texts/text';
import { mailKindFacts, type MailKind, type MailTemplateText } from './mail-kinds';

/** How a placeholder is written, in messages. */
const example = '{{name}}';

/**
 * What is wrong with a template of a kind, by its two parts: only {{names}} of the kind's own values may stand in it.
 */
export function problemsOfTemplate(
  kind: MailKind,
  { subject, body }: MailTemplateText,
): Partial<Record<keyof MailTemplateText, Text>> {
  const wrong = {
    subject: /[\r\n]/.test(subject) ? t('mail_template.one_line') : problemWith(kind, subject),
    body: problemWith(kind, body),
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, text]) => text));
}

function problemWith(kind: MailKind, template: string): Text | undefined {
  const known = mailKindFacts[kind].values;
  let tokens: string[][];
  try {
    tokens = Mustache.parse(template) as unknown as string[][];
  } catch {
    return t('mail_template.unclosed', { example });
  }
  for (const [type, name] of tokens) {
    if (type === 'text') continue;
    if (type !== 'name') return t('mail_template.only_names', { example });
    if (!Object.hasOwn(known, name!))
      return t('mail_template.unknown', { wrong: `{{${name!}}}`, known: Object.keys(known).join(', ') });
  }
  return undefined;
}

/**
 * The mail as it is read, as plain text; a value that is not given is empty. The subject is one line whatever stands in
 * the values.
 */
export function renderedMail(
  { subject, body }: MailTemplateText,
  values: Readonly<Record<string, string>>,
): { subject: string; message: string } {
  const plain = { escape: (value: unknown) => String(value) };
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutControls(value)]));
  return {
    subject: Mustache.render(withoutControls(subject), given, {}, plain).replace(/\s+/g, ' ').trim().slice(0, 250),
    message: Mustache.render(body, given, {}, plain)
      .replace(/\r\n?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

// eslint-disable-next-line no-control-regex -- these are what must not reach a header
const withoutControls = (text: string): string => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, ' ');

/** The same text as HTML: everything escaped, blank lines part paragraphs, addresses of the web can be followed. */
export function htmlOf(message: string, locale: Locale): string {
  const paragraphs = message.split(/\n{2,}/).map(
    (paragraph) =>
      `<p dir="auto">${Mustache.escape(paragraph)
        .replace(/https?:&#x2F;&#x2F;[^\s<>"]+/g, (link) => `<a href="${link}">${link}</a>`)
        .replace(/\n/g, '<br>')}</p>`,
  );
  return `<!doctype html><html lang="${locale}" dir="${languages[locale].direction}"><body>${paragraphs.join('\n')}</body></html>`;
}

/** Values a preview shows in place of a person's own. */
export const sampleValues = (kind: MailKind, say: (text: Text) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(mailKindFacts[kind].values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : say(value),
    ]),
  );

/** What is sent where a company has no template of its own. */
export const standardTemplate = (kind: MailKind, say: (text: Text) => string): MailTemplateText => ({
  subject: say(mailKindFacts[kind].standard.subject),
  body: say(mailKindFacts[kind].standard.body),
});
