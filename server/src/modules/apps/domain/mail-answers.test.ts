import {
  answerPeople,
  answerSubject,
  asHtml,
  excerptOf,
  quoted,
  type AnswerKind,
  type Correspondent,
} from './mail-answers';

const [hana, faisal, mariam, elias] = ['hana', 'faisal', 'mariam', 'elias'].map((id): Correspondent => ({
  id,
  name: id,
  email: `${id}@example.com`,
})) as [Correspondent, Correspondent, Correspondent, Correspondent];
const names = (people: Correspondent[]): string => people.map(({ id }) => id).join(' ');

describe('who gets an answer', () => {
  it.each<[string, AnswerKind, Correspondent, Correspondent[], Correspondent[], string, string, string]>([
    ['a reply goes to who wrote', 'reply', hana, [faisal, mariam], [elias], 'faisal', 'hana', ''],
    [
      'a reply to all goes to everybody but oneself',
      'replyAll',
      hana,
      [faisal, mariam],
      [elias],
      'faisal',
      'hana mariam',
      'elias',
    ],
    [
      'nobody stands in it twice',
      'replyAll',
      hana,
      [faisal, mariam, hana],
      [mariam, elias],
      'faisal',
      'hana mariam',
      'elias',
    ],
    ['who was unseen answers all those seen', 'replyAll', hana, [faisal], [mariam], 'elias', 'hana faisal', 'mariam'],
    ["a reply to one's own mail goes to whom it went", 'reply', hana, [faisal], [mariam], 'hana', 'faisal', ''],
    ["a reply to all to one's own mail too", 'replyAll', hana, [faisal], [mariam], 'hana', 'faisal', 'mariam'],
    ['a reply to a mail to oneself goes to oneself', 'reply', hana, [hana], [], 'hana', 'hana', ''],
    ['a mail passed on goes to nobody yet', 'forward', hana, [faisal], [mariam], 'faisal', '', ''],
  ])('%s', (_what, kind, from, to, cc, me, expectedTo, expectedCc) => {
    const people = answerPeople(kind, { from, to, cc }, me);
    expect([names(people.to), names(people.cc)]).toEqual([expectedTo, expectedCc]);
  });
});

it.each<[AnswerKind, string, string]>([
  ['reply', 'Rota', 'Re: Rota'],
  ['reply', 'RE: Rota', 'RE: Rota'],
  ['replyAll', 'رد: الجدول', 'رد: الجدول'],
  ['forward', 'Re: Rota', 'Fwd: Re: Rota'],
  ['forward', 'FW: Rota', 'FW: Rota'],
  ['reply', '', 'Re:'],
  ['reply', 'x'.repeat(300), `Re: ${'x'.repeat(196)}`],
])('the subject of a %s to "%s" is "%s"', (kind, subject, expected) => {
  expect(answerSubject(kind, subject, { replies: ['re', 'رد'], forwards: ['fw', 'fwd'] })).toBe(expected);
});

const words = {
  wrote: (name: string, when: string) => `On ${when}, ${name} wrote:`,
  forwarded: 'Forwarded',
  from: 'From',
  date: 'Date',
  subject: 'Subject',
  to: 'To',
};
const mail = {
  from: hana,
  to: [faisal, mariam],
  cc: [],
  subject: 'Rota',
  body: 'First.\n\n> older',
  sentAt: '1 May 2026',
};

it('what is answered stands below, each line marked', () => {
  expect(quoted('reply', mail, words)).toBe('\n\nOn 1 May 2026, hana wrote:\n> First.\n>\n> > older');
});

it('what is passed on stands below with who wrote it to whom', () => {
  expect(quoted('forward', mail, words)).toBe(
    '\n\n---------- Forwarded ----------\nFrom: hana <hana@example.com>\nDate: 1 May 2026\nSubject: Rota\nTo: faisal, mariam\n\nFirst.\n\n> older',
  );
});

it('the excerpt is one line without what is quoted', () => {
  expect(excerptOf('Dear all,\n\n  the rota\tis out.\n> old')).toBe('Dear all, the rota is out.');
  expect(excerptOf('😀'.repeat(10), 3)).toBe('😀😀😀');
});

it.each([
  ['', ''],
  ['One.\nTwo.\n\nThree.', '<p>One.<br>Two.</p><p>Three.</p>'],
  [`<script>alert("1")</script> & 'it'`, '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;it&#39;</p>'],
])('as HTML, %j runs nothing', (text, html) => {
  expect(asHtml(text)).toBe(html);
});
