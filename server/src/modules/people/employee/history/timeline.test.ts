import { said } from '../../../../../test/said';
import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import type { Grant } from '../../../../platform/access/ability';

let test: TestApp;
let company: string;
let admin: Person;
let id: string;
const read = (subject: string, action = 'read', scope: Grant['scope'] = 'company'): Grant => ({
  subject,
  action,
  scope,
});
const make = async (name: string, input: object): Promise<string> => {
  const { data, errors } = await admin.graphql(
    `mutation($input: ${name}Input!) { create${name}(input: $input) { id } }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data[`create${name}`].id;
};
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  const [ward, lab] = [await make('Department', { name: 'Ward' }), await make('Department', { name: 'Laboratory' })];
  id = await make('Employee', {
    code: 'T-1',
    firstName: 'Mona',
    lastName: 'Haddad',
    hireDate: '2022-03-01',
    departmentId: ward,
  });
  const { data } = await admin.graphql(
    'query($id: ID!) { employeePositions(filter: {employeeId: {eq: $id}}) { rows { id } } }',
    { id },
  );
  await admin.graphql(
    'mutation($id: ID!) { updateEmployeePosition(id: $id, version: 1, input: {validTo: "2023-12-31"}) { id } }',
    { id: data.employeePositions.rows[0].id },
  );
  await make('EmployeePosition', {
    employeeId: id,
    departmentId: lab,
    validFrom: '2024-01-01',
    startChangeType: 'transfer',
  });
  await make('EmployeeSalary', { employeeId: id, baseSalary: '8000', validFrom: '2022-03-01', validTo: '2023-12-31' });
  await make('EmployeeSalary', { employeeId: id, baseSalary: '9500', validFrom: '2024-01-01', reason: 'Transfer' });
  const {
    data: { employee },
  } = await admin.graphql('query($id: ID!) { employee(id: $id) { version } }', { id });
  await admin.graphql(
    'mutation($id: ID!, $v: Int!) { updateEmployee(id: $id, version: $v, input: {lastName: "Khalil", healthType: "Fit"}) { id } }',
    { id, v: employee.version },
  );
});
afterAll(() => test.close());

const query = `query($id: ID!, $limit: Int, $after: String) { employeeTimeline(id: $id, limit: $limit, after: $after) {
  entries { id day subject action changes { field before after } } endCursor } }`;
const timeline = async (who: Person, more: object = {}) =>
  (await who.graphql(query, { id, ...more })).data.employeeTimeline;
const short = (entries: any[]) => entries.map(({ day, subject, action }) => [day, subject, action]);

describe('the timeline of an employee', () => {
  it('tells what happened on which day and who changed what later, newest first', async () => {
    const { entries } = await timeline(admin);
    expect(short(entries.slice(0, 2)).sort()).toEqual([
      [null, 'Employee', 'update'],
      [null, 'EmployeePosition', 'update'],
    ]);
    expect(short(entries.slice(2, 4)).sort()).toEqual([
      ['2024-01-01', 'EmployeePosition', 'fact'],
      ['2024-01-01', 'EmployeeSalary', 'fact'],
    ]);
    expect(short(entries.slice(4)).sort()).toEqual([
      ['2022-03-01', 'Employee', 'hired'],
      ['2022-03-01', 'EmployeePosition', 'fact'],
      ['2022-03-01', 'EmployeeSalary', 'fact'],
    ]);
    const raise = entries.find((entry: any) => entry.subject === 'EmployeeSalary' && entry.day === '2024-01-01');
    expect(raise.changes).toEqual([
      { field: 'baseSalary', before: null, after: '9500.000' },
      { field: 'currency', before: null, after: 'AED' },
      { field: 'reason', before: null, after: 'Transfer' },
    ]);
    const move = entries.find((entry: any) => entry.subject === 'EmployeePosition' && entry.day === '2024-01-01');
    expect(move.changes).toEqual([
      { field: 'departmentId', before: null, after: 'Laboratory' },
      { field: 'startChangeType', before: null, after: 'transfer' },
    ]);
  });

  it('tells of pay only who may see it, and of other rows only who may read them', async () => {
    const payless = await test.as({ company, grants: ['Employee', 'EmployeeSalary'].map((subject) => read(subject)) });
    const { entries } = await timeline(payless);
    expect(
      entries
        .filter(({ subject }: any) => subject === 'EmployeeSalary')
        .flatMap(({ changes }: any) => changes.map(({ field }: any) => field))
        .sort(),
    ).toEqual(['currency', 'currency', 'reason']);
    expect(said(entries)).not.toMatch(/9500|8000|First Bank|EmployeePosition/);
    const reader = await test.as({ company, grants: [read('Employee')] });
    expect(new Set((await timeline(reader)).entries.map(({ subject }: any) => subject))).toEqual(new Set(['Employee']));
    const own = await test.as({
      company,
      grants: [
        read('Employee'),
        read('EmployeeSalary', 'read', 'own'),
        read('EmployeeSalary', 'read_sensitive', 'own'),
      ],
    });
    expect(JSON.stringify(await timeline(own))).not.toContain('EmployeeSalary');
  });

  it('is paged without loss', async () => {
    const all = (await timeline(admin)).entries;
    const seen: unknown[] = [];
    let after: string | null = null;
    do {
      const page: { entries: unknown[]; endCursor: string | null } = await timeline(admin, { limit: 2, after });
      seen.push(...page.entries);
      after = page.endCursor;
    } while (after);
    expect(seen).toEqual(all);
  });

  it('tells the end of an employment once, under its day', async () => {
    const {
      data: { employee },
    } = await admin.graphql('query($id: ID!) { employee(id: $id) { version } }', { id });
    await admin.graphql(
      'mutation($id: ID!, $v: Int!) { endEmployment(id: $id, version: $v, exitDate: "2099-12-31", exitReason: "Moves abroad") { id } }',
      { id, v: employee.version },
    );
    const { entries } = await timeline(admin);
    expect(short(entries).filter(([day]) => day === '2099-12-31')).toEqual([['2099-12-31', 'Employee', 'left']]);
    expect(new Set(entries.map((entry: any) => entry.id)).size).toBe(entries.length);
    expect(
      entries
        .filter(({ action }: any) => action === 'endEmployment')
        .map(({ subject }: any) => subject)
        .sort(),
    ).toEqual(['Employee', 'EmployeePosition']);
  });
});
