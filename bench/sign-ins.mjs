import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './running/child.mjs';
import { graphqlRequests } from './list.mjs';
import { fillCompanies } from './people.mjs';
import { median } from './running/side-by-side.mjs';

const companies = [1, 2, 3, 4];
const [turns, seconds, atOnce] = [5, 6, 12];
/** What is under way when the flood ends is still worked off. */
const restSeconds = 4;
const guess = {
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: 'mutation { signIn(email: "member1@example.com", password: "a guess") { token } }' }),
};

/**
 * The slowest hundredth of what people ask while many sign in at once, each with a whole run of bcrypt, against the
 * same without them.
 */
export async function measureSignIns(database) {
  const url = await database.copy('sign_ins');
  await fillCompanies(url, { count: companies.length, people: 2_000 });
  // The limits would stop all but a few of them.
  const server = await startChild('running/server.mjs', { database: url, companies, rateLimits: false });
  const asks = (requests, connections, rate) =>
    startChild('running/asker.mjs', { url: server.url, requests, connections, rate });
  const [people, flood] = [await asks(graphqlRequests(companies, server.tokens), 8, 100), await asks([guess], atOnce)];
  try {
    await people.ask(seconds);
    const pairs = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const without = await people.ask(seconds);
      const [beside, signIns] = await Promise.all([people.ask(seconds), flood.ask(seconds)]);
      await sleep(restSeconds * 1_000);
      pairs.push({ without: without.p99, beside: beside.p99, ratio: beside.p99 / without.p99, signIns: signIns.rate });
    }
    const of = (what) => median(pairs.map((pair) => pair[what]));
    return [
      {
        what: 'sign-ins: p99 of others during a flood against without',
        value: of('ratio'),
        aim: 2,
        isAtLeast: false,
        detail: `${of('beside')} and ${of('without')} ms, ${of('signIns').toFixed(1)} sign-ins a second`,
      },
    ];
  } finally {
    await Promise.all([people.stop(), flood.stop()]);
    await server.stop();
  }
}
