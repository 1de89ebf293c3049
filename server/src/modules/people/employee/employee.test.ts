import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';

let test: TestApp;
let admin: Person;
let company: string;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const create = `mutation($input: EmployeeInput!) { createEmployee(input: $input) { id version employeeName code departmentId managerId department { name } allowedActions } }`;

async function hire(who: Person, code: string, more: object = {}): Promise<any> {
  const { data, errors } = await who.graphql(create, {
    input: { code, firstName: 'Mona', lastName: 'Haddad', hireDate: '2024-03-01', ...more },
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createEmployee;
}

describe('employees', () => {
  it('are made with a full name, a version and what one may do', async () => {
    const made = await hire(admin, 'E-1', { middleName: 'Sami' });
    expect(made).toMatchObject({
      version: 1,
      employeeName: 'Mona Sami Haddad',
      code: 'E-1',
      allowedActions: ['update', 'delete'],
    });
    expect(made.id).toMatch(/^[0-9a-f]{24}$/);
  });

  it('begin their first dated position with the department given when hired', async () => {
    const {
      data: { createDepartment },
    } = await admin.graphql('mutation { createDepartment(input: {name: "Nursing"}) { id } }');
    const made = await hire(admin, 'E-2', { departmentId: createDepartment.id });
    expect(made.department).toEqual({ name: 'Nursing' });
    const { data } = await admin.graphql(
      'query($id: ID!) { employeePositions(filter: {employeeId: {eq: $id}}) { rows { validFrom departmentId startChangeType } total } }',
      { id: made.id },
    );
    expect(data.employeePositions).toEqual({
      rows: [{ validFrom: '2024-03-01', departmentId: createDepartment.id, startChangeType: 'hire' }],
      total: 1,
    });
  });

  it('have a number nobody else in the company has', async () => {
    await hire(admin, 'E-3');
    const { errors } = await admin.graphql(create, {
      input: { code: 'E-3', firstName: 'A', lastName: 'B', hireDate: '2024-03-01' },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'TAKEN', status: 409, field: 'code' });
  });

  it('are refused with every problem beside its field at once', async () => {
    const { errors, data } = await admin.graphql(create, {
      input: { code: '', firstName: ' ', lastName: 'B', hireDate: '2024-03-01', workEmail: 'x' },
    });
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions.fields.map((each: { field: string }) => each.field)).toEqual([
      'code',
      'firstName',
      'workEmail',
    ]);
  });

  it('are told in Arabic what is wrong when asked in Arabic', async () => {
    const { errors } = await admin.graphql(
      create,
      { input: { code: '', firstName: 'A', lastName: 'B', hireDate: '2024-03-01' } },
      { 'accept-language': 'ar' },
    );
    expect(errors?.[0]?.message).toBe('هذا الحقل مطلوب.');
  });

  it('cannot leave before they came', async () => {
    const { errors } = await admin.graphql(create, {
      input: { code: 'E-9', firstName: 'A', lastName: 'B', hireDate: '2024-03-01', exitDate: '2024-02-29' },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'exitDate' });
  });

  it.each([['2024-03-01'], ['2024-03-02']])('are not born on or after their first day: %s', async (birthDate) => {
    const { errors } = await admin.graphql(create, {
      input: { code: 'E-10', firstName: 'A', lastName: 'B', hireDate: '2024-03-01', birthDate },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'birthDate' });
  });

  it('changed by someone else since are not overwritten', async () => {
    const made = await hire(admin, 'E-4');
    const update =
      'mutation($id: ID!, $version: Int!) { updateEmployee(id: $id, version: $version, input: {firstName: "Muna"}) { version } }';
    expect((await admin.graphql(update, { id: made.id, version: 1 })).data.updateEmployee).toEqual({ version: 2 });
    const late = await admin.graphql(update, { id: made.id, version: 1 });
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'STALE', status: 409 });
  });

  it('changed by twenty at once are changed by one', async () => {
    const made = await hire(admin, 'E-5');
    const update =
      'mutation($id: ID!, $name: String!) { updateEmployee(id: $id, version: 1, input: {firstName: $name}) { version } }';
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => admin.graphql(update, { id: made.id, name: `N${at}` })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('leave an audit line with old and new values for every change', async () => {
    const made = await hire(admin, 'E-6');
    await admin.graphql(
      'mutation($id: ID!) { updateEmployee(id: $id, version: 1, input: {lastName: "Khalil"}) { id } }',
      { id: made.id },
    );
    const lines = await test.sql(
      'select action, before, after, actor_id from audit_event where record_id = $1 order by at, id',
      [made.id],
    );
    expect(lines).toMatchObject([
      { action: 'create', before: null, actor_id: admin.id },
      { action: 'update', before: { lastName: 'Haddad' }, after: { lastName: 'Khalil' }, actor_id: admin.id },
    ]);
  });

  it('are deleted out of lists and restored into them', async () => {
    const made = await hire(admin, 'E-7', { lastName: 'Zzz' });
    const list = 'query { employees(search: "zzz") { total rows { id } } }';
    expect(
      (await admin.graphql('mutation($id: ID!) { deleteEmployees(ids: [$id]) { done message } }', { id: made.id })).data
        .deleteEmployees,
    ).toEqual([{ done: true, message: null }]);
    expect((await admin.graphql(list)).data.employees.total).toBe(0);
    await admin.graphql('mutation($id: ID!) { restoreEmployees(ids: [$id]) { done } }', { id: made.id });
    expect((await admin.graphql(list)).data.employees.rows).toEqual([{ id: made.id }]);
  });

  it('are found by a filter, a sort and a page given as variables', async () => {
    await hire(admin, 'V-1', { firstName: 'Vera', hireDate: '2020-01-05' });
    await hire(admin, 'V-2', { firstName: 'Vera', hireDate: '2021-01-05' });
    const query = `query($filter: EmployeeFilter, $sort: [EmployeeSort!], $limit: Int, $withTotal: Boolean! = true) {
      employees(filter: $filter, sort: $sort, limit: $limit) { total @include(if: $withTotal) rows { code } } }`;
    const filter = {
      and: [{ firstName: { eq: 'Vera' } }, { or: [{ code: { eq: 'V-1' } }, { hireDate: { gte: '2021-01-01' } }] }],
    };
    const { data } = await admin.graphql(query, { filter, sort: [{ field: 'hireDate', direction: 'DESC' }] });
    expect(data.employees).toEqual({ total: 2, rows: [{ code: 'V-2' }, { code: 'V-1' }] });
    const wrong = await admin.graphql(query, { filter: { hireDate: { gte: 'yesterday' } } });
    expect(wrong.errors?.[0]?.extensions.code).toBe('INVALID');
  });

  it('keep identity numbers encrypted and show them masked', async () => {
    const made = await hire(admin, 'E-8', { nationalId: '784-1990-1233456-3' });
    const { data } = await admin.graphql('query($id: ID!) { employee(id: $id) { nationalId } }', { id: made.id });
    expect(data.employee.nationalId).toBe('•••• 56-3');
    const [stored] = await inCompany('select national_id from employee where id = $1', made.id);
    expect(stored!.national_id).toMatch(/^v1:/);
  });

  const inCompany = (text: string, id: string) =>
    test.app.services.pool.connect().then(async (client) => {
      try {
        await client.query(`begin; select set_config('app.company_id', '${company}', true)`);
        return (await client.query(text, [id])).rows as Record<string, any>[];
      } finally {
        await client.query('rollback');
        client.release();
      }
    });
});
