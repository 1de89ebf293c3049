import { readFileSync } from 'node:fs';
import { askerOf, settleAttendance } from '../asking';
import { openStage } from '../stage';
import { barriers, overflow, shoot } from '../visitor';

const stage = openStage();
const now = new Date();
const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
const inWords = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(lastMonth);

test('one payslip is held, the bank gets a file of all others that adds up, and the payroll is marked as paid', async () => {
  await settleAttendance(askerOf(stage.url()), lastMonth.toISOString().slice(0, 7));
  const hana = await stage.as('hr', '/payroll-runs?new=yes');
  const { page } = hana;
  const form = page.getByRole('dialog');
  await form.getByLabel('Month').fill(inWords);
  await form.getByLabel('Month').press('Enter');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByText('No verified bank account on the pay date: 2').waitFor();
  const path = new URL(page.url()).pathname;
  await page.getByRole('region', { name: 'Payslips' }).getByRole('rowheader').first().getByRole('link').click();
  await page.getByRole('button', { name: 'Withhold payment' }).click();
  await page.getByRole('dialog').getByLabel(/Why/).fill('Papers of the bank are missing');
  await page.getByRole('dialog').getByRole('button', { name: 'Withhold payment' }).click();
  await page.getByText('The payment of this payslip is withheld').waitFor();
  expect(await barriers(page)).toEqual([]);

  const faisal = await stage.as('finance', path);
  await faisal.page.getByText('Payment withheld: 1').waitFor();
  expect(await barriers(faisal.page)).toEqual([]);
  await faisal.page.getByRole('button', { name: 'Return' }).click();
  await faisal.page.getByRole('dialog').getByLabel('Reason').fill('The bank account of Elias is missing');
  await faisal.page.getByRole('dialog').getByRole('button', { name: 'Return' }).click();
  await faisal.page.getByText('Returned', { exact: true }).first().waitFor();

  const slip = new URL(page.url()).pathname;
  await hana.go(path);
  await page.getByText('The bank account of Elias is missing').waitFor();
  await page.getByRole('button', { name: 'Calculate again' }).click();
  await page.getByText('In review', { exact: true }).first().waitFor();
  await faisal.page.getByRole('button', { name: 'Approve' }).waitFor();
  await faisal.page.getByText('Payment withheld: 1').click();
  await faisal.page.getByRole('button', { name: 'Dismiss warning: Payment withheld' }).click();
  const why = faisal.page.getByRole('dialog', { name: 'Dismiss warning' });
  expect(await why.getByRole('button', { name: 'Dismiss warning' }).isDisabled()).toBe(true);
  await why.getByLabel('Why').fill('The bank has the papers by Sunday');
  await why.getByRole('button', { name: 'Dismiss warning' }).click();
  await faisal.page.getByText(/^Dismissed by Faisal .*: The bank has the papers by Sunday$/).waitFor();
  expect(await barriers(faisal.page)).toEqual([]);
  await shoot(faisal.page, 'payroll-dismissed');
  await faisal.page.getByRole('button', { name: 'Approve' }).click();
  const asked = faisal.page.getByRole('dialog', { name: 'Approve' });
  await asked.getByText('1 warning was dismissed').waitFor();
  await asked.getByText('Difference to last month').waitFor();
  await asked.getByLabel('Comment').fill('Compared with the month before');
  expect(await barriers(faisal.page)).toEqual([]);
  await shoot(faisal.page, 'payroll-approve');
  await asked.getByRole('button', { name: 'Approve' }).click();
  await faisal.page.getByText('Compared with the month before').waitFor();
  await faisal.page.getByRole('button', { name: 'Generate bank file' }).click();
  const format = faisal.page.getByRole('dialog').getByLabel('Format');
  await format.click();
  const offered = faisal.page.locator('.ant-select-item-option:visible');
  await offered.first().waitFor();
  expect(await offered.allTextContents()).toEqual([
    'List (CSV)',
    'Credit transfer (pain.001)',
    'Wages protection (SIF)',
  ]);
  await offered.last().click();
  await faisal.page.getByRole('dialog').getByRole('button', { name: 'Generate bank file' }).click();
  const payments = faisal.page.getByRole('region', { name: 'Payments' });
  await payments.getByText(/^Excluded: 3/).click();
  await payments.getByText('Account waits to be verified').waitFor();
  const [download] = await Promise.all([
    faisal.page.waitForEvent('download'),
    payments.getByRole('link', { name: /Download/ }).click(),
  ]);
  const records = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const total = records.at(-1)![7];
  expect(records.at(-1)!.slice(0, 2)).toEqual(['SCR', '0000000004471']);
  expect(
    records
      .slice(0, -1)
      .reduce((sum, cells) => sum + Number(cells[7]) + Number(cells[8]), 0)
      .toFixed(2),
  ).toBe(total);
  expect(records.at(-1)![6]).toBe(String(records.length - 1));

  await faisal.page.getByRole('button', { name: 'Mark as paid' }).first().click();
  await faisal.page.getByRole('checkbox', { name: /in no payment/ }).check();
  await faisal.page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await faisal.page
    .getByText(/^Paid on/)
    .first()
    .waitFor();
  await faisal.page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await barriers(faisal.page)).toEqual([]);
  await shoot(faisal.page, 'payment');

  await hana.go(slip);
  await page.getByRole('button', { name: 'Release payment' }).click();
  await page.getByRole('dialog').getByLabel(/Why/).fill('They have arrived');
  await page.getByRole('dialog').getByRole('button', { name: 'Release payment' }).click();
  await page.getByRole('button', { name: 'Withhold payment' }).waitFor();
});

test('in Arabic, on a phone, payments and bank accounts stay within the edges', async () => {
  const hana = await stage.as('hr', '/bank-accounts', { viewport: { width: 360, height: 780 } });
  const { page } = hana;
  await page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await hana.go('/payroll-payments');
  await page.getByRole('heading', { name: 'الدفعات', exact: true }).waitFor();
  await page.getByRole('main').getByRole('link').filter({ hasText: 'SIF' }).first().click();
  await page.getByRole('heading', { name: 'الدفعات', exact: true }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await hana.go('/bank-accounts');
  await page.getByRole('heading', { name: 'الحسابات البنكية', exact: true }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
});
