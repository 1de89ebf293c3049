import { askerOf, type Row } from '../asking';
import { openStage } from '../stage';
import { barriers, choose, eventually, overflow, pick, shoot, textsOf } from '../visitor';

const stage = openStage();
const now = new Date();
const period = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).toISOString().slice(0, 7);

test('an Emirati is registered, the payslip takes the share of the pension, and the statement says what is owed', async () => {
  const ask = askerOf(stage.url());
  const made = await ask<Row>(
    'hr',
    'mutation($input: EmployeeInput!) { createEmployee(input: $input) { id version } }',
    {
      input: { code: 'Z-1', firstName: 'Zaki', lastName: 'Zaabi', hireDate: '2025-01-01', nationality: 'AE' },
    },
  );
  await ask('hr', 'mutation($input: EmployeeSalaryInput!) { createEmployeeSalary(input: $input) { id } }', {
    input: { employeeId: made.id, baseSalary: '18000', validFrom: '2025-01-01' },
  });

  const hana = await stage.as('hr', '/insurance-registrations?new=yes', { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  const drawer = page.getByRole('dialog', { name: 'Register an employee' });
  await choose(drawer.getByRole('combobox', { name: 'Employee', exact: true }), 'Zaabi');
  await pick(drawer.getByRole('combobox', { name: 'Scheme', exact: true }), 'GPSSA (Emirates)');
  await drawer.getByLabel(/^Insurance number/).fill('784-1990-1234567-6');
  for (const [label, day] of [
    ['First insured on', '2024-02-01'],
    ['From', '2025-01-01'],
  ] as const) {
    await drawer.getByLabel(label, { exact: true }).fill(day);
    await drawer.getByLabel(label, { exact: true }).press('Tab');
  }
  expect(await barriers(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Create', exact: true }).click();
  await page
    .getByRole('link', { name: /Zaki Zaabi/ })
    .first()
    .waitFor();

  const run = await ask<Row>(
    'hr',
    'mutation($input: PayrollRunInput!) { createPayrollRun(input: $input) { id version } }',
    {
      input: { period, employeeIds: [made.id] },
    },
  );
  await ask('hr', 'mutation($id: ID!, $version: Int!) { calculatePayrollRun(id: $id, version: $version) { id } }', {
    id: run.id,
    version: run.version,
  });
  let calculated = run;
  await eventually(async () => {
    const read = await ask<Row & { state: string }>(
      'hr',
      'query($id: ID!) { payrollRun(id: $id) { id version state } }',
      {
        id: run.id,
      },
    );
    expect(read.state).toBe('review');
    calculated = read;
  });

  await hana.go('/insurance-registrations/contributions?period=' + period);
  await page.getByText('One payroll of the month is not approved yet and is not counted.').waitFor();
  await page.getByText('Nothing is due').waitFor();
  await ask('finance', 'mutation($id: ID!, $version: Int!) { approvePayrollRun(id: $id, version: $version) { id } }', {
    id: calculated.id,
    version: calculated.version,
  });
  // 18,000: 11 % of the employee, 12.5 of the employer and 2.5 of the state.
  const row = page.locator('tbody tr', { hasText: 'Zaabi' });
  await eventually(async () =>
    expect(await textsOf(row.locator('td'))).toEqual([
      'GPSSA (Emirates)',
      '784-1990-1234567-6',
      'AED 18,000.00',
      'AED 1,980.00',
      'AED 2,250.00',
      'AED 450.00',
      'AED 4,680.00',
    ]),
  );
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'contributions');

  const { rows } = await ask<{ rows: Row[] }>(
    'hr',
    'query($run: ID!) { payslips(filter: { runId: { eq: $run } }) { rows { id version } } }',
    { run: run.id },
  );
  await hana.go(`/payslips/${rows[0]!.id}`);
  await page
    .getByRole('button', { name: /GPSSA: pension/ })
    .first()
    .click();
  await page.getByText('Federal Decree-Law 57/2023', { exact: false }).first().waitFor();

  const mobile = await stage.as('hr', `/insurance-registrations/contributions?period=${period}`, {
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  });
  await mobile.page.getByText('784-1990-1234567-6').waitFor();
  expect(await barriers(mobile.page)).toEqual([]);
  expect(await overflow(mobile.page)).toBe(0);
});
