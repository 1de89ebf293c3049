import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { standardRoles } from '../administration/company-role/standard-roles';
import { grants } from './home.fixture';

/** A company on a day on which there is something of everything the home page tells. */
export let test: TestApp;
export let company: string;
let clinic: string;
export let [boss, mona, sami, lina]: string[] = [];
export const people: Record<string, Person> = {};
export const add = (area: string, values: object, where = company) => insertRow(test, area, where, { ...values });
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
