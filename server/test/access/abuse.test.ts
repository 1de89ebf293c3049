import { newId } from '../../src/platform/records/ids';
import { insertRow } from '../rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../test-app';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as({ type: 'admin', company: await test.company() });
});
afterAll(() => test.close());

const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json) =>
  admin.fetch('/graphql', { method: 'POST', headers, body });
const ask = (query: string) => post(JSON.stringify({ query }));
const introspection = '{ __schema { types { name } } }';

describe('a GraphQL request', () => {
  const deep = (levels: number) => `{ departments { rows ${'{ parent '.repeat(levels)}{ id }${' }'.repeat(levels)} } }`;
  const wide = `{ ${Array.from({ length: 60 }, (_, at) => `a${at}: departments(limit: 1) { total }`).join(' ')} }`;
  const cyclic =
    'query { departments { rows { ...A } } } fragment A on Department { parent { ...B } } fragment B on Department { parent { ...A } }';
  it.each([
    ['too deep', deep(30)],
    ['of too many aliases', wide],
    ['of fragments that contain each other', cyclic],
    ['of too many words', `{ departments { rows { ${'id '.repeat(10_000)} } } }`],
    ['of a thousand directives', `{ departments { rows { id ${'@include(if: true) '.repeat(1_000)} } } }`],
    ['of fields that do not exist', '{ departments { rows { passwordHash } } }'],
    ['that is no GraphQL', '{ departments { rows { id } '],
  ])('%s answers 400 and runs nothing', async (_why, query) => {
    const response = await ask(query);
    const { errors, data } = (await response.json()) as Answer;
    expect([response.status, data]).toEqual([400, undefined]);
    expect(errors!.length).toBeGreaterThan(0);
    expect(JSON.stringify(errors)).not.toMatch(/Did you mean|stack|node_modules/);
  });

  it('made wide by a fragment is as wide as without', async () => {
    const spread = Array.from({ length: 40 }, (_, at) => `x${at}: parent { id }`).join(' ');
    const response = await ask(`{ departments { rows { ...F } } } fragment F on Department { ${spread} }`);
    expect(response.status).toBe(400);
  });

  it('of an ordinary screen passes all limits', async () => {
    const response = await ask(
      '{ employees(limit: 200) { total endCursor rows { id version code employeeName status hireDate department { id name manager { id employeeName } } position { id title } manager { id employeeName } allowedActions } } }',
    );
    expect([response.status, ((await response.json()) as Answer).errors]).toEqual([200, undefined]);
  });

  it.each([
    ['limit: 999999', 'limit'],
    ['limit: 201', 'limit'],
    ['limit: 0', 'limit'],
    ['limit: -1', 'limit'],
    ['offset: -1', 'offset'],
  ])('for a list of %s is refused', async (args, field) => {
    const { errors } = (await (await ask(`{ departments(${args}) { total rows { id } } }`)).json()) as Answer;
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', status: 422, field });
  });

  it('of 10 MB is refused before it is read', async () => {
    const response = await post(
      JSON.stringify({ query: '{ session { expires } }', variables: { x: 'a'.repeat(10_000_000) } }),
    );
    expect(response.status).toBe(413);
  });

  it('of many at once is refused', async () => {
    const response = await post(
      JSON.stringify(Array.from({ length: 3 }, () => ({ query: '{ session { expires } }' }))),
    );
    expect(response.status).toBe(400);
    expect(await response.json()).not.toEqual(expect.arrayContaining([expect.anything()]));
  });

  it('by GET changes nothing', async () => {
    const name = newId();
    const query = encodeURIComponent(`mutation { createDepartment(input: {name: "${name}"}) { id } }`);
    const response = await admin.fetch(`/graphql?query=${query}`, { headers: { 'apollo-require-preflight': 'yes' } });
    expect([400, 405]).toContain(response.status);
    expect(
      (await admin.graphql(`{ departments(filter: {name: {eq: "${name}"}}) { total } }`)).data.departments.total,
    ).toBe(0);
  });
});

describe('a request another site makes a browser send', () => {
  const body = JSON.stringify({ query: '{ session { expires } }' });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  it.each<[string, Record<string, string>, number]>([
    ['as text', { 'content-type': 'text/plain' }, 400],
    ['as a form', form, 400],
    ['as a file', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
    ['as a form of another origin', { ...form, origin: 'https://evil.example' }, 403],
    ['of another origin', { ...json, origin: 'https://evil.example' }, 403],
    ['of an opaque origin', { ...json, origin: 'null' }, 403],
    ['which the browser calls cross-site', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['of its own origin', { ...json, origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }, 200],
    ['of no browser', json, 200],
  ])('%s answers %s', async (_how, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  it('over REST is refused too', async () => {
    const response = await admin.fetch('/api/user/change-company', {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin: 'https://evil.example' },
      body: '{}',
    });
    expect(response.status).toBe(403);
  });
});

describe('what is nested without end', () => {
  const nested = (levels: number, open = '[', close = ']') => `${open.repeat(levels)}1${close.repeat(levels)}`;
  const overHttp = async (path: string, body: string) => {
    const response = await admin.fetch(path, { method: 'POST', headers: json, body });
    return { status: response.status, text: await response.text() };
  };
  const document = 'mutation($i: JSON) { bulk(subject: "Employee", action: "update", ids: [], input: $i) { id } }';
  it.each([
    ['in variables', '/graphql', `{"query": ${JSON.stringify(document)}, "variables": {"i": ${nested(100_000)}}}`],
    ['in a document', '/graphql', JSON.stringify({ query: `{ departments(filter: ${nested(1_900)}) { total } }` })],
    [
      'in objects of a document',
      '/graphql',
      JSON.stringify({ query: `{ departments(filter: ${nested(900, '{and: [', ']}')}) { total } }` }),
    ],
    [
      'in a selection',
      '/graphql',
      JSON.stringify({ query: `{ departments ${nested(1_900, '{ rows ', '}').replace('1', '')} }` }),
    ],
    ['in a body of old clients', '/api/user/change-company', `{"data": ${nested(100_000)}}`],
    ['in objects of old clients', '/api/company/holidays', nested(50_000, '{"data":', '}')],
    ['in what is to be exported', '/export/departments.csv', `{"filter": ${nested(30_000)}}`],
    ['in a sign-in', '/api/auth/callback/credentials', `{"email": ${nested(30_000)}}`],
  ])('%s is refused, and tells no defect', async (_where, path, body) => {
    const { status, text } = await overHttp(path, body);
    expect([status < 500, text]).toEqual([true, expect.not.stringMatching(/call stack|RangeError|node_modules/i)]);
  });

  it('in the address of a question is refused too', async () => {
    const response = await admin.fetch(
      `/graphql?query=${encodeURIComponent('query($f: JSON) { __typename }')}&variables=${encodeURIComponent(nested(2_000))}`,
      { headers: { 'apollo-require-preflight': 'yes' } },
    );
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('nested too deeply')]);
  });

  it('says so, and what to do', async () => {
    const { status, text } = await overHttp(
      '/graphql',
      `{"query": ${JSON.stringify(document)}, "variables": {"i": ${nested(100)}}}`,
    );
    expect([status, JSON.parse(text).errors[0]]).toEqual([
      400,
      expect.objectContaining({ message: 'This is nested too deeply: at most 60 levels are read. Send it flatter.' }),
    ]);
  });

  it('as deep as screens send it is read', async () => {
    const { status } = await overHttp(
      '/graphql',
      `{"query": ${JSON.stringify(document)}, "variables": {"i": {"a": ${nested(50)}}}}`,
    );
    expect(status).toBe(200);
  });
});

describe('the schema', () => {
  const asVisitor = async (query: string) => {
    const response = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ query }),
    });
    return (await response.json()) as Answer;
  };
  it.each([
    introspection,
    '{ __type(name: "Employee") { fields { name } } }',
    'query { ...F } fragment F on Query { __schema { types { name } } }',
    'query { ... on Query { s: __schema { types { name } } } }',
    '{ session { expires } __schema { types { name } } }',
    'query { ...F } fragment F on Query { ...G } fragment G on Query { __type(name: "Query") { name } }',
  ])('is not shown to visitors by %s', async (query) => {
    const { errors, data } = await asVisitor(query);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', status: 403 });
    expect(data ?? null).toBeNull();
  });

  it('is shown to who is signed in, and visitors may ask for what is theirs', async () => {
    const { data } = (await (await ask(introspection)).json()) as Answer;
    expect(data.__schema.types.length).toBeGreaterThan(50);
    expect((await asVisitor('{ __typename session { expires } }')).data).toEqual({
      __typename: 'Query',
      session: null,
    });
  });
});

describe('values', () => {
  it.each([
    ['a character no text may hold', 'search: "a\\u0000b"'],
    ['a day before time', 'search: "x", after: "WyIwMDAwIiwgIngiXQ"'],
    ['a filter with that character', 'filter: {name: {contains: "\\u0000"}}'],
    ['the same in a list', 'filter: {name: {in: ["\\u0000"]}}'],
    ['an instant beyond the calendar', 'filter: {createdAt: {gt: "+275000-01-01T00:00:00.000Z"}}'],
  ])('such as %s are refused or find nothing, and no defect is told', async (_what, args) => {
    const { errors, data } = (await (await ask(`{ departments(${args}) { total rows { id } } }`)).json()) as Answer;
    expect(errors?.[0]?.extensions.code ?? data.departments.total).toEqual(
      errors ? expect.stringMatching(/^(INVALID|GRAPHQL_VALIDATION_FAILED)$/) : 0,
    );
  });

  it.each([
    'workingDays(employeeId: "%", from: "9999-12-30", to: "9999-12-31") { date }',
    'workingDays(employeeId: "%", from: "0001-01-01", to: "0001-01-02") { date }',
    'teamLeave(from: "9999-12-01", to: "9999-12-31") { total }',
    'leavePreview(employeeId: "%", span: {unit: daily, fromDate: "9999-12-30", toDate: "9999-12-31"}) { workingDays }',
    'leavePreview(employeeId: "%", span: {unit: daily, fromDate: "0001-01-01", toDate: "0001-01-02"}) { workingDays }',
  ])('such as days at the ends of the calendar are refused: %s', async (field) => {
    const employeeId = await insertRow(test, 'Employee', admin.companyId, { hireDate: '2024-01-01' });
    const { errors, data } = await admin.graphql(`{ ${field.replace('%', employeeId)} }`);
    expect(errors?.[0]?.extensions.code ?? data).toBe('INVALID');
  });

  it('in a filter without end are refused', async () => {
    const filter = { or: Array.from({ length: 8_000 }, () => ({ name: { isEmpty: true } })) };
    const { errors } = await admin.graphql('query($f: DepartmentFilter) { departments(filter: $f) { total } }', {
      f: filter,
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'filter' });
  });
});
