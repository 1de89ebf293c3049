import { openStage } from '../stage';
import { barriers, choose, eventually, overflow } from '../visitor';

const stage = openStage();
const desk = { width: 1440, height: 900 };

test('the rules of the country of the company stand with their figures and their law', async () => {
  const hana = await stage.as('hr', '/country-rules', { viewport: desk });
  const { page } = hana;
  const rule = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
  // Of two rows of one day that for wages below 20,000 stands first: 11 % and 12.5 %, and 2.5 % of the state.
  const pension = rule('GPSSA: pension').first();
  await pension.getByText('Where the wage is below').waitFor();
  await pension.getByText('12.5\u00a0%').waitFor();
  await pension.getByText('Federal Decree-Law 57/2023', { exact: false }).first().waitFor();
  await rule('Overtime by night').getByText('150\u00a0%').waitFor();
  await rule('Overtime by night').getByText('since 2 Feb 2022', { exact: false }).waitFor();
  expect(await barriers(page)).toEqual([]);

  // What was is opened by keyboard; what is not covered is one step from the top of the page.
  await rule('Deductions from the wage of a month, at most').getByText('1 former value').press('Enter');
  await page.getByText('From 20 Apr 1980').first().waitFor();
  await page.getByRole('link', { name: 'Not covered' }).press('Enter');
  await eventually(async () => {
    const top = await page.getByRole('heading', { name: 'Not covered' }).evaluate((h) => h.getBoundingClientRect().top);
    expect(top).toBeLessThan(900);
  });
  await page.getByRole('listitem').filter({ hasText: 'Income tax on pay' }).waitFor();

  await choose(page.getByRole('combobox', { name: 'Country' }), 'Bahrain');
  await page.waitForURL('**/country-rules?country=BH**');
  const bahrain = rule('SIO: pension');
  await bahrain.getByText('From 1 Jan 2027').waitFor();
  await bahrain.getByText('16\u00a0%').waitFor();
  await hana.go('/country-rules?country=BH&day=2027-01-01');
  await bahrain.getByText('since 1 Jan 2027', { exact: false }).waitFor();

  await hana.go('/country-rules?country=NO');
  await page.getByRole('heading', { name: 'No laws are on file for Norway' }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('in Arabic and dark on a phone they stay readable, and an employee finds no such page', async () => {
  const { page } = await stage.as('hr', '/country-rules?country=EG', {
    locale: 'ar-AE',
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  await page.getByText('شرائح الدخل السنوي الخاضع للضريبة').first().waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);

  const own = await stage.as('employee', '/country-rules', { viewport: desk });
  await own.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await own.page.getByRole('article').count()).toBe(0);
  expect(await own.page.getByRole('link', { name: 'Country rules' }).count()).toBe(0);
});
