import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let company: string;
let hr: Person;
let [mona, sami, nursing, ward]: string[] = [];
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-02T08:00:00Z') });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await test.company();
  hr = await test.as({ type: 'admin', company });
  const insert = (area: string, values: object) => insertRow(test, area, company, { ...values });
  nursing = await insert('Department', {});
  ward = await insert('Department', { parentId: nursing });
  mona = await insert('Employee', { hireDate: '2024-01-01', departmentId: ward });
  sami = await insert('Employee', { hireDate: '2024-01-01' });
  await insert('EmployeePosition', { employeeId: mona, departmentId: ward, validFrom: '2024-01-01' });
});

const times = (...lines: [number, string, string][]) => lines.map(([weekday, start, end]) => ({ weekday, start, end }));
const sixDays = times(...[1, 2, 3, 4, 5, 6].map((weekday): [number, string, string] => [weekday, '08:00', '14:00']));
const made = async (input: object): Promise<string> => {
  const { data, errors } = await hr.graphql(
    'mutation($input: WorkCalendarInput!) { createWorkCalendar(input: $input) { id } }',
    { input: { name: newId(), ...input } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createWorkCalendar.id;
};
const assign = (input: object) =>
  hr.graphql('mutation($input: CalendarAssignmentInput!) { createCalendarAssignment(input: $input) { id } }', {
    input: { validFrom: '2026-01-01', ...input },
  });
const daysOf = async (employeeId: string | undefined, from: string, to = from, who = hr) =>
  await who.graphql(
    'query($employeeId: ID!, $from: Date!, $to: Date!) { workingDays(employeeId: $employeeId, from: $from, to: $to) { date kind name minutes usualMinutes calendarId from } }',
    { employeeId, from, to },
  );
const minutesOf = async (employeeId: string | undefined, from: string, to = from) =>
  (await daysOf(employeeId, from, to)).data.workingDays.map((day: { minutes: number }) => day.minutes);

describe('the days somebody works', () => {
  it("are those of the company's weekend and hours where no calendar is on file", async () => {
    await insertRow(test, 'Holiday', company, { name: 'Founding', firstDay: '2026-03-31' });
    expect(await minutesOf(mona, '2026-03-28', '2026-04-01')).toEqual([0, 0, 480, 0, 480]);
    const standard = await made({ name: 'Company week' });
    await assign({ calendarId: standard });
    expect(await minutesOf(mona, '2026-03-28', '2026-04-01')).toEqual([0, 0, 480, 0, 480]);
    expect((await daysOf(mona, '2026-03-30')).data.workingDays).toEqual([
      {
        date: '2026-03-30',
        kind: 'work',
        name: null,
        minutes: 480,
        usualMinutes: 480,
        calendarId: standard,
        from: 'company',
      },
    ]);
  });

  it("go by the nearest calendar: their own, their department's, that above it, the company's", async () => {
    const [six, night, own] = [
      await made({ times: sixDays }),
      await made({ times: times([1, '20:00', '04:00']) }),
      await made({ times: times([1, '09:00', '10:00']) }),
    ];
    await assign({ calendarId: six, departmentId: nursing });
    expect([await minutesOf(mona, '2026-03-07'), await minutesOf(sami, '2026-03-07')]).toEqual([[360], [0]]);
    await assign({ calendarId: night, departmentId: ward, validFrom: '2026-03-09', validTo: '2026-03-15' });
    expect(await minutesOf(mona, '2026-03-02')).toEqual([360]);
    expect(await minutesOf(mona, '2026-03-09', '2026-03-10')).toEqual([480, 0]);
    expect(await minutesOf(mona, '2026-03-16')).toEqual([360]);
    await assign({ calendarId: own, employeeId: mona, validFrom: '2026-03-16', validTo: '2026-03-16' });
    expect(await minutesOf(mona, '2026-03-16', '2026-03-17')).toEqual([60, 360]);
  });

  it("go by the first department before they join and by the last once they have left, so that the month they are paid a part of is one week's", async () => {
    await assign({ calendarId: await made({ times: sixDays }), departmentId: nursing, validFrom: '2024-01-01' });
    const [offices, dates] = [
      await insertRow(test, 'Department', company, {}),
      { hireDate: '2026-02-09', exitDate: '2026-03-20' },
    ];
    const joiner = await insertRow(test, 'Employee', company, dates);
    const [nurse, clerk] = [
      { departmentId: ward, validFrom: '2026-02-09', validTo: '2026-02-28' },
      { departmentId: offices, validFrom: '2026-03-01', validTo: '2026-03-20' },
    ];
    for (const place of [nurse, clerk])
      await insertRow(test, 'EmployeePosition', company, { employeeId: joiner, ...place });
    // Saturdays: before they join, as a nurse, in the offices, after they left them.
    expect(
      (
        await Promise.all(['2026-02-07', '2026-02-14', '2026-03-07', '2026-03-28'].map((day) => minutesOf(joiner, day)))
      ).flat(),
    ).toEqual([360, 360, 0, 0]);
    const leaver = await insertRow(test, 'Employee', company, dates);
    for (const place of [
      { ...clerk, validFrom: '2026-02-09', validTo: '2026-02-28' },
      { ...nurse, validFrom: '2026-03-01', validTo: '2026-03-20' },
    ])
      await insertRow(test, 'EmployeePosition', company, { employeeId: leaver, ...place });
    expect(
      (
        await Promise.all(['2026-02-07', '2026-02-14', '2026-03-07', '2026-03-28'].map((day) => minutesOf(leaver, day)))
      ).flat(),
    ).toEqual([0, 0, 360, 360]);
  });

  it('know holidays of half a day, of a calendar, of a country, optional ones and days off', async () => {
    const six = await made({
      times: times(
        ...[1, 2, 3, 4, 5].flatMap((weekday): [number, string, string][] => [
          [weekday, '08:00', '12:00'],
          [weekday, '13:00', '17:00'],
        ]),
      ),
      country: 'SA',
    });
    await assign({ calendarId: six, employeeId: mona });
    const holiday = (firstDay: string, values: object) =>
      insertRow(test, 'Holiday', company, { name: firstDay, firstDay, ...values });
    await holiday('2026-03-02', { part: 'pm' });
    await holiday('2026-03-03', { calendarId: six });
    await holiday('2026-03-04', { country: 'SA' });
    await holiday('2026-03-05', { country: 'AE' });
    await holiday('2026-03-06', { kind: 'optional' });
    await holiday('2026-03-09', { kind: 'weekly_off' });
    expect(await minutesOf(mona, '2026-03-02', '2026-03-06')).toEqual([240, 0, 0, 480, 480]);
    expect(await minutesOf(sami, '2026-03-02', '2026-03-06')).toEqual([240, 480, 480, 0, 480]);
    expect((await daysOf(mona, '2026-03-09')).data.workingDays[0]).toMatchObject({
      kind: 'off',
      minutes: 0,
      usualMinutes: 480,
    });
    const { data } = await hr.graphql(
      'query($id: ID!) { calendarDays(id: $id, from: "2026-03-02", to: "2026-03-04") { kind minutes } }',
      { id: six },
    );
    expect(data.calendarDays).toEqual([
      { kind: 'half_holiday', minutes: 240 },
      { kind: 'holiday', minutes: 0 },
      { kind: 'holiday', minutes: 0 },
    ]);
  });

  it('are what leave, attendance and pay count', async () => {
    await assign({ calendarId: await made({ times: sixDays }), employeeId: mona });
    const leave = await hr.graphql(
      `mutation($id: ID!) { createEmployeeLeave(input: { employeeId: $id, fromDate: "2026-03-05", toDate: "2026-03-08" }) { workingDays dayList { date kind minutes } } }`,
      { id: mona },
    );
    expect(leave.data.createEmployeeLeave).toMatchObject({
      workingDays: '3',
      dayList: [
        { kind: 'work', minutes: 360 },
        {},
        { date: '2026-03-07', kind: 'work', minutes: 360 },
        { kind: 'weekend', minutes: 0 },
      ],
    });
    const { data } = await hr.graphql(
      '{ attendanceSheet(from: "2026-02-28", to: "2026-02-28") { days { isWeekend } rows { id days { status } } } }',
    );
    expect(data.attendanceSheet.days).toEqual([{ isWeekend: true }]);
    const statusOf = (id: string | undefined) =>
      data.attendanceSheet.rows.find((row: { id: string }) => row.id === id).days[0].status;
    expect([statusOf(mona), statusOf(sami)]).toEqual(['absent', 'weekly_off']);
  });

  it('are shown to whoever may see the employee alone, and a year and a little at once', async () => {
    const stranger = await test.as({
      company,
      employeeId: sami,
      grants: [{ subject: 'Employee', action: 'read', scope: 'own' }],
    });
    expect((await daysOf(mona, '2026-03-02', '2026-03-02', stranger)).errors?.[0]?.extensions['code']).toBe(
      'NOT_FOUND',
    );
    expect((await daysOf(sami, '2026-03-02', '2026-03-02', stranger)).data.workingDays).toHaveLength(1);
    expect((await daysOf(mona, '2026-01-01', '2027-03-01')).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'to',
    });
  });
});

describe('a calendar', () => {
  it('keeps its times in order and the Monday even weeks are counted from', async () => {
    const { data } =
      await hr.graphql(`mutation { createWorkCalendar(input: { name: "Alternating", evenFrom: "2026-03-04", times: [
      { weekday: 6, start: "08:00", end: "12:00", weeks: even }, { weekday: 1, start: "13:00", end: "17:00" }, { weekday: 1, start: "08:00", end: "12:00" }] }) { evenFrom times { weekday weeks start } } }`);
    expect(data.createWorkCalendar).toEqual({
      evenFrom: '2026-03-02',
      times: [
        { weekday: 1, weeks: 'every', start: '08:00' },
        { weekday: 1, weeks: 'every', start: '13:00' },
        { weekday: 6, weeks: 'even', start: '08:00' },
      ],
    });
  });

  it.each<[string, object, string]>([
    ['times that overlap', { times: times([1, '08:00', '12:00'], [1, '11:00', '13:00']) }, 'times'],
    ['a time that is none', { times: times([1, '25:00', '12:00']) }, 'times'],
    [
      'alternating weeks nobody counts',
      { times: [{ weekday: 1, start: '08:00', end: '12:00', weeks: 'odd' }] },
      'evenFrom',
    ],
    ['a zone that is none', { timeZone: 'Dubai' }, 'timeZone'],
  ])('is refused with %s', async (_what, input, field) => {
    const { errors } = await hr.graphql(
      'mutation($input: WorkCalendarInput!) { createWorkCalendar(input: $input) { id } }',
      { input: { name: newId(), ...input } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });

  it("is one person's only once a day", async () => {
    const [one, other] = [await made({}), await made({})];
    expect((await assign({ calendarId: one, employeeId: mona, validTo: '2026-03-31' })).errors).toBeUndefined();
    expect(
      (await assign({ calendarId: other, employeeId: mona, validFrom: '2026-03-31' })).errors?.[0]?.extensions['code'],
    ).toBe('CONFLICT');
    expect((await assign({ calendarId: other, employeeId: mona, validFrom: '2026-04-01' })).errors).toBeUndefined();
    expect(
      (await assign({ calendarId: other, employeeId: mona, departmentId: ward, validFrom: '2030-04-01' })).errors?.[0]
        ?.extensions,
    ).toMatchObject({ field: 'employeeId' });
    expect(
      (await Promise.all([assign({ calendarId: one }), assign({ calendarId: other })])).filter(({ errors }) => !errors),
    ).toHaveLength(1);
  });
});
