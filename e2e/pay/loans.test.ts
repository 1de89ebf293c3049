import type { Page } from 'playwright-core';
import { openStage } from '../stage';
import { barriers, choose, overflow, pick, shoot } from '../visitor';

const stage = openStage();
const now = new Date();
const inMonths = (months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0)).toISOString().slice(0, 10);
const shownDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('a loan is asked for, agreed to by the employee, approved and paid out by a second person, waits for a month and is settled by one payslip', async () => {
  const hana = await stage.as('hr', '/employee-loans?new=yes');
  const { page } = hana;
  const form = page.getByRole('dialog');
  await choose(form.getByLabel('Employee'), 'Elias Khoury');
  await form.getByLabel('First instalment due').fill(inMonths(1));
  await form.getByLabel('First instalment due').press('Enter');
  await form.getByLabel('What for').fill('Roof of the house');
  await form.getByLabel('Amount').fill('1000');
  await form.getByLabel('Months to repay').fill('3');
  expect(await barriers(page)).toEqual([]);
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('row').filter({ hasText: 'Roof of the house' }).getByRole('link').first().click();
  const rows = page.getByRole('region', { name: 'Instalments' }).getByRole('row');
  await rows
    .filter({ hasText: shownDay(inMonths(1)) })
    .getByText('Planned')
    .waitFor();
  expect(await rows.count()).toBe(4);
  await page.getByRole('button', { name: /^Instalment .*334/ }).click();
  await page.getByText('up(principal ÷ months)').waitFor();
  await page.getByText(/rounded up to 1\.00 AED/).waitFor();
  const path = `${new URL(page.url()).pathname}${new URL(page.url()).search}`;
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await page.getByRole('dialog').getByText('Waiting for approval').first().waitFor();
  await page.getByText('You asked for this loan yourself.').waitFor();

  const faisal = await stage.as('finance', path);
  await faisal.page.getByRole('button', { name: 'Approve' }).click();
  await faisal.page.getByRole('button', { name: 'Pay out' }).click();
  await dialog(faisal.page, 'Pay out').getByRole('button', { name: 'Pay out' }).click();
  await dialog(faisal.page, 'Pay out')
    .getByText(/before the employee agrees in writing/)
    .waitFor();
  await dialog(faisal.page, 'Pay out').getByRole('button', { name: 'Cancel' }).click();

  const elias = await stage.as('employee', path, { viewport: { width: 360, height: 780 } });
  await elias.page.getByRole('button', { name: 'Agree to the deduction' }).click();
  await dialog(elias.page, 'Agree to the deduction')
    .getByText(/“Roof of the house” of 1,000\.00 AED .* 3 monthly instalments of 334\.00 AED/)
    .waitFor();
  expect(await barriers(elias.page)).toEqual([]);
  expect(await overflow(elias.page)).toBe(0);
  await shoot(elias.page, 'loan-consent-phone');
  await dialog(elias.page, 'Agree to the deduction').getByRole('button', { name: 'Agree to the deduction' }).click();
  await elias.page.getByText('What was agreed to').waitFor();

  await faisal.go(path);
  await faisal.page.getByRole('button', { name: 'Pay out' }).click();
  await dialog(faisal.page, 'Pay out').getByRole('button', { name: 'Pay out' }).click();
  await faisal.page.getByRole('dialog').getByText('Being repaid').first().waitFor();
  expect(await barriers(faisal.page)).toEqual([]);

  await hana.go(path);
  await page.getByRole('button', { name: 'Skip months' }).click();
  await dialog(page, 'Skip months').getByRole('button', { name: 'Skip months' }).click();
  await dialog(page, 'Skip months').locator('.ant-form-item-explain-error').waitFor();
  await dialog(page, 'Skip months').getByLabel('Why').fill('The child is born');
  await dialog(page, 'Skip months').getByRole('button', { name: 'Skip months' }).click();
  await rows
    .filter({ hasText: shownDay(inMonths(4)) })
    .getByText('To come')
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'loan');

  await page.getByRole('button', { name: 'Settle early' }).click();
  await dialog(page, 'Settle early')
    .getByText(/Settling it now takes .*1,000/)
    .waitFor();
  await pick(dialog(page, 'Settle early').getByLabel('How'), 'Taken from the pay');
  await dialog(page, 'Settle early').getByLabel('On', { exact: true }).fill(inMonths(0));
  await dialog(page, 'Settle early').getByLabel('On', { exact: true }).press('Enter');
  await dialog(page, 'Settle early').getByLabel('Why').fill('Bonus arrived');
  await dialog(page, 'Settle early').getByRole('button', { name: 'Settle early' }).click();
  await rows
    .filter({ hasText: 'To come' })
    .filter({ hasText: shownDay(inMonths(0)) })
    .waitFor();
  expect(await rows.filter({ hasText: 'Settled early' }).count()).toBe(3);
});

test('a posted payslip shows in the schedule, and the employee page what is left; in Arabic on a phone nothing lies beyond the edge', async () => {
  const hana = await stage.as('hr', '/employee-loans', { viewport: { width: 360, height: 780 }, colorScheme: 'dark' });
  const { page } = hana;
  await page.getByRole('main').getByText('Advance for the yearly rent').waitFor();
  await page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await hana.go('/employee-loans');
  await page.getByRole('heading', { name: 'القروض', exact: true }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Advance for the yearly rent' })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('region', { name: 'الأقساط' }).getByText('مسدد').first().waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
});
