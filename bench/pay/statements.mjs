import { startChild } from '../running/child.mjs';
import { processorOfDatabase, sql } from '../running/database.mjs';
import { closeRun, fillPayroll, runs } from './month-of-pay.mjs';
import { companyId, fillCompanies, runId } from '../people.mjs';
import { median } from '../running/side-by-side.mjs';

const sums = 'gross net employerCost';
const statements = {
  register: `{ found: salaryRegister(period: "2026-03") {
    rows { employeeCode basic allowances otherEarnings insurance incomeTax otherDeductions
      ${sums} } total sums { basic ${sums} } } }`,
  variance: `{ found: payVariance(period: "2026-03", isWhole: true) {
    rows { employeeCode grossDifference netDifference } total sums { ${sums} netDifference } } }`,
  cost: `{ found: headcountCost(period: "2026-03") {
    rows { departmentName people cost average } total sums { people cost } } }`,
};

/** How many payslips are calculated; the others are made like them. */
const calculated = 2_000;

/**
 * A page of each statement of pay, with what all rows come to, of companies of two sizes whose payslips of two months
 * have twenty lines: processor time of server and PostgreSQL together.
 */
export async function measureStatements(database, [few, many] = [25_000, 100_000]) {
  const url = await database.copy('statements');
  const [some, all] = [await asked(url, 1, few), await asked(url, 2, many)];
  return Object.keys(statements).map((name) => ({
    what: `statements: ${name} of ${many} payslips against ${few}, processor time`,
    value: all[name] / some[name],
    aim: (1.5 * many) / few,
    isAtLeast: false,
    detail: `a page with sums, ${some[name].toFixed(2)} and ${all[name].toFixed(2)} s`,
  }));
}

async function asked(url, company, people) {
  await fillCompanies(url, { first: company, count: 1, people: Math.min(people, calculated) });
  await fillPayroll(url, company);
  const payroll = await startChild('pay/payroll-run.mjs', { database: url });
  try {
    for (const run of [runs.before, runs.ofAll]) {
      await payroll.ask({ company, run });
      await closeRun(url, company, run);
    }
  } finally {
    await payroll.stop();
  }
  await multiply(url, company, Math.ceil(people / calculated));
  const server = await startChild('running/server.mjs', { database: url, companies: [company], rateLimits: false });
  try {
    const found = {};
    for (const [name, query] of Object.entries(statements)) {
      const times = [];
      for (let nth = 0; nth < 4; nth += 1) {
        const before = processorOfDatabase() + (await server.ask('processor')).seconds;
        await page(server, company, query);
        times.push(processorOfDatabase() + (await server.ask('processor')).seconds - before);
      }
      found[name] = median(times.slice(1));
    }
    return found;
  } finally {
    await server.stop();
  }
}

async function page(server, company, query) {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${server.tokens[company]}` },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await answer.json();
  if (errors || !data.found.rows.length) throw new Error(`A statement came out as ${JSON.stringify(errors ?? data)}`);
}

/** The payslips of a company so many times, each of somebody else. */
async function multiply(url, company, times) {
  const columns = await sql(
    url,
    `select column_name as name from information_schema.columns where table_schema = 'public'
       and table_name = 'payslip' and is_generated = 'NEVER'
     order by ordinal_position`,
  );
  const other = (name) => `left(${name}, 1) || lpad(to_hex(n), 3, '0') || substr(${name}, 5)`;
  const values = {
    id: other('id'),
    employee_id: other('employee_id'),
    employee_code: `employee_code || '-' || n`,
    employee_name: `employee_name || ' ' || n`,
  };
  const names = columns.map(({ name }) => name);
  const ofRuns = [runs.before, runs.ofAll].map((run) => `'${runId(company, run)}'`).join(', ');
  await sql(
    url,
    'set session_replication_role = replica',
    `insert into payslip (${names.join(', ')}) select ${names.map((name) => values[name] ?? name).join(', ')}
     from payslip, generate_series(1, ${times - 1}) n
     where company_id = '${companyId(company)}' and run_id in (${ofRuns})`,
    'vacuum (analyze)',
  );
}
