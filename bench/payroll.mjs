import { startChild } from './child.mjs';
import { sql } from './database.mjs';
import { companyId, fillCompanies, fillPayroll, runId } from './people.mjs';

const sizes = [20, 1_000, 2_000, 100_000];

/** A month's payroll of companies of several sizes, each calculated by a fresh process: its time, statements and memory. */
export async function measurePayroll(database) {
  const url = await database.copy('payroll');
  const runs = new Map();
  for (const [at, people] of sizes.entries()) {
    await fillCompanies(url, { first: at + 1, count: 1, people });
    await fillPayroll(url, at + 1);
    const child = await startChild('payroll-run.mjs', { database: url });
    try {
      const measured = await child.ask({ company: at + 1 });
      if (measured.failure) throw new Error(measured.failure);
      runs.set(people, measured);
    } finally {
      await child.stop();
    }
    await refuseUnfinished(url, at + 1, people);
  }
  const [few, thousand, more, all] = sizes.map((people) => runs.get(people));
  const megabytes = ({ rss, heap }) => `rss ${rss} MB, heap ${heap} MB`;
  return [
    { what: 'payroll: 100,000 payslips read, explained and written, seconds', value: all.seconds, aim: 15, isAtLeast: false, detail: `${all.statements} statements` },
    { what: 'payroll: statements for 2,000 employees against 20', value: more.statements / few.statements, aim: 1, isAtLeast: false, detail: `${more.statements} and ${few.statements}` },
    { what: 'payroll: peak memory (rss) for 100,000 against 1,000', value: all.rss / thousand.rss, aim: 1.5, isAtLeast: false, detail: `${megabytes(all)} and ${megabytes(thousand)}` },
  ];
}

async function refuseUnfinished(url, company, people) {
  const [run] = await sql(url, `select r.state, r.error_count, (select count(*)::int from payslip p
      where p.company_id = r.company_id and p.run_id = r.id and p.state = 'ready' and p.net > 0 and jsonb_array_length(p.lines) > 0) as slips
    from payroll_run r where r.company_id = '${companyId(company)}' and r.id = '${runId(company)}'`);
  if (run.state !== 'review' || run.error_count || run.slips !== people) throw new Error(`The payroll of ${people} came out as ${JSON.stringify(run)}`);
}
