import { newId } from '../../src/platform/records/ids';
import { appSchema } from '../../src/schema';
import { insertRow } from '../rows';
import { type Person } from '../test-app';
import { grant, keeps, test, company, people, role, outsider, codeOf, change, create, opening } from './reach.fixture';

describe('places of people', () => {
  const salaries = grant('EmployeeSalary', ['read', 'read_sensitive'], 'team');
  const places = [
    ...grant('EmployeePosition', ['read', 'create', 'update']),
    ...grant('Department', ['read', 'update']),
    ...grant('Employee', ['read', 'create']),
  ];
  const under = (managerId: string) =>
    create('EmployeePosition', { employeeId: people.plain, managerId, validFrom: '2024-01-01' });

  it('are not below whoever would reach them by that', async () => {
    const chief = String(
      await insertRow(test, 'Employee', company, {
        code: newId(),
        firstName: 'Adam',
        lastName: 'Stone',
        hireDate: '2020-01-01',
        managerId: null,
        departmentId: null,
        status: 'active',
      }),
    );
    const who = await test.as({ company, employeeId: chief, grants: [...places, ...salaries] });
    expect(codeOf(await under(chief)(who))).toBe('FORBIDDEN');
    expect(
      codeOf(
        await create('Employee', {
          code: newId(),
          firstName: 'Adam',
          lastName: 'Reed',
          hireDate: '2024-01-01',
          managerId: chief,
        })(who),
      ),
    ).toBe('FORBIDDEN');
    expect(codeOf(await under(outsider)(who))).toBe('done');
  });

  it('are not in departments whoever would reach them heads', async () => {
    const chief = String(
      await insertRow(test, 'Employee', company, {
        code: newId(),
        firstName: 'Adam',
        lastName: 'Stone',
        hireDate: '2020-01-01',
        managerId: null,
        departmentId: null,
        status: 'active',
      }),
    );
    const own = String(
      await insertRow(test, 'Department', company, {
        name: newId(),
        managerId: chief,
        parentId: null,
        status: 'active',
        validFrom: null,
        validTo: null,
      }),
    );
    const other = String(
      await insertRow(test, 'Department', company, {
        name: newId(),
        managerId: null,
        parentId: null,
        status: 'active',
        validFrom: null,
        validTo: null,
      }),
    );
    const who = await test.as({
      company,
      employeeId: chief,
      grants: [...places, ...grant('EmployeeSalary', ['read'], 'department')],
    });
    expect(
      codeOf(
        await create('EmployeePosition', { employeeId: people.bare, departmentId: own, validFrom: '2024-01-01' })(who),
      ),
    ).toBe('FORBIDDEN');
    expect(codeOf(await change('Department', other, { managerId: chief })(who))).toBe('FORBIDDEN');
    expect(codeOf(await change('Department', other, { parentId: own })(who))).toBe('FORBIDDEN');
    expect(codeOf(await change('Department', other, { managerId: outsider })(who))).toBe('done');
  });
});

describe('other ways', () => {
  it('through a role with the eyes of somebody show nothing one does not hold of everybody', async () => {
    await opening(grant('EmployeeSalary', ['read'], 'own'));
    const view = (who: Person) =>
      who.graphql('mutation($id: ID!, $e: ID) { viewAsRole(id: $id, employeeId: $e) { company { id } } }', {
        id: role,
        e: people.plain,
      });
    expect(
      codeOf(await view(await test.as({ company, grants: [...keeps, ...grant('EmployeeSalary', ['read'], 'own')] }))),
    ).toBe('FORBIDDEN');
    expect(
      codeOf(await view(await test.as({ company, grants: [...keeps, ...grant('EmployeeSalary', ['read'])] }))),
    ).toBe('done');
  });

  it('to another company are shut to who does not belong there', async () => {
    const who = await test.as({ company, grants: keeps });
    const elsewhere = await test.company();
    expect(
      codeOf(await who.graphql('mutation($id: ID!) { enterCompany(id: $id) { company { id } } }', { id: elsewhere })),
    ).toBe('NOT_FOUND');
    expect(
      (await who.rest('POST', '/api/user/change-company', { visit: true, selectedCompany: { _id: elsewhere } })).status,
    ).toBe(404);
  });

  it('by the address payslips are mailed to are for who may read them, on one row, on many and from a file', async () => {
    const posting = await test.company({ payslip_mail: 'pdf' });
    const employeeId = String(
      await insertRow(test, 'Employee', posting, {
        code: 'E-1',
        firstName: 'Mona',
        lastName: 'Haddad',
        hireDate: '2020-01-01',
        managerId: null,
        departmentId: null,
        status: 'active',
        workEmail: 'mona@example.com',
      }),
    );
    const input = { workEmail: 'mine@example.com' };
    const one = change('Employee', employeeId, input);
    const many = (who: Person) =>
      who.ask(
        'mutation($ids: [ID!]!, $input: JSON) { bulk(subject: "Employee", action: "update", ids: $ids, input: $input, dryRun: true) { done } }',
        { ids: [employeeId], input },
      );
    const clerk = await test.as({ company: posting, grants: grant('Employee', ['read', 'update']) });
    expect([codeOf(await one(clerk)), codeOf(await many(clerk))]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    const payroll = await test.as({
      company: posting,
      grants: [...grant('Employee', ['read', 'update']), ...grant('Payslip', ['read'])],
    });
    expect([codeOf(await many(payroll)), codeOf(await one(payroll))]).toEqual(['done', 'done']);
  });

  it('of views, delegations and feeds name nobody else whose right they would use', () => {
    const taking = Object.values(appSchema().getMutationType()!.getFields())
      .filter(({ name }) => /view|delegat|feed/i.test(name))
      .flatMap(({ name, args }) => args.map((arg) => `${name}.${arg.name}: ${String(arg.type)}`));
    expect(taking.filter((arg) => /(user|owner|from)Id/i.test(arg))).toEqual([]);
    const input = appSchema().getType('ApprovalDelegationInput') as unknown as { getFields(): object };
    expect(Object.keys(input.getFields()).toSorted()).toEqual(['fromDate', 'subjects', 'toDate', 'toUserId']);
  });
});
