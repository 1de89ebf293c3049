import { standardRoles } from '../../src/modules/administration/company-role/standard-roles';
import { attendanceJobs } from '../../src/modules/time/attendance-day/attendance-day.job';
import { payrollOffice, type Office } from '../../src/modules/pay/runs/payroll-run/payroll.fixture';
import { createTestApp, type Person, type TestApp } from '../test-app';

/**
 * March 2026 of a company of 120 people in the UAE, paid by the days of the calendar: 31 days from a Sunday on, weekend
 * on Saturday and Sunday. A salary of 9,300.00 is 300.00 a day of March, and 38.75 an hour for overtime (9,300 ÷ 30 ÷
 * 8).
 */
const march: Record<string, { lines: string[]; net: string }> = {
  // Hired on 16 March: 16 days × 300.00.
  JOIN: { lines: ['BASIC 4800.00'], net: '4800.000' },
  // Last day 20 March: 20 days × 300.00.
  LEFT: { lines: ['BASIC 6000.00'], net: '6000.000' },
  // Nights from 22:00 to 06:00: gone at 07:00 on the 31st and at 08:00 on 1 April, which is still the night of 31
  // March. 3 h × 38.75 × 125 % = 145.3125 (Art. 19 (2)).
  NIGHT: { lines: ['BASIC 9300.00', 'overtime 145.31'], net: '9445.310' },
  // Evenings from 14:00 to 22:00, gone at 00:30: 2.5 h between 22:00 and 4:00 × 38.75 × 150 % = 145.3125 (Art. 19 (3)).
  EVENING: { lines: ['BASIC 9300.00', 'night_overtime 145.31'], net: '9445.310' },
  // 2 of 8 hours unpaid: 300.00 × 0.25.
  HOURS: { lines: ['BASIC 9300.00', 'LEAVE_UNPAID 75.00'], net: '9225.000' },
  // Ill from 2 to 20 March. Days 1 to 15 are paid, from the 16th, 17 March, half is: 4 working days × 300.00 × 50 %
  // (Art. 31 (3)).
  SICK: { lines: ['BASIC 9300.00', 'LEAVE_SICK 600.00'], net: '8700.000' },
  // 11,000 at 8.4 % in 20 instalments: 591.32, rounded up to whole dirhams.
  LOAN: { lines: ['BASIC 9300.00', 'LOAN 592.00'], net: '8708.000' },
  // 15 days × 300.00, then 16 days × 12,400 ÷ 31 = 400.00.
  RAISE: { lines: ['BASIC 4500.00', 'BASIC 6400.00'], net: '10900.000' },
  // Two unpaid days, given back once March is closed.
  BACK: { lines: ['BASIC 9300.00', 'LEAVE_UNPAID 600.00'], net: '8700.000' },
};
const others = 111;
// M1 to M9 earn 1,002.25, M10 to M99 1,003.25, M100 to M111 1,004.25: 9,020.25 + 90,292.50 + 12,051.00. With the nine:
// + 75,923.62.
const marchNet = '187287.370';

let test: TestApp;
let office: Office;
let hr: Person;
let finance: Person;
const people: Record<string, string> = {};
const began = Date.now();
// The second of May, when both months are over.
const clock = () => new Date(Date.parse('2026-05-02T06:00:00Z') + Date.now() - began);

const ask = (who: Person, text: string, variables: object = {}): Promise<any> => office.ask(who, text, variables);
const create = (area: string, input: object, who = hr) =>
  ask(who, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const step = (verb: string, area: string, row: { id: string; version: number }, who = hr, fields = 'id version') =>
  ask(who, `mutation($id: ID!, $version: Int!) { ${verb}${area}(id: $id, version: $version) { ${fields} } }`, {
    id: row.id,
    version: row.version,
  });
const calculateDays = () =>
  attendanceJobs(test.app.services).calculate_attendance_of!({
    companyId: office.company,
    userId: hr.id,
    recordId: office.company,
  });
const slipsOf = async (run: { id: string }) =>
  Object.fromEntries(
    (await office.slips(run.id, hr)).map(({ employeeCode, lines, net }) => [
      employeeCode,
      { lines: lines.map(({ code, amount }: any) => `${code} ${amount}`), net },
    ]),
  );
const findings = async (run: { id: string }): Promise<string[]> =>
  (
    await ask(
      hr,
      'query($id: ID!) { payrollRunFindings(runId: $id) { code count people { employeeCode day details { en } } } }',
      { id: run.id },
    )
  ).map(({ code, count, people: [who] }: any) =>
    count > 9
      ? `${code} ${count}`
      : [code, who.employeeCode, who.day, ...who.details.map(({ en }: any) => en)].filter(Boolean).join(' '),
  );
const calculated = async (run: { id: string; version: number }) => {
  await step('calculate', 'PayrollRun', run);
  await office.work(run);
  return office.read(run.id, hr);
};
const finished = async (run: { id: string; version: number }) =>
  office.act('post', await office.act('approve', run, finance), finance);

async function leave(code: string, input: object): Promise<{ id: string; version: number }> {
  return step(
    'approve',
    'EmployeeLeave',
    await create('EmployeeLeave', { employeeId: people[code], ...input }),
    finance,
  );
}

beforeAll(async () => {
  test = await createTestApp({ clock });
  office = await payrollOffice(test, { weekend_days: [0, 6], payroll_day_basis: 'calendar' });
  const { hr: all } = standardRoles;
  [hr, finance] = [
    await test.as({ company: office.company, grants: all.grants() }),
    await test.as({ company: office.company, grants: all.grants() }),
  ];
  for (const code of Object.keys(march)) {
    const input = {
      code,
      firstName: 'Of the month',
      lastName: code,
      hireDate: code === 'JOIN' ? '2026-03-16' : code === 'LEFT' ? '2019-03-21' : '2024-01-01',
    };
    people[code] = (await create('Employee', input)).id;
    await create('EmployeeSalary', { employeeId: people[code], baseSalary: '9300', validFrom: input.hireDate });
  }
  await office.hireMany(others);
  for (const table of ['employee', 'employee_salary'])
    await office.sql(`update ${table} set updated_at = $2 where company_id = $1`, [office.company, clock()]);
  await office.sql(
    `insert into bank_account (company_id, id, version, created_at, updated_at, employee_id, holder, iban, bank_name, bic, valid_from, state)
    select company_id, left(md5('account' || id), 24), 1, now(), now(), id, code, $2, 'Bank', 'BBMEAEAD', '2024-01-01', 'verified' from employee where company_id = $1`,
    [office.company, test.app.services.cipher.encrypt('AE070331234567890123456')],
  );
  for (const { code, name, nameAr, kind, formula } of await ask(
    hr,
    '{ offeredPayComponents { code name nameAr kind formula } }',
  )) {
    if (['overtime', 'night_overtime'].includes(code))
      await create('PayComponent', { code, name, nameAr, kind, formula, prorated: false, validFrom: '2026-01-01' });
  }
});
afterAll(() => test.close());

async function shift(code: string, start: string, end: string): Promise<void> {
  const { id: shiftId } = await create('Shift', {
    title: `${start} to ${end}`,
    kind: 'times',
    periods: [{ start, end }],
  });
  const { version } = await ask(hr, 'query($id: ID!) { employee(id: $id) { version } }', { id: people[code] });
  await ask(
    hr,
    'mutation($id: ID!, $version: Int!, $input: EmployeeChanges!) { updateEmployee(id: $id, version: $version, input: $input) { id } }',
    { id: people[code], version, input: { shiftId, newShiftFrom: '2026-03-01' } },
  );
}

it('a month of 120 people is paid from punches to payslips, corrected after it was closed, one of them settled, and provided for those who stay', async () => {
  // What happened in March.
  await shift('NIGHT', '22:00', '06:00');
  await shift('EVENING', '14:00', '22:00');
  const { id: deviceId } = await create('PunchDevice', { name: 'Gate', kind: 'terminal' });
  const { token } = await ask(hr, 'mutation($id: ID!) { issue_tokenPunchDevice(id: $id) { token } }', { id: deviceId });
  const punches = [
    ['NIGHT', '2026-03-30T22:00:00+04:00'],
    ['NIGHT', '2026-03-31T07:00:00+04:00'],
    ['NIGHT', '2026-03-31T22:00:00+04:00'],
    ['NIGHT', '2026-04-01T08:00:00+04:00'],
    ['EVENING', '2026-03-02T14:00:00+04:00'],
    ['EVENING', '2026-03-03T00:30:00+04:00'],
  ].map(([employee, at], nth) => ({ employee, at, externalId: String(nth) }));
  const file = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Device ${token}` },
    body: JSON.stringify({ punches }),
  };
  const send = async (): Promise<string[]> =>
    ((await (await fetch(`${test.url}/device/punches`, file)).json()) as any).results.map(({ status }: any) => status);
  expect([await send(), await send()]).toEqual([punches.map(() => 'taken'), punches.map(() => 'repeated')]);
  await calculateDays();
  await create('LeaveType', {
    code: 'SICK',
    name: 'Sick leave',
    kind: 'sick',
    unit: 'day',
    paidPercent: '0',
    payTiers: [
      { upToDay: 15, percent: '100' },
      { upToDay: 30, percent: '50' },
      { upToDay: 90, percent: '0' },
    ],
  });
  await leave('SICK', { kind: 'sick', fromDate: '2026-03-02', toDate: '2026-03-20' });
  await leave('HOURS', {
    kind: 'unpaid',
    unit: 'hourly',
    fromDate: '2026-03-10',
    toDate: '2026-03-10',
    fromTime: '10:00',
    toTime: '12:00',
  });
  const taken = await leave('BACK', { kind: 'unpaid', fromDate: '2026-03-23', toDate: '2026-03-24' });
  const asked = await create('EmployeeLoan', {
    employeeId: people.LOAN,
    principal: '11840',
    instalments: 20,
    firstDue: '2026-03-31',
    reason: 'Car',
  });
  const granted = await step('approve', 'EmployeeLoan', await step('submit', 'EmployeeLoan', asked), finance);
  const borrower = await test.as({
    company: office.company,
    employeeId: people.LOAN,
    grants: standardRoles.employee.grants(),
  });
  const loan = await ask(
    borrower,
    'mutation($id: ID!, $version: Int!) { consentToEmployeeLoan(id: $id, version: $version) { id version } }',
    granted,
  );
  await ask(
    finance,
    'mutation($id: ID!, $version: Int!) { disburseEmployeeLoan(id: $id, version: $version, day: "2026-02-27") { id } }',
    { id: loan.id, version: loan.version },
  );

  // Calculated once, and found wanting: the raise, the last day and the month of attendance come late.
  const first = await calculated(await office.create('2026-03', {}, hr));
  expect(await findings(first)).toEqual(['attendance_open EVENING']);
  const {
    rows: [before],
  } = await ask(hr, 'query($id: ID!) { employeeSalaries(filter: {employeeId: {eq: $id}}) { rows { id version } } }', {
    id: people.RAISE,
  });
  await ask(
    hr,
    'mutation($id: ID!, $version: Int!) { updateEmployeeSalary(id: $id, version: $version, input: {validTo: "2026-03-15"}) { id } }',
    { id: before.id, version: before.version },
  );
  await create('EmployeeSalary', {
    employeeId: people.RAISE,
    baseSalary: '12400',
    validFrom: '2026-03-16',
    reason: 'Promotion',
  });
  await ask(
    hr,
    'mutation($id: ID!) { endEmployment(id: $id, version: 1, exitDate: "2026-03-20", exitReason: "Resigned") { id } }',
    { id: people.LEFT },
  );
  await ask(hr, 'mutation { closeAttendance(period: "2026-03") }');
  expect(await findings(await office.read(first.id, hr))).toEqual(['changed LEFT', 'last_month_of LEFT 2026-03-20']);
  const run = await calculated(await office.read(first.id, hr));
  expect(await findings(run)).toEqual(['last_month_of LEFT 2026-03-20']);
  expect(run).toMatchObject({ employeeCount: 120, errorCount: 0, net: marchNet });
  const slips = await slipsOf(run);
  expect(Object.fromEntries(Object.keys(march).map((code) => [code, slips[code]]))).toEqual(march);

  // Approved and paid by a second person; the employee sees their payslip once it is posted.
  const night = await test.as({
    company: office.company,
    employeeId: people.NIGHT,
    grants: standardRoles.employee.grants(),
  });
  const own = async () => (await ask(night, '{ payslips { rows { employeeCode net } } }')).rows;
  await expect(office.act('approve', run, hr)).rejects.toMatchObject({ code: 'CONFLICT' });
  const approved = await office.act('approve', run, finance);
  const payment = await ask(
    finance,
    'mutation($id: ID!) { disbursePayrollRun(id: $id, format: csv, payDate: "2026-05-02") { paidCount total excludedCount } }',
    { id: run.id },
  );
  expect(payment).toEqual({ paidCount: 120, total: marchNet, excludedCount: 0 });
  const paid = await ask(
    finance,
    'mutation($id: ID!, $version: Int!) { payPayrollRun(id: $id, version: $version, paidOn: "2026-05-02") { id version } }',
    { id: run.id, version: approved.version },
  );
  expect(await own()).toEqual([]);
  await office.act('post', paid, finance);
  expect(await own()).toEqual([{ employeeCode: 'NIGHT', net: '9445.310' }]);

  // After March was closed: leave is cancelled, the last night turns out an hour longer, and the papers of a joiner
  // arrive.
  await ask(hr, 'mutation($id: ID!, $version: Int!) { cancelEmployeeLeave(id: $id, version: $version) { id } }', {
    id: taken.id,
    version: taken.version,
  });
  await ask(hr, 'mutation { reopenAttendance(period: "2026-03", reason: "The gate was out of order") }');
  const {
    rows: [last],
  } = await ask(
    hr,
    'query($id: ID!) { attendances(filter: {employeeId: {eq: $id}, date: {eq: "2026-03-31"}}) { rows { id version } } }',
    { id: people.NIGHT },
  );
  await ask(
    hr,
    'mutation($id: ID!, $version: Int!) { updateAttendance(id: $id, version: $version, input: {timeOut: "09:00"}) { id } }',
    { id: last.id, version: last.version },
  );
  await calculateDays();
  await ask(hr, 'mutation { closeAttendance(period: "2026-03") }');
  const { id: late } = await create('Employee', {
    code: 'LATE',
    firstName: 'Of the month',
    lastName: 'LATE',
    hireDate: '2026-03-25',
  });
  await create('EmployeeSalary', { employeeId: late, baseSalary: '9300', validFrom: '2026-03-25' });

  const april = await calculated(await office.create('2026-04', {}, hr));
  expect(await findings(april)).toEqual(['month_unpaid LATE 2026-03-01 March 2026', 'no_account LATE']);
  const next = await slipsOf(april);
  // 1 h × 38.75 × 125 %, from 145.3125 to 193.75: the month differs by 48.44. The two unpaid days are given back.
  expect(next.NIGHT).toEqual({ lines: ['BASIC 9300.00', 'RETRO 48.44'], net: '9348.440' });
  expect(next.BACK).toEqual({ lines: ['BASIC 9300.00', 'RETRO 600.00'], net: '9900.000' });
  expect([next.LEFT, next.JOIN!.net, next.SICK!.net, next.LOAN!.lines, next.RAISE!.net, next.LATE!.net]).toEqual([
    undefined,
    '9300.000',
    '9300.000',
    ['BASIC 9300.00', 'LOAN 592.00'],
    '12400.000',
    '9300.000',
  ]);
  // 111,363.75 + 8 × 9,300 + 12,400 − 592 + 48.44 + 600, without the one who left.
  expect(april).toMatchObject({ employeeCount: 120, net: '198220.190' });

  // The joiner's days of March, 7 × 300.00, come with a run of their own, and nothing of it is doubled.
  const extra = await finished(
    await calculated(await office.create('2026-03', { kind: 'off_cycle', employeeIds: [late] }, hr)),
  );
  expect(extra).toMatchObject({ employeeCount: 1, net: '2100.000' });
  const again = await calculated(await office.read(april.id, hr));
  expect([await findings(again), again.net]).toEqual([['no_account LATE'], '198220.190']);
  await finished(again);

  // 2,555 days that count are 7 years: 5 × 21 days + 2 × 30 days of 9,300 ÷ 30 (Art. 51 (1)).
  const ending = await create('EndOfService', {
    employeeId: people.LEFT,
    lastDay: '2026-03-20',
    reason: 'resignation',
  });
  const amounts = 'id version state years award net';
  const settled = await step('calculate', 'EndOfService', ending, hr, amounts);
  expect(settled).toMatchObject({ years: '7.00', award: '51150.000', net: '51150.000' });
  await expect(step('approve', 'EndOfService', settled)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(
    await step(
      'pay',
      'EndOfService',
      await step('approve', 'EndOfService', settled, finance, amounts),
      finance,
      amounts,
    ),
  ).toMatchObject({ state: 'paid', net: '51150.000' });

  // What is provided for those who stay: 21 days of 9,300 ÷ 30 a year are 6,510.00; without 29 February 2024 they
  // served 789 days by February, 820 by March.
  await ask(hr, 'mutation { calculateEosProvisions(period: "2026-03") }');
  const provided = await ask(
    hr,
    'query($ids: [ID!]) { eosProvisions(filter: {employeeId: {in: $ids}, period: {eq: "2026-03"}}, sort: [{field: employeeCode}]) { rows { employeeCode opening charge revaluation closing } } }',
    { ids: [people.NIGHT, people.RAISE] },
  );
  expect(provided.rows.map((row: object) => Object.values(row).join(' '))).toEqual([
    // 6,510 × 789 ÷ 365, and × 820 ÷ 365.
    'NIGHT 14072.300 552.910 0.000 14625.210',
    // The same, then 8,680 × 820 ÷ 365: 2,170 × 789 ÷ 365 of it is for the days before the raise.
    'RAISE 14072.300 737.200 4690.770 19500.270',
  ]);
});
