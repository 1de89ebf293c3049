import { openStage } from '../stage';
import { barriers, overflow, shoot } from '../visitor';

const stage = openStage();

test('a calendar of every other Saturday is made, looked at over a year and assigned', async () => {
  const hana = await stage.as('hr', '/work-calendars');
  const { page } = hana;
  await page.getByText('Company week').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'work-calendars');
  await page.getByRole('button', { name: 'New work calendar' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill('Ward week');
  await form.getByRole('radio', { name: 'Times of its own' }).check();
  const saturday = form.getByRole('group', { name: 'Saturday', exact: true });
  await saturday.getByRole('button', { name: 'Add times' }).click();
  await saturday.getByLabel('Until, 1').fill('11:00');
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'work-calendar-form');
  await form
    .getByRole('button', { name: /^(Save|Create|Add)/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Ward week' }).first().click();
  await page.getByRole('button', { name: 'Look at a year' }).click();
  const year = page.getByRole('region', { name: /^The year / });
  await year.getByText('National Day').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'work-calendar-year');
});

test('on a phone in Arabic a calendar is read without a part of it beyond the edge', async () => {
  const hana = await stage.as('hr', '/work-calendars', { locale: 'ar-AE', viewport: { width: 360, height: 780 } });
  const { page } = hana;
  await page.getByText('Every other Saturday').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Every other Saturday' }).first().click();
  await page.getByRole('dialog').getByText('09:00').first().waitFor();
  expect(await overflow(page)).toBe(0);
  await shoot(page, 'work-calendar-arabic-phone');
});
