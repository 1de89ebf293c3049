import type { Page } from 'playwright-core';
import { openStage } from '../stage';
import { barriers, eventually, shoot } from '../visitor';

const stage = openStage();

/** A Tuesday far enough ahead that the demo has no leave there. */
const tuesday = (() => {
  const day = new Date(Date.now() + 430 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  return day;
})();
const typed = tuesday.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** What the tile of annual leave says there is at the end of the day. */
async function balanceOn(page: Page, day: string): Promise<number> {
  await page.getByLabel('Balance on', { exact: true }).fill(day);
  await page.keyboard.press('Enter');
  const tile = page.locator('[aria-busy="false"]').getByRole('button', { name: /^Annual leave/ });
  await tile.waitFor();
  return Number((await tile.locator('.figure').innerText()).replace(/[^\d.-]/g, ''));
}

test('a balance tells how it came to be, falls when leave is approved and rises when it is cancelled', async () => {
  const elias = await stage.as('employee', '/my-leave');
  const { page } = elias;
  const before = await balanceOn(page, typed);
  await page.getByRole('button', { name: /^Annual leave/ }).click();
  await page
    .getByRole('table', { name: /How it came to be/ })
    .getByText('Granted')
    .first()
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'my-leave');

  await page.getByRole('button', { name: 'Request leave' }).click();
  await page.getByRole('button', { name: 'Half days, hours, cover' }).click();
  const form = page.getByRole('dialog', { name: 'Request leave' });
  await page.getByLabel('First day', { exact: true }).fill(typed);
  await page.keyboard.press('Enter');
  await page.getByLabel('Last day', { exact: true }).fill(typed);
  await page.keyboard.press('Enter');
  await form.getByText(new RegExp(`^Balance then: .* before, .* after$`)).waitFor();
  expect(await barriers(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send request' }).click();
  await page
    .getByRole('region', { name: 'Upcoming leave' })
    .getByRole('link', { name: new RegExp(typed) })
    .click();
  await page.getByRole('heading', { name: /^Annual leave: / }).waitFor();
  const address = new URL(page.url()).pathname;

  const mariam = await stage.as('manager', address);
  await mariam.page.getByRole('button', { name: 'Approve' }).click();
  await mariam.page
    .getByRole('dialog', { name: 'Approve this leave?' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await mariam.page.getByText('Approved', { exact: true }).first().waitFor();
  await elias.go('/my-leave');
  await eventually(async () => expect(await balanceOn(page, typed)).toBe(before - 1));

  await mariam.page.getByRole('button', { name: 'Cancel leave' }).click();
  await mariam.page
    .getByRole('dialog', { name: 'Cancel this leave?' })
    .getByRole('button', { name: 'Cancel leave' })
    .click();
  await mariam.page.getByText('Cancelled', { exact: true }).first().waitFor();
  await elias.go('/my-leave');
  await eventually(async () => expect(await balanceOn(page, typed)).toBe(before));
});

test('balances of everybody are a list, in Arabic on a phone too', async () => {
  const hr = await stage.as('hr', '/leave-balances');
  await hr.page.getByText('Annual leave').first().waitFor();
  expect(await barriers(hr.page)).toEqual([]);
  await shoot(hr.page, 'leave-balances');
  const elias = await stage.as('employee', '/my-leave', {
    locale: 'ar-AE',
    colorScheme: 'dark',
    viewport: { width: 360, height: 740 },
  });
  await elias.page.getByRole('button', { name: /^الإجازة السنوية/ }).waitFor();
  expect(await barriers(elias.page)).toEqual([]);
  await shoot(elias.page, 'my-leave-arabic-dark');
});
