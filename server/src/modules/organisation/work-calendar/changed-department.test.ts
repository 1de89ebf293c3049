import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let company: string;
let mona: string;
let hr: Person;
let second: Person;
let employee: Person;
let clinic: string;
// A Monday. The company works from Monday to Friday.
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-16T08:00:00Z') });
});
beforeEach(async () => {
  company = await test.company({ time_zone: 'Asia/Dubai' });
  [hr, second] = [await test.as({ type: 'admin', company }), await test.as({ type: 'admin', company })];
  [mona, clinic] = [await hired('Mona'), await insertRow(test, 'Department', company, {})];
  employee = await test.as({
    company,
    employeeId: mona,
    grants: [
      ['Employee', 'read'],
      ['EmployeeLeave', 'read'],
    ].map(([subject, action]) => ({ subject: subject!, action: action!, scope: 'own' as const })),
  });
});
afterAll(() => test.close());

const hired = (firstName: string): Promise<string> =>
  insertRow(test, 'Employee', company, { hireDate: '2024-01-01', firstName, lastName: 'Haddad' });
const ask = async (query: string, variables: object = {}, who = hr) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const made = async (name: string, input: object): Promise<{ id: string; version: number }> =>
  (await ask(`mutation($input: ${name}Input!) { made: create${name}(input: $input) { id version } }`, { input })).made;
/** The clinic works on these days of the week, Sunday 0. */
const clinicWorks = async (days: number[]) => {
  const { id } = await made('WorkCalendar', {
    name: newId(),
    times: days.map((weekday) => ({ weekday, start: '08:00', end: '16:00' })),
  });
  await made('CalendarAssignment', { calendarId: id, departmentId: clinic, validFrom: '2024-01-01' });
};
const place = (validFrom: string, departmentId: string | null = clinic) =>
  made('EmployeePosition', { employeeId: mona, departmentId, validFrom });
const remove = (id: string) =>
  ask('mutation($ids: [ID!]!) { deleteEmployeePositions(ids: $ids) { done } }', { ids: [id] });
/** Of a type that is drawn from a balance. */
async function approved(fromDate = '2026-03-23', toDate = '2026-03-30', employeeId = mona): Promise<string> {
  const type = await made('LeaveType', { code: newId(), name: newId() });
  const { id, version } = await made('EmployeeLeave', { employeeId, typeId: type.id, fromDate, toDate });
  await ask(
    'mutation($id: ID!, $version: Int!) { approveEmployeeLeave(id: $id, version: $version) { id } }',
    { id, version },
    second,
  );
  return id;
}
/** Days it counts, and what the ledger has taken for it. */
async function daysOf(id: string): Promise<[string, number]> {
  const {
    leave: { workingDays },
  } = await ask('query($id: ID!) { leave: employeeLeave(id: $id) { workingDays } }', { id });
  const [{ taken }] = (await test.inside<{ taken: string }>(
    company,
    `select coalesce(-sum(days), 0)::text as taken from leave_ledger_entry where source_id = $1 and deleted_at is null`,
    [id],
  )) as [{ taken: string }];
  return [workingDays, Number(taken)];
}
const told = async (): Promise<number> =>
  (await ask('{ notifications { rows { kind } } }', {}, employee)).notifications.rows.filter(
    ({ kind }: { kind: string }) => kind === 'leave_given_back',
  ).length;

describe('approved leave of who is moved to a department with another calendar', () => {
  it('goes by it from the day of the change, and the person is told', async () => {
    await clinicWorks([1, 2, 3, 4]);
    const id = await approved();
    expect(await daysOf(id)).toEqual(['6', 6]);
    // Friday the 27th is free there.
    await place('2026-03-26');
    expect([await daysOf(id), await told()]).toEqual([['5', 5], 1]);
  });

  it('keeps the days before the change', async () => {
    await clinicWorks([1, 2, 3, 4]);
    const id = await approved();
    await place('2026-03-28');
    expect([await daysOf(id), await told()]).toEqual([['6', 6], 0]);
  });

  it('keeps the days gone by of a change dated back', async () => {
    await clinicWorks([1, 2, 3, 4]);
    const id = await approved('2026-03-09', '2026-03-20');
    await place('2026-03-01');
    // Friday the 13th was taken, Friday the 20th is free.
    expect(await daysOf(id)).toEqual(['9', 9]);
  });

  it('takes nothing again when they are moved back', async () => {
    await clinicWorks([1, 2, 3, 4]);
    const offices = await insertRow(test, 'Department', company, {});
    const id = await approved();
    const { id: position } = await place('2026-03-20');
    expect(await daysOf(id)).toEqual(['5', 5]);
    await place('2026-03-27', offices);
    expect([await daysOf(id), await told()]).toEqual([['5', 5], 1]);
    await remove(position);
    expect([await daysOf(id), await told()]).toEqual([['5', 5], 1]);
  });

  it('gives back what it takes no longer when the position is moved to a later day, or deleted', async () => {
    // Saturday the 21st and the 28th are worked there.
    await clinicWorks([1, 2, 3, 4, 5, 6]);
    const { id: position, version } = await place('2026-03-20');
    const id = await approved('2026-03-20', '2026-03-30');
    expect(await daysOf(id)).toEqual(['9', 9]);
    await ask(
      'mutation($id: ID!, $version: Int!) { updateEmployeePosition(id: $id, version: $version, input: {validFrom: "2026-03-23"}) { id } }',
      { id: position, version },
    );
    expect([await daysOf(id), await told()]).toEqual([['8', 8], 1]);
    await remove(position);
    expect([await daysOf(id), await told()]).toEqual([['7', 7], 2]);
  });

  it('that waits for a decision is shown and approved by the new calendar', async () => {
    await clinicWorks([1, 2, 3, 4]);
    const { id } = await made('EmployeeLeave', {
      employeeId: mona,
      kind: 'paid',
      fromDate: '2026-03-23',
      toDate: '2026-03-30',
    });
    await place('2026-03-20');
    const {
      employeeLeave: { version, ...shown },
    } = await ask('query($id: ID!) { employeeLeave(id: $id) { version totalDays workingDays } }', { id });
    expect(shown).toEqual({ totalDays: '5.0000', workingDays: '5' });
    await ask(
      'mutation($id: ID!, $version: Int!) { approveEmployeeLeave(id: $id, version: $version) { id } }',
      { id, version },
      second,
    );
    expect((await daysOf(id))[0]).toBe('5');
  });

  it('goes by the calendar above once their department is moved below it, and another change of the department leaves it alone', async () => {
    await clinicWorks([1, 2, 3, 4]);
    const [unit, ward] = [
      await insertRow(test, 'Department', company, {}),
      await insertRow(test, 'Department', company, {}),
    ];
    await place('2024-01-01', ward);
    await ask(
      'mutation($id: ID!, $parentId: ID!) { updateDepartment(id: $id, version: 1, input: {parentId: $parentId}) { id } }',
      { id: ward, parentId: unit },
    );
    const id = await approved();
    expect(await daysOf(id)).toEqual(['6', 6]);
    const change = (version: number, input: object) =>
      ask(
        'mutation($id: ID!, $version: Int!, $input: DepartmentChanges!) { updateDepartment(id: $id, version: $version, input: $input) { id } }',
        { id: unit, version, input },
      );
    await change(1, { costCentre: 'CC-1' });
    expect([await daysOf(id), await told()]).toEqual([['6', 6], 0]);
    await change(2, { parentId: clinic });
    expect([await daysOf(id), await told()]).toEqual([['5', 5], 1]);
  });

  it('leaves that of others as it is', async () => {
    const omar = await hired('Omar');
    const id = await approved('2026-03-23', '2026-03-30', omar);
    await clinicWorks([1, 2, 3, 4]);
    await made('EmployeePosition', { employeeId: omar, departmentId: clinic, validFrom: '2026-04-01' });
    await place('2026-03-20');
    expect(await daysOf(id)).toEqual(['6', 6]);
  });
});
