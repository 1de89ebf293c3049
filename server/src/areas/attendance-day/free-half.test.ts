import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { areaNamed } from '../../platform/area';
import { newId } from '../../platform/ids';
import { attendanceJobs } from './attendance-day.job';

let test: TestApp;
let admin: Person;
let company: string;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-11-11T06:30:00Z') });
  company = await test.company({ time_zone: 'Asia/Dubai' });
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const made = async (name: string, input: object): Promise<string> => {
  const { data, errors } = await admin.graphql(`mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.made.id;
};
const workOut = () => attendanceJobs(test.app.services).work_out_missed_attendance!({ companyId: '', userId: '', recordId: '' });
const add = (area: string, values: object) => insertRow(test, areaNamed(area)!, company, { ...values });

it('a day half of which is leave or a holiday is stored, added up and shown by what was to be worked of it', async () => {
  const shiftId = await made('Shift', { title: newId(), kind: 'times', periods: [{ start: '08:00', end: '12:00' }, { start: '13:00', end: '17:00' }], leastFull: 360 });
  const id = await made('Employee', { code: newId(), firstName: 'Lina', lastName: 'Saleh', hireDate: '2026-11-02', shiftId });
  await add('Holiday', { name: 'Eve', firstDay: '2026-11-04', lastDay: '2026-11-04', part: 'pm' });
  const leave = (date: string, more: object) => add('EmployeeLeave', { employeeId: id, fromDate: date, toDate: date, fromPart: 'am', toPart: 'pm', unit: 'daily', kind: 'sick', status: 'approved', ...more });
  await leave('2026-11-03', { fromPart: 'pm' });
  await leave('2026-11-05', { unit: 'hourly', fromTime: '15:00', toTime: '17:00' });
  await leave('2026-11-06', { toPart: 'am' });
  for (const [date, timeOut] of [['2026-11-02', '12:00'], ['2026-11-03', '12:00'], ['2026-11-04', '12:00'], ['2026-11-05', '15:00']]) await made('Attendance', { employeeId: id, date, timeIn: '08:00', timeOut });
  await workOut();
  const { data } = await admin.graphql(
    `query($id: ID!) { days: attendanceDays(filter: {employeeId: {eq: $id}, date: {lte: "2026-11-06"}}, sort: [{field: date}]) { rows { status lateMin earlyMin absent } }
       months: attendanceMonths(filter: {employeeId: {eq: $id}}) { rows { absentDays lateMin earlyMin } }
       sheet: attendanceSheet(from: "2026-11-02", to: "2026-11-06", employeeId: $id) { rows { days { status expected late early } } } }`, { id });
  const stands: [string, number, number, number][] = [['half_day', 480, 0, 300], ['present', 240, 0, 0], ['present', 240, 0, 0], ['present', 360, 0, 0], ['absent', 240, 240, 0]];
  expect(data.days.rows).toEqual(stands.map(([status, , lateMin, earlyMin]) => ({ status, lateMin, earlyMin, absent: false })));
  expect(data.sheet.rows[0].days).toEqual(stands.map(([status, expected, late, early]) => ({ status, expected, late, early })));
  // The two days of work after it, on which nobody came.
  expect(data.months.rows).toEqual([{ absentDays: 2, lateMin: 240, earlyMin: 300 }]);
});
