import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { approvalJobs } from './approval-task.job';
import {
  askForLeave,
  data,
  decide,
  leaveOf,
  makeFlow,
  manager,
  people,
  step,
  timeline,
  told,
  waiting,
  world,
  type World,
} from './approval.fixture';

let now: Date;
let test: TestApp;
let w: World;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-03-01T08:00:00Z');
  w = await world(test);
});
afterAll(() => test.close());

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const keep = () => approvalJobs(test.app.services)['keep_approvals']!(null as never);
const delegate = (who: Person, to: Person, more: object = {}) =>
  who.graphql('mutation($i: ApprovalDelegationInput!) { made: delegateApprovals(input: $i) { id toUserId } }', {
    i: { toUserId: to.id, fromDate: '2026-03-01', toDate: '2026-03-10', ...more },
  });

describe('who is away', () => {
  it('lets somebody decide for them: what waits goes to them, and comes back in the end', async () => {
    await makeFlow(w.hr, [step([manager()])]);
    const [leave, other] = [
      await askForLeave(w.mona, w.employees.mona),
      await askForLeave(w.mona, w.employees.mona, { fromDate: '2026-04-06', toDate: '2026-04-10' }),
    ];
    const { id } = data(await delegate(w.badr, w.dan)).made;
    expect([(await waiting(w.dan)).map(({ insteadOf }) => insteadOf), await told(w.dan)]).toEqual([
      [expect.any(String), expect.any(String)],
      ['approval_delegated', 'approval_delegated'],
    ]);
    expect(await decide(w.dan, leave.id)).toBe('done');
    expect(await leaveOf(w.mona, leave.id)).toMatchObject({ status: 'approved', decidedById: w.dan.id });
    data(await w.badr.graphql('mutation($id: ID!) { endApprovalDelegation(id: $id) }', { id }));
    expect([await waiting(w.dan), (await waiting(w.badr)).map((each) => each.id)]).toEqual([[], [other.id]]);
    expect(await decide(w.dan, other.id)).toMatch(/does not exist/);
  });

  it('is stood in for only in their days, by a job that repeats harmlessly, and never by who asked', async () => {
    await makeFlow(w.hr, [step([manager()])]);
    await delegate(w.badr, w.dan, { fromDate: '2026-03-03', toDate: '2026-03-04' });
    await askForLeave(w.mona, w.employees.mona);
    const seen = async () => {
      await keep();
      return (await waiting(w.dan)).length;
    };
    const days = [await seen()];
    for (let day = 0; day < 4; day += 1) {
      later(24);
      days.push(await seen());
    }
    expect(days).toEqual([0, 0, 1, 1, 0]);
    expect(await told(w.dan)).toEqual(['approval_delegated']);
    await delegate(w.badr, w.mona, { fromDate: '2026-03-01', toDate: '2026-03-20' });
    expect(await waiting(w.mona)).toEqual([]);
  });

  it('is stood in for by one who decides once, and is then no longer asked, shown the task nor reminded of it', async () => {
    await delegate(w.badr, w.dan);
    await delegate(w.chandra, w.dan);
    await makeFlow(w.hr, [step([people(w.badr.id, w.chandra.id)], { mode: 'all', remindAfterHours: 24 })]);
    const leave = await askForLeave(w.mona, w.employees.mona);
    expect([await decide(w.dan, leave.id), await decide(w.dan, leave.id)]).toEqual(['done', 'done']);
    const { status, deciders } = await leaveOf(w.mona, leave.id);
    expect([status, await waiting(w.dan)]).toEqual(['submitted', []]);
    const last = deciders === w.badr.id ? w.badr : w.chandra;
    expect([deciders, (await waiting(last)).length, (await timeline(w.dan, leave.id)).state]).toEqual([
      last.id,
      1,
      'open',
    ]);
    later(25);
    await keep();
    expect([
      (await told(w.dan)).includes('approval_reminder'),
      (await told(last)).includes('approval_reminder'),
      await waiting(w.dan),
    ]).toEqual([false, true, []]);
    expect(await decide(last, leave.id)).toBe('done');
    expect(await leaveOf(w.mona, leave.id)).toMatchObject({ status: 'approved', decidedById: last.id });
  });

  it.each([
    [{ toDate: '2026-02-01' }, 'toDate'],
    [{ toUserId: 'f'.repeat(24) }, 'toUserId'],
    [{ subjects: ['Vendor'] }, 'subjects'],
    [{ toDate: '2028-01-01' }, 'toDate'],
  ])('cannot choose %j', async (more, field) => {
    expect((await delegate(w.badr, w.dan, more)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });

  it('is skipped while on leave, where the step says so', async () => {
    const off = await askForLeave(w.badr, w.employees.boss, { fromDate: '2026-03-01', toDate: '2026-03-06' });
    data(await w.hr.graphql('mutation($id: ID!) { approveEmployeeLeave(id: $id, version: 1) { id } }', { id: off.id }));
    await makeFlow(w.hr, [step([manager()], { skipAbsent: true }), step([manager(2)])]);
    const leave = await askForLeave(w.mona, w.employees.mona);
    expect([(await timeline(w.mona, leave.id)).steps[0], (await waiting(w.chandra)).length]).toEqual([
      { state: 'skipped', skipped: 'absent', people: [] },
      1,
    ]);
  });
});

describe('time', () => {
  it('reminds at each threshold once, however often it is looked', async () => {
    await makeFlow(w.hr, [step([manager()], { remindAfterHours: 24 })]);
    await askForLeave(w.mona, w.employees.mona);
    const reminded = async () => (await told(w.badr)).filter((kind) => kind === 'approval_reminder').length;
    later(23);
    await keep();
    expect(await reminded()).toBe(0);
    later(2);
    await keep();
    await keep();
    await Promise.all([keep(), keep()]);
    expect(await reminded()).toBe(1);
    later(24);
    await keep();
    expect(await reminded()).toBe(2);
  });

  it('asks the manager of who does not answer too, once', async () => {
    await makeFlow(w.hr, [step([manager()], { escalateAfterHours: 48 })]);
    const leave = await askForLeave(w.mona, w.employees.mona);
    later(49);
    await keep();
    await keep();
    expect([await told(w.chandra), (await waiting(w.chandra)).length]).toEqual([['approval_escalated'], 1]);
    expect(await decide(w.chandra, leave.id)).toBe('done');
    expect((await leaveOf(w.mona, leave.id)).status).toBe('approved');
  });

  it('kept from finishing leaves nothing behind, and is made up for', async () => {
    await makeFlow(w.hr, [step([manager()], { remindAfterHours: 1 })]);
    await askForLeave(w.mona, w.employees.mona);
    later(1);
    const { services } = test.app;
    let calls = 0;
    // The clock is asked once for the transaction and once for its day; a failure later is one in the middle of the
    // work.
    const broken = approvalJobs({
      ...services,
      clock: () => {
        calls += 1;
        if (calls > 2) throw new Error('killed');
        return now;
      },
    })['keep_approvals']!;
    await broken(null as never).catch(() => undefined);
    await keep();
    await keep();
    expect((await told(w.badr)).filter((kind) => kind === 'approval_reminder')).toHaveLength(1);
  });

  it('gives the task of who left to whom the rule names now', async () => {
    await makeFlow(w.hr, [step([people(w.dan.id, w.chandra.id)], { mode: 'all' })]);
    const leave = await askForLeave(w.mona, w.employees.mona);
    await decide(w.chandra, leave.id);
    await test.inside(w.company, `update membership set status = 'left' where user_id = $1`, [w.dan.id]);
    await keep();
    expect(await leaveOf(w.mona, leave.id)).toMatchObject({ status: 'approved', decidedById: w.chandra.id });
  });

  it('asks whoever may approve where nobody the rule names is left', async () => {
    await makeFlow(w.hr, [step([people(w.dan.id)])]);
    const leave = await askForLeave(w.mona, w.employees.mona);
    await test.inside(w.company, `update membership set status = 'left' where user_id = $1`, [w.dan.id]);
    await keep();
    expect([(await waiting(w.badr)).map(({ id }) => id), (await waiting(w.hr)).map(({ id }) => id)]).toEqual([
      [leave.id],
      [leave.id],
    ]);
  });
});
