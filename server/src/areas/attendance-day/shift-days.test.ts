import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { areaNamed } from '../../platform/area';
import { newId } from '../../platform/ids';
import { attendanceJobs } from './attendance-day.job';

let test: TestApp;
let admin: Person;
let company: string;
let now = new Date('2026-11-11T08:30:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  company = await test.company({ time_zone: 'Asia/Dubai' });
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const made = async (name: string, input: object): Promise<string> => {
  const { data, errors } = await admin.graphql(`mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.made.id;
};
const shiftOf = (start: string, end: string) => made('Shift', { title: newId(), kind: 'times', periods: [{ start, end }] });
const hire = (more: object = {}) => made('Employee', { code: newId(), firstName: 'Lina', lastName: 'Saleh', hireDate: '2024-01-01', ...more });

it('a night come to after midnight is of the day it begins on, on the sheet as in what is stored', async () => {
  const id = await hire({ shiftId: await shiftOf('22:00', '06:00'), hireDate: '2026-11-09' });
  await made('Attendance', { employeeId: id, date: '2026-11-10', timeIn: '00:20', timeOut: '06:00' });
  await attendanceJobs(test.app.services).work_out_missed_attendance!({ companyId: '', userId: '', recordId: '' });
  const { data } = await admin.graphql(`query($id: ID!) { days: attendanceDays(filter: {employeeId: {eq: $id}, date: {eq: "2026-11-09"}}) { rows { status lateMin } }
    sheet: attendanceSheet(from: "2026-11-09", to: "2026-11-10", employeeId: $id) { rows { days { status late timeIn } } } }`, { id });
  expect(data.days.rows).toEqual([{ status: 'present', lateMin: 140 }]);
  expect(data.sheet.rows[0].days).toMatchObject([{ status: 'present', late: 140, timeIn: '00:20:00' }, { timeIn: null, late: 0 }]);
});

it('who works two shifts on a day is absent once the window of the last has closed, on the sheet as in what stands out', async () => {
  const id = await hire();
  for (const shiftId of [await shiftOf('08:00', '12:00'), await shiftOf('16:00', '20:00')]) await insertRow(test, areaNamed('RosteredShift')!, company, { employeeId: id, date: '2026-11-11', shiftId, state: 'published' });
  const stands = async () => {
    const { data } = await admin.graphql(`query($id: ID!) { absent: attendanceSheet(from: "2026-11-11", to: "2026-11-11", employeeId: $id, standing: absent) { total }
      sheet: attendanceSheet(from: "2026-11-11", to: "2026-11-11", employeeId: $id) { rows { days { status } } }
      stored: attendanceDays(filter: {employeeId: {eq: $id}, date: {eq: "2026-11-11"}}) { rows { status } } }`, { id });
    return [data.absent.total, data.sheet.rows[0].days[0].status, data.stored.rows.length];
  };
  const found: unknown[] = [];
  for (const time of ['13:30', '20:59', '21:00']) {
    now = new Date(`2026-11-11T${time}:00+04:00`);
    await attendanceJobs(test.app.services).work_out_attendance!({ companyId: '', userId: '', recordId: '' });
    found.push(await stands());
  }
  expect(found).toEqual([[0, 'upcoming', 0], [0, 'upcoming', 0], [1, 'absent', 1]]);
});
