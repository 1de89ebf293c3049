import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { linkMailedTo, upload } from '../people';
import { startProduct, type Product } from '../product';
import { barriers, newVisitor, overflow, shoot } from '../visitor';

let product: Product;
let browser: Browser;
jest.setTimeout(480_000);
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const people = 20;
const list = {
  name: 'newcomers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Employee Number,First Name,Last Name,Department,Position,Hire Date,Work Email\n${Array.from(
      { length: people },
      (_, at) =>
        `Q-${at},Newcomer,Number${at},Archive,Archivist,2024-03-01,${at === 3 ? '' : `newcomer${at}@example.com`}`,
    ).join('\n')}\n`,
  ),
};

test('twenty people are imported and invited at once; one opens the link on a phone and accepts', async () => {
  const hana = await newVisitor(browser, product.url, { viewport: { width: 1440, height: 900 } });
  await hana.signIn('hr');
  const { page } = hana;
  await hana.go('/imports');
  await upload(page, list);
  await page.getByRole('heading', { name: 'Map columns' }).waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Start the dry run' }).click();
  await page.getByRole('button', { name: `Import ${people} people` }).click();
  await page.getByRole('heading', { name: 'The people are in' }).waitFor();
  await page.getByRole('button', { name: 'Invite…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to Muster' });
  await dialog.getByText('19 people will be invited').waitFor();
  expect(await dialog.getByText('1 person will not be invited').isVisible()).toBe(true);
  expect(await dialog.getByText('No e-mail address (1): Newcomer Number3').isVisible()).toBe(true);
  expect(await dialog.getByRole('button', { name: 'Invite 19 people' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Roles').click();
  await page.getByTitle('Employee', { exact: true }).click();
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await dialog.getByRole('combobox', { name: 'Language' }).click();
  await page.getByTitle('العربية').click();
  await dialog.getByText('دعوة من Harbour Medical Group', { exact: false }).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'invite-people');
  await dialog.getByRole('button', { name: 'Invite 19 people' }).click();
  await dialog.getByText('19 invitations are on their way.').waitFor({ timeout: 60_000 });
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Company users' }).click();
  await page.getByRole('searchbox').fill('newcomer7@');
  const row = page.getByRole('row').filter({ hasText: 'newcomer7@example.com' });
  await row.getByText('Sent').waitFor();

  const link = await linkMailedTo('newcomer7@example.com', product.databaseUrl);
  const seven = await newVisitor(browser, product.url, {
    locale: 'ar-AE',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  await seven.go(link);
  await seven.page.getByRole('button', { name: 'قبول الدعوة' }).waitFor();
  await row.getByText('Opened').waitFor();
  await seven.page.locator('input[type=password]').first().fill('a lighthouse in fog');
  await seven.page.getByRole('button', { name: 'قبول الدعوة' }).click();
  await row.getByText('Accepted').waitFor();

  await hana.go('/employees?q=newcomer&cols=employeeName,code,account');
  await page.getByRole('row').filter({ hasText: 'Number3' }).getByText('Not invited').waitFor();
  await page.getByRole('checkbox', { name: /all/i }).first().check();
  await page.getByRole('button', { name: 'Invite…' }).click();
  await dialog.getByText('Nobody can be invited').or(dialog.getByText('0 people will be invited')).waitFor();
  expect(await dialog.getByText('Invited already (18)', { exact: false }).isVisible()).toBe(true);
  expect(await dialog.getByText('Has an account already (1)', { exact: false }).isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(hana.browserErrors()).toEqual([]);
});

test.each([
  [
    'French',
    'fr-FR',
    'Inviter…',
    'Inviter dans Muster',
    '1 personne sera invitée',
    'L’e-mail envoyé',
    'Inviter 1 personne',
  ],
  ['Arabic', 'ar-AE', 'دعوة…', 'الدعوة إلى Muster', 'سيُدعى 1 شخص', 'الرسالة التي ستصلهم', 'دعوة 1 شخص'],
])(
  'the dialog reads in %s on a phone in the dark, without a cut line',
  async (_name, locale, open, title, people, mail, send) => {
    const hana = await newVisitor(browser, product.url, {
      locale,
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    });
    await hana.enter('hr');
    const { page } = hana;
    await hana.go('/employees?q=HMG-0007');
    await page.getByText('HMG-0007').waitFor();
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: open }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByText(people).waitFor();
    const written = dialog.getByRole('region', { name: mail });
    await written.getByText('Harbour Medical Group', { exact: false }).first().waitFor();
    expect(await written.locator('[lang]').getAttribute('dir')).toBe(locale === 'ar-AE' ? 'rtl' : 'ltr');
    expect(await dialog.getByRole('button', { name: send }).isDisabled()).toBe(true);
    expect(await barriers(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await shoot(page, `invite-people-phone-${locale}`);
    expect(hana.browserErrors()).toEqual([]);
  },
);
