import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';

let test: TestApp;
let admin: Person;
let company: string;
let now = new Date('2026-11-10T09:00:00Z');
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  company = await test.company({ time_zone: 'Europe/Berlin' });
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const codeOf = ({ errors }: Answer): unknown => errors?.[0]?.extensions.code ?? 'done';
const hire = async (more: object = {}): Promise<string> =>
  (
    await admin.graphql('mutation($input: EmployeeInput!) { createEmployee(input: $input) { id } }', {
      input: { code: newId(), firstName: 'Lina', lastName: 'Saleh', hireDate: '2024-01-01', ...more },
    })
  ).data.createEmployee.id;
const row = 'id version date timeIn timeOut startedAt endedAt time name source shiftId';
const take = (employeeId: string, date: string, timeIn: string, timeOut: string | null = null, more: object = {}) =>
  admin.graphql(`mutation($input: AttendanceInput!) { createAttendance(input: $input) { ${row} } }`, {
    input: { employeeId, date, timeIn, timeOut, ...more },
  });
const change = (id: string, version: number, input: object) =>
  admin.graphql(
    `mutation($id: ID!, $version: Int!, $input: AttendanceChanges!) { updateAttendance(id: $id, version: $version, input: $input) { ${row} } }`,
    { id, version, input },
  );

describe('attendance', () => {
  it('is counted by instants in the zone of the company: a night clocks go back has nine hours', async () => {
    const { data } = await take(await hire(), '2026-10-24', '22:00', '06:00');
    expect(data.createAttendance).toMatchObject({
      date: '2026-10-24',
      timeIn: '22:00:00',
      timeOut: '06:00:00',
      startedAt: '2026-10-24T20:00:00.000Z',
      endedAt: '2026-10-25T05:00:00.000Z',
      time: '9.00',
      name: 'Lina Saleh',
      source: 'manual',
    });
  });

  it('changed is counted anew, and keeps the moment it was taken at where that stays', async () => {
    const {
      data: { createAttendance: made },
    } = await take(await hire(), '2026-10-24', '22:00');
    expect(made).toMatchObject({ timeOut: null, endedAt: null, time: null });
    const {
      data: { updateAttendance: ended },
    } = await change(made.id, 1, { timeOut: '23:15' });
    expect(ended).toMatchObject({ time: '1.25', startedAt: made.startedAt, version: 2 });
    const {
      data: { updateAttendance: moved },
    } = await change(made.id, 2, { date: '2026-10-22' });
    expect(moved).toMatchObject({
      time: '1.25',
      startedAt: '2026-10-22T20:00:00.000Z',
      endedAt: '2026-10-22T21:15:00.000Z',
    });
    expect((await change(made.id, 3, { note: 'Forgot their card' })).data.updateAttendance).toMatchObject({
      time: '1.25',
    });
  });

  it('takes the shift of the employee unless told', async () => {
    const shiftOf = async () =>
      (await admin.graphql('mutation($t: String!) { createShift(input: {title: $t}) { id } }', { t: newId() })).data
        .createShift.id as string;
    const [usual, other] = [await shiftOf(), await shiftOf()];
    const employeeId = await hire({ shiftId: usual });
    expect((await take(employeeId, '2026-10-01', '08:00', '12:00')).data.createAttendance.shiftId).toBe(usual);
    expect(
      (await take(employeeId, '2026-10-02', '08:00', '12:00', { shiftId: other })).data.createAttendance.shiftId,
    ).toBe(other);
  });

  it.each([
    ['the same times', '08:00', '12:00', 'CONFLICT'],
    ['within', '09:00', '10:00', 'CONFLICT'],
    ['around', '07:00', '13:00', 'CONFLICT'],
    ['into', '11:59', '13:00', 'CONFLICT'],
    ['right after', '12:00', '13:00', 'done'],
    ['right before', '07:00', '08:00', 'done'],
    ['within, without an end', '09:00', null, 'CONFLICT'],
    ['after it, without an end', '12:00', null, 'done'],
  ])('08:00–12:00 and %s: %s–%s %s', async (_name, timeIn, timeOut, outcome) => {
    const employeeId = await hire();
    await take(employeeId, '2026-10-05', '08:00', '12:00');
    const answer = await take(employeeId, '2026-10-05', timeIn, timeOut);
    expect(codeOf(answer)).toBe(outcome);
    if (outcome === 'CONFLICT') expect(answer.errors?.[0]?.extensions.field).toBe('timeIn');
  });

  it('of a night reaches into the next day', async () => {
    const employeeId = await hire();
    await take(employeeId, '2026-10-05', '22:00', '06:00');
    expect(codeOf(await take(employeeId, '2026-10-06', '05:00', '07:00'))).toBe('CONFLICT');
    expect(codeOf(await take(employeeId, '2026-10-06', '06:00', '07:00'))).toBe('done');
  });

  it('without an end does not shut out the next day', async () => {
    const employeeId = await hire();
    await take(employeeId, '2026-10-05', '08:00');
    expect(codeOf(await take(employeeId, '2026-10-06', '08:00', '16:00'))).toBe('done');
  });

  it('given ten times at once is given once', async () => {
    const employeeId = await hire();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => take(employeeId, '2026-10-05', '08:00', '16:00')),
    );
    expect(answers.map(codeOf).filter((code) => code === 'done')).toHaveLength(1);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['done', 'CONFLICT']));
  });

  it.each([
    ['before the first day of employment', '2023-12-31', '08:00', null, 'date'],
    ['after the last one', '2026-10-31', '08:00', null, 'date'],
    ['with a time that is none', '2026-10-05', '8:00', null, 'timeIn'],
    ['out when in', '2026-10-05', '08:00', '08:00', 'timeOut'],
    ['in an hour that was left out', '2026-03-29', '02:30', null, 'timeIn'],
  ])('is refused %s', async (_name, date, timeIn, timeOut, field) => {
    const employeeId = await hire({ exitDate: '2026-10-30' });
    expect((await take(employeeId, date, timeIn, timeOut)).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field,
    });
  });

  it('is refused in the future', async () => {
    const employeeId = await hire();
    expect((await take(employeeId, '2026-11-10', '10:01')).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'timeIn',
    });
    expect((await take(employeeId, '2026-11-10', '09:00', '10:01')).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'timeOut',
    });
    expect(codeOf(await take(employeeId, '2026-11-10', '09:00', '10:00'))).toBe('done');
  });

  it('taken back where another one stands now is refused', async () => {
    const employeeId = await hire();
    const { data } = await take(employeeId, '2026-10-05', '08:00', '12:00');
    await admin.graphql('mutation($id: ID!) { deleteAttendances(ids: [$id]) { done } }', {
      id: data.createAttendance.id,
    });
    expect(codeOf(await take(employeeId, '2026-10-05', '09:00', '10:00'))).toBe('done');
    const restored = await admin.graphql('mutation($id: ID!) { restoreAttendances(ids: [$id]) { done message } }', {
      id: data.createAttendance.id,
    });
    expect(restored.data.restoreAttendances[0]).toMatchObject({
      done: false,
      message: expect.stringContaining('09:00–10:00'),
    });
  });

  it('is found by name and number of the employee, as far as one may read employees', async () => {
    const employeeId = await hire({ code: 'SEARCH-1', firstName: 'Zubaida' });
    await take(employeeId, '2026-10-05', '08:00', '12:00');
    const find = async (who: Person, search: string) =>
      (
        await who.graphql('query($s: String!) { attendances(search: $s) { total rows { employeeCode } } }', {
          s: search,
        })
      ).data.attendances;
    for (const search of ['zubaida', 'search-1', 'Zubaida saleh'])
      expect([search, await find(admin, search)]).toEqual([search, { total: 1, rows: [{ employeeCode: 'SEARCH-1' }] }]);
    const reader = await test.as({ company, grants: [{ subject: 'Attendance', action: 'read', scope: 'company' }] });
    expect((await find(reader, 'zubaida')).total).toBe(0);
  });
});

describe('the clock', () => {
  const ownClock = async (more: object = {}) => {
    const employeeId = await hire(more);
    return {
      employeeId,
      who: await test.as({ company, employeeId, grants: [{ subject: 'Attendance', action: 'clock', scope: 'own' }] }),
    };
  };
  const clock = async (who: Person) =>
    (await who.graphql('{ clock { mayClock serverTime minutesToday last { id timeIn timeOut } } }')).data.clock;
  const clockIn = (who: Person) => who.graphql(`mutation { clockIn { ${row} } }`);
  const clockOut = (who: Person) => who.graphql(`mutation { clockOut { ${row} } }`);
  const at = (time: string) => {
    now = new Date(time);
  };

  it('takes one in and out at the time of the server, once however often it is asked', async () => {
    const { who } = await ownClock();
    at('2026-11-10T07:00:03.700Z');
    expect(await clock(who)).toEqual({
      mayClock: true,
      serverTime: '2026-11-10T07:00:03.700Z',
      minutesToday: 0,
      last: null,
    });
    const {
      data: { clockIn: first },
    } = await clockIn(who);
    expect(first).toMatchObject({
      date: '2026-11-10',
      timeIn: '08:00:03',
      timeOut: null,
      startedAt: '2026-11-10T07:00:03.000Z',
      source: 'web',
      version: 1,
    });
    at('2026-11-10T07:00:09Z');
    expect((await clockIn(who)).data.clockIn).toEqual(first);
    at('2026-11-10T11:30:03Z');
    const {
      data: { clockOut: out },
    } = await clockOut(who);
    expect(out).toMatchObject({ id: first.id, timeOut: '12:30:03', time: '4.50', version: 2 });
    at('2026-11-10T11:30:05Z');
    expect((await clockOut(who)).data.clockOut).toEqual(out);
    expect(await clock(who)).toMatchObject({ minutesToday: 270, last: { id: first.id, timeOut: '12:30:03' } });
    expect((await clockIn(who)).data.clockIn).toMatchObject({ timeIn: '12:30:05' });
    const lines = await test.sql<{ action: string }>(
      'select action from audit_event where record_id = $1 order by at, id',
      [first.id],
    );
    expect(lines.map(({ action }) => action)).toEqual(['clock_in', 'clock_out']);
  });

  it('tapped twenty times at once begins one presence, and ends it once', async () => {
    const { employeeId, who } = await ownClock();
    at('2026-11-10T07:00:00Z');
    const begun = await Promise.all(Array.from({ length: 20 }, () => clockIn(who)));
    expect(new Set(begun.map(({ data }) => data.clockIn.id)).size).toBe(1);
    at('2026-11-10T15:00:00Z');
    const ended = await Promise.all(Array.from({ length: 20 }, () => clockOut(who)));
    expect(new Set(ended.map(({ data }) => data.clockOut.version))).toEqual(new Set([2]));
    const { data } = await admin.graphql('query($id: ID!) { attendances(filter: {employeeId: {eq: $id}}) { total } }', {
      id: employeeId,
    });
    expect(data.attendances.total).toBe(1);
  });

  it('counts a forgotten way out as forgotten the next morning', async () => {
    const { who } = await ownClock();
    at('2026-11-09T07:00:00Z');
    const {
      data: { clockIn: yesterday },
    } = await clockIn(who);
    at('2026-11-10T06:55:00Z');
    expect((await clock(who)).last).toBeNull();
    expect((await clockOut(who)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await clockIn(who)).data.clockIn.id).not.toBe(yesterday.id);
  });

  it('of a night ends the presence of the day before', async () => {
    const { who } = await ownClock();
    at('2026-10-24T20:00:00Z');
    await clockIn(who);
    at('2026-10-25T05:00:00Z');
    expect((await clockOut(who)).data.clockOut).toMatchObject({
      date: '2026-10-24',
      timeOut: '06:00:00',
      time: '9.00',
    });
  });

  it('stands beside what is written by hand: one open presence at a time', async () => {
    const { employeeId, who } = await ownClock();
    at('2026-11-10T07:00:00Z');
    await clockIn(who);
    at('2026-11-10T09:00:00Z');
    expect(codeOf(await take(employeeId, '2026-11-10', '09:30'))).toBe('CONFLICT');
    expect(codeOf(await take(employeeId, '2026-11-10', '06:00', '07:30'))).toBe('done');
    expect(codeOf(await take(employeeId, '2026-11-10', '07:30', '08:30'))).toBe('CONFLICT');
  });

  it('is for employees who hold the grant, during their employment', async () => {
    at('2026-11-10T09:00:00Z');
    const stranger = await test.as({ company, grants: [{ subject: 'Attendance', action: 'clock', scope: 'company' }] });
    expect((await clockIn(stranger)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await clock(stranger)).mayClock).toBe(false);
    const without = await test.as({
      company,
      employeeId: await hire(),
      grants: [{ subject: 'Attendance', action: 'read', scope: 'own' }],
    });
    for (const tap of [clockIn, clockOut]) expect((await tap(without)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { who: gone } = await ownClock({ exitDate: '2026-11-09' });
    expect((await clockIn(gone)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'date' });
    const outside = await test.as({ type: 'admin' });
    for (const ask of [clockIn, clockOut]) expect((await ask(outside)).errors?.[0]?.extensions.code).toBe('NO_COMPANY');
    expect((await outside.graphql('{ clock { mayClock } }')).errors?.[0]?.extensions.code).toBe('NO_COMPANY');
  });
});
