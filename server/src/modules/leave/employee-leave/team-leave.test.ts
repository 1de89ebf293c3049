import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';

let test: TestApp;
let company: string;
let [boss, mona, sami, far]: string[] = [];
let hr: Person;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-01T08:00:00Z') });
  company = await test.company();
  hr = await test.as({ type: 'admin', company });
  const unit = (name: string, parentId: string | null = null) =>
    insertRow(test, 'Department', company, { name, code: name, parentId });
  const clinic = await unit('Clinic');
  const hire = (firstName: string, values: object) =>
    insertRow(test, 'Employee', company, {
      hireDate: '2024-01-01',
      firstName,
      lastName: 'Haddad',
      ...values,
    });
  boss = await hire('Zoe', { departmentId: clinic });
  mona = await hire('Mona', { managerId: boss, departmentId: await unit('Ward', clinic) });
  sami = await hire('Sami', { managerId: boss, departmentId: await unit('Night ward', clinic) });
  far = await hire('Rana', { departmentId: await unit('Office') });
  await insertRow(test, 'Holiday', company, { name: 'Eid', firstDay: '2026-03-31', lastDay: '2026-04-01' });
  const type = (
    await hr.graphql('mutation { createLeaveType(input: {code: "S", name: "Sick leave", kind: sick}) { id } }')
  ).data.createLeaveType.id;
  const leave = async (employeeId: string, fromDate: string, toDate: string, approves = true) => {
    const {
      data: { done },
    } = await hr.graphql(
      'mutation($input: EmployeeLeaveInput!) { done: createEmployeeLeave(input: $input) { id version } }',
      { input: { employeeId, typeId: type, fromDate, toDate } },
    );
    if (!approves) return;
    const other = await test.as({ type: 'admin', company });
    await other.graphql('mutation($id: ID!, $v: Int!) { approveEmployeeLeave(id: $id, version: $v) { id } }', {
      id: done.id,
      v: done.version,
    });
  };
  await leave(sami, '2026-02-26', '2026-03-03');
  await leave(sami, '2026-03-16', '2026-03-17', false);
  await leave(mona, '2026-03-09', '2026-03-10', false);
  await leave(far, '2026-03-09', '2026-03-10');
  await leave(far, '2026-05-04', '2026-05-05');
});
afterAll(() => test.close());

const own = (...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject: 'EmployeeLeave', action, scope: 'own' }));
const asked = (who: Person, variables: object = {}) =>
  who.graphql(
    `query($from: Date!, $to: Date!, $departmentId: ID, $search: String, $limit: Int, $offset: Int) {
    teamLeave(from: $from, to: $to, departmentId: $departmentId, search: $search, limit: $limit, offset: $offset) {
      days { date isOff holiday } rows { name departmentName leaves { leaveId mark { title } fromDate toDate isWaiting } } total } }`,
    { from: '2026-03-01', to: '2026-03-31', ...variables },
  );
const seen = async (who: Person, variables: object = {}) => {
  const { rows: people, total } = (await asked(who, variables)).data.teamLeave;
  return {
    people: people.map(({ name, leaves }: any) => [
      name.split(' ')[0],
      ...leaves.map(({ fromDate, mark, isWaiting }: any) => [fromDate, mark?.title ?? null, isWaiting]),
    ]),
    total,
  };
};
const sick = 'Sick leave';

describe('the team calendar', () => {
  it('shows leave of a month by department and name, with days off and holidays', async () => {
    expect(await seen(hr)).toEqual({
      total: 3,
      people: [
        ['Sami', ['2026-02-26', sick, false], ['2026-03-16', sick, true]],
        ['Rana', ['2026-03-09', sick, false]],
        ['Mona', ['2026-03-09', sick, true]],
      ],
    });
    const { days } = (await asked(hr)).data.teamLeave;
    expect([days.length, days[0], days[30]]).toEqual([
      31,
      { date: '2026-03-01', isOff: true, holiday: null },
      { date: '2026-03-31', isOff: true, holiday: 'Eid' },
    ]);
  });

  it('is narrowed to a department with those below it, to words, and to a page', async () => {
    const { rows } = (await hr.graphql('{ departments { rows { id name } } }')).data.departments;
    const clinic = rows.find(({ name }: any) => name === 'Clinic').id;
    expect((await seen(hr, { departmentId: clinic })).people.map(([name]: [string]) => name)).toEqual(['Sami', 'Mona']);
    expect(await seen(hr, { search: 'ran' })).toMatchObject({ total: 1, people: [['Rana', expect.anything()]] });
    expect(await seen(hr, { search: '%' })).toEqual({ total: 0, people: [] });
    expect(await seen(hr, { limit: 1, offset: 1 })).toMatchObject({ total: 3, people: [['Rana', expect.anything()]] });
  });

  it('shows a manager those below them and nobody else', async () => {
    const manager = await test.as({
      company,
      employeeId: boss,
      grants: [{ subject: 'EmployeeLeave', action: 'read', scope: 'team' }],
    });
    expect((await seen(manager)).people.map(([name]: [string]) => name)).toEqual(['Sami', 'Mona']);
  });

  it('tells colleagues that somebody is away, never why, nor what is not decided', async () => {
    const employee = await test.as({ company, employeeId: mona, grants: own('read', 'see_away') });
    const { rows: people } = (await asked(employee)).data.teamLeave;
    expect(people).toEqual([
      {
        name: 'Sami Haddad',
        departmentName: 'Night ward',
        leaves: [{ leaveId: null, mark: null, fromDate: '2026-02-26', toDate: '2026-03-03', isWaiting: false }],
      },
      {
        name: 'Mona Haddad',
        departmentName: 'Ward',
        leaves: [expect.objectContaining({ mark: { title: sick }, isWaiting: true })],
      },
    ]);
    expect(
      (await seen(await test.as({ company, employeeId: sami, grants: own('read') }))).people.map(
        ([name]: [string]) => name,
      ),
    ).toEqual(['Sami']);
  });

  it('refuses days the wrong way round, too many of them, and who may read no leave', async () => {
    expect((await asked(hr, { from: '2026-04-01' })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'to',
    });
    expect((await asked(hr, { to: '2026-05-31' })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'to',
    });
    expect((await asked(await test.as({ company, grants: [] }))).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
