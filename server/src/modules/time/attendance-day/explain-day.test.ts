import { insertRow } from '../../../../test/rows';
import type { Person } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { inCompany } from '../../../platform/system-ctx';
import { keepPunches, settlePunches } from '../punch/punch';
import { timeOffice, type TimeOffice } from './time-office.fixture';

let test: TimeOffice['test'];
let admin: Person;
let company: string;
let made: TimeOffice['made'];
let hire: TimeOffice['hire'];
let calculateDays: TimeOffice['calculateDays'];
const now = new Date('2026-11-15T06:30:00Z');
beforeAll(async () => {
  ({ test, admin, company, made, hire, calculateDays } = await timeOffice(() => now));
});
afterAll(() => test.close());

const punched = (employeeId: string, ...punches: [at: string, direction: 'in' | 'out'][]) =>
  inCompany(test.app.services, { companyId: company, userId: admin.id }, 'write', async (ctx) => {
    await keepPunches(
      ctx,
      punches.map(([at, direction]) => ({
        employeeId,
        at: new Date(`${at}+04:00`),
        direction,
        zone: 'Asia/Dubai',
        source: 'web' as const,
      })),
    );
    await settlePunches(
      ctx,
      [...new Set(punches.map(([at]) => at.slice(0, 10)))].map((date) => ({ employeeId, date })),
    );
  });
const query = `query($id: ID!, $date: Date!) { made: attendanceExplanation(employeeId: $id, date: $date) { status reason note isRostered holiday leaveId locked isAsStored storedAt
  shift { title version } punches { at time direction source fate day note } presenceMin workedMin expectedMin breaks { from to taken } late { by grace counted } early { by grace counted }
  overtimeOfDayMin overtimeOfWeekMin nightMin nightFrom nightTo weeklyMin lawSource lawSince } }`;
const why = async (id: string, date: string, who = admin) => who.graphql(query, { id, date });
const explained = async (id: string, date: string, who = admin) => (await why(id, date, who)).data.made;

describe('why a day is what it is', () => {
  it('tells the shift, each punch and what became of it, breaks, grace, overtime and night, as they are stored for pay', async () => {
    const title = newId();
    const shiftId = await made('Shift', {
      title,
      kind: 'times',
      periods: [
        { start: '08:00', end: '12:00', graceIn: 10 },
        { start: '13:00', end: '17:00', graceOut: 5 },
      ],
    });
    const id = await hire({ shiftId });
    await punched(
      id,
      ['2026-11-10T08:14:30', 'in'],
      ['2026-11-10T08:15:00', 'in'],
      ['2026-11-10T23:00', 'out'],
      ['2026-11-10T23:40', 'out'],
    );
    await calculateDays();
    expect(await explained(id, '2026-11-10')).toMatchObject({
      status: 'present',
      reason: 'came',
      isRostered: false,
      shift: { title, version: 1 },
      locked: false,
      isAsStored: true,
      storedAt: expect.any(String),
      punches: [
        { time: '08:14:30', direction: 'in', source: 'web', fate: 'way_in', day: '2026-11-10' },
        { fate: 'same_tap' },
        { fate: 'way_out' },
        { fate: 'no_way_in' },
      ],
      presenceMin: 885,
      workedMin: 825,
      expectedMin: 480,
      breaks: [{ from: '12:00', to: '13:00', taken: 60 }],
      late: { by: 14, grace: 10, counted: 14 },
      early: { by: -360, grace: 5, counted: 0 },
      overtimeOfDayMin: 345,
      overtimeOfWeekMin: 0,
      nightMin: 60,
      nightFrom: '22:00',
      nightTo: '04:00',
      weeklyMin: 2880,
      lawSource: expect.stringContaining('33 of 2021'),
      lawSince: '2022-02-02',
    });
  });

  it('tells overtime of the week apart from that of the day', async () => {
    const shiftId = await made('Shift', { title: newId(), kind: 'times', periods: [{ start: '08:00', end: '18:00' }] });
    const id = await hire({ shiftId });
    for (const date of ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'])
      await made('Attendance', { employeeId: id, date, timeIn: '08:00', timeOut: '18:30' });
    expect(await explained(id, '2026-11-12')).toMatchObject({ overtimeOfDayMin: 30, overtimeOfWeekMin: 0 });
    expect(await explained(id, '2026-11-13')).toMatchObject({ overtimeOfDayMin: 30, overtimeOfWeekMin: 120 });
  });

  it('tells of a day off which holiday or leave, of a decided one what was written, and of a corrected one what was taken beside it', async () => {
    const id = await hire();
    const leave = await insertRow(test, 'EmployeeLeave', company, {
      employeeId: id,
      fromDate: '2026-11-10',
      toDate: '2026-11-10',
      fromPart: 'am',
      toPart: 'pm',
      unit: 'daily',
      kind: 'sick',
      status: 'approved',
    });
    await insertRow(test, 'Holiday', company, {
      name: 'Founding day',
      firstDay: '2026-11-11',
      lastDay: '2026-11-11',
    });
    await made('AttendanceDay', { employeeId: id, date: '2026-11-12', mark: 'remote', note: 'At a customer' });
    expect(await explained(id, '2026-11-10')).toMatchObject({
      status: 'leave',
      reason: 'leave',
      leaveId: leave,
      expectedMin: 0,
      late: null,
    });
    expect(await explained(id, '2026-11-11')).toMatchObject({
      status: 'holiday',
      reason: 'holiday',
      holiday: 'Founding day',
      leaveId: null,
    });
    expect(await explained(id, '2026-11-12')).toMatchObject({
      status: 'remote',
      reason: 'decided',
      note: 'At a customer',
    });
    expect(await explained(id, '2026-11-07')).toMatchObject({ status: 'weekly_off', reason: 'free' });
    expect(await explained(id, '2026-11-06')).toMatchObject({
      status: 'not_recorded',
      reason: 'not_recorded',
      expectedMin: null,
    });
    expect(await explained(id, '2026-11-20')).toMatchObject({
      status: 'upcoming',
      reason: 'not_over',
      storedAt: null,
      isAsStored: true,
    });

    await punched(id, ['2026-11-13T08:20', 'in'], ['2026-11-13T17:00', 'out']);
    const asked = await made('AttendanceCorrection', {
      employeeId: id,
      date: '2026-11-13',
      timeIn: '08:00',
      timeOut: '17:00',
      reason: 'The gate was locked',
    });
    const other = await test.as({ type: 'admin', company });
    for (const [verb, who, version] of [
      ['submit', admin, 1],
      ['approve', other, 2],
    ] as const) {
      expect(
        (
          await who.graphql(
            `mutation($id: ID!, $version: Int!) { ${verb}AttendanceCorrection(id: $id, version: $version) { id } }`,
            { id: asked, version },
          )
        ).errors,
      ).toBeUndefined();
    }
    expect(
      (await explained(id, '2026-11-13')).punches.map(({ fate, note }: { fate: string; note: string | null }) => [
        fate,
        note,
      ]),
    ).toEqual([
      ['corrected', 'The gate was locked'],
      ['set_aside', null],
      ['way_out', null],
    ]);
  });

  it('says where what is stored is not what would follow now', async () => {
    const id = await hire();
    await made('Attendance', { employeeId: id, date: '2026-11-10', timeIn: '08:00', timeOut: '16:00' });
    await calculateDays();
    await test.inside(
      company,
      'update attendance_day set locked = true, worked_min = 100 where employee_id = $1 and date = $2',
      [id, '2026-11-10'],
    );
    expect(await explained(id, '2026-11-10')).toMatchObject({ locked: true, isAsStored: false, workedMin: 480 });
  });

  it('is read by whoever may read the day, each part as far as they may read it, and by nobody of another company', async () => {
    const [id, other, third] = [await hire(), await hire(), await hire()];
    for (const each of [id, third]) await punched(each, ['2026-11-10T08:00', 'in'], ['2026-11-10T16:00', 'out']);
    await insertRow(test, 'EmployeeLeave', company, {
      employeeId: id,
      fromDate: '2026-11-12',
      toDate: '2026-11-12',
      fromPart: 'am',
      toPart: 'pm',
      unit: 'daily',
      kind: 'sick',
      status: 'approved',
    });
    const grants = ['Employee', 'AttendanceDay'].map((subject): Grant => ({ subject, action: 'read', scope: 'own' }));
    const worker = await test.as({ company, employeeId: id, grants });
    expect(await explained(id, '2026-11-10', worker)).toMatchObject({ status: 'present', punches: [] });
    expect(await explained(id, '2026-11-12', worker)).toMatchObject({ status: 'leave', leaveId: null });
    const withPunches = await test.as({
      company,
      employeeId: third,
      grants: [...grants, { subject: 'Punch', action: 'read', scope: 'own' }],
    });
    expect((await explained(third, '2026-11-10', withPunches)).punches).toHaveLength(2);
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    const none = await test.as({ company, employeeId: other, grants: [] });
    for (const [who, whom] of [
      [worker, other],
      [elsewhere, id],
      [none, id],
    ] as const)
      expect((await why(whom, '2026-11-10', who)).errors?.[0]?.extensions.code).toMatch(/NOT_FOUND|FORBIDDEN/);
    expect((await why('x', '2026-11-10')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
