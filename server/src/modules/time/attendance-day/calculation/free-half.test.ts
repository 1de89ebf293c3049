import { timeOffice, type TimeOffice } from '../time-office.fixture';

let office: TimeOffice;
beforeAll(async () => {
  office = await timeOffice(() => new Date('2026-11-11T06:30:00Z'));
});
afterAll(() => office.test.close());

it('a day half of which is leave or a holiday is stored, added up and shown by what was to be worked of it', async () => {
  const { add, admin, hire, shift, take, calculateDays } = office;
  const id = await hire({
    hireDate: '2026-11-02',
    shiftId: await shift('08:00-12:00 13:00-17:00', { leastFull: 360 }),
  });
  await add('Holiday', { name: 'Eve', firstDay: '2026-11-04', lastDay: '2026-11-04', part: 'pm' });
  const leave = (date: string, more: object) =>
    add('EmployeeLeave', {
      employeeId: id,
      fromDate: date,
      toDate: date,
      fromPart: 'am',
      toPart: 'pm',
      unit: 'daily',
      kind: 'sick',
      status: 'approved',
      ...more,
    });
  await leave('2026-11-03', { fromPart: 'pm' });
  await leave('2026-11-05', { unit: 'hourly', fromTime: '15:00', toTime: '17:00' });
  await leave('2026-11-06', { toPart: 'am' });
  for (const [date, timeOut] of [
    ['2026-11-02', '12:00'],
    ['2026-11-03', '12:00'],
    ['2026-11-04', '12:00'],
    ['2026-11-05', '15:00'],
  ])
    await take(id, date!, '08:00', timeOut);
  await calculateDays();
  const { data } = await admin.graphql(
    `query($id: ID!) { days: attendanceDays(filter: {employeeId: {eq: $id}, date: {lte: "2026-11-06"}}, sort: [{field: date}]) { rows { status lateMin earlyMin absent } }
       months: attendanceMonths(filter: {employeeId: {eq: $id}}) { rows { absentDays lateMin earlyMin } }
       sheet: attendanceSheet(from: "2026-11-02", to: "2026-11-06", employeeId: $id) { rows { days { status expected late early } } } }`,
    { id },
  );
  const stands: [string, number, number, number][] = [
    ['half_day', 480, 0, 240],
    ['present', 240, 0, 0],
    ['present', 240, 0, 0],
    ['present', 360, 0, 0],
    ['absent', 240, 240, 0],
  ];
  expect(data.days.rows).toEqual(
    stands.map(([status, , lateMin, earlyMin]) => ({ status, lateMin, earlyMin, absent: false })),
  );
  expect(data.sheet.rows[0].days).toEqual(
    stands.map(([status, expected, late, early]) => ({ status, expected, late, early })),
  );
  // The two days of work after it, on which nobody came.
  expect(data.months.rows).toEqual([{ absentDays: 2, lateMin: 240, earlyMin: 240 }]);
});
