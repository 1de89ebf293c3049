import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import { type Asking, askerOf, settleAttendance } from '../asking';
import { type Product, startProduct } from '../product';
import { eventually } from '../visitor';

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9));
/** The calculation is the longest of the steps, and work of the background. */
const killsOf = (step: string): number => (step === 'create' ? 0 : step === 'calculate' ? 2 : 1);
const lastMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 1))
  .toISOString()
  .slice(0, 7);
const today = new Date().toISOString().slice(0, 10);

/** Numbers from 0 to 1, the same for the same seed. */
function chance(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Run = { id: string; version: number; state: string };
const runFields = 'id version state';
const step =
  (verb: string, who: 'hr' | 'finance', more = '') =>
  (ask: Asking, run: Run): Promise<Run> =>
    ask(
      who,
      `mutation($id: ID!, $version: Int!) { ${verb}PayrollRun(id: $id, version: $version${more}) { ${runFields} } }`,
      { id: run.id, version: run.version },
      `${verb} ${run.id}`,
    );
const read = (ask: Asking, { id }: Run): Promise<Run> =>
  ask('hr', `query($id: ID!) { payrollRun(id: $id) { ${runFields} } }`, { id });

const steps: [name: string, work: (ask: Asking, run: Run) => Promise<Run>][] = [
  [
    'create',
    async (ask) => {
      await settleAttendance(ask, lastMonth);
      return ask(
        'hr',
        `mutation($period: String!) { createPayrollRun(input: { period: $period }) { ${runFields} } }`,
        { period: lastMonth },
        'create',
      );
    },
  ],
  [
    'calculate',
    async (ask, run) => {
      await step('calculate', 'hr')(ask, run);
      for (let now = run; ; await after(25)) {
        now = await read(ask, run);
        if (now.state !== 'calculating') return now;
      }
    },
  ],
  ['approve', step('approve', 'finance')],
  [
    'disburse',
    async (ask, run) => {
      await ask(
        'finance',
        `mutation($id: ID!, $day: Date!) { disbursePayrollRun(id: $id, format: csv, payDate: $day) { id } }`,
        { id: run.id, day: today },
        `disburse ${run.id}`,
      );
      return read(ask, run);
    },
  ],
  [
    'pay',
    async (ask, run) => {
      const { count } = await ask<{ count: number }>(
        'finance',
        'query($id: ID!) { outsidePayments(id: $id) { count } }',
        { id: run.id },
      );
      return step('pay', 'finance', `, paidOn: "${today}", outside: ${count}`)(ask, run);
    },
  ],
  ['post', step('post', 'finance')],
];

/** Everything a payroll leaves behind, without ids and times. */
const left: Record<string, string> = {
  run: `select period, state, employee_count, error_count, gross, deductions, net from payroll_run where deleted_at is null order by period`,
  slips: `select employee_code, period, state, gross, deductions, net, lines from payslip where deleted_at is null order by period, employee_code`,
  payments: `select period, state, paid_count, total, excluded_count from payroll_payment where deleted_at is null order by period`,
  paidLines: `select l.employee_name, s.period, l.amount from payroll_payment_line l join payslip s on s.company_id = l.company_id and s.id = l.payslip_id where l.deleted_at is null order by 1, 2, 3`,
  taken: `select source, sum(amount) as amount, count(*) from applied_entry group by 1 order by 1`,
  loans: `select due_on, due, taken, state from loan_instalment where deleted_at is null order by 1, 2, 3, 4`,
  rewards: `select state, sum(amount) as amount, count(*) from employee_reward where deleted_at is null group by 1 order by 1`,
  deductions: `select state, sum(amount) as amount, count(*) from employee_deduction where deleted_at is null group by 1 order by 1`,
  news: `select kind, count(*) from notification where kind like 'pay%' group by 1 order by 1`,
  mails: `select email, subject, state, count(*) from mail where deleted_at is null and subject ilike '%pay%' group by 1, 2, 3 order by 1, 2, 3`,
  jobs: `select count(*) from graphile_worker.jobs where task_identifier = 'calculate_payroll_run'`,
};

async function factsOf(product: Product): Promise<Record<string, unknown[]>> {
  const client = new Client(product.databaseUrl);
  await client.connect();
  try {
    const facts: Record<string, unknown[]> = {};
    for (const [name, text] of Object.entries(left)) facts[name] = (await client.query(text)).rows;
    return facts;
  } finally {
    await client.end();
  }
}

const open: Product[] = [];
const started = async (): Promise<Product> => {
  const product = await startProduct();
  open.push(product);
  return product;
};
afterAll(() => Promise.all(open.map((product) => product.close())));

test(`a payroll whose server is killed at every step, again and again, comes out as one in quiet (SEED=${seed})`, async () => {
  const quiet = await started();
  const ask = askerOf(quiet.url);
  const took: Record<string, number> = {};
  let run: Run = { id: '', version: 0, state: '' };
  for (const [name, work] of steps) {
    const from = performance.now();
    run = await work(ask, run);
    took[name] = performance.now() - from;
  }
  expect(run.state).toBe('posted');

  const hunted = await started();
  const stubborn = askerOf(hunted.url);
  const next = chance(seed);
  run = { id: '', version: 0, state: '' };
  for (const [name, work] of steps) {
    const kill = async (): Promise<void> => {
      for (let nth = 0; nth < killsOf(name); nth += 1) {
        await after(next() * (took[name]! + 40));
        await hunted.killAndStart();
      }
    };
    [run] = await Promise.all([work(stubborn, run), kill()]);
  }
  expect(run.state).toBe('posted');
  const wanted = await factsOf(quiet);
  expect(wanted['paidLines']!.length).toBeGreaterThan(30);
  await eventually(async () => expect(await factsOf(hunted)).toEqual(await factsOf(quiet)));
}, 300_000);
