import { askerOf, type Row, type Rows } from '../asking';
import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot } from '../visitor';

const stage = openStage();
const desk = { width: 1440, height: 900 };
const now = new Date();
const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).toISOString().slice(0, 10);
const period = lastDay.slice(0, 7);

test('a Kuwaiti company takes over its leave types, and twenty days of sickness are paid by their steps', async () => {
  const ask = askerOf(stage.url());
  const companies = await ask<Rows<Row>>('hr', '{ companies(limit: 1) { rows { id version } } }');
  await ask(
    'hr',
    'mutation($id: ID!, $version: Int!) { updateCompany(id: $id, version: $version, input: { country: "KW" }) { id } }',
    {
      ...companies.rows[0]!,
    },
  );

  const hana = await stage.as('hr', '/leave-types', { viewport: desk });
  const { page } = hana;
  await page.getByRole('link', { name: 'Leave by law' }).click();
  await page.getByRole('heading', { name: 'Leave by law' }).waitFor();
  const sick = page.locator('.leave-laws > li', { hasText: 'Art. 69' });
  await sick.getByText('up to day 15: 100\u00a0% · up to day 25: 75\u00a0%', { exact: false }).waitFor();
  await sick.getByText('Differs from the law').waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'leave-law');
  // What is there already is changed only where somebody says so; what is missing stands chosen.
  const chosen = (name: string) => page.getByRole('checkbox', { name, exact: true });
  expect(await chosen('Hajj leave').isChecked()).toBe(true);
  expect(await chosen('Sick leave').isChecked()).toBe(false);
  await chosen('Sick leave').check();
  const from = page.getByLabel('From which day');
  await from.fill(`${period}-01`);
  await from.press('Tab');
  await page.getByRole('button', { name: /^Adopt \d types$/ }).click();
  await sick.getByText('As the law says').waitFor();
  await page.locator('.leave-laws > li', { hasText: 'Art. 76' }).getByText('As the law says').waitFor();

  const made = await ask<Row>(
    'hr',
    'mutation($input: EmployeeInput!) { createEmployee(input: $input) { id version } }',
    {
      input: { code: 'K-1', firstName: 'Khaled', lastName: 'Kandari', hireDate: '2025-01-01', nationality: 'KW' },
    },
  );
  await ask('hr', 'mutation($input: EmployeeSalaryInput!) { createEmployeeSalary(input: $input) { id } }', {
    input: { employeeId: made.id, baseSalary: '9000', validFrom: '2025-01-01' },
  });
  const types = await ask<Rows<Row & { lawCode: string | null }>>(
    'hr',
    '{ leaveTypes(limit: 50) { rows { id version lawCode } } }',
  );
  const type = types.rows.find(({ lawCode }) => lawCode === 'sick')!;
  // The certificate the law asks for is a matter of another flow.
  await ask(
    'hr',
    'mutation($id: ID!, $version: Int!) { updateLeaveType(id: $id, version: $version, input: { documentRule: never, backdateDays: null }) { id } }',
    { id: type.id, version: type.version },
  );
  const leave = await ask<Row>(
    'hr',
    'mutation($input: EmployeeLeaveInput!) { createEmployeeLeave(input: $input) { id version } }',
    { input: { employeeId: made.id, typeId: type.id, fromDate: `${period}-01`, toDate: `${period}-20` } },
  );
  await ask('admin', 'mutation($id: ID!, $version: Int!) { approveEmployeeLeave(id: $id, version: $version) { id } }', {
    id: leave.id,
    version: leave.version,
  });
  const run = await ask<Row>(
    'hr',
    'mutation($input: PayrollRunInput!) { createPayrollRun(input: $input) { id version } }',
    { input: { period, employeeIds: [made.id] } },
  );
  await ask('hr', 'mutation($id: ID!, $version: Int!) { calculatePayrollRun(id: $id, version: $version) { id } }', {
    id: run.id,
    version: run.version,
  });
  await eventually(async () => {
    const { state } = await ask<{ state: string }>('hr', 'query($id: ID!) { payrollRun(id: $id) { state } }', {
      id: run.id,
    });
    expect(state).toBe('review');
  });
  const slips = await ask<Rows<Row>>(
    'hr',
    'query($run: ID!) { payslips(filter: { runId: { eq: $run } }) { rows { id version } } }',
    { run: run.id },
  );
  await hana.go(`/payslips/${slips.rows[0]!.id}`);
  const line = page.getByRole('button', { name: /Sick leave/ }).first();
  await line.click();
  // Art. 69: 15 days in full, the five to the 20th at three quarters.
  await page.getByText('days 16 to 25 of the calendar year, by the leave type', { exact: false }).first().waitFor();
  await shoot(page, 'leave-law-payslip');

  const phone = await stage.as('hr', '/leave-types/law', {
    locale: 'ar-AE',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await phone.page.getByText('حتى اليوم 15', { exact: false }).first().waitFor();
  expect(await overflow(phone.page)).toBe(0);
  expect(await barriers(phone.page)).toEqual([]);
  await shoot(phone.page, 'leave-law-ar');
});
