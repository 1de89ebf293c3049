import Mustache from 'mustache';
import type { Bilingual } from '../../../kernel/text/text';
import { mailKindFacts, type MailKind, type MailTemplateText } from './mail-kinds';

/** What is wrong with a template of a kind, by its two parts: only {{names}} of the kind's own values may stand in it. */
export function problemsOfTemplate(
  kind: MailKind,
  { subject, body }: MailTemplateText,
): Partial<Record<keyof MailTemplateText, Bilingual>> {
  const wrong = {
    subject: /[\r\n]/.test(subject) ? texts.oneLine : problemWith(kind, subject),
    body: problemWith(kind, body),
  };
  return Object.fromEntries(Object.entries(wrong).filter(([, text]) => text));
}

function problemWith(kind: MailKind, template: string): Bilingual | undefined {
  const known = mailKindFacts[kind].values;
  let tokens: string[][];
  try {
    tokens = Mustache.parse(template) as unknown as string[][];
  } catch {
    return texts.unclosed;
  }
  for (const [type, name] of tokens) {
    if (type === 'text') continue;
    if (type !== 'name') return texts.onlyNames;
    if (!Object.hasOwn(known, name!)) return texts.unknown(name!, Object.keys(known));
  }
  return undefined;
}

/** The mail as it is read, as plain text; a value that is not given is empty. The subject is one line whatever stands in the values. */
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
export function htmlOf(message: string, locale: 'en' | 'ar'): string {
  const paragraphs = message.split(/\n{2,}/).map(
    (paragraph) =>
      `<p dir="auto">${Mustache.escape(paragraph)
        .replace(/https?:&#x2F;&#x2F;[^\s<>"]+/g, (link) => `<a href="${link}">${link}</a>`)
        .replace(/\n/g, '<br>')}</p>`,
  );
  return `<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"><body>${paragraphs.join('\n')}</body></html>`;
}

/** Values a preview shows in place of a person's own. */
export const sampleValues = (kind: MailKind, locale: 'en' | 'ar'): Record<string, string> =>
  Object.fromEntries(Object.entries(mailKindFacts[kind].values).map(([name, text]) => [name, text[locale]]));

const texts = {
  oneLine: { en: 'A subject is one line.', ar: 'الموضوع سطر واحد.' },
  unclosed: {
    en: 'A placeholder is not closed: write it like {{name}}.',
    ar: 'يوجد حقل غير مغلق: اكتبه بهذا الشكل {{name}}.',
  },
  onlyNames: {
    en: 'Only placeholders like {{name}} may stand here, without #, ^, >, & or three brackets.',
    ar: 'يُسمح فقط بحقول مثل {{name}} بدون # أو ^ أو > أو & أو أقواس ثلاثية.',
  },
  unknown: (name: string, known: string[]): Bilingual => ({
    en: `There is no {{${name}}} here. Use: ${known.join(', ')}.`,
    ar: `لا يوجد {{${name}}} هنا. استخدم: ${known.join('، ')}.`,
  }),
};
