import { getNamedType, isObjectType, isLeafType } from 'graphql';
import { createTestApp, type TestApp } from '../../test/test-app';
import { newId } from '../platform/records/ids';
import { inCompany } from '../platform/system-ctx';
import { platformId } from '../platform/records/write-rows';
import { appSchema } from '../schema';
import { nameOf } from './companies';
import { demoAccounts, demoPassword, fillDemo } from './demo';
import { payrollRun } from '../modules/pay/runs/payroll-run/payroll-run';
import { calculatePayrollRun, calculationJob } from '../modules/pay/runs/payroll-run/payroll-run.actions';
import { payrollJobs } from '../modules/pay/runs/payroll-run/stale-runs/payroll-run.job';
import { addMonths } from '../kernel/dates/plain-date';
import { createRecord } from '../platform/records/records';
import { fillWholeDemo } from './whole-demo';
import { modules } from '../modules/modules';
import { encryptedValues } from '../platform/database/encryption/encrypted-values.fixture';
import { sealedPlaces } from '../platform/database/encryption/sealed-places';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ isAlone: true });
});
afterAll(() => test.close());

it('the demo fills an empty product once, whole, and its admin begins in the first company', async () => {
  await Promise.all([fillDemo(test.app.services), fillDemo(test.app.services)]);
  expect(await test.sql('select name from company order by name')).toEqual([
    { name: 'Cedar Logistics' },
    { name: 'Harbour Medical Group' },
  ]);
  const signed = await test.app.auth.signInWithPassword({
    email: 'admin@muster.example',
    password: demoPassword,
    ip: '127.0.0.1',
    userAgent: null,
  });
  expect(signed).toMatchObject({
    kind: 'signedIn',
    session: { type: 'admin', company: { name: 'Harbour Medical Group' } },
  });
});

it('people took down three months of times, nights among them, some late and some without a way out', async () => {
  const [company] = await test.sql<{ id: string }>(`select id from company where name = 'Harbour Medical Group'`);
  const counts = await inCompany(
    test.app.services,
    { companyId: company!.id, userId: newId() },
    'read',
    async (ctx) =>
      (
        await ctx.tx.query<Record<string, number>>(
          `select count(*)::int as all, count(distinct employee_id)::int as people, count(distinct date_trunc('month', date))::int as months,
     count(*) filter (where time_out < time_in)::int as nights, count(*) filter (where ended_at is null)::int as open from attendance`,
        )
      ).rows[0]!,
  );
  expect(counts).toMatchObject({ months: 3 });
  expect(counts.all).toBeGreaterThan(2_000);
  expect(counts.people).toBeGreaterThan(40);
  expect(counts.nights).toBeGreaterThan(100);
  expect(counts.open).toBeGreaterThan(10);
});

it('a department of each company works by a roster, of which the first week is published', async () => {
  for (const { id } of await test.sql<{ id: string }>('select id from company')) {
    const [found] = await test.inside<Record<string, number>>(
      id,
      `select count(*) filter (where state = 'published')::int as published, count(*) filter (where state = 'planned')::int as planned, count(*) filter (where employee_id is null)::int as open from rostered_shift`,
    );
    expect(found!.published).toBeGreaterThan(20);
    expect(found).toMatchObject({ planned: expect.any(Number), open: 1 });
    expect(found!.planned).toBeGreaterThan(20);
  }
});

it('people came and went in the last year, and one of each does next month', async () => {
  const [company] = await test.sql<{ id: string }>(`select id from company where name = 'Harbour Medical Group'`);
  const [found] = await test.inside<Record<string, number>>(
    company!.id,
    `select count(*) filter (where hire_date between now() - interval '1 year' and now())::int as joined, count(*) filter (where status = 'exited')::int as left,
     count(*) filter (where status = 'notice')::int as leaving, count(*) filter (where status = 'onboarding')::int as joining, count(*)::int as all from employee`,
  );
  expect(found).toMatchObject({ leaving: 1, joining: 1, all: 46 });
  expect(found!.joined).toBeGreaterThan(8);
  expect(found!.left).toBeGreaterThan(3);
});

it.each(demoAccounts)('$email signs in to the first company with their role', async (account) => {
  const { email } = account;
  const signed = await test.app.auth.signInWithPassword({
    email,
    password: demoPassword,
    ip: '127.0.0.1',
    userAgent: null,
  });
  expect(signed).toMatchObject({
    kind: 'signedIn',
    session: { name: nameOf(account), company: { name: 'Harbour Medical Group' } },
  });
});

it('whoever has an account is the employee it belongs to', async () => {
  for (const { id } of await test.sql<{ id: string }>('select id from company')) {
    const people = await test.inside<{ account: string; name: string; email: string; work: string }>(
      id,
      `select u.name as account, e.first_name || ' ' || e.last_name as name, u.email, e.work_email as work
       from membership m join app_user u on u.id = m.user_id join employee e on e.company_id = m.company_id and e.id = m.employee_id`,
    );
    expect(people.length).toBeGreaterThan(8);
    for (const { account, name, email, work } of people)
      expect({ name: account, email }).toEqual({ name, email: work });
  }
});

it('people of both companies write to each other, and nobody across', async () => {
  const boxes = await Promise.all(
    (await test.sql<{ id: string; name: string }>('select id, name from company order by name')).map(
      async ({ id, name }) =>
        [
          name,
          await inCompany(
            test.app.services,
            { companyId: id, userId: platformId },
            'read',
            async (ctx) =>
              (
                await ctx.tx.query<Record<string, number>>(
                  `select count(distinct message_id)::int as mails, count(distinct owner_id)::int as people, count(*) filter (where folder = 'draft')::int as drafts,
       count(*) filter (where is_starred)::int as stars, (select count(*)::int from internal_mail_attachment) as files from internal_mail_copy`,
                )
              ).rows[0],
          ),
        ] as const,
    ),
  );
  expect(boxes.map(([name]) => name)).toEqual(['Cedar Logistics', 'Harbour Medical Group']);
  for (const [, counts] of boxes)
    expect(counts).toEqual({ mails: expect.any(Number), people: 5, drafts: 5, stars: 7, files: 1 });
  expect(boxes[0]![1]!.mails).toBeGreaterThan(30);
});

it('a year but the last month is paid already, by two people, and posted, however many servers start at once and after one that was killed', async () => {
  await runOfKilledStart();
  await Promise.all([fillWholeDemo(test.app.services, test.ownerUrl), fillWholeDemo(test.app.services, test.ownerUrl)]);
  const signed = await test.app.auth.signInWithPassword({
    email: 'hr@muster.example',
    password: demoPassword,
    ip: '127.0.0.1',
    userAgent: null,
  });
  if (signed.kind !== 'signedIn') throw new Error(signed.kind);
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${signed.token}` },
    body: JSON.stringify({
      query: '{ payrollRuns { rows { period state errorCount employeeCount calculatedById approvedById } } }',
    }),
  });
  const {
    data: {
      payrollRuns: { rows },
    },
  } = (await response.json()) as { data: { payrollRuns: { rows: Record<string, unknown>[] } } };
  expect(rows).toHaveLength(11);
  for (const run of rows) {
    expect(run).toMatchObject({ state: 'posted', errorCount: 0 });
    expect(run.approvedById).not.toBe(run.calculatedById);
  }
});

async function runOfKilledStart(): Promise<void> {
  const [who] = await test.sql<{ companyId: string; userId: string }>(
    `select c.id as "companyId", u.id as "userId" from company c, app_user u where c.name = 'Harbour Medical Group' and u.email = 'hr@muster.example'`,
  );
  const period = addMonths(test.app.services.clock().toISOString().slice(0, 10), -12).slice(0, 7);
  await inCompany(test.app.services, who!, 'write', (ctx) => createRecord(ctx, payrollRun, { period }));
}

it('what became known after its months were posted waits for the run made by hand, and nothing else does', async () => {
  const [company] = await test.sql<{ id: string }>(`select id from company where name = 'Harbour Medical Group'`);
  const companyId = company!.id;
  const [run] = await test.inside<{ period: string; userId: string }>(
    companyId,
    `select period, calculated_by_id as "userId" from payroll_run order by period desc limit 1`,
  );
  const { period: last, userId } = run!;
  expect(await test.inside(companyId, `select retro from payslip where retro <> '[]'::jsonb`)).toEqual([]);
  const period = addMonths(`${last}-01`, 1).slice(0, 7);
  const id = await inCompany(test.app.services, { companyId, userId }, 'write', async (ctx) => {
    const made = await createRecord(ctx, payrollRun, { period });
    return (await calculatePayrollRun(ctx, made.id, made.version)).id;
  });
  await payrollJobs(test.app.services)[calculationJob]!({ companyId, userId, recordId: id });
  const settled = await test.inside<{ lines: { code: string; amount: string }[] }>(
    companyId,
    `select lines from payslip where retro <> '[]'::jsonb`,
  );
  expect(
    settled.map(({ lines }) =>
      lines
        .filter(({ code }) => code === 'RETRO')
        .map(({ amount }) => amount)
        .slice(0, 2),
    ),
  ).toEqual([
    ['400.00', '400.00'],
    ['400.00', '400.00'],
  ]);
});

it('a list of vendors was brought in from a file in each company, once', async () => {
  for (const { id, name } of await test.sql<{ id: string; name: string }>('select id, name from company')) {
    expect([name, await test.inside(id, `select kind, state, counts->>'create' as made from file_import`)]).toEqual([
      name,
      [{ kind: 'Vendor', state: 'committed', made: '3' }],
    ]);
  }
});

it('those who decide about leave are told of what waits', async () => {
  const rows = await test.sql(
    `select distinct u.email from notification n join app_user u on u.id = n.user_id where n.kind = 'leave_submitted'`,
  );
  expect(rows.map(({ email }) => email)).toContain('hr@muster.example');
});

it('every field of every list is answered where nothing else is asked for', async () => {
  const [company] = await test.sql<{ id: string }>(`select id from company where name = 'Harbour Medical Group'`);
  const admin = await test.as({ type: 'admin', company: company!.id });
  const failed: string[] = [];
  let asked = 0;
  for (const list of Object.values((await appSchema()).getQueryType()!.getFields())) {
    const page = getNamedType(list.type);
    const rows =
      isObjectType(page) &&
      /Page$/.test(page.name) &&
      list.args.every(({ defaultValue, type }) => defaultValue !== undefined || !String(type).endsWith('!')) &&
      page.getFields()['rows'];
    const row = rows && getNamedType(rows.type);
    if (!row || !isObjectType(row)) continue;
    for (const field of Object.values(row.getFields()).filter(({ args }) => args.length === 0)) {
      const answer = await admin.graphql(
        `{ ${list.name}(limit: 2) { rows { ${field.name}${isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'} } } }`,
      );
      asked += 1;
      if (answer.errors) failed.push(`${list.name}.${field.name}: ${answer.errors[0]!.message}`);
    }
  }
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(700);
}, 120_000);

it('what is stored holds words, nowhere a text by the key of a catalogue', async () => {
  const [company] = await test.sql<{ id: string }>(`select id from company where name = 'Harbour Medical Group'`);
  const columns = await test.sql<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and has_table_privilege(c.oid, 'select') and a.atttypid = 'jsonb'::regtype and not a.attisdropped`,
  );
  const keyed: string[] = [];
  for (const { table, column } of columns) {
    const [found] = await test.inside<{ is: boolean }>(
      company!.id,
      `select exists (select from "${table}" where "${column}" @? '$.**.key ? (@ like_regex "^[a-z-]+:[a-z_]+[.]")') as is`,
    );
    if (found!.is) keyed.push(`${table}.${column}`);
  }
  expect(keyed).toEqual([]);
  const [filled] = await test.inside<Record<string, boolean>>(
    company!.id,
    `select exists (select from payslip where jsonb_array_length(lines) > 3) as payslips, exists (select from leave_encashment where lines is not null) as encashments,
       exists (select from eos_provision) as provisions, exists (select from end_of_service where lines is not null) as ends`,
  );
  expect(filled).toEqual({ payslips: true, encashments: true, provisions: true, ends: true });
});

it('keeps encrypted values only where a new key finds them', async () => {
  const places = sealedPlaces(modules.flatMap(({ sealed = [] }) => sealed));
  const known = places.flatMap(({ table, columns }) => Object.keys(columns).map((column) => `${table}.${column}`));
  const held = Object.keys(await encryptedValues(test));
  expect(held).toEqual(expect.arrayContaining(['bank_account.iban', 'audit_event.after']));
  expect(held.filter((place) => !place.startsWith('audit_event.') && !known.includes(place))).toEqual([]);
});
