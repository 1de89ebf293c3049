import { insertRow } from '../../../../test/rows';
import { type Person } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { test, admin, company, ask, made, hire, move } from './attendance-correction.fixture';

const own = (...actions: string[]): Grant[] => [
  { subject: 'Employee', action: 'read', scope: 'own' },
  ...actions.map((action): Grant => ({ subject: 'AttendanceCorrection', action, scope: 'own' })),
];

const team: Grant[] = ['read', 'approve', 'reject'].map((action) => ({
  subject: 'AttendanceCorrection',
  action,
  scope: 'team',
}));

const presences = async (employeeId: string) =>
  (
    await ask(
      admin,
      'query($id: ID!) { attendances(filter: {employeeId: {eq: $id}}, sort: [{field: startedAt}]) { rows { timeIn timeOut source } } }',
      { id: employeeId },
    )
  ).attendances.rows.map(({ timeIn, timeOut, source }: Record<string, string>) => `${timeIn} ${timeOut} ${source}`);

const teamOf = async () => {
  const [boss, employeeId] = [await hire(), await hire()];
  await made('EmployeePosition', { employeeId, managerId: boss, validFrom: '2026-10-01' });
  return {
    employeeId,
    manager: await test.as({ company, employeeId: boss, grants: team }),
    worker: await test.as({ company, employeeId, grants: own('read', 'create', 'update', 'submit', 'cancel') }),
  };
};

describe('a correction', () => {
  it('is asked for, approved by another, and makes the day right beside what was punched', async () => {
    const { employeeId, manager, worker } = await teamOf();
    await made('Attendance', { employeeId, date: '2026-11-09', timeIn: '08:00' });
    const id = await made(
      'AttendanceCorrection',
      { employeeId, date: '2026-11-09', timeIn: '08:00', timeOut: '17:00', reason: 'Forgot to clock out' },
      worker,
    );
    expect((await move(manager, 'approve', id, 1)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await move(worker, 'submit', id, 1)).data.moved).toMatchObject({ status: 'submitted', version: 2 });
    const approved = await Promise.all(Array.from({ length: 5 }, () => move(manager, 'approve', id, 2)));
    expect(new Set(approved.map(({ data }) => data?.moved.status))).toEqual(new Set(['approved']));
    expect(await presences(employeeId)).toEqual(['08:00:00 17:00:00 manual']);
    const { punches } = await ask(
      admin,
      'query($id: ID!) { punches(filter: {employeeId: {eq: $id}}) { rows { direction source note } } }',
      { id: employeeId },
    );
    expect(punches.rows).toHaveLength(2);
    expect(punches.rows[0]).toMatchObject({ source: 'manual', note: 'Forgot to clock out' });
    const replaced = await test.inside<{ time_in: string }>(
      company,
      'select time_in from attendance where employee_id = $1 and deleted_at is not null',
      [employeeId],
    );
    expect(replaced).toEqual([{ time_in: '08:00:00' }]);
  });

  it('is decided within reach alone, and by nobody about their own', async () => {
    const { worker } = await teamOf();
    const employeeId = await hire();
    const mighty = await test.as({
      company,
      employeeId,
      grants: [...own('read', 'create', 'submit', 'approve', 'reject')],
    });
    const id = await made(
      'AttendanceCorrection',
      { employeeId, date: '2026-11-09', timeIn: '08:00', timeOut: '17:00', reason: 'x' },
      mighty,
    );
    await move(mighty, 'submit', id, 1);
    expect((await move(mighty, 'approve', id, 2)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    const stranger = await test.as({ company, employeeId: await hire(), grants: team });
    for (const who of [elsewhere, stranger])
      expect((await move(who, 'approve', id, 2)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await move(worker, 'approve', id, 2)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await presences(employeeId)).toEqual([]);
  });

  describe('where the company has a flow', () => {
    const waiting = async (who: Person) =>
      (
        await ask(
          who,
          '{ page: approvalsWaiting(subject: "AttendanceCorrection") { rows { id what fromDate insteadOf } } }',
        )
      ).page.rows;
    const decide = async (who: Person, id: string, verdict = 'approved') =>
      (
        await ask(
          who,
          'mutation($ids: [ID!]!, $v: ApprovalVerdict!, $r: String) { made: decideApprovals(subject: "AttendanceCorrection", ids: $ids, verdict: $v, reason: $r) { done message } }',
          { ids: [id], v: verdict, r: verdict === 'rejected' ? 'You were off' : null },
        )
      ).made[0];
    const timeline = async (who: Person, id: string) =>
      (
        await ask(
          who,
          'query($id: ID!) { t: approvalTimeline(subject: "AttendanceCorrection", id: $id) { state steps { state } } }',
          { id },
        )
      ).t;
    const flowOf = async (...steps: object[]) => {
      await test.inside(company, 'update approval_flow set deleted_at = now() where deleted_at is null', []);
      await made('ApprovalFlow', {
        name: newId(),
        subject: 'AttendanceCorrection',
        steps: steps.map((approver) => ({ mode: 'any', approvers: [approver] })),
      });
    };
    const manager1 = { kind: 'manager', levels: 1 };
    const asked = async (employeeId: string, worker: Person, date = '2026-11-09') => {
      const id = await made(
        'AttendanceCorrection',
        { employeeId, date, timeIn: '08:00', timeOut: '17:00', reason: 'Forgot the card' },
        worker,
      );
      await move(worker, 'submit', id, 1);
      return id;
    };
    afterAll(() => test.inside(company, 'update approval_flow set deleted_at = now() where deleted_at is null', []));

    it('waits in the inbox of each step in turn, is decided by each once, and changes the day with the last', async () => {
      const { employeeId, manager, worker } = await teamOf();
      const hr = await test.as({ company, grants: [] });
      await flowOf(manager1, { kind: 'people', userIds: [hr.id] });
      const id = await asked(employeeId, worker);
      expect([await waiting(worker), await waiting(hr)]).toEqual([[], []]);
      expect(await waiting(manager)).toEqual([{ id, what: '08:00–17:00', fromDate: '2026-11-09', insteadOf: null }]);
      expect((await decide(hr, id)).message).toMatch(/does not exist/);
      const first = await Promise.all([1, 2, 3].map(() => move(manager, 'approve', id, 2)));
      expect(first.map(({ data }) => data?.moved.status)).toEqual(['submitted', 'submitted', 'submitted']);
      expect(await presences(employeeId)).toEqual([]);
      expect((await decide(worker, id)).done).toBe(false);
      expect(await waiting(hr)).toHaveLength(1);
      expect(await Promise.all([decide(hr, id), decide(hr, id)])).toEqual([
        { done: true, message: null },
        { done: true, message: null },
      ]);
      expect(await decide(hr, id)).toMatchObject({ done: true });
      expect(await presences(employeeId)).toEqual(['08:00:00 17:00:00 manual']);
      expect(await timeline(worker, id)).toEqual({
        state: 'approved',
        steps: [{ state: 'approved' }, { state: 'approved' }],
      });
    });

    it('is never decided by who asked, even where the flow names them, nor by a stand-in whom it is about', async () => {
      const { employeeId, manager, worker } = await teamOf();
      await flowOf({ kind: 'people', userIds: [worker.id, manager.id] });
      const id = await asked(employeeId, worker);
      await ask(manager, 'mutation($i: ApprovalDelegationInput!) { delegateApprovals(input: $i) { id } }', {
        i: { toUserId: worker.id, fromDate: '2026-11-01', toDate: '2026-11-30' },
      });
      expect(await waiting(worker)).toEqual([]);
      expect((await decide(worker, id)).done).toBe(false);
      expect(await presences(employeeId)).toEqual([]);
    });

    it('goes to who stands in for the manager, and of two who decide at once one decides', async () => {
      const { employeeId, manager, worker } = await teamOf();
      const delegate = await test.as({ company, grants: [] });
      await flowOf(manager1);
      const id = await asked(employeeId, worker);
      await ask(manager, 'mutation($i: ApprovalDelegationInput!) { delegateApprovals(input: $i) { id } }', {
        i: { toUserId: delegate.id, fromDate: '2026-11-01', toDate: '2026-11-30' },
      });
      expect(await waiting(delegate)).toMatchObject([{ id, insteadOf: expect.any(String) }]);
      const both = await Promise.all([decide(delegate, id, 'rejected'), decide(manager, id)]);
      expect(both.map(({ done }) => done).toSorted()).toEqual([false, true]);
      const { record } = await ask(worker, 'query($id: ID!) { record: attendanceCorrection(id: $id) { status } }', {
        id,
      });
      expect(record.status).toBe(both[0].done ? 'rejected' : 'approved');
      expect(await presences(employeeId)).toEqual(both[0].done ? [] : ['08:00:00 17:00:00 manual']);
    });

    it('is asked anew when it was changed, and by nobody approved as it was before', async () => {
      const { employeeId, manager, worker } = await teamOf();
      await flowOf(manager1);
      const id = await asked(employeeId, worker);
      expect(await decide(manager, id, 'rejected')).toMatchObject({ done: true });
      await ask(
        worker,
        'mutation($id: ID!) { updateAttendanceCorrection(id: $id, version: 3, input: { timeOut: "20:00" }) { id } }',
        { id },
      );
      await move(worker, 'submit', id, 4);
      expect((await move(manager, 'approve', id, 2)).errors?.[0]?.extensions.code).toBe('STALE');
      expect(await waiting(manager)).toMatchObject([{ what: '08:00–20:00' }]);
    });

    it('is refused with a clear message once the month is closed for longer than pay looks back, and stays as it is', async () => {
      const { employeeId, manager, worker } = await teamOf();
      await test.inside(company, `update employee set hire_date = '2025-01-01' where id = $1`, [employeeId]);
      await flowOf(manager1);
      const id = await asked(employeeId, worker, '2025-10-07');
      await insertRow(test, 'AttendanceMonth', company, { employeeId, period: '2025-10', state: 'closed' });
      expect(await decide(manager, id)).toEqual({
        done: false,
        message: expect.stringContaining('Attendance of 2025-10 is closed, and too long ago'),
      });
      expect(await presences(employeeId)).toEqual([]);
      expect(await waiting(manager)).toHaveLength(1);
      expect(await decide(manager, id, 'rejected')).toMatchObject({ done: true });
    });
  });

  it('is rejected with a reason, handed in again, and taken back', async () => {
    const { employeeId, manager, worker } = await teamOf();
    const id = await made(
      'AttendanceCorrection',
      { employeeId, date: '2026-11-09', timeIn: '22:00', timeOut: '06:00', reason: 'Night' },
      worker,
    );
    await move(worker, 'submit', id, 1);
    expect((await move(manager, 'reject', id, 2, ' ')).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'note',
    });
    expect((await move(manager, 'reject', id, 2, 'You were off')).data.moved).toMatchObject({
      status: 'rejected',
      statusReason: 'You were off',
    });
    expect((await move(worker, 'submit', id, 3)).data.moved.status).toBe('submitted');
    expect((await move(worker, 'cancel', id, 4)).data.moved).toMatchObject({ status: 'cancelled', allowedActions: [] });
  });

  it.each([
    ['before the employment', { date: '2026-09-30' }, 'date'],
    ['in the future', { date: '2026-11-11' }, 'timeOut'],
    ['out when in', { timeOut: '08:00' }, 'timeOut'],
    ['without a reason', { reason: ' ' }, 'reason'],
  ])('is refused %s', async (_name, values, field) => {
    const employeeId = await hire();
    const { errors } = await admin.graphql(
      'mutation($input: AttendanceCorrectionInput!) { createAttendanceCorrection(input: $input) { id } }',
      { input: { employeeId, date: '2026-11-09', timeIn: '08:00', timeOut: '17:00', reason: 'x', ...values } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });
});
