import { insertRow } from '../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../test/test-app';

let test: TestApp;
let company: string;
let admin: Person;
const ids: Record<string, string> = {};

const people = [
  { code: 'A1', firstName: 'Jörg', lastName: 'Müller', nativeName: null, address: 'Zürich', workEmail: null },
  { code: 'A2', firstName: 'Íñigo', lastName: 'Núñez', nativeName: null, address: null, workEmail: null },
  { code: 'A3', firstName: 'Weiß', lastName: 'Łukasz', nativeName: null, address: null, workEmail: null },
  {
    code: 'A4',
    firstName: 'Fatima',
    lastName: 'Ahmad',
    nativeName: 'فاطمة أحمد',
    address: 'شارع القاهرة',
    workEmail: null,
  },
  { code: 'A5', firstName: 'Mustafa', lastName: 'Ali', nativeName: 'ﻣﺼﻄﻔﻰ علي ٧', address: null, workEmail: null },
  {
    code: 'A6',
    firstName: 'Ann%',
    lastName: 'Muellner_',
    nativeName: null,
    address: null,
    workEmail: 'a6@example.com',
  },
];

beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  for (const person of people)
    ids[person.code] = await insertRow(test, 'Employee', company, {
      ...person,
      hireDate: '2024-01-01',
      status: 'active',
    });
  await insertRow(test, 'EmployeeDocument', company, { employeeId: ids.A1, title: 'Passport' });
});
afterAll(() => test.close());

const codes = async (who: Person, args: string, variables: Record<string, unknown> = {}, types = '($s: String)') => {
  const { data, errors } = await who.graphql(
    `query${types} { employees(${args}, sort: [{ field: code }]) { rows { code } total } }`,
    variables,
  );
  if (errors) throw new Error(errors[0]!.message);
  const found = data.employees.rows.map((row: any) => row.code);
  expect(data.employees.total).toBe(found.length);
  return found.join(' ');
};

const spellings: [string, string][] = [
  ['muller', 'A1'],
  ['MÜLLER', 'A1'],
  ['Mu\u0308ller', 'A1'],
  ['mull', 'A1'],
  ['jorg muller', 'A1'],
  ['mueller', 'A1'],
  ['joerg mueller', 'A1'],
  ['moller', ''],
  ['nunez', 'A2'],
  ['inigo', 'A2'],
  ['weiss', 'A3'],
  ['WEISS', 'A3'],
  ['lukasz', 'A3'],
  ['فاطمه', 'A4'],
  ['فاطمة', 'A4'],
  ['ﻓﺎﻃﻤﺔ', 'A4'],
  ['فَاطِمَة', 'A4'],
  ['فاطـمة احمد', 'A4'],
  ['مصطفي', 'A5'],
  ['7', 'A5'],
  ['۷', 'A5'],
  ['ann%', 'A6'],
  ['muellner_', 'A6'],
  ['％', 'A6'],
  ['A٤', 'A4'],
  ['ahmad fatima', 'A4'],
  ['fatima muller', ''],
  ['ً', 'A1 A2 A3 A4 A5 A6'],
];

describe('people are found in any spelling', () => {
  it.each(spellings)('by the search of a list: «%s»', async (typed, expected) => {
    expect(await codes(admin, 'search: $s', { s: typed })).toBe(expected);
  });

  it.each(spellings)('by q of old clients: «%s»', async (typed, expected) => {
    const { status, body } = await admin.rest('GET', `/api/company-employee?q=${encodeURIComponent(typed)}`);
    expect(status).toBe(200);
    expect(
      body.data
        .map(({ idNo }: any) => idNo)
        .sort()
        .join(' '),
    ).toBe(expected);
  });

  it('by whoever they are named by', async () => {
    const { data } = await admin.graphql(
      '{ employeeDocuments(search: "muller passport") { rows { employeeId } total } }',
    );
    expect(data.employeeDocuments).toEqual({ rows: [{ employeeId: ids.A1 }], total: 1 });
  });

  it('by the search over everything', async () => {
    const { data } = await admin.graphql('{ search(text: "jorg mull", limit: 3) { subject id } }');
    expect(data.search[0]).toEqual({ subject: 'Employee', id: ids.A1 });
  });

  it('by the name they have since, and no more by the one before', async () => {
    const code = 'B1';
    const id = await insertRow(test, 'Employee', company, {
      code,
      lastName: 'Straße',
      hireDate: '2024-01-01',
    });
    expect(await codes(admin, 'search: "strasse"', {}, '')).toBe(code);
    const update = `mutation { updateEmployee(id: "${id}", version: 1, input: { lastName: "Çelik" }) { version } }`;
    expect((await admin.graphql(update)).errors).toBeUndefined();
    expect(await codes(admin, 'search: "strasse"', {}, '')).toBe('');
    expect(await codes(admin, 'search: "celik"', {}, '')).toBe(code);
    await admin.graphql(`mutation { deleteEmployees(ids: ["${id}"]) { done } }`);
    expect(await codes(admin, 'search: "celik"', {}, '')).toBe('');
  });
});

describe('filters', () => {
  it.each([
    ['lastName: { contains: "ULLE" }', 'A1'],
    ['lastName: { contains: "muller" }', 'A1'],
    ['lastName: { startsWith: "nun" }', 'A2'],
    ['lastName: { startsWith: "unez" }', ''],
    ['lastName: { contains: "jorg" }', ''],
    ['nativeName: { contains: "احمد" }', 'A4'],
    ['nativeName: { startsWith: "مصطفي" }', 'A5'],
    ['nativeName: { contains: "" }', 'A4 A5'],
    ['nativeName: { contains: "ـ" }', 'A4 A5'],
    ['lastName: { contains: "_" }', 'A6'],
    ['address: { contains: "zurich" }', 'A1'],
    ['address: { startsWith: "شارع القاهره" }', 'A4'],
    ['lastName: { contains: "mueller" }', 'A1'],
    ['lastName: { startsWith: "mueller" }', 'A1'],
    ['lastName: { eq: "muller" }', ''],
    ['lastName: { eq: "Müller" }', 'A1'],
  ])('%s', async (filter, expected) => {
    expect(await codes(admin, `filter: { ${filter} }`, {}, '')).toBe(expected);
  });
});

describe('names with an apostrophe', () => {
  let keeper: Person;
  beforeAll(async () => {
    const elsewhere = await test.company();
    keeper = await test.as({ type: 'admin', company: elsewhere });
    for (const [code, lastName] of [
      ['N1', "O'Neil"],
      ['N2', 'D’Arcy'],
      ['N3', 'ONeil'],
    ])
      ids[code!] = await insertRow(test, 'Employee', elsewhere, { code, lastName, hireDate: '2024-01-01' });
    await insertRow(test, 'EmployeeDocument', elsewhere, { employeeId: ids.N2, title: 'Visa' });
  });

  it.each([
    ['oneil', 'N1 N3'],
    ["O'Neil", 'N1 N3'],
    ['o’neil', 'N1 N3'],
    ['darcy', 'N2'],
    ["d'arcy", 'N2'],
    ["'", 'N1 N2 N3'],
  ])('are found with it or without: «%s»', async (typed, expected) => {
    expect(await codes(keeper, 'search: $s', { s: typed })).toBe(expected);
    expect(await codes(keeper, 'filter: { lastName: { contains: $s } }', { s: typed })).toBe(expected);
    const { body } = await keeper.rest('GET', `/api/company-employee?q=${encodeURIComponent(typed)}`);
    expect(
      body.data
        .map(({ idNo }: any) => idNo)
        .sort()
        .join(' '),
    ).toBe(expected);
  });

  it('by rows that name them, and where somebody is chosen', async () => {
    const { data } = await keeper.graphql(
      `{ employeeDocuments(search: "darcy visa") { total }
         attendanceSheet(from: "2026-01-01", to: "2026-01-02", search: "darcy") { rows { employeeCode } }
         search(text: "darcy", limit: 3) { subject id } }`,
    );
    expect(data).toMatchObject({
      employeeDocuments: { total: 1 },
      attendanceSheet: { rows: [{ employeeCode: 'N2' }] },
      search: [{ subject: 'Employee', id: ids.N2 }, { subject: 'EmployeeDocument' }],
    });
  });
});

describe('what a search finds', () => {
  const page = async (args: string, search = 'a') => {
    const { data, errors } = await admin.graphql(
      `query($s: String) { employees(search: $s, ${args}) { rows { code department { name } } total endCursor } }`,
      { s: search },
    );
    if (errors) throw new Error(errors[0]!.message);
    const { rows, ...rest } = data.employees;
    return { ...rest, codes: rows.map(({ code }: any) => code).join(' ') };
  };

  it('is cut into pages in the order asked for, each with the true total', async () => {
    const order = 'sort: [{ field: code, direction: DESC }]';
    expect(await page(`${order}, limit: 2`)).toMatchObject({ codes: 'A6 A5', total: 6 });
    expect(await page(`${order}, limit: 2, offset: 2`)).toMatchObject({ codes: 'A4 A3', total: 6 });
    expect(await page(`${order}, limit: 2, offset: 10`)).toMatchObject({ codes: '', total: 6 });
    expect(await page('sort: [{ field: nativeName }, { field: code }], limit: 3')).toMatchObject({ total: 6 });
  });

  it('goes on after a page as it goes on by numbers', async () => {
    const order = 'sort: [{ field: lastName }]';
    const first = await page(`${order}, limit: 2`);
    const next = await page(`${order}, limit: 2, after: "${first.endCursor}"`);
    expect(next.codes).toBe((await page(`${order}, limit: 2, offset: 2`)).codes);
    expect(next.total).toBe(6);
  });
});

it('colleagues are found in any spelling where they are chosen', async () => {
  const someone = await test.as({ company });
  await test.sql(`update app_user set name = 'Zoë Weiß' where id = $1`, [someone.id]);
  const colleague = await test.as({ company });
  const ask = async (query: string, who = colleague) => (await who.graphql(query)).data;
  expect((await ask('{ approvalColleagues(search: "zoe weiss") { name } }')).approvalColleagues).toEqual([
    { name: 'Zoë Weiß' },
  ]);
  expect((await ask('{ emailPeople(search: "weiss") { id } }')).emailPeople).toEqual([{ id: someone.id }]);
  expect((await ask('{ chatPeople(search: "ZOE") { name } }')).chatPeople).toEqual([{ name: 'Zoë Weiß' }]);
  expect(
    (
      await ask(
        '{ attendanceSheet(from: "2026-01-01", to: "2026-01-02", search: "mull") { rows { employeeCode } } }',
        admin,
      )
    ).attendanceSheet,
  ).toEqual({ rows: [{ employeeCode: 'A1' }] });
});
