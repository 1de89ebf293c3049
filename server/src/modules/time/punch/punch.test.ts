import { type Person } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { attendanceJobs } from '../attendance-day/attendance-day.job';
import { test, admin, company, clock, ask, made, hire, device, post, presences } from './punch.fixture';

const calculateDays = () =>
  attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
    companyId: company,
    userId: '',
    recordId: company,
  });

const statuses = ({ body }: { body: { results: { status: string }[] } }) => body.results.map(({ status }) => status);

const day = async (employeeId: string, date: string) =>
  (
    await ask(
      admin,
      `query($id: ID!, $date: Date!) { attendanceDays(filter: {employeeId: {eq: $id}, date: {eq: $date}}) {
  rows { id version mark status problem workedMin breakMin overtimeMin nightMin lateMin absent locked recomputeReason } } }`,
      { id: employeeId, date },
    )
  ).attendanceDays.rows[0];

describe('a device', () => {
  it('sends punches in batches, each answering for itself, and old clients see presences', async () => {
    const { token } = await device();
    const { id, code } = await hire();
    const batch = {
      punches: [
        { employee: code, at: '2026-11-10T08:00:00+04:00', direction: 'in', externalId: '1' },
        { employee: code, at: '2026-11-10T17:00:00+04:00', direction: 'out', externalId: '2' },
        { employee: 'nobody', at: '2026-11-10T08:00:00+04:00', externalId: '3' },
        { employee: code, at: 'soon' },
        { employee: code, at: '2026-11-11T08:00:00+04:00' },
        { employee: code, at: '2023-01-01T08:00:00+04:00' },
        7,
        { employee: code, at: '2026-11-10T08:00:00+04:00', direction: 'in', externalId: '1b' },
      ],
    };
    expect(statuses(await post('/device/punches', token, batch))).toEqual([
      'taken',
      'taken',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'repeated',
    ]);
    expect(statuses(await post('/device/punches', token, batch))).toEqual([
      'repeated',
      'repeated',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'repeated',
    ]);
    await calculateDays();
    expect(await presences(id)).toEqual(['2026-11-10 08:00:00 17:00:00 device']);
    const old = await admin.rest('GET', `/api/attendance/?fromDate=2026-11-10&toDate=2026-11-10&employee_no=${code}`);
    expect(old.body.data).toMatchObject([
      { date: '2026-11-10', timeIn: '08:00:00', timeOut: '17:00:00', time: 9, employee_no: code },
    ]);
  });

  it('sending late completes what there is; what somebody changed or removed by hand stays', async () => {
    const { token } = await device();
    const { id, code } = await hire();
    const punched = (...times: string[]) =>
      post('/device/punches', token, {
        punches: times.map((time) => ({ employee: code, at: `2026-11-09T${time}:00+04:00` })),
      }).then(calculateDays);
    await punched('08:00');
    expect(await presences(id)).toEqual(['2026-11-09 08:00:00 null device']);
    await punched('17:00');
    await punched('12:00', '13:00');
    expect(await presences(id)).toEqual(['2026-11-09 08:00:00 12:00:00 device', '2026-11-09 13:00:00 17:00:00 device']);
    const {
      attendances: { rows },
    } = await ask(
      admin,
      'query($id: ID!) { attendances(filter: {employeeId: {eq: $id}}, sort: [{field: startedAt}]) { rows { id version } } }',
      { id },
    );
    await ask(
      admin,
      'mutation($id: ID!, $version: Int!) { updateAttendance(id: $id, version: $version, input: { timeOut: "12:15" }) { id } }',
      rows[0],
    );
    await ask(admin, 'mutation($id: ID!) { deleteAttendances(ids: [$id]) { done } }', { id: rows[1].id });
    await punched('18:00');
    expect(await presences(id)).toContain('2026-11-09 08:00:00 12:15:00 device');
    expect(await presences(id)).not.toContain('2026-11-09 13:00:00 17:00:00 device');
  });

  it('of twenty batches sent at once is taken once', async () => {
    const { token } = await device();
    const { code } = await hire();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        post('/device/punches', token, {
          punches: [{ employee: code, at: '2026-11-10T08:00:00+04:00', externalId: 'a' }],
        }),
      ),
    );
    expect(answers.flatMap(statuses).toSorted()).toEqual([...Array<string>(19).fill('repeated'), 'taken']);
  });

  it('whose log was cleared counts from one again, and loses none: a number names a punch together with its moment', async () => {
    const { token } = await device();
    const { code } = await hire();
    const send = async (at: string): Promise<string[]> =>
      statuses(await post('/device/punches', token, { punches: [{ employee: code, at, externalId: '1' }] }));
    expect([
      await send('2026-11-09T08:00:00+04:00'),
      await send('2026-11-10T08:00:00+04:00'),
      await send('2026-11-09T08:00:00+04:00'),
    ]).toEqual([['taken'], ['taken'], ['repeated']]);
  });

  it('is known by its token alone, in its company, while it is active', async () => {
    const { id, token } = await device();
    const { code } = await hire();
    const one = { punches: [{ employee: code, at: '2026-11-10T08:00:00+04:00' }] };
    for (const wrong of ['', 'x', token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'), newId() + token.slice(24)])
      expect((await post('/device/punches', wrong, one)).status).toBe(401);
    const elsewhere = await test.company();
    expect((await post('/device/punches', elsewhere + token.slice(24), one)).status).toBe(401);
    const again = (await ask(admin, 'mutation($id: ID!) { issued: issue_tokenPunchDevice(id: $id) { token } }', { id }))
      .issued.token;
    expect([
      (await post('/device/punches', token, one)).status,
      (await post('/device/punches', again, one)).status,
    ]).toEqual([401, 200]);
    const { punchDevice } = await ask(admin, 'query($id: ID!) { punchDevice(id: $id) { version } }', { id });
    await ask(
      admin,
      'mutation($id: ID!, $version: Int!) { updatePunchDevice(id: $id, version: $version, input: { status: blocked }) { id } }',
      { id, version: punchDevice.version },
    );
    expect((await post('/device/punches', again, one)).status).toBe(401);
    expect((await post('/device/punches', again, { punches: Array(1001).fill({}) })).status).toBe(422);
  });
});

describe('a phone that was offline', () => {
  const send = (who: Person, punches: object[]) =>
    who.graphql('mutation($punches: [OwnPunchInput!]!) { sendPunches(punches: $punches) { externalId isNew } }', {
      punches,
    });
  it('sends what it kept later, in any order, once', async () => {
    const { id } = await hire();
    const who = await test.as({
      company,
      employeeId: id,
      grants: [{ subject: 'Attendance', action: 'clock', scope: 'own' }],
    });
    const kept = [
      { externalId: 'b', at: '2026-11-09T13:00:00Z', direction: 'out' },
      { externalId: 'a', at: '2026-11-09T04:00:00Z', direction: 'in' },
    ];
    expect((await send(who, kept)).data.sendPunches.map(({ isNew }: { isNew: boolean }) => isNew)).toEqual([
      true,
      true,
    ]);
    expect((await send(who, kept)).data.sendPunches.map(({ isNew }: { isNew: boolean }) => isNew)).toEqual([
      false,
      false,
    ]);
    expect(await presences(id)).toEqual(['2026-11-09 08:00:00 17:00:00 mobile']);
    expect(
      (await send(who, [{ externalId: 'c', at: '2026-11-01T04:00:00Z', direction: 'in' }])).errors?.[0]?.extensions
        .code,
    ).toBe('INVALID');
    const without = await test.as({ company, employeeId: (await hire()).id, grants: [] });
    expect((await send(without, kept)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('days follow by themselves', () => {
  it('with minutes, problems and absences once the window of the shift has passed', async () => {
    const shiftId = await made('Shift', {
      title: newId(),
      kind: 'times',
      periods: [
        { start: '08:00', end: '12:00' },
        { start: '13:00', end: '17:00' },
      ],
    });
    const { token } = await device();
    const [worker, forgetful, absent] = [await hire({ shiftId }), await hire({ shiftId }), await hire({ shiftId })];
    const job = () =>
      attendanceJobs(test.app.services).calculate_attendance!({ companyId: '', userId: '', recordId: '' });
    await post('/device/punches', token, {
      punches: [
        { employee: worker.code, at: '2026-11-10T08:20:00+04:00' },
        { employee: worker.code, at: '2026-11-10T20:00:00+04:00' },
        { employee: forgetful.code, at: '2026-11-10T08:00:00+04:00' },
      ],
    });
    clock.now = new Date('2026-11-10T13:59:00Z');
    await job();
    expect(await day(absent.id, '2026-11-10')).toBeUndefined();
    clock.now = new Date('2026-11-10T14:01:00Z');
    await job();
    expect(await day(absent.id, '2026-11-10')).toMatchObject({
      status: 'absent',
      absent: true,
      recomputeReason: 'day over',
    });
    clock.now = new Date('2026-11-11T04:00:00Z');
    await job();
    expect(await day(worker.id, '2026-11-10')).toMatchObject({
      status: 'present',
      workedMin: 640,
      breakMin: 60,
      overtimeMin: 160,
      lateMin: 20,
      problem: null,
    });
    expect(await day(forgetful.id, '2026-11-10')).toMatchObject({
      status: 'missing_punch',
      problem: 'missing_out',
      workedMin: 0,
      overtimeMin: 0,
    });
    const first = await day(worker.id, '2026-11-10');
    await job();
    expect(await day(worker.id, '2026-11-10')).toEqual(first);
    await ask(admin, 'mutation($input: AttendanceDayInput!) { createAttendanceDay(input: $input) { id } }', {
      input: { employeeId: absent.id, date: '2026-11-10', mark: 'remote' },
    });
    await job();
    expect(await day(absent.id, '2026-11-10')).toMatchObject({ mark: 'remote', status: 'remote', absent: false });
  });
});

it('punches are read by grant, written by nobody', async () => {
  const { id, code } = await hire();
  const { token } = await device();
  await post('/device/punches', token, { punches: [{ employee: code, at: '2026-11-10T08:00:00+04:00' }] });
  const list = async (who: Person) =>
    (
      await who.graphql(
        'query($id: ID!) { punches(filter: {employeeId: {eq: $id}}) { total rows { direction source localDate utcOffsetMin } } }',
        { id },
      )
    ).data?.punches;
  expect(await list(admin)).toEqual({
    total: 1,
    rows: [{ direction: 'unknown', source: 'device', localDate: '2026-11-10', utcOffsetMin: 240 }],
  });
  expect(await list(await test.as({ type: 'admin', company: await test.company() }))).toMatchObject({ total: 0 });
  expect(
    (
      await list(
        await test.as({
          company,
          grants: [{ subject: 'Punch', action: 'read', scope: 'own' }],
          employeeId: (await hire()).id,
        }),
      )
    ).total,
  ).toBe(0);
  await expect(test.inside(company, `update punch set direction = 'out'`)).rejects.toThrow(/permission denied/);
});
