import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { areaNamed } from '../../../platform/records/area';
import { newId } from '../../../platform/records/ids';
import { notify } from '../../../platform/notify/notifications';
import { inCompany } from '../../../platform/system-ctx';
import { standardRoles } from '../company-role/standard-roles';
import { keepFormerAccounts } from './former-accounts';

let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-11-10T18:00:00Z') });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const make = (area: string, values: object, where = company) => insertRow(test, area, where, { ...values });
const left = (exitDate: string, more: object = {}) =>
  make('Employee', { status: 'exited', hireDate: '2020-01-01', exitDate, ...more });
const run = async () => {
  await keepFormerAccounts(test.app.services);
  await keepFormerAccounts(test.app.services);
  test.app.auth.sessions.forgetCached();
};
const codeOf = ({ errors }: { errors?: { extensions: Record<string, any> }[] }) => errors?.[0]?.extensions.code;
const membership = async ({ id }: Person, where = company) =>
  (
    await test.inside(
      where,
      `select status, version, former_since::text as "formerSince" from membership where user_id = $1 and company_id = $2`,
      [id, where],
    )
  )[0];
/** In short: the session that has ended holds once more. */
async function signInAgain({ id }: Person): Promise<void> {
  await test.sql('update auth_session set revoked_at = null where user_id = $1', [id]);
  test.app.auth.sessions.forgetCached();
}
const everything = () => [...standardRoles.employee.grants(), ...standardRoles.manager.grants()];
const setDays = (days: number) =>
  test.inside(company, 'update company set former_access_days = $2 where id = $1', [company, days]);

/** What somebody leaves behind: a posted payslip, a document with a file, a settlement. */
async function belongings(employeeId: string) {
  const fileId = await make('File', { name: 'passport.pdf' });
  return {
    payslip: await make('Payslip', { employeeId, state: 'posted', currency: 'AED' }),
    document: await make('EmployeeDocument', { employeeId, title: 'Passport', fileId }),
    settlement: await make('EndOfService', { employeeId, state: 'approved', lastDay: '2026-10-31' }),
    fileId,
  };
}
const reads = async (who: Person) => {
  const { data } = await who.graphql(
    '{ payslips { rows { id } } employeeDocuments { rows { id } } endOfServices { rows { id } } employees { total } employeeLeaves { total } }',
  );
  const ids = (name: string) => data[name].rows.map(({ id }: { id: string }) => id);
  return {
    payslips: ids('payslips'),
    documents: ids('employeeDocuments'),
    settlements: ids('endOfServices'),
    others: data.employees.total + data.employeeLeaves.total,
  };
};

describe('the account of who has left', () => {
  it('opens their payslips, documents and settlement, and nothing else, whatever their roles', async () => {
    const employeeId = await left('2026-10-31');
    const { payslip, document, settlement } = await belongings(employeeId);
    await belongings(await left('2026-10-30'));
    await make('Employee', { managerId: employeeId });
    const who = await test.as({ company, employeeId, grants: everything() });
    expect((await reads(who)).others).toBeGreaterThan(0);
    await run();
    expect(await membership(who)).toEqual({ status: 'active', version: 2, formerSince: '2026-10-31' });
    expect(await reads(who)).toEqual({
      payslips: [payslip],
      documents: [document],
      settlements: [settlement],
      others: 0,
    });
    for (const query of [
      'mutation { clockIn { id } }',
      '{ search(text: "Mona") { id } }',
      '{ approvalGroups { subject } }',
      '{ orgChart(of: people) { __typename } }',
    ])
      expect([query, codeOf(await who.graphql(query))]).toEqual([query, 'FORBIDDEN']);
    expect(
      codeOf(
        await who.graphql('mutation($i: EmployeeLeaveInput!) { createEmployeeLeave(input: $i) { id } }', {
          i: { employeeId, fromDate: '2026-11-20', toDate: '2026-11-20', kind: 'annual' },
        }),
      ),
    ).toBe('FORBIDDEN');
    expect(codeOf(await who.graphql('mutation { clockIn { __typename } }'))).toBe('FORBIDDEN');
    expect((await who.rest('GET', '/api/chat/contacts')).status).toBe(403);
    expect(JSON.stringify((await who.rest('GET', '/api/company-employee')).body)).not.toContain('firstName');
    const { data } = await who.graphql(
      '{ menu { path children { path children { path } } } session { roles company { id } rules formerUntil } }',
    );
    expect(JSON.stringify(data.menu)).not.toMatch(/chat|email|approvals|my-leave|attendance/);
    expect(JSON.stringify(data.session.rules)).not.toContain('acl-page');
    expect(data.session).toMatchObject({ roles: [], company: { id: company }, formerUntil: '2027-01-29' });
  });

  it('is reduced at once where the last day is over already when it is given', async () => {
    const employeeId = await make('Employee', { hireDate: '2020-01-01', status: 'active' });
    const { errors } = await admin.graphql(
      'mutation($id: ID!) { endEmployment(id: $id, version: 1, exitDate: "2026-11-09", exitReason: "Left") { status } }',
      { id: employeeId },
    );
    expect(errors).toBeUndefined();
    expect(
      await test.sql('select task_identifier as task from graphile_worker.jobs where key = $1', [
        `exit_employees ${company}`,
      ]),
    ).toEqual([{ task: 'exit_employees' }]);
  });

  it('is written to by nobody, and told of what it still opens alone', async () => {
    const employeeId = await left('2026-10-31');
    const who = await test.as({ company, employeeId, grants: everything() });
    const colleague = await test.as({ company, grants: everything() });
    const [{ name }] = (await test.sql('select name from app_user where id = $1', [who.id])) as [{ name: string }];
    const found = async () => {
      const { data, errors } = await colleague.graphql(
        'query($name: String!) { chatPeople(search: $name) { id } emailPeople(search: $name) { id } }',
        { name },
      );
      return errors ?? [data.chatPeople.length, data.emailPeople.length];
    };
    expect(await found()).toEqual([1, 1]);
    const leave = await make('EmployeeLeave', {
      employeeId,
      kind: 'annual',
      status: 'submitted',
      fromDate: '2026-10-01',
      toDate: '2026-10-01',
    });
    const payslip = await make('Payslip', { employeeId, state: 'posted', currency: 'AED' });
    const told = async () => {
      await inCompany(test.app.services, { companyId: company, userId: newId() }, 'write', async (ctx) => {
        await notify(ctx, areaNamed('EmployeeLeave'), [leave], 'approve');
        await notify(ctx, areaNamed('Payslip'), [payslip], 'post');
      });
      return (
        await test.inside(company, 'select kind from notification where user_id = $1 order by kind', [who.id])
      ).map(({ kind }) => kind);
    };
    expect(await told()).toEqual(['leave_approved', 'payslip_posted']);
    await run();
    expect([await found(), await told()]).toEqual([
      [0, 0],
      ['leave_approved', 'payslip_posted', 'payslip_posted'],
    ]);
  });

  it('is closed once the days are over, in this company alone, and stays open where somebody opens it again', async () => {
    const who = await test.as({ company, employeeId: await left('2026-08-12'), grants: everything() });
    const elsewhere = await test.company();
    await test.inside(
      elsewhere,
      `insert into membership (company_id, id, user_id, status, role_ids, version, created_at, updated_at) values ($1, $2, $3, 'active', '{}', 1, now(), now())`,
      [elsewhere, newId(), who.id],
    );
    await run();
    expect(await membership(who)).toEqual({ status: 'active', version: 2, formerSince: '2026-08-12' });
    await setDays(80);
    await run();
    expect(await membership(who)).toEqual({ status: 'left', version: 3, formerSince: '2026-08-12' });
    expect((await who.graphql('{ session { company { id } } }')).data.session).toBeNull();
    await signInAgain(who);
    expect(await membership(who, elsewhere)).toEqual({ status: 'active', version: 1, formerSince: null });
    expect(
      codeOf(await who.graphql('mutation($id: ID!) { enterCompany(id: $id) { expires } }', { id: elsewhere })),
    ).toBeUndefined();
    await test.inside(company, `update membership set status = 'active' where user_id = $1 and company_id = $2`, [
      who.id,
      company,
    ]);
    await run();
    expect(await membership(who)).toMatchObject({ status: 'active', formerSince: '2026-08-12' });
    await setDays(90);
  });

  it('goes on while the last day is not over, and of who alone keeps the accounts of the company', async () => {
    const leaving = await test.as({
      company,
      employeeId: await make('Employee', { status: 'notice', hireDate: '2020-01-01', exitDate: '2026-11-10' }),
      grants: everything(),
    });
    const other = await test.company();
    const keeper = [{ subject: 'CompanyUser', action: 'update', scope: 'company' as const }];
    const gone = async () =>
      make('Employee', { status: 'exited', hireDate: '2020-01-01', exitDate: '2026-01-31' }, other);
    const last = await test.as({ company: other, employeeId: await gone(), grants: keeper });
    await run();
    expect(await membership(leaving)).toMatchObject({ status: 'active', formerSince: null });
    expect(await membership(last, other)).toMatchObject({ status: 'active', formerSince: null });
    await test.as({ company: other, grants: keeper });
    await run();
    expect(await membership(last, other)).toMatchObject({ status: 'left', formerSince: '2026-01-31' });
  });

  it('is that of the new employment when they come back, and opens what was theirs before, on every door', async () => {
    const employeeId = await left('2026-08-01');
    const { payslip, document, settlement, fileId } = await belongings(employeeId);
    const who = await test.as({ company, employeeId, grants: standardRoles.employee.grants() });
    await run();
    expect(await membership(who)).toMatchObject({ status: 'left' });
    const { data } = await admin.graphql(
      'mutation($id: ID!, $i: RehireInput!) { rehireEmployee(id: $id, version: 1, input: $i) { id } }',
      { id: employeeId, i: { code: newId(), hireDate: '2026-11-01' } },
    );
    await run();
    expect(await membership(who)).toMatchObject({ status: 'active', formerSince: null });
    await signInAgain(who);
    expect(
      codeOf(await who.graphql('mutation($id: ID!) { enterCompany(id: $id) { expires } }', { id: company })),
    ).toBeUndefined();
    expect(await reads(who)).toMatchObject({
      payslips: [payslip],
      documents: [document],
      settlements: [settlement],
      others: 2,
    });
    const one = await who.graphql(
      'query($p: ID!, $d: ID!, $s: ID!) { payslip(id: $p) { id } employeeDocument(id: $d) { id } endOfService(id: $s) { net } }',
      { p: payslip, d: document, s: settlement },
    );
    expect(one.data).toMatchObject({
      payslip: { id: payslip },
      employeeDocument: { id: document },
      endOfService: { net: expect.any(String) },
    });
    expect(JSON.stringify((await who.rest('GET', '/api/employee-document')).body)).toContain('Passport');
    expect((await who.fetch(`/payslips/${payslip}.pdf`)).status).toBe(200);
    // Not calculated, as only who may read it is told.
    expect((await who.fetch(`/end-of-service/${settlement}.pdf`)).status).toBe(409);
    const stranger = await test.as({
      company,
      employeeId: await make('Employee', {}),
      grants: standardRoles.employee.grants(),
    });
    expect((await stranger.fetch(`/payslips/${payslip}.pdf`)).status).toBe(404);
    expect((await stranger.fetch(`/end-of-service/${settlement}.pdf`)).status).toBe(404);
    expect((await stranger.fetch(`/files/${fileId}`)).status).toBe(404);
    // To read, not to act: nothing is asked for in the name of the former employment.
    expect(
      codeOf(
        await who.graphql('mutation($i: EmployeeLeaveInput!) { createEmployeeLeave(input: $i) { id } }', {
          i: { employeeId, fromDate: '2026-07-20', toDate: '2026-07-20', kind: 'annual' },
        }),
      ),
    ).toMatch(/FORBIDDEN|INVALID/);
    expect(
      (await who.graphql('query($id: ID!) { employee(id: $id) { allowedActions } }', { id: data.rehireEmployee.id }))
        .data.employee.allowedActions,
    ).toEqual([]);
  });
});
