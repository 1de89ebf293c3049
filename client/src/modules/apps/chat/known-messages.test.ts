import type { ChatMessageShownFragment as Message } from '../../../generated/apps/chat';
import { withNewest, withOlder, withOne, type Known } from './known-messages';

const message = (id: string, text = id): Message => ({
  id,
  text,
  isMine: false,
  sentAt: '2026-11-21T08:00:00Z',
  deliveredAt: null,
  seenAt: null,
  isDeleted: false,
});
const page = (...ids: string[]) => ids.map((id) => message(id));
const ids = ({ messages }: Known) => messages.map(({ id }) => id).join('');

test.each<[string, Known | null, string[], number, string, boolean]>([
  ['nothing was known and less comes than was asked for: that is all', null, ['b', 'a'], 3, 'ab', false],
  ['nothing was known and a whole page comes: there is more', null, ['c', 'b'], 2, 'bc', true],
  ['nothing was ever written', null, [], 3, '', false],
  [
    'a new one comes: what is older stays',
    { messages: page('a', 'b', 'c'), hasOlder: false },
    ['d', 'c'],
    2,
    'abcd',
    false,
  ],
  [
    'so many come that the parts do not meet: the older part is read again when needed',
    { messages: page('a', 'b'), hasOlder: false },
    ['f', 'e'],
    2,
    'ef',
    true,
  ],
])('where %s', (_case, known, newest, asked, expected, hasOlder) => {
  const next = withNewest(known, page(...newest), asked);
  expect([ids(next), next.hasOlder]).toEqual([expected, hasOlder]);
});

test('what was read again replaces what was known', () => {
  const known = withNewest({ messages: page('a', 'b'), hasOlder: true }, [message('c'), message('b', 'taken back')], 2);
  expect(known.messages.map(({ text }) => text)).toEqual(['a', 'taken back', 'c']);
});

test('an older page goes before, without what is there already, and a short one is the last', () => {
  const known = withOlder({ messages: page('d', 'e'), hasOlder: true }, page('d', 'c', 'b'), 3);
  expect([ids(known), known.hasOlder]).toEqual(['bcde', true]);
  expect(withOlder(known, page('a'), 3)).toMatchObject({ hasOlder: false });
});

test('one message takes its place in order, once', () => {
  const known = withOne(withOne(null, message('b')), message('d'));
  expect(ids(withOne(withOne(known, message('c')), message('b', 'again')))).toBe('bcd');
});
