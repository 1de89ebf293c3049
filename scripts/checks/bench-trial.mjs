import { startDatabase } from '../../bench/running/database.mjs';
import { fillPayroll, fillSalaries } from '../../bench/pay/month-of-pay.mjs';
import { fillCompanies, fillLeave } from '../../bench/people.mjs';
import { fillTimes } from '../../bench/punches.mjs';
import { buildServer } from '../build.mjs';

const fills = {
  companies: (url) => fillCompanies(url, { count: 2, people: 20 }),
  leave: (url) => fillLeave(url, 1),
  payroll: (url) => fillPayroll(url, 1),
  salaries: (url) => fillSalaries(url, 2),
  punches: (url) => fillTimes(url, { people: 20, present: 400 }),
};

/** What the first statement said that no longer fits the tables `npm run bench` fills; empty when all do. */
export async function triedBenches() {
  await buildServer();
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
