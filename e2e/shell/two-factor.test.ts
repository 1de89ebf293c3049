import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { answerTo } from '../asking';
import { openStage } from '../stage';
import { barriers, overflow, shoot } from '../visitor';

const stage = openStage();
const phone = { viewport: { width: 390, height: 844 } };

const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();

/** Sets up an authenticator app on the page that is open; answers the recovery codes. */
async function setUp(page: Page): Promise<string[]> {
  await page.getByLabel('Current password').fill('muster-demo');
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const key = await page.locator('.two-factor-key').innerText();
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByText('This code is not right, or it was used already.').waitFor();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  return page.locator('.two-factor-codes code').allInnerTexts();
}

async function enter(page: Page, address: string): Promise<void> {
  await page.getByLabel('E-mail').fill(address);
  await page.getByLabel('Password', { exact: true }).fill('muster-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('one sees where one is signed in, and signs out there from here', async () => {
  const omar = await stage.visitor(phone);
  await omar.signIn('manager');
  const other = await stage.visitor();
  await other.signIn('manager');
  await omar.go('/sessions');
  await omar.page.getByText('(this one)').waitFor();
  expect([await barriers(omar.page), await overflow(omar.page)]).toEqual([[], 0]);
  await omar.page.getByRole('button', { name: 'Sign out in Chrome · Linux' }).click();
  await omar.page.getByText('You are signed in nowhere else.').waitFor();
  await other.go('/my-leave');
  await other.page.getByRole('link', { name: 'Back to login' }).waitFor();
  other.browserErrors();
});

test('who turns it on signs in by password and code, and a company that asks everybody lets in nobody else', async () => {
  const hana = await stage.visitor();
  const { page } = hana;
  await hana.signIn('hr');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Two-factor authentication' }).click();
  await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
  const codes = await setUp(page);
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('10 recovery codes left').waitFor();
  expect(await barriers(page)).toEqual([]);

  const again = await stage.visitor(phone);
  await again.go('/login');
  await enter(again.page, 'hr@muster.example');
  await again.page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
  expect([await barriers(again.page), await overflow(again.page)]).toEqual([[], 0]);
  await again.page.getByRole('textbox', { name: 'Code' }).fill(codes[0]!);
  await shoot(again.page, 'sign-in-code');
  await again.page.keyboard.press('Enter');
  await again.page.getByRole('heading', { name: 'Hello, Hana Aziz' }).waitFor();
  expect(again.browserErrors()).toEqual([expect.stringContaining('401 (Unauthorized)')]);

  const { session } = await answerTo<{ session: { company: { id: string } } }>(page, '{ session { company { id } } }');
  const { company } = await answerTo<{ company: { id: string; version: number } }>(
    page,
    'query($id: ID!) { company(id: $id) { id version } }',
    session.company,
  );
  await answerTo(
    page,
    'mutation($id: ID!, $version: Int!) { updateCompany(id: $id, version: $version, input: { secondFactorFrom: "2020-01-01" }) { id } }',
    company,
  );
  const omar = await stage.visitor(phone);
  await omar.go('/login');
  await enter(omar.page, 'employee@muster.example');
  await omar.page.getByText('Harbour Medical Group asks you for two-factor authentication.').waitFor();
  expect([await barriers(omar.page), await overflow(omar.page)]).toEqual([[], 0]);
  await omar.go('/my-leave');
  await omar.page.getByRole('button', { name: 'Set up authenticator app' }).waitFor();
  await setUp(omar.page);
  await omar.page.getByRole('button', { name: 'I have kept them' }).click();
  await omar.page.getByRole('link', { name: 'Back to home' }).click();
  await omar.page.getByRole('heading', { name: /^Hello/ }).waitFor();
});
