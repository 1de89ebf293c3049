import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import {
  approveLeave,
  askForLeave,
  data,
  decide,
  grants,
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

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const two = () => makeFlow(w.hr, [step([manager()]), step([people(w.dan.id)])]);

describe('leave without a flow that fits', () => {
  it('waits for whoever may approve, as ever', async () => {
    await two();
    const short = await askForLeave(w.mona, w.employees.mona, { toDate: '2026-03-10' });
    expect(short.deciders).toBeNull();
    expect([
      ids(await waiting(w.badr)),
      ids(await waiting(w.hr)),
      ids(await waiting(w.dan)),
      ids(await waiting(w.mona)),
    ]).toEqual([[short.id], [short.id], [], []]);
    expect(await timeline(w.mona, short.id)).toBeNull();
    expect([await told(w.badr), await told(w.dan)]).toEqual([['leave_submitted'], []]);
    expect(await decide(w.hr, short.id)).toBe('done');
    expect((await leaveOf(w.mona, short.id)).status).toBe('approved');
  });
});

describe('a flow for a type of leave', () => {
  const typeIn = async (company: string, code: string): Promise<{ id: string; admin: Person }> => {
    const admin = await test.as({ type: 'admin', company });
    return {
      id: data(
        await admin.graphql('mutation($c: String!) { made: createLeaveType(input: {code: $c, name: $c}) { id } }', {
          c: code,
        }),
      ).made.id,
      admin,
    };
  };
  const flowFor = (values: string[], comparison = 'eq') =>
    w.hr.graphql('mutation($i: ApprovalFlowInput!) { made: createApprovalFlow(input: $i) { id } }', {
      i: {
        name: `Flow ${values.join()} ${comparison}`,
        subject: 'EmployeeLeave',
        steps: [step([people(w.dan.id)])],
        conditions: [{ fact: 'type', comparison, values }],
      },
    });

  it('takes leave of that type alone, and is offered the types of the company', async () => {
    const [hajj, study] = [await typeIn(w.company, 'HAJJ'), await typeIn(w.company, 'STUDY')];
    const { subjects } = data(
      await w.hr.graphql('{ subjects: approvalSubjects { subject facts { name choices { value label } } } }'),
    );
    const { facts } = subjects.find(({ subject }: any) => subject === 'EmployeeLeave');
    expect(facts.find(({ name }: any) => name === 'type').choices).toEqual(
      expect.arrayContaining([
        { value: hajj.id, label: 'HAJJ' },
        { value: study.id, label: 'STUDY' },
      ]),
    );
    data(await flowFor([hajj.id]));
    const asked = async (typeId: string, fromDate: string) =>
      (
        await leaveOf(
          hajj.admin,
          data(
            await hajj.admin.graphql(
              'mutation($i: EmployeeLeaveInput!) { made: createEmployeeLeave(input: $i) { id } }',
              { i: { employeeId: w.employees.mona, typeId, fromDate, toDate: fromDate } },
            ),
          ).made.id,
        )
      ).deciders;
    expect([await asked(hajj.id, '2026-03-09'), await asked(study.id, '2026-03-10')]).toEqual([w.dan.id, null]);
  });

  it('names no type of another company, none that is deleted, and none of nowhere', async () => {
    const [gone, foreign] = [await typeIn(w.company, 'GONE'), await typeIn(await test.company(), 'HAJJ')];
    data(
      await gone.admin.graphql('mutation($ids: [ID!]!) { deleteLeaveTypes(ids: $ids) { done } }', { ids: [gone.id] }),
    );
    for (const value of [gone.id, foreign.id, 'toString', 'x']) {
      expect((await flowFor([value])).errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID',
        field: 'conditions.0.values',
      });
    }
    expect((await flowFor([(await typeIn(w.company, 'HAJJ')).id], 'gt')).errors?.[0]?.extensions.field).toBe(
      'conditions.0.comparison',
    );
  });
});

describe('leave in a flow of two steps', () => {
  it('asks one after the other, tells only who is due, and is approved by the last', async () => {
    await two();
    const leave = await askForLeave(w.mona, w.employees.mona, { reason: 'Wedding' });
    expect([ids(await waiting(w.badr)), await waiting(w.dan), await waiting(w.hr)]).toEqual([[leave.id], [], []]);
    expect((await waiting(w.badr))[0]).toMatchObject({
      who: 'Mona Haddad',
      what: 'Wedding',
      days: '5',
      fromDate: '2026-03-09',
      flowName: 'Long leave',
      step: 1,
      steps: 2,
      insteadOf: null,
    });
    expect([await told(w.badr), await told(w.dan), await told(w.hr)]).toEqual([['approval_due'], [], []]);
    expect(await decide(w.badr, leave.id, 'approved', 'Enjoy')).toBe('done');
    expect((await leaveOf(w.mona, leave.id)).status).toBe('submitted');
    expect([await waiting(w.badr), await told(w.dan)]).toEqual([[], ['approval_due']]);
    expect((await waiting(w.dan))[0]).toMatchObject({ id: leave.id, who: 'Mona Haddad', step: 2, path: null });
    expect(await timeline(w.mona, leave.id)).toMatchObject({
      state: 'open',
      steps: [
        { state: 'approved', people: [{ state: 'approved', reason: 'Enjoy' }] },
        { state: 'due', people: [{ state: 'open' }] },
      ],
    });
    expect(await decide(w.dan, leave.id)).toBe('done');
    expect(await leaveOf(w.mona, leave.id)).toMatchObject({ status: 'approved', decidedById: w.dan.id });
    expect(await told(w.mona)).toEqual(['leave_approved']);
  });

  it('takes the old calls of who is due as their decision, and refuses them to who is not', async () => {
    await two();
    const leave = await askForLeave(w.mona, w.employees.mona);
    expect((await leaveOf(w.hr, leave.id)).allowedActions).not.toContain('approve');
    expect((await leaveOf(w.badr, leave.id)).allowedActions).toContain('approve');
    const early = await approveLeave(w.hr, leave);
    expect(early.errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
      message: expect.stringMatching(/^This waits for .* now \(step 1 of 2\)\.$/),
    });
    const made = data(await approveLeave(w.badr, leave)).made;
    expect([made.status, made.allowedActions.includes('approve')]).toEqual(['submitted', false]);
    expect((await approveLeave(w.dan, leave)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('is rejected by whoever is due, with a reason, and asks nobody further', async () => {
    await two();
    const leave = await askForLeave(w.mona, w.employees.mona);
    expect(await decide(w.badr, leave.id, 'rejected')).toBe('Say why it is rejected.');
    expect(await decide(w.badr, leave.id, 'rejected', 'Too late')).toBe('done');
    expect([
      (await leaveOf(w.mona, leave.id)).status,
      (await timeline(w.mona, leave.id)).steps.map(({ state }: any) => state),
    ]).toEqual(['rejected', ['rejected', 'closed']]);
    expect([await decide(w.badr, leave.id, 'rejected', 'Too late'), await decide(w.dan, leave.id)]).toEqual([
      'done',
      expect.stringContaining('does not exist'),
    ]);
  });

  it('is harmless to repeat', async () => {
    await two();
    const leave = await askForLeave(w.mona, w.employees.mona);
    expect([
      await decide(w.badr, leave.id),
      await decide(w.badr, leave.id),
      await decide(w.dan, leave.id),
      await decide(w.dan, leave.id),
    ]).toEqual(['done', 'done', 'done', 'done']);
    expect(await test.inside(w.company, `select state from approval_task where state <> 'approved'`)).toEqual([]);
  });

  it('is never decided by who asks, and skips the step that is their own', async () => {
    await makeFlow(w.hr, [step([people(w.mona.id)]), step([people(w.dan.id)])]);
    const leave = await askForLeave(w.mona, w.employees.mona);
    expect([await waiting(w.mona), ids(await waiting(w.dan))]).toEqual([[], [leave.id]]);
    expect((await timeline(w.mona, leave.id)).steps[0]).toMatchObject({ state: 'skipped', skipped: 'requester' });
    expect(await decide(w.mona, leave.id)).toMatch(/does not exist/);
  });

  it('begins anew when what is asked changes, and ends when it is taken back', async () => {
    await two();
    const leave = await askForLeave(w.mona, w.employees.mona);
    await decide(w.badr, leave.id);
    const changed = data(
      await w.mona.graphql(
        'mutation($id: ID!) { made: updateEmployeeLeave(id: $id, version: 1, input: {toDate: "2026-03-20"}) { id version } }',
        { id: leave.id },
      ),
    ).made;
    expect([ids(await waiting(w.badr)), await waiting(w.dan)]).toEqual([[leave.id], []]);
    data(
      await w.mona.graphql('mutation($id: ID!, $v: Int!) { cancelEmployeeLeave(id: $id, version: $v) { id } }', {
        id: leave.id,
        v: changed.version,
      }),
    );
    expect([await waiting(w.badr), (await timeline(w.mona, leave.id)).state]).toEqual([[], 'cancelled']);
  });

  it('decided by two at once is decided once', async () => {
    await makeFlow(w.hr, [step([people(w.badr.id, w.dan.id, w.chandra.id)])]);
    for (const [fromDate, toDate] of [
      ['2026-04-06', '2026-04-10'],
      ['2026-04-13', '2026-04-17'],
      ['2026-05-04', '2026-05-08'],
      ['2026-05-11', '2026-05-15'],
    ]) {
      const leave = await askForLeave(w.mona, w.employees.mona, { fromDate, toDate });
      const answers = await Promise.all([
        decide(w.badr, leave.id),
        decide(w.dan, leave.id),
        decide(w.chandra, leave.id, 'rejected', 'No'),
      ]);
      expect(answers.filter((answer) => answer === 'done').length).toBeGreaterThanOrEqual(1);
      const decided = await test.inside(
        w.company,
        'select state from approval_task k where decided_by_id is not null and approval_id = (select id from approval where record_id = $1)',
        [leave.id],
      );
      expect(decided).toHaveLength(1);
      expect((await leaveOf(w.mona, leave.id)).status).toBe(decided[0]!.state);
    }
  });

  it('of all waits for the last of them, also when they decide at once', async () => {
    await makeFlow(w.hr, [step([people(w.badr.id, w.dan.id)], { mode: 'all' })]);
    const leave = await askForLeave(w.mona, w.employees.mona);
    expect(await Promise.all([decide(w.badr, leave.id), decide(w.dan, leave.id)])).toEqual(['done', 'done']);
    expect((await leaveOf(w.mona, leave.id)).status).toBe('approved');
  });

  it("is nobody's business in another company", async () => {
    await two();
    const leave = await askForLeave(w.mona, w.employees.mona);
    const other = await world(test);
    const stranger = await test.as({ type: 'admin', company: other.company });
    expect([await decide(other.badr, leave.id), await decide(stranger, leave.id)]).toEqual([
      expect.stringContaining('does not exist'),
      expect.stringContaining('does not exist'),
    ]);
    expect(
      (
        await other.hr.graphql('query($id: ID!) { approvalTimeline(subject: "EmployeeLeave", id: $id) { state } }', {
          id: leave.id,
        })
      ).errors?.[0]?.extensions.code,
    ).toBe('NOT_FOUND');
    expect((await makeFlow(other.hr, [step([people(w.dan.id)])])).errors?.[0]?.extensions.field).toBe('steps');
  });

  it("counts in the menu and is among one's own decisions afterwards", async () => {
    await two();
    const leave = await askForLeave(w.mona, w.employees.mona);
    const badge = async (who: typeof w.dan) =>
      data(await who.graphql('{ menu { path badgeContent } }')).menu.find((each: any) => each.path === '/approvals')
        ?.badgeContent ?? null;
    expect([await badge(w.badr), await badge(w.dan)]).toEqual(['1', null]);
    await decide(w.badr, leave.id, 'approved', 'Enjoy');
    expect([await badge(w.badr), await badge(w.dan)]).toEqual([null, '1']);
    const { rows, total } = data(
      await w.badr.graphql('{ page: myApprovalDecisions { total rows { recordId about verdict reason } } }'),
    ).page;
    expect([total, rows]).toEqual([
      1,
      [{ recordId: leave.id, about: 'Mona Haddad', verdict: 'approved', reason: 'Enjoy' }],
    ]);
  });

  it('leaves a timeline that only those concerned read', async () => {
    await two();
    const leave = await askForLeave(w.mona, w.employees.mona);
    const nobody = await test.as({ company: w.company, grants: grants('own', { EmployeeLeave: ['read'] }) });
    expect(
      (
        await nobody.graphql('query($id: ID!) { approvalTimeline(subject: "EmployeeLeave", id: $id) { state } }', {
          id: leave.id,
        })
      ).errors?.[0]?.extensions.code,
    ).toBe('NOT_FOUND');
  });
});

describe('a flow', () => {
  it.each([
    [{ steps: [] }, 'steps'],
    [{ steps: [step([])] }, 'steps.0.approvers'],
    [{ steps: [step([{ kind: 'role' }])] }, 'steps.0.approvers'],
    [{ subject: 'Vendor', steps: [step([manager()])] }, 'subject'],
    [{ steps: [step([manager()], { mode: 'n_of' })] }, 'steps.0.needed'],
    [
      { steps: [step([manager()])], conditions: [{ fact: 'days', comparison: 'gt', values: ['many'] }] },
      'conditions.0.values',
    ],
    [
      { steps: [step([manager()])], conditions: [{ fact: 'colour', comparison: 'eq', values: ['red'] }] },
      'conditions.0.fact',
    ],
    [{ steps: [step([manager()], { remindAfterHours: 0 })] }, 'steps.0.remindAfterHours'],
  ])('%j is refused beside %s', async (more, field) => {
    expect((await makeFlow(w.hr, [], more)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });

  it('for grades from a rank on takes what people of these ask for alone', async () => {
    const grade = async (employeeId: string, rank: number) => {
      const gradeId = await insertRow(test, 'Grade', w.company, { rank });
      const positionId = await insertRow(test, 'Position', w.company, { gradeId });
      await test.inside(w.company, 'update employee set position_id = $2 where id = $1', [employeeId, positionId]);
    };
    data(
      await makeFlow(w.hr, [step([people(w.dan.id)])], {
        conditions: [{ fact: 'level', comparison: 'gte', values: ['8'] }],
      }),
    );
    const flowOf = async () =>
      (await timeline(w.hr, (await askForLeave(w.mona, w.employees.mona)).id))?.flowName ?? null;
    const found = [await flowOf()];
    for (const rank of [7, 8, 10]) {
      await test.inside(w.company, `update employee_leave set deleted_at = now()`);
      await grade(w.employees.mona, rank);
      found.push(await flowOf());
    }
    expect(found).toEqual([null, null, 'Long leave', 'Long leave']);
  });

  it('tells who would have to approve', async () => {
    const tried = data(
      await w.hr.graphql(
        'query($s: [ApprovalStepInput!]!, $e: ID!) { made: approvalTrial(subject: "EmployeeLeave", steps: $s, employeeId: $e) { isOpen skipped people { name } } }',
        {
          s: [step([manager()]), step([manager(2)]), step([manager(3)]), step([people(w.mona.id)])],
          e: w.employees.mona,
        },
      ),
    ).made;
    expect(tried.map(({ isOpen, skipped, people: each }: any) => [isOpen, skipped, each.length])).toEqual([
      [false, null, 1],
      [false, null, 1],
      [true, null, 0],
      [false, 'requester', 0],
    ]);
    expect(
      (
        await w.badr.graphql(
          'query($s: [ApprovalStepInput!]!, $e: ID!) { approvalTrial(subject: "EmployeeLeave", steps: $s, employeeId: $e) { isOpen } }',
          { s: [step([manager()])], e: w.employees.boss },
        )
      ).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN');
  });
});
