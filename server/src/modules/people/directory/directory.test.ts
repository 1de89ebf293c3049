import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { standardRoles } from '../../administration/company-role/standard-roles';

let test: TestApp;
let company: string;
let self: Person;
const ids: Record<string, string> = {};
const make = (area: string, values: object, where = company) => insertRow(test, area, where, { ...values });
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-05-12T08:00:00Z') });
  company = await test.company();
  ids.ward = await make('Department', { name: 'Emergency ward' });
  ids.nurse = await make('Position', { title: 'Charge nurse' });
  const hire = (values: object) => make('Employee', { status: 'active', hireDate: '2024-05-20', ...values });
  ids.boss = await hire({ firstName: 'Jürgen', lastName: 'Weiß', nativeName: null });
  ids.mona = await hire({
    firstName: 'Mona',
    lastName: 'Haddad',
    nativeName: 'منى فاطمة حداد',
    departmentId: ids.ward,
    positionId: ids.nurse,
    managerId: ids.boss,
    workEmail: 'mona@example.com',
    mobilePhone: '050 1',
    birthDate: '1990-05-14',
  });
  ids.self = await hire({ firstName: 'Omar', lastName: 'Saleh', managerId: ids.boss, birthDate: '1991-01-01' });
  await hire({ firstName: 'Former', lastName: 'Person', status: 'exited', exitDate: '2025-01-01' });
  await hire({ firstName: 'Draft', lastName: 'Person', status: 'draft' });
  await hire({ firstName: 'Coming', lastName: 'Soon', status: 'onboarding', hireDate: '2026-06-01' });
  await make('Employee', { firstName: 'Strange', lastName: 'Person', status: 'active' }, await test.company());
  await make('EmployeeLeave', {
    employeeId: ids.mona,
    kind: 'sick',
    unit: 'daily',
    status: 'approved',
    fromDate: '2026-05-11',
    toDate: '2026-05-13',
    fromPart: 'full',
    toPart: 'full',
  });
  self = await test.as({ company, employeeId: ids.self, grants: standardRoles.employee.grants() });
});
afterAll(() => test.close());

const shown =
  'id name nativeName position department location managerName workEmail mobilePhone isAway birthday anniversary';
const find = async (args = '', who = self): Promise<any> =>
  (await who.graphql(`{ directory${args} { total rows { ${shown} } } }`)).data.directory;
const names = async (args = '', who = self) => (await find(args, who)).rows.map(({ name }: { name: string }) => name);
const one = async (who = self) =>
  (await who.graphql(`query($id: ID!) { one: directoryPerson(id: $id) { ${shown} } }`, { id: ids.mona })).data.one;

it('an employee finds everybody who works there, and nobody of another company, who has left, or has not begun', async () => {
  expect(await names()).toEqual(['Jürgen Weiß', 'Mona Haddad', 'Omar Saleh']);
  expect(await one()).toEqual({
    id: ids.mona,
    name: 'Mona Haddad',
    nativeName: 'منى فاطمة حداد',
    position: 'Charge nurse',
    department: 'Emergency ward',
    location: null,
    managerName: 'Jürgen Weiß',
    workEmail: 'mona@example.com',
    mobilePhone: null,
    isAway: true,
    birthday: null,
    anniversary: null,
  });
});

it.each([
  ['in another spelling', 'jurgen weiss', ['Jürgen Weiß']],
  ['by the name in their own script', 'مني فاطمه', ['Mona Haddad']],
  ['by what they do', 'nurse', ['Mona Haddad']],
  ['by where they belong', 'EMERGENCY', ['Mona Haddad']],
  ['by nothing they show', 'example.com', []],
])('people are found %s', async (_how, search, found) => {
  expect(await names(`(search: "${search}")`)).toEqual(found);
});

it('a team, a department and who is away are found, page by page', async () => {
  expect(await names(`(managerId: "${ids.boss}")`)).toEqual(['Mona Haddad', 'Omar Saleh']);
  expect(await names(`(departmentId: "${ids.ward}")`)).toEqual(['Mona Haddad']);
  expect(await names('(isAway: true)')).toEqual(['Mona Haddad']);
  expect(await names('(limit: 1, offset: 1)')).toEqual(['Mona Haddad']);
  expect((await self.graphql('{ directory(limit: 201) { total } }')).errors?.[0]?.extensions.code).toBe('INVALID');
});

it('the company chooses what everybody sees', async () => {
  await test.sql(
    'update company set directory_mail = false, directory_mobile = true, directory_presence = false where id = $1',
    [company],
  );
  expect(await one()).toMatchObject({ workEmail: null, mobilePhone: '050 1', isAway: null });
  expect(await names('(isAway: true)')).toHaveLength(3);
  await test.sql(
    'update company set directory_mail = true, directory_mobile = false, directory_presence = true where id = $1',
    [company],
  );
});

it('birthday and anniversary are shown by who has them alone, here and on the home page', async () => {
  const dates = async () =>
    (await self.graphql('{ homeDates { occasion name years } }')).data.homeDates.filter(
      ({ name }: { name: string }) => name === 'Mona Haddad',
    );
  expect(await dates()).toEqual([]);
  const mona = await test.as({ company, employeeId: ids.mona, grants: standardRoles.employee.grants() });
  await mona.graphql('mutation { showMyDates(birthday: true, anniversary: true) { showsBirthday } }');
  expect(await one()).toMatchObject({ birthday: '05-14', anniversary: '2024-05-20' });
  expect(await dates()).toEqual([
    { occasion: 'birthday', name: 'Mona Haddad', years: null },
    { occasion: 'anniversary', name: 'Mona Haddad', years: 2 },
  ]);
  await mona.graphql('mutation { showMyDates(birthday: false, anniversary: false) { showsBirthday } }');
  expect([(await one()).birthday, await dates()]).toEqual([null, []]);
});

it('the org chart shows the same people to who may find them', async () => {
  const { data } = await self.graphql('{ orgChart(of: people) { rows { name people } } }');
  expect(data.orgChart.rows).toContainEqual({ name: 'Jürgen Weiß', people: 2 });
});

it('whom nothing grants it finds nobody: a client, who is suspended, who holds no right', async () => {
  for (const who of [await test.as({ company, type: 'client' }), await test.as({ company, grants: [] })])
    expect((await who.graphql('{ directory { total } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const suspended = await test.as({ company, grants: standardRoles.employee.grants() });
  await test.sql(`update membership set status = 'suspended' where user_id = $1`, [suspended.id]);
  expect((await suspended.graphql('{ directory { total } }')).errors?.[0]?.extensions.code).toBe('NO_COMPANY');
});

it('a grant of narrower scope finds its own people alone', async () => {
  const boss = await test.as({
    company,
    employeeId: ids.boss,
    grants: [{ subject: 'Employee', action: 'find', scope: 'team' }],
  });
  expect(await names('', boss)).toEqual(['Jürgen Weiß', 'Mona Haddad', 'Omar Saleh']);
  const mona = await test.as({
    company: await test.company(),
    grants: [{ subject: 'Employee', action: 'find', scope: 'own' }],
  });
  expect((await mona.graphql('{ directory { total } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
