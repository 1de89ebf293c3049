import { ar } from '../../client/src/i18n/ar';
import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot } from '../visitor';

const stage = openStage();
const desk = { viewport: { width: 1440, height: 900 } };
jest.setTimeout(360_000);

test('a token is made for a program, told once, used, and revoked', async () => {
  const hana = await stage.as('hr', '/api-tokens', desk);
  const { page } = hana;
  await page.getByRole('button', { name: 'New token' }).first().click();
  const form = page.getByRole('dialog', { name: 'New token' });
  await form.getByLabel('Name').fill('Time clock of the east wing');
  await form.getByLabel('Maximum role').click();
  await page.keyboard.type('Line manager');
  await page.locator('.ant-select-item-option').getByText('Line manager').click();
  const day = new Date(Date.now() + 30 * 86_400_000);
  await form
    .getByLabel('Last day')
    .fill(
      day
        .toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
        .replace('Sept', 'Sep'),
    );
  await form.getByLabel('Name').focus();
  await page.locator('.ant-picker-dropdown:visible').waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('table').getByText('Time clock of the east wing').click();
  const open = page.getByRole('dialog').first();
  await open.getByRole('button', { name: 'Show its value' }).click();
  const value = page.getByRole('textbox', { name: 'Value of the token' });
  await value.waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'api-token');
  const token = await value.inputValue();
  const asked = async () =>
    (await fetch(new URL('/api/company-department/', page.url()), { headers: { authorization: `Bearer ${token}` } }))
      .status;
  expect(await asked()).toBe(200);
  await page.keyboard.press('Escape');
  await value.waitFor({ state: 'detached' });
  await open.getByRole('button', { name: 'Revoke' }).click();
  await page.locator('.ant-popconfirm').getByRole('button', { name: 'Revoke' }).click();
  await eventually(async () => expect(await asked()).toBe(401));
  await open.getByText('Revoked').first().waitFor();
  hana.browserErrors();
  await page.setViewportSize({ width: 360, height: 800 });
  await hana.go('/api-tokens');
  await page.getByText('Time clock of the east wing').waitFor();
  expect([await overflow(page), await barriers(page)]).toEqual([0, []]);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await page.getByRole('heading', { name: ar.area.ApiToken.many }).waitFor();
  expect([await overflow(page), await barriers(page)]).toEqual([0, []]);
  expect(hana.browserErrors()).toEqual([]);
});

test('a webhook is made, gets its secret, and refuses addresses of our own network', async () => {
  const hana = await stage.as('hr', '/webhooks', desk);
  const { page } = hana;
  await page.getByRole('button', { name: 'New webhook' }).first().click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByLabel('Name').fill('Warehouse');
  await form.getByLabel('Address').fill('https://169.254.169.254/latest');
  await form.getByLabel('Kinds of rows').click();
  await page.keyboard.type('Departments');
  await page.locator('.ant-select-item-option').getByText('Departments').click();
  await form.getByLabel('Name').focus();
  await page.locator('.ant-select-dropdown:visible').waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await form.getByText('Only addresses on the open internet are called.').first().waitFor();
  hana.browserErrors();
  expect(await barriers(page)).toEqual([]);
  await form.getByLabel('Address').fill('https://hooks.example.com/muster');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('table').getByText('Warehouse').click();
  const open = page.getByRole('dialog').first();
  await open.getByRole('button', { name: 'Show its secret' }).click();
  const secret = page.getByRole('textbox', { name: 'Secret of the webhook' });
  await secret.waitFor();
  expect(await secret.inputValue()).toMatch(/^whsec_/);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'webhook');
  await page.keyboard.press('Escape');
  await hana.go('/departments?new=yes');
  const department = page.getByRole('dialog');
  await department.getByLabel('Name').first().fill('Night ward');
  await department.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('table').getByText('Night ward').waitFor();
  await hana.go('/webhook-deliveries');
  await eventually(async () => {
    await page.reload();
    await page.getByRole('table').getByText('create', { exact: true }).first().waitFor({ timeout: 10_000 });
  });
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'webhook-calls');
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/webhooks', '/webhook-deliveries']) {
    await hana.go(path);
    await page.getByText('Warehouse').first().waitFor();
    expect([path, await overflow(page), await barriers(page)]).toEqual([path, 0, []]);
  }
});
