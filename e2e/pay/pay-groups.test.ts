import { askerOf, type Row } from '../asking';
import { openStage } from '../stage';
import { barriers, choose, eventually, overflow, shoot } from '../visitor';

const stage = openStage();

test('HR makes a pay group, moves a person into it and runs its period', async () => {
  const ask = askerOf(stage.url());
  const { id: employeeId } = await ask<Row>(
    'hr',
    'mutation($input: EmployeeInput!) { createEmployee(input: $input) { id version } }',
    { input: { code: 'Z-7', firstName: 'Zeina', lastName: 'Zuhair', hireDate: '2025-01-01' } },
  );
  await ask('hr', 'mutation($input: EmployeeSalaryInput!) { createEmployeeSalary(input: $input) { id } }', {
    input: { employeeId, baseSalary: '9000', validFrom: '2025-01-01' },
  });

  const hana = await stage.as('hr', '/pay-groups?new=yes', { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  const group = page.getByRole('dialog', { name: 'New pay group' });
  await group.getByLabel('Name', { exact: true }).fill('Drivers');
  await group.getByLabel('First day of a period', { exact: true }).fill('15');
  await group.getByLabel('From', { exact: true }).fill('2026-01-01');
  await group.getByLabel('From', { exact: true }).press('Tab');
  await group.getByLabel('Day or days', { exact: true }).fill('3');
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'pay-group');
  await group.getByRole('button', { name: 'Create', exact: true }).click();
  await page.locator('tbody tr', { hasText: 'Drivers' }).getByText('Monthly', { exact: true }).waitFor();

  await hana.go(`/employees/${employeeId}?tab=pay`);
  await page.getByRole('button', { name: 'Assign to a pay group' }).click();
  const assignment = page.getByRole('dialog', { name: 'Assign to a pay group' });
  await choose(assignment.getByRole('combobox', { name: 'Pay group', exact: true }), 'Drivers');
  await assignment.getByLabel('From', { exact: true }).fill('2027-02-15');
  await assignment.getByLabel('From', { exact: true }).press('Tab');
  await assignment.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'Drivers' }).getByText('Monthly', { exact: true }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'pay-group-of-employee');
  await hana.go('/pay-groups/assignments');
  await page.locator('tbody tr', { hasText: 'Zuhair' }).waitFor();
  expect(await barriers(page)).toEqual([]);

  await hana.go('/payroll-runs?new=yes');
  const run = page.getByRole('dialog');
  await run.getByLabel('Month', { exact: true }).fill('March 2027');
  await run.getByLabel('Month', { exact: true }).press('Tab');
  await choose(run.getByRole('combobox', { name: /^Pay group/ }), 'Drivers');
  await run.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: /Drivers 2027-02-15 – 2027-03-14/ }).waitFor();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await eventually(async () => expect(await page.getByText('Zeina Zuhair').count()).toBeGreaterThan(0));
  expect(await barriers(page)).toEqual([]);
  await page
    .getByRole('link', { name: /Zeina Zuhair/ })
    .first()
    .click();
  await page.getByText('Drivers', { exact: true }).waitFor();

  const mobile = await stage.as('hr', '/pay-groups?new=yes', {
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
  });
  await mobile.page.getByLabel('Name', { exact: true }).waitFor();
  expect(await barriers(mobile.page)).toEqual([]);
  expect(await overflow(mobile.page)).toBe(0);
});
