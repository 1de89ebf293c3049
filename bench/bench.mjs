import '../scripts/node-version.mjs';
import { parseArgs } from 'node:util';
import { buildClient, buildServer } from '../scripts/build.mjs';
import { main } from '../scripts/run.mjs';
import { startDatabase } from './running/database.mjs';
import { measureClosedMonths } from './pay/closed-months.mjs';
import { measureClient } from './client.mjs';
import { measureGrowth } from './growth.mjs';
import { measureImports } from './imports.mjs';
import { measureJobs } from './jobs.mjs';
import { measureLeave } from './leave.mjs';
import { measureLists } from './list.mjs';
import { measureNeighbours } from './neighbours.mjs';
import { measurePayroll } from './pay/payroll.mjs';
import { measureStatements } from './pay/statements.mjs';
import { measurePunches } from './punches.mjs';
import { measureSignIns } from './sign-ins.mjs';
import { measureVitals } from './running/vitals.mjs';
import { measureWrite } from './write.mjs';

const parts = {
  list: measureLists,
  write: measureWrite,
  payroll: measurePayroll,
  'closed-months': measureClosedMonths,
  statements: measureStatements,
  leave: measureLeave,
  imports: measureImports,
  jobs: measureJobs,
  punches: measurePunches,
  growth: measureGrowth,
  turns: measureNeighbours,
  'sign-ins': measureSignIns,
  client: measureClient,
  vitals: measureVitals,
};

// `npm run bench`: every ratio measured in this run, beside its aim; `npm run bench -- list` measures one part;
// `npm run bench -- closed-months --people=500,2000` measures it of other sizes, where a part has some.
await main(async () => {
  const { values, positionals: chosen } = parseArgs({
    options: { people: { type: 'string' } },
    allowPositionals: true,
  });
  const people = values.people?.split(',').map(Number);
  const unknown = chosen.find((name) => !parts[name]);
  if (unknown) throw new Error(`There is no part ${unknown}: choose from ${Object.keys(parts).join(', ')}.`);
  await buildServer();
  await buildClient();

  const database = await startDatabase();
  const results = [];
  try {
    for (const name of chosen.length ? chosen : Object.keys(parts)) {
      const began = performance.now();
      const found = await parts[name](database, people);
      console.log(`${name} measured in ${((performance.now() - began) / 1000).toFixed(0)} s`);
      // All of them take an hour: who looks in between, or stops, has those that are there.
      for (const each of found) console.log(`  ${inWords(each)}`);
      results.push(...found);
    }
  } finally {
    await database.stop();
  }
  report(results);
});

function isMetBy({ value, aim, isAtLeast }) {
  return isAtLeast ? value >= aim : value <= aim;
}

function inWords({ what, value, aim, isAtLeast, detail }) {
  const met = isMetBy({ value, aim, isAtLeast }) ? 'yes' : 'NO ';
  return `${met} ${what}: ${value.toFixed(2)} (${isAtLeast ? '≥' : '≤'} ${aim}), ${detail}`;
}

function report(results) {
  const rows = results.map(({ what, value, aim, isAtLeast, detail }) => {
    const isMet = isMetBy({ value, aim, isAtLeast });
    if (!isMet) process.exitCode = 1;
    return {
      what,
      measured: Number(value.toFixed(2)),
      aim: `${isAtLeast ? '≥' : '≤'} ${aim}`,
      met: isMet ? 'yes' : 'NO',
      detail,
    };
  });
  console.table(rows);
}
