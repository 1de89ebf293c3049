import { answerTo } from '../asking';
import { openStage } from '../stage';
import { barriers, choose, eventually, overflow } from '../visitor';

const stage = openStage();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const harbour = 'Harbour Medical Group';

test('who has one company stands on it, changes it there, and comes back to where they were', async () => {
  const hana = await stage.as('hr', '/departments', { viewport: { width: 1280, height: 800 } });
  const { page } = hana;
  const { session } = await answerTo<{ session: { company: { id: string } } }>(page, '{ session { company { id } } }');
  const menu = page.getByRole('navigation');
  await menu.getByRole('button', { name: 'Settings' }).click();
  await menu.getByRole('link', { name: 'Company', exact: true }).click();
  await page.getByRole('heading', { name: harbour, level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/companies');
  await page.getByRole('term').getByText('Time zone').waitFor();
  expect(await page.getByRole('main').getByRole('table').count()).toBe(0);
  expect(await page.title()).toBe(`${harbour} · Muster`);
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: harbour });
  await form.getByLabel(/^Legal name/).fill('Harbour Medical Group Holding');
  expect(new URL(page.url()).searchParams.get('edit')).toBe(session.company.id);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByRole('definition').getByText('Harbour Medical Group Holding').waitFor();
  expect(page.url()).toMatch(/\/companies$/);

  // As mails and the search lead there: the page itself, with nothing beside it.
  await hana.go(`/companies?open=${session.company.id}`);
  await page.getByRole('heading', { name: harbour, level: 1 }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await hana.go(`/companies?edit=${session.company.id}`);
  await page.getByRole('dialog', { name: harbour }).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name: harbour, level: 1 }).waitFor();

  await hana.go('/departments');
  await page.getByRole('heading', { name: 'Departments', level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Company');
  await page.getByRole('option', { name: /^Company\s*Settings/ }).click();
  await page.getByRole('heading', { name: harbour, level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Departments', level: 1 }).waitFor();
});

test('who has several companies sees them listed; one alone reads well on a phone in Arabic', async () => {
  const admin = await stage.as('admin', '/companies');
  const { page } = admin;
  await page.getByRole('heading', { name: harbour, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Leave company' }).click();
  await page.getByRole('heading', { name: 'Companies', level: 1 }).waitFor();
  await page.getByRole('table').getByRole('link', { name: 'Cedar Logistics' }).waitFor();

  // A new one begins with what is usual in its country, until somebody says otherwise.
  await page.getByRole('button', { name: 'New company' }).click();
  const form = page.getByRole('dialog', { name: 'New company' });
  const holds = (label: string) =>
    form.locator('.ant-form-item', { has: form.page().getByText(label, { exact: true }) }).locator('.ant-select');
  await choose(form.getByRole('combobox', { name: 'Country', exact: true }), 'Kuwait');
  await holds('Currency').getByText('KWD').waitFor();
  await holds('Weekend').getByText('Friday').waitFor();
  await choose(form.getByRole('combobox', { name: 'Currency', exact: true }), 'USD');
  await choose(form.getByRole('combobox', { name: 'Country', exact: true }), 'Qatar');
  await holds('Country').getByText('Qatar').waitFor();
  expect(await holds('Currency').innerText()).toContain('USD');

  const arabic = await stage.as('hr', '/companies', { ...phone, locale: 'ar-AE', colorScheme: 'dark' });
  await arabic.page.getByRole('term').first().waitFor();
  await eventually(async () => expect(await barriers(arabic.page)).toEqual([]));
  expect(await overflow(arabic.page)).toBe(0);
});
