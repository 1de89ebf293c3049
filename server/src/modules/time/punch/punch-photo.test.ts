import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { attendanceJobs } from '../attendance-day/attendance-day.job';
import { forgetPunchPhotos } from './punch-photo';

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
/** The smallest JPEG there is. */
const photo =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';
const rule = (punchPhoto: string) =>
  test.sql('update company set punch_photo = $2 where id = $1', [company, punchPhoto]);
const grants = (scope: Grant['scope'], ...subjects: string[]): Grant[] =>
  subjects.flatMap((subject) => ['read', 'clock'].map((action) => ({ subject, action, scope })));
async function nurse(more: object = {}) {
  const code = newId();
  const id = await made('Employee', { code, firstName: 'Lina', lastName: 'Saleh', hireDate: '2024-01-01', ...more });
  return {
    id,
    code,
    who: await test.as({ company, employeeId: id, grants: grants('own', 'Attendance', 'AttendanceDay', 'Punch') }),
  };
}
const clock = (who: Person, way: 'In' | 'Out', given: string | null) =>
  ask(who, `mutation($p: String) { clock${way}(photo: $p) { id } }`, { p: given });
const punches = async (id: string) =>
  (
    await ask(
      admin,
      'query($id: ID!) { punches(filter: {employeeId: {eq: $id}}, sort: [{field: at}]) { rows { direction isFlagged photoFileId } } }',
      { id },
    )
  ).punches.rows as { direction: string; isFlagged: boolean; photoFileId: string | null }[];

describe('the photo of a punch', () => {
  it('is kept where the company asks for it, and seen by the person and who may read their punches alone', async () => {
    await rule('refuse');
    const head = await made('Employee', { code: newId(), firstName: 'Mona', lastName: 'Aziz', hireDate: '2024-01-01' });
    const { id, who } = await nurse({ managerId: head });
    expect(await ask(who, '{ clock { photo } }')).toEqual({ clock: { photo: 'refuse' } });
    await clock(who, 'In', photo);
    const { photoFileId, isFlagged } = (await punches(id))[0]!;
    expect(isFlagged).toBe(false);
    const seen = async (person: Person) => (await person.fetch(`/files/${photoFileId}?inline=1`)).status;
    const boss = await test.as({ company, employeeId: head, grants: grants('team', 'Punch') });
    const colleague = (await nurse()).who;
    const clerk = await test.as({ company, grants: [{ subject: 'AttendanceDay', action: 'read', scope: 'company' }] });
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    expect(await Promise.all([who, boss, admin, colleague, clerk, elsewhere].map(seen))).toEqual([
      200, 200, 200, 404, 404, 404,
    ]);
    const { why } = await ask(
      who,
      'query($id: ID!) { why: attendanceExplanation(employeeId: $id, date: "2026-11-10") { punches { photoFileId } } }',
      { id },
    );
    expect(why.punches).toEqual([{ photoFileId }]);
  });

  it('is not kept by a company that does not ask for it', async () => {
    const { id, who } = await nurse();
    expect(await ask(who, '{ clock { photo } }')).toEqual({ clock: { photo: 'none' } });
    await clock(who, 'In', photo);
    expect(await punches(id)).toEqual([{ direction: 'in', isFlagged: false, photoFileId: null }]);
  });

  it('that is missing makes the day one to settle, or refuses the time', async () => {
    await rule('flag');
    const { id, who } = await nurse();
    await clock(who, 'In', null);
    await rule('refuse');
    now = new Date('2026-11-10T12:00:00Z');
    await expect(clock(who, 'Out', null)).rejects.toMatchObject({
      code: 'CONFLICT',
      field: 'photo',
      message: expect.stringContaining('your device sent none'),
    });
    for (const bad of ['PGh0bWw+', 'no base64!', `/9j/${'A'.repeat(300_000)}`])
      await expect(clock(who, 'Out', bad)).rejects.toMatchObject({ code: 'INVALID', field: 'photo' });
    await clock(who, 'Out', photo);
    expect(
      (await punches(id)).map(({ direction, isFlagged, photoFileId }) => [direction, isFlagged, photoFileId !== null]),
    ).toEqual([
      ['in', true, false],
      ['out', false, true],
    ]);
    now = new Date('2026-11-11T12:00:00Z');
    await attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
      companyId: company,
      userId: '',
      recordId: company,
    });
    const { attendanceDays } = await ask(
      admin,
      'query($id: ID!) { attendanceDays(filter: {employeeId: {eq: $id}, date: {eq: "2026-11-10"}}) { rows { problem workedMin } } }',
      { id },
    );
    expect(attendanceDays.rows).toEqual([{ problem: 'no_photo', workedMin: 480 }]);
  });

  it('comes with a time kept offline, which without one is never lost but looked at', async () => {
    await rule('refuse');
    const { id, who } = await nurse();
    now = new Date('2026-11-10T12:30:00Z');
    const kept = [
      { externalId: newId(), at: '2026-11-10T04:00:00Z', direction: 'in', photo },
      { externalId: newId(), at: '2026-11-10T08:00:00Z', direction: 'out' },
      { externalId: newId(), at: '2026-11-10T09:00:00Z', direction: 'in', photo: 'broken' },
      { externalId: newId(), at: '2026-11-10T10:00:00Z', direction: 'out', photo: '/9j/AAAA' },
    ];
    for (const expected of [true, false]) {
      expect(
        await ask(who, 'mutation($p: [OwnPunchInput!]!) { sendPunches(punches: $p) { isNew } }', { p: kept }),
      ).toEqual({ sendPunches: kept.map(() => ({ isNew: expected })) });
    }
    expect((await punches(id)).map(({ isFlagged, photoFileId }) => [isFlagged, photoFileId !== null])).toEqual([
      [false, true],
      [true, false],
      [true, false],
      [true, false],
    ]);
  });

  it('is asked for by a shared tablet', async () => {
    await rule('refuse');
    const { id, code } = await nurse();
    await made('PunchCard', { employeeId: id, badgeCode: code });
    const device = await made('PunchDevice', { name: newId(), kind: 'kiosk' });
    const { token } = (
      await ask(admin, 'mutation($id: ID!) { issued: issue_tokenPunchDevice(id: $id) { token } }', { id: device })
    ).issued;
    const call = async (path: string, body?: object) => {
      const response = await fetch(`${test.url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', authorization: `Device ${token}` },
        body: body && JSON.stringify(body),
      });
      return { status: response.status, ...((await response.json()) as object) };
    };
    expect(await call('/device/self')).toMatchObject({ photo: 'refuse' });
    expect(await call('/device/kiosk', { badge: code })).toMatchObject({ status: 409, success: false });
    expect(await call('/device/kiosk', { badge: code, photo })).toMatchObject({
      status: 200,
      name: 'Lina',
      direction: 'in',
    });
    expect((await punches(id)).map(({ isFlagged, photoFileId }) => [isFlagged, photoFileId !== null])).toEqual([
      [false, true],
    ]);
  });

  it('is removed for good after the months the company keeps it; the punch stays', async () => {
    await rule('flag');
    const { id, who } = await nurse();
    await clock(who, 'In', photo);
    const { photoFileId } = (await punches(id))[0]!;
    now = new Date('2027-02-09T04:00:00Z');
    await forgetPunchPhotos(test.app.services);
    admin = await test.as({ type: 'admin', company });
    expect((await admin.fetch(`/files/${photoFileId}?inline=1`)).status).toBe(200);
    now = new Date('2027-02-10T05:00:00Z');
    await forgetPunchPhotos(test.app.services);
    expect((await admin.fetch(`/files/${photoFileId}?inline=1`)).status).toBe(404);
    await expect(test.app.services.storage.read(`${company}/${photoFileId}`)).rejects.toThrow(/not in the storage/);
    expect(await punches(id)).toMatchObject([{ direction: 'in' }]);
    const { why } = await ask(
      admin,
      'query($id: ID!) { why: attendanceExplanation(employeeId: $id, date: "2026-11-10") { punches { photoFileId } } }',
      { id },
    );
    expect(why.punches).toEqual([{ photoFileId: null }]);
  });
});
