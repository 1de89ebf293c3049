export type AnswerKind = 'reply' | 'replyAll' | 'forward';

export interface Correspondent {
  id: string;
  name: string;
  email: string;
}

export interface Answered {
  from: Correspondent;
  to: Correspondent[];
  cc: Correspondent[];
  subject: string;
  body: string;
  /** When it was sent, as people read it. */
  sentAt: string;
}

export interface Answer {
  to: Correspondent[];
  cc: Correspondent[];
  subject: string;
  body: string;
}

/** What stands before the colon of subjects that are answers already, in any language. */
interface KnownPrefixes {
  replies: readonly string[];
  forwards: readonly string[];
}

interface Words {
  wrote: (name: string, when: string) => string;
  forwarded: string;
  from: string;
  date: string;
  subject: string;
  to: string;
}

const prefix = { reply: 'Re: ', replyAll: 'Re: ', forward: 'Fwd: ' } as const;
const longestSubject = 200;

/** "Re: Rota" answers "Rota" and "Re: Rota" alike. */
export function answerSubject(kind: AnswerKind, subject: string, known: KnownPrefixes): string {
  const begun = subject.split(':', 1)[0]!.trim().toLowerCase();
  const isAnswer = subject.includes(':') && known[kind === 'forward' ? 'forwards' : 'replies'].includes(begun);
  const named = isAnswer ? subject.trim() : `${prefix[kind]}${subject.trim()}`;
  return [...named.trim()].slice(0, longestSubject).join('');
}

const others = (people: Correspondent[], gone: Set<string>): Correspondent[] =>
  people.filter(({ id }) => !gone.has(id) && gone.add(id));

/** Whom an answer goes to. To one's own mail: those it went to. Nobody stands in it twice, oneself never. */
export function answerPeople(
  kind: AnswerKind,
  mail: Pick<Answered, 'from' | 'to' | 'cc'>,
  me: string,
): Pick<Answer, 'to' | 'cc'> {
  if (kind === 'forward') return { to: [], cc: [] };
  const isOwn = mail.from.id === me;
  const gone = new Set([me]);
  const to = others(isOwn ? mail.to : [mail.from], gone);
  if (kind === 'reply') return { to: to.length || !isOwn ? to : [mail.from], cc: [] };
  return { to: isOwn ? to : [...to, ...others(mail.to, gone)], cc: others(mail.cc, gone) };
}

/** The mail below an answer to it, its lines marked. */
export function quoted(kind: AnswerKind, mail: Answered, words: Words): string {
  if (kind !== 'forward')
    return `\n\n${words.wrote(mail.from.name, mail.sentAt)}\n${mail.body
      .split('\n')
      .map((line) => (line ? `> ${line}` : '>'))
      .join('\n')}`;
  const head = [
    [words.from, `${mail.from.name} <${mail.from.email}>`],
    [words.date, mail.sentAt],
    [words.subject, mail.subject],
    [words.to, mail.to.map(({ name }) => name).join(', ')],
  ];
  return `\n\n---------- ${words.forwarded} ----------\n${head.map(([word, text]) => `${word}: ${text}`).join('\n')}\n\n${mail.body}`;
}

export const answerTo = (kind: AnswerKind, mail: Answered, me: string, words: Words & KnownPrefixes): Answer => ({
  ...answerPeople(kind, mail, me),
  subject: answerSubject(kind, mail.subject, words),
  body: quoted(kind, mail, words),
});

/** The beginning of a mail on one line, without what it quotes. */
export function excerptOf(body: string, length = 140): string {
  const own = body
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...own].slice(0, length).join('');
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Plain text as HTML that runs nothing: a paragraph for each block, its line breaks kept. */
export const asHtml = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .trim()
        .split(/\n{2,}/)
        .map((block) => `<p>${block.replace(/[&<>"']/g, (sign) => signs[sign]!).replace(/\n/g, '<br>')}</p>`)
        .join('');
