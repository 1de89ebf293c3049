import type { Person } from '../../../../test/test-app';
import { attendanceJobs } from './attendance-day.job';
import { timeOffice, type TimeOffice } from './time-office.fixture';

let office: TimeOffice;
let now = new Date('2026-11-10T04:00:00Z');
beforeAll(async () => {
  office = await timeOffice(() => now);
});
afterAll(() => office.test.close());

const at = (text: string) => {
  now = new Date(text.includes('Z') ? text : `${text}:00+04:00`);
};
/** The job of every minute. */
const calculateDays = () =>
  attendanceJobs(office.test.app.services).calculate_attendance!({ companyId: '', userId: '', recordId: '' });
const own = (subject: string, ...actions: string[]) =>
  actions.map((action) => ({ subject, action, scope: 'own' as const }));
const clerks = new Map<string, Person>();
async function clerk(employeeId: string): Promise<Person> {
  if (!clerks.has(employeeId))
    clerks.set(
      employeeId,
      await office.test.as({
        type: 'employee',
        company: office.company,
        employeeId,
        grants: [
          ...own('Employee', 'read'),
          ...own('Attendance', 'read', 'clock'),
          ...own('AttendanceCorrection', 'read', 'create', 'submit'),
        ],
      }),
    );
  return clerks.get(employeeId)!;
}
const clockIn = async (id: string) => office.ask('mutation { clockIn { id } }', {}, await clerk(id));
const send = async (id: string, when: string) =>
  office.ask(
    'mutation($at: DateTime!) { sendPunches(punches: [{externalId: "out", at: $at, direction: out}]) { isNew } }',
    { at: when },
    await clerk(id),
  );
const stored = async (id: string, date: string) =>
  (
    await office.ask(
      'query($id: ID!, $d: Date!) { made: attendanceDays(filter: {employeeId: {eq: $id}, date: {eq: $d}}) { rows { status problem autoOut lastOut workedMin overtimeMin derivedAt } } }',
      { id, d: date },
    )
  ).made.rows[0] ?? null;
const sheet = async (id: string, date: string) =>
  (
    await office.ask(
      'query($id: ID!, $d: Date!) { made: attendanceSheet(from: $d, to: $d, employeeId: $id) { rows { worked days { status timeOut autoOut worked } } } }',
      { id, d: date },
    )
  ).made.rows[0];
const why = async (id: string, date: string) =>
  (
    await office.ask(
      'query($id: ID!, $d: Date!) { made: attendanceExplanation(employeeId: $id, date: $d) { status reason autoOut autoWorkedMin workedMin isAsStored punches { source fate } } }',
      { id, d: date },
    )
  ).made;
const month = async (id: string) =>
  (
    await office.ask(
      'query($id: ID!) { made: attendanceMonths(filter: {employeeId: {eq: $id}}) { rows { id version problems workedMin overtimeMin state } } }',
      { id },
    )
  ).made.rows[0];
const closed = async (id: string) =>
  (
    await office.ask(
      'query($id: ID!) { made: attendanceDays(filter: {employeeId: {eq: $id}, problem: {eq: automatic_clock_out}}, sort: [{field: date}]) { rows { date } } }',
      { id },
    )
  ).made.rows.map(({ date }: { date: string }) => date);
/** Who came at eight on the tenth and forgot to go out. */
async function forgetful(more: object = { clockOutAfter: 90 }, times = '08:00-12:00 13:00-17:00') {
  at('2026-11-10T08:00');
  const shiftId = await office.shift(times, more);
  const id = await office.hire({ shiftId, hireDate: '2026-11-10' });
  await clockIn(id);
  return { id, shiftId };
}

describe('a way out nobody took', () => {
  it('stays missing where the shift has no rule', async () => {
    const { id } = await forgetful({});
    at('2026-11-11T00:01');
    await calculateDays();
    expect(await stored(id, '2026-11-10')).toMatchObject({
      status: 'missing_punch',
      problem: 'missing_out',
      autoOut: null,
    });
  });

  it('is at the end of the shift by its rule, flagged wherever the day is read, and no minute of it counts', async () => {
    const { id } = await forgetful();
    at('2026-11-10T18:29');
    await calculateDays();
    expect([await stored(id, '2026-11-10'), (await sheet(id, '2026-11-10')).days]).toEqual([
      null,
      [{ status: 'in_now', timeOut: null, autoOut: null, worked: 0 }],
    ]);
    at('2026-11-10T18:30');
    await calculateDays();
    expect(await stored(id, '2026-11-10')).toMatchObject({
      status: 'missing_punch',
      problem: 'automatic_clock_out',
      autoOut: '2026-11-10T13:00:00.000Z',
      lastOut: null,
      workedMin: 0,
      overtimeMin: 0,
    });
    expect(await sheet(id, '2026-11-10')).toEqual({
      worked: 0,
      days: [{ status: 'missing_punch', timeOut: null, autoOut: '17:00:00', worked: 0 }],
    });
    expect(await why(id, '2026-11-10')).toEqual({
      status: 'missing_punch',
      reason: 'automatic_clock_out',
      autoOut: '17:00',
      autoWorkedMin: 480,
      workedMin: 0,
      isAsStored: true,
      punches: [{ source: 'web', fate: 'way_in' }],
    });
    expect(await closed(id)).toEqual(['2026-11-10']);
  });

  it('is closed once, however often the job runs, and no punch and no presence is written for it', async () => {
    const { id } = await forgetful();
    at('2026-11-10T19:00');
    await calculateDays();
    const first = await stored(id, '2026-11-10');
    at('2026-11-10T19:01');
    await calculateDays();
    expect(await stored(id, '2026-11-10')).toEqual(first);
    expect(
      await office.test.inside(
        office.company,
        `select (select count(*)::int from punch where employee_id = $1) as punches, (select count(*)::int from attendance where employee_id = $1) as presences,
      (select ended_at from attendance where employee_id = $1) as ended`,
        [id],
      ),
    ).toEqual([{ punches: 1, presences: 1, ended: null }]);
  });

  it('keeps its month from being approved or closed until somebody has settled it', async () => {
    const { id } = await forgetful();
    at('2026-11-10T18:30');
    await calculateDays();
    const { id: monthId, version, ...sums } = await month(id);
    expect(sums).toEqual({ problems: 1, workedMin: 0, overtimeMin: 0, state: 'open' });
    await expect(
      office.ask('mutation($id: ID!, $v: Int!) { approveAttendanceMonth(id: $id, version: $v) { id } }', {
        id: monthId,
        v: version,
      }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    at('2026-12-02T08:00');
    await expect(office.ask('mutation { closeAttendance(period: "2026-11") }')).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('counts once somebody writes it as the time out', async () => {
    const { id } = await forgetful();
    at('2026-11-10T18:30');
    await calculateDays();
    const {
      rows: [presence],
    } = (
      await office.ask(
        'query($id: ID!) { made: attendances(filter: {employeeId: {eq: $id}}) { rows { id version } } }',
        { id },
      )
    ).made;
    await office.ask(
      'mutation($id: ID!, $v: Int!, $out: String!) { updateAttendance(id: $id, version: $v, input: {timeOut: $out}) { id } }',
      { id: presence.id, v: presence.version, out: (await sheet(id, '2026-11-10')).days[0].autoOut },
    );
    await calculateDays();
    expect(await stored(id, '2026-11-10')).toMatchObject({
      status: 'present',
      problem: null,
      autoOut: null,
      lastOut: '2026-11-10T13:00:00.000Z',
      workedMin: 480,
    });
    expect(await month(id)).toMatchObject({ problems: 0, workedMin: 480 });
  });

  it('is confirmed for many days at once, by who may change their times, and a day that cannot be is told', async () => {
    const [one, other, settled] = [await forgetful(), await forgetful(), await forgetful()];
    at('2026-11-10T18:30');
    await calculateDays();
    const dayOf = async ({ id }: { id: string }) =>
      (
        await office.ask('query($id: ID!) { made: attendanceDays(filter: {employeeId: {eq: $id}}) { rows { id } } }', {
          id,
        })
      ).made.rows[0].id as string;
    const dayIds = [await dayOf(one), await dayOf(settled), await dayOf(other)];
    await office.test.inside(
      office.company,
      `update attendance set time_out = '16:00:00', ended_at = '2026-11-10T12:00:00Z', version = version + 1 where employee_id = $1`,
      [settled.id],
    );
    const confirm = async (who?: Person) =>
      (
        await office.ask(
          'mutation($ids: [ID!]!) { results: confirmTimesOut(dayIds: $ids) { id done } }',
          { ids: dayIds },
          who,
        )
      ).results;
    const refused = (await confirm(await clerk(one.id))).map(({ done }: { done: boolean }) => done);
    expect(refused).toEqual([false, false, false]);
    expect(await confirm()).toEqual(dayIds.map((id, at) => ({ id, done: at !== 1 })));
    await calculateDays();
    for (const { id } of [one, other])
      expect(await stored(id, '2026-11-10')).toMatchObject({
        status: 'present',
        autoOut: null,
        lastOut: '2026-11-10T13:00:00.000Z',
        workedMin: 480,
      });
    expect((await stored(settled.id, '2026-11-10')).lastOut).toBe('2026-11-10T12:00:00.000Z');
  });

  it('or a correction of it is approved', async () => {
    const { id } = await forgetful();
    at('2026-11-11T08:00');
    await calculateDays();
    const who = await clerk(id);
    const { made } = await office.ask(
      'mutation($i: AttendanceCorrectionInput!) { made: createAttendanceCorrection(input: $i) { id version } }',
      { i: { employeeId: id, date: '2026-11-10', timeIn: '08:00', timeOut: '17:00', reason: 'Forgot to clock' } },
      who,
    );
    const sent = (
      await office.ask(
        'mutation($id: ID!, $v: Int!) { made: submitAttendanceCorrection(id: $id, version: $v) { version } }',
        { id: made.id, v: made.version },
        who,
      )
    ).made;
    await calculateDays();
    expect(await stored(id, '2026-11-10')).toMatchObject({ problem: 'automatic_clock_out', workedMin: 0 });
    await office.ask('mutation($id: ID!, $v: Int!) { approveAttendanceCorrection(id: $id, version: $v) { id } }', {
      id: made.id,
      v: sent.version,
    });
    await calculateDays();
    expect(await stored(id, '2026-11-10')).toMatchObject({
      status: 'present',
      problem: null,
      autoOut: null,
      workedMin: 480,
    });
  });

  it('gives way to the real one that a phone sends later', async () => {
    const { id } = await forgetful();
    at('2026-11-11T07:00');
    await calculateDays();
    expect(await closed(id)).toEqual(['2026-11-10']);
    await send(id, '2026-11-10T15:30:00Z');
    await calculateDays();
    expect(await stored(id, '2026-11-10')).toMatchObject({
      status: 'present',
      problem: null,
      autoOut: null,
      lastOut: '2026-11-10T15:30:00.000Z',
      workedMin: 630,
      overtimeMin: 150,
    });
  });

  it('follows a rule that is set later, from the day that is said', async () => {
    const { id, shiftId } = await forgetful({});
    at('2026-11-11T08:00');
    await clockIn(id);
    at('2026-11-12T08:00');
    await calculateDays();
    expect(await closed(id)).toEqual([]);
    await office.ask(
      'mutation($id: ID!) { updateShift(id: $id, version: 1, input: {clockOutAfter: 90, newTimesFrom: "2026-11-11"}) { earlier { from clockOutAfter } } }',
      { id: shiftId },
    );
    await calculateDays();
    expect(await closed(id)).toEqual(['2026-11-11']);
    expect(await stored(id, '2026-11-10')).toMatchObject({ problem: 'missing_out' });
  });

  it('is that of a place with another clock by that clock, and of a night in the morning after', async () => {
    at('2026-11-10T08:00');
    const london = await office.made('WorkLocation', { name: 'London', timeZone: 'Europe/London' });
    const there = await office.hire({
      hireDate: '2026-11-10',
      workLocationId: london,
      shiftId: await office.shift('08:00-17:00', { clockOutAfter: 60 }),
    });
    const nurse = await office.hire({
      hireDate: '2026-11-10',
      shiftId: await office.shift('22:00-06:00', { clockOutAfter: 60 }),
    });
    at('2026-11-10T08:00:00Z');
    await clockIn(there);
    at('2026-11-10T22:00');
    await clockIn(nurse);
    const found = [];
    for (const time of [
      '2026-11-10T17:59:00Z',
      '2026-11-10T18:00:00Z',
      '2026-11-11T02:59:00Z',
      '2026-11-11T03:00:00Z',
    ]) {
      at(time);
      await calculateDays();
      found.push([
        (await stored(there, '2026-11-10'))?.autoOut ?? null,
        (await stored(nurse, '2026-11-10'))?.autoOut ?? null,
      ]);
    }
    expect(found).toEqual([
      [null, null],
      ['2026-11-10T17:00:00.000Z', null],
      ['2026-11-10T17:00:00.000Z', null],
      ['2026-11-10T17:00:00.000Z', '2026-11-11T02:00:00.000Z'],
    ]);
  });
});

it('a duty of 24 hours begun shortly before midnight is settled by the job of every minute as soon as its window has closed, whether nobody came or nobody went', async () => {
  at('2026-11-10T23:30');
  const shiftId = await office.shift('23:30-23:30', { clockOutAfter: 90 });
  const [absent, open] = [
    await office.hire({ hireDate: '2026-11-10', shiftId }),
    await office.hire({ hireDate: '2026-11-10', shiftId }),
  ];
  await clockIn(open);
  const found = [];
  for (const time of ['2026-11-12T00:29', '2026-11-12T00:30', '2026-11-12T00:59', '2026-11-12T01:00']) {
    at(time);
    await calculateDays();
    found.push([
      (await stored(absent, '2026-11-10'))?.status ?? null,
      (await stored(open, '2026-11-10'))?.problem ?? null,
    ]);
  }
  expect(found).toEqual([
    [null, null],
    ['absent', null],
    ['absent', null],
    ['absent', 'automatic_clock_out'],
  ]);
});
