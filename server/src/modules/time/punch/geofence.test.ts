import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { attendanceJobs } from '../attendance-day/attendance-day.job';

let test: TestApp;
let admin: Person;
let company: string;
let now: Date;
beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  // 08:00 in Dubai, a Tuesday.
  now = new Date('2026-11-10T04:00:00Z');
  company = await test.company({ time_zone: 'Asia/Dubai' });
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const ask = async (who: Person, query: string, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
  return data;
};
const made = async (name: string, input: object): Promise<string> =>
  (await ask(admin, `mutation($input: ${name}Input!) { made: create${name}(input: $input) { id } }`, { input })).made
    .id;
const own: Grant[] = ['Attendance', 'AttendanceDay', 'Punch'].flatMap((subject) =>
  ['read', 'clock'].map((action) => ({ subject, action, scope: 'own' as const })),
);
const clinic = { fenceLatitude: '25.204849', fenceLongitude: '55.270783', fenceRadius: 150 };
const there = { latitude: '25.2049', longitude: '55.2708', accuracy: 20 };
/** Some 5.2 km away. */
const elsewhere = { latitude: '25.2516', longitude: '55.2708', accuracy: 30 };

async function nurse(place: object = clinic, periods = [{ start: '08:00', end: '16:00' }]) {
  const shiftId = await made('Shift', { title: newId(), kind: 'times', periods, ...place });
  const id = await made('Employee', {
    code: newId(),
    firstName: 'Lina',
    lastName: 'Saleh',
    hireDate: '2024-01-01',
    shiftId,
  });
  return { id, who: await test.as({ company, employeeId: id, grants: own }) };
}
const rule = (fenceRule: string) => test.sql('update company set fence_rule = $2 where id = $1', [company, fenceRule]);
const clock = (who: Person, way: 'In' | 'Out', position: object | null) =>
  ask(who, `mutation($p: ClockPositionInput) { clock${way}(position: $p) { id } }`, { p: position });
const punches = async (id: string) =>
  (
    await ask(
      admin,
      'query($id: ID!) { punches(filter: {employeeId: {eq: $id}}, sort: [{field: at}]) { rows { direction geofenceResult geofenceMetres isFlagged latitude accuracy } } }',
      { id },
    )
  ).punches.rows;
const calculateDays = () =>
  attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
    companyId: company,
    userId: '',
    recordId: company,
  });

describe('the place of a shift', () => {
  it('of a work location is that of whoever works there by contract on the day, unless their shift has one', async () => {
    const workLocationId = await made('WorkLocation', { name: newId(), ...clinic });
    const shiftAway = { ...clinic, fenceLatitude: '25.2516' };
    const asks = async (place: object, validFrom: string) => {
      const { id, who } = await nurse(place);
      await made('EmployeePosition', { employeeId: id, workLocationId, validFrom });
      const {
        clock: { asksPosition },
      } = await ask(who, '{ clock { asksPosition } }');
      await clock(who, 'In', elsewhere);
      return [asksPosition, (await punches(id))[0].geofenceResult];
    };
    const none = { fenceLatitude: null, fenceLongitude: null, fenceRadius: null };
    expect(await asks(none, '2026-11-10')).toEqual([true, 'outside']);
    expect(await asks(none, '2026-11-12')).toEqual([false, null]);
    expect(await asks(shiftAway, '2026-11-10')).toEqual([true, 'inside']);
  });

  it('is told with the times taken there, elsewhere and nowhere', async () => {
    const { id, who } = await nurse();
    expect(await ask(who, '{ clock { asksPosition } }')).toEqual({ clock: { asksPosition: true } });
    await clock(who, 'In', there);
    now = new Date('2026-11-10T08:00:00Z');
    await clock(who, 'Out', elsewhere);
    now = new Date('2026-11-10T09:00:00Z');
    await clock(who, 'In', null);
    expect(await punches(id)).toEqual([
      {
        direction: 'in',
        geofenceResult: 'inside',
        geofenceMetres: 6,
        isFlagged: false,
        latitude: '25.204900',
        accuracy: 20,
      },
      {
        direction: 'out',
        geofenceResult: 'outside',
        geofenceMetres: 5198,
        isFlagged: false,
        latitude: '25.251600',
        accuracy: 30,
      },
      {
        direction: 'in',
        geofenceResult: 'unknown',
        geofenceMetres: null,
        isFlagged: false,
        latitude: null,
        accuracy: null,
      },
    ]);
    const { why } = await ask(
      admin,
      'query($id: ID!) { why: attendanceExplanation(employeeId: $id, date: "2026-11-10") { punches { geofenceResult geofenceMetres isFlagged } } }',
      { id },
    );
    expect(why.punches[1]).toEqual({ geofenceResult: 'outside', geofenceMetres: 5198, isFlagged: false });
  });

  it('is asked for by nobody whose shift has none', async () => {
    const { id, who } = await nurse({});
    await nurse();
    expect(await ask(who, '{ clock { asksPosition } }')).toEqual({ clock: { asksPosition: false } });
    await clock(who, 'In', elsewhere);
    expect(await punches(id)).toMatchObject([{ geofenceResult: null, isFlagged: false }]);
  });

  it('is that of the night somebody works, after midnight too', async () => {
    const { id, who } = await nurse(clinic, [{ start: '22:00', end: '06:00' }]);
    now = new Date('2026-11-10T18:00:00Z');
    await clock(who, 'In', there);
    now = new Date('2026-11-11T02:00:00Z');
    await clock(who, 'Out', there);
    expect((await punches(id)).map(({ geofenceResult }: { geofenceResult: string }) => geofenceResult)).toEqual([
      'inside',
      'inside',
    ]);
  });

  it('makes the day one to settle where the company wants that looked at, until somebody decides about it', async () => {
    await rule('flag');
    const { id, who } = await nurse();
    await clock(who, 'In', elsewhere);
    now = new Date('2026-11-10T12:00:00Z');
    await clock(who, 'Out', there);
    now = new Date('2026-11-11T12:00:00Z');
    await calculateDays();
    const day = async () =>
      (
        await ask(
          admin,
          'query($id: ID!) { attendanceDays(filter: {employeeId: {eq: $id}, date: {eq: "2026-11-10"}}) { rows { id version problem workedMin } } }',
          { id },
        )
      ).attendanceDays.rows[0];
    expect(await day()).toMatchObject({ problem: 'outside', workedMin: 480 });
    await made('AttendanceDay', { employeeId: id, date: '2026-11-10', mark: 'remote' });
    await calculateDays();
    expect(await day()).toMatchObject({ problem: null, workedMin: 480 });
  });

  it('refuses times taken elsewhere where the company says so, but not those of who cannot tell or was offline', async () => {
    await rule('refuse');
    const { id, who } = await nurse();
    await expect(clock(who, 'In', elsewhere)).rejects.toMatchObject({
      code: 'CONFLICT',
      field: 'position',
      message: expect.stringContaining('You are 5198 m from the place of your shift; times are taken within 150 m'),
    });
    expect(await punches(id)).toEqual([]);
    await expect(clock(who, 'In', { latitude: '125', longitude: '0' })).rejects.toMatchObject({
      code: 'INVALID',
      field: 'position',
    });
    await clock(who, 'In', null);
    now = new Date('2026-11-10T12:30:00Z');
    const kept = { externalId: newId(), at: '2026-11-10T12:00:00Z', direction: 'out', ...elsewhere };
    await ask(who, 'mutation($p: [OwnPunchInput!]!) { sendPunches(punches: $p) { isNew } }', { p: [kept] });
    expect(
      (await punches(id)).map(({ direction, geofenceResult, isFlagged }: Record<string, unknown>) => [
        direction,
        geofenceResult,
        isFlagged,
      ]),
    ).toEqual([
      ['in', 'unknown', false],
      ['out', 'outside', true],
    ]);
  });

  it('is given whole', async () => {
    await expect(
      made('Shift', { title: newId(), totalHours: '8', fenceLatitude: '25.2', fenceRadius: 100 }),
    ).rejects.toMatchObject({ code: 'INVALID', field: 'fenceLongitude' });
    await expect(
      made('Shift', { title: newId(), totalHours: '8', ...clinic, fenceLatitude: '95' }),
    ).rejects.toMatchObject({ code: 'INVALID', field: 'fenceLatitude' });
  });
});
