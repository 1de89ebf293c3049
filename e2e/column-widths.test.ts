import { openStage } from './stage';
import { barriers, eventually } from './visitor';

const stage = openStage();

test('a column is made wider with the mouse and by keyboard, and stays so', async () => {
  const hana = await stage.as('hr', '/departments');
  const { page } = hana;
  await page.getByRole('link', { name: 'Nursing' }).waitFor();
  const head = page.getByRole('columnheader', { name: /^Name/ });
  const width = async (name: RegExp) => Math.round((await page.getByRole('columnheader', { name }).boundingBox())!.width);
  const before = await width(/^Name/);
  const handle = (await head.locator('.column-handle').boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + 20);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2 + 60, handle.y + 20, { steps: 4 });
  await page.mouse.move(handle.x + handle.width / 2 + 120, handle.y + 20);
  await page.mouse.up();
  await eventually(async () => expect(Math.abs(await width(/^Name/) - before - 120)).toBeLessThan(3));
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
  expect(Math.abs(await width(/^Name/) - before - 120)).toBeLessThan(3);
  await head.locator('.column-handle').dblclick();
  await eventually(async () => expect(await width(/^Name/)).not.toBe(before + 120));
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Back to the usual columns' }).click();
});
