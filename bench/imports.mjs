import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './running/child.mjs';
import { processorOfDatabase } from './running/database.mjs';
import { graphqlRequests } from './list.mjs';
import { fillCompanies } from './people.mjs';
import { byHand, timesByHand } from './running/side-by-side.mjs';

const there = 2_000;
const megabyte = 1e6;
const patience = 600_000;

/**
 * A file of people with position and pay checked, committed and taken back, and one of punches checked, while others
 * ask for list pages: the time of each, memory, and how long those wait.
 */
export async function measureImports(database, [people = 30_000, punches = 15_000] = []) {
  const url = await database.copy('imports');
  await fillCompanies(url, { count: 2, people: there });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muster-bench-file-'));
  const server = await startChild('running/server.mjs', { database: url, companies: [1, 2], withJobs: true });
  try {
    const others = whoAsk(server);
    await sleep(3_000);
    await server.ask('use since asked last');
    others.begin();
    await sleep(3_000);
    const before = others.begin();
    const quiet = await server.ask('use since asked last');

    const timed = async (work) => {
      const [began, used] = [performance.now(), await processor(server)];
      const answer = await work();
      return {
        seconds: (performance.now() - began) / 1000,
        processor: (await processor(server)) - used,
        answer,
      };
    };
    const [by, token] = [server.url, server.tokens[2]];
    const text = peopleFile(people);
    const checked = await timed(() => checkFile(by, token, { text, count: people }));
    const committed = await timed(() => checked.answer.step('commitImport', 'committed'));
    const question = { kind: 'people', company: 2, file: path.join(folder, 'people.csv') };
    fs.writeFileSync(question.file, text);
    const meanwhile = others.begin();
    const handWritten = await byHand(url, question, 1);
    others.begin();
    const undone = await timed(() => checked.answer.step('undoImport', 'undone'));
    const ofPunches = await timed(() =>
      checkFile(by, token, { text: punchesFile(punches), count: punches, kind: 'PunchEntry', pollMs: 50 }),
    );
    const waits = [...meanwhile, ...(await others.stop())];
    const { bytes } = await server.ask('use since asked last');
    const told = ({ seconds, processor: used }) => `${seconds.toFixed(1)} s, ${used.toFixed(1)} s of processor`;
    const row = (what, value, aim, detail) => ({ what: `imports: ${what}`, value, aim, isAtLeast: false, detail });
    return [
      timesByHand(
        `imports: ${people} people with position and pay`,
        checked.seconds + committed.seconds,
        handWritten,
        5,
        `dry run ${told(checked)}; writing ${told(committed)}`,
      ),
      row(
        `${people} people checked and written, s`,
        checked.seconds + committed.seconds,
        90,
        'others asking meanwhile',
      ),
      row(`the same taken back, s`, undone.seconds, 60, told(undone)),
      row(`dry run of ${punches} punches, s`, ofPunches.seconds, 10, told(ofPunches)),
      row(
        'other requests meanwhile, slowest twentieth, ms',
        slowest(waits, 0.95),
        200,
        `${slowest(before, 0.95).toFixed(0)} ms before; slowest hundredth ${slowest(waits, 0.99).toFixed(0)} of ${waits.length}`,
      ),
      row('memory (rss) of the server, MB', bytes / megabyte, 300, `${Math.round(quiet.bytes / megabyte)} MB before`),
    ];
  } finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Of the server and PostgreSQL together. */
const processor = async (server) => (await server.ask('processor')).seconds + processorOfDatabase();

const slowest = (times, share) => times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1];

/** Four who look at list pages one after the other. `begin` answers how long each page took since it was asked last. */
function whoAsk({ url, tokens }) {
  const requests = graphqlRequests([1], tokens);
  let [times, isOver] = [[], false];
  const asking = Promise.all(
    Array.from({ length: 4 }, async (_one, who) => {
      for (let nth = who; !isOver; nth += 1) {
        const { path: at, ...request } = requests[nth % requests.length];
        const began = performance.now();
        const answer = await fetch(url + at, request);
        await answer.text();
        if (!answer.ok) throw new Error(`A list answered ${answer.status} during an import.`);
        times.push(performance.now() - began);
        await sleep(50);
      }
    }),
  );
  asking.catch(() => undefined);
  return {
    begin() {
      const before = times;
      times = [];
      return before;
    },
    async stop() {
      isOver = true;
      await asking;
      return times;
    },
  };
}

/** A file of so many people, checked; answers the seconds it took. */
export async function importFile(url, token, { count, uploaded, pollMs }) {
  return (await checkFile(url, token, { text: peopleFile(count), count, uploaded, pollMs })).seconds;
}

/** A file of `count` new rows, uploaded and checked: the seconds the check took, and how to go on with it. */
async function checkFile(url, token, { text, count, kind = 'people', pollMs = 250, uploaded = () => undefined }) {
  const authorization = `Bearer ${token}`;
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), `${kind}.csv`);
  const upload = await (
    await fetch(`${url}/upload/import?kind=${kind}`, { method: 'POST', body: form, headers: { authorization } })
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
  let { version } = upload;
  async function step(mutation, end) {
    await ask(`mutation ($id: ID!, $version: Int!) { ${mutation}(id: $id, version: $version) { state } }`, {
      id: upload.id,
      version,
    });
    for (const since = performance.now(); performance.now() - since < patience; await sleep(pollMs)) {
      const { imports } = await ask(
        'query ($id: ID!) { imports(filter: { id: { eq: $id } }) { rows { state version counts { create rejected } } } }',
        { id: upload.id },
      );
      ({ version } = imports.rows[0]);
      if (imports.rows[0].state === end) return imports.rows[0];
      if (imports.rows[0].state === 'failed') break;
    }
    throw new Error(`The import did not come to ${end}.`);
  }
  const began = performance.now();
  const checked = await step('checkImport', 'checked');
  const seconds = (performance.now() - began) / 1000;
  if (checked.counts.create !== count) throw new Error(`The check found ${JSON.stringify(checked.counts)}`);
  return { seconds, step };
}

const peopleFile = (count) =>
  [
    'Employee Number,First Name,Last Name,Hire Date,Department,Position,Work Email,Salary',
    ...Array.from(
      { length: count },
      (_, at) =>
        `X-${at},Mona,Haddad ${at},2024-0${1 + (at % 9)}-11,Department ${1 + (at % 20)},Position ${1 + (at % 50)},x${at}@import.example,${4_000 + (at % 5_000)}`,
    ),
  ].join('\n');

/** In and out of people who are there, day by day before today. */
const punchesFile = (count) =>
  [
    'Employee No,Date and time,State',
    ...Array.from({ length: count }, (_, at) => {
      const [pair, day] = [Math.floor(at / 2), new Date(Date.now() - (2 + Math.floor(at / 2 / 500)) * 86_400_000)];
      const time = at % 2 ? `17:${10 + (pair % 50)}:00` : `07:${10 + (pair % 50)}:00`;
      return `E-${String(1 + (pair % 500)).padStart(7, '0')},${day.toISOString().slice(0, 10)} ${time},${at % 2}`;
    }),
  ].join('\n');
