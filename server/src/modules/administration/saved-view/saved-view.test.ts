import type { Grant } from '../../../platform/access/ability';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';

let test: TestApp;
let company: string;
let other: string;
const read: Grant = { subject: 'Employee', action: 'read', scope: 'company' };
const steward: Grant[] = [read, { ...read, action: 'update' }];
beforeAll(async () => {
  test = await createTestApp();
  [company, other] = [await test.company(), await test.company()];
});
afterAll(() => test.close());

const address = 'f.status.in=active&sort=-hireDate&size=50&cols=employeeName%2Ccode';
async function settings(who: Person, subject = 'Employee') {
  const { data, errors } = await who.graphql(
    'query($s: String!) { listSettings(subject: $s) { columns defaultViewId mayShare views { id name address isShared isMine mayChange } } }',
    { s: subject },
  );
  if (errors) throw new Error(String(errors[0]!.extensions.code));
  return data.listSettings as {
    columns: string[] | null;
    defaultViewId: string | null;
    mayShare: boolean;
    views: { id: string; name: string }[];
  };
}
const save = (who: Person, view: object, id?: string) =>
  who.graphql(
    'mutation($id: ID, $v: ListViewInput!) { saveView(id: $id, view: $v) { id name isShared isMine mayChange } }',
    { id, v: { subject: 'Employee', name: 'Newest', address, ...view } },
  );
const codeOf = async (answer: ReturnType<Person['graphql']>): Promise<unknown> =>
  (await answer).errors?.[0]?.extensions.code ?? 'done';
const idOf = async (answer: ReturnType<typeof save>): Promise<string> => (await answer).data.saveView.id;
const remove = (who: Person, id: string) => who.graphql('mutation($id: ID!) { deleteView(id: $id) }', { id });
const open = (who: Person, id: string | null, subject = 'Employee') =>
  who.graphql('mutation($s: String!, $id: ID) { setDefaultView(subject: $s, id: $id) }', { s: subject, id });
const choose = (who: Person, columns: string[] | null, subject = 'Employee') =>
  who.graphql('mutation($s: String!, $c: [String!]) { setListColumns(subject: $s, columns: $c) }', {
    s: subject,
    c: columns,
  });

describe('a view', () => {
  it("is one's own business: kept, renamed, made the first and deleted without any role for it", async () => {
    const who = await test.as({ company, grants: [read] });
    const id = await idOf(save(who, {}));
    expect(await codeOf(save(who, { name: '  Newest first ', address: 'size=100' }, id))).toBe('done');
    expect(await codeOf(open(who, id))).toBe('done');
    expect(await settings(who)).toEqual({
      columns: null,
      defaultViewId: id,
      mayShare: false,
      views: [{ id, name: 'Newest first', address: 'size=100', isShared: false, isMine: true, mayChange: true }],
    });
    const lines = await test.sql('select action, actor_id from audit_event where record_id = $1 order by at', [id]);
    expect(lines).toEqual([
      { action: 'create', actor_id: who.id },
      { action: 'update', actor_id: who.id },
    ]);
    expect((await remove(who, id)).data.deleteView).toBe(true);
    expect(await settings(who)).toMatchObject({ defaultViewId: null, views: [] });
  });

  it('of one person is to nobody else', async () => {
    const [mine, colleague] = [
      await test.as({ company, grants: steward }),
      await test.as({ company, grants: steward }),
    ];
    const id = await idOf(save(mine, {}));
    expect((await settings(colleague)).views.map((view) => view.id)).not.toContain(id);
    for (const attempt of [() => save(colleague, {}, id), () => remove(colleague, id), () => open(colleague, id)])
      expect(await codeOf(attempt())).toBe('NOT_FOUND');
  });

  it('is shared by who may change all such rows, seen by who may read them, changed by its maker and by who may share', async () => {
    const [keeper, second] = [await test.as({ company, grants: steward }), await test.as({ company, grants: steward })];
    const reader = await test.as({ company, grants: [read] });
    const team = await test.as({ company, grants: [read, { ...read, action: 'update', scope: 'team' }] });
    for (const who of [reader, team]) expect(await codeOf(save(who, { isShared: true }))).toBe('FORBIDDEN');
    const own = await idOf(save(reader, {}));
    expect(await codeOf(save(reader, { isShared: true }, own))).toBe('FORBIDDEN');

    const id = await idOf(save(keeper, { name: 'For all', isShared: true }));
    const seen = async (who: Person) => (await settings(who)).views.find((view) => view.id === id);
    expect(await seen(reader)).toEqual({
      id,
      name: 'For all',
      address,
      isShared: true,
      isMine: false,
      mayChange: false,
    });
    expect(await seen(second)).toMatchObject({ isMine: false, mayChange: true });
    expect(await codeOf(save(reader, {}, id))).toBe('FORBIDDEN');
    expect(await codeOf(remove(reader, id))).toBe('FORBIDDEN');
    expect(await codeOf(open(reader, id))).toBe('done');
    expect(await codeOf(save(second, { name: 'For everybody', isShared: true }, id))).toBe('done');
    expect(await seen(keeper)).toMatchObject({ name: 'For everybody', isMine: true });

    const outsider = await test.as({ company, grants: [{ ...read, subject: 'Department' }] });
    await expect(settings(outsider)).rejects.toThrow('FORBIDDEN');
    for (const attempt of [() => save(outsider, {}, id), () => open(outsider, id)])
      expect(await codeOf(attempt())).toBe('FORBIDDEN');
    expect(await codeOf(remove(outsider, id))).toBe('NOT_FOUND');
    expect(await codeOf(save(keeper, { subject: 'Department' }, id))).toBe('FORBIDDEN');
  });

  it('of another company is not there', async () => {
    const id = await idOf(save(await test.as({ company: other, grants: steward }), { isShared: true }));
    const admin = await test.as({ type: 'admin', company });
    expect((await settings(admin)).views.map((view) => view.id)).not.toContain(id);
    for (const attempt of [() => save(admin, {}, id), () => remove(admin, id), () => open(admin, id)])
      expect(await codeOf(attempt())).toBe('NOT_FOUND');
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(81) }, 'name'],
    ['an address that is none', { address: 'https://evil.example/?x' }, 'address'],
    ['a script', { address: '<script>' }, 'address'],
    ['a long address', { address: 'x'.repeat(4_001) }, 'address'],
  ])('is refused for %s', async (_what, view, field) => {
    const who = await test.as({ company, grants: [read] });
    expect((await save(who, view)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
    expect((await settings(who)).views.filter(({ name }) => name !== 'For everybody')).toEqual([]);
  });

  it('is one of at most a hundred', async () => {
    const who = await test.as({ company, grants: [{ ...read, subject: 'Position' }] });
    for (let left = 100; left > 0; left -= 1) expect(await codeOf(save(who, { subject: 'Position' }))).toBe('done');
    expect(await codeOf(save(who, { subject: 'Position' }))).toBe('CONFLICT');
  });
});

describe('columns', () => {
  it('are kept for each person, list and company, in their order', async () => {
    const [who, colleague] = [await test.as({ company, grants: [read] }), await test.as({ company, grants: [read] })];
    expect(await codeOf(choose(who, ['employeeName.220', 'hireDate', 'code']))).toBe('done');
    expect((await settings(who)).columns).toEqual(['employeeName.220', 'hireDate', 'code']);
    expect((await settings(colleague)).columns).toBeNull();
    await choose(who, null);
    expect((await settings(who)).columns).toBeNull();
    for (const name of ["x'; --", 'code.5', 'code.wide']) expect(await codeOf(choose(who, [name]))).toBe('INVALID');
    expect(await codeOf(choose(who, ['title'], 'Position'))).toBe('FORBIDDEN');
    expect(await codeOf(choose(who, ['title'], 'Nothing'))).toBe('NOT_FOUND');
  });

  it('are kept outside a company too, where there are no views', async () => {
    const admin = await test.as({ type: 'admin' });
    await choose(admin, ['name', 'email'], 'User');
    expect(await settings(admin, 'User')).toEqual({
      columns: ['name', 'email'],
      defaultViewId: null,
      mayShare: false,
      views: [],
    });
    expect(await codeOf(save(admin, { subject: 'User' }))).toBe('NO_COMPANY');
  });
});
