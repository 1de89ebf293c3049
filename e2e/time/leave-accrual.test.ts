import { openStage } from '../stage';
import { barriers, overflow, pick, shoot } from '../visitor';

const stage = openStage();

test('a type of compensatory leave is made, with the most of a balance for a level, and read in Arabic on a phone', async () => {
  const hana = await stage.as('hr', '/leave-types', { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  await page.getByRole('button', { name: 'New leave type' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill('Compensatory leave');
  await form.getByLabel('Code', { exact: true }).fill('COMP');
  await form.getByLabel('Parts of a period by').waitFor();
  await form.getByLabel('Accrual during unpaid leave').waitFor();
  await pick(form.getByRole('combobox', { name: /^Granted/ }), 'By hours worked');
  await pick(form.getByRole('combobox', { name: 'Hours that earn days' }), 'Hours on days of rest and public holidays');
  const from = form.getByLabel('Granted from');
  await from.fill('2026-01-01');
  await from.press('Tab');
  await form.getByRole('button', { name: 'Add a level' }).click();
  await form.getByLabel('Level 1: days of a period').fill('0.125');
  await form.getByLabel(/^Level 1: nothing granted beyond a balance of/).fill('10');
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'leave-type-accrual');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('link', { name: 'Compensatory leave', exact: true }).click();
  await page.getByText('After 0 months: 0.125 days, up to a balance of 10').first().waitFor();

  const phone = await stage.as('hr', new URL(page.url()).pathname + new URL(page.url()).search, {
    locale: 'ar-AE',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await phone.page.getByText('حتى رصيد 10', { exact: false }).first().waitFor();
  expect(await overflow(phone.page)).toBe(0);
  expect(await barriers(phone.page)).toEqual([]);
  await shoot(phone.page, 'leave-type-accrual-ar');
});
