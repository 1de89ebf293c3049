import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../ids';
import type { Grant } from '../../access/ability';

let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const grant = (subject: string, action: string, scope: Grant['scope'] = 'company'): Grant => ({
  subject,
  action,
  scope,
});
const query = `query($subject: String!, $id: ID!, $limit: Int, $after: String) { history(subject: $subject, id: $id, limit: $limit, after: $after) {
  events { action actorName actorId changes { field kind choice before after isMasked } } endCursor } }`;
const historyOf = async (who: Person, subject: string, id: string, more: object = {}) =>
  (await who.graphql(query, { subject, id, ...more })).data.history;
async function hired(who: Person, code: string, more: object = {}): Promise<string> {
  const { data, errors } = await who.graphql(
    'mutation($input: EmployeeInput!) { createEmployee(input: $input) { id } }',
    { input: { code, firstName: 'Mona', lastName: 'Haddad', hireDate: '2024-03-01', ...more } },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createEmployee.id;
}
const update = (who: Person, id: string, version: number, input: object) =>
  who.graphql(
    'mutation($id: ID!, $v: Int!, $input: EmployeeChanges!) { updateEmployee(id: $id, version: $v, input: $input) { version } }',
    { id, v: version, input },
  );

describe('the history of a row', () => {
  it('tells who changed which field from what to what, newest first', async () => {
    const editor = await test.as({
      company,
      grants: ['read', 'create', 'update'].map((action) => grant('Employee', action)),
    });
    const id = await hired(editor, 'H-1');
    await update(editor, id, 1, { lastName: 'Khalil', firstName: 'Mona', status: 'suspended' });
    const { events, endCursor } = await historyOf(editor, 'Employee', id);
    expect(endCursor).toBeNull();
    expect(events.map((event: any) => [event.action, event.actorId])).toEqual([
      ['update', editor.id],
      ['create', editor.id],
    ]);
    expect(events[0].actorName).toMatch(/^Person/);
    expect(events[0].changes).toEqual([
      { field: 'lastName', kind: 'text', choice: null, before: 'Haddad', after: 'Khalil', isMasked: false },
      {
        field: 'status',
        kind: 'choice',
        choice: 'EmployeeStatus',
        before: 'active',
        after: 'suspended',
        isMasked: false,
      },
    ]);
  });

  it('names rows that are referred to, and only those one may read', async () => {
    const {
      data: {
        createDepartment: { id: parent },
      },
    } = await admin.graphql('mutation { createDepartment(input: {name: "Clinic"}) { id } }');
    const {
      data: {
        createDepartment: { id },
      },
    } = await admin.graphql('mutation($p: ID!) { createDepartment(input: {name: "Ward", parentId: $p}) { id } }', {
      p: parent,
    });
    const changeOf = async (who: Person) =>
      (await historyOf(who, 'Department', id)).events[0].changes.find(({ field }: any) => field === 'parentId');
    expect(await changeOf(admin)).toMatchObject({ before: null, after: 'Clinic' });
    const manager = await insertRow(test, 'Employee', company, { firstName: 'Hidden' });
    await admin.graphql(
      'mutation($id: ID!, $m: ID!) { updateDepartment(id: $id, version: 1, input: {managerId: $m}) { id } }',
      { id, m: manager },
    );
    const reader = await test.as({ company, grants: [grant('Department', 'read')] });
    const { events } = await historyOf(reader, 'Department', id);
    expect(events[0].changes).toMatchObject([{ field: 'managerId', after: '…' }]);
    expect(JSON.stringify(events)).not.toContain('Hidden');
  });

  it('hides fields that are hidden, and never tells encrypted values to anybody', async () => {
    const id = await hired(admin, 'H-3', { passportNo: 'P1234567', healthType: 'fit' });
    await update(admin, id, 1, { passportNo: 'Q7654321', healthType: 'limited', lastName: 'Saleh' });
    const fields = async (who: Person) =>
      (await historyOf(who, 'Employee', id)).events[0].changes.map((change: any) => [
        change.field,
        change.before,
        change.after,
        change.isMasked,
      ]);
    expect(await fields(admin)).toEqual(
      expect.arrayContaining([
        ['passportNo', null, null, true],
        ['healthType', 'fit', 'limited', false],
        ['lastName', 'Haddad', 'Saleh', false],
      ]),
    );
    const reader = await test.as({ company, grants: [grant('Employee', 'read')] });
    expect(await fields(reader)).toEqual([['lastName', 'Haddad', 'Saleh', false]]);
    const text = JSON.stringify(await historyOf(admin, 'Employee', id));
    expect(text).not.toMatch(/v1:|P1234567|Q7654321/);
    const { data } = await admin.graphql(
      'mutation($id: ID!) { revealValue(subject: "Employee", id: $id, field: "passportNo") }',
      { id },
    );
    expect(data.revealValue).toBe('Q7654321');
    expect((await historyOf(admin, 'Employee', id)).events[0]).toMatchObject({ action: 'reveal', changes: [] });
  });

  it('tells under its name of today what was written under a former one', async () => {
    const at = (id: string, subject: string, before: object, after: object) =>
      test.sql(
        `insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, before, after) values ($1, $2, now(), $3, $4, $5, 'update', $6, $7)`,
        [newId(), company, admin.id, subject, id, JSON.stringify(before), JSON.stringify(after)],
      );
    const [shift, type] = [await insertRow(test, 'Shift', company), await insertRow(test, 'DocumentType', company)];
    await at(shift, 'Shift', { clockOutAfter: 30 }, { clockOutAfter: 60 });
    await at(type, 'DocumentType', { employeeAccess: 'upload' }, { employeeAccess: 'read' });
    const changed = async (subject: string, id: string) =>
      (await historyOf(admin, subject, id)).events[0].changes.map(({ field, before, after }: any) => [
        field,
        before,
        after,
      ]);
    expect(await changed('Shift', shift)).toEqual([['clockOutAfter', '30', '60']]);
    expect(await changed('DocumentType', type)).toEqual([['employeeAccess', 'upload', 'read']]);
  });

  it('is there for whom may read the row alone', async () => {
    const id = await hired(admin, 'H-4');
    const others = [
      await test.as({ company, grants: [grant('Department', 'read')] }),
      await test.as({ type: 'admin', company: await test.company() }),
      await test.as({ company, grants: [grant('Employee', 'read', 'own')], employeeId: await hired(admin, 'H-5') }),
    ];
    for (const who of others)
      expect((await who.graphql(query, { subject: 'Employee', id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await admin.graphql(query, { subject: 'Nonsense', id })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'subject',
    });
  });

  it('is paged without loss, and refuses a wrong page mark or length', async () => {
    const id = await hired(admin, 'H-6');
    for (let version = 1; version <= 6; version += 1) await update(admin, id, version, { lastName: `Name ${version}` });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: { events: { changes: { after: string }[] }[]; endCursor: string | null } = await historyOf(
        admin,
        'Employee',
        id,
        { limit: 2, after },
      );
      seen.push(
        ...page.events.map(
          (event) => event.changes.find(({ after: now }) => /^Name/.test(now ?? ''))?.after ?? 'created',
        ),
      );
      after = page.endCursor;
    } while (after);
    expect(seen).toEqual(['Name 6', 'Name 5', 'Name 4', 'Name 3', 'Name 2', 'Name 1', 'created']);
    for (const wrong of [
      { after: 'x' },
      { after: "2026-01-01T00:00:00.000000 ' or 1=1" },
      { limit: 0 },
      { limit: 101 },
    ]) {
      expect((await admin.graphql(query, { subject: 'Employee', id, ...wrong })).errors?.[0]?.extensions.code).toBe(
        'INVALID',
      );
    }
  });

  it('of a platform row is told to who may read it', async () => {
    const outside = await test.as({ type: 'admin' });
    const {
      data: {
        createRole: { id },
      },
    } = await outside.graphql(`mutation { createRole(input: {title: "Role ${Date.now()}", grants: []}) { id } }`);
    expect((await historyOf(outside, 'Role', id)).events).toMatchObject([{ action: 'create' }]);
  });
});
