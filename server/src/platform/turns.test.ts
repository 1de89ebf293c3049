import fc from 'fast-check';
import { Turns } from './turns';

/** Asks for a turn and notes when it comes. */
function asking(turns: Turns, order: string[]) {
  return async (who: string): Promise<void> => {
    await turns.take(who);
    order.push(who);
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('one who takes all he can leaves places to others', async () => {
  const [turns, order] = [new Turns({ places: 4, alone: 2, besideOthers: 2 }), [] as string[]];
  const ask = asking(turns, order);
  for (const who of ['noisy', 'noisy', 'noisy', 'noisy', 'quiet', 'other']) void ask(who);
  await settled();
  expect(order).toEqual(['noisy', 'noisy', 'quiet', 'other']);
  for (let served = 0; served < 2; served += 1) turns.giveBack('noisy');
});

it('who waits behind his own makes nobody else wait: next is who was served longest ago', async () => {
  const [turns, order] = [new Turns({ places: 2, alone: 2, besideOthers: 2 }), [] as string[]];
  const ask = asking(turns, order);
  for (const who of ['noisy', 'noisy', 'noisy', 'noisy', 'noisy', 'quiet', 'quiet', 'other']) void ask(who);
  for (let served = 0; served < 6; served += 1) {
    await settled();
    turns.giveBack(order[served]!);
  }
  await settled();
  expect(order).toEqual(['noisy', 'noisy', 'noisy', 'quiet', 'other', 'noisy', 'quiet', 'noisy']);
});

it('who is alone has more places, fewer while others ask, and more again once they have gone', async () => {
  let now = 0;
  const [turns, order] = [new Turns({ places: 8, alone: 4, besideOthers: 1 }, 100, 5_000, () => now), [] as string[]];
  const ask = asking(turns, order);
  const after = async (milliseconds: number): Promise<string> => {
    now += milliseconds;
    turns.giveBack('noisy');
    await settled();
    return order.splice(0).join(' ');
  };
  for (let nth = 0; nth < 12; nth += 1) void ask('noisy');
  await settled();
  expect(order.splice(0)).toEqual(['noisy', 'noisy', 'noisy', 'noisy']);
  void ask('quiet');
  await settled();
  expect(order.splice(0)).toEqual(['quiet']);
  const beside = [await after(0), await after(300), await after(300), await after(300)];
  expect(beside).toEqual(['', '', '', 'noisy']);
  expect(await after(200)).toBe('noisy noisy noisy noisy');
  expect([await after(0), await after(0), await after(0), await after(0)]).toEqual(['noisy', 'noisy', 'noisy', '']);
});

it('too many who wait, and who waits too long, are told that the server is busy', async () => {
  const turns = new Turns({ places: 1, alone: 1, besideOthers: 1 }, 2, 20);
  await turns.take('noisy');
  const waiting = [turns.take('noisy'), turns.take('noisy')];
  expect(() => turns.take('noisy')).toThrow('The server is busy');
  const answers = await Promise.allSettled(waiting);
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.status)).toEqual([503, 503]);
  turns.giveBack('noisy');
  expect(turns.take('quiet')).toBeUndefined();
});

it('whatever comes and goes, no place is lost, none is given twice, and nobody holds more than his part', async () => {
  await fc.assert(fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 40 }), async (steps) => {
    const turns = new Turns({ places: 3, alone: 2, besideOthers: 2 });
    const held: string[] = [];
    for (const [who, gives] of steps) {
      const own = held.indexOf(who);
      if (gives && own >= 0) {
        held.splice(own, 1);
        turns.giveBack(who);
      } else {
        void Promise.resolve(turns.take(who)).then(() => held.push(who));
      }
      await settled();
      expect(held.length).toBeLessThanOrEqual(3);
      for (const each of ['a', 'b', 'c']) expect(held.filter((one) => one === each).length).toBeLessThanOrEqual(2);
    }
    while (held.length) {
      turns.giveBack(held.shift()!);
      await settled();
    }
    expect([turns.take('a'), turns.take('a'), turns.take('b')]).toEqual([undefined, undefined, undefined]);
  }), { numRuns: 50 });
});
