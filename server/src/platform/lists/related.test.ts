import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import type { Grant } from '../access/ability';

let test: TestApp;
let admin: Person;
let company: string;
let finance: string;

beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  finance = await made('Department', { name: 'Finance' });
  const payroll = await made('Department', { name: 'Payroll', parentId: finance });
  const clerk = await made('Position', { title: 'Payroll clerk', departmentId: payroll, minSalary: '4000.500' });
  for (const [code, lastName] of [
    ['E-1', 'Zayed'],
    ['E-2', 'Aziz'],
    ['E-3', 'Khoury'],
  ]) {
    await made('Employee', {
      code,
      firstName: 'Mona',
      lastName,
      hireDate: '2024-03-01',
      departmentId: payroll,
      positionId: clerk,
    });
  }
  await made('Employee', { code: 'E-4', firstName: 'Mona', lastName: 'Nasser', hireDate: '2024-03-01' });
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

const rowsFor = async (who: Person, fields: string, sort = 'code', direction = 'ASC') => {
  const { data, errors } = await who.graphql(
    `{ employees(sort: [{ field: ${sort}, direction: ${direction} }]) { rows { ${fields} } total } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  expect(data.employees.total).toBe(4);
  return data.employees.rows as Record<string, any>[];
};
const member = (...subjects: string[]) =>
  test.as({
    company,
    grants: subjects.map((subject): Grant => ({ subject, action: 'read', scope: 'company' })),
  });

describe('rows related to those of a page', () => {
  it.each([
    ['lastName', 'ASC', ['Aziz', 'Khoury', 'Nasser', 'Zayed']],
    ['lastName', 'DESC', ['Zayed', 'Nasser', 'Khoury', 'Aziz']],
    ['code', 'DESC', ['Nasser', 'Khoury', 'Aziz', 'Zayed']],
  ])('leave it in the order of %s %s', async (sort, direction, expected) => {
    const rows = await rowsFor(admin, 'lastName department { name } position { department { name } }', sort, direction);
    expect(rows.map(({ lastName }) => lastName)).toEqual(expected);
  });

  it('come along however deep they are asked for, and are null where there is none', async () => {
    const rows = await rowsFor(
      admin,
      'department { name parent { name } } position { title minSalary department { name parent { name createdAt } } }',
    );
    expect(rows[0]).toEqual({
      department: { name: 'Payroll', parent: { name: 'Finance' } },
      position: {
        title: 'Payroll clerk',
        minSalary: '4000.500',
        department: { name: 'Payroll', parent: { name: 'Finance', createdAt: expect.stringMatching(/^\d{4}-.*Z$/) } },
      },
    });
    expect(rows[3]).toEqual({ department: null, position: null });
  });

  it('are the same when a fragment asks for some of their fields again', async () => {
    const { data } =
      await admin.graphql(`query { a: employees(sort: [{ field: code }], limit: 1) { rows { ...Seen department { code } } }
      b: employees(sort: [{ field: code }], limit: 1) { rows { ...Seen } } } fragment Seen on Employee { department { name status } }`);
    expect(data).toEqual({
      a: { rows: [{ department: { name: 'Payroll', status: 'active', code: null } }] },
      b: { rows: [{ department: { name: 'Payroll', status: 'active' } }] },
    });
  });

  it('are null for who may not read them, and keep what is hidden from them', async () => {
    const rows = await rowsFor(
      await member('Employee', 'Position'),
      'department { name } position { title minSalary department { name } }',
    );
    expect(rows[0]).toEqual({
      department: null,
      position: { title: 'Payroll clerk', minSalary: null, department: null },
    });
  });

  it('tell what they may do with them', async () => {
    const rows = await rowsFor(admin, 'department { version allowedActions }');
    expect(rows[0]).toEqual({ department: { version: 1, allowedActions: ['update', 'delete'] } });
  });

  it('are counted right on a page beyond the last', async () => {
    const { data } = await admin.graphql('{ employees(offset: 100) { rows { department { name } } total endCursor } }');
    expect(data.employees).toEqual({ rows: [], total: 4, endCursor: null });
  });
});
