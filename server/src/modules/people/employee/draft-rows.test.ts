import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import type { Grant } from '../../../platform/access/ability';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-06-10T09:00:00Z') });
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

const ask = async (query: string, variables: object = {}) => {
  const { data, errors } = await admin.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const made = async (area: string, input: object): Promise<string> =>
  (await ask(`mutation($input: ${area}Input!) { made: create${area}(input: $input) { id } }`, { input })).made.id;
const drafted = async (more: object = {}): Promise<string> =>
  made('Employee', {
    code: newId(),
    firstName: 'Mona',
    lastName: 'Haddad',
    status: 'draft',
    hireDate: '2026-07-01',
    departmentId: await made('Department', { name: newId() }),
    emergencyContactName: 'Sami',
    ...more,
  });
const paid = (employeeId: string) =>
  made('EmployeeSalary', { employeeId, baseSalary: '9000', validFrom: '2026-07-01' });
const removed = async (id: string, who = admin) =>
  (await who.graphql('mutation($id: ID!) { deleteEmployees(ids: [$id]) { done message } }', { id })).data
    .deleteEmployees[0];
const restored = async (id: string) =>
  (await ask('mutation($id: ID!) { restoreEmployees(ids: [$id]) { done message } }', { id })).restoreEmployees[0];
/** Positions, contacts and salaries there are of them. */
const rowsOf = async (id: string): Promise<number[]> => {
  const data = await ask(
    `query($id: ID!) { ${['employeePositions', 'emergencyContacts', 'employeeSalaries'].map((many) => `${many}(filter: {employeeId: {eq: $id}}) { total }`).join(' ')} }`,
    { id },
  );
  return ['employeePositions', 'emergencyContacts', 'employeeSalaries'].map((many) => data[many].total);
};
const grants = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));

describe('a draft that is deleted', () => {
  it('takes their position, contact and planned pay along, each with a line of history, and they come back with them', async () => {
    const id = await drafted();
    await made('EmployeePosition', { employeeId: id, validFrom: '2026-09-01' });
    const salary = await paid(id);
    expect(await rowsOf(id)).toEqual([2, 1, 1]);
    expect(await removed(id)).toEqual({ done: true, message: null });
    expect(await rowsOf(id)).toEqual([0, 0, 0]);
    const lines = async () =>
      (
        await test.inside<{ action: string }>(
          admin.companyId!,
          'select action from audit_event where record_id = $1 order by id',
          [salary],
        )
      ).map(({ action }) => action);
    expect(await lines()).toEqual(['create', 'deleteDraft']);
    expect(await restored(id)).toEqual({ done: true, message: null });
    expect(await rowsOf(id)).toEqual([2, 1, 1]);
    expect(await lines()).toEqual(['create', 'deleteDraft', 'restore']);
    expect(
      (await ask('query($id: ID!) { employee(id: $id) { status department { name } emergencyContactName } }', { id }))
        .employee,
    ).toMatchObject({ status: 'draft', department: {}, emergencyContactName: 'Sami' });
    expect(await removed(id)).toEqual({ done: true, message: null });
  });

  it('does not bring back what somebody had deleted themselves before', async () => {
    const id = await drafted();
    const salary = await paid(id);
    await ask('mutation($id: ID!) { deleteEmployeeSalaries(ids: [$id]) { done } }', { id: salary });
    await removed(id);
    await restored(id);
    expect(await rowsOf(id)).toEqual([1, 1, 0]);
  });

  it('stays, all of theirs with them, where anything else refers to them', async () => {
    const boss = await drafted();
    const under = await drafted({ managerId: boss });
    expect(await removed(boss)).toEqual({
      done: false,
      message: expect.stringMatching(/Still used by: (employee|position of an employee) \(1\)/),
    });
    expect(await rowsOf(boss)).toEqual([1, 1, 0]);
    await made('Dependant', { employeeId: under, name: 'Lina', relation: 'child' });
    expect(await removed(under)).toEqual({
      done: false,
      message: 'Still used by: dependant (1). Change or delete those first.',
    });
    expect(await rowsOf(under)).toEqual([1, 1, 0]);
  });

  it('does not come back while the department of their position is gone', async () => {
    const departmentId = await made('Department', { name: newId() });
    const id = await drafted();
    await made('EmployeePosition', { employeeId: id, validFrom: '2026-09-01', departmentId });
    await removed(id);
    await ask('mutation($id: ID!) { deleteDepartments(ids: [$id]) { done } }', { id: departmentId });
    expect(await restored(id)).toEqual({
      done: false,
      message: 'The department it refers to is deleted. Restore that first.',
    });
    expect(await rowsOf(id)).toEqual([0, 0, 0]);
  });

  it('goes with their position by who may delete employees alone, but their pay is not taken by who may not delete that', async () => {
    const hr = await test.as({ company: admin.companyId!, grants: grants('Employee', 'read', 'update', 'delete') });
    expect(await removed(await drafted(), hr)).toEqual({ done: true, message: null });
    const id = await drafted();
    await paid(id);
    expect(await removed(id, hr)).toEqual({
      done: false,
      message: 'Still used by: salary (1). Change or delete those first.',
    });
    expect(await rowsOf(id)).toEqual([1, 1, 1]);
  });

  it('goes by the bulk action too, where a trial only tells', async () => {
    const [draft, active] = [await drafted(), await drafted({ status: 'active', hireDate: '2026-01-01' })];
    const bulk = async (trial: boolean) =>
      (
        await ask(
          'mutation($ids: [ID!]!, $trial: Boolean) { bulk(subject: "Employee", action: "delete", ids: $ids, dryRun: $trial) { done message } }',
          { ids: [draft, active], trial },
        )
      ).bulk;
    const answer = [
      { done: true, message: null },
      { done: false, message: expect.stringContaining('Still used by') },
    ];
    expect(await bulk(true)).toEqual(answer);
    expect(await rowsOf(draft)).toEqual([1, 1, 0]);
    expect(await bulk(false)).toEqual(answer);
    expect([await rowsOf(draft), await rowsOf(active)]).toEqual([
      [0, 0, 0],
      [1, 1, 0],
    ]);
  });
});

it('the draft of another company is nobody’s to delete', async () => {
  const elsewhere = await test.as({ type: 'admin', company: await test.company() });
  const id = await drafted();
  expect(await removed(id, elsewhere)).toMatchObject({ done: false });
  expect(await rowsOf(id)).toEqual([1, 1, 0]);
});
