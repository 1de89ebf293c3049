import { companyToday, typedDay } from '../days';
import { openStage } from '../stage';
import { barriers, eventually, overflow, pick, shoot } from '../visitor';

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
  // Faster than the page draws itself anew: each press counts.
  const three = ['Family', 'Holiday', 'ETC'];
  const areOn = (isOn: boolean) =>
    eventually(async () =>
      expect(
        await Promise.all(three.map((name) => page.getByRole('checkbox', { name, exact: true }).isChecked())),
      ).toEqual(three.map(() => isOn)),
    );
  const press = () =>
    page.evaluate((pressed) => {
      for (const box of document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]'))
        if (pressed.includes(box.labels![0]!.innerText)) box.click();
    }, three);
  await areOn(true);
  await press();
  await page.waitForURL(/calendars=personal%2Cbusiness$/);
  await areOn(false);
  await press();
  await page.waitForURL((url) => !url.searchParams.has('calendars'));
  await page.getByText('Harbour walk').first().click();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await eventually(async () => expect(await page.getByText('Harbour walk').count()).toBe(0));
});

test('an employee reads their calendar elsewhere at an address that can be taken back', async () => {
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
  const elias = await stage.as('employee', '/calendar', {
    locale: 'ar-AE',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  const { page } = elias;
  await page.getByRole('heading', { name: 'التقويم' }).waitFor();
  await page.locator('.calendar-sheet [dir=rtl], .calendar-sheet').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.getByText('شهر', { exact: true }).click();
  await eventually(async () => expect(await barriers(page)).toEqual([]));
  expect(await overflow(page)).toBe(0);

  await page.getByRole('button', { name: 'حدث جديد' }).click();
  const form = page.getByRole('dialog', { name: 'حدث جديد' });
  await pick(form.getByLabel('التكرار', { exact: true }), 'أسبوعياً');
  await pick(form.getByLabel('حتى متى'), 'حتى تاريخ');
  await form.getByLabel('حتى متى').scrollIntoViewIfNeeded();
  await eventually(async () => expect(await barriers(page)).toEqual([]));
  expect(await overflow(page)).toBe(0);
  await shoot(page, 'calendar-repeat-arabic-phone');
});

test('an event repeats: made, one time of it renamed, one cancelled and put back, and ended from a time on', async () => {
  const { page } = await stage.as('hr', '/calendar?view=list');
  await page.getByRole('button', { name: 'New event' }).click();
  const form = page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Title').fill('Tide watch');
  await form.getByLabel('From', { exact: true }).fill(dayOfMonth(10));
  await page.keyboard.press('Tab');
  await form.getByLabel('To', { exact: true }).fill(dayOfMonth(10));
  await page.keyboard.press('Tab');
  await pick(form.getByLabel('Repeats', { exact: true }), 'Daily');
  await pick(form.getByLabel('Until when'), 'So many times');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('How many times is required').waitFor();
  await form.getByLabel('How many times').fill('5');
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'calendar-repeat');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.waitFor({ state: 'hidden' });
  const times = page.locator('.entry-repeats', { hasText: 'Tide watch' });
  await eventually(async () => expect(await times.count()).toBe(5));

  const drawer = page.getByRole('dialog', { name: 'Tide watch' });
  const openTime = async (at: number) => {
    await page.getByText('Tide watch', { exact: true }).nth(at).click();
    await drawer.getByText('Daily, times in all: 5').waitFor();
  };
  await openTime(2);
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Title').fill('Spring tide');
  await drawer.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Change how much of it?' });
  await question.getByText('This time only').waitFor();
  expect(await barriers(page)).toEqual([]);
  await question.getByRole('button', { name: 'Save' }).click();
  await eventually(async () =>
    expect([await page.getByText('Spring tide', { exact: true }).count(), await times.count()]).toEqual([1, 4]),
  );

  await openTime(1);
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete how much of it?' }).getByRole('button', { name: 'Delete' }).click();
  await eventually(async () => expect(await times.count()).toBe(3));
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).first().click();
  await eventually(async () => expect(await times.count()).toBe(4));

  await openTime(2);
  await drawer.getByRole('button', { name: 'Delete' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Delete how much of it?' });
  await cancelling.getByText('This one and those that follow').click();
  await cancelling.getByRole('button', { name: 'Delete' }).click();
  await eventually(async () =>
    expect([await times.count(), await page.getByText('Spring tide', { exact: true }).count()]).toEqual([2, 1]),
  );
});

/** A day of this month as a form takes it. */
function dayOfMonth(day: number): string {
  return typedDay(`${companyToday().slice(0, 7)}-${String(day).padStart(2, '0')}`);
}

test('an event is told by the clock of the company in the grid, in its panel and in its form, wherever the browser is', async () => {
  const away = await stage.as('hr', '/calendar', { timezoneId: 'America/New_York' });
  const { page } = away;
  await page.getByRole('button', { name: 'New event' }).click();
  const form = page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Title').fill('Call with Boston');
  await form.getByLabel('From, time').fill('10:00');
  await form.getByLabel('To, time').fill('11:00');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByText('List', { exact: true }).click();
  const entry = page.locator('.calendar-list .entry', { hasText: 'Call with Boston' });
  await entry.getByText(/10:00/).waitFor();
  await entry.getByText('Call with Boston').click();
  const drawer = page.getByRole('dialog', { name: 'Call with Boston' });
  await drawer.getByText(/10:00.*11:00/).waitFor();
  await drawer.getByRole('button', { name: 'Edit' }).click();
  expect(await drawer.getByLabel('From, time').inputValue()).toBe('10:00');
});
