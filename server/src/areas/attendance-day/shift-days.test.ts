import { timeOffice, type TimeOffice } from './time-office.fixture';
import { attendanceJobs } from './attendance-day.job';

let office: TimeOffice;
let now = new Date('2026-11-11T08:30:00Z');
beforeAll(async () => { office = await timeOffice(() => now); });
afterAll(() => office.test.close());

it('a night come to after midnight is of the day it begins on, on the sheet as in what is stored', async () => {
  const id = await office.hire({ shiftId: await office.shift('22:00-06:00'), hireDate: '2026-11-09' });
  await office.take(id, '2026-11-10', '00:20', '06:00');
  await office.workOut();
  const { data } = await office.admin.graphql(`query($id: ID!) { days: attendanceDays(filter: {employeeId: {eq: $id}, date: {eq: "2026-11-09"}}) { rows { status lateMin } }
    sheet: attendanceSheet(from: "2026-11-09", to: "2026-11-10", employeeId: $id) { rows { days { status late timeIn } } } }`, { id });
  expect(data.days.rows).toEqual([{ status: 'present', lateMin: 140 }]);
  expect(data.sheet.rows[0].days).toMatchObject([{ status: 'present', late: 140, timeIn: '00:20:00' }, { timeIn: null, late: 0 }]);
});

it('who works two shifts on a day is absent once the window of the last has closed, on the sheet as in what stands out', async () => {
  const id = await office.hire();
  for (const shiftId of [await office.shift('08:00-12:00'), await office.shift('16:00-20:00')]) await office.add('RosteredShift', { employeeId: id, date: '2026-11-11', shiftId, state: 'published' });
  const stands = async () => {
    const { data } = await office.admin.graphql(`query($id: ID!) { absent: attendanceSheet(from: "2026-11-11", to: "2026-11-11", employeeId: $id, standing: absent) { total }
      sheet: attendanceSheet(from: "2026-11-11", to: "2026-11-11", employeeId: $id) { rows { days { status } } }
      stored: attendanceDays(filter: {employeeId: {eq: $id}, date: {eq: "2026-11-11"}}) { rows { status } } }`, { id });
    return [data.absent.total, data.sheet.rows[0].days[0].status, data.stored.rows.length];
  };
  const found: unknown[] = [];
  for (const time of ['13:30', '20:59', '21:00']) {
    now = new Date(`2026-11-11T${time}:00+04:00`);
    await attendanceJobs(office.test.app.services).work_out_attendance!({ companyId: '', userId: '', recordId: '' });
    found.push(await stands());
  }
  expect(found).toEqual([[0, 'upcoming', 0], [0, 'upcoming', 0], [1, 'absent', 1]]);
});
