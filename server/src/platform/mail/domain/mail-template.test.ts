import { locales, say, type Text } from '../../text';
import { mailKindFacts, mailKinds } from './mail-kinds';
import { htmlOf, problemsOfTemplate, renderedMail, sampleValues, standardTemplate } from './mail-template';
import { isMailAddress } from './mail-address';

const said = (kind: Parameters<typeof problemsOfTemplate>[0], subject: string, body = 'x') =>
  Object.fromEntries(
    Object.entries(problemsOfTemplate(kind, { subject, body })).map(([part, text]) => [part, say(text!, 'en')]),
  );

describe('a template', () => {
  it.each(mailKinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
    'standard of %s in %s is right, names what its kind has and leaves nothing open',
    (kind, locale) => {
      const said = (text: Text) => say(text, locale);
      const standard = standardTemplate(kind, said);
      expect(problemsOfTemplate(kind, standard)).toEqual({});
      const { subject, message } = renderedMail(standard, sampleValues(kind, said));
      expect(`${subject}${message}`).not.toMatch(/[{}]|undefined/);
      if (mailKindFacts[kind].isConfidential) expect(message).toContain(mailKindFacts[kind].values.link);
    },
  );

  it.each([
    ['Dear {{nane}}', 'There is no {{nane}}'],
    ['{{constructor}}', 'There is no {{constructor}}'],
    ['{{{name}}}', 'Only placeholders'],
    ['{{&name}}', 'Only placeholders'],
    ['{{#name}}x{{/name}}', 'Only placeholders'],
    ['{{>name}}', 'Only placeholders'],
    ['{{=<% %>=}}', 'Only placeholders'],
    ['{{name', 'not closed'],
    ['{{#name}}', 'not closed'],
  ])('with %s is refused', (body, why) => {
    expect(said('message', 'x', body).body).toContain(why);
  });

  it.each(['a\nb', 'a\rBcc: x@example.com'])('has a subject of one line: %j', (subject) => {
    expect(said('message', subject)).toHaveProperty('subject');
  });
});

describe('a mail', () => {
  it('has one line of subject whatever its values hold', () => {
    const { subject } = renderedMail(
      { subject: 'For {{name}}', body: '' },
      { name: 'Eve\r\nBcc: all@example.com\u2028X' },
    );
    expect(subject).toBe('For Eve Bcc: all@example.com X');
  });

  it('does not fill in what a value brings along', () => {
    expect(renderedMail({ subject: '', body: '{{name}}' }, { name: '{{sender}}', sender: 'secret' }).message).toBe(
      '{{sender}}',
    );
  });

  it('keeps paragraphs and leaves no holes where a value is empty', () => {
    expect(renderedMail({ subject: '', body: 'a\n\n{{comment}}\n\nb' }, { comment: '' }).message).toBe('a\n\nb');
  });

  it('is escaped as HTML, and only web addresses become links', () => {
    const html = htmlOf(
      '<script>alert(1)</script> "x" & y\n\nhttps://hr.example.com/a?b=1&c=2 javascript:alert(1)',
      'en',
    );
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|href="javascript/);
    expect(html.match(/<a href="([^"]+)"/)?.[1]).toBe('https:&#x2F;&#x2F;hr.example.com&#x2F;a?b&#x3D;1&amp;c&#x3D;2');
  });
});

it.each([
  ['layla@example.com', true],
  ['l.h+x@sub.example.co', true],
  ['a@b', false],
  ['a@b.c', false],
  ['', false],
  ['a b@example.com', false],
  ['a@example.com, b@example.com', false],
  ['a@example.com\r\nBcc: b@example.com', false],
  ['Layla <a@example.com>', false],
  ['a@@example.com', false],
  [`${'x'.repeat(65)}@example.com`, false],
  ['a@example.com\u0000', false],
  ['"a b"@example.com', false],
])('%j is one address: %p', (text, isOne) => {
  expect(isMailAddress(text)).toBe(isOne);
});
