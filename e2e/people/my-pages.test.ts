import type { Page } from 'playwright-core';
import { ar } from '../../client/src/i18n/ar';
import { en } from '../../client/src/i18n/en';
import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot } from '../visitor';

const stage = openStage();
const phone = { width: 390, height: 844 };

/** Pages of one's own, each with something of its own on it. */
const pages = (words: typeof en): [path: string, heading: string, there: string][] => [
  ['/my-payslips', words.mine.payslips, words.mine.earlier],
  ['/my-leave', words.leaveBalance.mine, words.leaveBalance.upcoming],
  ['/my-attendance', words.mine.attendance, words.mine.month],
  ['/my-requests', words.mine.requests, words.mine.answered],
];

test.each([
  ['en', 'light', en],
  ['ar', 'dark', ar as unknown as typeof en],
] as const)('pages of one’s own fit a phone and a desktop, in %s and %s', async (language, colorScheme, words) => {
  const elias = await stage.as('employee', '/', {
    viewport: phone,
    colorScheme,
    locale: language === 'ar' ? 'ar-AE' : 'en-GB',
  });
  const { page } = elias;
  for (const [path, heading, there] of pages(words)) {
    await elias.go(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('region', { name: there }).waitFor();
    await eventually(async () => expect([path, await overflow(page)]).toEqual([path, 0]));
    expect([path, await barriers(page)]).toEqual([path, []]);
    await shoot(page, `${path.slice(1)}-${language}-phone`);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect([path, await barriers(page)]).toEqual([path, []]);
    await shoot(page, `${path.slice(1)}-${language}`);
    await page.setViewportSize(phone);
  }
});

/** Five working days far ahead; the month they lie in is chosen before the taps are counted. */
async function daysAhead(page: Page, words: typeof en): Promise<(day: number) => Promise<void>> {
  const grid = page.getByRole('table', { name: words.leave.whichDays });
  await grid.waitFor();
  return async (day) => {
    await grid
      .locator('button:not(.day-beside)')
      .filter({ hasText: new RegExp(`^${day}$`) })
      .tap();
  };
}

test.each([
  ['en-GB', en, 4],
  ['ar-AE', ar as unknown as typeof en, 14],
] as const)('leave is asked for in five taps from home, in %s, and withdrawn', async (locale, words, months) => {
  const elias = await stage.as('employee', '/', { viewport: phone, locale, hasTouch: true });
  const { page } = elias;
  let taps = 0;
  const tap = async (button: ReturnType<Page['getByRole']>): Promise<void> => {
    taps += 1;
    await button.tap();
  };
  await tap(page.getByRole('navigation', { name: words.tabs.name }).getByRole('link', { name: words.tabs.leave }));
  await tap(page.getByRole('button', { name: words.area.EmployeeLeave.add }));
  const sheet = page.getByRole('dialog', { name: words.area.EmployeeLeave.add });
  const day = await daysAhead(page, words);
  // Only so that nothing of the demo lies there.
  for (let month = 0; month < months; month += 1)
    await sheet.getByRole('button', { name: words.monthChoice.after }).tap();
  taps += 1;
  await day(8);
  await sheet.locator('.leave-preview-sum').waitFor();
  taps += 1;
  await day(12);
  await sheet.locator('.leave-preview-sum').waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, `ask-leave-${locale.slice(0, 2)}-phone`);
  await tap(sheet.getByRole('button', { name: words.leave.send }));
  await page.getByText(words.leave.requested).waitFor();
  expect(taps).toBe(5);
  await sheet.waitFor({ state: 'detached' });

  const upcoming = page.getByRole('region', { name: words.leaveBalance.upcoming });
  await upcoming.getByRole('button', { name: words.leave.withdraw }).last().tap();
  await page.getByRole('tooltip').getByRole('button', { name: words.leave.withdraw }).tap();
  await page.getByText(words.leave.withdrawn).waitFor();
});

test('what was asked for stands among one’s requests and leads back to one’s own pages', async () => {
  const elias = await stage.as('employee', '/my-requests', { viewport: phone });
  const { page } = elias;
  await page
    .getByRole('link', { name: /^Leave/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'My leave' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'My leave' }).waitFor();
  // Keys reach every day of the month.
  await page.getByRole('button', { name: 'Request leave' }).click();
  const grid = page.getByRole('table', { name: 'Days of leave' });
  await grid.getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await grid.locator('.day-end').count()).toBe(1));
  await page.getByRole('button', { name: 'Half days, hours, cover' }).click();
  await page.getByLabel('First day', { exact: true }).waitFor();
  expect(await page.getByLabel('First day', { exact: true }).inputValue()).not.toBe('');
});
