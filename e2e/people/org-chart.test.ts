import { openStage } from '../stage';
import { barriers, choose, eventually, overflow, shoot } from '../visitor';

const stage = openStage();

test('the org chart shows departments as a chart and as a list, and opens what is found', async () => {
  const hana = await stage.as('hr', '/org-chart');
  const { page } = hana;
  const list = page.getByRole('region', { name: 'As a list' });
  const chart = page.getByRole('region', { name: 'As a chart' });
  await list.getByRole('treeitem', { name: /Clinical Services/ }).waitFor();
  await chart.locator('.chart-card', { hasText: 'Clinical Services' }).waitFor();
  expect(await list.getByRole('treeitem', { name: /Nursing/ }).count()).toBe(0);

  await choose(page.getByLabel('Find a person or department'), 'Nursing');
  await list.getByRole('treeitem', { name: /Nursing/, selected: true }).waitFor();
  await chart.locator('.chart-card', { hasText: 'Nursing' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open' }).click();
  await page.getByRole('dialog', { name: 'Nursing' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/departments');
});

test('reporting lines are walked by keyboard alone', async () => {
  // The address it had before leads here too.
  const hana = await stage.as('hr', '/departments/structure?of=people');
  const { page } = hana;
  await page.waitForURL('**/org-chart?of=people');
  const list = page.getByRole('region', { name: 'As a list' });
  const top = list.getByRole('treeitem', { name: /General Manager/ });
  await top.waitFor();
  await list.getByRole('treeitem', { name: /Medical Director/ }).waitFor();
  await list.getByRole('tree').focus();
  for (
    let step = 0;
    step < 12 &&
    !/Medical Director/.test(
      await list
        .locator('.ant-tree-treenode-active')
        .innerText()
        .catch(() => ''),
    );
    step += 1
  ) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('ArrowRight');
  await list.getByRole('treeitem', { name: /Head Nurse/ }).waitFor();
  await page.keyboard.press('Space');
  await eventually(() => expect(new URL(page.url()).searchParams.get('at')).toMatch(/^[0-9a-f]{24}$/));
  await page.getByRole('link', { name: 'Open' }).click();
  await page.waitForURL(/\/employees\/[0-9a-f]{24}$/);
  await page.getByText('Medical Director').first().waitFor();
});

test('the chart unfolds, folds, zooms and prints', async () => {
  const hana = await stage.as('hr', '/org-chart?of=people');
  const { page } = hana;
  const chart = page.getByRole('region', { name: 'As a chart' });
  await chart.locator('.chart-card', { hasText: 'General Manager' }).waitFor();
  const cards = () => chart.locator('.chart-card').count();
  const before = await cards();
  await chart.getByRole('button', { name: 'Unfold all' }).click();
  await eventually(async () => expect(await cards()).toBeGreaterThan(before + 30));
  await shoot(page, 'org-chart');
  await chart.getByRole('button', { name: 'Fold all', exact: true }).click();
  await eventually(async () => expect(await cards()).toBeLessThan(before + 1));
  await chart.locator('.chart-fold').first().click({ force: true });
  await eventually(async () => expect(await cards()).toBeGreaterThan(1));
  const scale = () => chart.locator('svg .chart').getAttribute('transform');
  const still = await scale();
  await chart.getByRole('button', { name: 'Zoom in' }).click();
  await eventually(async () => expect(await scale()).not.toBe(still));
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', 'yes') }));
  await chart.getByRole('button', { name: 'Print' }).click();
  await page.locator('body[data-printed]').waitFor();
});

test('in Arabic, dark and on a phone the list comes first and nothing overflows', async () => {
  const hana = await stage.as('hr', '/org-chart?of=people', {
    locale: 'ar-AE',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  const { page } = hana;
  await page.getByRole('region', { name: 'كقائمة' }).getByRole('treeitem').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.getByText('كمخطط', { exact: true }).click();
  await page.getByRole('region', { name: 'كمخطط' }).locator('.chart-card').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});

test('who sees no more than their own row finds everybody in the reporting lines, as the directory does', async () => {
  const elias = await stage.as('employee', '/org-chart');
  const { page } = elias;
  await page.getByRole('treeitem', { name: /Clinical Services/ }).waitFor();
  await page.getByText('Reporting lines').click();
  await eventually(async () => expect(await page.getByRole('treeitem').count()).toBeGreaterThan(1));
});
