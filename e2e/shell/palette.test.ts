import { openStage } from '../stage';
import { barriers, eventually, shoot } from '../visitor';

const stage = openStage();

test('by the keyboard alone: a page, a person, an action, and what was opened last', async () => {
  const { page } = await stage.as('hr', '/');
  const search = page.getByRole('combobox', { name: 'Search and commands' });
  await page.keyboard.press('Control+k');
  await search.waitFor();
  await page.getByRole('option', { name: 'Start a payroll run' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.type('vend');
  await page.getByRole('option', { name: /^Vendors/ }).waitFor();
  await eventually(async () =>
    expect(await page.getByRole('option', { selected: true }).first().textContent()).toContain('vendor'),
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Vendors' }).waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('hmg-0003');
  const person = page.getByRole('group', { name: 'Employees' }).getByRole('option').first();
  await person.waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'palette');
  const name = await person.locator('.palette-title').innerText();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name }).first().waitFor();

  await page.getByRole('button', { name: 'Search everything' }).click();
  await page.getByRole('group', { name: 'Recent' }).getByRole('option', { name }).waitFor();
  for (const [typed, found] of [
    ['timesheet', /^Timesheet/],
    ['vacation', /^Leave/],
    ['rota', /^Roster|^Schedule/],
    ['organization chart', /^Org chart/],
    ['add employee', 'New employee'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Search and commands' }).fill(typed);
    await page.getByRole('option', { name: found }).first().waitFor();
  }
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('');
  await page.keyboard.type('zzzz');
  await page.getByText('Nothing found for “zzzz”').waitFor();
  await page.keyboard.press('Escape');
  await eventually(async () => expect(await search.count()).toBe(0));
});

test('shows an employee only what they may open, and fills the phone in Arabic', async () => {
  await stage.as('employee', '/');
  const { page } = await stage.as('employee', '/', {
    locale: 'ar-AE',
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
  });
  await page.getByRole('button', { name: 'البحث في كل شيء' }).click();
  await page.getByRole('option', { name: 'تسجيل الحضور أو الانصراف' }).waitFor();
  expect(await page.getByRole('option', { name: 'بدء تشغيل رواتب' }).count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'البحث والأوامر' }).fill('Payroll approver');
  await page.getByText('لا نتائج لـ«Payroll approver»').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
