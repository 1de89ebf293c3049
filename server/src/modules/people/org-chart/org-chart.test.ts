import { insertRow, writtenColumns } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';

let test: TestApp;
let company: string;
let admin: Person;
const ids: Record<string, string> = {};
const add = (area: string, values: object) => insertRow(test, area, company, { ...values });
const read = (subject: string, scope: Grant['scope'] = 'company'): Grant => ({ subject, action: 'read', scope });
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  ids.clinic = await add('Department', { name: 'Clinic' });
  ids.ward = await add('Department', { name: 'Ward', parentId: ids.clinic });
  ids.nurse = await add('Position', { title: 'Nurse' });
  const person = (key: string, values: object) =>
    add('Employee', { firstName: key, middleName: null, lastName: 'X', status: 'active', ...values }).then(
      (id) => (ids[key] = id),
    );
  await person('Boss', { departmentId: ids.clinic });
  await person('Head', { departmentId: ids.ward, managerId: ids.Boss });
  await person('Mona', { departmentId: ids.ward, managerId: ids.Head, positionId: ids.nurse });
  await person('Gone', { departmentId: ids.ward, managerId: ids.Head, status: 'exited' });
  await admin.graphql(
    'mutation($id: ID!, $m: ID!) { updateDepartment(id: $id, version: 1, input: {managerId: $m}) { id } }',
    { id: ids.ward, m: ids.Head },
  );
});
afterAll(() => test.close());

const chart = async (who: Person, of: string) =>
  (await who.graphql(`{ orgChart(of: ${of}) { total rows { id parentId name detail people } } }`)).data.orgChart;

describe('the org chart', () => {
  it('of departments tells head and headcount, parts included', async () => {
    const { rows, total } = await chart(admin, 'departments');
    expect(total).toBe(2);
    expect(rows).toEqual([
      { id: ids.clinic, parentId: null, name: 'Clinic', detail: null, people: 3 },
      { id: ids.ward, parentId: ids.clinic, name: 'Ward', detail: 'Head X', people: 2 },
    ]);
  });

  it('of people tells who reports to whom, without those who left', async () => {
    expect((await chart(admin, 'people')).rows).toEqual([
      { id: ids.Boss, parentId: null, name: 'Boss X', detail: 'Clinic', people: 2 },
      { id: ids.Head, parentId: ids.Boss, name: 'Head X', detail: 'Ward', people: 1 },
      { id: ids.Mona, parentId: ids.Head, name: 'Mona X', detail: 'Nurse · Ward', people: 0 },
    ]);
  });

  it('shows what one may read alone: a team without those above it, departments without heads and counts', async () => {
    const head = await test.as({ company, employeeId: ids.Head, grants: [read('Employee', 'team')] });
    expect((await chart(head, 'people')).rows).toEqual([
      { id: ids.Head, parentId: null, name: 'Head X', detail: null, people: 1 },
      { id: ids.Mona, parentId: ids.Head, name: 'Mona X', detail: null, people: 0 },
    ]);
    expect((await chart(head, 'departments')).rows).toEqual([]);
    const reader = await test.as({ company, grants: [read('Department')] });
    expect(
      (await chart(reader, 'departments')).rows.map(({ name, detail, people }: any) => [name, detail, people]),
    ).toEqual([
      ['Clinic', null, 0],
      ['Ward', null, 0],
    ]);
    expect((await chart(reader, 'people')).rows).toEqual([]);
    const other = await test.as({ type: 'admin', company: await test.company() });
    expect((await chart(other, 'people')).total).toBe(0);
  });

  it('of 5,000 people is answered whole, each person once', async () => {
    const place = await test.company();
    const who = await test.as({ type: 'admin', company: place });
    const first = await insertRow(test, 'Employee', place, { code: 'S-0', status: 'active' });
    const client = await test.app.services.pool.connect();
    try {
      await client.query(`begin; select set_config('app.company_id', '${place}', true)`);
      await client.query(
        `insert into employee (${writtenColumns('Employee')}) select ${writtenColumns('Employee', 'r.')} from employee e, generate_series(1, 4999) n, json_populate_record(e, json_build_object(
        'id', lpad(to_hex(n), 24, '0'), 'code', 'S-' || n, 'manager_id', case when n > 9 then lpad(to_hex(n / 10), 24, '0') else e.id end)) r where e.id = $1`,
        [first],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
    const { rows, total } = await chart(who, 'people');
    expect([total, rows.find((row: any) => row.id === first).people]).toEqual([5_000, 4_999]);
    expect(new Set(rows.map((row: any) => row.id)).size).toBe(5_000);
  });
});
