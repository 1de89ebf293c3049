import { insertRow } from '../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { accrueLeave } from './leave.job';

let test: TestApp;
let company: string;
let mona: string;
let typeId: string;
let hr: Person;
let boss: Person;
let employee: Person;

const now = new Date('2026-03-01T08:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  company = await test.company();
  const manager = await insertRow(test, 'Employee', company, {
    hireDate: '2020-01-01',
    firstName: 'Badr',
    lastName: 'Saleh',
  });
  mona = await insertRow(test, 'Employee', company, {
    hireDate: '2020-01-01',
    firstName: 'Mona',
    lastName: 'Haddad',
    managerId: manager,
  });
  hr = await test.as({ type: 'admin', company });
  boss = await test.as({
    company,
    employeeId: manager,
    grants: ['read', 'approve', 'reject'].map((action) => ({
      subject: 'EmployeeLeave',
      action,
      scope: 'team' as const,
    })),
  });
  employee = await test.as({
    company,
    employeeId: mona,
    grants: [
      { subject: 'LeaveType', action: 'read', scope: 'company' },
      ...[
        ['Employee', 'read'],
        ['EmployeeLeave', 'read'],
        ['EmployeeLeave', 'create'],
        ['EmployeeLeave', 'update'],
        ['LeaveBalance', 'read'],
      ].map(([subject, action]) => ({ subject: subject!, action: action!, scope: 'own' as const })),
    ],
  });
  // One day a month since January: 3 days by March, 4 in April.
  typeId = (
    await hr.graphql('mutation($i: LeaveTypeInput!) { createLeaveType(input: $i) { id } }', {
      i: {
        code: 'A',
        name: 'Annual leave',
        requiresAllocation: true,
        accrualFrequency: 'monthly',
        accrualFrom: '2026-01-01',
        accrualLevels: [{ afterMonths: 0, days: '1' }],
      },
    })
  ).data.createLeaveType.id;
  await accrueLeave(test.app.services);
});
afterAll(() => test.close());

const ask = (fromDate: string, toDate: string) =>
  employee.graphql(
    'mutation($i: EmployeeLeaveInput!) { made: createEmployeeLeave(input: $i) { id version totalDays } }',
    { i: { employeeId: mona, typeId, fromDate, toDate } },
  );
const asked = async (fromDate: string, toDate: string) =>
  (await ask(fromDate, toDate)).data.made as { id: string; version: number; totalDays: string };
const holiday = (firstDay: string) =>
  hr.graphql('mutation($i: HolidayInput!) { createHoliday(input: $i) { id } }', { i: { name: 'Mourning', firstDay } });
const shown = async (id: string, who = boss) =>
  (
    await who.graphql(
      'query($id: ID!) { leave: employeeLeave(id: $id) { version status totalDays workingDays dayList { date kind minutes } dayRows { date } } }',
      { id },
    )
  ).data.leave;
const approve = (id: string, version: number) =>
  boss.graphql(
    'mutation($id: ID!, $v: Int!) { made: approveEmployeeLeave(id: $id, version: $v) { totalDays dayRows { date kind minutes } } }',
    { id, v: version },
  );
const listed = async () =>
  (
    await hr.graphql(
      'query($id: ID!) { leaveBalances(filter: {employeeId: {eq: $id}}) { rows { balance pending available planned } } }',
      { id: mona },
    )
  ).data.leaveBalances.rows[0];
const statement = async (day?: string) =>
  (
    await employee.graphql(
      'query($id: ID!, $day: Date) { leaveStatements(employeeId: $id, day: $day) { balance waiting available } }',
      { id: mona, day },
    )
  ).data.leaveStatements[0];
const preview = async (fromDate: string, toDate: string) =>
  (
    await employee.graphql(
      'query($id: ID!, $span: LeaveSpanInput!) { leavePreview(employeeId: $id, span: $span) { balanceBefore balanceWaiting balanceAfter problemField } }',
      { id: mona, span: { unit: 'daily', fromDate, toDate, typeId } },
    )
  ).data.leavePreview;
const fieldOf = ({ errors }: Answer) => errors?.[0]?.extensions.field ?? 'asked';

describe('leave that waits', () => {
  it('follows a holiday that is put into it: what is shown, what it holds of the balance, and what it takes when it is approved', async () => {
    const { id, totalDays } = await asked('2026-03-09', '2026-03-11');
    expect([totalDays, (await listed()).pending]).toEqual(['3.0000', '3.0000']);
    await holiday('2026-03-10');
    const leave = await shown(id);
    expect(leave).toMatchObject({ status: 'submitted', totalDays: '2.0000', workingDays: '2', dayRows: [] });
    expect(leave.dayList.map(({ kind, minutes }: { kind: string; minutes: number }) => [kind, minutes])).toEqual([
      ['work', 480],
      ['holiday', 0],
      ['work', 480],
    ]);
    expect(await listed()).toMatchObject({ balance: '3.0000', pending: '2.0000', available: '1.0000' });
    const { data } = await approve(id, leave.version);
    expect(data.made).toEqual({
      totalDays: '2.0000',
      dayRows: [
        { date: '2026-03-09', kind: 'work', minutes: 480 },
        { date: '2026-03-10', kind: 'holiday', minutes: 0 },
        { date: '2026-03-11', kind: 'work', minutes: 480 },
      ],
    });
    expect(await listed()).toMatchObject({ pending: '0.0000', planned: '2.0000', available: '1.0000' });
    const { notifications } = (await employee.graphql('{ notifications { rows { kind } } }')).data;
    expect(notifications.rows.map(({ kind }: { kind: string }) => kind)).toEqual(['leave_approved']);
  });

  it('follows a holiday that is taken away again, also in days gone by', async () => {
    const [{ id }, back] = [
      await asked('2026-02-23', '2026-02-24'),
      (await holiday('2026-02-24')).data.createHoliday.id,
    ];
    expect((await shown(id)).totalDays).toBe('1.0000');
    await hr.graphql('mutation($ids: [ID!]!) { deleteHolidays(ids: $ids) { done } }', { ids: [back] });
    expect([(await shown(id)).totalDays, (await listed()).pending]).toEqual(['2.0000', '2.0000']);
  });

  it('follows its type that counts weekends from now on', async () => {
    await hr.graphql('mutation($i: LeaveAdjustmentInput!) { createLeaveAdjustment(input: $i) { id } }', {
      i: {
        employeeId: mona,
        typeId,
        kind: 'allocation',
        days: '5',
        effectiveDate: '2026-01-01',
        reason: 'Given for the test',
      },
    });
    const { id } = await asked('2026-03-12', '2026-03-17');
    await hr.graphql('mutation($id: ID!) { updateLeaveType(id: $id, version: 1, input: {weekends: between}) { id } }', {
      id: typeId,
    });
    expect([(await shown(id)).totalDays, await listed()]).toEqual([
      '6.0000',
      expect.objectContaining({ pending: '6.0000', available: '2.0000' }),
    ]);
  });

  it('decided by who saw other days than it takes now, is to be looked at again', async () => {
    const { id, version } = await asked('2026-03-09', '2026-03-11');
    await holiday('2026-03-10');
    expect((await approve(id, version)).errors?.[0]?.extensions.code).toBe('STALE');
  });

  it('is told beside the balance, with what can be asked for besides', async () => {
    expect(await statement()).toEqual({ balance: '3', waiting: '0', available: '3' });
    await asked('2026-03-09', '2026-03-10');
    expect([await statement(), await listed()]).toEqual([
      { balance: '3', waiting: '2', available: '1' },
      expect.objectContaining({ balance: '3.0000', pending: '2.0000', available: '1.0000' }),
    ]);
    expect(await statement('2026-04-01')).toEqual({ balance: '4', waiting: '2', available: '2' });
    expect(await preview('2026-04-07', '2026-04-07')).toEqual({
      balanceBefore: '4',
      balanceWaiting: '2',
      balanceAfter: '1',
      problemField: null,
    });
  });

  it("of a later day that is granted by then stands in nobody's way before", async () => {
    await asked('2026-09-07', '2026-09-11');
    expect([await statement(), fieldOf(await ask('2026-03-09', '2026-03-11'))]).toEqual([
      { balance: '3', waiting: '5', available: '3' },
      'asked',
    ]);
  });

  it.each<[string, string, string]>([
    ['as many days as can be asked for', '2026-12-15', 'asked'],
    ['a day more', '2026-12-16', 'toDate'],
  ])(
    'in a year into which little goes along: %s of what would lapse with the old one',
    async (_what, toDate, outcome) => {
      await hr.graphql(
        'mutation($id: ID!) { updateLeaveType(id: $id, version: 1, input: {carryOver: capped, carryOverMost: "2"}) { id } }',
        { id: typeId },
      );
      await asked('2027-01-05', '2027-01-06');
      expect(await statement('2026-12-01')).toEqual({ balance: '12', waiting: '2', available: '11' });
      expect(fieldOf(await ask('2026-12-01', toDate))).toBe(outcome);
    },
  );

  it.each<[string, string, string]>([
    ['no more than can be asked for', '2026-03-16', 'asked'],
    ['a day more than can be asked for', '2026-03-17', 'toDate'],
  ])('leaves %s to be asked for', async (_what, toDate, outcome) => {
    await asked('2026-03-09', '2026-03-10');
    expect((await statement()).available).toBe('1');
    expect([
      (await preview('2026-03-16', toDate)).problemField ?? 'asked',
      fieldOf(await ask('2026-03-16', toDate)),
    ]).toEqual([outcome, outcome]);
  });
});

describe('leave asked for while other of the same time waits', () => {
  const put = (input: object) =>
    employee.graphql('mutation($i: EmployeeLeaveInput!) { made: createEmployeeLeave(input: $i) { id version } }', {
      i: { employeeId: mona, kind: 'unpaid', ...input },
    });
  const outcome = ({ data, errors }: Answer): string =>
    errors ? `${errors[0]!.extensions.code} ${errors[0]!.extensions.field}` : data.made ? 'asked' : 'nothing';
  const monday = { fromDate: '2026-03-09', toDate: '2026-03-09' };
  const hours = (fromTime: string, toTime: string) => ({ ...monday, unit: 'hourly', fromTime, toTime });

  it('is refused, however often, and holds its days of the balance once', async () => {
    expect(outcome(await put({ ...monday, typeId, kind: 'paid' }))).toBe('asked');
    const answers = await Promise.all(Array.from({ length: 30 }, () => put({ ...monday, typeId, kind: 'paid' })));
    expect(answers.map(outcome)).toEqual(Array<string>(30).fill('INVALID fromDate'));
    expect(answers[0]!.errors![0]!.message).toBe(
      'This overlaps leave asked for from 2026-03-09 to 2026-03-09 that waits for approval. Choose other days, or change or withdraw that request.',
    );
    expect(await listed()).toMatchObject({ pending: '1.0000' });
    expect(await preview('2026-03-06', '2026-03-10')).toMatchObject({ problemField: 'fromDate' });
  });

  it('thirty times at once is asked for once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => put({ ...monday, typeId, kind: 'paid' })));
    expect(answers.map(outcome).toSorted()).toEqual([...Array<string>(29).fill('INVALID fromDate'), 'asked']);
  });

  it.each<[string, object, object, string]>([
    ['of any kind', monday, { ...monday, kind: 'sick' }, 'INVALID fromDate'],
    [
      'of which it takes a part',
      { fromDate: '2026-03-09', toDate: '2026-03-13' },
      { fromDate: '2026-03-12', toDate: '2026-03-16' },
      'INVALID fromDate',
    ],
    ['but for the other half of the day', { ...monday, toPart: 'am' }, { ...monday, fromPart: 'pm' }, 'asked'],
    ['the same half', { ...monday, toPart: 'am' }, { ...monday, toPart: 'am' }, 'INVALID fromDate'],
    ['but for other hours', hours('09:00', '11:00'), hours('11:00', '13:00'), 'asked'],
    ['hours of which it takes some', hours('09:00', '11:00'), hours('10:30', '13:00'), 'INVALID fromDate'],
    ['hours in the half that waits', { ...monday, toPart: 'am' }, hours('11:00', '13:00'), 'INVALID fromDate'],
    ['but for hours in its other half', { ...monday, toPart: 'am' }, hours('13:00', '15:00'), 'asked'],
  ])('%s', async (_law, first, second, expected) => {
    expect([outcome(await put(first)), outcome(await put(second))]).toEqual(['asked', expected]);
  });

  it('is told to who decides in minutes where it is by the hour, else in days', async () => {
    await put(hours('09:00', '11:30'));
    await put({ fromDate: '2026-03-10', toDate: '2026-03-10' });
    const { data } = await hr.graphql(
      '{ inbox: approvalsWaiting(subject: "EmployeeLeave") { rows { fromDate days leaveMinutes } } }',
    );
    expect(data.inbox.rows).toEqual([
      { fromDate: '2026-03-09', days: '0.3125', leaveMinutes: 150 },
      { fromDate: '2026-03-10', days: '1', leaveMinutes: null },
    ]);
  });

  it('is free again once that is rejected or withdrawn, and what is changed may not run into what waits', async () => {
    const { id, version } = await asked('2026-03-09', '2026-03-09');
    const other = (await put({ fromDate: '2026-03-10', toDate: '2026-03-10' })).data.made as {
      id: string;
      version: number;
    };
    const change = (input: object) =>
      employee.graphql(
        'mutation($id: ID!, $v: Int!, $i: EmployeeLeaveChanges!) { made: updateEmployeeLeave(id: $id, version: $v, input: $i) { id version } }',
        { id: other.id, v: other.version, i: input },
      );
    expect(outcome(await change({ fromDate: '2026-03-09' }))).toBe('INVALID fromDate');
    await boss.graphql(
      'mutation($id: ID!, $v: Int!) { rejectEmployeeLeave(id: $id, version: $v, reason: "Audit") { id } }',
      { id, v: version },
    );
    expect(outcome(await change({ fromDate: '2026-03-09' }))).toBe('asked');
  });

  it('and what was deleted comes back only where its time is free', async () => {
    const { id } = await asked('2026-03-09', '2026-03-09');
    await hr.graphql('mutation($ids: [ID!]!) { deleteEmployeeLeaves(ids: $ids) { done } }', { ids: [id] });
    await asked('2026-03-09', '2026-03-09');
    const { data, errors } = await hr.graphql('mutation($ids: [ID!]!) { restoreEmployeeLeaves(ids: $ids) { done } }', {
      ids: [id],
    });
    expect([data?.restoreEmployeeLeaves?.[0]?.done ?? false, errors?.length ?? 0]).toEqual([false, 0]);
  });
});
