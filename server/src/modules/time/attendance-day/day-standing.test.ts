import { timeOffice, type TimeOffice } from './time-office.fixture';

let office: TimeOffice;
// A Tuesday.
const day = '2026-11-10';
let now = new Date(`${day}T12:00:00+04:00`);
beforeAll(async () => {
  office = await timeOffice(() => now);
  await people();
});
afterAll(() => office.test.close());

/** Everybody there is, by what their day is; each of a kind the counters have to know. */
const who: Record<string, string> = {};

async function people(): Promise<void> {
  now = new Date('2026-11-12T12:00:00+04:00');
  const { add, shift, take } = office;
  const [office9, night, round, hours] = [
    await shift('09:00-17:00', { leastHalf: 120, leastFull: 300 }),
    await shift('22:00-06:00'),
    await shift('08:00-08:00'),
    await office.made('Shift', { title: 'Eight hours', kind: 'daily_hours', totalHours: '8' }),
  ];
  const hire = async (name: string, shiftId: string | null, more: object = {}) => {
    who[name] = await add('Employee', { hireDate: '2024-01-01', firstName: name, shiftId, ...more });
    return who[name]!;
  };
  await hire('nobody came', office9);
  await hire('nobody came to a night', night);
  await hire('nobody came for hours', hours);
  await hire('nobody came without a shift', null);
  await take(await hire('came', office9), day, '09:00', '17:00');
  await take(await hire('came late', office9), day, '09:20', '17:00');
  await take(await hire('came for an hour', office9), day, '09:00', '10:00');
  await take(await hire('came late for an hour', office9), day, '09:30', '10:30');
  await take(await hire('came to a night after midnight', night), '2026-11-11', '00:20', '06:00');
  await take(await hire('has only the night before', night), day, '01:00', '06:00');
  await take(await hire('came round the clock', round), day, '08:00', '08:00');
  const leave = async (name: string, more: object) =>
    add('EmployeeLeave', {
      employeeId: await hire(name, office9),
      fromDate: day,
      toDate: day,
      unit: 'daily',
      fromPart: 'am',
      toPart: 'pm',
      kind: 'sick',
      status: 'approved',
      ...more,
    });
  await leave('is on leave', {});
  await leave('has the morning off and did not come', { toPart: 'am' });
  await leave('has the morning off and came then', { toPart: 'am' });
  await take(who['has the morning off and came then']!, day, '13:00', '17:00');
  await leave('has the morning off and came later', { toPart: 'am' });
  await take(who['has the morning off and came later']!, day, '13:30', '17:00');
  await leave('has two hours off and came then', { unit: 'hourly', fromTime: '09:00', toTime: '11:00' });
  await take(who['has two hours off and came then']!, day, '11:00', '17:00');
  for (const mark of ['absent', 'present', 'remote', 'half_day', 'leave', 'holiday', 'weekly_off'])
    await add('AttendanceDay', { employeeId: await hire(`is marked ${mark}`, office9), date: day, mark });
  await add('AttendanceDay', {
    employeeId: await hire('is marked present and came late', office9),
    date: day,
    mark: 'present',
  });
  await take(who['is marked present and came late']!, day, '10:00', '17:00');
  const rostered = async (name: string, shiftIds: string[], calendarId: string | null = null) => {
    await hire(name, office9);
    if (calendarId) await add('CalendarAssignment', { employeeId: who[name], calendarId, validFrom: '2024-01-01' });
    for (const shiftId of shiftIds)
      await add('RosteredShift', { employeeId: who[name], date: day, shiftId, state: 'published' });
  };
  await rostered('is rostered for two shifts', [await shift('10:00-12:00'), await shift('18:00-20:00')]);
  await rostered('is rostered for hours and a shift', [hours, await shift('18:00-21:00')]);
  // The weekend of this one is the Tuesday.
  const free = await office.made('WorkCalendar', {
    name: 'No Tuesdays',
    times: [1, 3, 4, 5].map((weekday) => ({ weekday, start: '09:00', end: '17:00' })),
  });
  const feast = await office.made('WorkCalendar', { name: 'Feast', country: 'SA' });
  const eve = await office.made('WorkCalendar', { name: 'Eve', country: 'GB' });
  await add('Holiday', { name: 'Feast', firstDay: day, lastDay: day, part: 'full', country: 'SA' });
  await add('Holiday', { name: 'Eve', firstDay: day, lastDay: day, part: 'am', country: 'GB' });
  await rostered('has their weekend', [], free);
  await rostered('is rostered on their weekend', [office9], free);
  await rostered('has a holiday', [], feast);
  await rostered('is rostered on a holiday', [office9], feast);
  await rostered('has half a holiday', [], eve);
  await rostered('has half a holiday and two shifts', [await shift('09:00-12:00'), await shift('15:00-18:00')], eve);
  const london = await office.made('WorkLocation', { name: 'London', timeZone: 'Europe/London' });
  await hire('works in London', office9);
  await add('EmployeePosition', {
    employeeId: who['works in London'],
    validFrom: '2024-01-01',
    isPrimary: true,
    workLocationId: london,
  });
  await hire('has left', office9, { exitDate: '2026-11-09' });
  await hire('was not known yet', office9, { createdAt: '2026-11-11T00:00:00Z' });
}

interface Told {
  absent: string[];
  expected: string[];
  late: string[];
}
const standing = async (name: string): Promise<string[]> =>
  (
    await office.ask(
      `{ made: attendanceSheet(from: "${day}", to: "${day}", standing: ${name}, limit: 100) { rows { employeeName } } }`,
    )
  ).made.rows
    .map(({ employeeName }: { employeeName: string }) => nameOf(employeeName))
    .toSorted();
const nameOf = (employeeName: string): string =>
  Object.keys(who)
    .filter((name) => employeeName.startsWith(name))
    .sort((one, other) => other.length - one.length)[0]!;
/** By the days of the sheet: `late` who has come too late and is not absent all the same, `absent` by its status. */
async function sheet(): Promise<Record<string, { status: string; late: number }>> {
  const { made } = await office.ask(
    `{ made: attendanceSheet(from: "${day}", to: "${day}", limit: 100) { rows { employeeName days { status late } } } }`,
  );
  return Object.fromEntries(made.rows.map(({ employeeName, days }: any) => [nameOf(employeeName), days[0]]));
}
const told = async (): Promise<Told> => ({
  absent: await standing('absent'),
  expected: await standing('expected'),
  late: await standing('late'),
});

describe('who stands out on a day', () => {
  it('once it is over, is whom the sheet and what was worked out for pay say so of, whatever sort of day they had', async () => {
    now = new Date('2026-11-12T12:00:00+04:00');
    await office.calculateDays();
    const days = Object.entries(await sheet());
    const { absent, expected, late } = await told();
    expect(absent).toEqual(
      days
        .filter(([, { status }]) => status === 'absent')
        .map(([name]) => name)
        .toSorted(),
    );
    expect(late).toEqual(
      days
        .filter(([, { status, late: minutes }]) => status !== 'absent' && minutes > 0)
        .map(([name]) => name)
        .toSorted(),
    );
    expect(expected).toEqual([]);
    const stored = await office.test.inside<{ id: string }>(
      office.company,
      `select employee_id as id from attendance_day where date = $1 and status = 'absent' and deleted_at is null`,
      [day],
    );
    expect(absent).toEqual(stored.map(({ id }) => Object.keys(who).find((name) => who[name] === id)!).toSorted());
    expect([absent, late]).toEqual([
      [
        'came for an hour',
        'came late for an hour',
        'has half a holiday',
        'has half a holiday and two shifts',
        'has only the night before',
        'has the morning off and did not come',
        'is marked absent',
        'is rostered for hours and a shift',
        'is rostered for two shifts',
        'is rostered on their weekend',
        'nobody came',
        'nobody came for hours',
        'nobody came to a night',
        'nobody came without a shift',
        'works in London',
      ],
      [
        'came late',
        'came to a night after midnight',
        'has the morning off and came later',
        'is marked present and came late',
      ],
    ]);
  });

  it.each([
    ['at eight in the morning nobody is', '08:00', [], []],
    ['at half past nine who works from nine', '09:30', [], ['is rostered on their weekend', 'nobody came']],
    [
      'at half past ten who works two shifts too',
      '10:30',
      [],
      ['is rostered for two shifts', 'is rostered on their weekend', 'nobody came'],
    ],
    [
      'in the afternoon who has the morning off, and whose clock is behind',
      '13:30',
      [],
      [
        'has half a holiday',
        'has the morning off and did not come',
        'is rostered for two shifts',
        'is rostered on their weekend',
        'nobody came',
        'works in London',
      ],
    ],
    [
      'after the window of the shift they are absent',
      '18:01',
      ['has half a holiday', 'has the morning off and did not come', 'is rostered on their weekend', 'nobody came'],
      ['has half a holiday and two shifts', 'is rostered for two shifts', 'works in London'],
    ],
  ])('while it goes on: %s', async (_law, time, absent, expected) => {
    now = new Date(`${day}T${time}:00+04:00`);
    const [found, days] = [await told(), await sheet()];
    const notBegun = Object.keys(who).filter(
      (name) =>
        /came|night|marked/.test(name) &&
        !name.startsWith('nobody came') &&
        name !== 'has the morning off and did not come',
    );
    const apart = (names: string[]) => names.filter((name) => !notBegun.includes(name));
    expect([apart(found.absent), apart(found.expected)]).toEqual([absent, expected]);
    expect(
      apart(found.absent).every((name) => days[name]!.status === 'absent') &&
        apart(found.expected).every((name) => days[name]!.status === 'upcoming'),
    ).toBe(true);
  });
});
