import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { attendanceJobs } from '../../time/attendance-day/attendance-day.job';

let test: TestApp;
let company: string;
let mona: string;
let hr: Person;
let employee: Person;
// A Monday.
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-16T20:00:00Z') });
});
beforeEach(async () => {
  company = await test.company({ time_zone: 'Asia/Dubai' });
  hr = await test.as({ type: 'admin', company });
  mona = await insertRow(test, 'Employee', company, {
    hireDate: '2024-01-01',
    firstName: 'Mona',
    lastName: 'Haddad',
  });
  await test.sql('update employee set created_at = $2 where id = $1', [mona, '2024-01-01T00:00:00Z']);
  employee = await test.as({
    company,
    employeeId: mona,
    grants: [
      ['Employee', 'read'],
      ['EmployeeLeave', 'read'],
      ['EmployeeLeave', 'create'],
    ].map(([subject, action]) => ({ subject: subject!, action: action!, scope: 'own' as const })),
  });
});
afterAll(() => test.close());

const ask = async (query: string, variables: object = {}, who = hr) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const made = async (name: string, input: object, who = hr): Promise<{ id: string; version: number }> =>
  (await ask(`mutation($input: ${name}Input!) { made: create${name}(input: $input) { id version } }`, { input }, who))
    .made;
const week = (days: number[], end = '16:00') => days.map((weekday) => ({ weekday, start: '08:00', end }));
const calendar = (times: object[]) => made('WorkCalendar', { name: newId(), times });
const assign = (input: object) => made('CalendarAssignment', { validFrom: '2026-01-01', ...input });
const calculateDays = () =>
  attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
    companyId: company,
    userId: '',
    recordId: company,
  });
/** Who comes on Saturday, works overtime wherever that is a day off. */
const onSaturday = async () => {
  await calculateDays();
  return (
    await test.inside<{ kind: string; overtime: number }>(
      company,
      `select day_kind as kind, overtime_min as overtime from attendance_day where employee_id = $1 and date = '2026-03-14' and deleted_at is null`,
      [mona],
    )
  )[0];
};
/** Monday to Sunday of the next week, and the Monday after. */
const approved = async () => {
  const { id, version } = await made(
    'EmployeeLeave',
    { employeeId: mona, fromDate: '2026-03-23', toDate: '2026-03-30' },
    employee,
  );
  await ask('mutation($id: ID!, $version: Int!) { approveEmployeeLeave(id: $id, version: $version) { id } }', {
    id,
    version,
  });
  return id;
};
const daysOf = async (id: string): Promise<string> =>
  (await ask('query($id: ID!) { leave: employeeLeave(id: $id) { workingDays } }', { id })).leave.workingDays;
const told = async (): Promise<string[]> =>
  (await ask('{ notifications { rows { kind } } }', {}, employee)).notifications.rows.map(
    ({ kind }: { kind: string }) => kind,
  );
const attendance = () =>
  made('Attendance', { employeeId: mona, date: '2026-03-14', timeIn: '08:00', timeOut: '12:00' });

describe('a calendar that is given, changed or taken away', () => {
  it('has days of attendance worked out anew, but those of closed months', async () => {
    await attendance();
    expect(await onSaturday()).toMatchObject({ kind: 'weekly_off' });
    const { id, version } = await calendar(week([1, 2, 3, 4, 5, 6]));
    const { id: assignment } = await assign({ calendarId: id, employeeId: mona });
    expect(await onSaturday()).toMatchObject({ kind: 'work' });
    await ask(
      'mutation($id: ID!, $v: Int!, $times: [CalendarTimeInput!]!) { updateWorkCalendar(id: $id, version: $v, input: {times: $times}) { id } }',
      { id, v: version, times: week([1, 2, 3, 4, 5]) },
    );
    expect(await onSaturday()).toMatchObject({ kind: 'weekly_off' });
    await assign({ calendarId: (await calendar(week([6]))).id });
    expect(await onSaturday()).toMatchObject({ kind: 'weekly_off' });
    await test.inside(company, 'update attendance_day set locked = true where employee_id = $1', [mona]);
    await ask('mutation($ids: [ID!]!) { deleteCalendarAssignments(ids: $ids) { done } }', { ids: [assignment] });
    expect(await onSaturday()).toMatchObject({ kind: 'weekly_off' });
    await test.inside(company, 'update attendance_day set locked = false where employee_id = $1', [mona]);
    await ask('mutation($ids: [ID!]!) { restoreCalendarAssignments(ids: $ids) { done } }', { ids: [assignment] });
    await ask('mutation($ids: [ID!]!) { deleteCalendarAssignments(ids: $ids) { done } }', { ids: [assignment] });
    expect(await onSaturday()).toMatchObject({ kind: 'work' });
  });

  it('of a department has days of who moves there worked out anew', async () => {
    await attendance();
    const departmentId = await insertRow(test, 'Department', company, {});
    await assign({ calendarId: (await calendar(week([6]))).id, departmentId });
    expect(await onSaturday()).toMatchObject({ kind: 'weekly_off' });
    await made('EmployeePosition', { employeeId: mona, departmentId, validFrom: '2026-03-10' });
    expect(await onSaturday()).toMatchObject({ kind: 'work' });
  });

  it('gives back days of approved leave that are free now and tells who is away; takes none on top', async () => {
    const id = await approved();
    expect([await daysOf(id), await told()]).toEqual(['6', expect.not.arrayContaining(['leave_given_back'])]);
    const { id: calendarId, version } = await calendar(week([1, 2, 3, 4, 5], '14:00'));
    await assign({ calendarId });
    expect([await daysOf(id), await told()]).toEqual(['6', expect.not.arrayContaining(['leave_given_back'])]);
    await ask(
      'mutation($id: ID!, $v: Int!, $times: [CalendarTimeInput!]!) { updateWorkCalendar(id: $id, version: $v, input: {times: $times}) { id } }',
      { id: calendarId, v: version, times: week([1, 2, 3, 4]) },
    );
    expect([await daysOf(id), await told()]).toEqual(['5', expect.arrayContaining(['leave_given_back'])]);
    await assign({ calendarId: (await calendar(week([0, 1, 2, 3, 4, 5, 6]))).id, employeeId: mona });
    expect(await daysOf(id)).toBe('5');
  });
});

describe('the week of a company that changes', () => {
  const change = async (input: object, who = hr) => {
    const {
      company: { version },
    } = await ask('query($id: ID!) { company(id: $id) { version } }', { id: company }, who);
    await ask(
      'mutation($id: ID!, $v: Int!, $input: CompanyChanges!) { updateCompany(id: $id, version: $v, input: $input) { id } }',
      { id: company, v: version, input },
      who,
    );
  };
  it.each(['from inside', 'by the platform'])('%s counts leave and attendance anew', async (how) => {
    const id = await approved();
    await attendance();
    expect(await onSaturday()).toMatchObject({ kind: 'weekly_off' });
    const who = how === 'from inside' ? hr : await test.as({ type: 'admin' });
    await change({ website: 'https://example.com' }, who);
    expect(await daysOf(id)).toBe('6');
    await change({ weekendDays: [5, 0] }, who);
    expect(await daysOf(id)).toBe('5');
    expect(await onSaturday()).toMatchObject({ kind: 'work' });
  });
});
