import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { payslip } from '../../pay/runs/payslip/payslip';
import { notify } from '../../../platform/notify/notifications';
import { inCompany } from '../../../platform/system-ctx';
import { inTransaction } from '../../../platform/database/transaction';
import { askForLeave, bell, bellQuery, decides, grants, kinds, smallCompany } from './notification.fixture';
import { notificationJobs } from './notification.job';

const begin = new Date('2026-11-21T08:00:00Z');
let test: TestApp;
let company: string;
let [boss, mona] = ['', ''];
let hr: Person;
let chief: Person;
let manager: Person;
let employee: Person;
let colleague: Person;

beforeAll(async () => {
  test = await createTestApp({ clock: () => begin });
});
beforeEach(async () => {
  ({ company, boss, mona, hr, chief, manager, employee, colleague } = await smallCompany(test));
});
afterAll(() => test.close());

const ask = (who: Person, employeeId = mona) => askForLeave(who, employeeId);
const approve = (who: Person, { id, version }: { id: string; version: number }) =>
  who.graphql('mutation($id: ID!, $v: Int!) { approveEmployeeLeave(id: $id, version: $v) { id } }', { id, v: version });
const read = (who: Person, ids?: string[]) =>
  who.graphql('mutation($ids: [ID!]) { markNotificationsRead(ids: $ids) }', { ids });

describe('leave asked for', () => {
  it('is told to those who may approve it and to nobody else, in the language of each', async () => {
    const { id } = await ask(employee);
    for (const who of [manager, chief, hr]) {
      const { rows, unread } = await bell(who);
      expect([rows.length, unread]).toEqual([1, 1]);
      expect(rows[0]).toMatchObject({
        kind: 'leave_submitted',
        subject: 'EmployeeLeave',
        recordId: id,
        path: `/employee-leaves/${id}`,
        readAt: null,
        createdAt: begin.toISOString(),
      });
      expect(rows[0]!.text).toMatch(/^Mona Haddad asks for leave: \d+ March 2027 to 31 March 2027$/);
    }
    expect((await bell(manager, {}, 'ar')).rows[0]!.text).toMatch(
      /طلب .*Mona Haddad.* إجازة: من \d+ مارس 2027 إلى 31 مارس 2027/,
    );
    expect([await kinds(employee), await kinds(colleague)]).toEqual([[], []]);
  });

  it('tells the requester what became of it, and no longer waits at the bell of the others', async () => {
    const leave = await ask(employee);
    await approve(manager, leave);
    expect(await kinds(employee)).toEqual(['leave_approved']);
    expect(await kinds(manager)).toEqual(['leave_submitted']);
    expect([(await bell(manager)).unread, (await bell(chief)).unread, (await bell(employee)).unread]).toEqual([
      0, 0, 1,
    ]);
  });

  it('is not told to who entered it, nor to whom it is about as one who decides', async () => {
    await ask(hr, boss);
    expect([await kinds(hr), await kinds(manager), await kinds(chief)]).toEqual([[], [], ['leave_submitted']]);
  });

  it('counts in the menu of those who may decide, until one of them has', async () => {
    const counted = async (who: Person): Promise<string | null> => {
      const { data } = await who.graphql('{ menu { path badgeContent children { path badgeContent } } }');
      type Entry = { path: string | null; badgeContent: string | null; children?: Entry[] | null };
      return (
        (data.menu as Entry[])
          .flatMap((each) => [each, ...(each.children ?? [])])
          .find(({ path }) => path === '/employee-leaves')?.badgeContent ?? null
      );
    };
    const leave = await ask(employee);
    await ask(manager, boss);
    expect([await counted(manager), await counted(chief), await counted(employee)]).toEqual(['1', '2', null]);
    await approve(chief, leave);
    expect([await counted(manager), await counted(chief)]).toEqual([null, '1']);
  });

  it('leaves nothing behind where it is refused', async () => {
    const answer = await employee.graphql(
      'mutation($e: ID!) { createEmployeeLeave(input: { employeeId: $e, fromDate: "2027-03-05", toDate: "2027-03-01" }) { id } }',
      { e: mona },
    );
    expect(answer.errors).toBeDefined();
    expect(await kinds(manager)).toEqual([]);
  });

  it('reaches members who hold the rights now, and only in their own company', async () => {
    const elsewhere = await test.company();
    const stranger = await test.as({ company: elsewhere, grants: grants('company', decides) });
    await test.inside(company, `update membership set status = 'suspended' where user_id = $1`, [chief.id]);
    await ask(employee);
    expect([await kinds(stranger), await kinds(manager)]).toEqual([[], ['leave_submitted']]);
    expect(await test.sql('select 1 from notification where user_id = $1', [chief.id])).toEqual([]);
  });
});

describe("one's notifications", () => {
  it('come page by page, are read one by one or all at once, and by oneself alone', async () => {
    for (const month of ['2027-01', '2027-03', '2027-05', '2027-07', '2027-08'])
      await askForLeave(employee, mona, month);
    const first = await bell(manager, { limit: 2 });
    const second = await bell(manager, { limit: 2, after: first.endCursor });
    const third = await bell(manager, { limit: 2, after: second.endCursor });
    const all = [...first.rows, ...second.rows, ...third.rows].map(({ id }) => id);
    expect([new Set(all).size, third.endCursor, [...all].sort().reverse()]).toEqual([5, null, all]);
    expect((await read(hr, [all[0]!])).data.markNotificationsRead).toBe(5);
    expect((await read(manager, [all[0]!, 'no id'])).data.markNotificationsRead).toBe(4);
    expect((await bell(manager, { unread: true })).rows.map(({ id }) => id)).toEqual(all.slice(1));
    expect((await read(manager)).data.markNotificationsRead).toBe(0);
    expect((await bell(hr)).unread).toBe(5);
  });

  it.each([[{ limit: 0 }], [{ limit: 101 }], [{ after: 'nonsense' }]])('refuse %j', async (variables) => {
    const { errors } = await manager.graphql(bellQuery, variables);
    expect(errors?.[0]?.extensions.code).toBe('INVALID');
  });

  it('are none outside a company', async () => {
    const admin = await test.as({ type: 'admin' });
    expect(await bell(admin)).toEqual({ rows: [], endCursor: null, unread: 0 });
  });

  it('are seen and changed by nobody else, in the database too, and are written into no other company', async () => {
    await ask(employee);
    const as = <R extends object>(userId: string, companyId: string, sql: string) =>
      inTransaction(
        test.app.services.pool,
        { companyId, userId },
        'write',
        async (tx) => (await tx.query<R & Record<string, unknown>>(sql)).rows,
      );
    const other = await test.company();
    expect(await as(manager.id, company, 'select user_id from notification')).toEqual([{ user_id: manager.id }]);
    expect(await as(employee.id, company, 'update notification set read_at = now() returning 1')).toEqual([]);
    expect(await as(manager.id, other, 'select 1 from notification')).toEqual([]);
    await expect(
      as(
        manager.id,
        other,
        `insert into notification select id, '${company}', user_id, kind, subject, record_id, facts, true, false, created_at, null from notification`,
      ),
    ).resolves.toEqual([]);
    await expect(
      as(
        manager.id,
        company,
        `insert into notification (id, company_id, user_id, kind, subject, record_id, facts, is_shown, is_mail_due, created_at)
      values ('${'1'.repeat(24)}', '${other}', '${manager.id}', 'user_added', 'x', '${'1'.repeat(24)}', '{}', true, false, now())`,
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      as(
        manager.id,
        company,
        `insert into notification_preference values ('${company}', '${employee.id}', '{}', null, null, now())`,
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('that were read are forgotten after 90 days, others stay', async () => {
    await ask(employee);
    await read(manager);
    const { forget_read_notifications: forget } = notificationJobs(test.app.services);
    const readBefore = (days: number) =>
      test.inside(company, 'update notification set read_at = $2 where user_id = $1', [
        manager.id,
        new Date(begin.getTime() - days * 86_400_000),
      ]);
    await readBefore(89);
    await forget!(null as never);
    expect((await bell(manager)).rows).toHaveLength(1);
    await readBefore(91);
    await forget!(null as never);
    expect([(await bell(manager)).rows.length, (await bell(hr)).rows.length]).toEqual([0, 1]);
  });
});

it('thousands of payslips are told to their employees, and to nobody who may not read theirs, by as many statements as one is', async () => {
  const run = await insertRow(test, 'PayrollRun', company, { period: '2026-10', state: 'approved' });
  await test.inside(
    company,
    `insert into employee (company_id, id, created_at, updated_at, code, first_name, last_name, status, employee_type, hire_date)
    select $1::text, left(md5($1::text || n), 24), now(), now(), 'M' || n, 'Number', n::text, 'active', 'full_time', '2024-01-01' from generate_series(1, 2000) n`,
    [company],
  );
  await test.inside(
    company,
    `insert into payslip (company_id, id, created_at, updated_at, run_id, kind, employee_id, period, employee_code, employee_name, state, calendar_days, basis_days, payment_days,
      currency, gross, deductions, net, difference, difference_reasons, lines, retro, problems, contracts, inputs_hash, brought_forward, carried_forward)
    select $1::text, left(md5('slip' || e.id), 24), now(), now(), $2, 'regular', e.id, '2026-10', e.code, e.last_name, 'posted', 31, 31, 31, 'AED', 1, 0, 1, 0, '[]', '[]', '[]', '[]', '[]', '', 0, 0
    from employee e where e.company_id = $1`,
    [company, run],
  );
  await test.inside(
    company,
    `update company_role set grants = (select jsonb_agg(g) from jsonb_array_elements(grants) g where g ->> 'subject' <> 'Payslip')
    where id = any(select unnest(role_ids) from membership where user_id = $1)`,
    [colleague.id],
  );
  const slips = (await test.inside<{ id: string }>(company, 'select id from payslip')).map(({ id }) => id);
  const statements: string[] = [];
  await inCompany(test.app.services, { companyId: company, userId: hr.id }, 'write', async (ctx) => {
    const { tx } = ctx;
    const original = tx.query.bind(tx);
    tx.query = ((sql: string, values?: unknown[]) => {
      statements.push(sql);
      return original(sql, values);
    }) as typeof tx.query;
    await notify(ctx, payslip as never, slips, 'post');
  });
  expect(slips.length).toBe(2_004);
  expect(statements.length).toBeLessThan(10);
  expect([
    await kinds(employee),
    await kinds(manager),
    await kinds(chief),
    await kinds(colleague),
    await kinds(hr),
  ]).toEqual([['payslip_posted'], ['payslip_posted'], ['payslip_posted'], [], []]);
  expect((await bell(employee)).rows[0]!.text).toBe('Your payslip for October 2026 is ready');
});

it('the bell rings at once for whom it is, and is silent for others', async () => {
  const heard: string[] = [];
  const clients = [manager, colleague].map((who) => {
    class Authorized extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, { headers: { authorization: `Bearer ${who.token}` } });
      }
    }
    const client = createClient({
      url: `${test.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: Authorized,
      retryAttempts: 0,
    });
    client.subscribe(
      { query: 'subscription { notificationsChanged }' },
      {
        next: () => {
          heard.push(who.id);
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
    return client;
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  await ask(employee);
  const patience = Date.now() + 5_000;
  while (!heard.length && Date.now() < patience)
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  await read(manager);
  while (heard.length < 2 && Date.now() < patience)
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  expect(heard).toEqual([manager.id, manager.id]);
  await Promise.all(clients.map((client) => client.dispose()));
});
