import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { exitEmployees } from './exit-job';

let now = new Date('2026-06-10T09:00:00Z');
let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

let count = 0;
async function hired(more: object = {}): Promise<{ id: string; version: number }> {
  const { data } = await admin.graphql('mutation { createDepartment(input: {name: "D' + (count += 1) + '"}) { id } }');
  return (
    await admin.graphql('mutation($input: EmployeeInput!) { createEmployee(input: $input) { id version } }', {
      input: {
        code: `X-${count}`,
        firstName: 'Mona',
        lastName: 'Haddad',
        hireDate: '2024-03-01',
        departmentId: data.createDepartment.id,
        ...more,
      },
    })
  ).data.createEmployee;
}
const end = (id: string, version: number, exitDate: string, exitReason = 'Resigned') =>
  admin.graphql(
    'mutation($id: ID!, $v: Int!, $d: Date!, $r: String!) { endEmployment(id: $id, version: $v, exitDate: $d, exitReason: $r) { version status exitDate exitReason } }',
    { id, v: version, d: exitDate, r: exitReason },
  );
const bulk = async (ids: string[], input: object) =>
  (
    await admin.graphql(
      'mutation($ids: [ID!]!, $i: JSON) { bulk(subject: "Employee", action: "update", ids: $ids, input: $i) { done message } }',
      { ids, i: input },
    )
  ).data.bulk;
const positions = async (id: string) =>
  (
    await admin.graphql(
      'query($id: ID!) { employeePositions(filter: {employeeId: {eq: $id}}) { rows { validTo endChangeType } } }',
      { id },
    )
  ).data.employeePositions.rows;

const change = (id: string, version: number, input: object) =>
  admin.graphql(
    'mutation($id: ID!, $v: Int!, $i: EmployeeChanges!) { updateEmployee(id: $id, version: $v, input: $i) { version exitDate } }',
    { id, v: version, i: input },
  );
const status = async (id: string) =>
  (await admin.graphql('query($id: ID!) { employee(id: $id) { status } }', { id })).data.employee.status;

describe('the last day of an employment', () => {
  it('is neither set, moved nor emptied by an ordinary change, which names the verb; the same day given again is no change', async () => {
    const { id, version } = await hired();
    const refused = await change(id, version, { exitDate: '2026-06-30' });
    expect(refused.errors?.[0]).toMatchObject({
      message: expect.stringContaining('endEmployment'),
      extensions: { code: 'INVALID', field: 'exitDate' },
    });
    const ended = (await end(id, version, '2026-06-30')).data.endEmployment;
    for (const exitDate of ['2026-07-31', null])
      expect((await change(id, ended.version, { exitDate })).errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID',
        field: 'exitDate',
      });
    expect(
      (await change(id, ended.version, { exitDate: '2026-06-30', lastName: 'Khalil' })).data.updateEmployee.exitDate,
    ).toBe('2026-06-30');
    expect((await bulk([id], { exitDate: '2026-07-31' }))[0]).toMatchObject({ done: false });
  });

  it.each([
    [
      'a draft',
      { status: 'draft' },
      'This is a draft and no employment yet. Delete it instead: its positions and planned pay go with it.',
    ],
    [
      'who has not come yet',
      { status: 'onboarding', hireDate: '2026-07-01' },
      'The employment has not begun. Whoever does not come is put back to draft and deleted.',
    ],
  ])('is not set for %s, who stays as they are and goes with their position', async (_, more, message) => {
    const { id, version } = await hired(more);
    expect((await end(id, version, '2026-07-31')).errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'INVALID', field: 'status' },
    });
    expect(await status(id)).toBe(more.status);
    if (more.status !== 'draft') await change(id, version, { status: 'draft' });
    expect(
      (await admin.graphql('mutation($ids: [ID!]!) { deleteEmployees(ids: $ids) { done message } }', { ids: [id] }))
        .data.deleteEmployees,
    ).toEqual([{ done: true, message: null }]);
  });

  it('is set for who should have come and did not', async () => {
    const { id, version } = await hired({ status: 'onboarding', hireDate: '2026-06-01' });
    expect((await end(id, version, '2026-06-01', 'Never came')).data.endEmployment.status).toBe('exited');
  });

  it('given with a new employee ends their position and puts them under notice, or they have left already', async () => {
    for (const [exitDate, standing] of [
      ['2026-06-30', 'notice'],
      ['2026-05-31', 'exited'],
    ] as const) {
      const { id } = await hired({ exitDate });
      expect(await status(id)).toBe(standing);
      expect(await positions(id)).toEqual([{ validTo: exitDate, endChangeType: 'exit' }]);
    }
  });

  it('once over has them left, whatever their standing was changed to meanwhile', async () => {
    const { id, version } = await hired();
    await end(id, version, '2026-06-12');
    await test.inside(admin.companyId!, `update employee set status = 'suspended' where id = $1`, [id]);
    now = new Date('2026-06-13T09:00:00Z');
    await exitEmployees(test.app.services);
    expect(await status(id)).toBe('exited');
    now = new Date('2026-06-10T09:00:00Z');
  });
});

it('a last day that nobody ended the position with ends it once it is over', async () => {
  const { id } = await hired();
  await test.inside(admin.companyId!, `update employee set exit_date = '2026-06-01' where id = $1`, [id]);
  await exitEmployees(test.app.services);
  expect([await status(id), await positions(id)]).toEqual([
    'exited',
    [{ validTo: '2026-06-01', endChangeType: 'exit' }],
  ]);
});

describe('ending an employment', () => {
  it('puts the employee under notice until the last day, ends their position with it, and has them left the day after', async () => {
    const { id, version } = await hired();
    expect((await end(id, version, '2026-06-30')).data.endEmployment).toMatchObject({
      status: 'notice',
      exitDate: '2026-06-30',
      exitReason: 'Resigned',
    });
    expect(await positions(id)).toEqual([{ validTo: '2026-06-30', endChangeType: 'exit' }]);
    now = new Date('2026-06-30T12:00:00Z');
    await exitEmployees(test.app.services);
    expect(await status(id)).toBe('notice');
    now = new Date('2026-06-30T20:30:00Z');
    await exitEmployees(test.app.services);
    expect(await status(id)).toBe('exited');
    now = new Date('2026-06-10T09:00:00Z');
  });

  it('asked again moves the last day, of the position too', async () => {
    const { id, version } = await hired();
    const first = (await end(id, version, '2026-06-30')).data.endEmployment;
    expect((await end(id, first.version, '2026-07-31', 'Retires')).data.endEmployment).toMatchObject({
      exitDate: '2026-07-31',
      exitReason: 'Retires',
    });
    expect(await positions(id)).toEqual([{ validTo: '2026-07-31', endChangeType: 'exit' }]);
  });

  it.each([
    ['exitDate', '2024-02-29', 'Resigned'],
    ['exitReason', '2026-06-30', ' '],
  ])('with a wrong %s changes nothing', async (field, day, reason) => {
    const { id, version } = await hired();
    expect((await end(id, version, day, reason)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
    expect(await positions(id)).toEqual([{ validTo: null, endChangeType: null }]);
  });

  it('is refused to who read an older version', async () => {
    const { id, version } = await hired();
    expect((await end(id, version + 5, '2026-09-30')).errors?.[0]?.extensions.code).toBe('STALE');
    expect(await positions(id)).toContainEqual({ validTo: null, endChangeType: null });
  });

  describe('before something planned begins', () => {
    const add = async (area: string, input: object): Promise<void> => {
      expect(
        (await admin.graphql(`mutation($input: ${area}Input!) { create${area}(input: $input) { id } }`, { input }))
          .errors,
      ).toBeUndefined();
    };
    const standing = async (id: string) =>
      (
        await admin.graphql(
          `query($id: ID!) { employeeSalaries(filter: {employeeId: {eq: $id}}, sort: [{field: validFrom}]) { rows { validFrom validTo } }
        employeePositions(filter: {employeeId: {eq: $id}}, sort: [{field: validFrom}]) { rows { validFrom validTo endChangeType } } }`,
          { id },
        )
      ).data;
    async function planned(): Promise<{ id: string; version: number }> {
      const person = await hired();
      await add('EmployeeSalary', { employeeId: person.id, baseSalary: '5000', validFrom: '2024-03-01' });
      await add('EmployeeSalary', { employeeId: person.id, baseSalary: '6000', validFrom: '2026-08-01' });
      await add('EmployeePosition', { employeeId: person.id, validFrom: '2026-09-01' });
      return person;
    }
    const salaries = [
      { validFrom: '2024-03-01', validTo: '2026-07-31' },
      { validFrom: '2026-08-01', validTo: null },
    ];

    it('takes a later rise and a later position back, and says so in their history', async () => {
      const { id, version } = await planned();
      expect((await end(id, version, '2026-06-30')).errors).toBeUndefined();
      expect(await standing(id)).toEqual({
        employeeSalaries: { rows: [salaries[0]] },
        employeePositions: { rows: [{ validFrom: '2024-03-01', validTo: '2026-06-30', endChangeType: 'exit' }] },
      });
      expect(
        await test.sql(
          `select count(*)::int as n from audit_event where action = 'endEmployment' and subject = 'EmployeeSalary' and company_id = $1`,
          [admin.companyId],
        ),
      ).toEqual([{ n: 1 }]);
    });

    it('and a later last day lets begin what begins by it', async () => {
      const { id, version } = await planned();
      const first = (await end(id, version, '2026-06-30')).data.endEmployment;
      expect((await end(id, first.version, '2026-08-15')).errors).toBeUndefined();
      expect(await standing(id)).toEqual({
        employeeSalaries: { rows: salaries },
        employeePositions: { rows: [{ validFrom: '2024-03-01', validTo: '2026-08-15', endChangeType: 'exit' }] },
      });
      expect((await end(id, first.version + 1, '2026-09-30')).errors).toBeUndefined();
      expect((await standing(id)).employeePositions.rows).toEqual([
        { validFrom: '2024-03-01', validTo: '2026-08-31', endChangeType: null },
        { validFrom: '2026-09-01', validTo: '2026-09-30', endChangeType: 'exit' },
      ]);
    });

    it('and an ending taken back lets all of it begin, but for what somebody deleted themselves', async () => {
      const { id, version } = await planned();
      await add('EmployeeSalary', { employeeId: id, baseSalary: '7000', validFrom: '2026-12-01' });
      const {
        rows: [last],
      } = (
        await admin.graphql(
          'query($id: ID!) { employeeSalaries(filter: {employeeId: {eq: $id}}, sort: [{field: validFrom, direction: DESC}], limit: 1) { rows { id } } }',
          { id },
        )
      ).data.employeeSalaries;
      await admin.graphql('mutation($id: ID!) { deleteEmployeeSalaries(ids: [$id]) { done } }', { id: last.id });
      const ended = (await end(id, version, '2026-06-30')).data.endEmployment;
      const { errors } = await admin.graphql(
        'mutation($id: ID!, $v: Int!) { withdrawEnding(id: $id, version: $v) { id } }',
        { id, v: ended.version },
      );
      expect(errors).toBeUndefined();
      expect(await standing(id)).toEqual({
        employeeSalaries: { rows: [salaries[0], { validFrom: '2026-08-01', validTo: '2026-11-30' }] },
        employeePositions: {
          rows: [
            { validFrom: '2024-03-01', validTo: '2026-08-31', endChangeType: null },
            { validFrom: '2026-09-01', validTo: null, endChangeType: null },
          ],
        },
      });
    });
  });
});
