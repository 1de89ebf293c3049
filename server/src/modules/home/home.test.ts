import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { standardRoles } from '../administration/company-role/standard-roles';
import { ask, counts, figuresIn, grants, home, homeQueries, listTotal, type HomeQuery } from './home.fixture';

let test: TestApp;
let company: string;
let clinic: string;
let [boss, mona, sami, lina]: string[] = [];
const people: Record<string, Person> = {};
const add = (area: string, values: object, where = company) => insertRow(test, area, where, { ...values });

// A Tuesday at noon in Dubai.
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-10T08:00:00Z') });
  company = await test.company({ name: 'Harbour', legal_name: 'Harbour LLC' });
  clinic = await add('Department', { name: 'Clinic' });
  const office = await add('Department', { name: 'Office' });
  const morning = await add('Shift', {
    title: 'Morning',
    kind: 'times',
    totalHours: '8',
    periods: [{ start: '08:00', end: '11:00', graceIn: 10, graceOut: 0 }],
  });
  const late = await add('Shift', {
    title: 'Long',
    kind: 'times',
    totalHours: '8',
    periods: [{ start: '10:00', end: '18:00', graceIn: 0, graceOut: 0 }],
  });
  const hire = (firstName: string, values: object, where = company) =>
    add(
      'Employee',
      { firstName, lastName: 'Haddad', hireDate: '2024-01-01', status: 'active', birthDate: '1990-07-01', ...values },
      where,
    );
  boss = await hire('Bo', { departmentId: office, birthDate: '1980-03-10', openingPaidLeaveDays: '20' });
  mona = await hire('Mona', {
    departmentId: clinic,
    managerId: boss,
    shiftId: morning,
    hireDate: '2021-03-20',
    openingPaidLeaveDays: '10',
  });
  sami = await hire('Sami', {
    departmentId: clinic,
    managerId: boss,
    shiftId: morning,
    exitDate: '2026-04-15',
    status: 'notice',
  });
  lina = await hire('Lina', {
    departmentId: clinic,
    managerId: boss,
    shiftId: late,
    hireDate: '2026-03-02',
    birthDate: '1999-03-24',
  });
  await hire('Zoe', { shiftId: late, hireDate: '2025-11-11' });
  await hire('Gone', { hireDate: '2022-01-01', exitDate: '2025-12-31', status: 'exited' });
  await hire('Soon', { hireDate: '2026-04-01', status: 'onboarding', departmentId: clinic });
  await hire('Draft', { hireDate: '2026-03-05', status: 'draft' });
  const present = (employeeId: string, timeIn: string, startedAt: string) =>
    add('Attendance', {
      employeeId,
      date: '2026-03-10',
      timeIn,
      timeZone: 'Asia/Dubai',
      startedAt,
      timeOut: null,
      endedAt: null,
    });
  await present(mona, '08:20', '2026-03-10T04:20:00Z');
  await present(boss, '09:00', '2026-03-10T05:00:00Z');
  const leave = (employeeId: string, fromDate: string, toDate: string, status: string, more: object = {}) =>
    add('EmployeeLeave', {
      employeeId,
      kind: 'paid',
      unit: 'daily',
      fromPart: 'am',
      toPart: 'pm',
      fromTime: null,
      toTime: null,
      fromDate,
      toDate,
      status,
      ...more,
    });
  await leave(lina, '2026-03-09', '2026-03-11', 'approved', { kind: 'sick' });
  await leave(mona, '2026-03-16', '2026-03-17', 'approved');
  await leave(mona, '2026-05-04', '2026-05-05', 'submitted');
  await leave(boss, '2026-06-01', '2026-06-02', 'submitted');
  const annual = await add('LeaveType', { name: 'Annual leave', requiresAllocation: true, sortOrder: 1 });
  const sick = await add('LeaveType', { name: 'Sick leave', requiresAllocation: false, sortOrder: 2 });
  const unused = await add('LeaveType', { name: 'Study leave', requiresAllocation: false, sortOrder: 3 });
  for (const [employeeId, typeId, balance, pending, available, taken, planned] of [
    [mona, annual, '27.5', '3', '22.5', '1.5', '2'],
    [mona, sick, '-5', '1', null, '5', '0'],
    [mona, unused, '0', '0', null, '0', '0'],
    [boss, annual, '9', '0', '0', '9', '9'],
  ] as const)
    await add('LeaveBalance', { employeeId, typeId, balance, pending, available, taken, planned });
  for (const [employeeId, days] of [
    [mona, '2026-03-01'],
    [mona, '2026-03-17'],
    [sami, '2026-03-18'],
    [sami, '2026-04-09'],
    [boss, '2026-06-08'],
  ] as const) {
    await add('EmployeeDocument', { employeeId, title: 'Passport', status: 'active', expiryDate: days });
  }
  await add('EmployeeDocument', { employeeId: sami, title: 'Old', status: 'archived', expiryDate: '2026-03-11' });
  await add('Document', { title: 'Licence', status: 'active', expiryDate: '2026-03-12' });
  for (const [employeeId, shortfall, cycleTo] of [
    [mona, '4.5', '2026-04-01'],
    [sami, '1', '2026-02-01'],
    [boss, '0', '2026-04-01'],
    [lina, '7', '2027-01-01'],
  ] as const) {
    await add('EmployeeLicence', { employeeId, shortfall, cycleTo, required: '10', cycleFrom: '2025-01-01' });
  }
  await add('EmployeeReward', { employeeId: mona, state: 'pending', reason: 'Night duty', amount: '250.000' });
  const [decidedAt, no] = [
    '2026-03-02T08:00:00Z',
    (
      (last) => () =>
        ++last
    )(0),
  ];
  for (const [employeeId, state, more] of [
    [mona, 'submitted', {}],
    [boss, 'returned', {}],
    [sami, 'approved', { decidedAt, dueOn: '2026-03-09' }],
    [sami, 'approved', { decidedAt }],
    [mona, 'fulfilled', { dueOn: '2026-03-05', fulfilledAt: '2026-03-04T08:00:00Z' }],
  ] as const)
    await add('FormRequest', { employeeId, state, no: no(), ...more });
  const run = (period: string, state: string, net: string, kind = 'regular') =>
    add('PayrollRun', {
      period,
      state,
      kind,
      net,
      gross: net,
      fromDate: `${period}-01`,
      toDate: `${period}-28`,
      currency: 'AED',
      employeeCount: 3,
    });
  const paid = await run('2026-02', 'approved', '900.250');
  await run('2026-02', 'approved', '99.750', 'off_cycle');
  for (const [period, state, net] of [
    ['2026-03', 'review', '1000.000'],
    ['2025-09', 'cancelled', '5000.000'],
  ] as const)
    await run(period, state, net);
  await add('Payslip', {
    runId: paid,
    employeeId: mona,
    period: '2026-02',
    state: 'posted',
    net: '300.000',
    difference: '10.000',
  });
  await test.inside(company, `update payroll_run set state = 'posted' where id = $1`, [paid]);

  const elsewhere = await test.company({ name: 'Cedar' });
  const stranger = await hire('Far', { birthDate: '1990-03-11' }, elsewhere);
  await add(
    'EmployeeLeave',
    { employeeId: stranger, fromDate: '2026-03-09', toDate: '2026-03-12', status: 'approved' },
    elsewhere,
  );
  await add('EmployeeDocument', { employeeId: stranger, status: 'active', expiryDate: '2026-03-12' }, elsewhere);
  for (const state of ['failed', 'sent']) await add('Mail', { state }, elsewhere);

  people.hr = await test.as({ company, grants: standardRoles.hr.grants() });
  people.manager = await test.as({
    company,
    employeeId: boss,
    grants: [...standardRoles.manager.grants(), ...standardRoles.employee.grants()],
  });
  people.employee = await test.as({ company, employeeId: mona, grants: standardRoles.employee.grants() });
  people.reader = await test.as({ company, grants: grants('company', { Department: ['read'] }) });
  people.admin = await test.as({ type: 'admin' });
  people.client = await test.as({ type: 'client', company });
  people.other = await test.as({ company: elsewhere, grants: standardRoles.hr.grants() });
});
afterAll(() => test.close());

describe('every number is the total of the list behind it', () => {
  const inside = (Object.keys(homeQueries) as HomeQuery[]).filter((query) => query !== 'homePlatform');
  it.each([
    ...['hr', 'manager', 'employee', 'reader', 'other'].flatMap((who) =>
      inside.map((query): [string, HomeQuery] => [who, query]),
    ),
    ['admin', 'homePlatform'] as [string, HomeQuery],
  ])('for %s in %s', async (who, query) => {
    for (const [place, figure] of figuresIn(await home(people[who]!, query))) {
      // What failed stands inside the companies.
      if (place.startsWith('.failedMails')) continue;
      expect({ place, total: await listTotal(people[who]!, figure) }).toEqual({ place, total: figure.count });
    }
  });
});

describe('the people', () => {
  it('are counted for HR with who comes and goes, and by department', async () => {
    const { headcount, months, joinersNext, leaversNext, departments, departmentCount } = await home(
      people.hr!,
      'homePeople',
    );
    expect([headcount.count, joinersNext.count, leaversNext.count, departmentCount]).toEqual([5, 1, 1, 2]);
    expect(months.map(({ month }: { month: string }) => month)).toEqual([
      '2025-04',
      '2025-05',
      '2025-06',
      '2025-07',
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
    expect(
      months.slice(-5).map(({ headcount: { count }, joiners, leavers }: any) => [count, joiners.count, leavers.count]),
    ).toEqual([
      [5, 1, 0],
      [5, 0, 1],
      [4, 0, 0],
      [4, 0, 0],
      [5, 1, 0],
    ]);
    expect(departments.map(({ name, people: { count } }: any) => [name, count])).toEqual([
      ['Clinic', 3],
      ['Office', 1],
      [null, 1],
    ]);
  });

  it('are those of the team for a manager, and nobody else for an employee', async () => {
    expect((await home(people.manager!, 'homePeople')).headcount.count).toBe(4);
    expect((await home(people.employee!, 'homePeople')).headcount.count).toBe(1);
  });

  it("whose probation or limited contract ends within a month are told, unless they leave anyway or are none of the reader's", async () => {
    for (const [id, days] of [
      [lina, `probation_end = '2026-04-09'`],
      [mona, `contract_end = '2026-03-10'`],
      [boss, `contract_end = '2026-04-10'`],
      [sami, `contract_end = '2026-04-01'`],
    ]) {
      await test.inside(company, `update employee set ${days} where id = $1`, [id]);
    }
    const told = async (who: Person) =>
      (await home(who, 'homeDates'))
        .filter(({ occasion }: any) => occasion.endsWith('_end'))
        .map(({ occasion, name, date }: any) => [occasion, name, date]);
    expect(await told(people.hr!)).toEqual([
      ['contract_end', 'Mona Haddad', '2026-03-10'],
      ['probation_end', 'Lina Haddad', '2026-04-09'],
    ]);
    expect(await told(people.employee!)).toEqual([['contract_end', 'Mona Haddad', '2026-03-10']]);
    await test.inside(company, 'update employee set probation_end = null, contract_end = null where company_id = $1', [
      company,
    ]);
  });

  it('celebrate in the coming fortnight; no year of birth is told', async () => {
    const dates = await home(people.hr!, 'homeDates');
    expect(dates.map(({ occasion, date, name, years }: any) => [occasion, date, name, years])).toEqual([
      ['birthday', '2026-03-10', 'Bo Haddad', null],
      ['anniversary', '2026-03-20', 'Mona Haddad', 5],
      ['birthday', '2026-03-24', 'Lina Haddad', null],
    ]);
    expect(await home(people.reader!, 'homeDates')).toBeNull();
  });
});

describe('who is away', () => {
  const groupsOf = async (who: Person) =>
    Object.fromEntries(
      (await home(who, 'homeAbsence')).groups.map(({ reason, figure, people: named }: any) => [
        reason,
        [figure.count, ...named.map(({ name }: any) => name)],
      ]),
    );

  it('is told by reason: leave goes before absence, and times that have begun before those that have passed', async () => {
    expect(await groupsOf(people.hr!)).toEqual({
      leave: [1, 'Lina Haddad'],
      absent: [1, 'Sami Haddad'],
      expected: [1, 'Zoe Haddad'],
      late: [1, 'Mona Haddad'],
    });
    expect(await groupsOf(people.manager!)).toEqual({
      leave: [1, 'Lina Haddad'],
      absent: [1, 'Sami Haddad'],
      expected: [0],
      late: [1, 'Mona Haddad'],
    });
  });

  it('is what the sheet of the day says', async () => {
    const { data } = await people.hr!.graphql(
      '{ attendanceSheet(from: "2026-03-10", to: "2026-03-10") { rows { employeeName days { status late } } } }',
    );
    const days = data.attendanceSheet.rows.map(({ employeeName, days: [day] }: any) => [
      employeeName.split(' ')[0],
      day.status,
      day.late > 0,
    ]);
    expect(days).toEqual(
      expect.arrayContaining([
        ['Lina', 'leave', false],
        ['Sami', 'absent', false],
        ['Zoe', 'upcoming', false],
        ['Mona', 'in_now', true],
      ]),
    );
  });

  it('is refused for several days at once', async () => {
    expect(
      (await people.hr!.graphql('{ attendanceSheet(from: "2026-03-09", to: "2026-03-10", standing: late) { total } }'))
        .errors?.[0]?.extensions,
    ).toMatchObject({ code: 'INVALID', field: 'standing' });
  });

  it('is told to a colleague by name alone, where their role lets them see it', async () => {
    expect((await home(people.employee!, 'homeMine')).away).toEqual([
      { id: lina, name: 'Lina Haddad', until: '2026-03-11' },
    ]);
    const blind = await test.as({ company, employeeId: sami, grants: grants('own', { EmployeeLeave: ['read'] }) });
    expect((await home(blind, 'homeMine')).away).toBeNull();
  });
});

describe('what waits for a decision', () => {
  const items = async (who: Person) =>
    (await home(who, 'homeApprovals')).items
      .map(({ subject, who: whom, amount }: any) => [subject, whom, amount])
      .sort();

  it('is one list for HR', async () => {
    expect(await items(people.hr!)).toEqual([
      ['EmployeeLeave', 'Bo Haddad', null],
      ['EmployeeLeave', 'Mona Haddad', null],
      ['EmployeeReward', 'Mona Haddad', '250.000'],
      ['FormRequest', 'Mona Haddad', null],
      ['FormRequest', 'Sami Haddad', null],
    ]);
    expect(
      [
        ...new Set(
          (await home(people.hr!, 'homeApprovals')).items.map(
            ({ subject, leaveKind }: any) => `${subject} ${leaveKind}`,
          ),
        ),
      ].sort(),
    ).toEqual(['EmployeeLeave paid', 'EmployeeReward null', 'FormRequest null']);
  });

  it('leaves out for a manager what is their own and what their role does not decide', async () => {
    expect(await items(people.manager!)).toEqual([
      ['EmployeeLeave', 'Mona Haddad', null],
      ['FormRequest', 'Mona Haddad', null],
    ]);
    expect(await home(people.employee!, 'homeApprovals')).toBeNull();
  });

  it('names to whom may fulfil them the approved requests that are due on a day, and tells which are overdue', async () => {
    const toFulfil = async (who: Person) =>
      (await home(who, 'homeApprovals')).items
        .filter(({ verb }: any) => verb === 'fulfil')
        .map(({ who: whom, dueOn, dueStanding }: any) => [whom, dueOn, dueStanding]);
    expect(await toFulfil(people.hr!)).toEqual([['Sami Haddad', '2026-03-09', 'overdue']]);
    expect(await toFulfil(people.manager!)).toEqual([]);
  });

  it('hides amounts from who may not read them', async () => {
    const blind = await test.as({ company, grants: grants('company', { EmployeeReward: ['read', 'approve'] }) });
    expect(await items(blind)).toEqual([['EmployeeReward', null, null]]);
  });
});

describe('pay', () => {
  it('tells where this month stands and what each month cost, exactly', async () => {
    const { period, run, runs, months } = await home(people.hr!, 'homePayroll');
    expect([period, run.state, run.net, runs.count]).toEqual(['2026-03', 'review', '1000.000', 1]);
    expect(
      months
        .filter(({ net }: any) => net !== '0')
        .map(({ month, net, gross, runs: { count } }: any) => [month, net, gross, count]),
    ).toEqual([['2026-02', '1000.000', '1000.000', 2]]);
    expect(await home(people.manager!, 'homePayroll')).toBeNull();
  });

  it('points at the earliest month that is still to be done, not past it', async () => {
    const other = await test.company();
    const clerk = await test.as({ company: other, grants: grants('company', { PayrollRun: ['read'] }) });
    const next = async (period: string, state: string) => {
      await add(
        'PayrollRun',
        { period, state, kind: 'regular', fromDate: `${period}-01`, toDate: `${period}-28`, currency: 'AED' },
        other,
      );
      return (await home(clerk, 'homePayroll')).period;
    };
    expect((await home(clerk, 'homePayroll')).period).toBe('2026-03');
    expect([
      await next('2025-12', 'posted'),
      await next('2026-03', 'review'),
      await next('2026-02', 'approved'),
      await next('2026-01', 'cancelled'),
    ]).toEqual(['2026-01', '2026-03', '2026-02', '2026-02']);
  });

  it('shows an employee their last payslip alone', async () => {
    expect((await home(people.employee!, 'homeMine')).payslip).toMatchObject({
      period: '2026-02',
      net: '300.000',
      difference: '10.000',
    });
    expect((await home(people.manager!, 'homeMine')).payslip).toBeNull();
  });
});

describe('papers', () => {
  it('are counted once each by time to expiry, archived ones not at all', async () => {
    const { ofEmployees, ofCompany, credits } = await home(people.hr!, 'homePapers');
    expect(counts(ofEmployees)).toEqual({ expired: 1, week: 1, month: 2, quarter: 1 });
    expect(counts(ofCompany)).toEqual({ expired: 0, week: 1, month: 0, quarter: 0 });
    expect(counts(credits)).toEqual({ overdue: 1, soon: 1, short: 3 });
  });

  it("are one's own for an employee", async () => {
    expect(counts((await home(people.employee!, 'homeMine')).documents)).toEqual({
      expired: 1,
      week: 1,
      month: 0,
      quarter: 0,
    });
    expect((await home(people.employee!, 'homePapers')).ofCompany).toBeNull();
  });
});

it('an employee sees of their leave what their balances have, first what can be asked for, and what is taken without being given is not short of anything', async () => {
  const { leave, nextLeave, leaveWaiting, requestsWaiting, requestsFulfilled } = await home(
    people.employee!,
    'homeMine',
  );
  expect(leave).toEqual([
    {
      title: 'Annual leave',
      balance: '27.5000',
      waiting: '3.0000',
      available: '22.5000',
      taken: '1.5000',
      ahead: '2.0000',
    },
    { title: 'Sick leave', balance: '-5.0000', waiting: '1.0000', available: null, taken: '5.0000', ahead: '0.0000' },
  ]);
  expect([nextLeave.fromDate, leaveWaiting.count, requestsWaiting.count, requestsFulfilled.count]).toEqual([
    '2026-03-16',
    1,
    1,
    1,
  ]);
});

describe('outside any company', () => {
  it('an admin sees the product as a whole', async () => {
    const { companies, newest, users, employees, failedMails, failedJobs } = await home(people.admin!, 'homePlatform');
    expect(companies.count).toBeGreaterThanOrEqual(2);
    expect(newest.map(({ name }: any) => name)).toEqual(expect.arrayContaining(['Harbour', 'Cedar']));
    expect([users.count > 5, employees, Array.isArray(failedJobs)]).toEqual([true, expect.any(Number), true]);
    expect(employees).toBeGreaterThanOrEqual(7);
    expect(failedMails.find(({ name }: any) => name === 'Cedar').mails).toMatchObject({ count: 1, subject: 'Mail' });
  });

  it('support sees no more than it may, and nobody inside a company anything', async () => {
    const support = await test.as({ grants: grants('company', { Company: ['read'] }) });
    expect(await home(support, 'homePlatform')).toMatchObject({
      users: null,
      employees: null,
      failedMails: null,
      failedJobs: null,
    });
    expect(await home(people.hr!, 'homePlatform')).toBeNull();
    expect((await ask(people.admin!, 'homePeople')).errors?.[0]?.extensions.code).toBe('NO_COMPANY');
  });
});

describe('who may do nothing', () => {
  it.each(Object.keys(homeQueries).filter((query) => query !== 'homePlatform') as HomeQuery[])(
    'gets nothing of %s',
    async (query) => {
      expect(await home(people.client!, query)).toBeNull();
      if (query !== 'homePeople') expect(await home(people.reader!, query)).toBeNull();
    },
  );
});
