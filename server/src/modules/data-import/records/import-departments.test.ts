import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { ask, create, everything, hire, mapped, read, step, table, whole, type Data } from '../import.fixture';

const today = '2026-03-15';
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date(`${today}T08:00:00Z`) });
});
afterAll(() => server.close());
const someone = async (grants = everything): Promise<Person> => server.as({ company: await server.company(), grants });
const found = ({ problems }: Data): unknown[] => problems.map(({ code, value, rows }: Data) => [code, value, rows]);
const tree = async (person: Person): Promise<Record<string, string | null>> =>
  Object.fromEntries(
    (await ask(person, '{ departments(limit: 200) { rows { name parent { name } } } }')).departments.rows.map(
      ({ name, parent }: Data) => [name, parent?.name ?? null],
    ),
  );

describe('departments from a file', () => {
  const rows = [
    ['Team', 'Code', 'Belongs to', 'Head'],
    ['Wards', 'W', 'Clinic', ''],
    ['Theatre', 'T', 'Wards', 'E-1'],
    ['Clinic', 'C', '', 'Ada Stone'],
    ['Office', 'O', '', ''],
  ];

  test('find their parents in whatever order the rows stand, and go again as a whole', async () => {
    const person = await someone();
    await hire(person, 'E-1', 'Ada', 'Stone');
    const id = await mapped(person, table(['Department', ...rows[0]!.slice(1)], ...rows.slice(1)), {}, 'Department');
    expect(await read(person, id)).toMatchObject({
      kind: 'Department',
      mapping: { Department: 'name', Code: 'code', 'Belongs to': 'parentId', Head: 'managerId' },
    });
    expect(await step(person, id, 'checkImport')).toMatchObject({
      state: 'checked',
      problems: [],
      counts: { create: 4, update: 0, skip: 0, rejected: 0 },
    });
    expect(await tree(person)).toEqual({});
    expect(await step(person, id, 'commitImport')).toMatchObject({
      state: 'committed',
      counts: { create: 4 },
      doneCount: 4,
    });
    expect(await tree(person)).toEqual({ Clinic: null, Office: null, Theatre: 'Wards', Wards: 'Clinic' });
    expect(await step(person, id, 'undoImport')).toMatchObject({
      state: 'undone',
      problems: [],
      counts: { undone: 4, kept: 0 },
    });
    expect(await tree(person)).toEqual({});
  });

  test('are changed by name, left alone where nothing differs, and get their old values back', async () => {
    const person = await someone();
    await whole(
      person,
      table(['Department', 'Code', 'Parent'], ['Clinic', 'C', ''], ['Wards', 'W', 'Clinic'], ['Office', 'O', '']),
      'Department',
    );
    const id = await mapped(
      person,
      table(['Department', 'Code', 'Parent'], ['clinic', 'C', 'Wards'], ['WARDS', 'W2', ''], ['Office', 'O', '']),
      {},
      'Department',
    );
    expect(await step(person, id, 'checkImport')).toMatchObject({
      problems: [],
      counts: { create: 0, update: 2, skip: 1 },
    });
    expect(await step(person, id, 'commitImport')).toMatchObject({ counts: { update: 2, rejected: 0 } });
    expect(await tree(person)).toEqual({ clinic: 'WARDS', WARDS: null, Office: null });
    expect(await step(person, id, 'undoImport')).toMatchObject({ counts: { undone: 2, kept: 0 } });
    expect(await tree(person)).toEqual({ Clinic: null, Wards: 'Clinic', Office: null });
  });

  test('below themselves, named twice, unknown or ambiguous are told before anything is written', async () => {
    const person = await someone();
    await create(person, 'Department', { name: 'Lab', code: 'X' });
    await create(person, 'Department', { name: 'Store', code: 'X' });
    const id = await mapped(
      person,
      table(
        ['Department', 'Parent'],
        ['A', 'B'],
        ['B', 'A'],
        ['C', 'Nowhere'],
        ['D', 'X'],
        ['E', ''],
        ['e', ''],
        ['', 'E'],
      ),
      {},
      'Department',
    );
    const checked = await step(person, id, 'checkImport');
    expect(checked.counts).toMatchObject({ create: 1, rejected: 6 });
    expect(found(checked).sort()).toEqual([
      ['key_missing', '', [8]],
      ['key_repeated', '', [7]],
      ['reference_ambiguous', 'X', [5]],
      ['reference_circle', '', [2, 3]],
      ['reference_unknown', 'Nowhere', [4]],
    ]);
    expect((await ask(person, '{ departments { total } }')).departments.total).toBe(2);
  });

  test('of another company are never meant', async () => {
    const other = await someone();
    await create(other, 'Department', { name: 'Secret', code: 'S-1' });
    const person = await someone();
    const id = await mapped(
      person,
      table(['Department', 'Code', 'Parent'], ['Secret', 'S-1', ''], ['Below', '', 'S-9'], ['Under', '', 'Secret']),
      {},
      'Department',
    );
    expect(await step(person, id, 'checkImport')).toMatchObject({
      counts: { create: 2, update: 0, rejected: 1 },
      problems: [{ code: 'reference_unknown', value: 'S-9' }],
    });
    await step(person, id, 'commitImport');
    expect(await tree(person)).toEqual({ Secret: null, Under: 'Secret' });
    expect(await tree(other)).toEqual({ Secret: null });
  });

  test('one of which was refused on writing take those below it along', async () => {
    const person = await someone();
    const id = await mapped(
      person,
      table(['Department', 'Parent'], ['Top', ''], ['Below', 'Top'], ['Beside', '']),
      {},
      'Department',
    );
    await step(person, id, 'checkImport');
    await create(person, 'Department', { name: 'Top' });
    expect(await step(person, id, 'commitImport')).toMatchObject({
      state: 'committed',
      counts: { create: 1, rejected: 2 },
    });
    expect(await tree(person)).toEqual({ Top: null, Beside: null });
    const { importRows } = await ask(
      person,
      'query($id: ID!) { importRows(id: $id, outcome: "rejected") { rows { row problems { code } } } }',
      { id },
    );
    expect(importRows.rows).toEqual([
      { row: 2, problems: [{ code: 'refused_on_writing' }] },
      { row: 3, problems: [{ code: 'reference_refused' }] },
    ]);
  });

  test('used or changed since stay when the import is undone', async () => {
    const person = await someone();
    const id = await whole(
      person,
      table(['Department', 'Parent'], ['Top', ''], ['Below', 'Top'], ['Beside', '']),
      'Department',
    );
    await create(person, 'Department', {
      name: 'By hand',
      parentId: (await ask(person, '{ departments(filter: { name: { eq: "Below" } }) { rows { id } } }')).departments
        .rows[0].id,
    });
    expect(await step(person, id, 'undoImport')).toMatchObject({
      counts: { undone: 1, kept: 2 },
      problems: [{ code: 'kept_used' }],
    });
    expect(await tree(person)).toEqual({ Top: null, Below: 'Top', 'By hand': 'Below' });
  });
});
