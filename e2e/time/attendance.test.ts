import type { Page } from 'playwright-core';
import { ar } from '../../client/src/i18n/ar';
import { answerTo } from '../asking';
import { companyToday } from '../days';
import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot, textsOf } from '../visitor';

const stage = openStage();
const desk = { width: 1440, height: 900 };

/** A month back, so that every day of it has passed. */
const lastMonth = (): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
};

/** The number of somebody with a day of absence in that month. */
async function somebodyAbsent(page: Page): Promise<string> {
  const query = `{ attendanceSheet(from: "${lastMonth()}-01", to: "${lastMonth()}-28", limit: 100) { rows { employeeCode days { status } } } }`;
  const { attendanceSheet } = await answerTo<{
    attendanceSheet: { rows: { employeeCode: string; days: { status: string }[] }[] };
  }>(page, query);
  return attendanceSheet.rows.find(({ days }) => days.some(({ status }) => status === 'absent'))!.employeeCode;
}

test('days of a month are read, and a missing one is filled in, by keyboard alone', async () => {
  const hana = await stage.as('hr', `/attendance-days?month=${lastMonth()}&q=nurse`, { viewport: desk });
  const { page } = hana;
  await page.getByText('Nobody employed in this month').waitFor();
  await hana.go(`/attendance-days?month=${lastMonth()}`);
  const sheet = page.getByRole('grid', { name: 'Timesheets' });
  await eventually(async () => expect(await sheet.getByRole('row').count()).toBe(26));
  await page.getByRole('searchbox', { name: 'Search people' }).fill(await somebodyAbsent(page));
  await eventually(async () => expect(await sheet.getByRole('row').count()).toBe(2));
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'attendance-days');

  const absent = sheet.getByRole('gridcell', { name: /Absent/ }).first();
  const told = (await absent.getAttribute('aria-label'))!;
  const place = (await absent.getAttribute('data-cell'))!;
  const [row, column] = place.split('.').map(Number) as [number, number];
  await sheet.locator('[data-cell="0.0"]').focus();
  for (let step = 0; step < row; step += 1) await page.keyboard.press('ArrowDown');
  for (let step = 0; step < column; step += 1) await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(told);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await drawer.getByText('No times yet.').waitFor();
  await drawer.getByLabel('Time in').fill('08:00');
  await drawer.getByLabel('Time out').fill('08:00');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer
    .getByText(/Time out equals time in/)
    .first()
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await drawer.getByLabel('Time out').fill('16:30');
  await drawer.getByLabel('Time out').press('Enter');
  await drawer.getByText('08:00–16:30').waitFor();
  await drawer.getByText('8.50 h').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await eventually(async () =>
    expect(await sheet.locator(`[data-cell="${place}"]`).getAttribute('aria-label')).toMatch(/Present, worked 8:30/),
  );
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe(place),
  );
});

test('a day is decided about, and given back to its times', async () => {
  const hana = await stage.as('hr', `/attendance-days?month=${lastMonth()}&q=HMG-0010`, { viewport: desk });
  const { page } = hana;
  const cell = page
    .getByRole('grid')
    .getByRole('gridcell', { name: /Present/ })
    .first();
  await cell.click();
  const place = (await cell.getAttribute('data-cell'))!;
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Decide otherwise' }).click();
  await drawer.getByRole('combobox', { name: 'Counts as' }).click();
  await page.getByTitle('Worked elsewhere', { exact: true }).last().click();
  await drawer.getByLabel('Remark').fill('Course in Sharjah');
  await drawer.getByRole('button', { name: 'Save' }).click();
  const same = page.locator(`[data-cell="${place}"]`);
  await eventually(async () =>
    expect(await same.getAttribute('aria-label')).toMatch(/Worked elsewhere.*Course in Sharjah/),
  );
  await drawer.getByRole('button', { name: 'Let the times decide' }).click();
  await eventually(async () => expect(await same.getAttribute('aria-label')).toMatch(/Present/));
});

test('a way out by the rule of a shift is worked once somebody confirms it', async () => {
  const hana = await stage.as('hr', '/attendance-days', { viewport: desk });
  const { page } = hana;
  type Forgotten = {
    date: string;
    employee: { code: string };
    shift: { id: string; title: string; version: number } | null;
  };
  const { attendanceDays } = await answerTo<{ attendanceDays: { rows: Forgotten[] } }>(
    page,
    '{ attendanceDays(filter: {problem: {eq: missing_out}}, sort: [{field: date, direction: DESC}], limit: 100) { rows { date employee { code } shift { id title version } } } }',
  );
  const { date, employee, shift } = attendanceDays.rows.find((day) => day.shift?.title === 'Morning')!;
  await answerTo(
    page,
    `mutation { updateShift(id: "${shift!.id}", version: ${shift!.version}, input: {clockOutAfter: 30, newTimesFrom: "${date}"}) { id } }`,
  );

  await hana.go(`/attendance-days?month=${date.slice(0, 7)}&q=${employee.code}`);
  const cell = page
    .getByRole('grid')
    .getByRole('gridcell', { name: /Automatic clock-out/ })
    .first();
  expect(await cell.getAttribute('aria-label')).not.toMatch(/worked/);
  const place = (await cell.getAttribute('data-cell'))!;
  await cell.click();
  const drawer = page.getByRole('dialog');
  expect(await barriers(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Confirm 15:00' }).click();
  await eventually(async () =>
    expect(await page.locator(`[data-cell="${place}"]`).getAttribute('aria-label')).toMatch(/Present, worked \d:\d\d/),
  );
  expect(await drawer.getByText('Automatic clock-out, to confirm').count()).toBe(0);
});

test('ways out by rule are confirmed all at once where the month is closed', async () => {
  const hana = await stage.as('hr', '/attendance-months', { viewport: desk });
  const { page } = hana;
  type Forgotten = { date: string; shift: { id: string; title: string; version: number } | null };
  const problems = async (problem: string) =>
    (
      await answerTo<{ attendanceDays: { rows: Forgotten[] } }>(
        page,
        `{ attendanceDays(filter: {problem: {eq: ${problem}}}, sort: [{field: date}], limit: 100) { rows { date shift { id title version } } } }`,
      )
    ).attendanceDays.rows;
  const { date, shift } = (await problems('missing_out')).find((day) => day.shift && day.shift.title !== 'Morning')!;
  await answerTo(
    page,
    `mutation { updateShift(id: "${shift!.id}", version: ${shift!.version}, input: {clockOutAfter: 30, newTimesFrom: "${date}"}) { id } }`,
  );
  // Days stored are worked out again within a minute; days of another shift went out by rule before.
  const waits = async () => (await problems('missing_out')).some((day) => day.shift?.id === shift!.id);
  for (const end = Date.now() + 75_000; (await waits()) && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await waits()).toBe(false);
  const byRule = await problems('automatic_clock_out');
  const month = byRule[0]!.date.slice(0, 7);
  await hana.go('/attendance-months');
  const closing = page.getByRole('region', { name: 'Closing a month' });
  if (month === companyToday().slice(0, 7)) await closing.getByRole('button', { name: 'Month after' }).click();
  await closing.getByText(/^Exceptions: \d+/).click();
  const confirm = closing.getByRole('button', {
    name: `Confirm automatic clock-outs: ${byRule.filter((day) => day.date.startsWith(month)).length}`,
  });
  await confirm.waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'times-out-by-rule');
  await confirm.click();
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /^Confirm automatic clock-outs/ })
    .click();
  await page.getByText(/^Clock-outs confirmed: \d+/).waitFor();
  await eventually(async () => expect(await confirm.count()).toBe(0));
});

test('an employee clocks in and out on a phone and sees their own days alone', async () => {
  const elias = await stage.as('employee', '/attendance-days', {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const { page } = elias;
  const clock = page.getByRole('region', { name: 'Your clock' });
  await clock.getByText('Not clocked in yet').waitFor();
  await clock.getByRole('button', { name: 'Clock in' }).tap();
  await clock.getByText(/In since \d\d:\d\d/).waitFor();
  await page.getByRole('button', { name: /In now/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await shoot(page, 'clock-phone');
  await clock.getByRole('button', { name: 'Clock out' }).tap();
  await clock.getByText(/Out since \d\d:\d\d/).waitFor();
  await page.getByText('1–1 of 1').waitFor();
  expect(await page.getByRole('button', { name: 'Add times' }).count()).toBe(0);
});

test('a shift of two halves is made, shown with its sum, and given to an employee', async () => {
  const hana = await stage.as('hr', '/shifts?new=yes', { viewport: desk });
  const { page } = hana;
  const form = page.getByRole('dialog', { name: 'New shift' });
  await form.getByLabel('Name').or(form.getByLabel('Title')).first().fill('Early and late');
  for (const [nth, from, until] of [
    [1, '06:00', '10:00'],
    [2, '22:00', '02:00'],
  ] as const) {
    await form.getByRole('button', { name: 'Add times' }).click();
    const times = form.getByRole('group', { name: `Times ${nth}` });
    await times.getByLabel('From').fill(from);
    await times.getByLabel('Until').fill(until);
  }
  await form.getByText('Ends on the next day.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await form.getByRole('button', { name: 'Create' }).click();
  const made = page.getByRole('row').filter({ hasText: 'Early and late' });
  await made.waitFor();
  expect((await textsOf(made))[0]).toMatch(/06:00–10:00, 22:00–02:00 \(next day\) 8/);
});

test('in Arabic and dark the days run from right to left and so do the arrows', async () => {
  const hana = await stage.as('hr', `/attendance-days?month=${lastMonth()}&q=HMG-0011`, { viewport: desk });
  const { page } = hana;
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await page.getByRole('button', { name: ar.shell.darkMode }).click();
  const sheet = page.getByRole('grid', { name: ar.area.AttendanceDay.many });
  await sheet.waitFor();
  await sheet.locator('[data-cell="0.0"]').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('0.1');
  await shoot(page, 'attendance-days-arabic-dark');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: ar.days.thisMonth }).hover();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: ar.days.presences }).waitFor();
  expect(await barriers(page)).toEqual([]);
});
