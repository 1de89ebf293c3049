import { OpenTransaction, type Sql } from '../../../platform/database/transaction';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { importables } from '../importables';
import { all, ask, create, everything, imports, mapped, read, step, table, upload, type Data } from '../import.fixture';

const today = '2026-03-15';
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date(`${today}T08:00:00Z`) });
});
afterAll(() => server.close());
const someone = async (grants = everything): Promise<Person> => server.as({ company: await server.company(), grants });

describe('positions from a file', () => {
  const rows = table(
    ['المسمى الوظيفي', 'القسم', 'الحد الأدنى للراتب', 'الحالة'],
    ['ممرض', 'التمريض', '٥٬٠٠٠٫٥٠', 'نشط'],
    ['طبيب', 'التمريض', '9000', 'غير نشط'],
  );

  test('are understood in Arabic, and departments they name are made where one says so', async () => {
    const person = await someone();
    const id = await mapped(person, rows, {}, 'Position');
    expect(await step(person, id, 'checkImport')).toMatchObject({
      counts: { rejected: 2 },
      problems: [{ code: 'reference_unknown', value: 'التمريض', count: 2 }],
    });
    const { version, mapping } = await read(person, id);
    await ask(
      person,
      'mutation($id: ID!, $version: Int!, $mapping: JSON!) { setImportMapping(id: $id, version: $version, mapping: $mapping, transformations: { referenceMissing: { departmentId: "create" } }) { id } }',
      { id, version, mapping },
    );
    expect(await step(person, id, 'checkImport')).toMatchObject({
      problems: [],
      counts: { create: 2, rejected: 0, references: 1 },
    });
    await step(person, id, 'commitImport');
    const { positions } = await ask(
      person,
      '{ positions(sort: [{ field: status }]) { rows { title status minSalary department { name } } } }',
    );
    expect(positions.rows).toEqual([
      { title: 'ممرض', status: 'active', minSalary: '5000.500', department: { name: 'التمريض' } },
      { title: 'طبيب', status: 'inactive', minSalary: '9000.000', department: { name: 'التمريض' } },
    ]);
    expect(await step(person, id, 'undoImport')).toMatchObject({ counts: { undone: 3, kept: 0 } });
    expect(await ask(person, '{ positions { total } departments { total } }')).toEqual({
      positions: { total: 0 },
      departments: { total: 0 },
    });
  });

  test('take a wrong name for what somebody says it means', async () => {
    const person = await someone();
    await create(person, 'Department', { name: 'Sales' });
    const id = await mapped(
      person,
      table(['Job title', 'Department'], ['Seller', 'Salez'], ['Buyer', 'salez ']),
      { values: { departmentId: { Salez: 'Sales' } } },
      'Position',
    );
    expect(await step(person, id, 'checkImport')).toMatchObject({ problems: [], counts: { create: 2 } });
  });

  test('that break a rule of the area are refused in the dry run, in the words of the other doors', async () => {
    const person = await someone();
    const id = await mapped(
      person,
      table(
        ['Job title', 'Lowest salary', 'Highest salary', 'Headcount'],
        ['Seller', '900', '100', '1'],
        ['Buyer', '1', '2', '1,5'],
        ['Clerk', '-4', '2', '3'],
        ['Fine', '1', '2', '3'],
      ),
      {},
      'Position',
    );
    const checked = await step(person, id, 'checkImport');
    expect(checked.counts).toMatchObject({ create: 1, rejected: 3 });
    expect(checked.problems.map(({ code, message, rows: at }: Data) => [code, message.en, at])).toEqual([
      ['field_invalid', 'The highest salary lies below the lowest.', [2]],
      ['not_whole', 'The number has to be whole.', [3]],
      ['field_invalid', 'Give at least 0.', [4]],
    ]);
  });

  test('with numbers written in two ways are asked about, and the odd ones are errors', async () => {
    const person = await someone();
    const { body } = await upload(
      person,
      table(['Job title', 'Lowest salary'], ['A', '1.500'], ['B', '2.750,50'], ['C', '3,250.75']),
      'list.csv',
      'Position',
    );
    const { importPreview } = await ask(
      person,
      'query($id: ID!) { importPreview(id: $id) { offers { kind target suggested isAsked } } }',
      { id: body.id },
    );
    expect(importPreview.offers).toEqual([
      { kind: 'decimalMark', target: 'minSalary', suggested: 'point', isAsked: true },
    ]);
    const { version, mapping } = await read(person, body.id);
    await ask(
      person,
      'mutation($id: ID!, $version: Int!, $mapping: JSON!) { setImportMapping(id: $id, version: $version, mapping: $mapping, transformations: { decimalMarks: { minSalary: "comma" } }) { id } }',
      { id: body.id, version, mapping },
    );
    expect(await step(person, body.id, 'checkImport')).toMatchObject({
      counts: { create: 2, rejected: 1 },
      problems: [{ code: 'number_unreadable', rows: [4] }],
    });
    await step(person, body.id, 'commitImport');
    expect(
      (await ask(person, '{ positions(sort: [{ field: title }]) { rows { minSalary } } }')).positions.rows,
    ).toEqual([{ minSalary: '1500.000' }, { minSalary: '2750.500' }]);
  });
});

test('types of leave from a file say whether they have to wait for the end of probation', async () => {
  const person = await server.as({ type: 'admin', company: await server.company() });
  const id = await mapped(
    person,
    table(['Code', 'Leave type', 'Not in probation'], ['A', 'Annual leave', 'yes'], ['S', 'Sick leave', 'no']),
    {},
    'LeaveType',
  );
  expect(await read(person, id)).toMatchObject({ mapping: { 'Not in probation': 'afterProbation' } });
  await step(person, id, 'checkImport');
  expect(await step(person, id, 'commitImport')).toMatchObject({
    state: 'committed',
    counts: { create: 2, rejected: 0 },
  });
  expect(
    (await ask(person, '{ leaveTypes(sort: [{field: code}]) { rows { name afterProbation } } }')).leaveTypes.rows,
  ).toEqual([
    { name: 'Annual leave', afterProbation: true },
    { name: 'Sick leave', afterProbation: false },
  ]);
});

describe('a sample file', () => {
  test.each(['people', ...importables.map(({ name }) => name)])(
    'of %s imports as it is, in both languages and as a workbook too, and is taken back whole',
    async (kind) => {
      const country = kind === 'TaxRegistration' ? 'EG' : 'AE';
      const person = await server.as({ type: 'admin', company: await server.company({ country }) });
      const departmentId = await create(person, 'Department', { name: 'Wards' });
      await create(person, 'Employee', {
        code: 'E-9',
        firstName: 'Ada',
        lastName: 'Stone',
        hireDate: '2020-01-01',
        departmentId,
      });
      await ask(person, 'mutation { createLeaveType(input: {code: "OFF", name: "Time off"}) { id } }');
      for (const area of ['Compensation', 'Deduction'])
        await create(person, area, { title: 'Housing', fixedAmount: '700' });
      const isChange = importables.some(({ name, changesOnly }) => name === kind && changesOnly);
      for (const [ending, locale] of [
        ['csv', 'en'],
        ['xlsx', 'ar'],
      ]) {
        const response = await person.fetch(`/imports/sample/${kind}.${ending}?locale=${locale}`);
        expect(response.status).toBe(200);
        const { body } = await upload(person, new Uint8Array(await response.arrayBuffer()), `sample.${ending}`, kind);
        const { version, mapping, transformations } = await read(person, body.id);
        await ask(
          person,
          'mutation($id: ID!, $version: Int!, $mapping: JSON!, $given: JSON) { setImportMapping(id: $id, version: $version, mapping: $mapping, transformations: $given) { id } }',
          { id: body.id, version, mapping, given: transformations },
        );
        expect(await step(person, body.id, 'checkImport')).toMatchObject({
          state: 'checked',
          counts: { rejected: 0, create: kind === 'people' ? 2 : isChange ? 0 : 1, update: isChange ? 1 : 0 },
          problems: [],
        });
        expect(await step(person, body.id, 'commitImport')).toMatchObject({ state: 'committed', failure: null });
        expect(await step(person, body.id, 'undoImport')).toMatchObject({
          state: 'undone',
          failure: null,
          problems: [],
          counts: { kept: 0 },
        });
      }
    },
  );

  test('of nothing, or for nobody who may import it, is not given', async () => {
    const person = await someone([...imports, ...all('Position', 'create')]);
    expect(
      await Promise.all(
        ['Nothing.csv', 'Position.pdf', 'Department.csv', 'Position.csv'].map(
          async (file) => (await person.fetch(`/imports/sample/${file}`)).status,
        ),
      ),
    ).toEqual([404, 404, 403, 200]);
  });
});

test.each(['checkImport', 'commitImport'] as const)(
  'a row that waited for another transaction while the other waited for it is written anew, not refused (%s)',
  async (where) => {
    const person = await someone();
    const id = await mapped(person, table(['Job title', 'Status'], ['Seller', 'active']), {}, 'Position');
    if (where === 'commitImport') await step(person, id, 'checkImport');
    const { query } = OpenTransaction.prototype;
    let inserts = 0;
    jest.spyOn(OpenTransaction.prototype, 'query').mockImplementation(function endedOnce(
      this: OpenTransaction,
      sql: Sql,
      values?: unknown[],
    ) {
      const isInsert = (typeof sql === 'string' ? sql : sql.text).includes('insert into position ');
      if (isInsert) inserts += 1;
      return isInsert && inserts === 1
        ? Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }))
        : query.call(this, sql, values);
    } as typeof query);
    const done = await step(person, id, where);
    jest.restoreAllMocks();
    expect(done).toMatchObject({ counts: { create: 1, rejected: 0 }, problems: [] });
    expect(inserts).toBeGreaterThan(1);
  },
);

describe('what may be imported', () => {
  test('is what one may write, and a kind nobody knows is not there', async () => {
    const person = await someone([...imports, ...all('Position', 'create')]);
    expect((await ask(person, '{ importKinds { value label { en ar } } }')).importKinds).toEqual([
      { value: 'Position', label: { en: 'Positions', ar: 'المناصب' } },
    ]);
    const content = table(['Department', 'Code'], ['A', 'B']);
    expect((await upload(person, content, 'x.csv', 'Department')).status).toBe(403);
    expect((await upload(person, content, 'x.csv', 'Nothing')).status).toBe(404);
    expect((await upload(person, content, 'x.csv', 'Position')).status).toBe(201);
  });

  test.each([
    ['Grade', 'its own list', { path: '/grades', subject: 'Grade' }],
    ['PunchEntry', 'the list of what it became', { path: '/punches', subject: 'Punch' }],
    ['EmployeeSalary', 'the people who have it', { path: '/employees', subject: 'Employee' }],
  ])('of kind %s is looked at in %s', async (kind, _where, list) => {
    const person = await someone([...imports, ...all(kind, 'create')]);
    const { body } = await upload(person, table(['Code', 'Name'], ['A', 'B']), 'x.csv', kind);
    const query = 'query($id: ID!) { import(id: $id) { list { path subject } } }';
    expect((await ask(person, query, { id: body.id })).import.list).toEqual(list);
  });

  test('has to be told which rows are meant', async () => {
    const person = await someone();
    const { body } = await upload(person, table(['Code', 'Status'], ['A', 'active']), 'x.csv', 'Department');
    const { version } = await read(person, body.id);
    const { errors } = await person.graphql(
      'mutation($id: ID!, $version: Int!) { setImportMapping(id: $id, version: $version, mapping: { Code: "code" }) { id } }',
      { id: body.id, version },
    );
    expect(errors?.[0]).toMatchObject({
      message: 'Choose the column that holds: Department.',
      extensions: { field: 'mapping' },
    });
  });
});
