import { ar } from '../../client/src/i18n/ar';
import type { Page } from 'playwright-core';
import { openStage } from '../stage';
import { barriers, eventually, saidOf, textsOf, type Visitor } from '../visitor';

const stage = openStage();

test('a column is made wider with the mouse and by keyboard, and stays so', async () => {
  const hana = await stage.as('hr', '/departments');
  const { page } = hana;
  await page.getByRole('link', { name: 'Nursing' }).waitFor();
  const head = page.getByRole('columnheader', { name: /^Name/ });
  const width = async (name: RegExp) =>
    Math.round((await page.getByRole('columnheader', { name }).boundingBox())!.width);
  const before = await width(/^Name/);
  const handle = (await head.locator('.column-handle').boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + 20);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2 + 60, handle.y + 20, { steps: 4 });
  await page.mouse.move(handle.x + handle.width / 2 + 120, handle.y + 20);
  await page.mouse.up();
  await eventually(async () => expect(Math.abs((await width(/^Name/)) - before - 120)).toBeLessThan(3));
  expect(new URL(page.url()).searchParams.get('sort')).toBeNull();
  await page.getByRole('button', { name: 'Columns' }).click();
  const field = page.getByRole('spinbutton', { name: 'Width of “Code” in pixels' });
  await field.fill('260');
  await page.keyboard.press('ArrowUp');
  await eventually(async () => expect(await width(/^Code/)).toBe(280));
  expect(await barriers(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.getByRole('link', { name: 'Nursing' }).waitFor();
  await eventually(async () => expect(await width(/^Code/)).toBe(280));
  expect(Math.abs((await width(/^Name/)) - before - 120)).toBeLessThan(3);
  await head.locator('.column-handle').dblclick();
  await eventually(async () => expect(await width(/^Name/)).not.toBe(before + 120));
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Back to the usual columns' }).click();
});

/** The rows of a list, each a row of the values that can be changed in it. */
const values = (page: Page, row: number) => page.locator('tbody tr[data-row-key]').nth(row).locator('.cell-value');
const focused = (page: Page) =>
  page.evaluate(
    () =>
      (document.activeElement as HTMLElement).innerText.replace(/\s+/g, ' ') ||
      (document.activeElement as HTMLInputElement).value ||
      document.activeElement!.tagName,
  );

test('values are changed where they stand by keyboard: Enter goes down, Tab goes on, Escape leaves them, and a refusal stands beside them', async () => {
  const hana = await stage.as('hr', '/departments');
  const { page } = hana;
  await values(page, 1).first().waitFor();
  const codeOf = async (row: number) => (await values(page, row).first().innerText()).trim();
  const rowOfFocus = () => page.evaluate(() => document.activeElement!.closest('tr')?.rowIndex);
  expect(
    await page
      .getByRole('table')
      .evaluate((table) => document.getElementById(table.getAttribute('aria-describedby')!)!.innerText),
  ).toContain('F2 or Enter');
  const code = page.getByRole('textbox', { name: 'Code' });
  await values(page, 0).first().focus();
  await page.keyboard.press('F2');
  await code.waitFor();
  await page.keyboard.type('A-FIRST');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await code.waitFor({ state: 'detached' });
  expect(await codeOf(0)).not.toBe('A-FIRST');
  await page.keyboard.press('Enter');
  await code.fill('A-FIRST');
  await page.keyboard.press('Enter');
  await eventually(async () => expect([await codeOf(0), await rowOfFocus()]).toEqual(['A-FIRST', 2]));

  const name = page.getByRole('textbox', { name: 'Name' });
  const second = page.locator('tbody tr[data-row-key] .row-link').nth(1);
  const called = (await second.innerText()).trim();
  await second.focus();
  await page.keyboard.press('F2');
  await name.fill('Nursing');
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await saidOf(name)).toBe('Another department already has this value.'));
  expect(await name.inputValue()).toBe('Nursing');
  expect(await barriers(page)).toEqual([]);
  await name.fill(`${called} 2`);
  await page.keyboard.press('Tab');
  await code.fill('A-SECOND');
  await page.keyboard.press('Tab');
  // Keys lead on from the marked choice, which is marked a little after the list has opened.
  const marked = page.locator('.ant-select-item-option-active');
  await marked.getByText('Active', { exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await marked.getByText('Inactive', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await textsOf(values(page, 1))).toEqual(['A-SECOND', 'Inactive']));
  await eventually(async () => expect(await rowOfFocus()).toBe(3));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe('A-SECOND');
  await page.getByRole('status').getByText('Saved: Status').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: `${called} 2` }).waitFor();
  await page.reload();
  await eventually(async () => expect(await textsOf(values(page, 1))).toEqual(['A-SECOND', 'Inactive']));
});

test('a day, a number and a switch are changed by a double click, and by what is pressed next they are saved', async () => {
  const { page } = await stage.as('hr', '/vendors?sort=name&cols=name,licenceExpiry');
  const day = page.locator('tbody tr[data-row-key]').first().locator('[data-value="licenceExpiry"]');
  await day.dblclick();
  await page.getByRole('textbox', { name: 'Licence ends' }).fill('5 Mar 2031');
  await page.getByRole('searchbox').click();
  await eventually(async () => expect(await textsOf(day)).toEqual(['5 Mar 2031']));
  await page.goto('/positions');
  const planned = page.locator('[data-value="headcountPlanned"]').first();
  await planned.dblclick();
  await page.getByRole('spinbutton', { name: 'Planned headcount' }).fill('17');
  await page.getByRole('searchbox').click();
  await eventually(async () => expect(await textsOf(planned)).toEqual(['17']));
  await page.goto('/leave-types');
  const isActive = page.locator('tbody tr[data-row-key]').last().locator('[data-value="isActive"]');
  await isActive.dblclick();
  await page.getByRole('switch').click();
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await textsOf(isActive)).toEqual(['No']));
});

test('two people in one cell: the second is told of the first and chooses', async () => {
  const [hana, other] = [await stage.as('hr', '/departments'), await stage.as('hr', '/departments')];
  for (const { page } of [hana, other]) {
    await page.locator('tr', { hasText: 'Nursing' }).locator('[data-value="code"]').dblclick();
  }
  const type = async ({ page }: Visitor, text: string) => {
    await page.getByRole('textbox', { name: 'Code' }).fill(text);
    await page.keyboard.press('Enter');
  };
  await type(hana, 'N-ONE');
  await hana.page.getByRole('button', { name: 'N-ONE' }).waitFor();
  await type(other, 'N-TWO');
  const dialog = other.page.getByRole('dialog', { name: 'Nursing: Code' });
  await dialog.getByText(/^Changed by Hana Aziz/).waitFor();
  await dialog.getByText('N-ONE').waitFor();
  expect(await barriers(other.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save mine over theirs' }).click();
  await other.page.getByRole('button', { name: 'N-TWO' }).waitFor();
});

test('who may not change the rows is offered nothing; in Arabic, in the dark, the arrows lead the other way', async () => {
  const { page } = await stage.as('employee', '/departments');
  await page.getByRole('link', { name: 'Finance' }).waitFor();
  expect(await page.locator('.cell-value').count()).toBe(0);
  const hana = await stage.as('hr', '/positions', { locale: 'ar', colorScheme: 'dark' });
  await hana.page.getByRole('button', { name: ar.shell.lightMode }).waitFor();
  await values(hana.page, 0).first().focus();
  const [first, second] = await textsOf(values(hana.page, 0));
  await hana.page.keyboard.press('ArrowLeft');
  await eventually(async () => expect(await focused(hana.page)).toBe(second));
  await hana.page.keyboard.press('ArrowRight');
  await eventually(async () => expect(await focused(hana.page)).toBe(first));
  await hana.page.keyboard.press('F2');
  await hana.page.locator('.cell-editor input').waitFor();
  expect(await barriers(hana.page)).toEqual([]);
});
