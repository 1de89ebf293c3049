import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import type { Grant } from '../../../platform/access/ability';
import { newId } from '../../../platform/records/ids';
import { inCompany } from '../../../platform/system-ctx';
import { employeeDocumentImport } from '../../documents/employee-document/employee-document.import';
import { keyFinder, keyOf } from '../../data-import/records/existing-records';
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

const hire = (more: object = {}): Promise<string> =>
  insertRow(test, 'Employee', company, { status: 'active', hireDate: '2024-01-01', ...more });
const create = (who: Person, input: object) =>
  who.graphql(
    'mutation($input: DependantInput!) { made: createDependant(input: $input) { id version name relation passportNo } }',
    { input },
  );
const paper = (who: Person, input: object) =>
  who.graphql(
    'mutation($input: EmployeeDocumentInput!) { made: createEmployeeDocument(input: $input) { id fullTitle dependant { name } } }',
    { input },
  );
const problem = ({ errors }: { errors?: { extensions: unknown }[] }) => errors?.[0]?.extensions;

describe('a dependant', () => {
  it('is seen with their papers by the employee, changed by HR, and unknown to a manager and in other companies', async () => {
    const employeeId = await hire();
    const { made } = (
      await create(admin, {
        employeeId,
        name: 'Salma Haddad',
        relation: 'child',
        birthDate: '2019-04-02',
        gender: 'female',
        passportNo: 'N7654321',
      })
    ).data;
    expect(made).toMatchObject({ relation: 'child', passportNo: '•••• 4321' });
    await create(admin, { employeeId: await hire(), name: 'Somebody else', relation: 'spouse' });
    const self = await test.as({ company, employeeId, grants: standardRoles.employee.grants() });
    expect(
      (await self.graphql('{ dependants { total rows { name passportNo allowedActions } } }')).data.dependants,
    ).toEqual({ total: 1, rows: [{ name: 'Salma Haddad', passportNo: '•••• 4321', allowedActions: [] }] });
    expect(problem(await create(self, { employeeId, name: 'Omar Haddad', relation: 'child' }))).toMatchObject({
      code: 'FORBIDDEN',
    });
    const manager = await test.as({ company, grants: standardRoles.manager.grants() });
    expect((await manager.graphql('{ dependants { total } }')).data.dependants.total).toBe(0);
    const elsewhere = await test.as({ type: 'admin', company: await test.company() });
    expect(
      problem(await elsewhere.graphql('query($id: ID!) { dependant(id: $id) { id } }', { id: made.id })),
    ).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['without a relation', { relation: undefined }],
    ['born tomorrow', { birthDate: '2026-11-12' }],
    ['without a name', { name: ' ' }],
  ])('is refused %s', async (_what, wrong) => {
    expect(
      (await create(admin, { employeeId: await hire(), name: 'Omar', relation: 'child', ...wrong })).errors?.[0]
        ?.extensions.code,
    ).toBe('INVALID');
  });

  it('may have documents, which are not those of the employee', async () => {
    const [employeeId, other] = [await hire(), await hire()];
    const typeId = await insertRow(test, 'DocumentType', company, {
      name: `Passport ${newId()}`,
      appliesTo: 'employee',
      isRequired: true,
      hasExpiry: false,
      requiredPositionIds: [],
    });
    const child = (await create(admin, { employeeId, name: 'Salma Haddad', relation: 'child' })).data.made.id;
    const stranger = (await create(admin, { employeeId: other, name: 'Amal', relation: 'child' })).data.made.id;
    expect(problem(await paper(admin, { employeeId, dependantId: stranger, title: 'Passport', typeId }))).toMatchObject(
      { code: 'INVALID', fields: [{ field: 'dependantId' }] },
    );
    expect((await paper(admin, { employeeId, dependantId: child, title: 'Passport', typeId })).data.made).toMatchObject(
      { fullTitle: 'Passport, Salma Haddad', dependant: { name: 'Salma Haddad' } },
    );
    const lacking = async () =>
      (
        await admin.graphql('query($t: ID!) { missingDocuments(typeId: $t, limit: 100) { rows { employeeId } } }', {
          t: typeId,
        })
      ).data.missingDocuments.rows.map((row: { employeeId: string }) => row.employeeId);
    expect(await lacking()).toContain(employeeId);
    await paper(admin, { employeeId, title: 'Passport', typeId });
    expect(await lacking()).not.toContain(employeeId);
    const old = await admin.rest('GET', `/api/employee-document?employeeId=${employeeId}`);
    expect(JSON.stringify(old.body).match(/"documentTitle"/g)).toHaveLength(1);
    expect(
      (await admin.graphql('mutation($ids: [ID!]!) { deleteDependants(ids: $ids) { done message } }', { ids: [child] }))
        .data.deleteDependants[0],
    ).toMatchObject({ done: false, message: expect.stringContaining('document (1)') });
  });

  it('has papers that an import does not take for those of the employee', async () => {
    const employeeId = await hire();
    const child = (await create(admin, { employeeId, name: 'Salma Haddad', relation: 'child' })).data.made.id;
    const ids = [
      await paper(admin, { employeeId, title: 'Passport' }),
      await paper(admin, { employeeId, dependantId: child, title: 'Passport' }),
    ].map(({ data }) => data.made.id);
    await inCompany(test.app.services, { companyId: company, userId: admin.id }, 'read', async (ctx) => {
      const rows = [
        { employeeId, title: 'passport' },
        { employeeId, dependantId: child, title: 'passport' },
      ];
      const found = await (await keyFinder(ctx, employeeDocumentImport))(ctx, rows);
      expect(rows.map((row) => found.get(keyOf(employeeDocumentImport, row)!))).toEqual(ids.map((id) => [id]));
    });
  });

  it('comes along when the employee comes back', async () => {
    const employeeId = await hire({ status: 'exited', hireDate: '2020-01-01', exitDate: '2025-12-31' });
    await create(admin, { employeeId, name: 'Salma Haddad', relation: 'child', passportNo: 'N7654321' });
    const { data } = await admin.graphql(
      'mutation($id: ID!, $i: RehireInput!) { rehireEmployee(id: $id, version: 1, input: $i) { id dependants { id name passportNo } } }',
      { id: employeeId, i: { code: newId(), hireDate: '2026-11-01' } },
    );
    expect(data.rehireEmployee.dependants).toEqual([
      { id: expect.any(String), name: 'Salma Haddad', passportNo: '•••• 4321' },
    ]);
    expect(
      (
        await admin.graphql(
          'mutation($id: ID!) { value: revealValue(subject: "Dependant", id: $id, field: "passportNo") }',
          { id: data.rehireEmployee.dependants[0].id },
        )
      ).data.value,
    ).toBe('N7654321');
  });

  it('is seen by nobody whose role reads the own kind of others', async () => {
    const employeeId = await hire();
    await create(admin, { employeeId: await hire(), name: 'Somebody', relation: 'other' });
    const grants: Grant[] = [{ subject: 'Dependant', action: 'read', scope: 'own' }];
    expect(
      (await (await test.as({ company, employeeId, grants })).graphql('{ dependants { total } }')).data.dependants
        .total,
    ).toBe(0);
  });
});
