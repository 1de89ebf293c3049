import { askerOf } from '../asking';
import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot, textsOf } from '../visitor';

const stage = openStage();

test('a posted run is posted to the accounts once, handed out for another system, and taken back by an entry', async () => {
  const ask = askerOf(stage.url());
  const { rows } = await ask<{ rows: { id: string }[] }>(
    'finance',
    '{ payrollRuns(filter: {state: {eq: posted}, kind: {eq: regular}}, sort: [{field: period, direction: DESC}], limit: 1) { rows { id } } }',
  );
  const omar = await stage.as('finance', `/payroll-runs/${rows[0]!.id}`, { viewport: { width: 1440, height: 900 } });
  const { page } = omar;
  await page.getByRole('button', { name: 'Post to the accounts' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Post to the accounts' }).click();
  await page.getByRole('link', { name: /^Posted as JE-/ }).click();
  await page.getByRole('heading', { name: /^JE-\d{5} · / }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.locator('.journal-department summary').first().click();
  await page.getByText('5100 Basic salaries').first().waitFor();
  await shoot(page, 'journal-entry');

  await page.getByRole('button', { name: 'File for' }).click();
  const odoo = page.getByRole('link', { name: 'Odoo' });
  const file = await page.request.get((await odoo.getAttribute('href'))!);
  expect(await file.text()).toMatch(
    /ref,date,line_ids\/account_id,line_ids\/name,line_ids\/debit,line_ids\/credit\r\nJE-/,
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Reverse' }).click();
  const dialog = page.getByRole('dialog', { name: /^Reverse JE-/ });
  await dialog.getByLabel('Reason').fill('Posted to last year');
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await page.getByText('Reversed', { exact: true }).first().waitFor();
  await page.getByRole('link', { name: /^Reversed by JE-/ }).click();
  await page.getByText('Posted to last year').waitFor();
  expect(await page.getByRole('button', { name: 'Reverse' }).count()).toBe(0);

  const phone = await stage.as('finance', '/journal-entries', { viewport: { width: 390, height: 844 } });
  await phone.page.getByText(/JE-/).first().waitFor();
  expect(await overflow(phone.page)).toBe(0);
});

test('the statements of a month have sums, open to payslips and to each other, on a phone too', async () => {
  const ask = askerOf(stage.url());
  const { rows } = await ask<{ rows: { period: string }[] }>(
    'finance',
    '{ payrollRuns(filter: {state: {eq: posted}}, sort: [{field: period, direction: DESC}], limit: 1) { rows { period } } }',
  );
  const omar = await stage.as('finance', `/pay-statements/cost?period=${rows[0]!.period}`, {
    viewport: { width: 1440, height: 900 },
  });
  const { page } = omar;
  await page.getByRole('rowheader', { name: 'All' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'headcount-cost');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('heading', { name: 'Salary register' }).waitFor();
  await eventually(async () => expect(await textsOf(page.getByRole('columnheader'))).toContain('Net pay'));
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'salary-register');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.waitForURL(/\/payslips\//);
  await page.goBack();
  await page.getByRole('link', { name: 'Pay variance' }).click();
  await page.getByRole('switch').click();
  await page.getByRole('rowheader', { name: 'All' }).waitFor();
  expect(await barriers(page)).toEqual([]);

  const arabic = await stage.as('finance', `/pay-statements/register?period=${rows[0]!.period}`, {
    viewport: { width: 390, height: 844 },
  });
  await arabic.page.getByRole('rowheader', { name: 'All' }).waitFor();
  expect(await overflow(arabic.page)).toBe(0);
});
