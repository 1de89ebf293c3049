import { ar } from '../../client/src/i18n/ar';
import { askerOf, type Row, type Rows } from '../asking';
import { openStage } from '../stage';
import { barriers, eventually, overflow, pick } from '../visitor';

const stage = openStage();
const now = new Date();
const period = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).toISOString().slice(0, 7);
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'dark' as const };

test('payslips are mailed as the company says, and the employee sees nothing of what payroll keeps', async () => {
  const ask = askerOf(stage.url());
  const {
    rows: [company],
  } = await ask<Rows<Row>>('hr', '{ companies { rows { id version } } }');
  const hana = await stage.as('hr', `/companies?edit=${company!.id}`);
  const { page } = hana;
  const drawer = page.getByRole('dialog');
  await pick(drawer.getByLabel('Payslips by mail', { exact: true }), 'As a PDF with a password');
  await drawer.getByText('without them the mail holds the link alone', { exact: false }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();

  // One person is paid for the month by a run of their own.
  const { id: employeeId } = await ask<Row>(
    'hr',
    'mutation($input: EmployeeInput!) { createEmployee(input: $input) { id } }',
    {
      input: {
        code: 'Z-MAIL',
        firstName: 'Zaki',
        lastName: 'Letter',
        hireDate: '2024-01-01',
        workEmail: 'zaki@muster.example',
        nationalId: '784-1985-1234567-3',
        birthDate: '1985-03-02',
      },
    },
  );
  await ask('hr', 'mutation($input: EmployeeSalaryInput!) { createEmployeeSalary(input: $input) { id } }', {
    input: { employeeId, baseSalary: '9000', validFrom: '2024-01-01' },
  });
  const { id } = await ask<Row>('hr', 'mutation($input: PayrollRunInput!) { createPayrollRun(input: $input) { id } }', {
    input: { period, kind: 'off_cycle', employeeIds: [employeeId] },
  });
  const step = async (who: string, verb: string, from: string): Promise<void> =>
    eventually(async () => {
      const run = await ask<Row & { state: string }>(
        who,
        'query($id: ID!) { payrollRun(id: $id) { id version state } }',
        { id },
      );
      expect(run.state).toBe(from);
      if (verb)
        await ask(who, `mutation($id: ID!, $version: Int!) { ${verb}PayrollRun(id: $id, version: $version) { id } }`, {
          id,
          version: run.version,
        });
    });
  await step('hr', 'calculate', 'draft');
  await step('finance', 'approve', 'review');
  await step('finance', 'post', 'approved');

  await eventually(async () => {
    const { rows } = await ask<Rows<{ id: string }>>(
      'hr',
      '{ mails(filter: { kind: { eq: payslip } }) { rows { id } } }',
    );
    expect(rows).toHaveLength(1);
  });
  await hana.go('/mails');
  await page
    .getByRole('link', { name: /^Your payslip of/ })
    .first()
    .click();
  await page.getByText(`payslip-${period}-Z-MAIL.pdf`, { exact: true }).waitFor();
  await page.getByText('eight characters', { exact: false }).waitFor();
  expect(await barriers(page)).toEqual([]);

  const {
    rows: [slip],
  } = await ask<Rows<Row>>('hr', 'query($id: ID!) { payslips(filter: { runId: { eq: $id } }) { rows { id } } }', {
    id,
  });
  await hana.go(`/payslips/${slip!.id}`);
  await page
    .getByRole('region', { name: 'Employer contributions' })
    .getByText('Not shown to the employee')
    .first()
    .waitFor();

  const {
    rows: [own],
  } = await ask<Rows<Row>>('employee', '{ payslips(limit: 1) { rows { id } } }');
  const { page: employeePage } = await stage.as('employee', `/payslips/${own!.id}`);
  await employeePage.getByRole('region', { name: 'Earnings' }).waitFor();
  expect(await employeePage.getByText('End of service provision').count()).toBe(0);

  const { page: mobile } = await stage.as('hr', `/payslips/${slip!.id}`, phone);
  await mobile.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await mobile.reload();
  await mobile.getByText(ar.payroll.hiddenLine, { exact: true }).first().waitFor();
  expect(await overflow(mobile)).toBe(0);
});
