import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import type { Grant } from '../../platform/access/ability';
import { ask, csv, hr, mapped, people, read, salaries, staff, step, upload, type Data } from './import.fixture';

const today = '2026-03-15';
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date(`${today}T08:00:00Z`) });
});
afterAll(() => server.close());
async function someone(grants: Grant[] = hr): Promise<Person> {
  return server.as({ company: await server.company(), grants });
}

describe('a list in the wild', () => {
  test('is mapped, checked without consequences, committed and undone as a whole', async () => {
    const person = await someone();
    const { status, body } = await upload(person, csv(people));
    expect({ status, body }).toMatchObject({ status: 201, body: { success: true, rows: 4 } });
    const id = await mapped(person, csv(people));
    const checked = await step(person, id, 'checkImport');
    expect(checked).toMatchObject({
      state: 'checked',
      counts: { create: 4, update: 0, skip: 0, rejected: 0, departments: 2, positions: 3, managers: 1 },
    });
    expect(checked.problems).toMatchObject([
      { code: 'manager_new', isError: false, value: 'Zoe Absent', count: 1, rows: [5] },
    ]);
    expect(await staff(person)).toEqual([]);

    const committed = await step(person, id, 'commitImport');
    expect(committed).toMatchObject({
      state: 'committed',
      doneCount: 4,
      counts: { create: 4, rejected: 0 },
      allowedActions: ['undo'],
    });
    const made = await staff(person);
    expect(made).toMatchObject([
      {
        code: '101',
        firstName: 'Ada',
        middleName: 'M',
        lastName: 'Stone',
        birthDate: '1970-03-25',
        hireDate: '2015-01-15',
        status: 'active',
        gender: 'female',
        department: { name: 'IT' },
        position: { title: 'Head of IT' },
        manager: null,
      },
      { code: '102', department: { name: 'IT' }, position: { title: 'Engineer' }, manager: { lastName: 'Stone' } },
      {
        code: '103',
        status: 'exited',
        exitDate: '2024-09-30',
        department: { name: 'IT' },
        manager: { lastName: 'Stone' },
      },
      { code: '104', firstName: 'Zoe', lastName: 'Absent', status: 'draft' },
      {
        code: '105',
        firstName: 'Dev',
        lastName: 'Dune',
        manager: { lastName: 'Absent' },
        department: { name: 'Sales' },
      },
    ]);
    const pay = new Map((await salaries(person)).map((row) => [row.employeeId, row]));
    expect(made.map(({ id: of }) => pay.get(of)?.baseSalary ?? null)).toEqual([
      '20000.000',
      '10000.000',
      '8333.330',
      null,
      '5000.000',
    ]);
    expect(pay.get(made[2]?.id)).toMatchObject({ currency: 'AED', validFrom: '2019-05-20', validTo: '2024-09-30' });

    const undone = await step(person, id, 'undoImport');
    expect(undone).toMatchObject({ state: 'undone', problems: [], counts: { kept: 0 } });
    expect(await staff(person)).toEqual([]);
    expect(await salaries(person)).toEqual([]);
    expect(await ask(person, '{ departments { total } positions { total } }')).toEqual({
      departments: { total: 0 },
      positions: { total: 0 },
    });
  });

  test('imported twice changes nobody, and a changed list changes what it tells', async () => {
    const person = await someone();
    const first = await mapped(person, csv(people));
    await step(person, first, 'checkImport');
    await step(person, first, 'commitImport');
    const before = await staff(person);

    const again = await mapped(person, csv(people));
    expect(await step(person, again, 'checkImport')).toMatchObject({
      counts: { create: 0, update: 0, skip: 4, departments: 0, positions: 0, managers: 0 },
    });

    const changed = [
      people[0]!,
      [...people[1]!.slice(0, 6), 'Sales', 'Engineer', 'Ada Stone', '132000'],
      ...people.slice(2),
    ];
    const second = await mapped(person, csv(changed));
    expect(await step(person, second, 'checkImport')).toMatchObject({ counts: { create: 0, update: 1, skip: 3 } });
    await step(person, second, 'commitImport');
    const ben = (await staff(person)).find(({ code }) => code === '102') ?? {};
    expect(ben).toMatchObject({
      department: { name: 'Sales' },
      position: { title: 'Engineer' },
      manager: { lastName: 'Stone' },
    });
    const history = (await salaries(person))
      .filter(({ employeeId }) => employeeId === ben.id)
      .sort((left, right) => left.validFrom.localeCompare(right.validFrom));
    expect(history).toMatchObject([
      { baseSalary: '10000.000', validFrom: '2018-02-01', validTo: '2026-03-14' },
      { baseSalary: '11000.000', validFrom: '2026-03-15', validTo: null },
    ]);

    expect(await step(person, second, 'undoImport')).toMatchObject({ state: 'undone', counts: { kept: 0 } });
    expect(await staff(person)).toEqual(before);
    expect((await salaries(person)).filter(({ employeeId }) => employeeId === ben.id)).toMatchObject([
      { baseSalary: '10000.000', validTo: null },
    ]);
  });

  test('keeps, when it is undone, what somebody changed since, and says so', async () => {
    const person = await someone();
    const id = await mapped(person, csv(people));
    await step(person, id, 'checkImport');
    await step(person, id, 'commitImport');
    const ada = (await staff(person))[0]?.id;
    const { employee } = await ask(person, 'query($id: ID!) { employee(id: $id) { version } }', { id: ada });
    await ask(
      person,
      'mutation($id: ID!, $version: Int!) { updateEmployee(id: $id, version: $version, input: { nationality: "AE" }) { id } }',
      { id: ada, version: employee.version },
    );
    const undone = await step(person, id, 'undoImport');
    expect(undone).toMatchObject({
      state: 'undone',
      counts: { kept: 1 },
      problems: [
        {
          code: 'kept_changed',
          rows: [2],
          message: { en: 'Changed by someone since the import and left as it is now: employee.' },
        },
      ],
    });
    expect((await staff(person)).map(({ code }) => code)).toEqual(['101']);
  });

  test('with rows in error is corrected row by row, and the rejected ones can be downloaded', async () => {
    const person = await someone();
    const bad = [
      ...people,
      ['Fox, Eve', '101', '02/02/91', 'F', '3/3/2021', '', 'IT', 'Engineer', '', '90000'],
      ['=Fly, Fay', '107', '02/02/91', 'F', 'soon', '', 'IT', 'Engineer', '', '90000'],
    ];
    const id = await mapped(person, csv(bad));
    expect(await step(person, id, 'checkImport')).toMatchObject({
      counts: { create: 4, rejected: 2 },
      problems: [
        { code: 'number_repeated', rows: [6] },
        { code: 'formula_without_value', rows: [7] },
        { code: 'date_unreadable', rows: [7] },
        { code: 'manager_new' },
      ],
    });
    const { importRows } = await ask(
      person,
      'query($id: ID!) { importRows(id: $id, outcome: "rejected") { total rows { row cells problems { code header message { ar } } } } }',
      { id },
    );
    expect(importRows).toMatchObject({
      total: 2,
      rows: [{ row: 6, problems: [{ code: 'number_repeated', header: 'Staff No' }] }, { row: 7 }],
    });
    const download = await person.fetch(`/imports/${id}/rejected.csv`);
    expect([download.status, download.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename=rejected-${id}.csv`,
    ]);
    expect(await download.text()).toContain(`"'=Fly, Fay",107`);
    const heading = async (query: string) =>
      (await (await person.fetch(`/imports/${id}/rejected.csv${query}`)).text()).split('\r\n')[0];
    expect([await heading('?locale=ar'), await heading('?locale=en')]).toEqual([
      expect.stringContaining('المشكلات'),
      expect.stringContaining('Problems'),
    ]);

    const correct =
      'mutation($id: ID!, $row: Int!, $cells: [String!], $out: Boolean) { correctImportRow(id: $id, row: $row, cells: $cells, isSkipped: $out) { row cells } }';
    await ask(person, correct, { id, row: 6, cells: bad[4]!.map((cell) => (cell === '101' ? '106' : cell)) });
    await ask(person, correct, { id, row: 7, out: true });
    expect(await read(person, id)).toMatchObject({ state: 'mapped' });
    expect(await step(person, id, 'checkImport')).toMatchObject({ counts: { create: 5, skip: 1, rejected: 0 } });
    expect(await step(person, id, 'commitImport')).toMatchObject({ counts: { create: 5 } });
    expect((await staff(person)).map(({ code }) => code)).toEqual(['101', '102', '103', '106', '107', '108']);
  });

  test('is understood the next time as it was chosen', async () => {
    const person = await someone();
    await mapped(person, csv(people), { payPeriod: 'monthly', numberMissing: 'skip' });
    const { body } = await upload(person, csv(people.slice(0, 1)));
    expect(await read(person, body.id)).toMatchObject({
      state: 'uploaded',
      transformations: { payPeriod: 'monthly', numberMissing: 'skip', nameOrder: 'last_comma_first' },
    });
  });

  test('shows its columns, what they were taken for and what the data calls for', async () => {
    const person = await someone();
    const { body } = await upload(person, csv(people));
    const { importPreview } = await ask(
      person,
      `query($id: ID!) { importPreview(id: $id) { columns { header target guess confidence samples } targets { value label { en ar } }
      offers { kind target header suggested chosen isAsked options { value label { ar } } because { en } } sampleRows { row cells } } }`,
      { id: body.id },
    );
    expect(importPreview.columns.map(({ target }: Data) => target)).toEqual([
      'fullName',
      'code',
      'birthDate',
      'gender',
      'hireDate',
      'exitDate',
      'department',
      'position',
      'manager',
      'salary',
    ]);
    expect(importPreview.offers.map(({ kind, suggested, chosen }: Data) => [kind, suggested, chosen])).toEqual([
      ['trim', null, null],
      ['nameOrder', 'last_comma_first', 'last_comma_first'],
      ['dayFormat', 'MDY', 'MDY'],
      ['dayFormat', 'MDY', 'MDY'],
      ['dayFormat', 'MDY', 'MDY'],
      ['payPeriod', 'annual', 'annual'],
      ['values', null, null],
      ['numberMissing', 'generate', 'generate'],
      ['managerMissing', 'create', 'create'],
    ]);
    expect(importPreview.sampleRows[0]).toEqual({ row: 2, cells: people[0] });
  });
});
