import type { Change } from '../platform/notify/events';
import { SharedHearing } from './shared-hearing';

/**
 * What is asked about a change, in order: after so many milliseconds, by whom; what the work does then is kept in hand.
 */
interface Asking {
  after?: number;
  who?: string;
  /** Another change than the first. */
  ofNext?: true;
}
const change = (recordId: string): Change => ({ companyId: 'c', subject: 'Department', recordId, action: 'update' });

/** Asks as told; `answers` of the work come when `end` is called, in the order it began. */
function hearing() {
  let now = 0;
  const shared = new SharedHearing(() => now);
  const events = [change('1'), change('2')] as const;
  const begun: { resolve(value: string): void; reject(error: Error): void }[] = [];
  return {
    begun,
    ask({ after = 0, who = 'all', ofNext }: Asking): Promise<string> {
      now += after;
      return shared.once(
        events[ofNext ? 1 : 0],
        who,
        () => new Promise((resolve, reject) => begun.push({ resolve, reject })),
      );
    },
  };
}

it.each<[string, Asking[], number]>([
  ['by many at a time', Array.from({ length: 50 }, () => ({})), 1],
  ['by those who read otherwise', [{ who: 'a' }, { who: 'b' }, { who: 'a' }], 2],
  ['about another change', [{}, { ofNext: true }, {}], 2],
  ['while the first answer is slow', [{}, { after: 999 }], 1],
  ['a second later, answered or not', [{}, { after: 1_000 }], 2],
  ['a second after the first, whoever asked in between', [{}, { after: 600 }, { after: 600 }], 2],
])('what is asked %s is worked out as often as need be', async (_how, askings, times) => {
  const { ask, begun } = hearing();
  const answers = askings.map(ask);
  expect(begun.length).toBe(times);
  begun.forEach(({ resolve }, at) => resolve(`answer ${at}`));
  expect(new Set(await Promise.all(answers)).size).toBe(times);
});

it('what fails fails for all who wait for it, and for nobody else', async () => {
  const { ask, begun } = hearing();
  const [one, two, other] = [ask({}), ask({}), ask({ who: 'b' })];
  begun[0]!.reject(new Error('the connection was cut'));
  begun[1]!.resolve('heard');
  expect(await Promise.allSettled([one, two, other])).toEqual([
    { status: 'rejected', reason: new Error('the connection was cut') },
    { status: 'rejected', reason: new Error('the connection was cut') },
    { status: 'fulfilled', value: 'heard' },
  ]);
});

it('what failed is asked again by whoever comes next', async () => {
  const { ask, begun } = hearing();
  const first = ask({});
  begun[0]!.reject(new Error('the connection was cut'));
  await expect(first).rejects.toThrow('cut');
  const next = ask({});
  expect(begun.length).toBe(2);
  begun[1]!.resolve('heard');
  expect(await next).toBe('heard');
});

it('a slow failure takes away nothing that was asked anew meanwhile', async () => {
  const { ask, begun } = hearing();
  const slow = ask({});
  const anew = ask({ after: 1_000 });
  begun[0]!.reject(new Error('timed out'));
  await expect(slow).rejects.toThrow('timed out');
  const third = ask({});
  expect(begun.length).toBe(2);
  begun[1]!.resolve('heard');
  expect(await Promise.all([anew, third])).toEqual(['heard', 'heard']);
});

it('what cannot even begin is a failure like any other', async () => {
  const shared = new SharedHearing(() => 0);
  const about = change('1');
  const fails = () => shared.once(about, 'all', () => Promise.reject(new Error('no connection')));
  await expect(fails()).rejects.toThrow('no connection');
  expect(await shared.once(about, 'all', () => Promise.resolve('heard'))).toBe('heard');
});
