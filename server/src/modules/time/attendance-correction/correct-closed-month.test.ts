import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { attendanceJobs } from '../attendance-day/attendance-day.job';

let test: TestApp;
let admin: Person;
let asker: Person;
let company: string;
const evening = +new Date('2026-11-10T18:00:00Z');
let now = new Date(evening);
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date(evening);
  company = await test.company({ time_zone: 'Asia/Dubai', country: 'AE', weekend_days: [0] });
  admin = await test.as({ type: 'admin', company });
  asker = await test.as({
    company,
    grants: [
      { subject: 'Employee', action: 'read', scope: 'company' },
      ...['create', 'submit'].map((action) => ({ subject: 'AttendanceCorrection', action, scope: 'company' as const })),
    ],
  });
});
afterAll(() => test.close());

const ask = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw new Error(errors[0]!.message);
  return data;
};
const made = async (name: string, input: object, who = admin): Promise<string> =>
  (await ask(who, `mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input })).made.id;
const calculateDays = () =>
  attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
    companyId: company,
    userId: '',
    recordId: company,
  });

type Taken = [date: string, timeIn: string, timeOut: string];
const shift = (start: string, end: string, more: object = {}) =>
  made('Shift', { title: newId(), kind: 'times', periods: [{ start, end }], ...more });
const change = (shiftId: string, input: object, version = 1) =>
  ask(
    admin,
    'mutation($id: ID!, $v: Int!, $i: ShiftChanges!) { updateShift(id: $id, version: $v, input: $i) { id } }',
    { id: shiftId, v: version, i: input },
  );

/** Somebody whose October is closed with these presences; every other day of it they were absent, Sundays apart. */
const closed = (shiftId: string, ...days: Taken[]) => closedSince('2026-10-01', shiftId, ...days);

async function closedSince(known: string, shiftId: string, ...days: Taken[]): Promise<string> {
  const employeeId = await made('Employee', {
    code: newId(),
    firstName: 'Lina',
    lastName: 'Saleh',
    hireDate: '2026-10-01',
    shiftId,
  });
  await test.inside(company, 'update employee set created_at = $2 where id = $1', [employeeId, known]);
  for (const [date, timeIn, timeOut] of days) await made('Attendance', { employeeId, date, timeIn, timeOut });
  await ask(admin, 'mutation { closeAttendance(period: "2026-10") }');
  now = new Date(+now + 60_000);
  return employeeId;
}

async function corrected(employeeId: string, date: string, timeIn: string, timeOut: string): Promise<void> {
  const id = await made(
    'AttendanceCorrection',
    { employeeId, date, timeIn, timeOut, reason: 'The terminal was off' },
    asker,
  );
  await ask(asker, 'mutation($id: ID!) { submitAttendanceCorrection(id: $id, version: 1) { id } }', { id });
  await ask(admin, 'mutation($id: ID!) { approveAttendanceCorrection(id: $id, version: 2) { id } }', { id });
}

const stored = async (employeeId: string): Promise<Record<string, any>> =>
  Object.fromEntries(
    (
      await test.inside<{ date: string }>(
        company,
        `select to_jsonb(d) as row, date::text from attendance_day d where employee_id = $1 and deleted_at is null order by date`,
        [employeeId],
      )
    ).map(({ date, row }: any) => [date, row]),
  );
/** Minutes worked, of overtime, and of that by night. */
const minutesOf = (days: Record<string, any>, ...dates: string[]) =>
  dates.map((date) => {
    const { worked_min: worked, overtime_min: overtime, night_overtime_min: night } = days[date];
    return [worked, overtime, night].join(' ');
  });
const changedDays = (before: Record<string, any>, after: Record<string, any>) =>
  Object.keys({ ...before, ...after })
    .filter((date) => JSON.stringify(before[date]) !== JSON.stringify(after[date]))
    .toSorted();

describe('one day of a closed month corrected', () => {
  it('changes by what was worked on it alone: its shift, its kind of day and the other days of its week stay as they were closed, whatever was changed since', async () => {
    const shiftId = await shift('08:00', '16:00');
    const id = await closed(
      shiftId,
      ['2026-10-06', '08:00', '18:00'],
      ['2026-10-08', '08:00', '16:00'],
      ['2026-10-09', '08:00', '16:00'],
    );
    await change(shiftId, {
      periods: [{ start: '07:00', end: '17:00' }],
      multiplier: '1.5',
      leastFull: 540,
      newTimesFrom: '2026-10-01',
    });
    await insertRow(test, 'Holiday', company, {
      name: 'Founding day',
      firstDay: '2026-10-08',
      lastDay: '2026-10-09',
    });
    await insertRow(test, 'EmployeeLeave', company, {
      employeeId: id,
      fromDate: '2026-10-07',
      toDate: '2026-10-07',
      fromPart: 'am',
      toPart: 'pm',
      unit: 'daily',
      kind: 'sick',
      status: 'approved',
    });
    const before = await stored(id);
    await corrected(id, '2026-10-08', '07:00', '18:00');
    const after = await stored(id);
    expect(changedDays(before, after)).toEqual(['2026-10-08']);
    expect(after['2026-10-08']).toMatchObject({
      worked_min: 660,
      overtime_min: 180,
      late_min: 0,
      day_kind: 'work',
      locked: true,
      recompute_reason: 'correction',
      pay_factor: null,
    });
    const {
      rows: [month],
    } = (
      await ask(
        admin,
        'query($id: ID!) { m: attendanceMonths(filter: {employeeId: {eq: $id}, period: {eq: "2026-10"}}) { rows { state workedMin overtimeMin absentDays leaveDays holidayMin shiftExtraMin correctedAt } } }',
        { id },
      )
    ).m;
    expect(month).toEqual({
      state: 'closed',
      workedMin: 600 + 660 + 480,
      overtimeMin: 300,
      absentDays: 24,
      leaveDays: 0,
      holidayMin: 0,
      shiftExtraMin: 0,
      correctedAt: now.toISOString(),
    });
    const { made: why } = await ask(
      admin,
      `query($id: ID!) { made: attendanceExplanation(employeeId: $id, date: "2026-10-08") { isAsStored shift { id } } }`,
      { id },
    );
    expect(why).toEqual({ isAsStored: true, shift: { id: shiftId } });
  });

  it.each<[string, (shiftId: string, employeeId: string) => Promise<unknown>]>([
    [
      'the shift asks for other times since',
      (shiftId) => change(shiftId, { periods: [{ start: '09:00', end: '12:00' }], newTimesFrom: '2026-10-01' }),
    ],
    [
      'the shift was changed twice since',
      async (shiftId) => {
        await change(shiftId, { periods: [{ start: '09:00', end: '12:00' }], newTimesFrom: '2026-10-05' });
        now = new Date(+now + 60_000);
        await change(shiftId, { multiplier: '2', newTimesFrom: '2026-10-01' }, 2);
      },
    ],
    [
      'they have another shift on file from before on',
      async (_shift, id) =>
        ask(
          admin,
          'mutation($id: ID!, $i: EmployeeChanges!) { updateEmployee(id: $id, version: 1, input: $i) { id } }',
          { id, i: { shiftId: await shift('09:00', '12:00'), newShiftFrom: '2026-10-01' } },
        ),
    ],
    [
      'they have none any more',
      (_shift, id) =>
        ask(
          admin,
          'mutation($id: ID!, $i: EmployeeChanges!) { updateEmployee(id: $id, version: 1, input: $i) { id } }',
          { id, i: { shiftId: null, newShiftFrom: '2026-10-01' } },
        ),
    ],
    [
      'a roster for the day was published since',
      async (_shift, employeeId) =>
        insertRow(test, 'RosteredShift', company, {
          employeeId,
          date: '2026-10-08',
          shiftId: await shift('09:00', '12:00'),
          state: 'published',
        }),
    ],
    [
      'the company rests on that weekday since',
      () => test.inside(company, `update company set weekend_days = '{0,4}' where id = $1`, [company]),
    ],
  ])('comes out by the shift and the calendar it was closed with, though %s', async (_since, change_) => {
    const shiftId = await shift('08:00', '16:00');
    const id = await closed(shiftId, ['2026-10-08', '08:30', '16:00']);
    await change_(shiftId, id);
    await corrected(id, '2026-10-08', '08:10', '17:00');
    expect((await stored(id))['2026-10-08']).toMatchObject({
      worked_min: 530,
      overtime_min: 50,
      late_min: 10,
      early_min: 0,
      shift_id: shiftId,
      pay_factor: null,
      day_kind: 'work',
    });
  });

  it('comes out by what is on file since the month was closed anew', async () => {
    const shiftId = await shift('08:00', '16:00');
    const id = await closed(shiftId, ['2026-10-08', '08:30', '16:00']);
    await change(shiftId, { periods: [{ start: '08:00', end: '17:00' }], newTimesFrom: '2026-10-01' });
    await ask(admin, 'mutation { reopenAttendance(period: "2026-10", reason: "The shift was wrong") }');
    await test.inside(
      company,
      `insert into attendance_stale (company_id, employee_id, date, needs, reason) values ($1, $2, '2026-10-08', 'minutes', 'test') on conflict do nothing`,
      [company, id],
    );
    await ask(admin, 'mutation { closeAttendance(period: "2026-10") }');
    await corrected(id, '2026-10-08', '08:10', '17:30');
    expect((await stored(id))['2026-10-08']).toMatchObject({ worked_min: 560, overtime_min: 20, late_min: 10 });
  });

  it('stays without days nobody could be known on, whatever comes to light of them later', async () => {
    const id = await closedSince('2026-10-05', await shift('08:00', '16:00'), ['2026-10-08', '08:00', '16:00']);
    const before = await stored(id);
    expect(Object.keys(before)[0]).toBe('2026-10-05');
    await insertRow(test, 'EmployeeLeave', company, {
      employeeId: id,
      fromDate: '2026-10-02',
      toDate: '2026-10-02',
      fromPart: 'am',
      toPart: 'pm',
      unit: 'daily',
      kind: 'sick',
      status: 'approved',
    });
    await calculateDays();
    expect(changedDays(before, await stored(id))).toEqual([]);
  });

  const worked = (...dates: number[]): Taken[] =>
    dates.map((day) => [`2026-10-${String(day).padStart(2, '0')}`, '08:00', '16:00']);
  const week = ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09', '2026-10-10', '2026-10-11'];

  it('moves the overtime of the week that follows, and nothing else of the day it falls on', async () => {
    // Ten hours a day, none of them overtime of the day: beyond 48 hours are those of Friday afternoon and Saturday.
    const shiftId = await shift('12:00', '22:00');
    const id = await closed(shiftId, ...[5, 6, 7, 8].map((day): Taken => [`2026-10-0${day}`, '12:00', '22:00']), [
      '2026-10-09',
      '14:00',
      '00:00',
    ]);
    expect(minutesOf(await stored(id), ...week)).toEqual([
      '600 0 0',
      '600 0 0',
      '600 0 0',
      '600 0 0',
      '600 120 120',
      '0 0 0',
      '0 0 0',
    ]);
    // Since then it is shift work, of which overtime by night counts like any other, and nobody goes late.
    await change(shiftId, {
      periods: [{ start: '14:00', end: '23:30' }],
      isShiftWork: true,
      newTimesFrom: '2026-10-01',
    });
    const before = await stored(id);
    await corrected(id, '2026-10-05', '14:00', '22:00');
    const after = await stored(id);
    expect(changedDays(before, after)).toEqual(['2026-10-05', '2026-10-09']);
    expect(minutesOf(after, '2026-10-05', '2026-10-09')).toEqual(['480 0 0', '600 0 0']);
    const { updated_at: _one, derived_at: _two, ...friday } = after['2026-10-09'];
    expect({ ...before['2026-10-09'], ...friday }).toEqual({
      ...before['2026-10-09'],
      overtime_min: 0,
      week_overtime_min: 0,
      night_overtime_min: 0,
      recompute_reason: 'correction',
    });
  });

  it('adds overtime of the week to a later day that had its own, which stays', async () => {
    // Less than an hour and a half beyond a day is no overtime of it.
    const shiftId = await shift('08:00', '16:00', { leastOvertime: 90 });
    const id = await closed(
      shiftId,
      ...worked(5, 6, 7, 8),
      ['2026-10-10', '08:00', '18:00'],
      ['2026-10-11', '08:00', '12:00'],
    );
    await change(shiftId, { periods: [{ start: '08:00', end: '18:00' }], newTimesFrom: '2026-10-10' });
    await insertRow(test, 'RosteredShift', company, {
      employeeId: id,
      date: '2026-10-11',
      shiftId,
      state: 'published',
    });
    expect(minutesOf(await stored(id), '2026-10-10', '2026-10-11')).toEqual(['600 120 0', '240 240 0']);
    await corrected(id, '2026-10-09', '08:00', '16:00');
    expect(minutesOf(await stored(id), ...week)).toEqual([
      '480 0 0',
      '480 0 0',
      '480 0 0',
      '480 0 0',
      '480 0 0',
      '600 120 0',
      '240 240 0',
    ]);
    await corrected(id, '2026-10-09', '08:00', '17:00');
    expect(minutesOf(await stored(id), ...week)).toEqual([
      '480 0 0',
      '480 0 0',
      '480 0 0',
      '480 0 0',
      '540 0 0',
      '600 180 0',
      '240 240 0',
    ]);
    await corrected(id, '2026-10-09', '08:00', '14:00');
    expect(minutesOf(await stored(id), ...week)).toEqual([
      '480 0 0',
      '480 0 0',
      '480 0 0',
      '480 0 0',
      '360 0 0',
      '600 120 0',
      '240 240 0',
    ]);
  });

  it('in a week that ends in an open month changes what follows there, and no more of the closed one', async () => {
    const shiftId = await shift('08:00', '18:00');
    const id = await closed(
      shiftId,
      ...([26, 27, 28, 29] as const).map((day): Taken => [`2026-10-${day}`, '08:00', '18:00']),
      ['2026-10-31', '08:00', '18:00'],
    );
    await made('Attendance', { employeeId: id, date: '2026-11-01', timeIn: '08:00', timeOut: '12:00' });
    await calculateDays();
    const before = await stored(id);
    expect(minutesOf(before, '2026-10-30', '2026-10-31', '2026-11-01')).toEqual(['0 0 0', '600 120 0', '240 240 0']);
    await corrected(id, '2026-10-30', '08:00', '13:00');
    const after = await stored(id);
    expect(minutesOf(after, '2026-10-30', '2026-10-31', '2026-11-01')).toEqual(['300 0 0', '600 420 0', '240 240 0']);
    expect(changedDays(before, after)).toEqual(['2026-10-30', '2026-10-31']);
    expect([after['2026-10-31'].locked, after['2026-11-01'].locked]).toEqual([true, false]);
  });

  it('changes the night before too, where its presence gives way to what is corrected', async () => {
    const id = await closed(
      await shift('22:00', '06:00'),
      ['2026-10-06', '22:00', '06:00'],
      ['2026-10-13', '22:00', '06:00'],
    );
    await corrected(id, '2026-10-07', '04:00', '12:00');
    const after = await stored(id);
    expect(
      ['2026-10-06', '2026-10-07'].map((date) => [after[date].status, after[date].worked_min, after[date].locked]),
    ).toEqual([
      ['present', 480, true],
      ['absent', 0, true],
    ]);
    expect(minutesOf(after, '2026-10-13')).toEqual(['480 0 0']);
  });
});
