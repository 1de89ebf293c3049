import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { areaNamed } from '../../platform/area';
import { newId } from '../../platform/ids';
import { attendanceJobs } from '../attendance-day/attendance-day.job';

let test: TestApp;
let admin: Person;
let asker: Person;
let company: string;
const now = new Date('2026-11-10T18:00:00Z');
beforeAll(async () => { test = await createTestApp({ clock: () => now }); });
beforeEach(async () => {
  company = await test.company({ time_zone: 'Asia/Dubai', country: 'AE', weekend_days: [0] });
  admin = await test.as({ type: 'admin', company });
  asker = await test.as({ company, grants: [{ subject: 'Employee', action: 'read', scope: 'company' }, ...['create', 'submit'].map((action) => ({ subject: 'AttendanceCorrection', action, scope: 'company' as const }))] });
});
afterAll(() => test.close());

const ask = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw new Error(errors[0]!.message);
  return data;
};
const made = async (name: string, input: object, who = admin): Promise<string> => (await ask(who, `mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input })).made.id;
const workOut = () => attendanceJobs(test.app.services).work_out_attendance_of!({ companyId: company, userId: '', recordId: company });

type Taken = [date: string, timeIn: string, timeOut: string];
const shift = (start: string, end: string, more: object = {}) => made('Shift', { title: newId(), kind: 'times', periods: [{ start, end }], ...more });
const change = (shiftId: string, input: object) => ask(admin, 'mutation($id: ID!, $i: ShiftChanges!) { updateShift(id: $id, version: 1, input: $i) { id } }', { id: shiftId, i: input });

/** Somebody whose October is closed with these presences; every other day of it he was absent, Sundays apart. */
async function closed(shiftId: string, ...days: Taken[]): Promise<string> {
  const employeeId = await made('Employee', { code: newId(), firstName: 'Lina', lastName: 'Saleh', hireDate: '2026-10-01', shiftId });
  await test.inside(company, `update employee set created_at = '2026-10-01' where id = $1`, [employeeId]);
  for (const [date, timeIn, timeOut] of days) await made('Attendance', { employeeId, date, timeIn, timeOut });
  await ask(admin, 'mutation { closeAttendance(period: "2026-10") }');
  return employeeId;
}

async function corrected(employeeId: string, date: string, timeIn: string, timeOut: string): Promise<void> {
  const id = await made('AttendanceCorrection', { employeeId, date, timeIn, timeOut, reason: 'The terminal was off' }, asker);
  await ask(asker, 'mutation($id: ID!) { submitAttendanceCorrection(id: $id, version: 1) { id } }', { id });
  await ask(admin, 'mutation($id: ID!) { approveAttendanceCorrection(id: $id, version: 2) { id } }', { id });
}

const stored = async (employeeId: string): Promise<Record<string, any>> => Object.fromEntries((await test.inside<{ date: string }>(company,
  `select to_jsonb(d) as row, date::text from attendance_day d where employee_id = $1 and deleted_at is null order by date`, [employeeId])).map(({ date, row }: any) => [date, row]));
/** Minutes worked, of overtime, and of that by night. */
const minutesOf = (days: Record<string, any>, ...dates: string[]) => dates.map((date) => {
  const { worked_min: worked, overtime_min: overtime, night_overtime_min: night } = days[date];
  return [worked, overtime, night].join(' ');
});
const changedDays = (before: Record<string, any>, after: Record<string, any>) => Object.keys({ ...before, ...after }).filter((date) => JSON.stringify(before[date]) !== JSON.stringify(after[date])).toSorted();

describe('one day of a closed month corrected', () => {
  it('leaves the other days of its week as they were closed, whatever was changed since of their shift, calendar, leave and rules', async () => {
    const shiftId = await shift('08:00', '16:00');
    const id = await closed(shiftId, ['2026-10-06', '08:00', '18:00'], ['2026-10-08', '08:00', '16:00'], ['2026-10-09', '08:00', '16:00']);
    await change(shiftId, { periods: [{ start: '07:00', end: '17:00' }], multiplier: '1.5', leastFull: 540, newTimesFrom: '2026-10-01' });
    await insertRow(test, areaNamed('Holiday')!, company, { name: 'Founding day', firstDay: '2026-10-09', lastDay: '2026-10-09' });
    await insertRow(test, areaNamed('EmployeeLeave')!, company, { employeeId: id, fromDate: '2026-10-07', toDate: '2026-10-07', fromPart: 'am', toPart: 'pm', unit: 'daily', kind: 'sick', status: 'approved' });
    const before = await stored(id);
    await corrected(id, '2026-10-08', '07:00', '18:00');
    const after = await stored(id);
    expect(changedDays(before, after)).toEqual(['2026-10-08']);
    expect(after['2026-10-08']).toMatchObject({ worked_min: 660, overtime_min: 60, late_min: 0, locked: true, recompute_reason: 'correction', pay_factor: 1.5 });
    const { rows: [month] } = (await ask(admin, 'query($id: ID!) { m: attendanceMonths(filter: {employeeId: {eq: $id}, period: {eq: "2026-10"}}) { rows { state workedMin overtimeMin absentDays leaveDays holidayMin shiftExtraMin correctedAt } } }', { id })).m;
    expect(month).toEqual({ state: 'closed', workedMin: 600 + 660 + 480, overtimeMin: 180, absentDays: 24, leaveDays: 0, holidayMin: 0, shiftExtraMin: 330, correctedAt: now.toISOString() });
  });

  const worked = (...dates: number[]): Taken[] => dates.map((day) => [`2026-10-${String(day).padStart(2, '0')}`, '08:00', '16:00']);
  const week = ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09', '2026-10-10', '2026-10-11'];

  it('moves the overtime of the week that follows, and nothing else of the day it falls on', async () => {
    // Ten hours a day, none of them overtime of the day: beyond 48 hours are those of Friday afternoon and Saturday.
    const shiftId = await shift('12:00', '22:00');
    const id = await closed(shiftId, ...[5, 6, 7, 8].map((day): Taken => [`2026-10-0${day}`, '12:00', '22:00']), ['2026-10-09', '14:00', '00:00']);
    expect(minutesOf(await stored(id), ...week)).toEqual(['600 0 0', '600 0 0', '600 0 0', '600 0 0', '600 120 120', '0 0 0', '0 0 0']);
    // Since then it is shift work, of which overtime by night counts like any other, and nobody goes late.
    await change(shiftId, { periods: [{ start: '14:00', end: '23:30' }], isShiftWork: true, newTimesFrom: '2026-10-01' });
    const before = await stored(id);
    await corrected(id, '2026-10-05', '14:00', '22:00');
    const after = await stored(id);
    expect(changedDays(before, after)).toEqual(['2026-10-05', '2026-10-09']);
    expect(minutesOf(after, '2026-10-05', '2026-10-09')).toEqual(['480 0 0', '600 0 0']);
    const { updated_at: _one, derived_at: _two, ...friday } = after['2026-10-09'];
    expect({ ...before['2026-10-09'], ...friday }).toEqual({ ...before['2026-10-09'], overtime_min: 0, week_overtime_min: 0, night_overtime_min: 0, recompute_reason: 'correction' });
  });

  it('adds overtime of the week to a later day that had its own, which stays', async () => {
    const shiftId = await shift('08:00', '16:00');
    const id = await closed(shiftId, ...worked(5, 6, 7, 8), ['2026-10-10', '08:00', '18:00'], ['2026-10-11', '08:00', '12:00']);
    await change(shiftId, { periods: [{ start: '08:00', end: '18:00' }], newTimesFrom: '2026-10-10' });
    await insertRow(test, areaNamed('RosteredShift')!, company, { employeeId: id, date: '2026-10-11', shiftId, state: 'published' });
    expect(minutesOf(await stored(id), '2026-10-10', '2026-10-11')).toEqual(['600 120 0', '240 240 0']);
    await corrected(id, '2026-10-09', '08:00', '16:00');
    expect(minutesOf(await stored(id), ...week)).toEqual(['480 0 0', '480 0 0', '480 0 0', '480 0 0', '480 0 0', '600 120 0', '240 240 0']);
    await test.inside(company, `update employee set shift_id = null where id = $1`, [id]);
    await corrected(id, '2026-10-09', '08:00', '17:00');
    expect(minutesOf(await stored(id), ...week)).toEqual(['480 0 0', '480 0 0', '480 0 0', '480 0 0', '540 0 0', '600 180 0', '240 240 0']);
    await corrected(id, '2026-10-09', '08:00', '14:00');
    expect(minutesOf(await stored(id), ...week)).toEqual(['480 0 0', '480 0 0', '480 0 0', '480 0 0', '360 0 0', '600 120 0', '240 240 0']);
  });

  it('in a week that ends in an open month changes what follows there, and no more of the closed one', async () => {
    const shiftId = await shift('08:00', '18:00');
    const id = await closed(shiftId, ...([26, 27, 28, 29] as const).map((day): Taken => [`2026-10-${day}`, '08:00', '18:00']), ['2026-10-31', '08:00', '18:00']);
    await made('Attendance', { employeeId: id, date: '2026-11-01', timeIn: '08:00', timeOut: '12:00' });
    await workOut();
    const before = await stored(id);
    expect(minutesOf(before, '2026-10-30', '2026-10-31', '2026-11-01')).toEqual(['0 0 0', '600 120 0', '240 240 0']);
    await corrected(id, '2026-10-30', '08:00', '13:00');
    const after = await stored(id);
    expect(minutesOf(after, '2026-10-30', '2026-10-31', '2026-11-01')).toEqual(['300 0 0', '600 420 0', '240 240 0']);
    expect(changedDays(before, after)).toEqual(['2026-10-30', '2026-10-31']);
    expect([after['2026-10-31'].locked, after['2026-11-01'].locked]).toEqual([true, false]);
  });

  it('changes the night before too, where its presence gives way to what is corrected', async () => {
    const id = await closed(await shift('22:00', '06:00'), ['2026-10-06', '22:00', '06:00'], ['2026-10-13', '22:00', '06:00']);
    await corrected(id, '2026-10-07', '04:00', '12:00');
    const after = await stored(id);
    expect(['2026-10-06', '2026-10-07'].map((date) => [after[date].status, after[date].worked_min, after[date].locked])).toEqual([['present', 480, true], ['absent', 0, true]]);
    expect(minutesOf(after, '2026-10-13')).toEqual(['480 0 0']);
  });
});
