import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './child.mjs';
import { graphqlRequests } from './list.mjs';
import { fillCompanies } from './people.mjs';
import { load } from './turns.mjs';

const rows = 30_000;
const patience = 180_000;
const megabyte = 1e6;

/** A file of 30,000 people uploaded, checked and committed while others ask for list pages: memory, and how long those wait. */
export async function measureImport(database) {
  const url = await database.copy('import');
  await fillCompanies(url, { count: 2, people: 2_000 });
  const server = await startChild('server.mjs', { database: url, companies: [1, 2], withJobs: true });
  try {
    const others = { url: server.url, requests: graphqlRequests([1], server.tokens) };
    const secondOfLoad = () => load(others, 1, 4);
    await load(others, 3, 4);
    await server.ask('most memory since asked last');
    const before = await load(others, 3, 4);
    const memoryBefore = await server.ask('most memory since asked last');

    const began = performance.now();
    let isDone = false;
    const importing = importFile(server.url, server.tokens[2]).finally(() => {
      isDone = true;
    });
    const waits = [];
    while (!isDone) waits.push((await secondOfLoad()).p99);
    await importing;
    const seconds = (performance.now() - began) / 1000;
    const memory = await server.ask('most memory since asked last');
    return [
      {
        what: 'import: slowest hundredth of other requests meanwhile, worst second, ms',
        value: Math.max(...waits),
        aim: 500,
        isAtLeast: false,
        detail: `${before.p99} ms before; ${rows} rows in ${seconds.toFixed(0)} s`,
      },
      {
        what: 'import: memory (rss) it adds, MB',
        value: (memory.bytes - memoryBefore.bytes) / megabyte,
        aim: 250,
        isAtLeast: false,
        detail: `${Math.round(memory.bytes / megabyte)} MB at most`,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** A file of so many people, checked and, unless told otherwise, committed; answers the seconds its check took. */
export async function importFile(
  url,
  token,
  { count = rows, isCommitted = true, pollMs = 250, uploaded = () => undefined } = {},
) {
  const authorization = `Bearer ${token}`;
  const form = new FormData();
  form.append('file', new Blob([file(count)], { type: 'text/csv' }), 'people.csv');
  const upload = await (
    await fetch(`${url}/upload/import`, { method: 'POST', body: form, headers: { authorization } })
  ).json();
  if (upload.rows !== count) throw new Error(`The upload answered ${JSON.stringify(upload)}`);

  uploaded();

  async function ask(query, variables) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }
  async function step(mutation, version, end) {
    await ask(`mutation ($id: ID!, $version: Int!) { ${mutation}(id: $id, version: $version) { state } }`, {
      id: upload.id,
      version,
    });
    for (const since = performance.now(); performance.now() - since < patience; await sleep(pollMs)) {
      const { imports } = await ask(
        'query ($id: ID!) { imports(filter: { id: { eq: $id } }) { rows { state version counts { create rejected } } } }',
        { id: upload.id },
      );
      if (imports.rows[0].state === end) return imports.rows[0];
      if (imports.rows[0].state === 'failed') break;
    }
    throw new Error(`The import did not come to ${end}.`);
  }
  const began = performance.now();
  const checked = await step('checkImport', upload.version, 'checked');
  const seconds = (performance.now() - began) / 1000;
  if (checked.counts.create !== count) throw new Error(`The check found ${JSON.stringify(checked.counts)}`);
  if (isCommitted) await step('commitImport', checked.version, 'committed');
  return seconds;
}

const file = (count) =>
  [
    'Employee Number,First Name,Last Name,Hire Date,Department,Position,Work Email,Salary',
    ...Array.from(
      { length: count },
      (_, at) =>
        `X-${at},Mona,Haddad ${at},2024-0${1 + (at % 9)}-11,Department ${1 + (at % 20)},Position ${1 + (at % 50)},x${at}@import.example,${4_000 + (at % 5_000)}`,
    ),
  ].join('\n');
