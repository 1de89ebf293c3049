import fc from 'fast-check';
import { TenantFairQueue, type Shares, type Turn } from './tenant-fair-queue';

/** Somebody's clock, the order in which turns came, and whose they are. */
function world(shares: Shares, more: { mostWaiting?: number; patienceMs?: number } = {}) {
  let now = 0;
  const turns = new TenantFairQueue(shares, more.mostWaiting, more.patienceMs, () => now);
  const held: Turn[] = [];
  let told = 0;
  return {
    turns,
    held,
    async ask(...whose: string[]): Promise<string> {
      for (const who of whose) void Promise.resolve(turns.take(who)).then((turn) => held.push(turn));
      return this.news();
    },
    async giveBack(who: string, after = 0): Promise<string> {
      now += after;
      const at = held.findIndex((turn) => turn.who === who);
      turns.giveBack(held.splice(at, 1)[0]!);
      told -= at < told ? 1 : 0;
      return this.news();
    },
    /** Who came since it was asked last. */
    async news(): Promise<string> {
      await new Promise((resolve) => setImmediate(resolve));
      const since = held
        .slice(told)
        .map(({ who }) => who)
        .join(' ');
      told = held.length;
      return since;
    },
    async end(): Promise<void> {
      while (held.length) await this.giveBack(held[0]!.who, 5_000);
    },
  };
}

it('one who takes all they can leaves places to others', async () => {
  const here = world({ places: 4, most: 2, besideOthers: 2 });
  expect(await here.ask('noisy', 'noisy', 'noisy', 'noisy', 'quiet', 'other')).toBe('noisy noisy quiet other');
  await here.end();
});

it('who waits behind their own makes nobody else wait: next is who was served longest ago', async () => {
  const here = world({ places: 2, most: 2, besideOthers: 2 });
  const order = [await here.ask('noisy', 'noisy', 'noisy', 'noisy', 'noisy', 'quiet', 'quiet', 'other')];
  for (let served = 0; served < 6; served += 1) order.push(await here.giveBack(here.held[0]!.who));
  expect(order.join(' ').trim().split(' ')).toEqual([
    'noisy',
    'noisy',
    'noisy',
    'quiet',
    'other',
    'noisy',
    'quiet',
    'noisy',
  ]);
  await here.end();
});

it('who is alone has more places, takes few at a time while others ask, and more again once they have gone', async () => {
  const here = world({ places: 8, most: 4, besideOthers: 1 });
  expect(await here.ask(...Array.from({ length: 12 }, () => 'noisy'))).toBe('noisy noisy noisy noisy');
  expect(await here.ask('quiet')).toBe('quiet');
  expect([
    await here.giveBack('noisy'),
    await here.giveBack('noisy'),
    await here.giveBack('noisy'),
    await here.giveBack('noisy', 100),
  ]).toEqual(['', '', '', 'noisy']);
  expect(await here.giveBack('noisy', 100)).toBe('noisy');
  expect(await here.giveBack('noisy', 1_000)).toBe('noisy noisy noisy noisy');
  await here.end();
});

it('what lasts keeps others of its own from no turn, until it holds all that one may', async () => {
  const here = world({ places: 8, most: 4, besideOthers: 1 });
  await here.ask('quiet', 'reports');
  const came = [await here.ask('reports', 'reports', 'reports', 'reports')];
  for (let nth = 0; nth < 3; nth += 1) {
    came.push(await here.giveBack('quiet', 250));
    came.push(await here.ask('quiet'));
  }
  expect(came).toEqual(['', 'reports', 'quiet', 'reports', 'quiet', 'reports', 'quiet']);
  expect(here.held.filter(({ who }) => who === 'reports').length).toBe(4);
  await here.end();
});

it('too many who wait, and who waits too long, are told that the server is busy', async () => {
  const turns = new TenantFairQueue({ places: 1, most: 1, besideOthers: 1 }, 2, 20);
  const turn = await turns.take('noisy');
  const waiting = [turns.take('noisy'), turns.take('noisy')];
  expect(() => turns.take('noisy')).toThrow('The server is busy');
  const answers = await Promise.allSettled(waiting);
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.status)).toEqual([503, 503]);
  turns.giveBack(turn);
  expect(turns.take('quiet')).toMatchObject({ who: 'quiet' });
});

it('whatever comes and goes, no place is lost, none is given twice, and nobody holds more than their part', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean(), fc.constantFrom(0, 100, 2_000)), {
        maxLength: 40,
      }),
      async (steps) => {
        const here = world({ places: 3, most: 2, besideOthers: 1 });
        for (const [who, gives, after] of steps) {
          if (gives && here.held.some((turn) => turn.who === who)) await here.giveBack(who, after);
          else await here.ask(who);
          expect(here.held.length).toBeLessThanOrEqual(3);
          for (const each of ['a', 'b', 'c'])
            expect(here.held.filter((turn) => turn.who === each).length).toBeLessThanOrEqual(2);
        }
        await here.end();
        expect([await here.ask('a'), await here.ask('b'), await here.ask('c')]).toEqual(['a', 'b', 'c']);
      },
    ),
    { numRuns: 50 },
  );
});
