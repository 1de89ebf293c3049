import { openStage } from '../stage';
import { barriers, eventually, shoot } from '../visitor';

const stage = openStage();

/** A Monday far ahead in which neither the demo nor another test has leave, as people type it. */
const monday = (() => {
  const day = new Date(Date.now() + 620 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
})();

/** Once it is known how many are unread. */
const bell = /^Notifications[:,]/;

test('leave is asked for: the bell of the manager counts up at once, it is approved, the requester is told', async () => {
  const mariam = await stage.as('manager', '/');
  await mariam.page.getByRole('button', { name: bell }).click();
  const panel = mariam.page.getByRole('dialog', { name: 'Notifications' });
  const markAll = panel.getByRole('button', { name: 'Mark all as read' });
  await panel.getByRole('link', { name: 'All notifications' }).waitFor();
  if (await markAll.isEnabled()) await markAll.click();
  await mariam.page.getByRole('button', { name: 'Notifications: all read' }).waitFor();
  await mariam.page.keyboard.press('Escape');
  await eventually(async () => expect(await panel.count()).toBe(0));
  expect(await mariam.page.locator(':focus').getAttribute('aria-label')).toBe('Notifications: all read');

  const elias = await stage.as('employee', '/employee-leaves');
  await elias.page.getByRole('button', { name: 'Request leave' }).first().click();
  const form = elias.page.getByRole('dialog', { name: 'Request leave' });
  for (const label of ['First day', 'Last day']) {
    await elias.page.getByLabel(label, { exact: true }).fill(monday);
    await elias.page.keyboard.press('Enter');
  }
  await form.getByRole('button', { name: 'Send request' }).click();
  await elias.page.getByRole('heading', { name: /^Annual leave: / }).waitFor();

  await mariam.page.getByRole('button', { name: 'Notifications, unread: 1' }).click();
  const told = panel.getByRole('link', { name: /asks for leave/ }).first();
  await told.waitFor();
  expect(await barriers(mariam.page)).toEqual([]);
  await shoot(mariam.page, 'notifications');
  await told.click();
  await mariam.page.getByRole('heading', { name: /^Annual leave: / }).waitFor();
  await mariam.page.getByRole('button', { name: 'Notifications: all read' }).waitFor();
  await mariam.page.getByRole('button', { name: 'Approve' }).click();
  await mariam.page
    .getByRole('dialog', { name: 'Approve this leave?' })
    .getByRole('button', { name: 'Approve' })
    .click();

  await elias.page.getByRole('button', { name: /^Notifications, unread: / }).click();
  await elias.page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /Leave approved for / })
    .first()
    .waitFor();
});

test('everybody chooses what they are told of and when mails wait, on a phone in Arabic too', async () => {
  await stage.as('employee', '/');
  const elias = await stage.as('employee', '/notifications', {
    locale: 'ar-AE',
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
  });
  const { page } = elias;
  await page.getByRole('heading', { name: 'الإشعارات' }).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByText('الإعدادات', { exact: true }).click();
  await page.getByRole('combobox', { name: 'تمت الموافقة على إجازة: بالبريد' }).click();
  await page.locator('.ant-select-item-option').getByText('صباحاً', { exact: true }).click();
  await page.getByLabel('من', { exact: true }).fill('22:00');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await page.getByText('أدخل الوقتين معاً أو اتركهما فارغين.').waitFor();
  await page.getByLabel('حتى', { exact: true }).fill('07:00');
  await page.getByRole('button', { name: 'حفظ' }).click();
  await page.getByText('تم حفظ طريقة إشعارك').waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.reload();
  await page.locator('tr', { hasText: 'تمت الموافقة على إجازة' }).first().getByText('صباحاً', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^الإشعارات/ }).click();
  await page.getByRole('dialog', { name: 'الإشعارات' }).getByRole('link').first().waitFor();
  expect(await barriers(page)).toEqual([]);
});
