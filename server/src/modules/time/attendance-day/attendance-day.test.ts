import { insertRow } from '../../../../test/rows';
import type { Person } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { OpenTransaction } from '../../../platform/database/transaction';
import { attendanceJobs } from './attendance-day.job';
import { timeOffice, type TimeOffice } from './time-office.fixture';

let test: TimeOffice['test'];
let admin: Person;
let company: string;
let made: TimeOffice['made'];
let hire: TimeOffice['hire'];
let take: TimeOffice['take'];
const now = new Date('2026-11-11T06:30:00Z');
beforeAll(async () => {
  ({ test, admin, company, made, hire, take } = await timeOffice(() => now, {}));
});
afterAll(() => test.close());

const sheetQuery = `query($from: Date!, $to: Date!, $employeeId: ID, $departmentId: ID, $shiftId: ID, $search: String, $limit: Int, $offset: Int) {
  attendanceSheet(from: $from, to: $to, employeeId: $employeeId, departmentId: $departmentId, shiftId: $shiftId, search: $search, limit: $limit, offset: $offset) {
    total days { date isWeekend } rows { id employeeName employeeCode departmentName worked expected late absences shift { title } days { date status worked expected late early timeIn timeOut presences note } } } }`;
const sheet = async (who: Person, variables: object = {}) => {
  const { data, errors } = await who.graphql(sheetQuery, { from: '2026-11-05', to: '2026-11-11', ...variables });
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data.attendanceSheet;
};

describe('the sheet of a period', () => {
  it('tells of each day how it stands, and what was worked of what was expected', async () => {
    const shiftId = await made('Shift', {
      title: newId(),
      kind: 'times',
      periods: [{ start: '08:00', end: '16:00', graceIn: 10 }],
    });
    const employeeId = await hire({ shiftId, hireDate: '2026-11-06', code: 'SHEET' });
    await take(employeeId, '2026-11-06', '08:20', '12:00');
    await take(employeeId, '2026-11-06', '13:00', '16:30');
    await take(employeeId, '2026-11-07', '10:00', '11:00');
    await take(employeeId, '2026-11-09', '08:00');
    await take(employeeId, '2026-11-11', '08:00');
    const {
      days,
      rows: [row],
      total,
    } = await sheet(admin, { employeeId });
    expect(days.map(({ isWeekend }: { isWeekend: boolean }) => isWeekend)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(row.days.map((day: Record<string, unknown>) => [day.status, day.worked, day.expected])).toEqual([
      ['not_employed', 0, null],
      ['present', 430, 480],
      ['present', 60, 0],
      ['weekly_off', 0, 0],
      ['missing_punch', 0, 480],
      ['absent', 0, 480],
      ['in_now', 0, 480],
    ]);
    expect(row.days[1]).toMatchObject({ late: 20, early: 0, timeIn: '08:20:00', timeOut: '16:30:00', presences: 2 });
    expect([total, row.worked, row.expected, row.late, row.absences]).toEqual([1, 490, 4 * 480, 20, 1]);
  });

  it('has holidays and approved leave where nobody decided and nobody came', async () => {
    const place = await test.company();
    const who = await test.as({ type: 'admin', company: place });
    const add = (area: string, values: object) => insertRow(test, area, place, { ...values });
    await add('Holiday', { name: 'Founding day', firstDay: '2026-11-08', lastDay: '2026-11-09' });
    const [away, halves, other] = [
      await add('Employee', { hireDate: '2024-01-01' }),
      await add('Employee', { hireDate: '2024-01-01' }),
      await add('Employee', { hireDate: '2024-01-01' }),
    ];
    const leave = (employeeId: string, fromDate: string, toDate: string, more: object = {}) =>
      add('EmployeeLeave', {
        employeeId,
        fromDate,
        toDate,
        fromPart: 'am',
        toPart: 'pm',
        unit: 'daily',
        kind: 'sick',
        status: 'approved',
        ...more,
      });
    await leave(away!, '2026-11-05', '2026-11-10');
    await add('AttendanceDay', { employeeId: away, date: '2026-11-06', mark: 'remote', note: null });
    await leave(halves!, '2026-11-05', '2026-11-05', { fromPart: 'pm' });
    await leave(halves!, '2026-11-06', '2026-11-06', { fromPart: 'pm' });
    await leave(halves!, '2026-11-06', '2026-11-06', { toPart: 'am' });
    await leave(other!, '2026-11-05', '2026-11-06', { status: 'submitted' });
    const stands = async (employeeId: string) => (await sheet(who, { employeeId, to: '2026-11-10' })).rows[0].days;
    const statuses = async (employeeId: string) =>
      (await stands(employeeId)).map(({ status }: { status: string }) => status);
    expect(await statuses(away!)).toEqual(['leave', 'remote', 'weekly_off', 'holiday', 'holiday', 'leave']);
    expect(await statuses(halves!)).toEqual(['absent', 'leave', 'weekly_off', 'holiday', 'holiday', 'absent']);
    expect(await statuses(other!)).toEqual(['absent', 'absent', 'weekly_off', 'holiday', 'holiday', 'absent']);
    expect((await stands(other!))[4]).toMatchObject({ date: '2026-11-09', expected: 0, note: 'Founding day' });
    expect(JSON.stringify(await stands(away!))).not.toContain('sick');
  });

  it('has everybody employed in it, found by name, number, department and shift, page by page', async () => {
    const departmentId = await made('Department', { name: newId() });
    const codes = ['P-1', 'P-2', 'P-3', 'P-4'];
    for (const [at, code] of codes.entries())
      await hire({ code, lastName: `Name ${at}`, departmentId, ...(at === 3 ? { exitDate: '2026-11-04' } : {}) });
    await hire({ code: 'P-5', departmentId, hireDate: '2026-11-12' });
    const found = async (variables: object) => {
      const { rows, total } = await sheet(admin, { departmentId, ...variables });
      return [rows.map((row: { employeeCode: string }) => row.employeeCode), total];
    };
    expect(await found({})).toEqual([['P-1', 'P-2', 'P-3'], 3]);
    expect(await found({ limit: 1, offset: 1 })).toEqual([['P-2'], 3]);
    expect(await found({ offset: 9 })).toEqual([[], 3]);
    expect(await found({ search: 'name p-3' })).toEqual([['P-3'], 1]);
    expect(await found({ search: '%' })).toEqual([[], 0]);
    expect(await found({ shiftId: newId() })).toEqual([[], 0]);
  });

  it('says the department somebody had then, and finds them in each they were in', async () => {
    const [nursing, surgery] = [
      await made('Department', { name: newId() }),
      await made('Department', { name: newId() }),
    ];
    const employeeId = await hire({ departmentId: nursing });
    await made('EmployeePosition', { employeeId, departmentId: surgery, validFrom: '2026-10-16' });
    const names = new Map([
      [nursing, 'nursing'],
      [surgery, 'surgery'],
    ]);
    const {
      data: { departments },
    } = await admin.graphql('query($ids: [ID!]) { departments(filter: {id: {in: $ids}}) { rows { id name } } }', {
      ids: [nursing, surgery],
    });
    const nameOf = new Map(departments.rows.map(({ id, name }: { id: string; name: string }) => [name, names.get(id)]));
    const found = async (departmentId: string | null, from: string, to: string) =>
      (await sheet(admin, { departmentId, employeeId, from, to })).rows.map((row: { departmentName: string }) =>
        nameOf.get(row.departmentName),
      );
    expect(await found(null, '2026-09-01', '2026-09-30')).toEqual(['nursing']);
    expect(await found(nursing, '2026-09-01', '2026-09-30')).toEqual(['nursing']);
    expect(await found(surgery, '2026-09-01', '2026-09-30')).toEqual([]);
    for (const each of [nursing, surgery]) expect(await found(each, '2026-10-01', '2026-10-31')).toEqual(['surgery']);
    expect(await found(nursing, '2026-10-16', '2026-10-31')).toEqual([]);
    const standing = async (departmentId: string, period: string) =>
      (
        await admin.graphql(
          'query($d: ID!, $p: String!) { s: attendanceMonthStanding(period: $p, departmentId: $d) { people } }',
          { d: departmentId, p: period },
        )
      ).data.s.people;
    expect([
      await standing(nursing, '2026-09'),
      await standing(surgery, '2026-09'),
      await standing(nursing, '2026-10'),
      await standing(surgery, '2026-10'),
    ]).toEqual([1, 0, 0, 1]);
    for (const period of ['2026-09', '2026-10'])
      await insertRow(test, 'AttendanceMonth', company, { employeeId, state: 'closed', period });
    const {
      data: { attendanceMonths },
    } = await admin.graphql(
      'query($id: ID!) { attendanceMonths(filter: {employeeId: {eq: $id}}, sort: [{field: period}]) { rows { period departmentName } } }',
      { id: employeeId },
    );
    expect(
      attendanceMonths.rows.map(({ period, departmentName }: { period: string; departmentName: string }) => [
        period,
        nameOf.get(departmentName),
      ]),
    ).toEqual([
      ['2026-09', 'nursing'],
      ['2026-10', 'surgery'],
    ]);
  });

  it("shows the days one may read, and no other company's", async () => {
    const [boss, clerk] = [await hire(), await hire()];
    await made('EmployeePosition', { employeeId: clerk, managerId: boss, validFrom: '2024-01-01' });
    const see = async (grants: Grant[], employeeId?: string) =>
      (await sheet(await test.as({ company, grants, employeeId }), { limit: 100 })).rows.map(
        ({ id }: { id: string }) => id,
      ) as string[];
    expect(await see([{ subject: 'AttendanceDay', action: 'read', scope: 'own' }], clerk)).toEqual([clerk]);
    expect(new Set(await see([{ subject: 'AttendanceDay', action: 'read', scope: 'team' }], boss))).toEqual(
      new Set([boss, clerk]),
    );
    expect(await see([{ subject: 'Attendance', action: 'read', scope: 'company' }])).toEqual([]);
    expect(await see([{ subject: 'AttendanceDay', action: 'read', scope: 'company' }])).toEqual(
      expect.arrayContaining([boss, clerk]),
    );
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    expect(await sheet(elsewhere, { employeeId: boss })).toMatchObject({ rows: [], total: 0 });
  });

  it('takes the same few statements whatever the number of people', async () => {
    const shiftId = await made('Shift', { title: newId() });
    for (let nth = 0; nth < 12; nth += 1) await hire({ code: `MANY-${nth}`, shiftId });
    const counted = async (limit: number) => {
      const query = jest.spyOn(OpenTransaction.prototype, 'query');
      const { rows } = await sheet(admin, { limit, shiftId });
      // Counted in its own transaction: jobs of what was made before run meanwhile.
      const { calls, contexts } = query.mock;
      const own = contexts[calls.findIndex((call) => JSON.stringify(call).includes(shiftId))];
      const { length } = contexts.filter((transaction) => transaction === own);
      query.mockRestore();
      return [rows.length, length];
    };
    const [[one, few], [many, same]] = [await counted(1), await counted(100)];
    expect([one, many, same]).toEqual([1, 12, few]);
    expect(few).toBeLessThanOrEqual(8);
  });

  it.each([
    [{ from: '2026-11-11', to: '2026-11-10' }, 'to'],
    [{ from: '2026-11-01', to: '2026-12-13' }, 'to'],
    [{ limit: 101 }, 'limit'],
    [{ limit: 0 }, 'limit'],
    [{ offset: -1 }, 'offset'],
  ])('refuses %j', async (variables, field) => {
    await expect(sheet(admin, variables)).rejects.toMatchObject({ code: 'INVALID', field });
  });
});

describe('a day decided about', () => {
  it('goes before what follows from the times, once per day and within the employment', async () => {
    const employeeId = await hire({ hireDate: '2026-11-01' });
    await take(employeeId, '2026-11-02', '08:00', '16:00');
    const id = await made('AttendanceDay', { employeeId, date: '2026-11-10', mark: 'remote', note: 'At a customer' });
    const day = async () => (await sheet(admin, { employeeId })).rows[0].days[5];
    expect(await day()).toMatchObject({ date: '2026-11-10', status: 'remote', note: 'At a customer' });
    const decide = (date: string) =>
      admin.graphql(
        'mutation($e: ID!, $d: Date!) { createAttendanceDay(input: {employeeId: $e, date: $d, mark: absent}) { id } }',
        { e: employeeId, d: date },
      );
    expect((await decide('2026-11-10')).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'date' });
    expect((await decide('2026-10-31')).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'date' });
    const twice = await Promise.all(Array.from({ length: 5 }, () => decide('2026-11-09')));
    expect(twice.filter(({ errors }) => !errors)).toHaveLength(1);
    await admin.graphql('mutation($id: ID!) { deleteAttendanceDays(ids: [$id]) { done } }', { id });
    expect(await day()).toMatchObject({ status: 'absent', note: null });
  });
});

describe('who was only just entered', () => {
  const jobs = () => attendanceJobs(test.app.services);
  const calculateDays = () => jobs().calculate_missed_attendance!({ companyId: '', userId: '', recordId: '' });
  const worked = async (employeeId: string) =>
    (
      await admin.graphql(
        'query($id: ID!) { attendanceDays(filter: {employeeId: {eq: $id}, status: {isEmpty: false}}, sort: [{field: date}]) { rows { date status } } }',
        { id: employeeId },
      )
    ).data.attendanceDays.rows.map(
      ({ date, status }: { date: string; status: string }) => `${date.slice(5)} ${status}`,
    );
  const states = async (employeeId: string) =>
    (await sheet(admin, { employeeId })).rows[0].days.map(({ status }: { status: string }) => status);

  it('is absent on no day before that, neither in the list, nor in the sheet, nor in what stands out on a day', async () => {
    const shiftId = await made('Shift', { title: newId(), kind: 'times', periods: [{ start: '08:00', end: '16:00' }] });
    const employeeId = await hire({ shiftId });
    await calculateDays();
    expect(await worked(employeeId)).toEqual([]);
    expect(await states(employeeId)).toEqual([
      'not_recorded',
      'not_recorded',
      'weekly_off',
      'weekly_off',
      'not_recorded',
      'not_recorded',
      'upcoming',
    ]);
    const { data } = await admin.graphql(
      'query($id: ID!) { attendanceSheet(from: "2026-11-10", to: "2026-11-10", employeeId: $id, standing: absent) { total } }',
      { id: employeeId },
    );
    expect(data.attendanceSheet.total).toBe(0);
  });

  it('is absent from their first presence on where they were here before', async () => {
    const employeeId = await hire();
    await take(employeeId, '2026-11-05', '08:00', '16:00');
    await calculateDays();
    expect(await worked(employeeId)).toEqual([
      '11-05 present',
      '11-06 absent',
      '11-07 weekly_off',
      '11-08 weekly_off',
      '11-09 absent',
      '11-10 absent',
    ]);
    expect((await states(employeeId)).slice(0, 2)).toEqual(['present', 'absent']);
  });

  it('is known since the day their record was made, by the clocks of the company, and keeps no month from being closed', async () => {
    const departmentId = await made('Department', { name: newId() });
    const employeeId = await hire({ departmentId });
    // Thursday in Dubai, still Wednesday in Greenwich.
    await test.inside(company, `update employee set created_at = '2026-11-04T21:00:00Z' where id = $1`, [employeeId]);
    await calculateDays();
    expect(await worked(employeeId)).toEqual([
      '11-05 absent',
      '11-06 absent',
      '11-07 weekly_off',
      '11-08 weekly_off',
      '11-09 absent',
      '11-10 absent',
    ]);
    const { data } = await admin.graphql(
      'query($d: ID!) { s: attendanceMonthStanding(period: "2026-10", departmentId: $d) { people unfinished } }',
      { d: departmentId },
    );
    expect(data.s).toEqual({ people: 1, unfinished: 0 });
    expect(
      (
        await admin.graphql('mutation($d: ID!) { closed: closeAttendance(period: "2026-10", departmentId: $d) }', {
          d: departmentId,
        })
      ).errors,
    ).toBeUndefined();
  });
});

describe('an employee', () => {
  const removed = async (id: string) =>
    (await admin.graphql('mutation($id: ID!) { deleteEmployees(ids: [$id]) { done message } }', { id })).data
      .deleteEmployees[0];

  it('is deleted where days and balances only follow from others, and kept by a day somebody decided about', async () => {
    const [fresh, decided] = [await hire(), await hire()];
    for (const [employeeId, mark] of [
      [fresh, null],
      [decided, 'present'],
    ]) {
      await insertRow(test, 'AttendanceDay', company, { employeeId, mark, locked: false });
      await insertRow(test, 'AttendanceMonth', company, { employeeId, state: 'open', period: '2024-01' });
    }
    expect(await removed(fresh)).toEqual({ done: true, message: null });
    expect(await removed(decided)).toEqual({ done: false, message: expect.stringContaining('day of attendance (1)') });
  });
});
