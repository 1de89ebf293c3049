import { createTestApp, type TestApp } from '../../../../test/test-app';
import { askForLeave, data, decide, makeFlow, manager, people, step, world, type World } from './approval.fixture';

let now = new Date('2026-03-01T08:00:00Z');
let app: TestApp;
let w: World;

beforeAll(async () => {
  app = await createTestApp({ clock: () => now });
});
beforeEach(async () => {
  now = new Date('2026-03-01T08:00:00Z');
  w = await world(app);
});
afterAll(() => app.close());

const query = `query($limit: Int!, $offset: Int!) { page: myRequests(limit: $limit, offset: $offset) {
  total rows { id subject state isWaiting path step steps fromDate toDate days } } }`;
const asked = async (who: World['mona'], limit = 25, offset = 0) =>
  data(await who.graphql(query, { limit, offset })).page;

test('what one asked for oneself is theirs to follow, the newest first, and nobody else’s', async () => {
  const first = await askForLeave(w.mona, w.employees.mona, { toDate: '2026-03-10' });
  now = new Date('2026-03-01T09:00:00Z');
  const second = await askForLeave(w.mona, w.employees.mona, { fromDate: '2026-04-06', toDate: '2026-04-07' });
  // Entered by somebody else, about the same person.
  await askForLeave(w.hr, w.employees.mona, { fromDate: '2026-05-04', toDate: '2026-05-05' });
  expect(await decide(w.hr, first.id)).toBe('done');
  expect(await asked(w.mona)).toEqual({
    total: 2,
    rows: [
      expect.objectContaining({
        id: second.id,
        subject: 'EmployeeLeave',
        state: 'submitted',
        isWaiting: true,
        path: `/employee-leaves/${second.id}`,
        fromDate: '2026-04-06',
        toDate: '2026-04-07',
        days: '2',
        step: null,
      }),
      expect.objectContaining({ id: first.id, state: 'approved', isWaiting: false }),
    ],
  });
  expect((await asked(w.mona, 1, 1)).rows.map(({ id }: { id: string }) => id)).toEqual([first.id]);
  // They asked for somebody else, and work nowhere themselves.
  expect(await asked(w.hr)).toEqual({ total: 0, rows: [] });
  expect((await asked(w.badr)).total).toBe(0);
});

test('it says which step of a flow it waits in', async () => {
  await makeFlow(w.hr, [step([manager()]), step([people(w.dan.id)])]);
  const leave = await askForLeave(w.mona, w.employees.mona);
  expect((await asked(w.mona)).rows[0]).toMatchObject({ step: 1, steps: 2 });
  expect(await decide(w.badr, leave.id)).toBe('done');
  expect((await asked(w.mona)).rows[0]).toMatchObject({ step: 2, steps: 2, isWaiting: true });
});

test.each([0, 51, -1])('a page of %i is refused', async (limit) => {
  const { errors } = await w.mona.graphql(query, { limit, offset: 0 });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'limit' });
});
