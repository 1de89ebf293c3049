import type { Locator } from 'playwright-core';
import { openStage } from '../stage';
import { barriers, choose, eventually, overflow, shoot, textsOf } from '../visitor';

const stage = openStage();

/** A day as forms take it, and as pages show it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const shownDay = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
const lastDay = inDays(40);

async function pick(field: Locator, option: string): Promise<void> {
  await field.click();
  await field.page().locator('.ant-select-item-option:visible', { hasText: option }).first().click();
}

test('an end of service is calculated, explained line by line, approved by a second person, and only then offers to end the employment', async () => {
  const hana = await stage.as('hr', '/end-of-service?new=yes');
  const { page } = hana;
  const form = page.getByRole('dialog');
  await choose(form.getByLabel('Employee'), 'HMG-0007');
  await form.getByLabel('Last day of work').fill(lastDay);
  await form.getByLabel('Last day of work').press('Enter');
  await pick(form.getByLabel('Reason for leaving'), 'Resignation');
  await pick(form.getByLabel('Who gave notice'), 'The employee');
  await form.getByLabel('Days of it worked').fill('20');
  await form.getByRole('button', { name: 'Add an amount' }).click();
  await pick(form.getByLabel('Paid or taken, amount 1'), 'Repatriation ticket');
  await form.getByLabel('What it is, amount 1').fill('Dubai to Manila');
  await form.getByLabel('How much, amount 1').fill('1200');
  await form.getByLabel('Why, amount 1').fill('By contract');
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'end-of-service-form');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Ready to calculate').waitFor();
  const path = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await page.getByRole('heading', { name: 'How it is calculated' }).waitFor();

  await page.getByRole('button', { name: /^First five years/ }).click();
  await page.getByText('pay × served ÷ 365 × days ÷ 30').waitFor();
  await page
    .getByText(/UAE labour law of 2021, in force since 2 February 2022: Federal Decree-Law 33\/2021/)
    .first()
    .waitFor();
  for (const part of ['Leave not taken', 'Notice', 'Paid or taken besides', 'Net settlement'])
    await page.getByRole('heading', { name: part }).waitFor();
  await page
    .getByRole('button', { name: /^Repatriation ticket: Dubai to Manila/ })
    .getByText('AED 1,200.00')
    .waitFor();
  await page.getByRole('button', { name: /^Notice not served/ }).click();
  await page.getByText(/owes the days of it that were not worked.*Art. 43/).waitFor();
  await page.getByRole('button', { name: /^Paid to the employee/ }).waitFor();
  expect(
    (await page.request.get((await page.getByRole('link', { name: 'PDF' }).getAttribute('href'))!)).headers()[
      'content-type'
    ],
  ).toContain('application/pdf');
  expect(await page.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
  await page.getByText('You calculated this end of service.').waitFor();
  expect(await page.getByText('The employment goes on').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'end-of-service');

  const faisal = await stage.as('finance', path);
  await faisal.page.getByRole('button', { name: 'Approve' }).click();
  await faisal.page.getByText('The employment goes on').waitFor();
  const journal = faisal.page.getByRole('region', { name: 'Journal' });
  await journal.locator('summary').click();
  await journal.getByText('Repatriation ticket: Dubai to Manila').waitFor();
  await journal.getByText('Settlement owed to the employee').waitFor();
  const csv = await faisal.page.request.get((await journal.getByRole('link', { name: 'CSV' }).getAttribute('href'))!);
  expect([csv.headers()['content-type'], await csv.text()]).toEqual([
    expect.stringContaining('text/csv'),
    expect.stringContaining('Dubai to Manila'),
  ]);
  expect(await barriers(faisal.page)).toEqual([]);
  await shoot(faisal.page, 'settlement-journal');

  await page.getByRole('button', { name: 'End the employment' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'End the employment' }).click();
  await page.getByText(`The last day on file is ${shownDay(lastDay)}.`).waitFor();
  await page.getByRole('link', { name: 'To the employee' }).click();
  await page.getByText('Under notice').first().waitFor();
});

test('in Arabic, on a phone, each line opens and nothing lies beyond the edge', async () => {
  const hana = await stage.as('hr', '/end-of-service', { viewport: { width: 390, height: 844 } });
  const { page } = hana;
  await page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await hana.go('/end-of-service');
  await page.getByRole('heading', { name: 'نهاية الخدمة', exact: true }).waitFor();
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'كيف احتُسبت' }).waitFor();
  await page.getByRole('button', { name: /^سنوات الخدمة/ }).click();
  await page.getByText('29 فبراير').first().waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
});

test('what somebody would be paid is asked on their page before anything is decided', async () => {
  const hana = await stage.as('hr', '/employees?q=HMG-0009');
  const { page } = hana;
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Estimate final settlement' }).click();
  const drawer = page.getByRole('dialog');
  await pick(drawer.getByLabel('Who gave notice'), 'The employer');
  await drawer.getByRole('button', { name: 'Calculate' }).click();
  await drawer.getByText('Say how many days of the notice were worked, 0 if none.').first().waitFor();
  await drawer.getByLabel('Days of it worked').fill('0');
  await drawer.getByRole('button', { name: 'Add an amount' }).click();
  await pick(drawer.getByLabel('Paid or taken, amount 1'), 'Asset not returned');
  await drawer.getByLabel('What it is, amount 1').fill('Laptop');
  await drawer.getByLabel('How much, amount 1').fill('900');
  await drawer.getByLabel('Why, amount 1').fill('Not handed in');
  await drawer.getByRole('button', { name: 'Calculate' }).click();
  await drawer.getByRole('heading', { name: 'End of service award' }).waitFor();
  await drawer
    .getByRole('button', { name: /^Asset not returned: Laptop/ })
    .getByText('-AED 900.00')
    .waitFor();
  await drawer.getByRole('button', { name: /^Pay in place of notice/ }).click();
  await drawer.getByText('Days of notice by law').waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'end-preview');
});

test('provisions of a month are summed up, explained by person and worked out by hand', async () => {
  const hana = await stage.as('hr', '/eos-provisions');
  const { page } = hana;
  const totals = page.getByRole('region', { name: 'Provisions of a month' });
  await totals.getByText('Closing').waitFor();
  await totals.getByRole('button', { name: /^Calculate/ }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Calculate' }).click();
  await page.getByText(/provisions are new or changed/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'eos-provisions');
  await page.getByRole('table').getByRole('link').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: /^Charge of the month/ }).click();
  await drawer.getByText('closing − opening − revaluation + settled').waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'eos-provision');

  const phone = await stage.as('hr', '/eos-provisions', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await phone.page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await phone.go('/eos-provisions');
  await phone.page.getByRole('heading', { name: 'مخصصات نهاية الخدمة' }).waitFor();
  await phone.page.getByText('آخر المدة').first().waitFor();
  expect(await overflow(phone.page)).toBe(0);
  expect(await barriers(phone.page)).toEqual([]);
  await shoot(phone.page, 'eos-provisions-phone');
});

test('a company chooses what of its provisions is posted, and sees both amounts of a month side by side', async () => {
  const hana = await stage.as('hr', '/provision-rules?new=yes');
  const { page } = hana;
  const form = page.getByRole('dialog');
  await form.getByLabel('From', { exact: true }).fill('2026-01-01');
  await form.getByLabel('From', { exact: true }).press('Tab');
  await pick(form.getByRole('combobox', { name: 'Posted', exact: true }), 'Projected (IAS 19)');
  await form.getByLabel('Discount rate, % a year').fill('5');
  await form.getByLabel('Pay growth each January, %').fill('3');
  await form.getByLabel('Expected years of service').fill('10');
  expect(await barriers(page)).toEqual([]);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('table').getByText('Projected (IAS 19)').waitFor();

  await hana.go('/eos-provisions');
  const totals = page.getByRole('region', { name: 'Provisions of a month' });
  await totals.getByRole('button', { name: /^Calculate/ }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Calculate' }).click();
  await totals.getByText('Posted: Projected (IAS 19)').waitFor();
  await totals.getByText('Projected closing').waitFor();
  await page.getByRole('columnheader', { name: 'Projected closing' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'eos-provisions-projected');

  const phone = await stage.as('hr', '/eos-provisions', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await phone.page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await phone.go('/eos-provisions');
  await phone.page.getByText('الرصيد الختامي المتوقع').first().waitFor();
  expect([await overflow(phone.page), await barriers(phone.page)]).toEqual([0, []]);
});

test('a reward is entered by one and approved by another, and stands on the employee’s page', async () => {
  const hana = await stage.as('hr', '/employee-rewards?new=yes');
  const { page } = hana;
  const drawer = page.getByRole('dialog');
  await choose(drawer.getByLabel('Employee'), 'HMG-0008');
  await pick(drawer.getByLabel('Type'), 'Bonus');
  await drawer.getByLabel('Day').fill(inDays(-10));
  await drawer.getByLabel('Day').press('Enter');
  await drawer.getByLabel('What for').fill('Opened the new ward in time');
  await pick(drawer.getByLabel('What is given'), 'Points');
  await drawer.getByLabel('Points').waitFor();
  expect(await drawer.getByLabel('Amount').count()).toBe(0);
  await pick(drawer.getByLabel('What is given'), 'Money');
  await drawer.getByLabel('Amount').fill('0');
  await drawer.getByRole('button', { name: 'Create' }).click();
  await drawer.getByText('Give an amount above zero.').first().waitFor();
  await drawer.getByLabel('Amount').fill('1250.50');
  await drawer.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('table').getByText('AED 1,250.50').waitFor();
  await page
    .getByRole('row', { name: /Opened the new ward in time/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send for approval' }).click();
  await page.getByText('You entered this yourself.').waitFor();
  expect(await barriers(page)).toEqual([]);
  const path = page.url().replace(stage.url(), '');

  const faisal = await stage.as('finance', path);
  await faisal.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await eventually(async () =>
    expect(await textsOf(faisal.page.getByRole('dialog').getByText('Faisal Noor'))).toEqual(['Faisal Noor']),
  );

  await hana.go('/employees?q=HMG-0008');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Bonuses & deductions' }).click();
  await page.getByText('Opened the new ward in time').waitFor();
  await page.getByText('Housing allowance').first().waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('a salary formula is a form of a few groups that begins with the usual numbers', async () => {
  const hana = await stage.as('hr', '/salary-formulas?new=yes');
  const { page } = hana;
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Title').fill('Weekend crew');
  expect(await textsOf(drawer.getByRole('heading', { level: 2 }))).toEqual([
    'Overtime',
    'Absence',
    'Pay during leave',
    'Sick leave, by day of the year',
    'Parental leave, by day',
    'End of service',
  ]);
  await drawer.getByLabel('On a weekend').fill('2.25');
  await drawer.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('table').getByRole('link', { name: 'Weekend crew' }).click();
  await page.getByRole('dialog').getByText('2.25').waitFor();
  expect(await barriers(page)).toEqual([]);
});
