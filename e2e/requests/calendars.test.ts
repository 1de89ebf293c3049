import { companyToday } from '../days';
import { openStage } from '../stage';
import { barriers, eventually, overflow, pick } from '../visitor';

const stage = openStage();

test('the five calendars are switched one by one and all at once, and the address keeps the choice', async () => {
  const { page } = await stage.as('hr', '/calendar?view=list');
  await page.locator('.entry').first().waitFor();
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const five = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'];
  for (const name of ['View all', ...five]) expect(await box(name).isChecked()).toBe(true);

  await box('Business').click();
  await page.locator('.entry-business').first().waitFor({ state: 'detached' });
  await eventually(async () => expect(await box('View all').isChecked()).toBe(false));
  expect(await page.locator('.entry-etc').count()).toBeGreaterThan(0);
  await page.reload();
  await page.locator('.entry-etc').first().waitFor();
  expect(await box('Business').isChecked()).toBe(false);
  expect(await page.locator('.entry-business').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);

  await box('View all').click();
  await page.locator('.entry-business').first().waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? ''));
  await box('View all').click();
  for (const name of five) await eventually(async () => expect(await box(name).isChecked()).toBe(false));
  await eventually(async () =>
    expect(
      await page.locator('.entry-business, .entry-etc, .entry-personal, .entry-family, .entry-holiday').count(),
    ).toBe(0),
  );
  expect(asked.filter((body) => /"layers":\[[^\]]*"events"/.test(body))).toEqual([]);
  await box('Family').click();
  await eventually(async () => expect(new URL(page.url()).searchParams.get('calendars')).toBe('family'));
  expect(await page.locator('.entry-business').count()).toBe(0);
});

test('what is made in a calendar that is switched off is seen, and after each change all five calendars are fetched', async () => {
  const { page } = await stage.as('employee', '/calendar?view=list&calendars=business');
  await page.getByRole('button', { name: 'New event' }).click();
  const form = page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Title').fill('Swimming lesson');
  await pick(form.getByLabel('Calendar', { exact: true }), 'Personal');
  await form.getByText('Only you and the guests see it.').waitFor();
  expect(await form.getByLabel('Seen by').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  const fetched = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('"calendars":["personal","business","family","holiday","etc"]'),
  );
  await form.getByRole('button', { name: 'Create' }).click();
  await fetched;
  await page.getByText('Swimming lesson').first().waitFor();
  expect(await page.getByRole('checkbox', { name: 'Personal', exact: true }).isChecked()).toBe(true);

  const hana = await stage.as('hr', '/calendar?view=list');
  await hana.page.locator('.entry-business').first().waitFor();
  expect(await hana.page.getByText('Swimming lesson').count()).toBe(0);
});

test('an event is dragged to another day and taken back', async () => {
  const { page } = await stage.as('hr', '/calendar?view=month');
  await page.locator('.entry').first().waitFor();
  await page.getByRole('button', { name: 'New event' }).click();
  const form = page.getByRole('dialog', { name: 'New event' });
  await form.getByLabel('Title').fill('Movable feast');
  await form.getByLabel('All day').click();
  await form.getByRole('button', { name: 'Create' }).click();
  await form.waitFor({ state: 'hidden' });
  const feast = page.locator('.entry', { hasText: 'Movable feast' }).first();
  // It is dragged sideways; how far down it stands follows from what else there is.
  const cellOf = () => feast.evaluate((element) => Math.round(element.getBoundingClientRect().x));
  // It stands still once pointed at: the rows above it have grown by what was fetched.
  await feast.hover();
  const [box, place] = [(await feast.boundingBox())!, await cellOf()];
  const [x, y, aside] = [box.x + 20, box.y + 8, box.x > 700 ? -160 : 160];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + aside / 2, y, { steps: 5 });
  await page.mouse.move(x + aside, y, { steps: 8 });
  // What others do while it is held neither drops it nor keeps it from being dropped.
  const fetched = page.waitForResponse(
    async (answer) => answer.url().endsWith('/graphql') && (await answer.text()).includes('Meanwhile'),
  );
  const today = companyToday();
  const made = await page.request.post('/graphql', {
    data: {
      query: `mutation { createEvent(input: { title: "Meanwhile", isAllDay: true, startDate: "${today}", endDate: "${today}" }) { id title } }`,
    },
  });
  expect(await made.json()).toHaveProperty('data.createEvent.title', 'Meanwhile');
  await fetched;
  await page.mouse.up();
  await page.getByText('Moved: Movable feast').waitFor();
  expect(await cellOf()).not.toBe(place);
  // What can be undone is offered for some seconds only: nothing that takes long comes before.
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).first().click();
  await page.getByText('Moved back').waitFor();
  await eventually(async () => expect(await cellOf()).toBe(place));
  expect(await barriers(page)).toEqual([]);
});

test('in Arabic and dark on a phone the choice stays usable', async () => {
  const { page } = await stage.as('employee', '/calendar', {
    locale: 'ar-AE',
    colorScheme: 'dark',
    viewport: { width: 360, height: 780 },
  });
  await page.getByRole('checkbox', { name: 'عرض الكل' }).waitFor();
  await page.locator('.entry').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});
