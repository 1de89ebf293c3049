import { createTestApp, type Person, type TestApp } from '../../../test/test-app';
import type { Grant } from '../../platform/access/ability';

let test: TestApp;
let company: string;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
});
afterAll(() => test.close());

const all = (subject: string, ...actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
const roleOf = async (grants: Grant[]): Promise<string> =>
  (
    await admin.graphql(
      'mutation($t: String!, $g: [GrantInput!]!) { createCompanyRole(input: { title: $t, grants: $g }) { id } }',
      { t: `Role ${Math.random()}`, g: grants },
    )
  ).data.createCompanyRole.id;
const view = (who: Person, id: string, employeeId?: string) =>
  who.graphql('mutation($id: ID!, $e: ID) { viewAsRole(id: $id, employeeId: $e) { viewing { id } user { type } } }', {
    id,
    e: employeeId,
  });
const codeOf = (answer: Awaited<ReturnType<typeof view>>) => answer.errors?.[0]?.extensions.code;

describe('looking through a role', () => {
  it('shows what the role shows and nothing else, changes nothing, and ends', async () => {
    const who = await test.as({ type: 'admin', company });
    const id = await roleOf(all('Department', 'read', 'create'));
    expect((await view(who, id)).data.viewAsRole).toEqual({ viewing: { id }, user: { type: 'employee' } });
    expect((await who.graphql('{ departments { total } }')).errors).toBeUndefined();
    expect((await who.graphql('{ employees { total } }')).data?.employees.total ?? 0).toBe(0);
    expect((await who.rest('GET', '/api/company-employee/')).status).toBe(403);
    expect(codeOf(await who.graphql('mutation { createDepartment(input: { name: "Not made" }) { id } }'))).toBe(
      'FORBIDDEN',
    );
    expect((await who.rest('POST', '/api/company-user/add-user', { data: {} })).status).toBe(403);
    expect((await who.graphql('mutation { stopViewing { viewing { id } user { type } } }')).data.stopViewing).toEqual({
      viewing: null,
      user: { type: 'admin' },
    });
    expect((await who.graphql('{ employees { total } }')).errors).toBeUndefined();
  });

  it('is refused where the role grants more than one holds, or to who may not read roles', async () => {
    const hr = await test.as({ company, grants: all('CompanyRole', 'read') });
    expect(codeOf(await view(hr, await roleOf(all('Payslip', 'read'))))).toBe('FORBIDDEN');
    const clerk = await test.as({ company, grants: all('Department', 'read') });
    expect(codeOf(await view(clerk, await roleOf(all('Department', 'read'))))).toBe('FORBIDDEN');
  });

  it('with another employee\'s eyes asks for everybody\'s rows, since "own" would be theirs', async () => {
    const own: Grant[] = [{ subject: 'Payslip', action: 'read', scope: 'own' }];
    const { data } = await admin.graphql(
      'mutation { createEmployee(input: { code: "V-1", firstName: "A", lastName: "B", hireDate: "2020-01-01" }) { id } }',
    );
    const hr = await test.as({ company, grants: [...all('CompanyRole', 'read'), ...own] });
    const role = await roleOf(own);
    expect(codeOf(await view(hr, role, data.createEmployee.id))).toBe('FORBIDDEN');
    expect((await view(hr, role)).data.viewAsRole.viewing).toEqual({ id: role });
  });

  it('knows no role of another company, and ends when the company is left', async () => {
    const who = await test.as({ type: 'admin', company: await test.company() });
    expect(codeOf(await view(who, await roleOf(all('Department', 'read'))))).toBe('NOT_FOUND');
    const here = await test.as({ type: 'admin', company });
    await view(here, await roleOf(all('Department', 'read')));
    await here.graphql('mutation { leaveCompany { expires } }');
    expect((await here.graphql('{ session { viewing { id } user { type } } }')).data.session).toEqual({
      viewing: null,
      user: { type: 'admin' },
    });
  });
});
