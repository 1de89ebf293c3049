import fs from 'node:fs';
import path from 'node:path';
import { compiled, startDatabase } from '../../bench/running/database.mjs';
import { fillPayroll, fillSalaries } from '../../bench/pay/month-of-pay.mjs';
import { fillCompanies, fillLeave } from '../../bench/people.mjs';
import { fillTimes } from '../../bench/punches.mjs';
import { buildServer } from '../build.mjs';
import { root } from '../run.mjs';

const fills = {
  companies: (url) => fillCompanies(url, { count: 2, people: 20 }),
  leave: (url) => fillLeave(url, 1),
  payroll: (url) => fillPayroll(url, 1),
  salaries: (url) => fillSalaries(url, 2),
  punches: (url) => fillTimes(url, { people: 20, present: 400 }),
};

/** What a part of the bench takes of the server: the module, and names between braces or behind a point. */
const taken = /const \{([^}]+)\} = compiled\('([^']+)'\)|compiled\('([^']+)'\)\.(\w+)/g;

/** The first thing a part of the bench takes that the server has no more; empty when all are there. */
function goneFromServer() {
  const folder = path.join(root, 'bench');
  for (const file of fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.mjs'))) {
    for (const [, some, from, module, one] of fs.readFileSync(path.join(folder, file), 'utf8').matchAll(taken)) {
      const names = some?.split(',').map((name) => name.trim().split(':')[0]) ?? [one];
      const gone = names.filter(Boolean).find((name) => !(name in compiled(from ?? module)));
      if (gone) return `bench/${file}: ${from ?? module} has no ${gone}`;
    }
  }
  return '';
}

/**
 * What the server has no more that `npm run bench` takes of it, or what the first statement said that no longer fits
 * the tables it fills; empty when all do.
 */
export async function triedBenches() {
  await buildServer();
  const gone = goneFromServer();
  if (gone) return gone;
  const database = await startDatabase();
  try {
    const url = await database.copy('trial');
    for (const [name, fill] of Object.entries(fills)) {
      const problem = await fill(url).then(
        () => '',
        ({ message }) => message,
      );
      if (problem) return `${name}: ${problem}`;
    }
    return '';
  } finally {
    await database.stop();
  }
}
