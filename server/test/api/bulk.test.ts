import { scopes, type Grant } from '../../src/platform/access/ability';
import { allAreas, areaNamed, type Area } from '../../src/platform/records/area';
import { bulkActionsOf } from '../../src/platform/graphql/bulk';
import { notFound } from '../../src/platform/errors';
import { newId } from '../../src/platform/records/ids';
import { appSchema } from '../../src/schema';
import { allBut, matrixWorld, type Place, type World } from '../access/matrix-world';
import { insertRow } from '../rows';
import { createTestApp, type Person, type TestApp } from '../test-app';
import { say } from '../../src/platform/text';

appSchema();
const offered = allAreas().flatMap((area) =>
  bulkActionsOf(area.name).map((action) => ({ area, action, name: `${action} of many ${area.many}` })),
);

let test: TestApp;
let world: World;
beforeAll(async () => {
  test = await createTestApp();
  world = await matrixWorld(test);
});
afterAll(() => test.close());

interface Result {
  id: string;
  done: boolean;
  message: string | null;
}
const document =
  'mutation($s: String!, $a: String!, $ids: [ID!]!, $input: JSON, $dry: Boolean!) { bulk(subject: $s, action: $a, ids: $ids, input: $input, dryRun: $dry) { id done message } }';
async function bulk(
  who: Person,
  subject: string,
  action: string,
  ids: string[],
  input: object | null = null,
  dry = false,
  door = who.graphql,
): Promise<Result[]> {
  const { data, errors } = await door(document, { s: subject, a: action, ids, input, dry });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.bulk as Result[];
}
const codeOf = async (who: Person, subject: string, action: string, input: object | null = null): Promise<unknown> =>
  (await who.graphql(document, { s: subject, a: action, ids: [newId()], input, dry: true })).errors?.[0]?.extensions
    .code;

const reached: Record<Grant['scope'], Place[]> = {
  own: ['own'],
  team: ['own', 'team'],
  department: ['own', 'department'],
  company: ['own', 'team', 'department', 'elsewhere'],
};

describe('one action on many rows', () => {
  it.each(offered)('$name reaches just the rows the grant for it reaches', async ({ area, action }) => {
    const places = Object.entries(world.rows.get(area.name)!) as [Place, string][];
    const holding = (grants: Grant[]) => (area.isTenant ? world.member(grants) : world.outsider(grants));
    const needed = action === 'restore' ? 'delete' : action;
    const found = async (grants: Grant[]) => {
      const who = await holding(grants);
      const results = await bulk(
        who,
        area.name,
        action,
        places.map(([, id]) => id),
        action === 'update' ? {} : { note: 'Why' },
        true,
        who.ask,
      );
      return places.filter((_place, at) => results[at]!.message !== say(notFound().text, 'en')).map(([place]) => place);
    };
    for (const scope of area.person ? scopes : (['own', 'company'] as const))
      expect([scope, await found([{ subject: area.name, action: needed, scope }])]).toEqual([
        scope,
        places
          .map(([place]) => place)
          .filter((place) => (area.person || scope === 'company') && reached[scope].includes(place)),
      ]);
    expect(await found(allBut(area, needed))).toEqual([]);
  });

  it('is offered for no area whose rows are not changed one by one either', () => {
    const mutations = Object.keys(appSchema().getMutationType()!.getFields());
    for (const { area, action } of offered) {
      const plural = area.many[0]!.toUpperCase() + area.many.slice(1);
      // ask_consent of EmployeeLoan is askEmployeeLoanConsent.
      const [verb, ...of] = action.split('_');
      const single = ['delete', 'restore'].includes(action)
        ? `${action}${plural}`
        : [verb, area.name, ...of.map((word) => word[0]!.toUpperCase() + word.slice(1))].join('');
      expect(mutations).toContain(single);
    }
  });

  it('is refused to a client, and for what is not offered or not a value of the area', async () => {
    const admin = await test.as({ type: 'admin', company: world.company });
    expect(await codeOf(admin, 'Payslip', 'delete')).toBe('INVALID');
    expect(await codeOf(admin, 'Employee', 'fire')).toBe('INVALID');
    expect(await codeOf(admin, 'Nothing', 'delete')).toBe('INVALID');
    for (const input of [
      { companyId: newId() },
      { version: 9 },
      { status: 'gone' },
      { nonsense: 1 },
      { id: newId() },
    ]) {
      expect(await bulkCodes(admin, input)).toBe('INVALID');
    }
    const client = await test.as({ type: 'client', company: world.company });
    const [result] = await bulk(client, 'Department', 'delete', [world.rows.get('Department')!.elsewhere!]);
    expect(result!.message).toBe(say(notFound().text, 'en'));
  });
  const bulkCodes = async (who: Person, input: object): Promise<unknown> => {
    const id = world.rows.get('Department')!.elsewhere!;
    const { data, errors } = await who.graphql(document, {
      s: 'Department',
      a: 'update',
      ids: [id],
      input,
      dry: false,
    });
    return errors?.[0]?.extensions.code ?? (data.bulk[0].done ? 'done' : 'INVALID');
  };
});

describe('what becomes of each row', () => {
  let company: string;
  let hr: Person;
  let ids: string[];
  const department = areaNamed('Department');
  beforeEach(async () => {
    company = await test.company();
    hr = await test.as({ type: 'admin', company });
    ids = await Promise.all(['A', 'B', 'C'].map((name) => insertRow(test, department, company, { name })));
  });
  const state = async () =>
    (await hr.graphql('{ departments(sort: [{field: name}]) { rows { name status version } } }')).data.departments.rows;
  const audited = async (area: Area) =>
    (
      await test.sql<{ n: number }>(
        'select count(*)::int as n from audit_event where company_id = $1 and subject = $2',
        [company, area.name],
      )
    )[0]!.n;

  it('is told by a trial that changes, audits and announces nothing', async () => {
    await insertRow(test, 'Position', company, { title: 'Cook', departmentId: ids[1] });
    const before = [
      await state(),
      await audited(department),
      await test.sql('select count(*) from outbox_event where company_id = $1', [company]),
    ];
    const results = await bulk(hr, 'Department', 'delete', [...ids, newId()], null, true);
    expect(results.map(({ done }) => done)).toEqual([true, false, true, false]);
    expect(results[1]!.message).toMatch(/Still used by: position \(1\)/);
    expect([
      await state(),
      await audited(department),
      await test.sql('select count(*) from outbox_event where company_id = $1', [company]),
    ]).toEqual(before);
    expect(before[0]).toHaveLength(3);
    expect((await bulk(hr, 'Department', 'delete', ids)).map(({ done }) => done)).toEqual([true, false, true]);
    expect((await bulk(hr, 'Department', 'restore', ids)).map(({ done }) => done)).toEqual([true, true, true]);
  });

  it('is a change as if made alone: checked, versioned, audited; what stays the same is not written', async () => {
    await bulk(hr, 'Department', 'update', [ids[0]!], { status: 'inactive' });
    const lines = await audited(department);
    expect((await bulk(hr, 'Department', 'update', ids, { status: 'inactive' })).map(({ done }) => done)).toEqual([
      true,
      true,
      true,
    ]);
    expect(await state()).toEqual(['A', 'B', 'C'].map((name) => ({ name, status: 'inactive', version: 2 })));
    expect(await audited(department)).toBe(lines + 2);
    const circle = await bulk(hr, 'Department', 'update', ids, { parentId: ids[0] });
    expect(circle.map(({ done, message }) => [done, message])).toEqual([
      [false, 'A department cannot lie below itself. Choose another parent.'],
      [true, null],
      [true, null],
    ]);
  });

  it('is a verb of the area, where the state of the row allows it', async () => {
    const run = (period: string, values: object) =>
      insertRow(test, 'PayrollRun', company, { period, currency: 'AED', kind: 'off_cycle', ...values });
    const runs = [await run('2024-01', { state: 'draft' }), await run('2024-02', { state: 'posted' })];
    const results = await bulk(hr, 'PayrollRun', 'cancel', runs);
    expect(results.map(({ done }) => done)).toEqual([true, false]);
    const { data } = await hr.graphql('{ payrollRuns(sort: [{field: period}]) { rows { state } } }');
    expect(data.payrollRuns.rows).toEqual([{ state: 'cancelled' }, { state: 'posted' }]);
  });

  it('is no restoring while what it refers to is deleted', async () => {
    const position = await insertRow(test, 'Position', company, { title: 'Cook', departmentId: ids[0] });
    for (const [subject, id] of [
      ['Position', position],
      ['Department', ids[0]!],
    ] as const)
      expect((await bulk(hr, subject, 'delete', [id]))[0]!.done).toBe(true);
    const { data } = await hr.graphql('mutation($id: ID!) { restorePositions(ids: [$id]) { done message } }', {
      id: position,
    });
    expect(data.restorePositions).toEqual([
      { done: false, message: 'The department it refers to is deleted. Restore that first.' },
    ]);
    await bulk(hr, 'Department', 'restore', [ids[0]!]);
    expect((await bulk(hr, 'Position', 'restore', [position]))[0]).toEqual({ id: position, done: true, message: null });
  });
});

describe('all rows that match', () => {
  const query =
    'query($s: String!, $f: JSON, $q: String, $d: Boolean, $a: String) { matchingRows(subject: $s, filter: $f, search: $q, includeDeleted: $d, after: $a) { rows { id name } endCursor } }';
  it('are those the list finds for the same person, page by page', async () => {
    const company = await test.company();
    const department = areaNamed('Department');
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        insertRow(test, department, company, { name: `N ${at}`, status: at % 3 ? 'active' : 'inactive' }),
      ),
    );
    const who = await test.as({ company, grants: [{ subject: 'Department', action: 'read', scope: 'company' }] });
    const { data } = await who.graphql(query, { s: 'Department', f: { status: { in: ['inactive'] } }, q: 'n' });
    expect(data.matchingRows).toEqual({
      rows: ids
        .map((id, at) => ({ id, name: `N ${at}` }))
        .filter((_id, at) => at % 3 === 0)
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
      endCursor: null,
    });
    const stranger = await test.as({ company });
    expect((await stranger.graphql(query, { s: 'Department' })).data.matchingRows.rows).toEqual([]);
    for (const [filter, code] of [
      [{ status: { like: 'x' } }, 'INVALID'],
      [{ nothing: { eq: 1 } }, 'INVALID'],
      ['text', 'INVALID'],
      [{ and: 'x' }, 'INVALID'],
      [{ code: ['x'] }, 'INVALID'],
    ] as const) {
      expect((await who.graphql(query, { s: 'Department', f: filter })).errors?.[0]?.extensions.code).toBe(code);
    }
    expect((await who.graphql(query, { s: 'Nothing' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(
      (await who.graphql(query, { s: 'Position', f: { minSalary: { gt: '1' } } })).errors?.[0]?.extensions.code,
    ).toBe('INVALID');
  });
});
