import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import {
  askForLeave,
  data,
  decide,
  grants,
  leaveOf,
  makeFlow,
  manager,
  people,
  step,
  told,
  waiting,
  world,
  type World,
} from './approval.fixture';

let now = new Date('2026-03-01T08:00:00Z');
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

const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
async function undo(who: Person, id: string, subject = 'EmployeeLeave'): Promise<string> {
  const { made } = data(
    await who.graphql(
      'mutation($s: String!, $ids: [ID!]!) { made: undoApprovals(subject: $s, ids: $ids) { done message } }',
      { s: subject, ids: [id] },
    ),
  );
  return made[0].done ? 'done' : made[0].message;
}
const decided = async (who: Person): Promise<string[]> =>
  data(await who.graphql('{ page: myApprovalDecisions { rows { recordId } } }')).page.rows.map(
    ({ recordId }: { recordId: string }) => recordId,
  );
const tooLate = 'This can no longer be undone.';

describe('a decision', () => {
  it.each(['approved', 'rejected'])(
    'that was %s waits again once it is undone, and is decided anew',
    async (verdict) => {
      const leave = await askForLeave(w.mona, w.employees.mona);
      expect(await decide(w.hr, leave.id, verdict, 'Because')).toBe('done');
      expect([(await leaveOf(w.mona, leave.id)).status, await waiting(w.hr)]).toEqual([verdict, []]);
      later(59);
      expect(await undo(w.hr, leave.id)).toBe('done');
      const back = await leaveOf(w.mona, leave.id);
      expect([back.status, back.decidedById, (await waiting(w.hr)).map(({ id }) => id)]).toEqual([
        'submitted',
        null,
        [leave.id],
      ]);
      expect(await decided(w.hr)).toEqual([]);
      expect(await decide(w.hr, leave.id, verdict, 'Because')).toBe('done');
      expect((await leaveOf(w.mona, leave.id)).status).toBe(verdict);
    },
  );

  it('is undone by nobody else, not after a minute, not twice, and not once something followed', async () => {
    const first = await askForLeave(w.mona, w.employees.mona);
    await decide(w.hr, first.id);
    expect(await undo(w.badr, first.id)).toBe(tooLate);
    const version = (await leaveOf(w.mona, first.id)).version;
    data(
      await w.hr.graphql(
        'mutation($id: ID!, $v: Int!) { cancelEmployeeLeave(id: $id, version: $v, reason: "No") { id } }',
        {
          id: first.id,
          v: version,
        },
      ),
    );
    expect(await undo(w.hr, first.id)).toBe('Somebody has gone on with it since. It can no longer be undone.');

    const second = await askForLeave(w.mona, w.employees.mona, { fromDate: '2026-04-06', toDate: '2026-04-07' });
    await decide(w.hr, second.id);
    later(61);
    expect(await undo(w.hr, second.id)).toBe(tooLate);

    const third = await askForLeave(w.mona, w.employees.mona, { fromDate: '2026-05-04', toDate: '2026-05-05' });
    await decide(w.hr, third.id);
    expect(await undo(w.hr, third.id)).toBe('done');
    expect(await undo(w.hr, third.id)).toBe('Somebody has gone on with it since. It can no longer be undone.');
  });

  it('tells whom it was about nothing that no longer holds, and stands in the history with its undoing', async () => {
    const leave = await askForLeave(w.mona, w.employees.mona);
    await decide(w.hr, leave.id);
    expect(await told(w.mona)).toEqual(['leave_approved']);
    await undo(w.hr, leave.id);
    expect(await told(w.mona)).toEqual([]);
    const actions = await test.sql<{ action: string; actor: string }>(
      `select action, actor_id as actor from audit_event where record_id = $1 order by id`,
      [leave.id],
    );
    expect(actions).toEqual([
      { action: 'create', actor: w.mona.id },
      { action: 'approve', actor: w.hr.id },
      { action: 'undo', actor: w.hr.id },
    ]);
  });

  it('gives the days of leave back to the balance, and takes them again with the next approval', async () => {
    const admin = await test.as({ type: 'admin', company: w.company });
    const typeId = data(
      await admin.graphql(
        'mutation { made: createLeaveType(input: {code: "UNDO", name: "Undo", requiresAllocation: true}) { id } }',
      ),
    ).made.id;
    data(
      await admin.graphql('mutation($i: LeaveAdjustmentInput!) { made: createLeaveAdjustment(input: $i) { id } }', {
        i: {
          employeeId: w.employees.mona,
          typeId,
          kind: 'allocation',
          days: '10',
          effectiveDate: '2026-01-01',
          reason: 'Begun',
        },
      }),
    );
    const leave = await askForLeave(admin, w.employees.mona, { typeId });
    const left = async (): Promise<number> =>
      Number(
        (
          await test.inside<{ days: string }>(
            w.company,
            'select sum(days)::text as days from leave_ledger_entry where employee_id = $1 and type_id = $2',
            [w.employees.mona, typeId],
          )
        )[0]!.days,
      );
    const before = await left();
    await decide(w.hr, leave.id);
    const after = await left();
    expect(before - after).toBeGreaterThan(0);
    await undo(w.hr, leave.id);
    expect(await left()).toBe(before);
    expect(await decide(w.hr, leave.id)).toBe('done');
    expect(await left()).toBe(after);
  });
});

describe('a step of a flow', () => {
  it('is asked again, and those who came next are no longer', async () => {
    await makeFlow(w.hr, [step([manager()]), step([people(w.dan.id)])]);
    const leave = await askForLeave(w.mona, w.employees.mona);
    expect(await decide(w.badr, leave.id)).toBe('done');
    expect([(await waiting(w.badr)).length, (await waiting(w.dan)).length]).toEqual([0, 1]);
    expect(await undo(w.badr, leave.id)).toBe('done');
    expect([(await waiting(w.badr)).length, (await waiting(w.dan)).length, await told(w.dan)]).toEqual([1, 0, []]);
    expect(await decide(w.badr, leave.id)).toBe('done');
    expect(await decide(w.dan, leave.id)).toBe('done');
    expect((await leaveOf(w.mona, leave.id)).status).toBe('approved');
    expect(await undo(w.dan, leave.id)).toBe('done');
    expect([(await leaveOf(w.mona, leave.id)).status, (await waiting(w.dan)).length]).toEqual(['submitted', 1]);
  });
});

it('an account that pay goes to again ends the one before it no longer', async () => {
  const keeper = await test.as({
    company: w.company,
    grants: grants('company', { BankAccount: ['read', 'read_sensitive', 'verify', 'reject'] }),
  });
  const of = { employeeId: w.employees.mona };
  const former = await insertRow(test, 'BankAccount', w.company, {
    ...of,
    state: 'verified',
    validFrom: '2025-01-01',
    validTo: null,
  });
  const next = await insertRow(test, 'BankAccount', w.company, { ...of, state: 'pending', validFrom: '2026-03-01' });
  const standing = async () =>
    (
      await test.inside<{ id: string; state: string; to: string | null }>(
        w.company,
        'select id, state, valid_to::text as to from bank_account where employee_id = $1 order by valid_from',
        [w.employees.mona],
      )
    ).map(({ id, state, to }) => [id, state, to]);
  const before = await standing();
  expect(await decide(keeper, next, 'approved', null, 'BankAccount')).toBe('done');
  expect(await standing()).not.toEqual(before);
  expect(await undo(keeper, next, 'BankAccount')).toBe('done');
  expect(await standing()).toEqual([
    [former, 'verified', null],
    [next, 'pending', null],
  ]);
});
