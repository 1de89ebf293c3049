import { startChild } from './child.mjs';
import { fillCompanies } from './people.mjs';
import { median } from './turns.mjs';

const people = 2_000;

/** An audited update of one employee where his version still stands, against one hand-written statement that does the same, in turns. */
export async function measureWrite(database) {
  const url = await database.copy('write');
  await fillCompanies(url, { count: 4, people });
  const child = await startChild('updates.mjs', { database: url, people });
  const rateOf = async (way, seconds) => {
    const { rate } = await child.ask({ way, seconds });
    return rate;
  };
  try {
    for (const way of ['ours', 'handWritten']) await rateOf(way, 3);
    const pairs = [];
    for (let turn = 0; turn < 3; turn += 1) pairs.push({ ours: await rateOf('ours', 5), handWritten: await rateOf('handWritten', 5) });
    return [{
      what: 'write: audited, versioned update of one employee', value: median(pairs.map((pair) => pair.ours / pair.handWritten)), aim: 0.5, isAtLeast: true,
      detail: `${Math.round(median(pairs.map((pair) => pair.ours)))} of ${Math.round(median(pairs.map((pair) => pair.handWritten)))} updates a second, hand-written`,
    }];
  } finally {
    await child.stop();
  }
}
