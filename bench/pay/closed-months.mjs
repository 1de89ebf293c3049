import { startChild } from '../running/child.mjs';
import { processorOfDatabase, sql } from '../running/database.mjs';
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
import { companyId, fillCompanies, runId } from '../people.mjs';
import { byHand, timesByHand } from '../running/side-by-side.mjs';

/**
 * The payroll of a month after everybody's pay of three closed months changed: each is calculated again, compared with
 * what was paid, and settled.
 */
export async function measureClosedMonths(database, [few, many] = [2_000, 8_000]) {
  const url = await database.copy('closed');
  const [some, all] = [await settled(url, 1, few), await settled(url, 2, many)];
  const handWritten = await byHand(url, {
    kind: 'payroll',
    company: 2,
    run: runs.ofAll,
    months: monthsTo(earlierRuns.length),
  });
  return [
    timesByHand(
      `closed months: payroll of ${many} with three closed months changed`,
      all.seconds,
      handWritten,
      4,
      `everybody's salary raised since; ${few} took ${some.seconds.toFixed(1)} s`,
    ),
    {
      what: `closed months: the same for ${many} against ${few}, processor time`,
      value: all.processor / some.processor,
      aim: (1.1 * many) / few,
      isAtLeast: false,
      detail: `${some.processor.toFixed(1)} and ${all.processor.toFixed(1)} s of server and PostgreSQL together`,
    },
  ];
}

async function settled(url, company, people) {
  await fillCompanies(url, { first: company, count: 1, people });
  await fillPayroll(url, company, earlierDays);
  await fillEarlierRuns(url, company);
  const child = await startChild('pay/payroll-run.mjs', { database: url });
  try {
    for (const run of earlierRuns) {
      await child.ask({ company, run });
      await closeRun(url, company, run);
    }
    await raiseAll(url, company);
    const before = processorOfDatabase();
    const { seconds, processor } = await child.ask({ company, run: runs.ofAll });
    const ofDatabase = processorOfDatabase() - before;
    const [slips] = await sql(
      url,
      `select count(*)::int as settled from payslip where company_id = '${companyId(company)}' and run_id = '${runId(company, runs.ofAll)}'
      and (select count(distinct n->>'month') from jsonb_array_elements(retro) n) = ${earlierRuns.length}`,
    );
    if (slips.settled !== people) throw new Error(`Of ${people} people ${slips.settled} were settled for three months`);
    return { seconds, processor: processor + ofDatabase };
  } finally {
    await child.stop();
  }
}
