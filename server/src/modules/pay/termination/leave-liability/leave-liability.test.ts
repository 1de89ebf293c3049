import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { textsInPdf } from '../../../../../test/pdf-text';
import { inCompany } from '../../../../platform/system-ctx';
import { newId } from '../../../../platform/records/ids';
import { payOffice, type PayOffice } from '../../items/pay-entry/pay.fixture';
import { leaveLiability, leaveLiabilityTotals } from './leave-liability';

let test: TestApp;
let office: PayOffice;
let admin: Person;
let accountant: Person;
let annual: string;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2025-01-10T08:00:00Z') });
});
afterAll(() => test.close());

const provisions = (scope: 'company' | 'team' | 'own', ...actions: string[]) =>
  actions.map((action) => ({ subject: 'EosProvision', action, scope }));

beforeEach(async () => {
  office = await payOffice(test, { country: 'AE', currency: 'AED' });
  admin = await test.as({ type: 'admin', company: office.companyId });
  accountant = await test.as({
    company: office.companyId,
    grants: provisions('company', 'read', 'read_sensitive', 'export'),
  });
  annual = await leaveType('ANNUAL', { paidAtEnd: true });
});

const leaveType = async (code: string, more: object): Promise<string> =>
  (await office.create('LeaveType', { code, name: code, requiresAllocation: true, ...more }, 'id', admin)).id;
const give = (employeeId: string, days: string, typeId = annual, effectiveDate = '2024-06-01') =>
  office.create(
    'LeaveAdjustment',
    { employeeId, typeId, days, effectiveDate, reason: 'Days of the year', kind: 'allocation' },
    'id',
    admin,
  );
async function inDepartment(employeeId: string, name: string, validFrom = '2020-01-01'): Promise<void> {
  const [known] = await office.sql('select id from department where company_id = $1 and name = $2', [
    office.companyId,
    name,
  ]);
  const id = known?.id ?? newId();
  if (!known)
    await office.sql(
      `insert into department (company_id, id, created_at, updated_at, name, status)
       values ($1, $2, now(), now(), $3, 'active')`,
      [office.companyId, id, name],
    );
  await office.sql(
    `insert into employee_position (company_id, id, created_at, updated_at, employee_id, department_id,
       is_primary, fte, valid_from) values ($1, $2, now(), now(), $3, $4, true, 1, $5)`,
    [office.companyId, newId(), employeeId, id, validFrom],
  );
}
const named = (firstName: string, more: object = {}) => ({ firstName, lastName: 'Saleh', code: firstName, ...more });

const rowsOf = (who: Person, variables: object = {}) =>
  office.ask(
    who,
    `query($day: Date, $department: String, $search: String, $limit: Int, $offset: Int) {
       leaveLiability(day: $day, department: $department, search: $search, limit: $limit, offset: $offset) {
         rows { employeeCode departmentName days dailyWage amount problem } total currency } }`,
    variables,
  );
const totals = (who: Person, variables: object = {}) =>
  office.ask(
    who,
    `query($day: Date, $department: String, $search: String) {
       leaveLiabilityTotals(day: $day, department: $department, search: $search) {
         people days amount unvalued currency departments { departmentName people days amount unvalued } } }`,
    variables,
  );
const codes = async (who: Person, variables: object = {}) =>
  (await rowsOf(who, variables)).rows.map(({ employeeCode }: any) => employeeCode);

it('tells each the days of the types that are paid out, what a day is worth, and what they come to by department', async () => {
  const sick = await leaveType('SICK', {});
  const unpaid = await leaveType('LIEU', { paidAtEnd: true });
  const [amal, badr, celine] = [
    await office.hire('2020-01-01', '6000', named('Amal')),
    await office.hire('2020-01-01', '10000', named('Badr')),
    await office.hire('2020-01-01', '4500', named('Celine')),
  ];
  await inDepartment(amal, 'Surgery');
  await inDepartment(badr, 'Surgery');
  await give(amal, '12');
  await give(amal, '9', sick);
  await give(badr, '7.5');
  await give(badr, '1', unpaid);
  await give(celine, '10');
  // A day is a thirtieth of the basic salary: 200, 333.33 and 150. 10000 ÷ 30 × 7.5 = 2500, × 1 = 333.33.
  expect(await rowsOf(accountant)).toEqual({
    rows: [
      {
        employeeCode: 'Amal',
        departmentName: 'Surgery',
        days: '12',
        dailyWage: '200.00',
        amount: '2400.00',
        problem: null,
      },
      {
        employeeCode: 'Badr',
        departmentName: 'Surgery',
        days: '8.5',
        dailyWage: '333.33',
        amount: '2833.33',
        problem: null,
      },
      {
        employeeCode: 'Celine',
        departmentName: null,
        days: '10',
        dailyWage: '150.00',
        amount: '1500.00',
        problem: null,
      },
    ],
    total: 3,
    currency: 'AED',
  });
  expect(await totals(accountant)).toEqual({
    people: 3,
    days: '30.5',
    amount: '6733.33',
    unvalued: 0,
    currency: 'AED',
    departments: [
      { departmentName: 'Surgery', people: 2, days: '20.5', amount: '5233.33', unvalued: 0 },
      { departmentName: null, people: 1, days: '10', amount: '1500.00', unvalued: 0 },
    ],
  });
  expect(await codes(accountant, { department: '' })).toEqual(['Celine']);
  expect(await totals(accountant, { department: 'Surgery' })).toMatchObject({ people: 2, amount: '5233.33' });
  expect(await totals(accountant, { search: 'badr' })).toMatchObject({ people: 1, amount: '2833.33' });
  expect(await rowsOf(accountant, { limit: 1, offset: 1 })).toMatchObject({
    rows: [{ employeeCode: 'Badr' }],
    total: 3,
  });
});

it('comes to what a settlement of the day pays', async () => {
  const employeeId = await office.hire('2020-01-01', '7000', named('Amal'));
  const { id: compensationId } = await office.create('Compensation', {
    title: 'Housing',
    basis: 'monthly',
    fixedAmount: '1000',
  });
  await office.sql(
    `insert into compensation_assignment (company_id, id, created_at, updated_at, employee_id, compensation_id,
       state, valid_from) values ($1, $2, now(), now(), $3, $4, 'approved', '2020-01-01')`,
    [office.companyId, newId(), employeeId, compensationId],
  );
  await give(employeeId, '11.25');
  const ended = await office.create('EndOfService', { employeeId, lastDay: '2025-01-10', reason: 'termination' });
  const { lines } = await office.step('calculate', 'EndOfService', ended, 'lines { code value }');
  const {
    rows: [row],
  } = await rowsOf(accountant, { day: '2025-01-10' });
  // 7000 ÷ 30 × 11.25.
  expect(row).toMatchObject({ days: '11.25', dailyWage: '233.33', amount: '2625.00' });
  expect(lines.find(({ code }: any) => code === 'LEAVE:ANNUAL').value).toBe(row.amount);
});

it('is of a day: who was employed, in which department, with which pay, and what had been given by then', async () => {
  const [amal, badr] = [
    await office.hire('2020-01-01', '6000', named('Amal')),
    await office.hire('2024-07-01', '6000', named('Badr')),
  ];
  await inDepartment(amal, 'Surgery');
  await office.sql(`update employee_position set valid_to = '2024-08-31' where employee_id = $1`, [amal]);
  await inDepartment(amal, 'Wards', '2024-09-01');
  await office.create('EmployeeSalary', { employeeId: amal, baseSalary: '9000', validFrom: '2024-10-01' });
  await give(amal, '5');
  await give(amal, '4', annual, '2024-12-01');
  await give(badr, '2', annual, '2024-08-01');
  const on = async (day: string) =>
    (await rowsOf(accountant, { day })).rows.map(
      ({ employeeCode, departmentName, days, amount }: any) =>
        `${employeeCode} ${departmentName ?? '–'} ${days} ${amount}`,
    );
  expect(await on('2024-06-30')).toEqual(['Amal Surgery 5 1000.00']);
  expect(await on('2024-09-30')).toEqual(['Amal Wards 5 1000.00', 'Badr – 2 400.00']);
  // 9000 ÷ 30 × 9.
  expect(await on('2024-12-31')).toEqual(['Amal Wards 9 2700.00', 'Badr – 2 400.00']);
  await office.sql(`update employee set status = 'inactive', exit_date = '2024-12-31' where id = $1`, [badr]);
  expect(await on('2025-01-01')).toEqual(['Amal Wards 9 2700.00']);
  await expect(rowsOf(accountant, { day: '2300-01-01' })).rejects.toMatchObject({ code: 'INVALID', field: 'day' });
});

it('tells who has days without pay on file, and counts them apart', async () => {
  await give(await office.hire('2020-01-01', null, named('Amal')), '3');
  await office.hire('2020-01-01', '6000', named('Badr'));
  expect((await rowsOf(accountant)).rows).toMatchObject([
    { days: '3', dailyWage: null, amount: null, problem: expect.stringContaining('No salary in AED') },
    { days: '0', dailyWage: '200.00', amount: '0.00', problem: null },
  ]);
  expect(await totals(accountant)).toMatchObject({ people: 1, days: '3', amount: '0.00', unvalued: 1 });
});

it('shows those whose provisions one may see with their amounts, and nothing of another company', async () => {
  const [amal, badr] = [
    await office.hire('2020-01-01', '6000', named('Amal')),
    await office.hire('2020-01-01', '6000', named('Badr')),
  ];
  await office.sql('update employee set manager_id = $1 where id = $2', [amal, badr]);
  const as = (employeeId: string | null, ...grants: any[]) =>
    test.as({ company: office.companyId, ...(employeeId && { employeeId }), grants: grants.flat() });
  await give(await office.hire('2020-01-01', '6000', named('Celine')), '3');
  await give(badr, '2');
  const manager = await as(amal, provisions('team', 'read', 'read_sensitive'));
  expect(await codes(manager)).toEqual(['Amal', 'Badr']);
  expect(await totals(manager)).toMatchObject({ people: 1, amount: '400.00' });
  expect(await codes(await as(badr, provisions('company', 'read'), provisions('own', 'read_sensitive')))).toEqual([
    'Badr',
  ]);
  expect(await codes(await as(null, provisions('company', 'read')))).toEqual([]);
  const stranger = await test.as({
    company: await test.company(),
    grants: provisions('company', 'read', 'read_sensitive'),
  });
  expect(await codes(stranger)).toEqual([]);
  const nobody = await as(null, []);
  await expect(rowsOf(nobody)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(totals(nobody)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it.each([
  ['no rows', { limit: 0 }],
  ['more rows than a page', { limit: 100000 }],
  ['rows before the first', { offset: -1 }],
])('%s is refused', async (_what, variables) => {
  await expect(rowsOf(accountant, variables)).rejects.toMatchObject({ code: 'INVALID' });
});

it('asks the database as often for thirty as for three', async () => {
  const hire = async (count: number) => {
    for (let at = 0; at < count; at++) await give(await office.hire('2020-01-01', '6000'), '2');
  };
  const statements = () =>
    inCompany(test.app.services, { companyId: office.companyId, userId: admin.id }, 'read', async (ctx) => {
      const queries = jest.spyOn(ctx.tx, 'query');
      expect((await leaveLiability(ctx, {})).total).toBeGreaterThan(0);
      expect(Number((await leaveLiabilityTotals(ctx, {})).amount)).toBeGreaterThan(0);
      return queries.mock.calls.length;
    });
  await hire(3);
  const few = await statements();
  await hire(27);
  expect(await statements()).toBe(few);
  expect(await totals(accountant)).toMatchObject({ people: 30, amount: '12000.00' });
});

it('is written as a file with the rows of the question, to who may export provisions', async () => {
  const amal = await office.hire('2020-01-01', '6000', named('Amal'));
  await give(amal, '12');
  await office.hire('2020-01-01', '6000', named('Badr'));
  const file = (who: Person, format: string) =>
    who.fetch(`/export/LeaveLiability.${format}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        title: 'Leave owed',
        columns: [
          { field: 'employeeCode', header: 'Number' },
          { field: 'days', header: 'Days' },
          { field: 'amount', header: 'Amount' },
        ],
        search: 'amal',
        filter: { day: { eq: '2025-01-10' } },
      }),
    });
  expect(await (await file(accountant, 'csv')).text()).toContain('Number,Days,Amount\r\nAmal,12,2400.00\r\n');
  const sheet = await file(accountant, 'xlsx');
  expect([sheet.status, (await sheet.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  const paper = textsInPdf(Buffer.from(await (await file(accountant, 'pdf')).arrayBuffer())).join(' ');
  expect(paper.replace(/[\u2066-\u2069]/g, '')).toContain('Amal 12 2,400.00 All 12 2,400.00');
  const without = await test.as({
    company: office.companyId,
    grants: provisions('company', 'read', 'read_sensitive'),
  });
  expect((await file(without, 'csv')).status).toBe(403);
});
