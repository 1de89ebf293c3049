import { openStage } from './stage';
import { barriers, eventually, overflow, shoot } from './visitor';

const stage = openStage();

test('an event is made by the keyboard, read, changed and deleted; layers are switched; the list says the same', async () => {
  const hana = await stage.as('hr', '/calendar');
  const { page } = hana;
  await page.getByRole('heading', { name: 'Calendar' }).waitFor();
  await page.locator('.fc-event, .entry').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'calendar');
  await page.getByRole('button', { name: 'New event' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Title').fill('Harbour walk');
  await form.getByLabel('From, time').fill('16:00');
  await form.getByLabel('To, time').fill('15:00');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('The end lies before the beginning.').waitFor();
  await form.getByLabel('To, time').fill('17:00');
  expect(await barriers(page)).toEqual([]);
  await form.getByRole('button', { name: 'Create' }).click();
  await form.waitFor({ state: 'hidden' });

  await page.getByText('List', { exact: true }).click();
  await page.getByText('Harbour walk').first().click();
  const drawer = page.getByRole('dialog', { name: 'Harbour walk' });
  await drawer.getByText(/16:00/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Place').fill('Pier 3');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'hidden' });

  await page.getByRole('checkbox', { name: 'View all' }).click();
  await page.getByText('Harbour walk').waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'View all' }).click();
  await page.getByText('Harbour walk').first().click();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await eventually(async () => expect(await page.getByText('Harbour walk').count()).toBe(0));
});

test('an employee reads his calendar elsewhere at an address that can be taken back', async () => {
  const elias = await stage.as('employee', '/calendar');
  const { page } = elias;
  await page.getByRole('button', { name: 'In other calendars' }).click();
  const dialog = page.getByRole('dialog', { name: 'Read this calendar elsewhere' });
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const address = new URL(await dialog.getByLabel('Your address').inputValue()).pathname;
  expect(await barriers(page)).toEqual([]);
  const read = async () => (await page.request.get(stage.url() + address)).status();
  expect(await read()).toBe(200);
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await eventually(async () => expect(await read()).toBe(404));
});

test('in Arabic and dark it runs from right to left, and on a phone it is a list', async () => {
  const elias = await stage.as('employee', '/calendar', { locale: 'ar-AE', colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  const { page } = elias;
  await page.getByRole('heading', { name: 'التقويم' }).waitFor();
  await page.locator('.calendar-sheet [dir=rtl], .calendar-sheet').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.getByText('شهر', { exact: true }).click();
  await eventually(async () => expect(await barriers(page)).toEqual([]));
  expect(await overflow(page)).toBe(0);
});
