import { insertRow } from '../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../test/test-app';
import type { Grant } from '../platform/access/ability';
import { newId } from '../platform/records/ids';
import { oldClientsCompany } from './rest-lists.fixture';
import { restLists } from './rest-routes';

let test: TestApp;
let company: string;
let admin: Person;
let outside: Person;
let ids: Record<string, string>;
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  outside = await test.as({ type: 'admin' });
  ids = await oldClientsCompany(test, company);
  await test.as({ company, grants: [{ subject: 'Employee', action: 'read', scope: 'company' }] });
  await insertRow(test, 'Role', null, { title: `Role ${newId()}` });
});
afterAll(() => test.close());
/** What those see empty who may read the row but not pay. */
const payNames: Record<string, string[]> = {
  '/api/compensation': ['fixedValue', 'percentageValue'],
  '/api/deduction': ['fixedValue', 'percentageValue'],
  '/api/employee-reward': ['value'],
  '/api/employee-deduction': ['value'],
  '/api/end-of-service': [
    'lumpySalary',
    'dailySalary',
    'lessThanFiveValue',
    'moreThanFiveValue',
    'endOfServeceTotalValue',
  ],
};
const rows = async (path: string, who = admin): Promise<Record<string, any>[]> =>
  (await who.rest('GET', path)).body.data;

describe('rows of old clients', () => {
  it('hide what the same person may not see over GraphQL', async () => {
    const grants = (...subjects: string[]): Grant[] =>
      subjects.map((subject) => ({ subject, action: 'read', scope: 'company' }));
    const payless = await test.as({ company, grants: grants('EmployeeSalary') });
    expect(
      (await rows('/api/employee-salary', payless)).map((row) => [row.lumpySalary, row.lumpySalaryPercentageChange]),
    ).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await payless.rest('GET', '/api/employee-salary?sort=lumpySalary')).status).toBe(422);
    const reader = await test.as({ company, grants: grants('Employee') });
    const clerk = (await rows('/api/company-employee', reader)).find((row) => row.idNo === 'E-2')!;
    expect([
      clerk.positions_info,
      clerk.compensations,
      clerk.deductions,
      clerk.salaryFormulas_info,
      clerk.healthType,
    ]).toEqual([[], [], [], [], null]);
    const unpaid = await test.as({
      company,
      grants: grants('Compensation', 'Deduction', 'EmployeeReward', 'EmployeeDeduction', 'EndOfService'),
    });
    for (const [path, names] of Object.entries(payNames)) {
      for (const row of await rows(path, unpaid))
        expect([path, names.map((name) => row[name])]).toEqual([path, names.map(() => null)]);
    }
    expect((await rows('/api/employee-reward', unpaid))[0]!.employee_info).toEqual([
      { _id: ids.clerk, firstName: 'Sami [Bracket]', middleName: '', lastName: '' },
    ]);
    expect((await reader.rest('GET', '/api/company-employee')).body.departmemts).toEqual([]);
    const roles = await rows('/api/company-role', await test.as({ company, grants: grants('CompanyRole') }));
    expect(roles.flatMap((row) => row.users_info)).toEqual([]);
    const own = await test.as({
      company,
      employeeId: ids.boss,
      grants: [{ subject: 'Employee', action: 'read', scope: 'own' }],
    });
    expect((await rows('/api/company-employee', own)).map((row) => row.idNo)).toEqual(['E-1']);
  });

  it("outside any company are none of a company's", async () => {
    for (const { path } of restLists.filter(({ area }) => area.isTenant)) {
      const { status, body } = await outside.rest('GET', path);
      expect([path, status, body.data, body.total]).toEqual([path, 200, [], 0]);
    }
  });

  it('of users carry no trace of a password at any depth', async () => {
    for (const [path, who] of [
      ['/api/user', outside],
      ['/api/company-user', admin],
    ] as const) {
      const text = JSON.stringify(await rows(path, who));
      expect(text).toContain('"email":');
      expect(text).not.toMatch(/"[^"]*(password|hash)[^"]*":|\$2[aby]\$/i);
    }
  });
});
