import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { realDirectory, type RealDirectory } from '../../server/src/auth/single-sign-on/real-directory.fixture';
import { samlPages } from '../../server/src/auth/single-sign-on/saml/saml-pages.fixture';
import { launchBrowser } from '../browser';
import { type Product, startProduct } from '../product';
import { barriers, newVisitor, overflow, shoot } from '../visitor';

let product: Product;
let browser: Browser;
let directory: RealDirectory;
jest.setTimeout(480_000);
beforeAll(async () => {
  [product, browser, directory] = await Promise.all([
    startProduct({ NODE_OPTIONS: `--require ${path.join(__dirname, '../lenient-webhooks.cjs')}` }),
    launchBrowser(),
    realDirectory(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await directory?.close();
});

/** Sets up the directory on screen; answers where it sends browsers back to. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New identity provider' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill('Harbour accounts');
  await form.getByLabel('Issuer').fill(`${directory.issuer}/elsewhere`);
  await form.getByLabel('E-mail domains').fill('harbour.example,');
  await form.getByLabel('Client ID').fill(directory.clientId);
  await form.getByLabel('Role of new members').fill('Employee');
  await page.locator('.ant-select-item-option').getByText('Employee', { exact: true }).click();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  const openAgain = async () => {
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Harbour accounts', exact: true }).click();
  };
  const open = page.getByRole('dialog').first();
  const address = await open.getByLabel('Redirect address').inputValue();
  expect(address).toMatch(new RegExp(`^${product.url}/api/auth/callback/oidc/[0-9a-f]{24}$`));
  directory.register(address, `${product.url}/login`);

  await open.getByRole('button', { name: 'Test' }).click();
  await open.getByText('Nobody can sign in this way yet').waitFor();
  await open.getByText('answers with status 404').waitFor();
  expect(await barriers(page)).toEqual([]);
  await open.getByRole('button', { name: 'Edit' }).click();
  await form.getByLabel('Issuer').fill(directory.issuer);
  await form.getByRole('button', { name: 'Save' }).click();
  await openAgain();
  await open.getByRole('button', { name: 'Test' }).click();
  await open.getByText('The provider can be reached and does what signing in takes').waitFor();

  await open.getByRole('button', { name: 'Give client secret' }).click();
  const dialog = page.getByRole('dialog', { name: 'Client secret' });
  await dialog.getByLabel('Client secret').fill(directory.secret);
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The client secret is kept').waitFor();
  await open.getByRole('button', { name: 'Edit' }).click();
  await form.getByRole('switch', { name: 'Active' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await openAgain();
  await open.getByRole('button', { name: 'New client secret' }).waitFor();
  return address;
}

test('a directory is set up and tested on screen; somebody new comes in by it on a phone, and out of both', async () => {
  const hana = await newVisitor(browser, product.url, { viewport: { width: 1440, height: 900 } });
  await hana.signIn('hr');
  await hana.go('/identity-providers');
  await hana.page.getByRole('heading', { name: 'Single sign-on' }).waitFor();
  const address = await setUp(hana.page);
  await shoot(hana.page, 'identity-provider');
  expect(hana.browserErrors()).toEqual([]);

  const noor = await newVisitor(browser, product.url, { viewport: { width: 390, height: 844 } });
  const { page } = noor;
  // What the pages of the directory would like to look like.
  await noor.context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
  await noor.go('/login?callbackUrl=%2Fmy-leave');
  await page.getByLabel('E-mail').fill('noor@harbour.example');
  const button = page.getByRole('button', { name: 'Continue with Harbour accounts' });
  await button.waitFor();
  await page.getByText(`Harbour Medical Group signs in at ${new URL(directory.issuer).host}`).waitFor();
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
  await button.click();
  await page.getByPlaceholder('Enter any login').fill('noor@harbour.example');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`${product.url}/my-leave`);
  await noor.go('/');
  await page.getByRole('heading', { name: 'Hello, Noor Haddad' }).waitFor();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByText('Signed in through Harbour accounts').waitFor();
  expect(await page.getByRole('menuitem', { name: 'Change password' }).count()).toBe(0);
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
  for (const ofAccount of ['/two-factor', '/sessions', '/forgot-password']) {
    await noor.go(ofAccount);
    await page.getByText('You signed in through Harbour accounts, which knows you in this company alone.').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
  }
  await noor.go('/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await page.getByRole('heading', { name: 'Welcome to Muster' }).waitFor();
  expect(noor.browserErrors()).toEqual([]);

  const layla = await newVisitor(browser, product.url, {
    locale: 'ar-AE',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  await layla.go(new URL(address).pathname.replace('/callback/', '/signin/'));
  await layla.page.getByRole('button', { name: 'المتابعة باستخدام Harbour accounts' }).waitFor();
  expect([await barriers(layla.page), await overflow(layla.page)]).toEqual([[], 0]);
  expect(layla.browserErrors()).toEqual([]);

  await noor.go(`/login?error=SingleSignOn_notMember`);
  await page.getByText('You do not belong to this company yet.').waitFor();
});

test('a SAML provider is set up by its metadata; somebody new comes in by it, and out of both', async () => {
  const saml = await samlPages({ sub: 'nadia', email: 'nadia@palm.example', name: 'Nadia Rahman' });
  try {
    const hana = await newVisitor(browser, product.url, { viewport: { width: 1440, height: 900 } });
    await hana.signIn('hr');
    await hana.go('/identity-providers');
    const { page } = hana;
    await page.getByRole('button', { name: 'New identity provider' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name', { exact: true }).fill('Palm accounts');
    await form.getByLabel('Client ID').waitFor();
    await form.getByLabel('Protocol').click();
    await page.locator('.ant-select-item-option').getByText('SAML 2.0').click();
    await form.getByLabel('Client ID').waitFor({ state: 'hidden' });
    await form.getByLabel('Metadata of the provider').fill('not yet');
    await form.getByLabel('E-mail domains').fill('palm.example,');
    await form.getByLabel('Role of new members').fill('Employee');
    await page.locator('.ant-select-item-option').getByText('Employee', { exact: true }).click();
    await form.getByRole('switch', { name: 'Active' }).click();
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await form.getByText('This is not the metadata of one SAML identity provider').first().waitFor();
    expect(await barriers(page)).toEqual([]);
    await form.getByLabel('Metadata of the provider').fill(saml.directory.metadata());
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    const open = page.getByRole('dialog').first();
    const address = await open.getByLabel('Reply address (ACS)').inputValue();
    expect(address).toMatch(new RegExp(`^${product.url}/api/auth/callback/saml/[0-9a-f]{24}$`));
    expect(await open.getByLabel('Entity ID of Muster').inputValue()).toBe(address.replace('/callback/', '/metadata/'));
    await open.getByText('Certificates valid until').waitFor();
    await open.getByRole('button', { name: 'Test' }).click();
    await open.getByText('What was entered holds').waitFor();
    const [metadata] = await Promise.all([
      page.waitForEvent('download'),
      open.getByRole('link', { name: 'Download metadata' }).click(),
    ]);
    expect(metadata.suggestedFilename()).toBe('muster-saml-metadata.xml');
    const before = await open.getByLabel('Signing certificate of Muster', { exact: true }).inputValue();
    await open.getByRole('button', { name: 'Renew key' }).click();
    const next = await open.getByLabel('New signing certificate of Muster').inputValue();
    expect(next).not.toBe(before);
    expect(await barriers(page)).toEqual([]);
    await open.getByRole('button', { name: 'Retire old key' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Retire old key' }).click();
    await open.getByLabel('New signing certificate of Muster').waitFor({ state: 'hidden' });
    expect(await open.getByLabel('Signing certificate of Muster', { exact: true }).inputValue()).toBe(next);
    expect(await barriers(page)).toEqual([]);
    await shoot(page, 'identity-provider-saml');
    expect(hana.browserErrors()).toEqual([]);

    const nadia = await newVisitor(browser, product.url, { viewport: { width: 390, height: 844 } });
    await nadia.go('/login?callbackUrl=%2Fmy-leave');
    await nadia.page.getByLabel('E-mail').fill('nadia@palm.example');
    await nadia.page.getByRole('button', { name: 'Continue with Palm accounts' }).click();
    await nadia.page.getByRole('button', { name: 'Sign in here' }).click();
    await nadia.page.waitForURL(`${product.url}/my-leave`);
    await nadia.go('/');
    await nadia.page.getByRole('heading', { name: 'Hello, Nadia Rahman' }).waitFor();
    await nadia.page.getByRole('button', { name: 'Your account' }).click();
    await nadia.page.getByRole('menuitem', { name: 'Logout' }).click();
    await nadia.page.getByRole('heading', { name: 'Signed out there' }).waitFor();
    await nadia.go('/login');
    await nadia.page.getByRole('heading', { name: 'Welcome to Muster' }).waitFor();
    expect(nadia.browserErrors()).toEqual([]);

    const layla = await newVisitor(browser, product.url, { locale: 'ar-AE', viewport: { width: 390, height: 844 } });
    await layla.page.goto(saml.tile(address));
    await layla.page.getByRole('button', { name: 'Sign in here' }).click();
    await layla.page.getByText('أرسلك المزوّد إلى هنا من تلقاء نفسه').waitFor();
    await layla.page.getByRole('button', { name: 'المتابعة باستخدام Palm accounts' }).waitFor();
    expect([await barriers(layla.page), await overflow(layla.page)]).toEqual([[], 0]);
    expect(layla.browserErrors()).toEqual([]);
  } finally {
    await saml.close();
  }
});
