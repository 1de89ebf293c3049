import type { Download } from 'playwright-core';
import { tidyPeople, untidyPeople, upload } from '../people';
import { openStage } from '../stage';
import { alter, barriers, overflow, saidOf, textsOf } from '../visitor';

const stage = openStage();

async function contentOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test('an import is undone as a whole: people, department and position are gone, who was there before is not', async () => {
  const hana = await stage.as('hr', '/imports', { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  await upload(page, tidyPeople);
  await page.getByRole('heading', { name: 'Map columns' }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await page.getByText('The dry run found nothing wrong').waitFor();
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await page.getByRole('heading', { name: 'The people are in' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Open the employees' }).click();
  await page.getByRole('searchbox').fill('Z-');
  await page.getByText('1–2 of 2').waitFor();
  expect(await textsOf(page.getByRole('row').filter({ hasText: 'Bo Sommer' }).getByRole('cell'))).toEqual([
    '',
    'Bo Sommer',
    'Z-2',
    'Archive',
    'Archivist',
    'Ada Winter',
    '1 Apr 2024',
    'Active',
  ]);

  await hana.go('/imports');
  // One that broke off half-way has the way back as well.
  const asItIs = await alter<{ record: { state: string } }>(page, 'Import', ({ record }) => {
    record.state = 'failed';
  });
  await page.getByRole('link', { name: 'two people.csv' }).click();
  await page.getByRole('button', { name: 'Make the dry run again' }).waitFor();
  await asItIs();
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page
    .getByRole('tooltip')
    .or(page.locator('.ant-popover'))
    .getByRole('button', { name: 'Undo the import' })
    .click();
  await page.getByRole('heading', { name: 'The import was taken back' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  for (const [path, gone, kept] of [
    ['/employees', 'Bo Sommer', 'Aisha Al Hashimi'],
    ['/departments', 'Archive', 'Nursing'],
    ['/positions', 'Archivist', 'Nurse'],
  ]) {
    await hana.go(path!);
    await page.getByRole('link', { name: kept, exact: true }).first().waitFor();
    expect([path, await page.getByRole('link', { name: gone, exact: true }).count()]).toEqual([path, 0]);
  }
});

test.each(['CSV', 'Excel'])('the sample file for %s imports as it is', async (program) => {
  const hana = await stage.as('hr', '/imports/new');
  const { page } = hana;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: program }).click(),
  ]);
  await upload(page, { name: download.suggestedFilename(), mimeType: 'text/csv', buffer: await contentOf(download) });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await page.getByRole('button', { name: 'Import 2 people' }).waitFor();
  expect(await page.getByText('The dry run found nothing wrong').isVisible()).toBe(true);
});

test.each<[string, Buffer]>([
  ['nothing in it', Buffer.from('')],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['an archive that is no workbook', Buffer.from('504b0304140000000800', 'hex')],
  ['one line only', Buffer.from('Name,Salary\n')],
])('a file with %s is refused in words, and nothing is kept of it', async (_what, buffer) => {
  const hana = await stage.as('hr', '/imports');
  const { page } = hana;
  await upload(page, { name: 'broken.csv', mimeType: 'text/csv', buffer });
  const refusal = page.locator('.form-error');
  await refusal.waitFor();
  expect((await refusal.innerText()).length).toBeGreaterThan(20);
  expect(await barriers(page)).toEqual([]);
  await hana.go('/imports');
  await page.getByRole('heading', { name: 'Imports' }).waitFor();
  expect(await page.getByText('broken.csv').count()).toBe(0);
  expect(hana.browserErrors()).toEqual([expect.stringContaining('422')]);
});

test('a row is corrected or left out, and the rows with errors come as a file', async () => {
  const hana = await stage.as('hr', '/imports');
  const { page } = hana;
  const csv =
    'Employee Number,First Name,Last Name,Hire Date\nY-1,Cleo,Frost,2024-03-01\nY-2,,Thaw,2024-03-02\nY-3,Dag,Rime,2024-02-31\n';
  await upload(page, { name: 'three people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await page.getByRole('button', { name: 'Import 1 person, skip rows with errors: 2' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Rows with errors as a file' }).click(),
  ]);
  expect((await contentOf(download)).toString()).toMatch(
    /Problems\r?\nY-2,,Thaw,2024-03-02,.+\r?\nY-3,Dag,Rime,2024-02-31,.+\r?\n$/,
  );

  await page.getByRole('button', { name: /2024-02-31/ }).click();
  expect(await saidOf(page.getByLabel('Hire Date'))).toContain('is not a date');
  await page.getByLabel('Hire Date').fill('2024-02-29');
  await page.getByRole('button', { name: 'Save the row' }).click();
  await page.getByText('Row 4 saved.').waitFor();
  await page.getByRole('button', { name: 'The name is missing.' }).click();
  await page
    .getByText('Row 3', { exact: true })
    .locator('..')
    .getByRole('checkbox', { name: 'Leave this row out' })
    .click();
  await page.getByText('Row 3 saved.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make the dry run again' }).click();
  await page.getByRole('button', { name: 'Import 2 people', exact: true }).waitFor();
  expect(await page.getByText('Rows with errors').locator('..').innerText()).toMatch(/0$/);
});

test('in Arabic, on a phone, each column has its meaning below it, and what leads on is never under the bar at the foot', async () => {
  const hana = await stage.as('hr', '/imports', {
    viewport: { width: 360, height: 700 },
    isMobile: true,
    hasTouch: true,
  });
  const { page } = hana;
  await upload(page, untidyPeople);
  await page.getByRole('heading', { name: 'Map columns' }).waitFor();
  await page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await page.reload();
  await page.getByRole('heading', { name: 'ماذا تعني الأعمدة؟' }).waitFor();
  await page.getByRole('combobox', { name: 'معنى EmpID' }).tap();
  await page.keyboard.press('Escape');
  expect([await overflow(page), await barriers(page)]).toEqual([0, []]);
  await page.getByRole('button', { name: 'متابعة' }).tap();
  await page.getByRole('button', { name: 'بدء التجربة' }).tap();
  const wrong = page.getByRole('button', { name: /13\/45\/2020/ });
  await wrong.waitFor();
  expect(await overflow(page)).toBe(0);
  await wrong.tap();
  await page.getByLabel('DateofHire').fill('10/5/2020');
  await page.getByRole('button', { name: 'حفظ الصف' }).tap();
  await page.getByRole('button', { name: 'إعادة التجربة' }).tap();
  await page.getByRole('button', { name: 'استيراد 16 شخصًا دون الصفوف ذات الأخطاء وعددها 2' }).waitFor();
  expect([await overflow(page), await barriers(page)]).toEqual([0, []]);
});

test('departments are imported from their list: a parent nobody knows is told what it means once for all, and all of it is undone', async () => {
  const hana = await stage.as('hr', '/departments');
  const { page } = hana;
  await page.getByRole('link', { name: /^import Import$/ }).click();
  await page.getByRole('heading', { name: 'Import a list' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const csv = 'Unit;Short code;Belongs to\nTide Office;TO;Quay\nQuay;QU;Nursery\nCranes;CR;Quay\nBerths;BE;Nursery\n';
  await upload(page, { name: 'units.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }, 'Departments');
  await page.getByRole('heading', { name: 'Map columns' }).waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'Belongs to' }).locator('.ant-select').innerText()).toContain(
    'Parent department',
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await page.getByRole('button', { name: 'Import 2 rows, skip rows with errors: 2' }).waitFor();
  await page.getByRole('button', { name: /Nursery/ }).click();
  await page.getByLabel('“Nursery” means').fill('Nursing');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take it for that everywhere' }).click();
  await page.getByRole('button', { name: 'Make the dry run again' }).click();
  await page.getByText('The dry run found nothing wrong').waitFor();
  await page.getByRole('button', { name: 'Import 4 rows' }).click();
  await page.getByRole('heading', { name: 'The list is in' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const imported = page.url();

  await page.getByRole('link', { name: 'To the list: Departments' }).click();
  await page.getByRole('heading', { name: 'Departments' }).waitFor();
  await hana.go('/departments?q=Cranes');
  await page.getByText('1–1 of 1').waitFor();
  expect(await textsOf(page.getByRole('row').filter({ hasText: 'Cranes' }).getByRole('cell'))).toEqual(
    expect.arrayContaining(['Cranes', 'CR', 'Quay', 'Active']),
  );

  await page.goto(imported);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.locator('.ant-popover').getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('heading', { name: 'The import was taken back' }).waitFor();
  await hana.go('/departments?q=Quay');
  await page.getByRole('button', { name: 'Clear all' }).waitFor();
});

test('in Arabic a list of positions is understood by its Arabic headers', async () => {
  const hana = await stage.as('hr', '/imports/new?of=Position');
  const { page } = hana;
  await page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await page.reload();
  await page.getByRole('heading', { name: 'استيراد قائمة' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'اختيار الملف' }).click(),
  ]);
  await chooser.setFiles({
    name: 'وظائف.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('المسمى الوظيفي,القسم,الحالة\nمنسق السفن,Nursing,نشط\n'),
  });
  await page.getByRole('button', { name: 'متابعة' }).click();
  await page.getByRole('button', { name: 'بدء التجربة' }).click();
  await page.getByText('لم تجد التجربة أي خطأ').waitFor();
  expect(await barriers(page)).toEqual([]);
});
