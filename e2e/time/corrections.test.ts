import { readFileSync } from 'node:fs';
import { openStage } from '../stage';
import { barriers, choose, eventually, overflow, pick, shoot } from '../visitor';

const stage = openStage();
const now = new Date();
const ago = (months: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
const inWords = (month: Date, locale = 'en-GB') =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(month);

test('what became known after two months were posted is paid at once, explained line by line, and by nobody again', async () => {
  const hana = await stage.as('hr', '/payroll-runs?new=yes');
  const { page } = hana;
  const form = page.getByRole('dialog');
  await pick(form.getByLabel('Type'), 'Correction');
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'correction-new');
  await form.getByLabel('Month').fill(inWords(ago(2)));
  await form.getByLabel('Month').press('Enter');
  await page.getByText('Posted months are calculated anew').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  const slips = page.getByRole('region', { name: 'Payslips' });
  await slips.getByRole('rowheader').nth(1).waitFor();
  expect(await slips.getByRole('rowheader').count()).toBe(2);
  await shoot(page, 'correction-run');
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    slips.getByRole('link', { name: 'All as PDF' }).click(),
  ]);
  expect(archive.suggestedFilename()).toBe(`payslips-${ago(2).toISOString().slice(0, 7)}.zip`);
  expect(readFileSync(await archive.path()).subarray(0, 4)).toEqual(Buffer.from([0x50, 0x4b, 3, 4]));
  await slips.getByRole('rowheader').first().getByRole('link').click();
  const line = page.getByRole('button', { name: `On-call allowance, ${inWords(ago(3))}` });
  await line.click();
  await page
    .getByText(`${inWords(ago(3))} was closed when this changed: 0.00 was paid, 400.00 is due.`, { exact: false })
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'correction-slip');
  const path = new URL(page.url()).pathname;

  await hana.go('/payroll-runs?new=yes');
  await form.getByLabel('Month').fill(inWords(ago(1)));
  await form.getByLabel('Month').press('Enter');
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('heading', { name: 'Changes vs last month' }).waitFor();
  expect(await page.getByText('On-call allowance, ', { exact: false }).count()).toBe(0);

  const phone = await stage.as('hr', path, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await phone.page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await phone.go(path);
  await phone.page
    .getByRole('button', { name: /On-call allowance/ })
    .first()
    .click();
  expect(await overflow(phone.page)).toBe(0);
  expect(await barriers(phone.page)).toEqual([]);
  await shoot(phone.page, 'correction-slip-ar');
});

test('a month is paid in parts: a department with those below it, then whoever is left out', async () => {
  const hana = await stage.as('hr', '/payroll-runs?new=yes');
  const { page } = hana;
  const form = page.getByRole('dialog');
  await choose(form.getByLabel('Departments'), 'Clinical Services');
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'payroll-group-new');
  await form.getByLabel('Month').fill(inWords(ago(0)));
  await form.getByLabel('Month').press('Enter');
  await page.getByRole('heading', { name: `Payroll of ${inWords(ago(0))}` }).waitFor();
  await page.getByText('Clinical Services', { exact: true }).waitFor();
  const path = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  const finding = page.getByRole('region', { name: /^Warnings In no payroll of this month yet/ });
  await finding.getByRole('heading').click();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'payroll-group-run');
  await finding.getByRole('link', { name: 'Open as a list' }).click();
  await page.getByRole('heading', { name: `In no payroll of ${inWords(ago(0))}` }).waitFor();
  await page.getByRole('rowheader').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'payroll-in-no-run');
  const list = `${new URL(page.url()).pathname}${new URL(page.url()).search}`;

  const phone = await stage.as('hr', list, { viewport: { width: 360, height: 780 }, colorScheme: 'dark' });
  await phone.page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await phone.go(list);
  await phone.page.getByRole('rowheader').first().waitFor();
  expect(await overflow(phone.page)).toBe(0);
  expect(await barriers(phone.page)).toEqual([]);
  await shoot(phone.page, 'payroll-in-no-run-ar');

  await page.getByRole('link', { name: 'New run for them' }).click();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByText('Ready to calculate').waitFor();
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('region', { name: 'Payslips' }).getByRole('rowheader').first().waitFor();
  await hana.go(path);
  await page.getByRole('region', { name: 'Payslips' }).getByRole('rowheader').first().waitFor();
  await eventually(async () => expect(await finding.count()).toBe(0));
  await hana.go('/payroll-runs');
  await page.getByRole('row', { name: /Clinical Services/ }).waitFor();
  await shoot(page, 'payroll-group-list');
});
