import { openStage } from './stage';
import { barriers, overflow } from './visitor';

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
