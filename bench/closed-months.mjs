import { startChild } from './child.mjs';
import { sql } from './database.mjs';
import {
  closeRun,
  earlierDays,
  earlierRuns,
  fillEarlierRuns,
  fillPayroll,
  monthsTo,
  raiseAll,
  runs,
} from './month-of-pay.mjs';
import { companyId, fillCompanies, runId } from './people.mjs';
import { byHand, timesByHand } from './turns.mjs';

const [few, many] = [2_000, 8_000];

/** The payroll of a month after everybody's pay of three closed months changed: each is calculated again, compared with what was paid, and settled. */
export async function measureClosedMonths(database) {
  const url = await database.copy('closed');
  const seconds = [];
  for (const [at, people] of [few, many].entries()) seconds.push(await settled(url, at + 1, people));
  const [some, all] = seconds;
  const handWritten = await byHand(url, {
    kind: 'payroll',
    company: 2,
    run: runs.ofAll,
    months: monthsTo(earlierRuns.length),
  });
  return [
    timesByHand(
      'closed months: payroll of 8,000 with three closed months changed',
      all,
      handWritten,
      4,
      `everybody's salary raised since; 2,000 took ${some.toFixed(1)} s`,
    ),
    {
      what: 'closed months: the same for 8,000 against 2,000',
      value: all / some,
      aim: 4.4,
      isAtLeast: false,
      detail: 'four times as many people',
    },
  ];
}

async function settled(url, company, people) {
  await fillCompanies(url, { first: company, count: 1, people });
  await fillPayroll(url, company, earlierDays);
  await fillEarlierRuns(url, company);
  const child = await startChild('payroll-run.mjs', { database: url });
  try {
    for (const run of earlierRuns) {
      await child.ask({ company, run });
      await closeRun(url, company, run);
    }
    await raiseAll(url, company);
    const { seconds } = await child.ask({ company, run: runs.ofAll });
    const [slips] = await sql(
      url,
      `select count(*)::int as settled from payslip where company_id = '${companyId(company)}' and run_id = '${runId(company, runs.ofAll)}'
      and (select count(distinct n->>'month') from jsonb_array_elements(retro) n) = ${earlierRuns.length}`,
    );
    if (slips.settled !== people) throw new Error(`Of ${people} people ${slips.settled} were settled for three months`);
    return seconds;
  } finally {
    await child.stop();
  }
}
