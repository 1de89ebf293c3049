import { insertRow } from '../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../test/test-app';
import type { Grant } from '../platform/access/ability';
import { areaNamed } from '../platform/records/area';

let test: TestApp;
let company: string;
let admin: Person;
const paths = {
  EmployeePosition: '/api/employee-position',
  EmployeeSalary: '/api/employee-salary',
  EmployeeLeave: '/api/employee-leave',
  EmployeeDocument: '/api/employee-document',
  FormRequest: '/api/request',
} as const;
const areas = Object.keys(paths) as (keyof typeof paths)[];
const ids: Record<string, string> = {};
beforeAll(async () => {
  test = await createTestApp();
  company = await test.company();
  admin = await test.as({ type: 'admin', company });
  const add = (area: string, values: Record<string, unknown>) => insertRow(test, area, company, values);
  const mona = await add('Employee', { code: 'QX-71', firstName: 'Monalisa', middleName: null, lastName: 'Quasar' });
  const other = await add('Employee', { code: 'E-2', firstName: 'Sami', middleName: null, lastName: 'Plain' });
  const positionId = await add('Position', { title: 'Astronomer' });
  const special: Record<string, Record<string, unknown>> = {
    EmployeePosition: { positionId },
    EmployeeSalary: { reason: 'Zenith raise' },
    FormRequest: { no: 90_210 },
  };
  for (const area of areas) {
    ids[area] = await add(area, { ...special[area], employeeId: mona });
    await add(area, { employeeId: other });
  }
});
afterAll(() => test.close());

const byRest = async (who: Person, area: keyof typeof paths, q: string): Promise<string[]> =>
  (await who.rest('GET', `${paths[area]}?q=${encodeURIComponent(q)}`)).body.data.map(({ _id }: { _id: string }) => _id);
const byGraphql = async (who: Person, area: keyof typeof paths, search: string): Promise<string[]> => {
  const { many } = areaNamed(area);
  return (await who.graphql(`query($s: String) { ${many}(search: $s) { rows { id } } }`, { s: search })).data[
    many
  ].rows.map(({ id }: { id: string }) => id);
};

describe.each(areas)('%s', (area) => {
  it.each(['monalisa', 'quasar', 'Quasar mona', 'qx-71'])('is found by %s of its employee', async (words) => {
    expect([await byRest(admin, area, words), await byGraphql(admin, area, words)]).toEqual([[ids[area]], [ids[area]]]);
    expect(await byRest(admin, area, `${words} sami`)).toEqual([]);
  });

  it('is not found by a name its reader may not see', async () => {
    const grants: Grant[] = [{ subject: area, action: 'read', scope: 'company' }];
    const reader = await test.as({ company, grants });
    expect((await reader.rest('GET', paths[area])).body.total).toBe(2);
    expect([await byRest(reader, area, 'quasar'), await byGraphql(reader, area, 'quasar')]).toEqual([[], []]);
  });
});

it.each<[keyof typeof paths, string]>([
  ['EmployeePosition', 'astronomer'],
  ['EmployeeSalary', 'zenith'],
  ['FormRequest', '90210'],
])('%s is found by %s', async (area, words) => {
  expect([await byRest(admin, area, words), await byGraphql(admin, area, words)]).toEqual([[ids[area]], [ids[area]]]);
});

it('an empty page or limit pages nothing', async () => {
  for (const query of ['limit=', 'page=&limit=', 'page=1&limit=']) {
    const { status, body } = await admin.rest('GET', `/api/request?${query}`);
    expect([query, status, body.data.length]).toEqual([query, 200, 2]);
  }
});

it.each([
  [
    '/api/company-employee',
    [
      'employeeName',
      'extension',
      'countryID',
      'workingHours',
      'emergencyContactMobile',
      'terminationReason',
      'shift_id',
      'salary_formula_id',
      'availablePaidLeave',
      'unpaidLeavesBeforeAddingToSystem',
    ],
  ],
  ['/api/employee-salary', ['remarks', 'employee_id']],
  ['/api/employee-position', ['employee_id']],
  ['/api/event', ['user_id']],
  ['/api/document', ['expiryDateFlag', 'notifyBefore']],
  ['/api/payroll', ['employee_id', 'totalWorkingDaysCount']],
  ['/api/salary-formula', ['firstOverTime', 'compensationFrom1To5', 'parentalLeaveFrom61To105']],
  ['/api/end-of-service', ['lessThanFiveDays', 'moreThanFiveValue']],
] as const)('%s is sorted by its old names', async (path, fields) => {
  for (const field of fields)
    expect([field, (await admin.rest('GET', `${path}?sort=-${field}`)).status]).toEqual([field, 200]);
});
