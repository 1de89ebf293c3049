import { openStage } from '../stage';
import { barriers, eventually, textsOf } from '../visitor';

const stage = openStage();

test('a role is looked through: its menu, its pages, nothing to change, and the way out', async () => {
  const hana = await stage.as('hr', '/company-roles', { viewport: { width: 1440, height: 900 } });
  const { page } = hana;
  await page.getByRole('link', { name: 'Line manager' }).click();
  await page.getByRole('button', { name: 'View as' }).click();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('dialog', { name: 'View as Line manager' }).getByRole('button', { name: 'View as' }).click();
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
