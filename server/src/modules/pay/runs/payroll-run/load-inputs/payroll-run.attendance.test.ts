import { createTestApp, type Person, type TestApp } from '../../../../../../test/test-app';
import type { Grant } from '../../../../../platform/access/ability';
import { attendanceJobs } from '../../../../time/attendance-day/attendance-day.job';
import { countedQueries, payrollOffice, type Office } from '../payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
const all = (subjects: string[], actions: string[]): Grant[] =>
  subjects.flatMap((subject) => actions.map((action) => ({ subject, action, scope: 'company' as const })));
const subjects = [
  'PayComponent',
  'Attendance',
  'AttendanceDay',
  'AttendanceMonth',
  'AttendanceCorrection',
  'Shift',
  'RosteredShift',
  'Employee',
  'Holiday',
  'EmployeeSalary',
];
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  office = await payrollOffice(test, { weekend_days: [0, 6] });
  hr = await test.as({
    company: office.company,
    grants: all([...subjects, 'Payslip', 'PayrollRun'], ['read', 'create', 'update', 'lock', 'approve', 'calculate']),
  });
});
afterAll(() => test.close());

const create = (area: string, input: object): Promise<any> =>
  office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id version } }`, { input });
const offered = (): Promise<any[]> =>
  office.ask(hr, '{ offeredPayComponents { code name nameAr kind formula rule { en } since own } }');
async function add(...codes: string[]): Promise<void> {
  for (const { code, name, nameAr, kind, formula } of (await offered()).filter((each) => codes.includes(each.code))) {
    await create('PayComponent', { code, name, nameAr, kind, formula, prorated: false, validFrom: '2026-01-01' });
  }
}
const legal = ['overtime', 'night_overtime', 'rest_day_work', 'holiday_work'];
const calculateDays = () =>
  attendanceJobs(test.app.services).calculate_attendance_of!({
    companyId: office.company,
    userId: hr.id,
    recordId: office.company,
  });
async function works(employeeId: string, ...days: [date: string, timeIn: string, timeOut: string][]): Promise<void> {
  for (const [date, timeIn, timeOut] of days) await create('Attendance', { employeeId, date, timeIn, timeOut });
  await calculateDays();
}
const shiftOf = async (start: string, end: string): Promise<string> =>
  (await create('Shift', { title: `${start} to ${end}`, kind: 'times', periods: [{ start, end }] })).id;
const paid30000 = { salaries: [['30000', '2024-01-01', null] as [string, string, string | null]] };
async function hire(code: string, shiftId: string | null, more: object = paid30000): Promise<string> {
  const id = await office.hire({ code, ...more });
  if (shiftId) await office.sql('update employee set shift_id = $2 where id = $1', [id, shiftId]);
  return id;
}
const linesOf = async (run: { id: string }) =>
  (await office.slips(run.id)).map((slip) =>
    [slip.employeeCode, ...slip.lines.map(({ code, amount }: any) => `${code} ${amount}`)].join(' '),
  );
const codesOf = async (run: { id: string }): Promise<string[]> =>
  (
    await office.ask(office.clerk, 'query($id: ID!) { payrollRunFindings(runId: $id) { code count } }', { id: run.id })
  ).map(({ code, count }: any) => `${code} ${count}`);

describe('the month of attendance in pay', () => {
  it('overtime, by night, on days of rest and holidays come from the days worked; who is not tracked has none', async () => {
    await add(...legal);
    const day = await hire('E-1', await shiftOf('08:00', '16:00'));
    const late = await hire('E-2', await shiftOf('14:00', '22:00'));
    await hire('E-3', null);
    await create('Holiday', { name: 'Founding day', firstDay: '2026-03-10', lastDay: '2026-03-10' });
    await works(
      day,
      ['2026-03-02', '08:00', '18:00'],
      ['2026-03-07', '09:00', '13:00'],
      ['2026-03-10', '08:00', '14:00'],
      ['2026-03-11', '08:30', '16:00'],
    );
    await works(late, ['2026-03-03', '14:00', '23:30']);
    const run = await office.calculated(await office.create('2026-03'));
    expect(await linesOf(run)).toEqual([
      'E-1 BASIC 30000.00 holiday_work 1125.00 overtime 312.50 rest_day_work 750.00',
      'E-2 BASIC 30000.00 night_overtime 281.25',
      'E-3 BASIC 30000.00',
    ]);
    expect((await codesOf(run)).filter((code) => code.startsWith('attendance'))).toEqual(['attendance_open 2']);
    expect(await linesOf(await office.calculated(run))).toEqual(await linesOf(run));
  });

  it('an hour of a shift that counts more is paid more, and the line says of which', async () => {
    await add(...legal, 'shift_premium');
    const { id: friday } = await create('Shift', {
      title: 'Friday night',
      kind: 'times',
      periods: [{ start: '08:00', end: '16:00' }],
      multiplier: '1.5',
    });
    await works(await hire('E-1', friday), ['2026-03-02', '08:00', '18:00']);
    const run = await office.calculated(await office.create('2026-03'));
    expect(await linesOf(run)).toEqual(['E-1 BASIC 30000.00 overtime 468.75 shift_premium 500.00']);
  });

  it('who works in shifts in the Emirates has overtime by night paid like overtime by day', async () => {
    await add(...legal);
    const late = await shiftOf('14:00', '22:00');
    await office.ask(
      hr,
      'mutation($id: ID!) { updateShift(id: $id, version: 1, input: { isShiftWork: true, newTimesFrom: "2026-03-04" }) { id } }',
      { id: late },
    );
    const lina = await hire('E-1', late);
    await works(lina, ['2026-03-03', '14:00', '23:30'], ['2026-03-04', '14:00', '23:30']);
    // 1.5 h before the change at 150 %, 1.5 h since at 125 % of 125.00.
    expect(await linesOf(await office.calculated(await office.create('2026-03')))).toEqual([
      'E-1 BASIC 30000.00 night_overtime 281.25 overtime 234.38',
    ]);
  });

  it('old clients read hours and values under their own names, and find them in no other sum', async () => {
    await add(...legal, 'lateness');
    const day = await hire('E-1', await shiftOf('08:00', '16:00'));
    await create('Holiday', { name: 'Founding day', firstDay: '2026-03-10', lastDay: '2026-03-10' });
    await works(
      day,
      ['2026-03-02', '08:00', '18:00'],
      ['2026-03-07', '09:00', '13:00'],
      ['2026-03-10', '08:00', '14:00'],
      ['2026-03-11', '08:30', '16:00'],
    );
    await office.calculated(await office.create('2026-03'));
    expect((await office.clerk.rest('get', '/api/payroll')).body.data).toMatchObject([
      {
        totalLateOverTimeHours: 2,
        totalLateOverTimeValue: 312.5,
        totalOffDayHours: 4,
        totalOffDayValue: 750,
        totalholidayHours: 6,
        totalholidayValue: 1125,
        totalLateHours: 0.5,
        totalEarlyValue: 62.5,
        totalEarlyOverTimeHours: 0,
        totalEarlyHours: 0,
        totalCompensations: 0,
        totalDeductions: 0,
        total: 32125,
      },
    ]);
  });

  it('old clients read hours once where a formula of the company names both them and the amount by law', async () => {
    const day = await hire('E-1', await shiftOf('08:00', '16:00'));
    const formula = 'if(time.overtime_hours > 1, time.overtime_due + 10 * time.rest_day_hours, 0)';
    await create('PayComponent', {
      code: 'overtime',
      name: 'Overtime',
      nameAr: 'العمل الإضافي',
      kind: 'earning',
      formula,
      prorated: false,
      validFrom: '2026-01-01',
    });
    await works(day, ['2026-03-02', '08:00', '18:00'], ['2026-03-07', '09:00', '13:00']);
    await office.calculated(await office.create('2026-03'));
    expect((await office.clerk.rest('get', '/api/payroll')).body.data).toMatchObject([
      { totalLateOverTimeHours: 6, totalLateOverTimeValue: 352.5 },
    ]);
  });

  it('two salaries in a month pay each hour by the one of its day', async () => {
    await add(...legal);
    const mona = await hire('E-1', await shiftOf('08:00', '16:00'), {
      salaries: [
        ['30000', '2024-01-01', '2026-03-15'],
        ['36000', '2026-03-16', null],
      ],
    });
    await works(mona, ['2026-03-02', '08:00', '18:00'], ['2026-03-20', '08:00', '19:00']);
    const run = await office.calculated(await office.create('2026-03'));
    expect((await office.slips(run.id))[0].lines.slice(2)).toEqual([{ code: 'overtime', amount: '875.00' }]);
  });

  it('two shifts on one day each count by their own factor, on the day and on the line', async () => {
    await add(...legal, 'shift_premium');
    const morning = await shiftOf('06:00', '10:00');
    const { id: evening } = await create('Shift', {
      title: 'Evening',
      kind: 'times',
      periods: [{ start: '14:00', end: '18:00' }],
      multiplier: '1.5',
    });
    const mona = await hire('E-1', null);
    for (const shiftId of [morning, evening])
      await create('RosteredShift', { employeeId: mona, date: '2026-03-02', shiftId });
    await office.sql(`update rostered_shift set state = 'published' where company_id = $1`, [office.company]);
    await works(mona, ['2026-03-02', '06:00', '11:00'], ['2026-03-02', '14:00', '19:00']);
    const why = await office.ask(
      hr,
      'query($id: ID!) { attendanceExplanation(employeeId: $id, date: "2026-03-02") { isAsStored workedMin shares { title factor workedMin overtimeMin } } }',
      { id: mona },
    );
    // From ten to eleven is the break between the two, and the hour after six is overtime.
    expect(why).toEqual({
      isAsStored: true,
      workedMin: 540,
      shares: [
        { title: '06:00 to 10:00', factor: '1.00', workedMin: 240, overtimeMin: 0 },
        { title: 'Evening', factor: '1.50', workedMin: 300, overtimeMin: 60 },
      ],
    });
    expect(
      (
        await office.ask(
          hr,
          '{ attendanceMonths(filter: {period: {eq: "2026-03"}}) { rows { workedMin overtimeMin shiftExtraMin } } }',
        )
      ).rows,
    ).toEqual([{ workedMin: 540, overtimeMin: 60, shiftExtraMin: 150 }]);
    const run = await office.calculated(await office.create('2026-03'));
    // 1 h × 1.5 × 125.00 × 1.25 of overtime, and 4 h × 0.5 × 125.00 beyond what the salary pays.
    expect(await linesOf(run)).toEqual(['E-1 BASIC 30000.00 overtime 234.38 shift_premium 250.00']);
  });

  it('lateness is taken only where the company has the component, and a formula of its own goes before the rule', async () => {
    const mona = await hire('E-1', await shiftOf('08:00', '16:00'));
    await works(
      mona,
      ['2026-03-02', '10:00', '16:00'],
      ['2026-03-03', '08:00', '14:00'],
      ['2026-03-04', '08:00', '18:00'],
    );
    const run = await office.calculated(await office.create('2026-03'));
    expect(await linesOf(run)).toEqual(['E-1 BASIC 30000.00']);
    const trial = { code: 'lateness', kind: 'deduction', formula: 'time.late_due', prorated: false, rounding: 'coin' };
    expect(
      await office.ask(
        hr,
        `query($component: PayComponentTrial!, $id: ID!) { tryPayComponent(component: $component, employeeId: $id, period: "2026-03") { line { amount reason { en } } net } }`,
        { component: trial, id: mona },
      ),
    ).toEqual({
      line: {
        amount: '500.00',
        reason: {
          en: 'lateness by its formula; Federal Decree-Law 33/2021, Art. 25 (1), in force since 2 February 2022',
        },
      },
      net: '29500.00',
    });
    await add('lateness');
    await create('PayComponent', {
      code: 'overtime',
      name: 'Overtime',
      formula: 'time.overtime_hours * hour_value * 2',
      prorated: false,
      validFrom: '2026-01-01',
    });
    expect(await linesOf(await office.calculated(run))).toEqual(['E-1 BASIC 30000.00 lateness 500.00 overtime 500.00']);
    expect((await offered()).map(({ code, since, own }) => [code, since, own])).toEqual([
      ['overtime', '2026-01-01', true],
      ['night_overtime', null, false],
      ['rest_day_work', null, false],
      ['holiday_work', null, false],
      ['shift_premium', null, false],
      ['lateness', '2026-01-01', false],
    ]);
  });

  it('a new company begins with what the law obliges to and what its shifts add, from its month on', async () => {
    const admin = await test.as({ type: 'admin' });
    const { id } = await office.ask(admin, 'mutation($input: CompanyInput!) { createCompany(input: $input) { id } }', {
      input: { name: 'Desert Rose Clinics', country: 'SA', currency: 'SAR', timeZone: 'Asia/Riyadh' },
    });
    expect(
      (await test.inside(id, 'select code, formula, prorated from pay_component order by code')).map(
        ({ code, formula, prorated }) => [code, formula, prorated],
      ),
    ).toEqual([
      ['holiday_work', 'time.holiday_due', false],
      ['night_overtime', 'time.night_overtime_due', false],
      ['overtime', 'time.overtime_due', false],
      ['rest_day_work', 'time.rest_day_due', false],
      ['shift_premium', 'time.shift_due', false],
    ]);
  });
});

describe('attendance of a month that is posted', () => {
  it('is settled by the next run when it changes, also where the month of attendance was closed', async () => {
    await add(...legal);
    const mona = await hire('E-1', await shiftOf('08:00', '16:00'), {
      hired: '2026-03-02',
      salaries: [['30000', '2026-03-02', null]],
    });
    await works(mona, ['2026-03-02', '08:00', '18:00']);
    await office.ask(hr, 'mutation { closeAttendance(period: "2026-03") }');
    const march = await office.posted('2026-03');
    expect((await linesOf(march))[0]).toContain('overtime 312.50');
    expect(await codesOf(march)).not.toContain('attendance_open 1');
    await expect(
      create('Attendance', { employeeId: mona, date: '2026-03-04', timeIn: '08:00', timeOut: '17:00' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    await office.ask(hr, 'mutation { reopenAttendance(period: "2026-03", reason: "A day was forgotten") }');
    await works(mona, ['2026-03-04', '08:00', '17:00']);
    const april = await office.calculated(await office.create('2026-04'));
    expect(await linesOf(april)).toEqual(['E-1 BASIC 30000.00 RETRO 156.25']);
    expect(
      (
        await office.ask(
          office.clerk,
          'query($id: ID!) { payslips(filter: {runId: {eq: $id}}) { rows { lines { reason { en } } } } }',
          { id: april.id },
        )
      ).rows[0].lines.at(-1).reason.en,
    ).toBe(
      'March 2026 was closed when this changed: 312.50 was paid, 468.75 is due. Overtime by its formula, in force since 1 January 2026; Federal Decree-Law 33/2021, Art. 19 (2), in force since 2 February 2022',
    );
    await office.act('post', await office.act('approve', april, office.approver));
    expect(await linesOf(await office.posted('2026-05'))).toEqual(['E-1 BASIC 30000.00']);
  });

  it('is settled by the next run when an hour of its shift is made to count more from a day of it on', async () => {
    await add(...legal, 'shift_premium');
    const shiftId = await shiftOf('08:00', '16:00');
    const mona = await hire('E-1', shiftId, { hired: '2026-03-02', salaries: [['30000', '2026-03-02', null]] });
    await works(mona, ['2026-03-02', '08:00', '18:00'], ['2026-03-20', '08:00', '16:00']);
    const march = await office.posted('2026-03');
    expect(await linesOf(march)).toEqual(['E-1 BASIC 29032.26 overtime 312.50']);
    await office.ask(
      hr,
      'mutation($id: ID!) { updateShift(id: $id, version: 1, input: { multiplier: "1.5", newTimesFrom: "2026-03-10" }) { id } }',
      { id: shiftId },
    );
    await calculateDays();
    expect(
      (
        await office.ask(
          hr,
          '{ attendanceMonths(filter: {period: {eq: "2026-03"}}) { rows { workedMin shiftExtraMin } } }',
        )
      ).rows,
    ).toEqual([{ workedMin: 1_080, shiftExtraMin: 240 }]);
    expect(await linesOf(await office.calculated(await office.create('2026-04')))).toEqual([
      'E-1 BASIC 30000.00 RETRO 500.00',
    ]);
  });

  it('is settled once by the next run when a correction changes the closed month, which stays closed, and the posted payslip does not change', async () => {
    await add(...legal);
    const mona = await hire('E-1', await shiftOf('08:00', '16:00'), {
      hired: '2026-03-02',
      salaries: [['30000', '2026-03-02', null]],
    });
    await works(mona, ['2026-03-02', '08:00', '18:00']);
    await office.ask(hr, 'mutation { closeAttendance(period: "2026-03") }');
    const march = await office.posted('2026-03');
    const before = await office.slips(march.id);
    const asks = await test.as({
      company: office.company,
      grants: all(['AttendanceCorrection', 'Employee'], ['read', 'create', 'submit']),
    });
    const { id } = await office.ask(
      asks,
      `mutation($input: AttendanceCorrectionInput!) { createAttendanceCorrection(input: $input) { id } }`,
      {
        input: {
          employeeId: mona,
          date: '2026-03-04',
          timeIn: '08:00',
          timeOut: '17:00',
          reason: 'The card was forgotten',
        },
      },
    );
    await office.ask(asks, 'mutation($id: ID!) { submitAttendanceCorrection(id: $id, version: 1) { id } }', { id });
    await office.ask(hr, 'mutation($id: ID!) { approveAttendanceCorrection(id: $id, version: 2) { id } }', { id });
    const april = await office.calculated(await office.create('2026-04'));
    expect(await linesOf(april)).toEqual(['E-1 BASIC 30000.00 RETRO 156.25']);
    expect(await office.slips(march.id)).toEqual(before);
    expect(
      (await office.ask(hr, '{ attendanceMonths(filter: {period: {eq: "2026-03"}}) { rows { state correctedAt } } }'))
        .rows,
    ).toEqual([{ state: 'closed', correctedAt: expect.any(String) }]);
    await office.act('post', await office.act('approve', april, office.approver));
    expect(await linesOf(await office.posted('2026-05'))).toEqual(['E-1 BASIC 30000.00']);
  });

  it('settles the corrected day alone, though its shift counts more since and a holiday was entered on another day of that week', async () => {
    await add(...legal, 'shift_premium');
    const shiftId = await shiftOf('08:00', '16:00');
    const mona = await hire('E-1', shiftId, { hired: '2026-03-02', salaries: [['30000', '2026-03-02', null]] });
    await works(mona, ['2026-03-02', '08:00', '18:00'], ['2026-03-05', '08:00', '16:00']);
    await office.ask(hr, 'mutation { closeAttendance(period: "2026-03") }');
    expect(await linesOf(await office.posted('2026-03'))).toEqual(['E-1 BASIC 29032.26 overtime 312.50']);
    await office.ask(
      hr,
      'mutation($id: ID!) { updateShift(id: $id, version: 1, input: { periods: [{ start: "07:00", end: "17:00" }], multiplier: "2", newTimesFrom: "2026-03-01" }) { id } }',
      { id: shiftId },
    );
    await create('Holiday', { name: 'Founding day', firstDay: '2026-03-05', lastDay: '2026-03-05' });
    const asks = await test.as({
      company: office.company,
      grants: all(['AttendanceCorrection', 'Employee'], ['read', 'create', 'submit']),
    });
    const { id } = await office.ask(
      asks,
      `mutation($input: AttendanceCorrectionInput!) { createAttendanceCorrection(input: $input) { id } }`,
      {
        input: {
          employeeId: mona,
          date: '2026-03-04',
          timeIn: '07:00',
          timeOut: '18:00',
          reason: 'The card was forgotten',
        },
      },
    );
    await office.ask(asks, 'mutation($id: ID!) { submitAttendanceCorrection(id: $id, version: 1) { id } }', { id });
    await office.ask(hr, 'mutation($id: ID!) { approveAttendanceCorrection(id: $id, version: 2) { id } }', { id });
    // Eleven hours by the shift the day was closed with, three of them overtime. 30,000 ÷ 30 ÷ 8 = 125.00 an hour: 3 ×
    // 125 × 125 %.
    expect(await linesOf(await office.calculated(await office.create('2026-04')))).toEqual([
      'E-1 BASIC 30000.00 RETRO 468.75',
    ]);
  });
});

it('asks the database as often for many as for one', async () => {
  const counted = async (people: number): Promise<number> => {
    office = await payrollOffice(test, { weekend_days: [0, 6] });
    hr = await test.as({
      company: office.company,
      grants: all([...subjects, 'Payslip', 'PayrollRun'], ['read', 'create', 'update']),
    });
    await add(...legal);
    await office.hireMany(people);
    await office.sql(
      `insert into attendance_day (company_id, id, version, created_at, updated_at, employee_id, date, status, day_kind, presence_min, worked_min, break_min, late_min, early_min, overtime_min, night_min, night_overtime_min, absent, leave, locked)
       select company_id, left(md5(id || d), 24), 1, now(), now(), id, '2026-03-01'::date + d, 'present', 'work', 540, 540, 0, 5, 0, 60, 0, 0, false, false, false
       from employee, generate_series(1, 5) d where company_id = $1`,
      [office.company],
    );
    const run = await office.create('2026-03');
    await office.act('calculate', run);
    const queries = await countedQueries(test, () => office.work(run));
    expect((await office.slips(run.id)).every(({ lines }) => lines.some(({ code }: any) => code === 'overtime'))).toBe(
      true,
    );
    return queries;
  };
  const one = await counted(1);
  expect(await counted(150)).toBeLessThanOrEqual(one + 2);
});

it('who changes a rule without a day is told how many posted months of how many people follow', async () => {
  const posted = () => office.ask(office.clerk, '{ postedMonths { months people last } }');
  expect(await posted()).toEqual({ months: 0, people: 0, last: null });
  await office.hire({ code: 'E-1' });
  await office.hire({ code: 'E-2', hired: '2026-04-01', salaries: [['5000', '2026-04-01', null]] });
  await office.posted('2026-03');
  await office.posted('2026-04');
  expect(await posted()).toEqual({ months: 2, people: 2, last: '2026-04' });
  await expect(office.ask(hr, '{ postedMonths { months } }')).resolves.toBeDefined();
  await expect(
    office.ask(
      await test.as({ company: office.company, grants: all(['LeaveType'], ['read', 'update']) }),
      '{ postedMonths { months } }',
    ),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
