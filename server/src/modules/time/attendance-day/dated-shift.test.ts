import { newId } from '../../../platform/records/ids';
import { timeOffice, type TimeOffice } from './time-office.fixture';
import { attendanceJobs } from './attendance-day.job';

let test: TimeOffice['test'];
let company: string;
let ask: TimeOffice['ask'];
let made: TimeOffice['made'];
// A Tuesday.
const now = new Date('2026-11-10T18:00:00Z');
beforeAll(async () => {
  ({ test, company, ask, made } = await timeOffice(() => now));
});
afterAll(() => test.close());

const calculateDays = () =>
  attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
    companyId: company,
    userId: '',
    recordId: company,
  });
const change = (id: string, version: number, input: object) =>
  ask('mutation($id: ID!, $v: Int!, $i: ShiftChanges!) { updateShift(id: $id, version: $v, input: $i) { id } }', {
    id,
    v: version,
    i: input,
  });

describe('a shift that changes', () => {
  const person = async (input: object = {}) => {
    const shiftId = await made('Shift', {
      title: newId(),
      kind: 'times',
      periods: [{ start: '08:00', end: '16:00' }],
      ...input,
    });
    const employeeId = await made('Employee', {
      code: newId(),
      firstName: 'Lina',
      lastName: 'Saleh',
      hireDate: '2026-01-01',
      shiftId,
    });
    return { shiftId, employeeId };
  };
  const late = async (employeeId: string) => {
    await calculateDays();
    return (
      await test.inside<{ date: string; late: number }>(
        company,
        'select date::text, late_min as late from attendance_day where employee_id = $1 and deleted_at is null and first_in is not null order by date',
        [employeeId],
      )
    ).map((row) => `${row.date} ${row.late}`);
  };

  it('from a day on leaves the days before as they were, whenever they are worked out anew', async () => {
    const { shiftId, employeeId } = await person();
    for (const date of ['2026-11-03', '2026-11-09'])
      await made('Attendance', { employeeId, date, timeIn: '08:00', timeOut: '16:00' });
    expect(await late(employeeId)).toEqual(['2026-11-03 0', '2026-11-09 0']);
    await change(shiftId, 1, { periods: [{ start: '07:00', end: '15:00' }], newTimesFrom: '2026-11-09' });
    expect(await late(employeeId)).toEqual(['2026-11-03 0', '2026-11-09 60']);
    await change(shiftId, 2, { periods: [{ start: '06:00', end: '14:00' }] });
    await test.inside(
      company,
      `insert into attendance_stale (company_id, employee_id, date, needs, reason) values ($2, $1, '2026-11-03', 'minutes', 'test') on conflict do nothing`,
      [employeeId, company],
    );
    expect(await late(employeeId)).toEqual(['2026-11-03 0', '2026-11-09 60']);
    const { attendanceSheet } = await ask(
      'query($id: ID!) { attendanceSheet(employeeId: $id, from: "2026-11-03", to: "2026-11-10") { rows { days { date late expected } } } }',
      { id: employeeId },
    );
    expect(attendanceSheet.rows[0].days.filter(({ late: by }: { late: number }) => by > 0)).toMatchObject([
      { date: '2026-11-09', late: 60 },
    ]);
  });

  it('is on the roster what it is on the day it is worked', async () => {
    const { shiftId, employeeId } = await person();
    await change(shiftId, 1, { periods: [{ start: '10:00', end: '18:00' }], newTimesFrom: '2026-11-18' });
    for (const date of ['2026-11-17', '2026-11-18']) await made('RosteredShift', { employeeId, date, shiftId });
    const { roster } = await ask(
      'query { roster(from: "2026-11-16", to: "2026-11-22") { rows { id shifts { date periods { start } } } } }',
    );
    expect(roster.rows.find(({ id }: { id: string }) => id === employeeId).shifts).toEqual([
      { date: '2026-11-17', periods: [{ start: '08:00' }] },
      { date: '2026-11-18', periods: [{ start: '10:00' }] },
    ]);
  });

  it('has few minutes count as half a day or none, on the sheet and where pay reads it, and little overtime as none', async () => {
    const { employeeId } = await person({ leastHalf: 120, leastFull: 360, leastOvertime: 30 });
    for (const [date, timeIn, timeOut] of [
      ['2026-11-03', '08:00', '09:00'],
      ['2026-11-04', '08:00', '12:00'],
      ['2026-11-05', '08:00', '16:20'],
      ['2026-11-06', '08:00', '16:30'],
    ])
      await made('Attendance', { employeeId, date, timeIn, timeOut });
    await calculateDays();
    const { attendanceDays, attendanceSheet } = await ask(
      `query($id: ID!) { attendanceDays(filter: {employeeId: {eq: $id}, date: {gte: "2026-11-03"}}, sort: [{field: date}], limit: 4) { rows { status overtimeMin } }
      attendanceSheet(employeeId: $id, from: "2026-11-03", to: "2026-11-06") { rows { absences days { status } } } }`,
      { id: employeeId },
    );
    expect(attendanceDays.rows).toEqual(
      [
        ['absent', 0],
        ['half_day', 0],
        ['present', 0],
        ['present', 30],
      ].map(([status, overtimeMin]) => ({ status, overtimeMin })),
    );
    expect(attendanceSheet.rows[0]).toEqual({
      absences: 1,
      days: ['absent', 'half_day', 'present', 'present'].map((status) => ({ status })),
    });
    const { attendanceExplanation } = await ask(
      'query($id: ID!) { attendanceExplanation(employeeId: $id, date: "2026-11-05") { leastOvertimeMin overtimeOfDayMin } }',
      { id: employeeId },
    );
    expect(attendanceExplanation).toEqual({ leastOvertimeMin: 30, overtimeOfDayMin: 0 });
  });

  it('counts from the first to the last from the day that is said, and what an hour of it is worth is put down with the day', async () => {
    const { shiftId, employeeId } = await person({
      periods: [
        { start: '08:00', end: '12:00' },
        { start: '13:00', end: '17:00' },
      ],
    });
    for (const date of ['2026-11-03', '2026-11-04']) {
      for (const [timeIn, timeOut] of [
        ['08:00', '09:00'],
        ['16:00', '17:00'],
      ])
        await made('Attendance', { employeeId, date, timeIn, timeOut });
    }
    await change(shiftId, 1, { counting: 'first_to_last', multiplier: '1.5', newTimesFrom: '2026-11-04' });
    await calculateDays();
    expect(
      await test.inside(
        company,
        'select date::text, worked_min as worked, break_min as break, pay_factor::text as factor from attendance_day where employee_id = $1 and deleted_at is null and worked_min > 0 order by date',
        [employeeId],
      ),
    ).toEqual([
      { date: '2026-11-03', worked: 120, break: 0, factor: null },
      { date: '2026-11-04', worked: 480, break: 60, factor: '1.50' },
    ]);
    const why = async (date: string) =>
      (
        await ask(
          'query($id: ID!, $date: Date!) { why: attendanceExplanation(employeeId: $id, date: $date) { counting multiplier presenceMin workedMin isAsStored } }',
          { id: employeeId, date },
        )
      ).why;
    expect([await why('2026-11-03'), await why('2026-11-04')]).toEqual([
      { counting: 'pairs', multiplier: '1.00', presenceMin: 120, workedMin: 120, isAsStored: true },
      { counting: 'first_to_last', multiplier: '1.50', presenceMin: 540, workedMin: 480, isAsStored: true },
    ]);
    const { attendanceSheet } = await ask(
      'query($id: ID!) { attendanceSheet(employeeId: $id, from: "2026-11-04", to: "2026-11-04") { rows { days { status worked presences } } } }',
      { id: employeeId },
    );
    expect(attendanceSheet.rows[0].days).toEqual([{ status: 'present', worked: 540, presences: 2 }]);
  });

  it.each([
    [60, ['2026-11-03 480', '2026-11-04 30']],
    [120, ['2026-11-03 510']],
  ])('takes what happens within %s minutes after its end for its own', async (windowAfter, expected) => {
    const { employeeId } = await person({ periods: [{ start: '22:00', end: '06:00' }], windowAfter });
    await made('Attendance', { employeeId, date: '2026-11-03', timeIn: '22:00', timeOut: '06:00' });
    await made('Attendance', { employeeId, date: '2026-11-04', timeIn: '07:30', timeOut: '08:00' });
    await calculateDays();
    expect(
      (
        await test.inside<{ date: string; worked: number }>(
          company,
          'select date::text, worked_min as worked from attendance_day where employee_id = $1 and deleted_at is null and worked_min > 0 order by date',
          [employeeId],
        )
      ).map((row) => `${row.date} ${row.worked}`),
    ).toEqual(expected);
  });
});
