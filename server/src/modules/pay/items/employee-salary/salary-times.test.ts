import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { newId } from '../../../../platform/records/ids';

let test: TestApp;

let admin: Person;

const hire = async (): Promise<string> =>
  (
    await admin.graphql(
      'mutation($c: String!) { createEmployee(input: {code: $c, firstName: "Lina", lastName: "Saleh", hireDate: "2024-01-01"}) { id } }',
      { c: newId() },
    )
  ).data.createEmployee.id;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as({ type: 'admin', company: await test.company({ currency: 'KWD' }) });
});

afterAll(() => test.close());

describe('agreed on by another time than the month', () => {
  const agreed = (employeeId: string, more: object, who = admin) =>
    who.graphql(
      'mutation($input: EmployeeSalaryInput!) { salary: createEmployeeSalary(input: $input) { id version frequency quotedAmount weeklyHours conversion baseSalary } }',
      { input: { employeeId, validFrom: '2024-01-01', ...more } },
    );
  const change = (row: { id: string; version: number }, input: object, who = admin) =>
    who.graphql(
      'mutation($id: ID!, $v: Int!, $input: EmployeeSalaryChanges!) { salary: updateEmployeeSalary(id: $id, version: $v, input: $input) { id version frequency quotedAmount conversion baseSalary } }',
      { id: row.id, v: row.version, input },
    );

  it.each<[object, object]>([
    [
      { frequency: 'year', quotedAmount: '15000' },
      { baseSalary: '1250.000', conversion: '÷ 12', weeklyHours: null },
    ],
    [
      { frequency: 'week', quotedAmount: '300' },
      { baseSalary: '1300.000', conversion: '× 52 ÷ 12' },
    ],
    [
      { frequency: 'day', quotedAmount: '40', weeklyHours: '12' },
      { baseSalary: '1200.000', conversion: '× 30', weeklyHours: null },
    ],
    [
      { frequency: 'hour', quotedAmount: '7.5', weeklyHours: '48' },
      { baseSalary: '1560.000', conversion: '× 48 × 52 ÷ 12', weeklyHours: '48.00' },
    ],
    [
      { frequency: 'hour', quotedAmount: '7.5' },
      { baseSalary: '1300.000', conversion: '× 40 × 52 ÷ 12', weeklyHours: '40.00' },
    ],
    [
      { baseSalary: '1250.125', quotedAmount: '9', weeklyHours: '9' },
      { frequency: 'month', baseSalary: '1250.125', quotedAmount: null, conversion: null, weeklyHours: null },
    ],
  ])('%j is %j', async (given, expected) => {
    expect((await agreed(await hire(), given)).data.salary).toMatchObject(expected);
  });

  it('counts hours by the contract where it says any, and divides as the company says', async () => {
    const company = await test.company({ currency: 'KWD', weeks_per_year: '52.1429', days_per_month: '26' });
    const own = await test.as({ type: 'admin', company });
    const {
      data: {
        createEmployee: { id },
      },
    } = await own.graphql(
      'mutation($c: String!) { createEmployee(input: {code: $c, firstName: "Lina", lastName: "Saleh", hireDate: "2024-01-01", workingHoursPerDay: "6"}) { id } }',
      { c: newId() },
    );
    const {
      data: { salary },
    } = await agreed(id, { frequency: 'hour', quotedAmount: '10' }, own);
    expect(salary).toMatchObject({ weeklyHours: '30.00', conversion: '× 30 × 52.1429 ÷ 12', baseSalary: '1303.573' });
    expect(
      (await agreed(id, { frequency: 'day', quotedAmount: '10', validFrom: '2024-06-01' }, own)).data.salary,
    ).toMatchObject({ conversion: '× 26', baseSalary: '260.000' });
  });

  it.each([
    ['weeklyHours: "20"', '20.00'],
    ['weeklyHours: "25", workingHoursPerDay: "6"', '25.00'],
  ])('counts the hours a week of the contract before all others: %s', async (given, weeklyHours) => {
    const {
      data: {
        createEmployee: { id },
      },
    } = await admin.graphql(
      `mutation($c: String!) { createEmployee(input: {code: $c, firstName: "Lina", lastName: "Saleh", hireDate: "2024-01-01", ${given}}) { id } }`,
      { c: newId() },
    );
    expect((await agreed(id, { frequency: 'hour', quotedAmount: '10' })).data.salary).toMatchObject({ weeklyHours });
  });
  it('goes by the hours of the contract as they are, not as they are kept, when it is entered and when it is changed', async () => {
    // Five days of 448 minutes are 37 hours and a third.
    const own = await test.as({
      type: 'admin',
      company: await test.company({ currency: 'AED', workday_hours: '7.47' }),
    });
    const {
      data: {
        createEmployee: { id },
      },
    } = await own.graphql(
      'mutation { createEmployee(input: {code: "1", firstName: "Lina", lastName: "Saleh", hireDate: "2024-01-01"}) { id } }',
    );
    const entered = (await agreed(id, { frequency: 'hour', quotedAmount: '50' }, own)).data.salary;
    expect(entered).toMatchObject({
      weeklyHours: '37.33',
      conversion: '× 2240 ÷ 60 × 52 ÷ 12',
      baseSalary: '8088.890',
    });
    expect((await change(entered, { quotedAmount: '60' }, own)).data.salary).toMatchObject({ baseSalary: '9706.670' });
  });

  it('is worked out anew with its amount; who gives the month instead means a month', async () => {
    const {
      data: { salary },
    } = await agreed(await hire(), { frequency: 'year', quotedAmount: '12000' });
    const raised = (await change(salary, { quotedAmount: '24000' })).data.salary;
    expect(raised).toMatchObject({ baseSalary: '2000.000', conversion: '÷ 12' });
    await test.sql('update company set weeks_per_year = 53 where id = $1', [admin.companyId]);
    const told = (await change(raised, { reason: 'A word about it' })).data.salary;
    expect(told).toMatchObject({ baseSalary: '2000.000', frequency: 'year' });
    expect((await change(told, { baseSalary: '2100' })).data.salary).toMatchObject({
      baseSalary: '2100.000',
      frequency: 'month',
      quotedAmount: null,
      conversion: null,
    });
    await test.sql('update company set weeks_per_year = null where id = $1', [admin.companyId]);
  });

  it.each<[object, string]>([
    [{ frequency: 'hour' }, 'quotedAmount'],
    [{ frequency: 'year', baseSalary: '1000', quotedAmount: '0' }, 'quotedAmount'],
    [{}, 'baseSalary'],
    [{ frequency: 'month', quotedAmount: '3' }, 'baseSalary'],
  ])('%j lacks %s', async (given, field) => {
    expect((await agreed(await hire(), given)).errors![0]!.extensions.field).toBe(field);
  });
});
