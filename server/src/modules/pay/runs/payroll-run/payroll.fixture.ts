import type { Person, TestApp } from '../../../../../test/test-app';
import type { Grant } from '../../../../platform/access/ability';
import { newId } from '../../../../platform/records/ids';
import { inTransaction } from '../../../../platform/database/transaction';
import { payrollJobs } from './stale-runs/payroll-run.job';
import { calculationJob } from './payroll-run.actions';

const grants = (lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) =>
    actions.map((action): Grant => ({ subject, action, scope: 'company' })),
  );

export const clerkGrants = grants({
  PayrollRun: ['read', 'create', 'update', 'delete', 'calculate', 'cancel', 'post'],
  Payslip: ['read'],
});
export const approverGrants = grants({
  PayrollRun: ['read', 'approve', 'return', 'post', 'calculate'],
  Payslip: ['read'],
});

export interface Hired {
  code?: string;
  name?: string;
  hired?: string;
  left?: string | null;
  status?: string;
  salaries?: [amount: string, from: string, to: string | null][];
}

const runFields = `id version state kind period fromDate toDate currency employeeCount doneCount errorCount gross deductions net previousNet
  calculatedById approvedById approvedAt postedAt isOutdated approvalRefusal allowedActions`;
const slipFields = `id version state employeeId employeeCode employeeName departmentName positionTitle calendarDays basisDays paymentDays currency
  gross deductions net previousNet difference differenceReasons { en } lines { code amount } problems { code message { en } } inputsHash`;

/** A company with its payroll people, and what tests of the payroll do over and over. */
export async function payrollOffice(test: TestApp, values: Record<string, unknown> = {}) {
  const company = await test.company(values);
  const [clerk, approver] = [
    await test.as({ company, grants: clerkGrants }),
    await test.as({ company, grants: approverGrants }),
  ];
  const { services } = test.app;

  /** Statements as the server's own role inside the company, past its rules and permissions. */
  const sql = (text: string, given: unknown[] = []) =>
    inTransaction(
      services.pool,
      { companyId: company },
      'write',
      async (tx) => (await tx.query(text, given)).rows as Record<string, any>[],
    );

  async function hire({
    code = newId(),
    name = 'Mona Haddad',
    hired = '2024-01-01',
    left = null,
    status = 'active',
    salaries,
  }: Hired = {}): Promise<string> {
    const id = newId();
    const [first, last] = name.split(' ');
    await sql(
      `insert into employee (company_id, id, created_at, updated_at, code, first_name, last_name, status, employee_type, hire_date, exit_date)
       values ($1, $2, $9, $9, $3, $4, $5, $6, 'full_time', $7, $8)`,
      [company, id, code, first, last, status, hired, left, services.clock()],
    );
    for (const [amount, from, to] of salaries ?? [['10000', hired, null]]) await pay(id, amount, from, to);
    return id;
  }

  const pay = (employee: string, amount: string, from: string, to: string | null = null) =>
    sql(
      `insert into employee_salary (company_id, id, created_at, updated_at, employee_id, frequency, base_salary, currency, valid_from, valid_to, state)
     values ($1, $2, $7, $7, $3, 'month', $4, $8, $5, $6, 'approved')`,
      [company, newId(), employee, amount, from, to, services.clock(), values['currency'] ?? 'AED'],
    );

  /** That many people with a salary, in two statements. */
  async function hireMany(count: number): Promise<void> {
    await sql(
      `insert into employee (company_id, id, created_at, updated_at, code, first_name, last_name, status, employee_type, hire_date)
       select $1::text, left(md5($1::text || n), 24), now(), now(), 'M' || n, 'Number', n::text, 'active', 'full_time', '2024-01-01' from generate_series(1, $2::int) n`,
      [company, count],
    );
    await sql(
      `insert into employee_salary (company_id, id, created_at, updated_at, employee_id, frequency, base_salary, currency, valid_from, state)
       select $1, left(md5(id), 24), now(), now(), id, 'month', 1000 + length(code) + 0.25, 'AED', '2024-01-01', 'approved' from employee where company_id = $1 and code like 'M%'`,
      [company],
    );
  }

  async function ask(
    who: Person,
    text: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ): Promise<any> {
    const { data, errors } = await who.graphql(text, variables, headers);
    if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
    return Object.values(data)[0];
  }

  const create = (period: string, more: object = {}, who = clerk) =>
    ask(who, `mutation($input: PayrollRunInput!) { createPayrollRun(input: $input) { ${runFields} } }`, {
      input: { period, ...more },
    });
  const act = (
    verb: 'calculate' | 'approve' | 'post' | 'cancel',
    run: { id: string; version: number },
    who = clerk,
    headers = {},
  ) =>
    ask(
      who,
      `mutation($id: ID!, $version: Int!) { ${verb}PayrollRun(id: $id, version: $version) { ${runFields} } }`,
      { id: run.id, version: run.version },
      headers,
    );
  const read = (id: string, who = clerk, headers = {}) =>
    ask(who, `query($id: ID!) { payrollRun(id: $id) { ${runFields} } }`, { id }, headers);
  const slips = async (runId: string, who = clerk): Promise<any[]> =>
    (
      await ask(
        who,
        `query($id: ID!) { payslips(filter: {runId: {eq: $id}}, sort: [{field: employeeCode}], limit: 200) { rows { ${slipFields} } } }`,
        { id: runId },
      )
    ).rows;
  const work = (run: { id: string }, on = services) =>
    payrollJobs(on)[calculationJob]!({ companyId: company, userId: clerk.id, recordId: run.id });

  /** Calculated in this process, without the queue. */
  async function calculated(run: { id: string; version: number }, who = clerk): Promise<any> {
    await act('calculate', run, who);
    await work(run);
    return read(run.id);
  }
  async function posted(period: string): Promise<any> {
    const run = await calculated(await create(period));
    return act('post', await act('approve', run, approver));
  }
  return {
    company,
    clerk,
    approver,
    sql,
    hire,
    pay,
    hireMany,
    ask,
    create,
    act,
    read,
    slips,
    work,
    calculated,
    posted,
  };
}

export type Office = Awaited<ReturnType<typeof payrollOffice>>;

/** How many statements a piece of work asks of the database, on whatever connection. */
export async function countedQueries({ app }: TestApp, work: () => Promise<unknown>): Promise<number> {
  let queries = 0;
  const { pool } = app.services;
  const original = pool.connect.bind(pool);
  const patched = new WeakSet<object>();
  pool.connect = (async (...given: []) => {
    const client = (await original(...given)) as any;
    if (!patched.has(client)) {
      patched.add(client);
      const query = client.query.bind(client);
      client.query = (...args: unknown[]) => {
        queries += 1;
        return query(...args);
      };
    }
    return client;
  }) as typeof pool.connect;
  try {
    await work();
  } finally {
    pool.connect = original as typeof pool.connect;
  }
  return queries;
}
