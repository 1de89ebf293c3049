import { startChild } from '../running/child.mjs';
import { sql } from '../running/database.mjs';
import { changedComponent, fillPayroll, fillSalaries, monthsTo, runs } from './month-of-pay.mjs';
import { companyId, employeeId, fillCompanies, runId } from '../people.mjs';
import { byHand, median, timesByHand } from '../running/side-by-side.mjs';

/**
 * A month's payroll of companies of several sizes, and of one that has salaries only, each calculated by a process of
 * its own: its time, statements and memory. And what it would be by another formula.
 */
export async function measurePayroll(database, sizes = [20, 1_000, 7_000, 100_000]) {
  if (sizes.length !== 4) throw new Error('Say four sizes, from small to large: --people=20,200,1000,2000');
  const [, , ordinary, most] = sizes;
  const url = await database.copy('payroll');
  const taken = new Map();
  await fillCompanies(url, { first: sizes.length + 2, count: 1, people: fewToWarmUp });
  await fillPayroll(url, sizes.length + 2);
  const calculated = (...whose) => calculatedWarm(url, sizes.length + 2, ...whose);
  for (const [at, people] of sizes.entries()) {
    await fillCompanies(url, { first: at + 1, count: 1, people });
    await fillPayroll(url, at + 1, people === ordinary ? '2026-02-01' : undefined);
    taken.set(people, await calculated(at + 1, people, people === ordinary ? ['before', 'ofOne', 'ofAll'] : ['ofAll']));
  }
  const plain = sizes.length + 1;
  await fillCompanies(url, { first: plain, count: 1, people: most });
  await fillSalaries(url, plain);
  const { ofAll: salariesOnly } = await calculated(plain, most, ['ofAll']);
  const [few, thousand, some, all] = sizes.map((people) => taken.get(people));
  const byHandOf = (company, more) => byHand(url, { kind: 'payroll', company, months: monthsTo(), ...more });
  const megabytes = ({ ofAll: { rss, heap } }) => `rss ${rss} MB, heap ${heap} MB`;
  const statements = ({ ofAll }) => ofAll.statements;
  return [
    timesByHand(
      `payroll: ${most} salaries read, calculated, explained and written`,
      salariesOnly.seconds,
      await byHandOf(plain, { run: runs.ofAll }),
      4,
      `${salariesOnly.statements} statements`,
    ),
    timesByHand(
      `payroll: ${ordinary} people with 20 components, attendance, leave and loans`,
      some.ofAll.seconds,
      await byHandOf(sizes.indexOf(ordinary) + 1, { run: runs.ofAll }),
      4,
      `compared with the month before; the first took ${some.before.seconds.toFixed(1)} s`,
    ),
    timesByHand(
      `payroll: a whole month of ${most}`,
      all.ofAll.seconds,
      await byHandOf(sizes.indexOf(most) + 1, { run: runs.ofAll }),
      4,
      `${statements(all)} statements`,
    ),
    {
      what: `payroll: statements for ${ordinary} employees against ${sizes[0]}`,
      value: statements(some) / statements(few),
      aim: 1,
      isAtLeast: false,
      detail: `${statements(some)} and ${statements(few)}`,
    },
    {
      what: `payroll: peak memory (rss) for ${most} against ${sizes[1]}`,
      value: all.ofAll.rss / thousand.ofAll.rss,
      aim: 1.5,
      isAtLeast: false,
      detail: `${megabytes(all)} and ${megabytes(thousand)}`,
    },
    timesByHand(
      `payroll: one of ${ordinary} calculated alone`,
      some.ofOne.seconds,
      some.ofOne.byHand,
      aimOfOne.run,
      `${some.ofOne.statements} statements`,
    ),
    ...(await asked(url, sizes.indexOf(ordinary) + 1, ordinary, byHandOf)),
  ];
}

const fewToWarmUp = 300;

/**
 * By a process that has calculated a payroll before, of the company `warm`: what a server compiles for its first one is
 * not of this one, and hand-written code is measured warm too.
 */
async function calculatedWarm(url, warm, company, people, names) {
  const child = await startChild('pay/payroll-run.mjs', { database: url });
  const times = {};
  try {
    const whose = (key) => `where company_id = '${companyId(warm)}' and ${key} = '${runId(warm, runs.ofAll)}'`;
    await sql(
      url,
      'set session_replication_role = replica',
      `delete from payslip ${whose('run_id')}`,
      `delete from applied_entry ${whose('run_id')}`,
      `update payroll_run set state = 'calculating' ${whose('id')}`,
    );
    await child.ask({ company: warm, run: runs.ofAll });
    for (const name of names) {
      const run = runs[name];
      times[name] = await child.ask({ company, run });
      await refuseUnfinished(url, company, run, name === 'ofOne' ? 1 : people);
      const whose = (key) => `where company_id = '${companyId(company)}' and ${key} = '${runId(company, run)}'`;
      if (name === 'ofOne') {
        const question = { kind: 'payroll', company, run, months: monthsTo(), employee: employeeId(company, 1) };
        times[name].byHand = await byHand(url, question, 9);
        await sql(url, `update payslip set deleted_at = now() ${whose('run_id')}`);
      }
      await sql(url, `update payroll_run set state = '${name === 'ofOne' ? 'cancelled' : 'posted'}' ${whose('id')}`);
    }
    return times;
  } finally {
    await child.stop();
  }
}

async function refuseUnfinished(url, company, number, people) {
  const [run] = await sql(
    url,
    `select r.state, r.error_count, (select count(*)::int from payslip p
      where p.company_id = r.company_id and p.run_id = r.id and p.state = 'ready' and p.net > 0 and jsonb_array_length(p.lines) > 0) as slips
    from payroll_run r where r.company_id = '${companyId(company)}' and r.id = '${runId(company, number)}'`,
  );
  if (run.state !== 'review' || run.error_count || run.slips !== people)
    throw new Error(`The payroll of ${people} came out as ${JSON.stringify(run)}`);
}

/**
 * Of one person little is read and summed up: what is asked, checked and committed beside it weighs most, in a run more
 * than in a try.
 */
const aimOfOne = { run: 30, tried: 15 };
const whatIf =
  'query($component: PayComponentTrial!) { payWhatIf(period: "2026-03", component: $component) { employees changed netBefore netAfter rows { employeeCode before after difference } } }';
const tryIt =
  'query($component: PayComponentTrial!, $employeeId: ID!) { tryPayComponent(component: $component, employeeId: $employeeId, period: "2026-03") { net line { amount } problems { code } } }';

/**
 * Everybody's pay by another formula beside what it is, and that formula tried for one person, as the screen asks for
 * them.
 */
async function asked(url, company, people, byHandOf) {
  const server = await startChild('running/server.mjs', { database: url, companies: [company] });
  const ask = async (query, more = {}) => {
    const began = performance.now();
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${server.tokens[company]}` },
      body: JSON.stringify({ query, variables: { component: changedComponent, ...more } }),
    });
    const { data, errors } = await answer.json();
    if (errors || !(data.payWhatIf?.changed > 100 || Number(data.tryPayComponent?.net) > 0))
      throw new Error(JSON.stringify(errors ?? data));
    return performance.now() - began;
  };
  const middle = async (question, times) => {
    const taken = [];
    for (let nth = 1; nth <= times; nth += 1) taken.push(await question(nth));
    return median(taken);
  };
  try {
    return [
      timesByHand(
        `payroll: what another formula does to ${people}`,
        (await middle(() => ask(whatIf), 3)) / 1000,
        await byHandOf(company, { run: runs.ofAll, isOnlyRead: true }),
        8,
        'everybody calculated twice, by hand once',
      ),
      timesByHand(
        `payroll: a formula tried for one of ${people}`,
        (await middle((nth) => ask(tryIt, { employeeId: employeeId(company, nth * Math.floor(people / 20)) }), 9)) /
          1000,
        await byHandOf(company, { run: runs.ofAll, isOnlyRead: true, employee: employeeId(company, 1) }),
        aimOfOne.tried,
        'attendance, leave and loans of the month',
      ),
    ];
  } finally {
    await server.stop();
  }
}
