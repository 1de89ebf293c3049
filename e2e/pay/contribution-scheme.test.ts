import { askerOf, type Row } from '../asking';
import { openStage } from '../stage';
import { barriers, choose, eventually, overflow, shoot, textsOf } from '../visitor';

const stage = openStage();

test('HR writes a fund, tries it on a person and on everybody, and finance approves it', async () => {
  const ask = askerOf(stage.url());
  const made = await ask<Row>(
    'hr',
    'mutation($input: EmployeeInput!) { createEmployee(input: $input) { id version } }',
    {
      input: {
        code: 'Z-2',
        firstName: 'Zoe',
        lastName: 'Zafar',
        hireDate: '2025-01-01',
        nationality: 'IN',
      },
    },
  );
  await ask('hr', 'mutation($input: EmployeeSalaryInput!) { createEmployeeSalary(input: $input) { id } }', {
    input: {
      employeeId: made.id,
      baseSalary: '12000',
      validFrom: '2025-01-01',
    },
  });

  const hana = await stage.as('hr', '/contribution-schemes?new=yes', {
    viewport: { width: 1440, height: 900 },
  });
  const { page } = hana;
  const drawer = page.getByRole('dialog', { name: 'New scheme' });
  await drawer.getByLabel('Code', { exact: true }).fill('medical_fund');
  await drawer.getByLabel('Name', { exact: true }).fill('Medical fund');
  await drawer.getByLabel('From', { exact: true }).fill('2030-01-01');
  await drawer.getByLabel('From', { exact: true }).press('Tab');
  await drawer.getByRole('button', { name: 'Add a row' }).click();
  await drawer.getByLabel('Employee, row 1').fill('2.5');
  await drawer.getByLabel('Employer, row 1').fill('5');
  await drawer.getByLabel('Ceiling, row 1').fill('8000');
  await choose(drawer.getByRole('combobox', { name: 'Employee', exact: true }), 'Zafar');
  await drawer.getByRole('button', { name: 'Try it on this person' }).click();
  // 8,000 of 12,000 count: 2.5 % and 5 %.
  await eventually(async () =>
    expect(await textsOf(drawer.locator('.pay-lines > li'))).toEqual([
      expect.stringMatching(/Medical fund.*200\.00/s),
      expect.stringMatching(/Medical fund, employer’s share.*400\.00/s),
    ]),
  );
  await drawer.getByRole('button', { name: 'Compare for everybody' }).click();
  await drawer.getByText(/people would be paid differently/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'contribution-scheme');
  await drawer.getByRole('button', { name: 'Create', exact: true }).click();
  const row = page.locator('tbody tr', { hasText: 'Medical fund' });
  await row.getByText('Waiting for approval').waitFor();

  const faisal = await stage.as('finance', '/contribution-schemes', {
    viewport: { width: 1440, height: 900 },
  });
  await faisal.page.locator('tbody tr', { hasText: 'Medical fund' }).getByRole('link').first().click();
  await faisal.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await faisal.page.locator('tbody tr', { hasText: 'Medical fund' }).getByText('Approved').waitFor();
  expect(await barriers(faisal.page)).toEqual([]);

  const mobile = await stage.as('hr', '/contribution-schemes?new=yes', {
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  });
  await mobile.page.getByRole('button', { name: 'Add a row' }).click();
  expect(await barriers(mobile.page)).toEqual([]);
  expect(await overflow(mobile.page)).toBe(0);
});
