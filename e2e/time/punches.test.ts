import type { Page } from 'playwright-core';
import { ar } from '../../client/src/i18n/ar';
import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot, textsOf } from '../visitor';

const stage = openStage();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };
jest.setTimeout(360_000);

const monthBack = (months: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
};

async function arabicAndDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await page.getByRole('button', { name: ar.shell.account }).click();
  await page.getByRole('menuitem', { name: ar.shell.darkMode }).click();
}

test('an employee comes on their phone and leaves while it is offline; it is sent later, and the punches tell both', async () => {
  const elias = await stage.as('employee', '/attendance-days', phone);
  const { page, context } = elias;
  const clock = page.getByRole('region', { name: 'Your clock' });
  await clock.getByRole('button', { name: 'Clock in' }).tap();
  await clock.getByText(/In since \d\d:\d\d/).waitFor();
  // Punches are kept by the second: the way out is one of its own once the clock has left that of the way in.
  const second = await page.evaluate(() => Math.floor(Date.now() / 1_000));
  await page.waitForFunction((former) => Math.floor(Date.now() / 1_000) > former, second);
  await context.setOffline(true);
  await clock.getByRole('button', { name: 'Clock out' }).tap();
  await clock.getByText(/Out since \d\d:\d\d/).waitFor();
  await clock.getByText('1 waiting to be sent').waitFor();
  await clock.getByRole('button', { name: 'Clock in' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await shoot(page, 'clock-offline');
  await context.setOffline(false);
  await clock.getByText(/Out since \d\d:\d\d/).waitFor();
  await eventually(async () => expect(await clock.getByText('waiting to be sent').count()).toBe(0));
  elias.browserErrors();
  await elias.go('/punches');
  await page.getByText('Phone').first().waitFor();
  expect(await overflow(page)).toBe(0);
});

test('a shared tablet takes badge, and number with PIN, and refuses what does not fit', async () => {
  const hana = await stage.as('hr', '/punch-devices', desk);
  const { page } = hana;
  await page.getByText('Tablet at the back door').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'New token' }).click();
  const token = page.getByRole('textbox', { name: 'Token' });
  await token.waitFor();
  const address = new URL(await token.inputValue());
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'punch-device-token');
  await hana.go('/punch-cards?q=HMG-0012');
  await page.getByRole('table').getByRole('link').first().click();
  await drawer.getByRole('button', { name: 'Set PIN' }).click();
  await page
    .getByRole('textbox', { name: 'PIN' })
    .or(page.getByLabel('PIN', { exact: true }))
    .first()
    .fill('2468');
  await page.getByRole('button', { name: 'Set PIN' }).last().click();
  await page.getByText('Saved').first().waitFor();

  const tablet = await stage.visitor({ viewport: { width: 1024, height: 768 } });
  await tablet.go(address.pathname + address.hash);
  await tablet.page.getByText('Tablet at the back door').waitFor();
  expect(tablet.page.url()).not.toContain('#');
  await tablet.page.getByLabel('Badge').fill('nobody');
  await tablet.page.keyboard.press('Enter');
  await tablet.page.getByText(/do not belong together/).waitFor();
  tablet.browserErrors();
  expect(await barriers(tablet.page)).toEqual([]);
  await tablet.page.getByRole('button', { name: 'Use number and PIN' }).click();
  await tablet.page.getByLabel('Employee number').fill('HMG-0012');
  await tablet.page.getByLabel('PIN', { exact: true }).fill('2468');
  await tablet.page.keyboard.press('Enter');
  await tablet.page.getByText(/you are in since|you went out at/).waitFor();
  expect(await barriers(tablet.page)).toEqual([]);
  await shoot(tablet.page, 'kiosk');
  const stranger = await stage.visitor(phone);
  await stranger.go('/kiosk');
  await stranger.page.getByText('This tablet is not known.', { exact: false }).waitFor();
  expect(await overflow(stranger.page)).toBe(0);
});

test('an employee asks for a correction of a day, the manager approves it, and the day is what was asked for', async () => {
  const elias = await stage.as('employee', `/attendance-days?month=${monthBack(1)}`, desk);
  const { page } = elias;
  const cell = page
    .getByRole('grid')
    .getByRole('gridcell', { name: /Present|Missing clock-out|Absent/ })
    .nth(2);
  const place = (await cell.getAttribute('data-cell'))!;
  await cell.click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Time in').fill('06:30');
  await drawer.getByLabel('Time out').fill('15:45');
  await drawer.getByLabel('Reason').fill('Handed the ward over late');
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'correction-asked');
  await drawer.getByRole('button', { name: 'Ask for a correction' }).click();
  await drawer.getByText('A correction waits: 06:30–15:45').waitFor();

  const mariam = await stage.as('manager', '/attendance-corrections', desk);
  const row = mariam.page.getByRole('row').filter({ hasText: 'Handed the ward over late' });
  await row.waitFor();
  expect(await barriers(mariam.page)).toEqual([]);
  await shoot(mariam.page, 'corrections');
  await row.getByRole('link').first().click();
  await mariam.page.getByRole('button', { name: 'Approve', exact: true }).last().click();
  await mariam.page.getByText('Approved').first().waitFor();

  await elias.go(`/attendance-days?month=${monthBack(1)}`);
  const same = page.locator(`[data-cell="${place}"]`);
  await same.click();
  await drawer.getByText('06:30–15:45').first().waitFor();
});

test('a day opens to why it is what it is: its shift, what became of each punch, and the rules', async () => {
  const { page } = await stage.as('employee', `/attendance-days?month=${monthBack(1)}`, desk);
  await page
    .getByRole('grid')
    .getByRole('gridcell', { name: /Present/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Why is it so?').click();
  await drawer.getByText('there are times on it.').waitFor();
  await drawer.getByText('Rules of night and week').waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'day-explained');
});

test('a month with open days is not closed, a closed one is opened with a reason and closed again', async () => {
  const hana = await stage.as('hr', '/attendance-months', desk);
  const { page } = hana;
  const closing = page.getByRole('region', { name: 'Closing a month' });
  await closing.getByText(/^Exceptions: \d+/).waitFor();
  const months = () => page.locator('tbody tr[data-row-key]').getByText(/^[A-Z][a-z]+ \d{4}$/);
  const shownMonth = (back: number) =>
    new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(`${monthBack(back)}-01`),
    );
  await eventually(async () => expect(new Set(await textsOf(months()))).toEqual(new Set([shownMonth(1)])));
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'attendance-months');
  await closing.getByRole('button', { name: 'Close month' }).click();
  await page
    .getByRole('tooltip')
    .getByText(/not approved yet. Closing counts/)
    .waitFor();
  await page.getByRole('tooltip').getByRole('button', { name: 'Close month' }).click();
  await closing.getByText(/^Still open: days .*: \d+;/).waitFor();
  hana.browserErrors();
  await closing.getByRole('button', { name: 'Month before' }).click();
  await eventually(async () => expect(new Set(await textsOf(months()))).toEqual(new Set([shownMonth(2)])));
  await closing.getByRole('button', { name: 'Open again' }).click();
  const asked = page.getByRole('dialog', { name: 'Open again' });
  await asked.getByLabel('Why is it opened again?').fill('A night shift was forgotten');
  await asked.getByRole('button', { name: 'Open again' }).click();
  await page.getByText('The month is open again').waitFor();
  await closing.getByRole('button', { name: 'Close month' }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Close month' }).click();
  await page.getByText('The month is closed').waitFor();
  await eventually(async () => expect(await closing.getByRole('button', { name: 'Close month' }).count()).toBe(0));
});

test('in Arabic and dark all of it holds on a phone', async () => {
  const hana = await stage.as('hr', '/attendance-months', { ...phone, viewport: { width: 360, height: 740 } });
  const { page } = hana;
  await arabicAndDark(page);
  for (const path of ['/attendance-months', '/attendance-corrections', '/punches', '/punch-devices', '/punch-cards']) {
    await hana.go(path);
    await page.locator('.card').first().waitFor();
    await eventually(async () => expect(await page.locator('.ant-skeleton').count()).toBe(0));
    expect([path, await barriers(page)]).toEqual([path, []]);
    expect([path, await overflow(page)]).toEqual([path, 0]);
    await shoot(page, `arabic-dark${path.replace('/', '-')}`);
  }
});
