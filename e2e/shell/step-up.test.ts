import type { Browser } from 'playwright-core';
import { Client } from 'pg';
import { askerOf, type Row, type Rows } from '../asking';
import { addPasskey, withAuthenticator } from './authenticator';
import { launchBrowser } from '../browser';
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

/** A quarter of an hour goes by since everybody proved that it is they. */
async function later(): Promise<void> {
  const client = new Client(product.databaseUrl);
  await client.connect();
  await client.query(`update auth_session set proven_at = proven_at - interval '15 minutes'`);
  await client.end();
}

test('a bank account is changed and shown once a passkey was shown again; what was typed stays', async () => {
  const ask = askerOf(product.url);
  const {
    rows: [person],
  } = await ask<Rows<Row>>('hr', '{ employees(filter: { code: { eq: "HMG-0031" } }) { rows { id } } }');
  const { id } = await ask<Row>(
    'hr',
    'mutation($input: BankAccountInput!) { createBankAccount(input: $input) { id } }',
    {
      input: { employeeId: person!.id, holder: 'A holder', iban: 'AE070331234567890123456', validFrom: '2027-01-01' },
    },
  );
  const hana = await newVisitor(browser, product.url, { viewport: { width: 390, height: 844 } });
  const { page } = hana;
  await hana.signIn('hr');
  await withAuthenticator(page);
  await hana.go('/two-factor');
  await addPasskey(page, 'My phone');
  await later();

  await hana.go(`/bank-accounts?open=${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Account holder').fill('Another holder');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Prove that it is you' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('This asks for your second factor again.').first().waitFor();
  expect(await page.getByLabel('Account holder').inputValue()).toBe('Another holder');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await question.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
  await hana.go(`/bank-accounts?open=${id}`);
  await page.getByRole('dialog').getByText('Another holder').waitFor();

  await later();
  await hana.go(`/bank-accounts?open=${id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Show in clear (recorded)' }).click();
  await question.getByRole('button', { name: 'Go on' }).waitFor();
  expect([await barriers(page), await overflow(page)]).toEqual([[], 0]);
  await shoot(page, 'step-up');
  await question.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('AE070331234567890123456').waitFor();
  await hana.leave();
});
