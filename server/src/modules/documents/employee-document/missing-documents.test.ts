import { insertRow, writtenColumns } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { type Values } from '../../../platform/records/area';

let test: TestApp;
let company: string;
let hr: Person;
let ben: Person;
const ids: Record<string, string> = {};
const make = (area: string, values: Values, where = company) => insertRow(test, area, where, values);
const all = (lines: Record<string, string[]>, scope: Grant['scope'] = 'company'): Grant[] =>
  Object.entries(lines).flatMap(([subject, actions]) => actions.map((action) => ({ subject, action, scope })));
const reading = { DocumentType: ['read'], Employee: ['read'], EmployeeDocument: ['read'] };

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-05-10T08:00:00Z') });
  company = await test.company();
  hr = await test.as({ type: 'admin', company });
  ids.driver = await make('Position', { title: 'Driver' });
  ids.passport = await make('DocumentType', {
    name: 'Passport',
    appliesTo: 'employee',
    isRequired: true,
    sortOrder: 1,
    requiredPositionIds: [],
  });
  ids.licence = await make('DocumentType', {
    name: 'Driving licence',
    appliesTo: 'employee',
    isRequired: false,
    sortOrder: 2,
    requiredPositionIds: [ids.driver],
  });
  await make('DocumentType', { name: 'Gym card', appliesTo: 'employee', isRequired: false, requiredPositionIds: [] });
  await make('DocumentType', {
    name: 'Trade licence',
    appliesTo: 'company',
    isRequired: true,
    requiredPositionIds: [],
  });
  const person = (firstName: string, values: Values = {}) =>
    make('Employee', { firstName, middleName: null, lastName: 'Test', code: firstName, status: 'active', ...values });
  ids.ada = await person('Ada');
  ids.ben = await person('Ben');
  ids.cem = await person('Cem');
  await person('Dan', { status: 'exited' });
  const has = (employeeId: string, typeId: string, values: Values = {}) =>
    make('EmployeeDocument', { employeeId, typeId, status: 'active', expiryDate: null, ...values });
  const works = (employeeId: string, values: Values) =>
    make('EmployeePosition', {
      employeeId,
      positionId: ids.driver,
      isPrimary: false,
      validFrom: '2025-01-01',
      ...values,
    });
  await has(ids.ada, ids.passport!, { expiryDate: '2026-05-10' });
  await has(ids.ben, ids.passport!, { expiryDate: '2026-05-09' });
  await has(ids.ben, ids.passport!, { expiryDate: '2024-01-01' });
  await has(ids.cem, ids.passport!, { status: 'archived' });
  await works(ids.ada, {});
  await works(ids.ben, { validTo: '2026-05-09' });
  await works(ids.cem, { validFrom: '2026-05-11' });
  ben = await test.as({
    company,
    employeeId: ids.ben,
    grants: [...all({ DocumentType: ['read'] }), ...all({ Employee: ['read'], EmployeeDocument: ['read'] }, 'own')],
  });
});
afterAll(() => test.close());

const query = `query($search: String, $typeId: ID, $state: MissingDocumentState, $limit: Int, $offset: Int) {
  missingDocuments(search: $search, typeId: $typeId, state: $state, limit: $limit, offset: $offset) { rows { employeeId employeeName typeName state expiryDate } total } }`;
const found = async (who: Person, variables: object = {}) => {
  const { data, errors } = await who.graphql(query, variables);
  if (errors) throw new Error(String(errors[0]!.extensions.code));
  return data.missingDocuments as {
    rows: { employeeName: string; typeName: string; state: string; expiryDate: string | null }[];
    total: number;
  };
};
const brief = async (who: Person, variables?: object) =>
  (await found(who, variables)).rows.map(
    ({ employeeName, typeName, state }) => `${employeeName}: ${typeName} ${state}`,
  );
const everything = ['Ada Test: Driving licence missing', 'Ben Test: Passport expired', 'Cem Test: Passport missing'];

it('lists who lacks what they must have today: of everybody, or by a position they hold', async () => {
  expect(await brief(hr)).toEqual(everything);
  expect((await found(hr)).rows[1]).toMatchObject({ expiryDate: '2026-05-09' });
});

it.each<[object, number[]]>([
  [{ search: 'cem' }, [2]],
  [{ search: 'pass test' }, [1, 2]],
  [{ search: '100%' }, []],
  [{ state: 'expired' }, [1]],
  [{ state: 'missing' }, [0, 2]],
  [{ limit: 1, offset: 1 }, [1]],
])('finds for %j', async (question, at) => {
  expect(await brief(hr, question)).toEqual(at.map((each) => everything[each]));
});

it('by type, and its true total on every page', async () => {
  expect(await brief(hr, { typeId: ids.passport })).toEqual(everything.slice(1));
  expect([
    (await found(hr, { limit: 1 })).total,
    (await found(hr, { offset: 2 })).total,
    (await found(hr, { offset: 9 })).total,
  ]).toEqual([3, 3, 3]);
  await expect(found(hr, { limit: 0 })).rejects.toThrow('INVALID');
});

const byPerson = async (who: Person, variables: object = {}) => {
  const { data, errors } = await who.graphql(
    `query($search: String, $typeId: ID, $state: MissingDocumentState, $limit: Int, $offset: Int) {
      employeesMissingDocuments(search: $search, typeId: $typeId, state: $state, limit: $limit, offset: $offset) {
        rows { id employeeName employeeCode departmentName documents { id typeId typeName state expiryDate } }
        total totalDocuments } }`,
    variables,
  );
  if (errors) throw new Error(String(errors[0]!.extensions.code));
  return data.employeesMissingDocuments as {
    rows: {
      id: string;
      employeeName: string;
      documents: { typeId: string; typeName: string; state: string; expiryDate: string | null }[];
    }[];
    total: number;
    totalDocuments: number;
  };
};
const people = ({ rows }: Awaited<ReturnType<typeof byPerson>>) =>
  rows.map(
    ({ employeeName, documents }) =>
      `${employeeName}: ${documents.map(({ typeName, state }) => `${typeName} ${state}`).join(', ')}`,
  );

describe('a row per employee', () => {
  // Eve lacks the passport, and the licence of a driver as well.
  let eve: string;
  beforeAll(async () => {
    eve = await make('Employee', {
      firstName: 'Eve',
      middleName: null,
      lastName: 'Test',
      code: 'Eve',
      status: 'active',
      positionId: ids.driver,
    });
    await make('EmployeeDocument', {
      employeeId: eve,
      typeId: ids.licence,
      status: 'active',
      expiryDate: '2026-05-01',
    });
  });
  afterAll(() => test.inside(company, 'update employee set deleted_at = now() where id = $1', [eve]));

  const everybody = [
    'Ada Test: Driving licence missing',
    'Ben Test: Passport expired',
    'Cem Test: Passport missing',
    'Eve Test: Passport missing, Driving licence expired',
  ];

  it('has all that the employee lacks, in order of the types, with the totals of employees and documents', async () => {
    const answer = await byPerson(hr);
    expect(people(answer)).toEqual(everybody);
    expect(answer).toMatchObject({ total: 4, totalDocuments: 5 });
    expect(answer.rows[3]).toMatchObject({
      id: eve,
      employeeCode: 'Eve',
      documents: [
        { typeId: ids.passport, expiryDate: null },
        { typeId: ids.licence, expiryDate: '2026-05-01' },
      ],
    });
  });

  it.each<[object, string[], number, number]>([
    [{ limit: 1, offset: 3 }, [everybody[3]!], 4, 5],
    [{ limit: 3 }, everybody.slice(0, 3), 4, 5],
    [{ offset: 9 }, [], 4, 5],
    [{ search: 'eve' }, [everybody[3]!], 1, 2],
    [{ search: 'eve licence' }, ['Eve Test: Driving licence expired'], 1, 1],
    [{ state: 'expired' }, [everybody[1]!, 'Eve Test: Driving licence expired'], 2, 2],
    [{ state: 'missing' }, [everybody[0]!, everybody[2]!, 'Eve Test: Passport missing'], 3, 3],
    [{ search: 'nobody' }, [], 0, 0],
  ])('for %j its pages count employees', async (question, rows, total, totalDocuments) => {
    const answer = await byPerson(hr, question);
    expect(people(answer)).toEqual(rows);
    expect(answer).toMatchObject({ total, totalDocuments });
  });

  it('narrows to one type, and refuses a page of nothing', async () => {
    expect(people(await byPerson(hr, { typeId: ids.licence }))).toEqual([
      everybody[0],
      'Eve Test: Driving licence expired',
    ]);
    await expect(byPerson(hr, { limit: 0 })).rejects.toThrow('INVALID');
    await expect(byPerson(hr, { offset: -1 })).rejects.toThrow('INVALID');
  });

  it('is of the employees whose documents one may read, in the own company', async () => {
    const answer = await byPerson(ben);
    expect(people(answer)).toEqual([everybody[1]]);
    expect(answer).toMatchObject({ total: 1, totalDocuments: 1 });
    await expect(
      byPerson(await test.as({ company, grants: all({ Employee: ['read'], DocumentType: ['read'] }) })),
    ).rejects.toThrow('FORBIDDEN');
    expect(await byPerson(await test.as({ type: 'admin', company: await test.company() }))).toEqual({
      rows: [],
      total: 0,
      totalDocuments: 0,
    });
  });
});

it('shows just the employees whose documents one may read', async () => {
  expect(await brief(ben)).toEqual([everything[1]]);
  expect(await brief(await test.as({ company, grants: all(reading) }))).toEqual(everything);
  expect(
    await brief(await test.as({ company, grants: all({ Employee: ['read'], EmployeeDocument: ['read'] }) })),
  ).toEqual([]);
  await expect(
    found(await test.as({ company, grants: all({ Employee: ['read'], DocumentType: ['read'] }) })),
  ).rejects.toThrow('FORBIDDEN');
  expect(await brief(await test.as({ type: 'admin', company: await test.company() }))).toEqual([]);
});

it('leaves as a file with what is searched, for who may export documents', async () => {
  const order = (who: Person, body: object, name = 'MissingDocument.csv') =>
    who.fetch(`/export/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const columns = [
    { field: 'employeeName', header: 'Employee' },
    { field: 'typeName', header: 'Type' },
    { field: 'state', header: 'State', words: { expired: 'Out of date' } },
    { field: 'expiryDate', header: 'Expired' },
  ];
  const answer = await order(hr, { title: 'Missing', columns, filter: { state: { eq: 'expired' } } });
  expect(answer.status).toBe(200);
  expect(
    (await answer.text())
      .replace(/^\ufeff/, '')
      .trim()
      .split(/\r?\n/),
  ).toEqual(['Employee,Type,State,Expired', 'Ben Test,Passport,Out of date,2026-05-09']);
  expect((await order(hr, { title: 'Missing', columns: [{ field: 'iban' }] })).status).toBe(422);
  expect((await order(await test.as({ company, grants: all(reading) }), { title: 'Missing', columns })).status).toBe(
    403,
  );
  expect((await order(hr, { columns }, 'Nonsense.csv')).status).toBe(404);
});

it('counts right for ten thousand employees', async () => {
  const large = await test.company();
  const admin = await test.as({ type: 'admin', company: large });
  const position = await make('Position', { title: 'Nurse' }, large);
  for (const name of ['Passport', 'Visa', 'Contract'])
    await make('DocumentType', { name, appliesTo: 'employee', isRequired: true, requiredPositionIds: [] }, large);
  const licence = await make(
    'DocumentType',
    { name: 'Licence', appliesTo: 'employee', isRequired: false, requiredPositionIds: [position] },
    large,
  );
  const model = await make('Employee', { status: 'active', positionId: position }, large);
  await make('EmployeeDocument', { employeeId: model, typeId: licence, status: 'active', expiryDate: null }, large);
  await test.inside(
    large,
    `insert into employee (${writtenColumns('Employee')}) select ${writtenColumns('Employee', 'r.')}
    from employee e, generate_series(1, 10000) n, json_populate_record(e, json_build_object('id', lpad(to_hex(n), 24, '0'), 'code', 'N ' || n)) r where e.company_id = $1 and e.id = $2`,
    [large, model],
  );
  expect((await found(admin, { limit: 50 })).total).toBe(10_001 * 4 - 1);
  const { rows, total, totalDocuments } = await byPerson(admin, { limit: 50, offset: 9_000 });
  expect([rows.length, total, totalDocuments]).toEqual([50, 10_001, 10_001 * 4 - 1]);
});
