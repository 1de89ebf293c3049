import { askerOf, type Row } from '../asking';
import { openStage } from '../stage';
import { barriers, overflow, shoot } from '../visitor';

const stage = openStage();

test('a salary below the minimum wage is warned of beside its field while it is typed, and saved all the same', async () => {
  const made = await askerOf(stage.url())<Row>(
    'hr',
    'mutation($input: EmployeeInput!) { createEmployee(input: $input) { id } }',
    { input: { code: 'Z-9', firstName: 'Maha', lastName: 'Zahmi', hireDate: '2026-08-01', nationality: 'AE' } },
  );
  const hana = await stage.as('hr', `/employees/${made.id}?tab=pay`);
  const { page } = hana;
  await page.getByRole('tab', { name: 'Pay', exact: true }).click();
  await page.getByRole('button', { name: 'Add a salary' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('From', { exact: true }).fill('2026-08-01');
  await drawer.getByLabel('From', { exact: true }).press('Tab');
  await drawer.getByLabel('Monthly salary').fill('4500');
  const warning = drawer.locator('.field-warning', { hasText: 'At least 6,000 AED gross' });
  await warning.waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'minimum-wage-warning');
  await drawer.getByLabel('Monthly salary').fill('6000');
  await warning.waitFor({ state: 'detached' });
  await drawer.getByLabel('Monthly salary').fill('4500');
  await warning.waitFor();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByText('AED 4,500.00').first().waitFor();

  const phone = await stage.as('hr', `/employees/${made.id}`, {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await phone.page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await phone.go(`/employees/${made.id}?tab=pay`);
  await phone.page.locator('.dated').getByRole('button', { name: 'تعديل' }).first().click();
  await phone.page.getByRole('dialog').getByLabel('الراتب الشهري').fill('4000');
  await phone.page.locator('.field-warning', { hasText: 'أقل من الحد الأدنى للأجور' }).waitFor();
  expect([await overflow(phone.page), await barriers(phone.page)]).toEqual([0, []]);
});
