import { changeUnfinished, newKey, unfinishedOf } from './unsent';

const kept = (person: string) => sessionStorage.getItem(`muster.chat.me.${person}`);

test('a draft is kept with its conversation and forgotten when it is empty', () => {
  changeUnfinished('me', 'ana', (now) => ({ ...now, draft: 'Hello' }));
  expect([
    unfinishedOf('me', 'ana').draft,
    unfinishedOf('me', 'ben').draft,
    unfinishedOf('somebody else', 'ana').draft,
  ]).toEqual(['Hello', '', '']);
  expect(kept('ana')).toContain('Hello');
  changeUnfinished('me', 'ana', (now) => ({ ...now, draft: '' }));
  expect(kept('ana')).toBeNull();
});

test('what was on its way when the page closed is offered to be sent again with its key', () => {
  sessionStorage.setItem(
    'muster.chat.me.cem',
    JSON.stringify({ draft: '', unsent: [{ key: 'k', text: 'Hi', at: '2026-11-21T08:00:00Z' }] }),
  );
  expect(unfinishedOf('me', 'cem').unsent).toEqual([{ key: 'k', text: 'Hi', at: '2026-11-21T08:00:00Z', problem: '' }]);
});

test('what cannot be read counts as nothing', () => {
  sessionStorage.setItem('muster.chat.me.dan', '{');
  expect(unfinishedOf('me', 'dan')).toEqual({ draft: '', unsent: [] });
});

test('keys are never the same twice', () => {
  expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
});
