import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { insertRow } from '../../../../test/rows';
import { newId } from '../../../platform/records/ids';

let now = new Date('2026-06-10T09:00:00Z');
let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

const hire = (more: object = {}) =>
  admin.graphql('mutation($i: EmployeeInput!) { createEmployee(input: $i) { id version status nextStatuses } }', {
    i: { code: newId(), firstName: 'Mona', lastName: 'Haddad', hireDate: '2024-03-01', ...more },
  });
const hired = async (more: object = {}) => (await hire(more)).data.createEmployee;
const put = (id: string, version: number, status: string) =>
  admin.graphql(
    'mutation($id: ID!, $v: Int!, $i: EmployeeChanges!) { updateEmployee(id: $id, version: $v, input: $i) { version status nextStatuses } }',
    { id, v: version, i: { status } },
  );
const said = ({ errors }: Awaited<ReturnType<typeof put>>) => ({
  field: errors?.[0]?.extensions.field,
  message: errors?.[0]?.message,
});

describe('the status of an employee', () => {
  it('goes by hand where the row says it may, and nowhere else', async () => {
    const { id, version, nextStatuses } = await hired();
    expect(nextStatuses).toEqual(['suspended']);
    expect((await put(id, version, 'suspended')).data.updateEmployee).toMatchObject({
      status: 'suspended',
      nextStatuses: ['active'],
    });
    expect(said(await put(id, version + 1, 'draft'))).toEqual({
      field: 'status',
      message: 'The employment has begun and cannot go back to being planned.',
    });
    expect(said(await put(id, version + 1, 'notice'))).toMatchObject({
      field: 'status',
      message: expect.stringContaining('End employment'),
    });
    expect(said(await put(id, version + 1, 'exited'))).toMatchObject({ field: 'status' });
  });

  it('before the first day is a plan that may change back', async () => {
    const { id, version, nextStatuses } = await hired({ hireDate: '2026-07-01', status: 'onboarding' });
    expect(nextStatuses).toEqual(['draft', 'active']);
    expect((await put(id, version, 'draft')).data.updateEmployee.status).toBe('draft');
  });

  it('of who is under notice or has left is nobody’s to change, in bulk neither', async () => {
    const leaving = await hired({ exitDate: '2026-06-30' });
    const gone = await hired({ exitDate: '2026-05-31' });
    expect(said(await put(leaving.id, leaving.version, 'active'))).toMatchObject({
      field: 'status',
      message: expect.stringContaining('under notice'),
    });
    expect(said(await put(gone.id, gone.version, 'active'))).toMatchObject({
      field: 'status',
      message: expect.stringContaining('Rehire'),
    });
    const { data } = await admin.graphql(
      'mutation($ids: [ID!]!) { bulk(subject: "Employee", action: "update", ids: $ids, input: {status: "active"}) { done message } }',
      { ids: [gone.id, (await hired()).id] },
    );
    expect(data.bulk).toMatchObject([{ done: false, message: expect.stringContaining('has left') }, { done: true }]);
  });

  it('of a new employee follows from their last day, and without one they have neither left nor are they under notice', async () => {
    for (const [exitDate, status] of [
      ['2026-06-30', 'notice'],
      ['2026-06-09', 'exited'],
    ])
      expect((await hired({ exitDate, status: 'exited' })).status).toBe(status);
    for (const status of ['notice', 'exited'])
      expect((await hire({ status })).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'status' });
  });
});

describe('where an employee stands today', () => {
  const standing = async (id: string) =>
    (await admin.graphql('query($id: ID!) { employee(id: $id) { standing } }', { id })).data.employee.standing;
  const away = (employeeId: string, more: object = {}) =>
    insertRow(test, 'EmployeeLeave', admin.companyId!, {
      employeeId,
      kind: 'paid',
      unit: 'daily',
      fromDate: '2026-06-10',
      toDate: '2026-06-12',
      fromPart: 'am',
      toPart: 'pm',
      status: 'approved',
      ...more,
    });

  it('is on leave while all of the day is approved leave, without anybody setting it, and can be listed by', async () => {
    const { id, version } = await hired();
    await away(id);
    expect(await standing(id)).toBe('on_leave');
    const { data } = await admin.graphql('{ employees(filter: {standing: {in: ["on_leave"]}}) { rows { id } total } }');
    expect(data.employees).toEqual({ rows: [{ id }], total: 1 });
    // 23:30 UTC of the 12th is the 13th in Dubai.
    now = new Date('2026-06-12T23:30:00Z');
    expect(await standing(id)).toBe('active');
    now = new Date('2026-06-10T09:00:00Z');
    await put(id, version, 'suspended');
    expect(await standing(id)).toBe('suspended');
  });

  it.each<[string, object, string]>([
    ['they ask to cancel it', { status: 'cancel_requested' }, 'on_leave'],
    ['it waits for a decision', { status: 'submitted' }, 'active'],
    ['it was cancelled', { status: 'cancelled' }, 'active'],
    ['it begins at noon', { fromPart: 'pm' }, 'active'],
    ['it ended at noon', { fromDate: '2026-06-08', toDate: '2026-06-10', toPart: 'am' }, 'active'],
    ['it is some hours', { unit: 'hourly', toDate: '2026-06-10', fromTime: '09:00', toTime: '11:00' }, 'active'],
    ['it begins tomorrow', { fromDate: '2026-06-11' }, 'active'],
  ])('where %s', async (_, more, expected) => {
    const { id } = await hired();
    await away(id, more);
    expect(await standing(id)).toBe(expected);
  });
});
