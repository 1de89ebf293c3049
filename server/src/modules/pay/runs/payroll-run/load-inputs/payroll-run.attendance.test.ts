import { countedQueries } from '../payroll.fixture';
import {
  test,
  office,
  hr,
  openOffice,
  create,
  offered,
  add,
  legal,
  works,
  shiftOf,
  hire,
  linesOf,
  codesOf,
} from './attendance-pay.fixture';

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

it('asks the database as often for many as for one', async () => {
  const counted = async (people: number): Promise<number> => {
    await openOffice();
    await add(...legal);
    await office.hireMany(people);
    await office.sql(
      `insert into attendance_day (company_id, id, version, created_at, updated_at, employee_id, date, status, day_kind, presence_min, worked_min, break_min, late_min, early_min, overtime_min, second_overtime_min, second_night_overtime_min, night_min, night_overtime_min, absent, leave, locked)
       select company_id, left(md5(id || d), 24), 1, now(), now(), id, '2026-03-01'::date + d, 'present', 'work', 540, 540, 0, 5, 0, 60, 0, 0, 0, 0, false, false, false
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
