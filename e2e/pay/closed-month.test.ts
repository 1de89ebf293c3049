import { answerTo } from '../asking';
import { openStage } from '../stage';
import { barriers, overflow, shoot } from '../visitor';

const stage = openStage();
const desk = { width: 1280, height: 900 };

/** Two months back: the demo has closed its attendance. */
const closed = (): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1)).toISOString().slice(0, 7);
};

test('a day of a closed month is corrected: the employee asks, the manager reads that pay settles it and approves, the month stays closed and says so', async () => {
  const elias = await stage.as('employee', `/attendance-days?month=${closed()}`, { viewport: desk });
  const sheet = elias.page.getByRole('grid', { name: 'Timesheets' });
  await sheet
    .getByRole('gridcell', { name: /Present/ })
    .first()
    .click();
  const drawer = elias.page.getByRole('dialog');
  await drawer.getByText('The month is closed. A correction is settled with the next pay.').waitFor();
  await drawer.getByLabel('Time out').fill('19:45');
  await drawer.getByLabel('Reason').fill('Stayed for an emergency');
  expect(await barriers(elias.page)).toEqual([]);
  await shoot(elias.page, 'closed-month-ask');
  await drawer.getByRole('button', { name: 'Ask for a correction' }).click();
  await drawer.getByText(/^A correction waits/).waitFor();

  const mariam = await stage.as('manager', '/attendance-corrections', { viewport: desk });
  const row = mariam.page.getByRole('row').filter({ hasText: 'Stayed for an emergency' });
  await row.getByRole('link').first().click();
  const asked = mariam.page.getByRole('dialog');
  await asked.getByText(/is closed and stays so\. The next pay settles what this changes\.$/).waitFor();
  expect(await barriers(mariam.page)).toEqual([]);
  await shoot(mariam.page, 'closed-month-correction');
  await asked.getByRole('button', { name: 'Approve' }).click();
  await asked.getByText('Approved', { exact: true }).first().waitFor();

  const query = `{ attendanceMonths(filter: { period: { eq: "${closed()}" } }, sort: [{ field: correctedAt, direction: DESC }], limit: 100) { rows { id name state correctedAt } } }`;
  const { attendanceMonths } = await answerTo<{
    attendanceMonths: { rows: { id: string; state: string; correctedAt: string | null }[] };
  }>(mariam.page, query);
  const corrected = attendanceMonths.rows.filter(({ correctedAt }) => correctedAt);
  expect(corrected.map(({ state }) => state)).toEqual(['closed']);
  const phone = await stage.as('manager', `/attendance-months?open=${corrected[0]!.id}`, {
    locale: 'ar-AE',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await phone.page.getByText('صُحح بعد الإغلاق').first().waitFor();
  expect(await overflow(phone.page)).toBe(0);
  expect(await barriers(phone.page)).toEqual([]);
  await shoot(phone.page, 'closed-month-ar');
});

test('a shift changes from today on, and its page says what it asked for before', async () => {
  const hana = await stage.as('hr', '/shifts', { viewport: desk });
  const { page } = hana;
  await page.getByRole('link', { name: 'Office', exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('08:30–16:30').waitFor();
  await drawer.getByRole('button', { name: 'Edit' }).click();
  const times = drawer.getByRole('group', { name: 'Times 1' });
  await times.getByLabel('From').fill('10:00');
  await times.getByLabel('Until').fill('18:00');
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'shift-form');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('row').filter({ hasText: '10:00–18:00' }).waitFor();
  await page.getByRole('link', { name: 'Office', exact: true }).click();
  await drawer.getByText('09:00–17:00').waitFor();
  await drawer.getByText('08:30–16:30').waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'shift-versions');
  const phone = await stage.as('hr', `${new URL(page.url()).pathname}${new URL(page.url()).search}`, {
    locale: 'ar-AE',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await phone.page.getByText('08:30–16:30').waitFor();
  expect(await overflow(phone.page)).toBe(0);
  expect(await barriers(phone.page)).toEqual([]);
  await shoot(phone.page, 'shift-versions-ar');
});
