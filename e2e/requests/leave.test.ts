import type { Page } from 'playwright-core';
import { openStage } from '../stage';
import { barriers, eventually, saidOf, shoot } from '../visitor';

const stage = openStage();

/** A Monday far enough ahead that the demo has no leave there, as people type it. */
const monday = (() => {
  const day = new Date(Date.now() + 500 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day;
})();
const typed = (days: number) =>
  new Date(monday.getTime() + days * 86_400_000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

async function fillDay(page: Page, label: string, day: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(day);
  await page.keyboard.press('Enter');
}

test('an employee asks for leave, seeing what it takes; their manager approves it; the calendar shows it', async () => {
  const elias = await stage.as('employee', '/employee-leaves');
  const { page } = elias;
  await page.getByRole('button', { name: 'Request leave' }).first().click();
  const form = page.getByRole('dialog', { name: 'Request leave' });
  await form.getByRole('button', { name: 'Send request' }).click();
  await form.getByText('First day is required').waitFor();
  await fillDay(page, 'First day', typed(6));
  const lastDay = page.getByLabel('Last day', { exact: true });
  // No day before the first can be chosen as the last.
  await lastDay.click();
  expect(await page.locator('.ant-picker-dropdown:visible .ant-picker-cell-disabled').count()).toBeGreaterThan(0);
  await fillDay(page, 'Last day', typed(8));
  await form.locator('.leave-preview-sum', { hasText: /^2 days$/ }).waitFor();
  await form.getByText('Weekend').waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'leave-request');
  await form.getByLabel('Reason').fill('Visit home');
  // Not sent yet: it is kept for the employee alone, and goes on where it was left.
  await form.getByRole('button', { name: 'Save as draft' }).click();
  await page.getByRole('link', { name: 'Drafts (1)' }).click();
  const drafts = page.getByRole('region', { name: 'Drafts' });
  await drafts.getByText('Visit home').waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'leave-draft');
  await drafts.getByRole('link').click();
  await form.locator('.leave-preview-sum', { hasText: /^2 days$/ }).waitFor();
  await form.getByLabel('Replacement').click();
  await page.locator('.ant-select-item-option').first().waitFor();
  const deputy = (await page.locator('.ant-select-item-option bdi').first().innerText()).trim();
  await page.locator('.ant-select-item-option').first().click();
  await form.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('heading', { name: /^Annual leave: / }).waitFor();
  expect(await page.getByText('Pending').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  const address = new URL(page.url()).pathname;
  await page.getByText(deputy, { exact: true }).waitFor();

  const mariam = await stage.as('manager', address);
  await mariam.page.getByRole('button', { name: 'Reject' }).click();
  const why = mariam.page.getByRole('dialog', { name: 'Reject this leave?' });
  await why.getByRole('button', { name: 'Reject' }).click();
  await eventually(async () =>
    expect(await saidOf(why.getByLabel('Why it is rejected'))).toBe('Why it is rejected is required'),
  );
  await why.getByRole('button', { name: 'Back' }).click();
  await mariam.page.getByRole('button', { name: 'Approve' }).click();
  const ask = mariam.page.getByRole('dialog', { name: 'Approve this leave?' });
  expect(await barriers(mariam.page)).toEqual([]);
  await ask.getByRole('button', { name: 'Approve' }).click();
  await mariam.page.getByText('Approved', { exact: true }).first().waitFor();
  await page.getByText('Approved', { exact: true }).first().waitFor();

  const day = new Date(monday.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
  await mariam.go(`/calendar?view=list&on=${day}`);
  await mariam.page
    .getByText(/: Annual leave/)
    .first()
    .waitFor();

  // What is approved is not the employee's to cancel: it is asked for, and the leave stays in force until the manager
  // decides.
  await page.getByRole('button', { name: 'Ask to cancel' }).click();
  const wish = page.getByRole('dialog', { name: 'Ask to cancel this leave?' });
  await wish.getByRole('button', { name: 'Ask to cancel' }).click();
  await eventually(async () =>
    expect(await saidOf(wish.getByLabel('Why it should be cancelled'))).toBe('Why it should be cancelled is required'),
  );
  expect(await barriers(page)).toEqual([]);
  await wish.getByLabel('Why it should be cancelled').fill('The trip is off');
  await wish.getByRole('button', { name: 'Ask to cancel' }).click();
  await page.getByText('Cancellation requested', { exact: true }).first().waitFor();
  expect(await page.getByText('It stays approved until somebody decides about cancelling it.').count()).toBe(1);
  await shoot(page, 'leave-to-be-cancelled');
  await page.getByRole('button', { name: 'Withdraw the cancellation' }).click();
  await page.getByText('Cancellation requested', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ask to cancel' }).click();
  await wish.getByLabel('Why it should be cancelled').fill('The trip is off');
  await wish.getByRole('button', { name: 'Ask to cancel' }).click();
  await page.getByText('Cancellation requested', { exact: true }).first().waitFor();

  await mariam.go(address);
  await mariam.page.getByText('The trip is off', { exact: true }).waitFor();
  expect(await barriers(mariam.page)).toEqual([]);
  await mariam.page.getByRole('button', { name: 'Cancel the leave' }).click();
  await mariam.page
    .getByRole('dialog', { name: 'Cancel this leave as asked?' })
    .getByRole('button', { name: 'Cancel the leave' })
    .click();
  await mariam.page.getByText('Cancelled', { exact: true }).first().waitFor();
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
});

test('half a day on a holiday is refused before it is sent, and kept as a draft that tells it: on a phone, in Arabic', async () => {
  const elias = await stage.as('employee', '/employee-leaves', {
    locale: 'ar-AE',
    viewport: { width: 360, height: 740 },
  });
  const { page } = elias;
  await page.getByRole('button', { name: 'طلب إجازة' }).first().click();
  await page.getByText('نصف يوم', { exact: true }).click();
  await page.getByLabel('اليوم', { exact: true }).fill('2027-12-02');
  await page.keyboard.press('Enter');
  await page.getByText(/لا يمكن أخذ نصف يوم عطلة رسمية/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'حفظ كمسودة' }).click();
  await page.getByText('حُفظت المسودة').first().waitFor();
  await elias.go('/my-leave');
  const drafts = page.getByRole('region', { name: 'المسودات' });
  await drafts.getByText(/لا يمكن أخذ نصف يوم عطلة رسمية/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'leave-draft-arabic');
  await drafts.getByRole('button', { name: /^حذف هذه المسودة/ }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'حذف هذه المسودة' }).click();
  await drafts.waitFor({ state: 'detached' });
});
