import { createTestApp, type Person, type TestApp } from '../../../test/test-app';

let test: TestApp;
let admin: Person;
let company: string;
let finance: string;
let mona: string;

beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  finance = await made('Department', { name: 'Finance' });
  await made('Department', { name: 'Payroll', parentId: finance });
  mona = await made('Employee', {
    code: 'E-1',
    firstName: 'Mona',
    lastName: 'Zayed',
    hireDate: '2024-03-01',
    departmentId: finance,
  });
  await made('Employee', {
    code: 'E-2',
    firstName: 'Omar',
    lastName: 'Aziz',
    hireDate: '2024-03-01',
    departmentId: finance,
  });
  await made('EmployeeSalary', {
    employeeId: mona,
    baseSalary: '9000',
    validFrom: '2024-03-01',
    validTo: '2024-12-31',
  });
  await made('EmployeeSalary', { employeeId: mona, baseSalary: '9500', validFrom: '2025-01-01' });
});
afterAll(() => test.close());

async function made(area: string, input: object): Promise<string> {
  const { data, errors } = await admin.graphql(
    `mutation($input: ${area}Input!) { create${area}(input: $input) { id } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data[`create${area}`].id;
}

const departments = (fields: string) =>
  `{ departments(sort: [{ field: name, direction: ASC }]) { rows { name ${fields} } } }`;

describe('rows that refer to a row', () => {
  it('stand in it, in their own order, under the name of their list', async () => {
    const { data } = await admin.graphql(
      departments('employees { lastName } departmentsAsParent { name departmentsAsParent { name } }'),
    );
    expect(data.departments.rows).toEqual([
      {
        name: 'Finance',
        employees: [{ lastName: 'Aziz' }, { lastName: 'Zayed' }],
        departmentsAsParent: [{ name: 'Payroll', departmentsAsParent: [] }],
      },
      { name: 'Payroll', employees: [], departmentsAsParent: [] },
    ]);
  });

  it('are the newest where there are more than the limit, for each row above by itself', async () => {
    const { data } = await admin.graphql(
      '{ employees(sort: [{ field: code, direction: ASC }]) { rows { employeeSalaries(limit: 1) { baseSalary employee { code } } } } }',
    );
    expect(data.employees.rows).toEqual([
      { employeeSalaries: [{ baseSalary: '9500.000', employee: { code: 'E-1' } }] },
      { employeeSalaries: [] },
    ]);
  });

  it.each([0, 201])('are no more than 200: %i is refused', async (limit) => {
    const { errors } = await admin.graphql(departments(`employees(limit: ${limit}) { id }`));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'limit' });
  });

  it('are those alone that one may read', async () => {
    const grants = ['Department', 'Employee'].map((subject) => ({
      subject,
      action: 'read',
      scope: 'company' as const,
    }));
    const clerk = await test.as({ company, grants });
    const { data } = await clerk.graphql(
      '{ employees(sort: [{ field: code, direction: ASC }]) { rows { code employeeSalaries { id } department { name employees { code } } } } }',
    );
    const inFinance = { name: 'Finance', employees: [{ code: 'E-2' }, { code: 'E-1' }] };
    expect(data.employees.rows).toEqual([
      { code: 'E-1', employeeSalaries: [], department: inFinance },
      { code: 'E-2', employeeSalaries: [], department: inFinance },
    ]);
  });

  it('leave out what is deleted', async () => {
    const left = await made('Department', { name: 'Audit', parentId: finance });
    await admin.graphql('mutation($id: ID!) { deleteDepartments(ids: [$id]) { done } }', { id: left });
    const { data } = await admin.graphql('query($id: ID!) { department(id: $id) { departmentsAsParent { name } } }', {
      id: finance,
    });
    expect(data.department.departmentsAsParent).toEqual([{ name: 'Payroll' }]);
  });
});
