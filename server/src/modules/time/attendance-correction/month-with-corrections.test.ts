import { type Person } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { attendanceJobs } from '../attendance-day/attendance-day.job';
import { test, admin, company, now, ask, made, hire, move } from './attendance-correction.fixture';

const calculateDays = () =>
  attendanceJobs(test.app.services, Infinity).calculate_attendance_of!({
    companyId: company,
    userId: '',
    recordId: company,
  });

describe('a month', () => {
  const standing = async (who: Person, departmentId: string) =>
    (
      await ask(
        who,
        'query($d: ID!) { s: attendanceMonthStanding(period: "2026-10", departmentId: $d) { people approved closed problems corrections unfinished mayLock } }',
        { d: departmentId },
      )
    ).s;
  const close = (who: Person, departmentId: string) =>
    who.graphql('mutation($d: ID!) { closeAttendance(period: "2026-10", departmentId: $d) }', { d: departmentId });
  const reopen = (who: Person, departmentId: string, reason: string) =>
    who.graphql(
      'mutation($d: ID!, $r: String!) { reopenAttendance(period: "2026-10", departmentId: $d, reason: $r) }',
      { d: departmentId, r: reason },
    );
  const month = async (employeeId: string, who = admin) =>
    (
      await ask(
        who,
        `query($id: ID!) { attendanceMonths(filter: {employeeId: {eq: $id}, period: {eq: "2026-10"}}) {
    rows { id version state days problems workedMin overtimeMin absentDays leaveDays correctedAt reason } } }`,
        { id: employeeId },
      )
    ).attendanceMonths.rows[0];

  it('adds up, is approved by the manager, closed while nothing is open, and opened again with a reason', async () => {
    const departmentId = await made('Department', { name: newId() });
    const shiftId = await made('Shift', { title: newId(), kind: 'times', periods: [{ start: '08:00', end: '16:00' }] });
    const employeeId = await hire({ departmentId, shiftId });
    await test.inside(company, `update employee set created_at = '2026-10-01' where id = $1`, [employeeId]);
    const [present, missing] = ['2026-10-05', '2026-10-06'];
    await made('Attendance', { employeeId, date: present, timeIn: '08:00', timeOut: '18:00' });
    const forgotten = await made('Attendance', { employeeId, date: missing, timeIn: '08:00' });
    expect((await close(admin, departmentId)).errors?.[0]).toMatchObject({
      message: expect.stringContaining(
        'days with a clock-in or clock-out missing or taken elsewhere, or of more than 16 hours: 1',
      ),
      extensions: { code: 'CONFLICT' },
    });
    await attendanceJobs(test.app.services).calculate_missed_attendance!({ companyId: '', userId: '', recordId: '' });
    await calculateDays();
    expect(await month(employeeId)).toMatchObject({ state: 'open', problems: 1, workedMin: 600, overtimeMin: 120 });
    const reader: Grant[] = [
      { subject: 'AttendanceMonth', action: 'read', scope: 'company' },
      { subject: 'AttendanceMonth', action: 'approve', scope: 'company' },
    ];
    const manager = await test.as({ company, grants: reader });
    const approve = async () => {
      const { id, version } = await month(employeeId);
      return manager.graphql(
        'mutation($id: ID!, $version: Int!) { approveAttendanceMonth(id: $id, version: $version) { state } }',
        { id, version },
      );
    };
    expect((await approve()).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await ask(
      admin,
      'mutation($id: ID!) { updateAttendance(id: $id, version: 1, input: { timeOut: "16:00" }) { id } }',
      { id: forgotten },
    );
    await calculateDays();
    expect((await approve()).data.approveAttendanceMonth.state).toBe('approved');
    expect(await standing(manager, departmentId)).toEqual({
      people: 1,
      approved: 1,
      closed: 0,
      problems: 0,
      corrections: 0,
      unfinished: 0,
      mayLock: false,
    });
    expect((await close(manager, departmentId)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(
      await Promise.all([close(admin, departmentId), close(admin, departmentId)]).then((answers) =>
        answers.map(({ data }) => data?.closeAttendance).toSorted(),
      ),
    ).toEqual([0, 1]);
    expect(await month(employeeId)).toMatchObject({ state: 'closed', workedMin: 1080, absentDays: 20 });
    for (const refused of [
      await admin.graphql(
        'mutation($id: ID!) { updateAttendance(id: $id, version: 2, input: { timeOut: "15:00" }) { id } }',
        { id: forgotten },
      ),
      await admin.graphql('mutation($input: AttendanceDayInput!) { createAttendanceDay(input: $input) { id } }', {
        input: { employeeId, date: '2026-10-07', mark: 'remote' },
      }),
    ])
      expect(refused.errors?.[0]).toMatchObject({
        message: expect.stringContaining('closed'),
        extensions: { code: 'CONFLICT' },
      });
    const correction = await made(
      'AttendanceCorrection',
      { employeeId, date: '2026-10-07', timeIn: '08:00', timeOut: '19:00', reason: 'The terminal was off' },
      await test.as({
        company,
        grants: ['Employee read', 'AttendanceCorrection create'].map((grant): Grant => ({
          subject: grant.split(' ')[0]!,
          action: grant.split(' ')[1]!,
          scope: 'company',
        })),
      }),
    );
    await move(admin, 'submit', correction, 1);
    expect(
      (await ask(admin, 'query($id: ID!) { c: attendanceCorrection(id: $id) { closedMonth } }', { id: correction })).c,
    ).toEqual({ closedMonth: '2026-10' });
    const corrected = await Promise.all([1, 2].map(() => move(admin, 'approve', correction, 2)));
    expect(corrected.map(({ data }) => data?.moved.status)).toEqual(['approved', 'approved']);
    expect(await month(employeeId)).toMatchObject({
      state: 'closed',
      workedMin: 1740,
      overtimeMin: 300,
      absentDays: 19,
      correctedAt: now.toISOString(),
    });
    await calculateDays();
    expect(await month(employeeId)).toMatchObject({ state: 'closed', workedMin: 1740 });
    expect(
      await test.inside(
        company,
        `select date::text from attendance_day where employee_id = $1 and date between '2026-10-01' and '2026-10-31' and not locked and deleted_at is null`,
        [employeeId],
      ),
    ).toEqual([]);
    expect((await reopen(admin, departmentId, ' ')).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'reason',
    });
    expect((await reopen(admin, departmentId, 'A shift was missing')).data.reopenAttendance).toBe(1);
    expect(await month(employeeId)).toMatchObject({ state: 'open', reason: 'A shift was missing', correctedAt: null });
    expect(
      (
        await admin.graphql(
          'mutation($id: ID!) { updateAttendance(id: $id, version: 2, input: { timeOut: "15:00" }) { id } }',
          { id: forgotten },
        )
      ).errors,
    ).toBeUndefined();
  });

  it('is not closed before it is over, nor while a correction waits', async () => {
    const departmentId = await made('Department', { name: newId() });
    const employeeId = await hire({ departmentId });
    expect((await admin.graphql('mutation { closeAttendance(period: "2026-11") }')).errors?.[0]?.extensions.code).toBe(
      'CONFLICT',
    );
    expect((await admin.graphql('mutation { closeAttendance(period: "2026-13") }')).errors?.[0]?.extensions.code).toBe(
      'INVALID',
    );
    const id = await made('AttendanceCorrection', {
      employeeId,
      date: '2026-10-07',
      timeIn: '08:00',
      timeOut: '16:00',
      reason: 'x',
    });
    await move(admin, 'submit', id, 1);
    expect((await close(admin, departmentId)).errors?.[0]?.message).toContain('decided about: 1');
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    expect(await standing(elsewhere, departmentId)).toMatchObject({ people: 0 });
    expect((await close(elsewhere, departmentId)).data.closeAttendance).toBe(0);
  });
});
