import { openStage } from '../stage';
import { barriers, choose, eventually, overflow, saidOf, shoot } from '../visitor';

const stage = openStage();

test('the list of licences begins with whom most is missing, and opens the employee’s tab', async () => {
  const hana = await stage.as('hr', '/cme');
  const { page } = hana;
  await page.getByRole('heading', { name: 'CME', exact: true }).waitFor();
  const shortfalls = async () =>
    (await page.locator('.grid tbody td:nth-child(7)').allInnerTexts()).map(Number).filter(Number.isFinite);
  await page.getByRole('meter').first().waitFor();
  const values = await shortfalls();
  expect(values.length).toBeGreaterThan(10);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
  expect(values[0]).toBeGreaterThan(0);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'cme');
  const first = page.locator('.grid tbody .row-link').first();
  const name = (await first.innerText()).trim();
  await first.click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('tab', { name: 'CME', selected: true }).waitFor();
  await page.getByRole('heading', { name: 'Activities' }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('an employee hands in training, and their manager verifies or rejects it', async () => {
  const elias = await stage.as('employee', '/');
  const mine = elias.page;
  await mine.goto('/cme');
  await mine.locator('.grid tbody .row-link').first().click();
  await mine.getByRole('button', { name: 'Add an activity' }).click();
  const form = mine.getByRole('dialog', { name: 'Add an activity' });
  await form.getByLabel('Title').fill('Cardiac care day');
  await form.getByLabel('Credits').fill('3.5');
  await form.getByLabel('Day').fill('1 Jan 2030');
  await mine.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Save' }).click();
  await eventually(async () => expect(await saidOf(form.getByLabel('Day'))).toContain('still to come'));
  await form.getByLabel('Day').fill('');
  await form.getByLabel('Day').fill('2 Nov 2026');
  await mine.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Save' }).click();
  const line = mine.getByRole('listitem').filter({ hasText: 'Cardiac care day' });
  await line.getByText('Submitted').waitFor();
  await line.getByText('3.5 credits').waitFor();
  expect(await line.getByRole('button', { name: 'Verify' }).count()).toBe(0);
  const address = mine.url();

  const mariam = await stage.as('manager', new URL(address).pathname + new URL(address).search);
  const theirs = mariam.page;
  const same = theirs.getByRole('listitem').filter({ hasText: 'Cardiac care day' });
  await same.getByRole('button', { name: 'Reject' }).click();
  const question = theirs.getByRole('dialog', { name: 'Why does it not count?' });
  await question.getByRole('button', { name: 'Reject' }).click();
  await question.getByText('Say why it does not count').waitFor();
  expect(await barriers(theirs)).toEqual([]);
  await question.getByLabel('Reason').fill('The certificate is missing');
  await question.getByRole('button', { name: 'Reject' }).click();
  await same.getByText('Rejected').waitFor();

  await mine.reload();
  await line.getByText('The certificate is missing').waitFor();
  await line.getByRole('button', { name: 'Submit again' }).click();
  await line.getByText('Submitted').waitFor();
  await theirs.reload();
  await same.getByRole('button', { name: 'Verify' }).click();
  await same.getByText('Verified', { exact: true }).waitFor();
  expect(await barriers(theirs)).toEqual([]);
});

test('a rule with limits by category is made, and a licence that follows it is measured at once', async () => {
  const hana = await stage.as('hr', '/cme/rules');
  const { page } = hana;
  await page.getByRole('button', { name: 'New rule' }).click();
  const rule = page.getByRole('dialog', { name: 'New rule' });
  await rule.getByLabel('Profession').fill('Receptionist');
  await rule.getByLabel('Authority').fill('Front Office Board');
  await rule.getByLabel('Credits a cycle').fill('6');
  await rule.getByLabel('From').fill('1 Jan 2020');
  await page.keyboard.press('Tab');
  await rule.getByRole('button', { name: 'Add a category' }).click();
  await rule.getByLabel('Conference: At least').fill('8');
  await rule.getByRole('button', { name: 'Create' }).click();
  await rule.getByText('exceed the credits of the cycle').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await rule.getByLabel('Conference: At least').fill('2');
  await rule.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Receptionist' }).waitFor();

  await hana.go('/cme');
  await page.getByRole('button', { name: 'New licence' }).click();
  const licence = page.getByRole('dialog', { name: 'New licence' });
  await choose(licence.getByLabel('Employee'), 'HMG-0001');
  await licence.getByLabel('Authority').fill('Front Office Board');
  await licence.getByLabel('Licence number').fill('FO-1');
  await choose(licence.getByLabel('CME rule'), 'Receptionist');
  await licence.getByLabel('Issued').fill('1 Jan 2026');
  await page.keyboard.press('Tab');
  await licence.getByRole('button', { name: 'Create' }).click();
  await page
    .getByText('0 of 6')
    .or(page.getByRole('meter', { name: '0 of 6 credits' }))
    .first()
    .waitFor();
  const row = page.getByRole('row', { name: /Conference/ });
  expect(await row.innerText()).toMatch(/Conference\s+0\s+0\s+2/);
});

test('in Arabic on a phone the licences are cards without overflow', async () => {
  const hana = await stage.as('hr', '/cme', {
    locale: 'ar-AE',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  const { page } = hana;
  await page.getByRole('meter').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.locator('.card .row-link').first().click();
  await page.getByRole('heading', { name: 'الأنشطة' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});
