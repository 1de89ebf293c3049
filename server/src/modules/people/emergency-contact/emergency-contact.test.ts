import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { newId } from '../../../platform/records/ids';
import { standardRoles } from '../../administration/company-role/standard-roles';

let test: TestApp;
let admin: Person;
let company: string;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-11-10T18:00:00Z') });
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const fields = '{ id version name phone rank }';
const hire = async (more: object = {}): Promise<string> =>
  (
    await admin.graphql('mutation($i: EmployeeInput!) { createEmployee(input: $i) { id } }', {
      i: { code: newId(), firstName: 'Mona', lastName: 'Haddad', hireDate: '2024-01-01', ...more },
    })
  ).data.createEmployee.id;
const create = (who: Person, input: object) =>
  who.graphql(`mutation($input: EmergencyContactInput!) { made: createEmergencyContact(input: $input) ${fields} }`, {
    input,
  });
const update = (who: Person, { id, version }: { id: string; version: number }, input: object) =>
  who.graphql(
    `mutation($id: ID!, $v: Int!, $input: EmergencyContactChanges!) { made: updateEmergencyContact(id: $id, version: $v, input: $input) ${fields} }`,
    { id, v: version, input },
  );
const told = async (id: string) =>
  (
    await admin.graphql(
      'query($id: ID!) { employee(id: $id) { emergencyContactName emergencyContactPhone emergencyContactRelationship } }',
      { id },
    )
  ).data.employee;
const first = (name: string | null, phone: string | null, relationship: string | null = null) => ({
  emergencyContactName: name,
  emergencyContactPhone: phone,
  emergencyContactRelationship: relationship,
});

describe('emergency contacts', () => {
  it('begin with the one given with a new employee, and the employee tells who is called first', async () => {
    const employeeId = await hire(first('Sami Haddad', '+971 50 1', 'Brother'));
    const { rows } = (
      await admin.graphql(`query($e: ID!) { emergencyContacts(filter: {employeeId: {eq: $e}}) { rows ${fields} } }`, {
        e: employeeId,
      })
    ).data.emergencyContacts;
    expect(rows).toEqual([{ id: expect.any(String), version: 1, name: 'Sami Haddad', phone: '+971 50 1', rank: 1 }]);
    const { made } = (await create(admin, { employeeId, name: 'Layla Haddad', phone: '+971 50 2', rank: 2 })).data;
    expect(await told(employeeId)).toEqual(first('Sami Haddad', '+971 50 1', 'Brother'));
    await update(admin, rows[0], { rank: 3 });
    expect(await told(employeeId)).toEqual(first('Layla Haddad', '+971 50 2'));
    const old = (await admin.rest('GET', `/api/company-employee?limit=100`)).body;
    expect(JSON.stringify(old)).toContain('"emergencyContactName":"Layla Haddad","emergencyContactMobile":"+971 50 2"');
    await admin.graphql('mutation($ids: [ID!]!) { deleteEmergencyContacts(ids: $ids) { done } }', { ids: [made.id] });
    expect(await told(employeeId)).toEqual(first('Sami Haddad', '+971 50 1', 'Brother'));
    await admin.graphql('mutation($ids: [ID!]!) { restoreEmergencyContacts(ids: $ids) { done } }', { ids: [made.id] });
    expect(await told(employeeId)).toEqual(first('Layla Haddad', '+971 50 2'));
  });

  it('are kept by the employee themselves, seen by their manager, and of nobody else’s business', async () => {
    const employeeId = await hire();
    const self = await test.as({ company, employeeId, grants: standardRoles.employee.grants() });
    const { made } = (await create(self, { employeeId, name: 'Salma Haddad', phone: '+971 50 3' })).data;
    expect(await told(employeeId)).toEqual(first('Salma Haddad', '+971 50 3'));
    expect((await update(self, made, { phone: '+971 50 4' })).data.made).toMatchObject({ phone: '+971 50 4' });
    const other = await hire();
    expect((await create(self, { employeeId: other, name: 'Salma', phone: '1' })).errors?.[0]?.extensions.code).toBe(
      'INVALID',
    );
    const managerId = await hire();
    await test.inside(company, 'update employee set manager_id = $1 where id = $2', [managerId, employeeId]);
    const manager = await test.as({ company, employeeId: managerId, grants: standardRoles.manager.grants() });
    expect(
      (await manager.graphql('{ emergencyContacts { rows { name allowedActions } } }')).data.emergencyContacts.rows,
    ).toEqual([{ name: 'Salma Haddad', allowedActions: [] }]);
    const stranger = await test.as({ company, employeeId: other, grants: standardRoles.employee.grants() });
    expect((await stranger.graphql('{ emergencyContacts { total } }')).data.emergencyContacts.total).toBe(0);
  });

  it('have a telephone, and come along when the employee comes back', async () => {
    const employeeId = await insertRow(test, 'Employee', company, {
      status: 'exited',
      hireDate: '2020-01-01',
      exitDate: '2025-12-31',
    });
    expect((await create(admin, { employeeId, name: 'Salma Haddad' })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID',
      fields: [{ field: 'phone' }],
    });
    await create(admin, { employeeId, name: 'Salma Haddad', phone: '+971 50 5' });
    await create(admin, { employeeId, name: 'Omar Haddad', phone: '+971 50 6', rank: 2 });
    const version = (await admin.graphql('query($id: ID!) { employee(id: $id) { version } }', { id: employeeId })).data
      .employee.version;
    const { data } = await admin.graphql(
      'mutation($id: ID!, $v: Int!, $i: RehireInput!) { rehireEmployee(id: $id, version: $v, input: $i) { id emergencyContacts { name } } }',
      { id: employeeId, v: version, i: { code: newId(), hireDate: '2026-11-01' } },
    );
    expect(data.rehireEmployee.emergencyContacts.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Omar Haddad',
      'Salma Haddad',
    ]);
    expect(await told(data.rehireEmployee.id)).toEqual(first('Salma Haddad', '+971 50 5'));
  });
});
