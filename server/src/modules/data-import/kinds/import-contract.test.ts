import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { ask, create, csv, hr, mapped, read, step, type Data } from '../import.fixture';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date('2026-03-15T08:00:00Z') });
});
afterAll(() => server.close());

const header = ['Name', 'Staff No', 'Hire date', 'Work location', 'Hours a week'];
const ada = ['Stone, Ada', '1', '1/15/2015', 'Head office', '40'];
const ben = ['Reed, Ben', '2', '2/13/2018', 'head  office', '37,5'];
const someone = async (grants = hr): Promise<Person> => server.as({ company: await server.company(), grants });
const contracts = async (person: Person): Promise<Data[]> =>
  (
    await ask(
      person,
      `{ employeePositions(sort: [{ field: validFrom }], limit: 100) { rows {
  validFrom validTo fte weeklyHours workLocation { name } department { name } employee { code } } } }`,
    )
  ).employeePositions.rows;
const today = async (person: Person): Promise<Data[]> =>
  (await ask(person, '{ employees(sort: [{ field: code }]) { rows { weeklyHours workLocation { name } } } }')).employees
    .rows;
const checked = async (person: Person, rows: string[][], head = header): Promise<[string, Data]> => {
  const id = await mapped(person, csv(rows, head));
  return [id, await step(person, id, 'checkImport')];
};

describe('hours a week and place of work from a list of people', () => {
  test('begin with the employment, a place nobody knows is made once, and all of it goes again', async () => {
    const person = await someone();
    const [id, { counts }] = await checked(person, [ada, ben, ['Lake, Cleo', '3', '5/20/2019', '', '']]);
    expect([counts, (await ask(person, '{ workLocations { total } }')).workLocations.total]).toMatchObject([
      { create: 3, rejected: 0, references: 1, departments: 0 },
      0,
    ]);
    expect(await step(person, id, 'commitImport')).toMatchObject({ counts: { create: 3, rejected: 0 } });
    expect(await contracts(person)).toMatchObject([
      {
        employee: { code: '1' },
        validFrom: '2015-01-15',
        weeklyHours: '40.00',
        fte: '1.000',
        workLocation: { name: 'Head office' },
      },
      { employee: { code: '2' }, validFrom: '2018-02-13', weeklyHours: '37.50', workLocation: { name: 'Head office' } },
    ]);
    expect(await today(person)).toEqual([
      { weeklyHours: '40.00', workLocation: { name: 'Head office' } },
      { weeklyHours: '37.50', workLocation: { name: 'Head office' } },
      { weeklyHours: null, workLocation: null },
    ]);
    expect(await step(person, id, 'undoImport')).toMatchObject({ state: 'undone', problems: [], counts: { kept: 0 } });
    expect(await ask(person, '{ employees { total } employeePositions { total } workLocations { total } }')).toEqual({
      employees: { total: 0 },
      employeePositions: { total: 0 },
      workLocations: { total: 0 },
    });
  });

  test('that are others than today’s are another contract from today on, and what the row does not tell stays', async () => {
    const person = await someone();
    await create(await server.as({ type: 'admin', company: person.companyId! }), 'WorkLocation', {
      name: 'Head office',
    });
    const [first, { counts }] = await checked(
      person,
      [
        [...ada, 'IT'],
        [...ben, 'IT'],
      ],
      [...header, 'Department'],
    );
    expect(counts.references).toBe(0);
    await step(person, first, 'commitImport');
    const [second, again] = await checked(person, [
      [...ada.slice(0, 4), '20'],
      [...ben.slice(0, 4), '37.50'],
    ]);
    expect(again.counts).toMatchObject({ create: 0, update: 1, skip: 1, references: 0 });
    await step(person, second, 'commitImport');
    const ofAda = async () => (await contracts(person)).filter(({ employee }) => employee.code === '1');
    expect(await ofAda()).toMatchObject([
      { validFrom: '2015-01-15', validTo: '2026-03-14', weeklyHours: '40.00' },
      {
        validFrom: '2026-03-15',
        validTo: null,
        weeklyHours: '20.00',
        workLocation: { name: 'Head office' },
        department: { name: 'IT' },
      },
    ]);
    expect(await step(person, second, 'undoImport')).toMatchObject({ state: 'undone', counts: { kept: 0 } });
    expect(await ofAda()).toMatchObject([{ validFrom: '2015-01-15', validTo: null, weeklyHours: '40.00' }]);
  });

  test.each([
    ['in words', 'full', 'hours_unreadable'],
    ['more than a week has', '169', 'field_invalid'],
    ['none at all', '0', 'field_invalid'],
    ['below none', '-8', 'field_invalid'],
  ])('are refused row by row: %s', async (_which, said, code) => {
    const person = await someone();
    const [id, { counts }] = await checked(person, [[...ada.slice(0, 4), said], ben]);
    expect(counts).toMatchObject({ create: 1, rejected: 1 });
    const { importRows } = await ask(
      person,
      'query($id: ID!) { importRows(id: $id, outcome: "rejected") { rows { problems { code header message { en ar } repair { en } } } } }',
      { id },
    );
    expect(importRows.rows).toMatchObject([
      {
        problems: [
          {
            code,
            header: 'Hours a week',
            message: { en: expect.stringMatching(/.{15}/), ar: expect.stringMatching(/.{10}/) },
          },
        ],
      },
    ]);
  });

  test('need the right to add work locations, but only where the list has a column of them', async () => {
    const person = await someone(hr.filter(({ subject }) => subject !== 'WorkLocation'));
    const check = async (rows: string[][], head: string[]) => {
      const id = await mapped(person, csv(rows, head));
      return (
        await person.graphql('mutation($id: ID!, $version: Int!) { checkImport(id: $id, version: $version) { id } }', {
          id,
          version: (await read(person, id)).version,
        })
      ).errors?.[0]?.extensions.code;
    };
    expect(await check([ada], header)).toBe('FORBIDDEN');
    expect(await check([[...ada.slice(0, 3), '40']], [...header.slice(0, 3), 'Weekly hours'])).toBeUndefined();
  });
});

test('the branch of a bank is no place of work; a branch is', async () => {
  const person = await someone();
  const id = await mapped(
    person,
    csv(
      [['Stone, Ada', '1', '1/15/2015', 'Deira', 'North']],
      ['Name', 'Staff No', 'Hire date', 'Bank branch', 'Branch'],
    ),
  );
  expect((await read(person, id)).mapping).toMatchObject({ Branch: 'workLocation' });
  expect((await read(person, id)).mapping).not.toHaveProperty('Bank branch');
});
