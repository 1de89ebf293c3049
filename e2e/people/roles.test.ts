import { openStage } from '../stage';
import { barriers, eventually, overflow, textsOf } from '../visitor';

const stage = openStage();

test('a role is looked through: its menu, its pages, nothing to change, and the way out', async () => {
  const hana = await stage.as('hr', '/company-roles', { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  await page.getByRole('link', { name: 'Line manager' }).click();
  await page.getByRole('button', { name: 'Preview as' }).click();
  expect(await barriers(page)).toEqual([]);
  await page
    .getByRole('dialog', { name: 'Preview as Line manager' })
    .getByRole('button', { name: 'Preview as' })
    .click();
  await page.getByText('You see what the role Line manager sees.').waitFor();
  await eventually(async () =>
    expect(await textsOf(page.getByRole('navigation').getByRole('link', { name: 'Payroll' }))).toEqual([]),
  );
  await hana.go('/departments');
  await page.getByRole('link', { name: 'Nursing' }).waitFor();
  expect(await page.getByRole('button', { name: 'New department' }).count()).toBe(0);
  const nursing = /open=([0-9a-f]{24})/.exec(
    (await page.getByRole('link', { name: 'Nursing' }).getAttribute('href'))!,
  )![1]!;
  await hana.go(`/departments?edit=${nursing}`);
  await page.getByRole('dialog', { name: 'Nursing' }).getByText('History').waitFor();
  expect(await page.getByRole('dialog').getByRole('textbox').count()).toBe(0);
  await hana.go('/departments?new=yes');
  await page.getByRole('link', { name: 'Nursing' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop viewing' }).click();
  await page.getByRole('button', { name: 'New role' }).waitFor();
});

test('the matrix of a role is searched and filled row by row', async () => {
  const hana = await stage.as('hr', '/company-roles?new=yes', { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  await page.getByRole('textbox', { name: 'Title' }).fill('Archivist');
  await page.getByLabel('Find a subject').fill('departments');
  await page.getByLabel('Departments: Everything').selectOption({ label: 'All' });
  expect(await page.getByLabel('Departments: Delete').inputValue()).toBe('company');
  await page.getByLabel('Departments: Delete').selectOption({ label: '–' });
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Archivist' }).click();
  await eventually(async () =>
    expect(await textsOf(page.getByRole('dialog').locator('.grant-tag'))).toEqual([
      'DepartmentsSee, Create, Change, Export',
    ]),
  );
});

test('every row of the matrix is a line, further permissions open by keyboard, head and subjects stay', async () => {
  const hana = await stage.as('hr', '/company-roles?new=yes', { viewport: { width: 1280, height: 800 } });
  const { page } = hana;
  const matrix = page.getByRole('group', { name: 'Permissions' });
  const rows = matrix.locator('tbody tr');
  await rows.first().waitFor();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(50);
  expect(Math.max(...heights)).toBeLessThanOrEqual(48);

  await page.getByRole('textbox', { name: 'Title' }).fill('Recorder');
  const further = matrix.getByRole('button', { name: /^Payroll: further permissions, 0 of \d+ given$/ });
  await further.focus();
  await page.keyboard.press('Enter');
  const approve = matrix.getByLabel('Payroll: Approve', { exact: true });
  await approve.waitFor();
  await page.keyboard.press('Tab');
  expect(
    await matrix
      .locator('.grants-further select')
      .first()
      .evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await approve.selectOption({ label: 'All' });
  await matrix.getByRole('button', { name: /^Payroll: further permissions, 1 of \d+ given$/ }).waitFor();
  expect(await barriers(page)).toEqual([]);

  // Scrolled to the end of both ways, the head and the first column stand where they stood.
  const box = matrix.locator('.grants-scroll');
  const corner = async () => {
    const [head, name] = await Promise.all([
      matrix.getByRole('columnheader').last().boundingBox(),
      matrix.getByRole('columnheader').first().boundingBox(),
    ]);
    return { top: Math.round(head!.y), start: Math.round(name!.x) };
  };
  const before = await corner();
  await box.evaluate((one) => one.scrollTo(one.scrollWidth, one.scrollHeight));
  await eventually(async () => expect(await box.evaluate((one) => one.scrollTop)).toBeGreaterThan(500));
  expect(await corner()).toEqual(before);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Recorder' }).click();
  await eventually(async () =>
    expect(await textsOf(page.getByRole('dialog').locator('.grant-tag'))).toEqual(['PayrollApprove']),
  );

  const arabic = await stage.as('hr', '/company-roles?new=yes', {
    viewport: { width: 390, height: 844 },
    locale: 'ar-AE',
    colorScheme: 'dark',
  });
  const opening = arabic.page.locator('.grant-open').first();
  await opening.click();
  await arabic.page.locator('.grants-further select').first().waitFor();
  expect(await barriers(arabic.page)).toEqual([]);
  expect(await overflow(arabic.page)).toBe(0);
});
