import { startChild } from './running/child.mjs';
import { graphqlRequests } from './list.mjs';
import { fillCompanies } from './people.mjs';
import { median } from './running/side-by-side.mjs';

const others = [1, 2, 3, 4, 5, 6, 7, 8];
const noisy = 9;
const [connections, times, rounds, seconds] = [2, 10, 5, 4];
/** Requests a second of a company that looks at its pages, and as many as answers come. */
const paces = { 'of little to do': 20, 'with all it can do': undefined };

/**
 * The slowest hundredth of what eight companies ask while a ninth asks as they do, and while it asks ten times over and
 * as fast as it is answered.
 */
export async function measureNeighbours(database) {
  const url = await database.copy('neighbours');
  await fillCompanies(url, { count: noisy, people: 2_000 });
  const server = await startChild('running/server.mjs', { database: url, companies: [...others, noisy] });
  try {
    const results = [];
    for (const [name, pace] of Object.entries(paces)) results.push(await measured(server, name, pace));
    return results;
  } finally {
    await server.stop();
  }
}

async function measured({ url, tokens }, name, pace) {
  const asks = (companies, more) =>
    startChild('running/asker.mjs', { url, requests: graphqlRequests(companies, tokens), ...more });
  const quiet = await asks(others, { connections: others.length * connections, rate: pace && pace * others.length });
  const [alike, loud] = [
    await asks([noisy], { connections, rate: pace }),
    await asks([noisy], { connections: connections * times }),
  ];
  const beside = async (company) => {
    const [eight, ninth] = await Promise.all([quiet.ask(seconds), company.ask(seconds)]);
    return { p99: eight.p99, rate: ninth.rate };
  };
  try {
    await beside(alike);
    await beside(loud);
    const pairs = [];
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ before: await beside(alike), after: await beside(loud) });
    const of = (when, what) => median(pairs.map((pair) => pair[when][what])).toFixed(0);
    return {
      what: `turns: p99 of eight companies beside one at ten times, a server ${name}`,
      value: median(pairs.map(({ before, after }) => after.p99 / before.p99)),
      aim: 2,
      isAtLeast: false,
      detail: `${of('after', 'p99')} and ${of('before', 'p99')} ms; its requests a second: ${of('after', 'rate')} and ${of('before', 'rate')}`,
    };
  } finally {
    await Promise.all([quiet, alike, loud].map((each) => each.stop()));
  }
}
