import writeExcel from 'write-excel-file/node';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import { all, ask, everything, hire, hr, mapped, read, staff, step, table, upload, type Data } from './import.fixture';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ jobs: true, clock: () => new Date('2026-11-26T08:00:00Z') });
});
afterAll(() => server.close());

const someone = async (grants = hr): Promise<Person> =>
  server.as({ company: await server.company({ time_zone: 'Asia/Dubai' }), grants });
const told = ({ problems }: Data): unknown[] =>
  problems.map(({ code, header, count, rows }: Data) => [code, header, count, rows]);

describe('the dry run of people', () => {
  test('tells whatever will be missing: pay, department, managers nobody knows', async () => {
    const person = await someone();
    const file = table(
      ['Employee No', 'First name', 'Last name', 'Hire date', 'Department', 'Manager', 'Salary'],
      ['P1', 'Ann', 'Lee', '2021-02-01', 'Lab', '', '4500'],
      ['P2', 'Bob', 'Ray', '2021-02-01', '', 'Zoe Nobody', ''],
      ['P3', 'Cy', 'Roe', '2021-02-01', 'Lab', 'Ann Lee (P1)', '5'],
    );
    const checked = await step(person, await mapped(person, file, { managerMissing: 'leave_empty' }), 'checkImport');
    expect(checked.counts).toMatchObject({ create: 3, rejected: 0, withoutPay: 1 });
    expect(told(checked).sort()).toEqual([
      ['manager_left_empty', 'Manager', 1, [3]],
      ['pay_low', 'Salary', 1, [4]],
      ['value_missing', 'Department', 1, [3]],
      ['value_missing', 'Salary', 1, [3]],
    ]);
  });

  test('counts people without pay where the file has no column for it', async () => {
    const person = await someone();
    const checked = await step(
      person,
      await mapped(
        person,
        table(['Employee No', 'First name', 'Last name', 'Hire date'], ['P1', 'Ann', 'Lee', '2021-02-01']),
      ),
      'checkImport',
    );
    expect([checked.counts.withoutPay, checked.problems]).toEqual([1, []]);
  });

  test('tells which meanings of columns are not certain', async () => {
    const person = await someone();
    const checked = await step(
      person,
      await mapped(person, table(['Employee No', 'Name of the person', 'Hire date'], ['P1', 'Ann Lee', '2021-02-01'])),
      'checkImport',
    );
    expect(told(checked)).toEqual([['meaning_guessed', 'Name of the person', 1, []]]);
    expect(checked.problems[0].message.en).toMatch(/^Taken for "Full name", which is \d\d % sure\.$/);
  });

  test('tells of errors, formulas, lost zeros and lines in another encoding, each at its row', async () => {
    const person = await someone();
    await hire(person, '00071', 'Ann', 'Lee');
    const file = table(
      ['Employee No', 'First name', 'Last name', 'Hire date', 'Mobile'],
      ['71', 'Ann', 'Lee', '2021-02-01', '0501234567'],
      ['P2', '#REF!', 'Ray', '2021-02-01', ''],
      ['P3', 'Cy', 'Roe', '=TODAY()', ''],
      ['P4', 'Dee', 'Fox', '2021-02-01', '9.71501E+11'],
      ['P5', 'Jos\u00e9', 'N\u00fa\u00f1ez', '2021-02-01', ''],
    );
    const bytes = Buffer.concat([
      Buffer.from(`${file}\r\n`),
      Buffer.from('"P6","Ren\u00e9","Roy","2021-02-01",""', 'latin1'),
    ]);
    const { body } = await upload(person, new Uint8Array(bytes));
    const { version, mapping } = await read(person, body.id);
    await ask(
      person,
      'mutation($id: ID!, $version: Int!, $mapping: JSON!) { setImportMapping(id: $id, version: $version, mapping: $mapping) { id } }',
      { id: body.id, version, mapping },
    );
    const checked = await step(person, body.id, 'checkImport');
    expect(
      told(checked)
        .filter(([code]: any) => code !== 'meaning_guessed')
        .sort(),
    ).toEqual([
      ['cell_error', 'First name', 1, [3]],
      ['formula_without_value', 'Hire date', 1, [4]],
      ['line_encoding', null, 1, [7]],
      ['number_like_another', 'Employee No', 1, [2]],
      ['number_shortened', 'Mobile', 1, [5]],
    ]);
    await step(person, body.id, 'commitImport');
    expect((await staff(person)).map(({ code, firstName }) => `${code} ${firstName}`)).toEqual([
      '00071 Ann',
      '71 Ann',
      'P5 José',
      'P6 René',
    ]);
  });
});

describe('a workbook of several sheets', () => {
  const sheet = async (): Promise<Uint8Array<ArrayBuffer>> => {
    const cells = (...rows: string[][]) => rows.map((row) => row.map((value) => ({ value, type: String })));
    const people = (...names: string[]) =>
      cells(
        ['Employee No', 'First name', 'Last name', 'Hire date'],
        ...names.map((name, at) => [`P${at}`, name, 'Lee', '2021-02-01']),
      );
    const bytes = await writeExcel([
      { sheet: 'Instructions', data: cells(['Read me'], ['first']) },
      { sheet: 'Staff', data: people('Ann') },
      { sheet: 'Former', data: people('Bob', 'Cy') },
    ] as never).toBuffer();
    return new Uint8Array(bytes);
  };
  const send = async (person: Person, query: string): Promise<Data> => {
    const form = new FormData();
    form.append('file', new Blob([await sheet()]), 'people.xlsx');
    return (
      await person.fetch(`/upload/import?kind=people${query}`, { method: 'POST', body: form })
    ).json() as Promise<Data>;
  };

  test('is read by the sheet that suits the list, by the one that is named, or asked about', async () => {
    const person = await someone();
    const guessed = await send(person, '');
    expect([guessed.rows, (await ask(person, '{ imports { rows { fileName } } }')).imports.rows]).toEqual([
      1,
      [{ fileName: 'people.xlsx – Staff' }],
    ]);
    expect(await send(person, '&sheet=Former')).toMatchObject({ success: true, rows: 2 });
    expect(await send(person, '&sheet=Nowhere')).toMatchObject({
      success: false,
      message: 'This workbook has no visible sheet "Nowhere". It has: Instructions, Staff, Former.',
    });
    expect(await send(person, '&sheets=ask')).toEqual({
      success: true,
      sheets: ['Staff', 'Former'].map((name) => ({
        name,
        columns: ['Employee No', 'First name', 'Last name', 'Hire date'],
        fits: true,
      })),
    });
    expect((await ask(person, '{ imports { total } }')).imports.total).toBe(2);
  });
});

test('an export of the employees comes in again and changes nobody, two managers of one name told apart by their numbers', async () => {
  const person = await someone([...hr, ...all('Employee', 'export')]);
  const file = table(
    ['Employee No', 'First name', 'Last name', 'Hire date', 'Mobile', 'Manager ID'],
    ['M1', 'Ann', 'Lee', '2020-01-01', '+971501234567', ''],
    ['M2', 'Ann', 'Lee', '2020-01-01', '', ''],
    ['P1', 'Bob', 'Ray', '2021-01-01', '', 'M1'],
    ['P2', 'Cy', 'Roe', '2021-01-01', '', 'M2'],
  );
  const made = await mapped(person, file);
  await step(person, made, 'checkImport');
  expect((await step(person, made, 'commitImport')).counts).toMatchObject({ create: 4, rejected: 0 });
  const columns = [
    ['code', 'Employee number'],
    ['employeeName', 'Full name'],
    ['hireDate', 'Hire date'],
    ['mobilePhone', 'Mobile'],
    ['managerId', 'Manager'],
    ['status', 'Status'],
  ].map(([field, header]) => ({ field, header }));
  for (const ending of ['csv', 'xlsx']) {
    const response = await person.fetch(`/export/Employee.${ending}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ columns }),
    });
    const { body } = await upload(person, new Uint8Array(await response.arrayBuffer()), `employees.${ending}`);
    const { version, mapping } = await read(person, body.id);
    expect(mapping).toMatchObject({ 'Employee number': 'code', Manager: 'manager', Mobile: 'mobilePhone' });
    await ask(
      person,
      'mutation($id: ID!, $version: Int!, $mapping: JSON!) { setImportMapping(id: $id, version: $version, mapping: $mapping) { id } }',
      { id: body.id, version, mapping },
    );
    const checked = await step(person, body.id, 'checkImport');
    expect([ending, checked.counts, checked.problems.filter(({ isError }: Data) => isError)]).toMatchObject([
      ending,
      { create: 0, update: 0, skip: 4, rejected: 0 },
      [],
    ]);
  }
});

describe('punches', () => {
  const clockGrants = [
    ...everything,
    ...['PunchEntry', 'Punch', 'PunchDevice'].flatMap((subject) =>
      all(subject, 'read', 'create', 'update', 'delete', 'read_sensitive'),
    ),
  ];
  const directions = async (person: Person): Promise<string[]> =>
    (await ask(person, '{ punches(sort: [{ field: at }], limit: 50) { rows { at direction } } }')).punches.rows.map(
      ({ at, direction }: Data) => `${at.slice(0, 19)} ${direction}`,
    );

  test('of a log as the device writes it are taken as they are', async () => {
    const person = await someone(clockGrants);
    await hire(person, '1', 'Ann', 'Lee');
    const log = [
      '2026-11-16 07:00:05\t1\t0',
      '2026-11-16 12:00:00\t1\t2',
      '2026-11-16 13:00:00\t1\t3',
      '2026-11-16 16:00:20\t1\t1',
      '2026-11-17 07:00:00\t1\t255',
    ]
      .map((line) => `        1\t${line}\t1\t0`)
      .join('\r\n');
    const id = await mapped(person, log, {}, 'PunchEntry');
    expect((await read(person, id)).mapping).toEqual({
      'User ID': 'employeeId',
      'Date and time': 'moment',
      State: 'direction',
    });
    expect(await step(person, id, 'checkImport')).toMatchObject({ problems: [], counts: { create: 5, rejected: 0 } });
    await step(person, id, 'commitImport');
    expect(await directions(person)).toEqual([
      '2026-11-16T03:00:05 in',
      '2026-11-16T08:00:00 out',
      '2026-11-16T09:00:00 in',
      '2026-11-16T12:00:20 out',
      '2026-11-17T03:00:00 unknown',
    ]);
  });

  const all0 = table(
    ['Employee No', 'Date and time', 'State'],
    ...['16', '17'].flatMap((day) => ['07:00:00', '16:00:00'].map((time) => ['ST1', `2026-11-${day} ${time}`, '0'])),
  );
  test('that are all "in" are without direction, which is told and asked', async () => {
    const person = await someone(clockGrants);
    await hire(person, 'ST1', 'Ann', 'Lee');
    const id = await mapped(person, all0, {}, 'PunchEntry');
    const { importPreview } = await ask(
      person,
      'query($id: ID!) { importPreview(id: $id) { offers { kind isAsked values { said meaning } } } }',
      { id },
    );
    expect(importPreview.offers).toContainEqual({
      kind: 'values',
      isAsked: true,
      values: [{ said: '0', meaning: 'unknown' }],
    });
    expect(told(await step(person, id, 'checkImport'))).toEqual([['one_direction', 'State', 4, []]]);
    await step(person, id, 'commitImport');
    expect((await directions(person)).map((each) => each.split(' ')[1])).toEqual([
      'unknown',
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  test('that are all "in" are so where somebody says so', async () => {
    const person = await someone(clockGrants);
    await hire(person, 'ST1', 'Ann', 'Lee');
    const id = await mapped(person, all0, { values: { direction: { 0: 'in' } } }, 'PunchEntry');
    expect((await step(person, id, 'checkImport')).problems).toEqual([]);
    await step(person, id, 'commitImport');
    expect(new Set((await directions(person)).map((each) => each.split(' ')[1]))).toEqual(new Set(['in']));
  });
});
