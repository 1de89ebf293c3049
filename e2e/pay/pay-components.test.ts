import { openStage } from '../stage';
import { barriers, overflow } from '../visitor';

const stage = openStage();
const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };

test('a component is written, corrected where it is wrong, tried on a person, compared for everybody and saved', async () => {
  const hana = await stage.as('hr', '/pay-components');
  const { page } = hana;
  await page.getByRole('link', { name: 'phone' }).first().waitFor();
  await page.getByRole('button', { name: 'New component' }).click();
  const drawer = page.getByRole('dialog', { name: 'New component' });
  await drawer.getByLabel('Code', { exact: true }).fill('site_allowance');
  await drawer.getByLabel('Name', { exact: true }).fill('Site allowance');
  await drawer.getByLabel('From', { exact: true }).fill('2026-01-01');
  await drawer.getByLabel('From', { exact: true }).press('Enter');
  const formula = drawer.getByLabel('Formula', { exact: true });
  await formula.fill('basc * 10%');
  await drawer.getByText('Did you mean “basic”?').waitFor();
  await formula.fill('basic * 10%');
  await drawer.getByText('No mistakes found.').first().waitFor();
  await drawer.getByText('Closed months follow a change', { exact: false }).waitFor();
  await drawer.getByText('What a formula may be made of').click();
  await drawer.getByText('Monthly basic salary').waitFor();
  await drawer.getByRole('combobox', { name: 'Employee', exact: true }).fill('HMG-0010');
  await page.getByRole('option').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Try it on this person' }).click();
  await drawer.getByRole('button', { name: /Site allowance/ }).click();
  await drawer.getByText('(basic * 10%) × days.paid ÷ days.basis').waitFor();
  await drawer.getByRole('button', { name: 'Compare for everybody' }).click();
  await drawer.getByText(/people would be paid differently/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('link', { name: 'site_allowance' }).first().waitFor();

  const mobile = await stage.as('hr', '/pay-components', phone);
  await mobile.page.getByText('Site allowance').first().waitFor();
  expect(await barriers(mobile.page)).toEqual([]);
  expect(await overflow(mobile.page)).toBe(0);
});

test('a raise and other factors of a formula are tried on everybody before anything is saved', async () => {
  const { page } = await stage.as('hr', '/payroll-runs');
  await page.getByRole('link', { name: 'What if …' }).click();
  await page.getByLabel('By how many percent').fill('-150');
  await page.getByRole('button', { name: 'Compare for everybody' }).click();
  await page
    .getByRole('main')
    .getByText('Write a percentage above -100 and up to 1,000, such as 2.5.')
    .first()
    .waitFor();
  await page.getByLabel('By how many percent').fill('10');
  await page.getByRole('button', { name: 'Compare for everybody' }).click();
  const compared = page.getByRole('region', { name: /^Everybody in .*, if this were saved$/ });
  const net = compared.locator('dd').first();
  const totals = await net.locator('bdi').first().innerText();
  expect(await net.innerText()).toMatch(/\+AED\s[\d,.]+\s\(\+([5-9]|10)(\.\d)?%\)/);
  const [before, after] = totals.split('→').map((amount) => Number(amount.replace(/[^\d.]/g, ''))) as [number, number];
  // Some deductions and fixed allowances do not rise with the salary.
  expect([after > before * 1.05, after < before * 1.11]).toEqual([true, true]);
  expect(await barriers(page)).toEqual([]);

  await page.goto('/employees?q=HMG-0011');
  await page.locator('tr[data-row-key]').first().getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'What if …' }).click();
  await page.getByLabel('To how much a month').fill('50000');
  await page.getByRole('button', { name: 'Compare for everybody' }).click();
  await compared.getByText(/^1 of \d+ people would be paid differently\.$/).waitFor();
  await compared.getByText('HMG-0011').waitFor();

  await page.goto('/salary-formulas');
  await page.getByRole('link', { name: 'Clinic shifts' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'What if …' }).click();
  await page.getByRole('button', { name: 'Compare for everybody' }).click();
  await page.getByText('Change a factor first.').waitFor();
  await page.getByLabel('First step').fill('3');
  await page.getByRole('button', { name: 'Compare for everybody' }).click();
  await compared.getByText(/people would be paid differently/).waitFor();
  expect(await barriers(page)).toEqual([]);

  await page.goto('/pay-tables?new=yes');
  const step = page.getByRole('dialog', { name: 'New step' });
  await step.getByLabel('Table', { exact: true }).fill('rent_by_pay');
  await step.getByRole('spinbutton', { name: 'From the value' }).fill('0');
  await step.getByRole('spinbutton', { name: 'Value', exact: true }).fill('100');
  await step.getByRole('button', { name: 'Compare for everybody' }).click();
  await step.getByText(/people would be paid differently/).waitFor();
  expect(await barriers(page)).toEqual([]);

  const mobile = await stage.as('hr', '/payroll-runs/what-if', { ...phone, locale: 'ar' });
  await mobile.page.getByLabel('النسبة المئوية').waitFor();
  expect([await barriers(mobile.page), await overflow(mobile.page)]).toEqual([[], 0]);
});
