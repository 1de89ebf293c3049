import { insertRow } from '../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { addDays } from '../../../kernel/dates/plain-date';
import type { Grant } from '../../../platform/access/ability';

let test: TestApp;
let company: string;
let [boss, mona]: string[] = [];
let manager: Person;
let employee: Person;
let nurse: Person;

const grants = (scope: Grant['scope'], lines: Record<string, string[]>): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-01T08:00:00Z') });
  company = await test.company();
  boss = await insertRow(test, 'Employee', company, { hireDate: '2024-01-01' });
  mona = await insertRow(test, 'Employee', company, { hireDate: '2024-01-01', managerId: boss });
  manager = await test.as({
    company,
    employeeId: boss,
    grants: grants('team', { Employee: ['read'], EmployeeLeave: ['read', 'update', 'approve', 'export'] }),
  });
  employee = await test.as({
    company,
    employeeId: mona,
    grants: [
      ...grants('own', { Employee: ['read'], EmployeeLeave: ['read', 'read_medical', 'create', 'update', 'cancel'] }),
      ...grants('company', { LeaveType: ['read'] }),
    ],
  });
  nurse = await test.as({ company, grants: grants('company', { EmployeeLeave: ['read', 'read_medical'] }) });
});
afterAll(() => test.close());

const told = 'id version kind fromDate toDate reason description attachmentFileId';
const why = { reason: 'Migraine', description: 'Third time this month' };
const uploaded = async (): Promise<string> => {
  const id = await insertRow(test, 'File', company);
  await test.inside(company, 'update stored_file set created_by_id = $2 where id = $1', [id, employee.id]);
  return id;
};
let monday = '2026-03-02';
const ask = async (kind: string, more: object = {}): Promise<any> => {
  monday = addDays(monday, 7);
  const { data, errors } = await employee.graphql(
    `mutation($input: EmployeeLeaveInput!) { made: createEmployeeLeave(input: $input) { ${told} } }`,
    {
      input: {
        employeeId: mona,
        kind,
        fromDate: monday,
        toDate: monday,
        ...why,
        attachmentFileId: await uploaded(),
        ...more,
      },
    },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.made;
};
const read = async (who: Person, id: string) =>
  (await who.graphql(`query($id: ID!) { one: employeeLeave(id: $id) { ${told} } }`, { id })).data.one;
const change = (who: Person, leave: { id: string; version: number }, input: object) =>
  who.graphql(
    `mutation($id: ID!, $v: Int!, $input: EmployeeLeaveChanges!) { done: updateEmployeeLeave(id: $id, version: $v, input: $input) { ${told} } }`,
    { id: leave.id, v: leave.version, input },
  );
const exported = async (who: Person) =>
  (
    await who.fetch('/export/EmployeeLeave.csv', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        columns: [
          { field: 'fromDate', header: 'From' },
          { field: 'reason', header: 'Why' },
          { field: 'description', header: 'More' },
        ],
      }),
    })
  ).text();
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const hidden = { reason: null, description: null, attachmentFileId: null };
const open = { ...why, attachmentFileId: expect.any(String) };

describe('why somebody is ill', () => {
  it.each([
    ['sick', hidden],
    ['maternity', hidden],
    ['paid', open],
    ['unpaid', open],
    ['parental', open],
  ])('a manager reads of %s leave what is not medical', async (kind, shown) => {
    const leave = await ask(kind);
    expect(leave).toMatchObject(open);
    expect(await read(manager, leave.id)).toEqual({ ...leave, ...shown });
    expect(await read(nurse, leave.id)).toEqual(leave);
  });

  it('is on no door of a manager: list, search, history, timeline, REST, export, bell and files', async () => {
    const leave = await ask('sick', { reason: 'Sciatica' });
    await change(employee, leave, { reason: 'Sciatica again' });
    const doors = [
      await manager.graphql(
        `query($id: ID!, $who: ID!) { employeeLeaves { rows { ${told} } } history(subject: "EmployeeLeave", id: $id) { events { changes { field before after } } }
        employeeTimeline(id: $who) { entries { changes { field before after } } } }`,
        { id: leave.id, who: mona },
      ),
      await manager.rest('GET', '/api/employee-leave'),
      await exported(manager),
      await manager.graphql('{ homeApprovals { items { what } } }'),
    ];
    for (const door of doors) expect(JSON.stringify(door)).not.toContain('Sciatica');
    expect(JSON.stringify(doors)).toContain(leave.id);
    expect(doors[2]).toContain('2026');
    expect((await manager.fetch(`/files/${leave.attachmentFileId}`)).status).toBe(404);
    const found = async (who: Person) =>
      (await who.graphql('{ employeeLeaves(search: "sciatica") { total } }')).data.employeeLeaves.total;
    expect([await found(manager), await found(nurse), await found(employee)]).toEqual([0, 1, 1]);
  });

  it('is not in the answer to it either, on any door; who wrote that finds their own words among their decisions', async () => {
    const answer = 'A migraine is no reason to miss the audit';
    const reject = (id: string) =>
      nurseInCharge.graphql(
        'mutation($id: ID!, $r: String!) { done: rejectEmployeeLeave(id: $id, version: 1, reason: $r) { statusReason } }',
        { id, r: answer },
      );
    const nurseInCharge = await test.as({ company, grants: grants('company', { EmployeeLeave: ['read', 'reject'] }) });
    const doors = async (who: Person, id: string) =>
      JSON.stringify([
        await who.graphql(
          `query($id: ID!, $who: ID!) { employeeLeaves { rows { id statusReason } } employeeLeave(id: $id) { statusReason }
        history(subject: "EmployeeLeave", id: $id) { events { action reason changes { field before after } } } employeeTimeline(id: $who) { entries { reason changes { field after } } } }`,
          { id, who: mona },
        ),
        await who.rest('GET', '/api/employee-leave'),
      ]);
    const [ill, away] = [await ask('sick'), await ask('paid')];
    expect((await reject(ill.id)).data.done).toEqual({ statusReason: null });
    for (const [who, isShown] of [
      [manager, false],
      [nurse, true],
      [employee, true],
    ] as const)
      expect([who === manager, (await doors(who, ill.id)).includes(answer)]).toEqual([who === manager, isShown]);
    expect(
      codeOf(await manager.graphql('{ employeeLeaves(filter: {statusReason: {contains: "migraine"}}) { total } }')),
    ).toBe('INVALID');
    const { data } = await nurseInCharge.graphql('{ myApprovalDecisions { rows { recordId reason } } }');
    expect(data.myApprovalDecisions.rows).toContainEqual({ recordId: ill.id, reason: answer });
    expect((await reject(away.id)).data.done).toEqual({ statusReason: answer });
    expect(await doors(manager, away.id)).toContain(answer);
  });

  it('needs not be seen to approve it, though papers are asked for', async () => {
    const typeId = await insertRow(test, 'LeaveType', company, {
      name: 'Illness',
      kind: 'sick',
      documentRule: 'always',
      unit: 'day',
    });
    const leave = await ask('sick', { typeId });
    expect(codeOf(await change(manager, leave, { contact: '050' }))).toBeUndefined();
    const { data, errors } = await manager.graphql(
      'mutation($id: ID!) { done: approveEmployeeLeave(id: $id, version: 2) { status reason } }',
      { id: leave.id },
    );
    expect([errors, data?.done]).toEqual([undefined, { status: 'approved', reason: null }]);
  });

  it('is neither changed by one who does not see it nor laid open by calling it something else', async () => {
    const leave = await ask('sick');
    expect(codeOf(await change(manager, leave, { reason: 'Cold' }))).toBe('FORBIDDEN');
    expect(codeOf(await change(manager, leave, { kind: 'paid' }))).toBe('FORBIDDEN');
    expect(codeOf(await change(employee, leave, { kind: 'paid' }))).toBeUndefined();
    expect(await read(manager, leave.id)).toMatchObject(open);
  });
});
