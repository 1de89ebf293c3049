import { openStage } from '../stage';
import { barriers, eventually, shoot } from '../visitor';

const stage = openStage();

test('hr sees who is away by department and month; an employee sees that colleagues are, never why', async () => {
  const hr = await stage.as('hr', '/leave-calendar', { viewport: { width: 1440, height: 900 } });
  const { page } = hr;
  await page.locator('.team-bar').first().waitFor();
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'team-calendar');
  const month = await page.locator('.month-choice strong').innerText();
  await page.getByRole('button', { name: 'Month after' }).click();
  await eventually(async () => expect(await page.locator('.month-choice strong').innerText()).not.toBe(month));
  await page.getByRole('button', { name: 'This month' }).click();
  await page.locator('a.team-bar').first().click();
  await page.waitForURL(/\/employee-leaves\/[0-9a-f]{24}$/);

  const elias = await stage.as('employee', '/leave-calendar', { viewport: { width: 1440, height: 900 } });
  await elias.page.getByRole('heading', { name: 'Team calendar' }).waitFor();
  await elias.page.locator('.team, .empty-state').first().waitFor();
  const named = await elias.page.locator('.team-card').filter({ hasNotText: 'Elias Khoury' }).locator('a').count();
  expect(named).toBe(0);
  expect(await barriers(elias.page)).toEqual([]);
});

test('on a phone, in Arabic and dark, it is a list', async () => {
  const { page } = await stage.as('hr', '/leave-calendar', {
    locale: 'ar-AE',
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
  });
  await page.locator('.team-leaves').first().waitFor();
  expect(await page.locator('.team-bar').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'team-calendar-arabic-dark');
});

test('an address that asks by what one does not see is asked without it, with a word', async () => {
  const hana = await stage.as(
    'hr',
    '/employee-leaves?f.statusReason.contains=flu&f.status.in=approved&sort=statusReason',
  );
  const { page } = hana;
  await page.getByText('This list is not filtered or sorted by').waitFor();
  await page.getByRole('button', { name: /^Status: / }).waitFor();
  await eventually(() => expect(new URL(page.url()).search).toBe('?f.status.in=approved'));
  await page.getByRole('row').nth(1).waitFor();
});
