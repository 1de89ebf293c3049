import { insertRow } from '../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { inTransaction } from '../../../platform/database/transaction';
import { accrueLeave } from '../employee-leave/leave.job';

let now = new Date('2026-03-01T08:00:00Z');
let test: TestApp;
let company: string;
let mona: string;
let annual: string;
let hr: Person;
let employee: Person;
let other: Person;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-03-01T08:00:00Z');
  company = await test.company();
  mona = await insertRow(test, 'Employee', company, {
    hireDate: '2020-01-01',
    firstName: 'Mona',
    lastName: 'Haddad',
  });
  hr = await test.as({ type: 'admin', company });
  employee = await test.as({
    company,
    employeeId: mona,
    grants: [
      { subject: 'LeaveType', action: 'read', scope: 'company' },
      ...[
        ['Employee', 'read'],
        ['EmployeeLeave', 'read'],
        ['EmployeeLeave', 'create'],
        ['EmployeeLeave', 'cancel'],
        ['LeaveBalance', 'read'],
        ['LeaveLedgerEntry', 'read'],
      ].map(([subject, action]) => ({ subject: subject!, action: action!, scope: 'own' as const })),
    ],
  });
  other = await test.as({
    company,
    employeeId: await insertRow(test, 'Employee', company, {}),
    grants: [{ subject: 'LeaveBalance', action: 'read', scope: 'own' }],
  });
  annual = (
    await hr.graphql('mutation($input: LeaveTypeInput!) { createLeaveType(input: $input) { id } }', {
      input: {
        code: 'A',
        name: 'Annual leave',
        requiresAllocation: true,
        accrualFrequency: 'monthly',
        accrualFrom: '2025-01-01',
        accrualLevels: [{ afterMonths: 0, days: '1' }],
        carryOver: 'capped',
        carryOverMost: '5',
        carryOverMonths: 3,
      },
    })
  ).data.createLeaveType.id;
});
afterAll(() => test.close());

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const accrue = () => accrueLeave(test.app.services);
const ask = (fromDate: string, toDate: string, who = employee) =>
  who.graphql('mutation($input: EmployeeLeaveInput!) { createEmployeeLeave(input: $input) { id version } }', {
    input: { employeeId: mona, typeId: annual, fromDate, toDate },
  });
const asked = async (fromDate: string, toDate: string) =>
  (await ask(fromDate, toDate)).data.createEmployeeLeave as { id: string; version: number };
const decide = (verb: 'approve' | 'cancel', { id, version }: { id: string; version: number }) =>
  hr.graphql(
    `mutation($id: ID!, $v: Int!) { done: ${verb}EmployeeLeave(id: $id, version: $v) { id version status totalDays dayRows { date kind minutes } } }`,
    { id, v: version },
  );
const statement = async (day?: string, who = employee) =>
  (
    await who.graphql(
      'query($id: ID!, $day: Date) { leaveStatements(employeeId: $id, day: $day) { balance lots { days expiresOn } trace { date kind days balance isForeseen from { days givenOn } } } }',
      { id: mona, day },
    )
  ).data?.leaveStatements?.[0];
const balance = async (day?: string) => (await statement(day))?.balance;
const listed = async () =>
  (
    await hr.graphql(
      'query($id: ID!) { leaveBalances(filter: {employeeId: {eq: $id}}) { rows { balance taken planned pending employeeName typeMark { title } } } }',
      { id: mona },
    )
  ).data.leaveBalances.rows[0];

describe('the ledger of leave', () => {
  it('catches up every month nobody ran it for, in order, and never grants twice', async () => {
    await Promise.all([accrue(), accrue()]);
    await accrue();
    const rows = (
      await hr.graphql(
        'query($id: ID!) { leaveLedgerEntries(filter: {employeeId: {eq: $id}}, limit: 100, sort: [{field: effectiveDate}]) { rows { kind days effectiveDate } } }',
        { id: mona },
      )
    ).data.leaveLedgerEntries.rows;
    expect(
      rows
        .filter(({ kind }: { kind: string }) => kind === 'accrual')
        .map(({ effectiveDate }: { effectiveDate: string }) => effectiveDate.slice(0, 7)),
    ).toEqual([
      ...Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`),
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
    expect(
      rows
        .filter(({ kind }: { kind: string }) => kind === 'lapse' || kind === 'carry_over')
        .map(({ kind, days }: { kind: string; days: string }) => [kind, Number(days)])
        .sort(),
    ).toEqual([
      ['carry_over', 5],
      ['lapse', -12],
    ]);
    expect([
      await balance('2025-12-31'),
      await balance(),
      await balance('2026-04-01'),
      await balance('2026-12-31'),
    ]).toEqual(['12', '8', '4', '12']);
  });

  it('is closed by one kind of year: another is refused once a year was closed, and until then is free', async () => {
    const change = (version: number, yearBasis: string) =>
      hr.graphql(
        'mutation($id: ID!, $v: Int!, $basis: LeaveYearBasis!) { updateLeaveType(id: $id, version: $v, input: {yearBasis: $basis}) { yearBasis version } }',
        { id: annual, v: version, basis: yearBasis },
      );
    expect((await change(1, 'service')).data.updateLeaveType).toEqual({ yearBasis: 'service', version: 2 });
    await change(2, 'calendar');
    await accrue();
    expect((await change(3, 'service')).errors).toMatchObject([
      {
        message: expect.stringContaining('closed already, the first on 2025-12-31. Make a new type'),
        extensions: { code: 'CONFLICT', field: 'yearBasis' },
      },
    ]);
    expect(await balance()).toBe('8');
  });

  it.each<[string, boolean, boolean, number[]]>([
    ['both by their days', true, true, [0.4839, 0.5]],
    ['the first whole', false, true, [1, 0.5]],
    ['the last whole', true, false, [0.4839, 1]],
    ['both whole', false, false, [1, 1]],
  ])('grants the months somebody joins and leaves in as the type says: %s', async (_name, first, last, granted) => {
    const made = await hr.graphql(
      'mutation($id: ID!, $input: LeaveTypeChanges!) { updateLeaveType(id: $id, version: 1, input: $input) { accrualProratesFirst accrualProratesLast } }',
      { id: annual, input: { accrualProratesFirst: first, accrualProratesLast: last } },
    );
    expect(made.data.updateLeaveType).toEqual({ accrualProratesFirst: first, accrualProratesLast: last });
    const id = await insertRow(test, 'Employee', company, {
      hireDate: '2026-01-17',
      exitDate: '2026-02-14',
    });
    await accrue();
    const lines = await test.inside<{ days: string }>(
      company,
      `select days from leave_ledger_entry where employee_id = $1 and kind = 'accrual' order by effective_date`,
      [id],
    );
    expect(lines.map(({ days }) => Number(days))).toEqual(granted);
  });

  it('is never changed nor emptied, whoever tries', async () => {
    await accrue();
    for (const sql of ['update leave_ledger_entry set days = 99', 'delete from leave_ledger_entry']) {
      await expect(
        inTransaction(test.app.services.pool, { companyId: company }, 'write', (tx) => tx.query(sql)),
      ).rejects.toThrow('permission denied');
    }
    expect(await balance()).toBe('8');
  });

  it('loses a day for each day of approved leave and gets them back when it is cancelled', async () => {
    await accrue();
    const leave = await asked('2026-03-30', '2026-04-02');
    expect(await listed()).toMatchObject({
      balance: '8.0000',
      pending: '4.0000',
      employeeName: 'Mona Haddad',
      typeMark: { title: 'Annual leave' },
    });
    const {
      data: { done },
    } = await decide('approve', leave);
    expect(done).toMatchObject({
      status: 'approved',
      totalDays: '4.0000',
      dayRows: [{ date: '2026-03-30', kind: 'work', minutes: 480 }, {}, {}, {}],
    });
    // The carried days end on 31 March: two of the four came from them, two from the new year's.
    expect([await balance('2026-03-31'), await balance('2026-04-02')]).toEqual(['6', '2']);
    expect((await statement('2026-03-31')).trace.at(-1)).toMatchObject({
      kind: 'consumption',
      days: '-1',
      from: [{ days: '1', givenOn: '2026-01-01' }],
    });
    expect(await listed()).toMatchObject({ pending: '0.0000', planned: '4.0000' });
    await decide('cancel', done);
    expect([await balance('2026-03-31'), await balance('2026-04-02')]).toEqual(['8', '4']);
    expect(await listed()).toMatchObject({ balance: '8.0000', planned: '0.0000' });
  });

  it('refuses what it does not reach for, beside the field, and counts what will be granted until then', async () => {
    await accrue();
    const { errors } = await ask('2026-03-09', '2026-03-19');
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'INVALID', field: 'toDate' },
      message: expect.stringContaining('by 1 day.'),
    });
    expect(codeOf(await ask('2026-12-07', '2026-12-18'))).toBeUndefined();
  });

  it('is not overdrawn by two approvals at once', async () => {
    await accrue();
    const pair = [await asked('2026-03-09', '2026-03-12'), await asked('2026-03-16', '2026-03-19')];
    await hr.graphql('mutation($input: LeaveAdjustmentInput!) { createLeaveAdjustment(input: $input) { id } }', {
      input: { employeeId: mona, typeId: annual, days: '-2', effectiveDate: '2026-03-01', reason: 'Corrected' },
    });
    const answers = await Promise.all(pair.map((leave) => decide('approve', leave)));
    expect(answers.map((answer) => codeOf(answer) ?? answer.data.done.status).sort()).toEqual(['CONFLICT', 'approved']);
    expect(await balance('2026-03-20')).toBe('2');
  });

  it.each([
    ['what is left before it', '2026-12-21', '2026-12-21', 'asked'],
    ['more than is left before it', '2026-12-21', '2026-12-22', 'toDate'],
  ])('leave that waits over the new year leaves %s to be asked for', async (_what, from, to, outcome) => {
    const grants = {
      accrualFrequency: 'yearly',
      accrualFrom: '2026-01-01',
      carryOver: 'all',
      carryOverMost: null,
      carryOverMonths: null,
    };
    const input = {
      code: 'Y',
      name: 'Yearly leave',
      requiresAllocation: true,
      ...grants,
      accrualLevels: [
        { afterMonths: 0, days: '5' },
        { afterMonths: 84, days: '20' },
      ],
    };
    annual = (
      await hr.graphql('mutation($input: LeaveTypeInput!) { createLeaveType(input: $input) { id } }', { input })
    ).data.createLeaveType.id;
    await accrue();
    // Four of its ten days lie in December.
    await asked('2026-12-28', '2027-01-08');
    expect((await ask(from, to)).errors?.[0]?.extensions.field ?? 'asked').toBe(outcome);
  });

  it.each([1, 2, 3])('is not overdrawn by two requests at once: %#', async () => {
    await accrue();
    const answers = await Promise.all([ask('2026-03-09', '2026-03-13'), ask('2026-03-16', '2026-03-20', hr)]);
    expect(answers.map((answer) => answer.errors?.[0]?.extensions.field ?? 'asked').sort()).toEqual([
      'asked',
      'toDate',
    ]);
    expect(await listed()).toMatchObject({ pending: '5.0000' });
  });

  it('is not overdrawn by two requests made longer at once', async () => {
    await accrue();
    const pair = [await asked('2026-03-09', '2026-03-11'), await asked('2026-03-16', '2026-03-18')];
    const longer = ({ id, version }: { id: string; version: number }, toDate: string) =>
      hr.graphql(
        'mutation($id: ID!, $v: Int!, $to: Date!) { updateEmployeeLeave(id: $id, version: $v, input: {toDate: $to}) { id } }',
        { id, v: version, to: toDate },
      );
    const answers = await Promise.all([longer(pair[0]!, '2026-03-13'), longer(pair[1]!, '2026-03-20')]);
    expect(answers.map((answer) => answer.errors?.[0]?.extensions.field ?? 'asked').sort()).toEqual([
      'asked',
      'toDate',
    ]);
  });

  it('gives a day back when a holiday is put into approved leave, and tells who is away', async () => {
    await accrue();
    await decide('approve', await asked('2026-03-09', '2026-03-12'));
    await hr.graphql('mutation { createHoliday(input: {name: "Mourning", firstDay: "2026-03-11"}) { id } }');
    expect(await balance('2026-03-12')).toBe('5');
    const { data } = await employee.graphql('{ notifications { rows { kind } } }');
    expect(data.notifications.rows.map(({ kind }: { kind: string }) => kind)).toContain('leave_given_back');
  });

  it('is adjusted by hand with a reason, and taken back by deleting it', async () => {
    const adjust = (input: object) =>
      hr.graphql('mutation($input: LeaveAdjustmentInput!) { createLeaveAdjustment(input: $input) { id } }', {
        input: {
          employeeId: mona,
          typeId: annual,
          kind: 'opening',
          days: '7.5',
          effectiveDate: '2026-02-01',
          reason: 'Brought along',
          ...input,
        },
      });
    expect((await adjust({ days: '0' })).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'days' });
    expect((await adjust({ effectiveDate: '2019-12-31' })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'effectiveDate',
    });
    const {
      data: {
        createLeaveAdjustment: { id },
      },
    } = await adjust({});
    expect(await listed()).toMatchObject({ balance: '7.5000' });
    await hr.graphql('mutation($ids: [ID!]!) { deleteLeaveAdjustments(ids: $ids) { done } }', { ids: [id] });
    expect(await listed()).toMatchObject({ balance: '0.0000' });
    await hr.graphql('mutation($ids: [ID!]!) { restoreLeaveAdjustments(ids: $ids) { done } }', { ids: [id] });
    expect(await listed()).toMatchObject({ balance: '7.5000' });
  });

  it('shows a balance to whom it may concern only', async () => {
    await accrue();
    expect(
      codeOf(await other.graphql('query($id: ID!) { leaveStatements(employeeId: $id) { balance } }', { id: mona })),
    ).toBe('NOT_FOUND');
    expect((await employee.graphql('{ leaveBalances { rows { employeeId } } }')).data.leaveBalances.rows).toEqual([
      { employeeId: mona },
    ]);
  });
});
