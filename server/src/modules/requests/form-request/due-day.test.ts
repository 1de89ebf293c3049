import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import {
  act,
  approved,
  ask,
  fulfilled,
  keep,
  made,
  office,
  refusalOf,
  seenBy,
  notificationsOf,
  versionOfForm,
  type Office,
} from './form-request.fixture';

// A Monday at noon in Dubai.
const monday = '2026-11-23T08:00:00Z';
let now = new Date(monday);
let test: TestApp;
let at: Office;

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  at = await office(test);
});
beforeEach(() => {
  now = new Date(monday);
});
afterAll(() => test.close());

describe('the due day', () => {
  const holiday = (firstDay: string, part = 'full') =>
    insertRow(test, 'Holiday', at.company, { name: newId(), firstDay, kind: 'public', part });

  it('is so many working days of the company after the submission, and counts anew when it is submitted again', async () => {
    const form = await versionOfForm(at, { dueWithinDays: 3 });
    const asked = await ask(at, form);
    expect(asked).toMatchObject({ dueOn: '2026-11-26', dueStanding: 'ahead' });
    const returned = made(await act(at.manager, 'return', asked, { comment: 'Which bank?' }));
    expect(returned).toMatchObject({ dueOn: null, dueStanding: null });
    now = new Date('2026-11-27T08:00:00Z');
    const again = made(await act(at.worker, 'submit', returned));
    expect(again.dueOn).toBe('2026-12-02');
    expect(made(await act(at.manager, 'approve', again)).dueOn).toBe('2026-12-02');
  });

  it('counted from the approval is there only then', async () => {
    const asked = await ask(at, await versionOfForm(at, { dueWithinDays: 1, dueFrom: 'approval' }));
    expect(asked.dueOn).toBeNull();
    now = new Date('2026-11-27T08:00:00Z');
    expect(made(await act(at.manager, 'approve', asked)).dueOn).toBe('2026-11-30');
  });

  it('passes over holidays of the company, and stays as it was told', async () => {
    const form = await versionOfForm(at, { dueWithinDays: 1 });
    now = new Date('2026-12-07T08:00:00Z');
    await holiday('2026-12-08');
    await holiday('2026-12-09', 'am');
    const asked = await ask(at, form);
    expect(asked.dueOn).toBe('2026-12-10');
    await holiday('2026-12-10');
    expect((await seenBy(at.worker, asked)).dueOn).toBe('2026-12-10');
  });

  it('sorts and filters the list, and tells what is due today and what is overdue until it is answered', async () => {
    const form = await versionOfForm(at, { dueWithinDays: 1 });
    const late = await approved(at, form);
    now = new Date('2026-11-24T08:00:00Z');
    const today = await ask(at, form);
    now = new Date('2026-11-25T08:00:00Z');
    const listed = async (filter: object) =>
      (
        await at.clerk.graphql(
          'query($filter: FormRequestFilter) { formRequests(filter: $filter, sort: [{field: dueOn}, {field: no}]) { rows { id dueStanding } } }',
          { filter: { formVersionId: { eq: form }, ...filter } },
        )
      ).data.formRequests.rows;
    expect(await listed({})).toEqual([
      { id: late.id, dueStanding: 'overdue' },
      { id: today.id, dueStanding: 'today' },
    ]);
    expect(await listed({ dueStanding: { in: ['overdue'] } })).toEqual([{ id: late.id, dueStanding: 'overdue' }]);
    expect(await listed({ dueOn: { lte: '2026-11-24' } })).toHaveLength(1);
    made(await act(at.clerk, 'fulfil', late));
    expect(await listed({ dueStanding: { eq: 'overdue' } })).toEqual([]);
    const { data } = await at.manager.graphql(
      '{ page: approvalsWaiting(subject: "FormRequest") { rows { id dueOn dueStanding } } }',
    );
    expect(data.page.rows).toContainEqual({ id: today.id, dueOn: '2026-11-25', dueStanding: 'today' });
  });

  it.each([
    [{ dueWithinDays: 0 }, 'dueWithinDays'],
    [{ dueWithinDays: 251 }, 'dueWithinDays'],
    [{ closeAfterDays: 0 }, 'closeAfterDays'],
  ])('%j is refused', async (values, field) => {
    const answer = await at.admin.graphql('mutation($input: FormInput!) { createForm(input: $input) { id } }', {
      input: { title: newId(), fields: [], ...values },
    });
    expect(refusalOf(answer)).toMatchObject({ code: 'INVALID', field });
  });

  it('is brought to mind once, of those who have to act: who decides, or who fulfils', async () => {
    const form = await versionOfForm(at, { dueWithinDays: 2 });
    const [waiting, toDo] = [await ask(at, form), await approved(at, form)];
    expect([await notificationsOf(at.manager, waiting), await notificationsOf(at.clerk, toDo)]).toEqual([
      ['request_submitted'],
      ['request_to_fulfil'],
    ]);
    await keep(test);
    expect(await notificationsOf(at.manager, waiting)).toEqual(['request_submitted']);
    now = new Date('2026-11-25T00:00:00Z');
    await keep(test);
    now = new Date('2026-11-26T08:00:00Z');
    await keep(test);
    expect([await notificationsOf(at.manager, waiting), await notificationsOf(at.clerk, waiting)]).toEqual([
      ['request_decision_due', 'request_submitted'],
      [],
    ]);
    expect([await notificationsOf(at.clerk, toDo), await notificationsOf(at.worker, toDo)]).toEqual([
      ['request_fulfilment_due', 'request_to_fulfil'],
      ['request_approved'],
    ]);
    expect((await seenBy(at.worker, waiting)).version).toBe(waiting.version);
  });
});

describe('what nobody complains of', () => {
  it('is closed by itself after the days its form names, and otherwise never', async () => {
    const [soon, never] = [
      await fulfilled(at, await versionOfForm(at, { closeAfterDays: 7 })),
      await fulfilled(at, await versionOfForm(at)),
    ];
    now = new Date('2026-11-30T07:00:00Z');
    await keep(test);
    expect((await seenBy(at.worker, soon)).state).toBe('fulfilled');
    now = new Date('2026-11-30T09:00:00Z');
    await keep(test);
    await keep(test);
    const closed = await seenBy(at.worker, soon);
    expect(closed).toMatchObject({ state: 'closed', version: soon.version + 1, allowedActions: [] });
    expect(closed.history.at(-1)).toEqual({ action: 'lapse', byName: '', comment: null });
    now = new Date('2026-12-20T09:00:00Z');
    await keep(test);
    expect((await seenBy(at.worker, never)).state).toBe('fulfilled');
  });
});

it('what a flow of approval asks is brought to mind of those it asks, and of nobody else', async () => {
  const asked = await test.as({ company: at.company, grants: [] });
  made(
    await at.admin.graphql('mutation($i: ApprovalFlowInput!) { made: createApprovalFlow(input: $i) { id } }', {
      i: {
        name: 'Requests',
        subject: 'FormRequest',
        steps: [{ mode: 'any', approvers: [{ kind: 'people', userIds: [asked.id] }] }],
        conditions: [],
      },
    }),
  );
  const waiting = await ask(at, await versionOfForm(at, { dueWithinDays: 1 }));
  const kindsOf = async (who: Person) =>
    (await who.graphql('{ notifications { rows { kind } } }')).data.notifications.rows
      .map(({ kind }: any) => kind)
      .sort();
  now = new Date('2026-11-24T08:00:00Z');
  await keep(test);
  expect([await kindsOf(asked), await notificationsOf(at.manager, waiting)]).toEqual([
    ['approval_due', 'approval_reminder'],
    [],
  ]);
});
