import { timeOffice, type TimeOffice } from '../time-office.fixture';
import { attendanceJobs } from '../attendance-day.job';

let office: TimeOffice;
let now = new Date('2026-11-11T08:30:00Z');
beforeAll(async () => {
  office = await timeOffice(() => now);
});
afterAll(() => office.test.close());

it('a night come to after midnight is of the day it begins on, on the sheet as in what is stored', async () => {
  const id = await office.hire({ shiftId: await office.shift('22:00-06:00'), hireDate: '2026-11-09' });
  await office.take(id, '2026-11-10', '00:20', '06:00');
  await office.calculateDays();
  const { data } = await office.admin.graphql(
    `query($id: ID!) { days: attendanceDays(filter: {employeeId: {eq: $id}, date: {eq: "2026-11-09"}}) { rows { status lateMin } }
    sheet: attendanceSheet(from: "2026-11-09", to: "2026-11-10", employeeId: $id) { rows { days { status late timeIn } } } }`,
    { id },
  );
  expect(data.days.rows).toEqual([{ status: 'present', lateMin: 140 }]);
  expect(data.sheet.rows[0].days).toMatchObject([
    { status: 'present', late: 140, timeIn: '00:20:00' },
    { timeIn: null, late: 0 },
  ]);
});

it('who works two shifts on a day is absent once the window of the last has closed, on the sheet as in what stands out', async () => {
  const id = await office.hire();
  for (const shiftId of [await office.shift('08:00-12:00'), await office.shift('16:00-20:00')])
    await office.add('RosteredShift', { employeeId: id, date: '2026-11-11', shiftId, state: 'published' });
  const stands = async () => {
    const { data } = await office.admin.graphql(
      `query($id: ID!) { absent: attendanceSheet(from: "2026-11-11", to: "2026-11-11", employeeId: $id, standing: absent) { total }
      sheet: attendanceSheet(from: "2026-11-11", to: "2026-11-11", employeeId: $id) { rows { days { status } } }
      stored: attendanceDays(filter: {employeeId: {eq: $id}, date: {eq: "2026-11-11"}}) { rows { status } } }`,
      { id },
    );
    return [data.absent.total, data.sheet.rows[0].days[0].status, data.stored.rows.length];
  };
  const found: unknown[] = [];
  for (const time of ['13:30', '20:59', '21:00']) {
    now = new Date(`2026-11-11T${time}:00+04:00`);
    await attendanceJobs(office.test.app.services).calculate_attendance!({ companyId: '', userId: '', recordId: '' });
    found.push(await stands());
  }
  expect(found).toEqual([
    [0, 'upcoming', 0],
    [0, 'upcoming', 0],
    [1, 'absent', 1],
  ]);
});

it('the second of two shifts of a day that changes has the day worked out again', async () => {
  const id = await office.hire({ hireDate: '2026-11-09' });
  const [first, second] = [await office.shift('08:00-12:00'), await office.shift('14:00-18:00')];
  for (const shiftId of [first, second])
    await office.add('RosteredShift', { employeeId: id, date: '2026-11-10', shiftId, state: 'published' });
  await office.take(id, '2026-11-10', '08:00', '12:00');
  await office.take(id, '2026-11-10', '14:00', '18:00');
  await office.calculateDays();
  const stored = () =>
    office.test.inside(
      office.company,
      `select early_min as early, overtime_min as overtime from attendance_day where employee_id = $1 and date = '2026-11-10'`,
      [id],
    );
  expect(await stored()).toEqual([{ early: 0, overtime: 0 }]);
  await office.test.inside(
    office.company,
    `update shift set periods = (select periods from shift where id = $2) where id = $1`,
    [second, await office.shift('14:00-19:00')],
  );
  await office.calculateDays();
  expect(await stored()).toEqual([{ early: 60, overtime: 0 }]);
});

it('who went after two hours of eight is there until the window of their shift has closed, and absent then: on the sheet, in what stands out, in what is stored and in their month', async () => {
  const day = '2026-11-12';
  now = new Date(`${day}T10:00:00+04:00`);
  const shiftId = await office.shift('08:00-12:00 13:00-17:00', { leastHalf: 180, leastFull: 360 });
  const hire = () => office.hire({ shiftId, hireDate: day });
  const [early, halfway, long] = [await hire(), await hire(), await hire()];
  const stands = async (id: string): Promise<unknown[]> => {
    const { sheet, absent, days, months, why } = await office.ask(
      `query($id: ID!, $d: Date!) { absent: attendanceSheet(from: $d, to: $d, employeeId: $id, standing: absent) { total }
      sheet: attendanceSheet(from: $d, to: $d, employeeId: $id) { rows { absences days { status } } } why: attendanceExplanation(employeeId: $id, date: $d) { status reason isAsStored }
      days: attendanceDays(filter: {employeeId: {eq: $id}, date: {eq: $d}}) { rows { status workedMin absent } } months: attendanceMonths(filter: {employeeId: {eq: $id}}) { rows { absentDays halfDays } } }`,
      { id, d: day },
    );
    expect([why.status, why.isAsStored]).toEqual([sheet.rows[0].days[0].status, true]);
    return [
      sheet.rows[0].days[0].status,
      why.reason,
      sheet.rows[0].absences,
      absent.total,
      ...days.rows.map(({ status, workedMin, absent: counts }: any) => `${status} ${workedMin} ${counts}`),
      months.rows[0]?.absentDays ?? 0,
      months.rows[0]?.halfDays ?? 0,
    ];
  };
  const at = async (time: string): Promise<void> => {
    now = new Date(`${day}T${time}:00+04:00`);
    await attendanceJobs(office.test.app.services).calculate_attendance!({ companyId: '', userId: '', recordId: '' });
  };
  await office.take(early, day, '08:00', '10:00');
  for (const time of ['10:05', '17:59']) {
    await at(time);
    expect(await stands(early)).toEqual(['present', 'not_over', 0, 0, 0, 0]);
  }
  await office.take(halfway, day, '08:00', '12:00');
  await office.take(long, day, '08:00', '17:30');
  await at('17:59');
  expect([await stands(halfway), await stands(long)]).toEqual([
    ['present', 'not_over', 0, 0, 0, 0],
    ['present', 'came', 0, 0, 'present 510 false', 0, 0],
  ]);
  await at('18:00');
  expect([await stands(early), await stands(halfway)]).toEqual([
    ['absent', 'too_little', 1, 1, 'absent 120 true', 1, 0],
    ['half_day', 'half', 0, 0, 'half_day 240 false', 0, 1],
  ]);
});
