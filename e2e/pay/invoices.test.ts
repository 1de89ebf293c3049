import type { Page } from 'playwright-core';
import { answerTo } from '../asking';
import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot, textsOf } from '../visitor';

const stage = openStage();

test('an invoice is written by the keyboard, sent, paid in parts and printed', async () => {
  const hana = await stage.as('hr', '/invoices');
  const { page } = hana;
  await page.getByRole('heading', { name: 'Invoices' }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  await page.getByText('Past due').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'invoices');

  await page.getByRole('link', { name: 'New invoice' }).click();
  await page.getByRole('textbox', { name: 'Client', exact: true }).fill('Layla Haddad');
  await page.getByLabel('E-mail of the client').fill('layla@example.com');
  await page.getByRole('button', { name: 'Add a line' }).focus();
  await page.keyboard.press('Enter');
  const line = (at: number) => page.getByRole('group', { name: `Line ${at}` });
  await eventually(async () =>
    expect(
      await line(1)
        .getByLabel('Description')
        .evaluate((input) => input === document.activeElement),
    ).toBe(true),
  );
  await page.keyboard.type('Screening');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('33.33');
  await page.keyboard.press('Enter');
  await line(2).getByLabel('Description').fill('Report');
  await line(2).getByLabel('Price').fill('10.005');
  await eventually(async () => expect(await page.getByText('AED 63.00').count()).toBeGreaterThan(0));
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('This has more decimals than AED.').waitFor();
  await line(2).getByLabel('Price').fill('10');
  await page.getByRole('button', { name: 'Create' }).click();

  const paper = page.getByRole('article', { name: 'Invoice' });
  await paper.getByText('Draft, not yet sent').waitFor();
  expect((await textsOf(paper.locator('.paper-last')))[0]).toContain('63.00');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: /^Invoice INV-\d{5}$/ }).waitFor();
  expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Mark as downloaded' }).click();
  await page.getByText('Downloaded', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await dialog.getByLabel('Amount').fill('100');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await dialog.getByText('Only AED 63.00 is still owed.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await dialog.getByLabel('Amount').fill('20');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await page.getByText('Partial payment').waitFor();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await page.getByText('Paid', { exact: true }).first().waitFor();
  await eventually(async () => expect(await page.getByRole('button', { name: 'Record payment' }).count()).toBe(0));

  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.paper').isVisible()).toBe(true);
  for (const hidden of ['.page-header', '.invoice-payments', '.top-bar', '.side'])
    expect(await page.locator(hidden).first().isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  const pdf = await page.request.get(`${stage.url()}${new URL(page.url()).pathname}.pdf?locale=ar`);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await page.getByRole('heading', { name: 'Change the draft' }).waitFor();
  expect(await line(1).getByLabel('Description').inputValue()).toBe('Screening');
});

/** An invoice that was sent, made past the screens. */
async function sentInvoice(page: Page): Promise<string> {
  const ask = async (query: string, variables: object) =>
    (await answerTo<{ made: { id: string } }>(page, query, variables)).made.id;
  const line = { description: 'Screening', quantity: '4', unitPrice: '100', taxPercent: '5' };
  const input = {
    clientName: 'Layla Haddad',
    clientEmail: 'layla@example.com',
    issuedOn: '2026-01-05',
    dueOn: '2026-02-05',
    currency: 'AED',
    lines: [line],
  };
  const id = await ask('mutation($input: InvoiceInput!) { made: createInvoice(input: $input) { id } }', { input });
  return ask('mutation($id: ID!) { made: sendInvoice(id: $id, version: 1) { id } }', { id });
}

test('an invoice that was sent is credited in part: the note names it, and less is owed', async () => {
  const { page, go } = await stage.as('hr', '/invoices');
  const id = await sentInvoice(page);
  await go(`/invoices/${id}`);
  await page.getByRole('heading', { name: /^Invoice INV-\d{5}$/ }).waitFor();
  await page.getByRole('button', { name: 'Credit note' }).click();
  await page.getByRole('heading', { name: 'Change the credit note' }).waitFor();
  const quantity = page.getByRole('group', { name: 'Line 1' }).getByLabel('Quantity');
  await quantity.fill('5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByText('Of what was charged with 5% tax only AED 400.00 before tax is left to credit.')
    .first()
    .waitFor();
  expect(await barriers(page)).toEqual([]);
  await quantity.fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const paper = page.getByRole('article', { name: 'Credit note' });
  await paper.getByText('Draft, not yet sent').waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('tooltip').getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: /^Credit note CN-\d{5}$/ }).waitFor();
  await page.getByText('Settled', { exact: true }).waitFor();
  expect((await textsOf(paper.locator('.paper-last')))[0]).toContain('0.00');
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'credit-note');
  const pdf = await page.request.get(`${stage.url()}${new URL(page.url()).pathname}.pdf?locale=ar`);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.getByRole('link', { name: /^Invoice INV-\d{5}$/ }).click();
  const notes = page.getByRole('region', { name: 'Credit notes' });
  await notes.getByRole('link', { name: /^CN-\d{5}$/ }).waitFor();
  const last = page.getByRole('article', { name: 'Invoice' }).locator('.paper-last');
  await eventually(async () => expect((await textsOf(last))[0]).toContain('315.00'));
  expect(await barriers(page)).toEqual([]);
});

test('in Arabic and dark on a phone the list, the paper and the form stay usable', async () => {
  const { page } = await stage.as('hr', '/invoices', {
    locale: 'ar-AE',
    colorScheme: 'dark',
    viewport: { width: 360, height: 780 },
  });
  await page.getByRole('heading', { name: 'الفواتير' }).waitFor();
  const first = page.locator('main a[href^="/invoices/"]:not([href$="/new"])').first();
  await first.waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await first.click();
  await page.getByRole('article').waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.goto('/invoices/new');
  await page.getByRole('button', { name: 'إضافة بند' }).click();
  await page.getByRole('group', { name: 'البند 1' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});
