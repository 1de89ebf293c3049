import { startChild } from './running/child.mjs';
import { fillCompanies } from './people.mjs';
import { median } from './running/side-by-side.mjs';

const people = 2_000;

/**
 * An audited update of one employee whose version still stands, against a hand-written transaction that does the same,
 * in turns.
 */
export async function measureWrite(database) {
  const url = await database.copy('write');
  await fillCompanies(url, { count: 6, people });
  const child = await startChild('updates.mjs', { database: url, people });
  const rateOf = async (way, seconds) => {
    const { rate } = await child.ask({ way, seconds });
    return rate;
  };
  try {
    const ways = ['ours', 'handWritten', 'committedByItself'];
    for (const way of ways) await rateOf(way, 3);
    const pairs = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const rates = {};
      for (const way of ways) rates[way] = await rateOf(way, 5);
      pairs.push(rates);
    }
    const rate = (way) => Math.round(median(pairs.map((pair) => pair[way])));
    return [
      {
        what: 'write: audited, versioned update of one employee',
        value: median(pairs.map((pair) => pair.ours / pair.handWritten)),
        aim: 0.5,
        isAtLeast: true,
        detail: `${rate('ours')} of ${rate('handWritten')} updates a second, hand-written; ${rate('committedByItself')} where each statement commits itself`,
      },
    ];
  } finally {
    await child.stop();
  }
}
