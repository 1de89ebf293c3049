import { askerOf, type Row, type Rows } from '../asking';
import { openStage } from '../stage';
import { barriers, choose, overflow, pick } from '../visitor';

const stage = openStage();
const year = new Date().getUTCFullYear();

test('an Egyptian company registers somebody for income tax and reads its rules, on a desk and on a phone', async () => {
  const ask = askerOf(stage.url());
  const companies = await ask<Rows<Row>>('hr', '{ companies(limit: 1) { rows { id version } } }');
  await ask(
    'hr',
    'mutation($id: ID!, $version: Int!) { updateCompany(id: $id, version: $version, input: { country: "EG" }) { id } }',
    { ...companies.rows[0]! },
  );
  await ask('hr', 'mutation($input: EmployeeInput!) { createEmployee(input: $input) { id } }', {
    input: { code: 'Z-2', firstName: 'Zaki', lastName: 'Zaabi', hireDate: '2025-01-01' },
  });

  const hana = await stage.as('hr', '/insurance-registrations', { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  await hana.follow('/tax-registrations');
  await page.getByRole('heading', { name: 'Income tax', exact: true }).waitFor();
  await hana.go('/tax-registrations?new=yes');
  const drawer = page.getByRole('dialog', { name: 'Register for income tax' });
  await choose(drawer.getByRole('combobox', { name: 'Employee', exact: true }), 'Zaabi');
  await pick(drawer.getByRole('combobox', { name: 'Tax', exact: true }), 'Egypt: tax on salaries');
  await drawer.getByLabel(/^Tax number/).fill('482-913-057');
  await drawer.getByLabel('Taxable pay before').fill('10000');
  await drawer.getByLabel('From', { exact: true }).fill(`${year}-01-01`);
  await drawer.getByLabel('From', { exact: true }).press('Tab');
  expect(await barriers(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('link', { name: /Zaki Zaabi/ }).waitFor();

  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByText('Egypt, Income Tax Law 91/2005 as amended by Law 7/2024').waitFor();
  await page
    .getByRole('heading', { name: /^Taxable income up to/ })
    .first()
    .waitFor();
  expect(await barriers(page)).toEqual([]);

  await hana.go('/tax-registrations/certificates');
  await page.getByText('Nothing was taxed').waitFor();
  expect(await barriers(page)).toEqual([]);

  const mobile = await stage.as('hr', '/tax-registrations/rules', {
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
    colorScheme: 'dark',
  });
  await mobile.page.getByText('Personal exemption').waitFor();
  expect(await barriers(mobile.page)).toEqual([]);
  expect(await overflow(mobile.page)).toBe(0);
});
