import { openStage } from '../stage';
import { barriers, eventually, overflow, shoot } from '../visitor';

const stage = openStage();

test('a vendor gets another contact and a bank account, whose number stays masked in its history', async () => {
  const hana = await stage.as('hr', '/vendors', { viewport: { width: 360, height: 780 } });
  const { page } = hana;
  await page.getByRole('link', { name: 'Al Noor Facility Services' }).click();
  const drawer = page.getByRole('dialog', { name: 'Al Noor Facility Services' });
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByRole('button', { name: 'Add a contact' }).click();
  const contact = drawer.getByRole('group', { name: 'Contact 1' });
  await contact.getByLabel('Name').fill('Mariam Saeed');
  await contact.getByLabel('What about').fill('Accounts');
  await contact.getByLabel('E-mail').fill('nobody');
  await drawer.getByLabel('Account holder').fill('Al Noor LLC');
  await drawer.getByLabel('IBAN').fill('AE080331234567890123456');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('Give an e-mail address').first().waitFor();
  await contact.getByLabel('E-mail').fill('accounts@example.com');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText('This is no IBAN').first().waitFor();
  await drawer.getByLabel('IBAN').fill('AE070331234567890123456');
  await eventually(async () => expect(await barriers(page)).toEqual([]));
  expect(await overflow(page)).toBe(0);
  await shoot(page, 'vendor-phone');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Al Noor Facility Services' }).click();
  await drawer.getByRole('link', { name: 'accounts@example.com' }).waitFor();
  await drawer.getByText(/3456$/).first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await drawer.getByText('Awaiting verification').waitFor();
  await drawer.getByText('You entered this account. Another person has to verify it.').waitFor();
  expect(await drawer.getByRole('button', { name: 'Verify' }).count()).toBe(0);
  await drawer.getByText('History', { exact: true }).click();
  await drawer.getByText('Al Noor LLC').waitFor();
  await shoot(page, 'vendor-history-phone');
  expect(await drawer.getByText(/0331234567890/).count()).toBe(0);
});

test('the account of a vendor is verified by another person than who entered it, who is told', async () => {
  const faisal = await stage.as('finance', '/vendors', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  const { page } = faisal;
  await page.evaluate(() => localStorage.setItem('muster.language', 'ar'));
  await faisal.go('/vendors');
  await page.getByRole('link', { name: 'Al Noor Facility Services' }).click();
  const drawer = page.getByRole('dialog', { name: 'Al Noor Facility Services' });
  await drawer.getByText('ينتظر التحقق').waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await shoot(page, 'vendor-account-phone');
  await drawer.getByRole('button', { name: 'تحقق' }).click();
  await drawer.getByText('موثق').waitFor();
  const hana = await stage.as('hr', '/notifications');
  await hana.page.getByText('The bank account of Al Noor Facility Services was verified').waitFor();
});

test('a vendor gets a document with a number, a last day and a place on the board', async () => {
  const hana = await stage.as('hr', '/vendors', { viewport: { width: 360, height: 780 } });
  const { page } = hana;
  await page.getByRole('link', { name: 'Al Noor Facility Services' }).click();
  const drawer = page.getByRole('dialog', { name: 'Al Noor Facility Services' });
  await drawer.getByText('No documents yet: contracts').waitFor();
  expect(await barriers(page)).toEqual([]);
  await drawer.getByRole('link', { name: 'Add a document' }).click();
  const form = page.getByRole('dialog', { name: 'New document' });
  await form.getByText('Al Noor Facility Services').waitFor();
  await form.getByLabel('Title').fill('Cleaning contract');
  await form.getByLabel('Number').fill('AN-2291');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.goto(new URL('/vendors', page.url()).href);
  await page.getByRole('link', { name: 'Al Noor Facility Services' }).click();
  await drawer.getByRole('link', { name: 'Cleaning contract' }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
  await shoot(page, 'vendor-documents-phone');
});

test('what the company and its vendors lack is one click from what employees lack', async () => {
  const hana = await stage.as('hr', '/missing-documents', { viewport: { width: 390, height: 844 } });
  const { page } = hana;
  await page.getByText('Company and vendors').click();
  await page.getByRole('heading', { name: 'Missing documents of the company' }).waitFor();
  await page.getByText('No document is missing').waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});
