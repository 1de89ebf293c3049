import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { allApprovable, type Declared } from '../../platform/approval/approval';
import type { Grant } from '../../platform/access/ability';
import type { Filter } from '../../platform/lists/list-filter';
import { allAreas } from '../../platform/records/area';

const now = new Date('2026-03-10T08:00:00Z');
/** Verbs by which a second person decides about a row. */
const deciding = ['approve', 'verify'];

let test: TestApp;
let company: string;
const people: Record<string, Person> = {};
const waitingFilter = ({ waiting }: Declared): Filter =>
  typeof waiting === 'function' ? waiting({ user: { company: { timeZone: 'UTC' } }, now } as never) : waiting;

/** Fields of a row that meets a filter of states. */
function meeting(filter: Filter): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).map(([field, condition]) => {
      const { in: among, eq, lt } = condition as { in?: string[]; eq?: unknown; lt?: string };
      return [field, among?.[0] ?? eq ?? (lt && '2026-02')];
    }),
  );
}

beforeAll(async () => {
  test = await createTestApp({ clock: () => now });
  company = await test.company();
  const employed = { hireDate: '2024-01-01' };
  const boss = await insertRow(test, 'Employee', company, employed);
  const theirs = await insertRow(test, 'Employee', company, { ...employed, managerId: boss });
  const other = await insertRow(test, 'Employee', company, employed);
  const hr = await insertRow(test, 'Employee', company, employed);
  const readable: Record<string, object> = {
    BankAccount: { iban: 'AE070331234567890123456' },
    PayrollRun: {
      period: '2026-02',
      employeeCount: 1,
      calculatedById: (await test.as({ company, grants: [] })).id,
    },
  };
  for (const approvable of allApprovable()) {
    const { area } = approvable;
    const values = { ...meeting(waitingFilter(approvable)), ...readable[area.name] };
    if (!area.person) await insertRow(test, area, company, values);
    else
      for (const of of [boss, theirs, other, hr])
        await insertRow(test, area, company, { ...values, [area.person]: of });
  }
  const all = (scope: Grant['scope']): Grant[] =>
    allApprovable().flatMap(({ area, verb }) =>
      ['read', 'read_sensitive', verb].map((action) => ({ subject: area.name, action, scope })),
    );
  Object.assign(people, {
    hr: await test.as({ company, employeeId: hr, grants: all('company') }),
    boss: await test.as({ company, employeeId: boss, grants: all('team') }),
    worker: await test.as({ company, employeeId: theirs, grants: all('own') }),
    clerk: await test.as({ company, grants: [] }),
    admin: await test.as({ company, type: 'admin' }),
  });
}, 120_000);
afterAll(() => test.close());

const asked = async (who: Person, query: string, variables: object = {}): Promise<any> => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};

/** Rows of an area that wait and say to this person that they may decide them. */
async function decidable(who: Person, approvable: Declared): Promise<string[]> {
  const { area, verb } = approvable;
  const filter = Object.fromEntries(
    Object.entries(meeting(waitingFilter(approvable))).map(([field, eq]) => [field, { eq }]),
  );
  const { list } = await asked(
    who,
    `query($filter: ${area.name}Filter) { list: ${area.many}(filter: $filter, limit: 100) { rows { id allowedActions } } }`,
    { filter },
  );
  return list.rows
    .filter(({ allowedActions }: { allowedActions: string[] }) => allowedActions.includes(verb))
    .map(({ id }: { id: string }) => id)
    .sort();
}

const badge = async (who: Person): Promise<number> => {
  const { menu } = await asked(who, '{ menu { path badgeContent } }');
  return Number(menu.find(({ path }: { path: string }) => path === '/approvals')?.badgeContent ?? 0);
};

it('every area whose rows somebody approves or verifies says that they wait', async () => {
  const { __schema: schema } = await asked(people.admin!, '{ __schema { mutationType { fields { name } } } }');
  const mutations = new Set(schema.mutationType.fields.map((field: { name: string }) => field.name));
  const decided = allAreas()
    .map(({ name }) => name)
    .filter((name) => deciding.some((verb) => mutations.has(`${verb}${name}`)));
  expect(
    allApprovable()
      .map(({ area }) => area.name)
      .sort(),
  ).toEqual(decided.sort());
});

describe.each(['hr', 'boss', 'worker', 'clerk', 'admin'])('what waits for %s', (name) => {
  it('is the same in the inbox, on home and in the menu, and is what may be decided', async () => {
    const who = people[name]!;
    const { groups, home } = await asked(
      who,
      '{ groups: approvalGroups { subject count } home: homeApprovals { count groups { subject count } items { id } } }',
    );
    const total = groups.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect([home?.count ?? 0, await badge(who), home?.items.length ?? 0]).toEqual([total, total, Math.min(total, 6)]);
    for (const approvable of allApprovable()) {
      const { page } = await asked(
        who,
        'query($s: String!) { page: approvalsWaiting(subject: $s, limit: 100) { total rows { id } } }',
        { s: approvable.area.name },
      );
      const ids = page.rows.map(({ id }: { id: string }) => id).sort();
      const counted = groups.find(({ subject }: { subject: string }) => subject === approvable.area.name)?.count ?? 0;
      expect([approvable.area.name, page.total, counted, ids]).toEqual([
        approvable.area.name,
        ids.length,
        ids.length,
        await decidable(who, approvable),
      ]);
    }
  });
});

it('of each kind the boss has what their team asks, HR all but their own', async () => {
  const count = async (who: Person, subject: string) =>
    (await asked(who, '{ groups: approvalGroups { subject count } }')).groups.find(
      (group: { subject: string }) => group.subject === subject,
    )?.count ?? 0;
  for (const { area } of allApprovable().filter((each) => each.area.person))
    expect([area.name, await count(people.boss!, area.name), await count(people.hr!, area.name)]).toEqual([
      area.name,
      // What is only proposed is seen by no team.
      area.reachedWhen?.people ? 0 : 1,
      3,
    ]);
});
