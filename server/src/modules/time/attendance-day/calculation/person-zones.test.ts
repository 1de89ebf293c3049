import type { Person } from '../../../../../test/test-app';
import { OpenTransaction } from '../../../../platform/database/transaction';
import { timeOffice, type TimeOffice } from '../time-office.fixture';
import { attendanceJobs } from '../attendance-day.job';

let office: TimeOffice;
let now = new Date('2026-11-10T09:00:00Z');
const places: Record<string, string> = {};
beforeAll(async () => {
  office = await timeOffice(() => now);
  for (const zone of ['Europe/London', 'Asia/Riyadh', 'Asia/Karachi'])
    places[zone] = await office.made('WorkLocation', { name: zone, timeZone: zone });
});
beforeEach(() => {
  now = new Date('2026-11-10T09:00:00Z');
});
afterAll(() => office.test.close());

const at = (text: string) => {
  now = new Date(text);
};
const calculateDays = () =>
  attendanceJobs(office.test.app.services).calculate_attendance!({ companyId: '', userId: '', recordId: '' });
const hireIn = (zone: string | null, more: object = {}) =>
  office.hire({ hireDate: '2026-11-02', ...(zone && { workLocationId: places[zone] }), ...more });
const days = async (id: string, from = '2026-11-10', to = from): Promise<Record<string, any>[]> =>
  (
    await office.ask(
      'query($id: ID!, $from: Date!, $to: Date!) { made: attendanceDays(filter: {employeeId: {eq: $id}, date: {gte: $from, lte: $to}}, sort: [{field: date}]) { rows { date status lateMin nightMin workedMin } } }',
      { id, from, to },
    )
  ).made.rows;
const stands = async (id: string, date = '2026-11-10') =>
  await office.ask(
    `query($id: ID!, $date: Date!) { absent: attendanceSheet(from: $date, to: $date, employeeId: $id, standing: absent) { total }
  sheet: attendanceSheet(from: $date, to: $date, employeeId: $id) { rows { days { status } } } }`,
    { id, date },
  );
const presences = async (id: string) =>
  (
    await office.ask(
      'query($id: ID!) { made: attendances(filter: {employeeId: {eq: $id}}, sort: [{field: startedAt}]) { rows { date timeIn timeOut timeZone } } }',
      { id },
    )
  ).made.rows;
const clerk = async (employeeId: string): Promise<Person> =>
  office.test.as({
    type: 'employee',
    company: office.company,
    employeeId,
    grants: ['read', 'clock'].map((action) => ({ subject: 'Attendance', action, scope: 'own' as const })),
  });

describe('who works where clocks are behind those of the company', () => {
  it('is absent once their own window is over and no sooner, on the sheet, in what stands out and in what is stored', async () => {
    const shiftId = await office.shift('09:00-17:00');
    const [there, here] = [await hireIn('Europe/London', { shiftId }), await hireIn(null, { shiftId })];
    const found: unknown[] = [];
    for (const time of [
      '2026-11-10T13:59:00Z',
      '2026-11-10T14:00:00Z',
      '2026-11-10T17:59:00Z',
      '2026-11-10T18:00:00Z',
    ]) {
      at(time);
      await calculateDays();
      const [london, dubai] = [await stands(there), await stands(here)];
      found.push([
        dubai.absent.total,
        dubai.sheet.rows[0].days[0].status,
        (await days(here)).length,
        london.absent.total,
        london.sheet.rows[0].days[0].status,
        (await days(there)).length,
      ]);
    }
    expect(found).toEqual([
      [0, 'upcoming', 0, 0, 'upcoming', 0],
      [1, 'absent', 1, 0, 'upcoming', 0],
      [1, 'absent', 1, 0, 'upcoming', 0],
      [1, 'absent', 1, 1, 'absent', 1],
    ]);
  });

  it('has what they punch at half past eleven in the evening on their own day, on the web, from their phone and at a device that is told no zone', async () => {
    at('2026-11-10T23:30:00Z');
    const [web, phone] = [await hireIn('Europe/London'), await hireIn('Europe/London')];
    expect(
      (await office.ask('mutation { made: clockIn { date timeIn timeZone } }', {}, await clerk(web))).made,
    ).toEqual({ date: '2026-11-10', timeIn: '23:30:00', timeZone: 'Europe/London' });
    await office.ask(
      'mutation($at: DateTime!) { sendPunches(punches: [{externalId: "1", at: $at, direction: in}]) { isNew } }',
      { at: '2026-11-10T23:20:00Z' },
      await clerk(phone),
    );
    expect(await presences(phone)).toMatchObject([
      { date: '2026-11-10', timeIn: '23:20:00', timeZone: 'Europe/London' },
    ]);
    const { code, id } = { code: 'TERMINAL-1', id: await hireIn('Europe/London', { code: 'TERMINAL-1' }) };
    const deviceId = await office.made('PunchDevice', { name: 'Gate', kind: 'terminal' });
    const { token } = (
      await office.ask('mutation($id: ID!) { made: issue_tokenPunchDevice(id: $id) { token } }', { id: deviceId })
    ).made;
    const sent = await fetch(`${office.test.url}/device/punches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Device ${token}` },
      body: JSON.stringify({ punches: [{ employee: code, at: '2026-11-10T23:10:00Z', direction: 'in' }] }),
    });
    expect(((await sent.json()) as any).results[0].status).toBe('taken');
    await calculateDays();
    expect(await presences(id)).toMatchObject([{ date: '2026-11-10', timeIn: '23:10:00' }]);
    expect(
      await office.test.inside(
        office.company,
        'select local_date::text as day, utc_offset_min as ahead from punch where employee_id = $1',
        [id],
      ),
    ).toEqual([{ day: '2026-11-10', ahead: 0 }]);
  });

  it('is late, and works by night, by their own clock', async () => {
    const id = await hireIn('Asia/Riyadh', { shiftId: await office.shift('21:00-05:00') });
    await office.take(id, '2026-11-09', '21:10', '05:00');
    await calculateDays();
    // 21:10 in Riyadh is 22:10 in Dubai; night by UAE law begins at 22:00 (Cabinet Resolution 1/2022) and has lasted
    // seven hours by five.
    expect(await presences(id)).toMatchObject([{ date: '2026-11-09', timeIn: '21:10:00', timeZone: 'Asia/Riyadh' }]);
    expect(await days(id, '2026-11-09')).toMatchObject([{ status: 'present', lateMin: 10, workedMin: 470 }]);
  });
});

it('who works where clocks are ahead has their day as soon as it is over there', async () => {
  const id = await hireIn('Asia/Karachi', { shiftId: await office.shift('09:00-17:00') });
  at('2026-11-10T12:59:00Z');
  await calculateDays();
  const before = (await days(id)).length;
  at('2026-11-10T13:00:00Z');
  await calculateDays();
  expect([before, await days(id)]).toMatchObject([0, [{ status: 'absent' }]]);
});

it('who moves goes by the clock of each place on its days, and days already worked out follow', async () => {
  const id = await hireIn(null, { shiftId: await office.shift('09:00-17:00') });
  await office.take(id, '2026-11-06', '09:00', '17:00');
  await office.take(id, '2026-11-09', '13:00', '21:00');
  await calculateDays();
  const late = async () =>
    [...(await days(id, '2026-11-06')), ...(await days(id, '2026-11-09'))].map(({ lateMin }) => lateMin);
  const first = await late();
  // One in the afternoon in Dubai is nine in the morning in London.
  await office.made('EmployeePosition', {
    employeeId: id,
    validFrom: '2026-11-09',
    workLocationId: places['Europe/London'],
  });
  await calculateDays();
  const moved = await late();
  const { version } = (
    await office.ask('query($id: ID!) { made: workLocation(id: $id) { version } }', { id: places['Europe/London'] })
  ).made;
  const zoned = (timeZone: string, read: number) =>
    office.ask(
      'mutation($id: ID!, $read: Int!, $timeZone: String) { made: updateWorkLocation(id: $id, version: $read, input: { timeZone: $timeZone }) { id } }',
      { id: places['Europe/London'], read, timeZone },
    );
  await zoned('Europe/Berlin', version);
  await calculateDays();
  const renamed = await late();
  await zoned('Europe/London', version + 1);
  expect([first, moved, renamed]).toEqual([
    [0, 240],
    [0, 0],
    [0, 60],
  ]);
});

it.each([
  ['to London the clocks give them four hours more of rest', 'Europe/London', '15:00-23:00', []],
  ['from London they take four hours from them', null, '14:00-22:00', [['rest', 240]]],
] as const)('on the roster of who moves %s', async (_law, zone, last, found) => {
  const who = await hireIn(zone ? null : 'Europe/London');
  await office.made('EmployeePosition', {
    employeeId: who,
    validFrom: '2026-11-13',
    workLocationId: zone && places[zone],
  });
  for (const [date, shiftId] of [
    ['2026-11-12', await office.shift(last)],
    ['2026-11-13', await office.shift('09:00-17:00')],
  ] as const)
    await office.made('RosteredShift', { employeeId: who, date, shiftId });
  const { made } = await office.ask(
    '{ made: roster(from: "2026-11-12", to: "2026-11-13") { rows { id shifts { findings { kind minutes } } } } }',
  );
  expect(
    made.rows
      .find(({ id }: { id: string }) => id === who)
      .shifts.flatMap(({ findings }: any) => findings)
      .map(({ kind, minutes }: any) => [kind, minutes]),
  ).toEqual(found);
});

it('is worked out in as many statements for many people in several zones as for one, and two companies keep to themselves', async () => {
  const counted = async (people: number) => {
    for (let nth = 0; nth < people; nth += 1)
      await hireIn(nth % 2 ? 'Europe/London' : 'Asia/Riyadh', { hireDate: '2026-11-09' });
    await calculateDays();
    at('2026-11-11T09:00:00Z');
    const query = jest.spyOn(OpenTransaction.prototype, 'query');
    await calculateDays();
    const { calls, contexts } = query.mock;
    const own = contexts[calls.findIndex((call) => JSON.stringify(call).includes('derive-days'))];
    const { length } = contexts.filter((transaction) => transaction === own);
    query.mockRestore();
    at('2026-11-10T09:00:00Z');
    await office.test.inside(office.company, `update attendance_day set status = null where date = '2026-11-10'`);
    return length;
  };
  const few = await counted(2);
  expect(await counted(24)).toBe(few);
  const elsewhere = await office.test.as({
    type: 'admin',
    company: await office.test.company({ time_zone: 'Europe/London' }),
  });
  const { data } = await elsewhere.graphql(
    '{ workLocations { total } attendanceSheet(from: "2026-11-10", to: "2026-11-10") { total } }',
  );
  expect(data).toEqual({ workLocations: { total: 0 }, attendanceSheet: { total: 0 } });
});
