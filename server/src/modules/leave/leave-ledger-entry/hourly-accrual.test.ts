import { insertRow } from '../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { accrueLeave } from '../employee-leave/leave.job';

let now = new Date('2026-03-05T08:00:00Z');
let test: TestApp;
let company: string;
let [mona, karim]: string[] = [];
let hr: Person;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-03-05T08:00:00Z');
  company = await test.company();
  const hire = (values: object) => insertRow(test, 'Employee', company, { hireDate: '2024-01-01', ...values });
  mona = await hire({ firstName: 'Mona', lastName: 'Haddad', employeeType: 'part_time' });
  karim = await hire({ firstName: 'Karim', lastName: 'Aziz', employeeType: 'full_time' });
  hr = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const make = (more: object = {}): Promise<Answer> =>
  hr.graphql('mutation($input: LeaveTypeInput!) { createLeaveType(input: $input) { id } }', {
    input: {
      code: 'H',
      name: 'Leave of part-timers',
      requiresAllocation: true,
      employeeType: 'part_time',
      accrualFrequency: 'hourly',
      accrualFrom: '2026-01-01',
      accrualLevels: [{ afterMonths: 0, days: '0.0125' }],
      ...more,
    },
  });
const work = (employeeId: string, date: string, hours: number, more: object = {}) =>
  insertRow(test, 'AttendanceDay', company, {
    employeeId,
    date,
    mark: null,
    status: 'present',
    workedMin: hours * 60,
    ...more,
  });
const accrue = () => accrueLeave(test.app.services);
const lines = async (employeeId = mona): Promise<[number, string, number][]> =>
  (
    await hr.graphql(
      'query($id: ID!) { page: leaveLedgerEntries(filter: {employeeId: {eq: $id}}, sort: [{field: key}]) { rows { days effectiveDate minutes } } }',
      { id: employeeId },
    )
  ).data.page.rows.map(({ days, effectiveDate, minutes }: { days: string; effectiveDate: string; minutes: number }) => [
    Number(days),
    effectiveDate,
    minutes,
  ]);

describe('leave by hours worked', () => {
  it('is granted for months over by the days of attendance, once however often it runs, to those it is for', async () => {
    await make();
    for (const [who, date] of [
      [mona, '2026-01-05'],
      [mona, '2026-01-06'],
      [mona, '2026-02-03'],
      [mona, '2026-03-03'],
      [karim, '2026-01-05'],
    ] as const)
      await work(who!, date, 8);
    await Promise.all([accrue(), accrue()]);
    await accrue();
    expect(await lines()).toEqual([
      [0.2, '2026-01-31', 960],
      [0.1, '2026-02-28', 480],
    ]);
    expect(await lines(karim)).toEqual([]);
    const { data } = await hr.graphql(
      'query($id: ID!) { leaveStatements(employeeId: $id) { balance rules trace { days rule } } }',
      { id: mona },
    );
    expect(data.leaveStatements[0]).toMatchObject({
      balance: '0.3',
      trace: [
        { days: '0.2', rule: 'for 1 January 2026 to 31 January 2026, 0.0125 days × 16 hours worked' },
        { days: '0.1' },
      ],
    });
    expect(data.leaveStatements[0].rules[0]).toBe(
      'From 1 January 2026: 0.0125 days an hour worked; granted when the month is over',
    );
  });

  it('follows attendance of an open month by the difference, and of a closed one only when that is corrected', async () => {
    await make();
    await work(mona!, '2026-01-05', 8);
    await accrue();
    await work(mona!, '2026-01-07', 4);
    await accrue();
    expect(await lines()).toEqual([
      [0.1, '2026-01-31', 480],
      [0.05, '2026-01-31', 720],
    ]);
    const month = await insertRow(test, 'AttendanceMonth', company, {
      employeeId: mona,
      period: '2026-01',
      state: 'closed',
    });
    await work(mona!, '2026-01-08', 8);
    await accrue();
    expect((await lines()).length).toBe(2);
    await test.inside(company, 'update attendance_month set corrected_at = now() where id = $1', [month]);
    await accrue();
    await accrue();
    expect((await lines()).at(-1)).toEqual([0.1, '2026-01-31', 1200]);
  });

  it.each<[string, object, [number, string, number]]>([
    ['where the type says so', {}, [0.2, '2026-01-31', 960]],
    [
      'that was paid on its day, though it is not any more',
      { paidPercent: '0', newPayFrom: '2026-01-07' },
      [0.2, '2026-01-31', 960],
    ],
    [
      'not where it was paid on its day no more',
      { paidPercent: '0', newPayFrom: '2026-01-06' },
      [0.1, '2026-01-31', 480],
    ],
  ])('counts hours of paid leave %s', async (_which, changed, granted) => {
    await make({ accrualCountsLeave: true });
    await hr.graphql(
      'mutation { createLeaveType(input: {code: "S", name: "Study leave", kind: paid, sortOrder: 9}) { id } }',
    );
    const typeId = (await hr.graphql('{ leaveTypes(filter: {code: {eq: "S"}}) { rows { id } } }')).data.leaveTypes
      .rows[0].id;
    await work(mona!, '2026-01-05', 8);
    const asked = (
      await (
        await test.as({
          company,
          grants: [
            { subject: 'EmployeeLeave', action: 'create', scope: 'company' },
            { subject: 'EmployeeLeave', action: 'read', scope: 'company' },
            { subject: 'Employee', action: 'read', scope: 'company' },
            { subject: 'LeaveType', action: 'read', scope: 'company' },
          ],
        })
      ).graphql('mutation($input: EmployeeLeaveInput!) { made: createEmployeeLeave(input: $input) { id version } }', {
        input: { employeeId: mona, typeId, fromDate: '2026-01-06', toDate: '2026-01-06' },
      })
    ).data.made;
    await hr.graphql('mutation($id: ID!, $v: Int!) { approveEmployeeLeave(id: $id, version: $v) { id } }', {
      id: asked.id,
      v: asked.version,
    });
    expect(
      (
        await hr.graphql(
          'mutation($id: ID!, $i: LeaveTypeChanges!) { updateLeaveType(id: $id, version: 1, input: $i) { id } }',
          { id: typeId, i: changed },
        )
      ).errors,
    ).toBeUndefined();
    await accrue();
    expect((await lines()).filter(([days]) => days > 0)).toEqual([granted]);
  });

  it.each<[string, object, string]>([
    ['begun within a month', { accrualFrom: '2026-01-15' }, 'accrualFrom'],
    ['of more than a day for an hour', { accrualLevels: [{ afterMonths: 0, days: '2' }] }, 'accrualLevels'],
  ])('%s is refused beside its field', async (_what, input, field) => {
    expect((await make(input)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });
});

describe('days overdrawn', () => {
  it('are forgiven when the leave year ends, where the type says so, and told why', async () => {
    const id = (
      await make({
        employeeType: null,
        accrualFrequency: null,
        accrualFrom: null,
        accrualLevels: [],
        negativeTo: '5',
        carryOverForgives: true,
      })
    ).data.createLeaveType.id;
    await hr.graphql('mutation($input: LeaveAdjustmentInput!) { createLeaveAdjustment(input: $input) { id } }', {
      input: {
        employeeId: mona,
        typeId: id,
        kind: 'adjustment',
        days: '-2',
        effectiveDate: '2025-06-01',
        reason: 'Taken in advance',
      },
    });
    await accrue();
    await accrue();
    const { data } = await hr.graphql(
      'query($id: ID!) { leaveStatements(employeeId: $id) { balance rules trace { days rule } } }',
      { id: mona },
    );
    expect(data.leaveStatements[0]).toMatchObject({
      balance: '0',
      trace: [
        { days: '-2', rule: null },
        { days: '2', rule: 'a negative balance is written off then' },
      ],
    });
    expect(data.leaveStatements[0].rules[0]).toContain('a negative balance is written off then');
  });
});
