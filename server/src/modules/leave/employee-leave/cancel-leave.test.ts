import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';
import {
  approveLeave,
  askForLeave,
  data,
  decide,
  leaveOf,
  makeFlow,
  people,
  step,
  told,
  waiting,
  world,
  type World,
} from '../../requests/approval-task/approval.fixture';

let test: TestApp;
let here: World;
let admin: Person;
const now = new Date('2026-03-01T08:00:00Z');

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  here = await world(test);
  admin = await test.as({ type: 'admin', company: here.company });
  data(await admin.graphql('mutation { createLeaveType(input: {code: "ANNUAL", name: "Annual leave"}) { id } }'));
});
afterAll(() => test.close());

const cancel = (
  who: Person,
  { id, version }: { id: string; version: number },
  reason: string | null,
): Promise<Answer> =>
  who.graphql(
    'mutation($id: ID!, $v: Int!, $r: String) { made: cancelEmployeeLeave(id: $id, version: $v, reason: $r) { id version status statusReason decidedById allowedActions } }',
    { id, v: version, r: reason },
  );
const reject = (who: Person, { id, version }: { id: string; version: number }, reason: string): Promise<Answer> =>
  who.graphql(
    'mutation($id: ID!, $v: Int!, $r: String!) { made: rejectEmployeeLeave(id: $id, version: $v, reason: $r) { id version status statusReason } }',
    { id, v: version, r: reason },
  );
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions;
const taken = async (): Promise<number> =>
  data(await admin.graphql('{ page: leaveLedgerEntries(limit: 100) { rows { days } } }')).page.rows.reduce(
    (sum: number, { days }: { days: string }) => sum + Number(days),
    0,
  );

const approved = async (input: object = {}): Promise<any> =>
  data(await approveLeave(here.badr, await askForLeave(here.mona, here.employees.mona, input))).made;
const asked = async (reason = 'The trip is off'): Promise<any> =>
  data(await cancel(here.mona, await approved(), reason)).made;

describe("one's own approved leave", () => {
  it('stays in force while it is asked to be cancelled, and is cancelled by who approves that', async () => {
    const leave = await approved();
    expect(codeOf(await cancel(here.mona, leave, ' '))).toMatchObject({ code: 'INVALID', field: 'reason' });
    const { made } = data(await cancel(here.mona, leave, 'The trip is off'));
    expect(made).toMatchObject({
      status: 'cancel_requested',
      statusReason: 'The trip is off',
      decidedById: here.badr.id,
      allowedActions: [],
    });
    expect(await taken()).toBe(-5);
    expect(await told(here.badr)).toContain('leave_cancel_asked');
    // It clashes with new leave as it did before.
    const again = await here.mona.graphql(
      'mutation($i: EmployeeLeaveInput!) { createEmployeeLeave(input: $i) { id } }',
      { i: { employeeId: here.employees.mona, fromDate: '2026-03-10', toDate: '2026-03-10' } },
    );
    expect(codeOf(again)).toMatchObject({ code: 'INVALID', field: 'fromDate' });
    const done = data(await approveLeave(here.badr, made)).made;
    expect(done.status).toBe('cancelled');
    expect(await taken()).toBe(0);
    expect(await told(here.mona)).toContain('leave_cancelled');
    const lines = await test.sql('select action, reason from audit_event where record_id = $1 order by at, id', [
      leave.id,
    ]);
    expect(lines.map(({ action }) => action)).toEqual(['create', 'approve', 'ask_cancel', 'cancel']);
  });

  it('is kept where that is refused, with a reason, and can be asked again', async () => {
    const made = await asked();
    expect(codeOf(await reject(here.badr, made, ' '))).toMatchObject({ field: 'reason' });
    const kept = data(await reject(here.badr, made, 'The replacement is booked')).made;
    expect(kept).toMatchObject({ status: 'approved', statusReason: 'The replacement is booked' });
    expect([await taken(), await told(here.mona)]).toEqual([-5, expect.arrayContaining(['leave_kept'])]);
    expect(data(await cancel(here.mona, kept, 'I am ill')).made.status).toBe('cancel_requested');
  });

  it('is asked for once however often it is sent, decided neither by its employee nor in bulk', async () => {
    const made = await asked();
    expect(data(await cancel(here.mona, made, 'Again')).made.version).toBe(made.version);
    expect(codeOf(await approveLeave(here.mona, made))?.code).toMatch(/NOT_FOUND|FORBIDDEN|CONFLICT/);
    const { bulk } = data(
      await here.hr.graphql(
        'mutation($ids: [ID!]!) { bulk(subject: "EmployeeLeave", action: "approve", ids: $ids) { done message } }',
        { ids: [made.id] },
      ),
    );
    expect(bulk[0]).toMatchObject({ done: false, message: expect.stringContaining('asked to be cancelled') });
    expect((await leaveOf(here.mona, made.id)).status).toBe('cancel_requested');
  });

  it('waits in the inbox with its reason, whose approval cancels it', async () => {
    const made = await asked('Called to court');
    const rows = data(
      await here.badr.graphql('{ page: approvalsWaiting(subject: "EmployeeLeave") { rows { id what asksToCancel } } }'),
    ).page.rows;
    expect(rows).toEqual([{ id: made.id, what: 'Called to court', asksToCancel: true }]);
    expect(await decide(here.badr, made.id)).toBe('done');
    expect((await leaveOf(here.mona, made.id)).status).toBe('cancelled');
    expect(await waiting(here.badr)).toEqual([]);
  });

  it('goes through the flow of the company like leave itself', async () => {
    await makeFlow(here.hr, [step([people(here.badr.id)]), step([people(here.dan.id)])]);
    const leave = await askForLeave(here.mona, here.employees.mona);
    expect([await decide(here.badr, leave.id), await decide(here.dan, leave.id)]).toEqual(['done', 'done']);
    const made = data(await cancel(here.mona, await leaveOf(here.mona, leave.id), 'Plans changed')).made;
    expect((await waiting(here.badr))[0]).toMatchObject({ id: leave.id, step: 1, steps: 2, what: 'Plans changed' });
    expect(await decide(here.badr, leave.id)).toBe('done');
    expect((await leaveOf(here.mona, made.id)).status).toBe('cancel_requested');
    expect(await decide(here.dan, leave.id)).toBe('done');
    expect((await leaveOf(here.mona, made.id)).status).toBe('cancelled');
    expect(await taken()).toBe(0);
  });

  const takeBack = (who: Person, { id, version }: { id: string; version: number }): Promise<Answer> =>
    who.graphql(
      'mutation($id: ID!, $v: Int!) { made: withdrawLeaveCancel(id: $id, version: $v) { id version status statusReason mayWithdrawCancel allowedActions } }',
      { id, v: version },
    );
  const mayTakeBack = async (who: Person, id: string): Promise<boolean> =>
    data(await who.graphql('query($id: ID!) { row: employeeLeave(id: $id) { mayWithdrawCancel } }', { id })).row
      .mayWithdrawCancel;

  it('stays as it was when that wish is taken back before it is decided, and whoever was asked is told', async () => {
    const made = await asked();
    expect([await mayTakeBack(here.mona, made.id), await mayTakeBack(here.badr, made.id)]).toEqual([true, false]);
    expect([codeOf(await takeBack(here.badr, made))?.code, codeOf(await takeBack(here.hr, made))?.code]).toEqual([
      'NOT_FOUND',
      'CONFLICT',
    ]);
    expect(codeOf(await takeBack(here.mona, { ...made, version: made.version - 1 }))?.code).toBe('STALE');
    const stays = data(await takeBack(here.mona, made)).made;
    expect(stays).toMatchObject({
      status: 'approved',
      statusReason: null,
      mayWithdrawCancel: false,
      allowedActions: ['cancel'],
    });
    expect(data(await takeBack(here.mona, stays)).made.version).toBe(stays.version);
    expect([await taken(), await waiting(here.badr)]).toEqual([-5, []]);
    expect(await told(here.badr)).toContain('leave_cancel_withdrawn');
    expect(codeOf(await reject(here.badr, stays, 'Too late'))?.code).toBe('CONFLICT');
    expect(data(await cancel(here.mona, stays, 'Off again')).made.status).toBe('cancel_requested');
  });

  it('cannot be wished back once it is cancelled, nor by one who may no longer cancel', async () => {
    const made = await asked();
    data(await approveLeave(here.badr, made));
    expect(codeOf(await takeBack(here.mona, await leaveOf(here.mona, made.id)))?.code).toBe('CONFLICT');
  });

  it('of the two who decide at once, its employee and their manager, one finds it decided', async () => {
    const made = await asked();
    const answers = await Promise.all([takeBack(here.mona, made), approveLeave(here.badr, made)]);
    expect(answers.filter(({ errors }) => errors).length).toBe(1);
    const { status } = await leaveOf(here.mona, made.id);
    expect([status, await taken()]).toEqual(status === 'approved' ? ['approved', -5] : ['cancelled', 0]);
  });

  it('ends the steps of a flow, whose people are told, and nobody else', async () => {
    await makeFlow(here.hr, [step([people(here.badr.id)]), step([people(here.dan.id)])]);
    const leave = await askForLeave(here.mona, here.employees.mona);
    await decide(here.badr, leave.id);
    await decide(here.dan, leave.id);
    const made = data(await cancel(here.mona, await leaveOf(here.mona, leave.id), 'Plans changed')).made;
    expect((await waiting(here.badr)).length).toBe(1);
    data(await takeBack(here.mona, made));
    expect([await waiting(here.badr), await waiting(here.dan)]).toEqual([[], []]);
    expect(await told(here.badr)).toContain('approval_withdrawn');
    for (const who of [here.dan, here.hr])
      expect(await told(who)).not.toEqual(expect.arrayContaining([expect.stringMatching(/withdrawn/)]));
    expect(await decide(here.badr, leave.id)).not.toBe('done');
  });

  it('is still withdrawn at once before it is decided, and cancelled at once by who may', async () => {
    const waits = await askForLeave(here.mona, here.employees.mona);
    expect(data(await cancel(here.mona, waits, null)).made.status).toBe('cancelled');
    const leave = await approved();
    expect(data(await cancel(here.hr, leave, 'Called back')).made).toMatchObject({
      status: 'cancelled',
      statusReason: 'Called back',
    });
    expect(await taken()).toBe(0);
  });

  it('is approved to old clients as long as it is in force', async () => {
    const made = await asked();
    const found = async (query: string) =>
      (await admin.rest('GET', `/api/employee-leave?${query}`)).body.data.map(
        ({ _id, status }: { _id: string; status: string }) => [_id, status],
      );
    expect([await found('leaveStatus=approved'), await found('')]).toEqual([
      [[made.id, 'approved']],
      [[made.id, 'approved']],
    ]);
  });
});
