import { newId } from '../../src/platform/records/ids';
import { inTransaction } from '../../src/platform/database/transaction';
import { createTestApp, type Answer, type Person, type TestApp } from '../test-app';

let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const codesOf = ({ errors }: Answer): unknown[] => (errors ?? []).map(({ extensions }) => extensions.code);
const departmentsNamed = async (name: string): Promise<number> =>
  (await admin.graphql('query($n: String!) { departments(filter: {name: {eq: $n}}) { total } }', { n: name })).data
    .departments.total;
const create = 'mutation($n: String!) { createDepartment(input: {name: $n}) { id name } }';
const makeDepartment = async (values: object = {}): Promise<string> => {
  const { data, errors } = await admin.graphql(
    'mutation($input: DepartmentInput!) { createDepartment(input: $input) { id } }',
    { input: { name: newId(), ...values } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createDepartment.id;
};

describe('an operation', () => {
  it('changes all or nothing', async () => {
    const name = newId();
    const answer = await admin.graphql(
      `mutation($n: String!) { one: createDepartment(input: {name: $n}) { id } two: createDepartment(input: {name: $n}) { id } }`,
      { n: name },
    );
    expect([answer.data, codesOf(answer)]).toEqual([null, ['TAKEN']]);
    expect(await departmentsNamed(name)).toBe(0);
    const [lines] = await test.sql(
      "select count(*)::int as n from audit_event where company_id = $1 and after->>'name' = $2",
      [company, name],
    );
    expect(lines!.n).toBe(0);
  });

  it('changes all or nothing where a fragment on top hides several changes of one row each', async () => {
    const id = await makeDepartment();
    const answer = await admin.graphql(
      `mutation($id: ID!) { ...both } fragment both on Mutation {
        one: updateDepartment(id: $id, version: 1, input: {description: "once"}) { version } two: updateDepartment(id: $id, version: 1, input: {description: "twice"}) { version } }`,
      { id },
    );
    expect(codesOf(answer)).toEqual(['STALE']);
    expect(
      (await admin.graphql('query($id: ID!) { department(id: $id) { version description } }', { id })).data.department,
    ).toEqual({ version: 1, description: null });
  });

  it('tells how many rows there are on a page behind the last, with what they refer to', async () => {
    const { data } = await admin.graphql('{ employees(offset: 100000) { total rows { code department { name } } } }');
    expect(data.employees).toEqual({
      total: (await admin.graphql('{ employees(limit: 1) { total } }')).data.employees.total,
      rows: [],
    });
  });

  it('reads one snapshot from its first to its last field', async () => {
    const writing = (async () => {
      for (let at = 0; at < 25; at += 1) await makeDepartment();
    })();
    const counts: number[][] = [];
    for (let at = 0; at < 25; at += 1) {
      const { data } = await admin.graphql(
        '{ a: departments(limit: 1) { total } b: departments(limit: 1, search: "") { total } c: departments(limit: 1, filter: {}) { total } }',
      );
      counts.push([data.a.total, data.b.total, data.c.total]);
    }
    await writing;
    expect(counts.filter(([a, b, c]) => a !== b || b !== c)).toEqual([]);
    expect(new Set(counts.map(([a]) => a)).size).toBeGreaterThan(1);
  });

  it('is told by number alone when it fails by a defect', async () => {
    const silenced = await createTestApp({ level: 'silent' });
    try {
      const who = await silenced.as({ type: 'admin', company });
      silenced.app.services.cipher.encrypt = () => {
        throw new Error('a secret of the server');
      };
      const hire = `mutation { createEmployee(input: {
        code: "E-0815", firstName: "A", lastName: "B", hireDate: "2024-01-01", nationalId: "784-1990-1234567-6" }) { id } }`;
      const { errors } = await who.graphql(hire, {}, { 'x-request-id': 'request-0815' });
      expect(errors?.[0]).toMatchObject({
        message: expect.stringContaining('request-0815'),
        extensions: { code: 'INTERNAL', status: 500 },
      });
      expect(JSON.stringify(errors)).not.toMatch(/a secret|stack|\.ts/);
    } finally {
      await silenced.close();
    }
  });

  it('is refused with code, status, message and field, and in the language asked for', async () => {
    const query = 'mutation { createDepartment(input: {name: ""}) { id } }';
    const english = (await admin.graphql(query)).errors?.[0];
    expect(english).toMatchObject({
      message: 'This is required.',
      path: ['createDepartment'],
      extensions: {
        code: 'INVALID',
        status: 422,
        field: 'name',
        fields: [{ field: 'name', message: 'This is required.' }],
      },
    });
    const arabic = (await admin.graphql(query, {}, { 'accept-language': 'ar-AE,ar;q=0.9,en;q=0.8' })).errors?.[0];
    expect([arabic?.message, arabic?.extensions.fields[0].message]).toEqual(['هذا الحقل مطلوب.', 'هذا الحقل مطلوب.']);
    const deleted = await admin.graphql(
      'mutation($id: ID!) { deleteDepartments(ids: [$id]) { message } }',
      { id: newId() },
      { 'accept-language': 'ar' },
    );
    expect(deleted.data.deleteDepartments[0].message).toMatch(/^هذا العنصر غير موجود/);
  });
});

describe('an Idempotency-Key', () => {
  const withKey = (key: string, name: string, who = admin) =>
    who.graphql(create, { n: name }, { 'idempotency-key': key });

  it('makes a repeat answer what was answered, and do nothing', async () => {
    const [key, name] = [newId(), newId()];
    const first = await withKey(key, name);
    expect(await withKey(key, name)).toEqual(first);
    expect(first.data.createDepartment.name).toBe(name);
    expect(await departmentsNamed(name)).toBe(1);
  });

  it('refuses another request', async () => {
    const [key, name] = [newId(), newId()];
    await withKey(key, name);
    const other = await withKey(key, `${name} other`);
    expect(other.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', status: 422 });
    expect(await departmentsNamed(`${name} other`)).toBe(0);
  });

  it('lets one of several at once through; the rest get its answer or are told to wait', async () => {
    const [key, name] = [newId(), newId()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => withKey(key, name)));
    const [made] = answers.filter(({ errors }) => !errors);
    for (const answer of answers) {
      if (answer.errors) expect(answer.errors[0]!.extensions).toMatchObject({ code: 'CONFLICT', status: 409 });
      else expect(answer.data).toEqual(made!.data);
    }
    expect(await departmentsNamed(name)).toBe(1);
  });

  it('may be used again after a failure', async () => {
    const [key, name, parent] = [newId(), newId(), newId()];
    const id = await makeDepartment({ name });
    expect(codesOf(await withKey(key, name))).toEqual(['TAKEN']);
    await admin.graphql(
      'mutation($id: ID!, $n: String!) { updateDepartment(id: $id, version: 1, input: {name: $n}) { id } }',
      { id, n: parent },
    );
    expect(codesOf(await withKey(key, name))).toEqual([]);
  });

  it("is its user's own", async () => {
    const [key, name] = [newId(), newId()];
    const colleague = await test.as({
      company,
      grants: [{ subject: 'Department', action: 'create', scope: 'company' }],
    });
    await withKey(key, name);
    expect(codesOf(await withKey(key, name, colleague))).toEqual(['TAKEN']);
  });
});

describe('a row', () => {
  const update =
    'mutation($id: ID!, $v: Int!, $n: String!) { updateDepartment(id: $id, version: $v, input: {name: $n}) { version } }';

  it.each(['admin', 'member'] as const)(
    'changed meanwhile by a %s is not overwritten, and it is told who changed it and when',
    async (kind) => {
      const id = await makeDepartment();
      const other = await test.as({
        type: kind === 'admin' ? 'admin' : 'employee',
        company,
        grants: [{ subject: 'Department', action: 'update', scope: 'company' }],
      });
      const [{ name }] = (await test.sql('select name from app_user where id = $1', [other.id])) as [{ name: string }];
      const colleague = await test.as({
        company,
        grants: [{ subject: 'Department', action: 'update', scope: 'company' }],
      });
      expect(codesOf(await other.graphql(update, { id, v: 1, n: newId() }))).toEqual([]);
      const { errors } = await colleague.graphql(update, { id, v: 1, n: newId() });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'STALE', status: 409, changedBy: name });
      expect(Math.abs(Date.now() - Date.parse(errors![0]!.extensions.changedAt))).toBeLessThan(60_000);
      expect(errors?.[0]?.message).toContain(name);
    },
  );

  it('changed by many at once is changed by one of them, and the others are told', async () => {
    const id = await makeDepartment();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => admin.graphql(update, { id, v: 1, n: `${newId()} ${at}` })),
    );
    expect(answers.map(codesOf).sort()).toEqual([[], ...Array.from({ length: 11 }, () => ['STALE'])]);
    const lines = await test.sql('select action from audit_event where record_id = $1 order by at', [id]);
    expect(lines.map(({ action }) => action)).toEqual(['create', 'update']);
  });

  it('whose change the database refuses stays as it was, without a line in the audit log', async () => {
    const [name, id] = [newId(), await makeDepartment()];
    await makeDepartment({ name });
    expect(codesOf(await admin.graphql(update, { id, v: 1, n: name }))).toEqual(['TAKEN']);
    const { data } = await admin.graphql('query($id: ID!) { department(id: $id) { version name } }', { id });
    expect([data.department.version, data.department.name === name]).toEqual([1, false]);
    expect(await test.sql('select 1 from audit_event where record_id = $1 and action = $2', [id, 'update'])).toEqual(
      [],
    );
  });

  it('can be read further in the answer of its change', async () => {
    const id = await makeDepartment();
    const parentId = await makeDepartment();
    const { data } = await admin.graphql(
      'mutation($id: ID!, $p: ID!) { updateDepartment(id: $id, version: 1, input: {parentId: $p}) { version parent { id version } } }',
      { id, p: parentId },
    );
    expect(data.updateDepartment).toEqual({ version: 2, parent: { id: parentId, version: 1 } });
  });

  it('deleted while another is made that refers to it is referred to by none', async () => {
    const parentId = await makeDepartment();
    const { making } = await inTransaction(
      test.app.services.pool,
      { platform: true, companyId: company },
      'write',
      async (tx) => {
        await tx.query('select 1 from department where id = $1 for update', [parentId]);
        await tx.query('update department set deleted_at = now() where id = $1', [parentId]);
        const answer = admin.graphql('mutation($input: DepartmentInput!) { createDepartment(input: $input) { id } }', {
          input: { name: newId(), parentId },
        });
        await test.someoneWaits();
        return { making: answer };
      },
    );
    expect((await making).errors?.[0]).toMatchObject({
      message: 'This department does not exist.',
      extensions: { field: 'parentId' },
    });
  });

  it('still used is not deleted, and it is told by what', async () => {
    const id = await makeDepartment();
    const free = await makeDepartment();
    const position = await admin.graphql(
      'mutation($d: ID!, $n: String!) { createPosition(input: {title: $n, departmentId: $d}) { id } }',
      { d: id, n: newId() },
    );
    const remove = 'mutation($ids: [ID!]!) { deleteDepartments(ids: $ids) { id done message } }';
    const { data } = await admin.graphql(remove, { ids: [id, free, newId(), 'nonsense'] });
    expect(data.deleteDepartments.map(({ done }: { done: boolean }) => done)).toEqual([false, true, false, false]);
    expect(data.deleteDepartments[0].message).toMatch(/used by: position \(1\)/);
    await admin.graphql('mutation($id: ID!) { deletePositions(ids: [$id]) { done } }', {
      id: position.data.createPosition.id,
    });
    expect((await admin.graphql(remove, { ids: [id] })).data.deleteDepartments).toEqual([
      { id, done: true, message: null },
    ]);
  });

  it('deleted leaves its name to another, and is restored only where the name is free again', async () => {
    const name = newId();
    const id = await makeDepartment({ name });
    await admin.graphql('mutation($id: ID!) { deleteDepartments(ids: [$id]) { done } }', { id });
    const heir = await makeDepartment({ name });
    const restore = 'mutation($id: ID!) { restoreDepartments(ids: [$id]) { done message } }';
    const refused = (await admin.graphql(restore, { id })).data.restoreDepartments[0];
    expect([refused.done, refused.message]).toEqual([false, 'Another department already has this value.']);
    await admin.graphql('mutation($id: ID!) { deleteDepartments(ids: [$id]) { done } }', { id: heir });
    expect((await admin.graphql(restore, { id })).data.restoreDepartments).toEqual([{ done: true, message: null }]);
    const { data } = await admin.graphql(
      'query($id: ID!) { department(id: $id) { deletedAt version allowedActions } }',
      { id },
    );
    expect(data.department).toEqual({ deletedAt: null, version: 3, allowedActions: ['update', 'delete'] });
  });

  it('is not deleted together with more than a thousand others, rather than some of them silently left', async () => {
    const ids = Array.from({ length: 1_001 }, () => newId());
    const answer = await admin.graphql('mutation($ids: [ID!]!) { deleteDepartments(ids: $ids) { done } }', { ids });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'ids' });
  });
});
