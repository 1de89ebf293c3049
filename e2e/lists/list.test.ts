import { readFileSync } from 'node:fs';
import { openStage } from '../stage';
import { barriers, choose, eventually, shoot, textsOf } from '../visitor';

const stage = openStage();

test('search, filters, order and page stand in the address: a reload keeps them, Back takes them back', async () => {
  const hana = await stage.as('hr', '/employees', { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  // Those who work here first; who has left among all.
  await page.getByText(/^1–25 of \d+$/).waitFor();
  expect(await page.getByRole('table').getByText('Former', { exact: true }).count()).toBe(0);
  await shoot(page, 'employees');
  const search = page.getByRole('searchbox', { name: 'Search in Employees' });
  await search.fill('a');
  await page.getByRole('table').getByText('Former', { exact: true }).first().waitFor();
  await search.fill('');
  await page.getByRole('button', { name: 'Current' }).click();
  await page.getByRole('menuitemradio', { name: 'All' }).click();
  await page.getByText('1–25 of 46').waitFor();
  await page.getByRole('button', { name: 'Filter' }).click();
  await choose(page.getByRole('combobox', { name: 'Field' }), 'Department');
  await choose(page.getByRole('combobox', { name: 'Value' }), 'Nursing');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Department: Nursing' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('columnheader', { name: 'Hire date' }).click();
  await page.getByRole('searchbox', { name: 'Search in Employees' }).fill('al');
  await eventually(() =>
    expect(new URL(page.url()).search).toMatch(/q=al&f\.departmentId\.in=[0-9a-f]{24}&sort=hireDate/),
  );

  await page.reload();
  await page.getByRole('button', { name: 'Department: Nursing' }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('al');
  expect(await page.getByRole('columnheader', { name: 'Hire date' }).getAttribute('aria-sort')).toBe('ascending');

  await page.goBack();
  await eventually(async () => expect(await page.getByRole('searchbox').inputValue()).toBe(''));
  await page.getByRole('button', { name: 'Remove this filter' }).click();
  await page.getByText('1–25 of 46').waitFor();
  await page.getByTitle('Next Page').click();
  await page.getByText('26–46 of 46').waitFor();
  expect(new URL(page.url()).search).toBe('?all=yes&sort=hireDate&page=2');
});

test('a search that finds nothing says so, and one click shows everything again', async () => {
  const hana = await stage.as('hr', '/departments?q=astronomy');
  const { page } = hana;
  await page.getByText('Nothing found').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('link', { name: 'Nursing' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('the columns one chose, in an order of one’s own, are there the next time and in another browser', async () => {
  const hana = await stage.as('hr', '/employees');
  const { page } = hana;
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Nationality' }).check();
  await page.getByRole('checkbox', { name: 'Manager' }).uncheck();
  const up = page.getByRole('button', { name: 'Move Nationality forward' });
  await up.focus();
  for (let presses = 0; presses < 12 && (await up.isEnabled()); presses += 1) await page.keyboard.press('Enter');
  await eventually(async () =>
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Move Nationality back'),
  );
  expect(await barriers(page)).toEqual([]);
  const headers = async (who: typeof page) =>
    (await textsOf(who.getByRole('columnheader'))).filter(Boolean).slice(0, 3);
  const chosen = ['Name', 'Nationality', 'Employee number'];
  await eventually(async () => expect(await headers(page)).toEqual(chosen));
  await page.waitForLoadState('networkidle');
  await page.reload();
  await page.getByRole('columnheader', { name: 'Nationality' }).waitFor();
  expect(await headers(page)).toEqual(chosen);
  expect(await page.getByRole('columnheader', { name: 'Manager' }).count()).toBe(0);

  const elsewhere = await stage.as('hr', '/employees');
  await elsewhere.page.getByRole('columnheader', { name: 'Nationality' }).waitFor();
  expect(await headers(elsewhere.page)).toEqual(chosen);
  await elsewhere.page.getByRole('button', { name: 'Columns' }).click();
  const kept = elsewhere.page.waitForResponse((response) => /SetListColumns/.test(response.request().postData() ?? ''));
  await Promise.all([kept, elsewhere.page.getByRole('button', { name: 'Back to the usual columns' }).click()]);
  await elsewhere.page.getByRole('columnheader', { name: 'Manager' }).waitFor();
});

test('a view is kept under a name, changed, shared, opened first, and found by a colleague as far as they may see', async () => {
  const hana = await stage.as('hr', '/departments');
  const { page } = hana;
  await page.getByRole('link', { name: 'Nursing' }).waitFor();
  await page.getByRole('button', { name: 'Filter' }).click();
  await choose(page.getByRole('combobox', { name: 'Field' }), 'Status');
  await page.getByRole('group', { name: 'Value' }).getByRole('checkbox', { name: 'Active', exact: true }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Status: Active' }).waitFor();
  const switcher = page.locator('.view-switcher');
  await switcher.click();
  await page.getByRole('menuitem', { name: 'Save as a new view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a new view' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Name of the view is required').waitFor();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel('Name of the view').fill('In use');
  await dialog.getByRole('checkbox', { name: 'Share with the company' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await eventually(async () => expect(await textsOf(switcher)).toEqual(['In use']));
  await eventually(() =>
    expect(new URL(page.url()).search).toMatch(/f\.status\.in=active&cols=name.*&view=[0-9a-f]{24}$/),
  );

  await page.getByRole('columnheader', { name: 'Code' }).click();
  await eventually(async () => expect(await textsOf(switcher)).toEqual(['In use changed']));
  await switcher.click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Save changes of the view' }).click();
  await eventually(async () => expect(await textsOf(switcher)).toEqual(['In use']));
  await switcher.click();
  await page.getByRole('menuitem', { name: 'Open the list with this view' }).click();
  await page.getByText('The list opens like this from now on').waitFor();
  await hana.go('/departments');
  await page.getByRole('button', { name: 'Status: Active' }).waitFor();
  await eventually(async () => expect(await textsOf(switcher)).toEqual(['In use']));
  expect(await page.getByRole('columnheader', { name: 'Code' }).getAttribute('aria-sort')).toBe('ascending');

  const colleague = await stage.as('employee', '/departments');
  await colleague.page.locator('.view-switcher').click();
  await colleague.page.getByRole('menuitemradio', { name: 'In use' }).click();
  await colleague.page.getByRole('button', { name: 'Status: Active' }).waitFor();
  await colleague.page.locator('.view-switcher').click();
  expect(await colleague.page.getByRole('menuitem', { name: 'Delete the view' }).count()).toBe(0);
  expect(await colleague.page.getByRole('button', { name: 'Export' }).count()).toBe(0);

  await switcher.click();
  await page.getByRole('menuitem', { name: 'Delete the view' }).click();
  await page.getByText('Deleted: In use').waitFor();
  await eventually(() => expect(new URL(page.url()).search).toBe(''));
});

test('the link that is copied opens the list for a colleague as it stands', async () => {
  const hana = await stage.as('hr', '/departments?f.status.in=active&sort=-code', { permissions: ['clipboard-write'] });
  await hana.page.locator('.view-switcher').click();
  await hana.page.getByRole('menuitem', { name: 'Copy a link to this list' }).click();
  await hana.page.getByText('Link copied').waitFor();
  await hana.page.getByRole('searchbox').press('Control+V');
  const colleague = await stage.as('employee', await hana.page.getByRole('searchbox').inputValue());
  await colleague.page.getByRole('button', { name: 'Status: Active' }).waitFor();
  expect(await colleague.page.getByRole('columnheader', { name: 'Code' }).getAttribute('aria-sort')).toBe('descending');
});

test('what is filtered leaves as a file in the language of the reader', async () => {
  const hana = await stage.as('hr', '/employees?q=HMG-000&sort=code');
  const { page } = hana;
  await page.getByText('1–9 of 9').waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  expect(await barriers(page)).toEqual([]);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^Employees \d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await csv.path(), 'utf8')
    .split('\r\n')
    .filter(Boolean);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toMatch(/^\ufeffName,Employee number,Department,Position,Manager,/);
  expect(lines[1]).toMatch(/^[^,]+,HMG-0001,[A-Z]\w+,/);
  await page.getByText('Exported').waitFor();

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await page.getByRole('button', { name: 'تصدير' }).click();
  expect(await barriers(page)).toEqual([]);
  const [excel] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'ملف Excel (.xlsx)' }).click(),
  ]);
  expect(excel.suggestedFilename()).toMatch(/^الموظفون \d{4}-\d\d-\d\d\.xlsx$/);
  expect(
    readFileSync(await excel.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('a field is set on all that match: tried first, then done, with what was refused', async () => {
  const hana = await stage.as('hr', '/positions?size=25');
  const { page } = hana;
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected' });
  const all = bar.getByRole('button', { name: /^Select all \d+ that match$/ });
  const count = (await all.count())
    ? Number((await all.innerText()).match(/\d+/)![0])
    : await page.getByRole('checkbox', { name: /^Select (?!all)/ }).count();
  if (await all.count()) await all.click();
  await bar.getByRole('button', { name: 'Set…' }).click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  const dialog = page.getByRole('dialog', { name: /^Set Status: / });
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.locator('.ant-select-item-option:visible', { hasText: 'Inactive' }).click();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByText(`Possible: ${count}. Would be refused: 0.`).waitFor();
  await dialog.getByRole('button', { name: `Change: ${count}` }).click();
  await dialog.getByText(`Done: ${count}. Refused: 0.`).waitFor();
  await dialog.getByRole('button', { name: 'Understood' }).click();
  await hana.go('/positions?f.status.in=active');
  await page.getByText('Nothing found').waitFor();
  await hana.go('/positions?f.status.in=inactive');
  await page.getByText(`of ${count}`).waitFor();
});

test('what is refused to all that match is told row by row before anything is done', async () => {
  const hana = await stage.as('hr', '/employees?all=yes');
  const { page } = hana;
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected' });
  await bar.getByRole('button', { name: 'Select all 46 that match' }).click();
  await bar.getByText('All 46 that match are selected').waitFor();
  await bar.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete: all that match' });
  await dialog.getByText(/^Possible: \d+\. Would be refused: \d+\./).waitFor();
  await dialog
    .getByText(/Still used by: .+ \(\d+\)/)
    .first()
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('1–25 of 46').waitFor();
});

test('a list is walked by keyboard alone, and where one stands is seen', async () => {
  const hana = await stage.as('hr', '/departments');
  const { page } = hana;
  await page.getByRole('link', { name: 'Finance' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  expect(await textsOf(page.locator('tr.row-current td:nth-child(2)'))).toEqual(['Finance']);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Finance' });
  await drawer.getByText('FIN', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'hidden' });

  await page.keyboard.press('/');
  await page.keyboard.type('labor');
  await page.getByText('1–1 of 1').waitFor();
  const reached: string[] = [];
  for (let steps = 0; steps < 20 && !reached.includes('Laboratory'); steps += 1) {
    await page.keyboard.press('Tab');
    const { text, isSeen } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const around = [element, element.parentElement, ...(element.closest('label, th')?.querySelectorAll('*') ?? [])];
      const isSeen = around.some(
        (one) => one && (getComputedStyle(one).outlineStyle !== 'none' || getComputedStyle(one).boxShadow !== 'none'),
      );
      return {
        text: element.innerText || element.getAttribute('aria-label') || element.outerHTML.slice(0, 80),
        isSeen,
      };
    });
    expect([text, isSeen]).toEqual([text, true]);
    reached.push(text.trim());
  }
  expect(reached).toContain('Laboratory');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Laboratory' }).waitFor();
  expect(new URL(page.url()).search).toMatch(/^\?q=labor&open=[0-9a-f]{24}$/);
});

test('the skip link leads past the menu to the page', async () => {
  const { page } = await stage.as('hr', '/departments');
  await page.getByRole('link', { name: 'Nursing' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
