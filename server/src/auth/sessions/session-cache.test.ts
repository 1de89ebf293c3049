import type { LiveSession } from './session-reading';
import { SessionCache } from './session-cache';

function setUp() {
  let now = 0;
  const reads: string[] = [];
  const read = (id: string): Promise<LiveSession | null> => {
    reads.push(id);
    return id === 'broken' ? Promise.reject(new Error('no database')) : Promise.resolve(null);
  };
  const cache = new SessionCache(read, () => new Date(now));
  return {
    cache,
    reads,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('requests within half a second share one read; later ones read again', async () => {
  const { cache, reads, pass } = setUp();
  await Promise.all([cache.get('a'), cache.get('a')]);
  pass(499);
  await cache.get('a');
  expect(reads).toEqual(['a']);
  pass(1);
  await cache.get('a');
  expect(reads).toEqual(['a', 'a']);
});

test('what is forgotten is read again at once', async () => {
  const { cache, reads } = setUp();
  await cache.get('a');
  await cache.get('b');
  cache.forget('a');
  await cache.get('a');
  await cache.get('b');
  expect(reads).toEqual(['a', 'b', 'a']);
  cache.forgetAll();
  await cache.get('b');
  expect(reads).toEqual(['a', 'b', 'a', 'b']);
});

test('a failure is not remembered', async () => {
  const { cache, reads } = setUp();
  await expect(cache.get('broken')).rejects.toThrow('no database');
  await expect(cache.get('broken')).rejects.toThrow('no database');
  expect(reads).toEqual(['broken', 'broken']);
});

test('memory stays bounded: the oldest entry goes first', async () => {
  const { cache, reads } = setUp();
  for (let i = 0; i <= 10_000; i += 1) await cache.get(String(i));
  await cache.get('10000');
  expect(reads).toHaveLength(10_001);
  await cache.get('0');
  expect(reads).toHaveLength(10_002);
});
